// Events of AMD Zen 4 (family 19h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen4: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen4; GPL-2.0 tree (COPYING), names and numbers only.
// Only in libpfm4, event codes: cbh 1a2h.
// Not in libpfm4, unit masks of codes it has: 43h/ffh 44h/ffh.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam19h_zen4.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::zen4 {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fp_ret_x87_fp_ops.add_sub_ops\0"
    "fp_ret_x87_fp_ops.mul_ops\0"
    "fp_ret_x87_fp_ops.div_sqrt_ops\0"
    "fp_ret_x87_fp_ops.all\0"
    "fp_ret_sse_avx_ops.add_sub_flops\0"
    "fp_ret_sse_avx_ops.mult_flops\0"
    "fp_ret_sse_avx_ops.div_flops\0"
    "fp_ret_sse_avx_ops.mac_flops\0"
    "fp_ret_sse_avx_ops.bfloat_mac_flops\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_retired_ser_ops.x87_ctrl_ret\0"
    "fp_retired_ser_ops.x87_bot_ret\0"
    "fp_retired_ser_ops.sse_ctrl_ret\0"
    "fp_retired_ser_ops.sse_bot_ret\0"
    "fp_retired_ser_ops.all\0"
    "fp_ops_retired_by_width.x87_uops_retired\0"
    "fp_ops_retired_by_width.mmx_uops_retired\0"
    "fp_ops_retired_by_width.scalar_uops_retired\0"
    "fp_ops_retired_by_width.pack_128_uops_retired\0"
    "fp_ops_retired_by_width.pack_256_uops_retired\0"
    "fp_ops_retired_by_width.pack_512_uops_retired\0"
    "fp_ops_retired_by_width.all\0"
    "fp_ops_retired_by_type.scalar_add\0"
    "fp_ops_retired_by_type.scalar_sub\0"
    "fp_ops_retired_by_type.scalar_mul\0"
    "fp_ops_retired_by_type.scalar_mac\0"
    "fp_ops_retired_by_type.scalar_div\0"
    "fp_ops_retired_by_type.scalar_sqrt\0"
    "fp_ops_retired_by_type.scalar_cmp\0"
    "fp_ops_retired_by_type.scalar_cvt\0"
    "fp_ops_retired_by_type.scalar_blend\0"
    "fp_ops_retired_by_type.scalar_other\0"
    "fp_ops_retired_by_type.scalar_all\0"
    "fp_ops_retired_by_type.vector_add\0"
    "fp_ops_retired_by_type.vector_sub\0"
    "fp_ops_retired_by_type.vector_mul\0"
    "fp_ops_retired_by_type.vector_mac\0"
    "fp_ops_retired_by_type.vector_div\0"
    "fp_ops_retired_by_type.vector_sqrt\0"
    "fp_ops_retired_by_type.vector_cmp\0"
    "fp_ops_retired_by_type.vector_cvt\0"
    "fp_ops_retired_by_type.vector_blend\0"
    "fp_ops_retired_by_type.vector_shuffle\0"
    "fp_ops_retired_by_type.vector_logical\0"
    "fp_ops_retired_by_type.vector_other\0"
    "fp_ops_retired_by_type.vector_all\0"
    "fp_ops_retired_by_type.all\0"
    "sse_avx_ops_retired.mmx_add\0"
    "sse_avx_ops_retired.mmx_sub\0"
    "sse_avx_ops_retired.mmx_mul\0"
    "sse_avx_ops_retired.mmx_mac\0"
    "sse_avx_ops_retired.mmx_cmp\0"
    "sse_avx_ops_retired.mmx_shift\0"
    "sse_avx_ops_retired.mmx_mov\0"
    "sse_avx_ops_retired.mmx_shuffle\0"
    "sse_avx_ops_retired.mmx_pack\0"
    "sse_avx_ops_retired.mmx_logical\0"
    "sse_avx_ops_retired.mmx_other\0"
    "sse_avx_ops_retired.mmx_all\0"
    "sse_avx_ops_retired.sse_avx_add\0"
    "sse_avx_ops_retired.sse_avx_sub\0"
    "sse_avx_ops_retired.sse_avx_mul\0"
    "sse_avx_ops_retired.sse_avx_mac\0"
    "sse_avx_ops_retired.sse_avx_aes\0"
    "sse_avx_ops_retired.sse_avx_sha\0"
    "sse_avx_ops_retired.sse_avx_cmp\0"
    "sse_avx_ops_retired.sse_avx_clm\0"
    "sse_avx_ops_retired.sse_avx_shift\0"
    "sse_avx_ops_retired.sse_avx_mov\0"
    "sse_avx_ops_retired.sse_avx_shuffle\0"
    "sse_avx_ops_retired.sse_avx_pack\0"
    "sse_avx_ops_retired.sse_avx_logical\0"
    "sse_avx_ops_retired.sse_avx_other\0"
    "sse_avx_ops_retired.sse_avx_all\0"
    "sse_avx_ops_retired.all\0"
    "fp_pack_ops_retired.fp128_add\0"
    "fp_pack_ops_retired.fp128_sub\0"
    "fp_pack_ops_retired.fp128_mul\0"
    "fp_pack_ops_retired.fp128_mac\0"
    "fp_pack_ops_retired.fp128_div\0"
    "fp_pack_ops_retired.fp128_sqrt\0"
    "fp_pack_ops_retired.fp128_cmp\0"
    "fp_pack_ops_retired.fp128_cvt\0"
    "fp_pack_ops_retired.fp128_blend\0"
    "fp_pack_ops_retired.fp128_shuffle\0"
    "fp_pack_ops_retired.fp128_logical\0"
    "fp_pack_ops_retired.fp128_other\0"
    "fp_pack_ops_retired.fp128_all\0"
    "fp_pack_ops_retired.fp256_add\0"
    "fp_pack_ops_retired.fp256_sub\0"
    "fp_pack_ops_retired.fp256_mul\0"
    "fp_pack_ops_retired.fp256_mac\0"
    "fp_pack_ops_retired.fp256_div\0"
    "fp_pack_ops_retired.fp256_sqrt\0"
    "fp_pack_ops_retired.fp256_cmp\0"
    "fp_pack_ops_retired.fp256_cvt\0"
    "fp_pack_ops_retired.fp256_blend\0"
    "fp_pack_ops_retired.fp256_shuffle\0"
    "fp_pack_ops_retired.fp256_logical\0"
    "fp_pack_ops_retired.fp256_other\0"
    "fp_pack_ops_retired.fp256_all\0"
    "fp_pack_ops_retired.all\0"
    "packed_int_op_type.int128_add\0"
    "packed_int_op_type.int128_sub\0"
    "packed_int_op_type.int128_mul\0"
    "packed_int_op_type.int128_mac\0"
    "packed_int_op_type.int128_aes\0"
    "packed_int_op_type.int128_sha\0"
    "packed_int_op_type.int128_cmp\0"
    "packed_int_op_type.int128_clm\0"
    "packed_int_op_type.int128_shift\0"
    "packed_int_op_type.int128_mov\0"
    "packed_int_op_type.int128_shuffle\0"
    "packed_int_op_type.int128_pack\0"
    "packed_int_op_type.int128_logical\0"
    "packed_int_op_type.int128_other\0"
    "packed_int_op_type.int128_all\0"
    "packed_int_op_type.int256_add\0"
    "packed_int_op_type.int256_sub\0"
    "packed_int_op_type.int256_mul\0"
    "packed_int_op_type.int256_mac\0"
    "packed_int_op_type.int256_cmp\0"
    "packed_int_op_type.int256_shift\0"
    "packed_int_op_type.int256_mov\0"
    "packed_int_op_type.int256_shuffle\0"
    "packed_int_op_type.int256_pack\0"
    "packed_int_op_type.int256_logical\0"
    "packed_int_op_type.int256_other\0"
    "packed_int_op_type.int256_all\0"
    "packed_int_op_type.all\0"
    "fp_disp_faults.x87_fill_fault\0"
    "fp_disp_faults.xmm_fill_fault\0"
    "fp_disp_faults.ymm_fill_fault\0"
    "fp_disp_faults.ymm_spill_fault\0"
    "fp_disp_faults.sse_avx_all\0"
    "fp_disp_faults.all\0"
    "ls_bad_status2.stli_other\0"
    "ls_locks.bus_lock\0"
    "ls_ret_cl_flush\0"
    "ls_ret_cpuid\0"
    "ls_dispatch.ld_dispatch\0"
    "ls_dispatch.store_dispatch\0"
    "ls_dispatch.ld_st_dispatch\0"
    "all_data_cache_accesses\0"
    "ls_smi_rx\0"
    "ls_int_taken\0"
    "ls_stlf\0"
    "ls_st_commit_cancel2.st_commit_cancel_wcb_full\0"
    "ls_mab_alloc.load_store_allocations\0"
    "ls_mab_alloc.hardware_prefetcher_allocations\0"
    "ls_mab_alloc.all_allocations\0"
    "ls_dmnd_fills_from_sys.local_l2\0"
    "ls_dmnd_fills_from_sys.local_ccx\0"
    "ls_dmnd_fills_from_sys.near_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_near\0"
    "ls_dmnd_fills_from_sys.far_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_far\0"
    "ls_dmnd_fills_from_sys.alternate_memories\0"
    "ls_dmnd_fills_from_sys.all\0"
    "ls_any_fills_from_sys.local_l2\0"
    "ls_any_fills_from_sys.local_ccx\0"
    "ls_any_fills_from_sys.local_all\0"
    "ls_any_fills_from_sys.near_cache\0"
    "ls_any_fills_from_sys.dram_io_near\0"
    "ls_any_fills_from_sys.far_cache\0"
    "ls_any_fills_from_sys.remote_cache\0"
    "ls_any_fills_from_sys.dram_io_far\0"
    "ls_any_fills_from_sys.dram_io_all\0"
    "ls_any_fills_from_sys.far_all\0"
    "ls_any_fills_from_sys.all_dram_io\0"
    "ls_any_fills_from_sys.alternate_memories\0"
    "ls_any_fills_from_sys.all\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_miss\0"
    "ls_l1_d_tlb_miss.all_l2_miss\0"
    "ls_l1_d_tlb_miss.all\0"
    "ls_misal_loads.ma64\0"
    "ls_misal_loads.ma4k\0"
    "ls_pref_instr_disp.prefetch\0"
    "ls_pref_instr_disp.prefetch_w\0"
    "ls_pref_instr_disp.prefetch_nta\0"
    "ls_pref_instr_disp.all\0"
    "ls_inef_sw_pref.data_pipe_sw_pf_dc_hit\0"
    "ls_inef_sw_pref.mab_mch_cnt\0"
    "ls_inef_sw_pref.all\0"
    "ls_sw_pf_dc_fills.local_l2\0"
    "ls_sw_pf_dc_fills.local_ccx\0"
    "ls_sw_pf_dc_fills.near_cache\0"
    "ls_sw_pf_dc_fills.dram_io_near\0"
    "ls_sw_pf_dc_fills.far_cache\0"
    "ls_sw_pf_dc_fills.dram_io_far\0"
    "ls_sw_pf_dc_fills.alternate_memories\0"
    "ls_sw_pf_dc_fills.all\0"
    "ls_hw_pf_dc_fills.local_l2\0"
    "ls_hw_pf_dc_fills.local_ccx\0"
    "ls_hw_pf_dc_fills.near_cache\0"
    "ls_hw_pf_dc_fills.dram_io_near\0"
    "ls_hw_pf_dc_fills.far_cache\0"
    "ls_hw_pf_dc_fills.dram_io_far\0"
    "ls_hw_pf_dc_fills.alternate_memories\0"
    "ls_hw_pf_dc_fills.all\0"
    "ls_alloc_mab_count\0"
    "l2_request_g1.group2\0"
    "l2_request_g1.l2_hw_pf\0"
    "l2_request_g1.prefetch_l2_cmd\0"
    "l2_request_g1.change_to_x\0"
    "l2_request_g1.cacheable_ic_read\0"
    "l2_request_g1.ls_rd_blk_c_s\0"
    "l2_request_g1.rd_blk_x\0"
    "l2_request_g1.rd_blk_l\0"
    "l2_request_g1.all_dc\0"
    "l2_request_g1.all_no_prefetch\0"
    "l2_request_g1.all\0"
    "l2_cache_req_stat.ic_fill_miss\0"
    "l2_cache_req_stat.ic_fill_hit_s\0"
    "l2_cache_req_stat.ic_fill_hit_x\0"
    "l2_cache_req_stat.ic_hit_in_l2\0"
    "l2_cache_req_stat.ic_access_in_l2\0"
    "l2_cache_req_stat.ls_rd_blk_c\0"
    "l2_cache_req_stat.ic_dc_miss_in_l2\0"
    "l2_cache_req_stat.ls_rd_blk_x\0"
    "l2_cache_req_stat.ls_rd_blk_l_hit_s\0"
    "l2_cache_req_stat.ls_rd_blk_l_hit_x\0"
    "l2_cache_req_stat.ls_rd_blk_cs\0"
    "l2_cache_req_stat.dc_hit_in_l2\0"
    "l2_cache_req_stat.ic_dc_hit_in_l2\0"
    "l2_cache_req_stat.dc_access_in_l2\0"
    "l2_cache_req_stat.all\0"
    "l2_pf_hit_l2.l2_stream\0"
    "l2_pf_hit_l2.l2_next_line\0"
    "l2_pf_hit_l2.l2_up_down\0"
    "l2_pf_hit_l2.l2_burst\0"
    "l2_pf_hit_l2.l2_stride\0"
    "l2_pf_hit_l2.l1_stream\0"
    "l2_pf_hit_l2.l1_stride\0"
    "l2_pf_hit_l2.l1_region\0"
    "l2_pf_hit_l2.all\0"
    "l2_pf_miss_l2_hit_l3.l2_stream\0"
    "l2_pf_miss_l2_hit_l3.l2_next_line\0"
    "l2_pf_miss_l2_hit_l3.l2_up_down\0"
    "l2_pf_miss_l2_hit_l3.l2_burst\0"
    "l2_pf_miss_l2_hit_l3.l2_stride\0"
    "l2_pf_miss_l2_hit_l3.l1_stream\0"
    "l2_pf_miss_l2_hit_l3.l1_stride\0"
    "l2_pf_miss_l2_hit_l3.l1_region\0"
    "l2_pf_miss_l2_hit_l3.all\0"
    "l2_pf_miss_l2_l3.l2_stream\0"
    "l2_pf_miss_l2_l3.l2_next_line\0"
    "l2_pf_miss_l2_l3.l2_up_down\0"
    "l2_pf_miss_l2_l3.l2_burst\0"
    "l2_pf_miss_l2_l3.l2_stride\0"
    "l2_pf_miss_l2_l3.l1_stream\0"
    "l2_pf_miss_l2_l3.l1_stride\0"
    "l2_pf_miss_l2_l3.l1_region\0"
    "l2_pf_miss_l2_l3.all\0"
    "ls_not_halted_cyc\0"
    "ls_tlb_flush.all\0"
    "ic_cache_fill_l2\0"
    "ic_cache_fill_sys\0"
    "bp_l1_tlb_miss_l2_tlb_hit\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if4k\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if2m\0"
    "bp_l1_tlb_miss_l2_tlb_miss.if1g\0"
    "bp_l1_tlb_miss_l2_tlb_miss.coalesced_4k\0"
    "bp_l1_tlb_miss_l2_tlb_miss.all\0"
    "bp_l2_btb_correct\0"
    "bp_dyn_ind_pred\0"
    "bp_de_redirect\0"
    "bp_l1_tlb_fetch_hit.if4k\0"
    "bp_l1_tlb_fetch_hit.if2m\0"
    "bp_l1_tlb_fetch_hit.if1g\0"
    "bp_l1_tlb_fetch_hit.all\0"
    "resyncs_or_nc_redirects\0"
    "de_op_queue_empty\0"
    "de_src_op_disp.decoder\0"
    "de_src_op_disp.op_cache\0"
    "de_src_op_disp.loop_buffer\0"
    "de_src_op_disp.all\0"
    "de_dis_ops_from_decoder.any_fp_dispatch\0"
    "de_dis_ops_from_decoder.disp_op_type.any_integer_dispatch\0"
    "de_dis_dispatch_token_stalls1.int_phy_reg_file_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.load_queue_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.store_queue_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.taken_brnch_buffer_rsrc\0"
    "de_dis_dispatch_token_stalls1.fp_reg_file_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.fp_sch_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.fp_flush_recovery_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch0_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch1_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch2_token_stall\0"
    "de_dis_dispatch_token_stalls2.int_sch3_token_stall\0"
    "de_dis_dispatch_token_stalls2.retire_token_stall\0"
    "ex_ret_instr\0"
    "ex_ret_ops\0"
    "ex_ret_brn\0"
    "ex_ret_brn_misp\0"
    "ex_ret_brn_tkn\0"
    "ex_ret_brn_tkn_misp\0"
    "ex_ret_brn_far\0"
    "ex_ret_near_ret\0"
    "ex_ret_near_ret_mispred\0"
    "ex_ret_brn_ind_misp\0"
    "ex_ret_ind_brch_instr\0"
    "ex_ret_cond\0"
    "ex_div_busy\0"
    "ex_div_count\0"
    "ex_no_retire.empty\0"
    "ex_no_retire.not_complete\0"
    "ex_no_retire.other\0"
    "ex_no_retire.thread_not_selected\0"
    "ex_no_retire.load_not_complete\0"
    "ex_no_retire.all\0"
    "ls_not_halted_p0_cyc.p0_freq_cyc\0"
    "ic_tag_hit_miss.instruction_cache_hit\0"
    "ic_tag_hit_miss.instruction_cache_miss\0"
    "ic_tag_hit_miss.all_instruction_cache_accesses\0"
    "de_no_dispatch_per_slot.no_ops_from_frontend\0"
    "de_no_dispatch_per_slot.backend_stalls\0"
    "de_no_dispatch_per_slot.smt_contention\0"
    "ex_ret_ucode_instr\0"
    "ex_ret_ucode_ops\0"
    "ex_ret_msprd_brnch_instr_dir_msmtch\0"
    "ex_ret_uncond_brnch_instr_mispred\0"
    "ex_ret_uncond_brnch_instr\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops_ret\0"
    "ex_ret_fused_instr\0"
    "op_cache_hit_miss.op_cache_hit\0"
    "op_cache_hit_miss.op_cache_miss\0"
    "op_cache_hit_miss.all_op_cache_accesses\0";
inline constexpr select::event_list list{"zen4", core::zen4, names};
} // namespace core_events
inline constexpr core_events::listed ls_ret_cl_flush{ls_ret_cl_flush, core_events::list, {.name = 4357, .code = 0x26}};
inline constexpr core_events::listed ls_ret_cpuid{ls_ret_cpuid, core_events::list, {.name = 4373, .code = 0x27}};
inline constexpr core_events::listed all_data_cache_accesses{all_data_cache_accesses, core_events::list, {.name = 4464, .code = 0x29, .mask = 0x7}};
inline constexpr core_events::listed ls_smi_rx{ls_smi_rx, core_events::list, {.name = 4488, .code = 0x2b}};
inline constexpr core_events::listed ls_int_taken{ls_int_taken, core_events::list, {.name = 4498, .code = 0x2c}};
inline constexpr core_events::listed ls_stlf{ls_stlf, core_events::list, {.name = 4511, .code = 0x35}};
inline constexpr core_events::listed ls_alloc_mab_count{ls_alloc_mab_count, core_events::list, {.name = 6457, .code = 0x5f}};
inline constexpr core_events::listed ls_not_halted_cyc{ls_not_halted_cyc, core_events::list, {.name = 7950, .code = 0x76}};
inline constexpr core_events::listed ic_cache_fill_l2{ic_cache_fill_l2, core_events::list, {.name = 7985, .code = 0x82}};
inline constexpr core_events::listed ic_cache_fill_sys{ic_cache_fill_sys, core_events::list, {.name = 8002, .code = 0x83}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{bp_l1_tlb_miss_l2_tlb_hit, core_events::list, {.name = 8020, .code = 0x84}};
inline constexpr core_events::listed bp_l2_btb_correct{bp_l2_btb_correct, core_events::list, {.name = 8213, .code = 0x8b}};
inline constexpr core_events::listed bp_dyn_ind_pred{bp_dyn_ind_pred, core_events::list, {.name = 8231, .code = 0x8e}};
inline constexpr core_events::listed bp_de_redirect{bp_de_redirect, core_events::list, {.name = 8247, .code = 0x91}};
inline constexpr core_events::listed resyncs_or_nc_redirects{resyncs_or_nc_redirects, core_events::list, {.name = 8361, .code = 0x96}};
inline constexpr core_events::listed de_op_queue_empty{de_op_queue_empty, core_events::list, {.name = 8385, .code = 0xa9}};
inline constexpr core_events::listed ex_ret_instr{ex_ret_instr, core_events::list, {.name = 9219, .code = 0xc0}};
inline constexpr core_events::listed ex_ret_ops{ex_ret_ops, core_events::list, {.name = 9232, .code = 0xc1}};
inline constexpr core_events::listed ex_ret_brn{ex_ret_brn, core_events::list, {.name = 9243, .code = 0xc2}};
inline constexpr core_events::listed ex_ret_brn_misp{ex_ret_brn_misp, core_events::list, {.name = 9254, .code = 0xc3}};
inline constexpr core_events::listed ex_ret_brn_tkn{ex_ret_brn_tkn, core_events::list, {.name = 9270, .code = 0xc4}};
inline constexpr core_events::listed ex_ret_brn_tkn_misp{ex_ret_brn_tkn_misp, core_events::list, {.name = 9285, .code = 0xc5}};
inline constexpr core_events::listed ex_ret_brn_far{ex_ret_brn_far, core_events::list, {.name = 9305, .code = 0xc6}};
inline constexpr core_events::listed ex_ret_near_ret{ex_ret_near_ret, core_events::list, {.name = 9320, .code = 0xc8}};
inline constexpr core_events::listed ex_ret_near_ret_mispred{ex_ret_near_ret_mispred, core_events::list, {.name = 9336, .code = 0xc9}};
inline constexpr core_events::listed ex_ret_brn_ind_misp{ex_ret_brn_ind_misp, core_events::list, {.name = 9360, .code = 0xca}};
inline constexpr core_events::listed ex_ret_ind_brch_instr{ex_ret_ind_brch_instr, core_events::list, {.name = 9380, .code = 0xcc}};
inline constexpr core_events::listed ex_ret_cond{ex_ret_cond, core_events::list, {.name = 9402, .code = 0xd1}};
inline constexpr core_events::listed ex_div_busy{ex_div_busy, core_events::list, {.name = 9414, .code = 0xd3}};
inline constexpr core_events::listed ex_div_count{ex_div_count, core_events::list, {.name = 9426, .code = 0xd4}};
inline constexpr core_events::listed ex_ret_ucode_instr{ex_ret_ucode_instr, core_events::list, {.name = 9864, .code = 0x1c1}};
inline constexpr core_events::listed ex_ret_ucode_ops{ex_ret_ucode_ops, core_events::list, {.name = 9883, .code = 0x1c2}};
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{ex_ret_msprd_brnch_instr_dir_msmtch, core_events::list, {.name = 9900, .code = 0x1c7}};
inline constexpr core_events::listed ex_ret_uncond_brnch_instr_mispred{ex_ret_uncond_brnch_instr_mispred, core_events::list, {.name = 9936, .code = 0x1c8}};
inline constexpr core_events::listed ex_ret_uncond_brnch_instr{ex_ret_uncond_brnch_instr, core_events::list, {.name = 9970, .code = 0x1c9}};
inline constexpr core_events::listed ex_ret_fused_instr{ex_ret_fused_instr, core_events::list, {.name = 10066, .code = 0x1d0}};

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed if4k{if4k, list, {.name = 8262, .code = 0x94, .mask = 0x1}};
inline constexpr listed if2m{if2m, list, {.name = 8287, .code = 0x94, .mask = 0x2}};
inline constexpr listed if1g{if1g, list, {.name = 8312, .code = 0x94, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 8337, .code = 0x94, .mask = 0x7}};
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed if4k{if4k, list, {.name = 8046, .code = 0x85, .mask = 0x1}};
inline constexpr listed if2m{if2m, list, {.name = 8078, .code = 0x85, .mask = 0x2}};
inline constexpr listed if1g{if1g, list, {.name = 8110, .code = 0x85, .mask = 0x4}};
inline constexpr listed coalesced_4k{coalesced_4k, list, {.name = 8142, .code = 0x85, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 8182, .code = 0x85, .mask = 0xf}};
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_dis_dispatch_token_stalls1 {
using namespace core_events;
inline constexpr listed int_phy_reg_file_rsrc_stall{int_phy_reg_file_rsrc_stall, list, {.name = 8594, .code = 0xae, .mask = 0x1}};
inline constexpr listed load_queue_rsrc_stall{load_queue_rsrc_stall, list, {.name = 8652, .code = 0xae, .mask = 0x2}};
inline constexpr listed store_queue_rsrc_stall{store_queue_rsrc_stall, list, {.name = 8704, .code = 0xae, .mask = 0x4}};
inline constexpr listed taken_brnch_buffer_rsrc{taken_brnch_buffer_rsrc, list, {.name = 8757, .code = 0xae, .mask = 0x10}};
inline constexpr listed fp_reg_file_rsrc_stall{fp_reg_file_rsrc_stall, list, {.name = 8811, .code = 0xae, .mask = 0x20}};
inline constexpr listed fp_sch_rsrc_stall{fp_sch_rsrc_stall, list, {.name = 8864, .code = 0xae, .mask = 0x40}};
inline constexpr listed fp_flush_recovery_stall{fp_flush_recovery_stall, list, {.name = 8912, .code = 0xae, .mask = 0x80}};
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_dispatch_token_stalls2 {
using namespace core_events;
inline constexpr listed int_sch0_token_stall{int_sch0_token_stall, list, {.name = 8966, .code = 0xaf, .mask = 0x1}};
inline constexpr listed int_sch1_token_stall{int_sch1_token_stall, list, {.name = 9017, .code = 0xaf, .mask = 0x2}};
inline constexpr listed int_sch2_token_stall{int_sch2_token_stall, list, {.name = 9068, .code = 0xaf, .mask = 0x4}};
inline constexpr listed int_sch3_token_stall{int_sch3_token_stall, list, {.name = 9119, .code = 0xaf, .mask = 0x8}};
inline constexpr listed retire_token_stall{retire_token_stall, list, {.name = 9170, .code = 0xaf, .mask = 0x20}};
} // namespace de_dis_dispatch_token_stalls2

namespace de_dis_ops_from_decoder {
using namespace core_events;
inline constexpr listed any_fp_dispatch{any_fp_dispatch, list, {.name = 8496, .code = 0xab, .mask = 0x4}};
inline constexpr listed disp_op_type_any_integer_dispatch{disp_op_type_any_integer_dispatch, list, {.name = 8536, .code = 0xab, .mask = 0x8}};
} // namespace de_dis_ops_from_decoder

namespace de_no_dispatch_per_slot {
using namespace core_events;
inline constexpr listed no_ops_from_frontend{no_ops_from_frontend, list, {.name = 9741, .code = 0x1a0, .mask = 0x1}};
inline constexpr listed backend_stalls{backend_stalls, list, {.name = 9786, .code = 0x1a0, .mask = 0x1e}};
inline constexpr listed smt_contention{smt_contention, list, {.name = 9825, .code = 0x1a0, .mask = 0x60}};
} // namespace de_no_dispatch_per_slot

namespace de_src_op_disp {
using namespace core_events;
inline constexpr listed decoder{decoder, list, {.name = 8403, .code = 0xaa, .mask = 0x1}};
inline constexpr listed op_cache{op_cache, list, {.name = 8426, .code = 0xaa, .mask = 0x2}};
inline constexpr listed loop_buffer{loop_buffer, list, {.name = 8450, .code = 0xaa, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 8477, .code = 0xaa, .mask = 0x7}};
} // namespace de_src_op_disp

namespace ex_no_retire {
using namespace core_events;
inline constexpr listed empty{empty, list, {.name = 9439, .code = 0xd6, .mask = 0x1}};
inline constexpr listed not_complete{not_complete, list, {.name = 9458, .code = 0xd6, .mask = 0x2}};
inline constexpr listed other{other, list, {.name = 9484, .code = 0xd6, .mask = 0x8}};
inline constexpr listed thread_not_selected{thread_not_selected, list, {.name = 9503, .code = 0xd6, .mask = 0x10}};
inline constexpr listed load_not_complete{load_not_complete, list, {.name = 9536, .code = 0xd6, .mask = 0xa2}};
inline constexpr listed all{all, list, {.name = 9567, .code = 0xd6, .mask = 0x1b}};
} // namespace ex_no_retire

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_tagged_ops{ibs_tagged_ops, list, {.name = 9996, .code = 0x1cf, .mask = 0x1}};
inline constexpr listed ibs_tagged_ops_ret{ibs_tagged_ops_ret, list, {.name = 10029, .code = 0x1cf, .mask = 0x2}};
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed x87_fill_fault{x87_fill_fault, list, {.name = 4146, .code = 0x0e, .mask = 0x1}};
inline constexpr listed xmm_fill_fault{xmm_fill_fault, list, {.name = 4176, .code = 0x0e, .mask = 0x2}};
inline constexpr listed ymm_fill_fault{ymm_fill_fault, list, {.name = 4206, .code = 0x0e, .mask = 0x4}};
inline constexpr listed ymm_spill_fault{ymm_spill_fault, list, {.name = 4236, .code = 0x0e, .mask = 0x8}};
inline constexpr listed sse_avx_all{sse_avx_all, list, {.name = 4267, .code = 0x0e, .mask = 0xe}};
inline constexpr listed all{all, list, {.name = 4294, .code = 0x0e, .mask = 0xf}};
} // namespace fp_disp_faults

namespace fp_ops_retired_by_type {
using namespace core_events;
inline constexpr listed scalar_add{scalar_add, list, {.name = 730, .code = 0x0a, .mask = 0x1}};
inline constexpr listed scalar_sub{scalar_sub, list, {.name = 764, .code = 0x0a, .mask = 0x2}};
inline constexpr listed scalar_mul{scalar_mul, list, {.name = 798, .code = 0x0a, .mask = 0x3}};
inline constexpr listed scalar_mac{scalar_mac, list, {.name = 832, .code = 0x0a, .mask = 0x4}};
inline constexpr listed scalar_div{scalar_div, list, {.name = 866, .code = 0x0a, .mask = 0x5}};
inline constexpr listed scalar_sqrt{scalar_sqrt, list, {.name = 900, .code = 0x0a, .mask = 0x6}};
inline constexpr listed scalar_cmp{scalar_cmp, list, {.name = 935, .code = 0x0a, .mask = 0x7}};
inline constexpr listed scalar_cvt{scalar_cvt, list, {.name = 969, .code = 0x0a, .mask = 0x8}};
inline constexpr listed scalar_blend{scalar_blend, list, {.name = 1003, .code = 0x0a, .mask = 0x9}};
inline constexpr listed scalar_other{scalar_other, list, {.name = 1039, .code = 0x0a, .mask = 0xe}};
inline constexpr listed scalar_all{scalar_all, list, {.name = 1075, .code = 0x0a, .mask = 0xf}};
inline constexpr listed vector_add{vector_add, list, {.name = 1109, .code = 0x0a, .mask = 0x10}};
inline constexpr listed vector_sub{vector_sub, list, {.name = 1143, .code = 0x0a, .mask = 0x20}};
inline constexpr listed vector_mul{vector_mul, list, {.name = 1177, .code = 0x0a, .mask = 0x30}};
inline constexpr listed vector_mac{vector_mac, list, {.name = 1211, .code = 0x0a, .mask = 0x40}};
inline constexpr listed vector_div{vector_div, list, {.name = 1245, .code = 0x0a, .mask = 0x50}};
inline constexpr listed vector_sqrt{vector_sqrt, list, {.name = 1279, .code = 0x0a, .mask = 0x60}};
inline constexpr listed vector_cmp{vector_cmp, list, {.name = 1314, .code = 0x0a, .mask = 0x70}};
inline constexpr listed vector_cvt{vector_cvt, list, {.name = 1348, .code = 0x0a, .mask = 0x80}};
inline constexpr listed vector_blend{vector_blend, list, {.name = 1382, .code = 0x0a, .mask = 0x90}};
inline constexpr listed vector_shuffle{vector_shuffle, list, {.name = 1418, .code = 0x0a, .mask = 0xb0}};
inline constexpr listed vector_logical{vector_logical, list, {.name = 1456, .code = 0x0a, .mask = 0xd0}};
inline constexpr listed vector_other{vector_other, list, {.name = 1494, .code = 0x0a, .mask = 0xe0}};
inline constexpr listed vector_all{vector_all, list, {.name = 1530, .code = 0x0a, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 1564, .code = 0x0a, .mask = 0xff}};
} // namespace fp_ops_retired_by_type

namespace fp_ops_retired_by_width {
using namespace core_events;
inline constexpr listed x87_uops_retired{x87_uops_retired, list, {.name = 438, .code = 0x08, .mask = 0x1}};
inline constexpr listed mmx_uops_retired{mmx_uops_retired, list, {.name = 479, .code = 0x08, .mask = 0x2}};
inline constexpr listed scalar_uops_retired{scalar_uops_retired, list, {.name = 520, .code = 0x08, .mask = 0x4}};
inline constexpr listed pack_128_uops_retired{pack_128_uops_retired, list, {.name = 564, .code = 0x08, .mask = 0x8}};
inline constexpr listed pack_256_uops_retired{pack_256_uops_retired, list, {.name = 610, .code = 0x08, .mask = 0x10}};
inline constexpr listed pack_512_uops_retired{pack_512_uops_retired, list, {.name = 656, .code = 0x08, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 702, .code = 0x08, .mask = 0x3f}};
} // namespace fp_ops_retired_by_width

namespace fp_pack_ops_retired {
using namespace core_events;
inline constexpr listed fp128_add{fp128_add, list, {.name = 2457, .code = 0x0c, .mask = 0x1}};
inline constexpr listed fp128_sub{fp128_sub, list, {.name = 2487, .code = 0x0c, .mask = 0x2}};
inline constexpr listed fp128_mul{fp128_mul, list, {.name = 2517, .code = 0x0c, .mask = 0x3}};
inline constexpr listed fp128_mac{fp128_mac, list, {.name = 2547, .code = 0x0c, .mask = 0x4}};
inline constexpr listed fp128_div{fp128_div, list, {.name = 2577, .code = 0x0c, .mask = 0x5}};
inline constexpr listed fp128_sqrt{fp128_sqrt, list, {.name = 2607, .code = 0x0c, .mask = 0x6}};
inline constexpr listed fp128_cmp{fp128_cmp, list, {.name = 2638, .code = 0x0c, .mask = 0x7}};
inline constexpr listed fp128_cvt{fp128_cvt, list, {.name = 2668, .code = 0x0c, .mask = 0x8}};
inline constexpr listed fp128_blend{fp128_blend, list, {.name = 2698, .code = 0x0c, .mask = 0x9}};
inline constexpr listed fp128_shuffle{fp128_shuffle, list, {.name = 2730, .code = 0x0c, .mask = 0xb}};
inline constexpr listed fp128_logical{fp128_logical, list, {.name = 2764, .code = 0x0c, .mask = 0xd}};
inline constexpr listed fp128_other{fp128_other, list, {.name = 2798, .code = 0x0c, .mask = 0xe}};
inline constexpr listed fp128_all{fp128_all, list, {.name = 2830, .code = 0x0c, .mask = 0xf}};
inline constexpr listed fp256_add{fp256_add, list, {.name = 2860, .code = 0x0c, .mask = 0x10}};
inline constexpr listed fp256_sub{fp256_sub, list, {.name = 2890, .code = 0x0c, .mask = 0x20}};
inline constexpr listed fp256_mul{fp256_mul, list, {.name = 2920, .code = 0x0c, .mask = 0x30}};
inline constexpr listed fp256_mac{fp256_mac, list, {.name = 2950, .code = 0x0c, .mask = 0x40}};
inline constexpr listed fp256_div{fp256_div, list, {.name = 2980, .code = 0x0c, .mask = 0x50}};
inline constexpr listed fp256_sqrt{fp256_sqrt, list, {.name = 3010, .code = 0x0c, .mask = 0x60}};
inline constexpr listed fp256_cmp{fp256_cmp, list, {.name = 3041, .code = 0x0c, .mask = 0x70}};
inline constexpr listed fp256_cvt{fp256_cvt, list, {.name = 3071, .code = 0x0c, .mask = 0x80}};
inline constexpr listed fp256_blend{fp256_blend, list, {.name = 3101, .code = 0x0c, .mask = 0x90}};
inline constexpr listed fp256_shuffle{fp256_shuffle, list, {.name = 3133, .code = 0x0c, .mask = 0xb0}};
inline constexpr listed fp256_logical{fp256_logical, list, {.name = 3167, .code = 0x0c, .mask = 0xd0}};
inline constexpr listed fp256_other{fp256_other, list, {.name = 3201, .code = 0x0c, .mask = 0xe0}};
inline constexpr listed fp256_all{fp256_all, list, {.name = 3233, .code = 0x0c, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 3263, .code = 0x0c, .mask = 0xff}};
} // namespace fp_pack_ops_retired

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed add_sub_flops{add_sub_flops, list, {.name = 109, .code = 0x03, .mask = 0x1}};
inline constexpr listed mult_flops{mult_flops, list, {.name = 142, .code = 0x03, .mask = 0x2}};
inline constexpr listed div_flops{div_flops, list, {.name = 172, .code = 0x03, .mask = 0x4}};
inline constexpr listed mac_flops{mac_flops, list, {.name = 201, .code = 0x03, .mask = 0x8}};
inline constexpr listed bfloat_mac_flops{bfloat_mac_flops, list, {.name = 230, .code = 0x03, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 266, .code = 0x03, .mask = 0x1f}};
} // namespace fp_ret_sse_avx_ops

namespace fp_ret_x87_fp_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{add_sub_ops, list, {.name = 0, .code = 0x02, .mask = 0x1}};
inline constexpr listed mul_ops{mul_ops, list, {.name = 30, .code = 0x02, .mask = 0x2}};
inline constexpr listed div_sqrt_ops{div_sqrt_ops, list, {.name = 56, .code = 0x02, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 87, .code = 0x02, .mask = 0x7}};
} // namespace fp_ret_x87_fp_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed x87_ctrl_ret{x87_ctrl_ret, list, {.name = 289, .code = 0x05, .mask = 0x1}};
inline constexpr listed x87_bot_ret{x87_bot_ret, list, {.name = 321, .code = 0x05, .mask = 0x2}};
inline constexpr listed sse_ctrl_ret{sse_ctrl_ret, list, {.name = 352, .code = 0x05, .mask = 0x4}};
inline constexpr listed sse_bot_ret{sse_bot_ret, list, {.name = 384, .code = 0x05, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 415, .code = 0x05, .mask = 0xf}};
} // namespace fp_retired_ser_ops

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed instruction_cache_hit{instruction_cache_hit, list, {.name = 9617, .code = 0x18e, .mask = 0x7}};
inline constexpr listed instruction_cache_miss{instruction_cache_miss, list, {.name = 9655, .code = 0x18e, .mask = 0x18}};
inline constexpr listed all_instruction_cache_accesses{all_instruction_cache_accesses, list, {.name = 9694, .code = 0x18e, .mask = 0x1f}};
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ic_fill_miss{ic_fill_miss, list, {.name = 6751, .code = 0x64, .mask = 0x1}};
inline constexpr listed ic_fill_hit_s{ic_fill_hit_s, list, {.name = 6782, .code = 0x64, .mask = 0x2}};
inline constexpr listed ic_fill_hit_x{ic_fill_hit_x, list, {.name = 6814, .code = 0x64, .mask = 0x4}};
inline constexpr listed ic_hit_in_l2{ic_hit_in_l2, list, {.name = 6846, .code = 0x64, .mask = 0x6}};
inline constexpr listed ic_access_in_l2{ic_access_in_l2, list, {.name = 6877, .code = 0x64, .mask = 0x7}};
inline constexpr listed ls_rd_blk_c{ls_rd_blk_c, list, {.name = 6911, .code = 0x64, .mask = 0x8}};
inline constexpr listed ic_dc_miss_in_l2{ic_dc_miss_in_l2, list, {.name = 6941, .code = 0x64, .mask = 0x9}};
inline constexpr listed ls_rd_blk_x{ls_rd_blk_x, list, {.name = 6976, .code = 0x64, .mask = 0x10}};
inline constexpr listed ls_rd_blk_l_hit_s{ls_rd_blk_l_hit_s, list, {.name = 7006, .code = 0x64, .mask = 0x20}};
inline constexpr listed ls_rd_blk_l_hit_x{ls_rd_blk_l_hit_x, list, {.name = 7042, .code = 0x64, .mask = 0x40}};
inline constexpr listed ls_rd_blk_cs{ls_rd_blk_cs, list, {.name = 7078, .code = 0x64, .mask = 0x80}};
inline constexpr listed dc_hit_in_l2{dc_hit_in_l2, list, {.name = 7109, .code = 0x64, .mask = 0xf0}};
inline constexpr listed ic_dc_hit_in_l2{ic_dc_hit_in_l2, list, {.name = 7140, .code = 0x64, .mask = 0xf6}};
inline constexpr listed dc_access_in_l2{dc_access_in_l2, list, {.name = 7174, .code = 0x64, .mask = 0xf8}};
inline constexpr listed all{all, list, {.name = 7208, .code = 0x64, .mask = 0xff}};
} // namespace l2_cache_req_stat

namespace l2_pf_hit_l2 {
using namespace core_events;
inline constexpr listed l2_stream{l2_stream, list, {.name = 7230, .code = 0x70, .mask = 0x1}};
inline constexpr listed l2_next_line{l2_next_line, list, {.name = 7253, .code = 0x70, .mask = 0x2}};
inline constexpr listed l2_up_down{l2_up_down, list, {.name = 7279, .code = 0x70, .mask = 0x4}};
inline constexpr listed l2_burst{l2_burst, list, {.name = 7303, .code = 0x70, .mask = 0x8}};
inline constexpr listed l2_stride{l2_stride, list, {.name = 7325, .code = 0x70, .mask = 0x10}};
inline constexpr listed l1_stream{l1_stream, list, {.name = 7348, .code = 0x70, .mask = 0x20}};
inline constexpr listed l1_stride{l1_stride, list, {.name = 7371, .code = 0x70, .mask = 0x40}};
inline constexpr listed l1_region{l1_region, list, {.name = 7394, .code = 0x70, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 7417, .code = 0x70, .mask = 0xff}};
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
using namespace core_events;
inline constexpr listed l2_stream{l2_stream, list, {.name = 7434, .code = 0x71, .mask = 0x1}};
inline constexpr listed l2_next_line{l2_next_line, list, {.name = 7465, .code = 0x71, .mask = 0x2}};
inline constexpr listed l2_up_down{l2_up_down, list, {.name = 7499, .code = 0x71, .mask = 0x4}};
inline constexpr listed l2_burst{l2_burst, list, {.name = 7531, .code = 0x71, .mask = 0x8}};
inline constexpr listed l2_stride{l2_stride, list, {.name = 7561, .code = 0x71, .mask = 0x10}};
inline constexpr listed l1_stream{l1_stream, list, {.name = 7592, .code = 0x71, .mask = 0x20}};
inline constexpr listed l1_stride{l1_stride, list, {.name = 7623, .code = 0x71, .mask = 0x40}};
inline constexpr listed l1_region{l1_region, list, {.name = 7654, .code = 0x71, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 7685, .code = 0x71, .mask = 0xff}};
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
using namespace core_events;
inline constexpr listed l2_stream{l2_stream, list, {.name = 7710, .code = 0x72, .mask = 0x1}};
inline constexpr listed l2_next_line{l2_next_line, list, {.name = 7737, .code = 0x72, .mask = 0x2}};
inline constexpr listed l2_up_down{l2_up_down, list, {.name = 7767, .code = 0x72, .mask = 0x4}};
inline constexpr listed l2_burst{l2_burst, list, {.name = 7795, .code = 0x72, .mask = 0x8}};
inline constexpr listed l2_stride{l2_stride, list, {.name = 7821, .code = 0x72, .mask = 0x10}};
inline constexpr listed l1_stream{l1_stream, list, {.name = 7848, .code = 0x72, .mask = 0x20}};
inline constexpr listed l1_stride{l1_stride, list, {.name = 7875, .code = 0x72, .mask = 0x40}};
inline constexpr listed l1_region{l1_region, list, {.name = 7902, .code = 0x72, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 7929, .code = 0x72, .mask = 0xff}};
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed group2{group2, list, {.name = 6476, .code = 0x60, .mask = 0x1}};
inline constexpr listed l2_hw_pf{l2_hw_pf, list, {.name = 6497, .code = 0x60, .mask = 0x2}};
inline constexpr listed prefetch_l2_cmd{prefetch_l2_cmd, list, {.name = 6520, .code = 0x60, .mask = 0x4}};
inline constexpr listed change_to_x{change_to_x, list, {.name = 6550, .code = 0x60, .mask = 0x8}};
inline constexpr listed cacheable_ic_read{cacheable_ic_read, list, {.name = 6576, .code = 0x60, .mask = 0x10}};
inline constexpr listed ls_rd_blk_c_s{ls_rd_blk_c_s, list, {.name = 6608, .code = 0x60, .mask = 0x20}};
inline constexpr listed rd_blk_x{rd_blk_x, list, {.name = 6636, .code = 0x60, .mask = 0x40}};
inline constexpr listed rd_blk_l{rd_blk_l, list, {.name = 6659, .code = 0x60, .mask = 0x80}};
inline constexpr listed all_dc{all_dc, list, {.name = 6682, .code = 0x60, .mask = 0xe8}};
inline constexpr listed all_no_prefetch{all_no_prefetch, list, {.name = 6703, .code = 0x60, .mask = 0xf9}};
inline constexpr listed all{all, list, {.name = 6733, .code = 0x60, .mask = 0xff}};
} // namespace l2_request_g1

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 4948, .code = 0x44, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 4979, .code = 0x44, .mask = 0x2}};
inline constexpr listed local_all{local_all, list, {.name = 5011, .code = 0x44, .mask = 0x3}};
inline constexpr listed near_cache{near_cache, list, {.name = 5043, .code = 0x44, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 5076, .code = 0x44, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 5111, .code = 0x44, .mask = 0x10}};
inline constexpr listed remote_cache{remote_cache, list, {.name = 5143, .code = 0x44, .mask = 0x14}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 5178, .code = 0x44, .mask = 0x40}};
inline constexpr listed dram_io_all{dram_io_all, list, {.name = 5212, .code = 0x44, .mask = 0x48}};
inline constexpr listed far_all{far_all, list, {.name = 5246, .code = 0x44, .mask = 0x50}};
inline constexpr listed all_dram_io{all_dram_io, list, {.name = 5276, .code = 0x44, .mask = 0x48}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 5310, .code = 0x44, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 5351, .code = 0x44, .mask = 0xff}};
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{stli_other, list, {.name = 4313, .code = 0x24, .mask = 0x2}};
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_dispatch{ld_dispatch, list, {.name = 4386, .code = 0x29, .mask = 0x1}};
inline constexpr listed store_dispatch{store_dispatch, list, {.name = 4410, .code = 0x29, .mask = 0x2}};
inline constexpr listed ld_st_dispatch{ld_st_dispatch, list, {.name = 4437, .code = 0x29, .mask = 0x4}};
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 4676, .code = 0x43, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 4708, .code = 0x43, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 4741, .code = 0x43, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 4775, .code = 0x43, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 4811, .code = 0x43, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 4844, .code = 0x43, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 4879, .code = 0x43, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 4921, .code = 0x43, .mask = 0xff}};
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 6225, .code = 0x5a, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 6252, .code = 0x5a, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 6280, .code = 0x5a, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 6309, .code = 0x5a, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 6340, .code = 0x5a, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 6368, .code = 0x5a, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 6398, .code = 0x5a, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 6435, .code = 0x5a, .mask = 0xdf}};
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed data_pipe_sw_pf_dc_hit{data_pipe_sw_pf_dc_hit, list, {.name = 5906, .code = 0x52, .mask = 0x1}};
inline constexpr listed mab_mch_cnt{mab_mch_cnt, list, {.name = 5945, .code = 0x52, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5973, .code = 0x52, .mask = 0x3}};
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed tlb_reload_4k_l2_hit{tlb_reload_4k_l2_hit, list, {.name = 5377, .code = 0x45, .mask = 0x1}};
inline constexpr listed tlb_reload_coalesced_page_hit{tlb_reload_coalesced_page_hit, list, {.name = 5415, .code = 0x45, .mask = 0x2}};
inline constexpr listed tlb_reload_2m_l2_hit{tlb_reload_2m_l2_hit, list, {.name = 5462, .code = 0x45, .mask = 0x4}};
inline constexpr listed tlb_reload_1g_l2_hit{tlb_reload_1g_l2_hit, list, {.name = 5500, .code = 0x45, .mask = 0x8}};
inline constexpr listed tlb_reload_4k_l2_miss{tlb_reload_4k_l2_miss, list, {.name = 5538, .code = 0x45, .mask = 0x10}};
inline constexpr listed tlb_reload_coalesced_page_miss{tlb_reload_coalesced_page_miss, list, {.name = 5577, .code = 0x45, .mask = 0x20}};
inline constexpr listed tlb_reload_2m_l2_miss{tlb_reload_2m_l2_miss, list, {.name = 5625, .code = 0x45, .mask = 0x40}};
inline constexpr listed tlb_reload_1g_l2_miss{tlb_reload_1g_l2_miss, list, {.name = 5664, .code = 0x45, .mask = 0x80}};
inline constexpr listed all_l2_miss{all_l2_miss, list, {.name = 5703, .code = 0x45, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 5732, .code = 0x45, .mask = 0xff}};
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{bus_lock, list, {.name = 4339, .code = 0x25, .mask = 0x1}};
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed load_store_allocations{load_store_allocations, list, {.name = 4566, .code = 0x41, .mask = 0x3f}};
inline constexpr listed hardware_prefetcher_allocations{hardware_prefetcher_allocations, list, {.name = 4602, .code = 0x41, .mask = 0x40}};
inline constexpr listed all_allocations{all_allocations, list, {.name = 4647, .code = 0x41, .mask = 0x7f}};
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma64{ma64, list, {.name = 5753, .code = 0x47, .mask = 0x1}};
inline constexpr listed ma4k{ma4k, list, {.name = 5773, .code = 0x47, .mask = 0x2}};
} // namespace ls_misal_loads

namespace ls_not_halted_p0_cyc {
using namespace core_events;
inline constexpr listed p0_freq_cyc{p0_freq_cyc, list, {.name = 9584, .code = 0x120, .mask = 0x1}};
} // namespace ls_not_halted_p0_cyc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch{prefetch, list, {.name = 5793, .code = 0x4b, .mask = 0x1}};
inline constexpr listed prefetch_w{prefetch_w, list, {.name = 5821, .code = 0x4b, .mask = 0x2}};
inline constexpr listed prefetch_nta{prefetch_nta, list, {.name = 5851, .code = 0x4b, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 5883, .code = 0x4b, .mask = 0x7}};
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{st_commit_cancel_wcb_full, list, {.name = 4519, .code = 0x37, .mask = 0x1}};
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 5993, .code = 0x59, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 6020, .code = 0x59, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 6048, .code = 0x59, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 6077, .code = 0x59, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 6108, .code = 0x59, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 6136, .code = 0x59, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 6166, .code = 0x59, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 6203, .code = 0x59, .mask = 0xdf}};
} // namespace ls_sw_pf_dc_fills

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 7968, .code = 0x78, .mask = 0xff}};
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed op_cache_hit{op_cache_hit, list, {.name = 10085, .code = 0x28f, .mask = 0x3}};
inline constexpr listed op_cache_miss{op_cache_miss, list, {.name = 10116, .code = 0x28f, .mask = 0x4}};
inline constexpr listed all_op_cache_accesses{all_op_cache_accesses, list, {.name = 10148, .code = 0x28f, .mask = 0x7}};
} // namespace op_cache_hit_miss

namespace packed_int_op_type {
using namespace core_events;
inline constexpr listed int128_add{int128_add, list, {.name = 3287, .code = 0x0d, .mask = 0x1}};
inline constexpr listed int128_sub{int128_sub, list, {.name = 3317, .code = 0x0d, .mask = 0x2}};
inline constexpr listed int128_mul{int128_mul, list, {.name = 3347, .code = 0x0d, .mask = 0x3}};
inline constexpr listed int128_mac{int128_mac, list, {.name = 3377, .code = 0x0d, .mask = 0x4}};
inline constexpr listed int128_aes{int128_aes, list, {.name = 3407, .code = 0x0d, .mask = 0x5}};
inline constexpr listed int128_sha{int128_sha, list, {.name = 3437, .code = 0x0d, .mask = 0x6}};
inline constexpr listed int128_cmp{int128_cmp, list, {.name = 3467, .code = 0x0d, .mask = 0x7}};
inline constexpr listed int128_clm{int128_clm, list, {.name = 3497, .code = 0x0d, .mask = 0x8}};
inline constexpr listed int128_shift{int128_shift, list, {.name = 3527, .code = 0x0d, .mask = 0x9}};
inline constexpr listed int128_mov{int128_mov, list, {.name = 3559, .code = 0x0d, .mask = 0xa}};
inline constexpr listed int128_shuffle{int128_shuffle, list, {.name = 3589, .code = 0x0d, .mask = 0xb}};
inline constexpr listed int128_pack{int128_pack, list, {.name = 3623, .code = 0x0d, .mask = 0xc}};
inline constexpr listed int128_logical{int128_logical, list, {.name = 3654, .code = 0x0d, .mask = 0xd}};
inline constexpr listed int128_other{int128_other, list, {.name = 3688, .code = 0x0d, .mask = 0xe}};
inline constexpr listed int128_all{int128_all, list, {.name = 3720, .code = 0x0d, .mask = 0xf}};
inline constexpr listed int256_add{int256_add, list, {.name = 3750, .code = 0x0d, .mask = 0x10}};
inline constexpr listed int256_sub{int256_sub, list, {.name = 3780, .code = 0x0d, .mask = 0x20}};
inline constexpr listed int256_mul{int256_mul, list, {.name = 3810, .code = 0x0d, .mask = 0x30}};
inline constexpr listed int256_mac{int256_mac, list, {.name = 3840, .code = 0x0d, .mask = 0x40}};
inline constexpr listed int256_cmp{int256_cmp, list, {.name = 3870, .code = 0x0d, .mask = 0x70}};
inline constexpr listed int256_shift{int256_shift, list, {.name = 3900, .code = 0x0d, .mask = 0x90}};
inline constexpr listed int256_mov{int256_mov, list, {.name = 3932, .code = 0x0d, .mask = 0xa0}};
inline constexpr listed int256_shuffle{int256_shuffle, list, {.name = 3962, .code = 0x0d, .mask = 0xb0}};
inline constexpr listed int256_pack{int256_pack, list, {.name = 3996, .code = 0x0d, .mask = 0xc0}};
inline constexpr listed int256_logical{int256_logical, list, {.name = 4027, .code = 0x0d, .mask = 0xd0}};
inline constexpr listed int256_other{int256_other, list, {.name = 4061, .code = 0x0d, .mask = 0xe0}};
inline constexpr listed int256_all{int256_all, list, {.name = 4093, .code = 0x0d, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 4123, .code = 0x0d, .mask = 0xff}};
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
using namespace core_events;
inline constexpr listed mmx_add{mmx_add, list, {.name = 1591, .code = 0x0b, .mask = 0x1}};
inline constexpr listed mmx_sub{mmx_sub, list, {.name = 1619, .code = 0x0b, .mask = 0x2}};
inline constexpr listed mmx_mul{mmx_mul, list, {.name = 1647, .code = 0x0b, .mask = 0x3}};
inline constexpr listed mmx_mac{mmx_mac, list, {.name = 1675, .code = 0x0b, .mask = 0x4}};
inline constexpr listed mmx_cmp{mmx_cmp, list, {.name = 1703, .code = 0x0b, .mask = 0x7}};
inline constexpr listed mmx_shift{mmx_shift, list, {.name = 1731, .code = 0x0b, .mask = 0x9}};
inline constexpr listed mmx_mov{mmx_mov, list, {.name = 1761, .code = 0x0b, .mask = 0xa}};
inline constexpr listed mmx_shuffle{mmx_shuffle, list, {.name = 1789, .code = 0x0b, .mask = 0xb}};
inline constexpr listed mmx_pack{mmx_pack, list, {.name = 1821, .code = 0x0b, .mask = 0xc}};
inline constexpr listed mmx_logical{mmx_logical, list, {.name = 1850, .code = 0x0b, .mask = 0xd}};
inline constexpr listed mmx_other{mmx_other, list, {.name = 1882, .code = 0x0b, .mask = 0xe}};
inline constexpr listed mmx_all{mmx_all, list, {.name = 1912, .code = 0x0b, .mask = 0xf}};
inline constexpr listed sse_avx_add{sse_avx_add, list, {.name = 1940, .code = 0x0b, .mask = 0x10}};
inline constexpr listed sse_avx_sub{sse_avx_sub, list, {.name = 1972, .code = 0x0b, .mask = 0x20}};
inline constexpr listed sse_avx_mul{sse_avx_mul, list, {.name = 2004, .code = 0x0b, .mask = 0x30}};
inline constexpr listed sse_avx_mac{sse_avx_mac, list, {.name = 2036, .code = 0x0b, .mask = 0x40}};
inline constexpr listed sse_avx_aes{sse_avx_aes, list, {.name = 2068, .code = 0x0b, .mask = 0x50}};
inline constexpr listed sse_avx_sha{sse_avx_sha, list, {.name = 2100, .code = 0x0b, .mask = 0x60}};
inline constexpr listed sse_avx_cmp{sse_avx_cmp, list, {.name = 2132, .code = 0x0b, .mask = 0x70}};
inline constexpr listed sse_avx_clm{sse_avx_clm, list, {.name = 2164, .code = 0x0b, .mask = 0x80}};
inline constexpr listed sse_avx_shift{sse_avx_shift, list, {.name = 2196, .code = 0x0b, .mask = 0x90}};
inline constexpr listed sse_avx_mov{sse_avx_mov, list, {.name = 2230, .code = 0x0b, .mask = 0xa0}};
inline constexpr listed sse_avx_shuffle{sse_avx_shuffle, list, {.name = 2262, .code = 0x0b, .mask = 0xb0}};
inline constexpr listed sse_avx_pack{sse_avx_pack, list, {.name = 2298, .code = 0x0b, .mask = 0xc0}};
inline constexpr listed sse_avx_logical{sse_avx_logical, list, {.name = 2331, .code = 0x0b, .mask = 0xd0}};
inline constexpr listed sse_avx_other{sse_avx_other, list, {.name = 2367, .code = 0x0b, .mask = 0xe0}};
inline constexpr listed sse_avx_all{sse_avx_all, list, {.name = 2401, .code = 0x0b, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 2433, .code = 0x0b, .mask = 0xff}};
} // namespace sse_avx_ops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &ls_ret_cl_flush,
    &ls_ret_cpuid,
    &all_data_cache_accesses,
    &ls_smi_rx,
    &ls_int_taken,
    &ls_stlf,
    &ls_alloc_mab_count,
    &ls_not_halted_cyc,
    &ic_cache_fill_l2,
    &ic_cache_fill_sys,
    &bp_l1_tlb_miss_l2_tlb_hit,
    &bp_l2_btb_correct,
    &bp_dyn_ind_pred,
    &bp_de_redirect,
    &resyncs_or_nc_redirects,
    &de_op_queue_empty,
    &ex_ret_instr,
    &ex_ret_ops,
    &ex_ret_brn,
    &ex_ret_brn_misp,
    &ex_ret_brn_tkn,
    &ex_ret_brn_tkn_misp,
    &ex_ret_brn_far,
    &ex_ret_near_ret,
    &ex_ret_near_ret_mispred,
    &ex_ret_brn_ind_misp,
    &ex_ret_ind_brch_instr,
    &ex_ret_cond,
    &ex_div_busy,
    &ex_div_count,
    &ex_ret_ucode_instr,
    &ex_ret_ucode_ops,
    &ex_ret_msprd_brnch_instr_dir_msmtch,
    &ex_ret_uncond_brnch_instr_mispred,
    &ex_ret_uncond_brnch_instr,
    &ex_ret_fused_instr,
    &bp_l1_tlb_fetch_hit::if4k,
    &bp_l1_tlb_fetch_hit::if2m,
    &bp_l1_tlb_fetch_hit::if1g,
    &bp_l1_tlb_fetch_hit::all,
    &bp_l1_tlb_miss_l2_tlb_miss::if4k,
    &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g,
    &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k,
    &bp_l1_tlb_miss_l2_tlb_miss::all,
    &de_dis_dispatch_token_stalls1::int_phy_reg_file_rsrc_stall,
    &de_dis_dispatch_token_stalls1::load_queue_rsrc_stall,
    &de_dis_dispatch_token_stalls1::store_queue_rsrc_stall,
    &de_dis_dispatch_token_stalls1::taken_brnch_buffer_rsrc,
    &de_dis_dispatch_token_stalls1::fp_reg_file_rsrc_stall,
    &de_dis_dispatch_token_stalls1::fp_sch_rsrc_stall,
    &de_dis_dispatch_token_stalls1::fp_flush_recovery_stall,
    &de_dis_dispatch_token_stalls2::int_sch0_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch1_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch2_token_stall,
    &de_dis_dispatch_token_stalls2::int_sch3_token_stall,
    &de_dis_dispatch_token_stalls2::retire_token_stall,
    &de_dis_ops_from_decoder::any_fp_dispatch,
    &de_dis_ops_from_decoder::disp_op_type_any_integer_dispatch,
    &de_no_dispatch_per_slot::no_ops_from_frontend,
    &de_no_dispatch_per_slot::backend_stalls,
    &de_no_dispatch_per_slot::smt_contention,
    &de_src_op_disp::decoder,
    &de_src_op_disp::op_cache,
    &de_src_op_disp::loop_buffer,
    &de_src_op_disp::all,
    &ex_no_retire::empty,
    &ex_no_retire::not_complete,
    &ex_no_retire::other,
    &ex_no_retire::thread_not_selected,
    &ex_no_retire::load_not_complete,
    &ex_no_retire::all,
    &ex_tagged_ibs_ops::ibs_tagged_ops,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret,
    &fp_disp_faults::x87_fill_fault,
    &fp_disp_faults::xmm_fill_fault,
    &fp_disp_faults::ymm_fill_fault,
    &fp_disp_faults::ymm_spill_fault,
    &fp_disp_faults::sse_avx_all,
    &fp_disp_faults::all,
    &fp_ops_retired_by_type::scalar_add,
    &fp_ops_retired_by_type::scalar_sub,
    &fp_ops_retired_by_type::scalar_mul,
    &fp_ops_retired_by_type::scalar_mac,
    &fp_ops_retired_by_type::scalar_div,
    &fp_ops_retired_by_type::scalar_sqrt,
    &fp_ops_retired_by_type::scalar_cmp,
    &fp_ops_retired_by_type::scalar_cvt,
    &fp_ops_retired_by_type::scalar_blend,
    &fp_ops_retired_by_type::scalar_other,
    &fp_ops_retired_by_type::scalar_all,
    &fp_ops_retired_by_type::vector_add,
    &fp_ops_retired_by_type::vector_sub,
    &fp_ops_retired_by_type::vector_mul,
    &fp_ops_retired_by_type::vector_mac,
    &fp_ops_retired_by_type::vector_div,
    &fp_ops_retired_by_type::vector_sqrt,
    &fp_ops_retired_by_type::vector_cmp,
    &fp_ops_retired_by_type::vector_cvt,
    &fp_ops_retired_by_type::vector_blend,
    &fp_ops_retired_by_type::vector_shuffle,
    &fp_ops_retired_by_type::vector_logical,
    &fp_ops_retired_by_type::vector_other,
    &fp_ops_retired_by_type::vector_all,
    &fp_ops_retired_by_type::all,
    &fp_ops_retired_by_width::x87_uops_retired,
    &fp_ops_retired_by_width::mmx_uops_retired,
    &fp_ops_retired_by_width::scalar_uops_retired,
    &fp_ops_retired_by_width::pack_128_uops_retired,
    &fp_ops_retired_by_width::pack_256_uops_retired,
    &fp_ops_retired_by_width::pack_512_uops_retired,
    &fp_ops_retired_by_width::all,
    &fp_pack_ops_retired::fp128_add,
    &fp_pack_ops_retired::fp128_sub,
    &fp_pack_ops_retired::fp128_mul,
    &fp_pack_ops_retired::fp128_mac,
    &fp_pack_ops_retired::fp128_div,
    &fp_pack_ops_retired::fp128_sqrt,
    &fp_pack_ops_retired::fp128_cmp,
    &fp_pack_ops_retired::fp128_cvt,
    &fp_pack_ops_retired::fp128_blend,
    &fp_pack_ops_retired::fp128_shuffle,
    &fp_pack_ops_retired::fp128_logical,
    &fp_pack_ops_retired::fp128_other,
    &fp_pack_ops_retired::fp128_all,
    &fp_pack_ops_retired::fp256_add,
    &fp_pack_ops_retired::fp256_sub,
    &fp_pack_ops_retired::fp256_mul,
    &fp_pack_ops_retired::fp256_mac,
    &fp_pack_ops_retired::fp256_div,
    &fp_pack_ops_retired::fp256_sqrt,
    &fp_pack_ops_retired::fp256_cmp,
    &fp_pack_ops_retired::fp256_cvt,
    &fp_pack_ops_retired::fp256_blend,
    &fp_pack_ops_retired::fp256_shuffle,
    &fp_pack_ops_retired::fp256_logical,
    &fp_pack_ops_retired::fp256_other,
    &fp_pack_ops_retired::fp256_all,
    &fp_pack_ops_retired::all,
    &fp_ret_sse_avx_ops::add_sub_flops,
    &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::div_flops,
    &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::bfloat_mac_flops,
    &fp_ret_sse_avx_ops::all,
    &fp_ret_x87_fp_ops::add_sub_ops,
    &fp_ret_x87_fp_ops::mul_ops,
    &fp_ret_x87_fp_ops::div_sqrt_ops,
    &fp_ret_x87_fp_ops::all,
    &fp_retired_ser_ops::x87_ctrl_ret,
    &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret,
    &fp_retired_ser_ops::sse_bot_ret,
    &fp_retired_ser_ops::all,
    &ic_tag_hit_miss::instruction_cache_hit,
    &ic_tag_hit_miss::instruction_cache_miss,
    &ic_tag_hit_miss::all_instruction_cache_accesses,
    &l2_cache_req_stat::ic_fill_miss,
    &l2_cache_req_stat::ic_fill_hit_s,
    &l2_cache_req_stat::ic_fill_hit_x,
    &l2_cache_req_stat::ic_hit_in_l2,
    &l2_cache_req_stat::ic_access_in_l2,
    &l2_cache_req_stat::ls_rd_blk_c,
    &l2_cache_req_stat::ic_dc_miss_in_l2,
    &l2_cache_req_stat::ls_rd_blk_x,
    &l2_cache_req_stat::ls_rd_blk_l_hit_s,
    &l2_cache_req_stat::ls_rd_blk_l_hit_x,
    &l2_cache_req_stat::ls_rd_blk_cs,
    &l2_cache_req_stat::dc_hit_in_l2,
    &l2_cache_req_stat::ic_dc_hit_in_l2,
    &l2_cache_req_stat::dc_access_in_l2,
    &l2_cache_req_stat::all,
    &l2_pf_hit_l2::l2_stream,
    &l2_pf_hit_l2::l2_next_line,
    &l2_pf_hit_l2::l2_up_down,
    &l2_pf_hit_l2::l2_burst,
    &l2_pf_hit_l2::l2_stride,
    &l2_pf_hit_l2::l1_stream,
    &l2_pf_hit_l2::l1_stride,
    &l2_pf_hit_l2::l1_region,
    &l2_pf_hit_l2::all,
    &l2_pf_miss_l2_hit_l3::l2_stream,
    &l2_pf_miss_l2_hit_l3::l2_next_line,
    &l2_pf_miss_l2_hit_l3::l2_up_down,
    &l2_pf_miss_l2_hit_l3::l2_burst,
    &l2_pf_miss_l2_hit_l3::l2_stride,
    &l2_pf_miss_l2_hit_l3::l1_stream,
    &l2_pf_miss_l2_hit_l3::l1_stride,
    &l2_pf_miss_l2_hit_l3::l1_region,
    &l2_pf_miss_l2_hit_l3::all,
    &l2_pf_miss_l2_l3::l2_stream,
    &l2_pf_miss_l2_l3::l2_next_line,
    &l2_pf_miss_l2_l3::l2_up_down,
    &l2_pf_miss_l2_l3::l2_burst,
    &l2_pf_miss_l2_l3::l2_stride,
    &l2_pf_miss_l2_l3::l1_stream,
    &l2_pf_miss_l2_l3::l1_stride,
    &l2_pf_miss_l2_l3::l1_region,
    &l2_pf_miss_l2_l3::all,
    &l2_request_g1::group2,
    &l2_request_g1::l2_hw_pf,
    &l2_request_g1::prefetch_l2_cmd,
    &l2_request_g1::change_to_x,
    &l2_request_g1::cacheable_ic_read,
    &l2_request_g1::ls_rd_blk_c_s,
    &l2_request_g1::rd_blk_x,
    &l2_request_g1::rd_blk_l,
    &l2_request_g1::all_dc,
    &l2_request_g1::all_no_prefetch,
    &l2_request_g1::all,
    &ls_any_fills_from_sys::local_l2,
    &ls_any_fills_from_sys::local_ccx,
    &ls_any_fills_from_sys::local_all,
    &ls_any_fills_from_sys::near_cache,
    &ls_any_fills_from_sys::dram_io_near,
    &ls_any_fills_from_sys::far_cache,
    &ls_any_fills_from_sys::remote_cache,
    &ls_any_fills_from_sys::dram_io_far,
    &ls_any_fills_from_sys::dram_io_all,
    &ls_any_fills_from_sys::far_all,
    &ls_any_fills_from_sys::all_dram_io,
    &ls_any_fills_from_sys::alternate_memories,
    &ls_any_fills_from_sys::all,
    &ls_bad_status2::stli_other,
    &ls_dispatch::ld_dispatch,
    &ls_dispatch::store_dispatch,
    &ls_dispatch::ld_st_dispatch,
    &ls_dmnd_fills_from_sys::local_l2,
    &ls_dmnd_fills_from_sys::local_ccx,
    &ls_dmnd_fills_from_sys::near_cache,
    &ls_dmnd_fills_from_sys::dram_io_near,
    &ls_dmnd_fills_from_sys::far_cache,
    &ls_dmnd_fills_from_sys::dram_io_far,
    &ls_dmnd_fills_from_sys::alternate_memories,
    &ls_dmnd_fills_from_sys::all,
    &ls_hw_pf_dc_fills::local_l2,
    &ls_hw_pf_dc_fills::local_ccx,
    &ls_hw_pf_dc_fills::near_cache,
    &ls_hw_pf_dc_fills::dram_io_near,
    &ls_hw_pf_dc_fills::far_cache,
    &ls_hw_pf_dc_fills::dram_io_far,
    &ls_hw_pf_dc_fills::alternate_memories,
    &ls_hw_pf_dc_fills::all,
    &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit,
    &ls_inef_sw_pref::mab_mch_cnt,
    &ls_inef_sw_pref::all,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss,
    &ls_l1_d_tlb_miss::all_l2_miss,
    &ls_l1_d_tlb_miss::all,
    &ls_locks::bus_lock,
    &ls_mab_alloc::load_store_allocations,
    &ls_mab_alloc::hardware_prefetcher_allocations,
    &ls_mab_alloc::all_allocations,
    &ls_misal_loads::ma64,
    &ls_misal_loads::ma4k,
    &ls_not_halted_p0_cyc::p0_freq_cyc,
    &ls_pref_instr_disp::prefetch,
    &ls_pref_instr_disp::prefetch_w,
    &ls_pref_instr_disp::prefetch_nta,
    &ls_pref_instr_disp::all,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full,
    &ls_sw_pf_dc_fills::local_l2,
    &ls_sw_pf_dc_fills::local_ccx,
    &ls_sw_pf_dc_fills::near_cache,
    &ls_sw_pf_dc_fills::dram_io_near,
    &ls_sw_pf_dc_fills::far_cache,
    &ls_sw_pf_dc_fills::dram_io_far,
    &ls_sw_pf_dc_fills::alternate_memories,
    &ls_sw_pf_dc_fills::all,
    &ls_tlb_flush::all,
    &op_cache_hit_miss::op_cache_hit,
    &op_cache_hit_miss::op_cache_miss,
    &op_cache_hit_miss::all_op_cache_accesses,
    &packed_int_op_type::int128_add,
    &packed_int_op_type::int128_sub,
    &packed_int_op_type::int128_mul,
    &packed_int_op_type::int128_mac,
    &packed_int_op_type::int128_aes,
    &packed_int_op_type::int128_sha,
    &packed_int_op_type::int128_cmp,
    &packed_int_op_type::int128_clm,
    &packed_int_op_type::int128_shift,
    &packed_int_op_type::int128_mov,
    &packed_int_op_type::int128_shuffle,
    &packed_int_op_type::int128_pack,
    &packed_int_op_type::int128_logical,
    &packed_int_op_type::int128_other,
    &packed_int_op_type::int128_all,
    &packed_int_op_type::int256_add,
    &packed_int_op_type::int256_sub,
    &packed_int_op_type::int256_mul,
    &packed_int_op_type::int256_mac,
    &packed_int_op_type::int256_cmp,
    &packed_int_op_type::int256_shift,
    &packed_int_op_type::int256_mov,
    &packed_int_op_type::int256_shuffle,
    &packed_int_op_type::int256_pack,
    &packed_int_op_type::int256_logical,
    &packed_int_op_type::int256_other,
    &packed_int_op_type::int256_all,
    &packed_int_op_type::all,
    &sse_avx_ops_retired::mmx_add,
    &sse_avx_ops_retired::mmx_sub,
    &sse_avx_ops_retired::mmx_mul,
    &sse_avx_ops_retired::mmx_mac,
    &sse_avx_ops_retired::mmx_cmp,
    &sse_avx_ops_retired::mmx_shift,
    &sse_avx_ops_retired::mmx_mov,
    &sse_avx_ops_retired::mmx_shuffle,
    &sse_avx_ops_retired::mmx_pack,
    &sse_avx_ops_retired::mmx_logical,
    &sse_avx_ops_retired::mmx_other,
    &sse_avx_ops_retired::mmx_all,
    &sse_avx_ops_retired::sse_avx_add,
    &sse_avx_ops_retired::sse_avx_sub,
    &sse_avx_ops_retired::sse_avx_mul,
    &sse_avx_ops_retired::sse_avx_mac,
    &sse_avx_ops_retired::sse_avx_aes,
    &sse_avx_ops_retired::sse_avx_sha,
    &sse_avx_ops_retired::sse_avx_cmp,
    &sse_avx_ops_retired::sse_avx_clm,
    &sse_avx_ops_retired::sse_avx_shift,
    &sse_avx_ops_retired::sse_avx_mov,
    &sse_avx_ops_retired::sse_avx_shuffle,
    &sse_avx_ops_retired::sse_avx_pack,
    &sse_avx_ops_retired::sse_avx_logical,
    &sse_avx_ops_retired::sse_avx_other,
    &sse_avx_ops_retired::sse_avx_all,
    &sse_avx_ops_retired::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::zen4
