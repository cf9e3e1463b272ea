#include "output.hpp"

#include "complaint.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <system_error>

namespace msrpp {

void append_formatted_values(output &out, fmt::string_view text, fmt::format_args values) {
    fmt::vformat_to(fmt::appender(out), text, values);
}

void append_cell(output &out, std::string_view text) {
    if (text.find_first_of(",\"\r\n") == text.npos) return append(out, text);
    out.push_back('"');
    for (const char letter : text) {
        if (letter == '"') out.push_back('"');
        out.push_back(letter);
    }
    out.push_back('"');
}

namespace {

template <typename Cells>
void append_cells(output &out, const Cells &cells) {
    const char *before = "";
    for (const std::string_view cell : cells) {
        append(out, before);
        append_cell(out, cell);
        before = ",";
    }
    out.push_back('\n');
}

} // namespace

void append_row(output &out, std::initializer_list<std::string_view> cells) {
    append_cells(out, cells);
}

void append_row(output &out, const std::vector<std::string> &cells) { append_cells(out, cells); }

void append_aligned(output &out, const std::vector<std::vector<std::string>> &rows,
                    const std::string &indent) {
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    for (const auto &row : rows) {
        std::string line = indent;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            line.append(widths[i] - row[i].size() + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        append(out, line);
        out.push_back('\n');
    }
}

void flush(output &out) {
    const char *next = out.data();
    std::size_t left = out.size();
    while (left > 0) {
        const ssize_t written = write(STDOUT_FILENO, next, left);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0)
            complain(rule_broken, "standard output does not take the result: " +
                                      std::generic_category().message(errno));
        next += written;
        left -= static_cast<std::size_t>(written);
    }
    out.clear();
}

} // namespace msrpp
