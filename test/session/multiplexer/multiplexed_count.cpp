#include <msr/session/multiplexer/multiplexed_count.hpp>

#include "../fake_schedule.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <type_traits>

using namespace std::chrono_literals;
using msr::multiplexed_count;

TEST_CASE("a count of a quarter of the time is scaled by four") {
    constexpr multiplexed_count half{
        300, {.enabled = 8ns, .running = 2ns, .all_slices = 4, .slices = 1}};
    static_assert(half.count() == 300);
    static_assert(half.enabled() == 8ns);
    static_assert(half.running() == 2ns);
    static_assert(half.slices() == 1);
    static_assert(!half.exact());
    static_assert(half.estimate()->value() == 1200.0);
    CHECK(half.estimate().has_value());
}

TEST_CASE("slices of different length count by their time, not by their number") {
    // The group ran for 1 slice of 2, but for 9 of 10 nanoseconds.
    constexpr multiplexed_count maximum{
        900, {.enabled = 10ns, .running = 9ns, .all_slices = 2, .slices = 1}};
    CHECK(maximum.estimate()->value() == doctest::Approx(1000));
}

TEST_CASE("a count of all the time is exact, and its estimate is the count") {
    constexpr multiplexed_count multiplexed_count{
        7, {.enabled = 3ns, .running = 3ns, .all_slices = 2, .slices = 2}};
    static_assert(multiplexed_count.exact());
    static_assert(multiplexed_count.estimate()->value() == 7.0);
    CHECK(multiplexed_count.running() == multiplexed_count.enabled());
}

TEST_CASE("a choice whose group never ran has no estimate: that is not zero") {
    constexpr multiplexed_count never{
        0, {.enabled = 3ns, .running = 0ns, .all_slices = 2, .slices = 0}};
    static_assert(!never.exact());
    static_assert(never.estimate() == std::nullopt);
    static_assert(!multiplexed_count{}.estimate().has_value());
    static_assert(!multiplexed_count{}.exact());
    constexpr multiplexed_count empty{
        0, {.enabled = 3ns, .running = 1ns, .all_slices = 2, .slices = 1}};
    CHECK(empty.estimate() == msr::estimate{0});
}

TEST_CASE("slices too short for the clock: exact only if there were no others") {
    constexpr multiplexed_count alone{
        5, {.enabled = 0ns, .running = 0ns, .all_slices = 1, .slices = 1}};
    static_assert(alone.exact());
    static_assert(alone.estimate()->value() == 5.0);
    constexpr multiplexed_count one_of_two{
        5, {.enabled = 0ns, .running = 0ns, .all_slices = 2, .slices = 1}};
    static_assert(!one_of_two.exact());
    CHECK_FALSE(one_of_two.estimate().has_value());
}

TEST_CASE("counts and times as large as they get do not overflow") {
    // The estimate of a count of 2^62 in one of 1,000 slices, over a year, is above 2^64.
    constexpr std::uint64_t count = std::uint64_t{1} << 62;
    constexpr multiplexed_count large{
        count, {.enabled = 31'536'000s, .running = 31'536s, .all_slices = 1000, .slices = 1}};
    CHECK(large.estimate()->value() == doctest::Approx(4.611686018427388e21));
}

TEST_CASE("an estimate does not pass for a number") {
    static_assert(!std::convertible_to<msr::estimate, std::uint64_t>);
    static_assert(!std::convertible_to<msr::estimate, double>);
    static_assert(!std::convertible_to<msr::estimate, bool>);
    static_assert(!std::is_constructible_v<std::uint64_t, msr::estimate>);
    static_assert(!std::convertible_to<multiplexed_count, std::uint64_t>);
    static_assert(!std::convertible_to<double, msr::estimate>);
    CHECK(msr::estimate{1.5} < msr::estimate{2});
}

TEST_CASE("counts are found by choice and by position") {
    msr::multiplexed_counts<fake::schedule_type> counts;
    static_assert(counts.size() == 3);
    counts.data()[1] = {4, {.enabled = 1ns, .running = 1ns, .all_slices = 1, .slices = 1}};
    CHECK(counts[fake::stalls].count() == 4);
    CHECK(counts.at(1).count() == 4);
    CHECK(counts[fake::cycles].count() == 0);
    CHECK(counts.values().size() == 3);
    CHECK(counts.values()[1].count() == 4);
    CHECK_THROWS_AS(counts.at(3), std::out_of_range);
}
