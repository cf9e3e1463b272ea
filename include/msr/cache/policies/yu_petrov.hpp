// Policy yu-petrov: the least traffic to memory. Repeatedly, the way that saves most traffic goes
// to its application, together with all lower ways. Source: Chenjie Yu and Peter Petrov, "Off-chip
// memory bandwidth minimization through cache partitioning for multi-core platforms", DAC 2010,
// pages 132 to 137. Of the paper only the abstract was read: the total traffic of all applications
// is to be least. The rule is that of pbbcache/cachesim, but that an application gets the way whose
// saving was chosen, where pbbcache/cachesim gives one way less.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// Returns the number of ways of each application by the policy `yu-petrov`. Reads the property
/// bandwidth_mbps (traffic to memory). Where savings are equal, the first of the applications with
/// the fewest ways gets the ways.
inline std::vector<unsigned> yu_petrov_ways(const workload &workload, const room &room) {
    std::vector<unsigned> result(workload.size(), room.min_ways);
    unsigned left = room.ways - static_cast<unsigned>(workload.size()) * room.min_ways;
    while (left > 0) {
        double best_saving = 0;
        std::size_t winner = 0;
        unsigned new_ways = 0;
        for (std::size_t i = 0; i < workload.size(); ++i) {
            const by_ways &traffic = workload.applications[i].of(property::bandwidth_mbps);
            for (unsigned ways = result[i] + 1; ways <= result[i] + left; ++ways) {
                const double saved = traffic.entries[ways - 1] - traffic.entries[ways];
                if (saved > best_saving) {
                    best_saving = saved;
                    winner = i;
                    new_ways = ways;
                }
            }
        }
        if (new_ways == 0) break;
        left -= new_ways - result[winner];
        result[winner] = new_ways;
    }
    share_out(left, result);
    return result;
}

} // namespace msr::partition
