// A report: the result of a command, as tables. The same code prints reports for people, as CSV and
// as JSON.
#pragma once

#include "../json.hpp"
#include "../output.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

/// A cell of a table: a text, a number, `true` or `false`, a list of texts and numbers, which
/// people and CSV have with blanks between, or null, for which people and CSV have an empty cell,
/// and the row's JSON no member.
using cell = json;

/// The format of a column's numbers. JSON has numbers unformatted.
struct number_format {
    /// Format of numbers with decimals for people, in the syntax of fmt::format.
    const char *people = "{}";
    /// Format of numbers with decimals for CSV, in the syntax of fmt::format.
    const char *csv = "{}";
    double people_unit = 1; ///< numbers for people are divided by this unit
    double csv_unit = 1;
    bool hex = false; ///< whole numbers are printed as 0x…, in JSON as text
};

inline constexpr number_format plain_format{}, hex_format{.hex = true};
inline constexpr number_format decimal_format{"{:.1f}", "{:.1f}"};
/// The format of a share between 0 and 1; for people in percent.
inline constexpr number_format share_format{"{:.2f} %", "{:.6f}", 0.01};

struct column {
    /// Makes a column with the same name in every format.
    column(std::string name, number_format format = {}, bool only_if_any = false)
        : people{name}, csv{name}, json{std::move(name)}, format{format}, only_if_any{only_if_any} {
    }
    /// Makes a column with a name for people, a name for CSV and a name for JSON. With an empty
    /// name the format lacks the column. A name of one blank: the column has no heading.
    column(std::string people, std::string csv, std::string json, number_format format = {})
        : people{std::move(people)}, csv{std::move(csv)}, json{std::move(json)}, format{format} {}

    std::string people, csv, json;
    number_format format;
    /// The column is hidden from people where all of its cells are 0 or empty.
    bool only_if_any = false;
};

/// Returns columns that only the format for people has; columns_for_programs() returns columns that
/// only CSV and JSON have.
std::vector<column> columns_for_people(const std::vector<std::string> &names);
std::vector<column> columns_for_programs(const std::vector<std::string> &names);

/// A table: rows below columns. A format in which no column has a name does not print the table.
struct table {
    /// Name of the JSON member with the rows; empty: the rows are the whole JSON.
    std::string member{};
    std::vector<std::string> lines{}; ///< lines of text above the table, for people
    std::vector<column> columns{};
    std::vector<std::vector<cell>> rows{}; ///< the rows, with a cell for each column
    std::string indent{};                  ///< indentation of the table, for people
    /// The table continues rows that were printed before: CSV has no head again.
    bool continues = false;
    /// Whether texts are foreign names, such as names of symbols: numbers are then aligned on the
    /// right, texts lose control characters and, for people, their middle where they are long.
    bool has_foreign_names = false;
    std::size_t row_limit = 0; ///< largest number of printed rows; 0: all rows
};

struct report {
    /// The members of the JSON object in addition to the tables' rows. A null member marks the
    /// position of the table with its name.
    json members = json::object();
    std::vector<table> tables{};
};

/// Appends a report to the output in a format: `csv`, the first table that has rows, or else the
/// first table; `json`, all that has a name in JSON; any other: everything for people.
void append_report(output &out, std::string_view format, const report &contents);

/// Returns the JSON document of a report.
json document_of(const report &contents);

/// Appends a single table to the output; its JSON is the array of its rows.
void append_table(output &out, std::string_view format, const table &rows);

/// Appends the JSON of each row of a table, on a line of its own.
void append_row_lines(output &out, const table &rows);

} // namespace msrpp
