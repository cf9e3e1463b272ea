// Explains a value of CESR: the event and qualifiers that each counter would count.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/p5/event_pmu.hpp>
#include <msr/intel/p5/named_registers.hpp>
#include <msr/intel/p5/registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/explain.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::p5 {

using msr::broken_value;
using msr::register_value;

/// The use of a counter, 0 or 1, that a value of CESR selects.
using counting = counter_use<select::request>;

/// Returns what a counter, 0 or 1, counts on a target while CESR holds `value`.
constexpr counting counted_by(int counter, std::uint64_t value, const target &target) {
    using half = cesr_of_mii; // the fields of CESR for ctr0; the fields for ctr1 are 16 bits higher
    const std::uint64_t contents = counter == 0 ? value : value >> 16;
    const auto low = static_cast<unsigned>(decltype(half::es0)::value_in(contents));
    const auto high = static_cast<unsigned>(decltype(half::es0_hi)::value_in(contents));
    const unsigned code = target == cyrix_mii ? high << 6 | low : low;
    const auto control = static_cast<unsigned>(decltype(half::cc0)::value_in(contents));
    const auto pin = static_cast<pin_use>(decltype(half::pc0)::value_in(contents));
    const unsigned levels = control & 3;
    // Several events share a number, each counted by another counter.
    const auto fits = [counter](const select::event_row &row, const request &) {
        return (row.counters & select::set_of(counter)) != 0;
    };
    counting result{.counter = counter,
                    .address = cesr::address,
                    .wanted = select::event_from<event_pmu>(code, 0, target, fits),
                    .enabled = levels != 0,
                    .at_no_privilege = levels == 0};
    result.wanted.kernel = levels == 1;
    result.wanted.user = levels == 2;
    if ((control & 4) != 0) result.wanted = select::with_flag(result.wanted, clocks_flag);
    if (pin == pin_use::overflow) result.wanted = select::with_flag(result.wanted, pin_flag);
    result.wanted.counter = static_cast<std::int8_t>(counter);
    return result;
}

/// Calls `visit(const counting &)` for each of the two counters where CESR is among the register
/// values.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &target, Each &&visit) {
    for (const register_value &value : values)
        if (value.address == cesr::address)
            for (int counter = 0; counter < 2; ++counter)
                visit(counted_by(counter, value.value, target));
}

/// Calls `visit(const broken_value &)` for every rule that the register values break on a target.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &target, Each &&visit) {
    select::each_broken<event_pmu>(values, target, visit);
}

} // namespace msr::p5
