#include "results.hpp"

#include "../../../support/json.hpp"
#include "../../../support/report/rows.hpp"

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

/// Whether it was to be counted and had no counter at all.
bool never_ran(const reading &one) { return one.running_ns == 0 && one.enabled_ns != 0; }

/// Results of a thread alone, as those of a program.
results alone(const results &all, const counted_thread &thread) {
    return {.backend = all.backend,
            .of = all.of,
            .choices = thread.choices,
            .metrics = all.metrics,
            .intervals = {},
            .threads = {}};
}

constexpr const char *never_counted = "never counted: no turn";

bool repeats(const results &all) {
    return !all.choices.empty() && all.choices.front().runs.size() > 1;
}

/// A metric's mean of all runs, as CSV has it; empty where there is no value.
std::string mean_text(const metric_values &values) {
    if (values.of_runs.empty()) return {};
    return fmt::format("{:.6g}", statistics_of(values.of_runs).mean);
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
        const std::vector<double> values = values_of(one);
        const statistics found = statistics_of(values);
        with_statistics({one.text, values.empty() ? "" : number_text(found.mean),
                         std::to_string(mean_of(one.runs, &reading::enabled_ns)),
                         std::to_string(mean_of(one.runs, &reading::running_ns))},
                        values.size(), found);
    }
    for (const chosen_metric &metric : all.metrics) {
        const metric_values values = values_of(all, metric);
        const statistics found = statistics_of(values.of_runs);
        with_statistics({metric.text, mean_text(values), "", ""}, values.of_runs.size(), found);
    }
}

/// Rows of each thread, for which its numbers and name stand in front.
void print_threads_csv(output &to, const results &all) {
    append_row(to, {"process", "thread", "name", "choice", "count", "enabled_ns", "running_ns"});
    for (const counted_thread &thread : all.threads) {
        const auto row = [&](const std::string &what, const std::string &value,
                             const std::string &enabled, const std::string &running) {
            append_row(to, {std::to_string(thread.process), std::to_string(thread.thread),
                            thread.name, what, value, enabled, running});
        };
        for (const counted_choice &one : thread.choices) {
            const std::vector<double> values = values_of(one);
            row(one.text, values.empty() ? "" : number_text(values.front()),
                std::to_string(one.runs.front().enabled_ns),
                std::to_string(one.runs.front().running_ns));
        }
        const results its = alone(all, thread);
        for (const chosen_metric &metric : all.metrics)
            row(metric.text, mean_text(values_of(its, metric)), "", "");
    }
}

json json_of_counts(const results &all) {
    json rows = json::array();
    for (const counted_choice &one : all.choices) {
        const std::vector<double> values = values_of(one);
        const statistics found = statistics_of(values);
        json row{{"choice", one.text},
                 {"count", found.mean},
                 {"enabled_ns", mean_of(one.runs, &reading::enabled_ns)},
                 {"running_ns", mean_of(one.runs, &reading::running_ns)},
                 {"estimated", !is_whole(one)}};
        if (found.mean == std::floor(found.mean))
            row["count"] = static_cast<std::uint64_t>(found.mean);
        if (values.empty()) row["count"] = nullptr, row["why"] = never_counted;
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
    return rows;
}

json json_of_metrics(const results &all) {
    json rows = json::array();
    for (const chosen_metric &metric : all.metrics) {
        const metric_values values = values_of(all, metric);
        const statistics found = statistics_of(values.of_runs);
        json row{{"metric", metric.text},
                 {"unit", metric.metric.unit},
                 {"estimated", values.are_estimated}};
        if (values.of_runs.empty())
            row["why"] = values.why;
        else
            row["value"] = found.mean;
        if (repeats(all)) {
            row["deviation"] = found.deviation;
            row["confidence"] = found.confidence;
        }
        rows.push_back(row);
    }
    return rows;
}

void print_json(output &to, const results &all) {
    json over_time = json::array();
    for (const series &one : all.intervals)
        for (const interval_count &each : one.intervals)
            over_time.push_back({{"time_ns", each.until_ns},
                                 {"choice", one.choice},
                                 {"count", each.count},
                                 {"enabled_ns", each.enabled_ns},
                                 {"running_ns", each.running_ns}});
    json told{{"cpu", all.of->name},
              {"backend", all.backend},
              {"simulated", all.simulated},
              {"status", all.status},
              {"passes", all.passes},
              {"counts", json_of_counts(all)},
              {"metrics", json_of_metrics(all)},
              {"intervals", over_time}};
    json threads = json::array();
    for (const counted_thread &thread : all.threads) {
        const results its = alone(all, thread);
        threads.push_back({{"process", thread.process},
                           {"thread", thread.thread},
                           {"name", thread.name},
                           {"counts", json_of_counts(its)},
                           {"metrics", json_of_metrics(its)}});
    }
    if (!threads.empty()) told["threads"] = threads;
    append_document(to, told);
}

/// `+- 1.2 %` of a mean, where there were several runs.
std::string spread_text(const results &all, const statistics &found) {
    if (!repeats(all)) return {};
    const double share = found.mean == 0 ? 0 : 100 * found.confidence / std::abs(found.mean);
    return fmt::format("+- {:.2f} %", share);
}

/// How a count that is no count of the whole is told.
std::string share_text(const counted_choice &one) {
    const std::uint64_t enabled = mean_of(one.runs, &reading::enabled_ns);
    if (is_whole(one) || enabled == 0) return {};
    return fmt::format("  estimated: counted {:.1f} % of the time",
                       100.0 * static_cast<double>(mean_of(one.runs, &reading::running_ns)) /
                           static_cast<double>(enabled));
}

/// A row for each choice and metric, each behind these cells.
void add_rows(std::vector<std::vector<std::string>> &to, const results &all,
              const std::vector<std::string> &in_front) {
    const auto add = [&](const std::string &what, const std::string &value,
                         const std::string &note) {
        to.push_back(in_front);
        to.back().insert(to.back().end(), {what, value, note});
    };
    for (const counted_choice &one : all.choices) {
        const std::vector<double> values = values_of(one);
        const statistics found = statistics_of(values);
        if (values.empty())
            add(one.text, never_counted, "");
        else
            add(one.text, number_text(found.mean), spread_text(all, found) + share_text(one));
    }
    for (const chosen_metric &metric : all.metrics) {
        const metric_values values = values_of(all, metric);
        const statistics found = statistics_of(values.of_runs);
        if (values.of_runs.empty())
            add(metric.text, values.why, "");
        else
            add(metric.text, fmt::format("{:.4g} {}", found.mean, metric.metric.unit),
                spread_text(all, found) + (values.are_estimated ? "  estimated" : ""));
    }
}

void print_table(output &to, const results &all) {
    append_line(to, fmt::format("{}{}, {}{}", all.simulated ? "simulated " : "", all.of->text,
                                all.backend, all.simulated ? "; nothing is measured" : ""));
    std::vector<std::vector<std::string>> rows;
    for (const counted_thread &thread : all.threads)
        add_rows(rows, alone(all, thread), {std::to_string(thread.thread), thread.name});
    add_rows(rows, all,
             all.threads.empty() ? std::vector<std::string>{}
                                 : std::vector<std::string>{"all", ""});
    append_aligned(to, rows, "  ");
    for (const series &one : all.intervals)
        append_line(to, fmt::format("  {}  {}",
                                    blocks_of(time_axis(all.simulated), rate_axis(), steps_of(one)),
                                    one.choice));
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
        if (!never_ran(each)) values.push_back(whole(each));
    return values;
}

metric_values values_of(const results &all, const chosen_metric &metric) {
    metric_values result;
    const std::size_t runs = all.choices.empty() ? 0 : all.choices.front().runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<msr::metric_value> counts;
        for (const std::string &choice : metric.choices)
            for (const counted_choice &one : all.choices)
                if (one.text == choice) {
                    const reading &each = one.runs[run];
                    if (never_ran(each))
                        counts.emplace_back(msr::metric_problem::group_never_ran);
                    else
                        counts.emplace_back(whole(each), each.running_ns < each.enabled_ns);
                    break;
                }
        const msr::metric_value value = metric.metric.value({counts.data(), counts.size()});
        if (value)
            result.of_runs.push_back(*value);
        else
            result.why = msr::sentence_of(value.why());
        if (value && !value.is_exact()) result.are_estimated = true;
    }
    return result;
}

std::string number_text(double value) {
    return value == std::floor(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.2f}", value);
}

void print(output &to, const std::string &format, const results &all) {
    if (format == "csv" && !all.threads.empty()) return print_threads_csv(to, all);
    if (format == "csv" && all.intervals.empty()) return print_csv(to, all);
    if (format == "csv") {
        print_series_csv(to, all.intervals);
        for (const chosen_metric &metric : all.metrics) // of the whole run
            append_row(to, {"", metric.text, mean_text(values_of(all, metric)), "", ""});
        return;
    }
    if (format == "json") return print_json(to, all);
    print_table(to, all);
}

} // namespace msrpp::run
