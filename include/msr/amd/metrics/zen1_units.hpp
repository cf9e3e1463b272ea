// Metrics of AMD Zen 1 outside of the core: 3. Written by tools/uncore/write_amd from
// a table: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen1; GPL-2.0 tree (COPYING), names and numbers
// only.
#pragma once

#include <msr/amd/events/zen1_units.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen1 {

namespace unit_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "l3_read_miss_latency\0" "core clocks\0"
    "16 * e0 / e1\0"
    "all_remote_links_outbound\0" "MiB\0"
    "32 * (e2 + e3 + e4 + e5) / 1048576\0"
    "nps1_die_to_dram\0" "MiB\0"
    "64 * (e6 + e7 + e8 + e9 + e10 + e11 + e12 + e13) / 1048576\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &l3::xi_sys_fill_latency}, {.event = &l3::xi_ccx_sdp_req1::all_l3_miss_req_typs},
    {.event = &data_fabric::remote_outbound_data_controller_0},
    {.event = &data_fabric::remote_outbound_data_controller_1},
    {.event = &data_fabric::remote_outbound_data_controller_2},
    {.event = &data_fabric::remote_outbound_data_controller_3},
    {.event = &data_fabric::dram_channel_data_controller_0},
    {.event = &data_fabric::dram_channel_data_controller_1},
    {.event = &data_fabric::dram_channel_data_controller_2},
    {.event = &data_fabric::dram_channel_data_controller_3},
    {.event = &data_fabric::dram_channel_data_controller_4},
    {.event = &data_fabric::dram_channel_data_controller_5},
    {.event = &data_fabric::dram_channel_data_controller_6},
    {.event = &data_fabric::dram_channel_data_controller_7}};
inline constexpr metric_list<amd::event_pmu> list{"zen1", texts, all_of(events), 3};
} // namespace unit_metrics

namespace metric {
inline constexpr unit_metrics::listed_metric l3_read_miss_latency{&unit_metrics::list, 0, 33};
inline constexpr unit_metrics::listed_metric all_remote_links_outbound{&unit_metrics::list, 46, 76};
inline constexpr unit_metrics::listed_metric nps1_die_to_dram{&unit_metrics::list, 111, 132};
} // namespace metric

} // namespace msr::events::zen1
