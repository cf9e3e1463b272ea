// The controls of a simulated processor, as a unit beside the processor's counters.
#pragma once

#include "units.hpp"

#include <msr/processor/identity.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit of a processor's controls; null where the processor has no controls.
/// `counters`: has other bits of the same registers.
std::unique_ptr<unit> control_unit_of(msr::core processor, unsigned model, unsigned cpus,
                                      simulated &counters);

} // namespace msrpp::machine
