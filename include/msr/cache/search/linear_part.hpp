// The part of a span of numbers in which linear conditions hold.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr::partition {

/// The part of a span from 0 to 1 in which linear conditions hold.
struct linear_part {
    double low = 0;
    double high = 1;

    /// Limits the part of the span to where a line with the value `at_low` at 0 and `at_high` at 1
    /// is not above 0.
    void limit(double at_low, double at_high) {
        if (at_low <= 0 && at_high <= 0) return;
        if (at_low > 0 && at_high > 0) {
            low = 2;
            return;
        }
        const double zero = at_low / (at_low - at_high);
        if (at_low > 0)
            low = zero > low ? zero : low;
        else if (zero < high)
            high = zero;
    }
    bool is_empty() const { return low > high * (1 + 1e-12) + 1e-12; }
};

/// Returns the part of a span in which a concave function has its root, from its values at the
/// beginning, in the middle and at the end. The root is not before the root of a chord around it,
/// and not behind the root of a chord beside it. The part is the whole span unless the function is
/// above 0 at the beginning and below 0 at the end.
constexpr linear_part root_of_concave(double at_low, double at_middle, double at_high) {
    linear_part root;
    if (!(at_low > 0 && at_high < 0)) return root;
    if (at_middle > 0) {
        root.low = 0.5 + 0.5 * at_middle / (at_middle - at_high);
        const double chord_root = at_low > at_middle ? 0.5 * at_low / (at_low - at_middle) : 1;
        root.high = chord_root < 1 ? chord_root : 1;
    } else {
        root.low = 0.5 * at_low / (at_low - at_middle);
        root.high = at_middle > at_high ? 0.5 + 0.5 * at_middle / (at_middle - at_high) : 0.5;
    }
    return root;
}

} // namespace msr::partition
