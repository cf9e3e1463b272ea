// Events of AMD Zen 6 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen6: from Linux 7.3.4 (Debian trixie-backports linux-source-7.3),
// tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers only. Core
// events; L3 and UMC: ../../amd/uncore.
// 131 of its 424 events are those of zen4.
#pragma once

#include <msr/amd/events/zen4.hpp>

// clang-format off
namespace msr::amd::events::zen6 {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
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
    "ls_locks.all\0"
    "ls_dispatch.pure_ld\0"
    "ls_dispatch.pure_st\0"
    "ls_dispatch.ld_st\0"
    "ls_dispatch.all\0"
    "ls_st_commit_cancel.older_st_vis_dep\0"
    "ls_mab_alloc.ls\0"
    "ls_mab_alloc.hwpf\0"
    "ls_mab_alloc.all\0"
    "ls_dmnd_fills_from_sys.local_all\0"
    "ls_dmnd_fills_from_sys.remote_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_all\0"
    "ls_dmnd_fills_from_sys.far_all\0"
    "ls_dmnd_fills_from_sys.alt_mem\0"
    "ls_dmnd_fills_from_sys.all\0"
    "ls_any_fills_from_sys.alt_mem\0"
    "ls_l1_d_tlb_miss.l2_miss_all\0"
    "wcb_close.full_line_64b\0"
    "ls_inef_sw_pref.dc_hit\0"
    "ls_inef_sw_pref.mab_hit\0"
    "ls_sw_pf_dc_fills.local_all\0"
    "ls_sw_pf_dc_fills.remote_cache\0"
    "ls_sw_pf_dc_fills.dram_io_all\0"
    "ls_sw_pf_dc_fills.far_all\0"
    "ls_sw_pf_dc_fills.alt_mem\0"
    "ls_hw_pf_dc_fills.local_all\0"
    "ls_hw_pf_dc_fills.remote_cache\0"
    "ls_hw_pf_dc_fills.dram_io_all\0"
    "ls_hw_pf_dc_fills.far_all\0"
    "ls_hw_pf_dc_fills.alt_mem\0"
    "l2_request_g1.l2_hwpf\0"
    "l2_request_g1.dc_all\0"
    "l2_request_g1.no_pf_all\0"
    "l2_request_g1.all\0"
    "l2_request_g2.ls_rd_sized_nc\0"
    "l2_request_g2.ls_rd_sized\0"
    "l2_request_g2.all\0"
    "l2_wcb_req.wcb_close\0"
    "l2_pf_hit_l2.l2_hwpf\0"
    "l2_pf_hit_l2.l1_dc_hwpf\0"
    "l2_pf_hit_l2.l1_dc_l2_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l2_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l1_dc_hwpf\0"
    "l2_pf_miss_l2_hit_l3.l1_dc_l2_hwpf\0"
    "l2_pf_miss_l2_l3.l2_hwpf\0"
    "l2_pf_miss_l2_l3.l1_dc_hwpf\0"
    "l2_pf_miss_l2_l3.l1_dc_l2_hwpf\0"
    "bp_pipe_correct\0"
    "bp_var_target_pred\0"
    "bp_early_redir\0"
    "bp_fe_redir.resync\0"
    "bp_fe_redir.ex_redir\0"
    "bp_fe_redir.all\0"
    "de_src_op_disp.x86_decoder\0"
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
    "ex_ret_brn_ind\0"
    "ex_ret_brn_cond\0"
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
    "de_additional_resource_stalls.dispatch_stalls\0"
    "ex_ret_brn_cond_misp\0"
    "ex_ret_brn_uncond_ind_near_misp\0"
    "ex_ret_brn_uncond\0"
    "ex_tagged_ibs_ops.tagged\0"
    "ex_tagged_ibs_ops.tagged_ret\0"
    "ex_tagged_ibs_ops.rollovers\0"
    "ex_tagged_ibs_ops.filtered\0"
    "ex_tagged_ibs_ops.valid\0"
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

using msr::amd::events::zen4::ls_ret_cl_flush;
using msr::amd::events::zen4::ls_ret_cpuid;
using msr::amd::events::zen4::ls_smi_rx;
using msr::amd::events::zen4::ls_int_taken;
using msr::amd::events::zen4::ls_stlf;
using msr::amd::events::zen4::ls_alloc_mab_count;
using msr::amd::events::zen4::ls_not_halted_cyc;
using msr::amd::events::zen4::ic_cache_fill_l2;
using msr::amd::events::zen4::ic_cache_fill_sys;
using msr::amd::events::zen4::bp_l1_tlb_miss_l2_tlb_hit;
using msr::amd::events::zen4::de_op_queue_empty;
using msr::amd::events::zen4::ex_ret_instr;
using msr::amd::events::zen4::ex_ret_ops;
using msr::amd::events::zen4::ex_ret_brn;
using msr::amd::events::zen4::ex_ret_brn_misp;
using msr::amd::events::zen4::ex_ret_brn_tkn;
using msr::amd::events::zen4::ex_ret_brn_tkn_misp;
using msr::amd::events::zen4::ex_ret_brn_far;
using msr::amd::events::zen4::ex_ret_near_ret;
using msr::amd::events::zen4::ex_ret_near_ret_mispred;
using msr::amd::events::zen4::ex_ret_brn_ind_misp;
using msr::amd::events::zen4::ex_div_busy;
using msr::amd::events::zen4::ex_div_count;
using msr::amd::events::zen4::ex_ret_ucode_instr;
using msr::amd::events::zen4::ex_ret_ucode_ops;
using msr::amd::events::zen4::ex_ret_fused_instr;
namespace bp_l1_tlb_fetch_hit { using namespace msr::amd::events::zen4::bp_l1_tlb_fetch_hit; }
namespace bp_l1_tlb_miss_l2_tlb_miss { using namespace msr::amd::events::zen4::bp_l1_tlb_miss_l2_tlb_miss; }
namespace de_no_dispatch_per_slot { using namespace msr::amd::events::zen4::de_no_dispatch_per_slot; }
namespace de_src_op_disp { using namespace msr::amd::events::zen4::de_src_op_disp; }
namespace ex_no_retire { using namespace msr::amd::events::zen4::ex_no_retire; }
namespace fp_disp_faults { using namespace msr::amd::events::zen4::fp_disp_faults; }
namespace fp_ret_sse_avx_ops { using namespace msr::amd::events::zen4::fp_ret_sse_avx_ops; }
namespace fp_ret_x87_fp_ops { using namespace msr::amd::events::zen4::fp_ret_x87_fp_ops; }
namespace l2_cache_req_stat { using namespace msr::amd::events::zen4::l2_cache_req_stat; }
namespace l2_request_g1 { using namespace msr::amd::events::zen4::l2_request_g1; }
namespace ls_any_fills_from_sys { using namespace msr::amd::events::zen4::ls_any_fills_from_sys; }
namespace ls_bad_status2 { using namespace msr::amd::events::zen4::ls_bad_status2; }
namespace ls_dmnd_fills_from_sys { using namespace msr::amd::events::zen4::ls_dmnd_fills_from_sys; }
namespace ls_hw_pf_dc_fills { using namespace msr::amd::events::zen4::ls_hw_pf_dc_fills; }
namespace ls_inef_sw_pref { using namespace msr::amd::events::zen4::ls_inef_sw_pref; }
namespace ls_l1_d_tlb_miss { using namespace msr::amd::events::zen4::ls_l1_d_tlb_miss; }
namespace ls_locks { using namespace msr::amd::events::zen4::ls_locks; }
namespace ls_misal_loads { using namespace msr::amd::events::zen4::ls_misal_loads; }
namespace ls_not_halted_p0_cyc { using namespace msr::amd::events::zen4::ls_not_halted_p0_cyc; }
namespace ls_pref_instr_disp { using namespace msr::amd::events::zen4::ls_pref_instr_disp; }
namespace ls_sw_pf_dc_fills { using namespace msr::amd::events::zen4::ls_sw_pf_dc_fills; }
namespace ls_tlb_flush { using namespace msr::amd::events::zen4::ls_tlb_flush; }
inline constexpr core_events::listed bp_pipe_correct{{&core_events::list, 0x8b, 0x0, 0x1952, 0x0}, {}, &bp_pipe_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_var_target_pred{{&core_events::list, 0x8e, 0x0, 0x1962, 0x0}, {}, &bp_var_target_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_early_redir{{&core_events::list, 0x91, 0x0, 0x1975, 0x0}, {}, &bp_early_redir}; // .code = 0x91
inline constexpr core_events::listed ex_ret_brn_ind{{&core_events::list, 0xcc, 0x0, 0x1d09, 0x0}, {}, &ex_ret_brn_ind}; // .code = 0xcc
inline constexpr core_events::listed ex_ret_brn_cond{{&core_events::list, 0xd1, 0x0, 0x1d18, 0x0}, {}, &ex_ret_brn_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_ret_brn_cond_misp{{&core_events::list, 0x1c7, 0x0, 0x1f2a, 0x0}, {}, &ex_ret_brn_cond_misp}; // .code = 0x1c7
inline constexpr core_events::listed ex_ret_brn_uncond_ind_near_misp{{&core_events::list, 0x1c8, 0x0, 0x1f3f, 0x0}, {}, &ex_ret_brn_uncond_ind_near_misp}; // .code = 0x1c8
inline constexpr core_events::listed ex_ret_brn_uncond{{&core_events::list, 0x1c9, 0x0, 0x1f5f, 0x0}, {}, &ex_ret_brn_uncond}; // .code = 0x1c9

namespace bp_fe_redir {
inline constexpr core_events::listed resync{{&core_events::list, 0x109f, 0x0, 0x1984, 0x0}, {}, &resync}; // .code = 0x9f, .mask = 0x1
inline constexpr core_events::listed ex_redir{{&core_events::list, 0x209f, 0x0, 0x1997, 0x0}, {}, &ex_redir}; // .code = 0x9f, .mask = 0x2
inline constexpr core_events::listed all{{&core_events::list, 0x9f, 0x0, 0x19ac, 0x0}, {}, &all}; // .code = 0x9f
} // namespace bp_fe_redir

namespace de_additional_resource_stalls {
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0x301a2, 0x0, 0x1efc, 0x0}, {}, &dispatch_stalls}; // .code = 0x1a2, .mask = 0x30
} // namespace de_additional_resource_stalls

namespace de_dis_ops_from_decoder {
inline constexpr core_events::listed any_fp{{&core_events::list, 0x40ab, 0x0, 0x19d7, 0x0}, {}, &any_fp}; // .code = 0xab, .mask = 0x4
inline constexpr core_events::listed any_int{{&core_events::list, 0x80ab, 0x0, 0x19f6, 0x0}, {}, &any_int}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_disp_stall_cycles_dynamic_tokens_part1 {
inline constexpr core_events::listed int_phy_reg_file_rsrc_stall{{&core_events::list, 0x10ae, 0x0, 0x1a16, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
} // namespace de_disp_stall_cycles_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part1 {
inline constexpr core_events::listed load_queue_rsrc_stall{{&core_events::list, 0x20ae, 0x0, 0x1a5c, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr core_events::listed store_queue_rsrc_stall{{&core_events::list, 0x40ae, 0x0, 0x1a9f, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr core_events::listed taken_brnch_buffer_rsrc{{&core_events::list, 0x100ae, 0x0, 0x1ae3, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr core_events::listed fp_sch_rsrc_stall{{&core_events::list, 0x400ae, 0x0, 0x1b28, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
inline constexpr core_events::listed int_sq0{{&core_events::list, 0x10af, 0x0, 0x1b67, 0x0}, {}, &int_sq0}; // .code = 0xaf, .mask = 0x1
inline constexpr core_events::listed int_sq1{{&core_events::list, 0x20af, 0x0, 0x1b9c, 0x0}, {}, &int_sq1}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed int_sq2{{&core_events::list, 0x40af, 0x0, 0x1bd1, 0x0}, {}, &int_sq2}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed int_sq3{{&core_events::list, 0x80af, 0x0, 0x1c06, 0x0}, {}, &int_sq3}; // .code = 0xaf, .mask = 0x8
inline constexpr core_events::listed int_sq4{{&core_events::list, 0x100af, 0x0, 0x1c3b, 0x0}, {}, &int_sq4}; // .code = 0xaf, .mask = 0x10
inline constexpr core_events::listed int_sq5{{&core_events::list, 0x200af, 0x0, 0x1c70, 0x0}, {}, &int_sq5}; // .code = 0xaf, .mask = 0x20
inline constexpr core_events::listed ret_q{{&core_events::list, 0x800af, 0x0, 0x1ca5, 0x0}, {}, &ret_q}; // .code = 0xaf, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xbf0af, 0x0, 0x1cd8, 0x0}, {}, &all}; // .code = 0xaf, .mask = 0xbf
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace de_src_op_disp {
inline constexpr core_events::listed x86_decoder{{&core_events::list, 0x10aa, 0x0, 0x19bc, 0x0}, {}, &x86_decoder}; // .code = 0xaa, .mask = 0x1
} // namespace de_src_op_disp

namespace ex_mprof_ibs_ops {
inline constexpr core_events::listed tagged{{&core_events::list, 0x12c0, 0x0, 0x2189, 0x0}, {}, &tagged}; // .code = 0x2c0, .mask = 0x1
inline constexpr core_events::listed tagged_ret{{&core_events::list, 0x22c0, 0x0, 0x21a1, 0x0}, {}, &tagged_ret}; // .code = 0x2c0, .mask = 0x2
inline constexpr core_events::listed rollovers{{&core_events::list, 0x42c0, 0x0, 0x21bd, 0x0}, {}, &rollovers}; // .code = 0x2c0, .mask = 0x4
inline constexpr core_events::listed filtered{{&core_events::list, 0x82c0, 0x0, 0x21d8, 0x0}, {}, &filtered}; // .code = 0x2c0, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x102c0, 0x0, 0x21f2, 0x0}, {}, &valid}; // .code = 0x2c0, .mask = 0x10
} // namespace ex_mprof_ibs_ops

namespace ex_tagged_ibs_ops {
inline constexpr core_events::listed tagged{{&core_events::list, 0x11cf, 0x0, 0x1f71, 0x0}, {}, &tagged}; // .code = 0x1cf, .mask = 0x1
inline constexpr core_events::listed tagged_ret{{&core_events::list, 0x21cf, 0x0, 0x1f8a, 0x0}, {}, &tagged_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr core_events::listed rollovers{{&core_events::list, 0x41cf, 0x0, 0x1fa7, 0x0}, {}, &rollovers}; // .code = 0x1cf, .mask = 0x4
inline constexpr core_events::listed filtered{{&core_events::list, 0x81cf, 0x0, 0x1fc3, 0x0}, {}, &filtered}; // .code = 0x1cf, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x101cf, 0x0, 0x1fde, 0x0}, {}, &valid}; // .code = 0x1cf, .mask = 0x10
} // namespace ex_tagged_ibs_ops

namespace fp_nsq_read_stalls {
inline constexpr core_events::listed fp_prf{{&core_events::list, 0x2013, 0x0, 0x1434, 0x0}, {}, &fp_prf}; // .code = 0x13, .mask = 0x2
inline constexpr core_events::listed k_prf{{&core_events::list, 0x4013, 0x0, 0x144e, 0x0}, {}, &k_prf}; // .code = 0x13, .mask = 0x4
inline constexpr core_events::listed fp_sq{{&core_events::list, 0x8013, 0x0, 0x1467, 0x0}, {}, &fp_sq}; // .code = 0x13, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xe013, 0x0, 0x1480, 0x0}, {}, &all}; // .code = 0x13, .mask = 0xe
} // namespace fp_nsq_read_stalls

namespace fp_ops_ret_by_type {
inline constexpr core_events::listed scalar_add{{&core_events::list, 0x100a, 0x0, 0x1d9, 0x0}, {}, &scalar_add}; // .code = 0x0a, .mask = 0x1
inline constexpr core_events::listed scalar_sub{{&core_events::list, 0x200a, 0x0, 0x1f7, 0x0}, {}, &scalar_sub}; // .code = 0x0a, .mask = 0x2
inline constexpr core_events::listed scalar_mul{{&core_events::list, 0x300a, 0x0, 0x215, 0x0}, {}, &scalar_mul}; // .code = 0x0a, .mask = 0x3
inline constexpr core_events::listed scalar_mac{{&core_events::list, 0x400a, 0x0, 0x233, 0x0}, {}, &scalar_mac}; // .code = 0x0a, .mask = 0x4
inline constexpr core_events::listed scalar_div{{&core_events::list, 0x500a, 0x0, 0x251, 0x0}, {}, &scalar_div}; // .code = 0x0a, .mask = 0x5
inline constexpr core_events::listed scalar_sqrt{{&core_events::list, 0x600a, 0x0, 0x26f, 0x0}, {}, &scalar_sqrt}; // .code = 0x0a, .mask = 0x6
inline constexpr core_events::listed scalar_cmp{{&core_events::list, 0x700a, 0x0, 0x28e, 0x0}, {}, &scalar_cmp}; // .code = 0x0a, .mask = 0x7
inline constexpr core_events::listed scalar_cvt{{&core_events::list, 0x800a, 0x0, 0x2ac, 0x0}, {}, &scalar_cvt}; // .code = 0x0a, .mask = 0x8
inline constexpr core_events::listed scalar_blend{{&core_events::list, 0x900a, 0x0, 0x2ca, 0x0}, {}, &scalar_blend}; // .code = 0x0a, .mask = 0x9
inline constexpr core_events::listed scalar_move{{&core_events::list, 0xa00a, 0x0, 0x2ea, 0x0}, {}, &scalar_move}; // .code = 0x0a, .mask = 0xa
inline constexpr core_events::listed scalar_shuffle{{&core_events::list, 0xb00a, 0x0, 0x309, 0x0}, {}, &scalar_shuffle}; // .code = 0x0a, .mask = 0xb
inline constexpr core_events::listed scalar_bfloat{{&core_events::list, 0xc00a, 0x0, 0x32b, 0x0}, {}, &scalar_bfloat}; // .code = 0x0a, .mask = 0xc
inline constexpr core_events::listed scalar_logical{{&core_events::list, 0xd00a, 0x0, 0x34c, 0x0}, {}, &scalar_logical}; // .code = 0x0a, .mask = 0xd
inline constexpr core_events::listed scalar_other{{&core_events::list, 0xe00a, 0x0, 0x36e, 0x0}, {}, &scalar_other}; // .code = 0x0a, .mask = 0xe
inline constexpr core_events::listed scalar_all{{&core_events::list, 0xf00a, 0x0, 0x38e, 0x0}, {}, &scalar_all}; // .code = 0x0a, .mask = 0xf
inline constexpr core_events::listed vector_add{{&core_events::list, 0x1000a, 0x0, 0x3ac, 0x0}, {}, &vector_add}; // .code = 0x0a, .mask = 0x10
inline constexpr core_events::listed vector_sub{{&core_events::list, 0x2000a, 0x0, 0x3ca, 0x0}, {}, &vector_sub}; // .code = 0x0a, .mask = 0x20
inline constexpr core_events::listed vector_mul{{&core_events::list, 0x3000a, 0x0, 0x3e8, 0x0}, {}, &vector_mul}; // .code = 0x0a, .mask = 0x30
inline constexpr core_events::listed vector_mac{{&core_events::list, 0x4000a, 0x0, 0x406, 0x0}, {}, &vector_mac}; // .code = 0x0a, .mask = 0x40
inline constexpr core_events::listed vector_div{{&core_events::list, 0x5000a, 0x0, 0x424, 0x0}, {}, &vector_div}; // .code = 0x0a, .mask = 0x50
inline constexpr core_events::listed vector_sqrt{{&core_events::list, 0x6000a, 0x0, 0x442, 0x0}, {}, &vector_sqrt}; // .code = 0x0a, .mask = 0x60
inline constexpr core_events::listed vector_cmp{{&core_events::list, 0x7000a, 0x0, 0x461, 0x0}, {}, &vector_cmp}; // .code = 0x0a, .mask = 0x70
inline constexpr core_events::listed vector_cvt{{&core_events::list, 0x8000a, 0x0, 0x47f, 0x0}, {}, &vector_cvt}; // .code = 0x0a, .mask = 0x80
inline constexpr core_events::listed vector_blend{{&core_events::list, 0x9000a, 0x0, 0x49d, 0x0}, {}, &vector_blend}; // .code = 0x0a, .mask = 0x90
inline constexpr core_events::listed vector_move{{&core_events::list, 0xa000a, 0x0, 0x4bd, 0x0}, {}, &vector_move}; // .code = 0x0a, .mask = 0xa0
inline constexpr core_events::listed vector_shuffle{{&core_events::list, 0xb000a, 0x0, 0x4dc, 0x0}, {}, &vector_shuffle}; // .code = 0x0a, .mask = 0xb0
inline constexpr core_events::listed vector_bfloat{{&core_events::list, 0xc000a, 0x0, 0x4fe, 0x0}, {}, &vector_bfloat}; // .code = 0x0a, .mask = 0xc0
inline constexpr core_events::listed vector_logical{{&core_events::list, 0xd000a, 0x0, 0x51f, 0x0}, {}, &vector_logical}; // .code = 0x0a, .mask = 0xd0
inline constexpr core_events::listed vector_other{{&core_events::list, 0xe000a, 0x0, 0x541, 0x0}, {}, &vector_other}; // .code = 0x0a, .mask = 0xe0
inline constexpr core_events::listed vector_all{{&core_events::list, 0xf000a, 0x0, 0x561, 0x0}, {}, &vector_all}; // .code = 0x0a, .mask = 0xf0
inline constexpr core_events::listed all{{&core_events::list, 0xff00a, 0x0, 0x57f, 0x0}, {}, &all}; // .code = 0x0a, .mask = 0xff
} // namespace fp_ops_ret_by_type

namespace fp_ops_ret_by_width {
inline constexpr core_events::listed x87{{&core_events::list, 0x1008, 0x0, 0x11f, 0x0}, {}, &x87}; // .code = 0x08, .mask = 0x1
inline constexpr core_events::listed mmx{{&core_events::list, 0x2008, 0x0, 0x137, 0x0}, {}, &mmx}; // .code = 0x08, .mask = 0x2
inline constexpr core_events::listed scalar{{&core_events::list, 0x4008, 0x0, 0x14f, 0x0}, {}, &scalar}; // .code = 0x08, .mask = 0x4
inline constexpr core_events::listed pack_128{{&core_events::list, 0x8008, 0x0, 0x16a, 0x0}, {}, &pack_128}; // .code = 0x08, .mask = 0x8
inline constexpr core_events::listed pack_256{{&core_events::list, 0x10008, 0x0, 0x187, 0x0}, {}, &pack_256}; // .code = 0x08, .mask = 0x10
inline constexpr core_events::listed pack_512{{&core_events::list, 0x20008, 0x0, 0x1a4, 0x0}, {}, &pack_512}; // .code = 0x08, .mask = 0x20
inline constexpr core_events::listed all{{&core_events::list, 0x3f008, 0x0, 0x1c1, 0x0}, {}, &all}; // .code = 0x08, .mask = 0x3f
} // namespace fp_ops_ret_by_width

namespace fp_pack_512b_ops_ret {
inline constexpr core_events::listed fp512_add{{&core_events::list, 0x100f, 0x0, 0x1048, 0x0}, {}, &fp512_add}; // .code = 0x0f, .mask = 0x1
inline constexpr core_events::listed fp512_sub{{&core_events::list, 0x200f, 0x0, 0x1067, 0x0}, {}, &fp512_sub}; // .code = 0x0f, .mask = 0x2
inline constexpr core_events::listed fp512_mul{{&core_events::list, 0x300f, 0x0, 0x1086, 0x0}, {}, &fp512_mul}; // .code = 0x0f, .mask = 0x3
inline constexpr core_events::listed fp512_mac{{&core_events::list, 0x400f, 0x0, 0x10a5, 0x0}, {}, &fp512_mac}; // .code = 0x0f, .mask = 0x4
inline constexpr core_events::listed fp512_div{{&core_events::list, 0x500f, 0x0, 0x10c4, 0x0}, {}, &fp512_div}; // .code = 0x0f, .mask = 0x5
inline constexpr core_events::listed fp512_sqrt{{&core_events::list, 0x600f, 0x0, 0x10e3, 0x0}, {}, &fp512_sqrt}; // .code = 0x0f, .mask = 0x6
inline constexpr core_events::listed fp512_cmp{{&core_events::list, 0x700f, 0x0, 0x1103, 0x0}, {}, &fp512_cmp}; // .code = 0x0f, .mask = 0x7
inline constexpr core_events::listed fp512_cvt{{&core_events::list, 0x800f, 0x0, 0x1122, 0x0}, {}, &fp512_cvt}; // .code = 0x0f, .mask = 0x8
inline constexpr core_events::listed fp512_blend{{&core_events::list, 0x900f, 0x0, 0x1141, 0x0}, {}, &fp512_blend}; // .code = 0x0f, .mask = 0x9
inline constexpr core_events::listed fp512_mov{{&core_events::list, 0xa00f, 0x0, 0x1162, 0x0}, {}, &fp512_mov}; // .code = 0x0f, .mask = 0xa
inline constexpr core_events::listed fp512_shuffle{{&core_events::list, 0xb00f, 0x0, 0x1181, 0x0}, {}, &fp512_shuffle}; // .code = 0x0f, .mask = 0xb
inline constexpr core_events::listed fp512_bfloat{{&core_events::list, 0xc00f, 0x0, 0x11a4, 0x0}, {}, &fp512_bfloat}; // .code = 0x0f, .mask = 0xc
inline constexpr core_events::listed fp512_logical{{&core_events::list, 0xd00f, 0x0, 0x11c6, 0x0}, {}, &fp512_logical}; // .code = 0x0f, .mask = 0xd
inline constexpr core_events::listed fp512_other{{&core_events::list, 0xe00f, 0x0, 0x11e9, 0x0}, {}, &fp512_other}; // .code = 0x0f, .mask = 0xe
inline constexpr core_events::listed fp512_all{{&core_events::list, 0xf00f, 0x0, 0x120a, 0x0}, {}, &fp512_all}; // .code = 0x0f, .mask = 0xf
inline constexpr core_events::listed int512_add{{&core_events::list, 0x1000f, 0x0, 0x1229, 0x0}, {}, &int512_add}; // .code = 0x0f, .mask = 0x10
inline constexpr core_events::listed int512_sub{{&core_events::list, 0x2000f, 0x0, 0x1249, 0x0}, {}, &int512_sub}; // .code = 0x0f, .mask = 0x20
inline constexpr core_events::listed int512_mul{{&core_events::list, 0x3000f, 0x0, 0x1269, 0x0}, {}, &int512_mul}; // .code = 0x0f, .mask = 0x30
inline constexpr core_events::listed int512_mac{{&core_events::list, 0x4000f, 0x0, 0x1289, 0x0}, {}, &int512_mac}; // .code = 0x0f, .mask = 0x40
inline constexpr core_events::listed int512_aes{{&core_events::list, 0x5000f, 0x0, 0x12a9, 0x0}, {}, &int512_aes}; // .code = 0x0f, .mask = 0x50
inline constexpr core_events::listed int512_sha{{&core_events::list, 0x6000f, 0x0, 0x12c9, 0x0}, {}, &int512_sha}; // .code = 0x0f, .mask = 0x60
inline constexpr core_events::listed int512_cmp{{&core_events::list, 0x7000f, 0x0, 0x12e9, 0x0}, {}, &int512_cmp}; // .code = 0x0f, .mask = 0x70
inline constexpr core_events::listed int512_cvt{{&core_events::list, 0x8000f, 0x0, 0x1309, 0x0}, {}, &int512_cvt}; // .code = 0x0f, .mask = 0x80
inline constexpr core_events::listed int512_shift{{&core_events::list, 0x9000f, 0x0, 0x1329, 0x0}, {}, &int512_shift}; // .code = 0x0f, .mask = 0x90
inline constexpr core_events::listed int512_mov{{&core_events::list, 0xa000f, 0x0, 0x134b, 0x0}, {}, &int512_mov}; // .code = 0x0f, .mask = 0xa0
inline constexpr core_events::listed int512_shuffle{{&core_events::list, 0xb000f, 0x0, 0x136b, 0x0}, {}, &int512_shuffle}; // .code = 0x0f, .mask = 0xb0
inline constexpr core_events::listed int512_vnni{{&core_events::list, 0xc000f, 0x0, 0x138f, 0x0}, {}, &int512_vnni}; // .code = 0x0f, .mask = 0xc0
inline constexpr core_events::listed int512_logical{{&core_events::list, 0xd000f, 0x0, 0x13b0, 0x0}, {}, &int512_logical}; // .code = 0x0f, .mask = 0xd0
inline constexpr core_events::listed int512_other{{&core_events::list, 0xe000f, 0x0, 0x13d4, 0x0}, {}, &int512_other}; // .code = 0x0f, .mask = 0xe0
inline constexpr core_events::listed int512_all{{&core_events::list, 0xf000f, 0x0, 0x13f6, 0x0}, {}, &int512_all}; // .code = 0x0f, .mask = 0xf0
inline constexpr core_events::listed _512b_all{{&core_events::list, 0xff00f, 0x0, 0x1416, 0x0}, {}, &_512b_all}; // .code = 0x0f, .mask = 0xff
} // namespace fp_pack_512b_ops_ret

namespace fp_pack_int_ops_ret {
inline constexpr core_events::listed int128_add{{&core_events::list, 0x100d, 0x0, 0xc70, 0x0}, {}, &int128_add}; // .code = 0x0d, .mask = 0x1
inline constexpr core_events::listed int128_sub{{&core_events::list, 0x200d, 0x0, 0xc8f, 0x0}, {}, &int128_sub}; // .code = 0x0d, .mask = 0x2
inline constexpr core_events::listed int128_mul{{&core_events::list, 0x300d, 0x0, 0xcae, 0x0}, {}, &int128_mul}; // .code = 0x0d, .mask = 0x3
inline constexpr core_events::listed int128_mac{{&core_events::list, 0x400d, 0x0, 0xccd, 0x0}, {}, &int128_mac}; // .code = 0x0d, .mask = 0x4
inline constexpr core_events::listed int128_aes{{&core_events::list, 0x500d, 0x0, 0xcec, 0x0}, {}, &int128_aes}; // .code = 0x0d, .mask = 0x5
inline constexpr core_events::listed int128_sha{{&core_events::list, 0x600d, 0x0, 0xd0b, 0x0}, {}, &int128_sha}; // .code = 0x0d, .mask = 0x6
inline constexpr core_events::listed int128_cmp{{&core_events::list, 0x700d, 0x0, 0xd2a, 0x0}, {}, &int128_cmp}; // .code = 0x0d, .mask = 0x7
inline constexpr core_events::listed int128_cvt{{&core_events::list, 0x800d, 0x0, 0xd49, 0x0}, {}, &int128_cvt}; // .code = 0x0d, .mask = 0x8
inline constexpr core_events::listed int128_shift{{&core_events::list, 0x900d, 0x0, 0xd68, 0x0}, {}, &int128_shift}; // .code = 0x0d, .mask = 0x9
inline constexpr core_events::listed int128_mov{{&core_events::list, 0xa00d, 0x0, 0xd89, 0x0}, {}, &int128_mov}; // .code = 0x0d, .mask = 0xa
inline constexpr core_events::listed int128_shuffle{{&core_events::list, 0xb00d, 0x0, 0xda8, 0x0}, {}, &int128_shuffle}; // .code = 0x0d, .mask = 0xb
inline constexpr core_events::listed int128_vnni{{&core_events::list, 0xc00d, 0x0, 0xdcb, 0x0}, {}, &int128_vnni}; // .code = 0x0d, .mask = 0xc
inline constexpr core_events::listed int128_logical{{&core_events::list, 0xd00d, 0x0, 0xdeb, 0x0}, {}, &int128_logical}; // .code = 0x0d, .mask = 0xd
inline constexpr core_events::listed int128_other{{&core_events::list, 0xe00d, 0x0, 0xe0e, 0x0}, {}, &int128_other}; // .code = 0x0d, .mask = 0xe
inline constexpr core_events::listed int128_all{{&core_events::list, 0xf00d, 0x0, 0xe2f, 0x0}, {}, &int128_all}; // .code = 0x0d, .mask = 0xf
inline constexpr core_events::listed int256_add{{&core_events::list, 0x1000d, 0x0, 0xe4e, 0x0}, {}, &int256_add}; // .code = 0x0d, .mask = 0x10
inline constexpr core_events::listed int256_sub{{&core_events::list, 0x2000d, 0x0, 0xe6d, 0x0}, {}, &int256_sub}; // .code = 0x0d, .mask = 0x20
inline constexpr core_events::listed int256_mul{{&core_events::list, 0x3000d, 0x0, 0xe8c, 0x0}, {}, &int256_mul}; // .code = 0x0d, .mask = 0x30
inline constexpr core_events::listed int256_mac{{&core_events::list, 0x4000d, 0x0, 0xeab, 0x0}, {}, &int256_mac}; // .code = 0x0d, .mask = 0x40
inline constexpr core_events::listed int256_aes{{&core_events::list, 0x5000d, 0x0, 0xeca, 0x0}, {}, &int256_aes}; // .code = 0x0d, .mask = 0x50
inline constexpr core_events::listed int256_sha{{&core_events::list, 0x6000d, 0x0, 0xee9, 0x0}, {}, &int256_sha}; // .code = 0x0d, .mask = 0x60
inline constexpr core_events::listed int256_cmp{{&core_events::list, 0x7000d, 0x0, 0xf08, 0x0}, {}, &int256_cmp}; // .code = 0x0d, .mask = 0x70
inline constexpr core_events::listed int256_cvt{{&core_events::list, 0x8000d, 0x0, 0xf27, 0x0}, {}, &int256_cvt}; // .code = 0x0d, .mask = 0x80
inline constexpr core_events::listed int256_shift{{&core_events::list, 0x9000d, 0x0, 0xf46, 0x0}, {}, &int256_shift}; // .code = 0x0d, .mask = 0x90
inline constexpr core_events::listed int256_mov{{&core_events::list, 0xa000d, 0x0, 0xf67, 0x0}, {}, &int256_mov}; // .code = 0x0d, .mask = 0xa0
inline constexpr core_events::listed int256_shuffle{{&core_events::list, 0xb000d, 0x0, 0xf86, 0x0}, {}, &int256_shuffle}; // .code = 0x0d, .mask = 0xb0
inline constexpr core_events::listed int256_vnni{{&core_events::list, 0xc000d, 0x0, 0xfa9, 0x0}, {}, &int256_vnni}; // .code = 0x0d, .mask = 0xc0
inline constexpr core_events::listed int256_logical{{&core_events::list, 0xd000d, 0x0, 0xfc9, 0x0}, {}, &int256_logical}; // .code = 0x0d, .mask = 0xd0
inline constexpr core_events::listed int256_other{{&core_events::list, 0xe000d, 0x0, 0xfec, 0x0}, {}, &int256_other}; // .code = 0x0d, .mask = 0xe0
inline constexpr core_events::listed int256_all{{&core_events::list, 0xf000d, 0x0, 0x100d, 0x0}, {}, &int256_all}; // .code = 0x0d, .mask = 0xf0
inline constexpr core_events::listed int_all{{&core_events::list, 0xff00d, 0x0, 0x102c, 0x0}, {}, &int_all}; // .code = 0x0d, .mask = 0xff
} // namespace fp_pack_int_ops_ret

namespace fp_pack_ops_ret {
inline constexpr core_events::listed fp128_add{{&core_events::list, 0x100c, 0x0, 0x92d, 0x0}, {}, &fp128_add}; // .code = 0x0c, .mask = 0x1
inline constexpr core_events::listed fp128_sub{{&core_events::list, 0x200c, 0x0, 0x947, 0x0}, {}, &fp128_sub}; // .code = 0x0c, .mask = 0x2
inline constexpr core_events::listed fp128_mul{{&core_events::list, 0x300c, 0x0, 0x961, 0x0}, {}, &fp128_mul}; // .code = 0x0c, .mask = 0x3
inline constexpr core_events::listed fp128_mac{{&core_events::list, 0x400c, 0x0, 0x97b, 0x0}, {}, &fp128_mac}; // .code = 0x0c, .mask = 0x4
inline constexpr core_events::listed fp128_div{{&core_events::list, 0x500c, 0x0, 0x995, 0x0}, {}, &fp128_div}; // .code = 0x0c, .mask = 0x5
inline constexpr core_events::listed fp128_sqrt{{&core_events::list, 0x600c, 0x0, 0x9af, 0x0}, {}, &fp128_sqrt}; // .code = 0x0c, .mask = 0x6
inline constexpr core_events::listed fp128_cmp{{&core_events::list, 0x700c, 0x0, 0x9ca, 0x0}, {}, &fp128_cmp}; // .code = 0x0c, .mask = 0x7
inline constexpr core_events::listed fp128_cvt{{&core_events::list, 0x800c, 0x0, 0x9e4, 0x0}, {}, &fp128_cvt}; // .code = 0x0c, .mask = 0x8
inline constexpr core_events::listed fp128_blend{{&core_events::list, 0x900c, 0x0, 0x9fe, 0x0}, {}, &fp128_blend}; // .code = 0x0c, .mask = 0x9
inline constexpr core_events::listed fp128_mov{{&core_events::list, 0xa00c, 0x0, 0xa1a, 0x0}, {}, &fp128_mov}; // .code = 0x0c, .mask = 0xa
inline constexpr core_events::listed fp128_shuffle{{&core_events::list, 0xb00c, 0x0, 0xa34, 0x0}, {}, &fp128_shuffle}; // .code = 0x0c, .mask = 0xb
inline constexpr core_events::listed fp128_bfloat{{&core_events::list, 0xc00c, 0x0, 0xa52, 0x0}, {}, &fp128_bfloat}; // .code = 0x0c, .mask = 0xc
inline constexpr core_events::listed fp128_logical{{&core_events::list, 0xd00c, 0x0, 0xa6f, 0x0}, {}, &fp128_logical}; // .code = 0x0c, .mask = 0xd
inline constexpr core_events::listed fp128_other{{&core_events::list, 0xe00c, 0x0, 0xa8d, 0x0}, {}, &fp128_other}; // .code = 0x0c, .mask = 0xe
inline constexpr core_events::listed fp128_all{{&core_events::list, 0xf00c, 0x0, 0xaa9, 0x0}, {}, &fp128_all}; // .code = 0x0c, .mask = 0xf
inline constexpr core_events::listed fp256_add{{&core_events::list, 0x1000c, 0x0, 0xac3, 0x0}, {}, &fp256_add}; // .code = 0x0c, .mask = 0x10
inline constexpr core_events::listed fp256_sub{{&core_events::list, 0x2000c, 0x0, 0xadd, 0x0}, {}, &fp256_sub}; // .code = 0x0c, .mask = 0x20
inline constexpr core_events::listed fp256_mul{{&core_events::list, 0x3000c, 0x0, 0xaf7, 0x0}, {}, &fp256_mul}; // .code = 0x0c, .mask = 0x30
inline constexpr core_events::listed fp256_mac{{&core_events::list, 0x4000c, 0x0, 0xb11, 0x0}, {}, &fp256_mac}; // .code = 0x0c, .mask = 0x40
inline constexpr core_events::listed fp256_div{{&core_events::list, 0x5000c, 0x0, 0xb2b, 0x0}, {}, &fp256_div}; // .code = 0x0c, .mask = 0x50
inline constexpr core_events::listed fp256_sqrt{{&core_events::list, 0x6000c, 0x0, 0xb45, 0x0}, {}, &fp256_sqrt}; // .code = 0x0c, .mask = 0x60
inline constexpr core_events::listed fp256_cmp{{&core_events::list, 0x7000c, 0x0, 0xb60, 0x0}, {}, &fp256_cmp}; // .code = 0x0c, .mask = 0x70
inline constexpr core_events::listed fp256_cvt{{&core_events::list, 0x8000c, 0x0, 0xb7a, 0x0}, {}, &fp256_cvt}; // .code = 0x0c, .mask = 0x80
inline constexpr core_events::listed fp256_blend{{&core_events::list, 0x9000c, 0x0, 0xb94, 0x0}, {}, &fp256_blend}; // .code = 0x0c, .mask = 0x90
inline constexpr core_events::listed fp256_mov{{&core_events::list, 0xa000c, 0x0, 0xbb0, 0x0}, {}, &fp256_mov}; // .code = 0x0c, .mask = 0xa0
inline constexpr core_events::listed fp256_shuffle{{&core_events::list, 0xb000c, 0x0, 0xbca, 0x0}, {}, &fp256_shuffle}; // .code = 0x0c, .mask = 0xb0
inline constexpr core_events::listed fp256_bfloat{{&core_events::list, 0xc000c, 0x0, 0xbe8, 0x0}, {}, &fp256_bfloat}; // .code = 0x0c, .mask = 0xc0
inline constexpr core_events::listed fp256_logical{{&core_events::list, 0xd000c, 0x0, 0xc05, 0x0}, {}, &fp256_logical}; // .code = 0x0c, .mask = 0xd0
inline constexpr core_events::listed fp256_other{{&core_events::list, 0xe000c, 0x0, 0xc23, 0x0}, {}, &fp256_other}; // .code = 0x0c, .mask = 0xe0
inline constexpr core_events::listed fp256_all{{&core_events::list, 0xf000c, 0x0, 0xc3f, 0x0}, {}, &fp256_all}; // .code = 0x0c, .mask = 0xf0
inline constexpr core_events::listed fp_all{{&core_events::list, 0xff00c, 0x0, 0xc59, 0x0}, {}, &fp_all}; // .code = 0x0c, .mask = 0xff
} // namespace fp_pack_ops_ret

namespace fp_ret_sse_avx_ops {
inline constexpr core_events::listed bfloat16_flops{{&core_events::list, 0x20003, 0x0, 0x0, 0x0}, {}, &bfloat16_flops}; // .code = 0x03, .mask = 0x20
inline constexpr core_events::listed scalar_single_flops{{&core_events::list, 0x40003, 0x0, 0x22, 0x0}, {}, &scalar_single_flops}; // .code = 0x03, .mask = 0x40
inline constexpr core_events::listed packed_single_flops{{&core_events::list, 0x60003, 0x0, 0x49, 0x0}, {}, &packed_single_flops}; // .code = 0x03, .mask = 0x60
inline constexpr core_events::listed scalar_double_flops{{&core_events::list, 0x80003, 0x0, 0x70, 0x0}, {}, &scalar_double_flops}; // .code = 0x03, .mask = 0x80
inline constexpr core_events::listed packed_double_flops{{&core_events::list, 0xa0003, 0x0, 0x97, 0x0}, {}, &packed_double_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr core_events::listed scalar_half_flops{{&core_events::list, 0xa0003, 0x0, 0xbe, 0x0}, {}, &scalar_half_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr core_events::listed packed_half_flops{{&core_events::list, 0xa0003, 0x0, 0xe3, 0x0}, {}, &packed_half_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr core_events::listed all{{&core_events::list, 0xf003, 0x0, 0x108, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xf
} // namespace fp_ret_sse_avx_ops

namespace fp_sse_avx_ops_ret {
inline constexpr core_events::listed mmx_add{{&core_events::list, 0x100b, 0x0, 0x596, 0x0}, {}, &mmx_add}; // .code = 0x0b, .mask = 0x1
inline constexpr core_events::listed mmx_sub{{&core_events::list, 0x200b, 0x0, 0x5b1, 0x0}, {}, &mmx_sub}; // .code = 0x0b, .mask = 0x2
inline constexpr core_events::listed mmx_mul{{&core_events::list, 0x300b, 0x0, 0x5cc, 0x0}, {}, &mmx_mul}; // .code = 0x0b, .mask = 0x3
inline constexpr core_events::listed mmx_mac{{&core_events::list, 0x400b, 0x0, 0x5e7, 0x0}, {}, &mmx_mac}; // .code = 0x0b, .mask = 0x4
inline constexpr core_events::listed mmx_aes{{&core_events::list, 0x500b, 0x0, 0x602, 0x0}, {}, &mmx_aes}; // .code = 0x0b, .mask = 0x5
inline constexpr core_events::listed mmx_sha{{&core_events::list, 0x600b, 0x0, 0x61d, 0x0}, {}, &mmx_sha}; // .code = 0x0b, .mask = 0x6
inline constexpr core_events::listed mmx_cmp{{&core_events::list, 0x700b, 0x0, 0x638, 0x0}, {}, &mmx_cmp}; // .code = 0x0b, .mask = 0x7
inline constexpr core_events::listed mmx_cvt{{&core_events::list, 0x800b, 0x0, 0x653, 0x0}, {}, &mmx_cvt}; // .code = 0x0b, .mask = 0x8
inline constexpr core_events::listed mmx_shift{{&core_events::list, 0x900b, 0x0, 0x66e, 0x0}, {}, &mmx_shift}; // .code = 0x0b, .mask = 0x9
inline constexpr core_events::listed mmx_mov{{&core_events::list, 0xa00b, 0x0, 0x68b, 0x0}, {}, &mmx_mov}; // .code = 0x0b, .mask = 0xa
inline constexpr core_events::listed mmx_shuffle{{&core_events::list, 0xb00b, 0x0, 0x6a6, 0x0}, {}, &mmx_shuffle}; // .code = 0x0b, .mask = 0xb
inline constexpr core_events::listed mmx_vnni{{&core_events::list, 0xc00b, 0x0, 0x6c5, 0x0}, {}, &mmx_vnni}; // .code = 0x0b, .mask = 0xc
inline constexpr core_events::listed mmx_logical{{&core_events::list, 0xd00b, 0x0, 0x6e1, 0x0}, {}, &mmx_logical}; // .code = 0x0b, .mask = 0xd
inline constexpr core_events::listed mmx_other{{&core_events::list, 0xe00b, 0x0, 0x700, 0x0}, {}, &mmx_other}; // .code = 0x0b, .mask = 0xe
inline constexpr core_events::listed mmx_all{{&core_events::list, 0xf00b, 0x0, 0x71d, 0x0}, {}, &mmx_all}; // .code = 0x0b, .mask = 0xf
inline constexpr core_events::listed sse_avx_add{{&core_events::list, 0x1000b, 0x0, 0x738, 0x0}, {}, &sse_avx_add}; // .code = 0x0b, .mask = 0x10
inline constexpr core_events::listed sse_avx_sub{{&core_events::list, 0x2000b, 0x0, 0x757, 0x0}, {}, &sse_avx_sub}; // .code = 0x0b, .mask = 0x20
inline constexpr core_events::listed sse_avx_mul{{&core_events::list, 0x3000b, 0x0, 0x776, 0x0}, {}, &sse_avx_mul}; // .code = 0x0b, .mask = 0x30
inline constexpr core_events::listed sse_avx_mac{{&core_events::list, 0x4000b, 0x0, 0x795, 0x0}, {}, &sse_avx_mac}; // .code = 0x0b, .mask = 0x40
inline constexpr core_events::listed sse_avx_aes{{&core_events::list, 0x5000b, 0x0, 0x7b4, 0x0}, {}, &sse_avx_aes}; // .code = 0x0b, .mask = 0x50
inline constexpr core_events::listed sse_avx_sha{{&core_events::list, 0x6000b, 0x0, 0x7d3, 0x0}, {}, &sse_avx_sha}; // .code = 0x0b, .mask = 0x60
inline constexpr core_events::listed sse_avx_cmp{{&core_events::list, 0x7000b, 0x0, 0x7f2, 0x0}, {}, &sse_avx_cmp}; // .code = 0x0b, .mask = 0x70
inline constexpr core_events::listed sse_avx_cvt{{&core_events::list, 0x8000b, 0x0, 0x811, 0x0}, {}, &sse_avx_cvt}; // .code = 0x0b, .mask = 0x80
inline constexpr core_events::listed sse_avx_shift{{&core_events::list, 0x9000b, 0x0, 0x830, 0x0}, {}, &sse_avx_shift}; // .code = 0x0b, .mask = 0x90
inline constexpr core_events::listed sse_avx_mov{{&core_events::list, 0xa000b, 0x0, 0x851, 0x0}, {}, &sse_avx_mov}; // .code = 0x0b, .mask = 0xa0
inline constexpr core_events::listed sse_avx_shuffle{{&core_events::list, 0xb000b, 0x0, 0x870, 0x0}, {}, &sse_avx_shuffle}; // .code = 0x0b, .mask = 0xb0
inline constexpr core_events::listed sse_avx_vnni{{&core_events::list, 0xc000b, 0x0, 0x893, 0x0}, {}, &sse_avx_vnni}; // .code = 0x0b, .mask = 0xc0
inline constexpr core_events::listed sse_avx_logical{{&core_events::list, 0xd000b, 0x0, 0x8b3, 0x0}, {}, &sse_avx_logical}; // .code = 0x0b, .mask = 0xd0
inline constexpr core_events::listed sse_avx_other{{&core_events::list, 0xe000b, 0x0, 0x8d6, 0x0}, {}, &sse_avx_other}; // .code = 0x0b, .mask = 0xe0
inline constexpr core_events::listed sse_avx_all{{&core_events::list, 0xf000b, 0x0, 0x8f7, 0x0}, {}, &sse_avx_all}; // .code = 0x0b, .mask = 0xf0
inline constexpr core_events::listed all{{&core_events::list, 0xff00b, 0x0, 0x916, 0x0}, {}, &all}; // .code = 0x0b, .mask = 0xff
} // namespace fp_sse_avx_ops_ret

namespace ic_fetch_ibs_events {
inline constexpr core_events::listed tagged{{&core_events::list, 0x2188, 0x0, 0x1eaa, 0x0}, {}, &tagged}; // .code = 0x188, .mask = 0x2
inline constexpr core_events::listed filtered{{&core_events::list, 0x8188, 0x0, 0x1ec5, 0x0}, {}, &filtered}; // .code = 0x188, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x10188, 0x0, 0x1ee2, 0x0}, {}, &valid}; // .code = 0x188, .mask = 0x10
} // namespace ic_fetch_ibs_events

namespace ic_fills_from_sys {
inline constexpr core_events::listed local_l2{{&core_events::list, 0x129c, 0x0, 0x2039, 0x0}, {}, &local_l2}; // .code = 0x29c, .mask = 0x1
inline constexpr core_events::listed local_ccx{{&core_events::list, 0x229c, 0x0, 0x2054, 0x0}, {}, &local_ccx}; // .code = 0x29c, .mask = 0x2
inline constexpr core_events::listed local_all{{&core_events::list, 0x329c, 0x0, 0x2070, 0x0}, {}, &local_all}; // .code = 0x29c, .mask = 0x3
inline constexpr core_events::listed near_cache{{&core_events::list, 0x429c, 0x0, 0x208c, 0x0}, {}, &near_cache}; // .code = 0x29c, .mask = 0x4
inline constexpr core_events::listed dram_io_near{{&core_events::list, 0x829c, 0x0, 0x20a9, 0x0}, {}, &dram_io_near}; // .code = 0x29c, .mask = 0x8
inline constexpr core_events::listed far_cache{{&core_events::list, 0x1029c, 0x0, 0x20c8, 0x0}, {}, &far_cache}; // .code = 0x29c, .mask = 0x10
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x1429c, 0x0, 0x20e4, 0x0}, {}, &remote_cache}; // .code = 0x29c, .mask = 0x14
inline constexpr core_events::listed dram_io_far{{&core_events::list, 0x4029c, 0x0, 0x2103, 0x0}, {}, &dram_io_far}; // .code = 0x29c, .mask = 0x40
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x4829c, 0x0, 0x2121, 0x0}, {}, &dram_io_all}; // .code = 0x29c, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x5029c, 0x0, 0x213f, 0x0}, {}, &far_all}; // .code = 0x29c, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x8029c, 0x0, 0x2159, 0x0}, {}, &alt_mem}; // .code = 0x29c, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xdf29c, 0x0, 0x2173, 0x0}, {}, &all}; // .code = 0x29c, .mask = 0xdf
} // namespace ic_fills_from_sys

namespace l2_fill_rsp_src {
inline constexpr core_events::listed local_ccx{{&core_events::list, 0x2165, 0x0, 0x1d28, 0x0}, {}, &local_ccx}; // .code = 0x165, .mask = 0x2
inline constexpr core_events::listed near_cache{{&core_events::list, 0x4165, 0x0, 0x1d42, 0x0}, {}, &near_cache}; // .code = 0x165, .mask = 0x4
inline constexpr core_events::listed dram_io_near{{&core_events::list, 0x8165, 0x0, 0x1d5d, 0x0}, {}, &dram_io_near}; // .code = 0x165, .mask = 0x8
inline constexpr core_events::listed far_cache{{&core_events::list, 0x10165, 0x0, 0x1d7a, 0x0}, {}, &far_cache}; // .code = 0x165, .mask = 0x10
inline constexpr core_events::listed dram_io_far{{&core_events::list, 0x40165, 0x0, 0x1d94, 0x0}, {}, &dram_io_far}; // .code = 0x165, .mask = 0x40
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48165, 0x0, 0x1db0, 0x0}, {}, &dram_io_all}; // .code = 0x165, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50165, 0x0, 0x1dcc, 0x0}, {}, &far_all}; // .code = 0x165, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80165, 0x0, 0x1de4, 0x0}, {}, &alt_mem}; // .code = 0x165, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xde165, 0x0, 0x1dfc, 0x0}, {}, &all}; // .code = 0x165, .mask = 0xde
} // namespace l2_fill_rsp_src

namespace l2_pf_hit_l2 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f070, 0x0, 0x1856, 0x0}, {}, &l2_hwpf}; // .code = 0x70, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0070, 0x0, 0x186b, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x70, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff070, 0x0, 0x1883, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f071, 0x0, 0x189e, 0x0}, {}, &l2_hwpf}; // .code = 0x71, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0071, 0x0, 0x18bb, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x71, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff071, 0x0, 0x18db, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f072, 0x0, 0x18fe, 0x0}, {}, &l2_hwpf}; // .code = 0x72, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0072, 0x0, 0x1917, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x72, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff072, 0x0, 0x1933, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x2060, 0x0, 0x17a3, 0x0}, {}, &l2_hwpf}; // .code = 0x60, .mask = 0x2
inline constexpr core_events::listed dc_all{{&core_events::list, 0xe0060, 0x0, 0x17b9, 0x0}, {}, &dc_all}; // .code = 0x60, .mask = 0xe0
inline constexpr core_events::listed no_pf_all{{&core_events::list, 0xf1060, 0x0, 0x17ce, 0x0}, {}, &no_pf_all}; // .code = 0x60, .mask = 0xf1
inline constexpr core_events::listed all{{&core_events::list, 0xf7060, 0x0, 0x17e6, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xf7
} // namespace l2_request_g1

namespace l2_request_g2 {
inline constexpr core_events::listed ls_rd_sized_nc{{&core_events::list, 0x20061, 0x0, 0x17f8, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr core_events::listed ls_rd_sized{{&core_events::list, 0x40061, 0x0, 0x1815, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x40061, 0x0, 0x182f, 0x0}, {}, &all}; // .code = 0x61, .mask = 0x40
} // namespace l2_request_g2

namespace l2_sys_bw {
inline constexpr core_events::listed local_dram_fill{{&core_events::list, 0x1175, 0x0, 0x1e10, 0x0}, {}, &local_dram_fill}; // .code = 0x175, .mask = 0x1
inline constexpr core_events::listed remote_dram_fill{{&core_events::list, 0x2175, 0x0, 0x1e2a, 0x0}, {}, &remote_dram_fill}; // .code = 0x175, .mask = 0x2
inline constexpr core_events::listed nt_write{{&core_events::list, 0x4175, 0x0, 0x1e45, 0x0}, {}, &nt_write}; // .code = 0x175, .mask = 0x4
inline constexpr core_events::listed local_scm_fill{{&core_events::list, 0x10175, 0x0, 0x1e58, 0x0}, {}, &local_scm_fill}; // .code = 0x175, .mask = 0x10
inline constexpr core_events::listed remote_scm_fill{{&core_events::list, 0x20175, 0x0, 0x1e71, 0x0}, {}, &remote_scm_fill}; // .code = 0x175, .mask = 0x20
inline constexpr core_events::listed victim{{&core_events::list, 0x40175, 0x0, 0x1e8b, 0x0}, {}, &victim}; // .code = 0x175, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0xff175, 0x0, 0x1e9c, 0x0}, {}, &all}; // .code = 0x175, .mask = 0xff
} // namespace l2_sys_bw

namespace l2_wcb_req {
inline constexpr core_events::listed wcb_close{{&core_events::list, 0x20063, 0x0, 0x1841, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
} // namespace l2_wcb_req

namespace ls_any_fills_from_sys {
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80044, 0x0, 0x1607, 0x0}, {}, &alt_mem}; // .code = 0x44, .mask = 0x80
} // namespace ls_any_fills_from_sys

namespace ls_dispatch {
inline constexpr core_events::listed pure_ld{{&core_events::list, 0x1029, 0x0, 0x14a4, 0x0}, {}, &pure_ld}; // .code = 0x29, .mask = 0x1
inline constexpr core_events::listed pure_st{{&core_events::list, 0x2029, 0x0, 0x14b8, 0x0}, {}, &pure_st}; // .code = 0x29, .mask = 0x2
inline constexpr core_events::listed ld_st{{&core_events::list, 0x4029, 0x0, 0x14cc, 0x0}, {}, &ld_st}; // .code = 0x29, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x7029, 0x0, 0x14de, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
inline constexpr core_events::listed local_all{{&core_events::list, 0x3043, 0x0, 0x1546, 0x0}, {}, &local_all}; // .code = 0x43, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x14043, 0x0, 0x1567, 0x0}, {}, &remote_cache}; // .code = 0x43, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48043, 0x0, 0x158b, 0x0}, {}, &dram_io_all}; // .code = 0x43, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50043, 0x0, 0x15ae, 0x0}, {}, &far_all}; // .code = 0x43, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80043, 0x0, 0x15cd, 0x0}, {}, &alt_mem}; // .code = 0x43, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xdf043, 0x0, 0x15ec, 0x0}, {}, &all}; // .code = 0x43, .mask = 0xdf
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
inline constexpr core_events::listed local_all{{&core_events::list, 0x305a, 0x0, 0x1716, 0x0}, {}, &local_all}; // .code = 0x5a, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x1405a, 0x0, 0x1732, 0x0}, {}, &remote_cache}; // .code = 0x5a, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x4805a, 0x0, 0x1751, 0x0}, {}, &dram_io_all}; // .code = 0x5a, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x5005a, 0x0, 0x176f, 0x0}, {}, &far_all}; // .code = 0x5a, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x8005a, 0x0, 0x1789, 0x0}, {}, &alt_mem}; // .code = 0x5a, .mask = 0x80
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
inline constexpr core_events::listed dc_hit{{&core_events::list, 0x1052, 0x0, 0x165a, 0x0}, {}, &dc_hit}; // .code = 0x52, .mask = 0x1
inline constexpr core_events::listed mab_hit{{&core_events::list, 0x2052, 0x0, 0x1671, 0x0}, {}, &mab_hit}; // .code = 0x52, .mask = 0x2
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
inline constexpr core_events::listed l2_miss_all{{&core_events::list, 0xf0045, 0x0, 0x1625, 0x0}, {}, &l2_miss_all}; // .code = 0x45, .mask = 0xf0
} // namespace ls_l1_d_tlb_miss

namespace ls_locks {
inline constexpr core_events::listed all{{&core_events::list, 0x1f025, 0x0, 0x1497, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f
} // namespace ls_locks

namespace ls_mab_alloc {
inline constexpr core_events::listed ls{{&core_events::list, 0x7041, 0x0, 0x1513, 0x0}, {}, &ls}; // .code = 0x41, .mask = 0x7
inline constexpr core_events::listed hwpf{{&core_events::list, 0x8041, 0x0, 0x1523, 0x0}, {}, &hwpf}; // .code = 0x41, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf041, 0x0, 0x1535, 0x0}, {}, &all}; // .code = 0x41, .mask = 0xf
} // namespace ls_mab_alloc

namespace ls_st_commit_cancel {
inline constexpr core_events::listed older_st_vis_dep{{&core_events::list, 0x1037, 0x0, 0x14ee, 0x0}, {}, &older_st_vis_dep}; // .code = 0x37, .mask = 0x1
} // namespace ls_st_commit_cancel

namespace ls_sw_pf_dc_fills {
inline constexpr core_events::listed local_all{{&core_events::list, 0x3059, 0x0, 0x1689, 0x0}, {}, &local_all}; // .code = 0x59, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x14059, 0x0, 0x16a5, 0x0}, {}, &remote_cache}; // .code = 0x59, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48059, 0x0, 0x16c4, 0x0}, {}, &dram_io_all}; // .code = 0x59, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50059, 0x0, 0x16e2, 0x0}, {}, &far_all}; // .code = 0x59, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80059, 0x0, 0x16fc, 0x0}, {}, &alt_mem}; // .code = 0x59, .mask = 0x80
} // namespace ls_sw_pf_dc_fills

namespace op_cache_hit_miss {
inline constexpr core_events::listed hit{{&core_events::list, 0x328f, 0x0, 0x1ff6, 0x0}, {}, &hit}; // .code = 0x28f, .mask = 0x3
inline constexpr core_events::listed miss{{&core_events::list, 0x428f, 0x0, 0x200c, 0x0}, {}, &miss}; // .code = 0x28f, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x728f, 0x0, 0x2023, 0x0}, {}, &all}; // .code = 0x28f, .mask = 0x7
} // namespace op_cache_hit_miss

namespace wcb_close {
inline constexpr core_events::listed full_line_64b{{&core_events::list, 0x1050, 0x0, 0x1642, 0x0}, {}, &full_line_64b}; // .code = 0x50, .mask = 0x1
} // namespace wcb_close

namespace core_events {
inline constexpr const listed *own[] = {
    &bp_pipe_correct, &bp_var_target_pred, &bp_early_redir, &ex_ret_brn_ind, &ex_ret_brn_cond,
    &ex_ret_brn_cond_misp, &ex_ret_brn_uncond_ind_near_misp, &ex_ret_brn_uncond,
    &bp_fe_redir::resync, &bp_fe_redir::ex_redir, &bp_fe_redir::all,
    &de_additional_resource_stalls::dispatch_stalls, &de_dis_ops_from_decoder::any_fp,
    &de_dis_ops_from_decoder::any_int,
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
    &de_dispatch_stall_cycle_dynamic_tokens_part2::all, &de_src_op_disp::x86_decoder,
    &ex_mprof_ibs_ops::tagged, &ex_mprof_ibs_ops::tagged_ret, &ex_mprof_ibs_ops::rollovers,
    &ex_mprof_ibs_ops::filtered, &ex_mprof_ibs_ops::valid, &ex_tagged_ibs_ops::tagged,
    &ex_tagged_ibs_ops::tagged_ret, &ex_tagged_ibs_ops::rollovers, &ex_tagged_ibs_ops::filtered,
    &ex_tagged_ibs_ops::valid, &fp_nsq_read_stalls::fp_prf, &fp_nsq_read_stalls::k_prf,
    &fp_nsq_read_stalls::fp_sq, &fp_nsq_read_stalls::all, &fp_ops_ret_by_type::scalar_add,
    &fp_ops_ret_by_type::scalar_sub, &fp_ops_ret_by_type::scalar_mul,
    &fp_ops_ret_by_type::scalar_mac, &fp_ops_ret_by_type::scalar_div,
    &fp_ops_ret_by_type::scalar_sqrt, &fp_ops_ret_by_type::scalar_cmp,
    &fp_ops_ret_by_type::scalar_cvt, &fp_ops_ret_by_type::scalar_blend,
    &fp_ops_ret_by_type::scalar_move, &fp_ops_ret_by_type::scalar_shuffle,
    &fp_ops_ret_by_type::scalar_bfloat, &fp_ops_ret_by_type::scalar_logical,
    &fp_ops_ret_by_type::scalar_other, &fp_ops_ret_by_type::scalar_all,
    &fp_ops_ret_by_type::vector_add, &fp_ops_ret_by_type::vector_sub,
    &fp_ops_ret_by_type::vector_mul, &fp_ops_ret_by_type::vector_mac,
    &fp_ops_ret_by_type::vector_div, &fp_ops_ret_by_type::vector_sqrt,
    &fp_ops_ret_by_type::vector_cmp, &fp_ops_ret_by_type::vector_cvt,
    &fp_ops_ret_by_type::vector_blend, &fp_ops_ret_by_type::vector_move,
    &fp_ops_ret_by_type::vector_shuffle, &fp_ops_ret_by_type::vector_bfloat,
    &fp_ops_ret_by_type::vector_logical, &fp_ops_ret_by_type::vector_other,
    &fp_ops_ret_by_type::vector_all, &fp_ops_ret_by_type::all, &fp_ops_ret_by_width::x87,
    &fp_ops_ret_by_width::mmx, &fp_ops_ret_by_width::scalar, &fp_ops_ret_by_width::pack_128,
    &fp_ops_ret_by_width::pack_256, &fp_ops_ret_by_width::pack_512, &fp_ops_ret_by_width::all,
    &fp_pack_512b_ops_ret::fp512_add, &fp_pack_512b_ops_ret::fp512_sub,
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
    &fp_pack_ops_ret::fp_all, &fp_ret_sse_avx_ops::bfloat16_flops,
    &fp_ret_sse_avx_ops::scalar_single_flops, &fp_ret_sse_avx_ops::packed_single_flops,
    &fp_ret_sse_avx_ops::scalar_double_flops, &fp_ret_sse_avx_ops::packed_double_flops,
    &fp_ret_sse_avx_ops::scalar_half_flops, &fp_ret_sse_avx_ops::packed_half_flops,
    &fp_ret_sse_avx_ops::all, &fp_sse_avx_ops_ret::mmx_add, &fp_sse_avx_ops_ret::mmx_sub,
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
    &ic_fills_from_sys::all, &l2_fill_rsp_src::local_ccx, &l2_fill_rsp_src::near_cache,
    &l2_fill_rsp_src::dram_io_near, &l2_fill_rsp_src::far_cache, &l2_fill_rsp_src::dram_io_far,
    &l2_fill_rsp_src::dram_io_all, &l2_fill_rsp_src::far_all, &l2_fill_rsp_src::alt_mem,
    &l2_fill_rsp_src::all, &l2_pf_hit_l2::l2_hwpf, &l2_pf_hit_l2::l1_dc_hwpf,
    &l2_pf_hit_l2::l1_dc_l2_hwpf, &l2_pf_miss_l2_hit_l3::l2_hwpf, &l2_pf_miss_l2_hit_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf, &l2_pf_miss_l2_l3::l2_hwpf, &l2_pf_miss_l2_l3::l1_dc_hwpf,
    &l2_pf_miss_l2_l3::l1_dc_l2_hwpf, &l2_request_g1::l2_hwpf, &l2_request_g1::dc_all,
    &l2_request_g1::no_pf_all, &l2_request_g1::all, &l2_request_g2::ls_rd_sized_nc,
    &l2_request_g2::ls_rd_sized, &l2_request_g2::all, &l2_sys_bw::local_dram_fill,
    &l2_sys_bw::remote_dram_fill, &l2_sys_bw::nt_write, &l2_sys_bw::local_scm_fill,
    &l2_sys_bw::remote_scm_fill, &l2_sys_bw::victim, &l2_sys_bw::all, &l2_wcb_req::wcb_close,
    &ls_any_fills_from_sys::alt_mem, &ls_dispatch::pure_ld, &ls_dispatch::pure_st,
    &ls_dispatch::ld_st, &ls_dispatch::all, &ls_dmnd_fills_from_sys::local_all,
    &ls_dmnd_fills_from_sys::remote_cache, &ls_dmnd_fills_from_sys::dram_io_all,
    &ls_dmnd_fills_from_sys::far_all, &ls_dmnd_fills_from_sys::alt_mem,
    &ls_dmnd_fills_from_sys::all, &ls_hw_pf_dc_fills::local_all, &ls_hw_pf_dc_fills::remote_cache,
    &ls_hw_pf_dc_fills::dram_io_all, &ls_hw_pf_dc_fills::far_all, &ls_hw_pf_dc_fills::alt_mem,
    &ls_inef_sw_pref::dc_hit, &ls_inef_sw_pref::mab_hit, &ls_l1_d_tlb_miss::l2_miss_all,
    &ls_locks::all, &ls_mab_alloc::ls, &ls_mab_alloc::hwpf, &ls_mab_alloc::all,
    &ls_st_commit_cancel::older_st_vis_dep, &ls_sw_pf_dc_fills::local_all,
    &ls_sw_pf_dc_fills::remote_cache, &ls_sw_pf_dc_fills::dram_io_all, &ls_sw_pf_dc_fills::far_all,
    &ls_sw_pf_dc_fills::alt_mem, &op_cache_hit_miss::hit, &op_cache_hit_miss::miss,
    &op_cache_hit_miss::all, &wcb_close::full_line_64b,
};
inline constexpr auto events = select::with_shared_events<msr::amd::events::zen4::core_events::all, core::zen6>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::amd::events::zen4::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::amd::events::zen6
