// Finds the best cache partition in which applications may share ways, with a proof as far as there
// is one.
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

/// The largest number of applications for which sums, such as system throughput, are searched
/// exactly with a model of the path to memory.
inline constexpr std::size_t most_clustered_coupled = 12;
/// The largest number of applications for which unfairness is searched exactly with a model of the
/// path to memory.
inline constexpr std::size_t most_clustered_fairest = 14;

namespace detail {

/// Returns the number of descents (step-by-step improvements) without success that end a search
/// without a proof: 1,000 where the user has set a time limit, 40 otherwise.
constexpr unsigned descents_in_vain(const deadline &deadline) {
    return deadline.has_an_end() ? 1000 : 40;
}

/// Returns a good partition from which a search may begin: the best of some policies, improved by a
/// descent; not proved to be the best.
inline std::vector<cluster> improved(const workload &workload, const room &room,
                                     const bandwidth &memory, objective aim,
                                     const deadline &deadline) {
    clustered::descent search{workload, room, memory, aim, deadline};
    std::vector<unsigned> members(workload.size());
    std::iota(members.begin(), members.end(), 0U);
    search.consider({{members, room.ways}});
    search.consider(kpart{workload, room, memory}.clusters());
    search.consider(lfoc_plus{workload, room}.clusters());
    if (workload.size() <= room.clusters())
        search.consider(strict_optimum(workload, room, memory, aim, deadline).clusters);
    search.improve();
    return search.result();
}

/// Evaluates all partitions, one by one. Returns the best partition, proved unless the time has
/// passed.
inline optimum counted_optimum(const workload &workload, const room &room, const bandwidth &memory,
                               objective aim, const deadline &deadline) {
    optimum result{{}, true, 0};
    values reached;
    unsigned turn = 0;
    const coupling coupling{memory};
    const auto consider = [&](const std::vector<cluster> &candidate) {
        if (!result.proved) return;
        if (++turn % 256 == 0 && deadline.has_passed()) result.proved = false;
        const evaluation outcome = evaluate(demands_of(workload, candidate, coupling), coupling);
        if (!outcome || (!result.clusters.empty() && !is_better(aim, outcome.reached, reached)))
            return;
        result.clusters = candidate;
        reached = outcome.reached;
    };
    clustered::each_partition<decltype(consider) &>{workload.size(), room, consider}.run();
    return result;
}

inline optimum clustered_coupled_optimum(const workload &workload, const room &room,
                                         const bandwidth &memory, objective aim,
                                         const deadline &deadline) {
    const std::vector<cluster> first = improved(workload, room, memory, aim, deadline);
    clustered::coupled_program program{workload, room, memory, aim, deadline};
    coupled_search<clustered::coupled_program> search{program, deadline};
    const bool has_partition = search.run(
        [&](std::vector<cluster> &fallback) {
            fallback = first;
            return !first.empty();
        },
        first);
    // Where the model is `simple`, the search for any partition is not exact: its failure proves
    // nothing.
    if (!has_partition) return {{}, memory.model != model::simple, 0};
    return {search.result(), search.proved(),
            better_bound(aim, value_of_gain(aim, search.bound(), workload.size()),
                         clustered::share_bound(workload, room, aim))};
}

inline optimum clustered_coupled_fairest(const workload &workload, const room &room,
                                         const bandwidth &memory, const deadline &deadline,
                                         const cores &cores) {
    clustered::coupled_fairest search{workload, room, memory, deadline, cores};
    const bool has_partition =
        search.run(improved(workload, room, memory, objective::unfairness, deadline));
    return {search.result(), search.proved(), has_partition ? search.bound() : 1};
}

} // namespace detail

/// Returns the best partition in which applications may share ways. Reads the property llcmpkc
/// (misses of the last level per 1,000 cycles). Where `optimum::proved` is false, no partition is
/// better than `optimum::bound`.
inline optimum clustered_optimum(const workload &workload, const room &room,
                                 const bandwidth &memory, objective aim, const deadline &deadline,
                                 const cores &cores = {}) {
    constexpr double most_counted = 300'000;
    optimum result;
    if (!memory.couples() && workload.size() <= most_clustered) {
        if (aim != objective::unfairness) {
            result.clusters = clustered::best_sum(workload, room, aim, deadline, cores);
            result.proved = !result.clusters.empty();
            result.bound = clustered::share_bound(workload, room, aim);
        } else {
            clustered::fairest search{workload, room, deadline, cores};
            result.clusters = search.find();
            result.proved = search.proved();
            result.bound = search.bound();
        }
    } else if (memory.couples() && aim != objective::unfairness &&
               workload.size() <= most_clustered_coupled) {
        result = detail::clustered_coupled_optimum(workload, room, memory, aim, deadline);
    } else if (memory.couples() && aim == objective::unfairness &&
               workload.size() <= most_clustered_fairest) {
        result = detail::clustered_coupled_fairest(workload, room, memory, deadline, cores);
    } else if (clustered::count_partitions(workload.size(), room, most_counted) <= most_counted) {
        result = detail::counted_optimum(workload, room, memory, aim, deadline);
        result.bound = clustered::share_bound(workload, room, aim);
    } else {
        result.bound = clustered::share_bound(workload, room, aim);
    }
    if (result.proved) return result;
    clustered::descent best{workload, room, memory, aim, deadline};
    best.consider(result.clusters);
    best.consider(detail::improved(workload, room, memory, aim, deadline));
    result.clusters = clustered::wander(best.result(), workload, room, memory, aim,
                                        detail::descents_in_vain(deadline), deadline);
    return result;
}

} // namespace msr::partition
