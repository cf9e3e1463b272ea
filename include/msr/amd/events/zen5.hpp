// Events of AMD Zen 5 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen5: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen5; GPL-2.0 tree (COPYING), names and numbers only. From
// Linux 7.3.4, the same folder: the 12 masks local_all, remote_cache, dram_io_all, far_all of three
// events; 6 deprecated marks. Linux 7.3.4 no longer has ls_any_fills_from_sys.all_dram_io.
// Not in libpfm4, unit masks of codes it has: 43h/ffh 44h/ffh aah/07h d6h/a2h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam1ah_zen5.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen5 {

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
    "ls_dmnd_fills_from_sys.local_all\0"
    "ls_dmnd_fills_from_sys.remote_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_all\0"
    "ls_dmnd_fills_from_sys.far_all\0"
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
    "ls_sw_pf_dc_fills.local_all\0"
    "ls_sw_pf_dc_fills.remote_cache\0"
    "ls_sw_pf_dc_fills.dram_io_all\0"
    "ls_sw_pf_dc_fills.far_all\0"
    "ls_hw_pf_dc_fills.local_l2\0"
    "ls_hw_pf_dc_fills.local_ccx\0"
    "ls_hw_pf_dc_fills.near_cache\0"
    "ls_hw_pf_dc_fills.dram_io_near\0"
    "ls_hw_pf_dc_fills.far_cache\0"
    "ls_hw_pf_dc_fills.dram_io_far\0"
    "ls_hw_pf_dc_fills.alternate_memories\0"
    "ls_hw_pf_dc_fills.all\0"
    "ls_hw_pf_dc_fills.local_all\0"
    "ls_hw_pf_dc_fills.remote_cache\0"
    "ls_hw_pf_dc_fills.dram_io_all\0"
    "ls_hw_pf_dc_fills.far_all\0"
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
inline constexpr core_events::listed ls_ret_cl_flush{{&core_events::list, 0x26, 0x0, 0x13d7, 0x0}, {}, &ls_ret_cl_flush}; // .code = 0x26
inline constexpr core_events::listed ls_ret_cpuid{{&core_events::list, 0x27, 0x0, 0x13e7, 0x0}, {}, &ls_ret_cpuid}; // .code = 0x27
inline constexpr core_events::listed ls_smi_rx{{&core_events::list, 0x2b, 0x0, 0x1452, 0x0}, {}, &ls_smi_rx}; // .code = 0x2b
inline constexpr core_events::listed ls_int_taken{{&core_events::list, 0x2c, 0x0, 0x145c, 0x0}, {}, &ls_int_taken}; // .code = 0x2c
inline constexpr core_events::listed ls_stlf{{&core_events::list, 0x35, 0x0, 0x1469, 0x0}, {}, &ls_stlf}; // .code = 0x35
inline constexpr core_events::listed ls_alloc_mab_count{{&core_events::list, 0x5f, 0x0, 0x1d88, 0x0}, {}, &ls_alloc_mab_count}; // .code = 0x5f
inline constexpr core_events::listed ls_not_halted_cyc{{&core_events::list, 0x76, 0x0, 0x21bb, 0x0}, {}, &ls_not_halted_cyc}; // .code = 0x76
inline constexpr core_events::listed ic_cache_fill_l2{{&core_events::list, 0x82, 0x0, 0x21de, 0x0}, {}, &ic_cache_fill_l2}; // .code = 0x82
inline constexpr core_events::listed ic_cache_fill_sys{{&core_events::list, 0x83, 0x0, 0x21ef, 0x0}, {}, &ic_cache_fill_sys}; // .code = 0x83
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{{&core_events::list, 0x84, 0x0, 0x2201, 0x0}, {}, &bp_l1_tlb_miss_l2_tlb_hit}; // .code = 0x84
inline constexpr core_events::listed bp_l2_btb_correct{{&core_events::list, 0x8b, 0x0, 0x22c2, 0x0}, {}, &bp_l2_btb_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_dyn_ind_pred{{&core_events::list, 0x8e, 0x0, 0x22d4, 0x0}, {}, &bp_dyn_ind_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_de_redirect{{&core_events::list, 0x91, 0x0, 0x22e4, 0x0}, {}, &bp_de_redirect}; // .code = 0x91
inline constexpr core_events::listed de_op_queue_empty{{&core_events::list, 0xa9, 0x0, 0x2391, 0x0}, {}, &de_op_queue_empty}; // .code = 0xa9
inline constexpr core_events::listed ex_ret_instr{{&core_events::list, 0xc0, 0x0, 0x2671, 0x0}, {}, &ex_ret_instr}; // .code = 0xc0
inline constexpr core_events::listed ex_ret_ops{{&core_events::list, 0xc1, 0x0, 0x267e, 0x0}, {}, &ex_ret_ops}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_brn{{&core_events::list, 0xc2, 0x0, 0x2689, 0x0}, {}, &ex_ret_brn}; // .code = 0xc2
inline constexpr core_events::listed ex_ret_brn_misp{{&core_events::list, 0xc3, 0x0, 0x2694, 0x0}, {}, &ex_ret_brn_misp}; // .code = 0xc3
inline constexpr core_events::listed ex_ret_brn_tkn{{&core_events::list, 0xc4, 0x0, 0x26a4, 0x0}, {}, &ex_ret_brn_tkn}; // .code = 0xc4
inline constexpr core_events::listed ex_ret_brn_tkn_misp{{&core_events::list, 0xc5, 0x0, 0x26b3, 0x0}, {}, &ex_ret_brn_tkn_misp}; // .code = 0xc5
inline constexpr core_events::listed ex_ret_brn_far{{&core_events::list, 0xc6, 0x0, 0x26c7, 0x0}, {}, &ex_ret_brn_far}; // .code = 0xc6
inline constexpr core_events::listed ex_ret_near_ret{{&core_events::list, 0xc8, 0x0, 0x26d6, 0x0}, {}, &ex_ret_near_ret}; // .code = 0xc8
inline constexpr core_events::listed ex_ret_near_ret_mispred{{&core_events::list, 0xc9, 0x0, 0x26e6, 0x0}, {}, &ex_ret_near_ret_mispred}; // .code = 0xc9
inline constexpr core_events::listed ex_ret_brn_ind_misp{{&core_events::list, 0xca, 0x0, 0x26fe, 0x0}, {}, &ex_ret_brn_ind_misp}; // .code = 0xca
inline constexpr core_events::listed ex_ret_ind_brch_instr{{&core_events::list, 0xcc, 0x0, 0x275a, 0x0}, {}, &ex_ret_ind_brch_instr}; // .code = 0xcc
inline constexpr core_events::listed ex_ret_cond{{&core_events::list, 0xd1, 0x0, 0x2770, 0x0}, {}, &ex_ret_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_div_busy{{&core_events::list, 0xd3, 0x0, 0x277c, 0x0}, {}, &ex_div_busy}; // .code = 0xd3
inline constexpr core_events::listed ex_div_count{{&core_events::list, 0xd4, 0x0, 0x2788, 0x0}, {}, &ex_div_count}; // .code = 0xd4
inline constexpr core_events::listed ex_ret_ucode_instr{{&core_events::list, 0x1c1, 0x0, 0x2ab6, 0x0}, {}, &ex_ret_ucode_instr}; // .code = 0x1c1
inline constexpr core_events::listed ex_ret_ucode_ops{{&core_events::list, 0x1c2, 0x0, 0x2ac9, 0x0}, {}, &ex_ret_ucode_ops}; // .code = 0x1c2
inline constexpr core_events::listed ex_ret_msprd_brnch_instr_dir_msmtch{{&core_events::list, 0x1c7, 0x0, 0x2ada, 0x0}, {}, &ex_ret_msprd_brnch_instr_dir_msmtch}; // .code = 0x1c7
inline constexpr core_events::listed ex_ret_uncond_brnch_instr_mispred{{&core_events::list, 0x1c8, 0x0, 0x2afe, 0x0}, {}, &ex_ret_uncond_brnch_instr_mispred}; // .code = 0x1c8
inline constexpr core_events::listed ex_ret_uncond_brnch_instr{{&core_events::list, 0x1c9, 0x0, 0x2b20, 0x0}, {}, &ex_ret_uncond_brnch_instr}; // .code = 0x1c9
inline constexpr core_events::listed ex_ret_fused_instr{{&core_events::list, 0x1d0, 0x0, 0x2ba5, 0x0}, {}, &ex_ret_fused_instr}; // .code = 0x1d0

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1094, 0x0, 0x22f3, 0x0}, {}, &if4k}; // .code = 0x94, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2094, 0x0, 0x230c, 0x0}, {}, &if2m}; // .code = 0x94, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4094, 0x0, 0x2325, 0x0}, {}, &if1g}; // .code = 0x94, .mask = 0x4
inline constexpr listed all{{&list, 0x7094, 0x0, 0x233e, 0x0}, {}, &all}; // .code = 0x94, .mask = 0x7
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1085, 0x0, 0x221b, 0x0}, {}, &if4k}; // .code = 0x85, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2085, 0x0, 0x223b, 0x0}, {}, &if2m}; // .code = 0x85, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4085, 0x0, 0x225b, 0x0}, {}, &if1g}; // .code = 0x85, .mask = 0x4
inline constexpr listed coalesced_4k{{&list, 0x8085, 0x0, 0x227b, 0x0}, {}, &coalesced_4k}; // .code = 0x85, .mask = 0x8
inline constexpr listed all{{&list, 0xf085, 0x0, 0x22a3, 0x0}, {}, &all}; // .code = 0x85, .mask = 0xf
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace bp_redirects {
using namespace core_events;
inline constexpr listed resync{{&list, 0x109f, 0x0, 0x2356, 0x0}, {}, &resync}; // .code = 0x9f, .mask = 0x1
inline constexpr listed ex_redir{{&list, 0x209f, 0x0, 0x236a, 0x0}, {}, &ex_redir}; // .code = 0x9f, .mask = 0x2
inline constexpr listed all{{&list, 0x9f, 0x0, 0x2380, 0x0}, {}, &all}; // .code = 0x9f
} // namespace bp_redirects

namespace de_additional_resource_stalls {
using namespace core_events;
inline constexpr listed dispatch_stalls{{&list, 0x301a2, 0x0, 0x2a88, 0x0}, {}, &dispatch_stalls}; // .code = 0x1a2, .mask = 0x30
} // namespace de_additional_resource_stalls

namespace de_dis_ops_from_decoder {
using namespace core_events;
inline constexpr listed any_fp_dispatch{{&list, 0x40ab, 0x0, 0x23e9, 0x0}, {}, &any_fp_dispatch}; // .code = 0xab, .mask = 0x4
inline constexpr listed any_integer_dispatch{{&list, 0x80ab, 0x0, 0x2411, 0x0}, {}, &any_integer_dispatch}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_dispatch_stall_cycle_dynamic_tokens_part1 {
using namespace core_events;
inline constexpr listed int_phy_reg_file_rsrc_stall{{&list, 0x10ae, 0x0, 0x243e, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
inline constexpr listed load_queue_rsrc_stall{{&list, 0x20ae, 0x0, 0x2487, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr listed store_queue_rsrc_stall{{&list, 0x40ae, 0x0, 0x24ca, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr listed taken_brnch_buffer_rsrc{{&list, 0x100ae, 0x0, 0x250e, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr listed fp_sch_rsrc_stall{{&list, 0x400ae, 0x0, 0x2553, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
using namespace core_events;
inline constexpr listed al_tokens{{&list, 0x10af, 0x0, 0x2592, 0x0}, {}, &al_tokens}; // .code = 0xaf, .mask = 0x1
inline constexpr listed ag_tokens{{&list, 0x20af, 0x0, 0x25c9, 0x0}, {}, &ag_tokens}; // .code = 0xaf, .mask = 0x2
inline constexpr listed ex_flush_recovery{{&list, 0x40af, 0x0, 0x2600, 0x0}, {}, &ex_flush_recovery}; // .code = 0xaf, .mask = 0x4
inline constexpr listed retq{{&list, 0x200af, 0x0, 0x263f, 0x0}, {}, &retq}; // .code = 0xaf, .mask = 0x20
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace de_no_dispatch_per_slot {
using namespace core_events;
inline constexpr listed no_ops_from_frontend{{&list, 0x11a0, 0x0, 0x2a0d, 0x0}, {}, &no_ops_from_frontend}; // .code = 0x1a0, .mask = 0x1
inline constexpr listed backend_stalls{{&list, 0x1e1a0, 0x0, 0x2a3a, 0x0}, {}, &backend_stalls}; // .code = 0x1a0, .mask = 0x1e
inline constexpr listed smt_contention{{&list, 0x601a0, 0x0, 0x2a61, 0x0}, {}, &smt_contention}; // .code = 0x1a0, .mask = 0x60
} // namespace de_no_dispatch_per_slot

namespace de_src_op_disp {
using namespace core_events;
inline constexpr listed x86_decoder{{&list, 0x10aa, 0x0, 0x23a3, 0x0}, {}, &x86_decoder}; // .code = 0xaa, .mask = 0x1
inline constexpr listed op_cache{{&list, 0x20aa, 0x0, 0x23be, 0x0}, {}, &op_cache}; // .code = 0xaa, .mask = 0x2
inline constexpr listed all{{&list, 0x70aa, 0x0, 0x23d6, 0x0}, {}, &all}; // .code = 0xaa, .mask = 0x7
} // namespace de_src_op_disp

namespace ex_no_retire {
using namespace core_events;
inline constexpr listed empty{{&list, 0x10d6, 0x0, 0x2795, 0x0}, {}, &empty}; // .code = 0xd6, .mask = 0x1
inline constexpr listed not_complete{{&list, 0x20d6, 0x0, 0x27a8, 0x0}, {}, &not_complete}; // .code = 0xd6, .mask = 0x2
inline constexpr listed other{{&list, 0x80d6, 0x0, 0x27c2, 0x0}, {}, &other}; // .code = 0xd6, .mask = 0x8
inline constexpr listed thread_not_selected{{&list, 0x100d6, 0x0, 0x27d5, 0x0}, {}, &thread_not_selected}; // .code = 0xd6, .mask = 0x10
inline constexpr listed load_not_complete{{&list, 0xa20d6, 0x0, 0x27f6, 0x0}, {}, &load_not_complete}; // .code = 0xd6, .mask = 0xa2
inline constexpr listed all{{&list, 0x1b0d6, 0x0, 0x2815, 0x0}, {}, &all}; // .code = 0xd6, .mask = 0x1b
} // namespace ex_no_retire

namespace ex_ret_mmx_fp_instr {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x2712, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed mmx{{&list, 0x20cb, 0x0, 0x272a, 0x0}, {}, &mmx}; // .code = 0xcb, .mask = 0x2
inline constexpr listed sse{{&list, 0x40cb, 0x0, 0x2742, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x4
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed ibs_tagged_ops{{&list, 0x11cf, 0x0, 0x2b3a, 0x0}, {}, &ibs_tagged_ops}; // .code = 0x1cf, .mask = 0x1
inline constexpr listed ibs_tagged_ops_ret{{&list, 0x21cf, 0x0, 0x2b5b, 0x0}, {}, &ibs_tagged_ops_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr listed ibs_count_rollover{{&list, 0x41cf, 0x0, 0x2b80, 0x0}, {}, &ibs_count_rollover}; // .code = 0x1cf, .mask = 0x4
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed x87_fill_fault{{&list, 0x100e, 0x0, 0x12f7, 0x0}, {}, &x87_fill_fault}; // .code = 0x0e, .mask = 0x1
inline constexpr listed xmm_fill_fault{{&list, 0x200e, 0x0, 0x1315, 0x0}, {}, &xmm_fill_fault}; // .code = 0x0e, .mask = 0x2
inline constexpr listed ymm_fill_fault{{&list, 0x400e, 0x0, 0x1333, 0x0}, {}, &ymm_fill_fault}; // .code = 0x0e, .mask = 0x4
inline constexpr listed ymm_spill_fault{{&list, 0x800e, 0x0, 0x1351, 0x0}, {}, &ymm_spill_fault}; // .code = 0x0e, .mask = 0x8
inline constexpr listed sse_avx_all{{&list, 0xe00e, 0x0, 0x1370, 0x0}, {}, &sse_avx_all}; // .code = 0x0e, .mask = 0xe
inline constexpr listed all{{&list, 0xf00e, 0x0, 0x138b, 0x0}, {}, &all}; // .code = 0x0e, .mask = 0xf
} // namespace fp_disp_faults

namespace fp_ops_retired_by_type {
using namespace core_events;
inline constexpr listed scalar_add{{&list, 0x100a, 0x0, 0x2df, 0x0}, {}, &scalar_add}; // .code = 0x0a, .mask = 0x1
inline constexpr listed scalar_sub{{&list, 0x200a, 0x0, 0x301, 0x0}, {}, &scalar_sub}; // .code = 0x0a, .mask = 0x2
inline constexpr listed scalar_mul{{&list, 0x300a, 0x0, 0x323, 0x0}, {}, &scalar_mul}; // .code = 0x0a, .mask = 0x3
inline constexpr listed scalar_mac{{&list, 0x400a, 0x0, 0x345, 0x0}, {}, &scalar_mac}; // .code = 0x0a, .mask = 0x4
inline constexpr listed scalar_div{{&list, 0x500a, 0x0, 0x367, 0x0}, {}, &scalar_div}; // .code = 0x0a, .mask = 0x5
inline constexpr listed scalar_sqrt{{&list, 0x600a, 0x0, 0x389, 0x0}, {}, &scalar_sqrt}; // .code = 0x0a, .mask = 0x6
inline constexpr listed scalar_cmp{{&list, 0x700a, 0x0, 0x3ac, 0x0}, {}, &scalar_cmp}; // .code = 0x0a, .mask = 0x7
inline constexpr listed scalar_cvt{{&list, 0x800a, 0x0, 0x3ce, 0x0}, {}, &scalar_cvt}; // .code = 0x0a, .mask = 0x8
inline constexpr listed scalar_blend{{&list, 0x900a, 0x0, 0x3f0, 0x0}, {}, &scalar_blend}; // .code = 0x0a, .mask = 0x9
inline constexpr listed scalar_mov{{&list, 0xa00a, 0x0, 0x414, 0x0}, {}, &scalar_mov}; // .code = 0x0a, .mask = 0xa
inline constexpr listed scalar_shuffle{{&list, 0xb00a, 0x0, 0x436, 0x0}, {}, &scalar_shuffle}; // .code = 0x0a, .mask = 0xb
inline constexpr listed scalar_bfloat{{&list, 0xc00a, 0x0, 0x45c, 0x0}, {}, &scalar_bfloat}; // .code = 0x0a, .mask = 0xc
inline constexpr listed scalar_logical{{&list, 0xd00a, 0x0, 0x481, 0x0}, {}, &scalar_logical}; // .code = 0x0a, .mask = 0xd
inline constexpr listed scalar_other{{&list, 0xe00a, 0x0, 0x4a7, 0x0}, {}, &scalar_other}; // .code = 0x0a, .mask = 0xe
inline constexpr listed scalar_all{{&list, 0xf00a, 0x0, 0x4cb, 0x0}, {}, &scalar_all}; // .code = 0x0a, .mask = 0xf
inline constexpr listed vector_add{{&list, 0x1000a, 0x0, 0x4ed, 0x0}, {}, &vector_add}; // .code = 0x0a, .mask = 0x10
inline constexpr listed vector_sub{{&list, 0x2000a, 0x0, 0x50f, 0x0}, {}, &vector_sub}; // .code = 0x0a, .mask = 0x20
inline constexpr listed vector_mul{{&list, 0x3000a, 0x0, 0x531, 0x0}, {}, &vector_mul}; // .code = 0x0a, .mask = 0x30
inline constexpr listed vector_mac{{&list, 0x4000a, 0x0, 0x553, 0x0}, {}, &vector_mac}; // .code = 0x0a, .mask = 0x40
inline constexpr listed vector_div{{&list, 0x5000a, 0x0, 0x575, 0x0}, {}, &vector_div}; // .code = 0x0a, .mask = 0x50
inline constexpr listed vector_sqrt{{&list, 0x6000a, 0x0, 0x597, 0x0}, {}, &vector_sqrt}; // .code = 0x0a, .mask = 0x60
inline constexpr listed vector_cmp{{&list, 0x7000a, 0x0, 0x5ba, 0x0}, {}, &vector_cmp}; // .code = 0x0a, .mask = 0x70
inline constexpr listed vector_cvt{{&list, 0x8000a, 0x0, 0x5dc, 0x0}, {}, &vector_cvt}; // .code = 0x0a, .mask = 0x80
inline constexpr listed vector_blend{{&list, 0x9000a, 0x0, 0x5fe, 0x0}, {}, &vector_blend}; // .code = 0x0a, .mask = 0x90
inline constexpr listed vector_mov{{&list, 0xa000a, 0x0, 0x622, 0x0}, {}, &vector_mov}; // .code = 0x0a, .mask = 0xa0
inline constexpr listed vector_shuffle{{&list, 0xb000a, 0x0, 0x644, 0x0}, {}, &vector_shuffle}; // .code = 0x0a, .mask = 0xb0
inline constexpr listed vector_bfloat{{&list, 0xc000a, 0x0, 0x66a, 0x0}, {}, &vector_bfloat}; // .code = 0x0a, .mask = 0xc0
inline constexpr listed vector_logical{{&list, 0xd000a, 0x0, 0x68f, 0x0}, {}, &vector_logical}; // .code = 0x0a, .mask = 0xd0
inline constexpr listed vector_other{{&list, 0xe000a, 0x0, 0x6b5, 0x0}, {}, &vector_other}; // .code = 0x0a, .mask = 0xe0
inline constexpr listed vector_all{{&list, 0xf000a, 0x0, 0x6d9, 0x0}, {}, &vector_all}; // .code = 0x0a, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00a, 0x0, 0x6fb, 0x0}, {}, &all}; // .code = 0x0a, .mask = 0xff
} // namespace fp_ops_retired_by_type

namespace fp_ops_retired_by_width {
using namespace core_events;
inline constexpr listed x87_uops_retired{{&list, 0x1008, 0x0, 0x1bb, 0x0}, {}, &x87_uops_retired}; // .code = 0x08, .mask = 0x1
inline constexpr listed mmx_uops_retired{{&list, 0x2008, 0x0, 0x1e4, 0x0}, {}, &mmx_uops_retired}; // .code = 0x08, .mask = 0x2
inline constexpr listed scalar_uops_retired{{&list, 0x4008, 0x0, 0x20d, 0x0}, {}, &scalar_uops_retired}; // .code = 0x08, .mask = 0x4
inline constexpr listed pack_128_uops_retired{{&list, 0x8008, 0x0, 0x239, 0x0}, {}, &pack_128_uops_retired}; // .code = 0x08, .mask = 0x8
inline constexpr listed pack_256_uops_retired{{&list, 0x10008, 0x0, 0x267, 0x0}, {}, &pack_256_uops_retired}; // .code = 0x08, .mask = 0x10
inline constexpr listed pack_512_uops_retired{{&list, 0x20008, 0x0, 0x295, 0x0}, {}, &pack_512_uops_retired}; // .code = 0x08, .mask = 0x20
inline constexpr listed all{{&list, 0x3f008, 0x0, 0x2c3, 0x0}, {}, &all}; // .code = 0x08, .mask = 0x3f
} // namespace fp_ops_retired_by_width

namespace fp_pack_ops_retired {
using namespace core_events;
inline constexpr listed fp128_add{{&list, 0x100c, 0x0, 0xb2a, 0x0}, {}, &fp128_add}; // .code = 0x0c, .mask = 0x1
inline constexpr listed fp128_sub{{&list, 0x200c, 0x0, 0xb48, 0x0}, {}, &fp128_sub}; // .code = 0x0c, .mask = 0x2
inline constexpr listed fp128_mul{{&list, 0x300c, 0x0, 0xb66, 0x0}, {}, &fp128_mul}; // .code = 0x0c, .mask = 0x3
inline constexpr listed fp128_mac{{&list, 0x400c, 0x0, 0xb84, 0x0}, {}, &fp128_mac}; // .code = 0x0c, .mask = 0x4
inline constexpr listed fp128_div{{&list, 0x500c, 0x0, 0xba2, 0x0}, {}, &fp128_div}; // .code = 0x0c, .mask = 0x5
inline constexpr listed fp128_sqrt{{&list, 0x600c, 0x0, 0xbc0, 0x0}, {}, &fp128_sqrt}; // .code = 0x0c, .mask = 0x6
inline constexpr listed fp128_cmp{{&list, 0x700c, 0x0, 0xbdf, 0x0}, {}, &fp128_cmp}; // .code = 0x0c, .mask = 0x7
inline constexpr listed fp128_cvt{{&list, 0x800c, 0x0, 0xbfd, 0x0}, {}, &fp128_cvt}; // .code = 0x0c, .mask = 0x8
inline constexpr listed fp128_blend{{&list, 0x900c, 0x0, 0xc1b, 0x0}, {}, &fp128_blend}; // .code = 0x0c, .mask = 0x9
inline constexpr listed fp128_mov{{&list, 0xa00c, 0x0, 0xc3b, 0x0}, {}, &fp128_mov}; // .code = 0x0c, .mask = 0xa
inline constexpr listed fp128_shuffle{{&list, 0xb00c, 0x0, 0xc59, 0x0}, {}, &fp128_shuffle}; // .code = 0x0c, .mask = 0xb
inline constexpr listed fp128_bfloat{{&list, 0xc00c, 0x0, 0xc7b, 0x0}, {}, &fp128_bfloat}; // .code = 0x0c, .mask = 0xc
inline constexpr listed fp128_logical{{&list, 0xd00c, 0x0, 0xc9c, 0x0}, {}, &fp128_logical}; // .code = 0x0c, .mask = 0xd
inline constexpr listed fp128_other{{&list, 0xe00c, 0x0, 0xcbe, 0x0}, {}, &fp128_other}; // .code = 0x0c, .mask = 0xe
inline constexpr listed fp128_all{{&list, 0xf00c, 0x0, 0xcde, 0x0}, {}, &fp128_all}; // .code = 0x0c, .mask = 0xf
inline constexpr listed fp256_add{{&list, 0x1000c, 0x0, 0xcfc, 0x0}, {}, &fp256_add}; // .code = 0x0c, .mask = 0x10
inline constexpr listed fp256_sub{{&list, 0x2000c, 0x0, 0xd1a, 0x0}, {}, &fp256_sub}; // .code = 0x0c, .mask = 0x20
inline constexpr listed fp256_mul{{&list, 0x3000c, 0x0, 0xd38, 0x0}, {}, &fp256_mul}; // .code = 0x0c, .mask = 0x30
inline constexpr listed fp256_mac{{&list, 0x4000c, 0x0, 0xd56, 0x0}, {}, &fp256_mac}; // .code = 0x0c, .mask = 0x40
inline constexpr listed fp256_div{{&list, 0x5000c, 0x0, 0xd74, 0x0}, {}, &fp256_div}; // .code = 0x0c, .mask = 0x50
inline constexpr listed fp256_sqrt{{&list, 0x6000c, 0x0, 0xd92, 0x0}, {}, &fp256_sqrt}; // .code = 0x0c, .mask = 0x60
inline constexpr listed fp256_cmp{{&list, 0x7000c, 0x0, 0xdb1, 0x0}, {}, &fp256_cmp}; // .code = 0x0c, .mask = 0x70
inline constexpr listed fp256_cvt{{&list, 0x8000c, 0x0, 0xdcf, 0x0}, {}, &fp256_cvt}; // .code = 0x0c, .mask = 0x80
inline constexpr listed fp256_blend{{&list, 0x9000c, 0x0, 0xded, 0x0}, {}, &fp256_blend}; // .code = 0x0c, .mask = 0x90
inline constexpr listed fp256_mov{{&list, 0xa000c, 0x0, 0xe0d, 0x0}, {}, &fp256_mov}; // .code = 0x0c, .mask = 0xa0
inline constexpr listed fp256_shuffle{{&list, 0xb000c, 0x0, 0xe2b, 0x0}, {}, &fp256_shuffle}; // .code = 0x0c, .mask = 0xb0
inline constexpr listed fp256_bfloat{{&list, 0xc000c, 0x0, 0xe4d, 0x0}, {}, &fp256_bfloat}; // .code = 0x0c, .mask = 0xc0
inline constexpr listed fp256_logical{{&list, 0xd000c, 0x0, 0xe6e, 0x0}, {}, &fp256_logical}; // .code = 0x0c, .mask = 0xd0
inline constexpr listed fp256_other{{&list, 0xe000c, 0x0, 0xe90, 0x0}, {}, &fp256_other}; // .code = 0x0c, .mask = 0xe0
inline constexpr listed fp256_all{{&list, 0xf000c, 0x0, 0xeb0, 0x0}, {}, &fp256_all}; // .code = 0x0c, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00c, 0x0, 0xece, 0x0}, {}, &all}; // .code = 0x0c, .mask = 0xff
} // namespace fp_pack_ops_retired

namespace fp_ret_sse_avx_ops {
using namespace core_events;
inline constexpr listed add_sub_flops{{&list, 0x1003, 0x0, 0x6d, 0x0}, {}, &add_sub_flops}; // .code = 0x03, .mask = 0x1
inline constexpr listed mult_flops{{&list, 0x2003, 0x0, 0x8e, 0x0}, {}, &mult_flops}; // .code = 0x03, .mask = 0x2
inline constexpr listed div_flops{{&list, 0x4003, 0x0, 0xac, 0x0}, {}, &div_flops}; // .code = 0x03, .mask = 0x4
inline constexpr listed mac_flops{{&list, 0x8003, 0x0, 0xc9, 0x0}, {}, &mac_flops}; // .code = 0x03, .mask = 0x8
inline constexpr listed bfloat16_flops{{&list, 0x20003, 0x0, 0xe6, 0x0}, {}, &bfloat16_flops}; // .code = 0x03, .mask = 0x20
inline constexpr listed scalar_single_flops{{&list, 0x40003, 0x0, 0x108, 0x0}, {}, &scalar_single_flops}; // .code = 0x03, .mask = 0x40
inline constexpr listed packed_single_flops{{&list, 0x60003, 0x0, 0x12f, 0x0}, {}, &packed_single_flops}; // .code = 0x03, .mask = 0x60
inline constexpr listed scalar_double_flops{{&list, 0x80003, 0x0, 0x156, 0x0}, {}, &scalar_double_flops}; // .code = 0x03, .mask = 0x80
inline constexpr listed packed_double_flops{{&list, 0xa0003, 0x0, 0x17d, 0x0}, {}, &packed_double_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr listed all{{&list, 0xf003, 0x0, 0x1a4, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xf
} // namespace fp_ret_sse_avx_ops

namespace fp_ret_x87_fp_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x1002, 0x0, 0x0, 0x0}, {}, &add_sub_ops}; // .code = 0x02, .mask = 0x1
inline constexpr listed mul_ops{{&list, 0x2002, 0x0, 0x1e, 0x0}, {}, &mul_ops}; // .code = 0x02, .mask = 0x2
inline constexpr listed div_sqrt_ops{{&list, 0x4002, 0x0, 0x38, 0x0}, {}, &div_sqrt_ops}; // .code = 0x02, .mask = 0x4
inline constexpr listed all{{&list, 0x7002, 0x0, 0x57, 0x0}, {}, &all}; // .code = 0x02, .mask = 0x7
} // namespace fp_ret_x87_fp_ops

namespace ic_fetch_ibs_events {
using namespace core_events;
inline constexpr listed fetch_tagged{{&list, 0x2188, 0x0, 0x2906, 0x0}, {}, &fetch_tagged}; // .code = 0x188, .mask = 0x2
inline constexpr listed sample_discarded{{&list, 0x4188, 0x0, 0x2927, 0x0}, {}, &sample_discarded}; // .code = 0x188, .mask = 0x4
inline constexpr listed sample_filtered{{&list, 0x8188, 0x0, 0x294c, 0x0}, {}, &sample_filtered}; // .code = 0x188, .mask = 0x8
inline constexpr listed sample_valid{{&list, 0x10188, 0x0, 0x2970, 0x0}, {}, &sample_valid}; // .code = 0x188, .mask = 0x10
} // namespace ic_fetch_ibs_events

namespace ic_tag_hit_miss {
using namespace core_events;
inline constexpr listed instruction_cache_hit{{&list, 0x718e, 0x0, 0x2991, 0x0}, {}, &instruction_cache_hit}; // .code = 0x18e, .mask = 0x7
inline constexpr listed instruction_cache_miss{{&list, 0x1818e, 0x0, 0x29b7, 0x0}, {}, &instruction_cache_miss}; // .code = 0x18e, .mask = 0x18
inline constexpr listed all_instruction_cache_accesses{{&list, 0x1f18e, 0x0, 0x29de, 0x0}, {}, &all_instruction_cache_accesses}; // .code = 0x18e, .mask = 0x1f
} // namespace ic_tag_hit_miss

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ic_fill_miss{{&list, 0x1064, 0x0, 0x1ee0, 0x0}, {}, &ic_fill_miss}; // .code = 0x64, .mask = 0x1
inline constexpr listed ic_fill_hit_s{{&list, 0x2064, 0x0, 0x1eff, 0x0}, {}, &ic_fill_hit_s}; // .code = 0x64, .mask = 0x2
inline constexpr listed ic_fill_hit_x{{&list, 0x4064, 0x0, 0x1f1f, 0x0}, {}, &ic_fill_hit_x}; // .code = 0x64, .mask = 0x4
inline constexpr listed ic_hit_in_l2{{&list, 0x6064, 0x0, 0x1f3f, 0x0}, {}, &ic_hit_in_l2}; // .code = 0x64, .mask = 0x6
inline constexpr listed ic_access_in_l2{{&list, 0x7064, 0x0, 0x1f5e, 0x0}, {}, &ic_access_in_l2}; // .code = 0x64, .mask = 0x7
inline constexpr listed ls_rd_blk_c{{&list, 0x8064, 0x0, 0x1f80, 0x0}, {}, &ls_rd_blk_c}; // .code = 0x64, .mask = 0x8
inline constexpr listed ic_dc_miss_in_l2{{&list, 0x9064, 0x0, 0x1f9e, 0x0}, {}, &ic_dc_miss_in_l2}; // .code = 0x64, .mask = 0x9
inline constexpr listed ls_rd_blk_x{{&list, 0x10064, 0x0, 0x1fc1, 0x0}, {}, &ls_rd_blk_x}; // .code = 0x64, .mask = 0x10
inline constexpr listed ls_rd_blk_l_hit_s{{&list, 0x20064, 0x0, 0x1fdf, 0x0}, {}, &ls_rd_blk_l_hit_s}; // .code = 0x64, .mask = 0x20
inline constexpr listed ls_rd_blk_l_hit_x{{&list, 0x40064, 0x0, 0x2003, 0x0}, {}, &ls_rd_blk_l_hit_x}; // .code = 0x64, .mask = 0x40
inline constexpr listed ls_rd_blk_cs{{&list, 0x80064, 0x0, 0x2027, 0x0}, {}, &ls_rd_blk_cs}; // .code = 0x64, .mask = 0x80
inline constexpr listed dc_hit_in_l2{{&list, 0xf0064, 0x0, 0x2046, 0x0}, {}, &dc_hit_in_l2}; // .code = 0x64, .mask = 0xf0
inline constexpr listed ic_dc_hit_in_l2{{&list, 0xf6064, 0x0, 0x2065, 0x0}, {}, &ic_dc_hit_in_l2}; // .code = 0x64, .mask = 0xf6
inline constexpr listed dc_access_in_l2{{&list, 0xf8064, 0x0, 0x2087, 0x0}, {}, &dc_access_in_l2}; // .code = 0x64, .mask = 0xf8
inline constexpr listed all{{&list, 0xff064, 0x0, 0x20a9, 0x0}, {}, &all}; // .code = 0x64, .mask = 0xff
} // namespace l2_cache_req_stat

namespace l2_fill_rsp_src {
using namespace core_events;
inline constexpr listed local_ccx{{&list, 0x2165, 0x0, 0x2847, 0x0}, {}, &local_ccx}; // .code = 0x165, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4165, 0x0, 0x2861, 0x0}, {}, &near_cache}; // .code = 0x165, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8165, 0x0, 0x287c, 0x0}, {}, &dram_io_near}; // .code = 0x165, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10165, 0x0, 0x2899, 0x0}, {}, &far_cache}; // .code = 0x165, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40165, 0x0, 0x28b3, 0x0}, {}, &dram_io_far}; // .code = 0x165, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x80165, 0x0, 0x28cf, 0x0}, {}, &alternate_memories}; // .code = 0x165, .mask = 0x80
inline constexpr listed all{{&list, 0xde165, 0x0, 0x28f2, 0x0}, {}, &all}; // .code = 0x165, .mask = 0xde
} // namespace l2_fill_rsp_src

namespace l2_pf_hit_l2 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f070, 0x0, 0x20bf, 0x0}, {}, &l2_hwpf}; // .code = 0x70, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0070, 0x0, 0x20d4, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x70, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff070, 0x0, 0x20ec, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f071, 0x0, 0x2107, 0x0}, {}, &l2_hwpf}; // .code = 0x71, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0071, 0x0, 0x2124, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x71, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff071, 0x0, 0x2144, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f072, 0x0, 0x2167, 0x0}, {}, &l2_hwpf}; // .code = 0x72, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0072, 0x0, 0x2180, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x72, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff072, 0x0, 0x219c, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed group2{{&list, 0x1060, 0x0, 0x1d9b, 0x0}, {}, &group2}; // .code = 0x60, .mask = 0x1
inline constexpr listed l2_hw_pf{{&list, 0x2060, 0x0, 0x1db0, 0x0}, {}, &l2_hw_pf}; // .code = 0x60, .mask = 0x2
inline constexpr listed prefetch_l2_cmd{{&list, 0x4060, 0x0, 0x1dc7, 0x0}, {}, &prefetch_l2_cmd}; // .code = 0x60, .mask = 0x4
inline constexpr listed cacheable_ic_read{{&list, 0x10060, 0x0, 0x1de5, 0x0}, {}, &cacheable_ic_read}; // .code = 0x60, .mask = 0x10
inline constexpr listed ls_rd_blk_c_s{{&list, 0x20060, 0x0, 0x1e05, 0x0}, {}, &ls_rd_blk_c_s}; // .code = 0x60, .mask = 0x20
inline constexpr listed rd_blk_x{{&list, 0x40060, 0x0, 0x1e21, 0x0}, {}, &rd_blk_x}; // .code = 0x60, .mask = 0x40
inline constexpr listed rd_blk_l{{&list, 0x80060, 0x0, 0x1e38, 0x0}, {}, &rd_blk_l}; // .code = 0x60, .mask = 0x80
inline constexpr listed all_dc{{&list, 0xe0060, 0x0, 0x1e4f, 0x0}, {}, &all_dc}; // .code = 0x60, .mask = 0xe0
inline constexpr listed all_no_prefetch{{&list, 0xf1060, 0x0, 0x1e64, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf1
inline constexpr listed all{{&list, 0xf7060, 0x0, 0x1e82, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xf7
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed ls_rd_sized_nc{{&list, 0x20061, 0x0, 0x1e94, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr listed ls_rd_sized{{&list, 0x40061, 0x0, 0x1eb1, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
} // namespace l2_request_g2

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_close{{&list, 0x20063, 0x0, 0x1ecb, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1044, 0x0, 0x16a5, 0x0}, {}, &local_l2}; // .code = 0x44, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2044, 0x0, 0x16c4, 0x0}, {}, &local_ccx}; // .code = 0x44, .mask = 0x2
inline constexpr listed local_all{{&list, 0x3044, 0x0, 0x16e4, 0x0}, {}, &local_all}; // .code = 0x44, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x4044, 0x0, 0x1704, 0x0}, {}, &near_cache}; // .code = 0x44, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8044, 0x0, 0x1725, 0x0}, {}, &dram_io_near}; // .code = 0x44, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10044, 0x0, 0x1748, 0x0}, {}, &far_cache}; // .code = 0x44, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x14044, 0x0, 0x1768, 0x0}, {}, &remote_cache}; // .code = 0x44, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x40044, 0x0, 0x178b, 0x0}, {}, &dram_io_far}; // .code = 0x44, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48044, 0x0, 0x17ad, 0x0}, {}, &dram_io_all}; // .code = 0x44, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50044, 0x0, 0x17cf, 0x0}, {}, &far_all}; // .code = 0x44, .mask = 0x50
inline constexpr listed all_dram_io{{&list, 0x48044, 0x0, 0x17ed, 0x0}, {}, &all_dram_io}; // .code = 0x44, .mask = 0x48
inline constexpr listed alternate_memories{{&list, 0x80044, 0x0, 0x180f, 0x0}, {}, &alternate_memories}; // .code = 0x44, .mask = 0x80
inline constexpr listed all{{&list, 0xff044, 0x0, 0x1838, 0x0}, {}, &all}; // .code = 0x44, .mask = 0xff
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{{&list, 0x2024, 0x0, 0x139e, 0x0}, {}, &stli_other}; // .code = 0x24, .mask = 0x2
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed ld_dispatch{{&list, 0x1029, 0x0, 0x13f4, 0x0}, {}, &ld_dispatch}; // .code = 0x29, .mask = 0x1
inline constexpr listed store_dispatch{{&list, 0x2029, 0x0, 0x140c, 0x0}, {}, &store_dispatch}; // .code = 0x29, .mask = 0x2
inline constexpr listed ld_st_dispatch{{&list, 0x4029, 0x0, 0x1427, 0x0}, {}, &ld_st_dispatch}; // .code = 0x29, .mask = 0x4
inline constexpr listed all{{&list, 0x7029, 0x0, 0x1442, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1043, 0x0, 0x150e, 0x0}, {}, &local_l2}; // .code = 0x43, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2043, 0x0, 0x152e, 0x0}, {}, &local_ccx}; // .code = 0x43, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4043, 0x0, 0x154f, 0x0}, {}, &near_cache}; // .code = 0x43, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8043, 0x0, 0x1571, 0x0}, {}, &dram_io_near}; // .code = 0x43, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10043, 0x0, 0x1595, 0x0}, {}, &far_cache}; // .code = 0x43, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40043, 0x0, 0x15b6, 0x0}, {}, &dram_io_far}; // .code = 0x43, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x80043, 0x0, 0x15d9, 0x0}, {}, &alternate_memories}; // .code = 0x43, .mask = 0x80
inline constexpr listed all{{&list, 0xff043, 0x0, 0x1603, 0x0}, {}, &all}; // .code = 0x43, .mask = 0xff
inline constexpr listed local_all{{&list, 0x3043, 0x0, 0x161e, 0x0}, {}, &local_all}; // .code = 0x43, .mask = 0x3
inline constexpr listed remote_cache{{&list, 0x14043, 0x0, 0x163f, 0x0}, {}, &remote_cache}; // .code = 0x43, .mask = 0x14
inline constexpr listed dram_io_all{{&list, 0x48043, 0x0, 0x1663, 0x0}, {}, &dram_io_all}; // .code = 0x43, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50043, 0x0, 0x1686, 0x0}, {}, &far_all}; // .code = 0x43, .mask = 0x50
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x105a, 0x0, 0x1c2d, 0x0}, {}, &local_l2}; // .code = 0x5a, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x205a, 0x0, 0x1c48, 0x0}, {}, &local_ccx}; // .code = 0x5a, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x405a, 0x0, 0x1c64, 0x0}, {}, &near_cache}; // .code = 0x5a, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x805a, 0x0, 0x1c81, 0x0}, {}, &dram_io_near}; // .code = 0x5a, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x1005a, 0x0, 0x1ca0, 0x0}, {}, &far_cache}; // .code = 0x5a, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x4005a, 0x0, 0x1cbc, 0x0}, {}, &dram_io_far}; // .code = 0x5a, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x8005a, 0x0, 0x1cda, 0x0}, {}, &alternate_memories}; // .code = 0x5a, .mask = 0x80
inline constexpr listed all{{&list, 0xdf05a, 0x0, 0x1cff, 0x0}, {}, &all}; // .code = 0x5a, .mask = 0xdf
inline constexpr listed local_all{{&list, 0x305a, 0x0, 0x1d15, 0x0}, {}, &local_all}; // .code = 0x5a, .mask = 0x3
inline constexpr listed remote_cache{{&list, 0x1405a, 0x0, 0x1d31, 0x0}, {}, &remote_cache}; // .code = 0x5a, .mask = 0x14
inline constexpr listed dram_io_all{{&list, 0x4805a, 0x0, 0x1d50, 0x0}, {}, &dram_io_all}; // .code = 0x5a, .mask = 0x48
inline constexpr listed far_all{{&list, 0x5005a, 0x0, 0x1d6e, 0x0}, {}, &far_all}; // .code = 0x5a, .mask = 0x50
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed data_pipe_sw_pf_dc_hit{{&list, 0x1052, 0x0, 0x1a7b, 0x0}, {}, &data_pipe_sw_pf_dc_hit}; // .code = 0x52, .mask = 0x1
inline constexpr listed mab_mch_cnt{{&list, 0x2052, 0x0, 0x1aa2, 0x0}, {}, &mab_mch_cnt}; // .code = 0x52, .mask = 0x2
inline constexpr listed all{{&list, 0x3052, 0x0, 0x1abe, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x3
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed tlb_reload_4k_l2_hit{{&list, 0x1045, 0x0, 0x1852, 0x0}, {}, &tlb_reload_4k_l2_hit}; // .code = 0x45, .mask = 0x1
inline constexpr listed tlb_reload_coalesced_page_hit{{&list, 0x2045, 0x0, 0x1878, 0x0}, {}, &tlb_reload_coalesced_page_hit}; // .code = 0x45, .mask = 0x2
inline constexpr listed tlb_reload_2m_l2_hit{{&list, 0x4045, 0x0, 0x18a7, 0x0}, {}, &tlb_reload_2m_l2_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed tlb_reload_1g_l2_hit{{&list, 0x8045, 0x0, 0x18cd, 0x0}, {}, &tlb_reload_1g_l2_hit}; // .code = 0x45, .mask = 0x8
inline constexpr listed tlb_reload_4k_l2_miss{{&list, 0x10045, 0x0, 0x18f3, 0x0}, {}, &tlb_reload_4k_l2_miss}; // .code = 0x45, .mask = 0x10
inline constexpr listed tlb_reload_coalesced_page_miss{{&list, 0x20045, 0x0, 0x191a, 0x0}, {}, &tlb_reload_coalesced_page_miss}; // .code = 0x45, .mask = 0x20
inline constexpr listed tlb_reload_2m_l2_miss{{&list, 0x40045, 0x0, 0x194a, 0x0}, {}, &tlb_reload_2m_l2_miss}; // .code = 0x45, .mask = 0x40
inline constexpr listed tlb_reload_1g_l2_miss{{&list, 0x80045, 0x0, 0x1971, 0x0}, {}, &tlb_reload_1g_l2_miss}; // .code = 0x45, .mask = 0x80
inline constexpr listed all_l2_miss{{&list, 0xf0045, 0x0, 0x1998, 0x0}, {}, &all_l2_miss}; // .code = 0x45, .mask = 0xf0
inline constexpr listed all{{&list, 0xff045, 0x0, 0x19b5, 0x0}, {}, &all}; // .code = 0x45, .mask = 0xff
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1025, 0x0, 0x13b8, 0x0}, {}, &bus_lock}; // .code = 0x25, .mask = 0x1
inline constexpr listed all{{&list, 0x1f025, 0x0, 0x13ca, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed load_store_allocations{{&list, 0x7041, 0x0, 0x14a0, 0x0}, {}, &load_store_allocations}; // .code = 0x41, .mask = 0x7
inline constexpr listed hardware_prefetcher_allocations{{&list, 0x8041, 0x0, 0x14c4, 0x0}, {}, &hardware_prefetcher_allocations}; // .code = 0x41, .mask = 0x8
inline constexpr listed all_allocations{{&list, 0xf041, 0x0, 0x14f1, 0x0}, {}, &all_allocations}; // .code = 0x41, .mask = 0xf
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma64{{&list, 0x1047, 0x0, 0x19ca, 0x0}, {}, &ma64}; // .code = 0x47, .mask = 0x1
inline constexpr listed ma4k{{&list, 0x2047, 0x0, 0x19de, 0x0}, {}, &ma4k}; // .code = 0x47, .mask = 0x2
} // namespace ls_misal_loads

namespace ls_not_halted_p0_cyc {
using namespace core_events;
inline constexpr listed p0_freq_cyc{{&list, 0x1120, 0x0, 0x2826, 0x0}, {}, &p0_freq_cyc}; // .code = 0x120, .mask = 0x1
} // namespace ls_not_halted_p0_cyc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch{{&list, 0x104b, 0x0, 0x19f2, 0x0}, {}, &prefetch}; // .code = 0x4b, .mask = 0x1
inline constexpr listed prefetch_w{{&list, 0x204b, 0x0, 0x1a0e, 0x0}, {}, &prefetch_w}; // .code = 0x4b, .mask = 0x2
inline constexpr listed prefetch_nta{{&list, 0x404b, 0x0, 0x1a2c, 0x0}, {}, &prefetch_nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x1a4c, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel2 {
using namespace core_events;
inline constexpr listed st_commit_cancel_wcb_full{{&list, 0x1037, 0x0, 0x1471, 0x0}, {}, &st_commit_cancel_wcb_full}; // .code = 0x37, .mask = 0x1
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1059, 0x0, 0x1ad2, 0x0}, {}, &local_l2}; // .code = 0x59, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2059, 0x0, 0x1aed, 0x0}, {}, &local_ccx}; // .code = 0x59, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4059, 0x0, 0x1b09, 0x0}, {}, &near_cache}; // .code = 0x59, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8059, 0x0, 0x1b26, 0x0}, {}, &dram_io_near}; // .code = 0x59, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10059, 0x0, 0x1b45, 0x0}, {}, &far_cache}; // .code = 0x59, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40059, 0x0, 0x1b61, 0x0}, {}, &dram_io_far}; // .code = 0x59, .mask = 0x40
inline constexpr listed alternate_memories{{&list, 0x80059, 0x0, 0x1b7f, 0x0}, {}, &alternate_memories}; // .code = 0x59, .mask = 0x80
inline constexpr listed all{{&list, 0xdf059, 0x0, 0x1ba4, 0x0}, {}, &all}; // .code = 0x59, .mask = 0xdf
inline constexpr listed local_all{{&list, 0x3059, 0x0, 0x1bba, 0x0}, {}, &local_all}; // .code = 0x59, .mask = 0x3
inline constexpr listed remote_cache{{&list, 0x14059, 0x0, 0x1bd6, 0x0}, {}, &remote_cache}; // .code = 0x59, .mask = 0x14
inline constexpr listed dram_io_all{{&list, 0x48059, 0x0, 0x1bf5, 0x0}, {}, &dram_io_all}; // .code = 0x59, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50059, 0x0, 0x1c13, 0x0}, {}, &far_all}; // .code = 0x59, .mask = 0x50
} // namespace ls_sw_pf_dc_fills

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all{{&list, 0xff078, 0x0, 0x21cd, 0x0}, {}, &all}; // .code = 0x78, .mask = 0xff
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed op_cache_hit{{&list, 0x328f, 0x0, 0x2bb8, 0x0}, {}, &op_cache_hit}; // .code = 0x28f, .mask = 0x3
inline constexpr listed op_cache_miss{{&list, 0x428f, 0x0, 0x2bd7, 0x0}, {}, &op_cache_miss}; // .code = 0x28f, .mask = 0x4
inline constexpr listed all_op_cache_accesses{{&list, 0x728f, 0x0, 0x2bf7, 0x0}, {}, &all_op_cache_accesses}; // .code = 0x28f, .mask = 0x7
} // namespace op_cache_hit_miss

namespace packed_int_op_type {
using namespace core_events;
inline constexpr listed int128_add{{&list, 0x100d, 0x0, 0xee6, 0x0}, {}, &int128_add}; // .code = 0x0d, .mask = 0x1
inline constexpr listed int128_sub{{&list, 0x200d, 0x0, 0xf04, 0x0}, {}, &int128_sub}; // .code = 0x0d, .mask = 0x2
inline constexpr listed int128_mul{{&list, 0x300d, 0x0, 0xf22, 0x0}, {}, &int128_mul}; // .code = 0x0d, .mask = 0x3
inline constexpr listed int128_mac{{&list, 0x400d, 0x0, 0xf40, 0x0}, {}, &int128_mac}; // .code = 0x0d, .mask = 0x4
inline constexpr listed int128_aes{{&list, 0x500d, 0x0, 0xf5e, 0x0}, {}, &int128_aes}; // .code = 0x0d, .mask = 0x5
inline constexpr listed int128_sha{{&list, 0x600d, 0x0, 0xf7c, 0x0}, {}, &int128_sha}; // .code = 0x0d, .mask = 0x6
inline constexpr listed int128_cmp{{&list, 0x700d, 0x0, 0xf9a, 0x0}, {}, &int128_cmp}; // .code = 0x0d, .mask = 0x7
inline constexpr listed int128_cvt{{&list, 0x800d, 0x0, 0xfb8, 0x0}, {}, &int128_cvt}; // .code = 0x0d, .mask = 0x8
inline constexpr listed int128_clm{{&list, 0x800d, 0x0, 0x20000000000fd6, 0x0}, {}, &int128_clm}; // .code = 0x0d, .mask = 0x8, .deprecated = true
inline constexpr listed int128_shift{{&list, 0x900d, 0x0, 0xff4, 0x0}, {}, &int128_shift}; // .code = 0x0d, .mask = 0x9
inline constexpr listed int128_mov{{&list, 0xa00d, 0x0, 0x1014, 0x0}, {}, &int128_mov}; // .code = 0x0d, .mask = 0xa
inline constexpr listed int128_shuffle{{&list, 0xb00d, 0x0, 0x1032, 0x0}, {}, &int128_shuffle}; // .code = 0x0d, .mask = 0xb
inline constexpr listed int128_vnni{{&list, 0xc00d, 0x0, 0x1054, 0x0}, {}, &int128_vnni}; // .code = 0x0d, .mask = 0xc
inline constexpr listed int128_pack{{&list, 0xc00d, 0x0, 0x20000000001073, 0x0}, {}, &int128_pack}; // .code = 0x0d, .mask = 0xc, .deprecated = true
inline constexpr listed int128_logical{{&list, 0xd00d, 0x0, 0x1092, 0x0}, {}, &int128_logical}; // .code = 0x0d, .mask = 0xd
inline constexpr listed int128_other{{&list, 0xe00d, 0x0, 0x10b4, 0x0}, {}, &int128_other}; // .code = 0x0d, .mask = 0xe
inline constexpr listed int128_all{{&list, 0xf00d, 0x0, 0x10d4, 0x0}, {}, &int128_all}; // .code = 0x0d, .mask = 0xf
inline constexpr listed int256_add{{&list, 0x1000d, 0x0, 0x10f2, 0x0}, {}, &int256_add}; // .code = 0x0d, .mask = 0x10
inline constexpr listed int256_sub{{&list, 0x2000d, 0x0, 0x1110, 0x0}, {}, &int256_sub}; // .code = 0x0d, .mask = 0x20
inline constexpr listed int256_mul{{&list, 0x3000d, 0x0, 0x112e, 0x0}, {}, &int256_mul}; // .code = 0x0d, .mask = 0x30
inline constexpr listed int256_mac{{&list, 0x4000d, 0x0, 0x114c, 0x0}, {}, &int256_mac}; // .code = 0x0d, .mask = 0x40
inline constexpr listed int256_aes{{&list, 0x5000d, 0x0, 0x116a, 0x0}, {}, &int256_aes}; // .code = 0x0d, .mask = 0x50
inline constexpr listed int256_sha{{&list, 0x6000d, 0x0, 0x1188, 0x0}, {}, &int256_sha}; // .code = 0x0d, .mask = 0x60
inline constexpr listed int256_cmp{{&list, 0x7000d, 0x0, 0x11a6, 0x0}, {}, &int256_cmp}; // .code = 0x0d, .mask = 0x70
inline constexpr listed int256_cvt{{&list, 0x8000d, 0x0, 0x11c4, 0x0}, {}, &int256_cvt}; // .code = 0x0d, .mask = 0x80
inline constexpr listed int256_shift{{&list, 0x9000d, 0x0, 0x11e2, 0x0}, {}, &int256_shift}; // .code = 0x0d, .mask = 0x90
inline constexpr listed int256_mov{{&list, 0xa000d, 0x0, 0x1202, 0x0}, {}, &int256_mov}; // .code = 0x0d, .mask = 0xa0
inline constexpr listed int256_shuffle{{&list, 0xb000d, 0x0, 0x1220, 0x0}, {}, &int256_shuffle}; // .code = 0x0d, .mask = 0xb0
inline constexpr listed int256_vnni{{&list, 0xc000d, 0x0, 0x1242, 0x0}, {}, &int256_vnni}; // .code = 0x0d, .mask = 0xc0
inline constexpr listed int256_pack{{&list, 0xc000d, 0x0, 0x20000000001261, 0x0}, {}, &int256_pack}; // .code = 0x0d, .mask = 0xc0, .deprecated = true
inline constexpr listed int256_logical{{&list, 0xd000d, 0x0, 0x1280, 0x0}, {}, &int256_logical}; // .code = 0x0d, .mask = 0xd0
inline constexpr listed int256_other{{&list, 0xe000d, 0x0, 0x12a2, 0x0}, {}, &int256_other}; // .code = 0x0d, .mask = 0xe0
inline constexpr listed int256_all{{&list, 0xf000d, 0x0, 0x12c2, 0x0}, {}, &int256_all}; // .code = 0x0d, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00d, 0x0, 0x12e0, 0x0}, {}, &all}; // .code = 0x0d, .mask = 0xff
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
using namespace core_events;
inline constexpr listed mmx_add{{&list, 0x100b, 0x0, 0x716, 0x0}, {}, &mmx_add}; // .code = 0x0b, .mask = 0x1
inline constexpr listed mmx_sub{{&list, 0x200b, 0x0, 0x732, 0x0}, {}, &mmx_sub}; // .code = 0x0b, .mask = 0x2
inline constexpr listed mmx_mul{{&list, 0x300b, 0x0, 0x74e, 0x0}, {}, &mmx_mul}; // .code = 0x0b, .mask = 0x3
inline constexpr listed mmx_mac{{&list, 0x400b, 0x0, 0x76a, 0x0}, {}, &mmx_mac}; // .code = 0x0b, .mask = 0x4
inline constexpr listed mmx_aes{{&list, 0x500b, 0x0, 0x786, 0x0}, {}, &mmx_aes}; // .code = 0x0b, .mask = 0x5
inline constexpr listed mmx_sha{{&list, 0x600b, 0x0, 0x7a2, 0x0}, {}, &mmx_sha}; // .code = 0x0b, .mask = 0x6
inline constexpr listed mmx_cmp{{&list, 0x700b, 0x0, 0x7be, 0x0}, {}, &mmx_cmp}; // .code = 0x0b, .mask = 0x7
inline constexpr listed mmx_cvt{{&list, 0x800b, 0x0, 0x7da, 0x0}, {}, &mmx_cvt}; // .code = 0x0b, .mask = 0x8
inline constexpr listed mmx_shift{{&list, 0x900b, 0x0, 0x7f6, 0x0}, {}, &mmx_shift}; // .code = 0x0b, .mask = 0x9
inline constexpr listed mmx_mov{{&list, 0xa00b, 0x0, 0x814, 0x0}, {}, &mmx_mov}; // .code = 0x0b, .mask = 0xa
inline constexpr listed mmx_shuffle{{&list, 0xb00b, 0x0, 0x830, 0x0}, {}, &mmx_shuffle}; // .code = 0x0b, .mask = 0xb
inline constexpr listed mmx_vnni{{&list, 0xc00b, 0x0, 0x850, 0x0}, {}, &mmx_vnni}; // .code = 0x0b, .mask = 0xc
inline constexpr listed mmx_pack{{&list, 0xc00b, 0x0, 0x2000000000086d, 0x0}, {}, &mmx_pack}; // .code = 0x0b, .mask = 0xc, .deprecated = true
inline constexpr listed mmx_logical{{&list, 0xd00b, 0x0, 0x88a, 0x0}, {}, &mmx_logical}; // .code = 0x0b, .mask = 0xd
inline constexpr listed mmx_other{{&list, 0xe00b, 0x0, 0x8aa, 0x0}, {}, &mmx_other}; // .code = 0x0b, .mask = 0xe
inline constexpr listed mmx_all{{&list, 0xf00b, 0x0, 0x8c8, 0x0}, {}, &mmx_all}; // .code = 0x0b, .mask = 0xf
inline constexpr listed sse_avx_add{{&list, 0x1000b, 0x0, 0x8e4, 0x0}, {}, &sse_avx_add}; // .code = 0x0b, .mask = 0x10
inline constexpr listed sse_avx_sub{{&list, 0x2000b, 0x0, 0x904, 0x0}, {}, &sse_avx_sub}; // .code = 0x0b, .mask = 0x20
inline constexpr listed sse_avx_mul{{&list, 0x3000b, 0x0, 0x924, 0x0}, {}, &sse_avx_mul}; // .code = 0x0b, .mask = 0x30
inline constexpr listed sse_avx_mac{{&list, 0x4000b, 0x0, 0x944, 0x0}, {}, &sse_avx_mac}; // .code = 0x0b, .mask = 0x40
inline constexpr listed sse_avx_aes{{&list, 0x5000b, 0x0, 0x964, 0x0}, {}, &sse_avx_aes}; // .code = 0x0b, .mask = 0x50
inline constexpr listed sse_avx_sha{{&list, 0x6000b, 0x0, 0x984, 0x0}, {}, &sse_avx_sha}; // .code = 0x0b, .mask = 0x60
inline constexpr listed sse_avx_cmp{{&list, 0x7000b, 0x0, 0x9a4, 0x0}, {}, &sse_avx_cmp}; // .code = 0x0b, .mask = 0x70
inline constexpr listed sse_avx_cvt{{&list, 0x8000b, 0x0, 0x9c4, 0x0}, {}, &sse_avx_cvt}; // .code = 0x0b, .mask = 0x80
inline constexpr listed sse_avx_clm{{&list, 0x8000b, 0x0, 0x200000000009e4, 0x0}, {}, &sse_avx_clm}; // .code = 0x0b, .mask = 0x80, .deprecated = true
inline constexpr listed sse_avx_shift{{&list, 0x9000b, 0x0, 0xa04, 0x0}, {}, &sse_avx_shift}; // .code = 0x0b, .mask = 0x90
inline constexpr listed sse_avx_mov{{&list, 0xa000b, 0x0, 0xa26, 0x0}, {}, &sse_avx_mov}; // .code = 0x0b, .mask = 0xa0
inline constexpr listed sse_avx_shuffle{{&list, 0xb000b, 0x0, 0xa46, 0x0}, {}, &sse_avx_shuffle}; // .code = 0x0b, .mask = 0xb0
inline constexpr listed sse_avx_vnni{{&list, 0xc000b, 0x0, 0xa6a, 0x0}, {}, &sse_avx_vnni}; // .code = 0x0b, .mask = 0xc0
inline constexpr listed sse_avx_pack{{&list, 0xc000b, 0x0, 0x20000000000a8b, 0x0}, {}, &sse_avx_pack}; // .code = 0x0b, .mask = 0xc0, .deprecated = true
inline constexpr listed sse_avx_logical{{&list, 0xd000b, 0x0, 0xaac, 0x0}, {}, &sse_avx_logical}; // .code = 0x0b, .mask = 0xd0
inline constexpr listed sse_avx_other{{&list, 0xe000b, 0x0, 0xad0, 0x0}, {}, &sse_avx_other}; // .code = 0x0b, .mask = 0xe0
inline constexpr listed sse_avx_all{{&list, 0xf000b, 0x0, 0xaf2, 0x0}, {}, &sse_avx_all}; // .code = 0x0b, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00b, 0x0, 0xb12, 0x0}, {}, &all}; // .code = 0x0b, .mask = 0xff
} // namespace sse_avx_ops_retired

namespace wcb_close {
using namespace core_events;
inline constexpr listed full_line_64b{{&list, 0x1050, 0x0, 0x1a63, 0x0}, {}, &full_line_64b}; // .code = 0x50, .mask = 0x1
} // namespace wcb_close

namespace core_events {
inline constexpr const listed *events[] = {
    &ls_ret_cl_flush, &ls_ret_cpuid, &ls_smi_rx, &ls_int_taken, &ls_stlf, &ls_alloc_mab_count,
    &ls_not_halted_cyc, &ic_cache_fill_l2, &ic_cache_fill_sys, &bp_l1_tlb_miss_l2_tlb_hit,
    &bp_l2_btb_correct, &bp_dyn_ind_pred, &bp_de_redirect, &de_op_queue_empty, &ex_ret_instr,
    &ex_ret_ops, &ex_ret_brn, &ex_ret_brn_misp, &ex_ret_brn_tkn, &ex_ret_brn_tkn_misp,
    &ex_ret_brn_far, &ex_ret_near_ret, &ex_ret_near_ret_mispred, &ex_ret_brn_ind_misp,
    &ex_ret_ind_brch_instr, &ex_ret_cond, &ex_div_busy, &ex_div_count, &ex_ret_ucode_instr,
    &ex_ret_ucode_ops, &ex_ret_msprd_brnch_instr_dir_msmtch, &ex_ret_uncond_brnch_instr_mispred,
    &ex_ret_uncond_brnch_instr, &ex_ret_fused_instr, &bp_l1_tlb_fetch_hit::if4k,
    &bp_l1_tlb_fetch_hit::if2m, &bp_l1_tlb_fetch_hit::if1g, &bp_l1_tlb_fetch_hit::all,
    &bp_l1_tlb_miss_l2_tlb_miss::if4k, &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g, &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k,
    &bp_l1_tlb_miss_l2_tlb_miss::all, &bp_redirects::resync, &bp_redirects::ex_redir,
    &bp_redirects::all, &de_additional_resource_stalls::dispatch_stalls,
    &de_dis_ops_from_decoder::any_fp_dispatch, &de_dis_ops_from_decoder::any_integer_dispatch,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::int_phy_reg_file_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::load_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::store_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::taken_brnch_buffer_rsrc,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::fp_sch_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::al_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ag_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ex_flush_recovery,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::retq,
    &de_no_dispatch_per_slot::no_ops_from_frontend, &de_no_dispatch_per_slot::backend_stalls,
    &de_no_dispatch_per_slot::smt_contention, &de_src_op_disp::x86_decoder,
    &de_src_op_disp::op_cache, &de_src_op_disp::all, &ex_no_retire::empty,
    &ex_no_retire::not_complete, &ex_no_retire::other, &ex_no_retire::thread_not_selected,
    &ex_no_retire::load_not_complete, &ex_no_retire::all, &ex_ret_mmx_fp_instr::x87,
    &ex_ret_mmx_fp_instr::mmx, &ex_ret_mmx_fp_instr::sse, &ex_tagged_ibs_ops::ibs_tagged_ops,
    &ex_tagged_ibs_ops::ibs_tagged_ops_ret, &ex_tagged_ibs_ops::ibs_count_rollover,
    &fp_disp_faults::x87_fill_fault, &fp_disp_faults::xmm_fill_fault,
    &fp_disp_faults::ymm_fill_fault, &fp_disp_faults::ymm_spill_fault, &fp_disp_faults::sse_avx_all,
    &fp_disp_faults::all, &fp_ops_retired_by_type::scalar_add, &fp_ops_retired_by_type::scalar_sub,
    &fp_ops_retired_by_type::scalar_mul, &fp_ops_retired_by_type::scalar_mac,
    &fp_ops_retired_by_type::scalar_div, &fp_ops_retired_by_type::scalar_sqrt,
    &fp_ops_retired_by_type::scalar_cmp, &fp_ops_retired_by_type::scalar_cvt,
    &fp_ops_retired_by_type::scalar_blend, &fp_ops_retired_by_type::scalar_mov,
    &fp_ops_retired_by_type::scalar_shuffle, &fp_ops_retired_by_type::scalar_bfloat,
    &fp_ops_retired_by_type::scalar_logical, &fp_ops_retired_by_type::scalar_other,
    &fp_ops_retired_by_type::scalar_all, &fp_ops_retired_by_type::vector_add,
    &fp_ops_retired_by_type::vector_sub, &fp_ops_retired_by_type::vector_mul,
    &fp_ops_retired_by_type::vector_mac, &fp_ops_retired_by_type::vector_div,
    &fp_ops_retired_by_type::vector_sqrt, &fp_ops_retired_by_type::vector_cmp,
    &fp_ops_retired_by_type::vector_cvt, &fp_ops_retired_by_type::vector_blend,
    &fp_ops_retired_by_type::vector_mov, &fp_ops_retired_by_type::vector_shuffle,
    &fp_ops_retired_by_type::vector_bfloat, &fp_ops_retired_by_type::vector_logical,
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
    &fp_pack_ops_retired::fp128_blend, &fp_pack_ops_retired::fp128_mov,
    &fp_pack_ops_retired::fp128_shuffle, &fp_pack_ops_retired::fp128_bfloat,
    &fp_pack_ops_retired::fp128_logical, &fp_pack_ops_retired::fp128_other,
    &fp_pack_ops_retired::fp128_all, &fp_pack_ops_retired::fp256_add,
    &fp_pack_ops_retired::fp256_sub, &fp_pack_ops_retired::fp256_mul,
    &fp_pack_ops_retired::fp256_mac, &fp_pack_ops_retired::fp256_div,
    &fp_pack_ops_retired::fp256_sqrt, &fp_pack_ops_retired::fp256_cmp,
    &fp_pack_ops_retired::fp256_cvt, &fp_pack_ops_retired::fp256_blend,
    &fp_pack_ops_retired::fp256_mov, &fp_pack_ops_retired::fp256_shuffle,
    &fp_pack_ops_retired::fp256_bfloat, &fp_pack_ops_retired::fp256_logical,
    &fp_pack_ops_retired::fp256_other, &fp_pack_ops_retired::fp256_all, &fp_pack_ops_retired::all,
    &fp_ret_sse_avx_ops::add_sub_flops, &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::div_flops, &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::bfloat16_flops, &fp_ret_sse_avx_ops::scalar_single_flops,
    &fp_ret_sse_avx_ops::packed_single_flops, &fp_ret_sse_avx_ops::scalar_double_flops,
    &fp_ret_sse_avx_ops::packed_double_flops, &fp_ret_sse_avx_ops::all,
    &fp_ret_x87_fp_ops::add_sub_ops, &fp_ret_x87_fp_ops::mul_ops, &fp_ret_x87_fp_ops::div_sqrt_ops,
    &fp_ret_x87_fp_ops::all, &ic_fetch_ibs_events::fetch_tagged,
    &ic_fetch_ibs_events::sample_discarded, &ic_fetch_ibs_events::sample_filtered,
    &ic_fetch_ibs_events::sample_valid, &ic_tag_hit_miss::instruction_cache_hit,
    &ic_tag_hit_miss::instruction_cache_miss, &ic_tag_hit_miss::all_instruction_cache_accesses,
    &l2_cache_req_stat::ic_fill_miss, &l2_cache_req_stat::ic_fill_hit_s,
    &l2_cache_req_stat::ic_fill_hit_x, &l2_cache_req_stat::ic_hit_in_l2,
    &l2_cache_req_stat::ic_access_in_l2, &l2_cache_req_stat::ls_rd_blk_c,
    &l2_cache_req_stat::ic_dc_miss_in_l2, &l2_cache_req_stat::ls_rd_blk_x,
    &l2_cache_req_stat::ls_rd_blk_l_hit_s, &l2_cache_req_stat::ls_rd_blk_l_hit_x,
    &l2_cache_req_stat::ls_rd_blk_cs, &l2_cache_req_stat::dc_hit_in_l2,
    &l2_cache_req_stat::ic_dc_hit_in_l2, &l2_cache_req_stat::dc_access_in_l2,
    &l2_cache_req_stat::all, &l2_fill_rsp_src::local_ccx, &l2_fill_rsp_src::near_cache,
    &l2_fill_rsp_src::dram_io_near, &l2_fill_rsp_src::far_cache, &l2_fill_rsp_src::dram_io_far,
    &l2_fill_rsp_src::alternate_memories, &l2_fill_rsp_src::all, &l2_pf_hit_l2::l2_hwpf,
    &l2_pf_hit_l2::l1_dc_hwpf, &l2_pf_hit_l2::l1_dc_l2_hwpf, &l2_pf_miss_l2_hit_l3::l2_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_hwpf, &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf,
    &l2_pf_miss_l2_l3::l2_hwpf, &l2_pf_miss_l2_l3::l1_dc_hwpf, &l2_pf_miss_l2_l3::l1_dc_l2_hwpf,
    &l2_request_g1::group2, &l2_request_g1::l2_hw_pf, &l2_request_g1::prefetch_l2_cmd,
    &l2_request_g1::cacheable_ic_read, &l2_request_g1::ls_rd_blk_c_s, &l2_request_g1::rd_blk_x,
    &l2_request_g1::rd_blk_l, &l2_request_g1::all_dc, &l2_request_g1::all_no_prefetch,
    &l2_request_g1::all, &l2_request_g2::ls_rd_sized_nc, &l2_request_g2::ls_rd_sized,
    &l2_wcb_req::wcb_close, &ls_any_fills_from_sys::local_l2, &ls_any_fills_from_sys::local_ccx,
    &ls_any_fills_from_sys::local_all, &ls_any_fills_from_sys::near_cache,
    &ls_any_fills_from_sys::dram_io_near, &ls_any_fills_from_sys::far_cache,
    &ls_any_fills_from_sys::remote_cache, &ls_any_fills_from_sys::dram_io_far,
    &ls_any_fills_from_sys::dram_io_all, &ls_any_fills_from_sys::far_all,
    &ls_any_fills_from_sys::all_dram_io, &ls_any_fills_from_sys::alternate_memories,
    &ls_any_fills_from_sys::all, &ls_bad_status2::stli_other, &ls_dispatch::ld_dispatch,
    &ls_dispatch::store_dispatch, &ls_dispatch::ld_st_dispatch, &ls_dispatch::all,
    &ls_dmnd_fills_from_sys::local_l2, &ls_dmnd_fills_from_sys::local_ccx,
    &ls_dmnd_fills_from_sys::near_cache, &ls_dmnd_fills_from_sys::dram_io_near,
    &ls_dmnd_fills_from_sys::far_cache, &ls_dmnd_fills_from_sys::dram_io_far,
    &ls_dmnd_fills_from_sys::alternate_memories, &ls_dmnd_fills_from_sys::all,
    &ls_dmnd_fills_from_sys::local_all, &ls_dmnd_fills_from_sys::remote_cache,
    &ls_dmnd_fills_from_sys::dram_io_all, &ls_dmnd_fills_from_sys::far_all,
    &ls_hw_pf_dc_fills::local_l2, &ls_hw_pf_dc_fills::local_ccx, &ls_hw_pf_dc_fills::near_cache,
    &ls_hw_pf_dc_fills::dram_io_near, &ls_hw_pf_dc_fills::far_cache,
    &ls_hw_pf_dc_fills::dram_io_far, &ls_hw_pf_dc_fills::alternate_memories,
    &ls_hw_pf_dc_fills::all, &ls_hw_pf_dc_fills::local_all, &ls_hw_pf_dc_fills::remote_cache,
    &ls_hw_pf_dc_fills::dram_io_all, &ls_hw_pf_dc_fills::far_all,
    &ls_inef_sw_pref::data_pipe_sw_pf_dc_hit, &ls_inef_sw_pref::mab_mch_cnt, &ls_inef_sw_pref::all,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit, &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit, &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss, &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss,
    &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss, &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss,
    &ls_l1_d_tlb_miss::all_l2_miss, &ls_l1_d_tlb_miss::all, &ls_locks::bus_lock, &ls_locks::all,
    &ls_mab_alloc::load_store_allocations, &ls_mab_alloc::hardware_prefetcher_allocations,
    &ls_mab_alloc::all_allocations, &ls_misal_loads::ma64, &ls_misal_loads::ma4k,
    &ls_not_halted_p0_cyc::p0_freq_cyc, &ls_pref_instr_disp::prefetch,
    &ls_pref_instr_disp::prefetch_w, &ls_pref_instr_disp::prefetch_nta, &ls_pref_instr_disp::all,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full, &ls_sw_pf_dc_fills::local_l2,
    &ls_sw_pf_dc_fills::local_ccx, &ls_sw_pf_dc_fills::near_cache, &ls_sw_pf_dc_fills::dram_io_near,
    &ls_sw_pf_dc_fills::far_cache, &ls_sw_pf_dc_fills::dram_io_far,
    &ls_sw_pf_dc_fills::alternate_memories, &ls_sw_pf_dc_fills::all, &ls_sw_pf_dc_fills::local_all,
    &ls_sw_pf_dc_fills::remote_cache, &ls_sw_pf_dc_fills::dram_io_all, &ls_sw_pf_dc_fills::far_all,
    &ls_tlb_flush::all, &op_cache_hit_miss::op_cache_hit, &op_cache_hit_miss::op_cache_miss,
    &op_cache_hit_miss::all_op_cache_accesses, &packed_int_op_type::int128_add,
    &packed_int_op_type::int128_sub, &packed_int_op_type::int128_mul,
    &packed_int_op_type::int128_mac, &packed_int_op_type::int128_aes,
    &packed_int_op_type::int128_sha, &packed_int_op_type::int128_cmp,
    &packed_int_op_type::int128_cvt, &packed_int_op_type::int128_clm,
    &packed_int_op_type::int128_shift, &packed_int_op_type::int128_mov,
    &packed_int_op_type::int128_shuffle, &packed_int_op_type::int128_vnni,
    &packed_int_op_type::int128_pack, &packed_int_op_type::int128_logical,
    &packed_int_op_type::int128_other, &packed_int_op_type::int128_all,
    &packed_int_op_type::int256_add, &packed_int_op_type::int256_sub,
    &packed_int_op_type::int256_mul, &packed_int_op_type::int256_mac,
    &packed_int_op_type::int256_aes, &packed_int_op_type::int256_sha,
    &packed_int_op_type::int256_cmp, &packed_int_op_type::int256_cvt,
    &packed_int_op_type::int256_shift, &packed_int_op_type::int256_mov,
    &packed_int_op_type::int256_shuffle, &packed_int_op_type::int256_vnni,
    &packed_int_op_type::int256_pack, &packed_int_op_type::int256_logical,
    &packed_int_op_type::int256_other, &packed_int_op_type::int256_all, &packed_int_op_type::all,
    &sse_avx_ops_retired::mmx_add, &sse_avx_ops_retired::mmx_sub, &sse_avx_ops_retired::mmx_mul,
    &sse_avx_ops_retired::mmx_mac, &sse_avx_ops_retired::mmx_aes, &sse_avx_ops_retired::mmx_sha,
    &sse_avx_ops_retired::mmx_cmp, &sse_avx_ops_retired::mmx_cvt, &sse_avx_ops_retired::mmx_shift,
    &sse_avx_ops_retired::mmx_mov, &sse_avx_ops_retired::mmx_shuffle,
    &sse_avx_ops_retired::mmx_vnni, &sse_avx_ops_retired::mmx_pack,
    &sse_avx_ops_retired::mmx_logical, &sse_avx_ops_retired::mmx_other,
    &sse_avx_ops_retired::mmx_all, &sse_avx_ops_retired::sse_avx_add,
    &sse_avx_ops_retired::sse_avx_sub, &sse_avx_ops_retired::sse_avx_mul,
    &sse_avx_ops_retired::sse_avx_mac, &sse_avx_ops_retired::sse_avx_aes,
    &sse_avx_ops_retired::sse_avx_sha, &sse_avx_ops_retired::sse_avx_cmp,
    &sse_avx_ops_retired::sse_avx_cvt, &sse_avx_ops_retired::sse_avx_clm,
    &sse_avx_ops_retired::sse_avx_shift, &sse_avx_ops_retired::sse_avx_mov,
    &sse_avx_ops_retired::sse_avx_shuffle, &sse_avx_ops_retired::sse_avx_vnni,
    &sse_avx_ops_retired::sse_avx_pack, &sse_avx_ops_retired::sse_avx_logical,
    &sse_avx_ops_retired::sse_avx_other, &sse_avx_ops_retired::sse_avx_all,
    &sse_avx_ops_retired::all, &wcb_close::full_line_64b,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::zen5
