#include <msr/pmu/rules.hpp>

#include <msr/amd/counters.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/rules.hpp>

#include <doctest/doctest.h>

#include <string>
#include <type_traits>

namespace {

struct tray {
    int cups{};
    int plates{};
};
struct jug;

struct cups_fit : msr::rule<cups_fit> {
    MSR_RULE_TEXT(cups_fit, "a tray has room for four cups");
    static constexpr bool holds(const tray &tray) { return tray.cups <= 4; }
    static constexpr msr::verdict broken_by(const tray &) { return {&text, {"cup", "tray"}}; }
    template <typename... Name>
    struct instead {
        using type = msr::would_be_legal<msr::value_between<0, 4>>;
    };
};
struct plates_fit : msr::rule<plates_fit> {
    MSR_RULE_TEXT(plates_fit, "a tray has room for two plates");
    static constexpr bool holds(const tray &tray) { return tray.plates <= 2; }
    static constexpr msr::verdict broken_by(const tray &) { return {&text, {"plate"}}; }
};

using cups_first = msr::rule_list<cups_fit, plates_fit>;
using plates_first = msr::rule_list<plates_fit, cups_fit>;

constexpr tray light{4, 2};
constexpr tray with_cups{5, 2};
constexpr tray heavy{5, 3};

std::string text_of(const msr::verdict &verdict) {
    std::string text = verdict.legal() ? "legal" : verdict.broken->name;
    for (const char *const name : verdict.names)
        if (name != nullptr) text += std::string{" "} + name;
    return text;
}

} // namespace

TEST_CASE("of the rules that are broken the first of the list is told, with its names") {
    CHECK(text_of(msr::first_broken<cups_first>(light)) == "legal");
    CHECK(text_of(msr::first_broken<cups_first>(with_cups)) == "cups_fit cup tray");
    CHECK(text_of(msr::first_broken<plates_first>(with_cups)) == "cups_fit cup tray");
    CHECK(text_of(msr::first_broken<cups_first>(heavy)) == "cups_fit cup tray");
    CHECK(text_of(msr::first_broken<plates_first>(heavy)) == "plates_fit plate");
    CHECK(text_of(msr::first_broken<msr::rule_list<>>(heavy)) == "legal");
    static_assert(msr::first_broken<plates_first>(heavy).broken == &plates_fit::text);
}

TEST_CASE("the same without names") {
    CHECK(msr::first_broken_rule<cups_first>(light) == nullptr);
    CHECK(msr::first_broken_rule<cups_first>(heavy) == &cups_fit::text);
    CHECK(msr::first_broken_rule<plates_first>(heavy) == &plates_fit::text);
    static_assert(msr::first_broken_rule<msr::rule_list<>>(heavy) == nullptr);
}

TEST_CASE("a rule that has `instead` says itself what would be legal") {
    static_assert(std::is_same_v<msr::suggestions<cups_fit, jug>::type,
                                 msr::would_be_legal<msr::value_between<0, 4>>>);
    static_assert(
        std::is_same_v<msr::suggestions<plates_fit, jug>::type, msr::as_the_sentence_says>);
}

TEST_CASE("a rule that PMUs say in own words is one rule") {
    namespace p4 = msr::netburst;
    namespace select = msr::select;
    using msr::broken_rule;
    CHECK(broken_rule{&p4::choices_fit_together::text} == &select::choices_fit_together::text);
    CHECK(std::string{p4::choices_fit_together::text.sentence} !=
          select::choices_fit_together::text.sentence);
    CHECK(broken_rule{&p4::privilege_is_not_empty::text} == &msr::privilege_is_not_empty::text);
    CHECK(&msr::perfmon::privilege_is_not_empty::text == &msr::amd::privilege_is_not_empty::text);
    CHECK(&p4::reserved_bits_are_zero::text == &msr::amd::reserved_bits_are_zero::text);
}
