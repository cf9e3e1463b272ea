// The checks of `msrpp validate`. Each returns findings; none throws.
#pragma once

#include "check_result.hpp"
#include "subject.hpp"

#include <span>
#include <string_view>

namespace msrpp::validate {

/// A check by its name.
struct check_row {
    std::string_view name;
    std::string_view text; ///< description of the check
    check_results (*make)(subject &){};
    bool needs_registers{}; ///< the check accesses registers itself, which perf does not allow
};

/// All checks, in the order in which they are made.
std::span<const check_row> checks();

// Checks that all counters count the same, and that each proof's counts are those of its source
// (checks_counts.cpp).
check_results check_counters(subject &);
check_results check_events(subject &);
check_results check_pairs(subject &);

// Qualifiers of choices (checks_qualifiers.cpp).
check_results check_levels(subject &);
check_results check_threshold(subject &);
check_results check_invert(subject &);
check_results check_edge(subject &);

// Registers (checks_registers.cpp).
check_results check_width(subject &);
check_results check_wrap(subject &);
check_results check_stop(subject &);
check_results check_restored(subject &);

} // namespace msrpp::validate
