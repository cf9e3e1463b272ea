#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/handles.hpp>
#include <msr/amd/counters/target.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
using amd::unit;

/// Targets by the family name in a line of amd_pmc_families.csv.
const std::map<std::string, std::vector<std::string>> targets_of_family{
    {"K7", {"k7"}},
    {"K8", {"k8"}},
    {"10h", {"fam10h"}},
    {"11h", {"fam11h"}},
    {"12h", {"fam12h"}},
    {"14h", {"fam14h"}},
    {"15h", {"fam15h"}},
    {"16h", {"fam16h"}},
    {"17h", {"fam17h", "zen1", "zen2"}},
    {"18h (Hygon)", {"fam18h"}},
    {"19h_Zen3", {"zen3"}},
    {"19h_Zen4", {"zen4"}},
    {"1Ah_Zen5", {"fam1ah", "zen5"}},
    {"1Ah_Zen6", {"zen6"}},
};

} // namespace

TEST_CASE("every family has as many core counters as the facts say, of their width") {
    std::size_t observed = 0;
    for (const facts::row &row : facts::table{"amd/amd_pmc_families.csv"}) {
        INFO(row["family"]);
        const auto names = targets_of_family.find(row["family"]);
        REQUIRE(names != targets_of_family.end());
        for (const std::string &name : names->second) {
            INFO(name);
            const amd::target_row *const target = amd::target_named(name.c_str());
            REQUIRE(target != nullptr);
            const amd::target &cpu_target = target->is;
            CHECK(cpu_target.core_counters == facts::number(row["core_counters"].substr(0, 1)));
            CHECK(cpu_target.core_extension == (row["extended_base"] == "C0010200"));
            CHECK(facts::number(row["width"]) == amd::counter_width);
            const unsigned width = row_of(cpu_target.core_layout).event_width;
            CHECK(std::to_string(width) + "-bit event" == row["event_width"]);
            const std::string &notes = row["notes"];
            const bool guest = row_of(cpu_target.core_layout).field("guest_only") != nullptr;
            if (notes == "Guest/Host bits") CHECK(guest);
            if (notes == "no Guest/Host bits") CHECK_FALSE(guest);
            if (notes.find("PerfMonV2") != notes.npos) CHECK(cpu_target.global_control);
            if (notes.find("4 NB counters") != notes.npos)
                CHECK(bank_of(unit::northbridge, cpu_target).count == 4);
            if (notes.find("NB and L2I counters") != notes.npos) {
                CHECK(bank_of(unit::northbridge, cpu_target).count == 4);
                CHECK(bank_of(unit::l2i, cpu_target).count == 4);
            }
            if (notes.find("L3 6, DF 4") != notes.npos) {
                CHECK(bank_of(unit::l3, cpu_target).count == 6);
                CHECK(bank_of(unit::data_fabric, cpu_target).count == 4);
            }
            ++observed;
        }
    }
    // The target fam19h has no line of its own in the table: it is what Zen 3 and Zen 4 have in
    // common.
    CHECK(observed == amd::target_count - 1);
}

TEST_CASE("only PerfMonV2 brings the global registers") {
    for (const amd::target_row &row : amd::targets) {
        INFO(std::string{row.name});
        const bool v2 = row.is == amd::zen4 || row.is == amd::zen5 || row.is == amd::zen6;
        CHECK(row.is.global_control == v2);
        CHECK(register_at(0xc0000301, row.is).found == v2);
    }
    for (const facts::row &row : facts::table{"amd/amd_pmc_fields.csv"}) {
        if (row["register"].rfind("PERF_CNTR_GLOBAL", 0) != 0) continue;
        const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
        const amd::found_register found_register = register_at(address, amd::zen4);
        REQUIRE(found_register.found);
        CHECK(found_register.row.name == facts::lower_case(row["register"]));
    }
}

TEST_CASE("a target has the counters of its units, and of no other") {
    const auto names_on = [](const amd::target &target) {
        std::string names;
        for (int i = 0; i < int{amd::counter_count}; ++i)
            if ((amd::counters_of_target(target) & msr::select::set_of(i)) != 0) {
                const std::string name = amd::counter_table[i].name;
                names += name.substr(0, name.size() - 1) + ' ';
            }
        return names;
    };
    const auto times = [](const std::string &name, int count) {
        std::string joined;
        for (int i = 0; i < count; ++i)
            joined += name + ' ';
        return joined;
    };
    CHECK(names_on(amd::k7) == times("perf_legacy_ctr", 4));
    CHECK(names_on(amd::fam15h) == times("perf_ctr", 6) + times("nb_perf_ctr", 4));
    CHECK(names_on(amd::fam16h) ==
          times("perf_legacy_ctr", 4) + times("nb_perf_ctr", 4) + times("l2i_perf_ctr", 4));
    CHECK(names_on(amd::zen2) ==
          times("perf_ctr", 6) + times("df_perf_ctr", 4) + times("l3_perf_ctr", 6));
    // The data fabric registers of Zen 3 and Zen 4 are laid out differently.
    CHECK(names_on(amd::fam19h) == times("perf_ctr", 6) + times("l3_perf_ctr", 6));
    CHECK(names_on(amd::target{}) == times("perf_legacy_ctr", 4));
}

TEST_CASE("no two registers of a target share an address") {
    for (const amd::target_row &row : amd::targets) {
        INFO(std::string{row.name});
        std::map<std::uint32_t, std::string> by_address;
        each_register(row.is, [&](const amd::named_register &named_register) {
            CHECK(by_address.emplace(named_register.address, named_register.name).second);
            std::uint64_t bits = 0;
            for (const msr::field_row &field : named_register.fields)
                bits |= field.mask();
            CHECK(bits == ~std::uint64_t{0});
        });
    }
}

TEST_CASE("RDPMC numbers the counters of families 17h and later one after the other") {
    bool reported = false;
    for (const facts::row &row : facts::table{"amd/amd_pmc_constraints.csv"})
        if (row["event"] == "RDPMC index") {
            CHECK(row["families"] == "17h and later");
            CHECK(row["note"] == "core 0..5; NB/DF 6..9; L3 10..15");
            reported = true;
        }
    CHECK(reported);
    CHECK(amd::rdpmc_index(amd::perf_ctr0.number, amd::zen2) == 0);
    CHECK(amd::rdpmc_index(amd::perf_ctr5.number, amd::zen2) == 5);
    CHECK(amd::rdpmc_index(amd::df_perf_ctr0.number, amd::zen2) == 6);
    CHECK(amd::rdpmc_index(amd::df_perf_ctr3.number, amd::zen2) == 9);
    CHECK(amd::rdpmc_index(amd::l3_perf_ctr0.number, amd::zen2) == 10);
    CHECK(amd::rdpmc_index(amd::l3_perf_ctr5.number, amd::zen2) == 15);
    CHECK(amd::rdpmc_index(amd::perf_ctr0.number, amd::fam15h) == -1);
    CHECK(amd::rdpmc_index(amd::nb_perf_ctr0.number, amd::zen2) == -1);
    amd::target sixteen = amd::zen4;
    sixteen.node_counters = 16;
    CHECK(amd::rdpmc_index(amd::df_perf_ctr4.number, sixteen) == -1);
}

TEST_CASE("what shares the counters is reported") {
    CHECK(std::string{scope_of(unit::core)} == "thread");
    CHECK(std::string{scope_of(unit::northbridge)} == "node");
    CHECK(std::string{scope_of(unit::data_fabric)} == "node");
    CHECK(std::string{scope_of(unit::l3)} == "L3 complex");
    CHECK(std::string{scope_of(unit::l2i)} == "L2 complex");
}
