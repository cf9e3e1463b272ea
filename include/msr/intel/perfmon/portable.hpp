// Portable events of Intel's architectural counters. The first seven are architectural; the others
// are events of the processors' lists, by their numbers, so that no list need be included.
// Sources: test/facts/intel/intel_arch_events.csv; the lists in msr/intel/events, with which a test
// compares each number.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::perfmon {

namespace detail {

/// Returns the set of the given processors, with bit n for the processor of row n of `processors`.
template <typename... Core>
consteval std::uint64_t cores_in_set(Core... cores) {
    static_assert(processor_count <= 64);
    return ((std::uint64_t{1} << processor_places[cores]) | ...);
}

inline constexpr std::uint64_t sandy_bridges =
    cores_in_set(core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge, core::ivy_bridge_ep);
inline constexpr std::uint64_t haswells = cores_in_set(core::haswell, core::broadwell);
inline constexpr std::uint64_t skylakes = cores_in_set(core::skylake);
inline constexpr std::uint64_t ice_lakes = cores_in_set(core::ice_lake);
inline constexpr std::uint64_t golden_coves =
    cores_in_set(core::alder_lake, core::sapphire_rapids, core::meteor_lake, core::granite_rapids);
inline constexpr std::uint64_t lion_coves =
    cores_in_set(core::lunar_lake, core::panther_lake_core, core::nova_lake);
inline constexpr std::uint64_t nehalems = cores_in_set(core::nehalem, core::westmere);
inline constexpr std::uint64_t silvermonts = cores_in_set(core::silvermont, core::knights_landing);
inline constexpr std::uint64_t goldmonts = cores_in_set(core::goldmont, core::goldmont_plus);
inline constexpr std::uint64_t gracemonts = cores_in_set(core::tremont, core::alder_lake_atom);
inline constexpr std::uint64_t crestmonts =
    cores_in_set(core::meteor_lake_atom, core::lunar_lake_atom);

inline constexpr const char *loads_that_retire = "retired loads only";
inline constexpr const char *lines_into_l2 = "lines brought into the cache, by prefetches as well";
inline constexpr const char *l2_is_last_level = "the second level is the last level there";
inline constexpr const char *walks_of_loads = "completed walks of loads only";

} // namespace detail

/// The events of architectural performance monitoring, and of processors' lists, by which portable
/// events are counted.
inline constexpr portable_definition portable_definitions[] = {
    {portable_event::cycles, "core_cycles"},
    {portable_event::instructions, "instructions_retired"},
    {portable_event::reference_cycles, "reference_cycles"},
    {portable_event::branches, "branches_retired"},
    {portable_event::branch_misses, "branch_misses_retired"},
    {portable_event::llc_references, "llc_references"},
    {portable_event::llc_misses, "llc_misses"},

    {portable_event::l1d_misses, "raw:event=0x45:umask=0x0f", "dcache_repl",
     "lines brought into the cache", detail::cores_in_set(core::yonah)},
    {portable_event::l1d_misses, "raw:event=0x45:umask=0x0f", "l1d_repl",
     "lines brought into the cache", detail::cores_in_set(core::core2)},
    {portable_event::l1d_misses, "raw:event=0x40:umask=0x08", "l1d_cache.repl",
     "lines brought into the cache", detail::cores_in_set(core::bonnell)},
    {portable_event::l1d_misses, "raw:event=0x51:umask=0x01", "l1d.repl",
     "lines brought into the cache", detail::nehalems},
    {portable_event::l1d_misses, "raw:event=0x51:umask=0x01", "l1d.replacement",
     "lines brought into the cache",
     detail::sandy_bridges | detail::haswells | detail::skylakes | detail::ice_lakes |
         detail::golden_coves},
    {portable_event::l1d_misses, "raw:event=0x51:umask=0x05", "l1d.replacement",
     "lines brought into the cache", detail::lion_coves},
    {portable_event::l1d_misses, "raw:event=0x04:umask=0x01", "mem_uops_retired.l1_miss_loads",
     detail::loads_that_retire, detail::silvermonts},
    {portable_event::l1d_misses, "raw:event=0xd1:umask=0x08", "mem_load_uops_retired.l1_miss",
     detail::loads_that_retire, detail::goldmonts | detail::gracemonts},
    {portable_event::l1d_misses, "raw:event=0xd1:umask=0x40", "mem_load_uops_retired.l1_miss",
     detail::loads_that_retire, detail::crestmonts | detail::cores_in_set(core::panther_lake_atom)},

    {portable_event::l2_misses, "raw:event=0x24:umask=0x70", "l2_lines_in.any",
     detail::lines_into_l2, detail::cores_in_set(core::yonah, core::core2)},
    {portable_event::l2_misses, "raw:event=0x24:umask=0x70", "l2_lines_in.self.any",
     detail::lines_into_l2, detail::cores_in_set(core::bonnell)},
    {portable_event::l2_misses, "raw:event=0x24:umask=0xaa", "l2_rqsts.miss", nullptr,
     detail::nehalems},
    {portable_event::l2_misses, "raw:event=0xf1:umask=0x07", "l2_lines_in.all",
     detail::lines_into_l2, detail::sandy_bridges},
    {portable_event::l2_misses, "raw:event=0x24:umask=0x3f", "l2_rqsts.miss", nullptr,
     detail::haswells | detail::skylakes | detail::ice_lakes | detail::golden_coves |
         detail::lion_coves},
    {portable_event::l2_misses, "raw:event=0x2e:umask=0x41", "longest_lat_cache.miss",
     detail::l2_is_last_level, detail::cores_in_set(core::silvermont) | detail::goldmonts},
    {portable_event::l2_misses, "raw:event=0x2e:umask=0x41", "l2_requests.miss",
     detail::l2_is_last_level, detail::cores_in_set(core::knights_landing)},
    {portable_event::l2_misses, "raw:event=0x24:umask=0x01", "l2_request.miss", nullptr,
     detail::gracemonts | detail::crestmonts},
    {portable_event::l2_misses, "raw:event=0x24:umask=0x7f:umask2=0x01", "l2_request.miss", nullptr,
     detail::cores_in_set(core::panther_lake_atom)},

    {portable_event::dtlb_walks, "raw:event=0x0c:umask=0x01", "page_walks.count",
     "walks for instructions as well", detail::cores_in_set(core::core2)},
    {portable_event::dtlb_walks, "raw:event=0x0c:umask=0x01:edge", "page_walks.d_side_walks",
     nullptr, detail::cores_in_set(core::bonnell)},
    {portable_event::dtlb_walks, "raw:event=0x05:umask=0x01:edge", "page_walks.d_side_walks",
     nullptr, detail::silvermonts},
    {portable_event::dtlb_walks, "raw:event=0x08:umask=0x02", "dtlb_load_misses.walk_completed",
     detail::walks_of_loads,
     detail::nehalems | detail::cores_in_set(core::sandy_bridge, core::sandy_bridge_ep)},
    {portable_event::dtlb_walks, "raw:event=0x08:umask=0x82", "dtlb_load_misses.walk_completed",
     detail::walks_of_loads, detail::cores_in_set(core::ivy_bridge, core::ivy_bridge_ep)},
    {portable_event::dtlb_walks, "raw:event=0x08:umask=0x0e", "dtlb_load_misses.walk_completed",
     detail::walks_of_loads,
     detail::haswells | detail::skylakes | detail::ice_lakes | detail::gracemonts |
         detail::crestmonts | detail::cores_in_set(core::panther_lake_atom)},
    {portable_event::dtlb_walks, "raw:event=0x12:umask=0x0e", "dtlb_load_misses.walk_completed",
     detail::walks_of_loads, detail::golden_coves | detail::lion_coves},

    {portable_event::stalled_frontend, "raw:event=0x9c:umask=0x01:cmask=4",
     "idq_uops_not_delivered.cycles_0_uops_deliv.core", nullptr,
     detail::sandy_bridges | detail::haswells | detail::skylakes},
    {portable_event::stalled_frontend, "raw:event=0x9c:umask=0x01:cmask=5",
     "idq_uops_not_delivered.cycles_0_uops_deliv.core", nullptr, detail::ice_lakes},
    {portable_event::stalled_frontend, "raw:event=0x9c:umask=0x01:cmask=6",
     "idq_bubbles.cycles_0_uops_deliv.core", nullptr, detail::golden_coves},
    {portable_event::stalled_frontend, "raw:event=0x9c:umask=0x01:cmask=8",
     "idq_bubbles.starvation_cycles", nullptr, detail::lion_coves},
    {portable_event::stalled_frontend, "raw:event=0xca:umask=0x50", "no_alloc_cycles.not_delivered",
     nullptr, detail::cores_in_set(core::silvermont)},
    {portable_event::stalled_frontend, "raw:event=0xca:umask=0x90", "no_alloc_cycles.not_delivered",
     nullptr, detail::cores_in_set(core::knights_landing)},
};

/// Returns the definition of a portable event on a target, or null where the target has no such
/// event.
constexpr const portable_definition *definition_of(portable_event event, const target &target) {
    return first_definition(all_of(portable_definitions), event, [&](std::uint64_t cores) {
        return (cores >> target.processor & 1) != 0;
    });
}

} // namespace msr::perfmon
