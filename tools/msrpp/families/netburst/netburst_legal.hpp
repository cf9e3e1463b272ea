// Suggestions where register values break a rule.
#pragma once

#include <msr/core/rule.hpp>

#include <string>

namespace msrpp::netburst_room {

/// The legal ones in place of what breaks the rule; empty where there is nothing to choose from.
std::string suggestions_for(const msr::verdict &verdict);

} // namespace msrpp::netburst_room
