// Events of AMD Zen 5 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen5: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen5; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, unit masks of codes it has: 43h/ffh 44h/ffh aah/07h d6h/a2h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam1ah_zen5.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::zen5 {

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
    "fp_ret_sse_avx_ops.bfloat16_flops\0"
    "fp_ret_sse_avx_ops.scalar_single_flops\0"
    "fp_ret_sse_avx_ops.packed_single_flops\0"
    "fp_ret_sse_avx_ops.scalar_double_flops\0"
    "fp_ret_sse_avx_ops.packed_double_flops\0"
    "fp_ret_sse_avx_ops.all\0"
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
    "fp_ops_retired_by_type.scalar_mov\0"
    "fp_ops_retired_by_type.scalar_shuffle\0"
    "fp_ops_retired_by_type.scalar_bfloat\0"
    "fp_ops_retired_by_type.scalar_logical\0"
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
    "fp_ops_retired_by_type.vector_mov\0"
    "fp_ops_retired_by_type.vector_shuffle\0"
    "fp_ops_retired_by_type.vector_bfloat\0"
    "fp_ops_retired_by_type.vector_logical\0"
    "fp_ops_retired_by_type.vector_other\0"
    "fp_ops_retired_by_type.vector_all\0"
    "fp_ops_retired_by_type.all\0"
    "sse_avx_ops_retired.mmx_add\0"
    "sse_avx_ops_retired.mmx_sub\0"
    "sse_avx_ops_retired.mmx_mul\0"
    "sse_avx_ops_retired.mmx_mac\0"
    "sse_avx_ops_retired.mmx_aes\0"
    "sse_avx_ops_retired.mmx_sha\0"
    "sse_avx_ops_retired.mmx_cmp\0"
    "sse_avx_ops_retired.mmx_cvt\0"
    "sse_avx_ops_retired.mmx_shift\0"
    "sse_avx_ops_retired.mmx_mov\0"
    "sse_avx_ops_retired.mmx_shuffle\0"
    "sse_avx_ops_retired.mmx_vnni\0"
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
    "sse_avx_ops_retired.sse_avx_cvt\0"
    "sse_avx_ops_retired.sse_avx_clm\0"
    "sse_avx_ops_retired.sse_avx_shift\0"
    "sse_avx_ops_retired.sse_avx_mov\0"
    "sse_avx_ops_retired.sse_avx_shuffle\0"
    "sse_avx_ops_retired.sse_avx_vnni\0"
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
    "fp_pack_ops_retired.fp128_mov\0"
    "fp_pack_ops_retired.fp128_shuffle\0"
    "fp_pack_ops_retired.fp128_bfloat\0"
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
    "fp_pack_ops_retired.fp256_mov\0"
    "fp_pack_ops_retired.fp256_shuffle\0"
    "fp_pack_ops_retired.fp256_bfloat\0"
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
    "packed_int_op_type.int128_cvt\0"
    "packed_int_op_type.int128_clm\0"
    "packed_int_op_type.int128_shift\0"
    "packed_int_op_type.int128_mov\0"
    "packed_int_op_type.int128_shuffle\0"
    "packed_int_op_type.int128_vnni\0"
    "packed_int_op_type.int128_pack\0"
    "packed_int_op_type.int128_logical\0"
    "packed_int_op_type.int128_other\0"
    "packed_int_op_type.int128_all\0"
    "packed_int_op_type.int256_add\0"
    "packed_int_op_type.int256_sub\0"
    "packed_int_op_type.int256_mul\0"
    "packed_int_op_type.int256_mac\0"
    "packed_int_op_type.int256_aes\0"
    "packed_int_op_type.int256_sha\0"
    "packed_int_op_type.int256_cmp\0"
    "packed_int_op_type.int256_cvt\0"
    "packed_int_op_type.int256_shift\0"
    "packed_int_op_type.int256_mov\0"
    "packed_int_op_type.int256_shuffle\0"
    "packed_int_op_type.int256_vnni\0"
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
    "ls_locks.all\0"
    "ls_ret_cl_flush\0"
    "ls_ret_cpuid\0"
    "ls_dispatch.ld_dispatch\0"
    "ls_dispatch.store_dispatch\0"
    "ls_dispatch.ld_st_dispatch\0"
    "ls_dispatch.all\0"
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
    "wcb_close.full_line_64b\0"
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
    "l2_request_g1.cacheable_ic_read\0"
    "l2_request_g1.ls_rd_blk_c_s\0"
    "l2_request_g1.rd_blk_x\0"
    "l2_request_g1.rd_blk_l\0"
    "l2_request_g1.all_dc\0"
    "l2_request_g1.all_no_prefetch\0"
    "l2_request_g1.all\0"
    "l2_request_g2.ls_rd_sized_nc\0"
    "l2_request_g2.ls_rd_sized\0"
    "l2_wcb_req.wcb_close\0"
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
    "l2_pf_hit_l2.l2_hwpf\0"
    "l2_pf_hit_l2.l1_dc_hwpf\0"
    "l2_pf_hit_l2.l1_dc_l2_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l2_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l1_dc_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l1_dc_l2_hwpf\0"
    "l2_pf_miss_l2_l3.l2_hwpf\0"
    "l2_pf_miss_l2_l3.l1_dc_hwpf\0"
    "l2_pf_miss_l2_l3.l1_dc_l2_hwpf\0"
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
    "bp_redirects.resync\0"
    "bp_redirects.ex_redir\0"
    "bp_redirects.all\0"
    "de_op_queue_empty\0"
    "de_src_op_disp.x86_decoder\0"
    "de_src_op_disp.op_cache\0"
    "de_src_op_disp.all\0"
    "de_dis_ops_from_decoder.any_fp_dispatch\0"
    "de_dis_ops_from_decoder.any_integer_dispatch\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.int_phy_reg_file_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.load_queue_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.store_queue_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.taken_brnch_buffer_rsrc\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.fp_sch_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.al_tokens\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.ag_tokens\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.ex_flush_recovery\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.retq\0"
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
    "ex_ret_mmx_fp_instr.x87\0"
    "ex_ret_mmx_fp_instr.mmx\0"
    "ex_ret_mmx_fp_instr.sse\0"
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
    "l2_fill_rsp_src.local_ccx\0"
    "l2_fill_rsp_src.near_cache\0"
    "l2_fill_rsp_src.dram_io_near\0"
    "l2_fill_rsp_src.far_cache\0"
    "l2_fill_rsp_src.dram_io_far\0"
    "l2_fill_rsp_src.alternate_memories\0"
    "l2_fill_rsp_src.all\0"
    "ic_fetch_ibs_events.fetch_tagged\0"
    "ic_fetch_ibs_events.sample_discarded\0"
    "ic_fetch_ibs_events.sample_filtered\0"
    "ic_fetch_ibs_events.sample_valid\0"
    "ic_tag_hit_miss.instruction_cache_hit\0"
    "ic_tag_hit_miss.instruction_cache_miss\0"
    "ic_tag_hit_miss.all_instruction_cache_accesses\0"
    "de_no_dispatch_per_slot.no_ops_from_frontend\0"
    "de_no_dispatch_per_slot.backend_stalls\0"
    "de_no_dispatch_per_slot.smt_contention\0"
    "de_additional_resource_stalls.dispatch_stalls\0"
    "ex_ret_ucode_instr\0"
    "ex_ret_ucode_ops\0"
    "ex_ret_msprd_brnch_instr_dir_msmtch\0"
    "ex_ret_uncond_brnch_instr_mispred\0"
    "ex_ret_uncond_brnch_instr\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops\0"
    "ex_tagged_ibs_ops.ibs_tagged_ops_ret\0"
    "ex_tagged_ibs_ops.ibs_count_rollover\0"
    "ex_ret_fused_instr\0"
    "op_cache_hit_miss.op_cache_hit\0"
    "op_cache_hit_miss.op_cache_miss\0"
    "op_cache_hit_miss.all_op_cache_accesses\0";
inline constexpr select::event_list list{"zen5", core::zen5, names};
} // namespace core_events
inline constexpr core_events::listed ls_ret_cl_flush{ls_ret_cl_flush, core_events::list, {.name = 5079, .code = 0x26}};
inline constexpr core_events::listed ls_ret_cpuid{ls_ret_cpuid, core_events::list, {.name = 5095, .code = 0x27}};
inline constexpr core_events::listed ls_smi_rx{ls_smi_rx, core_events::list, {.name = 5202, .code = 0x2b}};
inline constexpr core_events::listed ls_int_taken{ls_int_taken, core_events::list, {.name = 5212, .code = 0x2c}};
inline constexpr core_events::listed ls_stlf{ls_stlf, core_events::list, {.name = 5225, .code = 0x35}};
inline constexpr core_events::listed ls_alloc_mab_count{ls_alloc_mab_count, core_events::list, {.name = 7195, .code = 0x5f}};
inline constexpr core_events::listed ls_not_halted_cyc{ls_not_halted_cyc, core_events::list, {.name = 8270, .code = 0x76}};
inline constexpr core_events::listed ic_cache_fill_l2{ic_cache_fill_l2, core_events::list, {.name = 8305, .code = 0x82}};
inline constexpr core_events::listed ic_cache_fill_sys{ic_cache_fill_sys, core_events::list, {.name = 8322, .code = 0x83}};
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{bp_l1_tlb_miss_l2_tlb_hit, core_events::list, {.name = 8340, .code = 0x84}};
inline constexpr core_events::listed bp_l2_btb_correct{bp_l2_btb_correct, core_events::list, {.name = 8533, .code = 0x8b}};
inline constexpr core_events::listed bp_dyn_ind_pred{bp_dyn_ind_pred, core_events::list, {.name = 8551, .code = 0x8e}};
inline constexpr core_events::listed bp_de_redirect{bp_de_redirect, core_events::list, {.name = 8567, .code = 0x91}};
inline constexpr core_events::listed de_op_queue_empty{de_op_queue_empty, core_events::list, {.name = 8740, .code = 0xa9}};
inline constexpr core_events::listed ex_ret_instr{ex_ret_instr, core_events::list, {.name = 9476, .code = 0xc0}};
inline constexpr core_events::listed ex_ret_ops{ex_ret_ops, core_events::list, {.name = 9489, .code = 0xc1}};
inline constexpr core_events::listed ex_ret_brn{ex_ret_brn, core_events::list, {.name = 9500, .code = 0xc2}};
inline constexpr core_events::listed ex_ret_brn_misp{ex_ret_brn_misp, core_events::list, {.name = 9511, .code = 0xc3}};
inline constexpr core_events::listed ex_ret_brn_tkn{ex_ret_brn_tkn, core_events::list, {.name = 9527, .code = 0xc4}};
inline constexpr core_events::listed ex_ret_brn_tkn_misp{ex_ret_brn_tkn_misp, core_events::list, {.name = 9542, .code = 0xc5}};
inline constexpr core_events::listed ex_ret_brn_far{ex_ret_brn_far, core_events::list, {.name = 9562, .code = 0xc6}};
inline constexpr core_events::listed ex_ret_near_ret{ex_ret_near_ret, core_events::list, {.name = 9577, .code = 0xc8}};
inline constexpr core_events::listed ex_ret_near_ret_mispred{ex_ret_near_ret_mispred, core_events::list, {.name = 9593, .code = 0xc9}};
inline constexpr core_events::listed ex_ret_brn_ind_misp{ex_ret_brn_ind_misp, core_events::list, {.name = 9617, .code = 0xca}};
inline constexpr core_events::listed ex_ret_ind_brch_instr{ex_ret_ind_brch_instr, core_events::list, {.name = 9709, .code = 0xcc}};
inline constexpr core_events::listed ex_ret_cond{ex_ret_cond, core_events::list, {.name = 9731, .code = 0xd1}};
inline constexpr core_events::listed ex_div_busy{ex_div_busy, core_events::list, {.name = 9743, .code = 0xd3}};
inline constexpr core_events::listed ex_div_count{ex_div_count, core_events::list, {.name = 9755, .code = 0xd4}};
inline constexpr core_events::listed ex_ret_ucode_instr{ex_ret_ucode_instr, core_events::list, {.name = 10569, .code = 0x1c1}};
inline constexpr core_events::listed ex_ret_ucode_ops{ex_ret_ucode_ops, core_events::list, {.name = 10588, .code = 0x1c2}};
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{ex_ret_msprd_brnch_instr_dir_msmtch, core_events::list, {.name = 10605, .code = 0x1c7}};
inline constexpr core_events::listed ex_ret_uncond_brnch_instr_mispred{ex_ret_uncond_brnch_instr_mispred, core_events::list, {.name = 10641, .code = 0x1c8}};
inline constexpr core_events::listed ex_ret_uncond_brnch_instr{ex_ret_uncond_brnch_instr, core_events::list, {.name = 10675, .code = 0x1c9}};
inline constexpr core_events::listed ex_ret_fused_instr{ex_ret_fused_instr, core_events::list, {.name = 10808, .code = 0x1d0}};

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed if4k{if4k, list, {.name = 8582, .code = 0x94, .mask = 0x1}};
inline constexpr listed if2m{if2m, list, {.name = 8607, .code = 0x94, .mask = 0x2}};
inline constexpr listed if1g{if1g, list, {.name = 8632, .code = 0x94, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 8657, .code = 0x94, .mask = 0x7}};
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed if4k{if4k, list, {.name = 8366, .code = 0x85, .mask = 0x1}};
inline constexpr listed if2m{if2m, list, {.name = 8398, .code = 0x85, .mask = 0x2}};
inline constexpr listed if1g{if1g, list, {.name = 8430, .code = 0x85, .mask = 0x4}};
inline constexpr listed coalesced_4k{coalesced_4k, list, {.name = 8462, .code = 0x85, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 8502, .code = 0x85, .mask = 0xf}};
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace bp_redirects {
using namespace core_events;
inline constexpr listed resync{resync, list, {.name = 8681, .code = 0x9f, .mask = 0x1}};
inline constexpr listed ex_redir{ex_redir, list, {.name = 8701, .code = 0x9f, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 8723, .code = 0x9f}};
} // namespace bp_redirects

namespace de_additional_resource_stalls {
using namespace core_events;
inline constexpr listed dispatch_stalls{dispatch_stalls, list, {.name = 10523, .code = 0x1a2, .mask = 0x30}};
} // namespace de_additional_resource_stalls

namespace de_dis_ops_from_decoder {
using namespace core_events;
inline constexpr listed any_fp_dispatch{any_fp_dispatch, list, {.name = 8828, .code = 0xab, .mask = 0x4}};
inline constexpr listed any_integer_dispatch{any_integer_dispatch, list, {.name = 8868, .code = 0xab, .mask = 0x8}};
} // namespace de_dis_ops_from_decoder

namespace de_dispatch_stall_cycle_dynamic_tokens_part1 {
using namespace core_events;
inline constexpr listed int_phy_reg_file_rsrc_stall{int_phy_reg_file_rsrc_stall, list, {.name = 8913, .code = 0xae, .mask = 0x1}};
inline constexpr listed load_queue_rsrc_stall{load_queue_rsrc_stall, list, {.name = 8986, .code = 0xae, .mask = 0x2}};
inline constexpr listed store_queue_rsrc_stall{store_queue_rsrc_stall, list, {.name = 9053, .code = 0xae, .mask = 0x4}};
inline constexpr listed taken_brnch_buffer_rsrc{taken_brnch_buffer_rsrc, list, {.name = 9121, .code = 0xae, .mask = 0x10}};
inline constexpr listed fp_sch_rsrc_stall{fp_sch_rsrc_stall, list, {.name = 9190, .code = 0xae, .mask = 0x40}};
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
using namespace core_events;
inline constexpr listed al_tokens{al_tokens, list, {.name = 9253, .code = 0xaf, .mask = 0x1}};
inline constexpr listed ag_tokens{ag_tokens, list, {.name = 9308, .code = 0xaf, .mask = 0x2}};
inline constexpr listed ex_flush_recovery{ex_flush_recovery, list, {.name = 9363, .code = 0xaf, .mask = 0x4}};
inline constexpr listed retq{retq, list, {.name = 9426, .code = 0xaf, .mask = 0x20}};
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace de_no_dispatch_per_slot {
using namespace core_events;
inline constexpr listed no_ops_from_frontend{no_ops_from_frontend, list, {.name = 10400, .code = 0x1a0, .mask = 0x1}};
inline constexpr listed backend_stalls{backend_stalls, list, {.name = 10445, .code = 0x1a0, .mask = 0x1e}};
inline constexpr listed smt_contention{smt_contention, list, {.name = 10484, .code = 0x1a0, .mask = 0x60}};
} // namespace de_no_dispatch_per_slot

namespace de_src_op_disp {
using namespace core_events;
inline constexpr listed x86_decoder{x86_decoder, list, {.name = 8758, .code = 0xaa, .mask = 0x1}};
inline constexpr listed op_cache{op_cache, list, {.name = 8785, .code = 0xaa, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 8809, .code = 0xaa, .mask = 0x7}};
} // namespace de_src_op_disp

namespace ex_no_retire {
using namespace core_events;
inline constexpr listed empty{empty, list, {.name = 9768, .code = 0xd6, .mask = 0x1}};
inline constexpr listed not_complete{not_complete, list, {.name = 9787, .code = 0xd6, .mask = 0x2}};
inline constexpr listed other{other, list, {.name = 9813, .code = 0xd6, .mask = 0x8}};
inline constexpr listed thread_not_selected{thread_not_selected, list, {.name = 9832, .code = 0xd6, .mask = 0x10}};
inline constexpr listed load_not_complete{load_not_complete, list, {.name = 9865, .code = 0xd6, .mask = 0xa2}};
inline constexpr listed all{all, list, {.name = 9896, .code = 0xd6, .mask = 0x1b}};
} // namespace ex_no_retire

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 9637, .code = 0xcb, .mask = 0x1}};
inline constexpr listed mmx{mmx, list, {.name = 9661, .code = 0xcb, .mask = 0x2}};
inline constexpr listed sse{sse, list, {.name = 9685, .code = 0xcb, .mask = 0x4}};
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_tagged_ops{ibs_tagged_ops, list, {.name = 10701, .code = 0x1cf, .mask = 0x1}};
inline constexpr listed ibs_tagged_ops_ret{ibs_tagged_ops_ret, list, {.name = 10734, .code = 0x1cf, .mask = 0x2}};
inline constexpr listed ibs_count_rollover{ibs_count_rollover, list, {.name = 10771, .code = 0x1cf, .mask = 0x4}};
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed x87_fill_fault{x87_fill_fault, list, {.name = 4855, .code = 0x0e, .mask = 0x1}};
inline constexpr listed xmm_fill_fault{xmm_fill_fault, list, {.name = 4885, .code = 0x0e, .mask = 0x2}};
inline constexpr listed ymm_fill_fault{ymm_fill_fault, list, {.name = 4915, .code = 0x0e, .mask = 0x4}};
inline constexpr listed ymm_spill_fault{ymm_spill_fault, list, {.name = 4945, .code = 0x0e, .mask = 0x8}};
inline constexpr listed sse_avx_all{sse_avx_all, list, {.name = 4976, .code = 0x0e, .mask = 0xe}};
inline constexpr listed all{all, list, {.name = 5003, .code = 0x0e, .mask = 0xf}};
} // namespace fp_disp_faults

namespace fp_ops_retired_by_type {
using namespace core_events;
inline constexpr listed scalar_add{scalar_add, list, {.name = 735, .code = 0x0a, .mask = 0x1}};
inline constexpr listed scalar_sub{scalar_sub, list, {.name = 769, .code = 0x0a, .mask = 0x2}};
inline constexpr listed scalar_mul{scalar_mul, list, {.name = 803, .code = 0x0a, .mask = 0x3}};
inline constexpr listed scalar_mac{scalar_mac, list, {.name = 837, .code = 0x0a, .mask = 0x4}};
inline constexpr listed scalar_div{scalar_div, list, {.name = 871, .code = 0x0a, .mask = 0x5}};
inline constexpr listed scalar_sqrt{scalar_sqrt, list, {.name = 905, .code = 0x0a, .mask = 0x6}};
inline constexpr listed scalar_cmp{scalar_cmp, list, {.name = 940, .code = 0x0a, .mask = 0x7}};
inline constexpr listed scalar_cvt{scalar_cvt, list, {.name = 974, .code = 0x0a, .mask = 0x8}};
inline constexpr listed scalar_blend{scalar_blend, list, {.name = 1008, .code = 0x0a, .mask = 0x9}};
inline constexpr listed scalar_mov{scalar_mov, list, {.name = 1044, .code = 0x0a, .mask = 0xa}};
inline constexpr listed scalar_shuffle{scalar_shuffle, list, {.name = 1078, .code = 0x0a, .mask = 0xb}};
inline constexpr listed scalar_bfloat{scalar_bfloat, list, {.name = 1116, .code = 0x0a, .mask = 0xc}};
inline constexpr listed scalar_logical{scalar_logical, list, {.name = 1153, .code = 0x0a, .mask = 0xd}};
inline constexpr listed scalar_other{scalar_other, list, {.name = 1191, .code = 0x0a, .mask = 0xe}};
inline constexpr listed scalar_all{scalar_all, list, {.name = 1227, .code = 0x0a, .mask = 0xf}};
inline constexpr listed vector_add{vector_add, list, {.name = 1261, .code = 0x0a, .mask = 0x10}};
inline constexpr listed vector_sub{vector_sub, list, {.name = 1295, .code = 0x0a, .mask = 0x20}};
inline constexpr listed vector_mul{vector_mul, list, {.name = 1329, .code = 0x0a, .mask = 0x30}};
inline constexpr listed vector_mac{vector_mac, list, {.name = 1363, .code = 0x0a, .mask = 0x40}};
inline constexpr listed vector_div{vector_div, list, {.name = 1397, .code = 0x0a, .mask = 0x50}};
inline constexpr listed vector_sqrt{vector_sqrt, list, {.name = 1431, .code = 0x0a, .mask = 0x60}};
inline constexpr listed vector_cmp{vector_cmp, list, {.name = 1466, .code = 0x0a, .mask = 0x70}};
inline constexpr listed vector_cvt{vector_cvt, list, {.name = 1500, .code = 0x0a, .mask = 0x80}};
inline constexpr listed vector_blend{vector_blend, list, {.name = 1534, .code = 0x0a, .mask = 0x90}};
inline constexpr listed vector_mov{vector_mov, list, {.name = 1570, .code = 0x0a, .mask = 0xa0}};
inline constexpr listed vector_shuffle{vector_shuffle, list, {.name = 1604, .code = 0x0a, .mask = 0xb0}};
inline constexpr listed vector_bfloat{vector_bfloat, list, {.name = 1642, .code = 0x0a, .mask = 0xc0}};
inline constexpr listed vector_logical{vector_logical, list, {.name = 1679, .code = 0x0a, .mask = 0xd0}};
inline constexpr listed vector_other{vector_other, list, {.name = 1717, .code = 0x0a, .mask = 0xe0}};
inline constexpr listed vector_all{vector_all, list, {.name = 1753, .code = 0x0a, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 1787, .code = 0x0a, .mask = 0xff}};
} // namespace fp_ops_retired_by_type

namespace fp_ops_retired_by_width {
using namespace core_events;
inline constexpr listed x87_uops_retired{x87_uops_retired, list, {.name = 443, .code = 0x08, .mask = 0x1}};
inline constexpr listed mmx_uops_retired{mmx_uops_retired, list, {.name = 484, .code = 0x08, .mask = 0x2}};
inline constexpr listed scalar_uops_retired{scalar_uops_retired, list, {.name = 525, .code = 0x08, .mask = 0x4}};
inline constexpr listed pack_128_uops_retired{pack_128_uops_retired, list, {.name = 569, .code = 0x08, .mask = 0x8}};
inline constexpr listed pack_256_uops_retired{pack_256_uops_retired, list, {.name = 615, .code = 0x08, .mask = 0x10}};
inline constexpr listed pack_512_uops_retired{pack_512_uops_retired, list, {.name = 661, .code = 0x08, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 707, .code = 0x08, .mask = 0x3f}};
} // namespace fp_ops_retired_by_width

namespace fp_pack_ops_retired {
using namespace core_events;
inline constexpr listed fp128_add{fp128_add, list, {.name = 2858, .code = 0x0c, .mask = 0x1}};
inline constexpr listed fp128_sub{fp128_sub, list, {.name = 2888, .code = 0x0c, .mask = 0x2}};
inline constexpr listed fp128_mul{fp128_mul, list, {.name = 2918, .code = 0x0c, .mask = 0x3}};
inline constexpr listed fp128_mac{fp128_mac, list, {.name = 2948, .code = 0x0c, .mask = 0x4}};
inline constexpr listed fp128_div{fp128_div, list, {.name = 2978, .code = 0x0c, .mask = 0x5}};
inline constexpr listed fp128_sqrt{fp128_sqrt, list, {.name = 3008, .code = 0x0c, .mask = 0x6}};
inline constexpr listed fp128_cmp{fp128_cmp, list, {.name = 3039, .code = 0x0c, .mask = 0x7}};
inline constexpr listed fp128_cvt{fp128_cvt, list, {.name = 3069, .code = 0x0c, .mask = 0x8}};
inline constexpr listed fp128_blend{fp128_blend, list, {.name = 3099, .code = 0x0c, .mask = 0x9}};
inline constexpr listed fp128_mov{fp128_mov, list, {.name = 3131, .code = 0x0c, .mask = 0xa}};
inline constexpr listed fp128_shuffle{fp128_shuffle, list, {.name = 3161, .code = 0x0c, .mask = 0xb}};
inline constexpr listed fp128_bfloat{fp128_bfloat, list, {.name = 3195, .code = 0x0c, .mask = 0xc}};
inline constexpr listed fp128_logical{fp128_logical, list, {.name = 3228, .code = 0x0c, .mask = 0xd}};
inline constexpr listed fp128_other{fp128_other, list, {.name = 3262, .code = 0x0c, .mask = 0xe}};
inline constexpr listed fp128_all{fp128_all, list, {.name = 3294, .code = 0x0c, .mask = 0xf}};
inline constexpr listed fp256_add{fp256_add, list, {.name = 3324, .code = 0x0c, .mask = 0x10}};
inline constexpr listed fp256_sub{fp256_sub, list, {.name = 3354, .code = 0x0c, .mask = 0x20}};
inline constexpr listed fp256_mul{fp256_mul, list, {.name = 3384, .code = 0x0c, .mask = 0x30}};
inline constexpr listed fp256_mac{fp256_mac, list, {.name = 3414, .code = 0x0c, .mask = 0x40}};
inline constexpr listed fp256_div{fp256_div, list, {.name = 3444, .code = 0x0c, .mask = 0x50}};
inline constexpr listed fp256_sqrt{fp256_sqrt, list, {.name = 3474, .code = 0x0c, .mask = 0x60}};
inline constexpr listed fp256_cmp{fp256_cmp, list, {.name = 3505, .code = 0x0c, .mask = 0x70}};
inline constexpr listed fp256_cvt{fp256_cvt, list, {.name = 3535, .code = 0x0c, .mask = 0x80}};
inline constexpr listed fp256_blend{fp256_blend, list, {.name = 3565, .code = 0x0c, .mask = 0x90}};
inline constexpr listed fp256_mov{fp256_mov, list, {.name = 3597, .code = 0x0c, .mask = 0xa0}};
inline constexpr listed fp256_shuffle{fp256_shuffle, list, {.name = 3627, .code = 0x0c, .mask = 0xb0}};
inline constexpr listed fp256_bfloat{fp256_bfloat, list, {.name = 3661, .code = 0x0c, .mask = 0xc0}};
inline constexpr listed fp256_logical{fp256_logical, list, {.name = 3694, .code = 0x0c, .mask = 0xd0}};
inline constexpr listed fp256_other{fp256_other, list, {.name = 3728, .code = 0x0c, .mask = 0xe0}};
inline constexpr listed fp256_all{fp256_all, list, {.name = 3760, .code = 0x0c, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 3790, .code = 0x0c, .mask = 0xff}};
} // namespace fp_pack_ops_retired

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed add_sub_flops{add_sub_flops, list, {.name = 109, .code = 0x03, .mask = 0x1}};
inline constexpr listed mult_flops{mult_flops, list, {.name = 142, .code = 0x03, .mask = 0x2}};
inline constexpr listed div_flops{div_flops, list, {.name = 172, .code = 0x03, .mask = 0x4}};
inline constexpr listed mac_flops{mac_flops, list, {.name = 201, .code = 0x03, .mask = 0x8}};
inline constexpr listed bfloat16_flops{bfloat16_flops, list, {.name = 230, .code = 0x03, .mask = 0x20}};
inline constexpr listed scalar_single_flops{scalar_single_flops, list, {.name = 264, .code = 0x03, .mask = 0x40}};
inline constexpr listed packed_single_flops{packed_single_flops, list, {.name = 303, .code = 0x03, .mask = 0x60}};
inline constexpr listed scalar_double_flops{scalar_double_flops, list, {.name = 342, .code = 0x03, .mask = 0x80}};
inline constexpr listed packed_double_flops{packed_double_flops, list, {.name = 381, .code = 0x03, .mask = 0xa0}};
inline constexpr listed all{all, list, {.name = 420, .code = 0x03, .mask = 0xf}};
} // namespace fp_ret_sse_avx_ops

namespace fp_ret_x87_fp_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{add_sub_ops, list, {.name = 0, .code = 0x02, .mask = 0x1}};
inline constexpr listed mul_ops{mul_ops, list, {.name = 30, .code = 0x02, .mask = 0x2}};
inline constexpr listed div_sqrt_ops{div_sqrt_ops, list, {.name = 56, .code = 0x02, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 87, .code = 0x02, .mask = 0x7}};
} // namespace fp_ret_x87_fp_ops

namespace ic_fetch_ibs_events {
using namespace core_events;
inline constexpr listed fetch_tagged{fetch_tagged, list, {.name = 10137, .code = 0x188, .mask = 0x2}};
inline constexpr listed sample_discarded{sample_discarded, list, {.name = 10170, .code = 0x188, .mask = 0x4}};
inline constexpr listed sample_filtered{sample_filtered, list, {.name = 10207, .code = 0x188, .mask = 0x8}};
inline constexpr listed sample_valid{sample_valid, list, {.name = 10243, .code = 0x188, .mask = 0x10}};
} // namespace ic_fetch_ibs_events

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed instruction_cache_hit{instruction_cache_hit, list, {.name = 10276, .code = 0x18e, .mask = 0x7}};
inline constexpr listed instruction_cache_miss{instruction_cache_miss, list, {.name = 10314, .code = 0x18e, .mask = 0x18}};
inline constexpr listed all_instruction_cache_accesses{all_instruction_cache_accesses, list, {.name = 10353, .code = 0x18e, .mask = 0x1f}};
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ic_fill_miss{ic_fill_miss, list, {.name = 7539, .code = 0x64, .mask = 0x1}};
inline constexpr listed ic_fill_hit_s{ic_fill_hit_s, list, {.name = 7570, .code = 0x64, .mask = 0x2}};
inline constexpr listed ic_fill_hit_x{ic_fill_hit_x, list, {.name = 7602, .code = 0x64, .mask = 0x4}};
inline constexpr listed ic_hit_in_l2{ic_hit_in_l2, list, {.name = 7634, .code = 0x64, .mask = 0x6}};
inline constexpr listed ic_access_in_l2{ic_access_in_l2, list, {.name = 7665, .code = 0x64, .mask = 0x7}};
inline constexpr listed ls_rd_blk_c{ls_rd_blk_c, list, {.name = 7699, .code = 0x64, .mask = 0x8}};
inline constexpr listed ic_dc_miss_in_l2{ic_dc_miss_in_l2, list, {.name = 7729, .code = 0x64, .mask = 0x9}};
inline constexpr listed ls_rd_blk_x{ls_rd_blk_x, list, {.name = 7764, .code = 0x64, .mask = 0x10}};
inline constexpr listed ls_rd_blk_l_hit_s{ls_rd_blk_l_hit_s, list, {.name = 7794, .code = 0x64, .mask = 0x20}};
inline constexpr listed ls_rd_blk_l_hit_x{ls_rd_blk_l_hit_x, list, {.name = 7830, .code = 0x64, .mask = 0x40}};
inline constexpr listed ls_rd_blk_cs{ls_rd_blk_cs, list, {.name = 7866, .code = 0x64, .mask = 0x80}};
inline constexpr listed dc_hit_in_l2{dc_hit_in_l2, list, {.name = 7897, .code = 0x64, .mask = 0xf0}};
inline constexpr listed ic_dc_hit_in_l2{ic_dc_hit_in_l2, list, {.name = 7928, .code = 0x64, .mask = 0xf6}};
inline constexpr listed dc_access_in_l2{dc_access_in_l2, list, {.name = 7962, .code = 0x64, .mask = 0xf8}};
inline constexpr listed all{all, list, {.name = 7996, .code = 0x64, .mask = 0xff}};
} // namespace l2_cache_req_stat

namespace l2_fill_rsp_src {
using namespace core_events;
inline constexpr listed local_ccx{local_ccx, list, {.name = 9946, .code = 0x165, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 9972, .code = 0x165, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 9999, .code = 0x165, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 10028, .code = 0x165, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 10054, .code = 0x165, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 10082, .code = 0x165, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 10117, .code = 0x165, .mask = 0xde}};
} // namespace l2_fill_rsp_src

namespace l2_pf_hit_l2 {
using namespace core_events;
inline constexpr listed l2_hwpf{l2_hwpf, list, {.name = 8018, .code = 0x70, .mask = 0x1f}};
inline constexpr listed l1_dc_hwpf{l1_dc_hwpf, list, {.name = 8039, .code = 0x70, .mask = 0xe0}};
inline constexpr listed l1_dc_l2_hwpf{l1_dc_l2_hwpf, list, {.name = 8063, .code = 0x70, .mask = 0xff}};
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{l2_hwpf, list, {.name = 8090, .code = 0x71, .mask = 0x1f}};
inline constexpr listed l1_dc_hwpf{l1_dc_hwpf, list, {.name = 8119, .code = 0x71, .mask = 0xe0}};
inline constexpr listed l1_dc_l2_hwpf{l1_dc_l2_hwpf, list, {.name = 8151, .code = 0x71, .mask = 0xff}};
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{l2_hwpf, list, {.name = 8186, .code = 0x72, .mask = 0x1f}};
inline constexpr listed l1_dc_hwpf{l1_dc_hwpf, list, {.name = 8211, .code = 0x72, .mask = 0xe0}};
inline constexpr listed l1_dc_l2_hwpf{l1_dc_l2_hwpf, list, {.name = 8239, .code = 0x72, .mask = 0xff}};
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed group2{group2, list, {.name = 7214, .code = 0x60, .mask = 0x1}};
inline constexpr listed l2_hw_pf{l2_hw_pf, list, {.name = 7235, .code = 0x60, .mask = 0x2}};
inline constexpr listed prefetch_l2_cmd{prefetch_l2_cmd, list, {.name = 7258, .code = 0x60, .mask = 0x4}};
inline constexpr listed cacheable_ic_read{cacheable_ic_read, list, {.name = 7288, .code = 0x60, .mask = 0x10}};
inline constexpr listed ls_rd_blk_c_s{ls_rd_blk_c_s, list, {.name = 7320, .code = 0x60, .mask = 0x20}};
inline constexpr listed rd_blk_x{rd_blk_x, list, {.name = 7348, .code = 0x60, .mask = 0x40}};
inline constexpr listed rd_blk_l{rd_blk_l, list, {.name = 7371, .code = 0x60, .mask = 0x80}};
inline constexpr listed all_dc{all_dc, list, {.name = 7394, .code = 0x60, .mask = 0xe0}};
inline constexpr listed all_no_prefetch{all_no_prefetch, list, {.name = 7415, .code = 0x60, .mask = 0xf1}};
inline constexpr listed all{all, list, {.name = 7445, .code = 0x60, .mask = 0xf7}};
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed ls_rd_sized_nc{ls_rd_sized_nc, list, {.name = 7463, .code = 0x61, .mask = 0x20}};
inline constexpr listed ls_rd_sized{ls_rd_sized, list, {.name = 7492, .code = 0x61, .mask = 0x40}};
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_close{wcb_close, list, {.name = 7518, .code = 0x63, .mask = 0x20}};
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 5662, .code = 0x44, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 5693, .code = 0x44, .mask = 0x2}};
inline constexpr listed local_all{local_all, list, {.name = 5725, .code = 0x44, .mask = 0x3}};
inline constexpr listed near_cache{near_cache, list, {.name = 5757, .code = 0x44, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 5790, .code = 0x44, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 5825, .code = 0x44, .mask = 0x10}};
inline constexpr listed remote_cache{remote_cache, list, {.name = 5857, .code = 0x44, .mask = 0x14}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 5892, .code = 0x44, .mask = 0x40}};
inline constexpr listed dram_io_all{dram_io_all, list, {.name = 5926, .code = 0x44, .mask = 0x48}};
inline constexpr listed far_all{far_all, list, {.name = 5960, .code = 0x44, .mask = 0x50}};
inline constexpr listed all_dram_io{all_dram_io, list, {.name = 5990, .code = 0x44, .mask = 0x48}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 6024, .code = 0x44, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 6065, .code = 0x44, .mask = 0xff}};
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{stli_other, list, {.name = 5022, .code = 0x24, .mask = 0x2}};
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_dispatch{ld_dispatch, list, {.name = 5108, .code = 0x29, .mask = 0x1}};
inline constexpr listed store_dispatch{store_dispatch, list, {.name = 5132, .code = 0x29, .mask = 0x2}};
inline constexpr listed ld_st_dispatch{ld_st_dispatch, list, {.name = 5159, .code = 0x29, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 5186, .code = 0x29, .mask = 0x7}};
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 5390, .code = 0x43, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 5422, .code = 0x43, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 5455, .code = 0x43, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 5489, .code = 0x43, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 5525, .code = 0x43, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 5558, .code = 0x43, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 5593, .code = 0x43, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 5635, .code = 0x43, .mask = 0xff}};
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 6963, .code = 0x5a, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 6990, .code = 0x5a, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 7018, .code = 0x5a, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 7047, .code = 0x5a, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 7078, .code = 0x5a, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 7106, .code = 0x5a, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 7136, .code = 0x5a, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 7173, .code = 0x5a, .mask = 0xdf}};
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed data_pipe_sw_pf_dc_hit{data_pipe_sw_pf_dc_hit, list, {.name = 6644, .code = 0x52, .mask = 0x1}};
inline constexpr listed mab_mch_cnt{mab_mch_cnt, list, {.name = 6683, .code = 0x52, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 6711, .code = 0x52, .mask = 0x3}};
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed tlb_reload_4k_l2_hit{tlb_reload_4k_l2_hit, list, {.name = 6091, .code = 0x45, .mask = 0x1}};
inline constexpr listed tlb_reload_coalesced_page_hit{tlb_reload_coalesced_page_hit, list, {.name = 6129, .code = 0x45, .mask = 0x2}};
inline constexpr listed tlb_reload_2m_l2_hit{tlb_reload_2m_l2_hit, list, {.name = 6176, .code = 0x45, .mask = 0x4}};
inline constexpr listed tlb_reload_1g_l2_hit{tlb_reload_1g_l2_hit, list, {.name = 6214, .code = 0x45, .mask = 0x8}};
inline constexpr listed tlb_reload_4k_l2_miss{tlb_reload_4k_l2_miss, list, {.name = 6252, .code = 0x45, .mask = 0x10}};
inline constexpr listed tlb_reload_coalesced_page_miss{tlb_reload_coalesced_page_miss, list, {.name = 6291, .code = 0x45, .mask = 0x20}};
inline constexpr listed tlb_reload_2m_l2_miss{tlb_reload_2m_l2_miss, list, {.name = 6339, .code = 0x45, .mask = 0x40}};
inline constexpr listed tlb_reload_1g_l2_miss{tlb_reload_1g_l2_miss, list, {.name = 6378, .code = 0x45, .mask = 0x80}};
inline constexpr listed all_l2_miss{all_l2_miss, list, {.name = 6417, .code = 0x45, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 6446, .code = 0x45, .mask = 0xff}};
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{bus_lock, list, {.name = 5048, .code = 0x25, .mask = 0x1}};
inline constexpr listed all{all, list, {.name = 5066, .code = 0x25, .mask = 0x1f}};
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed load_store_allocations{load_store_allocations, list, {.name = 5280, .code = 0x41, .mask = 0x7}};
inline constexpr listed hardware_prefetcher_allocations{hardware_prefetcher_allocations, list, {.name = 5316, .code = 0x41, .mask = 0x8}};
inline constexpr listed all_allocations{all_allocations, list, {.name = 5361, .code = 0x41, .mask = 0xf}};
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma64{ma64, list, {.name = 6467, .code = 0x47, .mask = 0x1}};
inline constexpr listed ma4k{ma4k, list, {.name = 6487, .code = 0x47, .mask = 0x2}};
} // namespace ls_misal_loads

namespace ls_not_halted_p0_cyc {
using namespace core_events;
inline constexpr listed p0_freq_cyc{p0_freq_cyc, list, {.name = 9913, .code = 0x120, .mask = 0x1}};
} // namespace ls_not_halted_p0_cyc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch{prefetch, list, {.name = 6507, .code = 0x4b, .mask = 0x1}};
inline constexpr listed prefetch_w{prefetch_w, list, {.name = 6535, .code = 0x4b, .mask = 0x2}};
inline constexpr listed prefetch_nta{prefetch_nta, list, {.name = 6565, .code = 0x4b, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 6597, .code = 0x4b, .mask = 0x7}};
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{st_commit_cancel_wcb_full, list, {.name = 5233, .code = 0x37, .mask = 0x1}};
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{local_l2, list, {.name = 6731, .code = 0x59, .mask = 0x1}};
inline constexpr listed local_ccx{local_ccx, list, {.name = 6758, .code = 0x59, .mask = 0x2}};
inline constexpr listed near_cache{near_cache, list, {.name = 6786, .code = 0x59, .mask = 0x4}};
inline constexpr listed dram_io_near{dram_io_near, list, {.name = 6815, .code = 0x59, .mask = 0x8}};
inline constexpr listed far_cache{far_cache, list, {.name = 6846, .code = 0x59, .mask = 0x10}};
inline constexpr listed dram_io_far{dram_io_far, list, {.name = 6874, .code = 0x59, .mask = 0x40}};
inline constexpr listed alternate_memories{alternate_memories, list, {.name = 6904, .code = 0x59, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 6941, .code = 0x59, .mask = 0xdf}};
} // namespace ls_sw_pf_dc_fills

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 8288, .code = 0x78, .mask = 0xff}};
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed op_cache_hit{op_cache_hit, list, {.name = 10827, .code = 0x28f, .mask = 0x3}};
inline constexpr listed op_cache_miss{op_cache_miss, list, {.name = 10858, .code = 0x28f, .mask = 0x4}};
inline constexpr listed all_op_cache_accesses{all_op_cache_accesses, list, {.name = 10890, .code = 0x28f, .mask = 0x7}};
} // namespace op_cache_hit_miss

namespace packed_int_op_type {
using namespace core_events;
inline constexpr listed int128_add{int128_add, list, {.name = 3814, .code = 0x0d, .mask = 0x1}};
inline constexpr listed int128_sub{int128_sub, list, {.name = 3844, .code = 0x0d, .mask = 0x2}};
inline constexpr listed int128_mul{int128_mul, list, {.name = 3874, .code = 0x0d, .mask = 0x3}};
inline constexpr listed int128_mac{int128_mac, list, {.name = 3904, .code = 0x0d, .mask = 0x4}};
inline constexpr listed int128_aes{int128_aes, list, {.name = 3934, .code = 0x0d, .mask = 0x5}};
inline constexpr listed int128_sha{int128_sha, list, {.name = 3964, .code = 0x0d, .mask = 0x6}};
inline constexpr listed int128_cmp{int128_cmp, list, {.name = 3994, .code = 0x0d, .mask = 0x7}};
inline constexpr listed int128_cvt{int128_cvt, list, {.name = 4024, .code = 0x0d, .mask = 0x8}};
inline constexpr listed int128_clm{int128_clm, list, {.name = 4054, .code = 0x0d, .mask = 0x8, .deprecated = true}};
inline constexpr listed int128_shift{int128_shift, list, {.name = 4084, .code = 0x0d, .mask = 0x9}};
inline constexpr listed int128_mov{int128_mov, list, {.name = 4116, .code = 0x0d, .mask = 0xa}};
inline constexpr listed int128_shuffle{int128_shuffle, list, {.name = 4146, .code = 0x0d, .mask = 0xb}};
inline constexpr listed int128_vnni{int128_vnni, list, {.name = 4180, .code = 0x0d, .mask = 0xc}};
inline constexpr listed int128_pack{int128_pack, list, {.name = 4211, .code = 0x0d, .mask = 0xc, .deprecated = true}};
inline constexpr listed int128_logical{int128_logical, list, {.name = 4242, .code = 0x0d, .mask = 0xd}};
inline constexpr listed int128_other{int128_other, list, {.name = 4276, .code = 0x0d, .mask = 0xe}};
inline constexpr listed int128_all{int128_all, list, {.name = 4308, .code = 0x0d, .mask = 0xf}};
inline constexpr listed int256_add{int256_add, list, {.name = 4338, .code = 0x0d, .mask = 0x10}};
inline constexpr listed int256_sub{int256_sub, list, {.name = 4368, .code = 0x0d, .mask = 0x20}};
inline constexpr listed int256_mul{int256_mul, list, {.name = 4398, .code = 0x0d, .mask = 0x30}};
inline constexpr listed int256_mac{int256_mac, list, {.name = 4428, .code = 0x0d, .mask = 0x40}};
inline constexpr listed int256_aes{int256_aes, list, {.name = 4458, .code = 0x0d, .mask = 0x50}};
inline constexpr listed int256_sha{int256_sha, list, {.name = 4488, .code = 0x0d, .mask = 0x60}};
inline constexpr listed int256_cmp{int256_cmp, list, {.name = 4518, .code = 0x0d, .mask = 0x70}};
inline constexpr listed int256_cvt{int256_cvt, list, {.name = 4548, .code = 0x0d, .mask = 0x80}};
inline constexpr listed int256_shift{int256_shift, list, {.name = 4578, .code = 0x0d, .mask = 0x90}};
inline constexpr listed int256_mov{int256_mov, list, {.name = 4610, .code = 0x0d, .mask = 0xa0}};
inline constexpr listed int256_shuffle{int256_shuffle, list, {.name = 4640, .code = 0x0d, .mask = 0xb0}};
inline constexpr listed int256_vnni{int256_vnni, list, {.name = 4674, .code = 0x0d, .mask = 0xc0}};
inline constexpr listed int256_pack{int256_pack, list, {.name = 4705, .code = 0x0d, .mask = 0xc0, .deprecated = true}};
inline constexpr listed int256_logical{int256_logical, list, {.name = 4736, .code = 0x0d, .mask = 0xd0}};
inline constexpr listed int256_other{int256_other, list, {.name = 4770, .code = 0x0d, .mask = 0xe0}};
inline constexpr listed int256_all{int256_all, list, {.name = 4802, .code = 0x0d, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 4832, .code = 0x0d, .mask = 0xff}};
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
using namespace core_events;
inline constexpr listed mmx_add{mmx_add, list, {.name = 1814, .code = 0x0b, .mask = 0x1}};
inline constexpr listed mmx_sub{mmx_sub, list, {.name = 1842, .code = 0x0b, .mask = 0x2}};
inline constexpr listed mmx_mul{mmx_mul, list, {.name = 1870, .code = 0x0b, .mask = 0x3}};
inline constexpr listed mmx_mac{mmx_mac, list, {.name = 1898, .code = 0x0b, .mask = 0x4}};
inline constexpr listed mmx_aes{mmx_aes, list, {.name = 1926, .code = 0x0b, .mask = 0x5}};
inline constexpr listed mmx_sha{mmx_sha, list, {.name = 1954, .code = 0x0b, .mask = 0x6}};
inline constexpr listed mmx_cmp{mmx_cmp, list, {.name = 1982, .code = 0x0b, .mask = 0x7}};
inline constexpr listed mmx_cvt{mmx_cvt, list, {.name = 2010, .code = 0x0b, .mask = 0x8}};
inline constexpr listed mmx_shift{mmx_shift, list, {.name = 2038, .code = 0x0b, .mask = 0x9}};
inline constexpr listed mmx_mov{mmx_mov, list, {.name = 2068, .code = 0x0b, .mask = 0xa}};
inline constexpr listed mmx_shuffle{mmx_shuffle, list, {.name = 2096, .code = 0x0b, .mask = 0xb}};
inline constexpr listed mmx_vnni{mmx_vnni, list, {.name = 2128, .code = 0x0b, .mask = 0xc}};
inline constexpr listed mmx_pack{mmx_pack, list, {.name = 2157, .code = 0x0b, .mask = 0xc, .deprecated = true}};
inline constexpr listed mmx_logical{mmx_logical, list, {.name = 2186, .code = 0x0b, .mask = 0xd}};
inline constexpr listed mmx_other{mmx_other, list, {.name = 2218, .code = 0x0b, .mask = 0xe}};
inline constexpr listed mmx_all{mmx_all, list, {.name = 2248, .code = 0x0b, .mask = 0xf}};
inline constexpr listed sse_avx_add{sse_avx_add, list, {.name = 2276, .code = 0x0b, .mask = 0x10}};
inline constexpr listed sse_avx_sub{sse_avx_sub, list, {.name = 2308, .code = 0x0b, .mask = 0x20}};
inline constexpr listed sse_avx_mul{sse_avx_mul, list, {.name = 2340, .code = 0x0b, .mask = 0x30}};
inline constexpr listed sse_avx_mac{sse_avx_mac, list, {.name = 2372, .code = 0x0b, .mask = 0x40}};
inline constexpr listed sse_avx_aes{sse_avx_aes, list, {.name = 2404, .code = 0x0b, .mask = 0x50}};
inline constexpr listed sse_avx_sha{sse_avx_sha, list, {.name = 2436, .code = 0x0b, .mask = 0x60}};
inline constexpr listed sse_avx_cmp{sse_avx_cmp, list, {.name = 2468, .code = 0x0b, .mask = 0x70}};
inline constexpr listed sse_avx_cvt{sse_avx_cvt, list, {.name = 2500, .code = 0x0b, .mask = 0x80}};
inline constexpr listed sse_avx_clm{sse_avx_clm, list, {.name = 2532, .code = 0x0b, .mask = 0x80, .deprecated = true}};
inline constexpr listed sse_avx_shift{sse_avx_shift, list, {.name = 2564, .code = 0x0b, .mask = 0x90}};
inline constexpr listed sse_avx_mov{sse_avx_mov, list, {.name = 2598, .code = 0x0b, .mask = 0xa0}};
inline constexpr listed sse_avx_shuffle{sse_avx_shuffle, list, {.name = 2630, .code = 0x0b, .mask = 0xb0}};
inline constexpr listed sse_avx_vnni{sse_avx_vnni, list, {.name = 2666, .code = 0x0b, .mask = 0xc0}};
inline constexpr listed sse_avx_pack{sse_avx_pack, list, {.name = 2699, .code = 0x0b, .mask = 0xc0, .deprecated = true}};
inline constexpr listed sse_avx_logical{sse_avx_logical, list, {.name = 2732, .code = 0x0b, .mask = 0xd0}};
inline constexpr listed sse_avx_other{sse_avx_other, list, {.name = 2768, .code = 0x0b, .mask = 0xe0}};
inline constexpr listed sse_avx_all{sse_avx_all, list, {.name = 2802, .code = 0x0b, .mask = 0xf0}};
inline constexpr listed all{all, list, {.name = 2834, .code = 0x0b, .mask = 0xff}};
} // namespace sse_avx_ops_retired

namespace wcb_close {
using namespace core_events;
inline constexpr listed full_line_64b{full_line_64b, list, {.name = 6620, .code = 0x50, .mask = 0x1}};
} // namespace wcb_close

namespace core_events {
inline constexpr const listed *events[] = {
    &ls_ret_cl_flush,
    &ls_ret_cpuid,
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
    &bp_redirects::resync,
    &bp_redirects::ex_redir,
    &bp_redirects::all,
    &de_additional_resource_stalls::dispatch_stalls,
    &de_dis_ops_from_decoder::any_fp_dispatch,
    &de_dis_ops_from_decoder::any_integer_dispatch,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::int_phy_reg_file_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::load_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::store_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::taken_brnch_buffer_rsrc,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::fp_sch_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::al_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ag_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ex_flush_recovery,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::retq,
    &de_no_dispatch_per_slot::no_ops_from_frontend,
    &de_no_dispatch_per_slot::backend_stalls,
    &de_no_dispatch_per_slot::smt_contention,
    &de_src_op_disp::x86_decoder,
    &de_src_op_disp::op_cache,
    &de_src_op_disp::all,
    &ex_no_retire::empty,
    &ex_no_retire::not_complete,
    &ex_no_retire::other,
    &ex_no_retire::thread_not_selected,
    &ex_no_retire::load_not_complete,
    &ex_no_retire::all,
    &ex_ret_mmx_fp_instr::x87,
    &ex_ret_mmx_fp_instr::mmx,
    &ex_ret_mmx_fp_instr::sse,
    &ex_tagged_ibs_ops::ibs_tagged_ops,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret,
    &ex_tagged_ibs_ops::ibs_count_rollover,
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
    &fp_ops_retired_by_type::scalar_mov,
    &fp_ops_retired_by_type::scalar_shuffle,
    &fp_ops_retired_by_type::scalar_bfloat,
    &fp_ops_retired_by_type::scalar_logical,
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
    &fp_ops_retired_by_type::vector_mov,
    &fp_ops_retired_by_type::vector_shuffle,
    &fp_ops_retired_by_type::vector_bfloat,
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
    &fp_pack_ops_retired::fp128_mov,
    &fp_pack_ops_retired::fp128_shuffle,
    &fp_pack_ops_retired::fp128_bfloat,
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
    &fp_pack_ops_retired::fp256_mov,
    &fp_pack_ops_retired::fp256_shuffle,
    &fp_pack_ops_retired::fp256_bfloat,
    &fp_pack_ops_retired::fp256_logical,
    &fp_pack_ops_retired::fp256_other,
    &fp_pack_ops_retired::fp256_all,
    &fp_pack_ops_retired::all,
    &fp_ret_sse_avx_ops::add_sub_flops,
    &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::div_flops,
    &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::bfloat16_flops,
    &fp_ret_sse_avx_ops::scalar_single_flops,
    &fp_ret_sse_avx_ops::packed_single_flops,
    &fp_ret_sse_avx_ops::scalar_double_flops,
    &fp_ret_sse_avx_ops::packed_double_flops,
    &fp_ret_sse_avx_ops::all,
    &fp_ret_x87_fp_ops::add_sub_ops,
    &fp_ret_x87_fp_ops::mul_ops,
    &fp_ret_x87_fp_ops::div_sqrt_ops,
    &fp_ret_x87_fp_ops::all,
    &ic_fetch_ibs_events::fetch_tagged,
    &ic_fetch_ibs_events::sample_discarded,
    &ic_fetch_ibs_events::sample_filtered,
    &ic_fetch_ibs_events::sample_valid,
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
    &l2_fill_rsp_src::local_ccx,
    &l2_fill_rsp_src::near_cache,
    &l2_fill_rsp_src::dram_io_near,
    &l2_fill_rsp_src::far_cache,
    &l2_fill_rsp_src::dram_io_far,
    &l2_fill_rsp_src::alternate_memories,
    &l2_fill_rsp_src::all,
    &l2_pf_hit_l2::l2_hwpf,
    &l2_pf_hit_l2::l1_dc_hwpf,
    &l2_pf_hit_l2::l1_dc_l2_hwpf,
    &l2_pf_miss_l2_hit_l3::l2_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf,
    &l2_pf_miss_l2_l3::l2_hwpf,
    &l2_pf_miss_l2_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_l3::l1_dc_l2_hwpf,
    &l2_request_g1::group2,
    &l2_request_g1::l2_hw_pf,
    &l2_request_g1::prefetch_l2_cmd,
    &l2_request_g1::cacheable_ic_read,
    &l2_request_g1::ls_rd_blk_c_s,
    &l2_request_g1::rd_blk_x,
    &l2_request_g1::rd_blk_l,
    &l2_request_g1::all_dc,
    &l2_request_g1::all_no_prefetch,
    &l2_request_g1::all,
    &l2_request_g2::ls_rd_sized_nc,
    &l2_request_g2::ls_rd_sized,
    &l2_wcb_req::wcb_close,
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
    &ls_dispatch::all,
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
    &ls_locks::all,
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
    &packed_int_op_type::int128_cvt,
    &packed_int_op_type::int128_clm,
    &packed_int_op_type::int128_shift,
    &packed_int_op_type::int128_mov,
    &packed_int_op_type::int128_shuffle,
    &packed_int_op_type::int128_vnni,
    &packed_int_op_type::int128_pack,
    &packed_int_op_type::int128_logical,
    &packed_int_op_type::int128_other,
    &packed_int_op_type::int128_all,
    &packed_int_op_type::int256_add,
    &packed_int_op_type::int256_sub,
    &packed_int_op_type::int256_mul,
    &packed_int_op_type::int256_mac,
    &packed_int_op_type::int256_aes,
    &packed_int_op_type::int256_sha,
    &packed_int_op_type::int256_cmp,
    &packed_int_op_type::int256_cvt,
    &packed_int_op_type::int256_shift,
    &packed_int_op_type::int256_mov,
    &packed_int_op_type::int256_shuffle,
    &packed_int_op_type::int256_vnni,
    &packed_int_op_type::int256_pack,
    &packed_int_op_type::int256_logical,
    &packed_int_op_type::int256_other,
    &packed_int_op_type::int256_all,
    &packed_int_op_type::all,
    &sse_avx_ops_retired::mmx_add,
    &sse_avx_ops_retired::mmx_sub,
    &sse_avx_ops_retired::mmx_mul,
    &sse_avx_ops_retired::mmx_mac,
    &sse_avx_ops_retired::mmx_aes,
    &sse_avx_ops_retired::mmx_sha,
    &sse_avx_ops_retired::mmx_cmp,
    &sse_avx_ops_retired::mmx_cvt,
    &sse_avx_ops_retired::mmx_shift,
    &sse_avx_ops_retired::mmx_mov,
    &sse_avx_ops_retired::mmx_shuffle,
    &sse_avx_ops_retired::mmx_vnni,
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
    &sse_avx_ops_retired::sse_avx_cvt,
    &sse_avx_ops_retired::sse_avx_clm,
    &sse_avx_ops_retired::sse_avx_shift,
    &sse_avx_ops_retired::sse_avx_mov,
    &sse_avx_ops_retired::sse_avx_shuffle,
    &sse_avx_ops_retired::sse_avx_vnni,
    &sse_avx_ops_retired::sse_avx_pack,
    &sse_avx_ops_retired::sse_avx_logical,
    &sse_avx_ops_retired::sse_avx_other,
    &sse_avx_ops_retired::sse_avx_all,
    &sse_avx_ops_retired::all,
    &wcb_close::full_line_64b,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::zen5
