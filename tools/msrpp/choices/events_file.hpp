// Option --events: a file whose events are known in addition to the processor's.
#pragma once

#include "../families/packed_lists.hpp"
#include "../family.hpp"
#include "../import/events/event_table.hpp"

#include <msr/processor/identity.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Makes the events of a file known for a processor. Throws a complaint about the file, about a
/// processor without a list, and about an event with a name that the library itself defines. Prints
/// on standard error the names that replace names of the processor's list.
void use_events(const std::string &file, const family &identity);

/// Makes events known for a processor, in place of events that an earlier call made known.
void know_events(const std::string &file, const event_table &table, msr::core core);

/// Returns the list in the file of --events; null: the list is not for the processor, or no file
/// was given.
const packed_list *list_of_file(msr::core core);

} // namespace msrpp
