// Metrics of Broadwell: 130. Written by `msrpp import` from a table: do not edit.
// bdw: from intel/perfmon 6dadedf3aa48, BDW/metrics/broadwell_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/broadwell.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::broadwell {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "frontend_bound\0" "percent\0" "100 * (e0 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "fetch_latency\0" "percent\0" "100 * (4 * e3 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "icache_misses\0" "percent\0" "100 * (e4 / e2)\0"
    "itlb_misses\0" "percent\0" "100 * ((14 * e5 + e6 + 7 * e7) / e2)\0"
    "branch_resteers\0" "percent\0" "100 * (12 * (e8 + e9 + e10) / e2)\0"
    "mispredicts_resteers\0" "percent\0" "s0 = e8 + e9 + e10; 100 * (e8 * (12 * s0 / e2) / s0)\0"
    "clears_resteers\0" "percent\0" "s0 = e8 + e9 + e10; 100 * (e9 * (12 * s0 / e2) / s0)\0"
    "unknown_branches\0" "percent\0"
    "s0 = e8 + e9 + e10; s1 = 12 * s0 / e2; 100 * (s1 - e8 * s1 / s0 - e9 * s1 / s0)\0"
    "ms_switches\0" "percent\0" "100 * (2 * e11 / e2)\0"
    "lcp\0" "percent\0" "100 * (e12 / e2)\0"
    "dsb_switches\0" "percent\0" "100 * (e13 / e2)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (e0 / s0 - 4 * e3 / s0)\0"
    "mite\0" "percent\0" "100 * ((e14 - e15) / (e1 / 2 if smt_on else e2) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e16 - e17) / (e1 / 2 if smt_on else e2) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e18 - e19 + 4 * (e20 / 2 if smt_on else e21)) / (4 * (e1 / 2 if smt_on else e2)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e8 / (e8 + e9) * ((e18 - e19 + 4 * (e20 / 2 if smt_on else e21)) / (4 * (e1 / 2 if "
    "smt_on else e2))))\0"
    "machine_clears\0" "percent\0"
    "s0 = (e18 - e19 + 4 * (e20 / 2 if smt_on else e21)) / (4 * (e1 / 2 if smt_on else e2)); "
    "100 * (s0 - e8 / (e8 + e9) * s0)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (1 - (e0 / s0 + (e18 - e19 + 4 * (e20 / 2 if "
    "smt_on else e21)) / s0 + e19 / s0))\0"
    "memory_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * ((e22 + e23) / (e24 + e25 - (e26 if e27 / e2 > "
    "1.8 else e28) - (e29 if 4 * e3 / s0 > 0.1 else 0) + e23) * (1 - (e0 / s0 + (e18 - e19 + 4 "
    "* (e20 / 2 if smt_on else e21)) / s0 + e19 / s0)))\0"
    "l1_bound\0" "percent\0" "100 * max((e22 - e30) / e2, 0)\0"
    "dtlb_load\0" "percent\0" "100 * ((8 * e31 + e32 + 7 * e33) / e2)\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e34 / e2)\0"
    "lock_latency\0" "percent\0" "100 * (e35 / e36 * min(e2, e37) / e2)\0"
    "split_loads\0" "percent\0" "100 * (e38 / (e39 + e40) * e41 / e2)\0"
    "4k_aliasing\0" "percent\0" "100 * (e42 / e2)\0"
    "fb_full\0" "percent\0" "100 * (e38 / (e39 + e40) * e43 / e2)\0"
    "l2_bound\0" "percent\0" "100 * ((e30 - e44) / e2)\0"
    "l3_bound\0" "percent\0" "100 * (e45 / (e45 + 7 * e46) * e44 / e2)\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e40 / (e48 + e45 + e49 + e47 + e50 + e46); 100 * ((60 * (e47 * s0) + 43 * (e50 * "
    "s0)) / e2)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e49 * (1 + e40 / (e48 + e45 + e49 + e47 + e50 + e46))) / e2)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (29 * (e45 * (1 + e40 / (e48 + e45 + e49 + e47 + e50 + e46))) / e2)\0"
    "sq_full\0" "percent\0" "100 * ((e51 / 2 if smt_on else e51) / (e1 / 2 if smt_on else e2))\0"
    "dram_bound\0" "percent\0" "100 * ((1 - e45 / (e45 + 7 * e46)) * e44 / e2)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e2, e52) / e2)\0"
    "mem_latency\0" "percent\0" "100 * (min(e2, e53) / e2 - min(e2, e52) / e2)\0"
    "store_bound\0" "percent\0" "100 * (e23 / e2)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e35 / e36; 100 * ((e54 * 9 * s0 + s0 * min(e2, e37)) / e2)\0"
    "split_stores\0" "percent\0" "100 * (2 * e55 / (e1 / 2 if smt_on else e2))\0"
    "dtlb_store\0" "percent\0" "100 * ((8 * e56 + e57 + 7 * e58) / e2)\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); s1 = 1 - (e0 / s0 + (e18 - e19 + 4 * (e20 / 2 if "
    "smt_on else e21)) / s0 + e19 / s0); 100 * (s1 - (e22 + e23) / (e24 + e25 - (e26 if e27 / "
    "e2 > 1.8 else e28) - (e29 if 4 * e3 / s0 > 0.1 else 0) + e23) * s1)\0"
    "divider\0" "percent\0" "100 * (e59 / (e1 / 2 if smt_on else e2))\0"
    "ports_utilization\0" "percent\0"
    "100 * ((e24 + e25 - (e26 if e27 / e2 > 1.8 else e28) - (e29 if 4 * e3 / (4 * (e1 / 2 if "
    "smt_on else e2)) > 0.1 else 0) + e23 - e23 - e22) / e2)\0"
    "ports_utilized_0\0" "percent\0"
    "s0 = e1 / 2 if smt_on else e2; 100 * ((e60 / 2 if smt_on else e24 - (e29 if 4 * e3 / (4 * "
    "s0) > 0.1 else 0)) / s0)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (((e61 - e62) / 2 if smt_on else e25 - e28) / (e1 / 2 if smt_on else e2))\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (((e62 - e63) / 2 if smt_on else e28 - e26) / (e1 / 2 if smt_on else e2))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e63 / 2 if smt_on else e26) / (e1 / 2 if smt_on else e2))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e64 + e65 + e66 + e67) / (4 * (e1 / 2 if smt_on else e2)))\0"
    "port_0\0" "percent\0" "100 * (e64 / (e1 / 2 if smt_on else e2))\0"
    "port_1\0" "percent\0" "100 * (e65 / (e1 / 2 if smt_on else e2))\0"
    "port_5\0" "percent\0" "100 * (e66 / (e1 / 2 if smt_on else e2))\0"
    "port_6\0" "percent\0" "100 * (e67 / (e1 / 2 if smt_on else e2))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e68 + e69 + e70 - e71) / (2 * (e1 / 2 if smt_on else e2)))\0"
    "port_2\0" "percent\0" "100 * (e68 / (e1 / 2 if smt_on else e2))\0"
    "port_3\0" "percent\0" "100 * (e69 / (e1 / 2 if smt_on else e2))\0"
    "store_op_utilization\0" "percent\0" "100 * (e71 / (e1 / 2 if smt_on else e2))\0"
    "port_4\0" "percent\0" "100 * (e71 / (e1 / 2 if smt_on else e2))\0"
    "port_7\0" "percent\0" "100 * (e70 / (e1 / 2 if smt_on else e2))\0"
    "retiring\0" "percent\0" "100 * (e19 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (e19 / s0 - e19 / e18 * e72 / s0)\0"
    "fp_arith\0" "percent\0" "100 * (e73 * (e19 / e27) / e19 + e74 / e19 + e75 / e19)\0"
    "x87_use\0" "percent\0" "100 * (e73 * (e19 / e27) / e19)\0"
    "fp_scalar\0" "percent\0" "100 * (e74 / e19)\0"
    "fp_vector\0" "percent\0" "100 * (e75 / e19)\0"
    "fp_vector_128b\0" "percent\0" "100 * ((e76 + e77) / e19)\0"
    "fp_vector_256b\0" "percent\0" "100 * ((e78 + e79) / e19)\0"
    "heavy_operations\0" "percent\0" "100 * (e19 / e18 * e72 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e19 / e18 * e72 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "assists\0" "percent\0" "100 * (66 * e80 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * max(0, e19 / e18 * e72 / s0 - 66 * e80 / s0)\0"
    "info_thread_ipc\0" "\0" "e27 / e2\0"
    "info_thread_uoppi\0" "\0" "e19 / e27\0"
    "info_thread_uptb\0" "\0" "e19 / e81\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e27 / e2)\0"
    "info_thread_clks\0" "\0" "e2\0"
    "info_thread_slots\0" "\0" "4 * (e1 / 2 if smt_on else e2)\0"
    "info_thread_execute_per_issue\0" "\0" "e82 / e18\0"
    "info_core_coreipc\0" "\0" "e27 / (e1 / 2 if smt_on else e2)\0"
    "info_core_flopc\0" "\0" "(e74 + 2 * e76 + 4 * e83 + 8 * e79) / (e1 / 2 if smt_on else e2)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e74 + e75) / (2 * (e1 / 2 if smt_on else e2))\0"
    "info_core_ilp\0" "\0" "e82 / e84\0"
    "info_core_core_clks\0" "\0" "e1 / 2 if smt_on else e2\0"
    "info_inst_mix_ipload\0" "\0" "e27 / e85\0"
    "info_inst_mix_ipstore\0" "\0" "e27 / e36\0"
    "info_inst_mix_ipbranch\0" "\0" "e27 / e86\0"
    "info_inst_mix_ipcall\0" "\0" "e27 / e87\0"
    "info_inst_mix_iptb\0" "\0" "e27 / e81\0"
    "info_inst_mix_bptkbranch\0" "\0" "e86 / e81\0"
    "info_inst_mix_ipflop\0" "\0" "e27 / (e74 + 2 * e76 + 4 * e83 + 8 * e79)\0"
    "info_inst_mix_iparith\0" "\0" "e27 / (e74 + e75)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e27 / e88\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e27 / e89\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e27 / (e76 + e77)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e27 / (e78 + e79)\0"
    "info_inst_mix_instructions\0" "\0" "e27\0"
    "info_pipeline_retire\0" "\0" "e19 / e90\0"
    "info_pipeline_execute\0" "\0" "e82 / (e61 / 2 if smt_on else e25)\0"
    "info_frontend_dsb_coverage\0" "\0" "e91 / (e91 + e92 + e93 + e72)\0"
    "info_frontend_tbpc\0" "\0" "e81 / e2\0"
    "info_frontend_ipunknown_branch\0" "\0" "e27 / e10\0"
    "info_bad_spec_ipmispredict\0" "\0" "e27 / e8\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e27 / (e19 / e18 * e94)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e38 / (e39 + e40)\0"
    "info_memory_mlp\0" "\0" "e38 / e95\0"
    "info_memory_l1mpki\0" "\0" "1000 * e39 / e27\0"
    "info_memory_l2mpki\0" "\0" "1000 * e96 / e27\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e97 / e27\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e98 / e27\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e99 / e27\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e100 - e97) / e27\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e101 / e27\0"
    "info_memory_l3mpki\0" "\0" "1000 * e46 / e27\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e102 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e103 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e104 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e6 + e32 + e57 + 7 * (e58 + e33 + e7)) / (e1 / 2 if smt_on else e2)\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e102 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e103 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e104 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e105 / e106\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e105 / e107\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e108 / e53\0"
    "info_system_cpus_utilized\0" "\0" "e109 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e2 / e109 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e74 + 2 * e76 + 4 * e83 + 8 * e79) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e2 / e109\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e110 / (e111 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e112 / e2\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e112 / e113\0"
    "info_system_mux\0" "\0" "e114 / e2\0"
    "info_system_ipfarbranch\0" "\0" "e27 / e115\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &idq_uops_not_delivered::core}, {.event = &cpu_clk_unhalted::thread_any},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &icache::ifdata_stall},
    {.event = &itlb_misses::stlb_hit}, {.event = &itlb_misses::walk_duration, .threshold = 1},
    {.event = &itlb_misses::walk_completed}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &baclears::any}, {.event = &idq::ms_switches},
    {.event = &ild_stall::lcp}, {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &idq::all_mite_cycles_any_uops}, {.event = &idq::all_mite_cycles_4_uops},
    {.event = &idq::all_dsb_cycles_any_uops}, {.event = &idq::all_dsb_cycles_4_uops},
    {.event = &uops_issued::any}, {.event = &uops_retired::retire_slots},
    {.event = &int_misc::recovery_cycles_any}, {.event = &int_misc::recovery_cycles},
    {.event = &cycle_activity::stalls_mem_any}, {.event = &resource_stalls::sb},
    {.event = &cycle_activity::stalls_total}, {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_executed::cycles_ge_3_uops_exec}, {.event = &inst_retired::any},
    {.event = &uops_executed::cycles_ge_2_uops_exec}, {.event = &rs_events::empty_cycles},
    {.event = &cycle_activity::stalls_l1d_miss}, {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &ld_blocks::store_forward},
    {.event = &mem_uops_retired::lock_loads}, {.event = &mem_uops_retired::all_stores},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_uops_retired::l1_miss},
    {.event = &mem_load_uops_retired::hit_lfb}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &l1d_pend_miss::fb_full},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_retired::l3_miss}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::l2_hit}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &offcore_requests_buffer::sq_full},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd}, {.event = &l2_rqsts::rfo_hit},
    {.event = &mem_uops_retired::split_stores}, {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &arith::fpu_div_active},
    {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_executed::core, .threshold = 2},
    {.event = &uops_executed::core, .threshold = 3}, {.event = &uops_dispatched_port::port_0},
    {.event = &uops_dispatched_port::port_1}, {.event = &uops_dispatched_port::port_5},
    {.event = &uops_dispatched_port::port_6}, {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3}, {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4}, {.event = &idq::ms_uops},
    {.event = &inst_retired::x87}, {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &other_assists::any_wb_assist}, {.event = &br_inst_retired::near_taken},
    {.event = &uops_executed::thread}, {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &uops_executed::thread, .threshold = 1}, {.event = &mem_uops_retired::all_loads},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &uops_retired::retire_slots, .threshold = 1}, {.event = &idq::dsb_uops},
    {.event = &lsd::uops}, {.event = &idq::mite_uops}, {.event = &br_misp_exec::indirect},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &mem_load_uops_retired::l2_miss},
    {.event = &l2_rqsts::miss}, {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &offcore_requests::demand_rfo}, {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit}, {.event = &l1d::replacement},
    {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"broadwell", texts, all_of(events), 130};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 0, 23};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 69, 91};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 141, 163};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 179, 199};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 236, 260};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 294, 323};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 376, 400};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 453, 478};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 558, 578};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 599, 611};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 628, 649};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 666, 690};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 757, 770};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 823, 835};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 888, 912};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 1002, 1029};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 1138, 1161};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 1282, 1304};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 1428, 1449};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 1680, 1697};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 1728, 1746};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 1785, 1807};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 1829, 1850};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 1888, 1908};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 1945, 1965};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 1982, 1998};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 2035, 2052};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 2077, 2094};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 2135, 2162};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 2263, 2284};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 2358, 2381};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 2455, 2471};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 2537, 2556};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 2603, 2625};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 2651, 2671};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 2717, 2737};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 2754, 2776};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 2844, 2865};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 2910, 2929};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 2968, 2987};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 3230, 3246};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 3287, 3313};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 3457, 3482};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 3597, 3622};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 3702, 3727};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 3807, 3833};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 3899, 3926};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 3993, 4008};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 4049, 4064};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 4105, 4120};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 4161, 4176};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 4217, 4245};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 4312, 4327};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 4368, 4383};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 4424, 4453};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 4494, 4509};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 4550, 4565};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 4606, 4623};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 4670, 4695};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 4772, 4789};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 4845, 4861};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 4893, 4911};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 4929, 4947};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 4965, 4988};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 5014, 5037};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 5063, 5088};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 5147, 5175};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 5234, 5250};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 5302, 5315};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 5403, 5420};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 5429, 5448};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 5458, 5476};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 5486, 5518};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 5533, 5551};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 5554, 5573};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 5604, 5635};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 5645, 5664};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 5697, 5714};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 5779, 5811};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 5858, 5873};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 5883, 5904};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 5929, 5951};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 5961, 5984};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 5994, 6018};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 6028, 6050};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 6060, 6080};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 6090, 6116};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 6126, 6148};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 6190, 6213};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 6231, 6264};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 6274, 6307};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 6317, 6347};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 6365, 6395};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 6413, 6441};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 6445, 6467};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 6477, 6500};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 6535, 6563};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 6593, 6613};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 6622, 6654};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 6664, 6692};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 6701, 6732};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 6756, 6792};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 6810, 6827};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 6837, 6857};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 6874, 6894};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 6911, 6935};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 6952, 6977};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 6994, 7018};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 7035, 7059};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 7085, 7110};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 7128, 7148};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 7165, 7196};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 7245, 7275};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 7324, 7354};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 7403, 7443};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 7512, 7551};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 7600, 7638};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 7687, 7725};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 7774, 7816};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 7828, 7861};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 7873, 7906};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 7917, 7944};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 7965, 7993};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 8058, 8078};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 8153, 8184};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 8194, 8226};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 8265, 8297};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 8307, 8346};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 8358, 8375};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 8385, 8410};
} // namespace metric

} // namespace msr::events::broadwell
