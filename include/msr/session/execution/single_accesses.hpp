// Carries out the register program of a session by single accesses, which every backend permits.
#pragma once

#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/task_counters.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr {

/// The result of stopping a register program's counters.
struct stop_result {
    failure problem{}; ///< the failure to stop the counters; no failure: the counters were stopped
    bool needs_restore{}; ///< whether the session's registers are to be put back
};

/// The steps of a register program, each of single reads and writes, in the order open, start,
/// stop.
class single_accesses {
public:
    /// Allocates the memory that later calls need; touches no register.
    single_accesses(const cpu_registers &registers, const program_view &program)
        : memory(program.registers.size()), job{.registers = registers,
                                                .program = program,
                                                .memory = memory.data()},
          counters{job}, sets_up_again{program.overflows || has_shares(program.readouts) ||
                                       has_saturating_counters(program.readouts)} {}

    single_accesses(const single_accesses &) = delete;
    single_accesses &operator=(const single_accesses &) = delete;

    /// Opens the register program: checks that no other software uses the registers (claims), saves
    /// the registers, writes the set-up and verifies it.
    [[gnu::cold, gnu::noinline]] failure open() noexcept {
        failure problem = check_claims(job);
        if (!problem) problem = save(job);
        return problem ? problem : set_up();
    }

    /// Checks that the registers still have the set-up, starts the counters, and remembers the
    /// counters' values last, so that the cost of starting and of verifying is not counted.
    [[gnu::noinline]] failure start() noexcept {
        failure problem = verify_settings(job);
        if (!problem && !is_fresh && sets_up_again) problem = set_up();
        if (!problem) problem = set_running();
        return problem ? problem : counters.begin();
    }

    /// Stores the counts since start, or zeros where a count cannot be read or was lost.
    [[gnu::always_inline]] failure read(std::uint64_t *counts) noexcept {
        if (const failure problem = counters.read_values(counts)) return no_counts(counts, problem);
        if (const failure problem = counters.add_up(counts, false))
            return no_counts(counts, problem);
        return {};
    }

    /// Stops the counters and stores the counts since start. If a counter cannot be read, or a
    /// count was lost, the session stays open; if other software changed settings, or settings
    /// cannot be written, the result demands that the registers are put back.
    stop_result stop(std::uint64_t *counts) noexcept {
        // counters are read before they are stopped: a stop in the clock of a carry can lose 2^32
        // (the Pentium 4 erratum of msr/intel/netburst/errata/register_errata.hpp)
        if (const failure problem = counters.read_values(counts))
            return stop_after(problem, false, counts);
        if (const failure problem = verify_settings(job)) return stop_after(problem, true, counts);
        if (const failure problem = counters.add_up(counts, true))
            return stop_after(problem, false, counts);
        if (const failure problem = set_stopped())
            return {.problem = no_counts(counts, problem), .needs_restore = true};
        return {};
    }

    /// Stops the counters that run and puts every written register back, even after a failure.
    [[gnu::cold, gnu::noinline]] failure put_back() noexcept {
        failure stopping;
        if (may_run) stopping = carry_out_all(job, job.program.stop);
        may_run = false;
        const failure problem = msr::put_back(job);
        return problem ? problem : stopping;
    }

    /// Lets the registers stay as they are: nothing is put back later.
    void keep() noexcept {
        for (register_memory &entry : memory)
            entry.is_changed = false;
    }
    /// Returns the remembered values of each touched register, in the order of the register
    /// program.
    const std::vector<register_memory> &memories() const noexcept { return memory; }

private:
    [[gnu::noinline]] failure set_up() noexcept {
        const failure problem = carry_out(job, job.program.set_up);
        is_fresh = true;
        return problem ? problem : verify(job);
    }

    failure set_running() noexcept {
        is_fresh = false;
        // `may_run` is set before the first write: a counter may run though a write of another
        // register failed
        may_run = true;
        const failure problem = carry_out(job, job.program.start);
        return problem ? problem : verify(job);
    }

    [[gnu::noinline]] failure set_stopped() noexcept {
        if (const failure problem = carry_out_all(job, job.program.stop)) return problem;
        may_run = false;
        return verify(job);
    }

    [[gnu::cold, gnu::noinline]] failure no_counts(std::uint64_t *counts,
                                                   const failure &problem) const noexcept {
        for (std::size_t i = 0; i < job.program.readouts.size(); ++i)
            counts[i] = 0;
        return problem;
    }

    [[gnu::cold, gnu::noinline]] stop_result stop_after(const failure &problem, bool needs_restore,
                                                        std::uint64_t *counts) noexcept {
        // `problem`, the earlier failure, is reported; a failure to stop only sets `needs_restore`
        const bool runs_on = static_cast<bool>(set_stopped());
        return {.problem = no_counts(counts, problem), .needs_restore = needs_restore || runs_on};
    }

    std::vector<register_memory> memory;
    task job;
    task_counters counters;
    /// Whether each start but the first repeats the set-up, because counters must begin with the
    /// values that the set-up gives them.
    bool sets_up_again;
    bool is_fresh{}; ///< whether the register program was set up, and not started since
    // atomic, as the signal handler that restores registers also accesses `may_run`
    detail::atomic<bool> may_run{};
};

} // namespace msr
