// Explanations of register values of instruction-based sampling: fields, what is sampled, and the
// sample in the registers.
#pragma once

#include "../../family.hpp"

#include <msr/amd/ibs/target.hpp>

namespace msrpp::ibs_room {

family_explanation explain_values(const msr::ibs::target &target, const asked_values &asked_values);

} // namespace msrpp::ibs_room
