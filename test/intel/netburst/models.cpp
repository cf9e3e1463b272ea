// Tests differences between models and steppings of the Pentium 4 by the tables of facts.
// legality.cpp shows that the planner respects these differences.
#include <msr/intel/netburst.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/processor.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace p4 = msr::netburst;

bool has_model(std::uint32_t models, unsigned signature) {
    return (models >> (signature >> 4 & 15) & 1) != 0;
}

p4::target target_of(unsigned signature) {
    return p4::target_of(
        {.intel = true, .family = 15, .model = signature >> 4 & 15, .stepping = signature & 15});
}

} // namespace

TEST_CASE("the tables have one event that depends on the stepping, and so has the library") {
    const facts::table events{"netburst/events.csv"};
    REQUIRE(events.size() == p4::event_count);
    unsigned position = 0;
    for (unsigned i = 0; i < p4::event_count; ++i) {
        const bool gated = p4::events[i].first_escr_only_before != p4::signature{};
        CHECK(gated ==
              (events[i]["notes"].find("signature < F27h: FSB_ESCR0 only") != std::string::npos));
        if (!gated) continue;
        ++position;
        // The sentence of the rule about IOQ_allocation names both F27h and FSB_ESCR0.
        CHECK(p4::events[i].first_escr_only_before == p4::signature{.model = 2, .stepping = 7});
        CHECK(p4::events[i].escrs[0] == p4::escr_number::fsb_escr0);
    }
    CHECK(position == 1);
}

TEST_CASE("IQ_ESCR0 and 1 are there on the models of the table only") {
    const facts::table escrs{"netburst/escrs.csv"};
    REQUIRE(escrs.size() == p4::escr_count);
    unsigned gated = 0;
    for (unsigned i = 0; i < p4::escr_count; ++i) {
        CHECK(p4::escrs[i].models == facts::set_of_numbers(escrs[i]["models"]));
        gated += p4::escrs[i].models != p4::every_model;
    }
    CHECK(gated == 2);
}

TEST_CASE("extended cascades are there on the models of the table only") {
    for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
        const auto counter = static_cast<p4::counter_number>(facts::number(row["rdpmc_index"]));
        const std::string name = row["ext_cascade_bit11_name"];
        const bool has_one = !name.empty() && name != "none";
        const std::uint32_t models = has_one ? facts::set_of_numbers(row["ext_models"]) : 0;
        for (unsigned signature = 0xf00; signature < 0xf70; ++signature) {
            if ((signature & 0xf0) == 0x50) continue; // family 0Fh has no model 5
            const char *const result = p4::extended_cascade_of(counter, target_of(signature));
            CHECK((result != nullptr) == has_model(models, signature));
            if (result != nullptr) CHECK(result == facts::lower_case(name));
        }
    }
}
