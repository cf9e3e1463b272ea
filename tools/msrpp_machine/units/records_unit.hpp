// Precise samples and branch records, which the simulated processor writes to the memory of the
// program: the debug store is in the program's memory, at the linear address in IA32_DS_AREA.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"
#include "units.hpp"

#include "../../msrpp/family.hpp"

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's debug store; null where the processor has no debug store. The
/// unit refers to all three arguments, which must outlive the unit.
std::unique_ptr<unit> records_unit_of(const family &identity, models &models, simulated &counters);

} // namespace msrpp::machine
