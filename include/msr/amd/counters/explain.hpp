// What register values say: their fields by name, the event that a select register selects, and the
// rules that a value breaks.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/machine.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/rules.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/field.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/register.hpp>
#include <msr/rule.hpp>
#include <msr/select/describe.hpp>
#include <msr/select/planner.hpp>
#include <msr/select/request.hpp>
#include <msr/sequence.hpp>
#include <msr/text.hpp>

#include <cstdint>

namespace msr::amd {

enum class register_kind : std::uint8_t { select, counter, global };

/// A register of a target.
struct named_register {
    const char *name{};
    std::uint32_t address{};
    register_kind kind{};
    int counter = -1; ///< number of the counter that it selects for or is
    sequence<field_row> fields{};
    unit counts{}; ///< whose it is; see `scope_of`

    /// Bits that must be written as 0.
    constexpr std::uint64_t reserved() const { return bits_with(fields, access::reserved); }
    constexpr bool is_read_only() const {
        return bits_with(fields, access::read_write) == 0 &&
               bits_with(fields, access::write_1_to_clear) == 0;
    }
};

/// Calls `sink(const named_register &)` for each register of the counters that a target has.
template <typename Sink>
constexpr void each_register(const target &on, Sink &&sink) {
    const select::counter_set some = counters_of_target(on);
    for (int number = 0; number < int{counter_count}; ++number) {
        if ((some & select::set_of(number)) == 0) continue;
        const select::counter_row &row = counter_table[number];
        const unit counts = range_of(number).counts;
        const layout_row &layout = row_of(bank_of(counts, on).layout);
        const named_register selects{.name = row.select_name,
                                     .address = row.select_address,
                                     .kind = register_kind::select,
                                     .counter = number,
                                     .fields = layout.fields,
                                     .counts = counts};
        const named_register counter{.name = row.name,
                                     .address = row.address,
                                     .kind = register_kind::counter,
                                     .counter = number,
                                     .fields = fields_of<perf_ctr>(),
                                     .counts = counts};
        sink(selects);
        sink(counter);
    }
    if (!on.global_control) return;
    const named_register global[] = {{.name = "perf_cntr_global_status",
                                      .address = global_status_address,
                                      .kind = register_kind::global,
                                      .fields = fields_of<perf_cntr_global_status>()},
                                     {.name = "perf_cntr_global_ctl",
                                      .address = global_control_address,
                                      .kind = register_kind::global,
                                      .fields = fields_of<perf_cntr_global_ctl>()},
                                     {.name = "perf_cntr_global_status_clr",
                                      .address = global_status_clear_address,
                                      .kind = register_kind::global,
                                      .fields = fields_of<perf_cntr_global_status_clr>()}};
    for (const named_register &one : global)
        sink(one);
}

/// What a search for a register gave.
using found_register = found_in<named_register>;

/// The register of a target at an address.
constexpr found_register register_at(std::uint32_t address, const target &on) {
    return register_with_address<named_register>(address, on);
}

/// The register of a target by its name, in any case.
constexpr found_register register_named(text_view name, const target &on) {
    return register_with_name<named_register>(name, on);
}

/// What a select register says.
struct held {
    select::request wanted{}; ///< on its counter; a raw event where the table has none
    bool enabled{};
    bool interrupts{};
    bool counts_nothing{}; ///< neither user nor kernel
    bool merges{};         ///< its counter takes the carry of the one before it
};

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
    select::request raw = select::event_from<machine>(code, masks, on, fits);
    if (!raw.is_raw()) return raw;
    constexpr flag_number flags[] = {flag_number::northbridge, flag_number::data_fabric,
                                     flag_number::l2i, flag_number::l3};
    constexpr unit units[] = {unit::northbridge, unit::data_fabric, unit::l2i, unit::l3};
    for (unsigned i = 0; i < 4; ++i)
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

/// What the select register of a counter of a target says when it holds `value`.
constexpr held held_by(int counter, std::uint64_t value, const target &on) {
    const unit counts = range_of(counter).counts;
    const layout_row &layout = row_of(bank_of(counts, on).layout);
    const auto code = static_cast<std::uint32_t>(layout.event_in(value));
    const auto masks = static_cast<std::uint32_t>(layout.unit_mask_in(value));
    const bool core = counts == unit::core;
    const bool user = detail::is_set(layout, select_field::usr, value);
    const bool kernel = detail::is_set(layout, select_field::os, value);

    held found{.wanted = detail::event_held(counts, code, masks, on),
               .enabled = (value & layout.enable) != 0,
               .interrupts = (value & layout.interrupt) != 0,
               .merges = core && code == merge_event && includes_zen_or_newer(on)};
    found.counts_nothing = core && !user && !kernel && !found.merges;
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

namespace detail {

/// The rule that what a select register selects breaks.
constexpr verdict check_selected(int counter, std::uint64_t value, const target &on) {
    const select::counter_row &row = counter_table[counter];
    const layout_row &layout = row_of(bank_of(range_of(counter).counts, on).layout);
    if ((value & layout.reserved) != 0) return {&reserved_bits_are_zero::text, {row.select_name}};
    const held found = held_by(counter, value, on);
    // One that merges is set by the plan of the counter before it.
    if (found.merges) {
        if (place_of(counter) % 2 == 0) return {&merge_is_of_odd_counter::text, {row.select_name}};
        return {};
    }
    return select::check<machine>(found.wanted, on);
}

} // namespace detail

/// Calls `each(const verdict &)` for every rule that a select register's value breaks on a target.
/// Behind reserved bits that are set, the event and its qualifiers are not looked at.
template <typename Each>
constexpr void each_broken(int counter, std::uint64_t value, const target &on, Each &&each) {
    if (const verdict why = detail::check_selected(counter, value, on); !why.legal()) each(why);
    if (const held found = held_by(counter, value, on); found.enabled && found.counts_nothing)
        each(verdict{&privilege_is_not_empty::text, {counter_table[counter].name}});
}

/// The first of these rules.
constexpr verdict check_value(int counter, std::uint64_t value, const target &on) {
    verdict first;
    each_broken(counter, value, on, [&first](const verdict &one) {
        if (first.legal()) first = one;
    });
    return first;
}

/// The bit of PERF_CNTR_GLOBAL_CTL without which a counter of a target stands still; 0: none, for
/// the target has no such register, or the counter is not of the core.
constexpr std::uint64_t global_enable_of(int counter, const target &on) {
    const bool depends = on.global_control && range_of(counter).counts == unit::core;
    return depends ? std::uint64_t{1} << place_of(counter) : 0;
}

/// The rule that the value of a select register breaks beside one of PERF_CNTR_GLOBAL_CTL: bit n
/// there enables counter n of the core together with its own bit (Linux).
constexpr verdict check_global_enable(int counter, std::uint64_t value,
                                      std::uint64_t global_control, const target &on) {
    const std::uint64_t enable = global_enable_of(counter, on);
    const held found = held_by(counter, value, on);
    const bool is_held = enable != 0 && (global_control & enable) == 0;
    // Whether one that merges, and counts nothing itself, depends on it too, the facts do not say.
    if (!is_held || !found.enabled || found.merges) return {};
    return {&counter_is_enabled_twice::text, {counter_table[counter].name, "perf_cntr_global_ctl"}};
}

} // namespace msr::amd
