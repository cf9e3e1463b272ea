#include "kind_clock.hpp"

#include "../../../support/complaint.hpp"

#include "open_files.hpp"

#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/event.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace msrpp::run {

kind_clock::kind_clock(subject::kind counted, const std::vector<pid_t> &threads,
                       const std::vector<unsigned> &cpus)
    : counted_{counted} {
    raise_open_files();
    for (const pid_t thread : threads)
        for (const unsigned cpu : cpus)
            if (!has_lost_thread_) open(thread, cpu);
}

void kind_clock::open(pid_t thread, unsigned cpu) {
    msr::perf_event clock{.type = PERF_TYPE_SOFTWARE, .config = PERF_COUNT_SW_TASK_CLOCK};
    clock.counts_kernel = false;
    perf_event_attr attributes = msr::attribute_of(clock, true, counted_ != subject::kind::threads);
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    attributes.enable_on_exec = counted_ == subject::kind::program;
    msr::perf_calls system;
    int opened;
    do
        opened = system.open(attributes, thread, static_cast<int>(cpu), -1);
    while (opened < 0 && errno == EINTR);
    if (opened >= 0) {
        descriptors_.push_back(opened);
        return;
    }
    const int reason = errno;
    if (reason == ESRCH && counted_ != subject::kind::program) {
        has_lost_thread_ = true;
        return;
    }
    close_all();
    complain(rule_broken, fmt::format("run: the kernel has no clock of the program on CPU {}: {}",
                                      cpu, std::strerror(reason)));
}

void kind_clock::start() {
    if (counted_ == subject::kind::program) return;
    for (const int descriptor : descriptors_)
        if (ioctl(descriptor, PERF_EVENT_IOC_ENABLE, 0) != 0)
            complain(rule_broken, fmt::format("run: the kernel does not start a clock: {}",
                                              std::strerror(errno)));
}

kind_clock::~kind_clock() { close_all(); }

void kind_clock::close_all() {
    for (const int descriptor : descriptors_)
        close(descriptor);
}

std::uint64_t kind_clock::nanoseconds() const {
    std::uint64_t sum = 0;
    for (const int descriptor : descriptors_) {
        std::uint64_t words[3]{}; // words of a read: count, enabled, running
        if (::read(descriptor, words, sizeof words) != static_cast<ssize_t>(sizeof words))
            complain(rule_broken, "run: the kernel has given up the clock of the program");
        sum += words[2];
    }
    return sum;
}

} // namespace msrpp::run
