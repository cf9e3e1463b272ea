// Completions of the last word of a command line, for shells (`msrpp __complete`).
#pragma once

#include "../support/command_line.hpp"

#include <string>
#include <vector>

namespace msrpp::profile {

/// The command by which a shell asks for completions of a command line; no user types it.
inline constexpr const char *completing = "__complete";

/// Prints the words that complete the last word of a command line: the command's options, and the
/// values that the options' help names.
void print_completions(const support::command &command, const std::vector<std::string> &words);

/// Prints the words in `known` that begin with `word`, a line each.
void print_those_that_fit(const std::vector<std::string> &known, const std::string &word);

} // namespace msrpp::profile
