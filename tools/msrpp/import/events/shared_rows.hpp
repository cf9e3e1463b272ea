// Lists of events that share rows: a base, and sharers, whose headers have only what differs.
#pragma once

#include "event_table.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

/// The list of another processor that a list is compared with.
struct compared_list {
    event_table table;
    std::string list;      ///< namespace of the list; empty: a sharer
    std::string processor; ///< name in the table of processors
};

/// For each event of a table, in its order, whether another table has an equal event: with the same
/// name in C++ and in text, the same errata and the same facts.
std::vector<bool> equal_events(const event_table &table, const event_table &other);

/// For each event of a base the sharers, bit n for the n-th, whose lists do not have its row.
std::vector<std::uint32_t> missing_rows(const event_table &base,
                                        const std::vector<compared_list> &sharers);

} // namespace msrpp
