// Processor names that --cpu accepts in addition to its own names: the names of compilers, of perf,
// of Linux, and of the cores.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the names of --cpu, `native` among them, without the aliases.
std::vector<std::string_view> cpu_names();

/// Returns the name of --cpu for a processor that is named in any case, by an alias, or with other
/// signs between its words (`sapphirerapids`, `golden-cove`). Returns the given name where no
/// processor has it.
std::string cpu_named(std::string_view value);

/// Returns suggestions for an unknown name, as `; did you mean a or b?`. Each processor is
/// suggested by a single name.
std::string cpu_suggestion(std::string_view value);

/// Returns a line for each processor with aliases: `sapphire_rapids: spr`.
std::string cpu_alias_lines();

} // namespace msrpp
