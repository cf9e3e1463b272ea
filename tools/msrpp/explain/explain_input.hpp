// What `msrpp explain` is asked about, from the command line and from a file.
#pragma once

#include "../family.hpp"
#include "../settings.hpp"

namespace msrpp {

/// Reads the arguments, then the file. Throws a complaint; a complaint about the file names the
/// line.
asked_values values_of(const command_line &given, const family &of);

} // namespace msrpp
