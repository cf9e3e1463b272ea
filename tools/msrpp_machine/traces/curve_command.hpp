// The command `msrpp curve`: misses of the last-level cache by its number of ways.
#pragma once

namespace msrpp::machine {

/// The argument that makes msrpp-machine act as `msrpp curve`; the tool passes the argument, no
/// user types it.
inline constexpr const char *curve_word = "--as-curve";

/// Carries out `msrpp curve` with the arguments behind `curve_word`. Returns the exit status of the
/// program.
int curve(int count, char **words);

} // namespace msrpp::machine
