#include <msr/sim/registers/random_bits.hpp>

#include <doctest/doctest.h>

#include <cstdint>

using msr::sim::random_bits;

// SplitMix64 with the seed 1234567, as Rosetta Code has it.
static_assert([] {
    random_bits source{1234567};
    return source.next(64) == 6457827717110365317u && source.next(64) == 3203168211198807973u &&
           source.next(64) == 9817491932198370423u;
}());

TEST_CASE("fewer bits are the high ones, and every value of few bits comes") {
    random_bits whole{1234567}, part{1234567};
    CHECK((whole.next(64) >> 60) == part.next(4));
    unsigned observed = 0;
    for (int i = 0; i < 1000; ++i)
        observed |= 1u << part.next(4);
    CHECK(observed == 0xffff);
}
