// Values of JSON: built, read from texts, and written. Texts are as RFC 8259 and the sentences of
// errors as nlohmann's library have them.
#include "../../tools/support/json.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

using msrpp::json;

std::string error_of(const json &value, std::string_view name) {
    try {
        static_cast<void>(value.at(name).text());
    } catch (const msrpp::json_error &error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("lists of pairs are objects, other lists are arrays") {
    CHECK(json{{"a", 1}, {"b", "text"}}.dump() == R"({"a":1,"b":"text"})");
    CHECK(json{{"a", 1}, {2, "text"}}.dump() == R"([["a",1],[2,"text"]])");
    CHECK(json{1, -2, 3u, true, nullptr}.dump() == "[1,-2,3,true,null]");
    CHECK(json{{"nested", {{"empty", json::object()}, {"list", {1, 2, 3}}}}}.dump() ==
          R"({"nested":{"empty":{},"list":[1,2,3]}})");
    CHECK(json(std::vector<std::string>{"x", "y"}).dump() == R"(["x","y"])");
    CHECK(json{{"twice", 1}, {"twice", 2}}.dump() == R"({"twice":2})");
}

TEST_CASE("a list copies values that have names of their own") {
    const json value{{"a", "text"}};
    const json list{value, value};
    CHECK(value.dump() == R"({"a":"text"})");
    CHECK(list.dump() == R"([{"a":"text"},{"a":"text"}])");
}

TEST_CASE("documents have two blanks for each level") {
    const json value{{"a", {1, json::array()}}, {"b", json::object()}};
    CHECK(value.dump(2) == "{\n  \"a\": [\n    1,\n    []\n  ],\n  \"b\": {}\n}");
}

TEST_CASE("numbers and texts are written so that they are read back") {
    CHECK(json{0.1, 2.0, 1e20, -1.5e-7}.dump() == "[0.1,2.0,1e+20,-1.5e-07]");
    CHECK(json{UINT64_MAX, INT64_MIN}.dump() == "[18446744073709551615,-9223372036854775808]");
    CHECK(json{"\"\\\n\x01", "\xc3\xa4", "\xff"}.dump() ==
          "[\"\\\"\\\\\\n\\u0001\",\"\xc3\xa4\",\"\xef\xbf\xbd\"]");
}

TEST_CASE("texts are read") {
    const json value = json::parse(R"( {"a": [1, {"b": [[], {}]}, "t"], "c": -5, "c": 1e3} )");
    CHECK(value.dump() == R"({"a":[1,{"b":[[],{}]},"t"],"c":1000.0})");
    CHECK(value.at("a").at(0).is_number_unsigned());
    CHECK(value.at("c").is_number_float());
    CHECK(json::parse("-5").get<std::int64_t>() == -5);
    CHECK(json::parse("true").get<bool>());
}

TEST_CASE("what is no JSON is refused with its place") {
    std::size_t byte = 0;
    try {
        json::parse("[1,");
    } catch (const msrpp::json_syntax_error &error) {
        byte = error.byte;
    }
    CHECK(byte == 4); // behind the end
    CHECK_THROWS_AS(json::parse("1e999"), msrpp::json_range_error);
    CHECK_THROWS_AS(json::parse("[1] 2"), msrpp::json_syntax_error);
    CHECK_THROWS_AS(json::parse(""), msrpp::json_syntax_error);
}

TEST_CASE("a value that is not as expected is named") {
    const json value{{"number", 1}, {"text", "t"}};
    CHECK(error_of(value, "text").empty());
    CHECK(error_of(value, "none") == "[json.exception.out_of_range.403] key 'none' not found");
    CHECK(error_of(value, "number") ==
          "[json.exception.type_error.302] type must be string, but is number");
    CHECK(error_of(value.at("number"), "x") ==
          "[json.exception.type_error.304] cannot use at() with number");
    CHECK_THROWS_AS(json("text").get<int>(), msrpp::json_error);
    CHECK_THROWS_AS(value.at(0), msrpp::json_error);
    CHECK(value.value("text", "other") == "t");
    CHECK(value.value("none", "other") == "other");
}

TEST_CASE("members and elements are visited in their order") {
    json value;
    value["b"] = 1;
    value["a"] = json{2, 3};
    value["b"] = 4;
    std::string text;
    for (const json::member &member : value.items())
        text += member.name + member.value.dump();
    CHECK(text == "b4a[2,3]");
    std::uint64_t sum = 0;
    for (const json &element : value.at("a"))
        sum += element.get<unsigned>();
    CHECK(sum == 5);
    value.update({{"a", 0}, {"c", nullptr}});
    CHECK(value.dump() == R"({"b":4,"a":0,"c":null})");
    CHECK(value.find("none") == value.end());
}

TEST_CASE("a text may be as deep as it is long") {
    constexpr std::size_t depth = 200'000;
    const std::string text = std::string(depth, '[') + std::string(depth, ']');
    CHECK(json::parse(text).size() == 1);
}
