// System calls by which the backend on Linux's perf counts the kernel's software events in place of
// the events of a plan, so that tests of counting need no PMU.
#pragma once

#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/types.h>

/// The system calls of the kernel, except that they open software events in place of the plan's raw
/// events: page faults for the first event, then clocks of the task.
struct software_calls : msr::perf_calls {
    int open(perf_event_attr attributes, pid_t thread, int cpu, int leader) noexcept {
        if (attributes.type == PERF_TYPE_RAW) {
            attributes.type = PERF_TYPE_SOFTWARE;
            attributes.config = leader < 0 ? PERF_COUNT_SW_PAGE_FAULTS : PERF_COUNT_SW_TASK_CLOCK;
        }
        return msr::perf_calls::open(attributes, thread, cpu, leader);
    }
    /// Returns `none`: the counters of a processor do not count software events, so that a session
    /// does not check them by CPUID.
    static msr::hardware_access hardware() noexcept { return msr::hardware_access::none; }
};
using software_perf = msr::basic_perf<software_calls>;

inline constexpr std::size_t page = 4096;

/// Touches pages for the first time; each is a page fault.
inline void touch_pages(std::size_t count) {
    void *const memory =
        ::mmap(nullptr, count * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) std::abort();
    ::madvise(memory, count * page, MADV_NOHUGEPAGE);
    for (std::size_t i = 0; i < count; ++i)
        static_cast<volatile char *>(memory)[i * page] = 1;
    ::munmap(memory, count * page);
}

/// Returns the page faults so far, as the kernel counts them without perf: those of the calling
/// thread, or of a process that has ended. A count of perf between two calls is at most the
/// difference of their results, even where the host is short of memory.
inline std::size_t faults_in(const rusage &used) {
    return static_cast<std::size_t>(used.ru_minflt) + static_cast<std::size_t>(used.ru_majflt);
}
inline std::size_t faults_of_thread() {
    rusage used{};
    if (::getrusage(RUSAGE_THREAD, &used) != 0) std::abort();
    return faults_in(used);
}

/// Returns whether a failure is one that the settings of a machine may cause; prints the failure
/// then.
inline bool is_forbidden(const msr::failure &problem) {
    const bool is_setting = problem.kind == msr::error_code::perf_refused &&
                            (problem.system_error == EPERM || problem.system_error == EACCES ||
                             problem.system_error == ENOSYS);
    if (!is_setting && problem.kind != msr::error_code::perf_paranoid) return false;
    std::printf("not tried: %s\n", msr::message(problem).c_str());
    return true;
}
