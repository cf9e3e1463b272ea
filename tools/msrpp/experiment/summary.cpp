#include "summary.hpp"

#include "sampling.hpp"

#include "../../support/charts/chart.hpp"
#include "../../support/charts/chart_ticks.hpp"
#include "../../support/report/report.hpp"
#include "../run/report/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace msrpp::experiment {

namespace {

/// A count or a metric of a program and a group of events.
struct line_of_summary {
    const found *of{};
    std::string text;
    bool is_metric{};
    std::string unit; ///< unit of a metric; empty where the metric has none
    std::vector<double> values;
    std::string reason; ///< the reason why the line has no values
};

std::vector<line_of_summary> lines_of(const std::vector<found> &results) {
    std::vector<line_of_summary> lines;
    for (const found &entry : results) {
        for (const run::counted_choice &choice : entry.counts.choices)
            lines.push_back({&entry, choice.text, false, "", run::values_of(choice), ""});
        for (const chosen_metric &metric : entry.counts.metrics) {
            const run::metric_values values = run::values_of(entry.counts, metric);
            lines.push_back(
                {&entry, metric.text, true, metric.metric.unit, values.of_runs, values.why});
        }
    }
    return lines;
}

std::string spread_of(const run::statistics &sum, std::size_t runs) {
    if (runs < 2) return {};
    const double share = sum.mean == 0 ? 0 : 100 * sum.confidence / std::abs(sum.mean);
    return fmt::format("+- {:.2f} %", share);
}

report report_of(const std::vector<found> &results) {
    const number_format general{.csv = "{:g}"};
    table means{.columns = {{"program"},
                            {"group"},
                            {"choice"},
                            {"mean", "", ""},
                            {" ", "", ""},
                            {"", "mean", ""},
                            {"", "runs", ""},
                            {"", "deviation", "", general},
                            {"", "confidence", "", general}}};
    table notes;
    bool several = false;
    for (const line_of_summary &line : lines_of(results)) {
        const run::statistics sum = run::statistics_of(line.values);
        std::string printed = line.reason, mean;
        if (!line.values.empty()) {
            printed = mean = run::number_text(sum.mean);
            if (!line.unit.empty()) {
                printed = fmt::format("{:.4g} {}", sum.mean, line.unit);
                mean = fmt::format("{:.6g}", sum.mean);
            }
        }
        means.rows.push_back({line.of->program, line.of->group, line.text, printed,
                              spread_of(sum, line.values.size()), mean, line.values.size(),
                              sum.deviation, sum.confidence});
        several = several || line.values.size() > 1;
    }
    if (several)
        notes.lines.push_back("the mean of all runs is within +- of the mean in 95 of 100 cases");
    for (const found &entry : results)
        if (entry.failed != 0)
            notes.lines.push_back(fmt::format("{}, {}: {} of the runs did not end with status 0",
                                              entry.program, entry.group, entry.failed));
    if (!results.empty() && results.front().counts.simulated)
        notes.lines.push_back(
            fmt::format("{}: simulated; nothing is measured", results.front().counts.backend));
    return {.tables = {std::move(means), std::move(notes)}};
}

/// Returns a chart with a bar for each line of a metric; a whisker at the end of a bar is the 95 %
/// confidence interval.
chart chart_of(const std::vector<line_of_summary> &lines) {
    const line_of_summary &first = lines.front();
    chart result{.title = first.text,
                 .note = first.of->counts.simulated ? run::simulation_note(first.of->counts.backend)
                                                    : "",
                 .x = {"mean of the runs", first.unit},
                 .y = {"program, group"}};
    bool has_spread = false;
    for (const line_of_summary &line : lines) {
        const run::statistics sum = run::statistics_of(line.values);
        result.bars.bars.push_back({.row = result.bars.rows.size(),
                                    .to = sum.mean,
                                    .spread = sum.confidence,
                                    .text = value_text(sum.mean, result.x)});
        result.bars.rows.push_back(line.of->program + ", " + line.of->group);
        has_spread = has_spread || sum.confidence > 0;
    }
    if (has_spread) {
        if (!result.note.empty()) result.note += "; ";
        result.note += "whiskers: the mean of all runs, in 95 of 100 cases";
    }
    return result;
}

std::string file_of_metric(std::string_view metric) {
    constexpr std::string_view previous = "metric:";
    if (metric.substr(0, previous.size()) == previous) metric.remove_prefix(previous.size());
    return file_name_of(metric) + ".svg";
}

} // namespace

void print(output &output, const std::string &format, const std::vector<found> &results) {
    append_report(output, format, report_of(results));
}

std::vector<plot> plots_of(const std::vector<found> &results) {
    std::vector<std::string> metrics;
    std::vector<line_of_summary> lines = lines_of(results);
    lines.erase(
        std::remove_if(lines.begin(), lines.end(),
                       [](const auto &line) { return !line.is_metric || line.values.empty(); }),
        lines.end());
    std::vector<plot> result;
    for (const line_of_summary &line : lines) {
        if (std::find(metrics.begin(), metrics.end(), line.text) != metrics.end()) continue;
        metrics.push_back(line.text);
        std::vector<line_of_summary> bars;
        for (const line_of_summary &other : lines)
            if (other.text == line.text) bars.push_back(other);
        result.push_back({file_of_metric(line.text), svg_of({chart_of(bars)})});
    }
    return result;
}

} // namespace msrpp::experiment
