// Policy lfoc+: streaming applications share few ways; applications that gain by the cache divide
// the other ways by lookahead, where the slowest application gets a way of another one and pairs
// are clustered as long as they lose nothing; all other applications join these clusters. Source:
// Saez et al., "LFOC+: A fair OS-level cache-clustering policy for commodity multicore systems",
// IEEE TC 2022; Garcia-Garcia et al., "LFOC", ICPP 2019. Rules and thresholds are those of the
// authors' simulator (pbbcache/cachesim); the papers were not read.
#pragma once

#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/shares.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition {

/// The policy `lfoc+`: few ways for applications that stream, the other ways for applications that
/// gain by the cache.
/// Source: Saez et al., IEEE TC 2022, by the authors' simulator.
class lfoc_plus {
public:
    /// Takes the workload, which must outlive the object, and the ways to divide.
    lfoc_plus(const workload &workload, const room &room) : mix{workload}, space{room} {}

    /// The class of an application by its use of the cache.
    enum class kind {
        light, ///< an application that is neither streaming nor sensitive
        /// An application with, for some number of ways, 14 misses per 1,000 cycles or more at a
        /// slowdown of 3 % or less, and with no number of ways a slowdown of 6 % or more.
        streaming,
        sensitive, ///< an application with a slowdown of 5 % or more at 2 ways or more
    };

    /// Returns the class of an application by its slowdowns and misses. Reads the property llcmpkc
    /// (misses of the last level per 1,000 cycles).
    kind kind_of(const application &application) const {
        bool streams = false, slows = false, suffers = false;
        for (unsigned ways = 1; ways <= space.ways; ++ways) {
            const double slowdown = application.slowdown.entries[ways];
            streams |= slowdown <= 1.03 && application.of(property::llcmpkc).entries[ways] >= 14;
            slows |= slowdown >= 1.06;
            suffers |= slowdown >= 1.05 && ways >= 2;
        }
        return streams && !slows ? kind::streaming : suffers ? kind::sensitive : kind::light;
    }

    /// Returns the clusters of all applications. Reads the property llcmpkc (misses of the last
    /// level per 1,000 cycles).
    std::vector<cluster> clusters() {
        sort_out();
        if (sensitive.empty()) return {{every_application(), space.ways}};
        const auto streams = static_cast<unsigned>(streaming.size());
        unsigned reserved = std::min((streams + 4) / 5, 2U);
        if (streams > 0) reserved = std::max(reserved, space.min_ways);
        keep_as_many_as_fit(reserved);
        if (sensitive.empty()) return {{every_application(), space.ways}};
        std::vector<cluster> result = paired(space.ways - reserved);
        const std::size_t served = result.size();
        if (streams > 0) result.push_back({streaming, reserved});
        add_lights(result, served, reserved);
        return result;
    }

private:
    std::vector<unsigned> every_application() const {
        std::vector<unsigned> result;
        for (unsigned i = 0; i < mix.size(); ++i)
            result.push_back(i);
        return result;
    }

    void sort_out() {
        for (unsigned i = 0; i < mix.size(); ++i) {
            const kind category = kind_of(mix.applications[i]);
            (category == kind::streaming   ? streaming
             : category == kind::sensitive ? sensitive
                                           : light)
                .push_back(i);
        }
    }

    /// Declares the sensitive applications that suffer least to be light, as long as there are more
    /// sensitive applications than clusters or ways for them. The paper has no rule for that case.
    void keep_as_many_as_fit(unsigned reserved) {
        const unsigned ways = space.ways - std::min(reserved, space.ways);
        const std::size_t limit = std::min<std::size_t>(
            ways / space.min_ways, space.classes - std::min(reserved > 0 ? 1U : 0U, space.classes));
        while (sensitive.size() > limit) {
            const auto mildest = std::min_element(
                sensitive.begin(), sensitive.end(), [this](unsigned left, unsigned right) {
                    return slowdown(left, space.min_ways) < slowdown(right, space.min_ways);
                });
            light.push_back(*mildest);
            sensitive.erase(mildest);
        }
        std::sort(light.begin(), light.end());
    }

    double slowdown(unsigned application, double ways) const {
        return mix.applications[application].slowdown.of(ways);
    }

    /// Returns the sum of the slowdowns of two sensitive applications that share `ways` ways.
    double shared(unsigned first, unsigned second, unsigned ways) const {
        const std::vector<unsigned> pair{sensitive[first], sensitive[second]};
        const std::vector<double> shares = shares_of(mix, pair, ways);
        return slowdown(pair[0], shares[0]) + slowdown(pair[1], shares[1]);
    }
    double own(unsigned index, unsigned ways) const { return slowdown(sensitive[index], ways); }

    /// Divides ways among sensitive applications by lookahead. Then the slowest application gets a
    /// way of the application whose loss makes the sum of slowdowns grow least and leaves it faster
    /// than the slowest; an application gets such a way once.
    std::vector<unsigned> first_ways(unsigned ways) const {
        std::vector<const by_ways *> curves;
        for (const unsigned index : sensitive)
            curves.push_back(&mix.applications[index].slowdown);
        std::vector<unsigned> assignment = lookahead(curves, ways, space.min_ways);
        const auto count = static_cast<unsigned>(sensitive.size());
        std::vector<bool> is_served(count);
        for (unsigned round = 0; round < count; ++round) {
            unsigned slowest = 0;
            for (unsigned i = 1; i < count; ++i)
                if (own(i, assignment[i]) > own(slowest, assignment[slowest])) slowest = i;
            if (is_served[slowest]) break;
            const double gain =
                own(slowest, assignment[slowest] + 1) - own(slowest, assignment[slowest]);
            double least_change = HUGE_VAL;
            unsigned giver = count;
            for (unsigned i = 0; i < count; ++i) {
                if (is_served[i] || i == slowest || assignment[i] <= space.min_ways) continue;
                const double reduced = own(i, assignment[i] - 1);
                if (reduced >= own(slowest, assignment[slowest])) continue;
                const double change = gain + reduced - own(i, assignment[i]);
                if (change < least_change) {
                    least_change = change;
                    giver = i;
                }
            }
            if (giver == count || least_change > 0.07) break;
            ++assignment[slowest];
            --assignment[giver];
            is_served[slowest] = true;
        }
        return assignment;
    }

    /// Clusters of one or two sensitive applications, each application by its index in `sensitive`.
    struct pair_list {
        std::vector<std::vector<unsigned>> members;
        std::vector<unsigned> ways;
    };

    std::vector<cluster> paired(unsigned ways) const {
        const std::vector<unsigned> assignment = first_ways(ways);
        const auto count = static_cast<unsigned>(sensitive.size());
        pair_list pairs;
        pairs.ways = assignment;
        std::vector<unsigned> slowest_first;
        for (unsigned i = 0; i < count; ++i) {
            pairs.members.push_back({i});
            slowest_first.push_back(i);
        }
        std::sort(slowest_first.begin(), slowest_first.end(), [&](unsigned left, unsigned right) {
            const auto first = own(left, assignment[left]), second = own(right, assignment[right]);
            return first != second ? first > second : left < right;
        });
        std::vector<cluster> best = clusters_of(pairs);
        values best_values = reached_by(best);
        std::vector<bool> merged(count);
        for (const unsigned index : slowest_first) {
            if (merged[index] || !step(index, merged, pairs)) continue;
            std::vector<cluster> next = clusters_of(pairs);
            const values reached = reached_by(next);
            if (!is_better(objective::unfairness, reached, best_values)) continue;
            best_values = reached;
            best = std::move(next);
        }
        return best;
    }

    /// Takes the step that decreases the sum of slowdowns most: either clusters application `index`
    /// with another application, or clusters two other applications that have the fewest ways, so
    /// that `index` gets the ways they free. Returns whether a step was taken.
    bool step(unsigned index, std::vector<bool> &merged, pair_list &pairs) const {
        const auto count = static_cast<unsigned>(sensitive.size());
        double best_change = 0;
        unsigned first = count, second = count;
        for (unsigned i = 0; i < count; ++i) {
            if (merged[i] || i == index) continue;
            const unsigned joint_ways = pairs.ways[i] + pairs.ways[index];
            const double change = shared(index, i, joint_ways) - own(index, pairs.ways[index]) -
                                  own(i, pairs.ways[i]);
            if (change < best_change) {
                best_change = change;
                first = std::min(index, i);
                second = std::max(index, i);
            }
        }
        const bool has_more = pairs.ways[index] + space.min_ways <= space.ways;
        const double growth = has_more ? own(index, pairs.ways[index] + space.min_ways) -
                                             own(index, pairs.ways[index])
                                       : HUGE_VAL;
        bool is_pair_of_others = false;
        for (unsigned i = 0; i < count; ++i)
            for (unsigned j = i + 1; j < count; ++j) {
                if (merged[i] || merged[j] || i == index || j == index) continue;
                if (pairs.ways[i] != space.min_ways || pairs.ways[j] != space.min_ways) continue;
                const double change = growth + shared(i, j, space.min_ways) -
                                      own(i, space.min_ways) - own(j, space.min_ways);
                if (change < best_change) {
                    best_change = change;
                    first = i;
                    second = j;
                    is_pair_of_others = true;
                }
            }
        if (first == count) return false;
        merged[first] = merged[second] = true;
        pairs.members[first].push_back(second);
        pairs.members[second].clear();
        if (is_pair_of_others)
            pairs.ways[index] += pairs.ways[second];
        else
            pairs.ways[first] += pairs.ways[second];
        pairs.ways[second] = 0;
        return true;
    }

    std::vector<cluster> clusters_of(const pair_list &pairs) const {
        std::vector<cluster> result;
        for (std::size_t i = 0; i < pairs.members.size(); ++i) {
            if (pairs.members[i].empty()) continue;
            result.push_back({{}, pairs.ways[i]});
            for (const unsigned place : pairs.members[i])
                result.back().members.push_back(sensitive[place]);
        }
        return result;
    }

    /// Returns the objectives' values of the sensitive applications in their clusters, by the cache
    /// alone.
    values reached_by(const std::vector<cluster> &clusters) const {
        std::vector<double> slowdowns;
        for (const cluster &cluster : clusters) {
            const std::vector<double> shares = shares_of(mix, cluster.members, cluster.ways);
            for (std::size_t i = 0; i < shares.size(); ++i)
                slowdowns.push_back(slowdown(cluster.members[i], shares[i]));
        }
        return values_of(slowdowns);
    }

    /// Adds the light applications to clusters: first, two for each streaming application that
    /// would still fit into the cluster of streaming applications, at five for each way; then the
    /// remaining light applications in turn to the clusters of sensitive applications.
    void add_lights(std::vector<cluster> &clusters, std::size_t served, unsigned reserved) const {
        std::size_t next = 0;
        if (!streaming.empty()) {
            const std::size_t capacity = 5 * std::size_t{reserved};
            const std::size_t places =
                capacity > streaming.size() ? 2 * (capacity - streaming.size()) : 0;
            for (; next < places && next < light.size(); ++next)
                clusters.back().members.push_back(light[next]);
        }
        for (std::size_t i = 0; next < light.size(); ++i, ++next)
            clusters[i % served].members.push_back(light[next]);
    }

    const workload &mix;
    room space;
    std::vector<unsigned> light, streaming, sensitive;
};

} // namespace msr::partition
