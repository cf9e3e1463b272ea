// This library is put in front of the C library with LD_PRELOAD: it opens the kernel's software
// events in place of raw events, so that programs which count by perf run without a PMU. A group's
// leader counts page faults, its members count the task's clock. SOFTWARE_PERF_TURNS=N: a read
// shows what it would show if the kernel had given the group one Nth of the time; 0: no time at
// all. SOFTWARE_PERF_FAULTS=N: members count page faults, too, and a read shows N for each, so that
// no count depends on time.
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

constexpr int descriptor_limit = 1024;
// by descriptor: whether the descriptor is that of a group's leader
bool is_group[descriptor_limit];

} // namespace

extern "C" long syscall(long number, ...) noexcept {
    long argument[6];
    std::va_list rest;
    va_start(rest, number);
    for (long &entry : argument)
        entry = va_arg(rest, long);
    va_end(rest);
    perf_event_attr attributes{};
    if (number == SYS_perf_event_open) {
        std::memcpy(&attributes, reinterpret_cast<const void *>(argument[0]), PERF_ATTR_SIZE_VER1);
        if (attributes.type == PERF_TYPE_RAW || attributes.type == PERF_TYPE_HARDWARE) {
            attributes.type = PERF_TYPE_SOFTWARE;
            const bool leads = static_cast<int>(argument[3]) < 0;
            const bool faults = leads || std::getenv("SOFTWARE_PERF_FAULTS") != nullptr;
            attributes.config = faults ? PERF_COUNT_SW_PAGE_FAULTS : PERF_COUNT_SW_TASK_CLOCK;
        }
        argument[0] = reinterpret_cast<long>(&attributes);
    }
    static const auto real = reinterpret_cast<long (*)(long, ...)>(dlsym(RTLD_NEXT, "syscall"));
    const long result =
        real(number, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
    if (number == SYS_perf_event_open && result >= 0 && result < descriptor_limit)
        is_group[result] = (attributes.read_format & PERF_FORMAT_GROUP) != 0;
    return result;
}

extern "C" int close(int descriptor) {
    if (descriptor >= 0 && descriptor < descriptor_limit) is_group[descriptor] = false;
    return static_cast<int>(syscall(SYS_close, static_cast<long>(descriptor)));
}

extern "C" ssize_t read(int descriptor, void *bytes, std::size_t size) {
    const ssize_t got = syscall(SYS_read, static_cast<long>(descriptor), bytes, size);
    const char *const turns = std::getenv("SOFTWARE_PERF_TURNS");
    const char *const faults = std::getenv("SOFTWARE_PERF_FAULTS");
    if (got < 24 || descriptor < 0 || descriptor >= descriptor_limit || !is_group[descriptor])
        return got;
    // what read() of a group gives: number of events, time enabled, time running, counts
    auto *const words = static_cast<std::uint64_t *>(bytes);
    if (faults != nullptr)
        for (std::uint64_t i = 4; i < 3 + words[0]; ++i)
            words[i] *= std::strtoull(faults, nullptr, 10);
    if (turns == nullptr) return got;
    const std::uint64_t share = std::strtoull(turns, nullptr, 10);
    for (std::uint64_t i = 2; i < 3 + words[0]; ++i)
        words[i] = share == 0 ? 0 : words[i] / share;
    return got;
}
