// What is not sure of legal choices of AMD's counters. Expected values are from the lists.
#include "../event_lists.hpp"

#include <msr/amd/counters.hpp>
#include <msr/select/notes.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;

template <typename Plan>
std::vector<std::string> notes_on(const Plan &plan) {
    std::vector<std::string> result;
    for (const select::note &one : plan.notes())
        result.emplace_back(one.sentence);
    return result;
}

bool is_doubted(std::uint32_t code, const amd::target &on) {
    return amd::event_pmu::doubts_of({.code = code, .chosen = ~0u}, on).limits_unknown;
}

/// Asks for every code, and compares with the codes of a list and of the table.
template <typename List>
void compare_codes(const List &list, const amd::target &on) {
    std::set<std::uint32_t> known{0xfff}; // merges counters, from Zen on
    if (!amd::includes_zen_or_newer(on)) known.clear();
    for (const auto *const event : list.events)
        known.insert(event->facts().code);
    for (const select::event_row &row : amd::event_table)
        if (amd::event_pmu::exists(row, on) && amd::unit_of(row) == amd::unit::core)
            known.insert(row.code);
    CHECK(known.size() > 60);
    for (std::uint32_t code = 0; code <= 0xfff; ++code)
        if (is_doubted(code, on) == (known.count(code) != 0)) FAIL_CHECK(code);
}

} // namespace

TEST_CASE("an event code that no list of the processor has is noted") {
    // 029h is LS_DISPATCH of Zen 4; no list of it has 0EEh.
    constexpr const auto &plan =
        amd::plan<amd::zen4, amd::raw<0xee, 0x01>, amd::raw<0x29, 0x03>, amd::retired_instructions>;
    REQUIRE(plan.notes().size() == 1);
    CHECK(plan.notes()[0].sentence == select::limits_are_unknown);
    CHECK(plan.notes()[0].position == 0);
    CHECK(plan.notes()[0].sure == select::confidence::low);
    // Counters of other units all count what their unit counts.
    CHECK(notes_on(amd::plan<amd::zen4, amd::raw<0xee, 0x01>.l3()>).empty());
    // The lists of Zen 2 to Zen 5 have 0A9h, that of Zen 1 has not: a target of both has not
    // either.
    CHECK(notes_on(amd::plan<amd::zen2, amd::raw<0xa9>>).empty());
    CHECK(!notes_on(amd::plan<amd::zen1, amd::raw<0xa9>>).empty());
    CHECK(!notes_on(amd::plan<amd::fam17h, amd::raw<0xa9>>).empty());
    // Without a list there is the table alone: 076h is CPU_CLK_UNHALTED.
    CHECK(notes_on(amd::plan<amd::k8, amd::raw<0x76>>).empty());
    CHECK(!notes_on(amd::plan<amd::k8, amd::raw<0xa9>>).empty());
}

TEST_CASE("the event codes that are known are those of the lists") {
    for (const amd_tested_list &tested : amd_tested_lists)
        compare_codes(tested.is, amd::target_of(tested.is.list->of));
}
