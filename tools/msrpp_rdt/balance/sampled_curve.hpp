// A curve from what a program happens to hold while it runs.
#pragma once

#include "planning.hpp"

namespace msrpp::rdt_tool {

/// Samples occupancy with what the program does, until it ends or nothing new comes for many
/// samples. A row for each number of ways whose share of the cache was held; others have none.
/// Throws a complaint where the size of the cache is not known, or occupancy is not counted.
measured_rows sampled_rows(side_programs &side_programs, processor &machine,
                           const msr::partition::room &room, double seconds,
                           msr::partition::properties known, const stopping &stop);

} // namespace msrpp::rdt_tool
