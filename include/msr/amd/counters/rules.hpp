// The rules that AMD's counters have beside those of all event-select counters.
#pragma once

#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>

namespace msr::amd {

// What is counted
MSR_RULE(unit_is_of_raw_event,
         "a named event has its unit already: only a raw event is given northbridge, data_fabric, "
         "l2i or l3");
MSR_RULE(unit_stands_once, "a raw event is counted by one unit: core, northbridge, data_fabric, "
                           "l2i or l3");
MSR_RULE(event_is_implemented_on_15h,
         "family 15h has no core events with 0Ah or 0Bh in bits 7:4: a counter would not count");
MSR_RULE(event_is_of_northbridge_on_15h,
         "on family 15h events with 0Eh or 0Fh in bits 7:4 are the northbridge's, not the core's");
MSR_RULE(event_takes_one_mask_bit_on_15h,
         "event 031h of family 15h takes one bit of the unit mask only");
MSR_RULE(merged_counter_is_not_a_choice,
         "event FFFh only makes an odd counter take the carry of an even one: the plan sets it "
         "where an event needs it");

// For whom
MSR_RULE(guest_or_host, "guest_only and host_only together count always, as neither of them does");
MSR_RULE(thread_or_slice_is_chosen,
         "a mask of threads or slices without a bit lets a counter count nothing");

// Together
MSR_RULE(merged_counter_is_free,
         "an event that grows by large steps takes two counters: beside it each choice of the core "
         "names its counter, and not the one behind that of the event");

// What register values may hold
using msr::reserved_bits_are_zero;
MSR_RULE(merge_is_of_odd_counter,
         "only an odd counter takes the carry of another, that of the even one before it");
MSR_RULE(privilege_is_not_empty, "a counter that counts at no privilege level counts nothing");
MSR_RULE(counter_is_enabled_twice, "a counter of the core counts only with its own enable bit and "
                                   "with that of perf_cntr_global_ctl");

} // namespace msr::amd
