// Metrics of Rocket Lake: 212. Written by `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/metrics/rocketlake_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 200 of them are those of icl.
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
namespace msr::perfmon::rkl {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
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
inline constexpr select::event_list own_list{"rkl", core::rocket_lake, own_names};
inline constexpr select::vendor_event<event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
inline constexpr metric_event<event_pmu> events[] = {
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
inline constexpr metric_list<event_pmu> list{"rkl", texts, all_of(events), 12, &msr::perfmon::icl::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    msr::perfmon::icl::metric::bottleneck_mispredictions,
    msr::perfmon::icl::metric::bottleneck_big_code,
    msr::perfmon::icl::metric::bottleneck_branching_overhead,
    msr::perfmon::icl::metric::bottleneck_useful_work, msr::perfmon::icl::metric::frontend_bound,
    msr::perfmon::icl::metric::fetch_latency, msr::perfmon::icl::metric::icache_misses,
    msr::perfmon::icl::metric::code_l2_hit, msr::perfmon::icl::metric::code_l2_miss,
    msr::perfmon::icl::metric::itlb_misses, msr::perfmon::icl::metric::code_stlb_hit,
    msr::perfmon::icl::metric::code_stlb_miss, msr::perfmon::icl::metric::code_stlb_miss_4k,
    msr::perfmon::icl::metric::code_stlb_miss_2m, msr::perfmon::icl::metric::branch_resteers,
    msr::perfmon::icl::metric::mispredicts_resteers, msr::perfmon::icl::metric::clears_resteers,
    msr::perfmon::icl::metric::unknown_branches, msr::perfmon::icl::metric::ms_switches,
    msr::perfmon::icl::metric::lcp, msr::perfmon::icl::metric::dsb_switches,
    msr::perfmon::icl::metric::fetch_bandwidth, msr::perfmon::icl::metric::mite,
    msr::perfmon::icl::metric::decoder0_alone, msr::perfmon::icl::metric::mite_4wide,
    msr::perfmon::icl::metric::dsb, msr::perfmon::icl::metric::lsd,
    msr::perfmon::icl::metric::bad_speculation, msr::perfmon::icl::metric::branch_mispredicts,
    msr::perfmon::icl::metric::other_mispredicts, msr::perfmon::icl::metric::machine_clears,
    msr::perfmon::icl::metric::other_nukes, msr::perfmon::icl::metric::backend_bound,
    msr::perfmon::icl::metric::memory_bound, msr::perfmon::icl::metric::l1_bound,
    msr::perfmon::icl::metric::dtlb_load, msr::perfmon::icl::metric::load_stlb_hit,
    msr::perfmon::icl::metric::load_stlb_miss, msr::perfmon::icl::metric::load_stlb_miss_4k,
    msr::perfmon::icl::metric::load_stlb_miss_2m, msr::perfmon::icl::metric::load_stlb_miss_1g,
    msr::perfmon::icl::metric::store_fwd_blk, msr::perfmon::icl::metric::l1_latency_dependency,
    msr::perfmon::icl::metric::lock_latency, msr::perfmon::icl::metric::split_loads,
    msr::perfmon::icl::metric::_4k_aliasing, msr::perfmon::icl::metric::fb_full,
    msr::perfmon::icl::metric::l2_bound, msr::perfmon::icl::metric::l2_hit_latency,
    msr::perfmon::icl::metric::l3_bound, msr::perfmon::icl::metric::contested_accesses,
    msr::perfmon::icl::metric::data_sharing, msr::perfmon::icl::metric::l3_hit_latency,
    msr::perfmon::icl::metric::sq_full, msr::perfmon::icl::metric::dram_bound,
    msr::perfmon::icl::metric::mem_bandwidth, msr::perfmon::icl::metric::mem_latency,
    msr::perfmon::icl::metric::store_bound, msr::perfmon::icl::metric::store_latency,
    msr::perfmon::icl::metric::split_stores, msr::perfmon::icl::metric::dtlb_store,
    msr::perfmon::icl::metric::store_stlb_hit, msr::perfmon::icl::metric::store_stlb_miss,
    msr::perfmon::icl::metric::store_stlb_miss_4k, msr::perfmon::icl::metric::store_stlb_miss_2m,
    msr::perfmon::icl::metric::store_stlb_miss_1g, msr::perfmon::icl::metric::core_bound,
    msr::perfmon::icl::metric::divider, msr::perfmon::icl::metric::fp_divider,
    msr::perfmon::icl::metric::int_divider, msr::perfmon::icl::metric::serializing_operation,
    msr::perfmon::icl::metric::slow_pause, msr::perfmon::icl::metric::mixing_vectors,
    msr::perfmon::icl::metric::ports_utilized_1, msr::perfmon::icl::metric::ports_utilized_2,
    msr::perfmon::icl::metric::ports_utilized_3m, msr::perfmon::icl::metric::alu_op_utilization,
    msr::perfmon::icl::metric::port_0, msr::perfmon::icl::metric::port_1,
    msr::perfmon::icl::metric::port_5, msr::perfmon::icl::metric::port_6,
    msr::perfmon::icl::metric::load_op_utilization, msr::perfmon::icl::metric::store_op_utilization,
    msr::perfmon::icl::metric::retiring, msr::perfmon::icl::metric::light_operations,
    msr::perfmon::icl::metric::fp_arith, msr::perfmon::icl::metric::x87_use,
    msr::perfmon::icl::metric::fp_scalar, msr::perfmon::icl::metric::fp_vector,
    msr::perfmon::icl::metric::fp_vector_128b, msr::perfmon::icl::metric::fp_vector_256b,
    msr::perfmon::icl::metric::fp_vector_512b, msr::perfmon::icl::metric::memory_operations,
    msr::perfmon::icl::metric::branch_instructions, msr::perfmon::icl::metric::other_light_ops,
    msr::perfmon::icl::metric::nop_instructions, msr::perfmon::icl::metric::heavy_operations,
    msr::perfmon::icl::metric::few_uops_instructions,
    msr::perfmon::icl::metric::microcode_sequencer, msr::perfmon::icl::metric::assists,
    msr::perfmon::icl::metric::fp_assists, msr::perfmon::icl::metric::cisc,
    msr::perfmon::icl::metric::info_thread_ipc, msr::perfmon::icl::metric::info_thread_uoppi,
    msr::perfmon::icl::metric::info_thread_uptb, msr::perfmon::icl::metric::info_thread_cpi,
    msr::perfmon::icl::metric::info_thread_clks, msr::perfmon::icl::metric::info_thread_slots,
    msr::perfmon::icl::metric::info_thread_execute_per_issue,
    msr::perfmon::icl::metric::info_core_coreipc, msr::perfmon::icl::metric::info_core_flopc,
    msr::perfmon::icl::metric::info_core_fp_arith_utilization,
    msr::perfmon::icl::metric::info_core_ilp, msr::perfmon::icl::metric::info_core_epc,
    msr::perfmon::icl::metric::info_core_core_clks, msr::perfmon::icl::metric::info_inst_mix_ipload,
    msr::perfmon::icl::metric::info_inst_mix_ipstore,
    msr::perfmon::icl::metric::info_inst_mix_ipbranch,
    msr::perfmon::icl::metric::info_inst_mix_ipcall, msr::perfmon::icl::metric::info_inst_mix_iptb,
    msr::perfmon::icl::metric::info_inst_mix_bptkbranch,
    msr::perfmon::icl::metric::info_inst_mix_ipflop,
    msr::perfmon::icl::metric::info_inst_mix_iparith,
    msr::perfmon::icl::metric::info_inst_mix_iparith_scalar_sp,
    msr::perfmon::icl::metric::info_inst_mix_iparith_scalar_dp,
    msr::perfmon::icl::metric::info_inst_mix_iparith_avx128,
    msr::perfmon::icl::metric::info_inst_mix_iparith_avx256,
    msr::perfmon::icl::metric::info_inst_mix_iparith_avx512,
    msr::perfmon::icl::metric::info_inst_mix_ippause,
    msr::perfmon::icl::metric::info_inst_mix_ipswpf,
    msr::perfmon::icl::metric::info_inst_mix_instructions,
    msr::perfmon::icl::metric::info_pipeline_retire,
    msr::perfmon::icl::metric::info_pipeline_ipassist,
    msr::perfmon::icl::metric::info_pipeline_execute,
    msr::perfmon::icl::metric::info_pipeline_fetch_lsd,
    msr::perfmon::icl::metric::info_pipeline_fetch_dsb,
    msr::perfmon::icl::metric::info_pipeline_fetch_mite,
    msr::perfmon::icl::metric::info_frontend_fetch_upc,
    msr::perfmon::icl::metric::info_frontend_lsd_coverage,
    msr::perfmon::icl::metric::info_frontend_dsb_coverage,
    msr::perfmon::icl::metric::info_frontend_dsb_switch_cost,
    msr::perfmon::icl::metric::info_frontend_tbpc,
    msr::perfmon::icl::metric::info_frontend_icache_miss_latency,
    msr::perfmon::icl::metric::info_frontend_ipdsb_miss_ret,
    msr::perfmon::icl::metric::info_frontend_ipunknown_branch,
    msr::perfmon::icl::metric::info_frontend_l2mpki_code,
    msr::perfmon::icl::metric::info_frontend_l2mpki_code_all,
    msr::perfmon::icl::metric::info_botlnk_l2_ic_misses,
    msr::perfmon::icl::metric::info_bad_spec_ipmispredict,
    msr::perfmon::icl::metric::info_bad_spec_ipmisp_cond_ntaken,
    msr::perfmon::icl::metric::info_bad_spec_ipmisp_cond_taken,
    msr::perfmon::icl::metric::info_bad_spec_ipmisp_ret,
    msr::perfmon::icl::metric::info_bad_spec_ipmisp_indirect,
    msr::perfmon::icl::metric::info_bad_spec_branch_misprediction_cost,
    msr::perfmon::icl::metric::info_bad_spec_spec_clears_ratio,
    msr::perfmon::icl::metric::info_branches_cond_nt,
    msr::perfmon::icl::metric::info_branches_cond_tk,
    msr::perfmon::icl::metric::info_branches_callret, msr::perfmon::icl::metric::info_branches_jump,
    msr::perfmon::icl::metric::info_branches_other_branches,
    msr::perfmon::icl::metric::info_memory_load_miss_real_latency,
    msr::perfmon::icl::metric::info_memory_mlp, msr::perfmon::icl::metric::info_memory_l1mpki,
    msr::perfmon::icl::metric::info_memory_l1mpki_load,
    msr::perfmon::icl::metric::info_memory_l2mpki,
    msr::perfmon::icl::metric::info_memory_l2mpki_load,
    msr::perfmon::icl::metric::info_memory_l2mpki_rfo,
    msr::perfmon::icl::metric::info_memory_l2hpki_load,
    msr::perfmon::icl::metric::info_memory_l3mpki, msr::perfmon::icl::metric::info_memory_fb_hpki,
    msr::perfmon::icl::metric::info_memory_l1d_cache_fill_bw,
    msr::perfmon::icl::metric::info_memory_l2_cache_fill_bw,
    msr::perfmon::icl::metric::info_memory_l3_cache_fill_bw,
    msr::perfmon::icl::metric::info_memory_l3_cache_access_bw,
    msr::perfmon::icl::metric::info_memory_tlb_page_walks_utilization,
    msr::perfmon::icl::metric::info_memory_tlb_code_stlb_mpki,
    msr::perfmon::icl::metric::info_memory_tlb_load_stlb_mpki,
    msr::perfmon::icl::metric::info_memory_tlb_store_stlb_mpki,
    msr::perfmon::icl::metric::info_memory_core_l1d_cache_fill_bw_2t,
    msr::perfmon::icl::metric::info_memory_core_l2_cache_fill_bw_2t,
    msr::perfmon::icl::metric::info_memory_core_l3_cache_fill_bw_2t,
    msr::perfmon::icl::metric::info_memory_core_l3_cache_access_bw_2t,
    msr::perfmon::icl::metric::info_memory_prefetches_useless_hwpf,
    msr::perfmon::icl::metric::info_memory_latency_load_l2_miss_latency,
    msr::perfmon::icl::metric::info_memory_latency_load_l2_mlp,
    msr::perfmon::icl::metric::info_memory_latency_data_l2_mlp,
    msr::perfmon::icl::metric::info_memory_mix_uc_load_pki,
    msr::perfmon::icl::metric::info_memory_mix_bus_lock_pki,
    msr::perfmon::icl::metric::info_system_cpus_utilized,
    msr::perfmon::icl::metric::info_system_core_frequency,
    msr::perfmon::icl::metric::info_system_gflops,
    msr::perfmon::icl::metric::info_system_turbo_utilization,
    msr::perfmon::icl::metric::info_system_power_license0_utilization,
    msr::perfmon::icl::metric::info_system_power_license1_utilization,
    msr::perfmon::icl::metric::info_system_power_license2_utilization,
    msr::perfmon::icl::metric::info_system_smt_2t_utilization,
    msr::perfmon::icl::metric::info_system_kernel_utilization,
    msr::perfmon::icl::metric::info_system_kernel_cpi, msr::perfmon::icl::metric::info_system_mux,
    msr::perfmon::icl::metric::info_system_ipfarbranch;
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

} // namespace msr::perfmon::rkl
