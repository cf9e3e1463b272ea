// Events of Panther Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ptl_cougarcove: from intel/perfmon 6dadedf3aa48, PTL/events/pantherlake_cougarcove_core.json,
// version 1.07 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
// 271 of its 335 events are those of lunar_lake.
#pragma once

#include <msr/intel/events/lunar_lake.hpp>

// clang-format off
namespace msr::events::panther_lake_core {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "br_inst_retired.far_branch\0"
    "br_inst_retired.cond_taken_fwd\0"
    "br_inst_retired.cond_taken\0"
    "br_inst_retired.cond_ntaken\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.near_ind_call\0"
    "br_inst_retired.near_indirect_call\0"
    "br_inst_retired.near_rel_call\0"
    "br_inst_retired.near_direct_call\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.near_ind_jmp\0"
    "br_inst_retired.near_indirect_jmp\0"
    "br_inst_retired.indirect\0"
    "br_inst_retired.near_indirect\0"
    "br_inst_retired.near_rel_jmp\0"
    "br_inst_retired.near_direct_jmp\0"
    "br_inst_retired.near_jmp\0"
    "br_inst_retired.near_taken\0"
    "br_misp_retired.all_branches_cost\0"
    "br_misp_retired.all_branches_tpebs\0"
    "br_misp_retired.cond_taken_bwd_cost\0"
    "br_misp_retired.cond_taken_bwd_tpebs\0"
    "br_misp_retired.cond_taken_fwd\0"
    "br_misp_retired.cond_taken_fwd_cost\0"
    "br_misp_retired.cond_taken_fwd_tpebs\0"
    "br_misp_retired.cond_taken\0"
    "br_misp_retired.cond_taken_cost\0"
    "br_misp_retired.cond_taken_tpebs\0"
    "br_misp_retired.cond_ntaken\0"
    "br_misp_retired.cond_ntaken_cost\0"
    "br_misp_retired.cond_ntaken_tpebs\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.cond_cost\0"
    "br_misp_retired.cond_tpebs\0"
    "br_misp_retired.ret\0"
    "br_misp_retired.ret_cost\0"
    "br_misp_retired.near_return\0"
    "br_misp_retired.near_return_tpebs\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.indirect_call_cost\0"
    "br_misp_retired.near_indirect_call\0"
    "br_misp_retired.near_indirect_call_tpebs\0"
    "br_misp_retired.indirect_jmp_cost\0"
    "br_misp_retired.indirect_jmp\0"
    "br_misp_retired.near_indirect_jmp_tpebs\0"
    "br_misp_retired.near_indirect_jmp\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_cost\0"
    "br_misp_retired.near_indirect\0"
    "br_misp_retired.near_indirect_tpebs\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.near_taken_cost\0"
    "br_misp_retired.near_taken_tpebs\0"
    "ld_blocks.bank_conflict\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_1024\0"
    "mem_trans_retired.load_latency_gt_2048\0";
inline constexpr select::event_list list{"panther_lake_core", core::panther_lake_core, names};
} // namespace core_events

namespace arith { using namespace lunar_lake::arith; }
namespace assists { using namespace lunar_lake::assists; }
namespace baclears { using namespace lunar_lake::baclears; }
namespace be_stalls { using namespace lunar_lake::be_stalls; }
namespace br_inst_retired { using namespace lunar_lake::br_inst_retired; }
namespace br_misp_retired { using namespace lunar_lake::br_misp_retired; }
namespace cpu_clk_unhalted { using namespace lunar_lake::cpu_clk_unhalted; }
namespace cycle_activity { using namespace lunar_lake::cycle_activity; }
namespace decode { using namespace lunar_lake::decode; }
namespace dependent_loads { using namespace lunar_lake::dependent_loads; }
namespace dsb2mite_switches { using namespace lunar_lake::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace lunar_lake::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace lunar_lake::dtlb_store_misses; }
namespace exe_activity { using namespace lunar_lake::exe_activity; }
namespace fp_arith_dispatched { using namespace lunar_lake::fp_arith_dispatched; }
namespace fp_arith_ops_retired { using namespace lunar_lake::fp_arith_ops_retired; }
namespace frontend_retired { using namespace lunar_lake::frontend_retired; }
namespace icache_data { using namespace lunar_lake::icache_data; }
namespace icache_tag { using namespace lunar_lake::icache_tag; }
namespace idq { using namespace lunar_lake::idq; }
namespace idq_bubbles { using namespace lunar_lake::idq_bubbles; }
namespace inst_decoded { using namespace lunar_lake::inst_decoded; }
namespace inst_retired { using namespace lunar_lake::inst_retired; }
namespace int_misc { using namespace lunar_lake::int_misc; }
namespace int_vec_retired { using namespace lunar_lake::int_vec_retired; }
namespace itlb_misses { using namespace lunar_lake::itlb_misses; }
namespace l1d { using namespace lunar_lake::l1d; }
namespace l1d_miss { using namespace lunar_lake::l1d_miss; }
namespace l1d_pending { using namespace lunar_lake::l1d_pending; }
namespace l2_lines_in { using namespace lunar_lake::l2_lines_in; }
namespace l2_lines_out { using namespace lunar_lake::l2_lines_out; }
namespace l2_request { using namespace lunar_lake::l2_request; }
namespace l2_rqsts { using namespace lunar_lake::l2_rqsts; }
namespace ld_blocks { using namespace lunar_lake::ld_blocks; }
namespace lock_cycles { using namespace lunar_lake::lock_cycles; }
namespace longest_lat_cache { using namespace lunar_lake::longest_lat_cache; }
namespace lsd { using namespace lunar_lake::lsd; }
namespace machine_clears { using namespace lunar_lake::machine_clears; }
namespace mem_inst_retired { using namespace lunar_lake::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace lunar_lake::mem_load_l3_hit_retired; }
namespace mem_load_l3_miss_retired { using namespace lunar_lake::mem_load_l3_miss_retired; }
namespace mem_load_misc_retired { using namespace lunar_lake::mem_load_misc_retired; }
namespace mem_load_retired { using namespace lunar_lake::mem_load_retired; }
namespace mem_store_retired { using namespace lunar_lake::mem_store_retired; }
namespace mem_trans_retired { using namespace lunar_lake::mem_trans_retired; }
namespace mem_uop_retired { using namespace lunar_lake::mem_uop_retired; }
namespace memory_stalls { using namespace lunar_lake::memory_stalls; }
namespace misc2_retired { using namespace lunar_lake::misc2_retired; }
namespace misc_retired { using namespace lunar_lake::misc_retired; }
namespace offcore_requests { using namespace lunar_lake::offcore_requests; }
namespace offcore_requests_outstanding { using namespace lunar_lake::offcore_requests_outstanding; }
namespace rs { using namespace lunar_lake::rs; }
namespace sq_misc { using namespace lunar_lake::sq_misc; }
namespace sw_prefetch_access { using namespace lunar_lake::sw_prefetch_access; }
namespace topdown { using namespace lunar_lake::topdown; }
namespace uops_decoded { using namespace lunar_lake::uops_decoded; }
namespace uops_dispatched { using namespace lunar_lake::uops_dispatched; }
namespace uops_executed { using namespace lunar_lake::uops_executed; }
namespace uops_issued { using namespace lunar_lake::uops_issued; }
namespace uops_retired { using namespace lunar_lake::uops_retired; }
namespace xq { using namespace lunar_lake::xq; }

namespace br_inst_retired {
inline constexpr core_events::listed far_branch{{&core_events::list, 0x1000c4, 0x1003ff000003ff, 0x30186a700000, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask2 = 0x1, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed cond_taken_fwd{{&core_events::list, 0x20c4, 0x1003ff000003ff, 0x3061a890001b, 0x0}, {}, &cond_taken_fwd}; // .code = 0xc4, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken{{&core_events::list, 0x30c4, 0x1003ff000003ff, 0x3061a890003a, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_ntaken{{&core_events::list, 0x40c4, 0x1003ff000003ff, 0x3061a8900055, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x4, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond{{&core_events::list, 0x70c4, 0x1003ff000003ff, 0x3061a8900071, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed near_ind_call{{&core_events::list, 0x100c4, 0x1003ff000003ff, 0x2030186a700086, 0x0}, {}, &near_ind_call}; // .code = 0xc4, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed near_indirect_call{{&core_events::list, 0x100c4, 0x1003ff000003ff, 0x30186a7000a4, 0x0}, {}, &near_indirect_call}; // .code = 0xc4, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_rel_call{{&core_events::list, 0x200c4, 0x1003ff000003ff, 0x2030186a7000c7, 0x0}, {}, &near_rel_call}; // .code = 0xc4, .mask = 0x20, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed near_direct_call{{&core_events::list, 0x200c4, 0x1003ff000003ff, 0x30186a7000e5, 0x0}, {}, &near_direct_call}; // .code = 0xc4, .mask = 0x20, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_call{{&core_events::list, 0x300c4, 0x1003ff000003ff, 0x30186a700106, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x30, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_ind_jmp{{&core_events::list, 0x400c4, 0x1003ff000003ff, 0x2030186a700120, 0x0}, {}, &near_ind_jmp}; // .code = 0xc4, .mask = 0x40, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed near_indirect_jmp{{&core_events::list, 0x400c4, 0x1003ff000003ff, 0x30186a70013d, 0x0}, {}, &near_indirect_jmp}; // .code = 0xc4, .mask = 0x40, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed indirect{{&core_events::list, 0x500c4, 0x1003ff000003ff, 0x2030186a30015f, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0x50, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .deprecated = true
inline constexpr core_events::listed near_indirect{{&core_events::list, 0x500c4, 0x1003ff000003ff, 0x30186a300178, 0x0}, {}, &near_indirect}; // .code = 0xc4, .mask = 0x50, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003
inline constexpr core_events::listed near_rel_jmp{{&core_events::list, 0x800c4, 0x1003ff000003ff, 0x2030186a700196, 0x0}, {}, &near_rel_jmp}; // .code = 0xc4, .mask = 0x80, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed near_direct_jmp{{&core_events::list, 0x800c4, 0x1003ff000003ff, 0x30186a7001b3, 0x0}, {}, &near_direct_jmp}; // .code = 0xc4, .mask = 0x80, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_jmp{{&core_events::list, 0xc00c4, 0x1003ff000003ff, 0x30186a7001d3, 0x0}, {}, &near_jmp}; // .code = 0xc4, .mask = 0xc0, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_taken{{&core_events::list, 0xfb0c4, 0x1003ff000003ff, 0x3061a89001ec, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xfb, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
} // namespace br_inst_retired

namespace br_misp_retired {
inline constexpr core_events::listed all_branches_cost{{&core_events::list, 0x80000c5, 0x2003ff000003ff, 0x203061a8900207, 0x0}, {}, &all_branches_cost}; // .code = 0xc5, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed all_branches_tpebs{{&core_events::list, 0x80000c5, 0x2003ff000003ff, 0x3061a8900229, 0x0}, {}, &all_branches_tpebs}; // .code = 0xc5, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken_bwd_cost{{&core_events::list, 0x80010c5, 0x2003ff000003ff, 0x203061a890024c, 0x0}, {}, &cond_taken_bwd_cost}; // .code = 0xc5, .mask = 0x1, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed cond_taken_bwd_tpebs{{&core_events::list, 0x80010c5, 0x2003ff000003ff, 0x3061a8900270, 0x0}, {}, &cond_taken_bwd_tpebs}; // .code = 0xc5, .mask = 0x1, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken_fwd{{&core_events::list, 0x20c5, 0x1003ff000003ff, 0x3061a8900295, 0x0}, {}, &cond_taken_fwd}; // .code = 0xc5, .mask = 0x2, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken_fwd_cost{{&core_events::list, 0x80020c5, 0x2003ff000003ff, 0x203061a89002b4, 0x0}, {}, &cond_taken_fwd_cost}; // .code = 0xc5, .mask = 0x2, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed cond_taken_fwd_tpebs{{&core_events::list, 0x80020c5, 0x2003ff000003ff, 0x3061a89002d8, 0x0}, {}, &cond_taken_fwd_tpebs}; // .code = 0xc5, .mask = 0x2, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken{{&core_events::list, 0x30c5, 0x1003ff000003ff, 0x3061a89002fd, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0x3, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_taken_cost{{&core_events::list, 0x80030c5, 0x2003ff000003ff, 0x203061a8900318, 0x0}, {}, &cond_taken_cost}; // .code = 0xc5, .mask = 0x3, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed cond_taken_tpebs{{&core_events::list, 0x80030c5, 0x2003ff000003ff, 0x3061a8900338, 0x0}, {}, &cond_taken_tpebs}; // .code = 0xc5, .mask = 0x3, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_ntaken{{&core_events::list, 0x40c5, 0x1003ff000003ff, 0x3061a8900359, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x4, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_ntaken_cost{{&core_events::list, 0x80040c5, 0x2003ff000003ff, 0x203061a8900375, 0x0}, {}, &cond_ntaken_cost}; // .code = 0xc5, .mask = 0x4, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed cond_ntaken_tpebs{{&core_events::list, 0x80040c5, 0x2003ff000003ff, 0x3061a8900396, 0x0}, {}, &cond_ntaken_tpebs}; // .code = 0xc5, .mask = 0x4, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond{{&core_events::list, 0x70c5, 0x1003ff000003ff, 0x3061a89003b8, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x7, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed cond_cost{{&core_events::list, 0x80070c5, 0x2003ff000003ff, 0x203061a89003cd, 0x0}, {}, &cond_cost}; // .code = 0xc5, .mask = 0x7, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed cond_tpebs{{&core_events::list, 0x80070c5, 0x2003ff000003ff, 0x3061a89003e7, 0x0}, {}, &cond_tpebs}; // .code = 0xc5, .mask = 0x7, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed ret{{&core_events::list, 0x80c5, 0x1003ff000003ff, 0x2030186a700402, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed ret_cost{{&core_events::list, 0x80080c5, 0x2003ff000003ff, 0x2030186a700416, 0x0}, {}, &ret_cost}; // .code = 0xc5, .mask = 0x8, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007, .deprecated = true
inline constexpr core_events::listed near_return{{&core_events::list, 0x80c5, 0x1003ff000003ff, 0x30186a70042f, 0x0}, {}, &near_return}; // .code = 0xc5, .mask = 0x8, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed near_return_tpebs{{&core_events::list, 0x80080c5, 0x2003ff000003ff, 0x30186a70044b, 0x0}, {}, &near_return_tpebs}; // .code = 0xc5, .mask = 0x8, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100007
inline constexpr core_events::listed indirect_call{{&core_events::list, 0x100c5, 0x1003ff000003ff, 0x203061a890046d, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed indirect_call_cost{{&core_events::list, 0x80100c5, 0x2003ff000003ff, 0x203061a890048b, 0x0}, {}, &indirect_call_cost}; // .code = 0xc5, .mask = 0x10, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed near_indirect_call{{&core_events::list, 0x100c5, 0x1003ff000003ff, 0x3061a89004ae, 0x0}, {}, &near_indirect_call}; // .code = 0xc5, .mask = 0x10, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed near_indirect_call_tpebs{{&core_events::list, 0x80100c5, 0x2003ff000003ff, 0x3061a89004d1, 0x0}, {}, &near_indirect_call_tpebs}; // .code = 0xc5, .mask = 0x10, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed indirect_jmp_cost{{&core_events::list, 0x80400c5, 0x2003ff000003ff, 0x2030186a3004fa, 0x0}, {}, &indirect_jmp_cost}; // .code = 0xc5, .mask = 0x40, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .deprecated = true
inline constexpr core_events::listed indirect_jmp{{&core_events::list, 0x400c5, 0x1003ff000003ff, 0x2030186a30051c, 0x0}, {}, &indirect_jmp}; // .code = 0xc5, .mask = 0x40, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .deprecated = true
inline constexpr core_events::listed near_indirect_jmp_tpebs{{&core_events::list, 0x80400c5, 0x2003ff000003ff, 0x30186a300539, 0x0}, {}, &near_indirect_jmp_tpebs}; // .code = 0xc5, .mask = 0x40, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003
inline constexpr core_events::listed near_indirect_jmp{{&core_events::list, 0x400c5, 0x1003ff000003ff, 0x30186a300561, 0x0}, {}, &near_indirect_jmp}; // .code = 0xc5, .mask = 0x40, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003
inline constexpr core_events::listed indirect{{&core_events::list, 0x500c5, 0x1003ff000003ff, 0x2030186a300583, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0x50, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .deprecated = true
inline constexpr core_events::listed indirect_cost{{&core_events::list, 0x80500c5, 0x2003ff000003ff, 0x2030186a30059c, 0x0}, {}, &indirect_cost}; // .code = 0xc5, .mask = 0x50, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003, .deprecated = true
inline constexpr core_events::listed near_indirect{{&core_events::list, 0x500c5, 0x1003ff000003ff, 0x30186a3005ba, 0x0}, {}, &near_indirect}; // .code = 0xc5, .mask = 0x50, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003
inline constexpr core_events::listed near_indirect_tpebs{{&core_events::list, 0x80500c5, 0x2003ff000003ff, 0x30186a3005d8, 0x0}, {}, &near_indirect_tpebs}; // .code = 0xc5, .mask = 0x50, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 100003
inline constexpr core_events::listed near_taken{{&core_events::list, 0xfb0c5, 0x1003ff000003ff, 0x3061a89005fc, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0xfb, .counters = 0x3ff, .precise = can, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
inline constexpr core_events::listed near_taken_cost{{&core_events::list, 0x80fb0c5, 0x2003ff000003ff, 0x203061a8900617, 0x0}, {}, &near_taken_cost}; // .code = 0xc5, .mask = 0xfb, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009, .deprecated = true
inline constexpr core_events::listed near_taken_tpebs{{&core_events::list, 0x80fb0c5, 0x2003ff000003ff, 0x3061a8900637, 0x0}, {}, &near_taken_tpebs}; // .code = 0xc5, .mask = 0xfb, .mask2 = 0x80, .counters = 0x3ff, .precise = only, .precise_on = 0x3ff, .distribution = 0x3, .period = 400009
} // namespace br_misp_retired

namespace ld_blocks {
inline constexpr core_events::listed bank_conflict{{&core_events::list, 0x40003, 0x3ff, 0x186a300658, 0x0}, {}, &bank_conflict}; // .code = 0x03, .mask = 0x40, .counters = 0x3ff, .period = 100003
} // namespace ld_blocks

namespace mem_trans_retired {
inline constexpr core_events::listed load_latency_gt_128{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30003f100670, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_16{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c3004e2b00696, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_256{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30001f7006bb, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_32{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30186a7006e1, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_4{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30186a300706, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_512{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30000650072a, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_64{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c30007d300750, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_8{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c300c36500775, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_1024{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c300003500799, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_2048{{&core_events::list, 0x10cd, 0x1003fc000003fc, 0x1c3000017007c0, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xcd, .mask = 0x1, .counters = 0x3fc, .precise = can, .precise_on = 0x3fc, .distribution = 0x3, .needs = ld_lat, .holds = 0x800, .period = 23, .taken_alone = true, .has_latency = true
} // namespace mem_trans_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &br_inst_retired::far_branch, &br_inst_retired::cond_taken_fwd, &br_inst_retired::cond_taken,
    &br_inst_retired::cond_ntaken, &br_inst_retired::cond, &br_inst_retired::near_ind_call,
    &br_inst_retired::near_indirect_call, &br_inst_retired::near_rel_call,
    &br_inst_retired::near_direct_call, &br_inst_retired::near_call, &br_inst_retired::near_ind_jmp,
    &br_inst_retired::near_indirect_jmp, &br_inst_retired::indirect,
    &br_inst_retired::near_indirect, &br_inst_retired::near_rel_jmp,
    &br_inst_retired::near_direct_jmp, &br_inst_retired::near_jmp, &br_inst_retired::near_taken,
    &br_misp_retired::all_branches_cost, &br_misp_retired::all_branches_tpebs,
    &br_misp_retired::cond_taken_bwd_cost, &br_misp_retired::cond_taken_bwd_tpebs,
    &br_misp_retired::cond_taken_fwd, &br_misp_retired::cond_taken_fwd_cost,
    &br_misp_retired::cond_taken_fwd_tpebs, &br_misp_retired::cond_taken,
    &br_misp_retired::cond_taken_cost, &br_misp_retired::cond_taken_tpebs,
    &br_misp_retired::cond_ntaken, &br_misp_retired::cond_ntaken_cost,
    &br_misp_retired::cond_ntaken_tpebs, &br_misp_retired::cond, &br_misp_retired::cond_cost,
    &br_misp_retired::cond_tpebs, &br_misp_retired::ret, &br_misp_retired::ret_cost,
    &br_misp_retired::near_return, &br_misp_retired::near_return_tpebs,
    &br_misp_retired::indirect_call, &br_misp_retired::indirect_call_cost,
    &br_misp_retired::near_indirect_call, &br_misp_retired::near_indirect_call_tpebs,
    &br_misp_retired::indirect_jmp_cost, &br_misp_retired::indirect_jmp,
    &br_misp_retired::near_indirect_jmp_tpebs, &br_misp_retired::near_indirect_jmp,
    &br_misp_retired::indirect, &br_misp_retired::indirect_cost, &br_misp_retired::near_indirect,
    &br_misp_retired::near_indirect_tpebs, &br_misp_retired::near_taken,
    &br_misp_retired::near_taken_cost, &br_misp_retired::near_taken_tpebs,
    &ld_blocks::bank_conflict, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_32, &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_512, &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_8, &mem_trans_retired::load_latency_gt_1024,
    &mem_trans_retired::load_latency_gt_2048,
};
inline constexpr auto events = select::with_shared_events<lunar_lake::core_events::all, core::panther_lake_core>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &lunar_lake::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::panther_lake_core
