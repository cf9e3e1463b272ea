// Instruction-based sampling of a simulated AMD processor, as a unit beside its counters.
#pragma once

#include "../msrpp/family.hpp"

#include "models.hpp"
#include "units.hpp"

#include <msr/amd/ibs/target.hpp>

#include <memory>
#include <optional>

namespace msrpp::machine {

/// What the processor of a family has, as its CPUID says; nothing where it has none. Throws a
/// complaint for a family of no processor.
std::optional<msr::ibs::target> sampling_target(const family &of);

/// Null where the processor has none. `with` must live as long.
std::unique_ptr<unit> sampling_unit_of(const family &of, models &with);

} // namespace msrpp::machine
