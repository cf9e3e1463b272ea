#include <msr/sim/events/signal.hpp>

#include <doctest/doctest.h>

namespace {

using msr::sim::signal;
using msr::sim::signal_count;
using msr::sim::tally;

} // namespace

TEST_CASE("a tally has a place for each signal, from the first to the last") {
    tally entry;
    entry[signal::instructions] = 3;
    entry[signal::heavy_slots] = 4;
    CHECK(entry.of[0] == 3);
    CHECK(entry.of[signal_count - 1] == 4);
    const tally &same = entry;
    CHECK(same[signal::instructions] == 3);
    CHECK(same[signal::cycles] == 0);
}

TEST_CASE("a tally is added several times") {
    tally once;
    once[signal::uops] = 2;
    once[signal::loads] = 1;
    tally sum;
    sum[signal::loads] = 10;
    sum.add(once, 5);
    sum.add(once);
    CHECK(sum[signal::uops] == 12);
    CHECK(sum[signal::loads] == 16);
    CHECK(sum[signal::stores] == 0);
    CHECK_FALSE(sum == once);
}
