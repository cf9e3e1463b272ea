// Events of Core 2, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// core2: from libpfm4 91970fe6eb4e, lib/events/intel_core_events.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::merom {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "unhalted_core_cycles\0"
    "instruction_retired\0"
    "unhalted_reference_cycles\0"
    "llc_references\0"
    "llc_misses\0"
    "rs_uops_dispatched_cycles.port_0\0"
    "rs_uops_dispatched_cycles.port_1\0"
    "rs_uops_dispatched_cycles.port_2\0"
    "rs_uops_dispatched_cycles.port_3\0"
    "rs_uops_dispatched_cycles.port_4\0"
    "rs_uops_dispatched_cycles.port_5\0"
    "rs_uops_dispatched_cycles.any\0"
    "rs_uops_dispatched\0"
    "load_block.sta\0"
    "load_block.std\0"
    "load_block.overlap_store\0"
    "load_block.until_retire\0"
    "load_block.l1d\0"
    "sb_drain_cycles\0"
    "store_block.order\0"
    "store_block.snoop\0"
    "segment_reg_loads\0"
    "sse_pre_exec.nta\0"
    "sse_pre_exec.l1\0"
    "sse_pre_exec.l2\0"
    "sse_pre_exec.stores\0"
    "dtlb_misses.any\0"
    "dtlb_misses.miss_ld\0"
    "dtlb_misses.l0_miss_ld\0"
    "dtlb_misses.miss_st\0"
    "memory_disambiguation.reset\0"
    "memory_disambiguation.success\0"
    "page_walks.count\0"
    "page_walks.cycles\0"
    "fp_comp_ops_exe\0"
    "fp_assist\0"
    "mul\0"
    "div\0"
    "cycles_div_busy\0"
    "idle_during_div\0"
    "delayed_bypass.fp\0"
    "delayed_bypass.simd\0"
    "delayed_bypass.load\0"
    "l2_ads.self\0"
    "l2_ads.both_cores\0"
    "l2_dbus_busy_rd.self\0"
    "l2_dbus_busy_rd.both_cores\0"
    "l2_lines_in.self\0"
    "l2_lines_in.both_cores\0"
    "l2_lines_in.any\0"
    "l2_lines_in.prefetch\0"
    "l2_lines_in.excl_prefetch\0"
    "l2_m_lines_in.self\0"
    "l2_m_lines_in.both_cores\0"
    "l2_lines_out.self\0"
    "l2_lines_out.both_cores\0"
    "l2_lines_out.any\0"
    "l2_lines_out.prefetch\0"
    "l2_lines_out.excl_prefetch\0"
    "l2_m_lines_out.self\0"
    "l2_m_lines_out.both_cores\0"
    "l2_m_lines_out.any\0"
    "l2_m_lines_out.prefetch\0"
    "l2_m_lines_out.excl_prefetch\0"
    "l2_ifetch.self\0"
    "l2_ifetch.both_cores\0"
    "l2_ifetch.mesi\0"
    "l2_ifetch.i_state\0"
    "l2_ifetch.s_state\0"
    "l2_ifetch.e_state\0"
    "l2_ifetch.m_state\0"
    "l2_ld.self\0"
    "l2_ld.both_cores\0"
    "l2_ld.any\0"
    "l2_ld.prefetch\0"
    "l2_ld.excl_prefetch\0"
    "l2_ld.mesi\0"
    "l2_ld.i_state\0"
    "l2_ld.s_state\0"
    "l2_ld.e_state\0"
    "l2_ld.m_state\0"
    "l2_st.self\0"
    "l2_st.both_cores\0"
    "l2_st.mesi\0"
    "l2_st.i_state\0"
    "l2_st.s_state\0"
    "l2_st.e_state\0"
    "l2_st.m_state\0"
    "l2_lock.self\0"
    "l2_lock.both_cores\0"
    "l2_lock.mesi\0"
    "l2_lock.i_state\0"
    "l2_lock.s_state\0"
    "l2_lock.e_state\0"
    "l2_lock.m_state\0"
    "l2_rqsts.self\0"
    "l2_rqsts.both_cores\0"
    "l2_rqsts.any\0"
    "l2_rqsts.prefetch\0"
    "l2_rqsts.excl_prefetch\0"
    "l2_rqsts.mesi\0"
    "l2_rqsts.i_state\0"
    "l2_rqsts.s_state\0"
    "l2_rqsts.e_state\0"
    "l2_rqsts.m_state\0"
    "l2_reject_busq.self\0"
    "l2_reject_busq.both_cores\0"
    "l2_reject_busq.any\0"
    "l2_reject_busq.prefetch\0"
    "l2_reject_busq.excl_prefetch\0"
    "l2_reject_busq.mesi\0"
    "l2_reject_busq.i_state\0"
    "l2_reject_busq.s_state\0"
    "l2_reject_busq.e_state\0"
    "l2_reject_busq.m_state\0"
    "l2_no_req.self\0"
    "l2_no_req.both_cores\0"
    "eist_trans\0"
    "thermal_trip\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.bus\0"
    "cpu_clk_unhalted.no_other\0"
    "l1d_cache_ld.mesi\0"
    "l1d_cache_ld.i_state\0"
    "l1d_cache_ld.s_state\0"
    "l1d_cache_ld.e_state\0"
    "l1d_cache_ld.m_state\0"
    "l1d_cache_st.mesi\0"
    "l1d_cache_st.i_state\0"
    "l1d_cache_st.s_state\0"
    "l1d_cache_st.e_state\0"
    "l1d_cache_st.m_state\0"
    "l1d_cache_lock.mesi\0"
    "l1d_cache_lock.i_state\0"
    "l1d_cache_lock.s_state\0"
    "l1d_cache_lock.e_state\0"
    "l1d_cache_lock.m_state\0"
    "l1d_all_ref\0"
    "l1d_all_cache_ref\0"
    "l1d_repl\0"
    "l1d_m_repl\0"
    "l1d_m_evict\0"
    "l1d_pend_miss\0"
    "l1d_split.loads\0"
    "l1d_split.stores\0"
    "sse_pre_miss.nta\0"
    "sse_pre_miss.l1\0"
    "sse_pre_miss.l2\0"
    "load_hit_pre\0"
    "l1d_prefetch.requests\0"
    "bus_request_outstanding.self\0"
    "bus_request_outstanding.both_cores\0"
    "bus_request_outstanding.this_agent\0"
    "bus_request_outstanding.all_agents\0"
    "bus_bnr_drv.this_agent\0"
    "bus_bnr_drv.all_agents\0"
    "bus_drdy_clocks.this_agent\0"
    "bus_drdy_clocks.all_agents\0"
    "bus_lock_clocks.self\0"
    "bus_lock_clocks.both_cores\0"
    "bus_lock_clocks.this_agent\0"
    "bus_lock_clocks.all_agents\0"
    "bus_data_rcv.self\0"
    "bus_data_rcv.both_cores\0"
    "bus_trans_brd.self\0"
    "bus_trans_brd.both_cores\0"
    "bus_trans_brd.this_agent\0"
    "bus_trans_brd.all_agents\0"
    "bus_trans_rfo.self\0"
    "bus_trans_rfo.both_cores\0"
    "bus_trans_rfo.this_agent\0"
    "bus_trans_rfo.all_agents\0"
    "bus_trans_wb.self\0"
    "bus_trans_wb.both_cores\0"
    "bus_trans_wb.this_agent\0"
    "bus_trans_wb.all_agents\0"
    "bus_trans_ifetch.self\0"
    "bus_trans_ifetch.both_cores\0"
    "bus_trans_ifetch.this_agent\0"
    "bus_trans_ifetch.all_agents\0"
    "bus_trans_inval.self\0"
    "bus_trans_inval.both_cores\0"
    "bus_trans_inval.this_agent\0"
    "bus_trans_inval.all_agents\0"
    "bus_trans_pwr.self\0"
    "bus_trans_pwr.both_cores\0"
    "bus_trans_pwr.this_agent\0"
    "bus_trans_pwr.all_agents\0"
    "bus_trans_p.self\0"
    "bus_trans_p.both_cores\0"
    "bus_trans_p.this_agent\0"
    "bus_trans_p.all_agents\0"
    "bus_trans_io.self\0"
    "bus_trans_io.both_cores\0"
    "bus_trans_io.this_agent\0"
    "bus_trans_io.all_agents\0"
    "bus_trans_def.self\0"
    "bus_trans_def.both_cores\0"
    "bus_trans_def.this_agent\0"
    "bus_trans_def.all_agents\0"
    "bus_trans_burst.self\0"
    "bus_trans_burst.both_cores\0"
    "bus_trans_burst.this_agent\0"
    "bus_trans_burst.all_agents\0"
    "bus_trans_mem.self\0"
    "bus_trans_mem.both_cores\0"
    "bus_trans_mem.this_agent\0"
    "bus_trans_mem.all_agents\0"
    "bus_trans_any.self\0"
    "bus_trans_any.both_cores\0"
    "bus_trans_any.this_agent\0"
    "bus_trans_any.all_agents\0"
    "ext_snoop.any\0"
    "ext_snoop.clean\0"
    "ext_snoop.hit\0"
    "ext_snoop.hitm\0"
    "ext_snoop.this_agent\0"
    "ext_snoop.all_agents\0"
    "cmp_snoop.any\0"
    "cmp_snoop.share\0"
    "cmp_snoop.invalidate\0"
    "cmp_snoop.self\0"
    "cmp_snoop.both_cores\0"
    "bus_hit_drv.this_agent\0"
    "bus_hit_drv.all_agents\0"
    "bus_hitm_drv.this_agent\0"
    "bus_hitm_drv.all_agents\0"
    "busq_empty.this_agent\0"
    "busq_empty.all_agents\0"
    "snoop_stall_drv.self\0"
    "snoop_stall_drv.both_cores\0"
    "snoop_stall_drv.this_agent\0"
    "snoop_stall_drv.all_agents\0"
    "bus_io_wait.self\0"
    "bus_io_wait.both_cores\0"
    "l1i_reads\0"
    "l1i_misses\0"
    "itlb.small_miss\0"
    "itlb.large_miss\0"
    "itlb.flush\0"
    "itlb.misses\0"
    "inst_queue.full\0"
    "cycles_l1i_mem_stalled\0"
    "ild_stall\0"
    "br_inst_exec\0"
    "br_missp_exec\0"
    "br_bac_missp_exec\0"
    "br_cnd_exec\0"
    "br_cnd_missp_exec\0"
    "br_ind_exec\0"
    "br_ind_missp_exec\0"
    "br_ret_exec\0"
    "br_ret_missp_exec\0"
    "br_ret_bac_missp_exec\0"
    "br_call_exec\0"
    "br_call_missp_exec\0"
    "br_ind_call_exec\0"
    "br_tkn_bubble_1\0"
    "br_tkn_bubble_2\0"
    "macro_insts.decoded\0"
    "macro_insts.cisc_decoded\0"
    "esp.synch\0"
    "esp.additions\0"
    "simd_uops_exec\0"
    "simd_sat_uop_exec\0"
    "simd_uop_type_exec.mul\0"
    "simd_uop_type_exec.shift\0"
    "simd_uop_type_exec.pack\0"
    "simd_uop_type_exec.unpack\0"
    "simd_uop_type_exec.logical\0"
    "simd_uop_type_exec.arithmetic\0"
    "inst_retired.any_p\0"
    "inst_retired.loads\0"
    "inst_retired.stores\0"
    "inst_retired.other\0"
    "x87_ops_retired.fxch\0"
    "x87_ops_retired.any\0"
    "uops_retired.ld_ind_br\0"
    "uops_retired.std_sta\0"
    "uops_retired.macro_fusion\0"
    "uops_retired.non_fused\0"
    "uops_retired.fused\0"
    "uops_retired.any\0"
    "machine_nukes.smc\0"
    "machine_nukes.mem_order\0"
    "br_inst_retired.any\0"
    "br_inst_retired.pred_not_taken\0"
    "br_inst_retired.mispred_not_taken\0"
    "br_inst_retired.pred_taken\0"
    "br_inst_retired.mispred_taken\0"
    "br_inst_retired.taken\0"
    "br_inst_retired_mispred\0"
    "cycles_int_masked\0"
    "cycles_int_pending_and_masked\0"
    "simd_inst_retired.packed_single\0"
    "simd_inst_retired.scalar_single\0"
    "simd_inst_retired.packed_double\0"
    "simd_inst_retired.scalar_double\0"
    "simd_inst_retired.vector\0"
    "simd_inst_retired.any\0"
    "hw_int_rcv\0"
    "itlb_miss_retired\0"
    "simd_comp_inst_retired.packed_single\0"
    "simd_comp_inst_retired.scalar_single\0"
    "simd_comp_inst_retired.packed_double\0"
    "simd_comp_inst_retired.scalar_double\0"
    "mem_load_retired.l1d_miss\0"
    "mem_load_retired.l1d_line_miss\0"
    "mem_load_retired.l2_miss\0"
    "mem_load_retired.l2_line_miss\0"
    "mem_load_retired.dtlb_miss\0"
    "fp_mmx_trans.to_fp\0"
    "fp_mmx_trans.to_mmx\0"
    "simd_assist\0"
    "simd_instr_retired\0"
    "simd_sat_instr_retired\0"
    "rat_stalls.rob_read_port\0"
    "rat_stalls.partial_cycles\0"
    "rat_stalls.flags\0"
    "rat_stalls.fpsw\0"
    "rat_stalls.any\0"
    "seg_rename_stalls.es\0"
    "seg_rename_stalls.ds\0"
    "seg_rename_stalls.fs\0"
    "seg_rename_stalls.gs\0"
    "seg_rename_stalls.any\0"
    "seg_reg_renames.es\0"
    "seg_reg_renames.ds\0"
    "seg_reg_renames.fs\0"
    "seg_reg_renames.gs\0"
    "seg_reg_renames.any\0"
    "resource_stalls.rob_full\0"
    "resource_stalls.rs_full\0"
    "resource_stalls.ld_st\0"
    "resource_stalls.fpcw\0"
    "resource_stalls.br_miss_clear\0"
    "resource_stalls.any\0"
    "br_inst_decoded\0"
    "bogus_br\0"
    "baclears\0"
    "pref_rqsts_up\0"
    "pref_rqsts_dn\0";
inline constexpr select::event_list list{"merom", core::core2, names};
} // namespace core_events
inline constexpr core_events::listed unhalted_core_cycles{unhalted_core_cycles, core_events::list, {.name = 0, .code = 0x3c, .counters = 0x3, .fixed = 1}};
inline constexpr core_events::listed instruction_retired{instruction_retired, core_events::list, {.name = 21, .code = 0xc0, .counters = 0x3, .fixed = 0}};
inline constexpr core_events::listed unhalted_reference_cycles{unhalted_reference_cycles, core_events::list, {.name = 41, .code = 0x00, .mask = 0x3, .fixed = 2}};
inline constexpr core_events::listed llc_references{llc_references, core_events::list, {.name = 67, .code = 0x2e, .mask = 0x4f, .counters = 0x3}};
inline constexpr core_events::listed llc_misses{llc_misses, core_events::list, {.name = 82, .code = 0x2e, .mask = 0x41, .counters = 0x3}};
inline constexpr core_events::listed rs_uops_dispatched{rs_uops_dispatched, core_events::list, {.name = 321, .code = 0xa0, .counters = 0x3}};
inline constexpr core_events::listed sb_drain_cycles{sb_drain_cycles, core_events::list, {.name = 434, .code = 0x04, .mask = 0x1, .counters = 0x3}};
inline constexpr core_events::listed segment_reg_loads{segment_reg_loads, core_events::list, {.name = 486, .code = 0x06, .counters = 0x3}};
inline constexpr core_events::listed fp_comp_ops_exe{fp_comp_ops_exe, core_events::list, {.name = 745, .code = 0x10, .counters = 0x1}};
inline constexpr core_events::listed fp_assist{fp_assist, core_events::list, {.name = 761, .code = 0x11, .counters = 0x2}};
inline constexpr core_events::listed mul{mul, core_events::list, {.name = 771, .code = 0x12, .counters = 0x2}};
inline constexpr core_events::listed div{div, core_events::list, {.name = 775, .code = 0x13, .counters = 0x2}};
inline constexpr core_events::listed cycles_div_busy{cycles_div_busy, core_events::list, {.name = 779, .code = 0x14, .counters = 0x1}};
inline constexpr core_events::listed idle_during_div{idle_during_div, core_events::list, {.name = 795, .code = 0x18, .counters = 0x1}};
inline constexpr core_events::listed eist_trans{eist_trans, core_events::list, {.name = 2223, .code = 0x3a, .counters = 0x3}};
inline constexpr core_events::listed thermal_trip{thermal_trip, core_events::list, {.name = 2234, .code = 0x3b, .mask = 0xc0, .counters = 0x3}};
inline constexpr core_events::listed l1d_all_ref{l1d_all_ref, core_events::list, {.name = 2634, .code = 0x43, .mask = 0x1, .counters = 0x3}};
inline constexpr core_events::listed l1d_all_cache_ref{l1d_all_cache_ref, core_events::list, {.name = 2646, .code = 0x43, .mask = 0x2, .counters = 0x3}};
inline constexpr core_events::listed l1d_repl{l1d_repl, core_events::list, {.name = 2664, .code = 0x45, .mask = 0xf, .counters = 0x3}};
inline constexpr core_events::listed l1d_m_repl{l1d_m_repl, core_events::list, {.name = 2673, .code = 0x46, .counters = 0x3}};
inline constexpr core_events::listed l1d_m_evict{l1d_m_evict, core_events::list, {.name = 2684, .code = 0x47, .counters = 0x3}};
inline constexpr core_events::listed l1d_pend_miss{l1d_pend_miss, core_events::list, {.name = 2696, .code = 0x48, .counters = 0x3}};
inline constexpr core_events::listed load_hit_pre{load_hit_pre, core_events::list, {.name = 2792, .code = 0x4c, .counters = 0x3}};
inline constexpr core_events::listed l1i_reads{l1i_reads, core_events::list, {.name = 4813, .code = 0x80, .counters = 0x3}};
inline constexpr core_events::listed l1i_misses{l1i_misses, core_events::list, {.name = 4823, .code = 0x81, .counters = 0x3}};
inline constexpr core_events::listed cycles_l1i_mem_stalled{cycles_l1i_mem_stalled, core_events::list, {.name = 4905, .code = 0x86, .counters = 0x3}};
inline constexpr core_events::listed ild_stall{ild_stall, core_events::list, {.name = 4928, .code = 0x87, .counters = 0x3}};
inline constexpr core_events::listed br_inst_exec{br_inst_exec, core_events::list, {.name = 4938, .code = 0x88, .counters = 0x3}};
inline constexpr core_events::listed br_missp_exec{br_missp_exec, core_events::list, {.name = 4951, .code = 0x89, .counters = 0x3}};
inline constexpr core_events::listed br_bac_missp_exec{br_bac_missp_exec, core_events::list, {.name = 4965, .code = 0x8a, .counters = 0x3}};
inline constexpr core_events::listed br_cnd_exec{br_cnd_exec, core_events::list, {.name = 4983, .code = 0x8b, .counters = 0x3}};
inline constexpr core_events::listed br_cnd_missp_exec{br_cnd_missp_exec, core_events::list, {.name = 4995, .code = 0x8c, .counters = 0x3}};
inline constexpr core_events::listed br_ind_exec{br_ind_exec, core_events::list, {.name = 5013, .code = 0x8d, .counters = 0x3}};
inline constexpr core_events::listed br_ind_missp_exec{br_ind_missp_exec, core_events::list, {.name = 5025, .code = 0x8e, .counters = 0x3}};
inline constexpr core_events::listed br_ret_exec{br_ret_exec, core_events::list, {.name = 5043, .code = 0x8f, .counters = 0x3}};
inline constexpr core_events::listed br_ret_missp_exec{br_ret_missp_exec, core_events::list, {.name = 5055, .code = 0x90, .counters = 0x3}};
inline constexpr core_events::listed br_ret_bac_missp_exec{br_ret_bac_missp_exec, core_events::list, {.name = 5073, .code = 0x91, .counters = 0x3}};
inline constexpr core_events::listed br_call_exec{br_call_exec, core_events::list, {.name = 5095, .code = 0x92, .counters = 0x3}};
inline constexpr core_events::listed br_call_missp_exec{br_call_missp_exec, core_events::list, {.name = 5108, .code = 0x93, .counters = 0x3}};
inline constexpr core_events::listed br_ind_call_exec{br_ind_call_exec, core_events::list, {.name = 5127, .code = 0x94, .counters = 0x3}};
inline constexpr core_events::listed br_tkn_bubble_1{br_tkn_bubble_1, core_events::list, {.name = 5144, .code = 0x97, .counters = 0x3}};
inline constexpr core_events::listed br_tkn_bubble_2{br_tkn_bubble_2, core_events::list, {.name = 5160, .code = 0x98, .counters = 0x3}};
inline constexpr core_events::listed simd_uops_exec{simd_uops_exec, core_events::list, {.name = 5245, .code = 0xb0, .counters = 0x3}};
inline constexpr core_events::listed simd_sat_uop_exec{simd_sat_uop_exec, core_events::list, {.name = 5260, .code = 0xb1, .counters = 0x3}};
inline constexpr core_events::listed br_inst_retired_mispred{br_inst_retired_mispred, core_events::list, {.name = 5886, .code = 0xc5, .counters = 0x3, .precise = core_events::precision::can}};
inline constexpr core_events::listed cycles_int_masked{cycles_int_masked, core_events::list, {.name = 5910, .code = 0xc6, .mask = 0x1, .counters = 0x3}};
inline constexpr core_events::listed cycles_int_pending_and_masked{cycles_int_pending_and_masked, core_events::list, {.name = 5928, .code = 0xc6, .mask = 0x2, .counters = 0x3}};
inline constexpr core_events::listed hw_int_rcv{hw_int_rcv, core_events::list, {.name = 6133, .code = 0xc8, .counters = 0x3}};
inline constexpr core_events::listed itlb_miss_retired{itlb_miss_retired, core_events::list, {.name = 6144, .code = 0xc9, .counters = 0x3}};
inline constexpr core_events::listed simd_assist{simd_assist, core_events::list, {.name = 6488, .code = 0xcd, .counters = 0x3}};
inline constexpr core_events::listed simd_instr_retired{simd_instr_retired, core_events::list, {.name = 6500, .code = 0xce, .counters = 0x3}};
inline constexpr core_events::listed simd_sat_instr_retired{simd_sat_instr_retired, core_events::list, {.name = 6519, .code = 0xcf, .counters = 0x3}};
inline constexpr core_events::listed br_inst_decoded{br_inst_decoded, core_events::list, {.name = 6985, .code = 0xe0, .counters = 0x3}};
inline constexpr core_events::listed bogus_br{bogus_br, core_events::list, {.name = 7001, .code = 0xe4, .counters = 0x3}};
inline constexpr core_events::listed baclears{baclears, core_events::list, {.name = 7010, .code = 0xe6, .counters = 0x3}};
inline constexpr core_events::listed pref_rqsts_up{pref_rqsts_up, core_events::list, {.name = 7019, .code = 0xf0, .counters = 0x3}};
inline constexpr core_events::listed pref_rqsts_dn{pref_rqsts_dn, core_events::list, {.name = 7033, .code = 0xf8, .counters = 0x3}};

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5722, .code = 0xc4, .counters = 0x3}};
inline constexpr listed pred_not_taken{pred_not_taken, list, {.name = 5742, .code = 0xc4, .mask = 0x1, .counters = 0x3}};
inline constexpr listed mispred_not_taken{mispred_not_taken, list, {.name = 5773, .code = 0xc4, .mask = 0x2, .counters = 0x3}};
inline constexpr listed pred_taken{pred_taken, list, {.name = 5807, .code = 0xc4, .mask = 0x4, .counters = 0x3}};
inline constexpr listed mispred_taken{mispred_taken, list, {.name = 5834, .code = 0xc4, .mask = 0x8, .counters = 0x3}};
inline constexpr listed taken{taken, list, {.name = 5864, .code = 0xc4, .mask = 0xc, .counters = 0x3}};
} // namespace br_inst_retired

namespace bus_bnr_drv {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 2961, .code = 0x61, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 2984, .code = 0x61, .mask = 0x20, .counters = 0x3}};
} // namespace bus_bnr_drv

namespace bus_data_rcv {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3163, .code = 0x64, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3181, .code = 0x64, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_data_rcv

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 3007, .code = 0x62, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3034, .code = 0x62, .mask = 0x20, .counters = 0x3}};
} // namespace bus_drdy_clocks

namespace bus_hit_drv {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 4533, .code = 0x7a, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4556, .code = 0x7a, .mask = 0x20, .counters = 0x3}};
} // namespace bus_hit_drv

namespace bus_hitm_drv {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 4579, .code = 0x7b, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4603, .code = 0x7b, .mask = 0x20, .counters = 0x3}};
} // namespace bus_hitm_drv

namespace bus_io_wait {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 4773, .code = 0x7f, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4790, .code = 0x7f, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_io_wait

namespace bus_lock_clocks {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3061, .code = 0x63, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3082, .code = 0x63, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3109, .code = 0x63, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3136, .code = 0x63, .mask = 0x20, .counters = 0x3}};
} // namespace bus_lock_clocks

namespace bus_request_outstanding {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2827, .code = 0x60, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2856, .code = 0x60, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 2891, .code = 0x60, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 2926, .code = 0x60, .mask = 0x20, .counters = 0x3}};
} // namespace bus_request_outstanding

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 4251, .code = 0x70, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4270, .code = 0x70, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4295, .code = 0x70, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4320, .code = 0x70, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3205, .code = 0x65, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3224, .code = 0x65, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3249, .code = 0x65, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3274, .code = 0x65, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 4055, .code = 0x6e, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4076, .code = 0x6e, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4103, .code = 0x6e, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4130, .code = 0x6e, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3961, .code = 0x6d, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3980, .code = 0x6d, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4005, .code = 0x6d, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4030, .code = 0x6d, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3483, .code = 0x68, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3505, .code = 0x68, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3533, .code = 0x68, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3561, .code = 0x68, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3589, .code = 0x69, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3610, .code = 0x69, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3637, .code = 0x69, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3664, .code = 0x69, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3871, .code = 0x6c, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3889, .code = 0x6c, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3913, .code = 0x6c, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3937, .code = 0x6c, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 4157, .code = 0x6f, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4176, .code = 0x6f, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4201, .code = 0x6f, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4226, .code = 0x6f, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3785, .code = 0x6b, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3802, .code = 0x6b, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3825, .code = 0x6b, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3848, .code = 0x6b, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3691, .code = 0x6a, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3710, .code = 0x6a, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3735, .code = 0x6a, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3760, .code = 0x6a, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3299, .code = 0x66, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3318, .code = 0x66, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3343, .code = 0x66, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3368, .code = 0x66, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3393, .code = 0x67, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3411, .code = 0x67, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 3435, .code = 0x67, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3459, .code = 0x67, .mask = 0x20, .counters = 0x3}};
} // namespace bus_trans_wb

namespace busq_empty {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 4627, .code = 0x7d, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4649, .code = 0x7d, .mask = 0x20, .counters = 0x3}};
} // namespace busq_empty

namespace cmp_snoop {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4446, .code = 0x78, .mask = 0x3, .counters = 0x3}};
inline constexpr listed share{share, list, {.name = 4460, .code = 0x78, .mask = 0x1, .counters = 0x3}};
inline constexpr listed invalidate{invalidate, list, {.name = 4476, .code = 0x78, .mask = 0x2, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 4497, .code = 0x78, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4512, .code = 0x78, .mask = 0xc0, .counters = 0x3}};
} // namespace cmp_snoop

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{core_p, list, {.name = 2247, .code = 0x3c, .counters = 0x3}};
inline constexpr listed bus{bus, list, {.name = 2271, .code = 0x3c, .mask = 0x1, .counters = 0x3}};
inline constexpr listed no_other{no_other, list, {.name = 2292, .code = 0x3c, .mask = 0x2, .counters = 0x3}};
} // namespace cpu_clk_unhalted

namespace delayed_bypass {
using namespace core_events;
inline constexpr listed fp{fp, list, {.name = 811, .code = 0x19, .counters = 0x2}};
inline constexpr listed simd{simd, list, {.name = 829, .code = 0x19, .mask = 0x1, .counters = 0x2}};
inline constexpr listed load{load, list, {.name = 849, .code = 0x19, .mask = 0x2, .counters = 0x2}};
} // namespace delayed_bypass

namespace dtlb_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 573, .code = 0x08, .mask = 0x1, .counters = 0x3}};
inline constexpr listed miss_ld{miss_ld, list, {.name = 589, .code = 0x08, .mask = 0x2, .counters = 0x3}};
inline constexpr listed l0_miss_ld{l0_miss_ld, list, {.name = 609, .code = 0x08, .mask = 0x4, .counters = 0x3}};
inline constexpr listed miss_st{miss_st, list, {.name = 632, .code = 0x08, .mask = 0x8, .counters = 0x3}};
} // namespace dtlb_misses

namespace esp {
using namespace core_events;
inline constexpr listed synch{synch, list, {.name = 5221, .code = 0xab, .mask = 0x1, .counters = 0x3}};
inline constexpr listed additions{additions, list, {.name = 5231, .code = 0xab, .mask = 0x2, .counters = 0x3}};
} // namespace esp

namespace ext_snoop {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4345, .code = 0x77, .mask = 0xb, .counters = 0x3}};
inline constexpr listed clean{clean, list, {.name = 4359, .code = 0x77, .mask = 0x1, .counters = 0x3}};
inline constexpr listed hit{hit, list, {.name = 4375, .code = 0x77, .mask = 0x2, .counters = 0x3}};
inline constexpr listed hitm{hitm, list, {.name = 4389, .code = 0x77, .mask = 0x8, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4404, .code = 0x77, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4425, .code = 0x77, .mask = 0x20, .counters = 0x3}};
} // namespace ext_snoop

namespace fp_mmx_trans {
using namespace core_events;
inline constexpr listed to_fp{to_fp, list, {.name = 6449, .code = 0xcc, .mask = 0x2, .counters = 0x3}};
inline constexpr listed to_mmx{to_mmx, list, {.name = 6468, .code = 0xcc, .mask = 0x1, .counters = 0x3}};
} // namespace fp_mmx_trans

namespace inst_queue {
using namespace core_events;
inline constexpr listed full{full, list, {.name = 4889, .code = 0x83, .mask = 0x2, .counters = 0x3}};
} // namespace inst_queue

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{any_p, list, {.name = 5433, .code = 0xc0, .counters = 0x3, .precise = precision::can}};
inline constexpr listed loads{loads, list, {.name = 5452, .code = 0xc0, .mask = 0x1, .counters = 0x3, .precise = precision::can}};
inline constexpr listed stores{stores, list, {.name = 5471, .code = 0xc0, .mask = 0x2, .counters = 0x3, .precise = precision::can}};
inline constexpr listed other{other, list, {.name = 5491, .code = 0xc0, .mask = 0x4, .counters = 0x3, .precise = precision::can}};
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed small_miss{small_miss, list, {.name = 4834, .code = 0x82, .mask = 0x2, .counters = 0x3}};
inline constexpr listed large_miss{large_miss, list, {.name = 4850, .code = 0x82, .mask = 0x10, .counters = 0x3}};
inline constexpr listed flush{flush, list, {.name = 4866, .code = 0x82, .mask = 0x40, .counters = 0x3}};
inline constexpr listed misses{misses, list, {.name = 4877, .code = 0x82, .mask = 0x12, .counters = 0x3}};
} // namespace itlb

namespace l1d_cache_ld {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 2318, .code = 0x40, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 2336, .code = 0x40, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 2357, .code = 0x40, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 2378, .code = 0x40, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 2399, .code = 0x40, .mask = 0x8, .counters = 0x3}};
} // namespace l1d_cache_ld

namespace l1d_cache_lock {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 2522, .code = 0x42, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 2542, .code = 0x42, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 2565, .code = 0x42, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 2588, .code = 0x42, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 2611, .code = 0x42, .mask = 0x8, .counters = 0x3}};
} // namespace l1d_cache_lock

namespace l1d_cache_st {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 2420, .code = 0x41, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 2438, .code = 0x41, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 2459, .code = 0x41, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 2480, .code = 0x41, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 2501, .code = 0x41, .mask = 0x8, .counters = 0x3}};
} // namespace l1d_cache_st

namespace l1d_prefetch {
using namespace core_events;
inline constexpr listed requests{requests, list, {.name = 2805, .code = 0x4e, .mask = 0x10, .counters = 0x3}};
} // namespace l1d_prefetch

namespace l1d_split {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 2710, .code = 0x49, .mask = 0x1, .counters = 0x3}};
inline constexpr listed stores{stores, list, {.name = 2726, .code = 0x49, .mask = 0x2, .counters = 0x3}};
} // namespace l1d_split

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 869, .code = 0x21, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 881, .code = 0x21, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_ads

namespace l2_dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 899, .code = 0x23, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 920, .code = 0x23, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_dbus_busy_rd

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1320, .code = 0x28, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1335, .code = 0x28, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 1356, .code = 0x28, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1371, .code = 0x28, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1389, .code = 0x28, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1407, .code = 0x28, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1425, .code = 0x28, .mask = 0x8, .counters = 0x3}};
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1443, .code = 0x29, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1454, .code = 0x29, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1471, .code = 0x29, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1481, .code = 0x29, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 1496, .code = 0x29, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 1516, .code = 0x29, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1527, .code = 0x29, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1541, .code = 0x29, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1555, .code = 0x29, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1569, .code = 0x29, .mask = 0x8, .counters = 0x3}};
} // namespace l2_ld

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 947, .code = 0x24, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 964, .code = 0x24, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 987, .code = 0x24, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1003, .code = 0x24, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 1024, .code = 0x24, .counters = 0x3}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1094, .code = 0x26, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1112, .code = 0x26, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1136, .code = 0x26, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1153, .code = 0x26, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 1175, .code = 0x26, .counters = 0x3}};
} // namespace l2_lines_out

namespace l2_lock {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1678, .code = 0x2b, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1691, .code = 0x2b, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 1710, .code = 0x2b, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1723, .code = 0x2b, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1739, .code = 0x2b, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1755, .code = 0x2b, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1771, .code = 0x2b, .mask = 0x8, .counters = 0x3}};
} // namespace l2_lock

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1050, .code = 0x25, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1069, .code = 0x25, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1202, .code = 0x27, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1222, .code = 0x27, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1248, .code = 0x27, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1267, .code = 0x27, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 1291, .code = 0x27, .counters = 0x3}};
} // namespace l2_m_lines_out

namespace l2_no_req {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2187, .code = 0x32, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2202, .code = 0x32, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_no_req

namespace l2_reject_busq {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1957, .code = 0x30, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1977, .code = 0x30, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2003, .code = 0x30, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2022, .code = 0x30, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 2046, .code = 0x30, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 2075, .code = 0x30, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 2095, .code = 0x30, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 2118, .code = 0x30, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 2141, .code = 0x30, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 2164, .code = 0x30, .mask = 0x8, .counters = 0x3}};
} // namespace l2_reject_busq

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1787, .code = 0x2e, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1801, .code = 0x2e, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1821, .code = 0x2e, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1834, .code = 0x2e, .mask = 0x10, .counters = 0x3}};
inline constexpr listed excl_prefetch{excl_prefetch, list, {.name = 1852, .code = 0x2e, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 1875, .code = 0x2e, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1889, .code = 0x2e, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1906, .code = 0x2e, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1923, .code = 0x2e, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1940, .code = 0x2e, .mask = 0x8, .counters = 0x3}};
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 1583, .code = 0x2a, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1594, .code = 0x2a, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed mesi{mesi, list, {.name = 1611, .code = 0x2a, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1622, .code = 0x2a, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1636, .code = 0x2a, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1650, .code = 0x2a, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1664, .code = 0x2a, .mask = 0x8, .counters = 0x3}};
} // namespace l2_st

namespace load_block {
using namespace core_events;
inline constexpr listed sta{sta, list, {.name = 340, .code = 0x03, .mask = 0x2, .counters = 0x3}};
inline constexpr listed std{std, list, {.name = 355, .code = 0x03, .mask = 0x4, .counters = 0x3}};
inline constexpr listed overlap_store{overlap_store, list, {.name = 370, .code = 0x03, .mask = 0x8, .counters = 0x3}};
inline constexpr listed until_retire{until_retire, list, {.name = 395, .code = 0x03, .mask = 0x10, .counters = 0x3}};
inline constexpr listed l1d{l1d, list, {.name = 419, .code = 0x03, .mask = 0x20, .counters = 0x3}};
} // namespace load_block

namespace machine_nukes {
using namespace core_events;
inline constexpr listed smc{smc, list, {.name = 5680, .code = 0xc3, .mask = 0x1, .counters = 0x3}};
inline constexpr listed mem_order{mem_order, list, {.name = 5698, .code = 0xc3, .mask = 0x4, .counters = 0x3}};
} // namespace machine_nukes

namespace macro_insts {
using namespace core_events;
inline constexpr listed decoded{decoded, list, {.name = 5176, .code = 0xaa, .mask = 0x1, .counters = 0x3}};
inline constexpr listed cisc_decoded{cisc_decoded, list, {.name = 5196, .code = 0xaa, .mask = 0x8, .counters = 0x3}};
} // namespace macro_insts

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1d_miss{l1d_miss, list, {.name = 6310, .code = 0xcb, .mask = 0x1, .counters = 0x1, .precise = precision::can}};
inline constexpr listed l1d_line_miss{l1d_line_miss, list, {.name = 6336, .code = 0xcb, .mask = 0x2, .counters = 0x1, .precise = precision::can}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 6367, .code = 0xcb, .mask = 0x4, .counters = 0x1, .precise = precision::can}};
inline constexpr listed l2_line_miss{l2_line_miss, list, {.name = 6392, .code = 0xcb, .mask = 0x8, .counters = 0x1, .precise = precision::can}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 6422, .code = 0xcb, .mask = 0x10, .counters = 0x1, .precise = precision::can}};
} // namespace mem_load_retired

namespace memory_disambiguation {
using namespace core_events;
inline constexpr listed reset{reset, list, {.name = 652, .code = 0x09, .mask = 0x1, .counters = 0x3}};
inline constexpr listed success{success, list, {.name = 680, .code = 0x09, .mask = 0x2, .counters = 0x3}};
} // namespace memory_disambiguation

namespace page_walks {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 710, .code = 0x0c, .mask = 0x1, .counters = 0x3}};
inline constexpr listed cycles{cycles, list, {.name = 727, .code = 0x0c, .mask = 0x2, .counters = 0x3}};
} // namespace page_walks

namespace rat_stalls {
using namespace core_events;
inline constexpr listed rob_read_port{rob_read_port, list, {.name = 6542, .code = 0xd2, .mask = 0x1, .counters = 0x3}};
inline constexpr listed partial_cycles{partial_cycles, list, {.name = 6567, .code = 0xd2, .mask = 0x2, .counters = 0x3}};
inline constexpr listed flags{flags, list, {.name = 6593, .code = 0xd2, .mask = 0x4, .counters = 0x3}};
inline constexpr listed fpsw{fpsw, list, {.name = 6610, .code = 0xd2, .mask = 0x8, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 6626, .code = 0xd2, .mask = 0xf, .counters = 0x3}};
} // namespace rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed rob_full{rob_full, list, {.name = 6843, .code = 0xdc, .mask = 0x1, .counters = 0x3}};
inline constexpr listed rs_full{rs_full, list, {.name = 6868, .code = 0xdc, .mask = 0x2, .counters = 0x3}};
inline constexpr listed ld_st{ld_st, list, {.name = 6892, .code = 0xdc, .mask = 0x4, .counters = 0x3}};
inline constexpr listed fpcw{fpcw, list, {.name = 6914, .code = 0xdc, .mask = 0x8, .counters = 0x3}};
inline constexpr listed br_miss_clear{br_miss_clear, list, {.name = 6935, .code = 0xdc, .mask = 0x10, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 6965, .code = 0xdc, .mask = 0x1f, .counters = 0x3}};
} // namespace resource_stalls

namespace rs_uops_dispatched_cycles {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 93, .code = 0xa1, .mask = 0x1, .counters = 0x1}};
inline constexpr listed port_1{port_1, list, {.name = 126, .code = 0xa1, .mask = 0x2, .counters = 0x1}};
inline constexpr listed port_2{port_2, list, {.name = 159, .code = 0xa1, .mask = 0x4, .counters = 0x1}};
inline constexpr listed port_3{port_3, list, {.name = 192, .code = 0xa1, .mask = 0x8, .counters = 0x1}};
inline constexpr listed port_4{port_4, list, {.name = 225, .code = 0xa1, .mask = 0x10, .counters = 0x1}};
inline constexpr listed port_5{port_5, list, {.name = 258, .code = 0xa1, .mask = 0x20, .counters = 0x1}};
inline constexpr listed any{any, list, {.name = 291, .code = 0xa1, .mask = 0x3f, .counters = 0x1}};
} // namespace rs_uops_dispatched_cycles

namespace seg_reg_renames {
using namespace core_events;
inline constexpr listed es{es, list, {.name = 6747, .code = 0xd5, .mask = 0x1, .counters = 0x3}};
inline constexpr listed ds{ds, list, {.name = 6766, .code = 0xd5, .mask = 0x2, .counters = 0x3}};
inline constexpr listed fs{fs, list, {.name = 6785, .code = 0xd5, .mask = 0x4, .counters = 0x3}};
inline constexpr listed gs{gs, list, {.name = 6804, .code = 0xd5, .mask = 0x8, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 6823, .code = 0xd5, .mask = 0xf, .counters = 0x3}};
} // namespace seg_reg_renames

namespace seg_rename_stalls {
using namespace core_events;
inline constexpr listed es{es, list, {.name = 6641, .code = 0xd4, .mask = 0x1, .counters = 0x3}};
inline constexpr listed ds{ds, list, {.name = 6662, .code = 0xd4, .mask = 0x2, .counters = 0x3}};
inline constexpr listed fs{fs, list, {.name = 6683, .code = 0xd4, .mask = 0x4, .counters = 0x3}};
inline constexpr listed gs{gs, list, {.name = 6704, .code = 0xd4, .mask = 0x8, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 6725, .code = 0xd4, .mask = 0xf, .counters = 0x3}};
} // namespace seg_rename_stalls

namespace simd_comp_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 6162, .code = 0xca, .mask = 0x1, .counters = 0x3}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 6199, .code = 0xca, .mask = 0x2, .counters = 0x3}};
inline constexpr listed packed_double{packed_double, list, {.name = 6236, .code = 0xca, .mask = 0x4, .counters = 0x3}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 6273, .code = 0xca, .mask = 0x8, .counters = 0x3}};
} // namespace simd_comp_inst_retired

namespace simd_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 5958, .code = 0xc7, .mask = 0x1, .counters = 0x3, .precise = precision::can}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 5990, .code = 0xc7, .mask = 0x2, .counters = 0x3, .precise = precision::can}};
inline constexpr listed packed_double{packed_double, list, {.name = 6022, .code = 0xc7, .mask = 0x4, .counters = 0x3, .precise = precision::can}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 6054, .code = 0xc7, .mask = 0x8, .counters = 0x3, .precise = precision::can}};
inline constexpr listed vector{vector, list, {.name = 6086, .code = 0xc7, .mask = 0x10, .counters = 0x3, .precise = precision::can}};
inline constexpr listed any{any, list, {.name = 6111, .code = 0xc7, .mask = 0x1f, .counters = 0x3, .precise = precision::can}};
} // namespace simd_inst_retired

namespace simd_uop_type_exec {
using namespace core_events;
inline constexpr listed mul{mul, list, {.name = 5278, .code = 0xb3, .mask = 0x1, .counters = 0x3}};
inline constexpr listed shift{shift, list, {.name = 5301, .code = 0xb3, .mask = 0x2, .counters = 0x3}};
inline constexpr listed pack{pack, list, {.name = 5326, .code = 0xb3, .mask = 0x4, .counters = 0x3}};
inline constexpr listed unpack{unpack, list, {.name = 5350, .code = 0xb3, .mask = 0x8, .counters = 0x3}};
inline constexpr listed logical{logical, list, {.name = 5376, .code = 0xb3, .mask = 0x10, .counters = 0x3}};
inline constexpr listed arithmetic{arithmetic, list, {.name = 5403, .code = 0xb3, .mask = 0x20, .counters = 0x3}};
} // namespace simd_uop_type_exec

namespace snoop_stall_drv {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 4671, .code = 0x7e, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 4692, .code = 0x7e, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed this_agent{this_agent, list, {.name = 4719, .code = 0x7e, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 4746, .code = 0x7e, .mask = 0x20, .counters = 0x3}};
} // namespace snoop_stall_drv

namespace sse_pre_exec {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 504, .code = 0x07, .counters = 0x3}};
inline constexpr listed l1{l1, list, {.name = 521, .code = 0x07, .mask = 0x1, .counters = 0x3}};
inline constexpr listed l2{l2, list, {.name = 537, .code = 0x07, .mask = 0x2, .counters = 0x3}};
inline constexpr listed stores{stores, list, {.name = 553, .code = 0x07, .mask = 0x3, .counters = 0x3}};
} // namespace sse_pre_exec

namespace sse_pre_miss {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 2743, .code = 0x4b, .counters = 0x3}};
inline constexpr listed l1{l1, list, {.name = 2760, .code = 0x4b, .mask = 0x1, .counters = 0x3}};
inline constexpr listed l2{l2, list, {.name = 2776, .code = 0x4b, .mask = 0x2, .counters = 0x3}};
} // namespace sse_pre_miss

namespace store_block {
using namespace core_events;
inline constexpr listed order{order, list, {.name = 450, .code = 0x04, .mask = 0x2, .counters = 0x3}};
inline constexpr listed snoop{snoop, list, {.name = 468, .code = 0x04, .mask = 0x8, .counters = 0x3}};
} // namespace store_block

namespace uops_retired {
using namespace core_events;
inline constexpr listed ld_ind_br{ld_ind_br, list, {.name = 5551, .code = 0xc2, .mask = 0x1, .counters = 0x3}};
inline constexpr listed std_sta{std_sta, list, {.name = 5574, .code = 0xc2, .mask = 0x2, .counters = 0x3}};
inline constexpr listed macro_fusion{macro_fusion, list, {.name = 5595, .code = 0xc2, .mask = 0x4, .counters = 0x3}};
inline constexpr listed non_fused{non_fused, list, {.name = 5621, .code = 0xc2, .mask = 0x8, .counters = 0x3}};
inline constexpr listed fused{fused, list, {.name = 5644, .code = 0xc2, .mask = 0x7, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 5663, .code = 0xc2, .mask = 0xf, .counters = 0x3}};
} // namespace uops_retired

namespace x87_ops_retired {
using namespace core_events;
inline constexpr listed fxch{fxch, list, {.name = 5510, .code = 0xc1, .mask = 0x1, .counters = 0x3, .precise = precision::can}};
inline constexpr listed any{any, list, {.name = 5531, .code = 0xc1, .mask = 0xfe, .counters = 0x3, .precise = precision::can}};
} // namespace x87_ops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &unhalted_core_cycles,
    &instruction_retired,
    &unhalted_reference_cycles,
    &llc_references,
    &llc_misses,
    &rs_uops_dispatched,
    &sb_drain_cycles,
    &segment_reg_loads,
    &fp_comp_ops_exe,
    &fp_assist,
    &mul,
    &div,
    &cycles_div_busy,
    &idle_during_div,
    &eist_trans,
    &thermal_trip,
    &l1d_all_ref,
    &l1d_all_cache_ref,
    &l1d_repl,
    &l1d_m_repl,
    &l1d_m_evict,
    &l1d_pend_miss,
    &load_hit_pre,
    &l1i_reads,
    &l1i_misses,
    &cycles_l1i_mem_stalled,
    &ild_stall,
    &br_inst_exec,
    &br_missp_exec,
    &br_bac_missp_exec,
    &br_cnd_exec,
    &br_cnd_missp_exec,
    &br_ind_exec,
    &br_ind_missp_exec,
    &br_ret_exec,
    &br_ret_missp_exec,
    &br_ret_bac_missp_exec,
    &br_call_exec,
    &br_call_missp_exec,
    &br_ind_call_exec,
    &br_tkn_bubble_1,
    &br_tkn_bubble_2,
    &simd_uops_exec,
    &simd_sat_uop_exec,
    &br_inst_retired_mispred,
    &cycles_int_masked,
    &cycles_int_pending_and_masked,
    &hw_int_rcv,
    &itlb_miss_retired,
    &simd_assist,
    &simd_instr_retired,
    &simd_sat_instr_retired,
    &br_inst_decoded,
    &bogus_br,
    &baclears,
    &pref_rqsts_up,
    &pref_rqsts_dn,
    &br_inst_retired::any,
    &br_inst_retired::pred_not_taken,
    &br_inst_retired::mispred_not_taken,
    &br_inst_retired::pred_taken,
    &br_inst_retired::mispred_taken,
    &br_inst_retired::taken,
    &bus_bnr_drv::this_agent,
    &bus_bnr_drv::all_agents,
    &bus_data_rcv::self,
    &bus_data_rcv::both_cores,
    &bus_drdy_clocks::this_agent,
    &bus_drdy_clocks::all_agents,
    &bus_hit_drv::this_agent,
    &bus_hit_drv::all_agents,
    &bus_hitm_drv::this_agent,
    &bus_hitm_drv::all_agents,
    &bus_io_wait::self,
    &bus_io_wait::both_cores,
    &bus_lock_clocks::self,
    &bus_lock_clocks::both_cores,
    &bus_lock_clocks::this_agent,
    &bus_lock_clocks::all_agents,
    &bus_request_outstanding::self,
    &bus_request_outstanding::both_cores,
    &bus_request_outstanding::this_agent,
    &bus_request_outstanding::all_agents,
    &bus_trans_any::self,
    &bus_trans_any::both_cores,
    &bus_trans_any::this_agent,
    &bus_trans_any::all_agents,
    &bus_trans_brd::self,
    &bus_trans_brd::both_cores,
    &bus_trans_brd::this_agent,
    &bus_trans_brd::all_agents,
    &bus_trans_burst::self,
    &bus_trans_burst::both_cores,
    &bus_trans_burst::this_agent,
    &bus_trans_burst::all_agents,
    &bus_trans_def::self,
    &bus_trans_def::both_cores,
    &bus_trans_def::this_agent,
    &bus_trans_def::all_agents,
    &bus_trans_ifetch::self,
    &bus_trans_ifetch::both_cores,
    &bus_trans_ifetch::this_agent,
    &bus_trans_ifetch::all_agents,
    &bus_trans_inval::self,
    &bus_trans_inval::both_cores,
    &bus_trans_inval::this_agent,
    &bus_trans_inval::all_agents,
    &bus_trans_io::self,
    &bus_trans_io::both_cores,
    &bus_trans_io::this_agent,
    &bus_trans_io::all_agents,
    &bus_trans_mem::self,
    &bus_trans_mem::both_cores,
    &bus_trans_mem::this_agent,
    &bus_trans_mem::all_agents,
    &bus_trans_p::self,
    &bus_trans_p::both_cores,
    &bus_trans_p::this_agent,
    &bus_trans_p::all_agents,
    &bus_trans_pwr::self,
    &bus_trans_pwr::both_cores,
    &bus_trans_pwr::this_agent,
    &bus_trans_pwr::all_agents,
    &bus_trans_rfo::self,
    &bus_trans_rfo::both_cores,
    &bus_trans_rfo::this_agent,
    &bus_trans_rfo::all_agents,
    &bus_trans_wb::self,
    &bus_trans_wb::both_cores,
    &bus_trans_wb::this_agent,
    &bus_trans_wb::all_agents,
    &busq_empty::this_agent,
    &busq_empty::all_agents,
    &cmp_snoop::any,
    &cmp_snoop::share,
    &cmp_snoop::invalidate,
    &cmp_snoop::self,
    &cmp_snoop::both_cores,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::bus,
    &cpu_clk_unhalted::no_other,
    &delayed_bypass::fp,
    &delayed_bypass::simd,
    &delayed_bypass::load,
    &dtlb_misses::any,
    &dtlb_misses::miss_ld,
    &dtlb_misses::l0_miss_ld,
    &dtlb_misses::miss_st,
    &esp::synch,
    &esp::additions,
    &ext_snoop::any,
    &ext_snoop::clean,
    &ext_snoop::hit,
    &ext_snoop::hitm,
    &ext_snoop::this_agent,
    &ext_snoop::all_agents,
    &fp_mmx_trans::to_fp,
    &fp_mmx_trans::to_mmx,
    &inst_queue::full,
    &inst_retired::any_p,
    &inst_retired::loads,
    &inst_retired::stores,
    &inst_retired::other,
    &itlb::small_miss,
    &itlb::large_miss,
    &itlb::flush,
    &itlb::misses,
    &l1d_cache_ld::mesi,
    &l1d_cache_ld::i_state,
    &l1d_cache_ld::s_state,
    &l1d_cache_ld::e_state,
    &l1d_cache_ld::m_state,
    &l1d_cache_lock::mesi,
    &l1d_cache_lock::i_state,
    &l1d_cache_lock::s_state,
    &l1d_cache_lock::e_state,
    &l1d_cache_lock::m_state,
    &l1d_cache_st::mesi,
    &l1d_cache_st::i_state,
    &l1d_cache_st::s_state,
    &l1d_cache_st::e_state,
    &l1d_cache_st::m_state,
    &l1d_prefetch::requests,
    &l1d_split::loads,
    &l1d_split::stores,
    &l2_ads::self,
    &l2_ads::both_cores,
    &l2_dbus_busy_rd::self,
    &l2_dbus_busy_rd::both_cores,
    &l2_ifetch::self,
    &l2_ifetch::both_cores,
    &l2_ifetch::mesi,
    &l2_ifetch::i_state,
    &l2_ifetch::s_state,
    &l2_ifetch::e_state,
    &l2_ifetch::m_state,
    &l2_ld::self,
    &l2_ld::both_cores,
    &l2_ld::any,
    &l2_ld::prefetch,
    &l2_ld::excl_prefetch,
    &l2_ld::mesi,
    &l2_ld::i_state,
    &l2_ld::s_state,
    &l2_ld::e_state,
    &l2_ld::m_state,
    &l2_lines_in::self,
    &l2_lines_in::both_cores,
    &l2_lines_in::any,
    &l2_lines_in::prefetch,
    &l2_lines_in::excl_prefetch,
    &l2_lines_out::self,
    &l2_lines_out::both_cores,
    &l2_lines_out::any,
    &l2_lines_out::prefetch,
    &l2_lines_out::excl_prefetch,
    &l2_lock::self,
    &l2_lock::both_cores,
    &l2_lock::mesi,
    &l2_lock::i_state,
    &l2_lock::s_state,
    &l2_lock::e_state,
    &l2_lock::m_state,
    &l2_m_lines_in::self,
    &l2_m_lines_in::both_cores,
    &l2_m_lines_out::self,
    &l2_m_lines_out::both_cores,
    &l2_m_lines_out::any,
    &l2_m_lines_out::prefetch,
    &l2_m_lines_out::excl_prefetch,
    &l2_no_req::self,
    &l2_no_req::both_cores,
    &l2_reject_busq::self,
    &l2_reject_busq::both_cores,
    &l2_reject_busq::any,
    &l2_reject_busq::prefetch,
    &l2_reject_busq::excl_prefetch,
    &l2_reject_busq::mesi,
    &l2_reject_busq::i_state,
    &l2_reject_busq::s_state,
    &l2_reject_busq::e_state,
    &l2_reject_busq::m_state,
    &l2_rqsts::self,
    &l2_rqsts::both_cores,
    &l2_rqsts::any,
    &l2_rqsts::prefetch,
    &l2_rqsts::excl_prefetch,
    &l2_rqsts::mesi,
    &l2_rqsts::i_state,
    &l2_rqsts::s_state,
    &l2_rqsts::e_state,
    &l2_rqsts::m_state,
    &l2_st::self,
    &l2_st::both_cores,
    &l2_st::mesi,
    &l2_st::i_state,
    &l2_st::s_state,
    &l2_st::e_state,
    &l2_st::m_state,
    &load_block::sta,
    &load_block::std,
    &load_block::overlap_store,
    &load_block::until_retire,
    &load_block::l1d,
    &machine_nukes::smc,
    &machine_nukes::mem_order,
    &macro_insts::decoded,
    &macro_insts::cisc_decoded,
    &mem_load_retired::l1d_miss,
    &mem_load_retired::l1d_line_miss,
    &mem_load_retired::l2_miss,
    &mem_load_retired::l2_line_miss,
    &mem_load_retired::dtlb_miss,
    &memory_disambiguation::reset,
    &memory_disambiguation::success,
    &page_walks::count,
    &page_walks::cycles,
    &rat_stalls::rob_read_port,
    &rat_stalls::partial_cycles,
    &rat_stalls::flags,
    &rat_stalls::fpsw,
    &rat_stalls::any,
    &resource_stalls::rob_full,
    &resource_stalls::rs_full,
    &resource_stalls::ld_st,
    &resource_stalls::fpcw,
    &resource_stalls::br_miss_clear,
    &resource_stalls::any,
    &rs_uops_dispatched_cycles::port_0,
    &rs_uops_dispatched_cycles::port_1,
    &rs_uops_dispatched_cycles::port_2,
    &rs_uops_dispatched_cycles::port_3,
    &rs_uops_dispatched_cycles::port_4,
    &rs_uops_dispatched_cycles::port_5,
    &rs_uops_dispatched_cycles::any,
    &seg_reg_renames::es,
    &seg_reg_renames::ds,
    &seg_reg_renames::fs,
    &seg_reg_renames::gs,
    &seg_reg_renames::any,
    &seg_rename_stalls::es,
    &seg_rename_stalls::ds,
    &seg_rename_stalls::fs,
    &seg_rename_stalls::gs,
    &seg_rename_stalls::any,
    &simd_comp_inst_retired::packed_single,
    &simd_comp_inst_retired::scalar_single,
    &simd_comp_inst_retired::packed_double,
    &simd_comp_inst_retired::scalar_double,
    &simd_inst_retired::packed_single,
    &simd_inst_retired::scalar_single,
    &simd_inst_retired::packed_double,
    &simd_inst_retired::scalar_double,
    &simd_inst_retired::vector,
    &simd_inst_retired::any,
    &simd_uop_type_exec::mul,
    &simd_uop_type_exec::shift,
    &simd_uop_type_exec::pack,
    &simd_uop_type_exec::unpack,
    &simd_uop_type_exec::logical,
    &simd_uop_type_exec::arithmetic,
    &snoop_stall_drv::self,
    &snoop_stall_drv::both_cores,
    &snoop_stall_drv::this_agent,
    &snoop_stall_drv::all_agents,
    &sse_pre_exec::nta,
    &sse_pre_exec::l1,
    &sse_pre_exec::l2,
    &sse_pre_exec::stores,
    &sse_pre_miss::nta,
    &sse_pre_miss::l1,
    &sse_pre_miss::l2,
    &store_block::order,
    &store_block::snoop,
    &uops_retired::ld_ind_br,
    &uops_retired::std_sta,
    &uops_retired::macro_fusion,
    &uops_retired::non_fused,
    &uops_retired::fused,
    &uops_retired::any,
    &x87_ops_retired::fxch,
    &x87_ops_retired::any,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::merom
