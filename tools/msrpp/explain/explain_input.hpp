// Input of `msrpp explain`: register values from the command line and from a file.
#pragma once

#include "../family.hpp"

#include <string>
#include <vector>

namespace msrpp {

struct explain_options {
    std::string format;              ///< empty: the default
    std::string file;                ///< of register values; `-` is standard input
    std::string p4pe;                ///< IA32_PEBS_ENABLE, as perfex takes it
    std::string p4pmv;               ///< MSR_PEBS_MATRIX_VERT, as perfex takes it
    std::vector<std::string> values; ///< registers with values: `0x3a0=0x18020e04`
};

/// Reads the arguments, then the file. Throws a complaint; a complaint about the file names the
/// line.
asked_values values_of(const explain_options &explain_options, const family &identity);

} // namespace msrpp
