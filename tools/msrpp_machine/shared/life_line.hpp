// A pipe by which programs notice the end of their machine: only the machine has the end for
// writing, and the system closes it however the machine ends.
//
// Each process of a program requests SIGKILL for that event: neither its parent nor the command has
// to exist then.
#pragma once

#include "../../support/descriptor.hpp"

#include <csignal>
#include <stdexcept>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace msrpp::machine {

/// The machine's ends. Its end for reading is there so that others can open it.
class life_line {
public:
    /// Throws std::runtime_error where there is none.
    life_line() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe to the program");
        for_reading_ = descriptor{ends[0]};
        for_writing_ = descriptor{ends[1]};
    }
    /// Returns the path by which other processes of this user open the pipe, as long as this one
    /// lives.
    std::string file() const {
        return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(for_reading_.number());
    }

private:
    descriptor for_reading_;
    descriptor for_writing_;
};

/// Lets the system end this process when the machine is gone. Returns the descriptor that does it,
/// by which a child opens the pipe anew; negative where the machine is gone already.
inline int live_with_machine(const char *file) {
    constexpr int high = 1000; // where programs do not expect any
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
    if (read(line, &byte, 1) != 0) return line; // there is nothing to read, but somebody writes
    close(line);
    return -1;
}

} // namespace msrpp::machine
