#include "destination.hpp"

#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace msrpp::profile {

namespace {

std::string folder_of(const std::string &path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// The file that a path leads to, through links.
std::string followed(const std::string &path) {
    char *const real = ::realpath(path.c_str(), nullptr);
    if (real == nullptr) return path;
    std::string result{real};
    std::free(real);
    return result;
}

/// The mode that a new file has.
mode_t usual_mode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

} // namespace

destination::destination(const std::string &path)
    : path_{path}, buffer_{std::make_unique<char[]>(room)} {
    if (path == "-") {
        file_ = STDOUT_FILENO;
        return;
    }
    struct stat is {};
    if (::stat(path.c_str(), &is) == 0) {
        if (S_ISDIR(is.st_mode)) fail("is a folder", 0);
        if (!S_ISREG(is.st_mode)) {
            file_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
            if (file_ < 0) fail("cannot be written", errno);
            return;
        }
        path_ = followed(path);
    }
    open_temporary();
}

destination::~destination() {
    if (file_ > STDERR_FILENO) ::close(file_);
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void destination::open_temporary() {
    // Without a name it goes with the process, whatever ends that.
    file_ = ::open(folder_of(path_).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    nameless_ = file_ >= 0;
    if (nameless_) return;
    temporary_ = path_ + ".XXXXXX";
    file_ = ::mkostemp(temporary_.data(), O_CLOEXEC);
    if (file_ < 0) {
        const int why = errno;
        temporary_.clear();
        fail("cannot be written", why);
    }
    ::fchmod(file_, usual_mode());
}

void destination::name_it() {
    if (nameless_) {
        const std::string from = fmt::format("/proc/self/fd/{}", file_);
        for (unsigned attempt = 0;; ++attempt) {
            std::string name = fmt::format("{}.{}.{}", path_, ::getpid(), attempt);
            if (::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
                temporary_ = std::move(name);
                break;
            }
            if (errno != EEXIST || attempt == 100) fail("cannot be written", errno);
        }
    }
    if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail("cannot be written", errno);
    temporary_.clear();
}

void destination::put_large(std::string_view bytes) {
    write_out();
    if (bytes.size() >= room)
        write_all(bytes);
    else
        put(bytes);
}

void destination::write_out() {
    write_all({buffer_.get(), used_});
    used_ = 0;
}

void destination::write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t some = ::write(file_, bytes.data(), bytes.size());
        if (some < 0 && errno == EINTR) continue;
        if (some < 0) fail("cannot be written", errno);
        written_ += static_cast<std::size_t>(some);
        bytes.remove_prefix(static_cast<std::size_t>(some));
    }
}

void destination::rewrite(std::uint64_t at, std::string_view bytes) {
    write_out();
    while (!bytes.empty()) {
        const ssize_t some = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (some < 0 && errno == EINTR) continue;
        if (some < 0) fail("cannot be written", errno);
        at += static_cast<std::size_t>(some);
        bytes.remove_prefix(static_cast<std::size_t>(some));
    }
}

void destination::finish() {
    write_out();
    if (can_go_back()) name_it();
    if (file_ > STDERR_FILENO) {
        const int file = file_;
        file_ = -1;
        if (::close(file) != 0) fail("cannot be written", errno);
    }
}

void destination::fail(const char *what, int why) const {
    std::string line = "profile export: ";
    line += path_ == "-" ? "standard output" : in_quotes(path_);
    line += std::string{" "} + what;
    if (why != 0) line += std::string{": "} + std::strerror(why);
    complain(rule_broken, std::move(line));
}

} // namespace msrpp::profile
