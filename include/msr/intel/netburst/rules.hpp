// The rules of the NetBurst performance-monitoring unit, each with the sentence in which both the
// compiler and a run-time check tell it.
#pragma once

#include <msr/rule.hpp>

namespace msr::netburst {

// What is counted
MSR_RULE(mask_is_not_empty, "an event needs at least one mask bit: with none it counts nothing");
MSR_RULE(mask_belongs_to_event, "this mask has a bit that the event does not have");
MSR_RULE(masks_are_of_one_event, "masks of two events cannot be combined into one choice");
MSR_RULE(event_exists_on_model, "this event does not exist on every processor model of the plan");
MSR_RULE(
    disputed_event_is_accepted,
    "the manual contradicts itself about this event: only a choice that says disputed uses it");

MSR_RULE(masks_are_joined_first, "masks are joined with | before they are qualified");
MSR_RULE(qualifier_stands_once, "a choice is given the same qualifier twice");

// Where it is counted (SDM volume 3, Tables 18-63, 19-28 to 19-30)
MSR_RULE(escr_exists_on_model, "this ESCR does not exist on every processor model of the plan");
MSR_RULE(escr_selects_event, "illegal pairing: this ESCR cannot select this event");
MSR_RULE(event_counts_through_escr_on_model,
         "before CPUID signature F27h this event is counted through FSB_ESCR0 only");
MSR_RULE(escr_feeds_counter, "illegal pairing: this ESCR does not feed this counter");
MSR_RULE(event_reaches_counter, "illegal pairing: no ESCR of this event feeds this counter");
MSR_RULE(counter_has_one_owner, "two choices claim the same counter");
MSR_RULE(escr_has_one_value, "two choices claim the same ESCR with different values");
MSR_RULE(choices_fit_together,
         "these choices compete for too few ESCRs and counters: no assignment of them exists");

// How it is filtered (SDM 18.15.5)
MSR_RULE(threshold_has_4_bits, "a threshold must lie between 0 and 15");
MSR_RULE(filters_need_compare, "threshold, edge and complement do nothing unless compare is set");

// What is tagged and counted at retirement (SDM 18.15.6)
MSR_RULE(tag_is_0_to_3, "a uop has four tag bits: 0 to 3");
MSR_RULE(event_can_carry_a_tag, "this event cannot tag uops for execution_event");
MSR_RULE(event_can_be_counted_at_retirement, "this event tags nothing for front_end_event");
MSR_RULE(tag_has_one_owner, "two choices tag different uops with the same tag bit");
MSR_RULE(front_end_tags_one_kind,
         "two choices tag different uops in the front end, which has one tag only");
MSR_RULE(replay_metrics_agree,
         "two replay metrics need different values in IA32_PEBS_ENABLE or MSR_PEBS_MATRIX_VERT");

// For whom (SDM 18.16)
MSR_RULE(
    thread_1_needs_hyper_threading,
    "logical processor 1 exists only with Hyper-Threading: the T1 bits are reserved without it");
MSR_RULE(thread_choice_needs_hyper_threading,
         "a choice of logical processor has a meaning only with Hyper-Threading");
MSR_RULE(active_thread_is_any,
         "without Hyper-Threading the active-thread bits of a CCCR must be 3");
MSR_RULE(event_tells_threads_apart,
         "this event is thread-independent: it cannot be counted for one logical processor");
MSR_RULE(event_has_escr_for_thread,
         "this event has no ESCR in the half that belongs to this logical processor");

// When counters overflow and what that sets off (SDM 18.15.5.7, 18.15.5.8)
MSR_RULE(sampling_period_is_in_range,
         "a sampling period must lie between 10, below which interrupts never end, and 2^40 - 1");
MSR_RULE(overflow_is_in_range, "a counter overflows after 1 to 2^40 - 1 events");
MSR_RULE(forced_overflow_cannot_interrupt,
         "an interrupt at every event never ends: forced overflow goes without an interrupt");
MSR_RULE(forced_overflow_takes_no_number,
         "forced overflow is at every event: it goes without a number of events");
MSR_RULE(interrupt_reaches_thread_1, "CCCR.OVF_PMI_T1 is doubtful at CPUID signature F44h: only a "
                                     "choice that says disputed uses it");

// Precise sampling (SDM 18.15.7, 18.16.3)
MSR_RULE(event_can_be_sampled_precisely,
         "only front_end_event, execution_event and replay_event can be sampled precisely");
MSR_RULE(precise_sampling_has_a_period, "precise sampling needs a sampling period");
MSR_RULE(precise_sampling_is_on_iq_counter4,
         "only IQ_COUNTER4 samples precisely, for logical processor 1 IQ_COUNTER5");
MSR_RULE(precise_sampling_is_of_one_thread,
         "with Hyper-Threading a precise sample is of one logical processor: thread 0 or 1");
MSR_RULE(precise_replay_needs_a_metric,
         "sampled precisely, replay_event needs a replay metric: the plan sets IA32_PEBS_ENABLE");
MSR_RULE(precise_sampling_stands_once, "only one choice of a plan can be sampled precisely");
MSR_RULE(precise_sampling_uses_one_mechanism,
         "beside precise sampling only its own tagging mechanism may be used");

// Cascades (SDM 18.15.2, 18.15.5.6, 18.15.5.7, Table 18-65)
MSR_RULE(cascade_follows_a_pair, "no cascade leads from this counter to the one that counts");
MSR_RULE(extended_cascade_exists_on_model,
         "extended cascades do not exist on every processor model of the plan");
MSR_RULE(cascade_has_a_source, "no choice and no counter that is set up starts this cascade");
MSR_RULE(cascade_source_overflows,
         "the choice that starts a cascade says nothing of when its counter overflows");
MSR_RULE(cascade_source_is_not_sampled,
         "a cascade lasts until OVF of its source is cleared, which who handles samples does");
MSR_RULE(cascade_has_a_beginning, "these choices start each other: their cascade never begins");
MSR_RULE(cascade_can_interrupt_on_model,
         "a cascaded counter cannot interrupt on every processor model of the plan");

// What register values may hold
MSR_RULE(reserved_bits_are_zero, "reserved bits must be written as 0");
MSR_RULE(escr_selects_known_event, "no event of this ESCR has this event select");
MSR_RULE(privilege_is_not_empty, "an ESCR that counts at no privilege level counts nothing");
MSR_RULE(cccr_selects_an_escr, "no ESCR with this number feeds this counter");
MSR_RULE(cccr_select_matches_event, "the CCCR listens to another ESCR than the one that was set");
MSR_RULE(cascaded_counter_is_not_enabled, "a counter that waits for a cascade must not be enabled");
MSR_RULE(tag_value_needs_tag_enable, "the tag bits of an ESCR tag nothing without tag enable");
MSR_RULE(mask_matches_tag,
         "this mask of execution_event counts a tag with which no ESCR of these tags");
MSR_RULE(replay_needs_uop_tag,
         "replay_event counts nothing while bit 24 of IA32_PEBS_ENABLE, which tags uops, is clear");
MSR_RULE(tagging_escr_feeds_a_counter,
         "an ESCR that tags has no power while no counter listens to it or to its other half");

} // namespace msr::netburst
