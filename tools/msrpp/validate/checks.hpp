// The checks of `msrpp validate`. Each check returns findings and throws nothing.
#pragma once

#include "check_result.hpp"
#include "subject.hpp"

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
check_results check_edge(subject &);

// Checks of registers: width of counters, overflow, enable bits (checks_registers.cpp).
check_results check_width(subject &);
check_results check_wrap(subject &);
check_results check_stop(subject &);
check_results check_restored(subject &);

} // namespace msrpp::validate
