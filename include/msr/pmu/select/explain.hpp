// Finds the rules that register values break, for event PMUs whose select registers are checked one
// by one.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
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
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            msr::detail::check_reserved_bits(row, value & row.reserved, visit);
        });
    each_counting(values, target, [&](const counter_use<request> &result) {
        if (result.at_no_privilege) return; // a counter that is switched off needs no explanation
        msr::detail::report_request(result, check<M>(result.wanted, target), visit);
    });
}

} // namespace msr::select
