// Events of Elkhart Lake, Jasper Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ehl: from intel/perfmon 6dadedf3aa48, EHL/events/elkhartlake_core.json, version 1.05 of
// 03/08/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 151 of its 151 events are those of tremont.
#pragma once

#include <msr/intel/events/tremont.hpp>

// clang-format off
namespace msr::events::elkhart_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"elkhart_lake", core::elkhart_lake, names};
} // namespace core_events

namespace baclears { using namespace tremont::baclears; }
namespace br_inst_retired { using namespace tremont::br_inst_retired; }
namespace br_misp_retired { using namespace tremont::br_misp_retired; }
namespace btclear { using namespace tremont::btclear; }
namespace bus_lock { using namespace tremont::bus_lock; }
namespace c0_stalls { using namespace tremont::c0_stalls; }
namespace core_reject_l2q { using namespace tremont::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace tremont::cpu_clk_unhalted; }
namespace cycles_div_busy { using namespace tremont::cycles_div_busy; }
namespace decode_restriction { using namespace tremont::decode_restriction; }
namespace dl1 { using namespace tremont::dl1; }
namespace dtlb_load_misses { using namespace tremont::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace tremont::dtlb_store_misses; }
namespace ept { using namespace tremont::ept; }
namespace hw_interrupts { using namespace tremont::hw_interrupts; }
namespace icache { using namespace tremont::icache; }
namespace inst_retired { using namespace tremont::inst_retired; }
namespace itlb { using namespace tremont::itlb; }
namespace itlb_misses { using namespace tremont::itlb_misses; }
namespace l2_reject_xq { using namespace tremont::l2_reject_xq; }
namespace l2_request { using namespace tremont::l2_request; }
namespace ld_blocks { using namespace tremont::ld_blocks; }
namespace longest_lat_cache { using namespace tremont::longest_lat_cache; }
namespace machine_clears { using namespace tremont::machine_clears; }
namespace mem_bound_stalls { using namespace tremont::mem_bound_stalls; }
namespace mem_load_uops_retired { using namespace tremont::mem_load_uops_retired; }
namespace mem_uops_retired { using namespace tremont::mem_uops_retired; }
namespace misalign_mem_ref { using namespace tremont::misalign_mem_ref; }
namespace topdown_bad_speculation { using namespace tremont::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace tremont::topdown_be_bound; }
namespace topdown_fe_bound { using namespace tremont::topdown_fe_bound; }
namespace topdown_retiring { using namespace tremont::topdown_retiring; }
namespace uops_issued { using namespace tremont::uops_issued; }
namespace uops_retired { using namespace tremont::uops_retired; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<tremont::core_events::all, core::elkhart_lake, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &tremont::core_events::all};
} // namespace core_events

} // namespace msr::events::elkhart_lake
