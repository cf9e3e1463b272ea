// The units of limits of power and of their time windows: powers count in a unit that the register
// 606h has, and a window is a floating-point number of seven bits. Sources: Linux 6.12,
// drivers/powercap/intel_rapl_common.c; turbostat. Sources disagree about the units of Silvermont
// and Airmont, whose limits of power are no controls here. Nothing was measured.
#pragma once

#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::controls {

/// The number of the MSR that holds the units of powers and times of Intel's processors:
/// MSR_RAPL_POWER_UNIT.
inline constexpr std::uint32_t power_unit_address = 0x606;

/// The units of limits of power and of their time windows on a processor.
struct power_units {
    unsigned power{}; ///< the unit of power is 1/2^power watts
    unsigned time{};  ///< the unit of time is 1/2^time seconds
    bool are_known{}; ///< whether the processor's units are known

    friend constexpr bool operator==(const power_units &, const power_units &) = default;
};

/// Returns the units that a content of MSR_RAPL_POWER_UNIT stands for: the exponent of power in
/// bits 3:0, that of time in bits 19:16. A content of 0 means that the units are not known, because
/// a hypervisor or the firmware hides the register.
constexpr power_units power_units_of(std::uint64_t content) {
    return {.power = static_cast<unsigned>(content & 0xf),
            .time = static_cast<unsigned>(content >> 16 & 0xf),
            .are_known = content != 0};
}

/// Returns the power that a limit has.
/// `number`: the number in the register
constexpr meters::watts power_of(std::uint64_t number, const power_units &units) {
    return {static_cast<double>(number) / static_cast<double>(std::uint64_t{1} << units.power)};
}
/// Returns the time that a window has: 2^Y * (1 + Z/4) units, with Y in bits 4:0 and Z in bits 6:5.
/// `number`: the number in the register
constexpr meters::seconds duration_of(std::uint64_t number, const power_units &units) {
    const std::uint64_t quarters = (4 + (number >> 5 & 3)) << (number & 0x1f);
    return {static_cast<double>(quarters) / 4 /
            static_cast<double>(std::uint64_t{1} << units.time)};
}

/// The number by which a register holds a power or a time, or no number.
struct register_number {
    std::uint64_t value{}; ///< the number in the register; valid where `exists`
    bool exists{};         ///< whether the register has a number for the requested power or time
};

/// Returns the number of the greatest power that is not above a power; no number where the power is
/// above the largest number, or below the unit but not 0.
/// `largest`: the largest number that the register holds
constexpr register_number number_of_power(std::uint64_t milliwatts, const power_units &units,
                                          std::uint64_t largest) {
    const std::uint64_t watts = milliwatts / 1000, rest = milliwatts % 1000;
    if (watts > largest) return {};
    const std::uint64_t number = (watts << units.power) + ((rest << units.power) / 1000);
    return {number, number <= largest && (number != 0 || milliwatts == 0)};
}
/// Returns the number of the longest window that is not above a time; no number where the time is
/// above the longest window or below the unit.
constexpr register_number number_of_duration(std::uint64_t microseconds, const power_units &units) {
    // the longest time window in quarters of the unit
    constexpr std::uint64_t longest = std::uint64_t{7} << 31;
    const std::uint64_t seconds = microseconds / 1'000'000, rest = microseconds % 1'000'000;
    if (seconds > longest / 4) return {};
    const std::uint64_t quarters =
        ((seconds * 4) << units.time) + (((rest * 4) << units.time) / 1'000'000);
    if (quarters < 4 || quarters >= (std::uint64_t{8} << 31)) return {};
    unsigned exponent = 0;
    while (quarters >> exponent >= 8)
        ++exponent;
    const std::uint64_t fraction = (quarters >> exponent) - 4;
    return {exponent | fraction << 5, true};
}

} // namespace msr::controls
