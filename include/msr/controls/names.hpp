// The names of controls, each a constant of a type of its own, and settings of them.
#pragma once

#include <msr/controls/rows/names.hpp>
#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::controls {

#define MSR_CONTROL_NUMBER(name, ...) name,
/// The controls, an enumerator for each name in `MSR_CONTROLS`.
enum class control_number : std::uint8_t { MSR_CONTROLS(MSR_CONTROL_NUMBER) };
#undef MSR_CONTROL_NUMBER

/// The kind of a control's settings.
enum class control_kind : std::uint8_t {
    switched, ///< the control's settings are on and off
    numbered, ///< the control's settings are numbers, as the register holds them
    power,    ///< the control's settings are powers in watts, or numbers of its register
    duration, ///< the control's settings are times in seconds, or numbers of its register
};

/// The measure in which a setting has its value.
enum class setting_measure : std::uint8_t {
    number,       ///< the number as the register holds it; for a switch 1 or 0
    milliwatts,   ///< a power in milliwatts, which a session converts to the register's unit
    microseconds, ///< a time in microseconds, which a session converts to the register's unit
};

/// The name of a control, its kind and its description.
struct control_name {
    const char *name{};  ///< the name of the control, such as `l2_stream`
    control_kind kind{}; ///< whether the control is a switch or takes numbers
    const char *text{};  ///< a description of what the control changes, for people
};

#define MSR_CONTROL_NAME(name, kind_name, text) {#name, control_kind::kind_name, text},
/// The name, kind and description of each control, in the order of `control_number`.
inline constexpr control_name control_names[] = {MSR_CONTROLS(MSR_CONTROL_NAME)};
#undef MSR_CONTROL_NAME
/// The number of enumerators of `control_number`.
inline constexpr unsigned control_count = sizeof control_names / sizeof *control_names;

/// Returns the name, kind and description of a control.
constexpr const control_name &name_of(control_number number) {
    return control_names[static_cast<unsigned>(number)];
}

/// A setting of a control: a value that templates take as an argument.
struct setting {
    static constexpr bool is_setting = true; ///< marks settings among the arguments of a plan

    control_number control{}; ///< the control that is set
    /// The value of the setting: for a switch 1 (on) or 0 (off), whatever its bit in the register
    /// means; for other controls the number as the register holds it.
    std::uint64_t value{};
    /// Whether a register may be written that only a hint documents, such as a guess in a tool.
    bool takes_low_confidence{};
    setting_measure measure{}; ///< the measure of `value`: number, milliwatts or microseconds

    /// Returns the setting with permission to write a register that only a hint documents, such as
    /// a guess in a tool.
    constexpr setting unconfirmed() const { return {control, value, true, measure}; }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

namespace detail {

/// Returns a quantity in units of 1/`parts`, rounded to the nearest; the largest number for more
/// than a register can hold, 0 for what is no quantity.
constexpr std::uint64_t whole_parts(double quantity, double parts) {
    const double exact = quantity * parts;
    if (!(exact > 0)) return 0;
    return exact < 1e18 ? static_cast<std::uint64_t>(exact + 0.5) : ~std::uint64_t{0};
}

} // namespace detail

/// The base class of a control's type. A switch has the settings `on` and `off`, other controls
/// have `value`.
template <control_number Number, control_kind Kind>
struct named_control {
    static constexpr control_number number = Number; ///< the control as an enumerator
    static constexpr setting on{Number, 1};          ///< the setting that switches the control on
    static constexpr setting off{Number, 0};         ///< the setting that switches the control off
};
template <control_number Number>
struct named_control<Number, control_kind::numbered> {
    static constexpr control_number number = Number; ///< the control as an enumerator

    /// Returns the setting of the control to a number, as the register holds it.
    static constexpr setting value(std::uint64_t number_in_register) {
        return {Number, number_in_register};
    }
};

template <control_number Number>
struct named_control<Number, control_kind::power> {
    static constexpr control_number number = Number; ///< the control as an enumerator

    /// Returns the setting of the control to a number, as the register holds it.
    static constexpr setting value(std::uint64_t number_in_register) {
        return {Number, number_in_register};
    }
    /// Returns the setting of the control to a power, which is kept in milliwatts. The register
    /// gets the greatest power that it holds and that is not above this one.
    static constexpr setting value(meters::watts power) {
        return {Number, detail::whole_parts(power.value, 1e3), false, setting_measure::milliwatts};
    }
};
template <control_number Number>
struct named_control<Number, control_kind::duration> {
    static constexpr control_number number = Number; ///< the control as an enumerator

    /// Returns the setting of the control to a number, as the register holds it.
    static constexpr setting value(std::uint64_t number_in_register) {
        return {Number, number_in_register};
    }
    /// Returns the setting of the control to a time, which is kept in microseconds. The register
    /// gets the longest time that it holds and that is not above this one.
    static constexpr setting value(meters::seconds time) {
        return {Number, detail::whole_parts(time.value, 1e6), false, setting_measure::microseconds};
    }
};

#define MSR_CONTROL(name, kind_name, text)                                                         \
    inline constexpr struct name : named_control<control_number::name, control_kind::kind_name> {  \
    } name{};
MSR_CONTROLS(MSR_CONTROL)
#undef MSR_CONTROL

} // namespace msr::controls
