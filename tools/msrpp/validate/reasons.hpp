// Likely reasons for behaviour of a machine that differs from the documentation, and advice to the
// user.
#pragma once

#include "checks/check_result.hpp"

namespace msrpp::validate {

/// Adds likely reasons and advice to failures, by the state of this system: a hypervisor, a
/// watchdog that uses a counter, registers that are locked. Existing reasons stay.
void add_reasons(check_results &results);

} // namespace msrpp::validate
