// The sums over partitions in which each application has ways of its own, for the search in
// coupled.hpp.
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

/// The demand of each application with each number of ways.
class demands {
public:
    demands(const workload &workload, const room &room, const coupling &coupling)
        : count{static_cast<unsigned>(workload.size())}, choices{room.ways - count * room.min_ways +
                                                                 1} {
        entries.reserve(std::size_t{count} * choices);
        for (unsigned i = 0; i < count; ++i)
            for (unsigned j = 0; j < choices; ++j)
                entries.push_back(coupling.demand_of(workload.applications[i], room.min_ways + j));
    }

    unsigned size() const { return count * choices; }
    const demand &of(unsigned application, unsigned extra) const {
        return entries[application * choices + extra];
    }
    const std::vector<demand> &list() const { return entries; }

    const unsigned count;
    const unsigned choices;

private:
    std::vector<demand> entries;
};

/// The sums of gains and of loads on memory that `coupled_search` needs of partitions in which each
/// application has ways of its own.
class coupled_program {
public:
    using choice = strict::choice;
    using table = terms;
    using sums = least_sum;

    coupled_program(const demands &demands, const coupling &coupling, objective aim)
        : demand_table{demands},
          contention{coupling}, by_speed{aim == objective::stp}, functions{coupling, aim} {
        for (const demand &demand : demand_table.list())
            functions.add(demand);
    }

    table make_table() const { return {demand_table.count, demand_table.choices}; }
    sums make_sums() const { return {}; }
    std::size_t count() const { return demand_table.size(); }
    std::size_t depth() const { return demand_table.count; }
    static double *values(table &source) { return source.entries; }
    static const double *values(const table &source) { return source.entries; }

    void loads(double state, double *load) const { functions.loads(state, load); }
    void evaluate(double low, double state, double *load, double *gain, double *slope) const {
        functions.evaluate(low, state, load, gain, slope);
    }
    double held(double state) const { return contention.held(state); }
    double highest() const { return contention.highest(); }
    /// Returns whether a choice of ways for which the model is invalid in one state is excluded
    /// from all states; false for `model::simple`.
    bool excludes() const { return contention.model_used().model != model::simple; }

    double sum_of(const table &source, const choice &selection) const {
        double sum = 0;
        for (unsigned i = 0; i < demand_table.count; ++i)
            sum += source.of(i)[selection.extra[i]];
        return sum;
    }
    /// Returns how fast the loads on memory of a choice of ways, less the load that the path to
    /// memory holds, fall as the state of the path to memory rises.
    double total_fall(const choice &selection, double state) const {
        double sum = contention.held_rise();
        for (unsigned i = 0; i < demand_table.count; ++i)
            sum += contention.load_fall(demand_table.of(i, selection.extra[i]), state);
        return sum;
    }

    bool judge(const choice &candidate, double &state, double &gain) const {
        for (unsigned i = 0; i < demand_table.count; ++i)
            if (!demand_table.of(i, candidate.extra[i]).possible) return false;
        state = contention.state_of(
            [&](auto &&sink) {
                for (unsigned i = 0; i < demand_table.count; ++i)
                    sink(demand_table.of(i, candidate.extra[i]));
            },
            state);
        gain = 0;
        for (unsigned i = 0; i < demand_table.count; ++i) {
            const double slowdown =
                contention.slowdown(demand_table.of(i, candidate.extra[i]), state);
            if (!std::isfinite(slowdown)) return false;
            gain += by_speed ? 1 / slowdown : -slowdown;
        }
        return true;
    }

    /// Makes `enumerate` skip partitions whose state of the path to memory is not between `low` and
    /// `high`, as far as the loads of their choices in these states show.
    void limit_loads(double low, const table &low_load, double high, const table &high_load) {
        load_limits = {low > 0 ? contention.held(low) * (1 - 1e-12) : -HUGE_VAL,
                       contention.held(high) * (1 + 1e-12), &low_load, &high_load};
        least_load.fill(high_load);
        table costs = make_table();
        for (unsigned k = 0; k < demand_table.size(); ++k)
            costs.entries[k] = -low_load.entries[k];
        most_load.fill(costs);
    }
    void limit_no_loads() { load_limits = {}; }

    template <typename End, typename Sink>
    bool enumerate(const End &low, const End &high, step_budget &budget, Sink &&sink) const {
        choice chosen;
        return descend(low, high, 0, demand_table.choices - 1, {}, chosen, budget, sink);
    }

private:
    /// Sums over the choices of ways of the first applications: costs and loads on memory in the
    /// lower and the higher state of an interval.
    struct prefix_sums {
        double low = 0, high = 0, load_low = 0, load_high = 0;
    };
    struct limits {
        /// The least load on memory that a partition may have in the lower state of an interval,
        /// and the greatest load that it may have in the higher state.
        double min_load = -HUGE_VAL, max_load = HUGE_VAL;
        const table *low = nullptr, *high = nullptr;
    };

    /// Returns whether the applications from `next` on can complete a partition whose loads on
    /// memory are within the limits.
    bool has_loads(const prefix_sums &prefix, unsigned next, unsigned left) const {
        if (load_limits.low == nullptr) return true;
        const bool is_last = next == demand_table.count;
        return prefix.load_high + (is_last ? 0 : least_load.from(next, left)) <=
                   load_limits.max_load &&
               prefix.load_low - (is_last ? 0 : most_load.from(next, left)) >= load_limits.min_load;
    }
    prefix_sums extend(const prefix_sums &prefix, const table &low, const table &high, unsigned i,
                       unsigned j) const {
        prefix_sums extended{prefix.low + low.of(i)[j], prefix.high + high.of(i)[j], 0, 0};
        if (load_limits.low == nullptr) return extended;
        extended.load_low = prefix.load_low + load_limits.low->of(i)[j];
        extended.load_high = prefix.load_high + load_limits.high->of(i)[j];
        return extended;
    }

    template <typename End, typename Sink>
    bool descend(const End &low, const End &high, unsigned i, unsigned left,
                 const prefix_sums &prefix, choice &chosen, step_budget &budget, Sink &sink) const {
        if (i + 1 == demand_table.count) {
            const prefix_sums extended = extend(prefix, low.costs, high.costs, i, left);
            if (extended.low >= low.limit && extended.high >= high.limit) return true;
            if (!has_loads(extended, demand_table.count, 0)) return true;
            chosen.extra[i] = static_cast<std::uint8_t>(left);
            sink(chosen);
            return true;
        }
        for (unsigned j = 0; j <= left; ++j) {
            const prefix_sums extended = extend(prefix, low.costs, high.costs, i, j);
            if (extended.low + low.least_sums.from(i + 1, left - j) >= low.limit &&
                extended.high + high.least_sums.from(i + 1, left - j) >= high.limit)
                continue;
            if (!has_loads(extended, i + 1, left - j)) continue;
            if (!budget.take()) return false;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend(low, high, i + 1, left - j, extended, chosen, budget, sink)) return false;
        }
        return true;
    }

    const demands &demand_table;
    const coupling &contention;
    bool by_speed;
    coupled_terms functions;
    limits load_limits;
    least_sum least_load; ///< least sums of loads on memory in the higher state of an interval
    least_sum most_load;  ///< greatest sums of loads on memory in the lower state, negated
};

} // namespace msr::partition::strict
