// Overflows of a simulated processor's counters that ask for an interrupt, seen in their block.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "units.hpp"

#include <memory>

namespace msrpp::machine {

/// The unit of any processor. It refers to both.
std::unique_ptr<unit> overflow_unit_of(models &models, simulated &counters);

} // namespace msrpp::machine
