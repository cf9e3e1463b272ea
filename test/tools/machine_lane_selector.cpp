// Tests whether CPUs of msrpp machine hold back CPUs that are ahead. The test writes the ring as
// the plugin does, and sets the host state of each thread itself, so that no result depends on the
// host.
#include "../../tools/msrpp_machine/ring/lane_selector.hpp"
#include "../../tools/msrpp_machine/ring/lanes.hpp"
#include "../../tools/msrpp_machine/ring/ring.hpp"

#include "../../tools/msrpp_machine/plugin/thread_starts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace msrpp::machine;

// larger than any thread ID of Linux, whose limit is 4,194,304
constexpr std::uint32_t slow_thread = 4'000'001;
constexpr std::uint32_t fast_thread = 4'000'002;
constexpr std::uint32_t slow_lane = 1, fast_lane = 2;

/// A machine of two CPUs: a thread on CPU 1 executes far ahead; the test decides what CPU 0 does.
class two_cpus {
public:
    two_cpus() {
        const int file = open(machine.file().c_str(), O_RDWR | O_CLOEXEC);
        REQUIRE(file >= 0);
        void *const place =
            mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        close(file);
        REQUIRE(place != MAP_FAILED);
        shared_ = static_cast<ring *>(place);
        shared_->header.lanes_end.store(3);
        write(fast_lane, fast_thread, 1);
        host[fast_thread] = 'R';
        // Both CPUs begin at clock 0.
        write(slow_lane, slow_thread, 0);
        REQUIRE_FALSE(is_held());
        end(slow_lane);
        REQUIRE_FALSE(is_held());
        clocks[1] = 10 * clock_limit::most_ahead;
    }
    two_cpus(const two_cpus &) = delete;
    two_cpus &operator=(const two_cpus &) = delete;
    ~two_cpus() { munmap(shared_, sizeof(ring)); }

    ring &shared() { return *shared_; }
    lane_header &lane(std::uint32_t number) { return shared_->header.lanes[number]; }
    void write(std::uint32_t number, std::uint32_t thread, std::uint32_t cpu) {
        lane(number).thread.store(thread);
        lane(number).cpu.store(cpu);
        lane(number).is_in_call.store(0);
        lane(number).state.store(lane_state::used);
    }
    void end(std::uint32_t number) { lane(number).state.store(lane_state::ended); }
    /// Lets the thread of a lane (buffer of one thread's words) sleep in a system call until its
    /// time stamp counter is `resumption`.
    void sleep_until(std::uint32_t number, std::uint64_t resumption) {
        lane(number).is_in_call.store(1);
        lane(number).resumes_at.store(resumption);
        host[lane(number).thread.load()] = 'S';
    }
    bool is_next(std::uint32_t number) { return steps.is_next(number); }
    /// Whether the thread of CPU 1 waits for CPU 0.
    bool is_held() { return steps.is_ahead(fast_lane); }

    /// States of threads as in the host's /proc, by thread ID.
    std::map<std::uint32_t, char> host{};
    std::uint64_t clocks[2]{};
    lanes machine{2};

private:
    ring *shared_{};
    lane_selector steps{2, machine, [this](unsigned cpu) { return clocks[cpu]; },
                        [this](std::uint32_t thread) { return host[thread]; }};
};

/// Lets CPU 0 begin to hold CPU 1 back, and CPU 1 go on for longer than the limit.
void fast_goes_on(two_cpus &pair) {
    static_cast<void>(pair.is_held()); // a beginning CPU starts at the clocks of the slowest CPU
    pair.clocks[1] += clock_limit::most_ahead + 1;
}

TEST_CASE("a thread that executes holds the CPU that is ahead of it, until it comes up") {
    two_cpus pair;
    pair.write(slow_lane, slow_thread, 0);
    fast_goes_on(pair);
    CHECK(pair.is_held());
    CHECK(pair.is_held());
    pair.clocks[0] += 1;
    CHECK_FALSE(pair.is_held());
}

TEST_CASE("a thread that the system starts holds the others up, from its start to its first word") {
    two_cpus pair;
    const auto creator = static_cast<std::uint32_t>(syscall(SYS_gettid));
    thread_start *const start = announce_start(pair.shared(), 0);
    REQUIRE(start != nullptr);
    pair.host[creator] = 'R'; // the thread that creates the new thread executes meanwhile
    fast_goes_on(pair);
    CHECK(pair.is_held());
    pair.host[creator] =
        // the creator waits for another thread to leave its block, perhaps the thread of CPU 1
        'S';
    CHECK_FALSE(pair.is_held());
    name_created_thread(start, slow_thread);
    pair.host[slow_thread] = 'R'; // the new thread loads the emulator
    fast_goes_on(pair);
    CHECK(pair.is_held());
    // the new thread takes a lane (buffer of its words), like writer::take_lane()
    pair.write(slow_lane, slow_thread, 0);
    end_start(start);
    CHECK(pair.is_held());
    pair.clocks[0] += 1;
    CHECK_FALSE(pair.is_held());
    pair.end(slow_lane);
    pair.clocks[1] += 10 * clock_limit::most_ahead;
    CHECK_FALSE(pair.is_held());
}

TEST_CASE("a thread that starts and is stopped, waits or is gone holds up nobody") {
    for (const char state : {'T', 't', 'S', 'Z', 'X', '\0'}) {
        CAPTURE(state);
        two_cpus pair;
        thread_start *const start = announce_start(pair.shared(), 0);
        name_created_thread(start, slow_thread);
        pair.host[slow_thread] = state;
        fast_goes_on(pair);
        CHECK_FALSE(pair.is_held());
        pair.host[slow_thread] = 'R'; // the thread continues
        fast_goes_on(pair);
        CHECK(pair.is_held() == true);
    }
}

TEST_CASE("the thread that sleeps goes on next whose time comes first, while no thread executes") {
    two_cpus pair;
    pair.write(slow_lane, slow_thread, 0);
    pair.sleep_until(slow_lane, 1000);
    CHECK_FALSE(pair.is_next(slow_lane)); // the thread of CPU 1 executes
    pair.sleep_until(fast_lane, 2000);
    CHECK(pair.is_next(slow_lane));
    CHECK_FALSE(pair.is_next(fast_lane));
    pair.host[slow_thread] = 'T'; // a stopped thread does not go on
    CHECK(pair.is_next(fast_lane));
    pair.host[slow_thread] = 'R';
    pair.lane(slow_lane).resumes_at.store(0);
    pair.lane(slow_lane).is_in_call.store(0); // the thread executes again
    CHECK_FALSE(pair.is_next(fast_lane));
}

TEST_CASE("the start of a process that has died is free again") {
    two_cpus pair;
    const pid_t child = fork();
    if (child == 0) _exit(0);
    REQUIRE(child > 0);
    thread_start *const start = announce_start(pair.shared(), 0);
    name_created_thread(start, static_cast<std::uint32_t>(child));
    CHECK(pair.machine.starting_thread(0) == static_cast<std::uint32_t>(child));
    REQUIRE(waitpid(child, nullptr, 0) == child);
    struct : reader_of_words {
        void words(std::uint32_t, const std::uint64_t *, std::uint64_t) override {}
        bool takes(std::uint32_t) override { return true; }
        void lane_begins(std::uint32_t, std::uint32_t) override {}
        void lane_ends(std::uint32_t) override {}
    } nobody;
    pair.machine.reap(nobody);
    CHECK(pair.machine.starting_thread(0) == 0);
}

TEST_CASE("a thread finds its own start, whoever has announced it") {
    two_cpus pair;
    const auto mine = static_cast<std::uint32_t>(syscall(SYS_gettid));
    thread_start *const start = announce_start(pair.shared(), 1);
    name_created_thread(start, slow_thread);
    CHECK(start_of_this_thread(pair.shared()) == nullptr);
    take_start(start);
    CHECK(start_of_this_thread(pair.shared()) == start);
    // The new thread has ended its start before its creator gives the new thread's ID, which comes
    // too late.
    end_start(start);
    name_created_thread(start, slow_thread);
    CHECK(pair.machine.starting_thread(0) == 0);
    CHECK(pair.machine.cpu_of_start(0) == 1);
    // A thread creation that fails.
    thread_start *const failed = announce_start(pair.shared(), 0);
    CHECK(pair.machine.starting_thread(0) == mine);
    name_created_thread(failed, 0);
    CHECK(pair.machine.starting_thread(0) == 0);
    // most_starts creations can be announced; a further thread starts unannounced.
    for (std::uint32_t number = 0; number < most_starts; ++number)
        REQUIRE(announce_start(pair.shared(), 0) != nullptr);
    CHECK(announce_start(pair.shared(), 0) == nullptr);
    name_created_thread(nullptr, slow_thread);
    take_start(nullptr);
    end_start(nullptr);
}

TEST_CASE(
    "a call of the system holds the others up while the host works on it, not while it waits") {
    for (const char state : {'S', 'D', 'T', 't', 'Z', '\0'}) {
        CAPTURE(state);
        two_cpus pair;
        pair.write(slow_lane, slow_thread, 0);
        pair.lane(slow_lane).is_in_call.store(1);
        // the awaited event has come, and the thread waits for a busy host's CPU
        pair.host[slow_thread] = 'R';
        fast_goes_on(pair);
        CHECK(pair.is_held());
        pair.host[slow_thread] = state;
        CHECK_FALSE(pair.is_held());
    }
}

TEST_CASE("a thread that sleeps in a call is looked at again after some parts of words") {
    two_cpus pair;
    pair.write(slow_lane, slow_thread, 0);
    pair.lane(slow_lane).is_in_call.store(1);
    pair.host[slow_thread] = 'S';
    CHECK_FALSE(pair.is_held());
    pair.host[slow_thread] = 'R';
    unsigned parts = 0;
    for (; parts < 100 && !pair.is_held(); ++parts)
        pair.clocks[1] += clock_limit::most_ahead + 1;
    CHECK(parts <= 17);
    CHECK(pair.is_held());
    // A thread in a call may read a register, which counts everything it has done: such a thread is
    // not held back.
    pair.lane(fast_lane).is_in_call.store(1);
    CHECK_FALSE(pair.is_held());
}

TEST_CASE("a thread in a call counts at once where it has executed since the one before") {
    two_cpus pair;
    pair.write(slow_lane, slow_thread, 0);
    pair.lane(slow_lane).is_in_call.store(1);
    pair.host[slow_thread] = 'S';
    CHECK_FALSE(pair.is_held());
    pair.lane(slow_lane).is_in_call.store(0);
    fast_goes_on(pair);
    CHECK(pair.is_held());
    pair.lane(slow_lane).is_in_call.store(1);
    pair.host[slow_thread] = 'R';
    CHECK(pair.is_held());
}

TEST_CASE("threads of one CPU do not hold each other") {
    two_cpus pair;
    pair.write(slow_lane, slow_thread, 1);
    pair.host[slow_thread] = 'R';
    fast_goes_on(pair);
    CHECK_FALSE(pair.is_held());
}

TEST_CASE("the host's state of a thread") {
    CHECK(host_state(static_cast<std::uint32_t>(getpid())) == 'R');
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    if (child == 0) {
        char byte;
        close(ends[1]);
        _exit(read(ends[0], &byte, 1) == 0 ? 0 : 1);
    }
    REQUIRE(child > 0);
    const auto number = static_cast<std::uint32_t>(child);
    while (host_state(number) != 'S') {
    } // waits until the child blocks in read()
    close(ends[1]);
    siginfo_t info;
    REQUIRE(waitid(P_PID, number, &info, WEXITED | WNOWAIT) == 0);
    CHECK(host_state(number) == 'Z');
    REQUIRE(waitpid(child, nullptr, 0) == child);
    CHECK(host_state(number) == 0);
    close(ends[0]);
}

} // namespace
