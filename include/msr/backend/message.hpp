// Failures in words: what was tried, on which register and processor, why it failed, what helps.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/failure.hpp>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <system_error>

namespace msr {

namespace detail {

inline std::string in_base(std::uint64_t value, int base) {
    char digits[64]; // as many as the lowest base needs
    return {digits, std::to_chars(digits, digits + sizeof digits, value, base).ptr};
}

inline std::string hex(std::uint64_t value) { return "0x" + in_base(value, 16); }

inline std::string decimal(std::uint64_t value) { return in_base(value, 10); }

inline std::string cpu_text(unsigned cpu) { return "CPU " + decimal(cpu); }

/// `bsu_escr0 (0x3a0)`, or the number alone.
inline std::string register_text(const failure &why) {
    if (why.name == nullptr) return hex(why.address);
    return why.name + (" (" + hex(why.address) + ")");
}

/// `read bsu_escr0 (0x3a0)` or `write bsu_escr0 (0x3a0) = 0x1`.
inline std::string access_text(const failure &why) {
    if (!why.writing) return "read " + register_text(why);
    return "write " + register_text(why) + " = " + hex(why.value);
}

inline std::string system_text(const failure &why) {
    if (why.system_error == 0) return "unknown error";
    return std::generic_category().message(why.system_error);
}

/// `below /dev/cpu`, where the failure names the backend's root.
inline std::string below(const failure &why) {
    return why.where == nullptr ? std::string{} : std::string{" below "} + why.where;
}

/// A device of all CPUs, which a module makes that the failure names.
inline std::string module_missing_text(const failure &why) {
    return std::string{"no device file "} + (why.where == nullptr ? "" : why.where) + ": is " +
           why.about + " loaded?";
}

/// `about` is the module that makes the files, if it is not the kernel's own.
inline std::string device_missing_text(const failure &why) {
    return "no device file" + below(why) + ": is the kernel module loaded (modprobe " +
           (why.about == nullptr ? "msr" : why.about) + "), and is there such a CPU?";
}

inline std::string no_permission_text(const failure &why) {
    if (why.system_error == EPERM)
        return "the kernel refuses to open the device" + below(why) +
               ": the process has no CAP_SYS_RAWIO, whatever the file mode says; be root";
    return "the file mode does not let this user open the device" + below(why) +
           " for reading and writing";
}

inline std::string blocked_text(const failure &why) {
    if (why.about != nullptr) return std::string{"denied by "} + why.about;
    if (!why.writing) return "denied by the kernel: lockdown, or no CAP_SYS_RAWIO";
    return "denied by the kernel: lockdown (/sys/kernel/security/lockdown), its write filter "
           "(/sys/module/msr/parameters/allow_writes), or no CAP_SYS_RAWIO";
}

inline std::string refused_text(const failure &why) {
    const std::string reason =
        why.writing ? "no such register here, or a reserved bit is set" : "no such register here";
    return "refused by the processor (#GP): " + reason +
           "; is this the processor the plan was made for?";
}

inline std::string short_transfer_text(const failure &why) {
    return "fewer than 8 bytes were moved: is this an msr device" + below(why) + "?";
}

/// Whether a failure is of no register: a call that accesses none has no name and the address 0.
constexpr bool accesses_nothing(const failure &why) {
    return why.name == nullptr && why.address == 0 && !why.writing;
}

/// What was tried and why it failed, for failures of one access. Of a call that accesses no
/// register the reason is enough.
inline std::string failed_access_text(const failure &why, const std::string &reason) {
    if (why.about != nullptr && accesses_nothing(why)) return reason;
    return access_text(why) + ": " + reason;
}

inline std::string not_kept_text(const failure &why) {
    return register_text(why) + " reads back " + hex(why.got) + " where " + hex(why.value) +
           " was written: the machine swallows writes (a virtual machine?), or somebody else "
           "writes this register too";
}

inline std::string unfit_text(const failure &why) {
    const std::string field =
        why.about == nullptr ? "its field" : std::string{"field "} + why.about;
    return register_text(why) + ": " + hex(why.value) + " does not fit " + field +
           "; nothing was written";
}

inline std::string held_text(const failure &why) {
    return register_text(why) +
           " is held by another open session of this program: nothing was changed; close that "
           "session first, or plan around what it holds (msr::plan_around)";
}

inline std::string taken_text(const failure &why) {
    if (why.state == session_state::open) return held_text(why);
    const std::string by = why.about == nullptr ? "" : std::string{" ("} + why.about + ")";
    const std::string found = why.got == 0 ? "" : ", it reads " + hex(why.got);
    return register_text(why) + " is in use" + by + found +
           ": nothing was changed; look for the NMI watchdog (/proc/sys/kernel/nmi_watchdog), "
           "perf, another session, or a run that was killed";
}

inline std::string not_pinned_text(const failure &why) {
    return std::string{"the thread "} + (why.about == nullptr ? "could not be bound" : why.about) +
           ": " + system_text(why) +
           "; is the CPU online and allowed to this process (taskset -p)?";
}

inline std::string interrupts_text() {
    return "the plan samples, so its counters ask for interrupts: nothing was changed; where a "
           "handler takes them, say so with session_options::interrupts_are_handled";
}

/// What is wrong with the state of the session, and what to do.
inline const char *state_text(session_state state) {
    switch (state) {
    case session_state::unsaid:
    case session_state::open:
        break;
    case session_state::unopened:
        return "the session was never open: its constructor failed, and reported why";
    case session_state::ready:
        return "the session is not started: call start() first";
    case session_state::running:
        return "the session is started already: call stop() first";
    case session_state::closed:
        return "the session was closed with close(): open another session";
    case session_state::failed:
        return "the session was closed by an earlier failure, which was reported: open another "
               "session";
    case session_state::signalled:
        return "a signal closed the session and put its registers back (restore_on_signals): open "
               "another session";
    case session_state::exited:
        return "exit() or quick_exit() closed the session and put its registers back";
    case session_state::moved_from:
        return "the session was moved into another object: call that object";
    case session_state::inherited:
        return "the session belongs to the process that this one was forked from: open another "
               "session here";
    case session_state::program_ends:
        return "the program ends, and nobody would put the registers back";
    }
    return "the session is closed, or not in the state for this";
}

inline std::string wrong_state_text(const failure &why) {
    return std::string{why.about == nullptr ? "call" : why.about} + ": nothing was done, " +
           state_text(why.state);
}

inline std::string illegal_plan_text(const failure &why) {
    const std::string by = why.name == nullptr ? "" : std::string{" ("} + why.name + ")";
    return "the plan breaks a rule" + by +
           ", nothing was done: " + (why.about == nullptr ? "it does not say which" : why.about);
}

inline std::string unfit_plan_text(const failure &why) {
    const std::string by = why.name == nullptr ? "" : std::string{" ("} + why.name + ")";
    return "the plan does not fit this processor, nothing was done: " +
           std::string{why.about == nullptr ? "CPUID says so" : why.about} + by +
           "; plan for the processor that CPUID tells of, or, where that is not the one that "
           "counts, "
           "say so with session_options::any_processor";
}

/// Of a failure that concerns no CPU; empty for all others.
inline std::string text_without_cpu(const failure &why) {
    if (why.kind == error_code::wrong_state && why.state == session_state::moved_from)
        return wrong_state_text(why);
    if (why.kind == error_code::other_plan)
        return "these are counts of different plans: they cannot be added or subtracted";
    if (why.kind == error_code::cpu_list)
        return std::string{"nothing was done, the list of CPUs "} +
               (why.about == nullptr ? "cannot be used" : why.about);
    return {};
}

/// Of a kernel module that was built from another release.
inline std::string other_version_text(const failure &why) {
    return (why.where == nullptr ? std::string{} : std::string{why.where} + ": ") +
           "the module speaks version " + decimal(why.got) +
           " of the interface, this program version " + decimal(why.value) +
           ": build both from the same release";
}

inline std::string overflowed_text(const failure &why) {
    const std::string often = why.value == 0 ? "more often"
                                             : "at least every " + decimal(why.value) +
                                                   " clocks of the time stamp counter";
    return register_text(why) +
           " went round since it was looked at last, or had the time to, more often than it can "
           "tell, so there is no count: read the session " +
           often + ", which adds up, and start it again";
}

inline std::string went_back_text(const failure &why) {
    return register_text(why) + " went back from " + hex(why.value) + " to " + hex(why.got) +
           " without an overflow, so there is no count: somebody else wrote it, or cleared its "
           "overflow flag; look for perf and the NMI watchdog (/proc/sys/kernel/nmi_watchdog)";
}

inline std::string overwritten_text(const failure &why) {
    return register_text(why) + " went from " + hex(why.value) + " to " + hex(why.got) +
           " in less time than so many occurrences take, so there is no count: somebody else wrote "
           "it; look for perf and the NMI watchdog (/proc/sys/kernel/nmi_watchdog)";
}

inline std::string left_cpu_text(const failure &why) {
    return std::string{"the thread that the session bound here left while it was counted"} +
           (why.about == nullptr ? "" : std::string{" ("} + why.about + ")") +
           (!why.is_elsewhere ? "" : " (it runs on " + cpu_text(why.other_cpu) + " now)") +
           ", so there is no count of it: nothing that is measured may change where the thread "
           "runs "
           "(sched_setaffinity, a library of threads, taskset, a cpuset, this CPU going offline)";
}

/// Of a session that another thread than its own calls; both threads by the kernel's numbers.
inline std::string other_thread_text(const failure &why) {
    return std::string{why.about == nullptr ? "call" : why.about} + ": nothing was done, thread " +
           decimal(why.got) + (!why.is_elsewhere ? "" : " on " + cpu_text(why.other_cpu)) +
           " calls a session that counts thread " + decimal(why.value) +
           " here: call bind() in the thread that shall be counted, before start(), or open a "
           "session in each thread";
}

/// `choice 2 of the plan (ia32_pmc1): `, as far as the failure says so.
inline std::string choice_text_of(const failure &why) {
    if (why.choice != 0)
        return "choice " + decimal(why.choice) + " of the plan" +
               (why.name == nullptr ? std::string{} : std::string{" ("} + why.name + ")") + ": ";
    return why.address == 0 ? std::string{} : access_text(why) + ": ";
}

/// Of what the kernel's setting forbids; both numbers are signed.
inline std::string paranoid_text(const failure &why) {
    const auto number = [](std::uint64_t value) {
        const auto level = static_cast<std::int64_t>(value);
        return (level < 0 ? "-" : "") + decimal(level < 0 ? 0 - value : value);
    };
    const std::string needed = number(why.value);
    return "kernel.perf_event_paranoid is " + number(why.got) + ", and this takes " + needed +
           " or less: have CAP_PERFMON, or let root set it (sysctl kernel.perf_event_paranoid=" +
           needed + ")" + (why.value == 1 ? "; or count user mode only" : "");
}

inline std::string perf_refused_text(const failure &why) {
    return why.about == nullptr ? "perf refuses it: " + system_text(why) : why.about;
}

inline std::string not_scheduled_text() {
    return "the kernel never gave the counters a turn, so there is no count: others have them "
           "(the NMI watchdog, /proc/sys/kernel/nmi_watchdog; other users of perf), or the plan "
           "has "
           "more choices than the kernel has counters";
}

inline std::string partly_counted_text(const failure &why) {
    return "the counters ran " + decimal(why.value) + " of " + decimal(why.got) +
           " ns, because others had them meanwhile, so this is no count of the whole: count fewer "
           "choices at once, or ask for an estimate (msr::perf_options::shared)";
}

inline std::string reason_text(const failure &why) {
    if (why.explanation != nullptr) return access_text(why) + ": " + why.explanation;
    switch (why.kind) {
    case error_code::none:
        return "no failure";
    case error_code::device_missing:
        return failed_access_text(why, device_missing_text(why));
    case error_code::no_permission:
        return failed_access_text(why, no_permission_text(why));
    case error_code::blocked:
        return failed_access_text(why, blocked_text(why));
    case error_code::cpu_offline:
        return failed_access_text(why, "no such CPU, or it is offline "
                                       "(/sys/devices/system/cpu/online)");
    case error_code::refused:
        return failed_access_text(why, refused_text(why));
    case error_code::short_transfer:
        return failed_access_text(why, short_transfer_text(why));
    case error_code::io:
        return failed_access_text(why, why.about == nullptr ? system_text(why) : why.about);
    case error_code::not_kept:
        return not_kept_text(why);
    case error_code::unfit:
        return unfit_text(why);
    case error_code::taken:
        return taken_text(why);
    case error_code::not_pinned:
        return not_pinned_text(why);
    case error_code::unexpected:
        return failed_access_text(why, "not what the recorder's list has here; see its "
                                       "difference()");
    case error_code::interrupts:
        return interrupts_text();
    case error_code::empty_program:
        return "the program is empty: look at the rule that its plan broke";
    case error_code::wrong_state:
        return wrong_state_text(why);
    case error_code::other_version:
        return other_version_text(why);
    case error_code::overflowed:
        return overflowed_text(why);
    case error_code::went_back:
        return went_back_text(why);
    case error_code::overwritten:
        return overwritten_text(why);
    case error_code::left_cpu:
        return left_cpu_text(why);
    case error_code::other_thread:
        return other_thread_text(why);
    case error_code::illegal_plan:
        return illegal_plan_text(why);
    case error_code::unfit_plan:
        return unfit_plan_text(why);
    case error_code::other_plan:
    case error_code::cpu_list:
        return text_without_cpu(why);
    case error_code::inexpressible:
        return choice_text_of(why) +
               (why.about == nullptr ? "the backend cannot do it" : why.about);
    case error_code::perf_paranoid:
        return choice_text_of(why) + paranoid_text(why);
    case error_code::perf_refused:
        return choice_text_of(why) + perf_refused_text(why);
    case error_code::not_scheduled:
        return not_scheduled_text();
    case error_code::partly_counted:
        return partly_counted_text(why);
    }
    return "unknown failure";
}

/// What a failure concerns: a CPU, or the thread that perf counts.
inline std::string counted_text(const failure &why) {
    switch (why.kind) {
    case error_code::inexpressible:
    case error_code::perf_paranoid:
    case error_code::perf_refused:
    case error_code::not_scheduled:
    case error_code::partly_counted:
        if (why.where != nullptr) return why.where;
        break;
    default:
        break;
    }
    return cpu_text(why.cpu);
}

} // namespace detail

/// One line for people: where, what was tried, why it failed and what to look at.
/// `where` and `explanation` of the failure must still be alive.
inline std::string message(const failure &why) {
    if (!why) return "no failure";
    if (why.explanation != nullptr && detail::accesses_nothing(why)) return why.explanation;
    if (why.kind == error_code::device_missing && why.about != nullptr &&
        detail::accesses_nothing(why))
        return detail::module_missing_text(why);
    if (why.kind == error_code::other_version) return detail::other_version_text(why);
    if (std::string text = detail::text_without_cpu(why); !text.empty()) return text;
    std::string text = detail::counted_text(why) + ": " + detail::reason_text(why);
    if (why.left_changed != 0)
        text += "; registers that could not be put back: " + detail::decimal(why.left_changed);
    return text;
}

/// A register access that failed, as an exception.
class access_error : public std::runtime_error {
public:
    explicit access_error(const failure &why) : std::runtime_error(message(why)), reason{why} {
        reason.where = nullptr; // the backend may be gone when this is caught; what() has the text
        reason.explanation = nullptr;
    }

    /// The same as a value, without `where` and `explanation`.
    const failure &why() const noexcept { return reason; }

private:
    failure reason;
};

/// The value of a register; throws access_error. `device.read` is the form that does not throw.
template <backend Backend>
std::uint64_t read_or_throw(Backend &device, unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    detail::throw_if<access_error, Backend>(device.read(cpu, address, value));
    return value;
}

/// Writes a register; throws access_error. `device.write` is the form that does not throw.
template <backend Backend>
void write_or_throw(Backend &device, unsigned cpu, std::uint32_t address, std::uint64_t value) {
    detail::throw_if<access_error, Backend>(device.write(cpu, address, value));
}

} // namespace msr
