// The lists of AMD's events that the tool knows.
#pragma once

#include "packed_lists.hpp"

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sequence.hpp>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::amd::event_pmu>();

/// The processor of a target's list; `none`: it has none.
template <>
msr::core list_core<msr::amd::event_pmu>(const msr::amd::target &on);

} // namespace msrpp
