// The command `msrpp rdt`: a separate program in the folder of msrpp, so that msrpp stays small.
#pragma once

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *rdt_name = "rdt";

/// The commands of `msrpp rdt`.
inline constexpr const char *rdt_commands[] = {"show",      "set",   "assign",  "monitor", "run",
                                               "bandwidth", "curve", "balance", "reset"};

} // namespace msrpp
