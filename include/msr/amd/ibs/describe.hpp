// Descriptions of samples: every value of a sample with its name, its meaning, and whether it can
// be trusted. The caller decides how the descriptions are printed.
#pragma once

#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/sample.hpp>

#include <cstdint>

namespace msr::ibs {

/// The form in which a value of a sample is best shown.
enum class shown_as : std::uint8_t {
    number,    ///< the value is shown as a number, in decimal
    address,   ///< the value is shown as an address, in hexadecimal
    yes_or_no, ///< the value is a flag, shown as `no` for 0 and as `yes` for 1
    text,      ///< the value is shown as a word, `described_value::text`
};

/// A value of an IBS sample, with its name and what is needed to show it.
struct described_value {
    const char *name{};    ///< name of the sample's value, such as `miss_latency`
    shown_as as{};         ///< the form in which a sample's value is shown
    std::uint64_t value{}; ///< the value of the sample as a number
    /// The value's meaning as a word where `as` is `shown_as::text`; otherwise null.
    const char *text{};
    const char *unit{};   ///< unit of the sample's value, `core clocks` or `bytes`; null: none
    bool valid{true};     ///< false: the processor marks the sample's value as invalid
    erratum_set doubts{}; ///< errata of the processor by which the sample's value may be wrong

    /// Returns whether the value can be trusted: the processor marks it as valid, and no erratum
    /// makes it doubtful.
    constexpr bool trusted() const { return valid && doubts == 0; }
};

/// Describes an op sample: calls `sink(described_value)` for each of its values.
/// `sample`: a decoded sample
/// `decoder`: the decoder of the sample's target
/// `sink`: takes the name, value, unit and known doubts (errata) of each value
template <typename Sink>
constexpr void describe(const op_sample &sample, const sample_decoder &decoder, Sink &&sink) {
    const auto number = [&](const char *name, std::uint64_t value, const char *unit,
                            bool valid = true, erratum_set doubts = 0) {
        sink(described_value{name, shown_as::number, value, nullptr, unit, valid,
                             doubts & sample.untrusted});
    };
    const auto linear = [&](const char *name, std::uint64_t value, bool valid,
                            erratum_set doubts = 0) {
        sink(described_value{name, shown_as::address, value, nullptr, nullptr, valid,
                             doubts & sample.untrusted});
    };
    const auto flag = [&](const char *name, bool value, bool valid = true, erratum_set doubts = 0) {
        sink(described_value{name, shown_as::yes_or_no, value, nullptr, nullptr, valid,
                             doubts & sample.untrusted});
    };
    const auto text = [&](const char *name, auto value, bool valid = true, erratum_set doubts = 0) {
        sink(described_value{name, shown_as::text, static_cast<std::uint64_t>(value),
                             name_of(value), nullptr, valid, doubts & sample.untrusted});
    };
    const erratum_set data2 = set_of(erratum_id::e484) | set_of(erratum_id::e1293);
    const bool memory = sample.is_load() || sample.is_store();
    const bool branch = sample.branch != branch_outcome::no_branch;

    flag("valid", sample.valid());
    text("kind", sample.kind);
    linear("rip", sample.rip, sample.has_rip(), set_of(erratum_id::e713));
    number("period_elapsed", sample.period_elapsed(), nullptr);
    number("tag_to_retire", sample.tag_to_retire(), "core clocks");
    number("completion_to_retire", sample.completion_to_retire(), "core clocks");
    text("branch", sample.branch, branch);
    if (decoder.has(detail::br_target_br_target, address::br_target))
        linear("branch_target", sample.branch_target, sample.has_branch_target());
    flag("return", sample.is_return(), branch);
    if (decoder.has(detail::op_data_brn_fuse, address::op_data))
        flag("fused_branch", sample.is_fused_branch(), branch);
    if (decoder.has(detail::op_data_microcode, address::op_data))
        flag("microcode", sample.from_microcode());
    linear("linear_address", sample.linear_address, sample.has_linear_address(),
           set_of(erratum_id::e713));
    linear("physical_address", sample.physical_address, sample.has_physical_address());
    flag("data_cache_miss", sample.missed_data_cache(), memory);
    number("miss_latency", sample.miss_latency(), "core clocks",
           sample.is_load() && sample.missed_data_cache());
    text("data_source", sample.source, sample.source != data_source::none, data2);
    if (decoder.has(detail::op_data2_rmt_node, address::op_data2))
        flag("remote_node", sample.from_remote_node(), sample.source != data_source::none, data2);
    if (decoder.has(detail::op_data2_cache_hit_st, address::op_data2))
        sink(described_value{"cache_state", shown_as::text, sample.cache_hit_st(),
                             cache_state(sample.cache_hit_st()), nullptr, sample.from_a_cache(),
                             (data2 | set_of(erratum_id::cache_hit_st)) & sample.untrusted});
    if (decoder.has(detail::op_data3_l2_miss, address::op_data3))
        flag("l2_miss", sample.missed_l2(), memory, set_of(erratum_id::e1293));
    if (decoder.has(detail::op_data3_op_dc_miss_open_mem_reqs, address::op_data3))
        number("open_requests", sample.open_requests(), nullptr, sample.missed_data_cache(),
               set_of(erratum_id::e1293));
    if (decoder.has_mab_hit())
        flag("miss_buffer_hit", sample.miss_buffer_flag(), memory, set_of(erratum_id::e717));
    flag("l1_tlb_miss", sample.missed_l1_tlb(), memory && sample.tells_of_tlb());
    flag("l2_tlb_miss", sample.missed_l2_tlb(), memory && sample.tells_of_tlb());
    if (decoder.has(detail::op_data3_tlb_refill_lat, address::op_data3))
        number("tlb_refill_latency", sample.tlb_refill_latency(), "core clocks",
               sample.has_tlb_refill_latency() && sample.missed_l1_tlb());
    text("data_page", sample.data_page, sample.data_page != page_size::unknown);
    if (decoder.has(detail::op_data3_op_mem_width, address::op_data3))
        number("access_bytes", sample.access_bytes(), "bytes", sample.access_bytes() != 0);
    flag("misaligned", sample.misaligned(), memory);
    flag("locked", sample.locked(), memory);
    flag("write_combining", sample.write_combining(), memory);
    flag("uncacheable", sample.uncacheable(), memory);
    const auto flag3 = [&](const layout_field &field, const char *name, bool value) {
        if (decoder.has(field, address::op_data3)) flag(name, value, memory);
    };
    flag3(detail::op_data3_dc_ld_bnk_con, "load_bank_conflict", sample.load_had_bank_conflict());
    flag3(detail::op_data3_dc_st_bnk_con, "store_bank_conflict", sample.store_had_bank_conflict());
    flag3(detail::op_data3_dc_st_to_ld_fwd, "store_forwarded", sample.store_was_forwarded());
    flag3(detail::op_data3_dc_st_to_ld_can, "forwarding_cancelled",
          sample.forwarding_was_cancelled());
    if (decoder.has(detail::op_data_brn_resync, address::op_data)) {
        flag("caused_resync", sample.caused_resync(), branch);
        flag("mispredicted_return", sample.is_mispredicted_return(), branch);
    }
    if (decoder.has(detail::op_data2_strm_st, address::op_data2)) {
        flag("streaming_store", sample.is_streaming_store(), memory);
        flag("remote_socket", sample.from_remote_socket(), sample.source != data_source::none);
    }
    if (decoder.has(detail::op_data4_ld_resync, address::op_data4))
        flag("load_resync", sample.load_resynced, memory);
}

/// Describes a fetch sample: calls `sink(described_value)` for each of its values.
/// `sample`: a decoded sample
/// `decoder`: the decoder of the sample's target
/// `sink`: takes the name, value, unit and known doubts (errata) of each value
template <typename Sink>
constexpr void describe(const fetch_sample &sample, const sample_decoder &decoder, Sink &&sink) {
    const auto flag = [&](const char *name, bool value, bool valid = true, erratum_set doubts = 0) {
        sink(described_value{name, shown_as::yes_or_no, value, nullptr, nullptr, valid,
                             doubts & sample.untrusted});
    };
    const bool reported = !sample.has_untrusted_status;
    const auto &control = address::fetch_ctl;
    flag("valid", sample.valid());
    flag("completed", sample.completed(), reported);
    sink(described_value{"linear_address", shown_as::address, sample.linear_address, nullptr,
                         nullptr, true, set_of(erratum_id::e1197) & sample.untrusted});
    sink(described_value{"physical_address", shown_as::address, sample.physical_address, nullptr,
                         nullptr, sample.has_physical_address(), 0});
    sink(described_value{"latency", shown_as::number, sample.latency, nullptr, "core clocks", true,
                         0});
    flag("instruction_cache_miss", sample.missed_instruction_cache(), reported,
         set_of(erratum_id::e1238));
    if (decoder.has(detail::fetch_ctl_fetch_oc_miss, control))
        flag("op_cache_miss", sample.missed_op_cache(), reported);
    if (decoder.has(detail::fetch_ctl_fetch_l2_miss, control))
        flag("l2_miss", sample.missed_l2(), reported && sample.completed());
    if (decoder.has(detail::fetch_ctl_fetch_l3_miss, control))
        flag("l3_miss", sample.missed_l3(), reported);
    flag("l1_tlb_miss", sample.missed_l1_tlb(), reported);
    flag("l2_tlb_miss", sample.missed_l2_tlb(), reported);
    sink(described_value{"page", shown_as::text, static_cast<std::uint64_t>(sample.page),
                         name_of(sample.page), nullptr, sample.page != page_size::unknown,
                         set_of(erratum_id::e1347) & sample.untrusted});
    if (decoder.has(detail::extd_ctl_itlb_refill_lat, address::extd_ctl))
        sink(described_value{"itlb_refill_latency", shown_as::number, sample.itlb_refill_latency,
                             nullptr, "core clocks", sample.missed_l1_tlb(), 0});
}

} // namespace msr::ibs
