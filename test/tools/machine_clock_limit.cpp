// Tests of the limit by which CPUs of msrpp machine that execute at the same time may differ in
// clocks.
#include "../../tools/msrpp_machine/ring/clock_limit.hpp"

#include <doctest/doctest.h>

namespace {

using msrpp::machine::clock_limit;

constexpr auto step = clock_limit::most_ahead;

TEST_CASE("who is further than the slowest that executes waits") {
    clock_limit cpus{3};
    cpus.mark_executing(0);
    cpus.mark_executing(1);
    cpus.set_clocks(0, step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.set_clocks(0, step + 1);
    CHECK(cpus.is_ahead(0));
    CHECK_FALSE(cpus.is_ahead(1));
    cpus.set_clocks(1, 1);
    CHECK_FALSE(cpus.is_ahead(0));
}

TEST_CASE("who stands idle holds up nobody, and joins where the slowest is") {
    for (const unsigned idle : {0U, 1U}) {
        const unsigned other = 1 - idle;
        clock_limit cpus{3};
        cpus.mark_executing(0);
        cpus.mark_executing(1);
        cpus.set_clocks(other, 50 * step);
        CHECK(cpus.is_ahead(other));
        cpus.mark_idle(idle);
        CHECK_FALSE(cpus.is_ahead(other));
        cpus.set_clocks(0, idle == 0 ? 0 : 90 * step); // the CPU that is not idle goes on alone
        cpus.set_clocks(1, idle == 1 ? 0 : 90 * step);
        cpus.mark_executing(idle); // the idle CPU begins at the clocks of the slowest CPU
        CHECK_FALSE(cpus.is_ahead(other));
        cpus.set_clocks(idle, step + 1);
        CHECK(cpus.is_ahead(idle));
        CHECK_FALSE(cpus.is_ahead(other));
    }
}

TEST_CASE("time that passes on a halted CPU brings the CPU no further") {
    clock_limit cpus{2};
    cpus.mark_executing(0);
    cpus.mark_executing(1);
    cpus.passed_to(0, 9 * step);
    cpus.set_clocks(0, 9 * step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.set_clocks(0, 10 * step + 1);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("who was ahead when it became idle does not lose that") {
    clock_limit cpus{2};
    cpus.mark_executing(0);
    cpus.mark_executing(1);
    cpus.set_clocks(0, 3 * step);
    cpus.mark_idle(0);
    cpus.mark_executing(0);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("who executes goes on from where it is, however often that is said") {
    clock_limit cpus{2};
    cpus.mark_executing(0);
    cpus.mark_executing(1);
    cpus.set_clocks(0, 3 * step);
    cpus.mark_executing(1);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("a CPU alone is never ahead; clocks that go back are none") {
    clock_limit cpus{2};
    cpus.mark_executing(0);
    cpus.set_clocks(0, 100 * step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.set_clocks(0, 0); // the program has written the clock's register
    cpus.mark_executing(1);
    cpus.set_clocks(0, 1);
    CHECK_FALSE(cpus.is_ahead(0));
}

} // namespace
