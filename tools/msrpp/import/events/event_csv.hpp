// Writing a table of events as `msrpp import` and --events read it.
#pragma once

#include "event_table.hpp"

#include <string>

namespace msrpp {

/// The table: where it is from, the columns, and a line for each event. Columns that no event has
/// are left out.
std::string event_csv(const event_table &event_table);

} // namespace msrpp
