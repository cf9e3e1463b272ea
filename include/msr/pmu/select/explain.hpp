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

/// Calls `visit(const broken_value &)` for every rule that register values break on a target: first
/// for reserved bits, then for what counters count. Registers that the target does not have are
/// ignored. The PMU's `register_at` and `each_counting` say what the register values mean.
template <event_pmu M, typename Each>
constexpr void each_broken(sequence<register_value> values, const typename M::target &target,
                           Each &&visit) {
    for (const register_value &value : values) {
        const found_register place = register_at(value.address, target);
        const std::uint64_t reserved = place ? value.value & place.row.reserved : 0;
        if (reserved != 0)
            visit(broken_value{
                {&reserved_bits_are_zero::text, {place.row.name}}, value.address, reserved});
    }
    each_counting(values, target, [&](const counter_use<request> &result) {
        if (result.at_no_privilege) return; // a counter that is switched off needs no explanation
        if (const verdict verdict = check<M>(result.wanted, target); !verdict.legal())
            visit(broken_value{verdict, result.address, 0, result.counter});
    });
}

} // namespace msr::select
