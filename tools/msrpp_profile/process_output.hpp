// Output of another program.
#pragma once

#include <string>
#include <vector>

namespace msrpp::profile {

/// Runs a program that is looked for in PATH, without a shell and without input, and returns what
/// it prints. `status`: its exit status, or -1 where it could not be run.
std::string output_of(const std::vector<std::string> &words, int &status);

} // namespace msrpp::profile
