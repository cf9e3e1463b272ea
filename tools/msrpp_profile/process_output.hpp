// Runs other programs and returns their output.
#pragma once

#include <string>
#include <vector>

namespace msrpp::profile {

/// Runs a program that is searched in PATH, without a shell and without input, and returns the text
/// that the program prints. `status`: set to the program's exit status, or -1 where the program
/// could not be run.
std::string output_of(const std::vector<std::string> &words, int &status);

} // namespace msrpp::profile
