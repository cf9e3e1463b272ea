// Reads the words of a command of msrpp's programs: prints help, and complains about words that the
// command does not take, in the same sentence for every command.
#pragma once

#include "command_line.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// Reads the words of a command line into the variables of the command's options. Returns false
/// where help was requested, which is printed. Throws a complaint that begins with the command's
/// name, such as `rdt set`, where a word is invalid.
/// `app`: a command whose name begins with `msrpp `
/// `arguments`: the words behind the first `--` are appended unchanged; null where a command takes
/// none
bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments = nullptr);

} // namespace msrpp
