#include "socket_place.hpp"

#include "../../support/complaint.hpp"

#include "../../support/descriptor.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

[[noreturn]] void refuse(const std::string &file, const std::string &reason) {
    complain(rule_broken, fmt::format("machine: --machine-socket {}: {}", in_quotes(file), reason));
}

descriptor new_socket() { return descriptor{socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0)}; }

sockaddr_un address_of(const std::string &file) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    file.copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
}

/// Calls connect() or bind() on the socket file. `call`: the function.
template <typename Call>
bool with_address(Call call, const descriptor &socket, const std::string &file) {
    const sockaddr_un address = address_of(file);
    return call(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
}

} // namespace

bool is_of_this_user(const descriptor &connection) {
    ucred credentials{};
    socklen_t size = sizeof credentials;
    return getsockopt(connection.number(), SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 &&
           credentials.uid == geteuid();
}

socket_place::socket_place(const std::string &file)
    : file_{std::filesystem::absolute(file)}, folder_{std::filesystem::path{file_}.parent_path()} {
    constexpr std::size_t longest = sizeof sockaddr_un{}.sun_path - 1;
    if (file_.size() > longest)
        refuse(file_, fmt::format("a socket's name has at most {} letters", longest));
    struct stat status {};
    if (stat(folder_.c_str(), &status) != 0) refuse(file_, std::strerror(errno));
    const bool is_trusted = status.st_uid == geteuid() || status.st_uid == 0;
    const bool is_open = (status.st_mode & (S_IWGRP | S_IWOTH)) != 0;
    if (!is_trusted || (is_open && (status.st_mode & S_ISVTX) == 0))
        refuse(file_, "other users could put a socket of theirs into the folder");
}

descriptor socket_place::locked() const {
    descriptor folder{open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (!folder) refuse(file_, std::strerror(errno));
    constexpr int times = 500;
    for (int i = 0; i < times && flock(folder.number(), LOCK_EX | LOCK_NB) != 0; ++i)
        usleep(10'000);
    return folder;
}

descriptor socket_place::connected() const {
    struct stat status {};
    if (lstat(file_.c_str(), &status) != 0) {
        if (errno == ENOENT) return {};
        refuse(file_, std::strerror(errno));
    }
    if (!S_ISSOCK(status.st_mode)) refuse(file_, "a file is there that is no socket");
    if (status.st_uid != geteuid()) refuse(file_, "the machine there is another user's");
    descriptor connection = new_socket();
    if (with_address(connect, connection, file_)) {
        if (!is_of_this_user(connection)) refuse(file_, "the machine there is another user's");
        return connection;
    }
    if (errno != ECONNREFUSED)
        refuse(file_, std::string{"no machine answers there: "} + std::strerror(errno));
    remove();
    return {};
}

descriptor socket_place::listening() const {
    constexpr int waiting = 64;
    descriptor position = new_socket();
    const mode_t previous = umask(S_IRWXG | S_IRWXO);
    const bool is_bound = with_address(bind, position, file_);
    umask(previous);
    if (!is_bound || listen(position.number(), waiting) != 0) refuse(file_, std::strerror(errno));
    return position;
}

void socket_place::remove() const { unlink(file_.c_str()); }

} // namespace msrpp::machine
