// Tests every event of every list of AMD's on every counter of the list's processors: by its
// constant, as text and by its numbers, compared with the tables from which the headers are
// written.
#include "event_lists.hpp"
#include "../thorough.hpp"

#include "../facts.hpp"
#include "../mask_groups.hpp"
#include "family_15h.hpp"

#include <msr/amd/counters.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::event_pmu;
using amd::target;

// path from test/facts to the folder of the vendors' tables
const std::string tables = "../../../shared/facts/events/amd/";

bool have_tables() { return std::filesystem::exists(MSR_FACTS_DIR "/" + tables); }

struct numbers {
    std::uint32_t code{};
    std::uint32_t mask{};
    friend bool operator==(const numbers &, const numbers &) = default;
};

/// Returns the core events of a vendor's table, by the table's spelling of their names. Of two
/// events with one name, which libpfm4 has for two revisions of a processor, the later has its unit
/// mask behind the name. Where the masks of an event stand in groups, they are the complete unit
/// masks.
std::map<std::string, numbers> events_of(const std::string &table) {
    std::map<std::string, numbers> result;
    const bool of_linux = table.find("zen") == 0;
    const facts::mask_groups groups{tables + table.substr(0, table.find('_')) + "_masks.csv"};
    for (const facts::row &row : facts::table{tables + table + ".csv"}) {
        if (of_linux && row["unit"] != "core") continue;
        if (const std::string event = row["name"].substr(0, row["name"].find('.'));
            groups.has(event)) {
            for (const facts::joined_mask &mask : groups.names_of(event))
                result[event + "." + mask.name] = {
                    static_cast<std::uint32_t>(facts::number(row["event"])), mask.value};
            continue;
        }
        const numbers kind{static_cast<std::uint32_t>(facts::number(row["event"])),
                           static_cast<std::uint32_t>(facts::number(row["umask"]))};
        if (kind.mask > 0xff) continue; // the mask is wider than any select register's mask
        const auto [place, is_new] = result.insert({row["name"], kind});
        if (is_new || place->second == kind) continue;
        const char digits[] = "0123456789ABCDEF";
        result.insert(
            {row["name"] + "_UMASK_" + digits[kind.mask >> 4] + digits[kind.mask & 0xf], kind});
    }
    return result;
}

/// Returns the event code and unit mask that an event's name stands for in texts. Where libpfm4 has
/// no unit masks, the library's own events of these names have Linux's masks (amd/core.c, the map
/// of cache events).
numbers as_text(const std::string &name, const numbers &listed) {
    if (listed.mask != 0) return listed;
    if (name == "DATA_CACHE_MISSES") return {0x41, 0x01};
    if (name == "L1_DTLB_AND_L2_DTLB_MISS") return {0x46, 0x07};
    if (name == "L1_ITLB_MISS_AND_L2_ITLB_MISS") return {0x85, 0x03};
    return listed;
}

/// Returns the core counters that may count an event: bit n for the n-th counter.
unsigned allowed_places(const facts::table &limits, const numbers &event, const target &target) {
    if (target.is_among(amd::of_generations(amd::generation::family15h_00)))
        return family_15h::counters_in_facts(limits, event.code, event.mask);
    const unsigned total = target.core_counters == 6 ? 0x3f : 0x0f;
    // Linux, amd/core.c: from family 17h on event 003h takes an even counter.
    return event.code == 0x003 && target.includes(amd::every_zen) ? total & 0x15 : total;
}

/// The numbers of tested pairs of an event and a counter.
struct tally {
    std::size_t pairs{};
    std::size_t forbidden{};
    /// forbidden pairs of an event and a counter of the core
    std::size_t forbidden_of_core{};
    std::size_t wrong{};
    std::map<std::string, std::size_t> by_other_rules;
};

/// Plans one request; checks that the planned registers hold the event and break no rule.
void judge(tally &destination, const select::request &request, const numbers &event,
           const target &target, bool allowed, const std::string &text) {
    ++destination.pairs;
    destination.forbidden += allowed ? 0 : 1;
    if (!allowed && amd::range_of(request.counter).counts == amd::unit::core)
        ++destination.forbidden_of_core;
    const auto result = select::try_plan<event_pmu, 1>({&request, 1}, target);
    if (const auto *const broken = static_cast<const msr::rule_text *>(result.found.why.broken);
        !result.legal() && broken->name != std::string{"event_reaches_counter"})
        ++destination.by_other_rules[broken->name];
    bool right = result.legal() == allowed;
    if (result.legal()) {
        right = right && result.found.assigned[0].counter == request.counter;
        const select::counter_row &row = amd::counter_table[request.counter];
        std::uint64_t selected = 0;
        for (const msr::write &write : result.view().start)
            if (write.address == row.select_address) selected = write.value;
        const amd::counting counting = amd::counted_by(request.counter, selected, target);
        right = right && amd::check_value(request.counter, selected, target).legal() &&
                select::code_of<event_pmu>(counting.wanted) == event.code &&
                select::masks_of<event_pmu>(counting.wanted) == event.mask;
    }
    if (right) return;
    if (++destination.wrong < 20) MESSAGE(text << ": allowed is " << allowed);
}

/// Calls `entry(target, name)` for the targets that have the event list `list`.
template <typename Each>
void each_target(const select::event_list &list, Each &&entry) {
    for (const amd::target_row &row : amd::targets)
        if (event_pmu::has_list(list, row.is)) entry(row.is, row.name);
}

const select::known_list<event_pmu> &list_of(const std::string &table) {
    for (const amd_tested_list &list : amd_tested_lists)
        if (list.table == table) return list.is;
    throw std::runtime_error("no list: " + table);
}

const select::vendor_event<event_pmu> *event_named(const select::known_list<event_pmu> &list,
                                                   const std::string &name) {
    for (const auto *const entry : list.events)
        if (name == entry->name()) return entry;
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
    CHECK_FALSE(event_pmu::has_list(*list_of("zen1").list, target{}));
    target result = amd::zen4; // a Zen 4 whose CPUID announces 16 counters of the data fabric
    result.node_counters = 16;
    CHECK(event_pmu::has_list(*list_of("zen4").list, result));
    result.generations = 0; // a target whose family is not known
    CHECK_FALSE(event_pmu::has_list(*list_of("zen4").list, result));
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
            const auto &kind = row.second;
            const auto *const event = event_named(tested.is, facts::lower_case(spelt));
            REQUIRE_MESSAGE(event != nullptr, spelt);
            each_target(*tested.is.list, [&](const target &target, const std::string &target_name) {
                for (int counter = 0; counter < int{amd::counter_count}; ++counter) {
                    if ((event_pmu::counters_on(target) & select::set_of(counter)) == 0) continue;
                    if (pairs++ % rounds(3, 1) != 0) continue;
                    const bool allowed =
                        amd::range_of(counter).counts == amd::unit::core &&
                        (allowed_places(limits, kind, target) >> amd::place_of(counter) & 1) != 0;
                    const std::string text =
                        spelt + ":counter=" + select::counter_name<event_pmu>(counter);
                    const std::string subject = target_name + " " + text;
                    auto request = request_of(*event);
                    request.counter = static_cast<std::int8_t>(counter);
                    judge(by_constant, request, kind, target, allowed, subject);
                    const select::request raw{.code = kind.code,
                                              .masks = kind.mask,
                                              .chosen = ~0u,
                                              .counter = static_cast<std::int8_t>(counter)};
                    judge(by_number, raw, kind, target, allowed, subject + " by its numbers");
                    const auto read = select::parse<event_pmu>({text.data(), text.size()}, target,
                                                               msr::all_of(lists));
                    REQUIRE_MESSAGE(read.well_formed(), text);
                    CHECK(facts::lower_case(text) ==
                          std::string{select::text_of<event_pmu>(read.wanted).text});
                    judge(by_text, read.wanted, as_text(spelt, kind), target, allowed,
                          subject + " as text");
                }
            });
        }
    }
    MESSAGE(events << " events, " << by_constant.pairs << " pairs of event and counter, "
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

// BKDG of family 10h (31116), events 4E0h to 4E2h and 0F6h: reads or states in bits 3:0, cores in
// 7:4, of which all must be set from revision D on; the sublink in bit 7 may be left out.
TEST_CASE("a name of family 10h has a mask of each group of masks") {
    namespace events = msr::events::fam10h;
    const auto mask = [](const auto &event) { return event.facts().mask; };
    CHECK(mask(events::l3_cache_misses::read_block_shared) == 0xf2);
    CHECK(mask(events::l3_cache_misses::core_1) == 0x27);
    CHECK(mask(events::l3_cache_misses::read_block_shared_core_1) == 0x22);
    CHECK(mask(events::l3_fills_caused_by_l2_evictions::modified) == 0xf8);
    CHECK(mask(events::hypertransport_link0::nop_dword_sent) == 0x08);
    CHECK(mask(events::hypertransport_link0::nop_dword_sent_sublink_mask) == 0x88);
    CHECK(mask(events::hypertransport_link0::sublink_mask) == 0xbf);
}
