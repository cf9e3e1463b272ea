// Events of AMD Zen 2 (family 17h), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// zen2: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen2; GPL-2.0 tree (COPYING), names and numbers only.
// Not in libpfm4, event codes: 00h 04h 2dh 40h 46h 62h 63h 6dh 80h 81h 86h 87h 8ch 99h c7h d2h
// 28ah.
// Only in libpfm4, event codes: 1c7h.
// Not in libpfm4, unit masks of codes it has: 03h/ffh 25h/02h 25h/04h 25h/08h 4bh/ffh 70h/ffh
// 71h/ffh 72h/ffh 78h/dfh 85h/ffh 94h/ffh aah/ffh afh/01h afh/02h afh/04h afh/10h afh/20h afh/40h.
// Compared with libpfm4 91970fe6eb4e, lib/events/amd64_events_fam17h_zen2.h; MIT (COPYING;
// copyright lines in that file). Names and numbers only.
// 156 of its 199 events are those of zen3.
#pragma once

#include <msr/amd/events/zen3.hpp>

// clang-format off
namespace msr::events::zen2 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "all_dc_accesses\0"
    "ls_st_commit_cancel2.st_commit_cancel_wcb_full\0"
    "ls_refills_from_sys.ls_mabresp_rmt_dram\0"
    "ls_refills_from_sys.ls_mabresp_rmt_cache\0"
    "ls_refills_from_sys.ls_mabresp_lcl_dram\0"
    "ls_refills_from_sys.ls_mabresp_lcl_cache\0"
    "ls_refills_from_sys.ls_mabresp_lcl_l2\0"
    "ls_misal_accesses\0"
    "ls_sw_pf_dc_fill.ls_mabresp_rmt_dram\0"
    "ls_sw_pf_dc_fill.ls_mabresp_rmt_cache\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_dram\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_cache\0"
    "ls_sw_pf_dc_fill.ls_mabresp_lcl_l2\0"
    "ls_hw_pf_dc_fill.ls_mabresp_rmt_dram\0"
    "ls_hw_pf_dc_fill.ls_mabresp_rmt_cache\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_dram\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_cache\0"
    "ls_hw_pf_dc_fill.ls_mabresp_lcl_l2\0"
    "l2_cache_accesses_from_dc_misses\0"
    "l2_cache_hits_from_dc_misses\0"
    "ls_tlb_flush\0"
    "all_tlbs_flushed\0"
    "bp_l1_tlb_miss_l2_hit\0"
    "de_dis_uops_from_decoder\0"
    "de_dis_uops_from_decoder.opcache_dispatched\0"
    "de_dis_uops_from_decoder.decoder_dispatched\0"
    "uops_dispatched\0"
    "de_dis_dispatch_token_stalls1.fp_misc_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.taken_branch_buffer_rsrc_stall\0"
    "de_dis_dispatch_token_stalls1.store_queue_token_stall\0"
    "de_dis_dispatch_token_stalls1.load_queue_token_stall\0"
    "de_dis_dispatch_token_stalls1.int_phy_reg_file_token_stall\0"
    "de_dis_dispatch_token_stalls0.sc_agu_dispatch_stall\0"
    "de_dis_dispatch_token_stalls0.retire_token_stall\0"
    "de_dis_dispatch_token_stalls0.agsq_token_stall\0"
    "de_dis_dispatch_token_stalls0.alu_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq3_0_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq2_token_stall\0"
    "de_dis_dispatch_token_stalls0.alsq1_token_stall\0"
    "ex_ret_cops\0"
    "uops_retired\0"
    "ex_ret_cond_misp\0"
    "ex_ret_fus_brnch_inst\0";
inline constexpr select::event_list list{"zen2", core::zen2, names};
} // namespace core_events

using zen3::sse_avx_stalls;
using zen3::ls_ret_cl_flush;
using zen3::ls_ret_cpuid;
using zen3::ls_smi_rx;
using zen3::ls_int_taken;
using zen3::ls_rdtsc;
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
using zen3::de_dis_uop_queue_empty_di0;
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
namespace bp_l1_tlb_fetch_hit { using namespace zen3::bp_l1_tlb_fetch_hit; }
namespace bp_l1_tlb_miss_l2_tlb_miss { using namespace zen3::bp_l1_tlb_miss_l2_tlb_miss; }
namespace de_dis_dispatch_token_stalls1 { using namespace zen3::de_dis_dispatch_token_stalls1; }
namespace ex_ret_mmx_fp_instr { using namespace zen3::ex_ret_mmx_fp_instr; }
namespace ex_tagged_ibs_ops { using namespace zen3::ex_tagged_ibs_ops; }
namespace fp_disp_faults { using namespace zen3::fp_disp_faults; }
namespace fp_num_mov_elim_scal_op { using namespace zen3::fp_num_mov_elim_scal_op; }
namespace fp_ret_sse_avx_ops { using namespace zen3::fp_ret_sse_avx_ops; }
namespace fp_retired_ser_ops { using namespace zen3::fp_retired_ser_ops; }
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
namespace ls_bad_status2 { using namespace zen3::ls_bad_status2; }
namespace ls_dispatch { using namespace zen3::ls_dispatch; }
namespace ls_inef_sw_pref { using namespace zen3::ls_inef_sw_pref; }
namespace ls_l1_d_tlb_miss { using namespace zen3::ls_l1_d_tlb_miss; }
namespace ls_locks { using namespace zen3::ls_locks; }
namespace ls_mab_alloc { using namespace zen3::ls_mab_alloc; }
namespace ls_pref_instr_disp { using namespace zen3::ls_pref_instr_disp; }
namespace ls_tablewalker { using namespace zen3::ls_tablewalker; }
inline constexpr core_events::listed all_dc_accesses{{&core_events::list, 0x7029, 0x0, 0x0, 0x0}, {}, &all_dc_accesses}; // .code = 0x29, .mask = 0x7
inline constexpr core_events::listed ls_misal_accesses{{&core_events::list, 0x47, 0x0, 0x107, 0x0}, {}, &ls_misal_accesses}; // .code = 0x47
inline constexpr core_events::listed l2_cache_accesses_from_dc_misses{{&core_events::list, 0xc8060, 0x0, 0x28b, 0x0}, {}, &l2_cache_accesses_from_dc_misses}; // .code = 0x60, .mask = 0xc8
inline constexpr core_events::listed l2_cache_hits_from_dc_misses{{&core_events::list, 0x70064, 0x0, 0x2ac, 0x0}, {}, &l2_cache_hits_from_dc_misses}; // .code = 0x64, .mask = 0x70
inline constexpr core_events::listed ls_tlb_flush{{&core_events::list, 0x78, 0x0, 0x2c9, 0x0}, {}, &ls_tlb_flush}; // .code = 0x78
inline constexpr core_events::listed all_tlbs_flushed{{&core_events::list, 0xdf078, 0x0, 0x2d6, 0x0}, {}, &all_tlbs_flushed}; // .code = 0x78, .mask = 0xdf
inline constexpr core_events::listed bp_l1_tlb_miss_l2_hit{{&core_events::list, 0x84, 0x0, 0x2e7, 0x0}, {}, &bp_l1_tlb_miss_l2_hit}; // .code = 0x84
inline constexpr core_events::listed uops_dispatched{{&core_events::list, 0x30aa, 0x0, 0x36e, 0x0}, {}, &uops_dispatched}; // .code = 0xaa, .mask = 0x3
inline constexpr core_events::listed ex_ret_cops{{&core_events::list, 0xc1, 0x0, 0x5e6, 0x0}, {}, &ex_ret_cops}; // .code = 0xc1
inline constexpr core_events::listed uops_retired{{&core_events::list, 0xc1, 0x0, 0x5f2, 0x0}, {}, &uops_retired}; // .code = 0xc1
inline constexpr core_events::listed ex_ret_cond_misp{{&core_events::list, 0xd2, 0x0, 0x5ff, 0x0}, {}, &ex_ret_cond_misp}; // .code = 0xd2
inline constexpr core_events::listed ex_ret_fus_brnch_inst{{&core_events::list, 0x1d0, 0x0, 0x610, 0x0}, {}, &ex_ret_fus_brnch_inst}; // .code = 0x1d0

namespace de_dis_dispatch_token_stalls0 {
inline constexpr core_events::listed sc_agu_dispatch_stall{{&core_events::list, 0x400af, 0x0, 0x492, 0x0}, {}, &sc_agu_dispatch_stall}; // .code = 0xaf, .mask = 0x40
inline constexpr core_events::listed retire_token_stall{{&core_events::list, 0x200af, 0x0, 0x4c6, 0x0}, {}, &retire_token_stall}; // .code = 0xaf, .mask = 0x20
inline constexpr core_events::listed agsq_token_stall{{&core_events::list, 0x100af, 0x0, 0x4f7, 0x0}, {}, &agsq_token_stall}; // .code = 0xaf, .mask = 0x10
inline constexpr core_events::listed alu_token_stall{{&core_events::list, 0x80af, 0x0, 0x526, 0x0}, {}, &alu_token_stall}; // .code = 0xaf, .mask = 0x8
inline constexpr core_events::listed alsq3_0_token_stall{{&core_events::list, 0x40af, 0x0, 0x554, 0x0}, {}, &alsq3_0_token_stall}; // .code = 0xaf, .mask = 0x4
inline constexpr core_events::listed alsq2_token_stall{{&core_events::list, 0x20af, 0x0, 0x586, 0x0}, {}, &alsq2_token_stall}; // .code = 0xaf, .mask = 0x2
inline constexpr core_events::listed alsq1_token_stall{{&core_events::list, 0x10af, 0x0, 0x5b6, 0x0}, {}, &alsq1_token_stall}; // .code = 0xaf, .mask = 0x1
} // namespace de_dis_dispatch_token_stalls0

namespace de_dis_dispatch_token_stalls1 {
inline constexpr core_events::listed fp_misc_rsrc_stall{{&core_events::list, 0x800ae, 0x0, 0x37e, 0x0}, {}, &fp_misc_rsrc_stall}; // .code = 0xae, .mask = 0x80
inline constexpr core_events::listed taken_branch_buffer_rsrc_stall{{&core_events::list, 0x100ae, 0x0, 0x3af, 0x0}, {}, &taken_branch_buffer_rsrc_stall}; // .code = 0xae, .mask = 0x10
inline constexpr core_events::listed store_queue_token_stall{{&core_events::list, 0x40ae, 0x0, 0x3ec, 0x0}, {}, &store_queue_token_stall}; // .code = 0xae, .mask = 0x4
inline constexpr core_events::listed load_queue_token_stall{{&core_events::list, 0x20ae, 0x0, 0x422, 0x0}, {}, &load_queue_token_stall}; // .code = 0xae, .mask = 0x2
inline constexpr core_events::listed int_phy_reg_file_token_stall{{&core_events::list, 0x10ae, 0x0, 0x457, 0x0}, {}, &int_phy_reg_file_token_stall}; // .code = 0xae, .mask = 0x1
} // namespace de_dis_dispatch_token_stalls1

namespace de_dis_uops_from_decoder {
inline constexpr core_events::listed event{{&core_events::list, 0xff0aa, 0x0, 0x2fd, 0x0}, {}, &event}; // .code = 0xaa, .mask = 0xff
inline constexpr core_events::listed opcache_dispatched{{&core_events::list, 0x20aa, 0x0, 0x316, 0x0}, {}, &opcache_dispatched}; // .code = 0xaa, .mask = 0x2
inline constexpr core_events::listed decoder_dispatched{{&core_events::list, 0x10aa, 0x0, 0x342, 0x0}, {}, &decoder_dispatched}; // .code = 0xaa, .mask = 0x1
} // namespace de_dis_uops_from_decoder

namespace ls_hw_pf_dc_fill {
inline constexpr core_events::listed ls_mabresp_rmt_dram{{&core_events::list, 0x4005a, 0x0, 0x1d2, 0x0}, {}, &ls_mabresp_rmt_dram}; // .code = 0x5a, .mask = 0x40
inline constexpr core_events::listed ls_mabresp_rmt_cache{{&core_events::list, 0x1005a, 0x0, 0x1f7, 0x0}, {}, &ls_mabresp_rmt_cache}; // .code = 0x5a, .mask = 0x10
inline constexpr core_events::listed ls_mabresp_lcl_dram{{&core_events::list, 0x805a, 0x0, 0x21d, 0x0}, {}, &ls_mabresp_lcl_dram}; // .code = 0x5a, .mask = 0x8
inline constexpr core_events::listed ls_mabresp_lcl_cache{{&core_events::list, 0x205a, 0x0, 0x242, 0x0}, {}, &ls_mabresp_lcl_cache}; // .code = 0x5a, .mask = 0x2
inline constexpr core_events::listed ls_mabresp_lcl_l2{{&core_events::list, 0x105a, 0x0, 0x268, 0x0}, {}, &ls_mabresp_lcl_l2}; // .code = 0x5a, .mask = 0x1
} // namespace ls_hw_pf_dc_fill

namespace ls_refills_from_sys {
inline constexpr core_events::listed ls_mabresp_rmt_dram{{&core_events::list, 0x40043, 0x0, 0x3f, 0x0}, {}, &ls_mabresp_rmt_dram}; // .code = 0x43, .mask = 0x40
inline constexpr core_events::listed ls_mabresp_rmt_cache{{&core_events::list, 0x10043, 0x0, 0x67, 0x0}, {}, &ls_mabresp_rmt_cache}; // .code = 0x43, .mask = 0x10
inline constexpr core_events::listed ls_mabresp_lcl_dram{{&core_events::list, 0x8043, 0x0, 0x90, 0x0}, {}, &ls_mabresp_lcl_dram}; // .code = 0x43, .mask = 0x8
inline constexpr core_events::listed ls_mabresp_lcl_cache{{&core_events::list, 0x2043, 0x0, 0xb8, 0x0}, {}, &ls_mabresp_lcl_cache}; // .code = 0x43, .mask = 0x2
inline constexpr core_events::listed ls_mabresp_lcl_l2{{&core_events::list, 0x1043, 0x0, 0xe1, 0x0}, {}, &ls_mabresp_lcl_l2}; // .code = 0x43, .mask = 0x1
} // namespace ls_refills_from_sys

namespace ls_st_commit_cancel2 {
inline constexpr core_events::listed st_commit_cancel_wcb_full{{&core_events::list, 0x37, 0x0, 0x10, 0x0}, {}, &st_commit_cancel_wcb_full}; // .code = 0x37
} // namespace ls_st_commit_cancel2

namespace ls_sw_pf_dc_fill {
inline constexpr core_events::listed ls_mabresp_rmt_dram{{&core_events::list, 0x40059, 0x0, 0x119, 0x0}, {}, &ls_mabresp_rmt_dram}; // .code = 0x59, .mask = 0x40
inline constexpr core_events::listed ls_mabresp_rmt_cache{{&core_events::list, 0x10059, 0x0, 0x13e, 0x0}, {}, &ls_mabresp_rmt_cache}; // .code = 0x59, .mask = 0x10
inline constexpr core_events::listed ls_mabresp_lcl_dram{{&core_events::list, 0x8059, 0x0, 0x164, 0x0}, {}, &ls_mabresp_lcl_dram}; // .code = 0x59, .mask = 0x8
inline constexpr core_events::listed ls_mabresp_lcl_cache{{&core_events::list, 0x2059, 0x0, 0x189, 0x0}, {}, &ls_mabresp_lcl_cache}; // .code = 0x59, .mask = 0x2
inline constexpr core_events::listed ls_mabresp_lcl_l2{{&core_events::list, 0x1059, 0x0, 0x1af, 0x0}, {}, &ls_mabresp_lcl_l2}; // .code = 0x59, .mask = 0x1
} // namespace ls_sw_pf_dc_fill

namespace core_events {
inline constexpr const listed *own[] = {
    &all_dc_accesses, &ls_misal_accesses, &l2_cache_accesses_from_dc_misses,
    &l2_cache_hits_from_dc_misses, &ls_tlb_flush, &all_tlbs_flushed, &bp_l1_tlb_miss_l2_hit,
    &uops_dispatched, &ex_ret_cops, &uops_retired, &ex_ret_cond_misp, &ex_ret_fus_brnch_inst,
    &de_dis_dispatch_token_stalls0::sc_agu_dispatch_stall,
    &de_dis_dispatch_token_stalls0::retire_token_stall,
    &de_dis_dispatch_token_stalls0::agsq_token_stall,
    &de_dis_dispatch_token_stalls0::alu_token_stall,
    &de_dis_dispatch_token_stalls0::alsq3_0_token_stall,
    &de_dis_dispatch_token_stalls0::alsq2_token_stall,
    &de_dis_dispatch_token_stalls0::alsq1_token_stall,
    &de_dis_dispatch_token_stalls1::fp_misc_rsrc_stall,
    &de_dis_dispatch_token_stalls1::taken_branch_buffer_rsrc_stall,
    &de_dis_dispatch_token_stalls1::store_queue_token_stall,
    &de_dis_dispatch_token_stalls1::load_queue_token_stall,
    &de_dis_dispatch_token_stalls1::int_phy_reg_file_token_stall, &de_dis_uops_from_decoder::event,
    &de_dis_uops_from_decoder::opcache_dispatched, &de_dis_uops_from_decoder::decoder_dispatched,
    &ls_hw_pf_dc_fill::ls_mabresp_rmt_dram, &ls_hw_pf_dc_fill::ls_mabresp_rmt_cache,
    &ls_hw_pf_dc_fill::ls_mabresp_lcl_dram, &ls_hw_pf_dc_fill::ls_mabresp_lcl_cache,
    &ls_hw_pf_dc_fill::ls_mabresp_lcl_l2, &ls_refills_from_sys::ls_mabresp_rmt_dram,
    &ls_refills_from_sys::ls_mabresp_rmt_cache, &ls_refills_from_sys::ls_mabresp_lcl_dram,
    &ls_refills_from_sys::ls_mabresp_lcl_cache, &ls_refills_from_sys::ls_mabresp_lcl_l2,
    &ls_st_commit_cancel2::st_commit_cancel_wcb_full, &ls_sw_pf_dc_fill::ls_mabresp_rmt_dram,
    &ls_sw_pf_dc_fill::ls_mabresp_rmt_cache, &ls_sw_pf_dc_fill::ls_mabresp_lcl_dram,
    &ls_sw_pf_dc_fill::ls_mabresp_lcl_cache, &ls_sw_pf_dc_fill::ls_mabresp_lcl_l2,
};
inline constexpr auto events = select::with_shared_events<zen3::core_events::all, core::zen2>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &zen3::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::zen2
