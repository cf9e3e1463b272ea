#include "metric_csv.hpp"

#include "../events/event_table.hpp"

#include <fmt/format.h>

namespace msrpp {

std::string metric_csv(const metric_table &of) {
    std::string text;
    for (const std::string &line : of.origin)
        text += fmt::format("# {}\n", line);
    const bool by_letters = !of.metrics.empty() && of.metrics.front().by_letters;
    text += by_letters ? "name,unit,formula,events,constants\n" : "name,unit,formula\n";
    for (const table_metric &one : of.metrics) {
        text += fmt::format("{},{},{}", cell_of(one.name), cell_of(one.unit), cell_of(one.formula));
        if (by_letters) text += fmt::format(",{},{}", cell_of(one.events), cell_of(one.constants));
        text += '\n';
    }
    return text;
}

} // namespace msrpp
