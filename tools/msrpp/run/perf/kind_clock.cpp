#include "kind_clock.hpp"

#include "../../../support/complaint.hpp"

#include "open_files.hpp"

#include <msr/backend/perf/calls.hpp>
#include <msr/backend/perf/event.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include <linux/perf_event.h>
#include <unistd.h>

namespace msrpp::run {

kind_clock::kind_clock(pid_t process, const std::vector<unsigned> &cpus) {
    msr::perf_event clock{.type = PERF_TYPE_SOFTWARE, .config = PERF_COUNT_SW_TASK_CLOCK};
    clock.counts_kernel = false;
    perf_event_attr attributes = msr::attribute_of(clock, true, true);
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    attributes.enable_on_exec = 1;
    raise_open_files();
    msr::perf_calls system;
    for (const unsigned cpu : cpus) {
        int opened;
        do
            opened = system.open(attributes, process, static_cast<int>(cpu), -1);
        while (opened < 0 && errno == EINTR);
        if (opened < 0) {
            const int reason = errno;
            close_all();
            complain(rule_broken, fmt::format("run: the kernel has no clock of the program on CPU "
                                              "{}: {}",
                                              cpu, std::strerror(reason)));
        }
        descriptors_.push_back(opened);
    }
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
