// Quantities of meters, each with a type, so that joules are not taken for watts, nor degrees for
// kelvin.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::meters {

/// A quantity that meters measure. The values of a quantity are whole numbers of the quantity's
/// smallest unit.
enum class quantity : std::uint8_t {
    energy,      ///< energy, in nanojoules
    clocks,      ///< clocks of the clock that the meter's text names
    count,       ///< number of the events that the meter's text names
    temperature, ///< absolute temperature, in millikelvins
    voltage,     ///< voltage, in microvolts
    ratio,       ///< ratio of a clock to the bus clock
    reasons,     ///< bits, each of which stands for a reason that the meter's text names
};

/// An energy in joules.
struct joules {
    double value{}; ///< the energy, in joules (J)
};
/// A power in watts: energy divided by time.
struct watts {
    double value{}; ///< the power, in watts (W)
};
/// A time in seconds.
struct seconds {
    double value{}; ///< the time, in seconds (s)
};
/// A frequency in hertz.
struct hertz {
    double value{}; ///< the frequency, in hertz (Hz)
};
/// An absolute temperature in kelvins.
struct kelvin {
    double value{}; ///< the temperature, in kelvins (K)
};
/// A temperature in degrees Celsius, 0 where ice melts.
struct celsius {
    double value{}; ///< the temperature, in degrees Celsius (°C)
    /// Makes a temperature from degrees Celsius.
    constexpr explicit celsius(double degrees) : value{degrees} {}
    /// Converts an absolute temperature to degrees Celsius.
    constexpr explicit celsius(kelvin absolute) : value{absolute.value - 273.15} {}
};
/// A voltage in volts.
struct volts {
    double value{}; ///< the voltage, in volts (V)
};

/// Returns the power of an energy that was used in a time.
constexpr watts operator/(joules energy, seconds time) { return {energy.value / time.value}; }

/// The type of the values of a quantity, and its conversion from the quantity's smallest units.
template <quantity Quantity>
struct value_type {
    using type = std::uint64_t; ///< type of the values of a quantity without a unit: a number
    /// Returns a number unchanged: the value of a quantity without a unit.
    static constexpr type of(std::uint64_t number) { return number; }
};
template <>
struct value_type<quantity::energy> {
    using type = joules; ///< type of the values of an energy
    /// Returns the energy that is `number` nanojoules.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e9}; }
};
template <>
struct value_type<quantity::temperature> {
    using type = kelvin; ///< type of the values of a temperature
    /// Returns the temperature that is `number` millikelvins.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e3}; }
};
template <>
struct value_type<quantity::voltage> {
    using type = volts; ///< type of the values of a voltage
    /// Returns the voltage that is `number` microvolts.
    static constexpr type of(std::uint64_t number) { return {static_cast<double>(number) / 1e6}; }
};

/// The symbol of a quantity's unit, and the power of ten by which the smallest unit of its values
/// is below the unit: `J` and 9.
struct unit_symbol {
    const char *text{};  ///< the symbol of the unit, such as `J`; empty: the quantity has no unit
    unsigned decimals{}; ///< number of decimals of a value in the smallest unit: 9 for nanojoules
};

/// Returns the symbol of a quantity's unit; an empty text and 0 for a quantity without a unit.
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
