// Events of Ivy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivb: from intel/perfmon 6dadedf3aa48, IVB/events/ivybridge_core.json, version 24 of 03/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::ivy_bridge {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
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
    "br_misp_exec.indirect\0"
    "br_misp_exec.nontaken_conditional\0"
    "br_misp_exec.taken_conditional\0"
    "br_misp_exec.taken_indirect_jump_non_call_ret\0"
    "br_misp_exec.taken_return_near\0"
    "br_misp_exec.taken_indirect_near_call\0"
    "br_misp_exec.all_conditional\0"
    "br_misp_exec.all_indirect_jump_non_call_ret\0"
    "br_misp_exec.all_branches\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.conditional\0"
    "br_misp_retired.all_branches_pebs\0"
    "br_misp_retired.near_taken\0"
    "cpl_cycles.ring0\0"
    "cpl_cycles.ring0_trans\0"
    "cpl_cycles.ring123\0"
    "cpu_clk_thread_unhalted.ref_xclk\0"
    "cpu_clk_thread_unhalted.ref_xclk_any\0"
    "cpu_clk_thread_unhalted.one_thread_active\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.thread_any\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.thread_p_any\0"
    "cpu_clk_unhalted.ref_xclk\0"
    "cpu_clk_unhalted.ref_xclk_any\0"
    "cpu_clk_unhalted.one_thread_active\0"
    "cycle_activity.cycles_l2_pending\0"
    "cycle_activity.cycles_l2_miss\0"
    "cycle_activity.cycles_ldm_pending\0"
    "cycle_activity.cycles_mem_any\0"
    "cycle_activity.cycles_no_execute\0"
    "cycle_activity.stalls_total\0"
    "cycle_activity.stalls_l2_pending\0"
    "cycle_activity.stalls_l2_miss\0"
    "cycle_activity.stalls_ldm_pending\0"
    "cycle_activity.stalls_mem_any\0"
    "cycle_activity.cycles_l1d_pending\0"
    "cycle_activity.cycles_l1d_miss\0"
    "cycle_activity.stalls_l1d_pending\0"
    "cycle_activity.stalls_l1d_miss\0"
    "dsb2mite_switches.count\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dsb_fill.exceed_dsb_lines\0"
    "dtlb_load_misses.miss_causes_a_walk\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_duration\0"
    "dtlb_load_misses.large_page_walk_completed\0"
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
    "icache.hit\0"
    "icache.misses\0"
    "icache.ifetch_stall\0"
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
    "idq_uops_not_delivered.cycles_fe_was_ok\0"
    "ild_stall.lcp\0"
    "ild_stall.iq_full\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "inst_retired.prec_dist\0"
    "int_misc.recovery_cycles\0"
    "int_misc.recovery_stalls_count\0"
    "int_misc.recovery_cycles_any\0"
    "itlb.itlb_flush\0"
    "itlb_misses.miss_causes_a_walk\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_duration\0"
    "itlb_misses.stlb_hit\0"
    "itlb_misses.large_page_walk_completed\0"
    "l1d.replacement\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.pending_cycles_any\0"
    "l1d_pend_miss.fb_full\0"
    "l2_l1d_wb_rqsts.miss\0"
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
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks_partial.address_alias\0"
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
    "mem_load_uops_llc_miss_retired.local_dram\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.llc_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.llc_miss\0"
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
    "move_elimination.int_eliminated\0"
    "move_elimination.simd_eliminated\0"
    "move_elimination.int_not_eliminated\0"
    "move_elimination.simd_not_eliminated\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests_buffer.sq_full\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0"
    "offcore_requests_outstanding.demand_code_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "other_assists.avx_store\0"
    "other_assists.avx_to_sse\0"
    "other_assists.sse_to_avx\0"
    "other_assists.any_wb_assist\0"
    "page_walks.llc_miss\0"
    "resource_stalls.any\0"
    "resource_stalls.rs\0"
    "resource_stalls.sb\0"
    "resource_stalls.rob\0"
    "rob_misc_events.lbr_inserts\0"
    "rs_events.empty_cycles\0"
    "rs_events.empty_end\0"
    "simd_fp_256.packed_single\0"
    "simd_fp_256.packed_double\0"
    "sq_misc.split_lock\0"
    "tlb_flush.dtlb_thread\0"
    "tlb_flush.stlb_any\0"
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
    "uops_executed.thread\0"
    "uops_executed.stall_cycles\0"
    "uops_executed.cycles_ge_1_uop_exec\0"
    "uops_executed.cycles_ge_2_uops_exec\0"
    "uops_executed.cycles_ge_3_uops_exec\0"
    "uops_executed.cycles_ge_4_uops_exec\0"
    "uops_executed.core\0"
    "uops_executed.core_cycles_ge_1\0"
    "uops_executed.core_cycles_ge_2\0"
    "uops_executed.core_cycles_ge_3\0"
    "uops_executed.core_cycles_ge_4\0"
    "uops_executed.core_cycles_none\0"
    "uops_issued.any\0"
    "uops_issued.stall_cycles\0"
    "uops_issued.core_stall_cycles\0"
    "uops_issued.flags_merge\0"
    "uops_issued.slow_lea\0"
    "uops_issued.single_mul\0"
    "uops_retired.all\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uops_retired.core_stall_cycles\0"
    "uops_retired.retire_slots\0";
inline constexpr core sharers[] = {core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge_ep};
inline constexpr select::event_list list{"ivy_bridge", core::ivy_bridge, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpu_div_active{{&list, 0x1014, 0xff000f, 0x1e848300000, 0x0}, {}, &fpu_div_active}; // .code = 0x14, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed fpu_div{{&list, 0x2010004014, 0xff000f, 0x18000186a300015, 0x0}, {}, &fpu_div}; // .code = 0x14, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x1f0e6, 0xff000f, 0x186a300023, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{{&list, 0x41088, 0xff000f, 0x30d4300030, 0x0}, {}, &nontaken_conditional}; // .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81088, 0xff000f, 0x30d4300052, 0x0}, {}, &taken_conditional}; // .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_jump{{&list, 0x82088, 0xff000f, 0x30d4300071, 0x0}, {}, &taken_direct_jump}; // .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84088, 0xff000f, 0x30d4300090, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_return{{&list, 0x88088, 0xff000f, 0x30d43000be, 0x0}, {}, &taken_indirect_near_return}; // .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_near_call{{&list, 0x90088, 0xff000f, 0x30d43000e6, 0x0}, {}, &taken_direct_near_call}; // .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0088, 0xff000f, 0x30d430010a, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1088, 0xff000f, 0x30d4300130, 0x0}, {}, &all_conditional}; // .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_jmp{{&list, 0xc2088, 0xff000f, 0x30d430014d, 0x0}, {}, &all_direct_jmp}; // .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4088, 0xff000f, 0x30d4300169, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_near_return{{&list, 0xc8088, 0xff000f, 0x30d4300195, 0x0}, {}, &all_indirect_near_return}; // .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_near_call{{&list, 0xd0088, 0xff000f, 0x30d43001bb, 0x0}, {}, &all_direct_near_call}; // .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff088, 0xff000f, 0x30d43001dd, 0x0}, {}, &all_branches}; // .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0xff000f, 0x61a89001f7, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c4, 0x10000000ff000f, 0x61a8900214, 0x0}, {}, &conditional}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x10000000ff000f, 0x186a700230, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed near_call_r3{{&list, 0x20c4, 0x10000000ff000f, 0x10000186a70024a, 0x0}, {}, &near_call_r3}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007, .missing = 0x2
inline constexpr listed all_branches_pebs{{&list, 0x40c4, 0x200000000f000f, 0x61a8900267, 0x0}, {}, &all_branches_pebs}; // .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed near_return{{&list, 0x80c4, 0x10000000ff000f, 0x186a700289, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed not_taken{{&list, 0x100c4, 0xff000f, 0x61a89002a5, 0x0}, {}, &not_taken}; // .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c4, 0x10000000ff000f, 0x61a89002bf, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed far_branch{{&list, 0x400c4, 0xff000f, 0x186a7002da, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed indirect{{&list, 0xe4089, 0xff000f, 0x30d43002f5, 0x0}, {}, &indirect}; // .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed nontaken_conditional{{&list, 0x41089, 0xff000f, 0x30d430030b, 0x0}, {}, &nontaken_conditional}; // .code = 0x89, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81089, 0xff000f, 0x30d430032d, 0x0}, {}, &taken_conditional}; // .code = 0x89, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84089, 0xff000f, 0x30d430034c, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_return_near{{&list, 0x88089, 0xff000f, 0x30d430037a, 0x0}, {}, &taken_return_near}; // .code = 0x89, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0089, 0xff000f, 0x30d4300399, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x89, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1089, 0xff000f, 0x30d43003bf, 0x0}, {}, &all_conditional}; // .code = 0x89, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4089, 0xff000f, 0x30d43003dc, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff089, 0xff000f, 0x30d4300408, 0x0}, {}, &all_branches}; // .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0xff000f, 0x61a8900422, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c5, 0x10000000ff000f, 0x61a890043f, 0x0}, {}, &conditional}; // .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed all_branches_pebs{{&list, 0x40c5, 0x200000000f000f, 0x61a890045b, 0x0}, {}, &all_branches_pebs}; // .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c5, 0x10000000ff000f, 0x1800061a890047d, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009, .missing = 0x3
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{{&list, 0x105c, 0xff000f, 0x1e848300498, 0x0}, {}, &ring0}; // .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ring0_trans{{&list, 0x201000105c, 0xff000f, 0x186a7004a9, 0x0}, {}, &ring0_trans}; // .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed ring123{{&list, 0x205c, 0xff000f, 0x1e8483004c0, 0x0}, {}, &ring123}; // .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x1e8483004d3, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x1e8483004f4, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xf000f, 0x1e848300519, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300543, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread_any{{&list, 0x4000002000, 0x2000000000000, 0x10001e84830055b, 0x0}, {}, &thread_any}; // .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003, .missing = 0x2
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300577, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff000f, 0x1e848300590, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed thread_p_any{{&list, 0x400000003c, 0xff000f, 0x1e8483005aa, 0x0}, {}, &thread_p_any}; // .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x1e8483005c8, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x1e8483005e2, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x1e848300600, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{{&list, 0x100010a3, 0xff000f, 0x1e848300623, 0x0}, {}, &cycles_l2_pending}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xff000f, 0x18001e848300644, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_ldm_pending{{&list, 0x200020a3, 0xf000f, 0x18001e848300662, 0x0}, {}, &cycles_ldm_pending}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_mem_any{{&list, 0x200020a3, 0xf000f, 0x18001e848300684, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_no_execute{{&list, 0x400040a3, 0xf000f, 0x18001e8483006a2, 0x0}, {}, &cycles_no_execute}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xf000f, 0x18001e8483006c3, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_l2_pending{{&list, 0x500050a3, 0xf000f, 0x1e8483006df, 0x0}, {}, &stalls_l2_pending}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xf000f, 0x18001e848300700, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_ldm_pending{{&list, 0x600060a3, 0xf000f, 0x18001e84830071e, 0x0}, {}, &stalls_ldm_pending}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_mem_any{{&list, 0x600060a3, 0xf000f, 0x18001e848300740, 0x0}, {}, &stalls_mem_any}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_l1d_pending{{&list, 0x800080a3, 0x40004, 0x18001e84830075e, 0x0}, {}, &cycles_l1d_pending}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0x40004, 0x18001e848300780, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_l1d_pending{{&list, 0xc000c0a3, 0x40004, 0x18001e84830079f, 0x0}, {}, &stalls_l1d_pending}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003, .missing = 0x3
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0x40004, 0x18001e8483007c1, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003, .missing = 0x3
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{{&list, 0x10ab, 0xff000f, 0x1e8483007e0, 0x0}, {}, &count}; // .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xff000f, 0x1e8483007f8, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb2mite_switches

namespace dsb_fill {
using namespace core_events;
inline constexpr listed exceed_dsb_lines{{&list, 0x80ac, 0xff000f, 0x1e848300819, 0x0}, {}, &exceed_dsb_lines}; // .code = 0xac, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb_fill

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x81008, 0xff000f, 0x18000186a300833, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed walk_completed{{&list, 0x82008, 0xff000f, 0x18000186a300857, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed walk_duration{{&list, 0x84008, 0xff000f, 0x18001e848300877, 0x0}, {}, &walk_duration}; // .code = 0x08, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed large_page_walk_completed{{&list, 0x88008, 0xff000f, 0x18000186a300896, 0x0}, {}, &large_page_walk_completed}; // .code = 0x08, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed stlb_hit{{&list, 0x405f, 0xff000f, 0x18000186a3008c1, 0x0}, {}, &stlb_hit}; // .code = 0x5f, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1049, 0xff000f, 0x186a3008db, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0x2049, 0xff000f, 0x186a300900, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_duration{{&list, 0x4049, 0xff000f, 0x1e848300921, 0x0}, {}, &walk_duration}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x10049, 0xff000f, 0x186a300941, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{{&list, 0x1004f, 0xff000f, 0x1e84830095c, 0x0}, {}, &walk_cycles}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{{&list, 0x20ca, 0xff000f, 0x186a30096c, 0x0}, {}, &x87_output}; // .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed x87_input{{&list, 0x40ca, 0xff000f, 0x186a300981, 0x0}, {}, &x87_input}; // .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_output{{&list, 0x80ca, 0xff000f, 0x186a300995, 0x0}, {}, &simd_output}; // .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_input{{&list, 0x100ca, 0xff000f, 0x186a3009ab, 0x0}, {}, &simd_input}; // .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed any{{&list, 0x1001e0ca, 0xf000f, 0x186a3009c0, 0x0}, {}, &any}; // .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed x87{{&list, 0x1010, 0xff000f, 0x1e8483009ce, 0x0}, {}, &x87}; // .code = 0x10, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_packed_double{{&list, 0x10010, 0xff000f, 0x1e8483009e2, 0x0}, {}, &sse_packed_double}; // .code = 0x10, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_scalar_single{{&list, 0x20010, 0xff000f, 0x1e848300a04, 0x0}, {}, &sse_scalar_single}; // .code = 0x10, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_packed_single{{&list, 0x40010, 0xff000f, 0x1e848300a26, 0x0}, {}, &sse_packed_single}; // .code = 0x10, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sse_scalar_double{{&list, 0x80010, 0xff000f, 0x1e848300a48, 0x0}, {}, &sse_scalar_double}; // .code = 0x10, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_comp_ops_exe

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff000f, 0x1e848300a6a, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misses{{&list, 0x2080, 0xff000f, 0x30d4300a75, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed ifetch_stall{{&list, 0x4080, 0xff000f, 0x18001e848300a83, 0x0}, {}, &ifetch_stall}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{{&list, 0x2079, 0xf000f, 0x1e848300a97, 0x0}, {}, &empty}; // .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed mite_uops{{&list, 0x4079, 0xff000f, 0x1e848300aa1, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_cycles{{&list, 0x10004079, 0xff000f, 0x1e848300aaf, 0x0}, {}, &mite_cycles}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xff000f, 0x1e848300abf, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles{{&list, 0x10008079, 0xff000f, 0x1e848300acc, 0x0}, {}, &dsb_cycles}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_uops{{&list, 0x10079, 0xff000f, 0x1e848300adb, 0x0}, {}, &ms_dsb_uops}; // .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_cycles{{&list, 0x10010079, 0xff000f, 0x1e848300aeb, 0x0}, {}, &ms_dsb_cycles}; // .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_occur{{&list, 0x2010010079, 0xff000f, 0x1e848300afd, 0x0}, {}, &ms_dsb_occur}; // .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_4_uops{{&list, 0x40018079, 0xff000f, 0x1e848300b0e, 0x0}, {}, &all_dsb_cycles_4_uops}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_any_uops{{&list, 0x10018079, 0xff000f, 0x1e848300b28, 0x0}, {}, &all_dsb_cycles_any_uops}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_mite_uops{{&list, 0x20079, 0xff000f, 0x1e848300b44, 0x0}, {}, &ms_mite_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_4_uops{{&list, 0x40024079, 0xff000f, 0x1e848300b55, 0x0}, {}, &all_mite_cycles_4_uops}; // .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_any_uops{{&list, 0x10024079, 0xff000f, 0x1e848300b70, 0x0}, {}, &all_mite_cycles_any_uops}; // .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_uops{{&list, 0x30079, 0xff000f, 0x1e848300b8d, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_cycles{{&list, 0x10030079, 0xff000f, 0x1e848300b99, 0x0}, {}, &ms_cycles}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xff000f, 0x1e848300ba7, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_all_uops{{&list, 0x3c079, 0xff000f, 0x1e848300bb7, 0x0}, {}, &mite_all_uops}; // .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xf000f, 0x1e848300bc9, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x4000109c, 0xf000f, 0x1e848300be5, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_1_uop_deliv_core{{&list, 0x3000109c, 0xf000f, 0x1e848300c15, 0x0}, {}, &cycles_le_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_2_uop_deliv_core{{&list, 0x2000109c, 0xf000f, 0x1e848300c47, 0x0}, {}, &cycles_le_2_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_3_uop_deliv_core{{&list, 0x1000109c, 0xf000f, 0x1e848300c79, 0x0}, {}, &cycles_le_3_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xf000f, 0x1e848300cab, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e848300cd3, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed iq_full{{&list, 0x4087, 0xff000f, 0x1e848300ce1, 0x0}, {}, &iq_full}; // .code = 0x87, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e848300cf3, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0xff000f, 0x1e848300d04, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed prec_dist{{&list, 0x10c0, 0x20000000020002, 0x18001e848300d17, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .missing = 0x3
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x1000300d, 0xff000f, 0x1e848300d2e, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_stalls_count{{&list, 0x201000300d, 0xff000f, 0x1e848300d47, 0x0}, {}, &recovery_stalls_count}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_cycles_any{{&list, 0x401000300d, 0xff000f, 0x1e848300d66, 0x0}, {}, &recovery_cycles_any}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{{&list, 0x10ae, 0xff000f, 0x186a700d83, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1085, 0xff000f, 0x186a300d93, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0x2085, 0xff000f, 0x186a300db2, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_duration{{&list, 0x4085, 0xff000f, 0x1e848300dcd, 0x0}, {}, &walk_duration}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x10085, 0xff000f, 0x186a300de7, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed large_page_walk_completed{{&list, 0x80085, 0xff000f, 0x18000186a300dfc, 0x0}, {}, &large_page_walk_completed}; // .code = 0x85, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xff000f, 0x1e848300e22, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0x40004, 0x1e848300e32, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0x40004, 0x1e848300e48, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles_any{{&list, 0x4010001048, 0x40004, 0x1e848300e65, 0x0}, {}, &pending_cycles_any}; // .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed fb_full{{&list, 0x10002048, 0xff000f, 0x1e848300e86, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d_pend_miss

namespace l2_l1d_wb_rqsts {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1028, 0xff000f, 0x30d4300e9c, 0x0}, {}, &miss}; // .code = 0x28, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_e{{&list, 0x4028, 0xff000f, 0x30d4300eb1, 0x0}, {}, &hit_e}; // .code = 0x28, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_m{{&list, 0x8028, 0xff000f, 0x30d4300ec7, 0x0}, {}, &hit_m}; // .code = 0x28, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all{{&list, 0xf028, 0xff000f, 0x30d4300edd, 0x0}, {}, &all}; // .code = 0x28, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_l1d_wb_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{{&list, 0x10f1, 0xff000f, 0x186a300ef1, 0x0}, {}, &i}; // .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed s{{&list, 0x20f1, 0xff000f, 0x186a300eff, 0x0}, {}, &s}; // .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed e{{&list, 0x40f1, 0xff000f, 0x186a300f0d, 0x0}, {}, &e}; // .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all{{&list, 0x70f1, 0xff000f, 0x186a300f1b, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{{&list, 0x10f2, 0xff000f, 0x186a300f2b, 0x0}, {}, &demand_clean}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_dirty{{&list, 0x20f2, 0xff000f, 0x186a300f45, 0x0}, {}, &demand_dirty}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed pf_clean{{&list, 0x40f2, 0xff000f, 0x186a300f5f, 0x0}, {}, &pf_clean}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed pf_dirty{{&list, 0x80f2, 0xff000f, 0x186a300f75, 0x0}, {}, &pf_dirty}; // .code = 0xf2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed dirty_all{{&list, 0xa0f2, 0xff000f, 0x186a300f8b, 0x0}, {}, &dirty_all}; // .code = 0xf2, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_hit{{&list, 0x1024, 0xff000f, 0x30d4300fa2, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0x3024, 0xff000f, 0x30d4300fbe, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0x4024, 0xff000f, 0x30d4300fda, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x8024, 0xff000f, 0x30d4300feb, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_rfo{{&list, 0xc024, 0xff000f, 0x30d4300ffd, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0x10024, 0xff000f, 0x30d430100e, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x20024, 0xff000f, 0x30d4301023, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0x30024, 0xff000f, 0x30d4301039, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_hit{{&list, 0x40024, 0xff000f, 0x30d430104e, 0x0}, {}, &pf_hit}; // .code = 0x24, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_miss{{&list, 0x80024, 0xff000f, 0x30d430105e, 0x0}, {}, &pf_miss}; // .code = 0x24, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0xc0024, 0xff000f, 0x30d430106f, 0x0}, {}, &all_pf}; // .code = 0x24, .mask = 0xc0, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_rqsts

namespace l2_store_lock_rqsts {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1027, 0xff000f, 0x30d430107f, 0x0}, {}, &miss}; // .code = 0x27, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed hit_m{{&list, 0x8027, 0xff000f, 0x30d4301098, 0x0}, {}, &hit_m}; // .code = 0x27, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all{{&list, 0xf027, 0xff000f, 0x30d43010b2, 0x0}, {}, &all}; // .code = 0x27, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_store_lock_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10f0, 0xff000f, 0x30d43010ca, 0x0}, {}, &demand_data_rd}; // .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo{{&list, 0x20f0, 0xff000f, 0x30d43010e2, 0x0}, {}, &rfo}; // .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd{{&list, 0x40f0, 0xff000f, 0x30d43010ef, 0x0}, {}, &code_rd}; // .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0x80f0, 0xff000f, 0x30d4301100, 0x0}, {}, &all_pf}; // .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l1d_wb{{&list, 0x100f0, 0xff000f, 0x30d4301110, 0x0}, {}, &l1d_wb}; // .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_fill{{&list, 0x200f0, 0xff000f, 0x30d4301120, 0x0}, {}, &l2_fill}; // .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_wb{{&list, 0x400f0, 0xff000f, 0x30d4301131, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_requests{{&list, 0x800f0, 0xff000f, 0x30d4301140, 0x0}, {}, &all_requests}; // .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{{&list, 0x2003, 0xff000f, 0x186a301156, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xff000f, 0x186a30116e, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xff000f, 0x186a30117e, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{{&list, 0x104c, 0xff000f, 0x186a30119e, 0x0}, {}, &sw_pf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed hw_pf{{&list, 0x204c, 0xff000f, 0x186a3011b1, 0x0}, {}, &hw_pf}; // .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{{&list, 0x1063, 0xff000f, 0x1e8483011c4, 0x0}, {}, &split_lock_uc_lock_duration}; // .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cache_lock_duration{{&list, 0x2063, 0xff000f, 0x1e8483011ec, 0x0}, {}, &cache_lock_duration}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff000f, 0x186a30120c, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed reference{{&list, 0x4f02e, 0xff000f, 0x186a301223, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xff000f, 0x1e84830123f, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff000f, 0x1e848301248, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_4_uops{{&list, 0x400010a8, 0xff000f, 0x1e84830125a, 0x0}, {}, &cycles_4_uops}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff000f, 0x186a30126c, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff000f, 0x186a301281, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0xff000f, 0x186a3012a0, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed maskmov{{&list, 0x200c3, 0xff000f, 0x186a3012b3, 0x0}, {}, &maskmov}; // .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_load_uops_llc_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x100000000f000f, 0x1000004e2b012ca, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .missing = 0x2
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x100000000f000f, 0x1000004e2b012f2, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .missing = 0x2
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x100000000f000f, 0x1000004e2b01319, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .missing = 0x2
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x100000000f000f, 0x10000186a301341, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .missing = 0x2
} // namespace mem_load_uops_llc_hit_retired

namespace mem_load_uops_llc_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0xf000f, 0x28000186a701369, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 100007, .missing = 0x5
} // namespace mem_load_uops_llc_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x100000000f000f, 0x1e848301393, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
inline constexpr listed l2_hit{{&list, 0x20d1, 0x100000000f000f, 0x186a3013b0, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed llc_hit{{&list, 0x40d1, 0x100000000f000f, 0x100000c365013cd, 0x0}, {}, &llc_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .missing = 0x2
inline constexpr listed l1_miss{{&list, 0x80d1, 0x100000000f000f, 0x18000186a3013eb, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .missing = 0x3
inline constexpr listed l2_miss{{&list, 0x100d1, 0x100000000f000f, 0x180000c36501409, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .missing = 0x3
inline constexpr listed llc_miss{{&list, 0x200d1, 0x100000000f000f, 0x18000186a701427, 0x0}, {}, &llc_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .missing = 0x3
inline constexpr listed hit_lfb{{&list, 0x400d1, 0x100000000f000f, 0x186a301446, 0x0}, {}, &hit_lfb}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x20000000080008, 0xc00186a301464, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x20000000080008, 0xc000c36501488, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x20000000080008, 0xc0004e2b014ac, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x20000000080008, 0xc00186a7014d1, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x20000000080008, 0xc00007d3014f6, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x20000000080008, 0xc00003f10151b, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x20000000080008, 0xc00001f701541, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x20000000080008, 0xc000006501567, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true
inline constexpr listed precise_store{{&list, 0x20cd, 0x20000000080008, 0x801e84830158d, 0x0}, {}, &precise_store}; // .code = 0xcd, .mask = 0x2, .counters = 0x8, .alone = 0x8, .precise = only, .period = 2000003, .taken_alone = true
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x100000000f000f, 0x186a3015ad, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x100000000f000f, 0x186a3015ce, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed lock_loads{{&list, 0x210d0, 0x100000000f000f, 0x186a7015f0, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007
inline constexpr listed split_loads{{&list, 0x410d0, 0x100000000f000f, 0x186a30160c, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed split_stores{{&list, 0x420d0, 0x100000000f000f, 0x186a301629, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003
inline constexpr listed all_loads{{&list, 0x810d0, 0x100000000f000f, 0x1e848301647, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
inline constexpr listed all_stores{{&list, 0x820d0, 0x100000000f000f, 0x1e848301662, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1005, 0xff000f, 0x1e84830167e, 0x0}, {}, &loads}; // .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stores{{&list, 0x2005, 0xff000f, 0x1e848301695, 0x0}, {}, &stores}; // .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace misalign_mem_ref

namespace move_elimination {
using namespace core_events;
inline constexpr listed int_eliminated{{&list, 0x1058, 0xff000f, 0x18000f4243016ad, 0x0}, {}, &int_eliminated}; // .code = 0x58, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 1000003, .missing = 0x3
inline constexpr listed simd_eliminated{{&list, 0x2058, 0xff000f, 0x18000f4243016cd, 0x0}, {}, &simd_eliminated}; // .code = 0x58, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 1000003, .missing = 0x3
inline constexpr listed int_not_eliminated{{&list, 0x4058, 0xff000f, 0x18000f4243016ee, 0x0}, {}, &int_not_eliminated}; // .code = 0x58, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 1000003, .missing = 0x3
inline constexpr listed simd_not_eliminated{{&list, 0x8058, 0xff000f, 0x18000f424301712, 0x0}, {}, &simd_not_eliminated}; // .code = 0x58, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 1000003, .missing = 0x3
} // namespace move_elimination

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xff000f, 0x186a301737, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x20b0, 0xff000f, 0x186a301757, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xff000f, 0x186a301777, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xff000f, 0x186a301793, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x10b2, 0xff000f, 0x1e8483017b0, 0x0}, {}, &sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xff000f, 0x1e8483017d0, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001060, 0xff000f, 0x1e8483017fc, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_data_rd_ge_6{{&list, 0x60001060, 0xff000f, 0x18001e848301834, 0x0}, {}, &demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed demand_code_rd{{&list, 0x2060, 0xff000f, 0x18001e848301865, 0x0}, {}, &demand_code_rd}; // .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002060, 0xff000f, 0x18001e848301891, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed demand_rfo{{&list, 0x4060, 0xff000f, 0x1e8483018c9, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xff000f, 0x1e8483018f1, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_data_rd{{&list, 0x8060, 0xff000f, 0x1e848301925, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xff000f, 0x1e84830194e, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed avx_store{{&list, 0x80c1, 0xff000f, 0x186a30197f, 0x0}, {}, &avx_store}; // .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed avx_to_sse{{&list, 0x100c1, 0xff000f, 0x186a301997, 0x0}, {}, &avx_to_sse}; // .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed sse_to_avx{{&list, 0x200c1, 0xff000f, 0x186a3019b0, 0x0}, {}, &sse_to_avx}; // .code = 0xc1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed any_wb_assist{{&list, 0x800c1, 0xff000f, 0x18000186a3019c9, 0x0}, {}, &any_wb_assist}; // .code = 0xc1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x3
} // namespace other_assists

namespace page_walks {
using namespace core_events;
inline constexpr listed llc_miss{{&list, 0x10be, 0xff000f, 0x30000186a3019e5, 0x0}, {}, &llc_miss}; // .code = 0xbe, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x6
} // namespace page_walks

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xff000f, 0x1e8483019f9, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rs{{&list, 0x40a2, 0xff000f, 0x1e848301a0d, 0x0}, {}, &rs}; // .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sb{{&list, 0x80a2, 0xff000f, 0x1e848301a20, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rob{{&list, 0x100a2, 0xff000f, 0x1e848301a33, 0x0}, {}, &rob}; // .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff000f, 0x1e848301a47, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff000f, 0x1e848301a63, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff000f, 0x1800030d4301a7a, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 200003, .missing = 0x3
} // namespace rs_events

namespace simd_fp_256 {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x1011, 0xff000f, 0x1e848301a8e, 0x0}, {}, &packed_single}; // .code = 0x11, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed packed_double{{&list, 0x2011, 0xff000f, 0x1e848301aa8, 0x0}, {}, &packed_double}; // .code = 0x11, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace simd_fp_256

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{{&list, 0x100f4, 0xff000f, 0x186a301ac2, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xff000f, 0x186a701ad5, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff000f, 0x186a701aeb, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace tlb_flush

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e848301afe, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_0_core{{&list, 0x40000010a1, 0xff000f, 0x1e848301b1a, 0x0}, {}, &port_0_core}; // .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e848301b3b, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1_core{{&list, 0x40000020a1, 0xff000f, 0x1e848301b57, 0x0}, {}, &port_1_core}; // .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0xc0a1, 0xff000f, 0x1e848301b78, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2_core{{&list, 0x400000c0a1, 0xff000f, 0x1e848301b94, 0x0}, {}, &port_2_core}; // .code = 0xa1, .mask = 0xc, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x300a1, 0xff000f, 0x1e848301bb5, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3_core{{&list, 0x40000300a1, 0xff000f, 0x1e848301bd1, 0x0}, {}, &port_3_core}; // .code = 0xa1, .mask = 0x30, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x400a1, 0xff000f, 0x1e848301bf2, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4_core{{&list, 0x40000400a1, 0xff000f, 0x1e848301c0e, 0x0}, {}, &port_4_core}; // .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x800a1, 0xff000f, 0x1e848301c2f, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5_core{{&list, 0x40000800a1, 0xff000f, 0x1e848301c4b, 0x0}, {}, &port_5_core}; // .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff000f, 0x18001e848301c6c, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xf000f, 0x18001e848301c81, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_ge_1_uop_exec{{&list, 0x100010b1, 0xff000f, 0x18001e848301c9c, 0x0}, {}, &cycles_ge_1_uop_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_ge_2_uops_exec{{&list, 0x200010b1, 0xff000f, 0x18001e848301cbf, 0x0}, {}, &cycles_ge_2_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_ge_3_uops_exec{{&list, 0x300010b1, 0xff000f, 0x18001e848301ce3, 0x0}, {}, &cycles_ge_3_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed cycles_ge_4_uops_exec{{&list, 0x400010b1, 0xff000f, 0x18001e848301d07, 0x0}, {}, &cycles_ge_4_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed core{{&list, 0x20b1, 0xff000f, 0x18001e848301d2b, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff000f, 0x1e848301d3e, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff000f, 0x1e848301d5d, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff000f, 0x1e848301d7c, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff000f, 0x1e848301d9b, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_none{{&list, 0x10000020b1, 0xff000f, 0x1e848301dba, 0x0}, {}, &core_cycles_none}; // .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff000f, 0x1e848301dd9, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xf000f, 0x1e848301de9, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed core_stall_cycles{{&list, 0x501000100e, 0xf000f, 0x1e848301e02, 0x0}, {}, &core_stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed flags_merge{{&list, 0x1000e, 0xff000f, 0x18001e848301e20, 0x0}, {}, &flags_merge}; // .code = 0x0e, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed slow_lea{{&list, 0x2000e, 0xff000f, 0x18001e848301e38, 0x0}, {}, &slow_lea}; // .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
inline constexpr listed single_mul{{&list, 0x4000e, 0xff000f, 0x18001e848301e4d, 0x0}, {}, &single_mul}; // .code = 0x0e, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x3
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0x10c2, 0x10000000ff000f, 0x1e848301e64, 0x0}, {}, &all}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010c2, 0xf000f, 0x1e848301e75, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed total_cycles{{&list, 0x10a00010c2, 0xf000f, 0x1e848301e8f, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed core_stall_cycles{{&list, 0x50100010c2, 0xf000f, 0x18001e848301ea9, 0x0}, {}, &core_stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003, .missing = 0x3
inline constexpr listed retire_slots{{&list, 0x20c2, 0x10000000ff000f, 0x1e848301ec8, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpu_div_active, &arith::fpu_div, &baclears::any, &br_inst_exec::nontaken_conditional,
    &br_inst_exec::taken_conditional, &br_inst_exec::taken_direct_jump,
    &br_inst_exec::taken_indirect_jump_non_call_ret, &br_inst_exec::taken_indirect_near_return,
    &br_inst_exec::taken_direct_near_call, &br_inst_exec::taken_indirect_near_call,
    &br_inst_exec::all_conditional, &br_inst_exec::all_direct_jmp,
    &br_inst_exec::all_indirect_jump_non_call_ret, &br_inst_exec::all_indirect_near_return,
    &br_inst_exec::all_direct_near_call, &br_inst_exec::all_branches,
    &br_inst_retired::all_branches, &br_inst_retired::conditional, &br_inst_retired::near_call,
    &br_inst_retired::near_call_r3, &br_inst_retired::all_branches_pebs,
    &br_inst_retired::near_return, &br_inst_retired::not_taken, &br_inst_retired::near_taken,
    &br_inst_retired::far_branch, &br_misp_exec::indirect, &br_misp_exec::nontaken_conditional,
    &br_misp_exec::taken_conditional, &br_misp_exec::taken_indirect_jump_non_call_ret,
    &br_misp_exec::taken_return_near, &br_misp_exec::taken_indirect_near_call,
    &br_misp_exec::all_conditional, &br_misp_exec::all_indirect_jump_non_call_ret,
    &br_misp_exec::all_branches, &br_misp_retired::all_branches, &br_misp_retired::conditional,
    &br_misp_retired::all_branches_pebs, &br_misp_retired::near_taken, &cpl_cycles::ring0,
    &cpl_cycles::ring0_trans, &cpl_cycles::ring123, &cpu_clk_thread_unhalted::ref_xclk,
    &cpu_clk_thread_unhalted::ref_xclk_any, &cpu_clk_thread_unhalted::one_thread_active,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::thread_any, &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::thread_p_any, &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::ref_xclk_any, &cpu_clk_unhalted::one_thread_active,
    &cycle_activity::cycles_l2_pending, &cycle_activity::cycles_l2_miss,
    &cycle_activity::cycles_ldm_pending, &cycle_activity::cycles_mem_any,
    &cycle_activity::cycles_no_execute, &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_pending, &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_ldm_pending, &cycle_activity::stalls_mem_any,
    &cycle_activity::cycles_l1d_pending, &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_pending, &cycle_activity::stalls_l1d_miss,
    &dsb2mite_switches::count, &dsb2mite_switches::penalty_cycles, &dsb_fill::exceed_dsb_lines,
    &dtlb_load_misses::miss_causes_a_walk, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_duration, &dtlb_load_misses::large_page_walk_completed,
    &dtlb_load_misses::stlb_hit, &dtlb_store_misses::miss_causes_a_walk,
    &dtlb_store_misses::walk_completed, &dtlb_store_misses::walk_duration,
    &dtlb_store_misses::stlb_hit, &ept::walk_cycles, &fp_assist::x87_output, &fp_assist::x87_input,
    &fp_assist::simd_output, &fp_assist::simd_input, &fp_assist::any, &fp_comp_ops_exe::x87,
    &fp_comp_ops_exe::sse_packed_double, &fp_comp_ops_exe::sse_scalar_single,
    &fp_comp_ops_exe::sse_packed_single, &fp_comp_ops_exe::sse_scalar_double, &icache::hit,
    &icache::misses, &icache::ifetch_stall, &idq::empty, &idq::mite_uops, &idq::mite_cycles,
    &idq::dsb_uops, &idq::dsb_cycles, &idq::ms_dsb_uops, &idq::ms_dsb_cycles, &idq::ms_dsb_occur,
    &idq::all_dsb_cycles_4_uops, &idq::all_dsb_cycles_any_uops, &idq::ms_mite_uops,
    &idq::all_mite_cycles_4_uops, &idq::all_mite_cycles_any_uops, &idq::ms_uops, &idq::ms_cycles,
    &idq::ms_switches, &idq::mite_all_uops, &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_le_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_2_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_3_uop_deliv_core, &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp, &ild_stall::iq_full, &inst_retired::any, &inst_retired::any_p,
    &inst_retired::prec_dist, &int_misc::recovery_cycles, &int_misc::recovery_stalls_count,
    &int_misc::recovery_cycles_any, &itlb::itlb_flush, &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed, &itlb_misses::walk_duration, &itlb_misses::stlb_hit,
    &itlb_misses::large_page_walk_completed, &l1d::replacement, &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles, &l1d_pend_miss::pending_cycles_any, &l1d_pend_miss::fb_full,
    &l2_l1d_wb_rqsts::miss, &l2_l1d_wb_rqsts::hit_e, &l2_l1d_wb_rqsts::hit_m, &l2_l1d_wb_rqsts::all,
    &l2_lines_in::i, &l2_lines_in::s, &l2_lines_in::e, &l2_lines_in::all,
    &l2_lines_out::demand_clean, &l2_lines_out::demand_dirty, &l2_lines_out::pf_clean,
    &l2_lines_out::pf_dirty, &l2_lines_out::dirty_all, &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::all_demand_data_rd, &l2_rqsts::rfo_hit, &l2_rqsts::rfo_miss, &l2_rqsts::all_rfo,
    &l2_rqsts::code_rd_hit, &l2_rqsts::code_rd_miss, &l2_rqsts::all_code_rd, &l2_rqsts::pf_hit,
    &l2_rqsts::pf_miss, &l2_rqsts::all_pf, &l2_store_lock_rqsts::miss, &l2_store_lock_rqsts::hit_m,
    &l2_store_lock_rqsts::all, &l2_trans::demand_data_rd, &l2_trans::rfo, &l2_trans::code_rd,
    &l2_trans::all_pf, &l2_trans::l1d_wb, &l2_trans::l2_fill, &l2_trans::l2_wb,
    &l2_trans::all_requests, &ld_blocks::store_forward, &ld_blocks::no_sr,
    &ld_blocks_partial::address_alias, &load_hit_pre::sw_pf, &load_hit_pre::hw_pf,
    &lock_cycles::split_lock_uc_lock_duration, &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss, &longest_lat_cache::reference, &lsd::uops, &lsd::cycles_active,
    &lsd::cycles_4_uops, &machine_clears::count, &machine_clears::memory_ordering,
    &machine_clears::smc, &machine_clears::maskmov, &mem_load_uops_llc_hit_retired::xsnp_miss,
    &mem_load_uops_llc_hit_retired::xsnp_hit, &mem_load_uops_llc_hit_retired::xsnp_hitm,
    &mem_load_uops_llc_hit_retired::xsnp_none, &mem_load_uops_llc_miss_retired::local_dram,
    &mem_load_uops_retired::l1_hit, &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::llc_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::llc_miss, &mem_load_uops_retired::hit_lfb,
    &mem_trans_retired::load_latency_gt_4, &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256, &mem_trans_retired::load_latency_gt_512,
    &mem_trans_retired::precise_store, &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::stlb_miss_stores, &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads, &mem_uops_retired::split_stores, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &misalign_mem_ref::loads, &misalign_mem_ref::stores,
    &move_elimination::int_eliminated, &move_elimination::simd_eliminated,
    &move_elimination::int_not_eliminated, &move_elimination::simd_not_eliminated,
    &offcore_requests::demand_data_rd, &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo, &offcore_requests::all_data_rd,
    &offcore_requests_buffer::sq_full, &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &other_assists::avx_store, &other_assists::avx_to_sse, &other_assists::sse_to_avx,
    &other_assists::any_wb_assist, &page_walks::llc_miss, &resource_stalls::any,
    &resource_stalls::rs, &resource_stalls::sb, &resource_stalls::rob,
    &rob_misc_events::lbr_inserts, &rs_events::empty_cycles, &rs_events::empty_end,
    &simd_fp_256::packed_single, &simd_fp_256::packed_double, &sq_misc::split_lock,
    &tlb_flush::dtlb_thread, &tlb_flush::stlb_any, &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_0_core, &uops_dispatched_port::port_1,
    &uops_dispatched_port::port_1_core, &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_2_core, &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_3_core, &uops_dispatched_port::port_4,
    &uops_dispatched_port::port_4_core, &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_5_core, &uops_executed::thread, &uops_executed::stall_cycles,
    &uops_executed::cycles_ge_1_uop_exec, &uops_executed::cycles_ge_2_uops_exec,
    &uops_executed::cycles_ge_3_uops_exec, &uops_executed::cycles_ge_4_uops_exec,
    &uops_executed::core, &uops_executed::core_cycles_ge_1, &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3, &uops_executed::core_cycles_ge_4,
    &uops_executed::core_cycles_none, &uops_issued::any, &uops_issued::stall_cycles,
    &uops_issued::core_stall_cycles, &uops_issued::flags_merge, &uops_issued::slow_lea,
    &uops_issued::single_mul, &uops_retired::all, &uops_retired::stall_cycles,
    &uops_retired::total_cycles, &uops_retired::core_stall_cycles, &uops_retired::retire_slots,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::ivy_bridge
