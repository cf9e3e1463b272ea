// The commands of `msrpp control`. Each command takes the words behind its name, prints to standard
// output, returns the exit status, and throws a complaint where it fails.
#pragma once

#include <string>
#include <vector>

namespace msrpp::control_tool {

int show(const std::vector<std::string> &words);
int set(const std::vector<std::string> &words);
int restore(const std::vector<std::string> &words);
int with(const std::vector<std::string> &words);

} // namespace msrpp::control_tool
