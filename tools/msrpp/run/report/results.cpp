#include "results.hpp"

#include "../../../support/json.hpp"
#include "../../../support/report/report.hpp"

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
            .constants = all.constants,
            .intervals = {},
            .threads = {}};
}

/// Results of a CPU alone, with the metrics whose choices are counted there.
results alone(const results &all, const counted_cpu &cpu) {
    results its{.backend = all.backend,
                .of = all.of,
                .choices = cpu.choices,
                .metrics = {},
                .constants = all.constants};
    const auto is_counted = [&](const std::string &choice) {
        return std::any_of(cpu.choices.begin(), cpu.choices.end(),
                           [&](const counted_choice &one) { return one.text == choice; });
    };
    for (const chosen_metric &metric : all.metrics)
        if (std::all_of(metric.choices.begin(), metric.choices.end(), is_counted))
            its.metrics.push_back(metric);
    return its;
}

constexpr const char *never_counted = "never counted: no turn";

bool repeats(const results &all) {
    return !all.choices.empty() && all.choices.front().runs.size() > 1;
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

json members_of(const results &all) {
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
    for (const counted_thread &thread : all.threads) {
        const results its = alone(all, thread);
        told["threads"].push_back({{"process", thread.process},
                                   {"thread", thread.thread},
                                   {"name", thread.name},
                                   {"counts", json_of_counts(its)},
                                   {"metrics", json_of_metrics(its)}});
    }
    for (const counted_cpu &cpu : all.cpus) {
        const results its = alone(all, cpu);
        json row{
            {"cpu", cpu.cpu}, {"counts", json_of_counts(its)}, {"metrics", json_of_metrics(its)}};
        if (!cpu.kind.empty()) row["kind"] = cpu.kind;
        told["cpus"].push_back(row);
    }
    return told;
}

/// `+- 1.2 %` of a mean, where there were several runs.
std::string spread_text(const results &all, const statistics &found) {
    if (!repeats(all)) return {};
    const double share = found.mean == 0 ? 0 : 100 * found.confidence / std::abs(found.mean);
    return fmt::format("+- {:.2f} %", share);
}

/// The note on a count that is no count of the whole; empty for others.
std::string share_text(const counted_choice &one) {
    const std::uint64_t enabled = mean_of(one.runs, &reading::enabled_ns);
    if (is_whole(one) || enabled == 0) return {};
    return fmt::format("  estimated: counted {:.1f} % of the time",
                       100.0 * static_cast<double>(mean_of(one.runs, &reading::running_ns)) /
                           static_cast<double>(enabled));
}

/// The count of a choice, or the value of a metric.
struct result_row {
    std::string text;
    std::string value;   ///< for people, with its unit, or why there is none
    std::string note{};  ///< for people
    std::string count{}; ///< in CSV
    cell enabled{}, running{};
    std::size_t runs{};
    statistics found;
    bool is_metric{};
};

std::vector<result_row> rows_of(const results &all) {
    std::vector<result_row> rows;
    for (const counted_choice &one : all.choices) {
        const std::vector<double> values = values_of(one);
        const statistics found = statistics_of(values);
        const std::string count = values.empty() ? "" : number_text(found.mean);
        rows.push_back({one.text, values.empty() ? never_counted : count,
                        values.empty() ? "" : spread_text(all, found) + share_text(one), count,
                        mean_of(one.runs, &reading::enabled_ns),
                        mean_of(one.runs, &reading::running_ns), values.size(), found});
    }
    for (const chosen_metric &metric : all.metrics) {
        const metric_values values = values_of(all, metric);
        const statistics found = statistics_of(values.of_runs);
        result_row &row = rows.emplace_back(result_row{.text = metric.text,
                                                       .value = values.why,
                                                       .runs = values.of_runs.size(),
                                                       .found = found,
                                                       .is_metric = true});
        if (values.of_runs.empty()) continue;
        row.value = fmt::format("{:.4g} {}", found.mean, metric.metric.unit);
        row.note = spread_text(all, found) + (values.are_estimated ? "  estimated" : "");
        row.count = fmt::format("{:.6g}", found.mean);
    }
    return rows;
}

/// The table of CSV: each thread or CPU; or each interval, and metrics of the whole run; or the
/// means.
table csv_of(const results &all) {
    std::vector<std::string> names{"choice", "count", "enabled_ns", "running_ns"};
    if (repeats(all)) names.insert(names.end(), {"runs", "deviation", "confidence"});
    if (!all.threads.empty()) names.insert(names.begin(), {"process", "thread", "name"});
    const bool has_kinds = !all.cpus.empty() && !all.cpus.front().kind.empty();
    if (has_kinds) names.insert(names.begin(), "kind");
    if (!all.cpus.empty()) names.insert(names.begin(), "cpu");
    if (!all.intervals.empty()) names.insert(names.begin(), "time_ns");
    table result;
    for (const std::string &name : names)
        result.columns.emplace_back("", name, "", number_format{.csv = "{:g}"});
    const auto add = [&](const std::vector<cell> &in_front, const results &of) {
        for (const result_row &each : rows_of(of)) {
            if (!all.intervals.empty() && !each.is_metric) continue;
            std::vector<cell> &cells = result.rows.emplace_back(in_front);
            cells.insert(cells.end(), {each.text, each.count, each.enabled, each.running});
            if (repeats(all))
                cells.insert(cells.end(), {each.runs, each.found.deviation, each.found.confidence});
        }
    };
    for (const counted_thread &thread : all.threads)
        add({thread.process, thread.thread, thread.name}, alone(all, thread));
    for (const counted_cpu &cpu : all.cpus)
        add(has_kinds ? std::vector<cell>{cpu.cpu, cpu.kind} : std::vector<cell>{cpu.cpu},
            alone(all, cpu));
    add_rows(result.rows, all.intervals);
    if (all.threads.empty() && all.cpus.empty())
        add(std::vector<cell>(all.intervals.empty() ? 0 : 1), all);
    return result;
}

report report_of(const results &all) {
    const std::size_t columns = !all.threads.empty() ? 5 : !all.cpus.empty() ? 4 : 3;
    table counts{
        .lines = {fmt::format("{}{}, {}{}", all.simulated ? "simulated " : "", all.of->text,
                              all.backend, all.simulated ? "; nothing is measured" : "")},
        .columns = columns_for_people(std::vector<std::string>(columns, " ")),
        .indent = "  "};
    const auto add = [&](const std::vector<cell> &in_front, const results &of) {
        for (const result_row &each : rows_of(of)) {
            std::vector<cell> &cells = counts.rows.emplace_back(in_front);
            cells.insert(cells.end(), {each.text, each.value, each.note});
        }
    };
    for (const counted_thread &thread : all.threads)
        add({thread.thread, thread.name}, alone(all, thread));
    for (const counted_cpu &cpu : all.cpus)
        add({fmt::format("CPU {}{}{}", cpu.cpu, cpu.kind.empty() ? "" : " ", cpu.kind)},
            alone(all, cpu));
    add(!all.threads.empty() ? std::vector<cell>{"all", ""}
        : !all.cpus.empty()  ? std::vector<cell>{"all"}
                             : std::vector<cell>{},
        all);
    table notes;
    for (const series &one : all.intervals)
        notes.lines.push_back(
            fmt::format("  {}  {}", blocks_of(time_axis(all.simulated), rate_axis(), steps_of(one)),
                        one.choice));
    if (repeats(all))
        notes.lines.push_back(fmt::format("means of {} runs; the mean of all runs is within +- in "
                                          "95 of 100 cases",
                                          all.choices.front().runs.size()));
    return {.members = members_of(all),
            .tables = {std::move(counts), csv_of(all), std::move(notes)}};
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

namespace {

/// The sentence of a metric that has no value; a constant that nobody gave is named.
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

metric_values values_of(const results &all, const chosen_metric &metric) {
    metric_values result;
    const std::size_t runs = all.choices.empty() ? 0 : all.choices.front().runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<msr::metric_value> counts;
        std::uint64_t longest = 0; // of the groups that count its choices
        for (const std::string &choice : metric.choices)
            for (const counted_choice &one : all.choices)
                if (one.text == choice) {
                    const reading &each = one.runs[run];
                    longest = std::max(longest, each.enabled_ns);
                    if (never_ran(each))
                        counts.emplace_back(msr::metric_problem::group_never_ran);
                    else
                        counts.emplace_back(whole(each), each.running_ns < each.enabled_ns);
                    break;
                }
        msr::known_constants known = all.constants;
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

void print(output &to, const std::string &format, const results &all) {
    append_report(to, format, report_of(all));
}

} // namespace msrpp::run
