// The usual metrics of the P6 family's counters. Source: the meanings of the events, for which
// msr/intel/p6/event_table.hpp names sources.
#pragma once

#include <msr/intel/p6.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::p6::metric {

/// Clocks of the core while it is not halted, per instruction that retires.
inline constexpr auto cpi = msr::metric("cpi", "clocks per instruction",
                                        count_of(cpu_clk_unhalted) / count_of(inst_retired));
/// Instructions that retire, per clock of the core while it is not halted.
inline constexpr auto ipc = msr::metric("ipc", "instructions per clock",
                                        count_of(inst_retired) / count_of(cpu_clk_unhalted));
/// Branches that retire mispredicted, in percent of all branches that retire.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(br_miss_pred_retired) / count_of(br_inst_retired));
/// Lines that come into the data cache, in percent of all references to memory.
inline constexpr auto l1d_miss_ratio = msr::metric(
    "l1d_miss_ratio", "percent", 100 * count_of(dcu_lines_in) / count_of(data_mem_refs));
/// Instruction fetches that miss the instruction cache, in percent of all instruction fetches.
inline constexpr auto instruction_fetch_miss_ratio =
    msr::metric("instruction_fetch_miss_ratio", "percent",
                100 * count_of(ifu_ifetch_miss) / count_of(ifu_ifetch));
/// Lines that come into the L2 cache, in percent of all requests to the L2 cache.
inline constexpr auto l2_miss_ratio =
    msr::metric("l2_miss_ratio", "percent", 100 * count_of(l2_lines_in) / count_of(l2_rqsts::mesi));
/// References to memory per instruction that retires.
inline constexpr auto references_per_instruction =
    msr::metric("references_per_instruction", "references per instruction",
                count_of(data_mem_refs) / count_of(inst_retired));
/// Lines that come into the data cache, per instruction that retires.
inline constexpr auto l1d_misses_per_instruction =
    msr::metric("l1d_misses_per_instruction", "misses per instruction",
                count_of(dcu_lines_in) / count_of(inst_retired));
/// Lines that come into the L2 cache, per instruction that retires.
inline constexpr auto l2_misses_per_instruction =
    msr::metric("l2_misses_per_instruction", "misses per instruction",
                count_of(l2_lines_in) / count_of(inst_retired));
/// Instruction fetches that miss the instruction TLB, in percent of all instruction fetches.
inline constexpr auto itlb_miss_ratio =
    msr::metric("itlb_miss_ratio", "percent", 100 * count_of(itlb_miss) / count_of(ifu_ifetch));
/// Micro-operations that retire, per instruction that retires.
inline constexpr auto uops_per_instruction =
    msr::metric("uops_per_instruction", "uops per instruction",
                count_of(uops_retired) / count_of(inst_retired));
/// Computational floating-point operations, in percent of the instructions that retire.
inline constexpr auto floating_point_share =
    msr::metric("floating_point_share", "percent", 100 * count_of(flops) / count_of(inst_retired));
/// Clocks in which any agent drives data on the bus, in percent of the clocks of the core while it
/// is not halted. With the mask `any` the event counts in clocks of the core.
inline constexpr auto bus_use = msr::metric(
    "bus_use", "percent", 100 * count_of(bus_drdy_clocks::any) / count_of(cpu_clk_unhalted));

} // namespace msr::p6::metric
