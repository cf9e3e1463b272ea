// The usual metrics of the Pentium. The Pentium's counters have no event of clocks: the time stamp
// counter counts the clocks. Source: the meanings of the events, for which
// msr/intel/p5/event_table.hpp names sources.
#pragma once

#include <msr/intel/p5.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::p5::metric {

/// Clocks of the time stamp counter per instruction that is executed.
inline constexpr auto cpi =
    msr::metric("cpi", "clocks per instruction",
                constant_of<metric_constant::tsc_ticks> / count_of(instructions_executed));
/// Instructions that are executed, per clock of the time stamp counter.
inline constexpr auto ipc =
    msr::metric("ipc", "instructions per clock",
                count_of(instructions_executed) / constant_of<metric_constant::tsc_ticks>);
/// Data reads and writes that miss the data cache, in percent of all data reads and writes.
inline constexpr auto data_miss_ratio =
    msr::metric("data_miss_ratio", "percent",
                100 * count_of(data_read_miss_or_write_miss) / count_of(data_read_or_write));
/// Code reads that miss the code cache, in percent of all code reads.
inline constexpr auto code_miss_ratio = msr::metric(
    "code_miss_ratio", "percent", 100 * count_of(code_cache_miss) / count_of(code_read));
/// Clocks in which the bus is in use, in percent of the clocks of the time stamp counter.
inline constexpr auto bus_use =
    msr::metric("bus_use", "percent",
                100 * count_of(bus_cycle_duration) / constant_of<metric_constant::tsc_ticks>);

} // namespace msr::p5::metric
