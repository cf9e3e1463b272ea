// Explanations of register values of instruction-based sampling: fields, what is sampled, and the
// sample in the registers.
#pragma once

#include "../../family.hpp"

#include <msr/amd/ibs/target.hpp>

namespace msrpp::ibs_room {

family_explanation explain_values(const msr::ibs::target &target,
                                  const explain_arguments &explain_arguments);

} // namespace msrpp::ibs_room
