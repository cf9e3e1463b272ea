// Metrics of Granite Rapids: 11. Written by `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/metrics/graniterapids_metrics.json, 1.3; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/granite_rapids.hpp>
#include <msr/intel/events/granite_rapids_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::granite_rapids {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "numa_percent_all_reads_to_local_cluster_memory\0" "percent\0" "100 * (e0 / e1)\0"
    "numa_percent_all_reads_to_remote_cluster_cache\0" "percent\0" "100 * ((e2 + e3) / e1)\0"
    "numa_percent_all_reads_to_local_cluster_cache\0" "percent\0"
    "100 * (e1 - (e3 + e2 + e4 + e5 + e0)) / e1\0"
    "false_sharing\0" "percent\0"
    "s0 = e6 / e7 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((170 * s0 * e8 "
    "+ 81 * s0 * e9) / e6)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e10 / e6)\0"
    "info_memory_mix_offcore_read_any_pki\0" "\0" "1000 * e11 / e12\0"
    "info_memory_mix_offcore_read_l3m_pki\0" "\0" "1000 * e13 / e12\0"
    "info_memory_mix_offcore_mwrite_any_pki\0" "\0" "1000 * e14 / e12\0"
    "info_memory_soc_r2c_offcore_bw\0" "\0" "64 * e11 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_l3m_bw\0" "\0" "64 * e13 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_dram_bw\0" "\0" "64 * e15 / 1e9 / (1e3 * duration / 1000)\0";
// Events that no list names.
inline constexpr char own_names[] =
    "offcore_response:offcore=0x103b800002\0";
inline constexpr select::event_list own_list{"granite_rapids", core::granite_rapids, own_names};
inline constexpr select::vendor_event<perfmon::event_pmu> own_0{{&own_list, 0x102a, 0xf, 0x100186a300000, 0x103b800002}, {}, &own_0};
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &ocr::reads_to_core_l3_miss_local}, {.event = &l2_lines_in::all},
    {.event = &ocr::reads_to_core_snc_cache_hit_with_fwd},
    {.event = &ocr::reads_to_core_snc_cache_hitm},
    {.event = &ocr::reads_to_core_remote_cache_snoop_fwd},
    {.event = &ocr::reads_to_core_remote_memory}, {.event = &cpu_clk_unhalted::thread},
    {.event = &cpu_clk_unhalted::ref_tsc}, {.event = &own_0},
    {.event = &ocr::demand_rfo_l3_hit_snoop_hitm}, {.event = &ocr::streaming_wr_any_response},
    {.event = &ocr::reads_to_core_any_response}, {.event = &inst_retired::any},
    {.event = &ocr::reads_to_core_l3_miss}, {.event = &ocr::modified_write_any_response},
    {.event = &ocr::reads_to_core_dram}};
inline constexpr metric_list<perfmon::event_pmu> list{"granite_rapids", texts, all_of(events), 11};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric numa_percent_all_reads_to_local_cluster_memory{&offcore_metrics::list, 0, 55};
inline constexpr offcore_metrics::listed_metric numa_percent_all_reads_to_remote_cluster_cache{&offcore_metrics::list, 71, 126};
inline constexpr offcore_metrics::listed_metric numa_percent_all_reads_to_local_cluster_cache{&offcore_metrics::list, 149, 203};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 246, 268};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 381, 406};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_any_pki{&offcore_metrics::list, 427, 465};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_l3m_pki{&offcore_metrics::list, 482, 520};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_mwrite_any_pki{&offcore_metrics::list, 537, 577};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_offcore_bw{&offcore_metrics::list, 594, 626};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_l3m_bw{&offcore_metrics::list, 667, 695};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_dram_bw{&offcore_metrics::list, 736, 765};
} // namespace metric

} // namespace msr::events::granite_rapids
