#include "json_document.hpp"

#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace msrpp {

namespace {

/// Returns the line and column of a byte in a text: `line 3, column 7`.
std::string place_in(std::string_view text, std::size_t byte) {
    const std::string_view previous = text.substr(0, byte == 0 ? 0 : byte - 1);
    const auto line = std::count(previous.begin(), previous.end(), '\n') + 1;
    const std::size_t start = previous.rfind('\n');
    return fmt::format("line {}, column {}", line,
                       previous.size() - (start == previous.npos ? 0 : start + 1) + 1);
}

} // namespace

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view blank = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
    return text.substr(0, text.find_last_not_of(blank) + 1);
}

bool is_json(std::string_view text) {
    const std::string_view start = without_blanks(text);
    return !start.empty() && (start.front() == '{' || start.front() == '[');
}

json document_in(std::string_view text, const std::string &file) {
    try {
        return json::parse(text);
    } catch (const json::parse_error &error) {
        complain(wrong_usage, fmt::format("import: {}, {}: this is no JSON", shown(file),
                                          place_in(text, error.byte)));
        // A number that no double holds, for which the exception has no line and column.
    } catch (const json::out_of_range &) {
        complain(wrong_usage, fmt::format("import: {}: a number is out of range", shown(file)));
    }
}

std::string origin_in(const json &document) {
    std::string result;
    if (!document.is_object()) return result;
    const auto header = document.find("Header");
    if (header == document.end() || !header->is_object()) return result;
    for (const char *const name : {"Info", "Version", "DatePublished", "Copyright"})
        if (const auto position = header->find(name);
            position != header->end() && position->is_string())
            result += (result.empty() ? "" : "; ") + position->get<std::string>();
    for (char &letter : result)
        if (letter < ' ' || letter > '~' || letter == '\\') letter = ' ';
    return result;
}

std::string name_in(const json &object, const char *key) {
    if (!object.is_object()) return {};
    const auto position = object.find(key);
    const bool has = position != object.end() && position->is_string();
    return has ? " " + in_quotes(position->get<std::string>()) : "";
}

} // namespace msrpp
