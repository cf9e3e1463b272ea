// A table of events as the rows that the library works with, at run time.
#pragma once

#include "event_table.hpp"

#include <msr/pmu/select/listed.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The name of an event in lower case. Of `OFFCORE_RESPONSE:request=A:response=B` it is
/// `offcore_response.a.b`, as Linux spells it: a colon would begin a qualifier.
std::string text_name(std::string_view name);

/// Returns the register that an event needs in addition to its select register.
msr::select::beside beside_of(const table_event &event);

/// The names of all events in the order of the table, each with a zero behind it, then its errata
/// with one, where it has some.
std::string names_of(const event_table &event_table);

/// Returns the facts of the events, in the order of the table.
std::vector<msr::select::event_facts> facts_of(const event_table &event_table);

} // namespace msrpp
