// Published metrics as rows, from a table or from JSON.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A metric of a table.
struct table_metric {
    std::string name, unit, formula, events, constants;
    bool by_letters{}; ///< its formula has letters for events and constants, as in perfmon's tables
};

struct metric_table {
    std::vector<std::string> origin;
    std::vector<table_metric> metrics;
};

/// Metrics: JSON as vendors publish it, or a table with the columns `name` and `formula`, and
/// perhaps `unit`, `events` and `constants`. Of JSON of a hybrid processor, the metrics of the kind
/// of core. Throws a complaint that names the file, and the line, or the metric and the key.
metric_table read_metrics(const std::string &file, std::string_view core_unit);

/// Adds a metric. Throws a complaint where it has no name or no formula, where signs stand in it
/// that no header can have, and where there are too many.
void take_metric(metric_table &destination, table_metric next);

/// Pairs `letter=name` with ; between them.
std::map<std::string, std::string> pairs_in(std::string_view text);

/// Returns the pieces of a text between separators.
std::vector<std::string> pieces_of(std::string_view text, char separator);

} // namespace msrpp
