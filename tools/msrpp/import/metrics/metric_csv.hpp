// Metrics as a table.
#pragma once

#include "metric_table.hpp"

#include <string>

namespace msrpp {

/// The table, as read_metrics reads it.
std::string metric_csv(const metric_table &metric_table);

} // namespace msrpp
