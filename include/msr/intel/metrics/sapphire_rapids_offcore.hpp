// Metrics of Sapphire Rapids: 14. Written by `msrpp import` from a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/metrics/sapphirerapids_metrics.json, 1.3; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/events/sapphire_rapids_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::sapphire_rapids {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
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
    "bottleneck_data_cache_memory_latency\0" "\0"
    "with e30; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1; s2 = max((e2 - e3) / e1, 0); s3 = "
    "(e3 - e4) / e1; s4 = (e4 - e0) / e1; s5 = e5 / e1; s6 = s2 + s3 + s4 + s1 + s5; s7 = "
    "min(e1, e6) / e1; s8 = min(e1, e7) / e1 - s7; s9 = e1 / e10 * tsc_frequency / 1000000000 / "
    "(1e3 * duration / 1000); s10 = 4.4 * s9; s11 = 1 + e15 / e16 / 2; s12 = (37 * s9 - s10) * "
    "(e18 * s11) / e1; s13 = 81 * s9; s14 = e12 / (e12 + e13); s15 = 79 * s9 - s10; s16 = s0 * "
    "(s2 / s6); s17 = max(e22 - e23, 0); s18 = min(2 * (e25 - e15 - e16) * 20 / 100, s17) / e1; "
    "s19 = e26 / e1; s20 = e27 * (e28 / e29) / e1; s21 = min(7 * e20 + e21, s17) / e1 + 13 * "
    "e24 / e1 + s18 + s19 + s20 + e19 / e1; s22 = s0 * (s5 / s6); s23 = e32 if smt_on else e1; "
    "s24 = e31 / s23; s25 = 1 - e34 / e35; s26 = (e33 * 10 * s25 + s25 * min(e1, e36)) / e1; "
    "s27 = s26 + (170 * s9 * e37 + s13 * e38) / e1 + s24 + 9 * e39 / e1 + (7 * e40 + e41) / "
    "s23; 100 * (s0 * (s1 / s6) * (s8 / (s7 + s8)) + s0 * (s4 / s6) * (s12 / (((s13 - s10) * "
    "(e11 * s14) + s15 * e14) * s11 / e1 + s15 * (e17 + e11 * (1 - s14)) * s11 / e1 + s12 + (e8 "
    "+ e9) / e1)) + s0 * s3 / s6 + s16 * (s18 / s21) + s16 * (s19 / s21) + s16 * (s20 / s21) + "
    "s22 * (s24 / s27) + s22 * (s26 / s27))\0"
    "bottleneck_memory_data_tlbs\0" "\0"
    "with e30; s0 = topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max((e2 - e3) / e1, 0); s2 = e5 / e1; s3 = "
    "s1 + (e3 - e4) / e1 + (e4 - e0) / e1 + e0 / e1 + s2; s4 = max(e22 - e23, 0); s5 = min(7 * "
    "e20 + e21, s4) / e1; s6 = e32 if smt_on else e1; s7 = (7 * e40 + e41) / s6; s8 = 1 - e34 / "
    "e35; s9 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * (s0 * (s1 "
    "/ max(s0, s3)) * (s5 / max(s1, s5 + 13 * e24 / e1 + min(2 * (e25 - e15 - e16) * 20 / 100, "
    "s4) / e1 + e26 / e1 + e27 * (e28 / e29) / e1 + e19 / e1)) + s0 * (s2 / s3) * (s7 / ((e33 * "
    "10 * s8 + s8 * min(e1, e36)) / e1 + (170 * s9 * e37 + 81 * s9 * e38) / e1 + e31 / s6 + 9 * "
    "e39 / e1 + s7)))\0"
    "bottleneck_memory_synchronization\0" "\0"
    "with e30; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e0 / e1; s2 = (e4 - e0) / e1; s3 = e5 / e1; s4 = max((e2 - e3) "
    "/ e1, 0) + (e3 - e4) / e1 + s2 + s1 + s3; s5 = min(e1, e6) / e1; s6 = min(e1, e7) / e1 - "
    "s5; s7 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s8 = 170 * s7; "
    "s9 = 37 * s7; s10 = s8 - s9; s11 = 1 + e15 / e16 / 2; s12 = (s10 * e42 + s10 * e43) * s11 "
    "/ e1; s13 = 81 * s7; s14 = 4.4 * s7; s15 = e12 / (e12 + e13); s16 = 79 * s7 - s14; s17 = "
    "((s13 - s14) * (e11 * s15) + s16 * e14) * s11 / e1 + s16 * (e17 + e11 * (1 - s15)) * s11 / "
    "e1; s18 = (s8 * e37 + s13 * e38) / e1; s19 = 1 - e34 / e35; s20 = (e33 * 10 * s19 + s19 * "
    "min(e1, e36)) / e1; s21 = e32 if smt_on else e1; s22 = max(0, max(1 - "
    "(topdown_frontend_bound / s0 - e46 / e30 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) - topdown_branch_mispredicts / s0); s23 = max(s22 * (1 - e47 / e48), 0.0001); 100 "
    "* (topdown_memory_bound / s0 * (s1 / s4 * (s6 / (s5 + s6)) * s12 / ((109 * s7 - s9) * e44 "
    "* s11 / e1 + (190 * s7 - s9) * e45 * s11 / e1 + s12) + s2 / s4 * s17 / (s17 + (s9 - s14) * "
    "(e18 * s11) / e1 + (e8 + e9) / e1) + s3 / s4 * s18 / (s20 + s18 + e31 / s21 + 9 * e39 / e1 "
    "+ (7 * e40 + e41) / s21 - s20)) + s22 * (1 - s23 / s23))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 4.4 * s0; 100 * "
    "(((81 * s0 - s1) * (e11 * (e12 / (e12 + e13))) + (79 * s0 - s1) * e14) * (1 + e15 / e16 / "
    "2) / e1)\0"
    "data_sharing\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((79 * s0 - "
    "4.4 * s0) * (e17 + e11 * (1 - e12 / (e12 + e13))) * (1 + e15 / e16 / 2) / e1)\0"
    "false_sharing\0" "percent\0"
    "s0 = e1 / e10 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((170 * s0 * "
    "e37 + 81 * s0 * e38) / e1)\0"
    "streaming_stores\0" "percent\0" "100 * (9 * e39 / e1)\0"
    "info_memory_mix_offcore_read_any_pki\0" "\0" "1000 * e49 / e50\0"
    "info_memory_mix_offcore_read_l3m_pki\0" "\0" "1000 * e51 / e50\0"
    "info_memory_mix_offcore_mwrite_any_pki\0" "\0" "1000 * e52 / e50\0"
    "info_memory_soc_r2c_offcore_bw\0" "\0" "64 * e49 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_l3m_bw\0" "\0" "64 * e51 / 1e9 / (1e3 * duration / 1000)\0"
    "info_memory_soc_r2c_dram_bw\0" "\0" "64 * e53 / 1e9 / (1e3 * duration / 1000)\0";
// Events that no list names.
inline constexpr char own_names[] =
    "offcore_response:offcore=0x103b800002\0";
inline constexpr select::event_list own_list{"sapphire_rapids", core::sapphire_rapids, own_names};
inline constexpr select::vendor_event<perfmon::event_pmu> own_0{{&own_list, 0x102a, 0xf, 0x100186a300000, 0x103b800002}, {}, &own_0};
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &memory_activity::stalls_l3_miss}, {.event = &cpu_clk_unhalted::thread},
    {.event = &exe_activity::bound_on_loads}, {.event = &memory_activity::stalls_l1d_miss},
    {.event = &memory_activity::stalls_l2_miss}, {.event = &exe_activity::bound_on_stores},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 12},
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
    {.event = &mem_inst_retired::all_loads}, {.event = &lock_cycles::cache_lock_duration},
    {.event = &mem_inst_retired::split_loads}, {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_completed::l1_miss_any}, {.event = &topdown::slots_},
    {.event = &mem_inst_retired::split_stores}, {.event = &cpu_clk_unhalted::distributed},
    {.event = &mem_store_retired::l2_hit}, {.event = &mem_inst_retired::lock_loads},
    {.event = &mem_inst_retired::all_stores},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo}, {.event = &own_0},
    {.event = &ocr::demand_rfo_l3_hit_snoop_hitm}, {.event = &ocr::streaming_wr_any_response},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram}, {.event = &int_misc::uop_dropping},
    {.event = &machine_clears::memory_ordering}, {.event = &machine_clears::count},
    {.event = &ocr::reads_to_core_any_response}, {.event = &inst_retired::any},
    {.event = &ocr::reads_to_core_l3_miss}, {.event = &ocr::modified_write_any_response},
    {.event = &ocr::reads_to_core_dram}};
inline constexpr metric_list<perfmon::event_pmu> list{"sapphire_rapids", texts, all_of(events), 14};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&offcore_metrics::list, 0, 40};
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_latency{&offcore_metrics::list, 915, 953};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_data_tlbs{&offcore_metrics::list, 2242, 2271};
inline constexpr offcore_metrics::listed_metric bottleneck_memory_synchronization{&offcore_metrics::list, 3013, 3048};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 4342, 4369};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 4559, 4580};
inline constexpr offcore_metrics::listed_metric false_sharing{&offcore_metrics::list, 4746, 4768};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 4884, 4909};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_any_pki{&offcore_metrics::list, 4930, 4968};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_read_l3m_pki{&offcore_metrics::list, 4985, 5023};
inline constexpr offcore_metrics::listed_metric info_memory_mix_offcore_mwrite_any_pki{&offcore_metrics::list, 5040, 5080};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_offcore_bw{&offcore_metrics::list, 5097, 5129};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_l3m_bw{&offcore_metrics::list, 5170, 5198};
inline constexpr offcore_metrics::listed_metric info_memory_soc_r2c_dram_bw{&offcore_metrics::list, 5239, 5268};
} // namespace metric

} // namespace msr::events::sapphire_rapids
