// `msrpp machine`: a program of its own beside this one, for it needs libraries that no other
// command does.
#pragma once

#include "settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

inline constexpr const char *machine_name = "machine";

/// Takes off the arguments what stands behind a command that has a program of the user's, such as
/// `machine`, if that is the command: its own options, and the program with its arguments.
std::vector<std::string> take_words_behind(const std::string &name,
                                           std::vector<std::string> &arguments,
                                           const std::vector<std::string> &commands);

/// Becomes the program of the command; `words` stand behind it. Throws a complaint where that is
/// not there.
[[noreturn]] void become_machine(const command_line &line, const std::vector<std::string> &words);

inline constexpr const char *curve_name = "curve";

/// Its options with a value, for completion.
inline constexpr const char *curve_options[] = {"--cpus",         "--ghz",    "--method",
                                                "--name",         "--output", "--plot",
                                                "--trace-format", "--trace",  "--ways"};

/// The same for `curve`, as the models are part of that program.
[[noreturn]] void become_curve(const command_line &line, const std::vector<std::string> &words);

/// The same for `list --simulated`, as the models are part of that program.
[[noreturn]] void become_list_of_machine(const command_line &line);

} // namespace msrpp
