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
