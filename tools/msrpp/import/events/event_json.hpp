// Events as JSON, as github.com/intel/perfmon and Linux's tools/perf/pmu-events have them.
#pragma once

#include "event_table.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// The events of a text. Keys that are not known are left out, and so is what is no event of the
/// core, or of another kind of core (core_unit.hpp). Throws a complaint that names file, event and
/// key.
event_table read_event_json(std::string_view text, const std::string &file, counters_from told,
                            std::string_view core_unit);

} // namespace msrpp
