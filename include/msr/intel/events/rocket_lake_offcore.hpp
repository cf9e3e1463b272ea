// Events of Rocket Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/events/rocketlake_core.json, version 1.04 of
// 10/10/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 71 of its 71 events are those of ice_lake.
#pragma once

#include <msr/intel/events/ice_lake_offcore.hpp>

// clang-format off
namespace msr::events::rocket_lake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"rocket_lake", core::rocket_lake, names};
} // namespace offcore_events

namespace ocr { using namespace ice_lake::ocr; }

namespace offcore_events {
inline constexpr auto events = select::with_shared_events<ice_lake::offcore_events::all, core::rocket_lake, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ice_lake::offcore_events::all};
} // namespace offcore_events

} // namespace msr::events::rocket_lake
