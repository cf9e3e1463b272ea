// The lock of the sessions: at its first use in a process, after a fork, in its holder's hands, and
// with signals at any moment.
#include "fake_plan.hpp"
#include "shared_machine.hpp"

#include <msr/session.hpp>
#include <msr/session/lock.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <latch>
#include <random>
#include <thread>
#include <vector>

#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::atomic<bool> slow{};

} // namespace

/// Lets other threads run, between any two steps of taking the lock.
extern "C" pid_t getpid() noexcept {
    if (slow)
        ::usleep(50);
    else
        ::sched_yield();
    return static_cast<pid_t>(::syscall(SYS_getpid));
}

namespace {

using msr::failure;

bool blocked(int number) {
    sigset_t now;
    ::pthread_sigmask(SIG_BLOCK, nullptr, &now);
    return sigismember(&now, number) == 1;
}

/// How often two of four threads were in a pause at the same time; all begin at once.
unsigned meetings_in_pauses() {
    std::atomic<unsigned> inside{};
    std::atomic<unsigned> meetings{};
    std::atomic<unsigned> waiting{};
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (++waiting; waiting < 4;)
                std::this_thread::yield();
            for (unsigned round = 0; round < 3; ++round) {
                const msr::signal_pause pause{true};
                if (inside++ != 0) ++meetings;
                ::usleep(50);
                --inside;
            }
        });
    for (std::thread &each : threads)
        each.join();
    return meetings;
}

} // namespace

TEST_CASE("the first use in a process lets one thread in at a time") {
    slow = true;
    unsigned bad = 0;
    for (unsigned round = 0; round < 200; ++round)
        bad += !left_well(status_of_child([] {
            if (meetings_in_pauses() != 0) ::_exit(1);
        }));
    slow = false;
    CHECK(bad == 0);
}

TEST_CASE(
    "a child that was forked while another thread held the lock lets one thread in at a time") {
    slow = true;
    std::atomic<int> step{};
    std::thread holder{[&] {
        const msr::signal_pause pause{true};
        step = 1;
        while (step != 2)
            std::this_thread::yield();
    }};
    while (step != 1)
        std::this_thread::yield();
    unsigned bad = 0;
    for (unsigned round = 0; round < 50; ++round)
        bad += !left_well(status_of_child([] {
            ::alarm(20); // rather than for ever
            if (meetings_in_pauses() != 0) ::_exit(1);
        }));
    step = 2;
    holder.join();
    slow = false;
    CHECK(bad == 0);
}

TEST_CASE("the thread that holds the lock does not wait for itself") {
    msr::detail::session_lock lock;
    CHECK_FALSE(lock.held());
    CHECK(lock.lock());
    CHECK_FALSE(lock.lock());
    CHECK(lock.held());
    lock.unlock();
    CHECK_FALSE(lock.held());
    CHECK(lock.lock());
}

TEST_CASE("a pause in a pause leaves the lock to the outer pause") {
    std::atomic<bool> in_other{};
    std::thread other;
    {
        const msr::signal_pause outer{true};
        { const msr::signal_pause inner{true}; }
        CHECK(blocked(SIGINT));
        other = std::thread{[&] {
            const msr::signal_pause pause{true};
            in_other = true;
        }};
        ::usleep(20'000);
        CHECK_FALSE(in_other);
    }
    other.join();
    CHECK(in_other);
}

TEST_CASE("a pause blocks every signal but those of faults, and gives the old mask back") {
    const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
    const int others[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGPROF};
    {
        const msr::signal_pause pause{true};
        for (const int each : others)
            CHECK(blocked(each));
        for (const int each : faults)
            CHECK_FALSE(blocked(each));
    }
    for (const int each : others)
        CHECK_FALSE(blocked(each));
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

void open_and_close(shared_machine &machine) {
    failure why;
    msr::session session{machine, fake::plan, msr::watch_cpu(0), {.restore_on_signals = true}, why};
    session.start(why);
    session.read(why);
    session.stop(why);
}

} // namespace

TEST_CASE_FIXTURE(
    default_signals,
    "a signal at any moment, while other threads open sessions, leaves nothing changed") {
    std::minstd_rand random{1};
    unsigned changed = 0, others = 0;
    for (unsigned round = 0; round < 2000; ++round) {
        shared_machine first, second;
        const auto delay = static_cast<unsigned>(random() % 200);
        const int status = status_of_child([&] {
            std::latch ready{3};
            std::thread{[&] {
                ready.arrive_and_wait();
                for (;;)
                    open_and_close(first);
            }}.detach();
            std::thread{[&] {
                ready.arrive_and_wait();
                ::usleep(delay);
                ::raise(SIGTERM);
            }}.detach();
            ready.arrive_and_wait();
            for (;;)
                open_and_close(second);
        });
        others += !died_by(status, SIGTERM);
        changed += !fake::as_found(first, 0) || !fake::as_found(second, 0);
    }
    CHECK(changed == 0);
    CHECK(others == 0);
}
