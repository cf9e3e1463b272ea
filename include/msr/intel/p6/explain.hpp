// What values of the P6 select registers say: the choice that each counter would count.
#pragma once

#include <msr/intel/p6/machine.hpp>
#include <msr/select/describe.hpp>

#include <cstdint>

namespace msr::p6 {

using select::selected;

/// What a counter counts when its select register holds `value`. The enable bit, which both
/// counters share, is not looked at.
constexpr selected selected_by(int counter, std::uint64_t value, const target &on) {
    const perfevtsel1 held = decode<perfevtsel1>(value);
    selected result{.wanted = select::event_from<machine>(held.event_select, held.unit_mask, on),
                    .counts = held.usr || held.os};
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

} // namespace msr::p6
