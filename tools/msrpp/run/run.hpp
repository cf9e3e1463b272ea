// The command `msrpp run`: counts a program and all processes that it starts.
#pragma once

#include <string>
#include <vector>

namespace msrpp::run {

inline constexpr const char *name = "run";

/// Carries out the words behind `run`. Returns the program's exit status. Throws a complaint where
/// the words are wrong, or events cannot be counted.
int run(const std::vector<std::string> &words);

} // namespace msrpp::run
