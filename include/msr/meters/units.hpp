// The registers of units, and the conversions of meters' register contents to values. Sources:
// Linux, arch/x86/events/rapl.c; Linux, tools/power/x86/turbostat; LIKWID. Nothing here was
// measured.
#pragma once

#include <msr/core/meter_conversion.hpp>
#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters {

/// The units of power, energy and time of Intel's running average power limit (MSR_RAPL_POWER_UNIT,
/// 606h).
struct rapl_power_unit {
    static constexpr std::uint32_t address = 0x606; ///< register number
    read_only<0, 4> power{}; ///< 1/2^n watts; Silvermont and Airmont: disputed
    /// 1/2^n joules; Silvermont 37h, 4Ah, 5Ah and Airmont: 2^n microjoules.
    read_only<8, 5> energy{};
    read_only<16, 4> time{}; ///< 1/2^n seconds

    MSR_EQUAL_FIELDS(rapl_power_unit);
};

/// The units of AMD's energy, power and time (RAPL_PWR_UNIT, C001_0299h): 1/2^n watts, joules and
/// seconds.
struct rapl_pwr_unit {
    static constexpr std::uint32_t address = 0xc001'0299; ///< register number
    read_only<0, 4> power{};                              ///< 1/2^n watts
    read_only<8, 5> energy{};                             ///< 1/2^n joules
    read_only<16, 4> time{};                              ///< 1/2^n seconds

    MSR_EQUAL_FIELDS(rapl_pwr_unit);
};

namespace detail {

inline constexpr std::uint64_t nanojoules = 1'000'000'000; ///< nanojoules in a joule

/// `count` units of 1/2^exponent joules in nanojoules, rounded down. `exponent`: at most 31.
constexpr std::uint64_t binary_energy(std::uint64_t count, unsigned exponent) {
    const std::uint64_t rest = count & ((std::uint64_t{1} << exponent) - 1);
    return (count >> exponent) * nanojoules + (rest * nanojoules >> exponent);
}

/// Bits 12:8 of either register of units.
constexpr unsigned energy_exponent(std::uint64_t unit) {
    return static_cast<unsigned>(unit >> 8 & 0x1f);
}

} // namespace detail

/// Converts an energy in units of 1/2^n joules; n is that of the register of units.
constexpr std::uint64_t energy_by_unit(std::uint64_t content, std::uint64_t unit) {
    return detail::binary_energy(content, detail::energy_exponent(unit));
}
/// Converts an energy in units of 2^n microjoules; n is that of the register of units.
constexpr std::uint64_t energy_by_large_unit(std::uint64_t content, std::uint64_t unit) {
    return content * 1000 << detail::energy_exponent(unit);
}
/// Converts an energy in units of 2^-16 joules; the register of units does not count.
constexpr std::uint64_t energy_of_server_memory(std::uint64_t content, std::uint64_t) {
    return detail::binary_energy(content, 16);
}
/// Converts an energy in joules; the register of units does not count.
constexpr std::uint64_t energy_in_joules(std::uint64_t content, std::uint64_t) {
    return content * detail::nanojoules;
}
/// The content itself.
constexpr std::uint64_t plain_number(std::uint64_t content, std::uint64_t) { return content; }

} // namespace msr::meters

MSR_REGISTER(msr::meters::rapl_power_unit, power, energy, time);
MSR_REGISTER(msr::meters::rapl_pwr_unit, power, energy, time);
