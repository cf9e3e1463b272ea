#include "printable.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace msrpp {

namespace {

/// Returns the number of bytes of the first UTF-8 character of a text; 0: the text begins with no
/// such character, or with a control character.
std::size_t character(std::string_view text) {
    const auto byte = [&](std::size_t place) {
        return place < text.size() ? static_cast<unsigned char>(text[place]) : 0u;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return first >= 0x20 && first != 0x7f ? 1 : 0;
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4) return 0;
    unsigned code = first & (0x7fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return 0;
        code = code << 6 | (byte(i) & 0x3f);
    }
    const bool too_long = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
    const bool empty = code < 0xa0 || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff;
    // Characters of Unicode that reverse or hide the text behind them.
    const bool turns = (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ||
                       code == 0x200e || code == 0x200f || code == 0xfeff || code == 0xfffe ||
                       code == 0xffff;
    return too_long || empty || turns ? 0 : size;
}

} // namespace

std::string printable(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t size = character(text);
        if (size == 0)
            result += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        else
            result += text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return result;
}

std::string in_xml(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (const char letter : printable(text))
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        case '\'':
            result += "&#39;";
            break;
        default:
            result += letter;
        }
    return result;
}

std::string without_middle(std::string_view text, std::size_t maximum) {
    if (text.size() <= maximum) return std::string{text};
    constexpr std::string_view separator = "…";
    const auto is_inside = [&](std::size_t position) { return (text[position] & 0xc0) == 0x80; };
    std::size_t front = (maximum - separator.size()) * 2 / 3;
    while (front > 0 && is_inside(front))
        --front;
    std::size_t back = text.size() - (maximum - separator.size() - front);
    while (back < text.size() && is_inside(back))
        ++back;
    return std::string{text.substr(0, front)}.append(separator).append(text.substr(back));
}

std::string without_controls(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f) letter = '?';
    return result;
}

std::string_view shortened(std::string_view text, std::size_t maximum) {
    if (text.size() <= maximum) return text;
    while (maximum > 0 && (static_cast<unsigned char>(text[maximum]) & 0xc0) == 0x80)
        --maximum;
    return text.substr(0, maximum);
}

} // namespace msrpp
