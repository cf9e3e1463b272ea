// A table of events as a header.
#pragma once

#include "event_table.hpp"

#include <string>

namespace msrpp {

/// What a header calls its list.
struct header_names {
    std::string list;      ///< its namespace, such as `spr`
    std::string part;      ///< the namespace of its tables in that, such as `core_events`
    std::string processor; ///< its name in the table of processors, such as `sapphire_rapids`
    std::string text;      ///< the processor for people
    bool amd{};            ///< it is one of AMD's counters, not of Intel's
};

/// Which counters may count an event that is given by its numbers, as lines of an array: those that
/// not every general counter counts.
std::string event_limits(const event_table &of);

/// The header. Throws a complaint where two events would have one name.
std::string event_header(const event_table &of, const header_names &names);

} // namespace msrpp
