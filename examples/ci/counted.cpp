// A test of a program's counter: it asks the kernel for instructions of user level, executes a
// known number of them, and fails where the count is another. It runs on hardware and, for
// continuous integration without counters, on `msrpp machine`.
#include <cstdint>
#include <cstdio>
#include <cstring>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr std::uint64_t turns = 1'000'000; // passes of a loop of two instructions

int open_instructions() {
    perf_event_attr attributes;
    std::memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    return static_cast<int>(syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0));
}

} // namespace

int main() {
    const int counter = open_instructions();
    if (counter < 0) {
        std::perror("counted: perf_event_open");
        return 2;
    }
    ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
    std::uint64_t left = turns;
    asm volatile("1: dec %0\n\tjnz 1b" : "+r"(left) : : "cc");
    ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);

    std::uint64_t count = 0;
    if (read(counter, &count, sizeof count) != sizeof count) {
        std::perror("counted: read");
        return 2;
    }
    std::printf("%llu instructions\n", static_cast<unsigned long long>(count));
    // The two system calls add few user-level instructions to those of the loop.
    return count >= 2 * turns && count < 2 * turns + 1000 ? 0 : 1;
}
