// Metrics of Ivy Bridge: 74. Written by `msrpp import` from a table: do not edit.
// ivb: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/ivybridge; GPL-2.0 tree, names and
// formulas only.
// Left out, no constant #core_wide: tma_alu_op_utilization, tma_assists, tma_backend_bound,
// tma_bad_speculation, tma_branch_mispredicts, tma_cisc, tma_core_bound, tma_divider, tma_dsb,
// tma_fetch_bandwidth, tma_fetch_latency, tma_frontend_bound, tma_heavy_operations,
// tma_info_core_core_clks, tma_info_core_coreipc, tma_info_core_flopc,
// tma_info_memory_tlb_page_walks_utilization, tma_info_thread_slots, tma_light_operations,
// tma_load_op_utilization, tma_machine_clears, tma_memory_bound, tma_microcode_sequencer, tma_mite,
// tma_port_0, tma_port_1, tma_port_2, tma_port_3, tma_port_4, tma_port_5, tma_ports_utilization,
// tma_ports_utilized_0, tma_ports_utilized_1, tma_ports_utilized_2, tma_ports_utilized_3m,
// tma_retiring, tma_split_stores, tma_sq_full, tma_store_op_utilization
// Left out, no constant #num_cpus_online: tma_info_system_cpu_utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: tma_info_system_dram_bw_use
// Left out, no core event UNC_CLOCK.SOCKET: UNCORE_FREQ, tma_info_system_socket_clks
// Left out, no core event cstate_core: C3_Core_Residency, C6_Core_Residency, C7_Core_Residency
// Left out, no core event cstate_pkg: C2_Pkg_Residency, C3_Pkg_Residency, C6_Pkg_Residency,
// C7_Pkg_Residency
// Left out, no core event msr: smi_cycles, smi_num
#pragma once

#include <msr/intel/events/ivy_bridge.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::ivb {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "tma_4k_aliasing\0" "percent\0"
    "100 * (e0 / e1)\0"
    "tma_branch_resteers\0" "percent\0"
    "100 * (12 * (e2 + e3 + e4) / e1)\0"
    "tma_contested_accesses\0" "percent\0"
    "s0 = 1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11); 100 * ((60 * (e5 * s0) + 43 * (e10 * s0)) / "
    "e1)\0"
    "tma_data_sharing\0" "percent\0"
    "100 * (43 * (e9 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11))) / e1)\0"
    "tma_dram_bound\0" "percent\0"
    "100 * ((1 - e8 / (e8 + 7 * e11)) * e12 / e1)\0"
    "tma_dsb_switches\0" "percent\0"
    "100 * (e13 / e1)\0"
    "tma_dtlb_load\0" "percent\0"
    "100 * ((7 * e14 + e15) / e1)\0"
    "tma_dtlb_store\0" "percent\0"
    "100 * ((7 * e16 + e17) / e1)\0"
    "tma_fb_full\0" "percent\0"
    "100 * (e18 / (e19 + e6) * e20 / e1)\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e21 * e22 / e23 + (e24 + e25) / e23 + (e26 + e27 + e28 + e29) / e23)\0"
    "tma_fp_scalar\0" "percent\0"
    "100 * ((e24 + e25) / e23)\0"
    "tma_fp_vector\0" "percent\0"
    "100 * ((e26 + e27 + e28 + e29) / e23)\0"
    "tma_fp_vector_128b\0" "percent\0"
    "100 * ((e25 + e26) / e23)\0"
    "tma_fp_vector_256b\0" "percent\0"
    "100 * ((e29 + e28) / e23)\0"
    "tma_icache_misses\0" "percent\0"
    "100 * (e30 / e1 - (12 * e31 + e32) / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0"
    "e33 / (e21 / e34 * e35)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0"
    "e33 / e2\0"
    "tma_info_core_ilp\0" "\0"
    "e23 / e36\0"
    "tma_info_frontend_dsb_coverage\0" "\0"
    "e37 / (e37 + e38 + e39 + e40)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0"
    "e33 / e4\0"
    "tma_info_inst_mix_bptkbranch\0" "\0"
    "e41 / e42\0"
    "tma_info_inst_mix_instructions\0" "\0"
    "e33\0"
    "tma_info_inst_mix_iparith\0" "\0"
    "1 / ((e24 + e25) / e23 + (e26 + e27 + e28 + e29) / e23)\0"
    "tma_info_inst_mix_ipbranch\0" "\0"
    "e33 / e41\0"
    "tma_info_inst_mix_ipcall\0" "\0"
    "e33 / e43\0"
    "tma_info_inst_mix_ipload\0" "\0"
    "e33 / e44\0"
    "tma_info_inst_mix_ipstore\0" "\0"
    "e33 / e45\0"
    "tma_info_inst_mix_iptb\0" "\0"
    "e33 / e42\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e46 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e47 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e48 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e46 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0"
    "1e3 * e19 / e33\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e47 / 1e9 / duration\0"
    "tma_info_memory_l2mpki\0" "\0"
    "1e3 * e49 / e33\0"
    "tma_info_memory_l2mpki_rfo\0" "\0"
    "1e3 * e50 / e33\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e48 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0"
    "1e3 * e11 / e33\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0"
    "e51 / e52\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0"
    "e53 / e54\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0"
    "e53 / e55\0"
    "tma_info_memory_load_miss_real_latency\0" "\0"
    "e18 / (e19 + e6)\0"
    "tma_info_memory_mlp\0" "\0"
    "e18 / e56\0"
    "tma_info_pipeline_execute\0" "\0"
    "e23 / (e57 / 2 if smt_on else e58)\0"
    "tma_info_pipeline_retire\0" "\0"
    "e21 / e59\0"
    "tma_info_system_core_frequency\0" "\0"
    "e1 / e60 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0"
    "e60 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e24 + e25 + 2 * e26 + 4 * (e27 + e29) + 8 * e28) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0"
    "e33 / e61\0"
    "tma_info_system_kernel_cpi\0" "\0"
    "e62 / e63\0"
    "tma_info_system_kernel_utilization\0" "\0"
    "e62 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0"
    "1 - e64 / (e65 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0"
    "e1 / e60\0"
    "tma_info_thread_clks\0" "\0"
    "e1\0"
    "tma_info_thread_cpi\0" "\0"
    "1 / (e33 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0"
    "e23 / e34\0"
    "tma_info_thread_ipc\0" "\0"
    "e33 / e1\0"
    "tma_info_thread_uoppi\0" "\0"
    "e21 / e33\0"
    "tma_info_thread_uptb\0" "\0"
    "e21 / e42\0"
    "tma_itlb_misses\0" "percent\0"
    "100 * ((12 * e31 + e32) / e1)\0"
    "tma_l1_bound\0" "percent\0"
    "100 * max((min(e1, e66) - e67) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0"
    "100 * ((e67 - e12) / e1)\0"
    "tma_l3_bound\0" "percent\0"
    "100 * (e8 / (e8 + 7 * e11) * e12 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (29 * (e8 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11))) / e1)\0"
    "tma_lcp\0" "percent\0"
    "100 * (e68 / e1)\0"
    "tma_lock_latency\0" "percent\0"
    "100 * (e69 / e45 * min(e1, e70) / e1)\0"
    "tma_mem_bandwidth\0" "percent\0"
    "100 * (min(e1, e71) / e1)\0"
    "tma_mem_latency\0" "percent\0"
    "100 * (min(e1, e52) / e1 - min(e1, e71) / e1)\0"
    "tma_ms_switches\0" "percent\0"
    "100 * (3 * e72 / e1)\0"
    "tma_split_loads\0" "percent\0"
    "100 * (13 * e73 / e1)\0"
    "tma_store_bound\0" "percent\0"
    "100 * (e74 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0"
    "100 * (13 * e75 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e69 / e45; 100 * ((e76 * 9 * s0 + s0 * min(e1, e70)) / e1)\0"
    "tma_x87_use\0" "percent\0"
    "100 * (e21 * e22 / e23)\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &ld_blocks_partial::address_alias},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &baclears::any},
    {.event = &mem_load_uops_llc_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &mem_load_uops_retired::l2_hit},
    {.event = &mem_load_uops_retired::llc_hit},
    {.event = &mem_load_uops_llc_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_llc_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_retired::llc_miss},
    {.event = &cycle_activity::stalls_l2_pending},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration},
    {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration},
    {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &uops_retired::retire_slots},
    {.event = &fp_comp_ops_exe::x87},
    {.event = &uops_executed::thread},
    {.event = &fp_comp_ops_exe::sse_scalar_single},
    {.event = &fp_comp_ops_exe::sse_scalar_double},
    {.event = &fp_comp_ops_exe::sse_packed_double},
    {.event = &fp_comp_ops_exe::sse_packed_single},
    {.event = &simd_fp_256::packed_single},
    {.event = &simd_fp_256::packed_double},
    {.event = &icache::ifetch_stall},
    {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration},
    {.event = &inst_retired::any},
    {.event = &uops_issued::any},
    {.event = &br_misp_exec::indirect},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &idq::dsb_uops},
    {.event = &lsd::uops},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_taken},
    {.event = &br_inst_retired::near_call},
    {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores},
    {.event = &l1d::replacement},
    {.event = &l2_lines_in::all},
    {.event = &longest_lat_cache::miss},
    {.event = &mem_load_uops_retired::l2_miss},
    {.event = &offcore_requests::demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &cycle_activity::stalls_ldm_pending},
    {.event = &cycle_activity::stalls_l1d_pending},
    {.event = &ild_stall::lcp},
    {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &idq::ms_switches},
    {.event = &ld_blocks::no_sr},
    {.event = &resource_stalls::sb},
    {.event = &ld_blocks::store_forward},
    {.event = &l2_rqsts::rfo_hit},
};
inline constexpr metric_list<event_pmu> list{"ivb", texts, all_of(events), 74};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_4k_aliasing{&core_metrics::list, 0, 24};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 40, 68};
inline constexpr core_metrics::listed_metric tma_contested_accesses{&core_metrics::list, 101, 132};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 227, 252};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 320, 343};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 388, 413};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 430, 452};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 481, 504};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 533, 553};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 589, 610};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 686, 708};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 734, 756};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 794, 821};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 847, 874};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 900, 926};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 967, 1002};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 1026, 1058};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 1067, 1086};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 1096, 1128};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 1158, 1194};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 1203, 1233};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 1243, 1275};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 1279, 1306};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 1362, 1390};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 1400, 1426};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 1436, 1462};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 1472, 1499};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 1509, 1533};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 1543, 1586};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 1612, 1654};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 1680, 1722};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 1748, 1783};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 1809, 1833};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 1849, 1883};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 1909, 1933};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 1949, 1977};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 1993, 2027};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 2053, 2077};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 2093, 2130};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 2140, 2186};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 2196, 2233};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 2243, 2283};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 2300, 2321};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 2331, 2358};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 2393, 2419};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 2429, 2461};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 2499, 2530};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 2546, 2570};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 2637, 2666};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 2676, 2704};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 2714, 2750};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 2759, 2795};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 2832, 2867};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 2876, 2898};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 2901, 2922};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 2937, 2972};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 2982, 3003};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 3012, 3035};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 3045, 3067};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 3077, 3101};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 3131, 3152};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 3192, 3213};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 3238, 3259};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 3298, 3325};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 3393, 3409};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 3426, 3451};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 3489, 3515};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 3541, 3565};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 3611, 3635};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 3656, 3680};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 3702, 3726};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 3743, 3769};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 3791, 3817};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 3885, 3905};
} // namespace metric

} // namespace msr::perfmon::ivb
