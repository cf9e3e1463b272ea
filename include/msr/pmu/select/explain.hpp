// Finds the rules that register values break, for event PMUs whose select registers are checked one
// by one.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::select {

/// Calls `each(const broken_value &)` for every rule that the values break on a target: first for
/// reserved bits, then for what counters count. Registers that the target does not have are not
/// looked at. The PMU's `register_at` and `each_counting` say what the values mean.
template <event_pmu M, typename Each>
constexpr void each_broken(sequence<register_value> values, const typename M::target &on,
                           Each &&each) {
    for (const register_value &one : values) {
        const found_register where = register_at(one.address, on);
        const std::uint64_t reserved = where ? one.value & where.is.reserved : 0;
        if (reserved != 0)
            each(broken_value{
                {&reserved_bits_are_zero::text, {where.is.name}}, one.address, reserved});
    }
    each_counting(values, on, [&](const counter_use<request> &found) {
        if (found.at_no_privilege) return; // it is off
        if (const verdict why = check<M>(found.wanted, on); !why.legal())
            each(broken_value{why, found.address, 0, found.counter});
    });
}

} // namespace msr::select
