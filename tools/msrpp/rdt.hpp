// `msrpp rdt`: a program of its own beside this one, so that this one stays small.
#pragma once

#include "settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *rdt_name = "rdt";

/// Becomes the program of the command; `words` stand behind it. Throws a complaint where that is
/// not there.
[[noreturn]] void become_rdt(const command_line &line, const std::vector<std::string> &words);

} // namespace msrpp
