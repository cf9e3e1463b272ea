// `msrpp curve`.
#pragma once

namespace msrpp::machine {

/// The word that makes this program `msrpp curve`; the tool passes it, no user types it.
inline constexpr const char *curve_word = "--as-curve";

/// Carries out the words behind `curve_word`. Returns the exit status of the program.
int curve(int count, char **words);

} // namespace msrpp::machine
