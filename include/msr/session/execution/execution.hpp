// A session without its types, from its opening to its end: open, start, read, stop, close, and the
// handling of failures in each step. An execution throws nothing; session.hpp adds types and
// exceptions.
#pragma once

#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/exits.hpp>
#include <msr/session/execution/forks.hpp>
#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/execution/processor_check.hpp>
#include <msr/session/execution/signals.hpp>
#include <msr/session/execution/single_accesses.hpp>
#include <msr/session/execution/whole_program.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <pthread.h>
namespace msr {

namespace detail {

/// Makes `thread` hold the calling thread instead of the thread that was counted. The calling
/// thread is bound to the same processor, unless the backend follows threads and the former thread
/// was not bound. A failure changes neither thread. `unbinding` receives the failure to unbind the
/// former thread, or no failure.
[[gnu::cold, gnu::noinline]] inline failure count_calling_thread(session_thread &thread,
                                                                 const cpu_registers &registers,
                                                                 const processor_question &question,
                                                                 failure &unbinding) noexcept {
    const bool binds = thread.is_pinned() || !registers.of_thread;
    session_thread new_thread;
    if (binds)
        if (const failure problem = new_thread.pin(registers.cpu)) return problem;
    if (const failure problem = ask_processor(registers, binds, question)) return problem;
    if (binds) unbinding = thread.take(new_thread);
    if (registers.of_thread) thread.follow();
    return {};
}

} // namespace detail

/// The register program of a session on a processor, from its opening until its registers are put
/// back. A phase that fails closes the execution, which restores the registers; a failed read does
/// not close it, and neither does a stop that only lost the counts. An execution must not be used
/// by several threads at once, but exit() and signal handlers may close an execution in any thread.
/// exit() and handlers find the execution in the list of open sessions, hold the lock of the
/// sessions, and wait for a call that does not hold the lock. `start`, `read` and `stop` take the
/// lock where signals put registers back. `start` and `stop` also take it to close the execution
/// after a failure, and where another session owns bits of the same registers: a change of some
/// bits is a read and a write.
class execution {
public:
    /// Allocates the memory that later calls need; touches no register.
    [[gnu::noinline]] execution(const cpu_registers &registers, const program_view &program,
                                session_options options)
        : job{.registers = registers, .program = program},
          accesses{registers, registers.program_calls == nullptr ? program : program_view{}},
          whole{registers, program}, with_signals{options.restore_on_signals},
          may_interrupt{options.interrupts_are_handled} {
        entry.job = &job;
        entry.owner = this;
        entry.restores_on_signals = options.restore_on_signals;
        entry.in_call = &in_call;
        entry.put_back = [](void *self) noexcept {
            static_cast<void>(static_cast<execution *>(self)->leave_registers(
                program_is_ending() ? session_state::exited : session_state::signalled));
        };
    }

    execution(const execution &) = delete;
    execution &operator=(const execution &) = delete;

    ~execution() { static_cast<void>(close()); }

    /// Opens the execution: binds the thread where `pin` is set, asks whether the plan fits the
    /// processor, checks that no other software uses the registers (claims), saves the registers,
    /// writes the set-up and verifies it.
    [[gnu::noinline]] failure open(bool pin, const processor_question &question = {}) noexcept {
        const bool reads_meters = has_meters(job.program.readouts);
        if (job.program.set_up.size() + job.program.start.size() == 0 && !reads_meters)
            return {.kind = error_code::empty_program, .cpu = job.registers.cpu};
        if (job.program.interrupts && !may_interrupt)
            return {.kind = error_code::interrupts, .cpu = job.registers.cpu};
        if (reads_meters && takes_program())
            return {.kind = error_code::inexpressible,
                    .cpu = job.registers.cpu,
                    .subject = meter_refusal};
        if (has_instances(job.program.readouts))
            return {.kind = error_code::inexpressible,
                    .cpu = job.registers.cpu,
                    .subject =
                        "the program is that of one instance of a unit that has several: make "
                        "it for all (msr::instance_program)"};
        if (pin) // `thread.pin` may allocate memory, so it is called before signals are blocked
            if (const failure problem = thread.pin(job.registers.cpu)) return problem;
        const signal_pause pause{true};
        failure problem = ask_processor(job.registers, pin, question);
        if (!problem) problem = set_up();
        return problem ? leave_after(problem, session_state::unopened) : problem;
    }

    /// Checks that the registers still have the set-up and starts the counters. The counts begin at
    /// this call.
    failure start() noexcept {
        signal_pause pause{with_signals};
        failure problem;
        {
            call_mark inner{in_call};
            if (entry.shares_registers) inner.pause(pause);
            if (current_state != state::ready || is_inherited()) return wrong_state("start");
            thread.forget_moves();
            if (thread.counts_another_thread() || thread.is_off_cpu()) [[unlikely]]
                return misuse();
            if (!change_state(state::ready, state::running)) return wrong_state("start");
            loss = {};
            problem = takes_program() ? whole.start() : accesses.start();
        }
        return problem ? close_after(problem, pause) : problem;
    }

    /// Stores the counts since start, one for each readout (counter that is read); the counters
    /// continue. Lost counts stay lost until the next start.
    failure read(std::uint64_t *counts) noexcept {
        const signal_pause pause{with_signals};
        const call_mark inner{in_call};
        if (current_state != state::running || opener.is_forked()) return wrong_state("read");
        if (thread.counts_another_thread()) [[unlikely]]
            return thread.other_thread(job.registers.cpu, "read");
        if (const failure problem = takes_program() ? whole.read(counts) : accesses.read(counts);
            problem || loss || thread.has_left())
            return lose_counts(problem, counts);
        return {};
    }

    /// Stores the counts since start, one for each readout (counter that is read), and stops the
    /// counters.
    failure stop(std::uint64_t *counts) noexcept {
        signal_pause pause{with_signals};
        stop_result result;
        {
            call_mark inner{in_call};
            if (entry.shares_registers) inner.pause(pause);
            if (current_state != state::running || is_inherited()) return wrong_state("stop");
            if (thread.counts_another_thread()) [[unlikely]]
                return thread.other_thread(job.registers.cpu, "stop");
            result = takes_program() ? whole.stop(counts) : accesses.stop(counts);
            // `may_run_elsewhere` also finds a thread that runs on another CPU: such a thread is
            // not bound any more
            if (result.problem || loss || thread.was_moved() || thread.may_run_elsewhere())
                result.problem = lose_counts(result.problem, counts);
            change_state(state::running, state::ready);
        }
        return result.needs_restore ? close_after(result.problem, pause) : result.problem;
    }

    /// Makes the calling thread the counted thread: it is bound instead of the former thread, or,
    /// where the backend follows threads, the register program is loaded for it. The execution must
    /// not be started. If the thread cannot be bound, or the plan does not fit where it runs,
    /// nothing has changed; if the former thread cannot be unbound, the calling thread is counted
    /// nevertheless; if the program cannot be loaded, the execution is closed.
    [[gnu::noinline]] failure bind(const processor_question &question = {}) noexcept {
        detail::forget_bindings_at_thread_end();
        const signal_pause pause{true};
        if (is_inherited() || current_state != state::ready) return wrong_state("bind");
        failure unbinding;
        if (const failure problem =
                detail::count_calling_thread(thread, job.registers, question, unbinding))
            return problem;
        if (!job.registers.of_thread) return unbinding;
        failure problem = whole.put_back();
        if (!problem) problem = whole.open();
        return problem ? leave_after(problem, session_state::failed) : unbinding;
    }

    /// Stops the counters, puts the registers back and unbinds the thread, and tries each of these
    /// steps even after a failure. Returns the first failure; a second call does nothing.
    [[gnu::noinline]] failure close() noexcept {
        if (is_inherited()) return {};
        const signal_pause pause{true};
        return leave(session_state::closed);
    }

    /// Leaves the written values in the registers: closing does not put back what was written
    /// before this call. The function works only for a register program that is carried out
    /// register by register.
    void keep() noexcept {
        const signal_pause pause{true};
        accesses.keep();
    }
    /// Returns the remembered values of each touched register, in the order of the register
    /// program.
    const std::vector<register_memory> &memories() const noexcept { return accesses.memories(); }

    /// Returns whether the counters are running.
    bool running() const noexcept { return current_state == state::running; }

    /// Returns the number by which a backend that takes whole register programs knows the open
    /// program.
    program_handle loaded() const noexcept { return whole.loaded(); }

private:
    enum class state : std::uint8_t {
        closed,
        ready,
        running,
        leaving, ///< the execution is being closed: its registers are being put back
    };

    /// Marks the execution with the calling thread during `start`, `read` or `stop`, which may run
    /// without the lock: a thread that closes the execution waits while the mark is set. The mark
    /// costs no system call.
    class call_mark {
    public:
        explicit call_mark(detail::atomic<pthread_t> &mark) noexcept : mark_{mark} {
            // The mark is set before the state is read, so that another thread that closes the
            // session waits.
            mark_.store(::pthread_self());
        }
        call_mark(const call_mark &) = delete;
        call_mark &operator=(const call_mark &) = delete;
        ~call_mark() { mark_.store(pthread_t{}, detail::memory_order::release); }

        /// Begins `signal_pause` while the mark is removed, because the thread that has the lock
        /// may wait for the marked call to end.
        void pause(signal_pause &signal_pause) noexcept {
            mark_.store(pthread_t{});
            signal_pause.begin();
            mark_.store(::pthread_self());
        }

    private:
        detail::atomic<pthread_t> &mark_;
    };

    [[gnu::cold, gnu::noinline]] failure wrong_state(const char *call) const noexcept {
        return {.kind = error_code::wrong_state,
                .state = found_state(),
                .cpu = job.registers.cpu,
                .subject = call};
    }

    session_state found_state() const noexcept {
        if (is_inherited()) return session_state::inherited;
        switch (current_state.load()) {
        case state::ready:
            return session_state::ready;
        case state::running:
            return session_state::running;
        case state::closed:
        case state::leaving:
            break;
        }
        return end_state;
    }

    /// Returns the reason why the calling thread cannot start the session: the session counts
    /// another thread, or the calling thread is not on the session's processor.
    [[gnu::noinline, gnu::cold]] failure misuse() const noexcept {
        return thread.counts_another_thread() ? thread.other_thread(job.registers.cpu, "start")
                                              : thread.left_cpu();
    }

    /// Sets `counts` to 0 and returns the reason why there are no counts: `problem`, where it is a
    /// failed access; otherwise the first loss of counts since the start, be it `problem` or that
    /// the thread left its processor.
    [[gnu::noinline]] failure lose_counts(const failure &problem, std::uint64_t *counts) noexcept {
        for (std::size_t i = 0; i < job.program.readouts.size(); ++i)
            counts[i] = 0;
        if (problem && !loses_counts(problem.kind)) return problem;
        if (!loss) loss = problem ? problem : thread.left_cpu();
        return loss;
    }

    /// Changes the state from `source` to `destination`, unless exit() has changed the state, which
    /// then stays. Returns whether this call changed the state.
    bool change_state(state source, state destination) noexcept {
        return current_state.compare_exchange_strong(source, destination);
    }

    /// Returns whether the calling process is a forked child, which has a copy of the session; the
    /// registers and the thread still belong to its parent.
    bool is_inherited() const noexcept {
        return current_state != state::closed && opener.is_another();
    }

    /// Returns whether the backend takes the register program whole, in place of single accesses.
    bool takes_program() const noexcept { return job.registers.program_calls != nullptr; }

    [[gnu::cold, gnu::noinline]] failure set_up() noexcept {
        if (const failure problem = detail::open_sessions.conflict(job)) return problem;
        if (!put_back_at_exit(job.registers.device))
            return {.kind = error_code::wrong_state,
                    .state = session_state::program_ends,
                    .cpu = job.registers.cpu,
                    .subject = "open"};
        opener.note();
        detail::open_sessions.share(entry);
        // the state is set before the first write: from now on registers must be restored
        current_state = state::ready;
        enlist(entry);
        if (job.registers.of_thread) thread.follow();
        return takes_program() ? whole.open() : accesses.open();
    }

    /// Puts the registers back and does not unbind the thread: exit() and signal handlers run in
    /// any thread. The caller must hold a signal_pause; `on_signal` holds the lock instead. A
    /// nested call, by exit() or abort() in an access of this function, puts the registers back
    /// anew.
    [[gnu::cold, gnu::noinline]] failure leave_registers(session_state reason) noexcept {
        if (current_state == state::closed) return {};
        // the reason is set before the state: another thread may read the reason when it sees the
        // state
        end_state = reason;
        current_state = state::leaving;
        // After this call, other threads that use the session find it closed.
        detail::wait_for_call(in_call);
        const failure problem = takes_program() ? whole.put_back() : accesses.put_back();
        current_state = state::closed;
        return problem;
    }

    /// Puts the registers back, takes the session out of the list of open ones and unbinds the
    /// thread. Call it only during a signal_pause.
    [[gnu::cold, gnu::noinline]] failure leave(session_state reason) noexcept {
        const failure problem = leave_registers(reason);
        delist(entry);
        const failure unbinding = thread.unpin();
        return problem ? problem : unbinding;
    }
    [[gnu::cold, gnu::noinline]] failure leave_after(failure problem,
                                                     session_state reason) noexcept {
        problem.unrestored_registers = leave(reason).unrestored_registers;
        return problem;
    }

    [[gnu::cold, gnu::noinline]] failure close_after(const failure &problem,
                                                     signal_pause &pause) noexcept {
        pause.begin();
        return leave_after(problem, session_state::failed);
    }

    // the register program that is carried out, and the registers; their memory belongs to
    // `accesses`
    task job;
    /// The register program, carried out by single accesses, for a backend that takes single
    /// accesses only.
    single_accesses accesses;
    /// The register program, as handed over to a backend that takes whole programs.
    whole_program whole;
    session_thread thread;
    open_session entry;
    failure loss{}; ///< the failure by which the counts since the start were lost, if any
    detail::opening_process opener;
    bool with_signals;
    bool may_interrupt;
    // exit() or a signal handler may close the session at any time, so the state is atomic
    detail::atomic<state> current_state{state::closed};
    /// The state that says why the execution is closed.
    detail::atomic<session_state> end_state{session_state::unopened};
    /// The thread that executes `start`, `read` or `stop` of the session.
    detail::atomic<pthread_t> in_call{};
};

} // namespace msr
