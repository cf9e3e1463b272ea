#include <msr/core/names.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

struct red;
struct green;
struct blue;

template <typename... List>
using joined = typename msr::joined_names<List...>::type;
template <bool Condition, typename... Name>
using names_if = typename msr::names_if<Condition, Name...>::type;
template <typename Names>
using as_suggestions = typename msr::as_suggestions<Names>::type;

template <int Number>
struct twice {
    using type = msr::value<2 * Number>;
};

} // namespace

TEST_CASE("names are joined in their order, and lists may be empty") {
    using msr::name_list;
    static_assert(std::is_same_v<joined<>, name_list<>>);
    static_assert(std::is_same_v<joined<name_list<>>, name_list<>>);
    static_assert(std::is_same_v<joined<name_list<red>, name_list<>, name_list<green, blue>>,
                                 name_list<red, green, blue>>);
    static_assert(std::is_same_v<names_if<true, red, green>, name_list<red, green>>);
    static_assert(std::is_same_v<names_if<false, red, green>, name_list<>>);
}

TEST_CASE("what would be legal is listed, or left to the sentence") {
    static_assert(std::is_same_v<as_suggestions<msr::name_list<red>>, msr::would_be_legal<red>>);
    static_assert(std::is_same_v<as_suggestions<msr::name_list<>>, msr::as_the_sentence_says>);
}

TEST_CASE("of many names the first are shown, and how many more there are") {
    using msr::name_list;
    using five = name_list<char, short, int, long, float>;
    static_assert(std::is_same_v<msr::first_names<3, five>::type,
                                 name_list<char, short, int, msr::and_more<2>>>);
    // the fifth name stands in place of "and 1 more"
    static_assert(std::is_same_v<msr::first_names<4, five>::type, five>);
    static_assert(std::is_same_v<msr::first_names<5, five>::type, five>);
    static_assert(std::is_same_v<msr::first_names<5, name_list<>>::type, name_list<>>);
}

TEST_CASE("the elements of a set are listed by name, from the lowest to bit 63") {
    using msr::value;
    using msr::would_be_legal;
    static_assert(
        std::is_same_v<typename msr::legal_list<0, msr::named_number>::type, would_be_legal<>>);
    static_assert(std::is_same_v<typename msr::legal_list<0x8000'0000'0000'0005, twice>::type,
                                 would_be_legal<value<0>, value<4>, value<126>>>);
}

TEST_CASE("places of what is true") {
    static_assert(msr::places_of({true, false, true}) == 0b101);
    static_assert(msr::places_of({false}) == 0);
}
