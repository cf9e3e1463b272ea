// Events of Arrow Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// arl_skymont: from intel/perfmon 6dadedf3aa48, ARL/events/arrowlake_skymont_core.json, version
// 1.20 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 280 of its 292 events are those of lunar_lake_atom.
#pragma once

#include <msr/intel/events/lunar_lake_atom.hpp>

// clang-format off
namespace msr::events::arrow_lake_atom {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "frontend_retired_source.icache_l3_hit\0"
    "mem_bound_stalls_ifetch.llc_hit\0"
    "mem_bound_stalls_load.llc_hit_nosnoop\0"
    "mem_bound_stalls_load.llc_hit_snoop\0"
    "mem_bound_stalls_load.llc_hit\0"
    "mem_bound_stalls_load.llc_miss_localmem\0"
    "mem_load_uops_misc_retired.local_dram\0"
    "mem_load_uops_misc_retired.l3_hit_snoop_hitm\0"
    "mem_load_uops_retired.l3_hit_no_snoop\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_uops_retired.load_latency_gt_2048\0"
    "mem_uops_retired.load_latency_gt_1024\0";
inline constexpr select::event_list list{"arrow_lake_atom", core::arrow_lake_atom, names};
} // namespace core_events

namespace arith { using namespace lunar_lake_atom::arith; }
namespace baclears { using namespace lunar_lake_atom::baclears; }
namespace br_inst_retired { using namespace lunar_lake_atom::br_inst_retired; }
namespace br_misp_retired { using namespace lunar_lake_atom::br_misp_retired; }
namespace btclear { using namespace lunar_lake_atom::btclear; }
namespace bus_lock { using namespace lunar_lake_atom::bus_lock; }
namespace core_reject_l2q { using namespace lunar_lake_atom::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace lunar_lake_atom::cpu_clk_unhalted; }
namespace decode_restriction { using namespace lunar_lake_atom::decode_restriction; }
namespace dl1 { using namespace lunar_lake_atom::dl1; }
namespace dtlb_load_misses { using namespace lunar_lake_atom::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace lunar_lake_atom::dtlb_store_misses; }
namespace dynamic_prefetch_throttler { using namespace lunar_lake_atom::dynamic_prefetch_throttler; }
namespace fp_flops_retired { using namespace lunar_lake_atom::fp_flops_retired; }
namespace fp_inst_retired { using namespace lunar_lake_atom::fp_inst_retired; }
namespace fp_vint_uops_executed { using namespace lunar_lake_atom::fp_vint_uops_executed; }
namespace frontend_retired { using namespace lunar_lake_atom::frontend_retired; }
namespace frontend_retired_source { using namespace lunar_lake_atom::frontend_retired_source; }
namespace icache { using namespace lunar_lake_atom::icache; }
namespace inst_retired { using namespace lunar_lake_atom::inst_retired; }
namespace int_uops_executed { using namespace lunar_lake_atom::int_uops_executed; }
namespace itlb { using namespace lunar_lake_atom::itlb; }
namespace itlb_misses { using namespace lunar_lake_atom::itlb_misses; }
namespace l2_lines_in { using namespace lunar_lake_atom::l2_lines_in; }
namespace l2_lines_out { using namespace lunar_lake_atom::l2_lines_out; }
namespace l2_prefetches_throttled { using namespace lunar_lake_atom::l2_prefetches_throttled; }
namespace l2_reject_xq { using namespace lunar_lake_atom::l2_reject_xq; }
namespace l2_request { using namespace lunar_lake_atom::l2_request; }
namespace ld_blocks { using namespace lunar_lake_atom::ld_blocks; }
namespace ld_head { using namespace lunar_lake_atom::ld_head; }
namespace llc_prefetches_throttled { using namespace lunar_lake_atom::llc_prefetches_throttled; }
namespace load_hit_prefetch { using namespace lunar_lake_atom::load_hit_prefetch; }
namespace longest_lat_cache { using namespace lunar_lake_atom::longest_lat_cache; }
namespace machine_clears { using namespace lunar_lake_atom::machine_clears; }
namespace mem_bound_stalls_ifetch { using namespace lunar_lake_atom::mem_bound_stalls_ifetch; }
namespace mem_bound_stalls_load { using namespace lunar_lake_atom::mem_bound_stalls_load; }
namespace mem_load_uops_retired { using namespace lunar_lake_atom::mem_load_uops_retired; }
namespace mem_scheduler_block { using namespace lunar_lake_atom::mem_scheduler_block; }
namespace mem_uops_retired { using namespace lunar_lake_atom::mem_uops_retired; }
namespace misalign_mem_ref { using namespace lunar_lake_atom::misalign_mem_ref; }
namespace misc_retired { using namespace lunar_lake_atom::misc_retired; }
namespace misc_retired1 { using namespace lunar_lake_atom::misc_retired1; }
namespace misc_retired2 { using namespace lunar_lake_atom::misc_retired2; }
namespace ms_decoded { using namespace lunar_lake_atom::ms_decoded; }
namespace page_walker_loads { using namespace lunar_lake_atom::page_walker_loads; }
namespace serialization { using namespace lunar_lake_atom::serialization; }
namespace tlb_flushes { using namespace lunar_lake_atom::tlb_flushes; }
namespace topdown_bad_speculation { using namespace lunar_lake_atom::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace lunar_lake_atom::topdown_be_bound; }
namespace topdown_fe_bound { using namespace lunar_lake_atom::topdown_fe_bound; }
namespace topdown_retiring { using namespace lunar_lake_atom::topdown_retiring; }
namespace uops_issued { using namespace lunar_lake_atom::uops_issued; }
namespace uops_retired { using namespace lunar_lake_atom::uops_retired; }
namespace xq_promotion { using namespace lunar_lake_atom::xq_promotion; }

namespace frontend_retired_source {
inline constexpr core_events::listed icache_l3_hit{{&core_events::list, 0x60c9, 0x1000ff000000ff, 0xf424300000, 0x0}, {}, &icache_l3_hit}; // .code = 0xc9, .mask = 0x6, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace frontend_retired_source

namespace mem_bound_stalls_ifetch {
inline constexpr core_events::listed llc_hit{{&core_events::list, 0x6035, 0xff, 0xf424300026, 0x0}, {}, &llc_hit}; // .code = 0x35, .mask = 0x6, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
inline constexpr core_events::listed llc_hit_nosnoop{{&core_events::list, 0x2034, 0xff, 0xf424300046, 0x0}, {}, &llc_hit_nosnoop}; // .code = 0x34, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed llc_hit_snoop{{&core_events::list, 0x4034, 0xff, 0xf42430006c, 0x0}, {}, &llc_hit_snoop}; // .code = 0x34, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed llc_hit{{&core_events::list, 0x6034, 0xff, 0xf424300090, 0x0}, {}, &llc_hit}; // .code = 0x34, .mask = 0x6, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed llc_miss_localmem{{&core_events::list, 0x50034, 0xff, 0xf4243000ae, 0x0}, {}, &llc_miss_localmem}; // .code = 0x34, .mask = 0x50, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_load

namespace mem_load_uops_misc_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x20d4, 0x1000ff000000ff, 0xf4243000d6, 0x0}, {}, &local_dram}; // .code = 0xd4, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr core_events::listed l3_hit_snoop_hitm{{&core_events::list, 0x80d4, 0x1000ff000000ff, 0xf4243000fc, 0x0}, {}, &l3_hit_snoop_hitm}; // .code = 0xd4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
inline constexpr core_events::listed l3_hit_no_snoop{{&core_events::list, 0x40d1, 0x1000ff000000ff, 0xf424300129, 0x0}, {}, &l3_hit_no_snoop}; // .code = 0xd1, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr core_events::listed l3_hit{{&core_events::list, 0x1c0d1, 0x1000ff000000ff, 0xf42430014f, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x1c, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
inline constexpr core_events::listed load_latency_gt_2048{{&core_events::list, 0x50d0, 0x10000300000003, 0x1c0030d430016c, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x800, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_1024{{&core_events::list, 0x50d0, 0x10000300000003, 0x1c0030d4300192, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x400, .period = 200003, .taken_alone = true, .has_latency = true
} // namespace mem_uops_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &frontend_retired_source::icache_l3_hit, &mem_bound_stalls_ifetch::llc_hit,
    &mem_bound_stalls_load::llc_hit_nosnoop, &mem_bound_stalls_load::llc_hit_snoop,
    &mem_bound_stalls_load::llc_hit, &mem_bound_stalls_load::llc_miss_localmem,
    &mem_load_uops_misc_retired::local_dram, &mem_load_uops_misc_retired::l3_hit_snoop_hitm,
    &mem_load_uops_retired::l3_hit_no_snoop, &mem_load_uops_retired::l3_hit,
    &mem_uops_retired::load_latency_gt_2048, &mem_uops_retired::load_latency_gt_1024,
};
inline constexpr auto events = select::with_shared_events<lunar_lake_atom::core_events::all, core::arrow_lake_atom>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &lunar_lake_atom::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::arrow_lake_atom
