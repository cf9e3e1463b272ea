// Tests the lock that all sessions of a process share: at its first use in a process, after a fork,
// in its holder's hands, and with signals at any moment.
#include "../../thorough.hpp"
#include "../fake_plan.hpp"
#include "../lock_waits.hpp"
#include "../shared_machine.hpp"
#include "../single_steps.hpp"
#include "../stopped_session.hpp"

#include <msr/session.hpp>
#include <msr/session/execution/lock.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <optional>
#include <thread>
#include <vector>

#include <unistd.h>

namespace {

using msr::failure;

bool blocked(int number) {
    sigset_t current;
    ::pthread_sigmask(SIG_BLOCK, nullptr, &current);
    return sigismember(&current, number) == 1;
}

/// Returns how often two of four threads were in a pause of signals at the same time. All threads
/// begin at once; the first thread stays in its pause until the others were turned away.
unsigned meetings_in_pauses() {
    constexpr unsigned count = 4;
    std::atomic<unsigned> inner{};
    std::atomic<unsigned> meetings{};
    std::atomic<unsigned> waiting{};
    std::atomic<bool> entered{};
    lock_waits noted[count];
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < count; ++i)
        threads.emplace_back([&, i] {
            noted[i].count_this_thread();
            ++waiting;
            wait_until([&] { return waiting == count; });
            for (unsigned round = 0; round < 3; ++round) {
                const msr::signal_pause pause{true};
                if (inner++ != 0) ++meetings;
                if (!entered.exchange(true))
                    wait_until([&] {
                        unsigned rest = 0;
                        for (const lock_waits &away : noted)
                            rest += away.times() != 0;
                        return rest == count - 1 || meetings != 0;
                    });
                --inner;
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    return meetings;
}

/// Two threads that take the lock; the first thread is stopped on its way to the lock.
struct two_takers {
    lock_waits first, second;
    std::atomic<bool> first_is_stopped{}, first_is_done{}, second_is_in{};
    std::atomic<unsigned> inside{}, meetings{};

    void stop_first() {
        first_is_stopped = true;
        wait_until([&] { return second.times() != 0 || second_is_in; });
    }
    /// Takes the lock in the second thread, and holds it until the first thread was turned away.
    void take_second() {
        wait_until([&] { return first_is_stopped.load(); });
        second.count_this_thread();
        const msr::signal_pause pause{true};
        if (inside++ != 0) ++meetings;
        second_is_in = true;
        wait_until([&] { return first.times() != 0 || first_is_done || meetings != 0; });
        --inside;
    }
};

two_takers *takers; ///< the two threads of this process that take the lock

constexpr int has_met = 1;
constexpr int had_it_before = 2;

/// In a child: lets a second thread take the lock when the calling thread is `instructions`
/// instructions on its way to it. Ends the child with `had_it_before` where the lock was taken
/// within so many instructions, with `has_met` where two threads held the lock at once; returns
/// otherwise.
void stop_on_the_way(unsigned long instructions) {
    two_takers pair;
    takers = &pair;
    std::thread second{[&] { pair.take_second(); }};
    pair.first.count_this_thread();
    single_steps::after(instructions, [] { takers->stop_first(); });
    {
        const msr::signal_pause pause{true};
        if (!single_steps::end()) ::_exit(had_it_before);
        if (pair.inside++ != 0) ++pair.meetings;
        --pair.inside;
    }
    pair.first_is_done = true;
    second.join();
    if (pair.meetings != 0) ::_exit(has_met);
}

/// Stops the first of two threads after each instruction on its way to the lock.
void check_the_whole_way() {
    // The first calls make the dynamic linker look functions up, which must not happen on the
    // measured way to the lock.
    CHECK(msr::detail::session_lock::caller() != 0);
    CHECK_FALSE(blocked(SIGINT));
    const sigset_t faults_left_out = msr::detail::all_but_faults();
    CHECK(sigismember(&faults_left_out, SIGINT) == 1);
    unsigned long instructions = 1;
    unsigned bad = 0;
    for (int status = 0;; instructions += rounds(13, 1)) {
        status = status_of_child([&] { stop_on_the_way(instructions); });
        if (WIFEXITED(status) && WEXITSTATUS(status) == had_it_before) break;
        bad += !left_well(status);
        REQUIRE(instructions < 100'000);
    }
    CHECK(bad == 0);
    CHECK(instructions > 50); // the way to the lock has more than 50 instructions
}

} // namespace

TEST_CASE("the first use in a process lets one thread in at a time") {
    unsigned bad = 0;
    for (std::size_t round = 0; round < rounds(20, 200); ++round)
        bad += !left_well(status_of_child([] {
            if (meetings_in_pauses() != 0) ::_exit(1);
        }));
    CHECK(bad == 0);
    check_the_whole_way();
}

TEST_CASE(
    "a child that was forked while another thread held the lock lets one thread in at a time") {
    std::atomic<int> step{};
    std::thread holder{[&] {
        const msr::signal_pause pause{true};
        step = 1;
        wait_until([&] { return step == 2; });
    }};
    wait_until([&] { return step == 1; });
    unsigned bad = 0;
    for (std::size_t round = 0; round < rounds(10, 50); ++round)
        bad += !left_well(status_of_child([] {
            if (meetings_in_pauses() != 0) ::_exit(1);
        }));
    check_the_whole_way();
    step = 2;
    holder.join();
    CHECK(bad == 0);
}

TEST_CASE("the thread that holds the lock does not wait for itself") {
    msr::detail::session_lock lock;
    CHECK_FALSE(lock.is_held());
    CHECK(lock.lock());
    CHECK_FALSE(lock.lock());
    CHECK(lock.is_held());
    lock.unlock();
    CHECK_FALSE(lock.is_held());
    CHECK(lock.lock());
}

TEST_CASE("a pause in a pause leaves the lock to the outer pause") {
    std::atomic<bool> in_other{};
    lock_waits waits;
    std::thread other;
    {
        const msr::signal_pause outer{true};
        { const msr::signal_pause inner{true}; }
        CHECK(blocked(SIGINT));
        other = std::thread{[&] {
            waits.count_this_thread();
            const msr::signal_pause pause{true};
            in_other = true;
        }};
        wait_until([&] { return waits.times() >= lock_waits::most || in_other; });
        CHECK_FALSE(in_other);
    }
    other.join();
    CHECK(in_other);
}

TEST_CASE("a pause blocks every signal but those of faults, and gives the old mask back") {
    const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
    const int rest[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGPROF};
    {
        const msr::signal_pause pause{true};
        for (const int entry : rest)
            CHECK(blocked(entry));
        for (const int entry : faults)
            CHECK_FALSE(blocked(entry));
    }
    for (const int entry : rest)
        CHECK_FALSE(blocked(entry));
}

TEST_CASE("a pause may begin later, once, or never") {
    {
        msr::signal_pause pause{false};
        CHECK_FALSE(blocked(SIGINT));
        pause.begin();
        CHECK(blocked(SIGINT));
        pause.begin();
    }
    CHECK_FALSE(blocked(SIGINT));
    const msr::signal_pause free_again{true};
    CHECK(blocked(SIGINT));
}

namespace {

constexpr msr::session_options with_signals{.restore_on_signals = true};

template <typename Machine, typename Between>
void open_and_close(Machine &machine, Between action) {
    failure problem;
    msr::session session{machine, fake::plan, msr::watch_cpu(0), with_signals, problem};
    action();
    session.start(problem);
    action();
    static_cast<void>(session.read(problem));
    action();
    static_cast<void>(session.stop(problem));
    action();
}

/// The session of the thread that gets the signal; empty where that thread has none.
using own_session = std::optional<msr::session<shared_machine, fake::plan_type>>;

} // namespace

TEST_CASE_FIXTURE(
    default_signals,
    "a signal at any moment, while other threads open sessions, leaves nothing changed") {
    shared_machine quiet;
    open_and_close(quiet, [] {});
    unsigned changed = 0, rest = 0, met = 0, number = 0;
    each_moment(quiet.accesses(), [&](moment position) {
        shared_machine first, second;
        const bool has_own = ++number % 2 == 0;
        const int status = status_of_child([&] {
            stopped_session life{first, position};
            std::atomic<bool> is_ready{};
            std::thread{[&] {
                own_session own;
                if (has_own) {
                    own.emplace(second, fake::plan, msr::watch_cpu(0), with_signals);
                    own->start();
                }
                is_ready = true;
                life.wait_until_stopped();
                ::raise(SIGTERM);
            }}.detach();
            wait_until([&] { return is_ready.load(); });
            life.begin();
            for (;;)
                open_and_close(life, [&] { life.call_ended(); });
        });
        rest += !died_by(status, SIGTERM);
        changed += !fake::as_found(first, 0) || !fake::as_found(second, 0);
        met += first.note() != 0;
    });
    CHECK(changed == 0);
    CHECK(rest == 0);
    CHECK(met == 0);
}
