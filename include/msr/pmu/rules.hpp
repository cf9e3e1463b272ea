// The rules that plans and schedules of every PMU have, each with its sentence and what an error
// shows of it.
#pragma once

#include <msr/rule.hpp>

namespace msr {

// What plans and schedules are made of
MSR_RULE(plan_has_choices, "a plan needs at least one choice");
MSR_RULE(plan_is_of_choices, "a plan is made of choices of one PMU, after its target");
MSR_RULE(choice_is_in_plan, "this plan does not count this choice");
MSR_RULE(choice_stands_once, "this choice stands twice in the plan: ask for it by position");
MSR_RULE(choice_is_in_schedule, "this schedule does not count this choice");
MSR_RULE(choice_stands_once_in_schedule,
         "this choice stands twice in the schedule: ask for it by position");
MSR_RULE(together_takes_choices, "only choices can be counted together");
MSR_RULE(plan_has_room, "there are more choices than the plan was given room for");
MSR_RULE(schedule_has_room, "a schedule has room for at most 64 choices");

// What a PMU has to be
MSR_RULE(pmu_keeps_its_contract,
         "a PMU lacks a member of its contract, or has it with another type: see pmu/contract.hpp");

// What several choices of a plan share
MSR_RULE(counter_has_one_owner, "two choices claim the same counter");
MSR_RULE(together_fit_in_one_group,
         "these choices are to be counted together, but have no room in one group");

// How a choice is written
MSR_RULE(masks_are_of_one_event, "masks of two events cannot be combined into one choice");
MSR_RULE(masks_are_joined_first, "masks are joined with | before they are qualified");
MSR_RULE(qualifier_stands_once, "a choice is given the same qualifier twice");
MSR_RULE(mask_belongs_to_event, "this mask has a bit that the event does not have");

// What register values may hold
MSR_RULE(reserved_bits_are_zero, "reserved bits must be written as 0");

} // namespace msr
