// Tests the indices by which RDPMC reads each family's counters, compared with the tables of facts
// where tables have them.
#include <msr/core/rdpmc.hpp>

#include "../facts.hpp"

#include <msr/amd/counters/rdpmc.hpp>
#include <msr/intel/netburst/rdpmc.hpp>
#include <msr/intel/p5/rdpmc.hpp>
#include <msr/intel/p6/rdpmc.hpp>
#include <msr/intel/perfmon/rdpmc.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace amd = msr::amd;

TEST_CASE("counters of the Pentium 4 are read by their number") {
    const auto table = facts::table{"netburst/counters.csv"};
    for (const auto &row : table)
        CHECK(msr::netburst::rdpmc_index(static_cast<std::uint32_t>(
                  facts::number(row["counter_msr"]))) == facts::number(row["rdpmc_index"]));
    CHECK(msr::netburst::rdpmc_index(0x360) == msr::no_rdpmc); // a CCCR has no index
    CHECK(msr::netburst::rdpmc_index(0x107cc) == 18);          // a counter of the L3 cache
    CHECK(msr::netburst::rdpmc_index(0x107d3) == 25);
}

TEST_CASE("architectural counters: SDM volume 2, RDPMC") {
    using msr::perfmon::rdpmc_index;
    CHECK(rdpmc_index(0xc1) == 0);
    CHECK(rdpmc_index(0xc8) == 7);
    CHECK(rdpmc_index(0x4c1) == 0); // the address for full-width writes has the counter's index
    CHECK(rdpmc_index(0x4c8) == 7);
    CHECK(rdpmc_index(0x1900) == 0); // addresses of architectural performance monitoring version 6
    CHECK(rdpmc_index(0x1924) == 9);
    CHECK(rdpmc_index(0x309) == 0x4000'0000);
    CHECK(rdpmc_index(0x30c) == 0x4000'0003);
    CHECK(rdpmc_index(0x1984) == 0x4000'0001);
    CHECK(rdpmc_index(0x186) == msr::no_rdpmc);
    const facts::table table{"intel/intel_rdpmc.csv"};
    for (const auto &row : table)
        CHECK(rdpmc_index(static_cast<std::uint32_t>(facts::number(row["address"]))) ==
              facts::number(row["index"]));
    CHECK(table.size() == 4);
}

TEST_CASE("the Pentium MMX and the P6 family have two") {
    CHECK(msr::p5::rdpmc_index(0x12) == 0);
    CHECK(msr::p5::rdpmc_index(0x13) == 1);
    CHECK(msr::p5::rdpmc_index(0x11) == msr::no_rdpmc);
    CHECK(msr::p6::rdpmc_index(0xc1) == 0);
    CHECK(msr::p6::rdpmc_index(0xc2) == 1);
    CHECK(msr::p6::rdpmc_index(0x186) == msr::no_rdpmc);
}

TEST_CASE("AMD's counters: APM volume 3, RDPMC") {
    CHECK(amd::rdpmc_index_on<amd::zen4>(0xc0010201) == 0);
    CHECK(amd::rdpmc_index_on<amd::zen4>(0xc001020b) == 5);
    CHECK(amd::rdpmc_index_on<amd::zen2>(0xc0010241) == 6);  // a counter of the data fabric
    CHECK(amd::rdpmc_index_on<amd::zen2>(0xc0010231) == 10); // a counter of the L3 cache
    CHECK(amd::rdpmc_index_on<amd::fam10h>(0xc0010007) == 3);
    CHECK(amd::rdpmc_index_on<amd::fam15h>(0xc001020b) == 5);
    // a select register has no index
    CHECK(amd::rdpmc_index_on<amd::zen4>(0xc0010200) == msr::no_rdpmc);
}
