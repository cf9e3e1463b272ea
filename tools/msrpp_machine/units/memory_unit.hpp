// The memory controllers of a simulated AMD processor, as a unit beside its counters.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "units.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Null where the processor has none that count. `machine_models` must live as long.
std::unique_ptr<unit> memory_unit_of(const family &processor, models &machine_models);

/// The plan of choices on a simulated processor: for all instances of the units that it counts.
/// Throws a complaint about a choice that the processor does not have.
family_plan simulated_plan(const family &processor, const std::vector<std::string> &choices);

} // namespace msrpp::machine
