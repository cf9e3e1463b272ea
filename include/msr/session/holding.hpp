// Which registers the sessions of this program hold, so that one does not take what another has set
// up but not started: in the registers themselves that does not show.
#pragma once

#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/execute.hpp>

#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// Holds the registers of one task from `take` to `give_back`. Both only during a signal_pause,
/// which keeps other threads away too. Not movable.
class holding {
public:
    holding() = default;
    holding(const holding &) = delete;
    holding &operator=(const holding &) = delete;

    /// Returns `trouble::taken` if another session of this program has one of the registers, on the
    /// same backend object and processor.
    failure take(const task &wanted) noexcept {
        drop_inherited();
        for (const holding *each = first; each != nullptr; each = each->next)
            if (const failure why = conflict(*each->job, wanted)) return why;
        job = &wanted;
        next = first;
        first = this;
        return {};
    }

    void give_back() noexcept {
        drop_inherited();
        for (holding **link = &first; *link != nullptr; link = &(*link)->next)
            if (*link == this) {
                *link = next;
                break;
            }
        job = nullptr;
    }

private:
    /// A forked child finds what its parent's sessions hold, which it knows nothing of.
    static void drop_inherited() noexcept {
        if (process != ::getpid()) first = nullptr;
        process = ::getpid();
    }

    static failure conflict(const task &held, const task &wanted) noexcept {
        if (held.registers.device != wanted.registers.device) return {};
        if (held.registers.cpu != wanted.registers.cpu) return {};
        for (const touched_register &one : held.program.registers)
            for (const touched_register &other : wanted.program.registers)
                if (one.address == other.address)
                    return {.kind = trouble::taken,
                            .cpu = wanted.registers.cpu,
                            .address = one.address,
                            .name = one.name,
                            .about = "another session of this program"};
        return {};
    }

    static inline holding *first = nullptr;
    static inline pid_t process = 0; ///< whose list it is

    const task *job = nullptr;
    holding *next = nullptr;
};

} // namespace msr
