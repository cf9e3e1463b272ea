#include "results.hpp"

#include "../../../support/json.hpp"
#include "../../../support/report/report.hpp"
#include "../../families/meters.hpp"

#include <msr/metric/constants.hpp>
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
    for (const reading &entry : runs)
        sum += entry.*part / runs.size();
    return sum;
}

bool is_whole(const counted_choice &choice) {
    return std::all_of(choice.runs.begin(), choice.runs.end(), [](const reading &reading) {
        return reading.running_ns >= reading.enabled_ns;
    });
}

/// Returns whether an event was enabled, but never had a counter.
bool never_ran(const reading &reading) {
    return reading.running_ns == 0 && reading.enabled_ns != 0;
}

/// Returns the results of a thread alone, in the form of a program's results.
results alone(const results &results, const counted_thread &thread) {
    return {.backend = results.backend,
            .of = results.of,
            .choices = thread.choices,
            .metrics = results.metrics,
            .constants = results.constants,
            .intervals = {},
            .threads = {}};
}

/// Returns the results of a CPU alone, with the metrics whose events are all counted on the CPU.
results alone(const results &whole, const counted_cpu &cpu) {
    results results{.backend = whole.backend,
                    .of = whole.of,
                    .choices = cpu.choices,
                    .metrics = {},
                    .constants = whole.constants};
    const auto is_counted = [&](const std::string &choice) {
        return std::any_of(
            cpu.choices.begin(), cpu.choices.end(),
            [&](const counted_choice &counted_choice) { return counted_choice.text == choice; });
    };
    for (const chosen_metric &metric : whole.metrics)
        if (std::all_of(metric.choices.begin(), metric.choices.end(), is_counted))
            results.metrics.push_back(metric);
    return results;
}

constexpr const char *never_counted = "never counted: no turn";

bool repeats(const results &results) {
    return !results.choices.empty() && results.choices.front().runs.size() > 1;
}

json json_of_counts(const results &results) {
    json rows = json::array();
    for (const counted_choice &choice : results.choices) {
        const std::vector<double> values = values_of(choice);
        const statistics statistics = statistics_of(values);
        json row{{"choice", choice.text},
                 {"count", statistics.mean},
                 {"enabled_ns", mean_of(choice.runs, &reading::enabled_ns)},
                 {"running_ns", mean_of(choice.runs, &reading::running_ns)},
                 {"estimated", !is_whole(choice)}};
        if (statistics.mean == std::floor(statistics.mean))
            row["count"] = static_cast<std::uint64_t>(statistics.mean);
        if (values.empty()) row["count"] = nullptr, row["why"] = never_counted;
        if (const auto *const meter = meter_named(choice.text)) row["unit"] = smallest_unit(*meter);
        if (repeats(results)) {
            row["deviation"] = statistics.deviation;
            row["confidence"] = statistics.confidence;
            json entry = json::array();
            for (const reading &run : choice.runs)
                entry.push_back({{"count", run.count},
                                 {"enabled_ns", run.enabled_ns},
                                 {"running_ns", run.running_ns}});
            row["runs"] = entry;
        }
        rows.push_back(row);
    }
    return rows;
}

json json_of_metrics(const results &results) {
    json rows = json::array();
    for (const chosen_metric &metric : results.metrics) {
        const metric_values values = values_of(results, metric);
        const statistics statistics = statistics_of(values.of_runs);
        json row{{"metric", metric.text},
                 {"unit", metric.metric.unit},
                 {"estimated", values.are_estimated}};
        if (values.of_runs.empty())
            row["why"] = values.why;
        else
            row["value"] = statistics.mean;
        if (repeats(results)) {
            row["deviation"] = statistics.deviation;
            row["confidence"] = statistics.confidence;
        }
        rows.push_back(row);
    }
    return rows;
}

json members_of(const results &whole) {
    json over_time = json::array();
    for (const series &series : whole.intervals)
        for (const interval_count &count : series.intervals)
            over_time.push_back({{"time_ns", count.until_ns},
                                 {"choice", series.choice},
                                 {"count", count.count},
                                 {"enabled_ns", count.enabled_ns},
                                 {"running_ns", count.running_ns}});
    json report{{"cpu", whole.of->name},
                {"backend", whole.backend},
                {"simulated", whole.simulated},
                {"status", whole.status},
                {"passes", whole.passes},
                {"counts", json_of_counts(whole)},
                {"metrics", json_of_metrics(whole)},
                {"intervals", over_time}};
    for (const family *const kind : whole.kinds)
        report["kinds"].push_back(kind->name);
    for (const counted_thread &thread : whole.threads) {
        const results its = alone(whole, thread);
        report["threads"].push_back({{"process", thread.process},
                                     {"thread", thread.thread},
                                     {"name", thread.name},
                                     {"counts", json_of_counts(its)},
                                     {"metrics", json_of_metrics(its)}});
    }
    for (const counted_cpu &cpu : whole.cpus) {
        const results results = alone(whole, cpu);
        json row{{"cpu", cpu.cpu},
                 {"counts", json_of_counts(results)},
                 {"metrics", json_of_metrics(results)}};
        if (!cpu.kind.empty()) row["kind"] = cpu.kind;
        report["cpus"].push_back(row);
    }
    return report;
}

/// Returns the spread of a mean, such as `+- 1.2 %`, where there were several runs.
std::string spread_text(const results &results, const statistics &statistics) {
    if (!repeats(results)) return {};
    const double share =
        statistics.mean == 0 ? 0 : 100 * statistics.confidence / std::abs(statistics.mean);
    return fmt::format("+- {:.2f} %", share);
}

/// Returns the note on a count that covers only a part of the time; empty where the count covers
/// the whole time.
std::string share_text(const counted_choice &choice) {
    const std::uint64_t enabled = mean_of(choice.runs, &reading::enabled_ns);
    if (is_whole(choice) || enabled == 0) return {};
    return fmt::format("  estimated: counted {:.1f} % of the time",
                       100.0 * static_cast<double>(mean_of(choice.runs, &reading::running_ns)) /
                           static_cast<double>(enabled));
}

/// A row with the count of an event, or the value of a metric.
struct result_row {
    std::string text;
    std::string value; ///< the value for people, with its unit, or the reason why there is no value
    std::string note{};  ///< a note for people on the count or value
    std::string count{}; ///< the count as text in CSV
    cell enabled{}, running{};
    std::size_t runs{};
    statistics result;
    bool is_metric{};
};

std::vector<result_row> rows_of(const results &results) {
    std::vector<result_row> rows;
    for (const counted_choice &choice : results.choices) {
        const std::vector<double> values = values_of(choice);
        const statistics result = statistics_of(values);
        const std::string count = values.empty() ? "" : number_text(result.mean);
        const auto *const meter = meter_named(choice.text);
        const std::string text = meter == nullptr ? count : meter_text(*meter, result.mean);
        rows.push_back({choice.text, values.empty() ? never_counted : text,
                        values.empty() ? "" : spread_text(results, result) + share_text(choice),
                        count, mean_of(choice.runs, &reading::enabled_ns),
                        mean_of(choice.runs, &reading::running_ns), values.size(), result});
    }
    for (const chosen_metric &metric : results.metrics) {
        const metric_values values = values_of(results, metric);
        const statistics statistics = statistics_of(values.of_runs);
        result_row &row = rows.emplace_back(result_row{.text = metric.text,
                                                       .value = values.why,
                                                       .runs = values.of_runs.size(),
                                                       .result = statistics,
                                                       .is_metric = true});
        if (values.of_runs.empty()) continue;
        row.value = fmt::format("{:.4g} {}", statistics.mean, metric.metric.unit);
        row.note = spread_text(results, statistics) + (values.are_estimated ? "  estimated" : "");
        row.count = fmt::format("{:.6g}", statistics.mean);
    }
    return rows;
}

/// Returns the table of CSV. The rows are the counts of each thread or CPU, or of each interval,
/// followed by the metrics of the whole run, or the means of all runs.
table csv_of(const results &whole) {
    std::vector<std::string> names{"choice", "count", "enabled_ns", "running_ns"};
    if (repeats(whole)) names.insert(names.end(), {"runs", "deviation", "confidence"});
    if (!whole.threads.empty()) names.insert(names.begin(), {"process", "thread", "name"});
    const bool has_kinds = !whole.cpus.empty() && !whole.cpus.front().kind.empty();
    if (has_kinds) names.insert(names.begin(), "kind");
    if (!whole.cpus.empty()) names.insert(names.begin(), "cpu");
    if (!whole.intervals.empty()) names.insert(names.begin(), "time_ns");
    table result;
    for (const std::string &name : names)
        result.columns.emplace_back("", name, "", number_format{.csv = "{:g}"});
    const auto add = [&](const std::vector<cell> &in_front, const results &results) {
        for (const result_row &row : rows_of(results)) {
            if (!whole.intervals.empty() && !row.is_metric) continue;
            std::vector<cell> &cells = result.rows.emplace_back(in_front);
            cells.insert(cells.end(), {row.text, row.count, row.enabled, row.running});
            if (repeats(whole))
                cells.insert(cells.end(), {row.runs, row.result.deviation, row.result.confidence});
        }
    };
    for (const counted_thread &thread : whole.threads)
        add({thread.process, thread.thread, thread.name}, alone(whole, thread));
    for (const counted_cpu &cpu : whole.cpus)
        add(has_kinds ? std::vector<cell>{cpu.cpu, cpu.kind} : std::vector<cell>{cpu.cpu},
            alone(whole, cpu));
    add_rows(result.rows, whole.intervals);
    if (whole.threads.empty() && whole.cpus.empty())
        add(std::vector<cell>(whole.intervals.empty() ? 0 : 1), whole);
    return result;
}

/// Returns the text of the processor, or of each kind of core.
std::string cores_text(const results &whole) {
    std::vector<std::string> texts;
    for (const family *const kind : whole.kinds)
        if (std::find(texts.begin(), texts.end(), kind->text) == texts.end())
            texts.emplace_back(kind->text);
    return texts.empty() ? std::string{whole.of->text}
                         : fmt::format("{}", fmt::join(texts, " and "));
}

report report_of(const results &whole) {
    const std::size_t columns = !whole.threads.empty() ? 5 : !whole.cpus.empty() ? 4 : 3;
    table counts{
        .lines = {fmt::format("{}{}, {}{}", whole.simulated ? "simulated " : "", cores_text(whole),
                              whole.backend, whole.simulated ? "; nothing is measured" : "")},
        .columns = columns_for_people(std::vector<std::string>(columns, " ")),
        .indent = "  "};
    const auto add = [&](const std::vector<cell> &in_front, const results &results) {
        for (const result_row &row : rows_of(results)) {
            std::vector<cell> &cells = counts.rows.emplace_back(in_front);
            cells.insert(cells.end(), {row.text, row.value, row.note});
        }
    };
    for (const counted_thread &thread : whole.threads)
        add({thread.thread, thread.name}, alone(whole, thread));
    for (const counted_cpu &cpu : whole.cpus)
        add({fmt::format("CPU {}{}{}", cpu.cpu, cpu.kind.empty() ? "" : " ", cpu.kind)},
            alone(whole, cpu));
    add(!whole.threads.empty() ? std::vector<cell>{"all", ""}
        : !whole.cpus.empty()  ? std::vector<cell>{"all"}
                               : std::vector<cell>{},
        whole);
    table notes;
    for (const series &series : whole.intervals)
        notes.lines.push_back(fmt::format(
            "  {}  {}", blocks_of(time_axis(whole.simulated), rate_axis(), steps_of(series)),
            series.choice));
    if (repeats(whole))
        notes.lines.push_back(fmt::format("means of {} runs; the mean of all runs is within +- in "
                                          "95 of 100 cases",
                                          whole.choices.front().runs.size()));
    return {.members = members_of(whole),
            .tables = {std::move(counts), csv_of(whole), std::move(notes)}};
}

} // namespace

double whole(const reading &reading) {
    const auto count = static_cast<double>(reading.count);
    if (reading.running_ns == 0 || reading.running_ns >= reading.enabled_ns) return count;
    return std::round(count * static_cast<double>(reading.enabled_ns) /
                      static_cast<double>(reading.running_ns));
}

std::vector<double> values_of(const counted_choice &choice) {
    std::vector<double> values;
    for (const reading &reading : choice.runs)
        if (!never_ran(reading)) values.push_back(whole(reading));
    return values;
}

namespace {

/// Returns the sentence on a metric without a value; names a constant that is missing.
std::string sentence_about(msr::metric_problem problem, const msr::known_constants &known,
                           const tool_metric &metric) {
    std::string sentence = msr::sentence_of(problem);
    if (problem != msr::metric_problem::constant_not_given) return sentence;
    for (const std::string &name : metric.constants) {
        const int constant = msr::metric_constant_named({name.data(), name.size()});
        if (constant < 0 || (known.all() >> constant & 1) != 0) continue;
        sentence += fmt::format(": {} ({})", name, msr::metric_constants[constant].unit);
        break;
    }
    return sentence;
}

} // namespace

metric_values values_of(const results &results, const chosen_metric &metric) {
    metric_values result;
    const std::size_t runs = results.choices.empty() ? 0 : results.choices.front().runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<msr::metric_value> counts;
        // Longest running time of the groups that count the metric's events, in ns.
        std::uint64_t longest = 0;
        for (const std::string &choice : metric.choices)
            for (const counted_choice &counted_choice : results.choices)
                if (counted_choice.text == choice) {
                    const reading &reading = counted_choice.runs[run];
                    longest = std::max(longest, reading.enabled_ns);
                    if (never_ran(reading))
                        counts.emplace_back(msr::metric_problem::group_never_ran);
                    else
                        counts.emplace_back(whole(reading),
                                            reading.running_ns < reading.enabled_ns);
                    break;
                }
        msr::known_constants known = results.constants;
        if (longest != 0)
            known.set(msr::metric_constant::duration, static_cast<double>(longest) / 1e9);
        const msr::metric_value value = metric.metric.value({counts.data(), counts.size()}, known);
        if (value)
            result.of_runs.push_back(*value);
        else
            result.why = sentence_about(value.why(), known, metric.metric);
        if (value && !value.is_exact()) result.are_estimated = true;
    }
    return result;
}

std::string number_text(double value) {
    return value == std::floor(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.2f}", value);
}

void print(output &output, const std::string &format, const results &results) {
    append_report(output, format, report_of(results));
}

} // namespace msrpp::run
