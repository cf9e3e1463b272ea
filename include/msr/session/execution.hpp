// The life of a session without its types: open, start, read, stop, close, and what each of them
// does about a failure. No exceptions here; session.hpp puts the types and exceptions on top.
#pragma once

#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/cpu.hpp>
#include <msr/session/execute.hpp>
#include <msr/session/holding.hpp>
#include <msr/session/signals.hpp>
#include <msr/session/single_accesses.hpp>
#include <msr/session/whole_program.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// What a session may be asked to do besides.
struct session_options {
    /// On SIGINT and SIGTERM put the registers back, then let the signal do what it did before.
    /// The backend's accesses must be allowed in a signal handler; those of dev_msr are.
    bool restore_on_signals{};
    /// Somebody handles the interrupts of a plan that samples: the kernel's own handler does not
    /// know them. Without it such a plan is refused. Overflow flags of counters that are not
    /// sampled are the session's: the handler must leave them.
    bool interrupts_are_handled{};
};

/// A program on a processor, from the first look at its registers until they are put back.
/// A phase that fails closes it, so that the registers are as they were found; only a failed read
/// leaves it as it is, and so does a stop that only lost the counts. Not for several threads at
/// once.
class execution {
public:
    /// Allocates what is needed later; touches no register.
    execution(const cpu_registers &registers, const program_view &program, session_options options)
        : job{.registers = registers, .program = program},
          singly{registers, registers.whole == nullptr ? program : program_view{}}, whole{registers,
                                                                                          program},
          with_signals{options.restore_on_signals}, may_interrupt{options.interrupts_are_handled} {
        entry.owner = this;
        entry.put_back = [](void *self) noexcept {
            static_cast<execution *>(self)->leave_registers();
        };
    }

    execution(const execution &) = delete;
    execution &operator=(const execution &) = delete;

    ~execution() { close(); }

    /// Binds the thread if it is to be bound, looks at the claims, saves, sets up and verifies.
    failure open(bool pin) noexcept {
        const signal_pause pause{true};
        process = ::getpid();
        if (job.program.set_up.size() + job.program.start.size() == 0)
            return {.kind = trouble::empty_program, .cpu = job.registers.cpu};
        if (job.program.interrupts && !may_interrupt)
            return {.kind = trouble::interrupts, .cpu = job.registers.cpu};
        if (pin)
            if (const failure why = bound.pin(job.registers.cpu)) return why;
        failure why = held.take(job);
        if (!why) why = set_up();
        return why ? closed_after(why) : why;
    }

    /// Looks whether the set-up still stands and sets the counters running. Counts are from here.
    failure start() noexcept {
        const signal_pause pause{with_signals};
        if (now != state::ready || is_inherited()) return wrong_state("start");
        now = state::running;
        lost = {};
        const failure why = is_whole() ? whole.start() : singly.start();
        return why ? closed_after(why) : why;
    }

    /// Counts since start, one for each readout; the counters run on. Once counts are lost they
    /// stay so until the next start.
    failure read(std::uint64_t *counts) noexcept {
        const signal_pause pause{with_signals};
        if (now != state::running || is_inherited()) return wrong_state("read");
        if (const failure why = is_whole() ? whole.read(counts) : singly.read(counts);
            why || lost || bound.is_elsewhere())
            return uncounted(why, counts);
        return {};
    }

    /// Counts since start, one for each readout, and stops the counters.
    failure stop(std::uint64_t *counts) noexcept {
        const signal_pause pause{with_signals};
        if (now != state::running || is_inherited()) return wrong_state("stop");
        stopped done = is_whole() ? whole.stop(counts) : singly.stop(counts);
        now = state::ready;
        if (done.why || lost || bound.is_elsewhere() || bound.is_free())
            done.why = uncounted(done.why, counts);
        return done.spoiled ? closed_after(done.why) : done.why;
    }

    /// Stops, puts the registers back and lets the thread go, trying everything. Returns the first
    /// failure; nothing is to be done the second time.
    failure close() noexcept {
        if (is_inherited()) return {};
        const signal_pause pause{true};
        return leave();
    }

    /// Counters are running.
    bool running() const noexcept { return now == state::running; }

private:
    enum class state : std::uint8_t {
        closed,
        ready,
        running,
    };

    failure wrong_state(const char *call) const noexcept {
        return {.kind = trouble::wrong_state, .cpu = job.registers.cpu, .about = call};
    }

    /// Why there are no counts: an access failed; or they are lost, and what lost them first is
    /// told; or the thread left its processor.
    [[gnu::noinline]] failure uncounted(const failure &why, std::uint64_t *counts) noexcept {
        for (std::size_t i = 0; i < job.program.readouts.size(); ++i)
            counts[i] = 0;
        if (why && !loses_counts(why.kind)) return why;
        if (!lost) lost = why ? why : bound.left();
        return lost;
    }

    /// A forked child has a copy of the session; registers and thread are still its parent's.
    bool is_inherited() const noexcept { return now != state::closed && process != ::getpid(); }

    /// Whether the backend takes the program whole.
    bool is_whole() const noexcept { return job.registers.whole != nullptr; }

    failure set_up() noexcept {
        now = state::ready; // before the first write: from here on there is something to put back
        if (with_signals && !entry.listed) enlist(entry);
        return is_whole() ? whole.open() : singly.open();
    }

    /// Puts the registers back and leaves the thread alone: a handler may run in any thread.
    failure leave_registers() noexcept {
        held.give_back();
        if (now == state::closed) return {};
        now = state::closed;
        return is_whole() ? whole.put_back() : singly.put_back();
    }

    failure leave() noexcept {
        const failure why = leave_registers();
        delist(entry);
        const failure unbinding = bound.unpin();
        return why ? why : unbinding;
    }

    failure closed_after(failure why) noexcept {
        why.left_changed = leave().left_changed;
        return why;
    }

    task job;               // for `held`; its memory is that of `singly`
    single_accesses singly; ///< used where the backend takes single accesses only
    whole_program whole;    ///< used where it takes whole programs
    holding held;
    pinning bound;
    signal_entry entry;
    failure lost{};  ///< why there are no counts since start
    pid_t process{}; ///< that opened it
    bool with_signals;
    bool may_interrupt;
    std::atomic<state> now{state::closed}; // a handler may close it
};

} // namespace msr
