// The greatest sum of gains where applications compete for bandwidth to memory: a branch and bound
// over the state of the bandwidth. Applications influence each other only through the state: in a
// given state, each application has its gain and its load, and a partition belongs to the state in
// which its loads are what the path to memory holds. So gain = sum of (gain - price * load) + price
// * held, for any price of load. Gains and loads are concave in the state: between two states a
// gain is at most its tangent, and a load at least its chord. The bound for an interval is
// therefore linear in the state, and greatest at one of its ends, where a program over sums finds
// it. Intervals whose bound is not above the best partition known are done; in other intervals all
// partitions are evaluated, or the interval is halved.
#pragma once

#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace msr::partition {

/// The relative difference below which two sums of gains (such as 1 / slowdown) are equal.
inline constexpr double equal_gain = 1e-11;

/// Finds the least and the greatest state of the path to memory that a partition has: from 0 on,
/// takes the partition with the least (greatest) loads in the state of the partition before, until
/// the state stays.
/// `consider`: `consider(choice)` returns the state of a partition
/// `stop`: `stop()` returns whether the search must end
/// Returns false where there is no partition, or the search was stopped.
template <typename Program, typename Consider, typename Stop>
bool find_states(const Program &program, Consider &&consider, Stop &&stop, double &low,
                 double &high) {
    auto load = program.make_table(), gain = program.make_table(), slope = program.make_table();
    auto costs = program.make_table();
    auto least_sums = program.make_sums();
    const auto extreme = [&](double state, double sign) {
        program.evaluate(0, state, program.values(load), program.values(gain),
                         program.values(slope));
        for (std::size_t k = 0; k < program.count(); ++k)
            program.values(costs)[k] = program.values(gain)[k] > -HUGE_VAL || !program.excludes()
                                           ? sign * program.values(load)[k]
                                           : HUGE_VAL;
        least_sums.fill(costs);
        return !stop() && least_sums.value() < HUGE_VAL;
    };
    constexpr int most_rounds = 100;
    if (!extreme(0, 1)) return false;
    low = consider(least_sums.chosen(costs));
    for (int round = 0; round < most_rounds && extreme(low, 1); ++round) {
        const double next = consider(least_sums.chosen(costs));
        if (next >= low * (1 - 1e-14)) break;
        low = next;
    }
    high = low;
    for (int round = 0; round < most_rounds && extreme(high, -1); ++round) {
        const double next = consider(least_sums.chosen(costs));
        if (next <= high * (1 + 1e-14)) break;
        high = next;
    }
    if (stop()) return false;
    low *= 1 - 1e-13;
    high = std::min(high * (1 + 1e-13), program.highest() * (1 - 1e-15));
    return true;
}

/// The search for the greatest sum of gains, by a branch and bound over the state of the path to
/// memory. `Program` defines the sums. It has
/// - `table`: a term for each choice; `sums`: the least sums of a table, with `fill`, `value`,
///   `chosen` and `from`; `choice`: a partition that has a sum;
/// - `make_table()`, `values(table)`, `count()`: memory for terms;
/// - `loads(state, load)`, `evaluate(low, state, load, gain, slope)`: as `coupled_terms`;
/// - `held(state)`; `judge(choice, state, gain)`: whether the model is valid for a partition, the
///   state and the gain of the partition; `sum_of(table, choice)`;
/// - `enumerate(end, end, budget, sink)`: all choices that at least one of two ends does not
///   exclude.
template <typename Program>
class coupled_search {
public:
    using choice = typename Program::choice;
    using table = typename Program::table;
    using sums = typename Program::sums;

    /// An end of an interval of states of the path to memory: costs of the choices of ways, the
    /// least sums of costs, and the limits of the sums.
    struct end {
        table costs;
        sums least_sums;
        double offset = 0; ///< upper limit of a partition's gain plus its sum of costs
        /// Limit of the sum of costs: a partition with this sum or more does not improve the best
        /// one.
        double limit = 0;

        explicit end(const Program &program)
            : costs{program.make_table()}, least_sums{program.make_sums()} {}
    };

    coupled_search(Program &sum_program, deadline deadline)
        : program{sum_program}, time_limit{deadline} {}

    /// Searches for the greatest sum of gains. Returns whether there is a partition.
    /// `find`: `find(choice)` finds any partition where the model is not valid for the partitions
    /// that are tried first, or returns false where there is none
    /// `first_known`: a partition from which the search begins; empty: none
    template <typename Find>
    bool run(Find &&find, const choice &first_known = {}) {
        if constexpr (requires { first_known.empty(); })
            if (!first_known.empty()) consider(first_known);
        double low = 0;
        double high = 0;
        if (!find_states(
                program, [this](const choice &candidate) { return consider(candidate); },
                [this] { return has_best && time_limit.has_passed(); }, low, high)) {
            // No interval of states of the path to memory was searched: no partition is proved to
            // be the best.
            if (has_best) open_bound = HUGE_VAL;
            return has_best;
        }
        choice fallback;
        if (!has_best && !find(fallback)) return false;
        if (!has_best) consider(fallback);
        loads first{low, program.make_table()};
        loads last{high, program.make_table()};
        program.loads(low, program.values(first.load));
        program.loads(high, program.values(last.load));
        explore(first, last, start_price(), HUGE_VAL, 0);
        return has_best;
    }

    const choice &result() const { return best; }
    bool proved() const { return open_bound == -HUGE_VAL; }
    /// Returns an upper bound of the sum of gains (such as 1 / slowdown) of all partitions.
    double bound() const { return std::max(open_bound, best_gain); }

private:
    struct loads {
        double state;
        table load;
    };

    /// Returns the slope by which a sum of gains falls with the load on memory near the best
    /// partition, from which prices of load are searched.
    double start_price() {
        table load = program.make_table(), gain = program.make_table(),
              slope = program.make_table();
        if (!has_best) return 0;
        program.evaluate(0, best_state, program.values(load), program.values(gain),
                         program.values(slope));
        return -program.sum_of(slope, best) / program.total_fall(best, best_state);
    }

    double threshold() const {
        return has_best ? best_gain + equal_gain * std::fabs(best_gain) : -HUGE_VAL;
    }

    /// Evaluates a partition, and keeps it if it is the best so far. Returns the state of the path
    /// to memory for the partition.
    double consider(const choice &candidate) {
        double state = best_state;
        double gain = 0;
        if (program.judge(candidate, state, gain) && (!has_best || gain > best_gain)) {
            has_best = true;
            best = candidate;
            best_gain = gain;
            best_state = state;
        }
        return state;
    }

    /// Searches the partitions whose states of the path to memory are in an interval.
    /// `low`, `high`: the ends of the interval, with the loads of all terms
    /// `price`: the price of load from which better prices are searched
    /// `bound`: no partition of the interval has a greater sum of gains
    /// `depth`: how often intervals were halved
    void explore(const loads &low, const loads &high, double price, double bound, unsigned depth) {
        if (time_limit.has_passed()) {
            open_bound = std::max(open_bound, bound);
            return;
        }
        const double half = (high.state - low.state) / 2;
        loads middle{low.state + half, program.make_table()};
        table gain = program.make_table(), slope = program.make_table();
        program.evaluate(low.state, middle.state, program.values(middle.load), program.values(gain),
                         program.values(slope));
        end at_low{program}, at_high{program};
        const auto bound_for = [&](double trial_price) {
            fill(at_low, low, trial_price, gain, slope, -half);
            fill(at_high, high, trial_price, gain, slope, half);
            return std::max(bound_of(at_low), bound_of(at_high));
        };
        if (!lower(bound_for, at_low, at_high, low, high, price, bound)) return;
        if (time_limit.has_passed()) {
            open_bound = std::max(open_bound, bound);
            return;
        }
        const bool smallest = depth >= deepest || half <= 1e-14 * high.state;
        if constexpr (requires { program.limit_no_loads(); }) {
            if (depth < first_limited)
                program.limit_no_loads();
            else
                program.limit_loads(low.state, low.load, high.state, high.load);
        }
        if (enumerate(at_low, at_high, smallest ? most_nodes : nodes_at(depth))) return;
        if (smallest) {
            open_bound = std::max(open_bound, bound);
            return;
        }
        if (best_state > middle.state) {
            explore(middle, high, price, bound, depth + 1);
            explore(low, middle, price, bound, depth + 1);
        } else {
            explore(low, middle, price, bound, depth + 1);
            explore(middle, high, price, bound, depth + 1);
        }
    }

    /// Finds a price of load on memory for which the bound of an interval of states is low. Returns
    /// false where the bound is so low that no partition of the interval is better.
    template <typename BoundFor>
    bool lower(BoundFor &&bound_for, end &at_low, end &at_high, const loads &low, const loads &high,
               double &price, double &bound) {
        line falling, rising; // the bound as a function of the price of load
        for (int round = 0; round < 12; ++round) {
            const double trial_bound = bound_for(price);
            // the time limit has passed: sums of costs may not be complete
            if (time_limit.has_passed()) return true;
            bound = std::min(bound, trial_bound);
            if (trial_bound <= threshold()) return false;
            const bool at_low_end = bound_of(at_low) >= bound_of(at_high);
            const end &worse = at_low_end ? at_low : at_high;
            const loads &loaded = at_low_end ? low : high;
            // no partition has a finite sum of costs
            if (!(worse.least_sums.value() < HUGE_VAL)) return false;
            const choice chosen = worse.least_sums.chosen(worse.costs);
            if (round < 4) consider(chosen);
            if (trial_bound <= threshold()) return false;
            const double rise = program.held(loaded.state) - program.sum_of(loaded.load, chosen);
            (rise > 0 ? rising : falling) = {true, price, trial_bound, rise};
            if (rise == 0) break;
            double next = 0;
            if (!falling.known) {
                if (price == 0) break;
                next = price > 1e-9 ? price / 2 : 0;
            } else if (!rising.known) {
                next = price > 0 ? price * 2 : 1e-3;
            } else {
                const double crossing = (falling.value - falling.slope * falling.price -
                                         rising.value + rising.slope * rising.price) /
                                        (rising.slope - falling.slope);
                // At every price the bound is at least the value at which the two lines of the
                // bound cross.
                if (falling.value + falling.slope * (crossing - falling.price) > threshold()) break;
                next = crossing;
            }
            if (!(std::fabs(next - price) > 1e-12 * price)) break;
            price = next;
        }
        return true;
    }

    struct line {
        bool known = false;
        double price = 0, value = 0, slope = 0;
    };

    void fill(end &side, const loads &point, double price, const table &gain, const table &slope,
              double step) {
        double *const costs = program.values(side.costs);
        const double *const load = program.values(point.load);
        const double *const gains = program.values(gain);
        const double *const slopes = program.values(slope);
        for (std::size_t k = 0; k < program.count(); ++k)
            costs[k] = price * load[k] - (gains[k] + slopes[k] * step);
        side.least_sums.fill(side.costs);
        side.offset = price * program.held(point.state);
    }
    static double bound_of(const end &side) { return side.offset - side.least_sums.value(); }

    /// Evaluates each partition that at least one end of an interval of states does not exclude.
    /// Returns false where there are more partitions than the budget allows.
    bool enumerate(end &at_low, end &at_high, std::size_t budget) {
        const auto set_limits = [&] {
            at_low.limit = at_low.offset - threshold();
            at_high.limit = at_high.offset - threshold();
        };
        set_limits();
        step_budget steps{budget, time_limit};
        return program.enumerate(at_low, at_high, steps, [&](const choice &candidate) {
            consider(candidate);
            set_limits();
        });
    }

    static constexpr unsigned deepest = 60;
    /// Depth of halving of intervals of states from which on loads on memory are limited: in larger
    /// intervals, limits of loads exclude few partitions.
    static constexpr unsigned first_limited = 3;
    static constexpr std::size_t most_nodes = 20'000'000;
    /// Returns the number of steps of a search in an interval of states. Small intervals get more
    /// steps: where prices do not separate partitions, halving the interval does not help.
    std::size_t nodes_at(unsigned depth) const {
        unsigned doubled = depth;
        // Where limits of loads on memory exclude partitions, smaller intervals of states exclude
        // hardly more partitions.
        if constexpr (requires { program.limit_no_loads(); })
            if (depth > first_limited) doubled = 3 * depth - 2 * (first_limited + 1);
        return (std::size_t{48} + 2 * program.depth()) << std::min(doubled, 16u);
    }

    Program &program;
    deadline time_limit;
    bool has_best = false;
    choice best{};
    double best_gain = -HUGE_VAL;
    double best_state = 0;
    /// Greatest upper bound of the gains in intervals of states that are left without a proof;
    /// -infinity: there are no such intervals.
    double open_bound = -HUGE_VAL;
};

} // namespace msr::partition
