// Partitions in which applications may share ways, where there are too many for a proof: better
// and better ones from those that are given, and a bound for all.
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

/// Changes a partition as long as that makes it better: a way goes to another cluster, an
/// application goes to another cluster or gets one of its own.
class descent {
public:
    descent(const workload &of, const room &in, const bandwidth &memory, objective by,
            deadline when)
        : from{of}, room_for{in}, model{memory}, aim{by}, until{when} {}

    /// Looks at a partition; whether it is the best so far.
    bool consider(const std::vector<cluster> &one) {
        if (one.empty()) return false;
        const evaluation found = evaluate(from, one, model);
        if (!found || (!best.empty() && !is_better(aim, found.reached, reached))) return false;
        best = one;
        reached = found.reached;
        return true;
    }

    void improve() {
        while (!best.empty() && !until.has_passed() && step()) {
        }
    }

    const std::vector<cluster> &found() const { return best; }

private:
    bool step() {
        const std::vector<cluster> now = best;
        for (std::size_t giver = 0; giver < now.size(); ++giver)
            for (std::size_t taker = 0; taker <= now.size(); ++taker) {
                if (giver == taker || until.has_passed()) continue;
                if (taker < now.size() && give_way(now, giver, taker)) return true;
                for (std::size_t i = 0; i < now[giver].members.size(); ++i)
                    if (taker < now.size() ? move(now, giver, i, taker) : part(now, giver, i))
                        return true;
            }
        return false;
    }

    bool give_way(std::vector<cluster> to, std::size_t giver, std::size_t taker) {
        if (to[giver].ways <= room_for.least) return false;
        --to[giver].ways;
        ++to[taker].ways;
        return consider(to);
    }

    /// The ways of a cluster that nobody is in go with its last member.
    bool move(std::vector<cluster> to, std::size_t giver, std::size_t i, std::size_t taker) {
        to[taker].members.push_back(take(to[giver], i));
        if (to[giver].members.empty()) {
            to[taker].ways += to[giver].ways;
            to.erase(to.begin() + static_cast<std::ptrdiff_t>(giver));
        }
        return consider(to);
    }

    bool part(std::vector<cluster> to, std::size_t giver, std::size_t i) {
        if (to.size() >= room_for.clusters() || to[giver].members.size() == 1) return false;
        const unsigned member = take(to[giver], i);
        for (std::size_t k = 0; k < to.size(); ++k) {
            if (to[k].ways < 2 * room_for.least) continue;
            std::vector<cluster> one = to;
            one[k].ways -= room_for.least;
            one.push_back({{member}, room_for.least});
            if (consider(one)) return true;
        }
        return false;
    }

    static unsigned take(cluster &of, std::size_t i) {
        const unsigned member = of.members[i];
        of.members.erase(of.members.begin() + static_cast<std::ptrdiff_t>(i));
        return member;
    }

    const workload &from;
    room room_for;
    bandwidth model;
    objective aim;
    deadline until;
    std::vector<cluster> best;
    values reached;
};

/// What no partition is better than, whoever shares ways: shares add up to all ways, so each
/// application could choose its share, at the same price for a part of a way. Models of the way to
/// memory only make it worse. For unfairness 1, which says nothing.
inline double share_bound(const workload &of, const room &in, objective aim) {
    if (aim == objective::unfairness) return 1;
    // The slopes of the least concave gains above those with whole ways.
    std::vector<double> slopes;
    double sum = 0;
    for (const application &one : of.applications) {
        const auto gain = [&](unsigned ways) {
            return aim == objective::stp ? 1 / one.slowdown.at[ways] : -one.slowdown.at[ways];
        };
        sum += gain(0);
        for (unsigned at = 0; at < in.ways;) {
            unsigned next = at + 1;
            double steepest = -HUGE_VAL;
            for (unsigned ways = at + 1; ways <= in.ways; ++ways) {
                const double slope = (gain(ways) - gain(at)) / (ways - at);
                if (slope < steepest) continue;
                steepest = slope;
                next = ways;
            }
            slopes.insert(slopes.end(), next - at, steepest);
            at = next;
        }
    }
    std::sort(slopes.rbegin(), slopes.rend());
    for (unsigned way = 0; way < in.ways; ++way)
        sum += slopes[way];
    return aim == objective::stp ? sum : -sum / static_cast<double>(of.size());
}

} // namespace msr::partition::clustered
