// Events of AMD Zen 6 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen6: from Linux 7.3.4 (Debian trixie-backports linux-source-7.3),
// tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers only. Core
// events; L3 and UMC: ../../amd/uncore.
// 177 of its 424 events are those of zen5.
#pragma once

#include <msr/amd/events/zen5.hpp>

// clang-format off
namespace msr::amd::events::zen6 {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fp_ret_sse_avx_ops.scalar_half_flops\0"
    "fp_ret_sse_avx_ops.packed_half_flops\0"
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
    "ls_dispatch.pure_ld\0"
    "ls_dispatch.pure_st\0"
    "ls_dispatch.ld_st\0"
    "ls_st_commit_cancel.older_st_vis_dep\0"
    "ls_mab_alloc.ls\0"
    "ls_mab_alloc.hwpf\0"
    "ls_mab_alloc.all\0"
    "ls_dmnd_fills_from_sys.alt_mem\0"
    "ls_dmnd_fills_from_sys.all\0"
    "ls_any_fills_from_sys.alt_mem\0"
    "ls_l1_d_tlb_miss.l2_miss_all\0"
    "ls_inef_sw_pref.dc_hit\0"
    "ls_inef_sw_pref.mab_hit\0"
    "ls_sw_pf_dc_fills.alt_mem\0"
    "ls_hw_pf_dc_fills.alt_mem\0"
    "l2_request_g1.l2_hwpf\0"
    "l2_request_g1.dc_all\0"
    "l2_request_g1.no_pf_all\0"
    "l2_request_g2.all\0"
    "bp_pipe_correct\0"
    "bp_var_target_pred\0"
    "bp_early_redir\0"
    "bp_fe_redir.resync\0"
    "bp_fe_redir.ex_redir\0"
    "bp_fe_redir.all\0"
    "de_dis_ops_from_decoder.any_fp\0"
    "de_dis_ops_from_decoder.any_int\0"
    "de_disp_stall_cycles_dynamic_tokens_part1.int_phy_reg_file_rsrc_stall\0"
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
    "l2_fill_rsp_src.dram_io_all\0"
    "l2_fill_rsp_src.far_all\0"
    "l2_fill_rsp_src.alt_mem\0"
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

using msr::amd::events::zen5::ls_ret_cl_flush;
using msr::amd::events::zen5::ls_ret_cpuid;
using msr::amd::events::zen5::ls_smi_rx;
using msr::amd::events::zen5::ls_int_taken;
using msr::amd::events::zen5::ls_stlf;
using msr::amd::events::zen5::ls_alloc_mab_count;
using msr::amd::events::zen5::ls_not_halted_cyc;
using msr::amd::events::zen5::ic_cache_fill_l2;
using msr::amd::events::zen5::ic_cache_fill_sys;
using msr::amd::events::zen5::bp_l1_tlb_miss_l2_tlb_hit;
using msr::amd::events::zen5::de_op_queue_empty;
using msr::amd::events::zen5::ex_ret_instr;
using msr::amd::events::zen5::ex_ret_ops;
using msr::amd::events::zen5::ex_ret_brn;
using msr::amd::events::zen5::ex_ret_brn_misp;
using msr::amd::events::zen5::ex_ret_brn_tkn;
using msr::amd::events::zen5::ex_ret_brn_tkn_misp;
using msr::amd::events::zen5::ex_ret_brn_far;
using msr::amd::events::zen5::ex_ret_near_ret;
using msr::amd::events::zen5::ex_ret_near_ret_mispred;
using msr::amd::events::zen5::ex_ret_brn_ind_misp;
using msr::amd::events::zen5::ex_div_busy;
using msr::amd::events::zen5::ex_div_count;
using msr::amd::events::zen5::ex_ret_ucode_instr;
using msr::amd::events::zen5::ex_ret_ucode_ops;
using msr::amd::events::zen5::ex_ret_fused_instr;
namespace bp_l1_tlb_fetch_hit { using namespace msr::amd::events::zen5::bp_l1_tlb_fetch_hit; }
namespace bp_l1_tlb_miss_l2_tlb_miss { using namespace msr::amd::events::zen5::bp_l1_tlb_miss_l2_tlb_miss; }
namespace de_additional_resource_stalls { using namespace msr::amd::events::zen5::de_additional_resource_stalls; }
namespace de_dispatch_stall_cycle_dynamic_tokens_part1 { using namespace msr::amd::events::zen5::de_dispatch_stall_cycle_dynamic_tokens_part1; }
namespace de_no_dispatch_per_slot { using namespace msr::amd::events::zen5::de_no_dispatch_per_slot; }
namespace de_src_op_disp { using namespace msr::amd::events::zen5::de_src_op_disp; }
namespace ex_no_retire { using namespace msr::amd::events::zen5::ex_no_retire; }
namespace fp_disp_faults { using namespace msr::amd::events::zen5::fp_disp_faults; }
namespace fp_ret_sse_avx_ops { using namespace msr::amd::events::zen5::fp_ret_sse_avx_ops; }
namespace fp_ret_x87_fp_ops { using namespace msr::amd::events::zen5::fp_ret_x87_fp_ops; }
namespace l2_cache_req_stat { using namespace msr::amd::events::zen5::l2_cache_req_stat; }
namespace l2_fill_rsp_src { using namespace msr::amd::events::zen5::l2_fill_rsp_src; }
namespace l2_pf_hit_l2 { using namespace msr::amd::events::zen5::l2_pf_hit_l2; }
namespace l2_pf_miss_l2_hit_l3 { using namespace msr::amd::events::zen5::l2_pf_miss_l2_hit_l3; }
namespace l2_pf_miss_l2_l3 { using namespace msr::amd::events::zen5::l2_pf_miss_l2_l3; }
namespace l2_request_g1 { using namespace msr::amd::events::zen5::l2_request_g1; }
namespace l2_request_g2 { using namespace msr::amd::events::zen5::l2_request_g2; }
namespace l2_wcb_req { using namespace msr::amd::events::zen5::l2_wcb_req; }
namespace ls_any_fills_from_sys { using namespace msr::amd::events::zen5::ls_any_fills_from_sys; }
namespace ls_bad_status2 { using namespace msr::amd::events::zen5::ls_bad_status2; }
namespace ls_dispatch { using namespace msr::amd::events::zen5::ls_dispatch; }
namespace ls_dmnd_fills_from_sys { using namespace msr::amd::events::zen5::ls_dmnd_fills_from_sys; }
namespace ls_hw_pf_dc_fills { using namespace msr::amd::events::zen5::ls_hw_pf_dc_fills; }
namespace ls_inef_sw_pref { using namespace msr::amd::events::zen5::ls_inef_sw_pref; }
namespace ls_l1_d_tlb_miss { using namespace msr::amd::events::zen5::ls_l1_d_tlb_miss; }
namespace ls_locks { using namespace msr::amd::events::zen5::ls_locks; }
namespace ls_misal_loads { using namespace msr::amd::events::zen5::ls_misal_loads; }
namespace ls_not_halted_p0_cyc { using namespace msr::amd::events::zen5::ls_not_halted_p0_cyc; }
namespace ls_pref_instr_disp { using namespace msr::amd::events::zen5::ls_pref_instr_disp; }
namespace ls_sw_pf_dc_fills { using namespace msr::amd::events::zen5::ls_sw_pf_dc_fills; }
namespace ls_tlb_flush { using namespace msr::amd::events::zen5::ls_tlb_flush; }
namespace wcb_close { using namespace msr::amd::events::zen5::wcb_close; }
inline constexpr core_events::listed bp_pipe_correct{{&core_events::list, 0x8b, 0x0, 0x1581, 0x0}, {}, &bp_pipe_correct}; // .code = 0x8b
inline constexpr core_events::listed bp_var_target_pred{{&core_events::list, 0x8e, 0x0, 0x1591, 0x0}, {}, &bp_var_target_pred}; // .code = 0x8e
inline constexpr core_events::listed bp_early_redir{{&core_events::list, 0x91, 0x0, 0x15a4, 0x0}, {}, &bp_early_redir}; // .code = 0x91
inline constexpr core_events::listed ex_ret_brn_ind{{&core_events::list, 0xcc, 0x0, 0x1812, 0x0}, {}, &ex_ret_brn_ind}; // .code = 0xcc
inline constexpr core_events::listed ex_ret_brn_cond{{&core_events::list, 0xd1, 0x0, 0x1821, 0x0}, {}, &ex_ret_brn_cond}; // .code = 0xd1
inline constexpr core_events::listed ex_ret_brn_cond_misp{{&core_events::list, 0x1c7, 0x0, 0x1969, 0x0}, {}, &ex_ret_brn_cond_misp}; // .code = 0x1c7
inline constexpr core_events::listed ex_ret_brn_uncond_ind_near_misp{{&core_events::list, 0x1c8, 0x0, 0x197e, 0x0}, {}, &ex_ret_brn_uncond_ind_near_misp}; // .code = 0x1c8
inline constexpr core_events::listed ex_ret_brn_uncond{{&core_events::list, 0x1c9, 0x0, 0x199e, 0x0}, {}, &ex_ret_brn_uncond}; // .code = 0x1c9

namespace bp_fe_redir {
inline constexpr core_events::listed resync{{&core_events::list, 0x109f, 0x0, 0x15b3, 0x0}, {}, &resync}; // .code = 0x9f, .mask = 0x1
inline constexpr core_events::listed ex_redir{{&core_events::list, 0x209f, 0x0, 0x15c6, 0x0}, {}, &ex_redir}; // .code = 0x9f, .mask = 0x2
inline constexpr core_events::listed all{{&core_events::list, 0x9f, 0x0, 0x15db, 0x0}, {}, &all}; // .code = 0x9f
} // namespace bp_fe_redir

namespace de_dis_ops_from_decoder {
inline constexpr core_events::listed any_fp{{&core_events::list, 0x40ab, 0x0, 0x15eb, 0x0}, {}, &any_fp}; // .code = 0xab, .mask = 0x4
inline constexpr core_events::listed any_int{{&core_events::list, 0x80ab, 0x0, 0x160a, 0x0}, {}, &any_int}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_disp_stall_cycles_dynamic_tokens_part1 {
inline constexpr core_events::listed int_phy_reg_file_rsrc_stall{{&core_events::list, 0x10ae, 0x0, 0x162a, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
} // namespace de_disp_stall_cycles_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
inline constexpr core_events::listed int_sq0{{&core_events::list, 0x10af, 0x0, 0x1670, 0x0}, {}, &int_sq0}; // .code = 0xaf, .mask = 0x1
inline constexpr core_events::listed int_sq1{{&core_events::list, 0x20af, 0x0, 0x16a5, 0x0}, {}, &int_sq1}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed int_sq2{{&core_events::list, 0x40af, 0x0, 0x16da, 0x0}, {}, &int_sq2}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed int_sq3{{&core_events::list, 0x80af, 0x0, 0x170f, 0x0}, {}, &int_sq3}; // .code = 0xaf, .mask = 0x8
inline constexpr core_events::listed int_sq4{{&core_events::list, 0x100af, 0x0, 0x1744, 0x0}, {}, &int_sq4}; // .code = 0xaf, .mask = 0x10
inline constexpr core_events::listed int_sq5{{&core_events::list, 0x200af, 0x0, 0x1779, 0x0}, {}, &int_sq5}; // .code = 0xaf, .mask = 0x20
inline constexpr core_events::listed ret_q{{&core_events::list, 0x800af, 0x0, 0x17ae, 0x0}, {}, &ret_q}; // .code = 0xaf, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xbf0af, 0x0, 0x17e1, 0x0}, {}, &all}; // .code = 0xaf, .mask = 0xbf
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace ex_mprof_ibs_ops {
inline constexpr core_events::listed tagged{{&core_events::list, 0x12c0, 0x0, 0x1bc8, 0x0}, {}, &tagged}; // .code = 0x2c0, .mask = 0x1
inline constexpr core_events::listed tagged_ret{{&core_events::list, 0x22c0, 0x0, 0x1be0, 0x0}, {}, &tagged_ret}; // .code = 0x2c0, .mask = 0x2
inline constexpr core_events::listed rollovers{{&core_events::list, 0x42c0, 0x0, 0x1bfc, 0x0}, {}, &rollovers}; // .code = 0x2c0, .mask = 0x4
inline constexpr core_events::listed filtered{{&core_events::list, 0x82c0, 0x0, 0x1c17, 0x0}, {}, &filtered}; // .code = 0x2c0, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x102c0, 0x0, 0x1c31, 0x0}, {}, &valid}; // .code = 0x2c0, .mask = 0x10
} // namespace ex_mprof_ibs_ops

namespace ex_tagged_ibs_ops {
inline constexpr core_events::listed tagged{{&core_events::list, 0x11cf, 0x0, 0x19b0, 0x0}, {}, &tagged}; // .code = 0x1cf, .mask = 0x1
inline constexpr core_events::listed tagged_ret{{&core_events::list, 0x21cf, 0x0, 0x19c9, 0x0}, {}, &tagged_ret}; // .code = 0x1cf, .mask = 0x2
inline constexpr core_events::listed rollovers{{&core_events::list, 0x41cf, 0x0, 0x19e6, 0x0}, {}, &rollovers}; // .code = 0x1cf, .mask = 0x4
inline constexpr core_events::listed filtered{{&core_events::list, 0x81cf, 0x0, 0x1a02, 0x0}, {}, &filtered}; // .code = 0x1cf, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x101cf, 0x0, 0x1a1d, 0x0}, {}, &valid}; // .code = 0x1cf, .mask = 0x10
} // namespace ex_tagged_ibs_ops

namespace fp_nsq_read_stalls {
inline constexpr core_events::listed fp_prf{{&core_events::list, 0x2013, 0x0, 0x135f, 0x0}, {}, &fp_prf}; // .code = 0x13, .mask = 0x2
inline constexpr core_events::listed k_prf{{&core_events::list, 0x4013, 0x0, 0x1379, 0x0}, {}, &k_prf}; // .code = 0x13, .mask = 0x4
inline constexpr core_events::listed fp_sq{{&core_events::list, 0x8013, 0x0, 0x1392, 0x0}, {}, &fp_sq}; // .code = 0x13, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xe013, 0x0, 0x13ab, 0x0}, {}, &all}; // .code = 0x13, .mask = 0xe
} // namespace fp_nsq_read_stalls

namespace fp_ops_ret_by_type {
inline constexpr core_events::listed scalar_add{{&core_events::list, 0x100a, 0x0, 0x104, 0x0}, {}, &scalar_add}; // .code = 0x0a, .mask = 0x1
inline constexpr core_events::listed scalar_sub{{&core_events::list, 0x200a, 0x0, 0x122, 0x0}, {}, &scalar_sub}; // .code = 0x0a, .mask = 0x2
inline constexpr core_events::listed scalar_mul{{&core_events::list, 0x300a, 0x0, 0x140, 0x0}, {}, &scalar_mul}; // .code = 0x0a, .mask = 0x3
inline constexpr core_events::listed scalar_mac{{&core_events::list, 0x400a, 0x0, 0x15e, 0x0}, {}, &scalar_mac}; // .code = 0x0a, .mask = 0x4
inline constexpr core_events::listed scalar_div{{&core_events::list, 0x500a, 0x0, 0x17c, 0x0}, {}, &scalar_div}; // .code = 0x0a, .mask = 0x5
inline constexpr core_events::listed scalar_sqrt{{&core_events::list, 0x600a, 0x0, 0x19a, 0x0}, {}, &scalar_sqrt}; // .code = 0x0a, .mask = 0x6
inline constexpr core_events::listed scalar_cmp{{&core_events::list, 0x700a, 0x0, 0x1b9, 0x0}, {}, &scalar_cmp}; // .code = 0x0a, .mask = 0x7
inline constexpr core_events::listed scalar_cvt{{&core_events::list, 0x800a, 0x0, 0x1d7, 0x0}, {}, &scalar_cvt}; // .code = 0x0a, .mask = 0x8
inline constexpr core_events::listed scalar_blend{{&core_events::list, 0x900a, 0x0, 0x1f5, 0x0}, {}, &scalar_blend}; // .code = 0x0a, .mask = 0x9
inline constexpr core_events::listed scalar_move{{&core_events::list, 0xa00a, 0x0, 0x215, 0x0}, {}, &scalar_move}; // .code = 0x0a, .mask = 0xa
inline constexpr core_events::listed scalar_shuffle{{&core_events::list, 0xb00a, 0x0, 0x234, 0x0}, {}, &scalar_shuffle}; // .code = 0x0a, .mask = 0xb
inline constexpr core_events::listed scalar_bfloat{{&core_events::list, 0xc00a, 0x0, 0x256, 0x0}, {}, &scalar_bfloat}; // .code = 0x0a, .mask = 0xc
inline constexpr core_events::listed scalar_logical{{&core_events::list, 0xd00a, 0x0, 0x277, 0x0}, {}, &scalar_logical}; // .code = 0x0a, .mask = 0xd
inline constexpr core_events::listed scalar_other{{&core_events::list, 0xe00a, 0x0, 0x299, 0x0}, {}, &scalar_other}; // .code = 0x0a, .mask = 0xe
inline constexpr core_events::listed scalar_all{{&core_events::list, 0xf00a, 0x0, 0x2b9, 0x0}, {}, &scalar_all}; // .code = 0x0a, .mask = 0xf
inline constexpr core_events::listed vector_add{{&core_events::list, 0x1000a, 0x0, 0x2d7, 0x0}, {}, &vector_add}; // .code = 0x0a, .mask = 0x10
inline constexpr core_events::listed vector_sub{{&core_events::list, 0x2000a, 0x0, 0x2f5, 0x0}, {}, &vector_sub}; // .code = 0x0a, .mask = 0x20
inline constexpr core_events::listed vector_mul{{&core_events::list, 0x3000a, 0x0, 0x313, 0x0}, {}, &vector_mul}; // .code = 0x0a, .mask = 0x30
inline constexpr core_events::listed vector_mac{{&core_events::list, 0x4000a, 0x0, 0x331, 0x0}, {}, &vector_mac}; // .code = 0x0a, .mask = 0x40
inline constexpr core_events::listed vector_div{{&core_events::list, 0x5000a, 0x0, 0x34f, 0x0}, {}, &vector_div}; // .code = 0x0a, .mask = 0x50
inline constexpr core_events::listed vector_sqrt{{&core_events::list, 0x6000a, 0x0, 0x36d, 0x0}, {}, &vector_sqrt}; // .code = 0x0a, .mask = 0x60
inline constexpr core_events::listed vector_cmp{{&core_events::list, 0x7000a, 0x0, 0x38c, 0x0}, {}, &vector_cmp}; // .code = 0x0a, .mask = 0x70
inline constexpr core_events::listed vector_cvt{{&core_events::list, 0x8000a, 0x0, 0x3aa, 0x0}, {}, &vector_cvt}; // .code = 0x0a, .mask = 0x80
inline constexpr core_events::listed vector_blend{{&core_events::list, 0x9000a, 0x0, 0x3c8, 0x0}, {}, &vector_blend}; // .code = 0x0a, .mask = 0x90
inline constexpr core_events::listed vector_move{{&core_events::list, 0xa000a, 0x0, 0x3e8, 0x0}, {}, &vector_move}; // .code = 0x0a, .mask = 0xa0
inline constexpr core_events::listed vector_shuffle{{&core_events::list, 0xb000a, 0x0, 0x407, 0x0}, {}, &vector_shuffle}; // .code = 0x0a, .mask = 0xb0
inline constexpr core_events::listed vector_bfloat{{&core_events::list, 0xc000a, 0x0, 0x429, 0x0}, {}, &vector_bfloat}; // .code = 0x0a, .mask = 0xc0
inline constexpr core_events::listed vector_logical{{&core_events::list, 0xd000a, 0x0, 0x44a, 0x0}, {}, &vector_logical}; // .code = 0x0a, .mask = 0xd0
inline constexpr core_events::listed vector_other{{&core_events::list, 0xe000a, 0x0, 0x46c, 0x0}, {}, &vector_other}; // .code = 0x0a, .mask = 0xe0
inline constexpr core_events::listed vector_all{{&core_events::list, 0xf000a, 0x0, 0x48c, 0x0}, {}, &vector_all}; // .code = 0x0a, .mask = 0xf0
inline constexpr core_events::listed all{{&core_events::list, 0xff00a, 0x0, 0x4aa, 0x0}, {}, &all}; // .code = 0x0a, .mask = 0xff
} // namespace fp_ops_ret_by_type

namespace fp_ops_ret_by_width {
inline constexpr core_events::listed x87{{&core_events::list, 0x1008, 0x0, 0x4a, 0x0}, {}, &x87}; // .code = 0x08, .mask = 0x1
inline constexpr core_events::listed mmx{{&core_events::list, 0x2008, 0x0, 0x62, 0x0}, {}, &mmx}; // .code = 0x08, .mask = 0x2
inline constexpr core_events::listed scalar{{&core_events::list, 0x4008, 0x0, 0x7a, 0x0}, {}, &scalar}; // .code = 0x08, .mask = 0x4
inline constexpr core_events::listed pack_128{{&core_events::list, 0x8008, 0x0, 0x95, 0x0}, {}, &pack_128}; // .code = 0x08, .mask = 0x8
inline constexpr core_events::listed pack_256{{&core_events::list, 0x10008, 0x0, 0xb2, 0x0}, {}, &pack_256}; // .code = 0x08, .mask = 0x10
inline constexpr core_events::listed pack_512{{&core_events::list, 0x20008, 0x0, 0xcf, 0x0}, {}, &pack_512}; // .code = 0x08, .mask = 0x20
inline constexpr core_events::listed all{{&core_events::list, 0x3f008, 0x0, 0xec, 0x0}, {}, &all}; // .code = 0x08, .mask = 0x3f
} // namespace fp_ops_ret_by_width

namespace fp_pack_512b_ops_ret {
inline constexpr core_events::listed fp512_add{{&core_events::list, 0x100f, 0x0, 0xf73, 0x0}, {}, &fp512_add}; // .code = 0x0f, .mask = 0x1
inline constexpr core_events::listed fp512_sub{{&core_events::list, 0x200f, 0x0, 0xf92, 0x0}, {}, &fp512_sub}; // .code = 0x0f, .mask = 0x2
inline constexpr core_events::listed fp512_mul{{&core_events::list, 0x300f, 0x0, 0xfb1, 0x0}, {}, &fp512_mul}; // .code = 0x0f, .mask = 0x3
inline constexpr core_events::listed fp512_mac{{&core_events::list, 0x400f, 0x0, 0xfd0, 0x0}, {}, &fp512_mac}; // .code = 0x0f, .mask = 0x4
inline constexpr core_events::listed fp512_div{{&core_events::list, 0x500f, 0x0, 0xfef, 0x0}, {}, &fp512_div}; // .code = 0x0f, .mask = 0x5
inline constexpr core_events::listed fp512_sqrt{{&core_events::list, 0x600f, 0x0, 0x100e, 0x0}, {}, &fp512_sqrt}; // .code = 0x0f, .mask = 0x6
inline constexpr core_events::listed fp512_cmp{{&core_events::list, 0x700f, 0x0, 0x102e, 0x0}, {}, &fp512_cmp}; // .code = 0x0f, .mask = 0x7
inline constexpr core_events::listed fp512_cvt{{&core_events::list, 0x800f, 0x0, 0x104d, 0x0}, {}, &fp512_cvt}; // .code = 0x0f, .mask = 0x8
inline constexpr core_events::listed fp512_blend{{&core_events::list, 0x900f, 0x0, 0x106c, 0x0}, {}, &fp512_blend}; // .code = 0x0f, .mask = 0x9
inline constexpr core_events::listed fp512_mov{{&core_events::list, 0xa00f, 0x0, 0x108d, 0x0}, {}, &fp512_mov}; // .code = 0x0f, .mask = 0xa
inline constexpr core_events::listed fp512_shuffle{{&core_events::list, 0xb00f, 0x0, 0x10ac, 0x0}, {}, &fp512_shuffle}; // .code = 0x0f, .mask = 0xb
inline constexpr core_events::listed fp512_bfloat{{&core_events::list, 0xc00f, 0x0, 0x10cf, 0x0}, {}, &fp512_bfloat}; // .code = 0x0f, .mask = 0xc
inline constexpr core_events::listed fp512_logical{{&core_events::list, 0xd00f, 0x0, 0x10f1, 0x0}, {}, &fp512_logical}; // .code = 0x0f, .mask = 0xd
inline constexpr core_events::listed fp512_other{{&core_events::list, 0xe00f, 0x0, 0x1114, 0x0}, {}, &fp512_other}; // .code = 0x0f, .mask = 0xe
inline constexpr core_events::listed fp512_all{{&core_events::list, 0xf00f, 0x0, 0x1135, 0x0}, {}, &fp512_all}; // .code = 0x0f, .mask = 0xf
inline constexpr core_events::listed int512_add{{&core_events::list, 0x1000f, 0x0, 0x1154, 0x0}, {}, &int512_add}; // .code = 0x0f, .mask = 0x10
inline constexpr core_events::listed int512_sub{{&core_events::list, 0x2000f, 0x0, 0x1174, 0x0}, {}, &int512_sub}; // .code = 0x0f, .mask = 0x20
inline constexpr core_events::listed int512_mul{{&core_events::list, 0x3000f, 0x0, 0x1194, 0x0}, {}, &int512_mul}; // .code = 0x0f, .mask = 0x30
inline constexpr core_events::listed int512_mac{{&core_events::list, 0x4000f, 0x0, 0x11b4, 0x0}, {}, &int512_mac}; // .code = 0x0f, .mask = 0x40
inline constexpr core_events::listed int512_aes{{&core_events::list, 0x5000f, 0x0, 0x11d4, 0x0}, {}, &int512_aes}; // .code = 0x0f, .mask = 0x50
inline constexpr core_events::listed int512_sha{{&core_events::list, 0x6000f, 0x0, 0x11f4, 0x0}, {}, &int512_sha}; // .code = 0x0f, .mask = 0x60
inline constexpr core_events::listed int512_cmp{{&core_events::list, 0x7000f, 0x0, 0x1214, 0x0}, {}, &int512_cmp}; // .code = 0x0f, .mask = 0x70
inline constexpr core_events::listed int512_cvt{{&core_events::list, 0x8000f, 0x0, 0x1234, 0x0}, {}, &int512_cvt}; // .code = 0x0f, .mask = 0x80
inline constexpr core_events::listed int512_shift{{&core_events::list, 0x9000f, 0x0, 0x1254, 0x0}, {}, &int512_shift}; // .code = 0x0f, .mask = 0x90
inline constexpr core_events::listed int512_mov{{&core_events::list, 0xa000f, 0x0, 0x1276, 0x0}, {}, &int512_mov}; // .code = 0x0f, .mask = 0xa0
inline constexpr core_events::listed int512_shuffle{{&core_events::list, 0xb000f, 0x0, 0x1296, 0x0}, {}, &int512_shuffle}; // .code = 0x0f, .mask = 0xb0
inline constexpr core_events::listed int512_vnni{{&core_events::list, 0xc000f, 0x0, 0x12ba, 0x0}, {}, &int512_vnni}; // .code = 0x0f, .mask = 0xc0
inline constexpr core_events::listed int512_logical{{&core_events::list, 0xd000f, 0x0, 0x12db, 0x0}, {}, &int512_logical}; // .code = 0x0f, .mask = 0xd0
inline constexpr core_events::listed int512_other{{&core_events::list, 0xe000f, 0x0, 0x12ff, 0x0}, {}, &int512_other}; // .code = 0x0f, .mask = 0xe0
inline constexpr core_events::listed int512_all{{&core_events::list, 0xf000f, 0x0, 0x1321, 0x0}, {}, &int512_all}; // .code = 0x0f, .mask = 0xf0
inline constexpr core_events::listed _512b_all{{&core_events::list, 0xff00f, 0x0, 0x1341, 0x0}, {}, &_512b_all}; // .code = 0x0f, .mask = 0xff
} // namespace fp_pack_512b_ops_ret

namespace fp_pack_int_ops_ret {
inline constexpr core_events::listed int128_add{{&core_events::list, 0x100d, 0x0, 0xb9b, 0x0}, {}, &int128_add}; // .code = 0x0d, .mask = 0x1
inline constexpr core_events::listed int128_sub{{&core_events::list, 0x200d, 0x0, 0xbba, 0x0}, {}, &int128_sub}; // .code = 0x0d, .mask = 0x2
inline constexpr core_events::listed int128_mul{{&core_events::list, 0x300d, 0x0, 0xbd9, 0x0}, {}, &int128_mul}; // .code = 0x0d, .mask = 0x3
inline constexpr core_events::listed int128_mac{{&core_events::list, 0x400d, 0x0, 0xbf8, 0x0}, {}, &int128_mac}; // .code = 0x0d, .mask = 0x4
inline constexpr core_events::listed int128_aes{{&core_events::list, 0x500d, 0x0, 0xc17, 0x0}, {}, &int128_aes}; // .code = 0x0d, .mask = 0x5
inline constexpr core_events::listed int128_sha{{&core_events::list, 0x600d, 0x0, 0xc36, 0x0}, {}, &int128_sha}; // .code = 0x0d, .mask = 0x6
inline constexpr core_events::listed int128_cmp{{&core_events::list, 0x700d, 0x0, 0xc55, 0x0}, {}, &int128_cmp}; // .code = 0x0d, .mask = 0x7
inline constexpr core_events::listed int128_cvt{{&core_events::list, 0x800d, 0x0, 0xc74, 0x0}, {}, &int128_cvt}; // .code = 0x0d, .mask = 0x8
inline constexpr core_events::listed int128_shift{{&core_events::list, 0x900d, 0x0, 0xc93, 0x0}, {}, &int128_shift}; // .code = 0x0d, .mask = 0x9
inline constexpr core_events::listed int128_mov{{&core_events::list, 0xa00d, 0x0, 0xcb4, 0x0}, {}, &int128_mov}; // .code = 0x0d, .mask = 0xa
inline constexpr core_events::listed int128_shuffle{{&core_events::list, 0xb00d, 0x0, 0xcd3, 0x0}, {}, &int128_shuffle}; // .code = 0x0d, .mask = 0xb
inline constexpr core_events::listed int128_vnni{{&core_events::list, 0xc00d, 0x0, 0xcf6, 0x0}, {}, &int128_vnni}; // .code = 0x0d, .mask = 0xc
inline constexpr core_events::listed int128_logical{{&core_events::list, 0xd00d, 0x0, 0xd16, 0x0}, {}, &int128_logical}; // .code = 0x0d, .mask = 0xd
inline constexpr core_events::listed int128_other{{&core_events::list, 0xe00d, 0x0, 0xd39, 0x0}, {}, &int128_other}; // .code = 0x0d, .mask = 0xe
inline constexpr core_events::listed int128_all{{&core_events::list, 0xf00d, 0x0, 0xd5a, 0x0}, {}, &int128_all}; // .code = 0x0d, .mask = 0xf
inline constexpr core_events::listed int256_add{{&core_events::list, 0x1000d, 0x0, 0xd79, 0x0}, {}, &int256_add}; // .code = 0x0d, .mask = 0x10
inline constexpr core_events::listed int256_sub{{&core_events::list, 0x2000d, 0x0, 0xd98, 0x0}, {}, &int256_sub}; // .code = 0x0d, .mask = 0x20
inline constexpr core_events::listed int256_mul{{&core_events::list, 0x3000d, 0x0, 0xdb7, 0x0}, {}, &int256_mul}; // .code = 0x0d, .mask = 0x30
inline constexpr core_events::listed int256_mac{{&core_events::list, 0x4000d, 0x0, 0xdd6, 0x0}, {}, &int256_mac}; // .code = 0x0d, .mask = 0x40
inline constexpr core_events::listed int256_aes{{&core_events::list, 0x5000d, 0x0, 0xdf5, 0x0}, {}, &int256_aes}; // .code = 0x0d, .mask = 0x50
inline constexpr core_events::listed int256_sha{{&core_events::list, 0x6000d, 0x0, 0xe14, 0x0}, {}, &int256_sha}; // .code = 0x0d, .mask = 0x60
inline constexpr core_events::listed int256_cmp{{&core_events::list, 0x7000d, 0x0, 0xe33, 0x0}, {}, &int256_cmp}; // .code = 0x0d, .mask = 0x70
inline constexpr core_events::listed int256_cvt{{&core_events::list, 0x8000d, 0x0, 0xe52, 0x0}, {}, &int256_cvt}; // .code = 0x0d, .mask = 0x80
inline constexpr core_events::listed int256_shift{{&core_events::list, 0x9000d, 0x0, 0xe71, 0x0}, {}, &int256_shift}; // .code = 0x0d, .mask = 0x90
inline constexpr core_events::listed int256_mov{{&core_events::list, 0xa000d, 0x0, 0xe92, 0x0}, {}, &int256_mov}; // .code = 0x0d, .mask = 0xa0
inline constexpr core_events::listed int256_shuffle{{&core_events::list, 0xb000d, 0x0, 0xeb1, 0x0}, {}, &int256_shuffle}; // .code = 0x0d, .mask = 0xb0
inline constexpr core_events::listed int256_vnni{{&core_events::list, 0xc000d, 0x0, 0xed4, 0x0}, {}, &int256_vnni}; // .code = 0x0d, .mask = 0xc0
inline constexpr core_events::listed int256_logical{{&core_events::list, 0xd000d, 0x0, 0xef4, 0x0}, {}, &int256_logical}; // .code = 0x0d, .mask = 0xd0
inline constexpr core_events::listed int256_other{{&core_events::list, 0xe000d, 0x0, 0xf17, 0x0}, {}, &int256_other}; // .code = 0x0d, .mask = 0xe0
inline constexpr core_events::listed int256_all{{&core_events::list, 0xf000d, 0x0, 0xf38, 0x0}, {}, &int256_all}; // .code = 0x0d, .mask = 0xf0
inline constexpr core_events::listed int_all{{&core_events::list, 0xff00d, 0x0, 0xf57, 0x0}, {}, &int_all}; // .code = 0x0d, .mask = 0xff
} // namespace fp_pack_int_ops_ret

namespace fp_pack_ops_ret {
inline constexpr core_events::listed fp128_add{{&core_events::list, 0x100c, 0x0, 0x858, 0x0}, {}, &fp128_add}; // .code = 0x0c, .mask = 0x1
inline constexpr core_events::listed fp128_sub{{&core_events::list, 0x200c, 0x0, 0x872, 0x0}, {}, &fp128_sub}; // .code = 0x0c, .mask = 0x2
inline constexpr core_events::listed fp128_mul{{&core_events::list, 0x300c, 0x0, 0x88c, 0x0}, {}, &fp128_mul}; // .code = 0x0c, .mask = 0x3
inline constexpr core_events::listed fp128_mac{{&core_events::list, 0x400c, 0x0, 0x8a6, 0x0}, {}, &fp128_mac}; // .code = 0x0c, .mask = 0x4
inline constexpr core_events::listed fp128_div{{&core_events::list, 0x500c, 0x0, 0x8c0, 0x0}, {}, &fp128_div}; // .code = 0x0c, .mask = 0x5
inline constexpr core_events::listed fp128_sqrt{{&core_events::list, 0x600c, 0x0, 0x8da, 0x0}, {}, &fp128_sqrt}; // .code = 0x0c, .mask = 0x6
inline constexpr core_events::listed fp128_cmp{{&core_events::list, 0x700c, 0x0, 0x8f5, 0x0}, {}, &fp128_cmp}; // .code = 0x0c, .mask = 0x7
inline constexpr core_events::listed fp128_cvt{{&core_events::list, 0x800c, 0x0, 0x90f, 0x0}, {}, &fp128_cvt}; // .code = 0x0c, .mask = 0x8
inline constexpr core_events::listed fp128_blend{{&core_events::list, 0x900c, 0x0, 0x929, 0x0}, {}, &fp128_blend}; // .code = 0x0c, .mask = 0x9
inline constexpr core_events::listed fp128_mov{{&core_events::list, 0xa00c, 0x0, 0x945, 0x0}, {}, &fp128_mov}; // .code = 0x0c, .mask = 0xa
inline constexpr core_events::listed fp128_shuffle{{&core_events::list, 0xb00c, 0x0, 0x95f, 0x0}, {}, &fp128_shuffle}; // .code = 0x0c, .mask = 0xb
inline constexpr core_events::listed fp128_bfloat{{&core_events::list, 0xc00c, 0x0, 0x97d, 0x0}, {}, &fp128_bfloat}; // .code = 0x0c, .mask = 0xc
inline constexpr core_events::listed fp128_logical{{&core_events::list, 0xd00c, 0x0, 0x99a, 0x0}, {}, &fp128_logical}; // .code = 0x0c, .mask = 0xd
inline constexpr core_events::listed fp128_other{{&core_events::list, 0xe00c, 0x0, 0x9b8, 0x0}, {}, &fp128_other}; // .code = 0x0c, .mask = 0xe
inline constexpr core_events::listed fp128_all{{&core_events::list, 0xf00c, 0x0, 0x9d4, 0x0}, {}, &fp128_all}; // .code = 0x0c, .mask = 0xf
inline constexpr core_events::listed fp256_add{{&core_events::list, 0x1000c, 0x0, 0x9ee, 0x0}, {}, &fp256_add}; // .code = 0x0c, .mask = 0x10
inline constexpr core_events::listed fp256_sub{{&core_events::list, 0x2000c, 0x0, 0xa08, 0x0}, {}, &fp256_sub}; // .code = 0x0c, .mask = 0x20
inline constexpr core_events::listed fp256_mul{{&core_events::list, 0x3000c, 0x0, 0xa22, 0x0}, {}, &fp256_mul}; // .code = 0x0c, .mask = 0x30
inline constexpr core_events::listed fp256_mac{{&core_events::list, 0x4000c, 0x0, 0xa3c, 0x0}, {}, &fp256_mac}; // .code = 0x0c, .mask = 0x40
inline constexpr core_events::listed fp256_div{{&core_events::list, 0x5000c, 0x0, 0xa56, 0x0}, {}, &fp256_div}; // .code = 0x0c, .mask = 0x50
inline constexpr core_events::listed fp256_sqrt{{&core_events::list, 0x6000c, 0x0, 0xa70, 0x0}, {}, &fp256_sqrt}; // .code = 0x0c, .mask = 0x60
inline constexpr core_events::listed fp256_cmp{{&core_events::list, 0x7000c, 0x0, 0xa8b, 0x0}, {}, &fp256_cmp}; // .code = 0x0c, .mask = 0x70
inline constexpr core_events::listed fp256_cvt{{&core_events::list, 0x8000c, 0x0, 0xaa5, 0x0}, {}, &fp256_cvt}; // .code = 0x0c, .mask = 0x80
inline constexpr core_events::listed fp256_blend{{&core_events::list, 0x9000c, 0x0, 0xabf, 0x0}, {}, &fp256_blend}; // .code = 0x0c, .mask = 0x90
inline constexpr core_events::listed fp256_mov{{&core_events::list, 0xa000c, 0x0, 0xadb, 0x0}, {}, &fp256_mov}; // .code = 0x0c, .mask = 0xa0
inline constexpr core_events::listed fp256_shuffle{{&core_events::list, 0xb000c, 0x0, 0xaf5, 0x0}, {}, &fp256_shuffle}; // .code = 0x0c, .mask = 0xb0
inline constexpr core_events::listed fp256_bfloat{{&core_events::list, 0xc000c, 0x0, 0xb13, 0x0}, {}, &fp256_bfloat}; // .code = 0x0c, .mask = 0xc0
inline constexpr core_events::listed fp256_logical{{&core_events::list, 0xd000c, 0x0, 0xb30, 0x0}, {}, &fp256_logical}; // .code = 0x0c, .mask = 0xd0
inline constexpr core_events::listed fp256_other{{&core_events::list, 0xe000c, 0x0, 0xb4e, 0x0}, {}, &fp256_other}; // .code = 0x0c, .mask = 0xe0
inline constexpr core_events::listed fp256_all{{&core_events::list, 0xf000c, 0x0, 0xb6a, 0x0}, {}, &fp256_all}; // .code = 0x0c, .mask = 0xf0
inline constexpr core_events::listed fp_all{{&core_events::list, 0xff00c, 0x0, 0xb84, 0x0}, {}, &fp_all}; // .code = 0x0c, .mask = 0xff
} // namespace fp_pack_ops_ret

namespace fp_ret_sse_avx_ops {
inline constexpr core_events::listed scalar_half_flops{{&core_events::list, 0xa0003, 0x0, 0x0, 0x0}, {}, &scalar_half_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr core_events::listed packed_half_flops{{&core_events::list, 0xa0003, 0x0, 0x25, 0x0}, {}, &packed_half_flops}; // .code = 0x03, .mask = 0xa0
} // namespace fp_ret_sse_avx_ops

namespace fp_sse_avx_ops_ret {
inline constexpr core_events::listed mmx_add{{&core_events::list, 0x100b, 0x0, 0x4c1, 0x0}, {}, &mmx_add}; // .code = 0x0b, .mask = 0x1
inline constexpr core_events::listed mmx_sub{{&core_events::list, 0x200b, 0x0, 0x4dc, 0x0}, {}, &mmx_sub}; // .code = 0x0b, .mask = 0x2
inline constexpr core_events::listed mmx_mul{{&core_events::list, 0x300b, 0x0, 0x4f7, 0x0}, {}, &mmx_mul}; // .code = 0x0b, .mask = 0x3
inline constexpr core_events::listed mmx_mac{{&core_events::list, 0x400b, 0x0, 0x512, 0x0}, {}, &mmx_mac}; // .code = 0x0b, .mask = 0x4
inline constexpr core_events::listed mmx_aes{{&core_events::list, 0x500b, 0x0, 0x52d, 0x0}, {}, &mmx_aes}; // .code = 0x0b, .mask = 0x5
inline constexpr core_events::listed mmx_sha{{&core_events::list, 0x600b, 0x0, 0x548, 0x0}, {}, &mmx_sha}; // .code = 0x0b, .mask = 0x6
inline constexpr core_events::listed mmx_cmp{{&core_events::list, 0x700b, 0x0, 0x563, 0x0}, {}, &mmx_cmp}; // .code = 0x0b, .mask = 0x7
inline constexpr core_events::listed mmx_cvt{{&core_events::list, 0x800b, 0x0, 0x57e, 0x0}, {}, &mmx_cvt}; // .code = 0x0b, .mask = 0x8
inline constexpr core_events::listed mmx_shift{{&core_events::list, 0x900b, 0x0, 0x599, 0x0}, {}, &mmx_shift}; // .code = 0x0b, .mask = 0x9
inline constexpr core_events::listed mmx_mov{{&core_events::list, 0xa00b, 0x0, 0x5b6, 0x0}, {}, &mmx_mov}; // .code = 0x0b, .mask = 0xa
inline constexpr core_events::listed mmx_shuffle{{&core_events::list, 0xb00b, 0x0, 0x5d1, 0x0}, {}, &mmx_shuffle}; // .code = 0x0b, .mask = 0xb
inline constexpr core_events::listed mmx_vnni{{&core_events::list, 0xc00b, 0x0, 0x5f0, 0x0}, {}, &mmx_vnni}; // .code = 0x0b, .mask = 0xc
inline constexpr core_events::listed mmx_logical{{&core_events::list, 0xd00b, 0x0, 0x60c, 0x0}, {}, &mmx_logical}; // .code = 0x0b, .mask = 0xd
inline constexpr core_events::listed mmx_other{{&core_events::list, 0xe00b, 0x0, 0x62b, 0x0}, {}, &mmx_other}; // .code = 0x0b, .mask = 0xe
inline constexpr core_events::listed mmx_all{{&core_events::list, 0xf00b, 0x0, 0x648, 0x0}, {}, &mmx_all}; // .code = 0x0b, .mask = 0xf
inline constexpr core_events::listed sse_avx_add{{&core_events::list, 0x1000b, 0x0, 0x663, 0x0}, {}, &sse_avx_add}; // .code = 0x0b, .mask = 0x10
inline constexpr core_events::listed sse_avx_sub{{&core_events::list, 0x2000b, 0x0, 0x682, 0x0}, {}, &sse_avx_sub}; // .code = 0x0b, .mask = 0x20
inline constexpr core_events::listed sse_avx_mul{{&core_events::list, 0x3000b, 0x0, 0x6a1, 0x0}, {}, &sse_avx_mul}; // .code = 0x0b, .mask = 0x30
inline constexpr core_events::listed sse_avx_mac{{&core_events::list, 0x4000b, 0x0, 0x6c0, 0x0}, {}, &sse_avx_mac}; // .code = 0x0b, .mask = 0x40
inline constexpr core_events::listed sse_avx_aes{{&core_events::list, 0x5000b, 0x0, 0x6df, 0x0}, {}, &sse_avx_aes}; // .code = 0x0b, .mask = 0x50
inline constexpr core_events::listed sse_avx_sha{{&core_events::list, 0x6000b, 0x0, 0x6fe, 0x0}, {}, &sse_avx_sha}; // .code = 0x0b, .mask = 0x60
inline constexpr core_events::listed sse_avx_cmp{{&core_events::list, 0x7000b, 0x0, 0x71d, 0x0}, {}, &sse_avx_cmp}; // .code = 0x0b, .mask = 0x70
inline constexpr core_events::listed sse_avx_cvt{{&core_events::list, 0x8000b, 0x0, 0x73c, 0x0}, {}, &sse_avx_cvt}; // .code = 0x0b, .mask = 0x80
inline constexpr core_events::listed sse_avx_shift{{&core_events::list, 0x9000b, 0x0, 0x75b, 0x0}, {}, &sse_avx_shift}; // .code = 0x0b, .mask = 0x90
inline constexpr core_events::listed sse_avx_mov{{&core_events::list, 0xa000b, 0x0, 0x77c, 0x0}, {}, &sse_avx_mov}; // .code = 0x0b, .mask = 0xa0
inline constexpr core_events::listed sse_avx_shuffle{{&core_events::list, 0xb000b, 0x0, 0x79b, 0x0}, {}, &sse_avx_shuffle}; // .code = 0x0b, .mask = 0xb0
inline constexpr core_events::listed sse_avx_vnni{{&core_events::list, 0xc000b, 0x0, 0x7be, 0x0}, {}, &sse_avx_vnni}; // .code = 0x0b, .mask = 0xc0
inline constexpr core_events::listed sse_avx_logical{{&core_events::list, 0xd000b, 0x0, 0x7de, 0x0}, {}, &sse_avx_logical}; // .code = 0x0b, .mask = 0xd0
inline constexpr core_events::listed sse_avx_other{{&core_events::list, 0xe000b, 0x0, 0x801, 0x0}, {}, &sse_avx_other}; // .code = 0x0b, .mask = 0xe0
inline constexpr core_events::listed sse_avx_all{{&core_events::list, 0xf000b, 0x0, 0x822, 0x0}, {}, &sse_avx_all}; // .code = 0x0b, .mask = 0xf0
inline constexpr core_events::listed all{{&core_events::list, 0xff00b, 0x0, 0x841, 0x0}, {}, &all}; // .code = 0x0b, .mask = 0xff
} // namespace fp_sse_avx_ops_ret

namespace ic_fetch_ibs_events {
inline constexpr core_events::listed tagged{{&core_events::list, 0x2188, 0x0, 0x1917, 0x0}, {}, &tagged}; // .code = 0x188, .mask = 0x2
inline constexpr core_events::listed filtered{{&core_events::list, 0x8188, 0x0, 0x1932, 0x0}, {}, &filtered}; // .code = 0x188, .mask = 0x8
inline constexpr core_events::listed valid{{&core_events::list, 0x10188, 0x0, 0x194f, 0x0}, {}, &valid}; // .code = 0x188, .mask = 0x10
} // namespace ic_fetch_ibs_events

namespace ic_fills_from_sys {
inline constexpr core_events::listed local_l2{{&core_events::list, 0x129c, 0x0, 0x1a78, 0x0}, {}, &local_l2}; // .code = 0x29c, .mask = 0x1
inline constexpr core_events::listed local_ccx{{&core_events::list, 0x229c, 0x0, 0x1a93, 0x0}, {}, &local_ccx}; // .code = 0x29c, .mask = 0x2
inline constexpr core_events::listed local_all{{&core_events::list, 0x329c, 0x0, 0x1aaf, 0x0}, {}, &local_all}; // .code = 0x29c, .mask = 0x3
inline constexpr core_events::listed near_cache{{&core_events::list, 0x429c, 0x0, 0x1acb, 0x0}, {}, &near_cache}; // .code = 0x29c, .mask = 0x4
inline constexpr core_events::listed dram_io_near{{&core_events::list, 0x829c, 0x0, 0x1ae8, 0x0}, {}, &dram_io_near}; // .code = 0x29c, .mask = 0x8
inline constexpr core_events::listed far_cache{{&core_events::list, 0x1029c, 0x0, 0x1b07, 0x0}, {}, &far_cache}; // .code = 0x29c, .mask = 0x10
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x1429c, 0x0, 0x1b23, 0x0}, {}, &remote_cache}; // .code = 0x29c, .mask = 0x14
inline constexpr core_events::listed dram_io_far{{&core_events::list, 0x4029c, 0x0, 0x1b42, 0x0}, {}, &dram_io_far}; // .code = 0x29c, .mask = 0x40
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x4829c, 0x0, 0x1b60, 0x0}, {}, &dram_io_all}; // .code = 0x29c, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x5029c, 0x0, 0x1b7e, 0x0}, {}, &far_all}; // .code = 0x29c, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x8029c, 0x0, 0x1b98, 0x0}, {}, &alt_mem}; // .code = 0x29c, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xdf29c, 0x0, 0x1bb2, 0x0}, {}, &all}; // .code = 0x29c, .mask = 0xdf
} // namespace ic_fills_from_sys

namespace l2_fill_rsp_src {
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48165, 0x0, 0x1831, 0x0}, {}, &dram_io_all}; // .code = 0x165, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50165, 0x0, 0x184d, 0x0}, {}, &far_all}; // .code = 0x165, .mask = 0x50
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80165, 0x0, 0x1865, 0x0}, {}, &alt_mem}; // .code = 0x165, .mask = 0x80
} // namespace l2_fill_rsp_src

namespace l2_request_g1 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x2060, 0x0, 0x152c, 0x0}, {}, &l2_hwpf}; // .code = 0x60, .mask = 0x2
inline constexpr core_events::listed dc_all{{&core_events::list, 0xe0060, 0x0, 0x1542, 0x0}, {}, &dc_all}; // .code = 0x60, .mask = 0xe0
inline constexpr core_events::listed no_pf_all{{&core_events::list, 0xf1060, 0x0, 0x1557, 0x0}, {}, &no_pf_all}; // .code = 0x60, .mask = 0xf1
} // namespace l2_request_g1

namespace l2_request_g2 {
inline constexpr core_events::listed all{{&core_events::list, 0x40061, 0x0, 0x156f, 0x0}, {}, &all}; // .code = 0x61, .mask = 0x40
} // namespace l2_request_g2

namespace l2_sys_bw {
inline constexpr core_events::listed local_dram_fill{{&core_events::list, 0x1175, 0x0, 0x187d, 0x0}, {}, &local_dram_fill}; // .code = 0x175, .mask = 0x1
inline constexpr core_events::listed remote_dram_fill{{&core_events::list, 0x2175, 0x0, 0x1897, 0x0}, {}, &remote_dram_fill}; // .code = 0x175, .mask = 0x2
inline constexpr core_events::listed nt_write{{&core_events::list, 0x4175, 0x0, 0x18b2, 0x0}, {}, &nt_write}; // .code = 0x175, .mask = 0x4
inline constexpr core_events::listed local_scm_fill{{&core_events::list, 0x10175, 0x0, 0x18c5, 0x0}, {}, &local_scm_fill}; // .code = 0x175, .mask = 0x10
inline constexpr core_events::listed remote_scm_fill{{&core_events::list, 0x20175, 0x0, 0x18de, 0x0}, {}, &remote_scm_fill}; // .code = 0x175, .mask = 0x20
inline constexpr core_events::listed victim{{&core_events::list, 0x40175, 0x0, 0x18f8, 0x0}, {}, &victim}; // .code = 0x175, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0xff175, 0x0, 0x1909, 0x0}, {}, &all}; // .code = 0x175, .mask = 0xff
} // namespace l2_sys_bw

namespace ls_any_fills_from_sys {
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80044, 0x0, 0x148e, 0x0}, {}, &alt_mem}; // .code = 0x44, .mask = 0x80
} // namespace ls_any_fills_from_sys

namespace ls_dispatch {
inline constexpr core_events::listed pure_ld{{&core_events::list, 0x1029, 0x0, 0x13c2, 0x0}, {}, &pure_ld}; // .code = 0x29, .mask = 0x1
inline constexpr core_events::listed pure_st{{&core_events::list, 0x2029, 0x0, 0x13d6, 0x0}, {}, &pure_st}; // .code = 0x29, .mask = 0x2
inline constexpr core_events::listed ld_st{{&core_events::list, 0x4029, 0x0, 0x13ea, 0x0}, {}, &ld_st}; // .code = 0x29, .mask = 0x4
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80043, 0x0, 0x1454, 0x0}, {}, &alt_mem}; // .code = 0x43, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xdf043, 0x0, 0x1473, 0x0}, {}, &all}; // .code = 0x43, .mask = 0xdf
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x8005a, 0x0, 0x1512, 0x0}, {}, &alt_mem}; // .code = 0x5a, .mask = 0x80
} // namespace ls_hw_pf_dc_fills

namespace ls_inef_sw_pref {
inline constexpr core_events::listed dc_hit{{&core_events::list, 0x1052, 0x0, 0x14c9, 0x0}, {}, &dc_hit}; // .code = 0x52, .mask = 0x1
inline constexpr core_events::listed mab_hit{{&core_events::list, 0x2052, 0x0, 0x14e0, 0x0}, {}, &mab_hit}; // .code = 0x52, .mask = 0x2
} // namespace ls_inef_sw_pref

namespace ls_l1_d_tlb_miss {
inline constexpr core_events::listed l2_miss_all{{&core_events::list, 0xf0045, 0x0, 0x14ac, 0x0}, {}, &l2_miss_all}; // .code = 0x45, .mask = 0xf0
} // namespace ls_l1_d_tlb_miss

namespace ls_mab_alloc {
inline constexpr core_events::listed ls{{&core_events::list, 0x7041, 0x0, 0x1421, 0x0}, {}, &ls}; // .code = 0x41, .mask = 0x7
inline constexpr core_events::listed hwpf{{&core_events::list, 0x8041, 0x0, 0x1431, 0x0}, {}, &hwpf}; // .code = 0x41, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf041, 0x0, 0x1443, 0x0}, {}, &all}; // .code = 0x41, .mask = 0xf
} // namespace ls_mab_alloc

namespace ls_st_commit_cancel {
inline constexpr core_events::listed older_st_vis_dep{{&core_events::list, 0x1037, 0x0, 0x13fc, 0x0}, {}, &older_st_vis_dep}; // .code = 0x37, .mask = 0x1
} // namespace ls_st_commit_cancel

namespace ls_sw_pf_dc_fills {
inline constexpr core_events::listed alt_mem{{&core_events::list, 0x80059, 0x0, 0x14f8, 0x0}, {}, &alt_mem}; // .code = 0x59, .mask = 0x80
} // namespace ls_sw_pf_dc_fills

namespace op_cache_hit_miss {
inline constexpr core_events::listed hit{{&core_events::list, 0x328f, 0x0, 0x1a35, 0x0}, {}, &hit}; // .code = 0x28f, .mask = 0x3
inline constexpr core_events::listed miss{{&core_events::list, 0x428f, 0x0, 0x1a4b, 0x0}, {}, &miss}; // .code = 0x28f, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x728f, 0x0, 0x1a62, 0x0}, {}, &all}; // .code = 0x28f, .mask = 0x7
} // namespace op_cache_hit_miss

namespace core_events {
inline constexpr const listed *own[] = {
    &bp_pipe_correct, &bp_var_target_pred, &bp_early_redir, &ex_ret_brn_ind, &ex_ret_brn_cond,
    &ex_ret_brn_cond_misp, &ex_ret_brn_uncond_ind_near_misp, &ex_ret_brn_uncond,
    &bp_fe_redir::resync, &bp_fe_redir::ex_redir, &bp_fe_redir::all,
    &de_dis_ops_from_decoder::any_fp, &de_dis_ops_from_decoder::any_int,
    &de_disp_stall_cycles_dynamic_tokens_part1::int_phy_reg_file_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq0,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq1,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq2,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq3,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq4,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::int_sq5,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ret_q,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::all, &ex_mprof_ibs_ops::tagged,
    &ex_mprof_ibs_ops::tagged_ret, &ex_mprof_ibs_ops::rollovers, &ex_mprof_ibs_ops::filtered,
    &ex_mprof_ibs_ops::valid, &ex_tagged_ibs_ops::tagged, &ex_tagged_ibs_ops::tagged_ret,
    &ex_tagged_ibs_ops::rollovers, &ex_tagged_ibs_ops::filtered, &ex_tagged_ibs_ops::valid,
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
    &fp_pack_ops_ret::fp_all, &fp_ret_sse_avx_ops::scalar_half_flops,
    &fp_ret_sse_avx_ops::packed_half_flops, &fp_sse_avx_ops_ret::mmx_add,
    &fp_sse_avx_ops_ret::mmx_sub, &fp_sse_avx_ops_ret::mmx_mul, &fp_sse_avx_ops_ret::mmx_mac,
    &fp_sse_avx_ops_ret::mmx_aes, &fp_sse_avx_ops_ret::mmx_sha, &fp_sse_avx_ops_ret::mmx_cmp,
    &fp_sse_avx_ops_ret::mmx_cvt, &fp_sse_avx_ops_ret::mmx_shift, &fp_sse_avx_ops_ret::mmx_mov,
    &fp_sse_avx_ops_ret::mmx_shuffle, &fp_sse_avx_ops_ret::mmx_vnni,
    &fp_sse_avx_ops_ret::mmx_logical, &fp_sse_avx_ops_ret::mmx_other, &fp_sse_avx_ops_ret::mmx_all,
    &fp_sse_avx_ops_ret::sse_avx_add, &fp_sse_avx_ops_ret::sse_avx_sub,
    &fp_sse_avx_ops_ret::sse_avx_mul, &fp_sse_avx_ops_ret::sse_avx_mac,
    &fp_sse_avx_ops_ret::sse_avx_aes, &fp_sse_avx_ops_ret::sse_avx_sha,
    &fp_sse_avx_ops_ret::sse_avx_cmp, &fp_sse_avx_ops_ret::sse_avx_cvt,
    &fp_sse_avx_ops_ret::sse_avx_shift, &fp_sse_avx_ops_ret::sse_avx_mov,
    &fp_sse_avx_ops_ret::sse_avx_shuffle, &fp_sse_avx_ops_ret::sse_avx_vnni,
    &fp_sse_avx_ops_ret::sse_avx_logical, &fp_sse_avx_ops_ret::sse_avx_other,
    &fp_sse_avx_ops_ret::sse_avx_all, &fp_sse_avx_ops_ret::all, &ic_fetch_ibs_events::tagged,
    &ic_fetch_ibs_events::filtered, &ic_fetch_ibs_events::valid, &ic_fills_from_sys::local_l2,
    &ic_fills_from_sys::local_ccx, &ic_fills_from_sys::local_all, &ic_fills_from_sys::near_cache,
    &ic_fills_from_sys::dram_io_near, &ic_fills_from_sys::far_cache,
    &ic_fills_from_sys::remote_cache, &ic_fills_from_sys::dram_io_far,
    &ic_fills_from_sys::dram_io_all, &ic_fills_from_sys::far_all, &ic_fills_from_sys::alt_mem,
    &ic_fills_from_sys::all, &l2_fill_rsp_src::dram_io_all, &l2_fill_rsp_src::far_all,
    &l2_fill_rsp_src::alt_mem, &l2_request_g1::l2_hwpf, &l2_request_g1::dc_all,
    &l2_request_g1::no_pf_all, &l2_request_g2::all, &l2_sys_bw::local_dram_fill,
    &l2_sys_bw::remote_dram_fill, &l2_sys_bw::nt_write, &l2_sys_bw::local_scm_fill,
    &l2_sys_bw::remote_scm_fill, &l2_sys_bw::victim, &l2_sys_bw::all,
    &ls_any_fills_from_sys::alt_mem, &ls_dispatch::pure_ld, &ls_dispatch::pure_st,
    &ls_dispatch::ld_st, &ls_dmnd_fills_from_sys::alt_mem, &ls_dmnd_fills_from_sys::all,
    &ls_hw_pf_dc_fills::alt_mem, &ls_inef_sw_pref::dc_hit, &ls_inef_sw_pref::mab_hit,
    &ls_l1_d_tlb_miss::l2_miss_all, &ls_mab_alloc::ls, &ls_mab_alloc::hwpf, &ls_mab_alloc::all,
    &ls_st_commit_cancel::older_st_vis_dep, &ls_sw_pf_dc_fills::alt_mem, &op_cache_hit_miss::hit,
    &op_cache_hit_miss::miss, &op_cache_hit_miss::all,
};
inline constexpr auto events = select::with_shared_events<msr::amd::events::zen5::core_events::all, core::zen6>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::amd::events::zen5::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::amd::events::zen6
