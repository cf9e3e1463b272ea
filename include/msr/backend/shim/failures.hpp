// Failures of the kernel module as values of the library's type of failures.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/shim_abi.h>
#include <msr/backend/shim_registers.h>
#include <msr/core/failure.hpp>

#include <cerrno>
#include <cstdint>

namespace msr::shim_detail {

inline error_code error_code_of(const msrpp_failure &report) noexcept {
    switch (report.reason) {
    case MSRPP_REASON_CPU_OFFLINE:
        return error_code::cpu_offline;
    case MSRPP_REASON_NOT_ALLOWED:
    case MSRPP_REASON_LOCKED_DOWN:
    case MSRPP_REASON_WRITES_OFF:
    case MSRPP_REASON_NO_RIGHTS:
    case MSRPP_REASON_DENIED:
    case MSRPP_REASON_PARANOID:
    case MSRPP_REASON_OTHER_CPU:
        return error_code::blocked;
    case MSRPP_REASON_FAULT:
    case MSRPP_REASON_WRITE_FAULT:
        return error_code::refused;
    case MSRPP_REASON_HELD_BY_KERNEL:
    case MSRPP_REASON_HELD:
    case MSRPP_REASON_CLAIMED:
        return error_code::taken;
    case MSRPP_REASON_NOT_KEPT:
        return error_code::not_kept;
    case MSRPP_REASON_NOT_SHARES:
        return error_code::not_shares;
    case MSRPP_REASON_WRONG_STATE:
        return error_code::wrong_state;
    default:
        return error_code::io;
    }
}

/// Returns why access to a register takes CAP_SYS_RAWIO.
inline const char *why_denied(std::uint32_t address) noexcept {
    struct range {
        std::uint32_t first, last;
        const char *text;
    };
#define MSRPP_DENIED_TEXT(processors, first, last, what, reason)                                   \
    {first, last, "the kernel module, which keeps it for CAP_SYS_RAWIO: " reason},
    static constexpr range denied[] = {MSRPP_DENIED_REGISTERS(MSRPP_DENIED_TEXT){
        0xc8f, 0xc8f,
        "the kernel module: IA32_PQR_ASSOC is the class of whoever runs on a CPU, so groups of "
        "threads (msr::task_group) have it; programs and batches take CAP_SYS_RAWIO"}};
#undef MSRPP_DENIED_TEXT
    for (const range &entry : denied)
        if (entry.first <= address && address <= entry.last) return entry.text;
    return "the kernel module, which keeps for CAP_SYS_RAWIO what is no counting register of this "
           "processor, and of those the bits for interrupts, forced overflows and records";
}

/// Returns a text about the rights that were missing. `step` is an enum msrpp_rights_step.
inline const char *why_no_rights(std::uint64_t step) noexcept {
    switch (step) {
    case MSRPP_RIGHTS_NONE:
        return "the rights over the thread: it must be of the same user and groups, with no more "
               "capabilities and dumpable, or the caller needs CAP_SYS_PTRACE";
    case MSRPP_RIGHTS_THREADS:
        return "the kernel module: the program was loaded by somebody who may count threads, and "
               "the caller may not";
    case MSRPP_RIGHTS_CPUS:
        return "the kernel module: whole CPUs, single registers, the kernel, counters that the "
               "program does not set itself, and programs that were loaded for these, take "
               "CAP_PERFMON; threads in user mode do not";
    default:
        return "the kernel module: this, or the program that was loaded, takes CAP_SYS_RAWIO";
    }
}

inline const char *about_of(const msrpp_failure &report) noexcept {
    switch (report.reason) {
    case MSRPP_REASON_NOT_ALLOWED:
        return "the allowlist of /dev/msrpp: 'msrpp export allowlist --format shim' writes one for "
               "a plan, root loads it with msrpp-allow";
    case MSRPP_REASON_LOCKED_DOWN:
        return "kernel lockdown";
    case MSRPP_REASON_WRITES_OFF:
        return "the register counts nothing, and root has switched such writes off for all "
               "(/sys/module/msr/parameters/allow_writes)";
    case MSRPP_REASON_HELD_BY_KERNEL:
        return "by the kernel's own perf or NMI watchdog; registers of classes by resctrl, while "
               "that is mounted";
    case MSRPP_REASON_HELD:
        return "by another program of /dev/msrpp";
    case MSRPP_REASON_THREAD_TAKEN:
        return "the thread is counted by another program";
    case MSRPP_REASON_NO_THREAD:
        return "there is no such thread";
    case MSRPP_REASON_NO_RIGHTS:
        return why_no_rights(report.value);
    case MSRPP_REASON_DENIED:
        return why_denied(report.address);
    case MSRPP_REASON_USER_LIMIT:
        return "this user has as many programs, threads or memory in /dev/msrpp as one user may: "
               "unload some first; information() tells the limits and what is in use";
    case MSRPP_REASON_PARANOID:
        return "kernel.perf_event_paranoid, which from 3 on lets nobody count without "
               "CAP_PERFMON: have it, or let root set 2";
    case MSRPP_REASON_OTHER_CPU:
        return "the caller's own affinity: it may not run on this CPU itself (taskset -p, "
               "cpusets); name CPUs that it may run on";
    case MSRPP_REASON_SUSPENDED:
        return "the machine slept, or the CPU was offline, since the start: what was counted is "
               "lost; unload the program and load it again";
    case MSRPP_REASON_INHERIT_LOST:
        return "a new thread could not be counted";
    default:
        return nullptr;
    }
}

/// Returns the failure that the module's report describes. `error`: the errno of the call, for
/// failures for which the module gives no reason. `place`: the path of the module's device.
inline failure failure_of(const msrpp_failure &report, int error, const char *place) noexcept {
    if (report.reason == MSRPP_REASON_NONE)
        return {.kind = error == ENOENT ? error_code::wrong_state : error_code::io,
                .system_error = error,
                .device = place};
    return {.kind = error_code_of(report),
            .is_write = report.reason == MSRPP_REASON_WRITE_FAULT,
            .cpu = report.cpu,
            .address = report.address,
            .value = report.value,
            .actual_value = report.actual_value,
            .system_error = report.error,
            .unrestored_registers = report.unrestored_count,
            .subject = about_of(report),
            .device = place};
}

/// Returns the failure where the module was built from another release. `version`: the module's
/// version of the interface.
inline failure version_failure(std::uint32_t version, const char *place) noexcept {
    return {.kind = error_code::other_version,
            .value = MSRPP_ABI_VERSION,
            .actual_value = version,
            .system_error = EPROTO,
            .device = place};
}

/// Returns why the module's device could not be opened. `error`: the errno of the call.
inline failure open_failure(int error, const char *place) noexcept {
    error_code kind = error_code::io;
    if (error == ENOENT || error == ENXIO || error == ENODEV) kind = error_code::device_missing;
    if (error == EPERM || error == EACCES) kind = error_code::no_permission;
    return {.kind = kind,
            .system_error = error,
            .subject = kind == error_code::device_missing ? "the kernel module msrpp" : nullptr,
            .device = place};
}

} // namespace msr::shim_detail
