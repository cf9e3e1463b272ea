// Tests of reports for people, as CSV and as JSON: columns, cells and members in each format.
#include "../../tools/support/report/report.hpp"
#include "../../tools/support/text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

using msrpp::report;
using msrpp::table;

namespace {

std::string text_in(std::string_view format, const report &report) {
    msrpp::output out;
    append_report(out, format, report);
    return {out.data(), out.size()};
}

report two_programs() {
    return {
        .members = {{"cpu", "zen4"}, {"programs", nullptr}, {"simulated", true}},
        .tables = {{.member = "programs",
                    .lines = {"two programs"},
                    .columns = {{"program"},
                                {"held KB", "held_kb", "held", {"{:.0f}", "{:.1f}", 1024, 1024}},
                                {" ", "", ""},
                                {"", "ways", "ways"}},
                    .rows = {{"é, or e", 2560.0, "large", {1, 2}}, {"b", "unknown", "", nullptr}},
                    .indent = "  "},
                   {.lines = {"the end"}}}};
}

} // namespace

TEST_CASE("people read aligned columns with headings, indented, and lines") {
    CHECK(text_in("table", two_programs()) == "two programs\n"
                                              "  program  held KB\n"
                                              "  é, or e  2        large\n"
                                              "  b        unknown\n"
                                              "the end\n");
}

TEST_CASE("CSV quotes cells, and has lists with blanks") {
    report programs = two_programs();
    CHECK(text_in("csv", programs) == "program,held_kb,ways\n\"é, or e\",2.5,1 2\nb,unknown,\n");
    programs.tables.front().continues = true;
    programs.tables.insert(programs.tables.begin(), table{.columns = {{"none"}}});
    CHECK(text_in("csv", programs) == "\"é, or e\",2.5,1 2\nb,unknown,\n");
    CHECK(text_in("csv", {.tables = {{.columns = {{"none"}}}}}) == "none\n");
    for (const char *const cell : {"a,b", "a\nb", "a\rb"})
        CHECK(text_in("csv", {.tables = {{.columns = {{"name"}}, .rows = {{cell}}}}}) ==
              "name\n\"" + std::string(cell) + "\"\n");
    CHECK(text_in("csv", {.tables = {{.columns = {{"name"}}, .rows = {{"a\"b"}}}}}) ==
          "name\n\"a\"\"b\"\n");
}

TEST_CASE("JSON has numbers as they are, rows where their member stands, no member for nothing") {
    CHECK(msrpp::line_of(msrpp::document_of(two_programs())) ==
          R"({"cpu":"zen4","programs":[{"program":"é, or e","held":2560.0,"ways":[1,2]},)"
          R"({"program":"b","held":"unknown"}],"simulated":true})");
}

TEST_CASE("names of others lose what harms a terminal, numbers stand on the right") {
    const table names{.columns = {{"key", msrpp::hex_format},
                                  {"share", msrpp::share_format},
                                  {"name"},
                                  {"lost", {}, true}},
                      .rows = {{10u, 0.25, "a\033", 0u}, {256u, 1.0, std::string(80, 'x'), 0u}},
                      .has_foreign_names = true,
                      .row_limit = 1};
    CHECK(text_in("table", {.tables = {names}}) == "key    share  name\n0xa  25.00 %  a?\n");
    CHECK(text_in("csv", {.tables = {names}}) == "key,share,name,lost\n0xa,0.250000,a?,0\n");
    CHECK(msrpp::line_of(msrpp::document_of({.tables = {names}})) ==
          R"([{"key":"0xa","share":0.25,"name":"a\u001b","lost":0}])");
}

TEST_CASE("lists of words") {
    using words = std::vector<std::string_view>;
    CHECK(msrpp::words_of_list("") == words{""});
    CHECK(msrpp::words_of_list("a,,b,") == words{"a", "", "b", ""});
    CHECK(msrpp::words_of_list("a_b_c", '_', 2) == words{"a", "b"});
}
