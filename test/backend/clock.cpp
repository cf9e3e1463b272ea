// The clock that bounds what a counter can have counted.
#include <msr/backend/clock.hpp>

#include <doctest/doctest.h>

#include <cstdint>

TEST_CASE("the time stamp counter goes forward") {
    const std::uint64_t before = msr::time_stamp();
    std::uint64_t after = before;
    while (after == before)
        after = msr::time_stamp();
    CHECK(after > before);
}
