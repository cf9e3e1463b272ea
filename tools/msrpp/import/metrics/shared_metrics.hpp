// Finds the metrics of a processor's list that are equal in the list of another processor, the
// base.
#pragma once

#include "../events/event_header.hpp"
#include "../events/event_table.hpp"
#include "metric_choice.hpp"
#include "metric_table.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace msrpp {

/// The base of a list of metrics: the list of another processor, with which metrics are shared.
struct metric_base {
    metric_table metrics;
    event_table core;
    event_table offcore;
    header_names names;
};

/// The metrics that a list shares with its base (the list of another processor), and the base's
/// metrics that the list lacks.
struct metrics_of_base {
    std::set<std::string> shared; ///< C++ names of the shared metrics
    /// Numbers of the metrics of the base (another processor's list) that are not shared.
    std::vector<std::size_t> missing;
};

/// Compares a list with its base: a metric is shared that has equal names, unit and formula, and
/// counts only shared rows of the list of events.
metrics_of_base compare(const sorted_metrics &list, const event_table &core,
                        const metric_base &base);

} // namespace msrpp
