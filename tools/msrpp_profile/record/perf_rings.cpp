#include "perf_rings.hpp"

#include "../../msrpp/run/perf/perf_records.hpp"

#include <msr/backend/perf/calls.hpp>

#include <cerrno>
#include <utility>

#include <sys/ioctl.h>
#include <unistd.h>

namespace msrpp::profile {

namespace {

// Pages of ring memory that kernel.perf_event_mlock_kb allows each CPU by default.
constexpr std::size_t most_pages = 128;

} // namespace

perf_subject perf_subject::of_process(pid_t process) {
    const std::vector<int> online = run::online_cpus();
    return {process, {online.begin(), online.end()}};
}

int perf_rings::open(const perf_event_attr &attributes, const perf_subject &subject, bool &mapped) {
    msr::perf_calls system;
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    mapped = true;
    int error = 0;
    for (const unsigned cpu : subject.cpus) {
        const int descriptor = system.open(attributes, subject.process, static_cast<int>(cpu), -1);
        if (descriptor < 0) {
            error = errno;
            // A CPU that has just gone offline has no event, and is left out.
            if (error == ENODEV && !events_.empty()) continue;
            break;
        }
        msr::mapped_perf_ring memory{descriptor, page, most_pages};
        if (!memory) {
            error = errno;
            mapped = false;
            ::close(descriptor);
            break;
        }
        error = 0;
        events_.push_back({descriptor, std::move(memory)});
    }
    sample_type_ = attributes.sample_type;
    if (error != 0) close();
    return error;
}

perf_rings::~perf_rings() { close(); }

void perf_rings::close() {
    for (const event &event : events_)
        ::close(event.descriptor);
    events_.clear();
}

void perf_rings::poll_with(std::vector<pollfd> &pollfds) const {
    for (const event &event : events_)
        pollfds.push_back({.fd = event.descriptor, .events = POLLIN, .revents = 0});
}

void perf_rings::take(
    const std::function<void(std::size_t, std::span<const unsigned char>)> &take) {
    for (std::size_t i = 0; i < events_.size(); ++i) {
        const msr::perf_ring_found perf_ring_found = events_[i].memory.ring().read(
            [&](std::span<const unsigned char> record) { take(i, record); });
        broken_ += perf_ring_found.broken;
    }
}

void perf_rings::enable() {
    for (const event &sampled : events_)
        ioctl(sampled.descriptor, PERF_EVENT_IOC_ENABLE, 0);
}

void perf_rings::disable() {
    for (const event &sampled : events_)
        ioctl(sampled.descriptor, PERF_EVENT_IOC_DISABLE, 0);
}

void perf_rings::set_period(std::uint64_t period) {
    for (const event &event : events_)
        ioctl(event.descriptor, PERF_EVENT_IOC_PERIOD, &period);
}

} // namespace msrpp::profile
