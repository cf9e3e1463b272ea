// Metrics of Tiger Lake: 8. Written by `msrpp import` from a table: do not edit.
// tgl: from intel/perfmon 6dadedf3aa48, TGL/metrics/tigerlake_metrics.json, 1.1; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/tiger_lake.hpp>
#include <msr/intel/events/tiger_lake_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::tiger_lake {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_data_cache_memory_bandwidth\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = (e9 - e10) / e8; s3 = e12 / e13; s4 = e11 "
    "* (1 + s3); s5 = s4 / (s4 + e14) * s2; s6 = e7 / e8 + s2 - s5; s7 = max((e0 - e9) / e8, "
    "0); s8 = (e10 - e7) / e8; s9 = s7 + s5 + s8 + s6 + e1 / e8; s10 = min(e8, e15) / e8; s11 = "
    "e17 / e8; s12 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s13 = 5 * "
    "s12; s14 = e20 / (e20 + e21); s15 = 53 * s12 - s13; s16 = 1 + s3 / 2; s17 = e25 / e8; s18 "
    "= max(e28 - e29, 0); 100 * (s1 * (s6 / s9) * (s10 / (s10 + (min(e8, e16) / e8 - s10))) + "
    "s1 * (s8 / s9) * (s11 / (((54 * s12 - s13) * (e19 * s14) + s15 * e22) * s16 / e8 + s15 * "
    "(e23 + e19 * (1 - s14)) * s16 / e8 + (22.5 * s12 - s13) * (e24 * s16) / e8 + s11)) + s1 * "
    "(s7 / s9) * (s17 / (min(7 * e26 + e27, s18) / e8 + 13 * e30 / e8 + min(2 * (e31 - e12 - "
    "e13) * 20 / 100, s18) / e8 + (16 * max(0, e32 - e33) + e32 / e34 * (10 * e35 + min(e8, "
    "e36))) / e8 + e37 / (e13 + e12) * e38 / e8 + e39 / e8 + s17)))\0"
    "bottleneck_data_cache_memory_latency\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = (e9 - e10) / e8; s3 = e12 / e13; s4 = e11 "
    "* (1 + s3); s5 = s4 / (s4 + e14) * s2; s6 = e7 / e8 + s2 - s5; s7 = max((e0 - e9) / e8, "
    "0); s8 = (e10 - e7) / e8; s9 = e1 / e8; s10 = s7 + s5 + s8 + s6 + s9; s11 = min(e8, e15) / "
    "e8; s12 = min(e8, e16) / e8 - s11; s13 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s14 = 5 * s13; s15 = 1 + s3 / 2; s16 = (22.5 * s13 - s14) * (e24 * s15) "
    "/ e8; s17 = 54 * s13; s18 = e20 / (e20 + e21); s19 = 53 * s13 - s14; s20 = s1 * (s7 / "
    "s10); s21 = max(e28 - e29, 0); s22 = min(2 * (e31 - e12 - e13) * 20 / 100, s21) / e8; s23 "
    "= e32 / e34; s24 = min(e8, e36); s25 = (16 * max(0, e32 - e33) + s23 * (10 * e35 + s24)) / "
    "e8; s26 = e37 / (e13 + e12) * e38 / e8; s27 = min(7 * e26 + e27, s21) / e8 + 13 * e30 / e8 "
    "+ s22 + s25 + s26 + e39 / e8 + e25 / e8; s28 = s1 * (s9 / s10); s29 = e41 if smt_on else "
    "e8; s30 = e40 / s29; s31 = 1 - s23; s32 = (e35 * 10 * s31 + s31 * s24) / e8; s33 = s32 + "
    "s17 * e42 / e8 + s30 + 9 * e43 / e8 + (7 * e44 + e45) / s29; 100 * (s1 * (s6 / s10) * (s12 "
    "/ (s11 + s12)) + s1 * (s8 / s10) * (s16 / (((s17 - s14) * (e19 * s18) + s19 * e22) * s15 / "
    "e8 + s19 * (e23 + e19 * (1 - s18)) * s15 / e8 + s16 + e17 / e8)) + s1 * s5 / s10 + s20 * "
    "(s22 / s27) + s20 * (s25 / s27) + s20 * (s26 / s27) + s28 * (s30 / s33) + s28 * (s32 / "
    "s33))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = max((e0 - e9) / e8, 0); s3 = e11 * (1 + "
    "e12 / e13); s4 = (e9 - e10) / e8; s5 = s3 / (s3 + e14) * s4; s6 = e1 / e8; s7 = s2 + s5 + "
    "(e10 - e7) / e8 + (e7 / e8 + s4 - s5) + s6; s8 = max(e28 - e29, 0); s9 = min(7 * e26 + "
    "e27, s8) / e8; s10 = e32 / e34; s11 = min(e8, e36); s12 = e41 if smt_on else e8; s13 = (7 "
    "* e44 + e45) / s12; s14 = 1 - s10; 100 * (s1 * (s2 / max(s1, s7)) * (s9 / max(s2, s9 + 13 "
    "* e30 / e8 + min(2 * (e31 - e12 - e13) * 20 / 100, s8) / e8 + (16 * max(0, e32 - e33) + "
    "s10 * (10 * e35 + s11)) / e8 + e37 / (e13 + e12) * e38 / e8 + e39 / e8 + e25 / e8)) + s1 * "
    "(s6 / s7) * (s13 / ((e35 * 10 * s14 + s14 * s11) / e8 + 54 * (e8 / e18 * tsc_frequency / "
    "1000000000 / (1e3 * duration / 1000)) * e42 / e8 + e40 / s12 + 9 * e43 / e8 + s13)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = topdown_backend_bound / s0 + 5 * "
    "e5 / e6; s3 = (e10 - e7) / e8; s4 = e12 / e13; s5 = e11 * (1 + s4); s6 = (e9 - e10) / e8; "
    "s7 = s5 / (s5 + e14) * s6; s8 = e1 / e8; s9 = max((e0 - e9) / e8, 0) + s7 + s3 + (e7 / e8 "
    "+ s6 - s7) + s8; s10 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); "
    "s11 = 54 * s10; s12 = 5 * s10; s13 = e20 / (e20 + e21); s14 = 53 * s10 - s12; s15 = 1 + s4 "
    "/ 2; s16 = ((s11 - s12) * (e19 * s13) + s14 * e22) * s15 / e8 + s14 * (e23 + e19 * (1 - "
    "s13)) * s15 / e8; s17 = s11 * e42 / e8; s18 = 1 - e32 / e34; s19 = (e35 * 10 * s18 + s18 * "
    "min(e8, e36)) / e8; s20 = e41 if smt_on else e8; s21 = max(1 - (topdown_frontend_bound / "
    "s0 - e46 / e6 + s2 + s1), 0); s22 = max(0, s21 - e47 / (e47 + e48) * s21); s23 = max(s22 * "
    "(1 - e49 / e48), 0.0001); 100 * ((e0 + e1) / (e2 + (e3 + s1 * e4) + e1) * s2 * (s3 / s9 * "
    "s16 / (s16 + (22.5 * s10 - s12) * (e24 * s15) / e8 + e17 / e8) + s8 / s9 * s17 / (s19 + "
    "s17 + e40 / s20 + 9 * e43 / e8 + (7 * e44 + e45) / s20 - s19)) + s22 * (1 - s23 / s23))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 5 * s0; 100 * "
    "(((54 * s0 - s1) * (e19 * (e20 / (e20 + e21))) + (53 * s0 - s1) * e22) * (1 + e12 / e13 / "
    "2) / e8)\0"
    "data_sharing\0" "percent\0"
    "s0 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((53 * s0 - 5 "
    "* s0) * (e23 + e19 * (1 - e20 / (e20 + e21))) * (1 + e12 / e13 / 2) / e8)\0"
    "false_sharing\0" "percent\0"
    "100 * (54 * (e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e42 / e8)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e43 / e8)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util}, {.event = &int_misc::clears_count},
    {.event = &topdown::slots_}, {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cpu_clk_unhalted::thread}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l1d_pend_miss::l2_stall}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_fwd},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hitm},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd},
    {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_no_fwd}, {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full}, {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &mem_inst_retired::split_stores},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &ocr::demand_rfo_l3_hit_snoop_hitm},
    {.event = &ocr::streaming_wr_any_response},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &int_misc::uop_dropping},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &machine_clears::memory_ordering}};
inline constexpr metric_list<perfmon::event_pmu> list{"tiger_lake", texts, all_of(events), 8};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&offcore_metrics::list, 0, 40};
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_latency{&offcore_metrics::list, 1169, 1207};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 2727, 2756};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 3727, 3762};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 4919, 4946};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 5134, 5155};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 5319, 5341};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 5431, 5456};
} // namespace metric

} // namespace msr::events::tiger_lake
