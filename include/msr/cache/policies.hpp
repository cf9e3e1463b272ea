// The cache policies by name: the curves that each needs, and the partition that it makes.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/dunn.hpp>
#include <msr/cache/policies/equal.hpp>
#include <msr/cache/policies/kpart.hpp>
#include <msr/cache/policies/lfoc_plus.hpp>
#include <msr/cache/policies/ucp.hpp>
#include <msr/cache/policies/ucp_slowdown.hpp>
#include <msr/cache/policies/yu_petrov.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace msr::partition {

/// A policy that divides a cache among applications.
enum class policy : std::uint8_t {
    optimal, ///< the best partition by the requested objective
    equal,   ///< equal numbers of ways for all applications
    /// Ways go to applications in which ways save most misses: Qureshi and Patt, MICRO 2006.
    ucp,
    ucp_slowdown, ///< ways go to applications whose slowdown ways lessen most
    /// Ways go to applications in which ways save most traffic to memory: Yu and Petrov, DAC 2010.
    yu_petrov,
    /// Clusters, pair by pair, of applications that lose little by sharing: El-Sayed et al., HPCA
    /// 2018.
    kpart,
    /// Few ways for streaming applications, the other ways for sensitive ones: Saez et al., IEEE TC
    /// 2022.
    lfoc_plus,
    /// Clusters of applications that wait for similar times for data behind the second level: Selfa
    /// et al., PACT 2017.
    dunn,
};
/// The names of the cache policies, in the order of `policy`.
inline constexpr std::string_view policy_names[] = {"optimal",   "equal", "ucp",   "ucp-slowdown",
                                                    "yu-petrov", "kpart", "lfoc+", "dunn"};
/// Returns the name of a cache policy, such as `lfoc+`.
constexpr std::string_view name_of(policy value) {
    return policy_names[static_cast<unsigned>(value)];
}

/// Returns whether a policy may put several applications into a cluster.
constexpr bool shares_ways(policy value) {
    return value == policy::optimal || value == policy::kpart || value == policy::lfoc_plus ||
           value == policy::dunn;
}

/// Returns the properties whose curves a policy reads in addition to `property::ipc`.
constexpr properties needed_by(policy value) {
    switch (value) {
    case policy::optimal:
    case policy::equal:
    case policy::ucp_slowdown:
        break;
    case policy::ucp:
        return {property::llcmpki};
    case policy::yu_petrov:
        return {property::bandwidth_mbps};
    case policy::kpart:
    case policy::lfoc_plus:
        return {property::llcmpkc};
    case policy::dunn:
        return {property::stalls_l2_miss, property::llcmpkc};
    }
    return {};
}

/// Returns the partition that a policy other than `policy::optimal` makes. There must be ways and
/// classes for a cluster of each application, or the policy must share ways.
inline std::vector<cluster> heuristic(policy method, const workload &workload, const room &room,
                                      const bandwidth &memory) {
    const auto own = [](const std::vector<unsigned> &ways) {
        std::vector<cluster> result;
        for (unsigned i = 0; i < ways.size(); ++i)
            result.push_back({{i}, ways[i]});
        return result;
    };
    switch (method) {
    case policy::optimal:
        break;
    case policy::equal:
        return own(equal_ways(workload.size(), room));
    case policy::ucp:
        return own(ucp_ways(workload, room));
    case policy::ucp_slowdown:
        return own(ucp_slowdown_ways(workload, room));
    case policy::yu_petrov:
        return own(yu_petrov_ways(workload, room));
    case policy::kpart:
        return partition::kpart{workload, room, memory}.clusters();
    case policy::lfoc_plus:
        return partition::lfoc_plus{workload, room}.clusters();
    case policy::dunn:
        return partition::dunn{workload, room}.clusters();
    }
    return {};
}

} // namespace msr::partition
