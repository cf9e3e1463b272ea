// Events of AMD Zen 6 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen6: from Linux 7.3.4 (Debian trixie-backports linux-source-7.3),
// tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers only. Core
// events; L3 and UMC: ../../amd/uncore.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen6 {

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
    "fp_ret_sse_avx_ops.scalar_half_flops\0"
    "fp_ret_sse_avx_ops.packed_half_flops\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_ops_ret_by_width.x87\0"
    "fp_ops_ret_by_width.mmx\0"
    "fp_ops_ret_by_width.scalar\0"
    "fp_ops_ret_by_width.pack_128\0"
    "fp_ops_ret_by_width.pack_256\0"
    "fp_ops_ret_by_width.pack_512\0"
    "fp_ops_ret_by_width.all\0"
    "fp_ops_ret_by_type.scalar_add\0"
    "fp_ops_ret_by_type.scalar_sub\0"
    "fp_ops_ret_by_type.scalar_mul\0"
    "fp_ops_ret_by_type.scalar_mac\0"
    "fp_ops_ret_by_type.scalar_div\0"
    "fp_ops_ret_by_type.scalar_sqrt\0"
    "fp_ops_ret_by_type.scalar_cmp\0"
    "fp_ops_ret_by_type.scalar_cvt\0"
    "fp_ops_ret_by_type.scalar_blend\0"
    "fp_ops_ret_by_type.scalar_move\0"
    "fp_ops_ret_by_type.scalar_shuffle\0"
    "fp_ops_ret_by_type.scalar_bfloat\0"
    "fp_ops_ret_by_type.scalar_logical\0"
    "fp_ops_ret_by_type.scalar_other\0"
    "fp_ops_ret_by_type.scalar_all\0"
    "fp_ops_ret_by_type.vector_add\0"
    "fp_ops_ret_by_type.vector_sub\0"
    "fp_ops_ret_by_type.vector_mul\0"
    "fp_ops_ret_by_type.vector_mac\0"
    "fp_ops_ret_by_type.vector_div\0"
    "fp_ops_ret_by_type.vector_sqrt\0"
    "fp_ops_ret_by_type.vector_cmp\0"
    "fp_ops_ret_by_type.vector_cvt\0"
    "fp_ops_ret_by_type.vector_blend\0"
    "fp_ops_ret_by_type.vector_move\0"
    "fp_ops_ret_by_type.vector_shuffle\0"
    "fp_ops_ret_by_type.vector_bfloat\0"
    "fp_ops_ret_by_type.vector_logical\0"
    "fp_ops_ret_by_type.vector_other\0"
    "fp_ops_ret_by_type.vector_all\0"
    "fp_ops_ret_by_type.all\0"
    "fp_sse_avx_ops_ret.mmx_add\0"
    "fp_sse_avx_ops_ret.mmx_sub\0"
    "fp_sse_avx_ops_ret.mmx_mul\0"
    "fp_sse_avx_ops_ret.mmx_mac\0"
    "fp_sse_avx_ops_ret.mmx_aes\0"
    "fp_sse_avx_ops_ret.mmx_sha\0"
    "fp_sse_avx_ops_ret.mmx_cmp\0"
    "fp_sse_avx_ops_ret.mmx_cvt\0"
    "fp_sse_avx_ops_ret.mmx_shift\0"
    "fp_sse_avx_ops_ret.mmx_mov\0"
    "fp_sse_avx_ops_ret.mmx_shuffle\0"
    "fp_sse_avx_ops_ret.mmx_vnni\0"
    "fp_sse_avx_ops_ret.mmx_logical\0"
    "fp_sse_avx_ops_ret.mmx_other\0"
    "fp_sse_avx_ops_ret.mmx_all\0"
    "fp_sse_avx_ops_ret.sse_avx_add\0"
    "fp_sse_avx_ops_ret.sse_avx_sub\0"
    "fp_sse_avx_ops_ret.sse_avx_mul\0"
    "fp_sse_avx_ops_ret.sse_avx_mac\0"
    "fp_sse_avx_ops_ret.sse_avx_aes\0"
    "fp_sse_avx_ops_ret.sse_avx_sha\0"
    "fp_sse_avx_ops_ret.sse_avx_cmp\0"
    "fp_sse_avx_ops_ret.sse_avx_cvt\0"
    "fp_sse_avx_ops_ret.sse_avx_shift\0"
    "fp_sse_avx_ops_ret.sse_avx_mov\0"
    "fp_sse_avx_ops_ret.sse_avx_shuffle\0"
    "fp_sse_avx_ops_ret.sse_avx_vnni\0"
    "fp_sse_avx_ops_ret.sse_avx_logical\0"
    "fp_sse_avx_ops_ret.sse_avx_other\0"
    "fp_sse_avx_ops_ret.sse_avx_all\0"
    "fp_sse_avx_ops_ret.all\0"
    "fp_pack_ops_ret.fp128_add\0"
    "fp_pack_ops_ret.fp128_sub\0"
    "fp_pack_ops_ret.fp128_mul\0"
    "fp_pack_ops_ret.fp128_mac\0"
    "fp_pack_ops_ret.fp128_div\0"
    "fp_pack_ops_ret.fp128_sqrt\0"
    "fp_pack_ops_ret.fp128_cmp\0"
    "fp_pack_ops_ret.fp128_cvt\0"
    "fp_pack_ops_ret.fp128_blend\0"
    "fp_pack_ops_ret.fp128_mov\0"
    "fp_pack_ops_ret.fp128_shuffle\0"
    "fp_pack_ops_ret.fp128_bfloat\0"
    "fp_pack_ops_ret.fp128_logical\0"
    "fp_pack_ops_ret.fp128_other\0"
    "fp_pack_ops_ret.fp128_all\0"
    "fp_pack_ops_ret.fp256_add\0"
    "fp_pack_ops_ret.fp256_sub\0"
    "fp_pack_ops_ret.fp256_mul\0"
    "fp_pack_ops_ret.fp256_mac\0"
    "fp_pack_ops_ret.fp256_div\0"
    "fp_pack_ops_ret.fp256_sqrt\0"
    "fp_pack_ops_ret.fp256_cmp\0"
    "fp_pack_ops_ret.fp256_cvt\0"
    "fp_pack_ops_ret.fp256_blend\0"
    "fp_pack_ops_ret.fp256_mov\0"
    "fp_pack_ops_ret.fp256_shuffle\0"
    "fp_pack_ops_ret.fp256_bfloat\0"
    "fp_pack_ops_ret.fp256_logical\0"
    "fp_pack_ops_ret.fp256_other\0"
    "fp_pack_ops_ret.fp256_all\0"
    "fp_pack_ops_ret.fp_all\0"
    "fp_pack_int_ops_ret.int128_add\0"
    "fp_pack_int_ops_ret.int128_sub\0"
    "fp_pack_int_ops_ret.int128_mul\0"
    "fp_pack_int_ops_ret.int128_mac\0"
    "fp_pack_int_ops_ret.int128_aes\0"
    "fp_pack_int_ops_ret.int128_sha\0"
    "fp_pack_int_ops_ret.int128_cmp\0"
    "fp_pack_int_ops_ret.int128_cvt\0"
    "fp_pack_int_ops_ret.int128_shift\0"
    "fp_pack_int_ops_ret.int128_mov\0"
    "fp_pack_int_ops_ret.int128_shuffle\0"
    "fp_pack_int_ops_ret.int128_vnni\0"
    "fp_pack_int_ops_ret.int128_logical\0"
    "fp_pack_int_ops_ret.int128_other\0"
    "fp_pack_int_ops_ret.int128_all\0"
    "fp_pack_int_ops_ret.int256_add\0"
    "fp_pack_int_ops_ret.int256_sub\0"
    "fp_pack_int_ops_ret.int256_mul\0"
    "fp_pack_int_ops_ret.int256_mac\0"
    "fp_pack_int_ops_ret.int256_aes\0"
    "fp_pack_int_ops_ret.int256_sha\0"
    "fp_pack_int_ops_ret.int256_cmp\0"
    "fp_pack_int_ops_ret.int256_cvt\0"
    "fp_pack_int_ops_ret.int256_shift\0"
    "fp_pack_int_ops_ret.int256_mov\0"
    "fp_pack_int_ops_ret.int256_shuffle\0"
    "fp_pack_int_ops_ret.int256_vnni\0"
    "fp_pack_int_ops_ret.int256_logical\0"
    "fp_pack_int_ops_ret.int256_other\0"
    "fp_pack_int_ops_ret.int256_all\0"
    "fp_pack_int_ops_ret.int_all\0"
    "fp_disp_faults.x87_fill_fault\0"
    "fp_disp_faults.xmm_fill_fault\0"
    "fp_disp_faults.ymm_fill_fault\0"
    "fp_disp_faults.ymm_spill_fault\0"
    "fp_disp_faults.sse_avx_all\0"
    "fp_disp_faults.all\0"
    "fp_pack_512b_ops_ret.fp512_add\0"
    "fp_pack_512b_ops_ret.fp512_sub\0"
    "fp_pack_512b_ops_ret.fp512_mul\0"
    "fp_pack_512b_ops_ret.fp512_mac\0"
    "fp_pack_512b_ops_ret.fp512_div\0"
    "fp_pack_512b_ops_ret.fp512_sqrt\0"
    "fp_pack_512b_ops_ret.fp512_cmp\0"
    "fp_pack_512b_ops_ret.fp512_cvt\0"
    "fp_pack_512b_ops_ret.fp512_blend\0"
    "fp_pack_512b_ops_ret.fp512_mov\0"
    "fp_pack_512b_ops_ret.fp512_shuffle\0"
    "fp_pack_512b_ops_ret.fp512_bfloat\0"
    "fp_pack_512b_ops_ret.fp512_logical\0"
    "fp_pack_512b_ops_ret.fp512_other\0"
    "fp_pack_512b_ops_ret.fp512_all\0"
    "fp_pack_512b_ops_ret.int512_add\0"
    "fp_pack_512b_ops_ret.int512_sub\0"
    "fp_pack_512b_ops_ret.int512_mul\0"
    "fp_pack_512b_ops_ret.int512_mac\0"
    "fp_pack_512b_ops_ret.int512_aes\0"
    "fp_pack_512b_ops_ret.int512_sha\0"
    "fp_pack_512b_ops_ret.int512_cmp\0"
    "fp_pack_512b_ops_ret.int512_cvt\0"
    "fp_pack_512b_ops_ret.int512_shift\0"
    "fp_pack_512b_ops_ret.int512_mov\0"
    "fp_pack_512b_ops_ret.int512_shuffle\0"
    "fp_pack_512b_ops_ret.int512_vnni\0"
    "fp_pack_512b_ops_ret.int512_logical\0"
    "fp_pack_512b_ops_ret.int512_other\0"
    "fp_pack_512b_ops_ret.int512_all\0"
    "fp_pack_512b_ops_ret.512b_all\0"
    "fp_nsq_read_stalls.fp_prf\0"
    "fp_nsq_read_stalls.k_prf\0"
    "fp_nsq_read_stalls.fp_sq\0"
    "fp_nsq_read_stalls.all\0"
    "ls_bad_status2.stli_other\0"
    "ls_locks.bus_lock\0"
    "ls_locks.all\0"
    "ls_ret_cl_flush\0"
    "ls_ret_cpuid\0"
    "ls_dispatch.pure_ld\0"
    "ls_dispatch.pure_st\0"
    "ls_dispatch.ld_st\0"
    "ls_dispatch.all\0"
    "ls_smi_rx\0"
    "ls_int_taken\0"
    "ls_stlf\0"
    "ls_st_commit_cancel.older_st_vis_dep\0"
    "ls_mab_alloc.ls\0"
    "ls_mab_alloc.hwpf\0"
    "ls_mab_alloc.all\0"
    "ls_dmnd_fills_from_sys.local_l2\0"
    "ls_dmnd_fills_from_sys.local_ccx\0"
    "ls_dmnd_fills_from_sys.local_all\0"
    "ls_dmnd_fills_from_sys.near_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_near\0"
    "ls_dmnd_fills_from_sys.far_cache\0"
    "ls_dmnd_fills_from_sys.remote_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_far\0"
    "ls_dmnd_fills_from_sys.dram_io_all\0"
    "ls_dmnd_fills_from_sys.far_all\0"
    "ls_dmnd_fills_from_sys.alt_mem\0"
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
    "ls_any_fills_from_sys.alt_mem\0"
    "ls_any_fills_from_sys.all\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_hit\0"
    "ls_l1_d_tlb_miss.tlb_reload_4k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_coalesced_page_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_2m_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_1g_l2_miss\0"
    "ls_l1_d_tlb_miss.l2_miss_all\0"
    "ls_l1_d_tlb_miss.all\0"
    "ls_misal_loads.ma64\0"
    "ls_misal_loads.ma4k\0"
    "ls_pref_instr_disp.prefetch\0"
    "ls_pref_instr_disp.prefetch_w\0"
    "ls_pref_instr_disp.prefetch_nta\0"
    "ls_pref_instr_disp.all\0"
    "wcb_close.full_line_64b\0"
    "ls_inef_sw_pref.dc_hit\0"
    "ls_inef_sw_pref.mab_hit\0"
    "ls_inef_sw_pref.all\0"
    "ls_sw_pf_dc_fills.local_l2\0"
    "ls_sw_pf_dc_fills.local_ccx\0"
    "ls_sw_pf_dc_fills.local_all\0"
    "ls_sw_pf_dc_fills.near_cache\0"
    "ls_sw_pf_dc_fills.dram_io_near\0"
    "ls_sw_pf_dc_fills.far_cache\0"
    "ls_sw_pf_dc_fills.remote_cache\0"
    "ls_sw_pf_dc_fills.dram_io_far\0"
    "ls_sw_pf_dc_fills.dram_io_all\0"
    "ls_sw_pf_dc_fills.far_all\0"
    "ls_sw_pf_dc_fills.alt_mem\0"
    "ls_sw_pf_dc_fills.all\0"
    "ls_hw_pf_dc_fills.local_l2\0"
    "ls_hw_pf_dc_fills.local_ccx\0"
    "ls_hw_pf_dc_fills.local_all\0"
    "ls_hw_pf_dc_fills.near_cache\0"
    "ls_hw_pf_dc_fills.dram_io_near\0"
    "ls_hw_pf_dc_fills.far_cache\0"
    "ls_hw_pf_dc_fills.remote_cache\0"
    "ls_hw_pf_dc_fills.dram_io_far\0"
    "ls_hw_pf_dc_fills.dram_io_all\0"
    "ls_hw_pf_dc_fills.far_all\0"
    "ls_hw_pf_dc_fills.alt_mem\0"
    "ls_hw_pf_dc_fills.all\0"
    "ls_alloc_mab_count\0"
    "l2_request_g1.group2\0"
    "l2_request_g1.l2_hwpf\0"
    "l2_request_g1.prefetch_l2_cmd\0"
    "l2_request_g1.cacheable_ic_read\0"
    "l2_request_g1.ls_rd_blk_c_s\0"
    "l2_request_g1.rd_blk_x\0"
    "l2_request_g1.rd_blk_l\0"
    "l2_request_g1.dc_all\0"
    "l2_request_g1.no_pf_all\0"
    "l2_request_g1.all\0"
    "l2_request_g2.ls_rd_sized_nc\0"
    "l2_request_g2.ls_rd_sized\0"
    "l2_request_g2.all\0"
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
    "bp_pipe_correct\0"
    "bp_var_target_pred\0"
    "bp_early_redir\0"
    "bp_l1_tlb_fetch_hit.if4k\0"
    "bp_l1_tlb_fetch_hit.if2m\0"
    "bp_l1_tlb_fetch_hit.if1g\0"
    "bp_l1_tlb_fetch_hit.all\0"
    "bp_fe_redir.resync\0"
    "bp_fe_redir.ex_redir\0"
    "bp_fe_redir.all\0"
    "de_op_queue_empty\0"
    "de_src_op_disp.x86_decoder\0"
    "de_src_op_disp.op_cache\0"
    "de_src_op_disp.all\0"
    "de_dis_ops_from_decoder.any_fp\0"
    "de_dis_ops_from_decoder.any_int\0"
    "de_disp_stall_cycles_dynamic_tokens_part1.int_phy_reg_file_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.load_queue_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.store_queue_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.taken_brnch_buffer_rsrc\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part1.fp_sch_rsrc_stall\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq0\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq1\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq2\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq3\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq4\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.int_sq5\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.ret_q\0"
    "de_dispatch_stall_cycle_dynamic_tokens_part2.all\0"
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
    "ex_ret_brn_ind\0"
    "ex_ret_brn_cond\0"
    "ex_div_busy\0"
    "ex_div_count\0"
    "ex_no_retire.empty\0"
    "ex_no_retire.not_complete\0"
    "ex_no_retire.other\0"
    "ex_no_retire.thread_not_selected\0"
    "ex_no_retire.load_not_complete\0"
    "ls_not_halted_p0_cyc.p0_freq_cyc\0"
    "l2_fill_rsp_src.local_ccx\0"
    "l2_fill_rsp_src.near_cache\0"
    "l2_fill_rsp_src.dram_io_near\0"
    "l2_fill_rsp_src.far_cache\0"
    "l2_fill_rsp_src.dram_io_far\0"
    "l2_fill_rsp_src.dram_io_all\0"
    "l2_fill_rsp_src.far_all\0"
    "l2_fill_rsp_src.alt_mem\0"
    "l2_fill_rsp_src.all\0"
    "l2_sys_bw.local_dram_fill\0"
    "l2_sys_bw.remote_dram_fill\0"
    "l2_sys_bw.nt_write\0"
    "l2_sys_bw.local_scm_fill\0"
    "l2_sys_bw.remote_scm_fill\0"
    "l2_sys_bw.victim\0"
    "l2_sys_bw.all\0"
    "ic_fetch_ibs_events.tagged\0"
    "ic_fetch_ibs_events.filtered\0"
    "ic_fetch_ibs_events.valid\0"
    "de_no_dispatch_per_slot.no_ops_from_frontend\0"
    "de_no_dispatch_per_slot.backend_stalls\0"
    "de_no_dispatch_per_slot.smt_contention\0"
    "de_additional_resource_stalls.dispatch_stalls\0"
    "ex_ret_ucode_instr\0"
    "ex_ret_ucode_ops\0"
    "ex_ret_brn_cond_misp\0"
    "ex_ret_brn_uncond_ind_near_misp\0"
    "ex_ret_brn_uncond\0"
    "ex_tagged_ibs_ops.tagged\0"
    "ex_tagged_ibs_ops.tagged_ret\0"
    "ex_tagged_ibs_ops.rollovers\0"
    "ex_tagged_ibs_ops.filtered\0"
    "ex_tagged_ibs_ops.valid\0"
    "ex_ret_fused_instr\0"
    "op_cache_hit_miss.hit\0"
    "op_cache_hit_miss.miss\0"
    "op_cache_hit_miss.all\0"
    "ic_fills_from_sys.local_l2\0"
    "ic_fills_from_sys.local_ccx\0"
    "ic_fills_from_sys.local_all\0"
    "ic_fills_from_sys.near_cache\0"
    "ic_fills_from_sys.dram_io_near\0"
    "ic_fills_from_sys.far_cache\0"
    "ic_fills_from_sys.remote_cache\0"
    "ic_fills_from_sys.dram_io_far\0"
    "ic_fills_from_sys.dram_io_all\0"
    "ic_fills_from_sys.far_all\0"
    "ic_fills_from_sys.alt_mem\0"
    "ic_fills_from_sys.all\0"
    "ex_mprof_ibs_ops.tagged\0"
    "ex_mprof_ibs_ops.tagged_ret\0"
    "ex_mprof_ibs_ops.rollovers\0"
    "ex_mprof_ibs_ops.filtered\0"
    "ex_mprof_ibs_ops.valid\0";
inline constexpr select::event_list list{"zen6", core::zen6, names};
} // namespace core_events
inline constexpr core_events::listed ls_ret_cl_flush{{&core_events::list, 0x26, 0x0, 0x165d, 0x0}, {}, &ls_ret_cl_flush}; // .code = 0x26
inline constexpr core_events::listed ls_ret_cpuid{{&core_events::list, 0x27, 0x0, 0x166d, 0x0}, {}, &ls_ret_cpuid}; // .code = 0x27
inline constexpr core_events::listed ls_smi_rx{{&core_events::list, 0x2b, 0x0, 0x16c4, 0x0}, {}, &ls_smi_rx}; // .code = 0x2b
inline constexpr core_events::listed ls_int_taken{{&core_events::list, 0x2c, 0x0, 0x16ce, 0x0}, {}, &ls_int_taken}; // .code = 0x2c
inline constexpr core_events::listed ls_stlf{{&core_events::list, 0x35, 0x0, 0x16db, 0x0}, {}, &ls_stlf}; // .code = 0x35
inline constexpr core_events::listed ls_alloc_mab_count{{&core_events::list, 0x5f, 0x0, 0x1f53, 0x0}, {}, &ls_alloc_mab_count}; // .code = 0x5f
inline constexpr core_events::listed ls_not_halted_cyc{{&core_events::list, 0x76, 0x0, 0x2391, 0x0}, {}, &ls_not_halted_cyc}; // .code = 0x76
inline constexpr core_events::listed ic_cache_fill_l2{{&core_events::list, 0x82, 0x0, 0x23b4, 0x0}, {}, &ic_cache_fill_l2}; // .code = 0x82
inline constexpr core_events::listed ic_cache_fill_sys{{&core_events::list, 0x83, 0x0, 0x23c5, 0x0}, {}, &ic_cache_fill_sys}; // .code = 0x83
inline constexpr core_events::listed bp_l1_tlb_miss_l2_tlb_hit{{&core_events::list, 0x84, 0x0, 0x23d7, 0x0}, {}, &bp_l1_tlb_miss_l2_tlb_hit}; // .code = 0x84
inline constexpr core_events::listed bp_pipe_correct{{&core_events::list, 0x8b, 0x0, 0x2498, 0x0}, {}, &bp_pipe_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_var_target_pred{{&core_events::list, 0x8e, 0x0, 0x24a8, 0x0}, {}, &bp_var_target_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_early_redir{{&core_events::list, 0x91, 0x0, 0x24bb, 0x0}, {}, &bp_early_redir}; // .code = 0x91
inline constexpr core_events::listed de_op_queue_empty{{&core_events::list, 0xa9, 0x0, 0x2565, 0x0}, {}, &de_op_queue_empty}; // .code = 0xa9
inline constexpr core_events::listed ex_ret_instr{{&core_events::list, 0xc0, 0x0, 0x28ef, 0x0}, {}, &ex_ret_instr}; // .code = 0xc0
inline constexpr core_events::listed ex_ret_ops{{&core_events::list, 0xc1, 0x0, 0x28fc, 0x0}, {}, &ex_ret_ops}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_brn{{&core_events::list, 0xc2, 0x0, 0x2907, 0x0}, {}, &ex_ret_brn}; // .code = 0xc2
inline constexpr core_events::listed ex_ret_brn_misp{{&core_events::list, 0xc3, 0x0, 0x2912, 0x0}, {}, &ex_ret_brn_misp}; // .code = 0xc3
inline constexpr core_events::listed ex_ret_brn_tkn{{&core_events::list, 0xc4, 0x0, 0x2922, 0x0}, {}, &ex_ret_brn_tkn}; // .code = 0xc4
inline constexpr core_events::listed ex_ret_brn_tkn_misp{{&core_events::list, 0xc5, 0x0, 0x2931, 0x0}, {}, &ex_ret_brn_tkn_misp}; // .code = 0xc5
inline constexpr core_events::listed ex_ret_brn_far{{&core_events::list, 0xc6, 0x0, 0x2945, 0x0}, {}, &ex_ret_brn_far}; // .code = 0xc6
inline constexpr core_events::listed ex_ret_near_ret{{&core_events::list, 0xc8, 0x0, 0x2954, 0x0}, {}, &ex_ret_near_ret}; // .code = 0xc8
inline constexpr core_events::listed ex_ret_near_ret_mispred{{&core_events::list, 0xc9, 0x0, 0x2964, 0x0}, {}, &ex_ret_near_ret_mispred}; // .code = 0xc9
inline constexpr core_events::listed ex_ret_brn_ind_misp{{&core_events::list, 0xca, 0x0, 0x297c, 0x0}, {}, &ex_ret_brn_ind_misp}; // .code = 0xca
inline constexpr core_events::listed ex_ret_brn_ind{{&core_events::list, 0xcc, 0x0, 0x2990, 0x0}, {}, &ex_ret_brn_ind}; // .code = 0xcc
inline constexpr core_events::listed ex_ret_brn_cond{{&core_events::list, 0xd1, 0x0, 0x299f, 0x0}, {}, &ex_ret_brn_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_div_busy{{&core_events::list, 0xd3, 0x0, 0x29af, 0x0}, {}, &ex_div_busy}; // .code = 0xd3
inline constexpr core_events::listed ex_div_count{{&core_events::list, 0xd4, 0x0, 0x29bb, 0x0}, {}, &ex_div_count}; // .code = 0xd4
inline constexpr core_events::listed ex_ret_ucode_instr{{&core_events::list, 0x1c1, 0x0, 0x2ce6, 0x0}, {}, &ex_ret_ucode_instr}; // .code = 0x1c1
inline constexpr core_events::listed ex_ret_ucode_ops{{&core_events::list, 0x1c2, 0x0, 0x2cf9, 0x0}, {}, &ex_ret_ucode_ops}; // .code = 0x1c2
inline constexpr core_events::listed ex_ret_brn_cond_misp{{&core_events::list, 0x1c7, 0x0, 0x2d0a, 0x0}, {}, &ex_ret_brn_cond_misp}; // .code = 0x1c7
inline constexpr core_events::listed ex_ret_brn_uncond_ind_near_misp{{&core_events::list, 0x1c8, 0x0, 0x2d1f, 0x0}, {}, &ex_ret_brn_uncond_ind_near_misp}; // .code = 0x1c8
inline constexpr core_events::listed ex_ret_brn_uncond{{&core_events::list, 0x1c9, 0x0, 0x2d3f, 0x0}, {}, &ex_ret_brn_uncond}; // .code = 0x1c9
inline constexpr core_events::listed ex_ret_fused_instr{{&core_events::list, 0x1d0, 0x0, 0x2dd6, 0x0}, {}, &ex_ret_fused_instr}; // .code = 0x1d0

namespace bp_fe_redir {
using namespace core_events;
inline constexpr listed resync{{&list, 0x109f, 0x0, 0x252d, 0x0}, {}, &resync}; // .code = 0x9f, .mask = 0x1
inline constexpr listed ex_redir{{&list, 0x209f, 0x0, 0x2540, 0x0}, {}, &ex_redir}; // .code = 0x9f, .mask = 0x2
inline constexpr listed all{{&list, 0x9f, 0x0, 0x2555, 0x0}, {}, &all}; // .code = 0x9f
} // namespace bp_fe_redir

namespace bp_l1_tlb_fetch_hit {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1094, 0x0, 0x24ca, 0x0}, {}, &if4k}; // .code = 0x94, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2094, 0x0, 0x24e3, 0x0}, {}, &if2m}; // .code = 0x94, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4094, 0x0, 0x24fc, 0x0}, {}, &if1g}; // .code = 0x94, .mask = 0x4
inline constexpr listed all{{&list, 0x7094, 0x0, 0x2515, 0x0}, {}, &all}; // .code = 0x94, .mask = 0x7
} // namespace bp_l1_tlb_fetch_hit

namespace bp_l1_tlb_miss_l2_tlb_miss {
using namespace core_events;
inline constexpr listed if4k{{&list, 0x1085, 0x0, 0x23f1, 0x0}, {}, &if4k}; // .code = 0x85, .mask = 0x1
inline constexpr listed if2m{{&list, 0x2085, 0x0, 0x2411, 0x0}, {}, &if2m}; // .code = 0x85, .mask = 0x2
inline constexpr listed if1g{{&list, 0x4085, 0x0, 0x2431, 0x0}, {}, &if1g}; // .code = 0x85, .mask = 0x4
inline constexpr listed coalesced_4k{{&list, 0x8085, 0x0, 0x2451, 0x0}, {}, &coalesced_4k}; // .code = 0x85, .mask = 0x8
inline constexpr listed all{{&list, 0xf085, 0x0, 0x2479, 0x0}, {}, &all}; // .code = 0x85, .mask = 0xf
} // namespace bp_l1_tlb_miss_l2_tlb_miss

namespace de_additional_resource_stalls {
using namespace core_events;
inline constexpr listed dispatch_stalls{{&list, 0x301a2, 0x0, 0x2cb8, 0x0}, {}, &dispatch_stalls}; // .code = 0x1a2, .mask = 0x30
} // namespace de_additional_resource_stalls

namespace de_dis_ops_from_decoder {
using namespace core_events;
inline constexpr listed any_fp{{&list, 0x40ab, 0x0, 0x25bd, 0x0}, {}, &any_fp}; // .code = 0xab, .mask = 0x4
inline constexpr listed any_int{{&list, 0x80ab, 0x0, 0x25dc, 0x0}, {}, &any_int}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_disp_stall_cycles_dynamic_tokens_part1 {
using namespace core_events;
inline constexpr listed int_phy_reg_file_rsrc_stall{{&list, 0x10ae, 0x0, 0x25fc, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
} // namespace de_disp_stall_cycles_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part1 {
using namespace core_events;
inline constexpr listed load_queue_rsrc_stall{{&list, 0x20ae, 0x0, 0x2642, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr listed store_queue_rsrc_stall{{&list, 0x40ae, 0x0, 0x2685, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr listed taken_brnch_buffer_rsrc{{&list, 0x100ae, 0x0, 0x26c9, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr listed fp_sch_rsrc_stall{{&list, 0x400ae, 0x0, 0x270e, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
using namespace core_events;
inline constexpr listed int_sq0{{&list, 0x10af, 0x0, 0x274d, 0x0}, {}, &int_sq0}; // .code = 0xaf, .mask = 0x1
inline constexpr listed int_sq1{{&list, 0x20af, 0x0, 0x2782, 0x0}, {}, &int_sq1}; // .code = 0xaf, .mask = 0x2
inline constexpr listed int_sq2{{&list, 0x40af, 0x0, 0x27b7, 0x0}, {}, &int_sq2}; // .code = 0xaf, .mask = 0x4
inline constexpr listed int_sq3{{&list, 0x80af, 0x0, 0x27ec, 0x0}, {}, &int_sq3}; // .code = 0xaf, .mask = 0x8
inline constexpr listed int_sq4{{&list, 0x100af, 0x0, 0x2821, 0x0}, {}, &int_sq4}; // .code = 0xaf, .mask = 0x10
inline constexpr listed int_sq5{{&list, 0x200af, 0x0, 0x2856, 0x0}, {}, &int_sq5}; // .code = 0xaf, .mask = 0x20
inline constexpr listed ret_q{{&list, 0x800af, 0x0, 0x288b, 0x0}, {}, &ret_q}; // .code = 0xaf, .mask = 0x80
inline constexpr listed all{{&list, 0xbf0af, 0x0, 0x28be, 0x0}, {}, &all}; // .code = 0xaf, .mask = 0xbf
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace de_no_dispatch_per_slot {
using namespace core_events;
inline constexpr listed no_ops_from_frontend{{&list, 0x11a0, 0x0, 0x2c3d, 0x0}, {}, &no_ops_from_frontend}; // .code = 0x1a0, .mask = 0x1
inline constexpr listed backend_stalls{{&list, 0x1e1a0, 0x0, 0x2c6a, 0x0}, {}, &backend_stalls}; // .code = 0x1a0, .mask = 0x1e
inline constexpr listed smt_contention{{&list, 0x601a0, 0x0, 0x2c91, 0x0}, {}, &smt_contention}; // .code = 0x1a0, .mask = 0x60
} // namespace de_no_dispatch_per_slot

namespace de_src_op_disp {
using namespace core_events;
inline constexpr listed x86_decoder{{&list, 0x10aa, 0x0, 0x2577, 0x0}, {}, &x86_decoder}; // .code = 0xaa, .mask = 0x1
inline constexpr listed op_cache{{&list, 0x20aa, 0x0, 0x2592, 0x0}, {}, &op_cache}; // .code = 0xaa, .mask = 0x2
inline constexpr listed all{{&list, 0x70aa, 0x0, 0x25aa, 0x0}, {}, &all}; // .code = 0xaa, .mask = 0x7
} // namespace de_src_op_disp

namespace ex_mprof_ibs_ops {
using namespace core_events;
inline constexpr listed tagged{{&list, 0x12c0, 0x0, 0x2f7c, 0x0}, {}, &tagged}; // .code = 0x2c0, .mask = 0x1
inline constexpr listed tagged_ret{{&list, 0x22c0, 0x0, 0x2f94, 0x0}, {}, &tagged_ret}; // .code = 0x2c0, .mask = 0x2
inline constexpr listed rollovers{{&list, 0x42c0, 0x0, 0x2fb0, 0x0}, {}, &rollovers}; // .code = 0x2c0, .mask = 0x4
inline constexpr listed filtered{{&list, 0x82c0, 0x0, 0x2fcb, 0x0}, {}, &filtered}; // .code = 0x2c0, .mask = 0x8
inline constexpr listed valid{{&list, 0x102c0, 0x0, 0x2fe5, 0x0}, {}, &valid}; // .code = 0x2c0, .mask = 0x10
} // namespace ex_mprof_ibs_ops

namespace ex_no_retire {
using namespace core_events;
inline constexpr listed empty{{&list, 0x10d6, 0x0, 0x29c8, 0x0}, {}, &empty}; // .code = 0xd6, .mask = 0x1
inline constexpr listed not_complete{{&list, 0x20d6, 0x0, 0x29db, 0x0}, {}, &not_complete}; // .code = 0xd6, .mask = 0x2
inline constexpr listed other{{&list, 0x80d6, 0x0, 0x29f5, 0x0}, {}, &other}; // .code = 0xd6, .mask = 0x8
inline constexpr listed thread_not_selected{{&list, 0x100d6, 0x0, 0x2a08, 0x0}, {}, &thread_not_selected}; // .code = 0xd6, .mask = 0x10
inline constexpr listed load_not_complete{{&list, 0xa20d6, 0x0, 0x2a29, 0x0}, {}, &load_not_complete}; // .code = 0xd6, .mask = 0xa2
} // namespace ex_no_retire

namespace ex_tagged_ibs_ops {
using namespace core_events;
inline constexpr listed tagged{{&list, 0x11cf, 0x0, 0x2d51, 0x0}, {}, &tagged}; // .code = 0x1cf, .mask = 0x1
inline constexpr listed tagged_ret{{&list, 0x21cf, 0x0, 0x2d6a, 0x0}, {}, &tagged_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr listed rollovers{{&list, 0x41cf, 0x0, 0x2d87, 0x0}, {}, &rollovers}; // .code = 0x1cf, .mask = 0x4
inline constexpr listed filtered{{&list, 0x81cf, 0x0, 0x2da3, 0x0}, {}, &filtered}; // .code = 0x1cf, .mask = 0x8
inline constexpr listed valid{{&list, 0x101cf, 0x0, 0x2dbe, 0x0}, {}, &valid}; // .code = 0x1cf, .mask = 0x10
} // namespace ex_tagged_ibs_ops

namespace fp_disp_faults {
using namespace core_events;
inline constexpr listed x87_fill_fault{{&list, 0x100e, 0x0, 0x112e, 0x0}, {}, &x87_fill_fault}; // .code = 0x0e, .mask = 0x1
inline constexpr listed xmm_fill_fault{{&list, 0x200e, 0x0, 0x114c, 0x0}, {}, &xmm_fill_fault}; // .code = 0x0e, .mask = 0x2
inline constexpr listed ymm_fill_fault{{&list, 0x400e, 0x0, 0x116a, 0x0}, {}, &ymm_fill_fault}; // .code = 0x0e, .mask = 0x4
inline constexpr listed ymm_spill_fault{{&list, 0x800e, 0x0, 0x1188, 0x0}, {}, &ymm_spill_fault}; // .code = 0x0e, .mask = 0x8
inline constexpr listed sse_avx_all{{&list, 0xe00e, 0x0, 0x11a7, 0x0}, {}, &sse_avx_all}; // .code = 0x0e, .mask = 0xe
inline constexpr listed all{{&list, 0xf00e, 0x0, 0x11c2, 0x0}, {}, &all}; // .code = 0x0e, .mask = 0xf
} // namespace fp_disp_faults

namespace fp_nsq_read_stalls {
using namespace core_events;
inline constexpr listed fp_prf{{&list, 0x2013, 0x0, 0x15c1, 0x0}, {}, &fp_prf}; // .code = 0x13, .mask = 0x2
inline constexpr listed k_prf{{&list, 0x4013, 0x0, 0x15db, 0x0}, {}, &k_prf}; // .code = 0x13, .mask = 0x4
inline constexpr listed fp_sq{{&list, 0x8013, 0x0, 0x15f4, 0x0}, {}, &fp_sq}; // .code = 0x13, .mask = 0x8
inline constexpr listed all{{&list, 0xe013, 0x0, 0x160d, 0x0}, {}, &all}; // .code = 0x13, .mask = 0xe
} // namespace fp_nsq_read_stalls

namespace fp_ops_ret_by_type {
using namespace core_events;
inline constexpr listed scalar_add{{&list, 0x100a, 0x0, 0x2bf, 0x0}, {}, &scalar_add}; // .code = 0x0a, .mask = 0x1
inline constexpr listed scalar_sub{{&list, 0x200a, 0x0, 0x2dd, 0x0}, {}, &scalar_sub}; // .code = 0x0a, .mask = 0x2
inline constexpr listed scalar_mul{{&list, 0x300a, 0x0, 0x2fb, 0x0}, {}, &scalar_mul}; // .code = 0x0a, .mask = 0x3
inline constexpr listed scalar_mac{{&list, 0x400a, 0x0, 0x319, 0x0}, {}, &scalar_mac}; // .code = 0x0a, .mask = 0x4
inline constexpr listed scalar_div{{&list, 0x500a, 0x0, 0x337, 0x0}, {}, &scalar_div}; // .code = 0x0a, .mask = 0x5
inline constexpr listed scalar_sqrt{{&list, 0x600a, 0x0, 0x355, 0x0}, {}, &scalar_sqrt}; // .code = 0x0a, .mask = 0x6
inline constexpr listed scalar_cmp{{&list, 0x700a, 0x0, 0x374, 0x0}, {}, &scalar_cmp}; // .code = 0x0a, .mask = 0x7
inline constexpr listed scalar_cvt{{&list, 0x800a, 0x0, 0x392, 0x0}, {}, &scalar_cvt}; // .code = 0x0a, .mask = 0x8
inline constexpr listed scalar_blend{{&list, 0x900a, 0x0, 0x3b0, 0x0}, {}, &scalar_blend}; // .code = 0x0a, .mask = 0x9
inline constexpr listed scalar_move{{&list, 0xa00a, 0x0, 0x3d0, 0x0}, {}, &scalar_move}; // .code = 0x0a, .mask = 0xa
inline constexpr listed scalar_shuffle{{&list, 0xb00a, 0x0, 0x3ef, 0x0}, {}, &scalar_shuffle}; // .code = 0x0a, .mask = 0xb
inline constexpr listed scalar_bfloat{{&list, 0xc00a, 0x0, 0x411, 0x0}, {}, &scalar_bfloat}; // .code = 0x0a, .mask = 0xc
inline constexpr listed scalar_logical{{&list, 0xd00a, 0x0, 0x432, 0x0}, {}, &scalar_logical}; // .code = 0x0a, .mask = 0xd
inline constexpr listed scalar_other{{&list, 0xe00a, 0x0, 0x454, 0x0}, {}, &scalar_other}; // .code = 0x0a, .mask = 0xe
inline constexpr listed scalar_all{{&list, 0xf00a, 0x0, 0x474, 0x0}, {}, &scalar_all}; // .code = 0x0a, .mask = 0xf
inline constexpr listed vector_add{{&list, 0x1000a, 0x0, 0x492, 0x0}, {}, &vector_add}; // .code = 0x0a, .mask = 0x10
inline constexpr listed vector_sub{{&list, 0x2000a, 0x0, 0x4b0, 0x0}, {}, &vector_sub}; // .code = 0x0a, .mask = 0x20
inline constexpr listed vector_mul{{&list, 0x3000a, 0x0, 0x4ce, 0x0}, {}, &vector_mul}; // .code = 0x0a, .mask = 0x30
inline constexpr listed vector_mac{{&list, 0x4000a, 0x0, 0x4ec, 0x0}, {}, &vector_mac}; // .code = 0x0a, .mask = 0x40
inline constexpr listed vector_div{{&list, 0x5000a, 0x0, 0x50a, 0x0}, {}, &vector_div}; // .code = 0x0a, .mask = 0x50
inline constexpr listed vector_sqrt{{&list, 0x6000a, 0x0, 0x528, 0x0}, {}, &vector_sqrt}; // .code = 0x0a, .mask = 0x60
inline constexpr listed vector_cmp{{&list, 0x7000a, 0x0, 0x547, 0x0}, {}, &vector_cmp}; // .code = 0x0a, .mask = 0x70
inline constexpr listed vector_cvt{{&list, 0x8000a, 0x0, 0x565, 0x0}, {}, &vector_cvt}; // .code = 0x0a, .mask = 0x80
inline constexpr listed vector_blend{{&list, 0x9000a, 0x0, 0x583, 0x0}, {}, &vector_blend}; // .code = 0x0a, .mask = 0x90
inline constexpr listed vector_move{{&list, 0xa000a, 0x0, 0x5a3, 0x0}, {}, &vector_move}; // .code = 0x0a, .mask = 0xa0
inline constexpr listed vector_shuffle{{&list, 0xb000a, 0x0, 0x5c2, 0x0}, {}, &vector_shuffle}; // .code = 0x0a, .mask = 0xb0
inline constexpr listed vector_bfloat{{&list, 0xc000a, 0x0, 0x5e4, 0x0}, {}, &vector_bfloat}; // .code = 0x0a, .mask = 0xc0
inline constexpr listed vector_logical{{&list, 0xd000a, 0x0, 0x605, 0x0}, {}, &vector_logical}; // .code = 0x0a, .mask = 0xd0
inline constexpr listed vector_other{{&list, 0xe000a, 0x0, 0x627, 0x0}, {}, &vector_other}; // .code = 0x0a, .mask = 0xe0
inline constexpr listed vector_all{{&list, 0xf000a, 0x0, 0x647, 0x0}, {}, &vector_all}; // .code = 0x0a, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00a, 0x0, 0x665, 0x0}, {}, &all}; // .code = 0x0a, .mask = 0xff
} // namespace fp_ops_ret_by_type

namespace fp_ops_ret_by_width {
using namespace core_events;
inline constexpr listed x87{{&list, 0x1008, 0x0, 0x205, 0x0}, {}, &x87}; // .code = 0x08, .mask = 0x1
inline constexpr listed mmx{{&list, 0x2008, 0x0, 0x21d, 0x0}, {}, &mmx}; // .code = 0x08, .mask = 0x2
inline constexpr listed scalar{{&list, 0x4008, 0x0, 0x235, 0x0}, {}, &scalar}; // .code = 0x08, .mask = 0x4
inline constexpr listed pack_128{{&list, 0x8008, 0x0, 0x250, 0x0}, {}, &pack_128}; // .code = 0x08, .mask = 0x8
inline constexpr listed pack_256{{&list, 0x10008, 0x0, 0x26d, 0x0}, {}, &pack_256}; // .code = 0x08, .mask = 0x10
inline constexpr listed pack_512{{&list, 0x20008, 0x0, 0x28a, 0x0}, {}, &pack_512}; // .code = 0x08, .mask = 0x20
inline constexpr listed all{{&list, 0x3f008, 0x0, 0x2a7, 0x0}, {}, &all}; // .code = 0x08, .mask = 0x3f
} // namespace fp_ops_ret_by_width

namespace fp_pack_512b_ops_ret {
using namespace core_events;
inline constexpr listed fp512_add{{&list, 0x100f, 0x0, 0x11d5, 0x0}, {}, &fp512_add}; // .code = 0x0f, .mask = 0x1
inline constexpr listed fp512_sub{{&list, 0x200f, 0x0, 0x11f4, 0x0}, {}, &fp512_sub}; // .code = 0x0f, .mask = 0x2
inline constexpr listed fp512_mul{{&list, 0x300f, 0x0, 0x1213, 0x0}, {}, &fp512_mul}; // .code = 0x0f, .mask = 0x3
inline constexpr listed fp512_mac{{&list, 0x400f, 0x0, 0x1232, 0x0}, {}, &fp512_mac}; // .code = 0x0f, .mask = 0x4
inline constexpr listed fp512_div{{&list, 0x500f, 0x0, 0x1251, 0x0}, {}, &fp512_div}; // .code = 0x0f, .mask = 0x5
inline constexpr listed fp512_sqrt{{&list, 0x600f, 0x0, 0x1270, 0x0}, {}, &fp512_sqrt}; // .code = 0x0f, .mask = 0x6
inline constexpr listed fp512_cmp{{&list, 0x700f, 0x0, 0x1290, 0x0}, {}, &fp512_cmp}; // .code = 0x0f, .mask = 0x7
inline constexpr listed fp512_cvt{{&list, 0x800f, 0x0, 0x12af, 0x0}, {}, &fp512_cvt}; // .code = 0x0f, .mask = 0x8
inline constexpr listed fp512_blend{{&list, 0x900f, 0x0, 0x12ce, 0x0}, {}, &fp512_blend}; // .code = 0x0f, .mask = 0x9
inline constexpr listed fp512_mov{{&list, 0xa00f, 0x0, 0x12ef, 0x0}, {}, &fp512_mov}; // .code = 0x0f, .mask = 0xa
inline constexpr listed fp512_shuffle{{&list, 0xb00f, 0x0, 0x130e, 0x0}, {}, &fp512_shuffle}; // .code = 0x0f, .mask = 0xb
inline constexpr listed fp512_bfloat{{&list, 0xc00f, 0x0, 0x1331, 0x0}, {}, &fp512_bfloat}; // .code = 0x0f, .mask = 0xc
inline constexpr listed fp512_logical{{&list, 0xd00f, 0x0, 0x1353, 0x0}, {}, &fp512_logical}; // .code = 0x0f, .mask = 0xd
inline constexpr listed fp512_other{{&list, 0xe00f, 0x0, 0x1376, 0x0}, {}, &fp512_other}; // .code = 0x0f, .mask = 0xe
inline constexpr listed fp512_all{{&list, 0xf00f, 0x0, 0x1397, 0x0}, {}, &fp512_all}; // .code = 0x0f, .mask = 0xf
inline constexpr listed int512_add{{&list, 0x1000f, 0x0, 0x13b6, 0x0}, {}, &int512_add}; // .code = 0x0f, .mask = 0x10
inline constexpr listed int512_sub{{&list, 0x2000f, 0x0, 0x13d6, 0x0}, {}, &int512_sub}; // .code = 0x0f, .mask = 0x20
inline constexpr listed int512_mul{{&list, 0x3000f, 0x0, 0x13f6, 0x0}, {}, &int512_mul}; // .code = 0x0f, .mask = 0x30
inline constexpr listed int512_mac{{&list, 0x4000f, 0x0, 0x1416, 0x0}, {}, &int512_mac}; // .code = 0x0f, .mask = 0x40
inline constexpr listed int512_aes{{&list, 0x5000f, 0x0, 0x1436, 0x0}, {}, &int512_aes}; // .code = 0x0f, .mask = 0x50
inline constexpr listed int512_sha{{&list, 0x6000f, 0x0, 0x1456, 0x0}, {}, &int512_sha}; // .code = 0x0f, .mask = 0x60
inline constexpr listed int512_cmp{{&list, 0x7000f, 0x0, 0x1476, 0x0}, {}, &int512_cmp}; // .code = 0x0f, .mask = 0x70
inline constexpr listed int512_cvt{{&list, 0x8000f, 0x0, 0x1496, 0x0}, {}, &int512_cvt}; // .code = 0x0f, .mask = 0x80
inline constexpr listed int512_shift{{&list, 0x9000f, 0x0, 0x14b6, 0x0}, {}, &int512_shift}; // .code = 0x0f, .mask = 0x90
inline constexpr listed int512_mov{{&list, 0xa000f, 0x0, 0x14d8, 0x0}, {}, &int512_mov}; // .code = 0x0f, .mask = 0xa0
inline constexpr listed int512_shuffle{{&list, 0xb000f, 0x0, 0x14f8, 0x0}, {}, &int512_shuffle}; // .code = 0x0f, .mask = 0xb0
inline constexpr listed int512_vnni{{&list, 0xc000f, 0x0, 0x151c, 0x0}, {}, &int512_vnni}; // .code = 0x0f, .mask = 0xc0
inline constexpr listed int512_logical{{&list, 0xd000f, 0x0, 0x153d, 0x0}, {}, &int512_logical}; // .code = 0x0f, .mask = 0xd0
inline constexpr listed int512_other{{&list, 0xe000f, 0x0, 0x1561, 0x0}, {}, &int512_other}; // .code = 0x0f, .mask = 0xe0
inline constexpr listed int512_all{{&list, 0xf000f, 0x0, 0x1583, 0x0}, {}, &int512_all}; // .code = 0x0f, .mask = 0xf0
inline constexpr listed _512b_all{{&list, 0xff00f, 0x0, 0x15a3, 0x0}, {}, &_512b_all}; // .code = 0x0f, .mask = 0xff
} // namespace fp_pack_512b_ops_ret

namespace fp_pack_int_ops_ret {
using namespace core_events;
inline constexpr listed int128_add{{&list, 0x100d, 0x0, 0xd56, 0x0}, {}, &int128_add}; // .code = 0x0d, .mask = 0x1
inline constexpr listed int128_sub{{&list, 0x200d, 0x0, 0xd75, 0x0}, {}, &int128_sub}; // .code = 0x0d, .mask = 0x2
inline constexpr listed int128_mul{{&list, 0x300d, 0x0, 0xd94, 0x0}, {}, &int128_mul}; // .code = 0x0d, .mask = 0x3
inline constexpr listed int128_mac{{&list, 0x400d, 0x0, 0xdb3, 0x0}, {}, &int128_mac}; // .code = 0x0d, .mask = 0x4
inline constexpr listed int128_aes{{&list, 0x500d, 0x0, 0xdd2, 0x0}, {}, &int128_aes}; // .code = 0x0d, .mask = 0x5
inline constexpr listed int128_sha{{&list, 0x600d, 0x0, 0xdf1, 0x0}, {}, &int128_sha}; // .code = 0x0d, .mask = 0x6
inline constexpr listed int128_cmp{{&list, 0x700d, 0x0, 0xe10, 0x0}, {}, &int128_cmp}; // .code = 0x0d, .mask = 0x7
inline constexpr listed int128_cvt{{&list, 0x800d, 0x0, 0xe2f, 0x0}, {}, &int128_cvt}; // .code = 0x0d, .mask = 0x8
inline constexpr listed int128_shift{{&list, 0x900d, 0x0, 0xe4e, 0x0}, {}, &int128_shift}; // .code = 0x0d, .mask = 0x9
inline constexpr listed int128_mov{{&list, 0xa00d, 0x0, 0xe6f, 0x0}, {}, &int128_mov}; // .code = 0x0d, .mask = 0xa
inline constexpr listed int128_shuffle{{&list, 0xb00d, 0x0, 0xe8e, 0x0}, {}, &int128_shuffle}; // .code = 0x0d, .mask = 0xb
inline constexpr listed int128_vnni{{&list, 0xc00d, 0x0, 0xeb1, 0x0}, {}, &int128_vnni}; // .code = 0x0d, .mask = 0xc
inline constexpr listed int128_logical{{&list, 0xd00d, 0x0, 0xed1, 0x0}, {}, &int128_logical}; // .code = 0x0d, .mask = 0xd
inline constexpr listed int128_other{{&list, 0xe00d, 0x0, 0xef4, 0x0}, {}, &int128_other}; // .code = 0x0d, .mask = 0xe
inline constexpr listed int128_all{{&list, 0xf00d, 0x0, 0xf15, 0x0}, {}, &int128_all}; // .code = 0x0d, .mask = 0xf
inline constexpr listed int256_add{{&list, 0x1000d, 0x0, 0xf34, 0x0}, {}, &int256_add}; // .code = 0x0d, .mask = 0x10
inline constexpr listed int256_sub{{&list, 0x2000d, 0x0, 0xf53, 0x0}, {}, &int256_sub}; // .code = 0x0d, .mask = 0x20
inline constexpr listed int256_mul{{&list, 0x3000d, 0x0, 0xf72, 0x0}, {}, &int256_mul}; // .code = 0x0d, .mask = 0x30
inline constexpr listed int256_mac{{&list, 0x4000d, 0x0, 0xf91, 0x0}, {}, &int256_mac}; // .code = 0x0d, .mask = 0x40
inline constexpr listed int256_aes{{&list, 0x5000d, 0x0, 0xfb0, 0x0}, {}, &int256_aes}; // .code = 0x0d, .mask = 0x50
inline constexpr listed int256_sha{{&list, 0x6000d, 0x0, 0xfcf, 0x0}, {}, &int256_sha}; // .code = 0x0d, .mask = 0x60
inline constexpr listed int256_cmp{{&list, 0x7000d, 0x0, 0xfee, 0x0}, {}, &int256_cmp}; // .code = 0x0d, .mask = 0x70
inline constexpr listed int256_cvt{{&list, 0x8000d, 0x0, 0x100d, 0x0}, {}, &int256_cvt}; // .code = 0x0d, .mask = 0x80
inline constexpr listed int256_shift{{&list, 0x9000d, 0x0, 0x102c, 0x0}, {}, &int256_shift}; // .code = 0x0d, .mask = 0x90
inline constexpr listed int256_mov{{&list, 0xa000d, 0x0, 0x104d, 0x0}, {}, &int256_mov}; // .code = 0x0d, .mask = 0xa0
inline constexpr listed int256_shuffle{{&list, 0xb000d, 0x0, 0x106c, 0x0}, {}, &int256_shuffle}; // .code = 0x0d, .mask = 0xb0
inline constexpr listed int256_vnni{{&list, 0xc000d, 0x0, 0x108f, 0x0}, {}, &int256_vnni}; // .code = 0x0d, .mask = 0xc0
inline constexpr listed int256_logical{{&list, 0xd000d, 0x0, 0x10af, 0x0}, {}, &int256_logical}; // .code = 0x0d, .mask = 0xd0
inline constexpr listed int256_other{{&list, 0xe000d, 0x0, 0x10d2, 0x0}, {}, &int256_other}; // .code = 0x0d, .mask = 0xe0
inline constexpr listed int256_all{{&list, 0xf000d, 0x0, 0x10f3, 0x0}, {}, &int256_all}; // .code = 0x0d, .mask = 0xf0
inline constexpr listed int_all{{&list, 0xff00d, 0x0, 0x1112, 0x0}, {}, &int_all}; // .code = 0x0d, .mask = 0xff
} // namespace fp_pack_int_ops_ret

namespace fp_pack_ops_ret {
using namespace core_events;
inline constexpr listed fp128_add{{&list, 0x100c, 0x0, 0xa13, 0x0}, {}, &fp128_add}; // .code = 0x0c, .mask = 0x1
inline constexpr listed fp128_sub{{&list, 0x200c, 0x0, 0xa2d, 0x0}, {}, &fp128_sub}; // .code = 0x0c, .mask = 0x2
inline constexpr listed fp128_mul{{&list, 0x300c, 0x0, 0xa47, 0x0}, {}, &fp128_mul}; // .code = 0x0c, .mask = 0x3
inline constexpr listed fp128_mac{{&list, 0x400c, 0x0, 0xa61, 0x0}, {}, &fp128_mac}; // .code = 0x0c, .mask = 0x4
inline constexpr listed fp128_div{{&list, 0x500c, 0x0, 0xa7b, 0x0}, {}, &fp128_div}; // .code = 0x0c, .mask = 0x5
inline constexpr listed fp128_sqrt{{&list, 0x600c, 0x0, 0xa95, 0x0}, {}, &fp128_sqrt}; // .code = 0x0c, .mask = 0x6
inline constexpr listed fp128_cmp{{&list, 0x700c, 0x0, 0xab0, 0x0}, {}, &fp128_cmp}; // .code = 0x0c, .mask = 0x7
inline constexpr listed fp128_cvt{{&list, 0x800c, 0x0, 0xaca, 0x0}, {}, &fp128_cvt}; // .code = 0x0c, .mask = 0x8
inline constexpr listed fp128_blend{{&list, 0x900c, 0x0, 0xae4, 0x0}, {}, &fp128_blend}; // .code = 0x0c, .mask = 0x9
inline constexpr listed fp128_mov{{&list, 0xa00c, 0x0, 0xb00, 0x0}, {}, &fp128_mov}; // .code = 0x0c, .mask = 0xa
inline constexpr listed fp128_shuffle{{&list, 0xb00c, 0x0, 0xb1a, 0x0}, {}, &fp128_shuffle}; // .code = 0x0c, .mask = 0xb
inline constexpr listed fp128_bfloat{{&list, 0xc00c, 0x0, 0xb38, 0x0}, {}, &fp128_bfloat}; // .code = 0x0c, .mask = 0xc
inline constexpr listed fp128_logical{{&list, 0xd00c, 0x0, 0xb55, 0x0}, {}, &fp128_logical}; // .code = 0x0c, .mask = 0xd
inline constexpr listed fp128_other{{&list, 0xe00c, 0x0, 0xb73, 0x0}, {}, &fp128_other}; // .code = 0x0c, .mask = 0xe
inline constexpr listed fp128_all{{&list, 0xf00c, 0x0, 0xb8f, 0x0}, {}, &fp128_all}; // .code = 0x0c, .mask = 0xf
inline constexpr listed fp256_add{{&list, 0x1000c, 0x0, 0xba9, 0x0}, {}, &fp256_add}; // .code = 0x0c, .mask = 0x10
inline constexpr listed fp256_sub{{&list, 0x2000c, 0x0, 0xbc3, 0x0}, {}, &fp256_sub}; // .code = 0x0c, .mask = 0x20
inline constexpr listed fp256_mul{{&list, 0x3000c, 0x0, 0xbdd, 0x0}, {}, &fp256_mul}; // .code = 0x0c, .mask = 0x30
inline constexpr listed fp256_mac{{&list, 0x4000c, 0x0, 0xbf7, 0x0}, {}, &fp256_mac}; // .code = 0x0c, .mask = 0x40
inline constexpr listed fp256_div{{&list, 0x5000c, 0x0, 0xc11, 0x0}, {}, &fp256_div}; // .code = 0x0c, .mask = 0x50
inline constexpr listed fp256_sqrt{{&list, 0x6000c, 0x0, 0xc2b, 0x0}, {}, &fp256_sqrt}; // .code = 0x0c, .mask = 0x60
inline constexpr listed fp256_cmp{{&list, 0x7000c, 0x0, 0xc46, 0x0}, {}, &fp256_cmp}; // .code = 0x0c, .mask = 0x70
inline constexpr listed fp256_cvt{{&list, 0x8000c, 0x0, 0xc60, 0x0}, {}, &fp256_cvt}; // .code = 0x0c, .mask = 0x80
inline constexpr listed fp256_blend{{&list, 0x9000c, 0x0, 0xc7a, 0x0}, {}, &fp256_blend}; // .code = 0x0c, .mask = 0x90
inline constexpr listed fp256_mov{{&list, 0xa000c, 0x0, 0xc96, 0x0}, {}, &fp256_mov}; // .code = 0x0c, .mask = 0xa0
inline constexpr listed fp256_shuffle{{&list, 0xb000c, 0x0, 0xcb0, 0x0}, {}, &fp256_shuffle}; // .code = 0x0c, .mask = 0xb0
inline constexpr listed fp256_bfloat{{&list, 0xc000c, 0x0, 0xcce, 0x0}, {}, &fp256_bfloat}; // .code = 0x0c, .mask = 0xc0
inline constexpr listed fp256_logical{{&list, 0xd000c, 0x0, 0xceb, 0x0}, {}, &fp256_logical}; // .code = 0x0c, .mask = 0xd0
inline constexpr listed fp256_other{{&list, 0xe000c, 0x0, 0xd09, 0x0}, {}, &fp256_other}; // .code = 0x0c, .mask = 0xe0
inline constexpr listed fp256_all{{&list, 0xf000c, 0x0, 0xd25, 0x0}, {}, &fp256_all}; // .code = 0x0c, .mask = 0xf0
inline constexpr listed fp_all{{&list, 0xff00c, 0x0, 0xd3f, 0x0}, {}, &fp_all}; // .code = 0x0c, .mask = 0xff
} // namespace fp_pack_ops_ret

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
inline constexpr listed scalar_half_flops{{&list, 0xa0003, 0x0, 0x1a4, 0x0}, {}, &scalar_half_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr listed packed_half_flops{{&list, 0xa0003, 0x0, 0x1c9, 0x0}, {}, &packed_half_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr listed all{{&list, 0xf003, 0x0, 0x1ee, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xf
} // namespace fp_ret_sse_avx_ops

namespace fp_ret_x87_fp_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x1002, 0x0, 0x0, 0x0}, {}, &add_sub_ops}; // .code = 0x02, .mask = 0x1
inline constexpr listed mul_ops{{&list, 0x2002, 0x0, 0x1e, 0x0}, {}, &mul_ops}; // .code = 0x02, .mask = 0x2
inline constexpr listed div_sqrt_ops{{&list, 0x4002, 0x0, 0x38, 0x0}, {}, &div_sqrt_ops}; // .code = 0x02, .mask = 0x4
inline constexpr listed all{{&list, 0x7002, 0x0, 0x57, 0x0}, {}, &all}; // .code = 0x02, .mask = 0x7
} // namespace fp_ret_x87_fp_ops

namespace fp_sse_avx_ops_ret {
using namespace core_events;
inline constexpr listed mmx_add{{&list, 0x100b, 0x0, 0x67c, 0x0}, {}, &mmx_add}; // .code = 0x0b, .mask = 0x1
inline constexpr listed mmx_sub{{&list, 0x200b, 0x0, 0x697, 0x0}, {}, &mmx_sub}; // .code = 0x0b, .mask = 0x2
inline constexpr listed mmx_mul{{&list, 0x300b, 0x0, 0x6b2, 0x0}, {}, &mmx_mul}; // .code = 0x0b, .mask = 0x3
inline constexpr listed mmx_mac{{&list, 0x400b, 0x0, 0x6cd, 0x0}, {}, &mmx_mac}; // .code = 0x0b, .mask = 0x4
inline constexpr listed mmx_aes{{&list, 0x500b, 0x0, 0x6e8, 0x0}, {}, &mmx_aes}; // .code = 0x0b, .mask = 0x5
inline constexpr listed mmx_sha{{&list, 0x600b, 0x0, 0x703, 0x0}, {}, &mmx_sha}; // .code = 0x0b, .mask = 0x6
inline constexpr listed mmx_cmp{{&list, 0x700b, 0x0, 0x71e, 0x0}, {}, &mmx_cmp}; // .code = 0x0b, .mask = 0x7
inline constexpr listed mmx_cvt{{&list, 0x800b, 0x0, 0x739, 0x0}, {}, &mmx_cvt}; // .code = 0x0b, .mask = 0x8
inline constexpr listed mmx_shift{{&list, 0x900b, 0x0, 0x754, 0x0}, {}, &mmx_shift}; // .code = 0x0b, .mask = 0x9
inline constexpr listed mmx_mov{{&list, 0xa00b, 0x0, 0x771, 0x0}, {}, &mmx_mov}; // .code = 0x0b, .mask = 0xa
inline constexpr listed mmx_shuffle{{&list, 0xb00b, 0x0, 0x78c, 0x0}, {}, &mmx_shuffle}; // .code = 0x0b, .mask = 0xb
inline constexpr listed mmx_vnni{{&list, 0xc00b, 0x0, 0x7ab, 0x0}, {}, &mmx_vnni}; // .code = 0x0b, .mask = 0xc
inline constexpr listed mmx_logical{{&list, 0xd00b, 0x0, 0x7c7, 0x0}, {}, &mmx_logical}; // .code = 0x0b, .mask = 0xd
inline constexpr listed mmx_other{{&list, 0xe00b, 0x0, 0x7e6, 0x0}, {}, &mmx_other}; // .code = 0x0b, .mask = 0xe
inline constexpr listed mmx_all{{&list, 0xf00b, 0x0, 0x803, 0x0}, {}, &mmx_all}; // .code = 0x0b, .mask = 0xf
inline constexpr listed sse_avx_add{{&list, 0x1000b, 0x0, 0x81e, 0x0}, {}, &sse_avx_add}; // .code = 0x0b, .mask = 0x10
inline constexpr listed sse_avx_sub{{&list, 0x2000b, 0x0, 0x83d, 0x0}, {}, &sse_avx_sub}; // .code = 0x0b, .mask = 0x20
inline constexpr listed sse_avx_mul{{&list, 0x3000b, 0x0, 0x85c, 0x0}, {}, &sse_avx_mul}; // .code = 0x0b, .mask = 0x30
inline constexpr listed sse_avx_mac{{&list, 0x4000b, 0x0, 0x87b, 0x0}, {}, &sse_avx_mac}; // .code = 0x0b, .mask = 0x40
inline constexpr listed sse_avx_aes{{&list, 0x5000b, 0x0, 0x89a, 0x0}, {}, &sse_avx_aes}; // .code = 0x0b, .mask = 0x50
inline constexpr listed sse_avx_sha{{&list, 0x6000b, 0x0, 0x8b9, 0x0}, {}, &sse_avx_sha}; // .code = 0x0b, .mask = 0x60
inline constexpr listed sse_avx_cmp{{&list, 0x7000b, 0x0, 0x8d8, 0x0}, {}, &sse_avx_cmp}; // .code = 0x0b, .mask = 0x70
inline constexpr listed sse_avx_cvt{{&list, 0x8000b, 0x0, 0x8f7, 0x0}, {}, &sse_avx_cvt}; // .code = 0x0b, .mask = 0x80
inline constexpr listed sse_avx_shift{{&list, 0x9000b, 0x0, 0x916, 0x0}, {}, &sse_avx_shift}; // .code = 0x0b, .mask = 0x90
inline constexpr listed sse_avx_mov{{&list, 0xa000b, 0x0, 0x937, 0x0}, {}, &sse_avx_mov}; // .code = 0x0b, .mask = 0xa0
inline constexpr listed sse_avx_shuffle{{&list, 0xb000b, 0x0, 0x956, 0x0}, {}, &sse_avx_shuffle}; // .code = 0x0b, .mask = 0xb0
inline constexpr listed sse_avx_vnni{{&list, 0xc000b, 0x0, 0x979, 0x0}, {}, &sse_avx_vnni}; // .code = 0x0b, .mask = 0xc0
inline constexpr listed sse_avx_logical{{&list, 0xd000b, 0x0, 0x999, 0x0}, {}, &sse_avx_logical}; // .code = 0x0b, .mask = 0xd0
inline constexpr listed sse_avx_other{{&list, 0xe000b, 0x0, 0x9bc, 0x0}, {}, &sse_avx_other}; // .code = 0x0b, .mask = 0xe0
inline constexpr listed sse_avx_all{{&list, 0xf000b, 0x0, 0x9dd, 0x0}, {}, &sse_avx_all}; // .code = 0x0b, .mask = 0xf0
inline constexpr listed all{{&list, 0xff00b, 0x0, 0x9fc, 0x0}, {}, &all}; // .code = 0x0b, .mask = 0xff
} // namespace fp_sse_avx_ops_ret

namespace ic_fetch_ibs_events {
using namespace core_events;
inline constexpr listed tagged{{&list, 0x2188, 0x0, 0x2beb, 0x0}, {}, &tagged}; // .code = 0x188, .mask = 0x2
inline constexpr listed filtered{{&list, 0x8188, 0x0, 0x2c06, 0x0}, {}, &filtered}; // .code = 0x188, .mask = 0x8
inline constexpr listed valid{{&list, 0x10188, 0x0, 0x2c23, 0x0}, {}, &valid}; // .code = 0x188, .mask = 0x10
} // namespace ic_fetch_ibs_events

namespace ic_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x129c, 0x0, 0x2e2c, 0x0}, {}, &local_l2}; // .code = 0x29c, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x229c, 0x0, 0x2e47, 0x0}, {}, &local_ccx}; // .code = 0x29c, .mask = 0x2
inline constexpr listed local_all{{&list, 0x329c, 0x0, 0x2e63, 0x0}, {}, &local_all}; // .code = 0x29c, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x429c, 0x0, 0x2e7f, 0x0}, {}, &near_cache}; // .code = 0x29c, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x829c, 0x0, 0x2e9c, 0x0}, {}, &dram_io_near}; // .code = 0x29c, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x1029c, 0x0, 0x2ebb, 0x0}, {}, &far_cache}; // .code = 0x29c, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x1429c, 0x0, 0x2ed7, 0x0}, {}, &remote_cache}; // .code = 0x29c, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x4029c, 0x0, 0x2ef6, 0x0}, {}, &dram_io_far}; // .code = 0x29c, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x4829c, 0x0, 0x2f14, 0x0}, {}, &dram_io_all}; // .code = 0x29c, .mask = 0x48
inline constexpr listed far_all{{&list, 0x5029c, 0x0, 0x2f32, 0x0}, {}, &far_all}; // .code = 0x29c, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x8029c, 0x0, 0x2f4c, 0x0}, {}, &alt_mem}; // .code = 0x29c, .mask = 0x80
inline constexpr listed all{{&list, 0xdf29c, 0x0, 0x2f66, 0x0}, {}, &all}; // .code = 0x29c, .mask = 0xdf
} // namespace ic_fills_from_sys

namespace l2_cache_req_stat {
using namespace core_events;
inline constexpr listed ic_fill_miss{{&list, 0x1064, 0x0, 0x20b6, 0x0}, {}, &ic_fill_miss}; // .code = 0x64, .mask = 0x1
inline constexpr listed ic_fill_hit_s{{&list, 0x2064, 0x0, 0x20d5, 0x0}, {}, &ic_fill_hit_s}; // .code = 0x64, .mask = 0x2
inline constexpr listed ic_fill_hit_x{{&list, 0x4064, 0x0, 0x20f5, 0x0}, {}, &ic_fill_hit_x}; // .code = 0x64, .mask = 0x4
inline constexpr listed ic_hit_in_l2{{&list, 0x6064, 0x0, 0x2115, 0x0}, {}, &ic_hit_in_l2}; // .code = 0x64, .mask = 0x6
inline constexpr listed ic_access_in_l2{{&list, 0x7064, 0x0, 0x2134, 0x0}, {}, &ic_access_in_l2}; // .code = 0x64, .mask = 0x7
inline constexpr listed ls_rd_blk_c{{&list, 0x8064, 0x0, 0x2156, 0x0}, {}, &ls_rd_blk_c}; // .code = 0x64, .mask = 0x8
inline constexpr listed ic_dc_miss_in_l2{{&list, 0x9064, 0x0, 0x2174, 0x0}, {}, &ic_dc_miss_in_l2}; // .code = 0x64, .mask = 0x9
inline constexpr listed ls_rd_blk_x{{&list, 0x10064, 0x0, 0x2197, 0x0}, {}, &ls_rd_blk_x}; // .code = 0x64, .mask = 0x10
inline constexpr listed ls_rd_blk_l_hit_s{{&list, 0x20064, 0x0, 0x21b5, 0x0}, {}, &ls_rd_blk_l_hit_s}; // .code = 0x64, .mask = 0x20
inline constexpr listed ls_rd_blk_l_hit_x{{&list, 0x40064, 0x0, 0x21d9, 0x0}, {}, &ls_rd_blk_l_hit_x}; // .code = 0x64, .mask = 0x40
inline constexpr listed ls_rd_blk_cs{{&list, 0x80064, 0x0, 0x21fd, 0x0}, {}, &ls_rd_blk_cs}; // .code = 0x64, .mask = 0x80
inline constexpr listed dc_hit_in_l2{{&list, 0xf0064, 0x0, 0x221c, 0x0}, {}, &dc_hit_in_l2}; // .code = 0x64, .mask = 0xf0
inline constexpr listed ic_dc_hit_in_l2{{&list, 0xf6064, 0x0, 0x223b, 0x0}, {}, &ic_dc_hit_in_l2}; // .code = 0x64, .mask = 0xf6
inline constexpr listed dc_access_in_l2{{&list, 0xf8064, 0x0, 0x225d, 0x0}, {}, &dc_access_in_l2}; // .code = 0x64, .mask = 0xf8
inline constexpr listed all{{&list, 0xff064, 0x0, 0x227f, 0x0}, {}, &all}; // .code = 0x64, .mask = 0xff
} // namespace l2_cache_req_stat

namespace l2_fill_rsp_src {
using namespace core_events;
inline constexpr listed local_ccx{{&list, 0x2165, 0x0, 0x2a69, 0x0}, {}, &local_ccx}; // .code = 0x165, .mask = 0x2
inline constexpr listed near_cache{{&list, 0x4165, 0x0, 0x2a83, 0x0}, {}, &near_cache}; // .code = 0x165, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8165, 0x0, 0x2a9e, 0x0}, {}, &dram_io_near}; // .code = 0x165, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10165, 0x0, 0x2abb, 0x0}, {}, &far_cache}; // .code = 0x165, .mask = 0x10
inline constexpr listed dram_io_far{{&list, 0x40165, 0x0, 0x2ad5, 0x0}, {}, &dram_io_far}; // .code = 0x165, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48165, 0x0, 0x2af1, 0x0}, {}, &dram_io_all}; // .code = 0x165, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50165, 0x0, 0x2b0d, 0x0}, {}, &far_all}; // .code = 0x165, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x80165, 0x0, 0x2b25, 0x0}, {}, &alt_mem}; // .code = 0x165, .mask = 0x80
inline constexpr listed all{{&list, 0xde165, 0x0, 0x2b3d, 0x0}, {}, &all}; // .code = 0x165, .mask = 0xde
} // namespace l2_fill_rsp_src

namespace l2_pf_hit_l2 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f070, 0x0, 0x2295, 0x0}, {}, &l2_hwpf}; // .code = 0x70, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0070, 0x0, 0x22aa, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x70, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff070, 0x0, 0x22c2, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f071, 0x0, 0x22dd, 0x0}, {}, &l2_hwpf}; // .code = 0x71, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0071, 0x0, 0x22fa, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x71, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff071, 0x0, 0x231a, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
using namespace core_events;
inline constexpr listed l2_hwpf{{&list, 0x1f072, 0x0, 0x233d, 0x0}, {}, &l2_hwpf}; // .code = 0x72, .mask = 0x1f
inline constexpr listed l1_dc_hwpf{{&list, 0xe0072, 0x0, 0x2356, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x72, .mask = 0xe0
inline constexpr listed l1_dc_l2_hwpf{{&list, 0xff072, 0x0, 0x2372, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
using namespace core_events;
inline constexpr listed group2{{&list, 0x1060, 0x0, 0x1f66, 0x0}, {}, &group2}; // .code = 0x60, .mask = 0x1
inline constexpr listed l2_hwpf{{&list, 0x2060, 0x0, 0x1f7b, 0x0}, {}, &l2_hwpf}; // .code = 0x60, .mask = 0x2
inline constexpr listed prefetch_l2_cmd{{&list, 0x4060, 0x0, 0x1f91, 0x0}, {}, &prefetch_l2_cmd}; // .code = 0x60, .mask = 0x4
inline constexpr listed cacheable_ic_read{{&list, 0x10060, 0x0, 0x1faf, 0x0}, {}, &cacheable_ic_read}; // .code = 0x60, .mask = 0x10
inline constexpr listed ls_rd_blk_c_s{{&list, 0x20060, 0x0, 0x1fcf, 0x0}, {}, &ls_rd_blk_c_s}; // .code = 0x60, .mask = 0x20
inline constexpr listed rd_blk_x{{&list, 0x40060, 0x0, 0x1feb, 0x0}, {}, &rd_blk_x}; // .code = 0x60, .mask = 0x40
inline constexpr listed rd_blk_l{{&list, 0x80060, 0x0, 0x2002, 0x0}, {}, &rd_blk_l}; // .code = 0x60, .mask = 0x80
inline constexpr listed dc_all{{&list, 0xe0060, 0x0, 0x2019, 0x0}, {}, &dc_all}; // .code = 0x60, .mask = 0xe0
inline constexpr listed no_pf_all{{&list, 0xf1060, 0x0, 0x202e, 0x0}, {}, &no_pf_all}; // .code = 0x60, .mask = 0xf1
inline constexpr listed all{{&list, 0xf7060, 0x0, 0x2046, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xf7
} // namespace l2_request_g1

namespace l2_request_g2 {
using namespace core_events;
inline constexpr listed ls_rd_sized_nc{{&list, 0x20061, 0x0, 0x2058, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr listed ls_rd_sized{{&list, 0x40061, 0x0, 0x2075, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
inline constexpr listed all{{&list, 0x40061, 0x0, 0x208f, 0x0}, {}, &all}; // .code = 0x61, .mask = 0x40
} // namespace l2_request_g2

namespace l2_sys_bw {
using namespace core_events;
inline constexpr listed local_dram_fill{{&list, 0x1175, 0x0, 0x2b51, 0x0}, {}, &local_dram_fill}; // .code = 0x175, .mask = 0x1
inline constexpr listed remote_dram_fill{{&list, 0x2175, 0x0, 0x2b6b, 0x0}, {}, &remote_dram_fill}; // .code = 0x175, .mask = 0x2
inline constexpr listed nt_write{{&list, 0x4175, 0x0, 0x2b86, 0x0}, {}, &nt_write}; // .code = 0x175, .mask = 0x4
inline constexpr listed local_scm_fill{{&list, 0x10175, 0x0, 0x2b99, 0x0}, {}, &local_scm_fill}; // .code = 0x175, .mask = 0x10
inline constexpr listed remote_scm_fill{{&list, 0x20175, 0x0, 0x2bb2, 0x0}, {}, &remote_scm_fill}; // .code = 0x175, .mask = 0x20
inline constexpr listed victim{{&list, 0x40175, 0x0, 0x2bcc, 0x0}, {}, &victim}; // .code = 0x175, .mask = 0x40
inline constexpr listed all{{&list, 0xff175, 0x0, 0x2bdd, 0x0}, {}, &all}; // .code = 0x175, .mask = 0xff
} // namespace l2_sys_bw

namespace l2_wcb_req {
using namespace core_events;
inline constexpr listed wcb_close{{&list, 0x20063, 0x0, 0x20a1, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1044, 0x0, 0x18c7, 0x0}, {}, &local_l2}; // .code = 0x44, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2044, 0x0, 0x18e6, 0x0}, {}, &local_ccx}; // .code = 0x44, .mask = 0x2
inline constexpr listed local_all{{&list, 0x3044, 0x0, 0x1906, 0x0}, {}, &local_all}; // .code = 0x44, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x4044, 0x0, 0x1926, 0x0}, {}, &near_cache}; // .code = 0x44, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8044, 0x0, 0x1947, 0x0}, {}, &dram_io_near}; // .code = 0x44, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10044, 0x0, 0x196a, 0x0}, {}, &far_cache}; // .code = 0x44, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x14044, 0x0, 0x198a, 0x0}, {}, &remote_cache}; // .code = 0x44, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x40044, 0x0, 0x19ad, 0x0}, {}, &dram_io_far}; // .code = 0x44, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48044, 0x0, 0x19cf, 0x0}, {}, &dram_io_all}; // .code = 0x44, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50044, 0x0, 0x19f1, 0x0}, {}, &far_all}; // .code = 0x44, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x80044, 0x0, 0x1a0f, 0x0}, {}, &alt_mem}; // .code = 0x44, .mask = 0x80
inline constexpr listed all{{&list, 0xff044, 0x0, 0x1a2d, 0x0}, {}, &all}; // .code = 0x44, .mask = 0xff
} // namespace ls_any_fills_from_sys

namespace ls_bad_status2 {
using namespace core_events;
inline constexpr listed stli_other{{&list, 0x2024, 0x0, 0x1624, 0x0}, {}, &stli_other}; // .code = 0x24, .mask = 0x2
} // namespace ls_bad_status2

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed pure_ld{{&list, 0x1029, 0x0, 0x167a, 0x0}, {}, &pure_ld}; // .code = 0x29, .mask = 0x1
inline constexpr listed pure_st{{&list, 0x2029, 0x0, 0x168e, 0x0}, {}, &pure_st}; // .code = 0x29, .mask = 0x2
inline constexpr listed ld_st{{&list, 0x4029, 0x0, 0x16a2, 0x0}, {}, &ld_st}; // .code = 0x29, .mask = 0x4
inline constexpr listed all{{&list, 0x7029, 0x0, 0x16b4, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1043, 0x0, 0x173b, 0x0}, {}, &local_l2}; // .code = 0x43, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2043, 0x0, 0x175b, 0x0}, {}, &local_ccx}; // .code = 0x43, .mask = 0x2
inline constexpr listed local_all{{&list, 0x3043, 0x0, 0x177c, 0x0}, {}, &local_all}; // .code = 0x43, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x4043, 0x0, 0x179d, 0x0}, {}, &near_cache}; // .code = 0x43, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8043, 0x0, 0x17bf, 0x0}, {}, &dram_io_near}; // .code = 0x43, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10043, 0x0, 0x17e3, 0x0}, {}, &far_cache}; // .code = 0x43, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x14043, 0x0, 0x1804, 0x0}, {}, &remote_cache}; // .code = 0x43, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x40043, 0x0, 0x1828, 0x0}, {}, &dram_io_far}; // .code = 0x43, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48043, 0x0, 0x184b, 0x0}, {}, &dram_io_all}; // .code = 0x43, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50043, 0x0, 0x186e, 0x0}, {}, &far_all}; // .code = 0x43, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x80043, 0x0, 0x188d, 0x0}, {}, &alt_mem}; // .code = 0x43, .mask = 0x80
inline constexpr listed all{{&list, 0xdf043, 0x0, 0x18ac, 0x0}, {}, &all}; // .code = 0x43, .mask = 0xdf
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x105a, 0x0, 0x1e03, 0x0}, {}, &local_l2}; // .code = 0x5a, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x205a, 0x0, 0x1e1e, 0x0}, {}, &local_ccx}; // .code = 0x5a, .mask = 0x2
inline constexpr listed local_all{{&list, 0x305a, 0x0, 0x1e3a, 0x0}, {}, &local_all}; // .code = 0x5a, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x405a, 0x0, 0x1e56, 0x0}, {}, &near_cache}; // .code = 0x5a, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x805a, 0x0, 0x1e73, 0x0}, {}, &dram_io_near}; // .code = 0x5a, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x1005a, 0x0, 0x1e92, 0x0}, {}, &far_cache}; // .code = 0x5a, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x1405a, 0x0, 0x1eae, 0x0}, {}, &remote_cache}; // .code = 0x5a, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x4005a, 0x0, 0x1ecd, 0x0}, {}, &dram_io_far}; // .code = 0x5a, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x4805a, 0x0, 0x1eeb, 0x0}, {}, &dram_io_all}; // .code = 0x5a, .mask = 0x48
inline constexpr listed far_all{{&list, 0x5005a, 0x0, 0x1f09, 0x0}, {}, &far_all}; // .code = 0x5a, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x8005a, 0x0, 0x1f23, 0x0}, {}, &alt_mem}; // .code = 0x5a, .mask = 0x80
inline constexpr listed all{{&list, 0xdf05a, 0x0, 0x1f3d, 0x0}, {}, &all}; // .code = 0x5a, .mask = 0xdf
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
using namespace core_events;
inline constexpr listed dc_hit{{&list, 0x1052, 0x0, 0x1c70, 0x0}, {}, &dc_hit}; // .code = 0x52, .mask = 0x1
inline constexpr listed mab_hit{{&list, 0x2052, 0x0, 0x1c87, 0x0}, {}, &mab_hit}; // .code = 0x52, .mask = 0x2
inline constexpr listed all{{&list, 0x3052, 0x0, 0x1c9f, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x3
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
using namespace core_events;
inline constexpr listed tlb_reload_4k_l2_hit{{&list, 0x1045, 0x0, 0x1a47, 0x0}, {}, &tlb_reload_4k_l2_hit}; // .code = 0x45, .mask = 0x1
inline constexpr listed tlb_reload_coalesced_page_hit{{&list, 0x2045, 0x0, 0x1a6d, 0x0}, {}, &tlb_reload_coalesced_page_hit}; // .code = 0x45, .mask = 0x2
inline constexpr listed tlb_reload_2m_l2_hit{{&list, 0x4045, 0x0, 0x1a9c, 0x0}, {}, &tlb_reload_2m_l2_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed tlb_reload_1g_l2_hit{{&list, 0x8045, 0x0, 0x1ac2, 0x0}, {}, &tlb_reload_1g_l2_hit}; // .code = 0x45, .mask = 0x8
inline constexpr listed tlb_reload_4k_l2_miss{{&list, 0x10045, 0x0, 0x1ae8, 0x0}, {}, &tlb_reload_4k_l2_miss}; // .code = 0x45, .mask = 0x10
inline constexpr listed tlb_reload_coalesced_page_miss{{&list, 0x20045, 0x0, 0x1b0f, 0x0}, {}, &tlb_reload_coalesced_page_miss}; // .code = 0x45, .mask = 0x20
inline constexpr listed tlb_reload_2m_l2_miss{{&list, 0x40045, 0x0, 0x1b3f, 0x0}, {}, &tlb_reload_2m_l2_miss}; // .code = 0x45, .mask = 0x40
inline constexpr listed tlb_reload_1g_l2_miss{{&list, 0x80045, 0x0, 0x1b66, 0x0}, {}, &tlb_reload_1g_l2_miss}; // .code = 0x45, .mask = 0x80
inline constexpr listed l2_miss_all{{&list, 0xf0045, 0x0, 0x1b8d, 0x0}, {}, &l2_miss_all}; // .code = 0x45, .mask = 0xf0
inline constexpr listed all{{&list, 0xff045, 0x0, 0x1baa, 0x0}, {}, &all}; // .code = 0x45, .mask = 0xff
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1025, 0x0, 0x163e, 0x0}, {}, &bus_lock}; // .code = 0x25, .mask = 0x1
inline constexpr listed all{{&list, 0x1f025, 0x0, 0x1650, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f
} // namespace ls_locks

namespace ls_mab_alloc {
using namespace core_events;
inline constexpr listed ls{{&list, 0x7041, 0x0, 0x1708, 0x0}, {}, &ls}; // .code = 0x41, .mask = 0x7
inline constexpr listed hwpf{{&list, 0x8041, 0x0, 0x1718, 0x0}, {}, &hwpf}; // .code = 0x41, .mask = 0x8
inline constexpr listed all{{&list, 0xf041, 0x0, 0x172a, 0x0}, {}, &all}; // .code = 0x41, .mask = 0xf
} // namespace ls_mab_alloc

namespace ls_misal_loads {
using namespace core_events;
inline constexpr listed ma64{{&list, 0x1047, 0x0, 0x1bbf, 0x0}, {}, &ma64}; // .code = 0x47, .mask = 0x1
inline constexpr listed ma4k{{&list, 0x2047, 0x0, 0x1bd3, 0x0}, {}, &ma4k}; // .code = 0x47, .mask = 0x2
} // namespace ls_misal_loads

namespace ls_not_halted_p0_cyc {
using namespace core_events;
inline constexpr listed p0_freq_cyc{{&list, 0x1120, 0x0, 0x2a48, 0x0}, {}, &p0_freq_cyc}; // .code = 0x120, .mask = 0x1
} // namespace ls_not_halted_p0_cyc

namespace ls_pref_instr_disp {
using namespace core_events;
inline constexpr listed prefetch{{&list, 0x104b, 0x0, 0x1be7, 0x0}, {}, &prefetch}; // .code = 0x4b, .mask = 0x1
inline constexpr listed prefetch_w{{&list, 0x204b, 0x0, 0x1c03, 0x0}, {}, &prefetch_w}; // .code = 0x4b, .mask = 0x2
inline constexpr listed prefetch_nta{{&list, 0x404b, 0x0, 0x1c21, 0x0}, {}, &prefetch_nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x1c41, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace ls_pref_instr_disp

namespace ls_st_commit_cancel {
using namespace core_events;
inline constexpr listed older_st_vis_dep{{&list, 0x1037, 0x0, 0x16e3, 0x0}, {}, &older_st_vis_dep}; // .code = 0x37, .mask = 0x1
} // namespace ls_st_commit_cancel

namespace ls_sw_pf_dc_fills {
using namespace core_events;
inline constexpr listed local_l2{{&list, 0x1059, 0x0, 0x1cb3, 0x0}, {}, &local_l2}; // .code = 0x59, .mask = 0x1
inline constexpr listed local_ccx{{&list, 0x2059, 0x0, 0x1cce, 0x0}, {}, &local_ccx}; // .code = 0x59, .mask = 0x2
inline constexpr listed local_all{{&list, 0x3059, 0x0, 0x1cea, 0x0}, {}, &local_all}; // .code = 0x59, .mask = 0x3
inline constexpr listed near_cache{{&list, 0x4059, 0x0, 0x1d06, 0x0}, {}, &near_cache}; // .code = 0x59, .mask = 0x4
inline constexpr listed dram_io_near{{&list, 0x8059, 0x0, 0x1d23, 0x0}, {}, &dram_io_near}; // .code = 0x59, .mask = 0x8
inline constexpr listed far_cache{{&list, 0x10059, 0x0, 0x1d42, 0x0}, {}, &far_cache}; // .code = 0x59, .mask = 0x10
inline constexpr listed remote_cache{{&list, 0x14059, 0x0, 0x1d5e, 0x0}, {}, &remote_cache}; // .code = 0x59, .mask = 0x14
inline constexpr listed dram_io_far{{&list, 0x40059, 0x0, 0x1d7d, 0x0}, {}, &dram_io_far}; // .code = 0x59, .mask = 0x40
inline constexpr listed dram_io_all{{&list, 0x48059, 0x0, 0x1d9b, 0x0}, {}, &dram_io_all}; // .code = 0x59, .mask = 0x48
inline constexpr listed far_all{{&list, 0x50059, 0x0, 0x1db9, 0x0}, {}, &far_all}; // .code = 0x59, .mask = 0x50
inline constexpr listed alt_mem{{&list, 0x80059, 0x0, 0x1dd3, 0x0}, {}, &alt_mem}; // .code = 0x59, .mask = 0x80
inline constexpr listed all{{&list, 0xdf059, 0x0, 0x1ded, 0x0}, {}, &all}; // .code = 0x59, .mask = 0xdf
} // namespace ls_sw_pf_dc_fills

namespace ls_tlb_flush {
using namespace core_events;
inline constexpr listed all{{&list, 0xff078, 0x0, 0x23a3, 0x0}, {}, &all}; // .code = 0x78, .mask = 0xff
} // namespace ls_tlb_flush

namespace op_cache_hit_miss {
using namespace core_events;
inline constexpr listed hit{{&list, 0x328f, 0x0, 0x2de9, 0x0}, {}, &hit}; // .code = 0x28f, .mask = 0x3
inline constexpr listed miss{{&list, 0x428f, 0x0, 0x2dff, 0x0}, {}, &miss}; // .code = 0x28f, .mask = 0x4
inline constexpr listed all{{&list, 0x728f, 0x0, 0x2e16, 0x0}, {}, &all}; // .code = 0x28f, .mask = 0x7
} // namespace op_cache_hit_miss

namespace wcb_close {
using namespace core_events;
inline constexpr listed full_line_64b{{&list, 0x1050, 0x0, 0x1c58, 0x0}, {}, &full_line_64b}; // .code = 0x50, .mask = 0x1
} // namespace wcb_close

namespace core_events {
inline constexpr const listed *events[] = {
    &ls_ret_cl_flush, &ls_ret_cpuid, &ls_smi_rx, &ls_int_taken, &ls_stlf, &ls_alloc_mab_count,
    &ls_not_halted_cyc, &ic_cache_fill_l2, &ic_cache_fill_sys, &bp_l1_tlb_miss_l2_tlb_hit,
    &bp_pipe_correct, &bp_var_target_pred, &bp_early_redir, &de_op_queue_empty, &ex_ret_instr,
    &ex_ret_ops, &ex_ret_brn, &ex_ret_brn_misp, &ex_ret_brn_tkn, &ex_ret_brn_tkn_misp,
    &ex_ret_brn_far, &ex_ret_near_ret, &ex_ret_near_ret_mispred, &ex_ret_brn_ind_misp,
    &ex_ret_brn_ind, &ex_ret_brn_cond, &ex_div_busy, &ex_div_count, &ex_ret_ucode_instr,
    &ex_ret_ucode_ops, &ex_ret_brn_cond_misp, &ex_ret_brn_uncond_ind_near_misp, &ex_ret_brn_uncond,
    &ex_ret_fused_instr, &bp_fe_redir::resync, &bp_fe_redir::ex_redir, &bp_fe_redir::all,
    &bp_l1_tlb_fetch_hit::if4k, &bp_l1_tlb_fetch_hit::if2m, &bp_l1_tlb_fetch_hit::if1g,
    &bp_l1_tlb_fetch_hit::all, &bp_l1_tlb_miss_l2_tlb_miss::if4k, &bp_l1_tlb_miss_l2_tlb_miss::if2m,
    &bp_l1_tlb_miss_l2_tlb_miss::if1g, &bp_l1_tlb_miss_l2_tlb_miss::coalesced_4k,
    &bp_l1_tlb_miss_l2_tlb_miss::all, &de_additional_resource_stalls::dispatch_stalls,
    &de_dis_ops_from_decoder::any_fp, &de_dis_ops_from_decoder::any_int,
    &de_disp_stall_cycles_dynamic_tokens_part1::int_phy_reg_file_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::load_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::store_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::taken_brnch_buffer_rsrc,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::fp_sch_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq0,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq1,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq2,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq3,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq4,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq5,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ret_q,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::all,
    &de_no_dispatch_per_slot::no_ops_from_frontend, &de_no_dispatch_per_slot::backend_stalls,
    &de_no_dispatch_per_slot::smt_contention, &de_src_op_disp::x86_decoder,
    &de_src_op_disp::op_cache, &de_src_op_disp::all, &ex_mprof_ibs_ops::tagged,
    &ex_mprof_ibs_ops::tagged_ret, &ex_mprof_ibs_ops::rollovers, &ex_mprof_ibs_ops::filtered,
    &ex_mprof_ibs_ops::valid, &ex_no_retire::empty, &ex_no_retire::not_complete,
    &ex_no_retire::other, &ex_no_retire::thread_not_selected, &ex_no_retire::load_not_complete,
    &ex_tagged_ibs_ops::tagged, &ex_tagged_ibs_ops::tagged_ret, &ex_tagged_ibs_ops::rollovers,
    &ex_tagged_ibs_ops::filtered, &ex_tagged_ibs_ops::valid, &fp_disp_faults::x87_fill_fault,
    &fp_disp_faults::xmm_fill_fault, &fp_disp_faults::ymm_fill_fault,
    &fp_disp_faults::ymm_spill_fault, &fp_disp_faults::sse_avx_all, &fp_disp_faults::all,
    &fp_nsq_read_stalls::fp_prf, &fp_nsq_read_stalls::k_prf, &fp_nsq_read_stalls::fp_sq,
    &fp_nsq_read_stalls::all, &fp_ops_ret_by_type::scalar_add, &fp_ops_ret_by_type::scalar_sub,
    &fp_ops_ret_by_type::scalar_mul, &fp_ops_ret_by_type::scalar_mac,
    &fp_ops_ret_by_type::scalar_div, &fp_ops_ret_by_type::scalar_sqrt,
    &fp_ops_ret_by_type::scalar_cmp, &fp_ops_ret_by_type::scalar_cvt,
    &fp_ops_ret_by_type::scalar_blend, &fp_ops_ret_by_type::scalar_move,
    &fp_ops_ret_by_type::scalar_shuffle, &fp_ops_ret_by_type::scalar_bfloat,
    &fp_ops_ret_by_type::scalar_logical, &fp_ops_ret_by_type::scalar_other,
    &fp_ops_ret_by_type::scalar_all, &fp_ops_ret_by_type::vector_add,
    &fp_ops_ret_by_type::vector_sub, &fp_ops_ret_by_type::vector_mul,
    &fp_ops_ret_by_type::vector_mac, &fp_ops_ret_by_type::vector_div,
    &fp_ops_ret_by_type::vector_sqrt, &fp_ops_ret_by_type::vector_cmp,
    &fp_ops_ret_by_type::vector_cvt, &fp_ops_ret_by_type::vector_blend,
    &fp_ops_ret_by_type::vector_move, &fp_ops_ret_by_type::vector_shuffle,
    &fp_ops_ret_by_type::vector_bfloat, &fp_ops_ret_by_type::vector_logical,
    &fp_ops_ret_by_type::vector_other, &fp_ops_ret_by_type::vector_all, &fp_ops_ret_by_type::all,
    &fp_ops_ret_by_width::x87, &fp_ops_ret_by_width::mmx, &fp_ops_ret_by_width::scalar,
    &fp_ops_ret_by_width::pack_128, &fp_ops_ret_by_width::pack_256, &fp_ops_ret_by_width::pack_512,
    &fp_ops_ret_by_width::all, &fp_pack_512b_ops_ret::fp512_add, &fp_pack_512b_ops_ret::fp512_sub,
    &fp_pack_512b_ops_ret::fp512_mul, &fp_pack_512b_ops_ret::fp512_mac,
    &fp_pack_512b_ops_ret::fp512_div, &fp_pack_512b_ops_ret::fp512_sqrt,
    &fp_pack_512b_ops_ret::fp512_cmp, &fp_pack_512b_ops_ret::fp512_cvt,
    &fp_pack_512b_ops_ret::fp512_blend, &fp_pack_512b_ops_ret::fp512_mov,
    &fp_pack_512b_ops_ret::fp512_shuffle, &fp_pack_512b_ops_ret::fp512_bfloat,
    &fp_pack_512b_ops_ret::fp512_logical, &fp_pack_512b_ops_ret::fp512_other,
    &fp_pack_512b_ops_ret::fp512_all, &fp_pack_512b_ops_ret::int512_add,
    &fp_pack_512b_ops_ret::int512_sub, &fp_pack_512b_ops_ret::int512_mul,
    &fp_pack_512b_ops_ret::int512_mac, &fp_pack_512b_ops_ret::int512_aes,
    &fp_pack_512b_ops_ret::int512_sha, &fp_pack_512b_ops_ret::int512_cmp,
    &fp_pack_512b_ops_ret::int512_cvt, &fp_pack_512b_ops_ret::int512_shift,
    &fp_pack_512b_ops_ret::int512_mov, &fp_pack_512b_ops_ret::int512_shuffle,
    &fp_pack_512b_ops_ret::int512_vnni, &fp_pack_512b_ops_ret::int512_logical,
    &fp_pack_512b_ops_ret::int512_other, &fp_pack_512b_ops_ret::int512_all,
    &fp_pack_512b_ops_ret::_512b_all, &fp_pack_int_ops_ret::int128_add,
    &fp_pack_int_ops_ret::int128_sub, &fp_pack_int_ops_ret::int128_mul,
    &fp_pack_int_ops_ret::int128_mac, &fp_pack_int_ops_ret::int128_aes,
    &fp_pack_int_ops_ret::int128_sha, &fp_pack_int_ops_ret::int128_cmp,
    &fp_pack_int_ops_ret::int128_cvt, &fp_pack_int_ops_ret::int128_shift,
    &fp_pack_int_ops_ret::int128_mov, &fp_pack_int_ops_ret::int128_shuffle,
    &fp_pack_int_ops_ret::int128_vnni, &fp_pack_int_ops_ret::int128_logical,
    &fp_pack_int_ops_ret::int128_other, &fp_pack_int_ops_ret::int128_all,
    &fp_pack_int_ops_ret::int256_add, &fp_pack_int_ops_ret::int256_sub,
    &fp_pack_int_ops_ret::int256_mul, &fp_pack_int_ops_ret::int256_mac,
    &fp_pack_int_ops_ret::int256_aes, &fp_pack_int_ops_ret::int256_sha,
    &fp_pack_int_ops_ret::int256_cmp, &fp_pack_int_ops_ret::int256_cvt,
    &fp_pack_int_ops_ret::int256_shift, &fp_pack_int_ops_ret::int256_mov,
    &fp_pack_int_ops_ret::int256_shuffle, &fp_pack_int_ops_ret::int256_vnni,
    &fp_pack_int_ops_ret::int256_logical, &fp_pack_int_ops_ret::int256_other,
    &fp_pack_int_ops_ret::int256_all, &fp_pack_int_ops_ret::int_all, &fp_pack_ops_ret::fp128_add,
    &fp_pack_ops_ret::fp128_sub, &fp_pack_ops_ret::fp128_mul, &fp_pack_ops_ret::fp128_mac,
    &fp_pack_ops_ret::fp128_div, &fp_pack_ops_ret::fp128_sqrt, &fp_pack_ops_ret::fp128_cmp,
    &fp_pack_ops_ret::fp128_cvt, &fp_pack_ops_ret::fp128_blend, &fp_pack_ops_ret::fp128_mov,
    &fp_pack_ops_ret::fp128_shuffle, &fp_pack_ops_ret::fp128_bfloat,
    &fp_pack_ops_ret::fp128_logical, &fp_pack_ops_ret::fp128_other, &fp_pack_ops_ret::fp128_all,
    &fp_pack_ops_ret::fp256_add, &fp_pack_ops_ret::fp256_sub, &fp_pack_ops_ret::fp256_mul,
    &fp_pack_ops_ret::fp256_mac, &fp_pack_ops_ret::fp256_div, &fp_pack_ops_ret::fp256_sqrt,
    &fp_pack_ops_ret::fp256_cmp, &fp_pack_ops_ret::fp256_cvt, &fp_pack_ops_ret::fp256_blend,
    &fp_pack_ops_ret::fp256_mov, &fp_pack_ops_ret::fp256_shuffle, &fp_pack_ops_ret::fp256_bfloat,
    &fp_pack_ops_ret::fp256_logical, &fp_pack_ops_ret::fp256_other, &fp_pack_ops_ret::fp256_all,
    &fp_pack_ops_ret::fp_all, &fp_ret_sse_avx_ops::add_sub_flops, &fp_ret_sse_avx_ops::mult_flops,
    &fp_ret_sse_avx_ops::div_flops, &fp_ret_sse_avx_ops::mac_flops,
    &fp_ret_sse_avx_ops::bfloat16_flops, &fp_ret_sse_avx_ops::scalar_single_flops,
    &fp_ret_sse_avx_ops::packed_single_flops, &fp_ret_sse_avx_ops::scalar_double_flops,
    &fp_ret_sse_avx_ops::packed_double_flops, &fp_ret_sse_avx_ops::scalar_half_flops,
    &fp_ret_sse_avx_ops::packed_half_flops, &fp_ret_sse_avx_ops::all,
    &fp_ret_x87_fp_ops::add_sub_ops, &fp_ret_x87_fp_ops::mul_ops, &fp_ret_x87_fp_ops::div_sqrt_ops,
    &fp_ret_x87_fp_ops::all, &fp_sse_avx_ops_ret::mmx_add, &fp_sse_avx_ops_ret::mmx_sub,
    &fp_sse_avx_ops_ret::mmx_mul, &fp_sse_avx_ops_ret::mmx_mac, &fp_sse_avx_ops_ret::mmx_aes,
    &fp_sse_avx_ops_ret::mmx_sha, &fp_sse_avx_ops_ret::mmx_cmp, &fp_sse_avx_ops_ret::mmx_cvt,
    &fp_sse_avx_ops_ret::mmx_shift, &fp_sse_avx_ops_ret::mmx_mov, &fp_sse_avx_ops_ret::mmx_shuffle,
    &fp_sse_avx_ops_ret::mmx_vnni, &fp_sse_avx_ops_ret::mmx_logical, &fp_sse_avx_ops_ret::mmx_other,
    &fp_sse_avx_ops_ret::mmx_all, &fp_sse_avx_ops_ret::sse_avx_add,
    &fp_sse_avx_ops_ret::sse_avx_sub, &fp_sse_avx_ops_ret::sse_avx_mul,
    &fp_sse_avx_ops_ret::sse_avx_mac, &fp_sse_avx_ops_ret::sse_avx_aes,
    &fp_sse_avx_ops_ret::sse_avx_sha, &fp_sse_avx_ops_ret::sse_avx_cmp,
    &fp_sse_avx_ops_ret::sse_avx_cvt, &fp_sse_avx_ops_ret::sse_avx_shift,
    &fp_sse_avx_ops_ret::sse_avx_mov, &fp_sse_avx_ops_ret::sse_avx_shuffle,
    &fp_sse_avx_ops_ret::sse_avx_vnni, &fp_sse_avx_ops_ret::sse_avx_logical,
    &fp_sse_avx_ops_ret::sse_avx_other, &fp_sse_avx_ops_ret::sse_avx_all, &fp_sse_avx_ops_ret::all,
    &ic_fetch_ibs_events::tagged, &ic_fetch_ibs_events::filtered, &ic_fetch_ibs_events::valid,
    &ic_fills_from_sys::local_l2, &ic_fills_from_sys::local_ccx, &ic_fills_from_sys::local_all,
    &ic_fills_from_sys::near_cache, &ic_fills_from_sys::dram_io_near, &ic_fills_from_sys::far_cache,
    &ic_fills_from_sys::remote_cache, &ic_fills_from_sys::dram_io_far,
    &ic_fills_from_sys::dram_io_all, &ic_fills_from_sys::far_all, &ic_fills_from_sys::alt_mem,
    &ic_fills_from_sys::all, &l2_cache_req_stat::ic_fill_miss, &l2_cache_req_stat::ic_fill_hit_s,
    &l2_cache_req_stat::ic_fill_hit_x, &l2_cache_req_stat::ic_hit_in_l2,
    &l2_cache_req_stat::ic_access_in_l2, &l2_cache_req_stat::ls_rd_blk_c,
    &l2_cache_req_stat::ic_dc_miss_in_l2, &l2_cache_req_stat::ls_rd_blk_x,
    &l2_cache_req_stat::ls_rd_blk_l_hit_s, &l2_cache_req_stat::ls_rd_blk_l_hit_x,
    &l2_cache_req_stat::ls_rd_blk_cs, &l2_cache_req_stat::dc_hit_in_l2,
    &l2_cache_req_stat::ic_dc_hit_in_l2, &l2_cache_req_stat::dc_access_in_l2,
    &l2_cache_req_stat::all, &l2_fill_rsp_src::local_ccx, &l2_fill_rsp_src::near_cache,
    &l2_fill_rsp_src::dram_io_near, &l2_fill_rsp_src::far_cache, &l2_fill_rsp_src::dram_io_far,
    &l2_fill_rsp_src::dram_io_all, &l2_fill_rsp_src::far_all, &l2_fill_rsp_src::alt_mem,
    &l2_fill_rsp_src::all, &l2_pf_hit_l2::l2_hwpf, &l2_pf_hit_l2::l1_dc_hwpf,
    &l2_pf_hit_l2::l1_dc_l2_hwpf, &l2_pf_miss_l2_hit_l3::l2_hwpf, &l2_pf_miss_l2_hit_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf, &l2_pf_miss_l2_l3::l2_hwpf, &l2_pf_miss_l2_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_l3::l1_dc_l2_hwpf, &l2_request_g1::group2, &l2_request_g1::l2_hwpf,
    &l2_request_g1::prefetch_l2_cmd, &l2_request_g1::cacheable_ic_read,
    &l2_request_g1::ls_rd_blk_c_s, &l2_request_g1::rd_blk_x, &l2_request_g1::rd_blk_l,
    &l2_request_g1::dc_all, &l2_request_g1::no_pf_all, &l2_request_g1::all,
    &l2_request_g2::ls_rd_sized_nc, &l2_request_g2::ls_rd_sized, &l2_request_g2::all,
    &l2_sys_bw::local_dram_fill, &l2_sys_bw::remote_dram_fill, &l2_sys_bw::nt_write,
    &l2_sys_bw::local_scm_fill, &l2_sys_bw::remote_scm_fill, &l2_sys_bw::victim, &l2_sys_bw::all,
    &l2_wcb_req::wcb_close, &ls_any_fills_from_sys::local_l2, &ls_any_fills_from_sys::local_ccx,
    &ls_any_fills_from_sys::local_all, &ls_any_fills_from_sys::near_cache,
    &ls_any_fills_from_sys::dram_io_near, &ls_any_fills_from_sys::far_cache,
    &ls_any_fills_from_sys::remote_cache, &ls_any_fills_from_sys::dram_io_far,
    &ls_any_fills_from_sys::dram_io_all, &ls_any_fills_from_sys::far_all,
    &ls_any_fills_from_sys::alt_mem, &ls_any_fills_from_sys::all, &ls_bad_status2::stli_other,
    &ls_dispatch::pure_ld, &ls_dispatch::pure_st, &ls_dispatch::ld_st, &ls_dispatch::all,
    &ls_dmnd_fills_from_sys::local_l2, &ls_dmnd_fills_from_sys::local_ccx,
    &ls_dmnd_fills_from_sys::local_all, &ls_dmnd_fills_from_sys::near_cache,
    &ls_dmnd_fills_from_sys::dram_io_near, &ls_dmnd_fills_from_sys::far_cache,
    &ls_dmnd_fills_from_sys::remote_cache, &ls_dmnd_fills_from_sys::dram_io_far,
    &ls_dmnd_fills_from_sys::dram_io_all, &ls_dmnd_fills_from_sys::far_all,
    &ls_dmnd_fills_from_sys::alt_mem, &ls_dmnd_fills_from_sys::all, &ls_hw_pf_dc_fills::local_l2,
    &ls_hw_pf_dc_fills::local_ccx, &ls_hw_pf_dc_fills::local_all, &ls_hw_pf_dc_fills::near_cache,
    &ls_hw_pf_dc_fills::dram_io_near, &ls_hw_pf_dc_fills::far_cache,
    &ls_hw_pf_dc_fills::remote_cache, &ls_hw_pf_dc_fills::dram_io_far,
    &ls_hw_pf_dc_fills::dram_io_all, &ls_hw_pf_dc_fills::far_all, &ls_hw_pf_dc_fills::alt_mem,
    &ls_hw_pf_dc_fills::all, &ls_inef_sw_pref::dc_hit, &ls_inef_sw_pref::mab_hit,
    &ls_inef_sw_pref::all, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_hit, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_hit,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_hit, &ls_l1_d_tlb_miss::tlb_reload_4k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_coalesced_page_miss, &ls_l1_d_tlb_miss::tlb_reload_2m_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_1g_l2_miss, &ls_l1_d_tlb_miss::l2_miss_all,
    &ls_l1_d_tlb_miss::all, &ls_locks::bus_lock, &ls_locks::all, &ls_mab_alloc::ls,
    &ls_mab_alloc::hwpf, &ls_mab_alloc::all, &ls_misal_loads::ma64, &ls_misal_loads::ma4k,
    &ls_not_halted_p0_cyc::p0_freq_cyc, &ls_pref_instr_disp::prefetch,
    &ls_pref_instr_disp::prefetch_w, &ls_pref_instr_disp::prefetch_nta, &ls_pref_instr_disp::all,
    &ls_st_commit_cancel::older_st_vis_dep, &ls_sw_pf_dc_fills::local_l2,
    &ls_sw_pf_dc_fills::local_ccx, &ls_sw_pf_dc_fills::local_all, &ls_sw_pf_dc_fills::near_cache,
    &ls_sw_pf_dc_fills::dram_io_near, &ls_sw_pf_dc_fills::far_cache,
    &ls_sw_pf_dc_fills::remote_cache, &ls_sw_pf_dc_fills::dram_io_far,
    &ls_sw_pf_dc_fills::dram_io_all, &ls_sw_pf_dc_fills::far_all, &ls_sw_pf_dc_fills::alt_mem,
    &ls_sw_pf_dc_fills::all, &ls_tlb_flush::all, &op_cache_hit_miss::hit, &op_cache_hit_miss::miss,
    &op_cache_hit_miss::all, &wcb_close::full_line_64b,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::zen6
