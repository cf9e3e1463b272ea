// Messages of a fixed size over a socket that keeps the bounds of messages. Some messages carry a
// file.
#pragma once

#include "../../support/descriptor.hpp"

#include <cstring>
#include <utility>

#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>

namespace msrpp::machine {

/// Sends a message, and a file with the message where a file is given. Returns whether all of the
/// message was sent.
template <typename Message>
bool send_message(const descriptor &destination, const Message &subject, int flags, int file = -1) {
    iovec bytes{const_cast<Message *>(&subject), sizeof subject};
    alignas(cmsghdr) char space[CMSG_SPACE(sizeof file)]{};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    if (file >= 0) {
        message.msg_control = space;
        message.msg_controllen = sizeof space;
        cmsghdr *const with = CMSG_FIRSTHDR(&message);
        with->cmsg_level = SOL_SOCKET;
        with->cmsg_type = SCM_RIGHTS;
        with->cmsg_len = CMSG_LEN(sizeof file);
        std::memcpy(CMSG_DATA(with), &file, sizeof file);
    }
    return sendmsg(destination.number(), &message, flags | MSG_NOSIGNAL) == sizeof subject;
}

/// Receives a message, and the file that may come with it. Returns false where no whole message
/// came.
template <typename Message>
bool receive_message(const descriptor &source, Message &destination, descriptor &file) {
    iovec bytes{&destination, sizeof destination};
    alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int))]{};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    const ssize_t size = recvmsg(source.number(), &message, MSG_CMSG_CLOEXEC | MSG_TRUNC);
    if (size < 0) return false;
    for (cmsghdr *entry = CMSG_FIRSTHDR(&message); entry != nullptr;
         entry = CMSG_NXTHDR(&message, entry))
        if (entry->cmsg_level == SOL_SOCKET && entry->cmsg_type == SCM_RIGHTS) {
            int number = -1;
            std::memcpy(&number, CMSG_DATA(entry), sizeof number);
            file = descriptor{number};
        }
    return size == sizeof destination;
}

} // namespace msrpp::machine
