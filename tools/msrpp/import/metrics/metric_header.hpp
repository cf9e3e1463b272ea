// Metrics as a header.
#pragma once

#include "../events/event_header.hpp"
#include "../events/event_table.hpp"
#include "metric_table.hpp"
#include "shared_metrics.hpp"

#include <string>

namespace msrpp {

/// The header of the metrics of a table: those that count core events only, or else those that
/// count some off-core response. What cannot be had is listed in the first, with the reason. Throws
/// a complaint with the reasons where no metric is left. With a base the header has only the
/// metrics that differ; off-core metrics have none.
std::string metric_header(const metric_table &table, const event_table &core,
                          const event_table &offcore, const header_names &names, bool of_offcore,
                          const metric_base *base);

} // namespace msrpp
