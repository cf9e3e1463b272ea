// The list of sessions that the signal handler walks, and the owner of each signal's handler.
#include "../lock_waits.hpp"
#include "../shared_machine.hpp"

#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>
#include <msr/session/execution/signals.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <thread>

namespace {

struct counted_entry {
    std::atomic<int> &put_back;
    msr::open_session entry{
        .owner = this, .restores_on_signals = true, .put_back = [](void *self) noexcept {
            ++static_cast<counted_entry *>(self)->put_back;
            errno = ERANGE; // a backend may set errno
        }};

    void enlist() {
        const msr::signal_pause pause{true};
        msr::enlist(entry);
    }
    void delist() {
        const msr::signal_pause pause{true};
        msr::delist(entry);
    }
};

struct sigaction action_of(int number) {
    struct sigaction current {};
    ::sigaction(number, nullptr, &current);
    return current;
}

bool handled_by(int number, void (*handler)(int)) {
    return action_of(number).sa_handler == handler;
}

bool is_default(int number) { return handled_by(number, SIG_DFL); }

void programs_own_handler(int) {}

} // namespace

TEST_CASE_FIXTURE(default_signals,
                  "the signals are taken while anything is listed, and only then") {
    std::atomic<int> count{};
    counted_entry first{count};
    counted_entry second{count};
    CHECK(is_default(SIGINT));
    first.enlist();
    CHECK_FALSE(is_default(SIGINT));
    CHECK_FALSE(is_default(SIGTERM));
    second.enlist();
    first.delist();
    CHECK_FALSE(is_default(SIGINT));
    second.delist();
    CHECK(is_default(SIGINT));
    CHECK(is_default(SIGTERM));
    second.delist(); // the session is off the list of open sessions already
    CHECK(count == 0);
}

TEST_CASE_FIXTURE(default_signals, "the program's own handler comes back with its flags") {
    struct sigaction own {};
    own.sa_handler = programs_own_handler;
    own.sa_flags = SA_NODEFER;
    REQUIRE(::sigaction(SIGTERM, &own, nullptr) == 0);
    std::atomic<int> count{};
    counted_entry entry{count};
    entry.enlist();
    CHECK_FALSE(handled_by(SIGTERM, programs_own_handler));
    entry.delist();
    CHECK(handled_by(SIGTERM, programs_own_handler));
    CHECK((action_of(SIGTERM).sa_flags & SA_NODEFER) != 0);
    std::signal(SIGTERM, SIG_DFL);
}

TEST_CASE_FIXTURE(default_signals, "a handler that somebody sets meanwhile stays") {
    std::atomic<int> count{};
    counted_entry entry{count};
    entry.enlist();
    std::signal(SIGINT, programs_own_handler);
    entry.delist();
    CHECK(handled_by(SIGINT, programs_own_handler));
    std::signal(SIGINT, SIG_DFL);
}

TEST_CASE_FIXTURE(default_signals,
                  "everything listed is put back, and the program dies by the signal") {
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT}) {
        CAPTURE(number);
        shared_machine machine;
        const int status = status_of_child([&] {
            std::signal(number, SIG_DFL);
            counted_entry first{machine.note()};
            counted_entry second{machine.note()};
            counted_entry gone{machine.note()};
            gone.enlist();
            first.enlist();
            second.enlist();
            gone.delist();
            ::raise(number);
            ::_exit(1); // not reached: the signal ends the process
        });
        CHECK(died_by(status, number));
        CHECK(machine.note() == 2);
    }
}

TEST_CASE_FIXTURE(default_signals, "the program dies in the handler, not after its return") {
    shared_machine machine;
    const int status = status_of_child([&] {
        counted_entry entry{machine.note()};
        entry.enlist();
        // The kernel blocks a signal during its handler in this way.
        const msr::signal_pause pause{true};
        msr::detail::on_signal(SIGTERM);
        ::_exit(1); // not reached: the handler ends the process
    });
    CHECK(died_by(status, SIGTERM));
    CHECK(machine.note() == 1);
}

TEST_CASE_FIXTURE(default_signals, "a second signal waits until all is put back for the first") {
    shared_machine machine;
    const int status = status_of_child([&] {
        counted_entry last{machine.note()};
        last.enlist();
        msr::open_session signalled{.restores_on_signals = true,
                                    .put_back = [](void *) noexcept { ::raise(SIGTERM); }};
        {
            const msr::signal_pause pause{true};
            msr::enlist(signalled);
        }
        ::raise(SIGINT);
    });
    // The process was ended by the first SIGINT, not by the SIGTERM that put_back raised.
    CHECK(died_by(status, SIGINT));
    CHECK(machine.note() == 1);
}

TEST_CASE_FIXTURE(default_signals,
                  "our handler runs on the stack and interrupts calls as the program's own one") {
    for (const int flags : {0, SA_RESTART, SA_ONSTACK, SA_RESTART | SA_ONSTACK}) {
        CAPTURE(flags);
        struct sigaction own {};
        own.sa_handler = programs_own_handler;
        own.sa_flags = flags;
        REQUIRE(::sigaction(SIGTERM, &own, nullptr) == 0);
        std::atomic<int> count{};
        counted_entry entry{count};
        entry.enlist();
        CHECK_FALSE(handled_by(SIGTERM, programs_own_handler));
        CHECK((action_of(SIGTERM).sa_flags & (SA_RESTART | SA_ONSTACK)) == flags);
        entry.delist();
    }
    std::signal(SIGTERM, SIG_DFL);
}

TEST_CASE_FIXTURE(default_signals, "sessions that are not for signals leave them alone") {
    std::atomic<int> count{};
    counted_entry other{count};
    other.entry.restores_on_signals = false;
    other.enlist();
    CHECK(is_default(SIGINT));
    counted_entry entry{count};
    entry.enlist();
    CHECK_FALSE(is_default(SIGINT));
    entry.delist();
    CHECK(is_default(SIGINT));
    other.delist();
}

TEST_CASE_FIXTURE(default_signals, "a signal that comes back to us is given back to the program") {
    std::atomic<int> count{};
    counted_entry entry{count};
    entry.enlist();
    const struct sigaction ours = action_of(SIGINT);
    // A library saves the sessions' handler and sets its own.
    std::signal(SIGINT, programs_own_handler);
    entry.delist();
    // The library sets the saved handler of the sessions again.
    REQUIRE(::sigaction(SIGINT, &ours, nullptr) == 0);
    entry.enlist();
    entry.delist();
    CHECK(is_default(SIGINT));
}

TEST_CASE_FIXTURE(default_signals,
                  "the program's own handler runs after ours, once, and errno stays") {
    shared_machine machine;
    static std::atomic<int> *note;
    const int status = status_of_child([&] {
        note = &machine.note();
        std::signal(SIGINT, [](int) { *note = *note * 10; });
        std::atomic<int> &count = machine.note();
        counted_entry entry{count};
        entry.enlist();
        errno = EDOM;
        ::raise(SIGINT);
        if (errno != EDOM) ::_exit(2);
        if (!is_default(SIGTERM)) ::_exit(3); // SIGTERM has no handler of the sessions any more
        entry.delist(); // the handler of SIGINT has emptied the list of open sessions
        entry.enlist(); // an entry can be enlisted again after the signal
        ::raise(SIGINT);
    });
    CHECK(left_well(status));
    CHECK(machine.note() == 110); // ((0 + 1) * 10 + 1) * 10
}

TEST_CASE_FIXTURE(default_signals,
                  "a signal that the program ignores stays ignored, and nothing is put back") {
    shared_machine machine;
    const int status = status_of_child([&] {
        std::signal(SIGINT, SIG_IGN);
        counted_entry entry{machine.note()};
        entry.enlist();
        ::raise(SIGINT);
        entry.delist();
        if (!handled_by(SIGINT, SIG_IGN)) ::_exit(2);
    });
    CHECK(left_well(status));
    CHECK(machine.note() == 0);
}

TEST_CASE_FIXTURE(default_signals,
                  "a forked child does not put back what is its parent's, but what is its own") {
    shared_machine machine;
    std::atomic<int> &count = machine.note();
    counted_entry parents{count};
    parents.enlist();
    CHECK(died_by(status_of_child([] { ::raise(SIGTERM); }), SIGTERM));
    CHECK(machine.note() == 0);
    const int status = status_of_child([&] {
        counted_entry own{count};
        own.enlist();
        parents.delist(); // in the child, the copy of the parent's session ends
        ::raise(SIGTERM);
    });
    CHECK(died_by(status, SIGTERM));
    CHECK(machine.note() == 1);
    parents.delist();
}

TEST_CASE_FIXTURE(default_signals, "a handler in another thread waits until a pause is over") {
    shared_machine machine;
    const int status = status_of_child([&] {
        counted_entry entry{machine.note()};
        entry.enlist();
        lock_waits waits;
        std::thread other;
        {
            const msr::signal_pause pause{true};
            other = std::thread{[&] {
                waits.count_this_thread();
                const sigset_t sigset = msr::detail::all_but_faults();
                ::pthread_sigmask(SIG_UNBLOCK, &sigset, nullptr);
                ::raise(SIGTERM);
            }};
            wait_until([&] { return waits.times() >= lock_waits::most || machine.note() != 0; });
            if (machine.note() != 0) ::_exit(2);
            machine.note() = 10;
        }
        other.join();
        ::_exit(3); // not reached: the signal ends the process
    });
    CHECK(died_by(status, SIGTERM));
    CHECK(machine.note() == 11);
}
