// Tests the simulated machine's side of the memory that the machine and the QEMU plugin share
// (ring.hpp): no thread's words (records of executed code) wait for ever, and the thread that reads
// the ring avoids the CPUs of threads that write much.
#include "../../tools/msrpp_machine/ring/lanes.hpp"
#include "../../tools/msrpp_machine/ring/reader_place.hpp"
#include "../../tools/msrpp_machine/ring/ring.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace msrpp::machine;

// A reader that takes one part of words in each round from any lane (buffer of one thread), like a
// CPU that is ahead after one part.
struct one_part : reader_of_words {
    bool has_taken{};
    std::vector<std::uint32_t> parts{}; ///< the lane (thread's buffer) of each part that was read

    void words(std::uint32_t lane, const std::uint64_t *, std::uint64_t) override {
        parts.push_back(lane);
        has_taken = true;
    }
    bool takes(std::uint32_t) override { return !has_taken; }
    void lane_begins(std::uint32_t, std::uint32_t) override {}
    void lane_ends(std::uint32_t) override {}
};

// The ring as programs map it.
class ring_view {
public:
    explicit ring_view(const lanes &machine) {
        const int file = open(machine.file().c_str(), O_RDWR | O_CLOEXEC);
        REQUIRE(file >= 0);
        memory_ = mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        close(file);
        REQUIRE(memory_ != MAP_FAILED);
    }
    ring_view(const ring_view &) = delete;
    ring_view &operator=(const ring_view &) = delete;
    ~ring_view() { munmap(memory_, sizeof(ring)); }
    ring_header &header() { return static_cast<ring *>(memory_)->header; }

private:
    void *memory_;
};

TEST_CASE("threads of a CPU of which one alone is read at a time are read in turn") {
    lanes machine{1};
    ring_view ring_memory{machine};
    ring_header &header = ring_memory.header();
    header.lanes_end.store(4);
    for (std::uint32_t lane = 1; lane < 4; ++lane) {
        header.lanes[lane].state.store(lane_state::used);
        header.lanes[lane].written.store(words_in_lane);
    }
    one_part reader;
    for (unsigned round = 0; round < 6; ++round) {
        reader.has_taken = false;
        CHECK(machine.drain(reader));
    }
    REQUIRE(reader.parts.size() == 6);
    for (std::uint32_t lane = 1; lane < 4; ++lane) {
        unsigned times = 0;
        for (const std::uint32_t lane_read : reader.parts)
            times += lane_read == lane ? 1 : 0;
        CHECK(times == 2);
    }
}

/// A reader that lists the lanes (buffers of one thread each) of its words.
struct lane_list : reader_of_words {
    std::vector<std::uint32_t> lanes{};
    bool has_ended{};

    void words(std::uint32_t lane, const std::uint64_t *, std::uint64_t) override {
        lanes.push_back(lane);
    }
    bool takes(std::uint32_t) override { return true; }
    void lane_begins(std::uint32_t, std::uint32_t) override {}
    void lane_ends(std::uint32_t) override { has_ended = true; }
};

/// Returns the ID of a process that has ended.
std::uint32_t ended_process() {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    REQUIRE(child > 0);
    REQUIRE(waitpid(child, nullptr, 0) == child);
    return static_cast<std::uint32_t>(child);
}

TEST_CASE("definitions of a program that has ended are read before its last words") {
    lanes machine{1};
    ring_view ring_memory{machine};
    ring_header &header = ring_memory.header();
    header.lanes_end.store(2);
    header.lanes[1].state.store(lane_state::used);
    header.lanes[1].process.store(ended_process());
    lane_list reader;
    machine.drain(reader); // the ring is empty
    REQUIRE(reader.lanes.empty());
    header.lanes[definitions_lane].written.store(3);
    header.lanes[1].written.store(1);
    machine.reap(reader);
    REQUIRE(reader.lanes.size() == 2);
    CHECK(reader.lanes[0] == definitions_lane);
    CHECK(reader.lanes[1] == 1);
    CHECK(reader.has_ended);
}

// Returns the number of CPUs on which this thread may run, and the CPUs in `cpu_set`.
unsigned usable(cpu_set_t &cpu_set) {
    REQUIRE(sched_getaffinity(0, sizeof cpu_set, &cpu_set) == 0);
    return static_cast<unsigned>(CPU_COUNT(&cpu_set));
}

void check_the_place() {
    cpu_set_t cpu_set;
    if (usable(cpu_set) < 2) {
        MESSAGE("skipped: one CPU");
        return;
    }
    unsigned first = 0;
    while (!CPU_ISSET(first, &cpu_set))
        ++first;
    // The test has a thread that is pinned to the first CPU, and a thread that is not pinned.
    std::atomic<std::uint32_t> pinned{0}, free{0};
    std::atomic<bool> finished{false};
    const auto wait = [&finished](std::atomic<std::uint32_t> &number) {
        number = static_cast<std::uint32_t>(gettid());
        while (!finished)
            usleep(1000);
    };
    std::thread thread{[&] {
        cpu_set_t cpu_set;
        CPU_ZERO(&cpu_set);
        CPU_SET(first, &cpu_set);
        sched_setaffinity(0, sizeof cpu_set, &cpu_set);
        wait(pinned);
    }};
    std::thread other{[&] { wait(free); }};
    while (pinned == 0 || free == 0)
        usleep(1000);

    lanes machine{1};
    ring_view position{machine};
    ring_header &header = position.header();
    header.lanes_end.store(3);
    header.lanes[1].thread.store(free);
    header.lanes[2].thread.store(pinned);
    reader_place place{CPU_SETSIZE}; // all CPUs are for programs, none for the reader alone
    cpu_set_t current;
    place.move_to_idle(machine);
    CHECK(usable(current) == static_cast<unsigned>(CPU_COUNT(&cpu_set)));
    header.lanes[1].written.store(words_in_lane);
    header.lanes[2].written.store(words_in_lane);
    place.move_to_idle(machine);
    CHECK(usable(current) + 1 == static_cast<unsigned>(CPU_COUNT(&cpu_set)));
    CHECK_FALSE(CPU_ISSET(first, &current));
    place.take_along(static_cast<pid_t>(free.load()));
    cpu_set_t of_other;
    REQUIRE(sched_getaffinity(static_cast<pid_t>(free.load()), sizeof of_other, &of_other) == 0);
    CHECK(CPU_EQUAL(&of_other, &current));
    // the pinned thread has written only 5 more words
    header.lanes[2].written.store(words_in_lane + 5);
    place.move_to_idle(machine);
    CHECK(usable(current) == static_cast<unsigned>(CPU_COUNT(&cpu_set)));
    REQUIRE(sched_getaffinity(static_cast<pid_t>(free.load()), sizeof of_other, &of_other) == 0);
    CHECK(CPU_EQUAL(&of_other, &cpu_set));
    finished = true;
    thread.join();
    other.join();
}

TEST_CASE("who reads keeps away from a CPU to which a thread is pinned that writes much") {
    std::thread{check_the_place}.join(); // the reader changes the CPUs of its own thread
}

TEST_CASE("who reads leaves the first CPUs to programs, where there are others") {
    std::thread{[] {
        cpu_set_t usable_cpus, remaining_cpus;
        const unsigned usable_count = usable(usable_cpus);
        const reader_place place{1};
        const unsigned left = usable(remaining_cpus);
        if (usable_count > 1 && CPU_ISSET(0, &usable_cpus)) {
            CHECK(left + 1 == usable_count);
            CHECK_FALSE(CPU_ISSET(0, &remaining_cpus));
        } else {
            CHECK(left == usable_count);
        }
    }}.join();
}

} // namespace
