#include "shared_rows.hpp"

#include "event_header.hpp"
#include "event_names.hpp"
#include "event_rows.hpp"

#include <msr/pmu/select/listed.hpp>

#include <algorithm>
#include <cstddef>
#include <set>

namespace msrpp {

namespace {

/// Returns for each event a text of all that equal events must share, in the order of the table.
std::vector<std::string> keys_of(const event_table &table) {
    std::vector<std::string> result = cpp_names_of(table);
    const std::vector<msr::select::event_facts> facts = facts_of(table);
    for (std::size_t number = 0; number < result.size(); ++number) {
        const table_event &one = table.events[number];
        msr::select::event_facts says = facts[number];
        says.name = 0; // the position of the name differs between tables
        for (const std::string &part : {text_name(one.name), one.errata, row_of(says)})
            result[number] += '\t' + part;
    }
    return result;
}

} // namespace

std::vector<bool> equal_events(const event_table &table, const event_table &other) {
    const std::vector<std::string> keys = keys_of(other);
    const std::set<std::string> known{keys.begin(), keys.end()};
    std::vector<bool> result;
    for (const std::string &key : keys_of(table))
        result.push_back(known.count(key) != 0);
    return result;
}

std::vector<std::uint32_t> missing_rows(const event_table &base,
                                        const std::vector<compared_list> &sharers) {
    std::vector<std::uint32_t> result(base.events.size());
    for (std::size_t sharer = 0; sharer < sharers.size(); ++sharer) {
        const std::vector<bool> equal = equal_events(base, sharers[sharer].table);
        for (std::size_t number = 0; number < result.size(); ++number)
            if (!equal[number]) result[number] |= std::uint32_t{1} << sharer;
    }
    return result;
}

} // namespace msrpp
