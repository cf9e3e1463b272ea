// The search for a partition, which is compiled for speed.
#pragma once

#include <msr/cache/partition.hpp>

namespace msrpp::partition {

namespace planner = msr::partition;

/// The plan of the library.
planner::plan planned(const planner::workload &workload, const planner::request &request);

} // namespace msrpp::partition
