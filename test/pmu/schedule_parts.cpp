// Tests parts that the schedules of all PMUs share, with plans that only write the numbers of their
// events.
#include <msr/pmu/schedule_parts.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace {

template <std::uint64_t Number>
struct event {
    static constexpr std::uint64_t number = Number;
};
template <typename... Event>
using together = msr::choices_together<Event...>;

/// A plan that writes the number of each event, so that the writes show the plan's events.
template <typename... Event>
struct toy_plan {
    static constexpr msr::write all[] = {{.address = 0x10, .value = Event::number}...};
    static constexpr msr::program_view view() {
        msr::program_view result;
        result.set_up = msr::all_of(all);
        return result;
    }
};

constexpr msr::grouping<5> split{{}, 2, {0, 1, 0, 1, 0}}; // two groups
using groups = msr::group_plans<toy_plan, split, event<7>, event<5>, event<9>, event<5>, event<1>>;

} // namespace

TEST_CASE("choices that stay together are linked with the first of them") {
    constexpr auto links = msr::links_of<event<1>, together<event<2>, event<3>, event<4>>,
                                         together<event<5>>, together<event<6>, event<7>>>();
    static_assert(links.count == 3);
    constexpr msr::linked_requests expected[] = {{1, 2}, {1, 3}, {5, 6}};
    for (std::size_t i = 0; i < 3; ++i) {
        CAPTURE(i);
        CHECK(links.all[i].one == expected[i].one);
        CHECK(links.all[i].other == expected[i].other);
    }
    static_assert(msr::links_of<event<1>, event<2>>().count == 0);
}

TEST_CASE("the choices of arguments follow each other") {
    using flat = msr::flattened<msr::choice_list<>, event<1>, together<event<2>, event<3>>,
                                together<>, event<4>>::type;
    static_assert(std::is_same_v<flat, msr::choice_list<event<1>, event<2>, event<3>, event<4>>>);
    static_assert(std::is_same_v<msr::flattened<msr::choice_list<>>::type, msr::choice_list<>>);
}

TEST_CASE("a group is the plan of its choices, in their order") {
    static_assert(std::is_same_v<groups::plan<0>, toy_plan<event<7>, event<9>, event<1>>>);
    static_assert(std::is_same_v<groups::plan<1>, toy_plan<event<5>, event<5>>>);
}

TEST_CASE("the writes of a group are those of its plan") {
    REQUIRE(groups::view(0).set_up.size() == 3);
    CHECK(groups::view(0).set_up[1].value == 9);
    REQUIRE(groups::view(1).set_up.size() == 2);
    CHECK(groups::view(1).set_up[0].value == 5);
}

TEST_CASE("places are the same where group and position are") {
    static_assert(msr::place{1, 2} == msr::place{1, 2});
    static_assert(msr::place{1, 2} != msr::place{1, 3});
    static_assert(msr::place{1, 2} != msr::place{0, 2});
    static_assert(split.place_of(2) == msr::place{0, 1});
    static_assert(split.place_of(3) == msr::place{1, 1});
}
