// Sums of signals: what an event counts of the occurrences that the simulated models report.
#include <msr/sim/events/event_meanings.hpp>

#include <doctest/doctest.h>

namespace {

using msr::sim::signal_sum;
using msr::sim::tally;
using kind = msr::sim::signal;

constexpr tally seen = [] {
    tally tally;
    tally[kind::loads] = 10;
    tally[kind::stores] = 4;
    tally[kind::cycles] = 1'000'000'000'000;
    return tally;
}();

} // namespace

TEST_CASE("a sum adds its signals with their weights") {
    CHECK(signal_sum{kind::loads}.in(seen) == 10);
    CHECK((kind::loads + kind::stores).in(seen) == 14);
    CHECK((kind::loads - kind::stores).in(seen) == 6);
    CHECK((kind::stores - kind::loads).in(seen) == -6);
    CHECK((2 * (kind::loads + 3 * kind::stores)).in(seen) == 44);
    CHECK((8 * kind::cycles).in(seen) == 8'000'000'000'000);
    CHECK(signal_sum{}.in(seen) == 0);
}

TEST_CASE("a sum knows its signals") {
    constexpr signal_sum sum = kind::loads + kind::stores;
    CHECK(sum.has(kind::loads));
    CHECK(sum.has(kind::stores));
    CHECK_FALSE(sum.has(kind::cycles));
    CHECK(sum == kind::loads + kind::stores);
    CHECK_FALSE(sum == kind::loads - kind::stores);
}
