// Which logical processor a session works on, and binding the calling thread to it.
#pragma once

#include <msr/backend/thread_number.hpp>
#include <msr/failure.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>

#include <sched.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The logical processor that a session works on.
struct where {
    unsigned cpu{};
    bool pin{}; ///< bind the calling thread to it as long as the session lives
};

/// The processor that the calling thread is on; the session binds the thread to it.
inline where this_cpu() noexcept {
    // -1, if the system does not know, becomes a number that no thread can be bound to
    return {.cpu = static_cast<unsigned>(::sched_getcpu()), .pin = true};
}

/// This processor; the session binds the calling thread to it.
constexpr where on_cpu(unsigned cpu) noexcept { return {.cpu = cpu, .pin = true}; }

/// This processor, whatever it runs; the calling thread stays free.
constexpr where watch_cpu(unsigned cpu) noexcept { return {.cpu = cpu, .pin = false}; }

/// The thread that a session counts, if it is one thread's. Binds it to a processor, where the
/// session counts the processor, and remembers where it was allowed to run before.
class pinning {
public:
    static constexpr unsigned most_cpus = 8192; ///< as many as Linux for x86 can be built for

    /// From now on the calling thread is counted; it stays free to run where it likes.
    void follow() noexcept {
        thread = ::gettid();
        number = thread_number();
    }

    /// Binds the calling thread. Returns `error_code::not_pinned` if the system does not allow it.
    failure pin(unsigned cpu) noexcept {
        if (cpu >= most_cpus) return not_pinned(cpu, EINVAL);
        thread = ::gettid();
        if (::sched_getaffinity(thread, sizeof before.sets, before.sets) != 0)
            return not_pinned(cpu, errno);
        processors only{};
        CPU_SET_S(cpu, sizeof only.sets, only.sets);
        if (::sched_setaffinity(thread, sizeof only.sets, only.sets) != 0)
            return not_pinned(cpu, errno);
        pinned_to = cpu;
        pinned = true;
        number = thread_number();
        return {};
    }

    /// Binds the calling thread instead of the thread that was bound, which is let go.
    failure pin_anew(unsigned cpu) noexcept {
        if (!pinned || number != thread_number()) {
            pinning anew;
            if (const failure why = anew.pin(cpu)) return why;
            const failure why = unpin();
            *this = anew;
            return why;
        }
        const processors first = before; // not where it is bound to now
        const failure why = pin(cpu);
        before = first;
        return why;
    }

    bool is_pinned() const noexcept { return pinned; }

    /// Whether another thread than the calling thread is counted. No system call.
    bool is_of_another() const noexcept { return number != 0 && number != thread_number(); }

    /// The failure of a `call` by such a thread: `error_code::other_thread`. `cpu` is the
    /// session's.
    [[gnu::noinline, gnu::cold]] failure other_thread(unsigned cpu,
                                                      const char *call) const noexcept {
        return {.kind = error_code::other_thread,
                .is_elsewhere = true,
                .cpu = cpu,
                .value = static_cast<std::uint64_t>(thread),
                .got = static_cast<std::uint64_t>(::gettid()),
                .about = call,
                .other_cpu = static_cast<unsigned>(::sched_getcpu())};
    }

    /// Whether the calling thread was bound and runs on another processor all the same. No system
    /// call.
    bool is_elsewhere() const noexcept {
        return pinned && ::sched_getcpu() != static_cast<int>(pinned_to) && !is_of_another();
    }

    /// Whether the bound thread may run on other processors too: then it may have left and come
    /// back. The caller can be another thread. A thread that left, came back and was bound again
    /// cannot be recognized. Makes a system call.
    bool is_free() const noexcept {
        if (!pinned) return false;
        processors now; // the call returns how much of it was written
        const long bytes = ::syscall(SYS_sched_getaffinity, thread, sizeof now.sets, now.sets);
        if (bytes <= 0) return false; // the thread has ended
        const auto size = static_cast<std::size_t>(bytes);
        return CPU_COUNT_S(size, now.sets) != 1 || !CPU_ISSET_S(pinned_to, size, now.sets);
    }

    /// The failure where the bound thread left its processor: `error_code::left_cpu`.
    [[gnu::noinline, gnu::cold]] failure left() const noexcept {
        if (is_elsewhere())
            return {.kind = error_code::left_cpu,
                    .is_elsewhere = true,
                    .cpu = pinned_to,
                    .other_cpu = static_cast<unsigned>(::sched_getcpu())};
        return {.kind = error_code::left_cpu,
                .cpu = pinned_to,
                .about = "it is no longer bound to it alone"};
    }

    /// Lets the bound thread run where it was allowed to before. The caller can be another thread;
    /// nothing is to be done for a thread that has ended.
    failure unpin() noexcept {
        number = 0;
        if (!pinned) return {};
        pinned = false;
        if (::sched_setaffinity(thread, sizeof before.sets, before.sets) == 0) return {};
        if (errno == ESRCH) return {};
        return not_pinned(pinned_to, errno);
    }

private:
    struct processors {
        cpu_set_t sets[most_cpus / CPU_SETSIZE];
    };

    static failure not_pinned(unsigned cpu, int error) noexcept {
        return {.kind = error_code::not_pinned, .cpu = cpu, .system_error = error};
    }

    processors before{};
    pid_t thread{};
    std::uint64_t number{}; ///< of the thread that is counted; 0: whoever runs there is
    unsigned pinned_to{};
    bool pinned{};
};

} // namespace msr
