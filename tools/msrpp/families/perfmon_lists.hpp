// The lists of events that the tool knows.
#pragma once

#include "select_family.hpp"

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/select/listed_choice.hpp>
#include <msr/sequence.hpp>

namespace msrpp {

template <>
msr::sequence<msr::select::known_list<msr::perfmon::event_pmu>> lists_of<msr::perfmon::event_pmu>();

} // namespace msrpp
