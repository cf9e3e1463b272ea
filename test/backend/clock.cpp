// Tests the clock whose time bounds the number of events that a counter can have counted.
#include <msr/backend/clock.hpp>

#include <doctest/doctest.h>

#include <cstdint>

TEST_CASE("the time stamp counter goes forward") {
    const std::uint64_t previous = msr::time_stamp();
    std::uint64_t final_value = previous;
    while (final_value == previous)
        final_value = msr::time_stamp();
    CHECK(final_value > previous);
}
