// The command `msrpp encode CHOICE...`: the register writes that count events.
#pragma once

#include "../family.hpp"

#include <string>
#include <vector>

namespace msrpp {

struct encode_options {
    std::string format; ///< name of the output's format; empty: the default
    std::string on_cpu; ///< logical CPU whose registers are written; empty: 0
    std::vector<std::string> choices;
    bool each{}; ///< each line of standard input is planned by itself
};

/// Prints the register writes for all requested events together. Returns the exit status. Throws a
/// complaint where the events have no plan.
int encode(const encode_options &encode_options, const family &identity);

/// Prints the register writes for the events of each line of standard input. Returns the exit
/// status. Throws a complaint where the input cannot be read.
int encode_each(const encode_options &encode_options, const family &identity);

} // namespace msrpp
