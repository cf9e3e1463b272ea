#include "keys.hpp"

#include <poll.h>
#include <unistd.h>

namespace msrpp::rdt_tool {

namespace {

bool is_in_front() { return tcgetpgrp(STDIN_FILENO) == getpgrp(); }

} // namespace

terminal_keys::terminal_keys(bool enabled) {
    if (!enabled || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || !is_in_front() ||
        tcgetattr(STDIN_FILENO, &previous_) != 0)
        return;
    is_taken_ = true;
    take_without_enter();
}

terminal_keys::~terminal_keys() {
    if (is_taken_ && is_in_front()) tcsetattr(STDIN_FILENO, TCSADRAIN, &previous_);
}

void terminal_keys::take_without_enter() {
    termios current = previous_;
    current.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    current.c_cc[VMIN] = 0;
    current.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &current);
}

char terminal_keys::pressed() {
    if (!is_taken_ || !is_in_front()) return 0;
    // When the program goes on after ^Z, the shell has set the terminal to line mode: the mode
    // without Enter is set again.
    termios current{};
    if (tcgetattr(STDIN_FILENO, &current) == 0 && (current.c_lflag & ICANON) != 0)
        take_without_enter();
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, 0) <= 0 || (input.revents & POLLIN) == 0) return 0;
    char key = 0;
    if (read(STDIN_FILENO, &key, 1) != 1) return 0;
    constexpr char escape = 27;
    if (key != escape) return key;
    char rest[16];
    return read(STDIN_FILENO, rest, sizeof rest) < 0 ? 0 : pressed();
}

} // namespace msrpp::rdt_tool
