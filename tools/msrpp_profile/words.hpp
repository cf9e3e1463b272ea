// The words of a command.
#pragma once

#include "../support/command_line.hpp"

#include <string>
#include <vector>

namespace msrpp::profile {

/// Reads the words into what the command's options fill. False: help was asked for, and was
/// printed. What stands behind -- is left alone; `arguments` has it, or is null where nothing may
/// stand there. Throws a complaint that begins with the command's name.
bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments = nullptr);

} // namespace msrpp::profile
