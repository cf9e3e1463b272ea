// The lookahead algorithm: ways go to the application in which they save most misses per way.
// Source: Qureshi and Patt, "Utility-based cache partitioning", MICRO 2006, algorithm 2.
#pragma once

#include <msr/cache/applications/workload.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// Adds ways from which no application gains: the same number to all applications, one more to the
/// first ones.
inline void share_out(unsigned left, std::vector<unsigned> &ways) {
    const auto count = static_cast<unsigned>(ways.size());
    for (unsigned i = 0; i < count; ++i)
        ways[i] += left / count + (i < left % count ? 1 : 0);
}

/// Divides ways among applications by curves whose lower values are better. Where savings are
/// equal, the first of the applications with the fewest ways gets the ways.
/// `curves`: a curve for each application
/// `ways`: the number of ways, at least `min_ways` for each application
/// `min_ways`: the least number of ways of an application
/// Returns the number of ways of each application.
inline std::vector<unsigned> lookahead(const std::vector<const by_ways *> &curves, unsigned ways,
                                       unsigned min_ways = 1) {
    std::vector<unsigned> result(curves.size(), min_ways);
    unsigned left = ways - static_cast<unsigned>(curves.size()) * min_ways;
    while (left > 0) {
        double best_saving = 0;
        std::size_t winner = 0;
        unsigned way_count = 0;
        for (std::size_t i = 0; i < curves.size(); ++i)
            for (unsigned extra = 1; extra <= left; ++extra) {
                const double *const curve = curves[i]->entries + result[i];
                const double saved = (curve[0] - curve[extra]) / extra;
                if (saved > best_saving) {
                    best_saving = saved;
                    winner = i;
                    way_count = extra;
                }
            }
        if (way_count == 0) break;
        result[winner] += way_count;
        left -= way_count;
    }
    share_out(left, result);
    return result;
}

} // namespace msr::partition
