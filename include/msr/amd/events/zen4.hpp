// Events of AMD Zen 4 (family 19h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen4: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen4; GPL-2.0 tree (COPYING), names and numbers only.
// Only in libpfm4, event codes: cbh 1a2h.
// Not in libpfm4, unit masks of codes it has: 43h/ffh 44h/ffh.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam19h_zen4.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
// 272 of its 336 events are those of zen5.
#pragma once

#include <msr/amd/events/zen5.hpp>

// clang-format off
namespace msr::amd::events::zen4 {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fp_ret_sse_avx_ops.bfloat_mac_flops\0"
    "fp_ret_sse_avx_ops.all\0"
    "fp_retired_ser_ops.x87_ctrl_ret\0"
    "fp_retired_ser_ops.x87_bot_ret\0"
    "fp_retired_ser_ops.sse_ctrl_ret\0"
    "fp_retired_ser_ops.sse_bot_ret\0"
    "fp_retired_ser_ops.all\0"
    "sse_avx_ops_retired.mmx_pack\0"
    "sse_avx_ops_retired.sse_avx_clm\0"
    "sse_avx_ops_retired.sse_avx_pack\0"
    "packed_int_op_type.int128_clm\0"
    "packed_int_op_type.int128_pack\0"
    "packed_int_op_type.int256_pack\0"
    "all_data_cache_accesses\0"
    "ls_mab_alloc.load_store_allocations\0"
    "ls_mab_alloc.hardware_prefetcher_allocations\0"
    "ls_mab_alloc.all_allocations\0"
    "l2_request_g1.change_to_x\0"
    "l2_request_g1.all_dc\0"
    "l2_request_g1.all_no_prefetch\0"
    "l2_request_g1.all\0"
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
    "resyncs_or_nc_redirects\0"
    "de_src_op_disp.decoder\0"
    "de_src_op_disp.loop_buffer\0"
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
    "de_dis_dispatch_token_stalls2.retire_token_stall\0";
inline constexpr select::event_list list{"zen4", core::zen4, names};
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
using msr::amd::events::zen5::bp_l2_btb_correct;
using msr::amd::events::zen5::bp_dyn_ind_pred;
using msr::amd::events::zen5::bp_de_redirect;
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
using msr::amd::events::zen5::ex_ret_ind_brch_instr;
using msr::amd::events::zen5::ex_ret_cond;
using msr::amd::events::zen5::ex_div_busy;
using msr::amd::events::zen5::ex_div_count;
using msr::amd::events::zen5::ex_ret_ucode_instr;
using msr::amd::events::zen5::ex_ret_ucode_ops;
using msr::amd::events::zen5::ex_ret_msprd_brnch_instr_dir_msmtch;
using msr::amd::events::zen5::ex_ret_uncond_brnch_instr_mispred;
using msr::amd::events::zen5::ex_ret_uncond_brnch_instr;
using msr::amd::events::zen5::ex_ret_fused_instr;
namespace bp_l1_tlb_fetch_hit { using namespace msr::amd::events::zen5::bp_l1_tlb_fetch_hit; }
namespace bp_l1_tlb_miss_l2_tlb_miss { using namespace msr::amd::events::zen5::bp_l1_tlb_miss_l2_tlb_miss; }
namespace de_dis_ops_from_decoder { using namespace msr::amd::events::zen5::de_dis_ops_from_decoder; }
namespace de_no_dispatch_per_slot { using namespace msr::amd::events::zen5::de_no_dispatch_per_slot; }
namespace de_src_op_disp { using namespace msr::amd::events::zen5::de_src_op_disp; }
namespace ex_no_retire { using namespace msr::amd::events::zen5::ex_no_retire; }
namespace ex_tagged_ibs_ops { using namespace msr::amd::events::zen5::ex_tagged_ibs_ops; }
namespace fp_disp_faults { using namespace msr::amd::events::zen5::fp_disp_faults; }
namespace fp_ops_retired_by_type { using namespace msr::amd::events::zen5::fp_ops_retired_by_type; }
namespace fp_ops_retired_by_width { using namespace msr::amd::events::zen5::fp_ops_retired_by_width; }
namespace fp_pack_ops_retired { using namespace msr::amd::events::zen5::fp_pack_ops_retired; }
namespace fp_ret_sse_avx_ops { using namespace msr::amd::events::zen5::fp_ret_sse_avx_ops; }
namespace fp_ret_x87_fp_ops { using namespace msr::amd::events::zen5::fp_ret_x87_fp_ops; }
namespace ic_tag_hit_miss { using namespace msr::amd::events::zen5::ic_tag_hit_miss; }
namespace l2_cache_req_stat { using namespace msr::amd::events::zen5::l2_cache_req_stat; }
namespace l2_request_g1 { using namespace msr::amd::events::zen5::l2_request_g1; }
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
namespace ls_st_commit_cancel2 { using namespace msr::amd::events::zen5::ls_st_commit_cancel2; }
namespace ls_sw_pf_dc_fills { using namespace msr::amd::events::zen5::ls_sw_pf_dc_fills; }
namespace ls_tlb_flush { using namespace msr::amd::events::zen5::ls_tlb_flush; }
namespace op_cache_hit_miss { using namespace msr::amd::events::zen5::op_cache_hit_miss; }
namespace packed_int_op_type { using namespace msr::amd::events::zen5::packed_int_op_type; }
namespace sse_avx_ops_retired { using namespace msr::amd::events::zen5::sse_avx_ops_retired; }
inline constexpr core_events::listed all_data_cache_accesses{{&core_events::list, 0x7029, 0x0, 0x18a, 0x0}, {}, &all_data_cache_accesses}; // .code = 0x29, .mask = 0x7
inline constexpr core_events::listed resyncs_or_nc_redirects{{&core_events::list, 0x96, 0x0, 0x53f, 0x0}, {}, &resyncs_or_nc_redirects}; // .code = 0x96

namespace de_dis_dispatch_token_stalls1 {
inline constexpr core_events::listed int_phy_reg_file_rsrc_stall{{&core_events::list, 0x10ae, 0x0, 0x5c3, 0x0}, {}, &int_phy_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x1
inline constexpr core_events::listed load_queue_rsrc_stall{{&core_events::list, 0x20ae, 0x0, 0x5fd, 0x0}, {}, &load_queue_rsrc_stall}; // .code = 0xae, .mask = 0x2
inline constexpr core_events::listed store_queue_rsrc_stall{{&core_events::list, 0x40ae, 0x0, 0x631, 0x0}, {}, &store_queue_rsrc_stall}; // .code = 0xae, .mask = 0x4
inline constexpr core_events::listed taken_brnch_buffer_rsrc{{&core_events::list, 0x100ae, 0x0, 0x666, 0x0}, {}, &taken_brnch_buffer_rsrc}; // .code = 0xae, .mask = 0x10
inline constexpr core_events::listed fp_reg_file_rsrc_stall{{&core_events::list, 0x200ae, 0x0, 0x69c, 0x0}, {}, &fp_reg_file_rsrc_stall}; // .code = 0xae, .mask = 0x20
inline constexpr core_events::listed fp_sch_rsrc_stall{{&core_events::list, 0x400ae, 0x0, 0x6d1, 0x0}, {}, &fp_sch_rsrc_stall}; // .code = 0xae, .mask = 0x40
inline constexpr core_events::listed fp_flush_recovery_stall{{&core_events::list, 0x800ae, 0x0, 0x701, 0x0}, {}, &fp_flush_recovery_stall}; // .code = 0xae, .mask = 0x80
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_dispatch_token_stalls2 {
inline constexpr core_events::listed int_sch0_token_stall{{&core_events::list, 0x10af, 0x0, 0x737, 0x0}, {}, &int_sch0_token_stall}; // .code = 0xaf, .mask = 0x1
inline constexpr core_events::listed int_sch1_token_stall{{&core_events::list, 0x20af, 0x0, 0x76a, 0x0}, {}, &int_sch1_token_stall}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed int_sch2_token_stall{{&core_events::list, 0x40af, 0x0, 0x79d, 0x0}, {}, &int_sch2_token_stall}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed int_sch3_token_stall{{&core_events::list, 0x80af, 0x0, 0x7d0, 0x0}, {}, &int_sch3_token_stall}; // .code = 0xaf, .mask = 0x8
inline constexpr core_events::listed retire_token_stall{{&core_events::list, 0x200af, 0x0, 0x803, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x20
} // namespace de_dis_dispatch_token_stalls2

namespace de_dis_ops_from_decoder {
inline constexpr core_events::listed disp_op_type_any_integer_dispatch{{&core_events::list, 0x80ab, 0x0, 0x589, 0x0}, {}, &disp_op_type_any_integer_dispatch}; // .code = 0xab, .mask = 0x8
} // namespace de_dis_ops_from_decoder

namespace de_src_op_disp {
inline constexpr core_events::listed decoder{{&core_events::list, 0x10aa, 0x0, 0x557, 0x0}, {}, &decoder}; // .code = 0xaa, .mask = 0x1
inline constexpr core_events::listed loop_buffer{{&core_events::list, 0x40aa, 0x0, 0x56e, 0x0}, {}, &loop_buffer}; // .code = 0xaa, .mask = 0x4
} // namespace de_src_op_disp

namespace fp_ret_sse_avx_ops {
inline constexpr core_events::listed bfloat_mac_flops{{&core_events::list, 0x10003, 0x0, 0x0, 0x0}, {}, &bfloat_mac_flops}; // .code = 0x03, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f003, 0x0, 0x24, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x1f
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
inline constexpr core_events::listed x87_ctrl_ret{{&core_events::list, 0x1005, 0x0, 0x3b, 0x0}, {}, &x87_ctrl_ret}; // .code = 0x05, .mask = 0x1
inline constexpr core_events::listed x87_bot_ret{{&core_events::list, 0x2005, 0x0, 0x5b, 0x0}, {}, &x87_bot_ret}; // .code = 0x05, .mask = 0x2
inline constexpr core_events::listed sse_ctrl_ret{{&core_events::list, 0x4005, 0x0, 0x7a, 0x0}, {}, &sse_ctrl_ret}; // .code = 0x05, .mask = 0x4
inline constexpr core_events::listed sse_bot_ret{{&core_events::list, 0x8005, 0x0, 0x9a, 0x0}, {}, &sse_bot_ret}; // .code = 0x05, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf005, 0x0, 0xb9, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace fp_retired_ser_ops

namespace l2_pf_hit_l2 {
inline constexpr core_events::listed l2_stream{{&core_events::list, 0x1070, 0x0, 0x26f, 0x0}, {}, &l2_stream}; // .code = 0x70, .mask = 0x1
inline constexpr core_events::listed l2_next_line{{&core_events::list, 0x2070, 0x0, 0x286, 0x0}, {}, &l2_next_line}; // .code = 0x70, .mask = 0x2
inline constexpr core_events::listed l2_up_down{{&core_events::list, 0x4070, 0x0, 0x2a0, 0x0}, {}, &l2_up_down}; // .code = 0x70, .mask = 0x4
inline constexpr core_events::listed l2_burst{{&core_events::list, 0x8070, 0x0, 0x2b8, 0x0}, {}, &l2_burst}; // .code = 0x70, .mask = 0x8
inline constexpr core_events::listed l2_stride{{&core_events::list, 0x10070, 0x0, 0x2ce, 0x0}, {}, &l2_stride}; // .code = 0x70, .mask = 0x10
inline constexpr core_events::listed l1_stream{{&core_events::list, 0x20070, 0x0, 0x2e5, 0x0}, {}, &l1_stream}; // .code = 0x70, .mask = 0x20
inline constexpr core_events::listed l1_stride{{&core_events::list, 0x40070, 0x0, 0x2fc, 0x0}, {}, &l1_stride}; // .code = 0x70, .mask = 0x40
inline constexpr core_events::listed l1_region{{&core_events::list, 0x80070, 0x0, 0x313, 0x0}, {}, &l1_region}; // .code = 0x70, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff070, 0x0, 0x32a, 0x0}, {}, &all}; // .code = 0x70, .mask = 0xff
} // namespace l2_pf_hit_l2

namespace l2_pf_miss_l2_hit_l3 {
inline constexpr core_events::listed l2_stream{{&core_events::list, 0x1071, 0x0, 0x33b, 0x0}, {}, &l2_stream}; // .code = 0x71, .mask = 0x1
inline constexpr core_events::listed l2_next_line{{&core_events::list, 0x2071, 0x0, 0x35a, 0x0}, {}, &l2_next_line}; // .code = 0x71, .mask = 0x2
inline constexpr core_events::listed l2_up_down{{&core_events::list, 0x4071, 0x0, 0x37c, 0x0}, {}, &l2_up_down}; // .code = 0x71, .mask = 0x4
inline constexpr core_events::listed l2_burst{{&core_events::list, 0x8071, 0x0, 0x39c, 0x0}, {}, &l2_burst}; // .code = 0x71, .mask = 0x8
inline constexpr core_events::listed l2_stride{{&core_events::list, 0x10071, 0x0, 0x3ba, 0x0}, {}, &l2_stride}; // .code = 0x71, .mask = 0x10
inline constexpr core_events::listed l1_stream{{&core_events::list, 0x20071, 0x0, 0x3d9, 0x0}, {}, &l1_stream}; // .code = 0x71, .mask = 0x20
inline constexpr core_events::listed l1_stride{{&core_events::list, 0x40071, 0x0, 0x3f8, 0x0}, {}, &l1_stride}; // .code = 0x71, .mask = 0x40
inline constexpr core_events::listed l1_region{{&core_events::list, 0x80071, 0x0, 0x417, 0x0}, {}, &l1_region}; // .code = 0x71, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff071, 0x0, 0x436, 0x0}, {}, &all}; // .code = 0x71, .mask = 0xff
} // namespace l2_pf_miss_l2_hit_l3

namespace l2_pf_miss_l2_l3 {
inline constexpr core_events::listed l2_stream{{&core_events::list, 0x1072, 0x0, 0x44f, 0x0}, {}, &l2_stream}; // .code = 0x72, .mask = 0x1
inline constexpr core_events::listed l2_next_line{{&core_events::list, 0x2072, 0x0, 0x46a, 0x0}, {}, &l2_next_line}; // .code = 0x72, .mask = 0x2
inline constexpr core_events::listed l2_up_down{{&core_events::list, 0x4072, 0x0, 0x488, 0x0}, {}, &l2_up_down}; // .code = 0x72, .mask = 0x4
inline constexpr core_events::listed l2_burst{{&core_events::list, 0x8072, 0x0, 0x4a4, 0x0}, {}, &l2_burst}; // .code = 0x72, .mask = 0x8
inline constexpr core_events::listed l2_stride{{&core_events::list, 0x10072, 0x0, 0x4be, 0x0}, {}, &l2_stride}; // .code = 0x72, .mask = 0x10
inline constexpr core_events::listed l1_stream{{&core_events::list, 0x20072, 0x0, 0x4d9, 0x0}, {}, &l1_stream}; // .code = 0x72, .mask = 0x20
inline constexpr core_events::listed l1_stride{{&core_events::list, 0x40072, 0x0, 0x4f4, 0x0}, {}, &l1_stride}; // .code = 0x72, .mask = 0x40
inline constexpr core_events::listed l1_region{{&core_events::list, 0x80072, 0x0, 0x50f, 0x0}, {}, &l1_region}; // .code = 0x72, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff072, 0x0, 0x52a, 0x0}, {}, &all}; // .code = 0x72, .mask = 0xff
} // namespace l2_pf_miss_l2_l3

namespace l2_request_g1 {
inline constexpr core_events::listed change_to_x{{&core_events::list, 0x8060, 0x0, 0x210, 0x0}, {}, &change_to_x}; // .code = 0x60, .mask = 0x8
inline constexpr core_events::listed all_dc{{&core_events::list, 0xe8060, 0x0, 0x22a, 0x0}, {}, &all_dc}; // .code = 0x60, .mask = 0xe8
inline constexpr core_events::listed all_no_prefetch{{&core_events::list, 0xf9060, 0x0, 0x23f, 0x0}, {}, &all_no_prefetch}; // .code = 0x60, .mask = 0xf9
inline constexpr core_events::listed all{{&core_events::list, 0xff060, 0x0, 0x25d, 0x0}, {}, &all}; // .code = 0x60, .mask = 0xff
} // namespace l2_request_g1

namespace ls_mab_alloc {
inline constexpr core_events::listed load_store_allocations{{&core_events::list, 0x3f041, 0x0, 0x1a2, 0x0}, {}, &load_store_allocations}; // .code = 0x41, .mask = 0x3f
inline constexpr core_events::listed hardware_prefetcher_allocations{{&core_events::list, 0x40041, 0x0, 0x1c6, 0x0}, {}, &hardware_prefetcher_allocations}; // .code = 0x41, .mask = 0x40
inline constexpr core_events::listed all_allocations{{&core_events::list, 0x7f041, 0x0, 0x1f3, 0x0}, {}, &all_allocations}; // .code = 0x41, .mask = 0x7f
} // namespace ls_mab_alloc

namespace packed_int_op_type {
inline constexpr core_events::listed int128_clm{{&core_events::list, 0x800d, 0x0, 0x12e, 0x0}, {}, &int128_clm}; // .code = 0x0d, .mask = 0x8
inline constexpr core_events::listed int128_pack{{&core_events::list, 0xc00d, 0x0, 0x14c, 0x0}, {}, &int128_pack}; // .code = 0x0d, .mask = 0xc
inline constexpr core_events::listed int256_pack{{&core_events::list, 0xc000d, 0x0, 0x16b, 0x0}, {}, &int256_pack}; // .code = 0x0d, .mask = 0xc0
} // namespace packed_int_op_type

namespace sse_avx_ops_retired {
inline constexpr core_events::listed mmx_pack{{&core_events::list, 0xc00b, 0x0, 0xd0, 0x0}, {}, &mmx_pack}; // .code = 0x0b, .mask = 0xc
inline constexpr core_events::listed sse_avx_clm{{&core_events::list, 0x8000b, 0x0, 0xed, 0x0}, {}, &sse_avx_clm}; // .code = 0x0b, .mask = 0x80
inline constexpr core_events::listed sse_avx_pack{{&core_events::list, 0xc000b, 0x0, 0x10d, 0x0}, {}, &sse_avx_pack}; // .code = 0x0b, .mask = 0xc0
} // namespace sse_avx_ops_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &all_data_cache_accesses, &resyncs_or_nc_redirects,
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
    &de_dis_ops_from_decoder::disp_op_type_any_integer_dispatch, &de_src_op_disp::decoder,
    &de_src_op_disp::loop_buffer, &fp_ret_sse_avx_ops::bfloat_mac_flops, &fp_ret_sse_avx_ops::all,
    &fp_retired_ser_ops::x87_ctrl_ret, &fp_retired_ser_ops::x87_bot_ret,
    &fp_retired_ser_ops::sse_ctrl_ret, &fp_retired_ser_ops::sse_bot_ret, &fp_retired_ser_ops::all,
    &l2_pf_hit_l2::l2_stream, &l2_pf_hit_l2::l2_next_line, &l2_pf_hit_l2::l2_up_down,
    &l2_pf_hit_l2::l2_burst, &l2_pf_hit_l2::l2_stride, &l2_pf_hit_l2::l1_stream,
    &l2_pf_hit_l2::l1_stride, &l2_pf_hit_l2::l1_region, &l2_pf_hit_l2::all,
    &l2_pf_miss_l2_hit_l3::l2_stream, &l2_pf_miss_l2_hit_l3::l2_next_line,
    &l2_pf_miss_l2_hit_l3::l2_up_down, &l2_pf_miss_l2_hit_l3::l2_burst,
    &l2_pf_miss_l2_hit_l3::l2_stride, &l2_pf_miss_l2_hit_l3::l1_stream,
    &l2_pf_miss_l2_hit_l3::l1_stride, &l2_pf_miss_l2_hit_l3::l1_region, &l2_pf_miss_l2_hit_l3::all,
    &l2_pf_miss_l2_l3::l2_stream, &l2_pf_miss_l2_l3::l2_next_line, &l2_pf_miss_l2_l3::l2_up_down,
    &l2_pf_miss_l2_l3::l2_burst, &l2_pf_miss_l2_l3::l2_stride, &l2_pf_miss_l2_l3::l1_stream,
    &l2_pf_miss_l2_l3::l1_stride, &l2_pf_miss_l2_l3::l1_region, &l2_pf_miss_l2_l3::all,
    &l2_request_g1::change_to_x, &l2_request_g1::all_dc, &l2_request_g1::all_no_prefetch,
    &l2_request_g1::all, &ls_mab_alloc::load_store_allocations,
    &ls_mab_alloc::hardware_prefetcher_allocations, &ls_mab_alloc::all_allocations,
    &packed_int_op_type::int128_clm, &packed_int_op_type::int128_pack,
    &packed_int_op_type::int256_pack, &sse_avx_ops_retired::mmx_pack,
    &sse_avx_ops_retired::sse_avx_clm, &sse_avx_ops_retired::sse_avx_pack,
};
inline constexpr auto events = select::with_shared_events<msr::amd::events::zen5::core_events::all, core::zen4>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::amd::events::zen5::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::amd::events::zen4
