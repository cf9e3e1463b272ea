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

/// The events of a file, as long as the program runs.
struct known_file {
    std::string name;
    std::string names; ///< of events
    msr::select::event_list list;
    std::vector<packed_event> events;
    packed_list packed;
};

known_file &known() {
    static known_file result;
    return result;
}

/// The table; its complaints begin with the option.
event_table read(const std::string &file, const family &of) {
    const counters_from told = of.vendor == "amd" ? counters_from::library : counters_from::table;
    try {
        return read_event_table(file, told, core_unit_of(of.processor));
    } catch (const complaint &why) {
        constexpr std::string_view begun = "import: ";
        const bool is_of_import = why.line.substr(0, begun.size()) == begun;
        complain(why.status, "--events: " + why.line.substr(is_of_import ? begun.size() : 0));
    }
}

/// Takes the names apart that the processor has already: those of its list, and others.
void compare_names(const event_table &table, const family &of, const std::string &file) {
    std::set<std::string> given;
    for (const table_event &one : table.events)
        given.insert(text_name(one.name));
    std::vector<std::string> replaced;
    for (const listed &row : of.list(of)) {
        if (row.kind != "event" || given.count(in_lower_case(row.name)) == 0) continue;
        if (!row.is_of_list)
            complain(wrong_usage,
                     fmt::format("--events: {}: {} is an event of the library on every "
                                 "processor that has it: the file must call its own "
                                 "something else",
                                 in_quotes(file), in_quotes(row.name)));
        replaced.push_back(row.name);
    }
    if (replaced.empty()) return;
    const std::string more =
        replaced.size() == 1 ? "" : fmt::format(" and {} more", replaced.size() - 1);
    std::fprintf(stderr, "msrpp: --events: %s replaces events of the list of %s: %s%s\n",
                 in_quotes(file).c_str(), of.name.c_str(), replaced.front().c_str(), more.c_str());
}

} // namespace

void use_events(const std::string &file, const family &of) {
    const msr::core core = of.list_core == nullptr ? msr::core::none : of.list_core(of);
    if (core == msr::core::none)
        complain(wrong_usage,
                 fmt::format("--events: {} is no processor with a list of events: name the "
                             "processor of the file with --cpu",
                             of.name));
    const event_table table = read(file, of);
    if (table.events.empty())
        complain(wrong_usage, fmt::format("--events: {}: there is no event", in_quotes(file)));
    compare_names(table, of, file);
    know_events(file, table, core);
}

void know_events(const std::string &file, const event_table &table, msr::core core) {
    known_file &into = known();
    into.name = file;
    into.events.clear();
    into.names = names_of(table);
    into.list = {into.name.c_str(), core, into.names.c_str()};
    for (const msr::select::event_facts &says : facts_of(table)) {
        const msr::select::listed_row row = msr::select::row_from(into.list, says);
        into.events.push_back({row.select, row.counting, row.sampling, row.holds});
    }
    into.packed = {&into.list, {into.events.data(), into.events.size()}};
}

const packed_list *list_of_file(msr::core of) {
    const packed_list &one = known().packed;
    return one.list != nullptr && of != msr::core::none && one.list->of == of ? &one : nullptr;
}

} // namespace msrpp
