// Tests of the rules by which `msrpp rdt` decides, without programs: one important program, phases,
// MB/s.
#include "../../tools/msrpp_rdt/balance/bandwidth.hpp"
#include "../../tools/msrpp_rdt/balance/important.hpp"
#include "../../tools/msrpp_rdt/balance/phases.hpp"

#include <doctest/doctest.h>

#include <vector>

using msrpp::rdt_tool::important_ways;
using msrpp::rdt_tool::phase_watch;
using msrpp::rdt_tool::share_search;

namespace {

/// Returns the cache ways that the rule gives a program after `rows` measurements (rows); `speed`
/// returns the speed of the program by its ways.
template <typename Speed>
unsigned after(important_ways &rule, int rows, Speed speed, double traffic = -1) {
    for (int i = 0; i < rows; ++i)
        rule.row(speed(rule.ways()), traffic);
    return rule.ways();
}

/// Returns the bandwidth share with which a search ends, where traffic is proportional to shares.
unsigned found(double goal, double maximum, unsigned *steps = nullptr) {
    share_search search{{10, 20, 30, 40, 50, 60, 70, 80, 90, 100}, goal, 0.1};
    while (!search.is_over())
        search.row(maximum * search.share() / 100);
    if (steps != nullptr) *steps = search.steps();
    return search.share();
}

} // namespace

TEST_CASE("the important program keeps its speed with as few ways as it can") {
    important_ways rule{11, 0.05, 0};
    CHECK(rule.ways() == 10);
    const auto needs_seven = [](unsigned ways) { return ways >= 7 ? 1.0 : 0.5; };
    CHECK(after(rule, 13, needs_seven) == 7);
    // The rule waits some measurements before it gives the program fewer ways again.
    CHECK(after(rule, 10, needs_seven) == 7);
}

TEST_CASE("the first row, of a program that begins, is no measure") {
    important_ways rule{6, 0.05, 0};
    rule.row(0.1, -1);
    CHECK(rule.ways() == 5);
    const auto needs_five = [](unsigned ways) { return ways >= 5 ? 1.0 : 0.5; };
    CHECK(after(rule, 3, needs_five) == 5);
}

TEST_CASE("a slower phase that all ways do not help is a new measure") {
    important_ways rule{4, 0.05, 0};
    const auto fast = [](unsigned) { return 1.0; };
    CHECK(after(rule, 20, fast) == 1);
    const auto slow = [](unsigned) { return 0.2; };
    CHECK(after(rule, 100, slow) < 4);
}

TEST_CASE("where memory is saturated the division that suits it best is looked for") {
    // Fewer ways for other programs raise their traffic, which slows the important program down.
    const auto best_with_two = [](unsigned ways) { return ways == 2 ? 1.0 : 0.6; };
    important_ways rule{6, 0.05, 1000};
    rule.row(0.6, 1500); // the first measurement, while a program begins, is ignored
    CHECK_FALSE(rule.is_searching());
    rule.row(0.6, 1500);
    CHECK(rule.is_searching());
    CHECK(after(rule, 12, best_with_two, 1500) == 2);
    CHECK_FALSE(rule.is_searching());
    // Traffic below the limit starts no search.
    important_ways calm{6, 0.05, 1000};
    calm.row(0.6, 900);
    calm.row(0.6, 900);
    CHECK_FALSE(calm.is_searching());
    important_ways unknown{6, 0.05, 1000};
    unknown.row(0.6, -1);
    unknown.row(0.6, -1);
    CHECK_FALSE(unknown.is_searching());
}

TEST_CASE("a phase has changed when three rows behind each other are other than the second") {
    phase_watch watch;
    // the first measurement, while a program begins, is ignored
    CHECK_FALSE(watch.changed(90, 0.2));
    CHECK_FALSE(watch.changed(10, 1));
    CHECK_FALSE(watch.changed(30, 1));
    CHECK_FALSE(watch.changed(30, 1));
    // a measurement like the second ends the sequence of measurements that differ
    CHECK_FALSE(watch.changed(11, 1));
    CHECK_FALSE(watch.changed(30, 1));
    CHECK_FALSE(watch.changed(30, 1));
    CHECK(watch.changed(30, 1));
}

TEST_CASE("few misses more are no phase; speed alone tells where misses are not counted") {
    phase_watch watch;
    watch.changed(0, 1);
    watch.changed(0, 1);
    for (int i = 0; i < 5; ++i)
        CHECK_FALSE(watch.changed(0.4, 1));
    phase_watch uncounted;
    uncounted.changed(-1, 1);
    uncounted.changed(-1, 1);
    CHECK_FALSE(uncounted.changed(-1, 0.5));
    CHECK_FALSE(uncounted.changed(-1, 0.5));
    CHECK(uncounted.changed(-1, 0.5));
}

TEST_CASE("the share that comes nearest to what is wanted, in few steps") {
    unsigned steps = 0;
    CHECK(found(5000, 10000, &steps) == 50);
    CHECK(steps == 2);                 // traffic proportional to shares needs two steps
    CHECK(found(20000, 10000) == 100); // even the highest share has too little traffic
    CHECK(found(100, 10000) == 10);    // even the lowest share has too much traffic
    // Neither share meets the goal: 5,500 at 10 percent, 9,000 at 20. The search takes the highest
    // share whose traffic is not too much.
    share_search search{{10, 20}, 7000, 0.05};
    search.row(9000);
    CHECK(search.share() == 10);
    search.row(5500);
    CHECK(search.is_over());
    CHECK(search.share() == 10);
}

TEST_CASE("a search ends whatever traffic does") {
    share_search search{{10, 20, 30, 40, 50}, 1000, 0.01};
    unsigned rows = 0;
    while (!search.is_over() && rows < 100)
        search.row(++rows % 2 == 0 ? 10 : 10000);
    CHECK(rows <= 7);
}
