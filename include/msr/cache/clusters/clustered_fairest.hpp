// The least unfairness where applications may share ways and slow each other down on the way to
// memory too: a branch and bound over the state of that way and over the least slowdown.
//
// Slowdowns rise with the state, and loads fall. So of the partitions of an interval of states that
// are fairer than the best one known, and whose least slowdown is in a window, clusters are left
// out whose slowdowns are below the window in the higher state, or too far above it in the lower
// one. The least and the greatest loads of partitions of the clusters that are left say whether one
// can have a state of the interval. Where few are left they are counted out, else the interval or
// the window is halved.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clustered.hpp>
#include <msr/cache/clusters/clustered_coupled.hpp>
#include <msr/cache/clusters/clusters.hpp>
#include <msr/cache/search/cores.hpp>
#include <msr/cache/search/coupled.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

namespace msr::partition::clustered {

class coupled_fairest {
public:
    coupled_fairest(const workload &of, const room &in, const bandwidth &memory, deadline when,
                    const cores &by = {})
        : from{of}, room_for{in}, how{memory}, until{when}, with{by},
          stride{cluster_terms{0, in.ways, 0}.stride} {
        each_cluster(
            of, in,
            [&](application_set set, unsigned ways, const double *shares) {
                for (application_set rest = set; rest != 0; rest &= rest - 1) {
                    const auto member = static_cast<unsigned>(std::countr_zero(rest));
                    terms.push_back({how.demand_of(of.applications[member], *shares++),
                                     set * stride + ways, member});
                }
            },
            {}, until);
    }

    /// Searches, from a partition that is known. Whether there is any.
    bool run(const std::vector<cluster> &known) {
        if (!known.empty()) consider(known);
        coupled_program program{from, room_for, how.model_used(), objective::antt, until};
        double low = 0, high = 0;
        if (until.has_passed() || !find_states(
                                      program,
                                      [&](const std::vector<cluster> &one) {
                                          consider(one);
                                          double state = 0, gain = 0;
                                          program.judge(one, state, gain);
                                          return state;
                                      },
                                      [this] { return until.has_passed(); }, low, high)) {
            if (until.has_passed()) open_bound = 1;
            return !best.empty();
        }
        const place first = point_at(low), last = point_at(high);
        const window whole{first->least_of_any, last->most_of_least * (1 + 1e-12)};
        if (low == 0) {
            explore(first, first, {whole}, 0);
            is_unloaded_done = true;
        }
        explore(first, last, {whole}, 0);
        return !best.empty();
    }

    const std::vector<cluster> &found() const { return best; }
    bool proved() const { return open_bound == HUGE_VAL; }
    /// No partition has less.
    double bound() const { return std::min(open_bound, reached.unfairness); }

private:
    /// An application in a cluster.
    struct term {
        demand is;
        std::size_t at; ///< the cluster
        unsigned member;
    };

    /// A state, and what clusters are there.
    struct point {
        double state = 0;
        cluster_terms least, greatest, load;
        cluster_terms speed;             ///< gain of STP
        double least_of_any = HUGE_VAL;  ///< no slowdown is less
        double most_of_least = HUGE_VAL; ///< no partition's least slowdown is greater
        double least_of_most = 0;        ///< no partition's greatest slowdown is less
    };
    using place = std::shared_ptr<const point>;

    /// From the one to the other the least slowdown of a partition may be.
    struct window {
        double from, to;
    };

    place point_at(double state) const {
        auto result = std::make_shared<point>();
        result->state = state;
        result->least = {from.size(), room_for.ways, HUGE_VAL};
        result->greatest = {from.size(), room_for.ways, 0};
        result->load = {from.size(), room_for.ways, 0};
        result->speed = {from.size(), room_for.ways, 0};
        std::vector<double> least_of(from.size(), HUGE_VAL), most_of(from.size(), 0);
        for (const term &one : terms) {
            const double slowdown = one.is.possible ? how.slowdown(one.is, state) : HUGE_VAL;
            double &least = result->least.all[one.at], &greatest = result->greatest.all[one.at];
            least = std::min(least, slowdown);
            greatest = std::max(greatest, slowdown);
            result->load.all[one.at] += how.load(one.is, state);
            result->speed.all[one.at] += 1 / slowdown;
            least_of[one.member] = std::min(least_of[one.member], slowdown);
            most_of[one.member] = std::max(most_of[one.member], slowdown);
        }
        result->least_of_any = *std::min_element(least_of.begin(), least_of.end());
        result->most_of_least = std::min(*std::min_element(most_of.begin(), most_of.end()), 1e300);
        result->least_of_most = *std::max_element(least_of.begin(), least_of.end());
        return result;
    }

    void consider(const std::vector<cluster> &one) {
        const evaluation found = evaluate(demands_of(from, one, how), how);
        if (!found || (!best.empty() && !is_better(objective::unfairness, found.reached, reached)))
            return;
        best = one;
        reached = found.reached;
    }
    double wanted() const {
        return best.empty() ? HUGE_VAL : reached.unfairness * (1 + equal_unfairness);
    }

    void explore(const place &low, const place &high, const std::vector<window> &windows,
                 unsigned depth) {
        std::vector<window> left;
        for (const window &one : windows)
            if (until.has_passed() || ++boxes > most_boxes || !is_done(*low, *high, one, depth))
                left.push_back(one);
        if (left.empty()) return;
        if (until.has_passed() || depth >= deepest || boxes >= most_boxes) {
            for (const window &one : left)
                open_bound = std::min(open_bound, std::max(1.0, low->least_of_most / one.to));
            return;
        }
        const double rise = rise_of_best(low->state, high->state);
        std::vector<window> wide, narrow;
        for (const window &one : left)
            (one.to / one.from - 1 > rise ? wide : narrow).push_back(one);
        if (!wide.empty()) {
            std::vector<window> halves;
            for (const window &one : wide) {
                const double middle = std::sqrt(one.from * one.to);
                halves.push_back({one.from, middle});
                halves.push_back({middle, one.to});
            }
            explore(low, high, halves, depth + 1);
        }
        if (narrow.empty()) return;
        const place middle = point_at(low->state + (high->state - low->state) / 2);
        explore(low, middle, narrow, depth + 1);
        explore(middle, high, narrow, depth + 1);
    }

    /// By what share slowdowns of the best partition rise between two states.
    double rise_of_best(double low, double high) const {
        double most = 0;
        for (const demand &one : demands_of(from, best, how))
            most = std::max(most, how.slowdown(one, high) / how.slowdown(one, low) - 1);
        return best.empty() ? high - low : most;
    }

    /// One end of an interval: loads with their sign, of clusters that a window leaves.
    struct end {
        cluster_terms worth;
        greatest_sum sums;
    };

    /// Whether no better partition of these states with a least slowdown of the window is left.
    bool is_done(const point &low, const point &high, const window &in, unsigned depth) {
        end least{{from.size(), room_for.ways, -HUGE_VAL}, sums()};
        end most{{from.size(), room_for.ways, -HUGE_VAL}, sums()};
        for (std::size_t k = 0; k < least.worth.all.size(); ++k) {
            if (!(low.greatest.all[k] > 0)) continue; // there is no such cluster
            if (high.least.all[k] < in.from * (1 - 1e-13)) continue;
            if (!(low.greatest.all[k] <= wanted() * in.to)) continue;
            least.worth.all[k] = -high.load.all[k];
            most.worth.all[k] = low.load.all[k];
        }
        if (!least.sums.fill(least.worth)) return false;
        if (-least.sums.value() > most_load(high)) return true;
        if (!most.sums.fill(most.worth)) return false;
        if (most.sums.value() < least_load(low)) return true;
        consider(least.sums.chosen(least.worth));
        consider(most.sums.chosen(most.worth));
        // Partitions that are alike in unfairness are told apart by their STP, where they are many.
        std::unique_ptr<end> speed;
        if (depth >= first_with_speed) {
            speed = std::make_unique<end>(end{{from.size(), room_for.ways, -HUGE_VAL}, sums()});
            for (std::size_t k = 0; k < least.worth.all.size(); ++k)
                if (least.worth.all[k] > -HUGE_VAL) speed->worth.all[k] = low.speed.all[k];
            if (!speed->sums.fill(speed->worth)) return false;
            consider(speed->sums.chosen(speed->worth));
            if (!can_be_fairer(low.least_of_most, in.to) && !can_be_faster(speed->sums.value()))
                return true;
        }
        step_budget budget{std::size_t{500} << std::min(depth, 10u), until};
        std::vector<cluster> chosen;
        const box all{low, high, in, least, most, speed.get()};
        return descend(all, least.sums.everybody(), room_for.ways, {}, chosen, budget);
    }
    /// Whether there can be a partition that is fairer than the best one, from the least that the
    /// greatest slowdown is, and the greatest that the least one is.
    bool can_be_fairer(double greatest, double least) const {
        return best.empty() || greatest / least < reached.unfairness * (1 - equal_in_search);
    }
    bool can_be_faster(double speed) const {
        return best.empty() || speed > reached.stp * (1 + equal_in_search);
    }
    greatest_sum sums() const {
        return {from.size(), room_for.ways, room_for.least, room_for.classes, with, until};
    }
    double most_load(const point &high) const { return how.held(high.state) * (1 + 1e-12); }
    double least_load(const point &low) const {
        // In state 0 there may be less load than is held.
        return low.state > 0 || is_unloaded_done ? how.held(low.state) * (1 - 1e-12) : -HUGE_VAL;
    }

    /// What is looked at: states, a window, and the clusters that it leaves.
    struct box {
        const point &low, &high;
        const window &in;
        const end &least, &most;
        const end *speed; ///< may be null
    };
    /// Of the clusters so far: loads, slowdowns, gain of STP.
    struct so_far {
        double least_load = 0, most_load = 0, least = HUGE_VAL, greatest = 0, speed = 0;
    };

    /// Looks at each partition that is left. False: there are too many.
    bool descend(const box &in, application_set set, unsigned left, const so_far &before,
                 std::vector<cluster> &chosen, step_budget &budget) {
        const application_set lowest = set & (~set + 1);
        const application_set others = set ^ lowest;
        for (application_set some = others;; some = (some - 1) & others) {
            const application_set own = some | lowest;
            const application_set rest = set ^ own;
            if (rest == 0 || chosen.size() + 1 < room_for.classes) {
                const unsigned first = rest == 0 ? left : room_for.least;
                const unsigned last = rest == 0 ? left : left - std::min(left, room_for.least);
                for (unsigned ways = first; ways <= last; ++ways) {
                    if (in.least.worth.of(own)[ways] == -HUGE_VAL) continue;
                    const std::size_t k = own * stride + ways;
                    const so_far now{before.least_load + in.high.load.all[k],
                                     before.most_load + in.low.load.all[k],
                                     std::min(before.least, in.high.least.all[k]),
                                     std::max(before.greatest, in.low.greatest.all[k]),
                                     before.speed + in.low.speed.all[k]};
                    if (now.greatest > wanted() * now.least) continue;
                    const double rest_least =
                        rest == 0 ? 0 : -in.least.sums.from(rest, left - ways);
                    const double rest_most = rest == 0 ? 0 : in.most.sums.from(rest, left - ways);
                    if (now.least_load + rest_least > most_load(in.high) ||
                        now.most_load + rest_most < least_load(in.low))
                        continue;
                    if (in.speed != nullptr &&
                        !can_be_fairer(std::max(now.greatest, in.low.least_of_most),
                                       std::min(now.least, in.in.to)) &&
                        !can_be_faster(now.speed +
                                       (rest == 0 ? 0 : in.speed->sums.from(rest, left - ways))))
                        continue;
                    if (!budget.take()) return false;
                    chosen.push_back({members_of(own), ways});
                    if (rest == 0) consider(chosen);
                    const bool went =
                        rest == 0 || descend(in, rest, left - ways, now, chosen, budget);
                    chosen.pop_back();
                    if (!went) return false;
                }
            }
            if (some == 0) return true;
        }
    }
    static std::vector<unsigned> members_of(application_set set) {
        std::vector<unsigned> result;
        for (; set != 0; set &= set - 1)
            result.push_back(static_cast<unsigned>(std::countr_zero(set)));
        return result;
    }

    static constexpr unsigned deepest = 100;
    static constexpr unsigned first_with_speed = 8; ///< before, few partitions are alike
    static constexpr std::size_t most_boxes = 2'000;
    /// Partitions that differ by less are alike, where both unfairness and STP do.
    static constexpr double equal_in_search = 1e-11;

    const workload &from;
    room room_for;
    coupling how;
    deadline until;
    cores with;
    std::size_t stride;
    std::vector<term> terms;
    bool is_unloaded_done = false; ///< partitions with state 0 were looked at
    std::size_t boxes = 0;         ///< that were looked at
    std::vector<cluster> best;
    values reached;
    double open_bound = HUGE_VAL; ///< of what was not looked at
};

} // namespace msr::partition::clustered
