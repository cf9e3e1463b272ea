// The ends of a program by exit() and quick_exit(), in forked children of this test: wherever and
// whenever they are called, sessions leave the registers as they found them, also without
// restore_on_signals.
#include "../fake_plan.hpp"
#include "../fake_schedule.hpp"
#include "../lock_waits.hpp"
#include "../shared_machine.hpp"
#include "../stopped_session.hpp"

#include <msr/session.hpp>
#include <msr/session/execution/exits.hpp>
#include <msr/session/execution/lock.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <thread>

#include <sched.h>
#include <unistd.h>

using msr::error_code;
using msr::failure;

namespace {

using session_type = msr::session<shared_machine, fake::plan_type>;

/// The status of a child that ends by exit() within `in_child`; 99 if it does not.
template <typename InChild>
int exit_status_of(InChild in_child) {
    std::fflush(nullptr); // exit() in the child would write the parent's buffered output again
    const int status = status_of_child([&] {
        in_child();
        ::_exit(99);
    });
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/// A machine that calls a function in the access with a given index.
struct calling_machine {
    shared_machine &machine;
    unsigned call_at;
    void (*call)();

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (machine.accesses() == call_at) call();
        return machine.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const failure problem = machine.write(cpu, address, value);
        if (machine.accesses() == call_at) call();
        return problem;
    }
};

unsigned accesses_of_a_life() {
    shared_machine machine;
    session_type session{machine, fake::plan, msr::watch_cpu(0)};
    session.start();
    static_cast<void>(session.stop());
    session.close();
    return machine.accesses();
}

} // namespace

TEST_CASE("exit and quick_exit in the measured code put the registers back") {
    for (void (*const leave)(int) :
         {+[](int status) { std::exit(status); }, +[](int status) { std::quick_exit(status); }}) {
        shared_machine machine;
        CHECK(exit_status_of([&] {
                  session_type session{machine, fake::plan, msr::watch_cpu(0)};
                  static_cast<void>(session.measure([&] {
                      machine.note() = fake::as_found(machine, 0) ? 1 : 2;
                      leave(7);
                  }));
              }) == 7);
        CHECK(machine.note() == 2);
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE("_exit puts nothing back") {
    shared_machine machine;
    CHECK(exit_status_of([&] {
              session_type session{machine, fake::plan, msr::watch_cpu(0)};
              static_cast<void>(session.measure([] { ::_exit(7); }));
          }) == 7);
    CHECK(machine.value(0, fake::control_a) == fake::started);
}

TEST_CASE("exit in the measured code of a multiplexer puts the registers back") {
    shared_machine machine;
    CHECK(exit_status_of([&] {
              msr::multiplexer multiplexer{machine, fake::schedule, msr::watch_cpu(0)};
              int left = 3;
              static_cast<void>(multiplexer.measure(4, [&] {
                  if (--left == 0) std::exit(7);
              }));
          }) == 7);
    CHECK(fake::as_found(machine, 0));
}

TEST_CASE("several sessions are put back at exit, closed ones are left alone") {
    shared_machine first, second, closed;
    CHECK(exit_status_of([&] {
              session_type one{first, fake::plan, msr::watch_cpu(0)};
              session_type two{second, fake::plan, msr::watch_cpu(0), {.restore_on_signals = true}};
              session_type three{closed, fake::plan, msr::watch_cpu(0)};
              one.start();
              two.start();
              three.close();
              // Another program uses the register after three.close().
              closed.set(0, fake::control_a, 0x1234);
              std::exit(7);
          }) == 7);
    CHECK(fake::as_found(first, 0));
    CHECK(fake::as_found(second, 0));
    CHECK(closed.value(0, fake::control_a) == 0x1234);
}

TEST_CASE(
    "exit in another thread waits for the call that a session is in, and closes the session") {
    unsigned number = 0;
    each_moment(accesses_of_a_life(), [&](moment position) {
        CAPTURE(position.access);
        CAPTURE(position.instructions);
        shared_machine machine, second;
        const bool has_own = ++number % 2 == 0;
        CHECK(exit_status_of([&] {
                  stopped_session life{machine, position};
                  std::atomic<bool> is_ready{};
                  std::thread{[&] {
                      std::optional<session_type> own;
                      if (has_own) {
                          own.emplace(second, fake::plan, msr::watch_cpu(0));
                          own->start();
                      }
                      is_ready = true;
                      life.wait_until_stopped();
                      std::exit(7);
                  }}.detach();
                  wait_until([&] { return is_ready.load(); });
                  life.begin();
                  failure why;
                  while (why.kind != error_code::wrong_state) {
                      msr::session session{life, fake::plan, msr::watch_cpu(0), why};
                      life.call_ended();
                      if (!why) session.start(why);
                      life.call_ended();
                      if (!why) static_cast<void>(session.read(why));
                      life.call_ended();
                      if (!why) static_cast<void>(session.stop(why));
                      life.call_ended();
                  }
                  for (;;)
                      ::pause();
              }) == 7);
        CHECK(machine.note() == 0);
        CHECK(fake::as_found(machine, 0));
        CHECK(fake::as_found(second, 0));
    });
}

namespace {

std::atomic<bool> ends_slowly{};
std::atomic<bool> all_put_back{};
std::atomic<bool> nothing_is_left_to_try{};

// This function is called after the sessions were put back, since it is registered before the first
// session. Where `ends_slowly` is set, the other thread has time to do more.
[[maybe_unused]] const int registered_first = std::atexit([] {
    all_put_back = true;
    stopped_session::all_is_put_back();
    if (ends_slowly) wait_until([] { return nothing_is_left_to_try.load(); });
});

/// A machine that lets another thread call exit() during the access with a given index.
struct ending_machine {
    shared_machine &machine;
    unsigned end_at;
    std::atomic<bool> ends{};
    lock_waits exiting{};

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        accessed();
        return machine.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        accessed();
        return machine.write(cpu, address, value);
    }

private:
    void accessed() noexcept {
        if (machine.accesses() != end_at || ends.exchange(true)) return;
        ends_slowly = true;
        exiting.keep();
        std::thread{[this] {
            exiting.count_this_thread();
            std::exit(7);
        }}.detach();
        // waits until the exiting thread waits for this access, or has put everything back
        wait_until([&] { return exiting.times() >= lock_waits::most || all_put_back; });
    }
};

} // namespace

TEST_CASE("a call that exit waits for is the last call that accesses registers") {
    shared_machine quiet;
    session_type session{quiet, fake::plan, msr::watch_cpu(0)};
    const unsigned opened = quiet.accesses();
    session.start();
    static_cast<void>(session.read());
    static_cast<void>(session.stop());
    const unsigned stopped = quiet.accesses();
    for (unsigned n = opened; n < stopped; ++n) {
        CAPTURE(n);
        shared_machine machine;
        CHECK(exit_status_of([&] {
                  ending_machine ending{machine, n};
                  msr::session session{ending, fake::plan, msr::watch_cpu(0)};
                  failure why;
                  session.start(why);
                  if (!ending.ends) static_cast<void>(session.read(why));
                  if (!ending.ends) static_cast<void>(session.stop(why));
                  if (!ending.ends) ::_exit(1);
                  ending.exiting.let_go();
                  session.start(why);
                  if (why.kind != error_code::wrong_state) ::_exit(2);
                  if (why.state != msr::session_state::exited) ::_exit(4);
                  static_cast<void>(session.read(why));
                  if (why.kind != error_code::wrong_state) ::_exit(3);
                  nothing_is_left_to_try = true;
                  for (;;)
                      ::pause();
              }) == 7);
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE("exit in the middle of an access, as in a signal handler, puts back what was done") {
    const unsigned accesses = accesses_of_a_life();
    REQUIRE(accesses > 30);
    for (const bool on_signals : {false, true})
        for (unsigned n = 0; n < accesses; ++n) {
            CAPTURE(on_signals);
            CAPTURE(n);
            shared_machine machine;
            calling_machine calling{machine, n, [] { std::exit(7); }};
            CHECK(exit_status_of([&] {
                      msr::session session{calling,
                                           fake::plan,
                                           msr::watch_cpu(0),
                                           {.restore_on_signals = on_signals}};
                      session.start();
                      static_cast<void>(session.stop());
                      session.close();
                      std::exit(7); // reached only where the machine makes fewer than n calls
                  }) == 7);
            CHECK(fake::as_found(machine, 0));
        }
}

TEST_CASE("abort in the middle of an access puts the registers back where signals are to") {
    const unsigned accesses = accesses_of_a_life();
    for (unsigned n = 0; n < accesses; ++n) {
        CAPTURE(n);
        shared_machine machine;
        calling_machine calling{machine, n, [] { std::abort(); }};
        CHECK(exit_status_of([&] {
                  std::signal(SIGABRT, SIG_DFL); // removes doctest's handler of SIGABRT
                  msr::session session{
                      calling, fake::plan, msr::watch_cpu(0), {.restore_on_signals = true}};
                  session.start();
                  static_cast<void>(session.stop());
                  session.close();
                  std::abort();
              }) == -SIGABRT);
        CHECK(fake::as_found(machine, 0));
    }
}

namespace {

/// A session in static storage, which counts until it is destroyed.
struct counts_to_the_end {
    session_type session;
    std::atomic<int> &note;

    explicit counts_to_the_end(shared_machine &machine)
        : session{machine, fake::plan, msr::watch_cpu(0)}, note{machine.note()} {
        session.start();
    }
    ~counts_to_the_end() {
        failure problem;
        static_cast<void>(session.stop(problem));
        note = problem ? 1 : 2;
    }
};

} // namespace

TEST_CASE("a static object counts until its destructor, which comes first") {
    shared_machine machine;
    shared_machine later;
    CHECK(exit_status_of([&] {
              static counts_to_the_end counting{machine};
              // A session that is opened later, on another machine.
              session_type other{later, fake::plan, msr::watch_cpu(0)};
              std::exit(7);
          }) == 7);
    CHECK(machine.note() == 2);
    CHECK(fake::as_found(machine, 0));
    CHECK(fake::as_found(later, 0));
}

TEST_CASE("the destructor of a session that exit has closed does nothing") {
    shared_machine machine;
    CHECK(exit_status_of([&] {
              static std::optional<session_type> session;
              // The session is put back before its backend is destroyed.
              session.emplace(machine, fake::plan, msr::watch_cpu(0));
              static const struct looks {
                  std::optional<session_type> &session;
                  shared_machine &machine;
                  ~looks() { machine.note() = fake::as_found(machine, 0) ? 1 : 2; }
              } before{session, machine};
              session->start();
              std::exit(7);
          }) == 7);
    CHECK(machine.note() == 2); // the counters ran until exit() put the registers back
    CHECK(fake::as_found(machine, 0));
}

namespace {

/// A backend in static storage, which notes when it is used after its end.
struct static_machine {
    shared_machine &machine;
    bool alive{true};

    explicit static_machine(shared_machine &shared_machine) : machine{shared_machine} {}
    static_machine(const static_machine &) = delete;
    static_machine &operator=(const static_machine &) = delete;
    ~static_machine() { alive = false; }

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (!alive) machine.note() = 1;
        return machine.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (!alive) machine.note() = 1;
        return machine.write(cpu, address, value);
    }
};

} // namespace

TEST_CASE("sessions are put back before a backend in static storage is destroyed") {
    shared_machine earlier, machine;
    CHECK(exit_status_of([&] {
              { const session_type first{earlier, fake::plan, msr::watch_cpu(0)}; }
              // The backend is constructed after the first session.
              static static_machine backend{machine};
              msr::session session{backend, fake::plan, msr::watch_cpu(0)};
              session.start();
              std::exit(7);
          }) == 7);
    CHECK(machine.note() == 0);
    CHECK(fake::as_found(machine, 0));
}

TEST_CASE(
    "sessions on more backends than have registrations of their own are put back all the same") {
    constexpr std::size_t count = 2 * msr::detail::exit_registrations::max_backends;
    shared_machine machines[count];
    CHECK(exit_status_of([&] {
              std::optional<session_type> sessions[count];
              for (std::size_t i = 0; i < count; ++i)
                  sessions[i].emplace(machines[i], fake::plan, msr::watch_cpu(0));
              std::exit(7);
          }) == 7);
    for (const shared_machine &machine : machines)
        CHECK(fake::as_found(machine, 0));
}

TEST_CASE(
    "a forked child that calls exit leaves its parent's session alone, and puts back its own") {
    shared_machine parents, own;
    session_type session{parents, fake::plan, msr::watch_cpu(0)};
    session.start();
    const unsigned accesses = parents.accesses();
    CHECK(exit_status_of([&] {
              session_type childs{own, fake::plan, msr::watch_cpu(0)};
              childs.start();
              std::exit(7);
          }) == 7);
    CHECK(parents.accesses() == accesses);
    CHECK(fake::as_found(own, 0));
    static_cast<void>(session.stop());
}

TEST_CASE("a forked child has none of its parent's multiplexer, and leaves its thread bound") {
    shared_machine machine;
    const msr::session_cpu place = msr::this_cpu();
    const auto is_bound = [&] {
        cpu_set_t set;
        REQUIRE(::sched_getaffinity(0, sizeof set, &set) == 0);
        return CPU_COUNT(&set) == 1 && CPU_ISSET(place.cpu, &set);
    };
    std::optional<msr::multiplexer<shared_machine, fake::schedule_type>> multiplexer;
    multiplexer.emplace(machine, fake::schedule, place);
    for (const bool started : {false, true}) {
        CAPTURE(started);
        if (started) multiplexer->start();
        const unsigned accesses = machine.accesses();
        CHECK(left_well(status_of_child([&] {
            unsigned wrong = 0;
            failure why;
            const auto check = [&] {
                if (why.kind != error_code::wrong_state ||
                    why.state != msr::session_state::inherited)
                    ++wrong;
                why = {};
            };
            multiplexer->bind(why), check();
            multiplexer->start(why), check();
            multiplexer->rotate(why), check();
            static_cast<void>(multiplexer->read(why)), check();
            static_cast<void>(multiplexer->stop(why)), check();
            multiplexer->close(why);
            if (why) ++wrong;
            multiplexer.reset();
            ::_exit(wrong == 0 && is_bound() ? 0 : 1);
        })));
        CHECK(machine.accesses() == accesses);
        CHECK(is_bound());
    }
    fake::tick(machine, 0, 5, 6);
    CHECK(multiplexer->stop()[fake::misses].count() == 5);
    CHECK(fake::as_found(machine, 0));
}

namespace {

shared_machine *machine_at_the_end; // null: nothing is checked at the end of the program

/// Checks at the end of the program that another thread cannot open a session any more, and the
/// calling thread can.
void opens_at_the_end() {
    if (machine_at_the_end == nullptr) return;
    failure in_other, failure;
    std::thread{[&] {
        const session_type session{*machine_at_the_end, fake::plan, msr::watch_cpu(0), in_other};
    }}.join();
    auto *const left_open =
        new session_type{*machine_at_the_end, fake::plan, msr::watch_cpu(0), failure};
    left_open->start(failure);
    const bool refused = in_other.kind == error_code::wrong_state &&
                         in_other.state == msr::session_state::program_ends;
    machine_at_the_end->note() = refused && !failure ? 1 : 2;
}

// opens_at_the_end() is called after the sessions were put back, since it is registered before the
// first session.
[[maybe_unused]] const int registered =
    std::atexit(opens_at_the_end) + std::at_quick_exit(opens_at_the_end);

} // namespace

TEST_CASE(
    "while the program ends only the thread that ends it opens sessions, and they are put back") {
    for (const bool quick : {false, true}) {
        CAPTURE(quick);
        shared_machine machine;
        CHECK(exit_status_of([&] {
                  { const session_type first{machine, fake::plan, msr::watch_cpu(0)}; }
                  machine_at_the_end = &machine;
                  quick ? std::quick_exit(7) : std::exit(7);
              }) == 7);
        CHECK(machine.note() == 1);
        CHECK(fake::as_found(machine, 0));
    }
}

TEST_CASE_FIXTURE(default_signals,
                  "a backend is registered once, and of too many the last are not") {
    const int status = status_of_child([&] {
        msr::detail::exit_registrations &exits = msr::detail::exits;
        exits = {};
        const msr::signal_pause pause{true};
        char backends[40];
        bool good = true;
        for (int round = 0; round < 2; ++round)
            for (std::size_t i = 0; i < sizeof backends; ++i) {
                good = good && msr::put_back_at_exit(backends + i);
                const std::size_t registered = round == 0 ? i + 1 : sizeof backends;
                good =
                    good && exits.count ==
                                (registered < exits.max_backends ? registered : exits.max_backends);
                good = good && exits.knows(backends + i) == (i < exits.max_backends);
            }
        ::_exit(good ? 0 : 1);
    });
    CHECK(left_well(status));
}
