// A table of events as a header.
#pragma once

#include "event_table.hpp"
#include "shared_rows.hpp"

#include <msr/pmu/select/listed.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The names of a header: list, part, title and processor.
struct header_names {
    std::string list;      ///< namespace of the list in `msr::events`, such as `sapphire_rapids`
    std::string part;      ///< the namespace of its tables in that, such as `core_events`
    std::string processor; ///< name in the table of processors, such as `sapphire_rapids`
    std::string text;      ///< the processor for people
    bool amd{};            ///< the counters are AMD's, not Intel's
};

/// What the headers of a vendor's lists include and name.
struct vendor_names {
    std::string_view folder; ///< of the vendor, in include
    std::string_view header; ///< what lists are written with
    std::string_view space;  ///< the namespace in `msr` of the vendor's counters
};
const vendor_names &vendor_of(const header_names &names);

/// Which counters may count an event that is given by its numbers, as lines of an array: those that
/// not every general counter counts.
std::string event_limits(const event_table &event_table);

/// The row of an event, as the literals that initialize it.
std::string row_of(const msr::select::event_facts &statement);

/// A line as a comment, broken where it is too long; backslashes and control signs become blanks.
std::string comment_of(std::string_view whole);

/// The header of a list whose rows sharers may have, too. Throws a complaint where two events would
/// have one name.
std::string event_header(const event_table &event_table, const header_names &names,
                         const std::vector<compared_list> &sharers);

/// The header of a list that shares rows of a base: it has those that differ.
std::string sharer_header(const event_table &event_table, const header_names &names,
                          const compared_list &base);

} // namespace msrpp
