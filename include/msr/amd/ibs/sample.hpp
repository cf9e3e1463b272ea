// Samples: the registers of a sample, decoded into values with a meaning, and the doubts about
// these values by the processor's errata. Sources: those of fields.hpp, encodings.hpp and
// errata.hpp. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// The values of the registers of an op sample, in the order in which a handler reads them. A
/// register that the processor does not have is 0.
struct raw_op {
    /// Each member is the value of the register with its name, IBS_OP_CTL to IBS_OP_DATA4.
    std::uint64_t op_ctl{};
    std::uint64_t op_rip{};
    std::uint64_t op_data{};
    std::uint64_t op_data2{};
    std::uint64_t op_data3{};
    std::uint64_t dc_linaddr{};
    std::uint64_t dc_physaddr{};
    std::uint64_t br_target{};
    std::uint64_t op_data4{};
};

/// The values of the registers of a fetch sample. A register that the processor does not have is 0.
struct raw_fetch {
    /// Each member is the value of the register with its name, IBS_FETCH_CTL to IC_IBS_EXTD_CTL.
    std::uint64_t fetch_ctl{};
    std::uint64_t fetch_linaddr{};
    std::uint64_t fetch_physaddr{};
    std::uint64_t extd_ctl{};
};

/// Puts the value that was read from a register into an op sample.
/// `destination`: the registers of the sample so far
/// `read_from`: the number of the register, as RDMSR takes it
/// `value`: the value of the register
/// Returns false, and changes nothing, where op samples do not have the register.
constexpr bool put(raw_op &destination, std::uint32_t read_from, std::uint64_t value) {
    constexpr std::uint64_t raw_op::*places[] = {&raw_op::op_ctl,      &raw_op::op_rip,
                                                 &raw_op::op_data,     &raw_op::op_data2,
                                                 &raw_op::op_data3,    &raw_op::dc_linaddr,
                                                 &raw_op::dc_physaddr, nullptr,
                                                 &raw_op::br_target,   nullptr,
                                                 &raw_op::op_data4};
    // The difference wraps to a large position for a register whose number is below that of op_ctl.
    const std::uint32_t place = read_from - address::op_ctl;
    if (place >= sizeof places / sizeof places[0] || places[place] == nullptr) return false;
    destination.*places[place] = value;
    return true;
}
/// Puts the value that was read from a register into a fetch sample.
/// `destination`: the registers of the sample so far
/// `read_from`: the number of the register, as RDMSR takes it
/// `value`: the value of the register
/// Returns false, and changes nothing, where fetch samples do not have the register.
constexpr bool put(raw_fetch &destination, std::uint32_t read_from, std::uint64_t value) {
    if (read_from == address::fetch_ctl)
        destination.fetch_ctl = value;
    else if (read_from == address::fetch_linaddr)
        destination.fetch_linaddr = value;
    else if (read_from == address::fetch_physaddr)
        destination.fetch_physaddr = value;
    else if (read_from == address::extd_ctl)
        destination.extd_ctl = value;
    else
        return false;
    return true;
}

/// The kind of a tagged op.
enum class op_kind : std::uint8_t {
    other,          ///< the op is no load, store, prefetch or branch
    load,           ///< the op reads memory
    store,          ///< the op writes memory
    load_and_store, ///< the op reads and writes memory
    prefetch,       ///< the op is a prefetch by software
    branch,         ///< the op is a branch that is no return
    return_,        ///< the op is a return
};

/// The outcome of a tagged branch.
enum class branch_outcome : std::uint8_t {
    no_branch,              ///< the op was no branch, or did not retire
    not_taken,              ///< the branch was predicted well and not taken
    taken,                  ///< the branch was predicted well and taken
    mispredicted_not_taken, ///< the branch was mispredicted and not taken
    mispredicted_taken,     ///< the branch was mispredicted and taken
};

constexpr const char *name_of(op_kind kind) {
    constexpr const char *names[] = {"other",    "load",   "store", "load_and_store",
                                     "prefetch", "branch", "return"};
    return names[static_cast<unsigned>(kind)];
}
constexpr const char *name_of(branch_outcome outcome) {
    constexpr const char *names[] = {"no_branch", "not_taken", "taken", "mispredicted_not_taken",
                                     "mispredicted_taken"};
    return names[static_cast<unsigned>(outcome)];
}

/// A decoded op sample. It has all values that the processor reported, including those that are
/// doubtful by errata; `untrusted` has these errata.
struct op_sample {
    /// Address of the instruction that contains the sampled op; meaningful where `has_rip()`.
    std::uint64_t rip{};
    /// Linear address of the op's load or store; meaningful where `has_linear_address()`.
    std::uint64_t linear_address{};
    /// Physical address of the op's load or store; meaningful where `has_physical_address()`.
    std::uint64_t physical_address{};
    /// Linear address of the branch's target; meaningful where `has_branch_target()`.
    std::uint64_t branch_target{};
    std::uint64_t op_ctl{};   ///< value of IBS_OP_CTL, with the fields that the processor has
    std::uint64_t op_data{};  ///< value of IBS_OP_DATA, with the fields that the processor has
    std::uint64_t op_data3{}; ///< value of IBS_OP_DATA3, with the fields that the processor has
    erratum_set untrusted{};  ///< errata that make a part of the op sample doubtful
    std::uint16_t op_data2{}; ///< value of IBS_OP_DATA2, with the fields that the processor has
    op_kind kind{};           ///< what the op is: a load, a store, a branch and so on
    branch_outcome branch{};  ///< how the branch ended; `no_branch`: the op was no branch
    data_source source{};     ///< where the data of a load came from
    page_size data_page{};    ///< size of the page that the data lies in
    /// Whether the load was executed again after a resync (family 15h, models 60h to 7Fh).
    bool load_resynced{};
    /// The reports of the processor and the conditions of their validity: a sum of
    /// `tells_branch_target`, `tells_tlb_refill`, `refill_needs_address` and `tlb_needs_address`.
    std::uint8_t tells{};

    /// The flag, among the reports of a processor, that says that `branch_target` is reported.
    static constexpr std::uint8_t tells_branch_target = 1;
    /// The flag, among the reports of a processor, that says that the latency of a refill of the
    /// TLB is reported.
    static constexpr std::uint8_t tells_tlb_refill = 2;
    /// The flag, among the reports of a processor, that says that the latency of a TLB refill is
    /// valid only with a physical address: Zen 4 and later.
    static constexpr std::uint8_t refill_needs_address = 4;
    /// The flag, among the reports of a processor, that says that the flags of the TLB are valid
    /// only with a physical address: Zen 5 and later.
    static constexpr std::uint8_t tlb_needs_address = 8;

    /// Returns whether the registers hold an op sample: the bit Val is set.
    constexpr bool valid() const { return detail::op_ctl_op_val.value_in(op_ctl) != 0; }
    /// Returns the core clocks or dispatched ops that were counted: the whole period where Val is
    /// set, otherwise the running count.
    constexpr std::uint32_t period_elapsed() const {
        using namespace detail;
        const std::uint64_t period = op_ctl_op_max_cnt_lo.value_in(op_ctl) * 16 +
                                     (op_ctl_op_max_cnt_hi.value_in(op_ctl) << 20);
        return static_cast<std::uint32_t>(valid() ? period : op_ctl_op_cur_cnt_27.value_in(op_ctl));
    }
    /// Returns the core clocks from the tagging of the op to its retirement.
    constexpr unsigned tag_to_retire() const { return number(detail::op_data_tag_to_ret_ctr); }
    /// Returns the core clocks from the completion of the op to its retirement.
    constexpr unsigned completion_to_retire() const {
        return number(detail::op_data_comp_to_ret_ctr);
    }
    /// Returns the core clocks from the data cache miss to the arrival of the data; meaningful for
    /// loads that missed the data cache.
    constexpr unsigned miss_latency() const { return number3(detail::op_data3_dc_miss_lat); }
    /// Returns the core clocks from the miss in the L1 data TLB to the refill; meaningful where
    /// `has_tlb_refill_latency()`.
    constexpr unsigned tlb_refill_latency() const {
        return number3(detail::op_data3_tlb_refill_lat);
    }
    /// Returns the size of the memory access in bytes; 0: not known.
    constexpr unsigned access_bytes() const {
        return ibs::access_bytes(number3(detail::op_data3_op_mem_width));
    }
    /// Returns the number of requests to memory that were open when the data cache miss was
    /// allocated.
    constexpr unsigned open_requests() const {
        return number3(detail::op_data3_op_dc_miss_open_mem_reqs);
    }

    /// Returns whether the member `rip` is valid.
    constexpr bool has_rip() const { return !of_data(detail::op_data_rip_invalid); }
    /// Returns whether the member `linear_address` is valid.
    constexpr bool has_linear_address() const {
        return of_data3(detail::op_data3_dc_lin_addr_valid);
    }
    /// Returns whether the member `physical_address` is valid.
    constexpr bool has_physical_address() const {
        return of_data3(detail::op_data3_dc_phy_addr_valid);
    }
    /// Returns whether the member `branch_target` is valid: the op is a taken branch that retired,
    /// and the processor reports targets.
    constexpr bool has_branch_target() const {
        return (tells & tells_branch_target) != 0 && of_data(detail::op_data_brn_ret) &&
               of_data(detail::op_data_brn_taken);
    }
    /// Returns whether `tlb_refill_latency()` is valid.
    constexpr bool has_tlb_refill_latency() const {
        return (tells & tells_tlb_refill) != 0 &&
               (has_physical_address() || (tells & refill_needs_address) == 0);
    }
    /// Returns whether the flags `missed_l1_tlb()` and `missed_l2_tlb()` are valid: on Zen 5 and
    /// later they need a valid physical address.
    constexpr bool tells_of_tlb() const {
        return has_physical_address() || (tells & tlb_needs_address) == 0;
    }

    /// Returns whether the op reads memory.
    constexpr bool is_load() const { return of_data3(detail::op_data3_ld_op); }
    /// Returns whether the op writes memory.
    constexpr bool is_store() const { return of_data3(detail::op_data3_st_op); }
    /// Returns whether the op's memory access missed the data cache.
    constexpr bool missed_data_cache() const { return of_data3(detail::op_data3_dc_miss); }
    /// Returns whether the op's memory access missed the L2 cache (family 15h models 30h on).
    constexpr bool missed_l2() const { return of_data3(detail::op_data3_l2_miss); }
    /// Returns whether the op's memory access missed the L1 data TLB; meaningful where
    /// `tells_of_tlb()`.
    constexpr bool missed_l1_tlb() const { return of_data3(detail::op_data3_dc_l1_tlb_miss); }
    /// Returns whether the op's memory access missed the L2 data TLB; meaningful where
    /// `tells_of_tlb()`.
    constexpr bool missed_l2_tlb() const { return of_data3(detail::op_data3_dc_l2_tlb_miss); }
    /// Returns whether the op's memory access was misaligned.
    constexpr bool misaligned() const { return of_data3(detail::op_data3_dc_mis_acc); }
    /// Returns whether the op's memory access was locked.
    constexpr bool locked() const { return of_data3(detail::op_data3_dc_locked_op); }
    /// Returns whether the op's memory access was to write-combining memory.
    constexpr bool write_combining() const { return of_data3(detail::op_data3_dc_wc_mem_acc); }
    /// Returns whether the op's memory access was to uncacheable memory.
    constexpr bool uncacheable() const { return of_data3(detail::op_data3_dc_uc_mem_acc); }
    /// Returns bit 16 of OP_DATA3. Up to family 15h models 10h to 1Fh: the data cache miss hit a
    /// miss buffer; on later processors: no miss buffer was allocated for the miss.
    constexpr bool miss_buffer_flag() const { return of_data3(detail::op_data3_dc_mab_hit); }
    /// Returns whether the load had a bank conflict (families 10h, 12h and 15h models 00h to 0Fh).
    constexpr bool load_had_bank_conflict() const {
        return of_data3(detail::op_data3_dc_ld_bnk_con);
    }
    /// Returns whether the store had a bank conflict (families 10h to 12h).
    constexpr bool store_had_bank_conflict() const {
        return of_data3(detail::op_data3_dc_st_bnk_con);
    }
    /// Returns whether a store's data was forwarded to the load (families 10h to 16h; of family 15h
    /// models 00h to 0Fh alone).
    constexpr bool store_was_forwarded() const {
        return of_data3(detail::op_data3_dc_st_to_ld_fwd);
    }
    /// Returns whether the forwarding of a store's data to the load was cancelled (families 10h,
    /// 12h and 15h models 00h to 0Fh).
    constexpr bool forwarding_was_cancelled() const {
        return of_data3(detail::op_data3_dc_st_to_ld_can);
    }
    /// Returns whether the op was a branch that caused a resync (families 10h, 12h and 15h models
    /// 00h to 0Fh).
    constexpr bool caused_resync() const { return of_data(detail::op_data_brn_resync); }
    /// Returns whether the op was a mispredicted return (families 10h, 12h and 15h models 00h to
    /// 0Fh).
    constexpr bool is_mispredicted_return() const { return of_data(detail::op_data_misp_return); }
    /// Returns whether the op was a streaming store. AMD has announced the flag (Zen 6).
    constexpr bool is_streaming_store() const {
        return detail::op_data2_strm_st.value_in(op_data2) != 0;
    }
    /// Returns whether the request for the load's data was served from another socket. AMD has
    /// announced the flag (Zen 6).
    constexpr bool from_remote_socket() const {
        return detail::op_data2_rmt_socket.value_in(op_data2) != 0;
    }
    /// Returns whether the op was a return.
    constexpr bool is_return() const { return of_data(detail::op_data_return); }
    /// Returns whether the op was a fused branch (family 15h models 30h on, where CPUID announces
    /// OpBrnFuse).
    constexpr bool is_fused_branch() const { return of_data(detail::op_data_brn_fuse); }
    /// Returns whether the op was issued from microcode (family 15h models 60h on).
    constexpr bool from_microcode() const { return of_data(detail::op_data_microcode); }
    /// Returns whether the request for the load's data was served by another node than the core
    /// belongs to.
    constexpr bool from_remote_node() const {
        return detail::op_data2_rmt_node.value_in(op_data2) != 0;
    }
    /// Returns the state of the line in the cache that served the load: false is Modified, true is
    /// Owned; meaningful where `from_a_cache()`.
    constexpr bool cache_hit_st() const {
        return detail::op_data2_cache_hit_st.value_in(op_data2) != 0;
    }
    /// Returns whether the load was served by a cache that reports the state of its line.
    constexpr bool from_a_cache() const {
        return source == data_source::local_cache || source == data_source::remote_cache ||
               source == data_source::l3_or_complex || source == data_source::near_complex ||
               source == data_source::far_complex || source == data_source::local_l3;
    }
    /// Returns whether an erratum makes a part of the op sample doubtful.
    constexpr bool doubts(erratum_id id) const { return (untrusted & set_of(id)) != 0; }

    friend constexpr bool operator==(const op_sample &, const op_sample &) = default;

private:
    constexpr bool of_data(const layout_field &field) const { return field.value_in(op_data) != 0; }
    constexpr bool of_data3(const layout_field &field) const {
        return field.value_in(op_data3) != 0;
    }
    constexpr unsigned number(const layout_field &field) const {
        return static_cast<unsigned>(field.value_in(op_data));
    }
    constexpr unsigned number3(const layout_field &field) const {
        return static_cast<unsigned>(field.value_in(op_data3));
    }
};

/// A decoded fetch sample. It has all values that the processor reported, including those that are
/// doubtful by errata; `untrusted` has these errata.
struct fetch_sample {
    std::uint64_t linear_address{}; ///< linear address of the sampled fetch
    /// Physical address of the sampled fetch; meaningful where `has_physical_address()`.
    std::uint64_t physical_address{};
    /// Value of IBS_FETCH_CTL, with the fields that the processor has.
    std::uint64_t fetch_ctl{};
    erratum_set untrusted{}; ///< errata that make a part of the fetch sample doubtful
    erratum_set corrected{}; ///< errata whose effects the decoder has corrected in the fetch sample
    /// Core clocks from the begin of the fetch to its completion or its end without completion.
    std::uint16_t latency{};
    /// Core clocks of the refill of the instruction TLB; 0: not reported.
    std::uint16_t itlb_refill_latency{};
    page_size page{}; ///< size of the page that the fetched code lies in
    /// Whether the fetch's status bits are not trusted: Zen 6 reports them only with a valid
    /// physical address.
    bool has_untrusted_status{};

    /// Returns whether the registers hold a fetch sample: the bit Val is set.
    constexpr bool valid() const { return of(detail::fetch_ctl_fetch_val); }
    /// Returns whether the fetch was completed and delivered to the decoder.
    constexpr bool completed() const { return of(detail::fetch_ctl_fetch_comp); }
    /// Returns whether the fetch missed the instruction cache. Unreliable on models below 10h of
    /// family 19h: erratum 1238.
    constexpr bool missed_instruction_cache() const { return of(detail::fetch_ctl_ic_miss); }
    /// Returns whether the fetch missed the op cache (Zen 4 on).
    constexpr bool missed_op_cache() const { return of(detail::fetch_ctl_fetch_oc_miss); }
    /// Returns whether a completed fetch missed the L2 cache (family 15h models 60h on).
    constexpr bool missed_l2() const { return of(detail::fetch_ctl_fetch_l2_miss); }
    /// Returns whether the fetch missed the L3 cache (Zen 4 on).
    constexpr bool missed_l3() const { return of(detail::fetch_ctl_fetch_l3_miss); }
    /// Returns whether the fetch missed the L1 instruction TLB.
    constexpr bool missed_l1_tlb() const { return of(detail::fetch_ctl_l1_tlb_miss); }
    /// Returns whether the fetch missed the L2 instruction TLB.
    constexpr bool missed_l2_tlb() const { return of(detail::fetch_ctl_l2_tlb_miss); }
    /// Returns whether the member `physical_address` is valid.
    constexpr bool has_physical_address() const { return of(detail::fetch_ctl_phy_addr_valid); }
    /// Returns whether an erratum makes a part of the fetch sample doubtful.
    constexpr bool doubts(erratum_id id) const { return (untrusted & set_of(id)) != 0; }

    friend constexpr bool operator==(const fetch_sample &, const fetch_sample &) = default;

private:
    constexpr bool of(const layout_field &field) const { return field.value_in(fetch_ctl) != 0; }
};

/// A decoder for samples of a target, which may be a constant or come from CPUID. The constructor
/// looks up the facts of the target, so that decoding is fast.
class sample_decoder {
public:
    /// Makes a decoder of samples that were taken on a processor of the target.
    constexpr explicit sample_decoder(const target &target)
        : on{target}, op_ctl{known_bits(address::op_ctl, on)},
          op_data{known_bits(address::op_data, on)}, op_data2{known_bits(address::op_data2, on)},
          op_data3{known_bits(address::op_data3, on)}, op_data4{known_bits(address::op_data4, on)},
          dc_physaddr{known_bits(address::dc_physaddr, on)},
          br_target{known_bits(address::br_target, on)}, fetch_ctl{known_bits(address::fetch_ctl,
                                                                              on)},
          fetch_physaddr{known_bits(address::fetch_physaddr, on)}, extd_ctl{known_bits(
                                                                       address::extd_ctl, on)},
          has_page_size{on.has(feature::op_dtlb_pg_size)}, tells_no_mab_alloc{has_no_mab_alloc(on)},
          trusts_fetch_with_address{on.is == generation::zen6},
          high_address_bits{contains(from(generation::zen4, generation::zen6), on.is) ? 8u : 17u} {
        for (unsigned code = 0; code < 32; ++code) {
            sources[code] = source_of(code, on).is;
            kinds[code] = kind_at(code);
        }
        for (unsigned code = 0; code < 16; ++code)
            outcomes[code] = outcome_at(code);
        for (unsigned code = 0; code < 256; ++code)
            pages[code] = page_at(code, has_page_size);
        for (const erratum &erratum : errata)
            if (erratum.concerns(on)) errata_here |= set_of(erratum.id);
        // The processor's model decides which of two encodings the page sizes have; the model must
        // be known.
        const bool other = (errata_here & set_of(erratum_id::e1347)) != 0;
        corrects_page = other && on.model != any_model;
        doubts_page = other && !corrects_page;
        constexpr erratum_set of_data = set_of(erratum_id::e484) | set_of(erratum_id::e717) |
                                        set_of(erratum_id::e1293) |
                                        set_of(erratum_id::cache_hit_st);
        has_doubts_of_data = (errata_here & of_data) != 0;
        const auto add = [&](bool kind, std::uint8_t number) {
            if (kind) tells = static_cast<std::uint8_t>(tells | number);
        };
        const bool refill = (op_data3 & detail::op_data3_tlb_refill_lat.mask()) != 0;
        add(br_target != 0, op_sample::tells_branch_target);
        add(refill, op_sample::tells_tlb_refill);
        add(contains(from(generation::zen4, generation::zen6), on.is),
            op_sample::refill_needs_address);
        add(has_page_size, op_sample::tlb_needs_address);
    }

    /// Returns the target whose samples are decoded.
    constexpr const target &made_for() const { return on; }
    /// Returns whether the target has a field of an IBS register.
    /// `field`: a field of msr/amd/ibs/fields.hpp
    /// `address`: the number of the field's register, as RDMSR takes it
    constexpr bool has(const layout_field &field, std::uint32_t address) const {
        return (known_bits(address, on) & field.mask()) != 0;
    }
    /// Returns whether bit 16 of OP_DATA3 reports a hit in a miss buffer; false: the bit reports
    /// that no miss buffer was allocated.
    constexpr bool has_mab_hit() const { return !tells_no_mab_alloc; }

    /// Decodes an op sample. The code has few branches, since the values of samples are as good as
    /// random and would be mispredicted; and is inline, so that the result is not copied.
    /// `raw`: the registers, which may have any values
    /// Returns the sample; `valid()` says whether the registers held one.
    [[gnu::always_inline]] constexpr op_sample decode(const raw_op &raw) const {
        using namespace detail;
        op_sample result;
        const std::uint64_t data = raw.op_data & op_data;
        const std::uint64_t data2 = raw.op_data2 & op_data2;
        const std::uint64_t data3 = raw.op_data3 & op_data3;
        const auto code = [](const layout_field &field, std::uint64_t begin, unsigned place) {
            return field.value_in(begin) << place;
        };
        result.rip = raw.op_rip;
        result.linear_address = raw.dc_linaddr;
        result.physical_address = raw.dc_physaddr & dc_physaddr;
        result.branch_target = raw.br_target & br_target;
        result.op_ctl = raw.op_ctl & op_ctl;
        result.op_data = data;
        result.op_data2 = static_cast<std::uint16_t>(data2);
        result.op_data3 = data3;
        result.kind = kinds[(data3 & 3) | code(op_data3_sw_pf, data3, 2) |
                            code(op_data_brn_ret, data, 3) | code(op_data_return, data, 4)];
        result.branch = outcomes[data >> op_data_return.low & 0xf];
        result.source = sources[(data2 & 7) | code(op_data2_data_src_hi, data2, 3)];
        // The page size is unknown (0) where the sample has no valid physical address.
        const page_size page = pages[(data3 & 0x7f) | code(op_data3_dc_l2_tlb_hit_1g, data3, 7)];
        result.data_page = static_cast<page_size>(
            static_cast<unsigned>(page) *
            static_cast<unsigned>(op_data3_dc_phy_addr_valid.value_in(data3)));
        result.load_resynced = op_data4_ld_resync.value_in(raw.op_data4 & op_data4) != 0;
        result.tells = tells;
        result.untrusted = doubts_of(result, data2, data3);
        return result;
    }

    /// Decodes a fetch sample.
    /// `raw`: the registers, which may have any values
    /// Returns the sample; `valid()` says whether the registers held one.
    [[gnu::always_inline]] constexpr fetch_sample decode(const raw_fetch &raw) const {
        using namespace detail;
        fetch_sample result;
        const std::uint64_t control = raw.fetch_ctl & fetch_ctl;
        result.linear_address = raw.fetch_linaddr;
        result.physical_address = raw.fetch_physaddr & fetch_physaddr;
        result.fetch_ctl = control;
        result.latency = static_cast<std::uint16_t>(fetch_ctl_fetch_lat.value_in(control));
        result.itlb_refill_latency =
            static_cast<std::uint16_t>(extd_ctl_itlb_refill_lat.value_in(raw.extd_ctl & extd_ctl));
        const bool has_physical = fetch_ctl_phy_addr_valid.value_in(control) != 0;
        const auto size = fetch_ctl_l1_tlb_pg_sz.value_in(control);
        if (has_physical)
            result.page = corrects_page ? page_sizes_of_erratum_1347[size] : page_sizes[size];
        result.has_untrusted_status = trusts_fetch_with_address && !has_physical;
        if (corrects_page && has_physical) result.corrected = set_of(erratum_id::e1347);

        erratum_set doubts = 0;
        if (doubts_page && has_physical) doubts |= set_of(erratum_id::e1347);
        if (raw.fetch_linaddr == 0) doubts |= set_of(erratum_id::e1197);
        doubts |= set_of(erratum_id::e1238);
        result.untrusted = doubts & errata_here;
        return result;
    }

private:
    static constexpr bool has_no_mab_alloc(const target &target) {
        return contains(detail::op_data3_dc_miss_no_mab_alloc.generations, target.is);
    }

    /// Returns the size of a data page by bits 0 to 6 and 19 of OP_DATA3. Zen 5 and later report
    /// the size. Earlier processors have flags of the TLB entry that was hit, where no flag means a
    /// page of 4 KiB; where both TLBs missed, the size is unknown.
    /// `index`: bits 0 to 6 of OP_DATA3, and above them its bit 19
    /// `says_size`: whether the processor reports the size
    static constexpr page_size page_at(unsigned index, bool says_size) {
        const std::uint64_t data3 = (index & 0x7f) | std::uint64_t{index >> 7} << 19;
        const auto kind = [&](const layout_field &field) { return field.value_in(data3) != 0; };
        using namespace detail;
        if (says_size) return page_sizes[op_data3_dc_pg_sz.value_in(data3)];
        if (!kind(op_data3_ld_op) && !kind(op_data3_st_op)) return page_size::unknown;
        if (kind(op_data3_dc_l1_tlb_hit_1g) || kind(op_data3_dc_l2_tlb_hit_1g))
            return page_size::gib_1;
        if (kind(op_data3_dc_l1_tlb_hit_2m) || kind(op_data3_dc_l2_tlb_hit_2m))
            return page_size::mib_2;
        if (kind(op_data3_dc_l1_tlb_miss) && kind(op_data3_dc_l2_tlb_miss))
            return page_size::unknown;
        return page_size::kib_4;
    }

    /// Returns 1 where a linear address is not canonical (erratum 713): the bits above the address
    /// do not repeat its highest bit; otherwise 0.
    constexpr erratum_set is_odd(std::uint64_t address) const {
        const unsigned upper = high_address_bits - 1;
        const auto extended = static_cast<std::int64_t>(address << upper) >> upper;
        return erratum_set{static_cast<std::uint64_t>(extended) != address};
    }

    constexpr erratum_set doubts_of(const op_sample &sample, std::uint64_t data2,
                                    std::uint64_t data3) const {
        using namespace detail;
        const auto bit = [data3](const layout_field &field) {
            return static_cast<erratum_set>(field.value_in(data3));
        };
        const auto place = [](erratum_set doubted, erratum_id id) {
            return doubted << static_cast<unsigned>(id);
        };
        const erratum_set odd_data =
            bit(op_data3_dc_lin_addr_valid) & is_odd(sample.linear_address);
        const erratum_set odd_rip = erratum_set{sample.has_rip()} & is_odd(sample.rip);
        const erratum_set odd = place(odd_data | odd_rip, erratum_id::e713);
        if (!has_doubts_of_data) return odd;
        const erratum_set mab = bit(op_data3_dc_mab_hit);
        const erratum_set no_buffer = mab & erratum_set{tells_no_mab_alloc};
        return odd | ((place(bit(op_data3_dc_wc_mem_acc), erratum_id::e484) |
                       place(mab & (bit(op_data3_dc_miss) ^ 1u), erratum_id::e717) |
                       place(bit(op_data3_sw_pf) | no_buffer, erratum_id::e1293) |
                       place(erratum_set{data2 != 0}, erratum_id::cache_hit_st)) &
                      errata_here);
    }

    /// Returns the kind of an op by five flags. A software prefetch is a load that does not wait.
    /// `index`: from bit 0 up the flags load, store, prefetch, branch, return
    static constexpr op_kind kind_at(unsigned index) {
        const bool load = (index & 1) != 0;
        const bool store = (index & 2) != 0;
        if ((index & 4) != 0) return op_kind::prefetch;
        if ((index & 8) != 0) return (index & 16) != 0 ? op_kind::return_ : op_kind::branch;
        if (load && store) return op_kind::load_and_store;
        if (store) return op_kind::store;
        return load ? op_kind::load : op_kind::other;
    }
    /// Returns the outcome of a branch by four flags, as they lie in OP_DATA.
    /// `index`: from bit 0 up the flags return, taken, mispredicted, branch
    static constexpr branch_outcome outcome_at(unsigned index) {
        if ((index & 8) == 0) return branch_outcome::no_branch;
        constexpr branch_outcome of[] = {branch_outcome::not_taken, branch_outcome::taken,
                                         branch_outcome::mispredicted_not_taken,
                                         branch_outcome::mispredicted_taken};
        return of[index >> 1 & 3];
    }

    target on{};
    std::uint64_t op_ctl{};
    std::uint64_t op_data{};
    std::uint64_t op_data2{};
    std::uint64_t op_data3{};
    std::uint64_t op_data4{};
    std::uint64_t dc_physaddr{};
    std::uint64_t br_target{};
    std::uint64_t fetch_ctl{};
    std::uint64_t fetch_physaddr{};
    std::uint64_t extd_ctl{};
    bool has_page_size{};
    bool tells_no_mab_alloc{};
    bool trusts_fetch_with_address{};
    bool corrects_page{};
    bool doubts_page{};
    bool has_doubts_of_data{};
    std::uint8_t tells{};
    unsigned high_address_bits{};
    erratum_set errata_here{};
    data_source sources[32]{};
    op_kind kinds[32]{};
    branch_outcome outcomes[16]{};
    page_size pages[256]{};
};

/// Decodes an op sample that was taken on a constant target.
/// `raw`: the registers, as a handler has read them
/// Returns the sample; `valid()` says whether the registers held one.
/// Example:
///     namespace ibs = msr::ibs;
///     constexpr ibs::raw_op raw{.op_ctl = 0x000002c30006186a, // published in perf-amd-ibs(1)
///                               .op_rip = 0xffffffff8204aea7,
///                               .op_data = 0x0000010002550001,
///                               .op_data2 = 0x13,
///                               .op_data3 = 0x31960092,
///                               .dc_linaddr = 0xff110008a5398920,
///                               .dc_physaddr = 0x8a5398920};
///     constexpr ibs::op_sample sample = ibs::decode_op<ibs::zen4>(raw);
///     static_assert(sample.kind == ibs::op_kind::store && sample.tag_to_retire() == 597);
template <target On>
constexpr op_sample decode_op(const raw_op &raw) {
    constexpr sample_decoder decoder{On};
    return decoder.decode(raw);
}
/// Decodes a fetch sample that was taken on a constant target.
/// `raw`: the registers, as a handler has read them
/// Returns the sample; `valid()` says whether the registers held one.
template <target On>
constexpr fetch_sample decode_fetch(const raw_fetch &raw) {
    constexpr sample_decoder decoder{On};
    return decoder.decode(raw);
}

} // namespace msr::ibs
