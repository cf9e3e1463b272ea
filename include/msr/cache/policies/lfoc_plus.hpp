// Policy lfoc+: applications that stream share few ways; those that the cache serves divide the
// others by lookahead, where the slowest gets a way of another and pairs are clustered as long as
// they lose nothing; all others join the clusters there are.
// Source: Saez et al., "LFOC+: A fair OS-level cache-clustering policy for commodity multicore
// systems", IEEE TC 2022; Garcia-Garcia et al., "LFOC", ICPP 2019. Rules and thresholds are
// those of the authors' simulator (pbbcache/cachesim); the papers were not read.
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

class lfoc_plus {
public:
    lfoc_plus(const workload &of, const room &in) : from{of}, room_for{in} {}

    /// What an application is for the cache.
    enum class kind { light, streaming, sensitive };

    kind kind_of(const application &one) const {
        bool streams = false, slows = false, suffers = false;
        for (unsigned ways = 1; ways <= room_for.ways; ++ways) {
            const double slowdown = one.slowdown.at[ways];
            streams |= slowdown <= 1.03 && one.of(property::llcmpkc).at[ways] >= 14;
            slows |= slowdown >= 1.06;
            suffers |= slowdown >= 1.05 && ways >= 2;
        }
        return streams && !slows ? kind::streaming : suffers ? kind::sensitive : kind::light;
    }

    /// The clusters. Reads llcmpkc.
    std::vector<cluster> clusters() {
        sort_out();
        if (sensitive.empty()) return {{all(), room_for.ways}};
        const auto streams = static_cast<unsigned>(streaming.size());
        unsigned reserved = std::min((streams + 4) / 5, 2U);
        if (streams > 0) reserved = std::max(reserved, room_for.least);
        keep_as_many_as_fit(reserved);
        if (sensitive.empty()) return {{all(), room_for.ways}};
        std::vector<cluster> result = paired(room_for.ways - reserved);
        const std::size_t served = result.size();
        if (streams > 0) result.push_back({streaming, reserved});
        add_lights(result, served, reserved);
        return result;
    }

private:
    std::vector<unsigned> all() const {
        std::vector<unsigned> result;
        for (unsigned i = 0; i < from.size(); ++i)
            result.push_back(i);
        return result;
    }

    void sort_out() {
        for (unsigned i = 0; i < from.size(); ++i) {
            const kind one = kind_of(from.applications[i]);
            (one == kind::streaming   ? streaming
             : one == kind::sensitive ? sensitive
                                      : light)
                .push_back(i);
        }
    }

    /// Where there are more than classes or ways, those that suffer least join the light ones. The
    /// source says nothing of that.
    void keep_as_many_as_fit(unsigned reserved) {
        const unsigned ways = room_for.ways - std::min(reserved, room_for.ways);
        const std::size_t most = std::min<std::size_t>(
            ways / room_for.least,
            room_for.classes - std::min(reserved > 0 ? 1U : 0U, room_for.classes));
        while (sensitive.size() > most) {
            const auto least = std::min_element(
                sensitive.begin(), sensitive.end(), [this](unsigned one, unsigned other) {
                    return slowdown(one, room_for.least) < slowdown(other, room_for.least);
                });
            light.push_back(*least);
            sensitive.erase(least);
        }
        std::sort(light.begin(), light.end());
    }

    double slowdown(unsigned application, double ways) const {
        return from.applications[application].slowdown.of(ways);
    }

    /// The sum of the slowdowns of two sensitive ones that share ways.
    double shared(unsigned one, unsigned other, unsigned ways) const {
        const std::vector<unsigned> both{sensitive[one], sensitive[other]};
        const std::vector<double> shares = shares_of(from, both, ways);
        return slowdown(both[0], shares[0]) + slowdown(both[1], shares[1]);
    }
    double own(unsigned one, unsigned ways) const { return slowdown(sensitive[one], ways); }

    /// Lookahead; then the slowest gets a way of that application which makes the sum of slowdowns
    /// grow least, and which stays faster; each is served once.
    std::vector<unsigned> first_ways(unsigned ways) const {
        std::vector<const by_ways *> curves;
        for (const unsigned one : sensitive)
            curves.push_back(&from.applications[one].slowdown);
        std::vector<unsigned> given = lookahead(curves, ways, room_for.least);
        const auto count = static_cast<unsigned>(sensitive.size());
        std::vector<bool> served(count);
        for (unsigned round = 0; round < count; ++round) {
            unsigned slowest = 0;
            for (unsigned i = 1; i < count; ++i)
                if (own(i, given[i]) > own(slowest, given[slowest])) slowest = i;
            if (served[slowest]) break;
            const double gain = own(slowest, given[slowest] + 1) - own(slowest, given[slowest]);
            double least = HUGE_VAL;
            unsigned giver = count;
            for (unsigned i = 0; i < count; ++i) {
                if (served[i] || i == slowest || given[i] <= room_for.least) continue;
                const double after = own(i, given[i] - 1);
                if (after >= own(slowest, given[slowest])) continue;
                const double change = gain + after - own(i, given[i]);
                if (change < least) {
                    least = change;
                    giver = i;
                }
            }
            if (giver == count || least > 0.07) break;
            ++given[slowest];
            --given[giver];
            served[slowest] = true;
        }
        return given;
    }

    /// Clusters of one or two sensitive applications; a place is an index of `sensitive`.
    struct pairing {
        std::vector<std::vector<unsigned>> members;
        std::vector<unsigned> ways;
    };

    std::vector<cluster> paired(unsigned ways) const {
        const std::vector<unsigned> given = first_ways(ways);
        const auto count = static_cast<unsigned>(sensitive.size());
        pairing now;
        now.ways = given;
        std::vector<unsigned> slowest_first;
        for (unsigned i = 0; i < count; ++i) {
            now.members.push_back({i});
            slowest_first.push_back(i);
        }
        std::sort(slowest_first.begin(), slowest_first.end(), [&](unsigned one, unsigned other) {
            const auto first = own(one, given[one]), second = own(other, given[other]);
            return first != second ? first > second : one < other;
        });
        std::vector<cluster> best = clusters_of(now);
        values least = reached_by(best);
        std::vector<bool> merged(count);
        for (const unsigned one : slowest_first) {
            if (merged[one] || !step(one, merged, now)) continue;
            std::vector<cluster> next = clusters_of(now);
            const values reached = reached_by(next);
            if (!is_better(objective::unfairness, reached, least)) continue;
            least = reached;
            best = std::move(next);
        }
        return best;
    }

    /// Does what makes the sum of slowdowns fall most: clusters the application with another, or
    /// clusters two others that have the least ways, whose ways it then gets.
    bool step(unsigned one, std::vector<bool> &merged, pairing &now) const {
        const auto count = static_cast<unsigned>(sensitive.size());
        double least = 0;
        unsigned first = count, second = count;
        for (unsigned i = 0; i < count; ++i) {
            if (merged[i] || i == one) continue;
            const unsigned together = now.ways[i] + now.ways[one];
            const double change =
                shared(one, i, together) - own(one, now.ways[one]) - own(i, now.ways[i]);
            if (change < least) {
                least = change;
                first = std::min(one, i);
                second = std::max(one, i);
            }
        }
        const bool has_more = now.ways[one] + room_for.least <= room_for.ways;
        const double more = has_more
                                ? own(one, now.ways[one] + room_for.least) - own(one, now.ways[one])
                                : HUGE_VAL;
        bool gives = false;
        for (unsigned i = 0; i < count; ++i)
            for (unsigned j = i + 1; j < count; ++j) {
                if (merged[i] || merged[j] || i == one || j == one) continue;
                if (now.ways[i] != room_for.least || now.ways[j] != room_for.least) continue;
                const double change = more + shared(i, j, room_for.least) - own(i, room_for.least) -
                                      own(j, room_for.least);
                if (change < least) {
                    least = change;
                    first = i;
                    second = j;
                    gives = true;
                }
            }
        if (first == count) return false;
        merged[first] = merged[second] = true;
        now.members[first].push_back(second);
        now.members[second].clear();
        if (gives)
            now.ways[one] += now.ways[second];
        else
            now.ways[first] += now.ways[second];
        now.ways[second] = 0;
        return true;
    }

    std::vector<cluster> clusters_of(const pairing &now) const {
        std::vector<cluster> result;
        for (std::size_t i = 0; i < now.members.size(); ++i) {
            if (now.members[i].empty()) continue;
            result.push_back({{}, now.ways[i]});
            for (const unsigned place : now.members[i])
                result.back().members.push_back(sensitive[place]);
        }
        return result;
    }

    /// Of the sensitive ones, by the cache alone.
    values reached_by(const std::vector<cluster> &clusters) const {
        std::vector<double> slowdowns;
        for (const cluster &one : clusters) {
            const std::vector<double> shares = shares_of(from, one.members, one.ways);
            for (std::size_t i = 0; i < shares.size(); ++i)
                slowdowns.push_back(slowdown(one.members[i], shares[i]));
        }
        return values_of(slowdowns);
    }

    /// Two light ones for each streaming one that there would be room for, five for each way; then
    /// one after the other to the clusters of the sensitive ones.
    void add_lights(std::vector<cluster> &to, std::size_t served, unsigned reserved) const {
        std::size_t next = 0;
        if (!streaming.empty()) {
            const std::size_t most = 5 * std::size_t{reserved};
            const std::size_t places = most > streaming.size() ? 2 * (most - streaming.size()) : 0;
            for (; next < places && next < light.size(); ++next)
                to.back().members.push_back(light[next]);
        }
        for (std::size_t i = 0; next < light.size(); ++i, ++next)
            to[i % served].members.push_back(light[next]);
    }

    const workload &from;
    room room_for;
    std::vector<unsigned> light, streaming, sensitive;
};

} // namespace msr::partition
