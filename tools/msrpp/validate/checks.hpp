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
    std::string_view text; ///< what is checked
    check_results (*make)(subject &){};
    bool needs_registers{}; ///< it accesses registers itself, which perf does not let it
};

/// All checks, in the order in which they are made.
std::span<const check_row> checks();

// Each counter counts the same; each proof counts what its source says (checks_counts.cpp).
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
