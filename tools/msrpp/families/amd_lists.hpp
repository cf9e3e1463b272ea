// The lists of AMD's events that the tool knows.
#pragma once

#include "select_family.hpp"

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/select/listed_choice.hpp>
#include <msr/sequence.hpp>

namespace msrpp {

template <>
msr::sequence<msr::select::known_list<msr::amd::event_pmu>> lists_of<msr::amd::event_pmu>();

} // namespace msrpp
