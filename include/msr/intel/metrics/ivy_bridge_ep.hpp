// Metrics of Ivy Bridge EP: 77. Written by `msrpp import` from a table: do not edit.
// ivt: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/ivytown; GPL-2.0 tree, names and
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
// Left out, no core event UNC_C_TOR_OCCUPANCY.MISS_OPCODE: tma_info_system_mem_parallel_reads,
// tma_info_system_mem_read_latency
// Left out, no core event UNC_M_CAS_COUNT.RD: tma_info_system_dram_bw_use
// Left out, no core event cbox_0: UNCORE_FREQ, tma_info_system_socket_clks,
// tma_info_system_uncore_frequency
// Left out, no core event cstate_core: C3_Core_Residency, C6_Core_Residency, C7_Core_Residency
// Left out, no core event cstate_pkg: C2_Pkg_Residency, C3_Pkg_Residency, C6_Pkg_Residency,
// C7_Pkg_Residency
// Left out, no core event msr: smi_cycles, smi_num
#pragma once

#include <msr/intel/events/ivy_bridge_ep.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::ivt {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "tma_4k_aliasing\0" "percent\0"
    "100 * (e0 / e1)\0"
    "tma_branch_resteers\0" "percent\0"
    "100 * (12 * (e2 + e3 + e4) / e1)\0"
    "tma_contested_accesses\0" "percent\0"
    "s0 = 1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14); 100 * ((60 * (e5 * s0) + "
    "43 * (e10 * s0)) / e1)\0"
    "tma_data_sharing\0" "percent\0"
    "100 * (43 * (e9 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14))) / e1)\0"
    "tma_dram_bound\0" "percent\0"
    "100 * ((1 - e8 / (e8 + 7 * e15)) * e16 / e1)\0"
    "tma_dsb_switches\0" "percent\0"
    "100 * (e17 / e1)\0"
    "tma_dtlb_load\0" "percent\0"
    "100 * ((7 * e18 + e19) / e1)\0"
    "tma_dtlb_store\0" "percent\0"
    "100 * ((7 * e20 + e21) / e1)\0"
    "tma_fb_full\0" "percent\0"
    "100 * (e22 / (e23 + e6) * e24 / e1)\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e25 * e26 / e27 + (e28 + e29) / e27 + (e30 + e31 + e32 + e33) / e27)\0"
    "tma_fp_scalar\0" "percent\0"
    "100 * ((e28 + e29) / e27)\0"
    "tma_fp_vector\0" "percent\0"
    "100 * ((e30 + e31 + e32 + e33) / e27)\0"
    "tma_fp_vector_128b\0" "percent\0"
    "100 * ((e29 + e30) / e27)\0"
    "tma_fp_vector_256b\0" "percent\0"
    "100 * ((e33 + e32) / e27)\0"
    "tma_icache_misses\0" "percent\0"
    "100 * (e34 / e1 - (12 * e35 + e36) / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0"
    "e37 / (e25 / e38 * e39)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0"
    "e37 / e2\0"
    "tma_info_core_ilp\0" "\0"
    "e27 / e40\0"
    "tma_info_frontend_dsb_coverage\0" "\0"
    "e41 / (e41 + e42 + e43 + e44)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0"
    "e37 / e4\0"
    "tma_info_inst_mix_bptkbranch\0" "\0"
    "e45 / e46\0"
    "tma_info_inst_mix_instructions\0" "\0"
    "e37\0"
    "tma_info_inst_mix_iparith\0" "\0"
    "1 / ((e28 + e29) / e27 + (e30 + e31 + e32 + e33) / e27)\0"
    "tma_info_inst_mix_ipbranch\0" "\0"
    "e37 / e45\0"
    "tma_info_inst_mix_ipcall\0" "\0"
    "e37 / e47\0"
    "tma_info_inst_mix_ipload\0" "\0"
    "e37 / e48\0"
    "tma_info_inst_mix_ipstore\0" "\0"
    "e37 / e49\0"
    "tma_info_inst_mix_iptb\0" "\0"
    "e37 / e46\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e50 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e51 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e52 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e50 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0"
    "1e3 * e23 / e37\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e51 / 1e9 / duration\0"
    "tma_info_memory_l2mpki\0" "\0"
    "1e3 * e53 / e37\0"
    "tma_info_memory_l2mpki_rfo\0" "\0"
    "1e3 * e54 / e37\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e52 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0"
    "1e3 * e15 / e37\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0"
    "e55 / e56\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0"
    "e57 / e58\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0"
    "e57 / e59\0"
    "tma_info_memory_load_miss_real_latency\0" "\0"
    "e22 / (e23 + e6)\0"
    "tma_info_memory_mlp\0" "\0"
    "e22 / e60\0"
    "tma_info_pipeline_execute\0" "\0"
    "e27 / (e61 / 2 if smt_on else e62)\0"
    "tma_info_pipeline_retire\0" "\0"
    "e25 / e63\0"
    "tma_info_system_core_frequency\0" "\0"
    "e1 / e64 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0"
    "e64 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e28 + e29 + 2 * e30 + 4 * (e31 + e33) + 8 * e32) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0"
    "e37 / e65\0"
    "tma_info_system_kernel_cpi\0" "\0"
    "e66 / e67\0"
    "tma_info_system_kernel_utilization\0" "\0"
    "e66 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0"
    "1 - e68 / (e69 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0"
    "e1 / e64\0"
    "tma_info_thread_clks\0" "\0"
    "e1\0"
    "tma_info_thread_cpi\0" "\0"
    "1 / (e37 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0"
    "e27 / e38\0"
    "tma_info_thread_ipc\0" "\0"
    "e37 / e1\0"
    "tma_info_thread_uoppi\0" "\0"
    "e25 / e37\0"
    "tma_info_thread_uptb\0" "\0"
    "e25 / e46\0"
    "tma_itlb_misses\0" "percent\0"
    "100 * ((12 * e35 + e36) / e1)\0"
    "tma_l1_bound\0" "percent\0"
    "100 * max((min(e1, e70) - e71) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0"
    "100 * ((e71 - e16) / e1)\0"
    "tma_l3_bound\0" "percent\0"
    "100 * (e8 / (e8 + 7 * e15) * e16 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (41 * (e8 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14))) / e1)\0"
    "tma_lcp\0" "percent\0"
    "100 * (e72 / e1)\0"
    "tma_local_mem\0" "percent\0"
    "100 * (200 * (e11 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14))) / e1)\0"
    "tma_lock_latency\0" "percent\0"
    "100 * (e73 / e49 * min(e1, e74) / e1)\0"
    "tma_mem_bandwidth\0" "percent\0"
    "100 * (min(e1, e75) / e1)\0"
    "tma_mem_latency\0" "percent\0"
    "100 * (min(e1, e56) / e1 - min(e1, e75) / e1)\0"
    "tma_ms_switches\0" "percent\0"
    "100 * (3 * e76 / e1)\0"
    "tma_remote_cache\0" "percent\0"
    "s0 = 1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14); 100 * ((200 * (e13 * s0) "
    "+ 180 * (e14 * s0)) / e1)\0"
    "tma_remote_mem\0" "percent\0"
    "100 * (310 * (e12 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11 + e12 + e13 + e14))) / e1)\0"
    "tma_split_loads\0" "percent\0"
    "100 * (13 * e77 / e1)\0"
    "tma_store_bound\0" "percent\0"
    "100 * (e78 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0"
    "100 * (13 * e79 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e73 / e49; 100 * ((e80 * 9 * s0 + s0 * min(e1, e74)) / e1)\0"
    "tma_x87_use\0" "percent\0"
    "100 * (e25 * e26 / e27)\0";
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
    {.event = &mem_load_uops_llc_miss_retired::local_dram},
    {.event = &mem_load_uops_llc_miss_retired::remote_dram},
    {.event = &mem_load_uops_llc_miss_retired::remote_hitm},
    {.event = &mem_load_uops_llc_miss_retired::remote_fwd},
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
inline constexpr metric_list<event_pmu> list{"ivt", texts, all_of(events), 77};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_4k_aliasing{&core_metrics::list, 0, 24};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 40, 68};
inline constexpr core_metrics::listed_metric tma_contested_accesses{&core_metrics::list, 101, 132};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 245, 270};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 356, 379};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 424, 449};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 466, 488};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 517, 540};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 569, 589};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 625, 646};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 722, 744};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 770, 792};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 830, 857};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 883, 910};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 936, 962};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 1003, 1038};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 1062, 1094};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 1103, 1122};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 1132, 1164};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 1194, 1230};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 1239, 1269};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 1279, 1311};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 1315, 1342};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 1398, 1426};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 1436, 1462};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 1472, 1498};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 1508, 1535};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 1545, 1569};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 1579, 1622};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 1648, 1690};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 1716, 1758};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 1784, 1819};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 1845, 1869};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 1885, 1919};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 1945, 1969};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 1985, 2013};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 2029, 2063};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 2089, 2113};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 2129, 2166};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 2176, 2222};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 2232, 2269};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 2279, 2319};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 2336, 2357};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 2367, 2394};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 2429, 2455};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 2465, 2497};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 2535, 2566};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 2582, 2606};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 2673, 2702};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 2712, 2740};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 2750, 2786};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 2795, 2831};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 2868, 2903};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 2912, 2934};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 2937, 2958};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 2973, 3008};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 3018, 3039};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 3048, 3071};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 3081, 3103};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 3113, 3137};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 3167, 3188};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 3228, 3249};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 3274, 3295};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 3334, 3361};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 3447, 3463};
inline constexpr core_metrics::listed_metric tma_local_mem{&core_metrics::list, 3480, 3502};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 3590, 3615};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 3653, 3679};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 3705, 3729};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 3775, 3799};
inline constexpr core_metrics::listed_metric tma_remote_cache{&core_metrics::list, 3820, 3845};
inline constexpr core_metrics::listed_metric tma_remote_mem{&core_metrics::list, 3961, 3984};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 4072, 4096};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 4118, 4142};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 4159, 4185};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 4207, 4233};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 4301, 4321};
} // namespace metric

} // namespace msr::perfmon::ivt
