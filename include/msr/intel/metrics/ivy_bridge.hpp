// Metrics of Ivy Bridge: 113. Written by `msrpp import` from a table: do not edit.
// ivb: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/ivybridge; GPL-2.0 tree, names and
// formulas only.
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
namespace msr::events::ivy_bridge {

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
    "s0 = 1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24); 100 * ((60 * (e18 * s0) + 43 * (e23 * "
    "s0)) / e1)\0"
    "tma_core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); s1 = 1 - (e9 / s0 + (e10 - e11 + 4 * (e12 / 2 if smt_on "
    "else e13)) / s0 + e11 / s0); 100 * (s1 - (min(e1, e25) + e26) / (min(e1, e27) + e28 - (e29 "
    "if e30 / e1 > 1.8 else e31) - (e32 if 4 * min(e1, e33) / s0 > 0.1 else 0) + e26) * s1)\0"
    "tma_data_sharing\0" "percent\0"
    "100 * (43 * (e22 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24))) / e1)\0"
    "tma_divider\0" "percent\0" "100 * (e34 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_dram_bound\0" "percent\0" "100 * ((1 - e21 / (e21 + 7 * e24)) * e35 / e1)\0"
    "tma_dsb\0" "percent\0" "100 * ((e36 - e37) / (e1 / 2 * (1 + e5 / e6)) / 2)\0"
    "tma_dsb_switches\0" "percent\0" "100 * (e38 / e1)\0"
    "tma_dtlb_load\0" "percent\0" "100 * ((7 * e39 + e40) / e1)\0"
    "tma_dtlb_store\0" "percent\0" "100 * ((7 * e41 + e42) / e1)\0"
    "tma_fb_full\0" "percent\0" "100 * (e43 / (e44 + e19) * e45 / e1)\0"
    "tma_fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * (e9 / s0 - 4 * min(e1, e33) / s0)\0"
    "tma_fetch_latency\0" "percent\0" "100 * (4 * min(e1, e33) / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e11 * e46 / e47 + (e48 + e49) / e47 + (e50 + e51 + e52 + e53) / e47)\0"
    "tma_fp_scalar\0" "percent\0" "100 * ((e48 + e49) / e47)\0"
    "tma_fp_vector\0" "percent\0" "100 * ((e50 + e51 + e52 + e53) / e47)\0"
    "tma_fp_vector_128b\0" "percent\0" "100 * ((e49 + e50) / e47)\0"
    "tma_fp_vector_256b\0" "percent\0" "100 * ((e53 + e52) / e47)\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e9 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_heavy_operations\0" "percent\0"
    "100 * (e11 / e10 * e17 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_icache_misses\0" "percent\0" "100 * (e54 / e1 - (12 * e55 + e56) / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0" "e30 / (e11 / e10 * e57)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0" "e30 / e14\0"
    "tma_info_core_core_clks\0" "\0" "e1 / 2 * (1 + e5 / e6)\0"
    "tma_info_core_coreipc\0" "\0" "e30 / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_core_flopc\0" "\0"
    "(e48 + e49 + 2 * e50 + 4 * (e51 + e53) + 8 * e52) / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_core_ilp\0" "\0" "e47 / e58\0"
    "tma_info_frontend_dsb_coverage\0" "\0" "e59 / (e59 + e60 + e61 + e17)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0" "e30 / e16\0"
    "tma_info_inst_mix_bptkbranch\0" "\0" "e62 / e63\0"
    "tma_info_inst_mix_instructions\0" "\0" "e30\0"
    "tma_info_inst_mix_iparith\0" "\0" "1 / ((e48 + e49) / e47 + (e50 + e51 + e52 + e53) / e47)\0"
    "tma_info_inst_mix_ipbranch\0" "\0" "e30 / e62\0"
    "tma_info_inst_mix_ipcall\0" "\0" "e30 / e64\0"
    "tma_info_inst_mix_ipload\0" "\0" "e30 / e65\0"
    "tma_info_inst_mix_ipstore\0" "\0" "e30 / e66\0"
    "tma_info_inst_mix_iptb\0" "\0" "e30 / e63\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0" "64 * e67 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0" "64 * e68 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0" "64 * e69 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0" "64 * e67 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0" "1e3 * e44 / e30\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0" "64 * e68 / 1e9 / duration\0"
    "tma_info_memory_l2mpki\0" "\0" "1e3 * e70 / e30\0"
    "tma_info_memory_l2mpki_rfo\0" "\0" "1e3 * e71 / e30\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0" "64 * e69 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0" "1e3 * e24 / e30\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0" "e72 / e73\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0" "e74 / e75\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0" "e74 / e76\0"
    "tma_info_memory_load_miss_real_latency\0" "\0" "e43 / (e44 + e19)\0"
    "tma_info_memory_mlp\0" "\0" "e43 / e77\0"
    "tma_info_memory_tlb_page_walks_utilization\0" "\0"
    "(e56 + e40 + e42) / (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_pipeline_execute\0" "\0" "e47 / (e78 / 2 if smt_on else e28)\0"
    "tma_info_pipeline_retire\0" "\0" "e11 / e79\0"
    "tma_info_system_core_frequency\0" "\0" "e1 / e80 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0" "e80 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e48 + e49 + 2 * e50 + 4 * (e51 + e53) + 8 * e52) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0" "e30 / e81\0"
    "tma_info_system_kernel_cpi\0" "\0" "e82 / e83\0"
    "tma_info_system_kernel_utilization\0" "\0" "e82 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0" "1 - e5 / (e84 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e80\0"
    "tma_info_thread_clks\0" "\0" "e1\0"
    "tma_info_thread_cpi\0" "\0" "1 / (e30 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0" "e47 / e10\0"
    "tma_info_thread_ipc\0" "\0" "e30 / e1\0"
    "tma_info_thread_slots\0" "\0" "4 * (e1 / 2 * (1 + e5 / e6))\0"
    "tma_info_thread_uoppi\0" "\0" "e11 / e30\0"
    "tma_info_thread_uptb\0" "\0" "e11 / e63\0"
    "tma_itlb_misses\0" "percent\0" "100 * ((12 * e55 + e56) / e1)\0"
    "tma_l1_bound\0" "percent\0" "100 * max((min(e1, e25) - e85) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0" "100 * ((e85 - e35) / e1)\0"
    "tma_l3_bound\0" "percent\0" "100 * (e21 / (e21 + 7 * e24) * e35 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (29 * (e21 * (1 + e19 / (e20 + e21 + e22 + e18 + e23 + e24))) / e1)\0"
    "tma_lcp\0" "percent\0" "100 * (e86 / e1)\0"
    "tma_light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * (e11 / s0 - e11 / e10 * e17 / s0)\0"
    "tma_load_op_utilization\0" "percent\0"
    "100 * ((e87 + e88 - e89) / (2 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_lock_latency\0" "percent\0" "100 * (e90 / e66 * min(e1, e91) / e1)\0"
    "tma_machine_clears\0" "percent\0"
    "s0 = (e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / (4 * (e1 / 2 * (1 + e5 / e6))); 100 "
    "* (s0 - e14 / (e14 + e15) * s0)\0"
    "tma_mem_bandwidth\0" "percent\0" "100 * (min(e1, e92) / e1)\0"
    "tma_mem_latency\0" "percent\0" "100 * (min(e1, e73) / e1 - min(e1, e92) / e1)\0"
    "tma_memory_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e5 / e6)); 100 * ((min(e1, e25) + e26) / (min(e1, e27) + e28 - "
    "(e29 if e30 / e1 > 1.8 else e31) - (e32 if 4 * min(e1, e33) / s0 > 0.1 else 0) + e26) * (1 "
    "- (e9 / s0 + (e10 - e11 + 4 * (e12 / 2 if smt_on else e13)) / s0 + e11 / s0)))\0"
    "tma_microcode_sequencer\0" "percent\0"
    "100 * (e11 / e10 * e17 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_mite\0" "percent\0" "100 * ((e93 - e94) / (e1 / 2 * (1 + e5 / e6)) / 2)\0"
    "tma_ms_switches\0" "percent\0" "100 * (3 * e95 / e1)\0"
    "tma_port_0\0" "percent\0" "100 * (e2 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_1\0" "percent\0" "100 * (e3 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_2\0" "percent\0" "100 * (e87 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_3\0" "percent\0" "100 * (e88 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_4\0" "percent\0" "100 * (e89 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_port_5\0" "percent\0" "100 * (e4 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilization\0" "percent\0"
    "100 * ((min(e1, e27) + e28 - (e29 if e30 / e1 > 1.8 else e31) - (e32 if 4 * min(e1, e33) / "
    "(4 * (e1 / 2 * (1 + e5 / e6))) > 0.1 else 0) + e26 - e26 - min(e1, e25)) / e1)\0"
    "tma_ports_utilized_0\0" "percent\0"
    "s0 = e1 / 2 * (1 + e5 / e6); 100 * (e96 / 2 if smt_on else (min(e1, e27) - (e32 if 4 * "
    "min(e1, e33) / (4 * s0) > 0.1 else 0)) / s0)\0"
    "tma_ports_utilized_1\0" "percent\0"
    "100 * ((e78 - e97) / 2 if smt_on else (e28 - e31) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilized_2\0" "percent\0"
    "100 * ((e97 - e98) / 2 if smt_on else (e31 - e29) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_ports_utilized_3m\0" "percent\0"
    "100 * ((e98 / 2 if smt_on else e29) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_retiring\0" "percent\0" "100 * (e11 / (4 * (e1 / 2 * (1 + e5 / e6))))\0"
    "tma_split_loads\0" "percent\0" "100 * (13 * e99 / e1)\0"
    "tma_split_stores\0" "percent\0" "100 * (2 * e100 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_sq_full\0" "percent\0"
    "100 * ((e101 / 2 if smt_on else e101) / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_store_bound\0" "percent\0" "100 * (e26 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0" "100 * (13 * e102 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e90 / e66; 100 * ((e103 * 9 * s0 + s0 * min(e1, e91)) / e1)\0"
    "tma_store_op_utilization\0" "percent\0" "100 * (e89 / (e1 / 2 * (1 + e5 / e6)))\0"
    "tma_x87_use\0" "percent\0" "100 * (e11 * e46 / e47)\0";
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
    {.event = &mem_load_uops_retired::llc_miss}, {.event = &cycle_activity::stalls_ldm_pending},
    {.event = &resource_stalls::sb}, {.event = &cycle_activity::cycles_no_execute},
    {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_executed::cycles_ge_3_uops_exec}, {.event = &inst_retired::any},
    {.event = &uops_executed::cycles_ge_2_uops_exec}, {.event = &rs_events::empty_cycles},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &arith::fpu_div_active},
    {.event = &cycle_activity::stalls_l2_pending}, {.event = &idq::all_dsb_cycles_any_uops},
    {.event = &idq::all_dsb_cycles_4_uops}, {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit}, {.event = &dtlb_load_misses::walk_duration},
    {.event = &dtlb_store_misses::stlb_hit}, {.event = &dtlb_store_misses::walk_duration},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_uops_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full}, {.event = &fp_comp_ops_exe::x87},
    {.event = &uops_executed::thread}, {.event = &fp_comp_ops_exe::sse_scalar_single},
    {.event = &fp_comp_ops_exe::sse_scalar_double}, {.event = &fp_comp_ops_exe::sse_packed_double},
    {.event = &fp_comp_ops_exe::sse_packed_single}, {.event = &simd_fp_256::packed_single},
    {.event = &simd_fp_256::packed_double}, {.event = &icache::ifetch_stall},
    {.event = &itlb_misses::stlb_hit}, {.event = &itlb_misses::walk_duration},
    {.event = &br_misp_exec::indirect}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &idq::dsb_uops}, {.event = &lsd::uops}, {.event = &idq::mite_uops},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_taken},
    {.event = &br_inst_retired::near_call}, {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores}, {.event = &l1d::replacement},
    {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
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
inline constexpr metric_list<perfmon::event_pmu> list{"ivy_bridge", texts, all_of(events), 113};
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
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 899, 922};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 1191, 1216};
inline constexpr core_metrics::listed_metric tma_divider{&core_metrics::list, 1290, 1310};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 1349, 1372};
inline constexpr core_metrics::listed_metric tma_dsb{&core_metrics::list, 1419, 1435};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 1486, 1511};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 1528, 1550};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 1579, 1602};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 1631, 1651};
inline constexpr core_metrics::listed_metric tma_fetch_bandwidth{&core_metrics::list, 1688, 1716};
inline constexpr core_metrics::listed_metric tma_fetch_latency{&core_metrics::list, 1791, 1817};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 1875, 1896};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 1972, 1994};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 2020, 2042};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 2080, 2107};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 2133, 2160};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 2186, 2213};
inline constexpr core_metrics::listed_metric tma_heavy_operations{&core_metrics::list, 2257, 2286};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 2343, 2369};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 2410, 2445};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 2469, 2501};
inline constexpr core_metrics::listed_metric tma_info_core_core_clks{&core_metrics::list, 2511, 2536};
inline constexpr core_metrics::listed_metric tma_info_core_coreipc{&core_metrics::list, 2559, 2582};
inline constexpr core_metrics::listed_metric tma_info_core_flopc{&core_metrics::list, 2613, 2634};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 2711, 2730};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 2740, 2772};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 2802, 2838};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 2848, 2878};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 2888, 2920};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 2924, 2951};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 3007, 3035};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 3045, 3071};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 3081, 3107};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 3117, 3144};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 3154, 3178};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 3188, 3231};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 3257, 3299};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 3325, 3367};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 3393, 3428};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 3454, 3478};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 3494, 3528};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 3554, 3578};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 3594, 3622};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 3638, 3672};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 3698, 3722};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 3738, 3775};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 3785, 3831};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 3841, 3878};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 3888, 3928};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 3946, 3967};
inline constexpr core_metrics::listed_metric tma_info_memory_tlb_page_walks_utilization{&core_metrics::list, 3977, 4021};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 4066, 4093};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 4128, 4154};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 4164, 4196};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 4234, 4265};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 4281, 4305};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 4372, 4401};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 4411, 4439};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 4449, 4485};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 4494, 4530};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 4566, 4601};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 4610, 4632};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 4635, 4656};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 4671, 4706};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 4716, 4737};
inline constexpr core_metrics::listed_metric tma_info_thread_slots{&core_metrics::list, 4746, 4769};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 4798, 4821};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 4831, 4853};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 4863, 4887};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 4917, 4938};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 4978, 4999};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 5024, 5045};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 5086, 5113};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 5187, 5203};
inline constexpr core_metrics::listed_metric tma_light_operations{&core_metrics::list, 5220, 5249};
inline constexpr core_metrics::listed_metric tma_load_op_utilization{&core_metrics::list, 5324, 5356};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 5415, 5440};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 5478, 5505};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 5627, 5653};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 5679, 5703};
inline constexpr core_metrics::listed_metric tma_memory_bound{&core_metrics::list, 5749, 5774};
inline constexpr core_metrics::listed_metric tma_microcode_sequencer{&core_metrics::list, 6031, 6063};
inline constexpr core_metrics::listed_metric tma_mite{&core_metrics::list, 6120, 6137};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 6188, 6212};
inline constexpr core_metrics::listed_metric tma_port_0{&core_metrics::list, 6233, 6252};
inline constexpr core_metrics::listed_metric tma_port_1{&core_metrics::list, 6290, 6309};
inline constexpr core_metrics::listed_metric tma_port_2{&core_metrics::list, 6347, 6366};
inline constexpr core_metrics::listed_metric tma_port_3{&core_metrics::list, 6405, 6424};
inline constexpr core_metrics::listed_metric tma_port_4{&core_metrics::list, 6463, 6482};
inline constexpr core_metrics::listed_metric tma_port_5{&core_metrics::list, 6521, 6540};
inline constexpr core_metrics::listed_metric tma_ports_utilization{&core_metrics::list, 6578, 6608};
inline constexpr core_metrics::listed_metric tma_ports_utilized_0{&core_metrics::list, 6778, 6807};
inline constexpr core_metrics::listed_metric tma_ports_utilized_1{&core_metrics::list, 6939, 6968};
inline constexpr core_metrics::listed_metric tma_ports_utilized_2{&core_metrics::list, 7046, 7075};
inline constexpr core_metrics::listed_metric tma_ports_utilized_3m{&core_metrics::list, 7153, 7183};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 7247, 7268};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 7313, 7337};
inline constexpr core_metrics::listed_metric tma_split_stores{&core_metrics::list, 7359, 7384};
inline constexpr core_metrics::listed_metric tma_sq_full{&core_metrics::list, 7428, 7448};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 7514, 7538};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 7555, 7581};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 7604, 7630};
inline constexpr core_metrics::listed_metric tma_store_op_utilization{&core_metrics::list, 7699, 7732};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 7771, 7791};
} // namespace metric

} // namespace msr::events::ivy_bridge
