// Settings as text: `l2_stream=off`, `energy_bias=6`.
#pragma once

#include <msr/controls/names.hpp>

#include <cstdint>
#include <string_view>

namespace msr::controls {

/// A setting that was read, or what is wrong with its text.
struct read_setting {
    setting value{};
    const char *problem{}; ///< a sentence; null: none
};

/// The control of a name. `count`: there is none.
constexpr unsigned place_of(std::string_view name) {
    unsigned place = 0;
    while (place < control_count && name != control_names[place].name)
        ++place;
    return place;
}

namespace detail {

/// Reads a number in decimal, or in hexadecimal after 0x.
constexpr bool read_number(std::string_view text, std::uint64_t &number) {
    const bool is_hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (is_hexadecimal) text.remove_prefix(2);
    if (text.empty()) return false;
    const std::uint64_t base = is_hexadecimal ? 16 : 10;
    number = 0;
    for (const char letter : text) {
        const char lower = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter + 32) : letter;
        std::uint64_t digit = base;
        if (lower >= '0' && lower <= '9')
            digit = static_cast<std::uint64_t>(lower - '0');
        else if (lower >= 'a' && lower <= 'f')
            digit = static_cast<std::uint64_t>(lower - 'a' + 10);
        if (digit >= base || number > (~std::uint64_t{0} - digit) / base) return false;
        number = number * base + digit;
    }
    return true;
}

} // namespace detail

/// Reads `NAME=on`, `NAME=off` or `NAME=NUMBER`.
constexpr read_setting parse_setting(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos)
        return {{}, "a setting is NAME=on, NAME=off or NAME=NUMBER, as in l2_stream=off"};
    const unsigned place = place_of(text.substr(0, equals));
    if (place == control_count) return {{}, "there is no control of this name"};
    const std::string_view value = text.substr(equals + 1);
    setting result{static_cast<control_number>(place), 0};
    if (control_names[place].kind == control_kind::switched) {
        if (value != "on" && value != "off") return {{}, "this control is on or off"};
        result.value = value == "on";
        return {result};
    }
    if (!detail::read_number(value, result.value))
        return {{}, "this control takes a number, in decimal or after 0x in hexadecimal"};
    return {result};
}

} // namespace msr::controls
