// Processes and threads that run already.
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

/// The numbers among the names in a folder, in ascending order: of /proc the processes, of
/// /proc/PID/task the threads of a process. None where there is no such folder.
std::vector<pid_t> tasks_below(const std::string &folder);

/// The time until all tasks of a subject have ended, or a signal comes that would end this process:
/// SIGINT, SIGTERM, SIGHUP or SIGQUIT. Without tasks only a signal ends it.
class task_time : public counted_time {
public:
    /// Holds the tasks, so that no other tasks that get their numbers are taken for them. Throws a
    /// complaint that names a task which is not there, or is of the other kind.
    explicit task_time(const subject &subject);
    ~task_time() override;

    void begin() override;
    bool ends_within(std::uint64_t nanoseconds) const override;
    /// Returns 0.
    int wait() override;
    bool began() const override { return true; }
    int signal() const override { return 0; }

    /// Whether one of the tasks still runs.
    bool runs() const;
    /// The threads to count: of a process all that it has now, in ascending order; of threads
    /// those. Tasks that have ended have none.
    std::vector<pid_t> threads() const;

private:
    /// A task, and a descriptor that can be read when it has ended.
    struct held_task {
        pid_t number;
        int descriptor; ///< -1: the kernel has none for threads
    };

    bool has_ended(const held_task &task) const;
    void end_signals();

    subject of_;
    std::vector<held_task> tasks_;
    int signals_{-1};
    sigset_t before_{};
};

} // namespace msrpp::run
