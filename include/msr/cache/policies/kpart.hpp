// Policy kpart: applications that lose little by sharing are clustered, pair by pair; of all
// numbers of clusters that with the greatest STP counts.
// Source: El-Sayed et al., "KPart: A hybrid cache partitioning-sharing technique for commodity
// multicores", HPCA 2018. Misses are for 1,000 cycles, as there.
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

class kpart {
public:
    kpart(const workload &of, const room &in, const bandwidth &memory)
        : from{of}, room_for{in}, by{memory} {
        for (unsigned i = 0; i < of.size(); ++i)
            nodes.push_back({{i}, of.applications[i].of(property::llcmpkc)});
    }

    /// The clusters; none where the model has no sense for any number of clusters. Reads llcmpkc.
    std::vector<cluster> clusters() {
        std::vector<cluster> best;
        double most = 0;
        for (;;) {
            if (nodes.size() <= room_for.clusters()) {
                std::vector<cluster> one = divided();
                const evaluation found = evaluate(from, one, by);
                if (found && found.reached.stp > most) {
                    most = found.reached.stp;
                    best = std::move(one);
                }
            }
            if (nodes.size() == 1) return best;
            merge_nearest();
        }
    }

private:
    /// A cluster that may grow, and its misses by ways.
    struct node {
        std::vector<unsigned> members;
        by_ways misses;
    };

    std::vector<cluster> divided() const {
        std::vector<const by_ways *> curves;
        for (const node &one : nodes)
            curves.push_back(&one.misses);
        const std::vector<unsigned> ways = lookahead(curves, room_for.ways, room_for.least);
        std::vector<cluster> result;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            result.push_back({nodes[i].members, ways[i]});
        return result;
    }

    /// The misses of two that share so many ways, for each number of ways.
    by_ways combined(const node &one, const node &other) const {
        const by_ways *const curves[] = {&one.misses, &other.misses};
        double shares[2];
        sharing both{curves, 2, shares};
        by_ways result;
        result.at[0] = one.misses.at[0] + other.misses.at[0];
        for (unsigned ways = 1; ways < most_ways + 2; ++ways) {
            if (ways <= room_for.ways) both.add_way();
            result.at[ways] = one.misses.of(shares[0]) + other.misses.of(shares[1]);
        }
        return result;
    }

    /// The area between the misses of two that share ways and of two that divide them.
    double distance(const node &one, const node &other) const {
        const by_ways shared = combined(one, other);
        double area = 0;
        for (unsigned ways = 2; ways <= room_for.ways; ++ways) {
            const std::vector<unsigned> own = lookahead({&one.misses, &other.misses}, ways);
            area += std::fabs(shared.at[ways] - one.misses.at[own[0]] - other.misses.at[own[1]]);
        }
        return area;
    }

    /// Of equal distances that of the first pair counts.
    void merge_nearest() {
        double least = HUGE_VAL;
        std::size_t first = 0, second = 1;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (std::size_t j = i + 1; j < nodes.size(); ++j) {
                const double one = distance(nodes[i], nodes[j]);
                if (one < least) {
                    least = one;
                    first = i;
                    second = j;
                }
            }
        nodes[first].misses = combined(nodes[first], nodes[second]);
        nodes[first].members.insert(nodes[first].members.end(), nodes[second].members.begin(),
                                    nodes[second].members.end());
        nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(second));
    }

    const workload &from;
    room room_for;
    bandwidth by;
    std::vector<node> nodes;
};

} // namespace msr::partition
