// The window that the search for the least unfairness looks through: partitions between two states
// that are fairer than the best one known, and in which one given application with given ways has
// the least slowdown.
//
// Slowdowns rise with the state, and are convex: between two states each is below its chord and
// above its tangent. So the other applications have choices from a window. Where no such choices
// have all ways and loads of these states, there is no such partition.
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

/// The best partition so far, and what a window says of others. For `coupled_fairest`.
class fairest_window {
protected:
    fairest_window(const demands &from, const coupling &by)
        : all{from}, how{by}, of{from, by, objective::antt} {
        find_alike();
    }

    /// A state, and the loads and slowdowns there.
    struct point {
        double state;
        terms load;
        terms slowdown;

        point(double at, const demands &from)
            : state{at}, load{from.count, from.choices}, slowdown{from.count, from.choices} {}
    };

    /// The states between two.
    struct span {
        const point &low;
        const point &high;
        point middle;
        terms tangent_low;  ///< of the slowdowns in the middle, in the lower state
        terms tangent_high; ///< in the higher state

        span(const point &from, const point &to, const demands &all)
            : low{from}, high{to}, middle{(from.state + to.state) / 2, all},
              tangent_low{all.count, all.choices}, tangent_high{all.count, all.choices} {}
    };

    /// The choices of applications that a window leaves, and what they can add up to.
    struct window {
        std::uint32_t masks[most_ways];
        std::uint64_t reach[most_ways + 1]; ///< a bit for each sum of the choices from here on
        least_sum least_load;               ///< in the higher state
        least_sum most_load;                ///< negative, in the lower state
        least_sum most_speed;               ///< negative, in the lower state
        double rest_most[most_ways + 1];    ///< some slowdown from here on is at least this
        double price;                       ///< of load, that is in `most_speed`
        unsigned owner;                     ///< the choice that has the least slowdown
    };

    void fill(point &at, double low, terms &slope) {
        of.evaluate(low, at.state, at.load.all, at.slowdown.all, slope.all);
        for (unsigned k = 0; k < all.size(); ++k) {
            at.slowdown.all[k] = -at.slowdown.all[k];
            slope.all[k] = -slope.all[k];
        }
    }
    void fill(span &of_span) {
        terms slope{all.count, all.choices};
        fill(of_span.middle, of_span.low.state, slope);
        const double half = (of_span.high.state - of_span.low.state) / 2;
        for (unsigned k = 0; k < all.size(); ++k) {
            of_span.tangent_low.all[k] = of_span.middle.slowdown.all[k] - slope.all[k] * half;
            of_span.tangent_high.all[k] = of_span.middle.slowdown.all[k] + slope.all[k] * half;
        }
        make_exact(of_span.middle);
    }
    /// Where slowdowns have an end, those behind a tangent's point: infinite.
    void make_exact(point &at) const {
        if (how.model_used().by != model::simple) return;
        for (unsigned k = 0; k < all.size(); ++k)
            at.slowdown.all[k] = how.slowdown(all.each()[k], at.state);
    }

    /// Choices of an application that are alike in all: only one of them is looked at.
    void find_alike() {
        alike.assign(all.size(), 0);
        for (unsigned i = 0; i < all.count; ++i)
            for (unsigned j = 0; j < all.choices; ++j)
                for (unsigned other = 0; other < all.choices; ++other)
                    if (all.of(i, j) == all.of(i, other))
                        alike[i * all.choices + j] |= std::uint32_t{1} << other;
    }

    /// Looks at a partition; returns its state.
    double consider(const choice &one) {
        double state = best_state;
        double gain = 0;
        if (!of.judge(one, state, gain)) return state;
        double slowdowns[most_ways]{};
        for (unsigned i = 0; i < all.count; ++i)
            slowdowns[i] = how.slowdown(all.of(i, one.extra[i]), state);
        const values reached = values_of(slowdowns, all.count);
        if (has_best && !is_better(objective::unfairness, reached, best_values)) return state;
        has_best = true;
        best = one;
        best_values = reached;
        best_state = state;
        return state;
    }

    double wanted() const {
        return has_best ? best_values.unfairness * (1 + equal_unfairness) : HUGE_VAL;
    }

    /// How far a choice is above what is wanted beside the owner of the window, in both states.
    double above_low(const span &of_span, unsigned k) const {
        return of_span.tangent_low.all[k] - wanted() * of_span.low.slowdown.all[in.owner];
    }
    double above_high(const span &of_span, unsigned k) const {
        return of_span.tangent_high.all[k] - wanted() * of_span.high.slowdown.all[in.owner];
    }
    /// Whether a choice can have a slowdown beside that of the window's owner.
    bool is_beside(const span &of_span, unsigned k) const {
        if (!(of_span.low.slowdown.all[k] < HUGE_VAL)) return false;
        const bool not_less =
            of_span.low.slowdown.all[k] >= of_span.tangent_low.all[in.owner] * (1 - 1e-14) ||
            of_span.high.slowdown.all[k] >= of_span.tangent_high.all[in.owner] * (1 - 1e-14);
        return not_less && (above_low(of_span, k) <= 0 || above_high(of_span, k) <= 0);
    }

    /// Opens the window in which a choice has the least slowdown; false: nobody is in it.
    bool open(const span &of_span, unsigned k) {
        const unsigned owner = k / all.choices;
        const unsigned own = k % all.choices;
        // The first of those that are alike stands for all.
        if (static_cast<unsigned>(std::countr_zero(alike[k])) != own) return false;
        if (!(of_span.low.slowdown.all[k] < HUGE_VAL)) return false;
        in.owner = k;
        for (unsigned i = 0; i < all.count; ++i) {
            std::uint32_t mask = i == owner ? alike[k] : 0;
            if (i != owner)
                for (unsigned j = 0; j < all.choices; ++j)
                    mask |= std::uint32_t{is_beside(of_span, i * all.choices + j)} << j;
            if (mask == 0) return false;
            in.masks[i] = mask;
        }
        const std::uint64_t below = (std::uint64_t{1} << all.choices) - 1;
        in.reach[all.count] = 1;
        in.rest_most[all.count] = 0;
        for (unsigned i = all.count; i-- > 0;) {
            std::uint64_t added = 0;
            double least = HUGE_VAL;
            for (std::uint32_t rest = in.masks[i]; rest != 0; rest &= rest - 1) {
                const int j = std::countr_zero(rest);
                added |= in.reach[i + 1] << j;
                least = std::min(least, of_span.low.slowdown.of(i)[j]);
            }
            in.rest_most[i] = std::max(least, in.rest_most[i + 1]);
            in.reach[i] = added & below;
            if (in.reach[i] == 0) return false;
        }
        if ((in.reach[0] >> (all.choices - 1) & 1) == 0) return false;
        return has_loads(of_span.low, of_span.high);
    }

    bool has_loads(const point &low, const point &high) {
        in.least_load.fill(high.load, in.masks);
        if (in.least_load.value() > how.held(high.state) + slack(high.state)) return false;
        terms costs{all.count, all.choices};
        for (unsigned k = 0; k < all.size(); ++k)
            costs.all[k] = -low.load.all[k];
        in.most_load.fill(costs, in.masks);
        // In state 0 there may be less load than is held.
        if (has_least_load(low) && -in.most_load.value() < how.held(low.state) - slack(low.state))
            return false;
        in.most_speed.fill(negative_speeds(low.slowdown), in.masks);
        in.price = 0;
        return true;
    }
    bool has_least_load(const point &low) const { return low.state > 0 || is_unloaded_done; }

    /// With a price for load: in one state a gain of STP is at most what the choices gain, less the
    /// price of their load, with the price of what is held. Finds a price for which that is little.
    void find_price(const point &at) {
        terms costs{all.count, all.choices};
        double low = 0, high = 0, best_bound = HUGE_VAL;
        for (int round = 0; round < most_prices; ++round) {
            const double price = high > 0 ? (low + high) / 2 : low > 0 ? low * 4 : first_price(at);
            for (unsigned k = 0; k < all.size(); ++k)
                costs.all[k] = price * at.load.all[k] - 1 / at.slowdown.all[k];
            in.most_speed.fill(costs, in.masks);
            const double bound = price * how.held(at.state) - in.most_speed.value();
            if (bound < best_bound) {
                best_bound = bound;
                in.price = price;
            }
            double load = 0;
            const choice chosen = in.most_speed.chosen(costs, in.masks);
            for (unsigned i = 0; i < all.count; ++i)
                load += at.load.of(i)[chosen.extra[i]];
            (load > how.held(at.state) ? low : high) = price;
            if (load <= how.held(at.state)) consider(chosen);
        }
        for (unsigned k = 0; k < all.size(); ++k)
            costs.all[k] = in.price * at.load.all[k] - 1 / at.slowdown.all[k];
        in.most_speed.fill(costs, in.masks);
    }
    double first_price(const point &at) const { return 1 / how.held(at.state); }
    double slack(double state) const { return 1e-12 * how.held(state); }

    /// The least unfairness that the window leaves.
    double bound_of(const span &of_span) const {
        return in.rest_most[0] / of_span.high.slowdown.all[in.owner];
    }

    /// Of the choices so far.
    struct so_far {
        double load_low = 0, load_middle = 0, load_high = 0, speed = 0, most = 0;
        linear_part fair{};
    };
    so_far with(const span &of_span, const so_far &before, unsigned k) const {
        const point &low = of_span.low;
        so_far now{before.load_low + low.load.all[k],
                   before.load_middle + of_span.middle.load.all[k],
                   before.load_high + of_span.high.load.all[k],
                   before.speed + 1 / low.slowdown.all[k],
                   std::max(before.most, low.slowdown.all[k]),
                   before.fair};
        now.fair.limit(above_low(of_span, k), above_high(of_span, k));
        return now;
    }

    /// Whether the choices so far can become a partition of these states that is better.
    bool is_open(const span &of_span, unsigned next, std::uint64_t lefts, const so_far &now) const {
        const point &low = of_span.low, &high = of_span.high;
        const double unfairness =
            std::max(now.most, in.rest_most[next]) / high.slowdown.all[in.owner];
        if (unfairness > wanted()) return false;
        double least = next == all.count ? 0 : HUGE_VAL, most = least == 0 ? 0 : -HUGE_VAL;
        double speed = most;
        if (next < all.count)
            for (std::uint64_t bits = lefts; bits != 0; bits &= bits - 1) {
                const auto left = static_cast<unsigned>(std::countr_zero(bits));
                least = std::min(least, in.least_load.from(next, left));
                most = std::max(most, -in.most_load.from(next, left));
                speed = std::max(speed, -in.most_speed.from(next, left));
            }
        if (now.load_high + least > how.held(high.state) + slack(high.state)) return false;
        if (has_least_load(low) && now.load_low + most < how.held(low.state) - slack(low.state))
            return false;
        if (next == all.count && has_least_load(low) && !has_fair_state(of_span, now)) return false;
        return !has_best || unfairness < best_values.unfairness * (1 - equal_in_search) ||
               now.speed - in.price * now.load_high + speed + in.price * how.held(high.state) >
                   best_values.stp * (1 + equal_in_search);
    }

    /// Whether the state of a partition can be where none of its slowdowns is above what is wanted.
    bool has_fair_state(const span &of_span, const so_far &now) const {
        const linear_part root = root_of_concave(now.load_low - how.held(of_span.low.state),
                                                 now.load_middle - how.held(of_span.middle.state),
                                                 now.load_high - how.held(of_span.high.state));
        return std::max(root.from, now.fair.from) <= std::min(root.to, now.fair.to) + 1e-12;
    }
    /// The choices that are looked at, of those that are alike the first.
    halving halves_of_window() const {
        std::uint32_t firsts[most_ways]{};
        for (unsigned i = 0; i < all.count; ++i)
            for (std::uint32_t rest = in.masks[i]; rest != 0;) {
                const auto j = static_cast<unsigned>(std::countr_zero(rest));
                firsts[i] |= std::uint32_t{1} << j;
                rest &= ~alike[i * all.choices + j];
            }
        return halving{firsts, all.count, all.choices, most_halves};
    }

    /// Of choices that are alike those that have all ways together.
    bool settle(const choice &chosen, choice &into) const {
        std::uint64_t reach[most_ways + 1];
        reach[all.count] = 1;
        for (unsigned i = all.count; i-- > 0;) {
            reach[i] = 0;
            for (std::uint32_t bits = alike_of(chosen, i); bits != 0; bits &= bits - 1)
                reach[i] |= reach[i + 1] << std::countr_zero(bits);
        }
        unsigned left = all.choices - 1;
        if ((reach[0] >> left & 1) == 0) return false;
        for (unsigned i = 0; i < all.count; ++i)
            for (std::uint32_t bits = alike_of(chosen, i); bits != 0; bits &= bits - 1) {
                const auto j = static_cast<unsigned>(std::countr_zero(bits));
                if (j > left || (reach[i + 1] >> (left - j) & 1) == 0) continue;
                into.extra[i] = static_cast<std::uint8_t>(j);
                left -= j;
                break;
            }
        return true;
    }
    std::uint32_t alike_of(const choice &chosen, unsigned i) const {
        return alike[i * all.choices + chosen.extra[i]] & in.masks[i];
    }

    static constexpr int most_prices = 24;
    static constexpr std::size_t most_halves = 1'500'000;
    /// Partitions that differ by less are alike, where both unfairness and STP do.
    static constexpr double equal_in_search = 1e-11;

    const demands &all;
    const coupling &how;
    coupled_program of;
    std::vector<std::uint32_t> alike;
    window in;
    bool is_unloaded_done = false; ///< partitions with state 0 were looked at
    bool has_best = false;
    choice best{};
    values best_values;
    double best_state = 0;
};

} // namespace msr::partition::strict
