// The events that a simulated processor counts.
#pragma once

#include "../../msrpp/family.hpp"

#include <vector>

namespace msrpp::machine {

/// The rows of `list` that the machine of a family counts: events and metrics that it plans and
/// whose counters move, and masks of which that is so, with their events. Throws a complaint where
/// no such processor is simulated.
std::vector<listed> simulated_rows(const family &identity, std::vector<listed> rows);

/// Returns, for each choice alone, why its processor as simulated does not count it; empty: it
/// does.
std::vector<std::string> why_not_counted(const family &identity,
                                         const std::vector<std::string> &choices);

} // namespace msrpp::machine
