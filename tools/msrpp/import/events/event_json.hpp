// Reads tables of events from JSON of github.com/intel/perfmon and of Linux's
// tools/perf/pmu-events.
#pragma once

#include "event_table.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// Returns the events of a text. Unknown keys are left out, and so are objects that are no event of
/// the core, or of another kind of core (core_unit.hpp). Throws a complaint that names file, event
/// and key.
event_table read_event_json(std::string_view text, const std::string &file, counters_from source,
                            std::string_view core_unit);

} // namespace msrpp
