// The threads of this program that are bound to a logical processor, by sessions or for a query of
// CPUID. A thread may have several bindings, which may end in any order.
#pragma once

#include <msr/backend/thread_number.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/session/execution/lock.hpp>

#include <cerrno>
#include <cstdint>

#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr::detail {

/// The most logical processors that Linux for x86 can be built for.
constexpr unsigned most_cpus = 8192;

/// A set of logical processors, as Linux's system calls take it.
struct processor_set {
    cpu_set_t sets[most_cpus / CPU_SETSIZE];

    bool is_only(unsigned cpu) const noexcept {
        return CPU_COUNT_S(sizeof sets, sets) == 1 && CPU_ISSET_S(cpu, sizeof sets, sets);
    }
};

/// Returns the set that has only the processor `cpu`.
/// `cpu`: below `most_cpus`.
inline processor_set only_processor(unsigned cpu) noexcept {
    processor_set result{};
    CPU_SET_S(cpu, sizeof result.sets, result.sets);
    return result;
}

[[gnu::cold, gnu::noinline]] inline failure not_pinned(unsigned cpu, int error) noexcept {
    return {.kind = error_code::not_pinned, .cpu = cpu, .system_error = error};
}

/// A thread that is bound to a processor, and an entry of the list of bindings.
struct binding {
    /// Number of the bound thread, as `thread_number` returns it; 0: no thread.
    std::uint64_t number{};
    pid_t thread{}; ///< the kernel's number of the bound thread
    unsigned cpu{};
    /// Whether the thread was, or may have been, on another processor since this flag was last set
    /// to false, as far as the list of bindings has moved it.
    atomic<bool> was_moved{};
    binding *older{}; ///< the next older entry of the list of threads bound to processors
    /// The processors on which the thread was allowed to run before its first binding.
    processor_set home{};
};

/// The list of bindings, the newest first. A thread runs on the processor of its newest binding.
/// When all its bindings have ended, the thread may run on the processors that it was allowed
/// before the first binding. A binding leaves the list when its thread ends, because the kernel
/// reuses the thread's number.
class binding_list {
public:
    /// Binds the calling thread to `cpu`. Returns `error_code::not_pinned` if the system does not
    /// allow the binding, which then changes nothing.
    [[gnu::cold, gnu::noinline]] failure add(binding &entry, unsigned cpu) noexcept {
        const signal_pause pause{true};
        drop_inherited();
        if (cpu >= most_cpus) return not_pinned(cpu, EINVAL);
        const std::uint64_t self = thread_number();
        const pid_t thread = ::gettid();
        processor_set set;
        if (::sched_getaffinity(thread, sizeof set.sets, set.sets) != 0)
            return not_pinned(cpu, errno);
        const binding *const other = newest_of(self);
        const processor_set home = other != nullptr ? other->home : set;
        if (const failure problem = move(self, thread, cpu, only_processor(cpu))) return problem;
        static_cast<void>(unlink(entry));
        entry.number = self;
        entry.thread = thread;
        entry.cpu = cpu;
        entry.was_moved = false;
        entry.home = home;
        entry.older = newest;
        newest = &entry;
        return {};
    }

    /// Ends a binding. Any thread may call `remove`. Does nothing for a thread that has ended, and
    /// in a forked child for a thread of its parent. Returns `error_code::not_pinned` with
    /// `subject` if the system does not let the thread run elsewhere.
    [[gnu::cold, gnu::noinline]] failure remove(const binding &entry) noexcept {
        const signal_pause pause{true};
        drop_inherited();
        const bool is_obeyed = newest_of(entry.number) == &entry;
        if (!unlink(entry) || !is_obeyed) return {};
        const binding *const next = newest_of(entry.number);
        failure problem = move(entry.number, entry.thread, entry.cpu,
                               next != nullptr ? only_processor(next->cpu) : entry.home);
        if (problem) problem.subject = "that was bound could not be set free again";
        return problem;
    }

    /// Puts `entry`, which is in no list, in the place of the binding `old`; `entry` takes over the
    /// thread and the processor of `old`.
    [[gnu::cold, gnu::noinline]] void replace(const binding &old, binding &entry) noexcept {
        const signal_pause pause{true};
        entry.number = old.number;
        entry.thread = old.thread;
        entry.cpu = old.cpu;
        entry.was_moved = old.was_moved.load();
        entry.home = old.home;
        entry.older = old.older;
        for (binding **link = &newest; *link != nullptr; link = &(*link)->older)
            if (*link == &old) {
                *link = &entry;
                return;
            }
    }

    /// Stores the processors on which the calling thread may run, or, if the thread is bound, was
    /// allowed to run before. Returns false where the system does not report them.
    [[gnu::cold, gnu::noinline]] bool allowed_cpus(processor_set &destination) noexcept {
        const signal_pause pause{true};
        drop_inherited();
        if (const binding *const bound = newest_of(thread_number()); bound != nullptr) {
            destination = bound->home;
            return true;
        }
        destination = {};
        return ::sched_getaffinity(0, sizeof destination.sets, destination.sets) == 0;
    }

    /// Returns whether the calling thread is bound.
    [[gnu::cold, gnu::noinline]] bool binds_caller() noexcept {
        const signal_pause pause{true};
        drop_inherited();
        return newest_of(thread_number()) != nullptr;
    }

    /// Takes the bindings of a thread that ends out of the list; the thread itself is not changed.
    [[gnu::cold, gnu::noinline]] void forget(std::uint64_t number) noexcept {
        const signal_pause pause{true};
        while (const binding *const binding = newest_of(number))
            static_cast<void>(unlink(*binding));
    }

private:
    /// Drops the bindings of the parent process, which a forked child finds in its copy of the
    /// list: their threads are none of the child's.
    void drop_inherited() noexcept {
        const pid_t self = ::getpid();
        if (process == self) return;
        process = self;
        newest = nullptr;
    }

    const binding *newest_of(std::uint64_t number) const noexcept {
        const binding *binding = newest;
        while (binding != nullptr && binding->number != number)
            binding = binding->older;
        return binding;
    }

    /// Takes a binding out of the list. Returns false if the list does not have it.
    bool unlink(const binding &entry) noexcept {
        for (binding **link = &newest; *link != nullptr; link = &(*link)->older)
            if (*link == &entry) {
                *link = entry.older;
                return true;
            }
        return false;
    }

    /// Sets the processors on which a thread may run, and marks its bindings as moved, except those
    /// to a processor that is the thread's only one before and after. `cpu`: the processor that a
    /// failure names.
    [[gnu::cold, gnu::noinline]] failure move(std::uint64_t number, pid_t thread, unsigned cpu,
                                              const processor_set &destination) noexcept {
        processor_set source;
        const bool is_known = ::sched_getaffinity(thread, sizeof source.sets, source.sets) == 0;
        if (::sched_setaffinity(thread, sizeof destination.sets, destination.sets) != 0)
            return not_pinned(cpu, errno);
        for (binding *binding = newest; binding != nullptr; binding = binding->older)
            if (binding->number == number &&
                !(is_known && source.is_only(binding->cpu) && destination.is_only(binding->cpu)))
                binding->was_moved.store(true, memory_order::relaxed);
        return {};
    }

    binding *newest{};
    /// The process that made the list of bindings; a forked child has a copy of the list.
    pid_t process{};
};

/// The list of all bindings of threads, one for the process: see `sessions_lock`.
[[gnu::visibility("default")]] inline constinit binding_list bindings{};

/// Makes the bindings of the calling thread leave the list when the thread ends. The call may
/// allocate memory, so it must come before a `signal_pause`. The first thread of a process needs no
/// such call: the kernel gives its number to no other thread while the process lives.
[[gnu::cold, gnu::noinline]] inline void forget_bindings_at_thread_end() noexcept {
    struct thread_end {
        std::uint64_t number;
        ~thread_end() { bindings.forget(number); }
    };
    if (::gettid() == ::getpid()) return;
    [[maybe_unused]] static thread_local const thread_end at_end{thread_number()};
}

} // namespace msr::detail
