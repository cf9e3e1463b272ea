// The meters (energy, clocks, temperature) of a simulated processor, as a part of the processor
// beside its counters. Energy is computed by a model.
#pragma once

#include "units.hpp"

#include <msr/processor/identity.hpp>

#include <cstdint>
#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's meters; null where no meters of the processor are simulated.
/// `hertz`: the rate of the time stamp counters.
std::unique_ptr<unit> meter_unit_of(msr::core processor, unsigned cpus, std::uint64_t hertz);

} // namespace msrpp::machine
