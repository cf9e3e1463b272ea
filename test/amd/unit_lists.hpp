// AMD's lists of events outside of the core, each with the name of its processor in the tables.
#pragma once

#include <msr/amd/events/fam15h_units.hpp>
#include <msr/amd/events/zen1_units.hpp>
#include <msr/amd/events/zen2_units.hpp>
#include <msr/amd/events/zen3_units.hpp>
#include <msr/amd/events/zen4_units.hpp>
#include <msr/amd/events/zen5_units.hpp>
#include <msr/amd/events/zen6_units.hpp>

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/listed_choice.hpp>

struct amd_unit_list {
    const char *processor;
    msr::amd::target target;
    msr::select::known_list<msr::amd::event_pmu> list;
};

inline constexpr amd_unit_list amd_unit_lists[] = {
    {"fam15h", msr::amd::fam15h, msr::events::fam15h::unit_events::all},
    {"zen1", msr::amd::zen1, msr::events::zen1::unit_events::all},
    {"zen2", msr::amd::zen2, msr::events::zen2::unit_events::all},
    {"zen3", msr::amd::zen3, msr::events::zen3::unit_events::all},
    {"zen4", msr::amd::zen4, msr::events::zen4::unit_events::all},
    {"zen5", msr::amd::zen5, msr::events::zen5::unit_events::all},
    {"zen6", msr::amd::zen6, msr::events::zen6::unit_events::all},
};
