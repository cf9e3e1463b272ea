// Events of Grand Ridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// grr: from intel/perfmon 6dadedf3aa48, GRR/events/grandridge_core.json, version 1.13 of
// 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 213 of its 227 events are those of sierra_forest.
#pragma once

#include <msr/intel/events/sierra_forest.hpp>

// clang-format off
namespace msr::events::grand_ridge {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.indirect\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.indirect_call\0"
    "mem_bound_stalls_ifetch.llc_hit_nosnoop\0"
    "mem_bound_stalls_ifetch.llc_miss_localmem\0"
    "mem_bound_stalls_ifetch.l2_miss\0"
    "mem_bound_stalls_load.llc_hit_snoop\0"
    "mem_bound_stalls_load.llc_miss_localmem\0";
inline constexpr select::event_list list{"grand_ridge", core::grand_ridge, names};
} // namespace core_events

namespace arith { using namespace sierra_forest::arith; }
namespace baclears { using namespace sierra_forest::baclears; }
namespace br_inst_retired { using namespace sierra_forest::br_inst_retired; }
namespace br_misp_retired { using namespace sierra_forest::br_misp_retired; }
namespace core_reject_l2q { using namespace sierra_forest::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace sierra_forest::cpu_clk_unhalted; }
namespace dl1 { using namespace sierra_forest::dl1; }
namespace dtlb_load_misses { using namespace sierra_forest::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace sierra_forest::dtlb_store_misses; }
namespace fp_flops_retired { using namespace sierra_forest::fp_flops_retired; }
namespace fp_inst_retired { using namespace sierra_forest::fp_inst_retired; }
namespace fp_vint_uops_executed { using namespace sierra_forest::fp_vint_uops_executed; }
namespace frontend_retired { using namespace sierra_forest::frontend_retired; }
namespace icache { using namespace sierra_forest::icache; }
namespace inst_retired { using namespace sierra_forest::inst_retired; }
namespace int_uops_executed { using namespace sierra_forest::int_uops_executed; }
namespace itlb_misses { using namespace sierra_forest::itlb_misses; }
namespace l2_lines_in { using namespace sierra_forest::l2_lines_in; }
namespace l2_lines_out { using namespace sierra_forest::l2_lines_out; }
namespace l2_reject_xq { using namespace sierra_forest::l2_reject_xq; }
namespace l2_request { using namespace sierra_forest::l2_request; }
namespace lbr_inserts { using namespace sierra_forest::lbr_inserts; }
namespace ld_blocks { using namespace sierra_forest::ld_blocks; }
namespace ld_head { using namespace sierra_forest::ld_head; }
namespace longest_lat_cache { using namespace sierra_forest::longest_lat_cache; }
namespace machine_clears { using namespace sierra_forest::machine_clears; }
namespace mem_bound_stalls_ifetch { using namespace sierra_forest::mem_bound_stalls_ifetch; }
namespace mem_bound_stalls_load { using namespace sierra_forest::mem_bound_stalls_load; }
namespace mem_load_uops_l3_miss_retired { using namespace sierra_forest::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace sierra_forest::mem_load_uops_retired; }
namespace mem_scheduler_block { using namespace sierra_forest::mem_scheduler_block; }
namespace mem_uops_retired { using namespace sierra_forest::mem_uops_retired; }
namespace misalign_mem_ref { using namespace sierra_forest::misalign_mem_ref; }
namespace misc_retired { using namespace sierra_forest::misc_retired; }
namespace misc_retired1 { using namespace sierra_forest::misc_retired1; }
namespace misc_retired2 { using namespace sierra_forest::misc_retired2; }
namespace ms_decoded { using namespace sierra_forest::ms_decoded; }
namespace serialization { using namespace sierra_forest::serialization; }
namespace topdown_bad_speculation { using namespace sierra_forest::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace sierra_forest::topdown_be_bound; }
namespace topdown_fe_bound { using namespace sierra_forest::topdown_fe_bound; }
namespace topdown_retiring { using namespace sierra_forest::topdown_retiring; }
namespace uops_issued { using namespace sierra_forest::uops_issued; }
namespace uops_retired { using namespace sierra_forest::uops_retired; }

namespace br_inst_retired {
inline constexpr core_events::listed all_branches{{&core_events::list, 0xc4, 0x1000ff000000ff, 0x30d4300000, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed cond{{&core_events::list, 0x7e0c4, 0x1000ff000000ff, 0x30d430001d, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7e, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed taken{{&core_events::list, 0x800c4, 0x1000ff000000ff, 0x30d4300032, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed far_branch{{&core_events::list, 0xbf0c4, 0x1000ff000000ff, 0x30d4300048, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed near_taken{{&core_events::list, 0xc00c4, 0x1000ff000000ff, 0x30d4300063, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed indirect{{&core_events::list, 0xeb0c4, 0x1000ff000000ff, 0x30d430007e, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0xeb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed near_call{{&core_events::list, 0xf90c4, 0x1000ff000000ff, 0x30d4300097, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0xf9, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr core_events::listed ind_call{{&core_events::list, 0xfb0c4, 0x1000ff000000ff, 0x200030d43000b1, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .deprecated = true
inline constexpr core_events::listed indirect_call{{&core_events::list, 0xfb0c4, 0x1000ff000000ff, 0x30d43000ca, 0x0}, {}, &indirect_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace br_inst_retired

namespace mem_bound_stalls_ifetch {
inline constexpr core_events::listed llc_hit_nosnoop{{&core_events::list, 0x2035, 0xff, 0xf4243000e8, 0x0}, {}, &llc_hit_nosnoop}; // .code = 0x35, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed llc_miss_localmem{{&core_events::list, 0x50035, 0xff, 0xf424300110, 0x0}, {}, &llc_miss_localmem}; // .code = 0x35, .mask = 0x50, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed l2_miss{{&core_events::list, 0x7e035, 0xff, 0xf42430013a, 0x0}, {}, &l2_miss}; // .code = 0x35, .mask = 0x7e, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
inline constexpr core_events::listed llc_hit_snoop{{&core_events::list, 0x4034, 0xff, 0xf42430015a, 0x0}, {}, &llc_hit_snoop}; // .code = 0x34, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed llc_miss_localmem{{&core_events::list, 0x50034, 0xff, 0xf42430017e, 0x0}, {}, &llc_miss_localmem}; // .code = 0x34, .mask = 0x50, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_load

namespace core_events {
inline constexpr const listed *own[] = {
    &br_inst_retired::all_branches, &br_inst_retired::cond, &br_inst_retired::taken,
    &br_inst_retired::far_branch, &br_inst_retired::near_taken, &br_inst_retired::indirect,
    &br_inst_retired::near_call, &br_inst_retired::ind_call, &br_inst_retired::indirect_call,
    &mem_bound_stalls_ifetch::llc_hit_nosnoop, &mem_bound_stalls_ifetch::llc_miss_localmem,
    &mem_bound_stalls_ifetch::l2_miss, &mem_bound_stalls_load::llc_hit_snoop,
    &mem_bound_stalls_load::llc_miss_localmem,
};
inline constexpr auto events = select::with_shared_events<sierra_forest::core_events::all, core::grand_ridge>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sierra_forest::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::grand_ridge
