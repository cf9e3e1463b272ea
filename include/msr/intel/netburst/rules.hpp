// The rules of the NetBurst performance-monitoring unit, each with the sentence that both the
// compiler and a run-time check print, and with what an error of the compiler shows: members of the
// mistakes in suggestions.hpp. Without other names, an error of a rule of one choice shows the
// event.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/rules/counting.hpp>
#include <msr/intel/netburst/rules/parts.hpp>
#include <msr/intel/netburst/rules/several.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/rules.hpp>

namespace msr::netburst {

// Rules of register values; see value_rules.hpp.
MSR_RULE(active_thread_is_any,
         "without Hyper-Threading the active-thread bits of a CCCR must be 3");
using msr::reserved_bits_are_zero;
MSR_RULE(escr_selects_known_event, "no event of this ESCR has this event select");
struct privilege_is_not_empty
    : shared_rule<in_own_words::privilege_is_not_empty, rule<privilege_is_not_empty>> {
    MSR_RULE_TEXT(privilege_is_not_empty,
                  "an ESCR that counts at no privilege level counts nothing");
};
MSR_RULE(cccr_selects_an_escr, "no ESCR with this number feeds this counter");
MSR_RULE(cccr_select_matches_event, "the CCCR listens to another ESCR than the one that was set");
MSR_RULE(cascaded_counter_is_not_enabled, "a counter that waits for a cascade must not be enabled");
MSR_RULE(tag_value_needs_tag_enable, "the tag bits of an ESCR tag nothing without tag enable");
MSR_RULE(replay_needs_uop_tag,
         "replay_event counts nothing while bit 24 of IA32_PEBS_ENABLE, which tags uops, is clear");
MSR_RULE(tagging_escr_feeds_a_counter,
         "an ESCR that tags has no power while no counter listens to it or to its other half");

// Rules of the template arguments of plans and schedules (plans in groups): targets and choices.
struct target_has_models : rule<target_has_models> {
    MSR_RULE_TEXT(target_has_models, "a target is one or more of the models 0, 1, 2, 3, 4 and 6");
    static constexpr bool holds(const target &target) {
        return target.models != 0 && (target.models & ~every_model) == 0;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::model_bits, typename Mistake::every_model>;
};
using msr::choice_is_in_plan;
using msr::choice_is_in_schedule;
using msr::choice_stands_once;
using msr::choice_stands_once_in_schedule;
using msr::masks_are_joined_first;
using msr::masks_are_of_one_event;
using msr::plan_has_choices;
using msr::plan_has_room;
using msr::plan_is_of_choices;
using msr::qualifier_stands_once;
using msr::together_takes_choices;

/// All rules that a plan for NetBurst can break.
using rules_of_plans = rule_list<
    target_has_models, mask_is_not_empty, mask_belongs_to_event, event_exists_on_model,
    disputed_event_is_accepted, escr_exists_on_model, escr_selects_event,
    event_counts_through_escr_on_model, escr_feeds_counter, event_reaches_counter, tag_is_0_to_3,
    event_can_carry_a_tag, event_can_be_counted_at_retirement, event_tells_threads_apart,
    event_has_escr_for_thread, event_can_be_sampled_precisely, precise_sampling_has_a_period,
    precise_sampling_is_on_iq_counter4, precise_sampling_is_of_one_thread,
    sampling_period_is_in_range, overflow_is_in_range, forced_overflow_cannot_interrupt,
    forced_overflow_takes_no_number, precise_replay_needs_a_metric, interrupt_reaches_thread_1,
    cascade_follows_a_pair, extended_cascade_exists_on_model, cascade_can_interrupt_on_model,
    threshold_has_4_bits, filters_need_compare, thread_1_needs_hyper_threading,
    thread_choice_needs_hyper_threading, precise_sampling_stands_once,
    precise_sampling_uses_one_mechanism, cascade_has_a_source, cascade_source_overflows,
    cascade_source_is_not_sampled, mask_matches_tag, cascade_has_a_beginning, tag_has_one_owner,
    front_end_tags_one_kind, replay_metrics_agree, counter_has_one_owner, escr_has_one_value,
    choices_fit_together, together_fit_in_one_group, plan_has_room>;

} // namespace msr::netburst
