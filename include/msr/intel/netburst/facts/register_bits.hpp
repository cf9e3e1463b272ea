// Bits of registers that planning uses; registers.hpp and sampling_registers.hpp define the other
// bits, and name the sources of all bits.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr::netburst {

/// The width of a NetBurst counter, in bits.
inline constexpr unsigned counter_width = 40;

/// The bit of IA32_PEBS_ENABLE for precise sampling: ENABLE_PEBS without Hyper-Threading; with
/// Hyper-Threading the bit enables sampling for the logical processor on which the register is
/// written.
inline constexpr unsigned enable_pebs_bit = 25;

} // namespace msr::netburst
