// The failure of an access to a register, as a plain value: usable without exceptions.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Why an access or a program failed.
enum class error_code : std::uint8_t {
    none,           ///< the call succeeded
    device_missing, ///< no device file: the module is not loaded, or the root is wrong
    no_permission,  ///< the device may not be opened by this user
    blocked,        ///< opened, but the access was denied: capability, lockdown or write filter
    cpu_offline,    ///< the machine has no such logical processor, or it is offline
    refused,        ///< the processor answered #GP: no such register, or a reserved bit was set
    short_transfer, ///< fewer than the 8 bytes of a register were transferred
    io,             ///< another system error; `system_error` is its number
    not_kept,       ///< a register reads back different from what was written
    unfit,          ///< a value does not fit its field; nothing was written
    taken,          ///< other software uses the register or counter
    not_pinned,     ///< the thread could not be bound to the processor
    unexpected,     ///< a recorder was asked for something else than its list says
    empty_program,  ///< the program has no access, as where a rule was broken
    interrupts,     ///< the program asks for interrupts, and no option says that a handler exists
    wrong_state,    ///< the session is closed, or not in the state that the call needs
    other_version,  ///< a kernel module speaks version `got` of its interface, not `value`
    overflowed,     ///< a counter may have wrapped more often than a session can know
    went_back,      ///< a counter holds less than before and did not wrap: it was written
    overwritten,    ///< a counter moved further than the time allows: it was written
    saturated,      ///< a counter that does not wrap has reached its greatest value, or nearly
    whole_wrapped,  ///< the counter of a whole wrapped, so that shares of it say nothing
    not_shares,     ///< the shares of a whole do not add up to it: their register was written
    drifted,        ///< shares need a longer period: `value` of `got` slots since the start
    left_cpu,       ///< the bound thread left its processor: it is on `other_cpu`, where known
    other_thread,   ///< thread `got`, on `other_cpu`, called a session that counts thread `value`
    illegal_plan,   ///< a plan made at run time breaks the rule in `about`; `name` broke it
    unfit_plan,     ///< the plan does not fit the processor: the rule in `about`, `name` broke it
    other_plan,     ///< counts of two plans were to be added or subtracted
    cpu_list,       ///< the list of CPUs is empty, or has a CPU twice
    inexpressible,  ///< the backend cannot carry out what `choice` needs; `about` says why
    perf_paranoid,  ///< kernel.perf_event_paranoid is `got` (signed); at most `value` is needed
    perf_refused,   ///< Linux's perf refused an event; `about` says why
    not_scheduled,  ///< the kernel never ran the counters: there is no count
    partly_counted, ///< the counters ran `value` of `got` nanoseconds: other events had them
    no_reading,     ///< a meter's register has no value; `about` says why
};

/// The state in which a call found its session.
enum class session_state : std::uint8_t {
    unsaid,       ///< the failure does not name a state of a session
    unopened,     ///< opening the session failed
    open,         ///< started or not
    ready,        ///< open, and not started
    running,      ///< started
    closed,       ///< closed by a call of close()
    failed,       ///< closed by an earlier failure
    signalled,    ///< closed by a signal that the program survived
    exited,       ///< closed by exit() or quick_exit()
    moved_from,   ///< the session was moved to another object
    inherited,    ///< the session belongs to the process from which the calling process was forked
    program_ends, ///< not opened: exit() has put all sessions back already
};

/// Whether a failure of this kind loses the counts since the start, though every access succeeded.
constexpr bool loses_counts(error_code kind) {
    return kind == error_code::overflowed || kind == error_code::went_back ||
           kind == error_code::overwritten || kind == error_code::saturated ||
           kind == error_code::whole_wrapped || kind == error_code::not_shares ||
           kind == error_code::left_cpu || kind == error_code::not_scheduled ||
           kind == error_code::partly_counted || kind == error_code::no_reading;
}

/// Stands in place of the number of a logical processor: none, or not known.
inline constexpr unsigned no_cpu = ~0u;

/// A failure, or none. Converts to true where something failed.
struct [[nodiscard]] failure {
    error_code kind{error_code::none}; ///< what went wrong
    bool writing{};                    ///< the access was a write
    session_state state{}; ///< the session's state (`wrong_state`), or that of the session that has
                           ///< the register (`taken`)
    bool is_elsewhere{};   ///< the calling thread is on `other_cpu`
    unsigned cpu{};        ///< logical processor
    std::uint32_t address{}; ///< register
    std::uint64_t value{};   ///< the value to be written, or the expected value
    std::uint64_t got{};     ///< the value found instead of `value`, where there is one
    int system_error{};      ///< errno where the system gave a number
    unsigned left_changed{}; ///< registers that could not be put back after this failure
    const char *name{};      ///< the register's name where it is known; static storage
    const char *about{};     ///< the field that does not fit, or what is taken; static storage
    const char *where{};     ///< the backend's device or root; lives as long as the backend
    unsigned choice{};       ///< the position of a choice in the plan, counted from 1; 0: unsaid
    unsigned other_cpu{};    ///< the processor of the calling thread, where `is_elsewhere`
    /// Why, in the words of the backend, which messages then have instead of their own; null: it
    /// has none. Lives as long as the backend.
    const char *explanation{};

    /// Whether there is a failure.
    constexpr explicit operator bool() const { return kind != error_code::none; }
};

} // namespace msr
