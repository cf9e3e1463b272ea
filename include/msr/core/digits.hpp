// Numbers as decimal and hexadecimal digits.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// A number of 64 bits in digits, which the object holds: `decimal_digits(10)` is "10",
/// `hexadecimal_digits(10)` is "0xa". Its text is valid as long as the object lives.
struct digits {
    char text[20]{};                 ///< the number's digits, at the end of the array
    std::size_t first = sizeof text; ///< position of the first digit in `text`

    /// Puts a character in front of the digits; there are at most 20 characters.
    constexpr void put(char digit) { text[--first] = digit; }
    /// Returns the digits as text.
    constexpr text_view view() const { return {text + first, sizeof text - first}; }
};

/// Returns a number in digits to a base of 2 to 16, without a prefix.
/// `number`: the number that is written
/// `base`: 2 to 16; a base below 10 only for numbers of at most 20 digits
/// `minimum`: the number of digits, 0 to 20, up to which zeros stand in front
constexpr digits digits_of(std::uint64_t number, unsigned base, unsigned minimum = 1) {
    digits result;
    do {
        result.put("0123456789abcdef"[number % base]);
        number /= base;
    } while (number != 0 || result.view().size() < minimum);
    return result;
}

/// Returns a number in decimal digits, without leading zeros.
constexpr digits decimal_digits(std::uint64_t number) { return digits_of(number, 10); }

/// Returns a number in hexadecimal digits after `0x`, without leading zeros.
constexpr digits hexadecimal_digits(std::uint64_t number) {
    digits result = digits_of(number, 16);
    result.put('x');
    result.put('0');
    return result;
}

} // namespace msr
