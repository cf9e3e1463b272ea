// Metrics of Ice Lake SP: 4. Written by `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/metrics/icelakex_metrics.json, 1.2; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
#pragma once

#include <msr/intel/events/ice_lake_sp.hpp>
#include <msr/intel/events/ice_lake_sp_offcore.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::icx {

namespace offcore_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "bottleneck_data_cache_memory_bandwidth\0" "\0"
    "with e6; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e0 + e1) / (e2 + (e3 + topdown_retiring / s0 * e4) + e1) * "
    "(topdown_backend_bound / s0 + 5 * e5 / e6); s2 = (e9 - e10) / e8; s3 = e12 / e13; s4 = e11 "
    "* (1 + s3); s5 = s4 / (s4 + e14) * s2; s6 = e7 / e8 + s2 - s5; s7 = max((e0 - e9) / e8, "
    "0); s8 = (e10 - e7) / e8; s9 = s7 + s5 + s8 + s6 + e1 / e8; s10 = min(e8, e15) / e8; s11 = "
    "e17 / e8; s12 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s13 = 4 * "
    "s12; s14 = e20 / (e20 + e21); s15 = 47.5 * s12 - s13; s16 = 1 + s3 / 2; s17 = e25 / e8; "
    "s18 = max(e28 - e29, 0); 100 * (s1 * (s6 / s9) * (s10 / (s10 + (min(e8, e16) / e8 - s10))) "
    "+ s1 * (s8 / s9) * (s11 / (((48 * s12 - s13) * (e19 * s14) + s15 * e22) * s16 / e8 + s15 * "
    "(e23 + e19 * (1 - s14)) * s16 / e8 + (23 * s12 - s13) * (e24 * s16) / e8 + s11)) + s1 * "
    "(s7 / s9) * (s17 / (min(7 * e26 + e27, s18) / e8 + 13 * e30 / e8 + min(2 * (e31 - e12 - "
    "e13) * 20 / 100, s18) / e8 + (16 * max(0, e32 - e33) + e32 / e34 * (10 * e35 + min(e8, "
    "e36))) / e8 + e37 / (e13 + e12) * e38 / e8 + e39 / e8 + s17)))\0"
    "contested_accesses\0" "percent\0"
    "s0 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 4 * s0; 100 * "
    "(((48 * s0 - s1) * (e19 * (e20 / (e20 + e21))) + (47.5 * s0 - s1) * e22) * (1 + e12 / e13 "
    "/ 2) / e8)\0"
    "data_sharing\0" "percent\0"
    "s0 = e8 / e18 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((47.5 * s0 - "
    "4 * s0) * (e23 + e19 * (1 - e20 / (e20 + e21))) * (1 + e12 / e13 / 2) / e8)\0"
    "streaming_stores\0" "percent\0"
    "100 * (9 * e40 / e8)\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util},
    {.event = &int_misc::clears_count},
    {.event = &topdown::slots},
    {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss},
    {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l1d_pend_miss::l2_stall},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hitm},
    {.event = &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd},
    {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active},
    {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads},
    {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo},
    {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending},
    {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &ocr::streaming_wr_any_response},
};
inline constexpr metric_list<event_pmu> list{"icx", texts, all_of(events), 4};
} // namespace offcore_metrics

namespace metric {
inline constexpr offcore_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&offcore_metrics::list, 0, 40};
inline constexpr offcore_metrics::listed_metric contested_accesses{&offcore_metrics::list, 1169, 1196};
inline constexpr offcore_metrics::listed_metric data_sharing{&offcore_metrics::list, 1386, 1407};
inline constexpr offcore_metrics::listed_metric streaming_stores{&offcore_metrics::list, 1573, 1598};
} // namespace metric

} // namespace msr::perfmon::icx
