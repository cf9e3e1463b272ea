// Writes a table of events as a C++ header of the library.
#include "event_header.hpp"

#include "../../../support/complaint.hpp"
#include "event_names.hpp"
#include "event_rows.hpp"

#include <msr/pmu/select/listed.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

/// Returns the C++ literals that initialize an event's row in the written header. Compilers take
/// less than half of the time for literals that they take for facts which a function packs.
std::string row_of(const msr::select::event_facts &says) {
    static constexpr msr::select::event_list no_matter{};
    const msr::select::listed_row row = msr::select::row_from(no_matter, says);
    return fmt::format("0x{:x}, 0x{:x}, 0x{:x}, 0x{:x}", row.select, row.counting, row.sampling,
                       row.holds);
}

namespace {

/// Returns the name of the register that an event needs beside its select register; empty: none.
std::string_view beside(const table_event &one) {
    constexpr std::string_view names[] = {"",       "offcore_rsp", "offcore_rsp_0", "offcore_rsp_1",
                                          "ld_lat", "frontend",    "other",         "omr"};
    return names[static_cast<unsigned>(beside_of(one))];
}

/// Returns the facts of an event in words, for readers of the header, where the row has packed
/// facts. `missing`: the lists that share rows with the written list but lack the row (bit n: list
/// n).
std::string facts_in_words(const table_event &one, std::uint32_t missing) {
    std::string text = fmt::format(".code = 0x{:02x}", one.code.front());
    const auto hexadecimal = [&](const char *name, std::uint64_t value) {
        if (value != 0) text += fmt::format(", .{} = 0x{:x}", name, value);
    };
    const auto decimal = [&](const char *name, std::uint64_t value) {
        if (value != 0) text += fmt::format(", .{} = {}", name, value);
    };
    const auto flag = [&](const char *name, bool is) {
        if (is) text += fmt::format(", .{} = true", name);
    };
    hexadecimal("mask", one.mask.empty() ? 0 : one.mask.front());
    hexadecimal("mask2", one.mask2);
    decimal("threshold", one.threshold);
    flag("invert", one.invert);
    flag("edge", one.edge);
    flag("any_thread", one.any_thread);
    hexadecimal("counters", one.counters);
    hexadecimal("alone", one.alone);
    if (one.fixed >= 0) text += fmt::format(", .fixed = {}", one.fixed);
    if (one.precise != 0) text += fmt::format(", .precise = {}", one.precise == 1 ? "can" : "only");
    // An event that cannot be sampled precisely has no counters for precise samples.
    if (one.precise != 0) {
        hexadecimal("precise_on", one.precise_on & 0xffff);
        hexadecimal("precise_fixed", one.precise_on >> 32);
        hexadecimal("distribution", one.distribution & 0xf);
    }
    if (!beside(one).empty()) text += fmt::format(", .needs = {}", beside(one));
    hexadecimal("holds", one.beside.empty() ? 0 : one.holds);
    decimal("period", one.period);
    flag("taken_alone", one.taken_alone);
    flag("has_latency", one.has_latency);
    flag("deprecated", one.deprecated);
    flag("has_errata", !one.errata.empty());
    hexadecimal("missing", missing);
    return text;
}

/// Returns the array of the names of all events in the order of the table, each followed by its
/// errata.
std::string names_array(const event_table &of) {
    // Longest string literal in characters: compilers need not support longer ones ([implimits]);
    // supported compilers do, and -Wpedantic warns.
    constexpr std::size_t most_characters = 65536;
    std::size_t characters = 1;
    std::string text = "inline constexpr char names[] =";
    for (const table_event &one : of.events) {
        text += fmt::format("\n    \"{}\\0", text_name(one.name));
        if (!one.errata.empty()) text += fmt::format("\" \"{}\\0", one.errata);
        text += '"';
        characters += one.name.size() + 1 + (one.errata.empty() ? 0 : one.errata.size() + 1);
    }
    text += ";\n";
    if (characters <= most_characters) return text;
    return fmt::format("#pragma GCC diagnostic push\n"
                       "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n"
                       "{}"
                       "#pragma GCC diagnostic pop\n",
                       text);
}

/// Returns pointers to events, several on a line.
std::string pointers_to(const std::vector<named_event> &events) {
    constexpr std::size_t columns = 100;
    std::string text, line = "   ";
    for (const named_event &one : events) {
        const std::string word = fmt::format(" &{},", one.whole_name());
        if (line.size() + word.size() > columns) text += "\n" + std::exchange(line, "   ");
        line += word;
    }
    return text + "\n" + line;
}

} // namespace

std::string comment_of(std::string_view whole) {
    // Longest text of a comment's line of 100 columns, without the signs of the comment.
    constexpr std::size_t most = 97;
    // A backslash at the end of a line, or a line break in the text, would put code into the
    // comment, or text into the code.
    std::string plain{whole};
    for (char &letter : plain)
        if ((letter >= '\0' && letter < ' ') || letter == '\\') letter = ' ';
    std::string_view line = plain;
    std::string text;
    while (line.size() > most) {
        const std::size_t blank = line.rfind(' ', most);
        if (blank == line.npos || blank == 0) break;
        text += fmt::format("// {}\n", line.substr(0, blank));
        line.remove_prefix(blank + 1);
    }
    return text + fmt::format("// {}\n", line);
}

namespace {

constexpr vendor_names intel{"msr/intel", "msr/intel/perfmon/listed.hpp", "perfmon"};
constexpr vendor_names amd{"msr/amd", "msr/amd/counters/listed.hpp", "amd"};

} // namespace

const vendor_names &vendor_of(const header_names &names) { return names.amd ? amd : intel; }

namespace {

/// An event of a written header, with the text of its row.
struct header_row {
    named_event named;
    const table_event *event{};
    msr::select::event_facts facts{};
};

/// Returns the events of a table that are not shared, with their rows. `own`: the table of the
/// events that are not shared; offsets in the array of names begin at the first event of `own`.
std::vector<header_row> rows_of(const event_table &table, const std::vector<bool> &is_shared,
                                const event_table &own) {
    const std::vector<msr::select::event_facts> facts = facts_of(own);
    std::vector<std::size_t> number_in_own(table.events.size());
    for (std::size_t number = 0, next = 0; number < table.events.size(); ++number)
        if (!is_shared[number]) number_in_own[number] = next++;
    std::vector<header_row> result;
    for (named_event &one : named_events(table)) {
        const std::size_t number = one.number;
        if (!is_shared[number])
            result.push_back({std::move(one), &table.events[number], facts[number_in_own[number]]});
    }
    return result;
}

std::string title_of(const event_table &of, const header_names &names) {
    std::string text =
        fmt::format("// Events of {}, each a constant that is its own row. Written by\n"
                    "// `msrpp import` from a table: do not edit.\n",
                    names.text);
    for (const std::string &line : of.origin)
        text += comment_of(line);
    return text;
}

/// Returns a line of the header. `room`: empty where the names of the list are in scope, otherwise
/// `core_events::`.
std::string line_of(const header_row &one, const std::string &room) {
    return fmt::format("inline constexpr {0}listed {1}{{{{&{0}list, {2}}}, {{}}, &{1}}}; // {3}\n",
                       room, one.named.name, row_of(one.facts),
                       facts_in_words(*one.event, one.facts.missing));
}

std::vector<named_event> names_in(const std::vector<header_row> &rows) {
    std::vector<named_event> result;
    for (const header_row &one : rows)
        result.push_back(one.named);
    return result;
}

} // namespace

std::string event_header(const event_table &of, const header_names &names,
                         const std::vector<compared_list> &sharers) {
    if (of.events.empty()) complain(wrong_usage, "import: the tables have no event for a header");
    const vendor_names &vendor = vendor_of(names);
    std::string text = title_of(of, names);
    text += fmt::format("#pragma once\n\n#include <{3}>\n\n// clang-format off\n"
                        "namespace msr::events::{0} {{\n\n"
                        "namespace {1} {{\n"
                        "using listed = select::vendor_event<{4}::event_pmu>;\n"
                        "{2}",
                        names.list, names.part, names_array(of), vendor.header, vendor.space);
    if (!sharers.empty()) {
        std::string cores;
        for (const compared_list &one : sharers)
            cores += fmt::format("{}core::{}", cores.empty() ? "" : ", ", one.processor);
        text += fmt::format("inline constexpr core sharers[] = {{{}}};\n", cores);
    }
    text += fmt::format("inline constexpr select::event_list list{{\"{}\", core::{}, names{}}};\n"
                        "}} // namespace {}\n",
                        names.list, names.processor, sharers.empty() ? "" : ", all_of(sharers)",
                        names.part);
    std::vector<header_row> rows = rows_of(of, std::vector<bool>(of.events.size()), of);
    const std::vector<std::uint32_t> missing = missing_rows(of, sharers);
    std::string group;
    for (header_row &one : rows) {
        one.facts.missing = missing[one.named.number];
        if (one.named.group != group) {
            if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
            group = one.named.group;
            text += fmt::format("\nnamespace {} {{\nusing namespace {};\n", group, names.part);
        }
        text += line_of(one, group.empty() ? names.part + "::" : "");
    }
    if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
    return text + fmt::format("\nnamespace {0} {{\n"
                              "inline constexpr const listed *events[] = {{{1}\n}};\n"
                              "/// All events of the list.\n"
                              "inline constexpr select::known_list<{3}::event_pmu> all{{&list, "
                              "all_of(events)}};\n"
                              "}} // namespace {0}\n\n}} // namespace msr::events::{2}\n",
                              names.part, pointers_to(names_in(rows)), names.list, vendor.space);
}

std::string sharer_header(const event_table &of, const header_names &names,
                          const compared_list &base) {
    if (of.events.empty()) complain(wrong_usage, "import: the tables have no event for a header");
    const vendor_names &vendor = vendor_of(names);
    const std::vector<bool> is_shared = equal_events(of, base.table);
    event_table own{.origin = {}, .events = {}};
    for (std::size_t number = 0; number < of.events.size(); ++number)
        if (!is_shared[number]) own.events.push_back(of.events[number]);
    const std::vector<header_row> rows = rows_of(of, is_shared, own);

    std::string text = title_of(of, names);
    text +=
        comment_of(fmt::format("{} of its {} events are those of {}.",
                               of.events.size() - own.events.size(), of.events.size(), base.list));
    text += fmt::format("#pragma once\n\n#include <{}/events/{}{}.hpp>\n\n// clang-format off\n"
                        "namespace msr::events::{} {{\n\n"
                        "namespace {} {{\n"
                        "using listed = select::vendor_event<{}::event_pmu>;\n",
                        vendor.folder, base.list, names.part == "offcore_events" ? "_offcore" : "",
                        names.list, names.part, vendor.space);
    text += own.events.empty() ? "inline constexpr char names[] = \"\";\n" : names_array(own);
    text += fmt::format("inline constexpr select::event_list list{{\"{}\", core::{}, names}};\n"
                        "}} // namespace {}\n\n",
                        names.list, names.processor, names.part);
    std::set<std::string> shared_groups;
    for (const named_event &one : named_events(of)) {
        if (!is_shared[one.number]) continue;
        if (one.group.empty())
            text += fmt::format("using {}::{};\n", base.list, one.name);
        else if (shared_groups.insert(one.group).second)
            text += fmt::format("namespace {0} {{ using namespace {1}::{0}; }}\n", one.group,
                                base.list);
    }
    std::string group;
    for (const header_row &one : rows) {
        if (one.named.group != group) {
            if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
            group = one.named.group;
            text += fmt::format("\nnamespace {} {{\n", group);
        }
        text += line_of(one, names.part + "::");
    }
    if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
    text += fmt::format("\nnamespace {} {{\n", names.part);
    if (!rows.empty())
        text += fmt::format("inline constexpr const listed *own[] = {{{}\n}};\n",
                            pointers_to(names_in(rows)));
    const std::string whole = fmt::format("{}::{}::all", base.list, names.part);
    text += fmt::format(
        "inline constexpr auto events = select::with_shared_events<{}, core::{}{};\n", whole,
        names.processor, rows.empty() ? fmt::format(", {}::event_pmu>()", vendor.space) : ">(own)");
    return text + fmt::format("/// All events of the list.\n"
                              "inline constexpr select::known_list<{4}::event_pmu> all{{&list, "
                              "all_of(events.all), &{1}{2}}};\n"
                              "}} // namespace {0}\n\n}} // namespace msr::events::{3}\n",
                              names.part, whole, rows.empty() ? "" : ", all_of(own)", names.list,
                              vendor.space);
}

} // namespace msrpp
