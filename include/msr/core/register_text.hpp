// The fields of a register in words: `enable=1, ratio=3600 MHz, mode=fast`.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/field.hpp>
#include <msr/core/number_field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr {

namespace detail {

template <typename Register, typename... Part>
constexpr bool has_fields(part_list<Part...>) {
    return (requires { Part::template field_type<Register>::kind; } && ...);
}

/// Writes a field's number multiplied with the field's scale, with at most six digits behind the
/// point.
template <typename Sink>
constexpr void write_scaled(std::uint64_t number, const field_scale &scale, Sink &sink) {
    // The number is multiplied with the scale's quotient and remainder separately: its product with
    // the numerator may have more than 64 bits.
    const std::uint64_t quotient = scale.numerator / scale.denominator;
    const std::uint64_t remainder = scale.numerator % scale.denominator;
    const std::uint64_t rest = number % scale.denominator * remainder;
    std::uint64_t whole =
        number * quotient + number / scale.denominator * remainder + rest / scale.denominator;
    std::uint64_t left = rest % scale.denominator;
    char digits[7] = ".";
    unsigned count = 0;
    while (left != 0 && count < 6) {
        digits[++count] = static_cast<char>('0' + left * 10 / scale.denominator);
        left = left * 10 % scale.denominator;
    }
    sink(decimal_digits(whole).view());
    if (count != 0) sink(text_view{digits, count + 1});
    if (left != 0) sink(text_view{"..."});
}

} // namespace detail

/// A register whose members are all fields, which `hardware_register` alone does not check.
template <typename Register>
concept printable_register = hardware_register<Register> &&
    detail::has_fields<Register>(detail::parts_of<Register>{});

/// The base in which numbers of fields are written.
enum class number_base : std::uint8_t {
    decimal,     ///< base 10, as in `17`
    hexadecimal, ///< base 16, as in `0x11`
};

/// Writes the value of a field in pieces of text, `sink(text_view)`: the value's name where it has
/// one, else the number, with its sign and its scale; `...` ends digits that were cut off. A number
/// in base 16 is the number in the register, without sign and scale.
template <typename Sink>
constexpr void write_value(const field_row &row, std::uint64_t value, number_base base,
                           Sink &&sink) {
    if (const char *const name = row.name_of(value)) return sink(text_view{name});
    if (base == number_base::hexadecimal) return sink(hexadecimal_digits(value).view());
    if (row.is_signed && detail::sign_extended(value, row.width) < 0) {
        sink(text_view{"-"});
        value = (~value + 1) & low_bits(row.width);
    }
    detail::write_scaled(value, row.scale, sink);
    if (*row.symbol == '\0') return;
    sink(text_view{" "});
    sink(text_view{row.symbol});
}

/// Writes the fields of a register value as `name=value`, in the order of their definition, with
/// commas between, in pieces of text: `sink(text_view)`. Reserved fields that are 0 and must-be-one
/// fields that are ones are left out.
template <typename Sink>
constexpr void write_fields(sequence<field_row> fields, std::uint64_t register_value,
                            number_base base, Sink &&sink) {
    bool is_first = true;
    for (const field_row &row : fields) {
        const std::uint64_t value = row.value_in(register_value);
        if (row.kind == access::reserved && value == 0) continue;
        if (row.kind == access::must_be_one && value == low_bits(row.width)) continue;
        if (!is_first) sink(text_view{", "});
        is_first = false;
        sink(text_view{row.name});
        sink(text_view{"="});
        write_value(row, value, base, sink);
    }
}

namespace detail {

/// Returns the bits of all fields as the struct stores them, including bits that `encode` would not
/// write.
template <typename Register, typename... Part>
constexpr std::uint64_t stored_bits(const Register &value, part_list<Part...>) {
    return ((Part::field(value).bits << (Part::template field_type<Register>::low & 63) &
             Part::template field_type<Register>::mask) |
            ...);
}

} // namespace detail

/// Writes the fields of a register as `name=value`, in the order of their definition, with commas
/// between, in pieces of text: `sink(text_view)`.
template <printable_register Register, typename Sink>
constexpr void write_fields(const Register &value, number_base base, Sink &&sink) {
    write_fields(fields_of<Register>(), detail::stored_bits(value, detail::parts_of<Register>{}),
                 base, sink);
}

} // namespace msr
