// The common part of the bench programs: the median of five runs, and a line for each figure with
// its limit.
#pragma once

#include <algorithm>
#include <cstdio>

namespace bench {

/// Returns the median result of five calls of a measurement.
template <typename Measure>
double median_of_five(Measure &&measure) {
    double runs[5];
    for (double &run : runs)
        run = measure();
    std::sort(runs, runs + 5);
    return runs[2];
}

/// Prints `what value unit (at least limit: ok)`. Returns whether the value meets the limit.
inline bool at_least(const char *text, double value, const char *unit, double limit) {
    const bool met = value >= limit;
    std::printf("%-28s %9.2f %s (at least %g: %s)\n", text, value, unit, limit,
                met ? "ok" : "missed");
    return met;
}

/// Prints `what value unit (at most limit: ok)`. Returns whether the value meets the limit.
inline bool at_most(const char *text, double value, const char *unit, double limit) {
    const bool met = value >= 0 && value <= limit;
    std::printf("%-28s %9.2f %s (at most %g: %s)\n", text, value, unit, limit,
                met ? "ok" : "missed");
    return met;
}

} // namespace bench
