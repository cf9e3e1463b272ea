// Metrics of Alder Lake: performance cores: 8. Written by `msrpp import` from a table: do not edit.
// adl_goldencove: from intel/perfmon 6dadedf3aa48,
// ADL/metrics/alderlake_metrics_goldencove_core.json, 1.1; BSD-3-Clause, Copyright (c) Intel
// Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/alder_lake.hpp>
#include <msr/intel/events/alder_lake_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::alder_lake {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_data_cache_memory_bandwidth\0" "\0"
    "with e34; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1; s2 = max((e2 - e3) / e1, 0); s3 = "
    "(e4 - e0) / e1; s4 = s2 + (e3 - e4) / e1 + s3 + s1 + e5 / e1; s5 = min(e1, e6) / e1; s6 = "
    "(e8 + e9) / e1; s7 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s8 = "
    "3 * s7; s9 = e12 / (e12 + e13); s10 = 27 * s7 - s8; s11 = 1 + e15 / e16 / 2; s12 = e19 / "
    "e1; s13 = max(e22 - e23, 0); 100 * (s0 * (s1 / s4) * (s5 / (s5 + (min(e1, e7) / e1 - s5))) "
    "+ s0 * (s3 / s4) * (s6 / (((28 * s7 - s8) * (e11 * s9) + s10 * e14) * s11 / e1 + s10 * "
    "(e17 + e11 * (1 - s9)) * s11 / e1 + (12 * s7 - s8) * (e18 * s11) / e1 + s6)) + s0 * (s2 / "
    "s4) * (s12 / (min(7 * e20 + e21, s13) / e1 + 13 * e24 / e1 + min(2 * (e25 - e15 - e16) * "
    "20 / 100, s13) / e1 + (16 * max(0, e26 - e27) + e26 / e28 * (10 * e29 + min(e1, e30))) / "
    "e1 + e31 / e32 * e33 / e1 + s12)))\0"
    "bottleneck_data_cache_memory_latency\0" "\0"
    "with e34; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1; s2 = max((e2 - e3) / e1, 0); s3 = "
    "(e3 - e4) / e1; s4 = (e4 - e0) / e1; s5 = e5 / e1; s6 = s2 + s3 + s4 + s1 + s5; s7 = "
    "min(e1, e6) / e1; s8 = min(e1, e7) / e1 - s7; s9 = e1 / e10 * tsc_frequency / 1000000000 / "
    "(1e3 * duration / 1000); s10 = 3 * s9; s11 = 1 + e15 / e16 / 2; s12 = (12 * s9 - s10) * "
    "(e18 * s11) / e1; s13 = 28 * s9; s14 = e12 / (e12 + e13); s15 = 27 * s9 - s10; s16 = s0 * "
    "(s2 / s6); s17 = max(e22 - e23, 0); s18 = min(2 * (e25 - e15 - e16) * 20 / 100, s17) / e1; "
    "s19 = e26 / e28; s20 = min(e1, e30); s21 = (16 * max(0, e26 - e27) + s19 * (10 * e29 + "
    "s20)) / e1; s22 = e31 / e32 * e33 / e1; s23 = min(7 * e20 + e21, s17) / e1 + 13 * e24 / e1 "
    "+ s18 + s21 + s22 + e19 / e1; s24 = s0 * (s5 / s6); s25 = e36 if smt_on else e1; s26 = e35 "
    "/ s25; s27 = 1 - s19; s28 = (e37 * 10 * s27 + s27 * s20) / e1; s29 = s28 + s13 * e38 / e1 "
    "+ s26 + 9 * e39 / e1 + (7 * e40 + e41) / s25; 100 * (s0 * (s1 / s6) * (s8 / (s7 + s8)) + "
    "s0 * (s4 / s6) * (s12 / (((s13 - s10) * (e11 * s14) + s15 * e14) * s11 / e1 + s15 * (e17 + "
    "e11 * (1 - s14)) * s11 / e1 + s12 + (e8 + e9) / e1)) + s0 * s3 / s6 + s16 * (s18 / s23) + "
    "s16 * (s21 / s23) + s16 * (s22 / s23) + s24 * (s26 / s29) + s24 * (s28 / s29))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "with e34; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max((e2 - e3) / e1, 0); s2 = e5 / e1; s3 = "
    "s1 + (e3 - e4) / e1 + (e4 - e0) / e1 + e0 / e1 + s2; s4 = max(e22 - e23, 0); s5 = min(7 * "
    "e20 + e21, s4) / e1; s6 = e26 / e28; s7 = min(e1, e30); s8 = e36 if smt_on else e1; s9 = "
    "(7 * e40 + e41) / s8; s10 = 1 - s6; 100 * (s0 * (s1 / max(s0, s3)) * (s5 / max(s1, s5 + 13 "
    "* e24 / e1 + min(2 * (e25 - e15 - e16) * 20 / 100, s4) / e1 + (16 * max(0, e26 - e27) + s6 "
    "* (10 * e29 + s7)) / e1 + e31 / e32 * e33 / e1 + e19 / e1)) + s0 * (s2 / s3) * (s9 / ((e37 "
    "* 10 * s10 + s10 * s7) / e1 + 28 * (e1 / e10 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000)) * e38 / e1 + e35 / s8 + 9 * e39 / e1 + s9)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "with e34; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e4 - e0) / e1; s2 = e5 / e1; s3 = max((e2 - e3) / e1, 0) + "
    "(e3 - e4) / e1 + s1 + e0 / e1 + s2; s4 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s5 = 28 * s4; s6 = 3 * s4; s7 = e12 / (e12 + e13); s8 = 27 * s4 - s6; s9 "
    "= 1 + e15 / e16 / 2; s10 = ((s5 - s6) * (e11 * s7) + s8 * e14) * s9 / e1 + s8 * (e17 + e11 "
    "* (1 - s7)) * s9 / e1; s11 = s5 * e38 / e1; s12 = 1 - e26 / e28; s13 = (e37 * 10 * s12 + "
    "s12 * min(e1, e30)) / e1; s14 = e36 if smt_on else e1; s15 = max(0, max(1 - "
    "(topdown_frontend_bound / s0 - e42 / e34 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) - topdown_branch_mispredicts / s0); s16 = max(s15 * (1 - e43 / e44), 0.0001); 100 "
    "* (topdown_memory_bound / s0 * (s1 / s3 * s10 / (s10 + (12 * s4 - s6) * (e18 * s9) / e1 + "
    "(e8 + e9) / e1) + s2 / s3 * s11 / (s13 + s11 + e35 / s14 + 9 * e39 / e1 + (7 * e40 + e41) "
    "/ s14 - s13)) + s15 * (1 - s16 / s16))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 3 * s0; 100 * "
    "(((28 * s0 - s1) * (e11 * (e12 / (e12 + e13))) + (27 * s0 - s1) * e14) * (1 + e15 / e16 / "
    "2) / e1)\0"
    "data_sharing\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((27 * s0 - 3 "
    "* s0) * (e17 + e11 * (1 - e12 / (e12 + e13))) * (1 + e15 / e16 / 2) / e1)\0"
    "false_sharing\0" "percent\0"
    "100 * (28 * (e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e38 / e1)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e39 / e1)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &memory_activity::stalls_l3_miss}, {.event = &cpu_clk_unhalted::thread},
    {.event = &exe_activity::bound_on_loads}, {.event = &memory_activity::stalls_l1d_miss},
    {.event = &memory_activity::stalls_l2_miss}, {.event = &exe_activity::bound_on_stores},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd}, {.event = &xq::full_cycles},
    {.event = &l1d_pend_miss::l2_stalls}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_fwd},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hitm},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd},
    {.event = &mem_load_l3_hit_retired::xsnp_miss}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_load_l3_hit_retired::xsnp_no_fwd},
    {.event = &mem_load_retired::l3_hit}, {.event = &l1d_pend_miss::fb_full},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_completed::l1_miss_any},
    {.event = &ld_blocks::no_sr}, {.event = &topdown::slots_},
    {.event = &mem_inst_retired::split_stores}, {.event = &cpu_clk_unhalted::distributed},
    {.event = &mem_store_retired::l2_hit}, {.event = &ocr::demand_rfo_l3_hit_snoop_hitm},
    {.event = &ocr::streaming_wr_any_response},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &int_misc::uop_dropping},
    {.event = &machine_clears::memory_ordering}, {.event = &machine_clears::count}};
inline constexpr metric_list<perfmon::event_pmu> list{"alder_lake", texts, all_of(events), 8};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&offcore_metrics::list, 0, 40};
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_latency{&offcore_metrics::list, 972, 1010};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 2344, 2373};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 3152, 3187};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 4195, 4222};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 4410, 4431};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 4595, 4617};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 4707, 4732};
} // namespace metric

} // namespace msr::events::alder_lake
