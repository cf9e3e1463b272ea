// Intel RDT and AMD QoS of a simulated processor, as a part of the processor beside its counters.
#pragma once

#include "../models.hpp"
#include "units.hpp"

#include <msr/processor/table.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a core's RDT or QoS registers; null where none are simulated. `models` must
/// outlive the unit.
std::unique_ptr<unit> resources_unit_of(msr::core core, models &models);

} // namespace msrpp::machine
