// Events of Core Duo and Core Solo (Yonah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// yonah: from libpfm4 91970fe6eb4e, lib/events/intel_coreduo_events.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::core_duo {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
    "l2_m_lines_in.self\0"
    "l2_m_lines_in.both_cores\0"
    "l2_lines_out.self\0"
    "l2_lines_out.both_cores\0"
    "l2_lines_out.any\0"
    "l2_lines_out.prefetch\0"
    "l2_m_lines_out.self\0"
    "l2_m_lines_out.both_cores\0"
    "l2_m_lines_out.any\0"
    "l2_m_lines_out.prefetch\0"
    "l2_ifetch.mesi\0"
    "l2_ifetch.i_state\0"
    "l2_ifetch.s_state\0"
    "l2_ifetch.e_state\0"
    "l2_ifetch.m_state\0"
    "l2_ifetch.self\0"
    "l2_ifetch.both_cores\0"
    "l2_ld.mesi\0"
    "l2_ld.i_state\0"
    "l2_ld.s_state\0"
    "l2_ld.e_state\0"
    "l2_ld.m_state\0"
    "l2_ld.self\0"
    "l2_ld.both_cores\0"
    "l2_st.mesi\0"
    "l2_st.i_state\0"
    "l2_st.s_state\0"
    "l2_st.e_state\0"
    "l2_st.m_state\0"
    "l2_st.self\0"
    "l2_st.both_cores\0"
    "l2_rqsts.mesi\0"
    "l2_rqsts.i_state\0"
    "l2_rqsts.s_state\0"
    "l2_rqsts.e_state\0"
    "l2_rqsts.m_state\0"
    "l2_rqsts.self\0"
    "l2_rqsts.both_cores\0"
    "l2_rqsts.any\0"
    "l2_rqsts.prefetch\0"
    "l2_reject_cycles.mesi\0"
    "l2_reject_cycles.i_state\0"
    "l2_reject_cycles.s_state\0"
    "l2_reject_cycles.e_state\0"
    "l2_reject_cycles.m_state\0"
    "l2_reject_cycles.self\0"
    "l2_reject_cycles.both_cores\0"
    "l2_reject_cycles.any\0"
    "l2_reject_cycles.prefetch\0"
    "l2_no_request_cycles.mesi\0"
    "l2_no_request_cycles.i_state\0"
    "l2_no_request_cycles.s_state\0"
    "l2_no_request_cycles.e_state\0"
    "l2_no_request_cycles.m_state\0"
    "l2_no_request_cycles.self\0"
    "l2_no_request_cycles.both_cores\0"
    "l2_no_request_cycles.any\0"
    "l2_no_request_cycles.prefetch\0"
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
    "bus_trans_ifetch.self\0"
    "bus_trans_ifetch.both_cores\0"
    "bus_trans_ifetch.any\0"
    "bus_trans_ifetch.prefetch\0"
    "bus_trans_inval.self\0"
    "bus_trans_inval.both_cores\0"
    "bus_trans_inval.any\0"
    "bus_trans_inval.prefetch\0"
    "bus_trans_pwr.self\0"
    "bus_trans_pwr.both_cores\0"
    "bus_trans_pwr.any\0"
    "bus_trans_pwr.prefetch\0"
    "bus_trans_p.self\0"
    "bus_trans_p.both_cores\0"
    "bus_trans_p.any\0"
    "bus_trans_p.prefetch\0"
    "bus_trans_io.self\0"
    "bus_trans_io.both_cores\0"
    "bus_trans_io.any\0"
    "bus_trans_io.prefetch\0"
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
inline constexpr select::event_list list{"core_duo", core::yonah, names};
} // namespace core_events
inline constexpr core_events::listed unhalted_reference_cycles{unhalted_reference_cycles, core_events::list, {.name = 0, .code = 0x3c, .mask = 0x1, .counters = 0x3}};
inline constexpr core_events::listed llc_references{llc_references, core_events::list, {.name = 26, .code = 0x2e, .mask = 0x4f, .counters = 0x3}};
inline constexpr core_events::listed llc_misses{llc_misses, core_events::list, {.name = 41, .code = 0x2e, .mask = 0x41, .counters = 0x3}};
inline constexpr core_events::listed ld_blocks{ld_blocks, core_events::list, {.name = 52, .code = 0x03, .counters = 0x3}};
inline constexpr core_events::listed sd_drains{sd_drains, core_events::list, {.name = 62, .code = 0x04, .counters = 0x3}};
inline constexpr core_events::listed misalign_mem_ref{misalign_mem_ref, core_events::list, {.name = 72, .code = 0x05, .counters = 0x3}};
inline constexpr core_events::listed seg_reg_loads{seg_reg_loads, core_events::list, {.name = 89, .code = 0x06, .counters = 0x3}};
inline constexpr core_events::listed sse_ntstores_ret{sse_ntstores_ret, core_events::list, {.name = 152, .code = 0x07, .mask = 0x3, .counters = 0x3}};
inline constexpr core_events::listed fp_comps_op_exe{fp_comps_op_exe, core_events::list, {.name = 169, .code = 0x10, .counters = 0x3}};
inline constexpr core_events::listed fp_assist{fp_assist, core_events::list, {.name = 185, .code = 0x11, .counters = 0x2}};
inline constexpr core_events::listed mul{mul, core_events::list, {.name = 195, .code = 0x12, .counters = 0x2}};
inline constexpr core_events::listed div{div, core_events::list, {.name = 199, .code = 0x13, .counters = 0x2}};
inline constexpr core_events::listed cycles_div_busy{cycles_div_busy, core_events::list, {.name = 203, .code = 0x14, .counters = 0x1}};
inline constexpr core_events::listed data_mem_ref{data_mem_ref, core_events::list, {.name = 2081, .code = 0x43, .mask = 0x1, .counters = 0x3}};
inline constexpr core_events::listed data_mem_cache_ref{data_mem_cache_ref, core_events::list, {.name = 2094, .code = 0x44, .mask = 0x2, .counters = 0x3}};
inline constexpr core_events::listed dcache_repl{dcache_repl, core_events::list, {.name = 2113, .code = 0x45, .mask = 0xf, .counters = 0x3}};
inline constexpr core_events::listed dcache_m_repl{dcache_m_repl, core_events::list, {.name = 2125, .code = 0x46, .counters = 0x3}};
inline constexpr core_events::listed dcache_m_evict{dcache_m_evict, core_events::list, {.name = 2139, .code = 0x47, .counters = 0x3}};
inline constexpr core_events::listed dcache_pend_miss{dcache_pend_miss, core_events::list, {.name = 2154, .code = 0x48, .counters = 0x3}};
inline constexpr core_events::listed dtlb_miss{dtlb_miss, core_events::list, {.name = 2171, .code = 0x49, .counters = 0x3}};
inline constexpr core_events::listed l1_pref_req{l1_pref_req, core_events::list, {.name = 2270, .code = 0x4f, .counters = 0x3}};
inline constexpr core_events::listed bus_bnr_clocks{bus_bnr_clocks, core_events::list, {.name = 2391, .code = 0x61, .counters = 0x3}};
inline constexpr core_events::listed bus_data_rcv{bus_data_rcv, core_events::list, {.name = 2510, .code = 0x64, .mask = 0x40, .counters = 0x3}};
inline constexpr core_events::listed bus_snoop_stall{bus_snoop_stall, core_events::list, {.name = 3561, .code = 0x7e, .counters = 0x3}};
inline constexpr core_events::listed icache_reads{icache_reads, core_events::list, {.name = 3577, .code = 0x80, .counters = 0x3}};
inline constexpr core_events::listed icache_misses{icache_misses, core_events::list, {.name = 3590, .code = 0x81, .counters = 0x3}};
inline constexpr core_events::listed itlb_misses{itlb_misses, core_events::list, {.name = 3604, .code = 0x85, .counters = 0x3}};
inline constexpr core_events::listed ifu_mem_stall{ifu_mem_stall, core_events::list, {.name = 3616, .code = 0x86, .counters = 0x3}};
inline constexpr core_events::listed ild_stall{ild_stall, core_events::list, {.name = 3630, .code = 0x87, .counters = 0x3}};
inline constexpr core_events::listed br_inst_exec{br_inst_exec, core_events::list, {.name = 3640, .code = 0x88, .counters = 0x3}};
inline constexpr core_events::listed br_missp_exec{br_missp_exec, core_events::list, {.name = 3653, .code = 0x89, .counters = 0x3}};
inline constexpr core_events::listed br_bac_missp_exec{br_bac_missp_exec, core_events::list, {.name = 3667, .code = 0x8a, .counters = 0x3}};
inline constexpr core_events::listed br_cnd_exec{br_cnd_exec, core_events::list, {.name = 3685, .code = 0x8b, .counters = 0x3}};
inline constexpr core_events::listed br_cnd_missp_exec{br_cnd_missp_exec, core_events::list, {.name = 3697, .code = 0x8c, .counters = 0x3}};
inline constexpr core_events::listed br_ind_exec{br_ind_exec, core_events::list, {.name = 3715, .code = 0x8d, .counters = 0x3}};
inline constexpr core_events::listed br_ind_missp_exec{br_ind_missp_exec, core_events::list, {.name = 3727, .code = 0x8e, .counters = 0x3}};
inline constexpr core_events::listed br_ret_exec{br_ret_exec, core_events::list, {.name = 3745, .code = 0x8f, .counters = 0x3}};
inline constexpr core_events::listed br_ret_missp_exec{br_ret_missp_exec, core_events::list, {.name = 3757, .code = 0x90, .counters = 0x3}};
inline constexpr core_events::listed br_ret_bac_missp_exec{br_ret_bac_missp_exec, core_events::list, {.name = 3775, .code = 0x91, .counters = 0x3}};
inline constexpr core_events::listed br_call_exec{br_call_exec, core_events::list, {.name = 3797, .code = 0x92, .counters = 0x3}};
inline constexpr core_events::listed br_call_missp_exec{br_call_missp_exec, core_events::list, {.name = 3810, .code = 0x93, .counters = 0x3}};
inline constexpr core_events::listed br_ind_call_exec{br_ind_call_exec, core_events::list, {.name = 3829, .code = 0x94, .counters = 0x3}};
inline constexpr core_events::listed resource_stall{resource_stall, core_events::list, {.name = 3846, .code = 0xa2, .counters = 0x3}};
inline constexpr core_events::listed mmx_instr_exec{mmx_instr_exec, core_events::list, {.name = 3861, .code = 0xb0, .counters = 0x3}};
inline constexpr core_events::listed simd_int_sat_exec{simd_int_sat_exec, core_events::list, {.name = 3876, .code = 0xb1, .counters = 0x3}};
inline constexpr core_events::listed instr_ret{instr_ret, core_events::list, {.name = 4067, .code = 0xc0, .counters = 0x3}};
inline constexpr core_events::listed fp_comp_instr_ret{fp_comp_instr_ret, core_events::list, {.name = 4077, .code = 0xc1, .counters = 0x1}};
inline constexpr core_events::listed uops_ret{uops_ret, core_events::list, {.name = 4095, .code = 0xc2, .counters = 0x3}};
inline constexpr core_events::listed smc_detected{smc_detected, core_events::list, {.name = 4104, .code = 0xc3, .counters = 0x3}};
inline constexpr core_events::listed br_instr_ret{br_instr_ret, core_events::list, {.name = 4117, .code = 0xc4, .counters = 0x3}};
inline constexpr core_events::listed br_mispred_ret{br_mispred_ret, core_events::list, {.name = 4130, .code = 0xc5, .counters = 0x3}};
inline constexpr core_events::listed cycles_int_masked{cycles_int_masked, core_events::list, {.name = 4145, .code = 0xc6, .counters = 0x3}};
inline constexpr core_events::listed cycles_int_pedning_masked{cycles_int_pedning_masked, core_events::list, {.name = 4163, .code = 0xc7, .counters = 0x3}};
inline constexpr core_events::listed hw_int_rx{hw_int_rx, core_events::list, {.name = 4189, .code = 0xc8, .counters = 0x3}};
inline constexpr core_events::listed br_taken_ret{br_taken_ret, core_events::list, {.name = 4199, .code = 0xc9, .counters = 0x3}};
inline constexpr core_events::listed br_mispred_taken_ret{br_mispred_taken_ret, core_events::list, {.name = 4212, .code = 0xca, .counters = 0x3}};
inline constexpr core_events::listed mmx_assist{mmx_assist, core_events::list, {.name = 4272, .code = 0xcd, .counters = 0x3}};
inline constexpr core_events::listed mmx_instr_ret{mmx_instr_ret, core_events::list, {.name = 4283, .code = 0xce, .counters = 0x3}};
inline constexpr core_events::listed instr_decoded{instr_decoded, core_events::list, {.name = 4297, .code = 0xd0, .counters = 0x3}};
inline constexpr core_events::listed esp_uops{esp_uops, core_events::list, {.name = 4311, .code = 0xd7, .counters = 0x3}};
inline constexpr core_events::listed unfusion{unfusion, core_events::list, {.name = 4721, .code = 0xdb, .counters = 0x3}};
inline constexpr core_events::listed br_instr_decoded{br_instr_decoded, core_events::list, {.name = 4730, .code = 0xe0, .counters = 0x3}};
inline constexpr core_events::listed btb_misses{btb_misses, core_events::list, {.name = 4747, .code = 0xe2, .counters = 0x3}};
inline constexpr core_events::listed br_bogus{br_bogus, core_events::list, {.name = 4758, .code = 0xe4, .counters = 0x3}};
inline constexpr core_events::listed baclears{baclears, core_events::list, {.name = 4767, .code = 0xe6, .counters = 0x3}};
inline constexpr core_events::listed pref_rqsts_up{pref_rqsts_up, core_events::list, {.name = 4776, .code = 0xf0, .counters = 0x3}};
inline constexpr core_events::listed pref_rqsts_dn{pref_rqsts_dn, core_events::list, {.name = 4790, .code = 0xf8, .counters = 0x3}};

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 2406, .code = 0x62, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 2433, .code = 0x62, .mask = 0x20, .counters = 0x3}};
} // namespace bus_drdy_clocks

namespace bus_locks_clocks {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2460, .code = 0x63, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2482, .code = 0x63, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_locks_clocks

namespace bus_not_in_use {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3515, .code = 0x7d, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3535, .code = 0x7d, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_not_in_use

namespace bus_req_outstanding {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2282, .code = 0x60, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2307, .code = 0x60, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2338, .code = 0x60, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2362, .code = 0x60, .mask = 0x10, .counters = 0x3}};
} // namespace bus_req_outstanding

namespace bus_snoops {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 3331, .code = 0x77, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 3347, .code = 0x77, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 3366, .code = 0x77, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 3385, .code = 0x77, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 3404, .code = 0x77, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 3423, .code = 0x77, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3439, .code = 0x77, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_snoops

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 3281, .code = 0x70, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3306, .code = 0x70, .mask = 0xe0, .counters = 0x3}};
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2523, .code = 0x65, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2542, .code = 0x65, .mask = 0xc0, .counters = 0x3}};
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 3177, .code = 0x6e, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3204, .code = 0x6e, .mask = 0xe0, .counters = 0x3}};
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3085, .code = 0x6d, .mask = 0x60, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3104, .code = 0x6d, .mask = 0xe0, .counters = 0x3}};
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2652, .code = 0x68, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2674, .code = 0x68, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2702, .code = 0x68, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2723, .code = 0x68, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2749, .code = 0x69, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2770, .code = 0x69, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2797, .code = 0x69, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2817, .code = 0x69, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3004, .code = 0x6c, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3022, .code = 0x6c, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 3046, .code = 0x6c, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 3063, .code = 0x6c, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 3231, .code = 0x6f, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3256, .code = 0x6f, .mask = 0xe0, .counters = 0x3}};
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2927, .code = 0x6b, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2944, .code = 0x6b, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2967, .code = 0x6b, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2983, .code = 0x6b, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2842, .code = 0x6a, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2861, .code = 0x6a, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2886, .code = 0x6a, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2904, .code = 0x6a, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2567, .code = 0x66, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 2586, .code = 0x66, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 2611, .code = 0x66, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 2629, .code = 0x66, .mask = 0x10, .counters = 0x3}};
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed this_agent{this_agent, list, {.name = 3129, .code = 0x67, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed all_agents{all_agents, list, {.name = 3153, .code = 0x67, .mask = 0xe0, .counters = 0x3}};
} // namespace bus_trans_wb

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{core_p, list, {.name = 1620, .code = 0x3c, .counters = 0x3}};
inline constexpr listed nonhlt_ref_cycles{nonhlt_ref_cycles, list, {.name = 1644, .code = 0x3c, .mask = 0x1, .counters = 0x3}};
inline constexpr listed serial_execution_cycles{serial_execution_cycles, list, {.name = 1679, .code = 0x3c, .mask = 0x2, .counters = 0x3}};
} // namespace cpu_clk_unhalted

namespace dbus_busy {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 249, .code = 0x22, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 264, .code = 0x22, .mask = 0xc0, .counters = 0x3}};
} // namespace dbus_busy

namespace dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 285, .code = 0x23, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 303, .code = 0x23, .mask = 0xc0, .counters = 0x3}};
} // namespace dbus_busy_rd

namespace dcache_cache_ld {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 1720, .code = 0x40, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1741, .code = 0x40, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1765, .code = 0x40, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1789, .code = 0x40, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1813, .code = 0x40, .mask = 0x8, .counters = 0x3}};
} // namespace dcache_cache_ld

namespace dcache_cache_lock {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 1954, .code = 0x42, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1977, .code = 0x42, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 2003, .code = 0x42, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 2029, .code = 0x42, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 2055, .code = 0x42, .mask = 0x8, .counters = 0x3}};
} // namespace dcache_cache_lock

namespace dcache_cache_st {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 1837, .code = 0x41, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1858, .code = 0x41, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1882, .code = 0x41, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1906, .code = 0x41, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1930, .code = 0x41, .mask = 0x8, .counters = 0x3}};
} // namespace dcache_cache_st

namespace dcu_snoop_to_share {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3461, .code = 0x78, .mask = 0x41, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 3485, .code = 0x78, .mask = 0xc1, .counters = 0x3}};
} // namespace dcu_snoop_to_share

namespace est_trans {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1552, .code = 0x3a, .counters = 0x3}};
inline constexpr listed freq{freq, list, {.name = 1566, .code = 0x3a, .mask = 0x10, .counters = 0x3}};
} // namespace est_trans

namespace fused_uops {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4671, .code = 0xda, .counters = 0x3}};
inline constexpr listed loads{loads, list, {.name = 4686, .code = 0xda, .mask = 0x1, .counters = 0x3}};
inline constexpr listed stores{stores, list, {.name = 4703, .code = 0xda, .mask = 0x2, .counters = 0x3}};
} // namespace fused_uops

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 219, .code = 0x21, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 231, .code = 0x21, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_ads

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 618, .code = 0x28, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 633, .code = 0x28, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 651, .code = 0x28, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 669, .code = 0x28, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 687, .code = 0x28, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 705, .code = 0x28, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 720, .code = 0x28, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 741, .code = 0x29, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 752, .code = 0x29, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 766, .code = 0x29, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 780, .code = 0x29, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 794, .code = 0x29, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 808, .code = 0x29, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 819, .code = 0x29, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_ld

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 327, .code = 0x24, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 344, .code = 0x24, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 367, .code = 0x24, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 383, .code = 0x24, .mask = 0x10, .counters = 0x3}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 448, .code = 0x26, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 466, .code = 0x26, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 490, .code = 0x26, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 507, .code = 0x26, .mask = 0x10, .counters = 0x3}};
} // namespace l2_lines_out

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 404, .code = 0x25, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 423, .code = 0x25, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 529, .code = 0x27, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 549, .code = 0x27, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 575, .code = 0x27, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 594, .code = 0x27, .mask = 0x10, .counters = 0x3}};
} // namespace l2_m_lines_out

namespace l2_no_request_cycles {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 1297, .code = 0x32, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1323, .code = 0x32, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1352, .code = 0x32, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1381, .code = 0x32, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1410, .code = 0x32, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 1439, .code = 0x32, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1465, .code = 0x32, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1497, .code = 0x32, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1522, .code = 0x32, .mask = 0x10, .counters = 0x3}};
} // namespace l2_no_request_cycles

namespace l2_reject_cycles {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 1078, .code = 0x30, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 1100, .code = 0x30, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 1125, .code = 0x30, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 1150, .code = 0x30, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 1175, .code = 0x30, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 1200, .code = 0x30, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1222, .code = 0x30, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1250, .code = 0x30, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1271, .code = 0x30, .mask = 0x10, .counters = 0x3}};
} // namespace l2_reject_cycles

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 931, .code = 0x2e, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 945, .code = 0x2e, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 962, .code = 0x2e, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 979, .code = 0x2e, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 996, .code = 0x2e, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 1013, .code = 0x2e, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 1027, .code = 0x2e, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed any{any, list, {.name = 1047, .code = 0x2e, .mask = 0x30, .counters = 0x3}};
inline constexpr listed prefetch{prefetch, list, {.name = 1060, .code = 0x2e, .mask = 0x10, .counters = 0x3}};
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed mesi{mesi, list, {.name = 836, .code = 0x2a, .mask = 0xf, .counters = 0x3}};
inline constexpr listed i_state{i_state, list, {.name = 847, .code = 0x2a, .mask = 0x1, .counters = 0x3}};
inline constexpr listed s_state{s_state, list, {.name = 861, .code = 0x2a, .mask = 0x2, .counters = 0x3}};
inline constexpr listed e_state{e_state, list, {.name = 875, .code = 0x2a, .mask = 0x4, .counters = 0x3}};
inline constexpr listed m_state{m_state, list, {.name = 889, .code = 0x2a, .mask = 0x8, .counters = 0x3}};
inline constexpr listed self{self, list, {.name = 903, .code = 0x2a, .mask = 0x40, .counters = 0x3}};
inline constexpr listed both_cores{both_cores, list, {.name = 914, .code = 0x2a, .mask = 0xc0, .counters = 0x3}};
} // namespace l2_st

namespace mmx_fp_trans {
using namespace core_events;
inline constexpr listed to_fp{to_fp, list, {.name = 4233, .code = 0xcc, .counters = 0x3}};
inline constexpr listed to_mmx{to_mmx, list, {.name = 4252, .code = 0xcc, .mask = 0x1, .counters = 0x3}};
} // namespace mmx_fp_trans

namespace simd_int_instructions {
using namespace core_events;
inline constexpr listed mul{mul, list, {.name = 3894, .code = 0xb3, .mask = 0x1, .counters = 0x3}};
inline constexpr listed shift{shift, list, {.name = 3920, .code = 0xb3, .mask = 0x2, .counters = 0x3}};
inline constexpr listed pack{pack, list, {.name = 3948, .code = 0xb3, .mask = 0x4, .counters = 0x3}};
inline constexpr listed unpack{unpack, list, {.name = 3975, .code = 0xb3, .mask = 0x8, .counters = 0x3}};
inline constexpr listed logical{logical, list, {.name = 4004, .code = 0xb3, .mask = 0x10, .counters = 0x3}};
inline constexpr listed arithmetic{arithmetic, list, {.name = 4034, .code = 0xb3, .mask = 0x20, .counters = 0x3}};
} // namespace simd_int_instructions

namespace sse_comp_instructions_retired {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 4495, .code = 0xd9, .counters = 0x3}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 4539, .code = 0xd9, .mask = 0x1, .counters = 0x3}};
inline constexpr listed packed_double{packed_double, list, {.name = 4583, .code = 0xd9, .mask = 0x2, .counters = 0x3}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 4627, .code = 0xd9, .mask = 0x3, .counters = 0x3}};
} // namespace sse_comp_instructions_retired

namespace sse_instructions_retired {
using namespace core_events;
inline constexpr listed single{single, list, {.name = 4320, .code = 0xd8, .counters = 0x3}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 4352, .code = 0xd8, .mask = 0x1, .counters = 0x3}};
inline constexpr listed packed_double{packed_double, list, {.name = 4391, .code = 0xd8, .mask = 0x2, .counters = 0x3}};
inline constexpr listed double_{double_, list, {.name = 4430, .code = 0xd8, .mask = 0x3, .counters = 0x3}};
inline constexpr listed int_128{int_128, list, {.name = 4462, .code = 0xd8, .mask = 0x4, .counters = 0x3}};
} // namespace sse_instructions_retired

namespace sse_pre_miss {
using namespace core_events;
inline constexpr listed nta_miss{nta_miss, list, {.name = 2181, .code = 0x4b, .counters = 0x3}};
inline constexpr listed t1_miss{t1_miss, list, {.name = 2203, .code = 0x4b, .mask = 0x1, .counters = 0x3}};
inline constexpr listed t2_miss{t2_miss, list, {.name = 2224, .code = 0x4b, .mask = 0x2, .counters = 0x3}};
inline constexpr listed stores_miss{stores_miss, list, {.name = 2245, .code = 0x4b, .mask = 0x3, .counters = 0x3}};
} // namespace sse_pre_miss

namespace sse_prefetch {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 103, .code = 0x07, .counters = 0x3}};
inline constexpr listed t1{t1, list, {.name = 120, .code = 0x07, .mask = 0x1, .counters = 0x3}};
inline constexpr listed t2{t2, list, {.name = 136, .code = 0x07, .mask = 0x2, .counters = 0x3}};
} // namespace sse_prefetch

namespace thermal_trip {
using namespace core_events;
inline constexpr listed cycles{cycles, list, {.name = 1581, .code = 0x3b, .mask = 0xc0, .counters = 0x3}};
inline constexpr listed trips{trips, list, {.name = 1601, .code = 0x3b, .mask = 0xc0, .counters = 0x3}};
} // namespace thermal_trip

namespace core_events {
inline constexpr const listed *events[] = {
    &unhalted_reference_cycles,
    &llc_references,
    &llc_misses,
    &ld_blocks,
    &sd_drains,
    &misalign_mem_ref,
    &seg_reg_loads,
    &sse_ntstores_ret,
    &fp_comps_op_exe,
    &fp_assist,
    &mul,
    &div,
    &cycles_div_busy,
    &data_mem_ref,
    &data_mem_cache_ref,
    &dcache_repl,
    &dcache_m_repl,
    &dcache_m_evict,
    &dcache_pend_miss,
    &dtlb_miss,
    &l1_pref_req,
    &bus_bnr_clocks,
    &bus_data_rcv,
    &bus_snoop_stall,
    &icache_reads,
    &icache_misses,
    &itlb_misses,
    &ifu_mem_stall,
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
    &resource_stall,
    &mmx_instr_exec,
    &simd_int_sat_exec,
    &instr_ret,
    &fp_comp_instr_ret,
    &uops_ret,
    &smc_detected,
    &br_instr_ret,
    &br_mispred_ret,
    &cycles_int_masked,
    &cycles_int_pedning_masked,
    &hw_int_rx,
    &br_taken_ret,
    &br_mispred_taken_ret,
    &mmx_assist,
    &mmx_instr_ret,
    &instr_decoded,
    &esp_uops,
    &unfusion,
    &br_instr_decoded,
    &btb_misses,
    &br_bogus,
    &baclears,
    &pref_rqsts_up,
    &pref_rqsts_dn,
    &bus_drdy_clocks::this_agent,
    &bus_drdy_clocks::all_agents,
    &bus_locks_clocks::self,
    &bus_locks_clocks::both_cores,
    &bus_not_in_use::self,
    &bus_not_in_use::both_cores,
    &bus_req_outstanding::self,
    &bus_req_outstanding::both_cores,
    &bus_req_outstanding::any,
    &bus_req_outstanding::prefetch,
    &bus_snoops::mesi,
    &bus_snoops::i_state,
    &bus_snoops::s_state,
    &bus_snoops::e_state,
    &bus_snoops::m_state,
    &bus_snoops::self,
    &bus_snoops::both_cores,
    &bus_trans_any::this_agent,
    &bus_trans_any::all_agents,
    &bus_trans_brd::self,
    &bus_trans_brd::both_cores,
    &bus_trans_burst::this_agent,
    &bus_trans_burst::all_agents,
    &bus_trans_def::self,
    &bus_trans_def::both_cores,
    &bus_trans_ifetch::self,
    &bus_trans_ifetch::both_cores,
    &bus_trans_ifetch::any,
    &bus_trans_ifetch::prefetch,
    &bus_trans_inval::self,
    &bus_trans_inval::both_cores,
    &bus_trans_inval::any,
    &bus_trans_inval::prefetch,
    &bus_trans_io::self,
    &bus_trans_io::both_cores,
    &bus_trans_io::any,
    &bus_trans_io::prefetch,
    &bus_trans_mem::this_agent,
    &bus_trans_mem::all_agents,
    &bus_trans_p::self,
    &bus_trans_p::both_cores,
    &bus_trans_p::any,
    &bus_trans_p::prefetch,
    &bus_trans_pwr::self,
    &bus_trans_pwr::both_cores,
    &bus_trans_pwr::any,
    &bus_trans_pwr::prefetch,
    &bus_trans_rfo::self,
    &bus_trans_rfo::both_cores,
    &bus_trans_rfo::any,
    &bus_trans_rfo::prefetch,
    &bus_trans_wb::this_agent,
    &bus_trans_wb::all_agents,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::nonhlt_ref_cycles,
    &cpu_clk_unhalted::serial_execution_cycles,
    &dbus_busy::self,
    &dbus_busy::both_cores,
    &dbus_busy_rd::self,
    &dbus_busy_rd::both_cores,
    &dcache_cache_ld::mesi,
    &dcache_cache_ld::i_state,
    &dcache_cache_ld::s_state,
    &dcache_cache_ld::e_state,
    &dcache_cache_ld::m_state,
    &dcache_cache_lock::mesi,
    &dcache_cache_lock::i_state,
    &dcache_cache_lock::s_state,
    &dcache_cache_lock::e_state,
    &dcache_cache_lock::m_state,
    &dcache_cache_st::mesi,
    &dcache_cache_st::i_state,
    &dcache_cache_st::s_state,
    &dcache_cache_st::e_state,
    &dcache_cache_st::m_state,
    &dcu_snoop_to_share::self,
    &dcu_snoop_to_share::both_cores,
    &est_trans::any,
    &est_trans::freq,
    &fused_uops::all,
    &fused_uops::loads,
    &fused_uops::stores,
    &l2_ads::self,
    &l2_ads::both_cores,
    &l2_ifetch::mesi,
    &l2_ifetch::i_state,
    &l2_ifetch::s_state,
    &l2_ifetch::e_state,
    &l2_ifetch::m_state,
    &l2_ifetch::self,
    &l2_ifetch::both_cores,
    &l2_ld::mesi,
    &l2_ld::i_state,
    &l2_ld::s_state,
    &l2_ld::e_state,
    &l2_ld::m_state,
    &l2_ld::self,
    &l2_ld::both_cores,
    &l2_lines_in::self,
    &l2_lines_in::both_cores,
    &l2_lines_in::any,
    &l2_lines_in::prefetch,
    &l2_lines_out::self,
    &l2_lines_out::both_cores,
    &l2_lines_out::any,
    &l2_lines_out::prefetch,
    &l2_m_lines_in::self,
    &l2_m_lines_in::both_cores,
    &l2_m_lines_out::self,
    &l2_m_lines_out::both_cores,
    &l2_m_lines_out::any,
    &l2_m_lines_out::prefetch,
    &l2_no_request_cycles::mesi,
    &l2_no_request_cycles::i_state,
    &l2_no_request_cycles::s_state,
    &l2_no_request_cycles::e_state,
    &l2_no_request_cycles::m_state,
    &l2_no_request_cycles::self,
    &l2_no_request_cycles::both_cores,
    &l2_no_request_cycles::any,
    &l2_no_request_cycles::prefetch,
    &l2_reject_cycles::mesi,
    &l2_reject_cycles::i_state,
    &l2_reject_cycles::s_state,
    &l2_reject_cycles::e_state,
    &l2_reject_cycles::m_state,
    &l2_reject_cycles::self,
    &l2_reject_cycles::both_cores,
    &l2_reject_cycles::any,
    &l2_reject_cycles::prefetch,
    &l2_rqsts::mesi,
    &l2_rqsts::i_state,
    &l2_rqsts::s_state,
    &l2_rqsts::e_state,
    &l2_rqsts::m_state,
    &l2_rqsts::self,
    &l2_rqsts::both_cores,
    &l2_rqsts::any,
    &l2_rqsts::prefetch,
    &l2_st::mesi,
    &l2_st::i_state,
    &l2_st::s_state,
    &l2_st::e_state,
    &l2_st::m_state,
    &l2_st::self,
    &l2_st::both_cores,
    &mmx_fp_trans::to_fp,
    &mmx_fp_trans::to_mmx,
    &simd_int_instructions::mul,
    &simd_int_instructions::shift,
    &simd_int_instructions::pack,
    &simd_int_instructions::unpack,
    &simd_int_instructions::logical,
    &simd_int_instructions::arithmetic,
    &sse_comp_instructions_retired::packed_single,
    &sse_comp_instructions_retired::scalar_single,
    &sse_comp_instructions_retired::packed_double,
    &sse_comp_instructions_retired::scalar_double,
    &sse_instructions_retired::single,
    &sse_instructions_retired::scalar_single,
    &sse_instructions_retired::packed_double,
    &sse_instructions_retired::double_,
    &sse_instructions_retired::int_128,
    &sse_pre_miss::nta_miss,
    &sse_pre_miss::t1_miss,
    &sse_pre_miss::t2_miss,
    &sse_pre_miss::stores_miss,
    &sse_prefetch::nta,
    &sse_prefetch::t1,
    &sse_prefetch::t2,
    &thermal_trip::cycles,
    &thermal_trip::trips,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::core_duo
