// Metrics of AMD Zen 5 outside of the core: 21. Written by tools/uncore/write_amd from
// a table: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen5; GPL-2.0 tree (COPYING), names and numbers
// only.
// msr/amd/metrics/common.hpp has the others of the list.
#pragma once

#include <msr/amd/events/zen5_units.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen5 {

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
    "1000 * e10 / e7\0"
    "dram_read_bandwidth_for_local_or_remote_socket\0" "MB/s\0"
    "64 * (e11 + e12 + e13 + e14 + e15 + e16 + e17 + e18 + e19 + e20 + e21 + e22) / 1000000 / "
    "duration\0"
    "dram_write_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e23 + e24 + e25 + e26 + e27 + e28 + e29 + e30 + e31 + e32 + e33 + e34) / 1000000 / "
    "duration\0"
    "dram_write_bandwidth_for_remote_socket\0" "MB/s\0"
    "64 * (e35 + e36 + e37 + e38 + e39 + e40 + e41 + e42 + e43 + e44 + e45 + e46) / 1000000 / "
    "duration\0"
    "dram_write_bandwidth_for_local_or_remote_socket\0" "MB/s\0"
    "64 * (e47 + e48 + e49 + e50 + e51 + e52 + e53 + e54 + e55 + e56 + e57 + e58) / 1000000 / "
    "duration\0"
    "upstream_dma_read_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e59 + e60 + e61 + e62 + e63 + e64 + e65 + e66) / 1000000 / duration\0"
    "upstream_dma_write_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e67 + e68 + e69 + e70 + e71 + e72 + e73 + e74) / 1000000 / duration\0"
    "upstream_dma_read_bandwidth_for_remote_socket\0" "MB/s\0"
    "64 * (e75 + e76 + e77 + e78 + e79 + e80 + e81 + e82) / 1000000 / duration\0"
    "upstream_dma_write_bandwidth_for_remote_socket\0" "MB/s\0"
    "64 * (e83 + e84 + e85 + e86 + e87 + e88 + e89 + e90) / 1000000 / duration\0"
    "core_inbound_data_bandwidth_for_local_socket\0" "MB/s\0"
    "32 * (e91 + e92 + e93 + e94 + e95 + e96 + e97 + e98 + e99 + e100 + e101 + e102 + e103 + "
    "e104 + e105 + e106) / 1000000 / duration\0"
    "core_outbound_data_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e107 + e108 + e109 + e110 + e111 + e112 + e113 + e114 + e115 + e116 + e117 + e118 "
    "+ e119 + e120 + e121 + e122) / 1000000 / duration\0"
    "core_inbound_data_bandwidth_for_remote_socket\0" "MB/s\0"
    "32 * (e123 + e124 + e125 + e126 + e127 + e128 + e129 + e130 + e131 + e132 + e133 + e134 "
    "+ e135 + e136 + e137 + e138) / 1000000 / duration\0"
    "core_outbound_data_bandwidth_for_remote_socket\0" "MB/s\0"
    "64 * (e139 + e140 + e141 + e142 + e143 + e144 + e145 + e146 + e147 + e148 + e149 + e150 "
    "+ e151 + e152 + e153 + e154) / 1000000 / duration\0"
    "cross_socket_inbound_data_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e155 + e156 + e157 + e158 + e159 + e160) / 1000000 / duration\0"
    "cross_socket_outbound_data_bandwidth_for_local_socket\0" "MB/s\0"
    "64 * (e161 + e162 + e163 + e164 + e165 + e166) / 1000000 / duration\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &l3::l3_xi_sampled_latency::all}, {.event = &l3::l3_xi_sampled_latency_requests::all},
    {.event = &l3::l3_xi_sampled_latency::dram_near},
    {.event = &l3::l3_xi_sampled_latency_requests::dram_near},
    {.event = &l3::l3_xi_sampled_latency::dram_far},
    {.event = &l3::l3_xi_sampled_latency_requests::dram_far},
    {.event = &umc::umc_data_slot_clks::all}, {.event = &umc::umc_mem_clk},
    {.event = &umc::umc_cas_cmd::all}, {.event = &umc::umc_act_cmd::all},
    {.event = &umc::umc_pchg_cmd::all},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_0},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_1},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_2},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_3},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_4},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_5},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_6},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_7},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_8},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_9},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_10},
    {.event = &data_fabric::local_or_remote_socket_read_data_beats_dram_11},
    {.event = &data_fabric::local_socket_write_data_beats_dram_0},
    {.event = &data_fabric::local_socket_write_data_beats_dram_1},
    {.event = &data_fabric::local_socket_write_data_beats_dram_2},
    {.event = &data_fabric::local_socket_write_data_beats_dram_3},
    {.event = &data_fabric::local_socket_write_data_beats_dram_4},
    {.event = &data_fabric::local_socket_write_data_beats_dram_5},
    {.event = &data_fabric::local_socket_write_data_beats_dram_6},
    {.event = &data_fabric::local_socket_write_data_beats_dram_7},
    {.event = &data_fabric::local_socket_write_data_beats_dram_8},
    {.event = &data_fabric::local_socket_write_data_beats_dram_9},
    {.event = &data_fabric::local_socket_write_data_beats_dram_10},
    {.event = &data_fabric::local_socket_write_data_beats_dram_11},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_0},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_1},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_2},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_3},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_4},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_5},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_6},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_7},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_8},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_9},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_10},
    {.event = &data_fabric::remote_socket_write_data_beats_dram_11},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_0},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_1},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_2},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_3},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_4},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_5},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_6},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_7},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_8},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_9},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_10},
    {.event = &data_fabric::local_or_remote_socket_write_data_beats_dram_11},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_0},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_1},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_2},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_3},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_4},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_5},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_6},
    {.event = &data_fabric::local_socket_upstream_read_data_beats_io_7},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_0},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_1},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_2},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_3},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_4},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_5},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_6},
    {.event = &data_fabric::local_socket_upstream_write_data_beats_io_7},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_0},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_1},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_2},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_3},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_4},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_5},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_6},
    {.event = &data_fabric::remote_socket_upstream_read_data_beats_io_7},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_0},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_1},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_2},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_3},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_4},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_5},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_6},
    {.event = &data_fabric::remote_socket_upstream_write_data_beats_io_7},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_0},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_1},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_2},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_3},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_4},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_5},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_6},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_7},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_8},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_9},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_10},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_11},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_12},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_13},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_14},
    {.event = &data_fabric::local_socket_inbound_data_beats_cfi_15},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_0},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_1},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_2},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_3},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_4},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_5},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_6},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_7},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_8},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_9},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_10},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_11},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_12},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_13},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_14},
    {.event = &data_fabric::local_socket_outbound_data_beats_cfi_15},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_0},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_1},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_2},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_3},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_4},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_5},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_6},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_7},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_8},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_9},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_10},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_11},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_12},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_13},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_14},
    {.event = &data_fabric::remote_socket_inbound_data_beats_cfi_15},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_0},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_1},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_2},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_3},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_4},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_5},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_6},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_7},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_8},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_9},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_10},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_11},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_12},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_13},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_14},
    {.event = &data_fabric::remote_socket_outbound_data_beats_cfi_15},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_0},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_1},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_2},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_3},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_4},
    {.event = &data_fabric::local_socket_inbound_data_beats_link_5},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_0},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_1},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_2},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_3},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_4},
    {.event = &data_fabric::local_socket_outbound_data_beats_link_5}};
inline constexpr metric_list<amd::event_pmu> list{"zen5", texts, all_of(events), 21};
} // namespace unit_metrics

namespace metric {
inline constexpr unit_metrics::listed_metric l3_read_miss_latency{&unit_metrics::list, 0, 24};
inline constexpr unit_metrics::listed_metric l3_read_miss_latency_for_local_dram{&unit_metrics::list, 37, 76};
inline constexpr unit_metrics::listed_metric l3_read_miss_latency_for_remote_dram{&unit_metrics::list, 89, 129};
inline constexpr unit_metrics::listed_metric umc_data_bus_utilization{&unit_metrics::list, 142, 175};
inline constexpr unit_metrics::listed_metric umc_cas_cmd_rate{&unit_metrics::list, 193, 240};
inline constexpr unit_metrics::listed_metric umc_activate_cmd_rate{&unit_metrics::list, 255, 307};
inline constexpr unit_metrics::listed_metric umc_precharge_cmd_rate{&unit_metrics::list, 322, 375};
inline constexpr unit_metrics::listed_metric dram_read_bandwidth_for_local_or_remote_socket{&unit_metrics::list, 391, 443};
inline constexpr unit_metrics::listed_metric dram_write_bandwidth_for_local_socket{&unit_metrics::list, 541, 584};
inline constexpr unit_metrics::listed_metric dram_write_bandwidth_for_remote_socket{&unit_metrics::list, 682, 726};
inline constexpr unit_metrics::listed_metric dram_write_bandwidth_for_local_or_remote_socket{&unit_metrics::list, 824, 877};
inline constexpr unit_metrics::listed_metric upstream_dma_read_bandwidth_for_local_socket{&unit_metrics::list, 975, 1025};
inline constexpr unit_metrics::listed_metric upstream_dma_write_bandwidth_for_local_socket{&unit_metrics::list, 1099, 1150};
inline constexpr unit_metrics::listed_metric upstream_dma_read_bandwidth_for_remote_socket{&unit_metrics::list, 1224, 1275};
inline constexpr unit_metrics::listed_metric upstream_dma_write_bandwidth_for_remote_socket{&unit_metrics::list, 1349, 1401};
inline constexpr unit_metrics::listed_metric core_inbound_data_bandwidth_for_local_socket{&unit_metrics::list, 1475, 1525};
inline constexpr unit_metrics::listed_metric core_outbound_data_bandwidth_for_local_socket{&unit_metrics::list, 1654, 1705};
inline constexpr unit_metrics::listed_metric core_inbound_data_bandwidth_for_remote_socket{&unit_metrics::list, 1843, 1894};
inline constexpr unit_metrics::listed_metric core_outbound_data_bandwidth_for_remote_socket{&unit_metrics::list, 2032, 2084};
inline constexpr unit_metrics::listed_metric cross_socket_inbound_data_bandwidth_for_local_socket{&unit_metrics::list, 2222, 2280};
inline constexpr unit_metrics::listed_metric cross_socket_outbound_data_bandwidth_for_local_socket{&unit_metrics::list, 2348, 2407};
} // namespace metric

} // namespace msr::events::zen5
