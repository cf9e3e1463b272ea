// The registers of a simulated processor on which nothing runs: what commands would write, without
// a machine. A file may keep them from one command to the next.
#pragma once

#include "../processor.hpp"

#include <memory>
#include <string>

namespace msrpp::rdt_tool {

/// Whether a backend is such registers: `registers:CPU` or `registers:CPU:FILE`.
bool is_registers_only(const std::string &backend);

/// Their parts for a processor. FILE is read where it is there, and written at the end, as a
/// snapshot. Throws a complaint.
processor_parts registers_only(const std::string &backend);

} // namespace msrpp::rdt_tool
