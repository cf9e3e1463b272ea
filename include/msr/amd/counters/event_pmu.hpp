// AMD's counters as an event PMU: core, northbridge or data fabric, L2I or L3, and memory
// controllers' counters stand side by side, and each event names the unit whose counters count it.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/event_codes.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/listed_units.hpp>
#include <msr/amd/counters/names.hpp>
#include <msr/amd/counters/processor.hpp>
#include <msr/amd/counters/rules.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/amd/counters/traps.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::amd {

template <std::size_t Most>
struct program_writer;

/// AMD's counters as an event PMU of the shared planner; see <msr/pmu/select/event_pmu.hpp>.
struct event_pmu : select::prefers_no_counter,
                   select::is_as_sure_everywhere,
                   select::has_no_kinds,
                   select::has_no_numbers_of_its_own,
                   select::means_what_it_says,
                   select::has_usual_levels {
    using target = amd::target; ///< the processors that a plan is made for
#define MSR_AMD_TARGET(name, ...) amd::name,
#define MSR_AMD_OTHER_NAME(...)
    /// The targets that errors name.
    static constexpr target targets[] = {MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_OTHER_NAME)};
#undef MSR_AMD_TARGET
#undef MSR_AMD_OTHER_NAME
    template <target On>
    struct named_target : detail::named_target<On> {};
    /// The processor that a list is of.
    template <core Which>
    struct named_processor : detail::named_target<target_of(Which)> {};
    /// The counters of assigned requests, which the check of a processor compares with the counters
    /// that CPUID reports.
    using usage = select::counter_set;
    /// The counters of assigned requests.
    static constexpr usage usage_of(sequence<select::request> requests,
                                    const select::assignment *assigned) {
        usage used = 0;
        for (std::size_t i = 0; i < requests.size(); ++i)
            used |= select::set_of(assigned[i].counter);
        return used;
    }
    /// Returns the rule that the plan breaks on the processor whose CPUID answers.
    /// `finds_counters`: the kernel assigns counters itself, so that those of the plan need not
    /// exist.
    static verdict check_cpuid(const usage &used, const target &target, const cpuid_view &cpuid,
                               bool finds_counters) {
        return check_processor(target, finds_counters ? 0 : used, detect(cpuid));
    }

    /// Whether a target has a name, was found by CPUID, or is what all processors have.
    static constexpr bool knows(const target &target) {
        const unsigned maximum = target.core_extension ? 6 : 4;
        return target.generations >> generation_count == 0 && target.core_counters != 0 &&
               target.core_counters <= maximum && row_of(target.core_layout).counts == unit::core;
    }

    /// The table of events.
    static constexpr sequence<select::event_row> events = all_of(event_table);
    /// The counters, by number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_table);
    /// The qualifiers that are flags, by number.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);
    /// The qualifiers that have values, by number.
    static constexpr sequence<select::qualifier_row> values = all_of(value_rows);
    /// AMD's counters have no auxiliary registers.
    static constexpr sequence<select::auxiliary_row> auxiliaries{};
    /// The type that names a counter in errors.
    template <int Number>
    struct named_counter : detail::counter_at<Number> {};
    /// The type that names a qualifier without a value in errors.
    template <unsigned Flag>
    struct named_flag : detail::flag_at<static_cast<flag_number>(Flag)> {};
    /// The type that names a qualifier with its value in errors.
    template <unsigned Which, std::uint64_t Value>
    struct named_value : detail::value_at<static_cast<value_number>(Which), Value> {};

    /// The methods of choices that only this PMU has.
    template <typename Choice>
    struct methods {
        /// Count in guest mode only; not on K7, K8 and family 11h.
        constexpr auto guest_only() const { return add<flag_number::guest_only>(); }
        /// Count in host mode only; not on K7, K8 and family 11h.
        constexpr auto host_only() const { return add<flag_number::host_only>(); }
        /// Drive the performance monitor pin; K7 and K8.
        constexpr auto pin_ctl() const { return add<flag_number::pin_ctl>(); }
        /// A raw event of the northbridge counters of families 15h and 16h.
        constexpr auto northbridge() const { return add<flag_number::northbridge>(); }
        /// A raw event of the data fabric counters from family 17h on.
        constexpr auto data_fabric() const { return add<flag_number::data_fabric>(); }
        /// A raw event of the L2 interface counters of family 16h.
        constexpr auto l2i() const { return add<flag_number::l2i>(); }
        /// A raw event of the L3 counters from family 17h on.
        constexpr auto l3() const { return add<flag_number::l3>(); }
        /// A raw event of the memory controllers' counters from Zen 4 on.
        constexpr auto umc() const { return add<flag_number::umc>(); }
        /// Count the traffic of these threads only: L2I and L3 counters, a bit for each thread.
        template <std::uint64_t Mask>
        constexpr auto thread_mask() const {
            return give<value_number::thread_mask, Mask>();
        }
        /// Count these slices of the L3 cache only, a bit for each slice; family 17h.
        template <std::uint64_t Mask>
        constexpr auto slice_mask() const {
            return give<value_number::slice_mask, Mask>();
        }
        /// Count this slice of the L3 cache only, 0 to 7; from family 19h on.
        template <std::uint64_t Slice>
        constexpr auto slice_id() const {
            return give<value_number::slice_id, Slice>();
        }
        /// Count the traffic of this core of the complex only, 0 to 7; from family 19h on.
        template <std::uint64_t Core>
        constexpr auto core_id() const {
            return give<value_number::core_id, Core>();
        }

    private:
        template <flag_number Flag>
        constexpr auto add() const {
            return select::add_flag<static_cast<unsigned>(Flag)>(
                static_cast<const Choice &>(*this));
        }
        template <value_number Which, std::uint64_t Value>
        constexpr auto give() const {
            return select::add_value<static_cast<unsigned>(Which), Value>(
                static_cast<const Choice &>(*this));
        }
    };

    /// The unit whose event a request counts.
    static constexpr unit unit_of(const select::request &request) {
        if (request.event >= 0 && static_cast<unsigned>(request.event) < event_count)
            return amd::unit_of(event_table[request.event]);
        if (request.is_listed) return amd::unit_of(*request.listed);
        if (has(request, flag_number::northbridge)) return unit::northbridge;
        if (has(request, flag_number::data_fabric)) return unit::data_fabric;
        if (has(request, flag_number::l2i)) return unit::l2i;
        if (has(request, flag_number::l3)) return unit::l3;
        if (has(request, flag_number::umc)) return unit::umc;
        return unit::core;
    }

    /// A request of an event of a list; which counters count it, its numbers say.
    static constexpr select::request with_row(const select::request &request,
                                              const select::listed_row &row) {
        return with_facts_of(request, row);
    }
    /// Whether a list is of the processors of a target.
    static constexpr bool has_list(const select::event_list &list, const target &target) {
        const unsigned place = generation_places[list.of];
        return place < generation_count &&
               target.is_among(static_cast<generation_set>(1u << place));
    }

    /// Whether there is a list of events for a generation of the target.
    static constexpr bool list_exists(const target &target) {
        for (unsigned place = 0; place < generation_count; ++place)
            if (target.is_among(static_cast<generation_set>(1u << place)) &&
                !event_codes_of(generations[place].is).empty())
                return true;
        return false;
    }

    /// Whether the target has an event and counters of its unit.
    static constexpr bool exists(const select::event_row &row, const target &target) {
        return target.is_among(generations_of(row)) &&
               bank_of(amd::unit_of(row), target).count != 0;
    }

    /// The greatest numbers that the fields of a request may have on a target.
    static constexpr select::limits limits_of(const select::request &request,
                                              const target &target) {
        const unit counts = unit_of(request);
        const bank mine = bank_of(counts, target);
        select::limits maximum{.flags = flags_on(target)};
        if (mine.count == 0) { // the processor lacks the unit, which is the mistake to report
            maximum.code = maximum.masks = ~std::uint32_t{0};
            return maximum;
        }
        const layout_row &layout = row_of(mine.layout);
        const bool core = counts == unit::core;
        maximum.code = static_cast<std::uint32_t>(low_bits(layout.event_width));
        maximum.masks = static_cast<std::uint32_t>(low_bits(layout.unit_mask_width));
        maximum.threshold = core ? 0xff : 0;
        maximum.privilege = maximum.edge = maximum.invert = core;
        if (!core) maximum.flags &= unit_flags;
        for (unsigned index = 0; index < value_count; ++index)
            maximum.values[index] = layout.place(value_fields[index]).most();
        // A counter that interrupts starts below its overflow, with bit 47 set.
        if (layout.interrupt != 0) maximum.most_period = std::uint64_t{1} << (counter_width - 1);
        return maximum;
    }

    /// The counters that a target has.
    static constexpr select::counter_set counters_on(const target &target) {
        return counters_of_target(target);
    }

    /// The counters that can count a request on a target.
    static constexpr select::counter_set counters_of(const select::request &request,
                                                     const target &target) {
        const unit counts = unit_of(request);
        if (counts != unit::core) return counters_of_unit(counts, target);
        const std::uint32_t code = select::code_of<event_pmu>(request);
        return core_set(core_counters_for(code, select::masks_of<event_pmu>(request), target),
                        target);
    }

    /// Returns no register: requests need none but select registers.
    static constexpr select::needs needs_of(const select::request &, const target &) { return {}; }

    /// The unit of a raw event says which kind of counter counts it: without it the number means
    /// another event. A named event has its unit, and of two units either can be left out.
    static constexpr std::uint32_t kind_flags(const select::request &request) {
        const std::uint32_t units = request.flags & unit_flags;
        return request.is_raw() && (units & (units - 1)) == 0 ? units : 0;
    }

    /// No list says which counters count a raw event of the core of another code. The event that
    /// merges counters is known by itself.
    static constexpr select::doubts doubts_of(const select::request &request,
                                              const target &target) {
        const bool is_of_core = request.is_raw() && unit_of(request) == unit::core;
        select::doubts result{.limits_unknown = is_of_core && !is_known(request.code, target)};
        each_trap(target, unit_of(request), select::code_of<event_pmu>(request),
                  select::masks_of<event_pmu>(request),
                  [&](const select::trap &trap) { result.add(trap); });
        return result;
    }

    using rules = own_rules;                   ///< the rules of a choice on these counters alone
    using rules_of_pairs = own_rules_of_pairs; ///< the rules of two choices on these counters alone

    /// The program of assigned requests.
    template <std::size_t Most>
    static constexpr auto program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &target);

    /// Whether a request is for an event that takes two counters.
    static constexpr bool takes_two(const select::request &request, const target &target) {
        return unit_of(request) == unit::core &&
               is_large_increment(select::code_of<event_pmu>(request), target);
    }

private:
    /// Whether the lists of all processors of a target, or the table, have events of a code.
    static constexpr bool is_known(std::uint32_t code, const target &target) {
        if (code == merge_event && includes_zen_or_newer(target)) return true;
        for (const select::event_row &row : event_table)
            if (row.code == code && amd::unit_of(row) == unit::core && exists(row, target))
                return true;
        bool everywhere = target.generations != 0;
        for (unsigned place = 0; place < generation_count; ++place)
            if ((target.generations >> place & 1) != 0)
                everywhere = everywhere && has_code(event_codes_of(generations[place].is), code);
        return everywhere;
    }
    static constexpr std::uint32_t flags_on(const target &target) {
        constexpr auto bit = [](flag_number flag) {
            return std::uint32_t{1} << static_cast<unsigned>(flag);
        };
        std::uint32_t number = 0;
        if (target.core_layout == select_layout::core)
            number |= bit(flag_number::guest_only) | bit(flag_number::host_only);
        if (target.is_among(of_generations(generation::k7, generation::k8)))
            number |= bit(flag_number::pin_ctl);
        if (bank_of(unit::northbridge, target).count != 0) number |= bit(flag_number::northbridge);
        if (bank_of(unit::data_fabric, target).count != 0) number |= bit(flag_number::data_fabric);
        if (bank_of(unit::l2i, target).count != 0) number |= bit(flag_number::l2i);
        if (bank_of(unit::l3, target).count != 0) number |= bit(flag_number::l3);
        if (bank_of(unit::umc, target).count != 0) number |= bit(flag_number::umc);
        return number;
    }
};

/// The PMU of a target, for plans that begin with one.
select::pmu<event_pmu> pmu_of(const target &);

} // namespace msr::amd
