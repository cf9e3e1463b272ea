// Restores registers when the program ends by exit(), by quick_exit() or by the return of main.
#pragma once

#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace msr {

namespace detail {

/// The functions registered with atexit and at_quick_exit. Access needs the lock of the sessions.
///
/// A backend in static storage is destroyed after the functions that were registered later than its
/// construction have run, and before those that were registered earlier. So each backend has a
/// registration, which closes the sessions on this backend. The registration that runs last closes
/// every session.
struct exit_registrations {
    // The greatest number of backends with a registration of their own; the registration that runs
    // last closes the sessions on other backends.
    static constexpr std::size_t max_backends = 32;
    const void *backends[max_backends]{};
    std::size_t count{};
    bool is_quick_registered{}; ///< whether `on_quick_exit` is registered with at_quick_exit
    /// The number of the thread that exit() runs in, as session_lock gives it; 0: exit() does not
    /// run.
    std::uint64_t exiting_thread{};

    bool knows(const void *backend) const noexcept {
        for (std::size_t i = 0; i < count; ++i)
            if (backends[i] == backend) return true;
        return false;
    }
};

/// The functions that the process has registered, one object even where the process has several
/// shared libraries: see `sessions_lock`.
[[gnu::visibility("default")]] inline constinit exit_registrations exits{};

/// Closes the sessions on a backend at exit(). The function is registered once for each backend,
/// and a call closes the sessions on the backend that was registered with it; the call that runs
/// last closes all sessions.
[[gnu::cold, gnu::noinline]] inline void on_exit() noexcept {
    const signal_pause pause{true};
    exits.exiting_thread = session_lock::caller();
    if (exits.count != 0) --exits.count;
    const void *const backend = exits.backends[exits.count];
    const bool whole = exits.count == 0;
    open_sessions.put_back([&](const open_session &session) noexcept {
        return whole || (session.job != nullptr && session.job->registers.device == backend);
    });
}

/// Closes the open sessions at quick_exit, which destroys nothing in static storage.
[[gnu::cold, gnu::noinline]] inline void on_quick_exit() noexcept {
    const signal_pause pause{true};
    exits.exiting_thread = session_lock::caller();
    exits.is_quick_registered = false;
    open_sessions.put_back([](const open_session &) noexcept { return true; });
}

} // namespace detail

/// Returns whether exit() or quick_exit() of this process closes sessions, or has closed them. The
/// caller must hold the lock of the sessions.
inline bool program_is_ending() noexcept {
    const std::uint64_t self = detail::session_lock::caller();
    return detail::exits.exiting_thread != 0 &&
           detail::session_lock::same_process(detail::exits.exiting_thread, self);
}

/// Makes sure that exit() and quick_exit() put the registers of the sessions on `backend` back.
/// Returns false where the program is ending already and the sessions would not be closed: no
/// function can be registered any more, or another thread ends the program. The caller must hold a
/// signal_pause.
[[gnu::cold, gnu::noinline]] inline bool put_back_at_exit(const void *backend) noexcept {
    detail::exit_registrations &exits = detail::exits;
    const std::uint64_t self = detail::session_lock::caller();
    // the thread that ended the process exists only in the parent: a forked child goes on
    if (!detail::session_lock::same_process(exits.exiting_thread, self)) exits.exiting_thread = 0;
    if (exits.exiting_thread != 0 && exits.exiting_thread != self) return false;
    if (!exits.is_quick_registered)
        exits.is_quick_registered = std::at_quick_exit(detail::on_quick_exit) == 0;
    if (!exits.knows(backend) && exits.count < exits.max_backends) {
        if (std::atexit(detail::on_exit) != 0) return false;
        exits.backends[exits.count++] = backend;
    }
    return exits.is_quick_registered;
}

} // namespace msr
