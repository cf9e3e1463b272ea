// The names of controls, each a constant of a type of its own, and settings of them.
#pragma once

#include <msr/controls/rows/names.hpp>

#include <cstdint>

namespace msr::controls {

#define MSR_CONTROL_NUMBER(name, ...) name,
/// The number of a control.
enum class control_number : std::uint8_t { MSR_CONTROLS(MSR_CONTROL_NUMBER) };
#undef MSR_CONTROL_NUMBER

/// Whether a control is switched or has numbers.
enum class control_kind : std::uint8_t {
    switched, ///< on or off
    numbered, ///< a number, as the register has it
};

/// A control's name, kind and text.
struct control_name {
    const char *name{};  ///< the name, as in `l2_stream`
    control_kind kind{}; ///< whether the control is switched or has numbers
    const char *text{};  ///< what the control changes, in words
};

#define MSR_CONTROL_NAME(name, kind_name, text) {#name, control_kind::kind_name, text},
/// The names by number.
inline constexpr control_name control_names[] = {MSR_CONTROLS(MSR_CONTROL_NAME)};
#undef MSR_CONTROL_NAME
/// The number of controls.
inline constexpr unsigned control_count = sizeof control_names / sizeof *control_names;

/// A control's name, kind and text by its number.
constexpr const control_name &name_of(control_number number) {
    return control_names[static_cast<unsigned>(number)];
}

/// A setting of a control: a value that a template takes. Of a switch 1 is on, 0 is off, whatever
/// the bit in the register means.
struct setting {
    control_number control{}; ///< the control by its number
    std::uint64_t value{};    ///< of a switch 1 or 0; of other controls the number in the register
    bool takes_low_confidence{}; ///< a register that a single hint names may be written

    /// Returns the setting, which is then also written where the facts are of low confidence.
    constexpr setting unconfirmed() const { return {control, value, true}; }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

/// The base of a control's type. `Kind` limits which settings there are.
template <control_number Number, control_kind Kind>
struct named_control {
    static constexpr control_number number = Number; ///< the control's number
    static constexpr setting on{Number, 1};          ///< the setting that switches the control on
    static constexpr setting off{Number, 0};         ///< the setting that switches the control off
};
template <control_number Number>
struct named_control<Number, control_kind::numbered> {
    static constexpr control_number number = Number; ///< the control's number

    /// A setting of this number, as the register has it.
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
