#include "metric_table.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/lines.hpp"
#include "../events/event_table.hpp"
#include "../json_document.hpp"
#include "metric_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace msrpp {

namespace {

/// Largest number of metrics that an imported file may have; the longest list of this project has
/// 315.
constexpr std::size_t most_metrics = 4096;

void take_cell(table_metric &destination, std::string_view column, const std::string &cell) {
    if (column == "name") destination.name = cell;
    if (column == "unit") destination.unit = cell;
    if (column == "formula") destination.formula = cell;
    if (column == "events") destination.events = cell;
    if (column == "constants") {
        destination.constants = cell;
        destination.by_letters = true;
    }
}

metric_table read_table(const std::string &file, const std::string &text) {
    metric_table result;
    std::vector<std::string> columns;
    each_line_in(text, file, "import", [&](std::string_view line) {
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
        for (std::size_t i = 0; i < cells.size(); ++i)
            take_cell(next, columns[i], cells[i]);
        take_metric(result, std::move(next));
    });
    if (columns.empty())
        complain(wrong_usage, fmt::format("import: {}: no line names the columns", shown(file)));
    return result;
}

} // namespace

metric_table read_metrics(const std::string &file, std::string_view core_unit) {
    const std::string text = text_of_file(file, "import");
    metric_table result =
        is_json(text) ? read_metric_json(text, file, core_unit) : read_table(file, text);
    if (result.metrics.empty())
        complain(wrong_usage, fmt::format("import: {}: there is no metric", shown(file)));
    return result;
}

void take_metric(metric_table &destination, table_metric next) {
    if (next.name.empty() || next.formula.empty())
        complain(wrong_usage, "the metric has no name or no formula");
    const auto is_plain = [](char letter) {
        return letter >= ' ' && letter <= '~' && letter != '"';
    };
    const auto check = [&](const char *subject, const std::string &text) {
        if (!std::all_of(text.begin(), text.end(), is_plain))
            complain(wrong_usage, fmt::format("the {} has signs beside printable ASCII, or a "
                                              "quotation mark: {}",
                                              subject, in_quotes(text)));
    };
    check("name", next.name);
    check("unit", next.unit);
    check("formula", next.formula);
    check("list of events", next.events);
    check("list of constants", next.constants);
    // Name and unit stand in string literals of C++.
    for (const std::string *const text : {&next.name, &next.unit})
        if (text->find('\\') != text->npos)
            complain(wrong_usage, "a backslash in " + in_quotes(*text));
    if (destination.metrics.size() == most_metrics)
        complain(wrong_usage, fmt::format("more than {} metrics", most_metrics));
    destination.metrics.push_back(std::move(next));
}

std::map<std::string, std::string> pairs_in(std::string_view text) {
    std::map<std::string, std::string> result;
    while (!text.empty()) {
        const std::string_view name = text.substr(0, std::min(text.find(';'), text.size()));
        const std::size_t equals = std::min(name.find('='), name.size());
        if (equals < name.size()) result.emplace(name.substr(0, equals), name.substr(equals + 1));
        text.remove_prefix(std::min(name.size() + 1, text.size()));
    }
    return result;
}

std::vector<std::string> pieces_of(std::string_view text, char separator) {
    std::vector<std::string> result;
    while (true) {
        const std::size_t end = std::min(text.find(separator), text.size());
        result.emplace_back(text.substr(0, end));
        if (end == text.size()) return result;
        text.remove_prefix(end + 1);
    }
}

} // namespace msrpp
