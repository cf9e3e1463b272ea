// Instruction-based sampling of a simulated AMD processor, as a unit beside its counters.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"
#include "units.hpp"

#include <msr/amd/ibs/target.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Returns the sampling that the CPUID of a family's processor has; empty where it has none. Throws
/// a complaint for a family of no processor.
std::optional<msr::ibs::target> sampling_target(const family &identity);

/// Throws a complaint where a choice to be counted is one of samples, which are no number.
void refuse_samplings(const std::vector<std::string> &choices);
/// Throws a complaint where a family is the sampling of a processor, which is no processor.
void refuse_sampling_alone(const family &identity);

/// Null where the processor has none. `models` must live as long.
std::unique_ptr<unit> sampling_unit_of(const family &identity, models &models);

} // namespace msrpp::machine
