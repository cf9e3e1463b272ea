// Policy kpart: applications that lose little by sharing are clustered, pair by pair; the number of
// clusters with the greatest STP is chosen. Source: El-Sayed et al., "KPart: A hybrid cache
// partitioning-sharing technique for commodity multicores", HPCA 2018. Misses are per 1,000 cycles,
// as in the paper.
#pragma once

#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/shares.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition {

/// The policy `kpart`: clusters, pair by pair, of applications that lose little by sharing.
/// Source: El-Sayed et al., HPCA 2018.
class kpart {
public:
    /// Begins with a cluster for each application of `workload`, which must outlive the object.
    /// Reads the property llcmpkc (misses of the last level per 1,000 cycles).
    kpart(const workload &workload, const room &room, const bandwidth &memory)
        : mix{workload}, space{room}, traffic_model{memory} {
        for (unsigned i = 0; i < workload.size(); ++i)
            nodes.push_back({{i}, workload.applications[i].of(property::llcmpkc)});
    }

    /// Returns the clusters; none where the model is not valid for any number of clusters. Reads
    /// the property llcmpkc (misses of the last level per 1,000 cycles).
    std::vector<cluster> clusters() {
        std::vector<cluster> best;
        double best_stp = 0;
        for (;;) {
            if (nodes.size() <= space.clusters()) {
                std::vector<cluster> candidate = divided();
                const evaluation outcome = evaluate(mix, candidate, traffic_model);
                if (outcome && outcome.reached.stp > best_stp) {
                    best_stp = outcome.reached.stp;
                    best = std::move(candidate);
                }
            }
            if (nodes.size() == 1) return best;
            merge_nearest();
        }
    }

private:
    /// A cluster that may grow, and the misses of its members by ways.
    struct node {
        std::vector<unsigned> members;
        by_ways misses;
    };

    std::vector<cluster> divided() const {
        std::vector<const by_ways *> curves;
        for (const node &entry : nodes)
            curves.push_back(&entry.misses);
        const std::vector<unsigned> ways = lookahead(curves, space.ways, space.min_ways);
        std::vector<cluster> result;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            result.push_back({nodes[i].members, ways[i]});
        return result;
    }

    /// Returns the misses of the members of two nodes (clusters that may grow) together where they
    /// share ways, for each number of ways.
    by_ways combined(const node &first, const node &second) const {
        const by_ways *const curves[] = {&first.misses, &second.misses};
        double shares[2];
        way_division division{curves, 2, shares};
        by_ways result;
        result.entries[0] = first.misses.entries[0] + second.misses.entries[0];
        for (unsigned ways = 1; ways < most_ways + 2; ++ways) {
            if (ways <= space.ways) division.add_way();
            result.entries[ways] = first.misses.of(shares[0]) + second.misses.of(shares[1]);
        }
        return result;
    }

    /// Returns the area between two curves of the misses of two nodes (clusters that may grow):
    /// where the nodes share their ways, and where they divide them.
    double distance(const node &first, const node &second) const {
        const by_ways shared = combined(first, second);
        double area = 0;
        for (unsigned ways = 2; ways <= space.ways; ++ways) {
            const std::vector<unsigned> own = lookahead({&first.misses, &second.misses}, ways);
            area += std::fabs(shared.entries[ways] - first.misses.entries[own[0]] -
                              second.misses.entries[own[1]]);
        }
        return area;
    }

    /// Merges the two nodes (clusters that may grow) with the least distance; of several such pairs
    /// the first.
    void merge_nearest() {
        double shortest = HUGE_VAL;
        std::size_t first = 0, second = 1;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (std::size_t j = i + 1; j < nodes.size(); ++j) {
                const double length = distance(nodes[i], nodes[j]);
                if (length < shortest) {
                    shortest = length;
                    first = i;
                    second = j;
                }
            }
        nodes[first].misses = combined(nodes[first], nodes[second]);
        nodes[first].members.insert(nodes[first].members.end(), nodes[second].members.begin(),
                                    nodes[second].members.end());
        nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(second));
    }

    const workload &mix;
    room space;
    bandwidth traffic_model;
    std::vector<node> nodes;
};

} // namespace msr::partition
