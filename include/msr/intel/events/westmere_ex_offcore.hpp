// Events of Westmere EX, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ex: from intel/perfmon 6dadedf3aa48, WSM-EX/events/WestmereEX_core.json, version 4 of
// 08/29/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 270 of its 270 events are those of nehalem.
#pragma once

#include <msr/intel/events/nehalem_offcore.hpp>

// clang-format off
namespace msr::events::westmere_ex {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"westmere_ex", core::westmere_ex, names};
} // namespace offcore_events

namespace offcore_response_0 { using namespace nehalem::offcore_response_0; }

namespace offcore_events {
inline constexpr auto events = select::with_shared_events<nehalem::offcore_events::all, core::westmere_ex, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &nehalem::offcore_events::all};
} // namespace offcore_events

} // namespace msr::events::westmere_ex
