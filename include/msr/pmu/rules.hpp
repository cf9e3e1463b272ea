// The rules that several PMUs share, each with its sentence, and the function by which a planner
// checks a list of rules.
#pragma once

#include <msr/core/rule.hpp>

namespace msr {

// Rules of the arguments of plans and schedules.
MSR_RULE(plan_has_choices, "a plan needs at least one choice");
MSR_RULE(plan_is_of_choices, "a plan is made of choices of one PMU, after its target");
MSR_RULE(plan_has_a_target,
         "no target is given: what all processors of the PMU have is too little for these choices, "
         "so begin the plan with a target");
MSR_RULE(choice_is_in_plan, "this plan does not count this choice");
MSR_RULE(sampled_choice_has_no_count,
         "a sampled choice has no count: add a choice of its event that does not sample");
MSR_RULE(choice_stands_once, "this choice stands twice in the plan and would take two counters: "
                             "leave one out, or give each a counter of its own with on(...)");
MSR_RULE(choice_is_in_schedule, "this schedule does not count this choice");
MSR_RULE(choice_stands_once_in_schedule,
         "this choice stands twice in the schedule: ask for it by position");
MSR_RULE(schedule_has_choice_once,
         "this choice stands twice in the schedule and would be counted twice: leave one out, or "
         "keep each together(...) with the choice that it is compared with");
MSR_RULE(together_takes_choices, "only choices can be counted together");
MSR_RULE(plan_has_room, "there are more choices than the plan was given room for");
MSR_RULE(schedule_has_room, "a schedule has room for at most 64 choices");

// The rule that a PMU has all members which plans need of every PMU.
MSR_RULE(pmu_keeps_its_contract,
         "a PMU lacks a member of its contract, or has it with another type: see pmu/contract.hpp");

// Rules of choices that share a plan.
MSR_RULE(counter_has_one_owner, "two choices claim the same counter");
MSR_RULE(together_fit_in_one_group,
         "these choices are to be counted together, but have no room in one group");

// Rules of the notation of a choice.
MSR_RULE(masks_are_of_one_event, "masks of two events cannot be combined into one choice");
MSR_RULE(masks_are_joined_first, "masks are joined with | before they are qualified");
MSR_RULE(qualifier_stands_once, "a choice is given the same qualifier twice");
MSR_RULE(mask_belongs_to_event, "this mask has a bit that the event does not have");

// Rules of sampling.
MSR_RULE(precise_sampling_has_a_period, "precise sampling needs a sampling period");

// Rules of register values.
MSR_RULE(reserved_bits_are_zero, "reserved bits must be written as 0");

// --- rules for which each PMU has a sentence of its own -----------------------------------------

/// Names of rules that several PMUs have, each PMU with a sentence of its own. A broken rule is
/// identified by its name: several rules may have one name only if the name is declared in
/// `in_own_words`. test/rules/check checks that all headers keep this condition.
namespace in_own_words {
/// Each struct names a rule that several PMUs have, each PMU with a sentence of its own.
struct choices_fit_together;
struct counter_is_enabled_twice;
struct event_can_be_sampled_precisely;
struct event_reaches_counter;
struct precise_sampling_is_of_one_thread;
struct privilege_is_not_empty;
struct processor_has_counter;
struct sampling_period_is_in_range;
} // namespace in_own_words

/// The base of a rule that several PMUs have in words of their own: `Shared` is the rule's name in
/// `in_own_words`.
template <typename Shared, typename Base>
struct shared_rule : Base {
    using shared = Shared; ///< the name of the rule in `in_own_words`
};

struct privilege_is_not_empty
    : shared_rule<in_own_words::privilege_is_not_empty, rule<privilege_is_not_empty>> {
    MSR_RULE_TEXT(privilege_is_not_empty,
                  "a counter that counts at no privilege level counts nothing");
};

// --- suggestions: what would be legal in place of what breaks a rule ----------------------------

/// The suggestions of a rule that works out suggestions from the names that break the rule: the
/// rule's `instead<Name...>`.
template <typename Rule, typename... Name>
requires requires { typename Rule::template instead<Name...>; }
struct suggestions<Rule, Name...> : Rule::template instead<Name...> {};

// --- the check of a list of rules by a planner --------------------------------------------------

namespace detail {

template <typename List>
struct walk;
template <typename... Rule>
struct walk<rule_list<Rule...>> {
    template <typename Asked>
    static constexpr verdict first([[maybe_unused]] const Asked &request) {
        verdict verdict;
        static_cast<void>(
            ((Rule::holds(request) || (verdict = Rule::broken_by(request), false)) && ...));
        return verdict;
    }
    template <typename Asked>
    static constexpr broken_rule first_unnamed([[maybe_unused]] const Asked &request) {
        broken_rule rule;
        static_cast<void>(((Rule::holds(request) || (rule = &Rule::text, false)) && ...));
        return rule;
    }
};

} // namespace detail

/// Returns the first rule of a `rule_list` that does not hold, with the names of what breaks the
/// rule; no rule where all rules hold. A rule has `bool holds(const Asked &)`, and `verdict
/// broken_by(const Asked &)` with the names of what broke the rule, in the order of the rule's
/// sentence. The function does not check that the names of the list's rules differ, which takes
/// time: the PMU's list of all its rules does.
template <typename List, typename Asked>
constexpr verdict first_broken(const Asked &request) {
    return detail::walk<List>::first(request);
}
/// Returns the first rule of a `rule_list` that does not hold, without names; no rule where all
/// rules hold.
template <typename List, typename Asked>
constexpr broken_rule first_broken_rule(const Asked &request) {
    return detail::walk<List>::first_unnamed(request);
}

} // namespace msr
