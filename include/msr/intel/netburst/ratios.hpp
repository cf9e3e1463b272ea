// The usual metrics of the Pentium 4, beside the choices that the manual calls metrics. Source: the
// meanings of the events, for which msr/intel/netburst/facts/events.hpp names sources.
#pragma once

#include <msr/intel/netburst.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::netburst::metric {

/// The metric of clocks per retired instruction.
inline constexpr auto cpi =
    msr::metric("cpi", "clocks per instruction",
                count_of(global_power_events::running) /
                    (count_of(instr_retired::nbogusntag | instr_retired::nbogustag)));
/// The metric of retired instructions per clock.
inline constexpr auto ipc =
    msr::metric("ipc", "instructions per clock",
                count_of(instr_retired::nbogusntag | instr_retired::nbogustag) /
                    count_of(global_power_events::running));
/// The metric of mispredicted branches among retired branches, in percent.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(mispred_branch_retired::nbogus) /
                    count_of(branch_retired::mmnp | branch_retired::mmnm | branch_retired::mmtp |
                             branch_retired::mmtm));
/// The metric of misses among reads of the L2 cache, in percent.
inline constexpr auto l2_read_miss_ratio = msr::metric(
    "l2_read_miss_ratio", "percent",
    100 * count_of(bsq_cache_reference::rd_2ndl_miss) /
        count_of(bsq_cache_reference::rd_2ndl_hits | bsq_cache_reference::rd_2ndl_hite |
                 bsq_cache_reference::rd_2ndl_hitm | bsq_cache_reference::rd_2ndl_miss));
/// The metric of how often this processor drives or reads data on the bus, per 1000 instructions.
/// Transfers are counted by edges, as the manual says: bus clocks are longer than core clocks.
inline constexpr auto bus_use = msr::metric(
    "bus_use", "transfers per 1000 instructions",
    1000 * count_of((fsb_data_activity::drdy_drv | fsb_data_activity::drdy_own).edge()) /
        count_of(instr_retired::nbogusntag | instr_retired::nbogustag));

} // namespace msr::netburst::metric
