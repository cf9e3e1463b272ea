// Input of `msrpp explain`: register values from the command line and from a file.
#pragma once

#include "../family.hpp"

#include <string>
#include <vector>

namespace msrpp {

struct explain_options {
    std::string format; ///< name of the output's format; empty: the default
    std::string file;   ///< path of a file of register values; `-` is standard input
    std::string p4pe;   ///< value of IA32_PEBS_ENABLE, from perfex's option --p4pe
    std::string p4pmv;  ///< value of MSR_PEBS_MATRIX_VERT, from perfex's option --p4pmv
    std::vector<std::string> values; ///< registers with values: `0x3a0=0x18020e04`
};

/// Reads the arguments, then the file. Throws a complaint; a complaint about the file names the
/// line.
explain_arguments values_of(const explain_options &explain_options, const family &identity);

} // namespace msrpp
