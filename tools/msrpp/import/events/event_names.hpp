// Makes C++ names for the events of a table.
#pragma once

#include "event_table.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns a part of a name as a C++ name: other signs become underscores; an underscore precedes a
/// digit at the begin, and follows a keyword.
std::string cpp_name(std::string_view part);

/// An event with its name in C++: a group, which may be empty, and a name in the group.
struct named_event {
    std::size_t number{}; ///< position of the event in its table
    std::string group;
    std::string name;

    /// Returns the name in the namespace of the list: `inst_retired::any`.
    std::string whole_name() const { return group + (group.empty() ? "" : "::") + name; }
};

/// Returns the events of a table, group by group. Throws a complaint where two events would have
/// the same name.
std::vector<named_event> named_events(const event_table &table);

/// Returns the C++ name of each event in its list, `inst_retired::any`, in the order of the table.
std::vector<std::string> cpp_names_of(const event_table &table);

} // namespace msrpp
