// Counts of each thread of a program, as the kernel writes them down when a thread ends.
#pragma once

#include "../carrier.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The events of groups for a process and all that it will start, from when it executes a program.
class perf_threads {
public:
    /// Opens them on each CPU. Throws a complaint with what refuses it.
    /// `pmu` is the kernel's name of the cores' PMU; empty: the usual one.
    perf_threads(pid_t process, plans groups, const std::string &pmu);
    perf_threads(const perf_threads &) = delete;
    perf_threads &operator=(const perf_threads &) = delete;
    ~perf_threads();

    /// Takes what the kernel has written, so that it has room for more.
    void take();
    /// When the program has ended: what all threads counted together, and each one.
    std::vector<reading> all() const;
    /// Returns the counts of each thread. Writes a message to standard error where the counts of
    /// threads could not be separated.
    std::vector<thread_readings> each();

private:
    struct parts;
    std::unique_ptr<parts> parts_;
};

} // namespace msrpp::run
