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

/// Two digits behind the point, four of a small number; the largest with an exponent.
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

/// Cells by rows, in columns as wide as their widest cell; numbers, from the third column on,
/// right.
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

/// n, min, median, mean, p99, max.
inline std::vector<std::string> cells_of(const region_statistics &of) {
    return {region_number(of.n),    region_number(of.min), region_number(of.median),
            region_number(of.mean), region_number(of.p99), region_number(of.max)};
}

/// What the counts lack, a line each; nothing where they lack nothing.
inline std::string what_is_lost(const region_report &of) {
    const auto line = [](std::uint64_t number, const char *what) {
        return number == 0 ? std::string{} : region_number(number) + ' ' + what + '\n';
    };
    return line(of.lost.unread, "passes are not counted: a counter could not be read") +
           line(of.lost.too_deep, "passes are not counted: inside of too many regions") +
           line(of.lost.unmatched, "ends had no begin") +
           line(of.lost.unfinished, "passes are not counted: they did not end") +
           line(of.lost.unnamed, "passes are not counted: their region has no name") +
           line(of.threads_at_work, "threads have not handed over their counts");
}

inline std::string json_of(const region_statistics &of) {
    return "{\"n\": " + region_number(of.n) + ", \"sum\": " + region_number(of.sum) +
           ", \"min\": " + region_number(of.min) + ", \"median\": " + region_number(of.median) +
           ", \"mean\": " + region_number(of.mean) + ", \"p99\": " + region_number(of.p99) +
           ", \"max\": " + region_number(of.max) + "}";
}

inline std::string json_of(const metric_value &of) {
    return of ? region_number(*of) : std::string{"null"};
}

/// `{one, one}` of what `one_text(i)` says.
template <typename OneText>
std::string json_list(std::size_t count, OneText one_text, const char *ends) {
    std::string text{ends[0]};
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ", ") + one_text(i);
    return text + ends[1];
}

inline std::string json_of(const region_row &row, const std::vector<std::string> &counters) {
    const auto counts = [&](std::size_t i) {
        return json_string(counters[i]) + ": {\"inclusive\": " + json_of(row.counts[i].inclusive) +
               ", \"exclusive\": " + json_of(row.counts[i].exclusive) + "}";
    };
    const auto metrics = [&](std::size_t i) {
        const region_metric &each = row.metrics[i];
        return json_string(each.name) + ": {\"inclusive\": " + json_of(each.inclusive) +
               ", \"exclusive\": " + json_of(each.exclusive) + "}";
    };
    return "{\"name\": " + json_string(row.name) +
           ", \"counters\": " + json_list(row.counts.size(), counts, "{}") +
           ", \"metrics\": " + json_list(row.metrics.size(), metrics, "{}") + "}";
}

inline std::string yes_or_no(bool value) { return value ? "true" : "false"; }

} // namespace detail

/// For people: two rows for each region and counter, the metrics behind them, the cost of begins
/// and ends, and what the counts lack. A metric stands in the column `mean`; `-` where it has no
/// value.
inline std::string to_table(const region_report &of) {
    std::vector<std::vector<std::string>> rows{
        {"region", "counter", "share", "n", "min", "median", "mean", "p99", "max"}};
    for (const region_row &row : of.regions) {
        for (std::size_t i = 0; i < row.counts.size(); ++i)
            for (const region_share share : detail::both_shares) {
                rows.push_back({row.name, of.counters[i], detail::name_of(share)});
                for (std::string &cell : detail::cells_of(row.counts[i].of(share)))
                    rows.back().push_back(std::move(cell));
            }
        for (const region_metric &each : row.metrics)
            for (const region_share share : detail::both_shares) {
                const metric_value value =
                    share == region_share::inclusive ? each.inclusive : each.exclusive;
                rows.push_back({row.name, "metric:" + each.name, detail::name_of(share), "", "", "",
                                value ? detail::region_number(*value) : "-"});
            }
    }
    std::string text = detail::aligned(rows);
    for (std::size_t i = 0; i < of.own_costs.size(); ++i)
        text += "own cost of " + of.counters[i] + ": " +
                detail::region_number(of.own_costs[i].inside) + " in a region, " +
                detail::region_number(of.own_costs[i].around) + " around it" +
                (of.own_costs_are_subtracted ? ", subtracted\n" : "\n");
    return text + detail::what_is_lost(of);
}

/// For programs: `region,counter,share,n,min,median,mean,p99,max,sum`. A metric is a row
/// `REGION,metric:NAME,SHARE,,,,VALUE,,,`; without a value where it has none.
inline std::string to_csv(const region_report &of) {
    std::string text = "region,counter,share,n,min,median,mean,p99,max,sum\n";
    for (const region_row &row : of.regions) {
        for (std::size_t i = 0; i < row.counts.size(); ++i)
            for (const region_share share : detail::both_shares) {
                const region_statistics &each = row.counts[i].of(share);
                text += detail::csv_field(row.name) + ',' + detail::csv_field(of.counters[i]) +
                        ',' + detail::name_of(share);
                for (const std::string &cell : detail::cells_of(each))
                    text += ',' + cell;
                text += ',' + detail::region_number(each.sum) + '\n';
            }
        for (const region_metric &each : row.metrics)
            for (const region_share share : detail::both_shares) {
                const metric_value value =
                    share == region_share::inclusive ? each.inclusive : each.exclusive;
                text += detail::csv_field(row.name) + ',' +
                        detail::csv_field("metric:" + each.name) + ',' + detail::name_of(share) +
                        ",,,," + (value ? detail::region_number(*value) : std::string{}) + ",,,\n";
            }
    }
    return text;
}

/// For programs: an object with `regions`, `own_costs`, `own_costs_are_subtracted`, `threads`,
/// `threads_at_work` and `lost`. A metric without a value is null.
inline std::string to_json(const region_report &of) {
    const auto region = [&](std::size_t i) { return detail::json_of(of.regions[i], of.counters); };
    const auto cost = [&](std::size_t i) {
        return detail::json_string(of.counters[i]) +
               ": {\"inside\": " + detail::region_number(of.own_costs[i].inside) +
               ", \"around\": " + detail::region_number(of.own_costs[i].around) + "}";
    };
    return "{\"regions\": " + detail::json_list(of.regions.size(), region, "[]") +
           ", \"own_costs\": " + detail::json_list(of.own_costs.size(), cost, "{}") +
           ", \"own_costs_are_subtracted\": " + detail::yes_or_no(of.own_costs_are_subtracted) +
           ", \"threads\": " + detail::region_number(std::uint64_t{of.threads}) +
           ", \"threads_at_work\": " + detail::region_number(std::uint64_t{of.threads_at_work}) +
           ", \"lost\": {\"unread\": " + detail::region_number(of.lost.unread) +
           ", \"too_deep\": " + detail::region_number(of.lost.too_deep) +
           ", \"unmatched\": " + detail::region_number(of.lost.unmatched) +
           ", \"unfinished\": " + detail::region_number(of.lost.unfinished) +
           ", \"unnamed\": " + detail::region_number(of.lost.unnamed) + "}}\n";
}

} // namespace msr
