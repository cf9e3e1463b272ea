// Numbers as decimal and hexadecimal digits.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// A number of 64 bits in digits: `decimal_digits(10)` is "10", `hexadecimal_digits(10)` is "0xa".
/// The view is of this object.
struct digits {
    char text[20]{};
    std::size_t first = sizeof text;

    constexpr void put(char digit) { text[--first] = digit; }
    constexpr text_view view() const { return {text + first, sizeof text - first}; }
};

/// A number to a base of 2 to 16 without a prefix, with zeros in front up to `minimum` digits; at
/// most 20 digits, as base 10 takes.
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
