// Plans for event-select counters: `pmu<M>` has the members by which the code for plans of all PMUs
// uses the event PMU `M`.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/core/names.hpp>
#include <msr/core/release.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/contract.hpp>
// Included so that programs can print the counts of a plan.
#include <msr/pmu/select/choice_text.hpp>
#include <msr/pmu/select/grouping.hpp>
#include <msr/pmu/select/notes.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/rules.hpp>
#include <msr/pmu/select/suggestions.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// The members by which plans of all PMUs use the event PMU `M` (a vendor's counters with event
/// selects).
template <typename M>
struct pmu : pmu_defaults<pmu<M>> {
    using event_pmu = M; ///< the event PMU whose choices the plans have
    /// The type of the targets (processors) that plans are made for.
    using target = typename M::target;
    using request = select::request; ///< the type of a choice as a plain value
    /// The type that names a target in errors.
    template <target On>
    struct named_target : M::template named_target<On> {};
    /// All rules that `assign` can find broken, in the order in which they are checked.
    using rules =
        typename joined_rules<rule_list<target_exists>, rules_of_events_and_filters,
                              typename M::rules, rules_of_counters, typename M::rules_of_pairs,
                              rules_of_pairs, rules_of_assignments>::type;
    // Reading `size` makes the compiler check that all rules have different names.
    static_assert(rules::size != 0);

    /// Returns the rule that a single request breaks, or no rule.
    static constexpr verdict check(const request &request, const target &target) {
        return select::check<M>(request, target);
    }
    /// Assigns counters to at most `Most` requests. Returns the assignments, or the broken rule and
    /// the requests that break it.
    template <std::size_t Most>
    static constexpr assignments<Most> assign(sequence<request> requests, const target &target) {
        return select::assign<M, Most>(requests, target);
    }
    /// Returns the program of a plan; an empty program where the plan is not legal.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return M::template program_of<Check::size>(Check::found.found() ? all_of(Check::wanted)
                                                                        : sequence<request>{},
                                                   Check::found.assigned, Check::on);
    }
    /// Returns whether a request asks for interrupts: it has a sampling period.
    static constexpr bool interrupts(const request &request) { return request.period != 0; }
    /// Returns the rule that a plan breaks on the processor that answers CPUID, or no rule; see
    /// `basic_plan::check_cpuid`.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid,
                               bool finds_counters) requires detail::has_usage<M> {
        static constexpr typename M::usage used =
            M::usage_of(all_of(Check::wanted), Check::found.assigned);
        return detail::question_of_pmu<M, this_release>::ask(used, Check::on, cpuid,
                                                             finds_counters);
    }

    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<request>, sequence<request> requests,
                                           sequence<link> links, const target &target) {
        return schedule_groups<M, Most>(requests, links, target);
    }
    /// Returns whether the broken rule means that a group has no counters for its choices.
    static constexpr bool lacks_room(const broken_rule &broken) {
        return broken == &choices_fit_together::text || broken == &second_counter_is_free::text;
    }

    /// The compiler's error about a choice that breaks a rule about single choices.
    template <typename Choice, auto On>
    using one = detail::mistake_of_one<Choice, On>;
    /// The compiler's error about choices that break a rule together.
    template <typename Check>
    using several = detail::mistake_of_several<Check>;

    /// The indexes in the event PMU's `targets` of the first targets (processors), at most four,
    /// that can count all choices of a plan, with bit n for index n.
    template <typename Check>
    static constexpr std::uint64_t places_for = [] {
        std::uint64_t places = 0;
        unsigned place = 0;
        for (const target &target : event_pmu::targets) {
            if (assign<Check::size>(all_of(Check::wanted), target).found()) places |= 1ull << place;
            if (++place == 64 || __builtin_popcountll(places) == 4) break;
        }
        return places;
    }();
    /// The type that names in errors the target at an index of the event PMU's `targets`.
    template <int Place>
    struct target_at : named_target<event_pmu::targets[Place]> {};
    /// The targets (processors), at most four, that can count all choices of a plan: suggestions
    /// for an error.
    template <typename Check>
    struct targets_for : legal_list<places_for<Check>, target_at> {};

    /// The members that a plan has in addition to those of plans of every PMU: notes on choices,
    /// and the counters of choices.
    template <typename Check>
    struct plan_members {
        using event_pmu_type = M; ///< the event PMU of the plan
        /// Returns notes on legal choices of the plan whose counts are not sure.
        static constexpr sequence<note> notes() {
            return {detail::notes_on_plan<Check>.notes, detail::notes_on_plan<Check>.count};
        }
        /// Returns the counter of the choice at a position, and its auxiliary registers.
        static constexpr assignment assignment_of(std::size_t position) {
            return Check::found.assigned[position];
        }
    };
    /// The member that a schedule has in addition to those of schedules of every PMU: its event
    /// PMU.
    template <typename Check>
    struct schedule_members {
        using event_pmu_type = M; ///< the event PMU of the schedule
    };
};

} // namespace msr::select

/// The check whether `M` is an event PMU: it checks the members of `M`, from which all other
/// members of `pmu<M>` follow.
template <typename M>
struct msr::contract_of<msr::select::pmu<M>>
    : msr::detail::mistake_of_contract<M, msr::select::missing_member<M>> {};
