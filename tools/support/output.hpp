// Standard output: collected in memory, written by a single call; an error is always reported.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

using output = fmt::memory_buffer;

inline void append(output &out, std::string_view text) {
    out.append(text.data(), text.data() + text.size());
}

inline void append_line(output &out, std::string_view text) {
    append(out, text);
    out.push_back('\n');
}

/// What append_formatted is made of. fmt's own functions that append are compiled anew in each file
/// that calls them, with all that they can print.
void append_formatted_values(output &out, fmt::string_view text, fmt::format_args values);

/// Appends values as fmt::format has them.
template <typename... Values>
void append_formatted(output &out, fmt::format_string<Values...> text, Values &&...values) {
    append_formatted_values(out, text, fmt::make_format_args(values...));
}

/// Appends a cell of a CSV file, in quotes where RFC 4180 asks for them.
void append_cell(output &out, std::string_view text);

/// Appends a line of a CSV file.
void append_row(output &out, std::initializer_list<std::string_view> cells);
void append_row(output &out, const std::vector<std::string> &cells);

/// Appends lines of cells, each behind the indent, padded so that columns stand below each other.
void append_aligned(output &out, const std::vector<std::vector<std::string>> &rows,
                    const std::string &indent = {});

/// Writes everything to standard output and empties the buffer. Throws a complaint where the
/// system does not take it.
void flush(output &out);

/// Writes everything to a file. Throws a complaint where that fails: `what`, such as `run: cannot
/// write the counts`, then the file, and why.
void write_to_file(const std::string &file, const std::string &what, const output &out);

/// Throws the same complaint where the file could not be opened; called before what takes long. The
/// file is not touched.
void expect_writable(const std::string &file, const std::string &what);

} // namespace msrpp
