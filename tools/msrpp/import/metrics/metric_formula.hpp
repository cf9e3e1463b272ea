// The formulas of published metrics over the events of a header.
#pragma once

#include "formula.hpp"
#include "metric_events.hpp"
#include "metric_table.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

/// Reads formulas of a table's metrics into the notation of the library.
class formula_source {
public:
    formula_source(const metric_table &table, event_names &names, used_events &events);

    /// Returns the formula of a metric in the notation of the library. Throws a complaint that says
    /// why the metric cannot be written.
    std::string formula_of(const table_metric &metric);

private:
    using names_of_letters = std::map<std::string, std::string>;

    std::size_t read(const table_metric &metric, formula_parts &parts);
    std::size_t of_metric(const table_metric &metric, formula_parts &parts);
    std::size_t by_letter(const std::string &name, const names_of_letters &letters,
                          const names_of_letters &constants, formula_parts &parts);
    std::size_t by_name(const std::string &name, formula_parts &parts);
    const table_metric *metric_named(const std::string &name, const table_metric &excluded) const;
    std::string beside_shares(const std::string &text, formula_parts &parts);

    event_names &names;
    used_events &events;
    std::map<std::string, std::vector<const table_metric *>> by_metric_name;
    std::size_t depth = 0; ///< nesting of the formula that is being read
    /// Parts of metrics that other formulas name, by metric.
    std::map<const table_metric *, std::size_t> known;
    std::set<const table_metric *> open; ///< metrics whose formulas are being read
};

/// Returns the scale and the unit in Linux's `100%`, `100%slots` or `3e-5MiB`.
std::pair<std::string, std::string> scale_and_unit(const std::string &text);

} // namespace msrpp
