// Which events a simulated processor counts.
#pragma once

#include "../msrpp/family.hpp"

#include <vector>

namespace msrpp::machine {

/// The rows of `list` that the machine of a family counts: events and metrics that it plans and
/// whose counters move, and masks of which that is so, with their events. Throws a complaint where
/// no such processor is simulated.
std::vector<listed> simulated_rows(const family &of, std::vector<listed> rows);

} // namespace msrpp::machine
