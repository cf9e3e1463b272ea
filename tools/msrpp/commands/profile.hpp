// The command `msrpp profile`: a separate program in the folder of msrpp, because it needs
// elfutils.
#pragma once

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *profile_name = "profile";

/// Executes the program of `msrpp profile` with `words` as arguments. Throws a complaint where the
/// program is not installed.
[[noreturn]] void become_profile(const target_options &target,
                                 const std::vector<std::string> &words);

} // namespace msrpp
