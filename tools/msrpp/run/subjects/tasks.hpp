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

/// Returns the names in a folder that are numbers, in ascending order: the processes in /proc, or
/// the threads of a process in /proc/PID/task. Empty where the folder does not exist.
std::vector<pid_t> tasks_below(const std::string &folder);

/// The time until all tasks of a subject have ended, or until SIGINT, SIGTERM, SIGHUP or SIGQUIT,
/// where the signal would end this process. Without tasks only a signal ends the time.
class task_time : public counted_time {
public:
    /// Opens descriptors of the tasks, so that a later task with the number of a task that has
    /// ended is not mistaken for the task. Throws a complaint that names a task which does not
    /// exist, or which is a thread in place of a process.
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
    /// Returns the threads to count, in ascending order: all present threads of the counted
    /// processes, or the counted threads. Tasks that have ended have no threads.
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
