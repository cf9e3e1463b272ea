// The command `msrpp curve`: prints the misses of the last-level cache for each number of the
// cache's ways.
#pragma once

#include <string>
#include <vector>

namespace msrpp::machine {

/// The argument that makes msrpp-machine act as `msrpp curve`; the tool passes the argument, no
/// user types it.
inline constexpr const char *curve_word = "--as-curve";

/// Carries out `msrpp curve` with the words behind `curve_word`. Returns the exit status of the
/// program.
int curve(const std::vector<std::string> &words);

} // namespace msrpp::machine
