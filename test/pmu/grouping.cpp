// Tests the result of splitting requests into groups that can be counted together.
#include <msr/pmu/grouping.hpp>

#include <doctest/doctest.h>

#include <cstddef>

namespace {

constexpr msr::rule_text full{"full", "there is no room"};

} // namespace

TEST_CASE("the choices of a group keep their order") {
    constexpr msr::grouping<5> split{{}, 2, {0, 1, 0, 1, 1}};
    static_assert(split.found());
    constexpr std::size_t expected[] = {0, 0, 1, 1, 2};
    for (std::size_t i = 0; i < 5; ++i) {
        CAPTURE(i);
        CHECK(split.position_in_group(i) == expected[i]);
    }
}

TEST_CASE("a broken rule leaves no groups") {
    constexpr msr::grouping<1> refused{
        // the refusal names the two requests that together break the rule
        {.why = {&full}, .culprit_count = 2, .culprits = {0, 1}}};
    static_assert(!refused.found());
    static_assert(refused.group_count == 0);
    CHECK(refused.why.broken == &full);
}
