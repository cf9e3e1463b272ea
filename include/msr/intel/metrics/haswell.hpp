// Metrics of Haswell: 106. Written by `msrpp import` from a table: do not edit.
// hsw: from intel/perfmon 6dadedf3aa48, HSW/metrics/haswell_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/haswell.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::haswell {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "frontend_bound\0" "percent\0" "100 * (e0 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "fetch_latency\0" "percent\0" "100 * (4 * min(e2, e3) / (4 * (e1 / 2 if smt_on else e2)))\0"
    "icache_misses\0" "percent\0" "100 * (e4 / e2)\0"
    "itlb_misses\0" "percent\0" "100 * ((14 * e5 + e6) / e2)\0"
    "branch_resteers\0" "percent\0" "100 * (12 * (e7 + e8 + e9) / e2)\0"
    "ms_switches\0" "percent\0" "100 * (2 * e10 / e2)\0"
    "lcp\0" "percent\0" "100 * (e11 / e2)\0"
    "dsb_switches\0" "percent\0" "100 * (e12 / e2)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (e0 / s0 - 4 * min(e2, e3) / s0)\0"
    "mite\0" "percent\0" "100 * ((e13 - e14) / (e1 / 2 if smt_on else e2) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e15 - e16) / (e1 / 2 if smt_on else e2) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e17 - e18 + 4 * (e19 / 2 if smt_on else e20)) / (4 * (e1 / 2 if smt_on else e2)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e7 / (e7 + e8) * ((e17 - e18 + 4 * (e19 / 2 if smt_on else e20)) / (4 * (e1 / 2 if "
    "smt_on else e2))))\0"
    "machine_clears\0" "percent\0"
    "s0 = (e17 - e18 + 4 * (e19 / 2 if smt_on else e20)) / (4 * (e1 / 2 if smt_on else e2)); "
    "100 * (s0 - e7 / (e7 + e8) * s0)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (1 - (e0 / s0 + (e17 - e18 + 4 * (e19 / 2 if "
    "smt_on else e20)) / s0 + e18 / s0))\0"
    "memory_bound\0" "percent\0"
    "s0 = min(e2, e23); s1 = e25 if e26 / e2 > 1.8 else e27; s2 = 4 * (e1 / 2 if smt_on else "
    "e2); s3 = e28 if 4 * min(e2, e3) / s2 > 0.1 else 0; 100 * ((min(e2, e21) + e22) / (s0 + "
    "(e24 - s1) / 2 - s3 + e22 if smt_on else s0 + e24 - s1 - s3 + e22) * (1 - (e0 / s2 + (e17 "
    "- e18 + 4 * (e19 / 2 if smt_on else e20)) / s2 + e18 / s2)))\0"
    "l1_bound\0" "percent\0" "100 * max((min(e2, e21) - e29) / e2, 0)\0"
    "dtlb_load\0" "percent\0" "100 * ((8 * e30 + e31) / e2)\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e32 / e2)\0"
    "lock_latency\0" "percent\0" "100 * (e33 / e34 * min(e2, e35) / e2)\0"
    "split_loads\0" "percent\0" "100 * (e36 / (e37 + e38) * e39 / e2)\0"
    "4k_aliasing\0" "percent\0" "100 * (e40 / e2)\0"
    "fb_full\0" "percent\0" "100 * (e36 / (e37 + e38) * e41 / e2)\0"
    "l2_bound\0" "percent\0" "100 * ((e29 - e42) / e2)\0"
    "l3_bound\0" "percent\0" "100 * (e43 / (e43 + 7 * e44) * e42 / e2)\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e38 / (e46 + e43 + e47 + e45 + e48 + e44); 100 * ((60 * (e45 * s0) + 43 * (e48 * "
    "s0)) / e2)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e47 * (1 + e38 / (e46 + e43 + e47 + e45 + e48 + e44))) / e2)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (29 * (e43 * (1 + e38 / (e46 + e43 + e47 + e45 + e48 + e44))) / e2)\0"
    "sq_full\0" "percent\0" "100 * ((e49 / 2 if smt_on else e49) / (e1 / 2 if smt_on else e2))\0"
    "dram_bound\0" "percent\0" "100 * ((1 - e43 / (e43 + 7 * e44)) * e42 / e2)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e2, e50) / e2)\0"
    "mem_latency\0" "percent\0" "100 * (min(e2, e51) / e2 - min(e2, e50) / e2)\0"
    "store_bound\0" "percent\0" "100 * (e22 / e2)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e33 / e34; 100 * ((e52 * 9 * s0 + s0 * min(e2, e35)) / e2)\0"
    "split_stores\0" "percent\0" "100 * (2 * e53 / (e1 / 2 if smt_on else e2))\0"
    "dtlb_store\0" "percent\0" "100 * ((8 * e54 + e55) / e2)\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); s1 = 1 - (e0 / s0 + (e17 - e18 + 4 * (e19 / 2 if "
    "smt_on else e20)) / s0 + e18 / s0); s2 = min(e2, e23); s3 = e25 if e26 / e2 > 1.8 else "
    "e27; s4 = e28 if 4 * min(e2, e3) / s0 > 0.1 else 0; 100 * (s1 - (min(e2, e21) + e22) / (s2 "
    "+ (e24 - s3) / 2 - s4 + e22 if smt_on else s2 + e24 - s3 - s4 + e22) * s1)\0"
    "divider\0" "percent\0" "100 * (10 * e56 / (e1 / 2 if smt_on else e2))\0"
    "ports_utilization\0" "percent\0"
    "s0 = min(e2, e23); s1 = e25 if e26 / e2 > 1.8 else e27; s2 = e28 if 4 * min(e2, e3) / (4 * "
    "(e1 / 2 if smt_on else e2)) > 0.1 else 0; 100 * (((s0 + (e24 - s1) / 2 - s2 + e22 if "
    "smt_on else s0 + e24 - s1 - s2 + e22) - e22 - min(e2, e21)) / e2)\0"
    "ports_utilized_0\0" "percent\0"
    "s0 = e1 / 2 if smt_on else e2; 100 * ((e57 / 2 if smt_on else min(e2, e23) - (e28 if 4 * "
    "min(e2, e3) / (4 * s0) > 0.1 else 0)) / s0)\0"
    "ports_utilized_1\0" "percent\0"
    "s0 = e24 - e27; 100 * ((s0 / 2 if smt_on else s0) / (e1 / 2 if smt_on else e2))\0"
    "ports_utilized_2\0" "percent\0"
    "s0 = e27 - e25; 100 * ((s0 / 2 if smt_on else s0) / (e1 / 2 if smt_on else e2))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e25 / 2 if smt_on else e25) / (e1 / 2 if smt_on else e2))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e58 + e59 + e60 + e61) / (4 * (e1 / 2 if smt_on else e2)))\0"
    "port_0\0" "percent\0" "100 * (e58 / (e1 / 2 if smt_on else e2))\0"
    "port_1\0" "percent\0" "100 * (e59 / (e1 / 2 if smt_on else e2))\0"
    "port_5\0" "percent\0" "100 * (e60 / (e1 / 2 if smt_on else e2))\0"
    "port_6\0" "percent\0" "100 * (e61 / (e1 / 2 if smt_on else e2))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e62 + e63 + e64 - e65) / (2 * (e1 / 2 if smt_on else e2)))\0"
    "port_2\0" "percent\0" "100 * (e62 / (e1 / 2 if smt_on else e2))\0"
    "port_3\0" "percent\0" "100 * (e63 / (e1 / 2 if smt_on else e2))\0"
    "store_op_utilization\0" "percent\0" "100 * (e65 / (e1 / 2 if smt_on else e2))\0"
    "port_4\0" "percent\0" "100 * (e65 / (e1 / 2 if smt_on else e2))\0"
    "port_7\0" "percent\0" "100 * (e64 / (e1 / 2 if smt_on else e2))\0"
    "retiring\0" "percent\0" "100 * (e18 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * (e18 / s0 - e18 / e17 * e66 / s0)\0"
    "heavy_operations\0" "percent\0" "100 * (e18 / e17 * e66 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e18 / e17 * e66 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "assists\0" "percent\0" "100 * (66 * e67 / (4 * (e1 / 2 if smt_on else e2)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e1 / 2 if smt_on else e2); 100 * max(0, e18 / e17 * e66 / s0 - 66 * e67 / s0)\0"
    "info_thread_ipc\0" "\0" "e26 / e2\0"
    "info_thread_uoppi\0" "\0" "e18 / e26\0"
    "info_thread_uptb\0" "\0" "e18 / e68\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e26 / e2)\0"
    "info_thread_clks\0" "\0" "e2\0"
    "info_thread_slots\0" "\0" "4 * (e1 / 2 if smt_on else e2)\0"
    "info_core_coreipc\0" "\0" "e26 / (e1 / 2 if smt_on else e2)\0"
    "info_core_ilp\0" "\0" "s0 = e24 / 2 if smt_on else e24; e69 / 2 / s0 if smt_on else e69 / s0\0"
    "info_core_core_clks\0" "\0" "e1 / 2 if smt_on else e2\0"
    "info_inst_mix_ipload\0" "\0" "e26 / e70\0"
    "info_inst_mix_ipstore\0" "\0" "e26 / e34\0"
    "info_inst_mix_ipbranch\0" "\0" "e26 / e71\0"
    "info_inst_mix_ipcall\0" "\0" "e26 / e72\0"
    "info_inst_mix_iptb\0" "\0" "e26 / e68\0"
    "info_inst_mix_bptkbranch\0" "\0" "e71 / e68\0"
    "info_inst_mix_instructions\0" "\0" "e26\0"
    "info_pipeline_retire\0" "\0" "e18 / e73\0"
    "info_frontend_dsb_coverage\0" "\0" "e74 / (e74 + e75 + e76 + e66)\0"
    "info_frontend_tbpc\0" "\0" "e68 / e2\0"
    "info_frontend_ipunknown_branch\0" "\0" "e26 / e9\0"
    "info_bad_spec_ipmispredict\0" "\0" "e26 / e7\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e26 / (e18 / e17 * e77)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e36 / (e37 + e38)\0"
    "info_memory_mlp\0" "\0" "e36 / e78\0"
    "info_memory_l1mpki\0" "\0" "1000 * e37 / e26\0"
    "info_memory_l2mpki\0" "\0" "1000 * e79 / e26\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e80 / e26\0"
    "info_memory_l3mpki\0" "\0" "1000 * e44 / e26\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e81 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e82 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e83 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e6 + e31 + e55) / (e1 / 2 if smt_on else e2)\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e81 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e82 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e83 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e84 / e85\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e84 / e86\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e87 / e51\0"
    "info_system_cpus_utilized\0" "\0" "e88 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e2 / e88 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e2 / e88\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e89 / (e90 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e91 / e2\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e91 / e92\0"
    "info_system_mux\0" "\0" "e93 / e2\0"
    "info_system_ipfarbranch\0" "\0" "e26 / e94\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &idq_uops_not_delivered::core}, {.event = &cpu_clk_unhalted::thread_any},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &icache::ifdata_stall},
    {.event = &itlb_misses::stlb_hit}, {.event = &itlb_misses::walk_duration},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &baclears::any}, {.event = &idq::ms_switches}, {.event = &ild_stall::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &idq::all_mite_cycles_any_uops},
    {.event = &idq::all_mite_cycles_4_uops}, {.event = &idq::all_dsb_cycles_any_uops},
    {.event = &idq::all_dsb_cycles_4_uops}, {.event = &uops_issued::any},
    {.event = &uops_retired::retire_slots}, {.event = &int_misc::recovery_cycles_any},
    {.event = &int_misc::recovery_cycles}, {.event = &cycle_activity::stalls_ldm_pending},
    {.event = &resource_stalls::sb}, {.event = &cycle_activity::cycles_no_execute},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_executed::core, .threshold = 3}, {.event = &inst_retired::any},
    {.event = &uops_executed::core, .threshold = 2}, {.event = &rs_events::empty_cycles},
    {.event = &cycle_activity::stalls_l1d_pending}, {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration}, {.event = &ld_blocks::store_forward},
    {.event = &mem_uops_retired::lock_loads}, {.event = &mem_uops_retired::all_stores},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_uops_retired::l1_miss},
    {.event = &mem_load_uops_retired::hit_lfb}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &l1d_pend_miss::request_fb_full, .threshold = 1},
    {.event = &cycle_activity::stalls_l2_pending}, {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_retired::l3_miss}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::l2_hit}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &offcore_requests_buffer::sq_full},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd}, {.event = &l2_rqsts::rfo_hit},
    {.event = &mem_uops_retired::split_stores}, {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration}, {.event = &arith::divider_uops},
    {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_dispatched_port::port_0}, {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5}, {.event = &uops_dispatched_port::port_6},
    {.event = &uops_dispatched_port::port_2}, {.event = &uops_dispatched_port::port_3},
    {.event = &uops_dispatched_port::port_7}, {.event = &uops_dispatched_port::port_4},
    {.event = &idq::ms_uops}, {.event = &other_assists::any_wb_assist},
    {.event = &br_inst_retired::near_taken}, {.event = &uops_executed::core},
    {.event = &mem_uops_retired::all_loads}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &idq::dsb_uops}, {.event = &lsd::uops}, {.event = &idq::mite_uops},
    {.event = &br_misp_exec::indirect}, {.event = &l1d_pend_miss::pending_cycles},
    {.event = &mem_load_uops_retired::l2_miss}, {.event = &offcore_requests::demand_rfo},
    {.event = &l1d::replacement}, {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"haswell", texts, all_of(events), 106};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 0, 23};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 69, 91};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 150, 172};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 188, 208};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 236, 260};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 293, 313};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 334, 346};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 363, 384};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 401, 425};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 501, 514};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 567, 579};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 632, 656};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 746, 773};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 882, 905};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 1026, 1048};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 1172, 1193};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 1520, 1537};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 1577, 1595};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 1624, 1646};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 1668, 1689};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 1727, 1747};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 1784, 1804};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 1821, 1837};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 1874, 1891};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 1916, 1933};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 1974, 2001};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 2102, 2123};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 2197, 2220};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 2294, 2310};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 2376, 2395};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 2442, 2464};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 2490, 2510};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 2556, 2576};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 2593, 2615};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 2683, 2704};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 2749, 2768};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 2797, 2816};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 3155, 3171};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 3217, 3243};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 3485, 3510};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 3643, 3668};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 3748, 3773};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 3853, 3879};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 3945, 3972};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 4039, 4054};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 4095, 4110};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 4151, 4166};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 4207, 4222};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 4263, 4291};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 4358, 4373};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 4414, 4429};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 4470, 4499};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 4540, 4555};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 4596, 4611};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 4652, 4669};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 4716, 4741};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 4818, 4843};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 4902, 4930};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 4989, 5005};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 5057, 5070};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 5158, 5175};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 5184, 5203};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 5213, 5231};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 5241, 5273};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 5288, 5306};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 5309, 5328};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 5359, 5378};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 5411, 5426};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 5496, 5517};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 5542, 5564};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 5574, 5597};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 5607, 5631};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 5641, 5663};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 5673, 5693};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 5703, 5729};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 5739, 5767};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 5771, 5793};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 5803, 5831};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 5861, 5881};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 5890, 5922};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 5931, 5959};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 5968, 5999};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 6023, 6059};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 6077, 6094};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 6104, 6124};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 6141, 6161};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 6178, 6202};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 6219, 6239};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 6256, 6287};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 6335, 6365};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 6413, 6443};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 6491, 6531};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 6577, 6616};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 6664, 6702};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 6750, 6788};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 6836, 6878};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 6888, 6921};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 6931, 6964};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 6974, 7001};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 7021, 7049};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 7113, 7144};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 7153, 7185};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 7222, 7254};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 7263, 7302};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 7312, 7329};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 7338, 7363};
} // namespace metric

} // namespace msr::events::haswell
