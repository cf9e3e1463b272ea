// Curves from text: CSV with a line of names first, as cache-partition simulators write it.
#pragma once

#include <msr/cache/applications/curves.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace msr::partition {

/// Rows of curves that were read from one or several files and are not checked yet.
struct curve_rows {
    std::vector<curve_row> rows;          ///< the rows of curves, in the order of the files
    properties known = properties::all(); ///< the properties for which every file has a column
};

namespace detail {

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Splits a line of CSV into cells; a cell in quotes may have commas, and two quotes that stand for
/// a quote. Returns the problem as a sentence; empty: there is none.
inline std::string split(std::string_view line, std::vector<std::string> &cells) {
    cells.clear();
    for (;;) {
        line = line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
        if (line.empty() || line.front() != '"') {
            const std::size_t comma = line.find(',');
            cells.emplace_back(trimmed(line.substr(0, comma)));
            if (comma == line.npos) return {};
            line.remove_prefix(comma + 1);
            continue;
        }
        line.remove_prefix(1);
        std::string &cell = cells.emplace_back();
        for (std::size_t quote = line.find('"');; quote = line.find('"')) {
            if (quote == line.npos) return "a quote is not closed";
            cell += line.substr(0, quote);
            line.remove_prefix(quote + 1);
            if (line.empty() || line.front() != '"') break;
            cell += '"';
            line.remove_prefix(1);
        }
        const std::size_t comma = line.find(',');
        if (!trimmed(line.substr(0, comma)).empty()) return "there is text behind a quoted cell";
        if (comma == line.npos) return {};
        line.remove_prefix(comma + 1);
    }
}

/// Returns the index of the column of a CSV file with a name; the number of columns where no column
/// has the name.
inline std::size_t column_of(const std::vector<std::string> &names, std::string_view name) {
    std::size_t place = 0;
    while (place < names.size() && names[place] != name)
        ++place;
    return place;
}

template <typename Number>
bool read_number(std::string_view text, Number &number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

/// Returns a part of the user's text for a message: on one line, and shortened.
inline std::string quoted(std::string_view text) {
    std::string result{text.substr(0, 40)};
    for (char &character : result)
        if (static_cast<unsigned char>(character) < ' ') character = '?';
    return "'" + result + (text.size() > 40 ? "…'" : "'");
}

/// The indices of the columns in a line of CSV.
struct curve_columns {
    std::size_t count{};
    std::size_t application{};
    std::size_t ways{};
    std::array<std::size_t, property_count> by_property{};
    properties known;
};

inline std::string read_names(const std::vector<std::string> &names, curve_columns &columns) {
    columns.count = names.size();
    columns.application = column_of(names, "BENCH");
    columns.ways = column_of(names, "NR_WAYS");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].empty() && column_of(names, names[i]) != i)
            return "there are two columns " + detail::quoted(names[i]);
    for (std::size_t i = 0; i < property_count; ++i) {
        columns.by_property[i] = column_of(names, property_names[i]);
        if (columns.by_property[i] < names.size()) columns.known.add(static_cast<property>(i));
    }
    std::string missing;
    const auto need = [&](std::size_t place, const char *name) {
        if (place < names.size()) return;
        missing += (missing.empty() ? "" : ", ") + std::string{name};
    };
    need(columns.application, "BENCH");
    need(columns.ways, "NR_WAYS");
    need(columns.by_property[0], "ipc");
    return missing.empty() ? missing : "the first line has no column " + missing;
}

inline std::string read_row(const std::vector<std::string> &cells, const curve_columns &columns,
                            curve_row &row) {
    if (cells.size() != columns.count)
        return std::to_string(cells.size()) + " cells, where the first line has " +
               std::to_string(columns.count);
    row.application = cells[columns.application];
    if (!read_number(cells[columns.ways], row.ways))
        return "NR_WAYS is no number of ways: " + detail::quoted(cells[columns.ways]);
    for (std::size_t i = 0; i < property_count; ++i) {
        if (columns.by_property[i] == columns.count) continue;
        if (!read_number(cells[columns.by_property[i]], row.values[i]))
            return std::string{property_names[i]} +
                   " is not a number: " + detail::quoted(cells[columns.by_property[i]]);
    }
    return problem_of_row(row, columns.known);
}

} // namespace detail

/// Adds the rows of a CSV text to `result`. Columns may have any order; BENCH, NR_WAYS and ipc are
/// required, other columns and lines that begin with `#` are ignored. Returns the problem, with its
/// line; empty: there is none.
/// `text`: CSV, with the names of columns in the first line
/// `result`: receives the rows
inline std::string add_rows(std::string_view text, curve_rows &result) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark)
        text.remove_prefix(byte_order_mark.size());
    detail::curve_columns columns;
    std::vector<std::string> cells;
    bool has_names = false;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t length = text.find('\n');
        const std::string_view line_text = text.substr(0, length);
        text.remove_prefix(length == text.npos ? text.size() : length + 1);
        if (detail::trimmed(line_text).empty() || line_text.front() == '#') continue;
        curve_row row;
        std::string problem = detail::split(line_text, cells);
        if (problem.empty())
            problem = has_names ? detail::read_row(cells, columns, row)
                                : detail::read_names(cells, columns);
        if (!problem.empty()) return "line " + std::to_string(line) + ": " + problem;
        if (has_names) result.rows.push_back(std::move(row));
        has_names = true;
    }
    if (!has_names) return "there is no line";
    result.known = result.known & columns.known;
    return {};
}

/// Reads the curves of applications from a CSV text. Returns the curves, or the problem.
inline made_curves read_curves(std::string_view text) {
    curve_rows rows;
    if (std::string problem = add_rows(text, rows); !problem.empty())
        return {{}, std::move(problem)};
    return make_curves(rows.rows, rows.known);
}

} // namespace msr::partition
