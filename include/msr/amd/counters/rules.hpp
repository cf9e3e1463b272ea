// The rules of AMD's counters, in addition to those of all event-select counters
// (msr/pmu/select/rules.hpp), in the order of the lists at the end.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/listed_units.hpp>
#include <msr/amd/counters/names.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/rule.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstdint>

namespace msr::amd {

// --- rules of the event and the unit that are counted -------------------------------------------

/// Returns the flags of a request that name units.
constexpr std::uint32_t units_of(const select::request &request) {
    return request.flags & unit_flags;
}

struct unit_is_of_raw_event : select::choice_rule<unit_is_of_raw_event> {
    MSR_RULE_TEXT(
        unit_is_of_raw_event,
        "a named event has its unit already: only a raw event is given northbridge, data_fabric, "
        "l2i, l3 or umc");
    static constexpr bool holds(const select::considered_request &context) {
        return units_of(context.wanted) == 0 || context.wanted.is_raw();
    }
};

struct unit_stands_once : select::choice_rule<unit_stands_once> {
    MSR_RULE_TEXT(unit_stands_once,
                  "a raw event is counted by one unit: core, northbridge, data_fabric, "
                  "l2i, l3 or umc");
    static constexpr bool holds(const select::considered_request &context) {
        const std::uint32_t units = units_of(context.wanted);
        return (units & (units - 1)) == 0;
    }
};

/// Returns whether a request is for a core counter of a target that includes family 15h.
template <typename M>
constexpr bool is_of_core_on_15h(const select::considered<M> &context) {
    return context.on.includes(of_generations(generation::family15h_00)) &&
           M::unit_of(context.wanted) == unit::core;
}

struct event_is_implemented_on_15h : select::choice_rule<event_is_implemented_on_15h> {
    MSR_RULE_TEXT(
        event_is_implemented_on_15h,
        "family 15h has no core events with 0Ah or 0Bh in bits 7:4: a counter would not count");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        return !is_of_core_on_15h(context) ||
               !is_unimplemented_on_15h(select::code_of<M>(context.wanted));
    }
};

struct event_is_of_northbridge_on_15h : select::choice_rule<event_is_of_northbridge_on_15h> {
    MSR_RULE_TEXT(
        event_is_of_northbridge_on_15h,
        "on family 15h events with 0Eh or 0Fh in bits 7:4 are the northbridge's, not the core's");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        return !is_of_core_on_15h(context) ||
               !is_of_northbridge_on_15h(select::code_of<M>(context.wanted));
    }
};

struct event_takes_one_mask_bit_on_15h : select::choice_rule<event_takes_one_mask_bit_on_15h> {
    MSR_RULE_TEXT(event_takes_one_mask_bit_on_15h,
                  "event 031h of family 15h takes one bit of the unit mask only");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        const std::uint32_t mask = select::masks_of<M>(context.wanted);
        return !is_of_core_on_15h(context) || (mask & (mask - 1)) == 0 ||
               !takes_one_mask_bit_on_15h(select::code_of<M>(context.wanted));
    }
};

struct merged_counter_is_not_a_choice : select::choice_rule<merged_counter_is_not_a_choice> {
    MSR_RULE_TEXT(merged_counter_is_not_a_choice,
                  "event FFFh only makes an odd counter take the carry of an even one: the plan "
                  "sets it where an event needs it");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        return !includes_zen_or_newer(context.on) || M::unit_of(context.wanted) != unit::core ||
               select::code_of<M>(context.wanted) != merge_event;
    }
};

struct read_or_write_is_counted : select::choice_rule<read_or_write_is_counted> {
    MSR_RULE_TEXT(read_or_write_is_counted,
                  "a memory controller counts reads (mask 1), writes (2) or both (0): the mask has "
                  "no other value");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &choice) {
        constexpr std::uint32_t both_bits = 3;
        return M::unit_of(choice.wanted) != unit::umc ||
               select::masks_of<M>(choice.wanted) != both_bits;
    }
};

// --- rules of the guests, hosts, threads and slices that are counted ----------------------------

struct guest_or_host : select::choice_rule<guest_or_host> {
    MSR_RULE_TEXT(guest_or_host,
                  "guest_only and host_only together count always, as neither of them does");
    static constexpr bool holds(const select::considered_request &context) {
        return !has(context.wanted, flag_number::guest_only) ||
               !has(context.wanted, flag_number::host_only);
    }
};

struct thread_or_slice_is_chosen : select::detailed_rule<thread_or_slice_is_chosen> {
    MSR_RULE_TEXT(thread_or_slice_is_chosen,
                  "a mask of threads or slices without a bit lets a counter count nothing");
    static constexpr bool holds(const select::considered_request &context) {
        return also(context) == nullptr;
    }
    static constexpr const char *also(const select::considered_request &context) {
        constexpr value_number masks[] = {value_number::thread_mask, value_number::slice_mask};
        for (const value_number mask : masks)
            if (has(context.wanted, mask) && value_of(context.wanted, mask) == 0)
                return value_rows[static_cast<unsigned>(mask)].name;
        return nullptr;
    }
};

struct latency_is_of_whole_cache : select::choice_rule<latency_is_of_whole_cache> {
    MSR_RULE_TEXT(latency_is_of_whole_cache,
                  "latency of L3 misses is sampled for all threads, cores and slices of a cache: "
                  "thread_mask, slice_id and core_id cannot limit it");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &choice) {
        return choice.wanted.given == 0 ||
               !is_sampled_latency(M::unit_of(choice.wanted), select::code_of<M>(choice.wanted),
                                   choice.on);
    }
};

// --- rules of two choices together --------------------------------------------------------------

/// Returns whether a choice names the counter that takes the carry of another choice's event.
/// `large`: the choice whose event may take two counters
/// `other`: the choice that may name the second counter
template <typename M>
constexpr bool stands_in_the_way(const select::request &large, const select::request &other,
                                 const target &target) {
    return M::takes_two(large, target) && large.counter >= 0 && other.counter == large.counter + 1;
}

struct merged_counter_is_free : select::pair_rule<merged_counter_is_free> {
    MSR_RULE_TEXT(
        merged_counter_is_free,
        "an event that grows by large steps takes two counters: no other choice is counted on the "
        "one behind its own");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &context) {
        return !stands_in_the_way<M>(context.one, context.other, context.on) &&
               !stands_in_the_way<M>(context.other, context.one, context.on);
    }
};

// --- rules of register values -------------------------------------------------------------------

using msr::privilege_is_not_empty;
using msr::reserved_bits_are_zero;
MSR_RULE(merge_is_of_odd_counter,
         "only an odd counter takes the carry of another, that of the even one before it");
struct counter_is_enabled_twice
    : shared_rule<in_own_words::counter_is_enabled_twice, rule<counter_is_enabled_twice>> {
    MSR_RULE_TEXT(counter_is_enabled_twice,
                  "a counter of the core counts only with its own enable bit and "
                  "with that of perf_cntr_global_ctl");
};

// --- lists of rules, in the order in which they are checked -------------------------------------

/// The rules of a choice that AMD's counters have and counters of other PMUs lack.
using own_rules =
    rule_list<unit_is_of_raw_event, unit_stands_once, guest_or_host, thread_or_slice_is_chosen,
              event_is_implemented_on_15h, event_is_of_northbridge_on_15h,
              event_takes_one_mask_bit_on_15h, merged_counter_is_not_a_choice,
              read_or_write_is_counted, latency_is_of_whole_cache>;
/// The rules of two choices that AMD's counters have and counters of other PMUs lack.
using own_rules_of_pairs = rule_list<merged_counter_is_free>;

} // namespace msr::amd
