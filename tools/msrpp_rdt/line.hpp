// Command lines of `msrpp rdt`, and the simulated machine on which a command may run.
#pragma once

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

/// Executes `msrpp machine` with the present command inside, where `backend` is machine:CPU;
/// otherwise returns. Throws a complaint where the machine does not exist, or where `backend` has
/// only registers and the command needs programs.
void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words);

/// Throws a complaint where a format of output is neither table nor csv nor json.
void check_format(const std::string &format);

} // namespace msrpp::rdt_tool
