// The power that a simulated processor takes: a model, not a measurement. The model gives registers
// of energy their values, in the units and widths of the processor.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::sim {

/// The power, in milliwatts, of the parts of a simulated processor, and the rate of its time stamp
/// counter. The values are round numbers in the range of desktop processors; no processor was
/// measured, and no particular processor is meant.
struct power_model {
    std::uint32_t core_active = 5000; ///< power that a core takes while its clocks run, in mW
    std::uint32_t core_halted = 100;  ///< power that a halted core takes, in mW
    /// Power that the package takes without its cores and graphics, in mW.
    std::uint32_t uncore = 10'000;
    std::uint32_t graphics = 500; ///< power that the graphics take while nothing is drawn, in mW
    std::uint32_t memory = 3000;  ///< power that the package's memory takes, in mW
    /// Power that the machine takes without its package and memory, in mW.
    std::uint32_t rest = 20'000;
    std::uint64_t clock = 1'000'000'000; ///< rate of the time stamp counter, in Hz
};

/// The limit of the simulation that energy follows from a model with round numbers.
inline constexpr const char *power_model_limit =
    "energy: a model of round numbers, so many watts for each core that runs or is halted and for "
    "the rest of the package; nothing was measured, and no processor takes just this";

} // namespace msr::sim
