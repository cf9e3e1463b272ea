// Writing a table of events as a header.
#include "event_header.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "event_rows.hpp"

#include <msr/pmu/select/listed.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Words that cannot be names in C++, and those that Qt's headers define as macros
/// (QtCore/qobjectdefs.h, qglobal.h); a name that is one of them has an underscore behind it.
constexpr std::string_view keywords[] = {
    "and",      "any_of",  "auto",    "bool",    "break",    "case",   "catch", "char",    "class",
    "const",    "default", "delete",  "do",      "double",   "else",   "emit",  "enum",    "export",
    "false",    "float",   "for",     "foreach", "forever",  "goto",   "if",    "inline",  "int",
    "long",     "new",     "not",     "or",      "register", "return", "short", "signals", "signed",
    "sizeof",   "slots",   "static",  "switch",  "this",     "throw",  "true",  "try",     "union",
    "unsigned", "using",   "virtual", "void",    "volatile", "while",  "xor",
};

} // namespace

/// A part of a name as C++ can have it: other signs become underscores; one stands before a digit
/// at the beginning, and behind a keyword.
std::string cpp_name(std::string_view part) {
    std::string result = in_lower_case(part);
    for (char &letter : result)
        if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
    if (!result.empty() && std::isdigit(static_cast<unsigned char>(result.front())) != 0)
        result.insert(0, "_");
    if (std::find(std::begin(keywords), std::end(keywords), result) != std::end(keywords))
        result += '_';
    return result;
}

/// The row of an event, as the literals that initialize it. Compilers take less than half of what
/// they take for a row of facts, which a function packs.
std::string row_of(const msr::select::event_facts &says) {
    static constexpr msr::select::event_list no_matter{};
    const msr::select::listed_row row = msr::select::row_from(no_matter, says);
    return fmt::format("0x{:x}, 0x{:x}, 0x{:x}, 0x{:x}", row.select, row.counting, row.sampling,
                       row.holds);
}

namespace {

/// An event with its name in C++: a group, which may be empty, and a name in it.
struct named_event {
    const table_event *of{};
    std::string group;
    std::string name;
    std::size_t place{}; ///< of its name in the names of the list
};

std::vector<named_event> named_events(const event_table &of) {
    std::vector<named_event> result;
    std::set<std::string> groups;
    std::set<std::pair<std::string, std::string>> taken;
    std::size_t place = 0;
    for (const table_event &one : of.events) {
        const std::string text = text_name(one.name);
        const std::size_t dot = std::min(text.find('.'), text.size());
        named_event next{&one, cpp_name(text.substr(0, dot)), "", place};
        if (dot == text.size())
            std::swap(next.group, next.name);
        else
            next.name = cpp_name(text.substr(dot + 1));
        if (!next.group.empty()) groups.insert(next.group);
        if (!taken.insert({next.group, next.name}).second)
            complain(wrong_usage, "import: two events have the name " + in_quotes(one.name));
        place += text.size() + 1 + (one.errata.empty() ? 0 : one.errata.size() + 1);
        result.push_back(std::move(next));
    }
    for (named_event &one : result) // an event of which others have their first part
        if (one.group.empty() && groups.count(one.name) != 0)
            one.group = std::exchange(one.name, "event");
    std::sort(result.begin(), result.end(), [](const named_event &a, const named_event &b) {
        return std::tie(a.group, a.place) < std::tie(b.group, b.place);
    });
    return result;
}

/// The name of what an event needs beside its select register; empty: nothing.
std::string_view beside(const table_event &one) {
    constexpr std::string_view names[] = {"",       "offcore_rsp", "offcore_rsp_0", "offcore_rsp_1",
                                          "ld_lat", "frontend",    "other",         "omr"};
    return names[static_cast<unsigned>(beside_of(one))];
}

/// What a table says of an event, for who reads the header: a row has it packed.
std::string facts_in_words(const table_event &one) {
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
    if (one.precise != 0) { // else the table says no more than which counters there are
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
    return text;
}

/// The array of the names of all events in the order of the table, each with its errata behind it.
std::string names_array(const event_table &of) {
    // A compiler need not take more ([implimits]): all that are supported do, and -Wpedantic warns.
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

/// Pointers to all events, in the order of their names in C++.
std::string pointers_to(const event_table &of) {
    std::string text;
    for (const named_event &one : named_events(of))
        text += fmt::format("\n    &{}{}{},", one.group, one.group.empty() ? "" : "::", one.name);
    return text;
}

} // namespace

std::string comment_of(std::string_view whole) {
    constexpr std::size_t most = 97; // of 100 columns, without the signs of the comment
    // A backslash at the end of a line, or a line break in it, would put code into the comment, or
    // the comment into the code.
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

constexpr list_place perfmon_lists{"msr/intel", "msr/intel/perfmon/listed.hpp", "msr::perfmon"};
/// In a namespace of their own: `msr::amd::zen4` is the target.
constexpr list_place amd_lists{"msr/amd", "msr/amd/counters/listed.hpp", "msr::amd::events"};

} // namespace

const list_place &place_of(const header_names &names) {
    return names.amd ? amd_lists : perfmon_lists;
}

std::vector<std::string> cpp_names_of(const event_table &of) {
    std::map<const table_event *, std::string> names;
    for (const named_event &one : named_events(of))
        names[one.of] = one.group + (one.group.empty() ? "" : "::") + one.name;
    std::vector<std::string> result;
    for (const table_event &one : of.events)
        result.push_back(names[&one]);
    return result;
}

std::string event_limits(const event_table &of) {
    struct limit {
        std::uint32_t counters = ~std::uint32_t{0};
        std::uint32_t alone = ~std::uint32_t{0};
    };
    // By code, unit mask, and whether there is a threshold: the counters that all such events have.
    // Where an event of the same numbers counts without precise samples, it says where they count.
    using limits_by_numbers = std::map<std::tuple<std::uint32_t, std::uint32_t, bool>, limit>;
    limits_by_numbers limits;
    limits_by_numbers precise_limits;
    limit all{0, 0};
    for (const table_event &one : of.events) {
        all.counters |= one.counters;
        all.alone |= one.alone;
        if (one.counters == 0 || one.mask2 != 0) continue;
        const std::size_t pairs = std::max(one.code.size(), one.mask.size());
        for (std::size_t i = 0; i < pairs; ++i) {
            const std::uint32_t mask =
                one.mask.empty() ? 0 : one.mask[std::min(i, one.mask.size() - 1)];
            limit &into = (one.precise == 2 ? precise_limits
                                            : limits)[{one.code[std::min(i, one.code.size() - 1)],
                                                       mask, one.threshold != 0 || one.invert}];
            into.counters &= one.counters;
            into.alone &= one.alone == 0 ? one.counters : one.alone;
        }
    }
    for (const auto &[numbers, is] : limits_by_numbers{precise_limits}) {
        const auto &[code, mask, compared] = numbers;
        const bool counts_without =
            limits.count({code, mask, false}) != 0 || limits.count({code, mask, true}) != 0;
        if (counts_without)
            precise_limits.erase(numbers);
        else // a threshold moves it to no other counter, unless there is a row that says so
            precise_limits.insert({{code, mask, !compared}, is});
    }
    limits.insert(precise_limits.begin(), precise_limits.end());
    if (all.alone == 0) all.alone = all.counters;
    // Events with the same limit stand in one string, which costs compilers least.
    std::map<std::tuple<bool, std::uint32_t, std::uint32_t>, std::string> events;
    for (const auto &[numbers, is] : limits) {
        const auto &[code, mask, compared] = numbers;
        if (is.counters == all.counters && is.alone == all.alone) continue;
        if (code > 0xff)
            complain(wrong_usage, fmt::format("import: no limit is written of code 0x{:x}", code));
        events[{compared, is.counters, is.alone}] += fmt::format("\\x{:02x}\\x{:02x}", code, mask);
    }
    std::string text;
    for (const auto &[limit, numbers] : events)
        text += fmt::format("    {{{}, 0x{:x}, 0x{:x}, {{\"{}\", {}}}}},\n", std::get<0>(limit),
                            std::get<1>(limit), std::get<2>(limit), numbers, numbers.size() / 4);
    return text;
}

std::string event_header(const event_table &of, const header_names &names) {
    if (of.events.empty()) complain(wrong_usage, "import: the tables have no event for a header");
    const list_place &place = place_of(names);
    std::string text =
        fmt::format("// Events of {}, each a constant that is its own row. Written by\n"
                    "// `msrpp import` from a table: do not edit.\n",
                    names.text);
    for (const std::string &line : of.origin)
        text += comment_of(line);
    text += fmt::format("#pragma once\n\n#include <{4}>\n\n// clang-format off\n"
                        "namespace {5}::{0} {{\n\n"
                        "namespace {1} {{\n"
                        "using listed = select::vendor_event<event_pmu>;\n"
                        "{2}"
                        "inline constexpr select::event_list list{{\"{0}\", core::{3}, names}};\n"
                        "}} // namespace {1}\n",
                        names.list, names.part, names_array(of), names.processor, place.header,
                        place.room);
    const std::vector<msr::select::event_facts> facts = facts_of(of);
    std::string group;
    for (const named_event &one : named_events(of)) {
        if (one.group != group) {
            if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
            text += fmt::format("\nnamespace {} {{\nusing namespace {};\n", one.group, names.part);
            group = one.group;
        }
        const std::string room = group.empty() ? names.part + "::" : "";
        const auto number = static_cast<std::size_t>(one.of - of.events.data());
        text +=
            fmt::format("inline constexpr {0}listed {1}{{{{&{0}list, {2}}}, {{}}, &{1}}}; // {3}\n",
                        room, one.name, row_of(facts[number]), facts_in_words(*one.of));
    }
    if (!group.empty()) text += fmt::format("}} // namespace {}\n", group);
    return text + fmt::format("\nnamespace {0} {{\n"
                              "inline constexpr const listed *events[] = {{{1}\n}};\n"
                              "/// All of them.\n"
                              "inline constexpr select::known_list<event_pmu> all{{&list, "
                              "all_of(events)}};\n"
                              "}} // namespace {0}\n\n}} // namespace {3}::{2}\n",
                              names.part, pointers_to(of), names.list, place.room);
}

} // namespace msrpp
