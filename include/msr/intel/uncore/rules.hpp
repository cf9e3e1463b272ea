// The rules of boxes outside of the cores, in addition to those of all event-select counters
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

// --- rules about what a choice counts -----------------------------------------------------------

struct processor_has_box : select::detailed_rule<processor_has_box> {
    MSR_RULE_TEXT(processor_has_box, "the processor of the plan has no such box");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &subject) {
        return static_cast<bool>(unit_of(box_of(subject.wanted), subject.on));
    }
    /// Returns the name of the box that the processor lacks, for the sentence of the error.
    template <typename M>
    static constexpr const char *also(const select::considered<M> &subject) {
        const auto number = static_cast<unsigned>(box_of(subject.wanted));
        return number < box_count ? box_names[number] : "no box";
    }
};

struct free_running_event_is_read_only : select::choice_rule<free_running_event_is_read_only> {
    MSR_RULE_TEXT(free_running_event_is_read_only,
                  "this event is counted by a counter that always runs: it cannot be programmed, "
                  "stopped or set to 0");
    static constexpr bool holds(const select::considered_request &subject) {
        return !subject.wanted.is_listed || facts_of(*subject.wanted.listed).free_running < 0;
    }
};

struct match_registers_are_unknown : select::choice_rule<match_registers_are_unknown> {
    MSR_RULE_TEXT(match_registers_are_unknown,
                  "this event counts what other registers of its box match, which the library "
                  "does not write");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &subject) {
        if (!subject.wanted.is_listed) return true;
        const wanted_values wants = facts_of(*subject.wanted.listed).wants;
        const found_unit unit = unit_of(box_of(subject.wanted), subject.on);
        for (unsigned index = 0; index < 2; ++index)
            if (wants.filter[index] != 0 && unit && unit->filter[index] == 0) return false;
        return !wants.other_registers;
    }
};

// --- rules about the filters of a choice --------------------------------------------------------

struct filter_is_given : select::detailed_rule<filter_is_given> {
    MSR_RULE_TEXT(filter_is_given,
                  "this event counts what a filter or mask lets through: without it, it counts "
                  "nothing");
    static constexpr bool holds(const select::considered_request &subject) {
        return also(subject) == nullptr;
    }
    /// Returns the name of a filter or mask that the event needs and the choice does not give; null
    /// where no filter or mask is missing.
    static constexpr const char *also(const select::considered_request &subject) {
        const unsigned required = wanted_by(subject.wanted).values;
        for (unsigned index = 0; index < value_count; ++index)
            if ((required >> index & 1) != 0 && !subject.wanted.has_value(index))
                return value_rows[index].name;
        return nullptr;
    }
};

struct port_and_flow_are_given : select::choice_rule<port_and_flow_are_given> {
    MSR_RULE_TEXT(port_and_flow_are_given,
                  "a raw event of IIO counts nothing without ch_mask and fc_mask");
    static constexpr bool holds(const select::considered_request &subject) {
        if (!subject.wanted.is_raw() || box_of(subject.wanted) != box::iio) return true;
        return value_of(subject.wanted, value_number::ch_mask) != 0 &&
               value_of(subject.wanted, value_number::fc_mask) != 0;
    }
};

struct filter_belongs_to_event : select::detailed_rule<filter_belongs_to_event> {
    MSR_RULE_TEXT(filter_belongs_to_event,
                  "this filter has bits that the event does not look at: it would change what "
                  "others count");
    template <typename M>
    static constexpr bool holds(const select::considered<M> &subject) {
        return also(subject) == nullptr;
    }
    /// Returns the name of the filter that has bits which the event does not use; null where no
    /// filter has such bits.
    template <typename M>
    static constexpr const char *also(const select::considered<M> &subject) {
        const found_unit unit = unit_of(box_of(subject.wanted), subject.on);
        for (unsigned index = 0; index < 2; ++index)
            if (unit && (filter_value(subject.wanted, index) &
                         ~filter_bits(subject.wanted, index, *unit)) != 0)
                return value_rows[number_of(filter_number(index))].name;
        return nullptr;
    }
};

struct thread_is_given : select::choice_rule<thread_is_given> {
    MSR_RULE_TEXT(thread_is_given,
                  "tid_en counts for the thread that filter0 names, and filter0 is not given");
    static constexpr bool holds(const select::considered_request &subject) {
        return !has(subject.wanted, flag_number::tid_en) ||
               has(subject.wanted, value_number::filter0);
    }
};

// --- rules about choices that are counted together ----------------------------------------------

struct filter_has_one_value : select::pair_rule<filter_has_one_value> {
    MSR_RULE_TEXT(filter_has_one_value,
                  "a box has each filter once for all its counters, and these choices need "
                  "different values of it");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &subject) {
        if (box_of(subject.one) != box_of(subject.other)) return true;
        const found_unit unit = unit_of(box_of(subject.one), subject.on);
        return !unit || filters_agree(subject.one, subject.other, *unit);
    }
};

// --- rules about the processor on which a plan runs ---------------------------------------------

MSR_RULE(boxes_are_of_processor,
         "the plan was made for the boxes of another processor than this one");
MSR_RULE(box_is_reached_by_msr,
         "this box is reached by PCI or memory and has no MSRs: only Linux perf's PMU of the box "
         "counts its events");
MSR_RULE(box_address_is_known,
         "the MSRs of this box stand in a table in memory, which MSRs do not reach: only Linux "
         "perf's PMU of the box counts its events");
MSR_RULE(number_of_boxes_is_known,
         "the processor has several boxes of this kind, and the register with their number says 0 "
         "or more than are known: Linux perf's PMUs of the boxes count all");
MSR_RULE(number_stands_in_msr,
         "the processor has several boxes of this kind, and their number stands in a register of a "
         "PCI device, which MSRs do not reach: Linux perf's PMUs of the boxes count all");
MSR_RULE(number_is_not_that_of_cores,
         "the processor has several boxes of this kind, and no register says how many: those of "
         "cores that are fused off may count, too; Linux perf has a PMU for the box of each core");
MSR_RULE(number_stands_outside_table,
         "the processor has several boxes of this kind, and their number stands in a table in "
         "memory, which MSRs do not reach: Linux perf's PMUs of the boxes count all");

/// The rules that a single choice of a box's event must keep.
using own_rules =
    rule_list<processor_has_box, free_running_event_is_read_only, match_registers_are_unknown,
              filter_is_given, port_and_flow_are_given, filter_belongs_to_event, thread_is_given>;
/// The rules that two choices of boxes' events must keep together.
using own_rules_of_pairs = rule_list<filter_has_one_value>;

} // namespace msr::uncore
