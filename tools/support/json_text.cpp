// Texts of JSON, by nlohmann's library.
#include "json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

using library = nlohmann::json;

/// Builds the value of a text from its parts.
class builder {
public:
    explicit builder(json &whole) : whole_{whole} {}

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value) { return add(value); }
    bool number_float(double value, const std::string &) { return add(value); }
    bool string(std::string &text) { return add(std::move(text)); }
    bool binary(library::binary_t &) { return false; } // no text has any
    bool start_object(std::size_t) { return begin(json::object()); }
    bool start_array(std::size_t) { return begin(json::array()); }
    bool key(const std::string &name) {
        place_ = &(*open_.back())[name];
        return true;
    }
    bool end_object() { return end(); }
    bool end_array() { return end(); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &error) {
        if (const auto *const syntax = dynamic_cast<const library::parse_error *>(&error))
            throw json_syntax_error{error.what(), syntax->byte};
        throw json_range_error{error.what()};
    }

private:
    /// The place of the next value.
    json &place() {
        if (open_.empty()) return whole_;
        return open_.back()->is_array() ? open_.back()->push_back(nullptr) : *place_;
    }
    bool add(json value) {
        place() = std::move(value);
        return true;
    }
    bool begin(json empty) {
        json &destination = place();
        destination = std::move(empty);
        open_.push_back(&destination);
        return true;
    }
    bool end() {
        open_.pop_back();
        return true;
    }

    json &whole_;
    std::vector<json *> open_; ///< arrays and objects that have not ended, the innermost last
    json *place_ = nullptr;    ///< of the next value of an object
};

bool is_plain(char letter) {
    return letter >= ' ' && letter < '\x7f' && letter != '"' && letter != '\\';
}

} // namespace

json json::parse(std::string_view text) {
    json result;
    builder destination{result};
    library::sax_parse(text, &destination);
    return result;
}

std::string json_text_of(const std::string &text) {
    if (std::all_of(text.begin(), text.end(), is_plain)) return '"' + text + '"';
    return library(text).dump(-1, ' ', false, library::error_handler_t::replace);
}

std::string json_text_of(double number) { return library(number).dump(); }

} // namespace msrpp
