// Policy ucp-slowdown: lookahead on slowdowns. Source: Casas Hernan, master's thesis, UCM Madrid
// 2019, in which this policy starts the search for optima.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <vector>

namespace msr::partition {

/// Returns the number of ways of each application by the policy `ucp-slowdown`.
inline std::vector<unsigned> ucp_slowdown_ways(const workload &workload, const room &room) {
    std::vector<const by_ways *> curves;
    for (const application &application : workload.applications)
        curves.push_back(&application.slowdown);
    return lookahead(curves, room.ways, room.min_ways);
}

} // namespace msr::partition
