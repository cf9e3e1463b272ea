// A partition of a cache for applications whose curves are known: which applications share ways,
// and how many ways each cluster gets.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clustered_optimal.hpp>
#include <msr/cache/policies.hpp>
#include <msr/cache/search/cores.hpp>
#include <msr/cache/search/deadline.hpp>
#include <msr/cache/search/optimal.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

namespace msr::partition {

/// A request for a partition: policy, objective, model of memory traffic, ways and time limit.
struct request {
    partition::policy policy = partition::policy::optimal; ///< the policy that makes the partition
    objective aim = objective::stp;                        ///< the objective of `policy::optimal`
    bandwidth memory{};                                    ///< the model of traffic to memory
    partition::room room{}; ///< the cache ways that may be divided among the applications
    bool clustered = false; ///< whether `policy::optimal` may let applications share ways
    /// The time limit of the search for an optimum, in seconds; infinite: none.
    double seconds = HUGE_VAL;
    partition::cores cores{};             ///< the cores on which optima with clusters are searched
    clock_reading clock = steady_seconds; ///< the clock that measures `seconds`
};

/// A partition of a cache, with the slowdowns and the objectives' values that models predict for
/// it.
struct plan {
    /// The clusters of applications that share ways, each with a number of ways.
    std::vector<cluster> clusters;
    /// The slowdown of each application; 1: the application is not slowed down.
    std::vector<double> slowdowns;
    values reached;          ///< the value that the partition reaches by each objective
    bool proved = false;     ///< whether a proof shows that no partition is better by the objective
    double bound = 0;        ///< limit of the objective's value that no partition passes
    double microseconds = 0; ///< the duration of the search, in microseconds
    std::string problem;     ///< a sentence: why there is no partition; empty: there is a partition

    /// Returns whether there is a partition.
    explicit operator bool() const { return problem.empty(); }

    /// Returns the index in `clusters` of the cluster that an application is a member of.
    std::size_t cluster_of(std::size_t application) const {
        for (std::size_t i = 0; i < clusters.size(); ++i)
            for (const unsigned member : clusters[i].members)
                if (member == application) return i;
        return clusters.size();
    }
};

namespace detail {

/// Returns whether applications of an optimum may share ways: the request allows it, or there are
/// too few ways or classes for a cluster of each application.
inline bool is_clustered(const workload &workload, const request &request) {
    return request.policy == policy::optimal &&
           (request.clustered || workload.size() > request.room.clusters());
}

/// Returns the names of the properties that are in `needed` and not in `known`.
inline std::string missing_names(properties needed, properties known) {
    std::string result;
    for (std::size_t i = 0; i < property_count; ++i) {
        const auto entry = static_cast<property>(i);
        if (needed.has(entry) && !known.has(entry))
            result += (result.empty() ? "" : ", ") + std::string{name_of(entry)};
    }
    return result;
}

/// Returns a sentence about the curves that a request needs and the workload lacks; empty: no curve
/// is missing.
inline std::string problem_of_curves(const workload &workload, const request &request) {
    const auto sentence = [&](properties needed, const std::string &reader) {
        const std::string names = missing_names(needed, workload.known);
        return names.empty() ? names
                             : "the curves have no " + names + ", which " + reader + " reads";
    };
    std::string problem =
        sentence(needed_by(request.policy), "policy " + std::string{name_of(request.policy)});
    if (problem.empty())
        problem = sentence(needed_by(request.memory.model),
                           "model " + std::string{name_of(request.memory.model)});
    if (problem.empty() && is_clustered(workload, request))
        problem = sentence({property::llcmpkc}, "a partition with clusters");
    return problem;
}

/// Returns the reason why a request cannot be planned, as a sentence; empty: the request can be
/// planned.
inline std::string problem_of(const workload &workload, const request &request) {
    if (workload.size() == 0) return "there are no applications";
    if (request.room.clusters() == 0)
        return std::to_string(request.room.ways) + " ways, and a class needs " +
               std::to_string(request.room.min_ways);
    if (request.room.ways > workload.ways())
        return std::to_string(request.room.ways) + " ways, and the curves end with " +
               std::to_string(workload.ways());
    if (!shares_ways(request.policy) && workload.size() > request.room.clusters())
        return std::to_string(workload.size()) +
               " applications need ways of their own under policy " +
               std::string{name_of(request.policy)} + ", and there is room for " +
               std::to_string(request.room.clusters()) +
               "; optimal, kpart, lfoc+ and dunn let them share";
    if (request.clustered && request.policy != policy::optimal)
        return "only the optimum is clustered or not; policy " +
               std::string{name_of(request.policy)} + " decides by itself";
    return problem_of_curves(workload, request);
}

/// Returns the reason why there is no partition where a model is not valid, as a sentence about
/// `subject`.
inline std::string no_sense(const request &request, const std::string &subject) {
    std::string limit = std::to_string(request.memory.max_mbps);
    limit.erase(limit.find_last_not_of('0') + 1);
    if (limit.back() == '.') limit.pop_back();
    return "model " + std::string{name_of(request.memory.model)} + " has no sense for " + subject +
           ": there is too much traffic for " + limit + " MB/s";
}

} // namespace detail

/// Plans a partition. The plan has a problem where there is no partition: too few ways or classes,
/// curves that are missing, a model that is not valid.
/// `workload`: the applications, at least one
/// `request`: the policy, the objective, the room and the time limit
/// Example:
///     namespace partition = msr::partition;
///     const std::vector<partition::curve_row> rows{{"a", 1, {0.5}}, {"a", 2, {1.0}},
///                                                  {"b", 1, {1.0}}, {"b", 2, {1.1}}};
///     const auto curves = partition::make_curves(rows, {partition::property::ipc});
///     const auto both = partition::make_workload(curves.value, {"a", "b"});
///     const partition::plan plan =
///         partition::make_plan(both.value, {.room = partition::room_in(2, 0)});
///     const bool is_proved = plan && plan.proved;
inline plan make_plan(const workload &workload, const request &request) {
    plan result;
    result.problem = detail::problem_of(workload, request);
    if (!result) return result;
    const auto begin = std::chrono::steady_clock::now();
    const deadline deadline{request.seconds, request.clock};
    optimum best;
    if (request.policy != policy::optimal)
        best.clusters = heuristic(request.policy, workload, request.room, request.memory);
    else if (detail::is_clustered(workload, request))
        best = clustered_optimum(workload, request.room, request.memory, request.aim, deadline,
                                 request.cores);
    else
        best = strict_optimum(workload, request.room, request.memory, request.aim, deadline);
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    result.microseconds = elapsed.count();
    const evaluation outcome =
        best.clusters.empty() ? evaluation{} : evaluate(workload, best.clusters, request.memory);
    if (!outcome) {
        result.problem = detail::no_sense(
            request, request.policy != policy::optimal
                         ? "the partition of policy " + std::string{name_of(request.policy)}
                     : best.proved ? "any partition"
                                   : "any partition that was looked at");
        return result;
    }
    result.clusters = std::move(best.clusters);
    result.slowdowns = outcome.slowdowns;
    result.reached = outcome.reached;
    result.proved = best.proved;
    result.bound = best.proved ? result.reached.of(request.aim) : best.bound;
    return result;
}

} // namespace msr::partition
