// Finds the begin, execution and end of the recorded program's processes: by Linux's perf, or by
// /proc where perf may not be used.
#pragma once

#include "perf_rings.hpp"
#include "profile_file.hpp"
#include "record_order.hpp"

#include <msr/backend/perf/sample.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/types.h>

namespace msrpp::profile {

/// Puts perf's records of processes into a profile.
class process_reports {
public:
    /// `first`: the number of the program's process; 0: no program is recorded.
    process_reports(profile_file &destination, pid_t first) : to_{destination}, first_{first} {}

    /// Takes a record of perf about a process. Records of all CPUs must come in the order of their
    /// times, because a new thread has the name of its parent.
    void take(const msr::perf_news &event);
    /// Puts all present processes with their threads and mappings into the profile, with the given
    /// `time`: for samples of processes that began before the recording.
    void put_running(std::uint64_t time);
    /// Returns the time when the program began to execute, in ns of CLOCK_MONOTONIC; 0: the program
    /// has not begun.
    std::uint64_t begin() const { return begin_; }
    /// Returns how often the kernel throttled sampling.
    std::uint64_t throttled() const { return throttled_; }

private:
    profile_file &to_;
    pid_t first_;
    std::uint64_t begin_{};
    std::uint64_t throttled_{};
    std::map<std::uint32_t, std::string> names_; ///< name of each thread, by the thread's number

    void take_beginning(const msr::perf_news &event);
};

/// Records the processes of the program by events of perf that take no samples, for backends that
/// sample by other means than perf.
class processes {
public:
    /// Prints a message on standard error where perf may not be used; processes are then found by
    /// reading /proc.
    processes(profile_file &file, const perf_subject &subject);

    void poll_with(std::vector<pollfd> &pollfds) const { rings_.poll_with(pollfds); }
    /// Puts records into the profile of all that the recorded processes did before the call.
    void take();
    /// Notes a process and thread that has a sample.
    void saw(std::uint32_t pid, std::uint32_t tid);
    /// Returns whether a sample belongs to the recorded program, and not to a process that only
    /// later became the program.
    bool is_of_program(std::uint32_t pid, std::uint64_t time) const;

private:
    profile_file &to_;
    pid_t first_; ///< number of the recorded program's process; 0: all processes are sampled
    process_reports told_;
    perf_rings rings_;
    record_order order_;
    std::uint64_t lost_{};
    std::set<std::pair<std::uint32_t, std::uint32_t>> threads_;
    /// A process as it was when /proc was last read.
    struct looked_process {
        std::set<std::string> mappings; ///< lines of /proc/PID/maps
        /// Words that the kernel gave the program of the process: /proc/PID/auxv.
        std::string words;
        std::uint64_t time{}; ///< time at which /proc was read, in ns of CLOCK_MONOTONIC
    };
    std::map<std::uint32_t, looked_process> looked_;

    void look_at(std::uint32_t pid);
};

} // namespace msrpp::profile
