#include "metric_table.hpp"

#include "../complaint.hpp"
#include "../lines.hpp"
#include "event_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace msrpp {

metric_table read_metrics(const std::string &file) {
    metric_table result;
    std::vector<std::string> columns;
    each_line_of(file, "import", [&](std::string_view line) {
        while (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (line.empty()) return;
        if (line.front() == '#') {
            line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
            result.origin.emplace_back(line);
            return;
        }
        const std::vector<std::string> cells = cells_in(line);
        if (columns.empty()) {
            columns = cells;
            for (const char *const needed : {"name", "formula"})
                if (std::find(columns.begin(), columns.end(), needed) == columns.end())
                    complain(wrong_usage, "the columns name and formula are needed");
            return;
        }
        if (cells.size() != columns.size())
            complain(wrong_usage, fmt::format("{} cells, but there are {} columns", cells.size(),
                                              columns.size()));
        table_metric next;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (columns[i] == "name") next.name = cells[i];
            if (columns[i] == "unit") next.unit = cells[i];
            if (columns[i] == "formula") next.formula = cells[i];
            if (columns[i] == "events") next.events = cells[i];
            if (columns[i] == "constants") {
                next.constants = cells[i];
                next.by_letters = true;
            }
        }
        if (next.name.empty() || next.formula.empty())
            complain(wrong_usage, "the metric has no name or no formula");
        result.metrics.push_back(std::move(next));
    });
    return result;
}

std::map<std::string, std::string> pairs_in(std::string_view text) {
    std::map<std::string, std::string> result;
    while (!text.empty()) {
        const std::string_view one = text.substr(0, std::min(text.find(';'), text.size()));
        const std::size_t equals = std::min(one.find('='), one.size());
        if (equals < one.size()) result.emplace(one.substr(0, equals), one.substr(equals + 1));
        text.remove_prefix(std::min(one.size() + 1, text.size()));
    }
    return result;
}

std::vector<std::string> pieces_of(std::string_view text, char between) {
    std::vector<std::string> result;
    while (true) {
        const std::size_t end = std::min(text.find(between), text.size());
        result.emplace_back(text.substr(0, end));
        if (end == text.size()) return result;
        text.remove_prefix(end + 1);
    }
}

} // namespace msrpp
