// What values of the P6 select registers say: the choice that each counter would count.
#pragma once

#include <msr/intel/p6/event_pmu.hpp>
#include <msr/intel/p6/named_registers.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/register.hpp>
#include <msr/select/describe.hpp>
#include <msr/select/explain.hpp>
#include <msr/select/request.hpp>
#include <msr/sequence.hpp>

#include <cstdint>

namespace msr::p6 {

using msr::broken_value;
using msr::global_enable;
using msr::register_value;

/// A counter, and what its select register says.
using counting = counter_use<select::request>;

/// What a counter counts when its select register holds `value`. The enable bit, which both
/// counters share, is not looked at.
constexpr counting counted_by(int counter, std::uint64_t value, const target &on) {
    const perfevtsel1 held = decode<perfevtsel1>(value);
    counting result{.counter = counter,
                    .address = registers[counter].address,
                    .wanted = select::event_from<event_pmu>(held.event_select, held.unit_mask, on),
                    .enabled = true,
                    .at_no_privilege = !held.usr && !held.os,
                    .interrupts = held.int_};
    request &wanted = result.wanted;
    wanted.user = held.usr && !held.os;
    wanted.kernel = held.os && !held.usr;
    wanted.edge = held.edge;
    wanted.invert = held.invert;
    wanted.threshold = held.counter_mask;
    if (held.pin_control == pin_use::increments) wanted = select::with_flag(wanted, pin_flag);
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
        found.global = first == nullptr                           ? global_enable::unknown
                       : decode<perfevtsel0>(first->value).enable ? global_enable::on
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
