// Partitions in which applications may share ways, where there are too many for a proof: a search
// improves given partitions step by step, and computes a bound for all partitions.
#pragma once

#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition::clustered {

/// A search that changes a partition as long as that makes it better: a way goes to another
/// cluster, an application goes to another cluster or gets a cluster of its own.
class descent {
public:
    descent(const workload &workload, const room &room, const bandwidth &memory, objective goal,
            deadline deadline)
        : mix{workload}, space{room}, traffic_model{memory}, aim{goal}, time_limit{deadline} {}

    /// Evaluates a partition, and keeps it if it is the best so far. Returns whether the partition
    /// is better than the best so far.
    bool consider(const std::vector<cluster> &candidate) {
        if (candidate.empty()) return false;
        const evaluation outcome = evaluate(mix, candidate, traffic_model);
        if (!outcome || (!best.empty() && !is_better(aim, outcome.reached, reached))) return false;
        best = candidate;
        reached = outcome.reached;
        return true;
    }

    void improve() {
        while (!best.empty() && !time_limit.has_passed() && step()) {
        }
    }

    const std::vector<cluster> &result() const { return best; }

private:
    bool step() {
        const std::vector<cluster> current = best;
        for (std::size_t giver = 0; giver < current.size(); ++giver)
            for (std::size_t taker = 0; taker <= current.size(); ++taker) {
                if (giver == taker || time_limit.has_passed()) continue;
                if (taker < current.size() && give_way(current, giver, taker)) return true;
                for (std::size_t i = 0; i < current[giver].members.size(); ++i)
                    if (taker < current.size() ? move(current, giver, i, taker)
                                               : part(current, giver, i))
                        return true;
            }
        return false;
    }

    bool give_way(std::vector<cluster> candidate, std::size_t giver, std::size_t taker) {
        if (candidate[giver].ways <= space.min_ways) return false;
        --candidate[giver].ways;
        ++candidate[taker].ways;
        return consider(candidate);
    }

    /// Moves application `i` from cluster `giver` to cluster `taker`, and keeps the result if it is
    /// better. Where the application is the only member of `giver`, the ways of `giver` move with
    /// it.
    bool move(std::vector<cluster> candidate, std::size_t giver, std::size_t i, std::size_t taker) {
        candidate[taker].members.push_back(take(candidate[giver], i));
        if (candidate[giver].members.empty()) {
            candidate[taker].ways += candidate[giver].ways;
            candidate.erase(candidate.begin() + static_cast<std::ptrdiff_t>(giver));
        }
        return consider(candidate);
    }

    bool part(std::vector<cluster> candidate, std::size_t giver, std::size_t i) {
        if (candidate.size() >= space.clusters() || candidate[giver].members.size() == 1)
            return false;
        const unsigned member = take(candidate[giver], i);
        for (std::size_t k = 0; k < candidate.size(); ++k) {
            if (candidate[k].ways < 2 * space.min_ways) continue;
            std::vector<cluster> variant = candidate;
            variant[k].ways -= space.min_ways;
            variant.push_back({{member}, space.min_ways});
            if (consider(variant)) return true;
        }
        return false;
    }

    static unsigned take(cluster &cluster, std::size_t i) {
        const unsigned member = cluster.members[i];
        cluster.members.erase(cluster.members.begin() + static_cast<std::ptrdiff_t>(i));
        return member;
    }

    const workload &mix;
    room space;
    bandwidth traffic_model;
    objective aim;
    deadline time_limit;
    std::vector<cluster> best;
    values reached;
};

/// Returns a bound of the objective: no partition is better, whichever applications share ways. The
/// shares of a partition add up to all ways, so the bound lets each application choose its share,
/// at an equal price for each part of a way; models of the path to memory only make partitions
/// worse. The bound of unfairness is 1, which excludes nothing.
inline double share_bound(const workload &workload, const room &room, objective aim) {
    if (aim == objective::unfairness) return 1;
    // The slopes of the least concave function above the gains with whole ways.
    std::vector<double> slopes;
    double sum = 0;
    for (const application &application : workload.applications) {
        const auto gain = [&](unsigned ways) {
            return aim == objective::stp ? 1 / application.slowdown.entries[ways]
                                         : -application.slowdown.entries[ways];
        };
        sum += gain(0);
        for (unsigned start = 0; start < room.ways;) {
            unsigned next = start + 1;
            double steepest = -HUGE_VAL;
            for (unsigned ways = start + 1; ways <= room.ways; ++ways) {
                const double slope = (gain(ways) - gain(start)) / (ways - start);
                if (slope < steepest) continue;
                steepest = slope;
                next = ways;
            }
            slopes.insert(slopes.end(), next - start, steepest);
            start = next;
        }
    }
    std::sort(slopes.rbegin(), slopes.rend());
    for (unsigned way = 0; way < room.ways; ++way)
        sum += slopes[way];
    return aim == objective::stp ? sum : -sum / static_cast<double>(workload.size());
}

} // namespace msr::partition::clustered
