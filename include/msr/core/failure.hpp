// The failure of an access to a register, as a plain value: usable without exceptions.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The reason why an access to a register or a program of registers failed.
enum class error_code : std::uint8_t {
    none, ///< the access or program succeeded
    /// The backend has no device file: the kernel module is not loaded, or the folder with the
    /// device files is wrong.
    device_missing,
    no_permission, ///< the user who runs the program may not open the device
    /// The device was opened, but denied the access: the process lacks a capability, or the
    /// kernel's lockdown, a write filter or an allowlist forbids the access.
    blocked,
    cpu_offline, ///< the machine has no such logical processor, or the processor is offline
    /// The processor answered #GP: the processor has no such register, or a reserved bit was set.
    refused,
    short_transfer, ///< the device transferred fewer than the 8 bytes of a register
    io,             ///< an error of the system without a code here; `system_error` has its number
    not_kept,       ///< the register reads back different from what was written to it
    unfit,          ///< a value does not fit its field of the register; nothing was written
    taken,          ///< other software uses the register or counter; `subject` says what is taken
    not_pinned,     ///< the thread could not be bound to the logical processor
    /// An access differs from the list that a recorder (msr/backend/recorder.hpp) expects.
    unexpected,
    empty_program, ///< the program accesses no register: the plan that it was made of breaks a rule
    interrupts,    ///< the program asks for interrupts, and no option says that a handler exists
    wrong_state,   ///< the session is closed, or not in the state that the call needs
    other_version, ///< a kernel module speaks version `actual_value` of its interface, not `value`
    overflowed,    ///< a counter may have wrapped more often than a session can know
    /// A counter holds less than before and did not wrap: software wrote the counter.
    went_back,
    overwritten, ///< a counter moved further than the time allows: software wrote the counter
    saturated,   ///< a counter that does not wrap has reached half of its range or more
    /// The counter that shares refer to (`share_of_counter`) has wrapped: the shares mean nothing.
    whole_wrapped,
    /// The shares of a whole do not add up to the whole: the register with the shares was written.
    not_shares,
    /// A period of `value` issue slots, out of `actual_value` since the start (0: not known), is
    /// too short for shares, which are known to a 255th part of all slots since the start.
    period_too_short,
    left_cpu, ///< the bound thread left its processor: the thread is on `other_cpu`, where known
    /// Thread `actual_value`, on `other_cpu`, called a session that counts thread `value`.
    other_thread,
    illegal_plan,  ///< a plan made at run time breaks the rule in `subject`; `name` broke it
    unfit_plan,    ///< the plan does not fit the processor: the rule in `subject`, `name` broke it
    other_plan,    ///< counts of two plans were to be added or subtracted
    cpu_list,      ///< the list of CPUs is empty, or has a CPU twice
    inexpressible, ///< the backend cannot carry out what `choice` needs; `subject` says why
    /// kernel.perf_event_paranoid is `actual_value` (signed), but may be at most `value`.
    perf_paranoid,
    perf_refused,  ///< Linux's perf refused an event; `subject` says why
    not_scheduled, ///< the kernel never ran the counters: there is no count
    /// The counters ran `value` of `actual_value` nanoseconds: other users had the counters in the
    /// remaining time.
    partly_counted,
    no_reading, ///< a meter's register holds no value; `subject` says why
};

/// The state in which a call found its session.
enum class session_state : std::uint8_t {
    none,       ///< no state: the failure does not name a state of a session
    unopened,   ///< opening the session failed
    open,       ///< the session is open, and may be started or not
    ready,      ///< the session is open, and not started
    running,    ///< the session is started
    closed,     ///< a call of close() closed the session
    failed,     ///< an earlier failure closed the session
    signalled,  ///< a signal that the program survived closed the session
    exited,     ///< exit() or quick_exit() closed the session
    moved_from, ///< the session was moved to another object
    inherited,  ///< the session belongs to the process from which the calling process was forked
    /// The session was not opened: exit() had already restored the registers of all sessions, and
    /// nothing would restore those of this session.
    program_ends,
};

/// Returns whether a failure of this kind makes the counts since the start of the session invalid,
/// though every access succeeded.
constexpr bool loses_counts(error_code kind) {
    return kind == error_code::overflowed || kind == error_code::went_back ||
           kind == error_code::overwritten || kind == error_code::saturated ||
           kind == error_code::whole_wrapped || kind == error_code::not_shares ||
           kind == error_code::left_cpu || kind == error_code::not_scheduled ||
           kind == error_code::partly_counted || kind == error_code::no_reading;
}

/// The value that stands for a logical processor's number where there is none, or where it is not
/// known.
inline constexpr unsigned no_cpu = ~0u;

/// A failure of an access or a program, or no failure. Converts to true where something failed.
struct [[nodiscard]] failure {
    error_code kind{error_code::none}; ///< the kind of the failure; `none`: no failure
    /// Whether the access that failed was a write; false: a read.
    bool is_write{};
    /// The session's state (`wrong_state`), or that of the session that has the register (`taken`).
    session_state state{};
    /// Whether the calling thread is on `other_cpu`, not on the session's processor.
    bool is_on_other_cpu{};
    /// Number of the logical processor whose access failed; `no_cpu`: none, or not known.
    unsigned cpu{};
    std::uint32_t address{}; ///< number of the register whose access failed
    /// The value that was to be written to the register, or that was expected.
    std::uint64_t value{};
    /// The value that was found instead of `value`, where there is such a value.
    std::uint64_t actual_value{};
    int system_error{}; ///< errno of the failure, where the system gave a number; 0: none
    /// How many registers could not be put back after this failure.
    unsigned unrestored_registers{};
    const char *name{}; ///< name of the register `address`, in static storage; null: not known
    /// The part that the failure concerns, such as the field that a value does not fit, or the
    /// resource that other software has; in static storage; null: no part is named.
    const char *subject{};
    /// The path of the backend's device or of its folder of devices, or the name of perf's target,
    /// such as `this thread`; lives as long as the backend; null: not said.
    const char *device{};
    /// Position of a choice (an event to count) in the plan, counted from 1; 0: the failure names
    /// no choice.
    unsigned choice{};
    /// Number of the logical processor that the calling thread is on, where `is_on_other_cpu`.
    unsigned other_cpu{};
    /// The cause of the failure in the words of the backend, which messages then have instead of
    /// words of their own; null: the backend says nothing. Lives as long as the backend.
    const char *explanation{};

    /// Returns whether the access or the program failed.
    constexpr explicit operator bool() const { return kind != error_code::none; }
};

} // namespace msr
