#include "lines.hpp"

#include "text.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace msrpp {

namespace {

/// Largest size in bytes of a file that is read as a whole.
constexpr std::size_t largest_file = std::size_t{1} << 24;

[[noreturn]] void complain_about_file(const std::string &file, const char *command, int error) {
    complain(rule_broken, fmt::format("{}: {} cannot be read: {}", command, shown(file),
                                      std::generic_category().message(error)));
}

} // namespace

bool line_reader::read_more() {
    const bool is_first = end == 0 && start == 0;
    const bool has_more = read_piece();
    // The byte order mark of a text may come in pieces, as from a terminal.
    while (is_first && end < 3 && end > 0 && buffer[0] == '\xef' && read_piece())
        ;
    if (is_first) start = searched = size_of_byte_order_mark({buffer.data(), end});
    return has_more;
}

bool line_reader::read_piece() {
    keep_rest();
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, buffer.data() + end, buffer.size() - end);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0)
            complain(rule_broken,
                     "standard input cannot be read: " + std::generic_category().message(errno));
        end += static_cast<std::size_t>(got);
        return got > 0;
    }
}

void line_reader::keep_rest() {
    if (start > 0) {
        std::memmove(buffer.data(), buffer.data() + start, end - start);
        searched -= start;
        end -= start;
        start = 0;
    }
    if (end == buffer.size()) buffer.resize(buffer.size() * 2);
}

std::vector<std::string> words_in(std::string_view line) {
    std::vector<std::string> result;
    for (std::size_t start = line.find_first_not_of(blanks); start != line.npos;) {
        const std::size_t end = line.find_first_of(blanks, start);
        result.emplace_back(line.substr(start, end - start));
        start = line.find_first_not_of(blanks, end);
    }
    return result;
}

std::string shown(const std::string &file) {
    return file == "-" ? "standard input" : in_quotes(file);
}

std::string text_of_file(const std::string &file, const char *command) {
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened{nullptr, std::fclose};
    if (file != "-") opened.reset(std::fopen(file.c_str(), "rb"));
    std::FILE *const source = file == "-" ? stdin : opened.get();
    if (source == nullptr) complain_about_file(file, command, errno);
    std::string text;
    char piece[1 << 14];
    errno = 0;
    for (std::size_t got; (got = std::fread(piece, 1, sizeof piece, source)) > 0;) {
        text.append(piece, got);
        if (text.size() > largest_file)
            complain(wrong_usage, fmt::format("{}: {} has more than {} bytes", command, shown(file),
                                              largest_file));
    }
    if (std::ferror(source) != 0) complain_about_file(file, command, errno);
    text.erase(0, size_of_byte_order_mark(text));
    return text;
}

} // namespace msrpp
