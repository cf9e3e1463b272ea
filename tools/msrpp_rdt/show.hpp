// Prints the settings of a processor's RDT and the occupancy of its caches, for `msrpp rdt show`,
// and for tests with a processor of given properties.
#pragma once

#include "processor.hpp"

#include "../support/output.hpp"

#include <string>

namespace msrpp::rdt_tool {

/// Prints settings of RDT and occupancy of caches. `format`: table, csv or json.
void print_shown(output &output, processor &machine, const std::string &format);

} // namespace msrpp::rdt_tool
