// A partition of a cache for applications whose curves are known: which share ways, and how many
// ways each cluster gets.
#pragma once

#include <msr/partition/bandwidth.hpp>
#include <msr/partition/evaluate.hpp>
#include <msr/partition/objective.hpp>
#include <msr/partition/optimal.hpp>
#include <msr/partition/room.hpp>
#include <msr/partition/workload.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msr::partition {

enum class policy : std::uint8_t {
    optimal,      ///< the best of all, by the objective
    equal,        ///< the same ways for all
    ucp,          ///< Qureshi and Patt, MICRO 2006: greatest utility of ways in misses
    ucp_slowdown, ///< the same in slowdown
    yu_petrov,    ///< Yu and Petrov, ICCD 2010: greatest utility of ways in traffic
    kpart,        ///< El-Sayed et al., HPCA 2018
    lfoc_plus,    ///< Saez et al., IEEE TC 2022
    dunn,         ///< Selfa et al., PACT 2017
};
inline constexpr std::string_view policy_names[] = {"optimal",   "equal", "ucp",   "ucp-slowdown",
                                                    "yu-petrov", "kpart", "lfoc+", "dunn"};
constexpr std::string_view name_of(policy one) { return policy_names[static_cast<unsigned>(one)]; }

/// What is asked for.
struct request {
    policy by = policy::optimal;
    objective aim = objective::stp;
    bandwidth memory{};
    room in{};
    bool clustered = false;    ///< applications may share ways
    double seconds = HUGE_VAL; ///< the optimum is looked for so long at most
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

/// The curves that a request reads.
inline properties needed_by(const workload &, const request &asked) {
    return partition::needed_by(asked.memory.by);
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

/// Why a request cannot be planned; empty: it can.
inline std::string problem_of(const workload &of, const request &asked) {
    const std::string count = std::to_string(of.size());
    if (asked.by != policy::optimal || asked.clustered)
        return "only the strict optimum is here yet";
    if (of.size() == 0) return "there are no applications";
    if (asked.in.ways == 0) return "there are no ways";
    if (asked.in.ways > of.ways())
        return std::to_string(asked.in.ways) + " ways, and the curves end with " +
               std::to_string(of.ways());
    if (!asked.clustered && of.size() > asked.in.clusters())
        return count + " applications need ways of their own, and there is room for " +
               std::to_string(asked.in.clusters());
    if (const std::string names = missing_names(needed_by(of, asked), of.known); !names.empty())
        return "the curves have no " + names + ", which " +
               (asked.memory.couples() ? "model " + std::string{name_of(asked.memory.by)}
                                       : "policy " + std::string{name_of(asked.by)}) +
               " reads";
    return {};
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
    optimum best = strict_optimum(of, asked.in, asked.memory, asked.aim, deadline{asked.seconds});
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    result.microseconds = took.count();
    const evaluation found =
        best.clusters.empty() ? evaluation{} : evaluate(of, best.clusters, asked.memory);
    if (!found) {
        result.problem = detail::no_sense(asked, "any partition");
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
