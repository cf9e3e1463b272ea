// Legal alternatives to register values and requested events that break a rule.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/netburst/request.hpp>

#include <string>

namespace msrpp::netburst_room {

/// Returns legal alternatives to register values that break a rule; empty where there is no
/// alternative to choose from.
std::string suggestions_for(const msr::verdict &verdict);

/// Returns legal alternatives to a requested event that alone breaks a rule; may be empty.
std::string remedy_for(const msr::verdict &verdict, const msr::netburst::request &request);

} // namespace msrpp::netburst_room
