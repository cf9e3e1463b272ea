// Tests how far a counter has moved between two readings of the counter.
#include <msr/session/execution/counter_movement.hpp>

#include <doctest/doctest.h>

#include <cstdint>

using msr::counter_interval;
using msr::counter_movement;
using msr::movement_between;

namespace {

constexpr std::uint64_t turn = std::uint64_t{1} << 40;

/// A counter of 40 bits that adds at most 16 in a clock: it wraps in 2^36 clocks at the earliest.
/// The slack of the clock is a sixteenth of that time, 2^32 clocks.
constexpr msr::readout counter{.address = 0x10, .width = 40, .name = "ctr", .most_per_clock = 16};
constexpr msr::readout of_unknown_speed{.address = 0x10, .width = 40, .name = "ctr"};

constexpr std::uint64_t one_second = 3'000'000'000;
constexpr std::uint64_t round_at_the_earliest = std::uint64_t{1} << 36;

constexpr counter_interval without_flag(std::uint64_t previous, std::uint64_t current,
                                        std::uint64_t clocks) {
    return {.begin_value = previous, .end_value = current, .clocks = clocks};
}
constexpr counter_interval with_flag(std::uint64_t previous, std::uint64_t current, bool flag,
                                     std::uint64_t clocks) {
    return {.begin_value = previous,
            .end_value = current,
            .has_flag = true,
            .flag = flag,
            .clocks = clocks};
}

} // namespace

TEST_CASE("a counter with a higher value did not wrap, a counter with a lower value did") {
    CHECK(movement_between(counter, without_flag(5, 5, one_second)) == counter_movement::straight);
    CHECK(movement_between(counter, without_flag(5, 8, one_second)) == counter_movement::straight);
    CHECK(movement_between(counter, without_flag(turn - 1, 0, one_second)) ==
          counter_movement::wrapped);
    CHECK(movement_between(counter, without_flag(turn - 5, 8, one_second)) ==
          counter_movement::wrapped);
}

TEST_CASE("a flag that contradicts the values says how: a turn too many, or none at all") {
    CHECK(movement_between(counter, with_flag(5, 8, false, one_second)) ==
          counter_movement::straight);
    CHECK(movement_between(counter, with_flag(turn - 5, 8, true, one_second)) ==
          counter_movement::wrapped);
    CHECK(movement_between(counter, with_flag(5, 8, true, one_second)) ==
          counter_movement::overflowed);
    CHECK(movement_between(counter, with_flag(0, 0, true, one_second)) ==
          counter_movement::overflowed);
    CHECK(movement_between(counter, with_flag(8, 5, false, one_second)) ==
          counter_movement::went_back);
    // A set overflow flag shows the wrap even where the time is not known.
    CHECK(movement_between(counter, with_flag(0, 7, true, 0)) == counter_movement::overflowed);
    CHECK(movement_between(of_unknown_speed, with_flag(0, 7, true, one_second)) ==
          counter_movement::overflowed);
}

TEST_CASE("without a flag the count is unknown as soon as there was time for another turn") {
    const std::uint64_t maximum = round_at_the_earliest - msr::clock_slack;
    CHECK(msr::safe_clocks(counter) == maximum);
    CHECK(movement_between(counter, without_flag(0, 0, maximum - 2)) == counter_movement::straight);
    CHECK(movement_between(counter, without_flag(0, 0, maximum)) == counter_movement::overflowed);
    // The movement that was seen took a part of the time; only in the rest can the counter have
    // gone through a further turn.
    const std::uint64_t half = turn / 2;
    CHECK(movement_between(counter, without_flag(0, half, maximum)) == counter_movement::straight);
    CHECK(movement_between(counter, without_flag(0, half, maximum + maximum / 2)) ==
          counter_movement::straight);
    CHECK(movement_between(counter, without_flag(0, half, round_at_the_earliest * 3 / 2)) ==
          counter_movement::overflowed);
}

TEST_CASE("a flag that is clear says that there was no turn, however long it took") {
    CHECK(movement_between(counter, with_flag(5, 8, false, ~std::uint64_t{0} >> 1)) ==
          counter_movement::straight);
}

TEST_CASE("a flag that is set says nothing of a second turn: that the time must exclude") {
    CHECK(movement_between(counter, with_flag(turn - 5, 8, true, round_at_the_earliest / 2)) ==
          counter_movement::wrapped);
    CHECK(movement_between(counter, with_flag(turn - 5, 8, true, round_at_the_earliest)) ==
          counter_movement::overflowed);
}

TEST_CASE("what so little time cannot have counted, somebody else wrote") {
    const std::uint64_t clocks = 1000;
    const std::uint64_t maximum = (clocks + msr::clock_slack) * 16;
    CHECK(movement_between(counter, without_flag(0, maximum - 16, clocks)) ==
          counter_movement::straight);
    CHECK(movement_between(counter, without_flag(0, maximum + 16, clocks)) ==
          counter_movement::overwritten);
    CHECK(movement_between(counter, with_flag(0, maximum + 16, false, clocks)) ==
          counter_movement::overwritten);
    // Without a flag a step back looks like nearly a whole turn forward.
    CHECK(movement_between(counter, without_flag(1000, 0, clocks)) == counter_movement::went_back);
}

TEST_CASE("where time or speed is unknown, a counter has wrapped at most once") {
    CHECK(movement_between(counter, without_flag(0, turn / 2, 0)) == counter_movement::straight);
    CHECK(movement_between(counter, without_flag(1000, 0, 0)) == counter_movement::wrapped);
    CHECK(movement_between(of_unknown_speed, without_flag(1000, 0, 1)) ==
          counter_movement::wrapped);
    CHECK(movement_between(of_unknown_speed, without_flag(0, 1, ~std::uint64_t{0})) ==
          counter_movement::straight);
    CHECK(msr::safe_clocks(of_unknown_speed) == ~std::uint64_t{0});
}

TEST_CASE("a counter of 64 bits does not wrap in any time that a clock can measure") {
    constexpr msr::readout wide{.width = 64, .most_per_clock = 1};
    CHECK(msr::largest_value(64) == ~std::uint64_t{0});
    CHECK(msr::largest_value(1) == 1);
    CHECK(movement_between(wide, without_flag(0, one_second, one_second * 1000)) ==
          counter_movement::straight);
    CHECK(movement_between(wide, without_flag(~std::uint64_t{0}, 1, one_second)) ==
          counter_movement::wrapped);
}

TEST_CASE("a narrow counter leaves less slack to the clock, lest it never have a count") {
    // The counter wraps in 65535 clocks at the earliest.
    constexpr msr::readout narrow{.width = 16, .most_per_clock = 1};
    CHECK(movement_between(narrow, without_flag(0, 100, 1000)) == counter_movement::straight);
    CHECK(movement_between(narrow, without_flag(0, 100, 65'000)) == counter_movement::overflowed);
    CHECK(movement_between(narrow, without_flag(0, 60'000, 1000)) == counter_movement::overwritten);
}
