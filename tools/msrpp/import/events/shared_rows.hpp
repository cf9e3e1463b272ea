// Lists of events that share rows: a base, and lists (sharers) whose headers have only the rows
// that differ from the base.
#pragma once

#include "event_table.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// A list of another processor with which a list is compared.
struct compared_list {
    event_table table;
    std::string list;      ///< namespace of the list; empty: a sharer
    std::string processor; ///< the list's processor, by its name in the table of processors
};

/// Returns for each event of a table, in the table's order, whether another table has an equal
/// event: with equal names in C++ and in text, equal errata and equal facts.
std::vector<bool> equal_events(const event_table &table, const event_table &other);

/// Returns for each event of a base list the lists sharing its rows (sharers) that lack the event's
/// row, bit n for sharer n.
std::vector<std::uint32_t> missing_rows(const event_table &base,
                                        const std::vector<compared_list> &sharers);

} // namespace msrpp
