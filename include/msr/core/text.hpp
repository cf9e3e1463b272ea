// Text as a plain view, for code that reads names and numbers without a library.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The lower-case form of an ASCII letter; every other character as it is.
constexpr char in_lower_case(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Whether a character is a decimal digit.
constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Whether two texts that end with 0 have equal characters.
constexpr bool same_text(const char *a, const char *b) {
    for (; *a != '\0' && *a == *b; ++a, ++b) {
    }
    return *a == *b;
}

/// Whether two string literals have equal characters. A constant comparison uses the compiler's
/// builtin: lists of rules compare many names.
constexpr bool same_literal(const char *a, const char *b) {
    if (__builtin_is_constant_evaluated()) return __builtin_strcmp(a, b) == 0;
    return same_text(a, b);
}

/// Consecutive characters; does not own them, and needs no 0 at the end.
struct text_view {
    const char *first{}; ///< the first character
    std::size_t count{}; ///< how many characters there are

    /// The empty text.
    constexpr text_view() = default;
    /// The text of `characters` characters from `start` on.
    constexpr text_view(const char *start, std::size_t characters)
        : first{start}, count{characters} {}
    /// A text that ends with 0; null is the empty text.
    constexpr text_view(const char *terminated) : first{terminated} {
        while (terminated != nullptr && terminated[count] != '\0')
            ++count;
    }

    /// The first character; no 0 need follow the last.
    constexpr const char *data() const { return first; }
    /// The number of characters.
    constexpr std::size_t size() const { return count; }
    /// Whether the text has no characters.
    constexpr bool empty() const { return count == 0; }
    /// The first character.
    constexpr const char *begin() const { return first; }
    /// The end of the characters.
    constexpr const char *end() const { return first + count; }
    /// The character at a position, which must be less than `size()`.
    constexpr char operator[](std::size_t i) const { return first[i]; }

    /// The text without its first `characters`, which must be there.
    constexpr text_view after(std::size_t characters) const {
        return {first + characters, count - characters};
    }
    /// The first `characters` only, which must be there.
    constexpr text_view up_to(std::size_t characters) const { return {first, characters}; }
    /// The place of the first `letter`, or `size()`.
    constexpr std::size_t find(char letter) const {
        std::size_t place = 0;
        while (place < count && first[place] != letter)
            ++place;
        return place;
    }
};

/// Whether two texts are equal but for the case of ASCII letters.
constexpr bool same_without_case(text_view a, text_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (in_lower_case(a[i]) != in_lower_case(b[i])) return false;
    return true;
}

/// Whether a text starts with another, ignoring the case of ASCII letters.
constexpr bool starts_without_case(text_view whole, text_view start) {
    return whole.size() >= start.size() && same_without_case(whole.up_to(start.size()), start);
}

/// The text without `start` in front, where it is there.
constexpr text_view without_start(text_view whole, text_view start) {
    return starts_without_case(whole, start) ? whole.after(start.size()) : whole;
}

/// Gives `read` the pieces of a text between separators, in order, until it returns false. A text
/// with n separators has n + 1 pieces; each may be empty.
template <typename Read>
constexpr void read_pieces(text_view text, char separator, Read read) {
    std::size_t start = 0;
    while (start <= text.size()) {
        const text_view rest = text.after(start);
        const text_view piece = rest.up_to(rest.find(separator));
        if (!read(piece)) return;
        start += piece.size() + 1;
    }
}

/// The result of reading a number.
struct number_read {
    std::uint64_t value{}; ///< the largest number where the number has more than 64 bits
    bool well_formed{};    ///< whether the text is a number
    bool too_large{};      ///< whether the number needs more than 64 bits

    /// Whether there is a number, and it has a place in 64 bits.
    constexpr explicit operator bool() const { return well_formed && !too_large; }
};

/// The value of a digit up to `f`; 16 for any other character.
constexpr unsigned digit_value(char digit) {
    const char lower = in_lower_case(digit);
    if (is_digit(lower)) return static_cast<unsigned>(lower - '0');
    return lower >= 'a' && lower <= 'f' ? static_cast<unsigned>(lower - 'a') + 10 : 16;
}

/// Reads a whole text as a decimal number, or with `0x` in front as a hexadecimal one.
constexpr number_read number_in(text_view digits) {
    constexpr std::uint64_t largest = ~std::uint64_t{0};
    const unsigned base = starts_without_case(digits, "0x") ? 16 : 10;
    if (base == 16) digits = digits.after(2);
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
