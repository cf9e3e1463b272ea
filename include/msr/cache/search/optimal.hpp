// The best partition by an objective, and how it is proved.
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

/// What a search found.
struct optimum {
    std::vector<cluster> clusters; ///< empty: there is no partition for which the model has sense
    bool proved = false;
    double bound = 0; ///< of the objective: no partition is better; where it was not proved
};

namespace detail {

inline std::vector<cluster> clusters_of(const strict::choice &chosen, std::size_t count,
                                        unsigned least) {
    std::vector<cluster> result;
    for (unsigned i = 0; i < count; ++i)
        result.push_back({{i}, least + chosen.extra[i]});
    return result;
}

inline strict::terms slowdowns_of(const workload &of, const room &in) {
    const auto count = static_cast<unsigned>(of.size());
    strict::terms result{count, in.ways - count * in.least + 1};
    for (unsigned i = 0; i < result.count; ++i)
        for (unsigned j = 0; j < result.choices; ++j)
            result.of(i)[j] = of.applications[i].slowdown.at[in.least + j];
    return result;
}

/// The value of an objective that has this sum of gains.
inline double value_of_gain(objective aim, double gain, std::size_t count) {
    return aim == objective::stp ? gain : -gain / static_cast<double>(count);
}

/// The one of two bounds that says more.
inline double better_bound(objective aim, double one, double other) {
    return aim == objective::stp ? std::min(one, other) : std::max(one, other);
}

/// What no partition is better than, whatever the model of the way to memory: the optimum of a sum
/// without one.
inline double bound_without_model(const workload &of, const room &in, objective aim) {
    const strict::terms slowdowns = slowdowns_of(of, in);
    const strict::terms costs =
        aim == objective::stp ? strict::negative_speeds(slowdowns) : slowdowns;
    strict::least_sum sums;
    sums.fill(costs);
    return value_of_gain(aim, -sums.value(), of.size());
}

inline optimum coupled_optimum(const workload &of, const room &in, const bandwidth &memory,
                               objective aim, const deadline &until) {
    const coupling by{memory};
    const strict::demands demands{of, in, by};
    if (aim == objective::unfairness) {
        strict::coupled_fairest search{demands, by, until};
        if (!search.run()) return {{}, search.proved(), 0};
        return {clusters_of(search.found(), of.size(), in.least), search.proved(), search.bound()};
    }
    strict::coupled_program program{demands, by, aim};
    coupled_search<strict::coupled_program> search{program, until};
    const bool found = search.run([&](strict::choice &any) {
        strict::coupled_fairest other{demands, by, until};
        if (!other.run(true)) return false;
        any = other.found();
        return true;
    });
    if (!found) return {{}, !until.has_passed(), 0};
    const double bound = value_of_gain(aim, search.bound(), of.size());
    return {clusters_of(search.found(), of.size(), in.least), search.proved(),
            search.proved() ? bound : better_bound(aim, bound, bound_without_model(of, in, aim))};
}

} // namespace detail

/// The best partition in which each application has ways of its own. There is room for all.
inline optimum strict_optimum(const workload &of, const room &in, const bandwidth &memory,
                              objective aim, const deadline &until) {
    if (memory.couples()) return detail::coupled_optimum(of, in, memory, aim, until);
    const strict::terms slowdowns = detail::slowdowns_of(of, in);
    const strict::choice chosen = aim == objective::stp    ? strict::best_stp(slowdowns)
                                  : aim == objective::antt ? strict::best_antt(slowdowns)
                                                           : strict::fairest{slowdowns}.found();
    return {detail::clusters_of(chosen, of.size(), in.least), true, 0};
}

} // namespace msr::partition
