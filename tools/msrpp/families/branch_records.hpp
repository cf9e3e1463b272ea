// The registers of branch records for `msrpp explain`, which no PMU has.
#pragma once

#include "../family.hpp"

#include <vector>

namespace msrpp {

/// Returns the registers that choose and enable the branch records of a family's processor, without
/// those that are registers of the family's PMU.
std::vector<family_register> branch_registers_of(const family &identity);

/// Adds the fields of values of branch records' registers, and notes on the branches that are
/// recorded.
void explain_branch_registers(const family &identity, const explain_arguments &values,
                              family_explanation &destination);

} // namespace msrpp
