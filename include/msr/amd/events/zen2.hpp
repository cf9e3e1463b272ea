// Events of AMD Zen 2 (family 17h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen2: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen2; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, event codes: 00h 04h 2dh 40h 46h 62h 63h 6dh 80h 81h 86h 87h 8ch 99h c7h d2h
// 28ah.
// Only in libpfm4, event codes: 1c7h.
// Not in libpfm4, unit masks of codes it has: 03h/ffh 25h/02h 25h/04h 25h/08h 4bh/ffh 70h/ffh
// 71h/ffh 72h/ffh 78h/dfh 85h/ffh 94h/ffh aah/ffh afh/01h afh/02h afh/04h afh/10h afh/20h afh/40h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam17h_zen2.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::zen2 {

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
    "all_dc_accesses\0"
    "ls_smi_rx\0"
    "ls_int_taken\0"
    "ls_rdtsc\0"
    "ls_stlf\0"
    "ls_st_commit_cancel2.st_commit_cancel_wcb_full\0"
    "ls_dc_accesses\0"
    "ls_mab_alloc.dc_prefetcher\0"
    "ls_mab_alloc.stores\0"
    "ls_mab_alloc.loads\0"
    "ls_refills_from_sys.ls_mabresp_rmt_dram\0"
    "ls_refills_from_sys.ls_mabresp_rmt_cache\0"
    "ls_refills_from_sys.ls_mabresp_lcl_dram\0"
    "ls_refills_from_sys.ls_mabresp_lcl_cache\0"
    "ls_refills_from_sys.ls_mabresp_lcl_l2\0"
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
    "ls_misal_accesses\0"
    "ls_pref_instr_disp\0"
    "ls_pref_instr_disp.prefetch_nta\0"
    "ls_pref_instr_disp.prefetch_w\0"
    "ls_pref_instr_disp.prefetch\0"
    "ls_inef_sw_pref.mab_mch_cnt\0"
    "ls_inef_sw_pref.data_pipe_sw_pf_dc_hit\0"
    "ls_sw_pf_dc_fill.ls_mabresp_rmt_dram\0"
    "ls_sw_pf_dc_fill.ls_mabresp_rmt_cache\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_dram\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_cache\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_l2\0"
    "ls_hw_pf_dc_fill.ls_mabresp_rmt_dram\0"
    "ls_hw_pf_dc_fill.ls_mabresp_rmt_cache\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_dram\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_cache\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_l2\0"
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
    "ls_tlb_flush\0"
    "all_tlbs_flushed\0"
    "ic_fw32\0"
    "ic_fw32_miss\0"
    "ic_cache_fill_l2\0"
    "ic_cache_fill_sys\0"
    "bp_l1_tlb_miss_l2_hit\0"
    "bp_l1_tlb_miss_l2_tlb_miss\0"
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
    "de_dis_uops_from_decoder\0"
    "de_dis_uops_from_decoder.opcache_dispatched\0"
    "de_dis_uops_from_decoder.decoder_dispatched\0"
    "uops_dispatched\0"
    "de_dis_dispatch_token_stalls1.fp_misc_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.fp_sch_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.fp_reg_file_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.taken_branch_buffer_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.int_sched_misc_token_stall\0"
    "de_dis_dispatch_token_stalls1.store_queue_token_stall\0"
    "de_dis_dispatch_token_stalls1.load_queue_token_stall\0"
    "de_dis_dispatch_token_stalls1.int_phy_reg_file_token_stall\0"
    "de_dis_dispatch_token_stalls0.sc_agu_dispatch_stall\0"
    "de_dis_dispatch_token_stalls0.retire_token_stall\0"
    "de_dis_dispatch_token_stalls0.agsq_token_stall\0"
    "de_dis_dispatch_token_stalls0.alu_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_0_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq2_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq1_token_stall\0"
    "ex_ret_instr\0"
    "ex_ret_cops\0"
    "uops_retired\0"
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
    "ex_ret_cond\0"
    "ex_ret_cond_misp\0"
    "ex_div_busy\0"
    "ex_div_count\0"
    "ex_tagged_ibs_ops.ibs_count_rollover\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops_ret\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops\0"
    "ex_ret_fus_brnch_inst\0"
    "ic_oc_mode_switch.oc_ic_mode_switch\0"
    "ic_oc_mode_switch.ic_oc_mode_switch\0";
inline constexpr select::event_list list{"zen2", core::zen2, names};
} // namespace core_events
inline constexpr core_events::listed sse_avx_stalls{sse_avx_stalls, core_events::list, {.name = 674, .code = 0x0e, .mask = 0xe}};
inline constexpr core_events::listed ls_ret_cl_flush{ls_ret_cl_flush, core_events::list, {.name = 810, .code = 0x26}};
inline constexpr core_events::listed ls_ret_cpuid{ls_ret_cpuid, core_events::list, {.name = 826, .code = 0x27}};
inline constexpr core_events::listed all_dc_accesses{all_dc_accesses, core_events::list, {.name = 917, .code = 0x29, .mask = 0x7}};
inline constexpr core_events::listed ls_smi_rx{ls_smi_rx, core_events::list, {.name = 933, .code = 0x2b}};
inline constexpr core_events::listed ls_int_taken{ls_int_taken, core_events::list, {.name = 943, .code = 0x2c}};
inline constexpr core_events::listed ls_rdtsc{ls_rdtsc, core_events::list, {.name = 956, .code = 0x2d}};
inline constexpr core_events::listed ls_stlf{ls_stlf, core_events::list, {.name = 965, .code = 0x35}};
inline constexpr core_events::listed ls_dc_accesses{ls_dc_accesses, core_events::list, {.name = 1020, .code = 0x40}};
inline constexpr core_events::listed l1_dtlb_misses{l1_dtlb_misses, core_events::list, {.name = 1648, .code = 0x45, .mask = 0xff}};
inline constexpr core_events::listed l2_dtlb_misses{l2_dtlb_misses, core_events::list, {.name = 1663, .code = 0x45, .mask = 0xf0}};
inline constexpr core_events::listed ls_misal_accesses{ls_misal_accesses, core_events::list, {.name = 1816, .code = 0x47}};
inline constexpr core_events::listed l2_cache_accesses_from_ic_misses{l2_cache_accesses_from_ic_misses, core_events::list, {.name = 2616, .code = 0x60, .mask = 0x10}};
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{l2_cache_accesses_from_dc_misses, core_events::list, {.name = 2649, .code = 0x60, .mask = 0xc8}};
inline constexpr core_events::listed l2_cache_misses_from_ic_miss{l2_cache_misses_from_ic_miss, core_events::list, {.name = 3393, .code = 0x64, .mask = 0x1}};
inline constexpr core_events::listed l2_cache_misses_from_dc_misses{l2_cache_misses_from_dc_misses, core_events::list, {.name = 3422, .code = 0x64, .mask = 0x8}};
inline constexpr core_events::listed l2_cache_hits_from_ic_misses{l2_cache_hits_from_ic_misses, core_events::list, {.name = 3453, .code = 0x64, .mask = 0x6}};
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{l2_cache_hits_from_dc_misses, core_events::list, {.name = 3482, .code = 0x64, .mask = 0x70}};
inline constexpr core_events::listed l2_pf_hit_l2{l2_pf_hit_l2, core_events::list, {.name = 3540, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_cache_hits_from_l2_hwpf{l2_cache_hits_from_l2_hwpf, core_events::list, {.name = 3553, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_hit_l3{l2_pf_miss_l2_hit_l3, core_events::list, {.name = 3580, .code = 0x71, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_l3{l2_pf_miss_l2_l3, core_events::list, {.name = 3601, .code = 0x72, .mask = 0xff}};
inline constexpr core_events::listed ls_not_halted_cyc{ls_not_halted_cyc, core_events::list, {.name = 3618, .code = 0x76}};
inline constexpr core_events::listed ls_tlb_flush{ls_tlb_flush, core_events::list, {.name = 3636, .code = 0x78}};
inline constexpr core_events::listed all_tlbs_flushed{all_tlbs_flushed, core_events::list, {.name = 3649, .code = 0x78, .mask = 0xdf}};
inline constexpr core_events::listed ic_fw32{ic_fw32, core_events::list, {.name = 3666, .code = 0x80}};
inline constexpr core_events::listed ic_fw32_miss{ic_fw32_miss, core_events::list, {.name = 3674, .code = 0x81}};
inline constexpr core_events::listed ic_cache_fill_l2{ic_cache_fill_l2, core_events::list, {.name = 3687, .code = 0x82}};
inline constexpr core_events::listed ic_cache_fill_sys{ic_cache_fill_sys, core_events::list, {.name = 3704, .code = 0x83}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_hit{bp_l1_tlb_miss_l2_hit, core_events::list, {.name = 3722, .code = 0x84}};
inline constexpr core_events::listed l2_itlb_misses{l2_itlb_misses, core_events::list, {.name = 3867, .code = 0x85, .mask = 0x7}};
inline constexpr core_events::listed bp_snp_re_sync{bp_snp_re_sync, core_events::list, {.name = 3882, .code = 0x86}};
inline constexpr core_events::listed bp_l1_btb_correct{bp_l1_btb_correct, core_events::list, {.name = 3996, .code = 0x8a}};
inline constexpr core_events::listed bp_l2_btb_correct{bp_l2_btb_correct, core_events::list, {.name = 4014, .code = 0x8b}};
inline constexpr core_events::listed bp_dyn_ind_pred{bp_dyn_ind_pred, core_events::list, {.name = 4101, .code = 0x8e}};
inline constexpr core_events::listed bp_de_redirect{bp_de_redirect, core_events::list, {.name = 4117, .code = 0x91}};
inline constexpr core_events::listed bp_tlb_rel{bp_tlb_rel, core_events::list, {.name = 4227, .code = 0x99}};
inline constexpr core_events::listed de_dis_uop_queue_empty_di0{de_dis_uop_queue_empty_di0, core_events::list, {.name = 4238, .code = 0xa9}};
inline constexpr core_events::listed uops_dispatched{uops_dispatched, core_events::list, {.name = 4378, .code = 0xaa, .mask = 0x3}};
inline constexpr core_events::listed ex_ret_instr{ex_ret_instr, core_events::list, {.name = 5168, .code = 0xc0}};
inline constexpr core_events::listed ex_ret_cops{ex_ret_cops, core_events::list, {.name = 5181, .code = 0xc1}};
inline constexpr core_events::listed uops_retired{uops_retired, core_events::list, {.name = 5193, .code = 0xc1}};
inline constexpr core_events::listed ex_ret_brn{ex_ret_brn, core_events::list, {.name = 5206, .code = 0xc2}};
inline constexpr core_events::listed ex_ret_brn_misp{ex_ret_brn_misp, core_events::list, {.name = 5217, .code = 0xc3}};
inline constexpr core_events::listed ex_ret_brn_tkn{ex_ret_brn_tkn, core_events::list, {.name = 5233, .code = 0xc4}};
inline constexpr core_events::listed ex_ret_brn_tkn_misp{ex_ret_brn_tkn_misp, core_events::list, {.name = 5248, .code = 0xc5}};
inline constexpr core_events::listed ex_ret_brn_far{ex_ret_brn_far, core_events::list, {.name = 5268, .code = 0xc6}};
inline constexpr core_events::listed ex_ret_brn_resync{ex_ret_brn_resync, core_events::list, {.name = 5283, .code = 0xc7}};
inline constexpr core_events::listed ex_ret_near_ret{ex_ret_near_ret, core_events::list, {.name = 5301, .code = 0xc8}};
inline constexpr core_events::listed ex_ret_near_ret_mispred{ex_ret_near_ret_mispred, core_events::list, {.name = 5317, .code = 0xc9}};
inline constexpr core_events::listed ex_ret_brn_ind_misp{ex_ret_brn_ind_misp, core_events::list, {.name = 5341, .code = 0xca}};
inline constexpr core_events::listed ex_ret_cond{ex_ret_cond, core_events::list, {.name = 5451, .code = 0xd1}};
inline constexpr core_events::listed ex_ret_cond_misp{ex_ret_cond_misp, core_events::list, {.name = 5463, .code = 0xd2}};
inline constexpr core_events::listed ex_div_busy{ex_div_busy, core_events::list, {.name = 5480, .code = 0xd3}};
inline constexpr core_events::listed ex_div_count{ex_div_count, core_events::list, {.name = 5492, .code = 0xd4}};
inline constexpr core_events::listed ex_ret_fus_brnch_inst{ex_ret_fus_brnch_inst, core_events::list, {.name = 5612, .code = 0x1d0}};

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 4132, .code = 0x94, .mask = 0xff}};
inline constexpr listed if1g{if1g, list, {.name = 4152, .code = 0x94, .mask = 0x4}};
inline constexpr listed if2m{if2m, list, {.name = 4177, .code = 0x94, .mask = 0x2}};
inline constexpr listed if4k{if4k, list, {.name = 4202, .code = 0x94, .mask = 0x1}};
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 3744, .code = 0x85, .mask = 0xff}};
inline constexpr listed if1g{if1g, list, {.name = 3771, .code = 0x85, .mask = 0x4}};
inline constexpr listed if2m{if2m, list, {.name = 3803, .code = 0x85, .mask = 0x2}};
inline constexpr listed if4k{if4k, list, {.name = 3835, .code = 0x85, .mask = 0x1}};
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_dis_dispatch_token_stalls0 {
using namespace core_events;
inline constexpr listed sc_agu_dispatch_stall{sc_agu_dispatch_stall, list, {.name = 4828, .code = 0xaf, .mask = 0x40}};
inline constexpr listed retire_token_stall{retire_token_stall, list, {.name = 4880, .code = 0xaf, .mask = 0x20}};
inline constexpr listed agsq_token_stall{agsq_token_stall, list, {.name = 4929, .code = 0xaf, .mask = 0x10}};
inline constexpr listed alu_token_stall{alu_token_stall, list, {.name = 4976, .code = 0xaf, .mask = 0x8}};
inline constexpr listed alsq3_0_token_stall{alsq3_0_token_stall, list, {.name = 5022, .code = 0xaf, .mask = 0x4}};
inline constexpr listed alsq2_token_stall{alsq2_token_stall, list, {.name = 5072, .code = 0xaf, .mask = 0x2}};
inline constexpr listed alsq1_token_stall{alsq1_token_stall, list, {.name = 5120, .code = 0xaf, .mask = 0x1}};
} // namespace de_dis_dispatch_token_stalls0

namespace de_dis_dispatch_token_stalls1 {
using namespace core_events;
inline constexpr listed fp_misc_rsrc_stall{fp_misc_rsrc_stall, list, {.name = 4394, .code = 0xae, .mask = 0x80}};
inline constexpr listed fp_sch_rsrc_stall{fp_sch_rsrc_stall, list, {.name = 4443, .code = 0xae, .mask = 0x40}};
inline constexpr listed fp_reg_file_rsrc_stall{fp_reg_file_rsrc_stall, list, {.name = 4491, .code = 0xae, .mask = 0x20}};
inline constexpr listed taken_branch_buffer_rsrc_stall{taken_branch_buffer_rsrc_stall, list, {.name = 4544, .code = 0xae, .mask = 0x10}};
inline constexpr listed int_sched_misc_token_stall{int_sched_misc_token_stall, list, {.name = 4605, .code = 0xae, .mask = 0x8}};
inline constexpr listed store_queue_token_stall{store_queue_token_stall, list, {.name = 4662, .code = 0xae, .mask = 0x4}};
inline constexpr listed load_queue_token_stall{load_queue_token_stall, list, {.name = 4716, .code = 0xae, .mask = 0x2}};
inline constexpr listed int_phy_reg_file_token_stall{int_phy_reg_file_token_stall, list, {.name = 4769, .code = 0xae, .mask = 0x1}};
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_uops_from_decoder {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 4265, .code = 0xaa, .mask = 0xff}};
inline constexpr listed opcache_dispatched{opcache_dispatched, list, {.name = 4290, .code = 0xaa, .mask = 0x2}};
inline constexpr listed decoder_dispatched{decoder_dispatched, list, {.name = 4334, .code = 0xaa, .mask = 0x1}};
} // namespace de_dis_uops_from_decoder

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed sse_instr{sse_instr, list, {.name = 5361, .code = 0xcb, .mask = 0x4}};
inline constexpr listed mmx_instr{mmx_instr, list, {.name = 5391, .code = 0xcb, .mask = 0x2}};
inline constexpr listed x87_instr{x87_instr, list, {.name = 5421, .code = 0xcb, .mask = 0x1}};
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_count_rollover{ibs_count_rollover, list, {.name = 5505, .code = 0x1cf, .mask = 0x4}};
inline constexpr listed ibs_tagged_ops_ret{ibs_tagged_ops_ret, list, {.name = 5542, .code = 0x1cf, .mask = 0x2}};
inline constexpr listed ibs_tagged_ops{ibs_tagged_ops, list, {.name = 5579, .code = 0x1cf, .mask = 0x1}};
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
inline constexpr listed l2_invalidating_probe{l2_invalidating_probe, list, {.name = 4032, .code = 0x8c, .mask = 0x2}};
inline constexpr listed fill_invalidated{fill_invalidated, list, {.name = 4069, .code = 0x8c, .mask = 0x1}};
} // namespace ic_cache_inval

namespace ic_fetch_stall {
using namespace core_events;
inline constexpr listed ic_stall_any{ic_stall_any, list, {.name = 3897, .code = 0x87, .mask = 0x4}};
inline constexpr listed ic_stall_dq_empty{ic_stall_dq_empty, list, {.name = 3925, .code = 0x87, .mask = 0x2}};
inline constexpr listed ic_stall_back_pressure{ic_stall_back_pressure, list, {.name = 3958, .code = 0x87, .mask = 0x1}};
} // namespace ic_fetch_stall

namespace ic_oc_mode_switch {
using namespace core_events;
inline constexpr listed oc_ic_mode_switch{oc_ic_mode_switch, list, {.name = 5634, .code = 0x28a, .mask = 0x2}};
inline constexpr listed ic_oc_mode_switch{ic_oc_mode_switch, list, {.name = 5670, .code = 0x28a, .mask = 0x1}};
} // namespace ic_oc_mode_switch

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ls_rd_blk_cs{ls_rd_blk_cs, list, {.name = 3032, .code = 0x64, .mask = 0x80}};
inline constexpr listed ls_rd_blk_l_hit_x{ls_rd_blk_l_hit_x, list, {.name = 3063, .code = 0x64, .mask = 0x40}};
inline constexpr listed ls_rd_blk_l_hit_s{ls_rd_blk_l_hit_s, list, {.name = 3099, .code = 0x64, .mask = 0x20}};
inline constexpr listed ls_rd_blk_x{ls_rd_blk_x, list, {.name = 3135, .code = 0x64, .mask = 0x10}};
inline constexpr listed ls_rd_blk_c{ls_rd_blk_c, list, {.name = 3165, .code = 0x64, .mask = 0x8}};
inline constexpr listed ic_fill_hit_x{ic_fill_hit_x, list, {.name = 3195, .code = 0x64, .mask = 0x4}};
inline constexpr listed ic_fill_hit_s{ic_fill_hit_s, list, {.name = 3227, .code = 0x64, .mask = 0x2}};
inline constexpr listed ic_fill_miss{ic_fill_miss, list, {.name = 3259, .code = 0x64, .mask = 0x1}};
inline constexpr listed ic_access_in_l2{ic_access_in_l2, list, {.name = 3290, .code = 0x64, .mask = 0x7}};
inline constexpr listed ic_dc_miss_in_l2{ic_dc_miss_in_l2, list, {.name = 3324, .code = 0x64, .mask = 0x9}};
inline constexpr listed ic_dc_hit_in_l2{ic_dc_hit_in_l2, list, {.name = 3359, .code = 0x64, .mask = 0xf6}};
} // namespace l2_cache_req_stat

namespace l2_fill_pending {
using namespace core_events;
inline constexpr listed l2_fill_busy{l2_fill_busy, list, {.name = 3511, .code = 0x6d, .mask = 0x1}};
} // namespace l2_fill_pending

namespace l2_latency {
using namespace core_events;
inline constexpr listed l2_cycles_waiting_on_fills{l2_cycles_waiting_on_fills, list, {.name = 2906, .code = 0x62, .mask = 0x1}};
} // namespace l2_latency

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed rd_blk_l{rd_blk_l, list, {.name = 2380, .code = 0x60, .mask = 0x80}};
inline constexpr listed rd_blk_x{rd_blk_x, list, {.name = 2403, .code = 0x60, .mask = 0x40}};
inline constexpr listed ls_rd_blk_c_s{ls_rd_blk_c_s, list, {.name = 2426, .code = 0x60, .mask = 0x20}};
inline constexpr listed cacheable_ic_read{cacheable_ic_read, list, {.name = 2454, .code = 0x60, .mask = 0x10}};
inline constexpr listed change_to_x{change_to_x, list, {.name = 2486, .code = 0x60, .mask = 0x8}};
inline constexpr listed prefetch_l2_cmd{prefetch_l2_cmd, list, {.name = 2512, .code = 0x60, .mask = 0x4}};
inline constexpr listed l2_hw_pf{l2_hw_pf, list, {.name = 2542, .code = 0x60, .mask = 0x2}};
inline constexpr listed group2{group2, list, {.name = 2565, .code = 0x60, .mask = 0x1}};
inline constexpr listed all_no_prefetch{all_no_prefetch, list, {.name = 2586, .code = 0x60, .mask = 0xf9}};
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed group1{group1, list, {.name = 2682, .code = 0x61, .mask = 0x80}};
inline constexpr listed ls_rd_sized{ls_rd_sized, list, {.name = 2703, .code = 0x61, .mask = 0x40}};
inline constexpr listed ls_rd_sized_nc{ls_rd_sized_nc, list, {.name = 2729, .code = 0x61, .mask = 0x20}};
inline constexpr listed ic_rd_sized{ic_rd_sized, list, {.name = 2758, .code = 0x61, .mask = 0x10}};
inline constexpr listed ic_rd_sized_nc{ic_rd_sized_nc, list, {.name = 2784, .code = 0x61, .mask = 0x8}};
inline constexpr listed smc_inval{smc_inval, list, {.name = 2813, .code = 0x61, .mask = 0x4}};
inline constexpr listed bus_locks_originator{bus_locks_originator, list, {.name = 2837, .code = 0x61, .mask = 0x2}};
inline constexpr listed bus_locks_responses{bus_locks_responses, list, {.name = 2872, .code = 0x61, .mask = 0x1}};
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_write{wcb_write, list, {.name = 2944, .code = 0x63, .mask = 0x40}};
inline constexpr listed wcb_close{wcb_close, list, {.name = 2965, .code = 0x63, .mask = 0x20}};
inline constexpr listed zero_byte_store{zero_byte_store, list, {.name = 2986, .code = 0x63, .mask = 0x4}};
inline constexpr listed cl_zero{cl_zero, list, {.name = 3013, .code = 0x63, .mask = 0x1}};
} // namespace l2_wcb_req

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

namespace ls_hw_pf_dc_fill {
using namespace core_events;
inline constexpr listed ls_mabresp_rmt_dram{ls_mabresp_rmt_dram, list, {.name = 2195, .code = 0x5a, .mask = 0x40}};
inline constexpr listed ls_mabresp_rmt_cache{ls_mabresp_rmt_cache, list, {.name = 2232, .code = 0x5a, .mask = 0x10}};
inline constexpr listed ls_mabresp_lcl_dram{ls_mabresp_lcl_dram, list, {.name = 2270, .code = 0x5a, .mask = 0x8}};
inline constexpr listed ls_mabresp_lcl_cache{ls_mabresp_lcl_cache, list, {.name = 2307, .code = 0x5a, .mask = 0x2}};
inline constexpr listed ls_mabresp_lcl_l2{ls_mabresp_lcl_l2, list, {.name = 2345, .code = 0x5a, .mask = 0x1}};
} // namespace ls_hw_pf_dc_fill

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed mab_mch_cnt{mab_mch_cnt, list, {.name = 1943, .code = 0x52, .mask = 0x2}};
inline constexpr listed data_pipe_sw_pf_dc_hit{data_pipe_sw_pf_dc_hit, list, {.name = 1971, .code = 0x52, .mask = 0x1}};
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1301, .code = 0x45, .mask = 0xff}};
inline constexpr listed tlb_reload_1g_l2_miss{tlb_reload_1g_l2_miss, list, {.name = 1322, .code = 0x45, .mask = 0x80}};
inline constexpr listed tlb_reload_2m_l2_miss{tlb_reload_2m_l2_miss, list, {.name = 1361, .code = 0x45, .mask = 0x40}};
inline constexpr listed tlb_reload_coalesced_page_miss{tlb_reload_coalesced_page_miss, list, {.name = 1400, .code = 0x45, .mask = 0x20}};
inline constexpr listed tlb_reload_4k_l2_miss{tlb_reload_4k_l2_miss, list, {.name = 1448, .code = 0x45, .mask = 0x10}};
inline constexpr listed tlb_reload_1g_l2_hit{tlb_reload_1g_l2_hit, list, {.name = 1487, .code = 0x45, .mask = 0x8}};
inline constexpr listed tlb_reload_2m_l2_hit{tlb_reload_2m_l2_hit, list, {.name = 1525, .code = 0x45, .mask = 0x4}};
inline constexpr listed tlb_reload_coalesced_page_hit{tlb_reload_coalesced_page_hit, list, {.name = 1563, .code = 0x45, .mask = 0x2}};
inline constexpr listed tlb_reload_4k_l2_hit{tlb_reload_4k_l2_hit, list, {.name = 1610, .code = 0x45, .mask = 0x1}};
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
inline constexpr listed dc_prefetcher{dc_prefetcher, list, {.name = 1035, .code = 0x41, .mask = 0x8}};
inline constexpr listed stores{stores, list, {.name = 1062, .code = 0x41, .mask = 0x2}};
inline constexpr listed loads{loads, list, {.name = 1082, .code = 0x41, .mask = 0x1}};
} // namespace ls_mab_alloc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed event{event, list, {.name = 1834, .code = 0x4b, .mask = 0xff}};
inline constexpr listed prefetch_nta{prefetch_nta, list, {.name = 1853, .code = 0x4b, .mask = 0x4}};
inline constexpr listed prefetch_w{prefetch_w, list, {.name = 1885, .code = 0x4b, .mask = 0x2}};
inline constexpr listed prefetch{prefetch, list, {.name = 1915, .code = 0x4b, .mask = 0x1}};
} // namespace ls_pref_instr_disp

namespace ls_refills_from_sys {
using namespace core_events;
inline constexpr listed ls_mabresp_rmt_dram{ls_mabresp_rmt_dram, list, {.name = 1101, .code = 0x43, .mask = 0x40}};
inline constexpr listed ls_mabresp_rmt_cache{ls_mabresp_rmt_cache, list, {.name = 1141, .code = 0x43, .mask = 0x10}};
inline constexpr listed ls_mabresp_lcl_dram{ls_mabresp_lcl_dram, list, {.name = 1182, .code = 0x43, .mask = 0x8}};
inline constexpr listed ls_mabresp_lcl_cache{ls_mabresp_lcl_cache, list, {.name = 1222, .code = 0x43, .mask = 0x2}};
inline constexpr listed ls_mabresp_lcl_l2{ls_mabresp_lcl_l2, list, {.name = 1263, .code = 0x43, .mask = 0x1}};
} // namespace ls_refills_from_sys

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{st_commit_cancel_wcb_full, list, {.name = 973, .code = 0x37}};
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fill {
using namespace core_events;
inline constexpr listed ls_mabresp_rmt_dram{ls_mabresp_rmt_dram, list, {.name = 2010, .code = 0x59, .mask = 0x40}};
inline constexpr listed ls_mabresp_rmt_cache{ls_mabresp_rmt_cache, list, {.name = 2047, .code = 0x59, .mask = 0x10}};
inline constexpr listed ls_mabresp_lcl_dram{ls_mabresp_lcl_dram, list, {.name = 2085, .code = 0x59, .mask = 0x8}};
inline constexpr listed ls_mabresp_lcl_cache{ls_mabresp_lcl_cache, list, {.name = 2122, .code = 0x59, .mask = 0x2}};
inline constexpr listed ls_mabresp_lcl_l2{ls_mabresp_lcl_l2, list, {.name = 2160, .code = 0x59, .mask = 0x1}};
} // namespace ls_sw_pf_dc_fill

namespace ls_tablewalker {
using namespace core_events;
inline constexpr listed iside{iside, list, {.name = 1678, .code = 0x46, .mask = 0xc}};
inline constexpr listed ic_type1{ic_type1, list, {.name = 1699, .code = 0x46, .mask = 0x8}};
inline constexpr listed ic_type0{ic_type0, list, {.name = 1723, .code = 0x46, .mask = 0x4}};
inline constexpr listed dside{dside, list, {.name = 1747, .code = 0x46, .mask = 0x3}};
inline constexpr listed dc_type1{dc_type1, list, {.name = 1768, .code = 0x46, .mask = 0x2}};
inline constexpr listed dc_type0{dc_type0, list, {.name = 1792, .code = 0x46, .mask = 0x1}};
} // namespace ls_tablewalker

namespace core_events {
inline constexpr const listed *events[] = {
    &sse_avx_stalls,
    &ls_ret_cl_flush,
    &ls_ret_cpuid,
    &all_dc_accesses,
    &ls_smi_rx,
    &ls_int_taken,
    &ls_rdtsc,
    &ls_stlf,
    &ls_dc_accesses,
    &l1_dtlb_misses,
    &l2_dtlb_misses,
    &ls_misal_accesses,
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
    &ls_tlb_flush,
    &all_tlbs_flushed,
    &ic_fw32,
    &ic_fw32_miss,
    &ic_cache_fill_l2,
    &ic_cache_fill_sys,
    &bp_l1_tlb_miss_l2_hit,
    &l2_itlb_misses,
    &bp_snp_re_sync,
    &bp_l1_btb_correct,
    &bp_l2_btb_correct,
    &bp_dyn_ind_pred,
    &bp_de_redirect,
    &bp_tlb_rel,
    &de_dis_uop_queue_empty_di0,
    &uops_dispatched,
    &ex_ret_instr,
    &ex_ret_cops,
    &uops_retired,
    &ex_ret_brn,
    &ex_ret_brn_misp,
    &ex_ret_brn_tkn,
    &ex_ret_brn_tkn_misp,
    &ex_ret_brn_far,
    &ex_ret_brn_resync,
    &ex_ret_near_ret,
    &ex_ret_near_ret_mispred,
    &ex_ret_brn_ind_misp,
    &ex_ret_cond,
    &ex_ret_cond_misp,
    &ex_div_busy,
    &ex_div_count,
    &ex_ret_fus_brnch_inst,
    &bp_l1_tlb_fetch_hit::event,
    &bp_l1_tlb_fetch_hit::if1g,
    &bp_l1_tlb_fetch_hit::if2m,
    &bp_l1_tlb_fetch_hit::if4k,
    &bp_l1_tlb_miss_l2_tlb_miss::event,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g,
    &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if4k,
    &de_dis_dispatch_token_stalls0::sc_agu_dispatch_stall,
    &de_dis_dispatch_token_stalls0::retire_token_stall,
    &de_dis_dispatch_token_stalls0::agsq_token_stall,
    &de_dis_dispatch_token_stalls0::alu_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_0_token_stall,
    &de_dis_dispatch_token_stalls0::alsq2_token_stall,
    &de_dis_dispatch_token_stalls0::alsq1_token_stall,
    &de_dis_dispatch_token_stalls1::fp_misc_rsrc_stall,
    &de_dis_dispatch_token_stalls1::fp_sch_rsrc_stall,
    &de_dis_dispatch_token_stalls1::fp_reg_file_rsrc_stall,
    &de_dis_dispatch_token_stalls1::taken_branch_buffer_rsrc_stall,
    &de_dis_dispatch_token_stalls1::int_sched_misc_token_stall,
    &de_dis_dispatch_token_stalls1::store_queue_token_stall,
    &de_dis_dispatch_token_stalls1::load_queue_token_stall,
    &de_dis_dispatch_token_stalls1::int_phy_reg_file_token_stall,
    &de_dis_uops_from_decoder::event,
    &de_dis_uops_from_decoder::opcache_dispatched,
    &de_dis_uops_from_decoder::decoder_dispatched,
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
    &ls_bad_status2::stli_other,
    &ls_dispatch::ld_st_dispatch,
    &ls_dispatch::store_dispatch,
    &ls_dispatch::ld_dispatch,
    &ls_hw_pf_dc_fill::ls_mabresp_rmt_dram,
    &ls_hw_pf_dc_fill::ls_mabresp_rmt_cache,
    &ls_hw_pf_dc_fill::ls_mabresp_lcl_dram,
    &ls_hw_pf_dc_fill::ls_mabresp_lcl_cache,
    &ls_hw_pf_dc_fill::ls_mabresp_lcl_l2,
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
    &ls_mab_alloc::dc_prefetcher,
    &ls_mab_alloc::stores,
    &ls_mab_alloc::loads,
    &ls_pref_instr_disp::event,
    &ls_pref_instr_disp::prefetch_nta,
    &ls_pref_instr_disp::prefetch_w,
    &ls_pref_instr_disp::prefetch,
    &ls_refills_from_sys::ls_mabresp_rmt_dram,
    &ls_refills_from_sys::ls_mabresp_rmt_cache,
    &ls_refills_from_sys::ls_mabresp_lcl_dram,
    &ls_refills_from_sys::ls_mabresp_lcl_cache,
    &ls_refills_from_sys::ls_mabresp_lcl_l2,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full,
    &ls_sw_pf_dc_fill::ls_mabresp_rmt_dram,
    &ls_sw_pf_dc_fill::ls_mabresp_rmt_cache,
    &ls_sw_pf_dc_fill::ls_mabresp_lcl_dram,
    &ls_sw_pf_dc_fill::ls_mabresp_lcl_cache,
    &ls_sw_pf_dc_fill::ls_mabresp_lcl_l2,
    &ls_tablewalker::iside,
    &ls_tablewalker::ic_type1,
    &ls_tablewalker::ic_type0,
    &ls_tablewalker::dside,
    &ls_tablewalker::dc_type1,
    &ls_tablewalker::dc_type0,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::zen2
