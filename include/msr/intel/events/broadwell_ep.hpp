// Events of Broadwell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/events/broadwellx_core.json, version 23 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::bdx {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
    "mem_load_uops_l3_miss_retired.remote_dram\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "BDE70\0"
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
inline constexpr select::event_list list{"bdx", core::broadwell_ep, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpu_div_active{fpu_div_active, list, {.name = 0, .code = 0x14, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 21, .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{nontaken_conditional, list, {.name = 34, .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_conditional{taken_conditional, list, {.name = 68, .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_jump{taken_direct_jump, list, {.name = 99, .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_jump_non_call_ret{taken_indirect_jump_non_call_ret, list, {.name = 130, .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_return{taken_indirect_near_return, list, {.name = 176, .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_near_call{taken_direct_near_call, list, {.name = 216, .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_call{taken_indirect_near_call, list, {.name = 252, .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_conditional{all_conditional, list, {.name = 290, .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_jmp{all_direct_jmp, list, {.name = 319, .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_jump_non_call_ret{all_indirect_jump_non_call_ret, list, {.name = 347, .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_near_return{all_indirect_near_return, list, {.name = 391, .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_near_call{all_direct_near_call, list, {.name = 429, .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 463, .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 489, .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 518, .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 546, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed near_call_r3{near_call_r3, list, {.name = 572, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 601, .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009, .has_errata = true}};
inline constexpr listed near_return{near_return, list, {.name = 641, .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed not_taken{not_taken, list, {.name = 669, .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 695, .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 722, .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100007, .has_errata = true}};
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{nontaken_conditional, list, {.name = 755, .code = 0x89, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_conditional{taken_conditional, list, {.name = 789, .code = 0x89, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_jump_non_call_ret{taken_indirect_jump_non_call_ret, list, {.name = 820, .code = 0x89, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_return_near{taken_return_near, list, {.name = 866, .code = 0x89, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_call{taken_indirect_near_call, list, {.name = 897, .code = 0x89, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_conditional{all_conditional, list, {.name = 935, .code = 0x89, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_jump_non_call_ret{all_indirect_jump_non_call_ret, list, {.name = 964, .code = 0x89, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 1008, .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 1030, .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 1056, .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 1085, .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 1113, .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009}};
inline constexpr listed ret{ret, list, {.name = 1147, .code = 0xc5, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed near_taken{near_taken, list, {.name = 1167, .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{ring0, list, {.name = 1194, .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ring0_trans{ring0_trans, list, {.name = 1211, .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed ring123{ring123, list, {.name = 1234, .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1253, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1286, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1323, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 100003}};
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 1365, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread_any{thread_any, list, {.name = 1389, .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1417, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1442, .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed thread_p_any{thread_p_any, list, {.name = 1468, .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1498, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1524, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1554, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{cycles_l2_pending, list, {.name = 1589, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_l2_miss{cycles_l2_miss, list, {.name = 1622, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ldm_pending{cycles_ldm_pending, list, {.name = 1652, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 1686, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_no_execute{cycles_no_execute, list, {.name = 1716, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_total{stalls_total, list, {.name = 1749, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_l2_pending{stalls_l2_pending, list, {.name = 1777, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 1810, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_ldm_pending{stalls_ldm_pending, list, {.name = 1840, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_mem_any{stalls_mem_any, list, {.name = 1874, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_l1d_pending{cycles_l1d_pending, list, {.name = 1904, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 1938, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed stalls_l1d_pending{stalls_l1d_pending, list, {.name = 1969, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 2003, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003}};
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 2034, .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 2067, .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2109, .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 2150, .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 2194, .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2235, .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2273, .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 2310, .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 2339, .code = 0x08, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2368, .code = 0x08, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 2394, .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2437, .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 2479, .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 2524, .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2566, .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2605, .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 2643, .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 2673, .code = 0x49, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2703, .code = 0x49, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 2730, .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ept

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 2746, .code = 0xc7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 2782, .code = 0xc7, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed scalar{scalar, list, {.name = 2818, .code = 0xc7, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 2847, .code = 0xc7, .mask = 0x4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 2888, .code = 0xc7, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 2929, .code = 0xc7, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed double_{double_, list, {.name = 2970, .code = 0xc7, .mask = 0x15, .counters = 0xf, .alone = 0xf, .period = 2000006}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 2999, .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 3029, .code = 0xc7, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed single{single, list, {.name = 3070, .code = 0xc7, .mask = 0x2a, .counters = 0xf, .alone = 0xf, .period = 2000005}};
inline constexpr listed packed{packed, list, {.name = 3099, .code = 0xc7, .mask = 0x3c, .counters = 0xf, .alone = 0xf, .period = 2000004}};
inline constexpr listed vector{vector, list, {.name = 3128, .code = 0xc7, .mask = 0xfc, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace fp_arith_inst_retired

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{x87_output, list, {.name = 3157, .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed x87_input{x87_input, list, {.name = 3178, .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_output{simd_output, list, {.name = 3198, .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_input{simd_input, list, {.name = 3220, .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed any{any, list, {.name = 3241, .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003}};
} // namespace fp_assist

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 3255, .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 3273, .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 3292, .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed aborted_misc1{aborted_misc1, list, {.name = 3312, .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc2{aborted_misc2, list, {.name = 3338, .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc3{aborted_misc3, list, {.name = 3364, .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc4{aborted_misc4, list, {.name = 3390, .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc5{aborted_misc5, list, {.name = 3416, .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace hle_retired

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 3442, .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misses{misses, list, {.name = 3453, .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed ifdata_stall{ifdata_stall, list, {.name = 3467, .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{empty, list, {.name = 3487, .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed mite_uops{mite_uops, list, {.name = 3497, .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_cycles{mite_cycles, list, {.name = 3511, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 3527, .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles{dsb_cycles, list, {.name = 3540, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_uops{ms_dsb_uops, list, {.name = 3555, .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_cycles{ms_dsb_cycles, list, {.name = 3571, .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_occur{ms_dsb_occur, list, {.name = 3589, .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_4_uops{all_dsb_cycles_4_uops, list, {.name = 3606, .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_any_uops{all_dsb_cycles_any_uops, list, {.name = 3632, .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_mite_uops{ms_mite_uops, list, {.name = 3660, .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_4_uops{all_mite_cycles_4_uops, list, {.name = 3677, .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_any_uops{all_mite_cycles_any_uops, list, {.name = 3704, .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 3733, .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_cycles{ms_cycles, list, {.name = 3745, .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3759, .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_all_uops{mite_all_uops, list, {.name = 3775, .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3793, .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3821, .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_1_uop_deliv_core{cycles_le_1_uop_deliv_core, list, {.name = 3869, .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_2_uop_deliv_core{cycles_le_2_uop_deliv_core, list, {.name = 3919, .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_3_uop_deliv_core{cycles_le_3_uop_deliv_core, list, {.name = 3969, .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 4019, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 4059, .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4073, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 4090, .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 4115, .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = precision::only, .period = 2000003, .has_errata = true}};
inline constexpr listed x87{x87, list, {.name = 4150, .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 4167, .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed recovery_cycles_any{recovery_cycles_any, list, {.name = 4192, .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rat_stall_cycles{rat_stall_cycles, list, {.name = 4221, .code = 0x0d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{itlb_flush, list, {.name = 4247, .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 4263, .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 4300, .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 4336, .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 4375, .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 4411, .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 4444, .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 4476, .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 4500, .code = 0x85, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 4524, .code = 0x85, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 4545, .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 4561, .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 4583, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles_any{pending_cycles_any, list, {.name = 4612, .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 4645, .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d_pend_miss

namespace l2_demand_rqsts {
using namespace core_events;
inline constexpr listed wb_hit{wb_hit, list, {.name = 4667, .code = 0x27, .mask = 0x50, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_demand_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{i, list, {.name = 4690, .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed s{s, list, {.name = 4704, .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed e{e, list, {.name = 4718, .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all{all, list, {.name = 4732, .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{demand_clean, list, {.name = 4748, .code = 0xf2, .mask = 0x5, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 4774, .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 4803, .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 4821, .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_miss{all_demand_miss, list, {.name = 4843, .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_pf_miss{l2_pf_miss, list, {.name = 4868, .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 4888, .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 4902, .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 4930, .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 4947, .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_pf_hit{l2_pf_hit, list, {.name = 4968, .code = 0x24, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 4987, .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 5015, .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 5032, .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_references{all_demand_references, list, {.name = 5053, .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 5084, .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed references{references, list, {.name = 5100, .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 5120, .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo{rfo, list, {.name = 5144, .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd{code_rd, list, {.name = 5157, .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 5174, .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l1d_wb{l1d_wb, list, {.name = 5190, .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_fill{l2_fill, list, {.name = 5206, .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_wb{l2_wb, list, {.name = 5223, .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_requests{all_requests, list, {.name = 5238, .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{store_forward, list, {.name = 5260, .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 5284, .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 5300, .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{sw_pf, list, {.name = 5332, .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed hw_pf{hw_pf, list, {.name = 5351, .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{split_lock_uc_lock_duration, list, {.name = 5370, .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 5410, .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 5442, .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed reference{reference, list, {.name = 5465, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{uops, list, {.name = 5493, .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_4_uops{cycles_4_uops, list, {.name = 5502, .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_active{cycles_active, list, {.name = 5520, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{cycles, list, {.name = 5538, .code = 0xc3, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed count{count, list, {.name = 5560, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 5581, .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 5612, .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed maskmov{maskmov, list, {.name = 5631, .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_load_uops_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 5654, .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_hit{xsnp_hit, list, {.name = 5700, .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_hitm{xsnp_hitm, list, {.name = 5745, .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 5791, .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
} // namespace mem_load_uops_l3_hit_retired

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 5837, .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 5891, .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 5939, .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_fwd{remote_fwd, list, {.name = 5987, .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 6034, .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 6063, .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 6098, .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true, .has_errata = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 6134, .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 6164, .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 6194, .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
inline constexpr listed hit_lfb{hit_lfb, list, {.name = 6237, .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 6267, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 6316, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 6365, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 6415, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 6465, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 6515, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 6566, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 6617, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true, .has_errata = true}};
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 6668, .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 6701, .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 6735, .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true, .has_errata = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 6769, .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 6798, .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 6828, .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 6855, .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 6883, .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stores{stores, list, {.name = 6906, .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace misalign_mem_ref

namespace move_elimination {
using namespace core_events;
inline constexpr listed int_eliminated{int_eliminated, list, {.name = 6930, .code = 0x58, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_eliminated{simd_eliminated, list, {.name = 6962, .code = 0x58, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed int_not_eliminated{int_not_eliminated, list, {.name = 6995, .code = 0x58, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_not_eliminated{simd_not_eliminated, list, {.name = 7031, .code = 0x58, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 1000003}};
} // namespace move_elimination

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7068, .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7100, .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7132, .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7160, .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_requests{all_requests, list, {.name = 7189, .code = 0xb0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{sq_full, list, {.name = 7219, .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7251, .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 7301, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_data_rd_ge_6{demand_data_rd_ge_6, list, {.name = 7363, .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7418, .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7468, .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 7514, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7572, .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 7619, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed avx_to_sse{avx_to_sse, list, {.name = 7674, .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed sse_to_avx{sse_to_avx, list, {.name = 7705, .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed any_wb_assist{any_wb_assist, list, {.name = 7736, .code = 0xc1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace other_assists

namespace page_walker_loads {
using namespace core_events;
inline constexpr listed dtlb_l1{dtlb_l1, list, {.name = 7764, .code = 0xbc, .mask = 0x11, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed dtlb_l2{dtlb_l2, list, {.name = 7802, .code = 0xbc, .mask = 0x12, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed dtlb_l3{dtlb_l3, list, {.name = 7840, .code = 0xbc, .mask = 0x14, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed dtlb_memory{dtlb_memory, list, {.name = 7878, .code = 0xbc, .mask = 0x18, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed itlb_l1{itlb_l1, list, {.name = 7920, .code = 0xbc, .mask = 0x21, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed itlb_l2{itlb_l2, list, {.name = 7958, .code = 0xbc, .mask = 0x22, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed itlb_l3{itlb_l3, list, {.name = 7996, .code = 0xbc, .mask = 0x24, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
} // namespace page_walker_loads

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 8034, .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rs{rs, list, {.name = 8054, .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sb{sb, list, {.name = 8073, .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rob{rob, list, {.name = 8092, .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 8112, .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{empty_cycles, list, {.name = 8140, .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed empty_end{empty_end, list, {.name = 8163, .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 8183, .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 8201, .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 8220, .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003}};
inline constexpr listed aborted_misc1{aborted_misc1, list, {.name = 8240, .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc2{aborted_misc2, list, {.name = 8266, .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc3{aborted_misc3, list, {.name = 8292, .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc4{aborted_misc4, list, {.name = 8318, .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc5{aborted_misc5, list, {.name = 8344, .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{split_lock, list, {.name = 8370, .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{dtlb_thread, list, {.name = 8389, .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed stlb_any{stlb_any, list, {.name = 8411, .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{misc1, list, {.name = 8430, .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc2{misc2, list, {.name = 8444, .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc3{misc3, list, {.name = 8458, .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc4{misc4, list, {.name = 8472, .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc5{misc5, list, {.name = 8486, .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{abort_conflict, list, {.name = 8500, .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_capacity_write{abort_capacity_write, list, {.name = 8522, .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_store_to_elided_lock{abort_hle_store_to_elided_lock, list, {.name = 8550, .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_not_empty{abort_hle_elision_buffer_not_empty, list, {.name = 8588, .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_mismatch{abort_hle_elision_buffer_mismatch, list, {.name = 8630, .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{abort_hle_elision_buffer_unsupported_alignment, list, {.name = 8671, .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed hle_elision_buffer_full{hle_elision_buffer_full, list, {.name = 8725, .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_mem

namespace uop_dispatches_cancelled {
using namespace core_events;
inline constexpr listed simd_prf{simd_prf, list, {.name = 10005, .code = 0xa0, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace uop_dispatches_cancelled

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 8756, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 8784, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 8812, .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 8840, .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 8868, .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 8896, .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 8924, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7{port_7, list, {.name = 8952, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 8980, .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9001, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_ge_1_uop_exec{cycles_ge_1_uop_exec, list, {.name = 9028, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_ge_2_uops_exec{cycles_ge_2_uops_exec, list, {.name = 9063, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_ge_3_uops_exec{cycles_ge_3_uops_exec, list, {.name = 9099, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_ge_4_uops_exec{cycles_ge_4_uops_exec, list, {.name = 9135, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 9171, .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 9190, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 9221, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 9252, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 9283, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_none{core_cycles_none, list, {.name = 9314, .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_executed

namespace uops_executed_port {
using namespace core_events;
inline constexpr listed port_0_core{port_0_core, list, {.name = 9345, .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_0{port_0, list, {.name = 9376, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1_core{port_1_core, list, {.name = 9402, .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 9433, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2_core{port_2_core, list, {.name = 9459, .code = 0xa1, .mask = 0x4, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 9490, .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3_core{port_3_core, list, {.name = 9516, .code = 0xa1, .mask = 0x8, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 9547, .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4_core{port_4_core, list, {.name = 9573, .code = 0xa1, .mask = 0x10, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 9604, .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5_core{port_5_core, list, {.name = 9630, .code = 0xa1, .mask = 0x20, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 9661, .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6_core{port_6_core, list, {.name = 9687, .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 9718, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7_core{port_7_core, list, {.name = 9744, .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7{port_7, list, {.name = 9775, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_executed_port

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 9801, .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9817, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed flags_merge{flags_merge, list, {.name = 9842, .code = 0x0e, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed slow_lea{slow_lea, list, {.name = 9866, .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed single_mul{single_mul, list, {.name = 9887, .code = 0x0e, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 9910, .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9927, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 9953, .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed retire_slots{retire_slots, list, {.name = 9979, .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpu_div_active,
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
    &br_misp_exec::taken_indirect_near_call,
    &br_misp_exec::all_conditional,
    &br_misp_exec::all_indirect_jump_non_call_ret,
    &br_misp_exec::indirect,
    &br_misp_exec::all_branches,
    &br_misp_retired::all_branches,
    &br_misp_retired::conditional,
    &br_misp_retired::all_branches_pebs,
    &br_misp_retired::ret,
    &br_misp_retired::near_taken,
    &cpl_cycles::ring0,
    &cpl_cycles::ring0_trans,
    &cpl_cycles::ring123,
    &cpu_clk_thread_unhalted::ref_xclk,
    &cpu_clk_thread_unhalted::ref_xclk_any,
    &cpu_clk_thread_unhalted::one_thread_active,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::thread_any,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::thread_p_any,
    &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::ref_xclk_any,
    &cpu_clk_unhalted::one_thread_active,
    &cycle_activity::cycles_l2_pending,
    &cycle_activity::cycles_l2_miss,
    &cycle_activity::cycles_ldm_pending,
    &cycle_activity::cycles_mem_any,
    &cycle_activity::cycles_no_execute,
    &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_pending,
    &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_ldm_pending,
    &cycle_activity::stalls_mem_any,
    &cycle_activity::cycles_l1d_pending,
    &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_pending,
    &cycle_activity::stalls_l1d_miss,
    &dsb2mite_switches::penalty_cycles,
    &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_duration,
    &dtlb_load_misses::stlb_hit_4k,
    &dtlb_load_misses::stlb_hit_2m,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_causes_a_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_duration,
    &dtlb_store_misses::stlb_hit_4k,
    &dtlb_store_misses::stlb_hit_2m,
    &dtlb_store_misses::stlb_hit,
    &ept::walk_cycles,
    &fp_arith_inst_retired::scalar_double,
    &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar,
    &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single,
    &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::double_,
    &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::single,
    &fp_arith_inst_retired::packed,
    &fp_arith_inst_retired::vector,
    &fp_assist::x87_output,
    &fp_assist::x87_input,
    &fp_assist::simd_output,
    &fp_assist::simd_input,
    &fp_assist::any,
    &hle_retired::start,
    &hle_retired::commit,
    &hle_retired::aborted,
    &hle_retired::aborted_misc1,
    &hle_retired::aborted_misc2,
    &hle_retired::aborted_misc3,
    &hle_retired::aborted_misc4,
    &hle_retired::aborted_misc5,
    &icache::hit,
    &icache::misses,
    &icache::ifdata_stall,
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
    &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::prec_dist,
    &inst_retired::x87,
    &int_misc::recovery_cycles,
    &int_misc::recovery_cycles_any,
    &int_misc::rat_stall_cycles,
    &itlb::itlb_flush,
    &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1g,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_duration,
    &itlb_misses::stlb_hit_4k,
    &itlb_misses::stlb_hit_2m,
    &itlb_misses::stlb_hit,
    &l1d::replacement,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::pending_cycles_any,
    &l1d_pend_miss::fb_full,
    &l2_demand_rqsts::wb_hit,
    &l2_lines_in::i,
    &l2_lines_in::s,
    &l2_lines_in::e,
    &l2_lines_in::all,
    &l2_lines_out::demand_clean,
    &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::all_demand_miss,
    &l2_rqsts::l2_pf_miss,
    &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::l2_pf_hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::all_rfo,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references,
    &l2_rqsts::all_pf,
    &l2_rqsts::references,
    &l2_trans::demand_data_rd,
    &l2_trans::rfo,
    &l2_trans::code_rd,
    &l2_trans::all_pf,
    &l2_trans::l1d_wb,
    &l2_trans::l2_fill,
    &l2_trans::l2_wb,
    &l2_trans::all_requests,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &ld_blocks_partial::address_alias,
    &load_hit_pre::sw_pf,
    &load_hit_pre::hw_pf,
    &lock_cycles::split_lock_uc_lock_duration,
    &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::uops,
    &lsd::cycles_4_uops,
    &lsd::cycles_active,
    &machine_clears::cycles,
    &machine_clears::count,
    &machine_clears::memory_ordering,
    &machine_clears::smc,
    &machine_clears::maskmov,
    &mem_load_uops_l3_hit_retired::xsnp_miss,
    &mem_load_uops_l3_hit_retired::xsnp_hit,
    &mem_load_uops_l3_hit_retired::xsnp_hitm,
    &mem_load_uops_l3_hit_retired::xsnp_none,
    &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_l3_miss_retired::remote_dram,
    &mem_load_uops_l3_miss_retired::remote_hitm,
    &mem_load_uops_l3_miss_retired::remote_fwd,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::l3_miss,
    &mem_load_uops_retired::hit_lfb,
    &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_512,
    &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &misalign_mem_ref::loads,
    &misalign_mem_ref::stores,
    &move_elimination::int_eliminated,
    &move_elimination::simd_eliminated,
    &move_elimination::int_not_eliminated,
    &move_elimination::simd_not_eliminated,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd,
    &offcore_requests::all_requests,
    &offcore_requests_buffer::sq_full,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &other_assists::avx_to_sse,
    &other_assists::sse_to_avx,
    &other_assists::any_wb_assist,
    &page_walker_loads::dtlb_l1,
    &page_walker_loads::dtlb_l2,
    &page_walker_loads::dtlb_l3,
    &page_walker_loads::dtlb_memory,
    &page_walker_loads::itlb_l1,
    &page_walker_loads::itlb_l2,
    &page_walker_loads::itlb_l3,
    &resource_stalls::any,
    &resource_stalls::rs,
    &resource_stalls::sb,
    &resource_stalls::rob,
    &rob_misc_events::lbr_inserts,
    &rs_events::empty_cycles,
    &rs_events::empty_end,
    &rtm_retired::start,
    &rtm_retired::commit,
    &rtm_retired::aborted,
    &rtm_retired::aborted_misc1,
    &rtm_retired::aborted_misc2,
    &rtm_retired::aborted_misc3,
    &rtm_retired::aborted_misc4,
    &rtm_retired::aborted_misc5,
    &sq_misc::split_lock,
    &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any,
    &tx_exec::misc1,
    &tx_exec::misc2,
    &tx_exec::misc3,
    &tx_exec::misc4,
    &tx_exec::misc5,
    &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write,
    &tx_mem::abort_hle_store_to_elided_lock,
    &tx_mem::abort_hle_elision_buffer_not_empty,
    &tx_mem::abort_hle_elision_buffer_mismatch,
    &tx_mem::abort_hle_elision_buffer_unsupported_alignment,
    &tx_mem::hle_elision_buffer_full,
    &uop_dispatches_cancelled::simd_prf,
    &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_1,
    &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_4,
    &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_6,
    &uops_dispatched_port::port_7,
    &uops_executed::thread,
    &uops_executed::stall_cycles,
    &uops_executed::cycles_ge_1_uop_exec,
    &uops_executed::cycles_ge_2_uops_exec,
    &uops_executed::cycles_ge_3_uops_exec,
    &uops_executed::cycles_ge_4_uops_exec,
    &uops_executed::core,
    &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4,
    &uops_executed::core_cycles_none,
    &uops_executed_port::port_0_core,
    &uops_executed_port::port_0,
    &uops_executed_port::port_1_core,
    &uops_executed_port::port_1,
    &uops_executed_port::port_2_core,
    &uops_executed_port::port_2,
    &uops_executed_port::port_3_core,
    &uops_executed_port::port_3,
    &uops_executed_port::port_4_core,
    &uops_executed_port::port_4,
    &uops_executed_port::port_5_core,
    &uops_executed_port::port_5,
    &uops_executed_port::port_6_core,
    &uops_executed_port::port_6,
    &uops_executed_port::port_7_core,
    &uops_executed_port::port_7,
    &uops_issued::any,
    &uops_issued::stall_cycles,
    &uops_issued::flags_merge,
    &uops_issued::slow_lea,
    &uops_issued::single_mul,
    &uops_retired::all,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
    &uops_retired::retire_slots,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::bdx
