// When a program has come into another phase.
#pragma once

#include <algorithm>

namespace msrpp::rdt_tool {

/// Watches a program for a new phase behind a plan. The first row settles; the later rows are
/// compared with the second.
class phase_watch {
public:
    /// Whether it misses twice or half as much as then, or is half as fast again or slower by as
    /// much, in three rows behind each other. `misses`: of a thousand instructions; negative: they
    /// are not counted, and speed alone tells.
    bool changed(double misses, double ipc) {
        ++rows_;
        if (rows_ == 2) {
            misses_ = misses;
            ipc_ = ipc;
        }
        if (rows_ <= 2) return false;
        constexpr double minority = 0.5; // misses a thousand instructions that are nothing
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
