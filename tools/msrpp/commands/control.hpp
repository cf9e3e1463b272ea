// The command `msrpp control`, a separate program in the folder of msrpp, as `msrpp rdt` is.
#pragma once

namespace msrpp {

inline constexpr const char *control_name = "control";

/// The commands of `msrpp control`.
inline constexpr const char *control_commands[] = {"show", "set", "restore", "with"};

} // namespace msrpp
