#include <msr/amd/counters/constraints.hpp>

#include "../../facts.hpp"
#include "../family_15h.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
using family_15h::counters_in_facts;
using family_15h::hexadecimal;
using family_15h::line;
using family_15h::line_of;

} // namespace

TEST_CASE("family 15h counts every event with every unit mask where the facts say") {
    const facts::table table{"amd/amd_pmc_constraints.csv"};
    // Unit masks to check: the conditions in amd_pmc_constraints.csv are about the low half and the
    // high half of a unit mask, and about the number of bits that are set in a unit mask.
    const std::uint32_t masks[] = {0x00, 0x01, 0x02, 0x03, 0x08, 0x0f, 0x10,
                                   0x11, 0x30, 0x80, 0x81, 0xf0, 0xff};
    for (std::uint32_t code = 0; code < 0x1000; ++code)
        for (const std::uint32_t mask : masks) {
            // No event code from 200h on has a line in amd_pmc_constraints.csv: a single mask is
            // checked for such codes.
            if (code >= 0x200 && mask != 0xff) continue;
            CAPTURE(code);
            CAPTURE(mask);
            CHECK(unsigned{amd::counters_on_15h(code, mask)} ==
                  counters_in_facts(table, code, mask));
            CHECK(amd::core_counters_for(code, mask, amd::fam15h) ==
                  amd::counters_on_15h(code, mask));
        }
}

TEST_CASE("an event of family 15h with bits 11:8 is of the group that its bits 7:4 tell") {
    // family 15h decodes event 189h as 089h
    CHECK(unsigned{amd::counters_on_15h(0x189, 0)} == 0x07);
    // event 187h has a limit of counters that event 087h lacks
    CHECK(unsigned{amd::counters_on_15h(0x187, 0)} == 0x01);
    CHECK(unsigned{amd::counters_on_15h(0x1cf, 0)} == 0x3f);
    CHECK(unsigned{amd::counters_on_15h(0x1d0, 0)} == 0x07);
    CHECK(unsigned{amd::counters_on_15h(0x1d8, 0)} == 0x3f);
    // event 4E1h is of the L3 cache: the northbridge counts the event, and no core counter does
    CHECK(unsigned{amd::counters_on_15h(0x4e1, 0xf7)} == 0);
    CHECK(amd::is_of_northbridge_on_15h(0x4e1));
    CHECK(amd::is_unimplemented_on_15h(0x1a0));
    CHECK_FALSE(amd::is_of_northbridge_on_15h(0x1d8));
}

TEST_CASE("what family 15h does not count at all has its own rule") {
    for (const facts::row &row : facts::table{"amd/amd_pmc_constraints.csv"}) {
        if (row["families"] != "15h") continue;
        const line line = line_of(row);
        const bool unimplemented = row["note"] == "not implemented";
        const bool northbridge = row["counter_mask"] == "NB counters";
        for (std::uint32_t code = line.first; code <= line.last; ++code) {
            if (unimplemented) CHECK(amd::is_unimplemented_on_15h(code));
            if (northbridge) CHECK(amd::is_of_northbridge_on_15h(code));
            if (!unimplemented) CHECK_FALSE(amd::is_unimplemented_on_15h(code));
            if (!northbridge) CHECK_FALSE(amd::is_of_northbridge_on_15h(code));
        }
    }
}

TEST_CASE("all other families count any core event on any counter, but for what is merged") {
    for (const amd::target_row &row : amd::targets) {
        if (row.is == amd::fam15h) continue;
        INFO(std::string{row.name});
        const bool zen = row.is.is_among(amd::every_zen);
        for (std::uint32_t code = 0; code < 0x1000; ++code) {
            const unsigned report = !zen            ? 0x3f
                                    : code == 0xfff ? 0x2a
                                    : code == 0x003 ? 0x15
                                                    : 0x3f;
            CHECK(unsigned{amd::core_counters_for(code, 0xff, row.is)} == report);
        }
    }
}

TEST_CASE("the lines about merging are those of families 17h, 19h and 1Ah") {
    int observed = 0;
    for (const facts::row &row : facts::table{"amd/amd_pmc_constraints.csv"}) {
        if (row["families"] != "17h;19h;1Ah") continue;
        ++observed;
        const std::uint32_t code = hexadecimal(row["event"]);
        CHECK((code == amd::merge_event || amd::is_large_increment(code, amd::fam17h)));
        CHECK(row["confidence"] == "high");
    }
    CHECK(observed == 2);
    CHECK_FALSE(amd::is_large_increment(0x003, amd::fam16h));
}

TEST_CASE("northbridge events of the core counters of K8 and 10h to 14h are the node's") {
    CHECK(amd::is_of_node(0x4e1, amd::fam10h));
    CHECK(amd::is_of_node(0x0e0, amd::fam14h));
    CHECK(amd::is_of_node(0x0ff, amd::fam12h));
    CHECK_FALSE(amd::is_of_node(0x0df, amd::fam10h));
    CHECK(amd::is_of_node(0x0e0, amd::k8));
    CHECK_FALSE(amd::is_of_node(0x0e0, amd::k7));
    CHECK_FALSE(amd::is_of_node(0x0e0, amd::zen3));
    bool reported = false, told_of_k8 = false;
    for (const facts::row &row : facts::table{"amd/amd_pmc_families.csv"})
        if (row["notes"] == "NB events shared per node") told_of_k8 = row["family"] == "K8";
    CHECK(told_of_k8);
    for (const facts::row &row : facts::table{"amd/amd_pmc_constraints.csv"})
        if (row["families"] == "10h;11h;12h;14h") {
            CHECK(row["event"] == "NB event: (event & 0xE0) == 0xE0");
            reported = true;
        }
    CHECK(reported);
}

TEST_CASE("a plan for several kinds of processors is bound by each of them") {
    // A default target includes family 15h: its floating-point events need counters 3 to 5.
    CHECK(unsigned{amd::core_counters_for(0x000, 0x01, amd::target{})} == 0x38);
    CHECK(unsigned{amd::core_counters_for(0x0c0, 0, amd::target{})} == 0x3f);
    CHECK(unsigned{amd::core_counters_for(0x003, 0x0f, amd::fam19h)} == 0x15);
}
