// The logical processor on which a session works, and binding the calling thread to that processor.
#pragma once

#include <msr/backend/thread_number.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/session/execution/bindings.hpp>

#include <cstddef>
#include <cstdint>

#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msr {

/// The logical processor that a session works on.
struct session_cpu {
    unsigned cpu{}; ///< number of the processor on the backend's machine, from 0 on
    /// Whether the calling thread is bound to `cpu` as long as the session lives.
    bool pin{};
};

/// The calling thread, which a session binds to a logical processor and counts there.
struct bound_thread {
    unsigned cpu{}; ///< number, in Linux, of the CPU to which the session binds the thread

    /// Converts to the processor `cpu`, to which the session binds the thread.
    constexpr operator session_cpu() const noexcept { return {.cpu = cpu, .pin = true}; }
};

/// Returns the calling thread on the processor that it is on; a session binds the thread to that
/// processor.
inline bound_thread this_cpu() noexcept {
    // -1, if the system does not know the processor, becomes a number that no thread can be bound
    // to
    return {.cpu = static_cast<unsigned>(::sched_getcpu())};
}

/// Makes a session count the calling thread on a processor, to which the session binds it.
/// `cpu`: number of the logical processor, as Linux counts them, from 0
constexpr bound_thread on_cpu(unsigned cpu) noexcept { return {.cpu = cpu}; }

/// Makes a session count everything that runs on a processor; the calling thread is not bound.
/// `cpu`: number of the logical processor, as the backend counts them, from 0
constexpr session_cpu watch_cpu(unsigned cpu) noexcept { return {.cpu = cpu, .pin = false}; }

/// The thread that a session counts, if any; after `pin` the thread is bound until `unpin` or the
/// destructor.
class session_thread {
public:
    session_thread() = default;
    session_thread(const session_thread &) = delete;
    session_thread &operator=(const session_thread &) = delete;
    ~session_thread() { static_cast<void>(unpin()); }

    /// Makes the calling thread the counted thread, without binding it to a processor.
    void follow() noexcept {
        own.thread = ::gettid();
        own.number = thread_number();
    }

    /// Binds the calling thread to `cpu`. Returns `error_code::not_pinned` if the system does not
    /// allow the binding.
    [[gnu::cold, gnu::noinline]] failure pin(unsigned cpu) noexcept {
        detail::forget_bindings_at_thread_end();
        if (const failure problem = detail::bindings.add(own, cpu)) return problem;
        pinned = true;
        return {};
    }

    /// Unbinds the thread that is bound, and takes over the thread that `other` has bound; `other`
    /// then binds no thread. Returns `error_code::not_pinned` if the system does not allow the
    /// first thread to run elsewhere: the thread of `other` is counted nevertheless.
    [[gnu::cold, gnu::noinline]] failure take(session_thread &other) noexcept {
        const failure problem = unpin();
        detail::bindings.replace(other.own, own);
        pinned = other.pinned;
        other.pinned = false;
        return problem;
    }

    bool is_pinned() const noexcept { return pinned; }

    /// Returns whether another thread than the calling thread is counted. Makes no system call.
    bool counts_another_thread() const noexcept {
        return own.number != 0 && own.number != thread_number();
    }

    /// Returns the failure of a `call` by a thread that is not counted: `error_code::other_thread`.
    /// `cpu`: the session's processor.
    [[gnu::noinline, gnu::cold]] failure other_thread(unsigned cpu,
                                                      const char *call) const noexcept {
        return {.kind = error_code::other_thread,
                .is_on_other_cpu = true,
                .cpu = cpu,
                .value = static_cast<std::uint64_t>(own.thread),
                .actual_value = static_cast<std::uint64_t>(::gettid()),
                .subject = call,
                .other_cpu = static_cast<unsigned>(::sched_getcpu())};
    }

    /// Returns whether the calling thread was bound but runs on another processor. Makes no system
    /// call.
    bool is_off_cpu() const noexcept {
        return pinned && ::sched_getcpu() != static_cast<int>(own.cpu) && !counts_another_thread();
    }

    /// Returns whether another binding has moved the thread since `forget_moves`: the thread may
    /// have returned since. Makes no system call.
    bool was_moved() const noexcept { return own.was_moved.load(detail::memory_order::relaxed); }
    void forget_moves() noexcept { own.was_moved.store(false, detail::memory_order::relaxed); }

    /// Returns whether the calling thread, which must be the counted thread, was bound, and has
    /// been moved or runs on another processor now. Makes no system call.
    bool has_left() const noexcept {
        return pinned && (was_moved() || ::sched_getcpu() != static_cast<int>(own.cpu));
    }

    /// Returns whether the kernel lets the bound thread run on further processors: then the thread
    /// may have left its processor and returned. The caller can be another thread. Does not notice
    /// that other software moved the thread away and bound it to its processor again. Makes a
    /// system call.
    [[gnu::noinline]] bool may_run_elsewhere() const noexcept {
        if (!pinned) return false;
        // sched_getaffinity returns how many bytes of the set it wrote
        detail::processor_set current;
        const long bytes =
            ::syscall(SYS_sched_getaffinity, own.thread, sizeof current.sets, current.sets);
        if (bytes <= 0) return false; // a thread that has ended has no set of permitted processors
        const auto size = static_cast<std::size_t>(bytes);
        return CPU_COUNT_S(size, current.sets) != 1 || !CPU_ISSET_S(own.cpu, size, current.sets);
    }

    /// Returns the failure where the bound thread left its processor: `error_code::left_cpu`.
    [[gnu::noinline, gnu::cold]] failure left_cpu() const noexcept {
        if (is_off_cpu())
            return {.kind = error_code::left_cpu,
                    .is_on_other_cpu = true,
                    .cpu = own.cpu,
                    .other_cpu = static_cast<unsigned>(::sched_getcpu())};
        return {.kind = error_code::left_cpu,
                .cpu = own.cpu,
                .subject = was_moved() ? "another session of this program bound it to another CPU"
                                       : "it is no longer bound to it alone"};
    }

    /// Lets the bound thread run where it was allowed to run before, or on the processor of another
    /// binding of the thread. The caller can be another thread; for a thread that has ended nothing
    /// is done.
    [[gnu::cold, gnu::noinline]] failure unpin() noexcept {
        const failure problem = pinned ? detail::bindings.remove(own) : failure{};
        pinned = false;
        own.number = 0;
        own.was_moved = false;
        return problem;
    }

private:
    /// The counted thread and its binding; the binding's processor is valid only while `pinned`.
    detail::binding own;
    bool pinned{};
};

} // namespace msr
