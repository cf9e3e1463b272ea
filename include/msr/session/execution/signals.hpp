// Restores registers when a signal ends the program: SIGINT, SIGTERM, SIGHUP, SIGQUIT, or SIGABRT,
// which abort() and exceptions that are not caught raise. The handler closes the open sessions with
// `session_options::restore_on_signals`, restores the previous handlers, and raises the signal
// again, so that the signal ends the program or the program's own handler runs.
#pragma once

#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>

#include <cerrno>
#include <csignal>
#include <cstddef>

#include <pthread.h>

namespace msr {

namespace detail {

inline constexpr int watched_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT};
inline constexpr std::size_t watched_count = sizeof watched_signals / sizeof watched_signals[0];

/// The actions that signals of the process had before the sessions handled the signals. Access
/// needs the lock of the sessions.
struct signal_actions {
    struct sigaction actions[watched_count] {};
    bool is_installed[watched_count]{};
    /// The handler of the sessions that is installed: each shared library may have a copy of
    /// `on_signal`.
    void (*handler)(int){};
};

/// The actions of the signals before the sessions' handler, one object for the process: see
/// `sessions_lock`.
[[gnu::visibility("default")]] inline constinit signal_actions previous_actions{};

void on_signal(int number);

inline bool is_sessions_handler(const struct sigaction &action) noexcept {
    return (action.sa_flags & SA_SIGINFO) == 0 && previous_actions.handler != nullptr &&
           action.sa_handler == previous_actions.handler;
}

/// Installs the sessions' handler for the i-th signal, unless the program ignores the signal: such
/// a signal does not end the program.
[[gnu::cold, gnu::noinline]] inline void install(std::size_t i) noexcept {
    struct sigaction current {};
    ::sigaction(watched_signals[i], nullptr, &current);
    // The library's handler is installed already, because the program restored the handler or the
    // process is a forked child: the program's own handler, saved earlier, stays.
    if (is_sessions_handler(current)) {
        previous_actions.is_installed[i] = true;
        return;
    }
    if ((current.sa_flags & SA_SIGINFO) == 0 && current.sa_handler == SIG_IGN) return;
    previous_actions.actions[i] = current;
    struct sigaction ours {};
    ours.sa_handler = previous_actions.handler;
    ours.sa_mask = all_but_faults();
    // SA_RESTART and SA_ONSTACK stay as the program set them for its own handler of the signal
    ours.sa_flags = current.sa_flags & (SA_RESTART | SA_ONSTACK);
    previous_actions.is_installed[i] = ::sigaction(watched_signals[i], &ours, nullptr) == 0;
}

/// Installs the sessions' handler for all signals. The first handler of the process serves all
/// sessions, so that `is_sessions_handler` recognizes it later.
[[gnu::cold, gnu::noinline]] inline void install_all() noexcept {
    if (previous_actions.handler == nullptr) previous_actions.handler = on_signal;
    for (std::size_t i = 0; i < watched_count; ++i)
        install(i);
}

/// Restores the program's own handler of the i-th signal, unless somebody else has replaced the
/// sessions' handler.
[[gnu::cold, gnu::noinline]] inline void uninstall(std::size_t i) noexcept {
    if (!previous_actions.is_installed[i]) return;
    previous_actions.is_installed[i] = false;
    struct sigaction current {};
    ::sigaction(watched_signals[i], nullptr, &current);
    if (is_sessions_handler(current))
        ::sigaction(watched_signals[i], &previous_actions.actions[i], nullptr);
}

/// Restores the program's own handlers of all signals. The program's handler of signal `number` is
/// restored even where another handler has replaced the sessions' handler.
[[gnu::cold, gnu::noinline]] inline void restore_handlers(int number) noexcept {
    for (std::size_t i = 0; i < watched_count; ++i) {
        if (watched_signals[i] == number)
            ::sigaction(number, &previous_actions.actions[i], nullptr);
        uninstall(i);
    }
}

inline bool ends_program(int number) noexcept {
    struct sigaction current {};
    ::sigaction(number, nullptr, &current);
    return (current.sa_flags & SA_SIGINFO) == 0 && current.sa_handler == SIG_DFL;
}

/// Ends the program by the signal `number` before the handler returns, unless a debugger suppresses
/// the signal. A signal that stays blocked until the handler returns would end the program a moment
/// later, and another thread could open a session in that moment.
[[gnu::cold, gnu::noinline]] inline void end_by_signal(int number) noexcept {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    ::pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
    ::raise(number);
}

inline bool is_for_signals(const open_session &session) noexcept {
    return session.restores_on_signals;
}

/// Handles a signal: waits until no other thread opens or closes a session, puts the registers of
/// sessions back, and lets the signal do what it did before. A thread that holds the lock itself
/// gets into this handler only by abort() in a register access; the list of sessions is consistent
/// then, for accesses do not change it.
[[gnu::cold, gnu::noinline]] inline void on_signal(int number) {
    const int error = errno;
    const bool locked = sessions_lock.lock();
    open_sessions.put_back(is_for_signals);
    restore_handlers(number);
    const bool fatal = ends_program(number);
    if (fatal)
        end_by_signal(number); // the sessions' lock stays held: no other thread opens a session
    if (locked) sessions_lock.unlock();
    // the signal is blocked until the handler returns; then the program's own handler runs
    if (!fatal) ::raise(number);
    errno = error;
}

} // namespace detail

/// Puts a session into the list of open sessions; for the first session with signals installs the
/// handlers. The caller must hold a signal_pause.
[[gnu::cold, gnu::noinline]] inline void enlist(open_session &entry) noexcept {
    if (entry.restores_on_signals && !detail::open_sessions.any(detail::is_for_signals))
        detail::install_all();
    detail::open_sessions.add(entry);
}

/// Takes a session out of the list of open sessions if it is there; for the last session with
/// signals restores the program's own handlers. The caller must hold a signal_pause.
[[gnu::cold, gnu::noinline]] inline void delist(const open_session &entry) noexcept {
    detail::open_sessions.remove(entry);
    if (entry.restores_on_signals && !detail::open_sessions.any(detail::is_for_signals))
        for (std::size_t i = 0; i < detail::watched_count; ++i)
            detail::uninstall(i);
}

} // namespace msr
