// What `msrpp explain` is asked about: register values and words of perf, from the command line and
// from a file.
#pragma once

#include "settings.hpp"

#include <msr/intel/netburst/named_registers.hpp>

#include <cstdint>
#include <vector>

namespace msrpp {

/// One register and what it holds.
struct given_value {
    msr::netburst::named_register where{};
    std::uint64_t value{};
};

/// All that is to be explained.
struct explain_input {
    std::vector<given_value> values;
    std::vector<std::uint64_t> words; ///< of Linux's Pentium 4 perf driver
};

/// Reads the arguments, then the file. Throws a complaint; one about the file names the line.
explain_input read_input(const command_line &given, const settings &asked);

} // namespace msrpp
