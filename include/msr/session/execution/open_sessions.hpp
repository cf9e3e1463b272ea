// The sessions of this program that are open: the registers that they hold, so that a session does
// not take registers that another session has set up but not started (which the registers do not
// show), and the restoring of registers when a signal or exit() ends the program.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/held_registers.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/lock.hpp>

#include <pthread.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// An open session, and an entry of the list of open sessions: the list takes no memory of its own,
/// so that a signal handler needs none.
struct open_session {
    /// The task (a register program on a processor) whose registers the session has changed and
    /// holds; null: the session holds no registers.
    const task *job{};
    void *owner{}; ///< the argument with which the function `put_back` is called
    /// Whether a signal that ends the program also puts the session's registers back.
    bool restores_on_signals{};
    open_session *next{}; ///< the next session of the list of open sessions
    /// Whether another open session owns other bits of a register of this session.
    detail::atomic<bool> shares_registers{};
    /// The mark of the session that names the thread in a call that may run without the lock; its
    /// value 0: no thread. Null: the session has no such mark.
    const detail::atomic<pthread_t> *in_call{};

    /// The function that puts the session's registers back. The function may only do what is
    /// allowed in a signal handler.
    void (*put_back)(void *owner) noexcept {};
};

namespace detail {

/// Waits for the end of the call that another thread is in. The wait ends after about a second: a
/// call that takes longer may wait for something that the calling thread holds, and never end.
[[gnu::noinline]] inline void wait_for_call(const detail::atomic<pthread_t> &in_call) noexcept {
    for (unsigned times = 0; times < 1100; ++times) {
        const pthread_t caller = in_call;
        if (caller == pthread_t{} || ::pthread_equal(caller, ::pthread_self()) != 0) return;
        wait_a_moment(times);
    }
}

/// Returns whether two tasks (register programs of sessions) are of the same processor of the same
/// machine.
inline bool on_one_processor(const task &left, const task &other) noexcept {
    return left.registers.machine == other.registers.machine &&
           left.registers.cpu == other.registers.cpu;
}

/// The list of open sessions. Its functions are called only during a signal_pause, or with the lock
/// of the sessions.
class open_session_list {
public:
    [[gnu::noinline]] void add(open_session &entry) noexcept {
        drop_inherited();
        entry.next = first;
        first = &entry;
    }

    /// Removes an entry from the list, if the list has it.
    [[gnu::noinline]] void remove(const open_session &entry) noexcept {
        drop_inherited();
        for (open_session **link = &first; *link != nullptr; link = &(*link)->next)
            if (*link == &entry) {
                *link = entry.next;
                return;
            }
    }

    /// Returns whether the list has an entry for which `is_meant` holds.
    template <typename IsMeant>
    bool any(IsMeant is_meant) noexcept {
        drop_inherited();
        for (const open_session *session = first; session != nullptr; session = session->next)
            if (is_meant(*session)) return true;
        return false;
    }

    /// Removes every entry for which `is_meant` holds, and restores the registers of its session.
    /// The entry is removed first: if restoring its registers ends in abort(), the handler of
    /// SIGABRT continues with the next session.
    template <typename IsMeant>
    void put_back(IsMeant is_meant) noexcept {
        drop_inherited();
        for (open_session **link = &first; *link != nullptr;) {
            open_session &entry = **link;
            if (!is_meant(entry)) {
                link = &entry.next;
                continue;
            }
            *link = entry.next;
            entry.put_back(entry.owner);
        }
    }

    /// Returns `error_code::taken` if another session of this program, on the same machine and
    /// processor, holds one of the task's registers. Two sessions may hold different bits of one
    /// register.
    [[gnu::cold, gnu::noinline]] failure conflict(const task &task) noexcept {
        drop_inherited();
        for (const open_session *session = first; session != nullptr; session = session->next)
            if (session->job != nullptr)
                if (const failure problem = conflict(*session->job, task)) return problem;
        return {};
    }

    /// Marks the entry, and the entries whose sessions hold other bits of the entry's registers, as
    /// sharing registers: later calls of their sessions hold the lock while they change bits of a
    /// shared register. Waits for the end of the sessions' calls that began before.
    [[gnu::cold, gnu::noinline]] void share(open_session &entry) noexcept {
        drop_inherited();
        for (open_session *session = first; session != nullptr; session = session->next) {
            if (session->job == nullptr || !have_a_register(*session->job, *entry.job)) continue;
            entry.shares_registers = true;
            session->shares_registers = true;
            if (session->in_call != nullptr) wait_for_call(*session->in_call);
        }
    }

    /// Calls `sink` with each touched register of the sessions on the processor `cpu` of `machine`.
    template <typename Sink>
    void each_register(const machine_identity &machine, unsigned cpu, Sink sink) noexcept {
        drop_inherited();
        for (const open_session *session = first; session != nullptr; session = session->next) {
            if (session->job == nullptr) continue;
            const cpu_registers &place = session->job->registers;
            if (!(place.machine == machine) || place.cpu != cpu) continue;
            for (const touched_register &touched : session->job->program.registers)
                sink(touched);
        }
    }

private:
    /// Drops the entries of the parent process, whose registers a forked child must not put back.
    /// The function does not read the entries: another thread of the parent may have been changing
    /// the list.
    void drop_inherited() noexcept {
        const pid_t self = ::getpid();
        if (process == self) return;
        process = self;
        first = nullptr;
    }

    [[gnu::cold, gnu::noinline]] static failure conflict(const task &open_task,
                                                         const task &new_task) noexcept {
        if (!on_one_processor(open_task, new_task)) return {};
        for (const touched_register &entry : open_task.program.registers)
            for (const touched_register &other : new_task.program.registers)
                if (entry.address == other.address &&
                    (held_bits_of(entry).bits & held_bits_of(other).bits) != 0)
                    return {.kind = error_code::taken,
                            .state = session_state::open,
                            .cpu = new_task.registers.cpu,
                            .address = entry.address,
                            .name = entry.name,
                            .subject = "another session of this program"};
        return {};
    }

    static bool have_a_register(const task &left, const task &other) noexcept {
        if (!on_one_processor(left, other)) return false;
        for (const touched_register &mine : left.program.registers)
            for (const touched_register &theirs : other.program.registers)
                if (mine.address == theirs.address) return true;
        return false;
    }

    open_session *first{};
    /// The process that made the list of sessions; a forked child has a copy of the list.
    pid_t process{};
};

/// The list of open sessions, one for the process: see `sessions_lock`.
[[gnu::visibility("default")]] inline constinit open_session_list open_sessions{};

} // namespace detail

} // namespace msr
