// Metrics of Sapphire Rapids: 10. Written by `msrpp import` from a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/metrics/sapphirerapids_metrics.json, 1.3; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/events/sapphire_rapids_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::spr {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "bottleneck_data_cache_memory_bandwidth\0" "\0"
    "with e30; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1; s2 = max((e2 - e3) / e1, 0); s3 = "
    "(e4 - e0) / e1; s4 = s2 + (e3 - e4) / e1 + s3 + s1 + e5 / e1; s5 = min(e1, e6) / e1; s6 = "
    "(e8 + e9) / e1; s7 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s8 = "
    "4.4 * s7; s9 = e12 / (e12 + e13); s10 = 79 * s7 - s8; s11 = 1 + e15 / e16 / 2; s12 = e19 / "
    "e1; s13 = max(e22 - e23, 0); 100 * (s0 * (s1 / s4) * (s5 / (s5 + (min(e1, e7) / e1 - s5))) "
    "+ s0 * (s3 / s4) * (s6 / (((81 * s7 - s8) * (e11 * s9) + s10 * e14) * s11 / e1 + s10 * "
    "(e17 + e11 * (1 - s9)) * s11 / e1 + (37 * s7 - s8) * (e18 * s11) / e1 + s6)) + s0 * (s2 / "
    "s4) * (s12 / (min(7 * e20 + e21, s13) / e1 + 13 * e24 / e1 + min(2 * (e25 - e15 - e16) * "
    "20 / 100, s13) / e1 + e26 / e1 + e27 * (e28 / e29) / e1 + s12)))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 4.4 * s0; 100 * "
    "(((81 * s0 - s1) * (e11 * (e12 / (e12 + e13))) + (79 * s0 - s1) * e14) * (1 + e15 / e16 / "
    "2) / e1)\0"
    "data_sharing\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((79 * s0 - "
    "4.4 * s0) * (e17 + e11 * (1 - e12 / (e12 + e13))) * (1 + e15 / e16 / 2) / e1)\0"
    "streaming_stores\0" "percent\0"
    "100 * (9 * e31 / e1)\0"
    "info_memory_mix_offcore_read_any_pki\0" "\0"
    "1000 * e32 / e33\0"
    "info_memory_mix_offcore_read_l3m_pki\0" "\0"
    "1000 * e34 / e33\0"
    "info_memory_mix_offcore_mwrite_any_pki\0" "\0"
    "1000 * e35 / e33\0"
    "info_memory_soc_r2c_offcore_bw\0" "\0"
    "64 * e32 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_l3m_bw\0" "\0"
    "64 * e34 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_dram_bw\0" "\0"
    "64 * e36 / 1e9 / (1e3 * duration / 1000)\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &memory_activity::stalls_l3_miss},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &exe_activity::bound_on_loads},
    {.event = &memory_activity::stalls_l1d_miss},
    {.event = &memory_activity::stalls_l2_miss},
    {.event = &exe_activity::bound_on_stores},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 12},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &xq::full_cycles},
    {.event = &l1d_pend_miss::l2_stalls},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_fwd},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hitm},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd},
    {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_no_fwd},
    {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active},
    {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads},
    {.event = &lock_cycles::cache_lock_duration},
    {.event = &mem_inst_retired::split_loads},
    {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_completed::l1_miss_any},
    {.event = &topdown::slots},
    {.event = &ocr::streaming_wr_any_response},
    {.event = &ocr::reads_to_core_any_response},
    {.event = &inst_retired::any},
    {.event = &ocr::reads_to_core_l3_miss},
    {.event = &ocr::modified_write_any_response},
    {.event = &ocr::reads_to_core_dram},
};
inline constexpr metric_list<event_pmu> list{"spr", texts, all_of(events), 10};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&offcore_metrics::list, 0, 40};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 915, 942};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 1132, 1153};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 1319, 1344};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_any_pki{&offcore_metrics::list, 1365, 1403};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_l3m_pki{&offcore_metrics::list, 1420, 1458};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_mwrite_any_pki{&offcore_metrics::list, 1475, 1515};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_offcore_bw{&offcore_metrics::list, 1532, 1564};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_l3m_bw{&offcore_metrics::list, 1605, 1633};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_dram_bw{&offcore_metrics::list, 1674, 1703};
} // namespace metric

} // namespace msr::perfmon::spr
