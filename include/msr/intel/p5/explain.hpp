// What a value of CESR says: the choice that each counter would count.
#pragma once

#include <msr/intel/p5/machine.hpp>
#include <msr/select/describe.hpp>

#include <cstdint>

namespace msr::p5 {

using select::selected;

/// What a counter counts when CESR holds `value`.
constexpr selected selected_by(int counter, std::uint64_t value, const target &on) {
    const cesr_of_mii held = decode<cesr_of_mii>(value);
    const bool first = counter == 0;
    const counter_control controls[] = {held.cc0, held.cc1};
    const pin_use pins[] = {held.pc0, held.pc1};
    const unsigned low = first ? unsigned{held.es0} : unsigned{held.es1};
    const unsigned high = first ? unsigned{held.es0_hi} : unsigned{held.es1_hi};
    const unsigned code = on == cyrix_mii ? high << 6 | low : low;
    const auto control = static_cast<unsigned>(controls[counter]);
    const unsigned levels = control & 3;
    // Several events share a number, each on one counter.
    const auto fits = [counter](const select::event_row &row, const request &) {
        return (row.counters & select::set_of(counter)) != 0;
    };
    selected result{.wanted = select::event_from<machine>(code, 0, on, fits),
                    .counts = levels != 0};
    result.wanted.kernel = levels == 1;
    result.wanted.user = levels == 2;
    if ((control & 4) != 0) result.wanted = select::with_flag(result.wanted, clocks_flag);
    if (pins[counter] == pin_use::overflow)
        result.wanted = select::with_flag(result.wanted, pin_flag);
    result.wanted.counter = static_cast<std::int8_t>(counter);
    return result;
}

} // namespace msr::p5
