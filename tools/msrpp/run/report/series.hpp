// What was counted in each interval of a run: a time series.
#pragma once

#include "../../../support/output.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

/// What a choice counted from one time to the next, in nanoseconds since the program began.
struct interval_count {
    std::uint64_t until_ns{};
    std::uint64_t count{};
    std::uint64_t enabled_ns{};
    std::uint64_t running_ns{};
};

/// The intervals of a choice, in order.
struct series {
    std::string choice;
    std::vector<interval_count> intervals;
};

/// Rows `time_ns,choice,count,enabled_ns,running_ns`, by time.
void print_series_csv(output &to, const std::vector<series> &all);

/// A line of blocks, each as high as what was counted in an interval for each second of it.
std::string sparkline(const series &one);

/// A plot of counts by second over time as SVG, one below the other.
std::string svg_of(const std::vector<series> &all);

} // namespace msrpp::run
