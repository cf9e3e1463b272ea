// Tests of the numbers of code blocks that processes on msrpp machine share: no process gets a
// number of another living process, and numbers of ended processes are reused.
#include "../../tools/msrpp_machine/plugin/plugin_numbers.hpp"
#include "../../tools/msrpp_machine/ring/lanes.hpp"
#include "../../tools/msrpp_machine/ring/ring.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <iterator>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace msrpp::machine;

// The machine, with its ring mapped as the plugin maps the ring.
struct machine_of_test {
    lanes machine{1};
    ring *mapped{};

    machine_of_test() {
        const int file = open(machine.file().c_str(), O_RDWR | O_CLOEXEC);
        REQUIRE(file >= 0);
        void *const position =
            mmap(nullptr, sizeof(ring), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        close(file);
        REQUIRE(position != MAP_FAILED);
        mapped = static_cast<ring *>(position);
        begin_numbers(mapped->numbers);
    }
    machine_of_test(const machine_of_test &) = delete;
    machine_of_test &operator=(const machine_of_test &) = delete;
    ~machine_of_test() { munmap(mapped, sizeof(ring)); }

    // Frees the block numbers that no process has: a chunk of numbers takes two calls, from used to
    // leaving and from leaving to free.
    void free_twice() {
        machine.free_numbers(true);
        machine.free_numbers(true);
    }
    chunk_state state_of(std::uint32_t number) const {
        return mapped->numbers.chunks[number / blocks_of_chunk].load();
    }
};

// A process that takes block numbers from `chunks` chunks and lives until end(). `forking_threads`
// of its threads are about to fork, so that each has a process slot.
struct child {
    pid_t process{};
    std::uint32_t number{};
    int ending{};

    explicit child(unsigned chunks = 1, unsigned forking_threads = 0) {
        int report[2], hold[2];
        REQUIRE(pipe(report) == 0);
        REQUIRE(pipe(hold) == 0);
        numbers_before_fork();
        process = fork();
        if (process == 0) {
            numbers_in_child();
            const std::uint32_t mine = next_block_number();
            for (std::uint32_t i = 0; i < (chunks - 1) * blocks_of_chunk; ++i)
                (void)next_block_number();
            for (unsigned i = 0; i < forking_threads; ++i)
                numbers_before_fork();
            char end = 0;
            close(hold[1]);
            if (write(report[1], &mine, sizeof mine) != sizeof mine) _exit(1);
            // read() returns when the test closes the other end of the pipe
            _exit(read(hold[0], &end, 1) < 0 ? 1 : 0);
        }
        numbers_in_parent(process);
        REQUIRE(process > 0);
        close(report[1]);
        close(hold[0]);
        REQUIRE(read(report[0], &number, sizeof number) == sizeof number);
        close(report[0]);
        ending = hold[1];
    }
    void end() const {
        close(ending);
        int status = 1;
        CHECK(waitpid(process, &status, 0) == process);
        CHECK(status == 0);
    }
};

TEST_CASE("a process and its child have numbers of their own") {
    const machine_of_test test_machine;
    const std::uint32_t first = next_block_number();
    CHECK(next_block_number() == first + 1);
    const child other;
    CHECK(other.number / blocks_of_chunk != first / blocks_of_chunk);
    CHECK(next_block_number() == first + 2);
    other.end();
}

TEST_CASE("numbers are free when nobody has them and what was written is played") {
    machine_of_test test_machine;
    const std::uint32_t own = next_block_number();
    const child other;
    test_machine.free_twice();
    CHECK(test_machine.state_of(other.number) == chunk_state::used);
    other.end();
    lane_header &lane = test_machine.mapped->header.lanes[5];
    lane.written.store(3); // words that the ended process may have written
    test_machine.free_twice();
    CHECK(test_machine.state_of(other.number) == chunk_state::leaving);
    lane.read.store(2);
    test_machine.free_twice();
    CHECK(test_machine.state_of(other.number) == chunk_state::leaving);
    lane.read.store(3);
    // false: words still wait for the definitions of their blocks
    test_machine.machine.free_numbers(false);
    CHECK(test_machine.state_of(other.number) == chunk_state::leaving);
    test_machine.machine.free_numbers(true);
    CHECK(test_machine.state_of(other.number) == chunk_state::free);
    CHECK(test_machine.state_of(own) == chunk_state::used);
}

// A process that forks a child and ends before the child has executed anything.
struct orphan {
    std::uint32_t number{}; // number of a block that the parent defined
    pid_t process{};

    orphan() {
        int report[2], hold[2];
        REQUIRE(pipe(report) == 0);
        REQUIRE(pipe(hold) == 0);
        numbers_before_fork();
        const pid_t parent = fork();
        if (parent == 0) {
            numbers_in_child();
            number = next_block_number();
            numbers_before_fork();
            process = fork();
            if (process == 0) begin(report[1], hold[0]);
            numbers_in_parent(process);
            _exit(write(report[1], this, sizeof *this) == sizeof *this ? 0 : 1);
        }
        numbers_in_parent(parent);
        REQUIRE(read(report[0], this, sizeof *this) == sizeof *this);
        REQUIRE(waitpid(parent, nullptr, 0) == parent);
        close(hold[0]);
        close(report[1]);
        may_begin = hold[1];
        has_begun = report[0];
    }
    void let_begin() {
        char word = 0;
        REQUIRE(write(may_begin, &word, 1) == 1);
        REQUIRE(read(has_begun, &word, 1) == 1);
    }
    void end() const {
        kill(process, SIGKILL);
        while (kill(process, 0) == 0) // init reaps the orphan
            usleep(1000);
        close(may_begin);
        close(has_begun);
    }

private:
    int may_begin{-1}, has_begun{-1};

    [[noreturn]] static void begin(int destination, int first) {
        char word = 0;
        if (read(first, &word, 1) != 1) _exit(1);
        numbers_in_child();
        if (write(destination, &word, 1) != 1) _exit(1);
        for (;;)
            pause();
    }
};

TEST_CASE("a child keeps the numbers of a parent that is gone") {
    machine_of_test test_machine;
    orphan child;
    test_machine.free_twice();
    CHECK(test_machine.state_of(child.number) ==
          chunk_state::used); // the child has not executed anything yet
    child.let_begin();
    test_machine.free_twice();
    CHECK(test_machine.state_of(child.number) == chunk_state::used);
    child.end();
    test_machine.free_twice();
    CHECK(test_machine.state_of(child.number) == chunk_state::free);
}

TEST_CASE("a fork that fails leaves no slot") {
    const machine_of_test test_machine;
    const auto slots = [&] {
        return std::count_if(std::begin(test_machine.mapped->numbers.slots),
                             std::end(test_machine.mapped->numbers.slots),
                             [](const process_slot &slot) { return slot.owner.load() != 0; });
    };
    const auto old_count = slots();
    numbers_before_fork();
    CHECK(slots() == old_count + 1);
    numbers_in_parent(-EAGAIN);
    CHECK(slots() == old_count);
    numbers_in_parent(1); // 1: a positive result of the call, by which a thread or process was made
    CHECK(slots() == old_count);
}

TEST_CASE("programs are started without end") {
    machine_of_test test_machine;
    const std::uint32_t own = next_block_number();
    bool in_range = true, own_is_kept = true;
    // The child processes, one after the other, take more chunks of block numbers and more slots of
    // processes than exist.
    constexpr unsigned chunks_of_each = 16, forking_threads = 15, children = 74;
    static_assert(children * chunks_of_each > chunk_count + 100 &&
                  children * (1 + forking_threads) > block_numbers::slot_count + 100);
    for (unsigned i = 0; i < children; ++i) {
        const child child_process{chunks_of_each, forking_threads};
        in_range = in_range && child_process.number < chunk_count * blocks_of_chunk;
        own_is_kept =
            own_is_kept && child_process.number / blocks_of_chunk != own / blocks_of_chunk;
        child_process.end();
        test_machine.machine.free_numbers(true);
    }
    CHECK(in_range);
    CHECK(own_is_kept);
}

TEST_CASE("where all are used there are none") {
    const machine_of_test test_machine;
    std::uint64_t count = 0;
    while (next_block_number() != chunk_count * blocks_of_chunk)
        ++count;
    CHECK(count == chunk_count * blocks_of_chunk);
}

TEST_CASE("another program in the same process gives its numbers back") {
    machine_of_test test_machine;
    const std::uint32_t old_count = next_block_number();
    begin_numbers(test_machine.mapped->numbers);
    test_machine.free_twice();
    CHECK(test_machine.state_of(old_count) == chunk_state::free);
}

} // namespace
