// Values of the registers of instruction-based sampling for a tagged fetch, as the models of a
// simulated processor saw it.
//
// Limits: every fetch completes; there is no cache of ops, so that FetchOcMiss equals IcMiss;
// physical addresses are the linear addresses; clocks are the timing model's latencies.
#pragma once

#include <msr/amd/ibs/encodings.hpp>
#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sim/ibs/ibs_op_sample.hpp>
#include <msr/sim/ibs/ibs_registers.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/timing.hpp>

#include <cstdint>

namespace msr::sim {

/// A fetch that was tagged, and its results in the models (caches and TLBs).
struct tagged_fetch {
    std::uint64_t address{};
    access_result found{};
};

/// Clocks of a fetch that misses neither in the cache nor in the TLB.
inline constexpr unsigned clocks_to_fetch = 4;

namespace detail {

/// Returns the code of a page size in a sample; by erratum 1347 some models have another table of
/// codes.
constexpr unsigned ibs_page_code(unsigned page_bytes, const ibs::target &target) {
    const bool other = target.model != ibs::any_model && concerns(ibs::erratum_id::e1347, target);
    const ibs::page_size size =
        is_large_page(page_bytes) ? ibs::page_size::mib_2 : ibs::page_size::kib_4;
    for (unsigned code = 0; code < 4; ++code)
        if ((other ? ibs::page_sizes_of_erratum_1347 : ibs::page_sizes)[code] == size) return code;
    return 0;
}

} // namespace detail

/// Returns the registers of a sample of a fetch. `control`: the value of FETCH_CTL, from which the
/// sample keeps the bits that software sets; the count of fetches in it has begun again.
constexpr ibs::raw_fetch sample_of(const tagged_fetch &fetch, std::uint64_t control,
                                   const ibs::target &target, const timing &clocks,
                                   unsigned page_bytes) {
    using namespace ibs::detail;
    const access_result &result = fetch.found;
    const unsigned refill = clocks.latency_of(result.through);
    const unsigned latency = clocks_to_fetch + clocks.latency_of(result.from) + refill;
    const bool missed = result.from != level::first;
    const std::uint64_t observed =
        placed_most(fetch_ctl_fetch_lat, latency) | placed(fetch_ctl_fetch_val, 1) |
        placed(fetch_ctl_fetch_comp, 1) | placed(fetch_ctl_ic_miss, missed) |
        placed(fetch_ctl_phy_addr_valid, 1) |
        placed(fetch_ctl_l1_tlb_pg_sz, detail::ibs_page_code(page_bytes, target)) |
        placed(fetch_ctl_l1_tlb_miss, result.through != translated::first) |
        placed(fetch_ctl_l2_tlb_miss, result.through == translated::walked) |
        placed(fetch_ctl_fetch_l2_miss, result.from > level::second) |
        placed(fetch_ctl_fetch_oc_miss, missed) |
        placed(fetch_ctl_fetch_l3_miss, result.from == level::memory);
    return {.fetch_ctl = (control & kept_bits(ibs::address::fetch_ctl, target)) |
                         (observed & known_bits(ibs::address::fetch_ctl, target)),
            .fetch_linaddr = fetch.address,
            .fetch_physaddr = fetch.address & known_bits(ibs::address::fetch_physaddr, target),
            .extd_ctl = placed_most(extd_ctl_itlb_refill_lat, refill) &
                        known_bits(ibs::address::extd_ctl, target)};
}

} // namespace msr::sim
