// Reading tables of published metrics.
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

/// The metrics of a table with the columns `name` and `formula`, and perhaps `unit`, `events` and
/// `constants`. Throws a complaint that names file and line.
metric_table read_metrics(const std::string &file);

/// Pairs `letter=name` with ; between them.
std::map<std::string, std::string> pairs_in(std::string_view text);

/// What stands between the signs of one kind.
std::vector<std::string> pieces_of(std::string_view text, char between);

} // namespace msrpp
