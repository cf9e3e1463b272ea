// The boxes of a server, for the backend that counts them by Linux's perf: the registers of boxes
// in programs, and the kernel's names of boxes. Source of the names: Linux 7.3
// arch/x86/events/intel/uncore_snbep.c (names only).
#pragma once

#include <msr/core/box_register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/layout.hpp>
#include <msr/intel/uncore/program.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/unit_row.hpp>

#include <cstdint>

namespace msr::uncore {

/// The kinds of boxes of a processor that a backend on Linux's perf counts.
struct carried_boxes {
    /// The kinds of boxes that the backend counts; the first `count` are valid.
    perf_box rows[box_count]{};
    unsigned count{}; ///< how many kinds of boxes the backend counts

    /// Returns the kinds of boxes as a sequence.
    constexpr sequence<perf_box> view() const { return {rows, count}; }
};

namespace detail {

/// Returns a kind of box for a backend on perf.
/// `global`: the two registers that enable several kinds of boxes of the processor
constexpr perf_box carried(const unit_row &unit, const global_row *global) {
    const control_row &style = row_of(unit.style);
    const counter_registers first = registers_of(unit, 0);
    const counter_registers fixed = registers_of(unit, fixed_counter_number);
    const std::uint64_t lower = style.reset & (~style.reset + 1);
    perf_box result{.kind = static_cast<unsigned>(unit.kind),
                    .pmu = unit.linux_pmu,
                    .control = unit.style == control::none ? 0u : control_address(unit),
                    .select = first.select,
                    .counter = first.counter,
                    .filter = {unit.filter[0], unit.filter[1]},
                    .fixed_select = unit.has_fixed ? fixed.select : 0u,
                    .fixed_counter = unit.has_fixed ? fixed.counter : 0u,
                    .counters = unit.counters,
                    .width = unit.width,
                    .fixed_width = unit.fixed_width,
                    .instances = boxes_of(unit),
                    .freeze = style.freeze & ~style.running,
                    .clear = {lower, style.reset & ~lower},
                    .enable = first.enable,
                    .shared_by = unit.shared_by,
                    .global = {global[0].address, global[1].address}};
    return result;
}

} // namespace detail

/// Returns the kinds of boxes of a processor that a backend on Linux's perf counts: those with a
/// PMU of Linux, with registers in programs, and with counters or a fixed counter.
constexpr carried_boxes carried_boxes_of(const target &processor) {
    carried_boxes result;
    const processor_units &boxes = units_of(processor.model);
    for (const unit_row &unit : boxes.units)
        if (has_registers(unit) && (unit.counters != 0 || unit.has_fixed) &&
            unit.linux_pmu != nullptr)
            result.rows[result.count++] = detail::carried(unit, boxes.global);
    return result;
}

} // namespace msr::uncore
