// `msrpp curve`.
#pragma once

namespace msrpp::machine {

/// The word by which this program is told that it is `msrpp curve`; no user types it.
inline constexpr const char *curve_word = "--as-curve";

/// Carries out the words behind that. Returns the exit status: that of the program.
int curve(int count, char **words);

} // namespace msrpp::machine
