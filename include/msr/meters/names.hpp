// The names of meters, each a constant of a type of its own.
#pragma once

#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::meters {

// clang-format off
/// All meters: `row(NAME, QUANTITY, TEXT)`.
#define MSR_METERS(row)                                                                            \
    row(energy_package, energy, "energy of the package")                                           \
    row(energy_cores, energy, "energy of all cores of the package")                                \
    row(energy_core, energy, "energy of a core")                                                   \
    row(energy_graphics, energy, "energy of the graphics of the package")                          \
    row(energy_dram, energy, "energy of the memory of the package")                                \
    row(energy_platform, energy, "energy of the whole machine")
// clang-format on

#define MSR_METER_NUMBER(name, ...) name,
/// The number of a meter.
enum class meter_number : std::uint8_t { MSR_METERS(MSR_METER_NUMBER) };
#undef MSR_METER_NUMBER

/// A meter's name, quantity and text.
struct meter_name {
    const char *name{};
    quantity measures{};
    const char *text{};
};

#define MSR_METER_NAME(name, quantity_name, text) {#name, quantity::quantity_name, text},
/// The names by number.
inline constexpr meter_name meter_names[] = {MSR_METERS(MSR_METER_NAME)};
#undef MSR_METER_NAME
/// The number of meters.
inline constexpr unsigned meter_count = sizeof meter_names / sizeof *meter_names;

/// The base of a meter's type.
template <typename Meter, meter_number Number>
struct named_meter {
    static constexpr meter_number number = Number;

    /// The value of a count of this meter, as sessions return counts.
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

/// Whether a type is that of a meter.
template <typename T>
concept meter_type = detail::is_meter(static_cast<const T *>(nullptr));

} // namespace msr::meters
