// JSON with the members in the order in which they are written. Values have a type of the tools:
// the headers of nlohmann's library, which reads and writes texts, cost a file seconds to compile,
// so that json_text.cpp alone includes them.
#pragma once

#include "output.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace msrpp {

/// A text is no JSON, or a value has not what is expected.
struct json_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A text is no JSON: `byte` is the number of bytes read, the last of which is wrong.
struct json_syntax_error : json_error {
    json_syntax_error(const char *sentence, std::size_t byte) : json_error{sentence}, byte{byte} {}
    std::size_t byte;
};

/// A number of a text is larger than a double holds.
struct json_range_error : json_error {
    using json_error::json_error;
};

/// A value: null, `true` or `false`, a number, a text, an array, or an object.
class json {
public:
    struct member;

    json() = default;
    json(std::nullptr_t) {}
    json(const json &other);
    json(json &&other) noexcept
        : kind_{std::exchange(other.kind_, kind::null)}, content_{other.content_} {}
    ~json() {
        if (kind_ >= kind::text) release();
    }
    json &operator=(json other) noexcept {
        std::swap(kind_, other.kind_);
        std::swap(content_, other.content_);
        return *this;
    }

    template <std::same_as<bool> Truth>
    json(Truth value) : kind_{kind::truth}, content_{.natural = value} {}
    template <std::signed_integral Number>
    json(Number value) : kind_{kind::integer}, content_{.integer = value} {}
    template <std::unsigned_integral Number>
    requires(!std::same_as<Number, bool>) json(Number value)
        : kind_{kind::natural}, content_{.natural = value} {}
    json(double value) : kind_{kind::real}, content_{.real = value} {}
    json(std::string text);
    json(std::string_view text) : json(std::string{text}) {}
    json(const char *text) : json(std::string{text}) {}
    /// An array.
    template <typename Element>
    json(const std::vector<Element> &elements) : json(kind::array) {
        for (const Element &element : elements)
            push_back(element);
    }
    /// An object, where each element is an array of a text and a value, or else an array.
    json(std::initializer_list<json> elements);

    static json array();
    static json object();
    /// The value of a text. Throws a json_syntax_error or a json_range_error.
    static json parse(std::string_view text);

    bool is_null() const { return kind_ == kind::null; }
    bool is_boolean() const { return kind_ == kind::truth; }
    bool is_number() const { return is_number_integer() || is_number_float(); }
    bool is_number_integer() const { return kind_ == kind::integer || is_number_unsigned(); }
    bool is_number_unsigned() const { return kind_ == kind::natural; }
    bool is_number_float() const { return kind_ == kind::real; }
    bool is_string() const { return kind_ == kind::text; }
    bool is_array() const { return kind_ == kind::array; }
    bool is_object() const { return kind_ == kind::object; }
    bool empty() const { return size() == 0; }
    /// The number of elements or members; 0 of null, 1 of other values.
    std::size_t size() const;

    /// The number; as a number of fewer bits a truth is 0 or 1. Throws a json_error where there is
    /// none.
    template <typename Number>
    requires std::is_arithmetic_v<Number> Number get()
    const {
        if constexpr (!std::same_as<Number, std::uint64_t> && !std::same_as<Number, std::int64_t> &&
                      !std::same_as<Number, double>)
            if (kind_ == kind::truth) return static_cast<Number>(content_.natural != 0);
        if constexpr (!std::same_as<Number, bool>) {
            if (kind_ == kind::natural) return static_cast<Number>(content_.natural);
            if (kind_ == kind::integer) return static_cast<Number>(content_.integer);
            if (kind_ == kind::real) return static_cast<Number>(content_.real);
        }
        expected(std::same_as<Number, bool> ? "boolean" : "number");
    }
    /// The text. Throws a json_error where there is none.
    const std::string &text() const;
    /// The texts of an array. Throws a json_error where there is none.
    std::vector<std::string> texts() const;

    /// The elements of an array, or the values of an object; other values but null are one element.
    const json *begin() const;
    const json *end() const { return begin() + size(); }
    /// The members of an object; elements of an array have their numbers as names.
    std::vector<member> items() const;
    /// The value of a name, or end().
    const json *find(std::string_view name) const;
    bool contains(std::string_view name) const { return is_object() && find(name) != end(); }
    /// Throws a json_error where there is no such value.
    const json &at(std::string_view name) const;
    const json &at(std::size_t place) const;
    /// The text of a name, or another where there is no such member. Throws a json_error.
    std::string value(std::string_view name, const char *otherwise) const;
    /// The value of a name; a member of null is added where there is none. Null becomes an object.
    json &operator[](std::string_view name);
    /// Returns the new element. Null becomes an array.
    json &push_back(json element);
    /// Sets all members of another object.
    void update(const json &other);

    /// The text: on one line, or with members and elements on lines of their own and so many blanks
    /// of indentation. Bytes that are no UTF-8 become replacement characters.
    std::string dump(int indent = -1) const;

    /// Whether both have the same text.
    friend bool operator==(const json &first, const json &second) {
        return first.dump() == second.dump();
    }

private:
    enum class kind : unsigned char { null, truth, integer, natural, real, text, array, object };
    struct parts; ///< of a text, an array or an object
    union content {
        std::uint64_t natural;
        std::int64_t integer;
        double real;
        json::parts *parts;
    };

    explicit json(kind kind);
    void release();
    /// The value of a temporary, which becomes null.
    json taken() const;
    const char *name_of_kind() const;
    [[noreturn]] void expected(const char *name) const;
    void append_text(std::string &out, int indent, std::size_t depth) const;

    // A list's elements are constant; its temporaries give away what they hold.
    mutable kind kind_ = kind::null;
    content content_{};
};

struct json::member {
    std::string name;
    const json &value;
};

/// A register number or value as this project writes them.
inline std::string hex(std::uint64_t value) { return fmt::format("0x{:x}", value); }

/// Appends a whole document; bytes that are no UTF-8 become replacement characters.
void append_document(output &out, const json &document);

/// A document on one line, without the newline; bytes that are no UTF-8 likewise.
std::string line_of(const json &document);

/// A text in quotes, or a number, as JSON has them.
std::string json_text_of(const std::string &text);
std::string json_text_of(double number);

} // namespace msrpp
