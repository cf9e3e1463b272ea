// Precise samples and branch records, which the simulated processor writes to the memory of the
// program: its debug store lies there, at the linear address in IA32_DS_AREA.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "units.hpp"

#include "../../msrpp/family.hpp"

#include <memory>

namespace msrpp::machine {

/// The unit of a processor; null where it has no debug store. It refers to all three.
std::unique_ptr<unit> records_unit_of(const family &identity, models &models, simulated &counters);

} // namespace msrpp::machine
