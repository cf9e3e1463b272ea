// Fields that are numbers with a sign, or multiples of a quantity.
#pragma once

#include <msr/core/adapt.hpp>
#include <msr/core/field.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>

#include <cstdint>
#include <type_traits>

namespace msr {

/// Names in an error the least and the greatest number that a field holds.
template <auto First, auto Last>
struct number_between;
/// Names in an error the factor between a quantity and the number that stands for it in a field.
template <std::uint64_t Numerator, std::uint64_t Denominator>
struct multiplied_with;

namespace detail {

/// Returns the number that the lowest `width` bits, 1 to 64, are in two's complement.
constexpr std::int64_t sign_extended(std::uint64_t bits, unsigned width) {
    const std::uint64_t sign = std::uint64_t{1} << ((width - 1) & 63);
    return static_cast<std::int64_t>((bits ^ sign) - sign);
}

} // namespace detail

/// A field of a register, `Width` bits from bit `Low` on, as a number: with a sign, in two's
/// complement, or without; and multiplied with a scale. Its value is a whole number, or a double
/// where the field is scaled; `raw()` is the number in the register. A value that the field does
/// not hold exactly does not fit.
template <unsigned Low, unsigned Width, bool Signed, field_scale Scale = field_scale{},
          field_name_text Symbol = "", access Access = access::read_write>
struct number_field {
    /// Whether the field's bits are a number in two's complement.
    static constexpr bool is_signed = Signed;
    /// The quantity for which a 1 in the field stands; `{1, 1}` where the field is not scaled.
    static constexpr field_scale scale = Scale;
    /// Whether a 1 in the field stands for another quantity than 1.
    static constexpr bool is_scaled = Scale != field_scale{};
    /// The symbol of the field's unit, such as `MHz`; empty where the field has none.
    static constexpr const char *symbol = Symbol.text;
    /// The type of the whole number that the register has in the field.
    using raw_type = std::conditional_t<Signed, std::int64_t, std::uint64_t>;
    /// The type of the field's value: a double where the field is scaled.
    using value_type = std::conditional_t<is_scaled, double, raw_type>;
    /// Position of the field's lowest bit in the register, 0 to 63.
    static constexpr unsigned low = Low;
    static constexpr unsigned width = Width; ///< number of bits of the field, 1 to 64
    static constexpr access kind = Access;   ///< the accesses that software has to the field
    /// The bits that the field has in its register.
    static constexpr std::uint64_t mask = Low < 64 ? low_bits(Width) << Low : 0;
    static constexpr raw_type minimum = ///< the least number that the field's bits hold
        Signed ? static_cast<raw_type>(~(low_bits(Width) >> 1)) : raw_type{0};
    /// The greatest number that the field's bits hold.
    static constexpr raw_type maximum = static_cast<raw_type>(low_bits(Width) >> (Signed ? 1 : 0));
    /// The numbers that the field holds, as an error shows them.
    using legal =
        std::conditional_t<is_scaled,
                           would_be_legal<number_between<minimum, maximum>,
                                          multiplied_with<Scale.numerator, Scale.denominator>>,
                           would_be_legal<value_between<minimum, maximum>>>;
    /// Whether the field accepts an argument of type `Given`: whole numbers, and floating-point
    /// numbers where the field is scaled.
    template <typename Given>
    static constexpr bool takes = detail::is_acceptable<Given, raw_type> ||
                                  (is_scaled && std::is_floating_point_v<Given>);

    static_assert(Scale.numerator != 0 && Scale.denominator != 0, "a scale is not 0");
    static_assert(!is_scaled || Width <= 52, "a scaled field has at most 52 bits: it is a double");
    static_assert(Access == access::read_write || Access == access::read_only ||
                      Access == access::write_only,
                  "a number is read-write, read-only or write-only");

    /// The number's bits, not shifted to the field's position. Public so that a register may be a
    /// template argument; assign to the field, not to `bits`.
    std::uint64_t bits{};
    /// Origin of the field's value: read from a register, given by the program, or `unfit`: given
    /// as a number that the field does not hold.
    origin value_origin{};

    /// Makes a field that holds 0.
    constexpr number_field() = default;
    /// Takes the field's value, multiplied with the scale where the field has one. A value of a
    /// wrong type, or for a field that software does not set, does not compile. `fits` says whether
    /// the number fits.
    template <detail::scalar Given>
    constexpr number_field(Given value) {
        if constexpr (!detail::program_chooses<Access>) {
            using mistake = detail::mistake_of_access<Access, Width, number_field>;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        } else if constexpr (takes<Given>) {
            take(value);
        } else {
            using mistake = detail::mistake_of_given<raw_type, number_field, Given>;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        }
    }
    /// Returns the field that holds `number` in the register, without its scale.
    static constexpr number_field of_raw(raw_type number) {
        number_field result;
        result.take_raw(number);
        return result;
    }

    /// Returns the number in the register, without the field's scale.
    constexpr raw_type raw() const {
        if constexpr (Signed)
            return detail::sign_extended(bits, Width);
        else
            return bits;
    }
    /// Converts the field to its number, multiplied with the scale where the field has one.
    constexpr operator value_type() const { return multiplied(raw()); }

    /// Returns whether the field's number can be written: the field holds the given number exactly.
    /// A field that software does not set must hold 0 or the number that was read.
    constexpr bool fits() const {
        if constexpr (detail::program_chooses<Access>)
            return value_origin != origin::unfit && (bits & ~low_bits(Width)) == 0;
        else
            return value_origin == origin::read || bits == 0;
    }
    /// Returns the bits that the field has in a register value that is written; 0 for a field that
    /// software does not set.
    constexpr std::uint64_t register_bits() const {
        return detail::program_chooses<Access> ? bits << (Low & 63) & mask : 0;
    }
    /// Takes the field's bits out of a register value that was read.
    constexpr void decode(std::uint64_t register_value) {
        bits = (register_value & mask) >> (Low & 63);
        value_origin = origin::read;
    }

    /// Compares the numbers of two fields; their origins do not matter.
    friend constexpr bool operator==(const number_field &left, const number_field &right) {
        return left.bits == right.bits;
    }
    /// Compares the field's value with a number, as doubles where the field is scaled.
    template <detail::scalar Plain>
    requires(number_field::takes<Plain>) friend constexpr bool operator==(const number_field &left,
                                                                          const Plain &plain) {
        if constexpr (is_scaled)
            return static_cast<double>(left) == static_cast<double>(plain);
        else
            return holds(plain) && left.raw() == static_cast<raw_type>(plain);
    }

private:
    static constexpr value_type multiplied(raw_type number) {
        if constexpr (is_scaled)
            return static_cast<double>(number) * static_cast<double>(Scale.numerator) /
                   static_cast<double>(Scale.denominator);
        else
            return number;
    }
    /// Returns whether the field's bits can hold a whole number.
    template <typename Number>
    static constexpr bool holds(Number number) {
        if (detail::is_below_0(number))
            return Signed &&
                   static_cast<std::int64_t>(number) >= static_cast<std::int64_t>(minimum);
        return static_cast<std::uint64_t>(number) <= static_cast<std::uint64_t>(maximum);
    }

    template <typename Number>
    constexpr void take_raw(Number number) {
        bits = static_cast<std::uint64_t>(number) & low_bits(Width);
        value_origin = holds(number) ? origin::given : origin::unfit;
    }
    template <typename Given>
    constexpr void take(Given value) {
        if constexpr (is_scaled)
            take_quantity(static_cast<double>(value));
        else
            take_raw(value);
    }
    /// Takes a quantity in the field's unit, and rounds it to the nearest number that the field
    /// holds. A quantity that differs from the rounded one makes `fits` false.
    constexpr void take_quantity(double value) {
        value_origin = origin::unfit;
        const double number =
            value * static_cast<double>(Scale.denominator) / static_cast<double>(Scale.numerator);
        constexpr auto first = static_cast<double>(minimum), last = static_cast<double>(maximum);
        if (!(number > first - 0.5 && number < last + 0.5)) return;
        const auto whole = static_cast<raw_type>(number < 0 ? number - 0.5 : number + 0.5);
        take_raw(whole);
        if (multiplied(whole) != value) value_origin = origin::unfit;
    }
};

/// A field that is a number with a sign, in two's complement.
template <unsigned Low, unsigned Width, access Access = access::read_write>
using signed_field = number_field<Low, Width, true, field_scale{}, "", Access>;

/// A field without a sign that is a multiple of a quantity: `scaled_field<8, 8, {100, 1}, "MHz">`
/// holds 0 to 25,500 MHz. Texts have `Symbol` behind the value.
template <unsigned Low, unsigned Width, field_scale Scale, field_name_text Symbol = "",
          access Access = access::read_write>
using scaled_field = number_field<Low, Width, false, Scale, Symbol, Access>;

/// A field with a sign, in two's complement, that is a multiple of the quantity `Scale`.
template <unsigned Low, unsigned Width, field_scale Scale, field_name_text Symbol = "",
          access Access = access::read_write>
using signed_scaled_field = number_field<Low, Width, true, Scale, Symbol, Access>;

} // namespace msr
