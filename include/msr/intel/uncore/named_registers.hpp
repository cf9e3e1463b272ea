// The registers of boxes outside of the cores by address and by name, with the fields of their
// values. A number stands for different registers on different processors, so each search needs a
// target.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/uncore/box_registers.hpp>
#include <msr/intel/uncore/program.hpp>
#include <msr/intel/uncore/select_registers.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::uncore {

using msr::found_register;
using msr::named_register;
using msr::register_kind;

/// Returns the fields of a select register's layout, reserved fields included.
constexpr sequence<field_row> fields_of(layout kind) {
    switch (kind) {
#define MSR_UNCORE_LAYOUT(name)                                                                    \
    case layout::name:                                                                             \
        return tested_fields_of<name>();
        MSR_UNCORE_LAYOUTS(MSR_UNCORE_LAYOUT)
#undef MSR_UNCORE_LAYOUT
    }
    return {};
}

constexpr sequence<field_row> fields_of(control style) {
    return style == control::generic ? tested_fields_of<generic_box_control>()
                                     : tested_fields_of<box_control>();
}

/// Returns the fields of a filter register whose fields have the given bits; none where no register
/// type has exactly these bits.
constexpr sequence<field_row> fields_of_filter(std::uint32_t bits) {
    const sequence<field_row> known[] = {
        tested_fields_of<cbo_filter_jkt>(),  tested_fields_of<cbo_filter0_ivt>(),
        tested_fields_of<cbo_filter0>(),     tested_fields_of<cbo_filter1>(),
        tested_fields_of<cha_filter0_skx>(), tested_fields_of<cha_filter1_skx>(),
        tested_fields_of<cha_filter0_knl>(), tested_fields_of<cha_filter1_knl>(),
        tested_fields_of<cha_filter>(),      tested_fields_of<pcu_filter>(),
        tested_fields_of<ubox_filter>()};
    for (const sequence<field_row> &fields : known)
        if (~bits_with(fields, access::reserved) == bits) return fields;
    return {};
}

namespace detail {

/// Calls `sink(const named_register &)` for each register of a box.
/// `offset`: distance of the registers from those of box 0 of the kind
template <typename Sink>
constexpr void each_register_of(const unit_row &unit, std::int32_t offset, Sink &sink) {
    const auto kind = static_cast<unsigned>(unit.kind);
    const auto tell = [&](const char *name, std::uint32_t address, register_kind purpose,
                          int number, sequence<field_row> fields) {
        if (address == 0) return;
        named_register entry = register_of_fields(
            name, static_cast<std::uint32_t>(static_cast<std::int32_t>(address) + offset), purpose,
            number, fields);
        entry.shared_by = unit.shared_by;
        sink(static_cast<const named_register &>(entry));
    };
    tell(register_names[kind].control, unit.control, register_kind::control, -1,
         fields_of(unit.style));
    for (int index = 0; index < 2; ++index)
        tell(register_names[kind].filters[index], unit.filter[index], register_kind::filter, index,
             fields_of_filter(unit.filter_bits[index]));
    for (int number = 0; number < counter_count; ++number) {
        if ((unit.counter_set() >> number & 1) == 0) continue;
        const counter_registers own = registers_of(unit, number);
        const bool fixed = number == fixed_counter_number;
        tell(own.select_name, own.select, register_kind::select, number,
             fields_of(fixed ? layout::clock_select : unit.layout));
        tell(own.name, own.counter, register_kind::counter, number, {});
    }
}

} // namespace detail

/// Calls `sink(const named_register &)` for each register of box 0 of each kind of box that MSRs
/// reach.
template <typename Sink>
constexpr void each_register(const target &processor, Sink &&sink) {
    for (const unit_row &unit : units_of(processor.model).units)
        if (unit.access == reach::msr) detail::each_register_of(unit, 0, sink);
}

/// A register of a box, with the kind and the number of the box; converts to false where no
/// register was found.
struct register_of_box {
    found_register place{};
    box kind{};
    unsigned number{}; ///< number of the box among the boxes of its kind, from 0 on

    constexpr explicit operator bool() const { return place.found; }
};

/// Returns how many boxes of a kind a search by address considers. Where a register of the
/// processor says the number of boxes, the result is a number that no source exceeds.
constexpr unsigned boxes_to_search(const unit_row &unit) {
    if (unit.bases.size() != 0) return static_cast<unsigned>(unit.bases.size());
    if (unit.boxes != 0) return unit.boxes;
    return unit.kind == box::cha ? 128 : 16;
}

/// Returns the register that a processor has at an MSR address, in any of its boxes; none where no
/// box has a register at the address.
constexpr register_of_box box_register_at(std::uint64_t address, const target &processor) {
    register_of_box result;
    for (const unit_row &unit : units_of(processor.model).units) {
        if (unit.access != reach::msr) continue;
        for (unsigned number = 0; number < boxes_to_search(unit); ++number) {
            const auto compare = [&](const named_register &entry) {
                if (entry.address == address && !result)
                    result = {{true, entry}, unit.kind, number};
            };
            detail::each_register_of(unit, unit.offset_of(number), compare);
            if (result) return result;
        }
    }
    return result;
}
constexpr found_register register_at(std::uint64_t address, const target &processor) {
    return box_register_at(address, processor).place;
}

/// Returns the register of box 0 of a kind with a name; upper and lower case are equal.
constexpr found_register register_named(text_view name, const target &processor) {
    return register_with_name(name, processor);
}

} // namespace msr::uncore
