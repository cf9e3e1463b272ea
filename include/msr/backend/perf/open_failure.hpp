// The reason why the kernel did not open an event, in one sentence.
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/options.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/core/failure.hpp>

#include <cerrno>
#include <cstdint>

#include <linux/perf_event.h>

namespace msr::perf_detail {

/// Facts about an event that the kernel did not open, from which the sentence of the failure is
/// chosen.
struct refused_open {
    int error{};
    const perf_event *event{};
    perf_target::kind target{};
    bool fits_alone{}; ///< whether the refused event can be opened alone, but not in its group
    bool knows_paranoid{};
    std::int64_t paranoid{}; ///< the value of kernel.perf_event_paranoid
};

/// Returns the highest kernel.perf_event_paranoid with which an event can be opened without rights.
/// Level 3 is that of Debian, Ubuntu and Android.
constexpr std::int64_t needed_level(const refused_open &problem) {
    if (problem.target == perf_target::kind::cpu || problem.event->of_whole_core) return 0;
    return problem.event->counts_kernel ? 1 : 2;
}

constexpr bool is_hardware(const perf_event &event) {
    return event.type != PERF_TYPE_SOFTWARE && event.type != PERF_TYPE_BREAKPOINT &&
           event.type != PERF_TYPE_TRACEPOINT;
}

/// Returns a sentence about the rights that are missing. perf answers EACCES where rights are
/// missing; EPERM comes from a check before perf, such as a seccomp filter.
constexpr const char *denied_text(const refused_open &problem) {
    if (problem.error == EPERM)
        return "perf_event_open is denied: containers do that with a seccomp filter (docker: "
               "--cap-add PERFMON, or a profile that allows it)";
    if (problem.target == perf_target::kind::thread)
        return "the caller has no rights over the thread: it must be of the same user and "
               "dumpable, or the caller needs CAP_PERFMON and CAP_SYS_PTRACE";
    return "a security module denies it";
}

constexpr const char *invalid_text(const refused_open &problem) {
    if (problem.fits_alone)
        return "the kernel has not counters enough for the plan's choices together: look for the "
               "NMI watchdog (/proc/sys/kernel/nmi_watchdog), or count fewer choices";
    return "the kernel refuses its configuration: is this the processor the plan was made for?";
}

constexpr const char *open_text(const refused_open &problem) {
    switch (problem.error) {
    case ENOENT:
    case ENODEV:
    case ENXIO:
        return is_hardware(*problem.event)
                   ? "the kernel has no counters for it: a virtual machine without a PMU, or "
                     "a kernel that does not know this processor (dmesg | grep 'Performance "
                     "Events')"
                   : "the kernel has no such event";
    case EOPNOTSUPP:
        return "the kernel's driver of these counters cannot do it (they have no interrupts here, "
               "or lack what the choice asks for)";
    case EINVAL:
        return invalid_text(problem);
    case ENOSPC:
        return "all the kernel's slots for such events are taken";
    case EMFILE:
    case ENFILE:
        return "too many open files, of which each choice takes one: raise ulimit -n";
    case ESRCH:
        return "there is no such thread";
    case ENOSYS:
        return "this kernel is built without perf (CONFIG_PERF_EVENTS)";
    case EBUSY:
        return "somebody else has these counters for himself";
    case EACCES:
    case EPERM:
        return denied_text(problem);
    default:
        return nullptr;
    }
}

/// Returns the failure of an event that the kernel did not open. `place`: the name of what is
/// counted, which must live as long as the backend.
constexpr failure failure_of_open(const refused_open &problem, const char *place, unsigned cpu) {
    failure result{.kind = error_code::perf_refused,
                   .cpu = cpu,
                   .system_error = problem.error,
                   .name = problem.event->name,
                   .device = place,
                   .choice = choice_number(problem.event->owner)};
    if (problem.error == EACCES && problem.knows_paranoid &&
        problem.paranoid > needed_level(problem)) {
        result.kind = error_code::perf_paranoid;
        result.value = static_cast<std::uint64_t>(needed_level(problem));
        result.actual_value = static_cast<std::uint64_t>(problem.paranoid);
        return result;
    }
    result.subject = open_text(problem);
    return result;
}

} // namespace msr::perf_detail
