// Metrics of AMD Zen 6 outside of the core: 7. Written by tools/uncore/write_amd from
// a table: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers
// only.
// msr/amd/metrics/common.hpp has the others of the list.
#pragma once

#include <msr/amd/events/zen6_units.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen6 {

namespace unit_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "l3_read_miss_latency\0" "ns\0"
    "10 * e0 / e1\0"
    "l3_read_miss_latency_for_local_dram\0" "ns\0"
    "10 * e2 / e3\0"
    "l3_read_miss_latency_for_remote_dram\0" "ns\0"
    "10 * e4 / e5\0"
    "umc_data_bus_utilization\0" "percent\0"
    "100 * e6 / 2 / e7\0"
    "umc_cas_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e8 / e7\0"
    "umc_activate_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e9 / e7\0"
    "umc_precharge_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e10 / e7\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &l3::l3_xi_sampled_latency::all}, {.event = &l3::l3_xi_sampled_latency_requests::all},
    {.event = &l3::l3_xi_sampled_latency::dram_near},
    {.event = &l3::l3_xi_sampled_latency_requests::dram_near},
    {.event = &l3::l3_xi_sampled_latency::dram_far},
    {.event = &l3::l3_xi_sampled_latency_requests::dram_far},
    {.event = &umc::umc_data_slot_clks::all}, {.event = &umc::umc_mem_clk},
    {.event = &umc::umc_cas_cmd::all}, {.event = &umc::umc_act_cmd::all},
    {.event = &umc::umc_pchg_cmd::all}};
inline constexpr metric_list<amd::event_pmu> list{"zen6", texts, all_of(events), 7};
} // namespace unit_metrics

namespace metric {
inline constexpr unit_metrics::listed_metric l3_read_miss_latency{&unit_metrics::list, 0, 24};
inline constexpr unit_metrics::listed_metric l3_read_miss_latency_for_local_dram{&unit_metrics::list, 37, 76};
inline constexpr unit_metrics::listed_metric l3_read_miss_latency_for_remote_dram{&unit_metrics::list, 89, 129};
inline constexpr unit_metrics::listed_metric umc_data_bus_utilization{&unit_metrics::list, 142, 175};
inline constexpr unit_metrics::listed_metric umc_cas_cmd_rate{&unit_metrics::list, 193, 240};
inline constexpr unit_metrics::listed_metric umc_activate_cmd_rate{&unit_metrics::list, 255, 307};
inline constexpr unit_metrics::listed_metric umc_precharge_cmd_rate{&unit_metrics::list, 322, 375};
} // namespace metric

} // namespace msr::events::zen6
