// A partition of a cache for applications whose curves are known: which share ways, and how many
// ways each cluster gets.
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

/// What is asked for.
struct request {
    policy by = policy::optimal;
    objective aim = objective::stp;
    bandwidth memory{};
    room in{};
    bool clustered = false;               ///< applications may share ways
    double seconds = HUGE_VAL;            ///< the optimum is looked for so long at most
    cores with{};                         ///< for optima with clusters
    clock_reading clock = steady_seconds; ///< which `seconds` are of
};

/// A partition and what it is good for.
struct plan {
    std::vector<cluster> clusters;
    std::vector<double> slowdowns; ///< by application
    values reached;
    bool proved = false;     ///< none is better by the objective
    double bound = 0;        ///< none reaches more of the objective; of an optimum itself
    double microseconds = 0; ///< that the search took
    std::string problem;     ///< empty: there is a partition

    explicit operator bool() const { return problem.empty(); }

    /// The cluster of an application.
    std::size_t cluster_of(std::size_t application) const {
        for (std::size_t i = 0; i < clusters.size(); ++i)
            for (const unsigned member : clusters[i].members)
                if (member == application) return i;
        return clusters.size();
    }
};

namespace detail {

/// Whether applications of an optimum may share ways: so it was asked, or there is no room for
/// ways of their own.
inline bool is_clustered(const workload &of, const request &asked) {
    return asked.by == policy::optimal && (asked.clustered || of.size() > asked.in.clusters());
}

/// The names of what `needed` has and `known` has not.
inline std::string missing_names(properties needed, properties known) {
    std::string result;
    for (std::size_t i = 0; i < property_count; ++i) {
        const auto one = static_cast<property>(i);
        if (needed.has(one) && !known.has(one))
            result += (result.empty() ? "" : ", ") + std::string{name_of(one)};
    }
    return result;
}

/// Which curves are missing; empty: none.
inline std::string problem_of_curves(const workload &of, const request &asked) {
    const auto sentence = [&](properties needed, const std::string &reader) {
        const std::string names = missing_names(needed, of.known);
        return names.empty() ? names
                             : "the curves have no " + names + ", which " + reader + " reads";
    };
    std::string why = sentence(needed_by(asked.by), "policy " + std::string{name_of(asked.by)});
    if (why.empty())
        why =
            sentence(needed_by(asked.memory.by), "model " + std::string{name_of(asked.memory.by)});
    if (why.empty() && is_clustered(of, asked))
        why = sentence({property::llcmpkc}, "a partition with clusters");
    return why;
}

/// Why a request cannot be planned; empty: it can.
inline std::string problem_of(const workload &of, const request &asked) {
    if (of.size() == 0) return "there are no applications";
    if (asked.in.clusters() == 0)
        return std::to_string(asked.in.ways) + " ways, and a class needs " +
               std::to_string(asked.in.least);
    if (asked.in.ways > of.ways())
        return std::to_string(asked.in.ways) + " ways, and the curves end with " +
               std::to_string(of.ways());
    if (!shares_ways(asked.by) && of.size() > asked.in.clusters())
        return std::to_string(of.size()) + " applications need ways of their own under policy " +
               std::string{name_of(asked.by)} + ", and there is room for " +
               std::to_string(asked.in.clusters()) +
               "; optimal, kpart, lfoc+ and dunn let them share";
    if (asked.clustered && asked.by != policy::optimal)
        return "only the optimum is clustered or not; policy " + std::string{name_of(asked.by)} +
               " decides by itself";
    return problem_of_curves(of, asked);
}

/// Why there is no partition, where a model has no sense.
inline std::string no_sense(const request &asked, const std::string &of_what) {
    std::string most = std::to_string(asked.memory.max_mbps);
    most.erase(most.find_last_not_of('0') + 1);
    if (most.back() == '.') most.pop_back();
    return "model " + std::string{name_of(asked.memory.by)} + " has no sense for " + of_what +
           ": there is too much traffic for " + most + " MB/s";
}

} // namespace detail

/// Plans a partition. The plan has a problem where there is none: too few ways or classes, curves
/// that are missing, a model that has no sense.
inline plan make_plan(const workload &of, const request &asked) {
    plan result;
    result.problem = detail::problem_of(of, asked);
    if (!result) return result;
    const auto begin = std::chrono::steady_clock::now();
    const deadline until{asked.seconds, asked.clock};
    optimum best;
    if (asked.by != policy::optimal)
        best.clusters = heuristic(asked.by, of, asked.in, asked.memory);
    else if (detail::is_clustered(of, asked))
        best = clustered_optimum(of, asked.in, asked.memory, asked.aim, until, asked.with);
    else
        best = strict_optimum(of, asked.in, asked.memory, asked.aim, until);
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    result.microseconds = took.count();
    const evaluation found =
        best.clusters.empty() ? evaluation{} : evaluate(of, best.clusters, asked.memory);
    if (!found) {
        result.problem =
            detail::no_sense(asked, asked.by != policy::optimal ? "the partition of policy " +
                                                                      std::string{name_of(asked.by)}
                                    : best.proved ? "any partition"
                                                  : "any partition that was looked at");
        return result;
    }
    result.clusters = std::move(best.clusters);
    result.slowdowns = found.slowdowns;
    result.reached = found.reached;
    result.proved = best.proved;
    result.bound = best.proved ? result.reached.of(asked.aim) : best.bound;
    return result;
}

} // namespace msr::partition
