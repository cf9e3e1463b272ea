// The registers of units, and the conversions of meters' register contents to values. Sources:
// Linux, arch/x86/events/rapl.c; Linux, tools/power/x86/turbostat; LIKWID. Nothing here was
// measured.
#pragma once

#include <msr/core/meter_conversion.hpp>
#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters {

/// The units of power, energy and time of Intel's running average power limit: MSR_RAPL_POWER_UNIT,
/// 606h.
struct rapl_power_unit {
    /// Number of MSR_RAPL_POWER_UNIT, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x606;
    /// The unit of power: 1/2^n watts for the field's content n; on Silvermont and Airmont sources
    /// differ.
    read_only<0, 4> power{};
    /// The unit of energy: 1/2^n joules for the field's content n; 2^n microjoules on Silvermont
    /// 37h, 4Ah, 5Ah and on Airmont.
    read_only<8, 5> energy{};
    read_only<16, 4> time{}; ///< the unit of time: 1/2^n seconds for the field's content n

    MSR_EQUAL_FIELDS(rapl_power_unit);
};

/// The units of AMD's energies, powers and times: RAPL_PWR_UNIT, C001_0299h.
struct rapl_pwr_unit {
    /// Number of RAPL_PWR_UNIT, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001'0299;
    read_only<0, 4> power{};  ///< the unit of power: 1/2^n watts for the field's content n
    read_only<8, 5> energy{}; ///< the unit of energy: 1/2^n joules for the field's content n
    read_only<16, 4> time{};  ///< the unit of time: 1/2^n seconds for the field's content n

    MSR_EQUAL_FIELDS(rapl_pwr_unit);
};

namespace detail {

inline constexpr std::uint64_t nanojoules = 1'000'000'000; ///< number of nanojoules in a joule

/// Returns an energy in nanojoules, rounded down.
/// `count`: the energy in units of 1/2^exponent joules
/// `exponent`: 0 to 31
constexpr std::uint64_t binary_energy(std::uint64_t count, unsigned exponent) {
    const std::uint64_t rest = count & ((std::uint64_t{1} << exponent) - 1);
    return (count >> exponent) * nanojoules + (rest * nanojoules >> exponent);
}

/// Returns bits 12:8 of a register of units, Intel's or AMD's: the exponent of the unit of energy.
constexpr unsigned energy_exponent(std::uint64_t unit) {
    return static_cast<unsigned>(unit >> 8 & 0x1f);
}

} // namespace detail

/// Converts an energy to nanojoules.
/// `content`: the energy in units of 1/2^n joules
/// `unit`: the content of the register of units, with n in bits 12:8
constexpr std::uint64_t energy_by_unit(std::uint64_t content, std::uint64_t unit) {
    return detail::binary_energy(content, detail::energy_exponent(unit));
}
/// Converts an energy to nanojoules.
/// `content`: the energy in units of 2^n microjoules
/// `unit`: the content of the register of units, with n in bits 12:8
constexpr std::uint64_t energy_by_large_unit(std::uint64_t content, std::uint64_t unit) {
    return content * 1000 << detail::energy_exponent(unit);
}
/// Converts an energy to nanojoules; the register of units is not read.
/// `content`: the energy in units of 2^-16 joules
constexpr std::uint64_t energy_of_server_memory(std::uint64_t content, std::uint64_t) {
    return detail::binary_energy(content, 16);
}
/// Converts an energy to nanojoules; the register of units is not read.
/// `content`: the energy in joules
constexpr std::uint64_t energy_in_joules(std::uint64_t content, std::uint64_t) {
    return content * detail::nanojoules;
}
/// Returns the content of a register unchanged.
constexpr std::uint64_t plain_number(std::uint64_t content, std::uint64_t) { return content; }

} // namespace msr::meters

MSR_REGISTER(msr::meters::rapl_power_unit, power, energy, time);
MSR_REGISTER(msr::meters::rapl_pwr_unit, power, energy, time);
