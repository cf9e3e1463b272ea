#include <msr/cache/applications/room.hpp>

#include <doctest/doctest.h>

namespace partition = msr::partition;

TEST_CASE("ways that others use are left out, and the longest run of the rest is the room") {
    // Devices have the two highest ways of eleven.
    constexpr partition::room below = partition::room_in(11, 0x600);
    static_assert(below.ways == 9 && below.first == 0);
    // The two lowest.
    constexpr partition::room above = partition::room_in(11, 0x3);
    static_assert(above.ways == 9 && above.first == 2);
    // In the middle: of 0-2 and 5-10 the latter is longer; of equal runs the lowest is taken.
    constexpr partition::room beside = partition::room_in(11, 0x18);
    static_assert(beside.ways == 6 && beside.first == 5);
    constexpr partition::room equal = partition::room_in(11, 0x20);
    static_assert(equal.ways == 5 && equal.first == 0);
    static_assert(partition::room_in(11, 0).ways == 11);
    static_assert(partition::room_in(32, 0).ways == 32);
    static_assert(partition::room_in(3, 0x7).ways == 0);
    CHECK(below.clusters() == 9);
}
