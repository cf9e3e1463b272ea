// Events of AMD Zen 5 (family 1Ah), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen5: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen5; GPL-2.0 tree (COPYING), names and numbers only. From
// Linux 7.3.4, the same folder: the 12 masks local_all, remote_cache, dram_io_all, far_all of three
// events; 6 deprecated marks. Linux 7.3.4 no longer has ls_any_fills_from_sys.all_dram_io.
// Not in libpfm4, unit masks of codes it has: 43h/ffh 44h/ffh aah/07h d6h/a2h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam1ah_zen5.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
// 272 of its 369 events are those of zen4.
#pragma once

#include <msr/amd/events/zen4.hpp>

// clang-format off
namespace msr::amd::events::zen5 {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fp_ret_sse_avx_ops.bfloat16_flops\0"
    "fp_ret_sse_avx_ops.scalar_single_flops\0"
    "fp_ret_sse_avx_ops.packed_single_flops\0"
    "fp_ret_sse_avx_ops.scalar_double_flops\0"
    "fp_ret_sse_avx_ops.packed_double_flops\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_ops_retired_by_type.scalar_mov\0"
    "fp_ops_retired_by_type.scalar_shuffle\0"
    "fp_ops_retired_by_type.scalar_bfloat\0"
    "fp_ops_retired_by_type.scalar_logical\0"
    "fp_ops_retired_by_type.vector_mov\0"
    "fp_ops_retired_by_type.vector_bfloat\0"
    "sse_avx_ops_retired.mmx_aes\0"
    "sse_avx_ops_retired.mmx_sha\0"
    "sse_avx_ops_retired.mmx_cvt\0"
    "sse_avx_ops_retired.mmx_vnni\0"
    "sse_avx_ops_retired.mmx_pack\0"
    "sse_avx_ops_retired.sse_avx_cvt\0"
    "sse_avx_ops_retired.sse_avx_clm\0"
    "sse_avx_ops_retired.sse_avx_vnni\0"
    "sse_avx_ops_retired.sse_avx_pack\0"
    "fp_pack_ops_retired.fp128_mov\0"
    "fp_pack_ops_retired.fp128_bfloat\0"
    "fp_pack_ops_retired.fp256_mov\0"
    "fp_pack_ops_retired.fp256_bfloat\0"
    "packed_int_op_type.int128_cvt\0"
    "packed_int_op_type.int128_clm\0"
    "packed_int_op_type.int128_vnni\0"
    "packed_int_op_type.int128_pack\0"
    "packed_int_op_type.int256_aes\0"
    "packed_int_op_type.int256_sha\0"
    "packed_int_op_type.int256_cvt\0"
    "packed_int_op_type.int256_vnni\0"
    "packed_int_op_type.int256_pack\0"
    "ls_locks.all\0"
    "ls_dispatch.all\0"
    "ls_mab_alloc.load_store_allocations\0"
    "ls_mab_alloc.hardware_prefetcher_allocations\0"
    "ls_mab_alloc.all_allocations\0"
    "ls_dmnd_fills_from_sys.local_all\0"
    "ls_dmnd_fills_from_sys.remote_cache\0"
    "ls_dmnd_fills_from_sys.dram_io_all\0"
    "ls_dmnd_fills_from_sys.far_all\0"
    "wcb_close.full_line_64b\0"
    "ls_sw_pf_dc_fills.local_all\0"
    "ls_sw_pf_dc_fills.remote_cache\0"
    "ls_sw_pf_dc_fills.dram_io_all\0"
    "ls_sw_pf_dc_fills.far_all\0"
    "ls_hw_pf_dc_fills.local_all\0"
    "ls_hw_pf_dc_fills.remote_cache\0"
    "ls_hw_pf_dc_fills.dram_io_all\0"
    "ls_hw_pf_dc_fills.far_all\0"
    "l2_request_g1.all_dc\0"
    "l2_request_g1.all_no_prefetch\0"
    "l2_request_g1.all\0"
    "l2_request_g2.ls_rd_sized_nc\0"
    "l2_request_g2.ls_rd_sized\0"
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
    "bp_redirects.resync\0"
    "bp_redirects.ex_redir\0"
    "bp_redirects.all\0"
    "de_src_op_disp.x86_decoder\0"
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
    "ex_ret_mmx_fp_instr.x87\0"
    "ex_ret_mmx_fp_instr.mmx\0"
    "ex_ret_mmx_fp_instr.sse\0"
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
    "de_additional_resource_stalls.dispatch_stalls\0"
    "ex_tagged_ibs_ops.ibs_count_rollover\0";
inline constexpr select::event_list list{"zen5", core::zen5, names};
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
using msr::amd::events::zen4::bp_l2_btb_correct;
using msr::amd::events::zen4::bp_dyn_ind_pred;
using msr::amd::events::zen4::bp_de_redirect;
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
using msr::amd::events::zen4::ex_ret_ind_brch_instr;
using msr::amd::events::zen4::ex_ret_cond;
using msr::amd::events::zen4::ex_div_busy;
using msr::amd::events::zen4::ex_div_count;
using msr::amd::events::zen4::ex_ret_ucode_instr;
using msr::amd::events::zen4::ex_ret_ucode_ops;
using msr::amd::events::zen4::ex_ret_msprd_brnch_instr_dir_msmtch;
using msr::amd::events::zen4::ex_ret_uncond_brnch_instr_mispred;
using msr::amd::events::zen4::ex_ret_uncond_brnch_instr;
using msr::amd::events::zen4::ex_ret_fused_instr;
namespace bp_l1_tlb_fetch_hit { using namespace msr::amd::events::zen4::bp_l1_tlb_fetch_hit; }
namespace bp_l1_tlb_miss_l2_tlb_miss { using namespace msr::amd::events::zen4::bp_l1_tlb_miss_l2_tlb_miss; }
namespace de_dis_ops_from_decoder { using namespace msr::amd::events::zen4::de_dis_ops_from_decoder; }
namespace de_no_dispatch_per_slot { using namespace msr::amd::events::zen4::de_no_dispatch_per_slot; }
namespace de_src_op_disp { using namespace msr::amd::events::zen4::de_src_op_disp; }
namespace ex_no_retire { using namespace msr::amd::events::zen4::ex_no_retire; }
namespace ex_tagged_ibs_ops { using namespace msr::amd::events::zen4::ex_tagged_ibs_ops; }
namespace fp_disp_faults { using namespace msr::amd::events::zen4::fp_disp_faults; }
namespace fp_ops_retired_by_type { using namespace msr::amd::events::zen4::fp_ops_retired_by_type; }
namespace fp_ops_retired_by_width { using namespace msr::amd::events::zen4::fp_ops_retired_by_width; }
namespace fp_pack_ops_retired { using namespace msr::amd::events::zen4::fp_pack_ops_retired; }
namespace fp_ret_sse_avx_ops { using namespace msr::amd::events::zen4::fp_ret_sse_avx_ops; }
namespace fp_ret_x87_fp_ops { using namespace msr::amd::events::zen4::fp_ret_x87_fp_ops; }
namespace ic_tag_hit_miss { using namespace msr::amd::events::zen4::ic_tag_hit_miss; }
namespace l2_cache_req_stat { using namespace msr::amd::events::zen4::l2_cache_req_stat; }
namespace l2_request_g1 { using namespace msr::amd::events::zen4::l2_request_g1; }
namespace ls_any_fills_from_sys { using namespace msr::amd::events::zen4::ls_any_fills_from_sys; }
namespace ls_bad_status2 { using namespace msr::amd::events::zen4::ls_bad_status2; }
namespace ls_dispatch { using namespace msr::amd::events::zen4::ls_dispatch; }
namespace ls_dmnd_fills_from_sys { using namespace msr::amd::events::zen4::ls_dmnd_fills_from_sys; }
namespace ls_hw_pf_dc_fills { using namespace msr::amd::events::zen4::ls_hw_pf_dc_fills; }
namespace ls_inef_sw_pref { using namespace msr::amd::events::zen4::ls_inef_sw_pref; }
namespace ls_l1_d_tlb_miss { using namespace msr::amd::events::zen4::ls_l1_d_tlb_miss; }
namespace ls_locks { using namespace msr::amd::events::zen4::ls_locks; }
namespace ls_misal_loads { using namespace msr::amd::events::zen4::ls_misal_loads; }
namespace ls_not_halted_p0_cyc { using namespace msr::amd::events::zen4::ls_not_halted_p0_cyc; }
namespace ls_pref_instr_disp { using namespace msr::amd::events::zen4::ls_pref_instr_disp; }
namespace ls_st_commit_cancel2 { using namespace msr::amd::events::zen4::ls_st_commit_cancel2; }
namespace ls_sw_pf_dc_fills { using namespace msr::amd::events::zen4::ls_sw_pf_dc_fills; }
namespace ls_tlb_flush { using namespace msr::amd::events::zen4::ls_tlb_flush; }
namespace op_cache_hit_miss { using namespace msr::amd::events::zen4::op_cache_hit_miss; }
namespace packed_int_op_type { using namespace msr::amd::events::zen4::packed_int_op_type; }
namespace sse_avx_ops_retired { using namespace msr::amd::events::zen4::sse_avx_ops_retired; }

namespace bp_redirects {
inline constexpr core_events::listed resync{{&core_events::list, 0x109f, 0x0, 0x7ec, 0x0}, {}, &resync}; // .code = 0x9f, .mask = 0x1
inline constexpr core_events::listed ex_redir{{&core_events::list, 0x209f, 0x0, 0x800, 0x0}, {}, &ex_redir}; // .code = 0x9f, .mask = 0x2
inline constexpr core_events::listed all{{&core_events::list, 0x9f, 0x0, 0x816, 0x0}, {}, &all}; // .code = 0x9f
} // namespace bp_redirects

namespace de_additional_resource_stalls {
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0x301a2, 0x0, 0xc34, 0x0}, {}, &dispatch_stalls}; // .code = 0x1a2, .mask = 0x30
} // namespace de_additional_resource_stalls

namespace de_dis_ops_from_decoder {
inline constexpr core_events::listed any_integer_dispatch{{&core_events::list, 0x80ab, 0x0, 0x842, 0x0}, {}, &any_integer_dispatch}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_dispatch_stall_cycle_dynamic_tokens_part1 {
inline constexpr core_events::listed int_phy_reg_file_rsrc_stall{{&core_events::list, 0x10ae, 0x0, 0x86f, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
inline constexpr core_events::listed load_queue_rsrc_stall{{&core_events::list, 0x20ae, 0x0, 0x8b8, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr core_events::listed store_queue_rsrc_stall{{&core_events::list, 0x40ae, 0x0, 0x8fb, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr core_events::listed taken_brnch_buffer_rsrc{{&core_events::list, 0x100ae, 0x0, 0x93f, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr core_events::listed fp_sch_rsrc_stall{{&core_events::list, 0x400ae, 0x0, 0x984, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part1

namespace de_dispatch_stall_cycle_dynamic_tokens_part2 {
inline constexpr core_events::listed al_tokens{{&core_events::list, 0x10af, 0x0, 0x9c3, 0x0}, {}, &al_tokens}; // .code = 0xaf, .mask = 0x1
inline constexpr core_events::listed ag_tokens{{&core_events::list, 0x20af, 0x0, 0x9fa, 0x0}, {}, &ag_tokens}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed ex_flush_recovery{{&core_events::list, 0x40af, 0x0, 0xa31, 0x0}, {}, &ex_flush_recovery}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed retq{{&core_events::list, 0x200af, 0x0, 0xa70, 0x0}, {}, &retq}; // .code = 0xaf, .mask = 0x20
} // namespace de_dispatch_stall_cycle_dynamic_tokens_part2

namespace de_src_op_disp {
inline constexpr core_events::listed x86_decoder{{&core_events::list, 0x10aa, 0x0, 0x827, 0x0}, {}, &x86_decoder}; // .code = 0xaa, .mask = 0x1
} // namespace de_src_op_disp

namespace ex_ret_mmx_fp_instr {
inline constexpr core_events::listed x87{{&core_events::list, 0x10cb, 0x0, 0xaa2, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr core_events::listed mmx{{&core_events::list, 0x20cb, 0x0, 0xaba, 0x0}, {}, &mmx}; // .code = 0xcb, .mask = 0x2
inline constexpr core_events::listed sse{{&core_events::list, 0x40cb, 0x0, 0xad2, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x4
} // namespace ex_ret_mmx_fp_instr

namespace ex_tagged_ibs_ops {
inline constexpr core_events::listed ibs_count_rollover{{&core_events::list, 0x41cf, 0x0, 0xc62, 0x0}, {}, &ibs_count_rollover}; // .code = 0x1cf, .mask = 0x4
} // namespace ex_tagged_ibs_ops

namespace fp_ops_retired_by_type {
inline constexpr core_events::listed scalar_mov{{&core_events::list, 0xa00a, 0x0, 0xd5, 0x0}, {}, &scalar_mov}; // .code = 0x0a, .mask = 0xa
inline constexpr core_events::listed scalar_shuffle{{&core_events::list, 0xb00a, 0x0, 0xf7, 0x0}, {}, &scalar_shuffle}; // .code = 0x0a, .mask = 0xb
inline constexpr core_events::listed scalar_bfloat{{&core_events::list, 0xc00a, 0x0, 0x11d, 0x0}, {}, &scalar_bfloat}; // .code = 0x0a, .mask = 0xc
inline constexpr core_events::listed scalar_logical{{&core_events::list, 0xd00a, 0x0, 0x142, 0x0}, {}, &scalar_logical}; // .code = 0x0a, .mask = 0xd
inline constexpr core_events::listed vector_mov{{&core_events::list, 0xa000a, 0x0, 0x168, 0x0}, {}, &vector_mov}; // .code = 0x0a, .mask = 0xa0
inline constexpr core_events::listed vector_bfloat{{&core_events::list, 0xc000a, 0x0, 0x18a, 0x0}, {}, &vector_bfloat}; // .code = 0x0a, .mask = 0xc0
} // namespace fp_ops_retired_by_type

namespace fp_pack_ops_retired {
inline constexpr core_events::listed fp128_mov{{&core_events::list, 0xa00c, 0x0, 0x2bf, 0x0}, {}, &fp128_mov}; // .code = 0x0c, .mask = 0xa
inline constexpr core_events::listed fp128_bfloat{{&core_events::list, 0xc00c, 0x0, 0x2dd, 0x0}, {}, &fp128_bfloat}; // .code = 0x0c, .mask = 0xc
inline constexpr core_events::listed fp256_mov{{&core_events::list, 0xa000c, 0x0, 0x2fe, 0x0}, {}, &fp256_mov}; // .code = 0x0c, .mask = 0xa0
inline constexpr core_events::listed fp256_bfloat{{&core_events::list, 0xc000c, 0x0, 0x31c, 0x0}, {}, &fp256_bfloat}; // .code = 0x0c, .mask = 0xc0
} // namespace fp_pack_ops_retired

namespace fp_ret_sse_avx_ops {
inline constexpr core_events::listed bfloat16_flops{{&core_events::list, 0x20003, 0x0, 0x0, 0x0}, {}, &bfloat16_flops}; // .code = 0x03, .mask = 0x20
inline constexpr core_events::listed scalar_single_flops{{&core_events::list, 0x40003, 0x0, 0x22, 0x0}, {}, &scalar_single_flops}; // .code = 0x03, .mask = 0x40
inline constexpr core_events::listed packed_single_flops{{&core_events::list, 0x60003, 0x0, 0x49, 0x0}, {}, &packed_single_flops}; // .code = 0x03, .mask = 0x60
inline constexpr core_events::listed scalar_double_flops{{&core_events::list, 0x80003, 0x0, 0x70, 0x0}, {}, &scalar_double_flops}; // .code = 0x03, .mask = 0x80
inline constexpr core_events::listed packed_double_flops{{&core_events::list, 0xa0003, 0x0, 0x97, 0x0}, {}, &packed_double_flops}; // .code = 0x03, .mask = 0xa0
inline constexpr core_events::listed all{{&core_events::list, 0xf003, 0x0, 0xbe, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xf
} // namespace fp_ret_sse_avx_ops

namespace ic_fetch_ibs_events {
inline constexpr core_events::listed fetch_tagged{{&core_events::list, 0x2188, 0x0, 0xba9, 0x0}, {}, &fetch_tagged}; // .code = 0x188, .mask = 0x2
inline constexpr core_events::listed sample_discarded{{&core_events::list, 0x4188, 0x0, 0xbca, 0x0}, {}, &sample_discarded}; // .code = 0x188, .mask = 0x4
inline constexpr core_events::listed sample_filtered{{&core_events::list, 0x8188, 0x0, 0xbef, 0x0}, {}, &sample_filtered}; // .code = 0x188, .mask = 0x8
inline constexpr core_events::listed sample_valid{{&core_events::list, 0x10188, 0x0, 0xc13, 0x0}, {}, &sample_valid}; // .code = 0x188, .mask = 0x10
} // namespace ic_fetch_ibs_events

namespace l2_fill_rsp_src {
inline constexpr core_events::listed local_ccx{{&core_events::list, 0x2165, 0x0, 0xaea, 0x0}, {}, &local_ccx}; // .code = 0x165, .mask = 0x2
inline constexpr core_events::listed near_cache{{&core_events::list, 0x4165, 0x0, 0xb04, 0x0}, {}, &near_cache}; // .code = 0x165, .mask = 0x4
inline constexpr core_events::listed dram_io_near{{&core_events::list, 0x8165, 0x0, 0xb1f, 0x0}, {}, &dram_io_near}; // .code = 0x165, .mask = 0x8
inline constexpr core_events::listed far_cache{{&core_events::list, 0x10165, 0x0, 0xb3c, 0x0}, {}, &far_cache}; // .code = 0x165, .mask = 0x10
inline constexpr core_events::listed dram_io_far{{&core_events::list, 0x40165, 0x0, 0xb56, 0x0}, {}, &dram_io_far}; // .code = 0x165, .mask = 0x40
inline constexpr core_events::listed alternate_memories{{&core_events::list, 0x80165, 0x0, 0xb72, 0x0}, {}, &alternate_memories}; // .code = 0x165, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xde165, 0x0, 0xb95, 0x0}, {}, &all}; // .code = 0x165, .mask = 0xde
} // namespace l2_fill_rsp_src

namespace l2_pf_hit_l2 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f070, 0x0, 0x6f0, 0x0}, {}, &l2_hwpf}; // .code = 0x70, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0070, 0x0, 0x705, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x70, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff070, 0x0, 0x71d, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f071, 0x0, 0x738, 0x0}, {}, &l2_hwpf}; // .code = 0x71, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0071, 0x0, 0x755, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x71, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff071, 0x0, 0x775, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
inline constexpr core_events::listed l2_hwpf{{&core_events::list, 0x1f072, 0x0, 0x798, 0x0}, {}, &l2_hwpf}; // .code = 0x72, .mask = 0x1f
inline constexpr core_events::listed l1_dc_hwpf{{&core_events::list, 0xe0072, 0x0, 0x7b1, 0x0}, {}, &l1_dc_hwpf}; // .code = 0x72, .mask = 0xe0
inline constexpr core_events::listed l1_dc_l2_hwpf{{&core_events::list, 0xff072, 0x0, 0x7cd, 0x0}, {}, &l1_dc_l2_hwpf}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
inline constexpr core_events::listed all_dc{{&core_events::list, 0xe0060, 0x0, 0x65f, 0x0}, {}, &all_dc}; // .code = 0x60, .mask = 0xe0
inline constexpr core_events::listed all_no_prefetch{{&core_events::list, 0xf1060, 0x0, 0x674, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf1
inline constexpr core_events::listed all{{&core_events::list, 0xf7060, 0x0, 0x692, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xf7
} // namespace l2_request_g1

namespace l2_request_g2 {
inline constexpr core_events::listed ls_rd_sized_nc{{&core_events::list, 0x20061, 0x0, 0x6a4, 0x0}, {}, &ls_rd_sized_nc}; // .code = 0x61, .mask = 0x20
inline constexpr core_events::listed ls_rd_sized{{&core_events::list, 0x40061, 0x0, 0x6c1, 0x0}, {}, &ls_rd_sized}; // .code = 0x61, .mask = 0x40
} // namespace l2_request_g2

namespace l2_wcb_req {
inline constexpr core_events::listed wcb_close{{&core_events::list, 0x20063, 0x0, 0x6db, 0x0}, {}, &wcb_close}; // .code = 0x63, .mask = 0x20
} // namespace l2_wcb_req

namespace ls_dispatch {
inline constexpr core_events::listed all{{&core_events::list, 0x7029, 0x0, 0x45c, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace ls_dmnd_fills_from_sys {
inline constexpr core_events::listed local_all{{&core_events::list, 0x3043, 0x0, 0x4da, 0x0}, {}, &local_all}; // .code = 0x43, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x14043, 0x0, 0x4fb, 0x0}, {}, &remote_cache}; // .code = 0x43, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48043, 0x0, 0x51f, 0x0}, {}, &dram_io_all}; // .code = 0x43, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50043, 0x0, 0x542, 0x0}, {}, &far_all}; // .code = 0x43, .mask = 0x50
} // namespace ls_dmnd_fills_from_sys

namespace ls_hw_pf_dc_fills {
inline constexpr core_events::listed local_all{{&core_events::list, 0x305a, 0x0, 0x5ec, 0x0}, {}, &local_all}; // .code = 0x5a, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x1405a, 0x0, 0x608, 0x0}, {}, &remote_cache}; // .code = 0x5a, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x4805a, 0x0, 0x627, 0x0}, {}, &dram_io_all}; // .code = 0x5a, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x5005a, 0x0, 0x645, 0x0}, {}, &far_all}; // .code = 0x5a, .mask = 0x50
} // namespace ls_hw_pf_dc_fills

namespace ls_locks {
inline constexpr core_events::listed all{{&core_events::list, 0x1f025, 0x0, 0x44f, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f
} // namespace ls_locks

namespace ls_mab_alloc {
inline constexpr core_events::listed load_store_allocations{{&core_events::list, 0x7041, 0x0, 0x46c, 0x0}, {}, &load_store_allocations}; // .code = 0x41, .mask = 0x7
inline constexpr core_events::listed hardware_prefetcher_allocations{{&core_events::list, 0x8041, 0x0, 0x490, 0x0}, {}, &hardware_prefetcher_allocations}; // .code = 0x41, .mask = 0x8
inline constexpr core_events::listed all_allocations{{&core_events::list, 0xf041, 0x0, 0x4bd, 0x0}, {}, &all_allocations}; // .code = 0x41, .mask = 0xf
} // namespace ls_mab_alloc

namespace ls_sw_pf_dc_fills {
inline constexpr core_events::listed local_all{{&core_events::list, 0x3059, 0x0, 0x579, 0x0}, {}, &local_all}; // .code = 0x59, .mask = 0x3
inline constexpr core_events::listed remote_cache{{&core_events::list, 0x14059, 0x0, 0x595, 0x0}, {}, &remote_cache}; // .code = 0x59, .mask = 0x14
inline constexpr core_events::listed dram_io_all{{&core_events::list, 0x48059, 0x0, 0x5b4, 0x0}, {}, &dram_io_all}; // .code = 0x59, .mask = 0x48
inline constexpr core_events::listed far_all{{&core_events::list, 0x50059, 0x0, 0x5d2, 0x0}, {}, &far_all}; // .code = 0x59, .mask = 0x50
} // namespace ls_sw_pf_dc_fills

namespace packed_int_op_type {
inline constexpr core_events::listed int128_cvt{{&core_events::list, 0x800d, 0x0, 0x33d, 0x0}, {}, &int128_cvt}; // .code = 0x0d, .mask = 0x8
inline constexpr core_events::listed int128_clm{{&core_events::list, 0x800d, 0x0, 0x2000000000035b, 0x0}, {}, &int128_clm}; // .code = 0x0d, .mask = 0x8, .deprecated = true
inline constexpr core_events::listed int128_vnni{{&core_events::list, 0xc00d, 0x0, 0x379, 0x0}, {}, &int128_vnni}; // .code = 0x0d, .mask = 0xc
inline constexpr core_events::listed int128_pack{{&core_events::list, 0xc00d, 0x0, 0x20000000000398, 0x0}, {}, &int128_pack}; // .code = 0x0d, .mask = 0xc, .deprecated = true
inline constexpr core_events::listed int256_aes{{&core_events::list, 0x5000d, 0x0, 0x3b7, 0x0}, {}, &int256_aes}; // .code = 0x0d, .mask = 0x50
inline constexpr core_events::listed int256_sha{{&core_events::list, 0x6000d, 0x0, 0x3d5, 0x0}, {}, &int256_sha}; // .code = 0x0d, .mask = 0x60
inline constexpr core_events::listed int256_cvt{{&core_events::list, 0x8000d, 0x0, 0x3f3, 0x0}, {}, &int256_cvt}; // .code = 0x0d, .mask = 0x80
inline constexpr core_events::listed int256_vnni{{&core_events::list, 0xc000d, 0x0, 0x411, 0x0}, {}, &int256_vnni}; // .code = 0x0d, .mask = 0xc0
inline constexpr core_events::listed int256_pack{{&core_events::list, 0xc000d, 0x0, 0x20000000000430, 0x0}, {}, &int256_pack}; // .code = 0x0d, .mask = 0xc0, .deprecated = true
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
inline constexpr core_events::listed mmx_aes{{&core_events::list, 0x500b, 0x0, 0x1af, 0x0}, {}, &mmx_aes}; // .code = 0x0b, .mask = 0x5
inline constexpr core_events::listed mmx_sha{{&core_events::list, 0x600b, 0x0, 0x1cb, 0x0}, {}, &mmx_sha}; // .code = 0x0b, .mask = 0x6
inline constexpr core_events::listed mmx_cvt{{&core_events::list, 0x800b, 0x0, 0x1e7, 0x0}, {}, &mmx_cvt}; // .code = 0x0b, .mask = 0x8
inline constexpr core_events::listed mmx_vnni{{&core_events::list, 0xc00b, 0x0, 0x203, 0x0}, {}, &mmx_vnni}; // .code = 0x0b, .mask = 0xc
inline constexpr core_events::listed mmx_pack{{&core_events::list, 0xc00b, 0x0, 0x20000000000220, 0x0}, {}, &mmx_pack}; // .code = 0x0b, .mask = 0xc, .deprecated = true
inline constexpr core_events::listed sse_avx_cvt{{&core_events::list, 0x8000b, 0x0, 0x23d, 0x0}, {}, &sse_avx_cvt}; // .code = 0x0b, .mask = 0x80
inline constexpr core_events::listed sse_avx_clm{{&core_events::list, 0x8000b, 0x0, 0x2000000000025d, 0x0}, {}, &sse_avx_clm}; // .code = 0x0b, .mask = 0x80, .deprecated = true
inline constexpr core_events::listed sse_avx_vnni{{&core_events::list, 0xc000b, 0x0, 0x27d, 0x0}, {}, &sse_avx_vnni}; // .code = 0x0b, .mask = 0xc0
inline constexpr core_events::listed sse_avx_pack{{&core_events::list, 0xc000b, 0x0, 0x2000000000029e, 0x0}, {}, &sse_avx_pack}; // .code = 0x0b, .mask = 0xc0, .deprecated = true
} // namespace sse_avx_ops_retired

namespace wcb_close {
inline constexpr core_events::listed full_line_64b{{&core_events::list, 0x1050, 0x0, 0x561, 0x0}, {}, &full_line_64b}; // .code = 0x50, .mask = 0x1
} // namespace wcb_close

namespace core_events {
inline constexpr const listed *own[] = {
    &bp_redirects::resync, &bp_redirects::ex_redir, &bp_redirects::all,
    &de_additional_resource_stalls::dispatch_stalls, &de_dis_ops_from_decoder::any_integer_dispatch,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::int_phy_reg_file_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::load_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::store_queue_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::taken_brnch_buffer_rsrc,
    &de_dispatch_stall_cycle_dynamic_tokens_part1::fp_sch_rsrc_stall,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::al_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ag_tokens,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::ex_flush_recovery,
    &de_dispatch_stall_cycle_dynamic_tokens_part2::retq, &de_src_op_disp::x86_decoder,
    &ex_ret_mmx_fp_instr::x87, &ex_ret_mmx_fp_instr::mmx, &ex_ret_mmx_fp_instr::sse,
    &ex_tagged_ibs_ops::ibs_count_rollover, &fp_ops_retired_by_type::scalar_mov,
    &fp_ops_retired_by_type::scalar_shuffle, &fp_ops_retired_by_type::scalar_bfloat,
    &fp_ops_retired_by_type::scalar_logical, &fp_ops_retired_by_type::vector_mov,
    &fp_ops_retired_by_type::vector_bfloat, &fp_pack_ops_retired::fp128_mov,
    &fp_pack_ops_retired::fp128_bfloat, &fp_pack_ops_retired::fp256_mov,
    &fp_pack_ops_retired::fp256_bfloat, &fp_ret_sse_avx_ops::bfloat16_flops,
    &fp_ret_sse_avx_ops::scalar_single_flops, &fp_ret_sse_avx_ops::packed_single_flops,
    &fp_ret_sse_avx_ops::scalar_double_flops, &fp_ret_sse_avx_ops::packed_double_flops,
    &fp_ret_sse_avx_ops::all, &ic_fetch_ibs_events::fetch_tagged,
    &ic_fetch_ibs_events::sample_discarded, &ic_fetch_ibs_events::sample_filtered,
    &ic_fetch_ibs_events::sample_valid, &l2_fill_rsp_src::local_ccx, &l2_fill_rsp_src::near_cache,
    &l2_fill_rsp_src::dram_io_near, &l2_fill_rsp_src::far_cache, &l2_fill_rsp_src::dram_io_far,
    &l2_fill_rsp_src::alternate_memories, &l2_fill_rsp_src::all, &l2_pf_hit_l2::l2_hwpf,
    &l2_pf_hit_l2::l1_dc_hwpf, &l2_pf_hit_l2::l1_dc_l2_hwpf, &l2_pf_miss_l2_hit_l3::l2_hwpf,
    &l2_pf_miss_l2_hit_l3::l1_dc_hwpf, &l2_pf_miss_l2_hit_l3::l1_dc_l2_hwpf,
    &l2_pf_miss_l2_l3::l2_hwpf, &l2_pf_miss_l2_l3::l1_dc_hwpf, &l2_pf_miss_l2_l3::l1_dc_l2_hwpf,
    &l2_request_g1::all_dc, &l2_request_g1::all_no_prefetch, &l2_request_g1::all,
    &l2_request_g2::ls_rd_sized_nc, &l2_request_g2::ls_rd_sized, &l2_wcb_req::wcb_close,
    &ls_dispatch::all, &ls_dmnd_fills_from_sys::local_all, &ls_dmnd_fills_from_sys::remote_cache,
    &ls_dmnd_fills_from_sys::dram_io_all, &ls_dmnd_fills_from_sys::far_all,
    &ls_hw_pf_dc_fills::local_all, &ls_hw_pf_dc_fills::remote_cache,
    &ls_hw_pf_dc_fills::dram_io_all, &ls_hw_pf_dc_fills::far_all, &ls_locks::all,
    &ls_mab_alloc::load_store_allocations, &ls_mab_alloc::hardware_prefetcher_allocations,
    &ls_mab_alloc::all_allocations, &ls_sw_pf_dc_fills::local_all, &ls_sw_pf_dc_fills::remote_cache,
    &ls_sw_pf_dc_fills::dram_io_all, &ls_sw_pf_dc_fills::far_all, &packed_int_op_type::int128_cvt,
    &packed_int_op_type::int128_clm, &packed_int_op_type::int128_vnni,
    &packed_int_op_type::int128_pack, &packed_int_op_type::int256_aes,
    &packed_int_op_type::int256_sha, &packed_int_op_type::int256_cvt,
    &packed_int_op_type::int256_vnni, &packed_int_op_type::int256_pack,
    &sse_avx_ops_retired::mmx_aes, &sse_avx_ops_retired::mmx_sha, &sse_avx_ops_retired::mmx_cvt,
    &sse_avx_ops_retired::mmx_vnni, &sse_avx_ops_retired::mmx_pack,
    &sse_avx_ops_retired::sse_avx_cvt, &sse_avx_ops_retired::sse_avx_clm,
    &sse_avx_ops_retired::sse_avx_vnni, &sse_avx_ops_retired::sse_avx_pack,
    &wcb_close::full_line_64b,
};
inline constexpr auto events = select::with_shared_events<msr::amd::events::zen4::core_events::all, core::zen5>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::amd::events::zen4::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::amd::events::zen5
