// Tests failures that the kernel module reports, as values and as sentences.
#include <msr/backend/shim/failures.hpp>

#include <msr/backend/message.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>

using msr::error_code;

namespace {

/// Returns the failure of a LOAD for CPU 2, or of a BATCH with a read on CPU 2.
msr::failure failure_of(unsigned reason, int error, std::uint32_t address = 0,
                        std::uint64_t value = 0) {
    return msr::shim_detail::failure_of({reason, error, 2, address, value, 0, 0, 0}, error,
                                        "/dev/msrpp");
}

bool says(const msr::failure &problem, std::string_view part) {
    return message(problem).find(part) != std::string::npos;
}

} // namespace

TEST_CASE("every reason of the module has its kind") {
    const auto kind = [](unsigned reason) { return failure_of(reason, EBUSY).kind; };
    CHECK(kind(MSRPP_REASON_MALFORMED) == error_code::io);
    CHECK(kind(MSRPP_REASON_CPU_OFFLINE) == error_code::cpu_offline);
    CHECK(kind(MSRPP_REASON_NOT_ALLOWED) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_LOCKED_DOWN) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_FAULT) == error_code::refused);
    CHECK(kind(MSRPP_REASON_HELD_BY_KERNEL) == error_code::taken);
    CHECK(kind(MSRPP_REASON_HELD) == error_code::taken);
    CHECK(kind(MSRPP_REASON_CLAIMED) == error_code::taken);
    CHECK(kind(MSRPP_REASON_NOT_KEPT) == error_code::not_kept);
    CHECK(kind(MSRPP_REASON_WRONG_STATE) == error_code::wrong_state);
    CHECK(kind(MSRPP_REASON_THREAD_TAKEN) == error_code::io);
    CHECK(kind(MSRPP_REASON_NO_RIGHTS) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_WRITE_FAULT) == error_code::refused);
    CHECK(kind(MSRPP_REASON_DENIED) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_USER_LIMIT) == error_code::io);
    CHECK(kind(MSRPP_REASON_PARANOID) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_OTHER_CPU) == error_code::blocked);
    CHECK(kind(MSRPP_REASON_SUSPENDED) == error_code::io);
    CHECK(kind(MSRPP_REASON_WRITES_OFF) == error_code::blocked);
}

TEST_CASE("all that the module reports is in the failure") {
    const msr::failure problem =
        msr::shim_detail::failure_of({MSRPP_REASON_NOT_KEPT, 121, 2, 3, 4, 5, 6, 7}, 121, "w");
    CHECK(problem.cpu == 2);
    CHECK(problem.address == 3);
    CHECK(problem.value == 4);
    CHECK(problem.actual_value == 5);
    CHECK(problem.system_error == 121);
    CHECK(problem.unrestored_registers == 7);
    CHECK(std::string_view{problem.device} == "w");
    CHECK_FALSE(problem.is_write);
    CHECK(failure_of(MSRPP_REASON_WRITE_FAULT, EIO, 0x10, 4).is_write);
    CHECK_FALSE(failure_of(MSRPP_REASON_FAULT, EIO, 0x10).is_write);
}

TEST_CASE("a call that fails without a reason has its error number") {
    CHECK(msr::shim_detail::failure_of({}, ENOENT, "w").kind == error_code::wrong_state);
    CHECK(msr::shim_detail::failure_of({}, EFAULT, "w").kind == error_code::io);
    CHECK(msr::shim_detail::failure_of({}, EFAULT, "w").system_error == EFAULT);
}

TEST_CASE("why the device could not be opened") {
    const auto kind = [](int error) { return msr::shim_detail::open_failure(error, "w").kind; };
    for (const int error : {ENOENT, ENXIO, ENODEV})
        CHECK(kind(error) == error_code::device_missing);
    for (const int error : {EPERM, EACCES})
        CHECK(kind(error) == error_code::no_permission);
    CHECK(kind(EMFILE) == error_code::io);
}

TEST_CASE("rights: what was tried takes one of three steps, or those of a tracer") {
    CHECK(message(failure_of(MSRPP_REASON_NO_RIGHTS, EPERM, 0, MSRPP_RIGHTS_NONE)) ==
          "CPU 2: denied by the rights over the thread: it must be of the same user and groups, "
          "with no more capabilities and dumpable, or the caller needs CAP_SYS_PTRACE");
    CHECK(says(failure_of(MSRPP_REASON_NO_RIGHTS, EPERM, 0, MSRPP_RIGHTS_THREADS),
               "was loaded by somebody who may count threads"));
    const msr::failure cpus = failure_of(MSRPP_REASON_NO_RIGHTS, EPERM, 0, MSRPP_RIGHTS_CPUS);
    CHECK(says(cpus, "CAP_PERFMON"));
    CHECK(says(cpus, "threads in user mode do not"));
    CHECK(says(failure_of(MSRPP_REASON_NO_RIGHTS, EPERM, 0, MSRPP_RIGHTS_ALL), "CAP_SYS_RAWIO"));
}

TEST_CASE("a register that the module keeps is reported with the reason") {
    const auto denied = [](std::uint32_t address) {
        return failure_of(MSRPP_REASON_DENIED, EACCES, address);
    };
    CHECK(message(denied(0x600)) ==
          "CPU 2: read 0x600: denied by the kernel module, which keeps it for CAP_SYS_RAWIO: the "
          "processor writes records to the memory it points at");
    // Both ends of a denied range, and the address after it.
    CHECK(says(denied(0x560), "processor trace"));
    CHECK(says(denied(0x58f), "processor trace"));
    CHECK_FALSE(says(denied(0x590), "processor trace"));
    CHECK_FALSE(says(denied(0x55f), "processor trace"));
    // bits of a counting register, or a register without a known meaning
    for (const std::uint32_t address : {0x186u, 0x12345u})
        CHECK(says(denied(address), "the bits for interrupts, forced overflows and records"));
}

TEST_CASE("the other reasons say what helps") {
    CHECK(says(failure_of(MSRPP_REASON_NOT_ALLOWED, EACCES, 0x10),
               "CPU 2: read 0x10: denied by the allowlist of /dev/msrpp: 'msrpp export allowlist"));
    CHECK(says(failure_of(MSRPP_REASON_PARANOID, EACCES, 0, 3),
               "CPU 2: denied by kernel.perf_event_paranoid"));
    CHECK(says(failure_of(MSRPP_REASON_PARANOID, EACCES, 0, 3), "CAP_PERFMON"));
    CHECK(says(failure_of(MSRPP_REASON_OTHER_CPU, EPERM), "affinity"));
    CHECK(says(failure_of(MSRPP_REASON_OTHER_CPU, EPERM), "taskset -p"));
    CHECK(says(failure_of(MSRPP_REASON_USER_LIMIT, EDQUOT), "CPU 2: this user has as many"));
    CHECK(says(failure_of(MSRPP_REASON_USER_LIMIT, EDQUOT), "information()"));
    CHECK(says(failure_of(MSRPP_REASON_SUSPENDED, ENXIO), "CPU 2: the machine slept"));
    CHECK(says(failure_of(MSRPP_REASON_SUSPENDED, ENXIO), "load it again"));
    CHECK(says(failure_of(MSRPP_REASON_LOCKED_DOWN, EPERM, 0x10), "denied by kernel lockdown"));
    CHECK(says(failure_of(MSRPP_REASON_WRITES_OFF, EPERM, 0x10), "allow_writes"));
    CHECK(says(failure_of(MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0x10), "perf or NMI watchdog"));
    CHECK(says(failure_of(MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0xc90), "resctrl"));
    CHECK(says(failure_of(MSRPP_REASON_DENIED, EACCES, 0xc8f), "groups of threads"));
    CHECK(says(failure_of(MSRPP_REASON_HELD, EBUSY, 0x10), "another program of /dev/msrpp"));
    CHECK(says(failure_of(MSRPP_REASON_THREAD_TAKEN, EBUSY), "counted by another program"));
    CHECK(says(failure_of(MSRPP_REASON_NO_THREAD, ESRCH), "no such thread"));
    CHECK(says(failure_of(MSRPP_REASON_INHERIT_LOST, ENOMEM), "a new thread"));
}
