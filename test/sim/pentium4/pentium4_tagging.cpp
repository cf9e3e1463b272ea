// Tests the tagging of uops by the registers of a simulated Pentium 4, with numbers of the manual
// (SDM Table 19-33).
#include <msr/intel/netburst/events.hpp>
#include <msr/sim/pentium4/pentium4_registers.hpp>
#include <msr/sim/pentium4/pentium4_tagging.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace p4 = msr::netburst;
using msr::sim::pentium4_tagging;
using msr::sim::register_file;

constexpr std::uint32_t pebs_enable = 0x3f1, matrix_vert = 0x3f2;
constexpr std::uint32_t saat_escr0 = 0x3ae, saat_escr1 = 0x3af, cccr_8 = 0x368, cccr_10 = 0x36a;
constexpr std::uint64_t enable = 0x3'1000;
// split_ld: event select 4 of the ESCR, mask bit 1
constexpr auto split_loads = p4::load_port_replay::split_ld.as_request();

struct fixture {
    register_file registers{msr::sim::pentium4_registers(2, p4::hyper_threading::on), 2};
    pentium4_tagging tags{registers};

    void set(std::uint32_t address, std::uint64_t value) {
        REQUIRE_FALSE(registers.write(0, address, value));
    }
};

} // namespace

TEST_CASE("replays are tagged by bit 24 with the bits of metrics") {
    fixture fixture;
    CHECK(fixture.tags.replays().bits == 0);
    fixture.set(pebs_enable, 0x0000'0403);
    CHECK(fixture.tags.replays().bits == 0);
    fixture.set(pebs_enable, 0x0100'0403);
    fixture.set(matrix_vert, 0x3);
    const pentium4_tagging::replay replay = fixture.tags.replays();
    CHECK(replay.metric(0));
    CHECK(replay.metric(1));
    CHECK_FALSE(replay.metric(2));
    CHECK(replay.metric(10));
    CHECK_FALSE(replay.mispredicted);
    CHECK_FALSE(replay.is_still());
    CHECK(replay.kinds.load);
    CHECK(replay.kinds.store);
    CHECK_FALSE(replay.kinds.branch);
    fixture.set(pebs_enable, 0x0100'0200); // the value of the metric MOB_load_replay_retired
    CHECK(fixture.tags.replays().is_still());
    fixture.set(pebs_enable, 0x0101'8000); // the value of the metric Tagged_mispred_branch
    CHECK(fixture.tags.replays().mispredicted);
    CHECK_FALSE(fixture.tags.replays().is_still());
    fixture.set(pebs_enable, 0x0100'8000);
    CHECK_FALSE(fixture.tags.replays().mispredicted);
}

TEST_CASE("an ESCR tags for the code that it selects, while it has power") {
    fixture fixture;
    fixture.set(saat_escr1,
                4 << 25 | 2 << 9 | 4); // split loads of logical processor 0 at user level
    CHECK_FALSE(fixture.tags.are_set_by(split_loads, {}));
    fixture.set(cccr_10, enable);
    CHECK(fixture.tags.are_set_by(split_loads, {}));
    CHECK_FALSE(fixture.tags.are_set_by(split_loads, {.kernel = true}));
    CHECK_FALSE(fixture.tags.are_set_by(split_loads, {.thread = 1}));
    fixture.set(cccr_10, 0);
    fixture.set(cccr_8, enable); // the other counter that SAAT_ESCR1 feeds runs
    CHECK(fixture.tags.are_set_by(split_loads, {}));
    // SAAT_ESCR1 selects a different mask of the event
    fixture.set(saat_escr1, 4 << 25 | 1 << 9 | 4);
    CHECK_FALSE(fixture.tags.are_set_by(split_loads, {}));
    fixture.set(saat_escr1, 5 << 25 | 2 << 9 | 4); // selects store_port_replay
    CHECK_FALSE(fixture.tags.are_set_by(split_loads, {}));
    // SAAT_ESCR0, the pair's other ESCR, selects the event for logical processor 1
    fixture.set(saat_escr0, 4 << 25 | 2 << 9 | 1);
    CHECK(fixture.tags.are_set_by(split_loads, {.thread = 1}));
}
