// The rules that Intel's architectural performance monitoring adds to those of every event-select
// counter (msr/pmu/select/rules.hpp), in the order of the list at the end. `event_pmu::numbers_of`
// has legal alternatives for numbers, `precise_instead_of` the choices that could be meant.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/facts/mask_groups.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstdint>

namespace msr::perfmon {

/// A request with its target, as the rules of architectural performance monitoring take it.
using considered = select::considered_on<target>;

/// Returns whether a request has `qualifier`, one of the qualifiers without a value.
constexpr bool asks(const select::request &request, qualifier qualifier) {
    return request.has_flag(number_of(qualifier));
}
/// Returns whether a request has the qualifier `number`, one of the qualifiers with a value.
constexpr bool gives(const select::request &request, value_number number) {
    return request.has_value(number_of(number));
}
/// Returns whether a request counts `event`, an event of the table `events`.
constexpr bool counts(const select::request &request, event_number event) {
    return request.event == static_cast<std::int32_t>(event);
}

// --- rules about what a choice counts -----------------------------------------------------------

/// Returns whether a raw event of Core 2 has a value in each field of its unit mask; true for other
/// events. On Core Duo sources disagree about the fields.
constexpr bool has_each_mask_group(const select::request &request, const target &target) {
    return !request.is_raw() || core_of(target) != core::core2 ||
           complete_mask(request.masks, core2_groups_of(request.code)) == request.masks;
}

struct unit_mask_has_each_group : select::choice_rule<unit_mask_has_each_group> {
    MSR_RULE_TEXT(unit_mask_has_each_group,
                  "the unit mask of this event lacks a part, such as a core or a state: it would "
                  "count nothing");
    static constexpr bool holds(const considered &context) {
        return has_each_mask_group(context.wanted, context.on);
    }
};

// --- rules about the filters of a choice --------------------------------------------------------

struct equal_needs_threshold : select::choice_rule<equal_needs_threshold> {
    MSR_RULE_TEXT(equal_needs_threshold,
                  "equal compares with the counter mask: without a threshold it counts nothing");
    static constexpr bool holds(const considered &context) {
        return !asks(context.wanted, qualifier::equal) || context.wanted.threshold != 0;
    }
};

/// Returns whether a request counts what happens in transactions, with or without the aborted
/// transactions.
constexpr bool is_of_transactions(const select::request &request) {
    return asks(request, qualifier::in_tx) || asks(request, qualifier::in_tx_checkpointed);
}

struct transactions_are_of_one_thread : select::choice_rule<transactions_are_of_one_thread> {
    MSR_RULE_TEXT(
        transactions_are_of_one_thread,
        "what happens in transactions cannot be counted for both threads of a core at once");
    static constexpr bool holds(const considered &context) {
        return !is_of_transactions(context.wanted) || !asks(context.wanted, qualifier::any_thread);
    }
};

struct checkpointed_count_is_not_sampled : select::choice_rule<checkpointed_count_is_not_sampled> {
    MSR_RULE_TEXT(
        checkpointed_count_is_not_sampled,
        "a count that aborts take back cannot be sampled: its interrupt would abort and repeat");
    static constexpr bool holds(const considered &context) {
        return !asks(context.wanted, qualifier::in_tx_checkpointed) || context.wanted.period == 0;
    }
};

// --- rules about registers that a choice needs beside its counter -------------------------------

struct offcore_value_is_of_offcore_response
    : select::choice_rule<offcore_value_is_of_offcore_response> {
    MSR_RULE_TEXT(offcore_value_is_of_offcore_response,
                  "a value for MSR_OFFCORE_RSP filters offcore_response and no other event");
    static constexpr bool holds(const considered &context) {
        return context.wanted.is_listed || !gives(context.wanted, value_number::offcore) ||
               counts(context.wanted, event_number::offcore_response);
    }
};

struct offcore_response_has_a_value : select::choice_rule<offcore_response_has_a_value> {
    MSR_RULE_TEXT(offcore_response_has_a_value,
                  "offcore_response counts what MSR_OFFCORE_RSP says: it needs a value for it");
    static constexpr bool holds(const considered &context) {
        return !counts(context.wanted, event_number::offcore_response) ||
               gives(context.wanted, value_number::offcore);
    }
};

/// The base of a rule about a value for MSR_OFFCORE_RSP, which a choice has or which stands by
/// itself. `Rule::takes` says whether the register takes the value, and a verdict names the variant
/// of the register.
template <typename Rule>
struct offcore_rule : select::choice_rule<Rule> {
    /// Returns whether the off-core register takes the value of `offcore_setting`.
    static constexpr bool holds(const offcore_setting &offcore_setting) {
        return Rule::takes(offcore_setting);
    }
    /// Returns the broken rule about a value of an off-core register, with the name of the
    /// register's variant.
    static constexpr verdict broken_by(const offcore_setting &offcore_setting) {
        return {&Rule::text, {offcore_setting.layout.variant}};
    }
    /// Returns whether a request has no value for MSR_OFFCORE_RSP, or a value that the register
    /// takes.
    static constexpr bool holds(const considered &context) {
        return !gives(context.wanted, value_number::offcore) || Rule::takes(value_of(context));
    }
    /// Returns the broken rule, with the name of the variant of the register that the request uses.
    static constexpr verdict broken_by(const considered &context) {
        return broken_by(value_of(context));
    }

private:
    static constexpr offcore_setting value_of(const considered &context) {
        const std::uint64_t value = context.wanted.values[number_of(value_number::offcore)];
        const int place = offcore_places(context.on, value) == 2 ? 1 : 0;
        return {layout_of(context.on.offcore, place), offcore_bits_of(core_of(context.on)), value};
    }
};

struct offcore_bits_are_valid : offcore_rule<offcore_bits_are_valid> {
    MSR_RULE_TEXT(offcore_bits_are_valid,
                  "bits are set that MSR_OFFCORE_RSP of this processor reserves");
    /// Returns whether a value for the off-core register has no bits that the register reserves.
    static constexpr bool takes(const offcore_setting &offcore_setting) {
        return !offcore_setting.has_reserved_bits();
    }
};

struct offcore_has_a_request : offcore_rule<offcore_has_a_request> {
    MSR_RULE_TEXT(offcore_has_a_request,
                  "no request is chosen: MSR_OFFCORE_RSP would let nothing be counted");
    /// Returns whether a value for the off-core register has a bit that selects a request, or no
    /// bits are known by name.
    static constexpr bool takes(const offcore_setting &offcore_setting) {
        return offcore_setting.bits.size() == 0 || offcore_setting.has_request();
    }
};

struct offcore_has_a_response : offcore_rule<offcore_has_a_response> {
    MSR_RULE_TEXT(offcore_has_a_response,
                  "no response is chosen: MSR_OFFCORE_RSP would let nothing be counted");
    /// Returns whether a value for the off-core register has a bit that selects a response, or no
    /// bits are known by name.
    static constexpr bool takes(const offcore_setting &offcore_setting) {
        return offcore_setting.bits.size() == 0 || offcore_setting.has_response();
    }
};

/// The rules of the value of an off-core register, in the order in which they are checked.
using rules_of_offcore_values =
    rule_list<offcore_bits_are_valid, offcore_has_a_request, offcore_has_a_response>;

/// Returns the rule that a value for MSR_OFFCORE_RSP breaks, or a legal verdict where the value may
/// be written and lets something be counted. Where the names of the bits are not known (`bits` is
/// empty), only reserved bits are checked.
constexpr verdict check_offcore(const offcore_layout &layout, sequence<offcore_bit> bits,
                                std::uint64_t value) {
    return first_broken<rules_of_offcore_values>(offcore_setting{layout, bits, value});
}

struct frontend_value_is_of_frontend_retired
    : select::choice_rule<frontend_value_is_of_frontend_retired> {
    MSR_RULE_TEXT(frontend_value_is_of_frontend_retired,
                  "a value for MSR_PEBS_FRONTEND filters frontend_retired and no other event");
    static constexpr bool holds(const considered &context) {
        return context.wanted.is_listed || !gives(context.wanted, value_number::frontend) ||
               counts(context.wanted, event_number::frontend_retired);
    }
};

struct frontend_retired_has_a_value : select::choice_rule<frontend_retired_has_a_value> {
    MSR_RULE_TEXT(frontend_retired_has_a_value,
                  "frontend_retired counts what MSR_PEBS_FRONTEND says: it needs a value for it");
    static constexpr bool holds(const considered &context) {
        return !counts(context.wanted, event_number::frontend_retired) ||
               gives(context.wanted, value_number::frontend);
    }
};

// --- rules about precise sampling ---------------------------------------------------------------
// A wrong part of a choice is reported before a missing part: to add the missing part would not
// help.

struct load_latency_is_sampled_precisely : select::choice_rule<load_latency_is_sampled_precisely> {
    MSR_RULE_TEXT(load_latency_is_sampled_precisely,
                  "a load latency is measured in precise samples only: the choice needs precise");
    static constexpr bool holds(const considered &context) {
        return is_precise(context.wanted) || !gives(context.wanted, value_number::ldlat);
    }
};

struct record_is_of_precise_samples : select::choice_rule<record_is_of_precise_samples> {
    MSR_RULE_TEXT(record_is_of_precise_samples,
                  "the groups of a record are those of precise samples: the choice needs precise");
    static constexpr bool holds(const considered &context) {
        return is_precise(context.wanted) || !gives(context.wanted, value_number::record);
    }
};

struct transactions_are_not_sampled_precisely
    : select::choice_rule<transactions_are_not_sampled_precisely> {
    MSR_RULE_TEXT(transactions_are_not_sampled_precisely,
                  "the filters of transactions mean nothing with precise sampling");
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) || !is_of_transactions(context.wanted);
    }
};

struct precise_sampling_is_of_one_thread
    : shared_rule<in_own_words::precise_sampling_is_of_one_thread,
                  select::choice_rule<precise_sampling_is_of_one_thread>> {
    MSR_RULE_TEXT(precise_sampling_is_of_one_thread,
                  "precise samples are of one thread: any_thread is not for them");
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) || !asks(context.wanted, qualifier::any_thread);
    }
};

struct event_can_be_sampled_precisely
    : shared_rule<in_own_words::event_can_be_sampled_precisely,
                  select::choice_rule<event_can_be_sampled_precisely>> {
    MSR_RULE_TEXT(event_can_be_sampled_precisely,
                  "this generation cannot sample this event precisely");
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) || event_can_be_precise(context.wanted, context.on);
    }
};

/// Returns whether the event list of a target marks events as precise only although the events can
/// also be counted without precise samples: lists of Atom cores before Tremont mark events that
/// Linux counts by the same numbers, such as Bonnell's INST_RETIRED.ANY_P
/// (arch/x86/events/intel/core.c).
constexpr bool list_tells_precise_only(const target &target) {
    switch (core_of(target)) {
    case core::bonnell:
    case core::silvermont:
    case core::knights_landing:
    case core::goldmont:
    case core::goldmont_plus:
        return false;
    default:
        return true;
    }
}

struct event_counts_without_samples : select::choice_rule<event_counts_without_samples> {
    MSR_RULE_TEXT(event_counts_without_samples,
                  "this event counts in precise samples only: the choice needs precise");
    static constexpr bool holds(const considered &context) {
        return !context.wanted.is_listed || is_precise(context.wanted) ||
               !list_tells_precise_only(context.on) ||
               context.wanted.listed->facts().precise != select::precision::only;
    }
};

struct lbr_entries_are_of_lbr_group : select::choice_rule<lbr_entries_are_of_lbr_group> {
    MSR_RULE_TEXT(
        lbr_entries_are_of_lbr_group,
        "a number of LBR entries without the LBR group: a record would hold none of them");
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) ||
               lbr_entries_without_group(context.wanted.values[number_of(value_number::record)]) ==
                   0;
    }
};

struct load_latency_is_of_its_event : select::choice_rule<load_latency_is_of_its_event> {
    MSR_RULE_TEXT(
        load_latency_is_of_its_event,
        "MSR_PEBS_LD_LAT filters one event of a generation, by its numbers: this is another one");
    static constexpr bool holds(const considered &context) {
        return !gives(context.wanted, value_number::ldlat) ||
               is_load_latency(context.wanted, context.on);
    }
};

struct load_latency_counts_each_load : select::choice_rule<load_latency_counts_each_load> {
    MSR_RULE_TEXT(load_latency_counts_each_load,
                  "a load latency with an edge, an inversion or a threshold is undefined");
    static constexpr bool holds(const considered &context) {
        const bool filtered =
            context.wanted.edge || context.wanted.invert || context.wanted.threshold != 0;
        return !gives(context.wanted, value_number::ldlat) || !filtered;
    }
};

struct load_latency_is_3_cycles_or_more : select::choice_rule<load_latency_is_3_cycles_or_more> {
    MSR_RULE_TEXT(load_latency_is_3_cycles_or_more,
                  "the least load latency that can be asked for is 3");
    static constexpr bool holds(const considered &context) {
        return !gives(context.wanted, value_number::ldlat) ||
               context.wanted.values[number_of(value_number::ldlat)] >= least_load_latency;
    }
};

struct precise_sampling_has_a_period
    : select::choice_rule<precise_sampling_has_a_period, msr::precise_sampling_has_a_period> {
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) || context.wanted.period != 0;
    }
};

/// Returns whether a request samples INST_RETIRED.PREC_DIST (event C0h, unit mask 01h), which has
/// errata on Haswell and Broadwell.
constexpr bool samples_distributed_instructions(const select::request &request) {
    if (request.period == 0) return false;
    return request.is_listed
               ? request.listed->facts().code == 0xc0 && request.listed->facts().mask == 0x01
               : request.is_raw() && request.code == 0xc0 && request.masks == 0x01;
}
/// Returns the least period of samples of INST_RETIRED.PREC_DIST on a target; on Broadwell all
/// periods must be a multiple of 64 (Linux, core.c: hsw_limit_period and bdw_limit_period, errata
/// HSW11, BDM11 and BDM55). 0: any period is right.
constexpr std::uint64_t least_distributed_period(const target &target) {
    return core_of(target) == core::haswell || core_of(target) == core::broadwell ? 128 : 0;
}
/// Returns the least sampling period, not below that of a request, with which errata allow right
/// samples.
constexpr std::uint64_t right_period(const select::request &request, const target &target) {
    if (!samples_distributed_instructions(request)) return request.period;
    const std::uint64_t minimum = least_distributed_period(target);
    if (request.period < minimum) return minimum;
    return core_of(target) == core::broadwell ? (request.period + 63) / 64 * 64 : request.period;
}

struct period_is_beyond_errata : select::choice_rule<period_is_beyond_errata> {
    MSR_RULE_TEXT(period_is_beyond_errata,
                  "a period of INST_RETIRED.PREC_DIST (C0/01) is 128 or more here, on Broadwell a "
                  "multiple of 64: errata HSW11, BDM11, BDM55");
    static constexpr bool holds(const considered &context) {
        return right_period(context.wanted, context.on) == context.wanted.period;
    }
};

struct load_latency_event_has_a_latency : select::choice_rule<load_latency_event_has_a_latency> {
    MSR_RULE_TEXT(
        load_latency_event_has_a_latency,
        "this event counts loads as MSR_PEBS_LD_LAT says: a precise choice needs a load latency");
    static constexpr bool holds(const considered &context) {
        return !is_precise(context.wanted) || !is_load_latency(context.wanted, context.on) ||
               gives(context.wanted, value_number::ldlat);
    }
};

struct register_of_event_is_known : select::choice_rule<register_of_event_is_known> {
    MSR_RULE_TEXT(register_of_event_is_known,
                  "this event needs a register that is not written here: it would count 0");
    static constexpr bool holds(const considered &context) {
        return !context.wanted.is_listed ||
               context.wanted.listed->facts().needs != select::beside::other;
    }
};

struct disputed_opens_counters : select::choice_rule<disputed_opens_counters> {
    MSR_RULE_TEXT(disputed_opens_counters,
                  "sources agree about the counters of this choice: disputed opens none");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        return !asks(context.wanted, qualifier::disputed) ||
               M::disputed_of(context.wanted, context.on) != 0;
    }
};

// --- rules about shares of issue slots ----------------------------------------------------------

struct share_has_no_filter : select::choice_rule<share_has_no_filter> {
    MSR_RULE_TEXT(share_has_no_filter,
                  "a share of slots knows privilege levels only: no edge, inversion, threshold or "
                  "other filter goes with it");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        const select::request &request = context.wanted;
        return !M::is_of_share(request, context.on) ||
               (!request.edge && !request.invert && request.threshold == 0 && request.flags == 0 &&
                request.given == 0);
    }
};

struct share_is_not_sampled : select::choice_rule<share_is_not_sampled> {
    MSR_RULE_TEXT(share_is_not_sampled,
                  "a share of slots is a part of a count and cannot overflow: it is not sampled");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &context) {
        return context.wanted.period == 0 || !M::is_of_share(context.wanted, context.on);
    }
};

/// Returns whether two requests count at the same privilege levels.
constexpr bool same_levels(const select::request &left, const select::request &other) {
    return left.counts_user() == other.counts_user() &&
           left.counts_kernel() == other.counts_kernel();
}

struct shares_have_same_levels : select::pair_rule<shares_have_same_levels> {
    MSR_RULE_TEXT(shares_have_same_levels,
                  "shares of slots are parts of one count: all of a plan are of the same privilege "
                  "levels");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &context) {
        return !M::is_of_share(context.one, context.on) ||
               !M::is_of_share(context.other, context.on) ||
               same_levels(context.one, context.other);
    }
};

struct slots_start_with_shares : select::pair_rule<slots_start_with_shares> {
    MSR_RULE_TEXT(slots_start_with_shares,
                  "shares of slots have fixed counter 3: slots beside them are not sampled and of "
                  "the same privilege levels, or on a general counter");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &context) {
        return fits<M>(context.one, context.other, context.on) &&
               fits<M>(context.other, context.one, context.on);
    }

private:
    template <typename M>
    static constexpr bool fits(const select::request &share, const select::request &other,
                               const target &target) {
        constexpr int slot_counter = static_cast<int>(first_fixed + slots_counter);
        if (!M::is_of_share(share, target) || (other.counter >= 0 && other.counter != slot_counter))
            return true;
        if ((M::counters_of(other, target) & select::set_of(slot_counter)) == 0) return true;
        return other.period == 0 && same_levels(share, other);
    }
};

/// The rules of two choices that only architectural performance monitoring has, in the order in
/// which they are checked.
using own_rules_of_pairs = rule_list<shares_have_same_levels, slots_start_with_shares>;

/// The rules of a choice that only architectural performance monitoring has, in the order in which
/// they are checked.
using own_rules = typename joined_rules<
    rule_list<unit_mask_has_each_group, register_of_event_is_known, equal_needs_threshold,
              transactions_are_of_one_thread, checkpointed_count_is_not_sampled,
              offcore_value_is_of_offcore_response, offcore_response_has_a_value>,
    rules_of_offcore_values,
    rule_list<frontend_value_is_of_frontend_retired, frontend_retired_has_a_value,
              load_latency_is_sampled_precisely, record_is_of_precise_samples,
              transactions_are_not_sampled_precisely, precise_sampling_is_of_one_thread,
              event_can_be_sampled_precisely, event_counts_without_samples,
              lbr_entries_are_of_lbr_group, load_latency_is_of_its_event,
              load_latency_counts_each_load, load_latency_is_3_cycles_or_more,
              precise_sampling_has_a_period, period_is_beyond_errata,
              load_latency_event_has_a_latency, share_has_no_filter, share_is_not_sampled,
              disputed_opens_counters>>::type;

// --- rules about the values of registers; see explain.hpp ---------------------------------------

using msr::privilege_is_not_empty;
using msr::reserved_bits_are_zero;
MSR_RULE(precise_counter_is_enabled,
         "a counter is to sample precisely, but its own enable bit holds it");
struct counter_is_enabled_twice
    : shared_rule<in_own_words::counter_is_enabled_twice, rule<counter_is_enabled_twice>> {
    MSR_RULE_TEXT(
        counter_is_enabled_twice,
        "a counter counts only with its own enable bit and with that of IA32_PERF_GLOBAL_CTRL");
};

} // namespace msr::perfmon
