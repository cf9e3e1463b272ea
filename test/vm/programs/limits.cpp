// Limits of one user: register programs, time of root's calls, time with interrupts off. A user at
// its limits slows down no other user, and its resources are freed at its end.
#include "callers.hpp"
#include "samples.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <pthread.h>

namespace {

int device = -1;

/// The number of register programs that a caller could load, and the error number of the first
/// refusal.
struct program_limit {
    unsigned programs;
    int error;
};

/// Opens files and loads register programs for threads until the module refuses.
program_limit load_up_to_limit() {
    program_limit result{};
    for (unsigned file = 0; file < 128; ++file) {
        const int own = raw::open_device();
        if (own < 0) return {result.programs, errno};
        for (unsigned i = 0; i < MSRPP_MOST_PROGRAMS; ++i) {
            raw::program program = callers::user_mode({}, 1);
            result.error = program.load(own);
            if (result.error != 0) return result;
            ++result.programs;
        }
    }
    return result;
}

/// Seconds for an ioctl BATCH of 64 writes to registers that no register program holds: the
/// shortest of many runs.
double batch_time() {
    raw::batch batch{};
    for (unsigned i = 0; i < 64; ++i)
        batch.operations.push_back(raw::writing(0, raw::escr + 40 + i % 16, 1));
    double best = 1e300;
    for (unsigned i = 0; i < 30; ++i) {
        const double start = callers::now();
        if (batch.run(device) != 0) return 1e300;
        best = std::min(best, callers::now() - start);
    }
    return best;
}

int load_one(callers::identity identity) {
    int &error = callers::shared<int>();
    callers::as(identity, [&] {
        raw::program program = callers::user_mode({}, 1);
        error = program.load(raw::open_device());
    });
    return error;
}

/// `by_instructions`: the clock counts the emulator's instructions, so the test checks times as
/// well.
void programs(bool by_instructions) {
    const double alone = by_instructions ? batch_time() : 0;
    program_limit &limit = callers::shared<program_limit>();
    const callers::gate ready, go;
    const pid_t greedy = callers::spawn(callers::user, [&] {
        limit = load_up_to_limit();
        ready.open();
        go.wait();
    });
    ready.wait();
    std::printf("note a user has %u programs, error %d\n", limit.programs, limit.error);
    expect("the programs of a user are limited", limit.error != 0 && limit.programs > 0,
           "%u programs, error %d", limit.programs, limit.error);
    expect("in all of his processes together", load_one(callers::user) != 0);
    expect("and another user's are not", load_one(callers::other_user) == 0);
    if (by_instructions) {
        const double neighbours = batch_time();
        expect("root's BATCH of other registers is not slowed down", neighbours < 5 * alone,
               "%.0f us beside %.0f us", neighbours * 1e6, alone * 1e6);
    }
    const double start = callers::now();
    go.open();
    const bool finished = callers::ended(greedy);
    const double took = callers::now() - start;
    expect("the user's process ends", finished);
    if (by_instructions)
        expect("within two thousand million instructions", took < 2, "%.1f thousand million", took);
    expect("and gives back what it had", load_one(callers::user) == 0);
}

/// A register program with 1,024 writes at every switch of its thread.
void writes_at_a_switch() {
    callers::as(callers::user, [] {
        raw::program program = callers::user_mode({}, 1);
        const msrpp_write start = program.writes[3], stop = program.writes[4];
        program.writes.resize(3);
        program.writes.resize(3 + 500, start);
        program.writes.resize(3 + 1000, stop);
        program.head.start_count = program.head.stop_count = 500;
        const int error = program.load(raw::open_device());
        expect("a thread's program of 1,003 writes is refused to a user",
               error == EINVAL || error == EPERM || error == E2BIG, "error %d", error);
    });
    raw::program program = callers::user_mode({}, 1);
    program.writes.insert(program.writes.begin() + 3, 500, program.writes[2]);
    program.head.set_up_count += 500;
    expect("but not to root",
           program.load(device) == 0 && raw::unload(device, program.head.handle) == 0);
}

/// A register program with more claims (conditions on registers) than a user may make: the failure
/// names the limit.
void claims_of_a_user() {
    callers::as(callers::user, [] {
        raw::program program = callers::user_mode({}, 1);
        program.claims.resize(97, program.claims[0]);
        program.head.claim_count = 97;
        const int error = program.load(raw::open_device());
        expect("a program of 97 claims is refused to a user, with the limit",
               error == EINVAL && program.head.failure.reason == MSRPP_REASON_MALFORMED &&
                   program.head.failure.index == 96,
               "error %d, index %u", error, program.head.failure.index);
    });
}

/// Returns the number of function-call interrupts of CPU 1.
unsigned long calls_of_cpu_1() {
    std::ifstream lines{"/proc/interrupts"};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words{line};
        std::string name;
        unsigned long first = 0, second = 0;
        if (words >> name >> first >> second && name == "CAL:") return second;
    }
    return 0;
}

void long_batches() {
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::batch batch{};
        batch.operations.assign(4096, raw::reading(1, raw::counter));
        raw::bind_to(0);
        std::vector<unsigned long> calls;
        int error = 0;
        for (unsigned i = 0; i < 5 && error == 0; ++i) {
            const unsigned long previous = calls_of_cpu_1();
            for (unsigned k = 0; k < 10 && error == 0; ++k)
                error = batch.run(own);
            calls.push_back((calls_of_cpu_1() - previous) / 10);
        }
        expect("a BATCH of 4,096 is refused to a user, or takes several interrupts",
               error == EINVAL || error == EPERM || error == E2BIG ||
                   (error == 0 && calls.back() >= 8),
               "error %d, %lu interrupts", error, calls.back());
    });
}

/// Kibibytes of memory that the kernel itself holds and cannot reclaim.
unsigned long kernels_memory() {
    std::ifstream file{"/proc/meminfo"};
    for (std::string line; std::getline(file, line);) {
        std::istringstream words{line};
        std::string name;
        unsigned long kibibytes = 0;
        if (words >> name >> kibibytes && name == "SUnreclaim:") return kibibytes;
    }
    return 0;
}

/// True if every thread of this process but the first sleeps.
bool all_sleep(unsigned count) {
    unsigned asleep = 0;
    for (const auto &entry : std::filesystem::directory_iterator{"/proc/self/task"}) {
        std::ifstream file{entry.path() / "stat"};
        std::string line;
        std::getline(file, line);
        const std::size_t position = line.rfind(") ");
        asleep += position != std::string::npos && line[position + 2] == 'S';
    }
    return asleep == count;
}

/// Threads that wait for records take no kernel memory for the wait.
void waiting_readers() {
    constexpr unsigned count = 300;
    std::vector<msrpp_allowlist_entry> list = callers::counting_list(2);
    list.push_back({raw::op_ctl, MSRPP_ALLOW_READ, 0});
    raw::allow(device, list);
    // msrpp_soft.ko makes no sample
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    callers::as(callers::user, [] {
        raw::samples own(1000000);
        if (!expect("a user samples its thread", own.run(raw::open_device()), "reason %u",
                    own.failure.reason))
            return;
        struct {
            int descriptor;
            callers::gate go;
            std::atomic<unsigned> reader_count{};
        } shared{};
        shared.descriptor = own.descriptor;
        pthread_attr_t small;
        ::pthread_attr_init(&small);
        ::pthread_attr_setstacksize(&small, 65536);
        for (unsigned i = 0; i < count; ++i) {
            pthread_t thread;
            ::pthread_create(
                &thread, &small,
                [](void *position) -> void * {
                    auto &state = *static_cast<decltype(shared) *>(position);
                    char bytes[2048];
                    (void)!::read(state.go.ends[0], bytes, 1);
                    ++state.reader_count;
                    for (;;)
                        (void)!::read(state.descriptor, bytes, sizeof bytes);
                },
                &shared);
        }
        while (!all_sleep(count))
            ::usleep(1000);
        const unsigned long previous = kernels_memory();
        for (unsigned i = 0; i < count; ++i)
            shared.go.open();
        while (shared.reader_count != count || !all_sleep(count))
            ::usleep(1000);
        const unsigned long later = kernels_memory();
        expect("300 readers that wait take no memory", later < previous + count,
               "%lu KiB, then %lu KiB", previous, later);
        ::_exit(failures == 0 ? 0 : 1); // the end of the process ends its threads
    });
}

} // namespace

int main(int count, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    expect("ALLOW", raw::allow(device, callers::counting_list(2)) == 0);
    if (count == 2 && std::string_view{arguments[1]} == "instructions") {
        if (raw::threads_can_be_counted()) programs(true);
        return failures == 0 ? 0 : 1;
    }
    if (raw::threads_can_be_counted()) {
        writes_at_a_switch();
        claims_of_a_user();
        programs(false);
        waiting_readers();
    }
    long_batches();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
