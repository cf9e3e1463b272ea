// Policy yu-petrov: the least traffic to memory. The way that saves most traffic goes, with those
// below it, to its application; again and again.
// Source: Yu and Petrov, "Off-chip memory bandwidth minimization through cache partitioning for
// multi-core platforms", DAC 2010.
#pragma once

#include <msr/partition/lookahead.hpp>
#include <msr/partition/room.hpp>
#include <msr/partition/workload.hpp>

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
