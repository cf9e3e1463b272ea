// Events of AMD Zen 3 (family 19h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen3: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen3; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, event codes: 00h 04h 2dh 40h 46h 61h 62h 63h 6dh 80h 81h 86h 87h 8ah 8ch 99h c7h
// 28ah.
// Only in libpfm4, event codes: aah.
// Not in libpfm4, unit masks of codes it has: 03h/ffh 25h/02h 25h/04h 25h/08h 41h/01h 41h/02h
// 41h/08h 44h/ffh 4bh/ffh 60h/01h 60h/f9h 85h/ffh 94h/ffh aeh/08h afh/10h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam19h_zen3.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::zen3 {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fpu_pipe_assignment.total\0"
    "fpu_pipe_assignment.total3\0"
    "fpu_pipe_assignment.total2\0"
    "fpu_pipe_assignment.total1\0"
    "fpu_pipe_assignment.total0\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_ret_sse_avx_ops.mac_flops\0"
    "fp_ret_sse_avx_ops.div_flops\0"
    "fp_ret_sse_avx_ops.mult_flops\0"
    "fp_ret_sse_avx_ops.add_sub_flops\0"
    "fp_num_mov_elim_scal_op.optimized\0"
    "fp_num_mov_elim_scal_op.opt_potential\0"
    "fp_num_mov_elim_scal_op.sse_mov_ops_elim\0"
    "fp_num_mov_elim_scal_op.sse_mov_ops\0"
    "fp_retired_ser_ops.sse_bot_ret\0"
    "fp_retired_ser_ops.sse_ctrl_ret\0"
    "fp_retired_ser_ops.x87_bot_ret\0"
    "fp_retired_ser_ops.x87_ctrl_ret\0"
    "fp_disp_faults.ymm_spill_fault\0"
    "fp_disp_faults.ymm_fill_fault\0"
    "fp_disp_faults.xmm_fill_fault\0"
    "fp_disp_faults.x87_fill_fault\0"
    "sse_avx_stalls\0"
    "ls_bad_status2.stli_other\0"
    "ls_locks.spec_lock_hi_spec\0"
    "ls_locks.spec_lock_lo_spec\0"
    "ls_locks.non_spec_lock\0"
    "ls_locks.bus_lock\0"
    "ls_ret_cl_flush\0"
    "ls_ret_cpuid\0"
    "ls_dispatch.ld_st_dispatch\0"
    "ls_dispatch.store_dispatch\0"
    "ls_dispatch.ld_dispatch\0"
    "all_data_cache_accesses\0"
    "ls_smi_rx\0"
    "ls_int_taken\0"
    "ls_rdtsc\0"
    "ls_stlf\0"
    "ls_st_commit_cancel2.st_commit_cancel_wcb_full\0"
    "ls_dc_accesses\0"
    "ls_mab_alloc.all_allocations\0"
    "ls_mab_alloc.hardware_prefetcher_allocations\0"
    "ls_mab_alloc.load_store_allocations\0"
    "ls_mab_alloc.dc_prefetcher\0"
    "ls_mab_alloc.stores\0"
    "ls_mab_alloc.loads\0"
    "ls_dmnd_fills_from_sys.mem_io_remote\0"
    "ls_dmnd_fills_from_sys.ext_cache_remote\0"
    "ls_dmnd_fills_from_sys.mem_io_local\0"
    "ls_dmnd_fills_from_sys.ext_cache_local\0"
    "ls_dmnd_fills_from_sys.int_cache\0"
    "ls_dmnd_fills_from_sys.lcl_l2\0"
    "ls_any_fills_from_sys.mem_io_remote\0"
    "ls_any_fills_from_sys.ext_cache_remote\0"
    "ls_any_fills_from_sys.mem_io_local\0"
    "ls_any_fills_from_sys.ext_cache_local\0"
    "ls_any_fills_from_sys.int_cache\0"
    "ls_any_fills_from_sys.lcl_l2\0"
    "l1_data_cache_fills_from_memory\0"
    "l1_data_cache_fills_from_remote_node\0"
    "l1_data_cache_fills_from_within_same_ccx\0"
    "l1_data_cache_fills_from_external_ccx_cache\0"
    "l1_data_cache_fills_all\0"
    "ls_l1_d_tlb_miss.all\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_hit\0"
    "l1_dtlb_misses\0"
    "l2_dtlb_misses\0"
    "ls_tablewalker.iside\0"
    "ls_tablewalker.ic_type1\0"
    "ls_tablewalker.ic_type0\0"
    "ls_tablewalker.dside\0"
    "ls_tablewalker.dc_type1\0"
    "ls_tablewalker.dc_type0\0"
    "ls_misal_loads.ma4k\0"
    "ls_misal_loads.ma64\0"
    "ls_pref_instr_disp\0"
    "ls_pref_instr_disp.prefetch_nta\0"
    "ls_pref_instr_disp.prefetch_w\0"
    "ls_pref_instr_disp.prefetch\0"
    "ls_inef_sw_pref.mab_mch_cnt\0"
    "ls_inef_sw_pref.data_pipe_sw_pf_dc_hit\0"
    "ls_sw_pf_dc_fills.mem_io_remote\0"
    "ls_sw_pf_dc_fills.ext_cache_remote\0"
    "ls_sw_pf_dc_fills.mem_io_local\0"
    "ls_sw_pf_dc_fills.ext_cache_local\0"
    "ls_sw_pf_dc_fills.int_cache\0"
    "ls_sw_pf_dc_fills.lcl_l2\0"
    "ls_hw_pf_dc_fills.mem_io_remote\0"
    "ls_hw_pf_dc_fills.ext_cache_remote\0"
    "ls_hw_pf_dc_fills.mem_io_local\0"
    "ls_hw_pf_dc_fills.ext_cache_local\0"
    "ls_hw_pf_dc_fills.int_cache\0"
    "ls_hw_pf_dc_fills.lcl_l2\0"
    "ls_alloc_mab_count\0"
    "l2_request_g1.rd_blk_l\0"
    "l2_request_g1.rd_blk_x\0"
    "l2_request_g1.ls_rd_blk_c_s\0"
    "l2_request_g1.cacheable_ic_read\0"
    "l2_request_g1.change_to_x\0"
    "l2_request_g1.prefetch_l2_cmd\0"
    "l2_request_g1.l2_hw_pf\0"
    "l2_request_g1.group2\0"
    "l2_request_g1.all_no_prefetch\0"
    "l2_cache_accesses_from_ic_misses\0"
    "l2_cache_accesses_from_dc_misses\0"
    "l2_request_g2.group1\0"
    "l2_request_g2.ls_rd_sized\0"
    "l2_request_g2.ls_rd_sized_nc\0"
    "l2_request_g2.ic_rd_sized\0"
    "l2_request_g2.ic_rd_sized_nc\0"
    "l2_request_g2.smc_inval\0"
    "l2_request_g2.bus_locks_originator\0"
    "l2_request_g2.bus_locks_responses\0"
    "l2_latency.l2_cycles_waiting_on_fills\0"
    "l2_wcb_req.wcb_write\0"
    "l2_wcb_req.wcb_close\0"
    "l2_wcb_req.zero_byte_store\0"
    "l2_wcb_req.cl_zero\0"
    "l2_cache_req_stat.ls_rd_blk_cs\0"
    "l2_cache_req_stat.ls_rd_blk_l_hit_x\0"
    "l2_cache_req_stat.ls_rd_blk_l_hit_s\0"
    "l2_cache_req_stat.ls_rd_blk_x\0"
    "l2_cache_req_stat.ls_rd_blk_c\0"
    "l2_cache_req_stat.ic_fill_hit_x\0"
    "l2_cache_req_stat.ic_fill_hit_s\0"
    "l2_cache_req_stat.ic_fill_miss\0"
    "l2_cache_req_stat.ic_access_in_l2\0"
    "l2_cache_req_stat.ic_dc_miss_in_l2\0"
    "l2_cache_req_stat.ic_dc_hit_in_l2\0"
    "l2_cache_misses_from_ic_miss\0"
    "l2_cache_misses_from_dc_misses\0"
    "l2_cache_hits_from_ic_misses\0"
    "l2_cache_hits_from_dc_misses\0"
    "l2_fill_pending.l2_fill_busy\0"
    "l2_pf_hit_l2\0"
    "l2_cache_hits_from_l2_hwpf\0"
    "l2_pf_miss_l2_hit_l3\0"
    "l2_pf_miss_l2_l3\0"
    "ls_not_halted_cyc\0"
    "ls_tlb_flush.all_tlb_flushes\0"
    "all_tlbs_flushed\0"
    "ic_fw32\0"
    "ic_fw32_miss\0"
    "ic_cache_fill_l2\0"
    "ic_cache_fill_sys\0"
    "bp_l1_tlb_miss_l2_tlb_hit\0"
    "bp_l1_tlb_miss_l2_tlb_miss\0"
    "bp_l1_tlb_miss_l2_tlb_miss.coalesced_4k\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if1g\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if2m\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if4k\0"
    "l2_itlb_misses\0"
    "bp_snp_re_sync\0"
    "ic_fetch_stall.ic_stall_any\0"
    "ic_fetch_stall.ic_stall_dq_empty\0"
    "ic_fetch_stall.ic_stall_back_pressure\0"
    "bp_l1_btb_correct\0"
    "bp_l2_btb_correct\0"
    "ic_cache_inval.l2_invalidating_probe\0"
    "ic_cache_inval.fill_invalidated\0"
    "bp_dyn_ind_pred\0"
    "bp_de_redirect\0"
    "bp_l1_tlb_fetch_hit\0"
    "bp_l1_tlb_fetch_hit.if1g\0"
    "bp_l1_tlb_fetch_hit.if2m\0"
    "bp_l1_tlb_fetch_hit.if4k\0"
    "bp_tlb_rel\0"
    "de_dis_uop_queue_empty_di0\0"
    "de_dis_cops_from_decoder.disp_op_type.any_integer_dispatch\0"
    "de_dis_cops_from_decoder.disp_op_type.any_fp_dispatch\0"
    "de_dis_dispatch_token_stalls1.fp_flush_recovery_stall\0"
    "de_dis_dispatch_token_stalls1.fp_sch_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.fp_reg_file_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.taken_brnch_buffer_rsrc\0"
    "de_dis_dispatch_token_stalls1.int_sched_misc_token_stall\0"
    "de_dis_dispatch_token_stalls1.store_queue_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.load_queue_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.int_phy_reg_file_rsrc_stall\0"
    "de_dis_dispatch_token_stalls2.retire_token_stall\0"
    "de_dis_dispatch_token_stalls2.agsq_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch3_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch2_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch1_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch0_token_stall\0"
    "ex_ret_instr\0"
    "ex_ret_ops\0"
    "macro_ops_retired\0"
    "ex_ret_brn\0"
    "ex_ret_brn_misp\0"
    "ex_ret_brn_tkn\0"
    "ex_ret_brn_tkn_misp\0"
    "ex_ret_brn_far\0"
    "ex_ret_brn_resync\0"
    "ex_ret_near_ret\0"
    "ex_ret_near_ret_mispred\0"
    "ex_ret_brn_ind_misp\0"
    "ex_ret_mmx_fp_instr.sse_instr\0"
    "ex_ret_mmx_fp_instr.mmx_instr\0"
    "ex_ret_mmx_fp_instr.x87_instr\0"
    "ex_ret_ind_brch_instr\0"
    "ex_ret_cond\0"
    "ex_div_busy\0"
    "ex_div_count\0"
    "ic_tag_hit_miss.all_instruction_cache_accesses\0"
    "ic_tag_hit_miss.instruction_cache_miss\0"
    "ic_tag_hit_miss.instruction_cache_hit\0"
    "ex_ret_msprd_brnch_instr_dir_msmtch\0"
    "ex_tagged_ibs_ops.ibs_count_rollover\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops_ret\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops\0"
    "ex_ret_fused_instr\0"
    "ic_oc_mode_switch.oc_ic_mode_switch\0"
    "ic_oc_mode_switch.ic_oc_mode_switch\0"
    "op_cache_hit_miss.all_op_cache_accesses\0"
    "op_cache_hit_miss.op_cache_miss\0"
    "op_cache_hit_miss.op_cache_hit\0";
inline constexpr select::event_list list{"zen3", core::zen3, names};
} // namespace core_events
inline constexpr core_events::listed sse_avx_stalls{sse_avx_stalls, core_events::list, {.name = 674, .code = 0x0e, .mask = 0xe}};
inline constexpr core_events::listed ls_ret_cl_flush{ls_ret_cl_flush, core_events::list, {.name = 810, .code = 0x26}};
inline constexpr core_events::listed ls_ret_cpuid{ls_ret_cpuid, core_events::list, {.name = 826, .code = 0x27}};
inline constexpr core_events::listed all_data_cache_accesses{all_data_cache_accesses, core_events::list, {.name = 917, .code = 0x29, .mask = 0x7}};
inline constexpr core_events::listed ls_smi_rx{ls_smi_rx, core_events::list, {.name = 941, .code = 0x2b}};
inline constexpr core_events::listed ls_int_taken{ls_int_taken, core_events::list, {.name = 951, .code = 0x2c}};
inline constexpr core_events::listed ls_rdtsc{ls_rdtsc, core_events::list, {.name = 964, .code = 0x2d}};
inline constexpr core_events::listed ls_stlf{ls_stlf, core_events::list, {.name = 973, .code = 0x35}};
inline constexpr core_events::listed ls_dc_accesses{ls_dc_accesses, core_events::list, {.name = 1028, .code = 0x40}};
inline constexpr core_events::listed l1_data_cache_fills_from_memory{l1_data_cache_fills_from_memory, core_events::list, {.name = 1643, .code = 0x44, .mask = 0x48}};
inline constexpr core_events::listed l1_data_cache_fills_from_remote_node{l1_data_cache_fills_from_remote_node, core_events::list, {.name = 1675, .code = 0x44, .mask = 0x50}};
inline constexpr core_events::listed l1_data_cache_fills_from_within_same_ccx{l1_data_cache_fills_from_within_same_ccx, core_events::list, {.name = 1712, .code = 0x44, .mask = 0x3}};
inline constexpr core_events::listed l1_data_cache_fills_from_external_ccx_cache{l1_data_cache_fills_from_external_ccx_cache, core_events::list, {.name = 1753, .code = 0x44, .mask = 0x14}};
inline constexpr core_events::listed l1_data_cache_fills_all{l1_data_cache_fills_all, core_events::list, {.name = 1797, .code = 0x44, .mask = 0xff}};
inline constexpr core_events::listed l1_dtlb_misses{l1_dtlb_misses, core_events::list, {.name = 2168, .code = 0x45, .mask = 0xff}};
inline constexpr core_events::listed l2_dtlb_misses{l2_dtlb_misses, core_events::list, {.name = 2183, .code = 0x45, .mask = 0xf0}};
inline constexpr core_events::listed ls_alloc_mab_count{ls_alloc_mab_count, core_events::list, {.name = 2922, .code = 0x5f}};
inline constexpr core_events::listed l2_cache_accesses_from_ic_misses{l2_cache_accesses_from_ic_misses, core_events::list, {.name = 3177, .code = 0x60, .mask = 0x10}};
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{l2_cache_accesses_from_dc_misses, core_events::list, {.name = 3210, .code = 0x60, .mask = 0xe8}};
inline constexpr core_events::listed l2_cache_misses_from_ic_miss{l2_cache_misses_from_ic_miss, core_events::list, {.name = 3954, .code = 0x64, .mask = 0x1}};
inline constexpr core_events::listed l2_cache_misses_from_dc_misses{l2_cache_misses_from_dc_misses, core_events::list, {.name = 3983, .code = 0x64, .mask = 0x8}};
inline constexpr core_events::listed l2_cache_hits_from_ic_misses{l2_cache_hits_from_ic_misses, core_events::list, {.name = 4014, .code = 0x64, .mask = 0x6}};
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{l2_cache_hits_from_dc_misses, core_events::list, {.name = 4043, .code = 0x64, .mask = 0xf0}};
inline constexpr core_events::listed l2_pf_hit_l2{l2_pf_hit_l2, core_events::list, {.name = 4101, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_cache_hits_from_l2_hwpf{l2_cache_hits_from_l2_hwpf, core_events::list, {.name = 4114, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_hit_l3{l2_pf_miss_l2_hit_l3, core_events::list, {.name = 4141, .code = 0x71, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_l3{l2_pf_miss_l2_l3, core_events::list, {.name = 4162, .code = 0x72, .mask = 0xff}};
inline constexpr core_events::listed ls_not_halted_cyc{ls_not_halted_cyc, core_events::list, {.name = 4179, .code = 0x76}};
inline constexpr core_events::listed all_tlbs_flushed{all_tlbs_flushed, core_events::list, {.name = 4226, .code = 0x78, .mask = 0xff}};
inline constexpr core_events::listed ic_fw32{ic_fw32, core_events::list, {.name = 4243, .code = 0x80}};
inline constexpr core_events::listed ic_fw32_miss{ic_fw32_miss, core_events::list, {.name = 4251, .code = 0x81}};
inline constexpr core_events::listed ic_cache_fill_l2{ic_cache_fill_l2, core_events::list, {.name = 4264, .code = 0x82}};
inline constexpr core_events::listed ic_cache_fill_sys{ic_cache_fill_sys, core_events::list, {.name = 4281, .code = 0x83}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{bp_l1_tlb_miss_l2_tlb_hit, core_events::list, {.name = 4299, .code = 0x84}};
inline constexpr core_events::listed l2_itlb_misses{l2_itlb_misses, core_events::list, {.name = 4488, .code = 0x85, .mask = 0x7}};
inline constexpr core_events::listed bp_snp_re_sync{bp_snp_re_sync, core_events::list, {.name = 4503, .code = 0x86}};
inline constexpr core_events::listed bp_l1_btb_correct{bp_l1_btb_correct, core_events::list, {.name = 4617, .code = 0x8a}};
inline constexpr core_events::listed bp_l2_btb_correct{bp_l2_btb_correct, core_events::list, {.name = 4635, .code = 0x8b}};
inline constexpr core_events::listed bp_dyn_ind_pred{bp_dyn_ind_pred, core_events::list, {.name = 4722, .code = 0x8e}};
inline constexpr core_events::listed bp_de_redirect{bp_de_redirect, core_events::list, {.name = 4738, .code = 0x91}};
inline constexpr core_events::listed bp_tlb_rel{bp_tlb_rel, core_events::list, {.name = 4848, .code = 0x99}};
inline constexpr core_events::listed de_dis_uop_queue_empty_di0{de_dis_uop_queue_empty_di0, core_events::list, {.name = 4859, .code = 0xa9}};
inline constexpr core_events::listed ex_ret_instr{ex_ret_instr, core_events::list, {.name = 5728, .code = 0xc0}};
inline constexpr core_events::listed ex_ret_ops{ex_ret_ops, core_events::list, {.name = 5741, .code = 0xc1}};
inline constexpr core_events::listed macro_ops_retired{macro_ops_retired, core_events::list, {.name = 5752, .code = 0xc1}};
inline constexpr core_events::listed ex_ret_brn{ex_ret_brn, core_events::list, {.name = 5770, .code = 0xc2}};
inline constexpr core_events::listed ex_ret_brn_misp{ex_ret_brn_misp, core_events::list, {.name = 5781, .code = 0xc3}};
inline constexpr core_events::listed ex_ret_brn_tkn{ex_ret_brn_tkn, core_events::list, {.name = 5797, .code = 0xc4}};
inline constexpr core_events::listed ex_ret_brn_tkn_misp{ex_ret_brn_tkn_misp, core_events::list, {.name = 5812, .code = 0xc5}};
inline constexpr core_events::listed ex_ret_brn_far{ex_ret_brn_far, core_events::list, {.name = 5832, .code = 0xc6}};
inline constexpr core_events::listed ex_ret_brn_resync{ex_ret_brn_resync, core_events::list, {.name = 5847, .code = 0xc7}};
inline constexpr core_events::listed ex_ret_near_ret{ex_ret_near_ret, core_events::list, {.name = 5865, .code = 0xc8}};
inline constexpr core_events::listed ex_ret_near_ret_mispred{ex_ret_near_ret_mispred, core_events::list, {.name = 5881, .code = 0xc9}};
inline constexpr core_events::listed ex_ret_brn_ind_misp{ex_ret_brn_ind_misp, core_events::list, {.name = 5905, .code = 0xca}};
inline constexpr core_events::listed ex_ret_ind_brch_instr{ex_ret_ind_brch_instr, core_events::list, {.name = 6015, .code = 0xcc}};
inline constexpr core_events::listed ex_ret_cond{ex_ret_cond, core_events::list, {.name = 6037, .code = 0xd1}};
inline constexpr core_events::listed ex_div_busy{ex_div_busy, core_events::list, {.name = 6049, .code = 0xd3}};
inline constexpr core_events::listed ex_div_count{ex_div_count, core_events::list, {.name = 6061, .code = 0xd4}};
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{ex_ret_msprd_brnch_instr_dir_msmtch, core_events::list, {.name = 6198, .code = 0x1c7}};
inline constexpr core_events::listed ex_ret_fused_instr{ex_ret_fused_instr, core_events::list, {.name = 6341, .code = 0x1d0}};

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 4753, .code = 0x94, .mask = 0xff}};
inline constexpr listed if1g{if1g, list, {.name = 4773, .code = 0x94, .mask = 0x4}};
inline constexpr listed if2m{if2m, list, {.name = 4798, .code = 0x94, .mask = 0x2}};
inline constexpr listed if4k{if4k, list, {.name = 4823, .code = 0x94, .mask = 0x1}};
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 4325, .code = 0x85, .mask = 0xff}};
inline constexpr listed coalesced_4k{coalesced_4k, list, {.name = 4352, .code = 0x85, .mask = 0x8}};
inline constexpr listed if1g{if1g, list, {.name = 4392, .code = 0x85, .mask = 0x4}};
inline constexpr listed if2m{if2m, list, {.name = 4424, .code = 0x85, .mask = 0x2}};
inline constexpr listed if4k{if4k, list, {.name = 4456, .code = 0x85, .mask = 0x1}};
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_dis_cops_from_decoder {
using namespace core_events;
inline constexpr listed disp_op_type_any_integer_dispatch{disp_op_type_any_integer_dispatch, list, {.name = 4886, .code = 0xab, .mask = 0x8}};
inline constexpr listed disp_op_type_any_fp_dispatch{disp_op_type_any_fp_dispatch, list, {.name = 4945, .code = 0xab, .mask = 0x4}};
} // namespace de_dis_cops_from_decoder

namespace de_dis_dispatch_token_stalls1 {
using namespace core_events;
inline constexpr listed fp_flush_recovery_stall{fp_flush_recovery_stall, list, {.name = 4999, .code = 0xae, .mask = 0x80}};
inline constexpr listed fp_sch_rsrc_stall{fp_sch_rsrc_stall, list, {.name = 5053, .code = 0xae, .mask = 0x40}};
inline constexpr listed fp_reg_file_rsrc_stall{fp_reg_file_rsrc_stall, list, {.name = 5101, .code = 0xae, .mask = 0x20}};
inline constexpr listed taken_brnch_buffer_rsrc{taken_brnch_buffer_rsrc, list, {.name = 5154, .code = 0xae, .mask = 0x10}};
inline constexpr listed int_sched_misc_token_stall{int_sched_misc_token_stall, list, {.name = 5208, .code = 0xae, .mask = 0x8}};
inline constexpr listed store_queue_rsrc_stall{store_queue_rsrc_stall, list, {.name = 5265, .code = 0xae, .mask = 0x4}};
inline constexpr listed load_queue_rsrc_stall{load_queue_rsrc_stall, list, {.name = 5318, .code = 0xae, .mask = 0x2}};
inline constexpr listed int_phy_reg_file_rsrc_stall{int_phy_reg_file_rsrc_stall, list, {.name = 5370, .code = 0xae, .mask = 0x1}};
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_dispatch_token_stalls2 {
using namespace core_events;
inline constexpr listed retire_token_stall{retire_token_stall, list, {.name = 5428, .code = 0xaf, .mask = 0x20}};
inline constexpr listed agsq_token_stall{agsq_token_stall, list, {.name = 5477, .code = 0xaf, .mask = 0x10}};
inline constexpr listed int_sch3_token_stall{int_sch3_token_stall, list, {.name = 5524, .code = 0xaf, .mask = 0x8}};
inline constexpr listed int_sch2_token_stall{int_sch2_token_stall, list, {.name = 5575, .code = 0xaf, .mask = 0x4}};
inline constexpr listed int_sch1_token_stall{int_sch1_token_stall, list, {.name = 5626, .code = 0xaf, .mask = 0x2}};
inline constexpr listed int_sch0_token_stall{int_sch0_token_stall, list, {.name = 5677, .code = 0xaf, .mask = 0x1}};
} // namespace de_dis_dispatch_token_stalls2

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed sse_instr{sse_instr, list, {.name = 5925, .code = 0xcb, .mask = 0x4}};
inline constexpr listed mmx_instr{mmx_instr, list, {.name = 5955, .code = 0xcb, .mask = 0x2}};
inline constexpr listed x87_instr{x87_instr, list, {.name = 5985, .code = 0xcb, .mask = 0x1}};
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_count_rollover{ibs_count_rollover, list, {.name = 6234, .code = 0x1cf, .mask = 0x4}};
inline constexpr listed ibs_tagged_ops_ret{ibs_tagged_ops_ret, list, {.name = 6271, .code = 0x1cf, .mask = 0x2}};
inline constexpr listed ibs_tagged_ops{ibs_tagged_ops, list, {.name = 6308, .code = 0x1cf, .mask = 0x1}};
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed ymm_spill_fault{ymm_spill_fault, list, {.name = 553, .code = 0x0e, .mask = 0x8}};
inline constexpr listed ymm_fill_fault{ymm_fill_fault, list, {.name = 584, .code = 0x0e, .mask = 0x4}};
inline constexpr listed xmm_fill_fault{xmm_fill_fault, list, {.name = 614, .code = 0x0e, .mask = 0x2}};
inline constexpr listed x87_fill_fault{x87_fill_fault, list, {.name = 644, .code = 0x0e, .mask = 0x1}};
} // namespace fp_disp_faults

namespace fp_num_mov_elim_scal_op {
using namespace core_events;
inline constexpr listed optimized{optimized, list, {.name = 278, .code = 0x04, .mask = 0x8}};
inline constexpr listed opt_potential{opt_potential, list, {.name = 312, .code = 0x04, .mask = 0x4}};
inline constexpr listed sse_mov_ops_elim{sse_mov_ops_elim, list, {.name = 350, .code = 0x04, .mask = 0x2}};
inline constexpr listed sse_mov_ops{sse_mov_ops, list, {.name = 391, .code = 0x04, .mask = 0x1}};
} // namespace fp_num_mov_elim_scal_op

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 134, .code = 0x03, .mask = 0xff}};
inline constexpr listed mac_flops{mac_flops, list, {.name = 157, .code = 0x03, .mask = 0x8}};
inline constexpr listed div_flops{div_flops, list, {.name = 186, .code = 0x03, .mask = 0x4}};
inline constexpr listed mult_flops{mult_flops, list, {.name = 215, .code = 0x03, .mask = 0x2}};
inline constexpr listed add_sub_flops{add_sub_flops, list, {.name = 245, .code = 0x03, .mask = 0x1}};
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed sse_bot_ret{sse_bot_ret, list, {.name = 427, .code = 0x05, .mask = 0x8}};
inline constexpr listed sse_ctrl_ret{sse_ctrl_ret, list, {.name = 458, .code = 0x05, .mask = 0x4}};
inline constexpr listed x87_bot_ret{x87_bot_ret, list, {.name = 490, .code = 0x05, .mask = 0x2}};
inline constexpr listed x87_ctrl_ret{x87_ctrl_ret, list, {.name = 521, .code = 0x05, .mask = 0x1}};
} // namespace fp_retired_ser_ops

namespace fpu_pipe_assignment {
using namespace core_events;
inline constexpr listed total{total, list, {.name = 0, .code = 0x00, .mask = 0xf}};
inline constexpr listed total3{total3, list, {.name = 26, .code = 0x00, .mask = 0x8}};
inline constexpr listed total2{total2, list, {.name = 53, .code = 0x00, .mask = 0x4}};
inline constexpr listed total1{total1, list, {.name = 80, .code = 0x00, .mask = 0x2}};
inline constexpr listed total0{total0, list, {.name = 107, .code = 0x00, .mask = 0x1}};
} // namespace fpu_pipe_assignment

namespace ic_cache_inval {
using namespace core_events;
inline constexpr listed l2_invalidating_probe{l2_invalidating_probe, list, {.name = 4653, .code = 0x8c, .mask = 0x2}};
inline constexpr listed fill_invalidated{fill_invalidated, list, {.name = 4690, .code = 0x8c, .mask = 0x1}};
} // namespace ic_cache_inval

namespace ic_fetch_stall {
using namespace core_events;
inline constexpr listed ic_stall_any{ic_stall_any, list, {.name = 4518, .code = 0x87, .mask = 0x4}};
inline constexpr listed ic_stall_dq_empty{ic_stall_dq_empty, list, {.name = 4546, .code = 0x87, .mask = 0x2}};
inline constexpr listed ic_stall_back_pressure{ic_stall_back_pressure, list, {.name = 4579, .code = 0x87, .mask = 0x1}};
} // namespace ic_fetch_stall

namespace ic_oc_mode_switch {
using namespace core_events;
inline constexpr listed oc_ic_mode_switch{oc_ic_mode_switch, list, {.name = 6360, .code = 0x28a, .mask = 0x2}};
inline constexpr listed ic_oc_mode_switch{ic_oc_mode_switch, list, {.name = 6396, .code = 0x28a, .mask = 0x1}};
} // namespace ic_oc_mode_switch

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed all_instruction_cache_accesses{all_instruction_cache_accesses, list, {.name = 6074, .code = 0x18e, .mask = 0x1f}};
inline constexpr listed instruction_cache_miss{instruction_cache_miss, list, {.name = 6121, .code = 0x18e, .mask = 0x18}};
inline constexpr listed instruction_cache_hit{instruction_cache_hit, list, {.name = 6160, .code = 0x18e, .mask = 0x7}};
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ls_rd_blk_cs{ls_rd_blk_cs, list, {.name = 3593, .code = 0x64, .mask = 0x80}};
inline constexpr listed ls_rd_blk_l_hit_x{ls_rd_blk_l_hit_x, list, {.name = 3624, .code = 0x64, .mask = 0x40}};
inline constexpr listed ls_rd_blk_l_hit_s{ls_rd_blk_l_hit_s, list, {.name = 3660, .code = 0x64, .mask = 0x20}};
inline constexpr listed ls_rd_blk_x{ls_rd_blk_x, list, {.name = 3696, .code = 0x64, .mask = 0x10}};
inline constexpr listed ls_rd_blk_c{ls_rd_blk_c, list, {.name = 3726, .code = 0x64, .mask = 0x8}};
inline constexpr listed ic_fill_hit_x{ic_fill_hit_x, list, {.name = 3756, .code = 0x64, .mask = 0x4}};
inline constexpr listed ic_fill_hit_s{ic_fill_hit_s, list, {.name = 3788, .code = 0x64, .mask = 0x2}};
inline constexpr listed ic_fill_miss{ic_fill_miss, list, {.name = 3820, .code = 0x64, .mask = 0x1}};
inline constexpr listed ic_access_in_l2{ic_access_in_l2, list, {.name = 3851, .code = 0x64, .mask = 0x7}};
inline constexpr listed ic_dc_miss_in_l2{ic_dc_miss_in_l2, list, {.name = 3885, .code = 0x64, .mask = 0x9}};
inline constexpr listed ic_dc_hit_in_l2{ic_dc_hit_in_l2, list, {.name = 3920, .code = 0x64, .mask = 0xf6}};
} // namespace l2_cache_req_stat

namespace l2_fill_pending {
using namespace core_events;
inline constexpr listed l2_fill_busy{l2_fill_busy, list, {.name = 4072, .code = 0x6d, .mask = 0x1}};
} // namespace l2_fill_pending

namespace l2_latency {
using namespace core_events;
inline constexpr listed l2_cycles_waiting_on_fills{l2_cycles_waiting_on_fills, list, {.name = 3467, .code = 0x62, .mask = 0x1}};
} // namespace l2_latency

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed rd_blk_l{rd_blk_l, list, {.name = 2941, .code = 0x60, .mask = 0x80}};
inline constexpr listed rd_blk_x{rd_blk_x, list, {.name = 2964, .code = 0x60, .mask = 0x40}};
inline constexpr listed ls_rd_blk_c_s{ls_rd_blk_c_s, list, {.name = 2987, .code = 0x60, .mask = 0x20}};
inline constexpr listed cacheable_ic_read{cacheable_ic_read, list, {.name = 3015, .code = 0x60, .mask = 0x10}};
inline constexpr listed change_to_x{change_to_x, list, {.name = 3047, .code = 0x60, .mask = 0x8}};
inline constexpr listed prefetch_l2_cmd{prefetch_l2_cmd, list, {.name = 3073, .code = 0x60, .mask = 0x4}};
inline constexpr listed l2_hw_pf{l2_hw_pf, list, {.name = 3103, .code = 0x60, .mask = 0x2}};
inline constexpr listed group2{group2, list, {.name = 3126, .code = 0x60, .mask = 0x1}};
inline constexpr listed all_no_prefetch{all_no_prefetch, list, {.name = 3147, .code = 0x60, .mask = 0xf9}};
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed group1{group1, list, {.name = 3243, .code = 0x61, .mask = 0x80}};
inline constexpr listed ls_rd_sized{ls_rd_sized, list, {.name = 3264, .code = 0x61, .mask = 0x40}};
inline constexpr listed ls_rd_sized_nc{ls_rd_sized_nc, list, {.name = 3290, .code = 0x61, .mask = 0x20}};
inline constexpr listed ic_rd_sized{ic_rd_sized, list, {.name = 3319, .code = 0x61, .mask = 0x10}};
inline constexpr listed ic_rd_sized_nc{ic_rd_sized_nc, list, {.name = 3345, .code = 0x61, .mask = 0x8}};
inline constexpr listed smc_inval{smc_inval, list, {.name = 3374, .code = 0x61, .mask = 0x4}};
inline constexpr listed bus_locks_originator{bus_locks_originator, list, {.name = 3398, .code = 0x61, .mask = 0x2}};
inline constexpr listed bus_locks_responses{bus_locks_responses, list, {.name = 3433, .code = 0x61, .mask = 0x1}};
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_write{wcb_write, list, {.name = 3505, .code = 0x63, .mask = 0x40}};
inline constexpr listed wcb_close{wcb_close, list, {.name = 3526, .code = 0x63, .mask = 0x20}};
inline constexpr listed zero_byte_store{zero_byte_store, list, {.name = 3547, .code = 0x63, .mask = 0x4}};
inline constexpr listed cl_zero{cl_zero, list, {.name = 3574, .code = 0x63, .mask = 0x1}};
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed mem_io_remote{mem_io_remote, list, {.name = 1434, .code = 0x44, .mask = 0x40}};
inline constexpr listed ext_cache_remote{ext_cache_remote, list, {.name = 1470, .code = 0x44, .mask = 0x10}};
inline constexpr listed mem_io_local{mem_io_local, list, {.name = 1509, .code = 0x44, .mask = 0x8}};
inline constexpr listed ext_cache_local{ext_cache_local, list, {.name = 1544, .code = 0x44, .mask = 0x4}};
inline constexpr listed int_cache{int_cache, list, {.name = 1582, .code = 0x44, .mask = 0x2}};
inline constexpr listed lcl_l2{lcl_l2, list, {.name = 1614, .code = 0x44, .mask = 0x1}};
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{stli_other, list, {.name = 689, .code = 0x24, .mask = 0x2}};
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_st_dispatch{ld_st_dispatch, list, {.name = 839, .code = 0x29, .mask = 0x4}};
inline constexpr listed store_dispatch{store_dispatch, list, {.name = 866, .code = 0x29, .mask = 0x2}};
inline constexpr listed ld_dispatch{ld_dispatch, list, {.name = 893, .code = 0x29, .mask = 0x1}};
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed mem_io_remote{mem_io_remote, list, {.name = 1219, .code = 0x43, .mask = 0x40}};
inline constexpr listed ext_cache_remote{ext_cache_remote, list, {.name = 1256, .code = 0x43, .mask = 0x10}};
inline constexpr listed mem_io_local{mem_io_local, list, {.name = 1296, .code = 0x43, .mask = 0x8}};
inline constexpr listed ext_cache_local{ext_cache_local, list, {.name = 1332, .code = 0x43, .mask = 0x4}};
inline constexpr listed int_cache{int_cache, list, {.name = 1371, .code = 0x43, .mask = 0x2}};
inline constexpr listed lcl_l2{lcl_l2, list, {.name = 1404, .code = 0x43, .mask = 0x1}};
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed mem_io_remote{mem_io_remote, list, {.name = 2737, .code = 0x5a, .mask = 0x40}};
inline constexpr listed ext_cache_remote{ext_cache_remote, list, {.name = 2769, .code = 0x5a, .mask = 0x10}};
inline constexpr listed mem_io_local{mem_io_local, list, {.name = 2804, .code = 0x5a, .mask = 0x8}};
inline constexpr listed ext_cache_local{ext_cache_local, list, {.name = 2835, .code = 0x5a, .mask = 0x4}};
inline constexpr listed int_cache{int_cache, list, {.name = 2869, .code = 0x5a, .mask = 0x2}};
inline constexpr listed lcl_l2{lcl_l2, list, {.name = 2897, .code = 0x5a, .mask = 0x1}};
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed mab_mch_cnt{mab_mch_cnt, list, {.name = 2485, .code = 0x52, .mask = 0x2}};
inline constexpr listed data_pipe_sw_pf_dc_hit{data_pipe_sw_pf_dc_hit, list, {.name = 2513, .code = 0x52, .mask = 0x1}};
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1821, .code = 0x45, .mask = 0xff}};
inline constexpr listed tlb_reload_1g_l2_miss{tlb_reload_1g_l2_miss, list, {.name = 1842, .code = 0x45, .mask = 0x80}};
inline constexpr listed tlb_reload_2m_l2_miss{tlb_reload_2m_l2_miss, list, {.name = 1881, .code = 0x45, .mask = 0x40}};
inline constexpr listed tlb_reload_coalesced_page_miss{tlb_reload_coalesced_page_miss, list, {.name = 1920, .code = 0x45, .mask = 0x20}};
inline constexpr listed tlb_reload_4k_l2_miss{tlb_reload_4k_l2_miss, list, {.name = 1968, .code = 0x45, .mask = 0x10}};
inline constexpr listed tlb_reload_1g_l2_hit{tlb_reload_1g_l2_hit, list, {.name = 2007, .code = 0x45, .mask = 0x8}};
inline constexpr listed tlb_reload_2m_l2_hit{tlb_reload_2m_l2_hit, list, {.name = 2045, .code = 0x45, .mask = 0x4}};
inline constexpr listed tlb_reload_coalesced_page_hit{tlb_reload_coalesced_page_hit, list, {.name = 2083, .code = 0x45, .mask = 0x2}};
inline constexpr listed tlb_reload_4k_l2_hit{tlb_reload_4k_l2_hit, list, {.name = 2130, .code = 0x45, .mask = 0x1}};
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed spec_lock_hi_spec{spec_lock_hi_spec, list, {.name = 715, .code = 0x25, .mask = 0x8}};
inline constexpr listed spec_lock_lo_spec{spec_lock_lo_spec, list, {.name = 742, .code = 0x25, .mask = 0x4}};
inline constexpr listed non_spec_lock{non_spec_lock, list, {.name = 769, .code = 0x25, .mask = 0x2}};
inline constexpr listed bus_lock{bus_lock, list, {.name = 792, .code = 0x25, .mask = 0x1}};
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed all_allocations{all_allocations, list, {.name = 1043, .code = 0x41, .mask = 0x7f}};
inline constexpr listed hardware_prefetcher_allocations{hardware_prefetcher_allocations, list, {.name = 1072, .code = 0x41, .mask = 0x40}};
inline constexpr listed load_store_allocations{load_store_allocations, list, {.name = 1117, .code = 0x41, .mask = 0x3f}};
inline constexpr listed dc_prefetcher{dc_prefetcher, list, {.name = 1153, .code = 0x41, .mask = 0x8}};
inline constexpr listed stores{stores, list, {.name = 1180, .code = 0x41, .mask = 0x2}};
inline constexpr listed loads{loads, list, {.name = 1200, .code = 0x41, .mask = 0x1}};
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma4k{ma4k, list, {.name = 2336, .code = 0x47, .mask = 0x2}};
inline constexpr listed ma64{ma64, list, {.name = 2356, .code = 0x47, .mask = 0x1}};
} // namespace ls_misal_loads

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 2376, .code = 0x4b, .mask = 0xff}};
inline constexpr listed prefetch_nta{prefetch_nta, list, {.name = 2395, .code = 0x4b, .mask = 0x4}};
inline constexpr listed prefetch_w{prefetch_w, list, {.name = 2427, .code = 0x4b, .mask = 0x2}};
inline constexpr listed prefetch{prefetch, list, {.name = 2457, .code = 0x4b, .mask = 0x1}};
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{st_commit_cancel_wcb_full, list, {.name = 981, .code = 0x37, .mask = 0x1}};
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed mem_io_remote{mem_io_remote, list, {.name = 2552, .code = 0x59, .mask = 0x40}};
inline constexpr listed ext_cache_remote{ext_cache_remote, list, {.name = 2584, .code = 0x59, .mask = 0x10}};
inline constexpr listed mem_io_local{mem_io_local, list, {.name = 2619, .code = 0x59, .mask = 0x8}};
inline constexpr listed ext_cache_local{ext_cache_local, list, {.name = 2650, .code = 0x59, .mask = 0x4}};
inline constexpr listed int_cache{int_cache, list, {.name = 2684, .code = 0x59, .mask = 0x2}};
inline constexpr listed lcl_l2{lcl_l2, list, {.name = 2712, .code = 0x59, .mask = 0x1}};
} // namespace ls_sw_pf_dc_fills

namespace ls_tablewalker {
using namespace core_events;
inline constexpr listed iside{iside, list, {.name = 2198, .code = 0x46, .mask = 0xc}};
inline constexpr listed ic_type1{ic_type1, list, {.name = 2219, .code = 0x46, .mask = 0x8}};
inline constexpr listed ic_type0{ic_type0, list, {.name = 2243, .code = 0x46, .mask = 0x4}};
inline constexpr listed dside{dside, list, {.name = 2267, .code = 0x46, .mask = 0x3}};
inline constexpr listed dc_type1{dc_type1, list, {.name = 2288, .code = 0x46, .mask = 0x2}};
inline constexpr listed dc_type0{dc_type0, list, {.name = 2312, .code = 0x46, .mask = 0x1}};
} // namespace ls_tablewalker

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all_tlb_flushes{all_tlb_flushes, list, {.name = 4197, .code = 0x78, .mask = 0xff}};
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed all_op_cache_accesses{all_op_cache_accesses, list, {.name = 6432, .code = 0x28f, .mask = 0x7}};
inline constexpr listed op_cache_miss{op_cache_miss, list, {.name = 6472, .code = 0x28f, .mask = 0x4}};
inline constexpr listed op_cache_hit{op_cache_hit, list, {.name = 6504, .code = 0x28f, .mask = 0x3}};
} // namespace op_cache_hit_miss

namespace core_events {
inline constexpr const listed *events[] = {
    &sse_avx_stalls,
    &ls_ret_cl_flush,
    &ls_ret_cpuid,
    &all_data_cache_accesses,
    &ls_smi_rx,
    &ls_int_taken,
    &ls_rdtsc,
    &ls_stlf,
    &ls_dc_accesses,
    &l1_data_cache_fills_from_memory,
    &l1_data_cache_fills_from_remote_node,
    &l1_data_cache_fills_from_within_same_ccx,
    &l1_data_cache_fills_from_external_ccx_cache,
    &l1_data_cache_fills_all,
    &l1_dtlb_misses,
    &l2_dtlb_misses,
    &ls_alloc_mab_count,
    &l2_cache_accesses_from_ic_misses,
    &l2_cache_accesses_from_dc_misses,
    &l2_cache_misses_from_ic_miss,
    &l2_cache_misses_from_dc_misses,
    &l2_cache_hits_from_ic_misses,
    &l2_cache_hits_from_dc_misses,
    &l2_pf_hit_l2,
    &l2_cache_hits_from_l2_hwpf,
    &l2_pf_miss_l2_hit_l3,
    &l2_pf_miss_l2_l3,
    &ls_not_halted_cyc,
    &all_tlbs_flushed,
    &ic_fw32,
    &ic_fw32_miss,
    &ic_cache_fill_l2,
    &ic_cache_fill_sys,
    &bp_l1_tlb_miss_l2_tlb_hit,
    &l2_itlb_misses,
    &bp_snp_re_sync,
    &bp_l1_btb_correct,
    &bp_l2_btb_correct,
    &bp_dyn_ind_pred,
    &bp_de_redirect,
    &bp_tlb_rel,
    &de_dis_uop_queue_empty_di0,
    &ex_ret_instr,
    &ex_ret_ops,
    &macro_ops_retired,
    &ex_ret_brn,
    &ex_ret_brn_misp,
    &ex_ret_brn_tkn,
    &ex_ret_brn_tkn_misp,
    &ex_ret_brn_far,
    &ex_ret_brn_resync,
    &ex_ret_near_ret,
    &ex_ret_near_ret_mispred,
    &ex_ret_brn_ind_misp,
    &ex_ret_ind_brch_instr,
    &ex_ret_cond,
    &ex_div_busy,
    &ex_div_count,
    &ex_ret_msprd_brnch_instr_dir_msmtch,
    &ex_ret_fused_instr,
    &bp_l1_tlb_fetch_hit::event,
    &bp_l1_tlb_fetch_hit::if1g,
    &bp_l1_tlb_fetch_hit::if2m,
    &bp_l1_tlb_fetch_hit::if4k,
    &bp_l1_tlb_miss_l2_tlb_miss::event,
    &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g,
    &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if4k,
    &de_dis_cops_from_decoder::disp_op_type_any_integer_dispatch,
    &de_dis_cops_from_decoder::disp_op_type_any_fp_dispatch,
    &de_dis_dispatch_token_stalls1::fp_flush_recovery_stall,
    &de_dis_dispatch_token_stalls1::fp_sch_rsrc_stall,
    &de_dis_dispatch_token_stalls1::fp_reg_file_rsrc_stall,
    &de_dis_dispatch_token_stalls1::taken_brnch_buffer_rsrc,
    &de_dis_dispatch_token_stalls1::int_sched_misc_token_stall,
    &de_dis_dispatch_token_stalls1::store_queue_rsrc_stall,
    &de_dis_dispatch_token_stalls1::load_queue_rsrc_stall,
    &de_dis_dispatch_token_stalls1::int_phy_reg_file_rsrc_stall,
    &de_dis_dispatch_token_stalls2::retire_token_stall,
    &de_dis_dispatch_token_stalls2::agsq_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch3_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch2_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch1_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch0_token_stall,
    &ex_ret_mmx_fp_instr::sse_instr,
    &ex_ret_mmx_fp_instr::mmx_instr,
    &ex_ret_mmx_fp_instr::x87_instr,
    &ex_tagged_ibs_ops::ibs_count_rollover,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret,
    &ex_tagged_ibs_ops::ibs_tagged_ops,
    &fp_disp_faults::ymm_spill_fault,
    &fp_disp_faults::ymm_fill_fault,
    &fp_disp_faults::xmm_fill_fault,
    &fp_disp_faults::x87_fill_fault,
    &fp_num_mov_elim_scal_op::optimized,
    &fp_num_mov_elim_scal_op::opt_potential,
    &fp_num_mov_elim_scal_op::sse_mov_ops_elim,
    &fp_num_mov_elim_scal_op::sse_mov_ops,
    &fp_ret_sse_avx_ops::all,
    &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::div_flops,
    &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::add_sub_flops,
    &fp_retired_ser_ops::sse_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret,
    &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::x87_ctrl_ret,
    &fpu_pipe_assignment::total,
    &fpu_pipe_assignment::total3,
    &fpu_pipe_assignment::total2,
    &fpu_pipe_assignment::total1,
    &fpu_pipe_assignment::total0,
    &ic_cache_inval::l2_invalidating_probe,
    &ic_cache_inval::fill_invalidated,
    &ic_fetch_stall::ic_stall_any,
    &ic_fetch_stall::ic_stall_dq_empty,
    &ic_fetch_stall::ic_stall_back_pressure,
    &ic_oc_mode_switch::oc_ic_mode_switch,
    &ic_oc_mode_switch::ic_oc_mode_switch,
    &ic_tag_hit_miss::all_instruction_cache_accesses,
    &ic_tag_hit_miss::instruction_cache_miss,
    &ic_tag_hit_miss::instruction_cache_hit,
    &l2_cache_req_stat::ls_rd_blk_cs,
    &l2_cache_req_stat::ls_rd_blk_l_hit_x,
    &l2_cache_req_stat::ls_rd_blk_l_hit_s,
    &l2_cache_req_stat::ls_rd_blk_x,
    &l2_cache_req_stat::ls_rd_blk_c,
    &l2_cache_req_stat::ic_fill_hit_x,
    &l2_cache_req_stat::ic_fill_hit_s,
    &l2_cache_req_stat::ic_fill_miss,
    &l2_cache_req_stat::ic_access_in_l2,
    &l2_cache_req_stat::ic_dc_miss_in_l2,
    &l2_cache_req_stat::ic_dc_hit_in_l2,
    &l2_fill_pending::l2_fill_busy,
    &l2_latency::l2_cycles_waiting_on_fills,
    &l2_request_g1::rd_blk_l,
    &l2_request_g1::rd_blk_x,
    &l2_request_g1::ls_rd_blk_c_s,
    &l2_request_g1::cacheable_ic_read,
    &l2_request_g1::change_to_x,
    &l2_request_g1::prefetch_l2_cmd,
    &l2_request_g1::l2_hw_pf,
    &l2_request_g1::group2,
    &l2_request_g1::all_no_prefetch,
    &l2_request_g2::group1,
    &l2_request_g2::ls_rd_sized,
    &l2_request_g2::ls_rd_sized_nc,
    &l2_request_g2::ic_rd_sized,
    &l2_request_g2::ic_rd_sized_nc,
    &l2_request_g2::smc_inval,
    &l2_request_g2::bus_locks_originator,
    &l2_request_g2::bus_locks_responses,
    &l2_wcb_req::wcb_write,
    &l2_wcb_req::wcb_close,
    &l2_wcb_req::zero_byte_store,
    &l2_wcb_req::cl_zero,
    &ls_any_fills_from_sys::mem_io_remote,
    &ls_any_fills_from_sys::ext_cache_remote,
    &ls_any_fills_from_sys::mem_io_local,
    &ls_any_fills_from_sys::ext_cache_local,
    &ls_any_fills_from_sys::int_cache,
    &ls_any_fills_from_sys::lcl_l2,
    &ls_bad_status2::stli_other,
    &ls_dispatch::ld_st_dispatch,
    &ls_dispatch::store_dispatch,
    &ls_dispatch::ld_dispatch,
    &ls_dmnd_fills_from_sys::mem_io_remote,
    &ls_dmnd_fills_from_sys::ext_cache_remote,
    &ls_dmnd_fills_from_sys::mem_io_local,
    &ls_dmnd_fills_from_sys::ext_cache_local,
    &ls_dmnd_fills_from_sys::int_cache,
    &ls_dmnd_fills_from_sys::lcl_l2,
    &ls_hw_pf_dc_fills::mem_io_remote,
    &ls_hw_pf_dc_fills::ext_cache_remote,
    &ls_hw_pf_dc_fills::mem_io_local,
    &ls_hw_pf_dc_fills::ext_cache_local,
    &ls_hw_pf_dc_fills::int_cache,
    &ls_hw_pf_dc_fills::lcl_l2,
    &ls_inef_sw_pref::mab_mch_cnt,
    &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit,
    &ls_l1_d_tlb_miss::all,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_locks::spec_lock_hi_spec,
    &ls_locks::spec_lock_lo_spec,
    &ls_locks::non_spec_lock,
    &ls_locks::bus_lock,
    &ls_mab_alloc::all_allocations,
    &ls_mab_alloc::hardware_prefetcher_allocations,
    &ls_mab_alloc::load_store_allocations,
    &ls_mab_alloc::dc_prefetcher,
    &ls_mab_alloc::stores,
    &ls_mab_alloc::loads,
    &ls_misal_loads::ma4k,
    &ls_misal_loads::ma64,
    &ls_pref_instr_disp::event,
    &ls_pref_instr_disp::prefetch_nta,
    &ls_pref_instr_disp::prefetch_w,
    &ls_pref_instr_disp::prefetch,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full,
    &ls_sw_pf_dc_fills::mem_io_remote,
    &ls_sw_pf_dc_fills::ext_cache_remote,
    &ls_sw_pf_dc_fills::mem_io_local,
    &ls_sw_pf_dc_fills::ext_cache_local,
    &ls_sw_pf_dc_fills::int_cache,
    &ls_sw_pf_dc_fills::lcl_l2,
    &ls_tablewalker::iside,
    &ls_tablewalker::ic_type1,
    &ls_tablewalker::ic_type0,
    &ls_tablewalker::dside,
    &ls_tablewalker::dc_type1,
    &ls_tablewalker::dc_type0,
    &ls_tlb_flush::all_tlb_flushes,
    &op_cache_hit_miss::all_op_cache_accesses,
    &op_cache_hit_miss::op_cache_miss,
    &op_cache_hit_miss::op_cache_hit,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::zen3
