// Completions of the last word of a command line, for the shells (`msrpp __complete`).
#pragma once

#include "../support/command_line.hpp"

#include <string>
#include <vector>

namespace msrpp::profile {

/// The word by which a shell asks; no user types it.
inline constexpr const char *completing = "__complete";

/// Prints what may stand in place of the last of the words behind a command: its options, and the
/// values that they name.
void print_completions(const support::command &command, const std::vector<std::string> &words);

/// Prints those of some words that begin with a word, a line each.
void print_those_that_fit(const std::vector<std::string> &known, const std::string &word);

} // namespace msrpp::profile
