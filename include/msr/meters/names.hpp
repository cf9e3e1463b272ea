// The names of meters, each a constant of a type of its own.
#pragma once

#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::meters {

// clang-format off
/// Expands `row(NAME, QUANTITY, TEXT)` for every meter: its name, the name of its `quantity`, and
/// its description.
#define MSR_METERS(row)                                                                            \
    row(energy_package, energy, "energy of the package")                                           \
    row(energy_cores, energy, "energy of all cores of the package")                                \
    row(energy_core, energy, "energy of a core")                                                   \
    row(energy_graphics, energy, "energy of the graphics of the package")                          \
    row(energy_dram, energy, "energy of the memory of the package")                                \
    row(energy_platform, energy, "energy of the whole machine")                                    \
    row(tsc, clocks, "clocks of the time stamp counter")                                           \
    row(mperf, clocks, "clocks of the base frequency while the thread is not halted")              \
    row(aperf, clocks, "clocks of the core while the thread is not halted")                        \
    row(mperf_readonly, clocks, "as mperf, in a register that nobody writes")                      \
    row(aperf_readonly, clocks, "as aperf, in a register that nobody writes")                      \
    row(pperf, clocks, "clocks of the core without those of stalls")                               \
    row(irperf, count, "instructions retired")                                                     \
    row(smi_count, count, "system management interrupts since reset")                              \
    row(core_c1_residency, clocks, "time stamps in C1 of the core")                                \
    row(core_c3_residency, clocks, "time stamps in C3 of the core")                                \
    row(core_c6_residency, clocks, "time stamps in C6 of the core")                                \
    row(core_c7_residency, clocks, "time stamps in C7 of the core")                                \
    row(module_c6_residency, clocks, "time stamps in C6 of the module")                            \
    row(package_c2_residency, clocks, "time stamps in C2 of the package")                          \
    row(package_c3_residency, clocks, "time stamps in C3 of the package")                          \
    row(package_c4_residency, clocks, "time stamps in C4 of the package")                          \
    row(package_c6_residency, clocks, "time stamps in C6 of the package")                          \
    row(package_c7_residency, clocks, "time stamps in C7 of the package")                          \
    row(package_c8_residency, clocks, "time stamps in C8 of the package")                          \
    row(package_c9_residency, clocks, "time stamps in C9 of the package")                          \
    row(package_c10_residency, clocks, "time stamps in C10 of the package")                        \
    row(cores_c0_weighted, clocks, "time stamps in C0 of all cores, added up")                     \
    row(any_core_c0, clocks, "time stamps with a core in C0")                                      \
    row(any_graphics_c0, clocks, "time stamps with graphics in C0")                                \
    row(core_and_graphics_c0, clocks, "time stamps with a core and graphics in C0")                \
    row(temperature_core, temperature, "temperature of the core")                                  \
    row(temperature_package, temperature, "temperature of the package")                            \
    row(voltage_core, voltage, "voltage of the core")                                              \
    row(current_ratio, ratio, "ratio of the core's clock to the bus clock")                        \
    row(base_ratio, ratio, "ratio without turbo")                                                  \
    row(lowest_ratio, ratio, "lowest ratio")                                                       \
    row(turbo_ratio, ratio, "highest ratio with turbo")                                            \
    row(uncore_ratio, ratio, "ratio of the uncore's clock to the bus clock")                       \
    row(limit_reasons, reasons, "reasons that hold the cores' frequency back")                     \
    row(limit_reasons_graphics, reasons, "reasons that hold the graphics' frequency back")         \
    row(limit_reasons_ring, reasons, "reasons that hold the ring's frequency back")
// clang-format on

#define MSR_METER_NUMBER(name, ...) name,
/// The meters, an enumerator for each name in `MSR_METERS`.
enum class meter_number : std::uint8_t { MSR_METERS(MSR_METER_NUMBER) };
#undef MSR_METER_NUMBER

/// The name of a meter, its quantity and its description.
struct meter_name {
    const char *name{};  ///< the name of the meter, such as `energy_package`
    quantity measures{}; ///< the quantity that the meter measures
    const char *text{};  ///< a description of what the meter measures, for people
};

#define MSR_METER_NAME(name, quantity_name, text) {#name, quantity::quantity_name, text},
/// The name, quantity and description of each meter, in the order of `meter_number`.
inline constexpr meter_name meter_names[] = {MSR_METERS(MSR_METER_NAME)};
#undef MSR_METER_NAME
/// The number of enumerators of `meter_number`.
inline constexpr unsigned meter_count = sizeof meter_names / sizeof *meter_names;

/// The base class of a meter's type `Meter`.
template <typename Meter, meter_number Number>
struct named_meter {
    static constexpr meter_number number = Number; ///< the meter as an enumerator

    /// Returns the value of a count of the meter, in the unit of the meter's quantity.
    /// `count`: a count as sessions return it, in the quantity's smallest units
    static constexpr auto value(std::uint64_t count) {
        return value_type<meter_names[static_cast<unsigned>(Number)].measures>::of(count);
    }
};

#define MSR_METER(name, ...)                                                                       \
    inline constexpr struct name : named_meter<struct name, meter_number::name> {                  \
    } name{};
MSR_METERS(MSR_METER)
#undef MSR_METER

namespace detail {

template <typename Meter, meter_number Number>
constexpr bool is_meter(const named_meter<Meter, Number> *) {
    return true;
}
constexpr bool is_meter(const void *) { return false; }

} // namespace detail

/// A type of a constant that names a meter, such as that of `meters::energy_package`.
template <typename T>
concept meter_type = detail::is_meter(static_cast<const T *>(nullptr));

} // namespace msr::meters
