// A report of regions as a table, as CSV and as JSON.
#pragma once

#include <msr/metric/value.hpp>
#include <msr/region/report.hpp>
#include <msr/session/quoted_text.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msr {

namespace detail {

inline std::string region_number(std::uint64_t value) { return std::to_string(value); }

/// Returns a number as text: with two digits after the decimal point, with four for a number below
/// 1, and with an exponent from 10^15 on.
inline std::string region_number(double value) {
    if (value == 0) return "0";
    char digits[64];
    const auto end = std::abs(value) < 1e15
                         ? std::to_chars(digits, digits + sizeof digits, value,
                                         std::chars_format::fixed, std::abs(value) < 1 ? 4 : 2)
                         : std::to_chars(digits, digits + sizeof digits, value);
    return {digits, end.ptr};
}

inline const char *name_of(region_share share) {
    return share == region_share::inclusive ? "inclusive" : "exclusive";
}

inline constexpr region_share both_shares[] = {region_share::inclusive, region_share::exclusive};

/// Returns rows of cells as lines of text, in columns as wide as their widest cell; from the third
/// column on, cells are aligned to the right.
inline std::string aligned(const std::vector<std::vector<std::string>> &rows) {
    constexpr std::size_t words = 3;
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const auto &row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - row[i].size(), ' ');
            line += (i == 0 ? "" : "  ") + (i < words ? row[i] + space : space + row[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

/// Returns the cells n, min, median, mean, p99 and max of a row of statistics.
inline std::vector<std::string> cells_of(const region_statistics &region_statistics) {
    return {region_number(region_statistics.n),      region_number(region_statistics.min),
            region_number(region_statistics.median), region_number(region_statistics.mean),
            region_number(region_statistics.p99),    region_number(region_statistics.max)};
}

/// Returns a line for each kind of pass that the counts lack; an empty text where the counts lack
/// no passes.
inline std::string what_is_lost(const region_report &report) {
    const auto line = [](std::uint64_t number, const char *text) {
        return number == 0 ? std::string{} : region_number(number) + ' ' + text + '\n';
    };
    return line(report.lost.unread, "passes are not counted: a counter could not be read") +
           line(report.lost.too_deep, "passes are not counted: inside of too many regions") +
           line(report.lost.unmatched, "ends had no begin") +
           line(report.lost.unfinished, "passes are not counted: they did not end") +
           line(report.lost.unnamed, "passes are not counted: their region has no name") +
           line(report.lost.drifted,
                "passes are not counted: shares of slots are too coarse for less "
                "than the 16th part of the time since the session's start") +
           line(report.lost.drifted_exclusive,
                "passes have no exclusive counts: shares of slots are too coarse for what they "
                "have outside of other regions") +
           line(report.threads_at_work, "threads have not handed over their counts") +
           line(report.threads_without_rows, "threads are in the sums and have no rows");
}

inline std::string json_of(const region_statistics &region_statistics) {
    return "{\"n\": " + region_number(region_statistics.n) +
           ", \"sum\": " + region_number(region_statistics.sum) +
           ", \"min\": " + region_number(region_statistics.min) +
           ", \"median\": " + region_number(region_statistics.median) +
           ", \"mean\": " + region_number(region_statistics.mean) +
           ", \"p99\": " + region_number(region_statistics.p99) +
           ", \"max\": " + region_number(region_statistics.max) + "}";
}

inline std::string json_of(const metric_value &metric_value) {
    return metric_value ? region_number(*metric_value) : std::string{"null"};
}

/// Returns a JSON list of `one_text(i)`, between the two characters of `ends`.
template <typename OneText>
std::string json_list(std::size_t count, OneText one_text, const char *ends) {
    std::string text{ends[0]};
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ", ") + one_text(i);
    return text + ends[1];
}

/// Returns the statistics of each counter with both shares, inclusive and exclusive, as a JSON
/// object.
/// `counters`: the names of the counters
inline std::string json_of(const std::vector<region_counts> &counts,
                           const std::vector<std::string> &counters) {
    const auto counter = [&](std::size_t i) {
        return json_string(counters[i]) + ": {\"inclusive\": " + json_of(counts[i].inclusive) +
               ", \"exclusive\": " + json_of(counts[i].exclusive) + "}";
    };
    return json_list(counts.size(), counter, "{}");
}

inline std::string json_of(const region_row &row, const std::vector<std::string> &counters) {
    const auto metric = [&](std::size_t i) {
        const region_metric &region_metric = row.metrics[i];
        return json_string(region_metric.name) +
               ": {\"inclusive\": " + json_of(region_metric.inclusive) +
               ", \"exclusive\": " + json_of(region_metric.exclusive) + "}";
    };
    const auto thread = [&](std::size_t i) {
        const region_thread_row &region_thread_row = row.threads[i];
        return "{\"thread\": " + region_number(std::uint64_t{region_thread_row.thread}) +
               ", \"counters\": " + json_of(region_thread_row.counts, counters) + "}";
    };
    return "{\"name\": " + json_string(row.name) +
           ", \"counters\": " + json_of(row.counts, counters) +
           ", \"metrics\": " + json_list(row.metrics.size(), metric, "{}") +
           ", \"threads\": " + json_list(row.threads.size(), thread, "[]") + "}";
}

inline std::string yes_or_no(bool value) { return value ? "true" : "false"; }

/// Returns the cost of a region's begin and end in a counter as JSON; null where the cost is not
/// known.
inline std::string json_of(const region_cost &region_cost, std::uint64_t number) {
    return region_cost.is_known ? region_number(number) : std::string{"null"};
}

/// Returns a line of the report about the cost of a region's begin and end in a counter.
inline std::string cost_line(const std::string &counter, const region_cost &region_cost,
                             bool is_subtracted) {
    const std::string start = "own cost of " + counter + ": ";
    if (!region_cost.is_known)
        return start + "not known, as shares of slots are too coarse for it\n";
    return start + region_number(region_cost.inside) + " in a region, " +
           region_number(region_cost.around) + " around it" +
           (is_subtracted ? ", subtracted\n" : "\n");
}

} // namespace detail

namespace detail {

/// The text in the column `thread` of a row with the sums of all threads.
inline constexpr const char *all_threads = "all";

/// Returns whether a report has several threads, so that rows for each thread add to the sums.
inline bool has_several_threads(const region_report &report) {
    return report.threads + report.threads_at_work > 1;
}

/// Calls `row(counts, thread)` with the counts of all threads, and then with those of each thread
/// where there are several threads.
template <typename Row>
void each_counted(const region_report &report, const region_row &region, Row row) {
    row(region.counts, std::string{all_threads});
    if (!has_several_threads(report)) return;
    for (const region_thread_row &region_thread_row : region.threads)
        row(region_thread_row.counts, region_number(std::uint64_t{region_thread_row.thread}));
}

inline metric_value value_of(const region_metric &metric, region_share share) {
    return share == region_share::inclusive ? metric.inclusive : metric.exclusive;
}

/// Appends the rows of a region to the cells of a table.
inline void append_cells(std::vector<std::vector<std::string>> &rows, const region_report &report,
                         const region_row &region) {
    const bool by_thread = has_several_threads(report);
    const auto begin_row = [&](const std::string &text, region_share share,
                               const std::string &thread) {
        rows.push_back({region.name, text, name_of(share)});
        if (by_thread) rows.back().push_back(thread);
    };
    each_counted(report, region,
                 [&](const std::vector<region_counts> &counts, const std::string &thread) {
                     for (std::size_t i = 0; i < counts.size(); ++i)
                         for (const region_share share : both_shares) {
                             begin_row(report.counters[i], share, thread);
                             for (std::string &cell : cells_of(counts[i].of(share)))
                                 rows.back().push_back(std::move(cell));
                         }
                 });
    for (const region_metric &metric : region.metrics)
        for (const region_share share : both_shares) {
            const metric_value value = value_of(metric, share);
            begin_row("metric:" + metric.name, share, all_threads);
            for (const char *const empty : {"", "", ""})
                rows.back().emplace_back(empty);
            rows.back().push_back(value ? region_number(*value) : "-");
        }
}

/// Appends the lines of a region to a CSV text.
inline void append_lines(std::string &text, const region_report &report, const region_row &region) {
    const auto begin_line = [&](const std::string &subject, region_share share) {
        text += csv_field(region.name) + ',' + csv_field(subject) + ',' + name_of(share);
    };
    each_counted(
        report, region, [&](const std::vector<region_counts> &counts, const std::string &thread) {
            for (std::size_t i = 0; i < counts.size(); ++i)
                for (const region_share share : both_shares) {
                    begin_line(report.counters[i], share);
                    for (const std::string &cell : cells_of(counts[i].of(share)))
                        text += ',' + cell;
                    text += ',' + region_number(counts[i].of(share).sum) + ',' + thread + '\n';
                }
        });
    for (const region_metric &metric : region.metrics)
        for (const region_share share : both_shares) {
            const metric_value value = value_of(metric, share);
            begin_line("metric:" + metric.name, share);
            text += ",,,," + (value ? region_number(*value) : std::string{}) + ",,,," +
                    all_threads + '\n';
        }
}

} // namespace detail

/// Writes a report for people: two rows for each region and counter, the metrics behind them, the
/// cost of begins and ends, and the passes that the counts lack. A metric stands in the column
/// `mean`; `-` where it has no value. Where there are several threads, a column `thread` has `all`
/// for their sums, and each thread that passed the region has rows of its own below them.
inline std::string to_table(const region_report &report) {
    std::vector<std::vector<std::string>> rows{{"region", "counter", "share"}};
    if (detail::has_several_threads(report)) rows[0].emplace_back("thread");
    for (const char *const title : {"n", "min", "median", "mean", "p99", "max"})
        rows[0].emplace_back(title);
    for (const region_row &region : report.regions)
        detail::append_cells(rows, report, region);
    std::string text = detail::aligned(rows);
    for (std::size_t i = 0; i < report.own_costs.size(); ++i)
        text += detail::cost_line(report.counters[i], report.own_costs[i],
                                  report.own_costs_are_subtracted);
    return text + detail::what_is_lost(report);
}

/// Writes a report as CSV: `region,counter,share,n,min,median,mean,p99,max,sum,thread`. A metric is
/// a row `REGION,metric:NAME,SHARE,,,,VALUE,,,,all`; VALUE is empty where the metric has no value.
/// `thread` is `all` in the sums over all threads; where there are several threads, each thread has
/// rows with its number.
inline std::string to_csv(const region_report &report) {
    std::string text = "region,counter,share,n,min,median,mean,p99,max,sum,thread\n";
    for (const region_row &region : report.regions)
        detail::append_lines(text, report, region);
    return text;
}

/// Writes a report as JSON: an object with `regions`, `own_costs`, `own_costs_are_subtracted`,
/// `threads`, `threads_at_work`, `threads_without_rows` and `lost`. Each region has `threads`, an
/// object for each thread that passed it. A metric without a value is null.
inline std::string to_json(const region_report &report) {
    const auto region = [&](std::size_t i) {
        return detail::json_of(report.regions[i], report.counters);
    };
    const auto cost = [&](std::size_t i) {
        return detail::json_string(report.counters[i]) + ": {\"inside\": " +
               detail::json_of(report.own_costs[i], report.own_costs[i].inside) +
               ", \"around\": " + detail::json_of(report.own_costs[i], report.own_costs[i].around) +
               "}";
    };
    return "{\"regions\": " + detail::json_list(report.regions.size(), region, "[]") +
           ", \"own_costs\": " + detail::json_list(report.own_costs.size(), cost, "{}") +
           ", \"own_costs_are_subtracted\": " + detail::yes_or_no(report.own_costs_are_subtracted) +
           ", \"threads\": " + detail::region_number(std::uint64_t{report.threads}) +
           ", \"threads_at_work\": " +
           detail::region_number(std::uint64_t{report.threads_at_work}) +
           ", \"threads_without_rows\": " +
           detail::region_number(std::uint64_t{report.threads_without_rows}) +
           ", \"lost\": {\"unread\": " + detail::region_number(report.lost.unread) +
           ", \"too_deep\": " + detail::region_number(report.lost.too_deep) +
           ", \"unmatched\": " + detail::region_number(report.lost.unmatched) +
           ", \"unfinished\": " + detail::region_number(report.lost.unfinished) +
           ", \"unnamed\": " + detail::region_number(report.lost.unnamed) +
           ", \"drifted\": " + detail::region_number(report.lost.drifted) +
           ", \"drifted_exclusive\": " + detail::region_number(report.lost.drifted_exclusive) +
           "}}\n";
}

} // namespace msr
