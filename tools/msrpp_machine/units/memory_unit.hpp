// The memory controllers of a simulated AMD processor, as a part of the processor beside its core
// counters.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "units.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Returns the unit for a processor's memory controllers; null where the processor has no
/// controllers with counters. `machine_models` must outlive the unit.
std::unique_ptr<unit> memory_unit_of(const family &processor, models &machine_models);

/// Returns the plan (counters and registers) of choices (events) on a simulated processor, for all
/// instances of the counted units. Throws a complaint about a choice that the processor does not
/// have.
family_plan simulated_plan(const family &processor, const std::vector<std::string> &choices);

} // namespace msrpp::machine
