// The program of sums for partitions in which applications may share ways, where they slow each
// other down on the way to memory too.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clustered.hpp>
#include <msr/cache/clusters/clusters.hpp>
#include <msr/cache/search/coupled_terms.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition::clustered {

/// For `coupled_search`.
class coupled_program {
public:
    using choice = std::vector<cluster>;
    using table = cluster_terms;

    /// The least sums of costs.
    class sums {
    public:
        sums(std::size_t applications, const room &in, const deadline &until)
            : found{applications, in.ways, in.least, in.classes, {}, until} {}

        void fill(const table &costs) {
            worth = costs;
            for (double &one : worth.all)
                one = -one;
            found.fill(worth);
        }
        double value() const { return -found.value(); }
        double from(application_set set, unsigned ways) const { return -found.from(set, ways); }
        choice chosen(const table &) const { return found.chosen(worth); }
        application_set everybody() const { return found.everybody(); }

    private:
        greatest_sum found;
        table worth;
    };

    coupled_program(const workload &of, const room &in, const bandwidth &memory, objective aim,
                    const deadline &when)
        : from{of}, room_for{in}, how{memory}, by_speed{aim == objective::stp}, functions{how, aim},
          until{when} {
        const table any = make_table();
        each_cluster(of, in, [&](application_set set, unsigned ways, const double *shares) {
            const auto at = static_cast<std::size_t>(any.of(set) - any.all.data()) + ways;
            for (application_set rest = set; rest != 0; rest &= rest - 1) {
                const auto member = static_cast<unsigned>(std::countr_zero(rest));
                functions.add(how.demand_of(of.applications[member], *shares++));
                place.push_back(at);
            }
        });
        loads_of.resize(place.size());
        gains_of.resize(place.size());
        slopes_of.resize(place.size());
        size = any.all.size();
    }

    table make_table() const { return {from.size(), room_for.ways, 0}; }
    sums make_sums() const { return {from.size(), room_for, until}; }
    std::size_t count() const { return size; }
    std::size_t depth() const { return from.size() * room_for.ways; }
    static double *values(table &one) { return one.all.data(); }
    static const double *values(const table &one) { return one.all.data(); }

    void loads(double state, double *load) const {
        functions.loads(state, loads_of.data());
        std::fill_n(load, size, 0);
        for (std::size_t k = 0; k < place.size(); ++k)
            load[place[k]] += loads_of[k];
    }
    /// Gains where there is no cluster are -infinity.
    void evaluate(double low, double state, double *load, double *gain, double *slope) const {
        functions.evaluate(low, state, loads_of.data(), gains_of.data(), slopes_of.data());
        std::fill_n(load, size, 0);
        std::fill_n(slope, size, 0);
        std::fill_n(gain, size, -HUGE_VAL);
        for (std::size_t k = 0; k < place.size(); ++k)
            gain[place[k]] = 0;
        for (std::size_t k = 0; k < place.size(); ++k) {
            load[place[k]] += loads_of[k];
            gain[place[k]] += gains_of[k];
            slope[place[k]] += gains_of[k] > -HUGE_VAL ? slopes_of[k] : 0;
        }
    }
    double held(double state) const { return how.held(state); }
    double highest() const { return how.highest(); }
    /// Always: there are terms that stand for no cluster.
    bool excludes() const { return true; }

    double sum_of(const table &one, const choice &at) const {
        double sum = 0;
        for (const cluster &each : at)
            sum += one.of(set_of(each))[each.ways];
        return sum;
    }
    double total_fall(const choice &at, double state) const {
        double sum = how.held_rise();
        for (const demand &one : demands_of(from, at, how))
            sum += how.load_fall(one, state);
        return sum;
    }

    /// The state is that of the loads, also where slowdowns have no sense there.
    bool judge(const choice &one, double &state, double &gain) const {
        const std::vector<demand> demands = demands_of(from, one, how);
        for (const demand &each : demands)
            if (!each.possible) return false;
        state = how.state_of(
            [&demands](auto &&sink) {
                for (const demand &each : demands)
                    sink(each);
            },
            state);
        const evaluation found = partition::evaluate(demands, how);
        if (!found) return false;
        gain =
            by_speed ? found.reached.stp : -found.reached.antt * static_cast<double>(from.size());
        return true;
    }

    template <typename End, typename Sink>
    bool enumerate(const End &low, const End &high, step_budget &budget, Sink &&sink) const {
        choice chosen;
        return descend(low, high, low.least.everybody(), room_for.ways, 0, 0, chosen, budget, sink);
    }

private:
    static application_set set_of(const cluster &one) {
        application_set set = 0;
        for (const unsigned member : one.members)
            set |= application_set{1} << member;
        return set;
    }
    static std::vector<unsigned> members_of(application_set set) {
        std::vector<unsigned> result;
        for (; set != 0; set &= set - 1)
            result.push_back(static_cast<unsigned>(std::countr_zero(set)));
        return result;
    }

    template <typename End, typename Sink>
    bool descend(const End &low, const End &high, application_set set, unsigned left,
                 double low_sum, double high_sum, choice &chosen, step_budget &budget,
                 Sink &sink) const {
        const application_set lowest = set & (~set + 1);
        const application_set others = set ^ lowest;
        for (application_set some = others;; some = (some - 1) & others) {
            const application_set own = some | lowest;
            const application_set rest = set ^ own;
            const unsigned first = rest == 0 ? left : room_for.least;
            for (unsigned ways = first; ways + (rest == 0 ? 0 : room_for.least) <= left; ++ways) {
                const double one = low_sum + low.costs.of(own)[ways];
                const double other = high_sum + high.costs.of(own)[ways];
                if (one + at_least(low, rest, left - ways) >= low.limit &&
                    other + at_least(high, rest, left - ways) >= high.limit)
                    continue;
                if (rest != 0 && chosen.size() + 1 >= room_for.classes) continue;
                if (!budget.take()) return false;
                chosen.push_back({members_of(own), ways});
                if (rest == 0) sink(chosen);
                const bool went = rest == 0 || descend(low, high, rest, left - ways, one, other,
                                                       chosen, budget, sink);
                chosen.pop_back();
                if (!went) return false;
            }
            if (some == 0) return true;
        }
    }
    template <typename End>
    static double at_least(const End &end, application_set rest, unsigned ways) {
        return rest == 0 ? 0 : end.least.from(rest, ways);
    }

    const workload &from;
    room room_for;
    coupling how;
    bool by_speed;
    coupled_terms functions;
    deadline until;
    std::vector<std::size_t> place; ///< of the cluster to which a term belongs
    std::size_t size = 0;
    mutable std::vector<double> loads_of, gains_of, slopes_of;
};

} // namespace msr::partition::clustered
