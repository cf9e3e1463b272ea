// Events of Sandy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snb: from intel/perfmon 6dadedf3aa48, SNB/events/sandybridge_core.json, version 19 of 03/02/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 239 of its 288 events are those of ivy_bridge.
#pragma once

#include <msr/intel/events/ivy_bridge.hpp>

// clang-format off
namespace msr::events::sandy_bridge {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "agu_bypass_cancel.count\0"
    "arith.fpu_div\0"
    "br_misp_exec.taken_direct_near_call\0"
    "br_misp_exec.all_direct_near_call\0"
    "br_misp_retired.near_call\0"
    "br_misp_retired.not_taken\0"
    "br_misp_retired.taken\0"
    "cycle_activity.cycles_l1d_pending\0"
    "cycle_activity.cycles_no_dispatch\0"
    "cycle_activity.stalls_l1d_pending\0"
    "dsb_fill.other_cancel\0"
    "dsb_fill.all_cancel\0"
    "dtlb_load_misses.miss_causes_a_walk\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_duration\0"
    "dtlb_load_misses.stlb_hit\0"
    "hw_pre_req.dl1_miss\0"
    "idq_uops_not_delivered.cycles_ge_1_uop_deliv.core\0"
    "insts_written_to_iq.insts\0"
    "inst_retired.prec_dist\0"
    "int_misc.rat_stall_cycles\0"
    "l1d.allocated_in_m\0"
    "l1d.eviction\0"
    "l1d.all_m_replacement\0"
    "l1d_blocks.bank_conflict_cycles\0"
    "l2_l1d_wb_rqsts.hit_s\0"
    "l2_store_lock_rqsts.hit_e\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.all_block\0"
    "ld_blocks_partial.all_sta_block\0"
    "mem_load_uops_misc_retired.llc_miss\0"
    "offcore_requests_outstanding.demand_data_rd_c6\0"
    "other_assists.itlb_miss_retired\0"
    "partial_rat_stalls.flags_merge_uop\0"
    "partial_rat_stalls.flags_merge_uop_cycles\0"
    "partial_rat_stalls.slow_lea_window\0"
    "partial_rat_stalls.mul_single_uop\0"
    "resource_stalls.lb\0"
    "resource_stalls.lb_sb\0"
    "resource_stalls.mem_rs\0"
    "resource_stalls.ooo_rsrc\0"
    "resource_stalls2.all_fl_empty\0"
    "resource_stalls2.all_prf_control\0"
    "resource_stalls2.bob_full\0"
    "resource_stalls2.ooo_rsrc\0"
    "rs_events.empty_end\0"
    "uops_dispatched.thread\0"
    "uops_dispatched.core\0"
    "uops_retired.core_stall_cycles\0";
inline constexpr select::event_list list{"sandy_bridge", core::sandy_bridge, names};
} // namespace core_events

namespace arith { using namespace ivy_bridge::arith; }
namespace baclears { using namespace ivy_bridge::baclears; }
namespace br_inst_exec { using namespace ivy_bridge::br_inst_exec; }
namespace br_inst_retired { using namespace ivy_bridge::br_inst_retired; }
namespace br_misp_exec { using namespace ivy_bridge::br_misp_exec; }
namespace br_misp_retired { using namespace ivy_bridge::br_misp_retired; }
namespace cpl_cycles { using namespace ivy_bridge::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace ivy_bridge::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace ivy_bridge::cpu_clk_unhalted; }
namespace cycle_activity { using namespace ivy_bridge::cycle_activity; }
namespace dsb2mite_switches { using namespace ivy_bridge::dsb2mite_switches; }
namespace dsb_fill { using namespace ivy_bridge::dsb_fill; }
namespace dtlb_store_misses { using namespace ivy_bridge::dtlb_store_misses; }
namespace ept { using namespace ivy_bridge::ept; }
namespace fp_assist { using namespace ivy_bridge::fp_assist; }
namespace fp_comp_ops_exe { using namespace ivy_bridge::fp_comp_ops_exe; }
namespace icache { using namespace ivy_bridge::icache; }
namespace idq { using namespace ivy_bridge::idq; }
namespace idq_uops_not_delivered { using namespace ivy_bridge::idq_uops_not_delivered; }
namespace ild_stall { using namespace ivy_bridge::ild_stall; }
namespace inst_retired { using namespace ivy_bridge::inst_retired; }
namespace int_misc { using namespace ivy_bridge::int_misc; }
namespace itlb { using namespace ivy_bridge::itlb; }
namespace itlb_misses { using namespace ivy_bridge::itlb_misses; }
namespace l1d { using namespace ivy_bridge::l1d; }
namespace l1d_pend_miss { using namespace ivy_bridge::l1d_pend_miss; }
namespace l2_l1d_wb_rqsts { using namespace ivy_bridge::l2_l1d_wb_rqsts; }
namespace l2_lines_in { using namespace ivy_bridge::l2_lines_in; }
namespace l2_lines_out { using namespace ivy_bridge::l2_lines_out; }
namespace l2_rqsts { using namespace ivy_bridge::l2_rqsts; }
namespace l2_store_lock_rqsts { using namespace ivy_bridge::l2_store_lock_rqsts; }
namespace l2_trans { using namespace ivy_bridge::l2_trans; }
namespace ld_blocks { using namespace ivy_bridge::ld_blocks; }
namespace ld_blocks_partial { using namespace ivy_bridge::ld_blocks_partial; }
namespace load_hit_pre { using namespace ivy_bridge::load_hit_pre; }
namespace lock_cycles { using namespace ivy_bridge::lock_cycles; }
namespace longest_lat_cache { using namespace ivy_bridge::longest_lat_cache; }
namespace lsd { using namespace ivy_bridge::lsd; }
namespace machine_clears { using namespace ivy_bridge::machine_clears; }
namespace mem_load_uops_llc_hit_retired { using namespace ivy_bridge::mem_load_uops_llc_hit_retired; }
namespace mem_load_uops_retired { using namespace ivy_bridge::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace ivy_bridge::mem_trans_retired; }
namespace mem_uops_retired { using namespace ivy_bridge::mem_uops_retired; }
namespace misalign_mem_ref { using namespace ivy_bridge::misalign_mem_ref; }
namespace offcore_requests { using namespace ivy_bridge::offcore_requests; }
namespace offcore_requests_buffer { using namespace ivy_bridge::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace ivy_bridge::offcore_requests_outstanding; }
namespace other_assists { using namespace ivy_bridge::other_assists; }
namespace page_walks { using namespace ivy_bridge::page_walks; }
namespace resource_stalls { using namespace ivy_bridge::resource_stalls; }
namespace rob_misc_events { using namespace ivy_bridge::rob_misc_events; }
namespace rs_events { using namespace ivy_bridge::rs_events; }
namespace simd_fp_256 { using namespace ivy_bridge::simd_fp_256; }
namespace sq_misc { using namespace ivy_bridge::sq_misc; }
namespace tlb_flush { using namespace ivy_bridge::tlb_flush; }
namespace uops_dispatched_port { using namespace ivy_bridge::uops_dispatched_port; }
namespace uops_executed { using namespace ivy_bridge::uops_executed; }
namespace uops_issued { using namespace ivy_bridge::uops_issued; }
namespace uops_retired { using namespace ivy_bridge::uops_retired; }

namespace agu_bypass_cancel {
inline constexpr core_events::listed count{{&core_events::list, 0x10b6, 0xff000f, 0x186a300000, 0x0}, {}, &count}; // .code = 0xb6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace agu_bypass_cancel

namespace arith {
inline constexpr core_events::listed fpu_div{{&core_events::list, 0x2010001014, 0xff000f, 0x186a300018, 0x0}, {}, &fpu_div}; // .code = 0x14, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace arith

namespace br_misp_exec {
inline constexpr core_events::listed taken_direct_near_call{{&core_events::list, 0x90089, 0xff000f, 0x30d4300026, 0x0}, {}, &taken_direct_near_call}; // .code = 0x89, .mask = 0x90, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr core_events::listed all_direct_near_call{{&core_events::list, 0xd0089, 0xff000f, 0x30d430004a, 0x0}, {}, &all_direct_near_call}; // .code = 0x89, .mask = 0xd0, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_misp_exec

namespace br_misp_retired {
inline constexpr core_events::listed near_call{{&core_events::list, 0x20c5, 0x10000000ff000f, 0x186a70006c, 0x0}, {}, &near_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
inline constexpr core_events::listed not_taken{{&core_events::list, 0x100c5, 0x10000000ff000f, 0x61a8900086, 0x0}, {}, &not_taken}; // .code = 0xc5, .mask = 0x10, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr core_events::listed taken{{&core_events::list, 0x200c5, 0x10000000ff000f, 0x61a89000a0, 0x0}, {}, &taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
} // namespace br_misp_retired

namespace cycle_activity {
inline constexpr core_events::listed cycles_l1d_pending{{&core_events::list, 0x200020a3, 0x40004, 0x1e8483000b6, 0x0}, {}, &cycles_l1d_pending}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0x4, .alone = 0x4, .period = 2000003
inline constexpr core_events::listed cycles_no_dispatch{{&core_events::list, 0x400040a3, 0xf000f, 0x1e8483000d8, 0x0}, {}, &cycles_no_dispatch}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xf, .period = 2000003
inline constexpr core_events::listed stalls_l1d_pending{{&core_events::list, 0x600060a3, 0x40004, 0x1e8483000fa, 0x0}, {}, &stalls_l1d_pending}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0x4, .alone = 0x4, .period = 2000003
} // namespace cycle_activity

namespace dsb_fill {
inline constexpr core_events::listed other_cancel{{&core_events::list, 0x20ac, 0xff000f, 0x1e84830011c, 0x0}, {}, &other_cancel}; // .code = 0xac, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed all_cancel{{&core_events::list, 0xa0ac, 0xff000f, 0x1e848300132, 0x0}, {}, &all_cancel}; // .code = 0xac, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb_fill

namespace dtlb_load_misses {
inline constexpr core_events::listed miss_causes_a_walk{{&core_events::list, 0x1008, 0xff000f, 0x186a300146, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr core_events::listed walk_completed{{&core_events::list, 0x2008, 0xff000f, 0x186a30016a, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr core_events::listed walk_duration{{&core_events::list, 0x4008, 0xff000f, 0x1e84830018a, 0x0}, {}, &walk_duration}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed stlb_hit{{&core_events::list, 0x10008, 0xff000f, 0x186a3001a9, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_load_misses

namespace hw_pre_req {
inline constexpr core_events::listed dl1_miss{{&core_events::list, 0x204e, 0xff000f, 0x1e8483001c3, 0x0}, {}, &dl1_miss}; // .code = 0x4e, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace hw_pre_req

namespace idq_uops_not_delivered {
inline constexpr core_events::listed cycles_ge_1_uop_deliv_core{{&core_events::list, 0x104000109c, 0xf000f, 0x1e8483001d7, 0x0}, {}, &cycles_ge_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace idq_uops_not_delivered

namespace inst_retired {
inline constexpr core_events::listed prec_dist{{&core_events::list, 0x10c0, 0x20000000020002, 0x801e848300223, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .taken_alone = true
} // namespace inst_retired

namespace insts_written_to_iq {
inline constexpr core_events::listed insts{{&core_events::list, 0x1017, 0xff000f, 0x1e848300209, 0x0}, {}, &insts}; // .code = 0x17, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace insts_written_to_iq

namespace int_misc {
inline constexpr core_events::listed rat_stall_cycles{{&core_events::list, 0x4000d, 0xff000f, 0x1e84830023a, 0x0}, {}, &rat_stall_cycles}; // .code = 0x0d, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace l1d {
inline constexpr core_events::listed allocated_in_m{{&core_events::list, 0x2051, 0xff000f, 0x1e848300254, 0x0}, {}, &allocated_in_m}; // .code = 0x51, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed eviction{{&core_events::list, 0x4051, 0xff000f, 0x1e848300267, 0x0}, {}, &eviction}; // .code = 0x51, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed all_m_replacement{{&core_events::list, 0x8051, 0xff000f, 0x1e848300274, 0x0}, {}, &all_m_replacement}; // .code = 0x51, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_blocks {
inline constexpr core_events::listed bank_conflict_cycles{{&core_events::list, 0x100050bf, 0xff000f, 0x186a30028a, 0x0}, {}, &bank_conflict_cycles}; // .code = 0xbf, .mask = 0x5, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l1d_blocks

namespace l2_l1d_wb_rqsts {
inline constexpr core_events::listed hit_s{{&core_events::list, 0x2028, 0xff000f, 0x30d43002aa, 0x0}, {}, &hit_s}; // .code = 0x28, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_l1d_wb_rqsts

namespace l2_store_lock_rqsts {
inline constexpr core_events::listed hit_e{{&core_events::list, 0x4027, 0xff000f, 0x30d43002c0, 0x0}, {}, &hit_e}; // .code = 0x27, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_store_lock_rqsts

namespace ld_blocks {
inline constexpr core_events::listed data_unknown{{&core_events::list, 0x1003, 0xff000f, 0x186a3002da, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr core_events::listed all_block{{&core_events::list, 0x10003, 0xff000f, 0x186a3002f1, 0x0}, {}, &all_block}; // .code = 0x03, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
inline constexpr core_events::listed all_sta_block{{&core_events::list, 0x8007, 0xff000f, 0x186a300305, 0x0}, {}, &all_sta_block}; // .code = 0x07, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace mem_load_uops_misc_retired {
inline constexpr core_events::listed llc_miss{{&core_events::list, 0x20d4, 0x100000000f000f, 0x186a700325, 0x0}, {}, &llc_miss}; // .code = 0xd4, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007
} // namespace mem_load_uops_misc_retired

namespace offcore_requests_outstanding {
inline constexpr core_events::listed demand_data_rd_c6{{&core_events::list, 0x60001060, 0xff000f, 0x1e848300349, 0x0}, {}, &demand_data_rd_c6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_outstanding

namespace other_assists {
inline constexpr core_events::listed itlb_miss_retired{{&core_events::list, 0x20c1, 0xff000f, 0x186a300378, 0x0}, {}, &itlb_miss_retired}; // .code = 0xc1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace other_assists

namespace partial_rat_stalls {
inline constexpr core_events::listed flags_merge_uop{{&core_events::list, 0x20059, 0xff000f, 0x1e848300398, 0x0}, {}, &flags_merge_uop}; // .code = 0x59, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed flags_merge_uop_cycles{{&core_events::list, 0x10020059, 0xff000f, 0x1e8483003bb, 0x0}, {}, &flags_merge_uop_cycles}; // .code = 0x59, .mask = 0x20, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed slow_lea_window{{&core_events::list, 0x40059, 0xff000f, 0x1e8483003e5, 0x0}, {}, &slow_lea_window}; // .code = 0x59, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed mul_single_uop{{&core_events::list, 0x80059, 0xff000f, 0x1e848300408, 0x0}, {}, &mul_single_uop}; // .code = 0x59, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace partial_rat_stalls

namespace resource_stalls {
inline constexpr core_events::listed lb{{&core_events::list, 0x20a2, 0xff000f, 0x1e84830042a, 0x0}, {}, &lb}; // .code = 0xa2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed lb_sb{{&core_events::list, 0xa0a2, 0xff000f, 0x1e84830043d, 0x0}, {}, &lb_sb}; // .code = 0xa2, .mask = 0xa, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed mem_rs{{&core_events::list, 0xe0a2, 0xff000f, 0x1e848300453, 0x0}, {}, &mem_rs}; // .code = 0xa2, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed ooo_rsrc{{&core_events::list, 0xf00a2, 0xff000f, 0x1e84830046a, 0x0}, {}, &ooo_rsrc}; // .code = 0xa2, .mask = 0xf0, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace resource_stalls2 {
inline constexpr core_events::listed all_fl_empty{{&core_events::list, 0xc05b, 0xff000f, 0x1e848300483, 0x0}, {}, &all_fl_empty}; // .code = 0x5b, .mask = 0xc, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed all_prf_control{{&core_events::list, 0xf05b, 0xff000f, 0x1e8483004a1, 0x0}, {}, &all_prf_control}; // .code = 0x5b, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed bob_full{{&core_events::list, 0x4005b, 0xff000f, 0x1e8483004c2, 0x0}, {}, &bob_full}; // .code = 0x5b, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed ooo_rsrc{{&core_events::list, 0x4f05b, 0xff000f, 0x1e8483004dc, 0x0}, {}, &ooo_rsrc}; // .code = 0x5b, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls2

namespace rs_events {
inline constexpr core_events::listed empty_end{{&core_events::list, 0x301000105e, 0xff000f, 0x1e8483004f6, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rs_events

namespace uops_dispatched {
inline constexpr core_events::listed thread{{&core_events::list, 0x10b1, 0xff000f, 0x1e84830050a, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed core{{&core_events::list, 0x20b1, 0xff000f, 0x1e848300521, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched

namespace uops_retired {
inline constexpr core_events::listed core_stall_cycles{{&core_events::list, 0x10100010c2, 0xf000f, 0x1e848300536, 0x0}, {}, &core_stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &agu_bypass_cancel::count, &arith::fpu_div, &br_misp_exec::taken_direct_near_call,
    &br_misp_exec::all_direct_near_call, &br_misp_retired::near_call, &br_misp_retired::not_taken,
    &br_misp_retired::taken, &cycle_activity::cycles_l1d_pending,
    &cycle_activity::cycles_no_dispatch, &cycle_activity::stalls_l1d_pending,
    &dsb_fill::other_cancel, &dsb_fill::all_cancel, &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_duration,
    &dtlb_load_misses::stlb_hit, &hw_pre_req::dl1_miss,
    &idq_uops_not_delivered::cycles_ge_1_uop_deliv_core, &inst_retired::prec_dist,
    &insts_written_to_iq::insts, &int_misc::rat_stall_cycles, &l1d::allocated_in_m, &l1d::eviction,
    &l1d::all_m_replacement, &l1d_blocks::bank_conflict_cycles, &l2_l1d_wb_rqsts::hit_s,
    &l2_store_lock_rqsts::hit_e, &ld_blocks::data_unknown, &ld_blocks::all_block,
    &ld_blocks_partial::all_sta_block, &mem_load_uops_misc_retired::llc_miss,
    &offcore_requests_outstanding::demand_data_rd_c6, &other_assists::itlb_miss_retired,
    &partial_rat_stalls::flags_merge_uop, &partial_rat_stalls::flags_merge_uop_cycles,
    &partial_rat_stalls::slow_lea_window, &partial_rat_stalls::mul_single_uop, &resource_stalls::lb,
    &resource_stalls::lb_sb, &resource_stalls::mem_rs, &resource_stalls::ooo_rsrc,
    &resource_stalls2::all_fl_empty, &resource_stalls2::all_prf_control,
    &resource_stalls2::bob_full, &resource_stalls2::ooo_rsrc, &rs_events::empty_end,
    &uops_dispatched::thread, &uops_dispatched::core, &uops_retired::core_stall_cycles,
};
inline constexpr auto events = select::with_shared_events<ivy_bridge::core_events::all, core::sandy_bridge>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ivy_bridge::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::sandy_bridge
