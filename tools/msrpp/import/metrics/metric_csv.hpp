// Writes metrics as a table of comma-separated values.
#pragma once

#include "metric_table.hpp"

#include <string>

namespace msrpp {

/// Returns the metrics as a table in the form that read_metrics reads.
std::string metric_csv(const metric_table &metric_table);

} // namespace msrpp
