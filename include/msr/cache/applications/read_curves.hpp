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

/// Rows that are not checked yet, of one file or of several.
struct curve_rows {
    std::vector<curve_row> rows;
    properties known = properties::all(); ///< of each file that was read
};

namespace detail {

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The cells of a line; one in quotes may have commas, and two quotes that stand for one. Returns
/// what is wrong; empty: nothing.
inline std::string split(std::string_view line, std::vector<std::string> &into) {
    into.clear();
    for (;;) {
        line = line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
        if (line.empty() || line.front() != '"') {
            const std::size_t comma = line.find(',');
            into.emplace_back(trimmed(line.substr(0, comma)));
            if (comma == line.npos) return {};
            line.remove_prefix(comma + 1);
            continue;
        }
        line.remove_prefix(1);
        std::string &cell = into.emplace_back();
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

/// The place of a column; that of none is behind the last.
inline std::size_t column_of(const std::vector<std::string> &names, std::string_view name) {
    std::size_t place = 0;
    while (place < names.size() && names[place] != name)
        ++place;
    return place;
}

template <typename Number>
bool read_number(std::string_view text, Number &into) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
    return error == std::errc{} && end == text.data() + text.size();
}

/// A part of the user's text for a message: on one line, and short.
inline std::string quoted(std::string_view text) {
    std::string result{text.substr(0, 40)};
    for (char &one : result)
        if (static_cast<unsigned char>(one) < ' ') one = '?';
    return "'" + result + (text.size() > 40 ? "…'" : "'");
}

/// Where the columns stand.
struct curve_columns {
    std::size_t count{};
    std::size_t application{};
    std::size_t ways{};
    std::array<std::size_t, property_count> of{};
    properties known;
};

inline std::string read_names(const std::vector<std::string> &names, curve_columns &into) {
    into.count = names.size();
    into.application = column_of(names, "BENCH");
    into.ways = column_of(names, "NR_WAYS");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].empty() && column_of(names, names[i]) != i)
            return "there are two columns " + detail::quoted(names[i]);
    for (std::size_t i = 0; i < property_count; ++i) {
        into.of[i] = column_of(names, property_names[i]);
        if (into.of[i] < names.size()) into.known.add(static_cast<property>(i));
    }
    std::string missing;
    const auto need = [&](std::size_t place, const char *name) {
        if (place < names.size()) return;
        missing += (missing.empty() ? "" : ", ") + std::string{name};
    };
    need(into.application, "BENCH");
    need(into.ways, "NR_WAYS");
    need(into.of[0], "ipc");
    return missing.empty() ? missing : "the first line has no column " + missing;
}

inline std::string read_row(const std::vector<std::string> &cells, const curve_columns &at,
                            curve_row &into) {
    if (cells.size() != at.count)
        return std::to_string(cells.size()) + " cells, where the first line has " +
               std::to_string(at.count);
    into.application = cells[at.application];
    if (!read_number(cells[at.ways], into.ways))
        return "NR_WAYS is no number of ways: " + detail::quoted(cells[at.ways]);
    for (std::size_t i = 0; i < property_count; ++i) {
        if (at.of[i] == at.count) continue;
        if (!read_number(cells[at.of[i]], into.values[i]))
            return std::string{property_names[i]} +
                   " is not a number: " + detail::quoted(cells[at.of[i]]);
    }
    return problem_of_row(into, at.known);
}

} // namespace detail

/// Adds the rows of a text. Columns stand in any order; BENCH, NR_WAYS and ipc have to be there,
/// and others are passed over, as are lines that begin with `#`. Returns what is wrong, with the
/// line; empty: nothing.
inline std::string add_rows(std::string_view text, curve_rows &to) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark)
        text.remove_prefix(byte_order_mark.size());
    detail::curve_columns at;
    std::vector<std::string> cells;
    bool has_names = false;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t length = text.find('\n');
        const std::string_view one = text.substr(0, length);
        text.remove_prefix(length == text.npos ? text.size() : length + 1);
        if (detail::trimmed(one).empty() || one.front() == '#') continue;
        curve_row row;
        std::string why = detail::split(one, cells);
        if (why.empty())
            why = has_names ? detail::read_row(cells, at, row) : detail::read_names(cells, at);
        if (!why.empty()) return "line " + std::to_string(line) + ": " + why;
        if (has_names) to.rows.push_back(std::move(row));
        has_names = true;
    }
    if (!has_names) return "there is no line";
    to.known = to.known & at.known;
    return {};
}

/// The curves of a text.
inline made_curves read_curves(std::string_view text) {
    curve_rows rows;
    if (std::string why = add_rows(text, rows); !why.empty()) return {{}, std::move(why)};
    return make_curves(rows.rows, rows.known);
}

} // namespace msr::partition
