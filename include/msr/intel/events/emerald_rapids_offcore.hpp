// Events of Emerald Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_core.json, version 1.24 of
// 05/19/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 66 of its 66 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/events/sapphire_rapids_offcore.hpp>

// clang-format off
namespace msr::events::emerald_rapids {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"emerald_rapids", core::emerald_rapids, names};
} // namespace offcore_events

namespace ocr { using namespace sapphire_rapids::ocr; }

namespace offcore_events {
inline constexpr auto events = select::with_shared_events<sapphire_rapids::offcore_events::all, core::emerald_rapids, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::offcore_events::all};
} // namespace offcore_events

} // namespace msr::events::emerald_rapids
