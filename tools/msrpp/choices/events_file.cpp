#include "events_file.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../import/core_unit.hpp"
#include "../import/events/event_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <set>
#include <vector>

namespace msrpp {

namespace {

/// The events of a file, which live as long as the program.
struct known_file {
    std::string name;
    std::string names; ///< names of the events, in a single text
    msr::select::event_list list;
    std::vector<packed_event> events;
    packed_list packed;
};

known_file &known() {
    static known_file result;
    return result;
}

/// Reads the table of a file; complaints begin with the option's name.
event_table read(const std::string &file, const family &identity) {
    const counters_from report =
        identity.vendor == "amd" ? counters_from::library : counters_from::table;
    try {
        return read_event_table(file, report, core_unit_of(identity.processor));
    } catch (const complaint &problem) {
        constexpr std::string_view start = "import: ";
        const bool is_of_import = problem.line.substr(0, start.size()) == start;
        complain(problem.status,
                 "--events: " + problem.line.substr(is_of_import ? start.size() : 0));
    }
}

/// Compares the file's names with names that the processor has already. Throws a complaint where a
/// name is an event of the library itself; prints a note on names of the processor's list, which
/// the file replaces.
void compare_names(const event_table &table, const family &identity, const std::string &file) {
    std::set<std::string> value;
    for (const table_event &event : table.events)
        value.insert(text_name(event.name));
    std::vector<std::string> replaced;
    for (const listed &row : identity.list(identity)) {
        if (row.kind != "event" || value.count(in_lower_case(row.name)) == 0) continue;
        if (!row.is_of_list)
            complain(wrong_usage,
                     fmt::format("--events: {}: {} is an event of the library on every "
                                 "processor that has it: the file must call its own "
                                 "something else",
                                 in_quotes(file), in_quotes(row.name)));
        replaced.push_back(row.name);
    }
    if (replaced.empty()) return;
    const std::string suffix =
        replaced.size() == 1 ? "" : fmt::format(" and {} more", replaced.size() - 1);
    std::fprintf(stderr, "msrpp: --events: %s replaces events of the list of %s: %s%s\n",
                 in_quotes(file).c_str(), identity.name.c_str(), replaced.front().c_str(),
                 suffix.c_str());
}

} // namespace

void use_events(const std::string &file, const family &identity) {
    const msr::core core =
        identity.list_core == nullptr ? msr::core::none : identity.list_core(identity);
    if (core == msr::core::none)
        complain(wrong_usage,
                 fmt::format("--events: {} is no processor with a list of events: name the "
                             "processor of the file with --cpu",
                             identity.name));
    const event_table table = read(file, identity);
    if (table.events.empty())
        complain(wrong_usage, fmt::format("--events: {}: there is no event", in_quotes(file)));
    compare_names(table, identity, file);
    know_events(file, table, core);
}

void know_events(const std::string &file, const event_table &table, msr::core core) {
    known_file &destination = known();
    destination.name = file;
    destination.events.clear();
    destination.names = names_of(table);
    destination.list = {destination.name.c_str(), core, destination.names.c_str()};
    for (const msr::select::event_facts &statement : facts_of(table)) {
        const msr::select::listed_row row = msr::select::row_from(destination.list, statement);
        destination.events.push_back({row.select, row.counting, row.sampling, row.holds});
    }
    destination.packed = {&destination.list,
                          {destination.events.data(), destination.events.size()}};
}

const packed_list *list_of_file(msr::core core) {
    const packed_list &list = known().packed;
    return list.list != nullptr && core != msr::core::none && list.list->of == core ? &list
                                                                                    : nullptr;
}

} // namespace msrpp
