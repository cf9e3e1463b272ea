// Events of Core 2, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// core2: from libpfm4 91970fe6eb4e, lib/events/intel_core_events.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only. Corrected: pebs by unit mask (core2_pebs.csv), counter of
// C9H (core2_limits.csv, Linux 7.3.4).
// Unit masks have a mask of each group of their event: those that the name has, and of other groups
// the default, which is a name of its own.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::core2 {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
    "l2_lines_in.both_cores.prefetch\0"
    "l2_lines_in.both_cores.excl_prefetch\0"
    "l2_m_lines_in.self\0"
    "l2_m_lines_in.both_cores\0"
    "l2_lines_out.self\0"
    "l2_lines_out.both_cores\0"
    "l2_lines_out.any\0"
    "l2_lines_out.prefetch\0"
    "l2_lines_out.excl_prefetch\0"
    "l2_lines_out.both_cores.prefetch\0"
    "l2_lines_out.both_cores.excl_prefetch\0"
    "l2_m_lines_out.self\0"
    "l2_m_lines_out.both_cores\0"
    "l2_m_lines_out.any\0"
    "l2_m_lines_out.prefetch\0"
    "l2_m_lines_out.excl_prefetch\0"
    "l2_m_lines_out.both_cores.prefetch\0"
    "l2_m_lines_out.both_cores.excl_prefetch\0"
    "l2_ifetch.self\0"
    "l2_ifetch.both_cores\0"
    "l2_ifetch.mesi\0"
    "l2_ifetch.i_state\0"
    "l2_ifetch.s_state\0"
    "l2_ifetch.e_state\0"
    "l2_ifetch.m_state\0"
    "l2_ifetch.both_cores.i_state\0"
    "l2_ifetch.both_cores.s_state\0"
    "l2_ifetch.both_cores.e_state\0"
    "l2_ifetch.both_cores.m_state\0"
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
    "l2_ld.prefetch.i_state\0"
    "l2_ld.prefetch.s_state\0"
    "l2_ld.prefetch.e_state\0"
    "l2_ld.prefetch.m_state\0"
    "l2_ld.excl_prefetch.i_state\0"
    "l2_ld.excl_prefetch.s_state\0"
    "l2_ld.excl_prefetch.e_state\0"
    "l2_ld.excl_prefetch.m_state\0"
    "l2_ld.both_cores.i_state\0"
    "l2_ld.both_cores.s_state\0"
    "l2_ld.both_cores.e_state\0"
    "l2_ld.both_cores.m_state\0"
    "l2_ld.both_cores.prefetch\0"
    "l2_ld.both_cores.prefetch.i_state\0"
    "l2_ld.both_cores.prefetch.s_state\0"
    "l2_ld.both_cores.prefetch.e_state\0"
    "l2_ld.both_cores.prefetch.m_state\0"
    "l2_ld.both_cores.excl_prefetch\0"
    "l2_ld.both_cores.excl_prefetch.i_state\0"
    "l2_ld.both_cores.excl_prefetch.s_state\0"
    "l2_ld.both_cores.excl_prefetch.e_state\0"
    "l2_ld.both_cores.excl_prefetch.m_state\0"
    "l2_st.self\0"
    "l2_st.both_cores\0"
    "l2_st.mesi\0"
    "l2_st.i_state\0"
    "l2_st.s_state\0"
    "l2_st.e_state\0"
    "l2_st.m_state\0"
    "l2_st.both_cores.i_state\0"
    "l2_st.both_cores.s_state\0"
    "l2_st.both_cores.e_state\0"
    "l2_st.both_cores.m_state\0"
    "l2_lock.self\0"
    "l2_lock.both_cores\0"
    "l2_lock.mesi\0"
    "l2_lock.i_state\0"
    "l2_lock.s_state\0"
    "l2_lock.e_state\0"
    "l2_lock.m_state\0"
    "l2_lock.both_cores.i_state\0"
    "l2_lock.both_cores.s_state\0"
    "l2_lock.both_cores.e_state\0"
    "l2_lock.both_cores.m_state\0"
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
    "l2_rqsts.prefetch.i_state\0"
    "l2_rqsts.prefetch.s_state\0"
    "l2_rqsts.prefetch.e_state\0"
    "l2_rqsts.prefetch.m_state\0"
    "l2_rqsts.excl_prefetch.i_state\0"
    "l2_rqsts.excl_prefetch.s_state\0"
    "l2_rqsts.excl_prefetch.e_state\0"
    "l2_rqsts.excl_prefetch.m_state\0"
    "l2_rqsts.both_cores.i_state\0"
    "l2_rqsts.both_cores.s_state\0"
    "l2_rqsts.both_cores.e_state\0"
    "l2_rqsts.both_cores.m_state\0"
    "l2_rqsts.both_cores.prefetch\0"
    "l2_rqsts.both_cores.prefetch.i_state\0"
    "l2_rqsts.both_cores.prefetch.s_state\0"
    "l2_rqsts.both_cores.prefetch.e_state\0"
    "l2_rqsts.both_cores.prefetch.m_state\0"
    "l2_rqsts.both_cores.excl_prefetch\0"
    "l2_rqsts.both_cores.excl_prefetch.i_state\0"
    "l2_rqsts.both_cores.excl_prefetch.s_state\0"
    "l2_rqsts.both_cores.excl_prefetch.e_state\0"
    "l2_rqsts.both_cores.excl_prefetch.m_state\0"
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
    "l2_reject_busq.prefetch.i_state\0"
    "l2_reject_busq.prefetch.s_state\0"
    "l2_reject_busq.prefetch.e_state\0"
    "l2_reject_busq.prefetch.m_state\0"
    "l2_reject_busq.excl_prefetch.i_state\0"
    "l2_reject_busq.excl_prefetch.s_state\0"
    "l2_reject_busq.excl_prefetch.e_state\0"
    "l2_reject_busq.excl_prefetch.m_state\0"
    "l2_reject_busq.both_cores.i_state\0"
    "l2_reject_busq.both_cores.s_state\0"
    "l2_reject_busq.both_cores.e_state\0"
    "l2_reject_busq.both_cores.m_state\0"
    "l2_reject_busq.both_cores.prefetch\0"
    "l2_reject_busq.both_cores.prefetch.i_state\0"
    "l2_reject_busq.both_cores.prefetch.s_state\0"
    "l2_reject_busq.both_cores.prefetch.e_state\0"
    "l2_reject_busq.both_cores.prefetch.m_state\0"
    "l2_reject_busq.both_cores.excl_prefetch\0"
    "l2_reject_busq.both_cores.excl_prefetch.i_state\0"
    "l2_reject_busq.both_cores.excl_prefetch.s_state\0"
    "l2_reject_busq.both_cores.excl_prefetch.e_state\0"
    "l2_reject_busq.both_cores.excl_prefetch.m_state\0"
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
    "bus_request_outstanding.both_cores.all_agents\0"
    "bus_bnr_drv.this_agent\0"
    "bus_bnr_drv.all_agents\0"
    "bus_drdy_clocks.this_agent\0"
    "bus_drdy_clocks.all_agents\0"
    "bus_lock_clocks.self\0"
    "bus_lock_clocks.both_cores\0"
    "bus_lock_clocks.this_agent\0"
    "bus_lock_clocks.all_agents\0"
    "bus_lock_clocks.both_cores.all_agents\0"
    "bus_data_rcv.self\0"
    "bus_data_rcv.both_cores\0"
    "bus_trans_brd.self\0"
    "bus_trans_brd.both_cores\0"
    "bus_trans_brd.this_agent\0"
    "bus_trans_brd.all_agents\0"
    "bus_trans_brd.both_cores.all_agents\0"
    "bus_trans_rfo.self\0"
    "bus_trans_rfo.both_cores\0"
    "bus_trans_rfo.this_agent\0"
    "bus_trans_rfo.all_agents\0"
    "bus_trans_rfo.both_cores.all_agents\0"
    "bus_trans_wb.self\0"
    "bus_trans_wb.both_cores\0"
    "bus_trans_wb.this_agent\0"
    "bus_trans_wb.all_agents\0"
    "bus_trans_wb.both_cores.all_agents\0"
    "bus_trans_ifetch.self\0"
    "bus_trans_ifetch.both_cores\0"
    "bus_trans_ifetch.this_agent\0"
    "bus_trans_ifetch.all_agents\0"
    "bus_trans_ifetch.both_cores.all_agents\0"
    "bus_trans_inval.self\0"
    "bus_trans_inval.both_cores\0"
    "bus_trans_inval.this_agent\0"
    "bus_trans_inval.all_agents\0"
    "bus_trans_inval.both_cores.all_agents\0"
    "bus_trans_pwr.self\0"
    "bus_trans_pwr.both_cores\0"
    "bus_trans_pwr.this_agent\0"
    "bus_trans_pwr.all_agents\0"
    "bus_trans_pwr.both_cores.all_agents\0"
    "bus_trans_p.self\0"
    "bus_trans_p.both_cores\0"
    "bus_trans_p.this_agent\0"
    "bus_trans_p.all_agents\0"
    "bus_trans_p.both_cores.all_agents\0"
    "bus_trans_io.self\0"
    "bus_trans_io.both_cores\0"
    "bus_trans_io.this_agent\0"
    "bus_trans_io.all_agents\0"
    "bus_trans_io.both_cores.all_agents\0"
    "bus_trans_def.self\0"
    "bus_trans_def.both_cores\0"
    "bus_trans_def.this_agent\0"
    "bus_trans_def.all_agents\0"
    "bus_trans_def.both_cores.all_agents\0"
    "bus_trans_burst.self\0"
    "bus_trans_burst.both_cores\0"
    "bus_trans_burst.this_agent\0"
    "bus_trans_burst.all_agents\0"
    "bus_trans_burst.both_cores.all_agents\0"
    "bus_trans_mem.self\0"
    "bus_trans_mem.both_cores\0"
    "bus_trans_mem.this_agent\0"
    "bus_trans_mem.all_agents\0"
    "bus_trans_mem.both_cores.all_agents\0"
    "bus_trans_any.self\0"
    "bus_trans_any.both_cores\0"
    "bus_trans_any.this_agent\0"
    "bus_trans_any.all_agents\0"
    "bus_trans_any.both_cores.all_agents\0"
    "ext_snoop.any\0"
    "ext_snoop.clean\0"
    "ext_snoop.hit\0"
    "ext_snoop.hitm\0"
    "ext_snoop.this_agent\0"
    "ext_snoop.all_agents\0"
    "ext_snoop.clean.all_agents\0"
    "ext_snoop.hit.all_agents\0"
    "ext_snoop.hitm.all_agents\0"
    "cmp_snoop.any\0"
    "cmp_snoop.share\0"
    "cmp_snoop.invalidate\0"
    "cmp_snoop.self\0"
    "cmp_snoop.both_cores\0"
    "cmp_snoop.share.both_cores\0"
    "cmp_snoop.invalidate.both_cores\0"
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
    "snoop_stall_drv.both_cores.all_agents\0"
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
inline constexpr select::event_list list{"core2", core::core2, names};
} // namespace core_events
inline constexpr core_events::listed unhalted_core_cycles{{&core_events::list, 0x3c, 0x2000000000003, 0x0, 0x0}, {}, &unhalted_core_cycles}; // .code = 0x3c, .counters = 0x3, .fixed = 1
inline constexpr core_events::listed instruction_retired{{&core_events::list, 0xc0, 0x11000000000003, 0x15, 0x0}, {}, &instruction_retired}; // .code = 0xc0, .counters = 0x3, .fixed = 0, .precise = can
inline constexpr core_events::listed unhalted_reference_cycles{{&core_events::list, 0x3000, 0x3000000000000, 0x29, 0x0}, {}, &unhalted_reference_cycles}; // .code = 0x00, .mask = 0x3, .fixed = 2
inline constexpr core_events::listed llc_references{{&core_events::list, 0x4f02e, 0x3, 0x43, 0x0}, {}, &llc_references}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3
inline constexpr core_events::listed llc_misses{{&core_events::list, 0x4102e, 0x3, 0x52, 0x0}, {}, &llc_misses}; // .code = 0x2e, .mask = 0x41, .counters = 0x3
inline constexpr core_events::listed rs_uops_dispatched{{&core_events::list, 0xa0, 0x3, 0x141, 0x0}, {}, &rs_uops_dispatched}; // .code = 0xa0, .counters = 0x3
inline constexpr core_events::listed sb_drain_cycles{{&core_events::list, 0x1004, 0x3, 0x1b2, 0x0}, {}, &sb_drain_cycles}; // .code = 0x04, .mask = 0x1, .counters = 0x3
inline constexpr core_events::listed segment_reg_loads{{&core_events::list, 0x6, 0x3, 0x1e6, 0x0}, {}, &segment_reg_loads}; // .code = 0x06, .counters = 0x3
inline constexpr core_events::listed fp_comp_ops_exe{{&core_events::list, 0x10, 0x1, 0x2e9, 0x0}, {}, &fp_comp_ops_exe}; // .code = 0x10, .counters = 0x1
inline constexpr core_events::listed fp_assist{{&core_events::list, 0x11, 0x2, 0x2f9, 0x0}, {}, &fp_assist}; // .code = 0x11, .counters = 0x2
inline constexpr core_events::listed mul{{&core_events::list, 0x12, 0x2, 0x303, 0x0}, {}, &mul}; // .code = 0x12, .counters = 0x2
inline constexpr core_events::listed div{{&core_events::list, 0x13, 0x2, 0x307, 0x0}, {}, &div}; // .code = 0x13, .counters = 0x2
inline constexpr core_events::listed cycles_div_busy{{&core_events::list, 0x14, 0x1, 0x30b, 0x0}, {}, &cycles_div_busy}; // .code = 0x14, .counters = 0x1
inline constexpr core_events::listed idle_during_div{{&core_events::list, 0x18, 0x1, 0x31b, 0x0}, {}, &idle_during_div}; // .code = 0x18, .counters = 0x1
inline constexpr core_events::listed eist_trans{{&core_events::list, 0x3a, 0x3, 0x1379, 0x0}, {}, &eist_trans}; // .code = 0x3a, .counters = 0x3
inline constexpr core_events::listed thermal_trip{{&core_events::list, 0xc003b, 0x3, 0x1384, 0x0}, {}, &thermal_trip}; // .code = 0x3b, .mask = 0xc0, .counters = 0x3
inline constexpr core_events::listed l1d_all_ref{{&core_events::list, 0x1043, 0x3, 0x1514, 0x0}, {}, &l1d_all_ref}; // .code = 0x43, .mask = 0x1, .counters = 0x3
inline constexpr core_events::listed l1d_all_cache_ref{{&core_events::list, 0x2043, 0x3, 0x1520, 0x0}, {}, &l1d_all_cache_ref}; // .code = 0x43, .mask = 0x2, .counters = 0x3
inline constexpr core_events::listed l1d_repl{{&core_events::list, 0xf045, 0x3, 0x1532, 0x0}, {}, &l1d_repl}; // .code = 0x45, .mask = 0xf, .counters = 0x3
inline constexpr core_events::listed l1d_m_repl{{&core_events::list, 0x46, 0x3, 0x153b, 0x0}, {}, &l1d_m_repl}; // .code = 0x46, .counters = 0x3
inline constexpr core_events::listed l1d_m_evict{{&core_events::list, 0x47, 0x3, 0x1546, 0x0}, {}, &l1d_m_evict}; // .code = 0x47, .counters = 0x3
inline constexpr core_events::listed l1d_pend_miss{{&core_events::list, 0x48, 0x3, 0x1552, 0x0}, {}, &l1d_pend_miss}; // .code = 0x48, .counters = 0x3
inline constexpr core_events::listed load_hit_pre{{&core_events::list, 0x4c, 0x3, 0x15b2, 0x0}, {}, &load_hit_pre}; // .code = 0x4c, .counters = 0x3
inline constexpr core_events::listed l1i_reads{{&core_events::list, 0x80, 0x3, 0x204d, 0x0}, {}, &l1i_reads}; // .code = 0x80, .counters = 0x3
inline constexpr core_events::listed l1i_misses{{&core_events::list, 0x81, 0x3, 0x2057, 0x0}, {}, &l1i_misses}; // .code = 0x81, .counters = 0x3
inline constexpr core_events::listed cycles_l1i_mem_stalled{{&core_events::list, 0x86, 0x3, 0x20a9, 0x0}, {}, &cycles_l1i_mem_stalled}; // .code = 0x86, .counters = 0x3
inline constexpr core_events::listed ild_stall{{&core_events::list, 0x87, 0x3, 0x20c0, 0x0}, {}, &ild_stall}; // .code = 0x87, .counters = 0x3
inline constexpr core_events::listed br_inst_exec{{&core_events::list, 0x88, 0x3, 0x20ca, 0x0}, {}, &br_inst_exec}; // .code = 0x88, .counters = 0x3
inline constexpr core_events::listed br_missp_exec{{&core_events::list, 0x89, 0x3, 0x20d7, 0x0}, {}, &br_missp_exec}; // .code = 0x89, .counters = 0x3
inline constexpr core_events::listed br_bac_missp_exec{{&core_events::list, 0x8a, 0x3, 0x20e5, 0x0}, {}, &br_bac_missp_exec}; // .code = 0x8a, .counters = 0x3
inline constexpr core_events::listed br_cnd_exec{{&core_events::list, 0x8b, 0x3, 0x20f7, 0x0}, {}, &br_cnd_exec}; // .code = 0x8b, .counters = 0x3
inline constexpr core_events::listed br_cnd_missp_exec{{&core_events::list, 0x8c, 0x3, 0x2103, 0x0}, {}, &br_cnd_missp_exec}; // .code = 0x8c, .counters = 0x3
inline constexpr core_events::listed br_ind_exec{{&core_events::list, 0x8d, 0x3, 0x2115, 0x0}, {}, &br_ind_exec}; // .code = 0x8d, .counters = 0x3
inline constexpr core_events::listed br_ind_missp_exec{{&core_events::list, 0x8e, 0x3, 0x2121, 0x0}, {}, &br_ind_missp_exec}; // .code = 0x8e, .counters = 0x3
inline constexpr core_events::listed br_ret_exec{{&core_events::list, 0x8f, 0x3, 0x2133, 0x0}, {}, &br_ret_exec}; // .code = 0x8f, .counters = 0x3
inline constexpr core_events::listed br_ret_missp_exec{{&core_events::list, 0x90, 0x3, 0x213f, 0x0}, {}, &br_ret_missp_exec}; // .code = 0x90, .counters = 0x3
inline constexpr core_events::listed br_ret_bac_missp_exec{{&core_events::list, 0x91, 0x3, 0x2151, 0x0}, {}, &br_ret_bac_missp_exec}; // .code = 0x91, .counters = 0x3
inline constexpr core_events::listed br_call_exec{{&core_events::list, 0x92, 0x3, 0x2167, 0x0}, {}, &br_call_exec}; // .code = 0x92, .counters = 0x3
inline constexpr core_events::listed br_call_missp_exec{{&core_events::list, 0x93, 0x3, 0x2174, 0x0}, {}, &br_call_missp_exec}; // .code = 0x93, .counters = 0x3
inline constexpr core_events::listed br_ind_call_exec{{&core_events::list, 0x94, 0x3, 0x2187, 0x0}, {}, &br_ind_call_exec}; // .code = 0x94, .counters = 0x3
inline constexpr core_events::listed br_tkn_bubble_1{{&core_events::list, 0x97, 0x3, 0x2198, 0x0}, {}, &br_tkn_bubble_1}; // .code = 0x97, .counters = 0x3
inline constexpr core_events::listed br_tkn_bubble_2{{&core_events::list, 0x98, 0x3, 0x21a8, 0x0}, {}, &br_tkn_bubble_2}; // .code = 0x98, .counters = 0x3
inline constexpr core_events::listed simd_uops_exec{{&core_events::list, 0xb0, 0x3, 0x21fd, 0x0}, {}, &simd_uops_exec}; // .code = 0xb0, .counters = 0x3
inline constexpr core_events::listed simd_sat_uop_exec{{&core_events::list, 0xb1, 0x3, 0x220c, 0x0}, {}, &simd_sat_uop_exec}; // .code = 0xb1, .counters = 0x3
inline constexpr core_events::listed br_inst_retired_mispred{{&core_events::list, 0xc5, 0x10000000000003, 0x247e, 0x0}, {}, &br_inst_retired_mispred}; // .code = 0xc5, .counters = 0x3, .precise = can
inline constexpr core_events::listed cycles_int_masked{{&core_events::list, 0x10c6, 0x3, 0x2496, 0x0}, {}, &cycles_int_masked}; // .code = 0xc6, .mask = 0x1, .counters = 0x3
inline constexpr core_events::listed cycles_int_pending_and_masked{{&core_events::list, 0x20c6, 0x3, 0x24a8, 0x0}, {}, &cycles_int_pending_and_masked}; // .code = 0xc6, .mask = 0x2, .counters = 0x3
inline constexpr core_events::listed hw_int_rcv{{&core_events::list, 0xc8, 0x3, 0x2575, 0x0}, {}, &hw_int_rcv}; // .code = 0xc8, .counters = 0x3
inline constexpr core_events::listed itlb_miss_retired{{&core_events::list, 0xc9, 0x1, 0x2580, 0x0}, {}, &itlb_miss_retired}; // .code = 0xc9, .counters = 0x1
inline constexpr core_events::listed simd_assist{{&core_events::list, 0xcd, 0x3, 0x26d8, 0x0}, {}, &simd_assist}; // .code = 0xcd, .counters = 0x3
inline constexpr core_events::listed simd_instr_retired{{&core_events::list, 0xce, 0x3, 0x26e4, 0x0}, {}, &simd_instr_retired}; // .code = 0xce, .counters = 0x3
inline constexpr core_events::listed simd_sat_instr_retired{{&core_events::list, 0xcf, 0x3, 0x26f7, 0x0}, {}, &simd_sat_instr_retired}; // .code = 0xcf, .counters = 0x3
inline constexpr core_events::listed br_inst_decoded{{&core_events::list, 0xe0, 0x3, 0x28c9, 0x0}, {}, &br_inst_decoded}; // .code = 0xe0, .counters = 0x3
inline constexpr core_events::listed bogus_br{{&core_events::list, 0xe4, 0x3, 0x28d9, 0x0}, {}, &bogus_br}; // .code = 0xe4, .counters = 0x3
inline constexpr core_events::listed baclears{{&core_events::list, 0xe6, 0x3, 0x28e2, 0x0}, {}, &baclears}; // .code = 0xe6, .counters = 0x3
inline constexpr core_events::listed pref_rqsts_up{{&core_events::list, 0xf0, 0x3, 0x28eb, 0x0}, {}, &pref_rqsts_up}; // .code = 0xf0, .counters = 0x3
inline constexpr core_events::listed pref_rqsts_dn{{&core_events::list, 0xf8, 0x3, 0x28f9, 0x0}, {}, &pref_rqsts_dn}; // .code = 0xf8, .counters = 0x3

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0xc4, 0x3, 0x23da, 0x0}, {}, &any}; // .code = 0xc4, .counters = 0x3
inline constexpr listed pred_not_taken{{&list, 0x10c4, 0x3, 0x23ee, 0x0}, {}, &pred_not_taken}; // .code = 0xc4, .mask = 0x1, .counters = 0x3
inline constexpr listed mispred_not_taken{{&list, 0x20c4, 0x3, 0x240d, 0x0}, {}, &mispred_not_taken}; // .code = 0xc4, .mask = 0x2, .counters = 0x3
inline constexpr listed pred_taken{{&list, 0x40c4, 0x3, 0x242f, 0x0}, {}, &pred_taken}; // .code = 0xc4, .mask = 0x4, .counters = 0x3
inline constexpr listed mispred_taken{{&list, 0x80c4, 0x3, 0x244a, 0x0}, {}, &mispred_taken}; // .code = 0xc4, .mask = 0x8, .counters = 0x3
inline constexpr listed taken{{&list, 0xc0c4, 0x3, 0x2468, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0xc, .counters = 0x3
} // namespace br_inst_retired

namespace bus_bnr_drv {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x61, 0x3, 0x1689, 0x0}, {}, &this_agent}; // .code = 0x61, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x20061, 0x3, 0x16a0, 0x0}, {}, &all_agents}; // .code = 0x61, .mask = 0x20, .counters = 0x3
} // namespace bus_bnr_drv

namespace bus_data_rcv {
using namespace core_events;
inline constexpr listed self{{&list, 0x40064, 0x3, 0x1779, 0x0}, {}, &self}; // .code = 0x64, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0064, 0x3, 0x178b, 0x0}, {}, &both_cores}; // .code = 0x64, .mask = 0xc0, .counters = 0x3
} // namespace bus_data_rcv

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x62, 0x3, 0x16b7, 0x0}, {}, &this_agent}; // .code = 0x62, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x20062, 0x3, 0x16d2, 0x0}, {}, &all_agents}; // .code = 0x62, .mask = 0x20, .counters = 0x3
} // namespace bus_drdy_clocks

namespace bus_hit_drv {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x7a, 0x3, 0x1f0f, 0x0}, {}, &this_agent}; // .code = 0x7a, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x2007a, 0x3, 0x1f26, 0x0}, {}, &all_agents}; // .code = 0x7a, .mask = 0x20, .counters = 0x3
} // namespace bus_hit_drv

namespace bus_hitm_drv {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x7b, 0x3, 0x1f3d, 0x0}, {}, &this_agent}; // .code = 0x7b, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x2007b, 0x3, 0x1f55, 0x0}, {}, &all_agents}; // .code = 0x7b, .mask = 0x20, .counters = 0x3
} // namespace bus_hitm_drv

namespace bus_io_wait {
using namespace core_events;
inline constexpr listed self{{&list, 0x4007f, 0x3, 0x2025, 0x0}, {}, &self}; // .code = 0x7f, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc007f, 0x3, 0x2036, 0x0}, {}, &both_cores}; // .code = 0x7f, .mask = 0xc0, .counters = 0x3
} // namespace bus_io_wait

namespace bus_lock_clocks {
using namespace core_events;
inline constexpr listed self{{&list, 0x40063, 0x3, 0x16ed, 0x0}, {}, &self}; // .code = 0x63, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0063, 0x3, 0x1702, 0x0}, {}, &both_cores}; // .code = 0x63, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40063, 0x3, 0x171d, 0x0}, {}, &this_agent}; // .code = 0x63, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60063, 0x3, 0x1738, 0x0}, {}, &all_agents}; // .code = 0x63, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0063, 0x3, 0x1753, 0x0}, {}, &both_cores_all_agents}; // .code = 0x63, .mask = 0xe0, .counters = 0x3
} // namespace bus_lock_clocks

namespace bus_request_outstanding {
using namespace core_events;
inline constexpr listed self{{&list, 0x40060, 0x3, 0x15d5, 0x0}, {}, &self}; // .code = 0x60, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0060, 0x3, 0x15f2, 0x0}, {}, &both_cores}; // .code = 0x60, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40060, 0x3, 0x1615, 0x0}, {}, &this_agent}; // .code = 0x60, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60060, 0x3, 0x1638, 0x0}, {}, &all_agents}; // .code = 0x60, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0060, 0x3, 0x165b, 0x0}, {}, &both_cores_all_agents}; // .code = 0x60, .mask = 0xe0, .counters = 0x3
} // namespace bus_request_outstanding

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed self{{&list, 0x40070, 0x3, 0x1d48, 0x0}, {}, &self}; // .code = 0x70, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0070, 0x3, 0x1d5b, 0x0}, {}, &both_cores}; // .code = 0x70, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40070, 0x3, 0x1d74, 0x0}, {}, &this_agent}; // .code = 0x70, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60070, 0x3, 0x1d8d, 0x0}, {}, &all_agents}; // .code = 0x70, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0070, 0x3, 0x1da6, 0x0}, {}, &both_cores_all_agents}; // .code = 0x70, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed self{{&list, 0x40065, 0x3, 0x17a3, 0x0}, {}, &self}; // .code = 0x65, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0065, 0x3, 0x17b6, 0x0}, {}, &both_cores}; // .code = 0x65, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40065, 0x3, 0x17cf, 0x0}, {}, &this_agent}; // .code = 0x65, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60065, 0x3, 0x17e8, 0x0}, {}, &all_agents}; // .code = 0x65, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0065, 0x3, 0x1801, 0x0}, {}, &both_cores_all_agents}; // .code = 0x65, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006e, 0x3, 0x1c3a, 0x0}, {}, &self}; // .code = 0x6e, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006e, 0x3, 0x1c4f, 0x0}, {}, &both_cores}; // .code = 0x6e, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006e, 0x3, 0x1c6a, 0x0}, {}, &this_agent}; // .code = 0x6e, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006e, 0x3, 0x1c85, 0x0}, {}, &all_agents}; // .code = 0x6e, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006e, 0x3, 0x1ca0, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6e, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006d, 0x3, 0x1bb8, 0x0}, {}, &self}; // .code = 0x6d, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006d, 0x3, 0x1bcb, 0x0}, {}, &both_cores}; // .code = 0x6d, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006d, 0x3, 0x1be4, 0x0}, {}, &this_agent}; // .code = 0x6d, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006d, 0x3, 0x1bfd, 0x0}, {}, &all_agents}; // .code = 0x6d, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006d, 0x3, 0x1c16, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6d, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed self{{&list, 0x40068, 0x3, 0x1924, 0x0}, {}, &self}; // .code = 0x68, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0068, 0x3, 0x193a, 0x0}, {}, &both_cores}; // .code = 0x68, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40068, 0x3, 0x1956, 0x0}, {}, &this_agent}; // .code = 0x68, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60068, 0x3, 0x1972, 0x0}, {}, &all_agents}; // .code = 0x68, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0068, 0x3, 0x198e, 0x0}, {}, &both_cores_all_agents}; // .code = 0x68, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed self{{&list, 0x40069, 0x3, 0x19b5, 0x0}, {}, &self}; // .code = 0x69, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0069, 0x3, 0x19ca, 0x0}, {}, &both_cores}; // .code = 0x69, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40069, 0x3, 0x19e5, 0x0}, {}, &this_agent}; // .code = 0x69, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60069, 0x3, 0x1a00, 0x0}, {}, &all_agents}; // .code = 0x69, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0069, 0x3, 0x1a1b, 0x0}, {}, &both_cores_all_agents}; // .code = 0x69, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006c, 0x3, 0x1b3b, 0x0}, {}, &self}; // .code = 0x6c, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006c, 0x3, 0x1b4d, 0x0}, {}, &both_cores}; // .code = 0x6c, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006c, 0x3, 0x1b65, 0x0}, {}, &this_agent}; // .code = 0x6c, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006c, 0x3, 0x1b7d, 0x0}, {}, &all_agents}; // .code = 0x6c, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006c, 0x3, 0x1b95, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6c, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006f, 0x3, 0x1cc6, 0x0}, {}, &self}; // .code = 0x6f, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006f, 0x3, 0x1cd9, 0x0}, {}, &both_cores}; // .code = 0x6f, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006f, 0x3, 0x1cf2, 0x0}, {}, &this_agent}; // .code = 0x6f, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006f, 0x3, 0x1d0b, 0x0}, {}, &all_agents}; // .code = 0x6f, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006f, 0x3, 0x1d24, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6f, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006b, 0x3, 0x1ac3, 0x0}, {}, &self}; // .code = 0x6b, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006b, 0x3, 0x1ad4, 0x0}, {}, &both_cores}; // .code = 0x6b, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006b, 0x3, 0x1aeb, 0x0}, {}, &this_agent}; // .code = 0x6b, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006b, 0x3, 0x1b02, 0x0}, {}, &all_agents}; // .code = 0x6b, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006b, 0x3, 0x1b19, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6b, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed self{{&list, 0x4006a, 0x3, 0x1a41, 0x0}, {}, &self}; // .code = 0x6a, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc006a, 0x3, 0x1a54, 0x0}, {}, &both_cores}; // .code = 0x6a, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4006a, 0x3, 0x1a6d, 0x0}, {}, &this_agent}; // .code = 0x6a, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6006a, 0x3, 0x1a86, 0x0}, {}, &all_agents}; // .code = 0x6a, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe006a, 0x3, 0x1a9f, 0x0}, {}, &both_cores_all_agents}; // .code = 0x6a, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed self{{&list, 0x40066, 0x3, 0x1825, 0x0}, {}, &self}; // .code = 0x66, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0066, 0x3, 0x1838, 0x0}, {}, &both_cores}; // .code = 0x66, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40066, 0x3, 0x1851, 0x0}, {}, &this_agent}; // .code = 0x66, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60066, 0x3, 0x186a, 0x0}, {}, &all_agents}; // .code = 0x66, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0066, 0x3, 0x1883, 0x0}, {}, &both_cores_all_agents}; // .code = 0x66, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed self{{&list, 0x40067, 0x3, 0x18a7, 0x0}, {}, &self}; // .code = 0x67, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0067, 0x3, 0x18b9, 0x0}, {}, &both_cores}; // .code = 0x67, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x40067, 0x3, 0x18d1, 0x0}, {}, &this_agent}; // .code = 0x67, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x60067, 0x3, 0x18e9, 0x0}, {}, &all_agents}; // .code = 0x67, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe0067, 0x3, 0x1901, 0x0}, {}, &both_cores_all_agents}; // .code = 0x67, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_wb

namespace busq_empty {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x7d, 0x3, 0x1f6d, 0x0}, {}, &this_agent}; // .code = 0x7d, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x2007d, 0x3, 0x1f83, 0x0}, {}, &all_agents}; // .code = 0x7d, .mask = 0x20, .counters = 0x3
} // namespace busq_empty

namespace cmp_snoop {
using namespace core_events;
inline constexpr listed any{{&list, 0x43078, 0x3, 0x1e7d, 0x0}, {}, &any}; // .code = 0x78, .mask = 0x43, .counters = 0x3
inline constexpr listed share{{&list, 0x41078, 0x3, 0x1e8b, 0x0}, {}, &share}; // .code = 0x78, .mask = 0x41, .counters = 0x3
inline constexpr listed invalidate{{&list, 0x42078, 0x3, 0x1e9b, 0x0}, {}, &invalidate}; // .code = 0x78, .mask = 0x42, .counters = 0x3
inline constexpr listed self{{&list, 0x43078, 0x3, 0x1eb0, 0x0}, {}, &self}; // .code = 0x78, .mask = 0x43, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc3078, 0x3, 0x1ebf, 0x0}, {}, &both_cores}; // .code = 0x78, .mask = 0xc3, .counters = 0x3
inline constexpr listed share_both_cores{{&list, 0xc1078, 0x3, 0x1ed4, 0x0}, {}, &share_both_cores}; // .code = 0x78, .mask = 0xc1, .counters = 0x3
inline constexpr listed invalidate_both_cores{{&list, 0xc2078, 0x3, 0x1eef, 0x0}, {}, &invalidate_both_cores}; // .code = 0x78, .mask = 0xc2, .counters = 0x3
} // namespace cmp_snoop

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{{&list, 0x3c, 0x3, 0x1391, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3
inline constexpr listed bus{{&list, 0x103c, 0x3, 0x13a9, 0x0}, {}, &bus}; // .code = 0x3c, .mask = 0x1, .counters = 0x3
inline constexpr listed no_other{{&list, 0x203c, 0x3, 0x13be, 0x0}, {}, &no_other}; // .code = 0x3c, .mask = 0x2, .counters = 0x3
} // namespace cpu_clk_unhalted

namespace delayed_bypass {
using namespace core_events;
inline constexpr listed fp{{&list, 0x19, 0x2, 0x32b, 0x0}, {}, &fp}; // .code = 0x19, .counters = 0x2
inline constexpr listed simd{{&list, 0x1019, 0x2, 0x33d, 0x0}, {}, &simd}; // .code = 0x19, .mask = 0x1, .counters = 0x2
inline constexpr listed load{{&list, 0x2019, 0x2, 0x351, 0x0}, {}, &load}; // .code = 0x19, .mask = 0x2, .counters = 0x2
} // namespace delayed_bypass

namespace dtlb_misses {
using namespace core_events;
inline constexpr listed any{{&list, 0x1008, 0x3, 0x23d, 0x0}, {}, &any}; // .code = 0x08, .mask = 0x1, .counters = 0x3
inline constexpr listed miss_ld{{&list, 0x2008, 0x3, 0x24d, 0x0}, {}, &miss_ld}; // .code = 0x08, .mask = 0x2, .counters = 0x3
inline constexpr listed l0_miss_ld{{&list, 0x4008, 0x3, 0x261, 0x0}, {}, &l0_miss_ld}; // .code = 0x08, .mask = 0x4, .counters = 0x3
inline constexpr listed miss_st{{&list, 0x8008, 0x3, 0x278, 0x0}, {}, &miss_st}; // .code = 0x08, .mask = 0x8, .counters = 0x3
} // namespace dtlb_misses

namespace esp {
using namespace core_events;
inline constexpr listed synch{{&list, 0x10ab, 0x3, 0x21e5, 0x0}, {}, &synch}; // .code = 0xab, .mask = 0x1, .counters = 0x3
inline constexpr listed additions{{&list, 0x20ab, 0x3, 0x21ef, 0x0}, {}, &additions}; // .code = 0xab, .mask = 0x2, .counters = 0x3
} // namespace esp

namespace ext_snoop {
using namespace core_events;
inline constexpr listed any{{&list, 0xb077, 0x3, 0x1dca, 0x0}, {}, &any}; // .code = 0x77, .mask = 0xb, .counters = 0x3
inline constexpr listed clean{{&list, 0x1077, 0x3, 0x1dd8, 0x0}, {}, &clean}; // .code = 0x77, .mask = 0x1, .counters = 0x3
inline constexpr listed hit{{&list, 0x2077, 0x3, 0x1de8, 0x0}, {}, &hit}; // .code = 0x77, .mask = 0x2, .counters = 0x3
inline constexpr listed hitm{{&list, 0x8077, 0x3, 0x1df6, 0x0}, {}, &hitm}; // .code = 0x77, .mask = 0x8, .counters = 0x3
inline constexpr listed this_agent{{&list, 0xb077, 0x3, 0x1e05, 0x0}, {}, &this_agent}; // .code = 0x77, .mask = 0xb, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x2b077, 0x3, 0x1e1a, 0x0}, {}, &all_agents}; // .code = 0x77, .mask = 0x2b, .counters = 0x3
inline constexpr listed clean_all_agents{{&list, 0x21077, 0x3, 0x1e2f, 0x0}, {}, &clean_all_agents}; // .code = 0x77, .mask = 0x21, .counters = 0x3
inline constexpr listed hit_all_agents{{&list, 0x22077, 0x3, 0x1e4a, 0x0}, {}, &hit_all_agents}; // .code = 0x77, .mask = 0x22, .counters = 0x3
inline constexpr listed hitm_all_agents{{&list, 0x28077, 0x3, 0x1e63, 0x0}, {}, &hitm_all_agents}; // .code = 0x77, .mask = 0x28, .counters = 0x3
} // namespace ext_snoop

namespace fp_mmx_trans {
using namespace core_events;
inline constexpr listed to_fp{{&list, 0x20cc, 0x3, 0x26b1, 0x0}, {}, &to_fp}; // .code = 0xcc, .mask = 0x2, .counters = 0x3
inline constexpr listed to_mmx{{&list, 0x10cc, 0x3, 0x26c4, 0x0}, {}, &to_mmx}; // .code = 0xcc, .mask = 0x1, .counters = 0x3
} // namespace fp_mmx_trans

namespace inst_queue {
using namespace core_events;
inline constexpr listed full{{&list, 0x2083, 0x3, 0x2099, 0x0}, {}, &full}; // .code = 0x83, .mask = 0x2, .counters = 0x3
} // namespace inst_queue

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{{&list, 0xc0, 0x10000000000003, 0x22b9, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0x3, .precise = can
inline constexpr listed loads{{&list, 0x10c0, 0x3, 0x22cc, 0x0}, {}, &loads}; // .code = 0xc0, .mask = 0x1, .counters = 0x3
inline constexpr listed stores{{&list, 0x20c0, 0x3, 0x22df, 0x0}, {}, &stores}; // .code = 0xc0, .mask = 0x2, .counters = 0x3
inline constexpr listed other{{&list, 0x40c0, 0x3, 0x22f3, 0x0}, {}, &other}; // .code = 0xc0, .mask = 0x4, .counters = 0x3
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed small_miss{{&list, 0x2082, 0x3, 0x2062, 0x0}, {}, &small_miss}; // .code = 0x82, .mask = 0x2, .counters = 0x3
inline constexpr listed large_miss{{&list, 0x10082, 0x3, 0x2072, 0x0}, {}, &large_miss}; // .code = 0x82, .mask = 0x10, .counters = 0x3
inline constexpr listed flush{{&list, 0x40082, 0x3, 0x2082, 0x0}, {}, &flush}; // .code = 0x82, .mask = 0x40, .counters = 0x3
inline constexpr listed misses{{&list, 0x12082, 0x3, 0x208d, 0x0}, {}, &misses}; // .code = 0x82, .mask = 0x12, .counters = 0x3
} // namespace itlb

namespace l1d_cache_ld {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf040, 0x3, 0x13d8, 0x0}, {}, &mesi}; // .code = 0x40, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1040, 0x3, 0x13ea, 0x0}, {}, &i_state}; // .code = 0x40, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2040, 0x3, 0x13ff, 0x0}, {}, &s_state}; // .code = 0x40, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4040, 0x3, 0x1414, 0x0}, {}, &e_state}; // .code = 0x40, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8040, 0x3, 0x1429, 0x0}, {}, &m_state}; // .code = 0x40, .mask = 0x8, .counters = 0x3
} // namespace l1d_cache_ld

namespace l1d_cache_lock {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf042, 0x3, 0x14a4, 0x0}, {}, &mesi}; // .code = 0x42, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1042, 0x3, 0x14b8, 0x0}, {}, &i_state}; // .code = 0x42, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2042, 0x3, 0x14cf, 0x0}, {}, &s_state}; // .code = 0x42, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4042, 0x3, 0x14e6, 0x0}, {}, &e_state}; // .code = 0x42, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8042, 0x3, 0x14fd, 0x0}, {}, &m_state}; // .code = 0x42, .mask = 0x8, .counters = 0x3
} // namespace l1d_cache_lock

namespace l1d_cache_st {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf041, 0x3, 0x143e, 0x0}, {}, &mesi}; // .code = 0x41, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1041, 0x3, 0x1450, 0x0}, {}, &i_state}; // .code = 0x41, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2041, 0x3, 0x1465, 0x0}, {}, &s_state}; // .code = 0x41, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4041, 0x3, 0x147a, 0x0}, {}, &e_state}; // .code = 0x41, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8041, 0x3, 0x148f, 0x0}, {}, &m_state}; // .code = 0x41, .mask = 0x8, .counters = 0x3
} // namespace l1d_cache_st

namespace l1d_prefetch {
using namespace core_events;
inline constexpr listed requests{{&list, 0x1004e, 0x3, 0x15bf, 0x0}, {}, &requests}; // .code = 0x4e, .mask = 0x10, .counters = 0x3
} // namespace l1d_prefetch

namespace l1d_split {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1049, 0x3, 0x1560, 0x0}, {}, &loads}; // .code = 0x49, .mask = 0x1, .counters = 0x3
inline constexpr listed stores{{&list, 0x2049, 0x3, 0x1570, 0x0}, {}, &stores}; // .code = 0x49, .mask = 0x2, .counters = 0x3
} // namespace l1d_split

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{{&list, 0x40021, 0x3, 0x365, 0x0}, {}, &self}; // .code = 0x21, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0021, 0x3, 0x371, 0x0}, {}, &both_cores}; // .code = 0x21, .mask = 0xc0, .counters = 0x3
} // namespace l2_ads

namespace l2_dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{{&list, 0x40023, 0x3, 0x383, 0x0}, {}, &self}; // .code = 0x23, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0023, 0x3, 0x398, 0x0}, {}, &both_cores}; // .code = 0x23, .mask = 0xc0, .counters = 0x3
} // namespace l2_dbus_busy_rd

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed self{{&list, 0x4f028, 0x3, 0x5ff, 0x0}, {}, &self}; // .code = 0x28, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf028, 0x3, 0x60e, 0x0}, {}, &both_cores}; // .code = 0x28, .mask = 0xcf, .counters = 0x3
inline constexpr listed mesi{{&list, 0x4f028, 0x3, 0x623, 0x0}, {}, &mesi}; // .code = 0x28, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x41028, 0x3, 0x632, 0x0}, {}, &i_state}; // .code = 0x28, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x42028, 0x3, 0x644, 0x0}, {}, &s_state}; // .code = 0x28, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x44028, 0x3, 0x656, 0x0}, {}, &e_state}; // .code = 0x28, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x48028, 0x3, 0x668, 0x0}, {}, &m_state}; // .code = 0x28, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xc1028, 0x3, 0x67a, 0x0}, {}, &both_cores_i_state}; // .code = 0x28, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xc2028, 0x3, 0x697, 0x0}, {}, &both_cores_s_state}; // .code = 0x28, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xc4028, 0x3, 0x6b4, 0x0}, {}, &both_cores_e_state}; // .code = 0x28, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xc8028, 0x3, 0x6d1, 0x0}, {}, &both_cores_m_state}; // .code = 0x28, .mask = 0xc8, .counters = 0x3
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed self{{&list, 0x7f029, 0x3, 0x6ee, 0x0}, {}, &self}; // .code = 0x29, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff029, 0x3, 0x6f9, 0x0}, {}, &both_cores}; // .code = 0x29, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f029, 0x3, 0x70a, 0x0}, {}, &any}; // .code = 0x29, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f029, 0x3, 0x714, 0x0}, {}, &prefetch}; // .code = 0x29, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f029, 0x3, 0x723, 0x0}, {}, &excl_prefetch}; // .code = 0x29, .mask = 0x4f, .counters = 0x3
inline constexpr listed mesi{{&list, 0x7f029, 0x3, 0x737, 0x0}, {}, &mesi}; // .code = 0x29, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x71029, 0x3, 0x742, 0x0}, {}, &i_state}; // .code = 0x29, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x72029, 0x3, 0x750, 0x0}, {}, &s_state}; // .code = 0x29, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x74029, 0x3, 0x75e, 0x0}, {}, &e_state}; // .code = 0x29, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x78029, 0x3, 0x76c, 0x0}, {}, &m_state}; // .code = 0x29, .mask = 0x78, .counters = 0x3
inline constexpr listed prefetch_i_state{{&list, 0x51029, 0x3, 0x77a, 0x0}, {}, &prefetch_i_state}; // .code = 0x29, .mask = 0x51, .counters = 0x3
inline constexpr listed prefetch_s_state{{&list, 0x52029, 0x3, 0x791, 0x0}, {}, &prefetch_s_state}; // .code = 0x29, .mask = 0x52, .counters = 0x3
inline constexpr listed prefetch_e_state{{&list, 0x54029, 0x3, 0x7a8, 0x0}, {}, &prefetch_e_state}; // .code = 0x29, .mask = 0x54, .counters = 0x3
inline constexpr listed prefetch_m_state{{&list, 0x58029, 0x3, 0x7bf, 0x0}, {}, &prefetch_m_state}; // .code = 0x29, .mask = 0x58, .counters = 0x3
inline constexpr listed excl_prefetch_i_state{{&list, 0x41029, 0x3, 0x7d6, 0x0}, {}, &excl_prefetch_i_state}; // .code = 0x29, .mask = 0x41, .counters = 0x3
inline constexpr listed excl_prefetch_s_state{{&list, 0x42029, 0x3, 0x7f2, 0x0}, {}, &excl_prefetch_s_state}; // .code = 0x29, .mask = 0x42, .counters = 0x3
inline constexpr listed excl_prefetch_e_state{{&list, 0x44029, 0x3, 0x80e, 0x0}, {}, &excl_prefetch_e_state}; // .code = 0x29, .mask = 0x44, .counters = 0x3
inline constexpr listed excl_prefetch_m_state{{&list, 0x48029, 0x3, 0x82a, 0x0}, {}, &excl_prefetch_m_state}; // .code = 0x29, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xf1029, 0x3, 0x846, 0x0}, {}, &both_cores_i_state}; // .code = 0x29, .mask = 0xf1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xf2029, 0x3, 0x85f, 0x0}, {}, &both_cores_s_state}; // .code = 0x29, .mask = 0xf2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xf4029, 0x3, 0x878, 0x0}, {}, &both_cores_e_state}; // .code = 0x29, .mask = 0xf4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xf8029, 0x3, 0x891, 0x0}, {}, &both_cores_m_state}; // .code = 0x29, .mask = 0xf8, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf029, 0x3, 0x8aa, 0x0}, {}, &both_cores_prefetch}; // .code = 0x29, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_prefetch_i_state{{&list, 0xd1029, 0x3, 0x8c4, 0x0}, {}, &both_cores_prefetch_i_state}; // .code = 0x29, .mask = 0xd1, .counters = 0x3
inline constexpr listed both_cores_prefetch_s_state{{&list, 0xd2029, 0x3, 0x8e6, 0x0}, {}, &both_cores_prefetch_s_state}; // .code = 0x29, .mask = 0xd2, .counters = 0x3
inline constexpr listed both_cores_prefetch_e_state{{&list, 0xd4029, 0x3, 0x908, 0x0}, {}, &both_cores_prefetch_e_state}; // .code = 0x29, .mask = 0xd4, .counters = 0x3
inline constexpr listed both_cores_prefetch_m_state{{&list, 0xd8029, 0x3, 0x92a, 0x0}, {}, &both_cores_prefetch_m_state}; // .code = 0x29, .mask = 0xd8, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf029, 0x3, 0x94c, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x29, .mask = 0xcf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_i_state{{&list, 0xc1029, 0x3, 0x96b, 0x0}, {}, &both_cores_excl_prefetch_i_state}; // .code = 0x29, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_s_state{{&list, 0xc2029, 0x3, 0x992, 0x0}, {}, &both_cores_excl_prefetch_s_state}; // .code = 0x29, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_e_state{{&list, 0xc4029, 0x3, 0x9b9, 0x0}, {}, &both_cores_excl_prefetch_e_state}; // .code = 0x29, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_m_state{{&list, 0xc8029, 0x3, 0x9e0, 0x0}, {}, &both_cores_excl_prefetch_m_state}; // .code = 0x29, .mask = 0xc8, .counters = 0x3
} // namespace l2_ld

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self{{&list, 0x70024, 0x3, 0x3b3, 0x0}, {}, &self}; // .code = 0x24, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0024, 0x3, 0x3c4, 0x0}, {}, &both_cores}; // .code = 0x24, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70024, 0x3, 0x3db, 0x0}, {}, &any}; // .code = 0x24, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50024, 0x3, 0x3eb, 0x0}, {}, &prefetch}; // .code = 0x24, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40024, 0x3, 0x400, 0x0}, {}, &excl_prefetch}; // .code = 0x24, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0024, 0x3, 0x41a, 0x0}, {}, &both_cores_prefetch}; // .code = 0x24, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0024, 0x3, 0x43a, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x24, .mask = 0xc0, .counters = 0x3
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self{{&list, 0x70026, 0x3, 0x48b, 0x0}, {}, &self}; // .code = 0x26, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0026, 0x3, 0x49d, 0x0}, {}, &both_cores}; // .code = 0x26, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70026, 0x3, 0x4b5, 0x0}, {}, &any}; // .code = 0x26, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50026, 0x3, 0x4c6, 0x0}, {}, &prefetch}; // .code = 0x26, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40026, 0x3, 0x4dc, 0x0}, {}, &excl_prefetch}; // .code = 0x26, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0026, 0x3, 0x4f7, 0x0}, {}, &both_cores_prefetch}; // .code = 0x26, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0026, 0x3, 0x518, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x26, .mask = 0xc0, .counters = 0x3
} // namespace l2_lines_out

namespace l2_lock {
using namespace core_events;
inline constexpr listed self{{&list, 0x4f02b, 0x3, 0xaca, 0x0}, {}, &self}; // .code = 0x2b, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf02b, 0x3, 0xad7, 0x0}, {}, &both_cores}; // .code = 0x2b, .mask = 0xcf, .counters = 0x3
inline constexpr listed mesi{{&list, 0x4f02b, 0x3, 0xaea, 0x0}, {}, &mesi}; // .code = 0x2b, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x4102b, 0x3, 0xaf7, 0x0}, {}, &i_state}; // .code = 0x2b, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x4202b, 0x3, 0xb07, 0x0}, {}, &s_state}; // .code = 0x2b, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4402b, 0x3, 0xb17, 0x0}, {}, &e_state}; // .code = 0x2b, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x4802b, 0x3, 0xb27, 0x0}, {}, &m_state}; // .code = 0x2b, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xc102b, 0x3, 0xb37, 0x0}, {}, &both_cores_i_state}; // .code = 0x2b, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xc202b, 0x3, 0xb52, 0x0}, {}, &both_cores_s_state}; // .code = 0x2b, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xc402b, 0x3, 0xb6d, 0x0}, {}, &both_cores_e_state}; // .code = 0x2b, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xc802b, 0x3, 0xb88, 0x0}, {}, &both_cores_m_state}; // .code = 0x2b, .mask = 0xc8, .counters = 0x3
} // namespace l2_lock

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{{&list, 0x40025, 0x3, 0x45f, 0x0}, {}, &self}; // .code = 0x25, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0025, 0x3, 0x472, 0x0}, {}, &both_cores}; // .code = 0x25, .mask = 0xc0, .counters = 0x3
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self{{&list, 0x70027, 0x3, 0x53e, 0x0}, {}, &self}; // .code = 0x27, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0027, 0x3, 0x552, 0x0}, {}, &both_cores}; // .code = 0x27, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70027, 0x3, 0x56c, 0x0}, {}, &any}; // .code = 0x27, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50027, 0x3, 0x57f, 0x0}, {}, &prefetch}; // .code = 0x27, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40027, 0x3, 0x597, 0x0}, {}, &excl_prefetch}; // .code = 0x27, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0027, 0x3, 0x5b4, 0x0}, {}, &both_cores_prefetch}; // .code = 0x27, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0027, 0x3, 0x5d7, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x27, .mask = 0xc0, .counters = 0x3
} // namespace l2_m_lines_out

namespace l2_no_req {
using namespace core_events;
inline constexpr listed self{{&list, 0x40032, 0x3, 0x1355, 0x0}, {}, &self}; // .code = 0x32, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0032, 0x3, 0x1364, 0x0}, {}, &both_cores}; // .code = 0x32, .mask = 0xc0, .counters = 0x3
} // namespace l2_no_req

namespace l2_reject_busq {
using namespace core_events;
inline constexpr listed self{{&list, 0x7f030, 0x3, 0xf1c, 0x0}, {}, &self}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff030, 0x3, 0xf30, 0x0}, {}, &both_cores}; // .code = 0x30, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f030, 0x3, 0xf4a, 0x0}, {}, &any}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f030, 0x3, 0xf5d, 0x0}, {}, &prefetch}; // .code = 0x30, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f030, 0x3, 0xf75, 0x0}, {}, &excl_prefetch}; // .code = 0x30, .mask = 0x4f, .counters = 0x3
inline constexpr listed mesi{{&list, 0x7f030, 0x3, 0xf92, 0x0}, {}, &mesi}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x71030, 0x3, 0xfa6, 0x0}, {}, &i_state}; // .code = 0x30, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x72030, 0x3, 0xfbd, 0x0}, {}, &s_state}; // .code = 0x30, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x74030, 0x3, 0xfd4, 0x0}, {}, &e_state}; // .code = 0x30, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x78030, 0x3, 0xfeb, 0x0}, {}, &m_state}; // .code = 0x30, .mask = 0x78, .counters = 0x3
inline constexpr listed prefetch_i_state{{&list, 0x51030, 0x3, 0x1002, 0x0}, {}, &prefetch_i_state}; // .code = 0x30, .mask = 0x51, .counters = 0x3
inline constexpr listed prefetch_s_state{{&list, 0x52030, 0x3, 0x1022, 0x0}, {}, &prefetch_s_state}; // .code = 0x30, .mask = 0x52, .counters = 0x3
inline constexpr listed prefetch_e_state{{&list, 0x54030, 0x3, 0x1042, 0x0}, {}, &prefetch_e_state}; // .code = 0x30, .mask = 0x54, .counters = 0x3
inline constexpr listed prefetch_m_state{{&list, 0x58030, 0x3, 0x1062, 0x0}, {}, &prefetch_m_state}; // .code = 0x30, .mask = 0x58, .counters = 0x3
inline constexpr listed excl_prefetch_i_state{{&list, 0x41030, 0x3, 0x1082, 0x0}, {}, &excl_prefetch_i_state}; // .code = 0x30, .mask = 0x41, .counters = 0x3
inline constexpr listed excl_prefetch_s_state{{&list, 0x42030, 0x3, 0x10a7, 0x0}, {}, &excl_prefetch_s_state}; // .code = 0x30, .mask = 0x42, .counters = 0x3
inline constexpr listed excl_prefetch_e_state{{&list, 0x44030, 0x3, 0x10cc, 0x0}, {}, &excl_prefetch_e_state}; // .code = 0x30, .mask = 0x44, .counters = 0x3
inline constexpr listed excl_prefetch_m_state{{&list, 0x48030, 0x3, 0x10f1, 0x0}, {}, &excl_prefetch_m_state}; // .code = 0x30, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xf1030, 0x3, 0x1116, 0x0}, {}, &both_cores_i_state}; // .code = 0x30, .mask = 0xf1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xf2030, 0x3, 0x1138, 0x0}, {}, &both_cores_s_state}; // .code = 0x30, .mask = 0xf2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xf4030, 0x3, 0x115a, 0x0}, {}, &both_cores_e_state}; // .code = 0x30, .mask = 0xf4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xf8030, 0x3, 0x117c, 0x0}, {}, &both_cores_m_state}; // .code = 0x30, .mask = 0xf8, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf030, 0x3, 0x119e, 0x0}, {}, &both_cores_prefetch}; // .code = 0x30, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_prefetch_i_state{{&list, 0xd1030, 0x3, 0x11c1, 0x0}, {}, &both_cores_prefetch_i_state}; // .code = 0x30, .mask = 0xd1, .counters = 0x3
inline constexpr listed both_cores_prefetch_s_state{{&list, 0xd2030, 0x3, 0x11ec, 0x0}, {}, &both_cores_prefetch_s_state}; // .code = 0x30, .mask = 0xd2, .counters = 0x3
inline constexpr listed both_cores_prefetch_e_state{{&list, 0xd4030, 0x3, 0x1217, 0x0}, {}, &both_cores_prefetch_e_state}; // .code = 0x30, .mask = 0xd4, .counters = 0x3
inline constexpr listed both_cores_prefetch_m_state{{&list, 0xd8030, 0x3, 0x1242, 0x0}, {}, &both_cores_prefetch_m_state}; // .code = 0x30, .mask = 0xd8, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf030, 0x3, 0x126d, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xcf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_i_state{{&list, 0xc1030, 0x3, 0x1295, 0x0}, {}, &both_cores_excl_prefetch_i_state}; // .code = 0x30, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_s_state{{&list, 0xc2030, 0x3, 0x12c5, 0x0}, {}, &both_cores_excl_prefetch_s_state}; // .code = 0x30, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_e_state{{&list, 0xc4030, 0x3, 0x12f5, 0x0}, {}, &both_cores_excl_prefetch_e_state}; // .code = 0x30, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_m_state{{&list, 0xc8030, 0x3, 0x1325, 0x0}, {}, &both_cores_excl_prefetch_m_state}; // .code = 0x30, .mask = 0xc8, .counters = 0x3
} // namespace l2_reject_busq

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed self{{&list, 0x7f02e, 0x3, 0xba3, 0x0}, {}, &self}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff02e, 0x3, 0xbb1, 0x0}, {}, &both_cores}; // .code = 0x2e, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f02e, 0x3, 0xbc5, 0x0}, {}, &any}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f02e, 0x3, 0xbd2, 0x0}, {}, &prefetch}; // .code = 0x2e, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f02e, 0x3, 0xbe4, 0x0}, {}, &excl_prefetch}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3
inline constexpr listed mesi{{&list, 0x7f02e, 0x3, 0xbfb, 0x0}, {}, &mesi}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x7102e, 0x3, 0xc09, 0x0}, {}, &i_state}; // .code = 0x2e, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x7202e, 0x3, 0xc1a, 0x0}, {}, &s_state}; // .code = 0x2e, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x7402e, 0x3, 0xc2b, 0x0}, {}, &e_state}; // .code = 0x2e, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x7802e, 0x3, 0xc3c, 0x0}, {}, &m_state}; // .code = 0x2e, .mask = 0x78, .counters = 0x3
inline constexpr listed prefetch_i_state{{&list, 0x5102e, 0x3, 0xc4d, 0x0}, {}, &prefetch_i_state}; // .code = 0x2e, .mask = 0x51, .counters = 0x3
inline constexpr listed prefetch_s_state{{&list, 0x5202e, 0x3, 0xc67, 0x0}, {}, &prefetch_s_state}; // .code = 0x2e, .mask = 0x52, .counters = 0x3
inline constexpr listed prefetch_e_state{{&list, 0x5402e, 0x3, 0xc81, 0x0}, {}, &prefetch_e_state}; // .code = 0x2e, .mask = 0x54, .counters = 0x3
inline constexpr listed prefetch_m_state{{&list, 0x5802e, 0x3, 0xc9b, 0x0}, {}, &prefetch_m_state}; // .code = 0x2e, .mask = 0x58, .counters = 0x3
inline constexpr listed excl_prefetch_i_state{{&list, 0x4102e, 0x3, 0xcb5, 0x0}, {}, &excl_prefetch_i_state}; // .code = 0x2e, .mask = 0x41, .counters = 0x3
inline constexpr listed excl_prefetch_s_state{{&list, 0x4202e, 0x3, 0xcd4, 0x0}, {}, &excl_prefetch_s_state}; // .code = 0x2e, .mask = 0x42, .counters = 0x3
inline constexpr listed excl_prefetch_e_state{{&list, 0x4402e, 0x3, 0xcf3, 0x0}, {}, &excl_prefetch_e_state}; // .code = 0x2e, .mask = 0x44, .counters = 0x3
inline constexpr listed excl_prefetch_m_state{{&list, 0x4802e, 0x3, 0xd12, 0x0}, {}, &excl_prefetch_m_state}; // .code = 0x2e, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xf102e, 0x3, 0xd31, 0x0}, {}, &both_cores_i_state}; // .code = 0x2e, .mask = 0xf1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xf202e, 0x3, 0xd4d, 0x0}, {}, &both_cores_s_state}; // .code = 0x2e, .mask = 0xf2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xf402e, 0x3, 0xd69, 0x0}, {}, &both_cores_e_state}; // .code = 0x2e, .mask = 0xf4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xf802e, 0x3, 0xd85, 0x0}, {}, &both_cores_m_state}; // .code = 0x2e, .mask = 0xf8, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf02e, 0x3, 0xda1, 0x0}, {}, &both_cores_prefetch}; // .code = 0x2e, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_prefetch_i_state{{&list, 0xd102e, 0x3, 0xdbe, 0x0}, {}, &both_cores_prefetch_i_state}; // .code = 0x2e, .mask = 0xd1, .counters = 0x3
inline constexpr listed both_cores_prefetch_s_state{{&list, 0xd202e, 0x3, 0xde3, 0x0}, {}, &both_cores_prefetch_s_state}; // .code = 0x2e, .mask = 0xd2, .counters = 0x3
inline constexpr listed both_cores_prefetch_e_state{{&list, 0xd402e, 0x3, 0xe08, 0x0}, {}, &both_cores_prefetch_e_state}; // .code = 0x2e, .mask = 0xd4, .counters = 0x3
inline constexpr listed both_cores_prefetch_m_state{{&list, 0xd802e, 0x3, 0xe2d, 0x0}, {}, &both_cores_prefetch_m_state}; // .code = 0x2e, .mask = 0xd8, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf02e, 0x3, 0xe52, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xcf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_i_state{{&list, 0xc102e, 0x3, 0xe74, 0x0}, {}, &both_cores_excl_prefetch_i_state}; // .code = 0x2e, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_s_state{{&list, 0xc202e, 0x3, 0xe9e, 0x0}, {}, &both_cores_excl_prefetch_s_state}; // .code = 0x2e, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_e_state{{&list, 0xc402e, 0x3, 0xec8, 0x0}, {}, &both_cores_excl_prefetch_e_state}; // .code = 0x2e, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch_m_state{{&list, 0xc802e, 0x3, 0xef2, 0x0}, {}, &both_cores_excl_prefetch_m_state}; // .code = 0x2e, .mask = 0xc8, .counters = 0x3
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed self{{&list, 0x4f02a, 0x3, 0xa07, 0x0}, {}, &self}; // .code = 0x2a, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf02a, 0x3, 0xa12, 0x0}, {}, &both_cores}; // .code = 0x2a, .mask = 0xcf, .counters = 0x3
inline constexpr listed mesi{{&list, 0x4f02a, 0x3, 0xa23, 0x0}, {}, &mesi}; // .code = 0x2a, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x4102a, 0x3, 0xa2e, 0x0}, {}, &i_state}; // .code = 0x2a, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x4202a, 0x3, 0xa3c, 0x0}, {}, &s_state}; // .code = 0x2a, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4402a, 0x3, 0xa4a, 0x0}, {}, &e_state}; // .code = 0x2a, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x4802a, 0x3, 0xa58, 0x0}, {}, &m_state}; // .code = 0x2a, .mask = 0x48, .counters = 0x3
inline constexpr listed both_cores_i_state{{&list, 0xc102a, 0x3, 0xa66, 0x0}, {}, &both_cores_i_state}; // .code = 0x2a, .mask = 0xc1, .counters = 0x3
inline constexpr listed both_cores_s_state{{&list, 0xc202a, 0x3, 0xa7f, 0x0}, {}, &both_cores_s_state}; // .code = 0x2a, .mask = 0xc2, .counters = 0x3
inline constexpr listed both_cores_e_state{{&list, 0xc402a, 0x3, 0xa98, 0x0}, {}, &both_cores_e_state}; // .code = 0x2a, .mask = 0xc4, .counters = 0x3
inline constexpr listed both_cores_m_state{{&list, 0xc802a, 0x3, 0xab1, 0x0}, {}, &both_cores_m_state}; // .code = 0x2a, .mask = 0xc8, .counters = 0x3
} // namespace l2_st

namespace load_block {
using namespace core_events;
inline constexpr listed sta{{&list, 0x2003, 0x3, 0x154, 0x0}, {}, &sta}; // .code = 0x03, .mask = 0x2, .counters = 0x3
inline constexpr listed std{{&list, 0x4003, 0x3, 0x163, 0x0}, {}, &std}; // .code = 0x03, .mask = 0x4, .counters = 0x3
inline constexpr listed overlap_store{{&list, 0x8003, 0x3, 0x172, 0x0}, {}, &overlap_store}; // .code = 0x03, .mask = 0x8, .counters = 0x3
inline constexpr listed until_retire{{&list, 0x10003, 0x3, 0x18b, 0x0}, {}, &until_retire}; // .code = 0x03, .mask = 0x10, .counters = 0x3
inline constexpr listed l1d{{&list, 0x20003, 0x3, 0x1a3, 0x0}, {}, &l1d}; // .code = 0x03, .mask = 0x20, .counters = 0x3
} // namespace load_block

namespace machine_nukes {
using namespace core_events;
inline constexpr listed smc{{&list, 0x10c3, 0x3, 0x23b0, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0x3
inline constexpr listed mem_order{{&list, 0x40c3, 0x3, 0x23c2, 0x0}, {}, &mem_order}; // .code = 0xc3, .mask = 0x4, .counters = 0x3
} // namespace machine_nukes

namespace macro_insts {
using namespace core_events;
inline constexpr listed decoded{{&list, 0x10aa, 0x3, 0x21b8, 0x0}, {}, &decoded}; // .code = 0xaa, .mask = 0x1, .counters = 0x3
inline constexpr listed cisc_decoded{{&list, 0x80aa, 0x3, 0x21cc, 0x0}, {}, &cisc_decoded}; // .code = 0xaa, .mask = 0x8, .counters = 0x3
} // namespace macro_insts

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1d_miss{{&list, 0x10cb, 0x10000000000001, 0x2626, 0x0}, {}, &l1d_miss}; // .code = 0xcb, .mask = 0x1, .counters = 0x1, .precise = can
inline constexpr listed l1d_line_miss{{&list, 0x20cb, 0x10000000000001, 0x2640, 0x0}, {}, &l1d_line_miss}; // .code = 0xcb, .mask = 0x2, .counters = 0x1, .precise = can
inline constexpr listed l2_miss{{&list, 0x40cb, 0x10000000000001, 0x265f, 0x0}, {}, &l2_miss}; // .code = 0xcb, .mask = 0x4, .counters = 0x1, .precise = can
inline constexpr listed l2_line_miss{{&list, 0x80cb, 0x10000000000001, 0x2678, 0x0}, {}, &l2_line_miss}; // .code = 0xcb, .mask = 0x8, .counters = 0x1, .precise = can
inline constexpr listed dtlb_miss{{&list, 0x100cb, 0x10000000000001, 0x2696, 0x0}, {}, &dtlb_miss}; // .code = 0xcb, .mask = 0x10, .counters = 0x1, .precise = can
} // namespace mem_load_retired

namespace memory_disambiguation {
using namespace core_events;
inline constexpr listed reset{{&list, 0x1009, 0x3, 0x28c, 0x0}, {}, &reset}; // .code = 0x09, .mask = 0x1, .counters = 0x3
inline constexpr listed success{{&list, 0x2009, 0x3, 0x2a8, 0x0}, {}, &success}; // .code = 0x09, .mask = 0x2, .counters = 0x3
} // namespace memory_disambiguation

namespace page_walks {
using namespace core_events;
inline constexpr listed count{{&list, 0x100c, 0x3, 0x2c6, 0x0}, {}, &count}; // .code = 0x0c, .mask = 0x1, .counters = 0x3
inline constexpr listed cycles{{&list, 0x200c, 0x3, 0x2d7, 0x0}, {}, &cycles}; // .code = 0x0c, .mask = 0x2, .counters = 0x3
} // namespace page_walks

namespace rat_stalls {
using namespace core_events;
inline constexpr listed rob_read_port{{&list, 0x10d2, 0x3, 0x270e, 0x0}, {}, &rob_read_port}; // .code = 0xd2, .mask = 0x1, .counters = 0x3
inline constexpr listed partial_cycles{{&list, 0x20d2, 0x3, 0x2727, 0x0}, {}, &partial_cycles}; // .code = 0xd2, .mask = 0x2, .counters = 0x3
inline constexpr listed flags{{&list, 0x40d2, 0x3, 0x2741, 0x0}, {}, &flags}; // .code = 0xd2, .mask = 0x4, .counters = 0x3
inline constexpr listed fpsw{{&list, 0x80d2, 0x3, 0x2752, 0x0}, {}, &fpsw}; // .code = 0xd2, .mask = 0x8, .counters = 0x3
inline constexpr listed any{{&list, 0xf0d2, 0x3, 0x2762, 0x0}, {}, &any}; // .code = 0xd2, .mask = 0xf, .counters = 0x3
} // namespace rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed rob_full{{&list, 0x10dc, 0x3, 0x283b, 0x0}, {}, &rob_full}; // .code = 0xdc, .mask = 0x1, .counters = 0x3
inline constexpr listed rs_full{{&list, 0x20dc, 0x3, 0x2854, 0x0}, {}, &rs_full}; // .code = 0xdc, .mask = 0x2, .counters = 0x3
inline constexpr listed ld_st{{&list, 0x40dc, 0x3, 0x286c, 0x0}, {}, &ld_st}; // .code = 0xdc, .mask = 0x4, .counters = 0x3
inline constexpr listed fpcw{{&list, 0x80dc, 0x3, 0x2882, 0x0}, {}, &fpcw}; // .code = 0xdc, .mask = 0x8, .counters = 0x3
inline constexpr listed br_miss_clear{{&list, 0x100dc, 0x3, 0x2897, 0x0}, {}, &br_miss_clear}; // .code = 0xdc, .mask = 0x10, .counters = 0x3
inline constexpr listed any{{&list, 0x1f0dc, 0x3, 0x28b5, 0x0}, {}, &any}; // .code = 0xdc, .mask = 0x1f, .counters = 0x3
} // namespace resource_stalls

namespace rs_uops_dispatched_cycles {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0x1, 0x5d, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0x1
inline constexpr listed port_1{{&list, 0x20a1, 0x1, 0x7e, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0x1
inline constexpr listed port_2{{&list, 0x40a1, 0x1, 0x9f, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0x4, .counters = 0x1
inline constexpr listed port_3{{&list, 0x80a1, 0x1, 0xc0, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x8, .counters = 0x1
inline constexpr listed port_4{{&list, 0x100a1, 0x1, 0xe1, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x10, .counters = 0x1
inline constexpr listed port_5{{&list, 0x200a1, 0x1, 0x102, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0x1
inline constexpr listed any{{&list, 0x3f0a1, 0x1, 0x123, 0x0}, {}, &any}; // .code = 0xa1, .mask = 0x3f, .counters = 0x1
} // namespace rs_uops_dispatched_cycles

namespace seg_reg_renames {
using namespace core_events;
inline constexpr listed es{{&list, 0x10d5, 0x3, 0x27db, 0x0}, {}, &es}; // .code = 0xd5, .mask = 0x1, .counters = 0x3
inline constexpr listed ds{{&list, 0x20d5, 0x3, 0x27ee, 0x0}, {}, &ds}; // .code = 0xd5, .mask = 0x2, .counters = 0x3
inline constexpr listed fs{{&list, 0x40d5, 0x3, 0x2801, 0x0}, {}, &fs}; // .code = 0xd5, .mask = 0x4, .counters = 0x3
inline constexpr listed gs{{&list, 0x80d5, 0x3, 0x2814, 0x0}, {}, &gs}; // .code = 0xd5, .mask = 0x8, .counters = 0x3
inline constexpr listed any{{&list, 0xf0d5, 0x3, 0x2827, 0x0}, {}, &any}; // .code = 0xd5, .mask = 0xf, .counters = 0x3
} // namespace seg_reg_renames

namespace seg_rename_stalls {
using namespace core_events;
inline constexpr listed es{{&list, 0x10d4, 0x3, 0x2771, 0x0}, {}, &es}; // .code = 0xd4, .mask = 0x1, .counters = 0x3
inline constexpr listed ds{{&list, 0x20d4, 0x3, 0x2786, 0x0}, {}, &ds}; // .code = 0xd4, .mask = 0x2, .counters = 0x3
inline constexpr listed fs{{&list, 0x40d4, 0x3, 0x279b, 0x0}, {}, &fs}; // .code = 0xd4, .mask = 0x4, .counters = 0x3
inline constexpr listed gs{{&list, 0x80d4, 0x3, 0x27b0, 0x0}, {}, &gs}; // .code = 0xd4, .mask = 0x8, .counters = 0x3
inline constexpr listed any{{&list, 0xf0d4, 0x3, 0x27c5, 0x0}, {}, &any}; // .code = 0xd4, .mask = 0xf, .counters = 0x3
} // namespace seg_rename_stalls

namespace simd_comp_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x10ca, 0x3, 0x2592, 0x0}, {}, &packed_single}; // .code = 0xca, .mask = 0x1, .counters = 0x3
inline constexpr listed scalar_single{{&list, 0x20ca, 0x3, 0x25b7, 0x0}, {}, &scalar_single}; // .code = 0xca, .mask = 0x2, .counters = 0x3
inline constexpr listed packed_double{{&list, 0x40ca, 0x3, 0x25dc, 0x0}, {}, &packed_double}; // .code = 0xca, .mask = 0x4, .counters = 0x3
inline constexpr listed scalar_double{{&list, 0x80ca, 0x3, 0x2601, 0x0}, {}, &scalar_double}; // .code = 0xca, .mask = 0x8, .counters = 0x3
} // namespace simd_comp_inst_retired

namespace simd_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x10c7, 0x3, 0x24c6, 0x0}, {}, &packed_single}; // .code = 0xc7, .mask = 0x1, .counters = 0x3
inline constexpr listed scalar_single{{&list, 0x20c7, 0x3, 0x24e6, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0x3
inline constexpr listed packed_double{{&list, 0x40c7, 0x3, 0x2506, 0x0}, {}, &packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0x3
inline constexpr listed scalar_double{{&list, 0x80c7, 0x3, 0x2526, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x8, .counters = 0x3
inline constexpr listed vector{{&list, 0x100c7, 0x3, 0x2546, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0x10, .counters = 0x3
inline constexpr listed any{{&list, 0x1f0c7, 0x10000000000003, 0x255f, 0x0}, {}, &any}; // .code = 0xc7, .mask = 0x1f, .counters = 0x3, .precise = can
} // namespace simd_inst_retired

namespace simd_uop_type_exec {
using namespace core_events;
inline constexpr listed mul{{&list, 0x10b3, 0x3, 0x221e, 0x0}, {}, &mul}; // .code = 0xb3, .mask = 0x1, .counters = 0x3
inline constexpr listed shift{{&list, 0x20b3, 0x3, 0x2235, 0x0}, {}, &shift}; // .code = 0xb3, .mask = 0x2, .counters = 0x3
inline constexpr listed pack{{&list, 0x40b3, 0x3, 0x224e, 0x0}, {}, &pack}; // .code = 0xb3, .mask = 0x4, .counters = 0x3
inline constexpr listed unpack{{&list, 0x80b3, 0x3, 0x2266, 0x0}, {}, &unpack}; // .code = 0xb3, .mask = 0x8, .counters = 0x3
inline constexpr listed logical{{&list, 0x100b3, 0x3, 0x2280, 0x0}, {}, &logical}; // .code = 0xb3, .mask = 0x10, .counters = 0x3
inline constexpr listed arithmetic{{&list, 0x200b3, 0x3, 0x229b, 0x0}, {}, &arithmetic}; // .code = 0xb3, .mask = 0x20, .counters = 0x3
} // namespace simd_uop_type_exec

namespace snoop_stall_drv {
using namespace core_events;
inline constexpr listed self{{&list, 0x4007e, 0x3, 0x1f99, 0x0}, {}, &self}; // .code = 0x7e, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc007e, 0x3, 0x1fae, 0x0}, {}, &both_cores}; // .code = 0x7e, .mask = 0xc0, .counters = 0x3
inline constexpr listed this_agent{{&list, 0x4007e, 0x3, 0x1fc9, 0x0}, {}, &this_agent}; // .code = 0x7e, .mask = 0x40, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x6007e, 0x3, 0x1fe4, 0x0}, {}, &all_agents}; // .code = 0x7e, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores_all_agents{{&list, 0xe007e, 0x3, 0x1fff, 0x0}, {}, &both_cores_all_agents}; // .code = 0x7e, .mask = 0xe0, .counters = 0x3
} // namespace snoop_stall_drv

namespace sse_pre_exec {
using namespace core_events;
inline constexpr listed nta{{&list, 0x7, 0x3, 0x1f8, 0x0}, {}, &nta}; // .code = 0x07, .counters = 0x3
inline constexpr listed l1{{&list, 0x1007, 0x3, 0x209, 0x0}, {}, &l1}; // .code = 0x07, .mask = 0x1, .counters = 0x3
inline constexpr listed l2{{&list, 0x2007, 0x3, 0x219, 0x0}, {}, &l2}; // .code = 0x07, .mask = 0x2, .counters = 0x3
inline constexpr listed stores{{&list, 0x3007, 0x3, 0x229, 0x0}, {}, &stores}; // .code = 0x07, .mask = 0x3, .counters = 0x3
} // namespace sse_pre_exec

namespace sse_pre_miss {
using namespace core_events;
inline constexpr listed nta{{&list, 0x4b, 0x3, 0x1581, 0x0}, {}, &nta}; // .code = 0x4b, .counters = 0x3
inline constexpr listed l1{{&list, 0x104b, 0x3, 0x1592, 0x0}, {}, &l1}; // .code = 0x4b, .mask = 0x1, .counters = 0x3
inline constexpr listed l2{{&list, 0x204b, 0x3, 0x15a2, 0x0}, {}, &l2}; // .code = 0x4b, .mask = 0x2, .counters = 0x3
} // namespace sse_pre_miss

namespace store_block {
using namespace core_events;
inline constexpr listed order{{&list, 0x2004, 0x3, 0x1c2, 0x0}, {}, &order}; // .code = 0x04, .mask = 0x2, .counters = 0x3
inline constexpr listed snoop{{&list, 0x8004, 0x3, 0x1d4, 0x0}, {}, &snoop}; // .code = 0x04, .mask = 0x8, .counters = 0x3
} // namespace store_block

namespace uops_retired {
using namespace core_events;
inline constexpr listed ld_ind_br{{&list, 0x10c2, 0x3, 0x232f, 0x0}, {}, &ld_ind_br}; // .code = 0xc2, .mask = 0x1, .counters = 0x3
inline constexpr listed std_sta{{&list, 0x20c2, 0x3, 0x2346, 0x0}, {}, &std_sta}; // .code = 0xc2, .mask = 0x2, .counters = 0x3
inline constexpr listed macro_fusion{{&list, 0x40c2, 0x3, 0x235b, 0x0}, {}, &macro_fusion}; // .code = 0xc2, .mask = 0x4, .counters = 0x3
inline constexpr listed non_fused{{&list, 0x80c2, 0x3, 0x2375, 0x0}, {}, &non_fused}; // .code = 0xc2, .mask = 0x8, .counters = 0x3
inline constexpr listed fused{{&list, 0x70c2, 0x3, 0x238c, 0x0}, {}, &fused}; // .code = 0xc2, .mask = 0x7, .counters = 0x3
inline constexpr listed any{{&list, 0xf0c2, 0x3, 0x239f, 0x0}, {}, &any}; // .code = 0xc2, .mask = 0xf, .counters = 0x3
} // namespace uops_retired

namespace x87_ops_retired {
using namespace core_events;
inline constexpr listed fxch{{&list, 0x10c1, 0x3, 0x2306, 0x0}, {}, &fxch}; // .code = 0xc1, .mask = 0x1, .counters = 0x3
inline constexpr listed any{{&list, 0xfe0c1, 0x10000000000003, 0x231b, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0xfe, .counters = 0x3, .precise = can
} // namespace x87_ops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &unhalted_core_cycles, &instruction_retired, &unhalted_reference_cycles, &llc_references,
    &llc_misses, &rs_uops_dispatched, &sb_drain_cycles, &segment_reg_loads, &fp_comp_ops_exe,
    &fp_assist, &mul, &div, &cycles_div_busy, &idle_during_div, &eist_trans, &thermal_trip,
    &l1d_all_ref, &l1d_all_cache_ref, &l1d_repl, &l1d_m_repl, &l1d_m_evict, &l1d_pend_miss,
    &load_hit_pre, &l1i_reads, &l1i_misses, &cycles_l1i_mem_stalled, &ild_stall, &br_inst_exec,
    &br_missp_exec, &br_bac_missp_exec, &br_cnd_exec, &br_cnd_missp_exec, &br_ind_exec,
    &br_ind_missp_exec, &br_ret_exec, &br_ret_missp_exec, &br_ret_bac_missp_exec, &br_call_exec,
    &br_call_missp_exec, &br_ind_call_exec, &br_tkn_bubble_1, &br_tkn_bubble_2, &simd_uops_exec,
    &simd_sat_uop_exec, &br_inst_retired_mispred, &cycles_int_masked,
    &cycles_int_pending_and_masked, &hw_int_rcv, &itlb_miss_retired, &simd_assist,
    &simd_instr_retired, &simd_sat_instr_retired, &br_inst_decoded, &bogus_br, &baclears,
    &pref_rqsts_up, &pref_rqsts_dn, &br_inst_retired::any, &br_inst_retired::pred_not_taken,
    &br_inst_retired::mispred_not_taken, &br_inst_retired::pred_taken,
    &br_inst_retired::mispred_taken, &br_inst_retired::taken, &bus_bnr_drv::this_agent,
    &bus_bnr_drv::all_agents, &bus_data_rcv::self, &bus_data_rcv::both_cores,
    &bus_drdy_clocks::this_agent, &bus_drdy_clocks::all_agents, &bus_hit_drv::this_agent,
    &bus_hit_drv::all_agents, &bus_hitm_drv::this_agent, &bus_hitm_drv::all_agents,
    &bus_io_wait::self, &bus_io_wait::both_cores, &bus_lock_clocks::self,
    &bus_lock_clocks::both_cores, &bus_lock_clocks::this_agent, &bus_lock_clocks::all_agents,
    &bus_lock_clocks::both_cores_all_agents, &bus_request_outstanding::self,
    &bus_request_outstanding::both_cores, &bus_request_outstanding::this_agent,
    &bus_request_outstanding::all_agents, &bus_request_outstanding::both_cores_all_agents,
    &bus_trans_any::self, &bus_trans_any::both_cores, &bus_trans_any::this_agent,
    &bus_trans_any::all_agents, &bus_trans_any::both_cores_all_agents, &bus_trans_brd::self,
    &bus_trans_brd::both_cores, &bus_trans_brd::this_agent, &bus_trans_brd::all_agents,
    &bus_trans_brd::both_cores_all_agents, &bus_trans_burst::self, &bus_trans_burst::both_cores,
    &bus_trans_burst::this_agent, &bus_trans_burst::all_agents,
    &bus_trans_burst::both_cores_all_agents, &bus_trans_def::self, &bus_trans_def::both_cores,
    &bus_trans_def::this_agent, &bus_trans_def::all_agents, &bus_trans_def::both_cores_all_agents,
    &bus_trans_ifetch::self, &bus_trans_ifetch::both_cores, &bus_trans_ifetch::this_agent,
    &bus_trans_ifetch::all_agents, &bus_trans_ifetch::both_cores_all_agents, &bus_trans_inval::self,
    &bus_trans_inval::both_cores, &bus_trans_inval::this_agent, &bus_trans_inval::all_agents,
    &bus_trans_inval::both_cores_all_agents, &bus_trans_io::self, &bus_trans_io::both_cores,
    &bus_trans_io::this_agent, &bus_trans_io::all_agents, &bus_trans_io::both_cores_all_agents,
    &bus_trans_mem::self, &bus_trans_mem::both_cores, &bus_trans_mem::this_agent,
    &bus_trans_mem::all_agents, &bus_trans_mem::both_cores_all_agents, &bus_trans_p::self,
    &bus_trans_p::both_cores, &bus_trans_p::this_agent, &bus_trans_p::all_agents,
    &bus_trans_p::both_cores_all_agents, &bus_trans_pwr::self, &bus_trans_pwr::both_cores,
    &bus_trans_pwr::this_agent, &bus_trans_pwr::all_agents, &bus_trans_pwr::both_cores_all_agents,
    &bus_trans_rfo::self, &bus_trans_rfo::both_cores, &bus_trans_rfo::this_agent,
    &bus_trans_rfo::all_agents, &bus_trans_rfo::both_cores_all_agents, &bus_trans_wb::self,
    &bus_trans_wb::both_cores, &bus_trans_wb::this_agent, &bus_trans_wb::all_agents,
    &bus_trans_wb::both_cores_all_agents, &busq_empty::this_agent, &busq_empty::all_agents,
    &cmp_snoop::any, &cmp_snoop::share, &cmp_snoop::invalidate, &cmp_snoop::self,
    &cmp_snoop::both_cores, &cmp_snoop::share_both_cores, &cmp_snoop::invalidate_both_cores,
    &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::bus, &cpu_clk_unhalted::no_other,
    &delayed_bypass::fp, &delayed_bypass::simd, &delayed_bypass::load, &dtlb_misses::any,
    &dtlb_misses::miss_ld, &dtlb_misses::l0_miss_ld, &dtlb_misses::miss_st, &esp::synch,
    &esp::additions, &ext_snoop::any, &ext_snoop::clean, &ext_snoop::hit, &ext_snoop::hitm,
    &ext_snoop::this_agent, &ext_snoop::all_agents, &ext_snoop::clean_all_agents,
    &ext_snoop::hit_all_agents, &ext_snoop::hitm_all_agents, &fp_mmx_trans::to_fp,
    &fp_mmx_trans::to_mmx, &inst_queue::full, &inst_retired::any_p, &inst_retired::loads,
    &inst_retired::stores, &inst_retired::other, &itlb::small_miss, &itlb::large_miss, &itlb::flush,
    &itlb::misses, &l1d_cache_ld::mesi, &l1d_cache_ld::i_state, &l1d_cache_ld::s_state,
    &l1d_cache_ld::e_state, &l1d_cache_ld::m_state, &l1d_cache_lock::mesi, &l1d_cache_lock::i_state,
    &l1d_cache_lock::s_state, &l1d_cache_lock::e_state, &l1d_cache_lock::m_state,
    &l1d_cache_st::mesi, &l1d_cache_st::i_state, &l1d_cache_st::s_state, &l1d_cache_st::e_state,
    &l1d_cache_st::m_state, &l1d_prefetch::requests, &l1d_split::loads, &l1d_split::stores,
    &l2_ads::self, &l2_ads::both_cores, &l2_dbus_busy_rd::self, &l2_dbus_busy_rd::both_cores,
    &l2_ifetch::self, &l2_ifetch::both_cores, &l2_ifetch::mesi, &l2_ifetch::i_state,
    &l2_ifetch::s_state, &l2_ifetch::e_state, &l2_ifetch::m_state, &l2_ifetch::both_cores_i_state,
    &l2_ifetch::both_cores_s_state, &l2_ifetch::both_cores_e_state, &l2_ifetch::both_cores_m_state,
    &l2_ld::self, &l2_ld::both_cores, &l2_ld::any, &l2_ld::prefetch, &l2_ld::excl_prefetch,
    &l2_ld::mesi, &l2_ld::i_state, &l2_ld::s_state, &l2_ld::e_state, &l2_ld::m_state,
    &l2_ld::prefetch_i_state, &l2_ld::prefetch_s_state, &l2_ld::prefetch_e_state,
    &l2_ld::prefetch_m_state, &l2_ld::excl_prefetch_i_state, &l2_ld::excl_prefetch_s_state,
    &l2_ld::excl_prefetch_e_state, &l2_ld::excl_prefetch_m_state, &l2_ld::both_cores_i_state,
    &l2_ld::both_cores_s_state, &l2_ld::both_cores_e_state, &l2_ld::both_cores_m_state,
    &l2_ld::both_cores_prefetch, &l2_ld::both_cores_prefetch_i_state,
    &l2_ld::both_cores_prefetch_s_state, &l2_ld::both_cores_prefetch_e_state,
    &l2_ld::both_cores_prefetch_m_state, &l2_ld::both_cores_excl_prefetch,
    &l2_ld::both_cores_excl_prefetch_i_state, &l2_ld::both_cores_excl_prefetch_s_state,
    &l2_ld::both_cores_excl_prefetch_e_state, &l2_ld::both_cores_excl_prefetch_m_state,
    &l2_lines_in::self, &l2_lines_in::both_cores, &l2_lines_in::any, &l2_lines_in::prefetch,
    &l2_lines_in::excl_prefetch, &l2_lines_in::both_cores_prefetch,
    &l2_lines_in::both_cores_excl_prefetch, &l2_lines_out::self, &l2_lines_out::both_cores,
    &l2_lines_out::any, &l2_lines_out::prefetch, &l2_lines_out::excl_prefetch,
    &l2_lines_out::both_cores_prefetch, &l2_lines_out::both_cores_excl_prefetch, &l2_lock::self,
    &l2_lock::both_cores, &l2_lock::mesi, &l2_lock::i_state, &l2_lock::s_state, &l2_lock::e_state,
    &l2_lock::m_state, &l2_lock::both_cores_i_state, &l2_lock::both_cores_s_state,
    &l2_lock::both_cores_e_state, &l2_lock::both_cores_m_state, &l2_m_lines_in::self,
    &l2_m_lines_in::both_cores, &l2_m_lines_out::self, &l2_m_lines_out::both_cores,
    &l2_m_lines_out::any, &l2_m_lines_out::prefetch, &l2_m_lines_out::excl_prefetch,
    &l2_m_lines_out::both_cores_prefetch, &l2_m_lines_out::both_cores_excl_prefetch,
    &l2_no_req::self, &l2_no_req::both_cores, &l2_reject_busq::self, &l2_reject_busq::both_cores,
    &l2_reject_busq::any, &l2_reject_busq::prefetch, &l2_reject_busq::excl_prefetch,
    &l2_reject_busq::mesi, &l2_reject_busq::i_state, &l2_reject_busq::s_state,
    &l2_reject_busq::e_state, &l2_reject_busq::m_state, &l2_reject_busq::prefetch_i_state,
    &l2_reject_busq::prefetch_s_state, &l2_reject_busq::prefetch_e_state,
    &l2_reject_busq::prefetch_m_state, &l2_reject_busq::excl_prefetch_i_state,
    &l2_reject_busq::excl_prefetch_s_state, &l2_reject_busq::excl_prefetch_e_state,
    &l2_reject_busq::excl_prefetch_m_state, &l2_reject_busq::both_cores_i_state,
    &l2_reject_busq::both_cores_s_state, &l2_reject_busq::both_cores_e_state,
    &l2_reject_busq::both_cores_m_state, &l2_reject_busq::both_cores_prefetch,
    &l2_reject_busq::both_cores_prefetch_i_state, &l2_reject_busq::both_cores_prefetch_s_state,
    &l2_reject_busq::both_cores_prefetch_e_state, &l2_reject_busq::both_cores_prefetch_m_state,
    &l2_reject_busq::both_cores_excl_prefetch, &l2_reject_busq::both_cores_excl_prefetch_i_state,
    &l2_reject_busq::both_cores_excl_prefetch_s_state,
    &l2_reject_busq::both_cores_excl_prefetch_e_state,
    &l2_reject_busq::both_cores_excl_prefetch_m_state, &l2_rqsts::self, &l2_rqsts::both_cores,
    &l2_rqsts::any, &l2_rqsts::prefetch, &l2_rqsts::excl_prefetch, &l2_rqsts::mesi,
    &l2_rqsts::i_state, &l2_rqsts::s_state, &l2_rqsts::e_state, &l2_rqsts::m_state,
    &l2_rqsts::prefetch_i_state, &l2_rqsts::prefetch_s_state, &l2_rqsts::prefetch_e_state,
    &l2_rqsts::prefetch_m_state, &l2_rqsts::excl_prefetch_i_state, &l2_rqsts::excl_prefetch_s_state,
    &l2_rqsts::excl_prefetch_e_state, &l2_rqsts::excl_prefetch_m_state,
    &l2_rqsts::both_cores_i_state, &l2_rqsts::both_cores_s_state, &l2_rqsts::both_cores_e_state,
    &l2_rqsts::both_cores_m_state, &l2_rqsts::both_cores_prefetch,
    &l2_rqsts::both_cores_prefetch_i_state, &l2_rqsts::both_cores_prefetch_s_state,
    &l2_rqsts::both_cores_prefetch_e_state, &l2_rqsts::both_cores_prefetch_m_state,
    &l2_rqsts::both_cores_excl_prefetch, &l2_rqsts::both_cores_excl_prefetch_i_state,
    &l2_rqsts::both_cores_excl_prefetch_s_state, &l2_rqsts::both_cores_excl_prefetch_e_state,
    &l2_rqsts::both_cores_excl_prefetch_m_state, &l2_st::self, &l2_st::both_cores, &l2_st::mesi,
    &l2_st::i_state, &l2_st::s_state, &l2_st::e_state, &l2_st::m_state, &l2_st::both_cores_i_state,
    &l2_st::both_cores_s_state, &l2_st::both_cores_e_state, &l2_st::both_cores_m_state,
    &load_block::sta, &load_block::std, &load_block::overlap_store, &load_block::until_retire,
    &load_block::l1d, &machine_nukes::smc, &machine_nukes::mem_order, &macro_insts::decoded,
    &macro_insts::cisc_decoded, &mem_load_retired::l1d_miss, &mem_load_retired::l1d_line_miss,
    &mem_load_retired::l2_miss, &mem_load_retired::l2_line_miss, &mem_load_retired::dtlb_miss,
    &memory_disambiguation::reset, &memory_disambiguation::success, &page_walks::count,
    &page_walks::cycles, &rat_stalls::rob_read_port, &rat_stalls::partial_cycles,
    &rat_stalls::flags, &rat_stalls::fpsw, &rat_stalls::any, &resource_stalls::rob_full,
    &resource_stalls::rs_full, &resource_stalls::ld_st, &resource_stalls::fpcw,
    &resource_stalls::br_miss_clear, &resource_stalls::any, &rs_uops_dispatched_cycles::port_0,
    &rs_uops_dispatched_cycles::port_1, &rs_uops_dispatched_cycles::port_2,
    &rs_uops_dispatched_cycles::port_3, &rs_uops_dispatched_cycles::port_4,
    &rs_uops_dispatched_cycles::port_5, &rs_uops_dispatched_cycles::any, &seg_reg_renames::es,
    &seg_reg_renames::ds, &seg_reg_renames::fs, &seg_reg_renames::gs, &seg_reg_renames::any,
    &seg_rename_stalls::es, &seg_rename_stalls::ds, &seg_rename_stalls::fs, &seg_rename_stalls::gs,
    &seg_rename_stalls::any, &simd_comp_inst_retired::packed_single,
    &simd_comp_inst_retired::scalar_single, &simd_comp_inst_retired::packed_double,
    &simd_comp_inst_retired::scalar_double, &simd_inst_retired::packed_single,
    &simd_inst_retired::scalar_single, &simd_inst_retired::packed_double,
    &simd_inst_retired::scalar_double, &simd_inst_retired::vector, &simd_inst_retired::any,
    &simd_uop_type_exec::mul, &simd_uop_type_exec::shift, &simd_uop_type_exec::pack,
    &simd_uop_type_exec::unpack, &simd_uop_type_exec::logical, &simd_uop_type_exec::arithmetic,
    &snoop_stall_drv::self, &snoop_stall_drv::both_cores, &snoop_stall_drv::this_agent,
    &snoop_stall_drv::all_agents, &snoop_stall_drv::both_cores_all_agents, &sse_pre_exec::nta,
    &sse_pre_exec::l1, &sse_pre_exec::l2, &sse_pre_exec::stores, &sse_pre_miss::nta,
    &sse_pre_miss::l1, &sse_pre_miss::l2, &store_block::order, &store_block::snoop,
    &uops_retired::ld_ind_br, &uops_retired::std_sta, &uops_retired::macro_fusion,
    &uops_retired::non_fused, &uops_retired::fused, &uops_retired::any, &x87_ops_retired::fxch,
    &x87_ops_retired::any,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::core2
