// Invariants of the tables of boxes, asserted where this header is included: in the tests, as the
// tables change only where tools/uncore/write is run.
#pragma once

#include <msr/intel/uncore/layout.hpp>
#include <msr/intel/uncore/select_registers.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/unit_row.hpp>
#include <msr/intel/uncore/units.hpp>

#include <cstdint>

namespace msr::uncore {

namespace detail {

constexpr bool counters_have_places() {
    for (const target_row &entry : targets) {
        unsigned count = 0;
        for (const unit_row &row : units_of(entry.value.model).units)
            count += row.place_count();
        if (count == 0 || count > 64) return false;
    }
    return true;
}
static_assert(counters_have_places(), "the planner has 64 places for the counters of a processor");

/// Returns whether each register of a box has an address of its own. The select registers of a box
/// have consecutive addresses, and so have its counters.
constexpr bool registers_are_distinct(const unit_row &row) {
    std::uint32_t addresses[24]{};
    unsigned count = 0;
    const auto add = [&](std::uint32_t address) {
        if (address != 0) addresses[count++] = address;
    };
    add(row.control);
    for (unsigned i = 0; i < row.counters; ++i) {
        add(row.select == 0 ? 0 : row.select + i);
        add(row.counter == 0 ? 0 : row.counter + i);
    }
    add(row.fixed_select);
    add(row.fixed_counter);
    add(row.filter[0]);
    add(row.filter[1]);
    add(row.status);
    for (unsigned i = 0; i < count; ++i)
        for (unsigned j = 0; j < i; ++j)
            if (addresses[i] == addresses[j]) return false;
    return true;
}

constexpr bool registers_of_targets_are_distinct() {
    for (const target_row &entry : targets)
        for (const unit_row &row : units_of(entry.value.model).units)
            if (!registers_are_distinct(row)) return false;
    return true;
}
static_assert(registers_of_targets_are_distinct(), "an address stands for two registers of a box");

template <typename Field>
constexpr field_place place_of = {static_cast<std::uint8_t>(Field::low),
                                  static_cast<std::uint8_t>(Field::width)};

/// Stores the position of the field `name` of a register type, if it has the field, in
/// `row.member`.
#define MSR_UNCORE_PLACE(member, name)                                                             \
    if constexpr (requires { &Register::name; }) row.member = place_of<decltype(Register::name)>;
template <typename Register>
constexpr layout_row laid_out() {
    layout_row row;
    MSR_UNCORE_PLACE(event, event)
    MSR_UNCORE_PLACE(event_upper, ext_sel)
    MSR_UNCORE_PLACE(umask, umask)
    MSR_UNCORE_PLACE(occupancy, occ_sel)
    MSR_UNCORE_PLACE(extension, umask_ext)
    MSR_UNCORE_PLACE(extension, umask_ext_lo)
    MSR_UNCORE_PLACE(extension_upper, umask_ext_hi)
    MSR_UNCORE_PLACE(threshold, thresh)
    MSR_UNCORE_PLACE(edge, edge)
    MSR_UNCORE_PLACE(invert, inv)
    MSR_UNCORE_PLACE(thread, tid_en)
    MSR_UNCORE_PLACE(occupancy_invert, occ_invert)
    MSR_UNCORE_PLACE(occupancy_edge, occ_edge)
    MSR_UNCORE_PLACE(channels, ch_mask)
    MSR_UNCORE_PLACE(flows, fc_mask)
    MSR_UNCORE_PLACE(enable, enable)
    return row;
}
#undef MSR_UNCORE_PLACE

#define MSR_UNCORE_LAYOUT(name) laid_out<name>() == row_of(layout::name) &&
static_assert(MSR_UNCORE_LAYOUTS(MSR_UNCORE_LAYOUT) true,
              "a row of `layouts` has other positions than the register type with its name");
#undef MSR_UNCORE_LAYOUT

} // namespace detail

} // namespace msr::uncore
