// The words of a command line behind the command's name.
#pragma once

#include "../support/command_line.hpp"

#include <string>
#include <vector>

namespace msrpp::profile {

/// Reads the words of a command line into the variables of the command's options. Returns false
/// where help was requested and printed. Words behind -- are appended to `arguments` unchanged;
/// `arguments` is null where a command takes none. Throws a complaint that begins with the
/// command's name.
bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments = nullptr);

} // namespace msrpp::profile
