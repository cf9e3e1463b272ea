// Policy ucp: the fewest misses, by lookahead on misses per 1,000 instructions. Source: Qureshi and
// Patt, "Utility-based cache partitioning", MICRO 2006.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <vector>

namespace msr::partition {

/// Returns the number of ways of each application by the policy `ucp`. Reads the property llcmpki
/// (misses of the last level per 1,000 instructions).
inline std::vector<unsigned> ucp_ways(const workload &workload, const room &room) {
    std::vector<const by_ways *> curves;
    for (const application &application : workload.applications)
        curves.push_back(&application.of(property::llcmpki));
    return lookahead(curves, room.ways, room.min_ways);
}

} // namespace msr::partition
