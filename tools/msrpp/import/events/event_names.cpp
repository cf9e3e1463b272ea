#include "event_names.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "event_rows.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace msrpp {

namespace {

/// Words that cannot be names in C++, and words that Qt's headers define as macros
/// (QtCore/qobjectdefs.h, qglobal.h); an event's name that is such a word gets an underscore at its
/// end.
constexpr std::string_view keywords[] = {
    "and",      "any_of",  "auto",    "bool",    "break",    "case",   "catch", "char",    "class",
    "const",    "default", "delete",  "do",      "double",   "else",   "emit",  "enum",    "export",
    "false",    "float",   "for",     "foreach", "forever",  "goto",   "if",    "inline",  "int",
    "long",     "new",     "not",     "or",      "register", "return", "short", "signals", "signed",
    "sizeof",   "slots",   "static",  "switch",  "this",     "throw",  "true",  "try",     "union",
    "unsigned", "using",   "virtual", "void",    "volatile", "while",  "xor",
};

} // namespace

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

std::vector<named_event> named_events(const event_table &table) {
    std::vector<named_event> result;
    std::set<std::string> groups;
    std::set<std::pair<std::string, std::string>> taken;
    for (const table_event &one : table.events) {
        const std::string text = text_name(one.name);
        const std::size_t dot = std::min(text.find('.'), text.size());
        named_event next{result.size(), cpp_name(text.substr(0, dot)), ""};
        if (dot == text.size())
            std::swap(next.group, next.name);
        else
            next.name = cpp_name(text.substr(dot + 1));
        if (!next.group.empty()) groups.insert(next.group);
        if (!taken.insert({next.group, next.name}).second)
            complain(wrong_usage, "import: two events have the name " + in_quotes(one.name));
        result.push_back(std::move(next));
    }
    // An event whose whole name is also the group of other events gets the name `event` in that
    // group.
    for (named_event &one : result)
        if (one.group.empty() && groups.count(one.name) != 0)
            one.group = std::exchange(one.name, "event");
    std::sort(result.begin(), result.end(), [](const named_event &a, const named_event &b) {
        return std::tie(a.group, a.number) < std::tie(b.group, b.number);
    });
    return result;
}

std::vector<std::string> cpp_names_of(const event_table &table) {
    std::vector<std::string> result(table.events.size());
    for (const named_event &one : named_events(table))
        result[one.number] = one.whole_name();
    return result;
}

} // namespace msrpp
