// Boxes outside of the cores as an event PMU (the members that the library's planner needs of a
// vendor's counters): the counters of all boxes of a processor stand side by side, and each event
// names its box.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/names.hpp>
#include <msr/intel/uncore/rules.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::uncore {

template <std::size_t Most>
struct program_writer;

/// The event PMU of boxes outside of the cores: the members that the planner of event PMUs reads;
/// see <msr/pmu/select/event_pmu.hpp>.
struct event_pmu : select::prefers_no_counter,
                   select::takes_one_counter,
                   select::is_as_sure_everywhere,
                   select::has_no_kinds,
                   select::has_no_numbers_of_its_own,
                   select::means_what_it_says,
                   select::has_usual_levels {
    using target = uncore::target; ///< the target of a plan: a processor
#define MSR_UNCORE_TARGET(name) uncore::name,
    /// The targets that the compiler's errors name.
    static constexpr target targets[] = {MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)};
#undef MSR_UNCORE_TARGET
    template <target On>
    struct named_target : detail::named_target<On> {};
    /// The type by which errors name the processor of a list of events.
    template <core Which>
    struct named_processor : detail::named_target<target_of(Which)> {};

    /// A set of the kinds of boxes that a plan uses: bit n for the `box` of number n.
    using usage = std::uint64_t;
    /// Returns the set of the kinds of boxes that some requests use.
    static constexpr usage usage_of(sequence<select::request> requests,
                                    const select::assignment *) {
        usage used = 0;
        for (const select::request &request : requests)
            used |= usage{1} << static_cast<unsigned>(box_of(request));
        return used;
    }
    /// Returns a legal verdict where the processor that CPUID describes is the target, else the
    /// rule `boxes_are_of_processor`. Which of the processor's boxes a backend reaches, the reads
    /// of counters in the program say.
    static verdict check_cpuid(const usage &, const target &processor, const cpuid_view &cpuid,
                               bool) {
        const identity found_identity = identify(cpuid);
        if (target_of(found_identity.is) != processor)
            return {&boxes_are_of_processor::text, {processor_row_of(processor.model).cpu}};
        return {};
    }
    /// Returns the length of a box's name with `::` at the beginning of a choice as text, such as 5
    /// for `cha::`; 0 where the text names no box.
    static constexpr std::size_t unit_prefix(text_view text) {
        const std::size_t length = text.find(':');
        if (length + 1 >= text.size() || text[length + 1] != ':') return 0;
        return box_number(text.prefix(length)) < box_count ? length + 2 : 0;
    }
    /// Adds the box that a prefix of a choice names to the request, where the event is raw. Returns
    /// whether the request is of the named box, which a request of a listed event may not be.
    /// `prefix`: the name of the box with `::`, such as `cha::`
    static constexpr bool take_unit(select::request &request, text_view prefix) {
        const auto kind = static_cast<box>(box_number(prefix.prefix(prefix.size() - 2)));
        if (request.is_raw() && event_of(request) == request.code)
            request.code = code_of(kind, request.code);
        return box_of(request) == kind;
    }
    /// Returns the name of a request's box, such as `cha`; empty where the request has no valid
    /// box.
    static constexpr const char *unit_name(const select::request &request) {
        const auto number = static_cast<unsigned>(box_of(request));
        return number < box_count ? box_names[number] : "";
    }
    /// Returns the event number of a request, without the number of the request's box.
    static constexpr std::uint32_t event_in_unit(const select::request &request) {
        return event_of(request);
    }

    /// Returns whether a processor has boxes that a table of the library describes.
    static constexpr bool knows(const target &processor) {
        return units_of(processor.model).units.size() != 0;
    }

    /// The table of events by name, which is empty: events of boxes stand in Intel's lists only.
    static constexpr sequence<select::event_row> events{};
    /// The counters of boxes; the index is the counter's number in the box.
    static constexpr sequence<select::counter_row> counters = all_of(counter_rows);
    /// The qualifiers of choices without a value; the index is the number of the `flag_number`.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);
    /// The qualifiers of choices with a value; the index is the number of the `value_number`.
    static constexpr sequence<select::qualifier_row> values = all_of(value_rows);
    /// The auxiliary registers of events, of which boxes have none.
    static constexpr sequence<select::auxiliary_row> auxiliaries{};
    /// The type by which errors name a counter of a box.
    template <int Number>
    struct named_counter : detail::counter_at<Number> {};
    /// The type by which errors name a qualifier without a value.
    template <unsigned Flag>
    struct named_flag : detail::flag_at<static_cast<flag_number>(Flag)> {};
    /// The type by which errors name a qualifier with its value.
    template <unsigned Which, std::uint64_t Value>
    struct named_value : detail::value_at<static_cast<value_number>(Which), Value> {};

    /// The methods of choices that only the PMU of boxes has.
    template <typename Choice>
    struct methods {
        /// Returns the choice with the flag `tid_en`: the counter counts only for the thread that
        /// the first filter of the box names.
        constexpr auto tid_en() const { return add<flag_number::tid_en>(); }
        /// Returns the choice of a PCU event, which counts while the occupancy is below the
        /// threshold.
        constexpr auto occ_invert() const { return add<flag_number::occ_invert>(); }
        /// Returns the choice of a PCU event, which counts how often the comparison of the
        /// occupancy with the threshold becomes true.
        constexpr auto occ_edge() const { return add<flag_number::occ_edge>(); }
        /// Returns the choice with bits of the unit mask beyond the first eight bits.
        /// `Value`: the extension of the unit mask, bits 63:32 of the select register
        template <std::uint64_t Value>
        constexpr auto umask_ext() const {
            return give<value_number::umask_ext, Value>();
        }
        /// Returns the choice of an IIO event, which counts only in some channels.
        /// `Mask`: the channels, a bit for each channel
        template <std::uint64_t Mask>
        constexpr auto ch_mask() const {
            return give<value_number::ch_mask, Mask>();
        }
        /// Returns the choice of an IIO event, which counts only some flow classes.
        /// `Mask`: a bit for each flow class: posted, not posted, completions
        template <std::uint64_t Mask>
        constexpr auto fc_mask() const {
            return give<value_number::fc_mask, Mask>();
        }
        /// Returns the choice with a value for the first filter register of the choice's box.
        /// `Value`: the value of the whole filter register
        template <std::uint64_t Value>
        constexpr auto filter0() const {
            return give<value_number::filter0, Value>();
        }
        /// Returns the choice with a value for the second filter register of the choice's box.
        /// `Value`: the value of the whole filter register
        template <std::uint64_t Value>
        constexpr auto filter1() const {
            return give<value_number::filter1, Value>();
        }

    private:
        template <flag_number Flag>
        constexpr auto add() const {
            return select::add_flag<number_of(Flag)>(static_cast<const Choice &>(*this));
        }
        template <value_number Which, std::uint64_t Value>
        constexpr auto give() const {
            return select::add_value<number_of(Which), Value>(static_cast<const Choice &>(*this));
        }
    };

    /// Returns the request to which the event of a row of a list is added.
    /// `base`: the request to which the event is added
    /// `row`: the row of the event in Intel's list
    static constexpr select::request with_row(const select::request &base,
                                              const select::listed_row &row) {
        return with_facts_of(base, row);
    }
    /// Returns whether a list of events is of the processor of a target.
    static constexpr bool has_list(const select::event_list &list, const target &processor) {
        return representative_of(list.of) == processor.model;
    }
    /// Returns whether a list of events exists for a processor; Westmere EP has Westmere's list.
    static constexpr bool list_exists(const target &processor) { return knows(processor); }
    /// Returns false: the PMU of boxes has no table of events beside Intel's lists.
    static constexpr bool exists(const select::event_row &, const target &) { return false; }

    /// Returns whether only the fixed counter of the box counts the event of a request.
    static constexpr bool is_of_fixed_counter(const select::request &request) {
        return request.is_listed && facts_of(*request.listed).fixed >= 0;
    }

    /// Returns the greatest value of each field of a request that the select register of the
    /// request's box takes.
    static constexpr select::limits limits_of(const select::request &request,
                                              const target &processor) {
        select::limits range{.flags = (1u << flag_count) - 1};
        const found_unit unit = unit_of(box_of(request), processor);
        // another rule reports a box that the processor lacks, so that this function accepts all
        // values
        if (!unit) {
            range.code = range.masks = range.threshold = ~std::uint32_t{0};
            range.edge = range.invert = true;
            for (std::uint64_t &bits : range.values)
                bits = ~std::uint64_t{0};
            return range;
        }
        const layout_row &fields = row_of(unit->layout);
        range.code = code_of(unit->kind, 0xff | (fields.event_upper.width != 0 ? 0x100u : 0u));
        range.masks = 0xff;
        range.flags = 0;
        if (is_of_fixed_counter(request)) return range;
        range.masks = static_cast<std::uint32_t>(fields.unit_mask_bits());
        range.threshold = static_cast<std::uint32_t>(fields.threshold.most());
        range.edge = fields.edge.width != 0;
        range.invert = fields.invert.width != 0;
        range.flags = (fields.thread.width != 0 ? 1u : 0u) |
                      (fields.occupancy_invert.width != 0 ? 2u : 0u) |
                      (fields.occupancy_edge.width != 0 ? 4u : 0u);
        range.values[number_of(value_number::umask_ext)] = fields.extension_bits();
        range.values[number_of(value_number::ch_mask)] = fields.channels.most();
        range.values[number_of(value_number::fc_mask)] = fields.flows.most();
        range.values[number_of(value_number::filter0)] = unit->filter_bits[0];
        range.values[number_of(value_number::filter1)] = unit->filter_bits[1];
        return range;
    }

    /// Returns the set of counters that some box of a processor has, bit n for counter n of a box.
    static constexpr select::counter_set counters_on(const target &processor) {
        select::counter_set set = 0;
        for (const unit_row &unit : units_of(processor.model).units)
            set |= unit.counter_set();
        return set;
    }

    /// Returns the counters of a request's box that can count the request's event; none where the
    /// processor has no such box.
    static constexpr select::counter_set counters_of(const select::request &request,
                                                     const target &processor) {
        const found_unit unit = unit_of(box_of(request), processor);
        if (!unit) return 0;
        const select::counter_set fixed = select::set_of(fixed_counter_number);
        const select::counter_set existing = unit->counter_set();
        if (is_of_fixed_counter(request)) return existing & fixed;
        if (!request.is_listed) return existing & ~fixed;
        return facts_of(*request.listed).counters & existing & ~fixed;
    }

    /// Returns the planner's numbers of a set of counters of a request's box. The planner numbers
    /// the counters of all boxes of a processor, box after box; the fixed counter is the last
    /// counter of a box.
    static constexpr select::counter_set
    places_of(select::counter_set set, const select::request &request, const target &processor) {
        const found_unit unit = unit_of(box_of(request), processor);
        if (!unit) return 0;
        const select::counter_set fixed = set >> fixed_counter_number & 1;
        const select::counter_set rest = set & ~select::set_of(fixed_counter_number);
        return (rest | fixed << unit->counters) << unit.first_place;
    }
    /// Returns the number, in a request's box, of the counter to which the planner gives the number
    /// `place`.
    static constexpr int counter_at(int place, const select::request &request,
                                    const target &processor) {
        const found_unit unit = unit_of(box_of(request), processor);
        const int number = place - static_cast<int>(unit.first_place);
        return number == unit->counters ? fixed_counter_number : number;
    }

    /// Returns no auxiliary registers: no event of a box needs a register that other choices share.
    static constexpr select::needs needs_of(const select::request &, const target &) { return {}; }

    /// Returns the reasons why the count of a request is not sure: a box that few sources describe,
    /// an event that the vendor calls experimental, a raw event whose counters are not known.
    static constexpr select::doubts doubts_of(const select::request &request,
                                              const target &processor) {
        select::doubts result{.limits_unknown = !request.is_listed};
        const found_unit unit = unit_of(box_of(request), processor);
        if (unit && unit->sure != confidence::high)
            result.add(
                {"the registers of this box are known from few sources", "pcm, Linux", unit->sure});
        if (request.is_listed && facts_of(*request.listed).experimental)
            result.add({"the vendor's list calls this event experimental",
                        "github.com/intel/perfmon", confidence::high});
        return result;
    }

    using rules = own_rules; ///< the rules that a single choice of a box's event must keep
    /// The rules that two choices of boxes' events must keep together.
    using rules_of_pairs = own_rules_of_pairs;

    /// Returns the program of a plan for boxes: the registers that the program writes and reads.
    /// program.hpp defines the function.
    template <std::size_t Most>
    static constexpr auto program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &processor);
};

/// Returns the PMU of a plan whose first argument is a target of boxes. Only the type of the result
/// is used: the function has no definition.
select::pmu<event_pmu> pmu_of(const target &);

/// The type of a raw event of a box in a plan, by which errors name the event.
template <box Kind, std::uint32_t Event>
struct box_event {
    /// The event code: the number of the box in the upper 16 bits, the event number in the lower.
    static constexpr std::uint32_t code = code_of(Kind, Event);
};

/// The choice of a raw event of a box, such as `raw<box::cha, 0x36, 0x21>`: any event number and
/// unit mask that the select register can hold. Which counters can count the event is not known.
template <box Kind, std::uint32_t Event, std::uint32_t UnitMask = 0>
inline constexpr select::choice<event_pmu, box_event<Kind, Event>, select::unit_mask<UnitMask>>
    raw{};

} // namespace msr::uncore
