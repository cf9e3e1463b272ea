// The least unfairness where applications slow each other down on the way to memory too: a branch
// and bound over the state of that way, and over who has the least slowdown.
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
    coupled_fairest(const demands &from, const coupling &by, deadline when)
        : fairest_window{from, by}, until{when} {}

    /// Searches. Whether there is a partition. `any`: the first that is found is enough.
    bool run(bool any = false) {
        any_is_enough = any;
        double low = 0;
        double high = 0;
        if (!find_states(
                of, [this](const choice &one) { return consider(one); },
                [this] { return has_best && until.has_passed(); }, low, high)) {
            if (has_best) open_bound = 1; // nothing was looked at
            return has_best;
        }
        point first{low, all}, last{high, all};
        terms slope{all.count, all.choices};
        fill(first, low, slope);
        fill(last, low, slope);
        make_exact(first);
        make_exact(last);
        guess(low);
        if (high == 0 && has_best) return true; // nobody slows others down
        std::vector<std::uint16_t> least(all.size());
        for (std::size_t k = 0; k < least.size(); ++k)
            least[k] = static_cast<std::uint16_t>(k);
        if (low == 0) {
            // Many partitions may leave the way to memory as it is: they have one state.
            explore(first, first, least, deepest);
            is_unloaded_done = true;
        }
        explore(first, last, least, 0);
        return has_best;
    }

    const choice &found() const { return best; }
    bool proved() const { return open_bound == HUGE_VAL; }
    /// No partition has less.
    double bound() const { return std::min(open_bound, best_values.unfairness); }

private:
    /// The fairest in a state, and in the state of that one.
    void guess(double state) {
        for (int round = 0; round < 3; ++round) {
            point at{state, all};
            terms slope{all.count, all.choices};
            fill(at, state, slope);
            for (unsigned k = 0; k < all.size(); ++k)
                if (!std::isfinite(at.slowdown.all[k])) return;
            const double next = consider(fairest{at.slowdown}.found());
            if (next == state) return;
            state = next;
        }
    }

    void explore(const point &low, const point &high, const std::vector<std::uint16_t> &least,
                 unsigned depth) {
        if (any_is_enough && has_best) return;
        const bool smallest = depth >= deepest || high.state - low.state <= 1e-15 * high.state;
        span in_span{low, high, all};
        fill(in_span);
        std::vector<std::uint16_t> left;
        // In one state a price for load comes before a large budget.
        const std::size_t most = smallest ? most_nodes : nodes_at(depth);
        step_budget budget{high.state == 0 ? nodes_at(0) : most, until};
        for (const std::uint16_t k : least) {
            if (!open(in_span, k)) continue;
            if (until.has_passed()) {
                left.push_back(k);
                continue;
            }
            if (!count_out(in_span, budget) && !(high.state == 0 && count_priced(in_span)) &&
                !(depth >= first_halved && count_halves(in_span)))
                left.push_back(k);
        }
        if (left.empty()) return;
        if (smallest || until.has_passed()) {
            for (const std::uint16_t k : left)
                if (open(in_span, k))
                    open_bound = std::min(open_bound, std::max(1.0, bound_of(in_span)));
            return;
        }
        const bool above = has_best && is_fairer_above(low, high);
        explore(above ? in_span.middle : low, above ? high : in_span.middle, left, depth + 1);
        explore(above ? low : in_span.middle, above ? in_span.middle : high, left, depth + 1);
    }

    /// Whether the best partition, with slowdowns as in the higher state, is fairer than with those
    /// of the lower state: the better half comes first.
    bool is_fairer_above(const point &low, const point &high) const {
        double at_low[most_ways]{}, at_high[most_ways]{};
        for (unsigned i = 0; i < all.count; ++i) {
            at_low[i] = low.slowdown.of(i)[best.extra[i]];
            at_high[i] = high.slowdown.of(i)[best.extra[i]];
        }
        return values_of(at_high, all.count).unfairness < values_of(at_low, all.count).unfairness;
    }

    /// Looks at each partition of the window, where they are few. False: not at all of them.
    bool count_out(const span &of_span, step_budget &budget) {
        choice chosen;
        return descend(of_span, 0, all.count, std::uint64_t{1} << (all.choices - 1), {}, chosen,
                       budget, [this](const choice &one, std::uint64_t, const auto &) {
                           choice settled;
                           if (settle(one, settled)) consider(settled);
                       });
    }

    /// The same in one state, with a price for load.
    bool count_priced(const span &of_span) {
        find_price(of_span.low);
        step_budget budget{most_nodes, until};
        return count_out(of_span, budget);
    }

    /// The same where halves of the applications have few choices; again as long as that finds
    /// better partitions, as these leave fewer choices.
    bool count_halves(const span &of_span) {
        for (;;) {
            const double before = best_values.unfairness;
            if (meet_halves(of_span)) return true;
            if (!(best_values.unfairness < before) || until.has_passed()) return false;
        }
    }
    bool meet_halves(const span &of_span) {
        const halving by = halves_of_window();
        if (!by) return false;
        const unsigned half = by.half;
        two.first.clear();
        two.second.clear();
        choice chosen;
        step_budget budget{most_halves, until};
        const auto into = [&by](std::vector<half_choice> &to, unsigned begin, unsigned end) {
            return
                [&by, &to, begin, end](const choice &one, std::uint64_t ways, const so_far &now) {
                    to.push_back({by.packed(one.extra, begin, end), ways, now.load_low,
                                  now.load_middle, now.load_high, now.speed, now.most, now.fair});
                };
        };
        if (!descend(of_span, 0, half, std::uint64_t{1} << (all.choices - 1), {}, chosen, budget,
                     into(two.first, 0, half)) ||
            !descend_second(of_span, half, 1, {}, chosen, budget,
                            into(two.second, half, all.count)))
            return false;
        // Loads in the lower state are greater than in the higher one, by so much at most.
        double more = 0;
        for (unsigned i = 0; i < all.count; ++i) {
            double most = 0;
            for (std::uint32_t bits = in.masks[i]; bits != 0; bits &= bits - 1) {
                const unsigned k = i * all.choices + static_cast<unsigned>(std::countr_zero(bits));
                most = std::max(most, of_span.low.load.all[k] - of_span.high.load.all[k]);
            }
            more += most;
        }
        const point &low = of_span.low, &high = of_span.high;
        const double least =
            has_least_load(low) ? how.held(low.state) - slack(low.state) : -HUGE_VAL;
        const double most = (how.held(high.state) + slack(high.state) + more) * (1 + 1e-15);
        step_budget pairs{most_pairs, until}, looked_at{most_looked_at, until};
        return two.meet(least, most, [&](const half_choice &one, const half_choice &other) {
            if (!pairs.take()) return false;
            so_far now{one.load_low + other.load_low,   one.load_middle + other.load_middle,
                       one.load_high + other.load_high, one.speed + other.speed,
                       std::max(one.most, other.most),  one.fair};
            now.fair.from = std::max(now.fair.from, other.fair.from);
            now.fair.to = std::min(now.fair.to, other.fair.to);
            if (now.fair.is_empty() || !is_open(of_span, all.count, 1, now)) return true;
            if (!looked_at.take()) return false;
            by.unpack(one.code, 0, half, chosen.extra);
            by.unpack(other.code, half, all.count, chosen.extra);
            choice settled;
            if (settle(chosen, settled)) consider(settled);
            return true;
        });
    }

    /// Calls `sink` with each choice of the applications from i to `end` that is open, the numbers
    /// of ways that are left, and what it adds up to. False: the budget does not reach.
    template <typename Sink>
    bool descend(const span &of_span, unsigned i, unsigned end, std::uint64_t lefts,
                 const so_far &before, choice &chosen, step_budget &budget, Sink &&sink) {
        if (i == end) {
            sink(std::as_const(chosen), lefts, before);
            return true;
        }
        std::uint32_t rest = in.masks[i];
        while (rest != 0) {
            const auto j = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t same = alike[i * all.choices + j] & in.masks[i];
            rest &= ~same;
            std::uint64_t next = 0;
            for (std::uint32_t bits = same; bits != 0; bits &= bits - 1)
                next |= lefts >> std::countr_zero(bits);
            next &= in.reach[i + 1];
            if (next == 0) continue;
            const so_far now = with(of_span, before, i * all.choices + j);
            if (now.fair.is_empty() || !is_open(of_span, i + 1, next, now)) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend(of_span, i + 1, end, next, now, chosen, budget, sink)) return false;
        }
        return true;
    }
    /// The same of the last applications, with the numbers of ways that they take.
    template <typename Sink>
    bool descend_second(const span &of_span, unsigned i, std::uint64_t taken, const so_far &before,
                        choice &chosen, step_budget &budget, Sink &&sink) {
        if (i == all.count) {
            sink(std::as_const(chosen), taken, before);
            return true;
        }
        const std::uint64_t below = (std::uint64_t{1} << all.choices) - 1;
        std::uint32_t rest = in.masks[i];
        while (rest != 0) {
            const auto j = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t same = alike[i * all.choices + j] & in.masks[i];
            rest &= ~same;
            std::uint64_t next = 0;
            for (std::uint32_t bits = same; bits != 0; bits &= bits - 1)
                next |= taken << std::countr_zero(bits);
            next &= below;
            if (next == 0) continue;
            const so_far now = with(of_span, before, i * all.choices + j);
            if (now.fair.is_empty()) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend_second(of_span, i + 1, next, now, chosen, budget, sink)) return false;
        }
        return true;
    }

    static constexpr unsigned deepest = 60;
    static constexpr unsigned first_halved = 6; ///< before, intervals are better halved
    static constexpr std::size_t most_pairs = 4'000'000;
    static constexpr std::size_t most_looked_at = 5'000;
    static constexpr std::size_t most_nodes = 20'000'000;

    std::size_t nodes_at(unsigned depth) const {
        return (std::size_t{48} + 2 * all.count) << std::min(depth, 12u);
    }

    deadline until;
    halves two;
    bool any_is_enough = false;
    double open_bound = HUGE_VAL; ///< of what was not looked at
};

} // namespace msr::partition::strict
