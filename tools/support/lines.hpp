// Reads text by lines: standard input as it comes, and whole files.
#pragma once

#include "complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

inline constexpr std::string_view blanks = " \t\r";

/// A reader of standard input by lines, which reads many lines at a time.
class line_reader {
public:
    /// Reads the bytes that standard input has, at least one. Returns false at the end of the
    /// input.
    bool read_more();

    /// Calls `sink(std::string_view)` for each complete line that was read.
    template <typename Sink>
    void each_line(Sink &&sink) {
        while (const void *const result =
                   std::memchr(buffer.data() + searched, '\n', end - searched)) {
            const char *const newline = static_cast<const char *>(result);
            const char *const first = buffer.data() + start;
            sink(std::string_view{first, static_cast<std::size_t>(newline - first)});
            start = searched = static_cast<std::size_t>(newline - buffer.data()) + 1;
        }
        searched = end;
    }

    /// Returns the incomplete line: the text behind the last newline.
    std::string_view rest() const { return {buffer.data() + start, end - start}; }

private:
    bool read_piece();
    void keep_rest();

    std::vector<char> buffer = std::vector<char>(std::size_t{1} << 18);
    std::size_t start = 0;    ///< index of the first byte of the line that is not complete yet
    std::size_t searched = 0; ///< the buffer has no newline between `start` and `searched`
    std::size_t end = 0;
};

/// Returns the words of a line, which are separated by blanks.
std::vector<std::string> words_in(std::string_view line);

/// Returns the name of a file for a message; `-` is standard input.
std::string shown(const std::string &file);

/// Returns the text of a file, of at most 16 MiB; `-` is standard input. Throws a complaint that
/// begins with `command` where the file cannot be read.
std::string text_of_file(const std::string &file, const char *command);

/// Calls `sink(std::string_view)` for each line of a file's text. A complaint of the sink begins
/// with `command` and names file and line.
template <typename Sink>
void each_line_in(std::string_view text, const std::string &file, const char *command,
                  Sink &&sink) {
    std::string_view rest = text;
    for (std::size_t line = 1; !rest.empty(); ++line) {
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        try {
            sink(rest.substr(0, length));
        } catch (const complaint &problem) {
            complain(problem.status,
                     fmt::format("{}: {}, line {}: {}", command, shown(file), line, problem.line));
        }
        rest.remove_prefix(std::min(length + 1, rest.size()));
    }
}

/// Calls `sink` for each line of a file. Throws a complaint where the file cannot be read.
template <typename Sink>
void each_line_of(const std::string &file, const char *command, Sink &&sink) {
    each_line_in(text_of_file(file, command), file, command, sink);
}

} // namespace msrpp
