// A pipe by which programs notice the end of their machine: only the machine has the end for
// writing, and the system closes that end however the machine ends.
//
// Each process of a program requests SIGKILL for the end of the pipe: neither the process's parent
// nor the command has to exist then.
#pragma once

#include "../../support/descriptor.hpp"

#include <csignal>
#include <stdexcept>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace msrpp::machine {

/// The machine's ends of the pipe. The machine keeps the end for reading open so that other
/// processes can open the pipe.
class life_line {
public:
    /// Throws std::runtime_error where no pipe can be made.
    life_line() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe to the program");
        for_reading_ = descriptor{ends[0]};
        for_writing_ = descriptor{ends[1]};
    }
    /// Returns the path by which other processes of this user open the pipe, as long as this
    /// process lives.
    std::string file() const {
        return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(for_reading_.number());
    }

private:
    descriptor for_reading_;
    descriptor for_writing_;
};

/// Lets the system end this process when the machine is gone. Returns the descriptor of the pipe by
/// which the system notices that; a child process opens the pipe anew. Negative: the machine is
/// gone already.
inline int live_with_machine(const char *file) {
    // The pipe gets a descriptor from 1000 on, which programs do not expect to use.
    constexpr int high = 1000;
    int line = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (line < 0) return line;
    if (const int moved = fcntl(line, F_DUPFD_CLOEXEC, high); moved >= 0) {
        close(line);
        line = moved;
    }
    fcntl(line, F_SETOWN, getpid());
    fcntl(line, F_SETSIG, SIGKILL);
    fcntl(line, F_SETFL, fcntl(line, F_GETFL) | O_ASYNC);
    char byte;
    // read() fails while the machine lives: the pipe is empty, and the machine has the end for
    // writing.
    if (read(line, &byte, 1) != 0) return line;
    close(line);
    return -1;
}

} // namespace msrpp::machine
