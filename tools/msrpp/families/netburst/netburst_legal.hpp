// Legal alternatives to register values and choices that break a rule.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/netburst/request.hpp>

#include <string>

namespace msrpp::netburst_room {

/// Returns what would be legal in place of register values that break a rule; empty where there is
/// nothing to choose from.
std::string suggestions_for(const msr::verdict &verdict);

/// Returns what would be legal in place of a choice that breaks a rule by itself; may be empty.
std::string remedy_for(const msr::verdict &verdict, const msr::netburst::request &request);

} // namespace msrpp::netburst_room
