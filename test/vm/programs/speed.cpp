// The module's cost, as ratios within one run, and its limits. The machine has one processor, and
// its clock counts the emulator's instructions, so the host's load changes no figure. Registers are
// the emulator's, which reads 0 for registers that it lacks; the plan therefore writes 0.
#include "callers.hpp"
#include "check.hpp"
#include "raw.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/session/execution/execution.hpp>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace {

/// Returns the time in microseconds; a microsecond is 1,000 instructions of the emulator.
double now() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

/// The cost of one call in thousands of instructions: the least of `runs` averages over `repeats`
/// calls, for the kernel's timer interrupts add to the others.
template <typename Function>
double least(int runs, int repeats, Function function) {
    double best = 1e300;
    for (int i = 0; i < runs; ++i) {
        const double start = now();
        for (int k = 0; k < repeats; ++k)
            function();
        best = std::min(best, (now() - start) / repeats);
    }
    return best;
}

/// The number of ESCRs, CCCRs and counters of a register program like the plan of all 18 counters
/// of a Pentium 4.
constexpr unsigned counters = 18;
struct plan_arrays {
    msr::write set_up[3 * counters]{}, start[counters]{}, stop[counters]{};
    msr::readout readouts[counters]{};
    msr::touched_register touched[3 * counters]{};
    msr::claim claims[counters]{};
};
constexpr plan_arrays arrays = [] {
    plan_arrays result;
    for (unsigned i = 0; i < counters; ++i) {
        result.set_up[3 * i] = {0x3a0 + i, 0, 0};
        result.set_up[3 * i + 1] = {0x360 + i, 0, 0};
        result.set_up[3 * i + 2] = {0x300 + i, 0, 0};
        result.start[i] = {0x360 + i, 0, 0};
        result.stop[i] = {0x360 + i, 0, 0};
        result.readouts[i] = {0x300 + i, 40, "counter"};
        result.touched[i] = {0x360 + i, 0xffffffff, "cccr", false};
        result.touched[counters + i] = {0x3a0 + i, 0xffffffff, "escr", false};
        result.touched[2 * counters + i] = {0x300 + i, 0xffffffffff, "counter", true};
        result.claims[i] = {0x360 + i, 0x1000, 0x1000, "cccr", "counter"};
    }
    return result;
}();
constexpr msr::program_view plan{.set_up = msr::all_of(arrays.set_up),
                                 .start = msr::all_of(arrays.start),
                                 .stop = msr::all_of(arrays.stop),
                                 .readouts = msr::all_of(arrays.readouts),
                                 .registers = msr::all_of(arrays.touched),
                                 .claims = msr::all_of(arrays.claims)};

void limit(const char *name, double ratio, bool good, const char *needed) {
    std::printf("figure %s: %.3f (%s)\n", name, ratio, needed);
    expect(name, good, "%.2f, %s", ratio, needed);
}

/// The cost of set-up on every processor. For a second processor dev_msr mostly waits between the
/// processors, which a number of instructions does not show: set-up of two processors has no limit.
void set_up(bool counts_instructions) {
    constexpr unsigned two_cpus[] = {0, 1};
    const auto cpus = static_cast<unsigned>(::sysconf(_SC_NPROCESSORS_ONLN));
    msr::dev_msr slow;
    msr::shim fast;
    bool good = true;
    double by_device = 1e300, by_shim = 1e300;
    for (int i = 0; i < 15; ++i) {
        {
            std::optional<msr::execution> opened[2];
            for (unsigned cpu = 0; cpu < cpus; ++cpu)
                opened[cpu].emplace(msr::registers_of(slow, cpu), plan, msr::session_options{});
            by_device = std::min(by_device, least(1, 1, [&] {
                                     for (unsigned cpu = 0; cpu < cpus; ++cpu)
                                         good = good && !opened[cpu]->open(false);
                                 }));
        }
        msr::program_handle handle;
        by_shim = std::min(by_shim, least(1, 1, [&] {
                               good = good && !fast.load({two_cpus, cpus}, plan, handle);
                           }));
        good = good && !fast.unload(handle);
    }
    std::printf("figure set-up of 18 counters on %u CPUs, dev_msr over shim: %.3f\n", cpus,
                by_device / by_shim);
    expect("set-up by both", good);
    if (counts_instructions) expect("set-up costs the shim less", by_shim < by_device);
}

/// Measures the cost of reads. No allowlist applies to root; for a user with CAP_PERFMON the module
/// checks each BATCH against the allowlist, and a register program once.
void reading(const char *culprit, bool has_list) {
    constexpr unsigned cpu = 0;
    msr::shim device;
    msr::program_handle handle;
    msr::failure problem = device.load({&cpu, 1}, plan, handle);
    if (!problem) problem = device.start(handle);
    std::uint64_t counts[counters];
    msrpp_operation operations[counters];
    for (unsigned i = 0; i < counters; ++i)
        operations[i] = {0, MSRPP_READ, 0, 0x300 + i, 0, 0, 0};
    msr::failure batched;
    const double by_handle =
        least(40, 10, [&] { problem = device.counts(handle, counts, counters); });
    const double by_batch = least(40, 10, [&] { batched = device.batch(operations, counters); });
    std::printf("note 18 counters, %s: %.2f thousand instructions by handle, %.2f by BATCH\n",
                culprit, by_handle, by_batch);
    expect("READ and BATCH", !problem && !batched, "%s", msr::message(problem).c_str());
    if (has_list)
        limit("18 counters, BATCH over READ by handle, under an allowlist", by_batch / by_handle,
              by_batch >= 3 * by_handle, "at least 3");
    else
        std::printf("figure 18 counters, BATCH over READ by handle, %s: %.2f\n", culprit,
                    by_batch / by_handle);
    static_cast<void>(device.unload(handle));
}

void reading_as_user() {
    msrpp_allowlist_entry list[3 * counters];
    for (unsigned i = 0; i < counters; ++i) {
        constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
        list[i] = {0x300 + i, read_write, 0xffffffffff};
        list[counters + i] = {0x360 + i, read_write, 0xffffffff};
        list[2 * counters + i] = {0x3a0 + i, read_write, 0xffffffff};
    }
    msr::shim device;
    expect("ALLOW", !device.allow(list, 3 * counters));
    ::chmod("/dev/msrpp", 0666);
    callers::as(callers::counting_user, [] { reading("a user", true); });
    ::chmod("/dev/msrpp", 0600);
}

void one_operation() {
    msr::dev_msr file;
    msr::shim device;
    std::uint64_t value = 0;
    static_cast<void>(file.read(0, 0x277, value));
    static_cast<void>(device.read(0, 0x277, value));
    const double by_file = least(40, 10, [&] { static_cast<void>(file.read(0, 0x277, value)); });
    const double by_batch = least(40, 10, [&] { static_cast<void>(device.read(0, 0x277, value)); });
    const double empty = least(40, 10, [] { ::getppid(); });
    const double missing_handle_cost =
        least(40, 10, [&] { static_cast<void>(device.unload({63})); });
    std::printf("note a call by handle that finds none: %.2f thousand instructions\n",
                missing_handle_cost);
    std::printf("note one register: %.2f thousand instructions by pread, %.2f by BATCH; an empty "
                "call %.2f\n",
                by_file, by_batch, empty);
    limit("BATCH of 1 operation over pread", by_batch / by_file, by_batch <= 1.5 * by_file,
          "at most 1.5");
}

/// Two processes on one CPU that send a byte to each other and back.
class ping_pong {
public:
    ping_pong() {
        if (::pipe(request_pipe) != 0 || ::pipe(reply_pipe) != 0) return;
        child = ::fork();
        if (child != 0) return;
        ::close(request_pipe[1]);
        char byte = 0;
        while (::read(request_pipe[0], &byte, 1) == 1)
            (void)!::write(reply_pipe[1], &byte, 1);
        ::_exit(0);
    }
    ping_pong(const ping_pong &) = delete;
    ping_pong &operator=(const ping_pong &) = delete;
    ~ping_pong() {
        for (const int entry : {request_pipe[1], request_pipe[0], reply_pipe[0], reply_pipe[1]})
            ::close(entry);
        ::waitpid(child, nullptr, 0);
    }

    /// Returns thousands of instructions for a byte's way to the second process and back.
    double time() {
        return least(40, 4, [this] {
            char byte = 0;
            (void)!::write(request_pipe[1], &byte, 1);
            (void)!::read(reply_pipe[0], &byte, 1);
        });
    }

private:
    int request_pipe[2]{}, reply_pipe[2]{};
    pid_t child{};
};

bool load_module() {
    const int file = ::open("/msrpp.ko", O_RDONLY | O_CLOEXEC);
    const bool good = ::syscall(SYS_finit_module, file, "", 0) == 0;
    ::close(file);
    return good;
}

bool remove_module() { return ::syscall(SYS_delete_module, "msrpp", O_NONBLOCK) == 0; }

/// Measures a switch to another thread and back while a thread of a third process is counted;
/// returns false if a call fails.
bool time_while_counting(ping_pong &players, double &time) {
    msr::shim device;
    msr::program_handle handle;
    const pid_t counted = ::fork();
    if (counted == 0) {
        ::pause();
        ::_exit(0);
    }
    const bool good = !device.load_for_thread(plan, handle) && !device.attach(handle, counted) &&
                      !device.start(handle);
    time = players.time();
    ::kill(counted, SIGKILL);
    ::waitpid(counted, nullptr, 0);
    return good;
}

/// The cost of switches between threads that are not counted: without the module, with it, and with
/// a counted thread of another process. The scheduling class is first in, first out: the fair
/// scheduler would let the process that has used less processor time preempt its partner in the
/// middle of a call, at a higher cost for each round.
void switches() {
    const sched_param priority{1};
    bool good = ::sched_setscheduler(0, SCHED_FIFO, &priority) == 0;
    ping_pong players;
    good = remove_module() && good;
    const double remainder = players.time();
    good = load_module() && good;
    const double time_with_module = players.time() / remainder;
    if (raw::threads_can_be_counted()) {
        double time = 0;
        good = time_while_counting(players, time) && good;
        std::printf("figure switches while another thread is counted over without: %.3f\n",
                    time / remainder);
    }
    good = remove_module() && good;
    expect("the module comes and goes between switches", good);
    limit("switches with the module loaded over without", time_with_module,
          time_with_module <= 1.03, "at most 1.03");
}

} // namespace

int main(int count, char **words) {
    raw::bind_to(0);
    const bool counts_instructions = count == 1 || std::strcmp(words[1], "set-up") != 0;
    set_up(counts_instructions);
    if (!counts_instructions) return failures == 0 ? 0 : 1;
    reading("root", false);
    reading_as_user();
    one_operation();
    switches();
    return failures == 0 ? 0 : 1;
}
