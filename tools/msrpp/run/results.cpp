#include "results.hpp"

#include "../json.hpp"

#include <msr/metric/value.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

std::uint64_t mean_of(const std::vector<reading> &runs, std::uint64_t reading::*part) {
    std::uint64_t sum = 0;
    for (const reading &each : runs)
        sum += each.*part / runs.size();
    return sum;
}

bool is_whole(const counted_choice &one) {
    return std::all_of(one.runs.begin(), one.runs.end(),
                       [](const reading &each) { return each.running_ns >= each.enabled_ns; });
}

bool repeats(const results &all) {
    return !all.choices.empty() && all.choices.front().runs.size() > 1;
}

void print_csv(output &to, const results &all) {
    const bool several = repeats(all);
    std::vector<std::string> head{"choice", "count", "enabled_ns", "running_ns"};
    if (several) head.insert(head.end(), {"runs", "deviation", "confidence"});
    append_row(to, head);
    const auto with_statistics = [&](std::vector<std::string> cells, std::size_t runs,
                                     const statistics &found) {
        if (several)
            cells.insert(cells.end(), {std::to_string(runs), fmt::format("{:g}", found.deviation),
                                       fmt::format("{:g}", found.confidence)});
        append_row(to, cells);
    };
    for (const counted_choice &one : all.choices) {
        const statistics found = statistics_of(values_of(one));
        with_statistics({one.text, number_text(found.mean),
                         std::to_string(mean_of(one.runs, &reading::enabled_ns)),
                         std::to_string(mean_of(one.runs, &reading::running_ns))},
                        one.runs.size(), found);
    }
    for (const chosen_metric &metric : all.metrics) {
        std::string why;
        const std::vector<double> values = values_of(all, metric, why);
        const statistics found = statistics_of(values);
        with_statistics(
            {metric.text, values.empty() ? "" : fmt::format("{:.6g}", found.mean), "", ""},
            values.size(), found);
    }
}

void print_json(output &to, const results &all) {
    json rows = json::array();
    for (const counted_choice &one : all.choices) {
        const statistics found = statistics_of(values_of(one));
        json row{{"choice", one.text},
                 {"count", found.mean},
                 {"enabled_ns", mean_of(one.runs, &reading::enabled_ns)},
                 {"running_ns", mean_of(one.runs, &reading::running_ns)}};
        if (found.mean == std::floor(found.mean))
            row["count"] = static_cast<std::uint64_t>(found.mean);
        if (repeats(all)) {
            row["deviation"] = found.deviation;
            row["confidence"] = found.confidence;
            json each = json::array();
            for (const reading &run : one.runs)
                each.push_back({{"count", run.count},
                                {"enabled_ns", run.enabled_ns},
                                {"running_ns", run.running_ns}});
            row["runs"] = each;
        }
        rows.push_back(row);
    }
    json metrics = json::array();
    for (const chosen_metric &metric : all.metrics) {
        std::string why;
        const std::vector<double> values = values_of(all, metric, why);
        const statistics found = statistics_of(values);
        json row{{"metric", metric.text}, {"unit", metric.metric.unit}};
        if (values.empty())
            row["why"] = why;
        else
            row["value"] = found.mean;
        if (repeats(all)) {
            row["deviation"] = found.deviation;
            row["confidence"] = found.confidence;
        }
        metrics.push_back(row);
    }
    json over_time = json::array();
    for (const series &one : all.intervals)
        for (const interval_count &each : one.intervals)
            over_time.push_back({{"time_ns", each.until_ns},
                                 {"choice", one.choice},
                                 {"count", each.count},
                                 {"enabled_ns", each.enabled_ns},
                                 {"running_ns", each.running_ns}});
    append_document(to, json{{"cpu", all.of->name},
                             {"backend", all.backend},
                             {"simulated", all.simulated},
                             {"status", all.status},
                             {"passes", all.passes},
                             {"counts", rows},
                             {"metrics", metrics},
                             {"intervals", over_time}});
}

/// `+- 1.2 %` of a mean, where there were several runs.
std::string spread_text(const results &all, const statistics &found) {
    if (!repeats(all)) return {};
    const double share = found.mean == 0 ? 0 : 100 * found.confidence / std::abs(found.mean);
    return fmt::format("+- {:.2f} %", share);
}

void print_table(output &to, const results &all) {
    append_line(to, fmt::format("{}{}, {}{}", all.simulated ? "simulated " : "", all.of->text,
                                all.backend, all.simulated ? "; nothing is measured" : ""));
    std::vector<std::vector<std::string>> rows;
    for (const counted_choice &one : all.choices) {
        const statistics found = statistics_of(values_of(one));
        std::vector<std::string> row{one.text, number_text(found.mean), spread_text(all, found)};
        const std::uint64_t enabled = mean_of(one.runs, &reading::enabled_ns);
        if (!is_whole(one) && enabled != 0)
            row.back() +=
                fmt::format("  estimated: counted {:.1f} % of the time",
                            100.0 * static_cast<double>(mean_of(one.runs, &reading::running_ns)) /
                                static_cast<double>(enabled));
        rows.push_back(row);
    }
    for (const chosen_metric &metric : all.metrics) {
        std::string why;
        const std::vector<double> values = values_of(all, metric, why);
        const statistics found = statistics_of(values);
        rows.push_back(
            {metric.text,
             values.empty() ? why : fmt::format("{:.4g} {}", found.mean, metric.metric.unit),
             values.empty() ? "" : spread_text(all, found)});
    }
    append_aligned(to, rows, "  ");
    for (const series &one : all.intervals)
        append_line(to, fmt::format("  {}  {}", sparkline(one), one.choice));
    if (repeats(all))
        append_line(to, fmt::format("means of {} runs; the mean of all runs is within +- in 95 of "
                                    "100 cases",
                                    all.choices.front().runs.size()));
}

} // namespace

double whole(const reading &one) {
    const auto count = static_cast<double>(one.count);
    if (one.running_ns == 0 || one.running_ns >= one.enabled_ns) return count;
    return std::round(count * static_cast<double>(one.enabled_ns) /
                      static_cast<double>(one.running_ns));
}

std::vector<double> values_of(const counted_choice &one) {
    std::vector<double> values;
    for (const reading &each : one.runs)
        values.push_back(whole(each));
    return values;
}

std::vector<double> values_of(const results &all, const chosen_metric &metric, std::string &why) {
    std::vector<double> values;
    const std::size_t runs = all.choices.empty() ? 0 : all.choices.front().runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<msr::metric_value> counts;
        for (const std::string &choice : metric.choices)
            for (const counted_choice &one : all.choices)
                if (one.text == choice) {
                    counts.emplace_back(whole(one.runs[run]), !is_whole(one));
                    break;
                }
        const msr::metric_value value = metric.metric.value({counts.data(), counts.size()});
        if (value)
            values.push_back(*value);
        else
            why = msr::sentence_of(value.why());
    }
    return values;
}

std::string number_text(double value) {
    return value == std::floor(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.2f}", value);
}

void print(output &to, const std::string &format, const results &all) {
    if (format == "csv")
        return all.intervals.empty() ? print_csv(to, all) : print_series_csv(to, all.intervals);
    if (format == "json") return print_json(to, all);
    print_table(to, all);
}

} // namespace msrpp::run
