// Tests values that `measure` returns together with the counts. The machine is made up.
#include <msr/session/measurement.hpp>

#include "fake_plan.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace measurements {

/// A machine whose registers hold the values of `found_in`, and a session on it.
struct opened {
    opened() { fake::fill(machine, 0); }

    /// Makes both counters of the fake plan count, and returns a value.
    int ticks(int value) {
        fake::tick(machine, 0, 5, 60);
        return value;
    }

    msr::recorder machine;
};

} // namespace measurements

using measurements::opened;

TEST_CASE("measure gives the callable's value back beside the counts") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    const auto [counts, value] = session.measure([&] { return opened.ticks(42); });
    CHECK(value == 42);
    CHECK(counts[fake::misses] == 5);
    CHECK(counts[fake::cycles] == 60);
}

TEST_CASE("of a callable that returns nothing there are the counts alone") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    const msr::counts<fake::plan_type> counts = session.measure([&] { opened.ticks(0); });
    CHECK(counts[fake::misses] == 5);
}

TEST_CASE("a value may be movable only; a reference stays one") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    const auto owned = session.measure([&] { return std::make_unique<int>(opened.ticks(7)); });
    CHECK(*owned.value == 7);
    int number = 1;
    auto [counts, same] = session.measure([&]() -> int & { return number; });
    same = 2;
    CHECK(number == 2);
    CHECK(counts[fake::misses] == 0);
}

TEST_CASE("the form with a failure has the value where the callable ran") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    msr::failure problem;
    const auto [counts, value] = session.measure([&] { return opened.ticks(42); }, problem);
    REQUIRE_FALSE(problem);
    REQUIRE(value.has_value());
    CHECK(*value == 42);
    CHECK(counts[fake::misses] == 5);

    session.close(problem);
    bool has_run = false;
    const auto empty = session.measure([&] { return has_run = true; }, problem);
    CHECK(problem.kind == msr::error_code::wrong_state);
    CHECK_FALSE(has_run);
    CHECK_FALSE(empty.value.has_value());
    CHECK(empty.counts[fake::misses] == 0);
}

TEST_CASE("where the stop fails the value is there, and the counts are 0") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    msr::failure problem;
    const auto [counts, value] = session.measure(
        [&] {
            opened.machine.refuse_register(fake::counter_a);
            return opened.ticks(42);
        },
        problem);
    CHECK(problem.kind == msr::error_code::refused);
    CHECK(value == 42);
    CHECK(counts[fake::misses] == 0);
}

TEST_CASE("a reference is pointed to in the form with a failure") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    msr::failure problem;
    int number = 1;
    const auto [counts, place] = session.measure([&]() -> int & { return number; }, problem);
    CHECK(place == &number);
    session.close(problem);
    CHECK(session.measure([&]() -> int & { return number; }, problem).value == nullptr);
}

TEST_CASE("what the callable throws is passed on, and the counters are stopped") {
    opened opened;
    msr::session session{opened.machine, fake::plan, msr::watch_cpu(0)};
    CHECK_THROWS_AS(
        static_cast<void>(session.measure([]() -> int { throw std::runtime_error{"no"}; })),
        std::runtime_error);
    CHECK(opened.machine.value(0, fake::control_a) == fake::stopped);
}

TEST_CASE("several CPUs give the value back, too") {
    opened opened;
    fake::fill(opened.machine, 1);
    msr::session session{opened.machine, fake::plan, msr::on_cpus(0, 1)};
    const auto [counts, value] = session.measure([&] { return opened.ticks(42); });
    CHECK(value == 42);
    CHECK(counts.counts_on(0)[fake::misses] == 5);
    msr::failure problem;
    CHECK(session.measure([&] { return opened.ticks(43); }, problem).value == 43);
}
