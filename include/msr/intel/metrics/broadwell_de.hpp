// Metrics of Broadwell DE: 128. Written by `msrpp import` from a table: do not edit.
// bdw_de: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/broadwellde; GPL-2.0 tree, names and
// formulas only.
// Left out, no constant #num_cpus_online: tma_info_system_cpu_utilization
// Left out, no core event UNC_M_CAS_COUNT.RD: tma_info_system_dram_bw_use
// Left out, no core event cbox_0: UNCORE_FREQ, tma_info_system_socket_clks
// Left out, no core event cstate_core: C3_Core_Residency, C6_Core_Residency, C7_Core_Residency
// Left out, no core event cstate_pkg: C2_Pkg_Residency, C3_Pkg_Residency, C6_Pkg_Residency,
// C7_Pkg_Residency
// Left out, no core event msr: smi_cycles, smi_num
#pragma once

#include <msr/intel/events/broadwell_de.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::broadwell_de {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_4k_aliasing\0" "percent\0" "100 * (e0 / e1)\0"
    "tma_alu_op_utilization\0" "percent\0"
    "100 * ((e2 + e3 + e4 + e5) / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_assists\0" "percent\0" "100 * (66 * e9 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_backend_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); 100 * (1 - (e10 / s0 + (e11 - e12 + 4 * (e13 / 2 if "
    "smt_on else e14)) / s0 + e12 / s0))\0"
    "tma_bad_speculation\0" "percent\0"
    "100 * ((e11 - e12 + 4 * (e13 / 2 if smt_on else e14)) / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_branch_mispredicts\0" "percent\0"
    "100 * (e15 / (e15 + e16) * ((e11 - e12 + 4 * (e13 / 2 if smt_on else e14)) / (4 * (e1 / 2 "
    "* (1 + e6 / e7)))))\0"
    "tma_branch_resteers\0" "percent\0" "100 * (12 * (e15 + e16 + e17) / e1)\0"
    "tma_cisc\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); 100 * max(0, e12 / e11 * e18 / s0 - 66 * e9 / s0)\0"
    "tma_clears_resteers\0" "percent\0" "s0 = e15 + e16 + e17; 100 * (e16 * (12 * s0 / e1) / s0)\0"
    "tma_contested_accesses\0" "percent\0"
    "s0 = 1 + e20 / (e21 + e22 + e23 + e19 + e24 + e25); 100 * ((60 * (e19 * s0) + 43 * (e24 * "
    "s0)) / e1)\0"
    "tma_core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); s1 = 1 - (e10 / s0 + (e11 - e12 + 4 * (e13 / 2 if "
    "smt_on else e14)) / s0 + e12 / s0); 100 * (s1 - (e26 + e27) / (e28 + e29 - (e30 if e31 / "
    "e1 > 1.8 else e32) - (e33 if 4 * e34 / s0 > 0.1 else 0) + e27) * s1)\0"
    "tma_data_sharing\0" "percent\0"
    "100 * (43 * (e23 * (1 + e20 / (e21 + e22 + e23 + e19 + e24 + e25))) / e1)\0"
    "tma_divider\0" "percent\0" "100 * (e35 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_dram_bound\0" "percent\0" "100 * ((1 - e22 / (e22 + 7 * e25)) * e36 / e1)\0"
    "tma_dsb\0" "percent\0" "100 * ((e37 - e38) / (e1 / 2 * (1 + e6 / e7)) / 2)\0"
    "tma_dsb_switches\0" "percent\0" "100 * (e39 / e1)\0"
    "tma_dtlb_load\0" "percent\0" "100 * ((8 * e40 + e41 + 7 * e42) / e1)\0"
    "tma_dtlb_store\0" "percent\0" "100 * ((8 * e43 + e44 + 7 * e45) / e1)\0"
    "tma_fb_full\0" "percent\0" "100 * (e46 / (e47 + e20) * e48 / e1)\0"
    "tma_fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); 100 * (e10 / s0 - 4 * e34 / s0)\0"
    "tma_fetch_latency\0" "percent\0" "100 * (4 * e34 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_fp_arith\0" "percent\0" "100 * (e49 * (e12 / e31) / e12 + e50 / e12 + e51 / e12)\0"
    "tma_fp_scalar\0" "percent\0" "100 * (e50 / e12)\0"
    "tma_fp_vector\0" "percent\0" "100 * (e51 / e12)\0"
    "tma_fp_vector_128b\0" "percent\0" "100 * ((e52 + e53) / e12)\0"
    "tma_fp_vector_256b\0" "percent\0" "100 * ((e54 + e55) / e12)\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e10 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_heavy_operations\0" "percent\0"
    "100 * (e12 / e11 * e18 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_icache_misses\0" "percent\0" "100 * (e56 / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0" "e31 / (e12 / e11 * e57)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0" "e31 / e15\0"
    "tma_info_core_core_clks\0" "\0" "e1 / 2 * (1 + e6 / e7)\0"
    "tma_info_core_coreipc\0" "\0" "e31 / (e1 / 2 * (1 + e6 / e7))\0"
    "tma_info_core_flopc\0" "\0" "(e50 + 2 * e52 + 4 * e58 + 8 * e55) / (e1 / 2 * (1 + e6 / e7))\0"
    "tma_info_core_fp_arith_utilization\0" "\0" "(e50 + e51) / (2 * (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_info_core_ilp\0" "\0" "e59 / e60\0"
    "tma_info_frontend_dsb_coverage\0" "\0" "e61 / (e61 + e62 + e63 + e18)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0" "e31 / e17\0"
    "tma_info_inst_mix_bptkbranch\0" "\0" "e64 / e65\0"
    "tma_info_inst_mix_instructions\0" "\0" "e31\0"
    "tma_info_inst_mix_iparith\0" "\0" "e31 / (e50 + e51)\0"
    "tma_info_inst_mix_iparith_avx128\0" "\0" "e31 / (e52 + e53)\0"
    "tma_info_inst_mix_iparith_avx256\0" "\0" "e31 / (e54 + e55)\0"
    "tma_info_inst_mix_iparith_scalar_dp\0" "\0" "e31 / e66\0"
    "tma_info_inst_mix_iparith_scalar_sp\0" "\0" "e31 / e67\0"
    "tma_info_inst_mix_ipbranch\0" "\0" "e31 / e64\0"
    "tma_info_inst_mix_ipcall\0" "\0" "e31 / e68\0"
    "tma_info_inst_mix_ipflop\0" "\0" "e31 / (e50 + 2 * e52 + 4 * e58 + 8 * e55)\0"
    "tma_info_inst_mix_ipload\0" "\0" "e31 / e69\0"
    "tma_info_inst_mix_ipstore\0" "\0" "e31 / e70\0"
    "tma_info_inst_mix_iptb\0" "\0" "e31 / e65\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0" "64 * e71 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0" "64 * e72 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0" "64 * e73 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0" "64 * e71 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0" "1e3 * e47 / e31\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0" "64 * e72 / 1e9 / duration\0"
    "tma_info_memory_l2hpki_all\0" "\0" "1e3 * (e74 - e75) / e31\0"
    "tma_info_memory_l2hpki_load\0" "\0" "1e3 * e76 / e31\0"
    "tma_info_memory_l2mpki\0" "\0" "1e3 * e77 / e31\0"
    "tma_info_memory_l2mpki_all\0" "\0" "1e3 * e75 / e31\0"
    "tma_info_memory_l2mpki_load\0" "\0" "1e3 * e78 / e31\0"
    "tma_info_memory_l2mpki_rfo\0" "\0" "1e3 * e79 / e31\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0" "64 * e73 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0" "1e3 * e25 / e31\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0" "e80 / e81\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0" "e82 / e83\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0" "e82 / e84\0"
    "tma_info_memory_load_miss_real_latency\0" "\0" "e46 / (e47 + e20)\0"
    "tma_info_memory_mlp\0" "\0" "e46 / e85\0"
    "tma_info_memory_tlb_page_walks_utilization\0" "\0"
    "(e86 + e41 + e44 + 7 * (e45 + e42 + e87)) / (e1 / 2 * (1 + e6 / e7))\0"
    "tma_info_pipeline_execute\0" "\0" "e59 / (e88 / 2 if smt_on else e29)\0"
    "tma_info_pipeline_retire\0" "\0" "e12 / e89\0"
    "tma_info_system_core_frequency\0" "\0" "e1 / e90 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0" "e90 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0" "(e50 + 2 * e52 + 4 * e58 + 8 * e55) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0" "e31 / e91\0"
    "tma_info_system_kernel_cpi\0" "\0" "e92 / e93\0"
    "tma_info_system_kernel_utilization\0" "\0" "e92 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0" "1 - e6 / (e94 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e90\0"
    "tma_info_thread_clks\0" "\0" "e1\0"
    "tma_info_thread_cpi\0" "\0" "1 / (e31 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0" "e59 / e11\0"
    "tma_info_thread_ipc\0" "\0" "e31 / e1\0"
    "tma_info_thread_slots\0" "\0" "4 * (e1 / 2 * (1 + e6 / e7))\0"
    "tma_info_thread_uoppi\0" "\0" "e12 / e31\0"
    "tma_info_thread_uptb\0" "\0" "e12 / e65\0"
    "tma_itlb_misses\0" "percent\0" "100 * ((14 * e95 + e86 + 7 * e87) / e1)\0"
    "tma_l1_bound\0" "percent\0" "100 * max((e26 - e96) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0" "100 * ((e96 - e36) / e1)\0"
    "tma_l3_bound\0" "percent\0" "100 * (e22 / (e22 + 7 * e25) * e36 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (29 * (e22 * (1 + e20 / (e21 + e22 + e23 + e19 + e24 + e25))) / e1)\0"
    "tma_lcp\0" "percent\0" "100 * (e97 / e1)\0"
    "tma_light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); 100 * (e12 / s0 - e12 / e11 * e18 / s0)\0"
    "tma_load_op_utilization\0" "percent\0"
    "100 * ((e98 + e99 + e100 - e101) / (2 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_lock_latency\0" "percent\0" "100 * (e102 / e70 * min(e1, e103) / e1)\0"
    "tma_machine_clears\0" "percent\0"
    "s0 = (e11 - e12 + 4 * (e13 / 2 if smt_on else e14)) / (4 * (e1 / 2 * (1 + e6 / e7))); 100 "
    "* (s0 - e15 / (e15 + e16) * s0)\0"
    "tma_mem_bandwidth\0" "percent\0" "100 * (min(e1, e104) / e1)\0"
    "tma_mem_latency\0" "percent\0" "100 * (min(e1, e81) / e1 - min(e1, e104) / e1)\0"
    "tma_memory_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e6 / e7)); 100 * ((e26 + e27) / (e28 + e29 - (e30 if e31 / e1 > "
    "1.8 else e32) - (e33 if 4 * e34 / s0 > 0.1 else 0) + e27) * (1 - (e10 / s0 + (e11 - e12 + "
    "4 * (e13 / 2 if smt_on else e14)) / s0 + e12 / s0)))\0"
    "tma_microcode_sequencer\0" "percent\0"
    "100 * (e12 / e11 * e18 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_mispredicts_resteers\0" "percent\0"
    "s0 = e15 + e16 + e17; 100 * (e15 * (12 * s0 / e1) / s0)\0"
    "tma_mite\0" "percent\0" "100 * ((e105 - e106) / (e1 / 2 * (1 + e6 / e7)) / 2)\0"
    "tma_ms_switches\0" "percent\0" "100 * (2 * e107 / e1)\0"
    "tma_port_0\0" "percent\0" "100 * (e2 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_1\0" "percent\0" "100 * (e3 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_2\0" "percent\0" "100 * (e98 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_3\0" "percent\0" "100 * (e99 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_4\0" "percent\0" "100 * (e101 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_5\0" "percent\0" "100 * (e4 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_6\0" "percent\0" "100 * (e5 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_port_7\0" "percent\0" "100 * (e100 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_ports_utilization\0" "percent\0"
    "100 * ((e28 + e29 - (e30 if e31 / e1 > 1.8 else e32) - (e33 if 4 * e34 / (4 * (e1 / 2 * (1 "
    "+ e6 / e7))) > 0.1 else 0) + e27 - e27 - e26) / e1)\0"
    "tma_ports_utilized_0\0" "percent\0"
    "s0 = e1 / 2 * (1 + e6 / e7); 100 * (e108 / 2 if smt_on else (e28 - (e33 if 4 * e34 / (4 * "
    "s0) > 0.1 else 0)) / s0)\0"
    "tma_ports_utilized_1\0" "percent\0"
    "100 * ((e88 - e109) / 2 if smt_on else (e29 - e32) / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_ports_utilized_2\0" "percent\0"
    "100 * ((e109 - e110) / 2 if smt_on else (e32 - e30) / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_ports_utilized_3m\0" "percent\0"
    "100 * ((e110 / 2 if smt_on else e30) / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_retiring\0" "percent\0" "100 * (e12 / (4 * (e1 / 2 * (1 + e6 / e7))))\0"
    "tma_split_loads\0" "percent\0" "100 * (e46 / (e47 + e20) * e111 / e1)\0"
    "tma_split_stores\0" "percent\0" "100 * (2 * e112 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_sq_full\0" "percent\0"
    "100 * ((e113 / 2 if smt_on else e113) / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_store_bound\0" "percent\0" "100 * (e27 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0" "100 * (13 * e114 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e102 / e70; 100 * ((e115 * 9 * s0 + s0 * min(e1, e103)) / e1)\0"
    "tma_store_op_utilization\0" "percent\0" "100 * (e101 / (e1 / 2 * (1 + e6 / e7)))\0"
    "tma_unknown_branches\0" "percent\0"
    "s0 = e15 + e16 + e17; s1 = 12 * s0 / e1; 100 * (s1 - e15 * s1 / s0 - e16 * s1 / s0)\0"
    "tma_x87_use\0" "percent\0" "100 * (e49 * (e12 / e31) / e12)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &ld_blocks_partial::address_alias}, {.event = &cpu_clk_unhalted::thread},
    {.event = &uops_dispatched_port::port_0}, {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5}, {.event = &uops_dispatched_port::port_6},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_xclk},
    {.event = &cpu_clk_unhalted::thread_any}, {.event = &other_assists::any_wb_assist},
    {.event = &idq_uops_not_delivered::core}, {.event = &uops_issued::any},
    {.event = &uops_retired::retire_slots}, {.event = &int_misc::recovery_cycles_any},
    {.event = &int_misc::recovery_cycles}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &baclears::any}, {.event = &idq::ms_uops},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &mem_load_uops_retired::l2_hit}, {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss}, {.event = &mem_load_uops_retired::l3_miss},
    {.event = &cycle_activity::stalls_mem_any}, {.event = &resource_stalls::sb},
    {.event = &cycle_activity::stalls_total}, {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_executed::cycles_ge_3_uops_exec}, {.event = &inst_retired::any},
    {.event = &uops_executed::cycles_ge_2_uops_exec}, {.event = &rs_events::empty_cycles},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &arith::fpu_div_active},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &idq::all_dsb_cycles_any_uops},
    {.event = &idq::all_dsb_cycles_4_uops}, {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss}, {.event = &l1d_pend_miss::fb_full},
    {.event = &inst_retired::x87}, {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single}, {.event = &icache::ifdata_stall},
    {.event = &br_misp_exec::indirect}, {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &uops_executed::thread}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &idq::dsb_uops}, {.event = &lsd::uops}, {.event = &idq::mite_uops},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &fp_arith_inst_retired::scalar_single}, {.event = &br_inst_retired::near_call},
    {.event = &mem_uops_retired::all_loads}, {.event = &mem_uops_retired::all_stores},
    {.event = &l1d::replacement}, {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &l2_rqsts::references}, {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_hit}, {.event = &mem_load_uops_retired::l2_miss},
    {.event = &l2_rqsts::demand_data_rd_miss}, {.event = &offcore_requests::demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &itlb_misses::walk_duration, .threshold = 1}, {.event = &itlb_misses::walk_completed},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_retired::retire_slots, .threshold = 1}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &itlb_misses::stlb_hit}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &ild_stall::lcp}, {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3}, {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4}, {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &idq::all_mite_cycles_any_uops}, {.event = &idq::all_mite_cycles_4_uops},
    {.event = &idq::ms_switches}, {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_executed::core, .threshold = 2},
    {.event = &uops_executed::core, .threshold = 3}, {.event = &ld_blocks::no_sr},
    {.event = &mem_uops_retired::split_stores}, {.event = &offcore_requests_buffer::sq_full},
    {.event = &ld_blocks::store_forward}, {.event = &l2_rqsts::rfo_hit}};
inline constexpr metric_list<perfmon::event_pmu> list{"broadwell_de", texts, all_of(events), 128};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_4k_aliasing{&core_metrics::list, 0, 24};
inline constexpr core_metrics::listed_metric tma_alu_op_utilization{&core_metrics::list, 40, 71};
inline constexpr core_metrics::listed_metric tma_assists{&core_metrics::list, 132, 152};
inline constexpr core_metrics::listed_metric tma_backend_bound{&core_metrics::list, 201, 227};
inline constexpr core_metrics::listed_metric tma_bad_speculation{&core_metrics::list, 350, 378};
inline constexpr core_metrics::listed_metric tma_branch_mispredicts{&core_metrics::list, 466, 497};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 607, 635};
inline constexpr core_metrics::listed_metric tma_cisc{&core_metrics::list, 671, 688};
inline constexpr core_metrics::listed_metric tma_clears_resteers{&core_metrics::list, 773, 801};
inline constexpr core_metrics::listed_metric tma_contested_accesses{&core_metrics::list, 857, 888};
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 989, 1012};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 1255, 1280};
inline constexpr core_metrics::listed_metric tma_divider{&core_metrics::list, 1354, 1374};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 1413, 1436};
inline constexpr core_metrics::listed_metric tma_dsb{&core_metrics::list, 1483, 1499};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 1550, 1575};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 1592, 1614};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 1653, 1676};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 1715, 1735};
inline constexpr core_metrics::listed_metric tma_fetch_bandwidth{&core_metrics::list, 1772, 1800};
inline constexpr core_metrics::listed_metric tma_fetch_latency{&core_metrics::list, 1867, 1893};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 1942, 1963};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 2019, 2041};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 2059, 2081};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 2099, 2126};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 2152, 2179};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 2205, 2232};
inline constexpr core_metrics::listed_metric tma_heavy_operations{&core_metrics::list, 2277, 2306};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 2363, 2389};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 2406, 2441};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 2465, 2497};
inline constexpr core_metrics::listed_metric tma_info_core_core_clks{&core_metrics::list, 2507, 2532};
inline constexpr core_metrics::listed_metric tma_info_core_coreipc{&core_metrics::list, 2555, 2578};
inline constexpr core_metrics::listed_metric tma_info_core_flopc{&core_metrics::list, 2609, 2630};
inline constexpr core_metrics::listed_metric tma_info_core_fp_arith_utilization{&core_metrics::list, 2693, 2729};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 2774, 2793};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 2803, 2835};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 2865, 2901};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 2911, 2941};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 2951, 2983};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 2987, 3014};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_avx128{&core_metrics::list, 3032, 3066};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_avx256{&core_metrics::list, 3084, 3118};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_scalar_dp{&core_metrics::list, 3136, 3173};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_scalar_sp{&core_metrics::list, 3183, 3220};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 3230, 3258};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 3268, 3294};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipflop{&core_metrics::list, 3304, 3330};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 3372, 3398};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 3408, 3435};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 3445, 3469};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 3479, 3522};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 3548, 3590};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 3616, 3658};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 3684, 3719};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 3745, 3769};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 3785, 3819};
inline constexpr core_metrics::listed_metric tma_info_memory_l2hpki_all{&core_metrics::list, 3845, 3873};
inline constexpr core_metrics::listed_metric tma_info_memory_l2hpki_load{&core_metrics::list, 3897, 3926};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 3942, 3966};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_all{&core_metrics::list, 3982, 4010};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_load{&core_metrics::list, 4026, 4055};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 4071, 4099};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 4115, 4149};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 4175, 4199};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 4215, 4252};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 4262, 4308};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 4318, 4355};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 4365, 4405};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 4423, 4444};
inline constexpr core_metrics::listed_metric tma_info_memory_tlb_page_walks_utilization{&core_metrics::list, 4454, 4498};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 4567, 4594};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 4629, 4655};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 4665, 4697};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 4735, 4766};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 4782, 4806};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 4859, 4888};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 4898, 4926};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 4936, 4972};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 4981, 5017};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 5053, 5088};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 5097, 5119};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 5122, 5143};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 5158, 5193};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 5203, 5224};
inline constexpr core_metrics::listed_metric tma_info_thread_slots{&core_metrics::list, 5233, 5256};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 5285, 5308};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 5318, 5340};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 5350, 5374};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 5414, 5435};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 5466, 5487};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 5512, 5533};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 5574, 5601};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 5675, 5691};
inline constexpr core_metrics::listed_metric tma_light_operations{&core_metrics::list, 5708, 5737};
inline constexpr core_metrics::listed_metric tma_load_op_utilization{&core_metrics::list, 5812, 5844};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 5911, 5936};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 5976, 6003};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 6125, 6151};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 6178, 6202};
inline constexpr core_metrics::listed_metric tma_memory_bound{&core_metrics::list, 6249, 6274};
inline constexpr core_metrics::listed_metric tma_microcode_sequencer{&core_metrics::list, 6505, 6537};
inline constexpr core_metrics::listed_metric tma_mispredicts_resteers{&core_metrics::list, 6594, 6627};
inline constexpr core_metrics::listed_metric tma_mite{&core_metrics::list, 6683, 6700};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 6753, 6777};
inline constexpr core_metrics::listed_metric tma_port_0{&core_metrics::list, 6799, 6818};
inline constexpr core_metrics::listed_metric tma_port_1{&core_metrics::list, 6856, 6875};
inline constexpr core_metrics::listed_metric tma_port_2{&core_metrics::list, 6913, 6932};
inline constexpr core_metrics::listed_metric tma_port_3{&core_metrics::list, 6971, 6990};
inline constexpr core_metrics::listed_metric tma_port_4{&core_metrics::list, 7029, 7048};
inline constexpr core_metrics::listed_metric tma_port_5{&core_metrics::list, 7088, 7107};
inline constexpr core_metrics::listed_metric tma_port_6{&core_metrics::list, 7145, 7164};
inline constexpr core_metrics::listed_metric tma_port_7{&core_metrics::list, 7202, 7221};
inline constexpr core_metrics::listed_metric tma_ports_utilization{&core_metrics::list, 7261, 7291};
inline constexpr core_metrics::listed_metric tma_ports_utilized_0{&core_metrics::list, 7434, 7463};
inline constexpr core_metrics::listed_metric tma_ports_utilized_1{&core_metrics::list, 7578, 7607};
inline constexpr core_metrics::listed_metric tma_ports_utilized_2{&core_metrics::list, 7686, 7715};
inline constexpr core_metrics::listed_metric tma_ports_utilized_3m{&core_metrics::list, 7795, 7825};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 7890, 7911};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 7956, 7980};
inline constexpr core_metrics::listed_metric tma_split_stores{&core_metrics::list, 8018, 8043};
inline constexpr core_metrics::listed_metric tma_sq_full{&core_metrics::list, 8087, 8107};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 8173, 8197};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 8214, 8240};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 8263, 8289};
inline constexpr core_metrics::listed_metric tma_store_op_utilization{&core_metrics::list, 8360, 8393};
inline constexpr core_metrics::listed_metric tma_unknown_branches{&core_metrics::list, 8433, 8462};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 8546, 8566};
} // namespace metric

} // namespace msr::events::broadwell_de
