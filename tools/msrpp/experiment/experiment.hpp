// The command `msrpp experiment`: counts groups of events in programs, both of which a file names.
#pragma once

#include <string>
#include <vector>

namespace msrpp::experiment {

inline constexpr const char *name = "experiment";

/// Carries out the words behind `experiment`. Returns the exit status. Throws a complaint where the
/// words are wrong, or the experiment fails.
int run(const std::vector<std::string> &words);

} // namespace msrpp::experiment
