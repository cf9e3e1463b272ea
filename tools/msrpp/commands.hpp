// The commands, those that know the Pentium 4 better than a `family` could tell. Each returns the
// exit status, prints to standard output, and throws a complaint.
#pragma once

#include "settings.hpp"

namespace msrpp {

int list_cpus(const command_line &given);
int list_events(const command_line &given);
int encode(const command_line &given);
int encode_each(const command_line &given);
int explain(const command_line &given);

/// For every processor.
int export_registers(const command_line &given);
int detect(const command_line &given);

} // namespace msrpp
