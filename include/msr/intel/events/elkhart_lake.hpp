// Events of Elkhart Lake, Jasper Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ehl: from intel/perfmon 6dadedf3aa48, EHL/events/elkhartlake_core.json, version 1.05 of
// 03/08/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 151 of its 151 events are those of snr.
#pragma once

#include <msr/intel/events/tremont.hpp>

// clang-format off
namespace msr::perfmon::ehl {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"ehl", core::elkhart_lake, names};
} // namespace core_events

namespace baclears { using namespace msr::perfmon::snr::baclears; }
namespace br_inst_retired { using namespace msr::perfmon::snr::br_inst_retired; }
namespace br_misp_retired { using namespace msr::perfmon::snr::br_misp_retired; }
namespace btclear { using namespace msr::perfmon::snr::btclear; }
namespace bus_lock { using namespace msr::perfmon::snr::bus_lock; }
namespace c0_stalls { using namespace msr::perfmon::snr::c0_stalls; }
namespace core_reject_l2q { using namespace msr::perfmon::snr::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::snr::cpu_clk_unhalted; }
namespace cycles_div_busy { using namespace msr::perfmon::snr::cycles_div_busy; }
namespace decode_restriction { using namespace msr::perfmon::snr::decode_restriction; }
namespace dl1 { using namespace msr::perfmon::snr::dl1; }
namespace dtlb_load_misses { using namespace msr::perfmon::snr::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::snr::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::snr::ept; }
namespace hw_interrupts { using namespace msr::perfmon::snr::hw_interrupts; }
namespace icache { using namespace msr::perfmon::snr::icache; }
namespace inst_retired { using namespace msr::perfmon::snr::inst_retired; }
namespace itlb { using namespace msr::perfmon::snr::itlb; }
namespace itlb_misses { using namespace msr::perfmon::snr::itlb_misses; }
namespace l2_reject_xq { using namespace msr::perfmon::snr::l2_reject_xq; }
namespace l2_request { using namespace msr::perfmon::snr::l2_request; }
namespace ld_blocks { using namespace msr::perfmon::snr::ld_blocks; }
namespace longest_lat_cache { using namespace msr::perfmon::snr::longest_lat_cache; }
namespace machine_clears { using namespace msr::perfmon::snr::machine_clears; }
namespace mem_bound_stalls { using namespace msr::perfmon::snr::mem_bound_stalls; }
namespace mem_load_uops_retired { using namespace msr::perfmon::snr::mem_load_uops_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::snr::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::snr::misalign_mem_ref; }
namespace topdown_bad_speculation { using namespace msr::perfmon::snr::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace msr::perfmon::snr::topdown_be_bound; }
namespace topdown_fe_bound { using namespace msr::perfmon::snr::topdown_fe_bound; }
namespace topdown_retiring { using namespace msr::perfmon::snr::topdown_retiring; }
namespace uops_issued { using namespace msr::perfmon::snr::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::snr::uops_retired; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<msr::perfmon::snr::core_events::all, core::elkhart_lake, event_pmu>();
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::snr::core_events::all};
} // namespace core_events

} // namespace msr::perfmon::ehl
