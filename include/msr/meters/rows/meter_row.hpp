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

/// A register of a meter, on some processors.
struct meter_row {
    meter_number number{};
    std::uint32_t address{};
    const char *register_name{}; ///< as the manuals have it, lower case
    unsigned width{};            ///< bits of the content
    register_scope scope{};
    core_set processors{};
    meter_conversion conversion{};
    cpuid_bit announced_by{};
    confidence sure{confidence::high};
    /// Models of CPUID to which the row is limited, of a processor with several; 0: all its models.
    std::uint8_t models[4]{};
};

namespace detail {

// Bounds of power, in nanojoules a second. Each package of the tables has a power limit below half
// of its bound.
inline constexpr std::uint64_t most_of_package = 1000 * nanojoules;
inline constexpr std::uint64_t most_of_memory = 500 * nanojoules;
inline constexpr std::uint64_t most_of_core = 100 * nanojoules;
inline constexpr std::uint64_t most_of_machine = 4000 * nanojoules;

using convert = std::uint64_t(std::uint64_t, std::uint64_t);

/// The reading of an energy of Intel's, in the unit of 606h.
constexpr meter_conversion rapl(std::uint64_t bound, bool always_moves = false,
                                convert *value = energy_by_unit) {
    return {.value = value,
            .unit_address = rapl_power_unit::address,
            .unit_name = "msr_rapl_power_unit",
            .most_per_second = bound,
            .always_moves = always_moves};
}
/// The reading of an energy of Intel's whose unit is fixed.
constexpr meter_conversion rapl_of_fixed_unit(std::uint64_t bound, convert *value) {
    return {.value = value, .most_per_second = bound};
}
/// The reading of an energy of AMD's.
constexpr meter_conversion amd_rapl(std::uint64_t bound, bool always_moves = false) {
    return {.value = energy_by_unit,
            .unit_address = rapl_pwr_unit::address,
            .unit_name = "rapl_pwr_unit",
            .most_per_second = bound,
            .always_moves = always_moves};
}

/// A number that is as it stands in a register of some bits.
constexpr meter_conversion plain(unsigned low = 0, bool is_instant = false) {
    return {.value = plain_number, .low = low, .is_instant = is_instant};
}

/// A row of a residency: clocks of the time stamp counter in which a unit was in a state.
constexpr meter_row residency(meter_number number, std::uint32_t address, unsigned width,
                              register_scope scope, confidence sure, core_set processors,
                              std::initializer_list<std::uint8_t> models = {}) {
    meter_row row{.number = number,
                  .address = address,
                  .register_name = meter_names[static_cast<unsigned>(number)].name,
                  .width = width,
                  .scope = scope,
                  .processors = processors,
                  .conversion = plain(),
                  .sure = sure};
    std::size_t place = 0;
    for (const std::uint8_t model : models)
        row.models[place++] = model;
    return row;
}

inline constexpr cpuid_bit amd_energy_bit{0x8000'0007, cpuid_bit::part::edx, 14};

} // namespace detail

} // namespace msr::meters
