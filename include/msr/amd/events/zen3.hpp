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
namespace msr::events::zen3 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
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
inline constexpr core sharers[] = {core::zen1, core::zen2};
inline constexpr select::event_list list{"zen3", core::zen3, names, all_of(sharers)};
} // namespace core_events
inline constexpr core_events::listed sse_avx_stalls{{&core_events::list, 0xe00e, 0x0, 0x2a2, 0x0}, {}, &sse_avx_stalls}; // .code = 0x0e, .mask = 0xe
inline constexpr core_events::listed ls_ret_cl_flush{{&core_events::list, 0x26, 0x0, 0x8000000000032a, 0x0}, {}, &ls_ret_cl_flush}; // .code = 0x26, .missing = 0x1
inline constexpr core_events::listed ls_ret_cpuid{{&core_events::list, 0x27, 0x0, 0x8000000000033a, 0x0}, {}, &ls_ret_cpuid}; // .code = 0x27, .missing = 0x1
inline constexpr core_events::listed all_data_cache_accesses{{&core_events::list, 0x7029, 0x0, 0x180000000000395, 0x0}, {}, &all_data_cache_accesses}; // .code = 0x29, .mask = 0x7, .missing = 0x3
inline constexpr core_events::listed ls_smi_rx{{&core_events::list, 0x2b, 0x0, 0x800000000003ad, 0x0}, {}, &ls_smi_rx}; // .code = 0x2b, .missing = 0x1
inline constexpr core_events::listed ls_int_taken{{&core_events::list, 0x2c, 0x0, 0x800000000003b7, 0x0}, {}, &ls_int_taken}; // .code = 0x2c, .missing = 0x1
inline constexpr core_events::listed ls_rdtsc{{&core_events::list, 0x2d, 0x0, 0x800000000003c4, 0x0}, {}, &ls_rdtsc}; // .code = 0x2d, .missing = 0x1
inline constexpr core_events::listed ls_stlf{{&core_events::list, 0x35, 0x0, 0x3cd, 0x0}, {}, &ls_stlf}; // .code = 0x35
inline constexpr core_events::listed ls_dc_accesses{{&core_events::list, 0x40, 0x0, 0x404, 0x0}, {}, &ls_dc_accesses}; // .code = 0x40
inline constexpr core_events::listed l1_data_cache_fills_from_memory{{&core_events::list, 0x48044, 0x0, 0x18000000000066b, 0x0}, {}, &l1_data_cache_fills_from_memory}; // .code = 0x44, .mask = 0x48, .missing = 0x3
inline constexpr core_events::listed l1_data_cache_fills_from_remote_node{{&core_events::list, 0x50044, 0x0, 0x18000000000068b, 0x0}, {}, &l1_data_cache_fills_from_remote_node}; // .code = 0x44, .mask = 0x50, .missing = 0x3
inline constexpr core_events::listed l1_data_cache_fills_from_within_same_ccx{{&core_events::list, 0x3044, 0x0, 0x1800000000006b0, 0x0}, {}, &l1_data_cache_fills_from_within_same_ccx}; // .code = 0x44, .mask = 0x3, .missing = 0x3
inline constexpr core_events::listed l1_data_cache_fills_from_external_ccx_cache{{&core_events::list, 0x14044, 0x0, 0x1800000000006d9, 0x0}, {}, &l1_data_cache_fills_from_external_ccx_cache}; // .code = 0x44, .mask = 0x14, .missing = 0x3
inline constexpr core_events::listed l1_data_cache_fills_all{{&core_events::list, 0xff044, 0x0, 0x180000000000705, 0x0}, {}, &l1_data_cache_fills_all}; // .code = 0x44, .mask = 0xff, .missing = 0x3
inline constexpr core_events::listed l1_dtlb_misses{{&core_events::list, 0xff045, 0x0, 0x878, 0x0}, {}, &l1_dtlb_misses}; // .code = 0x45, .mask = 0xff
inline constexpr core_events::listed l2_dtlb_misses{{&core_events::list, 0xf0045, 0x0, 0x887, 0x0}, {}, &l2_dtlb_misses}; // .code = 0x45, .mask = 0xf0
inline constexpr core_events::listed ls_alloc_mab_count{{&core_events::list, 0x5f, 0x0, 0x180000000000b6a, 0x0}, {}, &ls_alloc_mab_count}; // .code = 0x5f, .missing = 0x3
inline constexpr core_events::listed l2_cache_accesses_from_ic_misses{{&core_events::list, 0x10060, 0x0, 0xc69, 0x0}, {}, &l2_cache_accesses_from_ic_misses}; // .code = 0x60, .mask = 0x10
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{{&core_events::list, 0xe8060, 0x0, 0x180000000000c8a, 0x0}, {}, &l2_cache_accesses_from_dc_misses}; // .code = 0x60, .mask = 0xe8, .missing = 0x3
inline constexpr core_events::listed l2_cache_misses_from_ic_miss{{&core_events::list, 0x1064, 0x0, 0xf72, 0x0}, {}, &l2_cache_misses_from_ic_miss}; // .code = 0x64, .mask = 0x1
inline constexpr core_events::listed l2_cache_misses_from_dc_misses{{&core_events::list, 0x8064, 0x0, 0xf8f, 0x0}, {}, &l2_cache_misses_from_dc_misses}; // .code = 0x64, .mask = 0x8
inline constexpr core_events::listed l2_cache_hits_from_ic_misses{{&core_events::list, 0x6064, 0x0, 0xfae, 0x0}, {}, &l2_cache_hits_from_ic_misses}; // .code = 0x64, .mask = 0x6
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{{&core_events::list, 0xf0064, 0x0, 0x180000000000fcb, 0x0}, {}, &l2_cache_hits_from_dc_misses}; // .code = 0x64, .mask = 0xf0, .missing = 0x3
inline constexpr core_events::listed l2_pf_hit_l2{{&core_events::list, 0xff070, 0x0, 0x1005, 0x0}, {}, &l2_pf_hit_l2}; // .code = 0x70, .mask = 0xff
inline constexpr core_events::listed l2_cache_hits_from_l2_hwpf{{&core_events::list, 0xff070, 0x0, 0x1012, 0x0}, {}, &l2_cache_hits_from_l2_hwpf}; // .code = 0x70, .mask = 0xff
inline constexpr core_events::listed l2_pf_miss_l2_hit_l3{{&core_events::list, 0xff071, 0x0, 0x102d, 0x0}, {}, &l2_pf_miss_l2_hit_l3}; // .code = 0x71, .mask = 0xff
inline constexpr core_events::listed l2_pf_miss_l2_l3{{&core_events::list, 0xff072, 0x0, 0x1042, 0x0}, {}, &l2_pf_miss_l2_l3}; // .code = 0x72, .mask = 0xff
inline constexpr core_events::listed ls_not_halted_cyc{{&core_events::list, 0x76, 0x0, 0x1053, 0x0}, {}, &ls_not_halted_cyc}; // .code = 0x76
inline constexpr core_events::listed all_tlbs_flushed{{&core_events::list, 0xff078, 0x0, 0x180000000001082, 0x0}, {}, &all_tlbs_flushed}; // .code = 0x78, .mask = 0xff, .missing = 0x3
inline constexpr core_events::listed ic_fw32{{&core_events::list, 0x80, 0x0, 0x1093, 0x0}, {}, &ic_fw32}; // .code = 0x80
inline constexpr core_events::listed ic_fw32_miss{{&core_events::list, 0x81, 0x0, 0x109b, 0x0}, {}, &ic_fw32_miss}; // .code = 0x81
inline constexpr core_events::listed ic_cache_fill_l2{{&core_events::list, 0x82, 0x0, 0x10a8, 0x0}, {}, &ic_cache_fill_l2}; // .code = 0x82
inline constexpr core_events::listed ic_cache_fill_sys{{&core_events::list, 0x83, 0x0, 0x10b9, 0x0}, {}, &ic_cache_fill_sys}; // .code = 0x83
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{{&core_events::list, 0x84, 0x0, 0x1800000000010cb, 0x0}, {}, &bp_l1_tlb_miss_l2_tlb_hit}; // .code = 0x84, .missing = 0x3
inline constexpr core_events::listed l2_itlb_misses{{&core_events::list, 0x7085, 0x0, 0x1188, 0x0}, {}, &l2_itlb_misses}; // .code = 0x85, .mask = 0x7
inline constexpr core_events::listed bp_snp_re_sync{{&core_events::list, 0x86, 0x0, 0x1197, 0x0}, {}, &bp_snp_re_sync}; // .code = 0x86
inline constexpr core_events::listed bp_l1_btb_correct{{&core_events::list, 0x8a, 0x0, 0x1209, 0x0}, {}, &bp_l1_btb_correct}; // .code = 0x8a
inline constexpr core_events::listed bp_l2_btb_correct{{&core_events::list, 0x8b, 0x0, 0x121b, 0x0}, {}, &bp_l2_btb_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_dyn_ind_pred{{&core_events::list, 0x8e, 0x0, 0x1272, 0x0}, {}, &bp_dyn_ind_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_de_redirect{{&core_events::list, 0x91, 0x0, 0x1282, 0x0}, {}, &bp_de_redirect}; // .code = 0x91
inline constexpr core_events::listed bp_tlb_rel{{&core_events::list, 0x99, 0x0, 0x12f0, 0x0}, {}, &bp_tlb_rel}; // .code = 0x99
inline constexpr core_events::listed de_dis_uop_queue_empty_di0{{&core_events::list, 0xa9, 0x0, 0x800000000012fb, 0x0}, {}, &de_dis_uop_queue_empty_di0}; // .code = 0xa9, .missing = 0x1
inline constexpr core_events::listed ex_ret_instr{{&core_events::list, 0xc0, 0x0, 0x1660, 0x0}, {}, &ex_ret_instr}; // .code = 0xc0
inline constexpr core_events::listed ex_ret_ops{{&core_events::list, 0xc1, 0x0, 0x18000000000166d, 0x0}, {}, &ex_ret_ops}; // .code = 0xc1, .missing = 0x3
inline constexpr core_events::listed macro_ops_retired{{&core_events::list, 0xc1, 0x0, 0x180000000001678, 0x0}, {}, &macro_ops_retired}; // .code = 0xc1, .missing = 0x3
inline constexpr core_events::listed ex_ret_brn{{&core_events::list, 0xc2, 0x0, 0x168a, 0x0}, {}, &ex_ret_brn}; // .code = 0xc2
inline constexpr core_events::listed ex_ret_brn_misp{{&core_events::list, 0xc3, 0x0, 0x1695, 0x0}, {}, &ex_ret_brn_misp}; // .code = 0xc3
inline constexpr core_events::listed ex_ret_brn_tkn{{&core_events::list, 0xc4, 0x0, 0x16a5, 0x0}, {}, &ex_ret_brn_tkn}; // .code = 0xc4
inline constexpr core_events::listed ex_ret_brn_tkn_misp{{&core_events::list, 0xc5, 0x0, 0x16b4, 0x0}, {}, &ex_ret_brn_tkn_misp}; // .code = 0xc5
inline constexpr core_events::listed ex_ret_brn_far{{&core_events::list, 0xc6, 0x0, 0x16c8, 0x0}, {}, &ex_ret_brn_far}; // .code = 0xc6
inline constexpr core_events::listed ex_ret_brn_resync{{&core_events::list, 0xc7, 0x0, 0x16d7, 0x0}, {}, &ex_ret_brn_resync}; // .code = 0xc7
inline constexpr core_events::listed ex_ret_near_ret{{&core_events::list, 0xc8, 0x0, 0x16e9, 0x0}, {}, &ex_ret_near_ret}; // .code = 0xc8
inline constexpr core_events::listed ex_ret_near_ret_mispred{{&core_events::list, 0xc9, 0x0, 0x16f9, 0x0}, {}, &ex_ret_near_ret_mispred}; // .code = 0xc9
inline constexpr core_events::listed ex_ret_brn_ind_misp{{&core_events::list, 0xca, 0x0, 0x1711, 0x0}, {}, &ex_ret_brn_ind_misp}; // .code = 0xca
inline constexpr core_events::listed ex_ret_ind_brch_instr{{&core_events::list, 0xcc, 0x0, 0x18000000000177f, 0x0}, {}, &ex_ret_ind_brch_instr}; // .code = 0xcc, .missing = 0x3
inline constexpr core_events::listed ex_ret_cond{{&core_events::list, 0xd1, 0x0, 0x1795, 0x0}, {}, &ex_ret_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_div_busy{{&core_events::list, 0xd3, 0x0, 0x17a1, 0x0}, {}, &ex_div_busy}; // .code = 0xd3
inline constexpr core_events::listed ex_div_count{{&core_events::list, 0xd4, 0x0, 0x17ad, 0x0}, {}, &ex_div_count}; // .code = 0xd4
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{{&core_events::list, 0x1c7, 0x0, 0x180000000001836, 0x0}, {}, &ex_ret_msprd_brnch_instr_dir_msmtch}; // .code = 0x1c7, .missing = 0x3
inline constexpr core_events::listed ex_ret_fused_instr{{&core_events::list, 0x1d0, 0x0, 0x1800000000018c5, 0x0}, {}, &ex_ret_fused_instr}; // .code = 0x1d0, .missing = 0x3

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed event{{&list, 0xff094, 0x0, 0x80000000001291, 0x0}, {}, &event}; // .code = 0x94, .mask = 0xff, .missing = 0x1
inline constexpr listed if1g{{&list, 0x4094, 0x0, 0x800000000012a5, 0x0}, {}, &if1g}; // .code = 0x94, .mask = 0x4, .missing = 0x1
inline constexpr listed if2m{{&list, 0x2094, 0x0, 0x800000000012be, 0x0}, {}, &if2m}; // .code = 0x94, .mask = 0x2, .missing = 0x1
inline constexpr listed if4k{{&list, 0x1094, 0x0, 0x800000000012d7, 0x0}, {}, &if4k}; // .code = 0x94, .mask = 0x1, .missing = 0x1
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed event{{&list, 0xff085, 0x0, 0x800000000010e5, 0x0}, {}, &event}; // .code = 0x85, .mask = 0xff, .missing = 0x1
inline constexpr listed coalesced_4k{{&list, 0x8085, 0x0, 0x180000000001100, 0x0}, {}, &coalesced_4k}; // .code = 0x85, .mask = 0x8, .missing = 0x3
inline constexpr listed if1g{{&list, 0x4085, 0x0, 0x80000000001128, 0x0}, {}, &if1g}; // .code = 0x85, .mask = 0x4, .missing = 0x1
inline constexpr listed if2m{{&list, 0x2085, 0x0, 0x80000000001148, 0x0}, {}, &if2m}; // .code = 0x85, .mask = 0x2, .missing = 0x1
inline constexpr listed if4k{{&list, 0x1085, 0x0, 0x80000000001168, 0x0}, {}, &if4k}; // .code = 0x85, .mask = 0x1, .missing = 0x1
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_dis_cops_from_decoder {
using namespace core_events;
inline constexpr listed disp_op_type_any_integer_dispatch{{&list, 0x80ab, 0x0, 0x180000000001316, 0x0}, {}, &disp_op_type_any_integer_dispatch}; // .code = 0xab, .mask = 0x8, .missing = 0x3
inline constexpr listed disp_op_type_any_fp_dispatch{{&list, 0x40ab, 0x0, 0x180000000001351, 0x0}, {}, &disp_op_type_any_fp_dispatch}; // .code = 0xab, .mask = 0x4, .missing = 0x3
} // namespace de_dis_cops_from_decoder

namespace de_dis_dispatch_token_stalls1 {
using namespace core_events;
inline constexpr listed fp_flush_recovery_stall{{&list, 0x800ae, 0x0, 0x180000000001387, 0x0}, {}, &fp_flush_recovery_stall}; // .code = 0xae, .mask = 0x80, .missing = 0x3
inline constexpr listed fp_sch_rsrc_stall{{&list, 0x400ae, 0x0, 0x800000000013bd, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40, .missing = 0x1
inline constexpr listed fp_reg_file_rsrc_stall{{&list, 0x200ae, 0x0, 0x800000000013ed, 0x0}, {}, &fp_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x20, .missing = 0x1
inline constexpr listed taken_brnch_buffer_rsrc{{&list, 0x100ae, 0x0, 0x180000000001422, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10, .missing = 0x3
inline constexpr listed int_sched_misc_token_stall{{&list, 0x80ae, 0x0, 0x80000000001458, 0x0}, {}, &int_sched_misc_token_stall}; // .code = 0xae, .mask = 0x8, .missing = 0x1
inline constexpr listed store_queue_rsrc_stall{{&list, 0x40ae, 0x0, 0x180000000001491, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4, .missing = 0x3
inline constexpr listed load_queue_rsrc_stall{{&list, 0x20ae, 0x0, 0x1800000000014c6, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2, .missing = 0x3
inline constexpr listed int_phy_reg_file_rsrc_stall{{&list, 0x10ae, 0x0, 0x1800000000014fa, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1, .missing = 0x3
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_dispatch_token_stalls2 {
using namespace core_events;
inline constexpr listed retire_token_stall{{&list, 0x200af, 0x0, 0x180000000001534, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x20, .missing = 0x3
inline constexpr listed agsq_token_stall{{&list, 0x100af, 0x0, 0x180000000001565, 0x0}, {}, &agsq_token_stall}; // .code = 0xaf, .mask = 0x10, .missing = 0x3
inline constexpr listed int_sch3_token_stall{{&list, 0x80af, 0x0, 0x180000000001594, 0x0}, {}, &int_sch3_token_stall}; // .code = 0xaf, .mask = 0x8, .missing = 0x3
inline constexpr listed int_sch2_token_stall{{&list, 0x40af, 0x0, 0x1800000000015c7, 0x0}, {}, &int_sch2_token_stall}; // .code = 0xaf, .mask = 0x4, .missing = 0x3
inline constexpr listed int_sch1_token_stall{{&list, 0x20af, 0x0, 0x1800000000015fa, 0x0}, {}, &int_sch1_token_stall}; // .code = 0xaf, .mask = 0x2, .missing = 0x3
inline constexpr listed int_sch0_token_stall{{&list, 0x10af, 0x0, 0x18000000000162d, 0x0}, {}, &int_sch0_token_stall}; // .code = 0xaf, .mask = 0x1, .missing = 0x3
} // namespace de_dis_dispatch_token_stalls2

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed sse_instr{{&list, 0x40cb, 0x0, 0x1725, 0x0}, {}, &sse_instr}; // .code = 0xcb, .mask = 0x4
inline constexpr listed mmx_instr{{&list, 0x20cb, 0x0, 0x1743, 0x0}, {}, &mmx_instr}; // .code = 0xcb, .mask = 0x2
inline constexpr listed x87_instr{{&list, 0x10cb, 0x0, 0x1761, 0x0}, {}, &x87_instr}; // .code = 0xcb, .mask = 0x1
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_count_rollover{{&list, 0x41cf, 0x0, 0x185a, 0x0}, {}, &ibs_count_rollover}; // .code = 0x1cf, .mask = 0x4
inline constexpr listed ibs_tagged_ops_ret{{&list, 0x21cf, 0x0, 0x187f, 0x0}, {}, &ibs_tagged_ops_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr listed ibs_tagged_ops{{&list, 0x11cf, 0x0, 0x18a4, 0x0}, {}, &ibs_tagged_ops}; // .code = 0x1cf, .mask = 0x1
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed ymm_spill_fault{{&list, 0x800e, 0x0, 0x80000000000229, 0x0}, {}, &ymm_spill_fault}; // .code = 0x0e, .mask = 0x8, .missing = 0x1
inline constexpr listed ymm_fill_fault{{&list, 0x400e, 0x0, 0x80000000000248, 0x0}, {}, &ymm_fill_fault}; // .code = 0x0e, .mask = 0x4, .missing = 0x1
inline constexpr listed xmm_fill_fault{{&list, 0x200e, 0x0, 0x80000000000266, 0x0}, {}, &xmm_fill_fault}; // .code = 0x0e, .mask = 0x2, .missing = 0x1
inline constexpr listed x87_fill_fault{{&list, 0x100e, 0x0, 0x80000000000284, 0x0}, {}, &x87_fill_fault}; // .code = 0x0e, .mask = 0x1, .missing = 0x1
} // namespace fp_disp_faults

namespace fp_num_mov_elim_scal_op {
using namespace core_events;
inline constexpr listed optimized{{&list, 0x8004, 0x0, 0x116, 0x0}, {}, &optimized}; // .code = 0x04, .mask = 0x8
inline constexpr listed opt_potential{{&list, 0x4004, 0x0, 0x138, 0x0}, {}, &opt_potential}; // .code = 0x04, .mask = 0x4
inline constexpr listed sse_mov_ops_elim{{&list, 0x2004, 0x0, 0x15e, 0x0}, {}, &sse_mov_ops_elim}; // .code = 0x04, .mask = 0x2
inline constexpr listed sse_mov_ops{{&list, 0x1004, 0x0, 0x187, 0x0}, {}, &sse_mov_ops}; // .code = 0x04, .mask = 0x1
} // namespace fp_num_mov_elim_scal_op

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed all{{&list, 0xff003, 0x0, 0x86, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xff
inline constexpr listed mac_flops{{&list, 0x8003, 0x0, 0x8000000000009d, 0x0}, {}, &mac_flops}; // .code = 0x03, .mask = 0x8, .missing = 0x1
inline constexpr listed div_flops{{&list, 0x4003, 0x0, 0x800000000000ba, 0x0}, {}, &div_flops}; // .code = 0x03, .mask = 0x4, .missing = 0x1
inline constexpr listed mult_flops{{&list, 0x2003, 0x0, 0x800000000000d7, 0x0}, {}, &mult_flops}; // .code = 0x03, .mask = 0x2, .missing = 0x1
inline constexpr listed add_sub_flops{{&list, 0x1003, 0x0, 0x800000000000f5, 0x0}, {}, &add_sub_flops}; // .code = 0x03, .mask = 0x1, .missing = 0x1
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed sse_bot_ret{{&list, 0x8005, 0x0, 0x800000000001ab, 0x0}, {}, &sse_bot_ret}; // .code = 0x05, .mask = 0x8, .missing = 0x1
inline constexpr listed sse_ctrl_ret{{&list, 0x4005, 0x0, 0x800000000001ca, 0x0}, {}, &sse_ctrl_ret}; // .code = 0x05, .mask = 0x4, .missing = 0x1
inline constexpr listed x87_bot_ret{{&list, 0x2005, 0x0, 0x800000000001ea, 0x0}, {}, &x87_bot_ret}; // .code = 0x05, .mask = 0x2, .missing = 0x1
inline constexpr listed x87_ctrl_ret{{&list, 0x1005, 0x0, 0x80000000000209, 0x0}, {}, &x87_ctrl_ret}; // .code = 0x05, .mask = 0x1, .missing = 0x1
} // namespace fp_retired_ser_ops

namespace fpu_pipe_assignment {
using namespace core_events;
inline constexpr listed total{{&list, 0xf000, 0x0, 0x0, 0x0}, {}, &total}; // .code = 0x00, .mask = 0xf
inline constexpr listed total3{{&list, 0x8000, 0x0, 0x1a, 0x0}, {}, &total3}; // .code = 0x00, .mask = 0x8
inline constexpr listed total2{{&list, 0x4000, 0x0, 0x35, 0x0}, {}, &total2}; // .code = 0x00, .mask = 0x4
inline constexpr listed total1{{&list, 0x2000, 0x0, 0x50, 0x0}, {}, &total1}; // .code = 0x00, .mask = 0x2
inline constexpr listed total0{{&list, 0x1000, 0x0, 0x6b, 0x0}, {}, &total0}; // .code = 0x00, .mask = 0x1
} // namespace fpu_pipe_assignment

namespace ic_cache_inval {
using namespace core_events;
inline constexpr listed l2_invalidating_probe{{&list, 0x208c, 0x0, 0x122d, 0x0}, {}, &l2_invalidating_probe}; // .code = 0x8c, .mask = 0x2
inline constexpr listed fill_invalidated{{&list, 0x108c, 0x0, 0x1252, 0x0}, {}, &fill_invalidated}; // .code = 0x8c, .mask = 0x1
} // namespace ic_cache_inval

namespace ic_fetch_stall {
using namespace core_events;
inline constexpr listed ic_stall_any{{&list, 0x4087, 0x0, 0x11a6, 0x0}, {}, &ic_stall_any}; // .code = 0x87, .mask = 0x4
inline constexpr listed ic_stall_dq_empty{{&list, 0x2087, 0x0, 0x11c2, 0x0}, {}, &ic_stall_dq_empty}; // .code = 0x87, .mask = 0x2
inline constexpr listed ic_stall_back_pressure{{&list, 0x1087, 0x0, 0x11e3, 0x0}, {}, &ic_stall_back_pressure}; // .code = 0x87, .mask = 0x1
} // namespace ic_fetch_stall

namespace ic_oc_mode_switch {
using namespace core_events;
inline constexpr listed oc_ic_mode_switch{{&list, 0x228a, 0x0, 0x18d8, 0x0}, {}, &oc_ic_mode_switch}; // .code = 0x28a, .mask = 0x2
inline constexpr listed ic_oc_mode_switch{{&list, 0x128a, 0x0, 0x18fc, 0x0}, {}, &ic_oc_mode_switch}; // .code = 0x28a, .mask = 0x1
} // namespace ic_oc_mode_switch

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed all_instruction_cache_accesses{{&list, 0x1f18e, 0x0, 0x1800000000017ba, 0x0}, {}, &all_instruction_cache_accesses}; // .code = 0x18e, .mask = 0x1f, .missing = 0x3
inline constexpr listed instruction_cache_miss{{&list, 0x1818e, 0x0, 0x1800000000017e9, 0x0}, {}, &instruction_cache_miss}; // .code = 0x18e, .mask = 0x18, .missing = 0x3
inline constexpr listed instruction_cache_hit{{&list, 0x718e, 0x0, 0x180000000001810, 0x0}, {}, &instruction_cache_hit}; // .code = 0x18e, .mask = 0x7, .missing = 0x3
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ls_rd_blk_cs{{&list, 0x80064, 0x0, 0xe09, 0x0}, {}, &ls_rd_blk_cs}; // .code = 0x64, .mask = 0x80
inline constexpr listed ls_rd_blk_l_hit_x{{&list, 0x40064, 0x0, 0xe28, 0x0}, {}, &ls_rd_blk_l_hit_x}; // .code = 0x64, .mask = 0x40
inline constexpr listed ls_rd_blk_l_hit_s{{&list, 0x20064, 0x0, 0xe4c, 0x0}, {}, &ls_rd_blk_l_hit_s}; // .code = 0x64, .mask = 0x20
inline constexpr listed ls_rd_blk_x{{&list, 0x10064, 0x0, 0xe70, 0x0}, {}, &ls_rd_blk_x}; // .code = 0x64, .mask = 0x10
inline constexpr listed ls_rd_blk_c{{&list, 0x8064, 0x0, 0xe8e, 0x0}, {}, &ls_rd_blk_c}; // .code = 0x64, .mask = 0x8
inline constexpr listed ic_fill_hit_x{{&list, 0x4064, 0x0, 0xeac, 0x0}, {}, &ic_fill_hit_x}; // .code = 0x64, .mask = 0x4
inline constexpr listed ic_fill_hit_s{{&list, 0x2064, 0x0, 0xecc, 0x0}, {}, &ic_fill_hit_s}; // .code = 0x64, .mask = 0x2
inline constexpr listed ic_fill_miss{{&list, 0x1064, 0x0, 0xeec, 0x0}, {}, &ic_fill_miss}; // .code = 0x64, .mask = 0x1
inline constexpr listed ic_access_in_l2{{&list, 0x7064, 0x0, 0xf0b, 0x0}, {}, &ic_access_in_l2}; // .code = 0x64, .mask = 0x7
inline constexpr listed ic_dc_miss_in_l2{{&list, 0x9064, 0x0, 0xf2d, 0x0}, {}, &ic_dc_miss_in_l2}; // .code = 0x64, .mask = 0x9
inline constexpr listed ic_dc_hit_in_l2{{&list, 0xf6064, 0x0, 0xf50, 0x0}, {}, &ic_dc_hit_in_l2}; // .code = 0x64, .mask = 0xf6
} // namespace l2_cache_req_stat

namespace l2_fill_pending {
using namespace core_events;
inline constexpr listed l2_fill_busy{{&list, 0x106d, 0x0, 0xfe8, 0x0}, {}, &l2_fill_busy}; // .code = 0x6d, .mask = 0x1
} // namespace l2_fill_pending

namespace l2_latency {
using namespace core_events;
inline constexpr listed l2_cycles_waiting_on_fills{{&list, 0x1062, 0x0, 0xd8b, 0x0}, {}, &l2_cycles_waiting_on_fills}; // .code = 0x62, .mask = 0x1
} // namespace l2_latency

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed rd_blk_l{{&list, 0x80060, 0x0, 0xb7d, 0x0}, {}, &rd_blk_l}; // .code = 0x60, .mask = 0x80
inline constexpr listed rd_blk_x{{&list, 0x40060, 0x0, 0xb94, 0x0}, {}, &rd_blk_x}; // .code = 0x60, .mask = 0x40
inline constexpr listed ls_rd_blk_c_s{{&list, 0x20060, 0x0, 0xbab, 0x0}, {}, &ls_rd_blk_c_s}; // .code = 0x60, .mask = 0x20
inline constexpr listed cacheable_ic_read{{&list, 0x10060, 0x0, 0xbc7, 0x0}, {}, &cacheable_ic_read}; // .code = 0x60, .mask = 0x10
inline constexpr listed change_to_x{{&list, 0x8060, 0x0, 0xbe7, 0x0}, {}, &change_to_x}; // .code = 0x60, .mask = 0x8
inline constexpr listed prefetch_l2_cmd{{&list, 0x4060, 0x0, 0xc01, 0x0}, {}, &prefetch_l2_cmd}; // .code = 0x60, .mask = 0x4
inline constexpr listed l2_hw_pf{{&list, 0x2060, 0x0, 0xc1f, 0x0}, {}, &l2_hw_pf}; // .code = 0x60, .mask = 0x2
inline constexpr listed group2{{&list, 0x1060, 0x0, 0xc36, 0x0}, {}, &group2}; // .code = 0x60, .mask = 0x1
inline constexpr listed all_no_prefetch{{&list, 0xf9060, 0x0, 0xc4b, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf9
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed group1{{&list, 0x80061, 0x0, 0xcab, 0x0}, {}, &group1}; // .code = 0x61, .mask = 0x80
inline constexpr listed ls_rd_sized{{&list, 0x40061, 0x0, 0xcc0, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
inline constexpr listed ls_rd_sized_nc{{&list, 0x20061, 0x0, 0xcda, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr listed ic_rd_sized{{&list, 0x10061, 0x0, 0xcf7, 0x0}, {}, &ic_rd_sized}; // .code = 0x61, .mask = 0x10
inline constexpr listed ic_rd_sized_nc{{&list, 0x8061, 0x0, 0xd11, 0x0}, {}, &ic_rd_sized_nc}; // .code = 0x61, .mask = 0x8
inline constexpr listed smc_inval{{&list, 0x4061, 0x0, 0xd2e, 0x0}, {}, &smc_inval}; // .code = 0x61, .mask = 0x4
inline constexpr listed bus_locks_originator{{&list, 0x2061, 0x0, 0xd46, 0x0}, {}, &bus_locks_originator}; // .code = 0x61, .mask = 0x2
inline constexpr listed bus_locks_responses{{&list, 0x1061, 0x0, 0xd69, 0x0}, {}, &bus_locks_responses}; // .code = 0x61, .mask = 0x1
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_write{{&list, 0x40063, 0x0, 0xdb1, 0x0}, {}, &wcb_write}; // .code = 0x63, .mask = 0x40
inline constexpr listed wcb_close{{&list, 0x20063, 0x0, 0xdc6, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
inline constexpr listed zero_byte_store{{&list, 0x4063, 0x0, 0xddb, 0x0}, {}, &zero_byte_store}; // .code = 0x63, .mask = 0x4
inline constexpr listed cl_zero{{&list, 0x1063, 0x0, 0xdf6, 0x0}, {}, &cl_zero}; // .code = 0x63, .mask = 0x1
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed mem_io_remote{{&list, 0x40044, 0x0, 0x18000000000059a, 0x0}, {}, &mem_io_remote}; // .code = 0x44, .mask = 0x40, .missing = 0x3
inline constexpr listed ext_cache_remote{{&list, 0x10044, 0x0, 0x1800000000005be, 0x0}, {}, &ext_cache_remote}; // .code = 0x44, .mask = 0x10, .missing = 0x3
inline constexpr listed mem_io_local{{&list, 0x8044, 0x0, 0x1800000000005e5, 0x0}, {}, &mem_io_local}; // .code = 0x44, .mask = 0x8, .missing = 0x3
inline constexpr listed ext_cache_local{{&list, 0x4044, 0x0, 0x180000000000608, 0x0}, {}, &ext_cache_local}; // .code = 0x44, .mask = 0x4, .missing = 0x3
inline constexpr listed int_cache{{&list, 0x2044, 0x0, 0x18000000000062e, 0x0}, {}, &int_cache}; // .code = 0x44, .mask = 0x2, .missing = 0x3
inline constexpr listed lcl_l2{{&list, 0x1044, 0x0, 0x18000000000064e, 0x0}, {}, &lcl_l2}; // .code = 0x44, .mask = 0x1, .missing = 0x3
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{{&list, 0x2024, 0x0, 0x800000000002b1, 0x0}, {}, &stli_other}; // .code = 0x24, .mask = 0x2, .missing = 0x1
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_st_dispatch{{&list, 0x4029, 0x0, 0x347, 0x0}, {}, &ld_st_dispatch}; // .code = 0x29, .mask = 0x4
inline constexpr listed store_dispatch{{&list, 0x2029, 0x0, 0x362, 0x0}, {}, &store_dispatch}; // .code = 0x29, .mask = 0x2
inline constexpr listed ld_dispatch{{&list, 0x1029, 0x0, 0x37d, 0x0}, {}, &ld_dispatch}; // .code = 0x29, .mask = 0x1
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed mem_io_remote{{&list, 0x40043, 0x0, 0x1800000000004c3, 0x0}, {}, &mem_io_remote}; // .code = 0x43, .mask = 0x40, .missing = 0x3
inline constexpr listed ext_cache_remote{{&list, 0x10043, 0x0, 0x1800000000004e8, 0x0}, {}, &ext_cache_remote}; // .code = 0x43, .mask = 0x10, .missing = 0x3
inline constexpr listed mem_io_local{{&list, 0x8043, 0x0, 0x180000000000510, 0x0}, {}, &mem_io_local}; // .code = 0x43, .mask = 0x8, .missing = 0x3
inline constexpr listed ext_cache_local{{&list, 0x4043, 0x0, 0x180000000000534, 0x0}, {}, &ext_cache_local}; // .code = 0x43, .mask = 0x4, .missing = 0x3
inline constexpr listed int_cache{{&list, 0x2043, 0x0, 0x18000000000055b, 0x0}, {}, &int_cache}; // .code = 0x43, .mask = 0x2, .missing = 0x3
inline constexpr listed lcl_l2{{&list, 0x1043, 0x0, 0x18000000000057c, 0x0}, {}, &lcl_l2}; // .code = 0x43, .mask = 0x1, .missing = 0x3
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed mem_io_remote{{&list, 0x4005a, 0x0, 0x180000000000ab1, 0x0}, {}, &mem_io_remote}; // .code = 0x5a, .mask = 0x40, .missing = 0x3
inline constexpr listed ext_cache_remote{{&list, 0x1005a, 0x0, 0x180000000000ad1, 0x0}, {}, &ext_cache_remote}; // .code = 0x5a, .mask = 0x10, .missing = 0x3
inline constexpr listed mem_io_local{{&list, 0x805a, 0x0, 0x180000000000af4, 0x0}, {}, &mem_io_local}; // .code = 0x5a, .mask = 0x8, .missing = 0x3
inline constexpr listed ext_cache_local{{&list, 0x405a, 0x0, 0x180000000000b13, 0x0}, {}, &ext_cache_local}; // .code = 0x5a, .mask = 0x4, .missing = 0x3
inline constexpr listed int_cache{{&list, 0x205a, 0x0, 0x180000000000b35, 0x0}, {}, &int_cache}; // .code = 0x5a, .mask = 0x2, .missing = 0x3
inline constexpr listed lcl_l2{{&list, 0x105a, 0x0, 0x180000000000b51, 0x0}, {}, &lcl_l2}; // .code = 0x5a, .mask = 0x1, .missing = 0x3
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed mab_mch_cnt{{&list, 0x2052, 0x0, 0x9b5, 0x0}, {}, &mab_mch_cnt}; // .code = 0x52, .mask = 0x2
inline constexpr listed data_pipe_sw_pf_dc_hit{{&list, 0x1052, 0x0, 0x9d1, 0x0}, {}, &data_pipe_sw_pf_dc_hit}; // .code = 0x52, .mask = 0x1
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed all{{&list, 0xff045, 0x0, 0x71d, 0x0}, {}, &all}; // .code = 0x45, .mask = 0xff
inline constexpr listed tlb_reload_1g_l2_miss{{&list, 0x80045, 0x0, 0x732, 0x0}, {}, &tlb_reload_1g_l2_miss}; // .code = 0x45, .mask = 0x80
inline constexpr listed tlb_reload_2m_l2_miss{{&list, 0x40045, 0x0, 0x759, 0x0}, {}, &tlb_reload_2m_l2_miss}; // .code = 0x45, .mask = 0x40
inline constexpr listed tlb_reload_coalesced_page_miss{{&list, 0x20045, 0x0, 0x80000000000780, 0x0}, {}, &tlb_reload_coalesced_page_miss}; // .code = 0x45, .mask = 0x20, .missing = 0x1
inline constexpr listed tlb_reload_4k_l2_miss{{&list, 0x10045, 0x0, 0x7b0, 0x0}, {}, &tlb_reload_4k_l2_miss}; // .code = 0x45, .mask = 0x10
inline constexpr listed tlb_reload_1g_l2_hit{{&list, 0x8045, 0x0, 0x7d7, 0x0}, {}, &tlb_reload_1g_l2_hit}; // .code = 0x45, .mask = 0x8
inline constexpr listed tlb_reload_2m_l2_hit{{&list, 0x4045, 0x0, 0x7fd, 0x0}, {}, &tlb_reload_2m_l2_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed tlb_reload_coalesced_page_hit{{&list, 0x2045, 0x0, 0x80000000000823, 0x0}, {}, &tlb_reload_coalesced_page_hit}; // .code = 0x45, .mask = 0x2, .missing = 0x1
inline constexpr listed tlb_reload_4k_l2_hit{{&list, 0x1045, 0x0, 0x852, 0x0}, {}, &tlb_reload_4k_l2_hit}; // .code = 0x45, .mask = 0x1
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed spec_lock_hi_spec{{&list, 0x8025, 0x0, 0x800000000002cb, 0x0}, {}, &spec_lock_hi_spec}; // .code = 0x25, .mask = 0x8, .missing = 0x1
inline constexpr listed spec_lock_lo_spec{{&list, 0x4025, 0x0, 0x800000000002e6, 0x0}, {}, &spec_lock_lo_spec}; // .code = 0x25, .mask = 0x4, .missing = 0x1
inline constexpr listed non_spec_lock{{&list, 0x2025, 0x0, 0x80000000000301, 0x0}, {}, &non_spec_lock}; // .code = 0x25, .mask = 0x2, .missing = 0x1
inline constexpr listed bus_lock{{&list, 0x1025, 0x0, 0x318, 0x0}, {}, &bus_lock}; // .code = 0x25, .mask = 0x1
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed all_allocations{{&list, 0x7f041, 0x0, 0x180000000000413, 0x0}, {}, &all_allocations}; // .code = 0x41, .mask = 0x7f, .missing = 0x3
inline constexpr listed hardware_prefetcher_allocations{{&list, 0x40041, 0x0, 0x180000000000430, 0x0}, {}, &hardware_prefetcher_allocations}; // .code = 0x41, .mask = 0x40, .missing = 0x3
inline constexpr listed load_store_allocations{{&list, 0x3f041, 0x0, 0x18000000000045d, 0x0}, {}, &load_store_allocations}; // .code = 0x41, .mask = 0x3f, .missing = 0x3
inline constexpr listed dc_prefetcher{{&list, 0x8041, 0x0, 0x481, 0x0}, {}, &dc_prefetcher}; // .code = 0x41, .mask = 0x8
inline constexpr listed stores{{&list, 0x2041, 0x0, 0x49c, 0x0}, {}, &stores}; // .code = 0x41, .mask = 0x2
inline constexpr listed loads{{&list, 0x1041, 0x0, 0x4b0, 0x0}, {}, &loads}; // .code = 0x41, .mask = 0x1
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma4k{{&list, 0x2047, 0x0, 0x180000000000920, 0x0}, {}, &ma4k}; // .code = 0x47, .mask = 0x2, .missing = 0x3
inline constexpr listed ma64{{&list, 0x1047, 0x0, 0x180000000000934, 0x0}, {}, &ma64}; // .code = 0x47, .mask = 0x1, .missing = 0x3
} // namespace ls_misal_loads

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed event{{&list, 0xff04b, 0x0, 0x80000000000948, 0x0}, {}, &event}; // .code = 0x4b, .mask = 0xff, .missing = 0x1
inline constexpr listed prefetch_nta{{&list, 0x404b, 0x0, 0x95b, 0x0}, {}, &prefetch_nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed prefetch_w{{&list, 0x204b, 0x0, 0x8000000000097b, 0x0}, {}, &prefetch_w}; // .code = 0x4b, .mask = 0x2, .missing = 0x1
inline constexpr listed prefetch{{&list, 0x104b, 0x0, 0x80000000000999, 0x0}, {}, &prefetch}; // .code = 0x4b, .mask = 0x1, .missing = 0x1
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{{&list, 0x1037, 0x0, 0x1800000000003d5, 0x0}, {}, &st_commit_cancel_wcb_full}; // .code = 0x37, .mask = 0x1, .missing = 0x3
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed mem_io_remote{{&list, 0x40059, 0x0, 0x1800000000009f8, 0x0}, {}, &mem_io_remote}; // .code = 0x59, .mask = 0x40, .missing = 0x3
inline constexpr listed ext_cache_remote{{&list, 0x10059, 0x0, 0x180000000000a18, 0x0}, {}, &ext_cache_remote}; // .code = 0x59, .mask = 0x10, .missing = 0x3
inline constexpr listed mem_io_local{{&list, 0x8059, 0x0, 0x180000000000a3b, 0x0}, {}, &mem_io_local}; // .code = 0x59, .mask = 0x8, .missing = 0x3
inline constexpr listed ext_cache_local{{&list, 0x4059, 0x0, 0x180000000000a5a, 0x0}, {}, &ext_cache_local}; // .code = 0x59, .mask = 0x4, .missing = 0x3
inline constexpr listed int_cache{{&list, 0x2059, 0x0, 0x180000000000a7c, 0x0}, {}, &int_cache}; // .code = 0x59, .mask = 0x2, .missing = 0x3
inline constexpr listed lcl_l2{{&list, 0x1059, 0x0, 0x180000000000a98, 0x0}, {}, &lcl_l2}; // .code = 0x59, .mask = 0x1, .missing = 0x3
} // namespace ls_sw_pf_dc_fills

namespace ls_tablewalker {
using namespace core_events;
inline constexpr listed iside{{&list, 0xc046, 0x0, 0x896, 0x0}, {}, &iside}; // .code = 0x46, .mask = 0xc
inline constexpr listed ic_type1{{&list, 0x8046, 0x0, 0x8ab, 0x0}, {}, &ic_type1}; // .code = 0x46, .mask = 0x8
inline constexpr listed ic_type0{{&list, 0x4046, 0x0, 0x8c3, 0x0}, {}, &ic_type0}; // .code = 0x46, .mask = 0x4
inline constexpr listed dside{{&list, 0x3046, 0x0, 0x8db, 0x0}, {}, &dside}; // .code = 0x46, .mask = 0x3
inline constexpr listed dc_type1{{&list, 0x2046, 0x0, 0x8f0, 0x0}, {}, &dc_type1}; // .code = 0x46, .mask = 0x2
inline constexpr listed dc_type0{{&list, 0x1046, 0x0, 0x908, 0x0}, {}, &dc_type0}; // .code = 0x46, .mask = 0x1
} // namespace ls_tablewalker

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all_tlb_flushes{{&list, 0xff078, 0x0, 0x180000000001065, 0x0}, {}, &all_tlb_flushes}; // .code = 0x78, .mask = 0xff, .missing = 0x3
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed all_op_cache_accesses{{&list, 0x728f, 0x0, 0x180000000001920, 0x0}, {}, &all_op_cache_accesses}; // .code = 0x28f, .mask = 0x7, .missing = 0x3
inline constexpr listed op_cache_miss{{&list, 0x428f, 0x0, 0x180000000001948, 0x0}, {}, &op_cache_miss}; // .code = 0x28f, .mask = 0x4, .missing = 0x3
inline constexpr listed op_cache_hit{{&list, 0x328f, 0x0, 0x180000000001968, 0x0}, {}, &op_cache_hit}; // .code = 0x28f, .mask = 0x3, .missing = 0x3
} // namespace op_cache_hit_miss

namespace core_events {
inline constexpr const listed *events[] = {
    &sse_avx_stalls, &ls_ret_cl_flush, &ls_ret_cpuid, &all_data_cache_accesses, &ls_smi_rx,
    &ls_int_taken, &ls_rdtsc, &ls_stlf, &ls_dc_accesses, &l1_data_cache_fills_from_memory,
    &l1_data_cache_fills_from_remote_node, &l1_data_cache_fills_from_within_same_ccx,
    &l1_data_cache_fills_from_external_ccx_cache, &l1_data_cache_fills_all, &l1_dtlb_misses,
    &l2_dtlb_misses, &ls_alloc_mab_count, &l2_cache_accesses_from_ic_misses,
    &l2_cache_accesses_from_dc_misses, &l2_cache_misses_from_ic_miss,
    &l2_cache_misses_from_dc_misses, &l2_cache_hits_from_ic_misses, &l2_cache_hits_from_dc_misses,
    &l2_pf_hit_l2, &l2_cache_hits_from_l2_hwpf, &l2_pf_miss_l2_hit_l3, &l2_pf_miss_l2_l3,
    &ls_not_halted_cyc, &all_tlbs_flushed, &ic_fw32, &ic_fw32_miss, &ic_cache_fill_l2,
    &ic_cache_fill_sys, &bp_l1_tlb_miss_l2_tlb_hit, &l2_itlb_misses, &bp_snp_re_sync,
    &bp_l1_btb_correct, &bp_l2_btb_correct, &bp_dyn_ind_pred, &bp_de_redirect, &bp_tlb_rel,
    &de_dis_uop_queue_empty_di0, &ex_ret_instr, &ex_ret_ops, &macro_ops_retired, &ex_ret_brn,
    &ex_ret_brn_misp, &ex_ret_brn_tkn, &ex_ret_brn_tkn_misp, &ex_ret_brn_far, &ex_ret_brn_resync,
    &ex_ret_near_ret, &ex_ret_near_ret_mispred, &ex_ret_brn_ind_misp, &ex_ret_ind_brch_instr,
    &ex_ret_cond, &ex_div_busy, &ex_div_count, &ex_ret_msprd_brnch_instr_dir_msmtch,
    &ex_ret_fused_instr, &bp_l1_tlb_fetch_hit::event, &bp_l1_tlb_fetch_hit::if1g,
    &bp_l1_tlb_fetch_hit::if2m, &bp_l1_tlb_fetch_hit::if4k, &bp_l1_tlb_miss_l2_tlb_miss::event,
    &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k, &bp_l1_tlb_miss_l2_tlb_miss::if1g,
    &bp_l1_tlb_miss_l2_tlb_miss::if2m, &bp_l1_tlb_miss_l2_tlb_miss::if4k,
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
    &de_dis_dispatch_token_stalls2::int_sch0_token_stall, &ex_ret_mmx_fp_instr::sse_instr,
    &ex_ret_mmx_fp_instr::mmx_instr, &ex_ret_mmx_fp_instr::x87_instr,
    &ex_tagged_ibs_ops::ibs_count_rollover, &ex_tagged_ibs_ops::ibs_tagged_ops_ret,
    &ex_tagged_ibs_ops::ibs_tagged_ops, &fp_disp_faults::ymm_spill_fault,
    &fp_disp_faults::ymm_fill_fault, &fp_disp_faults::xmm_fill_fault,
    &fp_disp_faults::x87_fill_fault, &fp_num_mov_elim_scal_op::optimized,
    &fp_num_mov_elim_scal_op::opt_potential, &fp_num_mov_elim_scal_op::sse_mov_ops_elim,
    &fp_num_mov_elim_scal_op::sse_mov_ops, &fp_ret_sse_avx_ops::all, &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::div_flops, &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::add_sub_flops, &fp_retired_ser_ops::sse_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret, &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::x87_ctrl_ret, &fpu_pipe_assignment::total, &fpu_pipe_assignment::total3,
    &fpu_pipe_assignment::total2, &fpu_pipe_assignment::total1, &fpu_pipe_assignment::total0,
    &ic_cache_inval::l2_invalidating_probe, &ic_cache_inval::fill_invalidated,
    &ic_fetch_stall::ic_stall_any, &ic_fetch_stall::ic_stall_dq_empty,
    &ic_fetch_stall::ic_stall_back_pressure, &ic_oc_mode_switch::oc_ic_mode_switch,
    &ic_oc_mode_switch::ic_oc_mode_switch, &ic_tag_hit_miss::all_instruction_cache_accesses,
    &ic_tag_hit_miss::instruction_cache_miss, &ic_tag_hit_miss::instruction_cache_hit,
    &l2_cache_req_stat::ls_rd_blk_cs, &l2_cache_req_stat::ls_rd_blk_l_hit_x,
    &l2_cache_req_stat::ls_rd_blk_l_hit_s, &l2_cache_req_stat::ls_rd_blk_x,
    &l2_cache_req_stat::ls_rd_blk_c, &l2_cache_req_stat::ic_fill_hit_x,
    &l2_cache_req_stat::ic_fill_hit_s, &l2_cache_req_stat::ic_fill_miss,
    &l2_cache_req_stat::ic_access_in_l2, &l2_cache_req_stat::ic_dc_miss_in_l2,
    &l2_cache_req_stat::ic_dc_hit_in_l2, &l2_fill_pending::l2_fill_busy,
    &l2_latency::l2_cycles_waiting_on_fills, &l2_request_g1::rd_blk_l, &l2_request_g1::rd_blk_x,
    &l2_request_g1::ls_rd_blk_c_s, &l2_request_g1::cacheable_ic_read, &l2_request_g1::change_to_x,
    &l2_request_g1::prefetch_l2_cmd, &l2_request_g1::l2_hw_pf, &l2_request_g1::group2,
    &l2_request_g1::all_no_prefetch, &l2_request_g2::group1, &l2_request_g2::ls_rd_sized,
    &l2_request_g2::ls_rd_sized_nc, &l2_request_g2::ic_rd_sized, &l2_request_g2::ic_rd_sized_nc,
    &l2_request_g2::smc_inval, &l2_request_g2::bus_locks_originator,
    &l2_request_g2::bus_locks_responses, &l2_wcb_req::wcb_write, &l2_wcb_req::wcb_close,
    &l2_wcb_req::zero_byte_store, &l2_wcb_req::cl_zero, &ls_any_fills_from_sys::mem_io_remote,
    &ls_any_fills_from_sys::ext_cache_remote, &ls_any_fills_from_sys::mem_io_local,
    &ls_any_fills_from_sys::ext_cache_local, &ls_any_fills_from_sys::int_cache,
    &ls_any_fills_from_sys::lcl_l2, &ls_bad_status2::stli_other, &ls_dispatch::ld_st_dispatch,
    &ls_dispatch::store_dispatch, &ls_dispatch::ld_dispatch, &ls_dmnd_fills_from_sys::mem_io_remote,
    &ls_dmnd_fills_from_sys::ext_cache_remote, &ls_dmnd_fills_from_sys::mem_io_local,
    &ls_dmnd_fills_from_sys::ext_cache_local, &ls_dmnd_fills_from_sys::int_cache,
    &ls_dmnd_fills_from_sys::lcl_l2, &ls_hw_pf_dc_fills::mem_io_remote,
    &ls_hw_pf_dc_fills::ext_cache_remote, &ls_hw_pf_dc_fills::mem_io_local,
    &ls_hw_pf_dc_fills::ext_cache_local, &ls_hw_pf_dc_fills::int_cache, &ls_hw_pf_dc_fills::lcl_l2,
    &ls_inef_sw_pref::mab_mch_cnt, &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit, &ls_l1_d_tlb_miss::all,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_locks::spec_lock_hi_spec, &ls_locks::spec_lock_lo_spec, &ls_locks::non_spec_lock,
    &ls_locks::bus_lock, &ls_mab_alloc::all_allocations,
    &ls_mab_alloc::hardware_prefetcher_allocations, &ls_mab_alloc::load_store_allocations,
    &ls_mab_alloc::dc_prefetcher, &ls_mab_alloc::stores, &ls_mab_alloc::loads,
    &ls_misal_loads::ma4k, &ls_misal_loads::ma64, &ls_pref_instr_disp::event,
    &ls_pref_instr_disp::prefetch_nta, &ls_pref_instr_disp::prefetch_w,
    &ls_pref_instr_disp::prefetch, &ls_st_commit_cancel2::st_commit_cancel_wcb_full,
    &ls_sw_pf_dc_fills::mem_io_remote, &ls_sw_pf_dc_fills::ext_cache_remote,
    &ls_sw_pf_dc_fills::mem_io_local, &ls_sw_pf_dc_fills::ext_cache_local,
    &ls_sw_pf_dc_fills::int_cache, &ls_sw_pf_dc_fills::lcl_l2, &ls_tablewalker::iside,
    &ls_tablewalker::ic_type1, &ls_tablewalker::ic_type0, &ls_tablewalker::dside,
    &ls_tablewalker::dc_type1, &ls_tablewalker::dc_type0, &ls_tlb_flush::all_tlb_flushes,
    &op_cache_hit_miss::all_op_cache_accesses, &op_cache_hit_miss::op_cache_miss,
    &op_cache_hit_miss::op_cache_hit,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::zen3
