// Events of Linux's perf, an event on each CPU, with their rings.
#pragma once

#include <msr/backend/perf/ring.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <linux/perf_event.h>
#include <poll.h>
#include <sys/types.h>

namespace msrpp::profile {

/// The process, or the CPUs as a whole, that perf samples.
struct perf_subject {
    static constexpr pid_t every_process = -1;

    /// The sampled process, whose children are sampled, too; `every_process`: all processes on the
    /// CPUs.
    pid_t process{};
    std::vector<unsigned> cpus; ///< sampled CPUs; of a process all CPUs on which it may run

    bool is_whole() const { return process == every_process; }
    /// Returns the subject that stands for a process, on whatever CPU the process runs.
    static perf_subject of_process(pid_t process);
};

class perf_rings {
public:
    /// Makes an object without open events.
    perf_rings() = default;
    perf_rings(const perf_rings &) = delete;
    perf_rings &operator=(const perf_rings &) = delete;
    ~perf_rings();

    /// Opens the events of perf. Returns 0, or the errno of the failure, after which no event is
    /// open. `mapped`: set to whether the memory of the rings failed.
    int open(const perf_event_attr &attributes, const perf_subject &subject, bool &mapped);

    bool is_open() const { return !events_.empty(); }
    std::uint64_t sample_type() const { return sample_type_; }
    /// Adds the events' descriptors to `pollfds`.
    void poll_with(std::vector<pollfd> &pollfds) const;
    /// Calls `take` for each record in the rings, with the number of the ring and the bytes of the
    /// record.
    void take(const std::function<void(std::size_t, std::span<const unsigned char>)> &take);
    /// Enables the events of perf, where no execve() of a program enables them.
    void enable();
    void disable();
    /// Sets the sampling period in events, from the next sample on.
    void set_period(std::uint64_t period);
    /// Returns the number of invalid records in the rings so far.
    std::uint64_t broken() const { return broken_; }

private:
    struct event {
        int descriptor;
        msr::mapped_perf_ring memory;
    };
    std::vector<event> events_;
    std::uint64_t sample_type_{};
    std::uint64_t broken_{};

    void close();
};

} // namespace msrpp::profile
