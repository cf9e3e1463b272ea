// `msrpp profile`: a program of its own beside this one, for it needs elfutils.
#pragma once

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *profile_name = "profile";

/// Becomes the program of the command; `words` stand behind it. Throws a complaint where that is
/// not there.
[[noreturn]] void become_profile(const target_options &target,
                                 const std::vector<std::string> &words);

} // namespace msrpp
