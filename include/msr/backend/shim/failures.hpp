// What the module says of a failure, as the library's value.
#pragma once

#include <msr/backend/shim_abi.h>
#include <msr/failure.hpp>

#include <cerrno>

namespace msr::shim_detail {

inline trouble trouble_of(const msrpp_failure &told) noexcept {
    switch (told.reason) {
    case MSRPP_REASON_CPU_OFFLINE:
        return trouble::cpu_offline;
    case MSRPP_REASON_NOT_ALLOWED:
    case MSRPP_REASON_LOCKED_DOWN:
        return trouble::blocked;
    case MSRPP_REASON_FAULT:
    case MSRPP_REASON_WRITE_FAULT:
        return trouble::refused;
    case MSRPP_REASON_HELD_BY_KERNEL:
    case MSRPP_REASON_HELD:
    case MSRPP_REASON_CLAIMED:
        return trouble::taken;
    case MSRPP_REASON_NOT_KEPT:
        return trouble::not_kept;
    case MSRPP_REASON_WRONG_STATE:
        return trouble::wrong_state;
    default:
        return trouble::io;
    }
}

inline const char *about_of(const msrpp_failure &told) noexcept {
    switch (told.reason) {
    case MSRPP_REASON_NOT_ALLOWED:
        return "the allowlist of /dev/msrpp";
    case MSRPP_REASON_LOCKED_DOWN:
        return "kernel lockdown";
    case MSRPP_REASON_HELD_BY_KERNEL:
        return "by the kernel's own perf or NMI watchdog";
    case MSRPP_REASON_HELD:
        return "by another program of /dev/msrpp";
    case MSRPP_REASON_THREAD_TAKEN:
        return "the thread is counted by another program";
    case MSRPP_REASON_NO_THREAD:
        return "there is no such thread";
    case MSRPP_REASON_NO_RIGHTS:
        return "no ptrace rights over the thread";
    case MSRPP_REASON_INHERIT_LOST:
        return "a new thread could not be counted";
    default:
        return nullptr;
    }
}

/// `error`: what the call gave, for failures of which the module tells no reason.
inline failure failure_of(const msrpp_failure &told, int error, const char *where) noexcept {
    if (told.reason == MSRPP_REASON_NONE)
        return {.kind = error == ENOENT ? trouble::wrong_state : trouble::io,
                .system_error = error,
                .where = where};
    return {.kind = trouble_of(told),
            .writing = told.reason == MSRPP_REASON_WRITE_FAULT,
            .cpu = told.cpu,
            .address = told.address,
            .value = told.value,
            .got = told.got,
            .system_error = told.error,
            .left_changed = told.left,
            .about = about_of(told),
            .where = where};
}

/// Why the device could not be opened.
inline failure open_failure(int error, const char *where) noexcept {
    trouble kind = trouble::io;
    if (error == ENOENT || error == ENXIO || error == ENODEV) kind = trouble::device_missing;
    if (error == EPERM || error == EACCES) kind = trouble::no_permission;
    return {.kind = kind,
            .system_error = error,
            .about = kind == trouble::device_missing ? "the kernel module msrpp" : nullptr,
            .where = where};
}

} // namespace msr::shim_detail
