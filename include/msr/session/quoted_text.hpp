// Texts in the quotes and escapes of CSV and JSON.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's sentence
// only.
#include <msr/core/cplusplus.hpp>

#include <string>
#include <string_view>

namespace msr {

namespace detail {

/// Returns a field of CSV (RFC 4180): in quotation marks where the text has a separator or a
/// quotation mark.
inline std::string csv_field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string{text};
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string{"\"\""} : std::string{letter};
    return quoted + '"';
}

/// Returns a string of JSON (RFC 8259), with its quotation marks.
inline std::string json_string(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\')
            (quoted += '\\') += letter;
        else if (code < 0x20)
            ((quoted += "\\u00") += digits[code / 16]) += digits[code % 16];
        else
            quoted += letter;
    }
    return quoted + '"';
}

} // namespace detail

} // namespace msr
