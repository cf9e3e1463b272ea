// Events of Sandy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snb: from intel/perfmon 6dadedf3aa48, SNB/events/sandybridge_core.json, version 19 of 03/02/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::snb {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "agu_bypass_cancel.count\0"
    "arith.fpu_div_active\0"
    "arith.fpu_div\0"
    "baclears.any\0"
    "br_inst_exec.nontaken_conditional\0"
    "br_inst_exec.taken_conditional\0"
    "br_inst_exec.taken_direct_jump\0"
    "br_inst_exec.taken_indirect_jump_non_call_ret\0"
    "br_inst_exec.taken_indirect_near_return\0"
    "br_inst_exec.taken_direct_near_call\0"
    "br_inst_exec.taken_indirect_near_call\0"
    "br_inst_exec.all_conditional\0"
    "br_inst_exec.all_direct_jmp\0"
    "br_inst_exec.all_indirect_jump_non_call_ret\0"
    "br_inst_exec.all_indirect_near_return\0"
    "br_inst_exec.all_direct_near_call\0"
    "br_inst_exec.all_branches\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.conditional\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.near_call_r3\0"
    "br_inst_retired.all_branches_pebs\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.not_taken\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.far_branch\0"
    "br_misp_exec.nontaken_conditional\0"
    "br_misp_exec.taken_conditional\0"
    "br_misp_exec.taken_indirect_jump_non_call_ret\0"
    "br_misp_exec.taken_return_near\0"
    "br_misp_exec.taken_direct_near_call\0"
    "br_misp_exec.taken_indirect_near_call\0"
    "br_misp_exec.all_conditional\0"
    "br_misp_exec.all_indirect_jump_non_call_ret\0"
    "br_misp_exec.all_direct_near_call\0"
    "br_misp_exec.indirect\0"
    "br_misp_exec.all_branches\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.conditional\0"
    "br_misp_retired.near_call\0"
    "br_misp_retired.all_branches_pebs\0"
    "br_misp_retired.not_taken\0"
    "br_misp_retired.taken\0"
    "cpl_cycles.ring0\0"
    "cpl_cycles.ring0_trans\0"
    "cpl_cycles.ring123\0"
    "cpu_clk_thread_unhalted.ref_xclk\0"
    "cpu_clk_thread_unhalted.ref_xclk_any\0"
    "cpu_clk_thread_unhalted.one_thread_active\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.thread_any\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.thread_p_any\0"
    "cpu_clk_unhalted.ref_xclk\0"
    "cpu_clk_unhalted.ref_xclk_any\0"
    "cpu_clk_unhalted.one_thread_active\0"
    "cycle_activity.cycles_l2_pending\0"
    "cycle_activity.cycles_l1d_pending\0"
    "cycle_activity.cycles_no_dispatch\0"
    "cycle_activity.stalls_l2_pending\0"
    "cycle_activity.stalls_l1d_pending\0"
    "dsb2mite_switches.count\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dsb_fill.other_cancel\0"
    "dsb_fill.exceed_dsb_lines\0"
    "dsb_fill.all_cancel\0"
    "dtlb_load_misses.miss_causes_a_walk\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_duration\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.miss_causes_a_walk\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_duration\0"
    "dtlb_store_misses.stlb_hit\0"
    "ept.walk_cycles\0"
    "fp_assist.x87_output\0"
    "fp_assist.x87_input\0"
    "fp_assist.simd_output\0"
    "fp_assist.simd_input\0"
    "fp_assist.any\0"
    "fp_comp_ops_exe.x87\0"
    "fp_comp_ops_exe.sse_packed_double\0"
    "fp_comp_ops_exe.sse_scalar_single\0"
    "fp_comp_ops_exe.sse_packed_single\0"
    "fp_comp_ops_exe.sse_scalar_double\0"
    "hw_pre_req.dl1_miss\0"
    "icache.hit\0"
    "icache.misses\0"
    "idq.empty\0"
    "idq.mite_uops\0"
    "idq.mite_cycles\0"
    "idq.dsb_uops\0"
    "idq.dsb_cycles\0"
    "idq.ms_dsb_uops\0"
    "idq.ms_dsb_cycles\0"
    "idq.ms_dsb_occur\0"
    "idq.all_dsb_cycles_4_uops\0"
    "idq.all_dsb_cycles_any_uops\0"
    "idq.ms_mite_uops\0"
    "idq.all_mite_cycles_4_uops\0"
    "idq.all_mite_cycles_any_uops\0"
    "idq.ms_uops\0"
    "idq.ms_cycles\0"
    "idq.ms_switches\0"
    "idq.mite_all_uops\0"
    "idq_uops_not_delivered.core\0"
    "idq_uops_not_delivered.cycles_0_uops_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_1_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_2_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_3_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_ge_1_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_fe_was_ok\0"
    "ild_stall.lcp\0"
    "ild_stall.iq_full\0"
    "insts_written_to_iq.insts\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "inst_retired.prec_dist\0"
    "int_misc.recovery_cycles\0"
    "int_misc.recovery_stalls_count\0"
    "int_misc.recovery_cycles_any\0"
    "int_misc.rat_stall_cycles\0"
    "itlb.itlb_flush\0"
    "itlb_misses.miss_causes_a_walk\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_duration\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d.allocated_in_m\0"
    "l1d.eviction\0"
    "l1d.all_m_replacement\0"
    "l1d_blocks.bank_conflict_cycles\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.pending_cycles_any\0"
    "l1d_pend_miss.fb_full\0"
    "l2_l1d_wb_rqsts.miss\0"
    "l2_l1d_wb_rqsts.hit_s\0"
    "l2_l1d_wb_rqsts.hit_e\0"
    "l2_l1d_wb_rqsts.hit_m\0"
    "l2_l1d_wb_rqsts.all\0"
    "l2_lines_in.i\0"
    "l2_lines_in.s\0"
    "l2_lines_in.e\0"
    "l2_lines_in.all\0"
    "l2_lines_out.demand_clean\0"
    "l2_lines_out.demand_dirty\0"
    "l2_lines_out.pf_clean\0"
    "l2_lines_out.pf_dirty\0"
    "l2_lines_out.dirty_all\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.pf_hit\0"
    "l2_rqsts.pf_miss\0"
    "l2_rqsts.all_pf\0"
    "l2_store_lock_rqsts.miss\0"
    "l2_store_lock_rqsts.hit_e\0"
    "l2_store_lock_rqsts.hit_m\0"
    "l2_store_lock_rqsts.all\0"
    "l2_trans.demand_data_rd\0"
    "l2_trans.rfo\0"
    "l2_trans.code_rd\0"
    "l2_trans.all_pf\0"
    "l2_trans.l1d_wb\0"
    "l2_trans.l2_fill\0"
    "l2_trans.l2_wb\0"
    "l2_trans.all_requests\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks.all_block\0"
    "ld_blocks_partial.address_alias\0"
    "ld_blocks_partial.all_sta_block\0"
    "load_hit_pre.sw_pf\0"
    "load_hit_pre.hw_pf\0"
    "lock_cycles.split_lock_uc_lock_duration\0"
    "lock_cycles.cache_lock_duration\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "lsd.uops\0"
    "lsd.cycles_active\0"
    "lsd.cycles_4_uops\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "machine_clears.maskmov\0"
    "mem_load_uops_llc_hit_retired.xsnp_miss\0"
    "mem_load_uops_llc_hit_retired.xsnp_hit\0"
    "mem_load_uops_llc_hit_retired.xsnp_hitm\0"
    "mem_load_uops_llc_hit_retired.xsnp_none\0"
    "mem_load_uops_misc_retired.llc_miss\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.llc_hit\0"
    "mem_load_uops_retired.hit_lfb\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "mem_trans_retired.precise_store\0"
    "mem_uops_retired.stlb_miss_loads\0"
    "mem_uops_retired.stlb_miss_stores\0"
    "mem_uops_retired.lock_loads\0"
    "mem_uops_retired.split_loads\0"
    "mem_uops_retired.split_stores\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "misalign_mem_ref.loads\0"
    "misalign_mem_ref.stores\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests_buffer.sq_full\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd_c6\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "other_assists.itlb_miss_retired\0"
    "other_assists.avx_store\0"
    "other_assists.avx_to_sse\0"
    "other_assists.sse_to_avx\0"
    "page_walks.llc_miss\0"
    "partial_rat_stalls.flags_merge_uop\0"
    "partial_rat_stalls.flags_merge_uop_cycles\0"
    "partial_rat_stalls.slow_lea_window\0"
    "partial_rat_stalls.mul_single_uop\0"
    "resource_stalls.any\0"
    "resource_stalls.lb\0"
    "resource_stalls.rs\0"
    "resource_stalls.sb\0"
    "resource_stalls.lb_sb\0"
    "resource_stalls.mem_rs\0"
    "resource_stalls.rob\0"
    "resource_stalls.ooo_rsrc\0"
    "resource_stalls2.all_fl_empty\0"
    "resource_stalls2.all_prf_control\0"
    "resource_stalls2.bob_full\0"
    "resource_stalls2.ooo_rsrc\0"
    "rob_misc_events.lbr_inserts\0"
    "rs_events.empty_cycles\0"
    "rs_events.empty_end\0"
    "simd_fp_256.packed_single\0"
    "simd_fp_256.packed_double\0"
    "sq_misc.split_lock\0"
    "tlb_flush.dtlb_thread\0"
    "tlb_flush.stlb_any\0"
    "uops_dispatched.thread\0"
    "uops_dispatched.core\0"
    "uops_dispatched_port.port_0\0"
    "uops_dispatched_port.port_0_core\0"
    "uops_dispatched_port.port_1\0"
    "uops_dispatched_port.port_1_core\0"
    "uops_dispatched_port.port_2\0"
    "uops_dispatched_port.port_2_core\0"
    "uops_dispatched_port.port_3\0"
    "uops_dispatched_port.port_3_core\0"
    "uops_dispatched_port.port_4\0"
    "uops_dispatched_port.port_4_core\0"
    "uops_dispatched_port.port_5\0"
    "uops_dispatched_port.port_5_core\0"
    "uops_executed.core_cycles_ge_1\0"
    "uops_executed.core_cycles_ge_2\0"
    "uops_executed.core_cycles_ge_3\0"
    "uops_executed.core_cycles_ge_4\0"
    "uops_executed.core_cycles_none\0"
    "uops_issued.any\0"
    "uops_issued.stall_cycles\0"
    "uops_issued.core_stall_cycles\0"
    "uops_retired.all\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uops_retired.core_stall_cycles\0"
    "uops_retired.retire_slots\0";
inline constexpr select::event_list list{"snb", core::sandy_bridge, names};
} // namespace core_events

namespace agu_bypass_cancel {
using namespace core_events;
inline constexpr listed count{{&list, 0x10b6, 0xff000f, 0x186a300000, 0x0}, {}, &count}; // .code = 0xb6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace agu_bypass_cancel

namespace arith {
using namespace core_events;
inline constexpr listed fpu_div_active{{&list, 0x1014, 0xff000f, 0x1e848300018, 0x0}, {}, &fpu_div_active}; // .code = 0x14, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed fpu_div{{&list, 0x2010001014, 0xff000f, 0x186a30002d, 0x0}, {}, &fpu_div}; // .code = 0x14, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x1f0e6, 0xff000f, 0x186a30003b, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{{&list, 0x41088, 0xff000f, 0x30d4300048, 0x0}, {}, &nontaken_conditional}; // .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81088, 0xff000f, 0x30d430006a, 0x0}, {}, &taken_conditional}; // .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_jump{{&list, 0x82088, 0xff000f, 0x30d4300089, 0x0}, {}, &taken_direct_jump}; // .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84088, 0xff000f, 0x30d43000a8, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_return{{&list, 0x88088, 0xff000f, 0x30d43000d6, 0x0}, {}, &taken_indirect_near_return}; // .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_near_call{{&list, 0x90088, 0xff000f, 0x30d43000fe, 0x0}, {}, &taken_direct_near_call}; // .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0088, 0xff000f, 0x30d4300122, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1088, 0xff000f, 0x30d4300148, 0x0}, {}, &all_conditional}; // .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_jmp{{&list, 0xc2088, 0xff000f, 0x30d4300165, 0x0}, {}, &all_direct_jmp}; // .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4088, 0xff000f, 0x30d4300181, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_near_return{{&list, 0xc8088, 0xff000f, 0x30d43001ad, 0x0}, {}, &all_indirect_near_return}; // .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_near_call{{&list, 0xd0088, 0xff000f, 0x30d43001d3, 0x0}, {}, &all_direct_near_call}; // .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff088, 0xff000f, 0x30d43001f5, 0x0}, {}, &all_branches}; // .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0xff000f, 0x61a890020f, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c4, 0x10000000ff000f, 0x61a890022c, 0x0}, {}, &conditional}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x10000000ff000f, 0x186a700248, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed near_call_r3{{&list, 0x20c4, 0x10000000ff000f, 0x186a700262, 0x0}, {}, &near_call_r3}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed all_branches_pebs{{&list, 0x40c4, 0x200000000f000f, 0x61a890027f, 0x0}, {}, &all_branches_pebs}; // .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed near_return{{&list, 0x80c4, 0x10000000ff000f, 0x186a7002a1, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed not_taken{{&list, 0x100c4, 0xff000f, 0x61a89002bd, 0x0}, {}, &not_taken}; // .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c4, 0x10000000ff000f, 0x61a89002d7, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed far_branch{{&list, 0x400c4, 0xff000f, 0x186a7002f2, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{{&list, 0x41089, 0xff000f, 0x30d430030d, 0x0}, {}, &nontaken_conditional}; // .code = 0x89, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81089, 0xff000f, 0x30d430032f, 0x0}, {}, &taken_conditional}; // .code = 0x89, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84089, 0xff000f, 0x30d430034e, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_return_near{{&list, 0x88089, 0xff000f, 0x30d430037c, 0x0}, {}, &taken_return_near}; // .code = 0x89, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_near_call{{&list, 0x90089, 0xff000f, 0x30d430039b, 0x0}, {}, &taken_direct_near_call}; // .code = 0x89, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0089, 0xff000f, 0x30d43003bf, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x89, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1089, 0xff000f, 0x30d43003e5, 0x0}, {}, &all_conditional}; // .code = 0x89, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4089, 0xff000f, 0x30d4300402, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_near_call{{&list, 0xd0089, 0xff000f, 0x30d430042e, 0x0}, {}, &all_direct_near_call}; // .code = 0x89, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xe4089, 0xff000f, 0x30d4300450, 0x0}, {}, &indirect}; // .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff089, 0xff000f, 0x30d4300466, 0x0}, {}, &all_branches}; // .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0xff000f, 0x61a8900480, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c5, 0x10000000ff000f, 0x61a890049d, 0x0}, {}, &conditional}; // .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed near_call{{&list, 0x20c5, 0x10000000ff000f, 0x186a7004b9, 0x0}, {}, &near_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed all_branches_pebs{{&list, 0x40c5, 0x200000000f000f, 0x61a89004d3, 0x0}, {}, &all_branches_pebs}; // .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed not_taken{{&list, 0x100c5, 0x10000000ff000f, 0x61a89004f5, 0x0}, {}, &not_taken}; // .code = 0xc5, .mask = 0x10, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed taken{{&list, 0x200c5, 0x10000000ff000f, 0x61a890050f, 0x0}, {}, &taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{{&list, 0x105c, 0xff000f, 0x1e848300525, 0x0}, {}, &ring0}; // .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ring0_trans{{&list, 0x201000105c, 0xff000f, 0x186a700536, 0x0}, {}, &ring0_trans}; // .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed ring123{{&list, 0x205c, 0xff000f, 0x1e84830054d, 0x0}, {}, &ring123}; // .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x1e848300560, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x1e848300581, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xf000f, 0x1e8483005a6, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483005d0, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e8483005e9, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread_any{{&list, 0x4000002000, 0x2000000000000, 0x1e848300601, 0x0}, {}, &thread_any}; // .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff000f, 0x1e84830061d, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed thread_p_any{{&list, 0x400000003c, 0xff000f, 0x1e848300637, 0x0}, {}, &thread_p_any}; // .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x1e848300655, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x1e84830066f, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x1e84830068d, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{{&list, 0x100010a3, 0xff000f, 0x1e8483006b0, 0x0}, {}, &cycles_l2_pending}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l1d_pending{{&list, 0x200020a3, 0x40004, 0x1e8483006d1, 0x0}, {}, &cycles_l1d_pending}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed cycles_no_dispatch{{&list, 0x400040a3, 0xf000f, 0x1e8483006f3, 0x0}, {}, &cycles_no_dispatch}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_l2_pending{{&list, 0x500050a3, 0xf000f, 0x1e848300715, 0x0}, {}, &stalls_l2_pending}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_l1d_pending{{&list, 0x600060a3, 0x40004, 0x1e848300736, 0x0}, {}, &stalls_l1d_pending}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0x4, .alone = 0x4, .period = 2000003
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{{&list, 0x10ab, 0xff000f, 0x1e848300758, 0x0}, {}, &count}; // .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xff000f, 0x1e848300770, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb2mite_switches

namespace dsb_fill {
using namespace core_events;
inline constexpr listed other_cancel{{&list, 0x20ac, 0xff000f, 0x1e848300791, 0x0}, {}, &other_cancel}; // .code = 0xac, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed exceed_dsb_lines{{&list, 0x80ac, 0xff000f, 0x1e8483007a7, 0x0}, {}, &exceed_dsb_lines}; // .code = 0xac, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_cancel{{&list, 0xa0ac, 0xff000f, 0x1e8483007c1, 0x0}, {}, &all_cancel}; // .code = 0xac, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb_fill

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1008, 0xff000f, 0x186a3007d5, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0x2008, 0xff000f, 0x186a3007f9, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_duration{{&list, 0x4008, 0xff000f, 0x1e848300819, 0x0}, {}, &walk_duration}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x10008, 0xff000f, 0x186a300838, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1049, 0xff000f, 0x186a300852, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0x2049, 0xff000f, 0x186a300877, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_duration{{&list, 0x4049, 0xff000f, 0x1e848300898, 0x0}, {}, &walk_duration}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x10049, 0xff000f, 0x186a3008b8, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{{&list, 0x1004f, 0xff000f, 0x1e8483008d3, 0x0}, {}, &walk_cycles}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{{&list, 0x20ca, 0xff000f, 0x186a3008e3, 0x0}, {}, &x87_output}; // .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed x87_input{{&list, 0x40ca, 0xff000f, 0x186a3008f8, 0x0}, {}, &x87_input}; // .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_output{{&list, 0x80ca, 0xff000f, 0x186a30090c, 0x0}, {}, &simd_output}; // .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_input{{&list, 0x100ca, 0xff000f, 0x186a300922, 0x0}, {}, &simd_input}; // .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed any{{&list, 0x1001e0ca, 0xf000f, 0x186a300937, 0x0}, {}, &any}; // .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed x87{{&list, 0x1010, 0xff000f, 0x1e848300945, 0x0}, {}, &x87}; // .code = 0x10, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_packed_double{{&list, 0x10010, 0xff000f, 0x1e848300959, 0x0}, {}, &sse_packed_double}; // .code = 0x10, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_scalar_single{{&list, 0x20010, 0xff000f, 0x1e84830097b, 0x0}, {}, &sse_scalar_single}; // .code = 0x10, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_packed_single{{&list, 0x40010, 0xff000f, 0x1e84830099d, 0x0}, {}, &sse_packed_single}; // .code = 0x10, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_scalar_double{{&list, 0x80010, 0xff000f, 0x1e8483009bf, 0x0}, {}, &sse_scalar_double}; // .code = 0x10, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_comp_ops_exe

namespace hw_pre_req {
using namespace core_events;
inline constexpr listed dl1_miss{{&list, 0x204e, 0xff000f, 0x1e8483009e1, 0x0}, {}, &dl1_miss}; // .code = 0x4e, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace hw_pre_req

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff000f, 0x1e8483009f5, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misses{{&list, 0x2080, 0xff000f, 0x30d4300a00, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{{&list, 0x2079, 0xf000f, 0x1e848300a0e, 0x0}, {}, &empty}; // .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed mite_uops{{&list, 0x4079, 0xff000f, 0x1e848300a18, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_cycles{{&list, 0x10004079, 0xff000f, 0x1e848300a26, 0x0}, {}, &mite_cycles}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xff000f, 0x1e848300a36, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles{{&list, 0x10008079, 0xff000f, 0x1e848300a43, 0x0}, {}, &dsb_cycles}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_uops{{&list, 0x10079, 0xff000f, 0x1e848300a52, 0x0}, {}, &ms_dsb_uops}; // .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_cycles{{&list, 0x10010079, 0xff000f, 0x1e848300a62, 0x0}, {}, &ms_dsb_cycles}; // .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_occur{{&list, 0x2010010079, 0xff000f, 0x1e848300a74, 0x0}, {}, &ms_dsb_occur}; // .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_4_uops{{&list, 0x40018079, 0xff000f, 0x1e848300a85, 0x0}, {}, &all_dsb_cycles_4_uops}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_any_uops{{&list, 0x10018079, 0xff000f, 0x1e848300a9f, 0x0}, {}, &all_dsb_cycles_any_uops}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_mite_uops{{&list, 0x20079, 0xff000f, 0x1e848300abb, 0x0}, {}, &ms_mite_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_4_uops{{&list, 0x40024079, 0xff000f, 0x1e848300acc, 0x0}, {}, &all_mite_cycles_4_uops}; // .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_any_uops{{&list, 0x10024079, 0xff000f, 0x1e848300ae7, 0x0}, {}, &all_mite_cycles_any_uops}; // .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_uops{{&list, 0x30079, 0xff000f, 0x1e848300b04, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_cycles{{&list, 0x10030079, 0xff000f, 0x1e848300b10, 0x0}, {}, &ms_cycles}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xff000f, 0x1e848300b1e, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_all_uops{{&list, 0x3c079, 0xff000f, 0x1e848300b2e, 0x0}, {}, &mite_all_uops}; // .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xf000f, 0x1e848300b40, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x4000109c, 0xf000f, 0x1e848300b5c, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_1_uop_deliv_core{{&list, 0x3000109c, 0xf000f, 0x1e848300b8c, 0x0}, {}, &cycles_le_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_2_uop_deliv_core{{&list, 0x2000109c, 0xf000f, 0x1e848300bbe, 0x0}, {}, &cycles_le_2_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_3_uop_deliv_core{{&list, 0x1000109c, 0xf000f, 0x1e848300bf0, 0x0}, {}, &cycles_le_3_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_ge_1_uop_deliv_core{{&list, 0x104000109c, 0xf000f, 0x1e848300c22, 0x0}, {}, &cycles_ge_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xf000f, 0x1e848300c54, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e848300c7c, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed iq_full{{&list, 0x4087, 0xff000f, 0x1e848300c8a, 0x0}, {}, &iq_full}; // .code = 0x87, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e848300cb6, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0xff000f, 0x1e848300cc7, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed prec_dist{{&list, 0x10c0, 0x20000000020002, 0x801e848300cda, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .taken_alone = true
} // namespace inst_retired

namespace insts_written_to_iq {
using namespace core_events;
inline constexpr listed insts{{&list, 0x1017, 0xff000f, 0x1e848300c9c, 0x0}, {}, &insts}; // .code = 0x17, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace insts_written_to_iq

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x1000300d, 0xff000f, 0x1e848300cf1, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_stalls_count{{&list, 0x201000300d, 0xff000f, 0x1e848300d0a, 0x0}, {}, &recovery_stalls_count}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_cycles_any{{&list, 0x401000300d, 0xff000f, 0x1e848300d29, 0x0}, {}, &recovery_cycles_any}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rat_stall_cycles{{&list, 0x4000d, 0xff000f, 0x1e848300d46, 0x0}, {}, &rat_stall_cycles}; // .code = 0x0d, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{{&list, 0x10ae, 0xff000f, 0x186a700d60, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1085, 0xff000f, 0x186a300d70, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0x2085, 0xff000f, 0x186a300d8f, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_duration{{&list, 0x4085, 0xff000f, 0x1e848300daa, 0x0}, {}, &walk_duration}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x10085, 0xff000f, 0x186a300dc4, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xff000f, 0x1e848300dd9, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed allocated_in_m{{&list, 0x2051, 0xff000f, 0x1e848300de9, 0x0}, {}, &allocated_in_m}; // .code = 0x51, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed eviction{{&list, 0x4051, 0xff000f, 0x1e848300dfc, 0x0}, {}, &eviction}; // .code = 0x51, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_m_replacement{{&list, 0x8051, 0xff000f, 0x1e848300e09, 0x0}, {}, &all_m_replacement}; // .code = 0x51, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_blocks {
using namespace core_events;
inline constexpr listed bank_conflict_cycles{{&list, 0x100050bf, 0xff000f, 0x186a300e1f, 0x0}, {}, &bank_conflict_cycles}; // .code = 0xbf, .mask = 0x5, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l1d_blocks

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0x40004, 0x1e848300e3f, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0x40004, 0x1e848300e55, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles_any{{&list, 0x4010001048, 0x40004, 0x1e848300e72, 0x0}, {}, &pending_cycles_any}; // .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed fb_full{{&list, 0x10002048, 0xff000f, 0x1e848300e93, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d_pend_miss

namespace l2_l1d_wb_rqsts {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1028, 0xff000f, 0x30d4300ea9, 0x0}, {}, &miss}; // .code = 0x28, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_s{{&list, 0x2028, 0xff000f, 0x30d4300ebe, 0x0}, {}, &hit_s}; // .code = 0x28, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_e{{&list, 0x4028, 0xff000f, 0x30d4300ed4, 0x0}, {}, &hit_e}; // .code = 0x28, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_m{{&list, 0x8028, 0xff000f, 0x30d4300eea, 0x0}, {}, &hit_m}; // .code = 0x28, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all{{&list, 0xf028, 0xff000f, 0x30d4300f00, 0x0}, {}, &all}; // .code = 0x28, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_l1d_wb_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{{&list, 0x10f1, 0xff000f, 0x186a300f14, 0x0}, {}, &i}; // .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed s{{&list, 0x20f1, 0xff000f, 0x186a300f22, 0x0}, {}, &s}; // .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed e{{&list, 0x40f1, 0xff000f, 0x186a300f30, 0x0}, {}, &e}; // .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all{{&list, 0x70f1, 0xff000f, 0x186a300f3e, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{{&list, 0x10f2, 0xff000f, 0x186a300f4e, 0x0}, {}, &demand_clean}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_dirty{{&list, 0x20f2, 0xff000f, 0x186a300f68, 0x0}, {}, &demand_dirty}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed pf_clean{{&list, 0x40f2, 0xff000f, 0x186a300f82, 0x0}, {}, &pf_clean}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed pf_dirty{{&list, 0x80f2, 0xff000f, 0x186a300f98, 0x0}, {}, &pf_dirty}; // .code = 0xf2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed dirty_all{{&list, 0xa0f2, 0xff000f, 0x186a300fae, 0x0}, {}, &dirty_all}; // .code = 0xf2, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_hit{{&list, 0x1024, 0xff000f, 0x30d4300fc5, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0x3024, 0xff000f, 0x30d4300fe1, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0x4024, 0xff000f, 0x30d4300ffd, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x8024, 0xff000f, 0x30d430100e, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_rfo{{&list, 0xc024, 0xff000f, 0x30d4301020, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0x10024, 0xff000f, 0x30d4301031, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x20024, 0xff000f, 0x30d4301046, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0x30024, 0xff000f, 0x30d430105c, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_hit{{&list, 0x40024, 0xff000f, 0x30d4301071, 0x0}, {}, &pf_hit}; // .code = 0x24, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_miss{{&list, 0x80024, 0xff000f, 0x30d4301081, 0x0}, {}, &pf_miss}; // .code = 0x24, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0xc0024, 0xff000f, 0x30d4301092, 0x0}, {}, &all_pf}; // .code = 0x24, .mask = 0xc0, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_rqsts

namespace l2_store_lock_rqsts {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1027, 0xff000f, 0x30d43010a2, 0x0}, {}, &miss}; // .code = 0x27, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_e{{&list, 0x4027, 0xff000f, 0x30d43010bb, 0x0}, {}, &hit_e}; // .code = 0x27, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_m{{&list, 0x8027, 0xff000f, 0x30d43010d5, 0x0}, {}, &hit_m}; // .code = 0x27, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all{{&list, 0xf027, 0xff000f, 0x30d43010ef, 0x0}, {}, &all}; // .code = 0x27, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_store_lock_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10f0, 0xff000f, 0x30d4301107, 0x0}, {}, &demand_data_rd}; // .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo{{&list, 0x20f0, 0xff000f, 0x30d430111f, 0x0}, {}, &rfo}; // .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd{{&list, 0x40f0, 0xff000f, 0x30d430112c, 0x0}, {}, &code_rd}; // .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0x80f0, 0xff000f, 0x30d430113d, 0x0}, {}, &all_pf}; // .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l1d_wb{{&list, 0x100f0, 0xff000f, 0x30d430114d, 0x0}, {}, &l1d_wb}; // .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_fill{{&list, 0x200f0, 0xff000f, 0x30d430115d, 0x0}, {}, &l2_fill}; // .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_wb{{&list, 0x400f0, 0xff000f, 0x30d430116e, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_requests{{&list, 0x800f0, 0xff000f, 0x30d430117d, 0x0}, {}, &all_requests}; // .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0xff000f, 0x186a301193, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed store_forward{{&list, 0x2003, 0xff000f, 0x186a3011aa, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xff000f, 0x186a3011c2, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_block{{&list, 0x10003, 0xff000f, 0x186a3011d2, 0x0}, {}, &all_block}; // .code = 0x03, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xff000f, 0x186a3011e6, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_sta_block{{&list, 0x8007, 0xff000f, 0x186a301206, 0x0}, {}, &all_sta_block}; // .code = 0x07, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{{&list, 0x104c, 0xff000f, 0x186a301226, 0x0}, {}, &sw_pf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed hw_pf{{&list, 0x204c, 0xff000f, 0x186a301239, 0x0}, {}, &hw_pf}; // .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{{&list, 0x1063, 0xff000f, 0x1e84830124c, 0x0}, {}, &split_lock_uc_lock_duration}; // .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cache_lock_duration{{&list, 0x2063, 0xff000f, 0x1e848301274, 0x0}, {}, &cache_lock_duration}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff000f, 0x186a301294, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed reference{{&list, 0x4f02e, 0xff000f, 0x186a3012ab, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xff000f, 0x1e8483012c7, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff000f, 0x1e8483012d0, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_4_uops{{&list, 0x400010a8, 0xff000f, 0x1e8483012e2, 0x0}, {}, &cycles_4_uops}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff000f, 0x186a3012f4, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff000f, 0x186a301309, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0xff000f, 0x186a301328, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed maskmov{{&list, 0x200c3, 0xff000f, 0x186a30133b, 0x0}, {}, &maskmov}; // .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_load_uops_llc_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x100000000f000f, 0x4e2b01352, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x100000000f000f, 0x4e2b0137a, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x100000000f000f, 0x4e2b013a1, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x100000000f000f, 0x186a3013c9, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
} // namespace mem_load_uops_llc_hit_retired

namespace mem_load_uops_misc_retired {
using namespace core_events;
inline constexpr listed llc_miss{{&list, 0x20d4, 0x100000000f000f, 0x186a7013f1, 0x0}, {}, &llc_miss}; // .code = 0xd4, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x100000000f000f, 0x1e848301415, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
inline constexpr listed l2_hit{{&list, 0x20d1, 0x100000000f000f, 0x186a301432, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed llc_hit{{&list, 0x40d1, 0x100000000f000f, 0xc3650144f, 0x0}, {}, &llc_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021
inline constexpr listed hit_lfb{{&list, 0x400d1, 0x100000000f000f, 0x186a30146d, 0x0}, {}, &hit_lfb}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x20000000080008, 0xc00186a30148b, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x20000000080008, 0xc000c365014af, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x20000000080008, 0xc0004e2b014d3, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x20000000080008, 0xc00186a7014f8, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x20000000080008, 0xc00007d30151d, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x20000000080008, 0xc00003f101542, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x20000000080008, 0xc00001f701568, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x20000000080008, 0xc00000650158e, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true
inline constexpr listed precise_store{{&list, 0x20cd, 0x20000000080008, 0x801e8483015b4, 0x0}, {}, &precise_store}; // .code = 0xcd, .mask = 0x2, .counters = 0x8, .alone = 0x8, .precise = only, .period = 2000003, .taken_alone = true
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x100000000f000f, 0x186a3015d4, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x100000000f000f, 0x186a3015f5, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed lock_loads{{&list, 0x210d0, 0x100000000f000f, 0x186a701617, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007
inline constexpr listed split_loads{{&list, 0x410d0, 0x100000000f000f, 0x186a301633, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed split_stores{{&list, 0x420d0, 0x100000000f000f, 0x186a301650, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed all_loads{{&list, 0x810d0, 0x100000000f000f, 0x1e84830166e, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
inline constexpr listed all_stores{{&list, 0x820d0, 0x100000000f000f, 0x1e848301689, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1005, 0xff000f, 0x1e8483016a5, 0x0}, {}, &loads}; // .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stores{{&list, 0x2005, 0xff000f, 0x1e8483016bc, 0x0}, {}, &stores}; // .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace misalign_mem_ref

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xff000f, 0x186a3016d4, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x20b0, 0xff000f, 0x186a3016f4, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xff000f, 0x186a301714, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xff000f, 0x186a301730, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x10b2, 0xff000f, 0x1e84830174d, 0x0}, {}, &sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xff000f, 0x1e84830176d, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001060, 0xff000f, 0x1e848301799, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_data_rd_c6{{&list, 0x60001060, 0xff000f, 0x1e8483017d1, 0x0}, {}, &demand_data_rd_c6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_rfo{{&list, 0x4060, 0xff000f, 0x1e848301800, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xff000f, 0x1e848301828, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_data_rd{{&list, 0x8060, 0xff000f, 0x1e84830185c, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xff000f, 0x1e848301885, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed itlb_miss_retired{{&list, 0x20c1, 0xff000f, 0x186a3018b6, 0x0}, {}, &itlb_miss_retired}; // .code = 0xc1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed avx_store{{&list, 0x80c1, 0xff000f, 0x186a3018d6, 0x0}, {}, &avx_store}; // .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed avx_to_sse{{&list, 0x100c1, 0xff000f, 0x186a3018ee, 0x0}, {}, &avx_to_sse}; // .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed sse_to_avx{{&list, 0x200c1, 0xff000f, 0x186a301907, 0x0}, {}, &sse_to_avx}; // .code = 0xc1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace other_assists

namespace page_walks {
using namespace core_events;
inline constexpr listed llc_miss{{&list, 0x10be, 0xff000f, 0x186a301920, 0x0}, {}, &llc_miss}; // .code = 0xbe, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace page_walks

namespace partial_rat_stalls {
using namespace core_events;
inline constexpr listed flags_merge_uop{{&list, 0x20059, 0xff000f, 0x1e848301934, 0x0}, {}, &flags_merge_uop}; // .code = 0x59, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed flags_merge_uop_cycles{{&list, 0x10020059, 0xff000f, 0x1e848301957, 0x0}, {}, &flags_merge_uop_cycles}; // .code = 0x59, .mask = 0x20, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed slow_lea_window{{&list, 0x40059, 0xff000f, 0x1e848301981, 0x0}, {}, &slow_lea_window}; // .code = 0x59, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mul_single_uop{{&list, 0x80059, 0xff000f, 0x1e8483019a4, 0x0}, {}, &mul_single_uop}; // .code = 0x59, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace partial_rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xff000f, 0x1e8483019c6, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed lb{{&list, 0x20a2, 0xff000f, 0x1e8483019da, 0x0}, {}, &lb}; // .code = 0xa2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rs{{&list, 0x40a2, 0xff000f, 0x1e8483019ed, 0x0}, {}, &rs}; // .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sb{{&list, 0x80a2, 0xff000f, 0x1e848301a00, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed lb_sb{{&list, 0xa0a2, 0xff000f, 0x1e848301a13, 0x0}, {}, &lb_sb}; // .code = 0xa2, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mem_rs{{&list, 0xe0a2, 0xff000f, 0x1e848301a29, 0x0}, {}, &mem_rs}; // .code = 0xa2, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rob{{&list, 0x100a2, 0xff000f, 0x1e848301a40, 0x0}, {}, &rob}; // .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ooo_rsrc{{&list, 0xf00a2, 0xff000f, 0x1e848301a54, 0x0}, {}, &ooo_rsrc}; // .code = 0xa2, .mask = 0xf0, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace resource_stalls2 {
using namespace core_events;
inline constexpr listed all_fl_empty{{&list, 0xc05b, 0xff000f, 0x1e848301a6d, 0x0}, {}, &all_fl_empty}; // .code = 0x5b, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_prf_control{{&list, 0xf05b, 0xff000f, 0x1e848301a8b, 0x0}, {}, &all_prf_control}; // .code = 0x5b, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed bob_full{{&list, 0x4005b, 0xff000f, 0x1e848301aac, 0x0}, {}, &bob_full}; // .code = 0x5b, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ooo_rsrc{{&list, 0x4f05b, 0xff000f, 0x1e848301ac6, 0x0}, {}, &ooo_rsrc}; // .code = 0x5b, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls2

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff000f, 0x1e848301ae0, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff000f, 0x1e848301afc, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff000f, 0x1e848301b13, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rs_events

namespace simd_fp_256 {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x1011, 0xff000f, 0x1e848301b27, 0x0}, {}, &packed_single}; // .code = 0x11, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed packed_double{{&list, 0x2011, 0xff000f, 0x1e848301b41, 0x0}, {}, &packed_double}; // .code = 0x11, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace simd_fp_256

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{{&list, 0x100f4, 0xff000f, 0x186a301b5b, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xff000f, 0x186a701b6e, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff000f, 0x186a701b84, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace tlb_flush

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff000f, 0x1e848301b97, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff000f, 0x1e848301bae, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e848301bc3, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_0_core{{&list, 0x40000010a1, 0xff000f, 0x1e848301bdf, 0x0}, {}, &port_0_core}; // .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e848301c00, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1_core{{&list, 0x40000020a1, 0xff000f, 0x1e848301c1c, 0x0}, {}, &port_1_core}; // .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0xc0a1, 0xff000f, 0x1e848301c3d, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2_core{{&list, 0x400000c0a1, 0xff000f, 0x1e848301c59, 0x0}, {}, &port_2_core}; // .code = 0xa1, .mask = 0xc, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x300a1, 0xff000f, 0x1e848301c7a, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3_core{{&list, 0x40000300a1, 0xff000f, 0x1e848301c96, 0x0}, {}, &port_3_core}; // .code = 0xa1, .mask = 0x30, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x400a1, 0xff000f, 0x1e848301cb7, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4_core{{&list, 0x40000400a1, 0xff000f, 0x1e848301cd3, 0x0}, {}, &port_4_core}; // .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x800a1, 0xff000f, 0x1e848301cf4, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5_core{{&list, 0x40000800a1, 0xff000f, 0x1e848301d10, 0x0}, {}, &port_5_core}; // .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff000f, 0x1e848301d31, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff000f, 0x1e848301d50, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff000f, 0x1e848301d6f, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff000f, 0x1e848301d8e, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_none{{&list, 0x10000020b1, 0xff000f, 0x1e848301dad, 0x0}, {}, &core_cycles_none}; // .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff000f, 0x1e848301dcc, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xf000f, 0x1e848301ddc, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed core_stall_cycles{{&list, 0x501000100e, 0xf000f, 0x1e848301df5, 0x0}, {}, &core_stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0x10c2, 0x10000000ff000f, 0x1e848301e13, 0x0}, {}, &all}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010c2, 0xf000f, 0x1e848301e24, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed total_cycles{{&list, 0x10a00010c2, 0xf000f, 0x1e848301e3e, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed core_stall_cycles{{&list, 0x10100010c2, 0xf000f, 0x1e848301e58, 0x0}, {}, &core_stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed retire_slots{{&list, 0x20c2, 0x10000000ff000f, 0x1e848301e77, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &agu_bypass_cancel::count,
    &arith::fpu_div_active,
    &arith::fpu_div,
    &baclears::any,
    &br_inst_exec::nontaken_conditional,
    &br_inst_exec::taken_conditional,
    &br_inst_exec::taken_direct_jump,
    &br_inst_exec::taken_indirect_jump_non_call_ret,
    &br_inst_exec::taken_indirect_near_return,
    &br_inst_exec::taken_direct_near_call,
    &br_inst_exec::taken_indirect_near_call,
    &br_inst_exec::all_conditional,
    &br_inst_exec::all_direct_jmp,
    &br_inst_exec::all_indirect_jump_non_call_ret,
    &br_inst_exec::all_indirect_near_return,
    &br_inst_exec::all_direct_near_call,
    &br_inst_exec::all_branches,
    &br_inst_retired::all_branches,
    &br_inst_retired::conditional,
    &br_inst_retired::near_call,
    &br_inst_retired::near_call_r3,
    &br_inst_retired::all_branches_pebs,
    &br_inst_retired::near_return,
    &br_inst_retired::not_taken,
    &br_inst_retired::near_taken,
    &br_inst_retired::far_branch,
    &br_misp_exec::nontaken_conditional,
    &br_misp_exec::taken_conditional,
    &br_misp_exec::taken_indirect_jump_non_call_ret,
    &br_misp_exec::taken_return_near,
    &br_misp_exec::taken_direct_near_call,
    &br_misp_exec::taken_indirect_near_call,
    &br_misp_exec::all_conditional,
    &br_misp_exec::all_indirect_jump_non_call_ret,
    &br_misp_exec::all_direct_near_call,
    &br_misp_exec::indirect,
    &br_misp_exec::all_branches,
    &br_misp_retired::all_branches,
    &br_misp_retired::conditional,
    &br_misp_retired::near_call,
    &br_misp_retired::all_branches_pebs,
    &br_misp_retired::not_taken,
    &br_misp_retired::taken,
    &cpl_cycles::ring0,
    &cpl_cycles::ring0_trans,
    &cpl_cycles::ring123,
    &cpu_clk_thread_unhalted::ref_xclk,
    &cpu_clk_thread_unhalted::ref_xclk_any,
    &cpu_clk_thread_unhalted::one_thread_active,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::thread_any,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::thread_p_any,
    &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::ref_xclk_any,
    &cpu_clk_unhalted::one_thread_active,
    &cycle_activity::cycles_l2_pending,
    &cycle_activity::cycles_l1d_pending,
    &cycle_activity::cycles_no_dispatch,
    &cycle_activity::stalls_l2_pending,
    &cycle_activity::stalls_l1d_pending,
    &dsb2mite_switches::count,
    &dsb2mite_switches::penalty_cycles,
    &dsb_fill::other_cancel,
    &dsb_fill::exceed_dsb_lines,
    &dsb_fill::all_cancel,
    &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_duration,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_causes_a_walk,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_duration,
    &dtlb_store_misses::stlb_hit,
    &ept::walk_cycles,
    &fp_assist::x87_output,
    &fp_assist::x87_input,
    &fp_assist::simd_output,
    &fp_assist::simd_input,
    &fp_assist::any,
    &fp_comp_ops_exe::x87,
    &fp_comp_ops_exe::sse_packed_double,
    &fp_comp_ops_exe::sse_scalar_single,
    &fp_comp_ops_exe::sse_packed_single,
    &fp_comp_ops_exe::sse_scalar_double,
    &hw_pre_req::dl1_miss,
    &icache::hit,
    &icache::misses,
    &idq::empty,
    &idq::mite_uops,
    &idq::mite_cycles,
    &idq::dsb_uops,
    &idq::dsb_cycles,
    &idq::ms_dsb_uops,
    &idq::ms_dsb_cycles,
    &idq::ms_dsb_occur,
    &idq::all_dsb_cycles_4_uops,
    &idq::all_dsb_cycles_any_uops,
    &idq::ms_mite_uops,
    &idq::all_mite_cycles_4_uops,
    &idq::all_mite_cycles_any_uops,
    &idq::ms_uops,
    &idq::ms_cycles,
    &idq::ms_switches,
    &idq::mite_all_uops,
    &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_le_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_2_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_3_uop_deliv_core,
    &idq_uops_not_delivered::cycles_ge_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp,
    &ild_stall::iq_full,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::prec_dist,
    &insts_written_to_iq::insts,
    &int_misc::recovery_cycles,
    &int_misc::recovery_stalls_count,
    &int_misc::recovery_cycles_any,
    &int_misc::rat_stall_cycles,
    &itlb::itlb_flush,
    &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_duration,
    &itlb_misses::stlb_hit,
    &l1d::replacement,
    &l1d::allocated_in_m,
    &l1d::eviction,
    &l1d::all_m_replacement,
    &l1d_blocks::bank_conflict_cycles,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::pending_cycles_any,
    &l1d_pend_miss::fb_full,
    &l2_l1d_wb_rqsts::miss,
    &l2_l1d_wb_rqsts::hit_s,
    &l2_l1d_wb_rqsts::hit_e,
    &l2_l1d_wb_rqsts::hit_m,
    &l2_l1d_wb_rqsts::all,
    &l2_lines_in::i,
    &l2_lines_in::s,
    &l2_lines_in::e,
    &l2_lines_in::all,
    &l2_lines_out::demand_clean,
    &l2_lines_out::demand_dirty,
    &l2_lines_out::pf_clean,
    &l2_lines_out::pf_dirty,
    &l2_lines_out::dirty_all,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::all_rfo,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::pf_hit,
    &l2_rqsts::pf_miss,
    &l2_rqsts::all_pf,
    &l2_store_lock_rqsts::miss,
    &l2_store_lock_rqsts::hit_e,
    &l2_store_lock_rqsts::hit_m,
    &l2_store_lock_rqsts::all,
    &l2_trans::demand_data_rd,
    &l2_trans::rfo,
    &l2_trans::code_rd,
    &l2_trans::all_pf,
    &l2_trans::l1d_wb,
    &l2_trans::l2_fill,
    &l2_trans::l2_wb,
    &l2_trans::all_requests,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &ld_blocks::all_block,
    &ld_blocks_partial::address_alias,
    &ld_blocks_partial::all_sta_block,
    &load_hit_pre::sw_pf,
    &load_hit_pre::hw_pf,
    &lock_cycles::split_lock_uc_lock_duration,
    &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::uops,
    &lsd::cycles_active,
    &lsd::cycles_4_uops,
    &machine_clears::count,
    &machine_clears::memory_ordering,
    &machine_clears::smc,
    &machine_clears::maskmov,
    &mem_load_uops_llc_hit_retired::xsnp_miss,
    &mem_load_uops_llc_hit_retired::xsnp_hit,
    &mem_load_uops_llc_hit_retired::xsnp_hitm,
    &mem_load_uops_llc_hit_retired::xsnp_none,
    &mem_load_uops_misc_retired::llc_miss,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::llc_hit,
    &mem_load_uops_retired::hit_lfb,
    &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_512,
    &mem_trans_retired::precise_store,
    &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &misalign_mem_ref::loads,
    &misalign_mem_ref::stores,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd,
    &offcore_requests_buffer::sq_full,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_c6,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &other_assists::itlb_miss_retired,
    &other_assists::avx_store,
    &other_assists::avx_to_sse,
    &other_assists::sse_to_avx,
    &page_walks::llc_miss,
    &partial_rat_stalls::flags_merge_uop,
    &partial_rat_stalls::flags_merge_uop_cycles,
    &partial_rat_stalls::slow_lea_window,
    &partial_rat_stalls::mul_single_uop,
    &resource_stalls::any,
    &resource_stalls::lb,
    &resource_stalls::rs,
    &resource_stalls::sb,
    &resource_stalls::lb_sb,
    &resource_stalls::mem_rs,
    &resource_stalls::rob,
    &resource_stalls::ooo_rsrc,
    &resource_stalls2::all_fl_empty,
    &resource_stalls2::all_prf_control,
    &resource_stalls2::bob_full,
    &resource_stalls2::ooo_rsrc,
    &rob_misc_events::lbr_inserts,
    &rs_events::empty_cycles,
    &rs_events::empty_end,
    &simd_fp_256::packed_single,
    &simd_fp_256::packed_double,
    &sq_misc::split_lock,
    &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any,
    &uops_dispatched::thread,
    &uops_dispatched::core,
    &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_0_core,
    &uops_dispatched_port::port_1,
    &uops_dispatched_port::port_1_core,
    &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_2_core,
    &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_3_core,
    &uops_dispatched_port::port_4,
    &uops_dispatched_port::port_4_core,
    &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_5_core,
    &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4,
    &uops_executed::core_cycles_none,
    &uops_issued::any,
    &uops_issued::stall_cycles,
    &uops_issued::core_stall_cycles,
    &uops_retired::all,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
    &uops_retired::core_stall_cycles,
    &uops_retired::retire_slots,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::snb
