// Plots of time series: a line for each run.
#pragma once

#include "store.hpp"
#include "summary.hpp"

#include <string>
#include <vector>

namespace msrpp::experiment {

/// Makes a plot for each group and choice that has a series: counts for each second over time, a
/// line for each run, in the style of its program. `backend` counted; of a simulated machine, it is
/// no time of this world.
std::vector<plot> plots_over_time(const std::vector<record> &records, const std::string &backend);

} // namespace msrpp::experiment
