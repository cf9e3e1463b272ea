// Events of Elkhart Lake, Jasper Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ehl: from intel/perfmon 6dadedf3aa48, EHL/events/elkhartlake_core.json, version 1.05 of
// 03/08/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 154 of its 154 events are those of tremont.
#pragma once

#include <msr/intel/events/tremont_offcore.hpp>

// clang-format off
namespace msr::events::elkhart_lake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"elkhart_lake", core::elkhart_lake, names};
} // namespace offcore_events

namespace ocr { using namespace tremont::ocr; }

namespace offcore_events {
inline constexpr auto events = select::with_shared_events<tremont::offcore_events::all, core::elkhart_lake, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &tremont::offcore_events::all};
} // namespace offcore_events

} // namespace msr::events::elkhart_lake
