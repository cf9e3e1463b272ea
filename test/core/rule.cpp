#include <msr/core/rule.hpp>

#include "../facts.hpp"

#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <type_traits>

namespace rule_test {

namespace {

MSR_RULE(cups_stand_upright, "a cup that stands on its head holds nothing");

struct cup {};
struct saucer {};
struct plate {};
/// The names that the message of a broken rule shows.
struct table {
    using shown = msr::name_list<cup>;
};
struct saucers {
    using type = msr::would_be_legal<saucer>;
};

/// Returns the message that the compiler is expected to print for a file in test/compile_fail.
std::string expected_of_compiler(const std::string &file) {
    std::ifstream source{MSR_FACTS_DIR "/../compile_fail/" + file + ".cpp"};
    std::string line;
    std::getline(source, line);
    const std::string mark = "// EXPECT: ";
    return line.rfind(mark, 0) == 0 ? line.substr(mark.size()) : "";
}

/// Returns the flaw of a register's layout: the broken rule's name, and the names of the fields.
std::string flaw_of(msr::sequence<msr::field_row> rows) {
    const msr::detail::flaw flaw = msr::detail::flaw_of(rows);
    if (flaw.broken == nullptr) return "";
    // The compiler's message for the rule is the rule's sentence.
    CHECK(expected_of_compiler(flaw.broken->name) == flaw.broken->sentence);
    return std::string{flaw.broken->name} + ": " + rows[flaw.first].name + ", " +
           rows[flaw.second].name;
}

constexpr msr::field_row row(const char *name, unsigned low, unsigned width,
                             unsigned value_bits = 64) {
    return {.name = name, .low = low, .width = width, .value_bits = value_bits};
}

} // namespace

} // namespace rule_test

template <>
struct msr::suggestions<rule_test::cups_stand_upright, rule_test::saucer> {
    using type = msr::would_be_legal<rule_test::cup>;
};
template <>
struct msr::printed_type<rule_test::saucer> {
    using type = rule_test::plate;
};

namespace rule_test {

TEST_CASE("a rule has its name and its sentence once, for the compiler and for a run") {
    CHECK(std::string{cups_stand_upright::text.name} == "cups_stand_upright");
    CHECK(std::string{cups_stand_upright::text.sentence} ==
          "a cup that stands on its head holds nothing");
    using none = msr::mistake_unless<true, cups_stand_upright, cup>;
    static_assert(std::is_same_v<none, msr::no_mistake>);
    static_assert(none::is_legal && none::illegal(none::report()));
    static_assert(!msr::mistake_of<cups_stand_upright, cup>::is_legal);
}

TEST_CASE("of many rules the broken rule is reported") {
    using rules = msr::rule_list<msr::every_field_is_listed, cups_stand_upright>;
    static_assert(
        std::is_same_v<msr::rule_mistake<msr::broken_rule{}, rules, table>, msr::no_mistake>);
    static_assert(std::is_same_v<msr::rule_mistake<&cups_stand_upright::text, rules, table>,
                                 msr::mistake_of<cups_stand_upright, cup>>);
}

TEST_CASE("of many mistakes the first is told") {
    using fallen = msr::mistake_of<cups_stand_upright, cup>;
    using other = msr::mistake_of<cups_stand_upright, saucer>;
    static_assert(std::is_same_v<msr::first_mistake<>, msr::no_mistake>);
    static_assert(std::is_same_v<msr::first_mistake<msr::no_mistake>, msr::no_mistake>);
    static_assert(std::is_same_v<msr::first_mistake<msr::no_mistake, fallen, other>, fallen>);
    static_assert(std::is_same_v<msr::first_mistake<other, msr::no_mistake, fallen>, other>);
}

TEST_CASE("a broken rule stands in a list, or behind its end") {
    using list = msr::rule_list<cups_stand_upright, msr::fields_do_not_overlap>;
    static_assert(list::place_of(&cups_stand_upright::text) == 0);
    static_assert(list::place_of(&msr::fields_do_not_overlap::text) == 1);
    static_assert(list::place_of(&msr::field_names_are_unique::text) == 2);
    static_assert(msr::rule_list<>::place_of(&cups_stand_upright::text) == 0);
}

TEST_CASE("suggestions are those at the end of the names, or else the rule's own") {
    using given = msr::would_be_legal<cup>;
    using msr::detail::legal_instead_of;
    static_assert(std::is_same_v<legal_instead_of<cups_stand_upright>, msr::as_the_sentence_says>);
    static_assert(
        std::is_same_v<legal_instead_of<cups_stand_upright, cup>, msr::as_the_sentence_says>);
    static_assert(std::is_same_v<legal_instead_of<cups_stand_upright, cup, given>, given>);
    static_assert(
        std::is_same_v<legal_instead_of<cups_stand_upright, cup, msr::legal_from<saucers>>,
                       msr::would_be_legal<plate>>);
    static_assert(
        std::is_same_v<legal_instead_of<cups_stand_upright, saucer>, msr::would_be_legal<cup>>);
}

TEST_CASE("long names are shown shortened, and the suggestions at their end are no names") {
    using msr::name_list;
    using msr::detail::shown_names;
    using shown = typename shown_names<name_list<>, cup, saucer, msr::would_be_legal<cup>>::type;
    static_assert(std::is_same_v<shown, name_list<cup, plate>>);
    using lazily = typename shown_names<name_list<>, cup, msr::legal_from<saucers>>::type;
    static_assert(std::is_same_v<lazily, name_list<cup>>);
    using suggestions = msr::detail::shown_suggestions<msr::would_be_legal<saucer>>;
    static_assert(std::is_same_v<typename suggestions::type, msr::would_be_legal<plate>>);
}

TEST_CASE("a verdict without a rule is a legal one") {
    static_assert(msr::verdict{}.legal());
    constexpr msr::verdict broken{&cups_stand_upright::text, {"the red one"}};
    static_assert(!broken.legal());
    CHECK(std::string{broken.names[0]} == "the red one");
    CHECK(broken.names[1] == nullptr);
}

TEST_CASE("fields lie inside of 64 bits, up to the last") {
    const auto lies = [](unsigned low, unsigned width) {
        const msr::field_row rows[] = {row("first", 0, 1), row("last", low, width)};
        return flaw_of(msr::all_of(rows));
    };
    CHECK(lies(63, 1) == "");
    CHECK(lies(1, 63) == "");
    CHECK(lies(63, 2) == "field_lies_inside_register: last, last");
    CHECK(lies(1, 64) == "field_lies_inside_register: last, last");
    CHECK(lies(64, 1) == "field_lies_inside_register: last, last");
    CHECK(lies(4, 0) == "field_lies_inside_register: last, last");
    CHECK(lies(4, 0xffff'ffff) == "field_lies_inside_register: last, last");
    CHECK(lies(0xffff'ffff, 2) == "field_lies_inside_register: last, last");
}

TEST_CASE("fields do not overlap, not by one bit") {
    const auto overlap = [](unsigned low) {
        const msr::field_row rows[] = {row("low", 0, 2), row("middle", 8, 4), row("other", low, 4)};
        return flaw_of(msr::all_of(rows));
    };
    CHECK(overlap(4) == "");
    CHECK(overlap(12) == "");
    CHECK(overlap(5) == "fields_do_not_overlap: middle, other");
    CHECK(overlap(8) == "fields_do_not_overlap: middle, other");
    CHECK(overlap(11) == "fields_do_not_overlap: middle, other");
    CHECK(overlap(1) == "fields_do_not_overlap: low, other");
}

TEST_CASE("fields have different names") {
    const auto named = [](const char *name) {
        const msr::field_row rows[] = {row("level", 0, 2), row("lever", 2, 2), row(name, 4, 2)};
        return flaw_of(msr::all_of(rows));
    };
    CHECK(named("leve") == "");
    CHECK(named("level_") == "");
    CHECK(named("level") == "field_names_are_unique: level, level");
    CHECK(named("lever") == "field_names_are_unique: lever, lever");
}

TEST_CASE("fields are no wider than their values") {
    const auto wide = [](unsigned width) {
        const msr::field_row rows[] = {row("first", 0, 1), row("byte", 1, width, 8)};
        return flaw_of(msr::all_of(rows));
    };
    CHECK(wide(8) == "");
    CHECK(wide(9) == "field_fits_its_value_type: byte, byte");
}

TEST_CASE("rules that only the compiler can see keep to their sentences") {
    for (const msr::rule_text *rule :
         {&msr::every_field_is_listed::text, &msr::field_can_be_written::text,
          &msr::field_is_set_once::text, &msr::write_only_fields_are_given::text})
        CHECK(expected_of_compiler(rule->name) == rule->sentence);
}

} // namespace rule_test
