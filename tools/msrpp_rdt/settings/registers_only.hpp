// The RDT registers of a simulated processor on which no program runs: they show what commands
// would write. A file may store the registers between commands.
#pragma once

#include "../processor.hpp"

#include <memory>
#include <string>

namespace msrpp::rdt_tool {

/// Returns whether a name of --backend means simulated registers only: `registers:CPU` or
/// `registers:CPU:FILE`.
bool is_registers_only(const std::string &backend);

/// Returns the properties of a processor with simulated registers only. FILE is read where it
/// exists, and written at the end, as a snapshot. Throws a complaint where the file is invalid.
processor_parts registers_only(const std::string &backend);

} // namespace msrpp::rdt_tool
