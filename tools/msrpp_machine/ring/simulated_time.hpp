// The time of a machine whose clocks are simulated: time stamp counters, and the clocks of Linux
// that programs read by calls of the system.
#pragma once

#include <cstddef>
#include <cstdint>

#include <time.h>

namespace msrpp::machine {

/// Rate of the simulated time stamp counters, in Hz: a choice, because the models count clocks and
/// have no seconds.
inline constexpr std::uint64_t simulated_hertz = 2'000'000'000;

inline constexpr std::uint64_t ns_of_a_second = 1'000'000'000;

/// Returns the ns in which a simulated time stamp counter counts `clocks`.
constexpr std::uint64_t ns_of_clocks(std::uint64_t clocks) {
    return clocks / simulated_hertz * ns_of_a_second +
           clocks % simulated_hertz * ns_of_a_second / simulated_hertz;
}

/// Returns the clocks that a simulated time stamp counter counts in `ns`; the highest possible
/// number where the clocks are more.
constexpr std::uint64_t clocks_of_ns(std::uint64_t ns) {
    constexpr std::uint64_t clocks_of_one = simulated_hertz / ns_of_a_second;
    return ns < UINT64_MAX / 2 / clocks_of_one ? ns * clocks_of_one : UINT64_MAX / 2;
}

/// The clocks of Linux that show simulated time, by their numbers (clock_gettime(2)). Linux's other
/// clocks show what the host has executed, or are those of devices.
inline constexpr clockid_t simulated_clocks[] = {CLOCK_REALTIME,
                                                 CLOCK_MONOTONIC,
                                                 CLOCK_MONOTONIC_RAW,
                                                 CLOCK_REALTIME_COARSE,
                                                 CLOCK_MONOTONIC_COARSE,
                                                 CLOCK_BOOTTIME,
                                                 CLOCK_TAI};
inline constexpr std::size_t simulated_clock_ids = CLOCK_TAI + 1;

/// Returns whether a clock of Linux shows simulated time.
constexpr bool is_simulated_clock(std::uint64_t clock) {
    for (const clockid_t id : simulated_clocks)
        if (clock == static_cast<std::uint64_t>(id)) return true;
    return false;
}

} // namespace msrpp::machine
