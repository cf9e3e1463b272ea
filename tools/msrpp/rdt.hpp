// `msrpp rdt`: a program of its own beside this one, so that this one stays small.
#pragma once

#include "settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *rdt_name = "rdt";

/// What stands behind it.
inline constexpr const char *rdt_commands[] = {"show",      "set",   "assign",  "monitor", "run",
                                               "bandwidth", "curve", "balance", "reset"};

/// Its options, for completion; those in the second row have a value.
inline constexpr const char *rdt_flags[] = {"--all-ways", "--as-found", "--clustered", "--keep",
                                            "--monitor",  "--quiet",    "--take"};
inline constexpr const char *rdt_options[] = {
    "--backend",    "--class",     "--cpus",   "--curves",      "--format", "--group",
    "--important",  "--interval",  "--looks",  "--max-mbps",    "--mbps",   "--method",
    "--model",      "--name",      "--number", "--objective",   "--output", "--pid",
    "--policy",     "--restore",   "--rmid",   "--snapshot",    "--sort",   "--time",
    "--time-limit", "--tolerance", "--ways",   "--write-curves"};

/// Becomes the program of the command; `words` stand behind it. Throws a complaint where that is
/// not there.
[[noreturn]] void become_rdt(const command_line &line, const std::vector<std::string> &words);

} // namespace msrpp
