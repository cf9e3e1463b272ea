// Intel RDT and AMD QoS of a simulated processor, as a unit beside the processor's counters.
#pragma once

#include "../models.hpp"
#include "units.hpp"

#include <msr/processor/table.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit of a core's resources; null where none are simulated. `models` must outlive the
/// unit.
std::unique_ptr<unit> resources_unit_of(msr::core core, models &models);

} // namespace msrpp::machine
