// Other names of processors: those of compilers, of perf, of Linux, and of the cores inside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The names that --cpu has, native among them, without the aliases.
std::vector<std::string_view> cpu_names();

/// The name that --cpu has for a processor which is named in any case, by an alias, or with other
/// signs between its words (`sapphirerapids`, `golden-cove`). The given name where none is known.
std::string cpu_named(std::string_view value);

/// Suggestions for an unknown name, as `; did you mean a or b?`. Each processor is suggested by a
/// single name.
std::string cpu_suggestion(std::string_view value);

/// The aliases of each processor in a line: `sapphire_rapids: spr`.
std::string cpu_alias_lines();

} // namespace msrpp
