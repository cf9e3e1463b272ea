// Plots of time series: a line for each run.
#pragma once

#include "store.hpp"
#include "summary.hpp"

#include <string>
#include <vector>

namespace msrpp::experiment {

/// For each group and choice that has a series: counts for each second over time, a line for each
/// run, in the colour of its program. `simulated`: no time of this world.
std::vector<plot> plots_over_time(const std::vector<record> &records, bool simulated);

} // namespace msrpp::experiment
