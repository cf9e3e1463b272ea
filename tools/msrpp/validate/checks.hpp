// The checks of `msrpp validate`. Each returns findings; none throws.
#pragma once

#include "finding.hpp"
#include "subject.hpp"

#include <span>
#include <string_view>

namespace msrpp::validate {

/// A check by its name.
struct check_row {
    std::string_view name;
    std::string_view text; ///< what is checked
    findings (*make)(subject &){};
    bool needs_registers{}; ///< it accesses registers itself, which perf does not let it
};

/// All checks, in the order in which they are made.
std::span<const check_row> checks();

// Each counter counts the same; each proof counts what its source says (checks_counts.cpp).
findings check_counters(subject &);
findings check_events(subject &);
findings check_pairs(subject &);

// Qualifiers of choices (checks_qualifiers.cpp).
findings check_levels(subject &);
findings check_threshold(subject &);
findings check_invert(subject &);
findings check_edge(subject &);

// Registers (checks_registers.cpp).
findings check_width(subject &);
findings check_wrap(subject &);
findings check_stop(subject &);
findings check_restored(subject &);

} // namespace msrpp::validate
