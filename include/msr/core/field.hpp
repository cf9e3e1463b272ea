// Fields: positions, widths, value types and access of the parts of a register.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

MSR_RULE(read_only_field_has_no_value, "a read-only field cannot be given a value");
MSR_RULE(must_be_one_field_has_no_value, "a must-be-one field has only one value");
MSR_RULE(reserved_field_has_no_value, "a reserved field cannot be given a value");
MSR_RULE(field_takes_whole_numbers, "a field takes whole numbers of at most 64 bits");
MSR_RULE(field_takes_its_enumeration, "a field of an enumeration takes values of no other type");
MSR_RULE(value_fits_its_field, "this value does not fit its field");
MSR_RULE(value_has_an_enumerator, "the enumeration of this field has no enumerator of this value");

/// The quantity for which a 1 in a field stands: `{100, 1}` for 100 MHz, `{1, 8192}` for 2^-13 V.
struct field_scale {
    std::uint64_t numerator{1}; ///< numerator of the quantity for which a 1 in the field stands
    /// Denominator of the quantity for which a 1 in the field stands; not 0.
    std::uint64_t denominator{1};

    friend constexpr bool operator==(const field_scale &, const field_scale &) = default;
};

/// The accesses that software has to a field of a register.
enum class access : std::uint8_t {
    read_write,       ///< software reads and writes the field
    read_only,        ///< the processor sets the field; software only reads it
    write_only,       ///< software writes the field; what the field reads as has no meaning
    write_0_to_clear, ///< hardware sets the bit; writing 0 clears the bit, writing 1 leaves it
    write_1_to_clear, ///< hardware sets the bit; writing 1 clears the bit, writing 0 leaves it
    must_be_one,      ///< every bit of the field must be written as 1
    reserved,         ///< every bit of the field must be written as 0
};

/// Returns the number whose lowest `width` bits are ones and whose other bits are zeros.
/// `width`: 0 to 64; a larger width is taken as 64
constexpr std::uint64_t low_bits(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

/// A named value of an enumerated field.
struct enumerator {
    std::uint64_t value{}; ///< the number in the field's bits that the enumerator stands for
    const char *name{};    ///< the name of the enumerator, as texts show it
};

/// The named values of an enumeration. Specialise the variable for the enumerations of your fields;
/// a field then takes no other values. A field of an enumeration without a specialisation takes
/// every value of its width.
/// `template <> inline constexpr msr::enumerator msr::names_of<mode>[] = {{0, "off"}, {1, "on"}};`
template <typename Enumeration>
inline constexpr enumerator names_of[1] = {};

namespace detail {

/// The unsigned type of the value of a field of `Width` bits: 32 bits where they suffice, else 64.
template <unsigned Width>
struct narrowest_value {
    using type = unsigned;
};
template <unsigned Width>
requires(Width > 32) struct narrowest_value<Width> {
    using type = std::uint64_t;
};

#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 wide_integer;
__extension__ typedef unsigned __int128 wide_unsigned;
template <typename Given>
inline constexpr bool is_wide =
    std::is_same_v<Given, wide_integer> || std::is_same_v<Given, wide_unsigned>;
#else
template <typename Given>
inline constexpr bool is_wide = false;
#endif

/// An arithmetic or enumeration type: fields take an argument of such a type or report a mistake.
template <typename Given>
// a builtin of the compiler, which rejects classes without instantiating them
concept scalar =
    !__is_class(Given) && (std::is_arithmetic_v<Given> || std::is_enum_v<Given> || is_wide<Given>);

/// Returns whether a type is a whole number of at most 64 bits, or an enumeration that converts to
/// a whole number. With -std=gnu++20 std::is_integral holds for __int128, which is excluded.
template <typename Given>
consteval bool is_whole_number() {
    if constexpr (std::is_enum_v<Given>)
        return std::is_convertible_v<Given, std::uint64_t>;
    else
        return std::is_integral_v<Given> && !is_wide<Given>;
}

/// Whether a field of `Value`s takes an argument of type `Given`: the field's own enumerators, or,
/// where `Value` is no enumeration, any whole number, so that a number too large is seen rather
/// than cut off.
template <typename Given, typename Value>
inline constexpr bool is_acceptable = std::is_enum_v<Value> ? std::is_same_v<Given, Value>
                                                            : is_whole_number<Given>();

template <typename Number>
constexpr bool is_below_0(Number number) {
    if constexpr (std::is_enum_v<Number>)
        return is_below_0(static_cast<std::underlying_type_t<Number>>(number));
    else if constexpr (std::is_signed_v<Number>)
        return number < 0;
    else
        return false;
}

template <typename Value>
inline constexpr unsigned bits_of = sizeof(Value) * 8;
template <>
inline constexpr unsigned bits_of<bool> = 1;

/// Returns the elements of a specialisation of `names_of`; none of the unspecialised `names_of`,
/// whose only element has no name.
template <typename Enumeration, std::size_t Count>
constexpr sequence<enumerator> enumerators(const enumerator (&names)[Count]) {
    const bool named = names[0].name != nullptr;
    return {names, named ? Count : 0};
}

/// Returns whether `names_of<Value>` names the value; true where it names no values at all, or
/// where `Value` is no enumeration.
template <typename Value>
constexpr bool is_enumerator(std::uint64_t value) {
    if constexpr (std::is_enum_v<Value>) {
        const sequence<enumerator> known = enumerators<Value>(names_of<Value>);
        for (const enumerator &row : known)
            if (row.value == value) return true;
        return known.size() == 0;
    } else {
        return true;
    }
}

/// Whether a program may choose the value of a field whose access is `Access`.
template <access Access>
inline constexpr bool program_chooses =
    Access != access::read_only &&Access != access::must_be_one &&Access != access::reserved;

} // namespace detail

/// The origin of the value of a field.
enum class origin : std::uint8_t {
    none,     ///< the field has no value: the program left it out
    given,    ///< the program gave the field's value
    read,     ///< the field's value was taken from a register value
    negative, ///< the program gave the field's value as a number below 0
    unfit,    ///< the program gave a number that the field does not hold
};

namespace detail {

/// Whether the encoding of fields whose access is `Access` depends on the origin of their value:
/// whether the value was given or read.
template <access Access>
inline constexpr bool depends_on_origin =
    !program_chooses<Access> || Access == access::write_1_to_clear;
template <access Access>
inline constexpr bool starts_with_ones = Access == access::must_be_one;

/// The origin of a field's value; fields whose encoding does not depend on the origin do not store
/// it.
template <bool Remembers>
struct field_origin {
    origin value_origin{};
    constexpr void set_origin(origin source) { value_origin = source; }
    constexpr bool was_read() const { return value_origin == origin::read; }
};
template <>
struct field_origin<false> {
    static constexpr origin value_origin = origin::given;
    constexpr void set_origin(origin) {}
    constexpr bool was_read() const { return false; }
};

/// The rule that is broken where a program gives a value to a field that software does not set, and
/// the values that would be legal.
template <access Access>
struct forbidden_value {
    using rule = reserved_field_has_no_value;
    template <std::uint64_t>
    using legal = as_the_sentence_says;
};
template <>
struct forbidden_value<access::read_only> {
    using rule = read_only_field_has_no_value;
    template <std::uint64_t>
    using legal = as_the_sentence_says;
};
template <>
struct forbidden_value<access::must_be_one> {
    using rule = must_be_one_field_has_no_value;
    template <std::uint64_t Ones>
    using legal = would_be_legal<value<Ones>>;
};

/// The mistake, shown by a compile error, of a value for a field that software does not set.
template <access Access, unsigned Width, typename Field>
using mistake_of_access =
    mistake_of<typename forbidden_value<Access>::rule, Field,
               legal_from<std::type_identity<
                   typename forbidden_value<Access>::template legal<low_bits(Width)>>>>;
/// The mistake, shown by a compile error, where a value of type `Given` is given to a field whose
/// values are of type `Value`.
template <typename Value, typename Field, typename Given>
using mistake_of_given =
    mistake_of<std::conditional_t<std::is_enum_v<Value>, field_takes_its_enumeration,
                                  field_takes_whole_numbers>,
               Field, Given>;

/// The part of a field that depends on the type of its value but not on its position in the
/// register, so that the compiler instantiates it once for many fields. The initial value has the
/// lowest `Ones` bits set.
template <typename Value, bool RemembersOrigin, unsigned Ones>
struct field_value : field_origin<RemembersOrigin> {
    /// The field's value, not shifted to its position. Public so that a register may be a template
    /// argument; assign to the field, not to `bits`.
    std::uint64_t bits = low_bits(Ones);

    constexpr operator Value() const { return static_cast<Value>(bits); }
    /// Returns whether software may write the value to a field of `width` bits.
    constexpr bool can_be_written(unsigned width) const {
        const origin source = field_origin<RemembersOrigin>::value_origin;
        const bool left_out = bits == 0 && source != origin::given;
        return (bits & ~low_bits(width)) == 0 && source != origin::negative &&
               (left_out || is_enumerator<Value>(bits));
    }
    /// Returns whether the field's value was read or is the initial one: fields that software does
    /// not set have no other value.
    constexpr bool is_not_given() const { return this->was_read() || bits == low_bits(Ones); }
    /// Returns whether the field's value equals the number `plain`; a number below 0 equals only
    /// values of types that have a sign.
    template <typename Plain>
    constexpr bool is_number(const Plain &plain) const {
        const bool can_be = std::is_signed_v<Value> || !is_below_0(plain);
        return can_be && bits == static_cast<std::uint64_t>(plain);
    }
    /// Compares the values of two fields; their origins do not matter.
    friend constexpr bool operator==(const field_value &first, const field_value &second) {
        return first.bits == second.bits;
    }
};

/// The base of a field. An enumerated field remembers the origin of its value, for only a given 0
/// needs an enumerator; an unsigned field of 64 bits, for only the origin shows that a number was
/// below 0.
template <unsigned Width, typename Value, access Access>
using field_base = field_value<Value,
                               depends_on_origin<Access> || std::is_enum_v<Value> ||
                                   (Width >= 64 && !std::is_signed_v<Value>),
                               starts_with_ones<Access> ? Width : 0>;

} // namespace detail

/// A field of a register: `Width` bits from bit `Low` on, as a `Value`. Its value is given as a
/// `Value` or, where `Value` is no enumeration, as any whole number of at most 64 bits; other types
/// do not compile.
/// `Low`: the field's lowest bit in the register, 0 to 63
/// `Width`: the field's number of bits, 1 to 64 - `Low`
/// `Value`: an unsigned whole number, `bool` or an enumeration
/// `Access`: the accesses that software and the processor have to the field
/// Example:
///     constexpr msr::field<4, 4> threshold{9};
///     static_assert(threshold == 9 && threshold.register_bits() == 0x90);
///     static_assert(!msr::field<4, 4>{16}.fits());
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type,
          access Access = access::read_write>
struct field : detail::field_base<Width, Value, Access> {
    using value_type = Value; ///< the type of the field's value
    /// Position of the field's lowest bit in the register, 0 to 63.
    static constexpr unsigned low = Low;
    static constexpr unsigned width = Width; ///< number of bits of the field, 1 to 64
    static constexpr access kind = Access;   ///< the accesses that software has to the field
    /// The bits that the field has in its register.
    static constexpr std::uint64_t mask = Low < 64 ? low_bits(Width) << Low : 0;

    /// Returns the bits of a value in a register value, cut off at the field's width: for values
    /// that are known to fit; no struct of the register is needed.
    [[gnu::always_inline]] static constexpr std::uint64_t truncated_bits(std::uint64_t value) {
        return value << (Low & 63) & mask;
    }

    /// Returns the field's value in a register value; no struct of the register is needed.
    static constexpr std::uint64_t value_in(std::uint64_t register_value) {
        return (register_value & mask) >> (Low & 63);
    }

    /// Whether the field accepts an argument of type `Given`.
    template <typename Given>
    static constexpr bool takes = detail::is_acceptable<Given, Value>;

    /// Makes a field that holds its initial value: ones if the bits must be one, else 0.
    constexpr field() = default;
    /// Takes a value for the field. A value of a wrong type, or for a field that software does not
    /// set, does not compile. `fits` says whether the value fits.
    template <detail::scalar Given>
    constexpr field(Given value) {
        if constexpr (!detail::program_chooses<Access>) {
            using mistake = detail::mistake_of_access<Access, Width, field>;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        } else if constexpr (detail::is_acceptable<Given, Value>) {
            this->bits = static_cast<std::uint64_t>(value);
            this->set_origin(detail::is_below_0(value) ? origin::negative : origin::given);
        } else {
            using mistake = detail::mistake_of_given<Value, field, Given>;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        }
    }

    /// Returns whether the field's value can be written: it has no bit beyond the width, was not
    /// below 0, and has an enumerator where the enumeration has names; a 0 that the program did not
    /// give needs no enumerator. A field that software does not set must hold the value that was
    /// read, or none.
    [[gnu::always_inline]] constexpr bool fits() const {
        if constexpr (detail::program_chooses<Access>)
            return this->can_be_written(Width);
        else
            return this->is_not_given();
    }
    /// Returns the bits that the field has in a register value that is written; never more than the
    /// field's own bits. Must-be-one fields give ones. Read-only and reserved fields give zeros,
    /// and so do write-1-to-clear fields that were read: they clear only what the program gives.
    [[gnu::always_inline]] constexpr std::uint64_t register_bits() const {
        if constexpr (!detail::program_chooses<Access>)
            return detail::starts_with_ones<Access> ? mask : 0;
        else if constexpr (detail::depends_on_origin<Access>)
            return this->was_read() ? 0 : this->bits << (Low & 63) & mask;
        else
            return this->bits << (Low & 63) & mask;
    }
    /// Takes the field's bits out of a register value that was read.
    [[gnu::always_inline]] constexpr void decode(std::uint64_t register_value) {
        this->bits = (register_value & mask) >> (Low < 64 ? Low : 0);
        this->set_origin(origin::read);
    }
    /// Compares the field's value with a plain value, as in `decode<cccr>(x).threshold == 3`.
    template <detail::scalar Plain>
    requires detail::is_acceptable<Plain, Value>
    friend constexpr bool operator==(const field &left, const Plain &plain) {
        return left.is_number(plain);
    }
};

/// A field of one bit, as a bool: bit `Low` of the register.
template <unsigned Low>
using flag = field<Low, 1, bool>;
/// A field that the processor sets, and software only reads.
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type>
using read_only = field<Low, Width, Value, access::read_only>;
/// A field that software writes; what the field reads as has no meaning.
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type>
using write_only = field<Low, Width, Value, access::write_only>;
/// A bit that the processor sets, and that software clears by writing 0.
template <unsigned Low>
using write_0_to_clear = field<Low, 1, bool, access::write_0_to_clear>;
/// A bit that the processor sets, and that software clears by writing 1.
template <unsigned Low>
using write_1_to_clear = field<Low, 1, bool, access::write_1_to_clear>;
/// A field whose bits have to be written as ones: `encode` sets them.
template <unsigned Low, unsigned Width>
using must_be_one =
    field<Low, Width, typename detail::narrowest_value<Width>::type, access::must_be_one>;
/// A field whose bits have no meaning: `encode` writes zeros to them.
template <unsigned Low, unsigned Width>
using reserved = field<Low, Width, typename detail::narrowest_value<Width>::type, access::reserved>;

/// A field of a register's layout as data: name, position, width and kind.
struct field_row {
    const char *name{};    ///< the name of the register's member, which is the field's name
    unsigned low{};        ///< position of the field's lowest bit in the register
    unsigned width{};      ///< number of bits of the field
    access kind{};         ///< the accesses that software has to the field
    unsigned value_bits{}; ///< number of bits of the field's value type
    /// The named values of the field's enumeration; empty: the field has none.
    sequence<enumerator> enumerators{};
    bool is_signed{};    ///< whether the field is a number in two's complement: see `number_field`
    field_scale scale{}; ///< the quantity for which a 1 in the field stands
    /// The unit's symbol behind the scaled number, such as `MHz`; empty: none.
    const char *symbol{""};

    /// Returns the bits that the field has in a register value; 0 where the field begins beyond bit
    /// 63.
    constexpr std::uint64_t mask() const { return low < 64 ? low_bits(width) << low : 0; }
    /// Returns the field's value in a register value, shifted to bit 0.
    constexpr std::uint64_t value_in(std::uint64_t register_value) const {
        return low < 64 ? (register_value >> low) & low_bits(width) : 0;
    }
    /// Returns the name of a value of the field, or null where the value has no name.
    constexpr const char *name_of(std::uint64_t value) const {
        for (const enumerator &known : enumerators)
            if (known.value == value) return known.name;
        return nullptr;
    }
};

} // namespace msr
