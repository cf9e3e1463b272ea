// Intel RDT and AMD QoS of a simulated processor, as a unit beside its counters.
#pragma once

#include "../models.hpp"
#include "units.hpp"

#include <msr/processor/table.hpp>

#include <memory>

namespace msrpp::machine {

/// Null where the processor has none that is simulated. `models` must live as long.
std::unique_ptr<unit> resources_unit_of(msr::core core, models &models);

} // namespace msrpp::machine
