// Waiting for samples while a program runs, or until a signal.
#pragma once

#include "../../msrpp/run/command.hpp"
#include "../../msrpp/run/subjects/tasks.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::profile {

/// Waits for the end of a process or for samples in rings.
class waiting {
public:
    explicit waiting(pid_t process)
        : process_{static_cast<int>(::syscall(SYS_pidfd_open, process, 0))} {}
    waiting(const waiting &) = delete;
    waiting &operator=(const waiting &) = delete;
    ~waiting() {
        if (process_ >= 0) ::close(process_);
    }

    /// Waits for at most `milliseconds`. `rest`: further descriptors to watch, which may be closed
    /// at the other end. Returns false where the process has ended.
    bool goes_on(std::vector<pollfd> rest, int milliseconds) {
        // Without a descriptor of the process, the process has ended, and the caller waits for its
        // status.
        if (process_ < 0) return false;
        rest.push_back({.fd = process_, .events = POLLIN, .revents = 0});
        const int position = ::poll(rest.data(), rest.size(), milliseconds);
        const bool ended = position > 0 && rest.back().revents != 0;
        // A descriptor whose other end is closed is always ready, and would be polled without a
        // pause.
        const bool hung_up = std::any_of(rest.begin(), rest.end() - 1, [](const pollfd &entry) {
            return (entry.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        });
        if (!ended && hung_up) {
            pollfd item{.fd = process_, .events = POLLIN, .revents = 0};
            return ::poll(&item, 1, milliseconds) <= 0;
        }
        return !ended;
    }

private:
    int process_;
};

/// The time during which samples are taken: the run of a program, or, without a program, until a
/// signal that would end this process.
class sampled_time {
public:
    /// Prepares the program, which does not run yet. Without a program, signals that end this
    /// process are awaited from the call on.
    explicit sampled_time(const std::vector<std::string> &program) {
        if (program.empty()) {
            until_signal_.begin();
            return;
        }
        program_.emplace(program, std::vector<unsigned>{});
        end_of_program_.emplace(program_->process());
    }

    /// Returns the number of the program's process; 0: there is no program.
    pid_t process() const { return program_ ? program_->process() : 0; }
    void begin() {
        if (program_) program_->begin();
    }
    /// Waits for samples in rings, whose descriptors are `watched`, or for the end. Returns false
    /// where the time for samples has ended.
    bool goes_on(const std::vector<pollfd> &watched) {
        if (program_) return end_of_program_->goes_on(watched, milliseconds);
        return !until_signal_.ends_within(nanoseconds);
    }
    /// Waits for the end of the program, or for a signal. Returns the exit status.
    int wait() { return program_ ? program_->wait() : until_signal_.wait(); }
    /// Returns, after wait(), whether the program has begun to run; true without a program.
    bool began() const { return !program_ || program_->began(); }

private:
    static constexpr int milliseconds = 50;
    // 20 ms: interval between two reads of rings, because rings do not wake the process.
    static constexpr std::uint64_t nanoseconds = 20'000'000;
    std::optional<run::command> program_;
    std::optional<waiting> end_of_program_;
    run::task_time until_signal_{{.is = run::subject::kind::machine}};
};

} // namespace msrpp::profile
