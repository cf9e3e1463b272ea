// The boxes outside of the cores of a simulated Intel server, as a unit beside its counters.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "units.hpp"

#include <msr/core/program.hpp>

#include <memory>

namespace msrpp::machine {

/// Null where the processor has none that are simulated. `machine_models` must live as long.
std::unique_ptr<unit> boxes_unit_of(const family &processor, models &machine_models);

/// How many boxes of the unit of a readout a simulated processor has; 0: they are not simulated.
unsigned simulated_box_count(const family &processor, const msr::readout &counter);

} // namespace msrpp::machine
