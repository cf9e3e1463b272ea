// Events of Core Duo and Core Solo (Yonah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// yonah: from libpfm4 91970fe6eb4e, lib/events/intel_coreduo_events.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Corrected: edge of THERMAL_TRIP.TRIPS.
// Unit masks have a mask of each group of their event: those that the name has, and of other groups
// the default, which is a name of its own.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::yonah {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "unhalted_reference_cycles\0"
    "llc_references\0"
    "llc_misses\0"
    "ld_blocks\0"
    "sd_drains\0"
    "misalign_mem_ref\0"
    "seg_reg_loads\0"
    "sse_prefetch.nta\0"
    "sse_prefetch.t1\0"
    "sse_prefetch.t2\0"
    "sse_ntstores_ret\0"
    "fp_comps_op_exe\0"
    "fp_assist\0"
    "mul\0"
    "div\0"
    "cycles_div_busy\0"
    "l2_ads.self\0"
    "l2_ads.both_cores\0"
    "dbus_busy.self\0"
    "dbus_busy.both_cores\0"
    "dbus_busy_rd.self\0"
    "dbus_busy_rd.both_cores\0"
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
    "l2_ifetch.mesi\0"
    "l2_ifetch.i_state\0"
    "l2_ifetch.s_state\0"
    "l2_ifetch.e_state\0"
    "l2_ifetch.m_state\0"
    "l2_ifetch.self\0"
    "l2_ifetch.both_cores\0"
    "l2_ifetch.i_state.both_cores\0"
    "l2_ifetch.s_state.both_cores\0"
    "l2_ifetch.e_state.both_cores\0"
    "l2_ifetch.m_state.both_cores\0"
    "l2_ld.mesi\0"
    "l2_ld.i_state\0"
    "l2_ld.s_state\0"
    "l2_ld.e_state\0"
    "l2_ld.m_state\0"
    "l2_ld.self\0"
    "l2_ld.both_cores\0"
    "l2_ld.i_state.both_cores\0"
    "l2_ld.s_state.both_cores\0"
    "l2_ld.e_state.both_cores\0"
    "l2_ld.m_state.both_cores\0"
    "l2_st.mesi\0"
    "l2_st.i_state\0"
    "l2_st.s_state\0"
    "l2_st.e_state\0"
    "l2_st.m_state\0"
    "l2_st.self\0"
    "l2_st.both_cores\0"
    "l2_st.i_state.both_cores\0"
    "l2_st.s_state.both_cores\0"
    "l2_st.e_state.both_cores\0"
    "l2_st.m_state.both_cores\0"
    "l2_rqsts.mesi\0"
    "l2_rqsts.i_state\0"
    "l2_rqsts.s_state\0"
    "l2_rqsts.e_state\0"
    "l2_rqsts.m_state\0"
    "l2_rqsts.self\0"
    "l2_rqsts.both_cores\0"
    "l2_rqsts.any\0"
    "l2_rqsts.prefetch\0"
    "l2_rqsts.excl_prefetch\0"
    "l2_rqsts.both_cores.prefetch\0"
    "l2_rqsts.both_cores.excl_prefetch\0"
    "l2_rqsts.i_state.prefetch\0"
    "l2_rqsts.i_state.excl_prefetch\0"
    "l2_rqsts.i_state.both_cores\0"
    "l2_rqsts.i_state.both_cores.prefetch\0"
    "l2_rqsts.i_state.both_cores.excl_prefetch\0"
    "l2_rqsts.s_state.prefetch\0"
    "l2_rqsts.s_state.excl_prefetch\0"
    "l2_rqsts.s_state.both_cores\0"
    "l2_rqsts.s_state.both_cores.prefetch\0"
    "l2_rqsts.s_state.both_cores.excl_prefetch\0"
    "l2_rqsts.e_state.prefetch\0"
    "l2_rqsts.e_state.excl_prefetch\0"
    "l2_rqsts.e_state.both_cores\0"
    "l2_rqsts.e_state.both_cores.prefetch\0"
    "l2_rqsts.e_state.both_cores.excl_prefetch\0"
    "l2_rqsts.m_state.prefetch\0"
    "l2_rqsts.m_state.excl_prefetch\0"
    "l2_rqsts.m_state.both_cores\0"
    "l2_rqsts.m_state.both_cores.prefetch\0"
    "l2_rqsts.m_state.both_cores.excl_prefetch\0"
    "l2_reject_cycles.mesi\0"
    "l2_reject_cycles.i_state\0"
    "l2_reject_cycles.s_state\0"
    "l2_reject_cycles.e_state\0"
    "l2_reject_cycles.m_state\0"
    "l2_reject_cycles.self\0"
    "l2_reject_cycles.both_cores\0"
    "l2_reject_cycles.any\0"
    "l2_reject_cycles.prefetch\0"
    "l2_reject_cycles.excl_prefetch\0"
    "l2_reject_cycles.both_cores.prefetch\0"
    "l2_reject_cycles.both_cores.excl_prefetch\0"
    "l2_reject_cycles.i_state.prefetch\0"
    "l2_reject_cycles.i_state.excl_prefetch\0"
    "l2_reject_cycles.i_state.both_cores\0"
    "l2_reject_cycles.i_state.both_cores.prefetch\0"
    "l2_reject_cycles.i_state.both_cores.excl_prefetch\0"
    "l2_reject_cycles.s_state.prefetch\0"
    "l2_reject_cycles.s_state.excl_prefetch\0"
    "l2_reject_cycles.s_state.both_cores\0"
    "l2_reject_cycles.s_state.both_cores.prefetch\0"
    "l2_reject_cycles.s_state.both_cores.excl_prefetch\0"
    "l2_reject_cycles.e_state.prefetch\0"
    "l2_reject_cycles.e_state.excl_prefetch\0"
    "l2_reject_cycles.e_state.both_cores\0"
    "l2_reject_cycles.e_state.both_cores.prefetch\0"
    "l2_reject_cycles.e_state.both_cores.excl_prefetch\0"
    "l2_reject_cycles.m_state.prefetch\0"
    "l2_reject_cycles.m_state.excl_prefetch\0"
    "l2_reject_cycles.m_state.both_cores\0"
    "l2_reject_cycles.m_state.both_cores.prefetch\0"
    "l2_reject_cycles.m_state.both_cores.excl_prefetch\0"
    "l2_no_request_cycles.mesi\0"
    "l2_no_request_cycles.i_state\0"
    "l2_no_request_cycles.s_state\0"
    "l2_no_request_cycles.e_state\0"
    "l2_no_request_cycles.m_state\0"
    "l2_no_request_cycles.self\0"
    "l2_no_request_cycles.both_cores\0"
    "l2_no_request_cycles.any\0"
    "l2_no_request_cycles.prefetch\0"
    "l2_no_request_cycles.excl_prefetch\0"
    "l2_no_request_cycles.both_cores.prefetch\0"
    "l2_no_request_cycles.both_cores.excl_prefetch\0"
    "l2_no_request_cycles.i_state.prefetch\0"
    "l2_no_request_cycles.i_state.excl_prefetch\0"
    "l2_no_request_cycles.i_state.both_cores\0"
    "l2_no_request_cycles.i_state.both_cores.prefetch\0"
    "l2_no_request_cycles.i_state.both_cores.excl_prefetch\0"
    "l2_no_request_cycles.s_state.prefetch\0"
    "l2_no_request_cycles.s_state.excl_prefetch\0"
    "l2_no_request_cycles.s_state.both_cores\0"
    "l2_no_request_cycles.s_state.both_cores.prefetch\0"
    "l2_no_request_cycles.s_state.both_cores.excl_prefetch\0"
    "l2_no_request_cycles.e_state.prefetch\0"
    "l2_no_request_cycles.e_state.excl_prefetch\0"
    "l2_no_request_cycles.e_state.both_cores\0"
    "l2_no_request_cycles.e_state.both_cores.prefetch\0"
    "l2_no_request_cycles.e_state.both_cores.excl_prefetch\0"
    "l2_no_request_cycles.m_state.prefetch\0"
    "l2_no_request_cycles.m_state.excl_prefetch\0"
    "l2_no_request_cycles.m_state.both_cores\0"
    "l2_no_request_cycles.m_state.both_cores.prefetch\0"
    "l2_no_request_cycles.m_state.both_cores.excl_prefetch\0"
    "est_trans.any\0"
    "est_trans.freq\0"
    "thermal_trip.cycles\0"
    "thermal_trip.trips\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.nonhlt_ref_cycles\0"
    "cpu_clk_unhalted.serial_execution_cycles\0"
    "dcache_cache_ld.mesi\0"
    "dcache_cache_ld.i_state\0"
    "dcache_cache_ld.s_state\0"
    "dcache_cache_ld.e_state\0"
    "dcache_cache_ld.m_state\0"
    "dcache_cache_st.mesi\0"
    "dcache_cache_st.i_state\0"
    "dcache_cache_st.s_state\0"
    "dcache_cache_st.e_state\0"
    "dcache_cache_st.m_state\0"
    "dcache_cache_lock.mesi\0"
    "dcache_cache_lock.i_state\0"
    "dcache_cache_lock.s_state\0"
    "dcache_cache_lock.e_state\0"
    "dcache_cache_lock.m_state\0"
    "data_mem_ref\0"
    "data_mem_cache_ref\0"
    "dcache_repl\0"
    "dcache_m_repl\0"
    "dcache_m_evict\0"
    "dcache_pend_miss\0"
    "dtlb_miss\0"
    "sse_pre_miss.nta_miss\0"
    "sse_pre_miss.t1_miss\0"
    "sse_pre_miss.t2_miss\0"
    "sse_pre_miss.stores_miss\0"
    "l1_pref_req\0"
    "bus_req_outstanding.self\0"
    "bus_req_outstanding.both_cores\0"
    "bus_req_outstanding.any\0"
    "bus_req_outstanding.prefetch\0"
    "bus_req_outstanding.excl_prefetch\0"
    "bus_req_outstanding.both_cores.prefetch\0"
    "bus_req_outstanding.both_cores.excl_prefetch\0"
    "bus_bnr_clocks\0"
    "bus_drdy_clocks.this_agent\0"
    "bus_drdy_clocks.all_agents\0"
    "bus_locks_clocks.self\0"
    "bus_locks_clocks.both_cores\0"
    "bus_data_rcv\0"
    "bus_trans_brd.self\0"
    "bus_trans_brd.both_cores\0"
    "bus_trans_rfo.self\0"
    "bus_trans_rfo.both_cores\0"
    "bus_trans_rfo.any\0"
    "bus_trans_rfo.prefetch\0"
    "bus_trans_rfo.excl_prefetch\0"
    "bus_trans_rfo.both_cores.prefetch\0"
    "bus_trans_rfo.both_cores.excl_prefetch\0"
    "bus_trans_ifetch.self\0"
    "bus_trans_ifetch.both_cores\0"
    "bus_trans_ifetch.any\0"
    "bus_trans_ifetch.prefetch\0"
    "bus_trans_ifetch.excl_prefetch\0"
    "bus_trans_ifetch.both_cores.prefetch\0"
    "bus_trans_ifetch.both_cores.excl_prefetch\0"
    "bus_trans_inval.self\0"
    "bus_trans_inval.both_cores\0"
    "bus_trans_inval.any\0"
    "bus_trans_inval.prefetch\0"
    "bus_trans_inval.excl_prefetch\0"
    "bus_trans_inval.both_cores.prefetch\0"
    "bus_trans_inval.both_cores.excl_prefetch\0"
    "bus_trans_pwr.self\0"
    "bus_trans_pwr.both_cores\0"
    "bus_trans_pwr.any\0"
    "bus_trans_pwr.prefetch\0"
    "bus_trans_pwr.excl_prefetch\0"
    "bus_trans_pwr.both_cores.prefetch\0"
    "bus_trans_pwr.both_cores.excl_prefetch\0"
    "bus_trans_p.self\0"
    "bus_trans_p.both_cores\0"
    "bus_trans_p.any\0"
    "bus_trans_p.prefetch\0"
    "bus_trans_p.excl_prefetch\0"
    "bus_trans_p.both_cores.prefetch\0"
    "bus_trans_p.both_cores.excl_prefetch\0"
    "bus_trans_io.self\0"
    "bus_trans_io.both_cores\0"
    "bus_trans_io.any\0"
    "bus_trans_io.prefetch\0"
    "bus_trans_io.excl_prefetch\0"
    "bus_trans_io.both_cores.prefetch\0"
    "bus_trans_io.both_cores.excl_prefetch\0"
    "bus_trans_def.self\0"
    "bus_trans_def.both_cores\0"
    "bus_trans_wb.this_agent\0"
    "bus_trans_wb.all_agents\0"
    "bus_trans_burst.this_agent\0"
    "bus_trans_burst.all_agents\0"
    "bus_trans_mem.this_agent\0"
    "bus_trans_mem.all_agents\0"
    "bus_trans_any.this_agent\0"
    "bus_trans_any.all_agents\0"
    "bus_snoops.mesi\0"
    "bus_snoops.i_state\0"
    "bus_snoops.s_state\0"
    "bus_snoops.e_state\0"
    "bus_snoops.m_state\0"
    "bus_snoops.self\0"
    "bus_snoops.both_cores\0"
    "bus_snoops.i_state.both_cores\0"
    "bus_snoops.s_state.both_cores\0"
    "bus_snoops.e_state.both_cores\0"
    "bus_snoops.m_state.both_cores\0"
    "dcu_snoop_to_share.self\0"
    "dcu_snoop_to_share.both_cores\0"
    "bus_not_in_use.self\0"
    "bus_not_in_use.both_cores\0"
    "bus_snoop_stall\0"
    "icache_reads\0"
    "icache_misses\0"
    "itlb_misses\0"
    "ifu_mem_stall\0"
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
    "resource_stall\0"
    "mmx_instr_exec\0"
    "simd_int_sat_exec\0"
    "simd_int_instructions.mul\0"
    "simd_int_instructions.shift\0"
    "simd_int_instructions.pack\0"
    "simd_int_instructions.unpack\0"
    "simd_int_instructions.logical\0"
    "simd_int_instructions.arithmetic\0"
    "instr_ret\0"
    "fp_comp_instr_ret\0"
    "uops_ret\0"
    "smc_detected\0"
    "br_instr_ret\0"
    "br_mispred_ret\0"
    "cycles_int_masked\0"
    "cycles_int_pedning_masked\0"
    "hw_int_rx\0"
    "br_taken_ret\0"
    "br_mispred_taken_ret\0"
    "mmx_fp_trans.to_fp\0"
    "mmx_fp_trans.to_mmx\0"
    "mmx_assist\0"
    "mmx_instr_ret\0"
    "instr_decoded\0"
    "esp_uops\0"
    "sse_instructions_retired.single\0"
    "sse_instructions_retired.scalar_single\0"
    "sse_instructions_retired.packed_double\0"
    "sse_instructions_retired.double\0"
    "sse_instructions_retired.int_128\0"
    "sse_comp_instructions_retired.packed_single\0"
    "sse_comp_instructions_retired.scalar_single\0"
    "sse_comp_instructions_retired.packed_double\0"
    "sse_comp_instructions_retired.scalar_double\0"
    "fused_uops.all\0"
    "fused_uops.loads\0"
    "fused_uops.stores\0"
    "unfusion\0"
    "br_instr_decoded\0"
    "btb_misses\0"
    "br_bogus\0"
    "baclears\0"
    "pref_rqsts_up\0"
    "pref_rqsts_dn\0";
inline constexpr select::event_list list{"yonah", core::yonah, names};
} // namespace core_events
inline constexpr core_events::listed unhalted_reference_cycles{{&core_events::list, 0x103c, 0x3, 0x0, 0x0}, {}, &unhalted_reference_cycles}; // .code = 0x3c, .mask = 0x1, .counters = 0x3
inline constexpr core_events::listed llc_references{{&core_events::list, 0x4f02e, 0x3, 0x1a, 0x0}, {}, &llc_references}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3
inline constexpr core_events::listed llc_misses{{&core_events::list, 0x4102e, 0x3, 0x29, 0x0}, {}, &llc_misses}; // .code = 0x2e, .mask = 0x41, .counters = 0x3
inline constexpr core_events::listed ld_blocks{{&core_events::list, 0x3, 0x3, 0x34, 0x0}, {}, &ld_blocks}; // .code = 0x03, .counters = 0x3
inline constexpr core_events::listed sd_drains{{&core_events::list, 0x4, 0x3, 0x3e, 0x0}, {}, &sd_drains}; // .code = 0x04, .counters = 0x3
inline constexpr core_events::listed misalign_mem_ref{{&core_events::list, 0x5, 0x3, 0x48, 0x0}, {}, &misalign_mem_ref}; // .code = 0x05, .counters = 0x3
inline constexpr core_events::listed seg_reg_loads{{&core_events::list, 0x6, 0x3, 0x59, 0x0}, {}, &seg_reg_loads}; // .code = 0x06, .counters = 0x3
inline constexpr core_events::listed sse_ntstores_ret{{&core_events::list, 0x3007, 0x3, 0x98, 0x0}, {}, &sse_ntstores_ret}; // .code = 0x07, .mask = 0x3, .counters = 0x3
inline constexpr core_events::listed fp_comps_op_exe{{&core_events::list, 0x10, 0x3, 0xa9, 0x0}, {}, &fp_comps_op_exe}; // .code = 0x10, .counters = 0x3
inline constexpr core_events::listed fp_assist{{&core_events::list, 0x11, 0x2, 0xb9, 0x0}, {}, &fp_assist}; // .code = 0x11, .counters = 0x2
inline constexpr core_events::listed mul{{&core_events::list, 0x12, 0x2, 0xc3, 0x0}, {}, &mul}; // .code = 0x12, .counters = 0x2
inline constexpr core_events::listed div{{&core_events::list, 0x13, 0x2, 0xc7, 0x0}, {}, &div}; // .code = 0x13, .counters = 0x2
inline constexpr core_events::listed cycles_div_busy{{&core_events::list, 0x14, 0x1, 0xcb, 0x0}, {}, &cycles_div_busy}; // .code = 0x14, .counters = 0x1
inline constexpr core_events::listed data_mem_ref{{&core_events::list, 0x1043, 0x3, 0x1504, 0x0}, {}, &data_mem_ref}; // .code = 0x43, .mask = 0x1, .counters = 0x3
inline constexpr core_events::listed data_mem_cache_ref{{&core_events::list, 0x2044, 0x3, 0x1511, 0x0}, {}, &data_mem_cache_ref}; // .code = 0x44, .mask = 0x2, .counters = 0x3
inline constexpr core_events::listed dcache_repl{{&core_events::list, 0xf045, 0x3, 0x1524, 0x0}, {}, &dcache_repl}; // .code = 0x45, .mask = 0xf, .counters = 0x3
inline constexpr core_events::listed dcache_m_repl{{&core_events::list, 0x46, 0x3, 0x1530, 0x0}, {}, &dcache_m_repl}; // .code = 0x46, .counters = 0x3
inline constexpr core_events::listed dcache_m_evict{{&core_events::list, 0x47, 0x3, 0x153e, 0x0}, {}, &dcache_m_evict}; // .code = 0x47, .counters = 0x3
inline constexpr core_events::listed dcache_pend_miss{{&core_events::list, 0x48, 0x3, 0x154d, 0x0}, {}, &dcache_pend_miss}; // .code = 0x48, .counters = 0x3
inline constexpr core_events::listed dtlb_miss{{&core_events::list, 0x49, 0x3, 0x155e, 0x0}, {}, &dtlb_miss}; // .code = 0x49, .counters = 0x3
inline constexpr core_events::listed l1_pref_req{{&core_events::list, 0x4f, 0x3, 0x15c1, 0x0}, {}, &l1_pref_req}; // .code = 0x4f, .counters = 0x3
inline constexpr core_events::listed bus_bnr_clocks{{&core_events::list, 0x61, 0x3, 0x16b1, 0x0}, {}, &bus_bnr_clocks}; // .code = 0x61, .counters = 0x3
inline constexpr core_events::listed bus_data_rcv{{&core_events::list, 0x40064, 0x3, 0x1728, 0x0}, {}, &bus_data_rcv}; // .code = 0x64, .mask = 0x40, .counters = 0x3
inline constexpr core_events::listed bus_snoop_stall{{&core_events::list, 0x7e, 0x3, 0x1e1f, 0x0}, {}, &bus_snoop_stall}; // .code = 0x7e, .counters = 0x3
inline constexpr core_events::listed icache_reads{{&core_events::list, 0x80, 0x3, 0x1e2f, 0x0}, {}, &icache_reads}; // .code = 0x80, .counters = 0x3
inline constexpr core_events::listed icache_misses{{&core_events::list, 0x81, 0x3, 0x1e3c, 0x0}, {}, &icache_misses}; // .code = 0x81, .counters = 0x3
inline constexpr core_events::listed itlb_misses{{&core_events::list, 0x85, 0x3, 0x1e4a, 0x0}, {}, &itlb_misses}; // .code = 0x85, .counters = 0x3
inline constexpr core_events::listed ifu_mem_stall{{&core_events::list, 0x86, 0x3, 0x1e56, 0x0}, {}, &ifu_mem_stall}; // .code = 0x86, .counters = 0x3
inline constexpr core_events::listed ild_stall{{&core_events::list, 0x87, 0x3, 0x1e64, 0x0}, {}, &ild_stall}; // .code = 0x87, .counters = 0x3
inline constexpr core_events::listed br_inst_exec{{&core_events::list, 0x88, 0x3, 0x1e6e, 0x0}, {}, &br_inst_exec}; // .code = 0x88, .counters = 0x3
inline constexpr core_events::listed br_missp_exec{{&core_events::list, 0x89, 0x3, 0x1e7b, 0x0}, {}, &br_missp_exec}; // .code = 0x89, .counters = 0x3
inline constexpr core_events::listed br_bac_missp_exec{{&core_events::list, 0x8a, 0x3, 0x1e89, 0x0}, {}, &br_bac_missp_exec}; // .code = 0x8a, .counters = 0x3
inline constexpr core_events::listed br_cnd_exec{{&core_events::list, 0x8b, 0x3, 0x1e9b, 0x0}, {}, &br_cnd_exec}; // .code = 0x8b, .counters = 0x3
inline constexpr core_events::listed br_cnd_missp_exec{{&core_events::list, 0x8c, 0x3, 0x1ea7, 0x0}, {}, &br_cnd_missp_exec}; // .code = 0x8c, .counters = 0x3
inline constexpr core_events::listed br_ind_exec{{&core_events::list, 0x8d, 0x3, 0x1eb9, 0x0}, {}, &br_ind_exec}; // .code = 0x8d, .counters = 0x3
inline constexpr core_events::listed br_ind_missp_exec{{&core_events::list, 0x8e, 0x3, 0x1ec5, 0x0}, {}, &br_ind_missp_exec}; // .code = 0x8e, .counters = 0x3
inline constexpr core_events::listed br_ret_exec{{&core_events::list, 0x8f, 0x3, 0x1ed7, 0x0}, {}, &br_ret_exec}; // .code = 0x8f, .counters = 0x3
inline constexpr core_events::listed br_ret_missp_exec{{&core_events::list, 0x90, 0x3, 0x1ee3, 0x0}, {}, &br_ret_missp_exec}; // .code = 0x90, .counters = 0x3
inline constexpr core_events::listed br_ret_bac_missp_exec{{&core_events::list, 0x91, 0x3, 0x1ef5, 0x0}, {}, &br_ret_bac_missp_exec}; // .code = 0x91, .counters = 0x3
inline constexpr core_events::listed br_call_exec{{&core_events::list, 0x92, 0x3, 0x1f0b, 0x0}, {}, &br_call_exec}; // .code = 0x92, .counters = 0x3
inline constexpr core_events::listed br_call_missp_exec{{&core_events::list, 0x93, 0x3, 0x1f18, 0x0}, {}, &br_call_missp_exec}; // .code = 0x93, .counters = 0x3
inline constexpr core_events::listed br_ind_call_exec{{&core_events::list, 0x94, 0x3, 0x1f2b, 0x0}, {}, &br_ind_call_exec}; // .code = 0x94, .counters = 0x3
inline constexpr core_events::listed resource_stall{{&core_events::list, 0xa2, 0x3, 0x1f3c, 0x0}, {}, &resource_stall}; // .code = 0xa2, .counters = 0x3
inline constexpr core_events::listed mmx_instr_exec{{&core_events::list, 0xb0, 0x3, 0x1f4b, 0x0}, {}, &mmx_instr_exec}; // .code = 0xb0, .counters = 0x3
inline constexpr core_events::listed simd_int_sat_exec{{&core_events::list, 0xb1, 0x3, 0x1f5a, 0x0}, {}, &simd_int_sat_exec}; // .code = 0xb1, .counters = 0x3
inline constexpr core_events::listed instr_ret{{&core_events::list, 0xc0, 0x3, 0x2019, 0x0}, {}, &instr_ret}; // .code = 0xc0, .counters = 0x3
inline constexpr core_events::listed fp_comp_instr_ret{{&core_events::list, 0xc1, 0x1, 0x2023, 0x0}, {}, &fp_comp_instr_ret}; // .code = 0xc1, .counters = 0x1
inline constexpr core_events::listed uops_ret{{&core_events::list, 0xc2, 0x3, 0x2035, 0x0}, {}, &uops_ret}; // .code = 0xc2, .counters = 0x3
inline constexpr core_events::listed smc_detected{{&core_events::list, 0xc3, 0x3, 0x203e, 0x0}, {}, &smc_detected}; // .code = 0xc3, .counters = 0x3
inline constexpr core_events::listed br_instr_ret{{&core_events::list, 0xc4, 0x3, 0x204b, 0x0}, {}, &br_instr_ret}; // .code = 0xc4, .counters = 0x3
inline constexpr core_events::listed br_mispred_ret{{&core_events::list, 0xc5, 0x3, 0x2058, 0x0}, {}, &br_mispred_ret}; // .code = 0xc5, .counters = 0x3
inline constexpr core_events::listed cycles_int_masked{{&core_events::list, 0xc6, 0x3, 0x2067, 0x0}, {}, &cycles_int_masked}; // .code = 0xc6, .counters = 0x3
inline constexpr core_events::listed cycles_int_pedning_masked{{&core_events::list, 0xc7, 0x3, 0x2079, 0x0}, {}, &cycles_int_pedning_masked}; // .code = 0xc7, .counters = 0x3
inline constexpr core_events::listed hw_int_rx{{&core_events::list, 0xc8, 0x3, 0x2093, 0x0}, {}, &hw_int_rx}; // .code = 0xc8, .counters = 0x3
inline constexpr core_events::listed br_taken_ret{{&core_events::list, 0xc9, 0x3, 0x209d, 0x0}, {}, &br_taken_ret}; // .code = 0xc9, .counters = 0x3
inline constexpr core_events::listed br_mispred_taken_ret{{&core_events::list, 0xca, 0x3, 0x20aa, 0x0}, {}, &br_mispred_taken_ret}; // .code = 0xca, .counters = 0x3
inline constexpr core_events::listed mmx_assist{{&core_events::list, 0xcd, 0x3, 0x20e6, 0x0}, {}, &mmx_assist}; // .code = 0xcd, .counters = 0x3
inline constexpr core_events::listed mmx_instr_ret{{&core_events::list, 0xce, 0x3, 0x20f1, 0x0}, {}, &mmx_instr_ret}; // .code = 0xce, .counters = 0x3
inline constexpr core_events::listed instr_decoded{{&core_events::list, 0xd0, 0x3, 0x20ff, 0x0}, {}, &instr_decoded}; // .code = 0xd0, .counters = 0x3
inline constexpr core_events::listed esp_uops{{&core_events::list, 0xd7, 0x3, 0x210d, 0x0}, {}, &esp_uops}; // .code = 0xd7, .counters = 0x3
inline constexpr core_events::listed unfusion{{&core_events::list, 0xdb, 0x3, 0x22a7, 0x0}, {}, &unfusion}; // .code = 0xdb, .counters = 0x3
inline constexpr core_events::listed br_instr_decoded{{&core_events::list, 0xe0, 0x3, 0x22b0, 0x0}, {}, &br_instr_decoded}; // .code = 0xe0, .counters = 0x3
inline constexpr core_events::listed btb_misses{{&core_events::list, 0xe2, 0x3, 0x22c1, 0x0}, {}, &btb_misses}; // .code = 0xe2, .counters = 0x3
inline constexpr core_events::listed br_bogus{{&core_events::list, 0xe4, 0x3, 0x22cc, 0x0}, {}, &br_bogus}; // .code = 0xe4, .counters = 0x3
inline constexpr core_events::listed baclears{{&core_events::list, 0xe6, 0x3, 0x22d5, 0x0}, {}, &baclears}; // .code = 0xe6, .counters = 0x3
inline constexpr core_events::listed pref_rqsts_up{{&core_events::list, 0xf0, 0x3, 0x22de, 0x0}, {}, &pref_rqsts_up}; // .code = 0xf0, .counters = 0x3
inline constexpr core_events::listed pref_rqsts_dn{{&core_events::list, 0xf8, 0x3, 0x22ec, 0x0}, {}, &pref_rqsts_dn}; // .code = 0xf8, .counters = 0x3

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0x62, 0x3, 0x16c0, 0x0}, {}, &this_agent}; // .code = 0x62, .counters = 0x3
inline constexpr listed all_agents{{&list, 0x20062, 0x3, 0x16db, 0x0}, {}, &all_agents}; // .code = 0x62, .mask = 0x20, .counters = 0x3
} // namespace bus_drdy_clocks

namespace bus_locks_clocks {
using namespace core_events;
inline constexpr listed self{{&list, 0x40063, 0x3, 0x16f6, 0x0}, {}, &self}; // .code = 0x63, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0063, 0x3, 0x170c, 0x0}, {}, &both_cores}; // .code = 0x63, .mask = 0xc0, .counters = 0x3
} // namespace bus_locks_clocks

namespace bus_not_in_use {
using namespace core_events;
inline constexpr listed self{{&list, 0x4007d, 0x3, 0x1df1, 0x0}, {}, &self}; // .code = 0x7d, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc007d, 0x3, 0x1e05, 0x0}, {}, &both_cores}; // .code = 0x7d, .mask = 0xc0, .counters = 0x3
} // namespace bus_not_in_use

namespace bus_req_outstanding {
using namespace core_events;
inline constexpr listed self{{&list, 0x70060, 0x3, 0x15cd, 0x0}, {}, &self}; // .code = 0x60, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0060, 0x3, 0x15e6, 0x0}, {}, &both_cores}; // .code = 0x60, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70060, 0x3, 0x1605, 0x0}, {}, &any}; // .code = 0x60, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50060, 0x3, 0x161d, 0x0}, {}, &prefetch}; // .code = 0x60, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40060, 0x3, 0x163a, 0x0}, {}, &excl_prefetch}; // .code = 0x60, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0060, 0x3, 0x165c, 0x0}, {}, &both_cores_prefetch}; // .code = 0x60, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0060, 0x3, 0x1684, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x60, .mask = 0xc0, .counters = 0x3
} // namespace bus_req_outstanding

namespace bus_snoops {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x4f077, 0x3, 0x1cc1, 0x0}, {}, &mesi}; // .code = 0x77, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x41077, 0x3, 0x1cd1, 0x0}, {}, &i_state}; // .code = 0x77, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x42077, 0x3, 0x1ce4, 0x0}, {}, &s_state}; // .code = 0x77, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x44077, 0x3, 0x1cf7, 0x0}, {}, &e_state}; // .code = 0x77, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x48077, 0x3, 0x1d0a, 0x0}, {}, &m_state}; // .code = 0x77, .mask = 0x48, .counters = 0x3
inline constexpr listed self{{&list, 0x4f077, 0x3, 0x1d1d, 0x0}, {}, &self}; // .code = 0x77, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf077, 0x3, 0x1d2d, 0x0}, {}, &both_cores}; // .code = 0x77, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xc1077, 0x3, 0x1d43, 0x0}, {}, &i_state_both_cores}; // .code = 0x77, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xc2077, 0x3, 0x1d61, 0x0}, {}, &s_state_both_cores}; // .code = 0x77, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xc4077, 0x3, 0x1d7f, 0x0}, {}, &e_state_both_cores}; // .code = 0x77, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xc8077, 0x3, 0x1d9d, 0x0}, {}, &m_state_both_cores}; // .code = 0x77, .mask = 0xc8, .counters = 0x3
} // namespace bus_snoops

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0xc0070, 0x3, 0x1c8f, 0x0}, {}, &this_agent}; // .code = 0x70, .mask = 0xc0, .counters = 0x3
inline constexpr listed all_agents{{&list, 0xe0070, 0x3, 0x1ca8, 0x0}, {}, &all_agents}; // .code = 0x70, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed self{{&list, 0x40065, 0x3, 0x1735, 0x0}, {}, &self}; // .code = 0x65, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0065, 0x3, 0x1748, 0x0}, {}, &both_cores}; // .code = 0x65, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0xc006e, 0x3, 0x1c27, 0x0}, {}, &this_agent}; // .code = 0x6e, .mask = 0xc0, .counters = 0x3
inline constexpr listed all_agents{{&list, 0xe006e, 0x3, 0x1c42, 0x0}, {}, &all_agents}; // .code = 0x6e, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed self{{&list, 0x6006d, 0x3, 0x1bcb, 0x0}, {}, &self}; // .code = 0x6d, .mask = 0x60, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xe006d, 0x3, 0x1bde, 0x0}, {}, &both_cores}; // .code = 0x6d, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed self{{&list, 0x70068, 0x3, 0x181b, 0x0}, {}, &self}; // .code = 0x68, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0068, 0x3, 0x1831, 0x0}, {}, &both_cores}; // .code = 0x68, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70068, 0x3, 0x184d, 0x0}, {}, &any}; // .code = 0x68, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50068, 0x3, 0x1862, 0x0}, {}, &prefetch}; // .code = 0x68, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40068, 0x3, 0x187c, 0x0}, {}, &excl_prefetch}; // .code = 0x68, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0068, 0x3, 0x189b, 0x0}, {}, &both_cores_prefetch}; // .code = 0x68, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0068, 0x3, 0x18c0, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x68, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed self{{&list, 0x70069, 0x3, 0x18ea, 0x0}, {}, &self}; // .code = 0x69, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0069, 0x3, 0x18ff, 0x0}, {}, &both_cores}; // .code = 0x69, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70069, 0x3, 0x191a, 0x0}, {}, &any}; // .code = 0x69, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50069, 0x3, 0x192e, 0x0}, {}, &prefetch}; // .code = 0x69, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40069, 0x3, 0x1947, 0x0}, {}, &excl_prefetch}; // .code = 0x69, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0069, 0x3, 0x1965, 0x0}, {}, &both_cores_prefetch}; // .code = 0x69, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0069, 0x3, 0x1989, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x69, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed self{{&list, 0x7006c, 0x3, 0x1b18, 0x0}, {}, &self}; // .code = 0x6c, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf006c, 0x3, 0x1b2a, 0x0}, {}, &both_cores}; // .code = 0x6c, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x7006c, 0x3, 0x1b42, 0x0}, {}, &any}; // .code = 0x6c, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5006c, 0x3, 0x1b53, 0x0}, {}, &prefetch}; // .code = 0x6c, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4006c, 0x3, 0x1b69, 0x0}, {}, &excl_prefetch}; // .code = 0x6c, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd006c, 0x3, 0x1b84, 0x0}, {}, &both_cores_prefetch}; // .code = 0x6c, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc006c, 0x3, 0x1ba5, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x6c, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0xc006f, 0x3, 0x1c5d, 0x0}, {}, &this_agent}; // .code = 0x6f, .mask = 0xc0, .counters = 0x3
inline constexpr listed all_agents{{&list, 0xe006f, 0x3, 0x1c76, 0x0}, {}, &all_agents}; // .code = 0x6f, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed self{{&list, 0x7006b, 0x3, 0x1a6c, 0x0}, {}, &self}; // .code = 0x6b, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf006b, 0x3, 0x1a7d, 0x0}, {}, &both_cores}; // .code = 0x6b, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x7006b, 0x3, 0x1a94, 0x0}, {}, &any}; // .code = 0x6b, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5006b, 0x3, 0x1aa4, 0x0}, {}, &prefetch}; // .code = 0x6b, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4006b, 0x3, 0x1ab9, 0x0}, {}, &excl_prefetch}; // .code = 0x6b, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd006b, 0x3, 0x1ad3, 0x0}, {}, &both_cores_prefetch}; // .code = 0x6b, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc006b, 0x3, 0x1af3, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x6b, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed self{{&list, 0x7006a, 0x3, 0x19b2, 0x0}, {}, &self}; // .code = 0x6a, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf006a, 0x3, 0x19c5, 0x0}, {}, &both_cores}; // .code = 0x6a, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x7006a, 0x3, 0x19de, 0x0}, {}, &any}; // .code = 0x6a, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5006a, 0x3, 0x19f0, 0x0}, {}, &prefetch}; // .code = 0x6a, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4006a, 0x3, 0x1a07, 0x0}, {}, &excl_prefetch}; // .code = 0x6a, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd006a, 0x3, 0x1a23, 0x0}, {}, &both_cores_prefetch}; // .code = 0x6a, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc006a, 0x3, 0x1a45, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x6a, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed self{{&list, 0x70066, 0x3, 0x1761, 0x0}, {}, &self}; // .code = 0x66, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0066, 0x3, 0x1774, 0x0}, {}, &both_cores}; // .code = 0x66, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70066, 0x3, 0x178d, 0x0}, {}, &any}; // .code = 0x66, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50066, 0x3, 0x179f, 0x0}, {}, &prefetch}; // .code = 0x66, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40066, 0x3, 0x17b6, 0x0}, {}, &excl_prefetch}; // .code = 0x66, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0066, 0x3, 0x17d2, 0x0}, {}, &both_cores_prefetch}; // .code = 0x66, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0066, 0x3, 0x17f4, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x66, .mask = 0xc0, .counters = 0x3
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed this_agent{{&list, 0xc0067, 0x3, 0x1bf7, 0x0}, {}, &this_agent}; // .code = 0x67, .mask = 0xc0, .counters = 0x3
inline constexpr listed all_agents{{&list, 0xe0067, 0x3, 0x1c0f, 0x0}, {}, &all_agents}; // .code = 0x67, .mask = 0xe0, .counters = 0x3
} // namespace bus_trans_wb

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{{&list, 0x3c, 0x3, 0x1337, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3
inline constexpr listed nonhlt_ref_cycles{{&list, 0x103c, 0x3, 0x134f, 0x0}, {}, &nonhlt_ref_cycles}; // .code = 0x3c, .mask = 0x1, .counters = 0x3
inline constexpr listed serial_execution_cycles{{&list, 0x203c, 0x3, 0x1372, 0x0}, {}, &serial_execution_cycles}; // .code = 0x3c, .mask = 0x2, .counters = 0x3
} // namespace cpu_clk_unhalted

namespace dbus_busy {
using namespace core_events;
inline constexpr listed self{{&list, 0x40022, 0x3, 0xf9, 0x0}, {}, &self}; // .code = 0x22, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0022, 0x3, 0x108, 0x0}, {}, &both_cores}; // .code = 0x22, .mask = 0xc0, .counters = 0x3
} // namespace dbus_busy

namespace dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{{&list, 0x40023, 0x3, 0x11d, 0x0}, {}, &self}; // .code = 0x23, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0023, 0x3, 0x12f, 0x0}, {}, &both_cores}; // .code = 0x23, .mask = 0xc0, .counters = 0x3
} // namespace dbus_busy_rd

namespace dcache_cache_ld {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf040, 0x3, 0x139b, 0x0}, {}, &mesi}; // .code = 0x40, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1040, 0x3, 0x13b0, 0x0}, {}, &i_state}; // .code = 0x40, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2040, 0x3, 0x13c8, 0x0}, {}, &s_state}; // .code = 0x40, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4040, 0x3, 0x13e0, 0x0}, {}, &e_state}; // .code = 0x40, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8040, 0x3, 0x13f8, 0x0}, {}, &m_state}; // .code = 0x40, .mask = 0x8, .counters = 0x3
} // namespace dcache_cache_ld

namespace dcache_cache_lock {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf042, 0x3, 0x1485, 0x0}, {}, &mesi}; // .code = 0x42, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1042, 0x3, 0x149c, 0x0}, {}, &i_state}; // .code = 0x42, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2042, 0x3, 0x14b6, 0x0}, {}, &s_state}; // .code = 0x42, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4042, 0x3, 0x14d0, 0x0}, {}, &e_state}; // .code = 0x42, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8042, 0x3, 0x14ea, 0x0}, {}, &m_state}; // .code = 0x42, .mask = 0x8, .counters = 0x3
} // namespace dcache_cache_lock

namespace dcache_cache_st {
using namespace core_events;
inline constexpr listed mesi{{&list, 0xf041, 0x3, 0x1410, 0x0}, {}, &mesi}; // .code = 0x41, .mask = 0xf, .counters = 0x3
inline constexpr listed i_state{{&list, 0x1041, 0x3, 0x1425, 0x0}, {}, &i_state}; // .code = 0x41, .mask = 0x1, .counters = 0x3
inline constexpr listed s_state{{&list, 0x2041, 0x3, 0x143d, 0x0}, {}, &s_state}; // .code = 0x41, .mask = 0x2, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4041, 0x3, 0x1455, 0x0}, {}, &e_state}; // .code = 0x41, .mask = 0x4, .counters = 0x3
inline constexpr listed m_state{{&list, 0x8041, 0x3, 0x146d, 0x0}, {}, &m_state}; // .code = 0x41, .mask = 0x8, .counters = 0x3
} // namespace dcache_cache_st

namespace dcu_snoop_to_share {
using namespace core_events;
inline constexpr listed self{{&list, 0x41078, 0x3, 0x1dbb, 0x0}, {}, &self}; // .code = 0x78, .mask = 0x41, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc1078, 0x3, 0x1dd3, 0x0}, {}, &both_cores}; // .code = 0x78, .mask = 0xc1, .counters = 0x3
} // namespace dcu_snoop_to_share

namespace est_trans {
using namespace core_events;
inline constexpr listed any{{&list, 0x3a, 0x3, 0x12f3, 0x0}, {}, &any}; // .code = 0x3a, .counters = 0x3
inline constexpr listed freq{{&list, 0x1003a, 0x3, 0x1301, 0x0}, {}, &freq}; // .code = 0x3a, .mask = 0x10, .counters = 0x3
} // namespace est_trans

namespace fused_uops {
using namespace core_events;
inline constexpr listed all{{&list, 0xda, 0x3, 0x2275, 0x0}, {}, &all}; // .code = 0xda, .counters = 0x3
inline constexpr listed loads{{&list, 0x10da, 0x3, 0x2284, 0x0}, {}, &loads}; // .code = 0xda, .mask = 0x1, .counters = 0x3
inline constexpr listed stores{{&list, 0x20da, 0x3, 0x2295, 0x0}, {}, &stores}; // .code = 0xda, .mask = 0x2, .counters = 0x3
} // namespace fused_uops

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{{&list, 0x40021, 0x3, 0xdb, 0x0}, {}, &self}; // .code = 0x21, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0021, 0x3, 0xe7, 0x0}, {}, &both_cores}; // .code = 0x21, .mask = 0xc0, .counters = 0x3
} // namespace l2_ads

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x4f028, 0x3, 0x393, 0x0}, {}, &mesi}; // .code = 0x28, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x41028, 0x3, 0x3a2, 0x0}, {}, &i_state}; // .code = 0x28, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x42028, 0x3, 0x3b4, 0x0}, {}, &s_state}; // .code = 0x28, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x44028, 0x3, 0x3c6, 0x0}, {}, &e_state}; // .code = 0x28, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x48028, 0x3, 0x3d8, 0x0}, {}, &m_state}; // .code = 0x28, .mask = 0x48, .counters = 0x3
inline constexpr listed self{{&list, 0x4f028, 0x3, 0x3ea, 0x0}, {}, &self}; // .code = 0x28, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf028, 0x3, 0x3f9, 0x0}, {}, &both_cores}; // .code = 0x28, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xc1028, 0x3, 0x40e, 0x0}, {}, &i_state_both_cores}; // .code = 0x28, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xc2028, 0x3, 0x42b, 0x0}, {}, &s_state_both_cores}; // .code = 0x28, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xc4028, 0x3, 0x448, 0x0}, {}, &e_state_both_cores}; // .code = 0x28, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xc8028, 0x3, 0x465, 0x0}, {}, &m_state_both_cores}; // .code = 0x28, .mask = 0xc8, .counters = 0x3
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x4f029, 0x3, 0x482, 0x0}, {}, &mesi}; // .code = 0x29, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x41029, 0x3, 0x48d, 0x0}, {}, &i_state}; // .code = 0x29, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x42029, 0x3, 0x49b, 0x0}, {}, &s_state}; // .code = 0x29, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x44029, 0x3, 0x4a9, 0x0}, {}, &e_state}; // .code = 0x29, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x48029, 0x3, 0x4b7, 0x0}, {}, &m_state}; // .code = 0x29, .mask = 0x48, .counters = 0x3
inline constexpr listed self{{&list, 0x4f029, 0x3, 0x4c5, 0x0}, {}, &self}; // .code = 0x29, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf029, 0x3, 0x4d0, 0x0}, {}, &both_cores}; // .code = 0x29, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xc1029, 0x3, 0x4e1, 0x0}, {}, &i_state_both_cores}; // .code = 0x29, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xc2029, 0x3, 0x4fa, 0x0}, {}, &s_state_both_cores}; // .code = 0x29, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xc4029, 0x3, 0x513, 0x0}, {}, &e_state_both_cores}; // .code = 0x29, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xc8029, 0x3, 0x52c, 0x0}, {}, &m_state_both_cores}; // .code = 0x29, .mask = 0xc8, .counters = 0x3
} // namespace l2_ld

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self{{&list, 0x70024, 0x3, 0x147, 0x0}, {}, &self}; // .code = 0x24, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0024, 0x3, 0x158, 0x0}, {}, &both_cores}; // .code = 0x24, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70024, 0x3, 0x16f, 0x0}, {}, &any}; // .code = 0x24, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50024, 0x3, 0x17f, 0x0}, {}, &prefetch}; // .code = 0x24, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40024, 0x3, 0x194, 0x0}, {}, &excl_prefetch}; // .code = 0x24, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0024, 0x3, 0x1ae, 0x0}, {}, &both_cores_prefetch}; // .code = 0x24, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0024, 0x3, 0x1ce, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x24, .mask = 0xc0, .counters = 0x3
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self{{&list, 0x70026, 0x3, 0x21f, 0x0}, {}, &self}; // .code = 0x26, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0026, 0x3, 0x231, 0x0}, {}, &both_cores}; // .code = 0x26, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70026, 0x3, 0x249, 0x0}, {}, &any}; // .code = 0x26, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50026, 0x3, 0x25a, 0x0}, {}, &prefetch}; // .code = 0x26, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40026, 0x3, 0x270, 0x0}, {}, &excl_prefetch}; // .code = 0x26, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0026, 0x3, 0x28b, 0x0}, {}, &both_cores_prefetch}; // .code = 0x26, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0026, 0x3, 0x2ac, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x26, .mask = 0xc0, .counters = 0x3
} // namespace l2_lines_out

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{{&list, 0x40025, 0x3, 0x1f3, 0x0}, {}, &self}; // .code = 0x25, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xc0025, 0x3, 0x206, 0x0}, {}, &both_cores}; // .code = 0x25, .mask = 0xc0, .counters = 0x3
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self{{&list, 0x70027, 0x3, 0x2d2, 0x0}, {}, &self}; // .code = 0x27, .mask = 0x70, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xf0027, 0x3, 0x2e6, 0x0}, {}, &both_cores}; // .code = 0x27, .mask = 0xf0, .counters = 0x3
inline constexpr listed any{{&list, 0x70027, 0x3, 0x300, 0x0}, {}, &any}; // .code = 0x27, .mask = 0x70, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x50027, 0x3, 0x313, 0x0}, {}, &prefetch}; // .code = 0x27, .mask = 0x50, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x40027, 0x3, 0x32b, 0x0}, {}, &excl_prefetch}; // .code = 0x27, .mask = 0x40, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xd0027, 0x3, 0x348, 0x0}, {}, &both_cores_prefetch}; // .code = 0x27, .mask = 0xd0, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xc0027, 0x3, 0x36b, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x27, .mask = 0xc0, .counters = 0x3
} // namespace l2_m_lines_out

namespace l2_no_request_cycles {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x7f032, 0x3, 0xdfa, 0x0}, {}, &mesi}; // .code = 0x32, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x71032, 0x3, 0xe14, 0x0}, {}, &i_state}; // .code = 0x32, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x72032, 0x3, 0xe31, 0x0}, {}, &s_state}; // .code = 0x32, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x74032, 0x3, 0xe4e, 0x0}, {}, &e_state}; // .code = 0x32, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x78032, 0x3, 0xe6b, 0x0}, {}, &m_state}; // .code = 0x32, .mask = 0x78, .counters = 0x3
inline constexpr listed self{{&list, 0x7f032, 0x3, 0xe88, 0x0}, {}, &self}; // .code = 0x32, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff032, 0x3, 0xea2, 0x0}, {}, &both_cores}; // .code = 0x32, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f032, 0x3, 0xec2, 0x0}, {}, &any}; // .code = 0x32, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f032, 0x3, 0xedb, 0x0}, {}, &prefetch}; // .code = 0x32, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f032, 0x3, 0xef9, 0x0}, {}, &excl_prefetch}; // .code = 0x32, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf032, 0x3, 0xf1c, 0x0}, {}, &both_cores_prefetch}; // .code = 0x32, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf032, 0x3, 0xf45, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x32, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_prefetch{{&list, 0x51032, 0x3, 0xf73, 0x0}, {}, &i_state_prefetch}; // .code = 0x32, .mask = 0x51, .counters = 0x3
inline constexpr listed i_state_excl_prefetch{{&list, 0x41032, 0x3, 0xf99, 0x0}, {}, &i_state_excl_prefetch}; // .code = 0x32, .mask = 0x41, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xf1032, 0x3, 0xfc4, 0x0}, {}, &i_state_both_cores}; // .code = 0x32, .mask = 0xf1, .counters = 0x3
inline constexpr listed i_state_both_cores_prefetch{{&list, 0xd1032, 0x3, 0xfec, 0x0}, {}, &i_state_both_cores_prefetch}; // .code = 0x32, .mask = 0xd1, .counters = 0x3
inline constexpr listed i_state_both_cores_excl_prefetch{{&list, 0xc1032, 0x3, 0x101d, 0x0}, {}, &i_state_both_cores_excl_prefetch}; // .code = 0x32, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_prefetch{{&list, 0x52032, 0x3, 0x1053, 0x0}, {}, &s_state_prefetch}; // .code = 0x32, .mask = 0x52, .counters = 0x3
inline constexpr listed s_state_excl_prefetch{{&list, 0x42032, 0x3, 0x1079, 0x0}, {}, &s_state_excl_prefetch}; // .code = 0x32, .mask = 0x42, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xf2032, 0x3, 0x10a4, 0x0}, {}, &s_state_both_cores}; // .code = 0x32, .mask = 0xf2, .counters = 0x3
inline constexpr listed s_state_both_cores_prefetch{{&list, 0xd2032, 0x3, 0x10cc, 0x0}, {}, &s_state_both_cores_prefetch}; // .code = 0x32, .mask = 0xd2, .counters = 0x3
inline constexpr listed s_state_both_cores_excl_prefetch{{&list, 0xc2032, 0x3, 0x10fd, 0x0}, {}, &s_state_both_cores_excl_prefetch}; // .code = 0x32, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_prefetch{{&list, 0x54032, 0x3, 0x1133, 0x0}, {}, &e_state_prefetch}; // .code = 0x32, .mask = 0x54, .counters = 0x3
inline constexpr listed e_state_excl_prefetch{{&list, 0x44032, 0x3, 0x1159, 0x0}, {}, &e_state_excl_prefetch}; // .code = 0x32, .mask = 0x44, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xf4032, 0x3, 0x1184, 0x0}, {}, &e_state_both_cores}; // .code = 0x32, .mask = 0xf4, .counters = 0x3
inline constexpr listed e_state_both_cores_prefetch{{&list, 0xd4032, 0x3, 0x11ac, 0x0}, {}, &e_state_both_cores_prefetch}; // .code = 0x32, .mask = 0xd4, .counters = 0x3
inline constexpr listed e_state_both_cores_excl_prefetch{{&list, 0xc4032, 0x3, 0x11dd, 0x0}, {}, &e_state_both_cores_excl_prefetch}; // .code = 0x32, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_prefetch{{&list, 0x58032, 0x3, 0x1213, 0x0}, {}, &m_state_prefetch}; // .code = 0x32, .mask = 0x58, .counters = 0x3
inline constexpr listed m_state_excl_prefetch{{&list, 0x48032, 0x3, 0x1239, 0x0}, {}, &m_state_excl_prefetch}; // .code = 0x32, .mask = 0x48, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xf8032, 0x3, 0x1264, 0x0}, {}, &m_state_both_cores}; // .code = 0x32, .mask = 0xf8, .counters = 0x3
inline constexpr listed m_state_both_cores_prefetch{{&list, 0xd8032, 0x3, 0x128c, 0x0}, {}, &m_state_both_cores_prefetch}; // .code = 0x32, .mask = 0xd8, .counters = 0x3
inline constexpr listed m_state_both_cores_excl_prefetch{{&list, 0xc8032, 0x3, 0x12bd, 0x0}, {}, &m_state_both_cores_excl_prefetch}; // .code = 0x32, .mask = 0xc8, .counters = 0x3
} // namespace l2_no_request_cycles

namespace l2_reject_cycles {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x7f030, 0x3, 0x981, 0x0}, {}, &mesi}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x71030, 0x3, 0x997, 0x0}, {}, &i_state}; // .code = 0x30, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x72030, 0x3, 0x9b0, 0x0}, {}, &s_state}; // .code = 0x30, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x74030, 0x3, 0x9c9, 0x0}, {}, &e_state}; // .code = 0x30, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x78030, 0x3, 0x9e2, 0x0}, {}, &m_state}; // .code = 0x30, .mask = 0x78, .counters = 0x3
inline constexpr listed self{{&list, 0x7f030, 0x3, 0x9fb, 0x0}, {}, &self}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff030, 0x3, 0xa11, 0x0}, {}, &both_cores}; // .code = 0x30, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f030, 0x3, 0xa2d, 0x0}, {}, &any}; // .code = 0x30, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f030, 0x3, 0xa42, 0x0}, {}, &prefetch}; // .code = 0x30, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f030, 0x3, 0xa5c, 0x0}, {}, &excl_prefetch}; // .code = 0x30, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf030, 0x3, 0xa7b, 0x0}, {}, &both_cores_prefetch}; // .code = 0x30, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf030, 0x3, 0xaa0, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_prefetch{{&list, 0x51030, 0x3, 0xaca, 0x0}, {}, &i_state_prefetch}; // .code = 0x30, .mask = 0x51, .counters = 0x3
inline constexpr listed i_state_excl_prefetch{{&list, 0x41030, 0x3, 0xaec, 0x0}, {}, &i_state_excl_prefetch}; // .code = 0x30, .mask = 0x41, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xf1030, 0x3, 0xb13, 0x0}, {}, &i_state_both_cores}; // .code = 0x30, .mask = 0xf1, .counters = 0x3
inline constexpr listed i_state_both_cores_prefetch{{&list, 0xd1030, 0x3, 0xb37, 0x0}, {}, &i_state_both_cores_prefetch}; // .code = 0x30, .mask = 0xd1, .counters = 0x3
inline constexpr listed i_state_both_cores_excl_prefetch{{&list, 0xc1030, 0x3, 0xb64, 0x0}, {}, &i_state_both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_prefetch{{&list, 0x52030, 0x3, 0xb96, 0x0}, {}, &s_state_prefetch}; // .code = 0x30, .mask = 0x52, .counters = 0x3
inline constexpr listed s_state_excl_prefetch{{&list, 0x42030, 0x3, 0xbb8, 0x0}, {}, &s_state_excl_prefetch}; // .code = 0x30, .mask = 0x42, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xf2030, 0x3, 0xbdf, 0x0}, {}, &s_state_both_cores}; // .code = 0x30, .mask = 0xf2, .counters = 0x3
inline constexpr listed s_state_both_cores_prefetch{{&list, 0xd2030, 0x3, 0xc03, 0x0}, {}, &s_state_both_cores_prefetch}; // .code = 0x30, .mask = 0xd2, .counters = 0x3
inline constexpr listed s_state_both_cores_excl_prefetch{{&list, 0xc2030, 0x3, 0xc30, 0x0}, {}, &s_state_both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_prefetch{{&list, 0x54030, 0x3, 0xc62, 0x0}, {}, &e_state_prefetch}; // .code = 0x30, .mask = 0x54, .counters = 0x3
inline constexpr listed e_state_excl_prefetch{{&list, 0x44030, 0x3, 0xc84, 0x0}, {}, &e_state_excl_prefetch}; // .code = 0x30, .mask = 0x44, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xf4030, 0x3, 0xcab, 0x0}, {}, &e_state_both_cores}; // .code = 0x30, .mask = 0xf4, .counters = 0x3
inline constexpr listed e_state_both_cores_prefetch{{&list, 0xd4030, 0x3, 0xccf, 0x0}, {}, &e_state_both_cores_prefetch}; // .code = 0x30, .mask = 0xd4, .counters = 0x3
inline constexpr listed e_state_both_cores_excl_prefetch{{&list, 0xc4030, 0x3, 0xcfc, 0x0}, {}, &e_state_both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_prefetch{{&list, 0x58030, 0x3, 0xd2e, 0x0}, {}, &m_state_prefetch}; // .code = 0x30, .mask = 0x58, .counters = 0x3
inline constexpr listed m_state_excl_prefetch{{&list, 0x48030, 0x3, 0xd50, 0x0}, {}, &m_state_excl_prefetch}; // .code = 0x30, .mask = 0x48, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xf8030, 0x3, 0xd77, 0x0}, {}, &m_state_both_cores}; // .code = 0x30, .mask = 0xf8, .counters = 0x3
inline constexpr listed m_state_both_cores_prefetch{{&list, 0xd8030, 0x3, 0xd9b, 0x0}, {}, &m_state_both_cores_prefetch}; // .code = 0x30, .mask = 0xd8, .counters = 0x3
inline constexpr listed m_state_both_cores_excl_prefetch{{&list, 0xc8030, 0x3, 0xdc8, 0x0}, {}, &m_state_both_cores_excl_prefetch}; // .code = 0x30, .mask = 0xc8, .counters = 0x3
} // namespace l2_reject_cycles

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x7f02e, 0x3, 0x608, 0x0}, {}, &mesi}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x7102e, 0x3, 0x616, 0x0}, {}, &i_state}; // .code = 0x2e, .mask = 0x71, .counters = 0x3
inline constexpr listed s_state{{&list, 0x7202e, 0x3, 0x627, 0x0}, {}, &s_state}; // .code = 0x2e, .mask = 0x72, .counters = 0x3
inline constexpr listed e_state{{&list, 0x7402e, 0x3, 0x638, 0x0}, {}, &e_state}; // .code = 0x2e, .mask = 0x74, .counters = 0x3
inline constexpr listed m_state{{&list, 0x7802e, 0x3, 0x649, 0x0}, {}, &m_state}; // .code = 0x2e, .mask = 0x78, .counters = 0x3
inline constexpr listed self{{&list, 0x7f02e, 0x3, 0x65a, 0x0}, {}, &self}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xff02e, 0x3, 0x668, 0x0}, {}, &both_cores}; // .code = 0x2e, .mask = 0xff, .counters = 0x3
inline constexpr listed any{{&list, 0x7f02e, 0x3, 0x67c, 0x0}, {}, &any}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3
inline constexpr listed prefetch{{&list, 0x5f02e, 0x3, 0x689, 0x0}, {}, &prefetch}; // .code = 0x2e, .mask = 0x5f, .counters = 0x3
inline constexpr listed excl_prefetch{{&list, 0x4f02e, 0x3, 0x69b, 0x0}, {}, &excl_prefetch}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores_prefetch{{&list, 0xdf02e, 0x3, 0x6b2, 0x0}, {}, &both_cores_prefetch}; // .code = 0x2e, .mask = 0xdf, .counters = 0x3
inline constexpr listed both_cores_excl_prefetch{{&list, 0xcf02e, 0x3, 0x6cf, 0x0}, {}, &both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_prefetch{{&list, 0x5102e, 0x3, 0x6f1, 0x0}, {}, &i_state_prefetch}; // .code = 0x2e, .mask = 0x51, .counters = 0x3
inline constexpr listed i_state_excl_prefetch{{&list, 0x4102e, 0x3, 0x70b, 0x0}, {}, &i_state_excl_prefetch}; // .code = 0x2e, .mask = 0x41, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xf102e, 0x3, 0x72a, 0x0}, {}, &i_state_both_cores}; // .code = 0x2e, .mask = 0xf1, .counters = 0x3
inline constexpr listed i_state_both_cores_prefetch{{&list, 0xd102e, 0x3, 0x746, 0x0}, {}, &i_state_both_cores_prefetch}; // .code = 0x2e, .mask = 0xd1, .counters = 0x3
inline constexpr listed i_state_both_cores_excl_prefetch{{&list, 0xc102e, 0x3, 0x76b, 0x0}, {}, &i_state_both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_prefetch{{&list, 0x5202e, 0x3, 0x795, 0x0}, {}, &s_state_prefetch}; // .code = 0x2e, .mask = 0x52, .counters = 0x3
inline constexpr listed s_state_excl_prefetch{{&list, 0x4202e, 0x3, 0x7af, 0x0}, {}, &s_state_excl_prefetch}; // .code = 0x2e, .mask = 0x42, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xf202e, 0x3, 0x7ce, 0x0}, {}, &s_state_both_cores}; // .code = 0x2e, .mask = 0xf2, .counters = 0x3
inline constexpr listed s_state_both_cores_prefetch{{&list, 0xd202e, 0x3, 0x7ea, 0x0}, {}, &s_state_both_cores_prefetch}; // .code = 0x2e, .mask = 0xd2, .counters = 0x3
inline constexpr listed s_state_both_cores_excl_prefetch{{&list, 0xc202e, 0x3, 0x80f, 0x0}, {}, &s_state_both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_prefetch{{&list, 0x5402e, 0x3, 0x839, 0x0}, {}, &e_state_prefetch}; // .code = 0x2e, .mask = 0x54, .counters = 0x3
inline constexpr listed e_state_excl_prefetch{{&list, 0x4402e, 0x3, 0x853, 0x0}, {}, &e_state_excl_prefetch}; // .code = 0x2e, .mask = 0x44, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xf402e, 0x3, 0x872, 0x0}, {}, &e_state_both_cores}; // .code = 0x2e, .mask = 0xf4, .counters = 0x3
inline constexpr listed e_state_both_cores_prefetch{{&list, 0xd402e, 0x3, 0x88e, 0x0}, {}, &e_state_both_cores_prefetch}; // .code = 0x2e, .mask = 0xd4, .counters = 0x3
inline constexpr listed e_state_both_cores_excl_prefetch{{&list, 0xc402e, 0x3, 0x8b3, 0x0}, {}, &e_state_both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_prefetch{{&list, 0x5802e, 0x3, 0x8dd, 0x0}, {}, &m_state_prefetch}; // .code = 0x2e, .mask = 0x58, .counters = 0x3
inline constexpr listed m_state_excl_prefetch{{&list, 0x4802e, 0x3, 0x8f7, 0x0}, {}, &m_state_excl_prefetch}; // .code = 0x2e, .mask = 0x48, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xf802e, 0x3, 0x916, 0x0}, {}, &m_state_both_cores}; // .code = 0x2e, .mask = 0xf8, .counters = 0x3
inline constexpr listed m_state_both_cores_prefetch{{&list, 0xd802e, 0x3, 0x932, 0x0}, {}, &m_state_both_cores_prefetch}; // .code = 0x2e, .mask = 0xd8, .counters = 0x3
inline constexpr listed m_state_both_cores_excl_prefetch{{&list, 0xc802e, 0x3, 0x957, 0x0}, {}, &m_state_both_cores_excl_prefetch}; // .code = 0x2e, .mask = 0xc8, .counters = 0x3
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed mesi{{&list, 0x4f02a, 0x3, 0x545, 0x0}, {}, &mesi}; // .code = 0x2a, .mask = 0x4f, .counters = 0x3
inline constexpr listed i_state{{&list, 0x4102a, 0x3, 0x550, 0x0}, {}, &i_state}; // .code = 0x2a, .mask = 0x41, .counters = 0x3
inline constexpr listed s_state{{&list, 0x4202a, 0x3, 0x55e, 0x0}, {}, &s_state}; // .code = 0x2a, .mask = 0x42, .counters = 0x3
inline constexpr listed e_state{{&list, 0x4402a, 0x3, 0x56c, 0x0}, {}, &e_state}; // .code = 0x2a, .mask = 0x44, .counters = 0x3
inline constexpr listed m_state{{&list, 0x4802a, 0x3, 0x57a, 0x0}, {}, &m_state}; // .code = 0x2a, .mask = 0x48, .counters = 0x3
inline constexpr listed self{{&list, 0x4f02a, 0x3, 0x588, 0x0}, {}, &self}; // .code = 0x2a, .mask = 0x4f, .counters = 0x3
inline constexpr listed both_cores{{&list, 0xcf02a, 0x3, 0x593, 0x0}, {}, &both_cores}; // .code = 0x2a, .mask = 0xcf, .counters = 0x3
inline constexpr listed i_state_both_cores{{&list, 0xc102a, 0x3, 0x5a4, 0x0}, {}, &i_state_both_cores}; // .code = 0x2a, .mask = 0xc1, .counters = 0x3
inline constexpr listed s_state_both_cores{{&list, 0xc202a, 0x3, 0x5bd, 0x0}, {}, &s_state_both_cores}; // .code = 0x2a, .mask = 0xc2, .counters = 0x3
inline constexpr listed e_state_both_cores{{&list, 0xc402a, 0x3, 0x5d6, 0x0}, {}, &e_state_both_cores}; // .code = 0x2a, .mask = 0xc4, .counters = 0x3
inline constexpr listed m_state_both_cores{{&list, 0xc802a, 0x3, 0x5ef, 0x0}, {}, &m_state_both_cores}; // .code = 0x2a, .mask = 0xc8, .counters = 0x3
} // namespace l2_st

namespace mmx_fp_trans {
using namespace core_events;
inline constexpr listed to_fp{{&list, 0xcc, 0x3, 0x20bf, 0x0}, {}, &to_fp}; // .code = 0xcc, .counters = 0x3
inline constexpr listed to_mmx{{&list, 0x10cc, 0x3, 0x20d2, 0x0}, {}, &to_mmx}; // .code = 0xcc, .mask = 0x1, .counters = 0x3
} // namespace mmx_fp_trans

namespace simd_int_instructions {
using namespace core_events;
inline constexpr listed mul{{&list, 0x10b3, 0x3, 0x1f6c, 0x0}, {}, &mul}; // .code = 0xb3, .mask = 0x1, .counters = 0x3
inline constexpr listed shift{{&list, 0x20b3, 0x3, 0x1f86, 0x0}, {}, &shift}; // .code = 0xb3, .mask = 0x2, .counters = 0x3
inline constexpr listed pack{{&list, 0x40b3, 0x3, 0x1fa2, 0x0}, {}, &pack}; // .code = 0xb3, .mask = 0x4, .counters = 0x3
inline constexpr listed unpack{{&list, 0x80b3, 0x3, 0x1fbd, 0x0}, {}, &unpack}; // .code = 0xb3, .mask = 0x8, .counters = 0x3
inline constexpr listed logical{{&list, 0x100b3, 0x3, 0x1fda, 0x0}, {}, &logical}; // .code = 0xb3, .mask = 0x10, .counters = 0x3
inline constexpr listed arithmetic{{&list, 0x200b3, 0x3, 0x1ff8, 0x0}, {}, &arithmetic}; // .code = 0xb3, .mask = 0x20, .counters = 0x3
} // namespace simd_int_instructions

namespace sse_comp_instructions_retired {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0xd9, 0x3, 0x21c5, 0x0}, {}, &packed_single}; // .code = 0xd9, .counters = 0x3
inline constexpr listed scalar_single{{&list, 0x10d9, 0x3, 0x21f1, 0x0}, {}, &scalar_single}; // .code = 0xd9, .mask = 0x1, .counters = 0x3
inline constexpr listed packed_double{{&list, 0x20d9, 0x3, 0x221d, 0x0}, {}, &packed_double}; // .code = 0xd9, .mask = 0x2, .counters = 0x3
inline constexpr listed scalar_double{{&list, 0x30d9, 0x3, 0x2249, 0x0}, {}, &scalar_double}; // .code = 0xd9, .mask = 0x3, .counters = 0x3
} // namespace sse_comp_instructions_retired

namespace sse_instructions_retired {
using namespace core_events;
inline constexpr listed single{{&list, 0xd8, 0x3, 0x2116, 0x0}, {}, &single}; // .code = 0xd8, .counters = 0x3
inline constexpr listed scalar_single{{&list, 0x10d8, 0x3, 0x2136, 0x0}, {}, &scalar_single}; // .code = 0xd8, .mask = 0x1, .counters = 0x3
inline constexpr listed packed_double{{&list, 0x20d8, 0x3, 0x215d, 0x0}, {}, &packed_double}; // .code = 0xd8, .mask = 0x2, .counters = 0x3
inline constexpr listed double_{{&list, 0x30d8, 0x3, 0x2184, 0x0}, {}, &double_}; // .code = 0xd8, .mask = 0x3, .counters = 0x3
inline constexpr listed int_128{{&list, 0x40d8, 0x3, 0x21a4, 0x0}, {}, &int_128}; // .code = 0xd8, .mask = 0x4, .counters = 0x3
} // namespace sse_instructions_retired

namespace sse_pre_miss {
using namespace core_events;
inline constexpr listed nta_miss{{&list, 0x4b, 0x3, 0x1568, 0x0}, {}, &nta_miss}; // .code = 0x4b, .counters = 0x3
inline constexpr listed t1_miss{{&list, 0x104b, 0x3, 0x157e, 0x0}, {}, &t1_miss}; // .code = 0x4b, .mask = 0x1, .counters = 0x3
inline constexpr listed t2_miss{{&list, 0x204b, 0x3, 0x1593, 0x0}, {}, &t2_miss}; // .code = 0x4b, .mask = 0x2, .counters = 0x3
inline constexpr listed stores_miss{{&list, 0x304b, 0x3, 0x15a8, 0x0}, {}, &stores_miss}; // .code = 0x4b, .mask = 0x3, .counters = 0x3
} // namespace sse_pre_miss

namespace sse_prefetch {
using namespace core_events;
inline constexpr listed nta{{&list, 0x7, 0x3, 0x67, 0x0}, {}, &nta}; // .code = 0x07, .counters = 0x3
inline constexpr listed t1{{&list, 0x1007, 0x3, 0x78, 0x0}, {}, &t1}; // .code = 0x07, .mask = 0x1, .counters = 0x3
inline constexpr listed t2{{&list, 0x2007, 0x3, 0x88, 0x0}, {}, &t2}; // .code = 0x07, .mask = 0x2, .counters = 0x3
} // namespace sse_prefetch

namespace thermal_trip {
using namespace core_events;
inline constexpr listed cycles{{&list, 0xc003b, 0x3, 0x1310, 0x0}, {}, &cycles}; // .code = 0x3b, .mask = 0xc0, .counters = 0x3
inline constexpr listed trips{{&list, 0x20000c003b, 0x3, 0x1324, 0x0}, {}, &trips}; // .code = 0x3b, .mask = 0xc0, .edge = true, .counters = 0x3
} // namespace thermal_trip

namespace core_events {
inline constexpr const listed *events[] = {
    &unhalted_reference_cycles, &llc_references, &llc_misses, &ld_blocks, &sd_drains,
    &misalign_mem_ref, &seg_reg_loads, &sse_ntstores_ret, &fp_comps_op_exe, &fp_assist, &mul, &div,
    &cycles_div_busy, &data_mem_ref, &data_mem_cache_ref, &dcache_repl, &dcache_m_repl,
    &dcache_m_evict, &dcache_pend_miss, &dtlb_miss, &l1_pref_req, &bus_bnr_clocks, &bus_data_rcv,
    &bus_snoop_stall, &icache_reads, &icache_misses, &itlb_misses, &ifu_mem_stall, &ild_stall,
    &br_inst_exec, &br_missp_exec, &br_bac_missp_exec, &br_cnd_exec, &br_cnd_missp_exec,
    &br_ind_exec, &br_ind_missp_exec, &br_ret_exec, &br_ret_missp_exec, &br_ret_bac_missp_exec,
    &br_call_exec, &br_call_missp_exec, &br_ind_call_exec, &resource_stall, &mmx_instr_exec,
    &simd_int_sat_exec, &instr_ret, &fp_comp_instr_ret, &uops_ret, &smc_detected, &br_instr_ret,
    &br_mispred_ret, &cycles_int_masked, &cycles_int_pedning_masked, &hw_int_rx, &br_taken_ret,
    &br_mispred_taken_ret, &mmx_assist, &mmx_instr_ret, &instr_decoded, &esp_uops, &unfusion,
    &br_instr_decoded, &btb_misses, &br_bogus, &baclears, &pref_rqsts_up, &pref_rqsts_dn,
    &bus_drdy_clocks::this_agent, &bus_drdy_clocks::all_agents, &bus_locks_clocks::self,
    &bus_locks_clocks::both_cores, &bus_not_in_use::self, &bus_not_in_use::both_cores,
    &bus_req_outstanding::self, &bus_req_outstanding::both_cores, &bus_req_outstanding::any,
    &bus_req_outstanding::prefetch, &bus_req_outstanding::excl_prefetch,
    &bus_req_outstanding::both_cores_prefetch, &bus_req_outstanding::both_cores_excl_prefetch,
    &bus_snoops::mesi, &bus_snoops::i_state, &bus_snoops::s_state, &bus_snoops::e_state,
    &bus_snoops::m_state, &bus_snoops::self, &bus_snoops::both_cores,
    &bus_snoops::i_state_both_cores, &bus_snoops::s_state_both_cores,
    &bus_snoops::e_state_both_cores, &bus_snoops::m_state_both_cores, &bus_trans_any::this_agent,
    &bus_trans_any::all_agents, &bus_trans_brd::self, &bus_trans_brd::both_cores,
    &bus_trans_burst::this_agent, &bus_trans_burst::all_agents, &bus_trans_def::self,
    &bus_trans_def::both_cores, &bus_trans_ifetch::self, &bus_trans_ifetch::both_cores,
    &bus_trans_ifetch::any, &bus_trans_ifetch::prefetch, &bus_trans_ifetch::excl_prefetch,
    &bus_trans_ifetch::both_cores_prefetch, &bus_trans_ifetch::both_cores_excl_prefetch,
    &bus_trans_inval::self, &bus_trans_inval::both_cores, &bus_trans_inval::any,
    &bus_trans_inval::prefetch, &bus_trans_inval::excl_prefetch,
    &bus_trans_inval::both_cores_prefetch, &bus_trans_inval::both_cores_excl_prefetch,
    &bus_trans_io::self, &bus_trans_io::both_cores, &bus_trans_io::any, &bus_trans_io::prefetch,
    &bus_trans_io::excl_prefetch, &bus_trans_io::both_cores_prefetch,
    &bus_trans_io::both_cores_excl_prefetch, &bus_trans_mem::this_agent, &bus_trans_mem::all_agents,
    &bus_trans_p::self, &bus_trans_p::both_cores, &bus_trans_p::any, &bus_trans_p::prefetch,
    &bus_trans_p::excl_prefetch, &bus_trans_p::both_cores_prefetch,
    &bus_trans_p::both_cores_excl_prefetch, &bus_trans_pwr::self, &bus_trans_pwr::both_cores,
    &bus_trans_pwr::any, &bus_trans_pwr::prefetch, &bus_trans_pwr::excl_prefetch,
    &bus_trans_pwr::both_cores_prefetch, &bus_trans_pwr::both_cores_excl_prefetch,
    &bus_trans_rfo::self, &bus_trans_rfo::both_cores, &bus_trans_rfo::any, &bus_trans_rfo::prefetch,
    &bus_trans_rfo::excl_prefetch, &bus_trans_rfo::both_cores_prefetch,
    &bus_trans_rfo::both_cores_excl_prefetch, &bus_trans_wb::this_agent, &bus_trans_wb::all_agents,
    &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::nonhlt_ref_cycles,
    &cpu_clk_unhalted::serial_execution_cycles, &dbus_busy::self, &dbus_busy::both_cores,
    &dbus_busy_rd::self, &dbus_busy_rd::both_cores, &dcache_cache_ld::mesi,
    &dcache_cache_ld::i_state, &dcache_cache_ld::s_state, &dcache_cache_ld::e_state,
    &dcache_cache_ld::m_state, &dcache_cache_lock::mesi, &dcache_cache_lock::i_state,
    &dcache_cache_lock::s_state, &dcache_cache_lock::e_state, &dcache_cache_lock::m_state,
    &dcache_cache_st::mesi, &dcache_cache_st::i_state, &dcache_cache_st::s_state,
    &dcache_cache_st::e_state, &dcache_cache_st::m_state, &dcu_snoop_to_share::self,
    &dcu_snoop_to_share::both_cores, &est_trans::any, &est_trans::freq, &fused_uops::all,
    &fused_uops::loads, &fused_uops::stores, &l2_ads::self, &l2_ads::both_cores, &l2_ifetch::mesi,
    &l2_ifetch::i_state, &l2_ifetch::s_state, &l2_ifetch::e_state, &l2_ifetch::m_state,
    &l2_ifetch::self, &l2_ifetch::both_cores, &l2_ifetch::i_state_both_cores,
    &l2_ifetch::s_state_both_cores, &l2_ifetch::e_state_both_cores, &l2_ifetch::m_state_both_cores,
    &l2_ld::mesi, &l2_ld::i_state, &l2_ld::s_state, &l2_ld::e_state, &l2_ld::m_state, &l2_ld::self,
    &l2_ld::both_cores, &l2_ld::i_state_both_cores, &l2_ld::s_state_both_cores,
    &l2_ld::e_state_both_cores, &l2_ld::m_state_both_cores, &l2_lines_in::self,
    &l2_lines_in::both_cores, &l2_lines_in::any, &l2_lines_in::prefetch,
    &l2_lines_in::excl_prefetch, &l2_lines_in::both_cores_prefetch,
    &l2_lines_in::both_cores_excl_prefetch, &l2_lines_out::self, &l2_lines_out::both_cores,
    &l2_lines_out::any, &l2_lines_out::prefetch, &l2_lines_out::excl_prefetch,
    &l2_lines_out::both_cores_prefetch, &l2_lines_out::both_cores_excl_prefetch,
    &l2_m_lines_in::self, &l2_m_lines_in::both_cores, &l2_m_lines_out::self,
    &l2_m_lines_out::both_cores, &l2_m_lines_out::any, &l2_m_lines_out::prefetch,
    &l2_m_lines_out::excl_prefetch, &l2_m_lines_out::both_cores_prefetch,
    &l2_m_lines_out::both_cores_excl_prefetch, &l2_no_request_cycles::mesi,
    &l2_no_request_cycles::i_state, &l2_no_request_cycles::s_state, &l2_no_request_cycles::e_state,
    &l2_no_request_cycles::m_state, &l2_no_request_cycles::self, &l2_no_request_cycles::both_cores,
    &l2_no_request_cycles::any, &l2_no_request_cycles::prefetch,
    &l2_no_request_cycles::excl_prefetch, &l2_no_request_cycles::both_cores_prefetch,
    &l2_no_request_cycles::both_cores_excl_prefetch, &l2_no_request_cycles::i_state_prefetch,
    &l2_no_request_cycles::i_state_excl_prefetch, &l2_no_request_cycles::i_state_both_cores,
    &l2_no_request_cycles::i_state_both_cores_prefetch,
    &l2_no_request_cycles::i_state_both_cores_excl_prefetch,
    &l2_no_request_cycles::s_state_prefetch, &l2_no_request_cycles::s_state_excl_prefetch,
    &l2_no_request_cycles::s_state_both_cores, &l2_no_request_cycles::s_state_both_cores_prefetch,
    &l2_no_request_cycles::s_state_both_cores_excl_prefetch,
    &l2_no_request_cycles::e_state_prefetch, &l2_no_request_cycles::e_state_excl_prefetch,
    &l2_no_request_cycles::e_state_both_cores, &l2_no_request_cycles::e_state_both_cores_prefetch,
    &l2_no_request_cycles::e_state_both_cores_excl_prefetch,
    &l2_no_request_cycles::m_state_prefetch, &l2_no_request_cycles::m_state_excl_prefetch,
    &l2_no_request_cycles::m_state_both_cores, &l2_no_request_cycles::m_state_both_cores_prefetch,
    &l2_no_request_cycles::m_state_both_cores_excl_prefetch, &l2_reject_cycles::mesi,
    &l2_reject_cycles::i_state, &l2_reject_cycles::s_state, &l2_reject_cycles::e_state,
    &l2_reject_cycles::m_state, &l2_reject_cycles::self, &l2_reject_cycles::both_cores,
    &l2_reject_cycles::any, &l2_reject_cycles::prefetch, &l2_reject_cycles::excl_prefetch,
    &l2_reject_cycles::both_cores_prefetch, &l2_reject_cycles::both_cores_excl_prefetch,
    &l2_reject_cycles::i_state_prefetch, &l2_reject_cycles::i_state_excl_prefetch,
    &l2_reject_cycles::i_state_both_cores, &l2_reject_cycles::i_state_both_cores_prefetch,
    &l2_reject_cycles::i_state_both_cores_excl_prefetch, &l2_reject_cycles::s_state_prefetch,
    &l2_reject_cycles::s_state_excl_prefetch, &l2_reject_cycles::s_state_both_cores,
    &l2_reject_cycles::s_state_both_cores_prefetch,
    &l2_reject_cycles::s_state_both_cores_excl_prefetch, &l2_reject_cycles::e_state_prefetch,
    &l2_reject_cycles::e_state_excl_prefetch, &l2_reject_cycles::e_state_both_cores,
    &l2_reject_cycles::e_state_both_cores_prefetch,
    &l2_reject_cycles::e_state_both_cores_excl_prefetch, &l2_reject_cycles::m_state_prefetch,
    &l2_reject_cycles::m_state_excl_prefetch, &l2_reject_cycles::m_state_both_cores,
    &l2_reject_cycles::m_state_both_cores_prefetch,
    &l2_reject_cycles::m_state_both_cores_excl_prefetch, &l2_rqsts::mesi, &l2_rqsts::i_state,
    &l2_rqsts::s_state, &l2_rqsts::e_state, &l2_rqsts::m_state, &l2_rqsts::self,
    &l2_rqsts::both_cores, &l2_rqsts::any, &l2_rqsts::prefetch, &l2_rqsts::excl_prefetch,
    &l2_rqsts::both_cores_prefetch, &l2_rqsts::both_cores_excl_prefetch,
    &l2_rqsts::i_state_prefetch, &l2_rqsts::i_state_excl_prefetch, &l2_rqsts::i_state_both_cores,
    &l2_rqsts::i_state_both_cores_prefetch, &l2_rqsts::i_state_both_cores_excl_prefetch,
    &l2_rqsts::s_state_prefetch, &l2_rqsts::s_state_excl_prefetch, &l2_rqsts::s_state_both_cores,
    &l2_rqsts::s_state_both_cores_prefetch, &l2_rqsts::s_state_both_cores_excl_prefetch,
    &l2_rqsts::e_state_prefetch, &l2_rqsts::e_state_excl_prefetch, &l2_rqsts::e_state_both_cores,
    &l2_rqsts::e_state_both_cores_prefetch, &l2_rqsts::e_state_both_cores_excl_prefetch,
    &l2_rqsts::m_state_prefetch, &l2_rqsts::m_state_excl_prefetch, &l2_rqsts::m_state_both_cores,
    &l2_rqsts::m_state_both_cores_prefetch, &l2_rqsts::m_state_both_cores_excl_prefetch,
    &l2_st::mesi, &l2_st::i_state, &l2_st::s_state, &l2_st::e_state, &l2_st::m_state, &l2_st::self,
    &l2_st::both_cores, &l2_st::i_state_both_cores, &l2_st::s_state_both_cores,
    &l2_st::e_state_both_cores, &l2_st::m_state_both_cores, &mmx_fp_trans::to_fp,
    &mmx_fp_trans::to_mmx, &simd_int_instructions::mul, &simd_int_instructions::shift,
    &simd_int_instructions::pack, &simd_int_instructions::unpack, &simd_int_instructions::logical,
    &simd_int_instructions::arithmetic, &sse_comp_instructions_retired::packed_single,
    &sse_comp_instructions_retired::scalar_single, &sse_comp_instructions_retired::packed_double,
    &sse_comp_instructions_retired::scalar_double, &sse_instructions_retired::single,
    &sse_instructions_retired::scalar_single, &sse_instructions_retired::packed_double,
    &sse_instructions_retired::double_, &sse_instructions_retired::int_128, &sse_pre_miss::nta_miss,
    &sse_pre_miss::t1_miss, &sse_pre_miss::t2_miss, &sse_pre_miss::stores_miss, &sse_prefetch::nta,
    &sse_prefetch::t1, &sse_prefetch::t2, &thermal_trip::cycles, &thermal_trip::trips,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::yonah
