// Metrics that every Intel processor with architectural events can count. Source: the meanings of
// the events, for which msr/intel/perfmon/events.hpp names sources.
#pragma once

#include <msr/intel/perfmon/choices.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::perfmon::metric {

/// Clocks of the core while it is not halted, per instruction that retires.
inline constexpr auto cpi = msr::metric("cpi", "clocks per instruction",
                                        count_of(core_cycles) / count_of(instructions_retired));
/// Instructions that retire, per clock of the core while it is not halted.
inline constexpr auto ipc = msr::metric("ipc", "instructions per clock",
                                        count_of(instructions_retired) / count_of(core_cycles));
/// Branches that retire mispredicted, in percent of all branches that retire.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(branch_misses_retired) / count_of(branches_retired));
/// References that miss the last level of cache, in percent of all references to it.
inline constexpr auto llc_miss_ratio =
    msr::metric("llc_miss_ratio", "percent", 100 * count_of(llc_misses) / count_of(llc_references));
/// Misses of the last level of cache per 1,000 instructions that retire.
inline constexpr auto llc_misses_per_1000 =
    msr::metric("llc_misses_per_1000", "per 1000 instructions",
                1000 * count_of(llc_misses) / count_of(instructions_retired));

} // namespace msr::perfmon::metric
