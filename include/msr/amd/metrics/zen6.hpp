// Metrics of AMD Zen 6 (family 1Ah): 48. Written by `msrpp import` from a table: do not edit.
// zen6: from Linux 7.3.4 (Debian trixie-backports linux-source-7.3),
// tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers only.
// Left out, no core event l3_lookup_state.all_coherent_accesses_to_l3: l3_cache_accesses
// Left out, no core event l3_lookup_state.l3_miss: l3_misses
// Left out, no core event l3_xi_sampled_latency.all: l3_read_miss_latency
// Left out, no core event l3_xi_sampled_latency.dram_far: l3_read_miss_latency_for_remote_dram
// Left out, no core event l3_xi_sampled_latency.dram_near: l3_read_miss_latency_for_local_dram
// Left out, no core event umc_act_cmd.all: umc_activate_cmd_rate
// Left out, no core event umc_cas_cmd.all: umc_cas_cmd_rate, umc_mem_bandwidth
// Left out, no core event umc_cas_cmd.rd: umc_cas_cmd_read_ratio, umc_mem_read_bandwidth
// Left out, no core event umc_cas_cmd.wr: umc_cas_cmd_write_ratio, umc_mem_write_bandwidth
// Left out, no core event umc_data_slot_clks.all: umc_data_bus_utilization
// Left out, no core event umc_pchg_cmd.all: umc_precharge_cmd_rate
#pragma once

#include <msr/amd/events/zen6.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen6 {

namespace core_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "total_dispatch_slots\0" "slots\0" "8 * e0\0"
    "frontend_bound\0" "percent of slots\0" "100 * (e1 / (8 * e0))\0"
    "bad_speculation\0" "percent of ops\0" "100 * ((e2 - e3) / (8 * e0))\0"
    "backend_bound\0" "percent of slots\0" "100 * (e4 / (8 * e0))\0"
    "smt_contention\0" "percent of slots\0" "100 * (e5 / (8 * e0))\0"
    "retiring\0" "percent of slots\0" "100 * (e3 / (8 * e0))\0"
    "frontend_bound_by_latency\0" "percent of slots\0" "100 * (8 * e6 / (8 * e0))\0"
    "frontend_bound_by_bandwidth\0" "percent of slots\0" "100 * ((e1 - 8 * e6) / (8 * e0))\0"
    "bad_speculation_from_mispredicts\0" "percent of ops\0"
    "100 * ((e2 - e3) / (8 * e0) * e7 / (e7 + e8))\0"
    "bad_speculation_from_pipeline_restarts\0" "percent of ops\0"
    "100 * ((e2 - e3) / (8 * e0) * e8 / (e7 + e8))\0"
    "backend_bound_by_memory\0" "percent of slots\0" "100 * (e4 / (8 * e0) * (e9 / e10))\0"
    "backend_bound_by_cpu\0" "percent of slots\0" "100 * (e4 / (8 * e0) * (1 - e9 / e10))\0"
    "retiring_from_fastpath\0" "percent of slots\0" "100 * (e3 / (8 * e0) * (1 - e11 / e3))\0"
    "retiring_from_microcode\0" "percent of slots\0" "100 * (e3 / (8 * e0) * (e11 / e3))\0"
    "branch_misprediction_rate\0" "per_branch\0" "e7 / e12\0"
    "all_data_cache_accesses_pti\0" "per_1k_instr\0" "1e3 * (e13 / e14)\0"
    "all_l2_cache_accesses_pti\0" "per_1k_instr\0" "1e3 * ((e15 + e16 + e17 + e18) / e14)\0"
    "l2_cache_accesses_from_l1_ic_misses_pti\0" "per_1k_instr\0" "1e3 * (e19 / e14)\0"
    "l2_cache_accesses_from_l1_dc_misses_pti\0" "per_1k_instr\0" "1e3 * (e20 / e14)\0"
    "l2_cache_accesses_from_l2_hwpf_pti\0" "per_1k_instr\0" "1e3 * ((e21 + e22 + e23) / e14)\0"
    "all_l2_cache_misses_pti\0" "per_1k_instr\0" "1e3 * ((e24 + e17 + e18) / e14)\0"
    "l2_cache_misses_from_l1_ic_miss_pti\0" "per_1k_instr\0" "1e3 * (e25 / e14)\0"
    "l2_cache_misses_from_l1_dc_miss_pti\0" "per_1k_instr\0" "1e3 * (e26 / e14)\0"
    "l2_cache_misses_from_l2_hwpf_pti\0" "per_1k_instr\0" "1e3 * ((e22 + e23) / e14)\0"
    "all_l2_cache_hits_pti\0" "per_1k_instr\0" "1e3 * ((e27 + e16) / e14)\0"
    "l2_cache_hits_from_l1_ic_miss_pti\0" "per_1k_instr\0" "1e3 * (e28 / e14)\0"
    "l2_cache_hits_from_l1_dc_miss_pti\0" "per_1k_instr\0" "1e3 * (e29 / e14)\0"
    "l2_cache_hits_from_l2_hwpf_pti\0" "per_1k_instr\0" "1e3 * (e21 / e14)\0"
    "op_cache_fetch_miss_ratio\0" "percent\0" "100 * (e30 / e31)\0"
    "l1_data_cache_fills_from_memory_pti\0" "per_1k_instr\0" "1e3 * (e32 / e14)\0"
    "l1_data_cache_fills_from_remote_node_pti\0" "per_1k_instr\0" "1e3 * (e33 / e14)\0"
    "l1_data_cache_fills_from_same_ccx_pti\0" "per_1k_instr\0" "1e3 * (e34 / e14)\0"
    "l1_data_cache_fills_from_different_ccx_pti\0" "per_1k_instr\0" "1e3 * (e35 / e14)\0"
    "all_l1_data_cache_fills_pti\0" "per_1k_instr\0" "1e3 * (e36 / e14)\0"
    "l1_demand_data_cache_fills_from_local_l2_pti\0" "per_1k_instr\0" "1e3 * (e37 / e14)\0"
    "l1_demand_data_cache_fills_from_same_ccx_pti\0" "per_1k_instr\0" "1e3 * (e38 / e14)\0"
    "l1_demand_data_cache_fills_from_near_cache_pti\0" "per_1k_instr\0" "1e3 * (e39 / e14)\0"
    "l1_demand_data_cache_fills_from_near_memory_pti\0" "per_1k_instr\0" "1e3 * (e40 / e14)\0"
    "l1_demand_data_cache_fills_from_far_cache_pti\0" "per_1k_instr\0" "1e3 * (e41 / e14)\0"
    "l1_demand_data_cache_fills_from_far_memory_pti\0" "per_1k_instr\0" "1e3 * (e42 / e14)\0"
    "l1_itlb_misses_pti\0" "per_1k_instr\0" "1e3 * ((e43 + e44) / e14)\0"
    "l2_itlb_misses_pti\0" "per_1k_instr\0" "1e3 * (e44 / e14)\0"
    "l1_dtlb_misses_pti\0" "per_1k_instr\0" "1e3 * (e45 / e14)\0"
    "l2_dtlb_misses_pti\0" "per_1k_instr\0" "1e3 * (e46 / e14)\0"
    "all_tlbs_flushed_pti\0" "per_1k_instr\0" "1e3 * (e47 / e14)\0"
    "macro_ops_dispatched\0" "\0" "e2\0"
    "sse_avx_stalls\0" "\0" "e48\0"
    "macro_ops_retired\0" "\0" "e3\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &ls_not_halted_cyc}, {.event = &de_no_dispatch_per_slot::no_ops_from_frontend},
    {.event = &de_src_op_disp::all}, {.event = &ex_ret_ops},
    {.event = &de_no_dispatch_per_slot::backend_stalls},
    {.event = &de_no_dispatch_per_slot::smt_contention},
    {.event = &de_no_dispatch_per_slot::no_ops_from_frontend, .threshold = 8},
    {.event = &ex_ret_brn_misp}, {.event = &bp_fe_redir::resync},
    {.event = &ex_no_retire::load_not_complete}, {.event = &ex_no_retire::not_complete},
    {.event = &ex_ret_ucode_ops}, {.event = &ex_ret_brn}, {.event = &ls_dispatch::all},
    {.event = &ex_ret_instr}, {.event = &l2_request_g1::no_pf_all},
    {.event = &l2_pf_hit_l2::l2_hwpf}, {.event = &l2_pf_miss_l2_hit_l3::l2_hwpf},
    {.event = &l2_pf_miss_l2_l3::l2_hwpf}, {.event = &l2_request_g1::cacheable_ic_read},
    {.event = &l2_request_g1::dc_all}, {.event = &l2_pf_hit_l2::l1_dc_l2_hwpf},
    {.event = &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf}, {.event = &l2_pf_miss_l2_l3::l1_dc_l2_hwpf},
    {.event = &l2_cache_req_stat::ic_dc_miss_in_l2}, {.event = &l2_cache_req_stat::ic_fill_miss},
    {.event = &l2_cache_req_stat::ls_rd_blk_c}, {.event = &l2_cache_req_stat::ic_dc_hit_in_l2},
    {.event = &l2_cache_req_stat::ic_hit_in_l2}, {.event = &l2_cache_req_stat::dc_hit_in_l2},
    {.event = &op_cache_hit_miss::miss}, {.event = &op_cache_hit_miss::all},
    {.event = &ls_any_fills_from_sys::dram_io_all}, {.event = &ls_any_fills_from_sys::far_all},
    {.event = &ls_any_fills_from_sys::local_all}, {.event = &ls_any_fills_from_sys::remote_cache},
    {.event = &ls_any_fills_from_sys::all}, {.event = &ls_dmnd_fills_from_sys::local_l2},
    {.event = &ls_dmnd_fills_from_sys::local_ccx}, {.event = &ls_dmnd_fills_from_sys::near_cache},
    {.event = &ls_dmnd_fills_from_sys::dram_io_near}, {.event = &ls_dmnd_fills_from_sys::far_cache},
    {.event = &ls_dmnd_fills_from_sys::dram_io_far}, {.event = &bp_l1_tlb_miss_l2_tlb_hit},
    {.event = &bp_l1_tlb_miss_l2_tlb_miss::all}, {.event = &ls_l1_d_tlb_miss::all},
    {.event = &ls_l1_d_tlb_miss::l2_miss_all}, {.event = &ls_tlb_flush::all},
    {.event = &fp_disp_faults::sse_avx_all}};
inline constexpr metric_list<amd::event_pmu> list{"zen6", texts, all_of(events), 48};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric total_dispatch_slots{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 34, 66};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 88, 119};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 148, 179};
inline constexpr core_metrics::listed_metric smt_contention{&core_metrics::list, 201, 233};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 255, 281};
inline constexpr core_metrics::listed_metric frontend_bound_by_latency{&core_metrics::list, 303, 346};
inline constexpr core_metrics::listed_metric frontend_bound_by_bandwidth{&core_metrics::list, 372, 417};
inline constexpr core_metrics::listed_metric bad_speculation_from_mispredicts{&core_metrics::list, 450, 498};
inline constexpr core_metrics::listed_metric bad_speculation_from_pipeline_restarts{&core_metrics::list, 544, 598};
inline constexpr core_metrics::listed_metric backend_bound_by_memory{&core_metrics::list, 644, 685};
inline constexpr core_metrics::listed_metric backend_bound_by_cpu{&core_metrics::list, 720, 758};
inline constexpr core_metrics::listed_metric retiring_from_fastpath{&core_metrics::list, 797, 837};
inline constexpr core_metrics::listed_metric retiring_from_microcode{&core_metrics::list, 876, 917};
inline constexpr core_metrics::listed_metric branch_misprediction_rate{&core_metrics::list, 952, 989};
inline constexpr core_metrics::listed_metric all_data_cache_accesses_pti{&core_metrics::list, 998, 1039};
inline constexpr core_metrics::listed_metric all_l2_cache_accesses_pti{&core_metrics::list, 1057, 1096};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l1_ic_misses_pti{&core_metrics::list, 1134, 1187};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l1_dc_misses_pti{&core_metrics::list, 1205, 1258};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l2_hwpf_pti{&core_metrics::list, 1276, 1324};
inline constexpr core_metrics::listed_metric all_l2_cache_misses_pti{&core_metrics::list, 1356, 1393};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l1_ic_miss_pti{&core_metrics::list, 1425, 1474};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l1_dc_miss_pti{&core_metrics::list, 1492, 1541};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l2_hwpf_pti{&core_metrics::list, 1559, 1605};
inline constexpr core_metrics::listed_metric all_l2_cache_hits_pti{&core_metrics::list, 1631, 1666};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l1_ic_miss_pti{&core_metrics::list, 1692, 1739};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l1_dc_miss_pti{&core_metrics::list, 1757, 1804};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l2_hwpf_pti{&core_metrics::list, 1822, 1866};
inline constexpr core_metrics::listed_metric op_cache_fetch_miss_ratio{&core_metrics::list, 1884, 1918};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_memory_pti{&core_metrics::list, 1936, 1985};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_remote_node_pti{&core_metrics::list, 2003, 2057};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_same_ccx_pti{&core_metrics::list, 2075, 2126};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_different_ccx_pti{&core_metrics::list, 2144, 2200};
inline constexpr core_metrics::listed_metric all_l1_data_cache_fills_pti{&core_metrics::list, 2218, 2259};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_local_l2_pti{&core_metrics::list, 2277, 2335};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_same_ccx_pti{&core_metrics::list, 2353, 2411};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_near_cache_pti{&core_metrics::list, 2429, 2489};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_near_memory_pti{&core_metrics::list, 2507, 2568};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_far_cache_pti{&core_metrics::list, 2586, 2645};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_far_memory_pti{&core_metrics::list, 2663, 2723};
inline constexpr core_metrics::listed_metric l1_itlb_misses_pti{&core_metrics::list, 2741, 2773};
inline constexpr core_metrics::listed_metric l2_itlb_misses_pti{&core_metrics::list, 2799, 2831};
inline constexpr core_metrics::listed_metric l1_dtlb_misses_pti{&core_metrics::list, 2849, 2881};
inline constexpr core_metrics::listed_metric l2_dtlb_misses_pti{&core_metrics::list, 2899, 2931};
inline constexpr core_metrics::listed_metric all_tlbs_flushed_pti{&core_metrics::list, 2949, 2983};
inline constexpr core_metrics::listed_metric macro_ops_dispatched{&core_metrics::list, 3001, 3023};
inline constexpr core_metrics::listed_metric sse_avx_stalls{&core_metrics::list, 3026, 3042};
inline constexpr core_metrics::listed_metric macro_ops_retired{&core_metrics::list, 3046, 3065};
} // namespace metric

} // namespace msr::events::zen6
