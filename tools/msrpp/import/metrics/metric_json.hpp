// Metrics as JSON, as github.com/intel/perfmon (`*/metrics/*.json`) and Linux's
// tools/perf/pmu-events have them.
#pragma once

#include "metric_table.hpp"

#include <string>
#include <string_view>

namespace msrpp {

/// The metrics of a text, as rows of a table. Keys that are not known are left out, and so are
/// entries that are events, and metrics of other kinds of core (core_unit.hpp) than this one.
/// Throws a complaint that names file, metric and key.
metric_table read_metric_json(std::string_view text, const std::string &file,
                              std::string_view core_unit);

} // namespace msrpp
