// The sums of costs over partitions in which applications may share ways, where applications also
// slow each other down on the path to memory.
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

/// The sums of gains and of loads on memory that `coupled_search` needs of partitions into
/// clusters.
class coupled_program {
public:
    using choice = std::vector<cluster>;
    using table = cluster_terms;

    /// The least sum of costs of all partitions into clusters.
    class sums {
    public:
        sums(std::size_t applications, const room &room, const deadline &deadline)
            : best_sums{applications, room.ways, room.min_ways, room.classes, {}, deadline} {}

        void fill(const table &costs) {
            worth = costs;
            for (double &entry : worth.entries)
                entry = -entry;
            best_sums.fill(worth);
        }
        double value() const { return -best_sums.value(); }
        double from(application_set set, unsigned ways) const { return -best_sums.from(set, ways); }
        choice chosen(const table &) const { return best_sums.chosen(worth); }
        application_set everybody() const { return best_sums.everybody(); }

    private:
        greatest_sum best_sums;
        table worth;
    };

    coupled_program(const workload &workload, const room &room, const bandwidth &memory,
                    objective aim, const deadline &deadline)
        : mix{workload}, space{room}, contention{memory}, by_speed{aim == objective::stp},
          functions{contention, aim}, time_limit{deadline} {
        const table layout = make_table();
        each_cluster(workload, room, [&](application_set set, unsigned ways, const double *shares) {
            const auto position =
                static_cast<std::size_t>(layout.of(set) - layout.entries.data()) + ways;
            for (application_set rest = set; rest != 0; rest &= rest - 1) {
                const auto member = static_cast<unsigned>(std::countr_zero(rest));
                functions.add(contention.demand_of(workload.applications[member], *shares++));
                positions.push_back(position);
            }
        });
        loads_of.resize(positions.size());
        gains_of.resize(positions.size());
        slopes_of.resize(positions.size());
        size = layout.entries.size();
    }

    table make_table() const { return {mix.size(), space.ways, 0}; }
    sums make_sums() const { return {mix.size(), space, time_limit}; }
    std::size_t count() const { return size; }
    std::size_t depth() const { return mix.size() * space.ways; }
    static double *values(table &source) { return source.entries.data(); }
    static const double *values(const table &source) { return source.entries.data(); }

    void loads(double state, double *load) const {
        functions.loads(state, loads_of.data());
        std::fill_n(load, size, 0);
        for (std::size_t k = 0; k < positions.size(); ++k)
            load[positions[k]] += loads_of[k];
    }
    /// Computes the load, the gain and the slope of the gain of each cluster, as
    /// `coupled_terms::evaluate` does for each choice of ways; an entry of a table that stands for
    /// no cluster has the gain -infinity.
    void evaluate(double low, double state, double *load, double *gain, double *slope) const {
        functions.evaluate(low, state, loads_of.data(), gains_of.data(), slopes_of.data());
        std::fill_n(load, size, 0);
        std::fill_n(slope, size, 0);
        std::fill_n(gain, size, -HUGE_VAL);
        for (std::size_t k = 0; k < positions.size(); ++k)
            gain[positions[k]] = 0;
        for (std::size_t k = 0; k < positions.size(); ++k) {
            load[positions[k]] += loads_of[k];
            gain[positions[k]] += gains_of[k];
            slope[positions[k]] += gains_of[k] > -HUGE_VAL ? slopes_of[k] : 0;
        }
    }
    double held(double state) const { return contention.held(state); }
    double highest() const { return contention.highest(); }
    /// Returns whether sums exclude entries of the tables of clusters: true, since some entries
    /// stand for no cluster.
    bool excludes() const { return true; }

    double sum_of(const table &source, const choice &selection) const {
        double sum = 0;
        for (const cluster &cluster : selection)
            sum += source.of(set_of(cluster))[cluster.ways];
        return sum;
    }
    double total_fall(const choice &selection, double state) const {
        double sum = contention.held_rise();
        for (const demand &demand : demands_of(mix, selection, contention))
            sum += contention.load_fall(demand, state);
        return sum;
    }

    /// Computes the state of the path to memory and the gain of a partition. The state follows from
    /// the loads, also where the model is not valid for slowdowns in that state. Returns false
    /// where the model is not valid for the partition.
    bool judge(const choice &candidate, double &state, double &gain) const {
        const std::vector<demand> demands = demands_of(mix, candidate, contention);
        for (const demand &demand : demands)
            if (!demand.possible) return false;
        state = contention.state_of(
            [&demands](auto &&sink) {
                for (const demand &demand : demands)
                    sink(demand);
            },
            state);
        const evaluation outcome = partition::evaluate(demands, contention);
        if (!outcome) return false;
        gain = by_speed ? outcome.reached.stp
                        : -outcome.reached.antt * static_cast<double>(mix.size());
        return true;
    }

    template <typename End, typename Sink>
    bool enumerate(const End &low, const End &high, step_budget &budget, Sink &&sink) const {
        choice chosen;
        return descend(low, high, low.least_sums.everybody(), space.ways, 0, 0, chosen, budget,
                       sink);
    }

private:
    static application_set set_of(const cluster &cluster) {
        application_set set = 0;
        for (const unsigned member : cluster.members)
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
        const application_set remaining = set ^ lowest;
        for (application_set subset = remaining;; subset = (subset - 1) & remaining) {
            const application_set own = subset | lowest;
            const application_set rest = set ^ own;
            const unsigned first = rest == 0 ? left : space.min_ways;
            for (unsigned ways = first; ways + (rest == 0 ? 0 : space.min_ways) <= left; ++ways) {
                const double low_total = low_sum + low.costs.of(own)[ways];
                const double high_total = high_sum + high.costs.of(own)[ways];
                if (low_total + at_least(low, rest, left - ways) >= low.limit &&
                    high_total + at_least(high, rest, left - ways) >= high.limit)
                    continue;
                if (rest != 0 && chosen.size() + 1 >= space.classes) continue;
                if (!budget.take()) return false;
                chosen.push_back({members_of(own), ways});
                if (rest == 0) sink(chosen);
                const bool is_complete =
                    rest == 0 || descend(low, high, rest, left - ways, low_total, high_total,
                                         chosen, budget, sink);
                chosen.pop_back();
                if (!is_complete) return false;
            }
            if (subset == 0) return true;
        }
    }
    template <typename End>
    static double at_least(const End &end, application_set rest, unsigned ways) {
        return rest == 0 ? 0 : end.least_sums.from(rest, ways);
    }

    const workload &mix;
    room space;
    coupling contention;
    bool by_speed;
    coupled_terms functions;
    deadline time_limit;
    /// The position of the cluster in tables of clusters, for each application in each cluster.
    std::vector<std::size_t> positions;
    std::size_t size = 0;
    mutable std::vector<double> loads_of, gains_of, slopes_of;
};

} // namespace msr::partition::clustered
