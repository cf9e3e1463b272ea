// The best partition in which applications may share ways, as far as that can be proved.
#pragma once

#include <msr/cache/clusters/clustered.hpp>
#include <msr/cache/clusters/clustered_count.hpp>
#include <msr/cache/clusters/clustered_coupled.hpp>
#include <msr/cache/clusters/clustered_descent.hpp>
#include <msr/cache/clusters/clustered_fairest.hpp>
#include <msr/cache/clusters/clustered_wandering.hpp>
#include <msr/cache/policies/kpart.hpp>
#include <msr/cache/policies/lfoc_plus.hpp>
#include <msr/cache/search/coupled.hpp>
#include <msr/cache/search/optimal.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace msr::partition {

/// More applications with a model of the way to memory are not proved.
inline constexpr std::size_t most_clustered_coupled = 12; ///< sums
inline constexpr std::size_t most_clustered_fairest = 14; ///< unfairness

namespace detail {

/// So many descents in vain end a search that proves nothing: more where somebody has said how much
/// time there is.
constexpr unsigned descents_in_vain(const deadline &until) {
    return until.has_an_end() ? 1000 : 40;
}

/// Partitions to begin with; nothing is proved.
inline std::vector<cluster> improved(const workload &of, const room &in, const bandwidth &memory,
                                     objective aim, const deadline &until) {
    clustered::descent search{of, in, memory, aim, until};
    std::vector<unsigned> all(of.size());
    std::iota(all.begin(), all.end(), 0U);
    search.consider({{all, in.ways}});
    search.consider(kpart{of, in, memory}.clusters());
    search.consider(lfoc_plus{of, in}.clusters());
    if (of.size() <= in.clusters())
        search.consider(strict_optimum(of, in, memory, aim, until).clusters);
    search.improve();
    return search.found();
}

/// All partitions, one by one.
inline optimum counted_optimum(const workload &of, const room &in, const bandwidth &memory,
                               objective aim, const deadline &until) {
    optimum result{{}, true, 0};
    values reached;
    unsigned turn = 0;
    const coupling by{memory};
    const auto look = [&](const std::vector<cluster> &one) {
        if (!result.proved) return;
        if (++turn % 256 == 0 && until.has_passed()) result.proved = false;
        const evaluation found = evaluate(demands_of(of, one, by), by);
        if (!found || (!result.clusters.empty() && !is_better(aim, found.reached, reached))) return;
        result.clusters = one;
        reached = found.reached;
    };
    clustered::each_partition<decltype(look) &>{of.size(), in, look}.run();
    return result;
}

inline optimum clustered_coupled_optimum(const workload &of, const room &in,
                                         const bandwidth &memory, objective aim,
                                         const deadline &until) {
    const std::vector<cluster> first = improved(of, in, memory, aim, until);
    clustered::coupled_program program{of, in, memory, aim, until};
    coupled_search<clustered::coupled_program> search{program, until};
    const bool found = search.run(
        [&](std::vector<cluster> &any) {
            any = first;
            return !first.empty();
        },
        first);
    // The search for any partition is not exact.
    if (!found) return {{}, memory.by != model::simple, 0};
    return {search.found(), search.proved(),
            better_bound(aim, value_of_gain(aim, search.bound(), of.size()),
                         clustered::share_bound(of, in, aim))};
}

inline optimum clustered_coupled_fairest(const workload &of, const room &in,
                                         const bandwidth &memory, const deadline &until,
                                         const cores &with) {
    clustered::coupled_fairest search{of, in, memory, until, with};
    const bool found = search.run(improved(of, in, memory, objective::unfairness, until));
    return {search.found(), search.proved(), found ? search.bound() : 1};
}

} // namespace detail

/// The best partition in which applications may share ways. Reads llcmpkc. Where it is not proved,
/// the bound says what none is better than.
inline optimum clustered_optimum(const workload &of, const room &in, const bandwidth &memory,
                                 objective aim, const deadline &until, const cores &with = {}) {
    constexpr double most_counted = 300'000;
    optimum result;
    if (!memory.couples() && of.size() <= most_clustered) {
        if (aim != objective::unfairness) {
            result.clusters = clustered::best_sum(of, in, aim, until, with);
            result.proved = !result.clusters.empty();
            result.bound = clustered::share_bound(of, in, aim);
        } else {
            clustered::fairest search{of, in, until, with};
            result.clusters = search.find();
            result.proved = search.proved();
            result.bound = search.bound();
        }
    } else if (memory.couples() && aim != objective::unfairness &&
               of.size() <= most_clustered_coupled) {
        result = detail::clustered_coupled_optimum(of, in, memory, aim, until);
    } else if (memory.couples() && aim == objective::unfairness &&
               of.size() <= most_clustered_fairest) {
        result = detail::clustered_coupled_fairest(of, in, memory, until, with);
    } else if (clustered::count_partitions(of.size(), in, most_counted) <= most_counted) {
        result = detail::counted_optimum(of, in, memory, aim, until);
        result.bound = clustered::share_bound(of, in, aim);
    } else {
        result.bound = clustered::share_bound(of, in, aim);
    }
    if (result.proved) return result;
    clustered::descent best{of, in, memory, aim, until};
    best.consider(result.clusters);
    best.consider(detail::improved(of, in, memory, aim, until));
    result.clusters = clustered::wander(best.found(), of, in, memory, aim,
                                        detail::descents_in_vain(until), until);
    return result;
}

} // namespace msr::partition
