// Putting registers back when a signal ends the program: SIGINT, SIGTERM, SIGHUP, SIGQUIT, and the
// SIGABRT of an exception that nobody catches. Sessions that ask for it stand in
// a list; the handler walks the list, gives the signals back to whoever had them, and raises the
// signal again, so that the program dies by it or its own handler runs.
#pragma once

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>

#include <pthread.h>
#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// Something to put back when a signal comes. Stands in the list itself, so that the handler needs
/// no memory. `put_back` may only do what is allowed in a signal handler.
struct signal_entry {
    signal_entry *next{};
    bool listed{};
    void *owner{};
    void (*put_back)(void *owner) noexcept {};
};

namespace detail {

inline constexpr int watched_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT};
inline constexpr std::size_t watched_count = sizeof watched_signals / sizeof watched_signals[0];

/// The one list of the program, and what the signals did before.
struct signal_list {
    std::atomic<pid_t> holder{}; ///< the thread that keeps the handler away, or 0
    std::atomic<pid_t> holders_process{};
    signal_entry *first{};
    std::atomic<pid_t> process{}; ///< whose entries these are; a forked child has the list too
    struct sigaction before[watched_count] {};
    bool installed[watched_count]{};
};

inline constinit signal_list signals{};

inline sigset_t watched_set() noexcept {
    sigset_t set;
    sigemptyset(&set);
    for (const int each : watched_signals)
        sigaddset(&set, each);
    return set;
}

/// A thread of the parent may have held the lock when this process was forked: it never ends here.
inline void drop_inherited_lock() noexcept {
    pid_t held = signals.holder;
    if (held != 0 && signals.holders_process != ::getpid())
        signals.holder.compare_exchange_strong(held, 0);
}

inline void lock_signals() noexcept {
    for (pid_t nobody = 0; !signals.holder.compare_exchange_weak(nobody, ::gettid()); nobody = 0) {
        drop_inherited_lock();
        ::sched_yield();
    }
    signals.holders_process = ::getpid();
}

inline void unlock_signals() noexcept { signals.holder = 0; }

/// The holder has the signals blocked, but for the SIGABRT of its own abort().
inline bool holds_the_lock() noexcept {
    return signals.holder == ::gettid() && signals.holders_process == ::getpid();
}

void on_signal(int number);

inline bool is_ours(const struct sigaction &action) noexcept {
    return (action.sa_flags & SA_SIGINFO) == 0 && action.sa_handler == on_signal;
}

/// Takes a signal over, unless the program ignores it: then it does not end the program.
inline void install(std::size_t i) noexcept {
    struct sigaction now {};
    ::sigaction(watched_signals[i], nullptr, &now);
    if (is_ours(now)) return; // somebody gave it back to us: what was before stays
    if ((now.sa_flags & SA_SIGINFO) == 0 && now.sa_handler == SIG_IGN) return;
    signals.before[i] = now;
    struct sigaction ours {};
    ours.sa_handler = on_signal;
    ours.sa_mask = watched_set();
    // interrupted calls and the stack stay as the program wants them for its own handler
    ours.sa_flags = now.sa_flags & (SA_RESTART | SA_ONSTACK);
    signals.installed[i] = ::sigaction(watched_signals[i], &ours, nullptr) == 0;
}

/// Gives a signal back, unless somebody else has taken it since.
inline void uninstall(std::size_t i) noexcept {
    if (!signals.installed[i]) return;
    signals.installed[i] = false;
    struct sigaction now {};
    ::sigaction(watched_signals[i], nullptr, &now);
    if (is_ours(now)) ::sigaction(watched_signals[i], &signals.before[i], nullptr);
}

/// A forked child finds its parent's entries, which are not the child's to put back.
inline bool list_is_ours() noexcept { return signals.process == ::getpid(); }

inline signal_entry &take_first() noexcept {
    signal_entry &entry = *signals.first;
    signals.first = entry.next;
    entry.listed = false;
    return entry;
}

inline void put_all_back() noexcept {
    while (signals.first != nullptr) {
        const signal_entry &entry = take_first();
        entry.put_back(entry.owner);
    }
}

inline void drop_inherited() noexcept {
    if (list_is_ours()) return;
    while (signals.first != nullptr)
        take_first();
}

/// Gives the signals back. The one that came is given back even where it was not ours any more:
/// whoever took it over calls us for it.
inline void give_back(int number) noexcept {
    for (std::size_t i = 0; i < watched_count; ++i) {
        if (watched_signals[i] == number) ::sigaction(number, &signals.before[i], nullptr);
        uninstall(i);
    }
}

inline bool ends_program(int number) noexcept {
    struct sigaction now {};
    ::sigaction(number, nullptr, &now);
    return (now.sa_flags & SA_SIGINFO) == 0 && now.sa_handler == SIG_DFL;
}

/// Ends the program here and now, unless a debugger takes the signal away. A signal that waits for
/// the handler's return would end it a moment later, and another thread could open a session in
/// that moment.
inline void die_by(int number) noexcept {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    ::pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
    ::raise(number);
}

inline void on_signal(int number) {
    const int error = errno;
    const bool locked = list_is_ours() && !holds_the_lock();
    if (locked) {
        lock_signals();
        put_all_back();
    }
    give_back(number);
    const bool fatal = ends_program(number);
    if (fatal) die_by(number);
    if (locked) unlock_signals();
    if (!fatal) ::raise(number); // blocked until we return; then the program's own handler runs
    errno = error;
}

} // namespace detail

/// Keeps the handler away from what this thread does to a session: blocks the signals here and
/// makes a handler in another thread wait. Does nothing unless `active`.
class signal_pause {
public:
    explicit signal_pause(bool active) noexcept : active_{active} {
        if (!active_) return;
        const sigset_t watched = detail::watched_set();
        ::pthread_sigmask(SIG_BLOCK, &watched, &before);
        detail::lock_signals();
    }

    signal_pause(const signal_pause &) = delete;
    signal_pause &operator=(const signal_pause &) = delete;

    ~signal_pause() {
        if (!active_) return;
        detail::unlock_signals();
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }

private:
    bool active_;
    sigset_t before; // of an active pause
};

/// Puts an entry into the list; the first one takes the signals over. Only during a signal_pause.
inline void enlist(signal_entry &entry) noexcept {
    detail::drop_inherited();
    if (detail::signals.first == nullptr) {
        detail::signals.process = ::getpid();
        for (std::size_t i = 0; i < detail::watched_count; ++i)
            detail::install(i);
    }
    entry.next = detail::signals.first;
    entry.listed = true;
    detail::signals.first = &entry;
}

/// Takes an entry out of the list if it is there; the last one gives the signals back. Only during
/// a signal_pause.
inline void delist(signal_entry &entry) noexcept {
    if (!entry.listed) return;
    signal_entry **link = &detail::signals.first;
    while (*link != &entry)
        link = &(*link)->next;
    *link = entry.next;
    entry.listed = false;
    if (detail::signals.first == nullptr)
        for (std::size_t i = 0; i < detail::watched_count; ++i)
            detail::uninstall(i);
}

} // namespace msr
