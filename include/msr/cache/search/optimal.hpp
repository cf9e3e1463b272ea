// Finds the best partition of a cache by an objective, and says whether a proof shows that no
// partition is better.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/search/coupled.hpp>
#include <msr/cache/search/coupled_fairest.hpp>
#include <msr/cache/search/coupled_strict.hpp>
#include <msr/cache/search/deadline.hpp>
#include <msr/cache/search/strict.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace msr::partition {

/// The result of a search for the best partition.
struct optimum {
    /// The best partition found; empty: the model is not valid for any partition.
    std::vector<cluster> clusters;
    bool proved = false; ///< whether a proof shows that no partition is better
    double bound = 0;    ///< limit of the objective's value that no partition passes
};

namespace detail {

inline std::vector<cluster> clusters_of(const strict::choice &chosen, std::size_t count,
                                        unsigned min_ways) {
    std::vector<cluster> result;
    for (unsigned i = 0; i < count; ++i)
        result.push_back({{i}, min_ways + chosen.extra[i]});
    return result;
}

inline strict::terms slowdowns_of(const workload &workload, const room &room) {
    const auto count = static_cast<unsigned>(workload.size());
    strict::terms result{count, room.ways - count * room.min_ways + 1};
    for (unsigned i = 0; i < result.count; ++i)
        for (unsigned j = 0; j < result.choices; ++j)
            result.of(i)[j] = workload.applications[i].slowdown.entries[room.min_ways + j];
    return result;
}

/// Returns the value of an objective for `count` applications with a sum of gains: 1 / slowdown for
/// `stp`, else the negative slowdown.
inline double value_of_gain(objective aim, double gain, std::size_t count) {
    return aim == objective::stp ? gain : -gain / static_cast<double>(count);
}

/// Returns the tighter of two bounds of an objective's value.
inline double better_bound(objective aim, double first, double second) {
    return aim == objective::stp ? std::min(first, second) : std::max(first, second);
}

/// Returns a bound for partitions with any model of the path to memory: no partition is better than
/// the optimum without a model. The objective must be a sum: `stp` or `antt`.
inline double bound_without_model(const workload &workload, const room &room, objective aim) {
    const strict::terms slowdowns = slowdowns_of(workload, room);
    const strict::terms costs =
        aim == objective::stp ? strict::negative_speeds(slowdowns) : slowdowns;
    strict::least_sum sums;
    sums.fill(costs);
    return value_of_gain(aim, -sums.value(), workload.size());
}

inline optimum coupled_optimum(const workload &workload, const room &room, const bandwidth &memory,
                               objective aim, const deadline &deadline) {
    const coupling coupling{memory};
    const strict::demands demands{workload, room, coupling};
    if (aim == objective::unfairness) {
        strict::coupled_fairest search{demands, coupling, deadline};
        if (!search.run()) return {{}, search.proved(), 0};
        return {clusters_of(search.result(), workload.size(), room.min_ways), search.proved(),
                search.bound()};
    }
    strict::coupled_program program{demands, coupling, aim};
    coupled_search<strict::coupled_program> search{program, deadline};
    const bool has_partition = search.run([&](strict::choice &fallback) {
        strict::coupled_fairest search_for_any{demands, coupling, deadline};
        if (!search_for_any.run(true)) return false;
        fallback = search_for_any.result();
        return true;
    });
    if (!has_partition) return {{}, !deadline.has_passed(), 0};
    const double bound = value_of_gain(aim, search.bound(), workload.size());
    return {clusters_of(search.result(), workload.size(), room.min_ways), search.proved(),
            search.proved() ? bound
                            : better_bound(aim, bound, bound_without_model(workload, room, aim))};
}

} // namespace detail

/// Returns the best partition in which each application has ways of its own. There must be ways and
/// classes for each application.
inline optimum strict_optimum(const workload &workload, const room &room, const bandwidth &memory,
                              objective aim, const deadline &deadline) {
    if (memory.couples()) return detail::coupled_optimum(workload, room, memory, aim, deadline);
    const strict::terms slowdowns = detail::slowdowns_of(workload, room);
    const strict::choice chosen = aim == objective::stp    ? strict::best_stp(slowdowns)
                                  : aim == objective::antt ? strict::best_antt(slowdowns)
                                                           : strict::fairest{slowdowns}.result();
    return {detail::clusters_of(chosen, workload.size(), room.min_ways), true, 0};
}

} // namespace msr::partition
