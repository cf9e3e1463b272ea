// The lists of AMD's events that the tool knows.
#pragma once

#include "packed_lists.hpp"

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/sequence.hpp>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::amd::event_pmu>();

} // namespace msrpp
