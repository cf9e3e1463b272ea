// Tests a session from its opening to its end, and the signals that end it, in forked children of
// this test.
#include "../fake_plan.hpp"
#include "../shared_machine.hpp"
#include "../stopped_session.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/session.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/lock.hpp>

#include <doctest/doctest.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <thread>

#include <unistd.h>

using msr::error_code;
using msr::failure;

namespace {

constexpr msr::session_options with_signals{.restore_on_signals = true};

/// Makes a session on a machine, starts and stops it once, and closes it.
template <typename Machine>
void live(Machine &machine) {
    failure problem;
    msr::session session{machine, fake::plan, msr::watch_cpu(0), with_signals, problem};
    session.start(problem);
    static_cast<void>(session.read(problem));
    static_cast<void>(session.stop(problem));
    session.close(problem);
}

unsigned accesses_of_a_life() {
    shared_machine machine;
    live(machine);
    return machine.accesses();
}

} // namespace

TEST_CASE_FIXTURE(default_signals, "an execution that was never opened touches nothing") {
    msr::recorder tape;
    {
        msr::execution work{registers_of(tape, 0), fake::plan.view(), {}};
        CHECK_FALSE(work.running());
        CHECK(work.start().kind == error_code::wrong_state);
        CHECK_FALSE(work.close());
    }
    CHECK(tape.log().empty());
}

TEST_CASE_FIXTURE(default_signals,
                  "an execution needs something to write, in the set-up or at the start") {
    constexpr msr::write writes[] = {{0x100, 1}, {0x100, 3}};
    constexpr msr::touched_register touched[] = {{0x100, 3, "control"}};
    for (const std::size_t set_up : {0u, 1u, 2u}) {
        CAPTURE(set_up);
        msr::program_view program;
        program.set_up = {writes, set_up};
        program.start = {writes + set_up, 2 - set_up};
        program.registers = msr::all_of(touched);
        msr::recorder tape;
        msr::execution work{registers_of(tape, 0), program, {}};
        CHECK_FALSE(work.open(false));
        CHECK_FALSE(work.start());
        CHECK(tape.value(0, 0x100) == 3);
    }
    msr::recorder tape;
    msr::execution empty{registers_of(tape, 0), msr::program_view{}, {}};
    CHECK(empty.open(false).kind == error_code::empty_program);
    CHECK(tape.log().empty());
}

namespace {

/// A machine that counts the accesses during which no session held the lock.
struct lock_watcher {
    msr::recorder tape{};
    unsigned unlocked{};

    void look() noexcept { unlocked += msr::detail::sessions_lock.is_held() ? 0 : 1; }
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        look();
        return tape.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        look();
        return tape.write(cpu, address, value);
    }
};

} // namespace

TEST_CASE_FIXTURE(default_signals, "no other thread opens a session while one opens or closes") {
    lock_watcher device;
    msr::execution work{msr::registers_of(device, 0), fake::plan.view(), {}};
    REQUIRE_FALSE(work.open(false));
    CHECK(device.tape.log().size() > 0);
    CHECK(device.unlocked == 0);
    CHECK_FALSE(msr::detail::sessions_lock.is_held());
    REQUIRE_FALSE(work.close());
    CHECK(device.unlocked == 0);
    CHECK_FALSE(msr::detail::sessions_lock.is_held());
}

// The two plans enable their counters in IA32_PERF_GLOBAL_CTRL, which sessions change by reading
// and writing.
TEST_CASE_FIXTURE(default_signals,
                  "start and stop hold the lock where another session has bits of a register") {
    namespace pm = msr::perfmon;
    constexpr auto &entry = msr::plan<pm::haswell, pm::raw<0xc4>.on(pm::pmc0)>;
    constexpr auto &other = msr::plan<pm::haswell, pm::raw<0xc4>.on(pm::pmc1)>;
    lock_watcher device;
    std::uint64_t counts[1];
    const auto unlocked_in = [&](auto call) {
        device.unlocked = 0;
        const std::size_t previous = device.tape.log().size();
        CHECK_FALSE(failure{call()});
        CHECK(device.tape.log().size() > previous);
        return device.unlocked;
    };
    msr::execution first{msr::registers_of(device, 0), entry.view(), {}};
    REQUIRE_FALSE(first.open(false));
    CHECK(unlocked_in([&] { return first.start(); }) > 0);
    CHECK(unlocked_in([&] { return first.stop(counts); }) > 0);
    msr::execution second{msr::registers_of(device, 0), other.view(), {}};
    REQUIRE_FALSE(second.open(false));
    for (msr::execution *const execution : {&first, &second}) {
        CHECK(unlocked_in([&] { return execution->start(); }) == 0);
        CHECK(unlocked_in([&] { return execution->read(counts); }) > 0);
        CHECK(unlocked_in([&] { return execution->stop(counts); }) == 0);
        CHECK_FALSE(msr::detail::sessions_lock.is_held());
    }
}

TEST_CASE_FIXTURE(default_signals, "a forked child cannot go on with its parent's execution") {
    shared_machine machine;
    msr::execution work{msr::registers_of(machine, 0), fake::plan.view(), {}};
    REQUIRE_FALSE(work.open(false));
    const auto refused_in_child = [&](auto call) {
        return left_well(status_of_child([&] {
            const failure problem = call();
            const bool is_reported = problem.kind == error_code::wrong_state &&
                                     problem.state == msr::session_state::inherited;
            ::_exit(is_reported && !work.close() ? 0 : 1);
        }));
    };
    std::uint64_t counts[2];
    const unsigned opened = machine.accesses();
    CHECK(refused_in_child([&] { return work.start(); }));
    CHECK(refused_in_child([&] { return work.bind(); }));
    CHECK(machine.accesses() == opened);
    REQUIRE_FALSE(work.start());
    const unsigned started = machine.accesses();
    CHECK(refused_in_child([&] { return work.read(counts); }));
    CHECK(refused_in_child([&] { return work.stop(counts); }));
    CHECK(machine.accesses() == started);
    CHECK_FALSE(work.stop(counts));
}

TEST_CASE_FIXTURE(default_signals, "an execution says whether its counters run") {
    msr::recorder tape;
    msr::execution work{registers_of(tape, 0), fake::plan.view(), {}};
    REQUIRE_FALSE(work.open(false));
    CHECK_FALSE(work.running());
    REQUIRE_FALSE(work.start());
    CHECK(work.running());
    std::uint64_t counts[2];
    REQUIRE_FALSE(work.stop(counts));
    CHECK_FALSE(work.running());
}

TEST_CASE_FIXTURE(default_signals,
                  "what could not be put back is reported once: a second close touches nothing") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::execution work{registers_of(tape, 0), fake::plan.view(), {}};
    REQUIRE_FALSE(work.open(false));
    tape.refuse_writes(fake::control_a);
    const failure problem = work.close();
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.unrestored_registers == 1);
    const std::size_t previous = tape.log().size();
    CHECK_FALSE(work.close());
    CHECK(tape.log().size() == previous);
}

TEST_CASE_FIXTURE(default_signals,
                  "SIGINT and SIGTERM put the registers back, and the program dies by them") {
    for (const int number : {SIGINT, SIGTERM}) {
        CAPTURE(number);
        shared_machine machine;
        const int status = status_of_child([&] {
            msr::session session{machine, fake::plan, msr::this_cpu(), with_signals};
            static_cast<void>(session.measure([&] {
                machine.note() = fake::as_found(machine, 0) ? 1 : 2;
                ::raise(number);
            }));
        });
        CHECK(died_by(status, number));
        CHECK(machine.note() == 2); // at the signal the counters were running
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE_FIXTURE(default_signals, "without the option a signal leaves the registers as they are") {
    shared_machine machine;
    const int status = status_of_child([&] {
        msr::session session{machine, fake::plan, msr::watch_cpu(0)};
        static_cast<void>(session.measure([] { ::raise(SIGTERM); }));
    });
    CHECK(died_by(status, SIGTERM));
    CHECK(machine.value(0, fake::control_a) == fake::started);
}

TEST_CASE_FIXTURE(default_signals,
                  "during whichever access a signal comes, the registers are as they were found") {
    const unsigned accesses = accesses_of_a_life();
    REQUIRE(accesses > 30);
    for (unsigned n = 0; n < accesses; ++n) {
        CAPTURE(n);
        shared_machine machine;
        machine.raise_at(n, SIGTERM);
        CHECK(died_by(status_of_child([&] { live(machine); }), SIGTERM));
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE_FIXTURE(default_signals, "a program that survives the signal finds its session closed") {
    shared_machine machine;
    const int status = status_of_child([&] {
        std::signal(SIGINT, [](int) {});
        failure problem;
        msr::session session{machine, fake::plan, msr::watch_cpu(0), with_signals};
        static_cast<void>(session.measure([] { ::raise(SIGINT); }, problem));
        if (problem.kind != error_code::wrong_state) ::_exit(2);
        if (problem.state != msr::session_state::signalled) ::_exit(6);
        if (!fake::as_found(machine, 0)) ::_exit(3);
        session.start(problem);
        if (problem.kind != error_code::wrong_state) ::_exit(4);
        if (problem.state != msr::session_state::signalled) ::_exit(7);
        session.close(problem);
        if (problem) ::_exit(5);
    });
    CHECK(left_well(status));
    CHECK(fake::as_found(machine, 0));
}

TEST_CASE_FIXTURE(default_signals,
                  "a handler in another thread does not come between the accesses of a call") {
    const unsigned accesses = accesses_of_a_life();
    for (unsigned n = 0; n < accesses; ++n) {
        CAPTURE(n);
        shared_machine machine;
        const int status = status_of_child([&] {
            stopped_session life{machine, {n, 0}};
            std::thread{[&] {
                life.wait_until_stopped();
                ::raise(SIGTERM);
            }}.detach();
            life.begin();
            for (;;) {
                live(life);
                life.call_ended();
            }
        });
        CHECK(died_by(status, SIGTERM));
        CHECK(machine.note() == 0);
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE_FIXTURE(default_signals, "a signal puts back several sessions") {
    shared_machine first;
    shared_machine second;
    const int status = status_of_child([&] {
        msr::session entry{first, fake::plan, msr::watch_cpu(0), with_signals};
        msr::session two{second, fake::plan, msr::watch_cpu(0), with_signals};
        entry.start();
        two.start();
        ::raise(SIGINT);
    });
    CHECK(died_by(status, SIGINT));
    CHECK(fake::as_found(first, 0));
    CHECK(fake::as_found(second, 0));
}

TEST_CASE_FIXTURE(default_signals, "a session that failed to open has given the signals back") {
    shared_machine machine;
    machine.set(0, fake::control_a, fake::started);
    failure problem;
    const msr::session session{machine, fake::plan, msr::watch_cpu(0), with_signals, problem};
    CHECK(problem.kind == error_code::taken);
    struct sigaction current {};
    ::sigaction(SIGTERM, nullptr, &current);
    const bool is_default = current.sa_handler == SIG_DFL;
    CHECK(is_default);
}
