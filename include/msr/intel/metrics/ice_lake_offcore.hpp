// Metrics of Ice Lake: 5. Written by `msrpp import` from a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/metrics/icelake_metrics.json, 1.1; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/ice_lake.hpp>
#include <msr/intel/events/ice_lake_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_data_cache_memory_latency\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = (e9 - e10) / e8; s3 = e12 / e13; s4 = e11 "
    "* (1 + s3); s5 = s4 / (s4 + e14) * s2; s6 = e7 / e8 + s2 - s5; s7 = max((e0 - e9) / e8, "
    "0); s8 = (e10 - e7) / e8; s9 = e1 / e8; s10 = s7 + s5 + s8 + s6 + s9; s11 = min(e8, e16) / "
    "e8; s12 = min(e8, e15) / e8 - s11; s13 = e8 / e17 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s14 = 3.5 * s13; s15 = 1 + s3 / 2; s16 = (12.5 * s13 - s14) * (e18 * "
    "s15) / e8; s17 = 32.5 * s13; s18 = 27 * s13 - s14; s19 = s1 * (s7 / s10); s20 = max(e24 - "
    "e25, 0); s21 = min(2 * (e23 - e12 - e13) * 20 / 100, s20) / e8; s22 = e29 / e31; s23 = "
    "min(e8, e33); s24 = (16 * max(0, e29 - e30) + s22 * (10 * e32 + s23)) / e8; s25 = e34 / "
    "(e13 + e12) * e35 / e8; s26 = min(7 * e26 + e27, s20) / e8 + 13 * e28 / e8 + s21 + s24 + "
    "s25 + e36 / e8 + e37 / e8; s27 = s1 * (s9 / s10); s28 = e39 if smt_on else e8; s29 = e38 / "
    "s28; s30 = 1 - s22; s31 = (e32 * 10 * s30 + s30 * s23) / e8; s32 = s31 + s17 * e40 / e8 + "
    "s29 + 9 * e41 / e8 + (7 * e42 + e43) / s28; 100 * (s1 * (s6 / s10) * (s12 / (s11 + s12)) + "
    "s1 * (s8 / s10) * (s16 / (((s17 - s14) * e19 + s18 * e20) * s15 / e8 + s18 * e21 * s15 / "
    "e8 + s16 + e22 / e8)) + s1 * s5 / s10 + s19 * (s21 / s26) + s19 * (s24 / s26) + s19 * (s25 "
    "/ s26) + s27 * (s29 / s32) + s27 * (s31 / s32))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = max((e0 - e9) / e8, 0); s3 = e11 * (1 + "
    "e12 / e13); s4 = (e9 - e10) / e8; s5 = s3 / (s3 + e14) * s4; s6 = e1 / e8; s7 = s2 + s5 + "
    "(e10 - e7) / e8 + (e7 / e8 + s4 - s5) + s6; s8 = max(e24 - e25, 0); s9 = min(7 * e26 + "
    "e27, s8) / e8; s10 = e29 / e31; s11 = min(e8, e33); s12 = e39 if smt_on else e8; s13 = (7 "
    "* e42 + e43) / s12; s14 = 1 - s10; 100 * (s1 * (s2 / max(s1, s7)) * (s9 / max(s2, s9 + 13 "
    "* e28 / e8 + min(2 * (e23 - e12 - e13) * 20 / 100, s8) / e8 + (16 * max(0, e29 - e30) + "
    "s10 * (10 * e32 + s11)) / e8 + e34 / (e13 + e12) * e35 / e8 + e36 / e8 + e37 / e8)) + s1 * "
    "(s6 / s7) * (s13 / ((e32 * 10 * s14 + s14 * s11) / e8 + 32.5 * (e8 / e17 * tsc_frequency / "
    "1000000000 / (1e3 * duration / 1000)) * e40 / e8 + e38 / s12 + 9 * e41 / e8 + s13)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = topdown_backend_bound / s0 + 5 * "
    "e5 / e6; s3 = (e10 - e7) / e8; s4 = e12 / e13; s5 = e11 * (1 + s4); s6 = (e9 - e10) / e8; "
    "s7 = s5 / (s5 + e14) * s6; s8 = e1 / e8; s9 = max((e0 - e9) / e8, 0) + s7 + s3 + (e7 / e8 "
    "+ s6 - s7) + s8; s10 = e8 / e17 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); "
    "s11 = 32.5 * s10; s12 = 3.5 * s10; s13 = 27 * s10 - s12; s14 = 1 + s4 / 2; s15 = ((s11 - "
    "s12) * e19 + s13 * e20) * s14 / e8 + s13 * e21 * s14 / e8; s16 = s11 * e40 / e8; s17 = 1 - "
    "e29 / e31; s18 = (e32 * 10 * s17 + s17 * min(e8, e33)) / e8; s19 = e39 if smt_on else e8; "
    "s20 = max(1 - (topdown_frontend_bound / s0 - e44 / e6 + s2 + s1), 0); s21 = max(0, s20 - "
    "e45 / (e45 + e46) * s20); s22 = max(s21 * (1 - e47 / e46), 0.0001); 100 * ((e0 + e1) / (e2 "
    "+ (e3 + s1 * e4) + e1) * s2 * (s3 / s9 * s15 / (s15 + (12.5 * s10 - s12) * (e18 * s14) / "
    "e8 + e22 / e8) + s8 / s9 * s16 / (s18 + s16 + e38 / s19 + 9 * e41 / e8 + (7 * e42 + e43) / "
    "s19 - s18)) + s21 * (1 - s22 / s22))\0"
    "false_sharing\0" "percent\0"
    "100 * (32.5 * (e8 / e17 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e40 / "
    "e8)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e41 / e8)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util}, {.event = &int_misc::clears_count},
    {.event = &topdown::slots_}, {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cpu_clk_unhalted::thread}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &cpu_clk_unhalted::ref_tsc}, {.event = &mem_load_retired::l3_hit},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit}, {.event = &l1d_pend_miss::l2_stall},
    {.event = &mem_inst_retired::all_loads}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::lock_loads}, {.event = &l2_rqsts::all_rfo},
    {.event = &mem_inst_retired::all_stores}, {.event = &l2_rqsts::rfo_hit},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &l1d_pend_miss::fb_full},
    {.event = &mem_inst_retired::split_stores}, {.event = &cpu_clk_unhalted::distributed},
    {.event = &ocr::demand_rfo_l3_hit_snoop_hitm}, {.event = &ocr::streaming_wr_any_response},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &int_misc::uop_dropping},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &machine_clears::memory_ordering}};
inline constexpr metric_list<perfmon::event_pmu> list{"ice_lake", texts, all_of(events), 5};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_latency{&offcore_metrics::list, 0, 38};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 1509, 1538};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 2511, 2546};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 3654, 3676};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 3768, 3793};
} // namespace metric

} // namespace msr::events::ice_lake
