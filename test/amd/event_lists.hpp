// AMD's lists of events, each with the table from which its header is written and the targets that
// have the list.
#pragma once

#include <msr/amd/events/fam10h.hpp>
#include <msr/amd/events/fam11h.hpp>
#include <msr/amd/events/fam12h.hpp>
#include <msr/amd/events/fam14h.hpp>
#include <msr/amd/events/fam15h.hpp>
#include <msr/amd/events/fam16h.hpp>
#include <msr/amd/events/k7.hpp>
#include <msr/amd/events/k8.hpp>
#include <msr/amd/events/zen1.hpp>
#include <msr/amd/events/zen2.hpp>
#include <msr/amd/events/zen3.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/amd/events/zen5.hpp>
#include <msr/amd/events/zen6.hpp>

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>

struct amd_tested_list {
    const char *table;   // name of the vendor's table, without .csv
    const char *targets; // names of the targets, with a blank behind each
    msr::select::known_list<msr::amd::event_pmu> is;
};

inline constexpr amd_tested_list amd_tested_lists[] = {
    {"k7", "k7 ", msr::events::k7::core_events::all},
    {"k8", "k8 ", msr::events::k8::core_events::all},
    {"fam10h_libpfm4", "fam10h ", msr::events::fam10h::core_events::all},
    {"fam11h", "fam11h ", msr::events::fam11h::core_events::all},
    {"fam12h", "fam12h ", msr::events::fam12h::core_events::all},
    {"fam14h", "fam14h ", msr::events::fam14h::core_events::all},
    {"fam15h_libpfm4", "fam15h ", msr::events::fam15h::core_events::all},
    {"fam16h_libpfm4", "fam16h ", msr::events::fam16h::core_events::all},
    {"zen1", "fam18h zen1 ", msr::events::zen1::core_events::all},
    {"zen2", "zen2 ", msr::events::zen2::core_events::all},
    {"zen3", "zen3 ", msr::events::zen3::core_events::all},
    {"zen4", "zen4 ", msr::events::zen4::core_events::all},
    {"zen5", "fam1ah zen5 ", msr::events::zen5::core_events::all},
    {"zen6", "zen6 ", msr::events::zen6::core_events::all},
};
