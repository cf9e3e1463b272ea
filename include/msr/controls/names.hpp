// The names of controls, each a constant of a type of its own, and settings of them.
#pragma once

#include <msr/controls/rows/names.hpp>

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
    control_number control{}; ///< the control that is set
    /// The value of the setting: for a switch 1 (on) or 0 (off), whatever its bit in the register
    /// means; for other controls the number as the register holds it.
    std::uint64_t value{};
    bool takes_low_confidence{}; ///< whether a register may be written whose only source is a hint

    /// Returns the setting with permission to write a register whose only source is a hint.
    constexpr setting unconfirmed() const { return {control, value, true}; }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

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

#define MSR_CONTROL(name, kind_name, text)                                                         \
    inline constexpr struct name : named_control<control_number::name, control_kind::kind_name> {  \
    } name{};
MSR_CONTROLS(MSR_CONTROL)
#undef MSR_CONTROL

} // namespace msr::controls
