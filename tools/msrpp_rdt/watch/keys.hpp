// Reads keys that the user presses on a terminal, without Enter, while a command watches CPUs.
#pragma once

#include "stopping.hpp"

#include "../../msrpp/run/command.hpp"

#include <algorithm>

#include <termios.h>

namespace msrpp::rdt_tool {

/// Reads keys of standard input as long as the object lives; the destructor restores the terminal.
class terminal_keys {
public:
    /// `enabled`: whether to read keys. No keys are read where standard input or output is no
    /// terminal, or this program is in the background.
    explicit terminal_keys(bool enabled);
    terminal_keys(const terminal_keys &) = delete;
    terminal_keys &operator=(const terminal_keys &) = delete;
    ~terminal_keys();

    bool are_taken() const { return is_taken_; }
    /// Returns the next key; 0: none was pressed. Escape sequences of arrows and similar keys are
    /// skipped.
    char pressed();

    /// Waits for a number of seconds, or until `program` ends (may be null), or a signal comes, or
    /// `take(key)` returns false. Returns whether the wait ended before its time.
    template <typename Take>
    bool wait(double seconds, const stopping &stop, const run::command *program, Take &&take) {
        constexpr double step = 0.05;
        if (!is_taken_) return stop.wait(seconds, program);
        do {
            if (stop.wait(std::min(seconds, step), program)) return true;
            while (const char key = pressed())
                if (!take(key)) return true;
            seconds -= step;
        } while (seconds > 0);
        return false;
    }

private:
    bool is_taken_ = false;
    termios previous_{};

    void take_without_enter();
};

} // namespace msrpp::rdt_tool
