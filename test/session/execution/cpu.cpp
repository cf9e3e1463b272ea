// The processor that a session works on, and binding the thread to it.
#include "../fake_plan.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>
#include <msr/session/execution/cpu.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

using msr::error_code;
using msr::failure;

namespace {

cpu_set_t allowed() {
    cpu_set_t set;
    REQUIRE(::sched_getaffinity(0, sizeof set, &set) == 0);
    return set;
}

bool allowed_only(unsigned cpu) {
    const cpu_set_t set = allowed();
    return CPU_COUNT(&set) == 1 && CPU_ISSET(cpu, &set);
}

bool allowed_as(const cpu_set_t &previous) {
    const cpu_set_t current = allowed();
    return CPU_EQUAL(&current, &previous) != 0;
}

unsigned last_allowed() {
    const cpu_set_t set = allowed();
    unsigned cpu = CPU_SETSIZE - 1;
    while (!CPU_ISSET(cpu, &set))
        --cpu;
    return cpu;
}

void run_on_any_of(const cpu_set_t &set) { REQUIRE(::sched_setaffinity(0, sizeof set, &set) == 0); }

cpu_set_t without(cpu_set_t set, unsigned cpu) {
    CPU_CLR(cpu, &set);
    return set;
}

} // namespace

TEST_CASE("three ways to say where") {
    static_assert(msr::session_cpu(msr::on_cpu(3)).cpu == 3 &&
                  msr::session_cpu(msr::on_cpu(3)).pin);
    static_assert(msr::watch_cpu(3).cpu == 3 && !msr::watch_cpu(3).pin);
    const cpu_set_t set = allowed();
    CHECK(msr::session_cpu(msr::this_cpu()).pin);
    CHECK(CPU_ISSET(msr::this_cpu().cpu, &set));
}

TEST_CASE("a pinned thread runs on its processor only, and is set free again") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    msr::session_thread bound;
    CHECK_FALSE(bound.pin(cpu));
    CHECK(allowed_only(cpu));
    CHECK(static_cast<unsigned>(::sched_getcpu()) == cpu);
    CHECK_FALSE(bound.unpin());
    CHECK(allowed_as(previous));
    CHECK_FALSE(bound.unpin()); // the second unpin() has no effect
}

TEST_CASE("the thread that was pinned is set free, whichever thread asks") {
    const cpu_set_t previous = allowed();
    msr::session_thread bound;
    REQUIRE_FALSE(bound.pin(last_allowed()));
    std::thread{[&] { CHECK_FALSE(bound.unpin()); }}.join();
    CHECK(allowed_as(previous));
}

TEST_CASE("a processor that is not there is reported, and the thread stays free") {
    const cpu_set_t previous = allowed();
    msr::session_thread bound;
    for (const unsigned cpu : {8191U, 8192U, ~0U}) {
        CAPTURE(cpu);
        const failure problem = bound.pin(cpu);
        CHECK(problem.kind == error_code::not_pinned);
        CHECK(problem.cpu == cpu);
        CHECK(problem.system_error == EINVAL);
        CHECK(allowed_as(previous));
    }
}

TEST_CASE("a session binds its thread as long as it lives") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    msr::recorder tape;
    {
        msr::session session{tape, fake::plan, msr::on_cpu(cpu)};
        CHECK(allowed_only(cpu));
        CHECK(tape.log().front().cpu == cpu);
    }
    CHECK(allowed_as(previous));
    {
        msr::session session{tape, fake::plan, msr::this_cpu()};
        CHECK(allowed_only(static_cast<unsigned>(::sched_getcpu())));
        session.close();
        CHECK(allowed_as(previous));
    }
}

TEST_CASE("a session that only watches a processor leaves the thread free") {
    const cpu_set_t previous = allowed();
    msr::recorder tape;
    const msr::session session{tape, fake::plan, msr::watch_cpu(99)};
    CHECK(allowed_as(previous));
    CHECK(tape.log().front().cpu == 99);
}

TEST_CASE("a session that fails sets its thread free") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    SUBCASE("at a claim") {
        msr::recorder tape;
        tape.set(cpu, fake::control_a, fake::started);
        failure problem;
        const msr::session session{tape, fake::plan, msr::on_cpu(cpu), problem};
        CHECK(problem.kind == error_code::taken);
        CHECK(allowed_as(previous));
    }
    SUBCASE("at the start") {
        msr::recorder tape;
        msr::session session{tape, fake::plan, msr::on_cpu(cpu)};
        tape.refuse_access(tape.log().size());
        failure problem;
        session.start(problem);
        CHECK(problem.kind == error_code::refused);
        CHECK(allowed_as(previous));
    }
}

TEST_CASE("a bound thread is where it should be, unless it was bound to something else") {
    const unsigned cpu = last_allowed();
    const cpu_set_t previous = allowed();
    msr::session_thread bound;
    CHECK_FALSE(bound.is_off_cpu());
    CHECK_FALSE(bound.may_run_elsewhere());
    REQUIRE_FALSE(bound.pin(cpu));
    CHECK_FALSE(bound.is_off_cpu());
    CHECK_FALSE(bound.may_run_elsewhere());
    REQUIRE(CPU_COUNT(&previous) > 1); // the thread needs a second processor to move to
    std::thread{[&] {
        // The new thread, which is not pinned, may run on any other processor.
        run_on_any_of(without(previous, cpu));
        CHECK_FALSE(bound.is_off_cpu());
        CHECK_FALSE(bound.may_run_elsewhere());
    }}.join();
    run_on_any_of(previous);
    CHECK(bound.may_run_elsewhere());
    CHECK((bound.left_cpu().subject == nullptr) == bound.is_off_cpu());
    run_on_any_of(without(previous, cpu));
    CHECK(bound.is_off_cpu());
    CHECK(bound.may_run_elsewhere());
    CHECK(bound.left_cpu().kind == error_code::left_cpu);
    CHECK(bound.left_cpu().cpu == cpu);
    CHECK(bound.left_cpu().other_cpu == static_cast<unsigned>(::sched_getcpu()));
    REQUIRE_FALSE(bound.unpin());
    CHECK_FALSE(bound.is_off_cpu());
    CHECK_FALSE(bound.may_run_elsewhere());
}

TEST_CASE("a thread that has ended runs nowhere") {
    msr::session_thread bound;
    pid_t thread = 0;
    std::thread{[&] {
        thread = ::gettid();
        REQUIRE_FALSE(bound.pin(last_allowed()));
    }}.join();
    cpu_set_t allowed_to_it; // the loop waits until the kernel has ended the thread
    while (::sched_getaffinity(thread, sizeof allowed_to_it, &allowed_to_it) == 0)
        ::sched_yield();
    CHECK_FALSE(bound.may_run_elsewhere());
    CHECK_FALSE(bound.is_off_cpu());
    CHECK_FALSE(bound.unpin());
}

TEST_CASE("a callable that moves its thread has no counts, and the session goes on") {
    const unsigned cpu = last_allowed();
    const cpu_set_t previous = allowed();
    const cpu_set_t elsewhere = without(previous, cpu);
    REQUIRE(CPU_COUNT(&elsewhere) > 0);
    msr::recorder tape;
    const auto counted = [&] {
        tape.set(cpu, fake::counter_a, tape.value(cpu, fake::counter_a) + 5);
    };
    msr::session session{tape, fake::plan, msr::on_cpu(cpu)};
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(cpu, &only);
    failure problem;
    SUBCASE("and stays away") {
        const auto counts = session.measure([&] { counted(), run_on_any_of(elsewhere); }, problem);
        CHECK(problem.kind == error_code::left_cpu);
        CHECK(counts[fake::misses] == 0);
    }
    SUBCASE("and comes back, but may go again") {
        const auto there_and_back = [&] {
            counted();
            run_on_any_of(elsewhere);
            run_on_any_of(only);
            run_on_any_of(previous);
        };
        CHECK(session.measure(there_and_back, problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
    }
    SUBCASE("and is seen by a read while it is away") {
        session.start();
        counted();
        CHECK(session.read()[fake::misses] == 5);
        run_on_any_of(elsewhere);
        CHECK(session.read(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
        run_on_any_of(only);
        // Counts that were lost with the move stay lost.
        CHECK(session.read(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
        CHECK(session.stop(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
    }
    CHECK(message(problem).find("CPU " + std::to_string(cpu) +
                                ": the thread that the session bound here left") == 0);
    run_on_any_of(only);
    CHECK(session.measure(counted)[fake::misses] == 5);
}

TEST_CASE(
    "a session that another session takes the thread from has no counts until it starts anew") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    const cpu_set_t rest = without(previous, cpu);
    REQUIRE(CPU_COUNT(&rest) > 0); // the thread needs a second processor to move to
    unsigned other = 0;
    while (!CPU_ISSET(other, &rest))
        ++other;
    msr::recorder tape;
    const auto work = [&] {
        const auto here = static_cast<unsigned>(::sched_getcpu());
        tape.set(here, fake::counter_a, tape.value(here, fake::counter_a) + 1000);
    };
    msr::session outer{tape, fake::plan, msr::on_cpu(cpu)};
    failure problem;
    outer.start();
    work();
    SUBCASE("to another processor and back") {
        {
            msr::session inner{tape, fake::plan, msr::on_cpu(other)};
            CHECK(inner.measure(work)[fake::misses] == 1000);
        }
        CHECK(static_cast<unsigned>(::sched_getcpu()) == cpu);
        SUBCASE("seen by read") {
            CHECK(outer.read(problem)[fake::misses] == 0);
            CHECK(problem.kind == error_code::left_cpu);
        }
        CHECK(outer.stop(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
        CHECK(message(problem).find("another session") != std::string::npos);
    }
    SUBCASE("to another processor, where it still is") {
        const msr::session inner{tape, fake::plan, msr::on_cpu(other)};
        CHECK(outer.read(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
        CHECK(problem.is_on_other_cpu);
        CHECK(outer.stop(problem)[fake::misses] == 0);
        CHECK(problem.kind == error_code::left_cpu);
    }
    SUBCASE("but not by a session on the same processor") {
        msr::recorder second;
        { const msr::session inner{second, fake::plan, msr::on_cpu(cpu)}; }
        work();
        CHECK(outer.read()[fake::misses] == 2000);
        CHECK(outer.stop()[fake::misses] == 2000);
    }
    CHECK(outer.measure(work)[fake::misses] == 1000);
    outer.close();
    CHECK(allowed_as(previous));
}

TEST_CASE("sessions of one thread end in any order, and the last sets the thread free") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    msr::recorder left, other;
    SUBCASE("the first opened is the first closed") {
        std::vector<msr::basic_session<fake::plan_type>> sessions;
        sessions.push_back(msr::session{left, fake::plan, msr::on_cpu(cpu)});
        sessions.push_back(msr::session{other, fake::plan, msr::on_cpu(cpu)});
        sessions.erase(sessions.begin());
        CHECK(allowed_only(cpu));
        CHECK_NOTHROW(static_cast<void>(sessions[0].measure([] {})));
    }
    SUBCASE("a session is replaced by another") {
        msr::session session{left, fake::plan, msr::on_cpu(cpu)};
        session = msr::session{other, fake::plan, msr::on_cpu(cpu)};
        CHECK(allowed_only(cpu));
        CHECK_NOTHROW(static_cast<void>(session.measure([] {})));
    }
    CHECK(allowed_as(previous));
}

TEST_CASE("who only watches a processor may go where it likes") {
    const cpu_set_t previous = allowed();
    const unsigned cpu = last_allowed();
    msr::recorder tape;
    msr::session session{tape, fake::plan, msr::watch_cpu(cpu)};
    failure problem;
    static_cast<void>(session.measure([&] { run_on_any_of(without(previous, cpu)); }, problem));
    CHECK_FALSE(problem);
    run_on_any_of(previous);
}

TEST_CASE("a session on a processor that is not there touches no register") {
    msr::recorder tape;
    failure problem;
    const msr::session session{tape, fake::plan, msr::on_cpu(8191), problem};
    CHECK(problem.kind == error_code::not_pinned);
    CHECK(message(problem).find("CPU 8191: the thread could not be bound") == 0);
    CHECK(tape.log().empty());
}
