#include "output.hpp"

#include "complaint.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
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
        if (written < 0 && errno == EPIPE) throw complaint{reader_is_gone, {}};
        if (written < 0)
            complain(rule_broken, "standard output does not take the result: " +
                                      std::generic_category().message(errno));
        next += written;
        left -= static_cast<std::size_t>(written);
    }
    out.clear();
}

namespace {

[[noreturn]] void refuse_file(const std::string &file, const std::string &what, int why) {
    complain(rule_broken,
             what + " to " + in_quotes(file) + ": " + std::generic_category().message(why));
}

} // namespace

void write_to_file(const std::string &file, const std::string &what, const output &out) {
    std::FILE *const to = std::fopen(file.c_str(), "we");
    if (to == nullptr) refuse_file(file, what, errno);
    const bool is_whole = std::fwrite(out.data(), 1, out.size(), to) == out.size();
    const int why = errno;
    if (std::fclose(to) != 0) refuse_file(file, what, errno);
    if (!is_whole) refuse_file(file, what, why);
}

void expect_writable(const std::string &file, const std::string &what) {
    struct stat about {};
    const bool is_there = stat(file.c_str(), &about) == 0;
    if (!is_there && errno != ENOENT) refuse_file(file, what, errno);
    if (is_there && S_ISDIR(about.st_mode)) refuse_file(file, what, EISDIR);
    const std::size_t name = file.rfind('/') + 1;
    const std::string folder = name == 0 ? "." : file.substr(0, name);
    if (faccessat(AT_FDCWD, (is_there ? file : folder).c_str(), W_OK, AT_EACCESS) != 0)
        refuse_file(file, what, errno);
}

} // namespace msrpp
