// Converts a table of events at run time to the rows that the library works with.
#pragma once

#include "event_table.hpp"

#include <msr/pmu/select/listed.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the name of an event in lower case. For `OFFCORE_RESPONSE:request=A:response=B` the name
/// is `offcore_response.a.b`, as Linux spells it, because a colon would begin a qualifier.
std::string text_name(std::string_view name);

/// Returns the register that an event needs in addition to its select register.
msr::select::beside beside_of(const table_event &event);

/// Returns the names of all events in the order of the table, each followed by a zero; an event's
/// errata, if it has some, follow with another zero.
std::string names_of(const event_table &event_table);

/// Returns the facts of the events, in the order of the table.
std::vector<msr::select::event_facts> facts_of(const event_table &event_table);

} // namespace msrpp
