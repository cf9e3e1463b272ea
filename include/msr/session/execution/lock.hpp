// The lock of the data that all sessions of a program share: the list of open sessions, the signals
// that were taken over, and the actions at exit. The lock works in signal handlers, and in a child
// that was forked while another thread held it.
#pragma once

#include <msr/core/atomic.hpp>

#include <csignal>
#include <cstdint>
#include <initializer_list>

#include <pthread.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msr {

namespace detail {

/// Lets other threads run. `times`: how often the caller has waited before. The first 100 calls
/// only yield; later calls sleep for a millisecond, as a thread of higher priority must not keep
/// the holder of the lock from running. The function is safe in a signal handler, and is no point
/// where a thread can be cancelled: hence the raw system call.
inline void wait_a_moment(unsigned times) noexcept {
    constexpr unsigned yields = 100;
    if (times < yields)
        ::sched_yield();
    else
        ::syscall(SYS_poll, nullptr, 0, 1);
}

/// A lock that knows the process and the thread that hold it: a forked child recognizes a lock that
/// a thread of its parent held, and takes it over.
class session_lock {
public:
    /// Returns a number of the calling thread and its process, never 0. Each call asks the system,
    /// because fork changes both numbers.
    static std::uint64_t caller() noexcept {
        return std::uint64_t{static_cast<std::uint32_t>(::getpid())} << 32 |
               static_cast<std::uint32_t>(::gettid());
    }

    /// Waits for the lock. Returns false if the caller holds it already: the caller then called
    /// abort() or exit() in the middle of an access.
    [[gnu::noinline]] bool lock() noexcept {
        const std::uint64_t self = caller();
        for (unsigned times = 0;; ++times) {
            std::uint64_t value = 0;
            if (holder.compare_exchange_strong(value, self)) return true;
            if (value == self) return false;
            // the holder is a thread of the parent process, which never unlocks the child's copy
            if (!same_process(value, self) && holder.compare_exchange_strong(value, self))
                return true;
            wait_a_moment(times);
        }
    }

    void unlock() noexcept { holder.store(0); }

    /// Returns whether a thread holds the lock.
    bool is_held() const noexcept { return holder.load() != 0; }

    static bool same_process(std::uint64_t left, std::uint64_t other) noexcept {
        return left >> 32 == other >> 32;
    }

private:
    /// Process and thread of the lock's holder; 0: the lock is free.
    detail::atomic<std::uint64_t> holder{};
};

/// The lock of all sessions of the process. Its visibility is default, because a shared library
/// compiled with -fvisibility=hidden would otherwise have a lock and a list of its own, and its
/// sessions would take registers that other sessions hold.
[[gnu::visibility("default")]] inline constinit session_lock sessions_lock{};

/// Returns the set of all signals but those of a fault in the thread itself: a fault whose signal
/// is blocked ends the program, even where the program handles the signal.
inline sigset_t all_but_faults() noexcept {
    sigset_t set;
    sigfillset(&set);
    for (const int entry : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS})
        sigdelset(&set, entry);
    return set;
}

} // namespace detail

/// A pause that keeps signal handlers and other threads away while the calling thread changes a
/// session: it blocks the thread's signals and holds the lock of the sessions. A pause made with
/// `active` false does nothing until `begin`.
class signal_pause {
public:
    explicit signal_pause(bool active) noexcept {
        if (active) begin();
    }

    signal_pause(const signal_pause &) = delete;
    signal_pause &operator=(const signal_pause &) = delete;

    ~signal_pause() {
        if (!active_) return;
        if (locked) detail::sessions_lock.unlock();
        ::pthread_sigmask(SIG_SETMASK, &previous_mask, nullptr);
    }

    /// Begins the pause, which lasts until the object is destroyed; a second call does nothing.
    void begin() noexcept {
        if (active_) return;
        active_ = true;
        const sigset_t blocked = detail::all_but_faults();
        ::pthread_sigmask(SIG_BLOCK, &blocked, &previous_mask);
        locked = detail::sessions_lock.lock();
    }

private:
    bool active_{};
    /// Whether the pause took the lock of the sessions; false where the thread held the lock
    /// before.
    bool locked{};
    sigset_t previous_mask;
};

} // namespace msr
