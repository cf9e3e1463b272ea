// A row of the table of meters, and the functions that write rows.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/meter_conversion.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/cpuid_bit.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/units.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace msr::meters {

/// A register of a meter on some processors: a row of the table of meters.
struct meter_row {
    meter_number number{};
    std::uint32_t address{};
    /// The register's name as the vendor's manuals have it, in lower case.
    const char *register_name{};
    unsigned width{}; ///< number of bits of the register that hold the meter's content
    register_scope scope{};
    core_set processors{};
    meter_conversion conversion{};
    cpuid_bit announced_by{};
    confidence sure{confidence::high}; ///< the confidence in the facts of the row
    /// Model numbers of CPUID to which the row is limited, where the processors have several; 0:
    /// all models.
    std::uint8_t models[4]{};
    const char *source{}; ///< the documents that describe the register
};

namespace detail {

// Each constant is a bound of power, in nanojoules a second. Each package of the tables has a power
// limit below half of its bound.
inline constexpr std::uint64_t most_of_package = 1000 * nanojoules;
inline constexpr std::uint64_t most_of_memory = 500 * nanojoules;
inline constexpr std::uint64_t most_of_core = 100 * nanojoules;
inline constexpr std::uint64_t most_of_machine = 4000 * nanojoules;

using convert = std::uint64_t(std::uint64_t, std::uint64_t);

/// Returns the conversion of an energy of Intel's, in the unit of register 606h.
/// `bound`: the greatest power, in nanojoules per second
/// `always_moves`: whether the register's content changes within a second on every processor with
/// the meter
/// `value`: the function that converts the register's content
constexpr meter_conversion rapl(std::uint64_t bound, bool always_moves = false,
                                convert *value = energy_by_unit) {
    return {.value = value,
            .unit_address = rapl_power_unit::address,
            .unit_name = "msr_rapl_power_unit",
            .most_per_second = bound,
            .always_moves = always_moves};
}
/// Returns the conversion of an energy of Intel's whose unit is fixed.
/// `bound`: the greatest power, in nanojoules per second
/// `value`: the function that converts the register's content
constexpr meter_conversion rapl_of_fixed_unit(std::uint64_t bound, convert *value) {
    return {.value = value, .most_per_second = bound};
}
/// Returns the conversion of an energy of AMD's, in the unit of register C001_0299h.
/// `bound`: the greatest power, in nanojoules per second
/// `always_moves`: whether the register's content changes within a second on every processor with
/// the meter
constexpr meter_conversion amd_rapl(std::uint64_t bound, bool always_moves = false) {
    return {.value = energy_by_unit,
            .unit_address = rapl_pwr_unit::address,
            .unit_name = "rapl_pwr_unit",
            .most_per_second = bound,
            .always_moves = always_moves};
}

/// Returns the conversion of a register's content that is the meter's value as it stands in the
/// register.
/// `low`: the lowest bit of the value in the register
/// `is_instant`: whether the meter's value is that of the moment, not a count
constexpr meter_conversion plain(unsigned low = 0, bool is_instant = false) {
    return {.value = plain_number, .low = low, .is_instant = is_instant};
}

/// Returns a row of a residency: the clocks of the time stamp counter in which a core, module or
/// package was in a state.
constexpr meter_row residency(meter_number number, std::uint32_t address, unsigned width,
                              register_scope scope, confidence sure, core_set processors,
                              const char *source, std::initializer_list<std::uint8_t> models = {}) {
    meter_row row{.number = number,
                  .address = address,
                  .register_name = meter_names[static_cast<unsigned>(number)].name,
                  .width = width,
                  .scope = scope,
                  .processors = processors,
                  .conversion = plain(),
                  .sure = sure,
                  .source = source};
    std::size_t place = 0;
    for (const std::uint8_t model : models)
        row.models[place++] = model;
    return row;
}

inline constexpr cpuid_bit amd_energy_bit{0x8000'0007, cpuid_bit::part::edx, 14};

} // namespace detail

} // namespace msr::meters
