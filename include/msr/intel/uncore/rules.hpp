// The rules that boxes outside of the cores have beside those of all event-select counters
// (msr/pmu/select/rules.hpp), in the order of the lists at the end.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/uncore/filters.hpp>
#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/names.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstdint>

namespace msr::uncore {

// --- what is counted ----------------------------------------------------------------------------

struct processor_has_box : select::detailed_rule<processor_has_box> {
    MSR_RULE_TEXT(processor_has_box, "the processor of the plan has no such box");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &of) {
        return static_cast<bool>(unit_of(box_of(of.wanted), of.on));
    }
    template <typename M>
    static constexpr const char *also(const select::considered<M> &of) {
        const auto number = static_cast<unsigned>(box_of(of.wanted));
        return number < box_count ? box_names[number] : "no box";
    }
};

struct free_running_event_is_read_only : select::choice_rule<free_running_event_is_read_only> {
    MSR_RULE_TEXT(free_running_event_is_read_only,
                  "this event is counted by a counter that always runs: it cannot be programmed, "
                  "stopped or set to 0");
    static constexpr bool holds(const select::considered_request &of) {
        return !of.wanted.is_listed || facts_of(*of.wanted.listed).free_running < 0;
    }
};

struct match_registers_are_unknown : select::choice_rule<match_registers_are_unknown> {
    MSR_RULE_TEXT(match_registers_are_unknown,
                  "this event counts what other registers of its box match, which the library "
                  "does not write");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &of) {
        if (!of.wanted.is_listed) return true;
        const wanted_values wants = facts_of(*of.wanted.listed).wants;
        const found_unit unit = unit_of(box_of(of.wanted), of.on);
        for (unsigned which = 0; which < 2; ++which)
            if (wants.filter[which] != 0 && unit && unit->filter[which] == 0) return false;
        return !wants.other_registers;
    }
};

// --- how it is filtered -------------------------------------------------------------------------

struct filter_is_given : select::detailed_rule<filter_is_given> {
    MSR_RULE_TEXT(filter_is_given,
                  "this event counts what a filter or mask lets through: without it, it counts "
                  "nothing");
    static constexpr bool holds(const select::considered_request &of) {
        return also(of) == nullptr;
    }
    static constexpr const char *also(const select::considered_request &of) {
        const unsigned wanted = wanted_by(of.wanted).values;
        for (unsigned which = 0; which < value_count; ++which)
            if ((wanted >> which & 1) != 0 && !of.wanted.has_value(which))
                return value_rows[which].name;
        return nullptr;
    }
};

struct port_and_flow_are_given : select::choice_rule<port_and_flow_are_given> {
    MSR_RULE_TEXT(port_and_flow_are_given,
                  "a raw event of IIO counts nothing without ch_mask and fc_mask");
    static constexpr bool holds(const select::considered_request &of) {
        if (!of.wanted.is_raw() || box_of(of.wanted) != box::iio) return true;
        return value_of(of.wanted, value_number::ch_mask) != 0 &&
               value_of(of.wanted, value_number::fc_mask) != 0;
    }
};

struct filter_belongs_to_event : select::detailed_rule<filter_belongs_to_event> {
    MSR_RULE_TEXT(filter_belongs_to_event,
                  "this filter has bits that the event does not look at: it would change what "
                  "others count");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &of) {
        return also(of) == nullptr;
    }
    template <typename M>
    static constexpr const char *also(const select::considered<M> &of) {
        const found_unit unit = unit_of(box_of(of.wanted), of.on);
        for (unsigned which = 0; which < 2; ++which)
            if (unit &&
                (filter_value(of.wanted, which) & ~filter_bits(of.wanted, which, *unit)) != 0)
                return value_rows[number_of(filter_number(which))].name;
        return nullptr;
    }
};

struct thread_is_given : select::choice_rule<thread_is_given> {
    MSR_RULE_TEXT(thread_is_given,
                  "tid_en counts for the thread that filter0 names, and filter0 is not given");
    static constexpr bool holds(const select::considered_request &of) {
        return !has(of.wanted, flag_number::tid_en) || has(of.wanted, value_number::filter0);
    }
};

// --- together -----------------------------------------------------------------------------------

struct filter_has_one_value : select::pair_rule<filter_has_one_value> {
    MSR_RULE_TEXT(filter_has_one_value,
                  "a box has each filter once for all its counters, and these choices need "
                  "different values of it");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &of) {
        if (box_of(of.one) != box_of(of.other)) return true;
        const found_unit unit = unit_of(box_of(of.one), of.on);
        return !unit || filters_agree(of.one, of.other, *unit);
    }
};

// --- where a plan runs --------------------------------------------------------------------------

MSR_RULE(boxes_are_of_processor,
         "the plan was made for the boxes of another processor than this one");
MSR_RULE(box_is_reached_by_msr,
         "this box is reached by PCI or memory and has no MSRs: only Linux perf's PMU of the box "
         "counts its events");
MSR_RULE(box_address_is_known,
         "the MSRs of this box stand in a table in memory, which MSRs do not reach: only Linux "
         "perf's PMU of the box counts its events");

/// Of one choice.
using own_rules =
    rule_list<processor_has_box, free_running_event_is_read_only, match_registers_are_unknown,
              filter_is_given, port_and_flow_are_given, filter_belongs_to_event, thread_is_given>;
/// Of two choices.
using own_rules_of_pairs = rule_list<filter_has_one_value>;

} // namespace msr::uncore
