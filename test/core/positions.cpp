// Tests finding the positions of a type in a list of types.
#include <msr/core/positions.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <type_traits>

namespace {

struct red;
struct green;
struct blue;

template <typename Target, typename... Element>
using listed_positions = typename msr::positions_of<Target, Element...>::listed_positions::type;

} // namespace

TEST_CASE("a type has its first position, and is counted where it stands again") {
    using greens = msr::positions_of<green, red, green, blue, green>;
    static_assert(greens::count == 2);
    static_assert(greens::first == 1);
    static_assert(msr::positions_of<red, red>::count == 1);
    static_assert(msr::positions_of<red, red>::first == 0);
}

TEST_CASE("a type that stands nowhere has the last position, and is counted as none") {
    static_assert(msr::positions_of<blue, red, green, red>::count == 0);
    static_assert(msr::positions_of<blue, red, green, red>::first == 2);
    static_assert(msr::positions_of<blue, red>::first == 0);
}

TEST_CASE("an error lists every position") {
    using msr::value;
    using msr::would_be_legal;
    static_assert(std::is_same_v<listed_positions<green, red, green, blue, green>,
                                 would_be_legal<value<1>, value<3>>>);
    static_assert(std::is_same_v<listed_positions<blue, red>, would_be_legal<>>);
}

TEST_CASE("a position has its type, also where a type stands twice or is not complete") {
    static_assert(std::is_same_v<msr::type_at<0, red>, red>);
    static_assert(std::is_same_v<msr::type_at<0, red, green, red>, red>);
    static_assert(std::is_same_v<msr::type_at<1, red, green, red>, green>);
    static_assert(std::is_same_v<msr::type_at<2, red, green, red>, red>);
}
