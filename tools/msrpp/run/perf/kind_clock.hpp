// The time that a program runs on the CPUs of a kind of core. The kernel enables an event of the
// kind's PMU while the program runs on any CPU, so that the event's own times are too long.
#pragma once

#include "../subjects/subject.hpp"

#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// A clock of tasks for each CPU of a kind of core, for a program or for threads. The clocks of a
/// program follow its process and all processes that it starts, and are enabled when the process
/// executes the program. The clocks of threads that run already are enabled by `start`.
class kind_clock {
public:
    /// Opens the clocks. `counted`: the kind of subject that is counted. `threads`: the counted
    /// threads; for a program, its process. `cpus`: CPUs of the kind of core. Throws a complaint
    /// where the kernel refuses a clock.
    kind_clock(subject::kind counted, const std::vector<pid_t> &threads,
               const std::vector<unsigned> &cpus);
    kind_clock(const kind_clock &) = delete;
    kind_clock &operator=(const kind_clock &) = delete;
    ~kind_clock();

    /// Returns whether a thread has ended before it had clocks.
    bool has_lost_thread() const { return has_lost_thread_; }
    /// Starts the clocks of running threads.
    void start();
    /// Returns for how long the program or the threads have run on the CPUs, in nanoseconds. Throws
    /// a complaint where a clock cannot be read.
    std::uint64_t nanoseconds() const;

private:
    subject::kind counted_;
    std::vector<int> descriptors_;
    bool has_lost_thread_{};

    void open(pid_t thread, unsigned cpu);
    void close_all();
};

} // namespace msrpp::run
