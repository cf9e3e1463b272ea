// The best partition in which applications may share ways, by programs over sets of applications:
// the best partition of a set is one cluster of the whole set, or a cluster of some applications
// beside the best partition of the others.
#pragma once

#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clusters.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <vector>

namespace msr::partition::clustered {

/// Combines the worths of two groups of clusters by their sum.
struct as_sum {
    static double of(double first, double second) { return first + second; }
};
/// Combines the worths of two groups of clusters: the lesser worth.
struct as_least {
    static double of(double first, double second) { return first < second ? first : second; }
};

/// The greatest worth of all partitions of applications into clusters, from the worth of each
/// cluster (its value for the objective); -infinity where there is no partition. `Together`:
/// combines the worths of two groups of clusters.
template <typename Together>
class greatest_worth {
public:
    /// Makes tables for partitions into at most `max_clusters` clusters, each with at least
    /// `min_ways` of `ways` ways.
    greatest_worth(std::size_t applications, unsigned ways, unsigned min_ways,
                   unsigned max_clusters, const cores &cores = {},
                   deadline deadline = partition::deadline{})
        : count{applications}, all_ways{ways},
          least_ways{min_ways}, fit{std::min<std::size_t>(applications, ways / min_ways)},
          most_clusters{max_clusters}, workers{cores}, time_limit{deadline} {}

    /// Fills the tables of greatest worths. Returns false where the time has passed; the tables are
    /// then invalid. Where more clusters could fit than `max_clusters`, partitions into fewer
    /// clusters are searched only if the best partition has too many.
    bool fill(const cluster_terms &worth) {
        layers.assign(1, cluster_terms{count, all_ways, -HUGE_VAL});
        fill_any(worth);
        if (time_limit.has_passed()) return false;
        if (most_clusters >= fit || value() == -HUGE_VAL || chosen(worth).size() <= most_clusters)
            return true;
        layers.assign(1, worth);
        for (unsigned k = 2; k <= most_clusters; ++k)
            if (!fill_next(worth)) return false;
        return true;
    }

    double value() const { return from(everybody(), all_ways); }
    /// Returns the greatest worth of a set of applications with `ways` ways, in any number of
    /// clusters.
    double from(application_set set, unsigned ways) const { return layers.back().of(set)[ways]; }
    application_set everybody() const {
        return static_cast<application_set>((std::uint64_t{1} << count) - 1);
    }

    /// Returns the clusters of the partition with the greatest worth.
    std::vector<cluster> chosen(const cluster_terms &worth) const {
        std::vector<cluster> result;
        application_set set = everybody();
        unsigned ways = all_ways;
        std::size_t layer = layers.size() - 1;
        while (set != 0) {
            const part piece = part_of(worth, set, ways, layer);
            result.push_back({{}, piece.ways});
            for (application_set rest = piece.set; rest != 0; rest &= rest - 1)
                result.back().members.push_back(static_cast<unsigned>(std::countr_zero(rest)));
            set &= ~piece.set;
            ways -= piece.ways;
            if (layer > 0) --layer;
        }
        return result;
    }

private:
    struct part {
        application_set set;
        unsigned ways;
    };

    /// Returns whether a set has the first application and is not the set of all applications. The
    /// first application is in the first cluster, so such a set is only a cluster beside others,
    /// never divided.
    bool is_only_beside(application_set set) const { return (set & 1) != 0 && set != everybody(); }
    std::uint64_t every_way() const {
        return (std::uint64_t{2} << all_ways) - (std::uint64_t{1} << least_ways);
    }

    void fill_any(const cluster_terms &worth) {
        useful.assign(std::size_t{1} << count, {});
        if (!workers.are_several()) {
            for (application_set set = 1; set <= everybody(); ++set) {
                if (is_time_to_look(set) && time_limit.has_passed()) return;
                fill_set(worth, set);
            }
            return;
        }
        // The best partition of a set is made of best partitions of smaller sets, so sets are
        // visited by size.
        std::vector<std::vector<application_set>> by_size(count + 1);
        for (application_set set = 1; set <= everybody(); ++set)
            by_size[static_cast<std::size_t>(std::popcount(set))].push_back(set);
        constexpr std::size_t batch_size = 256;
        for (const std::vector<application_set> &sets : by_size)
            workers.each((sets.size() + batch_size - 1) / batch_size, [&](std::size_t batch) {
                const std::size_t end = std::min(sets.size(), (batch + 1) * batch_size);
                for (std::size_t i = batch * batch_size; i < end; ++i) {
                    if (is_time_to_look(sets[i]) && time_limit.has_passed()) return;
                    fill_set(worth, sets[i]);
                }
            });
    }

    /// Returns whether a set is so large that a look at the clock costs little by comparison.
    static bool is_time_to_look(application_set set) { return std::popcount(set) >= 8; }

    /// Fills the table with the greatest worths of a set, and the numbers of ways with which the
    /// set is better off as a single cluster than divided.
    void fill_set(const cluster_terms &worth, application_set set) {
        if (is_only_beside(set)) {
            useful[set] = every_way();
            return;
        }
        cluster_terms &best = layers.front();
        double *const target = best.of(set);
        const application_set lowest = set & (~set + 1);
        const application_set remaining = set ^ lowest;
        for (application_set subset = remaining; subset != 0;) {
            subset = (subset - 1) & remaining;
            const application_set own = subset | lowest;
            const double *const own_worth = worth.of(own);
            const double *const rest = best.of(set ^ own);
            for (std::uint64_t bits = useful[own]; bits != 0; bits &= bits - 1) {
                const auto ways = static_cast<unsigned>(std::countr_zero(bits));
                if (own_worth[ways] == -HUGE_VAL) continue;
                add(own_worth[ways], rest, target + ways, best.stride - ways);
            }
        }
        const double *const own_worth = worth.of(set);
        for (unsigned ways = least_ways; ways <= all_ways; ++ways)
            if (own_worth[ways] > target[ways]) {
                target[ways] = own_worth[ways];
                useful[set] |= std::uint64_t{1} << ways;
            }
    }

    /// Adds a table of the greatest worths of partitions that may have one more cluster than those
    /// of the last table. Returns false where the time has passed.
    bool fill_next(const cluster_terms &worth) {
        cluster_terms next = layers.back();
        const cluster_terms &previous = layers.back();
        for (application_set set = 1; set <= everybody(); ++set) {
            if (is_only_beside(set)) continue;
            if (is_time_to_look(set) && time_limit.has_passed()) return false;
            const application_set lowest = set & (~set + 1);
            const application_set remaining = set ^ lowest;
            for (application_set subset = remaining; subset != 0;) {
                subset = (subset - 1) & remaining;
                const application_set own = subset | lowest;
                const double *const own_worth = worth.of(own);
                for (unsigned ways = least_ways; ways <= all_ways; ++ways)
                    if (own_worth[ways] > -HUGE_VAL)
                        add(own_worth[ways], previous.of(set ^ own), next.of(set) + ways,
                            next.stride - ways);
            }
        }
        layers.push_back(std::move(next));
        return true;
    }

    static void add(double worth, const double *rest, double *target, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) {
            const double combined = Together::of(worth, rest[i]);
            target[i] = combined > target[i] ? combined : target[i];
        }
    }

    /// Returns the cluster of the lowest member of `set` in the best partition of `set`.
    part part_of(const cluster_terms &worth, application_set set, unsigned ways,
                 std::size_t layer) const {
        const double worth_of_set = layers[layer].of(set)[ways];
        if (worth.of(set)[ways] == worth_of_set) return {set, ways};
        const cluster_terms &previous = layers[layer > 0 ? layer - 1 : 0];
        const application_set lowest = set & (~set + 1);
        const application_set remaining = set ^ lowest;
        for (application_set subset = remaining; subset != 0;) {
            subset = (subset - 1) & remaining;
            const application_set own = subset | lowest;
            for (unsigned own_ways = least_ways; own_ways < ways; ++own_ways)
                if (Together::of(worth.of(own)[own_ways],
                                 previous.of(set ^ own)[ways - own_ways]) == worth_of_set)
                    return {own, own_ways};
        }
        return {set, ways};
    }

    std::size_t count;
    unsigned all_ways;
    unsigned least_ways;
    std::size_t fit;
    unsigned most_clusters;
    cores workers;
    deadline time_limit;
    /// Tables of the greatest worths, by the number of clusters; where there is a single table, its
    /// partitions have any number of clusters.
    std::vector<cluster_terms> layers;
    /// The numbers of ways, for each set of applications, with which the set can be a cluster of a
    /// best partition: bit n for n ways.
    std::vector<std::uint64_t> useful;
};

using greatest_sum = greatest_worth<as_sum>;
using greatest_least = greatest_worth<as_least>;

/// The least slowdown, the greatest slowdown and the sum of 1 / slowdown of the members of each
/// cluster.
struct slowdown_terms {
    cluster_terms minimum, maximum, speed;

    slowdown_terms(const workload &workload, const room &room, const cores &cores,
                   const deadline &deadline)
        : minimum{workload.size(), room.ways, HUGE_VAL},
          maximum{workload.size(), room.ways, HUGE_VAL}, speed{workload.size(), room.ways,
                                                               -HUGE_VAL} {
        each_cluster(
            workload, room,
            [&](application_set set, unsigned ways, const double *shares) {
                double low = HUGE_VAL, high = 0, sum = 0;
                for (application_set rest = set; rest != 0; rest &= rest - 1) {
                    const auto member = static_cast<unsigned>(std::countr_zero(rest));
                    const double slowdown = workload.applications[member].slowdown.of(*shares++);
                    low = std::min(low, slowdown);
                    high = std::max(high, slowdown);
                    sum += 1 / slowdown;
                }
                minimum.of(set)[ways] = low;
                maximum.of(set)[ways] = high;
                speed.of(set)[ways] = sum;
            },
            cores, deadline);
    }
};

/// Returns the clusters with the greatest system throughput, or with the least mean slowdown, as
/// `aim` says; none where the time has passed.
inline std::vector<cluster> best_sum(const workload &workload, const room &room, objective aim,
                                     const deadline &deadline, const cores &cores = {}) {
    cluster_terms worth{workload.size(), room.ways, -HUGE_VAL};
    each_cluster(
        workload, room,
        [&](application_set set, unsigned ways, const double *shares) {
            double sum = 0;
            for (application_set rest = set; rest != 0; rest &= rest - 1) {
                const auto member = static_cast<unsigned>(std::countr_zero(rest));
                const double slowdown = workload.applications[member].slowdown.of(*shares++);
                sum += aim == objective::stp ? 1 / slowdown : -slowdown;
            }
            worth.of(set)[ways] = sum;
        },
        cores, deadline);
    greatest_sum sums{workload.size(), room.ways, room.min_ways, room.classes, cores, deadline};
    if (!sums.fill(worth)) return {};
    return sums.chosen(worth);
}

/// The clusters with the least unfairness, and of those the clusters with the greatest system
/// throughput. The search raises the least slowdown step by step: where the greatest slowdown is at
/// least g, no slowdown below g / (best unfairness known) can be the least slowdown of a better
/// partition.
class fairest {
public:
    fairest(const workload &workload, const room &room, deadline deadline, const cores &cores = {})
        : slowdowns{workload, room, cores, deadline}, space{room}, count{workload.size()},
          time_limit{deadline}, workers{cores} {}

    std::vector<cluster> find() {
        double floor = 0;
        while (!time_limit.has_passed()) {
            const std::vector<cluster> candidate = least_greatest(floor);
            if (candidate.empty()) break;
            const range extent = range_of(candidate);
            const double unfairness = extent.maximum / extent.minimum;
            if (unfairness < ratio) {
                ratio = unfairness;
                best = candidate;
                ties.clear();
            }
            if (unfairness <= ratio * (1 + equal_unfairness)) ties.push_back(extent);
            floor = std::max(extent.maximum / ratio * (1 - 1e-13), extent.minimum * (1 + 1e-13));
        }
        is_searched = !time_limit.has_passed();
        if (is_searched) break_ties();
        is_proved = !time_limit.has_passed();
        return best;
    }

    bool proved() const { return is_proved; }
    /// Returns a lower bound of the unfairness of all partitions; 1 where the search was not
    /// completed.
    double bound() const { return is_searched ? ratio : 1; }

private:
    struct range {
        double minimum, maximum;
    };

    /// Returns the clusters whose greatest slowdown is least, among clusters with no slowdown below
    /// `floor`.
    std::vector<cluster> least_greatest(double floor) const {
        cluster_terms worth = slowdowns.maximum;
        for (std::size_t k = 0; k < worth.entries.size(); ++k)
            worth.entries[k] =
                slowdowns.minimum.entries[k] >= floor && slowdowns.minimum.entries[k] < HUGE_VAL
                    ? -worth.entries[k]
                    : -HUGE_VAL;
        greatest_least sums{count, space.ways, space.min_ways, space.classes, workers, time_limit};
        if (!sums.fill(worth) || sums.value() == -HUGE_VAL) return {};
        return sums.chosen(worth);
    }

    range range_of(const std::vector<cluster> &clusters) const {
        range result{HUGE_VAL, 0};
        for (const cluster &cluster : clusters) {
            application_set set = 0;
            for (const unsigned member : cluster.members)
                set |= application_set{1} << member;
            result.minimum = std::min(result.minimum, slowdowns.minimum.of(set)[cluster.ways]);
            result.maximum = std::max(result.maximum, slowdowns.maximum.of(set)[cluster.ways]);
        }
        return result;
    }

    /// Replaces the best partition by that with the greatest system throughput among partitions of
    /// equal unfairness.
    void break_ties() {
        double best_speed = 0;
        for (const range &tie : ties) {
            cluster_terms worth = slowdowns.speed;
            for (std::size_t k = 0; k < worth.entries.size(); ++k)
                if (!(slowdowns.minimum.entries[k] >= tie.minimum * (1 - 1e-13) &&
                      slowdowns.maximum.entries[k] <= tie.maximum * (1 + 1e-13)))
                    worth.entries[k] = -HUGE_VAL;
            greatest_sum sums{count,         space.ways, space.min_ways,
                              space.classes, workers,    time_limit};
            if (!sums.fill(worth)) return;
            if (!(sums.value() > best_speed)) continue;
            best_speed = sums.value();
            best = sums.chosen(worth);
        }
    }

    slowdown_terms slowdowns;
    room space;
    std::size_t count;
    deadline time_limit;
    cores workers;
    double ratio = HUGE_VAL;
    /// Whether the search has found the least unfairness of any partition.
    bool is_searched = false;
    bool is_proved = false;
    std::vector<range> ties;
    std::vector<cluster> best;
};

} // namespace msr::partition::clustered
