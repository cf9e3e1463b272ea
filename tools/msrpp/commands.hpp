// The commands, each of them for every processor. They return the exit status, print to standard
// output, and throw a complaint.
#pragma once

#include "family.hpp"
#include "settings.hpp"

namespace msrpp {

int list(const command_line &given, const family &of);
int encode(const command_line &given, const family &of);
int encode_each(const command_line &given, const family &of);
int explain(const command_line &given, const family &of);
int export_registers(const command_line &given, const family &of);

int list_cpus(const command_line &given);
int detect(const command_line &given);

} // namespace msrpp
