// What register values of boxes outside of the cores say: the choice that each counter counts, and
// the rules that it breaks.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/intel/uncore/named_registers.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/explain.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

using msr::broken_value;
using msr::register_value;

/// A counter, and what its select register says.
using counting = counter_use<select::request>;

/// What a counter of a box counts when its select register holds `value`. Filters stand in other
/// registers: the request has none.
constexpr counting counted_by(const unit_row &unit, int counter, std::uint32_t address,
                              std::uint64_t value) {
    const bool fixed = counter == fixed_counter_number;
    const layout_row &from = row_of(fixed ? layout::clock_select : unit.layout);
    const std::uint64_t enable = registers_of(unit, counter).enable;
    counting result{
        .counter = counter, .address = address, .enabled = enable == 0 || (value & enable) != 0};
    select::request &wanted = result.wanted;
    wanted.counter = static_cast<std::int8_t>(counter);
    const std::uint64_t event = from.event.value_in(value) | from.event_upper.value_in(value) << 8;
    wanted.code = code_of(unit.kind, static_cast<std::uint32_t>(event));
    wanted.masks = static_cast<std::uint32_t>(from.umask.value_in(value) |
                                              from.occupancy.value_in(value) << 6);
    wanted.chosen = ~std::uint32_t{0};
    wanted.threshold = static_cast<std::uint32_t>(from.threshold.value_in(value));
    wanted.edge = from.edge.value_in(value) != 0;
    wanted.invert = from.invert.value_in(value) != 0;
    const auto flag = [&](flag_number which, const field_place &place) {
        if (place.value_in(value) != 0) wanted = select::with_flag(wanted, number_of(which));
    };
    flag(flag_number::tid_en, from.thread);
    flag(flag_number::occ_invert, from.occupancy_invert);
    flag(flag_number::occ_edge, from.occupancy_edge);
    const auto give = [&](value_number which, std::uint64_t number) {
        if (number != 0) wanted = select::with_value(wanted, number_of(which), number);
    };
    give(value_number::umask_ext,
         (value & (from.extension.mask() | from.extension_upper.mask())) >> from.extension.low);
    give(value_number::ch_mask, from.channels.value_in(value));
    give(value_number::fc_mask, from.flows.value_in(value));
    return result;
}

/// Calls `each(const counting &)` for every counter whose select register is among the values.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values)
        if (const register_of_box found = box_register_at(one.address, on);
            found && found.where.is.kind == register_kind::select)
            each(counted_by(*unit_of(found.kind, on), found.where.is.number, one.address,
                            one.value));
}

/// Calls `each(const broken_value &)` for every rule that the values break on a target.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &on, Each &&each) {
    select::each_broken<event_pmu>(values, on, each);
}

} // namespace msr::uncore
