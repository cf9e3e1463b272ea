// The time that a program runs on the CPUs of a kind of core. The kernel enables an event of the
// kind's PMU for as long as the program runs on any CPU: the event's own times are too long.
#pragma once

#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// A clock of tasks for each CPU of a kind of core. The clocks follow a process and all that it
/// starts, and are enabled when the process executes a program.
class kind_clock {
public:
    /// Opens the clocks. `process`: the process that the clocks follow. `cpus`: CPUs of the kind of
    /// core. Throws a complaint where the kernel refuses a clock.
    kind_clock(pid_t process, const std::vector<unsigned> &cpus);
    kind_clock(const kind_clock &) = delete;
    kind_clock &operator=(const kind_clock &) = delete;
    ~kind_clock();

    /// Returns for how long the program has run on the CPUs, in nanoseconds. Throws a complaint
    /// where a clock cannot be read.
    std::uint64_t nanoseconds() const;

private:
    std::vector<int> descriptors_;

    void close_all();
};

} // namespace msrpp::run
