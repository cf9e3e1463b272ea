// The program of sums for partitions in which each application has ways of its own.
#pragma once

#include <msr/partition/bandwidth.hpp>
#include <msr/partition/coupled_terms.hpp>
#include <msr/partition/objective.hpp>
#include <msr/partition/room.hpp>
#include <msr/partition/strict.hpp>
#include <msr/partition/workload.hpp>

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

    template <typename End, typename Sink>
    bool enumerate(const End &low, const End &high, std::size_t &budget, Sink &&sink) const {
        choice chosen;
        return descend(low, high, 0, all.choices - 1, 0, 0, chosen, budget, sink);
    }

private:
    template <typename End, typename Sink>
    bool descend(const End &low, const End &high, unsigned i, unsigned left, double low_sum,
                 double high_sum, choice &chosen, std::size_t &budget, Sink &sink) const {
        if (i + 1 == all.count) {
            const double low_all = low_sum + low.costs.of(i)[left];
            const double high_all = high_sum + high.costs.of(i)[left];
            if (low_all >= low.limit && high_all >= high.limit) return true;
            chosen.extra[i] = static_cast<std::uint8_t>(left);
            sink(chosen);
            return true;
        }
        for (unsigned j = 0; j <= left; ++j) {
            const double one = low_sum + low.costs.of(i)[j];
            const double other = high_sum + high.costs.of(i)[j];
            if (one + low.least.from(i + 1, left - j) >= low.limit &&
                other + high.least.from(i + 1, left - j) >= high.limit)
                continue;
            if (budget == 0) return false;
            --budget;
            chosen.extra[i] = static_cast<std::uint8_t>(j);
            if (!descend(low, high, i + 1, left - j, one, other, chosen, budget, sink))
                return false;
        }
        return true;
    }

    const demands &all;
    const coupling &how;
    bool by_speed;
    coupled_terms functions;
};

} // namespace msr::partition::strict
