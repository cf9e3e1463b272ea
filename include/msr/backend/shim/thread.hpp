// The calling thread, wherever it runs, as a backend: a session on it counts that thread only.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// A backend that takes whole programs of register writes for the thread that opens the session on
/// it, through a shim (`basic_shim`) that must outlive it. The session names any processor, as in
/// `watch_cpu(0)`, and binds nothing: the module follows the thread. Single registers cannot be
/// accessed, as they belong to processors, not to threads.
/// Example:
///     #include <msr/amd/counters.hpp>
///     #include <msr/backend/shim.hpp>
///     #include <msr/session.hpp>
///     namespace amd = msr::amd;
///     msr::shim module;
///     msr::shim_thread device{module, true}; // with threads that this thread creates
///     msr::session session{device, msr::plan<amd::zen4, amd::retired_instructions>,
///                          msr::watch_cpu(0)};
template <typename Shim>
class shim_thread {
public:
    /// Makes a backend on a shim. With `inherit` the threads and processes that the counted thread
    /// creates are counted, too.
    explicit shim_thread(Shim &module, bool inherit = false) : device{module}, inherits{inherit} {}

    /// Loads a program of register writes for threads and attaches the calling thread to the
    /// program. Where attaching is refused, no program stays loaded.
    failure load(unsigned, const program_view &program, program_handle &handle) noexcept {
        program_handle taken;
        if (const failure problem = device.load_for_thread(program, taken)) return problem;
        if (const failure problem = device.attach(taken, 0, inherits)) {
            // the refusal to attach is the failure to report, not one of unload()
            static_cast<void>(device.unload(taken));
            return problem;
        }
        handle = taken;
        return {};
    }

    /// Starts the loaded program for the attached threads, with counts from 0. Returns the module's
    /// failure.
    failure start(program_handle loaded) noexcept { return device.start(loaded); }
    /// Stores the counts since start in `values`, which has `count` elements, one for each counter
    /// that is read.
    /// Returns the module's failure.
    failure counts(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return device.counts(loaded, values, count);
    }
    /// Stops the loaded program and stores the counts since start in `values`, which has `count`
    /// elements, one for each counter that is read. Returns the module's failure.
    failure stop(program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return device.stop(loaded, values, count);
    }
    /// Stops the loaded program and puts every register back. Returns the module's failure.
    failure unload(program_handle loaded) noexcept { return device.unload(loaded); }

    /// Returns whether only the thread that opens a session is counted.
    bool follows_thread() const noexcept { return !inherits; }
    /// Returns true: sessions count the thread that opens them, or that thread and the threads that
    /// it creates.
    static bool counts_threads() noexcept { return true; }

    /// Returns the kind of counters that the shim uses: those of the processors that run this
    /// program.
    hardware_access hardware() const noexcept { return hardware_of(device); }

    /// Fails with `error_code::wrong_state`: a thread has no register.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &) noexcept {
        return no_processor(cpu, address, false);
    }
    /// Fails with `error_code::wrong_state`: a thread has no register.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t) noexcept {
        return no_processor(cpu, address, true);
    }

private:
    static failure no_processor(unsigned cpu, std::uint32_t address, bool writing) noexcept {
        return {.kind = error_code::wrong_state,
                .is_write = writing,
                .cpu = cpu,
                .address = address,
                .subject = "an access to a register of a thread"};
    }

    Shim &device;
    bool inherits;
};

} // namespace msr
