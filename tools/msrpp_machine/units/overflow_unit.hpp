// Counter overflows of a simulated processor that raise an interrupt: an overflow is noticed in the
// block of code where it happens.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "units.hpp"

#include <memory>

namespace msrpp::machine {

/// Returns the unit that watches for overflows, for any processor. The unit refers to `models` and
/// `counters`, both of which must outlive the unit.
std::unique_ptr<unit> overflow_unit_of(models &models, simulated &counters);

} // namespace msrpp::machine
