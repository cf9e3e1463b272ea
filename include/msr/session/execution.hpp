// The life of a session without its types: open, start, read, stop, close, and what each of them
// does about a failure. No exceptions here; session.hpp puts the types and exceptions on top.
#pragma once

#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/cpu.hpp>
#include <msr/session/execute.hpp>
#include <msr/session/holding.hpp>
#include <msr/session/signals.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// What a session may be asked to do besides.
struct session_options {
    /// On SIGINT and SIGTERM put the registers back, then let the signal do what it did before.
    /// The backend's accesses must be allowed in a signal handler; those of dev_msr are.
    bool restore_on_signals{};
    /// Somebody handles the interrupts of a plan that samples: the kernel's own handler does not
    /// know them. Without it such a plan is refused.
    bool interrupts_are_handled{};
};

/// A program on a processor, from the first look at its registers until they are put back.
/// A phase that fails closes it, so that the registers are as they were found; only a failed read
/// leaves it as it is. Not for several threads at once.
class execution {
public:
    /// Allocates what is needed later; touches no register.
    execution(const cpu_registers &registers, const program_view &program, session_options options)
        : memory(program.registers.size()),
          first_counts(program.readouts.size()), job{.registers = registers,
                                                     .program = program,
                                                     .memory = memory.data()},
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
        if (!why) why = check_claims(job);
        if (!why) why = save(job);
        if (!why) why = set_up();
        return why ? closed_after(why) : why;
    }

    /// Looks whether the set-up still stands, sets the counters running, and remembers last of all
    /// where they stand: what it costs to start and to verify is not counted.
    failure start() noexcept {
        const signal_pause pause{with_signals};
        if (now != state::ready || is_inherited()) return wrong_state("start");
        failure why = verify_settings(job);
        if (!why && !is_fresh && job.program.overflows) why = set_up();
        if (!why) why = set_running();
        if (!why) why = read_counters(job, first_counts.data());
        return why ? closed_after(why) : why;
    }

    /// Counts since start, one for each readout; the counters run on.
    failure read(std::uint64_t *counts) noexcept {
        const signal_pause pause{with_signals};
        if (now != state::running || is_inherited()) return wrong_state("read");
        return read_counts(counts);
    }

    /// Counts since start, one for each readout, and stops the counters.
    failure stop(std::uint64_t *counts) noexcept {
        const signal_pause pause{with_signals};
        if (now != state::running || is_inherited()) return wrong_state("stop");
        // first, because a stop in the moment of a carry can lose it
        const failure unread = read_counts(counts);
        const failure changed = unread ? failure{} : verify_settings(job);
        const failure why = set_stopped();
        if (unread || changed || why)
            for (std::size_t i = 0; i < first_counts.size(); ++i)
                counts[i] = 0;
        if (changed || why) return closed_after(unread ? unread : changed ? changed : why);
        return unread;
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

    /// A forked child has a copy of the session; registers and thread are still its parent's.
    bool is_inherited() const noexcept { return now != state::closed && process != ::getpid(); }

    failure set_up() noexcept {
        now = state::ready; // before the first write: from here on there is something to put back
        if (with_signals && !entry.listed) enlist(entry);
        const failure why = carry_out(job, job.program.set_up);
        is_fresh = true;
        return why ? why : verify(job);
    }

    failure set_running() noexcept {
        is_fresh = false;
        now = state::running; // before the first write: one counter may run though another failed
        const failure why = carry_out(job, job.program.start);
        return why ? why : verify(job);
    }

    failure set_stopped() noexcept {
        const failure why = carry_out_all(job, job.program.stop);
        if (why) return why;
        now = state::ready;
        return verify(job);
    }

    failure read_counts(std::uint64_t *counts) const noexcept {
        const failure why = read_counters(job, counts);
        for (std::size_t i = 0; i < first_counts.size(); ++i)
            counts[i] =
                why ? 0 : counted(first_counts[i], counts[i], job.program.readouts[i].width);
        return why;
    }

    /// Puts the registers back and leaves the thread alone: a handler may run in any thread.
    failure leave_registers() noexcept {
        held.give_back();
        failure stopping;
        if (now == state::running) stopping = carry_out_all(job, job.program.stop);
        failure why;
        if (now != state::closed) why = put_back(job);
        now = state::closed;
        return why ? why : stopping;
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

    std::vector<register_memory> memory;
    std::vector<std::uint64_t> first_counts;
    task job;
    holding held;
    pinning bound;
    signal_entry entry;
    pid_t process{}; ///< that opened it
    bool with_signals;
    bool may_interrupt;
    bool is_fresh{};                       ///< set up, and not started since
    std::atomic<state> now{state::closed}; // a handler may close it
};

} // namespace msr
