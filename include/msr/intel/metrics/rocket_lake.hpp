// Metrics of Rocket Lake: 212. Written by `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/metrics/rocketlake_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 200 of them are those of ice_lake.
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/rocket_lake.hpp>
#include <msr/intel/metrics/ice_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::rocket_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_frontend_bound / s0 - e0 / e1; s2 = e2 / e3 * e4 / e1; "
    "s3 = e5 / (e5 + e6); s4 = topdown_retiring / s0; s5 = s3 * max(1 - (s1 + "
    "(topdown_backend_bound / s0 + 5 * e7 / e1) + s4), 0); s6 = 10 * s2 * max(s5 * (1 - e5 / "
    "(e7 - e6)), 0.0001) / s5; s7 = (5 * e8 - e0) / e1; s8 = s3 * e9 / e10; s9 = e11 / e10; s10 "
    "= e12 / e10; s11 = 10 * e13 / e10; s12 = e9 / e10 + s11; s13 = 3 * e14 / e10; s14 = s9 + "
    "s10 + s12 + s13 + e15 / e10 + e16 / e10; s15 = (1 - s3) * e9 / e10; s16 = e22 if smt_on "
    "else e10; s17 = e21 / s16 / 2; 100 * (s1 - (1 - s6) * s7 * s8 / s14 - s2 / (s2 + s4 * (e17 "
    "- e18) / e19 - s2 + s2) * (34 * e20 / e1 / s2) * (s7 * (s13 + s12 * (s15 + s6 * s8) / (s8 "
    "+ s15 + s11)) / s14 + max(0, s1 - s7) * s17 / ((e23 - e24) / s16 / 2 + (e25 - e26) / s16 / "
    "2 + (e27 - e28) / s16 / 2 + s17))) - 100 * s7 * (s10 + s9 + s11) / s14\0"
    "bottleneck_cache_memory_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e29 + e30) / (e31 + (e32 + topdown_retiring / s0 * e33) + "
    "e30) * (topdown_backend_bound / s0 + 5 * e7 / e1); s2 = (e35 - e36) / e10; s3 = e38 / e39; "
    "s4 = e37 * (1 + s3); s5 = s4 / (s4 + e40) * s2; s6 = e34 / e10 + s2 - s5; s7 = max((e29 - "
    "e35) / e10, 0); s8 = (e36 - e34) / e10; s9 = s7 + s5 + s8 + s6 + e30 / e10; s10 = min(e10, "
    "e41) / e10; s11 = e43 / e10; s12 = e10 / e44 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s13 = 3.5 * s12; s14 = 27 * s12 - s13; s15 = 1 + s3 / 2; s16 = e49 / "
    "e10; s17 = max(e52 - e53, 0); 100 * (s1 * (s6 / s9) * (s10 / (s10 + (min(e10, e42) / e10 - "
    "s10))) + s1 * (s8 / s9) * (s11 / (((32.5 * s12 - s13) * e45 + s14 * e46) * s15 / e10 + s14 "
    "* e47 * s15 / e10 + (12.5 * s12 - s13) * (e48 * s15) / e10 + s11)) + s1 * (s7 / s9) * (s16 "
    "/ (min(7 * e50 + e51, s17) / e10 + 13 * e54 / e10 + min(2 * (e55 - e38 - e39) * 20 / 100, "
    "s17) / e10 + (16 * max(0, e56 - e57) + e56 / e58 * (10 * e59 + min(e10, e60))) / e10 + e61 "
    "/ (e39 + e38) * e62 / e10 + e63 / e10 + s16)))\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e1; s2 = e32 + "
    "topdown_retiring / s0 * e33; s3 = max(0, s1 - (e29 + e30) / (e31 + s2 + e30) * s1); s4 = "
    "e64 / e10; s5 = e66 / e10; s6 = (s5 * e10 + s2) / e10 if e64 < e31 - e29 else s2 / e10; s7 "
    "= s4 + e65 / e10 + s6; s8 = e67 / e10; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + "
    "e32 / e10 + e33 / e10 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e1; s0 = e2 / e3 * e4 / e1; s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = topdown_retiring / s1; s3 = s0 + s2 * (e17 "
    "- e18) / e19; s4 = s0 / (s3 - s0 + s0) * (34 * e20 / e1 / s0); s5 = (5 * e8 - e0) / e1; s6 "
    "= 3 * e14 / e10; s7 = 10 * e13 / e10; s8 = e9 / e10 + s7; s9 = e5 / (e5 + e6); s10 = (1 - "
    "s9) * e9 / e10; s11 = topdown_frontend_bound / s1 - e0 / e1; s12 = topdown_backend_bound / "
    "s1 + 5 * e7 / e1; s13 = max(1 - (s11 + s12 + s2), 0); s14 = s9 * s13; s15 = 10 * s0 * "
    "max(s14 * (1 - e5 / (e7 - e6)), 0.0001) / s14; s16 = s9 * e9 / e10; s17 = e22 if smt_on "
    "else e10; s18 = e21 / s17 / 2; s19 = max(0, s13 - s14); s20 = max(s19 * (1 - e68 / e6), "
    "0.0001); s21 = e32 + s2 * e33; s22 = max(0, s12 - (e29 + e30) / (e31 + s21 + e30) * s12); "
    "s23 = e65 / e10; s24 = e66 / e10; 100 * (s4 * (s5 * (s6 + s8 * (s10 + s15 * s16) / (s16 + "
    "s10 + s7)) / (e11 / e10 + e12 / e10 + s8 + s6 + e15 / e10 + e16 / e10) + max(0, s11 - s5) "
    "* s18 / ((e23 - e24) / s17 / 2 + (e25 - e26) / s17 / 2 + (e27 - e28) / s17 / 2 + s18)) + "
    "s15 * s14 + s19 * s20 / s20 + s22 * (s23 + s22 * e69 / e10 * s24) / (e64 / e10 + s23 + "
    "((s24 * e10 + s21) / e10 if e64 < e31 - e29 else s21 / e10)) + s4 * s3)\0"
    "ms\0" "percent\0" "100 * (e21 / (e22 if smt_on else e10) / 2)\0"
    "ports_utilization\0" "percent\0"
    "with e1; s0 = e32 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e33; 100 * ((e66 / e10 * e10 + s0) / e10 if "
    "e64 < e31 - e29 else s0 / e10)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e66 / e10)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e1; s2 = e32 + "
    "topdown_retiring / s0 * e33; s3 = max(0, s1 - (e29 + e30) / (e31 + s2 + e30) * s1); s4 = "
    "(e66 / e10 * e10 + s2) / e10 if e64 < e31 - e29 else s2 / e10; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e70 / e71 if smt_on else 0) > 0.5 else 0\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e1; s0 = (5 * e8 - e0) / e1; s1 = e16 / e10; s2 = e22 if smt_on else e10; s3 = (e23 - "
    "e24) / s2 / 2; 100 * (s0 * s1 / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 * "
    "e14 / e10 + e15 / e10 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e0 / e1 - s0) * s3 / "
    "(s3 + (e25 - e26) / s2 / 2 + (e27 - e28) / s2 / 2 + e21 / s2 / 2))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) - e0 / e1; s1 = (5 * e8 - e0) / e1; s2 = max(0, "
    "s0 - s1); s3 = e22 if smt_on else e10; s4 = (e25 - e26) / s3 / 2; 100 * (s0 * (s2 / (s1 + "
    "s2)) * (s4 / ((e23 - e24) / s3 / 2 + s4 + (e27 - e28) / s3 / 2 + e21 / s3 / 2)))\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e72 / e73\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e74 - e72) / e73\0";
// Events that no list names.
inline constexpr char own_names[] =
    "raw:event=0xa6:umask=0x80\0";
inline constexpr select::event_list own_list{"rocket_lake", core::rocket_lake, own_names};
inline constexpr select::vendor_event<perfmon::event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &int_misc::uop_dropping}, {.event = &topdown::slots_},
    {.event = &uops_retired::slots_}, {.event = &uops_issued::any}, {.event = &idq::ms_uops},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &cpu_clk_unhalted::thread},
    {.event = &icache_data::stalls}, {.event = &icache_tag::stalls}, {.event = &baclears::any},
    {.event = &idq::ms_switches}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &uops_decoded::dec0},
    {.event = &uops_decoded::dec0, .threshold = 1}, {.event = &idq::mite_uops},
    {.event = &assists::any}, {.event = &idq::ms_uops, .threshold = 1},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &lsd::cycles_active}, {.event = &lsd::cycles_ok},
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util}, {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cycle_activity::stalls_l1d_miss}, {.event = &cycle_activity::stalls_l2_miss},
    {.event = &mem_load_retired::l2_hit}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l1d_pend_miss::l2_stall}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit}, {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full}, {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &arith::divider_active},
    {.event = &resource_stalls::scoreboard}, {.event = &own_0},
    {.event = &uops_executed::cycles_ge_3}, {.event = &machine_clears::memory_ordering},
    {.event = &rs_events::empty_cycles}, {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_distributed}, {.event = &l2_rqsts::miss},
    {.event = &inst_retired::any}, {.event = &l2_rqsts::references}};
inline constexpr std::uint16_t missing[] = {
    2, 3, 4, 5, 31, 77, 78, 109, 145, 156, 157, 176};
inline constexpr metric_list<perfmon::event_pmu> list{"rocket_lake", texts, all_of(events), 12, &ice_lake::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    ice_lake::metric::bottleneck_mispredictions, ice_lake::metric::bottleneck_big_code,
    ice_lake::metric::bottleneck_branching_overhead, ice_lake::metric::bottleneck_useful_work,
    ice_lake::metric::frontend_bound, ice_lake::metric::fetch_latency,
    ice_lake::metric::icache_misses, ice_lake::metric::code_l2_hit, ice_lake::metric::code_l2_miss,
    ice_lake::metric::itlb_misses, ice_lake::metric::code_stlb_hit,
    ice_lake::metric::code_stlb_miss, ice_lake::metric::code_stlb_miss_4k,
    ice_lake::metric::code_stlb_miss_2m, ice_lake::metric::branch_resteers,
    ice_lake::metric::mispredicts_resteers, ice_lake::metric::clears_resteers,
    ice_lake::metric::unknown_branches, ice_lake::metric::ms_switches, ice_lake::metric::lcp,
    ice_lake::metric::dsb_switches, ice_lake::metric::fetch_bandwidth, ice_lake::metric::mite,
    ice_lake::metric::decoder0_alone, ice_lake::metric::mite_4wide, ice_lake::metric::dsb,
    ice_lake::metric::lsd, ice_lake::metric::bad_speculation, ice_lake::metric::branch_mispredicts,
    ice_lake::metric::other_mispredicts, ice_lake::metric::machine_clears,
    ice_lake::metric::other_nukes, ice_lake::metric::backend_bound, ice_lake::metric::memory_bound,
    ice_lake::metric::l1_bound, ice_lake::metric::dtlb_load, ice_lake::metric::load_stlb_hit,
    ice_lake::metric::load_stlb_miss, ice_lake::metric::load_stlb_miss_4k,
    ice_lake::metric::load_stlb_miss_2m, ice_lake::metric::load_stlb_miss_1g,
    ice_lake::metric::store_fwd_blk, ice_lake::metric::l1_latency_dependency,
    ice_lake::metric::lock_latency, ice_lake::metric::split_loads, ice_lake::metric::_4k_aliasing,
    ice_lake::metric::fb_full, ice_lake::metric::l2_bound, ice_lake::metric::l2_hit_latency,
    ice_lake::metric::l3_bound, ice_lake::metric::contested_accesses,
    ice_lake::metric::data_sharing, ice_lake::metric::l3_hit_latency, ice_lake::metric::sq_full,
    ice_lake::metric::dram_bound, ice_lake::metric::mem_bandwidth, ice_lake::metric::mem_latency,
    ice_lake::metric::store_bound, ice_lake::metric::store_latency, ice_lake::metric::split_stores,
    ice_lake::metric::dtlb_store, ice_lake::metric::store_stlb_hit,
    ice_lake::metric::store_stlb_miss, ice_lake::metric::store_stlb_miss_4k,
    ice_lake::metric::store_stlb_miss_2m, ice_lake::metric::store_stlb_miss_1g,
    ice_lake::metric::core_bound, ice_lake::metric::divider, ice_lake::metric::fp_divider,
    ice_lake::metric::int_divider, ice_lake::metric::serializing_operation,
    ice_lake::metric::slow_pause, ice_lake::metric::mixing_vectors,
    ice_lake::metric::ports_utilized_1, ice_lake::metric::ports_utilized_2,
    ice_lake::metric::ports_utilized_3m, ice_lake::metric::alu_op_utilization,
    ice_lake::metric::port_0, ice_lake::metric::port_1, ice_lake::metric::port_5,
    ice_lake::metric::port_6, ice_lake::metric::load_op_utilization,
    ice_lake::metric::store_op_utilization, ice_lake::metric::retiring,
    ice_lake::metric::light_operations, ice_lake::metric::fp_arith, ice_lake::metric::x87_use,
    ice_lake::metric::fp_scalar, ice_lake::metric::fp_vector, ice_lake::metric::fp_vector_128b,
    ice_lake::metric::fp_vector_256b, ice_lake::metric::fp_vector_512b,
    ice_lake::metric::memory_operations, ice_lake::metric::branch_instructions,
    ice_lake::metric::other_light_ops, ice_lake::metric::nop_instructions,
    ice_lake::metric::heavy_operations, ice_lake::metric::few_uops_instructions,
    ice_lake::metric::microcode_sequencer, ice_lake::metric::assists, ice_lake::metric::fp_assists,
    ice_lake::metric::cisc, ice_lake::metric::info_thread_ipc, ice_lake::metric::info_thread_uoppi,
    ice_lake::metric::info_thread_uptb, ice_lake::metric::info_thread_cpi,
    ice_lake::metric::info_thread_clks, ice_lake::metric::info_thread_slots,
    ice_lake::metric::info_thread_execute_per_issue, ice_lake::metric::info_core_coreipc,
    ice_lake::metric::info_core_flopc, ice_lake::metric::info_core_fp_arith_utilization,
    ice_lake::metric::info_core_ilp, ice_lake::metric::info_core_epc,
    ice_lake::metric::info_core_core_clks, ice_lake::metric::info_inst_mix_ipload,
    ice_lake::metric::info_inst_mix_ipstore, ice_lake::metric::info_inst_mix_ipbranch,
    ice_lake::metric::info_inst_mix_ipcall, ice_lake::metric::info_inst_mix_iptb,
    ice_lake::metric::info_inst_mix_bptkbranch, ice_lake::metric::info_inst_mix_ipflop,
    ice_lake::metric::info_inst_mix_iparith, ice_lake::metric::info_inst_mix_iparith_scalar_sp,
    ice_lake::metric::info_inst_mix_iparith_scalar_dp,
    ice_lake::metric::info_inst_mix_iparith_avx128, ice_lake::metric::info_inst_mix_iparith_avx256,
    ice_lake::metric::info_inst_mix_iparith_avx512, ice_lake::metric::info_inst_mix_ippause,
    ice_lake::metric::info_inst_mix_ipswpf, ice_lake::metric::info_inst_mix_instructions,
    ice_lake::metric::info_pipeline_retire, ice_lake::metric::info_pipeline_ipassist,
    ice_lake::metric::info_pipeline_execute, ice_lake::metric::info_pipeline_fetch_lsd,
    ice_lake::metric::info_pipeline_fetch_dsb, ice_lake::metric::info_pipeline_fetch_mite,
    ice_lake::metric::info_frontend_fetch_upc, ice_lake::metric::info_frontend_lsd_coverage,
    ice_lake::metric::info_frontend_dsb_coverage, ice_lake::metric::info_frontend_dsb_switch_cost,
    ice_lake::metric::info_frontend_tbpc, ice_lake::metric::info_frontend_icache_miss_latency,
    ice_lake::metric::info_frontend_ipdsb_miss_ret,
    ice_lake::metric::info_frontend_ipunknown_branch, ice_lake::metric::info_frontend_l2mpki_code,
    ice_lake::metric::info_frontend_l2mpki_code_all, ice_lake::metric::info_botlnk_l2_ic_misses,
    ice_lake::metric::info_bad_spec_ipmispredict,
    ice_lake::metric::info_bad_spec_ipmisp_cond_ntaken,
    ice_lake::metric::info_bad_spec_ipmisp_cond_taken, ice_lake::metric::info_bad_spec_ipmisp_ret,
    ice_lake::metric::info_bad_spec_ipmisp_indirect,
    ice_lake::metric::info_bad_spec_branch_misprediction_cost,
    ice_lake::metric::info_bad_spec_spec_clears_ratio, ice_lake::metric::info_branches_cond_nt,
    ice_lake::metric::info_branches_cond_tk, ice_lake::metric::info_branches_callret,
    ice_lake::metric::info_branches_jump, ice_lake::metric::info_branches_other_branches,
    ice_lake::metric::info_memory_load_miss_real_latency, ice_lake::metric::info_memory_mlp,
    ice_lake::metric::info_memory_l1mpki, ice_lake::metric::info_memory_l1mpki_load,
    ice_lake::metric::info_memory_l2mpki, ice_lake::metric::info_memory_l2mpki_load,
    ice_lake::metric::info_memory_l2mpki_rfo, ice_lake::metric::info_memory_l2hpki_load,
    ice_lake::metric::info_memory_l3mpki, ice_lake::metric::info_memory_fb_hpki,
    ice_lake::metric::info_memory_l1d_cache_fill_bw, ice_lake::metric::info_memory_l2_cache_fill_bw,
    ice_lake::metric::info_memory_l3_cache_fill_bw,
    ice_lake::metric::info_memory_l3_cache_access_bw,
    ice_lake::metric::info_memory_tlb_page_walks_utilization,
    ice_lake::metric::info_memory_tlb_code_stlb_mpki,
    ice_lake::metric::info_memory_tlb_load_stlb_mpki,
    ice_lake::metric::info_memory_tlb_store_stlb_mpki,
    ice_lake::metric::info_memory_core_l1d_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l2_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l3_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l3_cache_access_bw_2t,
    ice_lake::metric::info_memory_prefetches_useless_hwpf,
    ice_lake::metric::info_memory_latency_load_l2_miss_latency,
    ice_lake::metric::info_memory_latency_load_l2_mlp,
    ice_lake::metric::info_memory_latency_data_l2_mlp,
    ice_lake::metric::info_memory_mix_uc_load_pki, ice_lake::metric::info_memory_mix_bus_lock_pki,
    ice_lake::metric::info_system_cpus_utilized, ice_lake::metric::info_system_core_frequency,
    ice_lake::metric::info_system_gflops, ice_lake::metric::info_system_turbo_utilization,
    ice_lake::metric::info_system_power_license0_utilization,
    ice_lake::metric::info_system_power_license1_utilization,
    ice_lake::metric::info_system_power_license2_utilization,
    ice_lake::metric::info_system_smt_2t_utilization,
    ice_lake::metric::info_system_kernel_utilization, ice_lake::metric::info_system_kernel_cpi,
    ice_lake::metric::info_system_mux, ice_lake::metric::info_system_ipfarbranch;
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 0, 33};
inline constexpr core_metrics::listed_metric bottleneck_cache_memory_bandwidth{&core_metrics::list, 980, 1015};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2129, 2159};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2624, 2655};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 3886, 3897};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 3940, 3966};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 4176, 4201};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 4219, 4253};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 4657, 4684};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 5112, 5142};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 5494, 5518};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 5535, 5559};
} // namespace metric

} // namespace msr::events::rocket_lake
