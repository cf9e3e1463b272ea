// Sessions in several threads at once. The test is built twice: without and with ThreadSanitizer,
// which finds races that the checks do not. The registers are plain memory, so that ThreadSanitizer
// sees an access to a machine which another thread has at that moment. MSR_ROUNDS sets the number
// of rounds a thread.
#include "../thorough.hpp"
#include "fake_plan.hpp"
#include "fake_schedule.hpp"
#include "lock_waits.hpp"

#include <msr/core/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <thread>
#include <vector>

#include <pthread.h>
#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

using msr::error_code;
using msr::failure;

namespace {

constexpr unsigned thread_count = 4;

unsigned rounds_of_a_thread() {
    const char *const request = std::getenv("MSR_ROUNDS");
    return request == nullptr ? static_cast<unsigned>(rounds(1000, 4000))
                              : static_cast<unsigned>(std::atoi(request));
}

/// A machine with the registers of the fake plan, for one thread at a time. It can refuse a given
/// access.
class plain_machine {
public:
    plain_machine() { fake::fill(*this, 0); }

    void set(unsigned, std::uint32_t address, std::uint64_t value) { registers[address] = value; }
    std::uint64_t value(unsigned, std::uint32_t address) const { return registers[address]; }

    /// Makes the machine refuse the access after `rest` others.
    void refuse_after(unsigned rest) { refused = accesses_ + rest; }

    unsigned accesses() const { return accesses_; }

    failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        if (is_refused()) return {.kind = error_code::refused, .address = address};
        value = registers[address];
        return {};
    }
    failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        if (is_refused()) return {.kind = error_code::refused, .address = address};
        registers[address] = value;
        return {};
    }

private:
    bool is_refused() noexcept { return accesses_++ == refused; }

    std::uint64_t registers[0x500]{};
    unsigned accesses_{};
    unsigned refused{~0U};
};

/// Returns the processors where a thread may run; 0: the calling thread.
cpu_set_t cpus_of(std::uint64_t thread) {
    cpu_set_t set;
    REQUIRE(::sched_getaffinity(static_cast<pid_t>(thread), sizeof set, &set) == 0);
    return set;
}
cpu_set_t allowed() { return cpus_of(0); }

unsigned first_of(const cpu_set_t &set) {
    unsigned cpu = 0;
    while (!CPU_ISSET(cpu, &set))
        ++cpu;
    return cpu;
}

/// Returns whether a session on a working machine counts correctly.
bool counts_well(plain_machine &machine, msr::session_options options) {
    failure problem;
    msr::session session{machine, fake::plan, msr::watch_cpu(0), options, problem};
    if (!problem) session.start(problem);
    fake::tick(machine, 0, 3, 4);
    const auto so_far = session.read(problem);
    fake::tick(machine, 0, 1, 1);
    const auto counts = session.stop(problem);
    if (problem || so_far[fake::misses] != 3 || counts[fake::cycles] != 5) return false;
    session.close(problem);
    return !problem && fake::as_found(machine, 0);
}

void run_until_stopped(plain_machine &machine, msr::session_options options, failure &problem) {
    msr::session session{machine, fake::plan, msr::watch_cpu(0), options, problem};
    if (!problem) session.start(problem);
    if (!problem) static_cast<void>(session.read(problem));
    if (!problem) static_cast<void>(session.stop(problem));
}

/// Returns the number of accesses of a session before anything is put back.
unsigned accesses_until_stopped() {
    plain_machine machine;
    msr::session session{machine, fake::plan, msr::watch_cpu(0)};
    session.start();
    static_cast<void>(session.read());
    static_cast<void>(session.stop());
    return machine.accesses();
}

/// Returns whether a session reports the failure of the access after `rest` others, and puts
/// everything back.
bool fails_well(plain_machine &machine, msr::session_options options, unsigned rest) {
    machine.refuse_after(rest);
    failure problem;
    run_until_stopped(machine, options, problem);
    return problem && fake::as_found(machine, 0);
}

/// Returns whether the groups of a multiplexer count in their turns.
bool rotates_well(plain_machine &machine, msr::session_options options) {
    failure problem;
    msr::multiplexer multiplexer{machine, fake::schedule,     msr::watch_cpu(0),
                                 options, msr::steady_time{}, problem};
    if (problem) return false;
    const auto counts = multiplexer.measure(
        4, [&] { fake::tick(machine, 0, 5, 6); }, problem);
    return !problem && counts[fake::misses].count() == 10 && counts[fake::stalls].count() == 10 &&
           fake::as_found(machine, 0);
}

/// Returns whether a multiplexer puts everything back after a failure. Registers that a failure of
/// putting back has left changed are put back here.
bool fails_to_rotate(plain_machine &machine, msr::session_options options, unsigned rest) {
    machine.refuse_after(rest);
    failure problem;
    {
        msr::multiplexer multiplexer{machine, fake::schedule,     msr::watch_cpu(0),
                                     options, msr::steady_time{}, problem};
        if (!problem)
            static_cast<void>(multiplexer.measure(
                4, [] {}, problem));
    }
    return problem && fake::as_found(machine, 0);
}

/// Runs `round(thread, number)` in `count` threads. Returns the number of rounds that returned
/// false.
template <typename Round>
unsigned bad_rounds(unsigned count, Round round) {
    std::atomic<unsigned> bad{};
    std::atomic<bool> go{};
    std::vector<std::thread> threads;
    for (unsigned number = 0; number < thread_count; ++number)
        threads.emplace_back([&, number] {
            while (!go)
                std::this_thread::yield();
            for (unsigned i = 0; i < count; ++i)
                if (!round(number, i)) ++bad;
        });
    go = true;
    for (std::thread &thread : threads)
        thread.join();
    return bad;
}

/// Runs sessions and multiplexers that work, and others that fail at each access in turn. Returns
/// the number of bad rounds.
unsigned bad_lives(msr::session_options options) {
    plain_machine machines[thread_count];
    const unsigned accesses = accesses_until_stopped();
    return bad_rounds(rounds_of_a_thread(), [&](unsigned thread, unsigned round) {
        plain_machine &own = machines[thread];
        const unsigned rest = round / 4 % accesses;
        switch ((round + thread) % 4) {
        case 0:
            return counts_well(own, options);
        case 1:
            return rotates_well(own, options);
        case 2:
            return fails_to_rotate(own, options, rest);
        default:
            return fails_well(own, options, rest);
        }
    });
}

/// Lets all threads take the registers of one machine; the thread that has them must count
/// correctly. Returns the number of bad rounds.
unsigned bad_contests(msr::session_options options, std::atomic<unsigned> &had) {
    plain_machine machine;
    return bad_rounds(rounds_of_a_thread(), [&](unsigned, unsigned round) {
        failure problem;
        msr::session session{machine, fake::plan, msr::watch_cpu(0), options, problem};
        if (problem) return problem.kind == error_code::taken && problem.subject != nullptr;
        ++had;
        // a start that fails has to put back before another thread gets the registers
        if (round % 2 == 0) machine.refuse_after(3);
        session.start(problem);
        if (round % 2 == 0) return problem.kind == error_code::refused;
        fake::tick(machine, 0, 3, 4);
        return session.stop(problem)[fake::cycles] == 4;
    });
}

/// A machine with registers that threads may access at the same time: register 0 has an enable bit
/// for each thread.
class shared_control {
public:
    failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = registers[address];
        // Another thread may write the register before this one writes back its old value.
        std::this_thread::yield();
        return {};
    }
    failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        registers[address] = value;
        return {};
    }
    std::uint64_t control() const { return registers[0]; }

private:
    std::atomic<std::uint64_t> registers[1 + thread_count]{};
};

/// A shared control that provokes conflicts: a reading of it lasts until another thread has written
/// it, has to wait until it may write, or has ended.
class contested_control {
public:
    explicit contested_control(unsigned lasting) : lasts{lasting} { other.keep(); }

    failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = registers[address];
        if (address != 0 || is_other() || reads++ != lasts) return {};
        other_may_begin = true;
        wait_until([&] { return other.times() != 0 || other_has_written || other_is_done; });
        return {};
    }
    failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        registers[address] = value;
        if (address == 0 && is_other()) other_has_written = true;
        return {};
    }
    std::uint64_t control() const { return registers[0]; }

    /// Does work in the thread that does not read.
    template <typename Work>
    void do_as_other(Work work) {
        wait_until([&] { return other_may_begin.load(); });
        of_other = ::pthread_self();
        other_is_known = true;
        other.count_this_thread();
        work();
        other_is_done = true;
    }
    /// Notes that the reading thread has returned from a call of its session, or makes no more
    /// calls.
    void call_ended() noexcept {
        if (other_may_begin) other.let_go();
    }
    void has_ended() noexcept {
        other_may_begin = true;
        other.let_go();
    }
    unsigned readings() const { return reads; }

private:
    bool is_other() const noexcept {
        return other_is_known && ::pthread_equal(of_other, ::pthread_self()) != 0;
    }

    const unsigned lasts;
    unsigned reads{};
    lock_waits other;
    pthread_t of_other{};
    std::atomic<bool> other_is_known{}, other_may_begin{}, other_has_written{}, other_is_done{};
    std::atomic<std::uint64_t> registers[1 + thread_count]{};
};

/// A plan of a counter for each thread, with an enable bit for each.
template <unsigned Thread>
struct plan_of_bit {
    static constexpr std::size_t size = 1;
    static constexpr std::uint64_t bit = std::uint64_t{1} << Thread;
    static constexpr msr::program<4, 1> program{
        .writes = {{0, 0, ~bit}, {1 + Thread, 0}, {0, bit, ~bit}, {0, 0, ~bit}},
        .readouts = {{1 + Thread, 40, "counter"}},
        .registers = {{1 + Thread, (std::uint64_t{1} << 40) - 1, "counter", true},
                      {0, ~std::uint64_t{0}, "control", false, ~bit}},
        .set_up_count = 2,
        .start_count = 1,
        .stop_count = 1,
        .readout_count = 1,
        .register_count = 2};

    static constexpr msr::program_view view() { return program.view(); }
};

/// Runs a session of thread `Thread`. Returns how often the session's own bit was lost, plus 1
/// where a call failed.
template <unsigned Thread, typename Machine, typename Between>
unsigned lost_in_a_life(Machine &machine, msr::session_options options, Between action) {
    static constexpr plan_of_bit<Thread> plan;
    unsigned bad = 0;
    failure problem;
    msr::session session{machine, plan, msr::watch_cpu(0), options, problem};
    action();
    for (unsigned i = 0; i < 4 && !problem; ++i) {
        session.start(problem);
        action();
        if (!problem && (machine.control() >> Thread & 1) == 0) ++bad;
        if (!problem) static_cast<void>(session.stop(problem));
        action();
    }
    if (!problem) session.close(problem);
    return problem ? bad + 1 : bad;
}

template <unsigned Thread>
unsigned bad_rounds_of_bit(shared_control &machine, msr::session_options options) {
    unsigned bad = 0;
    for (unsigned round = 0; round < rounds_of_a_thread() / 20; ++round)
        bad += lost_in_a_life<Thread>(machine, options, [] {}) != 0;
    return bad;
}

/// Runs two sessions, the second of which begins during reading number `reading` of the control.
/// Returns how often a bit was lost.
unsigned lost_at(unsigned reading, msr::session_options options, unsigned &readings) {
    contested_control machine{reading};
    std::atomic<unsigned> bad{};
    std::thread other{
        [&] { machine.do_as_other([&] { bad += lost_in_a_life<1>(machine, options, [] {}); }); }};
    bad += lost_in_a_life<0>(machine, options, [&] { machine.call_ended(); });
    machine.has_ended();
    other.join();
    readings = machine.readings();
    return machine.control() == 0 ? bad.load() : bad + 1;
}

} // namespace

TEST_CASE("a session that binds its thread counts that thread: another is refused, or bound anew") {
    plain_machine machine;
    const cpu_set_t previous = allowed();
    const unsigned cpu = first_of(previous);
    {
        msr::session session{machine, fake::plan, msr::on_cpu(cpu)};
        const auto own_thread = static_cast<std::uint64_t>(::gettid());
        std::thread{[&] {
            const unsigned accesses = machine.accesses();
            failure problem;
            session.start(problem);
            CHECK(problem.kind == error_code::other_thread);
            CHECK(problem.cpu == cpu);
            CHECK(problem.value == own_thread);
            CHECK(problem.actual_value == static_cast<std::uint64_t>(::gettid()));
            CHECK(problem.is_on_other_cpu);
            bool ran = false;
            static_cast<void>(session.measure([&] { ran = true; }, problem));
            CHECK(problem.kind == error_code::other_thread);
            CHECK_FALSE(ran);
            CHECK_THROWS_AS(session.start(), msr::session_error);
            CHECK(machine.accesses() == accesses); // the refused calls made no access
        }}.join();
        session.start();
        fake::tick(machine, cpu, 3, 4);
        std::thread{[&] {
            failure problem;
            CHECK(session.read(problem)[fake::misses] == 0);
            CHECK(problem.kind == error_code::other_thread);
            CHECK(session.stop(problem)[fake::misses] == 0);
            CHECK(problem.kind == error_code::other_thread);
            session.bind(problem);
            CHECK(problem.kind == error_code::wrong_state);
            CHECK(problem.state == msr::session_state::running);
        }}.join();
        // The session went on counting after the refused calls.
        CHECK(session.stop()[fake::misses] == 3);
        std::thread{[&] {
            session.bind();
            const cpu_set_t freed = cpus_of(own_thread);
            CHECK(CPU_EQUAL(&previous, &freed) != 0);
            CHECK(static_cast<unsigned>(::sched_getcpu()) == cpu);
            CHECK(session.measure([&] { fake::tick(machine, cpu, 5, 6); })[fake::cycles] == 6);
        }}.join();
        // The C library reuses the data of the last thread for the next thread, which is a
        // different thread all the same.
        std::thread{[&] {
            failure problem;
            session.start(problem);
            CHECK(problem.kind == error_code::other_thread);
        }}.join();
        failure problem;
        session.start(problem);
        CHECK(problem.kind == error_code::other_thread);
        session.bind();
        session.bind(); // bind() by the thread that the session belongs to changes nothing
        CHECK(session.measure([&] { fake::tick(machine, cpu, 1, 2); })[fake::cycles] == 2);
    }
    const cpu_set_t final_value = allowed();
    CHECK(CPU_EQUAL(&previous, &final_value) != 0);
    CHECK(fake::as_found(machine, cpu));
}

TEST_CASE("a thread that is not where its session counts does not start") {
    plain_machine machine;
    const cpu_set_t previous = allowed();
    REQUIRE(CPU_COUNT(&previous) > 1); // the thread needs a second processor to move to
    const unsigned cpu = first_of(previous);
    msr::session session{machine, fake::plan, msr::on_cpu(cpu)};
    cpu_set_t rest = previous;
    CPU_CLR(cpu, &rest);
    REQUIRE(::sched_setaffinity(0, sizeof rest, &rest) == 0);
    failure problem;
    session.start(problem);
    CHECK(problem.kind == error_code::left_cpu);
    CHECK(problem.cpu == cpu);
    CHECK(problem.other_cpu == static_cast<unsigned>(::sched_getcpu()));
    session.bind();
    CHECK(session.measure([&] { fake::tick(machine, cpu, 1, 2); })[fake::cycles] == 2);
    session.close();
    const cpu_set_t final_value = allowed();
    CHECK(CPU_EQUAL(&previous, &final_value) != 0);
}

TEST_CASE("a multiplexer counts the thread that it bound, as a session does") {
    plain_machine machine;
    const unsigned cpu = first_of(allowed());
    msr::multiplexer multiplexer{machine, fake::schedule, msr::on_cpu(cpu)};
    const auto is_refused = [&](auto call) {
        const unsigned accesses = machine.accesses();
        failure problem;
        std::thread{[&] { call(problem); }}.join();
        return problem.kind == error_code::other_thread && machine.accesses() == accesses;
    };
    CHECK(is_refused([&](failure &problem) { multiplexer.start(problem); }));
    multiplexer.start();
    fake::tick(machine, cpu, 5, 6);
    CHECK(is_refused([&](failure &problem) { multiplexer.rotate(problem); }));
    CHECK(is_refused([&](failure &problem) { static_cast<void>(multiplexer.read(problem)); }));
    CHECK(is_refused([&](failure &problem) { static_cast<void>(multiplexer.stop(problem)); }));
    CHECK(multiplexer.stop()[fake::misses].count() == 5);
    std::thread{[&] {
        multiplexer.bind();
        multiplexer.start();
        fake::tick(machine, cpu, 1, 2);
        CHECK(multiplexer.stop()[fake::misses].count() == 1);
    }}.join();
    CHECK(is_refused([&](failure &problem) { multiplexer.start(problem); }));
}

TEST_CASE("sessions in several threads have bits of the same register, and none loses its own") {
    for (const bool on_signals : {false, true}) {
        CAPTURE(on_signals);
        const msr::session_options options{.restore_on_signals = on_signals};
        shared_control machine;
        std::atomic<unsigned> bad{};
        std::thread first{[&] { bad += bad_rounds_of_bit<0>(machine, options); }};
        std::thread second{[&] { bad += bad_rounds_of_bit<1>(machine, options); }};
        bad += bad_rounds_of_bit<2>(machine, options);
        first.join();
        second.join();
        CHECK(bad == 0);
        CHECK(machine.control() == 0);
    }
}

TEST_CASE(
    "a session that begins while another thread reads a shared register waits for its write") {
    for (const bool on_signals : {false, true}) {
        CAPTURE(on_signals);
        unsigned reading = 0;
        for (unsigned readings = 1; reading < readings; ++reading) {
            CAPTURE(reading);
            CHECK(lost_at(reading, {.restore_on_signals = on_signals}, readings) == 0);
        }
        CHECK(reading > 10);
    }
}

TEST_CASE("sessions and multiplexers that work and that fail, in each thread on its own machine") {
    CHECK(bad_lives({}) == 0);
    CHECK(bad_lives({.restore_on_signals = true}) == 0);
    plain_machine machine;
    // A session can be opened: the list of the open sessions is intact.
    CHECK(counts_well(machine, {}));
}

TEST_CASE("threads that are bound and let go at the same time have bindings of their own") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = first_of(previous);
    unsigned other = CPU_SETSIZE - 1;
    while (!CPU_ISSET(other, &previous))
        --other;
    REQUIRE(cpu != other); // the thread needs a second processor to move to
    plain_machine outer_machines[thread_count], inner_machines[thread_count];
    CHECK(bad_rounds(rounds_of_a_thread() / 20, [&](unsigned thread, unsigned round) {
              failure why;
              msr::session outer{outer_machines[thread], fake::plan, msr::on_cpu(cpu), why};
              outer.start(why);
              if (why) return false;
              const bool moves = round % 2 == 0;
              {
                  const msr::session inner{inner_machines[thread], fake::plan,
                                           msr::on_cpu(moves ? other : cpu), why};
                  if (why) return false;
              }
              static_cast<void>(outer.stop(why));
              if (moves != (why.kind == error_code::left_cpu)) return false;
              outer.close(why);
              const cpu_set_t after = allowed();
              return !why && CPU_EQUAL(&previous, &after) != 0;
          }) == 0);
}

TEST_CASE("only one thread at a time has the registers of a machine") {
    for (const bool on_signals : {false, true}) {
        CAPTURE(on_signals);
        std::atomic<unsigned> had{};
        CHECK(bad_contests({.restore_on_signals = on_signals}, had) == 0);
        CHECK(had > 0);
    }
}
