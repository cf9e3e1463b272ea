// Values of the registers of instruction-based sampling for a tagged op, as the models of a
// simulated processor saw it.
//
// Limits: memory is mapped one to one, so that physical addresses are the linear addresses; all
// memory is local, cacheable and of one node; clocks are the timing model's latencies, with fixed
// clocks for the pipeline; there are no bank conflicts, no forwarded stores, no miss buffers, no
// fused branches; the line that a software prefetch fetches is not modelled, nor is the address of
// the prefetch.
#pragma once

#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sim/ibs/ibs_registers.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <bit>
#include <cstdint>

namespace msr::sim {

/// An op that was tagged, and its results in the models (caches, TLBs and branch predictor).
struct tagged_op {
    std::uint64_t rip{}; ///< address of the instruction that the tagged op belongs to
    bool loads{};
    bool stores{};
    bool locked{};
    bool prefetches{}; ///< whether the tagged op is a software prefetch
    bool from_microcode{};
    /// Kind of branch that the op is; none also where another op of the same instruction is the
    /// branch.
    branch_kind branch{};
    bool taken{};
    bool wrong{};         ///< whether the branch of the tagged op was mispredicted
    std::uint64_t next{}; ///< address that the branch of the tagged op went to
    unsigned bytes{};     ///< bytes of the memory access of the tagged op; 0: the op has no access
    std::uint64_t address{};
    access_result found{};
};

/// Clocks from the tag of an op to its completion, without the latency of its load.
inline constexpr unsigned clocks_to_complete = 10;
/// Clocks from the completion of an op to its retirement.
inline constexpr unsigned clocks_to_retire = 2;

namespace detail {

constexpr bool is_large_page(unsigned page_bytes) { return page_bytes >= 2u << 20; }

/// Returns the code of DataSrc for a line that comes from a cache level or from memory; 0 for the
/// first and second level, which are the core's own.
constexpr unsigned ibs_source_of(level source, const ibs::target &target) {
    constexpr unsigned third = 1, other_cache = 2, dram = 3;
    if (source == level::memory) return dram;
    if (source != level::third) return 0;
    const bool is_early_zen =
        ibs::contains(ibs::from(ibs::generation::zen1, ibs::generation::zen3), target.is);
    return is_early_zen ? other_cache : third;
}

constexpr std::uint64_t ibs_op_data(const tagged_op &op, const timing &clocks) {
    using namespace ibs::detail;
    const bool waits = op.loads && op.bytes != 0;
    const unsigned latency =
        waits ? clocks.latency_of(op.found.from) + clocks.latency_of(op.found.through) : 0;
    const bool is_branch = op.branch != branch_kind::none;
    const bool is_return = op.branch == branch_kind::ret;
    return placed_most(op_data_comp_to_ret_ctr, clocks_to_retire) |
           placed_most(op_data_tag_to_ret_ctr, clocks_to_complete + latency + clocks_to_retire) |
           placed(op_data_misp_return, is_return && op.wrong) | placed(op_data_return, is_return) |
           placed(op_data_brn_taken, is_branch && op.taken) |
           placed(op_data_brn_misp, is_branch && op.wrong) | placed(op_data_brn_ret, is_branch) |
           placed(op_data_microcode, op.from_microcode);
}

constexpr std::uint64_t ibs_op_data2(const tagged_op &op, const ibs::target &target) {
    using namespace ibs::detail;
    if (op.bytes == 0) return 0;
    // lines in other caches are never modified in the simulation, so that CacheHitSt is 1
    return placed(op_data2_data_src, ibs_source_of(op.found.from, target)) |
           placed(op_data2_cache_hit_st, op.found.from == level::third);
}

constexpr std::uint64_t ibs_op_data3(const tagged_op &op, const ibs::target &target,
                                     const timing &clocks, unsigned page_bytes) {
    using namespace ibs::detail;
    std::uint64_t data = placed(op_data3_ld_op, op.loads) | placed(op_data3_st_op, op.stores) |
                         placed(op_data3_dc_locked_op, op.locked) |
                         placed(op_data3_sw_pf, op.prefetches);
    if (op.bytes == 0) return data;
    const access_result &result = op.found;
    const bool missed = result.from != level::first;
    const bool large = is_large_page(page_bytes);
    data |= placed(op_data3_dc_l1_tlb_miss, result.through != translated::first) |
            placed(op_data3_dc_l2_tlb_miss, result.through == translated::walked) |
            placed(op_data3_dc_miss, missed) | placed(op_data3_dc_mis_acc, result.split) |
            placed(op_data3_dc_lin_addr_valid, 1) | placed(op_data3_dc_phy_addr_valid, 1) |
            placed(op_data3_l2_miss, result.from > level::second) |
            placed(op_data3_op_mem_width, std::bit_width(op.bytes)) |
            placed_most(op_data3_tlb_refill_lat, clocks.latency_of(result.through));
    if (op.loads) data |= placed_most(op_data3_dc_miss_lat, clocks.latency_of(result.from));
    if (target.has(ibs::feature::op_dtlb_pg_size))
        return data | placed(op_data3_dc_pg_sz, large ? 1 : 0);
    return data | placed(op_data3_dc_l1_tlb_hit_2m, large && result.through == translated::first) |
           placed(op_data3_dc_l2_tlb_hit_2m, large && result.through == translated::second);
}

} // namespace detail

/// Returns the registers of a sample of an op.
/// `value`: the registers of the previous sample, of which some values are kept: OP_CTL; the
/// addresses, where the op has no access; the target, where the op is no taken branch; and on
/// models of family 15h three bits of OP_DATA3, which are never cleared (erratum 718)
constexpr ibs::raw_op sample_of(const tagged_op &op, const ibs::raw_op &value,
                                const ibs::target &target, const timing &clocks,
                                unsigned page_bytes) {
    using namespace ibs::detail;
    ibs::raw_op raw = value;
    raw.op_rip = op.rip;
    raw.op_data = detail::ibs_op_data(op, clocks) & known_bits(ibs::address::op_data, target);
    raw.op_data2 = detail::ibs_op_data2(op, target) & known_bits(ibs::address::op_data2, target);
    raw.op_data3 = detail::ibs_op_data3(op, target, clocks, page_bytes) &
                   known_bits(ibs::address::op_data3, target);
    if (concerns(ibs::erratum_id::e718, target))
        raw.op_data3 |=
            value.op_data3 & (op_data3_dc_l2_tlb_miss.mask() | op_data3_dc_l2_tlb_hit_2m.mask() |
                              op_data3_dc_l2_tlb_hit_1g.mask());
    if (op.bytes != 0) {
        raw.dc_linaddr = op.address;
        raw.dc_physaddr = op.address & known_bits(ibs::address::dc_physaddr, target);
    }
    if (op.branch != branch_kind::none && op.taken)
        raw.br_target = op.next & known_bits(ibs::address::br_target, target);
    raw.op_data4 = 0;
    return raw;
}

/// Returns whether the filters in OP_CTL let a sample of an op pass. The filter by latency works
/// only together with the filter by L3 misses (erratum 1606).
constexpr bool keeps(std::uint64_t op_ctl, const tagged_op &op, const timing &clocks) {
    using namespace ibs::detail;
    if (op_ctl_op_l3_miss_only.value_in(op_ctl) == 0) return true;
    if (!op.loads || op.bytes == 0 || op.found.from != level::memory) return false;
    if (op_ctl_ld_lat_en.value_in(op_ctl) == 0) return true;
    const auto code = static_cast<unsigned>(op_ctl_ld_lat_thrsh.value_in(op_ctl));
    return clocks.latency_of(op.found.from) > ibs::load_latency_of(code);
}

} // namespace msr::sim
