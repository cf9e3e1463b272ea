// --events: a file whose events are known beside those of the processor.
#pragma once

#include "../families/packed_lists.hpp"
#include "../family.hpp"
#include "../import/events/event_table.hpp"

#include <msr/processor/identity.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Makes the events of a file known for a processor. Throws a complaint about the file, about a
/// processor that has no list, and about the name of an event that the library has by itself. Says
/// on standard error which names take the place of those of the processor's list.
void use_events(const std::string &file, const family &identity);

/// Makes events known for a processor, in place of those that were made known before.
void know_events(const std::string &file, const event_table &table, msr::core core);

/// The list of the file where it is for this processor, or null.
const packed_list *list_of_file(msr::core core);

} // namespace msrpp
