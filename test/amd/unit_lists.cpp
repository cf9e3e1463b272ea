// Tests every event of every list of AMD's units outside of the core, on every counter of its
// processor, compared with the tables from which the headers are written and with the older tables
// of events.
#include "unit_lists.hpp"

#include "../facts.hpp"

#include <msr/amd/counters.hpp>
#include <msr/pmu/plan.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

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

struct fact {
    amd::unit unit{};
    std::uint64_t value{}; ///< value of the control register, with the enable bit
};

/// Returns the events of a processor in the vendors' tables, by unit and name.
std::map<std::pair<amd::unit, std::string>, fact> facts_of(const std::string &processor) {
    constexpr std::pair<const char *, amd::unit> tables[] = {
        {"amd/l3_events.csv", amd::unit::l3},
        {"amd/df_events.csv", amd::unit::data_fabric},
        {"amd/nb_events.csv", amd::unit::northbridge},
        {"amd/umc_events.csv", amd::unit::umc}};
    std::map<std::pair<amd::unit, std::string>, fact> result;
    for (const auto &[file, unit] : tables)
        for (const facts::row &row : facts::table{file})
            if (row["generation"] == processor)
                result[{unit, row["event"]}] = {
                    unit, static_cast<std::uint64_t>(facts::number(row["value"]))};
    return result;
}

/// The value with which a plan starts a counter; 0 where it writes none.
template <typename Plan>
std::uint64_t started_value(const Plan &plan, int counter) {
    for (const msr::write &write : plan.view().start)
        if (write.address == amd::counter_table[counter].select_address) return write.value;
    return 0;
}

const select::vendor_event<event_pmu> *named(const select::known_list<event_pmu> &list,
                                             const std::string &name, amd::unit unit) {
    for (const auto *const entry : list.events)
        if (name == entry->name() && amd::unit_of(*entry) == unit) return entry;
    return nullptr;
}

} // namespace

TEST_CASE("a list has the events of the tables, and no others") {
    std::size_t count = 0;
    for (const amd_unit_list &tested : amd_unit_lists) {
        INFO(tested.processor);
        const auto facts = facts_of(tested.processor);
        CHECK(facts.size() == tested.list.events.size());
        for (const auto &entry : facts) {
            INFO(entry.first.second);
            CHECK(named(tested.list, entry.first.second, entry.first.first) != nullptr);
        }
        count += facts.size();
    }
    // rows of l3_events.csv, df_events.csv, nb_events.csv and umc_events.csv
    CHECK(count == 778);
}

TEST_CASE(
    "an event goes on every counter of its unit with the value of the table, and on no other") {
    std::size_t pairs = 0, legal = 0;
    for (const amd_unit_list &tested : amd_unit_lists) {
        const auto facts = facts_of(tested.processor);
        for (const auto *const event : tested.list.events) {
            INFO(tested.processor << ' ' << event->name());
            const amd::unit unit = amd::unit_of(*event);
            const fact &expected = facts.at({unit, event->name()});
            for (int counter = 0; counter < int{amd::counter_count}; ++counter) {
                if ((amd::counters_of_target(tested.target) & select::set_of(counter)) == 0)
                    continue;
                const select::request request =
                    select::with_counter(event_pmu::with_row({}, *event), counter);
                const auto plan = select::try_plan<event_pmu, 1>({&request, 1}, tested.target);
                const bool is_of_unit = amd::range_of(counter).counts == unit;
                ++pairs;
                CHECK(plan.legal() == is_of_unit);
                if (!plan.legal()) continue;
                ++legal;
                CHECK(started_value(plan, counter) == expected.value);
                CHECK(
                    amd::check_value(counter, started_value(plan, counter), tested.target).legal());
            }
        }
    }
    MESSAGE(pairs << " pairs of an event and a counter, of which " << pairs - legal
                  << " are refused");
    CHECK(pairs > legal);
}

TEST_CASE("an event is read by its name, and its text is its name") {
    for (const amd_unit_list &tested : amd_unit_lists) {
        const select::known_list<event_pmu> lists[] = {tested.list};
        for (const auto *const event : tested.list.events) {
            INFO(tested.processor << ' ' << event->name());
            const auto read = amd::parse(event->name(), tested.target, msr::all_of(lists));
            REQUIRE(read.well_formed());
            CHECK(std::string{select::text_of<event_pmu>(event_pmu::with_row({}, *event)).text} ==
                  event->name());
            const bool is_of_table = read.wanted.event >= 0; // the event umc_mem_clk is in no table
            CHECK((is_of_table || read.wanted == event_pmu::with_row({}, *event)));
            CHECK(event_pmu::unit_of(read.wanted) == amd::unit_of(*event));
        }
    }
}

TEST_CASE("events of units in the older tables have the numbers of the lists") {
    // path from test/facts to the folder of the vendors' tables
    const std::string tables = "../../../shared/facts/events/amd/";
    if (!std::filesystem::exists(MSR_FACTS_DIR "/" + tables)) {
        MESSAGE("skipped: the tables are not here");
        return;
    }
    std::size_t compared = 0;
    for (const amd_unit_list &tested : amd_unit_lists) {
        const std::string table = tables + tested.processor + ".csv";
        // family 15h has no such table
        if (!std::filesystem::exists(MSR_FACTS_DIR "/" + table)) continue;
        for (const facts::row &row : facts::table{table}) {
            if (row["unit"] != "l3") continue;
            INFO(tested.processor << ' ' << row["name"]);
            const auto *const event = named(tested.list, row["name"], amd::unit::l3);
            REQUIRE(event != nullptr);
            CHECK(amd::code_of(*event) == facts::number(row["event"]));
            CHECK(amd::mask_of(*event) == facts::number(row["umask"]));
            ++compared;
        }
    }
    MESSAGE(compared << " events compared");
}

TEST_CASE("latency of L3 misses is sampled in all slices, by name and as a raw event") {
    namespace l3 = msr::events::zen4::l3;
    constexpr const auto &plan = msr::plan<amd::zen4, l3::l3_xi_sampled_latency::dram_far>;
    // The event's value by amdzen4/cache.json of Linux 7.3.
    constexpr std::uint64_t listed = 0x0303'c000'0040'02ac;
    static_assert(plan.view().start[0].value == listed);
    const select::request raw = amd::parse("raw:event=0xac:umask=0x02:l3", amd::zen4).wanted;
    const auto planned = select::try_plan<event_pmu, 1>({&raw, 1}, amd::zen4);
    REQUIRE(planned.legal());
    CHECK(planned.view().start[0].value == listed);
    // Zen 3 has no such event: the slice number in the select (bits 50:48) is 0.
    const auto other = select::try_plan<event_pmu, 1>({&raw, 1}, amd::zen3);
    REQUIRE(other.legal());
    CHECK(other.view().start[0].value == 0x0300'c000'0040'02ac);
}

TEST_CASE("latency of L3 misses is not limited to a thread, a core or a slice") {
    for (const char *const text :
         {"raw:event=0xac:umask=0x02:l3:slice_id=1", "raw:event=0xad:umask=0x02:l3:core_id=1",
          "raw:event=0xac:umask=0x02:l3:thread_mask=1"}) {
        INFO(text);
        const select::request request = amd::parse(text, amd::zen5).wanted;
        const auto planned = select::try_plan<event_pmu, 1>({&request, 1}, amd::zen5);
        REQUIRE(!planned.legal());
        CHECK(planned.found.why.broken == &amd::latency_is_of_whole_cache::text);
    }
    const select::request lookups =
        amd::parse("l3_lookup_state:l3_miss:slice_id=1", amd::zen5).wanted;
    CHECK(select::try_plan<event_pmu, 1>({&lookups, 1}, amd::zen5).legal());
}
