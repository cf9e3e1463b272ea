// Overflows of a simulated processor's counters that raise an interrupt: the overflow is noticed in
// the block where it happens.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "units.hpp"

#include <memory>

namespace msrpp::machine {

/// Returns the unit of overflows for any processor. The unit refers to `models` and `counters`,
/// which must outlive it.
std::unique_ptr<unit> overflow_unit_of(models &models, simulated &counters);

} // namespace msrpp::machine
