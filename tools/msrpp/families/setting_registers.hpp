// The registers of controls and meters for `msrpp explain`, which no PMU has.
#pragma once

#include "../family.hpp"

#include <vector>

namespace msrpp {

/// Returns the registers of a processor's controls and meters, without those that are registers of
/// the family's PMU.
std::vector<family_register> setting_registers_of(const family &identity);

/// Adds what the values of registers of controls and meters mean: switches as on or off, whatever
/// their polarity, numbers, and quantities with units. Notes name what is less sure.
void explain_setting_registers(const family &identity, const explain_arguments &values,
                               family_explanation &destination);

} // namespace msrpp
