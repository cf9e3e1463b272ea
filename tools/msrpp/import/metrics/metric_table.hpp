// Reads published metrics as rows, from a table or from JSON.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A metric of a table: names, formula, unit, events and constants.
struct table_metric {
    std::string name, unit, formula, events, constants;
    bool by_letters{}; ///< the formula has letters for events and constants, as in perfmon's tables
};

struct metric_table {
    std::vector<std::string> origin;
    std::vector<table_metric> metrics;
};

/// Returns the metrics of a file: JSON as vendors publish it, or a table with the columns `name`
/// and `formula`, and optionally `unit`, `events` and `constants`. Of the JSON of a hybrid
/// processor, the metrics of the kind of core `core_unit`. Throws a complaint that names the file,
/// and the line, or the metric and the key.
metric_table read_metrics(const std::string &file, std::string_view core_unit);

/// Adds a metric. Throws a complaint where the metric has no name or no formula, or signs that no
/// header can have, and where there are too many metrics.
void take_metric(metric_table &destination, table_metric next);

/// Returns the pairs `letter=name` of a text, which have ; between them.
std::map<std::string, std::string> pairs_in(std::string_view text);

/// Returns the pieces of a text between separators.
std::vector<std::string> pieces_of(std::string_view text, char separator);

} // namespace msrpp
