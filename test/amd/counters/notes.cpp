// Doubts about legal choices of AMD's counters. Expected values are from the lists.
#include "../event_lists.hpp"

#include <msr/amd/counters.hpp>
#include <msr/pmu/select/notes.hpp>

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
    for (const select::note &note : plan.notes())
        result.emplace_back(note.sentence);
    return result;
}

bool is_doubted(std::uint32_t code, const amd::target &target) {
    return amd::event_pmu::doubts_of({.code = code, .chosen = ~0u}, target).limits_unknown;
}

/// Checks that an event code is noted as doubtful where neither an event list nor the event table
/// has the code, and only there.
template <typename List>
void compare_codes(const List &list, const amd::target &target) {
    std::set<std::uint32_t> known{0xfff}; // event FFFh merges counters, from Zen 1 on
    if (!amd::includes_zen_or_newer(target)) known.clear();
    for (const auto *const event : list.events)
        known.insert(event->facts().code);
    for (const select::event_row &row : amd::event_table)
        if (amd::event_pmu::exists(row, target) && amd::unit_of(row) == amd::unit::core)
            known.insert(row.code);
    CHECK(known.size() > 20); // K7's list has 24 codes, the others more than 60
    for (std::uint32_t code = 0; code <= 0xfff; ++code)
        if (is_doubted(code, target) == (known.count(code) != 0)) FAIL_CHECK(code);
}

} // namespace

TEST_CASE("an event code that no list of the processor has is noted") {
    // Event 029h is LS_DISPATCH of Zen 4; no list of Zen 4 has 0EEh.
    constexpr const auto &plan =
        msr::plan<amd::zen4, amd::raw<0xee, 0x01>, amd::raw<0x29, 0x03>, amd::retired_instructions>;
    REQUIRE(plan.notes().size() == 1);
    CHECK(plan.notes()[0].sentence == select::limits_are_unknown);
    CHECK(plan.notes()[0].position == 0);
    CHECK(plan.notes()[0].sure == select::confidence::low);
    // Counters of other units count every event of their unit, so no note is made.
    CHECK(notes_on(msr::plan<amd::zen4, amd::raw<0xee, 0x01>.l3()>).empty());
    // The lists of Zen 2 to Zen 5 have 0A9h, that of Zen 1 has not: a target of Zen 1 and Zen 2 has
    // it in no list.
    CHECK(notes_on(msr::plan<amd::zen2, amd::raw<0xa9>>).empty());
    CHECK(!notes_on(msr::plan<amd::zen1, amd::raw<0xa9>>).empty());
    CHECK(!notes_on(msr::plan<amd::fam17h, amd::raw<0xa9>>).empty());
    CHECK(notes_on(msr::plan<amd::k8, amd::raw<0x76>>).empty());
    CHECK(!notes_on(msr::plan<amd::k8, amd::raw<0xa9>>).empty());
}

// Sources of the errata: revision guides of AMD, as issues of rr (2034) and PAPI (160, 386) cite
// them; libpfm4 and oprofile for family 10h.
TEST_CASE("errata and what users report are noted, with their sources") {
    const auto source_of = [](const select::request &request, const amd::target &target) {
        std::string sources;
        select::each_note<amd::event_pmu>({&request, 1}, target, [&](const select::note &note) {
            if (note.source != nullptr) sources += note.source;
        });
        return sources;
    };
    const auto is_trapped = [&](const auto &request, const amd::target &target, const char *part) {
        return source_of(request.as_request(), target).find(part) != std::string::npos;
    };
    CHECK(is_trapped(amd::retired_instructions, amd::zen1, "55449"));
    CHECK(is_trapped(amd::raw<0xc0>, amd::fam17h, "55449"));
    CHECK(is_trapped(amd::retired_instructions, amd::zen2, "issues 160"));
    CHECK(source_of(amd::retired_instructions.as_request(), amd::zen3).empty());
    CHECK(is_trapped(amd::raw<0xd1>, amd::zen2, "AMD_IBS_Toolkit"));
    CHECK_FALSE(is_trapped(amd::raw<0xd1>, amd::zen3, "AMD_IBS_Toolkit"));
    CHECK(is_trapped(amd::raw<0x41, 0x01>, amd::zen1, "55449"));
    CHECK_FALSE(is_trapped(amd::raw<0x41, 0x01>, amd::zen2, "55449"));
    CHECK(is_trapped(amd::l3_comb_clstr_state::request_miss, amd::zen1, "55449"));
    // the erratum concerns event 06h of the L3, not event 06h of the core
    CHECK_FALSE(is_trapped(amd::raw<0x06, 0x01>, amd::zen1, "55449"));
    CHECK(is_trapped(amd::ic_fw32_miss, amd::zen1, "issue 386"));
    CHECK(is_trapped(amd::raw<0x80>, amd::zen5, "issue 386"));
    CHECK_FALSE(is_trapped(amd::instruction_cache_misses, amd::fam16h, "issue 386"));
    CHECK(is_trapped(amd::raw<0x4e1, 0x17>, amd::fam10h, "libpfm4"));
    // mask F7h selects all cores
    CHECK_FALSE(is_trapped(amd::l3_cache_misses, amd::fam10h, "libpfm4"));
    CHECK(is_trapped(amd::raw<0x03, 0xa0>, amd::zen6, "amdzen6"));
    CHECK_FALSE(is_trapped(amd::raw<0x03, 0x60>, amd::zen6, "amdzen6"));
}

TEST_CASE("the events before and behind those of an erratum are not of it") {
    const auto traps_of = [](std::uint32_t code, std::uint32_t mask, const amd::target &target) {
        const select::request request{.code = code, .masks = mask, .chosen = ~0u};
        unsigned position = 0;
        select::each_note<amd::event_pmu>({&request, 1}, target, [&](const select::note &note) {
            position += note.source != nullptr ? 1 : 0;
        });
        return position;
    };
    struct range {
        const amd::target &on;
        std::uint32_t first, last, mask;
    };
    const range list[] = {
        {amd::zen1, 0xc0, 0xc0, 0}, {amd::zen2, 0xc0, 0xc0, 0},     {amd::zen1, 0xd1, 0xd1, 0},
        {amd::zen2, 0xd1, 0xd1, 0}, {amd::zen1, 0x41, 0x41, 1},     {amd::zen1, 0x80, 0x81, 0},
        {amd::zen5, 0x80, 0x81, 0}, {amd::fam10h, 0x4e0, 0x4e2, 7}, {amd::zen6, 0x03, 0x03, 0xa0}};
    for (const range &entry : list) {
        CAPTURE(entry.first);
        CHECK(traps_of(entry.first - 1, entry.mask, entry.on) == 0);
        for (std::uint32_t code = entry.first; code <= entry.last; ++code)
            CHECK(traps_of(code, entry.mask, entry.on) == 1);
        CHECK(traps_of(entry.last + 1, entry.mask, entry.on) == 0);
    }
    for (const std::uint32_t one_of_six : {0x17u, 0x27u, 0x47u, 0x87u, 0x77u})
        CHECK(traps_of(0x4e1, one_of_six, amd::fam10h) == 1);
    CHECK(traps_of(0x4e1, 0xf7, amd::fam10h) == 0); // unit mask F7h selects all cores
}

TEST_CASE("the event codes that are known are those of the lists") {
    for (const amd_tested_list &tested : amd_tested_lists)
        compare_codes(tested.is, amd::target_of(tested.is.list->of));
}
