// The words of a command, read by CLI11.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace msrpp::profile {

/// Reads the words into what the app's options fill. False: help was asked for, and was printed.
/// What stands behind -- is left alone; `behind` has it, or is null where nothing may stand there.
/// Throws a complaint that begins with the app's name.
bool read_words(CLI::App &app, const std::vector<std::string> &words,
                std::vector<std::string> *behind = nullptr);

} // namespace msrpp::profile
