// Instruction-based sampling (IBS) of a simulated AMD processor, as a part of the processor beside
// its counters.
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

/// Returns the features of IBS that CPUID of a processor announces; empty where CPUID announces no
/// IBS. Throws a complaint where a family belongs to no processor.
std::optional<msr::ibs::target> sampling_target(const family &identity);

/// Throws a complaint where a choice that is to be counted names IBS samples, which have no count.
void refuse_samplings(const std::vector<std::string> &choices);
/// Throws a complaint where --cpu names the IBS of a processor and not the processor itself.
void refuse_sampling_alone(const family &identity);

/// Returns the unit for a processor's IBS; null where the processor has none. `models` must outlive
/// the unit.
std::unique_ptr<unit> sampling_unit_of(const family &identity, models &models);

} // namespace msrpp::machine
