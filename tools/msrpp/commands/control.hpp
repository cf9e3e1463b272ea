// `msrpp control`: a program of its own beside this one, as `msrpp rdt` is.
#pragma once

namespace msrpp {

inline constexpr const char *control_name = "control";

/// The commands of `msrpp control`.
inline constexpr const char *control_commands[] = {"show", "set", "restore", "with"};

} // namespace msrpp
