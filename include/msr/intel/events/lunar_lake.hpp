// Events of Lunar Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// lnl_lioncove: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_lioncove_core.json, version
// 1.26 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::lnl {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.fpdiv_active\0"
    "arith.idiv_active\0"
    "arith.div_active\0"
    "assists.fp\0"
    "assists.hardware\0"
    "assists.page_fault\0"
    "assists.sse_avx_mix\0"
    "assists.any\0"
    "baclears.any\0"
    "be_stalls.scoreboard\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond_taken_fwd\0"
    "br_inst_retired.cond_taken\0"
    "br_inst_retired.cond_taken_bwd\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.cond_ntaken\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.indirect\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.cond_taken_fwd\0"
    "br_misp_retired.cond_taken\0"
    "br_misp_retired.cond_taken_bwd\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.ret\0"
    "br_misp_retired.cond_ntaken\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.cond_taken_fwd_cost\0"
    "br_misp_retired.cond_taken_cost\0"
    "br_misp_retired.cond_taken_bwd_cost\0"
    "br_misp_retired.indirect_call_cost\0"
    "br_misp_retired.all_branches_cost\0"
    "br_misp_retired.ret_cost\0"
    "br_misp_retired.cond_ntaken_cost\0"
    "br_misp_retired.cond_cost\0"
    "br_misp_retired.near_taken_cost\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_cost\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "cpu_clk_unhalted.c01\0"
    "cpu_clk_unhalted.c02\0"
    "cpu_clk_unhalted.pause\0"
    "cpu_clk_unhalted.pause_inst\0"
    "cpu_clk_unhalted.c0_wait\0"
    "cycle_activity.stalls_total\0"
    "cycle_activity.cycles_mem_any\0"
    "decode.lcp\0"
    "decode.ms_busy\0"
    "dependent_loads.any\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_active\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_active\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "exe_activity.1_ports_util\0"
    "exe_activity.2_ports_util\0"
    "exe_activity.3_ports_util\0"
    "exe_activity.2_3_ports_util\0"
    "exe_activity.4_ports_util\0"
    "exe_activity.bound_on_loads\0"
    "exe_activity.bound_on_stores\0"
    "exe_activity.exe_bound_0_ports\0"
    "fp_arith_dispatched.v0\0"
    "fp_arith_dispatched.v1\0"
    "fp_arith_dispatched.v2\0"
    "fp_arith_dispatched.v3\0"
    "fp_arith_inst_retired.scalar_double\0"
    "fp_arith_inst_retired.scalar_single\0"
    "fp_arith_inst_retired.scalar\0"
    "fp_arith_inst_retired.128b_packed_double\0"
    "fp_arith_inst_retired.128b_packed_single\0"
    "fp_arith_inst_retired.vector_128b\0"
    "fp_arith_inst_retired.256b_packed_double\0"
    "fp_arith_inst_retired.4_flops\0"
    "fp_arith_inst_retired.256b_packed_single\0"
    "fp_arith_inst_retired.vector_256b\0"
    "fp_arith_inst_retired.vector\0"
    "fp_arith_ops_retired.scalar_double\0"
    "fp_arith_ops_retired.scalar_single\0"
    "fp_arith_ops_retired.scalar\0"
    "fp_arith_ops_retired.128b_packed_double\0"
    "fp_arith_ops_retired.128b_packed_single\0"
    "fp_arith_ops_retired.vector_128b\0"
    "fp_arith_ops_retired.256b_packed_double\0"
    "fp_arith_ops_retired.4_flops\0"
    "fp_arith_ops_retired.256b_packed_single\0"
    "fp_arith_ops_retired.vector_256b\0"
    "fp_arith_ops_retired.vector\0"
    "frontend_retired.misp_ant\0"
    "frontend_retired.dsb_miss\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.l1i_miss\0"
    "frontend_retired.l2_miss\0"
    "frontend_retired.latency_ge_128\0"
    "frontend_retired.latency_ge_16\0"
    "frontend_retired.latency_ge_2\0"
    "frontend_retired.latency_ge_2_bubbles_ge_1\0"
    "frontend_retired.latency_ge_256\0"
    "frontend_retired.latency_ge_32\0"
    "frontend_retired.latency_ge_4\0"
    "frontend_retired.latency_ge_512\0"
    "frontend_retired.latency_ge_64\0"
    "frontend_retired.latency_ge_8\0"
    "frontend_retired.stlb_miss\0"
    "frontend_retired.unknown_branch\0"
    "frontend_retired.ms_flows\0"
    "frontend_retired.any_dsb_miss\0"
    "frontend_retired.any_ant\0"
    "icache_data.stalls\0"
    "icache_data.stall_periods\0"
    "icache_tag.stalls\0"
    "icache_tag.stalls_isb\0"
    "icache_tag.stalls_inuse\0"
    "idq.mite_cycles_any\0"
    "idq.mite_cycles_ok\0"
    "idq.mite_uops\0"
    "idq.dsb_cycles_any\0"
    "idq.dsb_cycles_ok\0"
    "idq.dsb_uops\0"
    "idq.ms_cycles_any\0"
    "idq.ms_switches\0"
    "idq.ms_uops\0"
    "idq_bubbles.core\0"
    "idq_bubbles.cycles_0_uops_deliv.core\0"
    "idq_bubbles.cycles_fe_was_ok\0"
    "idq_bubbles.starvation_cycles\0"
    "idq_bubbles.fetch_latency\0"
    "inst_decoded.decoders\0"
    "inst_retired.any\0"
    "inst_retired.prec_dist\0"
    "inst_retired.any_p\0"
    "inst_retired.nop\0"
    "inst_retired.rep_iteration\0"
    "inst_retired.br_fused\0"
    "inst_retired.macro_fused\0"
    "int_misc.recovery_cycles\0"
    "int_misc.clears_count\0"
    "int_misc.uop_dropping\0"
    "int_misc.unknown_branch_cycles\0"
    "int_misc.bpclear_cycles\0"
    "int_misc.clear_resteer_cycles\0"
    "int_vec_retired.add_128\0"
    "int_vec_retired.add_256\0"
    "int_vec_retired.vnni_128\0"
    "int_vec_retired.128bit\0"
    "int_vec_retired.vnni_256\0"
    "int_vec_retired.shuffles\0"
    "int_vec_retired.mul_256\0"
    "int_vec_retired.256bit\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_active\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "l1d.l0_replacement\0"
    "l1d.l1_replacement\0"
    "l1d.replacement\0"
    "l1d_miss.load\0"
    "l1d_miss.fb_full\0"
    "l1d_miss.l2_stalls\0"
    "l1d_pending.load\0"
    "l1d_pending.load_cycles\0"
    "l2_lines_in.all\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_lines_out.useless_hwpf\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "l2_request.all\0"
    "l2_rqsts.demand_data_rd_miss\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.references\0"
    "l2_rqsts.any\0"
    "ld_blocks.address_alias\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks.store_early\0"
    "lock_cycles.cache_lock_duration\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "lsd.cycles_active\0"
    "lsd.cycles_ok\0"
    "lsd.uops\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "memory_stalls.l1\0"
    "memory_stalls.l2\0"
    "memory_stalls.l3\0"
    "memory_stalls.mem\0"
    "mem_inst_retired.stlb_hit_loads\0"
    "mem_inst_retired.stlb_hit_stores\0"
    "mem_inst_retired.stlb_hit_swpf\0"
    "mem_inst_retired.stlb_hit_any\0"
    "mem_inst_retired.stlb_miss_loads\0"
    "mem_inst_retired.stlb_miss_stores\0"
    "mem_inst_retired.stlb_miss_swpf\0"
    "mem_inst_retired.stlb_miss_any\0"
    "mem_inst_retired.lock_loads\0"
    "mem_inst_retired.split_loads\0"
    "mem_inst_retired.split_stores\0"
    "mem_inst_retired.all_loads\0"
    "mem_inst_retired.all_stores\0"
    "mem_inst_retired.all_swpf\0"
    "mem_inst_retired.any\0"
    "mem_load_l3_hit_retired.xsnp_miss\0"
    "mem_load_l3_hit_retired.xsnp_no_fwd\0"
    "mem_load_l3_hit_retired.xsnp_hitm\0"
    "mem_load_l3_hit_retired.xsnp_fwd\0"
    "mem_load_l3_miss_retired.memside_cache\0"
    "mem_load_misc_retired.uc\0"
    "mem_load_retired.l1_hit_l1\0"
    "mem_load_retired.l1_hit\0"
    "mem_load_retired.l1_hit_l0\0"
    "mem_load_retired.l2_hit\0"
    "mem_load_retired.l3_hit\0"
    "mem_load_retired.l1_miss\0"
    "mem_load_retired.l2_miss\0"
    "mem_load_retired.l3_miss\0"
    "mem_load_retired.fb_hit\0"
    "mem_store_retired.memside_cache\0"
    "mem_store_retired.l2_hit\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_1024\0"
    "mem_trans_retired.load_latency_gt_2048\0"
    "mem_trans_retired.store_sample\0"
    "mem_uop_retired.any\0"
    "misc2_retired.lfence\0"
    "misc_retired.lbr_inserts\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.data_rd\0"
    "offcore_requests.l3_miss_demand_data_rd\0"
    "offcore_requests.all_requests\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_code_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "offcore_requests_outstanding.data_rd\0"
    "offcore_requests_outstanding.cycles_with_l3_miss_demand_data_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd\0"
    "rs.empty_resource\0"
    "rs.empty\0"
    "rs.empty_count\0"
    "sq_misc.bus_lock\0"
    "sw_prefetch_access.nta\0"
    "sw_prefetch_access.t0\0"
    "sw_prefetch_access.t1_t2\0"
    "sw_prefetch_access.prefetchw\0"
    "sw_prefetch_access.any\0"
    "topdown.slots\0"
    "topdown.slots_p\0"
    "topdown.backend_bound_slots\0"
    "topdown.bad_spec_slots\0"
    "topdown.br_mispredict_slots\0"
    "topdown.memory_bound_slots\0"
    "uops_decoded.dec0_uops\0"
    "uops_dispatched.int_eu_all\0"
    "uops_dispatched.alu\0"
    "uops_dispatched.load\0"
    "uops_dispatched.slow\0"
    "uops_dispatched.std\0"
    "uops_dispatched.shift\0"
    "uops_dispatched.jmp\0"
    "uops_dispatched.sta\0"
    "uops_executed.cycles_ge_1\0"
    "uops_executed.cycles_ge_2\0"
    "uops_executed.cycles_ge_3\0"
    "uops_executed.cycles_ge_4\0"
    "uops_executed.thread\0"
    "uops_executed.stalls\0"
    "uops_executed.x87\0"
    "uops_issued.any\0"
    "uops_issued.cycles\0"
    "uops_retired.heavy\0"
    "uops_retired.slots\0"
    "uops_retired.stalls\0"
    "uops_retired.cycles\0"
    "uops_retired.ms\0"
    "uops_retired.ms_switches\0"
    "xq.full\0";
inline constexpr select::event_list list{"lnl", core::lunar_lake, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 0, .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed idiv_active{idiv_active, list, {.name = 19, .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed div_active{div_active, list, {.name = 37, .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0x3ff, .period = 1000003}};
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{fp, list, {.name = 54, .code = 0xc1, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed hardware{hardware, list, {.name = 65, .code = 0xc1, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed page_fault{page_fault, list, {.name = 82, .code = 0xc1, .mask = 0x8, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed sse_avx_mix{sse_avx_mix, list, {.name = 101, .code = 0xc1, .mask = 0x10, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 121, .code = 0xc1, .mask = 0x1f, .counters = 0x3ff, .period = 100003}};
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 133, .code = 0x60, .mask = 0x1, .counters = 0x3ff, .period = 100003}};
} // namespace baclears

namespace be_stalls {
using namespace core_events;
inline constexpr listed scoreboard{scoreboard, list, {.name = 146, .code = 0xa2, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
} // namespace be_stalls

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 167, .code = 0xc4, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_fwd{cond_taken_fwd, list, {.name = 196, .code = 0xc4, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 227, .code = 0xc4, .mask = 0x1, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_bwd{cond_taken_bwd, list, {.name = 254, .code = 0xc4, .mask = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 285, .code = 0xc4, .mask = 0x2, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007}};
inline constexpr listed near_return{near_return, list, {.name = 311, .code = 0xc4, .mask = 0x8, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 339, .code = 0xc4, .mask = 0x10, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond{cond, list, {.name = 367, .code = 0xc4, .mask = 0x11, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 388, .code = 0xc4, .mask = 0x20, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 415, .code = 0xc4, .mask = 0x40, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007}};
inline constexpr listed indirect{indirect, list, {.name = 442, .code = 0xc4, .mask = 0x80, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 467, .code = 0xc5, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_fwd{cond_taken_fwd, list, {.name = 496, .code = 0xc5, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 527, .code = 0xc5, .mask = 0x1, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_bwd{cond_taken_bwd, list, {.name = 554, .code = 0xc5, .mask = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 585, .code = 0xc5, .mask = 0x2, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed ret{ret, list, {.name = 615, .code = 0xc5, .mask = 0x8, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 635, .code = 0xc5, .mask = 0x10, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond{cond, list, {.name = 663, .code = 0xc5, .mask = 0x11, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 684, .code = 0xc5, .mask = 0x20, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_fwd_cost{cond_taken_fwd_cost, list, {.name = 711, .code = 0xc5, .mask = 0x40, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_cost{cond_taken_cost, list, {.name = 747, .code = 0xc5, .mask = 0x41, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_taken_bwd_cost{cond_taken_bwd_cost, list, {.name = 779, .code = 0xc5, .mask = 0x41, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed indirect_call_cost{indirect_call_cost, list, {.name = 815, .code = 0xc5, .mask = 0x42, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed all_branches_cost{all_branches_cost, list, {.name = 850, .code = 0xc5, .mask = 0x44, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed ret_cost{ret_cost, list, {.name = 884, .code = 0xc5, .mask = 0x48, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007}};
inline constexpr listed cond_ntaken_cost{cond_ntaken_cost, list, {.name = 909, .code = 0xc5, .mask = 0x50, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed cond_cost{cond_cost, list, {.name = 942, .code = 0xc5, .mask = 0x51, .mask2 = 0x1, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed near_taken_cost{near_taken_cost, list, {.name = 968, .code = 0xc5, .mask = 0x60, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009}};
inline constexpr listed indirect{indirect, list, {.name = 1000, .code = 0xc5, .mask = 0x80, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003}};
inline constexpr listed indirect_cost{indirect_cost, list, {.name = 1025, .code = 0xc5, .mask = 0xc0, .counters = 0x3ff, .precise = precision::only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003}};
} // namespace br_misp_retired

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 1055, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 1079, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1101, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1126, .code = 0x3c, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 1152, .code = 0x3c, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 1176, .code = 0x3c, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed c01{c01, list, {.name = 1203, .code = 0xec, .mask = 0x10, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed c02{c02, list, {.name = 1224, .code = 0xec, .mask = 0x20, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed pause{pause, list, {.name = 1245, .code = 0xec, .mask = 0x40, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed pause_inst{pause_inst, list, {.name = 1268, .code = 0xec, .mask = 0x40, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed c0_wait{c0_wait, list, {.name = 1296, .code = 0xec, .mask = 0x70, .counters = 0x3ff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed stalls_total{stalls_total, list, {.name = 1321, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 1349, .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0x3ff, .period = 1000003}};
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 1379, .code = 0x87, .mask = 0x1, .counters = 0x3ff, .period = 500009}};
inline constexpr listed ms_busy{ms_busy, list, {.name = 1390, .code = 0x87, .mask = 0x2, .counters = 0x3ff, .period = 500009}};
} // namespace decode

namespace dependent_loads {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1405, .code = 0x02, .mask = 0x7, .counters = 0x3ff, .period = 1000003}};
} // namespace dependent_loads

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 1425, .code = 0x61, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1458, .code = 0x12, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1493, .code = 0x12, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1531, .code = 0x12, .mask = 0x8, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1566, .code = 0x12, .mask = 0xe, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1598, .code = 0x12, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1627, .code = 0x12, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1657, .code = 0x12, .mask = 0x20, .mask2 = 0x3, .counters = 0x3ff, .period = 100003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1683, .code = 0x13, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1719, .code = 0x13, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1758, .code = 0x13, .mask = 0x8, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1794, .code = 0x13, .mask = 0xe, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1827, .code = 0x13, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1857, .code = 0x13, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1888, .code = 0x13, .mask = 0x20, .mask2 = 0x3, .counters = 0x3ff, .period = 100003}};
} // namespace dtlb_store_misses

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{_1_ports_util, list, {.name = 1915, .code = 0xa6, .mask = 0x2, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed _2_ports_util{_2_ports_util, list, {.name = 1941, .code = 0xa6, .mask = 0x4, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed _3_ports_util{_3_ports_util, list, {.name = 1967, .code = 0xa6, .mask = 0x8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed _2_3_ports_util{_2_3_ports_util, list, {.name = 1993, .code = 0xa6, .mask = 0xc, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed _4_ports_util{_4_ports_util, list, {.name = 2021, .code = 0xa6, .mask = 0x10, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed bound_on_loads{bound_on_loads, list, {.name = 2047, .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed bound_on_stores{bound_on_stores, list, {.name = 2075, .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed exe_bound_0_ports{exe_bound_0_ports, list, {.name = 2104, .code = 0xa6, .mask = 0x80, .counters = 0x3ff, .period = 1000003}};
} // namespace exe_activity

namespace fp_arith_dispatched {
using namespace core_events;
inline constexpr listed v0{v0, list, {.name = 2135, .code = 0xb3, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed v1{v1, list, {.name = 2158, .code = 0xb3, .mask = 0x2, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed v2{v2, list, {.name = 2181, .code = 0xb3, .mask = 0x4, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed v3{v3, list, {.name = 2204, .code = 0xb3, .mask = 0x8, .counters = 0x3ff, .period = 2000003}};
} // namespace fp_arith_dispatched

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 2227, .code = 0xc7, .mask = 0x1, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 2263, .code = 0xc7, .mask = 0x2, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed scalar{scalar, list, {.name = 2299, .code = 0xc7, .mask = 0x3, .counters = 0x3ff, .period = 1000003, .deprecated = true}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 2328, .code = 0xc7, .mask = 0x4, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 2369, .code = 0xc7, .mask = 0x8, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed vector_128b{vector_128b, list, {.name = 2410, .code = 0xc7, .mask = 0xc, .counters = 0x3ff, .period = 100003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 2444, .code = 0xc7, .mask = 0x10, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 2485, .code = 0xc7, .mask = 0x18, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 2515, .code = 0xc7, .mask = 0x20, .counters = 0x3ff, .period = 100003, .deprecated = true}};
inline constexpr listed vector_256b{vector_256b, list, {.name = 2556, .code = 0xc7, .mask = 0x30, .counters = 0x3ff, .period = 100003}};
inline constexpr listed vector{vector, list, {.name = 2590, .code = 0xc7, .mask = 0x3c, .counters = 0x3ff, .period = 1000003, .deprecated = true}};
} // namespace fp_arith_inst_retired

namespace fp_arith_ops_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 2619, .code = 0xc7, .mask = 0x1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 2654, .code = 0xc7, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed scalar{scalar, list, {.name = 2689, .code = 0xc7, .mask = 0x3, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 2717, .code = 0xc7, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 2757, .code = 0xc7, .mask = 0x8, .counters = 0x3ff, .period = 100003}};
inline constexpr listed vector_128b{vector_128b, list, {.name = 2797, .code = 0xc7, .mask = 0xc, .counters = 0x3ff, .period = 100003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 2830, .code = 0xc7, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 2870, .code = 0xc7, .mask = 0x18, .counters = 0x3ff, .period = 100003}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 2899, .code = 0xc7, .mask = 0x20, .counters = 0x3ff, .period = 100003}};
inline constexpr listed vector_256b{vector_256b, list, {.name = 2939, .code = 0xc7, .mask = 0x30, .counters = 0x3ff, .period = 100003}};
inline constexpr listed vector{vector, list, {.name = 2972, .code = 0xc7, .mask = 0x3c, .counters = 0x3ff, .period = 1000003}};
} // namespace fp_arith_ops_retired

namespace frontend_retired {
using namespace core_events;
inline constexpr listed misp_ant{misp_ant, list, {.name = 3000, .code = 0xc6, .mask = 0x2, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x9, .period = 100007, .taken_alone = true}};
inline constexpr listed dsb_miss{dsb_miss, list, {.name = 3026, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x11, .period = 100007, .taken_alone = true}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 3052, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x14, .period = 100007, .taken_alone = true}};
inline constexpr listed l1i_miss{l1i_miss, list, {.name = 3079, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x12, .period = 100007, .taken_alone = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 3105, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x13, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_128{latency_ge_128, list, {.name = 3130, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x608006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_16{latency_ge_16, list, {.name = 3162, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x601006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2{latency_ge_2, list, {.name = 3193, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x600206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_1{latency_ge_2_bubbles_ge_1, list, {.name = 3223, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x100206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_256{latency_ge_256, list, {.name = 3266, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x610006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_32{latency_ge_32, list, {.name = 3298, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x602006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_4{latency_ge_4, list, {.name = 3329, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x600406, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_512{latency_ge_512, list, {.name = 3359, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x620006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_64{latency_ge_64, list, {.name = 3391, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x604006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_8{latency_ge_8, list, {.name = 3422, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x600806, .period = 100007, .taken_alone = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 3452, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x15, .period = 100007, .taken_alone = true}};
inline constexpr listed unknown_branch{unknown_branch, list, {.name = 3479, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x17, .period = 100007, .taken_alone = true}};
inline constexpr listed ms_flows{ms_flows, list, {.name = 3511, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x8, .period = 100007, .taken_alone = true}};
inline constexpr listed any_dsb_miss{any_dsb_miss, list, {.name = 3537, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x1, .period = 100007, .taken_alone = true}};
inline constexpr listed any_ant{any_ant, list, {.name = 3567, .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .needs = beside::frontend, .holds = 0x9, .period = 100007, .taken_alone = true}};
} // namespace frontend_retired

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 3592, .code = 0x80, .mask = 0x4, .counters = 0x3ff, .period = 500009}};
inline constexpr listed stall_periods{stall_periods, list, {.name = 3611, .code = 0x80, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 500009}};
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 3637, .code = 0x83, .mask = 0x4, .counters = 0x3ff, .period = 200003}};
inline constexpr listed stalls_isb{stalls_isb, list, {.name = 3655, .code = 0x83, .mask = 0x8, .counters = 0x3ff, .period = 200003}};
inline constexpr listed stalls_inuse{stalls_inuse, list, {.name = 3677, .code = 0x83, .mask = 0x10, .counters = 0x3ff, .period = 200003}};
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_cycles_any{mite_cycles_any, list, {.name = 3701, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed mite_cycles_ok{mite_cycles_ok, list, {.name = 3721, .code = 0x79, .mask = 0x4, .threshold = 8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed mite_uops{mite_uops, list, {.name = 3740, .code = 0x79, .mask = 0x4, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed dsb_cycles_any{dsb_cycles_any, list, {.name = 3754, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed dsb_cycles_ok{dsb_cycles_ok, list, {.name = 3773, .code = 0x79, .mask = 0x8, .threshold = 8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 3791, .code = 0x79, .mask = 0x8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed ms_cycles_any{ms_cycles_any, list, {.name = 3804, .code = 0x79, .mask = 0x20, .threshold = 1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3822, .code = 0x79, .mask = 0x20, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 100003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 3838, .code = 0x79, .mask = 0x20, .counters = 0x3ff, .period = 1000003}};
} // namespace idq

namespace idq_bubbles {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3850, .code = 0x9c, .mask = 0x1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3867, .code = 0x9c, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 1000003, .deprecated = true}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 3904, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed starvation_cycles{starvation_cycles, list, {.name = 3933, .code = 0x9c, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed fetch_latency{fetch_latency, list, {.name = 3963, .code = 0x9c, .mask = 0x4, .counters = 0x3ff, .period = 1000003}};
} // namespace idq_bubbles

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{decoders, list, {.name = 3989, .code = 0x75, .mask = 0x1, .counters = 0x4, .period = 2000003}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4011, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 4028, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 4051, .code = 0xc0, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003}};
inline constexpr listed nop{nop, list, {.name = 4070, .code = 0xc0, .mask = 0x2, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003}};
inline constexpr listed rep_iteration{rep_iteration, list, {.name = 4087, .code = 0xc0, .mask = 0x8, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003}};
inline constexpr listed br_fused{br_fused, list, {.name = 4114, .code = 0xc0, .mask = 0x10, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed macro_fused{macro_fused, list, {.name = 4136, .code = 0xc0, .mask = 0x30, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 4161, .code = 0xad, .mask = 0x1, .counters = 0x3ff, .period = 500009}};
inline constexpr listed clears_count{clears_count, list, {.name = 4186, .code = 0xad, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 500009}};
inline constexpr listed uop_dropping{uop_dropping, list, {.name = 4208, .code = 0xad, .mask = 0x10, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed unknown_branch_cycles{unknown_branch_cycles, list, {.name = 4230, .code = 0xad, .mask = 0x40, .counters = 0x3ff, .needs = beside::frontend, .holds = 0x7, .period = 1000003, .taken_alone = true}};
inline constexpr listed bpclear_cycles{bpclear_cycles, list, {.name = 4261, .code = 0xad, .mask = 0x40, .counters = 0x3ff, .needs = beside::frontend, .holds = 0xb, .period = 1000003, .taken_alone = true}};
inline constexpr listed clear_resteer_cycles{clear_resteer_cycles, list, {.name = 4285, .code = 0xad, .mask = 0x80, .counters = 0x3ff, .period = 500009}};
} // namespace int_misc

namespace int_vec_retired {
using namespace core_events;
inline constexpr listed add_128{add_128, list, {.name = 4315, .code = 0xe7, .mask = 0x3, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed add_256{add_256, list, {.name = 4339, .code = 0xe7, .mask = 0xc, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed vnni_128{vnni_128, list, {.name = 4363, .code = 0xe7, .mask = 0x10, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed _128bit{_128bit, list, {.name = 4388, .code = 0xe7, .mask = 0x13, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed vnni_256{vnni_256, list, {.name = 4411, .code = 0xe7, .mask = 0x20, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed shuffles{shuffles, list, {.name = 4436, .code = 0xe7, .mask = 0x40, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed mul_256{mul_256, list, {.name = 4461, .code = 0xe7, .mask = 0x80, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed _256bit{_256bit, list, {.name = 4485, .code = 0xe7, .mask = 0xac, .counters = 0x3ff, .period = 1000003}};
} // namespace int_vec_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 4508, .code = 0x11, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 4538, .code = 0x11, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 4571, .code = 0x11, .mask = 0xe, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 4598, .code = 0x11, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 4622, .code = 0x11, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 4647, .code = 0x11, .mask = 0x20, .mask2 = 0x1, .counters = 0x3ff, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed l0_replacement{l0_replacement, list, {.name = 4668, .code = 0x51, .mask = 0x1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed l1_replacement{l1_replacement, list, {.name = 4687, .code = 0x51, .mask = 0x4, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed replacement{replacement, list, {.name = 4706, .code = 0x51, .mask = 0x5, .counters = 0x3ff, .period = 1000003}};
} // namespace l1d

namespace l1d_miss {
using namespace core_events;
inline constexpr listed load{load, list, {.name = 4722, .code = 0x49, .mask = 0x1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 4736, .code = 0x49, .mask = 0x2, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed l2_stalls{l2_stalls, list, {.name = 4753, .code = 0x49, .mask = 0x4, .counters = 0x3ff, .period = 1000003}};
} // namespace l1d_miss

namespace l1d_pending {
using namespace core_events;
inline constexpr listed load{load, list, {.name = 4772, .code = 0x48, .mask = 0x1, .counters = 0x4, .period = 1000003}};
inline constexpr listed load_cycles{load_cycles, list, {.name = 4789, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .period = 1000003}};
} // namespace l1d_pending

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4813, .code = 0x25, .mask = 0x1f, .counters = 0x3ff, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 4829, .code = 0x26, .mask = 0x1, .counters = 0x3ff, .period = 200003}};
inline constexpr listed non_silent{non_silent, list, {.name = 4849, .code = 0x26, .mask = 0x2, .counters = 0x3ff, .period = 200003}};
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 4873, .code = 0x26, .mask = 0x4, .counters = 0x3ff, .period = 200003}};
} // namespace l2_lines_out

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4899, .code = 0x24, .mask = 0x3f, .counters = 0x3ff, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 4915, .code = 0x24, .mask = 0x5f, .counters = 0x3ff, .period = 200003}};
inline constexpr listed all{all, list, {.name = 4930, .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003}};
} // namespace l2_request

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 4945, .code = 0x24, .mask = 0x21, .counters = 0x3ff, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 4974, .code = 0x24, .mask = 0x22, .counters = 0x3ff, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 4992, .code = 0x24, .mask = 0x24, .counters = 0x3ff, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 5014, .code = 0x24, .mask = 0x3f, .counters = 0x3ff, .period = 200003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 5028, .code = 0x24, .mask = 0x41, .counters = 0x3ff, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 5056, .code = 0x24, .mask = 0x42, .counters = 0x3ff, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 5073, .code = 0x24, .mask = 0x44, .counters = 0x3ff, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 5094, .code = 0x24, .mask = 0x5f, .counters = 0x3ff, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 5107, .code = 0x24, .mask = 0xe1, .counters = 0x3ff, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 5135, .code = 0x24, .mask = 0xe4, .counters = 0x3ff, .period = 200003}};
inline constexpr listed references{references, list, {.name = 5156, .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003}};
inline constexpr listed any{any, list, {.name = 5176, .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003}};
} // namespace l2_rqsts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 5189, .code = 0x03, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed store_forward{store_forward, list, {.name = 5213, .code = 0x03, .mask = 0x82, .counters = 0x3ff, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 5237, .code = 0x03, .mask = 0x88, .counters = 0x3ff, .period = 100003}};
inline constexpr listed store_early{store_early, list, {.name = 5253, .code = 0x03, .mask = 0xa1, .counters = 0x3ff, .period = 100003}};
} // namespace ld_blocks

namespace lock_cycles {
using namespace core_events;
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 5275, .code = 0x42, .mask = 0x2, .counters = 0x3ff, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 5307, .code = 0x2e, .mask = 0x41, .counters = 0x3ff, .period = 100003}};
inline constexpr listed reference{reference, list, {.name = 5330, .code = 0x2e, .mask = 0x4f, .counters = 0x3ff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed cycles_active{cycles_active, list, {.name = 5358, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed cycles_ok{cycles_ok, list, {.name = 5376, .code = 0xa8, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed uops{uops, list, {.name = 5390, .code = 0xa8, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 5399, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 5420, .code = 0xc3, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 5451, .code = 0xc3, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_hit_loads{stlb_hit_loads, list, {.name = 5539, .code = 0xd0, .mask = 0x9, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_hit_stores{stlb_hit_stores, list, {.name = 5571, .code = 0xd0, .mask = 0xa, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_hit_swpf{stlb_hit_swpf, list, {.name = 5604, .code = 0xd0, .mask = 0xc, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003}};
inline constexpr listed stlb_hit_any{stlb_hit_any, list, {.name = 5635, .code = 0xd0, .mask = 0xf, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5665, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5698, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_swpf{stlb_miss_swpf, list, {.name = 5732, .code = 0xd0, .mask = 0x14, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003}};
inline constexpr listed stlb_miss_any{stlb_miss_any, list, {.name = 5764, .code = 0xd0, .mask = 0x17, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5795, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 5823, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 5852, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 5882, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 5909, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed all_swpf{all_swpf, list, {.name = 5937, .code = 0xd0, .mask = 0x84, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 5963, .code = 0xd0, .mask = 0x87, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 5984, .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_no_fwd{xsnp_no_fwd, list, {.name = 6018, .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_hitm{xsnp_hitm, list, {.name = 6054, .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_fwd{xsnp_fwd, list, {.name = 6088, .code = 0xd2, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true}};
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed memside_cache{memside_cache, list, {.name = 6121, .code = 0xd3, .mask2 = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true}};
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{uc, list, {.name = 6160, .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true}};
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit_l1{l1_hit_l1, list, {.name = 6185, .code = 0xd1, .mask2 = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l1_hit{l1_hit, list, {.name = 6212, .code = 0xd1, .mask = 0x1, .mask2 = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed l1_hit_l0{l1_hit_l0, list, {.name = 6236, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 6263, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 200003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 6287, .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100021, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 6311, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 6336, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100021, .has_latency = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 6361, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 50021, .has_latency = true}};
inline constexpr listed fb_hit{fb_hit, list, {.name = 6386, .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true}};
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed memside_cache{memside_cache, list, {.name = 6410, .code = 0x44, .mask2 = 0x4, .counters = 0x3ff, .period = 100021}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 6442, .code = 0x44, .mask = 0x1, .counters = 0x3ff, .period = 200003}};
} // namespace mem_store_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 6467, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 6505, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 6542, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 6580, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 6617, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 6653, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 6691, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 6728, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_1024{load_latency_gt_1024, list, {.name = 6764, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_2048{load_latency_gt_2048, list, {.name = 6803, .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = precision::can, .precise_on = 0x3fc, .needs = beside::ld_lat, .holds = 0x800, .period = 23, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_sample{store_sample, list, {.name = 6842, .code = 0xcd, .mask = 0x2, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .distribution = 0x3, .period = 1000003, .has_latency = true}};
} // namespace mem_trans_retired

namespace mem_uop_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6873, .code = 0xe5, .mask = 0xf, .counters = 0x3ff, .period = 1000003}};
} // namespace mem_uop_retired

namespace memory_stalls {
using namespace core_events;
inline constexpr listed l1{l1, list, {.name = 5470, .code = 0x46, .mask = 0x1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed l2{l2, list, {.name = 5487, .code = 0x46, .mask = 0x2, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed l3{l3, list, {.name = 5504, .code = 0x46, .mask = 0x4, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed mem{mem, list, {.name = 5521, .code = 0x46, .mask = 0x8, .counters = 0x3ff, .period = 1000003}};
} // namespace memory_stalls

namespace misc2_retired {
using namespace core_events;
inline constexpr listed lfence{lfence, list, {.name = 6893, .code = 0xe0, .mask = 0x20, .counters = 0x3ff, .period = 400009}};
} // namespace misc2_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 6914, .code = 0xe4, .mask = 0x1, .counters = 0x3ff, .precise = precision::can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003}};
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6939, .code = 0x21, .mask = 0x1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 6971, .code = 0x21, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7003, .code = 0x21, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed data_rd{data_rd, list, {.name = 7031, .code = 0x21, .mask = 0x8, .counters = 0x3ff, .period = 100003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 7056, .code = 0x21, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
inline constexpr listed all_requests{all_requests, list, {.name = 7096, .code = 0x21, .mask = 0x80, .counters = 0x3ff, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 7126, .code = 0x20, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7182, .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_code_rd{cycles_with_demand_code_rd, list, {.name = 7226, .code = 0x20, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7282, .code = 0x20, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 7326, .code = 0x20, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7378, .code = 0x20, .mask = 0x4, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 7418, .code = 0x20, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed data_rd{data_rd, list, {.name = 7467, .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_l3_miss_demand_data_rd{cycles_with_l3_miss_demand_data_rd, list, {.name = 7504, .code = 0x20, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 7568, .code = 0x20, .mask = 0x10, .counters = 0xf, .period = 2000003}};
} // namespace offcore_requests_outstanding

namespace rs {
using namespace core_events;
inline constexpr listed empty_resource{empty_resource, list, {.name = 7620, .code = 0xa5, .mask = 0x1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed empty{empty, list, {.name = 7638, .code = 0xa5, .mask = 0x7, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed empty_count{empty_count, list, {.name = 7647, .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0x3ff, .period = 100003}};
} // namespace rs

namespace sq_misc {
using namespace core_events;
inline constexpr listed bus_lock{bus_lock, list, {.name = 7662, .code = 0x2c, .mask = 0x10, .counters = 0x3ff, .period = 100003}};
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 7679, .code = 0x40, .mask = 0x1, .counters = 0x3ff, .period = 100003}};
inline constexpr listed t0{t0, list, {.name = 7702, .code = 0x40, .mask = 0x2, .counters = 0x3ff, .period = 100003}};
inline constexpr listed t1_t2{t1_t2, list, {.name = 7724, .code = 0x40, .mask = 0x4, .counters = 0x3ff, .period = 100003}};
inline constexpr listed prefetchw{prefetchw, list, {.name = 7749, .code = 0x40, .mask = 0x8, .counters = 0x3ff, .period = 100003}};
inline constexpr listed any{any, list, {.name = 7778, .code = 0x40, .mask = 0xf, .counters = 0x3ff, .period = 100003}};
} // namespace sw_prefetch_access

namespace topdown {
using namespace core_events;
inline constexpr listed slots{slots, list, {.name = 7801, .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003}};
inline constexpr listed slots_p{slots_p, list, {.name = 7815, .code = 0xa4, .mask = 0x1, .counters = 0x3ff, .period = 10000003}};
inline constexpr listed backend_bound_slots{backend_bound_slots, list, {.name = 7831, .code = 0xa4, .mask = 0x2, .counters = 0x3ff, .period = 10000003}};
inline constexpr listed bad_spec_slots{bad_spec_slots, list, {.name = 7859, .code = 0xa4, .mask = 0x4, .counters = 0x1, .period = 10000003}};
inline constexpr listed br_mispredict_slots{br_mispredict_slots, list, {.name = 7882, .code = 0xa4, .mask = 0x8, .counters = 0x1, .period = 10000003}};
inline constexpr listed memory_bound_slots{memory_bound_slots, list, {.name = 7910, .code = 0xa4, .mask = 0x10, .counters = 0x8, .period = 10000003}};
} // namespace topdown

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0_uops{dec0_uops, list, {.name = 7937, .code = 0x76, .mask = 0x1, .counters = 0x3ff, .period = 1000003}};
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed int_eu_all{int_eu_all, list, {.name = 7960, .code = 0xb2, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed alu{alu, list, {.name = 7987, .code = 0xb2, .mask = 0x2, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed load{load, list, {.name = 8007, .code = 0xb2, .mask = 0x4, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed slow{slow, list, {.name = 8028, .code = 0xb2, .mask = 0x8, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed std{std, list, {.name = 8049, .code = 0xb2, .mask = 0x10, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed shift{shift, list, {.name = 8069, .code = 0xb2, .mask = 0x20, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed jmp{jmp, list, {.name = 8091, .code = 0xb2, .mask = 0x40, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed sta{sta, list, {.name = 8111, .code = 0xb2, .mask = 0x80, .counters = 0x3ff, .period = 2000003}};
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed cycles_ge_1{cycles_ge_1, list, {.name = 8131, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0x8, .period = 2000003}};
inline constexpr listed cycles_ge_2{cycles_ge_2, list, {.name = 8157, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0x8, .period = 2000003}};
inline constexpr listed cycles_ge_3{cycles_ge_3, list, {.name = 8183, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0x8, .period = 2000003}};
inline constexpr listed cycles_ge_4{cycles_ge_4, list, {.name = 8209, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0x8, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 8235, .code = 0xb1, .mask = 0x1, .counters = 0x8, .period = 2000003}};
inline constexpr listed stalls{stalls, list, {.name = 8256, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0x8, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 8277, .code = 0xb1, .mask = 0x10, .counters = 0x3ff, .period = 2000003}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 8295, .code = 0xae, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed cycles{cycles, list, {.name = 8311, .code = 0xae, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed heavy{heavy, list, {.name = 8330, .code = 0xc2, .mask = 0x1, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed slots{slots, list, {.name = 8349, .code = 0xc2, .mask = 0x2, .counters = 0x3ff, .period = 2000003}};
inline constexpr listed stalls{stalls, list, {.name = 8368, .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed cycles{cycles, list, {.name = 8388, .code = 0xc2, .mask = 0x2, .threshold = 1, .counters = 0x3ff, .period = 1000003}};
inline constexpr listed ms{ms, list, {.name = 8408, .code = 0xc2, .mask = 0x4, .counters = 0x3ff, .needs = beside::frontend, .holds = 0x8, .period = 2000003, .taken_alone = true}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 8424, .code = 0xc2, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0x3ff, .needs = beside::frontend, .holds = 0x8, .period = 2000003, .taken_alone = true}};
} // namespace uops_retired

namespace xq {
using namespace core_events;
inline constexpr listed full{full, list, {.name = 8449, .code = 0x2d, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 1000003}};
} // namespace xq

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpdiv_active,
    &arith::idiv_active,
    &arith::div_active,
    &assists::fp,
    &assists::hardware,
    &assists::page_fault,
    &assists::sse_avx_mix,
    &assists::any,
    &baclears::any,
    &be_stalls::scoreboard,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond_taken_fwd,
    &br_inst_retired::cond_taken,
    &br_inst_retired::cond_taken_bwd,
    &br_inst_retired::near_call,
    &br_inst_retired::near_return,
    &br_inst_retired::cond_ntaken,
    &br_inst_retired::cond,
    &br_inst_retired::near_taken,
    &br_inst_retired::far_branch,
    &br_inst_retired::indirect,
    &br_misp_retired::all_branches,
    &br_misp_retired::cond_taken_fwd,
    &br_misp_retired::cond_taken,
    &br_misp_retired::cond_taken_bwd,
    &br_misp_retired::indirect_call,
    &br_misp_retired::ret,
    &br_misp_retired::cond_ntaken,
    &br_misp_retired::cond,
    &br_misp_retired::near_taken,
    &br_misp_retired::cond_taken_fwd_cost,
    &br_misp_retired::cond_taken_cost,
    &br_misp_retired::cond_taken_bwd_cost,
    &br_misp_retired::indirect_call_cost,
    &br_misp_retired::all_branches_cost,
    &br_misp_retired::ret_cost,
    &br_misp_retired::cond_ntaken_cost,
    &br_misp_retired::cond_cost,
    &br_misp_retired::near_taken_cost,
    &br_misp_retired::indirect,
    &br_misp_retired::indirect_cost,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &cpu_clk_unhalted::c01,
    &cpu_clk_unhalted::c02,
    &cpu_clk_unhalted::pause,
    &cpu_clk_unhalted::pause_inst,
    &cpu_clk_unhalted::c0_wait,
    &cycle_activity::stalls_total,
    &cycle_activity::cycles_mem_any,
    &decode::lcp,
    &decode::ms_busy,
    &dependent_loads::any,
    &dsb2mite_switches::penalty_cycles,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_active,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_active,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &exe_activity::_1_ports_util,
    &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util,
    &exe_activity::_2_3_ports_util,
    &exe_activity::_4_ports_util,
    &exe_activity::bound_on_loads,
    &exe_activity::bound_on_stores,
    &exe_activity::exe_bound_0_ports,
    &fp_arith_dispatched::v0,
    &fp_arith_dispatched::v1,
    &fp_arith_dispatched::v2,
    &fp_arith_dispatched::v3,
    &fp_arith_inst_retired::scalar_double,
    &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar,
    &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single,
    &fp_arith_inst_retired::vector_128b,
    &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::vector_256b,
    &fp_arith_inst_retired::vector,
    &fp_arith_ops_retired::scalar_double,
    &fp_arith_ops_retired::scalar_single,
    &fp_arith_ops_retired::scalar,
    &fp_arith_ops_retired::_128b_packed_double,
    &fp_arith_ops_retired::_128b_packed_single,
    &fp_arith_ops_retired::vector_128b,
    &fp_arith_ops_retired::_256b_packed_double,
    &fp_arith_ops_retired::_4_flops,
    &fp_arith_ops_retired::_256b_packed_single,
    &fp_arith_ops_retired::vector_256b,
    &fp_arith_ops_retired::vector,
    &frontend_retired::misp_ant,
    &frontend_retired::dsb_miss,
    &frontend_retired::itlb_miss,
    &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss,
    &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_8,
    &frontend_retired::stlb_miss,
    &frontend_retired::unknown_branch,
    &frontend_retired::ms_flows,
    &frontend_retired::any_dsb_miss,
    &frontend_retired::any_ant,
    &icache_data::stalls,
    &icache_data::stall_periods,
    &icache_tag::stalls,
    &icache_tag::stalls_isb,
    &icache_tag::stalls_inuse,
    &idq::mite_cycles_any,
    &idq::mite_cycles_ok,
    &idq::mite_uops,
    &idq::dsb_cycles_any,
    &idq::dsb_cycles_ok,
    &idq::dsb_uops,
    &idq::ms_cycles_any,
    &idq::ms_switches,
    &idq::ms_uops,
    &idq_bubbles::core,
    &idq_bubbles::cycles_0_uops_deliv_core,
    &idq_bubbles::cycles_fe_was_ok,
    &idq_bubbles::starvation_cycles,
    &idq_bubbles::fetch_latency,
    &inst_decoded::decoders,
    &inst_retired::any,
    &inst_retired::prec_dist,
    &inst_retired::any_p,
    &inst_retired::nop,
    &inst_retired::rep_iteration,
    &inst_retired::br_fused,
    &inst_retired::macro_fused,
    &int_misc::recovery_cycles,
    &int_misc::clears_count,
    &int_misc::uop_dropping,
    &int_misc::unknown_branch_cycles,
    &int_misc::bpclear_cycles,
    &int_misc::clear_resteer_cycles,
    &int_vec_retired::add_128,
    &int_vec_retired::add_256,
    &int_vec_retired::vnni_128,
    &int_vec_retired::_128bit,
    &int_vec_retired::vnni_256,
    &int_vec_retired::shuffles,
    &int_vec_retired::mul_256,
    &int_vec_retired::_256bit,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_active,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &l1d::l0_replacement,
    &l1d::l1_replacement,
    &l1d::replacement,
    &l1d_miss::load,
    &l1d_miss::fb_full,
    &l1d_miss::l2_stalls,
    &l1d_pending::load,
    &l1d_pending::load_cycles,
    &l2_lines_in::all,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf,
    &l2_request::miss,
    &l2_request::hit,
    &l2_request::all,
    &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::references,
    &l2_rqsts::any,
    &ld_blocks::address_alias,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &ld_blocks::store_early,
    &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::cycles_active,
    &lsd::cycles_ok,
    &lsd::uops,
    &machine_clears::count,
    &machine_clears::memory_ordering,
    &machine_clears::smc,
    &mem_inst_retired::stlb_hit_loads,
    &mem_inst_retired::stlb_hit_stores,
    &mem_inst_retired::stlb_hit_swpf,
    &mem_inst_retired::stlb_hit_any,
    &mem_inst_retired::stlb_miss_loads,
    &mem_inst_retired::stlb_miss_stores,
    &mem_inst_retired::stlb_miss_swpf,
    &mem_inst_retired::stlb_miss_any,
    &mem_inst_retired::lock_loads,
    &mem_inst_retired::split_loads,
    &mem_inst_retired::split_stores,
    &mem_inst_retired::all_loads,
    &mem_inst_retired::all_stores,
    &mem_inst_retired::all_swpf,
    &mem_inst_retired::any,
    &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_no_fwd,
    &mem_load_l3_hit_retired::xsnp_hitm,
    &mem_load_l3_hit_retired::xsnp_fwd,
    &mem_load_l3_miss_retired::memside_cache,
    &mem_load_misc_retired::uc,
    &mem_load_retired::l1_hit_l1,
    &mem_load_retired::l1_hit,
    &mem_load_retired::l1_hit_l0,
    &mem_load_retired::l2_hit,
    &mem_load_retired::l3_hit,
    &mem_load_retired::l1_miss,
    &mem_load_retired::l2_miss,
    &mem_load_retired::l3_miss,
    &mem_load_retired::fb_hit,
    &mem_store_retired::memside_cache,
    &mem_store_retired::l2_hit,
    &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_512,
    &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_1024,
    &mem_trans_retired::load_latency_gt_2048,
    &mem_trans_retired::store_sample,
    &mem_uop_retired::any,
    &memory_stalls::l1,
    &memory_stalls::l2,
    &memory_stalls::l3,
    &memory_stalls::mem,
    &misc2_retired::lfence,
    &misc_retired::lbr_inserts,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::data_rd,
    &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::data_rd,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &rs::empty_resource,
    &rs::empty,
    &rs::empty_count,
    &sq_misc::bus_lock,
    &sw_prefetch_access::nta,
    &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2,
    &sw_prefetch_access::prefetchw,
    &sw_prefetch_access::any,
    &topdown::slots,
    &topdown::slots_p,
    &topdown::backend_bound_slots,
    &topdown::bad_spec_slots,
    &topdown::br_mispredict_slots,
    &topdown::memory_bound_slots,
    &uops_decoded::dec0_uops,
    &uops_dispatched::int_eu_all,
    &uops_dispatched::alu,
    &uops_dispatched::load,
    &uops_dispatched::slow,
    &uops_dispatched::std,
    &uops_dispatched::shift,
    &uops_dispatched::jmp,
    &uops_dispatched::sta,
    &uops_executed::cycles_ge_1,
    &uops_executed::cycles_ge_2,
    &uops_executed::cycles_ge_3,
    &uops_executed::cycles_ge_4,
    &uops_executed::thread,
    &uops_executed::stalls,
    &uops_executed::x87,
    &uops_issued::any,
    &uops_issued::cycles,
    &uops_retired::heavy,
    &uops_retired::slots,
    &uops_retired::stalls,
    &uops_retired::cycles,
    &uops_retired::ms,
    &uops_retired::ms_switches,
    &xq::full,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::lnl
