// `msrpp run`: counts a program and all that it starts.
#pragma once

#include <string>
#include <vector>

namespace msrpp::run {

inline constexpr const char *name = "run";

/// Carries out the words behind `run`. Returns the exit status: that of the program. Throws a
/// complaint.
int run(const std::vector<std::string> &words);

} // namespace msrpp::run
