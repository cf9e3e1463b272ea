// Traces as other tools write them, line by line: valgrind's lackey (--trace-mem=yes) and Dinero IV
// (the format `din`). These traces have addresses of code and data, and no branches.
//
//   lackey  `I  04016b80,3`, ` L 1ffeffe7e0,8`, ` S ...`, ` M ...` (a load and a store): addresses
//           in hexadecimal, bytes in decimal; lines that begin with `==` are valgrind's own
//   din     `LABEL ADDRESS`: 0 a read, 1 a write, 2 a fetch; 3 and 4 (unknown, flush) are not read;
//           addresses in hexadecimal; what follows is a remark. The format has no sizes: an access
//           counts as 4 bytes
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace msr::sim {

/// The access that a line of a text trace describes.
struct text_access {
    /// The kind of an access to memory in a text trace.
    enum class what : std::uint8_t {
        nothing, ///< the line of the text describes no access
        fetch,   ///< the line describes a fetch of instructions
        load,    ///< the line describes a read of memory
        store,   ///< the line describes a write to memory
        modify,  ///< the line describes a read and a write of the same bytes
    };

    what is{};               ///< kind of the access; `nothing`: the line describes no access
    std::uint64_t address{}; ///< linear address of the first byte accessed
    unsigned bytes{};        ///< number of bytes accessed

    friend constexpr bool operator==(const text_access &, const text_access &) = default;
};

/// The result of reading a line of a text trace: its access, or the reason why the format has no
/// such line.
struct text_line {
    text_access access{}; ///< access that the line describes; valid where `wrong` is null
    /// A sentence, in static storage, on what is wrong in the line; null: the line is legal.
    const char *wrong{};

    /// Returns whether the line of the text trace is legal.
    constexpr explicit operator bool() const { return wrong == nullptr; }
};

namespace detail::of_text_trace {

constexpr void skip_blanks(std::string_view &text) {
    while (!text.empty() && (text[0] == ' ' || text[0] == '\t' || text[0] == '\r'))
        text.remove_prefix(1);
}
constexpr int digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
    if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
    return 16;
}
/// Removes a number, in digits of base `base`, from the begin of the text. Returns false where the
/// text begins with no number, or with a number greater than `maximum`.
constexpr bool take_number(std::string_view &text, unsigned base, std::uint64_t maximum,
                           std::uint64_t &value) {
    value = 0;
    std::size_t digits = 0;
    for (; digits < text.size(); ++digits) {
        const auto next = static_cast<unsigned>(digit(text[digits]));
        if (next >= base) break;
        if (next > maximum || value > (maximum - next) / base) return false;
        value = value * base + next;
    }
    text.remove_prefix(digits);
    return digits != 0;
}
constexpr void take_prefix_of_hexadecimal(std::string_view &text) {
    if (text.size() > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X'))
        text.remove_prefix(2);
}

inline constexpr std::uint64_t most_address = ~std::uint64_t{0};

} // namespace detail::of_text_trace

/// Reads a line of valgrind's lackey (--trace-mem=yes). `text`: the line without its end.
constexpr text_line lackey_line(std::string_view text) {
    using namespace detail::of_text_trace;
    // Largest number of bytes of an access: that of an XSAVE area.
    constexpr std::uint64_t most_bytes = 4096;
    if (text.starts_with("==") || text.starts_with("--")) return {};
    skip_blanks(text);
    if (text.empty()) return {};
    text_access access;
    switch (text[0]) {
    case 'I':
        access.is = text_access::what::fetch;
        break;
    case 'L':
        access.is = text_access::what::load;
        break;
    case 'S':
        access.is = text_access::what::store;
        break;
    case 'M':
        access.is = text_access::what::modify;
        break;
    default:
        return {.wrong = "a line begins with I, L, S or M"};
    }
    text.remove_prefix(1);
    skip_blanks(text);
    std::uint64_t bytes = 0;
    if (!take_number(text, 16, most_address, access.address))
        return {.wrong = "an address in hexadecimal is missing"};
    if (text.empty() || text[0] != ',') return {.wrong = "a comma behind the address is missing"};
    text.remove_prefix(1);
    if (!take_number(text, 10, most_bytes, bytes) || bytes == 0)
        return {.wrong = "a number of bytes, 1 to 4096, is missing"};
    skip_blanks(text);
    if (!text.empty()) return {.wrong = "something follows the number of bytes"};
    access.bytes = static_cast<unsigned>(bytes);
    return {.access = access};
}

/// Reads a line of Dinero IV's format `din`. `text`: the line without its end.
constexpr text_line dinero_line(std::string_view text) {
    using namespace detail::of_text_trace;
    constexpr unsigned bytes_of_word = 4;
    skip_blanks(text);
    if (text.empty()) return {};
    std::uint64_t label = 0;
    if (!take_number(text, 10, 4, label) || text.empty() || (text[0] != ' ' && text[0] != '\t'))
        return {.wrong = "a line begins with a label, 0 to 4, and a blank"};
    skip_blanks(text);
    take_prefix_of_hexadecimal(text);
    text_access access{.bytes = bytes_of_word};
    if (!take_number(text, 16, most_address, access.address))
        return {.wrong = "an address in hexadecimal is missing"};
    if (!text.empty() && text[0] != ' ' && text[0] != '\t' && text[0] != '\r')
        return {.wrong = "the address is no number in hexadecimal"};
    constexpr text_access::what of_label[] = {text_access::what::load, text_access::what::store,
                                              text_access::what::fetch, text_access::what::nothing,
                                              text_access::what::nothing};
    access.is = of_label[label];
    return {.access = access.is == text_access::what::nothing ? text_access{} : access};
}

} // namespace msr::sim
