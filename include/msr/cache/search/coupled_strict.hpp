// The program of sums for partitions in which each application has ways of its own.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/search/coupled_terms.hpp>
#include <msr/cache/search/deadline.hpp>
#include <msr/cache/search/strict.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition::strict {

/// The demands of applications with each number of ways.
class demands {
public:
    demands(const workload &of, const room &in, const coupling &by)
        : count{static_cast<unsigned>(of.size())}, choices{in.ways - count * in.least + 1} {
        all.reserve(std::size_t{count} * choices);
        for (unsigned i = 0; i < count; ++i)
            for (unsigned j = 0; j < choices; ++j)
                all.push_back(by.demand_of(of.applications[i], in.least + j));
    }

    unsigned size() const { return count * choices; }
    const demand &of(unsigned application, unsigned extra) const {
        return all[application * choices + extra];
    }
    const std::vector<demand> &each() const { return all; }

    const unsigned count;
    const unsigned choices;

private:
    std::vector<demand> all;
};

/// For `coupled_search`.
class coupled_program {
public:
    using choice = strict::choice;
    using table = terms;
    using sums = least_sum;

    coupled_program(const demands &from, const coupling &by, objective aim)
        : all{from}, how{by}, by_speed{aim == objective::stp}, functions{by, aim} {
        for (const demand &one : all.each())
            functions.add(one);
    }

    table make_table() const { return {all.count, all.choices}; }
    sums make_sums() const { return {}; }
    std::size_t count() const { return all.size(); }
    std::size_t depth() const { return all.count; }
    static double *values(table &one) { return one.all; }
    static const double *values(const table &one) { return one.all; }

    void loads(double state, double *load) const { functions.loads(state, load); }
    void evaluate(double low, double state, double *load, double *gain, double *slope) const {
        functions.evaluate(low, state, load, gain, slope);
    }
    double held(double state) const { return how.held(state); }
    double highest() const { return how.highest(); }
    /// Whether terms without sense in one state have none in any.
    bool excludes() const { return how.model_used().by != model::simple; }

    double sum_of(const table &one, const choice &at) const {
        double sum = 0;
        for (unsigned i = 0; i < all.count; ++i)
            sum += one.of(i)[at.extra[i]];
        return sum;
    }
    /// By how much loads, less what is held, fall with the state.
    double total_fall(const choice &at, double state) const {
        double sum = how.held_rise();
        for (unsigned i = 0; i < all.count; ++i)
            sum += how.load_fall(all.of(i, at.extra[i]), state);
        return sum;
    }

    bool judge(const choice &one, double &state, double &gain) const {
        for (unsigned i = 0; i < all.count; ++i)
            if (!all.of(i, one.extra[i]).possible) return false;
        state = how.state_of(
            [&](auto &&sink) {
                for (unsigned i = 0; i < all.count; ++i)
                    sink(all.of(i, one.extra[i]));
            },
            state);
        gain = 0;
        for (unsigned i = 0; i < all.count; ++i) {
            const double slowdown = how.slowdown(all.of(i, one.extra[i]), state);
            if (!std::isfinite(slowdown)) return false;
            gain += by_speed ? 1 / slowdown : -slowdown;
        }
        return true;
    }

    /// From now on `enumerate` passes over partitions whose state is not between these two, as far
    /// as it can tell by their loads there.
    void limit_loads(double low, const table &low_load, double high, const table &high_load) {
        within = {low > 0 ? how.held(low) * (1 - 1e-12) : -HUGE_VAL, how.held(high) * (1 + 1e-12),
                  &low_load, &high_load};
        least_load.fill(high_load);
        table costs = make_table();
        for (unsigned k = 0; k < all.size(); ++k)
            costs.all[k] = -low_load.all[k];
        most_load.fill(costs);
    }
    void limit_no_loads() { within = {}; }

    template <typename End, typename Sink>
    bool enumerate(const End &low, const End &high, step_budget &budget, Sink &&sink) const {
        choice chosen;
        return descend(low, high, 0, all.choices - 1, {}, chosen, budget, sink);
    }

private:
    /// Of the choices so far: costs and loads at both ends.
    struct so_far {
        double low = 0, high = 0, load_low = 0, load_high = 0;
    };
    struct limits {
        double least = -HUGE_VAL, most = HUGE_VAL; ///< loads in the lower and in the higher state
        const table *low = nullptr, *high = nullptr;
    };

    /// Whether applications from `next` on can have the loads that are left.
    bool has_loads(const so_far &now, unsigned next, unsigned left) const {
        if (within.low == nullptr) return true;
        const bool is_last = next == all.count;
        return now.load_high + (is_last ? 0 : least_load.from(next, left)) <= within.most &&
               now.load_low - (is_last ? 0 : most_load.from(next, left)) >= within.least;
    }
    so_far with(const so_far &before, const table &low, const table &high, unsigned i,
                unsigned j) const {
        so_far now{before.low + low.of(i)[j], before.high + high.of(i)[j], 0, 0};
        if (within.low == nullptr) return now;
        now.load_low = before.load_low + within.low->of(i)[j];
        now.load_high = before.load_high + within.high->of(i)[j];
        return now;
    }

    template <typename End, typename Sink>
    bool descend(const End &low, const End &high, unsigned i, unsigned left, const so_far &before,
                 choice &chosen, step_budget &budget, Sink &sink) const {
        if (i + 1 == all.count) {
            const so_far now = with(before, low.costs, high.costs, i, left);
            if (now.low >= low.limit && now.high >= high.limit) return true;
            if (!has_loads(now, all.count, 0)) return true;
            chosen.extra[i] = static_cast<std::uint8_t>(left);
            sink(chosen);
            return true;
        }
        for (unsigned j = 0; j <= left; ++j) {
            const so_far now = with(before, low.costs, high.costs, i, j);
            if (now.low + low.least.from(i + 1, left - j) >= low.limit &&
                now.high + high.least.from(i + 1, left - j) >= high.limit)
                continue;
            if (!has_loads(now, i + 1, left - j)) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend(low, high, i + 1, left - j, now, chosen, budget, sink)) return false;
        }
        return true;
    }

    const demands &all;
    const coupling &how;
    bool by_speed;
    coupled_terms functions;
    limits within;
    least_sum least_load; ///< in the higher state
    least_sum most_load;  ///< negative, in the lower state
};

} // namespace msr::partition::strict
