// Metrics that every AMD processor can count.
// Source: what the events count, as in the tables of msr/amd/counters/event_table.hpp.
#pragma once

#include <msr/amd/counters.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::amd::metric {

/// Clocks per instruction.
inline constexpr auto cpi = msr::metric(
    "cpi", "clocks per instruction", count_of(cpu_clk_unhalted) / count_of(retired_instructions));
/// Instructions per clock.
inline constexpr auto ipc = msr::metric(
    "ipc", "instructions per clock", count_of(retired_instructions) / count_of(cpu_clk_unhalted));
/// Branches that were mispredicted, of all.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(retired_mispredicted_branch_instructions) /
                    count_of(retired_branch_instructions));

} // namespace msr::amd::metric
