#include "meaning.hpp"

#include "perf_source.hpp"

#include "../../support/text.hpp"

#include <msr/amd/ibs/target.hpp>
#include <msr/processor/table.hpp>
#include <msr/profile/format.hpp>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

namespace msrpp::profile {

namespace {

namespace ibs = msr::ibs;
namespace pebs = msr::pebs;
using msr::profile::record;
using msr::profile::sample_kind;

msr::core core_of(std::string_view cpu) {
    // The name of a processor stands behind a colon, as in ibs:zen4.
    const auto colon = cpu.rfind(':');
    if (colon != cpu.npos) cpu.remove_prefix(colon + 1);
    return msr::core_named({cpu.data(), cpu.size()});
}

std::optional<ibs::sample_decoder> ibs_decoder_of(msr::core core) {
    if (core == msr::core::none || ibs::only(core) == 0) return {};
    return ibs::sample_decoder{ibs::target_of(core)};
}

/// Returns the generation of PEBS whose codes of data sources a core writes; empty: unknown.
std::optional<pebs::generation> sources_of(msr::core core) {
    using pebs::generation;
    // Servers have codes other than the client processors with the same core.
    switch (core) {
    case msr::core::skylake_sp:
    case msr::core::cascade_lake:
    case msr::core::cooper_lake:
    case msr::core::ice_lake_sp:
        return generation::skylake_server;
    case msr::core::sapphire_rapids:
    case msr::core::granite_rapids:
        return generation::golden_cove_server;
    default:
        break;
    }
    for (unsigned steps = 0; core != msr::core::none && steps < msr::core_count; ++steps) {
        switch (core) {
        case msr::core::nehalem:
        case msr::core::westmere:
            return generation::nehalem;
        case msr::core::sandy_bridge:
        case msr::core::ivy_bridge:
            return generation::sandy_bridge;
        case msr::core::haswell:
        case msr::core::broadwell:
            return generation::haswell;
        case msr::core::skylake:
        case msr::core::ice_lake:
            return generation::skylake;
        case msr::core::sapphire_rapids:
        case msr::core::granite_rapids:
            return generation::golden_cove_server;
        case msr::core::alder_lake:
        case msr::core::meteor_lake:
            return generation::golden_cove;
        case msr::core::alder_lake_atom:
            return generation::gracemont;
        case msr::core::meteor_lake_atom:
            return generation::crestmont;
        case msr::core::lunar_lake:
        case msr::core::panther_lake_core:
            return generation::lion_cove;
        case msr::core::nova_lake:
            return generation::panther_cove;
        case msr::core::nova_lake_atom:
            return generation::arctic_wolf;
        case msr::core::lunar_lake_atom:
        case msr::core::panther_lake_atom:
            return generation::crestmont;
        default:
            core = msr::processor_row_of(core).like;
        }
    }
    return {};
}

constexpr void add(std::uint16_t &flags, bool kind, subject entry) {
    if (kind) flags = static_cast<std::uint16_t>(flags | entry);
}

/// Returns the cache level of an IBS op as Linux does (perf_ibs_get_mem_lvl): the source in
/// OP_DATA2 is valid only for loads.
level level_of(const ibs::op_sample &op) {
    if (!op.missed_data_cache()) return level::l1;
    const bool doubtful = op.doubts(ibs::erratum_id::e1293);
    if (!op.missed_l2() && !doubtful) return level::l2;
    if (op.is_load()) {
        const bool remote = op.from_remote_node();
        switch (op.source) {
        case ibs::data_source::local_l3:
        case ibs::data_source::l3_or_complex:
            return level::l3;
        case ibs::data_source::local_cache:
        case ibs::data_source::near_complex:
            return remote ? level::remote_cache : level::other_cache;
        case ibs::data_source::remote_cache:
        case ibs::data_source::far_complex:
            return level::remote_cache;
        case ibs::data_source::dram:
            return remote ? level::remote_dram : level::dram;
        case ibs::data_source::long_latency_dimm:
            return level::persistent;
        case ibs::data_source::extension_memory:
            return level::extension;
        case ibs::data_source::peer_memory:
            return level::peer;
        case ibs::data_source::mmio:
            return level::io;
        default:
            break;
        }
    }
    return op.miss_buffer_flag() ? level::fill_buffer : level::past_l1;
}

level level_of(const pebs::source_row &source, bool is_remote) {
    switch (source.level) {
    case pebs::memory_level::l0:
    case pebs::memory_level::l1:
        return level::l1;
    case pebs::memory_level::l2_miss_buffer:
    case pebs::memory_level::fill_buffer:
        return level::fill_buffer;
    case pebs::memory_level::l2:
        return level::l2;
    case pebs::memory_level::l3:
        return is_remote ? level::remote_cache : level::l3;
    case pebs::memory_level::memory_side_cache:
    case pebs::memory_level::l4:
        return is_remote ? level::remote_cache : level::l4;
    case pebs::memory_level::memory:
        return is_remote ? level::remote_dram : level::dram;
    case pebs::memory_level::persistent_memory:
        return level::persistent;
    case pebs::memory_level::some_cache:
        return is_remote ? level::remote_cache : level::other_cache;
    case pebs::memory_level::io:
    case pebs::memory_level::uncached:
        return level::io;
    case pebs::memory_level::unknown:
        break;
    }
    return source.is == pebs::source::unknown_l3_miss ? level::past_l3 : level::not_told;
}

} // namespace

const char *name_of(level level) {
    constexpr const char *names[level_count] = {
        "not_told",    "l1",           "fill_buffer", "l2",          "l3",         "l4",
        "other_cache", "remote_cache", "dram",        "remote_dram", "persistent", "extension",
        "peer",        "io",           "past_l1",     "past_l3"};
    return names[static_cast<unsigned>(level) % level_count];
}

const char *name_of(tlb tlb) {
    constexpr const char *names[] = {"not_told", "l1", "l2", "l1_or_l2", "walk"};
    return names[static_cast<unsigned>(tlb) % 5];
}

ibs::raw_op raw_op_of(const record &record) {
    return {.op_ctl = record.word(MSRPP_SAMPLE_CONTROL),
            .op_rip = record.fixed().ip,
            .op_data = record.word(MSRPP_SAMPLE_DATA),
            .op_data2 = record.word(MSRPP_SAMPLE_DATA2),
            .op_data3 = record.word(MSRPP_SAMPLE_DATA3),
            .dc_linaddr = record.word(MSRPP_SAMPLE_ADDRESS),
            .dc_physaddr = record.word(MSRPP_SAMPLE_PHYSICAL),
            .br_target = record.word(MSRPP_SAMPLE_TARGET),
            .op_data4 = record.word(MSRPP_SAMPLE_DATA4)};
}

ibs::raw_fetch raw_fetch_of(const record &record) {
    return {.fetch_ctl = record.word(MSRPP_SAMPLE_CONTROL),
            .fetch_linaddr = record.word(MSRPP_SAMPLE_ADDRESS),
            .fetch_physaddr = record.word(MSRPP_SAMPLE_PHYSICAL),
            .extd_ctl = record.word(MSRPP_SAMPLE_EXTENDED)};
}

decoder::decoder(std::string_view cpu)
    : ibs_{ibs_decoder_of(core_of(cpu))}, pebs_{sources_of(core_of(cpu))} {}

meaning decoder::of(const record &record) const {
    meaning result;
    const unsigned flags = record.fixed().flags;
    add(result.flags, (flags & MSRPP_SAMPLE_KERNEL) != 0, in_kernel);
    add(result.flags, (flags & MSRPP_SAMPLE_EXACT) != 0, is_exact);
    const bool has_registers = record.has(MSRPP_SAMPLE_DATA) || record.has(MSRPP_SAMPLE_DATA3);
    if (record.kind() == sample_kind::op && has_registers && ibs_)
        read_op(record, result);
    else if (record.kind() == sample_kind::fetch && record.has(MSRPP_SAMPLE_CONTROL) && ibs_)
        read_fetch(record, result);
    else
        read_precise(record, result);
    return result;
}

void decoder::read_op(const record &record, meaning &destination) const {
    const ibs::op_sample op = ibs_->decode(raw_op_of(record));
    add(destination.flags, op.branch != ibs::branch_outcome::no_branch, is_branch);
    add(destination.flags,
        op.branch == ibs::branch_outcome::taken ||
            op.branch == ibs::branch_outcome::mispredicted_taken,
        is_taken);
    add(destination.flags,
        op.branch == ibs::branch_outcome::mispredicted_taken ||
            op.branch == ibs::branch_outcome::mispredicted_not_taken || op.is_mispredicted_return(),
        is_mispredicted);
    add(destination.flags, op.is_return(), is_return);
    add(destination.flags, op.untrusted != 0, is_doubtful);
    destination.to_retire = static_cast<std::uint16_t>(op.tag_to_retire());
    if (!op.is_load() && !op.is_store()) return;
    add(destination.flags, op.is_load(), is_load);
    add(destination.flags, op.is_store(), is_store);
    add(destination.flags, op.kind == ibs::op_kind::prefetch, is_prefetch);
    add(destination.flags, op.locked(), is_locked);
    add(destination.flags, op.misaligned(), is_misaligned);
    add(destination.flags, op.missed_data_cache(), is_l1_miss);
    if (op.has_linear_address() && record.has(MSRPP_SAMPLE_ADDRESS)) {
        destination.address = op.linear_address;
        destination.flags |= has_address;
    }
    if (op.is_load() && op.missed_data_cache() && op.kind != ibs::op_kind::prefetch) {
        destination.latency = op.miss_latency();
        destination.flags |= has_latency;
    }
    if (op.missed_l1_tlb() && op.has_tlb_refill_latency())
        destination.translation = static_cast<std::uint16_t>(op.tlb_refill_latency());
    destination.source = level_of(op);
    if (op.tells_of_tlb())
        destination.through = !op.missed_l1_tlb()  ? tlb::l1
                              : op.missed_l2_tlb() ? tlb::walk
                                                   : tlb::l2;
    destination.page = op.data_page;
}

void decoder::read_fetch(const record &record, meaning &destination) const {
    const ibs::fetch_sample fetch = ibs_->decode(raw_fetch_of(record));
    add(destination.flags, !fetch.completed(), is_undelivered);
    add(destination.flags, fetch.missed_instruction_cache(), is_l1_miss);
    add(destination.flags, fetch.untrusted != 0, is_doubtful);
    add(destination.flags, record.has(MSRPP_SAMPLE_ADDRESS), has_address);
    destination.address = fetch.linear_address;
    destination.latency = fetch.latency;
    destination.flags |= has_latency;
    destination.translation = fetch.itlb_refill_latency;
    destination.page = fetch.page;
    if (fetch.has_untrusted_status) return;
    destination.through = !fetch.missed_l1_tlb()  ? tlb::l1
                          : fetch.missed_l2_tlb() ? tlb::walk
                                                  : tlb::l2;
    // A fetch's flags of L2 and L3 exist on some processors only, and mean misses.
    destination.source = !fetch.missed_instruction_cache() ? level::l1
                         : fetch.missed_l3()               ? level::past_l3
                                                           : level::past_l1;
}

void decoder::read_precise(const record &record, meaning &destination) const {
    if (record.has(MSRPP_SAMPLE_ADDRESS)) {
        destination.address = record.word(MSRPP_SAMPLE_ADDRESS);
        add(destination.flags, destination.address != 0, has_address);
    }
    if (record.has(MSRPP_SAMPLE_LATENCY)) {
        destination.latency = static_cast<std::uint32_t>(record.word(MSRPP_SAMPLE_LATENCY));
        add(destination.flags, destination.latency != 0, has_latency);
    }
    if (record.has(MSRPP_SAMPLE_PERF_SOURCE)) {
        read_perf_source(record.word(MSRPP_SAMPLE_PERF_SOURCE), destination);
        return;
    }
    const std::optional<pebs::data_source> statement = pebs_source_of(record);
    if (!statement) return;
    const pebs::data_source &source = *statement;
    destination.flags |= source.is_store ? is_store : is_load;
    add(destination.flags, source.locked == pebs::answer::yes, is_locked);
    destination.source = level_of(pebs::row_of(source.from), pebs::is_remote(source));
    if (source.l1d_hit != pebs::answer::not_reported)
        destination.source = source.l1d_hit == pebs::answer::yes ? level::l1 : level::past_l1;
    add(destination.flags, destination.source != level::l1 && destination.source != level::not_told,
        is_l1_miss);
    if (source.tlb_miss != pebs::answer::not_reported)
        destination.through = source.tlb_miss == pebs::answer::yes ? tlb::walk : tlb::l1_or_l2;
}

std::optional<pebs::data_source> decoder::pebs_source_of(const record &record) const {
    if (!record.has(MSRPP_SAMPLE_SOURCE) || !pebs_) return {};
    // Records of PEBS do not say whether an access is a load or a store. Precise loads have a
    // latency; stores have none.
    const bool loads = record.has(MSRPP_SAMPLE_LATENCY) || !record.has(MSRPP_SAMPLE_ADDRESS);
    const std::uint64_t word = record.word(MSRPP_SAMPLE_SOURCE);
    return loads ? pebs::decode_load(*pebs_, word) : pebs::decode_store(*pebs_, word);
}

// --- samples on CPUs of several kinds ------------------------------------------------------------

namespace {

constexpr std::uint16_t no_kind = 0xffff;

std::uint16_t kind_in(std::string_view text) {
    std::uint16_t number = 0;
    const char *const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc{} && read.ptr == end ? number : no_kind;
}

} // namespace

void decoders::take(std::string_view name, std::string_view value) {
    // A sample's CPU number has 16 bits.
    constexpr std::size_t most_kinds = 16, most_cpus = 0x10000;
    // Longest list of processors' names that is shown, in letters.
    constexpr std::size_t most_letters = 200;
    if (name == msr::profile::about::cpu) {
        unknown_.name = value.substr(0, most_letters);
        kinds_.clear();
        for (const std::string_view text : words_of_list(value, ',', most_kinds))
            kinds_.push_back(
                {.name = std::string{text.substr(0, most_letters)}, .decodes = decoder{text}});
    } else if (name == msr::profile::about::cpu_kinds) {
        by_cpu_.clear();
        if (!value.empty())
            for (const std::string_view text : words_of_list(value, ',', most_cpus))
                by_cpu_.push_back(kind_in(text));
    }
}

const decoders::kind &decoders::kind_of(unsigned cpu) const {
    std::size_t position = kinds_.size() == 1 ? 0 : no_kind;
    if (!by_cpu_.empty()) position = by_cpu_[std::min<std::size_t>(cpu, by_cpu_.size() - 1)];
    return position < kinds_.size() ? kinds_[position] : unknown_;
}

} // namespace msrpp::profile
