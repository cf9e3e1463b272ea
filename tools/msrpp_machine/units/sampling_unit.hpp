// Instruction-based sampling of a simulated AMD processor, as a unit beside the processor's
// counters.
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

/// Returns the target of instruction-based sampling that CPUID of a family's processor announces;
/// empty where CPUID announces none. Throws a complaint where a family belongs to no processor.
std::optional<msr::ibs::target> sampling_target(const family &identity);

/// Throws a complaint where a choice that is to be counted is a choice of samples, which have no
/// count.
void refuse_samplings(const std::vector<std::string> &choices);
/// Throws a complaint where a family is the instruction-based sampling of a processor and not the
/// processor itself.
void refuse_sampling_alone(const family &identity);

/// Returns the unit of a processor's instruction-based sampling; null where the processor has none.
/// `models` must outlive the unit.
std::unique_ptr<unit> sampling_unit_of(const family &identity, models &models);

} // namespace msrpp::machine
