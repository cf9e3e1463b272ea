// Processes and threads that already run when msrpp starts to count them.
#pragma once

#include "../counted_time.hpp"
#include "subject.hpp"

#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include <poll.h>
#include <sys/types.h>

namespace msrpp::run {

/// Returns the numbers among the names in a folder, in ascending order: of /proc the processes, of
/// /proc/PID/task the threads of a process. Empty where the folder does not exist.
std::vector<pid_t> tasks_below(const std::string &folder);

/// The time until all tasks of a subject have ended, or a signal comes that would end this process:
/// SIGINT, SIGTERM, SIGHUP or SIGQUIT. Without tasks only a signal ends the time.
class task_time : public counted_time {
public:
    /// Holds the tasks, so that later tasks with the same numbers are not taken for them. Throws a
    /// complaint that names a task which does not exist, or is of the other kind (process, thread).
    explicit task_time(const subject &subject);
    ~task_time() override;

    void begin() override;
    bool ends_within(std::uint64_t nanoseconds) const override;
    /// Waits for the end of the tasks. Returns 0.
    int wait() override;
    bool began() const override { return true; }
    int signal() const override { return 0; }

    /// Returns whether a task still runs.
    bool runs() const;
    /// Returns the threads to count, in ascending order: all present threads of processes, or the
    /// threads themselves. Tasks that have ended have none.
    std::vector<pid_t> threads() const;

private:
    /// A task, and a descriptor that becomes readable when the task ends.
    struct held_task {
        pid_t number;
        int descriptor; ///< descriptor of the task; -1: the kernel has no descriptors for threads
    };

    bool has_ended(const held_task &task) const;
    void end_signals();

    subject of_;
    std::vector<held_task> tasks_;
    int signals_{-1};
    sigset_t before_{};
};

} // namespace msrpp::run
