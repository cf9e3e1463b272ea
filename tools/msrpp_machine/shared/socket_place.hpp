// The socket file of a shared machine, and the rights to make it, connect to it, and remove it.
#pragma once

#include "../../support/descriptor.hpp"

#include <string>

namespace msrpp::machine {

/// A place for the socket of a machine. All but is_here() are called while its folder is locked: so
/// one process alone finds nobody there and makes the machine, and a machine that ends is not
/// joined.
class socket_place {
public:
    /// Throws a complaint where the name is too long, or others could put files in the folder.
    explicit socket_place(const std::string &file);

    const std::string &file() const { return file_; }

    /// Holds the lock of the folder as long as it lives. Waits for at most some seconds.
    descriptor locked() const;
    /// Returns a connection to the machine; none where there is no machine. A socket without a
    /// listener is removed. Throws a complaint where it belongs to another user, or is no socket.
    descriptor connected() const;
    /// A socket for a new machine, which this user alone may connect to.
    descriptor listening() const;
    void remove() const;

private:
    std::string file_, folder_;
};

/// Whether the process at the other end is of this user.
bool is_of_this_user(const descriptor &connection);

} // namespace msrpp::machine
