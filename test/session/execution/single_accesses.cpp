// The steps of a program on a backend of single accesses.
#include "../fake_plan.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session/execution/single_accesses.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

using msr::error_code;

TEST_CASE("nothing is written before it is opened, and what was not opened is not put back") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::single_accesses work{msr::registers_of(tape, 0), fake::plan.view()};
    CHECK_FALSE(work.put_back());
    CHECK(tape.log().empty());
}

TEST_CASE("open, start, stop and put back, with the counts between") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::single_accesses work{msr::registers_of(tape, 0), fake::plan.view()};
    REQUIRE_FALSE(work.open());
    CHECK(tape.value(0, fake::control_a) == fake::stopped);
    REQUIRE_FALSE(work.start());
    CHECK(tape.value(0, fake::control_b) == fake::started);

    fake::tick(tape, 0, 3, 4);
    std::uint64_t counts[2]{};
    REQUIRE_FALSE(work.read(counts));
    CHECK(counts[0] == 3);
    fake::tick(tape, 0, 1, 1);
    const msr::stop_result result = work.stop(counts);
    CHECK_FALSE(result.problem);
    CHECK_FALSE(result.needs_restore);
    CHECK(counts[1] == 5);
    REQUIRE_FALSE(work.put_back());
    CHECK(fake::as_found(tape, 0));
}

TEST_CASE("only counters that overflow are set up again, before each start but the first") {
    const auto is_set_up_again = [](const msr::recorder &tape, std::size_t previous) {
        for (std::size_t i = previous; i < tape.log().size(); ++i)
            if (tape.log()[i] == msr::expected_write(0, fake::counter_a, 0)) return true;
        return false;
    };
    for (const bool overflows : {true, false}) {
        CAPTURE(overflows);
        msr::recorder tape;
        fake::fill(tape, 0);
        msr::program_view program = fake::plan.view();
        program.overflows = overflows;
        msr::single_accesses work{msr::registers_of(tape, 0), program};
        REQUIRE_FALSE(work.open());
        for (const bool again : {false, true, true}) {
            const std::size_t previous = tape.log().size();
            REQUIRE_FALSE(work.start());
            CHECK(is_set_up_again(tape, previous) == (again && overflows));
            fake::tick(tape, 0, 3, 4);
            std::uint64_t counts[2]{};
            REQUIRE_FALSE(work.stop(counts).problem);
            CHECK(counts[0] == 3);
        }
        REQUIRE_FALSE(work.put_back());
    }
}

TEST_CASE("settings that somebody changed spoil the counts, which are 0 then") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::single_accesses work{msr::registers_of(tape, 0), fake::plan.view()};
    REQUIRE_FALSE(work.open());
    REQUIRE_FALSE(work.start());
    fake::tick(tape, 0, 3, 4);
    tape.set(0, fake::selection, 0x1234);
    std::uint64_t counts[2]{9, 9};
    const msr::stop_result result = work.stop(counts);
    CHECK(result.problem.kind == error_code::not_kept);
    CHECK(result.needs_restore);
    CHECK(counts[0] == 0);
    CHECK(counts[1] == 0);
}

TEST_CASE("a stop reads the settings, and so an overflow flag among them that shows in no count") {
    constexpr msr::readout flagged[] = {{.address = fake::counter_a,
                                         .width = 40,
                                         .name = "counter_a",
                                         .flag = {fake::control_a, fake::overflow, "control_a"}}};
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::program_view program = fake::plan.view();
    program.readouts = msr::all_of(flagged);
    msr::single_accesses work{msr::registers_of(tape, 0), program};
    REQUIRE_FALSE(work.open());
    REQUIRE_FALSE(work.start());
    fake::tick(tape, 0, 5, 0); // counter_a wrapped before; its overflow flag is set in control_a
    tape.set(0, fake::control_a, fake::started | fake::overflow);
    std::uint64_t count = 9;
    const msr::stop_result result = work.stop(&count);
    CHECK(result.problem.kind == error_code::overflowed);
    CHECK_FALSE(result.needs_restore);
    CHECK(count == 0);
}

TEST_CASE("put back while it runs stops the counters first") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::single_accesses work{msr::registers_of(tape, 0), fake::plan.view()};
    REQUIRE_FALSE(work.open());
    REQUIRE_FALSE(work.start());
    const std::size_t previous = tape.log().size();
    REQUIRE_FALSE(work.put_back());
    REQUIRE(tape.log().size() > previous);
    CHECK(tape.log()[previous].address == fake::control_a);
    CHECK(tape.log()[previous].value == fake::stopped);
    CHECK(fake::as_found(tape, 0));
}

TEST_CASE("counters that a failed start set running are stopped before they are put back") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::single_accesses work{msr::registers_of(tape, 0), fake::plan.view()};
    REQUIRE_FALSE(work.open());
    // counter_a runs; the write that starts counter_b is refused
    tape.refuse_writes(fake::control_b, error_code::refused, tape.log().size());
    CHECK(work.start().address == fake::control_b);
    CHECK(tape.value(0, fake::control_a) == fake::started);
    const std::size_t previous = tape.log().size();
    CHECK(work.put_back().unrestored_registers == 1);
    REQUIRE(tape.log().size() > previous);
    CHECK(tape.log()[previous] == msr::expected_write(0, fake::control_a, fake::stopped));
    CHECK(tape.value(0, fake::control_a) == fake::found_in(fake::control_a));
}
