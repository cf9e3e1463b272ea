// The least unfairness where applications slow each other down on the path to memory, too: a branch
// and bound over the state of that path, and over the application with the least slowdown.
#pragma once

#include <msr/cache/search/coupled.hpp>
#include <msr/cache/search/coupled_halves.hpp>
#include <msr/cache/search/coupled_strict.hpp>
#include <msr/cache/search/coupled_window.hpp>
#include <msr/cache/search/deadline.hpp>
#include <msr/cache/search/strict.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::partition::strict {

class coupled_fairest : fairest_window {
public:
    coupled_fairest(const demands &demands, const coupling &coupling, deadline deadline)
        : fairest_window{demands, coupling}, time_limit{deadline} {}

    /// Searches for the least unfairness. Returns whether there is a partition.
    /// `first_is_enough`: whether the search ends with the first partition
    bool run(bool first_is_enough = false) {
        stops_at_first = first_is_enough;
        double low = 0;
        double high = 0;
        if (!find_states(
                program, [this](const choice &candidate) { return consider(candidate); },
                [this] { return has_best && time_limit.has_passed(); }, low, high)) {
            // No interval of states of the path to memory was searched: no partition is proved to
            // be the best.
            if (has_best) open_bound = 1;
            return has_best;
        }
        point first{low, demand_table}, last{high, demand_table};
        terms slope{demand_table.count, demand_table.choices};
        fill(first, low, slope);
        fill(last, low, slope);
        make_exact(first);
        make_exact(last);
        guess(low);
        if (high == 0 && has_best) return true; // state 0: no application slows others down
        std::vector<std::uint16_t> owners(demand_table.size());
        for (std::size_t k = 0; k < owners.size(); ++k)
            owners[k] = static_cast<std::uint16_t>(k);
        if (low == 0) {
            // Many partitions may leave the bandwidth unloaded: all of them have the lowest state.
            explore(first, first, owners, deepest);
            is_unloaded_done = true;
        }
        explore(first, last, owners, 0);
        return has_best;
    }

    const choice &result() const { return best; }
    bool proved() const { return open_bound == HUGE_VAL; }
    /// Returns a lower bound of the unfairness of all partitions.
    double bound() const { return std::min(open_bound, best_values.unfairness); }

private:
    /// Evaluates the fairest partition in a state of the path to memory, and then in the state of
    /// that partition, for up to three rounds.
    void guess(double state) {
        for (int round = 0; round < 3; ++round) {
            point current{state, demand_table};
            terms slope{demand_table.count, demand_table.choices};
            fill(current, state, slope);
            for (unsigned k = 0; k < demand_table.size(); ++k)
                if (!std::isfinite(current.slowdown.entries[k])) return;
            const double next = consider(fairest{current.slowdown}.result());
            if (next == state) return;
            state = next;
        }
    }

    void explore(const point &low, const point &high, const std::vector<std::uint16_t> &owners,
                 unsigned depth) {
        if (stops_at_first && has_best) return;
        const bool smallest = depth >= deepest || high.state - low.state <= 1e-15 * high.state;
        span states{low, high, demand_table};
        fill(states);
        std::vector<std::uint16_t> open_owners;
        // In state 0 of the path to memory, a search with a price for load on memory follows the
        // first search, which has a small budget of steps in that state.
        const std::size_t node_limit = smallest ? most_nodes : nodes_at(depth);
        step_budget budget{high.state == 0 ? nodes_at(0) : node_limit, time_limit};
        for (const std::uint16_t k : owners) {
            if (!open(states, k)) continue;
            if (time_limit.has_passed()) {
                open_owners.push_back(k);
                continue;
            }
            if (!count_out(states, budget) && !(high.state == 0 && count_priced(states)) &&
                !(depth >= first_halved && count_halves(states)))
                open_owners.push_back(k);
        }
        if (open_owners.empty()) return;
        if (smallest || time_limit.has_passed()) {
            for (const std::uint16_t k : open_owners)
                if (open(states, k))
                    open_bound = std::min(open_bound, std::max(1.0, bound_of(states)));
            return;
        }
        const bool upper_first = has_best && is_fairer_above(low, high);
        explore(upper_first ? states.middle : low, upper_first ? high : states.middle, open_owners,
                depth + 1);
        explore(upper_first ? low : states.middle, upper_first ? states.middle : high, open_owners,
                depth + 1);
    }

    /// Returns whether the best partition is fairer with the slowdowns of the higher state than
    /// with those of the lower state: the search begins with the better half of an interval.
    bool is_fairer_above(const point &low, const point &high) const {
        double at_low[most_ways]{}, at_high[most_ways]{};
        for (unsigned i = 0; i < demand_table.count; ++i) {
            at_low[i] = low.slowdown.of(i)[best.extra[i]];
            at_high[i] = high.slowdown.of(i)[best.extra[i]];
        }
        return values_of(at_high, demand_table.count).unfairness <
               values_of(at_low, demand_table.count).unfairness;
    }

    /// Evaluates each partition that the window of slowdowns leaves. Returns false where there are
    /// more partitions than the budget allows.
    bool count_out(const span &states, step_budget &budget) {
        choice chosen;
        return descend(states, 0, demand_table.count,
                       std::uint64_t{1} << (demand_table.choices - 1), {}, chosen, budget,
                       [this](const choice &candidate, std::uint64_t, const auto &) {
                           choice settled;
                           if (settle(candidate, settled)) consider(settled);
                       });
    }

    /// Evaluates each partition of the window in the state at which both ends of `states` lie, with
    /// a price for load. Returns false where there are too many partitions.
    bool count_priced(const span &states) {
        find_price(states.low);
        step_budget budget{most_nodes, time_limit};
        return count_out(states, budget);
    }

    /// Evaluates each partition of the window by pairs of choices of two halves of the
    /// applications, and repeats this as long as it finds better partitions, which leave fewer
    /// choices. Returns false where there are too many partitions.
    bool count_halves(const span &states) {
        for (;;) {
            const double previous = best_values.unfairness;
            if (meet_halves(states)) return true;
            if (!(best_values.unfairness < previous) || time_limit.has_passed()) return false;
        }
    }
    bool meet_halves(const span &states) {
        const half_split split = halves_of_window();
        if (!split) return false;
        const unsigned half = split.half;
        two.first.clear();
        two.second.clear();
        choice chosen;
        step_budget budget{most_halves, time_limit};
        const auto collect = [&split](std::vector<half_choice> &list, unsigned begin,
                                      unsigned end) {
            return [&split, &list, begin, end](const choice &candidate, std::uint64_t ways,
                                               const prefix_sums &sums) {
                list.push_back({split.packed(candidate.extra, begin, end), ways, sums.load_low,
                                sums.load_middle, sums.load_high, sums.speed, sums.max_slowdown,
                                sums.fair});
            };
        };
        if (!descend(states, 0, half, std::uint64_t{1} << (demand_table.choices - 1), {}, chosen,
                     budget, collect(two.first, 0, half)) ||
            !descend_second(states, half, 1, {}, chosen, budget,
                            collect(two.second, half, demand_table.count)))
            return false;
        // Loads on memory are greater in the lower state of the path to memory than in the higher
        // state, by at most `excess`.
        double excess = 0;
        for (unsigned i = 0; i < demand_table.count; ++i) {
            double largest = 0;
            for (std::uint32_t bits = scope.masks[i]; bits != 0; bits &= bits - 1) {
                const unsigned k =
                    i * demand_table.choices + static_cast<unsigned>(std::countr_zero(bits));
                largest =
                    std::max(largest, states.low.load.entries[k] - states.high.load.entries[k]);
            }
            excess += largest;
        }
        const point &low = states.low, &high = states.high;
        const double min_load =
            has_least_load(low) ? contention.held(low.state) - slack(low.state) : -HUGE_VAL;
        const double max_load =
            (contention.held(high.state) + slack(high.state) + excess) * (1 + 1e-15);
        step_budget pairs{most_pairs, time_limit}, looked_at{most_looked_at, time_limit};
        return two.meet(min_load, max_load, [&](const half_choice &left, const half_choice &right) {
            if (!pairs.take()) return false;
            prefix_sums sums{left.load_low + right.load_low,
                             left.load_middle + right.load_middle,
                             left.load_high + right.load_high,
                             left.speed + right.speed,
                             std::max(left.max_slowdown, right.max_slowdown),
                             left.fair};
            sums.fair.low = std::max(sums.fair.low, right.fair.low);
            sums.fair.high = std::min(sums.fair.high, right.fair.high);
            if (sums.fair.is_empty() || !is_open(states, demand_table.count, 1, sums)) return true;
            if (!looked_at.take()) return false;
            split.unpack(left.code, 0, half, chosen.extra);
            split.unpack(right.code, half, demand_table.count, chosen.extra);
            choice settled;
            if (settle(chosen, settled)) consider(settled);
            return true;
        });
    }

    /// Calls `sink` with each choice of ways for the applications from `i` to `end` that the window
    /// leaves, the numbers of ways that are left, and the sums of the choice. Returns false where
    /// the budget does not suffice.
    template <typename Sink>
    bool descend(const span &states, unsigned i, unsigned end, std::uint64_t left_ways,
                 const prefix_sums &prefix, choice &chosen, step_budget &budget, Sink &&sink) {
        if (i == end) {
            sink(std::as_const(chosen), left_ways, prefix);
            return true;
        }
        std::uint32_t rest = scope.masks[i];
        while (rest != 0) {
            const auto j = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t same = alike[i * demand_table.choices + j] & scope.masks[i];
            rest &= ~same;
            std::uint64_t next = 0;
            for (std::uint32_t bits = same; bits != 0; bits &= bits - 1)
                next |= left_ways >> std::countr_zero(bits);
            next &= scope.reach[i + 1];
            if (next == 0) continue;
            const prefix_sums extended = extend(states, prefix, i * demand_table.choices + j);
            if (extended.fair.is_empty() || !is_open(states, i + 1, next, extended)) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend(states, i + 1, end, next, extended, chosen, budget, sink)) return false;
        }
        return true;
    }
    /// Calls `sink` with each choice of ways for the applications from `i` to the last, and the
    /// numbers of ways that the choice takes. Returns false where the budget does not suffice.
    template <typename Sink>
    bool descend_second(const span &states, unsigned i, std::uint64_t taken_ways,
                        const prefix_sums &prefix, choice &chosen, step_budget &budget,
                        Sink &&sink) {
        if (i == demand_table.count) {
            sink(std::as_const(chosen), taken_ways, prefix);
            return true;
        }
        const std::uint64_t way_mask = (std::uint64_t{1} << demand_table.choices) - 1;
        std::uint32_t rest = scope.masks[i];
        while (rest != 0) {
            const auto j = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t same = alike[i * demand_table.choices + j] & scope.masks[i];
            rest &= ~same;
            std::uint64_t next = 0;
            for (std::uint32_t bits = same; bits != 0; bits &= bits - 1)
                next |= taken_ways << std::countr_zero(bits);
            next &= way_mask;
            if (next == 0) continue;
            const prefix_sums extended = extend(states, prefix, i * demand_table.choices + j);
            if (extended.fair.is_empty()) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend_second(states, i + 1, next, extended, chosen, budget, sink)) return false;
        }
        return true;
    }

    static constexpr unsigned deepest = 60;
    /// Depth of halving of intervals of states from which on the applications are divided into two
    /// halves; larger intervals are better halved.
    static constexpr unsigned first_halved = 6;
    static constexpr std::size_t most_pairs = 4'000'000;
    static constexpr std::size_t most_looked_at = 5'000;
    static constexpr std::size_t most_nodes = 20'000'000;

    std::size_t nodes_at(unsigned depth) const {
        return (std::size_t{48} + 2 * demand_table.count) << std::min(depth, 12u);
    }

    deadline time_limit;
    halves two;
    bool stops_at_first = false;
    /// Least lower bound of the unfairness in windows that were left without a proof; infinite:
    /// there are no such windows.
    double open_bound = HUGE_VAL;
};

} // namespace msr::partition::strict
