// Groups of threads in a class of service, or under an RMID of their own, through /dev/msrpp: the
// module writes IA32_PQR_ASSOC where such a thread comes to a CPU. See "Classes" in doc/shim.md.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/classes_abi.h>
#include <msr/backend/shim/failures.hpp>
#include <msr/core/failure.hpp>

#include <cerrno>
#include <cstdint>
#include <optional>
#include <utility>

#include <sys/types.h>

namespace msr {

/// The class of service, the RMID, or both, of a group of threads.
struct group_choice {
    /// Class of service of the group's threads; empty: that of the CPU on which a thread runs.
    std::optional<unsigned> of_class{};
    bool watched{};  ///< whether the group of threads has an RMID of its own
    unsigned rmid{}; ///< the RMID of a watched group; 0: the module takes a free RMID
    /// Whether threads and processes that the group's threads create are attached, too.
    bool inherit = true;
};

namespace shim_detail {

/// Returns the failure of a call for groups of threads, with a sentence where another user has the
/// threads or IA32_PQR_ASSOC.
inline failure group_failure(const msrpp_failure &report, int error, const char *place) noexcept {
    failure problem = failure_of(report, error, place);
    if (report.reason == MSRPP_REASON_NONE && error == EOPNOTSUPP)
        problem.subject =
            "this processor has no classes or no RMIDs, or the kernel module follows no "
            "threads here";
    if (report.reason == MSRPP_REASON_MALFORMED)
        problem.subject = "there is no such class of service, or no such RMID";
    if (report.reason == MSRPP_REASON_HELD_BY_KERNEL)
        problem.subject =
            "by somebody else who writes IA32_PQR_ASSOC at switches of threads: resctrl, "
            "as long as it is mounted";
    if (report.reason == MSRPP_REASON_HELD)
        problem.subject = "by another program of /dev/msrpp, or by a CPU that has the RMID";
    if (report.reason == MSRPP_REASON_THREAD_TAKEN)
        problem.subject = "the thread is in another group of threads";
    return problem;
}

} // namespace shim_detail

/// A group of threads; made by `basic_shim::group`. Whatever the module changed is put back when
/// the object goes, and when the process ends. Only one thread at a time may use the object.
template <typename System>
class basic_task_group {
public:
    /// Makes an object without a group of threads.
    basic_task_group() = default;
    /// Takes over the group of threads of `other`, which has no group afterwards.
    basic_task_group(basic_task_group &&other) noexcept
        : descriptor{std::exchange(other.descriptor, -1)}, number{other.number},
          system{other.system} {}
    /// Exchanges the groups of threads of this object and of `other`.
    basic_task_group &operator=(basic_task_group &&other) noexcept {
        std::swap(descriptor, other.descriptor);
        std::swap(number, other.number);
        std::swap(system, other.system);
        return *this;
    }
    /// Ends the group of threads; does nothing where this object has none.
    ~basic_task_group() { close(); }

    /// Returns whether this object has a group of threads.
    explicit operator bool() const noexcept { return descriptor >= 0; }
    /// Returns the RMID of the group of threads; 0 where the group is not watched.
    unsigned rmid() const noexcept { return number; }

    /// Puts a thread into the group of threads (0 for `thread`: the calling thread). Fails where
    /// another group has the thread.
    failure attach(pid_t thread) noexcept { return control(MSRPP_IOCTL_TASKS_ATTACH, thread, 0); }
    /// Attaches all threads of the process of `thread` to the group of threads; attaches none where
    /// one of the threads cannot be attached.
    failure attach_process(pid_t thread) noexcept {
        return control(MSRPP_IOCTL_TASKS_ATTACH, thread, MSRPP_TASKS_PROCESS);
    }
    /// Takes a thread out of the group of threads (0: the caller). Fails where this object has no
    /// group, and with the module's reason.
    failure detach(pid_t thread) noexcept { return control(MSRPP_IOCTL_TASKS_DETACH, thread, 0); }
    /// Takes all threads of the process of `thread` out of the group of threads (0: the caller's
    /// process). Fails where this object has no group, and with the module's reason.
    failure detach_process(pid_t thread) noexcept {
        return control(MSRPP_IOCTL_TASKS_DETACH, thread, MSRPP_TASKS_PROCESS);
    }

    /// Stores the bytes that the group of threads holds in the caches, and those that the threads
    /// have moved from and to memory since the group was made. A sum without data has a state that
    /// says why, and never 0 bytes. Where the group has stopped by itself `destination` is filled
    /// in, and the failure says why.
    failure read(msrpp_task_sums &destination) noexcept {
        msrpp_task_sums sums{};
        if (const int error = call(MSRPP_IOCTL_TASKS_READ, &sums); error != 0)
            return shim_detail::group_failure({}, error, where);
        destination = sums;
        if (sums.stopped == 0) return {};
        return shim_detail::group_failure(sums.failure, EBADFD, where);
    }

    /// Ends the group of threads; does nothing where this object has none.
    void close() noexcept {
        if (descriptor >= 0) system->close(std::exchange(descriptor, -1));
    }

private:
    template <typename>
    friend class basic_shim;

    basic_task_group(int opened, unsigned value, System calls)
        : descriptor{opened}, number{value}, system{std::move(calls)} {}

    failure control(unsigned long request, pid_t thread, std::uint32_t flags) noexcept {
        msrpp_tasks_control msrpp_tasks_control{thread, flags, 0, 0, {}};
        const int error = call(request, &msrpp_tasks_control);
        return error == 0 ? failure{}
                          : shim_detail::group_failure(msrpp_tasks_control.failure, error, where);
    }

    int call(unsigned long request, void *argument) noexcept {
        if (descriptor < 0) return EBADF;
        int result;
        do
            result = system->ioctl(descriptor, request, argument);
        while (result < 0 && errno == EINTR);
        return result < 0 ? errno : 0;
    }

    static constexpr const char *where = "/dev/msrpp";
    int descriptor = -1;
    unsigned number{};
    std::optional<System> system{};
};

} // namespace msr
