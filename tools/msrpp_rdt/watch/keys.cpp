#include "keys.hpp"

#include <poll.h>
#include <unistd.h>

namespace msrpp::rdt_tool {

namespace {

bool is_in_front() { return tcgetpgrp(STDIN_FILENO) == getpgrp(); }

} // namespace

terminal_keys::terminal_keys(bool wanted) {
    if (!wanted || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || !is_in_front() ||
        tcgetattr(STDIN_FILENO, &before_) != 0)
        return;
    taken_ = true;
    take_without_enter();
}

terminal_keys::~terminal_keys() {
    if (taken_ && is_in_front()) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
}

void terminal_keys::take_without_enter() {
    termios now = before_;
    now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    now.c_cc[VMIN] = 0;
    now.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &now);
}

char terminal_keys::pressed() {
    if (!taken_ || !is_in_front()) return 0;
    // After ^Z the shell has set the terminal as it wants it.
    termios now{};
    if (tcgetattr(STDIN_FILENO, &now) == 0 && (now.c_lflag & ICANON) != 0) take_without_enter();
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
