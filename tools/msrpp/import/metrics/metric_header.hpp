// Writes published metrics as a C++ header of the library.
#pragma once

#include "../events/event_header.hpp"
#include "../events/event_table.hpp"
#include "metric_table.hpp"
#include "shared_metrics.hpp"

#include <string>

namespace msrpp {

/// Returns the header of the metrics of a table: metrics that count core events only, or metrics
/// that count an off-core response. The header of core events lists the metrics that cannot be
/// written, with the reason. Throws a complaint with the reasons where no metric is left. With a
/// base the header has only the metrics that differ; off-core metrics have no base.
std::string metric_header(const metric_table &table, const event_table &core,
                          const event_table &offcore, const header_names &names, bool of_offcore,
                          const metric_base *base);

} // namespace msrpp
