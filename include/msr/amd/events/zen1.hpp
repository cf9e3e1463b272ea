// Events of AMD Zen and Zen+ (family 17h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen1: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen1; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, event codes: 0eh 78h 94h.
// Only in libpfm4, event codes: 59h 5ah aeh d2h.
// Not in libpfm4, unit masks of codes it has: 70h/ffh 71h/ffh 72h/ffh.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam17h_zen1.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::zen1 {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fpu_pipe_assignment.dual\0"
    "fpu_pipe_assignment.dual3\0"
    "fpu_pipe_assignment.dual2\0"
    "fpu_pipe_assignment.dual1\0"
    "fpu_pipe_assignment.dual0\0"
    "fpu_pipe_assignment.total\0"
    "fpu_pipe_assignment.total3\0"
    "fpu_pipe_assignment.total2\0"
    "fpu_pipe_assignment.total1\0"
    "fpu_pipe_assignment.total0\0"
    "fp_sched_empty\0"
    "fp_retx87_fp_ops.all\0"
    "fp_retx87_fp_ops.div_sqr_r_ops\0"
    "fp_retx87_fp_ops.mul_ops\0"
    "fp_retx87_fp_ops.add_sub_ops\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_ret_sse_avx_ops.dp_mult_add_flops\0"
    "fp_ret_sse_avx_ops.dp_div_flops\0"
    "fp_ret_sse_avx_ops.dp_mult_flops\0"
    "fp_ret_sse_avx_ops.dp_add_sub_flops\0"
    "fp_ret_sse_avx_ops.sp_mult_add_flops\0"
    "fp_ret_sse_avx_ops.sp_div_flops\0"
    "fp_ret_sse_avx_ops.sp_mult_flops\0"
    "fp_ret_sse_avx_ops.sp_add_sub_flops\0"
    "fp_num_mov_elim_scal_op.optimized\0"
    "fp_num_mov_elim_scal_op.opt_potential\0"
    "fp_num_mov_elim_scal_op.sse_mov_ops_elim\0"
    "fp_num_mov_elim_scal_op.sse_mov_ops\0"
    "fp_retired_ser_ops.x87_ctrl_ret\0"
    "fp_retired_ser_ops.x87_bot_ret\0"
    "fp_retired_ser_ops.sse_ctrl_ret\0"
    "fp_retired_ser_ops.sse_bot_ret\0"
    "sse_avx_stalls\0"
    "ls_locks.bus_lock\0"
    "ls_dispatch.ld_st_dispatch\0"
    "ls_dispatch.store_dispatch\0"
    "ls_dispatch.ld_dispatch\0"
    "all_dc_accesses\0"
    "ls_stlf\0"
    "ls_dc_accesses\0"
    "ls_mab_alloc.dc_prefetcher\0"
    "ls_mab_alloc.stores\0"
    "ls_mab_alloc.loads\0"
    "ls_l1_d_tlb_miss.all\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_32k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_32k_l2_hit\0"
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
    "ls_pref_instr_disp.prefetch_nta\0"
    "ls_pref_instr_disp.store_prefetch_w\0"
    "ls_pref_instr_disp.load_prefetch_w\0"
    "ls_inef_sw_pref.mab_mch_cnt\0"
    "ls_inef_sw_pref.data_pipe_sw_pf_dc_hit\0"
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
    "all_tlbs_flushed\0"
    "ic_fw32\0"
    "ic_fw32_miss\0"
    "ic_cache_fill_l2\0"
    "ic_cache_fill_sys\0"
    "bp_l1_tlb_miss_l2_hit\0"
    "bp_l1_tlb_miss_l2_miss\0"
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
    "bp_tlb_rel\0"
    "uops_dispatched\0"
    "de_dis_dispatch_token_stalls0.retire_token_stall\0"
    "de_dis_dispatch_token_stalls0.agsq_token_stall\0"
    "de_dis_dispatch_token_stalls0.alu_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_0_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_token_stall\0"
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
    "ex_div_busy\0"
    "ex_div_count\0"
    "ex_tagged_ibs_ops.ibs_count_rollover\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops_ret\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops\0"
    "ex_ret_fus_brnch_inst\0"
    "ic_oc_mode_switch.oc_ic_mode_switch\0"
    "ic_oc_mode_switch.ic_oc_mode_switch\0";
inline constexpr select::event_list list{"zen1", core::zen1, names};
} // namespace core_events
inline constexpr core_events::listed fp_sched_empty{fp_sched_empty, core_events::list, {.name = 263, .code = 0x01}};
inline constexpr core_events::listed sse_avx_stalls{sse_avx_stalls, core_events::list, {.name = 958, .code = 0x0e, .mask = 0xe}};
inline constexpr core_events::listed all_dc_accesses{all_dc_accesses, core_events::list, {.name = 1069, .code = 0x29, .mask = 0x7}};
inline constexpr core_events::listed ls_stlf{ls_stlf, core_events::list, {.name = 1085, .code = 0x35}};
inline constexpr core_events::listed ls_dc_accesses{ls_dc_accesses, core_events::list, {.name = 1093, .code = 0x40}};
inline constexpr core_events::listed l1_dtlb_misses{l1_dtlb_misses, core_events::list, {.name = 1505, .code = 0x45, .mask = 0xff}};
inline constexpr core_events::listed l2_dtlb_misses{l2_dtlb_misses, core_events::list, {.name = 1520, .code = 0x45, .mask = 0xf0}};
inline constexpr core_events::listed ls_misal_accesses{ls_misal_accesses, core_events::list, {.name = 1673, .code = 0x47}};
inline constexpr core_events::listed l2_cache_accesses_from_ic_misses{l2_cache_accesses_from_ic_misses, core_events::list, {.name = 2097, .code = 0x60, .mask = 0x10}};
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{l2_cache_accesses_from_dc_misses, core_events::list, {.name = 2130, .code = 0x60, .mask = 0xc8}};
inline constexpr core_events::listed l2_cache_misses_from_ic_miss{l2_cache_misses_from_ic_miss, core_events::list, {.name = 2874, .code = 0x64, .mask = 0x1}};
inline constexpr core_events::listed l2_cache_misses_from_dc_misses{l2_cache_misses_from_dc_misses, core_events::list, {.name = 2903, .code = 0x64, .mask = 0x8}};
inline constexpr core_events::listed l2_cache_hits_from_ic_misses{l2_cache_hits_from_ic_misses, core_events::list, {.name = 2934, .code = 0x64, .mask = 0x6}};
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{l2_cache_hits_from_dc_misses, core_events::list, {.name = 2963, .code = 0x64, .mask = 0x70}};
inline constexpr core_events::listed l2_pf_hit_l2{l2_pf_hit_l2, core_events::list, {.name = 3021, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_cache_hits_from_l2_hwpf{l2_cache_hits_from_l2_hwpf, core_events::list, {.name = 3034, .code = 0x70, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_hit_l3{l2_pf_miss_l2_hit_l3, core_events::list, {.name = 3061, .code = 0x71, .mask = 0xff}};
inline constexpr core_events::listed l2_pf_miss_l2_l3{l2_pf_miss_l2_l3, core_events::list, {.name = 3082, .code = 0x72, .mask = 0xff}};
inline constexpr core_events::listed ls_not_halted_cyc{ls_not_halted_cyc, core_events::list, {.name = 3099, .code = 0x76}};
inline constexpr core_events::listed all_tlbs_flushed{all_tlbs_flushed, core_events::list, {.name = 3117, .code = 0x78, .mask = 0xdf}};
inline constexpr core_events::listed ic_fw32{ic_fw32, core_events::list, {.name = 3134, .code = 0x80}};
inline constexpr core_events::listed ic_fw32_miss{ic_fw32_miss, core_events::list, {.name = 3142, .code = 0x81}};
inline constexpr core_events::listed ic_cache_fill_l2{ic_cache_fill_l2, core_events::list, {.name = 3155, .code = 0x82}};
inline constexpr core_events::listed ic_cache_fill_sys{ic_cache_fill_sys, core_events::list, {.name = 3172, .code = 0x83}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_hit{bp_l1_tlb_miss_l2_hit, core_events::list, {.name = 3190, .code = 0x84}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_miss{bp_l1_tlb_miss_l2_miss, core_events::list, {.name = 3212, .code = 0x85}};
inline constexpr core_events::listed l2_itlb_misses{l2_itlb_misses, core_events::list, {.name = 3235, .code = 0x85, .mask = 0x7}};
inline constexpr core_events::listed bp_snp_re_sync{bp_snp_re_sync, core_events::list, {.name = 3250, .code = 0x86}};
inline constexpr core_events::listed bp_l1_btb_correct{bp_l1_btb_correct, core_events::list, {.name = 3364, .code = 0x8a}};
inline constexpr core_events::listed bp_l2_btb_correct{bp_l2_btb_correct, core_events::list, {.name = 3382, .code = 0x8b}};
inline constexpr core_events::listed bp_dyn_ind_pred{bp_dyn_ind_pred, core_events::list, {.name = 3469, .code = 0x8e}};
inline constexpr core_events::listed bp_de_redirect{bp_de_redirect, core_events::list, {.name = 3485, .code = 0x91}};
inline constexpr core_events::listed bp_l1_tlb_fetch_hit{bp_l1_tlb_fetch_hit, core_events::list, {.name = 3500, .code = 0x94}};
inline constexpr core_events::listed bp_tlb_rel{bp_tlb_rel, core_events::list, {.name = 3520, .code = 0x99}};
inline constexpr core_events::listed uops_dispatched{uops_dispatched, core_events::list, {.name = 3531, .code = 0xaa, .mask = 0x3}};
inline constexpr core_events::listed ex_ret_instr{ex_ret_instr, core_events::list, {.name = 3883, .code = 0xc0}};
inline constexpr core_events::listed ex_ret_cops{ex_ret_cops, core_events::list, {.name = 3896, .code = 0xc1}};
inline constexpr core_events::listed uops_retired{uops_retired, core_events::list, {.name = 3908, .code = 0xc1}};
inline constexpr core_events::listed ex_ret_brn{ex_ret_brn, core_events::list, {.name = 3921, .code = 0xc2}};
inline constexpr core_events::listed ex_ret_brn_misp{ex_ret_brn_misp, core_events::list, {.name = 3932, .code = 0xc3}};
inline constexpr core_events::listed ex_ret_brn_tkn{ex_ret_brn_tkn, core_events::list, {.name = 3948, .code = 0xc4}};
inline constexpr core_events::listed ex_ret_brn_tkn_misp{ex_ret_brn_tkn_misp, core_events::list, {.name = 3963, .code = 0xc5}};
inline constexpr core_events::listed ex_ret_brn_far{ex_ret_brn_far, core_events::list, {.name = 3983, .code = 0xc6}};
inline constexpr core_events::listed ex_ret_brn_resync{ex_ret_brn_resync, core_events::list, {.name = 3998, .code = 0xc7}};
inline constexpr core_events::listed ex_ret_near_ret{ex_ret_near_ret, core_events::list, {.name = 4016, .code = 0xc8}};
inline constexpr core_events::listed ex_ret_near_ret_mispred{ex_ret_near_ret_mispred, core_events::list, {.name = 4032, .code = 0xc9}};
inline constexpr core_events::listed ex_ret_brn_ind_misp{ex_ret_brn_ind_misp, core_events::list, {.name = 4056, .code = 0xca}};
inline constexpr core_events::listed ex_ret_cond{ex_ret_cond, core_events::list, {.name = 4166, .code = 0xd1}};
inline constexpr core_events::listed ex_div_busy{ex_div_busy, core_events::list, {.name = 4178, .code = 0xd3}};
inline constexpr core_events::listed ex_div_count{ex_div_count, core_events::list, {.name = 4190, .code = 0xd4}};
inline constexpr core_events::listed ex_ret_fus_brnch_inst{ex_ret_fus_brnch_inst, core_events::list, {.name = 4310, .code = 0x1d0}};

namespace de_dis_dispatch_token_stalls0 {
using namespace core_events;
inline constexpr listed retire_token_stall{retire_token_stall, list, {.name = 3547, .code = 0xaf, .mask = 0x40}};
inline constexpr listed agsq_token_stall{agsq_token_stall, list, {.name = 3596, .code = 0xaf, .mask = 0x20}};
inline constexpr listed alu_token_stall{alu_token_stall, list, {.name = 3643, .code = 0xaf, .mask = 0x10}};
inline constexpr listed alsq3_0_token_stall{alsq3_0_token_stall, list, {.name = 3689, .code = 0xaf, .mask = 0x8}};
inline constexpr listed alsq3_token_stall{alsq3_token_stall, list, {.name = 3739, .code = 0xaf, .mask = 0x4}};
inline constexpr listed alsq2_token_stall{alsq2_token_stall, list, {.name = 3787, .code = 0xaf, .mask = 0x2}};
inline constexpr listed alsq1_token_stall{alsq1_token_stall, list, {.name = 3835, .code = 0xaf, .mask = 0x1}};
} // namespace de_dis_dispatch_token_stalls0

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed sse_instr{sse_instr, list, {.name = 4076, .code = 0xcb, .mask = 0x4}};
inline constexpr listed mmx_instr{mmx_instr, list, {.name = 4106, .code = 0xcb, .mask = 0x2}};
inline constexpr listed x87_instr{x87_instr, list, {.name = 4136, .code = 0xcb, .mask = 0x1}};
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_count_rollover{ibs_count_rollover, list, {.name = 4203, .code = 0x1cf, .mask = 0x4}};
inline constexpr listed ibs_tagged_ops_ret{ibs_tagged_ops_ret, list, {.name = 4240, .code = 0x1cf, .mask = 0x2}};
inline constexpr listed ibs_tagged_ops{ibs_tagged_ops, list, {.name = 4277, .code = 0x1cf, .mask = 0x1}};
} // namespace ex_tagged_ibs_ops

namespace fp_num_mov_elim_scal_op {
using namespace core_events;
inline constexpr listed optimized{optimized, list, {.name = 683, .code = 0x04, .mask = 0x8}};
inline constexpr listed opt_potential{opt_potential, list, {.name = 717, .code = 0x04, .mask = 0x4}};
inline constexpr listed sse_mov_ops_elim{sse_mov_ops_elim, list, {.name = 755, .code = 0x04, .mask = 0x2}};
inline constexpr listed sse_mov_ops{sse_mov_ops, list, {.name = 796, .code = 0x04, .mask = 0x1}};
} // namespace fp_num_mov_elim_scal_op

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 384, .code = 0x03, .mask = 0xff}};
inline constexpr listed dp_mult_add_flops{dp_mult_add_flops, list, {.name = 407, .code = 0x03, .mask = 0x80}};
inline constexpr listed dp_div_flops{dp_div_flops, list, {.name = 444, .code = 0x03, .mask = 0x40}};
inline constexpr listed dp_mult_flops{dp_mult_flops, list, {.name = 476, .code = 0x03, .mask = 0x20}};
inline constexpr listed dp_add_sub_flops{dp_add_sub_flops, list, {.name = 509, .code = 0x03, .mask = 0x10}};
inline constexpr listed sp_mult_add_flops{sp_mult_add_flops, list, {.name = 545, .code = 0x03, .mask = 0x8}};
inline constexpr listed sp_div_flops{sp_div_flops, list, {.name = 582, .code = 0x03, .mask = 0x4}};
inline constexpr listed sp_mult_flops{sp_mult_flops, list, {.name = 614, .code = 0x03, .mask = 0x2}};
inline constexpr listed sp_add_sub_flops{sp_add_sub_flops, list, {.name = 647, .code = 0x03, .mask = 0x1}};
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed x87_ctrl_ret{x87_ctrl_ret, list, {.name = 832, .code = 0x05, .mask = 0x8}};
inline constexpr listed x87_bot_ret{x87_bot_ret, list, {.name = 864, .code = 0x05, .mask = 0x4}};
inline constexpr listed sse_ctrl_ret{sse_ctrl_ret, list, {.name = 895, .code = 0x05, .mask = 0x2}};
inline constexpr listed sse_bot_ret{sse_bot_ret, list, {.name = 927, .code = 0x05, .mask = 0x1}};
} // namespace fp_retired_ser_ops

namespace fp_retx87_fp_ops {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 278, .code = 0x02, .mask = 0x7}};
inline constexpr listed div_sqr_r_ops{div_sqr_r_ops, list, {.name = 299, .code = 0x02, .mask = 0x4}};
inline constexpr listed mul_ops{mul_ops, list, {.name = 330, .code = 0x02, .mask = 0x2}};
inline constexpr listed add_sub_ops{add_sub_ops, list, {.name = 355, .code = 0x02, .mask = 0x1}};
} // namespace fp_retx87_fp_ops

namespace fpu_pipe_assignment {
using namespace core_events;
inline constexpr listed dual{dual, list, {.name = 0, .code = 0x00, .mask = 0xf0}};
inline constexpr listed dual3{dual3, list, {.name = 25, .code = 0x00, .mask = 0x80}};
inline constexpr listed dual2{dual2, list, {.name = 51, .code = 0x00, .mask = 0x40}};
inline constexpr listed dual1{dual1, list, {.name = 77, .code = 0x00, .mask = 0x20}};
inline constexpr listed dual0{dual0, list, {.name = 103, .code = 0x00, .mask = 0x10}};
inline constexpr listed total{total, list, {.name = 129, .code = 0x00, .mask = 0xf}};
inline constexpr listed total3{total3, list, {.name = 155, .code = 0x00, .mask = 0x8}};
inline constexpr listed total2{total2, list, {.name = 182, .code = 0x00, .mask = 0x4}};
inline constexpr listed total1{total1, list, {.name = 209, .code = 0x00, .mask = 0x2}};
inline constexpr listed total0{total0, list, {.name = 236, .code = 0x00, .mask = 0x1}};
} // namespace fpu_pipe_assignment

namespace ic_cache_inval {
using namespace core_events;
inline constexpr listed l2_invalidating_probe{l2_invalidating_probe, list, {.name = 3400, .code = 0x8c, .mask = 0x2}};
inline constexpr listed fill_invalidated{fill_invalidated, list, {.name = 3437, .code = 0x8c, .mask = 0x1}};
} // namespace ic_cache_inval

namespace ic_fetch_stall {
using namespace core_events;
inline constexpr listed ic_stall_any{ic_stall_any, list, {.name = 3265, .code = 0x87, .mask = 0x4}};
inline constexpr listed ic_stall_dq_empty{ic_stall_dq_empty, list, {.name = 3293, .code = 0x87, .mask = 0x2}};
inline constexpr listed ic_stall_back_pressure{ic_stall_back_pressure, list, {.name = 3326, .code = 0x87, .mask = 0x1}};
} // namespace ic_fetch_stall

namespace ic_oc_mode_switch {
using namespace core_events;
inline constexpr listed oc_ic_mode_switch{oc_ic_mode_switch, list, {.name = 4332, .code = 0x28a, .mask = 0x2}};
inline constexpr listed ic_oc_mode_switch{ic_oc_mode_switch, list, {.name = 4368, .code = 0x28a, .mask = 0x1}};
} // namespace ic_oc_mode_switch

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ls_rd_blk_cs{ls_rd_blk_cs, list, {.name = 2513, .code = 0x64, .mask = 0x80}};
inline constexpr listed ls_rd_blk_l_hit_x{ls_rd_blk_l_hit_x, list, {.name = 2544, .code = 0x64, .mask = 0x40}};
inline constexpr listed ls_rd_blk_l_hit_s{ls_rd_blk_l_hit_s, list, {.name = 2580, .code = 0x64, .mask = 0x20}};
inline constexpr listed ls_rd_blk_x{ls_rd_blk_x, list, {.name = 2616, .code = 0x64, .mask = 0x10}};
inline constexpr listed ls_rd_blk_c{ls_rd_blk_c, list, {.name = 2646, .code = 0x64, .mask = 0x8}};
inline constexpr listed ic_fill_hit_x{ic_fill_hit_x, list, {.name = 2676, .code = 0x64, .mask = 0x4}};
inline constexpr listed ic_fill_hit_s{ic_fill_hit_s, list, {.name = 2708, .code = 0x64, .mask = 0x2}};
inline constexpr listed ic_fill_miss{ic_fill_miss, list, {.name = 2740, .code = 0x64, .mask = 0x1}};
inline constexpr listed ic_access_in_l2{ic_access_in_l2, list, {.name = 2771, .code = 0x64, .mask = 0x7}};
inline constexpr listed ic_dc_miss_in_l2{ic_dc_miss_in_l2, list, {.name = 2805, .code = 0x64, .mask = 0x9}};
inline constexpr listed ic_dc_hit_in_l2{ic_dc_hit_in_l2, list, {.name = 2840, .code = 0x64, .mask = 0xf6}};
} // namespace l2_cache_req_stat

namespace l2_fill_pending {
using namespace core_events;
inline constexpr listed l2_fill_busy{l2_fill_busy, list, {.name = 2992, .code = 0x6d, .mask = 0x1}};
} // namespace l2_fill_pending

namespace l2_latency {
using namespace core_events;
inline constexpr listed l2_cycles_waiting_on_fills{l2_cycles_waiting_on_fills, list, {.name = 2387, .code = 0x62, .mask = 0x1}};
} // namespace l2_latency

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed rd_blk_l{rd_blk_l, list, {.name = 1861, .code = 0x60, .mask = 0x80}};
inline constexpr listed rd_blk_x{rd_blk_x, list, {.name = 1884, .code = 0x60, .mask = 0x40}};
inline constexpr listed ls_rd_blk_c_s{ls_rd_blk_c_s, list, {.name = 1907, .code = 0x60, .mask = 0x20}};
inline constexpr listed cacheable_ic_read{cacheable_ic_read, list, {.name = 1935, .code = 0x60, .mask = 0x10}};
inline constexpr listed change_to_x{change_to_x, list, {.name = 1967, .code = 0x60, .mask = 0x8}};
inline constexpr listed prefetch_l2_cmd{prefetch_l2_cmd, list, {.name = 1993, .code = 0x60, .mask = 0x4}};
inline constexpr listed l2_hw_pf{l2_hw_pf, list, {.name = 2023, .code = 0x60, .mask = 0x2}};
inline constexpr listed group2{group2, list, {.name = 2046, .code = 0x60, .mask = 0x1}};
inline constexpr listed all_no_prefetch{all_no_prefetch, list, {.name = 2067, .code = 0x60, .mask = 0xf9}};
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed group1{group1, list, {.name = 2163, .code = 0x61, .mask = 0x80}};
inline constexpr listed ls_rd_sized{ls_rd_sized, list, {.name = 2184, .code = 0x61, .mask = 0x40}};
inline constexpr listed ls_rd_sized_nc{ls_rd_sized_nc, list, {.name = 2210, .code = 0x61, .mask = 0x20}};
inline constexpr listed ic_rd_sized{ic_rd_sized, list, {.name = 2239, .code = 0x61, .mask = 0x10}};
inline constexpr listed ic_rd_sized_nc{ic_rd_sized_nc, list, {.name = 2265, .code = 0x61, .mask = 0x8}};
inline constexpr listed smc_inval{smc_inval, list, {.name = 2294, .code = 0x61, .mask = 0x4}};
inline constexpr listed bus_locks_originator{bus_locks_originator, list, {.name = 2318, .code = 0x61, .mask = 0x2}};
inline constexpr listed bus_locks_responses{bus_locks_responses, list, {.name = 2353, .code = 0x61, .mask = 0x1}};
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_write{wcb_write, list, {.name = 2425, .code = 0x63, .mask = 0x40}};
inline constexpr listed wcb_close{wcb_close, list, {.name = 2446, .code = 0x63, .mask = 0x20}};
inline constexpr listed zero_byte_store{zero_byte_store, list, {.name = 2467, .code = 0x63, .mask = 0x4}};
inline constexpr listed cl_zero{cl_zero, list, {.name = 2494, .code = 0x63, .mask = 0x1}};
} // namespace l2_wcb_req

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_st_dispatch{ld_st_dispatch, list, {.name = 991, .code = 0x29, .mask = 0x4}};
inline constexpr listed store_dispatch{store_dispatch, list, {.name = 1018, .code = 0x29, .mask = 0x2}};
inline constexpr listed ld_dispatch{ld_dispatch, list, {.name = 1045, .code = 0x29, .mask = 0x1}};
} // namespace ls_dispatch

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed mab_mch_cnt{mab_mch_cnt, list, {.name = 1794, .code = 0x52, .mask = 0x2}};
inline constexpr listed data_pipe_sw_pf_dc_hit{data_pipe_sw_pf_dc_hit, list, {.name = 1822, .code = 0x52, .mask = 0x1}};
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1174, .code = 0x45, .mask = 0xff}};
inline constexpr listed tlb_reload_1g_l2_miss{tlb_reload_1g_l2_miss, list, {.name = 1195, .code = 0x45, .mask = 0x80}};
inline constexpr listed tlb_reload_2m_l2_miss{tlb_reload_2m_l2_miss, list, {.name = 1234, .code = 0x45, .mask = 0x40}};
inline constexpr listed tlb_reload_32k_l2_miss{tlb_reload_32k_l2_miss, list, {.name = 1273, .code = 0x45, .mask = 0x20}};
inline constexpr listed tlb_reload_4k_l2_miss{tlb_reload_4k_l2_miss, list, {.name = 1313, .code = 0x45, .mask = 0x10}};
inline constexpr listed tlb_reload_1g_l2_hit{tlb_reload_1g_l2_hit, list, {.name = 1352, .code = 0x45, .mask = 0x8}};
inline constexpr listed tlb_reload_2m_l2_hit{tlb_reload_2m_l2_hit, list, {.name = 1390, .code = 0x45, .mask = 0x4}};
inline constexpr listed tlb_reload_32k_l2_hit{tlb_reload_32k_l2_hit, list, {.name = 1428, .code = 0x45, .mask = 0x2}};
inline constexpr listed tlb_reload_4k_l2_hit{tlb_reload_4k_l2_hit, list, {.name = 1467, .code = 0x45, .mask = 0x1}};
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{bus_lock, list, {.name = 973, .code = 0x25, .mask = 0x1}};
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed dc_prefetcher{dc_prefetcher, list, {.name = 1108, .code = 0x41, .mask = 0x8}};
inline constexpr listed stores{stores, list, {.name = 1135, .code = 0x41, .mask = 0x2}};
inline constexpr listed loads{loads, list, {.name = 1155, .code = 0x41, .mask = 0x1}};
} // namespace ls_mab_alloc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch_nta{prefetch_nta, list, {.name = 1691, .code = 0x4b, .mask = 0x4}};
inline constexpr listed store_prefetch_w{store_prefetch_w, list, {.name = 1723, .code = 0x4b, .mask = 0x2}};
inline constexpr listed load_prefetch_w{load_prefetch_w, list, {.name = 1759, .code = 0x4b, .mask = 0x1}};
} // namespace ls_pref_instr_disp

namespace ls_tablewalker {
using namespace core_events;
inline constexpr listed iside{iside, list, {.name = 1535, .code = 0x46, .mask = 0xc}};
inline constexpr listed ic_type1{ic_type1, list, {.name = 1556, .code = 0x46, .mask = 0x8}};
inline constexpr listed ic_type0{ic_type0, list, {.name = 1580, .code = 0x46, .mask = 0x4}};
inline constexpr listed dside{dside, list, {.name = 1604, .code = 0x46, .mask = 0x3}};
inline constexpr listed dc_type1{dc_type1, list, {.name = 1625, .code = 0x46, .mask = 0x2}};
inline constexpr listed dc_type0{dc_type0, list, {.name = 1649, .code = 0x46, .mask = 0x1}};
} // namespace ls_tablewalker

namespace core_events {
inline constexpr const listed *events[] = {
    &fp_sched_empty,
    &sse_avx_stalls,
    &all_dc_accesses,
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
    &all_tlbs_flushed,
    &ic_fw32,
    &ic_fw32_miss,
    &ic_cache_fill_l2,
    &ic_cache_fill_sys,
    &bp_l1_tlb_miss_l2_hit,
    &bp_l1_tlb_miss_l2_miss,
    &l2_itlb_misses,
    &bp_snp_re_sync,
    &bp_l1_btb_correct,
    &bp_l2_btb_correct,
    &bp_dyn_ind_pred,
    &bp_de_redirect,
    &bp_l1_tlb_fetch_hit,
    &bp_tlb_rel,
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
    &ex_div_busy,
    &ex_div_count,
    &ex_ret_fus_brnch_inst,
    &de_dis_dispatch_token_stalls0::retire_token_stall,
    &de_dis_dispatch_token_stalls0::agsq_token_stall,
    &de_dis_dispatch_token_stalls0::alu_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_0_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_token_stall,
    &de_dis_dispatch_token_stalls0::alsq2_token_stall,
    &de_dis_dispatch_token_stalls0::alsq1_token_stall,
    &ex_ret_mmx_fp_instr::sse_instr,
    &ex_ret_mmx_fp_instr::mmx_instr,
    &ex_ret_mmx_fp_instr::x87_instr,
    &ex_tagged_ibs_ops::ibs_count_rollover,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret,
    &ex_tagged_ibs_ops::ibs_tagged_ops,
    &fp_num_mov_elim_scal_op::optimized,
    &fp_num_mov_elim_scal_op::opt_potential,
    &fp_num_mov_elim_scal_op::sse_mov_ops_elim,
    &fp_num_mov_elim_scal_op::sse_mov_ops,
    &fp_ret_sse_avx_ops::all,
    &fp_ret_sse_avx_ops::dp_mult_add_flops,
    &fp_ret_sse_avx_ops::dp_div_flops,
    &fp_ret_sse_avx_ops::dp_mult_flops,
    &fp_ret_sse_avx_ops::dp_add_sub_flops,
    &fp_ret_sse_avx_ops::sp_mult_add_flops,
    &fp_ret_sse_avx_ops::sp_div_flops,
    &fp_ret_sse_avx_ops::sp_mult_flops,
    &fp_ret_sse_avx_ops::sp_add_sub_flops,
    &fp_retired_ser_ops::x87_ctrl_ret,
    &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret,
    &fp_retired_ser_ops::sse_bot_ret,
    &fp_retx87_fp_ops::all,
    &fp_retx87_fp_ops::div_sqr_r_ops,
    &fp_retx87_fp_ops::mul_ops,
    &fp_retx87_fp_ops::add_sub_ops,
    &fpu_pipe_assignment::dual,
    &fpu_pipe_assignment::dual3,
    &fpu_pipe_assignment::dual2,
    &fpu_pipe_assignment::dual1,
    &fpu_pipe_assignment::dual0,
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
    &ls_dispatch::ld_st_dispatch,
    &ls_dispatch::store_dispatch,
    &ls_dispatch::ld_dispatch,
    &ls_inef_sw_pref::mab_mch_cnt,
    &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit,
    &ls_l1_d_tlb_miss::all,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_32k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_32k_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_locks::bus_lock,
    &ls_mab_alloc::dc_prefetcher,
    &ls_mab_alloc::stores,
    &ls_mab_alloc::loads,
    &ls_pref_instr_disp::prefetch_nta,
    &ls_pref_instr_disp::store_prefetch_w,
    &ls_pref_instr_disp::load_prefetch_w,
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

} // namespace msr::amd::events::zen1
