// Counters of a Pentium 4, and what each counts by register values.
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

/// Why the encoding of an event with these masks is not sure; nothing where it is.
std::string doubts_about(const msr::netburst::event_row &event, unsigned masks);

/// A statement for each counter that runs or waits: its event, what tags for it, and how sure the
/// facts behind that are.
std::vector<statement> counts_of(msr::sequence<msr::netburst::register_value> values,
                                 const msr::netburst::target &target);

} // namespace msrpp::netburst_room
