// Tests several bindings of a thread to CPUs, which end in any order and in any thread. The
// system's call that moves threads is replaced: it is counted, and refused where a test wants that.
#include "../fake_plan.hpp"
#include "../following_recorder.hpp"
#include "../shared_machine.hpp"

#include <msr/session/execution/bindings.hpp>

#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>

#include <sched.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

using msr::error_code;
using msr::failure;
using msr::detail::binding;
using msr::detail::bindings;

namespace {

// the kernel's ID of the thread whose moves between processors are counted
std::atomic<pid_t> watched{};
std::atomic<unsigned> moves_of_watched{};
std::atomic<bool> refuses_watched{};

} // namespace

extern "C" int sched_setaffinity(pid_t thread, std::size_t size, const cpu_set_t *set) noexcept {
    if (thread != 0 && thread == watched) {
        ++moves_of_watched;
        if (refuses_watched) {
            errno = EINVAL;
            return -1;
        }
    }
    return static_cast<int>(::syscall(SYS_sched_setaffinity, thread, size, set));
}

namespace {

/// Counts from now on how often `thread` is moved.
void watch(pid_t thread) {
    watched = thread;
    moves_of_watched = 0;
}

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

/// The first and the last processor that the thread may run on.
struct two_cpus {
    two_cpus() {
        const cpu_set_t set = allowed();
        REQUIRE(CPU_COUNT(&set) > 1); // the thread needs a second processor to move to
        while (!CPU_ISSET(one, &set))
            ++one;
        while (!CPU_ISSET(other, &set))
            --other;
    }
    unsigned one = 0;
    unsigned other = CPU_SETSIZE - 1;
};

} // namespace

TEST_CASE("a thread is where its newest binding says, and free after the last of them") {
    const cpu_set_t before = allowed();
    const two_cpus cpu;
    binding first, second, third;
    REQUIRE_FALSE(bindings.add(first, cpu.one));
    REQUIRE_FALSE(bindings.add(second, cpu.other));
    CHECK(allowed_only(cpu.other));
    REQUIRE_FALSE(bindings.add(third, cpu.one));
    CHECK(allowed_only(cpu.one));
    SUBCASE("the newest ends first") {
        CHECK_FALSE(bindings.remove(third));
        CHECK(allowed_only(cpu.other));
        CHECK_FALSE(bindings.remove(second));
        CHECK(allowed_only(cpu.one));
        CHECK_FALSE(bindings.remove(first));
    }
    SUBCASE("the oldest ends first") {
        CHECK_FALSE(bindings.remove(first));
        CHECK(allowed_only(cpu.one));
        CHECK_FALSE(bindings.remove(second));
        CHECK(allowed_only(cpu.one));
        CHECK_FALSE(bindings.remove(third));
    }
    SUBCASE("the middle ends first, and the newest in another thread") {
        CHECK_FALSE(bindings.remove(second));
        CHECK(allowed_only(cpu.one));
        std::thread{[&] { CHECK_FALSE(bindings.remove(third)); }}.join();
        CHECK(allowed_only(cpu.one));
        CHECK_FALSE(bindings.remove(first));
    }
    CHECK(allowed_as(before));
    CHECK_FALSE(bindings.remove(first)); // remove() took away the first binding before
    CHECK(allowed_as(before));
}

TEST_CASE("a binding knows that its thread was moved, whoever moved it") {
    const two_cpus cpu;
    binding first, again, elsewhere;
    REQUIRE_FALSE(bindings.add(first, cpu.one));
    REQUIRE_FALSE(bindings.add(again, cpu.one));
    CHECK_FALSE(first.was_moved);
    SUBCASE("a binding to another processor") {
        REQUIRE_FALSE(bindings.add(elsewhere, cpu.other));
        CHECK(first.was_moved);
        CHECK(again.was_moved);
        CHECK_FALSE(elsewhere.was_moved);
        first.was_moved = false;
        CHECK_FALSE(bindings.remove(elsewhere));
        CHECK(first.was_moved); // the binding noticed that the thread had been on another processor
    }
    SUBCASE("somebody else, before a binding to the same processor brings it back") {
        cpu_set_t only;
        CPU_ZERO(&only);
        CPU_SET(cpu.other, &only);
        REQUIRE(::sched_setaffinity(0, sizeof only, &only) == 0);
        REQUIRE_FALSE(bindings.add(elsewhere, cpu.one));
        CHECK(first.was_moved);
        CHECK_FALSE(bindings.remove(elsewhere));
    }
    SUBCASE("a binding that is refused moves nothing") {
        CHECK(bindings.add(elsewhere, 8191).kind == error_code::not_pinned);
        CHECK_FALSE(first.was_moved);
    }
    CHECK_FALSE(bindings.remove(again));
    CHECK_FALSE(bindings.remove(first));
}

TEST_CASE("a thread that goes to another processor for a question loses what a session counts") {
    const two_cpus cpu;
    msr::recorder tape;
    msr::session session{tape, fake::plan, msr::on_cpu(cpu.one)};
    session.start();
    binding visit; // a short binding to the other processor, as `ask_cpu` makes it
    REQUIRE_FALSE(bindings.add(visit, cpu.other));
    REQUIRE_FALSE(bindings.remove(visit));
    failure why;
    static_cast<void>(session.stop(why));
    CHECK(why.kind == error_code::left_cpu);
}

TEST_CASE("a thread that has ended is not moved: its number may be another thread's") {
    const unsigned cpu = two_cpus{}.one;
    msr::recorder tape;
    std::optional<msr::session<msr::recorder, fake::plan_type>> session;
    std::thread{[&] {
        session.emplace(tape, fake::plan, msr::on_cpu(cpu));
        watch(::gettid());
    }}.join();
    failure why;
    SUBCASE("by bind") {
        std::thread{[&] { session->bind(why); }}.join();
        CHECK_FALSE(why);
        CHECK(moves_of_watched == 0);
    }
    SUBCASE("by close") {
        session->close(why);
        CHECK_FALSE(why);
        CHECK(moves_of_watched == 0);
    }
    watch(0);
}

TEST_CASE("where the first thread cannot be let go, bind counts the calling thread and says so") {
    const cpu_set_t before = allowed();
    const unsigned cpu = two_cpus{}.one;
    const auto bind_fails = [&](auto &session, auto then) {
        watch(::gettid());
        refuses_watched = true;
        std::thread{[&] {
            failure why;
            session.bind(why);
            refuses_watched = false;
            CHECK(why.kind == error_code::not_pinned);
            CHECK(why.system_error == EINVAL);
            CHECK(message(why).find("the thread that was bound could not be set free again") !=
                  std::string::npos);
            then();
        }}.join();
        watch(0);
        failure why;
        session.start(why);
        CHECK(why.kind == error_code::other_thread);
        REQUIRE(::sched_setaffinity(0, sizeof before, &before) == 0);
    };
    SUBCASE("of registers") {
        msr::recorder tape;
        msr::session session{tape, fake::plan, msr::on_cpu(cpu)};
        bind_fails(session, [&] {
            CHECK(allowed_only(cpu));
            CHECK_NOTHROW(static_cast<void>(session.measure([] {})));
        });
    }
    SUBCASE("of a backend that follows threads") {
        following_recorder follower;
        msr::session session{follower, fake::plan, msr::on_cpu(cpu)};
        bind_fails(session, [&] {
            const auto counts = session.measure([] {});
            CHECK(counts[fake::misses] == static_cast<std::uint64_t>(::gettid()));
        });
        CHECK(follower.loads == 2);
    }
}

TEST_CASE("a thread that cannot be bound leaves the session to the first thread") {
    const cpu_set_t before = allowed();
    const unsigned cpu = two_cpus{}.one;
    following_recorder follower;
    msr::session session{follower, fake::plan, msr::on_cpu(cpu)};
    std::thread{[&] {
        REQUIRE(::sched_setaffinity(0, sizeof before, &before) == 0);
        watch(::gettid());
        refuses_watched = true;
        failure why;
        session.bind(why);
        refuses_watched = false;
        CHECK(why.kind == error_code::not_pinned);
        CHECK(allowed_as(before));
        session.start(why);
        CHECK(why.kind == error_code::other_thread);
    }}.join();
    watch(0);
    CHECK(session.measure([] {})[fake::misses] == static_cast<std::uint64_t>(::gettid()));
    CHECK(follower.loads == 1);
}

TEST_CASE("a forked child ends no binding of its parent's threads") {
    const two_cpus cpu;
    const cpu_set_t before = allowed();
    binding first;
    REQUIRE_FALSE(bindings.add(first, cpu.one));
    watch(::gettid());
    const int status = status_of_child([&] {
        // In the child, the thread is bound as the parent's thread is; the CPUs before that binding
        // are unknown.
        binding own;
        const bool is_bound = !bindings.add(own, cpu.other) && allowed_only(cpu.other);
        const bool is_left = !bindings.remove(first) && allowed_only(cpu.other);
        const bool is_back = !bindings.remove(own) && allowed_only(cpu.one);
        ::_exit(is_bound && is_left && is_back && moves_of_watched == 0 ? 0 : 1);
    });
    watch(0);
    CHECK(left_well(status));
    CHECK(allowed_only(cpu.one));
    CHECK_FALSE(bindings.remove(first));
    CHECK(allowed_as(before));
}
