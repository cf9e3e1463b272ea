#include <msr/cache/applications/room.hpp>

#include <doctest/doctest.h>

namespace partition = msr::partition;

TEST_CASE("ways that others use are left out, and the longest run of the rest is the room") {
    // Devices use the two highest of eleven ways.
    constexpr partition::room low = partition::room_in(11, 0x600);
    static_assert(low.ways == 9 && low.first == 0);
    // Devices use the two lowest of eleven ways.
    constexpr partition::room high = partition::room_in(11, 0x3);
    static_assert(high.ways == 9 && high.first == 2);
    // Devices use ways 3 and 4: ways 5 to 10 are a longer run than ways 0 to 2. Of equal runs the
    // lowest is taken.
    constexpr partition::room middle = partition::room_in(11, 0x18);
    static_assert(middle.ways == 6 && middle.first == 5);
    constexpr partition::room equal = partition::room_in(11, 0x20);
    static_assert(equal.ways == 5 && equal.first == 0);
    static_assert(partition::room_in(11, 0).ways == 11);
    static_assert(partition::room_in(32, 0).ways == 32);
    static_assert(partition::room_in(3, 0x7).ways == 0);
    CHECK(low.clusters() == 9);
}
