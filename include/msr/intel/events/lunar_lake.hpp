// Events of Lunar Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// lnl_lioncove: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_lioncove_core.json, version
// 1.26 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::lunar_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr core sharers[] = {core::arrow_lake_core, core::panther_lake_core};
inline constexpr select::event_list list{"lunar_lake", core::lunar_lake, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpdiv_active{{&list, 0x100010b0, 0x3ff, 0xf424300000, 0x0}, {}, &fpdiv_active}; // .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 1000003
inline constexpr listed idiv_active{{&list, 0x100080b0, 0x3ff, 0xf424300013, 0x0}, {}, &idiv_active}; // .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0x3ff, .period = 1000003
inline constexpr listed div_active{{&list, 0x100090b0, 0x3ff, 0xf424300025, 0x0}, {}, &div_active}; // .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0x3ff, .period = 1000003
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{{&list, 0x20c1, 0x3ff, 0x186a300036, 0x0}, {}, &fp}; // .code = 0xc1, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed hardware{{&list, 0x40c1, 0x3ff, 0x186a300041, 0x0}, {}, &hardware}; // .code = 0xc1, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed page_fault{{&list, 0x80c1, 0x3ff, 0xf424300052, 0x0}, {}, &page_fault}; // .code = 0xc1, .mask = 0x8, .counters = 0x3ff, .period = 1000003
inline constexpr listed sse_avx_mix{{&list, 0x100c1, 0x3ff, 0xf424300065, 0x0}, {}, &sse_avx_mix}; // .code = 0xc1, .mask = 0x10, .counters = 0x3ff, .period = 1000003
inline constexpr listed any{{&list, 0x1f0c1, 0x3ff, 0x186a300079, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0x1f, .counters = 0x3ff, .period = 100003
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x1060, 0x3ff, 0x186a300085, 0x0}, {}, &any}; // .code = 0x60, .mask = 0x1, .counters = 0x3ff, .period = 100003
} // namespace baclears

namespace be_stalls {
using namespace core_events;
inline constexpr listed scoreboard{{&list, 0x20a2, 0x3ff, 0x186a300092, 0x0}, {}, &scoreboard}; // .code = 0xa2, .mask = 0x2, .counters = 0x3ff, .period = 100003
} // namespace be_stalls

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1003ff000003ff, 0x3061a89000a7, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr listed cond_taken_fwd{{&list, 0x1000c4, 0x1003ff000003ff, 0x1003061a89000c4, 0x0}, {}, &cond_taken_fwd}; // .code = 0xc4, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken{{&list, 0x1010c4, 0x1003ff000003ff, 0x1003061a89000e3, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x1, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken_bwd{{&list, 0x10c4, 0x1003ff000003ff, 0x3061a89000fe, 0x0}, {}, &cond_taken_bwd}; // .code = 0xc4, .mask = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x1003ff000003ff, 0x10030186a70011d, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .missing = 0x2
inline constexpr listed near_return{{&list, 0x80c4, 0x1003ff000003ff, 0x30186a700137, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr listed cond_ntaken{{&list, 0x100c4, 0x1003ff000003ff, 0x1003061a8900153, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond{{&list, 0x1110c4, 0x1003ff000003ff, 0x1003061a890016f, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x11, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed near_taken{{&list, 0x200c4, 0x1003ff000003ff, 0x1003061a8900184, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed far_branch{{&list, 0x400c4, 0x1003ff000003ff, 0x10030186a70019f, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .missing = 0x2
inline constexpr listed indirect{{&list, 0x800c4, 0x1003ff000003ff, 0x10030186a3001ba, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0x80, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .missing = 0x2
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1003ff000003ff, 0x3061a89001d3, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr listed cond_taken_fwd{{&list, 0x1000c5, 0x1003ff000003ff, 0x1003061a89001f0, 0x0}, {}, &cond_taken_fwd}; // .code = 0xc5, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken{{&list, 0x1010c5, 0x1003ff000003ff, 0x1003061a890020f, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0x1, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken_bwd{{&list, 0x10c5, 0x1003ff000003ff, 0x3061a890022a, 0x0}, {}, &cond_taken_bwd}; // .code = 0xc5, .mask = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr listed indirect_call{{&list, 0x20c5, 0x1003ff000003ff, 0x1003061a8900249, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed ret{{&list, 0x80c5, 0x1003ff000003ff, 0x10030186a700267, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .missing = 0x2
inline constexpr listed cond_ntaken{{&list, 0x100c5, 0x1003ff000003ff, 0x1003061a890027b, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond{{&list, 0x1110c5, 0x1003ff000003ff, 0x1003061a8900297, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x11, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed near_taken{{&list, 0x200c5, 0x1003ff000003ff, 0x1003061a89002ac, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken_fwd_cost{{&list, 0x1400c5, 0x2003ff000003ff, 0x1003061a89002c7, 0x0}, {}, &cond_taken_fwd_cost}; // .code = 0xc5, .mask = 0x40, .mask2 = 0x1, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken_cost{{&list, 0x1410c5, 0x2003ff000003ff, 0x1003061a89002eb, 0x0}, {}, &cond_taken_cost}; // .code = 0xc5, .mask = 0x41, .mask2 = 0x1, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_taken_bwd_cost{{&list, 0x410c5, 0x2003ff000003ff, 0x1003061a890030b, 0x0}, {}, &cond_taken_bwd_cost}; // .code = 0xc5, .mask = 0x41, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed indirect_call_cost{{&list, 0x420c5, 0x2003ff000003ff, 0x1003061a890032f, 0x0}, {}, &indirect_call_cost}; // .code = 0xc5, .mask = 0x42, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed all_branches_cost{{&list, 0x440c5, 0x2003ff000003ff, 0x1003061a8900352, 0x0}, {}, &all_branches_cost}; // .code = 0xc5, .mask = 0x44, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed ret_cost{{&list, 0x480c5, 0x2003ff000003ff, 0x10030186a700374, 0x0}, {}, &ret_cost}; // .code = 0xc5, .mask = 0x48, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .missing = 0x2
inline constexpr listed cond_ntaken_cost{{&list, 0x500c5, 0x2003ff000003ff, 0x1003061a890038d, 0x0}, {}, &cond_ntaken_cost}; // .code = 0xc5, .mask = 0x50, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed cond_cost{{&list, 0x1510c5, 0x2003ff000003ff, 0x1003061a89003ae, 0x0}, {}, &cond_cost}; // .code = 0xc5, .mask = 0x51, .mask2 = 0x1, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed near_taken_cost{{&list, 0x600c5, 0x2003ff000003ff, 0x1003061a89003c8, 0x0}, {}, &near_taken_cost}; // .code = 0xc5, .mask = 0x60, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .missing = 0x2
inline constexpr listed indirect{{&list, 0x800c5, 0x1003ff000003ff, 0x10030186a3003e8, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0x80, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .missing = 0x2
inline constexpr listed indirect_cost{{&list, 0xc00c5, 0x2003ff000003ff, 0x10030186a300401, 0x0}, {}, &indirect_cost}; // .code = 0xc5, .mask = 0xc0, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .missing = 0x2
} // namespace br_misp_retired

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e84830041f, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e848300437, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e84830044d, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0x3ff, 0x1e848300466, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0x3ff, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0x3ff, 0x1e848300480, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3ff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0x3ff, 0x1e848300498, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0x3ff, .period = 2000003
inline constexpr listed c01{{&list, 0x100ec, 0x3ff, 0x1e8483004b3, 0x0}, {}, &c01}; // .code = 0xec, .mask = 0x10, .counters = 0x3ff, .period = 2000003
inline constexpr listed c02{{&list, 0x200ec, 0x3ff, 0x1e8483004c8, 0x0}, {}, &c02}; // .code = 0xec, .mask = 0x20, .counters = 0x3ff, .period = 2000003
inline constexpr listed pause{{&list, 0x400ec, 0x3ff, 0x1e8483004dd, 0x0}, {}, &pause}; // .code = 0xec, .mask = 0x40, .counters = 0x3ff, .period = 2000003
inline constexpr listed pause_inst{{&list, 0x20100400ec, 0x3ff, 0x1e8483004f4, 0x0}, {}, &pause_inst}; // .code = 0xec, .mask = 0x40, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 2000003
inline constexpr listed c0_wait{{&list, 0x700ec, 0x3ff, 0x1e848300510, 0x0}, {}, &c0_wait}; // .code = 0xec, .mask = 0x70, .counters = 0x3ff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed stalls_total{{&list, 0x400040a3, 0x3ff, 0xf424300529, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0x3ff, .period = 1000003
inline constexpr listed cycles_mem_any{{&list, 0x1000100a3, 0x3ff, 0xf424300545, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0x3ff, .period = 1000003
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0x3ff, 0x7a12900563, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0x3ff, .period = 500009
inline constexpr listed ms_busy{{&list, 0x2087, 0x3ff, 0x7a1290056e, 0x0}, {}, &ms_busy}; // .code = 0x87, .mask = 0x2, .counters = 0x3ff, .period = 500009
} // namespace decode

namespace dependent_loads {
using namespace core_events;
inline constexpr listed any{{&list, 0x7002, 0x3ff, 0xf42430057d, 0x0}, {}, &any}; // .code = 0x02, .mask = 0x7, .counters = 0x3ff, .period = 1000003
} // namespace dependent_loads

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{{&list, 0x2061, 0x3ff, 0x186a300591, 0x0}, {}, &penalty_cycles}; // .code = 0x61, .mask = 0x2, .counters = 0x3ff, .period = 100003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2012, 0x3ff, 0x186a3005b2, 0x0}, {}, &walk_completed_4k}; // .code = 0x12, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4012, 0x3ff, 0x186a3005d5, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x12, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8012, 0x3ff, 0x186a3005fb, 0x0}, {}, &walk_completed_1g}; // .code = 0x12, .mask = 0x8, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe012, 0x3ff, 0x186a30061e, 0x0}, {}, &walk_completed}; // .code = 0x12, .mask = 0xe, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010012, 0x3ff, 0x186a30063e, 0x0}, {}, &walk_active}; // .code = 0x12, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10012, 0x3ff, 0x186a30065b, 0x0}, {}, &walk_pending}; // .code = 0x12, .mask = 0x10, .counters = 0x3ff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x320012, 0x3ff, 0x186a300679, 0x0}, {}, &stlb_hit}; // .code = 0x12, .mask = 0x20, .mask2 = 0x3, .counters = 0x3ff, .period = 100003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2013, 0x3ff, 0x186a300693, 0x0}, {}, &walk_completed_4k}; // .code = 0x13, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4013, 0x3ff, 0x186a3006b7, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x13, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8013, 0x3ff, 0x186a3006de, 0x0}, {}, &walk_completed_1g}; // .code = 0x13, .mask = 0x8, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe013, 0x3ff, 0x186a300702, 0x0}, {}, &walk_completed}; // .code = 0x13, .mask = 0xe, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010013, 0x3ff, 0x186a300723, 0x0}, {}, &walk_active}; // .code = 0x13, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10013, 0x3ff, 0x186a300741, 0x0}, {}, &walk_pending}; // .code = 0x13, .mask = 0x10, .counters = 0x3ff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x320013, 0x3ff, 0x186a300760, 0x0}, {}, &stlb_hit}; // .code = 0x13, .mask = 0x20, .mask2 = 0x3, .counters = 0x3ff, .period = 100003
} // namespace dtlb_store_misses

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{{&list, 0x20a6, 0x3ff, 0x1e84830077b, 0x0}, {}, &_1_ports_util}; // .code = 0xa6, .mask = 0x2, .counters = 0x3ff, .period = 2000003
inline constexpr listed _2_ports_util{{&list, 0x40a6, 0x3ff, 0x1e848300795, 0x0}, {}, &_2_ports_util}; // .code = 0xa6, .mask = 0x4, .counters = 0x3ff, .period = 2000003
inline constexpr listed _3_ports_util{{&list, 0x80a6, 0x3ff, 0x1e8483007af, 0x0}, {}, &_3_ports_util}; // .code = 0xa6, .mask = 0x8, .counters = 0x3ff, .period = 2000003
inline constexpr listed _2_3_ports_util{{&list, 0xc0a6, 0x3ff, 0x1e8483007c9, 0x0}, {}, &_2_3_ports_util}; // .code = 0xa6, .mask = 0xc, .counters = 0x3ff, .period = 2000003
inline constexpr listed _4_ports_util{{&list, 0x100a6, 0x3ff, 0x1e8483007e5, 0x0}, {}, &_4_ports_util}; // .code = 0xa6, .mask = 0x10, .counters = 0x3ff, .period = 2000003
inline constexpr listed bound_on_loads{{&list, 0x500210a6, 0x3ff, 0x1e8483007ff, 0x0}, {}, &bound_on_loads}; // .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0x3ff, .period = 2000003
inline constexpr listed bound_on_stores{{&list, 0x200400a6, 0x3ff, 0xf42430081b, 0x0}, {}, &bound_on_stores}; // .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0x3ff, .period = 1000003
inline constexpr listed exe_bound_0_ports{{&list, 0x800a6, 0x3ff, 0xf424300838, 0x0}, {}, &exe_bound_0_ports}; // .code = 0xa6, .mask = 0x80, .counters = 0x3ff, .period = 1000003
} // namespace exe_activity

namespace fp_arith_dispatched {
using namespace core_events;
inline constexpr listed v0{{&list, 0x10b3, 0x3ff, 0x1e848300857, 0x0}, {}, &v0}; // .code = 0xb3, .mask = 0x1, .counters = 0x3ff, .period = 2000003
inline constexpr listed v1{{&list, 0x20b3, 0x3ff, 0x1e84830086e, 0x0}, {}, &v1}; // .code = 0xb3, .mask = 0x2, .counters = 0x3ff, .period = 2000003
inline constexpr listed v2{{&list, 0x40b3, 0x3ff, 0x1e848300885, 0x0}, {}, &v2}; // .code = 0xb3, .mask = 0x4, .counters = 0x3ff, .period = 2000003
inline constexpr listed v3{{&list, 0x80b3, 0x3ff, 0x1e84830089c, 0x0}, {}, &v3}; // .code = 0xb3, .mask = 0x8, .counters = 0x3ff, .period = 2000003
} // namespace fp_arith_dispatched

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0x3ff, 0x12000186a3008b3, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed scalar_single{{&list, 0x20c7, 0x3ff, 0x12000186a3008d7, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed scalar{{&list, 0x30c7, 0x3ff, 0x12000f4243008fb, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0x3ff, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0x3ff, 0x12000186a300918, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0x3ff, 0x12000186a300941, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed vector_128b{{&list, 0xc0c7, 0x3ff, 0x10000186a30096a, 0x0}, {}, &vector_128b}; // .code = 0xc7, .mask = 0xc, .counters = 0x3ff, .period = 100003, .missing = 0x2
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0x3ff, 0x12000186a30098c, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed _4_flops{{&list, 0x180c7, 0x3ff, 0x12000186a3009b5, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0x3ff, 0x12000186a3009d3, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0x3ff, .period = 100003, .deprecated = true, .missing = 0x2
inline constexpr listed vector_256b{{&list, 0x300c7, 0x3ff, 0x10000186a3009fc, 0x0}, {}, &vector_256b}; // .code = 0xc7, .mask = 0x30, .counters = 0x3ff, .period = 100003, .missing = 0x2
inline constexpr listed vector{{&list, 0x3c0c7, 0x3ff, 0x12000f424300a1e, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0x3c, .counters = 0x3ff, .period = 1000003, .deprecated = true, .missing = 0x2
} // namespace fp_arith_inst_retired

namespace fp_arith_ops_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0x3ff, 0x186a300a3b, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0x3ff, .period = 100003
inline constexpr listed scalar_single{{&list, 0x20c7, 0x3ff, 0x186a300a5e, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed scalar{{&list, 0x30c7, 0x3ff, 0xf424300a81, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0x3ff, .period = 1000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0x3ff, 0x186a300a9d, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0x3ff, 0x186a300ac5, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0x3ff, .period = 100003
inline constexpr listed vector_128b{{&list, 0xc0c7, 0x3ff, 0x186a300aed, 0x0}, {}, &vector_128b}; // .code = 0xc7, .mask = 0xc, .counters = 0x3ff, .period = 100003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0x3ff, 0x186a300b0e, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0x3ff, .period = 100003
inline constexpr listed _4_flops{{&list, 0x180c7, 0x3ff, 0x186a300b36, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0x3ff, .period = 100003
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0x3ff, 0x186a300b53, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0x3ff, .period = 100003
inline constexpr listed vector_256b{{&list, 0x300c7, 0x3ff, 0x186a300b7b, 0x0}, {}, &vector_256b}; // .code = 0xc7, .mask = 0x30, .counters = 0x3ff, .period = 100003
inline constexpr listed vector{{&list, 0x3c0c7, 0x3ff, 0xf424300b9c, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0x3c, .counters = 0x3ff, .period = 1000003
} // namespace fp_arith_ops_retired

namespace frontend_retired {
using namespace core_events;
inline constexpr listed misp_ant{{&list, 0x20c6, 0x1003ff000003ff, 0xd30186a700bb8, 0x9}, {}, &misp_ant}; // .code = 0xc6, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x9, .period = 100007, .taken_alone = true
inline constexpr listed dsb_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700bd2, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true
inline constexpr listed itlb_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700bec, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true
inline constexpr listed l1i_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c07, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true
inline constexpr listed l2_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c21, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_128{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c3a, 0x608006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x608006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_16{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c5a, 0x601006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x601006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c79, 0x600206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x600206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_1{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700c97, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_256{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700cc2, 0x610006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x610006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_32{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700ce2, 0x602006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x602006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_4{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d01, 0x600406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x600406, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_512{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d1f, 0x620006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x620006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_64{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d3f, 0x604006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x604006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_8{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d5e, 0x600806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x600806, .period = 100007, .taken_alone = true
inline constexpr listed stlb_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d7c, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true
inline constexpr listed unknown_branch{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700d97, 0x17}, {}, &unknown_branch}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x17, .period = 100007, .taken_alone = true
inline constexpr listed ms_flows{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700db7, 0x8}, {}, &ms_flows}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x8, .period = 100007, .taken_alone = true
inline constexpr listed any_dsb_miss{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700dd1, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true
inline constexpr listed any_ant{{&list, 0x30c6, 0x1003ff000003ff, 0xd30186a700def, 0x9}, {}, &any_ant}; // .code = 0xc6, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .needs = frontend, .holds = 0x9, .period = 100007, .taken_alone = true
} // namespace frontend_retired

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4080, 0x3ff, 0x7a12900e08, 0x0}, {}, &stalls}; // .code = 0x80, .mask = 0x4, .counters = 0x3ff, .period = 500009
inline constexpr listed stall_periods{{&list, 0x2010004080, 0x3ff, 0x7a12900e1b, 0x0}, {}, &stall_periods}; // .code = 0x80, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 500009
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4083, 0x3ff, 0x30d4300e35, 0x0}, {}, &stalls}; // .code = 0x83, .mask = 0x4, .counters = 0x3ff, .period = 200003
inline constexpr listed stalls_isb{{&list, 0x8083, 0x3ff, 0x30d4300e47, 0x0}, {}, &stalls_isb}; // .code = 0x83, .mask = 0x8, .counters = 0x3ff, .period = 200003
inline constexpr listed stalls_inuse{{&list, 0x10083, 0x3ff, 0x30d4300e5d, 0x0}, {}, &stalls_inuse}; // .code = 0x83, .mask = 0x10, .counters = 0x3ff, .period = 200003
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_cycles_any{{&list, 0x10004079, 0x3ff, 0x1e848300e75, 0x0}, {}, &mite_cycles_any}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0x3ff, .period = 2000003
inline constexpr listed mite_cycles_ok{{&list, 0x80004079, 0x3ff, 0x1e848300e89, 0x0}, {}, &mite_cycles_ok}; // .code = 0x79, .mask = 0x4, .threshold = 8, .counters = 0x3ff, .period = 2000003
inline constexpr listed mite_uops{{&list, 0x4079, 0x3ff, 0x1e848300e9c, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0x3ff, .period = 2000003
inline constexpr listed dsb_cycles_any{{&list, 0x10008079, 0x3ff, 0x1e848300eaa, 0x0}, {}, &dsb_cycles_any}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0x3ff, .period = 2000003
inline constexpr listed dsb_cycles_ok{{&list, 0x80008079, 0x3ff, 0x1e848300ebd, 0x0}, {}, &dsb_cycles_ok}; // .code = 0x79, .mask = 0x8, .threshold = 8, .counters = 0x3ff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0x3ff, 0x1e848300ecf, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0x3ff, .period = 2000003
inline constexpr listed ms_cycles_any{{&list, 0x10020079, 0x3ff, 0x1e848300edc, 0x0}, {}, &ms_cycles_any}; // .code = 0x79, .mask = 0x20, .threshold = 1, .counters = 0x3ff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010020079, 0x3ff, 0x186a300eee, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x20, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 100003
inline constexpr listed ms_uops{{&list, 0x20079, 0x3ff, 0xf424300efe, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x20, .counters = 0x3ff, .period = 1000003
} // namespace idq

namespace idq_bubbles {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0x3ff, 0xf424300f0a, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0x3ff, .period = 1000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x8000109c, 0x3ff, 0x12000f424300f1b, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0x3ff, 0xf424300f40, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0x3ff, .period = 1000003
inline constexpr listed starvation_cycles{{&list, 0x8000109c, 0x3ff, 0xf424300f5d, 0x0}, {}, &starvation_cycles}; // .code = 0x9c, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 1000003
inline constexpr listed fetch_latency{{&list, 0x409c, 0x3ff, 0xf424300f7b, 0x0}, {}, &fetch_latency}; // .code = 0x9c, .mask = 0x4, .counters = 0x3ff, .period = 1000003
} // namespace idq_bubbles

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{{&list, 0x1075, 0x4, 0x1e848300f95, 0x0}, {}, &decoders}; // .code = 0x75, .mask = 0x1, .counters = 0x4, .period = 2000003
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e848300fab, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed prec_dist{{&list, 0x1000, 0x51000000000000, 0x1e848300fbc, 0x0}, {}, &prec_dist}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1003ff000003ff, 0x31e848300fd3, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003
inline constexpr listed nop{{&list, 0x20c0, 0x1003ff000003ff, 0x31e848300fe6, 0x0}, {}, &nop}; // .code = 0xc0, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003
inline constexpr listed rep_iteration{{&list, 0x80c0, 0x1003ff000003ff, 0x31e848300ff7, 0x0}, {}, &rep_iteration}; // .code = 0xc0, .mask = 0x8, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003
inline constexpr listed br_fused{{&list, 0x100c0, 0x1003ff000003ff, 0x30f424301012, 0x0}, {}, &br_fused}; // .code = 0xc0, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003
inline constexpr listed macro_fused{{&list, 0x300c0, 0x1003ff000003ff, 0x31e848301028, 0x0}, {}, &macro_fused}; // .code = 0xc0, .mask = 0x30, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 2000003
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x10ad, 0x3ff, 0x7a12901041, 0x0}, {}, &recovery_cycles}; // .code = 0xad, .mask = 0x1, .counters = 0x3ff, .period = 500009
inline constexpr listed clears_count{{&list, 0x20100010ad, 0x3ff, 0x7a1290105a, 0x0}, {}, &clears_count}; // .code = 0xad, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 500009
inline constexpr listed uop_dropping{{&list, 0x100ad, 0x3ff, 0xf424301070, 0x0}, {}, &uop_dropping}; // .code = 0xad, .mask = 0x10, .counters = 0x3ff, .period = 1000003
inline constexpr listed unknown_branch_cycles{{&list, 0x400ad, 0x3ff, 0xd00f424301086, 0x7}, {}, &unknown_branch_cycles}; // .code = 0xad, .mask = 0x40, .counters = 0x3ff, .needs = frontend, .holds = 0x7, .period = 1000003, .taken_alone = true
inline constexpr listed bpclear_cycles{{&list, 0x400ad, 0x3ff, 0xd00f4243010a5, 0xb}, {}, &bpclear_cycles}; // .code = 0xad, .mask = 0x40, .counters = 0x3ff, .needs = frontend, .holds = 0xb, .period = 1000003, .taken_alone = true
inline constexpr listed clear_resteer_cycles{{&list, 0x800ad, 0x3ff, 0x7a129010bd, 0x0}, {}, &clear_resteer_cycles}; // .code = 0xad, .mask = 0x80, .counters = 0x3ff, .period = 500009
} // namespace int_misc

namespace int_vec_retired {
using namespace core_events;
inline constexpr listed add_128{{&list, 0x30e7, 0x3ff, 0xf4243010db, 0x0}, {}, &add_128}; // .code = 0xe7, .mask = 0x3, .counters = 0x3ff, .period = 1000003
inline constexpr listed add_256{{&list, 0xc0e7, 0x3ff, 0xf4243010f3, 0x0}, {}, &add_256}; // .code = 0xe7, .mask = 0xc, .counters = 0x3ff, .period = 1000003
inline constexpr listed vnni_128{{&list, 0x100e7, 0x3ff, 0xf42430110b, 0x0}, {}, &vnni_128}; // .code = 0xe7, .mask = 0x10, .counters = 0x3ff, .period = 1000003
inline constexpr listed _128bit{{&list, 0x130e7, 0x3ff, 0xf424301124, 0x0}, {}, &_128bit}; // .code = 0xe7, .mask = 0x13, .counters = 0x3ff, .period = 1000003
inline constexpr listed vnni_256{{&list, 0x200e7, 0x3ff, 0xf42430113b, 0x0}, {}, &vnni_256}; // .code = 0xe7, .mask = 0x20, .counters = 0x3ff, .period = 1000003
inline constexpr listed shuffles{{&list, 0x400e7, 0x3ff, 0xf424301154, 0x0}, {}, &shuffles}; // .code = 0xe7, .mask = 0x40, .counters = 0x3ff, .period = 1000003
inline constexpr listed mul_256{{&list, 0x800e7, 0x3ff, 0xf42430116d, 0x0}, {}, &mul_256}; // .code = 0xe7, .mask = 0x80, .counters = 0x3ff, .period = 1000003
inline constexpr listed _256bit{{&list, 0xac0e7, 0x3ff, 0xf424301185, 0x0}, {}, &_256bit}; // .code = 0xe7, .mask = 0xac, .counters = 0x3ff, .period = 1000003
} // namespace int_vec_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2011, 0x3ff, 0x186a30119c, 0x0}, {}, &walk_completed_4k}; // .code = 0x11, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4011, 0x3ff, 0x186a3011ba, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x11, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe011, 0x3ff, 0x186a3011db, 0x0}, {}, &walk_completed}; // .code = 0x11, .mask = 0xe, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010011, 0x3ff, 0x186a3011f6, 0x0}, {}, &walk_active}; // .code = 0x11, .mask = 0x10, .threshold = 1, .counters = 0x3ff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10011, 0x3ff, 0x186a30120e, 0x0}, {}, &walk_pending}; // .code = 0x11, .mask = 0x10, .counters = 0x3ff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x120011, 0x3ff, 0x186a301227, 0x0}, {}, &stlb_hit}; // .code = 0x11, .mask = 0x20, .mask2 = 0x1, .counters = 0x3ff, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed l0_replacement{{&list, 0x1051, 0x3ff, 0x186a30123c, 0x0}, {}, &l0_replacement}; // .code = 0x51, .mask = 0x1, .counters = 0x3ff, .period = 100003
inline constexpr listed l1_replacement{{&list, 0x4051, 0x3ff, 0xf42430124f, 0x0}, {}, &l1_replacement}; // .code = 0x51, .mask = 0x4, .counters = 0x3ff, .period = 1000003
inline constexpr listed replacement{{&list, 0x5051, 0x3ff, 0xf424301262, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x5, .counters = 0x3ff, .period = 1000003
} // namespace l1d

namespace l1d_miss {
using namespace core_events;
inline constexpr listed load{{&list, 0x1049, 0x3ff, 0xf424301272, 0x0}, {}, &load}; // .code = 0x49, .mask = 0x1, .counters = 0x3ff, .period = 1000003
inline constexpr listed fb_full{{&list, 0x2049, 0x3ff, 0xf424301280, 0x0}, {}, &fb_full}; // .code = 0x49, .mask = 0x2, .counters = 0x3ff, .period = 1000003
inline constexpr listed l2_stalls{{&list, 0x4049, 0x3ff, 0xf424301291, 0x0}, {}, &l2_stalls}; // .code = 0x49, .mask = 0x4, .counters = 0x3ff, .period = 1000003
} // namespace l1d_miss

namespace l1d_pending {
using namespace core_events;
inline constexpr listed load{{&list, 0x1048, 0x4, 0xf4243012a4, 0x0}, {}, &load}; // .code = 0x48, .mask = 0x1, .counters = 0x4, .period = 1000003
inline constexpr listed load_cycles{{&list, 0x10001048, 0x4, 0xf4243012b5, 0x0}, {}, &load_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .period = 1000003
} // namespace l1d_pending

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{{&list, 0x1f025, 0x3ff, 0x186a3012cd, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f, .counters = 0x3ff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x1026, 0x3ff, 0x30d43012dd, 0x0}, {}, &silent}; // .code = 0x26, .mask = 0x1, .counters = 0x3ff, .period = 200003
inline constexpr listed non_silent{{&list, 0x2026, 0x3ff, 0x30d43012f1, 0x0}, {}, &non_silent}; // .code = 0x26, .mask = 0x2, .counters = 0x3ff, .period = 200003
inline constexpr listed useless_hwpf{{&list, 0x4026, 0x3ff, 0x30d4301309, 0x0}, {}, &useless_hwpf}; // .code = 0x26, .mask = 0x4, .counters = 0x3ff, .period = 200003
} // namespace l2_lines_out

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{{&list, 0x3f024, 0x3ff, 0x30d4301323, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0x3ff, .period = 200003
inline constexpr listed hit{{&list, 0x5f024, 0x3ff, 0x30d4301333, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x5f, .counters = 0x3ff, .period = 200003
inline constexpr listed all{{&list, 0xff024, 0x3ff, 0x30d4301342, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003
} // namespace l2_request

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0x3ff, 0x30d4301351, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0x3ff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0x3ff, 0x30d430136e, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0x3ff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0x3ff, 0x30d4301380, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0x3ff, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0x3ff, 0x30d4301396, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0x3ff, .period = 200003
inline constexpr listed demand_data_rd_hit{{&list, 0x41024, 0x3ff, 0x30d43013a4, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0x41, .counters = 0x3ff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0x42024, 0x3ff, 0x30d43013c0, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0x42, .counters = 0x3ff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0x44024, 0x3ff, 0x30d43013d1, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0x44, .counters = 0x3ff, .period = 200003
inline constexpr listed hit{{&list, 0x5f024, 0x3ff, 0x30d43013e6, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x5f, .counters = 0x3ff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0x3ff, 0x30d43013f3, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0x3ff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0x3ff, 0x30d430140f, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0x3ff, .period = 200003
inline constexpr listed references{{&list, 0xff024, 0x3ff, 0x30d4301424, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003
inline constexpr listed any{{&list, 0xff024, 0x3ff, 0x30d4301438, 0x0}, {}, &any}; // .code = 0x24, .mask = 0xff, .counters = 0x3ff, .period = 200003
} // namespace l2_rqsts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x4003, 0x3ff, 0x186a301445, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed store_forward{{&list, 0x82003, 0x3ff, 0x186a30145d, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x82, .counters = 0x3ff, .period = 100003
inline constexpr listed no_sr{{&list, 0x88003, 0x3ff, 0x186a301475, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x88, .counters = 0x3ff, .period = 100003
inline constexpr listed store_early{{&list, 0xa1003, 0x3ff, 0x186a301485, 0x0}, {}, &store_early}; // .code = 0x03, .mask = 0xa1, .counters = 0x3ff, .period = 100003
} // namespace ld_blocks

namespace lock_cycles {
using namespace core_events;
inline constexpr listed cache_lock_duration{{&list, 0x2042, 0x3ff, 0x1e84830149b, 0x0}, {}, &cache_lock_duration}; // .code = 0x42, .mask = 0x2, .counters = 0x3ff, .period = 2000003
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0x3ff, 0x186a3014bb, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0x3ff, .period = 100003
inline constexpr listed reference{{&list, 0x4f02e, 0x3ff, 0x186a3014d2, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3ff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed cycles_active{{&list, 0x100010a8, 0x3ff, 0x1e8483014ee, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 2000003
inline constexpr listed cycles_ok{{&list, 0x800010a8, 0x3ff, 0x1e848301500, 0x0}, {}, &cycles_ok}; // .code = 0xa8, .mask = 0x1, .threshold = 8, .counters = 0x3ff, .period = 2000003
inline constexpr listed uops{{&list, 0x10a8, 0x3ff, 0x1e84830150e, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0x3ff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0x3ff, 0x186a301517, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0x3ff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0x3ff, 0x186a30152c, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0x3ff, 0x186a30154b, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0x3ff, .period = 100003
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_hit_loads{{&list, 0x90d0, 0x10000f0000000f, 0x1030186a3015a3, 0x0}, {}, &stlb_hit_loads}; // .code = 0xd0, .mask = 0x9, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed stlb_hit_stores{{&list, 0xa0d0, 0x10000f0000000f, 0x1030186a3015c3, 0x0}, {}, &stlb_hit_stores}; // .code = 0xd0, .mask = 0xa, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed stlb_hit_swpf{{&list, 0xc0d0, 0x10000f0000000f, 0x30f4243015e4, 0x0}, {}, &stlb_hit_swpf}; // .code = 0xd0, .mask = 0xc, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003
inline constexpr listed stlb_hit_any{{&list, 0xf0d0, 0x10000f0000000f, 0x1030186a301603, 0x0}, {}, &stlb_hit_any}; // .code = 0xd0, .mask = 0xf, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x10000f0000000f, 0x1030186a301621, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x10000f0000000f, 0x1030186a301642, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_swpf{{&list, 0x140d0, 0x10000f0000000f, 0x30f424301664, 0x0}, {}, &stlb_miss_swpf}; // .code = 0xd0, .mask = 0x14, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003
inline constexpr listed stlb_miss_any{{&list, 0x170d0, 0x10000f0000000f, 0x1030186a301684, 0x0}, {}, &stlb_miss_any}; // .code = 0xd0, .mask = 0x17, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x10000f0000000f, 0x1030186a7016a3, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x10000f0000000f, 0x1030186a3016bf, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x10000f0000000f, 0x1030186a3016dc, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x10000f0000000f, 0x1030f4243016fa, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x10000f0000000f, 0x1030f424301715, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed all_swpf{{&list, 0x840d0, 0x10000f0000000f, 0x30f424301731, 0x0}, {}, &all_swpf}; // .code = 0xd0, .mask = 0x84, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003
inline constexpr listed any{{&list, 0x870d0, 0x1003ff000003ff, 0x1030f42430174b, 0x0}, {}, &any}; // .code = 0xd0, .mask = 0x87, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x10000f0000000f, 0x103004e2b01760, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true
inline constexpr listed xsnp_no_fwd{{&list, 0x20d2, 0x10000f0000000f, 0x103004e2b01782, 0x0}, {}, &xsnp_no_fwd}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x10000f0000000f, 0x103004e2b017a6, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true
inline constexpr listed xsnp_fwd{{&list, 0x100d2, 0x10000f0000000f, 0x103004e2b017c8, 0x0}, {}, &xsnp_fwd}; // .code = 0xd2, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 20011, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed memside_cache{{&list, 0x1000d3, 0x10000f0000000f, 0x9030186a7017e9, 0x0}, {}, &memside_cache}; // .code = 0xd3, .mask2 = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true, .missing = 0x1
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{{&list, 0x40d4, 0x10000f0000000f, 0x1030186a701810, 0x0}, {}, &uc}; // .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit_l1{{&list, 0x1000d1, 0x10000f0000000f, 0x30f424301829, 0x0}, {}, &l1_hit_l1}; // .code = 0xd1, .mask2 = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003
inline constexpr listed l1_hit{{&list, 0x1010d1, 0x10000f0000000f, 0x1030f424301844, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .mask2 = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed l1_hit_l0{{&list, 0x10d1, 0x10000f0000000f, 0x1030f42430185c, 0x0}, {}, &l1_hit_l0}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x10000f0000000f, 0x103030d4301877, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 200003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x10000f0000000f, 0x1030186b50188f, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100021, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x10000f0000000f, 0x103030d43018a7, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x10000f0000000f, 0x1030186b5018c0, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x10000f0000000f, 0x10300c365018d9, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 50021, .has_latency = true
inline constexpr listed fb_hit{{&list, 0x400d1, 0x10000f0000000f, 0x1030186a7018f2, 0x0}, {}, &fb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x3, .period = 100007, .has_latency = true
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed memside_cache{{&list, 0x400044, 0x3ff, 0x8000186b50190a, 0x0}, {}, &memside_cache}; // .code = 0x44, .mask2 = 0x4, .counters = 0x3ff, .period = 100021, .missing = 0x1
inline constexpr listed l2_hit{{&list, 0x1044, 0x3ff, 0x30d430192a, 0x0}, {}, &l2_hit}; // .code = 0x44, .mask = 0x1, .counters = 0x3ff, .period = 200003
} // namespace mem_store_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x1003fc000003fc, 0x11c00003f101943, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x1003fc000003fc, 0x11c0004e2b01969, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x1003fc000003fc, 0x11c00001f70198e, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x1003fc000003fc, 0x11c00186a7019b4, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x1003fc000003fc, 0x11c00186a3019d9, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x1003fc000003fc, 0x11c0000065019fd, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x1003fc000003fc, 0x11c00007d301a23, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x1003fc000003fc, 0x11c000c36501a48, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_1024{{&list, 0x10cd, 0x1003fc000003fc, 0x11c000003501a6c, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_2048{{&list, 0x10cd, 0x1003fc000003fc, 0x11c000001701a93, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .needs = ld_lat, .holds = 0x800, .period = 23, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed store_sample{{&list, 0x20cd, 0x10000300000003, 0x1030f424301aba, 0x0}, {}, &store_sample}; // .code = 0xcd, .mask = 0x2, .counters = 0x3, .precise = can, .precise_on = 0x3, .distribution = 0x3, .period = 1000003, .has_latency = true
} // namespace mem_trans_retired

namespace mem_uop_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0xf0e5, 0x3ff, 0xf424301ad9, 0x0}, {}, &any}; // .code = 0xe5, .mask = 0xf, .counters = 0x3ff, .period = 1000003
} // namespace mem_uop_retired

namespace memory_stalls {
using namespace core_events;
inline constexpr listed l1{{&list, 0x1046, 0x3ff, 0xf42430155e, 0x0}, {}, &l1}; // .code = 0x46, .mask = 0x1, .counters = 0x3ff, .period = 1000003
inline constexpr listed l2{{&list, 0x2046, 0x3ff, 0xf42430156f, 0x0}, {}, &l2}; // .code = 0x46, .mask = 0x2, .counters = 0x3ff, .period = 1000003
inline constexpr listed l3{{&list, 0x4046, 0x3ff, 0xf424301580, 0x0}, {}, &l3}; // .code = 0x46, .mask = 0x4, .counters = 0x3ff, .period = 1000003
inline constexpr listed mem{{&list, 0x8046, 0x3ff, 0xf424301591, 0x0}, {}, &mem}; // .code = 0x46, .mask = 0x8, .counters = 0x3ff, .period = 1000003
} // namespace memory_stalls

namespace misc2_retired {
using namespace core_events;
inline constexpr listed lfence{{&list, 0x200e0, 0x3ff, 0x61a8901aed, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x20, .counters = 0x3ff, .period = 400009
} // namespace misc2_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x1003ff000003ff, 0x30f424301b02, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 1000003
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1021, 0x3ff, 0x186a301b1b, 0x0}, {}, &demand_data_rd}; // .code = 0x21, .mask = 0x1, .counters = 0x3ff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x2021, 0x3ff, 0x186a301b3b, 0x0}, {}, &demand_code_rd}; // .code = 0x21, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x4021, 0x3ff, 0x186a301b5b, 0x0}, {}, &demand_rfo}; // .code = 0x21, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed data_rd{{&list, 0x8021, 0x3ff, 0x186a301b77, 0x0}, {}, &data_rd}; // .code = 0x21, .mask = 0x8, .counters = 0x3ff, .period = 100003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10021, 0x3ff, 0x186a301b90, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x21, .mask = 0x10, .counters = 0x3ff, .period = 100003
inline constexpr listed all_requests{{&list, 0x80021, 0x3ff, 0x186a301bb8, 0x0}, {}, &all_requests}; // .code = 0x21, .mask = 0x80, .counters = 0x3ff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001020, 0xf, 0x1e848301bd6, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x20, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed demand_data_rd{{&list, 0x1020, 0xf, 0xf424301c0e, 0x0}, {}, &demand_data_rd}; // .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002020, 0xf, 0xf424301c3a, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x20, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed demand_code_rd{{&list, 0x2020, 0xf, 0xf424301c72, 0x0}, {}, &demand_code_rd}; // .code = 0x20, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004020, 0xf, 0xf424301c9e, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x20, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed demand_rfo{{&list, 0x4020, 0xf, 0xf424301cd2, 0x0}, {}, &demand_rfo}; // .code = 0x20, .mask = 0x4, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008020, 0xf, 0xf424301cfa, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x20, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed data_rd{{&list, 0x8020, 0xf, 0xf424301d2b, 0x0}, {}, &data_rd}; // .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_l3_miss_demand_data_rd{{&list, 0x10010020, 0xf, 0xf424301d50, 0x0}, {}, &cycles_with_l3_miss_demand_data_rd}; // .code = 0x20, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10020, 0xf, 0x1e848301d90, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x20, .mask = 0x10, .counters = 0xf, .period = 2000003
} // namespace offcore_requests_outstanding

namespace rs {
using namespace core_events;
inline constexpr listed empty_resource{{&list, 0x10a5, 0x3ff, 0xf424301dc4, 0x0}, {}, &empty_resource}; // .code = 0xa5, .mask = 0x1, .counters = 0x3ff, .period = 1000003
inline constexpr listed empty{{&list, 0x70a5, 0x3ff, 0xf424301dd6, 0x0}, {}, &empty}; // .code = 0xa5, .mask = 0x7, .counters = 0x3ff, .period = 1000003
inline constexpr listed empty_count{{&list, 0x30100070a5, 0x3ff, 0x186a301ddf, 0x0}, {}, &empty_count}; // .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0x3ff, .period = 100003
} // namespace rs

namespace sq_misc {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1002c, 0x3ff, 0x186a301dee, 0x0}, {}, &bus_lock}; // .code = 0x2c, .mask = 0x10, .counters = 0x3ff, .period = 100003
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{{&list, 0x1040, 0x3ff, 0x186a301dff, 0x0}, {}, &nta}; // .code = 0x40, .mask = 0x1, .counters = 0x3ff, .period = 100003
inline constexpr listed t0{{&list, 0x2040, 0x3ff, 0x186a301e16, 0x0}, {}, &t0}; // .code = 0x40, .mask = 0x2, .counters = 0x3ff, .period = 100003
inline constexpr listed t1_t2{{&list, 0x4040, 0x3ff, 0x186a301e2c, 0x0}, {}, &t1_t2}; // .code = 0x40, .mask = 0x4, .counters = 0x3ff, .period = 100003
inline constexpr listed prefetchw{{&list, 0x8040, 0x3ff, 0x186a301e45, 0x0}, {}, &prefetchw}; // .code = 0x40, .mask = 0x8, .counters = 0x3ff, .period = 100003
inline constexpr listed any{{&list, 0xf040, 0x3ff, 0x186a301e62, 0x0}, {}, &any}; // .code = 0x40, .mask = 0xf, .counters = 0x3ff, .period = 100003
} // namespace sw_prefetch_access

namespace topdown {
using namespace core_events;
inline constexpr listed slots_{{&list, 0x4000, 0x4000000000000, 0x98968301e79, 0x0}, {}, &slots_}; // .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003
inline constexpr listed slots_p{{&list, 0x10a4, 0x3ff, 0x98968301e87, 0x0}, {}, &slots_p}; // .code = 0xa4, .mask = 0x1, .counters = 0x3ff, .period = 10000003
inline constexpr listed backend_bound_slots{{&list, 0x20a4, 0x3ff, 0x98968301e97, 0x0}, {}, &backend_bound_slots}; // .code = 0xa4, .mask = 0x2, .counters = 0x3ff, .period = 10000003
inline constexpr listed bad_spec_slots{{&list, 0x40a4, 0x1, 0x98968301eb3, 0x0}, {}, &bad_spec_slots}; // .code = 0xa4, .mask = 0x4, .counters = 0x1, .period = 10000003
inline constexpr listed br_mispredict_slots{{&list, 0x80a4, 0x1, 0x98968301eca, 0x0}, {}, &br_mispredict_slots}; // .code = 0xa4, .mask = 0x8, .counters = 0x1, .period = 10000003
inline constexpr listed memory_bound_slots{{&list, 0x100a4, 0x8, 0x98968301ee6, 0x0}, {}, &memory_bound_slots}; // .code = 0xa4, .mask = 0x10, .counters = 0x8, .period = 10000003
} // namespace topdown

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0_uops{{&list, 0x1076, 0x3ff, 0xf424301f01, 0x0}, {}, &dec0_uops}; // .code = 0x76, .mask = 0x1, .counters = 0x3ff, .period = 1000003
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed int_eu_all{{&list, 0x10b2, 0x3ff, 0x1e848301f18, 0x0}, {}, &int_eu_all}; // .code = 0xb2, .mask = 0x1, .counters = 0x3ff, .period = 2000003
inline constexpr listed alu{{&list, 0x20b2, 0x3ff, 0x1e848301f33, 0x0}, {}, &alu}; // .code = 0xb2, .mask = 0x2, .counters = 0x3ff, .period = 2000003
inline constexpr listed load{{&list, 0x40b2, 0x3ff, 0x1e848301f47, 0x0}, {}, &load}; // .code = 0xb2, .mask = 0x4, .counters = 0x3ff, .period = 2000003
inline constexpr listed slow{{&list, 0x80b2, 0x3ff, 0x1e848301f5c, 0x0}, {}, &slow}; // .code = 0xb2, .mask = 0x8, .counters = 0x3ff, .period = 2000003
inline constexpr listed std{{&list, 0x100b2, 0x3ff, 0x1e848301f71, 0x0}, {}, &std}; // .code = 0xb2, .mask = 0x10, .counters = 0x3ff, .period = 2000003
inline constexpr listed shift{{&list, 0x200b2, 0x3ff, 0x1e848301f85, 0x0}, {}, &shift}; // .code = 0xb2, .mask = 0x20, .counters = 0x3ff, .period = 2000003
inline constexpr listed jmp{{&list, 0x400b2, 0x3ff, 0x1e848301f9b, 0x0}, {}, &jmp}; // .code = 0xb2, .mask = 0x40, .counters = 0x3ff, .period = 2000003
inline constexpr listed sta{{&list, 0x800b2, 0x3ff, 0x1e848301faf, 0x0}, {}, &sta}; // .code = 0xb2, .mask = 0x80, .counters = 0x3ff, .period = 2000003
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed cycles_ge_1{{&list, 0x100010b1, 0x8, 0x1e848301fc3, 0x0}, {}, &cycles_ge_1}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0x8, .period = 2000003
inline constexpr listed cycles_ge_2{{&list, 0x200010b1, 0x8, 0x1e848301fdd, 0x0}, {}, &cycles_ge_2}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0x8, .period = 2000003
inline constexpr listed cycles_ge_3{{&list, 0x300010b1, 0x8, 0x1e848301ff7, 0x0}, {}, &cycles_ge_3}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0x8, .period = 2000003
inline constexpr listed cycles_ge_4{{&list, 0x400010b1, 0x8, 0x1e848302011, 0x0}, {}, &cycles_ge_4}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0x8, .period = 2000003
inline constexpr listed thread{{&list, 0x10b1, 0x8, 0x1e84830202b, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0x8, .period = 2000003
inline constexpr listed stalls{{&list, 0x10100010b1, 0x8, 0x1e848302040, 0x0}, {}, &stalls}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0x8, .period = 2000003
inline constexpr listed x87{{&list, 0x100b1, 0x3ff, 0x1e848302055, 0x0}, {}, &x87}; // .code = 0xb1, .mask = 0x10, .counters = 0x3ff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x10ae, 0x3ff, 0x1e848302067, 0x0}, {}, &any}; // .code = 0xae, .mask = 0x1, .counters = 0x3ff, .period = 2000003
inline constexpr listed cycles{{&list, 0x100010ae, 0x3ff, 0x1e848302077, 0x0}, {}, &cycles}; // .code = 0xae, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed heavy{{&list, 0x10c2, 0x3ff, 0x1e84830208a, 0x0}, {}, &heavy}; // .code = 0xc2, .mask = 0x1, .counters = 0x3ff, .period = 2000003
inline constexpr listed slots_{{&list, 0x20c2, 0x3ff, 0x1e84830209d, 0x0}, {}, &slots_}; // .code = 0xc2, .mask = 0x2, .counters = 0x3ff, .period = 2000003
inline constexpr listed stalls{{&list, 0x10100020c2, 0x3ff, 0xf4243020b0, 0x0}, {}, &stalls}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0x3ff, .period = 1000003
inline constexpr listed cycles{{&list, 0x100020c2, 0x3ff, 0xf4243020c4, 0x0}, {}, &cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .counters = 0x3ff, .period = 1000003
inline constexpr listed ms{{&list, 0x40c2, 0x3ff, 0xd01e8483020d8, 0x8}, {}, &ms}; // .code = 0xc2, .mask = 0x4, .counters = 0x3ff, .needs = frontend, .holds = 0x8, .period = 2000003, .taken_alone = true
inline constexpr listed ms_switches{{&list, 0x20100040c2, 0x3ff, 0xd01e8483020e8, 0x8}, {}, &ms_switches}; // .code = 0xc2, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0x3ff, .needs = frontend, .holds = 0x8, .period = 2000003, .taken_alone = true
} // namespace uops_retired

namespace xq {
using namespace core_events;
inline constexpr listed full{{&list, 0x1000102d, 0x3ff, 0xf424302101, 0x0}, {}, &full}; // .code = 0x2d, .mask = 0x1, .threshold = 1, .counters = 0x3ff, .period = 1000003
} // namespace xq

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpdiv_active, &arith::idiv_active, &arith::div_active, &assists::fp, &assists::hardware,
    &assists::page_fault, &assists::sse_avx_mix, &assists::any, &baclears::any,
    &be_stalls::scoreboard, &br_inst_retired::all_branches, &br_inst_retired::cond_taken_fwd,
    &br_inst_retired::cond_taken, &br_inst_retired::cond_taken_bwd, &br_inst_retired::near_call,
    &br_inst_retired::near_return, &br_inst_retired::cond_ntaken, &br_inst_retired::cond,
    &br_inst_retired::near_taken, &br_inst_retired::far_branch, &br_inst_retired::indirect,
    &br_misp_retired::all_branches, &br_misp_retired::cond_taken_fwd, &br_misp_retired::cond_taken,
    &br_misp_retired::cond_taken_bwd, &br_misp_retired::indirect_call, &br_misp_retired::ret,
    &br_misp_retired::cond_ntaken, &br_misp_retired::cond, &br_misp_retired::near_taken,
    &br_misp_retired::cond_taken_fwd_cost, &br_misp_retired::cond_taken_cost,
    &br_misp_retired::cond_taken_bwd_cost, &br_misp_retired::indirect_call_cost,
    &br_misp_retired::all_branches_cost, &br_misp_retired::ret_cost,
    &br_misp_retired::cond_ntaken_cost, &br_misp_retired::cond_cost,
    &br_misp_retired::near_taken_cost, &br_misp_retired::indirect, &br_misp_retired::indirect_cost,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::core, &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::ref_tsc_p,
    &cpu_clk_unhalted::c01, &cpu_clk_unhalted::c02, &cpu_clk_unhalted::pause,
    &cpu_clk_unhalted::pause_inst, &cpu_clk_unhalted::c0_wait, &cycle_activity::stalls_total,
    &cycle_activity::cycles_mem_any, &decode::lcp, &decode::ms_busy, &dependent_loads::any,
    &dsb2mite_switches::penalty_cycles, &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m, &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_active,
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_active, &dtlb_store_misses::walk_pending, &dtlb_store_misses::stlb_hit,
    &exe_activity::_1_ports_util, &exe_activity::_2_ports_util, &exe_activity::_3_ports_util,
    &exe_activity::_2_3_ports_util, &exe_activity::_4_ports_util, &exe_activity::bound_on_loads,
    &exe_activity::bound_on_stores, &exe_activity::exe_bound_0_ports, &fp_arith_dispatched::v0,
    &fp_arith_dispatched::v1, &fp_arith_dispatched::v2, &fp_arith_dispatched::v3,
    &fp_arith_inst_retired::scalar_double, &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar, &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single, &fp_arith_inst_retired::vector_128b,
    &fp_arith_inst_retired::_256b_packed_double, &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single, &fp_arith_inst_retired::vector_256b,
    &fp_arith_inst_retired::vector, &fp_arith_ops_retired::scalar_double,
    &fp_arith_ops_retired::scalar_single, &fp_arith_ops_retired::scalar,
    &fp_arith_ops_retired::_128b_packed_double, &fp_arith_ops_retired::_128b_packed_single,
    &fp_arith_ops_retired::vector_128b, &fp_arith_ops_retired::_256b_packed_double,
    &fp_arith_ops_retired::_4_flops, &fp_arith_ops_retired::_256b_packed_single,
    &fp_arith_ops_retired::vector_256b, &fp_arith_ops_retired::vector, &frontend_retired::misp_ant,
    &frontend_retired::dsb_miss, &frontend_retired::itlb_miss, &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss, &frontend_retired::latency_ge_128, &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_2, &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_256, &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_4, &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_64, &frontend_retired::latency_ge_8, &frontend_retired::stlb_miss,
    &frontend_retired::unknown_branch, &frontend_retired::ms_flows, &frontend_retired::any_dsb_miss,
    &frontend_retired::any_ant, &icache_data::stalls, &icache_data::stall_periods,
    &icache_tag::stalls, &icache_tag::stalls_isb, &icache_tag::stalls_inuse, &idq::mite_cycles_any,
    &idq::mite_cycles_ok, &idq::mite_uops, &idq::dsb_cycles_any, &idq::dsb_cycles_ok,
    &idq::dsb_uops, &idq::ms_cycles_any, &idq::ms_switches, &idq::ms_uops, &idq_bubbles::core,
    &idq_bubbles::cycles_0_uops_deliv_core, &idq_bubbles::cycles_fe_was_ok,
    &idq_bubbles::starvation_cycles, &idq_bubbles::fetch_latency, &inst_decoded::decoders,
    &inst_retired::any, &inst_retired::prec_dist, &inst_retired::any_p, &inst_retired::nop,
    &inst_retired::rep_iteration, &inst_retired::br_fused, &inst_retired::macro_fused,
    &int_misc::recovery_cycles, &int_misc::clears_count, &int_misc::uop_dropping,
    &int_misc::unknown_branch_cycles, &int_misc::bpclear_cycles, &int_misc::clear_resteer_cycles,
    &int_vec_retired::add_128, &int_vec_retired::add_256, &int_vec_retired::vnni_128,
    &int_vec_retired::_128bit, &int_vec_retired::vnni_256, &int_vec_retired::shuffles,
    &int_vec_retired::mul_256, &int_vec_retired::_256bit, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed, &itlb_misses::walk_active,
    &itlb_misses::walk_pending, &itlb_misses::stlb_hit, &l1d::l0_replacement, &l1d::l1_replacement,
    &l1d::replacement, &l1d_miss::load, &l1d_miss::fb_full, &l1d_miss::l2_stalls,
    &l1d_pending::load, &l1d_pending::load_cycles, &l2_lines_in::all, &l2_lines_out::silent,
    &l2_lines_out::non_silent, &l2_lines_out::useless_hwpf, &l2_request::miss, &l2_request::hit,
    &l2_request::all, &l2_rqsts::demand_data_rd_miss, &l2_rqsts::rfo_miss, &l2_rqsts::code_rd_miss,
    &l2_rqsts::miss, &l2_rqsts::demand_data_rd_hit, &l2_rqsts::rfo_hit, &l2_rqsts::code_rd_hit,
    &l2_rqsts::hit, &l2_rqsts::all_demand_data_rd, &l2_rqsts::all_code_rd, &l2_rqsts::references,
    &l2_rqsts::any, &ld_blocks::address_alias, &ld_blocks::store_forward, &ld_blocks::no_sr,
    &ld_blocks::store_early, &lock_cycles::cache_lock_duration, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &lsd::cycles_active, &lsd::cycles_ok, &lsd::uops,
    &machine_clears::count, &machine_clears::memory_ordering, &machine_clears::smc,
    &mem_inst_retired::stlb_hit_loads, &mem_inst_retired::stlb_hit_stores,
    &mem_inst_retired::stlb_hit_swpf, &mem_inst_retired::stlb_hit_any,
    &mem_inst_retired::stlb_miss_loads, &mem_inst_retired::stlb_miss_stores,
    &mem_inst_retired::stlb_miss_swpf, &mem_inst_retired::stlb_miss_any,
    &mem_inst_retired::lock_loads, &mem_inst_retired::split_loads, &mem_inst_retired::split_stores,
    &mem_inst_retired::all_loads, &mem_inst_retired::all_stores, &mem_inst_retired::all_swpf,
    &mem_inst_retired::any, &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_no_fwd, &mem_load_l3_hit_retired::xsnp_hitm,
    &mem_load_l3_hit_retired::xsnp_fwd, &mem_load_l3_miss_retired::memside_cache,
    &mem_load_misc_retired::uc, &mem_load_retired::l1_hit_l1, &mem_load_retired::l1_hit,
    &mem_load_retired::l1_hit_l0, &mem_load_retired::l2_hit, &mem_load_retired::l3_hit,
    &mem_load_retired::l1_miss, &mem_load_retired::l2_miss, &mem_load_retired::l3_miss,
    &mem_load_retired::fb_hit, &mem_store_retired::memside_cache, &mem_store_retired::l2_hit,
    &mem_trans_retired::load_latency_gt_128, &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_256, &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_4, &mem_trans_retired::load_latency_gt_512,
    &mem_trans_retired::load_latency_gt_64, &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_1024, &mem_trans_retired::load_latency_gt_2048,
    &mem_trans_retired::store_sample, &mem_uop_retired::any, &memory_stalls::l1, &memory_stalls::l2,
    &memory_stalls::l3, &memory_stalls::mem, &misc2_retired::lfence, &misc_retired::lbr_inserts,
    &offcore_requests::demand_data_rd, &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo, &offcore_requests::data_rd,
    &offcore_requests::l3_miss_demand_data_rd, &offcore_requests::all_requests,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::demand_rfo, &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::data_rd,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd, &rs::empty_resource, &rs::empty,
    &rs::empty_count, &sq_misc::bus_lock, &sw_prefetch_access::nta, &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2, &sw_prefetch_access::prefetchw, &sw_prefetch_access::any,
    &topdown::slots_, &topdown::slots_p, &topdown::backend_bound_slots, &topdown::bad_spec_slots,
    &topdown::br_mispredict_slots, &topdown::memory_bound_slots, &uops_decoded::dec0_uops,
    &uops_dispatched::int_eu_all, &uops_dispatched::alu, &uops_dispatched::load,
    &uops_dispatched::slow, &uops_dispatched::std, &uops_dispatched::shift, &uops_dispatched::jmp,
    &uops_dispatched::sta, &uops_executed::cycles_ge_1, &uops_executed::cycles_ge_2,
    &uops_executed::cycles_ge_3, &uops_executed::cycles_ge_4, &uops_executed::thread,
    &uops_executed::stalls, &uops_executed::x87, &uops_issued::any, &uops_issued::cycles,
    &uops_retired::heavy, &uops_retired::slots_, &uops_retired::stalls, &uops_retired::cycles,
    &uops_retired::ms, &uops_retired::ms_switches, &xq::full,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::lunar_lake
