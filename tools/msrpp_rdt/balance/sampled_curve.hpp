// Makes a curve (speed and misses by number of ways) from the share of the cache that a program
// happens to hold while it runs.
#pragma once

#include "planning.hpp"

namespace msrpp::rdt_tool {

/// Samples occupancy and counts of the program, until it ends or many samples bring nothing new.
/// Returns a row for each number of ways that the program's lines filled at some time. Throws a
/// complaint where the size of the cache is unknown, or occupancy is not counted.
measured_rows sampled_rows(side_programs &side_programs, processor &machine,
                           const msr::partition::room &room, double seconds,
                           msr::partition::properties known, const stopping &stop);

} // namespace msrpp::rdt_tool
