// Tests of the limit by which CPUs of msrpp machine that execute at the same time may differ in
// clocks.
#include "../../tools/msrpp_machine/ring/in_step.hpp"

#include <doctest/doctest.h>

namespace {

using msrpp::machine::in_step;

constexpr auto step = in_step::most_ahead;

TEST_CASE("who is further than the slowest that executes waits") {
    in_step cpus{3};
    cpus.begins(0);
    cpus.begins(1);
    cpus.came_to(0, step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(0, step + 1);
    CHECK(cpus.is_ahead(0));
    CHECK_FALSE(cpus.is_ahead(1));
    cpus.came_to(1, 1);
    CHECK_FALSE(cpus.is_ahead(0));
}

TEST_CASE("who stands idle holds up nobody, and joins where the slowest is") {
    for (const unsigned idle : {0U, 1U}) {
        const unsigned other = 1 - idle;
        in_step cpus{3};
        cpus.begins(0);
        cpus.begins(1);
        cpus.came_to(other, 50 * step);
        CHECK(cpus.is_ahead(other));
        cpus.rests(idle);
        CHECK_FALSE(cpus.is_ahead(other));
        cpus.came_to(0, idle == 0 ? 0 : 90 * step); // the other CPU goes on alone
        cpus.came_to(1, idle == 1 ? 0 : 90 * step);
        cpus.begins(idle); // the idle CPU begins at the clocks of the slowest CPU
        CHECK_FALSE(cpus.is_ahead(other));
        cpus.came_to(idle, step + 1);
        CHECK(cpus.is_ahead(idle));
        CHECK_FALSE(cpus.is_ahead(other));
    }
}

TEST_CASE("time that passes on a halted CPU brings the CPU no further") {
    in_step cpus{2};
    cpus.begins(0);
    cpus.begins(1);
    cpus.passed_to(0, 9 * step);
    cpus.came_to(0, 9 * step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(0, 10 * step + 1);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("who was ahead when it became idle does not lose that") {
    in_step cpus{2};
    cpus.begins(0);
    cpus.begins(1);
    cpus.came_to(0, 3 * step);
    cpus.rests(0);
    cpus.begins(0);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("who executes goes on from where it is, however often that is said") {
    in_step cpus{2};
    cpus.begins(0);
    cpus.begins(1);
    cpus.came_to(0, 3 * step);
    cpus.begins(1);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("a CPU alone is never ahead; clocks that go back are none") {
    in_step cpus{2};
    cpus.begins(0);
    cpus.came_to(0, 100 * step);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(0, 0); // the program has written the clock's register
    cpus.begins(1);
    cpus.came_to(0, 1);
    CHECK_FALSE(cpus.is_ahead(0));
}

} // namespace
