// Plots of time series: a line for each run.
#pragma once

#include "store.hpp"
#include "summary.hpp"

#include <string>
#include <vector>

namespace msrpp::experiment {

/// Makes a plot for each group and event with a time series: counts per second over time, a line
/// for each run, in the style of the run's program. `backend`: the backend that counted; with a
/// simulated machine the time axis shows simulated time.
std::vector<plot> plots_over_time(const std::vector<record> &records, const std::string &backend);

} // namespace msrpp::experiment
