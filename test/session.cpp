// Tests sessions from opening to closing on a recorder (a backend that logs accesses): a session's
// writes, refusals and counts, and the registers afterwards. The machine is imaginary; no hardware
// is measured.
#include "session/fake_plan.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

using msr::error_code;
using msr::expected_read;
using msr::expected_write;
using msr::failure;
using msr::recorder;

namespace {

constexpr unsigned cpu = 6;

recorder filled() {
    recorder tape;
    fake::fill(tape, cpu);
    return tape;
}

bool any_write(const recorder &tape) {
    for (const msr::action &action : tape.log())
        if (action.kind == msr::access_kind::write) return true;
    return false;
}

failure failure_of_opening(recorder &tape) {
    failure problem;
    const msr::session session{tape, fake::plan, msr::watch_cpu(cpu), problem};
    return problem;
}

struct empty_plan {
    static constexpr std::size_t size = 0;
    static msr::program_view view() { return {}; }
};

/// fake::plan with counters that start from a preset value, and optionally interrupt on overflow.
struct overflowing_plan : fake::plan_type {
    static msr::program_view view() {
        msr::program_view result = fake::plan_type::view();
        result.overflows = true;
        return result;
    }
};
struct sampling_plan : overflowing_plan {
    static msr::program_view view() {
        msr::program_view result = overflowing_plan::view();
        result.interrupts = true;
        return result;
    }
};
constexpr overflowing_plan overflowing;
constexpr sampling_plan sampling;

using session_type = msr::session<recorder, fake::plan_type>;

} // namespace

TEST_CASE("a session can be moved, not copied") {
    static_assert(!std::is_copy_constructible_v<session_type>);
    static_assert(std::is_nothrow_move_constructible_v<session_type>);
    static_assert(!std::is_copy_assignable_v<session_type>);
    static_assert(std::is_nothrow_move_assignable_v<session_type>);
}

TEST_CASE("a session that is moved while it counts counts on, and is put back once") {
    recorder tape = filled();
    {
        const auto opened = [&](unsigned cpu) {
            fake::fill(tape, cpu);
            session_type session{tape, fake::plan, msr::watch_cpu(cpu)};
            session.start();
            return session;
        };
        std::vector<session_type> types;
        // the vector grows, and so moves the sessions that it has
        for (unsigned cpu = 0; cpu < 5; ++cpu) {
            types.push_back(opened(cpu));
            fake::tick(tape, cpu, 10 + cpu, 1);
        }
        for (unsigned cpu = 0; cpu < 5; ++cpu)
            CHECK(types[cpu].stop()[fake::misses] == 10 + cpu);
        for (unsigned cpu = 0; cpu < 5; ++cpu)
            CHECK_FALSE(fake::as_found(tape, cpu));
    }
    for (unsigned cpu = 0; cpu < 5; ++cpu)
        CHECK(fake::as_found(tape, cpu));
}

TEST_CASE("a session that another is moved into puts back what it had") {
    recorder tape = filled();
    fake::fill(tape, 1);
    session_type session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    session = session_type{tape, fake::plan, msr::watch_cpu(1)};
    CHECK(fake::as_found(tape, cpu));
    CHECK(session.measure([&] { fake::tick(tape, 1, 3, 4); })[fake::cycles] == 4);
    session.close();
    CHECK(fake::as_found(tape, 1));
}

namespace {

std::string text_of(const failure &problem) { return msr::message(problem); }

} // namespace

TEST_CASE("each call that finds its session in the wrong state says in which") {
    recorder tape = filled();
    failure problem;
    session_type session{tape, fake::plan, msr::watch_cpu(cpu)};
    static_cast<void>(session.read(problem));
    CHECK(problem.state == msr::session_state::ready);
    CHECK(text_of(problem) == "CPU 6: read: nothing was done, the session is not started: call "
                              "start() first");
    static_cast<void>(session.stop(problem));
    CHECK(problem.state == msr::session_state::ready);
    session.start();
    session.start(problem);
    CHECK(problem.state == msr::session_state::running);
    CHECK(text_of(problem) ==
          "CPU 6: start: nothing was done, the session is started already: call "
          "stop() first");
    session.close();
    for (const int call : {0, 1, 2}) {
        call == 0 ? session.start(problem)
                  : void(call == 1 ? session.read(problem) : session.stop(problem));
        CHECK(problem.kind == error_code::wrong_state);
        CHECK(problem.state == msr::session_state::closed);
    }
    CHECK(text_of(problem).find("the session was closed with close()") != std::string::npos);
    CHECK_NOTHROW(session.close()); // a second close() has no effect
}

TEST_CASE("a session that an earlier failure closed says so") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.refuse_writes(fake::control_b, error_code::blocked, tape.log().size());
    failure problem;
    session.start(problem);
    REQUIRE(problem.kind == error_code::blocked);
    session.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(problem.state == msr::session_state::failed);
    CHECK(text_of(problem).find("closed by an earlier failure") != std::string::npos);
    session.close(problem);
    CHECK_FALSE(problem);
    static_cast<void>(session.read(problem));
    // read() still reports the session's failure, not the later close()
    CHECK(problem.state == msr::session_state::failed);
}

TEST_CASE("a session that was never open says so, whatever its constructor failed of") {
    recorder tape = filled();
    tape.set(cpu, fake::control_a, fake::started);
    failure problem;
    session_type type{tape, fake::plan, msr::watch_cpu(cpu), problem};
    REQUIRE(problem.kind == error_code::taken);
    type.start(problem);
    CHECK(problem.state == msr::session_state::unopened);
    CHECK(text_of(problem).find("was never open: its constructor failed") != std::string::npos);
    msr::session interrupting{tape, sampling, msr::watch_cpu(cpu), problem};
    REQUIRE(problem.kind == error_code::interrupts);
    interrupting.start(problem);
    CHECK(problem.state == msr::session_state::unopened);
}

TEST_CASE("every call to a session that was moved from says so") {
    recorder tape = filled();
    session_type session{tape, fake::plan, msr::watch_cpu(cpu)};
    const session_type other{std::move(session)};
    const std::size_t accesses = tape.log().size();
    failure problem;
    session.start(problem); // NOLINT(bugprone-use-after-move)
    CHECK(text_of(problem) == "start: nothing was done, the session was moved into another object: "
                              "call that object");
    CHECK(session.read(problem)[fake::misses] == 0);
    CHECK(problem.state == msr::session_state::moved_from);
    static_cast<void>(session.stop(problem));
    CHECK(problem.state == msr::session_state::moved_from);
    bool ran = false;
    static_cast<void>(session.measure([&] { ran = true; }, problem));
    CHECK(problem.state == msr::session_state::moved_from);
    CHECK_FALSE(ran);
    session.close(problem);
    CHECK(text_of(problem).find("close: nothing was done") == 0);
    CHECK_THROWS_AS(session.start(), msr::session_error);
    CHECK(tape.log().size() == accesses);
}

TEST_CASE("a nested session that wants what another holds says that, and not that the NMI watchdog "
          "may have it") {
    recorder tape = filled();
    const session_type outer{tape, fake::plan, msr::watch_cpu(cpu)};
    failure problem;
    const session_type inner{tape, fake::plan, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.state == msr::session_state::open);
    CHECK(text_of(problem) ==
          "CPU 6: control_a (0x100) is held by another open session of this "
          "program: nothing was changed; close that session first, or plan around "
          "what it holds (msr::plan_around)");
}

TEST_CASE("measure counts what happens meanwhile") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    const auto counts = session.measure([&] { fake::tick(tape, cpu, 1000, 7); });
    CHECK(counts[fake::misses] == 1000);
    CHECK(counts[fake::cycles] == 7);
    CHECK(counts.size() == 2);
    CHECK(counts.at(0) == 1000);
    CHECK(counts.at(1) == 7);
    CHECK_THROWS_AS(counts.at(2), std::out_of_range);
    std::uint64_t sum = 0;
    for (const std::uint64_t number : counts.values())
        sum += number;
    CHECK(sum == 1007);
}

TEST_CASE("a session's life, access by access") {
    using namespace fake;
    recorder tape = filled();
    tape.expect({
        // claims: the session reads the control registers of counters that another owner may use
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        // the session saves the registers that can be read
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
        // set-up: the session keeps the upper half of the selection register
        expected_write(cpu, clear, 1),
        expected_read(cpu, selection),
        expected_write(cpu, selection, 0xabcd'00c0),
        expected_write(cpu, control_a, 0x30000),
        expected_write(cpu, control_b, 0x30000),
        expected_write(cpu, counter_a, 0),
        expected_write(cpu, counter_b, 0),
        // the session verifies the set-up
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
        // start() verifies that the set-up is unchanged
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, selection),
        // the session starts the counters, verifies these writes, then reads the counters' start
        // values
        expected_write(cpu, control_a, 0x31000),
        expected_write(cpu, control_b, 0x31000),
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
        // read() reads the counters
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
        // stop() reads the counters, then verifies that the set-up is unchanged
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, selection),
        expected_write(cpu, control_a, 0x30000),
        expected_write(cpu, control_b, 0x30000),
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        // the session restores the registers in the program's order, and verifies them
        expected_write(cpu, control_a, 0x2c000),
        expected_write(cpu, control_b, 0x1e000),
        expected_write(cpu, selection, 0xabcd'0005),
        expected_write(cpu, counter_a, 0x12'3456'789a),
        expected_write(cpu, counter_b, 0xff'ffff'fff0),
        expected_read(cpu, control_a),
        expected_read(cpu, control_b),
        expected_read(cpu, selection),
        expected_read(cpu, counter_a),
        expected_read(cpu, counter_b),
    });
    {
        msr::session session{tape, plan, msr::watch_cpu(cpu)};
        session.start();
        static_cast<void>(session.read());
        static_cast<void>(session.stop());
    }
    CHECK(tape.difference() == "");
    CHECK(as_found(tape, cpu));
}

TEST_CASE("a counter that is already enabled is refused by name, and nothing is written") {
    recorder tape = filled();
    tape.set(cpu, fake::control_b, 0x3b000);
    try {
        const msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
        FAIL("counter_b is running");
    } catch (const msr::session_error &error) {
        CHECK(error.why().kind == error_code::taken);
        CHECK(std::string{error.what()}.find(
                  "CPU 6: counter_b (0x110) is in use, it reads 0x3b000") == 0);
    }
    CHECK_FALSE(any_write(tape));
}

TEST_CASE("a counter that is enabled on another processor does not matter") {
    recorder tape = filled();
    tape.set(cpu + 1, fake::control_b, 0x3b000);
    CHECK_FALSE(failure_of_opening(tape));
}

TEST_CASE("a machine that swallows writes is reported, never counted as zero") {
    recorder tape = filled();
    tape.swallow_writes();
    const failure problem = failure_of_opening(tape);
    CHECK(problem.kind == error_code::not_kept);
    CHECK(std::string{problem.name} == "control_a");
    CHECK(problem.cpu == cpu);
    CHECK(problem.value == 0x30000);
    CHECK(problem.actual_value == 0x2c000);
    CHECK(problem.unrestored_registers == 0);
    CHECK(fake::as_found(tape, cpu));
}

TEST_CASE("a machine that starts swallowing writes later is reported by start") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.swallow_writes();
    failure problem;
    session.start(problem);
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.value == 0x31000);
    CHECK(problem.actual_value == 0x30000);
    CHECK(problem.unrestored_registers == 5);
}

TEST_CASE("bits that do not read back as written are not compared") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    // start() reads control_a, and reads it again after its write: the machine sets the overflow
    // bit between
    tape.answer(cpu, fake::control_a, fake::stopped);
    tape.answer(cpu, fake::control_a, fake::started | fake::overflow);
    failure problem;
    session.start(problem);
    CHECK_FALSE(problem);
}

TEST_CASE("counts go across the 40-bit wrap") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.set(cpu, fake::counter_a, 0xff'ffff'fff0);
    tape.set(cpu, fake::counter_b, 0xff'ffff'ffff);
    const auto counts = session.measure([&] { fake::tick(tape, cpu, 0x20, 1); });
    CHECK(tape.value(cpu, fake::counter_a) == 0x10);
    CHECK(counts[fake::misses] == 0x20);
    CHECK(counts[fake::cycles] == 1);
}

TEST_CASE("read returns the counts so far, and each start begins again") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    fake::tick(tape, cpu, 3, 30);
    CHECK(session.read()[fake::misses] == 3);
    fake::tick(tape, cpu, 4, 40);
    CHECK(session.read()[fake::cycles] == 70);
    CHECK(session.stop()[fake::misses] == 7);
    // Events between stop() and measure(), which the session does not count.
    fake::tick(tape, cpu, 5, 50);
    CHECK(session.measure([&] { fake::tick(tape, cpu, 6, 60); })[fake::misses] == 6);
}

TEST_CASE("what the measured code throws goes on, with the counters stopped") {
    recorder tape = filled();
    {
        msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
        CHECK_THROWS_AS(session.measure([] { throw std::domain_error{"7"}; }), std::domain_error);
        CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
        CHECK(tape.value(cpu, fake::control_b) == fake::stopped);
        failure problem;
        CHECK_THROWS_AS(session.measure([] { throw std::domain_error{"7"}; }, problem),
                        std::domain_error);
        CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
        // the exception is no std::exception
        CHECK_THROWS_AS(session.measure([] { throw 3; }), int);
        CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
        CHECK_THROWS_AS(session.measure([] { throw 3; }, problem), int);
        CHECK(tape.value(cpu, fake::control_b) == fake::stopped);
        // after an exception the session counts as before
        CHECK(session.measure([&] { fake::tick(tape, cpu, 9, 0); })[fake::misses] == 9);
    }
    CHECK(fake::as_found(tape, cpu));
}

TEST_CASE("an exception past the session, and an early return, put everything back") {
    recorder tape = filled();
    try {
        msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
        session.start();
        throw std::domain_error{"7"};
    } catch (const std::domain_error &) {
    }
    CHECK(fake::as_found(tape, cpu));
    const auto returns_early = [&] {
        msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
        session.start();
        return tape.value(cpu, fake::control_a);
    };
    CHECK(returns_early() == fake::started);
    CHECK(fake::as_found(tape, cpu));
}

TEST_CASE("calls in the wrong state do nothing and say so") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    const std::size_t accesses = tape.log().size();
    failure problem;
    static_cast<void>(session.read(problem));
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(std::string{problem.subject} == "read");
    static_cast<void>(session.stop(problem));
    CHECK(problem.kind == error_code::wrong_state);
    CHECK(tape.log().size() == accesses);
    session.start();
    session.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
    fake::tick(tape, cpu, 5, 5);
    // the refused second start() left the first start's count unchanged
    CHECK(session.stop()[fake::misses] == 5);
    session.close();
    CHECK_THROWS_AS(session.start(), msr::session_error);
}

TEST_CASE("closing while the counters run stops them before anything is put back") {
    using namespace fake;
    recorder tape = filled();
    msr::session session{tape, plan, msr::watch_cpu(cpu)};
    session.start();
    const std::size_t accesses = tape.log().size();
    session.close();
    const auto is_write = [&](std::size_t n, std::uint32_t address, std::uint64_t value) {
        return tape.log()[accesses + n] == expected_write(cpu, address, value);
    };
    CHECK(is_write(0, control_a, 0x30000));
    CHECK(is_write(1, control_b, 0x30000));
    CHECK(is_write(2, control_a, 0x2c000));
}

TEST_CASE("closing twice is closing once") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    session.close();
    CHECK(fake::as_found(tape, cpu));
    const std::size_t accesses = tape.log().size();
    session.close();
    CHECK(tape.log().size() == accesses);
}

TEST_CASE("a failed read leaves the session running") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    fake::tick(tape, cpu, 5, 6);
    tape.refuse_access(tape.log().size() + 1);
    failure problem;
    const auto empty = session.read(problem);
    CHECK(problem.kind == error_code::refused);
    CHECK(std::string{problem.name} == "counter_b");
    CHECK(empty[fake::misses] == 0);
    CHECK(session.stop()[fake::cycles] == 6);
}

TEST_CASE("a stop that cannot read stops nevertheless") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    tape.refuse_access(tape.log().size());
    CHECK_THROWS_AS(session.stop(), msr::session_error);
    CHECK(tape.value(cpu, fake::control_a) == fake::stopped);
    CHECK(tape.value(cpu, fake::control_b) == fake::stopped);
}

TEST_CASE("a failed start puts everything back and does not run the code") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.refuse_writes(fake::control_b, error_code::blocked, tape.log().size());
    failure problem;
    bool ran = false;
    static_cast<void>(session.measure([&] { ran = true; }, problem));
    CHECK_FALSE(ran);
    CHECK(problem.kind == error_code::blocked);
    CHECK(std::string{problem.name} == "control_b");
    CHECK(tape.value(cpu, fake::control_a) == fake::found_in(fake::control_a));
    CHECK(tape.value(cpu, fake::selection) == fake::found_in(fake::selection));
    // the set-up wrote control_b before its writes were blocked
    CHECK(tape.value(cpu, fake::control_b) == fake::stopped);
    CHECK(problem.unrestored_registers == 1);
    CHECK_THROWS_AS(session.measure([] {}), msr::session_error);
}

TEST_CASE("the user sees that something could not be put back; the rest is put back") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    tape.refuse_writes(fake::selection, error_code::blocked, tape.log().size());
    failure problem;
    session.close(problem);
    CHECK(problem.kind == error_code::blocked);
    CHECK(std::string{problem.name} == "selection");
    CHECK(problem.unrestored_registers == 1);
    for (const std::uint32_t address : fake::saved)
        if (address != fake::selection) CHECK(tape.value(cpu, address) == fake::found_in(address));
}

TEST_CASE("a machine that takes the set-up but swallows what is put back is reported") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.swallow_writes();
    try {
        session.close();
        FAIL("nothing was put back");
    } catch (const msr::session_error &error) {
        CHECK(error.why().kind == error_code::not_kept);
        CHECK(error.why().unrestored_registers == 5);
    }
}

namespace {

// Opens, uses and closes a session, with every call in its throwing form. Returns true if a call
// threw.
bool life_reports_failure(recorder &tape) {
    try {
        msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
        static_cast<void>(session.measure([&] { fake::tick(tape, cpu, 1, 2); }));
        session.start();
        static_cast<void>(session.read());
        static_cast<void>(session.stop());
        session.start();
        session.close();
    } catch (const msr::session_error &) {
        return true;
    }
    return false;
}

std::size_t accesses_of_a_life() {
    recorder tape = filled();
    REQUIRE_FALSE(life_reports_failure(tape));
    return tape.log().size();
}

} // namespace

TEST_CASE("whichever single access fails, the registers are as they were found") {
    const std::size_t accesses = accesses_of_a_life();
    std::size_t reported = 0;
    for (std::size_t n = 0; n < accesses; ++n) {
        CAPTURE(n);
        recorder tape = filled();
        tape.refuse_access(n);
        if (life_reports_failure(tape)) ++reported;
        CHECK(fake::as_found(tape, cpu));
    }
    // Only a failed restore, with 5 writes and 5 reads, is tried again, and so is not reported.
    CHECK(reported == accesses - 10);
}

TEST_CASE("whichever register fails for good, the others are as they were found") {
    const std::size_t accesses = accesses_of_a_life();
    for (const std::uint32_t broken : fake::saved) {
        for (std::size_t n = 0; n < accesses; ++n) {
            CAPTURE(broken);
            CAPTURE(n);
            recorder tape = filled();
            tape.refuse_register(broken, error_code::refused, n);
            life_reports_failure(tape);
            for (const std::uint32_t address : fake::saved)
                if (address != broken) CHECK(tape.value(cpu, address) == fake::found_in(address));
        }
    }
}

TEST_CASE("a register whose writes fail for good is found changed only if it was changed") {
    const std::size_t accesses = accesses_of_a_life();
    for (const std::uint32_t broken : fake::saved) {
        for (std::size_t n = 0; n < accesses; ++n) {
            CAPTURE(broken);
            CAPTURE(n);
            recorder tape = filled();
            tape.refuse_writes(broken, error_code::refused, n);
            failure problem;
            {
                msr::session session{tape, fake::plan, msr::watch_cpu(cpu), problem};
                if (!problem) session.start(problem);
                if (!problem) static_cast<void>(session.stop(problem));
                if (!problem) session.close(problem);
            }
            const bool changed = tape.value(cpu, broken) != fake::found_in(broken);
            CHECK(problem.unrestored_registers == (changed ? 1 : 0));
        }
    }
}

TEST_CASE("a machine that is gone for good ends the session without more ado") {
    const std::size_t accesses = accesses_of_a_life();
    for (std::size_t n = 0; n < accesses; ++n) {
        CAPTURE(n);
        recorder tape = filled();
        tape.refuse_from(n, error_code::cpu_offline);
        CHECK(life_reports_failure(tape));
    }
}

TEST_CASE("registers that another session of this program has set up are refused") {
    recorder tape = filled();
    msr::session first{tape, fake::plan, msr::watch_cpu(cpu)};
    failure problem;
    {
        const msr::session second{tape, fake::plan, msr::watch_cpu(cpu), problem};
        CHECK(problem.kind == error_code::taken);
        CHECK(std::string{problem.subject} == "another session of this program");
    }
    const auto counts = first.measure([&] { fake::tick(tape, cpu, 5, 6); });
    CHECK(counts[fake::misses] == 5);
    first.close();
    CHECK(fake::as_found(tape, cpu));
    // After close() the registers are free for another session.
    const msr::session third{tape, fake::plan, msr::watch_cpu(cpu), problem};
    CHECK_FALSE(problem);
}

namespace {

/// Access to a recorder by an object of its own, as several objects may stand for one machine.
struct view_of_tape {
    recorder *tape;

    failure read(unsigned target, std::uint32_t address, std::uint64_t &value) noexcept {
        return tape->read(target, address, value);
    }
    failure write(unsigned target, std::uint32_t address, std::uint64_t value) noexcept {
        return tape->write(target, address, value);
    }
    msr::machine_identity identity() const noexcept { return msr::machine_of_object(tape); }
};

} // namespace

TEST_CASE("registers that a session has through another object of the same machine are refused") {
    recorder tape = filled();
    recorder other_tape = filled();
    view_of_tape view_of_tape{&tape}, same{&tape}, other{&other_tape};
    failure problem;
    {
        const msr::session first{view_of_tape, fake::plan, msr::watch_cpu(cpu)};
        const msr::session second{same, fake::plan, msr::watch_cpu(cpu), problem};
        CHECK(problem.kind == error_code::taken);
        CHECK(problem.address == fake::control_a);
        const msr::session third{other, fake::plan, msr::watch_cpu(cpu), problem};
        CHECK_FALSE(problem);
        const msr::session fourth{same, fake::plan, msr::watch_cpu(cpu + 1), problem};
        CHECK_FALSE(problem);
    }
    CHECK(fake::as_found(tape, cpu));
    const msr::session fifth{same, fake::plan, msr::watch_cpu(cpu), problem};
    CHECK_FALSE(problem);
}

TEST_CASE("other processors and other machines are free") {
    recorder tape = filled();
    fake::fill(tape, cpu + 1);
    recorder other = filled();
    const msr::session entry{tape, fake::plan, msr::watch_cpu(cpu)};
    failure problem;
    const msr::session two{tape, fake::plan, msr::watch_cpu(cpu + 1), problem};
    CHECK_FALSE(problem);
    const msr::session three{other, fake::plan, msr::watch_cpu(cpu), problem};
    CHECK_FALSE(problem);
}

TEST_CASE("a set-up that somebody changed before the start is reported, not counted") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    tape.set(cpu, fake::selection, 0);
    failure problem;
    session.start(problem);
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.address == fake::selection);
}

TEST_CASE("a set-up that somebody changed while it counted is reported, not counted") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    failure problem;
    const auto counts = session.measure(
        [&] {
            fake::tick(tape, cpu, 5, 6);
            tape.set(cpu, fake::control_a, fake::stopped);
        },
        problem);
    CHECK(problem.kind == error_code::not_kept);
    CHECK(problem.address == fake::control_a);
    CHECK(counts[fake::misses] == 0);
    CHECK(counts[fake::cycles] == 0);
}

TEST_CASE("a forked child leaves its parent's registers and session alone") {
    recorder tape = filled();
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    session.start();
    const pid_t child = ::fork();
    if (child == 0) {
        const std::size_t accesses = tape.log().size();
        failure problem;
        session.close(problem);
        static_cast<void>(session.stop(problem));
        if (problem.state != msr::session_state::inherited) ::_exit(2);
        ::_exit(problem.kind == error_code::wrong_state && tape.log().size() == accesses ? 0 : 1);
    }
    int status = 1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    fake::tick(tape, cpu, 3, 4);
    CHECK(session.stop()[fake::misses] == 3);
}

TEST_CASE("a forked child may have what its parent's session holds: it knows nothing of it") {
    recorder tape = filled();
    const msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    const pid_t child = ::fork();
    if (child == 0) {
        failure problem;
        const msr::session own{tape, fake::plan, msr::watch_cpu(cpu), problem};
        ::_exit(problem ? 1 : 0);
    }
    int status = 1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    failure problem;
    const msr::session second{tape, fake::plan, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::taken); // the parent's session still holds the registers
}

TEST_CASE("the exception outlives its backend") {
    try {
        msr::dev_msr device{"/nonexistent"};
        const msr::session session{device, fake::plan, msr::watch_cpu(0)};
        FAIL("no such device");
    } catch (const msr::session_error &error) {
        CHECK(error.why().device == nullptr);
        CHECK(std::string{error.what()}.find("/nonexistent") != std::string::npos);
    }
}

TEST_CASE("a plan that asks for interrupts needs somebody who takes them") {
    recorder tape = filled();
    failure problem;
    const msr::session refused{tape, sampling, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::interrupts);
    CHECK(tape.log().size() == 0);
    const msr::session allowed{tape, sampling, msr::watch_cpu(cpu),
                               msr::session_options{.interrupts_are_handled = true}, problem};
    CHECK_FALSE(problem);
}

TEST_CASE("a counter that overflows on purpose starts from its preset each time") {
    recorder tape = filled();
    msr::session session{tape, overflowing, msr::watch_cpu(cpu)};
    const auto presets_written = [&] {
        std::size_t count = 0;
        for (const auto &access : tape.log())
            count += access.kind == msr::access_kind::write &&
                     access.address == overflowing.view().set_up[0].address;
        return count;
    };
    const std::size_t once = presets_written();
    CHECK(once > 0);
    session.start();
    CHECK(presets_written() == once);
    (void)session.stop();
    session.start();
    CHECK(presets_written() == 2 * once);
}

TEST_CASE("an empty program, such as that of a broken rule, is refused") {
    static constexpr empty_plan empty{};
    recorder tape = filled();
    failure problem;
    const msr::session session{tape, empty, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::empty_program);
}
