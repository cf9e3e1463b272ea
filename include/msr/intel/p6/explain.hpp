// Explains values of the P6 select registers: the choice that each counter would count.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/p6/event_pmu.hpp>
#include <msr/intel/p6/named_registers.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/explain.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::p6 {

using msr::broken_value;
using msr::global_enable;
using msr::register_value;

/// A counter, and what its select register says.
using counting = counter_use<select::request>;

/// Returns the events of a counter whose select register holds `value`. The enable bit, which both
/// counters share, is not looked at.
constexpr counting counted_by(int counter, std::uint64_t value, const target &on) {
    using held = perfevtsel1;
    const auto code = static_cast<std::uint32_t>(decltype(held::event_select)::in(value));
    const auto masks = static_cast<std::uint32_t>(decltype(held::unit_mask)::in(value));
    const bool user = decltype(held::usr)::in(value) != 0;
    const bool kernel = decltype(held::os)::in(value) != 0;
    const auto pin = static_cast<pin_use>(decltype(held::pin_control)::in(value));
    counting result{.counter = counter,
                    .address = registers[counter].address,
                    .wanted = select::event_from<event_pmu>(code, masks, on),
                    .enabled = true,
                    .at_no_privilege = !user && !kernel,
                    .interrupts = decltype(held::int_)::in(value) != 0};
    request &wanted = result.wanted;
    wanted.user = user && !kernel;
    wanted.kernel = kernel && !user;
    wanted.edge = decltype(held::edge)::in(value) != 0;
    wanted.invert = decltype(held::invert)::in(value) != 0;
    wanted.threshold = static_cast<std::uint32_t>(decltype(held::counter_mask)::in(value));
    if (pin == pin_use::increments) wanted = select::with_flag(wanted, pin_flag);
    wanted.counter = static_cast<std::int8_t>(counter);
    return result;
}

/// Calls `each(const counting &)` for every counter whose select register is among the values. The
/// enable bit of the first one is that of both.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &on, Each &&each) {
    const register_value *const first = held_at(values, perfevtsel0::address);
    for (const register_value &one : values) {
        const found_register where = register_at(one.address, on);
        if (!where || where.is.kind != register_kind::select) continue;
        counting found = counted_by(where.is.number, one.value, on);
        found.global = first == nullptr ? global_enable::unknown
                       : (first->value & decltype(perfevtsel0::enable)::mask) != 0
                           ? global_enable::on
                           : global_enable::off;
        each(static_cast<const counting &>(found));
    }
}

/// Calls `each(const broken_value &)` for every rule that the values break on a target.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &on, Each &&each) {
    select::each_broken<event_pmu>(values, on, each);
}

} // namespace msr::p6
