// The boxes (uncore units) of a simulated Intel server, as a part of the processor beside its core
// counters.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "units.hpp"

#include <msr/core/program.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's boxes; null where no boxes are simulated. `machine_models`
/// must outlive the unit.
std::unique_ptr<unit> boxes_unit_of(const family &processor, models &machine_models);

/// Returns the number of boxes that a simulated processor has of the kind that a counter belongs
/// to; 0: the boxes are not simulated.
unsigned simulated_box_count(const family &processor, const msr::readout &counter);

} // namespace msrpp::machine
