// Text as a plain view, for freestanding code that reads names and numbers.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// Returns the lower-case form of an ASCII letter, and every other character as it is.
constexpr char to_lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Returns whether a character is a decimal digit.
constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Returns whether two texts that end with 0 have equal characters.
constexpr bool same_text(const char *a, const char *b) {
    for (; *a != '\0' && *a == *b; ++a, ++b) {
    }
    return *a == *b;
}

/// Returns whether two string literals have equal characters. A constant comparison uses the
/// compiler's builtin: lists of rules compare many names.
constexpr bool same_literal(const char *a, const char *b) {
    if (__builtin_is_constant_evaluated()) return __builtin_strcmp(a, b) == 0;
    return same_text(a, b);
}

/// Returns the number of characters before a 0; null has none.
constexpr std::size_t length_of(const char *terminated) {
    if (terminated == nullptr) return 0;
    if (!__builtin_is_constant_evaluated()) return __builtin_strlen(terminated);
    // g++ 12 cannot evaluate strlen of characters that a constant computation wrote
    std::size_t count = 0;
    while (terminated[count] != '\0')
        ++count;
    return count;
}

/// A view of consecutive characters, which it does not own; no 0 need follow them.
struct text_view {
    const char *first{}; ///< the first character of the text; anything where `count` is 0
    std::size_t count{}; ///< the number of characters in the text

    /// Makes the empty text.
    constexpr text_view() = default;
    /// Makes the text of `characters` characters from `start` on.
    constexpr text_view(const char *start, std::size_t characters)
        : first{start}, count{characters} {}
    /// Makes the text of the characters before a 0; null makes the empty text.
    constexpr text_view(const char *terminated) : first{terminated}, count{length_of(terminated)} {}

    /// Returns the address of the first character; no 0 need follow the last.
    constexpr const char *data() const { return first; }
    /// Returns the number of characters in the text.
    constexpr std::size_t size() const { return count; }
    /// Returns whether the text has no characters.
    constexpr bool empty() const { return count == 0; }
    /// Returns the address of the first character of the text.
    constexpr const char *begin() const { return first; }
    /// Returns the address behind the last character of the text.
    constexpr const char *end() const { return first + count; }
    /// Returns the character at a position, which must be less than `size()`.
    constexpr char operator[](std::size_t i) const { return first[i]; }

    /// Returns the text without its first `characters` characters; `characters` is at most
    /// `size()`.
    constexpr text_view without_prefix(std::size_t characters) const {
        return {first + characters, count - characters};
    }
    /// Returns the first `characters` characters of the text; `characters` is at most `size()`.
    constexpr text_view prefix(std::size_t characters) const { return {first, characters}; }
    /// Returns the position of the first `letter` in the text, or `size()` where there is none.
    constexpr std::size_t find(char letter) const {
        std::size_t place = 0;
        while (place < count && first[place] != letter)
            ++place;
        return place;
    }
};

/// Returns whether two texts are equal but for the case of ASCII letters.
constexpr bool same_without_case(text_view a, text_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (to_lower(a[i]) != to_lower(b[i])) return false;
    return true;
}

/// Returns whether the text `whole` starts with the text `start`, ignoring the case of ASCII
/// letters.
constexpr bool has_prefix_without_case(text_view whole, text_view start) {
    return whole.size() >= start.size() && same_without_case(whole.prefix(start.size()), start);
}

/// Returns `whole` without its prefix `start`, ignoring case; all of `whole` if it has no such
/// prefix.
constexpr text_view without_prefix(text_view whole, text_view start) {
    return has_prefix_without_case(whole, start) ? whole.without_prefix(start.size()) : whole;
}

/// Calls `read` with the pieces of a text between separators, in order, until `read` returns false.
/// A text with n separators has n + 1 pieces; each piece may be empty.
template <typename Read>
constexpr void read_pieces(text_view text, char separator, Read read) {
    std::size_t start = 0;
    while (start <= text.size()) {
        const text_view rest = text.without_prefix(start);
        const text_view piece = rest.prefix(rest.find(separator));
        if (!read(piece)) return;
        start += piece.size() + 1;
    }
}

/// The result of reading a number from a text.
struct number_read {
    /// The number that was read; the largest number of 64 bits where it has more bits.
    std::uint64_t value{};
    bool well_formed{}; ///< whether the text that was read is a number
    bool too_large{};   ///< whether the number that was read has more than 64 bits

    /// Returns whether the text is a number of at most 64 bits.
    constexpr explicit operator bool() const { return well_formed && !too_large; }
};

/// Returns the value of a hexadecimal digit, 0 to 15; 16 for any other character.
constexpr unsigned digit_value(char digit) {
    const char lower = to_lower(digit);
    if (is_digit(lower)) return static_cast<unsigned>(lower - '0');
    return lower >= 'a' && lower <= 'f' ? static_cast<unsigned>(lower - 'a') + 10 : 16;
}

/// Returns the number that the text consists of, decimal, or hexadecimal after `0x`.
constexpr number_read parse_number(text_view digits) {
    constexpr std::uint64_t largest = ~std::uint64_t{0};
    const unsigned base = has_prefix_without_case(digits, "0x") ? 16 : 10;
    if (base == 16) digits = digits.without_prefix(2);
    number_read result{.well_formed = !digits.empty()};
    for (const char letter : digits) {
        const unsigned digit = digit_value(letter);
        if (digit >= base) return {};
        if (result.value > (largest - digit) / base) result.too_large = true;
        result.value = result.value * base + digit;
    }
    if (result.too_large) result.value = largest;
    return result;
}

} // namespace msr
