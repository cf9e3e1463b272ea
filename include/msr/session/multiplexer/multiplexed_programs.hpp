// Multiplexed register programs on a logical processor: a program, which counts a group of events,
// is set up, runs, and its registers are restored before the next program. The functions throw
// nothing; multiplexer.hpp adds types and the clock.
#pragma once

#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/forks.hpp>
#include <msr/session/execution/processor_check.hpp>
#include <msr/session/instances.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace msr {

/// Register programs that take turns, and their counts in their slices of time. A failed `read` or
/// `bind`, a call that fails with `wrong_state` or `other_thread`, and a start that fails with
/// `left_cpu` close nothing; every other failure closes all programs, so that the registers are as
/// they were found. Where a read reports that counts are lost, the end of the slice does so again.
/// Slices that were finished before keep their counts.
class multiplexed_programs {
public:
    /// Allocates the memory that later calls need; touches no register.
    multiplexed_programs(const cpu_registers &processor, const std::vector<program_view> &programs,
                         session_options options)
        : registers{processor},
          groups(programs.size()), may_interrupt{options.interrupts_are_handled} {
        for (std::size_t i = 0; i < programs.size(); ++i) {
            const program_view whole = instances.emplace_back(processor, programs[i]).view();
            claims.push_back(whole);
            executions.emplace_back(processor, whole, options);
            groups[i].counts.resize(programs[i].readouts.size());
            groups[i].latest.resize(programs[i].readouts.size());
        }
    }

    multiplexed_programs(const multiplexed_programs &) = delete;
    multiplexed_programs &operator=(const multiplexed_programs &) = delete;

    ~multiplexed_programs() { static_cast<void>(close()); }

    /// Binds the thread where `pin` is set, asks whether the schedule fits the processor, and
    /// checks the claims of all programs (conditions under which other software uses a register).
    /// Writes no register.
    failure open(bool pin, const processor_question &question = {}) noexcept {
        for (const instance_program &program : instances)
            if (program.refusal()) return program.refusal();
        for (const program_view &program : claims) {
            if (program.set_up.size() + program.start.size() == 0)
                return {.kind = error_code::empty_program, .cpu = registers.cpu};
            if (program.interrupts && !may_interrupt)
                return {.kind = error_code::interrupts, .cpu = registers.cpu};
        }
        if (pin)
            if (const failure problem = thread.pin(registers.cpu)) return problem;
        if (const failure problem = ask_processor(registers, pin, question))
            return close_after(problem, session_state::unopened);
        for (const program_view &program : claims)
            if (const failure problem = check_claims({.registers = registers, .program = program}))
                return close_after(problem, session_state::unopened);
        if (registers.of_thread) thread.follow();
        opener.note();
        current_state = state::ready;
        return {};
    }

    /// Makes the calling thread the counted thread, as `execution::bind` does. No register program
    /// may be running.
    failure bind(const processor_question &question = {}) noexcept {
        if (current_state != state::ready || is_inherited()) return wrong_state("bind");
        failure unbinding;
        const failure problem =
            detail::count_calling_thread(thread, registers, question, unbinding);
        return problem ? problem : unbinding;
    }

    /// Discards the earlier counts, and sets up and starts the first register program.
    failure start() noexcept {
        if (current_state != state::ready || groups.empty() || opener.is_forked())
            return wrong_state("start");
        thread.forget_moves();
        if (thread.counts_another_thread()) return thread.other_thread(registers.cpu, "start");
        if (thread.is_off_cpu()) return thread.left_cpu();
        enabled = {};
        slices = 0;
        for (group &entry : groups)
            entry.forget();
        return begin_slice(0);
    }

    /// Ends the running slice, which has taken `duration`, and starts a slice of the next register
    /// program.
    failure rotate(std::chrono::nanoseconds duration) noexcept {
        if (current_state != state::running || opener.is_forked()) return wrong_state("rotate");
        if (thread.counts_another_thread()) return thread.other_thread(registers.cpu, "rotate");
        if (const failure problem = end_slice(duration)) return problem;
        return begin_slice(current_program() + 1 < groups.size() ? current_program() + 1 : 0);
    }

    /// Ends the running slice, which has taken `duration`.
    failure stop(std::chrono::nanoseconds duration) noexcept {
        if (current_state != state::running || opener.is_forked()) return wrong_state("stop");
        if (thread.counts_another_thread()) return thread.other_thread(registers.cpu, "stop");
        return end_slice(duration);
    }

    /// Reads the counts of the running slice, which goes on. `latest_count` returns the counts.
    failure read() noexcept {
        if (current_state != state::running || opener.is_forked()) return wrong_state("read");
        if (thread.counts_another_thread()) return thread.other_thread(registers.cpu, "read");
        group &turn = groups[current_program()];
        instance_program &units = instances[current_program()];
        if (const failure problem =
                executions[current_program()].read(units.count_memory(turn.latest.data())))
            return problem;
        units.add_up(turn.latest.data());
        if (!loss && thread.has_left()) loss = thread.left_cpu();
        return loss;
    }

    /// Stops the counters, puts the registers back and unbinds the thread; after a failure of one
    /// step the other steps are done nevertheless. Returns the first failure; a second call does
    /// nothing.
    failure close() noexcept {
        if (is_inherited()) return {};
        const failure problem =
            executions.empty() ? failure{} : executions[current_program()].close();
        if (current_state != state::closed) end_state = session_state::closed;
        current_state = state::closed;
        const failure unbinding = thread.unpin();
        return problem ? problem : unbinding;
    }

    /// Returns whether a slice is running.
    bool running() const noexcept { return current_state == state::running; }

    /// Returns the index of the current register program, which changes before a program is set up.
    /// The function may be called at any time, from any thread and from a signal handler: a handler
    /// of interrupts asks which program caused them.
    std::size_t current_program() const noexcept {
        return current.load(detail::memory_order::relaxed);
    }

    /// Returns the count of a readout (counter that the program reads) in the program's finished
    /// slices.
    multiplexed_count finished_count(std::size_t program, std::size_t readout) const noexcept {
        const group &entry = groups[program];
        return {entry.counts[readout], {enabled, entry.running, slices, entry.slices}};
    }

    /// Returns the count of a register program's finished slices and of the running slice up to the
    /// last
    /// `read`. `duration`: how long the running slice had taken at that `read`.
    multiplexed_count latest_count(std::size_t program, std::size_t readout,
                                   std::chrono::nanoseconds duration) const noexcept {
        const group &entry = groups[program];
        multiplexed_times times{enabled + duration, entry.running, slices + 1, entry.slices};
        if (program != current_program()) return {entry.counts[readout], times};
        times.running += duration;
        ++times.slices;
        return {entry.counts[readout] + entry.latest[readout], times};
    }

private:
    enum class state : std::uint8_t {
        closed,
        ready,
        running,
    };

    struct group {
        /// The counts of the program's finished slices, one for each readout (counter that is
        /// read).
        std::vector<std::uint64_t> counts;
        /// The counts of the program's running slice so far, one for each readout (counter that is
        /// read).
        std::vector<std::uint64_t> latest;
        std::chrono::nanoseconds running{};
        std::uint64_t slices{};

        void forget() noexcept {
            for (std::uint64_t &number : counts)
                number = 0;
            running = {};
            slices = 0;
        }
    };

    failure wrong_state(const char *call) const noexcept {
        const session_state session_state = is_inherited()   ? session_state::inherited
                                            : groups.empty() ? session_state::none
                                            : current_state == state::ready ? session_state::ready
                                            : current_state == state::running
                                                ? session_state::running
                                                : end_state;
        return {.kind = error_code::wrong_state,
                .state = session_state,
                .cpu = registers.cpu,
                .subject = call};
    }

    /// Returns whether the calling process is a forked child, which has a copy of the register
    /// programs; the registers and the thread still belong to its parent.
    bool is_inherited() const noexcept {
        return current_state != state::closed && opener.is_another();
    }

    failure begin_slice(std::size_t next) noexcept {
        // the index of the register program is set before any access that could cause an interrupt
        current.store(next, detail::memory_order::relaxed);
        failure problem = executions[next].open(false);
        if (!problem) problem = executions[next].start();
        if (problem) return close_after(problem);
        current_state = state::running;
        return {};
    }

    /// Ends the running slice, which has taken `duration`. The registers are put back even between
    /// two slices of one register program: other software may use the registers, and their values
    /// may have changed when the next slice starts.
    failure end_slice(std::chrono::nanoseconds duration) noexcept {
        group &entry = groups[current_program()];
        execution &work = executions[current_program()];
        instance_program &units = instances[current_program()];
        if (const failure problem = work.stop(units.count_memory(entry.latest.data())))
            return close_after(problem);
        units.add_up(entry.latest.data());
        if (!loss && (thread.was_moved() || thread.may_run_elsewhere())) loss = thread.left_cpu();
        if (loss) return close_after(loss);
        current_state = state::ready;
        for (std::size_t i = 0; i < entry.counts.size(); ++i)
            entry.counts[i] += entry.latest[i];
        entry.running += duration;
        enabled += duration;
        ++entry.slices;
        ++slices;
        if (const failure failure = work.close()) return close_after(failure);
        return {};
    }

    failure close_after(failure problem, session_state reason = session_state::failed) noexcept {
        if (const unsigned left = close().unrestored_registers; left != 0)
            problem.unrestored_registers = left;
        end_state = reason;
        return problem;
    }

    cpu_registers registers;
    // A deque, so that the elements keep their addresses: executions refer to the elements.
    std::deque<instance_program> instances;
    std::vector<program_view> claims;
    std::vector<group> groups;
    // A deque, because a growing vector would move executions, which cannot be moved.
    std::deque<execution> executions;
    session_thread thread;
    detail::opening_process opener;
    /// The failure that the thread left its processor, which ended the last slice; otherwise no
    /// failure.
    failure loss{};
    // Index of the register program that runs; atomic, since a handler of interrupts reads the
    // index.
    detail::atomic<std::size_t> current{};
    std::chrono::nanoseconds enabled{};
    std::uint64_t slices{};
    bool may_interrupt;
    state current_state{state::closed};
    /// The state that says why the register programs are closed.
    session_state end_state{session_state::unopened};
};

} // namespace msr
