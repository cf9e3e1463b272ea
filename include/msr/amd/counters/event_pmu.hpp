// AMD's counters as an event PMU (the members that the library's planner needs of a vendor's
// counters): core, northbridge or data fabric, L2I or L3, and memory controllers' counters stand
// side by side, and each event names the unit whose counters count it.
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

/// AMD's counters as a PMU whose counters select events; <msr/pmu/select/event_pmu.hpp> has the
/// members that every PMU of this type needs.
struct event_pmu : select::prefers_no_counter,
                   select::is_as_sure_everywhere,
                   select::has_no_kinds,
                   select::has_no_numbers_of_its_own,
                   select::means_what_it_says,
                   select::has_usual_levels {
    using target = amd::target; ///< the processors that a plan is made for
#define MSR_AMD_TARGET(name, ...) amd::name,
#define MSR_AMD_OTHER_NAME(...)
    /// The processors (targets of plans) for which the compiler's errors have a type.
    static constexpr target targets[] = {MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_OTHER_NAME)};
#undef MSR_AMD_TARGET
#undef MSR_AMD_OTHER_NAME
    template <target On>
    struct named_target : detail::named_target<On> {};
    /// The type that names, in the compiler's errors, the processor whose events a list has.
    template <core Which>
    struct named_processor : detail::named_target<target_of(Which)> {};
    /// A set of counters: the counters that assigned requests use, which the check of a processor
    /// compares with the counters that CPUID announces.
    using usage = select::counter_set;
    /// Returns the counters that assigned requests use.
    /// `assigned`: the counter of each request
    static constexpr usage usage_of(sequence<select::request> requests,
                                    const select::assignment *assigned) {
        usage used = 0;
        for (std::size_t i = 0; i < requests.size(); ++i)
            used |= select::set_of(assigned[i].counter);
        return used;
    }
    /// Returns the rule that a plan breaks on the processor whose CPUID answers, or no rule.
    /// `used`: the counters that the plan uses
    /// `finds_counters`: whether the kernel assigns counters itself, so that those of the plan need
    /// not exist
    static verdict check_cpuid(const usage &used, const target &target, const cpuid_view &cpuid,
                               bool finds_counters) {
        return check_processor(target, finds_counters ? 0 : used, detect(cpuid));
    }

    /// Returns whether a target is possible: it has a name, was found by CPUID, or is what all
    /// processors have.
    static constexpr bool knows(const target &target) {
        const unsigned maximum = target.core_extension ? 6 : 4;
        return target.generations >> generation_count == 0 && target.core_counters != 0 &&
               target.core_counters <= maximum && row_of(target.core_layout).counts == unit::core;
    }

    /// The events of AMD's counters for which this library has names.
    static constexpr sequence<select::event_row> events = all_of(event_table);
    /// All counters of AMD's processors, each at the position of its number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_table);
    /// The qualifiers of choices without a value, at the positions of `flag_number`.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);
    /// The qualifiers of choices with a value, at the positions of `value_number`.
    static constexpr sequence<select::qualifier_row> values = all_of(value_rows);
    /// The auxiliary registers of choices: none, since AMD's counters have no such registers.
    static constexpr sequence<select::auxiliary_row> auxiliaries{};
    /// The type that names a counter in the compiler's errors.
    template <int Number>
    struct named_counter : detail::counter_at<Number> {};
    /// The type that names a qualifier without a value in the compiler's errors.
    template <unsigned Flag>
    struct named_flag : detail::flag_at<static_cast<flag_number>(Flag)> {};
    /// The type that names a qualifier with its value in the compiler's errors.
    template <unsigned Which, std::uint64_t Value>
    struct named_value : detail::value_at<static_cast<value_number>(Which), Value> {};

    /// The methods that choices of AMD's counters have and choices of other PMUs lack.
    template <typename Choice>
    struct methods {
        /// Returns the choice that counts in guest mode only; not on K7, K8 and family 11h.
        constexpr auto guest_only() const { return add<flag_number::guest_only>(); }
        /// Returns the choice that counts in host mode only; not on K7, K8 and family 11h.
        constexpr auto host_only() const { return add<flag_number::host_only>(); }
        /// Returns the choice that drives the performance monitor pin; on K7 and K8 only.
        constexpr auto pin_ctl() const { return add<flag_number::pin_ctl>(); }
        /// Returns the raw choice as an event of the northbridge counters of families 15h and 16h.
        constexpr auto northbridge() const { return add<flag_number::northbridge>(); }
        /// Returns the raw choice as an event of the data fabric counters, from family 17h on.
        constexpr auto data_fabric() const { return add<flag_number::data_fabric>(); }
        /// Returns the raw choice as an event of the L2 interface counters of family 16h.
        constexpr auto l2i() const { return add<flag_number::l2i>(); }
        /// Returns the raw choice as an event of the L3 counters, from family 17h on.
        constexpr auto l3() const { return add<flag_number::l3>(); }
        /// Returns the raw choice as an event of the memory controllers' counters, from Zen 4 on.
        constexpr auto umc() const { return add<flag_number::umc>(); }
        /// Returns the choice that counts the traffic of some threads only; of L2I and L3 counters.
        /// `Mask`: a bit for each thread.
        template <std::uint64_t Mask>
        constexpr auto thread_mask() const {
            return give<value_number::thread_mask, Mask>();
        }
        /// Returns the choice that counts some slices of the L3 cache only; on family 17h. `Mask`:
        /// a bit for each slice.
        template <std::uint64_t Mask>
        constexpr auto slice_mask() const {
            return give<value_number::slice_mask, Mask>();
        }
        /// Returns the choice that counts a single slice of the L3 cache, `Slice`, 0 to 7; from
        /// family 19h on.
        template <std::uint64_t Slice>
        constexpr auto slice_id() const {
            return give<value_number::slice_id, Slice>();
        }
        /// Returns the choice that counts the traffic of a single core of the complex, `Core`, 0 to
        /// 7; from family 19h on.
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

    /// Returns the unit whose counters count a request.
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

    /// Returns a request with the event of a row of an event list. The row's numbers say which
    /// counters can count the event.
    static constexpr select::request with_row(const select::request &request,
                                              const select::listed_row &row) {
        return with_facts_of(request, row);
    }
    /// Returns whether an event list has the events of a processor of a target, and the target has
    /// no other kind of core.
    static constexpr bool has_list(const select::event_list &list, const target &target) {
        const unsigned place = generation_places[list.of];
        return place < generation_count &&
               target.is_among(static_cast<generation_set>(1u << place));
    }

    /// Returns whether the library has a list of events for a target of a single kind of core.
    static constexpr bool list_exists(const target &target) {
        for (unsigned place = 0; place < generation_count; ++place)
            if (target.is_among(static_cast<generation_set>(1u << place)) &&
                !event_codes_of(generations[place].is).empty())
                return true;
        return false;
    }

    /// Returns whether a target has an event and counters of the event's unit.
    static constexpr bool exists(const select::event_row &row, const target &target) {
        return target.is_among(generations_of(row)) &&
               bank_of(amd::unit_of(row), target).count != 0;
    }

    /// Returns the greatest numbers that the fields of a request may have on a target.
    static constexpr select::limits limits_of(const select::request &request,
                                              const target &target) {
        const unit counts = unit_of(request);
        const bank mine = bank_of(counts, target);
        select::limits maximum{.flags = flags_on(target)};
        // The target lacks the unit that counts the request's event: the rule about missing units
        // reports the mistake.
        if (mine.count == 0) {
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

    /// Returns the counters that a target has.
    static constexpr select::counter_set counters_on(const target &target) {
        return counters_of_target(target);
    }

    /// Returns the counters that can count a request on a target.
    static constexpr select::counter_set counters_of(const select::request &request,
                                                     const target &target) {
        const unit counts = unit_of(request);
        if (counts != unit::core) return counters_of_unit(counts, target);
        const std::uint32_t code = select::code_of<event_pmu>(request);
        return core_set(core_counters_for(code, select::masks_of<event_pmu>(request), target),
                        target);
    }

    /// Returns the auxiliary registers that a request needs: none, since AMD's counters have no
    /// such registers.
    static constexpr select::needs needs_of(const select::request &, const target &) { return {}; }

    /// Returns the flags of a raw request that give its unit, without which its number would mean
    /// another event. Returns 0 for a named event, whose unit is known, and for a request with
    /// several units, of which either may be left out.
    static constexpr std::uint32_t kind_flags(const select::request &request) {
        const std::uint32_t units = request.flags & unit_flags;
        return request.is_raw() && (units & (units - 1)) == 0 ? units : 0;
    }

    /// Returns the reasons why the count of a request is not sure: how the event's counts are known
    /// to differ from their documentation (traps), and whether the library lacks a list that says
    /// which counters can count a raw event of the core. The event that merges counters is known
    /// without a list.
    static constexpr select::doubts doubts_of(const select::request &request,
                                              const target &target) {
        const bool is_of_core = request.is_raw() && unit_of(request) == unit::core;
        select::doubts result{.limits_unknown = is_of_core && !is_known(request.code, target)};
        each_trap(target, unit_of(request), select::code_of<event_pmu>(request),
                  select::masks_of<event_pmu>(request),
                  [&](const select::trap &trap) { result.add(trap); });
        return result;
    }

    using rules = own_rules; ///< the rules of a single choice that other PMUs do not have
    using rules_of_pairs =
        own_rules_of_pairs; ///< the rules of two choices that other PMUs do not have

    /// Returns the program (register writes and counters to read) of assigned requests.
    /// `assigned`: the counter of each request
    template <std::size_t Most>
    static constexpr auto program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &target);

    /// Returns whether a request is for an event that takes two counters.
    static constexpr bool takes_two(const select::request &request, const target &target) {
        return unit_of(request) == unit::core &&
               is_large_increment(select::code_of<event_pmu>(request), target);
    }

private:
    /// Returns whether the table of events, or the lists of all processors of a target, have an
    /// event of the core with a number.
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

/// Gives, by its type, the PMU of a target, so that plans may begin with a target of AMD's
/// counters. The function has no body.
select::pmu<event_pmu> pmu_of(const target &);

} // namespace msr::amd
