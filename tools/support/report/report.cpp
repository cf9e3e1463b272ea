#include "report.hpp"

#include "../printable.hpp"
#include "rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace msrpp {

namespace {

constexpr std::size_t longest_foreign_name = 72;

using column_name = std::string column::*;

bool is_in(const table &rows, column_name name) {
    return std::any_of(rows.columns.begin(), rows.columns.end(),
                       [&](const column &heading) { return !(heading.*name).empty(); });
}

std::size_t printed_rows(const table &rows) {
    return rows.row_limit == 0 ? rows.rows.size() : std::min(rows.rows.size(), rows.row_limit);
}

bool is_nothing(const cell &value) {
    return value.is_number() ? value.get<double>() == 0
                             : value.is_null() || (value.is_string() && value == "");
}

std::string whole_number_text(const cell &value, const number_format &format) {
    if (format.hex) return hex(value.get<std::uint64_t>());
    return value.is_number_unsigned() ? fmt::format("{}", value.get<std::uint64_t>())
                                      : fmt::format("{}", value.get<std::int64_t>());
}

std::string cell_text(const cell &value, const number_format &format, bool for_people) {
    if (value.is_null()) return {};
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number_float())
        return fmt::format(fmt::runtime(for_people ? format.people : format.csv),
                           value.get<double>() /
                               (for_people ? format.people_unit : format.csv_unit));
    if (!value.is_array()) return whole_number_text(value, format);
    std::string text;
    for (const cell &element : value)
        text += (text.empty() ? "" : " ") + cell_text(element, format, for_people);
    return text;
}

/// Returns the indices of the columns that are printed in a format.
std::vector<std::size_t> printed_columns(const table &rows, column_name name) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < rows.columns.size(); ++i) {
        const column &heading = rows.columns[i];
        const bool may_be_empty = name != &column::people || !heading.only_if_any;
        if (!(heading.*name).empty() &&
            (may_be_empty || std::any_of(rows.rows.begin(), rows.rows.end(),
                                         [i](const auto &row) { return !is_nothing(row[i]); })))
            result.push_back(i);
    }
    return result;
}

/// Returns the heading and the rows of a table as texts.
std::vector<std::vector<std::string>> texts_of(const table &rows, column_name name,
                                               const std::vector<std::size_t> &columns) {
    const bool for_people = name == &column::people;
    std::vector<std::vector<std::string>> result;
    const auto add = [&](auto text_of_column) {
        std::vector<std::string> &texts = result.emplace_back();
        for (const std::size_t i : columns)
            texts.push_back(text_of_column(i));
    };
    const bool has_heading = std::any_of(columns.begin(), columns.end(), [&](std::size_t i) {
        return rows.columns[i].*name != " ";
    });
    if (has_heading && (for_people || !rows.continues))
        add([&](std::size_t i) { return rows.columns[i].*name; });
    for (std::size_t row = 0; row < printed_rows(rows); ++row)
        add([&](std::size_t i) {
            std::string text = cell_text(rows.rows[row][i], rows.columns[i].format, for_people);
            if (rows.has_foreign_names) text = without_controls(text);
            if (rows.has_foreign_names && for_people)
                text = without_middle(text, longest_foreign_name);
            return text;
        });
    return result;
}

void append_for_people(output &out, const table &rows) {
    for (const std::string &line : rows.lines)
        append_line(out, line);
    const std::vector<std::size_t> columns = printed_columns(rows, &column::people);
    std::vector<bool> right;
    for (const std::size_t i : columns)
        right.push_back(rows.has_foreign_names && !rows.rows.empty() &&
                        rows.rows.front()[i].is_number());
    if (!columns.empty())
        append_aligned(out, texts_of(rows, &column::people, columns), rows.indent, right);
}

void append_csv(output &out, const table &rows) {
    const std::vector<std::size_t> columns = printed_columns(rows, &column::csv);
    for (const std::vector<std::string> &texts : texts_of(rows, &column::csv, columns))
        append_row(out, texts);
}

json object_of_row(const table &rows, std::size_t row) {
    json result = json::object();
    for (std::size_t i = 0; i < rows.columns.size(); ++i) {
        const column &heading = rows.columns[i];
        const cell &value = rows.rows[row][i];
        if (!heading.json.empty() && !value.is_null())
            result[heading.json] = heading.format.hex && value.is_number_integer()
                                       ? json(cell_text(value, heading.format, false))
                                       : value;
    }
    return result;
}

json objects_of(const table &rows) {
    json result = json::array();
    for (std::size_t i = 0; i < printed_rows(rows); ++i)
        result.push_back(object_of_row(rows, i));
    return result;
}

std::vector<column> columns_in(const std::vector<std::string> &names, bool for_people) {
    std::vector<column> result;
    for (const std::string &name : names)
        result.push_back(for_people ? column{name, "", ""} : column{"", name, name});
    return result;
}

} // namespace

std::vector<column> columns_for_people(const std::vector<std::string> &names) {
    return columns_in(names, true);
}

std::vector<column> columns_for_programs(const std::vector<std::string> &names) {
    return columns_in(names, false);
}

json document_of(const report &contents) {
    json document = contents.members;
    for (const table &rows : contents.tables)
        if (is_in(rows, &column::json))
            (rows.member.empty() ? document : document[rows.member]) = objects_of(rows);
    return document;
}

void append_table(output &out, std::string_view format, const table &rows) {
    if (format == "json") return append_document(out, objects_of(rows));
    if (format == "csv") return append_csv(out, rows);
    append_for_people(out, rows);
}

void append_report(output &out, std::string_view format, const report &contents) {
    if (format == "json") return append_document(out, document_of(contents));
    const table *csv = nullptr;
    for (const table &rows : contents.tables)
        if (format != "csv")
            append_for_people(out, rows);
        else if (is_in(rows, &column::csv) &&
                 (csv == nullptr || (csv->rows.empty() && !rows.rows.empty())))
            csv = &rows;
    if (csv != nullptr) append_csv(out, *csv);
}

void append_row_lines(output &out, const table &rows) {
    for (std::size_t i = 0; i < rows.rows.size(); ++i)
        append_line(out, line_of(object_of_row(rows, i)));
}

} // namespace msrpp
