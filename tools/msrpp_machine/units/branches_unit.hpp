// The branch records of a simulated processor, as a part of the processor beside its counters.
#pragma once

#include "units.hpp"

#include <msr/processor/identity.hpp>

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's branch records; null where no source says that the processor
/// has any, or how they are laid out. `counters`: simulated counters, which have IA32_DEBUGCTL and
/// IA32_PERF_CAPABILITIES.
std::unique_ptr<unit> branches_unit_of(msr::core processor, unsigned cpus, models &models,
                                       simulated &counters);

} // namespace msrpp::machine
