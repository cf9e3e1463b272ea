// The commands of `msrpp profile`. Each command reads the words behind its name, prints to standard
// output, returns the exit status and throws complaints that begin with `profile NAME: ` where it
// fails.
#pragma once

#include <string>
#include <vector>

namespace msrpp::profile {

int record(const std::vector<std::string> &words);
int report(const std::vector<std::string> &words);
int annotate(const std::vector<std::string> &words);
int memory(const std::vector<std::string> &words);
int lines(const std::vector<std::string> &words);
int latency(const std::vector<std::string> &words);
int threads(const std::vector<std::string> &words);
int export_profile(const std::vector<std::string> &words);
int stat(const std::vector<std::string> &words);

} // namespace msrpp::profile
