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
#include <msr/pmu/explanation.hpp>
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

/// Returns the unit of the counter that a register belongs to; the core where the register belongs
/// to no counter.
constexpr unit unit_of(const named_register &row) {
    return row.number < 0 ? unit::core : range_of(row.number).counts;
}

namespace detail {

constexpr sequence<field_row> fields_of_counter(unit counts) {
    return counts == unit::umc ? tested_fields_of<umc_perf_ctr>() : tested_fields_of<perf_ctr>();
}

/// Calls `sink(const named_register &)` for the select register of a counter, then for its count
/// register.
/// `number`: number of the counter, which the target has
template <typename Sink>
constexpr void each_register_of(int number, const target &target, Sink &sink) {
    const select::counter_row &row = counter_table[number];
    const unit counts = range_of(number).counts;
    const select_layout layout = bank_of(counts, target).layout;
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
constexpr void each_register(const target &target, Sink &&sink) {
    const select::counter_set set = counters_of_target(target);
    for (int number = 0; number < int{counter_count}; ++number)
        if ((set & select::set_of(number)) != 0) detail::each_register_of(number, target, sink);
    if (!target.global_control) return;
    const named_register global[] = {
        register_of_fields("perf_cntr_global_status", global_status_address, register_kind::other,
                           -1, tested_fields_of<perf_cntr_global_status>()),
        register_of_fields("perf_cntr_global_ctl", global_control_address,
                           register_kind::global_control, -1,
                           tested_fields_of<perf_cntr_global_ctl>()),
        register_of_fields("perf_cntr_global_status_clr", global_status_clear_address,
                           register_kind::other, -1,
                           tested_fields_of<perf_cntr_global_status_clr>())};
    for (const named_register &row : global)
        sink(row);
}

/// Returns the register of a target at an address; an empty result where the target lacks the
/// register.
/// `address`: number of the register, as RDMSR takes it
constexpr found_register register_at(std::uint32_t address, const target &target) {
    return register_with_address(address, target);
}

/// Returns the register of a target by its name, in upper or lower case; an empty result where the
/// target lacks the register.
constexpr found_register register_named(text_view name, const target &target) {
    return register_with_name(name, target);
}

/// The part of a counter's use that AMD's counters alone have: whether the counter is merged with
/// another.
struct merging {
    /// Whether the counter, an odd one, takes the carry of the even counter before it.
    bool merges{};
};

/// The use of an AMD counter whose select register is among register values, with the request that
/// it counts.
using counting = counter_use<select::request, merging>;

namespace detail {

constexpr bool is_set(const layout_row &layout, select_field field, std::uint64_t value) {
    return layout.place(field).value_in(value) != 0;
}

/// Returns a request for the event that an event number and a unit mask select; a raw request where
/// the table has no such event.
/// `counts`: the unit of the counter
constexpr select::request event_held(unit counts, std::uint32_t code, std::uint32_t masks,
                                     const target &target) {
    const auto fits = [counts](const select::event_row &row, const select::request &request) {
        return unit_of(row) == counts && (request.chosen != 0 || row.needs == 0);
    };
    select::request raw = select::event_from<event_pmu>(code, masks, target, fits);
    if (!raw.is_raw()) return raw;
    constexpr flag_number flags[] = {flag_number::northbridge, flag_number::data_fabric,
                                     flag_number::l2i, flag_number::l3, flag_number::umc};
    constexpr unit units[] = {unit::northbridge, unit::data_fabric, unit::l2i, unit::l3, unit::umc};
    for (unsigned i = 0; i < 5; ++i)
        if (units[i] == counts) raw = select::with_flag(raw, static_cast<unsigned>(flags[i]));
    return raw;
}

/// Returns a request with the threads, cores and slices that a value of the select register names,
/// where the value does not name all of them.
/// `layout`: the layout of the select register
/// `value`: the value of the select register
constexpr select::request listening_held(select::request request, const layout_row &layout,
                                         std::uint64_t value) {
    const auto give = [&](value_number number, bool whole) {
        const auto index = static_cast<unsigned>(number);
        const field_place &place = layout.place(value_fields[index]);
        if (place.width == 0 || whole) return;
        request = select::with_value(request, index, place.value_in(value));
    };
    const auto is_full = [&](select_field field) {
        const field_place &place = layout.place(field);
        return place.value_in(value) == place.most();
    };
    give(value_number::thread_mask, is_full(select_field::thread_mask));
    give(value_number::slice_mask, is_full(select_field::slice_mask));
    give(value_number::slice_id, is_set(layout, select_field::en_all_slices, value));
    give(value_number::core_id, is_set(layout, select_field::en_all_cores, value));
    return request;
}

} // namespace detail

/// Returns what a counter of a target counts when its select register has a value.
/// `counter`: number of the counter in `counter_table`
/// `value`: value of the select register
constexpr counting counted_by(int counter, std::uint64_t value, const target &target) {
    const unit counts = range_of(counter).counts;
    const layout_row &layout = row_of(bank_of(counts, target).layout);
    const auto code = static_cast<std::uint32_t>(layout.event_in(value));
    const auto masks = static_cast<std::uint32_t>(layout.unit_mask_in(value));
    const bool core = counts == unit::core;
    const bool user = detail::is_set(layout, select_field::usr, value);
    const bool kernel = detail::is_set(layout, select_field::os, value);

    counting result{.counter = counter,
                    .address = counter_table[counter].select_address,
                    .wanted = detail::event_held(counts, code, masks, target),
                    .enabled = (value & layout.enable) != 0,
                    .interrupts = (value & layout.interrupt) != 0};
    result.particulars.merges = core && code == merge_event && includes_zen_or_newer(target);
    result.at_no_privilege = core && !user && !kernel && !result.particulars.merges;
    select::request &request = result.wanted;
    request.counter = static_cast<std::int8_t>(counter);
    request.user = user && !kernel;
    request.kernel = kernel && !user;
    request.edge = detail::is_set(layout, select_field::edge, value);
    request.invert = detail::is_set(layout, select_field::inv, value);
    request.threshold =
        static_cast<std::uint32_t>(layout.place(select_field::cnt_mask).value_in(value));
    const auto take = [&](select_field field, flag_number flag) {
        if (detail::is_set(layout, field, value))
            request = select::with_flag(request, static_cast<unsigned>(flag));
    };
    take(select_field::guest_only, flag_number::guest_only);
    take(select_field::host_only, flag_number::host_only);
    take(select_field::pin_ctl, flag_number::pin_ctl);
    request = detail::listening_held(request, layout, value);
    return result;
}

/// Returns the bit of PERF_CNTR_GLOBAL_CTL without which a counter of a target stands still; 0: the
/// target has no such register, or the counter is not one of the core.
/// `counter`: number of the counter in `counter_table`
constexpr std::uint64_t global_enable_of(int counter, const target &target) {
    const bool depends = target.global_control && range_of(counter).counts == unit::core;
    return depends ? std::uint64_t{1} << place_of(counter) : 0;
}

namespace detail {

/// Returns what a counter counts by its select register and by other register values, such as that
/// of PERF_CNTR_GLOBAL_CTL.
/// `counter`: number of the counter in `counter_table`
/// `value`: value of the select register
/// `values`: all register values
constexpr counting counted_by(int counter, std::uint64_t value, sequence<register_value> values,
                              const target &target) {
    counting counting = amd::counted_by(counter, value, target);
    if (const std::uint64_t enable = global_enable_of(counter, target); enable != 0)
        counting.global = global_enable_in(values, global_control_address, enable);
    return counting;
}

} // namespace detail

/// Calls `visit(const counting &)` for every counter whose select register is among several
/// register values.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &target, Each &&visit) {
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            if (row.kind == register_kind::select)
                visit(detail::counted_by(row.number, value, values, target));
        });
}

namespace detail {

/// Returns the rule that a counter's event and qualifiers break; the reserved bits of the select
/// register must be 0.
constexpr verdict check_selected(const counting &counting, const target &target) {
    if (!counting.particulars.merges) return select::check<event_pmu>(counting.wanted, target);
    // The plan of the even counter sets the odd counter that merges with the even counter.
    if (place_of(counting.counter) % 2 != 0) return {};
    return {&merge_is_of_odd_counter::text, {counter_table[counting.counter].select_name}};
}

/// Checks the select register of a counter by itself, and passes broken rules to `visit`. Where
/// reserved bits are set, the event and its qualifiers are not checked.
/// `reserved`: the reserved bits of the register that are set
template <typename Each>
constexpr void check_counter(const counting &counting, std::uint64_t reserved, const target &target,
                             Each &visit) {
    const verdict ruling = reserved == 0 ? check_selected(counting, target) : verdict{};
    msr::detail::report_request(counting, ruling, visit);
    msr::detail::check_privilege(counting, counter_table[counting.counter].name, visit);
}

} // namespace detail

/// Returns the rule that a counter breaks together with PERF_CNTR_GLOBAL_CTL. Bit n of this
/// register enables core counter n if the counter's own bit does, too (Linux). No source says
/// whether a merging counter, which counts nothing itself, depends on the bit; no rule is reported
/// for it.
constexpr verdict check_global_enable(const counting &result) {
    const bool is_held = result.enabled && result.global == global_enable::off;
    if (!is_held || result.particulars.merges) return {};
    return {&counter_is_enabled_twice::text,
            {counter_table[result.counter].name, "perf_cntr_global_ctl"}};
}

/// Calls `visit(const broken_value &)` for every rule that register values break on a target.
/// Values of registers that the target lacks are skipped.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &target, Each &&visit) {
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            const std::uint64_t reserved = value & row.reserved;
            msr::detail::check_reserved_bits(row, reserved, visit);
            if (row.kind != register_kind::select) return;
            const counting result = detail::counted_by(row.number, value, values, target);
            detail::check_counter(result, reserved, target, visit);
            if (const verdict verdict = check_global_enable(result); !verdict.legal())
                visit(broken_value{verdict, global_control_address,
                                   global_enable_of(result.counter, target)});
        });
}

/// Returns the first rule that the value of a counter's select register breaks; no rule where the
/// value is legal.
/// `counter`: number of the counter in `counter_table`
constexpr verdict check_value(int counter, std::uint64_t value, const target &target) {
    const register_value entry[] = {{counter_table[counter].select_address, value}};
    verdict first;
    each_broken(all_of(entry), target, [&first](const broken_value &broken) {
        if (first.legal()) first = broken.why;
    });
    return first;
}

} // namespace msr::amd
