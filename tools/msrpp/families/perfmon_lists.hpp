// The lists of events that the tool knows.
#pragma once

#include "packed_lists.hpp"

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/sequence.hpp>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::perfmon::event_pmu>();

} // namespace msrpp
