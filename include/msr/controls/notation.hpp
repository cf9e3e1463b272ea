// Settings of controls as text: `l2_stream=off`, `energy_bias=6`.
#pragma once

#include <msr/controls/names.hpp>
#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

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

namespace detail {

/// A unit of a quantity in texts of settings, and the power of ten by which it is greater than the
/// measure of settings.
struct notation_unit {
    const char *symbol{};
    unsigned decimals{};
};
inline constexpr notation_unit power_symbols[] = {{"W", 3}, {"mW", 0}};
inline constexpr notation_unit time_symbols[] = {{"s", 6}, {"ms", 3}, {"us", 0}};

/// Reads a quantity such as `95.5W` in the measure of settings, with one of the symbols in `units`.
/// Digits below the measure are refused.
template <std::size_t Count>
constexpr number_read parse_quantity(text_view text, const notation_unit (&units)[Count]) {
    std::size_t length = 0;
    while (length < text.size() && (is_digit(text[length]) || text[length] == '.'))
        ++length;
    const text_view digits = text.prefix(length), symbol = text.without_prefix(length);
    for (const notation_unit &unit : units) {
        if (!same_without_case(symbol, unit.symbol)) continue;
        const std::size_t point = digits.find('.');
        const text_view fraction =
            point == digits.size() ? text_view{} : digits.without_prefix(point + 1);
        number_read result = parse_number(digits.prefix(point));
        if (!result.well_formed || fraction.size() > unit.decimals) return {};
        for (std::size_t i = 0; i < unit.decimals; ++i) {
            if (i < fraction.size() && !is_digit(fraction[i])) return {};
            // the quantity is more than any register holds
            if (result.value > ~std::uint64_t{0} / 16) return {};
            const char digit = i < fraction.size() ? fraction[i] : '0';
            result.value = result.value * 10 + static_cast<unsigned>(digit - '0');
        }
        return result;
    }
    return {};
}

} // namespace detail

/// Reads a setting from the text `NAME=on`, `NAME=off` or `NAME=NUMBER`; a number is decimal, or
/// hexadecimal after 0x. Limits of power also take `NAME=95W` and `mW`, their windows `NAME=28s`,
/// `ms` and `us`. Returns the setting, or what is wrong with the text.
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
    const control_kind kind = control_names[place].kind;
    if (kind == control_kind::power)
        if (const number_read power = detail::parse_quantity(value, detail::power_symbols))
            return {{control, power.value, false, setting_measure::milliwatts}};
    if (kind == control_kind::duration)
        if (const number_read time = detail::parse_quantity(value, detail::time_symbols))
            return {{control, time.value, false, setting_measure::microseconds}};
    const number_read number = parse_number(value);
    if (!number && kind == control_kind::power)
        return {{}, "this control takes a power, as in 95W or 95500mW, or the register's number"};
    if (!number && kind == control_kind::duration)
        return {{}, "this control takes a time, as in 28s or 2.5ms, or the register's number"};
    if (!number) return {{}, "this control takes a number, in decimal or after 0x in hexadecimal"};
    return {{control, number.value}};
}

} // namespace msr::controls
