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
inline constexpr core_events::listed fp_sched_empty{{&core_events::list, 0x1, 0x0, 0x107, 0x0}, {}, &fp_sched_empty}; // .code = 0x01
inline constexpr core_events::listed sse_avx_stalls{{&core_events::list, 0xe00e, 0x0, 0x3be, 0x0}, {}, &sse_avx_stalls}; // .code = 0x0e, .mask = 0xe
inline constexpr core_events::listed all_dc_accesses{{&core_events::list, 0x7029, 0x0, 0x42d, 0x0}, {}, &all_dc_accesses}; // .code = 0x29, .mask = 0x7
inline constexpr core_events::listed ls_stlf{{&core_events::list, 0x35, 0x0, 0x43d, 0x0}, {}, &ls_stlf}; // .code = 0x35
inline constexpr core_events::listed ls_dc_accesses{{&core_events::list, 0x40, 0x0, 0x445, 0x0}, {}, &ls_dc_accesses}; // .code = 0x40
inline constexpr core_events::listed l1_dtlb_misses{{&core_events::list, 0xff045, 0x0, 0x5e1, 0x0}, {}, &l1_dtlb_misses}; // .code = 0x45, .mask = 0xff
inline constexpr core_events::listed l2_dtlb_misses{{&core_events::list, 0xf0045, 0x0, 0x5f0, 0x0}, {}, &l2_dtlb_misses}; // .code = 0x45, .mask = 0xf0
inline constexpr core_events::listed ls_misal_accesses{{&core_events::list, 0x47, 0x0, 0x689, 0x0}, {}, &ls_misal_accesses}; // .code = 0x47
inline constexpr core_events::listed l2_cache_accesses_from_ic_misses{{&core_events::list, 0x10060, 0x0, 0x831, 0x0}, {}, &l2_cache_accesses_from_ic_misses}; // .code = 0x60, .mask = 0x10
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{{&core_events::list, 0xc8060, 0x0, 0x852, 0x0}, {}, &l2_cache_accesses_from_dc_misses}; // .code = 0x60, .mask = 0xc8
inline constexpr core_events::listed l2_cache_misses_from_ic_miss{{&core_events::list, 0x1064, 0x0, 0xb3a, 0x0}, {}, &l2_cache_misses_from_ic_miss}; // .code = 0x64, .mask = 0x1
inline constexpr core_events::listed l2_cache_misses_from_dc_misses{{&core_events::list, 0x8064, 0x0, 0xb57, 0x0}, {}, &l2_cache_misses_from_dc_misses}; // .code = 0x64, .mask = 0x8
inline constexpr core_events::listed l2_cache_hits_from_ic_misses{{&core_events::list, 0x6064, 0x0, 0xb76, 0x0}, {}, &l2_cache_hits_from_ic_misses}; // .code = 0x64, .mask = 0x6
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{{&core_events::list, 0x70064, 0x0, 0xb93, 0x0}, {}, &l2_cache_hits_from_dc_misses}; // .code = 0x64, .mask = 0x70
inline constexpr core_events::listed l2_pf_hit_l2{{&core_events::list, 0xff070, 0x0, 0xbcd, 0x0}, {}, &l2_pf_hit_l2}; // .code = 0x70, .mask = 0xff
inline constexpr core_events::listed l2_cache_hits_from_l2_hwpf{{&core_events::list, 0xff070, 0x0, 0xbda, 0x0}, {}, &l2_cache_hits_from_l2_hwpf}; // .code = 0x70, .mask = 0xff
inline constexpr core_events::listed l2_pf_miss_l2_hit_l3{{&core_events::list, 0xff071, 0x0, 0xbf5, 0x0}, {}, &l2_pf_miss_l2_hit_l3}; // .code = 0x71, .mask = 0xff
inline constexpr core_events::listed l2_pf_miss_l2_l3{{&core_events::list, 0xff072, 0x0, 0xc0a, 0x0}, {}, &l2_pf_miss_l2_l3}; // .code = 0x72, .mask = 0xff
inline constexpr core_events::listed ls_not_halted_cyc{{&core_events::list, 0x76, 0x0, 0xc1b, 0x0}, {}, &ls_not_halted_cyc}; // .code = 0x76
inline constexpr core_events::listed all_tlbs_flushed{{&core_events::list, 0xdf078, 0x0, 0xc2d, 0x0}, {}, &all_tlbs_flushed}; // .code = 0x78, .mask = 0xdf
inline constexpr core_events::listed ic_fw32{{&core_events::list, 0x80, 0x0, 0xc3e, 0x0}, {}, &ic_fw32}; // .code = 0x80
inline constexpr core_events::listed ic_fw32_miss{{&core_events::list, 0x81, 0x0, 0xc46, 0x0}, {}, &ic_fw32_miss}; // .code = 0x81
inline constexpr core_events::listed ic_cache_fill_l2{{&core_events::list, 0x82, 0x0, 0xc53, 0x0}, {}, &ic_cache_fill_l2}; // .code = 0x82
inline constexpr core_events::listed ic_cache_fill_sys{{&core_events::list, 0x83, 0x0, 0xc64, 0x0}, {}, &ic_cache_fill_sys}; // .code = 0x83
inline constexpr core_events::listed bp_l1_tlb_miss_l2_hit{{&core_events::list, 0x84, 0x0, 0xc76, 0x0}, {}, &bp_l1_tlb_miss_l2_hit}; // .code = 0x84
inline constexpr core_events::listed bp_l1_tlb_miss_l2_miss{{&core_events::list, 0x85, 0x0, 0xc8c, 0x0}, {}, &bp_l1_tlb_miss_l2_miss}; // .code = 0x85
inline constexpr core_events::listed l2_itlb_misses{{&core_events::list, 0x7085, 0x0, 0xca3, 0x0}, {}, &l2_itlb_misses}; // .code = 0x85, .mask = 0x7
inline constexpr core_events::listed bp_snp_re_sync{{&core_events::list, 0x86, 0x0, 0xcb2, 0x0}, {}, &bp_snp_re_sync}; // .code = 0x86
inline constexpr core_events::listed bp_l1_btb_correct{{&core_events::list, 0x8a, 0x0, 0xd24, 0x0}, {}, &bp_l1_btb_correct}; // .code = 0x8a
inline constexpr core_events::listed bp_l2_btb_correct{{&core_events::list, 0x8b, 0x0, 0xd36, 0x0}, {}, &bp_l2_btb_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_dyn_ind_pred{{&core_events::list, 0x8e, 0x0, 0xd8d, 0x0}, {}, &bp_dyn_ind_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_de_redirect{{&core_events::list, 0x91, 0x0, 0xd9d, 0x0}, {}, &bp_de_redirect}; // .code = 0x91
inline constexpr core_events::listed bp_l1_tlb_fetch_hit{{&core_events::list, 0x94, 0x0, 0xdac, 0x0}, {}, &bp_l1_tlb_fetch_hit}; // .code = 0x94
inline constexpr core_events::listed bp_tlb_rel{{&core_events::list, 0x99, 0x0, 0xdc0, 0x0}, {}, &bp_tlb_rel}; // .code = 0x99
inline constexpr core_events::listed uops_dispatched{{&core_events::list, 0x30aa, 0x0, 0xdcb, 0x0}, {}, &uops_dispatched}; // .code = 0xaa, .mask = 0x3
inline constexpr core_events::listed ex_ret_instr{{&core_events::list, 0xc0, 0x0, 0xf2b, 0x0}, {}, &ex_ret_instr}; // .code = 0xc0
inline constexpr core_events::listed ex_ret_cops{{&core_events::list, 0xc1, 0x0, 0xf38, 0x0}, {}, &ex_ret_cops}; // .code = 0xc1
inline constexpr core_events::listed uops_retired{{&core_events::list, 0xc1, 0x0, 0xf44, 0x0}, {}, &uops_retired}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_brn{{&core_events::list, 0xc2, 0x0, 0xf51, 0x0}, {}, &ex_ret_brn}; // .code = 0xc2
inline constexpr core_events::listed ex_ret_brn_misp{{&core_events::list, 0xc3, 0x0, 0xf5c, 0x0}, {}, &ex_ret_brn_misp}; // .code = 0xc3
inline constexpr core_events::listed ex_ret_brn_tkn{{&core_events::list, 0xc4, 0x0, 0xf6c, 0x0}, {}, &ex_ret_brn_tkn}; // .code = 0xc4
inline constexpr core_events::listed ex_ret_brn_tkn_misp{{&core_events::list, 0xc5, 0x0, 0xf7b, 0x0}, {}, &ex_ret_brn_tkn_misp}; // .code = 0xc5
inline constexpr core_events::listed ex_ret_brn_far{{&core_events::list, 0xc6, 0x0, 0xf8f, 0x0}, {}, &ex_ret_brn_far}; // .code = 0xc6
inline constexpr core_events::listed ex_ret_brn_resync{{&core_events::list, 0xc7, 0x0, 0xf9e, 0x0}, {}, &ex_ret_brn_resync}; // .code = 0xc7
inline constexpr core_events::listed ex_ret_near_ret{{&core_events::list, 0xc8, 0x0, 0xfb0, 0x0}, {}, &ex_ret_near_ret}; // .code = 0xc8
inline constexpr core_events::listed ex_ret_near_ret_mispred{{&core_events::list, 0xc9, 0x0, 0xfc0, 0x0}, {}, &ex_ret_near_ret_mispred}; // .code = 0xc9
inline constexpr core_events::listed ex_ret_brn_ind_misp{{&core_events::list, 0xca, 0x0, 0xfd8, 0x0}, {}, &ex_ret_brn_ind_misp}; // .code = 0xca
inline constexpr core_events::listed ex_ret_cond{{&core_events::list, 0xd1, 0x0, 0x1046, 0x0}, {}, &ex_ret_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_div_busy{{&core_events::list, 0xd3, 0x0, 0x1052, 0x0}, {}, &ex_div_busy}; // .code = 0xd3
inline constexpr core_events::listed ex_div_count{{&core_events::list, 0xd4, 0x0, 0x105e, 0x0}, {}, &ex_div_count}; // .code = 0xd4
inline constexpr core_events::listed ex_ret_fus_brnch_inst{{&core_events::list, 0x1d0, 0x0, 0x10d6, 0x0}, {}, &ex_ret_fus_brnch_inst}; // .code = 0x1d0

namespace de_dis_dispatch_token_stalls0 {
using namespace core_events;
inline constexpr listed retire_token_stall{{&list, 0x400af, 0x0, 0xddb, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x40
inline constexpr listed agsq_token_stall{{&list, 0x200af, 0x0, 0xe0c, 0x0}, {}, &agsq_token_stall}; // .code = 0xaf, .mask = 0x20
inline constexpr listed alu_token_stall{{&list, 0x100af, 0x0, 0xe3b, 0x0}, {}, &alu_token_stall}; // .code = 0xaf, .mask = 0x10
inline constexpr listed alsq3_0_token_stall{{&list, 0x80af, 0x0, 0xe69, 0x0}, {}, &alsq3_0_token_stall}; // .code = 0xaf, .mask = 0x8
inline constexpr listed alsq3_token_stall{{&list, 0x40af, 0x0, 0xe9b, 0x0}, {}, &alsq3_token_stall}; // .code = 0xaf, .mask = 0x4
inline constexpr listed alsq2_token_stall{{&list, 0x20af, 0x0, 0xecb, 0x0}, {}, &alsq2_token_stall}; // .code = 0xaf, .mask = 0x2
inline constexpr listed alsq1_token_stall{{&list, 0x10af, 0x0, 0xefb, 0x0}, {}, &alsq1_token_stall}; // .code = 0xaf, .mask = 0x1
} // namespace de_dis_dispatch_token_stalls0

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed sse_instr{{&list, 0x40cb, 0x0, 0xfec, 0x0}, {}, &sse_instr}; // .code = 0xcb, .mask = 0x4
inline constexpr listed mmx_instr{{&list, 0x20cb, 0x0, 0x100a, 0x0}, {}, &mmx_instr}; // .code = 0xcb, .mask = 0x2
inline constexpr listed x87_instr{{&list, 0x10cb, 0x0, 0x1028, 0x0}, {}, &x87_instr}; // .code = 0xcb, .mask = 0x1
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_count_rollover{{&list, 0x41cf, 0x0, 0x106b, 0x0}, {}, &ibs_count_rollover}; // .code = 0x1cf, .mask = 0x4
inline constexpr listed ibs_tagged_ops_ret{{&list, 0x21cf, 0x0, 0x1090, 0x0}, {}, &ibs_tagged_ops_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr listed ibs_tagged_ops{{&list, 0x11cf, 0x0, 0x10b5, 0x0}, {}, &ibs_tagged_ops}; // .code = 0x1cf, .mask = 0x1
} // namespace ex_tagged_ibs_ops

namespace fp_num_mov_elim_scal_op {
using namespace core_events;
inline constexpr listed optimized{{&list, 0x8004, 0x0, 0x2ab, 0x0}, {}, &optimized}; // .code = 0x04, .mask = 0x8
inline constexpr listed opt_potential{{&list, 0x4004, 0x0, 0x2cd, 0x0}, {}, &opt_potential}; // .code = 0x04, .mask = 0x4
inline constexpr listed sse_mov_ops_elim{{&list, 0x2004, 0x0, 0x2f3, 0x0}, {}, &sse_mov_ops_elim}; // .code = 0x04, .mask = 0x2
inline constexpr listed sse_mov_ops{{&list, 0x1004, 0x0, 0x31c, 0x0}, {}, &sse_mov_ops}; // .code = 0x04, .mask = 0x1
} // namespace fp_num_mov_elim_scal_op

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed all{{&list, 0xff003, 0x0, 0x180, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xff
inline constexpr listed dp_mult_add_flops{{&list, 0x80003, 0x0, 0x197, 0x0}, {}, &dp_mult_add_flops}; // .code = 0x03, .mask = 0x80
inline constexpr listed dp_div_flops{{&list, 0x40003, 0x0, 0x1bc, 0x0}, {}, &dp_div_flops}; // .code = 0x03, .mask = 0x40
inline constexpr listed dp_mult_flops{{&list, 0x20003, 0x0, 0x1dc, 0x0}, {}, &dp_mult_flops}; // .code = 0x03, .mask = 0x20
inline constexpr listed dp_add_sub_flops{{&list, 0x10003, 0x0, 0x1fd, 0x0}, {}, &dp_add_sub_flops}; // .code = 0x03, .mask = 0x10
inline constexpr listed sp_mult_add_flops{{&list, 0x8003, 0x0, 0x221, 0x0}, {}, &sp_mult_add_flops}; // .code = 0x03, .mask = 0x8
inline constexpr listed sp_div_flops{{&list, 0x4003, 0x0, 0x246, 0x0}, {}, &sp_div_flops}; // .code = 0x03, .mask = 0x4
inline constexpr listed sp_mult_flops{{&list, 0x2003, 0x0, 0x266, 0x0}, {}, &sp_mult_flops}; // .code = 0x03, .mask = 0x2
inline constexpr listed sp_add_sub_flops{{&list, 0x1003, 0x0, 0x287, 0x0}, {}, &sp_add_sub_flops}; // .code = 0x03, .mask = 0x1
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed x87_ctrl_ret{{&list, 0x8005, 0x0, 0x340, 0x0}, {}, &x87_ctrl_ret}; // .code = 0x05, .mask = 0x8
inline constexpr listed x87_bot_ret{{&list, 0x4005, 0x0, 0x360, 0x0}, {}, &x87_bot_ret}; // .code = 0x05, .mask = 0x4
inline constexpr listed sse_ctrl_ret{{&list, 0x2005, 0x0, 0x37f, 0x0}, {}, &sse_ctrl_ret}; // .code = 0x05, .mask = 0x2
inline constexpr listed sse_bot_ret{{&list, 0x1005, 0x0, 0x39f, 0x0}, {}, &sse_bot_ret}; // .code = 0x05, .mask = 0x1
} // namespace fp_retired_ser_ops

namespace fp_retx87_fp_ops {
using namespace core_events;
inline constexpr listed all{{&list, 0x7002, 0x0, 0x116, 0x0}, {}, &all}; // .code = 0x02, .mask = 0x7
inline constexpr listed div_sqr_r_ops{{&list, 0x4002, 0x0, 0x12b, 0x0}, {}, &div_sqr_r_ops}; // .code = 0x02, .mask = 0x4
inline constexpr listed mul_ops{{&list, 0x2002, 0x0, 0x14a, 0x0}, {}, &mul_ops}; // .code = 0x02, .mask = 0x2
inline constexpr listed add_sub_ops{{&list, 0x1002, 0x0, 0x163, 0x0}, {}, &add_sub_ops}; // .code = 0x02, .mask = 0x1
} // namespace fp_retx87_fp_ops

namespace fpu_pipe_assignment {
using namespace core_events;
inline constexpr listed dual{{&list, 0xf0000, 0x0, 0x0, 0x0}, {}, &dual}; // .code = 0x00, .mask = 0xf0
inline constexpr listed dual3{{&list, 0x80000, 0x0, 0x19, 0x0}, {}, &dual3}; // .code = 0x00, .mask = 0x80
inline constexpr listed dual2{{&list, 0x40000, 0x0, 0x33, 0x0}, {}, &dual2}; // .code = 0x00, .mask = 0x40
inline constexpr listed dual1{{&list, 0x20000, 0x0, 0x4d, 0x0}, {}, &dual1}; // .code = 0x00, .mask = 0x20
inline constexpr listed dual0{{&list, 0x10000, 0x0, 0x67, 0x0}, {}, &dual0}; // .code = 0x00, .mask = 0x10
inline constexpr listed total{{&list, 0xf000, 0x0, 0x81, 0x0}, {}, &total}; // .code = 0x00, .mask = 0xf
inline constexpr listed total3{{&list, 0x8000, 0x0, 0x9b, 0x0}, {}, &total3}; // .code = 0x00, .mask = 0x8
inline constexpr listed total2{{&list, 0x4000, 0x0, 0xb6, 0x0}, {}, &total2}; // .code = 0x00, .mask = 0x4
inline constexpr listed total1{{&list, 0x2000, 0x0, 0xd1, 0x0}, {}, &total1}; // .code = 0x00, .mask = 0x2
inline constexpr listed total0{{&list, 0x1000, 0x0, 0xec, 0x0}, {}, &total0}; // .code = 0x00, .mask = 0x1
} // namespace fpu_pipe_assignment

namespace ic_cache_inval {
using namespace core_events;
inline constexpr listed l2_invalidating_probe{{&list, 0x208c, 0x0, 0xd48, 0x0}, {}, &l2_invalidating_probe}; // .code = 0x8c, .mask = 0x2
inline constexpr listed fill_invalidated{{&list, 0x108c, 0x0, 0xd6d, 0x0}, {}, &fill_invalidated}; // .code = 0x8c, .mask = 0x1
} // namespace ic_cache_inval

namespace ic_fetch_stall {
using namespace core_events;
inline constexpr listed ic_stall_any{{&list, 0x4087, 0x0, 0xcc1, 0x0}, {}, &ic_stall_any}; // .code = 0x87, .mask = 0x4
inline constexpr listed ic_stall_dq_empty{{&list, 0x2087, 0x0, 0xcdd, 0x0}, {}, &ic_stall_dq_empty}; // .code = 0x87, .mask = 0x2
inline constexpr listed ic_stall_back_pressure{{&list, 0x1087, 0x0, 0xcfe, 0x0}, {}, &ic_stall_back_pressure}; // .code = 0x87, .mask = 0x1
} // namespace ic_fetch_stall

namespace ic_oc_mode_switch {
using namespace core_events;
inline constexpr listed oc_ic_mode_switch{{&list, 0x228a, 0x0, 0x10ec, 0x0}, {}, &oc_ic_mode_switch}; // .code = 0x28a, .mask = 0x2
inline constexpr listed ic_oc_mode_switch{{&list, 0x128a, 0x0, 0x1110, 0x0}, {}, &ic_oc_mode_switch}; // .code = 0x28a, .mask = 0x1
} // namespace ic_oc_mode_switch

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ls_rd_blk_cs{{&list, 0x80064, 0x0, 0x9d1, 0x0}, {}, &ls_rd_blk_cs}; // .code = 0x64, .mask = 0x80
inline constexpr listed ls_rd_blk_l_hit_x{{&list, 0x40064, 0x0, 0x9f0, 0x0}, {}, &ls_rd_blk_l_hit_x}; // .code = 0x64, .mask = 0x40
inline constexpr listed ls_rd_blk_l_hit_s{{&list, 0x20064, 0x0, 0xa14, 0x0}, {}, &ls_rd_blk_l_hit_s}; // .code = 0x64, .mask = 0x20
inline constexpr listed ls_rd_blk_x{{&list, 0x10064, 0x0, 0xa38, 0x0}, {}, &ls_rd_blk_x}; // .code = 0x64, .mask = 0x10
inline constexpr listed ls_rd_blk_c{{&list, 0x8064, 0x0, 0xa56, 0x0}, {}, &ls_rd_blk_c}; // .code = 0x64, .mask = 0x8
inline constexpr listed ic_fill_hit_x{{&list, 0x4064, 0x0, 0xa74, 0x0}, {}, &ic_fill_hit_x}; // .code = 0x64, .mask = 0x4
inline constexpr listed ic_fill_hit_s{{&list, 0x2064, 0x0, 0xa94, 0x0}, {}, &ic_fill_hit_s}; // .code = 0x64, .mask = 0x2
inline constexpr listed ic_fill_miss{{&list, 0x1064, 0x0, 0xab4, 0x0}, {}, &ic_fill_miss}; // .code = 0x64, .mask = 0x1
inline constexpr listed ic_access_in_l2{{&list, 0x7064, 0x0, 0xad3, 0x0}, {}, &ic_access_in_l2}; // .code = 0x64, .mask = 0x7
inline constexpr listed ic_dc_miss_in_l2{{&list, 0x9064, 0x0, 0xaf5, 0x0}, {}, &ic_dc_miss_in_l2}; // .code = 0x64, .mask = 0x9
inline constexpr listed ic_dc_hit_in_l2{{&list, 0xf6064, 0x0, 0xb18, 0x0}, {}, &ic_dc_hit_in_l2}; // .code = 0x64, .mask = 0xf6
} // namespace l2_cache_req_stat

namespace l2_fill_pending {
using namespace core_events;
inline constexpr listed l2_fill_busy{{&list, 0x106d, 0x0, 0xbb0, 0x0}, {}, &l2_fill_busy}; // .code = 0x6d, .mask = 0x1
} // namespace l2_fill_pending

namespace l2_latency {
using namespace core_events;
inline constexpr listed l2_cycles_waiting_on_fills{{&list, 0x1062, 0x0, 0x953, 0x0}, {}, &l2_cycles_waiting_on_fills}; // .code = 0x62, .mask = 0x1
} // namespace l2_latency

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed rd_blk_l{{&list, 0x80060, 0x0, 0x745, 0x0}, {}, &rd_blk_l}; // .code = 0x60, .mask = 0x80
inline constexpr listed rd_blk_x{{&list, 0x40060, 0x0, 0x75c, 0x0}, {}, &rd_blk_x}; // .code = 0x60, .mask = 0x40
inline constexpr listed ls_rd_blk_c_s{{&list, 0x20060, 0x0, 0x773, 0x0}, {}, &ls_rd_blk_c_s}; // .code = 0x60, .mask = 0x20
inline constexpr listed cacheable_ic_read{{&list, 0x10060, 0x0, 0x78f, 0x0}, {}, &cacheable_ic_read}; // .code = 0x60, .mask = 0x10
inline constexpr listed change_to_x{{&list, 0x8060, 0x0, 0x7af, 0x0}, {}, &change_to_x}; // .code = 0x60, .mask = 0x8
inline constexpr listed prefetch_l2_cmd{{&list, 0x4060, 0x0, 0x7c9, 0x0}, {}, &prefetch_l2_cmd}; // .code = 0x60, .mask = 0x4
inline constexpr listed l2_hw_pf{{&list, 0x2060, 0x0, 0x7e7, 0x0}, {}, &l2_hw_pf}; // .code = 0x60, .mask = 0x2
inline constexpr listed group2{{&list, 0x1060, 0x0, 0x7fe, 0x0}, {}, &group2}; // .code = 0x60, .mask = 0x1
inline constexpr listed all_no_prefetch{{&list, 0xf9060, 0x0, 0x813, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf9
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed group1{{&list, 0x80061, 0x0, 0x873, 0x0}, {}, &group1}; // .code = 0x61, .mask = 0x80
inline constexpr listed ls_rd_sized{{&list, 0x40061, 0x0, 0x888, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
inline constexpr listed ls_rd_sized_nc{{&list, 0x20061, 0x0, 0x8a2, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr listed ic_rd_sized{{&list, 0x10061, 0x0, 0x8bf, 0x0}, {}, &ic_rd_sized}; // .code = 0x61, .mask = 0x10
inline constexpr listed ic_rd_sized_nc{{&list, 0x8061, 0x0, 0x8d9, 0x0}, {}, &ic_rd_sized_nc}; // .code = 0x61, .mask = 0x8
inline constexpr listed smc_inval{{&list, 0x4061, 0x0, 0x8f6, 0x0}, {}, &smc_inval}; // .code = 0x61, .mask = 0x4
inline constexpr listed bus_locks_originator{{&list, 0x2061, 0x0, 0x90e, 0x0}, {}, &bus_locks_originator}; // .code = 0x61, .mask = 0x2
inline constexpr listed bus_locks_responses{{&list, 0x1061, 0x0, 0x931, 0x0}, {}, &bus_locks_responses}; // .code = 0x61, .mask = 0x1
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_write{{&list, 0x40063, 0x0, 0x979, 0x0}, {}, &wcb_write}; // .code = 0x63, .mask = 0x40
inline constexpr listed wcb_close{{&list, 0x20063, 0x0, 0x98e, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
inline constexpr listed zero_byte_store{{&list, 0x4063, 0x0, 0x9a3, 0x0}, {}, &zero_byte_store}; // .code = 0x63, .mask = 0x4
inline constexpr listed cl_zero{{&list, 0x1063, 0x0, 0x9be, 0x0}, {}, &cl_zero}; // .code = 0x63, .mask = 0x1
} // namespace l2_wcb_req

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_st_dispatch{{&list, 0x4029, 0x0, 0x3df, 0x0}, {}, &ld_st_dispatch}; // .code = 0x29, .mask = 0x4
inline constexpr listed store_dispatch{{&list, 0x2029, 0x0, 0x3fa, 0x0}, {}, &store_dispatch}; // .code = 0x29, .mask = 0x2
inline constexpr listed ld_dispatch{{&list, 0x1029, 0x0, 0x415, 0x0}, {}, &ld_dispatch}; // .code = 0x29, .mask = 0x1
} // namespace ls_dispatch

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed mab_mch_cnt{{&list, 0x2052, 0x0, 0x702, 0x0}, {}, &mab_mch_cnt}; // .code = 0x52, .mask = 0x2
inline constexpr listed data_pipe_sw_pf_dc_hit{{&list, 0x1052, 0x0, 0x71e, 0x0}, {}, &data_pipe_sw_pf_dc_hit}; // .code = 0x52, .mask = 0x1
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed all{{&list, 0xff045, 0x0, 0x496, 0x0}, {}, &all}; // .code = 0x45, .mask = 0xff
inline constexpr listed tlb_reload_1g_l2_miss{{&list, 0x80045, 0x0, 0x4ab, 0x0}, {}, &tlb_reload_1g_l2_miss}; // .code = 0x45, .mask = 0x80
inline constexpr listed tlb_reload_2m_l2_miss{{&list, 0x40045, 0x0, 0x4d2, 0x0}, {}, &tlb_reload_2m_l2_miss}; // .code = 0x45, .mask = 0x40
inline constexpr listed tlb_reload_32k_l2_miss{{&list, 0x20045, 0x0, 0x4f9, 0x0}, {}, &tlb_reload_32k_l2_miss}; // .code = 0x45, .mask = 0x20
inline constexpr listed tlb_reload_4k_l2_miss{{&list, 0x10045, 0x0, 0x521, 0x0}, {}, &tlb_reload_4k_l2_miss}; // .code = 0x45, .mask = 0x10
inline constexpr listed tlb_reload_1g_l2_hit{{&list, 0x8045, 0x0, 0x548, 0x0}, {}, &tlb_reload_1g_l2_hit}; // .code = 0x45, .mask = 0x8
inline constexpr listed tlb_reload_2m_l2_hit{{&list, 0x4045, 0x0, 0x56e, 0x0}, {}, &tlb_reload_2m_l2_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed tlb_reload_32k_l2_hit{{&list, 0x2045, 0x0, 0x594, 0x0}, {}, &tlb_reload_32k_l2_hit}; // .code = 0x45, .mask = 0x2
inline constexpr listed tlb_reload_4k_l2_hit{{&list, 0x1045, 0x0, 0x5bb, 0x0}, {}, &tlb_reload_4k_l2_hit}; // .code = 0x45, .mask = 0x1
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1025, 0x0, 0x3cd, 0x0}, {}, &bus_lock}; // .code = 0x25, .mask = 0x1
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed dc_prefetcher{{&list, 0x8041, 0x0, 0x454, 0x0}, {}, &dc_prefetcher}; // .code = 0x41, .mask = 0x8
inline constexpr listed stores{{&list, 0x2041, 0x0, 0x46f, 0x0}, {}, &stores}; // .code = 0x41, .mask = 0x2
inline constexpr listed loads{{&list, 0x1041, 0x0, 0x483, 0x0}, {}, &loads}; // .code = 0x41, .mask = 0x1
} // namespace ls_mab_alloc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch_nta{{&list, 0x404b, 0x0, 0x69b, 0x0}, {}, &prefetch_nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed store_prefetch_w{{&list, 0x204b, 0x0, 0x6bb, 0x0}, {}, &store_prefetch_w}; // .code = 0x4b, .mask = 0x2
inline constexpr listed load_prefetch_w{{&list, 0x104b, 0x0, 0x6df, 0x0}, {}, &load_prefetch_w}; // .code = 0x4b, .mask = 0x1
} // namespace ls_pref_instr_disp

namespace ls_tablewalker {
using namespace core_events;
inline constexpr listed iside{{&list, 0xc046, 0x0, 0x5ff, 0x0}, {}, &iside}; // .code = 0x46, .mask = 0xc
inline constexpr listed ic_type1{{&list, 0x8046, 0x0, 0x614, 0x0}, {}, &ic_type1}; // .code = 0x46, .mask = 0x8
inline constexpr listed ic_type0{{&list, 0x4046, 0x0, 0x62c, 0x0}, {}, &ic_type0}; // .code = 0x46, .mask = 0x4
inline constexpr listed dside{{&list, 0x3046, 0x0, 0x644, 0x0}, {}, &dside}; // .code = 0x46, .mask = 0x3
inline constexpr listed dc_type1{{&list, 0x2046, 0x0, 0x659, 0x0}, {}, &dc_type1}; // .code = 0x46, .mask = 0x2
inline constexpr listed dc_type0{{&list, 0x1046, 0x0, 0x671, 0x0}, {}, &dc_type0}; // .code = 0x46, .mask = 0x1
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
