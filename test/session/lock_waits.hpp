// Threads that wait for the lock of the sessions, or for another thread's call. Such a thread calls
// sched_yield() each time that it is turned away; a function in this file replaces sched_yield(),
// so that a test can wait until a thread was turned away, however long that takes.
#pragma once

#include <atomic>

#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// Waits, without a time limit, until a condition holds. The sleep between two looks leaves the
/// processor to the threads that do the work; it doubles, up to a millisecond. No test depends on
/// its length.
template <typename Condition>
void wait_until(Condition is_so) noexcept {
    constexpr long longest = 1'000'000;
    timespec between_looks{.tv_sec = 0, .tv_nsec = 20'000};
    while (!is_so()) {
        ::nanosleep(&between_looks, nullptr);
        if (between_looks.tv_nsec < longest) between_looks.tv_nsec *= 2;
    }
}

/// A count of how often a thread was turned away from the lock of the sessions.
class lock_waits {
public:
    /// Makes the object count the calling thread from now on.
    void count_this_thread() noexcept { of_thread = this; }

    unsigned times() const noexcept { return times_; }

    /// The number of times that a thread is turned away before it is kept until another thread lets
    /// it go: more often than the library yields before it sleeps. The library gives up to wait for
    /// a call after a second; a thread that is kept does not, however slow the host is.
    static constexpr unsigned most = 30;
    void keep() noexcept { is_kept = true; }
    void let_go() noexcept { is_kept = false; }

    /// Makes the counted thread let go the thread of `other` whenever it is turned away: it may be
    /// waiting for that thread.
    void lets_go(lock_waits &other) noexcept { waits_for = &other; }

    /// Counts that the calling thread was turned away. Returns false where no object counts it.
    static bool happened() noexcept {
        lock_waits *const current = of_thread;
        if (current == nullptr) return false;
        if (lock_waits *const other = current->waits_for) other->let_go();
        if (++current->times_ >= most) wait_until([&] { return !current->is_kept; });
        return true;
    }

private:
    static inline thread_local lock_waits *of_thread = nullptr;

    std::atomic<unsigned> times_{};
    std::atomic<bool> is_kept{};
    std::atomic<lock_waits *> waits_for{};
};

extern "C" [[gnu::used]] inline int sched_yield() noexcept {
    return lock_waits::happened() ? 0 : static_cast<int>(::syscall(SYS_sched_yield));
}
