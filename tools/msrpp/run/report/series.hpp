// Counts in each interval of a run: a time series.
#pragma once

#include "../../../support/charts/chart.hpp"
#include "../../../support/report/report.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

/// The count of a requested event from one time to the next, in nanoseconds since the program
/// began.
struct interval_count {
    std::uint64_t until_ns{};
    std::uint64_t count{};
    std::uint64_t enabled_ns{};
    std::uint64_t running_ns{};
};

/// A requested event, and its counts in the intervals, in order.
struct series {
    std::string choice;
    std::vector<interval_count> intervals;
};

/// Appends rows of time, event, count, enabled time and running time, sorted by time.
void add_rows(std::vector<std::vector<cell>> &destination, const std::vector<series> &lines);

/// Returns the counts per second over time, a step for each interval; the series has no name.
chart_series steps_of(const series &series);

/// Returns the axis of time for series of steps. `simulated`: the time is that of a simulated
/// processor.
chart_axis time_axis(bool simulated);
chart_axis rate_axis();

/// Returns a chart for each requested event. `backend`: the backend that counted. `simulated`: the
/// backend is a simulated machine, which a note in each chart says.
std::vector<chart> charts_of(const std::vector<series> &lines, const std::string &backend,
                             bool simulated);

/// Returns the note that charts of a simulated machine have below their titles.
std::string simulation_note(const std::string &backend);

} // namespace msrpp::run
