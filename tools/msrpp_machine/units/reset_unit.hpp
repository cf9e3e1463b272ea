// Registers that no model simulates, and that programs read to find out what the processor is: they
// have the values that they have after reset, and keep them.
#pragma once

#include "units.hpp"

#include "../../msrpp/family.hpp"

#include <memory>

namespace msrpp::machine {

/// Returns the unit for a processor's registers that keep their values. `controls`: the unit of
/// controls, which has bits in some of the registers, and must outlive the result; null: none.
std::unique_ptr<unit> reset_unit_of(const family &identity, unsigned cpus, unit *controls);

} // namespace msrpp::machine
