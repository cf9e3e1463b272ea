// Lets ^C and similar signals end a command that watches CPUs in order, so that the command
// restores registers.
#pragma once

#include "../../msrpp/run/command.hpp"

namespace msrpp::rdt_tool {

/// Takes the signals that would end this program, as long as the object lives.
class stopping {
public:
    stopping();
    stopping(const stopping &) = delete;
    stopping &operator=(const stopping &) = delete;
    ~stopping();

    /// Takes the signals again, where other code has taken the signals in the meantime.
    static void take_again();
    static bool is_asked();
    /// Waits for a number of seconds, or until `program` ends (may be null), or a signal comes.
    /// Returns whether the wait ended before its time.
    bool wait(double seconds, const run::command *program) const;
};

} // namespace msrpp::rdt_tool
