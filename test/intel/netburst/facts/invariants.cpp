// Checks the tables of facts by rules that are true of any wiring of the Pentium 4's counters. The
// headers check the library's tables by such rules, too; the rules of this test are written anew,
// so that neither check depends on the other.
#include <msr/intel/netburst/facts/invariants.hpp>

#include "../../../facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace p4 = msr::netburst;

struct escr_fact {
    std::uint64_t select;
    std::uint32_t counters;
};

std::map<std::string, escr_fact> read_escrs() {
    std::map<std::string, escr_fact> escrs;
    for (const facts::row &row : facts::table{"netburst/escrs.csv"})
        escrs[row["name"]] = {facts::number(row["escr_select"]),
                              facts::set_of_numbers(row["counters"])};
    return escrs;
}

} // namespace

TEST_CASE("an event type out of its place is noticed") {
    using p4::event_facts::bpu_fetch_request;
    using p4::event_facts::listed_events;
    using p4::event_facts::tc_deliver_mode;
    static_assert(listed_events<tc_deliver_mode, bpu_fetch_request>::numbers_are_places());
    static_assert(!listed_events<bpu_fetch_request>::numbers_are_places());
}

TEST_CASE("no two registers of the facts have one address or one name") {
    std::set<std::uint64_t> addresses;
    std::set<std::string> names;
    for (const facts::row &row : facts::table{"netburst/escrs.csv"}) {
        CHECK(addresses.insert(facts::number(row["msr"])).second);
        CHECK(names.insert(row["name"]).second);
    }
    for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
        CHECK(addresses.insert(facts::number(row["counter_msr"])).second);
        CHECK(addresses.insert(facts::number(row["cccr_msr"])).second);
        CHECK(names.insert(row["name"]).second);
        CHECK(names.insert(row["cccr_name"]).second);
    }
    CHECK(addresses.size() == 45 + 2 * 18);
}

TEST_CASE("a counter of the facts hears one ESCR under each number") {
    std::set<std::pair<unsigned, std::uint64_t>> signals;
    for (const auto &escr : read_escrs())
        for (unsigned counter = 0; counter < 18; ++counter)
            if ((escr.second.counters >> counter & 1) != 0) {
                INFO(escr.first);
                CHECK(signals.insert({counter, escr.second.select}).second);
            }
}

TEST_CASE("two events of one ESCR of the facts have different selects") {
    std::set<std::pair<std::string, std::uint64_t>> used;
    for (const facts::row &row : facts::table{"netburst/events.csv"})
        for (const std::string &escr : facts::list_of(row["escrs"])) {
            INFO(row["name"]);
            CHECK(used.insert({escr, facts::number(row["event_select"])}).second);
        }
}

TEST_CASE("events of the facts reach the counters of their ESCRs, by their number or in dispute") {
    const std::map<std::string, escr_fact> escrs = read_escrs();
    for (const facts::row &row : facts::table{"netburst/events.csv"}) {
        INFO(row["name"]);
        std::uint32_t reached = 0;
        for (const std::string &escr : facts::list_of(row["escrs"])) {
            reached |= escrs.at(escr).counters;
            const bool agrees = escrs.at(escr).select == facts::number(row["cccr_escr_select"]);
            CHECK(agrees == (row["select_consistent"] == "yes"));
        }
        CHECK(reached == facts::set_of_numbers(row["counters"]));
    }
}

TEST_CASE("cascades of the facts have two ends") {
    const facts::table counters{"netburst/counters.csv"};
    for (unsigned i = 0; i < 18; ++i)
        for (unsigned j = 0; j < 18; ++j) {
            const bool starts =
                (facts::set_of_numbers(counters[i]["cascade_starts"]) >> j & 1) != 0;
            const bool started =
                (facts::set_of_numbers(counters[j]["cascade_started_by"]) >> i & 1) != 0;
            CHECK(starts == started);
        }
}
