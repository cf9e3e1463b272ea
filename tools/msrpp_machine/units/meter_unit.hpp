// The meters of a simulated processor, as a unit beside its counters: energy by a model.
#pragma once

#include "units.hpp"

#include <msr/processor/identity.hpp>

#include <memory>

namespace msrpp::machine {

/// Null where the processor has no meters that are simulated.
std::unique_ptr<unit> meter_unit_of(msr::core processor, unsigned cpus);

} // namespace msrpp::machine
