// The socket file of a shared machine, and the rights to make the file, connect to it, and remove
// it.
#pragma once

#include "../../support/descriptor.hpp"

#include <string>

namespace msrpp::machine {

/// The socket file of a shared machine. All functions but is_here() are called while the folder of
/// the file is locked: only one process can find no machine and make one, and a machine that ends
/// is not joined.
class socket_place {
public:
    /// Throws a complaint where the socket's path is too long, or other users could put files in
    /// the folder.
    explicit socket_place(const std::string &file);

    const std::string &file() const { return file_; }

    /// Locks the socket's folder as long as the returned descriptor lives. Waits for the lock for
    /// at most some seconds.
    descriptor locked() const;
    /// Returns a connection to the machine at the socket; an empty descriptor where no machine
    /// listens. A socket without a listener is removed. Throws a complaint where the file belongs
    /// to another user, or is no socket.
    descriptor connected() const;
    /// Returns a listening socket for a new machine, to which only this user may connect.
    descriptor listening() const;
    void remove() const;

private:
    std::string file_, folder_;
};

/// Returns whether the process at the other end of a connection belongs to this user.
bool is_of_this_user(const descriptor &connection);

} // namespace msrpp::machine
