// Metrics that every AMD processor can count, those of the L3 cache from Zen 2 on, and those of
// memory controllers from Zen 4 on.
// Source: what the events count, as in the tables of msr/amd/counters/event_table.hpp.
#pragma once

#include <msr/amd/counters.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::amd::metric {

/// Clocks per retired instruction.
inline constexpr auto cpi = msr::metric(
    "cpi", "clocks per instruction", count_of(cpu_clk_unhalted) / count_of(retired_instructions));
/// Retired instructions per clock.
inline constexpr auto ipc = msr::metric(
    "ipc", "instructions per clock", count_of(retired_instructions) / count_of(cpu_clk_unhalted));
/// Mispredicted branches in percent of all retired branches.
inline constexpr auto branch_misprediction_ratio =
    msr::metric("branch_misprediction_ratio", "percent",
                100 * count_of(retired_mispredicted_branch_instructions) /
                    count_of(retired_branch_instructions));
/// Floating-point operations of SSE and AVX per clock: a fused multiply-add is two.
/// `Operations` counts them: `fp_ret_sse_avx_ops.all` of a Zen processor's list.
template <auto Operations>
inline constexpr auto flops_per_clock = msr::metric("flops_per_clock", "operations per clock",
                                                    count_of(Operations) /
                                                        count_of(cpu_clk_unhalted));
/// Floating-point operations of SSE and AVX in a second, in units of 1,000,000,000.
/// `Operations` counts them: `fp_ret_sse_avx_ops.all` of a Zen processor's list.
template <auto Operations>
inline constexpr auto gflops = msr::metric("gflops", "10^9 operations/s",
                                           count_of(Operations) / 1000000000 /
                                               constant_of<metric_constant::duration>);
/// Requests to the L3 cache, of all cores that share it.
/// Source: names and formulas of Linux 6.12 for Zen 4 and Zen 5 (pmu-events/arch/x86).
inline constexpr auto l3_cache_accesses =
    msr::metric("l3_cache_accesses", count_of(l3_lookup_state::all_coherent_accesses_to_l3));
/// Requests that miss the L3 cache, of all cores that share it.
/// Source: names and formulas of Linux 6.12 for Zen 4 and Zen 5 (pmu-events/arch/x86).
inline constexpr auto l3_misses = msr::metric("l3_misses", count_of(l3_lookup_state::l3_miss));
/// Requests to the L3 cache that hit, in percent of all requests.
inline constexpr auto l3_hit_ratio =
    msr::metric("l3_hit_ratio", "percent",
                100 - 100 * count_of(l3_lookup_state::l3_miss) /
                          count_of(l3_lookup_state::all_coherent_accesses_to_l3));
/// Bandwidth of reads from memory, in 1,000,000 bytes in a second: memory controllers transfer 64
/// bytes for each event.
/// Source: names and units of Linux 7.3 for Zen 4 to Zen 6 (pmu-events/arch/x86, recommended.json).
inline constexpr auto umc_mem_read_bandwidth =
    msr::metric("umc_mem_read_bandwidth", "MB/s",
                64 * count_of(umc_cas_cmd::rd) / 1000000 / constant_of<metric_constant::duration>);
/// Bandwidth of writes to memory, in 1,000,000 bytes in a second: memory controllers transfer 64
/// bytes for each event.
inline constexpr auto umc_mem_write_bandwidth =
    msr::metric("umc_mem_write_bandwidth", "MB/s",
                64 * count_of(umc_cas_cmd::wr) / 1000000 / constant_of<metric_constant::duration>);
/// Bandwidth of reads and writes of memory, in 1,000,000 bytes in a second: memory controllers
/// transfer 64 bytes for each event.
inline constexpr auto umc_mem_bandwidth =
    msr::metric("umc_mem_bandwidth", "MB/s",
                64 * count_of(umc_cas_cmd::all) / 1000000 / constant_of<metric_constant::duration>);
/// Transfers of memory controllers that read, in percent of all transfers.
inline constexpr auto umc_cas_cmd_read_ratio =
    msr::metric("umc_cas_cmd_read_ratio", "percent",
                100 * count_of(umc_cas_cmd::rd) / count_of(umc_cas_cmd::all));
/// Transfers of memory controllers that write, in percent of all transfers.
inline constexpr auto umc_cas_cmd_write_ratio =
    msr::metric("umc_cas_cmd_write_ratio", "percent",
                100 * count_of(umc_cas_cmd::wr) / count_of(umc_cas_cmd::all));

} // namespace msr::amd::metric
