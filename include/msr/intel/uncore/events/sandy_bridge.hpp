// Events of the boxes outside of the cores: sandy bridge. Written by tools/uncore/write from
// a table: do not edit.
// snb: from intel/perfmon 6dadedf3aa48, SNB/events/sandybridge_uncore.json version 19 of
// 03/02/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 39 of its 39 events are those of ivy_bridge.
#pragma once

#include <msr/intel/uncore/events/ivy_bridge.hpp>

// clang-format off
namespace msr::events::sandy_bridge {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr select::event_list list{"sandy_bridge", core::sandy_bridge, ""};
} // namespace uncore_events

namespace arb {
using namespace ivy_bridge::arb;
} // namespace arb

namespace cbo {
using namespace ivy_bridge::cbo;
} // namespace cbo

namespace imc_free_running {
using namespace ivy_bridge::imc_free_running;
} // namespace imc_free_running

namespace ncu {
using namespace ivy_bridge::ncu;
} // namespace ncu

namespace uncore_events {
inline constexpr auto events = select::with_shared_events<ivy_bridge::uncore_events::all, core::sandy_bridge, msr::uncore::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &ivy_bridge::uncore_events::all};
} // namespace uncore_events

} // namespace msr::events::sandy_bridge
