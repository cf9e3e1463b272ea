// The rules that event-select counters of every vendor have, each with its sentence.
#pragma once

#include <msr/rule.hpp>

namespace msr::select {

// What is counted
MSR_RULE(event_is_in_table, "this event has no place in the table of the machine");
MSR_RULE(event_code_fits, "this event code has bits that the event select field does not have");
MSR_RULE(unit_mask_fits, "this unit mask has bits that the unit mask field does not have");
MSR_RULE(event_exists_on_target, "this event does not exist on every processor of the plan");
MSR_RULE(mask_belongs_to_event, "this mask has a bit that the event does not have");
MSR_RULE(mask_is_chosen, "this event needs a mask: without one it does not say what it counts");
MSR_RULE(masks_are_of_one_event, "masks of two events cannot be combined into one choice");
MSR_RULE(masks_agree, "these masks are values of one field: a choice can have one of them");
MSR_RULE(masks_are_joined_first, "masks are joined with | before they are qualified");
MSR_RULE(qualifier_stands_once, "a choice is given the same qualifier twice");

// How it is filtered
MSR_RULE(privilege_can_be_chosen,
         "these counters do not know user from kernel: they always count both");
MSR_RULE(threshold_fits, "this threshold does not fit the counter mask field");
MSR_RULE(threshold_is_not_zero,
         "every clock has at least 0 of everything: a threshold is 1 or more");
MSR_RULE(edge_exists, "these counters have no edge detection");
MSR_RULE(invert_exists, "these counters have no invert bit");
MSR_RULE(invert_needs_threshold,
         "invert turns the comparison with a threshold round: without one it does nothing");
MSR_RULE(qualifier_exists_on_target,
         "this qualifier does not exist on every processor of the plan");
MSR_RULE(value_fits, "this value has bits that are reserved on a processor of the plan");
MSR_RULE(counters_can_interrupt, "these counters cannot ask for an interrupt");
MSR_RULE(sampling_period_is_not_zero, "a sampling period of 0 never ends: it is 1 or more");
MSR_RULE(sampling_period_is_in_range, "this sampling period does not fit what can be written");

// Where it is counted
MSR_RULE(counter_exists_on_target, "this counter does not exist on every processor of the plan");
MSR_RULE(event_reaches_counter,
         "illegal pairing: this counter cannot count this event as it is qualified");
MSR_RULE(event_has_counter, "no counter of these processors can count this choice");
MSR_RULE(counter_has_one_owner, "two choices claim the same counter");
MSR_RULE(auxiliary_has_one_value,
         "these choices need more different values than there are registers for them");
MSR_RULE(choices_fit_together,
         "these choices compete for too few counters: no assignment of them exists");

// What plans and schedules are made of
MSR_RULE(plan_has_choices, "a plan needs at least one choice");
MSR_RULE(plan_is_of_choices, "a plan is made of choices of one machine, after its target");
MSR_RULE(target_exists, "a target is one or more of the processors that the machine knows");
MSR_RULE(choice_is_in_plan, "this plan does not count this choice");
MSR_RULE(choice_stands_once, "this choice stands twice in the plan: ask for it by position");
MSR_RULE(together_takes_choices, "only choices can be counted together");
MSR_RULE(together_fit_in_one_group,
         "these choices are to be counted together, but have no room in one group");
MSR_RULE(plan_has_room, "there are more choices than the plan was given room for");

} // namespace msr::select
