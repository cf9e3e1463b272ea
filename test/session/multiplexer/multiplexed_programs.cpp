#include <msr/session/multiplexer/multiplexed_programs.hpp>

#include "../fake_schedule.hpp"
#include "../following_recorder.hpp"
#include "../shared_machine.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session/execution/bindings.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <sched.h>
#include <unistd.h>

using namespace std::chrono_literals;
using msr::expected_read;
using msr::expected_write;

namespace {

constexpr unsigned cpu = 6;

const std::vector<msr::program_view> both{fake::program.view(), fake::other_program.view()};

const msr::multiplexed_programs *subject = nullptr;
std::vector<std::size_t> seen_by_handler;

/// A machine on which a signal interrupts each write to `selection`; the signal's handler asks
/// which program runs.
struct interrupting_recorder : msr::recorder {
    msr::failure write(unsigned target, std::uint32_t address, std::uint64_t value) noexcept {
        if (address == fake::selection) ::raise(SIGUSR1);
        return msr::recorder::write(target, address, value);
    }
};

} // namespace

TEST_CASE("a turn, access by access: set up, start, stop, and everything put back") {
    using namespace fake;
    msr::recorder tape;
    fill(tape, cpu);
    const std::vector<msr::action> turn_of_other{
        // the session checks that the counters are free
        expected_read(cpu, control_a),
        // the session saves the registers
        expected_read(cpu, control_a),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
        // the session sets the registers up, and verifies them
        expected_read(cpu, selection),
        expected_write(cpu, selection, 0xabcd'0044),
        expected_write(cpu, control_a, stopped),
        expected_write(cpu, counter_a, 0),
        expected_read(cpu, control_a),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
        // start: check the set-up, enable, verify, and read where the counter begins
        expected_read(cpu, control_a),
        expected_read(cpu, selection),
        expected_write(cpu, control_a, started),
        expected_read(cpu, control_a),
        expected_read(cpu, counter_a),
        // stop: read the counter first, then check that its set-up has not changed
        expected_read(cpu, counter_a),
        expected_read(cpu, control_a),
        expected_read(cpu, selection),
        expected_write(cpu, control_a, stopped),
        expected_read(cpu, control_a),
        // the session restores the registers, then checks them
        expected_write(cpu, control_a, found_in(control_a)),
        expected_write(cpu, selection, found_in(selection)),
        expected_write(cpu, counter_a, found_in(counter_a)),
        expected_read(cpu, control_a),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
    };
    const std::vector<msr::program_view> entry{other_program.view()};
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), entry, {}};
    tape.expect({expected_read(cpu, control_a)});
    CHECK_FALSE(multiplexed.open(false));
    CHECK(tape.difference() == "");
    for (int turn = 0; turn < 2; ++turn) {
        tape.expect(turn_of_other);
        CHECK_FALSE(multiplexed.start());
        CHECK_FALSE(multiplexed.stop(1ns));
        CHECK(tape.difference() == "");
    }
    tape.expect({});
    CHECK_FALSE(multiplexed.close());
    CHECK(tape.difference() == "");
}

TEST_CASE("each program finds the registers that the previous program has left") {
    using namespace fake;
    msr::recorder tape;
    fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    REQUIRE_FALSE(multiplexed.start());
    CHECK(tape.value(cpu, selection) == 0xabcd'00c0);
    // Another program changes a register that the sessions do not hold: in the second turn
    // control_b is free.
    REQUIRE_FALSE(multiplexed.rotate(1ns));
    CHECK(tape.value(cpu, selection) == 0xabcd'0044);
    tape.set(cpu, control_b, 0x1'c000);
    REQUIRE_FALSE(multiplexed.rotate(1ns));
    REQUIRE_FALSE(multiplexed.stop(1ns));
    CHECK(tape.value(cpu, control_b) == 0x1'c000);
    CHECK(tape.value(cpu, control_a) == found_in(control_a));
}

TEST_CASE("a signal handler knows the current program before anything of it is set up") {
    interrupting_recorder tape;
    fake::fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    subject = &multiplexed;
    seen_by_handler.reserve(4); // reserved so that the handler allocates no memory
    struct sigaction previous {};
    struct sigaction action {};
    action.sa_handler = [](int) { seen_by_handler.push_back(subject->current_program()); };
    ::sigaction(SIGUSR1, &action, &previous);
    REQUIRE_FALSE(multiplexed.start());
    REQUIRE_FALSE(multiplexed.rotate(1ns));
    REQUIRE_FALSE(multiplexed.stop(1ns));
    ::sigaction(SIGUSR1, &previous, nullptr);
    // Each of the two turns writes `selection` twice: to select an event, and to put the previous
    // selection back.
    CHECK(seen_by_handler == std::vector<std::size_t>{0, 0, 1, 1});
}

TEST_CASE("a slice whose thread another binding took away and brought back has no counts") {
    cpu_set_t allowed;
    REQUIRE(::sched_getaffinity(0, sizeof allowed, &allowed) == 0);
    REQUIRE(CPU_COUNT(&allowed) > 1); // the thread needs a second processor to move to
    const auto cpu = static_cast<unsigned>(::sched_getcpu());
    unsigned other = 0;
    while (other == cpu || !CPU_ISSET(other, &allowed))
        ++other;
    msr::recorder tape;
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(true));
    REQUIRE_FALSE(multiplexed.start());
    msr::detail::binding away;
    REQUIRE_FALSE(msr::detail::bindings.add(away, other));
    REQUIRE_FALSE(msr::detail::bindings.remove(away));
    SUBCASE("seen at the end of the slice") {}
    SUBCASE("seen by a read") { CHECK(multiplexed.read().kind == msr::error_code::left_cpu); }
    CHECK(multiplexed.rotate(1ns).kind == msr::error_code::left_cpu);
    CHECK(multiplexed.finished_count(0, 0).count() == 0);
    CHECK(multiplexed.start().state == msr::session_state::failed);
}

TEST_CASE("without a program there is no turn") {
    msr::recorder tape;
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), {}, {}};
    CHECK_FALSE(multiplexed.open(false));
    const msr::failure problem = multiplexed.start();
    CHECK(problem.kind == msr::error_code::wrong_state);
    CHECK(problem.state == msr::session_state::none);
    CHECK_FALSE(multiplexed.close());
}

TEST_CASE_FIXTURE(default_signals,
                  "each turn needs something to write, in the set-up or at the start") {
    constexpr msr::write writes[] = {{0x100, 1}, {0x100, 3}};
    constexpr msr::touched_register touched[] = {{0x100, 3, "control"}};
    for (const std::size_t set_up : {0u, 1u, 2u}) {
        CAPTURE(set_up);
        msr::program_view program;
        program.set_up = {writes, set_up};
        program.start = {writes + set_up, 2 - set_up};
        program.registers = msr::all_of(touched);
        msr::recorder tape;
        msr::multiplexed_programs work{msr::registers_of(tape, 0), {program}, {}};
        CHECK_FALSE(work.open(false));
        CHECK_FALSE(work.start());
        CHECK(tape.value(0, 0x100) == 3);
    }
    msr::recorder tape;
    msr::multiplexed_programs empty{msr::registers_of(tape, 0), {both[0], msr::program_view{}}, {}};
    CHECK(empty.open(false).kind == msr::error_code::empty_program);
    CHECK(tape.log().empty());
}

TEST_CASE("turns that were not opened do nothing") {
    msr::recorder tape;
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    const msr::failure problem = multiplexed.start();
    CHECK(problem.kind == msr::error_code::wrong_state);
    // The failure has the name of the refused call.
    CHECK(std::string_view{problem.subject} == "start");
    CHECK(tape.log().empty());
}

TEST_CASE("a thread is bound between turns only") {
    msr::recorder tape;
    fake::fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    const auto refuses = [&](msr::session_state state) {
        const msr::failure problem = multiplexed.bind();
        CHECK(problem.kind == msr::error_code::wrong_state);
        CHECK(problem.state == state);
        CHECK(std::string_view{problem.subject} == "bind");
    };
    refuses(msr::session_state::unopened);
    REQUIRE_FALSE(multiplexed.open(false));
    REQUIRE_FALSE(multiplexed.start());
    refuses(msr::session_state::running);
    REQUIRE_FALSE(multiplexed.close());
    refuses(msr::session_state::closed);
}

TEST_CASE("who only watches a processor may take turns in any thread") {
    msr::recorder tape;
    fake::fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    std::thread{[&] {
        CHECK_FALSE(multiplexed.start());
        CHECK_FALSE(multiplexed.rotate(1ns));
    }}.join();
    CHECK_FALSE(multiplexed.stop(1ns));
}

TEST_CASE("programs on a backend that follows threads count the thread that opened them") {
    following_recorder follower;
    msr::multiplexed_programs multiplexed{msr::registers_of(follower, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    std::thread{[&] { CHECK(multiplexed.start().kind == msr::error_code::other_thread); }}.join();
    REQUIRE_FALSE(multiplexed.start());
    std::thread{[&] {
        CHECK(multiplexed.rotate(1ns).kind == msr::error_code::other_thread);
        CHECK(multiplexed.read().kind == msr::error_code::other_thread);
        CHECK(multiplexed.stop(1ns).kind == msr::error_code::other_thread);
    }}.join();
    REQUIRE_FALSE(multiplexed.stop(1ns));
    CHECK(multiplexed.finished_count(0, 0).count() == static_cast<std::uint64_t>(::gettid()));
}

TEST_CASE("a start forgets what was counted, and times") {
    msr::recorder tape;
    fake::fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    for (const std::uint64_t events : {7u, 3u}) {
        REQUIRE_FALSE(multiplexed.start());
        tape.set(cpu, fake::counter_a, tape.value(cpu, fake::counter_a) + events);
        REQUIRE_FALSE(multiplexed.read());
        CHECK(multiplexed.latest_count(0, 0, 4ns).count() == events);
        CHECK(multiplexed.latest_count(1, 0, 4ns).count() == 0);
        REQUIRE_FALSE(multiplexed.rotate(5ns));
        REQUIRE_FALSE(multiplexed.stop(2ns));
        CHECK(multiplexed.finished_count(0, 0).count() == events);
        CHECK(multiplexed.finished_count(0, 0).running() == 5ns);
        CHECK(multiplexed.finished_count(0, 0).enabled() == 7ns);
        CHECK(multiplexed.finished_count(1, 0).running() == 2ns);
    }
}

TEST_CASE("a slice whose program cannot stop has no counts, and closes all") {
    msr::recorder tape;
    fake::fill(tape, cpu);
    msr::multiplexed_programs multiplexed{msr::registers_of(tape, cpu), both, {}};
    REQUIRE_FALSE(multiplexed.open(false));
    REQUIRE_FALSE(multiplexed.start());
    tape.set(cpu, fake::counter_a, tape.value(cpu, fake::counter_a) + 7);
    tape.refuse_access(tape.log().size());
    CHECK(multiplexed.stop(1ns).kind == msr::error_code::refused);
    CHECK(multiplexed.finished_count(0, 0).count() == 0);
    CHECK_FALSE(multiplexed.running());
    CHECK(multiplexed.start().state == msr::session_state::failed);
    CHECK(tape.value(cpu, fake::control_a) == fake::found_in(fake::control_a));
}

TEST_CASE_FIXTURE(default_signals, "a signal in any turn puts the registers back") {
    for (int turn = 0; turn < 4; ++turn) {
        CAPTURE(turn);
        shared_machine machine;
        const int status = status_of_child([&] {
            msr::multiplexed_programs multiplexed{
                msr::registers_of(machine, 0), both, {.restore_on_signals = true}};
            if (multiplexed.open(false) || multiplexed.start()) return;
            for (int i = 0; i < turn; ++i)
                if (multiplexed.rotate(1ns)) return;
            machine.note() = 1;
            ::raise(SIGTERM);
        });
        CHECK(died_by(status, SIGTERM));
        CHECK(machine.note() == 1);
        CHECK(fake::as_found(machine, 0));
    }
}
