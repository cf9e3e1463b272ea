// The rules that Intel's architectural performance monitoring adds to those of every event-select
// counter (msr/select/rules.hpp).
#pragma once

#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>

namespace msr::perfmon {

// How a choice is filtered
MSR_RULE(equal_needs_threshold,
         "equal compares with the counter mask: without a threshold it counts nothing");
MSR_RULE(transactions_are_of_one_thread,
         "what happens in transactions cannot be counted for both threads of a core at once");
MSR_RULE(checkpointed_count_is_not_sampled,
         "a count that aborts take back cannot be sampled: its interrupt would abort and repeat");

// What needs a register beside the counter
MSR_RULE(offcore_value_is_of_offcore_response,
         "a value for MSR_OFFCORE_RSP filters offcore_response and no other event");
MSR_RULE(offcore_response_has_a_value,
         "offcore_response counts what MSR_OFFCORE_RSP says: it needs a value for it");
MSR_RULE(offcore_bits_are_valid, "bits are set that MSR_OFFCORE_RSP of this processor reserves");
MSR_RULE(offcore_has_a_request,
         "no request is chosen: MSR_OFFCORE_RSP would let nothing be counted");
MSR_RULE(offcore_has_a_response,
         "no response is chosen: MSR_OFFCORE_RSP would let nothing be counted");
MSR_RULE(frontend_value_is_of_frontend_retired,
         "a value for MSR_PEBS_FRONTEND filters frontend_retired and no other event");
MSR_RULE(frontend_retired_has_a_value,
         "frontend_retired counts what MSR_PEBS_FRONTEND says: it needs a value for it");

// What is sampled precisely
MSR_RULE(precise_sampling_has_a_period, "precise sampling needs a sampling period");
MSR_RULE(event_can_be_sampled_precisely, "this generation cannot sample this event precisely");
MSR_RULE(transactions_are_not_sampled_precisely,
         "the filters of transactions mean nothing with precise sampling");
MSR_RULE(precise_sampling_is_of_one_thread,
         "precise samples are of one thread: any_thread is not for them");
MSR_RULE(load_latency_event_has_a_latency,
         "this event counts loads as MSR_PEBS_LD_LAT says: a precise choice needs a load latency");
MSR_RULE(load_latency_counts_each_load,
         "a load latency with an edge, an inversion or a threshold is undefined");
MSR_RULE(load_latency_is_sampled_precisely,
         "a load latency is measured in precise samples only: the choice needs precise");
MSR_RULE(load_latency_is_of_its_event,
         "MSR_PEBS_LD_LAT filters one event of a generation, by its numbers: this is another one");
MSR_RULE(load_latency_is_3_cycles_or_more, "the least load latency that can be asked for is 3");
MSR_RULE(record_is_of_precise_samples,
         "the groups of a record are those of precise samples: the choice needs precise");
MSR_RULE(lbr_entries_are_of_lbr_group,
         "a number of LBR entries without the LBR group: a record would hold none of them");
MSR_RULE(precise_counter_is_enabled,
         "a counter is to sample precisely, but its own enable bit holds it");

// What register values may hold
using msr::reserved_bits_are_zero;
MSR_RULE(privilege_is_not_empty, "a counter that counts at no privilege level counts nothing");
MSR_RULE(counter_is_enabled_twice,
         "a counter counts only with its own enable bit and with that of IA32_PERF_GLOBAL_CTRL");

// The processor that a plan is to run on
MSR_RULE(processor_has_performance_monitoring,
         "CPUID leaf 0Ah announces no architectural performance monitoring");
MSR_RULE(version_is_high_enough, "the plan needs a later version of performance monitoring");
MSR_RULE(
    version_1_has_no_global_control,
    "a plan for version 1 does not write IA32_PERF_GLOBAL_CTRL, on which later versions depend");
MSR_RULE(processor_has_counter, "the plan uses a counter that the processor does not have");
MSR_RULE(counter_is_wide_enough, "the processor's counters have fewer bits than the plan says");
MSR_RULE(processor_has_event, "CPUID says that the processor does not have this event");
MSR_RULE(processor_has_qualifier, "the plan sets a bit that this processor reserves");
MSR_RULE(processor_is_of_generation,
         "the plan has numbers of a generation, and the processor is of another one");
MSR_RULE(counters_are_written_whole,
         "the plan writes IA32_A_PMC, which IA32_PERF_CAPABILITIES does not announce");

} // namespace msr::perfmon
