// Where linear conditions hold.
#pragma once

#include <msr/cplusplus.hpp>

namespace msr::partition {

/// The part of a span, from 0 to 1, where conditions hold that are linear.
struct linear_part {
    double from = 0;
    double to = 1;

    /// Only where a line from `at_low` to `at_high` is not above 0.
    void limit(double at_low, double at_high) {
        if (at_low <= 0 && at_high <= 0) return;
        if (at_low > 0 && at_high > 0) {
            from = 2;
            return;
        }
        const double zero = at_low / (at_low - at_high);
        if (at_low > 0)
            from = zero > from ? zero : from;
        else if (zero < to)
            to = zero;
    }
    bool is_empty() const { return from > to * (1 + 1e-12) + 1e-12; }
};

} // namespace msr::partition
