#include "json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace msrpp {

struct json::parts {
    std::string text{};
    std::vector<std::string> names{}; ///< of an object's members
    std::vector<json> elements{};     ///< of an array, or an object's values
};

json::json(kind kind) : kind_{kind}, content_{.parts = new parts} {}

json::json(const json &other) : content_{other.content_} {
    if (other.kind_ >= kind::text) content_.parts = new parts(*other.content_.parts);
    kind_ = other.kind_;
}

json::json(std::string text) : json(kind::text) { content_.parts->text = std::move(text); }

json::json(std::initializer_list<json> elements) : json(kind::array) {
    const bool are_members = std::all_of(elements.begin(), elements.end(), [](const json &element) {
        return element.is_array() && element.size() == 2 && element.begin()->is_string();
    });
    if (are_members) kind_ = kind::object;
    content_.parts->elements.reserve(elements.size());
    for (const json &element : elements)
        if (are_members)
            (*this)[element.begin()->text()] = element.begin()[1].taken();
        else
            content_.parts->elements.push_back(element.taken());
}

json json::array() { return json(kind::array); }

json json::object() { return json(kind::object); }

json json::taken() const {
    json result;
    result.content_ = content_;
    result.kind_ = std::exchange(kind_, kind::null);
    return result;
}

/// Values lie in each other as deeply as a text has them, so they are not released by recursion.
void json::release() {
    std::vector<json> left = std::move(content_.parts->elements);
    delete content_.parts;
    while (!left.empty()) {
        const json last = std::move(left.back());
        left.pop_back();
        if (last.kind_ < kind::text) continue;
        std::vector<json> &nested = last.content_.parts->elements;
        left.insert(left.end(), std::make_move_iterator(nested.begin()),
                    std::make_move_iterator(nested.end()));
        nested.clear();
    }
}

std::size_t json::size() const {
    if (kind_ == kind::array || kind_ == kind::object) return content_.parts->elements.size();
    return kind_ == kind::null ? 0 : 1;
}

const json *json::begin() const {
    return kind_ == kind::array || kind_ == kind::object ? content_.parts->elements.data() : this;
}

const char *json::name_of_kind() const {
    constexpr const char *names[] = {"null",   "boolean", "number", "number",
                                     "number", "string",  "array",  "object"};
    return names[static_cast<unsigned>(kind_)];
}

// Errors have the sentences of nlohmann's library.

void json::expected(const char *name) const {
    throw json_error{fmt::format("[json.exception.type_error.302] type must be {}, but is {}", name,
                                 name_of_kind())};
}

const std::string &json::text() const {
    if (!is_string()) expected("string");
    return content_.parts->text;
}

std::vector<std::string> json::texts() const {
    if (!is_array()) expected("array");
    std::vector<std::string> result;
    for (const json &element : *this)
        result.push_back(element.text());
    return result;
}

std::vector<json::member> json::items() const {
    std::vector<member> result;
    for (const json &element : *this) {
        const std::size_t place = result.size();
        result.push_back({is_object()  ? content_.parts->names[place]
                          : is_array() ? fmt::format("{}", place)
                                       : std::string{},
                          element});
    }
    return result;
}

const json *json::find(std::string_view name) const {
    if (!is_object()) return end();
    const std::vector<std::string> &names = content_.parts->names;
    return begin() + (std::find(names.begin(), names.end(), name) - names.begin());
}

const json &json::at(std::string_view name) const {
    if (!is_object())
        throw json_error{
            fmt::format("[json.exception.type_error.304] cannot use at() with {}", name_of_kind())};
    const json *const position = find(name);
    if (position == end())
        throw json_error{fmt::format("[json.exception.out_of_range.403] key '{}' not found", name)};
    return *position;
}

const json &json::at(std::size_t place) const {
    if (!is_array())
        throw json_error{
            fmt::format("[json.exception.type_error.304] cannot use at() with {}", name_of_kind())};
    if (place >= size())
        throw json_error{
            fmt::format("[json.exception.out_of_range.401] array index {} is out of range", place)};
    return begin()[place];
}

std::string json::value(std::string_view name, const char *otherwise) const {
    if (!is_object())
        throw json_error{fmt::format("[json.exception.type_error.306] cannot use value() with {}",
                                     name_of_kind())};
    const json *const position = find(name);
    return position == end() ? otherwise : position->text();
}

json &json::operator[](std::string_view name) {
    if (is_null()) *this = object();
    if (!is_object())
        throw json_error{fmt::format("[json.exception.type_error.305] cannot use operator[] with a "
                                     "string argument with {}",
                                     name_of_kind())};
    const auto place = static_cast<std::size_t>(find(name) - begin());
    if (place == size()) {
        content_.parts->names.emplace_back(name);
        content_.parts->elements.emplace_back();
    }
    return content_.parts->elements[place];
}

json &json::push_back(json element) {
    if (is_null()) *this = array();
    if (!is_array())
        throw json_error{fmt::format("[json.exception.type_error.308] cannot use push_back() with "
                                     "{}",
                                     name_of_kind())};
    return content_.parts->elements.emplace_back(std::move(element));
}

void json::update(const json &other) {
    for (const member &member : other.items())
        (*this)[member.name] = member.value;
}

void json::append_text(std::string &out, int indent, std::size_t depth) const {
    const auto begin_line = [&](std::size_t blanks) {
        if (indent >= 0) out.append("\n").append(blanks * static_cast<std::size_t>(indent), ' ');
    };
    switch (kind_) {
    case kind::null:
        out += "null";
        return;
    case kind::truth:
        out += content_.natural != 0 ? "true" : "false";
        return;
    case kind::integer:
        out += fmt::format("{}", content_.integer);
        return;
    case kind::natural:
        out += fmt::format("{}", content_.natural);
        return;
    case kind::real:
        out += json_text_of(content_.real);
        return;
    case kind::text:
        out += json_text_of(content_.parts->text);
        return;
    case kind::array:
    case kind::object:
        break;
    }
    out += is_array() ? '[' : '{';
    for (std::size_t i = 0; i < size(); ++i) {
        if (i != 0) out += ',';
        begin_line(depth + 1);
        if (is_object())
            out.append(json_text_of(content_.parts->names[i])).append(indent >= 0 ? ": " : ":");
        begin()[i].append_text(out, indent, depth + 1);
    }
    if (!empty()) begin_line(depth);
    out += is_array() ? ']' : '}';
}

std::string json::dump(int indent) const {
    std::string result;
    append_text(result, indent, 0);
    return result;
}

void append_document(output &out, const json &document) {
    append(out, document.dump(2));
    out.push_back('\n');
}

std::string line_of(const json &document) { return document.dump(); }

} // namespace msrpp
