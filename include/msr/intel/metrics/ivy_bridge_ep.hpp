// Metrics of Ivy Bridge EP: 116. Written by `msrpp import` from a table: do not edit.
// ivt: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/ivytown; GPL-2.0 tree, names and
// formulas only.
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
namespace msr::events::ivy_bridge_ep {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_4k_aliasing\0" "percent\0" "100 * (e0 / e1)\0"
    "tma_alu_op_utilization\0" "percent\0"
    "100 * ((e2 + e3 + e4) / (3 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_assists\0" "percent\0" "100 * (66 * e8 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_backend_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * (1 - (e9 / s0 + (e10 - e11 + 4 * (e12 / 2 if "
    "smt_on else e13)) / s0 + e11 / s0))\0"
    "tma_bad_speculation\0" "percent\0"
    "100 * ((e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_branch_mispredicts\0" "percent\0"
    "100 * (e14 / (e14 + e15) * ((e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / (4 * (e1 / 2 "
    "* (1 + e5 / e6)))))\0"
    "tma_branch_resteers\0" "percent\0" "100 * (12 * (e14 + e15 + e16) / e1)\0"
    "tma_cisc\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * max(0, e11 / e10 * e17 / s0 - 66 * e8 / s0)\0"
    "tma_contested_accesses\0" "percent\0"
    "s0 = 1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27); 100 * ((60 * (e18 * "
    "s0) + 43 * (e23 * s0)) / e1)\0"
    "tma_core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); s1 = 1 - (e9 / s0 + (e10 - e11 + 4 * (e12 / 2 if smt_on "
    "else e13)) / s0 + e11 / s0); 100 * (s1 - (min(e1, e28) + e29) / (min(e1, e30) + e31 - (e32 "
    "if e33 / e1 > 1.8 else e34) - (e35 if 4 * min(e1, e36) / s0 > 0.1 else 0) + e29) * s1)\0"
    "tma_data_sharing\0" "percent\0"
    "100 * (43 * (e22 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27))) / "
    "e1)\0"
    "tma_divider\0" "percent\0" "100 * (e37 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_dram_bound\0" "percent\0" "100 * ((1 - e21 / (e21 + 7 * e38)) * e39 / e1)\0"
    "tma_dsb\0" "percent\0" "100 * ((e40 - e41) / (e1 / 2 * (1 + e5 / e6)) / 2)\0"
    "tma_dsb_switches\0" "percent\0" "100 * (e42 / e1)\0"
    "tma_dtlb_load\0" "percent\0" "100 * ((7 * e43 + e44) / e1)\0"
    "tma_dtlb_store\0" "percent\0" "100 * ((7 * e45 + e46) / e1)\0"
    "tma_fb_full\0" "percent\0" "100 * (e47 / (e48 + e19) * e49 / e1)\0"
    "tma_fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * (e9 / s0 - 4 * min(e1, e36) / s0)\0"
    "tma_fetch_latency\0" "percent\0" "100 * (4 * min(e1, e36) / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e11 * e50 / e51 + (e52 + e53) / e51 + (e54 + e55 + e56 + e57) / e51)\0"
    "tma_fp_scalar\0" "percent\0" "100 * ((e52 + e53) / e51)\0"
    "tma_fp_vector\0" "percent\0" "100 * ((e54 + e55 + e56 + e57) / e51)\0"
    "tma_fp_vector_128b\0" "percent\0" "100 * ((e53 + e54) / e51)\0"
    "tma_fp_vector_256b\0" "percent\0" "100 * ((e57 + e56) / e51)\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e9 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_heavy_operations\0" "percent\0"
    "100 * (e11 / e10 * e17 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_icache_misses\0" "percent\0" "100 * (e58 / e1 - (12 * e59 + e60) / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0" "e33 / (e11 / e10 * e61)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0" "e33 / e14\0"
    "tma_info_core_core_clks\0" "\0" "e1 / 2 * (1 + e5 / e6)\0"
    "tma_info_core_coreipc\0" "\0" "e33 / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_core_flopc\0" "\0"
    "(e52 + e53 + 2 * e54 + 4 * (e55 + e57) + 8 * e56) / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_core_ilp\0" "\0" "e51 / e62\0"
    "tma_info_frontend_dsb_coverage\0" "\0" "e63 / (e63 + e64 + e65 + e17)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0" "e33 / e16\0"
    "tma_info_inst_mix_bptkbranch\0" "\0" "e66 / e67\0"
    "tma_info_inst_mix_instructions\0" "\0" "e33\0"
    "tma_info_inst_mix_iparith\0" "\0" "1 / ((e52 + e53) / e51 + (e54 + e55 + e56 + e57) / e51)\0"
    "tma_info_inst_mix_ipbranch\0" "\0" "e33 / e66\0"
    "tma_info_inst_mix_ipcall\0" "\0" "e33 / e68\0"
    "tma_info_inst_mix_ipload\0" "\0" "e33 / e69\0"
    "tma_info_inst_mix_ipstore\0" "\0" "e33 / e70\0"
    "tma_info_inst_mix_iptb\0" "\0" "e33 / e67\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0" "64 * e71 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0" "64 * e72 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0" "64 * e73 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0" "64 * e71 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0" "1e3 * e48 / e33\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0" "64 * e72 / 1e9 / duration\0"
    "tma_info_memory_l2mpki\0" "\0" "1e3 * e74 / e33\0"
    "tma_info_memory_l2mpki_rfo\0" "\0" "1e3 * e75 / e33\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0" "64 * e73 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0" "1e3 * e38 / e33\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0" "e76 / e77\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0" "e78 / e79\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0" "e78 / e80\0"
    "tma_info_memory_load_miss_real_latency\0" "\0" "e47 / (e48 + e19)\0"
    "tma_info_memory_mlp\0" "\0" "e47 / e81\0"
    "tma_info_memory_tlb_page_walks_utilization\0" "\0"
    "(e60 + e44 + e46) / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_pipeline_execute\0" "\0" "e51 / (e82 / 2 if smt_on else e31)\0"
    "tma_info_pipeline_retire\0" "\0" "e11 / e83\0"
    "tma_info_system_core_frequency\0" "\0" "e1 / e84 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0" "e84 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e52 + e53 + 2 * e54 + 4 * (e55 + e57) + 8 * e56) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0" "e33 / e85\0"
    "tma_info_system_kernel_cpi\0" "\0" "e86 / e87\0"
    "tma_info_system_kernel_utilization\0" "\0" "e86 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0" "1 - e5 / (e88 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e84\0"
    "tma_info_thread_clks\0" "\0" "e1\0"
    "tma_info_thread_cpi\0" "\0" "1 / (e33 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0" "e51 / e10\0"
    "tma_info_thread_ipc\0" "\0" "e33 / e1\0"
    "tma_info_thread_slots\0" "\0" "4 * (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_thread_uoppi\0" "\0" "e11 / e33\0"
    "tma_info_thread_uptb\0" "\0" "e11 / e67\0"
    "tma_itlb_misses\0" "percent\0" "100 * ((12 * e59 + e60) / e1)\0"
    "tma_l1_bound\0" "percent\0" "100 * max((min(e1, e28) - e89) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0" "100 * ((e89 - e39) / e1)\0"
    "tma_l3_bound\0" "percent\0" "100 * (e21 / (e21 + 7 * e38) * e39 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (41 * (e21 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27))) / "
    "e1)\0"
    "tma_lcp\0" "percent\0" "100 * (e90 / e1)\0"
    "tma_light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * (e11 / s0 - e11 / e10 * e17 / s0)\0"
    "tma_load_op_utilization\0" "percent\0"
    "100 * ((e91 + e92 - e93) / (2 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_local_mem\0" "percent\0"
    "100 * (200 * (e24 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27))) / "
    "e1)\0"
    "tma_lock_latency\0" "percent\0" "100 * (e94 / e70 * min(e1, e95) / e1)\0"
    "tma_machine_clears\0" "percent\0"
    "s0 = (e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / (4 * (e1 / 2 * (1 + e5 / e6))); 100 "
    "* (s0 - e14 / (e14 + e15) * s0)\0"
    "tma_mem_bandwidth\0" "percent\0" "100 * (min(e1, e96) / e1)\0"
    "tma_mem_latency\0" "percent\0" "100 * (min(e1, e77) / e1 - min(e1, e96) / e1)\0"
    "tma_memory_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * ((min(e1, e28) + e29) / (min(e1, e30) + e31 - "
    "(e32 if e33 / e1 > 1.8 else e34) - (e35 if 4 * min(e1, e36) / s0 > 0.1 else 0) + e29) * (1 "
    "- (e9 / s0 + (e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / s0 + e11 / s0)))\0"
    "tma_microcode_sequencer\0" "percent\0"
    "100 * (e11 / e10 * e17 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_mite\0" "percent\0" "100 * ((e97 - e98) / (e1 / 2 * (1 + e5 / e6)) / 2)\0"
    "tma_ms_switches\0" "percent\0" "100 * (3 * e99 / e1)\0"
    "tma_port_0\0" "percent\0" "100 * (e2 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_1\0" "percent\0" "100 * (e3 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_2\0" "percent\0" "100 * (e91 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_3\0" "percent\0" "100 * (e92 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_4\0" "percent\0" "100 * (e93 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_5\0" "percent\0" "100 * (e4 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilization\0" "percent\0"
    "100 * ((min(e1, e30) + e31 - (e32 if e33 / e1 > 1.8 else e34) - (e35 if 4 * min(e1, e36) / "
    "(4 * (e1 / 2 * (1 + e5 / e6))) > 0.1 else 0) + e29 - e29 - min(e1, e28)) / e1)\0"
    "tma_ports_utilized_0\0" "percent\0"
    "s0 = e1 / 2 * (1 + e5 / e6); 100 * (e100 / 2 if smt_on else (min(e1, e30) - (e35 if 4 * "
    "min(e1, e36) / (4 * s0) > 0.1 else 0)) / s0)\0"
    "tma_ports_utilized_1\0" "percent\0"
    "100 * ((e82 - e101) / 2 if smt_on else (e31 - e34) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilized_2\0" "percent\0"
    "100 * ((e101 - e102) / 2 if smt_on else (e34 - e32) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilized_3m\0" "percent\0"
    "100 * ((e102 / 2 if smt_on else e32) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_remote_cache\0" "percent\0"
    "s0 = 1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27); 100 * ((200 * (e26 * "
    "s0) + 180 * (e27 * s0)) / e1)\0"
    "tma_remote_mem\0" "percent\0"
    "100 * (310 * (e25 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24 + e25 + e26 + e27))) / "
    "e1)\0"
    "tma_retiring\0" "percent\0" "100 * (e11 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_split_loads\0" "percent\0" "100 * (13 * e103 / e1)\0"
    "tma_split_stores\0" "percent\0" "100 * (2 * e104 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_sq_full\0" "percent\0"
    "100 * ((e105 / 2 if smt_on else e105) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_store_bound\0" "percent\0" "100 * (e29 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0" "100 * (13 * e106 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e94 / e70; 100 * ((e107 * 9 * s0 + s0 * min(e1, e95)) / e1)\0"
    "tma_store_op_utilization\0" "percent\0" "100 * (e93 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_x87_use\0" "percent\0" "100 * (e11 * e50 / e51)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &ld_blocks_partial::address_alias}, {.event = &cpu_clk_unhalted::thread},
    {.event = &uops_dispatched_port::port_0}, {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5}, {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_xclk}, {.event = &cpu_clk_unhalted::thread_any},
    {.event = &other_assists::any_wb_assist}, {.event = &idq_uops_not_delivered::core},
    {.event = &uops_issued::any}, {.event = &uops_retired::retire_slots},
    {.event = &int_misc::recovery_cycles_any}, {.event = &int_misc::recovery_cycles},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &baclears::any}, {.event = &idq::ms_uops},
    {.event = &mem_load_uops_llc_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::hit_lfb}, {.event = &mem_load_uops_retired::l2_hit},
    {.event = &mem_load_uops_retired::llc_hit}, {.event = &mem_load_uops_llc_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_llc_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_llc_miss_retired::local_dram},
    {.event = &mem_load_uops_llc_miss_retired::remote_dram},
    {.event = &mem_load_uops_llc_miss_retired::remote_hitm},
    {.event = &mem_load_uops_llc_miss_retired::remote_fwd},
    {.event = &cycle_activity::stalls_ldm_pending}, {.event = &resource_stalls::sb},
    {.event = &cycle_activity::cycles_no_execute}, {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_executed::cycles_ge_3_uops_exec}, {.event = &inst_retired::any},
    {.event = &uops_executed::cycles_ge_2_uops_exec}, {.event = &rs_events::empty_cycles},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &arith::fpu_div_active},
    {.event = &mem_load_uops_retired::llc_miss}, {.event = &cycle_activity::stalls_l2_pending},
    {.event = &idq::all_dsb_cycles_any_uops}, {.event = &idq::all_dsb_cycles_4_uops},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration}, {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration}, {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss}, {.event = &l1d_pend_miss::fb_full},
    {.event = &fp_comp_ops_exe::x87}, {.event = &uops_executed::thread},
    {.event = &fp_comp_ops_exe::sse_scalar_single}, {.event = &fp_comp_ops_exe::sse_scalar_double},
    {.event = &fp_comp_ops_exe::sse_packed_double}, {.event = &fp_comp_ops_exe::sse_packed_single},
    {.event = &simd_fp_256::packed_single}, {.event = &simd_fp_256::packed_double},
    {.event = &icache::ifetch_stall}, {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration}, {.event = &br_misp_exec::indirect},
    {.event = &uops_executed::thread, .threshold = 1}, {.event = &idq::dsb_uops},
    {.event = &lsd::uops}, {.event = &idq::mite_uops}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_taken}, {.event = &br_inst_retired::near_call},
    {.event = &mem_uops_retired::all_loads}, {.event = &mem_uops_retired::all_stores},
    {.event = &l1d::replacement}, {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &mem_load_uops_retired::l2_miss}, {.event = &offcore_requests::demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_retired::retire_slots, .threshold = 1}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &cycle_activity::stalls_l1d_pending}, {.event = &ild_stall::lcp},
    {.event = &uops_dispatched_port::port_2}, {.event = &uops_dispatched_port::port_3},
    {.event = &uops_dispatched_port::port_4}, {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &idq::all_mite_cycles_any_uops}, {.event = &idq::all_mite_cycles_4_uops},
    {.event = &idq::ms_switches}, {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_executed::core, .threshold = 2},
    {.event = &uops_executed::core, .threshold = 3}, {.event = &ld_blocks::no_sr},
    {.event = &mem_uops_retired::split_stores}, {.event = &offcore_requests_buffer::sq_full},
    {.event = &ld_blocks::store_forward}, {.event = &l2_rqsts::rfo_hit}};
inline constexpr metric_list<perfmon::event_pmu> list{"ivy_bridge_ep", texts, all_of(events), 116};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_4k_aliasing{&core_metrics::list, 0, 24};
inline constexpr core_metrics::listed_metric tma_alu_op_utilization{&core_metrics::list, 40, 71};
inline constexpr core_metrics::listed_metric tma_assists{&core_metrics::list, 127, 147};
inline constexpr core_metrics::listed_metric tma_backend_bound{&core_metrics::list, 196, 222};
inline constexpr core_metrics::listed_metric tma_bad_speculation{&core_metrics::list, 344, 372};
inline constexpr core_metrics::listed_metric tma_branch_mispredicts{&core_metrics::list, 460, 491};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 601, 629};
inline constexpr core_metrics::listed_metric tma_cisc{&core_metrics::list, 665, 682};
inline constexpr core_metrics::listed_metric tma_contested_accesses{&core_metrics::list, 767, 798};
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 917, 940};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 1209, 1234};
inline constexpr core_metrics::listed_metric tma_divider{&core_metrics::list, 1326, 1346};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 1385, 1408};
inline constexpr core_metrics::listed_metric tma_dsb{&core_metrics::list, 1455, 1471};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 1522, 1547};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 1564, 1586};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 1615, 1638};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 1667, 1687};
inline constexpr core_metrics::listed_metric tma_fetch_bandwidth{&core_metrics::list, 1724, 1752};
inline constexpr core_metrics::listed_metric tma_fetch_latency{&core_metrics::list, 1827, 1853};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 1911, 1932};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 2008, 2030};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 2056, 2078};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 2116, 2143};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 2169, 2196};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 2222, 2249};
inline constexpr core_metrics::listed_metric tma_heavy_operations{&core_metrics::list, 2293, 2322};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 2379, 2405};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 2446, 2481};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 2505, 2537};
inline constexpr core_metrics::listed_metric tma_info_core_core_clks{&core_metrics::list, 2547, 2572};
inline constexpr core_metrics::listed_metric tma_info_core_coreipc{&core_metrics::list, 2595, 2618};
inline constexpr core_metrics::listed_metric tma_info_core_flopc{&core_metrics::list, 2649, 2670};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 2747, 2766};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 2776, 2808};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 2838, 2874};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 2884, 2914};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 2924, 2956};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 2960, 2987};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 3043, 3071};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 3081, 3107};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 3117, 3143};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 3153, 3180};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 3190, 3214};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 3224, 3267};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 3293, 3335};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 3361, 3403};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 3429, 3464};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 3490, 3514};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 3530, 3564};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 3590, 3614};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 3630, 3658};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 3674, 3708};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 3734, 3758};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 3774, 3811};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 3821, 3867};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 3877, 3914};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 3924, 3964};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 3982, 4003};
inline constexpr core_metrics::listed_metric tma_info_memory_tlb_page_walks_utilization{&core_metrics::list, 4013, 4057};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 4102, 4129};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 4164, 4190};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 4200, 4232};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 4270, 4301};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 4317, 4341};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 4408, 4437};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 4447, 4475};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 4485, 4521};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 4530, 4566};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 4602, 4637};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 4646, 4668};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 4671, 4692};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 4707, 4742};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 4752, 4773};
inline constexpr core_metrics::listed_metric tma_info_thread_slots{&core_metrics::list, 4782, 4805};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 4834, 4857};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 4867, 4889};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 4899, 4923};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 4953, 4974};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 5014, 5035};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 5060, 5081};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 5122, 5149};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 5241, 5257};
inline constexpr core_metrics::listed_metric tma_light_operations{&core_metrics::list, 5274, 5303};
inline constexpr core_metrics::listed_metric tma_load_op_utilization{&core_metrics::list, 5378, 5410};
inline constexpr core_metrics::listed_metric tma_local_mem{&core_metrics::list, 5469, 5491};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 5584, 5609};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 5647, 5674};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 5796, 5822};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 5848, 5872};
inline constexpr core_metrics::listed_metric tma_memory_bound{&core_metrics::list, 5918, 5943};
inline constexpr core_metrics::listed_metric tma_microcode_sequencer{&core_metrics::list, 6200, 6232};
inline constexpr core_metrics::listed_metric tma_mite{&core_metrics::list, 6289, 6306};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 6357, 6381};
inline constexpr core_metrics::listed_metric tma_port_0{&core_metrics::list, 6402, 6421};
inline constexpr core_metrics::listed_metric tma_port_1{&core_metrics::list, 6459, 6478};
inline constexpr core_metrics::listed_metric tma_port_2{&core_metrics::list, 6516, 6535};
inline constexpr core_metrics::listed_metric tma_port_3{&core_metrics::list, 6574, 6593};
inline constexpr core_metrics::listed_metric tma_port_4{&core_metrics::list, 6632, 6651};
inline constexpr core_metrics::listed_metric tma_port_5{&core_metrics::list, 6690, 6709};
inline constexpr core_metrics::listed_metric tma_ports_utilization{&core_metrics::list, 6747, 6777};
inline constexpr core_metrics::listed_metric tma_ports_utilized_0{&core_metrics::list, 6947, 6976};
inline constexpr core_metrics::listed_metric tma_ports_utilized_1{&core_metrics::list, 7109, 7138};
inline constexpr core_metrics::listed_metric tma_ports_utilized_2{&core_metrics::list, 7217, 7246};
inline constexpr core_metrics::listed_metric tma_ports_utilized_3m{&core_metrics::list, 7326, 7356};
inline constexpr core_metrics::listed_metric tma_remote_cache{&core_metrics::list, 7421, 7446};
inline constexpr core_metrics::listed_metric tma_remote_mem{&core_metrics::list, 7567, 7590};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 7683, 7704};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 7749, 7773};
inline constexpr core_metrics::listed_metric tma_split_stores{&core_metrics::list, 7796, 7821};
inline constexpr core_metrics::listed_metric tma_sq_full{&core_metrics::list, 7865, 7885};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 7951, 7975};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 7992, 8018};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 8041, 8067};
inline constexpr core_metrics::listed_metric tma_store_op_utilization{&core_metrics::list, 8136, 8169};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 8208, 8228};
} // namespace metric

} // namespace msr::events::ivy_bridge_ep
