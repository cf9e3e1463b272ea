// Bits of registers that planning uses; registers.hpp and sampling_registers.hpp define the other
// bits, and name the sources of all bits.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr::netburst {

/// Bits in a counter.
inline constexpr unsigned counter_width = 40;

/// The bit of IA32_PEBS_ENABLE for precise sampling: ENABLE_PEBS without Hyper-Threading, with it
/// of the logical processor on which it is written.
inline constexpr unsigned enable_pebs_bit = 25;

} // namespace msr::netburst
