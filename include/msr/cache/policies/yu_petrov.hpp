// Policy yu-petrov: the least traffic to memory. The way that saves most traffic goes, with those
// below it, to its application; again and again.
// Source: Chenjie Yu and Peter Petrov, "Off-chip memory bandwidth minimization through cache
// partitioning for multi-core platforms", DAC 2010, pages 132 to 137. Of the paper only the
// abstract was read: the traffic of all together is to be least. The rule is that of
// pbbcache/cachesim, but that an application gets the way whose saving was chosen, where that
// program gives one less.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// The ways by application. Reads bandwidth_mbps. Of equal savings that of the first application
/// with the fewest ways counts.
inline std::vector<unsigned> yu_petrov_ways(const workload &of, const room &in) {
    std::vector<unsigned> result(of.size(), in.least);
    unsigned left = in.ways - static_cast<unsigned>(of.size()) * in.least;
    while (left > 0) {
        double most = 0;
        std::size_t who = 0;
        unsigned up_to = 0;
        for (std::size_t i = 0; i < of.size(); ++i) {
            const by_ways &traffic = of.applications[i].of(property::bandwidth_mbps);
            for (unsigned ways = result[i] + 1; ways <= result[i] + left; ++ways) {
                const double saved = traffic.at[ways - 1] - traffic.at[ways];
                if (saved > most) {
                    most = saved;
                    who = i;
                    up_to = ways;
                }
            }
        }
        if (up_to == 0) break;
        left -= up_to - result[who];
        result[who] = up_to;
    }
    share_out(left, result);
    return result;
}

} // namespace msr::partition
