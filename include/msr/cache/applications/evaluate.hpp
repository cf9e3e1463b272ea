// The slowdowns of applications under a partition.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/shares.hpp>
#include <msr/cache/applications/workload.hpp>

#include <cmath>
#include <cstddef>
#include <vector>

namespace msr::partition {

/// The slowdowns by application, and what they are good for.
struct evaluation {
    std::vector<double> slowdowns; ///< empty: the model has no sense for this partition
    values reached;
    double state = 0; ///< of the way to memory

    explicit operator bool() const { return !slowdowns.empty(); }
};

/// Evaluates applications with demands of their own.
inline evaluation evaluate(const std::vector<demand> &demands, const coupling &by) {
    evaluation result;
    for (const demand &one : demands)
        if (!one.possible) return result;
    const auto each = [&](auto &&sink) {
        for (const demand &one : demands)
            sink(one);
    };
    const bool couples = by.model_used().couples();
    if (couples) result.state = by.state_of(each);
    for (const demand &one : demands) {
        const double slowdown = couples ? by.slowdown(one, result.state) : one.slowdown;
        if (!std::isfinite(slowdown)) return {};
        result.slowdowns.push_back(slowdown);
    }
    result.reached = values_of(result.slowdowns);
    return result;
}

/// The demands of the applications in a partition. Each application is a member of a cluster;
/// clusters of several need the property llcmpkc.
inline std::vector<demand> demands_of(const workload &of, const std::vector<cluster> &clusters,
                                      const coupling &by) {
    std::vector<demand> demands(of.size());
    for (const cluster &one : clusters) {
        const std::vector<double> shares = one.members.size() == 1
                                               ? std::vector<double>{static_cast<double>(one.ways)}
                                               : shares_of(of, one.members, one.ways);
        for (std::size_t i = 0; i < shares.size(); ++i)
            demands[one.members[i]] = by.demand_of(of.applications[one.members[i]], shares[i]);
    }
    return demands;
}

/// Evaluates a partition.
inline evaluation evaluate(const workload &of, const std::vector<cluster> &clusters,
                           const bandwidth &memory) {
    const coupling by{memory};
    return evaluate(demands_of(of, clusters, by), by);
}

} // namespace msr::partition
