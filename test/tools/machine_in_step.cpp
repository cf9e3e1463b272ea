// CPUs of msrpp machine that execute at the same time come about equally far.
#include "../../tools/msrpp_machine/in_step.hpp"

#include <doctest/doctest.h>

namespace {

using msrpp::machine::in_step;

constexpr auto step = in_step::most_ahead;

TEST_CASE("who is further than the slowest that executes waits") {
    in_step cpus{3};
    cpus.came_to(0, 0, true);
    cpus.came_to(1, 0, true);
    cpus.came_to(0, step, true);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(0, step + 1, true);
    CHECK(cpus.is_ahead(0));
    CHECK_FALSE(cpus.is_ahead(1));
    cpus.came_to(1, 1, true);
    CHECK_FALSE(cpus.is_ahead(0));
}

TEST_CASE("who stands idle holds up nobody, and joins where the slowest is") {
    in_step cpus{3};
    cpus.came_to(0, 0, true);
    cpus.came_to(1, 0, true);
    cpus.came_to(2, 0, false);
    cpus.came_to(0, 50 * step, true);
    CHECK(cpus.is_ahead(0));
    cpus.came_to(1, 0, false);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(1, 0, true); // as if its clocks had gone on
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(1, step + 1, true);
    CHECK(cpus.is_ahead(1));
    CHECK_FALSE(cpus.is_ahead(0));
}

TEST_CASE("who was ahead when it became idle does not lose that") {
    in_step cpus{2};
    cpus.came_to(0, 0, true);
    cpus.came_to(1, 0, true);
    cpus.came_to(0, 3 * step, false);
    cpus.came_to(0, 3 * step, true);
    CHECK(cpus.is_ahead(0));
}

TEST_CASE("a CPU alone is never ahead; clocks that go back are none") {
    in_step cpus{2};
    cpus.came_to(0, 100 * step, true);
    CHECK_FALSE(cpus.is_ahead(0));
    cpus.came_to(0, 0, true); // the register was written
    cpus.came_to(1, 0, true);
    cpus.came_to(0, 1, true);
    CHECK_FALSE(cpus.is_ahead(0));
}

} // namespace
