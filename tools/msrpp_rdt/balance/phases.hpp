// Detects that a program has entered a new phase.
#pragma once

#include <algorithm>

namespace msrpp::rdt_tool {

/// Watches a program for a new phase after a plan. The first row of counts (an interval) settles
/// the caches; later rows are compared with the second.
class phase_watch {
public:
    /// Returns whether misses have doubled or halved, or IPC has risen or fallen by half, in three
    /// rows (intervals) in a row. `misses`: per thousand instructions; negative: misses are not
    /// counted, and only IPC decides.
    bool changed(double misses, double ipc) {
        ++rows_;
        if (rows_ == 2) {
            misses_ = misses;
            ipc_ = ipc;
        }
        if (rows_ <= 2) return false;
        // Misses per thousand instructions that are too few to compare.
        constexpr double minority = 0.5;
        const bool other_misses =
            misses >= 0 && misses_ >= 0 &&
            std::max(misses, misses_) + minority > 2 * (std::min(misses, misses_) + minority);
        const bool other_speed = std::max(ipc, ipc_) > 1.5 * std::min(ipc, ipc_);
        in_a_row_ = other_misses || other_speed ? in_a_row_ + 1 : 0;
        return in_a_row_ >= 3;
    }

private:
    double misses_ = 0, ipc_ = 0;
    unsigned rows_ = 0, in_a_row_ = 0;
};

} // namespace msrpp::rdt_tool
