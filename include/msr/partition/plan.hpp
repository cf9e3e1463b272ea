// A partition of a cache for applications whose curves are known: which share ways, and how many
// ways each cluster gets.
#pragma once

#include <msr/partition/bandwidth.hpp>
#include <msr/partition/evaluate.hpp>
#include <msr/partition/objective.hpp>
#include <msr/partition/room.hpp>
#include <msr/partition/strict.hpp>
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

inline std::vector<cluster> clusters_of(const strict::choice &chosen, std::size_t count,
                                        unsigned least) {
    std::vector<cluster> result;
    for (unsigned i = 0; i < count; ++i)
        result.push_back({{i}, least + chosen.extra[i]});
    return result;
}

inline strict::terms slowdowns_of(const workload &of, const room &in) {
    strict::terms result;
    result.count = static_cast<unsigned>(of.size());
    result.choices = in.ways - result.count * in.least + 1;
    for (unsigned i = 0; i < result.count; ++i)
        for (unsigned j = 0; j < result.choices; ++j)
            result.of[i][j] = of.applications[i].slowdown.at[in.least + j];
    return result;
}

/// Why a request cannot be planned; empty: it can.
inline std::string problem_of(const workload &of, const request &asked) {
    const std::string count = std::to_string(of.size());
    if (asked.by != policy::optimal || asked.memory.couples() || asked.clustered)
        return "only the strict optimum without a model is here yet";
    if (of.size() == 0) return "there are no applications";
    if (asked.in.ways == 0) return "there are no ways";
    if (asked.in.ways > of.ways())
        return std::to_string(asked.in.ways) + " ways, and the curves end with " +
               std::to_string(of.ways());
    if (!asked.clustered && of.size() > asked.in.clusters())
        return count + " applications need ways of their own, and there is room for " +
               std::to_string(asked.in.clusters());
    return {};
}

} // namespace detail

/// Plans a partition.
inline plan make_plan(const workload &of, const request &asked) {
    plan result;
    result.problem = detail::problem_of(of, asked);
    if (!result) return result;
    const strict::terms slowdowns = detail::slowdowns_of(of, asked.in);
    const auto begin = std::chrono::steady_clock::now();
    const strict::choice chosen = asked.aim == objective::stp ? strict::best_stp(slowdowns)
                                  : asked.aim == objective::antt
                                      ? strict::best_antt(slowdowns)
                                      : strict::fairest{slowdowns}.found();
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    result.microseconds = took.count();
    result.clusters = detail::clusters_of(chosen, of.size(), asked.in.least);
    const evaluation found = evaluate(of, result.clusters, asked.memory);
    result.slowdowns = found.slowdowns;
    result.reached = found.reached;
    result.proved = true;
    result.bound = result.reached.of(asked.aim);
    return result;
}

} // namespace msr::partition
