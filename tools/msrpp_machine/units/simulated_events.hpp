// Selects the events that a simulated processor counts, and finds the reasons why the processor
// does not count other events.
#pragma once

#include "../../msrpp/family.hpp"

#include <vector>

namespace msrpp::machine {

/// Returns the rows of a list that a simulated processor counts: events and metrics that the
/// machine can plan and whose counters count, and masks of events that can be planned and counted,
/// together with their events. Throws a complaint where the processor is not simulated.
std::vector<listed> simulated_rows(const family &identity, std::vector<listed> rows);

/// Returns, for each choice (event) alone, the reason why the simulated processor does not count
/// the choice; empty: the processor counts the choice.
std::vector<std::string> why_not_counted(const family &identity,
                                         const std::vector<std::string> &choices);

} // namespace msrpp::machine
