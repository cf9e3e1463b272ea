// Tests the counts of a session as values: sums, differences, comparison.
#include <msr/session/counts.hpp>

#include "fake_plan.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>

using counts = msr::counts<fake::plan_type>;

namespace {

constexpr counts made_of(std::uint64_t misses, std::uint64_t cycles) {
    counts result;
    result.data()[0] = misses;
    result.data()[1] = cycles;
    return result;
}

} // namespace

TEST_CASE("counts are added and subtracted choice by choice, in the compiler too") {
    static_assert((made_of(7, 100) + made_of(3, 20))[fake::misses] == 10);
    static_assert((made_of(7, 100) + made_of(3, 20))[fake::cycles] == 120);
    static_assert(made_of(7, 100) - made_of(3, 20) == made_of(4, 80));
    counts sum;
    sum += made_of(1, 2);
    sum += made_of(3, 5);
    CHECK(sum == made_of(4, 7));
    sum -= made_of(4, 6);
    CHECK(sum == made_of(0, 1));
    CHECK_FALSE(sum == made_of(1, 1));
    CHECK_FALSE(sum == made_of(0, 0));
}

TEST_CASE("a difference below 0 is right as a signed number") {
    constexpr counts less = made_of(2, 0) - made_of(5, 1);
    CHECK(static_cast<std::int64_t>(less[fake::misses]) == -3);
    CHECK(static_cast<std::int64_t>(less[fake::cycles]) == -1);
}

TEST_CASE("a position beyond the choices is out of range") {
    CHECK(made_of(1, 2).at(1) == 2);
    CHECK_THROWS_AS(made_of(1, 2).at(2), std::out_of_range);
}
