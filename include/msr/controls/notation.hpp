// Settings of controls as text: `l2_stream=off`, `energy_bias=6`.
#pragma once

#include <msr/controls/names.hpp>
#include <msr/core/text.hpp>

#include <cstddef>

namespace msr::controls {

/// A setting of a control that was read from a text, or what is wrong with the text.
struct setting_result {
    /// The setting that was read from the text; valid where `problem` is null.
    setting value{};
    const char *problem{}; ///< a sentence about the mistake in the text; null: there is no mistake
};

/// Returns the position in `control_number` of the control with a name, in upper or lower case;
/// `control_count` where no control has the name.
constexpr unsigned place_of(text_view name) {
    unsigned place = 0;
    while (place < control_count && !same_without_case(name, control_names[place].name))
        ++place;
    return place;
}

/// Reads a setting from the text `NAME=on`, `NAME=off` or `NAME=NUMBER`; a number is decimal, or
/// hexadecimal after 0x. Returns the setting, or what is wrong with the text.
constexpr setting_result parse_setting(text_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.size())
        return {{}, "a setting is NAME=on, NAME=off or NAME=NUMBER, as in l2_stream=off"};
    const unsigned place = place_of(text.prefix(equals));
    if (place == control_count) return {{}, "there is no control of this name"};
    const text_view value = text.without_prefix(equals + 1);
    const auto control = static_cast<control_number>(place);
    if (control_names[place].kind == control_kind::switched) {
        const bool is_on = same_without_case(value, "on");
        if (!is_on && !same_without_case(value, "off")) return {{}, "this control is on or off"};
        return {{control, is_on ? 1u : 0u}};
    }
    const number_read number = parse_number(value);
    if (!number) return {{}, "this control takes a number, in decimal or after 0x in hexadecimal"};
    return {{control, number.value}};
}

} // namespace msr::controls
