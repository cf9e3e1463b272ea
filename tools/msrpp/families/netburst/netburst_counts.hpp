// Finds the events that each counter of a Pentium 4 counts by given register values.
#pragma once

#include "../../family.hpp"

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/netburst/values/value_rules.hpp>

#include <string>
#include <vector>

namespace msrpp::netburst_room {

/// Returns why the encoding of an event with masks is not sure; empty: the encoding is sure.
std::string doubts_about(const msr::netburst::event_row &event, unsigned masks);

/// Returns a statement for each counter that runs or waits: its event, the events that tag for it,
/// and how sure the facts are.
std::vector<statement> counts_of(msr::sequence<msr::netburst::register_value> values,
                                 const msr::netburst::target &target);

} // namespace msrpp::netburst_room
