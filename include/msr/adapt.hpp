// Makes a struct of fields known to Hana, and costs nothing until the struct is used.
#pragma once

#include <msr/cplusplus.hpp>

#include <boost/hana/accessors.hpp>
#include <boost/hana/fwd/basic_tuple.hpp>
#include <boost/hana/fwd/pair.hpp>

#include <cstddef>

namespace msr {

/// A field's name as a type; the key under which Hana knows the field.
template <std::size_t Size>
struct field_name_text {
    char text[Size]{};

    consteval field_name_text(const char (&literal)[Size]) {
        for (std::size_t i = 0; i < Size; ++i)
            text[i] = literal[i];
    }
};
template <field_name_text Text>
struct field_name {
    static constexpr const char *c_str() { return Text.text; }
};

/// The names of the fields of a register, made where the register is used: a header has hundreds.
template <typename Register>
struct field_names {
    template <field_name_text Text>
    using of = field_name<Text>;
};

/// Reaches a member of a register; the accessor that Hana knows it by.
template <auto Member>
struct member {
    template <typename Register>
    constexpr auto &&operator()(Register &&value) const {
        return static_cast<Register &&>(value).*Member;
    }
};

} // namespace msr

// The preprocessor does not recurse, so each expansion goes round once more: 3 * 3 * 3 times.
#define MSR_DETAIL_EXPAND(...)                                                                     \
    MSR_DETAIL_EXPAND_1(MSR_DETAIL_EXPAND_1(MSR_DETAIL_EXPAND_1(__VA_ARGS__)))
#define MSR_DETAIL_EXPAND_1(...)                                                                   \
    MSR_DETAIL_EXPAND_2(MSR_DETAIL_EXPAND_2(MSR_DETAIL_EXPAND_2(__VA_ARGS__)))
#define MSR_DETAIL_EXPAND_2(...)                                                                   \
    MSR_DETAIL_EXPAND_3(MSR_DETAIL_EXPAND_3(MSR_DETAIL_EXPAND_3(__VA_ARGS__)))
#define MSR_DETAIL_EXPAND_3(...) __VA_ARGS__
#define MSR_DETAIL_PARENTHESES ()
#define MSR_DETAIL_MEMBER(type, name)                                                              \
    ::boost::hana::pair<typename ::msr::field_names<Register>::template of<#name>,                 \
                        ::msr::member<&type::name>>
#define MSR_DETAIL_MEMBERS(type, first, ...)                                                       \
    MSR_DETAIL_MEMBER(type, first)                                                                 \
    __VA_OPT__(, MSR_DETAIL_MEMBERS_AGAIN MSR_DETAIL_PARENTHESES(type, __VA_ARGS__))
#define MSR_DETAIL_MEMBERS_AGAIN() MSR_DETAIL_MEMBERS

/// `MSR_REGISTER(type, fields...)`, in the global namespace after the struct, names 1 to 41 fields.
/// It makes the struct a Hana Struct as BOOST_HANA_ADAPT_STRUCT does, which may be used as well,
/// but builds its names for every register of a header in every translation unit.
#define MSR_REGISTER(type, ...)                                                                    \
    template <>                                                                                    \
    struct boost::hana::accessors_impl<type> {                                                     \
        template <typename Register = type>                                                        \
        static constexpr auto apply()                                                              \
            -> ::boost::hana::basic_tuple<MSR_DETAIL_EXPAND(MSR_DETAIL_MEMBERS(type,               \
                                                                               __VA_ARGS__))> {    \
            return {};                                                                             \
        }                                                                                          \
    };                                                                                             \
    static_assert(true, "a semicolon follows")
