// MSR_REGISTER lists a struct's fields for Boost.Hana; unused structs cost little compile time.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <boost/hana/accessors.hpp>
#include <boost/hana/fwd/basic_tuple.hpp>
#include <boost/hana/fwd/pair.hpp>

#include <cstddef>

namespace msr {

/// A field's name as a template argument; `Size` counts the 0 at the end of the name.
template <std::size_t Size>
struct field_name_text {
    char text[Size]{}; ///< the field's name, with a 0 at its end

    /// Copies a string literal, with its final 0.
    consteval field_name_text(const char (&literal)[Size]) {
        for (std::size_t i = 0; i < Size; ++i)
            text[i] = literal[i];
    }
};
/// The name of a field of a register as a type, under which Boost.Hana knows the field.
template <field_name_text Text>
struct field_name {
    /// Returns the field's name, with a 0 at its end.
    static constexpr const char *c_str() { return Text.text; }
};

/// The types that carry the names of a register's fields. A template, so that compilers make these
/// types only for registers that are used: a header has hundreds of registers.
template <typename Register>
struct field_names {
    /// The type that carries the name of a field.
    template <field_name_text Text>
    using name = field_name<Text>;
};

/// The function object by which Boost.Hana reaches a member of a register: the accessor of the
/// member that `Member` points to.
template <auto Member>
struct member {
    /// Returns a reference to the member of `value` that `Member` points to.
    template <typename Register>
    constexpr auto &&operator()(Register &&value) const {
        return static_cast<Register &&>(value).*Member;
    }
};

} // namespace msr

// MSR_DETAIL_M makes the pair of a field's name and member. MSR_DETAIL_M<n> makes the pair of the
// n-th field and calls MSR_DETAIL_M<n + 1> with the fields behind it: macros do not recurse.
#define MSR_DETAIL_M(t, f) pair<typename Names::template name<#f>, ::msr::member<&t::f>>
#define MSR_DETAIL_M1(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M2(t, __VA_ARGS__))
#define MSR_DETAIL_M2(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M3(t, __VA_ARGS__))
#define MSR_DETAIL_M3(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M4(t, __VA_ARGS__))
#define MSR_DETAIL_M4(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M5(t, __VA_ARGS__))
#define MSR_DETAIL_M5(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M6(t, __VA_ARGS__))
#define MSR_DETAIL_M6(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M7(t, __VA_ARGS__))
#define MSR_DETAIL_M7(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M8(t, __VA_ARGS__))
#define MSR_DETAIL_M8(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M9(t, __VA_ARGS__))
#define MSR_DETAIL_M9(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M10(t, __VA_ARGS__))
#define MSR_DETAIL_M10(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M11(t, __VA_ARGS__))
#define MSR_DETAIL_M11(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M12(t, __VA_ARGS__))
#define MSR_DETAIL_M12(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M13(t, __VA_ARGS__))
#define MSR_DETAIL_M13(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M14(t, __VA_ARGS__))
#define MSR_DETAIL_M14(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M15(t, __VA_ARGS__))
#define MSR_DETAIL_M15(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M16(t, __VA_ARGS__))
#define MSR_DETAIL_M16(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M17(t, __VA_ARGS__))
#define MSR_DETAIL_M17(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M18(t, __VA_ARGS__))
#define MSR_DETAIL_M18(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M19(t, __VA_ARGS__))
#define MSR_DETAIL_M19(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M20(t, __VA_ARGS__))
#define MSR_DETAIL_M20(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M21(t, __VA_ARGS__))
#define MSR_DETAIL_M21(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M22(t, __VA_ARGS__))
#define MSR_DETAIL_M22(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M23(t, __VA_ARGS__))
#define MSR_DETAIL_M23(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M24(t, __VA_ARGS__))
#define MSR_DETAIL_M24(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M25(t, __VA_ARGS__))
#define MSR_DETAIL_M25(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M26(t, __VA_ARGS__))
#define MSR_DETAIL_M26(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M27(t, __VA_ARGS__))
#define MSR_DETAIL_M27(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M28(t, __VA_ARGS__))
#define MSR_DETAIL_M28(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M29(t, __VA_ARGS__))
#define MSR_DETAIL_M29(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M30(t, __VA_ARGS__))
#define MSR_DETAIL_M30(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M31(t, __VA_ARGS__))
#define MSR_DETAIL_M31(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M32(t, __VA_ARGS__))
#define MSR_DETAIL_M32(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M33(t, __VA_ARGS__))
#define MSR_DETAIL_M33(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M34(t, __VA_ARGS__))
#define MSR_DETAIL_M34(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M35(t, __VA_ARGS__))
#define MSR_DETAIL_M35(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M36(t, __VA_ARGS__))
#define MSR_DETAIL_M36(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M37(t, __VA_ARGS__))
#define MSR_DETAIL_M37(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M38(t, __VA_ARGS__))
#define MSR_DETAIL_M38(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M39(t, __VA_ARGS__))
#define MSR_DETAIL_M39(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M40(t, __VA_ARGS__))
#define MSR_DETAIL_M40(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M41(t, __VA_ARGS__))
#define MSR_DETAIL_M41(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M42(t, __VA_ARGS__))
#define MSR_DETAIL_M42(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M43(t, __VA_ARGS__))
#define MSR_DETAIL_M43(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M44(t, __VA_ARGS__))
#define MSR_DETAIL_M44(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M45(t, __VA_ARGS__))
#define MSR_DETAIL_M45(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M46(t, __VA_ARGS__))
#define MSR_DETAIL_M46(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M47(t, __VA_ARGS__))
#define MSR_DETAIL_M47(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M48(t, __VA_ARGS__))
#define MSR_DETAIL_M48(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M49(t, __VA_ARGS__))
#define MSR_DETAIL_M49(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M50(t, __VA_ARGS__))
#define MSR_DETAIL_M50(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M51(t, __VA_ARGS__))
#define MSR_DETAIL_M51(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M52(t, __VA_ARGS__))
#define MSR_DETAIL_M52(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M53(t, __VA_ARGS__))
#define MSR_DETAIL_M53(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M54(t, __VA_ARGS__))
#define MSR_DETAIL_M54(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M55(t, __VA_ARGS__))
#define MSR_DETAIL_M55(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M56(t, __VA_ARGS__))
#define MSR_DETAIL_M56(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M57(t, __VA_ARGS__))
#define MSR_DETAIL_M57(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M58(t, __VA_ARGS__))
#define MSR_DETAIL_M58(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M59(t, __VA_ARGS__))
#define MSR_DETAIL_M59(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M60(t, __VA_ARGS__))
#define MSR_DETAIL_M60(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M61(t, __VA_ARGS__))
#define MSR_DETAIL_M61(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M62(t, __VA_ARGS__))
#define MSR_DETAIL_M62(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M63(t, __VA_ARGS__))
#define MSR_DETAIL_M63(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, MSR_DETAIL_M64(t, __VA_ARGS__))
#define MSR_DETAIL_M64(t, f, ...) MSR_DETAIL_M(t, f) __VA_OPT__(, a_register_has_at_most_64_fields)

/// Makes the struct `type` a Hana Struct, whose 1 to 64 members are all listed in `fields`:
/// `MSR_REGISTER(type, fields...)` stands in the global namespace after the struct.
/// BOOST_HANA_ADAPT_STRUCT may be used as well, but builds the names of the fields for every
/// register of a header in every translation unit.
/// Example:
///     struct thermal_status {
///         static constexpr msr::register_location location{.address = 0x19c};
///         msr::read_only<0, 1, bool> is_hot{};
///         msr::write_0_to_clear<1> was_hot{};
///         msr::read_only<16, 7> degrees_below{};
///     };
///     MSR_REGISTER(thermal_status, is_hot, was_hot, degrees_below);
#define MSR_REGISTER(type, ...)                                                                    \
    template <>                                                                                    \
    struct boost::hana::accessors_impl<type> {                                                     \
        template <typename Register = type, typename Names = ::msr::field_names<Register>>         \
        static constexpr auto apply() -> basic_tuple<MSR_DETAIL_M1(type, __VA_ARGS__)> {           \
            return {};                                                                             \
        }                                                                                          \
    };                                                                                             \
    static_assert(true, "a semicolon follows")
