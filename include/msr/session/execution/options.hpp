// Options of a session beyond the plan and the processor.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/processor/topology.hpp>

namespace msr {

/// The options of a session.
struct session_options {
    /// Whether SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGABRT put the registers back; then the signal
    /// does what it did before. exit() and quick_exit() put the registers back without this option
    /// too. The backend's accesses must be allowed in a signal handler; those of dev_msr are.
    bool restore_on_signals{};
    /// Whether the user handles the interrupts of a plan that samples: the kernel's own handler
    /// does not expect these interrupts. Without this option a plan that samples is refused. The
    /// session uses the overflow flags of counters that are not sampled: the handler must not
    /// change these flags.
    bool interrupts_are_handled{};
    /// Whether the session opens without asking CPUID if the plan fits the processor: for emulators
    /// and firmware whose CPUID is not that of the processor that counts.
    bool any_processor{};
    /// The places (units) of the processors of a session on several processors, so that the session
    /// counts a unit once that several processors share. Read when the session is opened. Empty:
    /// the places that the backend's machine has, see `places_of`.
    sequence<cpu_place> places{};
};

} // namespace msr
