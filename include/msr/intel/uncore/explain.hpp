// Register values of boxes outside of the cores: the choice that each counter counts, and the rules
// that the values break.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/intel/uncore/named_registers.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/explain.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::uncore {

using msr::broken_value;
using msr::register_value;

/// The use of a counter of a box: the request that the counter's select register encodes.
using counting = counter_use<select::request>;

/// Returns the use of a counter of a box whose select register holds `value`. The request has no
/// filters, which are in other registers.
/// `counter`: the counter's number in its box, 0 to 8
/// `address`: the address of the counter's select register
constexpr counting counted_by(const unit_row &unit, int counter, std::uint32_t address,
                              std::uint64_t value) {
    const bool fixed = counter == fixed_counter_number;
    const layout_row &fields = row_of(fixed ? layout::clock_select : unit.layout);
    const std::uint64_t enable = registers_of(unit, counter).enable;
    counting result{
        .counter = counter, .address = address, .enabled = enable == 0 || (value & enable) != 0};
    select::request &request = result.wanted;
    request.counter = static_cast<std::int8_t>(counter);
    const std::uint64_t event = fields.event.value_in(value) | fields.event_upper.value_in(value)
                                                                   << 8;
    request.code = code_of(unit.kind, static_cast<std::uint32_t>(event));
    request.masks = static_cast<std::uint32_t>(fields.umask.value_in(value) |
                                               fields.occupancy.value_in(value) << 6);
    request.chosen = ~std::uint32_t{0};
    request.threshold = static_cast<std::uint32_t>(fields.threshold.value_in(value));
    request.edge = fields.edge.value_in(value) != 0;
    request.invert = fields.invert.value_in(value) != 0;
    const auto flag = [&](flag_number index, const field_place &place) {
        if (place.value_in(value) != 0) request = select::with_flag(request, number_of(index));
    };
    flag(flag_number::tid_en, fields.thread);
    flag(flag_number::occ_invert, fields.occupancy_invert);
    flag(flag_number::occ_edge, fields.occupancy_edge);
    const auto give = [&](value_number index, std::uint64_t number) {
        if (number != 0) request = select::with_value(request, number_of(index), number);
    };
    give(value_number::umask_ext,
         (value & (fields.extension.mask() | fields.extension_upper.mask())) >>
             fields.extension.low);
    give(value_number::ch_mask, fields.channels.value_in(value));
    give(value_number::fc_mask, fields.flows.value_in(value));
    return result;
}

/// Calls `visit(const counting &)` for every counter of a box whose select register is among the
/// register values.
/// `values`: addresses and values of registers
/// `processor`: the processor whose registers have the values
template <typename Visit>
constexpr void each_counting(sequence<register_value> values, const target &processor,
                             Visit &&visit) {
    for (const register_value &held_value : values)
        if (const register_of_box place = box_register_at(held_value.address, processor);
            place && place.place.row.kind == register_kind::select)
            visit(counted_by(*unit_of(place.kind, processor), place.place.row.number,
                             held_value.address, held_value.value));
}

/// Calls `visit(const broken_value &)` for every rule that the values of registers break on a
/// processor.
template <typename Visit>
constexpr void each_broken(sequence<register_value> values, const target &processor,
                           Visit &&visit) {
    select::each_broken<event_pmu>(values, processor, visit);
}

} // namespace msr::uncore
