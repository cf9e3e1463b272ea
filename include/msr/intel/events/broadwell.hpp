// Events of Broadwell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdw: from intel/perfmon 6dadedf3aa48, BDW/events/broadwell_core.json, version 30 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::broadwell {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "arith.fpu_div_active\0"
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
    "br_inst_retired.all_branches_pebs\0" "BDW98\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.not_taken\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.far_branch\0" "BDW98\0"
    "br_misp_exec.nontaken_conditional\0"
    "br_misp_exec.taken_conditional\0"
    "br_misp_exec.taken_indirect_jump_non_call_ret\0"
    "br_misp_exec.taken_return_near\0"
    "br_misp_exec.taken_indirect_near_call\0"
    "br_misp_exec.all_conditional\0"
    "br_misp_exec.all_indirect_jump_non_call_ret\0"
    "br_misp_exec.indirect\0"
    "br_misp_exec.all_branches\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.conditional\0"
    "br_misp_retired.all_branches_pebs\0"
    "br_misp_retired.ret\0"
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
    "dsb2mite_switches.penalty_cycles\0"
    "dtlb_load_misses.miss_causes_a_walk\0" "BDM69\0"
    "dtlb_load_misses.walk_completed_4k\0" "BDM69\0"
    "dtlb_load_misses.walk_completed_2m_4m\0" "BDM69\0"
    "dtlb_load_misses.walk_completed_1g\0" "BDM69\0"
    "dtlb_load_misses.walk_completed\0" "BDM69\0"
    "dtlb_load_misses.walk_duration\0" "BDM69\0"
    "dtlb_load_misses.stlb_hit_4k\0"
    "dtlb_load_misses.stlb_hit_2m\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.miss_causes_a_walk\0" "BDM69\0"
    "dtlb_store_misses.walk_completed_4k\0" "BDM69\0"
    "dtlb_store_misses.walk_completed_2m_4m\0" "BDM69\0"
    "dtlb_store_misses.walk_completed_1g\0" "BDM69\0"
    "dtlb_store_misses.walk_completed\0" "BDM69\0"
    "dtlb_store_misses.walk_duration\0" "BDM69\0"
    "dtlb_store_misses.stlb_hit_4k\0"
    "dtlb_store_misses.stlb_hit_2m\0"
    "dtlb_store_misses.stlb_hit\0"
    "ept.walk_cycles\0"
    "fp_arith_inst_retired.scalar_double\0"
    "fp_arith_inst_retired.scalar_single\0"
    "fp_arith_inst_retired.scalar\0"
    "fp_arith_inst_retired.128b_packed_double\0"
    "fp_arith_inst_retired.128b_packed_single\0"
    "fp_arith_inst_retired.256b_packed_double\0"
    "fp_arith_inst_retired.double\0"
    "fp_arith_inst_retired.4_flops\0"
    "fp_arith_inst_retired.256b_packed_single\0"
    "fp_arith_inst_retired.single\0"
    "fp_arith_inst_retired.packed\0"
    "fp_arith_inst_retired.vector\0"
    "fp_assist.x87_output\0"
    "fp_assist.x87_input\0"
    "fp_assist.simd_output\0"
    "fp_assist.simd_input\0"
    "fp_assist.any\0"
    "hle_retired.start\0"
    "hle_retired.commit\0"
    "hle_retired.aborted\0"
    "hle_retired.aborted_misc1\0"
    "hle_retired.aborted_misc2\0"
    "hle_retired.aborted_misc3\0"
    "hle_retired.aborted_misc4\0"
    "hle_retired.aborted_misc5\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.ifdata_stall\0"
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
    "inst_retired.any\0"
    "inst_retired.any_p\0" "BDM61\0"
    "inst_retired.prec_dist\0" "BDM11;BDM55\0"
    "inst_retired.x87\0"
    "int_misc.recovery_cycles\0"
    "int_misc.recovery_cycles_any\0"
    "int_misc.rat_stall_cycles\0"
    "itlb.itlb_flush\0"
    "itlb_misses.miss_causes_a_walk\0" "BDM69\0"
    "itlb_misses.walk_completed_4k\0" "BDM69\0"
    "itlb_misses.walk_completed_2m_4m\0" "BDM69\0"
    "itlb_misses.walk_completed_1g\0" "BDM69\0"
    "itlb_misses.walk_completed\0" "BDM69\0"
    "itlb_misses.walk_duration\0" "BDM69\0"
    "itlb_misses.stlb_hit_4k\0"
    "itlb_misses.stlb_hit_2m\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.pending_cycles_any\0"
    "l1d_pend_miss.fb_full\0"
    "l2_demand_rqsts.wb_hit\0"
    "l2_lines_in.i\0"
    "l2_lines_in.s\0"
    "l2_lines_in.e\0"
    "l2_lines_in.all\0"
    "l2_lines_out.demand_clean\0"
    "l2_rqsts.demand_data_rd_miss\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.all_demand_miss\0"
    "l2_rqsts.l2_pf_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.l2_pf_hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.all_demand_references\0"
    "l2_rqsts.all_pf\0"
    "l2_rqsts.references\0"
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
    "lsd.cycles_4_uops\0"
    "lsd.cycles_active\0"
    "machine_clears.cycles\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "machine_clears.maskmov\0"
    "mem_load_uops_l3_hit_retired.xsnp_miss\0" "BDM100\0"
    "mem_load_uops_l3_hit_retired.xsnp_hit\0" "BDM100\0"
    "mem_load_uops_l3_hit_retired.xsnp_hitm\0" "BDM100\0"
    "mem_load_uops_l3_hit_retired.xsnp_none\0" "BDM100\0"
    "mem_load_uops_l3_miss_retired.local_dram\0" "BDE70;BDM100\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0" "BDM35\0"
    "mem_load_uops_retired.l3_hit\0" "BDM100\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.l3_miss\0" "BDM100;BDE70\0"
    "mem_load_uops_retired.hit_lfb\0"
    "mem_trans_retired.load_latency_gt_4\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_8\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_16\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_32\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_64\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_128\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_256\0" "BDM100;BDM35\0"
    "mem_trans_retired.load_latency_gt_512\0" "BDM100;BDM35\0"
    "mem_uops_retired.stlb_miss_loads\0"
    "mem_uops_retired.stlb_miss_stores\0"
    "mem_uops_retired.lock_loads\0" "BDM35\0"
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
    "offcore_requests.all_requests\0"
    "offcore_requests_buffer.sq_full\0"
    "offcore_requests_outstanding.demand_data_rd\0" "BDM76\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0" "BDM76\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0" "BDM76\0"
    "offcore_requests_outstanding.demand_code_rd\0" "BDM76\0"
    "offcore_requests_outstanding.demand_rfo\0" "BDM76\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0" "BDM76\0"
    "offcore_requests_outstanding.all_data_rd\0" "BDM76\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0" "BDM76\0"
    "other_assists.avx_to_sse\0" "BDM30\0"
    "other_assists.sse_to_avx\0" "BDM30\0"
    "other_assists.any_wb_assist\0"
    "page_walker_loads.dtlb_l1\0" "BDM69;BDM98\0"
    "page_walker_loads.dtlb_l2\0" "BDM69;BDM98\0"
    "page_walker_loads.dtlb_l3\0" "BDM69;BDM98\0"
    "page_walker_loads.dtlb_memory\0" "BDM69;BDM98\0"
    "page_walker_loads.itlb_l1\0" "BDM69;BDM98\0"
    "page_walker_loads.itlb_l2\0" "BDM69;BDM98\0"
    "page_walker_loads.itlb_l3\0" "BDM69;BDM98\0"
    "resource_stalls.any\0"
    "resource_stalls.rs\0"
    "resource_stalls.sb\0"
    "resource_stalls.rob\0"
    "rob_misc_events.lbr_inserts\0"
    "rs_events.empty_cycles\0"
    "rs_events.empty_end\0"
    "rtm_retired.start\0"
    "rtm_retired.commit\0"
    "rtm_retired.aborted\0"
    "rtm_retired.aborted_misc1\0"
    "rtm_retired.aborted_misc2\0"
    "rtm_retired.aborted_misc3\0"
    "rtm_retired.aborted_misc4\0"
    "rtm_retired.aborted_misc5\0"
    "sq_misc.split_lock\0"
    "tlb_flush.dtlb_thread\0"
    "tlb_flush.stlb_any\0"
    "tx_exec.misc1\0"
    "tx_exec.misc2\0"
    "tx_exec.misc3\0"
    "tx_exec.misc4\0"
    "tx_exec.misc5\0"
    "tx_mem.abort_conflict\0"
    "tx_mem.abort_capacity_write\0"
    "tx_mem.abort_hle_store_to_elided_lock\0"
    "tx_mem.abort_hle_elision_buffer_not_empty\0"
    "tx_mem.abort_hle_elision_buffer_mismatch\0"
    "tx_mem.abort_hle_elision_buffer_unsupported_alignment\0"
    "tx_mem.hle_elision_buffer_full\0"
    "uops_dispatched_port.port_0\0"
    "uops_dispatched_port.port_1\0"
    "uops_dispatched_port.port_2\0"
    "uops_dispatched_port.port_3\0"
    "uops_dispatched_port.port_4\0"
    "uops_dispatched_port.port_5\0"
    "uops_dispatched_port.port_6\0"
    "uops_dispatched_port.port_7\0"
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
    "uops_executed_port.port_0_core\0"
    "uops_executed_port.port_0\0"
    "uops_executed_port.port_1_core\0"
    "uops_executed_port.port_1\0"
    "uops_executed_port.port_2_core\0"
    "uops_executed_port.port_2\0"
    "uops_executed_port.port_3_core\0"
    "uops_executed_port.port_3\0"
    "uops_executed_port.port_4_core\0"
    "uops_executed_port.port_4\0"
    "uops_executed_port.port_5_core\0"
    "uops_executed_port.port_5\0"
    "uops_executed_port.port_6_core\0"
    "uops_executed_port.port_6\0"
    "uops_executed_port.port_7_core\0"
    "uops_executed_port.port_7\0"
    "uops_issued.any\0"
    "uops_issued.stall_cycles\0"
    "uops_issued.flags_merge\0"
    "uops_issued.slow_lea\0"
    "uops_issued.single_mul\0"
    "uops_retired.all\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uops_retired.retire_slots\0"
    "uop_dispatches_cancelled.simd_prf\0";
inline constexpr core sharers[] = {core::broadwell_ep, core::broadwell_de};
inline constexpr select::event_list list{"broadwell", core::broadwell, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpu_div_active{{&list, 0x1014, 0xff000f, 0x1e848300000, 0x0}, {}, &fpu_div_active}; // .code = 0x14, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x1f0e6, 0xff000f, 0x186a300015, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{{&list, 0x41088, 0xff000f, 0x30d4300022, 0x0}, {}, &nontaken_conditional}; // .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81088, 0xff000f, 0x30d4300044, 0x0}, {}, &taken_conditional}; // .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_jump{{&list, 0x82088, 0xff000f, 0x30d4300063, 0x0}, {}, &taken_direct_jump}; // .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84088, 0xff000f, 0x30d4300082, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_return{{&list, 0x88088, 0xff000f, 0x30d43000b0, 0x0}, {}, &taken_indirect_near_return}; // .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_direct_near_call{{&list, 0x90088, 0xff000f, 0x30d43000d8, 0x0}, {}, &taken_direct_near_call}; // .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0088, 0xff000f, 0x30d43000fc, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1088, 0xff000f, 0x30d4300122, 0x0}, {}, &all_conditional}; // .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_jmp{{&list, 0xc2088, 0xff000f, 0x30d430013f, 0x0}, {}, &all_direct_jmp}; // .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4088, 0xff000f, 0x30d430015b, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_near_return{{&list, 0xc8088, 0xff000f, 0x30d4300187, 0x0}, {}, &all_indirect_near_return}; // .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_direct_near_call{{&list, 0xd0088, 0xff000f, 0x30d43001ad, 0x0}, {}, &all_direct_near_call}; // .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff088, 0xff000f, 0x30d43001cf, 0x0}, {}, &all_branches}; // .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0xff000f, 0x61a89001e9, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c4, 0x10000000ff000f, 0x61a8900206, 0x0}, {}, &conditional}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x10000000ff000f, 0x186a700222, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed near_call_r3{{&list, 0x20c4, 0x10000000ff000f, 0x186a70023c, 0x0}, {}, &near_call_r3}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed all_branches_pebs{{&list, 0x40c4, 0x200000000f000f, 0x400061a8900259, 0x0}, {}, &all_branches_pebs}; // .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009, .has_errata = true
inline constexpr listed near_return{{&list, 0x80c4, 0x10000000ff000f, 0x186a700281, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed not_taken{{&list, 0x100c4, 0xff000f, 0x61a890029d, 0x0}, {}, &not_taken}; // .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c4, 0x10000000ff000f, 0x61a89002b7, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed far_branch{{&list, 0x400c4, 0xff000f, 0x4000186a7002d2, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100007, .has_errata = true
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{{&list, 0x41089, 0xff000f, 0x30d43002f3, 0x0}, {}, &nontaken_conditional}; // .code = 0x89, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_conditional{{&list, 0x81089, 0xff000f, 0x30d4300315, 0x0}, {}, &taken_conditional}; // .code = 0x89, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_jump_non_call_ret{{&list, 0x84089, 0xff000f, 0x30d4300334, 0x0}, {}, &taken_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_return_near{{&list, 0x88089, 0xff000f, 0x30d4300362, 0x0}, {}, &taken_return_near}; // .code = 0x89, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed taken_indirect_near_call{{&list, 0xa0089, 0xff000f, 0x30d4300381, 0x0}, {}, &taken_indirect_near_call}; // .code = 0x89, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_conditional{{&list, 0xc1089, 0xff000f, 0x30d43003a7, 0x0}, {}, &all_conditional}; // .code = 0x89, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_indirect_jump_non_call_ret{{&list, 0xc4089, 0xff000f, 0x30d43003c4, 0x0}, {}, &all_indirect_jump_non_call_ret}; // .code = 0x89, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xe4089, 0xff000f, 0x30d43003f0, 0x0}, {}, &indirect}; // .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff089, 0xff000f, 0x30d4300406, 0x0}, {}, &all_branches}; // .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0xff000f, 0x61a8900420, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c5, 0x10000000ff000f, 0x61a890043d, 0x0}, {}, &conditional}; // .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed all_branches_pebs{{&list, 0x40c5, 0x200000000f000f, 0x61a8900459, 0x0}, {}, &all_branches_pebs}; // .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed ret{{&list, 0x80c5, 0x10000000ff000f, 0x186a70047b, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr listed near_taken{{&list, 0x200c5, 0x10000000ff000f, 0x61a890048f, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{{&list, 0x105c, 0xff000f, 0x1e8483004aa, 0x0}, {}, &ring0}; // .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ring0_trans{{&list, 0x201000105c, 0xff000f, 0x186a7004bb, 0x0}, {}, &ring0_trans}; // .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed ring123{{&list, 0x205c, 0xff000f, 0x1e8483004d2, 0x0}, {}, &ring123}; // .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x186a3004e5, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x186a300506, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xf000f, 0x186a30052b, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 100003
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300555, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread_any{{&list, 0x4000002000, 0x2000000000000, 0x1e84830056d, 0x0}, {}, &thread_any}; // .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300589, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff000f, 0x1e8483005a2, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed thread_p_any{{&list, 0x400000003c, 0xff000f, 0x1e8483005bc, 0x0}, {}, &thread_p_any}; // .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x186a3005da, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x186a3005f4, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x186a300612, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{{&list, 0x100010a3, 0xff000f, 0x1e848300635, 0x0}, {}, &cycles_l2_pending}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xff000f, 0x1e848300656, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ldm_pending{{&list, 0x200020a3, 0xff000f, 0x1e848300674, 0x0}, {}, &cycles_ldm_pending}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_mem_any{{&list, 0x200020a3, 0xf000f, 0x1e848300696, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_no_execute{{&list, 0x400040a3, 0xf000f, 0x1e8483006b4, 0x0}, {}, &cycles_no_execute}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xff000f, 0x1e8483006d5, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l2_pending{{&list, 0x500050a3, 0xf000f, 0x1e8483006f1, 0x0}, {}, &stalls_l2_pending}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xff000f, 0x1e848300712, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_ldm_pending{{&list, 0x600060a3, 0xf000f, 0x1e848300730, 0x0}, {}, &stalls_ldm_pending}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed stalls_mem_any{{&list, 0x600060a3, 0xff000f, 0x1e848300752, 0x0}, {}, &stalls_mem_any}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l1d_pending{{&list, 0x800080a3, 0x40004, 0x1e848300770, 0x0}, {}, &cycles_l1d_pending}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0x40004, 0x1e848300792, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed stalls_l1d_pending{{&list, 0xc000c0a3, 0x40004, 0x1e8483007b1, 0x0}, {}, &stalls_l1d_pending}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0x40004, 0x1e8483007d3, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xff000f, 0x1e8483007f2, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1008, 0xff000f, 0x4000186a300813, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff000f, 0x4001e84830083d, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xff000f, 0x4001e848300866, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed walk_completed_1g{{&list, 0x8008, 0xff000f, 0x4001e848300892, 0x0}, {}, &walk_completed_1g}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed walk_completed{{&list, 0xe008, 0xff000f, 0x4000186a3008bb, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_duration{{&list, 0x10008, 0xff000f, 0x4001e8483008e1, 0x0}, {}, &walk_duration}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed stlb_hit_4k{{&list, 0x20008, 0xff000f, 0x1e848300906, 0x0}, {}, &stlb_hit_4k}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit_2m{{&list, 0x40008, 0xff000f, 0x1e848300923, 0x0}, {}, &stlb_hit_2m}; // .code = 0x08, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stlb_hit{{&list, 0x60008, 0xff000f, 0x1e848300940, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1049, 0xff000f, 0x4000186a30095a, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff000f, 0x4000186a300985, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xff000f, 0x4000186a3009af, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_1g{{&list, 0x8049, 0xff000f, 0x4000186a3009dc, 0x0}, {}, &walk_completed_1g}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed{{&list, 0xe049, 0xff000f, 0x4000186a300a06, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_duration{{&list, 0x10049, 0xff000f, 0x4000186a300a2d, 0x0}, {}, &walk_duration}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed stlb_hit_4k{{&list, 0x20049, 0xff000f, 0x186a300a53, 0x0}, {}, &stlb_hit_4k}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit_2m{{&list, 0x40049, 0xff000f, 0x186a300a71, 0x0}, {}, &stlb_hit_2m}; // .code = 0x49, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x60049, 0xff000f, 0x186a300a8f, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{{&list, 0x1004f, 0xff000f, 0x1e848300aaa, 0x0}, {}, &walk_cycles}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ept

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0xf000f, 0x1e848300aba, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed scalar_single{{&list, 0x20c7, 0xf000f, 0x1e848300ade, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed scalar{{&list, 0x30c7, 0xf000f, 0x1e848300b02, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0xf000f, 0x1e848300b1f, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0xf000f, 0x1e848300b48, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0xf000f, 0x1e848300b71, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed double_{{&list, 0x150c7, 0xf000f, 0x1e848600b9a, 0x0}, {}, &double_}; // .code = 0xc7, .mask = 0x15, .counters = 0xf, .alone = 0xf, .period = 2000006
inline constexpr listed _4_flops{{&list, 0x180c7, 0xf000f, 0x1e848300bb7, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0xf000f, 0x1e848300bd5, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed single{{&list, 0x2a0c7, 0xf000f, 0x1e848500bfe, 0x0}, {}, &single}; // .code = 0xc7, .mask = 0x2a, .counters = 0xf, .alone = 0xf, .period = 2000005
inline constexpr listed packed{{&list, 0x3c0c7, 0xf000f, 0x1e848400c1b, 0x0}, {}, &packed}; // .code = 0xc7, .mask = 0x3c, .counters = 0xf, .alone = 0xf, .period = 2000004
inline constexpr listed vector{{&list, 0xfc0c7, 0xf000f, 0x1e848300c38, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0xfc, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace fp_arith_inst_retired

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{{&list, 0x20ca, 0xff000f, 0x186a300c55, 0x0}, {}, &x87_output}; // .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed x87_input{{&list, 0x40ca, 0xff000f, 0x186a300c6a, 0x0}, {}, &x87_input}; // .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_output{{&list, 0x80ca, 0xff000f, 0x186a300c7e, 0x0}, {}, &simd_output}; // .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed simd_input{{&list, 0x100ca, 0xff000f, 0x186a300c94, 0x0}, {}, &simd_input}; // .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed any{{&list, 0x1001e0ca, 0xf000f, 0x186a300ca9, 0x0}, {}, &any}; // .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003
} // namespace fp_assist

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c8, 0xff000f, 0x1e848300cb7, 0x0}, {}, &start}; // .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed commit{{&list, 0x20c8, 0xff000f, 0x1e848300cc9, 0x0}, {}, &commit}; // .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c8, 0x10000000ff000f, 0x1e848300cdc, 0x0}, {}, &aborted}; // .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed aborted_misc1{{&list, 0x80c8, 0xff000f, 0x1e848300cf0, 0x0}, {}, &aborted_misc1}; // .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_misc2{{&list, 0x100c8, 0xff000f, 0x1e848300d0a, 0x0}, {}, &aborted_misc2}; // .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_misc3{{&list, 0x200c8, 0xff000f, 0x1e848300d24, 0x0}, {}, &aborted_misc3}; // .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_misc4{{&list, 0x400c8, 0xff000f, 0x1e848300d3e, 0x0}, {}, &aborted_misc4}; // .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_misc5{{&list, 0x800c8, 0xff000f, 0x1e848300d58, 0x0}, {}, &aborted_misc5}; // .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace hle_retired

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff000f, 0x1e848300d72, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misses{{&list, 0x2080, 0xff000f, 0x30d4300d7d, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed ifdata_stall{{&list, 0x4080, 0xff000f, 0x1e848300d8b, 0x0}, {}, &ifdata_stall}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{{&list, 0x2079, 0xf000f, 0x1e848300d9f, 0x0}, {}, &empty}; // .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed mite_uops{{&list, 0x4079, 0xff000f, 0x1e848300da9, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_cycles{{&list, 0x10004079, 0xff000f, 0x1e848300db7, 0x0}, {}, &mite_cycles}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xff000f, 0x1e848300dc7, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles{{&list, 0x10008079, 0xff000f, 0x1e848300dd4, 0x0}, {}, &dsb_cycles}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_uops{{&list, 0x10079, 0xff000f, 0x1e848300de3, 0x0}, {}, &ms_dsb_uops}; // .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_cycles{{&list, 0x10010079, 0xff000f, 0x1e848300df3, 0x0}, {}, &ms_dsb_cycles}; // .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_occur{{&list, 0x2010010079, 0xff000f, 0x1e848300e05, 0x0}, {}, &ms_dsb_occur}; // .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_4_uops{{&list, 0x40018079, 0xff000f, 0x1e848300e16, 0x0}, {}, &all_dsb_cycles_4_uops}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_any_uops{{&list, 0x10018079, 0xff000f, 0x1e848300e30, 0x0}, {}, &all_dsb_cycles_any_uops}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_mite_uops{{&list, 0x20079, 0xff000f, 0x1e848300e4c, 0x0}, {}, &ms_mite_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_4_uops{{&list, 0x40024079, 0xff000f, 0x1e848300e5d, 0x0}, {}, &all_mite_cycles_4_uops}; // .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_any_uops{{&list, 0x10024079, 0xff000f, 0x1e848300e78, 0x0}, {}, &all_mite_cycles_any_uops}; // .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_uops{{&list, 0x30079, 0xff000f, 0x1e848300e95, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_cycles{{&list, 0x10030079, 0xff000f, 0x1e848300ea1, 0x0}, {}, &ms_cycles}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xff000f, 0x1e848300eaf, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_all_uops{{&list, 0x3c079, 0xff000f, 0x1e848300ebf, 0x0}, {}, &mite_all_uops}; // .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xf000f, 0x1e848300ed1, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x4000109c, 0xf000f, 0x1e848300eed, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_1_uop_deliv_core{{&list, 0x3000109c, 0xf000f, 0x1e848300f1d, 0x0}, {}, &cycles_le_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_2_uop_deliv_core{{&list, 0x2000109c, 0xf000f, 0x1e848300f4f, 0x0}, {}, &cycles_le_2_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_le_3_uop_deliv_core{{&list, 0x1000109c, 0xf000f, 0x1e848300f81, 0x0}, {}, &cycles_le_3_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xf000f, 0x1e848300fb3, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e848300fdb, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e848300fe9, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0xff000f, 0x4001e848300ffa, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed prec_dist{{&list, 0x10c0, 0x20000000020002, 0x4001e848301013, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .has_errata = true
inline constexpr listed x87{{&list, 0x20c0, 0xff000f, 0x1e848301036, 0x0}, {}, &x87}; // .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x1000300d, 0xff000f, 0x1e848301047, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_cycles_any{{&list, 0x401000300d, 0xff000f, 0x1e848301060, 0x0}, {}, &recovery_cycles_any}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rat_stall_cycles{{&list, 0x800d, 0xff000f, 0x1e84830107d, 0x0}, {}, &rat_stall_cycles}; // .code = 0x0d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{{&list, 0x10ae, 0xff000f, 0x186a701097, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1085, 0xff000f, 0x4000186a3010a7, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff000f, 0x4000186a3010cc, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xff000f, 0x4000186a3010f0, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed_1g{{&list, 0x8085, 0xff000f, 0x4000186a301117, 0x0}, {}, &walk_completed_1g}; // .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_completed{{&list, 0xe085, 0xff000f, 0x4000186a30113b, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed walk_duration{{&list, 0x10085, 0xff000f, 0x4000186a30115c, 0x0}, {}, &walk_duration}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed stlb_hit_4k{{&list, 0x20085, 0xff000f, 0x186a30117c, 0x0}, {}, &stlb_hit_4k}; // .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit_2m{{&list, 0x40085, 0xff000f, 0x186a301194, 0x0}, {}, &stlb_hit_2m}; // .code = 0x85, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x60085, 0xff000f, 0x186a3011ac, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xff000f, 0x1e8483011c1, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0x40004, 0x1e8483011d1, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0x40004, 0x1e8483011e7, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed pending_cycles_any{{&list, 0x4010001048, 0x40004, 0x1e848301204, 0x0}, {}, &pending_cycles_any}; // .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr listed fb_full{{&list, 0x10002048, 0xff000f, 0x1e848301225, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d_pend_miss

namespace l2_demand_rqsts {
using namespace core_events;
inline constexpr listed wb_hit{{&list, 0x50027, 0xff000f, 0x30d430123b, 0x0}, {}, &wb_hit}; // .code = 0x27, .mask = 0x50, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_demand_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{{&list, 0x10f1, 0xff000f, 0x186a301252, 0x0}, {}, &i}; // .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed s{{&list, 0x20f1, 0xff000f, 0x186a301260, 0x0}, {}, &s}; // .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed e{{&list, 0x40f1, 0xff000f, 0x186a30126e, 0x0}, {}, &e}; // .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all{{&list, 0x70f1, 0xff000f, 0x186a30127c, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{{&list, 0x50f2, 0xff000f, 0x186a30128c, 0x0}, {}, &demand_clean}; // .code = 0xf2, .mask = 0x5, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0xff000f, 0x30d43012a6, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0xff000f, 0x30d43012c3, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0xff000f, 0x30d43012d5, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_miss{{&list, 0x27024, 0xff000f, 0x30d43012eb, 0x0}, {}, &all_demand_miss}; // .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_pf_miss{{&list, 0x30024, 0xff000f, 0x30d4301304, 0x0}, {}, &l2_pf_miss}; // .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0xff000f, 0x30d4301318, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed demand_data_rd_hit{{&list, 0xc1024, 0xff000f, 0x30d4301326, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0xc2024, 0xff000f, 0x30d4301342, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0xc4024, 0xff000f, 0x30d4301353, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_pf_hit{{&list, 0xd0024, 0xff000f, 0x30d4301368, 0x0}, {}, &l2_pf_hit}; // .code = 0x24, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0xff000f, 0x30d430137b, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_rfo{{&list, 0xe2024, 0xff000f, 0x30d4301397, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0xff000f, 0x30d43013a8, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_references{{&list, 0xe7024, 0xff000f, 0x30d43013bd, 0x0}, {}, &all_demand_references}; // .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0xf8024, 0xff000f, 0x30d43013dc, 0x0}, {}, &all_pf}; // .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed references{{&list, 0xff024, 0xff000f, 0x30d43013ec, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10f0, 0xff000f, 0x30d4301400, 0x0}, {}, &demand_data_rd}; // .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo{{&list, 0x20f0, 0xff000f, 0x30d4301418, 0x0}, {}, &rfo}; // .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd{{&list, 0x40f0, 0xff000f, 0x30d4301425, 0x0}, {}, &code_rd}; // .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0x80f0, 0xff000f, 0x30d4301436, 0x0}, {}, &all_pf}; // .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l1d_wb{{&list, 0x100f0, 0xff000f, 0x30d4301446, 0x0}, {}, &l1d_wb}; // .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_fill{{&list, 0x200f0, 0xff000f, 0x30d4301456, 0x0}, {}, &l2_fill}; // .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed l2_wb{{&list, 0x400f0, 0xff000f, 0x30d4301467, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_requests{{&list, 0x800f0, 0xff000f, 0x30d4301476, 0x0}, {}, &all_requests}; // .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{{&list, 0x2003, 0xff000f, 0x186a30148c, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xff000f, 0x186a3014a4, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xff000f, 0x186a3014b4, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{{&list, 0x104c, 0xff000f, 0x186a3014d4, 0x0}, {}, &sw_pf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed hw_pf{{&list, 0x204c, 0xff000f, 0x186a3014e7, 0x0}, {}, &hw_pf}; // .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{{&list, 0x1063, 0xff000f, 0x1e8483014fa, 0x0}, {}, &split_lock_uc_lock_duration}; // .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cache_lock_duration{{&list, 0x2063, 0xff000f, 0x1e848301522, 0x0}, {}, &cache_lock_duration}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff000f, 0x186a301542, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed reference{{&list, 0x4f02e, 0xff000f, 0x186a301559, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xff000f, 0x1e848301575, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_4_uops{{&list, 0x400010a8, 0xff000f, 0x1e84830157e, 0x0}, {}, &cycles_4_uops}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff000f, 0x1e848301590, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{{&list, 0x10c3, 0xff000f, 0x1e8483015a2, 0x0}, {}, &cycles}; // .code = 0xc3, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed count{{&list, 0x20100010c3, 0xff000f, 0x186a3015b8, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff000f, 0x186a3015cd, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0xff000f, 0x186a3015ec, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed maskmov{{&list, 0x200c3, 0xff000f, 0x186a3015ff, 0x0}, {}, &maskmov}; // .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_load_uops_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x100000000f000f, 0x500004e2b01616, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true, .has_errata = true
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x100000000f000f, 0x500004e2b01644, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true, .has_errata = true
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x100000000f000f, 0x500004e2b01671, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true, .has_errata = true
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x100000000f000f, 0x5000186a30169f, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true, .has_errata = true
} // namespace mem_load_uops_l3_hit_retired

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x100000000f000f, 0x5000186a7016cd, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x100000000f000f, 0x1001e848301703, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x100000000f000f, 0x5000186a301720, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true, .has_errata = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x100000000f000f, 0x50000c36501743, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true, .has_errata = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x100000000f000f, 0x1000186a301767, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x100000000f000f, 0x10000c36501785, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x100000000f000f, 0x5000186a7017a3, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
inline constexpr listed hit_lfb{{&list, 0x400d1, 0x100000000f000f, 0x1000186a3017ce, 0x0}, {}, &hit_lfb}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x20000000080008, 0x5c00186a3017ec, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x20000000080008, 0x5c000c3650181d, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x20000000080008, 0x5c0004e2b0184e, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x20000000080008, 0x5c00186a701880, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x20000000080008, 0x5c00007d3018b2, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x20000000080008, 0x5c00003f1018e4, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x20000000080008, 0x5c00001f701917, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true, .has_errata = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x20000000080008, 0x5c00000650194a, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true, .has_errata = true
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x100000000f000f, 0x1000186a30197d, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x100000000f000f, 0x1000186a30199e, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x100000000f000f, 0x5000186a7019c0, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x100000000f000f, 0x1000186a3019e2, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x100000000f000f, 0x1000186a3019ff, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x100000000f000f, 0x1001e848301a1d, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x100000000f000f, 0x1001e848301a38, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1005, 0xff000f, 0x1e848301a54, 0x0}, {}, &loads}; // .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stores{{&list, 0x2005, 0xff000f, 0x1e848301a6b, 0x0}, {}, &stores}; // .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace misalign_mem_ref

namespace move_elimination {
using namespace core_events;
inline constexpr listed int_eliminated{{&list, 0x1058, 0xff000f, 0xf424301a83, 0x0}, {}, &int_eliminated}; // .code = 0x58, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr listed simd_eliminated{{&list, 0x2058, 0xff000f, 0xf424301aa3, 0x0}, {}, &simd_eliminated}; // .code = 0x58, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr listed int_not_eliminated{{&list, 0x4058, 0xff000f, 0xf424301ac4, 0x0}, {}, &int_not_eliminated}; // .code = 0x58, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr listed simd_not_eliminated{{&list, 0x8058, 0xff000f, 0xf424301ae8, 0x0}, {}, &simd_not_eliminated}; // .code = 0x58, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 1000003
} // namespace move_elimination

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xff000f, 0x186a301b0d, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x20b0, 0xff000f, 0x186a301b2d, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xff000f, 0x186a301b4d, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xff000f, 0x186a301b69, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_requests{{&list, 0x800b0, 0xff000f, 0x186a301b86, 0x0}, {}, &all_requests}; // .code = 0xb0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x10b2, 0xff000f, 0x1e848301ba4, 0x0}, {}, &sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xff000f, 0x4001e848301bc4, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001060, 0xff000f, 0x4001e848301bf6, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed demand_data_rd_ge_6{{&list, 0x60001060, 0xff000f, 0x4001e848301c34, 0x0}, {}, &demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed demand_code_rd{{&list, 0x2060, 0xff000f, 0x4001e848301c6b, 0x0}, {}, &demand_code_rd}; // .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed demand_rfo{{&list, 0x4060, 0xff000f, 0x4001e848301c9d, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xff000f, 0x4001e848301ccb, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed all_data_rd{{&list, 0x8060, 0xff000f, 0x4001e848301d05, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xff000f, 0x4001e848301d34, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed avx_to_sse{{&list, 0x80c1, 0xff000f, 0x4000186a301d6b, 0x0}, {}, &avx_to_sse}; // .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed sse_to_avx{{&list, 0x100c1, 0xff000f, 0x4000186a301d8a, 0x0}, {}, &sse_to_avx}; // .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed any_wb_assist{{&list, 0x400c1, 0xff000f, 0x186a301da9, 0x0}, {}, &any_wb_assist}; // .code = 0xc1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace other_assists

namespace page_walker_loads {
using namespace core_events;
inline constexpr listed dtlb_l1{{&list, 0x110bc, 0xf000f, 0x4001e848301dc5, 0x0}, {}, &dtlb_l1}; // .code = 0xbc, .mask = 0x11, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed dtlb_l2{{&list, 0x120bc, 0xf000f, 0x4001e848301deb, 0x0}, {}, &dtlb_l2}; // .code = 0xbc, .mask = 0x12, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed dtlb_l3{{&list, 0x140bc, 0xf000f, 0x4001e848301e11, 0x0}, {}, &dtlb_l3}; // .code = 0xbc, .mask = 0x14, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed dtlb_memory{{&list, 0x180bc, 0xf000f, 0x4001e848301e37, 0x0}, {}, &dtlb_memory}; // .code = 0xbc, .mask = 0x18, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed itlb_l1{{&list, 0x210bc, 0xf000f, 0x4001e848301e61, 0x0}, {}, &itlb_l1}; // .code = 0xbc, .mask = 0x21, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed itlb_l2{{&list, 0x220bc, 0xf000f, 0x4001e848301e87, 0x0}, {}, &itlb_l2}; // .code = 0xbc, .mask = 0x22, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
inline constexpr listed itlb_l3{{&list, 0x240bc, 0xf000f, 0x4001e848301ead, 0x0}, {}, &itlb_l3}; // .code = 0xbc, .mask = 0x24, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true
} // namespace page_walker_loads

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xff000f, 0x1e848301ed3, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rs{{&list, 0x40a2, 0xff000f, 0x1e848301ee7, 0x0}, {}, &rs}; // .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sb{{&list, 0x80a2, 0xff000f, 0x1e848301efa, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed rob{{&list, 0x100a2, 0xff000f, 0x1e848301f0d, 0x0}, {}, &rob}; // .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff000f, 0x1e848301f21, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff000f, 0x1e848301f3d, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff000f, 0x30d4301f54, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c9, 0xf000f, 0x1e848301f68, 0x0}, {}, &start}; // .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed commit{{&list, 0x20c9, 0xf000f, 0x1e848301f7a, 0x0}, {}, &commit}; // .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c9, 0x100000000f000f, 0x1e848301f8d, 0x0}, {}, &aborted}; // .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003
inline constexpr listed aborted_misc1{{&list, 0x80c9, 0xf000f, 0x1e848301fa1, 0x0}, {}, &aborted_misc1}; // .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed aborted_misc2{{&list, 0x100c9, 0xf000f, 0x1e848301fbb, 0x0}, {}, &aborted_misc2}; // .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed aborted_misc3{{&list, 0x200c9, 0xf000f, 0x1e848301fd5, 0x0}, {}, &aborted_misc3}; // .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed aborted_misc4{{&list, 0x400c9, 0xf000f, 0x1e848301fef, 0x0}, {}, &aborted_misc4}; // .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed aborted_misc5{{&list, 0x800c9, 0xf000f, 0x1e848302009, 0x0}, {}, &aborted_misc5}; // .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{{&list, 0x100f4, 0xff000f, 0x186a302023, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xff000f, 0x186a702036, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff000f, 0x186a70204c, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{{&list, 0x105d, 0xff000f, 0x1e84830205f, 0x0}, {}, &misc1}; // .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc2{{&list, 0x205d, 0xff000f, 0x1e84830206d, 0x0}, {}, &misc2}; // .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc3{{&list, 0x405d, 0xff000f, 0x1e84830207b, 0x0}, {}, &misc3}; // .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc4{{&list, 0x805d, 0xff000f, 0x1e848302089, 0x0}, {}, &misc4}; // .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc5{{&list, 0x1005d, 0xff000f, 0x1e848302097, 0x0}, {}, &misc5}; // .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{{&list, 0x1054, 0xff000f, 0x1e8483020a5, 0x0}, {}, &abort_conflict}; // .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_capacity_write{{&list, 0x2054, 0xff000f, 0x1e8483020bb, 0x0}, {}, &abort_capacity_write}; // .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_store_to_elided_lock{{&list, 0x4054, 0xff000f, 0x1e8483020d7, 0x0}, {}, &abort_hle_store_to_elided_lock}; // .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_not_empty{{&list, 0x8054, 0xff000f, 0x1e8483020fd, 0x0}, {}, &abort_hle_elision_buffer_not_empty}; // .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_mismatch{{&list, 0x10054, 0xff000f, 0x1e848302127, 0x0}, {}, &abort_hle_elision_buffer_mismatch}; // .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{{&list, 0x20054, 0xff000f, 0x1e848302150, 0x0}, {}, &abort_hle_elision_buffer_unsupported_alignment}; // .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed hle_elision_buffer_full{{&list, 0x40054, 0xff000f, 0x1e848302186, 0x0}, {}, &hle_elision_buffer_full}; // .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_mem

namespace uop_dispatches_cancelled {
using namespace core_events;
inline constexpr listed simd_prf{{&list, 0x30a0, 0xf000f, 0x1e848302686, 0x0}, {}, &simd_prf}; // .code = 0xa0, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace uop_dispatches_cancelled

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e8483021a5, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e8483021c1, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0x40a1, 0xff000f, 0x1e8483021dd, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x80a1, 0xff000f, 0x1e8483021f9, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x100a1, 0xff000f, 0x1e848302215, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x200a1, 0xff000f, 0x1e848302231, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400a1, 0xff000f, 0x1e84830224d, 0x0}, {}, &port_6}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_7{{&list, 0x800a1, 0xff000f, 0x1e848302269, 0x0}, {}, &port_7}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff000f, 0x1e848302285, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xf000f, 0x1e84830229a, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_ge_1_uop_exec{{&list, 0x100010b1, 0xf000f, 0x1e8483022b5, 0x0}, {}, &cycles_ge_1_uop_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_ge_2_uops_exec{{&list, 0x200010b1, 0xf000f, 0x1e8483022d8, 0x0}, {}, &cycles_ge_2_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_ge_3_uops_exec{{&list, 0x300010b1, 0xf000f, 0x1e8483022fc, 0x0}, {}, &cycles_ge_3_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed cycles_ge_4_uops_exec{{&list, 0x400010b1, 0xf000f, 0x1e848302320, 0x0}, {}, &cycles_ge_4_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff000f, 0x1e848302344, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff000f, 0x1e848302357, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff000f, 0x1e848302376, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff000f, 0x1e848302395, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff000f, 0x1e8483023b4, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_none{{&list, 0x10000020b1, 0xff000f, 0x1e8483023d3, 0x0}, {}, &core_cycles_none}; // .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_executed_port {
using namespace core_events;
inline constexpr listed port_0_core{{&list, 0x40000010a1, 0xff000f, 0x1e8483023f2, 0x0}, {}, &port_0_core}; // .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e848302411, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1_core{{&list, 0x40000020a1, 0xff000f, 0x1e84830242b, 0x0}, {}, &port_1_core}; // .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e84830244a, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2_core{{&list, 0x40000040a1, 0xff000f, 0x1e848302464, 0x0}, {}, &port_2_core}; // .code = 0xa1, .mask = 0x4, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0x40a1, 0xff000f, 0x1e848302483, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3_core{{&list, 0x40000080a1, 0xff000f, 0x1e84830249d, 0x0}, {}, &port_3_core}; // .code = 0xa1, .mask = 0x8, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x80a1, 0xff000f, 0x1e8483024bc, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4_core{{&list, 0x40000100a1, 0xff000f, 0x1e8483024d6, 0x0}, {}, &port_4_core}; // .code = 0xa1, .mask = 0x10, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x100a1, 0xff000f, 0x1e8483024f5, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5_core{{&list, 0x40000200a1, 0xff000f, 0x1e84830250f, 0x0}, {}, &port_5_core}; // .code = 0xa1, .mask = 0x20, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x200a1, 0xff000f, 0x1e84830252e, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_6_core{{&list, 0x40000400a1, 0xff000f, 0x1e848302548, 0x0}, {}, &port_6_core}; // .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400a1, 0xff000f, 0x1e848302567, 0x0}, {}, &port_6}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_7_core{{&list, 0x40000800a1, 0xff000f, 0x1e848302581, 0x0}, {}, &port_7_core}; // .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_7{{&list, 0x800a1, 0xff000f, 0x1e8483025a0, 0x0}, {}, &port_7}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed_port

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff000f, 0x1e8483025ba, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xf000f, 0x1e8483025ca, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed flags_merge{{&list, 0x1000e, 0xff000f, 0x1e8483025e3, 0x0}, {}, &flags_merge}; // .code = 0x0e, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed slow_lea{{&list, 0x2000e, 0xff000f, 0x1e8483025fb, 0x0}, {}, &slow_lea}; // .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed single_mul{{&list, 0x4000e, 0xff000f, 0x1e848302610, 0x0}, {}, &single_mul}; // .code = 0x0e, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0x10c2, 0x10000000ff000f, 0x1e848302627, 0x0}, {}, &all}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010c2, 0xf000f, 0x1e848302638, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed total_cycles{{&list, 0x11000010c2, 0xf000f, 0x1e848302652, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr listed retire_slots{{&list, 0x20c2, 0x10000000ff000f, 0x1e84830266c, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpu_div_active, &baclears::any, &br_inst_exec::nontaken_conditional,
    &br_inst_exec::taken_conditional, &br_inst_exec::taken_direct_jump,
    &br_inst_exec::taken_indirect_jump_non_call_ret, &br_inst_exec::taken_indirect_near_return,
    &br_inst_exec::taken_direct_near_call, &br_inst_exec::taken_indirect_near_call,
    &br_inst_exec::all_conditional, &br_inst_exec::all_direct_jmp,
    &br_inst_exec::all_indirect_jump_non_call_ret, &br_inst_exec::all_indirect_near_return,
    &br_inst_exec::all_direct_near_call, &br_inst_exec::all_branches,
    &br_inst_retired::all_branches, &br_inst_retired::conditional, &br_inst_retired::near_call,
    &br_inst_retired::near_call_r3, &br_inst_retired::all_branches_pebs,
    &br_inst_retired::near_return, &br_inst_retired::not_taken, &br_inst_retired::near_taken,
    &br_inst_retired::far_branch, &br_misp_exec::nontaken_conditional,
    &br_misp_exec::taken_conditional, &br_misp_exec::taken_indirect_jump_non_call_ret,
    &br_misp_exec::taken_return_near, &br_misp_exec::taken_indirect_near_call,
    &br_misp_exec::all_conditional, &br_misp_exec::all_indirect_jump_non_call_ret,
    &br_misp_exec::indirect, &br_misp_exec::all_branches, &br_misp_retired::all_branches,
    &br_misp_retired::conditional, &br_misp_retired::all_branches_pebs, &br_misp_retired::ret,
    &br_misp_retired::near_taken, &cpl_cycles::ring0, &cpl_cycles::ring0_trans,
    &cpl_cycles::ring123, &cpu_clk_thread_unhalted::ref_xclk,
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
    &dsb2mite_switches::penalty_cycles, &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed_4k, &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_duration, &dtlb_load_misses::stlb_hit_4k,
    &dtlb_load_misses::stlb_hit_2m, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_causes_a_walk, &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m, &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed, &dtlb_store_misses::walk_duration,
    &dtlb_store_misses::stlb_hit_4k, &dtlb_store_misses::stlb_hit_2m, &dtlb_store_misses::stlb_hit,
    &ept::walk_cycles, &fp_arith_inst_retired::scalar_double, &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar, &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single, &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::double_, &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single, &fp_arith_inst_retired::single,
    &fp_arith_inst_retired::packed, &fp_arith_inst_retired::vector, &fp_assist::x87_output,
    &fp_assist::x87_input, &fp_assist::simd_output, &fp_assist::simd_input, &fp_assist::any,
    &hle_retired::start, &hle_retired::commit, &hle_retired::aborted, &hle_retired::aborted_misc1,
    &hle_retired::aborted_misc2, &hle_retired::aborted_misc3, &hle_retired::aborted_misc4,
    &hle_retired::aborted_misc5, &icache::hit, &icache::misses, &icache::ifdata_stall, &idq::empty,
    &idq::mite_uops, &idq::mite_cycles, &idq::dsb_uops, &idq::dsb_cycles, &idq::ms_dsb_uops,
    &idq::ms_dsb_cycles, &idq::ms_dsb_occur, &idq::all_dsb_cycles_4_uops,
    &idq::all_dsb_cycles_any_uops, &idq::ms_mite_uops, &idq::all_mite_cycles_4_uops,
    &idq::all_mite_cycles_any_uops, &idq::ms_uops, &idq::ms_cycles, &idq::ms_switches,
    &idq::mite_all_uops, &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_le_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_2_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_3_uop_deliv_core, &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp, &inst_retired::any, &inst_retired::any_p, &inst_retired::prec_dist,
    &inst_retired::x87, &int_misc::recovery_cycles, &int_misc::recovery_cycles_any,
    &int_misc::rat_stall_cycles, &itlb::itlb_flush, &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed_4k, &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1g, &itlb_misses::walk_completed, &itlb_misses::walk_duration,
    &itlb_misses::stlb_hit_4k, &itlb_misses::stlb_hit_2m, &itlb_misses::stlb_hit, &l1d::replacement,
    &l1d_pend_miss::pending, &l1d_pend_miss::pending_cycles, &l1d_pend_miss::pending_cycles_any,
    &l1d_pend_miss::fb_full, &l2_demand_rqsts::wb_hit, &l2_lines_in::i, &l2_lines_in::s,
    &l2_lines_in::e, &l2_lines_in::all, &l2_lines_out::demand_clean, &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss, &l2_rqsts::code_rd_miss, &l2_rqsts::all_demand_miss, &l2_rqsts::l2_pf_miss,
    &l2_rqsts::miss, &l2_rqsts::demand_data_rd_hit, &l2_rqsts::rfo_hit, &l2_rqsts::code_rd_hit,
    &l2_rqsts::l2_pf_hit, &l2_rqsts::all_demand_data_rd, &l2_rqsts::all_rfo, &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references, &l2_rqsts::all_pf, &l2_rqsts::references,
    &l2_trans::demand_data_rd, &l2_trans::rfo, &l2_trans::code_rd, &l2_trans::all_pf,
    &l2_trans::l1d_wb, &l2_trans::l2_fill, &l2_trans::l2_wb, &l2_trans::all_requests,
    &ld_blocks::store_forward, &ld_blocks::no_sr, &ld_blocks_partial::address_alias,
    &load_hit_pre::sw_pf, &load_hit_pre::hw_pf, &lock_cycles::split_lock_uc_lock_duration,
    &lock_cycles::cache_lock_duration, &longest_lat_cache::miss, &longest_lat_cache::reference,
    &lsd::uops, &lsd::cycles_4_uops, &lsd::cycles_active, &machine_clears::cycles,
    &machine_clears::count, &machine_clears::memory_ordering, &machine_clears::smc,
    &machine_clears::maskmov, &mem_load_uops_l3_hit_retired::xsnp_miss,
    &mem_load_uops_l3_hit_retired::xsnp_hit, &mem_load_uops_l3_hit_retired::xsnp_hitm,
    &mem_load_uops_l3_hit_retired::xsnp_none, &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_retired::l1_hit, &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::l3_miss, &mem_load_uops_retired::hit_lfb,
    &mem_trans_retired::load_latency_gt_4, &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256, &mem_trans_retired::load_latency_gt_512,
    &mem_uops_retired::stlb_miss_loads, &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads, &mem_uops_retired::split_stores,
    &mem_uops_retired::all_loads, &mem_uops_retired::all_stores, &misalign_mem_ref::loads,
    &misalign_mem_ref::stores, &move_elimination::int_eliminated,
    &move_elimination::simd_eliminated, &move_elimination::int_not_eliminated,
    &move_elimination::simd_not_eliminated, &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd, &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd, &offcore_requests::all_requests,
    &offcore_requests_buffer::sq_full, &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::demand_code_rd, &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &other_assists::avx_to_sse, &other_assists::sse_to_avx, &other_assists::any_wb_assist,
    &page_walker_loads::dtlb_l1, &page_walker_loads::dtlb_l2, &page_walker_loads::dtlb_l3,
    &page_walker_loads::dtlb_memory, &page_walker_loads::itlb_l1, &page_walker_loads::itlb_l2,
    &page_walker_loads::itlb_l3, &resource_stalls::any, &resource_stalls::rs, &resource_stalls::sb,
    &resource_stalls::rob, &rob_misc_events::lbr_inserts, &rs_events::empty_cycles,
    &rs_events::empty_end, &rtm_retired::start, &rtm_retired::commit, &rtm_retired::aborted,
    &rtm_retired::aborted_misc1, &rtm_retired::aborted_misc2, &rtm_retired::aborted_misc3,
    &rtm_retired::aborted_misc4, &rtm_retired::aborted_misc5, &sq_misc::split_lock,
    &tlb_flush::dtlb_thread, &tlb_flush::stlb_any, &tx_exec::misc1, &tx_exec::misc2,
    &tx_exec::misc3, &tx_exec::misc4, &tx_exec::misc5, &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write, &tx_mem::abort_hle_store_to_elided_lock,
    &tx_mem::abort_hle_elision_buffer_not_empty, &tx_mem::abort_hle_elision_buffer_mismatch,
    &tx_mem::abort_hle_elision_buffer_unsupported_alignment, &tx_mem::hle_elision_buffer_full,
    &uop_dispatches_cancelled::simd_prf, &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_1, &uops_dispatched_port::port_2, &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_4, &uops_dispatched_port::port_5, &uops_dispatched_port::port_6,
    &uops_dispatched_port::port_7, &uops_executed::thread, &uops_executed::stall_cycles,
    &uops_executed::cycles_ge_1_uop_exec, &uops_executed::cycles_ge_2_uops_exec,
    &uops_executed::cycles_ge_3_uops_exec, &uops_executed::cycles_ge_4_uops_exec,
    &uops_executed::core, &uops_executed::core_cycles_ge_1, &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3, &uops_executed::core_cycles_ge_4,
    &uops_executed::core_cycles_none, &uops_executed_port::port_0_core, &uops_executed_port::port_0,
    &uops_executed_port::port_1_core, &uops_executed_port::port_1, &uops_executed_port::port_2_core,
    &uops_executed_port::port_2, &uops_executed_port::port_3_core, &uops_executed_port::port_3,
    &uops_executed_port::port_4_core, &uops_executed_port::port_4, &uops_executed_port::port_5_core,
    &uops_executed_port::port_5, &uops_executed_port::port_6_core, &uops_executed_port::port_6,
    &uops_executed_port::port_7_core, &uops_executed_port::port_7, &uops_issued::any,
    &uops_issued::stall_cycles, &uops_issued::flags_merge, &uops_issued::slow_lea,
    &uops_issued::single_mul, &uops_retired::all, &uops_retired::stall_cycles,
    &uops_retired::total_cycles, &uops_retired::retire_slots,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::broadwell
