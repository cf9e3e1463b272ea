// Explains register values: their fields by name, the event that a select register selects, and the
// rules that a value breaks.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/doubts.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/rules.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::amd {

using msr::broken_value;
using msr::found_register;
using msr::global_enable;
using msr::held_at;
using msr::named_register;
using msr::register_kind;
using msr::register_value;

/// Returns the unit of a register: that of its counter, or the core where it is of no counter.
constexpr unit unit_of(const named_register &one) {
    return one.number < 0 ? unit::core : range_of(one.number).counts;
}

namespace detail {

constexpr sequence<field_row> fields_of_counter(unit counts) {
    return counts == unit::umc ? tested_fields_of<umc_perf_ctr>() : tested_fields_of<perf_ctr>();
}

/// The two registers of a counter.
template <typename Sink>
constexpr void each_register_of(int number, const target &on, Sink &sink) {
    const select::counter_row &row = counter_table[number];
    const unit counts = range_of(number).counts;
    const select_layout layout = bank_of(counts, on).layout;
    named_register selects = register_of_fields(
        row.select_name, row.select_address, register_kind::select, number, row_of(layout).fields);
    named_register counter = register_of_fields(row.name, row.address, register_kind::counter,
                                                number, fields_of_counter(counts));
    selects.doubts = doubts_of(layout);
    selects.shared_by = counter.shared_by = sharers_of(counts);
    sink(static_cast<const named_register &>(selects));
    sink(static_cast<const named_register &>(counter));
}

} // namespace detail

/// Calls `sink(const named_register &)` for each register of the counters that a target has.
template <typename Sink>
constexpr void each_register(const target &on, Sink &&sink) {
    const select::counter_set some = counters_of_target(on);
    for (int number = 0; number < int{counter_count}; ++number)
        if ((some & select::set_of(number)) != 0) detail::each_register_of(number, on, sink);
    if (!on.global_control) return;
    const named_register global[] = {
        register_of_fields("perf_cntr_global_status", global_status_address, register_kind::other,
                           -1, tested_fields_of<perf_cntr_global_status>()),
        register_of_fields("perf_cntr_global_ctl", global_control_address,
                           register_kind::global_control, -1,
                           tested_fields_of<perf_cntr_global_ctl>()),
        register_of_fields("perf_cntr_global_status_clr", global_status_clear_address,
                           register_kind::other, -1,
                           tested_fields_of<perf_cntr_global_status_clr>())};
    for (const named_register &one : global)
        sink(one);
}

/// The register of a target at an address.
constexpr found_register register_at(std::uint32_t address, const target &on) {
    return register_with_address(address, on);
}

/// The register of a target by its name, in any case.
constexpr found_register register_named(text_view name, const target &on) {
    return register_with_name(name, on);
}

/// The merging of counters: an odd counter may serve the even counter before it.
struct merging {
    bool merges{}; ///< its counter takes the carry of the counter before it
};

/// A counter whose select register is among the values.
using counting = counter_use<select::request, merging>;

namespace detail {

constexpr bool is_set(const layout_row &layout, select_field which, std::uint64_t value) {
    return layout.place(which).value_in(value) != 0;
}

/// The event of a unit that a code and unit mask stand for; raw where the table has none.
constexpr select::request event_held(unit counts, std::uint32_t code, std::uint32_t masks,
                                     const target &on) {
    const auto fits = [counts](const select::event_row &row, const select::request &found) {
        return unit_of(row) == counts && (found.chosen != 0 || row.needs == 0);
    };
    select::request raw = select::event_from<event_pmu>(code, masks, on, fits);
    if (!raw.is_raw()) return raw;
    constexpr flag_number flags[] = {flag_number::northbridge, flag_number::data_fabric,
                                     flag_number::l2i, flag_number::l3, flag_number::umc};
    constexpr unit units[] = {unit::northbridge, unit::data_fabric, unit::l2i, unit::l3, unit::umc};
    for (unsigned i = 0; i < 5; ++i)
        if (units[i] == counts) raw = select::with_flag(raw, static_cast<unsigned>(flags[i]));
    return raw;
}

/// Threads and slices where the value names not all of them.
constexpr select::request listening_held(select::request wanted, const layout_row &layout,
                                         std::uint64_t value) {
    const auto give = [&](value_number number, bool all) {
        const auto which = static_cast<unsigned>(number);
        const field_place &place = layout.place(value_fields[which]);
        if (place.width == 0 || all) return;
        wanted = select::with_value(wanted, which, place.value_in(value));
    };
    const auto is_full = [&](select_field field) {
        const field_place &place = layout.place(field);
        return place.value_in(value) == place.most();
    };
    give(value_number::thread_mask, is_full(select_field::thread_mask));
    give(value_number::slice_mask, is_full(select_field::slice_mask));
    give(value_number::slice_id, is_set(layout, select_field::en_all_slices, value));
    give(value_number::core_id, is_set(layout, select_field::en_all_cores, value));
    return wanted;
}

} // namespace detail

/// Returns the events of a counter of a target whose select register holds `value`.
constexpr counting counted_by(int counter, std::uint64_t value, const target &on) {
    const unit counts = range_of(counter).counts;
    const layout_row &layout = row_of(bank_of(counts, on).layout);
    const auto code = static_cast<std::uint32_t>(layout.event_in(value));
    const auto masks = static_cast<std::uint32_t>(layout.unit_mask_in(value));
    const bool core = counts == unit::core;
    const bool user = detail::is_set(layout, select_field::usr, value);
    const bool kernel = detail::is_set(layout, select_field::os, value);

    counting found{.counter = counter,
                   .address = counter_table[counter].select_address,
                   .wanted = detail::event_held(counts, code, masks, on),
                   .enabled = (value & layout.enable) != 0,
                   .interrupts = (value & layout.interrupt) != 0};
    found.particulars.merges = core && code == merge_event && includes_zen_or_newer(on);
    found.at_no_privilege = core && !user && !kernel && !found.particulars.merges;
    select::request &wanted = found.wanted;
    wanted.counter = static_cast<std::int8_t>(counter);
    wanted.user = user && !kernel;
    wanted.kernel = kernel && !user;
    wanted.edge = detail::is_set(layout, select_field::edge, value);
    wanted.invert = detail::is_set(layout, select_field::inv, value);
    wanted.threshold =
        static_cast<std::uint32_t>(layout.place(select_field::cnt_mask).value_in(value));
    const auto take = [&](select_field field, flag_number flag) {
        if (detail::is_set(layout, field, value))
            wanted = select::with_flag(wanted, static_cast<unsigned>(flag));
    };
    take(select_field::guest_only, flag_number::guest_only);
    take(select_field::host_only, flag_number::host_only);
    take(select_field::pin_ctl, flag_number::pin_ctl);
    wanted = detail::listening_held(wanted, layout, value);
    return found;
}

/// The bit of PERF_CNTR_GLOBAL_CTL without which a counter of a target stands still; 0: none, for
/// the target has no such register, or the counter is not of the core.
constexpr std::uint64_t global_enable_of(int counter, const target &on) {
    const bool depends = on.global_control && range_of(counter).counts == unit::core;
    return depends ? std::uint64_t{1} << place_of(counter) : 0;
}

namespace detail {

/// Returns the use of a counter from its select register and from the other values, such as the
/// global enable bits.
constexpr counting counted_by(int counter, std::uint64_t value, sequence<register_value> values,
                              const target &on) {
    counting found = amd::counted_by(counter, value, on);
    const std::uint64_t enable = global_enable_of(counter, on);
    const register_value *const global = held_at(values, global_control_address);
    if (enable != 0)
        found.global = global == nullptr               ? global_enable::unknown
                       : (global->value & enable) == 0 ? global_enable::off
                                                       : global_enable::on;
    return found;
}

} // namespace detail

/// Calls `each(const counting &)` for every counter whose select register is among the values.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values)
        if (const found_register where = register_at(one.address, on);
            where && where.is.kind == register_kind::select)
            each(detail::counted_by(where.is.number, one.value, values, on));
}

namespace detail {

/// The rule that what a select register without reserved bits selects breaks.
constexpr verdict check_selected(const counting &found, const target &on) {
    if (!found.particulars.merges) return select::check<event_pmu>(found.wanted, on);
    // A counter that merges is set by the plan of the counter before it.
    if (place_of(found.counter) % 2 != 0) return {};
    return {&merge_is_of_odd_counter::text, {counter_table[found.counter].select_name}};
}

/// Checks one select register by itself. Where reserved bits are set, the event and its qualifiers
/// are not checked.
template <typename Each>
constexpr void check_counter(const counting &found, std::uint64_t reserved, const target &on,
                             Each &each) {
    const verdict why = reserved == 0 ? check_selected(found, on) : verdict{};
    if (!why.legal()) each(broken_value{why, found.address, 0, found.counter});
    if (found.enabled && found.at_no_privilege)
        each(broken_value{{&privilege_is_not_empty::text, {counter_table[found.counter].name}},
                          found.address});
}

} // namespace detail

/// The rule that a counter breaks beside PERF_CNTR_GLOBAL_CTL: bit n there enables counter n of the
/// core together with its own bit (Linux). It is not known whether a counter that merges, and
/// counts nothing itself, depends on it too.
constexpr verdict check_global_enable(const counting &found) {
    const bool is_held = found.enabled && found.global == global_enable::off;
    if (!is_held || found.particulars.merges) return {};
    return {&counter_is_enabled_twice::text,
            {counter_table[found.counter].name, "perf_cntr_global_ctl"}};
}

/// Calls `each(const broken_value &)` for every rule that the values break on a target. Registers
/// that the target does not have are not looked at.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values) {
        const found_register where = register_at(one.address, on);
        if (!where) continue;
        const std::uint64_t reserved = one.value & where.is.reserved;
        if (reserved != 0)
            each(broken_value{
                {&reserved_bits_are_zero::text, {where.is.name}}, one.address, reserved});
        if (where.is.kind != register_kind::select) continue;
        const counting found = detail::counted_by(where.is.number, one.value, values, on);
        detail::check_counter(found, reserved, on, each);
        if (const verdict why = check_global_enable(found); !why.legal())
            each(broken_value{why, global_control_address, global_enable_of(found.counter, on)});
    }
}

/// The first rule that the value of a counter's select register breaks.
constexpr verdict check_value(int counter, std::uint64_t value, const target &on) {
    const register_value one[] = {{counter_table[counter].select_address, value}};
    verdict first;
    each_broken(all_of(one), on, [&first](const broken_value &broken) {
        if (first.legal()) first = broken.why;
    });
    return first;
}

} // namespace msr::amd
