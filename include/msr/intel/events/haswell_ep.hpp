// Events of Haswell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_core.json, version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::hsx {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.divider_uops\0"
    "avx_insts.all\0"
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
    "br_misp_exec.taken_indirect_near_call\0"
    "br_misp_exec.all_conditional\0"
    "br_misp_exec.all_indirect_jump_non_call_ret\0"
    "br_misp_exec.indirect\0"
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
    "cycle_activity.cycles_l2_pending\0" "HSD78;HSM63;HSM80\0"
    "cycle_activity.cycles_ldm_pending\0"
    "cycle_activity.cycles_no_execute\0"
    "cycle_activity.stalls_l2_pending\0" "HSM63;HSM80\0"
    "cycle_activity.stalls_ldm_pending\0"
    "cycle_activity.cycles_l1d_pending\0"
    "cycle_activity.stalls_l1d_pending\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dtlb_load_misses.miss_causes_a_walk\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_duration\0"
    "dtlb_load_misses.stlb_hit_4k\0"
    "dtlb_load_misses.stlb_hit_2m\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.pde_cache_miss\0"
    "dtlb_store_misses.miss_causes_a_walk\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_duration\0"
    "dtlb_store_misses.stlb_hit_4k\0"
    "dtlb_store_misses.stlb_hit_2m\0"
    "dtlb_store_misses.stlb_hit\0"
    "dtlb_store_misses.pde_cache_miss\0"
    "ept.walk_cycles\0"
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
    "hle_retired.aborted_misc4\0" "HSD65\0"
    "hle_retired.aborted_misc5\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.ifetch_stall\0"
    "icache.ifdata_stall\0"
    "idq.empty\0" "HSD135\0"
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
    "idq_uops_not_delivered.core\0" "HSD135\0"
    "idq_uops_not_delivered.cycles_0_uops_deliv.core\0" "HSD135\0"
    "idq_uops_not_delivered.cycles_le_1_uop_deliv.core\0" "HSD135\0"
    "idq_uops_not_delivered.cycles_le_2_uop_deliv.core\0" "HSD135\0"
    "idq_uops_not_delivered.cycles_le_3_uop_deliv.core\0" "HSD135\0"
    "idq_uops_not_delivered.cycles_fe_was_ok\0" "HSD135\0"
    "ild_stall.lcp\0"
    "ild_stall.iq_full\0"
    "inst_retired.any\0" "HSD140;HSD143\0"
    "inst_retired.any_p\0" "HSD11;HSD140\0"
    "inst_retired.prec_dist\0" "HSD140\0"
    "inst_retired.x87\0"
    "int_misc.recovery_cycles\0"
    "int_misc.recovery_cycles_any\0"
    "itlb.itlb_flush\0"
    "itlb_misses.miss_causes_a_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed_1g\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_duration\0"
    "itlb_misses.stlb_hit_4k\0"
    "itlb_misses.stlb_hit_2m\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.pending_cycles_any\0"
    "l1d_pend_miss.request_fb_full\0"
    "l1d_pend_miss.fb_full\0"
    "l2_demand_rqsts.wb_hit\0"
    "l2_lines_in.i\0"
    "l2_lines_in.s\0"
    "l2_lines_in.e\0"
    "l2_lines_in.all\0"
    "l2_lines_out.demand_clean\0"
    "l2_lines_out.demand_dirty\0"
    "l2_rqsts.demand_data_rd_miss\0" "HSD78;HSM80\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.all_demand_miss\0" "HSD78;HSM80\0"
    "l2_rqsts.l2_pf_miss\0"
    "l2_rqsts.miss\0" "HSD78;HSM80\0"
    "l2_rqsts.demand_data_rd_hit\0" "HSD78;HSM80\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.l2_pf_hit\0"
    "l2_rqsts.all_demand_data_rd\0" "HSD78;HSM80\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.all_demand_references\0" "HSD78;HSM80\0"
    "l2_rqsts.all_pf\0"
    "l2_rqsts.references\0" "HSD78;HSM80\0"
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
    "machine_clears.cycles\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "machine_clears.maskmov\0"
    "mem_load_uops_l3_hit_retired.xsnp_miss\0" "HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_l3_hit_retired.xsnp_hit\0" "HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_l3_hit_retired.xsnp_hitm\0" "HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_l3_hit_retired.xsnp_none\0" "HSD74;HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_l3_miss_retired.local_dram\0" "HSD74;HSD29;HSD25;HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_dram\0" "HSD29;HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "HSM30\0"
    "mem_load_uops_retired.l1_hit\0" "HSD29;HSM30\0"
    "mem_load_uops_retired.l2_hit\0" "HSD76;HSD29;HSM30\0"
    "mem_load_uops_retired.l3_hit\0" "HSD74;HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_retired.l1_miss\0" "HSM30\0"
    "mem_load_uops_retired.l2_miss\0" "HSD29;HSM30\0"
    "mem_load_uops_retired.l3_miss\0" "HSD74;HSD29;HSD25;HSM26;HSM30\0"
    "mem_load_uops_retired.hit_lfb\0" "HSM30\0"
    "mem_trans_retired.load_latency_gt_4\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_8\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_16\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_32\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_64\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_128\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_256\0" "HSD76;HSD25;HSM26\0"
    "mem_trans_retired.load_latency_gt_512\0" "HSD76;HSD25;HSM26\0"
    "mem_uops_retired.stlb_miss_loads\0" "HSD29;HSM30\0"
    "mem_uops_retired.stlb_miss_stores\0" "HSD29;HSM30\0"
    "mem_uops_retired.lock_loads\0" "HSD76;HSD29;HSM30\0"
    "mem_uops_retired.split_loads\0" "HSD29;HSM30\0"
    "mem_uops_retired.split_stores\0" "HSD29;HSM30\0"
    "mem_uops_retired.all_loads\0" "HSD29;HSM30\0"
    "mem_uops_retired.all_stores\0" "HSD29;HSM30\0"
    "misalign_mem_ref.loads\0"
    "misalign_mem_ref.stores\0"
    "move_elimination.int_eliminated\0"
    "move_elimination.simd_eliminated\0"
    "move_elimination.int_not_eliminated\0"
    "move_elimination.simd_not_eliminated\0"
    "offcore_requests.demand_data_rd\0" "HSD78;HSM80\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests_buffer.sq_full\0"
    "offcore_requests_outstanding.demand_data_rd\0" "HSD78;HSD62;HSD61;HSM63;HSM80\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0" "HSD78;HSD62;HSD61;HSM63;HSM80\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0" "HSD78;HSD62;HSD61;HSM63;HSM80\0"
    "offcore_requests_outstanding.demand_code_rd\0" "HSD62;HSD61;HSM63\0"
    "offcore_requests_outstanding.demand_rfo\0" "HSD62;HSD61;HSM63\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0" "HSD62;HSD61;HSM63\0"
    "offcore_requests_outstanding.all_data_rd\0" "HSD62;HSD61;HSM63\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0" "HSD62;HSD61;HSM63\0"
    "other_assists.avx_to_sse\0" "HSD56;HSM57\0"
    "other_assists.sse_to_avx\0" "HSD56;HSM57\0"
    "other_assists.any_wb_assist\0"
    "page_walker_loads.dtlb_l1\0"
    "page_walker_loads.dtlb_l2\0"
    "page_walker_loads.dtlb_l3\0" "HSD25\0"
    "page_walker_loads.dtlb_memory\0" "HSD25\0"
    "page_walker_loads.itlb_l1\0"
    "page_walker_loads.itlb_l2\0"
    "page_walker_loads.itlb_l3\0" "HSD25\0"
    "page_walker_loads.itlb_memory\0" "HSD25\0"
    "page_walker_loads.ept_dtlb_l1\0"
    "page_walker_loads.ept_dtlb_l2\0"
    "page_walker_loads.ept_dtlb_l3\0"
    "page_walker_loads.ept_dtlb_memory\0"
    "page_walker_loads.ept_itlb_l1\0"
    "page_walker_loads.ept_itlb_l2\0"
    "page_walker_loads.ept_itlb_l3\0"
    "page_walker_loads.ept_itlb_memory\0"
    "resource_stalls.any\0" "HSD135\0"
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
    "rtm_retired.aborted_misc4\0" "HSD65\0"
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
    "uops_executed.stall_cycles\0" "HSD144;HSD30;HSM31\0"
    "uops_executed.cycles_ge_1_uop_exec\0" "HSD144;HSD30;HSM31\0"
    "uops_executed.cycles_ge_2_uops_exec\0" "HSD144;HSD30;HSM31\0"
    "uops_executed.cycles_ge_3_uops_exec\0" "HSD144;HSD30;HSM31\0"
    "uops_executed.cycles_ge_4_uops_exec\0" "HSD144;HSD30;HSM31\0"
    "uops_executed.core\0" "HSD30;HSM31\0"
    "uops_executed.core_cycles_ge_1\0" "HSD30;HSM31\0"
    "uops_executed.core_cycles_ge_2\0" "HSD30;HSM31\0"
    "uops_executed.core_cycles_ge_3\0" "HSD30;HSM31\0"
    "uops_executed.core_cycles_ge_4\0" "HSD30;HSM31\0"
    "uops_executed.core_cycles_none\0" "HSD30;HSM31\0"
    "uops_executed_port.port_0\0"
    "uops_executed_port.port_0_core\0"
    "uops_executed_port.port_1\0"
    "uops_executed_port.port_1_core\0"
    "uops_executed_port.port_2\0"
    "uops_executed_port.port_2_core\0"
    "uops_executed_port.port_3\0"
    "uops_executed_port.port_3_core\0"
    "uops_executed_port.port_4\0"
    "uops_executed_port.port_4_core\0"
    "uops_executed_port.port_5\0"
    "uops_executed_port.port_5_core\0"
    "uops_executed_port.port_6\0"
    "uops_executed_port.port_6_core\0"
    "uops_executed_port.port_7\0"
    "uops_executed_port.port_7_core\0"
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
inline constexpr select::event_list list{"hsx", core::haswell_ep, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed divider_uops{divider_uops, list, {.name = 0, .code = 0x14, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace arith

namespace avx_insts {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 19, .code = 0xc6, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace avx_insts

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 33, .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{nontaken_conditional, list, {.name = 46, .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_conditional{taken_conditional, list, {.name = 80, .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_jump{taken_direct_jump, list, {.name = 111, .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_jump_non_call_ret{taken_indirect_jump_non_call_ret, list, {.name = 142, .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_return{taken_indirect_near_return, list, {.name = 188, .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_near_call{taken_direct_near_call, list, {.name = 228, .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_call{taken_indirect_near_call, list, {.name = 264, .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_conditional{all_conditional, list, {.name = 302, .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_jmp{all_direct_jmp, list, {.name = 331, .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_jump_non_call_ret{all_indirect_jump_non_call_ret, list, {.name = 359, .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_near_return{all_indirect_near_return, list, {.name = 403, .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_near_call{all_direct_near_call, list, {.name = 441, .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 475, .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 501, .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 530, .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 558, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100003}};
inline constexpr listed near_call_r3{near_call_r3, list, {.name = 584, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100003}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 613, .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009}};
inline constexpr listed near_return{near_return, list, {.name = 647, .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100003}};
inline constexpr listed not_taken{not_taken, list, {.name = 675, .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 701, .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 728, .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
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
inline constexpr listed near_taken{near_taken, list, {.name = 1147, .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{ring0, list, {.name = 1174, .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ring0_trans{ring0_trans, list, {.name = 1191, .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed ring123{ring123, list, {.name = 1214, .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1233, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1266, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1303, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 100003}};
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 1345, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread_any{thread_any, list, {.name = 1369, .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1397, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1422, .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed thread_p_any{thread_p_any, list, {.name = 1448, .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1478, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1504, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1534, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{cycles_l2_pending, list, {.name = 1569, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_ldm_pending{cycles_ldm_pending, list, {.name = 1620, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_no_execute{cycles_no_execute, list, {.name = 1654, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_l2_pending{stalls_l2_pending, list, {.name = 1687, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed stalls_ldm_pending{stalls_ldm_pending, list, {.name = 1732, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_l1d_pending{cycles_l1d_pending, list, {.name = 1766, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed stalls_l1d_pending{stalls_l1d_pending, list, {.name = 1800, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003}};
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 1834, .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 1867, .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1903, .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1938, .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1976, .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2011, .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2043, .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 2074, .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 2103, .code = 0x08, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2132, .code = 0x08, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 2158, .code = 0x08, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 2190, .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2227, .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 2263, .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 2302, .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2338, .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2371, .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 2403, .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 2433, .code = 0x49, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2463, .code = 0x49, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 2490, .code = 0x49, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 2523, .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{x87_output, list, {.name = 2539, .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed x87_input{x87_input, list, {.name = 2560, .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_output{simd_output, list, {.name = 2580, .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_input{simd_input, list, {.name = 2602, .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed any{any, list, {.name = 2623, .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003}};
} // namespace fp_assist

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 2637, .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 2655, .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 2674, .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed aborted_misc1{aborted_misc1, list, {.name = 2694, .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc2{aborted_misc2, list, {.name = 2720, .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc3{aborted_misc3, list, {.name = 2746, .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_misc4{aborted_misc4, list, {.name = 2772, .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed aborted_misc5{aborted_misc5, list, {.name = 2804, .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace hle_retired

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 2830, .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misses{misses, list, {.name = 2841, .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed ifetch_stall{ifetch_stall, list, {.name = 2855, .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ifdata_stall{ifdata_stall, list, {.name = 2875, .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{empty, list, {.name = 2895, .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed mite_uops{mite_uops, list, {.name = 2912, .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_cycles{mite_cycles, list, {.name = 2926, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 2942, .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles{dsb_cycles, list, {.name = 2955, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_uops{ms_dsb_uops, list, {.name = 2970, .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_cycles{ms_dsb_cycles, list, {.name = 2986, .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_occur{ms_dsb_occur, list, {.name = 3004, .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_4_uops{all_dsb_cycles_4_uops, list, {.name = 3021, .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_any_uops{all_dsb_cycles_any_uops, list, {.name = 3047, .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_mite_uops{ms_mite_uops, list, {.name = 3075, .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_4_uops{all_mite_cycles_4_uops, list, {.name = 3092, .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_any_uops{all_mite_cycles_any_uops, list, {.name = 3119, .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 3148, .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_cycles{ms_cycles, list, {.name = 3160, .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3174, .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_all_uops{mite_all_uops, list, {.name = 3190, .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3208, .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3243, .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_le_1_uop_deliv_core{cycles_le_1_uop_deliv_core, list, {.name = 3298, .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_le_2_uop_deliv_core{cycles_le_2_uop_deliv_core, list, {.name = 3355, .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_le_3_uop_deliv_core{cycles_le_3_uop_deliv_core, list, {.name = 3412, .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 3469, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 3516, .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed iq_full{iq_full, list, {.name = 3530, .code = 0x87, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3548, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003, .has_errata = true}};
inline constexpr listed any_p{any_p, list, {.name = 3579, .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 3611, .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = precision::only, .period = 2000003, .has_errata = true}};
inline constexpr listed x87{x87, list, {.name = 3641, .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 3658, .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed recovery_cycles_any{recovery_cycles_any, list, {.name = 3683, .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{itlb_flush, list, {.name = 3712, .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 3728, .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 3759, .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 3789, .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 3822, .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 3852, .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 3879, .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_4k{stlb_hit_4k, list, {.name = 3905, .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit_2m{stlb_hit_2m, list, {.name = 3929, .code = 0x85, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 3953, .code = 0x85, .mask = 0x60, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 3974, .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 3990, .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 4012, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles_any{pending_cycles_any, list, {.name = 4041, .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed request_fb_full{request_fb_full, list, {.name = 4074, .code = 0x48, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 4104, .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d_pend_miss

namespace l2_demand_rqsts {
using namespace core_events;
inline constexpr listed wb_hit{wb_hit, list, {.name = 4126, .code = 0x27, .mask = 0x50, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_demand_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{i, list, {.name = 4149, .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed s{s, list, {.name = 4163, .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed e{e, list, {.name = 4177, .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all{all, list, {.name = 4191, .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{demand_clean, list, {.name = 4207, .code = 0xf2, .mask = 0x5, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_dirty{demand_dirty, list, {.name = 4233, .code = 0xf2, .mask = 0x6, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 4259, .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 4300, .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 4318, .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_miss{all_demand_miss, list, {.name = 4340, .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed l2_pf_miss{l2_pf_miss, list, {.name = 4377, .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 4397, .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 4423, .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 4463, .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 4480, .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_pf_hit{l2_pf_hit, list, {.name = 4501, .code = 0x24, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 4520, .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 4560, .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 4577, .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_references{all_demand_references, list, {.name = 4598, .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed all_pf{all_pf, list, {.name = 4641, .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed references{references, list, {.name = 4657, .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003, .has_errata = true}};
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 4689, .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo{rfo, list, {.name = 4713, .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd{code_rd, list, {.name = 4726, .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 4743, .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l1d_wb{l1d_wb, list, {.name = 4759, .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_fill{l2_fill, list, {.name = 4775, .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_wb{l2_wb, list, {.name = 4792, .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_requests{all_requests, list, {.name = 4807, .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{store_forward, list, {.name = 4829, .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 4853, .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 4869, .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{sw_pf, list, {.name = 4901, .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed hw_pf{hw_pf, list, {.name = 4920, .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{split_lock_uc_lock_duration, list, {.name = 4939, .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 4979, .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 5011, .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed reference{reference, list, {.name = 5034, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{uops, list, {.name = 5062, .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_active{cycles_active, list, {.name = 5071, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_4_uops{cycles_4_uops, list, {.name = 5089, .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{cycles, list, {.name = 5107, .code = 0xc3, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed count{count, list, {.name = 5129, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 5150, .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 5181, .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed maskmov{maskmov, list, {.name = 5200, .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_load_uops_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 5223, .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_hit{xsnp_hit, list, {.name = 5286, .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_hitm{xsnp_hitm, list, {.name = 5348, .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true, .has_errata = true}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 5411, .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
} // namespace mem_load_uops_l3_hit_retired

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 5480, .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 5545, .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 5599, .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed remote_fwd{remote_fwd, list, {.name = 5647, .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 5694, .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true, .has_errata = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 5735, .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 5782, .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true, .has_errata = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 5841, .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 5877, .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true, .has_errata = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 5919, .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed hit_lfb{hit_lfb, list, {.name = 5979, .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 6015, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 6069, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 6123, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 6178, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 100003, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 6233, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 6288, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 6344, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true, .has_errata = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 6400, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true, .has_errata = true}};
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 6456, .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 6501, .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 6547, .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 6593, .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 6634, .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true, .has_errata = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 6676, .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true, .has_errata = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 6715, .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true, .has_errata = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 6755, .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stores{stores, list, {.name = 6778, .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace misalign_mem_ref

namespace move_elimination {
using namespace core_events;
inline constexpr listed int_eliminated{int_eliminated, list, {.name = 6802, .code = 0x58, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_eliminated{simd_eliminated, list, {.name = 6834, .code = 0x58, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed int_not_eliminated{int_not_eliminated, list, {.name = 6867, .code = 0x58, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_not_eliminated{simd_not_eliminated, list, {.name = 6903, .code = 0x58, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 1000003}};
} // namespace move_elimination

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6940, .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 6984, .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7016, .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7044, .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{sq_full, list, {.name = 7073, .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7105, .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 7179, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_data_rd_ge_6{demand_data_rd_ge_6, list, {.name = 7265, .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7344, .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7406, .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 7464, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7534, .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 7593, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed avx_to_sse{avx_to_sse, list, {.name = 7660, .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed sse_to_avx{sse_to_avx, list, {.name = 7697, .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed any_wb_assist{any_wb_assist, list, {.name = 7734, .code = 0xc1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace other_assists

namespace page_walker_loads {
using namespace core_events;
inline constexpr listed dtlb_l1{dtlb_l1, list, {.name = 7762, .code = 0xbc, .mask = 0x11, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed dtlb_l2{dtlb_l2, list, {.name = 7788, .code = 0xbc, .mask = 0x12, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed dtlb_l3{dtlb_l3, list, {.name = 7814, .code = 0xbc, .mask = 0x14, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed dtlb_memory{dtlb_memory, list, {.name = 7846, .code = 0xbc, .mask = 0x18, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed itlb_l1{itlb_l1, list, {.name = 7882, .code = 0xbc, .mask = 0x21, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed itlb_l2{itlb_l2, list, {.name = 7908, .code = 0xbc, .mask = 0x22, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed itlb_l3{itlb_l3, list, {.name = 7934, .code = 0xbc, .mask = 0x24, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed itlb_memory{itlb_memory, list, {.name = 7966, .code = 0xbc, .mask = 0x28, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed ept_dtlb_l1{ept_dtlb_l1, list, {.name = 8002, .code = 0xbc, .mask = 0x41, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_dtlb_l2{ept_dtlb_l2, list, {.name = 8032, .code = 0xbc, .mask = 0x42, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_dtlb_l3{ept_dtlb_l3, list, {.name = 8062, .code = 0xbc, .mask = 0x44, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_dtlb_memory{ept_dtlb_memory, list, {.name = 8092, .code = 0xbc, .mask = 0x48, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_itlb_l1{ept_itlb_l1, list, {.name = 8126, .code = 0xbc, .mask = 0x81, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_itlb_l2{ept_itlb_l2, list, {.name = 8156, .code = 0xbc, .mask = 0x82, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_itlb_l3{ept_itlb_l3, list, {.name = 8186, .code = 0xbc, .mask = 0x84, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed ept_itlb_memory{ept_itlb_memory, list, {.name = 8216, .code = 0xbc, .mask = 0x88, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace page_walker_loads

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 8250, .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed rs{rs, list, {.name = 8277, .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sb{sb, list, {.name = 8296, .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rob{rob, list, {.name = 8315, .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 8335, .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{empty_cycles, list, {.name = 8363, .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed empty_end{empty_end, list, {.name = 8386, .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 8406, .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 8424, .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 8443, .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003}};
inline constexpr listed aborted_misc1{aborted_misc1, list, {.name = 8463, .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc2{aborted_misc2, list, {.name = 8489, .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc3{aborted_misc3, list, {.name = 8515, .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed aborted_misc4{aborted_misc4, list, {.name = 8541, .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed aborted_misc5{aborted_misc5, list, {.name = 8573, .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{split_lock, list, {.name = 8599, .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{dtlb_thread, list, {.name = 8618, .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_any{stlb_any, list, {.name = 8640, .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{misc1, list, {.name = 8659, .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc2{misc2, list, {.name = 8673, .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc3{misc3, list, {.name = 8687, .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc4{misc4, list, {.name = 8701, .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc5{misc5, list, {.name = 8715, .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{abort_conflict, list, {.name = 8729, .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_capacity_write{abort_capacity_write, list, {.name = 8751, .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_store_to_elided_lock{abort_hle_store_to_elided_lock, list, {.name = 8779, .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_not_empty{abort_hle_elision_buffer_not_empty, list, {.name = 8817, .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_mismatch{abort_hle_elision_buffer_mismatch, list, {.name = 8859, .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{abort_hle_elision_buffer_unsupported_alignment, list, {.name = 8900, .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed hle_elision_buffer_full{hle_elision_buffer_full, list, {.name = 8954, .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_mem

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 8985, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 9013, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 9041, .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 9069, .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 9097, .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 9125, .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 9153, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7{port_7, list, {.name = 9181, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9209, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_ge_1_uop_exec{cycles_ge_1_uop_exec, list, {.name = 9255, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_ge_2_uops_exec{cycles_ge_2_uops_exec, list, {.name = 9309, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_ge_3_uops_exec{cycles_ge_3_uops_exec, list, {.name = 9364, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed cycles_ge_4_uops_exec{cycles_ge_4_uops_exec, list, {.name = 9419, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003, .has_errata = true}};
inline constexpr listed core{core, list, {.name = 9474, .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 9505, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 9548, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 9591, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 9634, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed core_cycles_none{core_cycles_none, list, {.name = 9677, .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
} // namespace uops_executed

namespace uops_executed_port {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 9720, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_0_core{port_0_core, list, {.name = 9746, .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 9777, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1_core{port_1_core, list, {.name = 9803, .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 9834, .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2_core{port_2_core, list, {.name = 9860, .code = 0xa1, .mask = 0x4, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 9891, .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3_core{port_3_core, list, {.name = 9917, .code = 0xa1, .mask = 0x8, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 9948, .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4_core{port_4_core, list, {.name = 9974, .code = 0xa1, .mask = 0x10, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 10005, .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5_core{port_5_core, list, {.name = 10031, .code = 0xa1, .mask = 0x20, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 10062, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6_core{port_6_core, list, {.name = 10088, .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7{port_7, list, {.name = 10119, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7_core{port_7_core, list, {.name = 10145, .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_executed_port

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 10176, .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 10192, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 10217, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed flags_merge{flags_merge, list, {.name = 10247, .code = 0x0e, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed slow_lea{slow_lea, list, {.name = 10271, .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed single_mul{single_mul, list, {.name = 10292, .code = 0x0e, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 10315, .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 10332, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 10358, .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 10384, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed retire_slots{retire_slots, list, {.name = 10415, .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::divider_uops,
    &avx_insts::all,
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
    &cycle_activity::cycles_ldm_pending,
    &cycle_activity::cycles_no_execute,
    &cycle_activity::stalls_l2_pending,
    &cycle_activity::stalls_ldm_pending,
    &cycle_activity::cycles_l1d_pending,
    &cycle_activity::stalls_l1d_pending,
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
    &dtlb_load_misses::pde_cache_miss,
    &dtlb_store_misses::miss_causes_a_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_duration,
    &dtlb_store_misses::stlb_hit_4k,
    &dtlb_store_misses::stlb_hit_2m,
    &dtlb_store_misses::stlb_hit,
    &dtlb_store_misses::pde_cache_miss,
    &ept::walk_cycles,
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
    &icache::ifetch_stall,
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
    &ild_stall::iq_full,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::prec_dist,
    &inst_retired::x87,
    &int_misc::recovery_cycles,
    &int_misc::recovery_cycles_any,
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
    &l1d_pend_miss::request_fb_full,
    &l1d_pend_miss::fb_full,
    &l2_demand_rqsts::wb_hit,
    &l2_lines_in::i,
    &l2_lines_in::s,
    &l2_lines_in::e,
    &l2_lines_in::all,
    &l2_lines_out::demand_clean,
    &l2_lines_out::demand_dirty,
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
    &lsd::cycles_active,
    &lsd::cycles_4_uops,
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
    &page_walker_loads::itlb_memory,
    &page_walker_loads::ept_dtlb_l1,
    &page_walker_loads::ept_dtlb_l2,
    &page_walker_loads::ept_dtlb_l3,
    &page_walker_loads::ept_dtlb_memory,
    &page_walker_loads::ept_itlb_l1,
    &page_walker_loads::ept_itlb_l2,
    &page_walker_loads::ept_itlb_l3,
    &page_walker_loads::ept_itlb_memory,
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
    &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_1,
    &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_4,
    &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_6,
    &uops_dispatched_port::port_7,
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
    &uops_executed_port::port_0,
    &uops_executed_port::port_0_core,
    &uops_executed_port::port_1,
    &uops_executed_port::port_1_core,
    &uops_executed_port::port_2,
    &uops_executed_port::port_2_core,
    &uops_executed_port::port_3,
    &uops_executed_port::port_3_core,
    &uops_executed_port::port_4,
    &uops_executed_port::port_4_core,
    &uops_executed_port::port_5,
    &uops_executed_port::port_5_core,
    &uops_executed_port::port_6,
    &uops_executed_port::port_6_core,
    &uops_executed_port::port_7,
    &uops_executed_port::port_7_core,
    &uops_issued::any,
    &uops_issued::stall_cycles,
    &uops_issued::core_stall_cycles,
    &uops_issued::flags_merge,
    &uops_issued::slow_lea,
    &uops_issued::single_mul,
    &uops_retired::all,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
    &uops_retired::core_stall_cycles,
    &uops_retired::retire_slots,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::hsx
