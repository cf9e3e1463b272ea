// The command `msrpp machine`: a separate program in the folder of msrpp, because it needs
// libraries that no other command needs.
#pragma once

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *machine_name = "machine";
inline constexpr const char *curve_name = "curve";

/// Executes the program of `msrpp machine` with `words` as arguments. Throws a complaint where the
/// program is not installed.
[[noreturn]] void become_machine(const target_options &target,
                                 const std::vector<std::string> &words);

} // namespace msrpp
