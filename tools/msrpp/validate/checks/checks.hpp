// The checks of `msrpp validate`. Each check returns findings and throws nothing.
#pragma once

#include "../subject.hpp"
#include "check_result.hpp"

#include <span>
#include <string_view>

namespace msrpp::validate {

/// A check of `msrpp validate`: its name, its function, and whether it needs access to registers.
struct check_row {
    std::string_view name;
    std::string_view text; ///< description of the check
    check_results (*make)(subject &){};
    bool needs_registers{}; ///< the check itself accesses registers, which perf does not permit
};

/// Returns all checks, in the order in which they are made.
std::span<const check_row> checks();

// Checks of counts: all counters count the same, and a test program (a proof) has the counts that
// its source code gives (checks_counts.cpp).
check_results check_counters(subject &);
check_results check_events(subject &);
check_results check_pairs(subject &);

// Checks of qualifiers of events: privilege levels, threshold, edge and invert
// (checks_qualifiers.cpp).
check_results check_levels(subject &);
check_results check_threshold(subject &);
check_results check_invert(subject &);
check_results check_inverse(subject &);
check_results check_edge(subject &);

// Checks of registers: width of counters, overflow, enable bits (checks_registers.cpp).
check_results check_width(subject &);
check_results check_wrap(subject &);
check_results check_stop(subject &);
check_results check_restored(subject &);

// Checks of rules: an event on a counter that the event may not use (checks_rules.cpp).
check_results check_rules(subject &);

// Checks of meters: the register of units, and registers that go up (checks_meters.cpp); relations
// of clocks, and IRPERF (checks_clocks.cpp).
check_results check_units(subject &);
check_results check_meters(subject &);
check_results check_clocks(subject &);

// Checks of threads: a move to another CPU, a child process, events that share a counter in turns
// (checks_threads.cpp).
check_results check_moves(subject &);
check_results check_fork(subject &);
check_results check_slices(subject &);

// The check of samples by Linux's perf: their number and their addresses (checks_samples.cpp).
check_results check_samples(subject &);

// Checks of the machine: registers that CPUID announces, and the sockets and caches of CPUs
// (checks_machine.cpp).
check_results check_announced(subject &);
check_results check_topology(subject &);

// Checks of cache allocation and monitoring, and of a control (checks_resources.cpp).
check_results check_resources(subject &);
check_results check_controls(subject &);

} // namespace msrpp::validate
