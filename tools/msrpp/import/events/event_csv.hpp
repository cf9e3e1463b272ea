// Writes a table of events in the form that `msrpp import` and --events read.
#pragma once

#include "event_table.hpp"

#include <string>

namespace msrpp {

/// Returns the table as text: its sources, the columns, and a line for each event. Columns that no
/// event uses are left out.
std::string event_csv(const event_table &event_table);

} // namespace msrpp
