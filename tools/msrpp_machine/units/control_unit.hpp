// The controls (such as prefetchers) of a simulated processor, as a part of the processor beside
// its counters.
#pragma once

#include "units.hpp"

#include <msr/processor/identity.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's controls; null where the processor has no controls.
/// `counters`: simulated counters, which have other bits of the same registers.
std::unique_ptr<unit> control_unit_of(msr::core processor, unsigned model, unsigned cpus,
                                      simulated &counters);

} // namespace msrpp::machine
