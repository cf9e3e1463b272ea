// The search for a partition of a cache among applications, in a file that is compiled for speed.
#pragma once

#include <msr/cache/partition.hpp>

namespace msrpp::partition {

namespace planner = msr::partition;

/// Returns the plan of the library for a workload.
planner::plan planned(const planner::workload &workload, const planner::request &request);

} // namespace msrpp::partition
