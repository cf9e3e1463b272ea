// Metrics of Skylake: 4. Written by `msrpp import` from a table: do not edit.
// skl: from intel/perfmon 6dadedf3aa48, SKL/metrics/skylake_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/skylake.hpp>
#include <msr/intel/events/skylake_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::skylake {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_cache_memory_latency\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = (e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + "
    "e1) * (1 - e8 / s1 - (e9 + 4 * (e10 / 2 if smt_on else e11)) / s1); s3 = (e13 - e14) / e6; "
    "s4 = e16 / e17; s5 = e15 * (1 + s4); s6 = s5 / (s5 + e18) * s3; s7 = e12 / e6 + s3 - s6; "
    "s8 = max((e0 - e13) / e6, 0); s9 = (e14 - e12) / e6; s10 = e1 / e6; s11 = s8 + s6 + s9 + "
    "s7 + s10; s12 = min(e6, e20) / e6; s13 = min(e6, e19) / e6 - s12; s14 = e6 / e21 * "
    "tsc_frequency / 1000000000 / (1e3 * duration / 1000); s15 = 3.5 * s14; s16 = 1 + s4 / 2; "
    "s17 = (10 * s14 - s15) * (e22 * s16) / e6; s18 = 22 * s14; s19 = 20 * s14 - s15; s20 = s2 "
    "* (s8 / s11); s21 = max(e28 - e29, 0); s22 = min(2 * (e27 - e16 - e17) * 20 / 100, s21) / "
    "e6; s23 = e33 / e35; s24 = min(e6, e37); s25 = (12 * max(0, e33 - e34) + s23 * (9 * e36 + "
    "s24)) / e6; s26 = e38 / (e17 + e16); s27 = s26 * e39 / e6; s28 = min(9 * e30 + e31, s21) / "
    "e6 + 13 * e32 / e6 + s22 + s25 + s27 + e40 / e6 + s26 * e18 / e6; s29 = s2 * (s10 / s11); "
    "s30 = e41 / s0; s31 = 1 - s23; s32 = (e36 * 9 * s31 + s31 * s24) / e6; s33 = s32 + s18 * "
    "e42 / e6 + s30 + (9 * e43 + e44) / s0; 100 * (s2 * (s7 / s11) * (s13 / (s12 + s13)) + s2 * "
    "(s9 / s11) * (s17 / (((s18 - s15) * e23 + s19 * e24) * s16 / e6 + s19 * e25 * s16 / e6 + "
    "s17 + (e26 / 2 if smt_on else e26) / s0)) + s2 * s6 / s11 + s20 * (s22 / s28) + s20 * (s25 "
    "/ s28) + s20 * (s27 / s28) + s29 * (s30 / s33) + s29 * (s32 / s33))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = (e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + "
    "e1) * (1 - e8 / s1 - (e9 + 4 * (e10 / 2 if smt_on else e11)) / s1); s3 = max((e0 - e13) / "
    "e6, 0); s4 = e15 * (1 + e16 / e17); s5 = (e13 - e14) / e6; s6 = s4 / (s4 + e18) * s5; s7 = "
    "e1 / e6; s8 = s3 + s6 + (e14 - e12) / e6 + (e12 / e6 + s5 - s6) + s7; s9 = max(e28 - e29, "
    "0); s10 = min(9 * e30 + e31, s9) / e6; s11 = e33 / e35; s12 = min(e6, e37); s13 = e38 / "
    "(e17 + e16); s14 = (9 * e43 + e44) / s0; s15 = 1 - s11; 100 * (s2 * (s3 / max(s2, s8)) * "
    "(s10 / max(s3, s10 + 13 * e32 / e6 + min(2 * (e27 - e16 - e17) * 20 / 100, s9) / e6 + (12 "
    "* max(0, e33 - e34) + s11 * (9 * e36 + s12)) / e6 + s13 * e39 / e6 + e40 / e6 + s13 * e18 "
    "/ e6)) + s2 * (s7 / s8) * (s14 / ((e36 * 9 * s15 + s15 * s12) / e6 + 22 * (e6 / e21 * "
    "tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e42 / e6 + e41 / s0 + s14)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = 4 * (e10 / 2 if smt_on else e11); s3 = "
    "(e14 - e12) / e6; s4 = e16 / e17; s5 = e15 * (1 + s4); s6 = (e13 - e14) / e6; s7 = s5 / "
    "(s5 + e18) * s6; s8 = e1 / e6; s9 = max((e0 - e13) / e6, 0) + s7 + s3 + (e12 / e6 + s6 - "
    "s7) + s8; s10 = e6 / e21 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s11 = 22 "
    "* s10; s12 = 3.5 * s10; s13 = 20 * s10 - s12; s14 = 1 + s4 / 2; s15 = ((s11 - s12) * e23 + "
    "s13 * e24) * s14 / e6 + s13 * e25 * s14 / e6; s16 = s11 * e42 / e6; s17 = 1 - e33 / e35; "
    "s18 = (e36 * 9 * s17 + s17 * min(e6, e37)) / e6; s19 = (e9 - e4 + s2) / s1; s20 = s19 - "
    "e45 / (e45 + e46) * s19; s21 = max(s20 * (1 - e47 / e46), 0.0001); 100 * ((e0 + e1) / (e2 "
    "+ (e3 + e4 / s1 * e7) + e1) * (1 - e8 / s1 - (e9 + s2) / s1) * (s3 / s9 * s15 / (s15 + (10 "
    "* s10 - s12) * (e22 * s14) / e6 + (e26 / 2 if smt_on else e26) / s0) + s8 / s9 * s16 / "
    "(s18 + s16 + e41 / s0 + (9 * e43 + e44) / s0 - s18)) + s20 * (1 - s21 / s21))\0"
    "false_sharing\0" "percent\0"
    "100 * (22 * (e6 / e21 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e42 / e6)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &uops_retired::retire_slots}, {.event = &cpu_clk_unhalted::thread_any},
    {.event = &cpu_clk_unhalted::thread}, {.event = &exe_activity::_2_ports_util},
    {.event = &idq_uops_not_delivered::core}, {.event = &uops_issued::any},
    {.event = &int_misc::recovery_cycles_any}, {.event = &int_misc::recovery_cycles},
    {.event = &cycle_activity::stalls_l3_miss}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full, .threshold = 1},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &cpu_clk_unhalted::ref_tsc}, {.event = &mem_load_retired::l3_hit},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit}, {.event = &offcore_requests_buffer::sq_full},
    {.event = &mem_inst_retired::all_loads}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::lock_loads}, {.event = &l2_rqsts::all_rfo},
    {.event = &mem_inst_retired::all_stores}, {.event = &l2_rqsts::rfo_hit},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &mem_inst_retired::split_stores},
    {.event = &offcore_response::demand_rfo_l3_hit_snoop_hitm},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &machine_clears::memory_ordering}};
inline constexpr metric_list<perfmon::event_pmu> list{"skylake", texts, all_of(events), 4};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_cache_memory_latency{&offcore_metrics::list, 0, 33};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 1442, 1471};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 2359, 2394};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 3363, 3385};
} // namespace metric

} // namespace msr::events::skylake
