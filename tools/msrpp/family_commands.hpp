// The commands for what --cpu names beside the Pentium 4. Each returns the exit status, prints to
// standard output, and throws a complaint.
#pragma once

#include "family.hpp"
#include "settings.hpp"

namespace msrpp {

int list_family(const command_line &given, const family &of);
int encode_family(const command_line &given, const family &of);
int explain_family(const command_line &given, const family &of);

} // namespace msrpp
