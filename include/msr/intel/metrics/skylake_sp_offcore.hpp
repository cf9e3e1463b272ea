// Metrics of Skylake SP: 7. Written by `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/metrics/skylakex_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/skylake_sp.hpp>
#include <msr/intel/events/skylake_sp_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::skylake_sp {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_cache_memory_bandwidth\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = (e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + "
    "e1) * (1 - e8 / s1 - (e9 + 4 * (e10 / 2 if smt_on else e11)) / s1); s3 = (e13 - e14) / e6; "
    "s4 = e16 / e17; s5 = e15 * (1 + s4); s6 = s5 / (s5 + e18) * s3; s7 = e12 / e6 + s3 - s6; "
    "s8 = max((e0 - e13) / e6, 0); s9 = (e14 - e12) / e6; s10 = s8 + s6 + s9 + s7 + e1 / e6; "
    "s11 = min(e6, e19) / e6; s12 = (e21 / 2 if smt_on else e21) / s0; s13 = e6 / e22 * "
    "tsc_frequency / 1000000000 / (1e3 * duration / 1000); s14 = 3.5 * s13; s15 = 47.5 * s13 - "
    "s14; s16 = e24 / (e24 + e25); s17 = 1 + s4 / 2; s18 = e29 / (e17 + e16); s19 = s18 * e18 / "
    "e6; s20 = max(e32 - e33, 0); 100 * (s2 * (s7 / s10) * (s11 / (s11 + (min(e6, e20) / e6 - "
    "s11))) + s2 * (s9 / s10) * (s12 / ((s15 * (e23 * s16) + s15 * e26) * s17 / e6 + s15 * (e27 "
    "+ e23 * (1 - s16)) * s17 / e6 + (20.5 * s13 - s14) * (e28 * s17) / e6 + s12)) + s2 * (s8 / "
    "s10) * (s19 / (min(9 * e30 + e31, s20) / e6 + 13 * e34 / e6 + min(2 * (e35 - e16 - e17) * "
    "20 / 100, s20) / e6 + (12 * max(0, e36 - e37) + e36 / e38 * (11 * e39 + min(e6, e40))) / "
    "e6 + s18 * e41 / e6 + e42 / e6 + s19)))\0"
    "bottleneck_cache_memory_latency\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = (e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + "
    "e1) * (1 - e8 / s1 - (e9 + 4 * (e10 / 2 if smt_on else e11)) / s1); s3 = (e13 - e14) / e6; "
    "s4 = e16 / e17; s5 = e15 * (1 + s4); s6 = s5 / (s5 + e18) * s3; s7 = e12 / e6 + s3 - s6; "
    "s8 = max((e0 - e13) / e6, 0); s9 = (e14 - e12) / e6; s10 = e1 / e6; s11 = s8 + s6 + s9 + "
    "s7 + s10; s12 = min(e6, e19) / e6; s13 = min(e6, e20) / e6 - s12; s14 = e6 / e22 * "
    "tsc_frequency / 1000000000 / (1e3 * duration / 1000); s15 = 3.5 * s14; s16 = 1 + s4 / 2; "
    "s17 = (20.5 * s14 - s15) * (e28 * s16) / e6; s18 = 47.5 * s14; s19 = s18 - s15; s20 = e24 "
    "/ (e24 + e25); s21 = s2 * (s8 / s11); s22 = max(e32 - e33, 0); s23 = min(2 * (e35 - e16 - "
    "e17) * 20 / 100, s22) / e6; s24 = e36 / e38; s25 = min(e6, e40); s26 = (12 * max(0, e36 - "
    "e37) + s24 * (11 * e39 + s25)) / e6; s27 = e29 / (e17 + e16); s28 = s27 * e41 / e6; s29 = "
    "min(9 * e30 + e31, s22) / e6 + 13 * e34 / e6 + s23 + s26 + s28 + e42 / e6 + s27 * e18 / "
    "e6; s30 = s2 * (s10 / s11); s31 = e43 / s0; s32 = 1 - s24; s33 = (e39 * 11 * s32 + s32 * "
    "s25) / e6; s34 = s33 + (110 * s14 * (e44 + e45) + s18 * (e46 + e47)) / e6 + s31 + (9 * e48 "
    "+ e49) / s0; 100 * (s2 * (s7 / s11) * (s13 / (s12 + s13)) + s2 * (s9 / s11) * (s17 / ((s19 "
    "* (e23 * s20) + s19 * e26) * s16 / e6 + s19 * (e27 + e23 * (1 - s20)) * s16 / e6 + s17 + "
    "(e21 / 2 if smt_on else e21) / s0)) + s2 * s6 / s11 + s21 * (s23 / s29) + s21 * (s26 / "
    "s29) + s21 * (s28 / s29) + s30 * (s31 / s34) + s30 * (s33 / s34))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = (e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + "
    "e1) * (1 - e8 / s1 - (e9 + 4 * (e10 / 2 if smt_on else e11)) / s1); s3 = max((e0 - e13) / "
    "e6, 0); s4 = e15 * (1 + e16 / e17); s5 = (e13 - e14) / e6; s6 = s4 / (s4 + e18) * s5; s7 = "
    "e1 / e6; s8 = s3 + s6 + (e14 - e12) / e6 + (e12 / e6 + s5 - s6) + s7; s9 = max(e32 - e33, "
    "0); s10 = min(9 * e30 + e31, s9) / e6; s11 = e36 / e38; s12 = min(e6, e40); s13 = e29 / "
    "(e17 + e16); s14 = (9 * e48 + e49) / s0; s15 = 1 - s11; s16 = e6 / e22 * tsc_frequency / "
    "1000000000 / (1e3 * duration / 1000); 100 * (s2 * (s3 / max(s2, s8)) * (s10 / max(s3, s10 "
    "+ 13 * e34 / e6 + min(2 * (e35 - e16 - e17) * 20 / 100, s9) / e6 + (12 * max(0, e36 - e37) "
    "+ s11 * (11 * e39 + s12)) / e6 + s13 * e41 / e6 + e42 / e6 + s13 * e18 / e6)) + s2 * (s7 / "
    "s8) * (s14 / ((e39 * 11 * s15 + s15 * s12) / e6 + (110 * s16 * (e44 + e45) + 47.5 * s16 * "
    "(e46 + e47)) / e6 + e43 / s0 + s14)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "s0 = e5 / 2 if smt_on else e6; s1 = 4 * s0; s2 = 4 * (e10 / 2 if smt_on else e11); s3 = "
    "(e13 - e14) / e6; s4 = e16 / e17; s5 = e15 * (1 + s4); s6 = s5 / (s5 + e18) * s3; s7 = e12 "
    "/ e6 + s3 - s6; s8 = (e14 - e12) / e6; s9 = e1 / e6; s10 = max((e0 - e13) / e6, 0) + s6 + "
    "s8 + s7 + s9; s11 = min(e6, e19) / e6; s12 = min(e6, e20) / e6 - s11; s13 = e6 / e22 * "
    "tsc_frequency / 1000000000 / (1e3 * duration / 1000); s14 = 110 * s13; s15 = 20.5 * s13; "
    "s16 = s14 - s15; s17 = 1 + s4 / 2; s18 = (s16 * e50 + s16 * e51) * s17 / e6; s19 = 47.5 * "
    "s13; s20 = 3.5 * s13; s21 = s19 - s20; s22 = e24 / (e24 + e25); s23 = (s21 * (e23 * s22) + "
    "s21 * e26) * s17 / e6 + s21 * (e27 + e23 * (1 - s22)) * s17 / e6; s24 = (s14 * (e44 + e45) "
    "+ s19 * (e46 + e47)) / e6; s25 = 1 - e36 / e38; s26 = (e39 * 11 * s25 + s25 * min(e6, "
    "e40)) / e6; s27 = (e9 - e4 + s2) / s1; s28 = s27 - e54 / (e54 + e55) * s27; s29 = max(s28 "
    "* (1 - e56 / e55), 0.0001); 100 * ((e0 + e1) / (e2 + (e3 + e4 / s1 * e7) + e1) * (1 - e8 / "
    "s1 - (e9 + s2) / s1) * (s7 / s10 * (s12 / (s11 + s12)) * s18 / ((80 * s13 - s15) * e52 * "
    "s17 / e6 + (147.5 * s13 - s15) * e53 * s17 / e6 + s18) + s8 / s10 * s23 / (s23 + (s15 - "
    "s20) * (e28 * s17) / e6 + (e21 / 2 if smt_on else e21) / s0) + s9 / s10 * s24 / (s26 + s24 "
    "+ e43 / s0 + (9 * e48 + e49) / s0 - s26)) + s28 * (1 - s29 / s29))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e6 / e22 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 47.5 * s0 - 3.5 "
    "* s0; 100 * ((s1 * (e23 * (e24 / (e24 + e25))) + s1 * e26) * (1 + e16 / e17 / 2) / e6)\0"
    "data_sharing\0" "percent\0"
    "s0 = e6 / e22 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((47.5 * s0 - "
    "3.5 * s0) * (e27 + e23 * (1 - e24 / (e24 + e25))) * (1 + e16 / e17 / 2) / e6)\0"
    "false_sharing\0" "percent\0"
    "s0 = e6 / e22 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((110 * s0 * "
    "(e44 + e45) + 47.5 * s0 * (e46 + e47)) / e6)\0";
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
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_buffer::sq_full}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm},
    {.event = &offcore_response::demand_data_rd_l3_hit_hitm_other_core},
    {.event = &offcore_response::demand_data_rd_l3_hit_snoop_hit_with_fwd},
    {.event = &mem_load_l3_hit_retired::xsnp_miss}, {.event = &mem_load_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_retired::l3_hit}, {.event = &l1d_pend_miss::pending},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &ld_blocks::no_sr}, {.event = &ld_blocks_partial::address_alias},
    {.event = &mem_inst_retired::split_stores},
    {.event = &offcore_response::demand_rfo_l3_miss_remote_hitm},
    {.event = &offcore_response::pf_l2_rfo_l3_miss_remote_hitm},
    {.event = &offcore_response::demand_rfo_l3_hit_hitm_other_core},
    {.event = &offcore_response::pf_l2_rfo_l3_hit_hitm_other_core},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &machine_clears::memory_ordering}};
inline constexpr metric_list<perfmon::event_pmu> list{"skylake_sp", texts, all_of(events), 7};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_cache_memory_bandwidth{&offcore_metrics::list, 0, 35};
inline constexpr offcore_metrics::listed_metric bottleneck_cache_memory_latency{&offcore_metrics::list, 1146, 1179};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 2670, 2699};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 3636, 3671};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 4990, 5017};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 5195, 5216};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 5384, 5406};
} // namespace metric

} // namespace msr::events::skylake_sp
