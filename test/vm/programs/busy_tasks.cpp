// A process for `msrpp run -p` and `-t` to count: busy_tasks events|slots all|first FILE. The
// process has two threads, writes the second thread's number to FILE, and waits until the first
// thread (`first`) or each thread (`all`) is counted. It then makes a known number of events: 1
// unit by the first thread, 10 by a new thread, 100 by a child process, 1,000 by the second thread.
// A unit is 7 events of IQ_COUNTER0, or 255 slots.
#include "callers.hpp"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <thread>

#include <sys/syscall.h>
#include <sys/wait.h>

namespace {

int device = -1;
bool makes_slots;

/// True if the counters run on this CPU, to which the calling thread is bound.
bool is_counted(unsigned cpu) {
    const std::uint64_t enabled = raw::read(device, cpu, makes_slots ? 0x38f : 0x36c);
    return enabled >> 63 == 0 && (enabled & (makes_slots ? 1ULL << 35 : raw::enable)) != 0;
}

void wait_until_counted(unsigned cpu) {
    while (!is_counted(cpu))
        ::usleep(1000);
}

void make(unsigned units) {
    for (unsigned i = 0; i < units; ++i) {
        msrpp_soft_slots used{{100, 55, 60, 40, 30, 0, 0, 0}};
        if (makes_slots)
            raw::call(device, MSRPP_IOCTL_SOFT_SLOTS, &used);
        else
            raw::events(device, 0x30c, 7);
    }
}

} // namespace

int main(int count, char **arguments) {
    if (count != 4) return 2;
    device = raw::open_device();
    makes_slots = std::strcmp(arguments[1], "slots") == 0;
    const bool waits_for_all = std::strcmp(arguments[2], "all") == 0;
    std::atomic<bool> first_is_counted{}, second_is_counted{!waits_for_all};
    std::thread second{[&] {
        raw::bind_to(1);
        const std::string file = arguments[3];
        std::ofstream{file + ".part"} << ::syscall(SYS_gettid) << '\n';
        if (std::rename((file + ".part").c_str(), file.c_str()) != 0) std::abort();
        if (waits_for_all) wait_until_counted(1);
        second_is_counted = true;
        while (!first_is_counted)
            ::usleep(1000);
        make(1000);
    }};
    raw::bind_to(0);
    wait_until_counted(0);
    first_is_counted = true;
    while (!second_is_counted)
        ::usleep(1000);
    make(1);
    std::thread{[] { make(10); }}.join();
    const pid_t child = ::fork();
    if (child == 0) {
        make(100);
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
    second.join();
    return 0;
}
