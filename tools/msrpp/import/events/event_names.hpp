// Names of a table's events in C++.
#pragma once

#include "event_table.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A part of a name as C++ can have it: other signs become underscores; one stands before a digit
/// at the beginning, and behind a keyword.
std::string cpp_name(std::string_view part);

/// An event with its name in C++: a group, which may be empty, and a name in it.
struct named_event {
    std::size_t number{}; ///< position of the event in its table
    std::string group;
    std::string name;

    /// The name in the namespace of the list: `inst_retired::any`.
    std::string whole_name() const { return group + (group.empty() ? "" : "::") + name; }
};

/// The events of a table, group by group. Throws a complaint where two events would have one name.
std::vector<named_event> named_events(const event_table &table);

/// The name of each event in C++, in its list: `inst_retired::any`; in the order of the table.
std::vector<std::string> cpp_names_of(const event_table &table);

} // namespace msrpp
