// Events of AMD Zen and Zen+ (family 17h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen1: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen1; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, event codes: 0eh 78h 94h.
// Only in libpfm4, event codes: 59h 5ah aeh d2h.
// Not in libpfm4, unit masks of codes it has: 70h/ffh 71h/ffh 72h/ffh.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam17h_zen1.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
// 118 of its 163 events are those of zen3.
#pragma once

#include <msr/amd/events/zen3.hpp>

// clang-format off
namespace msr::events::zen1 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "fpu_pipe_assignment.dual\0"
    "fpu_pipe_assignment.dual3\0"
    "fpu_pipe_assignment.dual2\0"
    "fpu_pipe_assignment.dual1\0"
    "fpu_pipe_assignment.dual0\0"
    "fp_sched_empty\0"
    "fp_retx87_fp_ops.all\0"
    "fp_retx87_fp_ops.div_sqr_r_ops\0"
    "fp_retx87_fp_ops.mul_ops\0"
    "fp_retx87_fp_ops.add_sub_ops\0"
    "fp_ret_sse_avx_ops.dp_mult_add_flops\0"
    "fp_ret_sse_avx_ops.dp_div_flops\0"
    "fp_ret_sse_avx_ops.dp_mult_flops\0"
    "fp_ret_sse_avx_ops.dp_add_sub_flops\0"
    "fp_ret_sse_avx_ops.sp_mult_add_flops\0"
    "fp_ret_sse_avx_ops.sp_div_flops\0"
    "fp_ret_sse_avx_ops.sp_mult_flops\0"
    "fp_ret_sse_avx_ops.sp_add_sub_flops\0"
    "fp_retired_ser_ops.x87_ctrl_ret\0"
    "fp_retired_ser_ops.x87_bot_ret\0"
    "fp_retired_ser_ops.sse_ctrl_ret\0"
    "fp_retired_ser_ops.sse_bot_ret\0"
    "all_dc_accesses\0"
    "ls_l1_d_tlb_miss.tlb_reload_32k_l2_miss\0"
    "ls_l1_d_tlb_miss.tlb_reload_32k_l2_hit\0"
    "ls_misal_accesses\0"
    "ls_pref_instr_disp.store_prefetch_w\0"
    "ls_pref_instr_disp.load_prefetch_w\0"
    "l2_cache_accesses_from_dc_misses\0"
    "l2_cache_hits_from_dc_misses\0"
    "all_tlbs_flushed\0"
    "bp_l1_tlb_miss_l2_hit\0"
    "bp_l1_tlb_miss_l2_miss\0"
    "bp_l1_tlb_fetch_hit\0"
    "uops_dispatched\0"
    "de_dis_dispatch_token_stalls0.retire_token_stall\0"
    "de_dis_dispatch_token_stalls0.agsq_token_stall\0"
    "de_dis_dispatch_token_stalls0.alu_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_0_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq2_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq1_token_stall\0"
    "ex_ret_cops\0"
    "uops_retired\0"
    "ex_ret_fus_brnch_inst\0";
inline constexpr select::event_list list{"zen1", core::zen1, names};
} // namespace core_events

using zen3::sse_avx_stalls;
using zen3::ls_stlf;
using zen3::ls_dc_accesses;
using zen3::l1_dtlb_misses;
using zen3::l2_dtlb_misses;
using zen3::l2_cache_accesses_from_ic_misses;
using zen3::l2_cache_misses_from_ic_miss;
using zen3::l2_cache_misses_from_dc_misses;
using zen3::l2_cache_hits_from_ic_misses;
using zen3::l2_pf_hit_l2;
using zen3::l2_cache_hits_from_l2_hwpf;
using zen3::l2_pf_miss_l2_hit_l3;
using zen3::l2_pf_miss_l2_l3;
using zen3::ls_not_halted_cyc;
using zen3::ic_fw32;
using zen3::ic_fw32_miss;
using zen3::ic_cache_fill_l2;
using zen3::ic_cache_fill_sys;
using zen3::l2_itlb_misses;
using zen3::bp_snp_re_sync;
using zen3::bp_l1_btb_correct;
using zen3::bp_l2_btb_correct;
using zen3::bp_dyn_ind_pred;
using zen3::bp_de_redirect;
using zen3::bp_tlb_rel;
using zen3::ex_ret_instr;
using zen3::ex_ret_brn;
using zen3::ex_ret_brn_misp;
using zen3::ex_ret_brn_tkn;
using zen3::ex_ret_brn_tkn_misp;
using zen3::ex_ret_brn_far;
using zen3::ex_ret_brn_resync;
using zen3::ex_ret_near_ret;
using zen3::ex_ret_near_ret_mispred;
using zen3::ex_ret_brn_ind_misp;
using zen3::ex_ret_cond;
using zen3::ex_div_busy;
using zen3::ex_div_count;
namespace ex_ret_mmx_fp_instr { using namespace zen3::ex_ret_mmx_fp_instr; }
namespace ex_tagged_ibs_ops { using namespace zen3::ex_tagged_ibs_ops; }
namespace fp_num_mov_elim_scal_op { using namespace zen3::fp_num_mov_elim_scal_op; }
namespace fp_ret_sse_avx_ops { using namespace zen3::fp_ret_sse_avx_ops; }
namespace fpu_pipe_assignment { using namespace zen3::fpu_pipe_assignment; }
namespace ic_cache_inval { using namespace zen3::ic_cache_inval; }
namespace ic_fetch_stall { using namespace zen3::ic_fetch_stall; }
namespace ic_oc_mode_switch { using namespace zen3::ic_oc_mode_switch; }
namespace l2_cache_req_stat { using namespace zen3::l2_cache_req_stat; }
namespace l2_fill_pending { using namespace zen3::l2_fill_pending; }
namespace l2_latency { using namespace zen3::l2_latency; }
namespace l2_request_g1 { using namespace zen3::l2_request_g1; }
namespace l2_request_g2 { using namespace zen3::l2_request_g2; }
namespace l2_wcb_req { using namespace zen3::l2_wcb_req; }
namespace ls_dispatch { using namespace zen3::ls_dispatch; }
namespace ls_inef_sw_pref { using namespace zen3::ls_inef_sw_pref; }
namespace ls_l1_d_tlb_miss { using namespace zen3::ls_l1_d_tlb_miss; }
namespace ls_locks { using namespace zen3::ls_locks; }
namespace ls_mab_alloc { using namespace zen3::ls_mab_alloc; }
namespace ls_pref_instr_disp { using namespace zen3::ls_pref_instr_disp; }
namespace ls_tablewalker { using namespace zen3::ls_tablewalker; }
inline constexpr core_events::listed fp_sched_empty{{&core_events::list, 0x1, 0x0, 0x81, 0x0}, {}, &fp_sched_empty}; // .code = 0x01
inline constexpr core_events::listed all_dc_accesses{{&core_events::list, 0x7029, 0x0, 0x28c, 0x0}, {}, &all_dc_accesses}; // .code = 0x29, .mask = 0x7
inline constexpr core_events::listed ls_misal_accesses{{&core_events::list, 0x47, 0x0, 0x2eb, 0x0}, {}, &ls_misal_accesses}; // .code = 0x47
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{{&core_events::list, 0xc8060, 0x0, 0x344, 0x0}, {}, &l2_cache_accesses_from_dc_misses}; // .code = 0x60, .mask = 0xc8
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{{&core_events::list, 0x70064, 0x0, 0x365, 0x0}, {}, &l2_cache_hits_from_dc_misses}; // .code = 0x64, .mask = 0x70
inline constexpr core_events::listed all_tlbs_flushed{{&core_events::list, 0xdf078, 0x0, 0x382, 0x0}, {}, &all_tlbs_flushed}; // .code = 0x78, .mask = 0xdf
inline constexpr core_events::listed bp_l1_tlb_miss_l2_hit{{&core_events::list, 0x84, 0x0, 0x393, 0x0}, {}, &bp_l1_tlb_miss_l2_hit}; // .code = 0x84
inline constexpr core_events::listed bp_l1_tlb_miss_l2_miss{{&core_events::list, 0x85, 0x0, 0x3a9, 0x0}, {}, &bp_l1_tlb_miss_l2_miss}; // .code = 0x85
inline constexpr core_events::listed bp_l1_tlb_fetch_hit{{&core_events::list, 0x94, 0x0, 0x3c0, 0x0}, {}, &bp_l1_tlb_fetch_hit}; // .code = 0x94
inline constexpr core_events::listed uops_dispatched{{&core_events::list, 0x30aa, 0x0, 0x3d4, 0x0}, {}, &uops_dispatched}; // .code = 0xaa, .mask = 0x3
inline constexpr core_events::listed ex_ret_cops{{&core_events::list, 0xc1, 0x0, 0x534, 0x0}, {}, &ex_ret_cops}; // .code = 0xc1
inline constexpr core_events::listed uops_retired{{&core_events::list, 0xc1, 0x0, 0x540, 0x0}, {}, &uops_retired}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_fus_brnch_inst{{&core_events::list, 0x1d0, 0x0, 0x54d, 0x0}, {}, &ex_ret_fus_brnch_inst}; // .code = 0x1d0

namespace de_dis_dispatch_token_stalls0 {
inline constexpr core_events::listed retire_token_stall{{&core_events::list, 0x400af, 0x0, 0x3e4, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x40
inline constexpr core_events::listed agsq_token_stall{{&core_events::list, 0x200af, 0x0, 0x415, 0x0}, {}, &agsq_token_stall}; // .code = 0xaf, .mask = 0x20
inline constexpr core_events::listed alu_token_stall{{&core_events::list, 0x100af, 0x0, 0x444, 0x0}, {}, &alu_token_stall}; // .code = 0xaf, .mask = 0x10
inline constexpr core_events::listed alsq3_0_token_stall{{&core_events::list, 0x80af, 0x0, 0x472, 0x0}, {}, &alsq3_0_token_stall}; // .code = 0xaf, .mask = 0x8
inline constexpr core_events::listed alsq3_token_stall{{&core_events::list, 0x40af, 0x0, 0x4a4, 0x0}, {}, &alsq3_token_stall}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed alsq2_token_stall{{&core_events::list, 0x20af, 0x0, 0x4d4, 0x0}, {}, &alsq2_token_stall}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed alsq1_token_stall{{&core_events::list, 0x10af, 0x0, 0x504, 0x0}, {}, &alsq1_token_stall}; // .code = 0xaf, .mask = 0x1
} // namespace de_dis_dispatch_token_stalls0

namespace fp_ret_sse_avx_ops {
inline constexpr core_events::listed dp_mult_add_flops{{&core_events::list, 0x80003, 0x0, 0xfa, 0x0}, {}, &dp_mult_add_flops}; // .code = 0x03, .mask = 0x80
inline constexpr core_events::listed dp_div_flops{{&core_events::list, 0x40003, 0x0, 0x11f, 0x0}, {}, &dp_div_flops}; // .code = 0x03, .mask = 0x40
inline constexpr core_events::listed dp_mult_flops{{&core_events::list, 0x20003, 0x0, 0x13f, 0x0}, {}, &dp_mult_flops}; // .code = 0x03, .mask = 0x20
inline constexpr core_events::listed dp_add_sub_flops{{&core_events::list, 0x10003, 0x0, 0x160, 0x0}, {}, &dp_add_sub_flops}; // .code = 0x03, .mask = 0x10
inline constexpr core_events::listed sp_mult_add_flops{{&core_events::list, 0x8003, 0x0, 0x184, 0x0}, {}, &sp_mult_add_flops}; // .code = 0x03, .mask = 0x8
inline constexpr core_events::listed sp_div_flops{{&core_events::list, 0x4003, 0x0, 0x1a9, 0x0}, {}, &sp_div_flops}; // .code = 0x03, .mask = 0x4
inline constexpr core_events::listed sp_mult_flops{{&core_events::list, 0x2003, 0x0, 0x1c9, 0x0}, {}, &sp_mult_flops}; // .code = 0x03, .mask = 0x2
inline constexpr core_events::listed sp_add_sub_flops{{&core_events::list, 0x1003, 0x0, 0x1ea, 0x0}, {}, &sp_add_sub_flops}; // .code = 0x03, .mask = 0x1
} // namespace fp_ret_sse_avx_ops

namespace fp_retired_ser_ops {
inline constexpr core_events::listed x87_ctrl_ret{{&core_events::list, 0x8005, 0x0, 0x20e, 0x0}, {}, &x87_ctrl_ret}; // .code = 0x05, .mask = 0x8
inline constexpr core_events::listed x87_bot_ret{{&core_events::list, 0x4005, 0x0, 0x22e, 0x0}, {}, &x87_bot_ret}; // .code = 0x05, .mask = 0x4
inline constexpr core_events::listed sse_ctrl_ret{{&core_events::list, 0x2005, 0x0, 0x24d, 0x0}, {}, &sse_ctrl_ret}; // .code = 0x05, .mask = 0x2
inline constexpr core_events::listed sse_bot_ret{{&core_events::list, 0x1005, 0x0, 0x26d, 0x0}, {}, &sse_bot_ret}; // .code = 0x05, .mask = 0x1
} // namespace fp_retired_ser_ops

namespace fp_retx87_fp_ops {
inline constexpr core_events::listed all{{&core_events::list, 0x7002, 0x0, 0x90, 0x0}, {}, &all}; // .code = 0x02, .mask = 0x7
inline constexpr core_events::listed div_sqr_r_ops{{&core_events::list, 0x4002, 0x0, 0xa5, 0x0}, {}, &div_sqr_r_ops}; // .code = 0x02, .mask = 0x4
inline constexpr core_events::listed mul_ops{{&core_events::list, 0x2002, 0x0, 0xc4, 0x0}, {}, &mul_ops}; // .code = 0x02, .mask = 0x2
inline constexpr core_events::listed add_sub_ops{{&core_events::list, 0x1002, 0x0, 0xdd, 0x0}, {}, &add_sub_ops}; // .code = 0x02, .mask = 0x1
} // namespace fp_retx87_fp_ops

namespace fpu_pipe_assignment {
inline constexpr core_events::listed dual{{&core_events::list, 0xf0000, 0x0, 0x0, 0x0}, {}, &dual}; // .code = 0x00, .mask = 0xf0
inline constexpr core_events::listed dual3{{&core_events::list, 0x80000, 0x0, 0x19, 0x0}, {}, &dual3}; // .code = 0x00, .mask = 0x80
inline constexpr core_events::listed dual2{{&core_events::list, 0x40000, 0x0, 0x33, 0x0}, {}, &dual2}; // .code = 0x00, .mask = 0x40
inline constexpr core_events::listed dual1{{&core_events::list, 0x20000, 0x0, 0x4d, 0x0}, {}, &dual1}; // .code = 0x00, .mask = 0x20
inline constexpr core_events::listed dual0{{&core_events::list, 0x10000, 0x0, 0x67, 0x0}, {}, &dual0}; // .code = 0x00, .mask = 0x10
} // namespace fpu_pipe_assignment

namespace ls_l1_d_tlb_miss {
inline constexpr core_events::listed tlb_reload_32k_l2_miss{{&core_events::list, 0x20045, 0x0, 0x29c, 0x0}, {}, &tlb_reload_32k_l2_miss}; // .code = 0x45, .mask = 0x20
inline constexpr core_events::listed tlb_reload_32k_l2_hit{{&core_events::list, 0x2045, 0x0, 0x2c4, 0x0}, {}, &tlb_reload_32k_l2_hit}; // .code = 0x45, .mask = 0x2
} // namespace ls_l1_d_tlb_miss

namespace ls_pref_instr_disp {
inline constexpr core_events::listed store_prefetch_w{{&core_events::list, 0x204b, 0x0, 0x2fd, 0x0}, {}, &store_prefetch_w}; // .code = 0x4b, .mask = 0x2
inline constexpr core_events::listed load_prefetch_w{{&core_events::list, 0x104b, 0x0, 0x321, 0x0}, {}, &load_prefetch_w}; // .code = 0x4b, .mask = 0x1
} // namespace ls_pref_instr_disp

namespace core_events {
inline constexpr const listed *own[] = {
    &fp_sched_empty, &all_dc_accesses, &ls_misal_accesses, &l2_cache_accesses_from_dc_misses,
    &l2_cache_hits_from_dc_misses, &all_tlbs_flushed, &bp_l1_tlb_miss_l2_hit,
    &bp_l1_tlb_miss_l2_miss, &bp_l1_tlb_fetch_hit, &uops_dispatched, &ex_ret_cops, &uops_retired,
    &ex_ret_fus_brnch_inst, &de_dis_dispatch_token_stalls0::retire_token_stall,
    &de_dis_dispatch_token_stalls0::agsq_token_stall,
    &de_dis_dispatch_token_stalls0::alu_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_0_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_token_stall,
    &de_dis_dispatch_token_stalls0::alsq2_token_stall,
    &de_dis_dispatch_token_stalls0::alsq1_token_stall, &fp_ret_sse_avx_ops::dp_mult_add_flops,
    &fp_ret_sse_avx_ops::dp_div_flops, &fp_ret_sse_avx_ops::dp_mult_flops,
    &fp_ret_sse_avx_ops::dp_add_sub_flops, &fp_ret_sse_avx_ops::sp_mult_add_flops,
    &fp_ret_sse_avx_ops::sp_div_flops, &fp_ret_sse_avx_ops::sp_mult_flops,
    &fp_ret_sse_avx_ops::sp_add_sub_flops, &fp_retired_ser_ops::x87_ctrl_ret,
    &fp_retired_ser_ops::x87_bot_ret, &fp_retired_ser_ops::sse_ctrl_ret,
    &fp_retired_ser_ops::sse_bot_ret, &fp_retx87_fp_ops::all, &fp_retx87_fp_ops::div_sqr_r_ops,
    &fp_retx87_fp_ops::mul_ops, &fp_retx87_fp_ops::add_sub_ops, &fpu_pipe_assignment::dual,
    &fpu_pipe_assignment::dual3, &fpu_pipe_assignment::dual2, &fpu_pipe_assignment::dual1,
    &fpu_pipe_assignment::dual0, &ls_l1_d_tlb_miss::tlb_reload_32k_l2_miss,
    &ls_l1_d_tlb_miss::tlb_reload_32k_l2_hit, &ls_pref_instr_disp::store_prefetch_w,
    &ls_pref_instr_disp::load_prefetch_w,
};
inline constexpr auto events = select::with_shared_events<zen3::core_events::all, core::zen1>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &zen3::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::zen1
