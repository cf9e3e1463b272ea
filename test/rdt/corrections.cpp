#include <msr/rdt/corrections.hpp>

#include "../facts.hpp"
#include "rdt_facts.hpp"

#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <iterator>
#include <string>

namespace rdt = msr::rdt;

TEST_CASE("factors of bandwidth are those of the table") {
    std::size_t next = 0;
    for (const facts::row &row : facts::table{"rdt/corrections.csv"}) {
        REQUIRE(next < std::size(rdt::bandwidth_corrections));
        const rdt::bandwidth_correction &correction = rdt::bandwidth_corrections[next++];
        const unsigned rmids = static_cast<unsigned>(std::stoul(row["rmids"]));
        CHECK(correction.last_right_rmid == std::stoul(row["threshold"]));
        CHECK(correction.millionths / 1e6 ==
              doctest::Approx(std::stod(row["factor"])).epsilon(1e-9));
        CHECK(rdt::correction_of(msr::core::skylake_sp, rmids) == correction);
        CHECK(rdt::correction_of(msr::core::broadwell_ep, rmids) == correction);
    }
    CHECK(next == std::size(rdt::bandwidth_corrections));
}

TEST_CASE("RMIDs up to the threshold are right, and other processors are") {
    constexpr rdt::bandwidth_correction bandwidth_correction =
        rdt::correction_of(msr::core::skylake_sp, 72);
    static_assert(bandwidth_correction.last_right_rmid == 63 &&
                  bandwidth_correction.millionths == 1'185'115);
    CHECK(bandwidth_correction.of(1000, 63) == 1000);
    CHECK(bandwidth_correction.of(1000, 64) == doctest::Approx(1185.115));
    for (const msr::core other : {msr::core::ice_lake_sp, msr::core::haswell_ep, msr::core::zen4})
        CHECK(rdt::correction_of(other, 72).of(1000, 71) == 1000);
    CHECK(rdt::bandwidth_correction{}.of(1000, 71) == 1000);
    // The table has no corrections for 232 RMIDs, which are too many, or for 7, which are too few.
    CHECK(rdt::correction_of(msr::core::skylake_sp, 232).of(1000, 231) == 1000);
    CHECK(rdt::correction_of(msr::core::skylake_sp, 7).of(1000, 6) == 1000);
}

TEST_CASE("errata are those of the table") {
    std::size_t next = 0;
    for (const facts::row &row : facts::table{"rdt/errata.csv"}) {
        REQUIRE(next < std::size(rdt::errata));
        const rdt::erratum &erratum = rdt::errata[next++];
        CHECK(msr::processor_row_of(erratum.processor).name == row["processor"]);
        CHECK(erratum.name == row["name"]);
        CHECK(erratum.sure == rdt_facts::confidence_named(row["confidence"]));
    }
    CHECK(next == std::size(rdt::errata));
}

TEST_CASE("what reads back otherwise is that of the table") {
    std::size_t next = 0;
    for (const facts::row &row : facts::table{"rdt/read_back.csv"}) {
        REQUIRE(next < std::size(rdt::known_read_backs));
        const rdt::known_read_back &back = rdt::known_read_backs[next++];
        CHECK(msr::processor_row_of(back.processor).name == row["processor"]);
        CHECK((back.setting == rdt::read_back_of::delay) == (row["what"] == "delay"));
        CHECK(back.bits == facts::number(row["bits"]));
        CHECK(back.minimum_bits == std::stoul(row["least"]));
        CHECK(back.delay == std::stoul(row["asked"]));
        CHECK(back.got == std::stoul(row["got"]));
        CHECK(back.source == row["source"]);
    }
    CHECK(next == std::size(rdt::known_read_backs));
}

TEST_CASE("what read back is known, or not") {
    constexpr auto mask = rdt::read_back_of::l3_mask;
    constexpr auto delay = rdt::read_back_of::delay;
    CHECK(rdt::known_for(msr::core::skylake_sp, mask, 0x400, 0x600) != nullptr);
    CHECK(rdt::known_for(msr::core::skylake_sp, mask, 0x3, 0x7) == nullptr);
    CHECK(rdt::known_for(msr::core::skylake_sp, mask, 0x600, 0x600) == nullptr);
    CHECK(rdt::known_for(msr::core::ice_lake_sp, mask, 0x400, 0x600) == nullptr);
    CHECK(rdt::known_for(msr::core::haswell_ep, mask, 0x1, 0x3) != nullptr);
    CHECK(rdt::known_for(msr::core::haswell_ep, mask, 0x1, 0x2) == nullptr);
    CHECK(rdt::known_for(msr::core::skylake_sp, delay, 30, 10) != nullptr);
    CHECK(rdt::known_for(msr::core::skylake_sp, delay, 40, 10) == nullptr);
}
