#include "rows.hpp"

#include <algorithm>

namespace msrpp {

namespace {

template <typename Cells>
void append_cells(output &out, const Cells &cells) {
    const char *separator = "";
    for (const std::string_view cell : cells) {
        append(out, separator);
        append_cell(out, cell);
        separator = ",";
    }
    out.push_back('\n');
}

/// Returns the approximate width of a UTF-8 text on a terminal: the number of its letters.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char letter) { return (letter & 0xc0) != 0x80; }));
}

} // namespace

void append_cell(output &out, std::string_view text) {
    if (text.find_first_of(",\"\r\n") == text.npos) return append(out, text);
    out.push_back('"');
    for (const char letter : text) {
        if (letter == '"') out.push_back('"');
        out.push_back(letter);
    }
    out.push_back('"');
}

void append_row(output &out, std::initializer_list<std::string_view> cells) {
    append_cells(out, cells);
}

void append_row(output &out, const std::vector<std::string> &cells) { append_cells(out, cells); }

void append_aligned(output &out, const std::vector<std::vector<std::string>> &rows,
                    const std::string &indent, const std::vector<bool> &right) {
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width_of(row[i]));
    }
    for (const auto &row : rows) {
        std::string line = indent;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - width_of(row[i]), ' ');
            line += i < right.size() && right[i] ? padding + row[i] : row[i] + padding;
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        append_line(out, line);
    }
}

} // namespace msrpp
