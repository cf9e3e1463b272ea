// Policy ucp-slowdown: lookahead on slowdowns.
// Source: Casas Hernan, master's thesis, UCM Madrid 2019, where it starts the search for optima.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <vector>

namespace msr::partition {

/// The ways by application.
inline std::vector<unsigned> ucp_slowdown_ways(const workload &of, const room &in) {
    std::vector<const by_ways *> curves;
    for (const application &one : of.applications)
        curves.push_back(&one.slowdown);
    return lookahead(curves, in.ways, in.least);
}

} // namespace msr::partition
