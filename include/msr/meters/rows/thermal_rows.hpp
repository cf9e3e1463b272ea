// Temperatures, voltage, ratios of clocks and reasons of limits: values at the time of a reading.
// Sources: edk2, MdePkg/Include/Register/Intel; turbostat; geopm; CoreFreq; Linux 6.12,
// drivers/thermal/intel. Nothing here was measured.
#pragma once

#include <msr/meters/processors.hpp>
#include <msr/meters/rows/meter_row.hpp>

namespace msr::meters::detail {

inline constexpr cpuid_bit core_sensor_bit{6, cpuid_bit::part::eax, 0};
inline constexpr cpuid_bit package_sensor_bit{6, cpuid_bit::part::eax, 6};
inline constexpr cpuid_bit speed_step_bit{1, cpuid_bit::part::ecx, 7};

/// Returns a temperature in millikelvins.
/// `content`: the temperature in degrees below the target temperature
/// `unit`: the content of the register with the target temperature in bits 23:16, in degrees
/// Celsius
constexpr std::uint64_t below_target(std::uint64_t content, std::uint64_t unit) {
    return (unit >> 16 & 0xff) * 1000 + 273'150 - content * 1000;
}
/// Returns a voltage in microvolts.
/// `content`: the voltage in units of 2^-13 V
constexpr std::uint64_t voltage(std::uint64_t content, std::uint64_t) {
    return content * 1'000'000 >> 13;
}

/// Returns the conversion of a temperature sensor's reading, 7 bits from bit 16 on.
/// `valid`: the bits that are 1 where the reading is valid
constexpr meter_conversion sensor(std::uint64_t valid) {
    return {.value = below_target,
            .unit_address = 0x1a2,
            .unit_name = "temperature_target",
            .unit_mask = 0xff'0000,
            .low = 16,
            .is_instant = true,
            .valid = valid};
}
/// Returns a row of a meter whose register holds a value of the moment, from bit `low` of the
/// register on.
constexpr meter_row instant_row(meter_number number, std::uint32_t address, const char *name,
                                unsigned low, unsigned width, register_scope scope,
                                core_set processors, const char *source,
                                cpuid_bit announced_by = {}) {
    return {.number = number,
            .address = address,
            .register_name = name,
            .width = width,
            .scope = scope,
            .processors = processors,
            .conversion = plain(low, true),
            .announced_by = announced_by,
            .source = source};
}
constexpr meter_row with_conversion(meter_row row, meter_conversion conversion) {
    row.conversion = conversion;
    return row;
}
constexpr meter_row never_zero(meter_row row) {
    row.conversion.zero_is_none = true;
    return row;
}
/// Returns a row whose facts have a single source, and therefore medium confidence.
constexpr meter_row by_a_single_source(meter_row row) {
    row.sure = confidence::medium;
    return row;
}
constexpr meter_row in_volts(meter_row row) {
    row.conversion.value = voltage;
    row.conversion.zero_is_none = true;
    return row;
}

inline constexpr meter_row thermal_rows[] = {
    with_conversion(instant_row(meter_number::temperature_core, 0x19c, "ia32_therm_status", 16, 7,
                                register_scope::core, with_platform_info,
                                "turbostat+edk2(Architectural)+geopm(arch)+corefreq",
                                core_sensor_bit),
                    sensor(std::uint64_t{1} << 31)),
    with_conversion(
        instant_row(meter_number::temperature_package, 0x1b1, "ia32_package_therm_status", 16, 7,
                    register_scope::package, from_sandy_bridge,
                    "turbostat+edk2(Architectural)+geopm(arch)+corefreq", package_sensor_bit),
        sensor(0)),
    in_volts(instant_row(meter_number::voltage_core, 0x198, "ia32_perf_status", 32, 16,
                         register_scope::package, from_sandy_bridge, "edk2(SandyBridge)+corefreq",
                         speed_step_bit)),
    never_zero(instant_row(meter_number::current_ratio, 0x198, "ia32_perf_status", 8, 8,
                           register_scope::thread, from_sandy_bridge,
                           "geopm(hsx knl skx snb spr)+corefreq", speed_step_bit)),
    never_zero(instant_row(meter_number::current_ratio, 0x198, "ia32_perf_status", 0, 16,
                           register_scope::core, nehalems,
                           "edk2(Architectural Atom Core2)+corefreq", speed_step_bit)),
    never_zero(instant_row(meter_number::base_ratio, 0xce, "platform_info", 8, 8,
                           register_scope::package, with_platform_info,
                           "turbostat+edk2(Goldmont Haswell IvyBridge Nehalem ..)+geopm(hsx knl "
                           "skx snb spr)+corefreq")),
    never_zero(instant_row(meter_number::lowest_ratio, 0xce, "platform_info", 40, 8,
                           register_scope::package, with_platform_info,
                           "turbostat+edk2(Goldmont Haswell IvyBridge Nehalem ..)+geopm(hsx knl "
                           "skx snb spr)+corefreq")),
    never_zero(instant_row(
        meter_number::turbo_ratio, 0x1ad, "turbo_ratio_limit", 0, 8, register_scope::package,
        with_turbo_ratio,
        "turbostat+edk2(Broadwell Goldmont Haswell HaswellE ..)+geopm(hsx skx snb spr)+corefreq")),
    never_zero(instant_row(
        meter_number::turbo_ratio, 0x1ad, "turbo_ratio_limit", 8, 8, register_scope::package,
        knights,
        "turbostat+edk2(Broadwell Goldmont Haswell HaswellE ..)+geopm(hsx knl skx snb spr)")),
    instant_row(meter_number::limit_reasons, 0x64f, "perf_limit_reasons", 0, 16,
                register_scope::package, clients_from_skylake, "edk2(Goldmont Skylake)+corefreq"),
    by_a_single_source(instant_row(meter_number::limit_reasons, 0x64f, "perf_limit_reasons", 0, 16,
                                   register_scope::package, core_set{core::goldmont},
                                   "edk2(Goldmont Skylake)")),
    instant_row(meter_number::limit_reasons, 0x690, "core_perf_limit_reasons", 0, 16,
                register_scope::package, core_set{core::haswell},
                "turbostat+edk2(Haswell HaswellE XeonD XeonPhi)"),
    by_a_single_source(
        instant_row(meter_number::limit_reasons, 0x690, "core_perf_limit_reasons", 0, 16,
                    register_scope::package,
                    core_set{core::haswell_ep, core::broadwell_de, core::broadwell_ep} | knights,
                    "edk2(Haswell HaswellE XeonD XeonPhi)")),
    instant_row(meter_number::limit_reasons_graphics, 0x6b0, "graphics_perf_limit_reasons", 0, 16,
                register_scope::package, clients_from_skylake, "edk2(Haswell Skylake)+corefreq"),
    by_a_single_source(instant_row(meter_number::limit_reasons_graphics, 0x6b0,
                                   "graphics_perf_limit_reasons", 0, 16, register_scope::package,
                                   core_set{core::haswell}, "edk2(Haswell Skylake)")),
    instant_row(meter_number::limit_reasons_ring, 0x6b1, "ring_perf_limit_reasons", 0, 16,
                register_scope::package, clients_from_skylake, "edk2(Haswell Skylake)+corefreq"),
    by_a_single_source(instant_row(meter_number::limit_reasons_ring, 0x6b1,
                                   "ring_perf_limit_reasons", 0, 16, register_scope::package,
                                   core_set{core::haswell, core::haswell_ep},
                                   "edk2(Haswell Skylake)")),
    never_zero(instant_row(meter_number::uncore_ratio, 0x621, "uncore_perf_status", 0, 7,
                           register_scope::die, with_uncore_ratio,
                           "linux+geopm(hsx knl skx spr)+corefreq")),
};

} // namespace msr::meters::detail
