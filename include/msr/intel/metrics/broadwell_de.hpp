// Metrics of Broadwell DE: 86. Written by `msrpp import` from a table: do not edit.
// bdw_de: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/broadwellde; GPL-2.0 tree, names and
// formulas only.
// Left out, no constant #core_wide: tma_alu_op_utilization, tma_assists, tma_backend_bound,
// tma_bad_speculation, tma_branch_mispredicts, tma_cisc, tma_core_bound, tma_divider, tma_dsb,
// tma_fetch_bandwidth, tma_fetch_latency, tma_frontend_bound, tma_heavy_operations,
// tma_info_core_core_clks, tma_info_core_coreipc, tma_info_core_flopc,
// tma_info_core_fp_arith_utilization, tma_info_memory_tlb_page_walks_utilization,
// tma_info_thread_slots, tma_light_operations, tma_load_op_utilization, tma_machine_clears,
// tma_memory_bound, tma_microcode_sequencer, tma_mite, tma_port_0, tma_port_1, tma_port_2,
// tma_port_3, tma_port_4, tma_port_5, tma_port_6, tma_port_7, tma_ports_utilization,
// tma_ports_utilized_0, tma_ports_utilized_1, tma_ports_utilized_2, tma_ports_utilized_3m,
// tma_retiring, tma_split_stores, tma_sq_full, tma_store_op_utilization
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
namespace msr::perfmon::bdwde {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "tma_4k_aliasing\0" "percent\0"
    "100 * (e0 / e1)\0"
    "tma_branch_resteers\0" "percent\0"
    "100 * (12 * (e2 + e3 + e4) / e1)\0"
    "tma_clears_resteers\0" "percent\0"
    "s0 = e2 + e3 + e4; 100 * (e3 * (12 * s0 / e1) / s0)\0"
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
    "100 * ((8 * e14 + e15 + 7 * e16) / e1)\0"
    "tma_dtlb_store\0" "percent\0"
    "100 * ((8 * e17 + e18 + 7 * e19) / e1)\0"
    "tma_fb_full\0" "percent\0"
    "100 * (e20 / (e21 + e6) * e22 / e1)\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e23 * (e24 / e25) / e24 + e26 / e24 + e27 / e24)\0"
    "tma_fp_scalar\0" "percent\0"
    "100 * (e26 / e24)\0"
    "tma_fp_vector\0" "percent\0"
    "100 * (e27 / e24)\0"
    "tma_fp_vector_128b\0" "percent\0"
    "100 * ((e28 + e29) / e24)\0"
    "tma_fp_vector_256b\0" "percent\0"
    "100 * ((e30 + e31) / e24)\0"
    "tma_icache_misses\0" "percent\0"
    "100 * (e32 / e1)\0"
    "tma_info_bad_spec_ipmisp_indirect\0" "\0"
    "e25 / (e24 / e33 * e34)\0"
    "tma_info_bad_spec_ipmispredict\0" "\0"
    "e25 / e2\0"
    "tma_info_core_ilp\0" "\0"
    "e35 / e36\0"
    "tma_info_frontend_dsb_coverage\0" "\0"
    "e37 / (e37 + e38 + e39 + e40)\0"
    "tma_info_frontend_ipunknown_branch\0" "\0"
    "e25 / e4\0"
    "tma_info_inst_mix_bptkbranch\0" "\0"
    "e41 / e42\0"
    "tma_info_inst_mix_instructions\0" "\0"
    "e25\0"
    "tma_info_inst_mix_iparith\0" "\0"
    "e25 / (e26 + e27)\0"
    "tma_info_inst_mix_iparith_avx128\0" "\0"
    "e25 / (e28 + e29)\0"
    "tma_info_inst_mix_iparith_avx256\0" "\0"
    "e25 / (e30 + e31)\0"
    "tma_info_inst_mix_iparith_scalar_dp\0" "\0"
    "e25 / e43\0"
    "tma_info_inst_mix_iparith_scalar_sp\0" "\0"
    "e25 / e44\0"
    "tma_info_inst_mix_ipbranch\0" "\0"
    "e25 / e41\0"
    "tma_info_inst_mix_ipcall\0" "\0"
    "e25 / e45\0"
    "tma_info_inst_mix_ipflop\0" "\0"
    "e25 / (e26 + 2 * e28 + 4 * e46 + 8 * e31)\0"
    "tma_info_inst_mix_ipload\0" "\0"
    "e25 / e47\0"
    "tma_info_inst_mix_ipstore\0" "\0"
    "e25 / e48\0"
    "tma_info_inst_mix_iptb\0" "\0"
    "e25 / e42\0"
    "tma_info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e49 / 1e9 / duration\0"
    "tma_info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e50 / 1e9 / duration\0"
    "tma_info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e51 / 1e9 / duration\0"
    "tma_info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e49 / 1e9 / duration\0"
    "tma_info_memory_l1mpki\0" "\0"
    "1e3 * e21 / e25\0"
    "tma_info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e50 / 1e9 / duration\0"
    "tma_info_memory_l2hpki_all\0" "\0"
    "1e3 * (e52 - e53) / e25\0"
    "tma_info_memory_l2hpki_load\0" "\0"
    "1e3 * e54 / e25\0"
    "tma_info_memory_l2mpki\0" "\0"
    "1e3 * e55 / e25\0"
    "tma_info_memory_l2mpki_all\0" "\0"
    "1e3 * e53 / e25\0"
    "tma_info_memory_l2mpki_load\0" "\0"
    "1e3 * e56 / e25\0"
    "tma_info_memory_l2mpki_rfo\0" "\0"
    "1e3 * e57 / e25\0"
    "tma_info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e51 / 1e9 / duration\0"
    "tma_info_memory_l3mpki\0" "\0"
    "1e3 * e11 / e25\0"
    "tma_info_memory_latency_data_l2_mlp\0" "\0"
    "e58 / e59\0"
    "tma_info_memory_latency_load_l2_miss_latency\0" "\0"
    "e60 / e61\0"
    "tma_info_memory_latency_load_l2_mlp\0" "\0"
    "e60 / e62\0"
    "tma_info_memory_load_miss_real_latency\0" "\0"
    "e20 / (e21 + e6)\0"
    "tma_info_memory_mlp\0" "\0"
    "e20 / e63\0"
    "tma_info_pipeline_execute\0" "\0"
    "e35 / (e64 / 2 if smt_on else e65)\0"
    "tma_info_pipeline_retire\0" "\0"
    "e24 / e66\0"
    "tma_info_system_core_frequency\0" "\0"
    "e1 / e67 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0"
    "e67 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e26 + 2 * e28 + 4 * e46 + 8 * e31) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0"
    "e25 / e68\0"
    "tma_info_system_kernel_cpi\0" "\0"
    "e69 / e70\0"
    "tma_info_system_kernel_utilization\0" "\0"
    "e69 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0"
    "1 - e71 / (e72 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0"
    "e1 / e67\0"
    "tma_info_thread_clks\0" "\0"
    "e1\0"
    "tma_info_thread_cpi\0" "\0"
    "1 / (e25 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0"
    "e35 / e33\0"
    "tma_info_thread_ipc\0" "\0"
    "e25 / e1\0"
    "tma_info_thread_uoppi\0" "\0"
    "e24 / e25\0"
    "tma_info_thread_uptb\0" "\0"
    "e24 / e42\0"
    "tma_itlb_misses\0" "percent\0"
    "100 * ((14 * e73 + e74 + 7 * e75) / e1)\0"
    "tma_l1_bound\0" "percent\0"
    "100 * max((e76 - e77) / e1, 0)\0"
    "tma_l2_bound\0" "percent\0"
    "100 * ((e77 - e12) / e1)\0"
    "tma_l3_bound\0" "percent\0"
    "100 * (e8 / (e8 + 7 * e11) * e12 / e1)\0"
    "tma_l3_hit_latency\0" "percent\0"
    "100 * (29 * (e8 * (1 + e6 / (e7 + e8 + e9 + e5 + e10 + e11))) / e1)\0"
    "tma_lcp\0" "percent\0"
    "100 * (e78 / e1)\0"
    "tma_lock_latency\0" "percent\0"
    "100 * (e79 / e48 * min(e1, e80) / e1)\0"
    "tma_mem_bandwidth\0" "percent\0"
    "100 * (min(e1, e81) / e1)\0"
    "tma_mem_latency\0" "percent\0"
    "100 * (min(e1, e59) / e1 - min(e1, e81) / e1)\0"
    "tma_mispredicts_resteers\0" "percent\0"
    "s0 = e2 + e3 + e4; 100 * (e2 * (12 * s0 / e1) / s0)\0"
    "tma_ms_switches\0" "percent\0"
    "100 * (2 * e82 / e1)\0"
    "tma_split_loads\0" "percent\0"
    "100 * (e20 / (e21 + e6) * e83 / e1)\0"
    "tma_store_bound\0" "percent\0"
    "100 * (e84 / e1)\0"
    "tma_store_fwd_blk\0" "percent\0"
    "100 * (13 * e85 / e1)\0"
    "tma_store_latency\0" "percent\0"
    "s0 = 1 - e79 / e48; 100 * ((e86 * 9 * s0 + s0 * min(e1, e80)) / e1)\0"
    "tma_unknown_branches\0" "percent\0"
    "s0 = e2 + e3 + e4; s1 = 12 * s0 / e1; 100 * (s1 - e2 * s1 / s0 - e3 * s1 / s0)\0"
    "tma_x87_use\0" "percent\0"
    "100 * (e23 * (e24 / e25) / e24)\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &ld_blocks_partial::address_alias},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &baclears::any},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &mem_load_uops_retired::l2_hit},
    {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_retired::l3_miss},
    {.event = &cycle_activity::stalls_l2_miss},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration, .threshold = 1},
    {.event = &dtlb_store_misses::walk_completed},
    {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &inst_retired::x87},
    {.event = &uops_retired::retire_slots},
    {.event = &inst_retired::any},
    {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &icache::ifdata_stall},
    {.event = &uops_issued::any},
    {.event = &br_misp_exec::indirect},
    {.event = &uops_executed::thread},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &idq::dsb_uops},
    {.event = &lsd::uops},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &br_inst_retired::near_call},
    {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores},
    {.event = &l1d::replacement},
    {.event = &l2_lines_in::all},
    {.event = &longest_lat_cache::miss},
    {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_uops_retired::l2_miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
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
    {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration, .threshold = 1},
    {.event = &itlb_misses::walk_completed},
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &ild_stall::lcp},
    {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &idq::ms_switches},
    {.event = &ld_blocks::no_sr},
    {.event = &resource_stalls::sb},
    {.event = &ld_blocks::store_forward},
    {.event = &l2_rqsts::rfo_hit},
};
inline constexpr metric_list<event_pmu> list{"bdwde", texts, all_of(events), 86};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_4k_aliasing{&core_metrics::list, 0, 24};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 40, 68};
inline constexpr core_metrics::listed_metric tma_clears_resteers{&core_metrics::list, 101, 129};
inline constexpr core_metrics::listed_metric tma_contested_accesses{&core_metrics::list, 181, 212};
inline constexpr core_metrics::listed_metric tma_data_sharing{&core_metrics::list, 307, 332};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 400, 423};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 468, 493};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 510, 532};
inline constexpr core_metrics::listed_metric tma_dtlb_store{&core_metrics::list, 571, 594};
inline constexpr core_metrics::listed_metric tma_fb_full{&core_metrics::list, 633, 653};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 689, 710};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 766, 788};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 806, 828};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 846, 873};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 899, 926};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 952, 978};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmisp_indirect{&core_metrics::list, 995, 1030};
inline constexpr core_metrics::listed_metric tma_info_bad_spec_ipmispredict{&core_metrics::list, 1054, 1086};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 1095, 1114};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 1124, 1156};
inline constexpr core_metrics::listed_metric tma_info_frontend_ipunknown_branch{&core_metrics::list, 1186, 1222};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_bptkbranch{&core_metrics::list, 1231, 1261};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 1271, 1303};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith{&core_metrics::list, 1307, 1334};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_avx128{&core_metrics::list, 1352, 1386};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_avx256{&core_metrics::list, 1404, 1438};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_scalar_dp{&core_metrics::list, 1456, 1493};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iparith_scalar_sp{&core_metrics::list, 1503, 1540};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipbranch{&core_metrics::list, 1550, 1578};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipcall{&core_metrics::list, 1588, 1614};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipflop{&core_metrics::list, 1624, 1650};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipload{&core_metrics::list, 1692, 1718};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_ipstore{&core_metrics::list, 1728, 1755};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_iptb{&core_metrics::list, 1765, 1789};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 1799, 1842};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 1868, 1910};
inline constexpr core_metrics::listed_metric tma_info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 1936, 1978};
inline constexpr core_metrics::listed_metric tma_info_memory_l1d_cache_fill_bw{&core_metrics::list, 2004, 2039};
inline constexpr core_metrics::listed_metric tma_info_memory_l1mpki{&core_metrics::list, 2065, 2089};
inline constexpr core_metrics::listed_metric tma_info_memory_l2_cache_fill_bw{&core_metrics::list, 2105, 2139};
inline constexpr core_metrics::listed_metric tma_info_memory_l2hpki_all{&core_metrics::list, 2165, 2193};
inline constexpr core_metrics::listed_metric tma_info_memory_l2hpki_load{&core_metrics::list, 2217, 2246};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki{&core_metrics::list, 2262, 2286};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_all{&core_metrics::list, 2302, 2330};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_load{&core_metrics::list, 2346, 2375};
inline constexpr core_metrics::listed_metric tma_info_memory_l2mpki_rfo{&core_metrics::list, 2391, 2419};
inline constexpr core_metrics::listed_metric tma_info_memory_l3_cache_fill_bw{&core_metrics::list, 2435, 2469};
inline constexpr core_metrics::listed_metric tma_info_memory_l3mpki{&core_metrics::list, 2495, 2519};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_data_l2_mlp{&core_metrics::list, 2535, 2572};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_miss_latency{&core_metrics::list, 2582, 2628};
inline constexpr core_metrics::listed_metric tma_info_memory_latency_load_l2_mlp{&core_metrics::list, 2638, 2675};
inline constexpr core_metrics::listed_metric tma_info_memory_load_miss_real_latency{&core_metrics::list, 2685, 2725};
inline constexpr core_metrics::listed_metric tma_info_memory_mlp{&core_metrics::list, 2742, 2763};
inline constexpr core_metrics::listed_metric tma_info_pipeline_execute{&core_metrics::list, 2773, 2800};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 2835, 2861};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 2871, 2903};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 2941, 2972};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 2988, 3012};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 3065, 3094};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 3104, 3132};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 3142, 3178};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 3187, 3223};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 3260, 3295};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 3304, 3326};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 3329, 3350};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 3365, 3400};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 3410, 3431};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 3440, 3463};
inline constexpr core_metrics::listed_metric tma_info_thread_uptb{&core_metrics::list, 3473, 3495};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 3505, 3529};
inline constexpr core_metrics::listed_metric tma_l1_bound{&core_metrics::list, 3569, 3590};
inline constexpr core_metrics::listed_metric tma_l2_bound{&core_metrics::list, 3621, 3642};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 3667, 3688};
inline constexpr core_metrics::listed_metric tma_l3_hit_latency{&core_metrics::list, 3727, 3754};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 3822, 3838};
inline constexpr core_metrics::listed_metric tma_lock_latency{&core_metrics::list, 3855, 3880};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 3918, 3944};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 3970, 3994};
inline constexpr core_metrics::listed_metric tma_mispredicts_resteers{&core_metrics::list, 4040, 4073};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 4125, 4149};
inline constexpr core_metrics::listed_metric tma_split_loads{&core_metrics::list, 4170, 4194};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 4230, 4254};
inline constexpr core_metrics::listed_metric tma_store_fwd_blk{&core_metrics::list, 4271, 4297};
inline constexpr core_metrics::listed_metric tma_store_latency{&core_metrics::list, 4319, 4345};
inline constexpr core_metrics::listed_metric tma_unknown_branches{&core_metrics::list, 4413, 4442};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 4521, 4541};
} // namespace metric

} // namespace msr::perfmon::bdwde
