// The printing of settings and occupancy of a processor, for `show`, and for tests with a processor
// of given parts.
#pragma once

#include "processor.hpp"

#include "../support/output.hpp"

#include <string>

namespace msrpp::rdt_tool {

/// Prints settings and occupancy. `format`: table, csv or json.
void print_shown(output &output, processor &machine, const std::string &format);

} // namespace msrpp::rdt_tool
