#include "metric_csv.hpp"

#include "../events/event_table.hpp"

#include <fmt/format.h>

namespace msrpp {

std::string metric_csv(const metric_table &metric_table) {
    std::string text;
    for (const std::string &line : metric_table.origin)
        text += fmt::format("# {}\n", line);
    const bool by_letters =
        !metric_table.metrics.empty() && metric_table.metrics.front().by_letters;
    text += by_letters ? "name,unit,formula,events,constants\n" : "name,unit,formula\n";
    for (const table_metric &metric : metric_table.metrics) {
        text += fmt::format("{},{},{}", cell_of(metric.name), cell_of(metric.unit),
                            cell_of(metric.formula));
        if (by_letters)
            text += fmt::format(",{},{}", cell_of(metric.events), cell_of(metric.constants));
        text += '\n';
    }
    return text;
}

} // namespace msrpp
