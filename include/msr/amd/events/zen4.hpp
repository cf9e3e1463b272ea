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
namespace msr::events::zen4 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
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
inline constexpr core_events::listed ls_ret_cl_flush{{&core_events::list, 0x26, 0x0, 0x1105, 0x0}, {}, &ls_ret_cl_flush}; // .code = 0x26
inline constexpr core_events::listed ls_ret_cpuid{{&core_events::list, 0x27, 0x0, 0x1115, 0x0}, {}, &ls_ret_cpuid}; // .code = 0x27
inline constexpr core_events::listed all_data_cache_accesses{{&core_events::list, 0x7029, 0x0, 0x1170, 0x0}, {}, &all_data_cache_accesses}; // .code = 0x29, .mask = 0x7
inline constexpr core_events::listed ls_smi_rx{{&core_events::list, 0x2b, 0x0, 0x1188, 0x0}, {}, &ls_smi_rx}; // .code = 0x2b
inline constexpr core_events::listed ls_int_taken{{&core_events::list, 0x2c, 0x0, 0x1192, 0x0}, {}, &ls_int_taken}; // .code = 0x2c
inline constexpr core_events::listed ls_stlf{{&core_events::list, 0x35, 0x0, 0x119f, 0x0}, {}, &ls_stlf}; // .code = 0x35
inline constexpr core_events::listed ls_alloc_mab_count{{&core_events::list, 0x5f, 0x0, 0x1939, 0x0}, {}, &ls_alloc_mab_count}; // .code = 0x5f
inline constexpr core_events::listed ls_not_halted_cyc{{&core_events::list, 0x76, 0x0, 0x1f0e, 0x0}, {}, &ls_not_halted_cyc}; // .code = 0x76
inline constexpr core_events::listed ic_cache_fill_l2{{&core_events::list, 0x82, 0x0, 0x1f31, 0x0}, {}, &ic_cache_fill_l2}; // .code = 0x82
inline constexpr core_events::listed ic_cache_fill_sys{{&core_events::list, 0x83, 0x0, 0x1f42, 0x0}, {}, &ic_cache_fill_sys}; // .code = 0x83
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{{&core_events::list, 0x84, 0x0, 0x1f54, 0x0}, {}, &bp_l1_tlb_miss_l2_tlb_hit}; // .code = 0x84
inline constexpr core_events::listed bp_l2_btb_correct{{&core_events::list, 0x8b, 0x0, 0x2015, 0x0}, {}, &bp_l2_btb_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_dyn_ind_pred{{&core_events::list, 0x8e, 0x0, 0x2027, 0x0}, {}, &bp_dyn_ind_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_de_redirect{{&core_events::list, 0x91, 0x0, 0x2037, 0x0}, {}, &bp_de_redirect}; // .code = 0x91
inline constexpr core_events::listed resyncs_or_nc_redirects{{&core_events::list, 0x96, 0x0, 0x20a9, 0x0}, {}, &resyncs_or_nc_redirects}; // .code = 0x96
inline constexpr core_events::listed de_op_queue_empty{{&core_events::list, 0xa9, 0x0, 0x20c1, 0x0}, {}, &de_op_queue_empty}; // .code = 0xa9
inline constexpr core_events::listed ex_ret_instr{{&core_events::list, 0xc0, 0x0, 0x2403, 0x0}, {}, &ex_ret_instr}; // .code = 0xc0
inline constexpr core_events::listed ex_ret_ops{{&core_events::list, 0xc1, 0x0, 0x2410, 0x0}, {}, &ex_ret_ops}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_brn{{&core_events::list, 0xc2, 0x0, 0x241b, 0x0}, {}, &ex_ret_brn}; // .code = 0xc2
inline constexpr core_events::listed ex_ret_brn_misp{{&core_events::list, 0xc3, 0x0, 0x2426, 0x0}, {}, &ex_ret_brn_misp}; // .code = 0xc3
inline constexpr core_events::listed ex_ret_brn_tkn{{&core_events::list, 0xc4, 0x0, 0x2436, 0x0}, {}, &ex_ret_brn_tkn}; // .code = 0xc4
inline constexpr core_events::listed ex_ret_brn_tkn_misp{{&core_events::list, 0xc5, 0x0, 0x2445, 0x0}, {}, &ex_ret_brn_tkn_misp}; // .code = 0xc5
inline constexpr core_events::listed ex_ret_brn_far{{&core_events::list, 0xc6, 0x0, 0x2459, 0x0}, {}, &ex_ret_brn_far}; // .code = 0xc6
inline constexpr core_events::listed ex_ret_near_ret{{&core_events::list, 0xc8, 0x0, 0x2468, 0x0}, {}, &ex_ret_near_ret}; // .code = 0xc8
inline constexpr core_events::listed ex_ret_near_ret_mispred{{&core_events::list, 0xc9, 0x0, 0x2478, 0x0}, {}, &ex_ret_near_ret_mispred}; // .code = 0xc9
inline constexpr core_events::listed ex_ret_brn_ind_misp{{&core_events::list, 0xca, 0x0, 0x2490, 0x0}, {}, &ex_ret_brn_ind_misp}; // .code = 0xca
inline constexpr core_events::listed ex_ret_ind_brch_instr{{&core_events::list, 0xcc, 0x0, 0x24a4, 0x0}, {}, &ex_ret_ind_brch_instr}; // .code = 0xcc
inline constexpr core_events::listed ex_ret_cond{{&core_events::list, 0xd1, 0x0, 0x24ba, 0x0}, {}, &ex_ret_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_div_busy{{&core_events::list, 0xd3, 0x0, 0x24c6, 0x0}, {}, &ex_div_busy}; // .code = 0xd3
inline constexpr core_events::listed ex_div_count{{&core_events::list, 0xd4, 0x0, 0x24d2, 0x0}, {}, &ex_div_count}; // .code = 0xd4
inline constexpr core_events::listed ex_ret_ucode_instr{{&core_events::list, 0x1c1, 0x0, 0x2688, 0x0}, {}, &ex_ret_ucode_instr}; // .code = 0x1c1
inline constexpr core_events::listed ex_ret_ucode_ops{{&core_events::list, 0x1c2, 0x0, 0x269b, 0x0}, {}, &ex_ret_ucode_ops}; // .code = 0x1c2
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{{&core_events::list, 0x1c7, 0x0, 0x26ac, 0x0}, {}, &ex_ret_msprd_brnch_instr_dir_msmtch}; // .code = 0x1c7
inline constexpr core_events::listed ex_ret_uncond_brnch_instr_mispred{{&core_events::list, 0x1c8, 0x0, 0x26d0, 0x0}, {}, &ex_ret_uncond_brnch_instr_mispred}; // .code = 0x1c8
inline constexpr core_events::listed ex_ret_uncond_brnch_instr{{&core_events::list, 0x1c9, 0x0, 0x26f2, 0x0}, {}, &ex_ret_uncond_brnch_instr}; // .code = 0x1c9
inline constexpr core_events::listed ex_ret_fused_instr{{&core_events::list, 0x1d0, 0x0, 0x2752, 0x0}, {}, &ex_ret_fused_instr}; // .code = 0x1d0

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1094, 0x0, 0x2046, 0x0}, {}, &if4k}; // .code = 0x94, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2094, 0x0, 0x205f, 0x0}, {}, &if2m}; // .code = 0x94, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4094, 0x0, 0x2078, 0x0}, {}, &if1g}; // .code = 0x94, .mask = 0x4
inline constexpr listed all{{&list, 0x7094, 0x0, 0x2091, 0x0}, {}, &all}; // .code = 0x94, .mask = 0x7
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1085, 0x0, 0x1f6e, 0x0}, {}, &if4k}; // .code = 0x85, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2085, 0x0, 0x1f8e, 0x0}, {}, &if2m}; // .code = 0x85, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4085, 0x0, 0x1fae, 0x0}, {}, &if1g}; // .code = 0x85, .mask = 0x4
inline constexpr listed coalesced_4k{{&list, 0x8085, 0x0, 0x1fce, 0x0}, {}, &coalesced_4k}; // .code = 0x85, .mask = 0x8
inline constexpr listed all{{&list, 0xf085, 0x0, 0x1ff6, 0x0}, {}, &all}; // .code = 0x85, .mask = 0xf
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_dis_dispatch_token_stalls1 {
using namespace core_events;
inline constexpr listed int_phy_reg_file_rsrc_stall{{&list, 0x10ae, 0x0, 0x2192, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
inline constexpr listed load_queue_rsrc_stall{{&list, 0x20ae, 0x0, 0x21cc, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr listed store_queue_rsrc_stall{{&list, 0x40ae, 0x0, 0x2200, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr listed taken_brnch_buffer_rsrc{{&list, 0x100ae, 0x0, 0x2235, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr listed fp_reg_file_rsrc_stall{{&list, 0x200ae, 0x0, 0x226b, 0x0}, {}, &fp_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x20
inline constexpr listed fp_sch_rsrc_stall{{&list, 0x400ae, 0x0, 0x22a0, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
inline constexpr listed fp_flush_recovery_stall{{&list, 0x800ae, 0x0, 0x22d0, 0x0}, {}, &fp_flush_recovery_stall}; // .code = 0xae, .mask = 0x80
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_dispatch_token_stalls2 {
using namespace core_events;
inline constexpr listed int_sch0_token_stall{{&list, 0x10af, 0x0, 0x2306, 0x0}, {}, &int_sch0_token_stall}; // .code = 0xaf, .mask = 0x1
inline constexpr listed int_sch1_token_stall{{&list, 0x20af, 0x0, 0x2339, 0x0}, {}, &int_sch1_token_stall}; // .code = 0xaf, .mask = 0x2
inline constexpr listed int_sch2_token_stall{{&list, 0x40af, 0x0, 0x236c, 0x0}, {}, &int_sch2_token_stall}; // .code = 0xaf, .mask = 0x4
inline constexpr listed int_sch3_token_stall{{&list, 0x80af, 0x0, 0x239f, 0x0}, {}, &int_sch3_token_stall}; // .code = 0xaf, .mask = 0x8
inline constexpr listed retire_token_stall{{&list, 0x200af, 0x0, 0x23d2, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x20
} // namespace de_dis_dispatch_token_stalls2

namespace de_dis_ops_from_decoder {
using namespace core_events;
inline constexpr listed any_fp_dispatch{{&list, 0x40ab, 0x0, 0x2130, 0x0}, {}, &any_fp_dispatch}; // .code = 0xab, .mask = 0x4
inline constexpr listed disp_op_type_any_integer_dispatch{{&list, 0x80ab, 0x0, 0x2158, 0x0}, {}, &disp_op_type_any_integer_dispatch}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_no_dispatch_per_slot {
using namespace core_events;
inline constexpr listed no_ops_from_frontend{{&list, 0x11a0, 0x0, 0x260d, 0x0}, {}, &no_ops_from_frontend}; // .code = 0x1a0, .mask = 0x1
inline constexpr listed backend_stalls{{&list, 0x1e1a0, 0x0, 0x263a, 0x0}, {}, &backend_stalls}; // .code = 0x1a0, .mask = 0x1e
inline constexpr listed smt_contention{{&list, 0x601a0, 0x0, 0x2661, 0x0}, {}, &smt_contention}; // .code = 0x1a0, .mask = 0x60
} // namespace de_no_dispatch_per_slot

namespace de_src_op_disp {
using namespace core_events;
inline constexpr listed decoder{{&list, 0x10aa, 0x0, 0x20d3, 0x0}, {}, &decoder}; // .code = 0xaa, .mask = 0x1
inline constexpr listed op_cache{{&list, 0x20aa, 0x0, 0x20ea, 0x0}, {}, &op_cache}; // .code = 0xaa, .mask = 0x2
inline constexpr listed loop_buffer{{&list, 0x40aa, 0x0, 0x2102, 0x0}, {}, &loop_buffer}; // .code = 0xaa, .mask = 0x4
inline constexpr listed all{{&list, 0x70aa, 0x0, 0x211d, 0x0}, {}, &all}; // .code = 0xaa, .mask = 0x7
} // namespace de_src_op_disp

namespace ex_no_retire {
using namespace core_events;
inline constexpr listed empty{{&list, 0x10d6, 0x0, 0x24df, 0x0}, {}, &empty}; // .code = 0xd6, .mask = 0x1
inline constexpr listed not_complete{{&list, 0x20d6, 0x0, 0x24f2, 0x0}, {}, &not_complete}; // .code = 0xd6, .mask = 0x2
inline constexpr listed other{{&list, 0x80d6, 0x0, 0x250c, 0x0}, {}, &other}; // .code = 0xd6, .mask = 0x8
inline constexpr listed thread_not_selected{{&list, 0x100d6, 0x0, 0x251f, 0x0}, {}, &thread_not_selected}; // .code = 0xd6, .mask = 0x10
inline constexpr listed load_not_complete{{&list, 0xa20d6, 0x0, 0x2540, 0x0}, {}, &load_not_complete}; // .code = 0xd6, .mask = 0xa2
inline constexpr listed all{{&list, 0x1b0d6, 0x0, 0x255f, 0x0}, {}, &all}; // .code = 0xd6, .mask = 0x1b
} // namespace ex_no_retire

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_tagged_ops{{&list, 0x11cf, 0x0, 0x270c, 0x0}, {}, &ibs_tagged_ops}; // .code = 0x1cf, .mask = 0x1
inline constexpr listed ibs_tagged_ops_ret{{&list, 0x21cf, 0x0, 0x272d, 0x0}, {}, &ibs_tagged_ops_ret}; // .code = 0x1cf, .mask = 0x2
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed x87_fill_fault{{&list, 0x100e, 0x0, 0x1032, 0x0}, {}, &x87_fill_fault}; // .code = 0x0e, .mask = 0x1
inline constexpr listed xmm_fill_fault{{&list, 0x200e, 0x0, 0x1050, 0x0}, {}, &xmm_fill_fault}; // .code = 0x0e, .mask = 0x2
inline constexpr listed ymm_fill_fault{{&list, 0x400e, 0x0, 0x106e, 0x0}, {}, &ymm_fill_fault}; // .code = 0x0e, .mask = 0x4
inline constexpr listed ymm_spill_fault{{&list, 0x800e, 0x0, 0x108c, 0x0}, {}, &ymm_spill_fault}; // .code = 0x0e, .mask = 0x8
inline constexpr listed sse_avx_all{{&list, 0xe00e, 0x0, 0x10ab, 0x0}, {}, &sse_avx_all}; // .code = 0x0e, .mask = 0xe
inline constexpr listed all{{&list, 0xf00e, 0x0, 0x10c6, 0x0}, {}, &all}; // .code = 0x0e, .mask = 0xf
} // namespace fp_disp_faults

namespace fp_ops_retired_by_type {
using namespace core_events;
inline constexpr listed scalar_add{{&list, 0x100a, 0x0, 0x2da, 0x0}, {}, &scalar_add}; // .code = 0x0a, .mask = 0x1
inline constexpr listed scalar_sub{{&list, 0x200a, 0x0, 0x2fc, 0x0}, {}, &scalar_sub}; // .code = 0x0a, .mask = 0x2
inline constexpr listed scalar_mul{{&list, 0x300a, 0x0, 0x31e, 0x0}, {}, &scalar_mul}; // .code = 0x0a, .mask = 0x3
inline constexpr listed scalar_mac{{&list, 0x400a, 0x0, 0x340, 0x0}, {}, &scalar_mac}; // .code = 0x0a, .mask = 0x4
inline constexpr listed scalar_div{{&list, 0x500a, 0x0, 0x362, 0x0}, {}, &scalar_div}; // .code = 0x0a, .mask = 0x5
inline constexpr listed scalar_sqrt{{&list, 0x600a, 0x0, 0x384, 0x0}, {}, &scalar_sqrt}; // .code = 0x0a, .mask = 0x6
inline constexpr listed scalar_cmp{{&list, 0x700a, 0x0, 0x3a7, 0x0}, {}, &scalar_cmp}; // .code = 0x0a, .mask = 0x7
inline constexpr listed scalar_cvt{{&list, 0x800a, 0x0, 0x3c9, 0x0}, {}, &scalar_cvt}; // .code = 0x0a, .mask = 0x8
inline constexpr listed scalar_blend{{&list, 0x900a, 0x0, 0x3eb, 0x0}, {}, &scalar_blend}; // .code = 0x0a, .mask = 0x9
inline constexpr listed scalar_other{{&list, 0xe00a, 0x0, 0x40f, 0x0}, {}, &scalar_other}; // .code = 0x0a, .mask = 0xe
inline constexpr listed scalar_all{{&list, 0xf00a, 0x0, 0x433, 0x0}, {}, &scalar_all}; // .code = 0x0a, .mask = 0xf
inline constexpr listed vector_add{{&list, 0x1000a, 0x0, 0x455, 0x0}, {}, &vector_add}; // .code = 0x0a, .mask = 0x10
inline constexpr listed vector_sub{{&list, 0x2000a, 0x0, 0x477, 0x0}, {}, &vector_sub}; // .code = 0x0a, .mask = 0x20
inline constexpr listed vector_mul{{&list, 0x3000a, 0x0, 0x499, 0x0}, {}, &vector_mul}; // .code = 0x0a, .mask = 0x30
inline constexpr listed vector_mac{{&list, 0x4000a, 0x0, 0x4bb, 0x0}, {}, &vector_mac}; // .code = 0x0a, .mask = 0x40
inline constexpr listed vector_div{{&list, 0x5000a, 0x0, 0x4dd, 0x0}, {}, &vector_div}; // .code = 0x0a, .mask = 0x50
inline constexpr listed vector_sqrt{{&list, 0x6000a, 0x0, 0x4ff, 0x0}, {}, &vector_sqrt}; // .code = 0x0a, .mask = 0x60
inline constexpr listed vector_cmp{{&list, 0x7000a, 0x0, 0x522, 0x0}, {}, &vector_cmp}; // .code = 0x0a, .mask = 0x70
inline constexpr listed vector_cvt{{&list, 0x8000a, 0x0, 0x544, 0x0}, {}, &vector_cvt}; // .code = 0x0a, .mask = 0x80
inline constexpr listed vector_blend{{&list, 0x9000a, 0x0, 0x566, 0x0}, {}, &vector_blend}; // .code = 0x0a, .mask = 0x90
inline constexpr listed vector_shuffle{{&list, 0xb000a, 0x0, 0x58a, 0x0}, {}, &vector_shuffle}; // .code = 0x0a, .mask = 0xb0
inline constexpr listed vector_logical{{&list, 0xd000a, 0x0, 0x5b0, 0x0}, {}, &vector_logical}; // .code = 0x0a, .mask = 0xd0
inline constexpr listed vector_other{{&list, 0xe000a, 0x0, 0x5d6, 0x0}, {}, &vector_other}; // .code = 0x0a, .mask = 0xe0
inline constexpr listed vector_all{{&list, 0xf000a, 0x0, 0x5fa, 0x0}, {}, &vector_all}; // .code = 0x0a, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00a, 0x0, 0x61c, 0x0}, {}, &all}; // .code = 0x0a, .mask = 0xff
} // namespace fp_ops_retired_by_type

namespace fp_ops_retired_by_width {
using namespace core_events;
inline constexpr listed x87_uops_retired{{&list, 0x1008, 0x0, 0x1b6, 0x0}, {}, &x87_uops_retired}; // .code = 0x08, .mask = 0x1
inline constexpr listed mmx_uops_retired{{&list, 0x2008, 0x0, 0x1df, 0x0}, {}, &mmx_uops_retired}; // .code = 0x08, .mask = 0x2
inline constexpr listed scalar_uops_retired{{&list, 0x4008, 0x0, 0x208, 0x0}, {}, &scalar_uops_retired}; // .code = 0x08, .mask = 0x4
inline constexpr listed pack_128_uops_retired{{&list, 0x8008, 0x0, 0x234, 0x0}, {}, &pack_128_uops_retired}; // .code = 0x08, .mask = 0x8
inline constexpr listed pack_256_uops_retired{{&list, 0x10008, 0x0, 0x262, 0x0}, {}, &pack_256_uops_retired}; // .code = 0x08, .mask = 0x10
inline constexpr listed pack_512_uops_retired{{&list, 0x20008, 0x0, 0x290, 0x0}, {}, &pack_512_uops_retired}; // .code = 0x08, .mask = 0x20
inline constexpr listed all{{&list, 0x3f008, 0x0, 0x2be, 0x0}, {}, &all}; // .code = 0x08, .mask = 0x3f
} // namespace fp_ops_retired_by_width

namespace fp_pack_ops_retired {
using namespace core_events;
inline constexpr listed fp128_add{{&list, 0x100c, 0x0, 0x999, 0x0}, {}, &fp128_add}; // .code = 0x0c, .mask = 0x1
inline constexpr listed fp128_sub{{&list, 0x200c, 0x0, 0x9b7, 0x0}, {}, &fp128_sub}; // .code = 0x0c, .mask = 0x2
inline constexpr listed fp128_mul{{&list, 0x300c, 0x0, 0x9d5, 0x0}, {}, &fp128_mul}; // .code = 0x0c, .mask = 0x3
inline constexpr listed fp128_mac{{&list, 0x400c, 0x0, 0x9f3, 0x0}, {}, &fp128_mac}; // .code = 0x0c, .mask = 0x4
inline constexpr listed fp128_div{{&list, 0x500c, 0x0, 0xa11, 0x0}, {}, &fp128_div}; // .code = 0x0c, .mask = 0x5
inline constexpr listed fp128_sqrt{{&list, 0x600c, 0x0, 0xa2f, 0x0}, {}, &fp128_sqrt}; // .code = 0x0c, .mask = 0x6
inline constexpr listed fp128_cmp{{&list, 0x700c, 0x0, 0xa4e, 0x0}, {}, &fp128_cmp}; // .code = 0x0c, .mask = 0x7
inline constexpr listed fp128_cvt{{&list, 0x800c, 0x0, 0xa6c, 0x0}, {}, &fp128_cvt}; // .code = 0x0c, .mask = 0x8
inline constexpr listed fp128_blend{{&list, 0x900c, 0x0, 0xa8a, 0x0}, {}, &fp128_blend}; // .code = 0x0c, .mask = 0x9
inline constexpr listed fp128_shuffle{{&list, 0xb00c, 0x0, 0xaaa, 0x0}, {}, &fp128_shuffle}; // .code = 0x0c, .mask = 0xb
inline constexpr listed fp128_logical{{&list, 0xd00c, 0x0, 0xacc, 0x0}, {}, &fp128_logical}; // .code = 0x0c, .mask = 0xd
inline constexpr listed fp128_other{{&list, 0xe00c, 0x0, 0xaee, 0x0}, {}, &fp128_other}; // .code = 0x0c, .mask = 0xe
inline constexpr listed fp128_all{{&list, 0xf00c, 0x0, 0xb0e, 0x0}, {}, &fp128_all}; // .code = 0x0c, .mask = 0xf
inline constexpr listed fp256_add{{&list, 0x1000c, 0x0, 0xb2c, 0x0}, {}, &fp256_add}; // .code = 0x0c, .mask = 0x10
inline constexpr listed fp256_sub{{&list, 0x2000c, 0x0, 0xb4a, 0x0}, {}, &fp256_sub}; // .code = 0x0c, .mask = 0x20
inline constexpr listed fp256_mul{{&list, 0x3000c, 0x0, 0xb68, 0x0}, {}, &fp256_mul}; // .code = 0x0c, .mask = 0x30
inline constexpr listed fp256_mac{{&list, 0x4000c, 0x0, 0xb86, 0x0}, {}, &fp256_mac}; // .code = 0x0c, .mask = 0x40
inline constexpr listed fp256_div{{&list, 0x5000c, 0x0, 0xba4, 0x0}, {}, &fp256_div}; // .code = 0x0c, .mask = 0x50
inline constexpr listed fp256_sqrt{{&list, 0x6000c, 0x0, 0xbc2, 0x0}, {}, &fp256_sqrt}; // .code = 0x0c, .mask = 0x60
inline constexpr listed fp256_cmp{{&list, 0x7000c, 0x0, 0xbe1, 0x0}, {}, &fp256_cmp}; // .code = 0x0c, .mask = 0x70
inline constexpr listed fp256_cvt{{&list, 0x8000c, 0x0, 0xbff, 0x0}, {}, &fp256_cvt}; // .code = 0x0c, .mask = 0x80
inline constexpr listed fp256_blend{{&list, 0x9000c, 0x0, 0xc1d, 0x0}, {}, &fp256_blend}; // .code = 0x0c, .mask = 0x90
inline constexpr listed fp256_shuffle{{&list, 0xb000c, 0x0, 0xc3d, 0x0}, {}, &fp256_shuffle}; // .code = 0x0c, .mask = 0xb0
inline constexpr listed fp256_logical{{&list, 0xd000c, 0x0, 0xc5f, 0x0}, {}, &fp256_logical}; // .code = 0x0c, .mask = 0xd0
inline constexpr listed fp256_other{{&list, 0xe000c, 0x0, 0xc81, 0x0}, {}, &fp256_other}; // .code = 0x0c, .mask = 0xe0
inline constexpr listed fp256_all{{&list, 0xf000c, 0x0, 0xca1, 0x0}, {}, &fp256_all}; // .code = 0x0c, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00c, 0x0, 0xcbf, 0x0}, {}, &all}; // .code = 0x0c, .mask = 0xff
} // namespace fp_pack_ops_retired

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed add_sub_flops{{&list, 0x1003, 0x0, 0x6d, 0x0}, {}, &add_sub_flops}; // .code = 0x03, .mask = 0x1
inline constexpr listed mult_flops{{&list, 0x2003, 0x0, 0x8e, 0x0}, {}, &mult_flops}; // .code = 0x03, .mask = 0x2
inline constexpr listed div_flops{{&list, 0x4003, 0x0, 0xac, 0x0}, {}, &div_flops}; // .code = 0x03, .mask = 0x4
inline constexpr listed mac_flops{{&list, 0x8003, 0x0, 0xc9, 0x0}, {}, &mac_flops}; // .code = 0x03, .mask = 0x8
inline constexpr listed bfloat_mac_flops{{&list, 0x10003, 0x0, 0xe6, 0x0}, {}, &bfloat_mac_flops}; // .code = 0x03, .mask = 0x10
inline constexpr listed all{{&list, 0x1f003, 0x0, 0x10a, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x1f
} // namespace fp_ret_sse_avx_ops

namespace fp_ret_x87_fp_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x1002, 0x0, 0x0, 0x0}, {}, &add_sub_ops}; // .code = 0x02, .mask = 0x1
inline constexpr listed mul_ops{{&list, 0x2002, 0x0, 0x1e, 0x0}, {}, &mul_ops}; // .code = 0x02, .mask = 0x2
inline constexpr listed div_sqrt_ops{{&list, 0x4002, 0x0, 0x38, 0x0}, {}, &div_sqrt_ops}; // .code = 0x02, .mask = 0x4
inline constexpr listed all{{&list, 0x7002, 0x0, 0x57, 0x0}, {}, &all}; // .code = 0x02, .mask = 0x7
} // namespace fp_ret_x87_fp_ops

namespace fp_retired_ser_ops {
using namespace core_events;
inline constexpr listed x87_ctrl_ret{{&list, 0x1005, 0x0, 0x121, 0x0}, {}, &x87_ctrl_ret}; // .code = 0x05, .mask = 0x1
inline constexpr listed x87_bot_ret{{&list, 0x2005, 0x0, 0x141, 0x0}, {}, &x87_bot_ret}; // .code = 0x05, .mask = 0x2
inline constexpr listed sse_ctrl_ret{{&list, 0x4005, 0x0, 0x160, 0x0}, {}, &sse_ctrl_ret}; // .code = 0x05, .mask = 0x4
inline constexpr listed sse_bot_ret{{&list, 0x8005, 0x0, 0x180, 0x0}, {}, &sse_bot_ret}; // .code = 0x05, .mask = 0x8
inline constexpr listed all{{&list, 0xf005, 0x0, 0x19f, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace fp_retired_ser_ops

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed instruction_cache_hit{{&list, 0x718e, 0x0, 0x2591, 0x0}, {}, &instruction_cache_hit}; // .code = 0x18e, .mask = 0x7
inline constexpr listed instruction_cache_miss{{&list, 0x1818e, 0x0, 0x25b7, 0x0}, {}, &instruction_cache_miss}; // .code = 0x18e, .mask = 0x18
inline constexpr listed all_instruction_cache_accesses{{&list, 0x1f18e, 0x0, 0x25de, 0x0}, {}, &all_instruction_cache_accesses}; // .code = 0x18e, .mask = 0x1f
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ic_fill_miss{{&list, 0x1064, 0x0, 0x1a5f, 0x0}, {}, &ic_fill_miss}; // .code = 0x64, .mask = 0x1
inline constexpr listed ic_fill_hit_s{{&list, 0x2064, 0x0, 0x1a7e, 0x0}, {}, &ic_fill_hit_s}; // .code = 0x64, .mask = 0x2
inline constexpr listed ic_fill_hit_x{{&list, 0x4064, 0x0, 0x1a9e, 0x0}, {}, &ic_fill_hit_x}; // .code = 0x64, .mask = 0x4
inline constexpr listed ic_hit_in_l2{{&list, 0x6064, 0x0, 0x1abe, 0x0}, {}, &ic_hit_in_l2}; // .code = 0x64, .mask = 0x6
inline constexpr listed ic_access_in_l2{{&list, 0x7064, 0x0, 0x1add, 0x0}, {}, &ic_access_in_l2}; // .code = 0x64, .mask = 0x7
inline constexpr listed ls_rd_blk_c{{&list, 0x8064, 0x0, 0x1aff, 0x0}, {}, &ls_rd_blk_c}; // .code = 0x64, .mask = 0x8
inline constexpr listed ic_dc_miss_in_l2{{&list, 0x9064, 0x0, 0x1b1d, 0x0}, {}, &ic_dc_miss_in_l2}; // .code = 0x64, .mask = 0x9
inline constexpr listed ls_rd_blk_x{{&list, 0x10064, 0x0, 0x1b40, 0x0}, {}, &ls_rd_blk_x}; // .code = 0x64, .mask = 0x10
inline constexpr listed ls_rd_blk_l_hit_s{{&list, 0x20064, 0x0, 0x1b5e, 0x0}, {}, &ls_rd_blk_l_hit_s}; // .code = 0x64, .mask = 0x20
inline constexpr listed ls_rd_blk_l_hit_x{{&list, 0x40064, 0x0, 0x1b82, 0x0}, {}, &ls_rd_blk_l_hit_x}; // .code = 0x64, .mask = 0x40
inline constexpr listed ls_rd_blk_cs{{&list, 0x80064, 0x0, 0x1ba6, 0x0}, {}, &ls_rd_blk_cs}; // .code = 0x64, .mask = 0x80
inline constexpr listed dc_hit_in_l2{{&list, 0xf0064, 0x0, 0x1bc5, 0x0}, {}, &dc_hit_in_l2}; // .code = 0x64, .mask = 0xf0
inline constexpr listed ic_dc_hit_in_l2{{&list, 0xf6064, 0x0, 0x1be4, 0x0}, {}, &ic_dc_hit_in_l2}; // .code = 0x64, .mask = 0xf6
inline constexpr listed dc_access_in_l2{{&list, 0xf8064, 0x0, 0x1c06, 0x0}, {}, &dc_access_in_l2}; // .code = 0x64, .mask = 0xf8
inline constexpr listed all{{&list, 0xff064, 0x0, 0x1c28, 0x0}, {}, &all}; // .code = 0x64, .mask = 0xff
} // namespace l2_cache_req_stat

namespace l2_pf_hit_l2 {
using namespace core_events;
inline constexpr listed l2_stream{{&list, 0x1070, 0x0, 0x1c3e, 0x0}, {}, &l2_stream}; // .code = 0x70, .mask = 0x1
inline constexpr listed l2_next_line{{&list, 0x2070, 0x0, 0x1c55, 0x0}, {}, &l2_next_line}; // .code = 0x70, .mask = 0x2
inline constexpr listed l2_up_down{{&list, 0x4070, 0x0, 0x1c6f, 0x0}, {}, &l2_up_down}; // .code = 0x70, .mask = 0x4
inline constexpr listed l2_burst{{&list, 0x8070, 0x0, 0x1c87, 0x0}, {}, &l2_burst}; // .code = 0x70, .mask = 0x8
inline constexpr listed l2_stride{{&list, 0x10070, 0x0, 0x1c9d, 0x0}, {}, &l2_stride}; // .code = 0x70, .mask = 0x10
inline constexpr listed l1_stream{{&list, 0x20070, 0x0, 0x1cb4, 0x0}, {}, &l1_stream}; // .code = 0x70, .mask = 0x20
inline constexpr listed l1_stride{{&list, 0x40070, 0x0, 0x1ccb, 0x0}, {}, &l1_stride}; // .code = 0x70, .mask = 0x40
inline constexpr listed l1_region{{&list, 0x80070, 0x0, 0x1ce2, 0x0}, {}, &l1_region}; // .code = 0x70, .mask = 0x80
inline constexpr listed all{{&list, 0xff070, 0x0, 0x1cf9, 0x0}, {}, &all}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
using namespace core_events;
inline constexpr listed l2_stream{{&list, 0x1071, 0x0, 0x1d0a, 0x0}, {}, &l2_stream}; // .code = 0x71, .mask = 0x1
inline constexpr listed l2_next_line{{&list, 0x2071, 0x0, 0x1d29, 0x0}, {}, &l2_next_line}; // .code = 0x71, .mask = 0x2
inline constexpr listed l2_up_down{{&list, 0x4071, 0x0, 0x1d4b, 0x0}, {}, &l2_up_down}; // .code = 0x71, .mask = 0x4
inline constexpr listed l2_burst{{&list, 0x8071, 0x0, 0x1d6b, 0x0}, {}, &l2_burst}; // .code = 0x71, .mask = 0x8
inline constexpr listed l2_stride{{&list, 0x10071, 0x0, 0x1d89, 0x0}, {}, &l2_stride}; // .code = 0x71, .mask = 0x10
inline constexpr listed l1_stream{{&list, 0x20071, 0x0, 0x1da8, 0x0}, {}, &l1_stream}; // .code = 0x71, .mask = 0x20
inline constexpr listed l1_stride{{&list, 0x40071, 0x0, 0x1dc7, 0x0}, {}, &l1_stride}; // .code = 0x71, .mask = 0x40
inline constexpr listed l1_region{{&list, 0x80071, 0x0, 0x1de6, 0x0}, {}, &l1_region}; // .code = 0x71, .mask = 0x80
inline constexpr listed all{{&list, 0xff071, 0x0, 0x1e05, 0x0}, {}, &all}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
using namespace core_events;
inline constexpr listed l2_stream{{&list, 0x1072, 0x0, 0x1e1e, 0x0}, {}, &l2_stream}; // .code = 0x72, .mask = 0x1
inline constexpr listed l2_next_line{{&list, 0x2072, 0x0, 0x1e39, 0x0}, {}, &l2_next_line}; // .code = 0x72, .mask = 0x2
inline constexpr listed l2_up_down{{&list, 0x4072, 0x0, 0x1e57, 0x0}, {}, &l2_up_down}; // .code = 0x72, .mask = 0x4
inline constexpr listed l2_burst{{&list, 0x8072, 0x0, 0x1e73, 0x0}, {}, &l2_burst}; // .code = 0x72, .mask = 0x8
inline constexpr listed l2_stride{{&list, 0x10072, 0x0, 0x1e8d, 0x0}, {}, &l2_stride}; // .code = 0x72, .mask = 0x10
inline constexpr listed l1_stream{{&list, 0x20072, 0x0, 0x1ea8, 0x0}, {}, &l1_stream}; // .code = 0x72, .mask = 0x20
inline constexpr listed l1_stride{{&list, 0x40072, 0x0, 0x1ec3, 0x0}, {}, &l1_stride}; // .code = 0x72, .mask = 0x40
inline constexpr listed l1_region{{&list, 0x80072, 0x0, 0x1ede, 0x0}, {}, &l1_region}; // .code = 0x72, .mask = 0x80
inline constexpr listed all{{&list, 0xff072, 0x0, 0x1ef9, 0x0}, {}, &all}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed group2{{&list, 0x1060, 0x0, 0x194c, 0x0}, {}, &group2}; // .code = 0x60, .mask = 0x1
inline constexpr listed l2_hw_pf{{&list, 0x2060, 0x0, 0x1961, 0x0}, {}, &l2_hw_pf}; // .code = 0x60, .mask = 0x2
inline constexpr listed prefetch_l2_cmd{{&list, 0x4060, 0x0, 0x1978, 0x0}, {}, &prefetch_l2_cmd}; // .code = 0x60, .mask = 0x4
inline constexpr listed change_to_x{{&list, 0x8060, 0x0, 0x1996, 0x0}, {}, &change_to_x}; // .code = 0x60, .mask = 0x8
inline constexpr listed cacheable_ic_read{{&list, 0x10060, 0x0, 0x19b0, 0x0}, {}, &cacheable_ic_read}; // .code = 0x60, .mask = 0x10
inline constexpr listed ls_rd_blk_c_s{{&list, 0x20060, 0x0, 0x19d0, 0x0}, {}, &ls_rd_blk_c_s}; // .code = 0x60, .mask = 0x20
inline constexpr listed rd_blk_x{{&list, 0x40060, 0x0, 0x19ec, 0x0}, {}, &rd_blk_x}; // .code = 0x60, .mask = 0x40
inline constexpr listed rd_blk_l{{&list, 0x80060, 0x0, 0x1a03, 0x0}, {}, &rd_blk_l}; // .code = 0x60, .mask = 0x80
inline constexpr listed all_dc{{&list, 0xe8060, 0x0, 0x1a1a, 0x0}, {}, &all_dc}; // .code = 0x60, .mask = 0xe8
inline constexpr listed all_no_prefetch{{&list, 0xf9060, 0x0, 0x1a2f, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf9
inline constexpr listed all{{&list, 0xff060, 0x0, 0x1a4d, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xff
} // namespace l2_request_g1

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1044, 0x0, 0x1354, 0x0}, {}, &local_l2}; // .code = 0x44, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2044, 0x0, 0x1373, 0x0}, {}, &local_ccx}; // .code = 0x44, .mask = 0x2
inline constexpr listed local_all{{&list, 0x3044, 0x0, 0x1393, 0x0}, {}, &local_all}; // .code = 0x44, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x4044, 0x0, 0x13b3, 0x0}, {}, &near_cache}; // .code = 0x44, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8044, 0x0, 0x13d4, 0x0}, {}, &dram_io_near}; // .code = 0x44, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10044, 0x0, 0x13f7, 0x0}, {}, &far_cache}; // .code = 0x44, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x14044, 0x0, 0x1417, 0x0}, {}, &remote_cache}; // .code = 0x44, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x40044, 0x0, 0x143a, 0x0}, {}, &dram_io_far}; // .code = 0x44, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48044, 0x0, 0x145c, 0x0}, {}, &dram_io_all}; // .code = 0x44, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50044, 0x0, 0x147e, 0x0}, {}, &far_all}; // .code = 0x44, .mask = 0x50
inline constexpr listed all_dram_io{{&list, 0x48044, 0x0, 0x149c, 0x0}, {}, &all_dram_io}; // .code = 0x44, .mask = 0x48
inline constexpr listed alternate_memories{{&list, 0x80044, 0x0, 0x14be, 0x0}, {}, &alternate_memories}; // .code = 0x44, .mask = 0x80
inline constexpr listed all{{&list, 0xff044, 0x0, 0x14e7, 0x0}, {}, &all}; // .code = 0x44, .mask = 0xff
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{{&list, 0x2024, 0x0, 0x10d9, 0x0}, {}, &stli_other}; // .code = 0x24, .mask = 0x2
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_dispatch{{&list, 0x1029, 0x0, 0x1122, 0x0}, {}, &ld_dispatch}; // .code = 0x29, .mask = 0x1
inline constexpr listed store_dispatch{{&list, 0x2029, 0x0, 0x113a, 0x0}, {}, &store_dispatch}; // .code = 0x29, .mask = 0x2
inline constexpr listed ld_st_dispatch{{&list, 0x4029, 0x0, 0x1155, 0x0}, {}, &ld_st_dispatch}; // .code = 0x29, .mask = 0x4
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1043, 0x0, 0x1244, 0x0}, {}, &local_l2}; // .code = 0x43, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2043, 0x0, 0x1264, 0x0}, {}, &local_ccx}; // .code = 0x43, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4043, 0x0, 0x1285, 0x0}, {}, &near_cache}; // .code = 0x43, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8043, 0x0, 0x12a7, 0x0}, {}, &dram_io_near}; // .code = 0x43, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10043, 0x0, 0x12cb, 0x0}, {}, &far_cache}; // .code = 0x43, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40043, 0x0, 0x12ec, 0x0}, {}, &dram_io_far}; // .code = 0x43, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x80043, 0x0, 0x130f, 0x0}, {}, &alternate_memories}; // .code = 0x43, .mask = 0x80
inline constexpr listed all{{&list, 0xff043, 0x0, 0x1339, 0x0}, {}, &all}; // .code = 0x43, .mask = 0xff
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x105a, 0x0, 0x1851, 0x0}, {}, &local_l2}; // .code = 0x5a, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x205a, 0x0, 0x186c, 0x0}, {}, &local_ccx}; // .code = 0x5a, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x405a, 0x0, 0x1888, 0x0}, {}, &near_cache}; // .code = 0x5a, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x805a, 0x0, 0x18a5, 0x0}, {}, &dram_io_near}; // .code = 0x5a, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x1005a, 0x0, 0x18c4, 0x0}, {}, &far_cache}; // .code = 0x5a, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x4005a, 0x0, 0x18e0, 0x0}, {}, &dram_io_far}; // .code = 0x5a, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x8005a, 0x0, 0x18fe, 0x0}, {}, &alternate_memories}; // .code = 0x5a, .mask = 0x80
inline constexpr listed all{{&list, 0xdf05a, 0x0, 0x1923, 0x0}, {}, &all}; // .code = 0x5a, .mask = 0xdf
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed data_pipe_sw_pf_dc_hit{{&list, 0x1052, 0x0, 0x1712, 0x0}, {}, &data_pipe_sw_pf_dc_hit}; // .code = 0x52, .mask = 0x1
inline constexpr listed mab_mch_cnt{{&list, 0x2052, 0x0, 0x1739, 0x0}, {}, &mab_mch_cnt}; // .code = 0x52, .mask = 0x2
inline constexpr listed all{{&list, 0x3052, 0x0, 0x1755, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x3
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed tlb_reload_4k_l2_hit{{&list, 0x1045, 0x0, 0x1501, 0x0}, {}, &tlb_reload_4k_l2_hit}; // .code = 0x45, .mask = 0x1
inline constexpr listed tlb_reload_coalesced_page_hit{{&list, 0x2045, 0x0, 0x1527, 0x0}, {}, &tlb_reload_coalesced_page_hit}; // .code = 0x45, .mask = 0x2
inline constexpr listed tlb_reload_2m_l2_hit{{&list, 0x4045, 0x0, 0x1556, 0x0}, {}, &tlb_reload_2m_l2_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed tlb_reload_1g_l2_hit{{&list, 0x8045, 0x0, 0x157c, 0x0}, {}, &tlb_reload_1g_l2_hit}; // .code = 0x45, .mask = 0x8
inline constexpr listed tlb_reload_4k_l2_miss{{&list, 0x10045, 0x0, 0x15a2, 0x0}, {}, &tlb_reload_4k_l2_miss}; // .code = 0x45, .mask = 0x10
inline constexpr listed tlb_reload_coalesced_page_miss{{&list, 0x20045, 0x0, 0x15c9, 0x0}, {}, &tlb_reload_coalesced_page_miss}; // .code = 0x45, .mask = 0x20
inline constexpr listed tlb_reload_2m_l2_miss{{&list, 0x40045, 0x0, 0x15f9, 0x0}, {}, &tlb_reload_2m_l2_miss}; // .code = 0x45, .mask = 0x40
inline constexpr listed tlb_reload_1g_l2_miss{{&list, 0x80045, 0x0, 0x1620, 0x0}, {}, &tlb_reload_1g_l2_miss}; // .code = 0x45, .mask = 0x80
inline constexpr listed all_l2_miss{{&list, 0xf0045, 0x0, 0x1647, 0x0}, {}, &all_l2_miss}; // .code = 0x45, .mask = 0xf0
inline constexpr listed all{{&list, 0xff045, 0x0, 0x1664, 0x0}, {}, &all}; // .code = 0x45, .mask = 0xff
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1025, 0x0, 0x10f3, 0x0}, {}, &bus_lock}; // .code = 0x25, .mask = 0x1
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed load_store_allocations{{&list, 0x3f041, 0x0, 0x11d6, 0x0}, {}, &load_store_allocations}; // .code = 0x41, .mask = 0x3f
inline constexpr listed hardware_prefetcher_allocations{{&list, 0x40041, 0x0, 0x11fa, 0x0}, {}, &hardware_prefetcher_allocations}; // .code = 0x41, .mask = 0x40
inline constexpr listed all_allocations{{&list, 0x7f041, 0x0, 0x1227, 0x0}, {}, &all_allocations}; // .code = 0x41, .mask = 0x7f
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma64{{&list, 0x1047, 0x0, 0x1679, 0x0}, {}, &ma64}; // .code = 0x47, .mask = 0x1
inline constexpr listed ma4k{{&list, 0x2047, 0x0, 0x168d, 0x0}, {}, &ma4k}; // .code = 0x47, .mask = 0x2
} // namespace ls_misal_loads

namespace ls_not_halted_p0_cyc {
using namespace core_events;
inline constexpr listed p0_freq_cyc{{&list, 0x1120, 0x0, 0x2570, 0x0}, {}, &p0_freq_cyc}; // .code = 0x120, .mask = 0x1
} // namespace ls_not_halted_p0_cyc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch{{&list, 0x104b, 0x0, 0x16a1, 0x0}, {}, &prefetch}; // .code = 0x4b, .mask = 0x1
inline constexpr listed prefetch_w{{&list, 0x204b, 0x0, 0x16bd, 0x0}, {}, &prefetch_w}; // .code = 0x4b, .mask = 0x2
inline constexpr listed prefetch_nta{{&list, 0x404b, 0x0, 0x16db, 0x0}, {}, &prefetch_nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x16fb, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{{&list, 0x1037, 0x0, 0x11a7, 0x0}, {}, &st_commit_cancel_wcb_full}; // .code = 0x37, .mask = 0x1
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1059, 0x0, 0x1769, 0x0}, {}, &local_l2}; // .code = 0x59, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2059, 0x0, 0x1784, 0x0}, {}, &local_ccx}; // .code = 0x59, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4059, 0x0, 0x17a0, 0x0}, {}, &near_cache}; // .code = 0x59, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8059, 0x0, 0x17bd, 0x0}, {}, &dram_io_near}; // .code = 0x59, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10059, 0x0, 0x17dc, 0x0}, {}, &far_cache}; // .code = 0x59, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40059, 0x0, 0x17f8, 0x0}, {}, &dram_io_far}; // .code = 0x59, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x80059, 0x0, 0x1816, 0x0}, {}, &alternate_memories}; // .code = 0x59, .mask = 0x80
inline constexpr listed all{{&list, 0xdf059, 0x0, 0x183b, 0x0}, {}, &all}; // .code = 0x59, .mask = 0xdf
} // namespace ls_sw_pf_dc_fills

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all{{&list, 0xff078, 0x0, 0x1f20, 0x0}, {}, &all}; // .code = 0x78, .mask = 0xff
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed op_cache_hit{{&list, 0x328f, 0x0, 0x2765, 0x0}, {}, &op_cache_hit}; // .code = 0x28f, .mask = 0x3
inline constexpr listed op_cache_miss{{&list, 0x428f, 0x0, 0x2784, 0x0}, {}, &op_cache_miss}; // .code = 0x28f, .mask = 0x4
inline constexpr listed all_op_cache_accesses{{&list, 0x728f, 0x0, 0x27a4, 0x0}, {}, &all_op_cache_accesses}; // .code = 0x28f, .mask = 0x7
} // namespace op_cache_hit_miss

namespace packed_int_op_type {
using namespace core_events;
inline constexpr listed int128_add{{&list, 0x100d, 0x0, 0xcd7, 0x0}, {}, &int128_add}; // .code = 0x0d, .mask = 0x1
inline constexpr listed int128_sub{{&list, 0x200d, 0x0, 0xcf5, 0x0}, {}, &int128_sub}; // .code = 0x0d, .mask = 0x2
inline constexpr listed int128_mul{{&list, 0x300d, 0x0, 0xd13, 0x0}, {}, &int128_mul}; // .code = 0x0d, .mask = 0x3
inline constexpr listed int128_mac{{&list, 0x400d, 0x0, 0xd31, 0x0}, {}, &int128_mac}; // .code = 0x0d, .mask = 0x4
inline constexpr listed int128_aes{{&list, 0x500d, 0x0, 0xd4f, 0x0}, {}, &int128_aes}; // .code = 0x0d, .mask = 0x5
inline constexpr listed int128_sha{{&list, 0x600d, 0x0, 0xd6d, 0x0}, {}, &int128_sha}; // .code = 0x0d, .mask = 0x6
inline constexpr listed int128_cmp{{&list, 0x700d, 0x0, 0xd8b, 0x0}, {}, &int128_cmp}; // .code = 0x0d, .mask = 0x7
inline constexpr listed int128_clm{{&list, 0x800d, 0x0, 0xda9, 0x0}, {}, &int128_clm}; // .code = 0x0d, .mask = 0x8
inline constexpr listed int128_shift{{&list, 0x900d, 0x0, 0xdc7, 0x0}, {}, &int128_shift}; // .code = 0x0d, .mask = 0x9
inline constexpr listed int128_mov{{&list, 0xa00d, 0x0, 0xde7, 0x0}, {}, &int128_mov}; // .code = 0x0d, .mask = 0xa
inline constexpr listed int128_shuffle{{&list, 0xb00d, 0x0, 0xe05, 0x0}, {}, &int128_shuffle}; // .code = 0x0d, .mask = 0xb
inline constexpr listed int128_pack{{&list, 0xc00d, 0x0, 0xe27, 0x0}, {}, &int128_pack}; // .code = 0x0d, .mask = 0xc
inline constexpr listed int128_logical{{&list, 0xd00d, 0x0, 0xe46, 0x0}, {}, &int128_logical}; // .code = 0x0d, .mask = 0xd
inline constexpr listed int128_other{{&list, 0xe00d, 0x0, 0xe68, 0x0}, {}, &int128_other}; // .code = 0x0d, .mask = 0xe
inline constexpr listed int128_all{{&list, 0xf00d, 0x0, 0xe88, 0x0}, {}, &int128_all}; // .code = 0x0d, .mask = 0xf
inline constexpr listed int256_add{{&list, 0x1000d, 0x0, 0xea6, 0x0}, {}, &int256_add}; // .code = 0x0d, .mask = 0x10
inline constexpr listed int256_sub{{&list, 0x2000d, 0x0, 0xec4, 0x0}, {}, &int256_sub}; // .code = 0x0d, .mask = 0x20
inline constexpr listed int256_mul{{&list, 0x3000d, 0x0, 0xee2, 0x0}, {}, &int256_mul}; // .code = 0x0d, .mask = 0x30
inline constexpr listed int256_mac{{&list, 0x4000d, 0x0, 0xf00, 0x0}, {}, &int256_mac}; // .code = 0x0d, .mask = 0x40
inline constexpr listed int256_cmp{{&list, 0x7000d, 0x0, 0xf1e, 0x0}, {}, &int256_cmp}; // .code = 0x0d, .mask = 0x70
inline constexpr listed int256_shift{{&list, 0x9000d, 0x0, 0xf3c, 0x0}, {}, &int256_shift}; // .code = 0x0d, .mask = 0x90
inline constexpr listed int256_mov{{&list, 0xa000d, 0x0, 0xf5c, 0x0}, {}, &int256_mov}; // .code = 0x0d, .mask = 0xa0
inline constexpr listed int256_shuffle{{&list, 0xb000d, 0x0, 0xf7a, 0x0}, {}, &int256_shuffle}; // .code = 0x0d, .mask = 0xb0
inline constexpr listed int256_pack{{&list, 0xc000d, 0x0, 0xf9c, 0x0}, {}, &int256_pack}; // .code = 0x0d, .mask = 0xc0
inline constexpr listed int256_logical{{&list, 0xd000d, 0x0, 0xfbb, 0x0}, {}, &int256_logical}; // .code = 0x0d, .mask = 0xd0
inline constexpr listed int256_other{{&list, 0xe000d, 0x0, 0xfdd, 0x0}, {}, &int256_other}; // .code = 0x0d, .mask = 0xe0
inline constexpr listed int256_all{{&list, 0xf000d, 0x0, 0xffd, 0x0}, {}, &int256_all}; // .code = 0x0d, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00d, 0x0, 0x101b, 0x0}, {}, &all}; // .code = 0x0d, .mask = 0xff
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
using namespace core_events;
inline constexpr listed mmx_add{{&list, 0x100b, 0x0, 0x637, 0x0}, {}, &mmx_add}; // .code = 0x0b, .mask = 0x1
inline constexpr listed mmx_sub{{&list, 0x200b, 0x0, 0x653, 0x0}, {}, &mmx_sub}; // .code = 0x0b, .mask = 0x2
inline constexpr listed mmx_mul{{&list, 0x300b, 0x0, 0x66f, 0x0}, {}, &mmx_mul}; // .code = 0x0b, .mask = 0x3
inline constexpr listed mmx_mac{{&list, 0x400b, 0x0, 0x68b, 0x0}, {}, &mmx_mac}; // .code = 0x0b, .mask = 0x4
inline constexpr listed mmx_cmp{{&list, 0x700b, 0x0, 0x6a7, 0x0}, {}, &mmx_cmp}; // .code = 0x0b, .mask = 0x7
inline constexpr listed mmx_shift{{&list, 0x900b, 0x0, 0x6c3, 0x0}, {}, &mmx_shift}; // .code = 0x0b, .mask = 0x9
inline constexpr listed mmx_mov{{&list, 0xa00b, 0x0, 0x6e1, 0x0}, {}, &mmx_mov}; // .code = 0x0b, .mask = 0xa
inline constexpr listed mmx_shuffle{{&list, 0xb00b, 0x0, 0x6fd, 0x0}, {}, &mmx_shuffle}; // .code = 0x0b, .mask = 0xb
inline constexpr listed mmx_pack{{&list, 0xc00b, 0x0, 0x71d, 0x0}, {}, &mmx_pack}; // .code = 0x0b, .mask = 0xc
inline constexpr listed mmx_logical{{&list, 0xd00b, 0x0, 0x73a, 0x0}, {}, &mmx_logical}; // .code = 0x0b, .mask = 0xd
inline constexpr listed mmx_other{{&list, 0xe00b, 0x0, 0x75a, 0x0}, {}, &mmx_other}; // .code = 0x0b, .mask = 0xe
inline constexpr listed mmx_all{{&list, 0xf00b, 0x0, 0x778, 0x0}, {}, &mmx_all}; // .code = 0x0b, .mask = 0xf
inline constexpr listed sse_avx_add{{&list, 0x1000b, 0x0, 0x794, 0x0}, {}, &sse_avx_add}; // .code = 0x0b, .mask = 0x10
inline constexpr listed sse_avx_sub{{&list, 0x2000b, 0x0, 0x7b4, 0x0}, {}, &sse_avx_sub}; // .code = 0x0b, .mask = 0x20
inline constexpr listed sse_avx_mul{{&list, 0x3000b, 0x0, 0x7d4, 0x0}, {}, &sse_avx_mul}; // .code = 0x0b, .mask = 0x30
inline constexpr listed sse_avx_mac{{&list, 0x4000b, 0x0, 0x7f4, 0x0}, {}, &sse_avx_mac}; // .code = 0x0b, .mask = 0x40
inline constexpr listed sse_avx_aes{{&list, 0x5000b, 0x0, 0x814, 0x0}, {}, &sse_avx_aes}; // .code = 0x0b, .mask = 0x50
inline constexpr listed sse_avx_sha{{&list, 0x6000b, 0x0, 0x834, 0x0}, {}, &sse_avx_sha}; // .code = 0x0b, .mask = 0x60
inline constexpr listed sse_avx_cmp{{&list, 0x7000b, 0x0, 0x854, 0x0}, {}, &sse_avx_cmp}; // .code = 0x0b, .mask = 0x70
inline constexpr listed sse_avx_clm{{&list, 0x8000b, 0x0, 0x874, 0x0}, {}, &sse_avx_clm}; // .code = 0x0b, .mask = 0x80
inline constexpr listed sse_avx_shift{{&list, 0x9000b, 0x0, 0x894, 0x0}, {}, &sse_avx_shift}; // .code = 0x0b, .mask = 0x90
inline constexpr listed sse_avx_mov{{&list, 0xa000b, 0x0, 0x8b6, 0x0}, {}, &sse_avx_mov}; // .code = 0x0b, .mask = 0xa0
inline constexpr listed sse_avx_shuffle{{&list, 0xb000b, 0x0, 0x8d6, 0x0}, {}, &sse_avx_shuffle}; // .code = 0x0b, .mask = 0xb0
inline constexpr listed sse_avx_pack{{&list, 0xc000b, 0x0, 0x8fa, 0x0}, {}, &sse_avx_pack}; // .code = 0x0b, .mask = 0xc0
inline constexpr listed sse_avx_logical{{&list, 0xd000b, 0x0, 0x91b, 0x0}, {}, &sse_avx_logical}; // .code = 0x0b, .mask = 0xd0
inline constexpr listed sse_avx_other{{&list, 0xe000b, 0x0, 0x93f, 0x0}, {}, &sse_avx_other}; // .code = 0x0b, .mask = 0xe0
inline constexpr listed sse_avx_all{{&list, 0xf000b, 0x0, 0x961, 0x0}, {}, &sse_avx_all}; // .code = 0x0b, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00b, 0x0, 0x981, 0x0}, {}, &all}; // .code = 0x0b, .mask = 0xff
} // namespace sse_avx_ops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &ls_ret_cl_flush, &ls_ret_cpuid, &all_data_cache_accesses, &ls_smi_rx, &ls_int_taken, &ls_stlf,
    &ls_alloc_mab_count, &ls_not_halted_cyc, &ic_cache_fill_l2, &ic_cache_fill_sys,
    &bp_l1_tlb_miss_l2_tlb_hit, &bp_l2_btb_correct, &bp_dyn_ind_pred, &bp_de_redirect,
    &resyncs_or_nc_redirects, &de_op_queue_empty, &ex_ret_instr, &ex_ret_ops, &ex_ret_brn,
    &ex_ret_brn_misp, &ex_ret_brn_tkn, &ex_ret_brn_tkn_misp, &ex_ret_brn_far, &ex_ret_near_ret,
    &ex_ret_near_ret_mispred, &ex_ret_brn_ind_misp, &ex_ret_ind_brch_instr, &ex_ret_cond,
    &ex_div_busy, &ex_div_count, &ex_ret_ucode_instr, &ex_ret_ucode_ops,
    &ex_ret_msprd_brnch_instr_dir_msmtch, &ex_ret_uncond_brnch_instr_mispred,
    &ex_ret_uncond_brnch_instr, &ex_ret_fused_instr, &bp_l1_tlb_fetch_hit::if4k,
    &bp_l1_tlb_fetch_hit::if2m, &bp_l1_tlb_fetch_hit::if1g, &bp_l1_tlb_fetch_hit::all,
    &bp_l1_tlb_miss_l2_tlb_miss::if4k, &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g, &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k,
    &bp_l1_tlb_miss_l2_tlb_miss::all, &de_dis_dispatch_token_stalls1::int_phy_reg_file_rsrc_stall,
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
    &de_dis_dispatch_token_stalls2::retire_token_stall, &de_dis_ops_from_decoder::any_fp_dispatch,
    &de_dis_ops_from_decoder::disp_op_type_any_integer_dispatch,
    &de_no_dispatch_per_slot::no_ops_from_frontend, &de_no_dispatch_per_slot::backend_stalls,
    &de_no_dispatch_per_slot::smt_contention, &de_src_op_disp::decoder, &de_src_op_disp::op_cache,
    &de_src_op_disp::loop_buffer, &de_src_op_disp::all, &ex_no_retire::empty,
    &ex_no_retire::not_complete, &ex_no_retire::other, &ex_no_retire::thread_not_selected,
    &ex_no_retire::load_not_complete, &ex_no_retire::all, &ex_tagged_ibs_ops::ibs_tagged_ops,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret, &fp_disp_faults::x87_fill_fault,
    &fp_disp_faults::xmm_fill_fault, &fp_disp_faults::ymm_fill_fault,
    &fp_disp_faults::ymm_spill_fault, &fp_disp_faults::sse_avx_all, &fp_disp_faults::all,
    &fp_ops_retired_by_type::scalar_add, &fp_ops_retired_by_type::scalar_sub,
    &fp_ops_retired_by_type::scalar_mul, &fp_ops_retired_by_type::scalar_mac,
    &fp_ops_retired_by_type::scalar_div, &fp_ops_retired_by_type::scalar_sqrt,
    &fp_ops_retired_by_type::scalar_cmp, &fp_ops_retired_by_type::scalar_cvt,
    &fp_ops_retired_by_type::scalar_blend, &fp_ops_retired_by_type::scalar_other,
    &fp_ops_retired_by_type::scalar_all, &fp_ops_retired_by_type::vector_add,
    &fp_ops_retired_by_type::vector_sub, &fp_ops_retired_by_type::vector_mul,
    &fp_ops_retired_by_type::vector_mac, &fp_ops_retired_by_type::vector_div,
    &fp_ops_retired_by_type::vector_sqrt, &fp_ops_retired_by_type::vector_cmp,
    &fp_ops_retired_by_type::vector_cvt, &fp_ops_retired_by_type::vector_blend,
    &fp_ops_retired_by_type::vector_shuffle, &fp_ops_retired_by_type::vector_logical,
    &fp_ops_retired_by_type::vector_other, &fp_ops_retired_by_type::vector_all,
    &fp_ops_retired_by_type::all, &fp_ops_retired_by_width::x87_uops_retired,
    &fp_ops_retired_by_width::mmx_uops_retired, &fp_ops_retired_by_width::scalar_uops_retired,
    &fp_ops_retired_by_width::pack_128_uops_retired,
    &fp_ops_retired_by_width::pack_256_uops_retired,
    &fp_ops_retired_by_width::pack_512_uops_retired, &fp_ops_retired_by_width::all,
    &fp_pack_ops_retired::fp128_add, &fp_pack_ops_retired::fp128_sub,
    &fp_pack_ops_retired::fp128_mul, &fp_pack_ops_retired::fp128_mac,
    &fp_pack_ops_retired::fp128_div, &fp_pack_ops_retired::fp128_sqrt,
    &fp_pack_ops_retired::fp128_cmp, &fp_pack_ops_retired::fp128_cvt,
    &fp_pack_ops_retired::fp128_blend, &fp_pack_ops_retired::fp128_shuffle,
    &fp_pack_ops_retired::fp128_logical, &fp_pack_ops_retired::fp128_other,
    &fp_pack_ops_retired::fp128_all, &fp_pack_ops_retired::fp256_add,
    &fp_pack_ops_retired::fp256_sub, &fp_pack_ops_retired::fp256_mul,
    &fp_pack_ops_retired::fp256_mac, &fp_pack_ops_retired::fp256_div,
    &fp_pack_ops_retired::fp256_sqrt, &fp_pack_ops_retired::fp256_cmp,
    &fp_pack_ops_retired::fp256_cvt, &fp_pack_ops_retired::fp256_blend,
    &fp_pack_ops_retired::fp256_shuffle, &fp_pack_ops_retired::fp256_logical,
    &fp_pack_ops_retired::fp256_other, &fp_pack_ops_retired::fp256_all, &fp_pack_ops_retired::all,
    &fp_ret_sse_avx_ops::add_sub_flops, &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::div_flops, &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::bfloat_mac_flops, &fp_ret_sse_avx_ops::all,
    &fp_ret_x87_fp_ops::add_sub_ops, &fp_ret_x87_fp_ops::mul_ops, &fp_ret_x87_fp_ops::div_sqrt_ops,
    &fp_ret_x87_fp_ops::all, &fp_retired_ser_ops::x87_ctrl_ret, &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret, &fp_retired_ser_ops::sse_bot_ret, &fp_retired_ser_ops::all,
    &ic_tag_hit_miss::instruction_cache_hit, &ic_tag_hit_miss::instruction_cache_miss,
    &ic_tag_hit_miss::all_instruction_cache_accesses, &l2_cache_req_stat::ic_fill_miss,
    &l2_cache_req_stat::ic_fill_hit_s, &l2_cache_req_stat::ic_fill_hit_x,
    &l2_cache_req_stat::ic_hit_in_l2, &l2_cache_req_stat::ic_access_in_l2,
    &l2_cache_req_stat::ls_rd_blk_c, &l2_cache_req_stat::ic_dc_miss_in_l2,
    &l2_cache_req_stat::ls_rd_blk_x, &l2_cache_req_stat::ls_rd_blk_l_hit_s,
    &l2_cache_req_stat::ls_rd_blk_l_hit_x, &l2_cache_req_stat::ls_rd_blk_cs,
    &l2_cache_req_stat::dc_hit_in_l2, &l2_cache_req_stat::ic_dc_hit_in_l2,
    &l2_cache_req_stat::dc_access_in_l2, &l2_cache_req_stat::all, &l2_pf_hit_l2::l2_stream,
    &l2_pf_hit_l2::l2_next_line, &l2_pf_hit_l2::l2_up_down, &l2_pf_hit_l2::l2_burst,
    &l2_pf_hit_l2::l2_stride, &l2_pf_hit_l2::l1_stream, &l2_pf_hit_l2::l1_stride,
    &l2_pf_hit_l2::l1_region, &l2_pf_hit_l2::all, &l2_pf_miss_l2_hit_l3::l2_stream,
    &l2_pf_miss_l2_hit_l3::l2_next_line, &l2_pf_miss_l2_hit_l3::l2_up_down,
    &l2_pf_miss_l2_hit_l3::l2_burst, &l2_pf_miss_l2_hit_l3::l2_stride,
    &l2_pf_miss_l2_hit_l3::l1_stream, &l2_pf_miss_l2_hit_l3::l1_stride,
    &l2_pf_miss_l2_hit_l3::l1_region, &l2_pf_miss_l2_hit_l3::all, &l2_pf_miss_l2_l3::l2_stream,
    &l2_pf_miss_l2_l3::l2_next_line, &l2_pf_miss_l2_l3::l2_up_down, &l2_pf_miss_l2_l3::l2_burst,
    &l2_pf_miss_l2_l3::l2_stride, &l2_pf_miss_l2_l3::l1_stream, &l2_pf_miss_l2_l3::l1_stride,
    &l2_pf_miss_l2_l3::l1_region, &l2_pf_miss_l2_l3::all, &l2_request_g1::group2,
    &l2_request_g1::l2_hw_pf, &l2_request_g1::prefetch_l2_cmd, &l2_request_g1::change_to_x,
    &l2_request_g1::cacheable_ic_read, &l2_request_g1::ls_rd_blk_c_s, &l2_request_g1::rd_blk_x,
    &l2_request_g1::rd_blk_l, &l2_request_g1::all_dc, &l2_request_g1::all_no_prefetch,
    &l2_request_g1::all, &ls_any_fills_from_sys::local_l2, &ls_any_fills_from_sys::local_ccx,
    &ls_any_fills_from_sys::local_all, &ls_any_fills_from_sys::near_cache,
    &ls_any_fills_from_sys::dram_io_near, &ls_any_fills_from_sys::far_cache,
    &ls_any_fills_from_sys::remote_cache, &ls_any_fills_from_sys::dram_io_far,
    &ls_any_fills_from_sys::dram_io_all, &ls_any_fills_from_sys::far_all,
    &ls_any_fills_from_sys::all_dram_io, &ls_any_fills_from_sys::alternate_memories,
    &ls_any_fills_from_sys::all, &ls_bad_status2::stli_other, &ls_dispatch::ld_dispatch,
    &ls_dispatch::store_dispatch, &ls_dispatch::ld_st_dispatch, &ls_dmnd_fills_from_sys::local_l2,
    &ls_dmnd_fills_from_sys::local_ccx, &ls_dmnd_fills_from_sys::near_cache,
    &ls_dmnd_fills_from_sys::dram_io_near, &ls_dmnd_fills_from_sys::far_cache,
    &ls_dmnd_fills_from_sys::dram_io_far, &ls_dmnd_fills_from_sys::alternate_memories,
    &ls_dmnd_fills_from_sys::all, &ls_hw_pf_dc_fills::local_l2, &ls_hw_pf_dc_fills::local_ccx,
    &ls_hw_pf_dc_fills::near_cache, &ls_hw_pf_dc_fills::dram_io_near, &ls_hw_pf_dc_fills::far_cache,
    &ls_hw_pf_dc_fills::dram_io_far, &ls_hw_pf_dc_fills::alternate_memories,
    &ls_hw_pf_dc_fills::all, &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit,
    &ls_inef_sw_pref::mab_mch_cnt, &ls_inef_sw_pref::all, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss, &ls_l1_d_tlb_miss::all_l2_miss,
    &ls_l1_d_tlb_miss::all, &ls_locks::bus_lock, &ls_mab_alloc::load_store_allocations,
    &ls_mab_alloc::hardware_prefetcher_allocations, &ls_mab_alloc::all_allocations,
    &ls_misal_loads::ma64, &ls_misal_loads::ma4k, &ls_not_halted_p0_cyc::p0_freq_cyc,
    &ls_pref_instr_disp::prefetch, &ls_pref_instr_disp::prefetch_w,
    &ls_pref_instr_disp::prefetch_nta, &ls_pref_instr_disp::all,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full, &ls_sw_pf_dc_fills::local_l2,
    &ls_sw_pf_dc_fills::local_ccx, &ls_sw_pf_dc_fills::near_cache, &ls_sw_pf_dc_fills::dram_io_near,
    &ls_sw_pf_dc_fills::far_cache, &ls_sw_pf_dc_fills::dram_io_far,
    &ls_sw_pf_dc_fills::alternate_memories, &ls_sw_pf_dc_fills::all, &ls_tlb_flush::all,
    &op_cache_hit_miss::op_cache_hit, &op_cache_hit_miss::op_cache_miss,
    &op_cache_hit_miss::all_op_cache_accesses, &packed_int_op_type::int128_add,
    &packed_int_op_type::int128_sub, &packed_int_op_type::int128_mul,
    &packed_int_op_type::int128_mac, &packed_int_op_type::int128_aes,
    &packed_int_op_type::int128_sha, &packed_int_op_type::int128_cmp,
    &packed_int_op_type::int128_clm, &packed_int_op_type::int128_shift,
    &packed_int_op_type::int128_mov, &packed_int_op_type::int128_shuffle,
    &packed_int_op_type::int128_pack, &packed_int_op_type::int128_logical,
    &packed_int_op_type::int128_other, &packed_int_op_type::int128_all,
    &packed_int_op_type::int256_add, &packed_int_op_type::int256_sub,
    &packed_int_op_type::int256_mul, &packed_int_op_type::int256_mac,
    &packed_int_op_type::int256_cmp, &packed_int_op_type::int256_shift,
    &packed_int_op_type::int256_mov, &packed_int_op_type::int256_shuffle,
    &packed_int_op_type::int256_pack, &packed_int_op_type::int256_logical,
    &packed_int_op_type::int256_other, &packed_int_op_type::int256_all, &packed_int_op_type::all,
    &sse_avx_ops_retired::mmx_add, &sse_avx_ops_retired::mmx_sub, &sse_avx_ops_retired::mmx_mul,
    &sse_avx_ops_retired::mmx_mac, &sse_avx_ops_retired::mmx_cmp, &sse_avx_ops_retired::mmx_shift,
    &sse_avx_ops_retired::mmx_mov, &sse_avx_ops_retired::mmx_shuffle,
    &sse_avx_ops_retired::mmx_pack, &sse_avx_ops_retired::mmx_logical,
    &sse_avx_ops_retired::mmx_other, &sse_avx_ops_retired::mmx_all,
    &sse_avx_ops_retired::sse_avx_add, &sse_avx_ops_retired::sse_avx_sub,
    &sse_avx_ops_retired::sse_avx_mul, &sse_avx_ops_retired::sse_avx_mac,
    &sse_avx_ops_retired::sse_avx_aes, &sse_avx_ops_retired::sse_avx_sha,
    &sse_avx_ops_retired::sse_avx_cmp, &sse_avx_ops_retired::sse_avx_clm,
    &sse_avx_ops_retired::sse_avx_shift, &sse_avx_ops_retired::sse_avx_mov,
    &sse_avx_ops_retired::sse_avx_shuffle, &sse_avx_ops_retired::sse_avx_pack,
    &sse_avx_ops_retired::sse_avx_logical, &sse_avx_ops_retired::sse_avx_other,
    &sse_avx_ops_retired::sse_avx_all, &sse_avx_ops_retired::all,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::zen4
