// The time stamp counter of a simulated processor.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::sim {

/// IA32_TIME_STAMP_COUNTER (10h): the clocks since reset, at a constant rate.
struct time_stamp_counter {
    static constexpr std::uint32_t address = 0x10; ///< address of IA32_TIME_STAMP_COUNTER
    field<0, 64> clocks{};                         ///< clocks of the time stamp counter since reset
};

} // namespace msr::sim

MSR_REGISTER(msr::sim::time_stamp_counter, clocks);
