// The rules of the NetBurst performance-monitoring unit, each with the sentence in which both the
// compiler and a run-time check tell it, and with what an error of the compiler shows: members of
// the mistakes in contest.hpp. A rule of one choice that says nothing shows its event.
#pragma once

#include <msr/names.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>

namespace msr::netburst {

// What is counted
struct mask_is_not_empty : rule<mask_is_not_empty> {
    MSR_RULE_TEXT(mask_is_not_empty,
                  "an event needs at least one mask bit: with none it counts nothing");
};
using msr::mask_belongs_to_event;
struct event_exists_on_model : rule<event_exists_on_model> {
    MSR_RULE_TEXT(event_exists_on_model,
                  "this event does not exist on every processor model of the plan");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::models>;
};
struct disputed_event_is_accepted : rule<disputed_event_is_accepted> {
    MSR_RULE_TEXT(
        disputed_event_is_accepted,
        "the manual contradicts itself about this event: only a choice that says disputed uses it");
};

// Where it is counted (SDM volume 3, Tables 18-63, 19-28 to 19-30)
struct escr_exists_on_model : rule<escr_exists_on_model> {
    MSR_RULE_TEXT(escr_exists_on_model,
                  "this ESCR does not exist on every processor model of the plan");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::escr, typename Mistake::models>;
};
struct escr_selects_event : rule<escr_selects_event> {
    MSR_RULE_TEXT(escr_selects_event, "illegal pairing: this ESCR cannot select this event");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::escr>;
};
struct event_counts_through_escr_on_model : rule<event_counts_through_escr_on_model> {
    MSR_RULE_TEXT(event_counts_through_escr_on_model,
                  "before CPUID signature F27h this event is counted through FSB_ESCR0 only");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::place, typename Mistake::models>;
};
struct escr_feeds_counter : rule<escr_feeds_counter> {
    MSR_RULE_TEXT(escr_feeds_counter, "illegal pairing: this ESCR does not feed this counter");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::escr, typename Mistake::counter>;
};
struct event_reaches_counter : rule<event_reaches_counter> {
    MSR_RULE_TEXT(event_reaches_counter,
                  "illegal pairing: no ESCR of this event feeds this counter");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::counter>;
};
struct counter_has_one_owner : msr::counter_has_one_owner {
    template <typename Mistake>
    using shows = name_list<typename Mistake::counter, typename Mistake::first,
                            typename Mistake::second, typename Mistake::other_counters>;
};
struct escr_has_one_value : rule<escr_has_one_value> {
    MSR_RULE_TEXT(escr_has_one_value, "two choices claim the same ESCR with different values");
    template <typename Mistake>
    using shows = name_list<typename Mistake::escr, typename Mistake::first,
                            typename Mistake::second, typename Mistake::other_escrs>;
};
MSR_RULE(choices_fit_together,
         "these choices compete for too few ESCRs and counters: no assignment of them exists");

// How it is filtered (SDM 18.15.5)
struct threshold_has_4_bits : rule<threshold_has_4_bits> {
    MSR_RULE_TEXT(threshold_has_4_bits, "a threshold must lie between 0 and 15");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::threshold>;
};
struct filters_need_compare : rule<filters_need_compare> {
    MSR_RULE_TEXT(filters_need_compare,
                  "threshold, edge and complement do nothing unless compare is set");
};

// What is tagged and counted at retirement (SDM 18.15.6)
struct tag_is_0_to_3 : rule<tag_is_0_to_3> {
    MSR_RULE_TEXT(tag_is_0_to_3, "a uop has four tag bits: 0 to 3");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::tag>;
};
struct event_can_carry_a_tag : rule<event_can_carry_a_tag> {
    MSR_RULE_TEXT(event_can_carry_a_tag, "this event cannot tag uops for execution_event");
};
struct event_can_be_counted_at_retirement : rule<event_can_be_counted_at_retirement> {
    MSR_RULE_TEXT(event_can_be_counted_at_retirement,
                  "this event tags nothing for front_end_event");
};
struct tag_has_one_owner : rule<tag_has_one_owner> {
    MSR_RULE_TEXT(tag_has_one_owner, "two choices tag different uops with the same tag bit");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::first, typename Mistake::second, typename Mistake::other_tags>;
};
struct front_end_tags_one_kind : rule<front_end_tags_one_kind> {
    MSR_RULE_TEXT(front_end_tags_one_kind,
                  "two choices tag different uops in the front end, which has one tag only");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};
struct replay_metrics_agree : rule<replay_metrics_agree> {
    MSR_RULE_TEXT(
        replay_metrics_agree,
        "two replay metrics need different values in IA32_PEBS_ENABLE or MSR_PEBS_MATRIX_VERT");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

// For whom (SDM 18.16)
struct thread_1_needs_hyper_threading : rule<thread_1_needs_hyper_threading> {
    MSR_RULE_TEXT(thread_1_needs_hyper_threading,
                  "logical processor 1 exists only with Hyper-Threading: the T1 bits are reserved "
                  "without it");
};
struct thread_choice_needs_hyper_threading : rule<thread_choice_needs_hyper_threading> {
    MSR_RULE_TEXT(thread_choice_needs_hyper_threading,
                  "a choice of logical processor has a meaning only with Hyper-Threading");
};
MSR_RULE(active_thread_is_any,
         "without Hyper-Threading the active-thread bits of a CCCR must be 3");
struct event_tells_threads_apart : rule<event_tells_threads_apart> {
    MSR_RULE_TEXT(
        event_tells_threads_apart,
        "this event is thread-independent: it cannot be counted for one logical processor");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::other_threads>;
};
struct event_has_escr_for_thread : rule<event_has_escr_for_thread> {
    MSR_RULE_TEXT(event_has_escr_for_thread,
                  "this event has no ESCR in the half that belongs to this logical processor");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::other_threads>;
};

// When counters overflow and what that sets off (SDM 18.15.5.7, 18.15.5.8)
struct sampling_period_is_in_range : rule<sampling_period_is_in_range> {
    MSR_RULE_TEXT(
        sampling_period_is_in_range,
        "a sampling period must lie between 10, below which interrupts never end, and 2^40 - 1");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::period>;
};
struct overflow_is_in_range : rule<overflow_is_in_range> {
    MSR_RULE_TEXT(overflow_is_in_range, "a counter overflows after 1 to 2^40 - 1 events");
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::period>;
};
struct forced_overflow_cannot_interrupt : rule<forced_overflow_cannot_interrupt> {
    MSR_RULE_TEXT(
        forced_overflow_cannot_interrupt,
        "an interrupt at every event never ends: forced overflow goes without an interrupt");
};
struct forced_overflow_takes_no_number : rule<forced_overflow_takes_no_number> {
    MSR_RULE_TEXT(forced_overflow_takes_no_number,
                  "forced overflow is at every event: it goes without a number of events");
};
struct interrupt_reaches_thread_1 : rule<interrupt_reaches_thread_1> {
    MSR_RULE_TEXT(interrupt_reaches_thread_1,
                  "CCCR.OVF_PMI_T1 is doubtful at CPUID signature F44h: only a "
                  "choice that says disputed uses it");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::event, typename Mistake::models, typename Mistake::undoubted>;
};

// Precise sampling (SDM 18.15.7, 18.16.3)
struct event_can_be_sampled_precisely : rule<event_can_be_sampled_precisely> {
    MSR_RULE_TEXT(
        event_can_be_sampled_precisely,
        "only front_end_event, execution_event and replay_event can be sampled precisely");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
};
struct precise_sampling_has_a_period : rule<precise_sampling_has_a_period> {
    MSR_RULE_TEXT(precise_sampling_has_a_period, "precise sampling needs a sampling period");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
};
struct precise_sampling_is_on_iq_counter4 : rule<precise_sampling_is_on_iq_counter4> {
    MSR_RULE_TEXT(precise_sampling_is_on_iq_counter4,
                  "only IQ_COUNTER4 samples precisely, for logical processor 1 IQ_COUNTER5");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::counter,
                            typename Mistake::other_counters>;
};
struct precise_sampling_is_of_one_thread : rule<precise_sampling_is_of_one_thread> {
    MSR_RULE_TEXT(
        precise_sampling_is_of_one_thread,
        "with Hyper-Threading a precise sample is of one logical processor: thread 0 or 1");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::other_threads>;
};
struct precise_replay_needs_a_metric : rule<precise_replay_needs_a_metric> {
    MSR_RULE_TEXT(
        precise_replay_needs_a_metric,
        "sampled precisely, replay_event needs a replay metric: the plan sets IA32_PEBS_ENABLE");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
};
struct precise_sampling_stands_once : rule<precise_sampling_stands_once> {
    MSR_RULE_TEXT(precise_sampling_stands_once,
                  "only one choice of a plan can be sampled precisely");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};
struct precise_sampling_uses_one_mechanism : rule<precise_sampling_uses_one_mechanism> {
    MSR_RULE_TEXT(precise_sampling_uses_one_mechanism,
                  "beside precise sampling only its own tagging mechanism may be used");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

// Cascades (SDM 18.15.2, 18.15.5.6, 18.15.5.7, Table 18-65)
struct cascade_follows_a_pair : rule<cascade_follows_a_pair> {
    MSR_RULE_TEXT(cascade_follows_a_pair,
                  "no cascade leads from this counter to the one that counts");
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::counter,
                            typename Mistake::counts, typename Mistake::other_sources>;
};
struct extended_cascade_exists_on_model : rule<extended_cascade_exists_on_model> {
    MSR_RULE_TEXT(extended_cascade_exists_on_model,
                  "extended cascades do not exist on every processor model of the plan");
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::counts,
                            typename Mistake::models, typename Mistake::other_models>;
};
struct cascade_has_a_source : rule<cascade_has_a_source> {
    MSR_RULE_TEXT(cascade_has_a_source,
                  "no choice and no counter that is set up starts this cascade");
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::first,
                            typename Mistake::other_sources>;
};
struct cascade_source_overflows : rule<cascade_source_overflows> {
    MSR_RULE_TEXT(cascade_source_overflows,
                  "the choice that starts a cascade says nothing of when its counter overflows");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second>;
};
struct cascade_source_is_not_sampled : rule<cascade_source_is_not_sampled> {
    MSR_RULE_TEXT(
        cascade_source_is_not_sampled,
        "a cascade lasts until OVF of its source is cleared, which who handles samples does");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second>;
};
struct cascade_has_a_beginning : rule<cascade_has_a_beginning> {
    MSR_RULE_TEXT(cascade_has_a_beginning,
                  "these choices start each other: their cascade never begins");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::first, typename Mistake::second, typename Mistake::uncascaded>;
};
struct cascade_can_interrupt_on_model : rule<cascade_can_interrupt_on_model> {
    MSR_RULE_TEXT(cascade_can_interrupt_on_model,
                  "a cascaded counter cannot interrupt on every processor model of the plan");
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::models,
                            typename Mistake::other_models>;
};

// What register values may hold
using msr::reserved_bits_are_zero;
MSR_RULE(escr_selects_known_event, "no event of this ESCR has this event select");
MSR_RULE(privilege_is_not_empty, "an ESCR that counts at no privilege level counts nothing");
MSR_RULE(cccr_selects_an_escr, "no ESCR with this number feeds this counter");
MSR_RULE(cccr_select_matches_event, "the CCCR listens to another ESCR than the one that was set");
MSR_RULE(cascaded_counter_is_not_enabled, "a counter that waits for a cascade must not be enabled");
MSR_RULE(tag_value_needs_tag_enable, "the tag bits of an ESCR tag nothing without tag enable");
struct mask_matches_tag : rule<mask_matches_tag> {
    MSR_RULE_TEXT(mask_matches_tag,
                  "this mask of execution_event counts a tag with which no ESCR of these tags");
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};
MSR_RULE(replay_needs_uop_tag,
         "replay_event counts nothing while bit 24 of IA32_PEBS_ENABLE, which tags uops, is clear");
MSR_RULE(tagging_escr_feeds_a_counter,
         "an ESCR that tags has no power while no counter listens to it or to its other half");

// What plans and schedules are made of
struct target_has_models : rule<target_has_models> {
    MSR_RULE_TEXT(target_has_models, "a target is one or more of the models 0, 1, 2, 3, 4 and 6");
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
using msr::together_fit_in_one_group;
using msr::together_takes_choices;

/// All that a plan can break.
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
