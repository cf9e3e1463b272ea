// Programs of their own that are commands of msrpp: they lie beside it, for they need libraries
// that no other command does.
#pragma once

#include <string>
#include <vector>

namespace msrpp {

/// Returns the path of a program that is installed in the folder of this program.
std::string program_beside(const std::string &name);

/// Becomes such a program: `words` are its arguments, the first the name by which it calls itself.
/// Throws a complaint that begins with `command` where it is not there; `needs` says which packages
/// it is built with.
[[noreturn]] void become_beside(const std::string &name, std::vector<std::string> words,
                                const std::string &command, const std::string &needs);

} // namespace msrpp
