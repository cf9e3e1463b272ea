// Selects the metrics of a table that a C++ header can have, and finds the reasons why other
// metrics are left out.
#pragma once

#include "../events/event_header.hpp"
#include "../events/event_table.hpp"
#include "metric_events.hpp"
#include "metric_table.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace msrpp {

/// A metric of the written header: C++ name, texts and formula.
struct written_metric {
    std::string name, cpp, unit, formula;
    std::size_t place{};
};

/// Metrics of a table: the metrics of a header, and the metrics that cannot be written, by reason.
struct sorted_metrics {
    std::vector<written_metric> all;
    used_events events;
    std::map<std::string, std::vector<std::string>> left_out;
    /// Number of metrics that the table's second header has: metrics of core events stand in one
    /// header, metrics of off-core responses in another.
    std::size_t of_other_header{};
    /// C++ names of the metrics that the header of another processor has, whose metrics are shared.
    std::vector<std::string> of_base{};
};

/// Sorts the metrics of a table: for the header of metrics that count core events only, or for the
/// header of metrics that count an off-core response. `shared`: C++ names of metrics that the
/// header of a base has.
sorted_metrics sorted(const metric_table &table, const event_table &core,
                      const event_table &offcore, const header_names &names, bool of_offcore,
                      const std::set<std::string> &shared = {});

} // namespace msrpp
