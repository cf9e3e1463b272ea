// Fields: positions, widths, value types and access of the parts of a register.
#pragma once

#include <msr/names.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

MSR_RULE(read_only_field_has_no_value, "a read-only field cannot be given a value");
MSR_RULE(must_be_one_field_has_no_value, "a must-be-one field has only one value");
MSR_RULE(reserved_field_has_no_value, "a reserved field cannot be given a value");

/// What software may do with a field.
enum class access : std::uint8_t {
    read_write,
    read_only,
    write_only,
    write_0_to_clear, ///< hardware sets it; writing 0 clears it, writing 1 leaves it
    write_1_to_clear, ///< hardware sets it; writing 1 clears it, writing 0 leaves it
    must_be_one,      ///< every bit must be written as 1
    reserved,         ///< every bit must be written as 0
};

/// The lowest `width` bits set; width 0 to 64.
constexpr std::uint64_t low_bits(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

/// One named value of an enumerated field.
struct enumerator {
    std::uint64_t value{};
    const char *name{};
};

/// The named values of an enumeration. Specialise it for the enumerations of your fields:
/// `template <> inline constexpr msr::enumerator msr::names_of<mode>[] = {{0, "off"}, {1, "on"}};`
template <typename Enumeration>
inline constexpr enumerator names_of[1] = {};

namespace detail {

template <unsigned Width>
struct narrowest_value {
    using type = unsigned;
};
template <unsigned Width>
requires(Width > 32) struct narrowest_value<Width> {
    using type = std::uint64_t;
};

/// What a field may be given: any number, so that one too large is seen rather than cut off.
template <typename Value>
using accepted = std::conditional_t<std::is_enum_v<Value>, Value, std::uint64_t>;

/// What may be given for it: its own enumerators, or any whole number.
template <typename Given, typename Value>
inline constexpr bool is_acceptable =
    std::is_enum_v<Value> ? std::is_same_v<Given, Value> : std::is_integral_v<Given>;

template <typename Value>
inline constexpr unsigned bits_of = sizeof(Value) * 8;
template <>
inline constexpr unsigned bits_of<bool> = 1;

template <typename Enumeration, std::size_t Count>
constexpr sequence<enumerator> enumerators(const enumerator (&names)[Count]) {
    const bool named = names[0].name != nullptr;
    return {names, named ? Count : 0};
}

template <access Access>
inline constexpr bool software_sets =
    Access != access::read_only &&Access != access::must_be_one &&Access != access::reserved;

} // namespace detail

/// `Width` bits from bit `Low` on, as a `Value`.
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type,
          access Access = access::read_write>
struct field {
    using value_type = Value;
    using accepted_type = detail::accepted<Value>;
    static constexpr unsigned low = Low;
    static constexpr unsigned width = Width;
    static constexpr access kind = Access;
    static constexpr std::uint64_t mask = Low < 64 ? low_bits(Width) << Low : 0;

    /// The field's value, not shifted. Public so that a register may be a template argument.
    std::uint64_t bits = Access == access::must_be_one ? low_bits(Width) : 0;

    constexpr field() = default;
    template <typename Given>
    requires detail::is_acceptable<Given, Value>
    constexpr field(Given value) : bits(static_cast<std::uint64_t>(value)) {
        if constexpr (!detail::software_sets<Access>) {
            read_only_field_has_no_value::tell<Access != access::read_only, field>();
            using ones = would_be_legal<::msr::value<low_bits(Width)>>;
            must_be_one_field_has_no_value::tell<Access != access::must_be_one, field, ones>();
            reserved_field_has_no_value::tell<Access != access::reserved, field>();
        }
    }

    constexpr operator Value() const { return static_cast<Value>(bits); }
    constexpr bool fits() const { return (bits & ~low_bits(Width)) == 0; }
    /// What the field contributes to a register value; never more than its own bits.
    constexpr std::uint64_t placed() const { return Low < 64 ? (bits << Low) & mask : 0; }
    constexpr void take_from(std::uint64_t register_value) {
        bits = (register_value & mask) >> (Low < 64 ? Low : 0);
    }
    friend constexpr bool operator==(const field &, const field &) = default;
    /// Compares with a plain value, so that `decode<cccr>(x).threshold == 3` means what it says.
    template <typename Plain>
    requires detail::is_acceptable<Plain, Value>
    friend constexpr bool operator==(const field &one, const Plain &plain) {
        return one.bits == static_cast<std::uint64_t>(plain);
    }
};

template <unsigned Low>
using flag = field<Low, 1, bool>;
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type>
using read_only = field<Low, Width, Value, access::read_only>;
template <unsigned Low, unsigned Width,
          typename Value = typename detail::narrowest_value<Width>::type>
using write_only = field<Low, Width, Value, access::write_only>;
template <unsigned Low>
using write_0_to_clear = field<Low, 1, bool, access::write_0_to_clear>;
template <unsigned Low>
using write_1_to_clear = field<Low, 1, bool, access::write_1_to_clear>;
template <unsigned Low, unsigned Width>
using must_be_one =
    field<Low, Width, typename detail::narrowest_value<Width>::type, access::must_be_one>;
template <unsigned Low, unsigned Width>
using reserved = field<Low, Width, typename detail::narrowest_value<Width>::type, access::reserved>;

/// One field of a register's layout, as data.
struct field_row {
    const char *name{};
    unsigned low{};
    unsigned width{};
    access kind{};
    unsigned value_bits{};              ///< what its value type can hold
    sequence<enumerator> enumerators{}; ///< names of its values, where they have names

    constexpr std::uint64_t mask() const { return low < 64 ? low_bits(width) << low : 0; }
    /// The field's value in a register value.
    constexpr std::uint64_t value_in(std::uint64_t register_value) const {
        return low < 64 ? (register_value >> low) & low_bits(width) : 0;
    }
    /// The name of a value, or null where it has none.
    constexpr const char *name_of(std::uint64_t value) const {
        for (const enumerator &known : enumerators)
            if (known.value == value) return known.name;
        return nullptr;
    }
};

} // namespace msr
