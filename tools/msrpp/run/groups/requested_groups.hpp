// The groups of events that a command line of `msrpp run` requests.
#pragma once

#include "../backend.hpp"
#include "../count.hpp"
#include "../line.hpp"

#include "../../choices/metrics.hpp"

namespace msrpp::run {

/// Returns the requested events in groups, or the usual metrics where no event is requested. Prints
/// to standard error which events are counted in user mode only, and which metrics are left out.
counted_groups requested_groups(const line &options, known_plans &plans,
                                const chosen_backend &backend);

/// Returns whether a metric of the groups needs the time during which events were counted.
bool needs_time(const counted_groups &groups);

} // namespace msrpp::run
