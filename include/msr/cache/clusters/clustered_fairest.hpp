// The least unfairness where applications may share ways and compete for bandwidth to memory: a
// branch and bound over the state of the bandwidth and over the least slowdown.
//
// Slowdowns rise with the state, and loads fall. So of the partitions of an interval of states that
// are fairer than the best one known, and whose least slowdown is in a window, clusters are left
// out whose slowdowns are below the window in the higher state, or too far above it in the lower
// one. The least and the greatest loads of partitions of the clusters that are left say whether
// such a partition can have a state of the interval. Where few partitions are left they are all
// evaluated, else the interval or the window is halved.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clustered.hpp>
#include <msr/cache/clusters/clustered_coupled.hpp>
#include <msr/cache/clusters/clusters.hpp>
#include <msr/cache/search/cores.hpp>
#include <msr/cache/search/coupled.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

namespace msr::partition::clustered {

class coupled_fairest {
public:
    coupled_fairest(const workload &workload, const room &room, const bandwidth &memory,
                    deadline deadline, const cores &cores = {})
        : mix{workload}, space{room}, contention{memory},
          time_limit{deadline}, workers{cores}, stride{cluster_terms{0, room.ways, 0}.stride} {
        each_cluster(
            workload, room,
            [&](application_set set, unsigned ways, const double *shares) {
                for (application_set rest = set; rest != 0; rest &= rest - 1) {
                    const auto member = static_cast<unsigned>(std::countr_zero(rest));
                    terms.push_back({contention.demand_of(workload.applications[member], *shares++),
                                     set * stride + ways, member});
                }
            },
            {}, time_limit);
    }

    /// Searches for the least unfairness, from the partition `known`, which may be empty. Returns
    /// whether there is a partition.
    bool run(const std::vector<cluster> &known) {
        if (!known.empty()) consider(known);
        coupled_program program{mix, space, contention.model_used(), objective::antt, time_limit};
        double low = 0, high = 0;
        if (time_limit.has_passed() || !find_states(
                                           program,
                                           [&](const std::vector<cluster> &candidate) {
                                               consider(candidate);
                                               double state = 0, gain = 0;
                                               program.judge(candidate, state, gain);
                                               return state;
                                           },
                                           [this] { return time_limit.has_passed(); }, low, high)) {
            if (time_limit.has_passed()) open_bound = 1;
            return !best.empty();
        }
        const place first = point_at(low), last = point_at(high);
        const window whole{first->least_of_any, last->most_of_least * (1 + 1e-12)};
        if (low == 0) {
            explore(first, first, {whole}, 0);
            is_unloaded_done = true;
        }
        explore(first, last, {whole}, 0);
        return !best.empty();
    }

    const std::vector<cluster> &result() const { return best; }
    bool proved() const { return open_bound == HUGE_VAL; }
    /// Returns a lower bound of the unfairness of all partitions.
    double bound() const { return std::min(open_bound, reached.unfairness); }

private:
    /// An application as a member of a cluster with some number of ways.
    struct term {
        demand need;
        std::size_t position; ///< index in `cluster_terms` of the cluster and its ways
        unsigned member;
    };

    /// A state of the path to memory, and the slowdowns and the loads on memory of all clusters in
    /// that state.
    struct point {
        double state = 0;
        cluster_terms minimum, maximum, load;
        cluster_terms speed;             ///< sum of 1 / slowdown of the members of each cluster
        double least_of_any = HUGE_VAL;  ///< lower limit of the slowdowns of all clusters
        double most_of_least = HUGE_VAL; ///< upper limit of the least slowdown of a partition
        double least_of_most = 0;        ///< lower limit of the greatest slowdown of a partition
    };
    using place = std::shared_ptr<const point>;

    /// The range in which a search looks for the least slowdown of a partition.
    struct window {
        double low, high;
    };

    place point_at(double state) const {
        auto result = std::make_shared<point>();
        result->state = state;
        result->minimum = {mix.size(), space.ways, HUGE_VAL};
        result->maximum = {mix.size(), space.ways, 0};
        result->load = {mix.size(), space.ways, 0};
        result->speed = {mix.size(), space.ways, 0};
        std::vector<double> least_of(mix.size(), HUGE_VAL), most_of(mix.size(), 0);
        for (const term &entry : terms) {
            const double slowdown =
                entry.need.possible ? contention.slowdown(entry.need, state) : HUGE_VAL;
            double &minimum = result->minimum.entries[entry.position],
                   &maximum = result->maximum.entries[entry.position];
            minimum = std::min(minimum, slowdown);
            maximum = std::max(maximum, slowdown);
            result->load.entries[entry.position] += contention.load(entry.need, state);
            result->speed.entries[entry.position] += 1 / slowdown;
            least_of[entry.member] = std::min(least_of[entry.member], slowdown);
            most_of[entry.member] = std::max(most_of[entry.member], slowdown);
        }
        result->least_of_any = *std::min_element(least_of.begin(), least_of.end());
        result->most_of_least = std::min(*std::min_element(most_of.begin(), most_of.end()), 1e300);
        result->least_of_most = *std::max_element(least_of.begin(), least_of.end());
        return result;
    }

    void consider(const std::vector<cluster> &candidate) {
        const evaluation outcome = evaluate(demands_of(mix, candidate, contention), contention);
        if (!outcome ||
            (!best.empty() && !is_better(objective::unfairness, outcome.reached, reached)))
            return;
        best = candidate;
        reached = outcome.reached;
    }
    double threshold() const {
        return best.empty() ? HUGE_VAL : reached.unfairness * (1 + equal_unfairness);
    }

    void explore(const place &low, const place &high, const std::vector<window> &windows,
                 unsigned depth) {
        std::vector<window> open_windows;
        for (const window &range : windows)
            if (time_limit.has_passed() || ++boxes > most_boxes ||
                !is_done(*low, *high, range, depth))
                open_windows.push_back(range);
        if (open_windows.empty()) return;
        if (time_limit.has_passed() || depth >= deepest || boxes >= most_boxes) {
            for (const window &range : open_windows)
                open_bound = std::min(open_bound, std::max(1.0, low->least_of_most / range.high));
            return;
        }
        const double rise = rise_of_best(low->state, high->state);
        std::vector<window> wide, narrow;
        for (const window &range : open_windows)
            (range.high / range.low - 1 > rise ? wide : narrow).push_back(range);
        if (!wide.empty()) {
            std::vector<window> halves;
            for (const window &range : wide) {
                const double middle = std::sqrt(range.low * range.high);
                halves.push_back({range.low, middle});
                halves.push_back({middle, range.high});
            }
            explore(low, high, halves, depth + 1);
        }
        if (narrow.empty()) return;
        const place middle = point_at(low->state + (high->state - low->state) / 2);
        explore(low, middle, narrow, depth + 1);
        explore(middle, high, narrow, depth + 1);
    }

    /// Returns the greatest share by which a slowdown of the best partition rises from state `low`
    /// to state `high`; the difference of the states where no partition is known.
    double rise_of_best(double low, double high) const {
        double largest = 0;
        for (const demand &demand : demands_of(mix, best, contention))
            largest = std::max(
                largest, contention.slowdown(demand, high) / contention.slowdown(demand, low) - 1);
        return best.empty() ? high - low : largest;
    }

    /// An end of an interval of states of the path to memory: the loads of the clusters that a
    /// window of slowdowns leaves, with a sign, and the greatest sums of these loads.
    struct end {
        cluster_terms worth;
        greatest_sum sums;
    };

    /// Returns whether no better partition is left in an interval of states of the path to memory
    /// with its least slowdown in the window `range`.
    bool is_done(const point &low, const point &high, const window &range, unsigned depth) {
        end least_loads{{mix.size(), space.ways, -HUGE_VAL}, sums()};
        end most_loads{{mix.size(), space.ways, -HUGE_VAL}, sums()};
        for (std::size_t k = 0; k < least_loads.worth.entries.size(); ++k) {
            if (!(low.maximum.entries[k] > 0)) continue; // no cluster has the tables' entry `k`
            if (high.minimum.entries[k] < range.low * (1 - 1e-13)) continue;
            if (!(low.maximum.entries[k] <= threshold() * range.high)) continue;
            least_loads.worth.entries[k] = -high.load.entries[k];
            most_loads.worth.entries[k] = low.load.entries[k];
        }
        if (!least_loads.sums.fill(least_loads.worth)) return false;
        if (-least_loads.sums.value() > most_load(high)) return true;
        if (!most_loads.sums.fill(most_loads.worth)) return false;
        if (most_loads.sums.value() < least_load(low)) return true;
        consider(least_loads.sums.chosen(least_loads.worth));
        consider(most_loads.sums.chosen(most_loads.worth));
        // The sums by which partitions of equal unfairness are searched for the greatest STP, where
        // there are many such partitions.
        std::unique_ptr<end> speed;
        if (depth >= first_with_speed) {
            speed = std::make_unique<end>(end{{mix.size(), space.ways, -HUGE_VAL}, sums()});
            for (std::size_t k = 0; k < least_loads.worth.entries.size(); ++k)
                if (least_loads.worth.entries[k] > -HUGE_VAL)
                    speed->worth.entries[k] = low.speed.entries[k];
            if (!speed->sums.fill(speed->worth)) return false;
            consider(speed->sums.chosen(speed->worth));
            if (!can_be_fairer(low.least_of_most, range.high) &&
                !can_be_faster(speed->sums.value()))
                return true;
        }
        step_budget budget{std::size_t{500} << std::min(depth, 10u), time_limit};
        std::vector<cluster> chosen;
        const box region{low, high, range, least_loads, most_loads, speed.get()};
        return descend(region, least_loads.sums.everybody(), space.ways, {}, chosen, budget);
    }
    /// Returns whether there can be a partition that is fairer than the best known, where the
    /// greatest slowdown is at least `maximum` and the least slowdown at most `minimum`.
    bool can_be_fairer(double maximum, double minimum) const {
        return best.empty() || maximum / minimum < reached.unfairness * (1 - equal_in_search);
    }
    bool can_be_faster(double speed) const {
        return best.empty() || speed > reached.stp * (1 + equal_in_search);
    }
    greatest_sum sums() const {
        return {mix.size(), space.ways, space.min_ways, space.classes, workers, time_limit};
    }
    double most_load(const point &high) const { return contention.held(high.state) * (1 + 1e-12); }
    double least_load(const point &low) const {
        // In state 0, that of a path to memory with spare bandwidth, the load may be less than the
        // path carries.
        return low.state > 0 || is_unloaded_done ? contention.held(low.state) * (1 - 1e-12)
                                                 : -HUGE_VAL;
    }

    /// A part of the search space: an interval of states of the path to memory, a window of the
    /// least slowdown, and the clusters that the window leaves.
    struct box {
        const point &low, &high;
        const window &range;
        const end &least_loads, &most_loads;
        /// The sums by which the greatest system throughput is searched; may be null.
        const end *speed;
    };
    /// Loads, slowdowns and system throughput of the clusters that a search has chosen so far.
    struct prefix_sums {
        double least_load = 0, most_load = 0, minimum = HUGE_VAL, maximum = 0, speed = 0;
    };

    /// Evaluates each partition that extends the clusters in `chosen`. Returns false where there
    /// are more partitions than the budget allows.
    bool descend(const box &region, application_set set, unsigned left, const prefix_sums &prefix,
                 std::vector<cluster> &chosen, step_budget &budget) {
        const application_set lowest = set & (~set + 1);
        const application_set remaining = set ^ lowest;
        for (application_set subset = remaining;; subset = (subset - 1) & remaining) {
            const application_set own = subset | lowest;
            const application_set rest = set ^ own;
            if (rest == 0 || chosen.size() + 1 < space.classes) {
                const unsigned first = rest == 0 ? left : space.min_ways;
                const unsigned last = rest == 0 ? left : left - std::min(left, space.min_ways);
                for (unsigned ways = first; ways <= last; ++ways) {
                    if (region.least_loads.worth.of(own)[ways] == -HUGE_VAL) continue;
                    const std::size_t k = own * stride + ways;
                    const prefix_sums extended{
                        prefix.least_load + region.high.load.entries[k],
                        prefix.most_load + region.low.load.entries[k],
                        std::min(prefix.minimum, region.high.minimum.entries[k]),
                        std::max(prefix.maximum, region.low.maximum.entries[k]),
                        prefix.speed + region.low.speed.entries[k]};
                    if (extended.maximum > threshold() * extended.minimum) continue;
                    const double rest_least =
                        rest == 0 ? 0 : -region.least_loads.sums.from(rest, left - ways);
                    const double rest_most =
                        rest == 0 ? 0 : region.most_loads.sums.from(rest, left - ways);
                    if (extended.least_load + rest_least > most_load(region.high) ||
                        extended.most_load + rest_most < least_load(region.low))
                        continue;
                    if (region.speed != nullptr &&
                        !can_be_fairer(std::max(extended.maximum, region.low.least_of_most),
                                       std::min(extended.minimum, region.range.high)) &&
                        !can_be_faster(
                            extended.speed +
                            (rest == 0 ? 0 : region.speed->sums.from(rest, left - ways))))
                        continue;
                    if (!budget.take()) return false;
                    chosen.push_back({members_of(own), ways});
                    if (rest == 0) consider(chosen);
                    const bool is_complete =
                        rest == 0 || descend(region, rest, left - ways, extended, chosen, budget);
                    chosen.pop_back();
                    if (!is_complete) return false;
                }
            }
            if (subset == 0) return true;
        }
    }
    static std::vector<unsigned> members_of(application_set set) {
        std::vector<unsigned> result;
        for (; set != 0; set &= set - 1)
            result.push_back(static_cast<unsigned>(std::countr_zero(set)));
        return result;
    }

    static constexpr unsigned deepest = 100;
    /// Depth of halving of intervals of states from which on partitions of equal unfairness are
    /// searched by throughput: in larger intervals few partitions are alike.
    static constexpr unsigned first_with_speed = 8;
    static constexpr std::size_t most_boxes = 2'000;
    /// The relative difference of unfairness and of system throughput below which two partitions
    /// are alike.
    static constexpr double equal_in_search = 1e-11;

    const workload &mix;
    room space;
    coupling contention;
    deadline time_limit;
    cores workers;
    std::size_t stride;
    std::vector<term> terms;
    /// Whether partitions that leave the path to memory in state 0 were searched.
    bool is_unloaded_done = false;
    std::size_t boxes = 0; ///< number of parts of the search space that were searched
    std::vector<cluster> best;
    values reached;
    /// A lower bound of the unfairness in those parts of the search that were left out; infinite:
    /// no part was left out.
    double open_bound = HUGE_VAL;
};

} // namespace msr::partition::clustered
