#include "output.hpp"

#include "complaint.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <system_error>

namespace msrpp {

void append_formatted_values(output &out, fmt::string_view text, fmt::format_args values) {
    fmt::vformat_to(fmt::appender(out), text, values);
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

[[noreturn]] void refuse_file(const std::string &file, const std::string &text, int reason) {
    complain(rule_broken,
             text + " to " + in_quotes(file) + ": " + std::generic_category().message(reason));
}

} // namespace

void write_to_file(const std::string &file, const std::string &text, const output &out) {
    std::FILE *const output = std::fopen(file.c_str(), "we");
    if (output == nullptr) refuse_file(file, text, errno);
    const bool is_whole = std::fwrite(out.data(), 1, out.size(), output) == out.size();
    const int reason = errno;
    if (std::fclose(output) != 0) refuse_file(file, text, errno);
    if (!is_whole) refuse_file(file, text, reason);
}

void expect_writable(const std::string &file, const std::string &text) {
    struct stat subject {};
    const bool is_there = stat(file.c_str(), &subject) == 0;
    if (!is_there && errno != ENOENT) refuse_file(file, text, errno);
    if (is_there && S_ISDIR(subject.st_mode)) refuse_file(file, text, EISDIR);
    const std::size_t name = file.rfind('/') + 1;
    const std::string folder = name == 0 ? "." : file.substr(0, name);
    if (faccessat(AT_FDCWD, (is_there ? file : folder).c_str(), W_OK, AT_EACCESS) != 0)
        refuse_file(file, text, errno);
}

} // namespace msrpp
