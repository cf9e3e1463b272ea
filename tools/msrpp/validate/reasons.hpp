// Likely reasons of what a machine does other than documented, and what the user may do.
#pragma once

#include "check_result.hpp"

namespace msrpp::validate {

/// Gives failures likely reasons and advice, by what this system says of itself: a hypervisor, a
/// watchdog that has a counter, registers that are locked. Reasons that are there stay.
void add_reasons(check_results &results);

} // namespace msrpp::validate
