// Detects whether the calling process is the process that opened a session, or was forked from it.
// Each read of counters needs to know, so the check must not cost a system call such as getpid().
#pragma once

#include <msr/core/atomic.hpp>

#include <pthread.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr::detail {

/// A number that grows in every child that fork() makes. The process has one such variable: see
/// `sessions_lock`.
[[gnu::visibility("default")]] inline constinit atomic<unsigned> fork_count{};

/// Makes fork() increase `fork_count` in each child from now on; returns false where that cannot be
/// arranged.
[[gnu::cold, gnu::noinline]] inline bool counts_forks() noexcept {
    static const bool counts = ::pthread_atfork(nullptr, nullptr, [] {
                                   fork_count.fetch_add(1, memory_order::relaxed);
                               }) == 0;
    return counts;
}

/// The process that opened a session: a forked child has only a copy of the session.
class opening_process {
public:
    /// Notes the calling process as the process that opened the session.
    void note() noexcept {
        process = ::getpid();
        sees_forks = counts_forks();
        fork_count_at_open = fork_count.load(memory_order::relaxed);
    }

    /// Returns whether the calling process is another than the process that opened the session.
    /// Makes a system call.
    bool is_another() const noexcept { return process != ::getpid(); }

    /// Returns the same as `is_another`, without a system call where forks are counted; misses a
    /// child of a bare clone().
    bool is_forked() const noexcept {
        return sees_forks ? fork_count.load(memory_order::relaxed) != fork_count_at_open
                          : is_another();
    }

private:
    pid_t process{};
    unsigned fork_count_at_open{};
    bool sees_forks{};
};

} // namespace msr::detail
