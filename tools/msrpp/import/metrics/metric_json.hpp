// Reads metrics from JSON of github.com/intel/perfmon (`*/metrics/*.json`) and of Linux's
// tools/perf/pmu-events.
#pragma once

#include "metric_table.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// Returns the metrics of a text, as rows of a table. Unknown keys are left out, and so are entries
/// that are events, and metrics of other kinds of core (core_unit.hpp). Throws a complaint that
/// names file, metric and key.
metric_table read_metric_json(std::string_view text, const std::string &file,
                              std::string_view core_unit);

} // namespace msrpp
