// A program carried out register by register: what every backend can do.
#pragma once

#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session/execute.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr {

/// What a stop came to. Where it is spoiled, the registers are to be put back.
struct stopped {
    failure why{};
    bool spoiled{};
};

/// The steps of a program, each of single reads and writes, in the order open, start, stop.
class single_accesses {
public:
    /// Allocates what is needed later; touches no register.
    single_accesses(const cpu_registers &registers, const program_view &program)
        : memory(program.registers.size()),
          first_counts(program.readouts.size()), job{.registers = registers,
                                                     .program = program,
                                                     .memory = memory.data()} {}

    single_accesses(const single_accesses &) = delete;
    single_accesses &operator=(const single_accesses &) = delete;

    /// Looks at the claims, saves, sets up and verifies.
    failure open() noexcept {
        failure why = check_claims(job);
        if (!why) why = save(job);
        return why ? why : set_up();
    }

    /// Looks whether the set-up still stands, sets the counters running, and remembers last of all
    /// where they stand: what it costs to start and to verify is not counted.
    failure start() noexcept {
        failure why = verify_settings(job);
        if (!why && !is_fresh && job.program.overflows) why = set_up();
        if (!why) why = set_running();
        return why ? why : read_counters(job, first_counts.data());
    }

    /// Counts since start, or zeros where one cannot be read.
    failure read(std::uint64_t *counts) const noexcept {
        const failure why = read_counters(job, counts);
        for (std::size_t i = 0; i < first_counts.size(); ++i)
            counts[i] =
                why ? 0 : counted(first_counts[i], counts[i], job.program.readouts[i].width);
        return why;
    }

    /// Counts since start. A counter that cannot be read spoils nothing; settings that somebody
    /// changed, or that cannot be written, do.
    stopped stop(std::uint64_t *counts) noexcept {
        // first, because a stop in the moment of a carry can lose it
        const failure unread = read(counts);
        const failure changed = unread ? failure{} : verify_settings(job);
        const failure why = set_stopped();
        if (unread || changed || why)
            for (std::size_t i = 0; i < first_counts.size(); ++i)
                counts[i] = 0;
        return {.why = unread ? unread : changed ? changed : why, .spoiled = changed || why};
    }

    /// Stops what runs and puts every register back that was written, whatever fails.
    failure put_back() noexcept {
        failure stopping;
        if (may_run) stopping = carry_out_all(job, job.program.stop);
        may_run = false;
        const failure why = msr::put_back(job);
        return why ? why : stopping;
    }

private:
    failure set_up() noexcept {
        const failure why = carry_out(job, job.program.set_up);
        is_fresh = true;
        return why ? why : verify(job);
    }

    failure set_running() noexcept {
        is_fresh = false;
        may_run = true; // before the first write: one counter may run though another failed
        const failure why = carry_out(job, job.program.start);
        return why ? why : verify(job);
    }

    failure set_stopped() noexcept {
        if (const failure why = carry_out_all(job, job.program.stop)) return why;
        may_run = false;
        return verify(job);
    }

    std::vector<register_memory> memory;
    std::vector<std::uint64_t> first_counts;
    task job;
    bool is_fresh{};             ///< set up, and not started since
    std::atomic<bool> may_run{}; // a handler may put back
};

} // namespace msr
