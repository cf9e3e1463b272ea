// Carries out the register program of a session on a backend that takes whole programs: each of
// set-up, start, stop and read is a single call of the backend.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/single_accesses.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The steps of a register program on a backend that carries out each step in a single call. The
/// concept
/// `program_backend` has the guarantees of such a backend: the backend itself verifies its writes
/// and restores registers.
class whole_program {
public:
    /// Makes the steps of a register program; touches no register. Call `open` only where
    /// `processor.program_calls` is not null.
    whole_program(const cpu_registers &processor, const program_view &program_view)
        : registers{processor}, program{program_view} {}

    [[gnu::cold, gnu::noinline]] failure open() noexcept {
        const failure problem =
            registers.program_calls->load(registers.device, registers.cpu, program, handle);
        is_loaded = !problem;
        return named(problem);
    }

    failure start() noexcept {
        return named(registers.program_calls->start(registers.device, handle));
    }

    /// Stores the counts since start, or zeros where the counts cannot be read.
    failure read(std::uint64_t *counts) const noexcept {
        return checked(registers.program_calls->counts(registers.device, handle, counts, size()),
                       counts);
    }

    /// Stops the register program and stores the counts since start. After a failure that only
    /// loses counts (`loses_counts`) the program can be started again.
    stop_result stop(std::uint64_t *counts) noexcept {
        const failure problem = checked(
            registers.program_calls->stop(registers.device, handle, counts, size()), counts);
        return {.problem = problem, .needs_restore = problem && !loses_counts(problem.kind)};
    }

    /// Stops the register program on the backend and puts every register back.
    [[gnu::cold, gnu::noinline]] failure put_back() noexcept {
        if (!is_loaded) return {};
        is_loaded = false;
        return named(registers.program_calls->unload(registers.device, handle));
    }

    /// Returns the number by which the backend knows the register program.
    program_handle loaded() const noexcept { return handle; }

private:
    std::size_t size() const noexcept { return program.readouts.size(); }

    /// Returns a failure with the names of the registers added: the backend knows only the
    /// registers' addresses.
    [[gnu::noinline]] failure named(failure problem) const noexcept {
        return problem ? detail::named(problem, detail::name_of(program, problem.address))
                       : problem;
    }

    failure checked(const failure &problem, std::uint64_t *counts) const noexcept {
        if (problem)
            for (std::size_t i = 0; i < size(); ++i)
                counts[i] = 0;
        return named(problem);
    }

    cpu_registers registers;
    program_view program;
    program_handle handle;
    // atomic, as the signal handler that restores registers also accesses `is_loaded`
    detail::atomic<bool> is_loaded{};
};

} // namespace msr
