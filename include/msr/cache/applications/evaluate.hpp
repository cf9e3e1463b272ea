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

/// The slowdowns of applications under a partition, and the value of each objective.
struct evaluation {
    /// Slowdown of each application; empty: the model of memory traffic is not valid for the
    /// partition.
    std::vector<double> slowdowns;
    values reached;   ///< the value that the partition reaches by each objective
    double state = 0; ///< state of the path to memory, as `coupling::state_of` computes it

    /// Returns whether the model of memory traffic is valid for the partition.
    explicit operator bool() const { return !slowdowns.empty(); }
};

/// Evaluates applications by their demands: slowdowns, objectives and the state of the path to
/// memory.
/// `demands`: the demand of each application
/// `coupling`: the path to memory that the applications share
inline evaluation evaluate(const std::vector<demand> &demands, const coupling &coupling) {
    evaluation result;
    for (const demand &demand : demands)
        if (!demand.possible) return result;
    const auto visit = [&](auto &&sink) {
        for (const demand &demand : demands)
            sink(demand);
    };
    const bool couples = coupling.model_used().couples();
    if (couples) result.state = coupling.state_of(visit);
    for (const demand &demand : demands) {
        const double slowdown = couples ? coupling.slowdown(demand, result.state) : demand.slowdown;
        if (!std::isfinite(slowdown)) return {};
        result.slowdowns.push_back(slowdown);
    }
    result.reached = values_of(result.slowdowns);
    return result;
}

/// Computes the demand of each application in a partition. Clusters of several applications need
/// the property llcmpkc.
/// `workload`: the applications
/// `clusters`: the partition; each application is a member of one cluster
/// `coupling`: the path to memory that the applications share
/// Returns a demand for each application of the workload.
inline std::vector<demand> demands_of(const workload &workload,
                                      const std::vector<cluster> &clusters,
                                      const coupling &coupling) {
    std::vector<demand> demands(workload.size());
    for (const cluster &cluster : clusters) {
        const std::vector<double> shares =
            cluster.members.size() == 1 ? std::vector<double>{static_cast<double>(cluster.ways)}
                                        : shares_of(workload, cluster.members, cluster.ways);
        for (std::size_t i = 0; i < shares.size(); ++i)
            demands[cluster.members[i]] =
                coupling.demand_of(workload.applications[cluster.members[i]], shares[i]);
    }
    return demands;
}

/// Evaluates a partition: slowdowns, objectives and the state of the path to memory.
/// `workload`: the applications, with the curves that the model of `memory` needs
/// `clusters`: the partition; each application is a member of one cluster
/// `memory`: the model of traffic to memory
/// Returns the slowdowns and objectives; no slowdowns where the model is not valid for this
/// partition.
inline evaluation evaluate(const workload &workload, const std::vector<cluster> &clusters,
                           const bandwidth &memory) {
    const coupling coupling{memory};
    return evaluate(demands_of(workload, clusters, coupling), coupling);
}

} // namespace msr::partition
