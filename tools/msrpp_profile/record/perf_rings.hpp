// Events of Linux's perf, one on each CPU, with their rings.
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

    pid_t process{}; ///< and all that it starts; `every_process`: all that runs on the CPUs
    std::vector<unsigned> cpus; ///< of a process all that it may come to

    bool is_whole() const { return process == every_process; }
    /// A process, wherever it runs.
    static perf_subject of_process(pid_t process);
};

class perf_rings {
public:
    /// Opens nothing.
    perf_rings() = default;
    perf_rings(const perf_rings &) = delete;
    perf_rings &operator=(const perf_rings &) = delete;
    ~perf_rings();

    /// Opens them; 0, or the errno of what failed, and then nothing is open. `mapped` says whether
    /// it was the memory of the rings.
    int open(const perf_event_attr &attributes, const perf_subject &subject, bool &mapped);

    bool is_open() const { return !events_.empty(); }
    std::uint64_t sample_type() const { return sample_type_; }
    /// Adds their descriptors.
    void poll_with(std::vector<pollfd> &pollfds) const;
    /// Calls `take` for each record that is there, with the number of its ring.
    void take(const std::function<void(std::size_t, std::span<const unsigned char>)> &take);
    /// Begins, where no program that is executed begins it.
    void enable();
    void disable();
    /// From the next sample on.
    void set_period(std::uint64_t period);
    /// How often something in a ring was no record.
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
