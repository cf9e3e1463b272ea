// `msrpp machine`: a program of its own beside this one, for it needs libraries that no other
// command does.
#pragma once

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *machine_name = "machine";
inline constexpr const char *curve_name = "curve";

/// Becomes the program of the command; `words` stand behind it. Throws a complaint where that is
/// not there.
[[noreturn]] void become_machine(const target_options &target,
                                 const std::vector<std::string> &words);

} // namespace msrpp
