// Metrics of AMD Zen 4 outside of the core: 18. Written by tools/uncore/write_amd from
// a table: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen4; GPL-2.0 tree (COPYING), names and numbers
// only.
// msr/amd/metrics/common.hpp has the others of the list.
#pragma once

#include <msr/amd/events/zen4_units.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen4 {

namespace unit_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "l3_read_miss_latency\0" "core clocks\0"
    "10 * e0 / e1\0"
    "dram_read_data_for_local_processor\0" "MiB\0"
    "64 * (e2 + e3 + e4 + e5 + e6 + e7 + e8 + e9 + e10 + e11 + e12 + e13) / 1048576\0"
    "dram_write_data_for_local_processor\0" "MiB\0"
    "64 * (e14 + e15 + e16 + e17 + e18 + e19 + e20 + e21 + e22 + e23 + e24 + e25) / 1048576\0"
    "dram_read_data_for_remote_processor\0" "MiB\0"
    "64 * (e26 + e27 + e28 + e29 + e30 + e31 + e32 + e33 + e34 + e35 + e36 + e37) / 1048576\0"
    "dram_write_data_for_remote_processor\0" "MiB\0"
    "64 * (e38 + e39 + e40 + e41 + e42 + e43 + e44 + e45 + e46 + e47 + e48 + e49) / 1048576\0"
    "local_socket_upstream_dma_read_data\0" "MiB\0"
    "64 * (e50 + e51 + e52 + e53) / 1048576\0"
    "local_socket_upstream_dma_write_data\0" "MiB\0"
    "64 * (e54 + e55 + e56 + e57) / 1048576\0"
    "remote_socket_upstream_dma_read_data\0" "MiB\0"
    "64 * (e58 + e59 + e60 + e61) / 1048576\0"
    "remote_socket_upstream_dma_write_data\0" "MiB\0"
    "64 * (e62 + e63 + e64 + e65) / 1048576\0"
    "local_socket_inbound_data_to_cpu\0" "MiB\0"
    "32 * (e66 + e67 + e68 + e69 + e70 + e71 + e72 + e73 + e74 + e75 + e76 + e77 + e78 + e79 "
    "+ e80 + e81) / 1048576\0"
    "local_socket_outbound_data_from_cpu\0" "MiB\0"
    "64 * (e82 + e83 + e84 + e85 + e86 + e87 + e88 + e89 + e90 + e91 + e92 + e93 + e94 + e95 "
    "+ e96 + e97) / 1048576\0"
    "remote_socket_inbound_data_to_cpu\0" "MiB\0"
    "32 * (e98 + e99 + e100 + e101 + e102 + e103 + e104 + e105 + e106 + e107 + e108 + e109 + "
    "e110 + e111 + e112 + e113) / 1048576\0"
    "remote_socket_outbound_data_from_cpu\0" "MiB\0"
    "64 * (e114 + e115 + e116 + e117 + e118 + e119 + e120 + e121 + e122 + e123 + e124 + e125 "
    "+ e126 + e127 + e128 + e129) / 1048576\0"
    "local_socket_outbound_data_from_all_links\0" "MiB\0"
    "64 * (e130 + e131 + e132 + e133 + e134 + e135 + e136 + e137) / 1048576\0"
    "umc_data_bus_utilization\0" "percent\0"
    "100 * e138 / 2 / e139\0"
    "umc_cas_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e140 / e139\0"
    "umc_activate_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e141 / e139\0"
    "umc_precharge_cmd_rate\0" "per 1000 clocks of the memory\0"
    "1000 * e142 / e139\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &l3::l3_xi_sampled_latency::all}, {.event = &l3::l3_xi_sampled_latency_requests::all},
    {.event = &data_fabric::local_processor_read_data_beats_cs0},
    {.event = &data_fabric::local_processor_read_data_beats_cs1},
    {.event = &data_fabric::local_processor_read_data_beats_cs2},
    {.event = &data_fabric::local_processor_read_data_beats_cs3},
    {.event = &data_fabric::local_processor_read_data_beats_cs4},
    {.event = &data_fabric::local_processor_read_data_beats_cs5},
    {.event = &data_fabric::local_processor_read_data_beats_cs6},
    {.event = &data_fabric::local_processor_read_data_beats_cs7},
    {.event = &data_fabric::local_processor_read_data_beats_cs8},
    {.event = &data_fabric::local_processor_read_data_beats_cs9},
    {.event = &data_fabric::local_processor_read_data_beats_cs10},
    {.event = &data_fabric::local_processor_read_data_beats_cs11},
    {.event = &data_fabric::local_processor_write_data_beats_cs0},
    {.event = &data_fabric::local_processor_write_data_beats_cs1},
    {.event = &data_fabric::local_processor_write_data_beats_cs2},
    {.event = &data_fabric::local_processor_write_data_beats_cs3},
    {.event = &data_fabric::local_processor_write_data_beats_cs4},
    {.event = &data_fabric::local_processor_write_data_beats_cs5},
    {.event = &data_fabric::local_processor_write_data_beats_cs6},
    {.event = &data_fabric::local_processor_write_data_beats_cs7},
    {.event = &data_fabric::local_processor_write_data_beats_cs8},
    {.event = &data_fabric::local_processor_write_data_beats_cs9},
    {.event = &data_fabric::local_processor_write_data_beats_cs10},
    {.event = &data_fabric::local_processor_write_data_beats_cs11},
    {.event = &data_fabric::remote_processor_read_data_beats_cs0},
    {.event = &data_fabric::remote_processor_read_data_beats_cs1},
    {.event = &data_fabric::remote_processor_read_data_beats_cs2},
    {.event = &data_fabric::remote_processor_read_data_beats_cs3},
    {.event = &data_fabric::remote_processor_read_data_beats_cs4},
    {.event = &data_fabric::remote_processor_read_data_beats_cs5},
    {.event = &data_fabric::remote_processor_read_data_beats_cs6},
    {.event = &data_fabric::remote_processor_read_data_beats_cs7},
    {.event = &data_fabric::remote_processor_read_data_beats_cs8},
    {.event = &data_fabric::remote_processor_read_data_beats_cs9},
    {.event = &data_fabric::remote_processor_read_data_beats_cs10},
    {.event = &data_fabric::remote_processor_read_data_beats_cs11},
    {.event = &data_fabric::remote_processor_write_data_beats_cs0},
    {.event = &data_fabric::remote_processor_write_data_beats_cs1},
    {.event = &data_fabric::remote_processor_write_data_beats_cs2},
    {.event = &data_fabric::remote_processor_write_data_beats_cs3},
    {.event = &data_fabric::remote_processor_write_data_beats_cs4},
    {.event = &data_fabric::remote_processor_write_data_beats_cs5},
    {.event = &data_fabric::remote_processor_write_data_beats_cs6},
    {.event = &data_fabric::remote_processor_write_data_beats_cs7},
    {.event = &data_fabric::remote_processor_write_data_beats_cs8},
    {.event = &data_fabric::remote_processor_write_data_beats_cs9},
    {.event = &data_fabric::remote_processor_write_data_beats_cs10},
    {.event = &data_fabric::remote_processor_write_data_beats_cs11},
    {.event = &data_fabric::local_socket_upstream_read_beats_iom0},
    {.event = &data_fabric::local_socket_upstream_read_beats_iom1},
    {.event = &data_fabric::local_socket_upstream_read_beats_iom2},
    {.event = &data_fabric::local_socket_upstream_read_beats_iom3},
    {.event = &data_fabric::local_socket_upstream_write_beats_iom0},
    {.event = &data_fabric::local_socket_upstream_write_beats_iom1},
    {.event = &data_fabric::local_socket_upstream_write_beats_iom2},
    {.event = &data_fabric::local_socket_upstream_write_beats_iom3},
    {.event = &data_fabric::remote_socket_upstream_read_beats_iom0},
    {.event = &data_fabric::remote_socket_upstream_read_beats_iom1},
    {.event = &data_fabric::remote_socket_upstream_read_beats_iom2},
    {.event = &data_fabric::remote_socket_upstream_read_beats_iom3},
    {.event = &data_fabric::remote_socket_upstream_write_beats_iom0},
    {.event = &data_fabric::remote_socket_upstream_write_beats_iom1},
    {.event = &data_fabric::remote_socket_upstream_write_beats_iom2},
    {.event = &data_fabric::remote_socket_upstream_write_beats_iom3},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm0},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm1},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm2},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm3},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm4},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm5},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm6},
    {.event = &data_fabric::local_socket_inf0_inbound_data_beats_ccm7},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm0},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm1},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm2},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm3},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm4},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm5},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm6},
    {.event = &data_fabric::local_socket_inf1_inbound_data_beats_ccm7},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm0},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm1},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm2},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm3},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm4},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm5},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm6},
    {.event = &data_fabric::local_socket_inf0_outbound_data_beats_ccm7},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm0},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm1},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm2},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm3},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm4},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm5},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm6},
    {.event = &data_fabric::local_socket_inf1_outbound_data_beats_ccm7},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm0},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm1},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm2},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm3},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm4},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm5},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm6},
    {.event = &data_fabric::remote_socket_inf0_inbound_data_beats_ccm7},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm0},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm1},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm2},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm3},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm4},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm5},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm6},
    {.event = &data_fabric::remote_socket_inf1_inbound_data_beats_ccm7},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm0},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm1},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm2},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm3},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm4},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm5},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm6},
    {.event = &data_fabric::remote_socket_inf0_outbound_data_beats_ccm7},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm0},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm1},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm2},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm3},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm4},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm5},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm6},
    {.event = &data_fabric::remote_socket_inf1_outbound_data_beats_ccm7},
    {.event = &data_fabric::local_socket_outbound_data_beats_link0},
    {.event = &data_fabric::local_socket_outbound_data_beats_link1},
    {.event = &data_fabric::local_socket_outbound_data_beats_link2},
    {.event = &data_fabric::local_socket_outbound_data_beats_link3},
    {.event = &data_fabric::local_socket_outbound_data_beats_link4},
    {.event = &data_fabric::local_socket_outbound_data_beats_link5},
    {.event = &data_fabric::local_socket_outbound_data_beats_link6},
    {.event = &data_fabric::local_socket_outbound_data_beats_link7},
    {.event = &umc::umc_data_slot_clks::all}, {.event = &umc::umc_mem_clk},
    {.event = &umc::umc_cas_cmd::all}, {.event = &umc::umc_act_cmd::all},
    {.event = &umc::umc_pchg_cmd::all}};
inline constexpr metric_list<amd::event_pmu> list{"zen4", texts, all_of(events), 18};
} // namespace unit_metrics

namespace metric {
inline constexpr unit_metrics::listed_metric l3_read_miss_latency{&unit_metrics::list, 0, 33};
inline constexpr unit_metrics::listed_metric dram_read_data_for_local_processor{&unit_metrics::list, 46, 85};
inline constexpr unit_metrics::listed_metric dram_write_data_for_local_processor{&unit_metrics::list, 164, 204};
inline constexpr unit_metrics::listed_metric dram_read_data_for_remote_processor{&unit_metrics::list, 291, 331};
inline constexpr unit_metrics::listed_metric dram_write_data_for_remote_processor{&unit_metrics::list, 418, 459};
inline constexpr unit_metrics::listed_metric local_socket_upstream_dma_read_data{&unit_metrics::list, 546, 586};
inline constexpr unit_metrics::listed_metric local_socket_upstream_dma_write_data{&unit_metrics::list, 625, 666};
inline constexpr unit_metrics::listed_metric remote_socket_upstream_dma_read_data{&unit_metrics::list, 705, 746};
inline constexpr unit_metrics::listed_metric remote_socket_upstream_dma_write_data{&unit_metrics::list, 785, 827};
inline constexpr unit_metrics::listed_metric local_socket_inbound_data_to_cpu{&unit_metrics::list, 866, 903};
inline constexpr unit_metrics::listed_metric local_socket_outbound_data_from_cpu{&unit_metrics::list, 1014, 1054};
inline constexpr unit_metrics::listed_metric remote_socket_inbound_data_to_cpu{&unit_metrics::list, 1165, 1203};
inline constexpr unit_metrics::listed_metric remote_socket_outbound_data_from_cpu{&unit_metrics::list, 1328, 1369};
inline constexpr unit_metrics::listed_metric local_socket_outbound_data_from_all_links{&unit_metrics::list, 1496, 1542};
inline constexpr unit_metrics::listed_metric umc_data_bus_utilization{&unit_metrics::list, 1613, 1646};
inline constexpr unit_metrics::listed_metric umc_cas_cmd_rate{&unit_metrics::list, 1668, 1715};
inline constexpr unit_metrics::listed_metric umc_activate_cmd_rate{&unit_metrics::list, 1734, 1786};
inline constexpr unit_metrics::listed_metric umc_precharge_cmd_rate{&unit_metrics::list, 1805, 1858};
} // namespace metric

} // namespace msr::events::zen4
