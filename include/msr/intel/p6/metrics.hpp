// The usual metrics of P6.
// Source: what the events count, as msr/intel/p6/event_table.hpp has it from its sources.
#pragma once

#include <msr/intel/p6.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::p6::metric {

/// Clocks per instruction.
inline constexpr auto cpi = msr::metric("cpi", "clocks per instruction",
                                        count_of(cpu_clk_unhalted) / count_of(inst_retired));
/// Instructions per clock.
inline constexpr auto ipc = msr::metric("ipc", "instructions per clock",
                                        count_of(inst_retired) / count_of(cpu_clk_unhalted));
/// Retired branches that were mispredicted, of all.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(br_miss_pred_retired) / count_of(br_inst_retired));
/// Lines that come into the data cache, of all references to memory.
inline constexpr auto l1d_miss_ratio = msr::metric(
    "l1d_miss_ratio", "percent", 100 * count_of(dcu_lines_in) / count_of(data_mem_refs));
/// Instruction fetches that miss, of all.
inline constexpr auto instruction_fetch_miss_ratio =
    msr::metric("instruction_fetch_miss_ratio", "percent",
                100 * count_of(ifu_ifetch_miss) / count_of(ifu_ifetch));
/// Lines that come into the L2 cache, of all requests to it.
inline constexpr auto l2_miss_ratio =
    msr::metric("l2_miss_ratio", "percent", 100 * count_of(l2_lines_in) / count_of(l2_rqsts::mesi));
/// Clocks in which some agent drives data on the bus, of all: with this mask both are core clocks.
inline constexpr auto bus_use = msr::metric(
    "bus_use", "percent", 100 * count_of(bus_drdy_clocks::any) / count_of(cpu_clk_unhalted));

} // namespace msr::p6::metric
