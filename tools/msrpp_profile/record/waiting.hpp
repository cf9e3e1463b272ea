// Waiting for samples while a program runs.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::profile {

/// Waits for the end of a process or for what lies in rings.
class waiting {
public:
    explicit waiting(pid_t process)
        : process_{static_cast<int>(::syscall(SYS_pidfd_open, process, 0))} {}
    waiting(const waiting &) = delete;
    waiting &operator=(const waiting &) = delete;
    ~waiting() {
        if (process_ >= 0) ::close(process_);
    }

    /// `others`: whose descriptors are watched, too; they may have ended. False: the process has
    /// ended.
    bool goes_on(std::vector<pollfd> others, int milliseconds) {
        if (process_ < 0) return false; // the caller waits for it
        others.push_back({.fd = process_, .events = POLLIN, .revents = 0});
        const int found = ::poll(others.data(), others.size(), milliseconds);
        const bool ended = found > 0 && others.back().revents != 0;
        // A descriptor whose other end is closed is ready at once, again and again.
        const bool hung_up = std::any_of(others.begin(), others.end() - 1, [](const pollfd &each) {
            return (each.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        });
        if (!ended && hung_up) {
            pollfd one{.fd = process_, .events = POLLIN, .revents = 0};
            return ::poll(&one, 1, milliseconds) <= 0;
        }
        return !ended;
    }

private:
    int process_;
};

} // namespace msrpp::profile
