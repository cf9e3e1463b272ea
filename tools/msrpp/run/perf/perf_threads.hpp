// Reads the counts of each thread of a program, which the kernel writes into records when a thread
// ends.
#pragma once

#include "../carrier.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The events of groups for a process, and for all processes that it will start; the events count
/// from the moment when the process executes its program.
class perf_threads {
public:
    /// Opens the events on each CPU. Throws a complaint with the event that perf refuses. `pmu`:
    /// the kernel's name of the cores' PMU; empty: the usual PMU.
    perf_threads(pid_t process, plans groups, const std::string &pmu);
    perf_threads(const perf_threads &) = delete;
    perf_threads &operator=(const perf_threads &) = delete;
    ~perf_threads();

    /// Reads the records that the kernel has written, which frees space in the buffers for more
    /// records.
    void take();
    /// Returns the sum of the counts of all threads; to be called when the program has ended.
    std::vector<reading> all() const;
    /// Returns the counts of each thread. Writes a message to standard error where the counts of
    /// threads could not be separated.
    std::vector<thread_readings> each();

private:
    struct parts;
    std::unique_ptr<parts> parts_;
};

} // namespace msrpp::run
