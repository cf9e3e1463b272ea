// Explains values of the P6 select registers: the event and qualifiers that each counter would
// count.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/p6/event_pmu.hpp>
#include <msr/intel/p6/named_registers.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/explain.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::p6 {

using msr::broken_value;
using msr::global_enable;
using msr::register_value;

/// The use of a counter, 0 or 1, that the value of the counter's select register selects.
using counting = counter_use<select::request>;

/// Returns what a counter, 0 or 1, counts on a target while its select register holds `value`. The
/// enable bit in PERFEVTSEL0, which both counters share, is ignored.
constexpr counting counted_by(int counter, std::uint64_t value, const target &target) {
    using held = perfevtsel1;
    const auto code = static_cast<std::uint32_t>(decltype(held::event_select)::value_in(value));
    const auto masks = static_cast<std::uint32_t>(decltype(held::unit_mask)::value_in(value));
    const bool user = decltype(held::usr)::value_in(value) != 0;
    const bool kernel = decltype(held::os)::value_in(value) != 0;
    const auto pin = static_cast<pin_use>(decltype(held::pin_control)::value_in(value));
    counting result{.counter = counter,
                    .address = registers[counter].address,
                    .wanted = select::event_from<event_pmu>(code, masks, target),
                    .enabled = true,
                    .at_no_privilege = !user && !kernel,
                    .interrupts = decltype(held::int_)::value_in(value) != 0};
    request &request = result.wanted;
    request.user = user && !kernel;
    request.kernel = kernel && !user;
    request.edge = decltype(held::edge)::value_in(value) != 0;
    request.invert = decltype(held::invert)::value_in(value) != 0;
    request.threshold = static_cast<std::uint32_t>(decltype(held::counter_mask)::value_in(value));
    if (pin == pin_use::increments) request = select::with_flag(request, pin_flag);
    request.counter = static_cast<std::int8_t>(counter);
    return result;
}

/// Calls `visit(const counting &)` for every counter whose select register is among the register
/// values. The enable bit in PERFEVTSEL0 enables both counters.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &target, Each &&visit) {
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            if (row.kind != register_kind::select) return;
            counting result = counted_by(row.number, value, target);
            result.global =
                global_enable_in(values, perfevtsel0::address, decltype(perfevtsel0::enable)::mask);
            visit(static_cast<const counting &>(result));
        });
}

/// Calls `visit(const broken_value &)` for every rule that the register values break on a target.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &target, Each &&visit) {
    select::each_broken<event_pmu>(values, target, visit);
}

} // namespace msr::p6
