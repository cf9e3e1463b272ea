// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ivt {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
    "dtlb_load_misses.demand_ld_walk_completed\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.demand_ld_walk_duration\0"
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
    "mem_load_uops_llc_miss_retired.remote_dram\0"
    "mem_load_uops_llc_miss_retired.remote_hitm\0"
    "mem_load_uops_llc_miss_retired.remote_fwd\0"
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
inline constexpr select::event_list list{"ivt", core::ivy_bridge_ep, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpu_div_active{fpu_div_active, list, {.name = 0, .code = 0x14, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed fpu_div{fpu_div, list, {.name = 21, .code = 0x14, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 35, .code = 0xe6, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace baclears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed nontaken_conditional{nontaken_conditional, list, {.name = 48, .code = 0x88, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_conditional{taken_conditional, list, {.name = 82, .code = 0x88, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_jump{taken_direct_jump, list, {.name = 113, .code = 0x88, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_jump_non_call_ret{taken_indirect_jump_non_call_ret, list, {.name = 144, .code = 0x88, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_return{taken_indirect_near_return, list, {.name = 190, .code = 0x88, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_direct_near_call{taken_direct_near_call, list, {.name = 230, .code = 0x88, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_call{taken_indirect_near_call, list, {.name = 266, .code = 0x88, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_conditional{all_conditional, list, {.name = 304, .code = 0x88, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_jmp{all_direct_jmp, list, {.name = 333, .code = 0x88, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_jump_non_call_ret{all_indirect_jump_non_call_ret, list, {.name = 361, .code = 0x88, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_near_return{all_indirect_near_return, list, {.name = 405, .code = 0x88, .mask = 0xc8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_direct_near_call{all_direct_near_call, list, {.name = 443, .code = 0x88, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 477, .code = 0x88, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 503, .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 532, .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 560, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed near_call_r3{near_call_r3, list, {.name = 586, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 615, .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009}};
inline constexpr listed near_return{near_return, list, {.name = 649, .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed not_taken{not_taken, list, {.name = 677, .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 703, .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 730, .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed indirect{indirect, list, {.name = 757, .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed nontaken_conditional{nontaken_conditional, list, {.name = 779, .code = 0x89, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_conditional{taken_conditional, list, {.name = 813, .code = 0x89, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_jump_non_call_ret{taken_indirect_jump_non_call_ret, list, {.name = 844, .code = 0x89, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_return_near{taken_return_near, list, {.name = 890, .code = 0x89, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed taken_indirect_near_call{taken_indirect_near_call, list, {.name = 921, .code = 0x89, .mask = 0xa0, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_conditional{all_conditional, list, {.name = 959, .code = 0x89, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_indirect_jump_non_call_ret{all_indirect_jump_non_call_ret, list, {.name = 988, .code = 0x89, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 1032, .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 1058, .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 1087, .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 1115, .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 1149, .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
} // namespace br_misp_retired

namespace cpl_cycles {
using namespace core_events;
inline constexpr listed ring0{ring0, list, {.name = 1176, .code = 0x5c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ring0_trans{ring0_trans, list, {.name = 1193, .code = 0x5c, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed ring123{ring123, list, {.name = 1216, .code = 0x5c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace cpl_cycles

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1235, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1268, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1305, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 1347, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread_any{thread_any, list, {.name = 1371, .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1399, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1424, .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed thread_p_any{thread_p_any, list, {.name = 1450, .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1480, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1506, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1536, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_pending{cycles_l2_pending, list, {.name = 1571, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_l2_miss{cycles_l2_miss, list, {.name = 1604, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ldm_pending{cycles_ldm_pending, list, {.name = 1634, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 1668, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_no_execute{cycles_no_execute, list, {.name = 1698, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_total{stalls_total, list, {.name = 1731, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_l2_pending{stalls_l2_pending, list, {.name = 1759, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 1792, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_ldm_pending{stalls_ldm_pending, list, {.name = 1822, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed stalls_mem_any{stalls_mem_any, list, {.name = 1856, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_l1d_pending{cycles_l1d_pending, list, {.name = 1886, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 1920, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed stalls_l1d_pending{stalls_l1d_pending, list, {.name = 1951, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 1985, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0x4, .alone = 0x4, .period = 2000003}};
} // namespace cycle_activity

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 2016, .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 2040, .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dsb2mite_switches

namespace dsb_fill {
using namespace core_events;
inline constexpr listed exceed_dsb_lines{exceed_dsb_lines, list, {.name = 2073, .code = 0xac, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dsb_fill

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 2099, .code = 0x08, .mask = 0x81, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_ld_walk_completed{demand_ld_walk_completed, list, {.name = 2135, .code = 0x08, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2177, .code = 0x08, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_ld_walk_duration{demand_ld_walk_duration, list, {.name = 2209, .code = 0x08, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2250, .code = 0x08, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed large_page_walk_completed{large_page_walk_completed, list, {.name = 2281, .code = 0x08, .mask = 0x88, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2324, .code = 0x5f, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 2350, .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2387, .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 2420, .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2452, .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 2479, .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed x87_output{x87_output, list, {.name = 2495, .code = 0xca, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed x87_input{x87_input, list, {.name = 2516, .code = 0xca, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_output{simd_output, list, {.name = 2536, .code = 0xca, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed simd_input{simd_input, list, {.name = 2558, .code = 0xca, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed any{any, list, {.name = 2579, .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 100003}};
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 2593, .code = 0x10, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sse_packed_double{sse_packed_double, list, {.name = 2613, .code = 0x10, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sse_scalar_single{sse_scalar_single, list, {.name = 2647, .code = 0x10, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sse_packed_single{sse_packed_single, list, {.name = 2681, .code = 0x10, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sse_scalar_double{sse_scalar_double, list, {.name = 2715, .code = 0x10, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace fp_comp_ops_exe

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 2749, .code = 0x80, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misses{misses, list, {.name = 2760, .code = 0x80, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed ifetch_stall{ifetch_stall, list, {.name = 2774, .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace icache

namespace idq {
using namespace core_events;
inline constexpr listed empty{empty, list, {.name = 2794, .code = 0x79, .mask = 0x2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed mite_uops{mite_uops, list, {.name = 2804, .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_cycles{mite_cycles, list, {.name = 2818, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 2834, .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles{dsb_cycles, list, {.name = 2847, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_uops{ms_dsb_uops, list, {.name = 2862, .code = 0x79, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_cycles{ms_dsb_cycles, list, {.name = 2878, .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_occur{ms_dsb_occur, list, {.name = 2896, .code = 0x79, .mask = 0x10, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_4_uops{all_dsb_cycles_4_uops, list, {.name = 2913, .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_any_uops{all_dsb_cycles_any_uops, list, {.name = 2939, .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_mite_uops{ms_mite_uops, list, {.name = 2967, .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_4_uops{all_mite_cycles_4_uops, list, {.name = 2984, .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_any_uops{all_mite_cycles_any_uops, list, {.name = 3011, .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 3040, .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_cycles{ms_cycles, list, {.name = 3052, .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3066, .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_all_uops{mite_all_uops, list, {.name = 3082, .code = 0x79, .mask = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3100, .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3128, .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_1_uop_deliv_core{cycles_le_1_uop_deliv_core, list, {.name = 3176, .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_2_uop_deliv_core{cycles_le_2_uop_deliv_core, list, {.name = 3226, .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_le_3_uop_deliv_core{cycles_le_3_uop_deliv_core, list, {.name = 3276, .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 3326, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 3366, .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed iq_full{iq_full, list, {.name = 3380, .code = 0x87, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ild_stall

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3398, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 3415, .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 3434, .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = precision::only, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 3457, .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed recovery_stalls_count{recovery_stalls_count, list, {.name = 3482, .code = 0x0d, .mask = 0x3, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed recovery_cycles_any{recovery_cycles_any, list, {.name = 3513, .code = 0x0d, .mask = 0x3, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{itlb_flush, list, {.name = 3542, .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 3558, .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 3589, .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_duration{walk_duration, list, {.name = 3616, .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 3642, .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed large_page_walk_completed{large_page_walk_completed, list, {.name = 3663, .code = 0x85, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 3701, .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 3717, .code = 0x48, .mask = 0x1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 3739, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed pending_cycles_any{pending_cycles_any, list, {.name = 3768, .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0x4, .alone = 0x4, .period = 2000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 3801, .code = 0x48, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d_pend_miss

namespace l2_l1d_wb_rqsts {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 3823, .code = 0x28, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed hit_e{hit_e, list, {.name = 3844, .code = 0x28, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed hit_m{hit_m, list, {.name = 3866, .code = 0x28, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all{all, list, {.name = 3888, .code = 0x28, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_l1d_wb_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{i, list, {.name = 3908, .code = 0xf1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed s{s, list, {.name = 3922, .code = 0xf1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed e{e, list, {.name = 3936, .code = 0xf1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all{all, list, {.name = 3950, .code = 0xf1, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed demand_clean{demand_clean, list, {.name = 3966, .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_dirty{demand_dirty, list, {.name = 3992, .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed pf_clean{pf_clean, list, {.name = 4018, .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed pf_dirty{pf_dirty, list, {.name = 4040, .code = 0xf2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed dirty_all{dirty_all, list, {.name = 4062, .code = 0xf2, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 4085, .code = 0x24, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 4113, .code = 0x24, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 4141, .code = 0x24, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 4158, .code = 0x24, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 4176, .code = 0x24, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 4193, .code = 0x24, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 4214, .code = 0x24, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 4236, .code = 0x24, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed pf_hit{pf_hit, list, {.name = 4257, .code = 0x24, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed pf_miss{pf_miss, list, {.name = 4273, .code = 0x24, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 4290, .code = 0x24, .mask = 0xc0, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_rqsts

namespace l2_store_lock_rqsts {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4306, .code = 0x27, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed hit_m{hit_m, list, {.name = 4331, .code = 0x27, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all{all, list, {.name = 4357, .code = 0x27, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_store_lock_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 4381, .code = 0xf0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo{rfo, list, {.name = 4405, .code = 0xf0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd{code_rd, list, {.name = 4418, .code = 0xf0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 4435, .code = 0xf0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l1d_wb{l1d_wb, list, {.name = 4451, .code = 0xf0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_fill{l2_fill, list, {.name = 4467, .code = 0xf0, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed l2_wb{l2_wb, list, {.name = 4484, .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_requests{all_requests, list, {.name = 4499, .code = 0xf0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{store_forward, list, {.name = 4521, .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 4545, .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 4561, .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{sw_pf, list, {.name = 4593, .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed hw_pf{hw_pf, list, {.name = 4612, .code = 0x4c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace load_hit_pre

namespace lock_cycles {
using namespace core_events;
inline constexpr listed split_lock_uc_lock_duration{split_lock_uc_lock_duration, list, {.name = 4631, .code = 0x63, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 4671, .code = 0x63, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4703, .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed reference{reference, list, {.name = 4726, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{uops, list, {.name = 4754, .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_active{cycles_active, list, {.name = 4763, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_4_uops{cycles_4_uops, list, {.name = 4781, .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 4799, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 4820, .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 4851, .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed maskmov{maskmov, list, {.name = 4870, .code = 0xc3, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_load_uops_llc_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 4893, .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011}};
inline constexpr listed xsnp_hit{xsnp_hit, list, {.name = 4933, .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011}};
inline constexpr listed xsnp_hitm{xsnp_hitm, list, {.name = 4972, .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 5012, .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
} // namespace mem_load_uops_llc_hit_retired

namespace mem_load_uops_llc_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 5052, .code = 0xd3, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 100007}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 5094, .code = 0xd3, .mask = 0xc, .counters = 0xf, .alone = 0xf, .period = 100007}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 5137, .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 100007}};
inline constexpr listed remote_fwd{remote_fwd, list, {.name = 5180, .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 100007}};
} // namespace mem_load_uops_llc_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 5222, .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 5251, .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed llc_hit{llc_hit, list, {.name = 5280, .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 5310, .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 5340, .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 5370, .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007}};
inline constexpr listed hit_lfb{hit_lfb, list, {.name = 5401, .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
} // namespace mem_load_uops_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 5431, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 5467, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 5503, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 5540, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 5577, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 5614, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 5652, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 5690, .code = 0xcd, .mask = 0x1, .counters = 0x8, .alone = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true}};
inline constexpr listed precise_store{precise_store, list, {.name = 5728, .code = 0xcd, .mask = 0x2, .counters = 0x8, .alone = 0x8, .precise = precision::only, .period = 2000003, .taken_alone = true}};
} // namespace mem_trans_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5760, .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5793, .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5827, .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007}};
inline constexpr listed split_loads{split_loads, list, {.name = 5855, .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed split_stores{split_stores, list, {.name = 5884, .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003}};
inline constexpr listed all_loads{all_loads, list, {.name = 5914, .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003}};
inline constexpr listed all_stores{all_stores, list, {.name = 5941, .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 5969, .code = 0x05, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stores{stores, list, {.name = 5992, .code = 0x05, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace misalign_mem_ref

namespace move_elimination {
using namespace core_events;
inline constexpr listed int_eliminated{int_eliminated, list, {.name = 6016, .code = 0x58, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_eliminated{simd_eliminated, list, {.name = 6048, .code = 0x58, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed int_not_eliminated{int_not_eliminated, list, {.name = 6081, .code = 0x58, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed simd_not_eliminated{simd_not_eliminated, list, {.name = 6117, .code = 0x58, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 1000003}};
} // namespace move_elimination

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6154, .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 6186, .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 6218, .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 6246, .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{sq_full, list, {.name = 6275, .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6307, .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 6351, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_data_rd_ge_6{demand_data_rd_ge_6, list, {.name = 6407, .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 6456, .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_code_rd{cycles_with_demand_code_rd, list, {.name = 6500, .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 6556, .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 6596, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 6648, .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 6689, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed avx_store{avx_store, list, {.name = 6738, .code = 0xc1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed avx_to_sse{avx_to_sse, list, {.name = 6762, .code = 0xc1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed sse_to_avx{sse_to_avx, list, {.name = 6787, .code = 0xc1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed any_wb_assist{any_wb_assist, list, {.name = 6812, .code = 0xc1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace other_assists

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6840, .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rs{rs, list, {.name = 6860, .code = 0xa2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sb{sb, list, {.name = 6879, .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rob{rob, list, {.name = 6898, .code = 0xa2, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 6918, .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{empty_cycles, list, {.name = 6946, .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed empty_end{empty_end, list, {.name = 6969, .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace rs_events

namespace simd_fp_256 {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 6989, .code = 0x11, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed packed_double{packed_double, list, {.name = 7015, .code = 0x11, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace simd_fp_256

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{split_lock, list, {.name = 7041, .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace sq_misc

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{dtlb_thread, list, {.name = 7060, .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed stlb_any{stlb_any, list, {.name = 7082, .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace tlb_flush

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 7101, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_0_core{port_0_core, list, {.name = 7129, .code = 0xa1, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 7162, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1_core{port_1_core, list, {.name = 7190, .code = 0xa1, .mask = 0x2, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 7223, .code = 0xa1, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2_core{port_2_core, list, {.name = 7251, .code = 0xa1, .mask = 0xc, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 7284, .code = 0xa1, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3_core{port_3_core, list, {.name = 7312, .code = 0xa1, .mask = 0x30, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 7345, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4_core{port_4_core, list, {.name = 7373, .code = 0xa1, .mask = 0x40, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 7406, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5_core{port_5_core, list, {.name = 7434, .code = 0xa1, .mask = 0x80, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 7467, .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 7488, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed cycles_ge_1_uop_exec{cycles_ge_1_uop_exec, list, {.name = 7515, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_2_uops_exec{cycles_ge_2_uops_exec, list, {.name = 7550, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_3_uops_exec{cycles_ge_3_uops_exec, list, {.name = 7586, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_4_uops_exec{cycles_ge_4_uops_exec, list, {.name = 7622, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 7658, .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 7677, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 7708, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 7739, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 7770, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_none{core_cycles_none, list, {.name = 7801, .code = 0xb1, .mask = 0x2, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 7832, .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 7848, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 7873, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed flags_merge{flags_merge, list, {.name = 7903, .code = 0x0e, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed slow_lea{slow_lea, list, {.name = 7927, .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed single_mul{single_mul, list, {.name = 7948, .code = 0x0e, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 7971, .code = 0xc2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 7988, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 8014, .code = 0xc2, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 8040, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .alone = 0xf, .period = 2000003}};
inline constexpr listed retire_slots{retire_slots, list, {.name = 8071, .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
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
    &br_misp_exec::indirect,
    &br_misp_exec::nontaken_conditional,
    &br_misp_exec::taken_conditional,
    &br_misp_exec::taken_indirect_jump_non_call_ret,
    &br_misp_exec::taken_return_near,
    &br_misp_exec::taken_indirect_near_call,
    &br_misp_exec::all_conditional,
    &br_misp_exec::all_indirect_jump_non_call_ret,
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
    &dsb2mite_switches::count,
    &dsb2mite_switches::penalty_cycles,
    &dsb_fill::exceed_dsb_lines,
    &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::demand_ld_walk_completed,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::demand_ld_walk_duration,
    &dtlb_load_misses::walk_duration,
    &dtlb_load_misses::large_page_walk_completed,
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
    &icache::hit,
    &icache::misses,
    &icache::ifetch_stall,
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
    &int_misc::recovery_cycles,
    &int_misc::recovery_stalls_count,
    &int_misc::recovery_cycles_any,
    &itlb::itlb_flush,
    &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_duration,
    &itlb_misses::stlb_hit,
    &itlb_misses::large_page_walk_completed,
    &l1d::replacement,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::pending_cycles_any,
    &l1d_pend_miss::fb_full,
    &l2_l1d_wb_rqsts::miss,
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
    &machine_clears::count,
    &machine_clears::memory_ordering,
    &machine_clears::smc,
    &machine_clears::maskmov,
    &mem_load_uops_llc_hit_retired::xsnp_miss,
    &mem_load_uops_llc_hit_retired::xsnp_hit,
    &mem_load_uops_llc_hit_retired::xsnp_hitm,
    &mem_load_uops_llc_hit_retired::xsnp_none,
    &mem_load_uops_llc_miss_retired::local_dram,
    &mem_load_uops_llc_miss_retired::remote_dram,
    &mem_load_uops_llc_miss_retired::remote_hitm,
    &mem_load_uops_llc_miss_retired::remote_fwd,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::llc_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::llc_miss,
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
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &other_assists::avx_store,
    &other_assists::avx_to_sse,
    &other_assists::sse_to_avx,
    &other_assists::any_wb_assist,
    &resource_stalls::any,
    &resource_stalls::rs,
    &resource_stalls::sb,
    &resource_stalls::rob,
    &rob_misc_events::lbr_inserts,
    &rs_events::empty_cycles,
    &rs_events::empty_end,
    &simd_fp_256::packed_single,
    &simd_fp_256::packed_double,
    &sq_misc::split_lock,
    &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any,
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

} // namespace msr::perfmon::ivt
