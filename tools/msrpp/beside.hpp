// Commands of msrpp that are separate programs in the folder of msrpp, because they need libraries
// that no other command needs.
#pragma once

#include <string>
#include <vector>

namespace msrpp {

/// Returns the path of a program that is installed in the folder of this program.
std::string program_beside(const std::string &name);

/// Executes a program of this folder in place of this process. `words`: the program's arguments,
/// the first is the name by which the program calls itself. Throws a complaint that begins with
/// `command` where the program is not installed; `needs` names the packages that the program is
/// built with.
[[noreturn]] void become_beside(const std::string &name, std::vector<std::string> words,
                                const std::string &command, const std::string &needs);

/// Executes `msrpp machine` with a command inside in place of this process, where `backend` is
/// machine:CPU; otherwise returns. The command's registers are those of the simulated machine.
/// Throws a complaint where the machine does not exist.
/// `program`: `rdt` or `control`, whose command is `command` with `words`
void enter_machine(const std::string &backend, const std::string &program, const char *command,
                   const std::vector<std::string> &words);

} // namespace msrpp
