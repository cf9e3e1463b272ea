// The standard output of a tool: collected in memory, written by a single call; every error is
// reported.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace msrpp {

using output = fmt::memory_buffer;

inline void append(output &out, std::string_view text) {
    out.append(text.data(), text.data() + text.size());
}

inline void append_line(output &out, std::string_view text) {
    append(out, text);
    out.push_back('\n');
}

/// Appends formatted values to the output, for append_formatted(). The function is not a template,
/// because fmt's own appending functions are compiled anew in each file that calls them, with all
/// types that they can print.
void append_formatted_values(output &out, fmt::string_view text, fmt::format_args values);

/// Appends values to the output, in the format of fmt::format.
template <typename... Values>
void append_formatted(output &out, fmt::format_string<Values...> text, Values &&...values) {
    append_formatted_values(out, text, fmt::make_format_args(values...));
}

/// Writes the collected output to standard output and empties it. Throws a complaint where the
/// system refuses.
void flush(output &out);

/// Writes the collected output to a file. Throws a complaint where writing fails: `text`, such as
/// `run: cannot write the counts`, then the file, and the reason.
void write_to_file(const std::string &file, const std::string &text, const output &out);

/// Throws a complaint where a file could not be opened for writing; does not change the file.
/// Called before long work.
void expect_writable(const std::string &file, const std::string &text);

} // namespace msrpp
