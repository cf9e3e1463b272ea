// The sentences of failures, with placeholders, and which sentence a failure has.
//
// `{word}` is a placeholder for a value of the failure; `sentence_words` lists the words.
// `{word?one|other}` is replaced by `one` where the failure has the value, and a number is not 0,
// else by `other`, which may be missing. `one` and `other` may have placeholders.
#pragma once

#include <msr/core/failure.hpp>

#include <cstdint>

namespace msr::detail {

/// The notation in which the value of a sentence's placeholder is written.
enum class notation : std::uint8_t {
    text,
    sentence,       ///< a sentence within the sentence, with placeholders of its own
    hexadecimal,    ///< a hexadecimal number with 0x
    decimal,        ///< a decimal number without a sign
    signed_decimal, ///< a decimal number of 64 bits with a sign
};

/// The text that replaces a placeholder of a sentence about a failure: unless noted, the member of
/// `failure` that has the enumerator's name.
enum class content : std::uint8_t {
    about,
    /// The access that failed, as `read bsu_escr0 (0x3a0)` or `write bsu_escr0 (0x3a0) = 0x1`.
    access,
    address,
    /// The backend's root, as ` below /dev/cpu`, where the failure names it.
    below,
    call,   ///< the session's call that failed
    choice, ///< number of the plan's choice (requested event) at fault
    /// The choice at fault, as `choice 2 of the plan (ia32_pmc1): `, as far as the failure names
    /// it.
    choice_of_plan,
    cpu,
    explanation,
    got,
    is_bare, ///< whether the failure names no register, only what failed
    is_on_other_cpu,
    is_held, ///< whether another session of this program has the register of the failure
    is_of_level_1,
    is_unprivileged, ///< whether the system's error is EPERM
    unrestored_registers,
    name,
    /// The name of the register of the failure, as ` (name)`; nothing where the register has none.
    named,
    other_cpu,
    /// The register of the failure, as `bsu_escr0 (0x3a0)`; the number alone where the register has
    /// no name.
    register_name,
    state,        ///< the state of the session as a sentence, and what to do about it
    system_error, ///< the system's error in words
    tried,        ///< the access that failed; nothing where the failed call accesses no register
    value,
    where,
    writing,
};

/// A word that names a placeholder of a sentence. The struct has an array and no pointer, because a
/// pointer would be filled in where the program is loaded.
struct sentence_word {
    char word[16];
    content what;
    notation as;
};

inline constexpr sentence_word sentence_words[] = {
    {"about", content::about, notation::text},
    {"access", content::access, notation::sentence},
    {"address", content::address, notation::hexadecimal},
    {"below", content::below, notation::sentence},
    {"call", content::call, notation::sentence},
    {"choice", content::choice, notation::decimal},
    {"choice of plan", content::choice_of_plan, notation::sentence},
    {"cpu", content::cpu, notation::decimal},
    {"elsewhere", content::is_on_other_cpu, notation::decimal},
    {"explanation", content::explanation, notation::text},
    {"got", content::got, notation::hexadecimal},
    {"got in tens", content::got, notation::decimal},
    {"got signed", content::got, notation::signed_decimal},
    {"bare", content::is_bare, notation::decimal},
    {"held", content::is_held, notation::decimal},
    {"left changed", content::unrestored_registers, notation::decimal},
    {"level 1", content::is_of_level_1, notation::decimal},
    {"name", content::name, notation::text},
    {"named", content::named, notation::sentence},
    {"other cpu", content::other_cpu, notation::decimal},
    {"register", content::register_name, notation::sentence},
    {"state", content::state, notation::text},
    {"system error", content::system_error, notation::text},
    {"tried", content::tried, notation::sentence},
    {"unprivileged", content::is_unprivileged, notation::decimal},
    {"value", content::value, notation::hexadecimal},
    {"value in tens", content::value, notation::decimal},
    {"value signed", content::value, notation::signed_decimal},
    {"where", content::where, notation::text},
    {"writing", content::writing, notation::decimal},
};

/// Returns the pattern of the sentence that replaces a placeholder with `notation::sentence`.
constexpr const char *pattern_of(content place) {
    switch (place) {
    case content::access:
        return "{writing?write {register} = {value}|read {register}}";
    case content::below:
        return "{where? below {where}}";
    case content::call:
        return "{about?{about}|call}: nothing was done, ";
    case content::choice_of_plan:
        return "{choice?choice {choice} of the plan{named}: |{address?{access}: }}";
    case content::named:
        return "{name? ({name})}";
    case content::register_name:
        return "{name?{name} ({address})|{address}}";
    case content::tried:
        return "{bare?|{access}: }";
    default:
        return "";
    }
}

/// Returns a sentence about the state of a session: what is wrong with it, and what to do.
constexpr const char *state_text(session_state state) {
    switch (state) {
    case session_state::none:
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

/// Returns the pattern of a sentence for a kind of failure: what was tried and why it failed, but
/// not where.
[[gnu::cold, gnu::noinline]] constexpr const char *pattern_of(error_code kind) {
    switch (kind) {
    case error_code::none:
        return "no failure";
    case error_code::device_missing:
        return "{tried}no device file{below}: is the kernel module loaded (modprobe "
               "{about?{about}|msr}), and is there such a CPU?";
    case error_code::no_permission:
        return "{tried}{unprivileged?the kernel refuses to open the device{below}: the process has "
               "no CAP_SYS_RAWIO, whatever the file mode says; be root|the file mode does not let "
               "this user open the device{below} for reading and writing}";
    case error_code::blocked:
        return "{tried}denied by {about?{about}|the kernel: lockdown{writing? "
               "(/sys/kernel/security/lockdown), its write filter "
               "(/sys/module/msr/parameters/allow_writes)}, or no CAP_SYS_RAWIO}";
    case error_code::cpu_offline:
        return "{tried}no such CPU, or it is offline (/sys/devices/system/cpu/online)";
    case error_code::refused:
        return "{tried}refused by the processor (#GP): no such register here{writing?, or a "
               "reserved bit is set}; is this the processor the plan was made for?";
    case error_code::short_transfer:
        return "{tried}fewer than 8 bytes were moved: is this an msr device{below}?";
    case error_code::io:
        return "{tried}{about?{about}|{system error}}";
    case error_code::not_kept:
        return "{register} reads back {got} where {value} was written: the machine swallows writes "
               "(a virtual machine?), or somebody else writes this register too";
    case error_code::unfit:
        return "{register}: {value} does not fit {about?field {about}|its field}; nothing was "
               "written";
    case error_code::taken:
        return "{register} is {held?held by another open session of this program: nothing was "
               "changed; close that session first, or plan around what it holds "
               "(msr::plan_around)|in use{about? ({about})}{got?, it reads {got}}: nothing was "
               "changed; look for the NMI watchdog (/proc/sys/kernel/nmi_watchdog), perf, another "
               "session, or a run that was killed}";
    case error_code::not_pinned:
        return "the thread {about?{about}|could not be bound}: {system error}; is the CPU online "
               "and allowed to this process (taskset -p)?";
    case error_code::unexpected:
        return "{tried}not what the recorder's list has here; see its difference()";
    case error_code::interrupts:
        return "the plan samples, so its counters ask for interrupts: nothing was changed; where a "
               "handler takes them, say so with session_options::interrupts_are_handled";
    case error_code::empty_program:
        return "the program is empty: look at the rule that its plan broke";
    case error_code::wrong_state:
        return "{call}{state}";
    case error_code::other_version:
        return "{where?{where}: }the module speaks version {got in tens} of the interface, this "
               "program version {value in tens}: build both from the same release";
    case error_code::overflowed:
        return "{register} went round since it was looked at last, or had the time to, more often "
               "than it can tell, so there is no count: read the session {value?at least every "
               "{value in tens} clocks of the time stamp counter|more often}, which adds up, and "
               "start it again";
    case error_code::went_back:
        return "{register} went back from {value} to {got} without an overflow, so there is no "
               "count: somebody else wrote it, or cleared its overflow flag; look for perf and the "
               "NMI watchdog (/proc/sys/kernel/nmi_watchdog)";
    case error_code::overwritten:
        return "{register} went from {value} to {got} in less time than so many occurrences take, "
               "so there is no count: somebody else wrote it; look for perf and the NMI watchdog "
               "(/proc/sys/kernel/nmi_watchdog)";
    case error_code::saturated:
        return "{register} reads {got}: it does not wrap, but stands still at its top, so there is "
               "no count: stop the session more often, and start it again from 0";
    case error_code::whole_wrapped:
        return "{register} {about?{about}|went round since its start, or had the time to, and "
               "shares of what it counts then say nothing, so there is no count: stop and start "
               "the session {value?at least every {value in tens} clocks of the time stamp "
               "counter|more often}}";
    case error_code::not_shares:
        return "{register} holds {got}, whose shares do not make up the whole of {value in tens} "
               "slots, so there is no count: somebody else wrote it, or a hypervisor does not let "
               "it count";
    case error_code::period_too_short:
        return "{got?a share is known to the 255th part of all {got in tens} slots since the "
               "start, "
               "which is too coarse for a period of {value in tens}: let a period be at least the "
               "16th part of the time since the start, or stop and start the session for each|a "
               "difference of shares needs the slots that they are of: count topdown_slots beside "
               "them}";
    case error_code::left_cpu:
        return "the thread that the session bound here left while it was counted{about? "
               "({about})}{elsewhere? (it runs on CPU {other cpu} now)}, so there is no count of "
               "it: nothing that is measured may change where the thread runs (sched_setaffinity, "
               "a library of threads, taskset, a cpuset, this CPU going offline)";
    case error_code::other_thread:
        return "{call}thread {got in tens}{elsewhere? on CPU {other cpu}} calls a session that "
               "counts thread {value in tens} here: call bind() in the thread that shall be "
               "counted, before start(), or open a session in each thread";
    case error_code::illegal_plan:
        return "the plan breaks a rule{named}, nothing was done: {about?{about}|it does not say "
               "which}";
    case error_code::unfit_plan:
        return "the plan does not fit this processor, nothing was done: {about?{about}|CPUID says "
               "so}{named}; plan for the processor that CPUID tells of, or, where that is not the "
               "one that counts, say so with session_options::any_processor";
    case error_code::other_plan:
        return "these are counts of different plans: they cannot be added or subtracted";
    case error_code::cpu_list:
        return "nothing was done, the list of CPUs {about?{about}|cannot be used}";
    case error_code::inexpressible:
        return "{choice of plan}{about?{about}|the backend cannot do it}";
    case error_code::perf_paranoid:
        return "{choice of plan}kernel.perf_event_paranoid is {got signed}, and this takes {value "
               "signed} or less: have CAP_PERFMON, or let root set it (sysctl "
               "kernel.perf_event_paranoid={value signed}){level 1?; or count user mode only}";
    case error_code::perf_refused:
        return "{choice of plan}{about?{about}|perf refuses it: {system error}}";
    case error_code::not_scheduled:
        return "the kernel never gave the counters a turn, so there is no count: others have them "
               "(the NMI watchdog, /proc/sys/kernel/nmi_watchdog; other users of perf), or the "
               "plan has more choices than the kernel has counters";
    case error_code::partly_counted:
        return "the counters ran {value in tens} of {got in tens} ns, because others had them "
               "meanwhile, so this is no count of the whole: count fewer choices at once, or ask "
               "for an estimate (msr::perf_options::shared)";
    case error_code::no_reading:
        return "{register} {about?{about}|has no value}";
    }
    return "unknown failure";
}

/// Returns whether a failure is of no register: a call that accesses no register has no name and
/// the address 0.
constexpr bool accesses_nothing(const failure &problem) {
    return problem.name == nullptr && problem.address == 0 && !problem.is_write;
}

/// Returns the pattern of a sentence for a failure: what was tried and why it failed, but not
/// where.
constexpr const char *reason_of(const failure &problem) {
    return problem.explanation != nullptr ? "{access}: {explanation}" : pattern_of(problem.kind);
}

/// Returns whether sentences about this kind of failure name what perf counts, where it has a name,
/// instead of a CPU.
constexpr bool is_of_perf(error_code kind) {
    return kind == error_code::inexpressible || kind == error_code::perf_paranoid ||
           kind == error_code::perf_refused || kind == error_code::not_scheduled ||
           kind == error_code::partly_counted;
}

/// Returns whether the sentence of a failure is all of its message, because the failure concerns no
/// CPU.
constexpr bool is_of_no_cpu(const failure &problem) {
    return problem.kind == error_code::none || problem.kind == error_code::other_version ||
           problem.kind == error_code::other_plan || problem.kind == error_code::cpu_list ||
           (problem.kind == error_code::wrong_state && problem.state == session_state::moved_from);
}

/// Returns the pattern of a failure's sentence that has no placeholder for CPU and access; null
/// where the sentence has such placeholders.
[[gnu::cold, gnu::noinline]] constexpr const char *whole_pattern_of(const failure &problem) {
    if (problem.kind == error_code::none) return pattern_of(problem.kind);
    if (problem.explanation != nullptr && accesses_nothing(problem)) return "{explanation}";
    if (problem.kind == error_code::device_missing && problem.subject != nullptr &&
        accesses_nothing(problem))
        return "no device file {where}: is {about} loaded?";
    return is_of_no_cpu(problem) ? pattern_of(problem.kind) : nullptr;
}

} // namespace msr::detail
