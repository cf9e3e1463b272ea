// A report: what a command has to say, as columns and rows. One printer writes it for people, as
// CSV and as JSON.
#pragma once

#include "../json.hpp"
#include "../output.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

/// A text, a number, `true` or `false`, a list of these, which people and CSV have with blanks
/// between, or null: people and CSV have nothing there, and the row's JSON has no such member.
using cell = json;

/// The format of a column's numbers. JSON has them as they are.
struct number_format {
    const char *people = "{}"; ///< of numbers that are not whole, as fmt::format takes it
    const char *csv = "{}";    ///< as `people`, for CSV
    double people_unit = 1;    ///< the number that values are divided by, for people
    double csv_unit = 1;
    bool hex = false; ///< whole numbers are written as 0x…, in JSON as text
};

inline constexpr number_format plain_format{}, hex_format{.hex = true};
inline constexpr number_format decimal_format{"{:.1f}", "{:.1f}"};
/// A part of 1; for people in percent.
inline constexpr number_format share_format{"{:.2f} %", "{:.6f}", 0.01};

struct column {
    /// A column of this name in every format.
    column(std::string name, number_format format = {}, bool only_if_any = false)
        : people{name}, csv{name}, json{std::move(name)}, format{format}, only_if_any{only_if_any} {
    }
    /// A column with a name for people, one for CSV and one for JSON. Where it is empty, the format
    /// has no such column. A blank is a column without a heading.
    column(std::string people, std::string csv, std::string json, number_format format = {})
        : people{std::move(people)}, csv{std::move(csv)}, json{std::move(json)}, format{format} {}

    std::string people, csv, json;
    number_format format;
    bool only_if_any = false; ///< people do not see it where all of its cells are 0 or empty
};

/// Columns that only people read, and those that only CSV and JSON have.
std::vector<column> columns_for_people(const std::vector<std::string> &names);
std::vector<column> columns_for_programs(const std::vector<std::string> &names);

/// Rows below columns. A format in which no column has a name does not have the table.
struct table {
    std::string member{}; ///< name of the JSON member with the rows; empty: the rows are the whole
                          ///< JSON
    std::vector<std::string> lines{}; ///< lines above the table, for people
    std::vector<column> columns{};
    std::vector<std::vector<cell>> rows{}; ///< each with a cell for each column
    std::string indent{};                  ///< indentation of the table, for people
    bool continues = false; ///< CSV: the rows follow some that were printed, so without names
    /// Numbers stand on the right of their column, a text loses control characters and, for people,
    /// its middle where it is long: names of symbols are as others made them.
    bool has_foreign_names = false;
    std::size_t row_limit = 0; ///< at most so many rows are printed; 0: all
};

struct report {
    /// The members of the JSON object in addition to the rows. A null member marks the place of the
    /// rows of its name.
    json members = json::object();
    std::vector<table> tables{};
};

/// Appends a report in a format: `csv`, the first table that has rows, or else the first; `json`,
/// all that has a name there; any other: all that people read.
void append_report(output &out, std::string_view format, const report &contents);

/// The JSON of a report.
json document_of(const report &contents);

/// Appends a table alone, of which the JSON is the array of its rows.
void append_table(output &out, std::string_view format, const table &rows);

/// Appends the JSON of each row on a line of its own.
void append_row_lines(output &out, const table &rows);

} // namespace msrpp
