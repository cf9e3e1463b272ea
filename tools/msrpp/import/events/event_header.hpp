// Writes a table of events as a C++ header of the library.
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
    std::string list; ///< namespace of the list in `msr::events`, such as `sapphire_rapids`
    /// The namespace of the header's tables in the list's namespace, such as `core_events`.
    std::string part;
    std::string processor; ///< processor in the table of processors, such as `sapphire_rapids`
    std::string text;      ///< the processor's name for people
    bool amd{};            ///< the counters are AMD's, not Intel's
};

/// The files and names that headers of a vendor's lists use.
struct vendor_names {
    std::string_view folder; ///< path of the vendor's folder in include/msr
    std::string_view header; ///< path of the header that headers of lists include
    std::string_view space;  ///< the namespace in `msr` of the vendor's counters
};
const vendor_names &vendor_of(const header_names &names);

/// Returns the event codes and unit masks that not every general counter can count, each with its
/// counters, as lines of an array.
std::string event_limits(const event_table &event_table);

/// Returns the C++ literals that initialize an event's row in the written header.
std::string row_of(const msr::select::event_facts &statement);

/// Returns a text as a comment, broken into lines; backslashes and control signs become blanks.
std::string comment_of(std::string_view whole);

/// Returns the header of a list of events whose rows other lists (sharers) may use. Throws a
/// complaint where two events would have the same name.
std::string event_header(const event_table &event_table, const header_names &names,
                         const std::vector<compared_list> &sharers);

/// Returns the header of a list that shares rows of a base, with only the rows that differ.
std::string sharer_header(const event_table &event_table, const header_names &names,
                          const compared_list &base);

} // namespace msrpp
