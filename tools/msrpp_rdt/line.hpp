// Command lines of `msrpp rdt`.
#pragma once

#include "../support/command_line.hpp"

#include <string>
#include <vector>

namespace msrpp::rdt_tool {

inline constexpr const char *backend_help =
    "auto (the default), shim or dev; machine:CPU: the command runs on a simulated processor";
inline constexpr const char *backend_or_registers_help =
    "auto (the default), shim or dev; machine:CPU: the command runs on a simulated processor; "
    "registers:CPU or registers:CPU:FILE: it writes the registers of a simulated processor on "
    "which "
    "nothing runs, and FILE keeps them";

/// Reads the words of a command; `arguments` gets those behind --, in which `--` may stand again.
/// Returns false where only help was asked for, which is printed. Throws a complaint.
bool read_line(support::command &app, const std::vector<std::string> &words,
               std::vector<std::string> *arguments = nullptr);

/// Becomes `msrpp machine` with this command in it where `backend` is machine:CPU. Throws a
/// complaint where it is none, or registers on which nothing runs and the command needs programs.
void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words);

/// Complains where a format is none of those.
void check_format(const std::string &format);

} // namespace msrpp::rdt_tool
