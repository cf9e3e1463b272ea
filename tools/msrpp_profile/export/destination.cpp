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

/// Returns the file to which a path leads, through symbolic links.
std::string followed(const std::string &path) {
    char *const real = ::realpath(path.c_str(), nullptr);
    if (real == nullptr) return path;
    std::string result{real};
    std::free(real);
    return result;
}

/// Returns the permissions of a new file, by the process's umask.
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
    struct stat kind {};
    if (::stat(path.c_str(), &kind) == 0) {
        if (S_ISDIR(kind.st_mode)) fail("is a folder", 0);
        if (!S_ISREG(kind.st_mode)) {
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
    // A file without a name (O_TMPFILE) vanishes with the process, however the process ends.
    file_ = ::open(folder_of(path_).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    nameless_ = file_ >= 0;
    if (nameless_) return;
    temporary_ = path_ + ".XXXXXX";
    file_ = ::mkostemp(temporary_.data(), O_CLOEXEC);
    if (file_ < 0) {
        const int reason = errno;
        temporary_.clear();
        fail("cannot be written", reason);
    }
    ::fchmod(file_, usual_mode());
}

void destination::name_it() {
    if (nameless_) {
        const std::string source = fmt::format("/proc/self/fd/{}", file_);
        for (unsigned attempt = 0;; ++attempt) {
            std::string name = fmt::format("{}.{}.{}", path_, ::getpid(), attempt);
            if (::linkat(AT_FDCWD, source.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) ==
                0) {
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
        const ssize_t entry = ::write(file_, bytes.data(), bytes.size());
        if (entry < 0 && errno == EINTR) continue;
        if (entry < 0) fail("cannot be written", errno);
        written_ += static_cast<std::size_t>(entry);
        bytes.remove_prefix(static_cast<std::size_t>(entry));
    }
}

void destination::rewrite(std::uint64_t position, std::string_view bytes) {
    write_out();
    while (!bytes.empty()) {
        const ssize_t entry =
            ::pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(position));
        if (entry < 0 && errno == EINTR) continue;
        if (entry < 0) fail("cannot be written", errno);
        position += static_cast<std::size_t>(entry);
        bytes.remove_prefix(static_cast<std::size_t>(entry));
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

void destination::fail(const char *text, int reason) const {
    std::string line = "profile export: ";
    line += path_ == "-" ? "standard output" : in_quotes(path_);
    line += std::string{" "} + text;
    if (reason != 0) line += std::string{": "} + std::strerror(reason);
    complain(rule_broken, std::move(line));
}

} // namespace msrpp::profile
