// The commands of `msrpp rdt`. Each command takes the words behind its name, prints to standard
// output, returns the exit status, and throws a complaint where it fails.
#pragma once

#include <string>
#include <vector>

namespace msrpp::rdt_tool {

int show(const std::vector<std::string> &words);
int set(const std::vector<std::string> &words);
int reset(const std::vector<std::string> &words);
int assign(const std::vector<std::string> &words);
int monitor(const std::vector<std::string> &words);
int run(const std::vector<std::string> &words);
int bandwidth(const std::vector<std::string> &words);
int curve(const std::vector<std::string> &words);
int balance(const std::vector<std::string> &words);

} // namespace msrpp::rdt_tool
