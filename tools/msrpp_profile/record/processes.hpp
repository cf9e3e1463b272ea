// The processes of the program as they begin, execute and end: by Linux's perf, or by /proc where
// perf may not be used.
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

/// Puts news of processes into a profile.
class told_processes {
public:
    /// `first`: the program's process; 0: there is none.
    told_processes(profile_file &destination, pid_t first) : to_{destination}, first_{first} {}

    /// The news of all CPUs in the order of their times: a new thread has the name of its parent.
    void take(const msr::perf_news &event);
    /// Puts all processes that are there, with their threads and mappings, as what was there at a
    /// time: for what is sampled and began before.
    void put_running(std::uint64_t time);
    /// When the program itself began to execute; 0: it has not yet.
    std::uint64_t begin() const { return begin_; }
    /// How often the kernel held sampling back.
    std::uint64_t throttled() const { return throttled_; }

private:
    profile_file &to_;
    pid_t first_;
    std::uint64_t begin_{};
    std::uint64_t throttled_{};
    std::map<std::uint32_t, std::string> names_; ///< by thread

    void take_beginning(const msr::perf_news &event);
};

/// News that come by events of perf that sample nothing, for what samples by other means.
class processes {
public:
    /// Says on standard error where perf may not be used; then /proc is looked at.
    processes(profile_file &file, const perf_subject &subject);

    void poll_with(std::vector<pollfd> &pollfds) const { rings_.poll_with(pollfds); }
    /// Puts what happened before the call.
    void take();
    /// A process that has a sample.
    void saw(std::uint32_t pid, std::uint32_t tid);
    /// Whether a sample is the program's, and not of what became it.
    bool is_of_program(std::uint32_t pid, std::uint64_t time) const;

private:
    profile_file &to_;
    pid_t first_; ///< 0: all that runs is sampled
    told_processes told_;
    perf_rings rings_;
    record_order order_;
    std::uint64_t lost_{};
    std::set<std::pair<std::uint32_t, std::uint32_t>> threads_;
    /// A process as it was at the last look at /proc.
    struct looked_process {
        std::set<std::string> mappings; ///< lines of /proc/PID/maps
        std::string words;              ///< of the kernel to its program: /proc/PID/auxv
        std::uint64_t time{};           ///< of the look, ns of CLOCK_MONOTONIC
    };
    std::map<std::uint32_t, looked_process> looked_;

    void look_at(std::uint32_t pid);
};

} // namespace msrpp::profile
