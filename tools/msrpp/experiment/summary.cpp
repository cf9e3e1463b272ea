#include "summary.hpp"

#include "sampling.hpp"

#include "../run/report/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

namespace msrpp::experiment {

namespace {

/// A count or a metric of a program and group.
struct line_of_summary {
    const found *of{};
    std::string what;
    bool is_metric{};
    std::string unit; ///< of a metric; some have none
    std::vector<double> values;
    std::string why; ///< there are no values
};

std::vector<line_of_summary> lines_of(const std::vector<found> &all) {
    std::vector<line_of_summary> lines;
    for (const found &one : all) {
        for (const run::counted_choice &choice : one.counts.choices)
            lines.push_back({&one, choice.text, false, "", run::values_of(choice), ""});
        for (const chosen_metric &metric : one.counts.metrics) {
            const run::metric_values values = run::values_of(one.counts, metric);
            lines.push_back(
                {&one, metric.text, true, metric.metric.unit, values.of_runs, values.why});
        }
    }
    return lines;
}

void print_csv(output &to, const std::vector<found> &all) {
    append_row(to, {"program", "group", "choice", "mean", "runs", "deviation", "confidence"});
    for (const line_of_summary &line : lines_of(all)) {
        const run::statistics sum = run::statistics_of(line.values);
        const std::string mean = line.values.empty() ? ""
                                 : line.unit.empty() ? run::number_text(sum.mean)
                                                     : fmt::format("{:.6g}", sum.mean);
        append_row(to, {line.of->program, line.of->group, line.what, mean,
                        std::to_string(line.values.size()), fmt::format("{:g}", sum.deviation),
                        fmt::format("{:g}", sum.confidence)});
    }
}

std::string spread_of(const run::statistics &sum, std::size_t runs) {
    if (runs < 2) return {};
    const double share = sum.mean == 0 ? 0 : 100 * sum.confidence / std::abs(sum.mean);
    return fmt::format("+- {:.2f} %", share);
}

void print_table(output &to, const std::vector<found> &all) {
    std::vector<cells> rows{{"program", "group", "choice", "mean"}};
    bool several = false;
    for (const line_of_summary &line : lines_of(all)) {
        const run::statistics sum = run::statistics_of(line.values);
        const std::string mean = line.values.empty() ? line.why
                                 : line.unit.empty()
                                     ? run::number_text(sum.mean)
                                     : fmt::format("{:.4g} {}", sum.mean, line.unit);
        rows.push_back({line.of->program, line.of->group, line.what, mean,
                        spread_of(sum, line.values.size())});
        several = several || line.values.size() > 1;
    }
    append_aligned(to, rows);
    if (several)
        append_line(to, "the mean of all runs is within +- of the mean in 95 of 100 cases");
    for (const found &one : all)
        if (one.failed != 0)
            append_line(to, fmt::format("{}, {}: {} of the runs did not end with status 0",
                                        one.program, one.group, one.failed));
    if (!all.empty() && all.front().counts.simulated)
        append_line(to,
                    fmt::format("{}: simulated; nothing is measured", all.front().counts.backend));
}

/// Horizontal bars; what is 95 % sure is a line at the end of each.
std::string svg_of(const std::vector<line_of_summary> &lines) {
    constexpr double left = 260, wide = 420, top = 50, step = 28, thick = 18;
    double least = 0, most = 0;
    for (const line_of_summary &line : lines) {
        const run::statistics sum = run::statistics_of(line.values);
        least = std::min(least, sum.mean - sum.confidence);
        most = std::max(most, sum.mean + sum.confidence);
    }
    if (most <= least) most = least + 1;
    const auto across = [&](double value) {
        return left + wide * ((value - least) / (most - least));
    };
    const double height = top + step * static_cast<double>(lines.size()) + 20;
    std::string svg =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"820\" height=\"{0:.0f}\" "
                    "viewBox=\"0 0 820 {0:.0f}\" font-family=\"sans-serif\" font-size=\"13\">\n"
                    "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
                    "<text x=\"20\" y=\"28\" font-size=\"16\">{1}{2}{3}{4}</text>\n",
                    height, in_xml(lines.front().what), lines.front().unit.empty() ? "" : ", ",
                    in_xml(lines.front().unit),
                    lines.front().of->counts.simulated ? " (simulated; nothing is measured)" : "");
    double y = top;
    for (const line_of_summary &line : lines) {
        const run::statistics sum = run::statistics_of(line.values);
        const double from = across(std::min(0.0, sum.mean)), to = across(std::max(0.0, sum.mean));
        const double middle = y + thick / 2;
        fmt::format_to(std::back_inserter(svg),
                       "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}, {}</text>\n"
                       "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{}\" "
                       "fill=\"#4477aa\"/>\n"
                       "<line x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\" "
                       "stroke=\"black\"/>\n"
                       "<text x=\"{:.1f}\" y=\"{:.1f}\">{:.4g}</text>\n",
                       left - 8, middle + 5, in_xml(line.of->program), in_xml(line.of->group), from,
                       y, to - from, thick, across(sum.mean - sum.confidence),
                       across(sum.mean + sum.confidence), middle, middle,
                       across(std::max(0.0, sum.mean + sum.confidence)) + 8, middle + 5, sum.mean);
        y += step;
    }
    return svg + "</svg>\n";
}

std::string file_of_metric(std::string_view metric) {
    constexpr std::string_view before = "metric:";
    if (metric.substr(0, before.size()) == before) metric.remove_prefix(before.size());
    return file_name_of(metric) + ".svg";
}

} // namespace

std::string in_xml(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '<')
            result += "&lt;";
        else if (letter == '>')
            result += "&gt;";
        else if (letter == '&')
            result += "&amp;";
        else
            result += letter;
    }
    return result;
}

void print(output &to, const std::string &format, const std::vector<found> &all) {
    if (format == "csv") return print_csv(to, all);
    print_table(to, all);
}

std::vector<plot> plots_of(const std::vector<found> &all) {
    std::vector<std::string> metrics;
    std::vector<line_of_summary> lines = lines_of(all);
    lines.erase(
        std::remove_if(lines.begin(), lines.end(),
                       [](const auto &line) { return !line.is_metric || line.values.empty(); }),
        lines.end());
    std::vector<plot> result;
    for (const line_of_summary &line : lines) {
        if (std::find(metrics.begin(), metrics.end(), line.what) != metrics.end()) continue;
        metrics.push_back(line.what);
        std::vector<line_of_summary> bars;
        for (const line_of_summary &other : lines)
            if (other.what == line.what) bars.push_back(other);
        result.push_back({file_of_metric(line.what), svg_of(bars)});
    }
    return result;
}

} // namespace msrpp::experiment
