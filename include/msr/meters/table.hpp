// The meters of processors: a row for each register, with its unit, who shares it, and how
// sure its sources are.
// Sources: Linux 6.12, arch/x86/events/rapl.c and drivers/powercap/intel_rapl_msr.c; turbostat and
// LIKWID; registers as published dumps of machines read them (github.com/InstLatx64/InstLatx64,
// 087af2c). Nothing here was measured for this library. test/meters/facts compares the tables with
// the facts.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/meter_conversion.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/processors.hpp>
#include <msr/meters/units.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::meters {

/// A bit of CPUID that announces a meter.
struct cpuid_bit {
    std::uint32_t leaf{}; ///< 0: no bit announces it
    enum class part : std::uint8_t { eax, ebx, ecx, edx } in{};
    unsigned bit{};
};

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

// Bounds of power, in nanojoules a second. No package of the tables has a limit of half of them.
inline constexpr std::uint64_t most_of_package = 1000 * nanojoules;
inline constexpr std::uint64_t most_of_memory = 500 * nanojoules;
inline constexpr std::uint64_t most_of_core = 100 * nanojoules;
inline constexpr std::uint64_t most_of_machine = 4000 * nanojoules;

using convert = std::uint64_t(std::uint64_t, std::uint64_t);

/// The reading of an energy of Intel's.
constexpr meter_conversion rapl(std::uint64_t bound, bool always_moves = false,
                                convert *value = energy_by_unit) {
    const bool has_unit = value == energy_by_unit || value == energy_by_large_unit;
    return {.value = value,
            .unit_address = has_unit ? rapl_power_unit::address : 0,
            .unit_name = has_unit ? "msr_rapl_power_unit" : nullptr,
            .most_per_second = bound,
            .always_moves = always_moves};
}
/// The reading of an energy of AMD's.
constexpr meter_conversion amd_rapl(std::uint64_t bound, bool always_moves = false) {
    return {.value = energy_by_unit,
            .unit_address = rapl_pwr_unit::address,
            .unit_name = "rapl_pwr_unit",
            .most_per_second = bound,
            .always_moves = always_moves};
}

inline constexpr cpuid_bit amd_energy_bit{0x8000'0007, cpuid_bit::part::edx, 14};

} // namespace detail

/// All rows.
inline constexpr meter_row meter_rows[] = {
    // --- energy of Intel's: MSR_PKG_ENERGY_STATUS and others, 32 bits
    // ------------------------------
    {.number = meter_number::energy_package,
     .address = 0x611,
     .register_name = "msr_pkg_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = with_rapl,
     .conversion = detail::rapl(detail::most_of_package, true)},
    // A package of a Cascade Lake AP has two dies, each with a register of its own.
    {.number = meter_number::energy_package,
     .address = 0x611,
     .register_name = "msr_pkg_energy_status",
     .width = 32,
     .scope = register_scope::die,
     .processors = core_set{core::cascade_lake},
     .conversion = detail::rapl(detail::most_of_package, true)},
    // Model 4Dh has another unit, and its register reads 0.
    {.number = meter_number::energy_package,
     .address = 0x611,
     .register_name = "msr_pkg_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = core_set{core::silvermont, core::airmont},
     .conversion = detail::rapl(detail::most_of_package, true, energy_by_large_unit),
     .sure = confidence::medium,
     .models = {0x37, 0x4a, 0x4c, 0x5a}},
    {.number = meter_number::energy_cores,
     .address = 0x639,
     .register_name = "msr_pp0_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = with_rapl_of_cores,
     .conversion = detail::rapl(detail::most_of_package)},
    {.number = meter_number::energy_cores,
     .address = 0x639,
     .register_name = "msr_pp0_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = core_set{core::silvermont, core::airmont},
     .conversion = detail::rapl(detail::most_of_package, false, energy_by_large_unit),
     .sure = confidence::medium,
     .models = {0x37, 0x4a, 0x4c, 0x5a}},
    // Lakefield's are in a single list.
    {.number = meter_number::energy_cores,
     .address = 0x639,
     .register_name = "msr_pp0_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = core_set{core::lakefield},
     .conversion = detail::rapl(detail::most_of_package),
     .sure = confidence::medium},
    {.number = meter_number::energy_graphics,
     .address = 0x641,
     .register_name = "msr_pp1_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = core_set{core::lakefield},
     .conversion = detail::rapl(detail::most_of_package),
     .sure = confidence::medium},
    {.number = meter_number::energy_graphics,
     .address = 0x641,
     .register_name = "msr_pp1_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = with_rapl_of_graphics,
     .conversion = detail::rapl(detail::most_of_package)},
    {.number = meter_number::energy_dram,
     .address = 0x619,
     .register_name = "msr_dram_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = with_rapl_of_memory,
     .conversion = detail::rapl(detail::most_of_memory)},
    {.number = meter_number::energy_dram,
     .address = 0x619,
     .register_name = "msr_dram_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = with_fixed_unit_of_memory,
     .conversion = detail::rapl(detail::most_of_memory, false, energy_of_server_memory)},
    {.number = meter_number::energy_dram,
     .address = 0x619,
     .register_name = "msr_dram_energy_status",
     .width = 32,
     .scope = register_scope::die,
     .processors = core_set{core::cascade_lake},
     .conversion = detail::rapl(detail::most_of_memory, false, energy_of_server_memory)},
    {.number = meter_number::energy_dram,
     .address = 0x619,
     .register_name = "msr_dram_energy_status",
     .width = 32,
     .scope = register_scope::package,
     .processors = core_set{core::grand_ridge},
     .conversion = detail::rapl(detail::most_of_memory),
     .sure = confidence::medium},
    // Every package shows the same value.
    {.number = meter_number::energy_platform,
     .address = 0x64d,
     .register_name = "msr_platform_energy_status",
     .width = 32,
     .scope = register_scope::machine,
     .processors = with_rapl_of_platform,
     .conversion = detail::rapl(detail::most_of_machine)},
    {.number = meter_number::energy_platform,
     .address = 0x64d,
     .register_name = "msr_platform_energy_status",
     .width = 32,
     .scope = register_scope::machine,
     .processors = core_set{core::sapphire_rapids, core::emerald_rapids},
     .conversion = detail::rapl(detail::most_of_machine, false, energy_in_joules)},
    // --- energy of AMD's: 32 bits before Zen 4, 64 from it on
    // ---------------------------------------
    {.number = meter_number::energy_core,
     .address = 0xc001'029a,
     .register_name = "core_energy_stat",
     .width = 32,
     .scope = register_scope::core,
     .processors = zen_before_4,
     .conversion = detail::amd_rapl(detail::most_of_core),
     .announced_by = detail::amd_energy_bit},
    {.number = meter_number::energy_core,
     .address = 0xc001'029a,
     .register_name = "core_energy_stat",
     .width = 64,
     .scope = register_scope::core,
     .processors = zen_from_4,
     .conversion = detail::amd_rapl(0),
     .announced_by = detail::amd_energy_bit},
    {.number = meter_number::energy_package,
     .address = 0xc001'029b,
     .register_name = "pkg_energy_stat",
     .width = 32,
     .scope = register_scope::package,
     .processors = zen_before_4,
     .conversion = detail::amd_rapl(detail::most_of_package, true),
     .announced_by = detail::amd_energy_bit},
    {.number = meter_number::energy_package,
     .address = 0xc001'029b,
     .register_name = "pkg_energy_stat",
     .width = 64,
     .scope = register_scope::package,
     .processors = zen_from_4,
     .conversion = detail::amd_rapl(0, true),
     .announced_by = detail::amd_energy_bit},
};
/// The number of rows.
inline constexpr std::size_t meter_row_count = sizeof meter_rows / sizeof *meter_rows;

/// The row of a meter on all of some processors, or null where it has none for all of them.
constexpr const meter_row *row_on(meter_number number, const core_set &processors) {
    for (const meter_row &row : meter_rows)
        if (row.number == number && row.processors.has_all(processors)) return &row;
    return nullptr;
}

} // namespace msr::meters
