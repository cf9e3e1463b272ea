// Quantities of meters, each with a type, so that joules are not taken for watts, nor degrees for
// kelvin.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::meters {

/// A quantity that meters measure. Its values are whole numbers of the smallest unit.
enum class quantity : std::uint8_t {
    energy,      ///< energy, in nanojoules
    clocks,      ///< of the clock that the meter's text names
    count,       ///< of what the meter's text names
    temperature, ///< temperature, in millikelvin
    voltage,     ///< voltage, in microvolts
    ratio,       ///< of a clock to the bus clock
    reasons,     ///< bits, each a reason
};

/// Energy.
struct joules {
    double value{}; ///< number of joules (J)
};
/// Power: energy in a time.
struct watts {
    double value{}; ///< number of watts (W)
};
/// A time.
struct seconds {
    double value{}; ///< number of seconds (s)
};
/// A frequency.
struct hertz {
    double value{}; ///< number of hertz (Hz)
};
/// A temperature above the absolute zero.
struct kelvin {
    double value{}; ///< number of kelvins (K)
};
/// A temperature above that of melting ice.
struct celsius {
    double value{}; ///< number of degrees Celsius (°C)
    /// Takes degrees Celsius.
    constexpr explicit celsius(double degrees) : value{degrees} {}
    /// Converts a temperature above the absolute zero.
    constexpr explicit celsius(kelvin absolute) : value{absolute.value - 273.15} {}
};
/// A voltage.
struct volts {
    double value{}; ///< number of volts (V)
};

/// Energy in a time is power.
constexpr watts operator/(joules energy, seconds time) { return {energy.value / time.value}; }

/// The type of the values of a quantity, and the number of its smallest units in it.
template <quantity Quantity>
struct value_type {
    using type = std::uint64_t; ///< the type of the quantity's values
    /// Returns the value of a number of the quantity's smallest units.
    static constexpr type of(std::uint64_t number) { return number; }
};
template <>
struct value_type<quantity::energy> {
    using type = joules; ///< the type of the quantity's values
    /// Returns the value of a number of the quantity's smallest units.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e9}; }
};
template <>
struct value_type<quantity::temperature> {
    using type = kelvin; ///< the type of the quantity's values
    /// Returns the value of a number of the quantity's smallest units.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e3}; }
};
template <>
struct value_type<quantity::voltage> {
    using type = volts; ///< the type of the quantity's values
    /// Returns the value of a number of the quantity's smallest units.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e6}; }
};

/// The symbol of a quantity's unit and the number of decimals by which the smallest unit is below
/// it: `J` and 9.
struct unit_symbol {
    const char *text{};  ///< the symbol, such as `J`
    unsigned decimals{}; ///< decimals of the smallest unit
};

/// Returns the symbol of a quantity; of what is only counted an empty text.
constexpr unit_symbol symbol_of(quantity measured_quantity) {
    switch (measured_quantity) {
    case quantity::energy:
        return {"J", 9};
    case quantity::temperature:
        return {"K", 3};
    case quantity::voltage:
        return {"V", 6};
    case quantity::clocks:
    case quantity::count:
    case quantity::ratio:
    case quantity::reasons:
        break;
    }
    return {"", 0};
}

} // namespace msr::meters
