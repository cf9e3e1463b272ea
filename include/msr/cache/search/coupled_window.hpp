// The window of the search for the least unfairness: partitions between two states that are fairer
// than the best one known, and in which one given application with given ways has the least
// slowdown.
//
// Slowdowns rise with the state, and are convex: between two states each slowdown is below its
// chord and above its tangent. So the other applications have choices from a window. Where no such
// choices have all ways and loads between the two states, the window has no partition.
#pragma once

#include <msr/cache/applications/objective.hpp>
#include <msr/cache/search/coupled_halves.hpp>
#include <msr/cache/search/coupled_strict.hpp>
#include <msr/cache/search/linear_part.hpp>
#include <msr/cache/search/strict.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition::strict {

/// The best partition so far, and a window (limits of slowdowns) with bounds for other partitions;
/// the base class of the search for the least unfairness.
class fairest_window {
protected:
    fairest_window(const demands &demands, const coupling &coupling)
        : demand_table{demands}, contention{coupling}, program{demands, coupling, objective::antt} {
        find_alike();
    }

    /// A state of the path to memory, and the loads on memory and slowdowns of all choices of ways
    /// in that state.
    struct point {
        double state;
        terms load;
        terms slowdown;

        point(double value, const demands &demands)
            : state{value}, load{demands.count, demands.choices}, slowdown{demands.count,
                                                                           demands.choices} {}
    };

    /// An interval of states of the path to memory, with its middle.
    struct span {
        const point &low;
        const point &high;
        point middle;
        /// Tangents of the slowdowns in the middle state of the interval, evaluated at its lower
        /// state.
        terms tangent_low;
        /// Tangents of the slowdowns in the middle state of the interval, evaluated at its higher
        /// state.
        terms tangent_high;

        span(const point &lower, const point &upper, const demands &demands)
            : low{lower}, high{upper}, middle{(lower.state + upper.state) / 2, demands},
              tangent_low{demands.count, demands.choices}, tangent_high{demands.count,
                                                                        demands.choices} {}
    };

    /// The choices of ways for the applications that a window of slowdowns leaves, and bounds of
    /// their sums.
    struct window {
        std::uint32_t masks[most_ways];
        /// The numbers of ways that each application and those behind it can take together: bit n
        /// for n ways.
        std::uint64_t reach[most_ways + 1];
        least_sum least_load; ///< least sums of loads on memory in the higher state of the interval
        least_sum most_load;  ///< greatest sums of loads on memory in the lower state, negated
        least_sum most_speed; ///< greatest sums of 1 / slowdown less `price` * load, negated
        /// For each application i: a lower bound of the greatest slowdown of the applications from
        /// i on.
        double rest_most[most_ways + 1];
        double price; ///< the price of a unit of load on memory in `most_speed`
        /// The choice (an application with its ways) with the least slowdown of a partition.
        unsigned owner;
    };

    void fill(point &state_point, double low, terms &slope) {
        program.evaluate(low, state_point.state, state_point.load.entries,
                         state_point.slowdown.entries, slope.entries);
        for (unsigned k = 0; k < demand_table.size(); ++k) {
            state_point.slowdown.entries[k] = -state_point.slowdown.entries[k];
            slope.entries[k] = -slope.entries[k];
        }
    }
    void fill(span &states) {
        terms slope{demand_table.count, demand_table.choices};
        fill(states.middle, states.low.state, slope);
        const double half = (states.high.state - states.low.state) / 2;
        for (unsigned k = 0; k < demand_table.size(); ++k) {
            states.tangent_low.entries[k] =
                states.middle.slowdown.entries[k] - slope.entries[k] * half;
            states.tangent_high.entries[k] =
                states.middle.slowdown.entries[k] + slope.entries[k] * half;
        }
        make_exact(states.middle);
    }
    /// Computes the slowdowns in a state of the path to memory anew for `model::simple`, which is
    /// valid only up to a state: beyond that state slowdowns are infinite.
    void make_exact(point &state_point) const {
        if (contention.model_used().model != model::simple) return;
        for (unsigned k = 0; k < demand_table.size(); ++k)
            state_point.slowdown.entries[k] =
                contention.slowdown(demand_table.list()[k], state_point.state);
    }

    /// Finds for each choice of ways the choices of its application with equal demands, of which a
    /// search evaluates only the first.
    void find_alike() {
        alike.assign(demand_table.size(), 0);
        for (unsigned i = 0; i < demand_table.count; ++i)
            for (unsigned j = 0; j < demand_table.choices; ++j)
                for (unsigned other = 0; other < demand_table.choices; ++other)
                    if (demand_table.of(i, j) == demand_table.of(i, other))
                        alike[i * demand_table.choices + j] |= std::uint32_t{1} << other;
    }

    /// Evaluates a partition, and keeps it if it is the best so far. Returns the state of the path
    /// to memory for the partition.
    double consider(const choice &candidate) {
        double state = best_state;
        double gain = 0;
        if (!program.judge(candidate, state, gain)) return state;
        double slowdowns[most_ways]{};
        for (unsigned i = 0; i < demand_table.count; ++i)
            slowdowns[i] = contention.slowdown(demand_table.of(i, candidate.extra[i]), state);
        const values reached = values_of(slowdowns, demand_table.count);
        if (has_best && !is_better(objective::unfairness, reached, best_values)) return state;
        has_best = true;
        best = candidate;
        best_values = reached;
        best_state = state;
        return state;
    }

    /// Returns the greatest quotient of two slowdowns that a better partition may have.
    double threshold() const {
        return has_best ? best_values.unfairness * (1 + equal_unfairness) : HUGE_VAL;
    }

    /// Returns how far the slowdown of choice `k` of ways lies above the least slowdown, that of
    /// the window's owner, times the threshold, in the lower state; negative: below.
    double above_low(const span &states, unsigned k) const {
        return states.tangent_low.entries[k] -
               threshold() * states.low.slowdown.entries[scope.owner];
    }
    /// Returns how far the slowdown of choice `k` of ways lies above the least slowdown, that of
    /// the window's owner, times the threshold, in the higher state; negative: below.
    double above_high(const span &states, unsigned k) const {
        return states.tangent_high.entries[k] -
               threshold() * states.high.slowdown.entries[scope.owner];
    }
    /// Returns whether a partition of the window may have choice `k` beside the owner, the choice
    /// with the least slowdown: in at least one state at an end of the interval the slowdown of `k`
    /// is not below that of the owner, and in at least one not above that of the owner times the
    /// threshold.
    bool is_beside(const span &states, unsigned k) const {
        if (!(states.low.slowdown.entries[k] < HUGE_VAL)) return false;
        const bool not_less = states.low.slowdown.entries[k] >=
                                  states.tangent_low.entries[scope.owner] * (1 - 1e-14) ||
                              states.high.slowdown.entries[k] >=
                                  states.tangent_high.entries[scope.owner] * (1 - 1e-14);
        return not_less && (above_low(states, k) <= 0 || above_high(states, k) <= 0);
    }

    /// Opens the window (limits of slowdowns) in which choice `k` of ways has the least slowdown.
    /// Returns false where the window is empty.
    bool open(const span &states, unsigned k) {
        const unsigned owner = k / demand_table.choices;
        const unsigned own = k % demand_table.choices;
        // The first of several choices of ways with equal demands represents all of them.
        if (static_cast<unsigned>(std::countr_zero(alike[k])) != own) return false;
        if (!(states.low.slowdown.entries[k] < HUGE_VAL)) return false;
        scope.owner = k;
        for (unsigned i = 0; i < demand_table.count; ++i) {
            std::uint32_t mask = i == owner ? alike[k] : 0;
            if (i != owner)
                for (unsigned j = 0; j < demand_table.choices; ++j)
                    mask |= std::uint32_t{is_beside(states, i * demand_table.choices + j)} << j;
            if (mask == 0) return false;
            scope.masks[i] = mask;
        }
        const std::uint64_t way_mask = (std::uint64_t{1} << demand_table.choices) - 1;
        scope.reach[demand_table.count] = 1;
        scope.rest_most[demand_table.count] = 0;
        for (unsigned i = demand_table.count; i-- > 0;) {
            std::uint64_t added = 0;
            double minimum = HUGE_VAL;
            for (std::uint32_t rest = scope.masks[i]; rest != 0; rest &= rest - 1) {
                const int j = std::countr_zero(rest);
                added |= scope.reach[i + 1] << j;
                minimum = std::min(minimum, states.low.slowdown.of(i)[j]);
            }
            scope.rest_most[i] = std::max(minimum, scope.rest_most[i + 1]);
            scope.reach[i] = added & way_mask;
            if (scope.reach[i] == 0) return false;
        }
        if ((scope.reach[0] >> (demand_table.choices - 1) & 1) == 0) return false;
        return has_loads(states.low, states.high);
    }

    bool has_loads(const point &low, const point &high) {
        scope.least_load.fill(high.load, scope.masks);
        if (scope.least_load.value() > contention.held(high.state) + slack(high.state))
            return false;
        terms costs{demand_table.count, demand_table.choices};
        for (unsigned k = 0; k < demand_table.size(); ++k)
            costs.entries[k] = -low.load.entries[k];
        scope.most_load.fill(costs, scope.masks);
        // In state 0, that of a path to memory with spare bandwidth, the load may be less than the
        // path carries.
        if (has_least_load(low) &&
            -scope.most_load.value() < contention.held(low.state) - slack(low.state))
            return false;
        scope.most_speed.fill(negative_speeds(low.slowdown), scope.masks);
        scope.price = 0;
        return true;
    }
    bool has_least_load(const point &low) const { return low.state > 0 || is_unloaded_done; }

    /// Finds a price of load with a low bound of the system throughput. In a state, the throughput
    /// of a partition is at most the sum over its choices of 1 / slowdown less the price of their
    /// load, plus the price of the load that the path to memory holds.
    void find_price(const point &state_point) {
        terms costs{demand_table.count, demand_table.choices};
        double low = 0, high = 0, best_bound = HUGE_VAL;
        for (int round = 0; round < most_prices; ++round) {
            const double price = high > 0  ? (low + high) / 2
                                 : low > 0 ? low * 4
                                           : first_price(state_point);
            for (unsigned k = 0; k < demand_table.size(); ++k)
                costs.entries[k] =
                    price * state_point.load.entries[k] - 1 / state_point.slowdown.entries[k];
            scope.most_speed.fill(costs, scope.masks);
            const double bound =
                price * contention.held(state_point.state) - scope.most_speed.value();
            if (bound < best_bound) {
                best_bound = bound;
                scope.price = price;
            }
            double load = 0;
            const choice chosen = scope.most_speed.chosen(costs, scope.masks);
            for (unsigned i = 0; i < demand_table.count; ++i)
                load += state_point.load.of(i)[chosen.extra[i]];
            (load > contention.held(state_point.state) ? low : high) = price;
            if (load <= contention.held(state_point.state)) consider(chosen);
        }
        for (unsigned k = 0; k < demand_table.size(); ++k)
            costs.entries[k] =
                scope.price * state_point.load.entries[k] - 1 / state_point.slowdown.entries[k];
        scope.most_speed.fill(costs, scope.masks);
    }
    double first_price(const point &state_point) const {
        return 1 / contention.held(state_point.state);
    }
    double slack(double state) const { return 1e-12 * contention.held(state); }

    /// Returns a lower bound of the unfairness of the partitions in the window of slowdowns.
    double bound_of(const span &states) const {
        return scope.rest_most[0] / states.high.slowdown.entries[scope.owner];
    }

    /// Sums over the choices of ways of the first applications, which a search has made so far.
    struct prefix_sums {
        double load_low = 0, load_middle = 0, load_high = 0, speed = 0, max_slowdown = 0;
        linear_part fair{};
    };
    prefix_sums extend(const span &states, const prefix_sums &prefix, unsigned k) const {
        const point &low = states.low;
        prefix_sums extended{prefix.load_low + low.load.entries[k],
                             prefix.load_middle + states.middle.load.entries[k],
                             prefix.load_high + states.high.load.entries[k],
                             prefix.speed + 1 / low.slowdown.entries[k],
                             std::max(prefix.max_slowdown, low.slowdown.entries[k]),
                             prefix.fair};
        extended.fair.limit(above_low(states, k), above_high(states, k));
        return extended;
    }

    /// Returns whether the choices of ways of the first applications can become a partition with a
    /// state in `states` that is better than the best known.
    bool is_open(const span &states, unsigned next, std::uint64_t left_ways,
                 const prefix_sums &prefix) const {
        const point &low = states.low, &high = states.high;
        const double unfairness = std::max(prefix.max_slowdown, scope.rest_most[next]) /
                                  high.slowdown.entries[scope.owner];
        if (unfairness > threshold()) return false;
        double min_load = next == demand_table.count ? 0 : HUGE_VAL,
               max_load = min_load == 0 ? 0 : -HUGE_VAL;
        double speed = max_load;
        if (next < demand_table.count)
            for (std::uint64_t bits = left_ways; bits != 0; bits &= bits - 1) {
                const auto left = static_cast<unsigned>(std::countr_zero(bits));
                min_load = std::min(min_load, scope.least_load.from(next, left));
                max_load = std::max(max_load, -scope.most_load.from(next, left));
                speed = std::max(speed, -scope.most_speed.from(next, left));
            }
        if (prefix.load_high + min_load > contention.held(high.state) + slack(high.state))
            return false;
        if (has_least_load(low) &&
            prefix.load_low + max_load < contention.held(low.state) - slack(low.state))
            return false;
        if (next == demand_table.count && has_least_load(low) && !has_fair_state(states, prefix))
            return false;
        return !has_best || unfairness < best_values.unfairness * (1 - equal_in_search) ||
               prefix.speed - scope.price * prefix.load_high + speed +
                       scope.price * contention.held(high.state) >
                   best_values.stp * (1 + equal_in_search);
    }

    /// Returns whether a partition can have a state of the path to memory in which none of its
    /// slowdowns is above the slowdown of the window's owner times the threshold.
    bool has_fair_state(const span &states, const prefix_sums &prefix) const {
        const linear_part root =
            root_of_concave(prefix.load_low - contention.held(states.low.state),
                            prefix.load_middle - contention.held(states.middle.state),
                            prefix.load_high - contention.held(states.high.state));
        return std::max(root.low, prefix.fair.low) <= std::min(root.high, prefix.fair.high) + 1e-12;
    }
    /// Divides the applications of the window into two halves, with only the first of choices of
    /// ways that have equal demands.
    half_split halves_of_window() const {
        std::uint32_t firsts[most_ways]{};
        for (unsigned i = 0; i < demand_table.count; ++i)
            for (std::uint32_t rest = scope.masks[i]; rest != 0;) {
                const auto j = static_cast<unsigned>(std::countr_zero(rest));
                firsts[i] |= std::uint32_t{1} << j;
                rest &= ~alike[i * demand_table.choices + j];
            }
        return half_split{firsts, demand_table.count, demand_table.choices, most_halves};
    }

    /// Replaces choices of ways by choices with equal demands that take all ways together. Returns
    /// false where there are no such choices.
    bool settle(const choice &chosen, choice &settled) const {
        std::uint64_t reach[most_ways + 1];
        reach[demand_table.count] = 1;
        for (unsigned i = demand_table.count; i-- > 0;) {
            reach[i] = 0;
            for (std::uint32_t bits = alike_of(chosen, i); bits != 0; bits &= bits - 1)
                reach[i] |= reach[i + 1] << std::countr_zero(bits);
        }
        unsigned left = demand_table.choices - 1;
        if ((reach[0] >> left & 1) == 0) return false;
        for (unsigned i = 0; i < demand_table.count; ++i)
            for (std::uint32_t bits = alike_of(chosen, i); bits != 0; bits &= bits - 1) {
                const auto j = static_cast<unsigned>(std::countr_zero(bits));
                if (j > left || (reach[i + 1] >> (left - j) & 1) == 0) continue;
                settled.extra[i] = static_cast<std::uint8_t>(j);
                left -= j;
                break;
            }
        return true;
    }
    std::uint32_t alike_of(const choice &chosen, unsigned i) const {
        return alike[i * demand_table.choices + chosen.extra[i]] & scope.masks[i];
    }

    static constexpr int most_prices = 24;
    static constexpr std::size_t most_halves = 1'500'000;
    /// The relative difference of unfairness and of system throughput below which two partitions
    /// are equal.
    static constexpr double equal_in_search = 1e-11;

    const demands &demand_table;
    const coupling &contention;
    coupled_program program;
    std::vector<std::uint32_t> alike;
    window scope;
    /// Whether partitions that leave the path to memory in state 0 were evaluated.
    bool is_unloaded_done = false;
    bool has_best = false;
    choice best{};
    values best_values;
    double best_state = 0;
};

} // namespace msr::partition::strict
