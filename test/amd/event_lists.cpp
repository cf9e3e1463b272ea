// Every event of every list of AMD's, on every counter of its targets, by its constant, as text and
// by its numbers, beside the tables that the headers are written from.
#include "event_lists.hpp"
#include "../thorough.hpp"

#include "../facts.hpp"
#include "family_15h.hpp"

#include <msr/amd/counters.hpp>
#include <msr/select/describe.hpp>
#include <msr/select/notation.hpp>
#include <msr/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::event_pmu;
using amd::target;

const std::string tables = "../../../shared/facts/events/amd/"; // from test/facts

bool have_tables() { return std::filesystem::exists(MSR_FACTS_DIR "/" + tables); }

struct numbers {
    std::uint32_t code{};
    std::uint32_t mask{};
    friend bool operator==(const numbers &, const numbers &) = default;
};

/// The core events of a table, by their names as it spells them. Of two of one name, which
/// libpfm4 has for two revisions of a processor, the later has its unit mask behind the name.
std::map<std::string, numbers> events_of(const std::string &table) {
    std::map<std::string, numbers> result;
    const bool of_linux = table.find("libpfm4") == table.npos;
    for (const facts::row &row : facts::table{tables + table + ".csv"}) {
        if (of_linux && row["unit"] != "core") continue;
        const numbers is{static_cast<std::uint32_t>(facts::number(row["event"])),
                         static_cast<std::uint32_t>(facts::number(row["umask"]))};
        if (is.mask > 0xff) continue; // no select register has room for it
        const auto [place, is_new] = result.insert({row["name"], is});
        if (is_new || place->second == is) continue;
        REQUIRE(is.mask == 0x07);
        result.insert({row["name"] + "_UMASK_07", is});
    }
    return result;
}

/// The places of the core counters that may count an event, bit n for the n-th.
unsigned allowed_places(const facts::table &limits, const numbers &event, const target &on) {
    if (on.is_among(amd::of_generations(amd::generation::family15h_00)))
        return family_15h::told_by_facts(limits, event.code, event.mask);
    const unsigned all = on.core_counters == 6 ? 0x3f : 0x0f;
    // Linux, amd/core.c: from family 17h on event 003h takes an even counter.
    return event.code == 0x003 && on.includes(amd::every_zen) ? all & 0x15 : all;
}

/// What became of pairs of an event and a counter.
struct tally {
    std::size_t asked{};
    std::size_t forbidden{};
    std::size_t forbidden_of_core{}; ///< where the counter is one of the core
    std::size_t wrong{};
    std::map<std::string, std::size_t> by_other_rules;
};

/// Plans one request. What its registers hold is the event, and breaks no rule.
void judge(tally &into, const select::request &wanted, const numbers &event, const target &on,
           bool allowed, const std::string &what) {
    ++into.asked;
    into.forbidden += allowed ? 0 : 1;
    if (!allowed && amd::range_of(wanted.counter).counts == amd::unit::core)
        ++into.forbidden_of_core;
    const auto made = select::try_plan<event_pmu, 1>({&wanted, 1}, on);
    if (const auto *const broken = static_cast<const msr::rule_text *>(made.found.why.broken);
        !made.legal() && broken->name != std::string{"event_reaches_counter"})
        ++into.by_other_rules[broken->name];
    bool right = made.legal() == allowed;
    if (made.legal()) {
        right = right && made.found.assigned[0].counter == wanted.counter;
        const select::counter_row &row = amd::counter_table[wanted.counter];
        std::uint64_t selected = 0;
        for (const msr::write &one : made.view().start)
            if (one.address == row.select_address) selected = one.value;
        const amd::counting found = amd::counted_by(wanted.counter, selected, on);
        right = right && amd::check_value(wanted.counter, selected, on).legal() &&
                select::code_of<event_pmu>(found.wanted) == event.code &&
                select::masks_of<event_pmu>(found.wanted) == event.mask;
    }
    if (right) return;
    if (++into.wrong < 20) MESSAGE(what << ": allowed is " << allowed);
}

/// Calls `each(target, name)` for the targets that have a list.
template <typename Each>
void each_target(const select::event_list &list, Each &&each) {
    for (const amd::target_row &row : amd::targets)
        if (event_pmu::has_list(list, row.is)) each(row.is, row.name);
}

const select::vendor_event<event_pmu> *event_named(const select::known_list<event_pmu> &list,
                                                   const std::string &name) {
    for (const auto *const one : list.events)
        if (name == one->name()) return one;
    return nullptr;
}

} // namespace

TEST_CASE("a list is of the targets of its processor, and of no others") {
    for (const amd_tested_list &tested : amd_tested_lists) {
        std::string names;
        each_target(*tested.is.list,
                    [&](const target &, const std::string &name) { names += name + ' '; });
        CHECK(names == tested.targets);
    }
    CHECK_FALSE(event_pmu::has_list(*amd_tested_lists[3].is.list, target{}));
    target found = amd::zen4; // as CPUID tells of more counters of the data fabric
    found.node_counters = 16;
    CHECK(event_pmu::has_list(*amd_tested_lists[6].is.list, found));
    found.generations = 0; // a family that is not known
    CHECK_FALSE(event_pmu::has_list(*amd_tested_lists[6].is.list, found));
}

TEST_CASE("every event of a list is counted where its numbers let it") {
    if (!have_tables()) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    const facts::table limits{"amd/amd_pmc_constraints.csv"};
    tally by_constant;
    tally by_number;
    tally by_text;
    std::size_t pairs = 0;
    std::size_t events = 0;
    for (const amd_tested_list &tested : amd_tested_lists) {
        const select::known_list<event_pmu> lists[] = {tested.is};
        const auto table = events_of(tested.table);
        events += table.size();
        CHECK(table.size() == tested.is.events.size());
        for (const auto &row : table) {
            const std::string &spelt = row.first;
            const auto &is = row.second;
            const auto *const event = event_named(tested.is, facts::lower_case(spelt));
            REQUIRE_MESSAGE(event != nullptr, spelt);
            each_target(*tested.is.list, [&](const target &on, const std::string &target_name) {
                for (int counter = 0; counter < int{amd::counter_count}; ++counter) {
                    if ((event_pmu::counters_on(on) & select::set_of(counter)) == 0) continue;
                    if (pairs++ % rounds(3, 1) != 0) continue;
                    const bool allowed =
                        amd::range_of(counter).counts == amd::unit::core &&
                        (allowed_places(limits, is, on) >> amd::place_of(counter) & 1) != 0;
                    const std::string text =
                        spelt + ":counter=" + select::counter_name<event_pmu>(counter);
                    const std::string what = target_name + " " + text;
                    auto wanted = request_of(*event);
                    wanted.counter = static_cast<std::int8_t>(counter);
                    judge(by_constant, wanted, is, on, allowed, what);
                    const select::request raw{.code = is.code,
                                              .masks = is.mask,
                                              .chosen = ~0u,
                                              .counter = static_cast<std::int8_t>(counter)};
                    judge(by_number, raw, is, on, allowed, what + " by its numbers");
                    const auto read = select::parse<event_pmu>({text.data(), text.size()}, on,
                                                               msr::all_of(lists));
                    REQUIRE_MESSAGE(read.well_formed(), text);
                    CHECK(facts::lower_case(text) ==
                          std::string{select::text_of<event_pmu>(read.wanted).text});
                    // Of these two the library's own event has Linux's numbers, which differ.
                    const bool of_linux = spelt == "DATA_CACHE_MISSES" &&
                                          std::string{tested.table}.find("libpfm4") != spelt.npos;
                    judge(by_text, read.wanted, of_linux ? numbers{0x41, 0x01} : is, on, allowed,
                          what + " as text");
                }
            });
        }
    }
    MESSAGE(events << " events, " << by_constant.asked << " pairs of event and counter, "
                   << by_constant.forbidden << " of them forbidden, "
                   << by_constant.forbidden_of_core
                   << " on counters of the core; each by constant, by number and as text");
    for (const auto &[rule, count] : by_constant.by_other_rules)
        MESSAGE(count << " pairs break " << rule);
    CHECK(by_constant.forbidden_of_core != 0);
    CHECK(by_constant.wrong == 0);
    CHECK(by_number.wrong == 0);
    CHECK(by_text.wrong == 0);
}
