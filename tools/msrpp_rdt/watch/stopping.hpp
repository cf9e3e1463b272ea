// ^C and the like end a watch so that registers are put back.
#pragma once

#include "../../msrpp/run/command.hpp"

namespace msrpp::rdt_tool {

/// Takes the signals that end a program for as long as it lives.
class stopping {
public:
    stopping();
    stopping(const stopping &) = delete;
    stopping &operator=(const stopping &) = delete;
    ~stopping();

    /// Takes the signals again where somebody else has taken them since.
    static void take_again();
    static bool is_asked();
    /// Waits for so many seconds, or until `program` ends, or a signal comes. Returns whether one
    /// of these two happened; `program` may be null.
    bool wait(double seconds, const run::command *program) const;
};

} // namespace msrpp::rdt_tool
