// Events of Panther Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ptl_darkmont: from intel/perfmon 6dadedf3aa48, PTL/events/pantherlake_darkmont_core.json, version
// 1.07 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 245 of its 253 events are those of clearwater_forest.
#pragma once

#include <msr/intel/events/clearwater_forest.hpp>

// clang-format off
namespace msr::events::panther_lake_atom {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "l2_lines_in.e\0"
    "mem_bound_stalls_load.llc_miss\0"
    "mem_bound_stalls_load.l2_miss\0"
    "mem_bound_stalls_load.all\0"
    "mem_load_uops_l3_miss_retired.memside_cache\0"
    "mem_uops_retired.load_latency\0"
    "uops_retired.all\0"
    "uops_retired.nano_code\0";
inline constexpr select::event_list list{"panther_lake_atom", core::panther_lake_atom, names};
} // namespace core_events

namespace arith { using namespace clearwater_forest::arith; }
namespace baclears { using namespace clearwater_forest::baclears; }
namespace br_inst_retired { using namespace clearwater_forest::br_inst_retired; }
namespace br_misp_retired { using namespace clearwater_forest::br_misp_retired; }
namespace core_reject_l2q { using namespace clearwater_forest::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace clearwater_forest::cpu_clk_unhalted; }
namespace dtlb_load_misses { using namespace clearwater_forest::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace clearwater_forest::dtlb_store_misses; }
namespace fp_flops_retired { using namespace clearwater_forest::fp_flops_retired; }
namespace fp_inst_retired { using namespace clearwater_forest::fp_inst_retired; }
namespace fp_vint_uops_executed { using namespace clearwater_forest::fp_vint_uops_executed; }
namespace frontend_retired { using namespace clearwater_forest::frontend_retired; }
namespace frontend_retired_source { using namespace clearwater_forest::frontend_retired_source; }
namespace icache { using namespace clearwater_forest::icache; }
namespace inst_retired { using namespace clearwater_forest::inst_retired; }
namespace int_uops_executed { using namespace clearwater_forest::int_uops_executed; }
namespace itlb_misses { using namespace clearwater_forest::itlb_misses; }
namespace l2_reject_xq { using namespace clearwater_forest::l2_reject_xq; }
namespace l2_request { using namespace clearwater_forest::l2_request; }
namespace lbr_inserts { using namespace clearwater_forest::lbr_inserts; }
namespace ld_blocks { using namespace clearwater_forest::ld_blocks; }
namespace ld_head { using namespace clearwater_forest::ld_head; }
namespace longest_lat_cache { using namespace clearwater_forest::longest_lat_cache; }
namespace machine_clears { using namespace clearwater_forest::machine_clears; }
namespace mem_bound_stalls_load { using namespace clearwater_forest::mem_bound_stalls_load; }
namespace mem_load_uops_l3_miss_retired { using namespace clearwater_forest::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_misc_retired { using namespace clearwater_forest::mem_load_uops_misc_retired; }
namespace mem_load_uops_retired { using namespace clearwater_forest::mem_load_uops_retired; }
namespace mem_scheduler_block { using namespace clearwater_forest::mem_scheduler_block; }
namespace mem_uops_retired { using namespace clearwater_forest::mem_uops_retired; }
namespace misalign_mem_ref { using namespace clearwater_forest::misalign_mem_ref; }
namespace misc_retired { using namespace clearwater_forest::misc_retired; }
namespace misc_retired1 { using namespace clearwater_forest::misc_retired1; }
namespace misc_retired2 { using namespace clearwater_forest::misc_retired2; }
namespace ms_decoded { using namespace clearwater_forest::ms_decoded; }
namespace prediction { using namespace clearwater_forest::prediction; }
namespace serialization { using namespace clearwater_forest::serialization; }
namespace topdown_bad_speculation { using namespace clearwater_forest::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace clearwater_forest::topdown_be_bound; }
namespace topdown_fe_bound { using namespace clearwater_forest::topdown_fe_bound; }
namespace topdown_retiring { using namespace clearwater_forest::topdown_retiring; }
namespace uops_issued { using namespace clearwater_forest::uops_issued; }
namespace uops_retired { using namespace clearwater_forest::uops_retired; }

namespace l2_lines_in {
inline constexpr core_events::listed e{{&core_events::list, 0x4025, 0xff, 0xf424300000, 0x0}, {}, &e}; // .code = 0x25, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace l2_lines_in

namespace mem_bound_stalls_load {
inline constexpr core_events::listed llc_miss{{&core_events::list, 0x38034, 0xff, 0xf42430000e, 0x0}, {}, &llc_miss}; // .code = 0x34, .mask = 0x38, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed l2_miss{{&core_events::list, 0x7e034, 0xff, 0xf42430002d, 0x0}, {}, &l2_miss}; // .code = 0x34, .mask = 0x7e, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed all{{&core_events::list, 0x7f034, 0xff, 0xf42430004b, 0x0}, {}, &all}; // .code = 0x34, .mask = 0x7f, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
inline constexpr core_events::listed memside_cache{{&core_events::list, 0x400d3, 0x1000ff000000ff, 0x30f424300065, 0x0}, {}, &memside_cache}; // .code = 0xd3, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace mem_load_uops_l3_miss_retired

namespace mem_uops_retired {
inline constexpr core_events::listed load_latency{{&core_events::list, 0x50d0, 0x1000ff000000ff, 0x1c30f424300091, 0x1}, {}, &load_latency}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x1, .period = 1000003, .taken_alone = true, .has_latency = true
} // namespace mem_uops_retired

namespace uops_retired {
inline constexpr core_events::listed all{{&core_events::list, 0xc2, 0x1000ff000000ff, 0xf4243000af, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr core_events::listed nano_code{{&core_events::list, 0x80c2, 0x1000ff000000ff, 0x30f4243000c0, 0x0}, {}, &nano_code}; // .code = 0xc2, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &l2_lines_in::e, &mem_bound_stalls_load::llc_miss, &mem_bound_stalls_load::l2_miss,
    &mem_bound_stalls_load::all, &mem_load_uops_l3_miss_retired::memside_cache,
    &mem_uops_retired::load_latency, &uops_retired::all, &uops_retired::nano_code,
};
inline constexpr auto events = select::with_shared_events<clearwater_forest::core_events::all, core::panther_lake_atom>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &clearwater_forest::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::panther_lake_atom
