// The writes of plans in boxes outside of the cores. The numbers are worked out by hand from
// Linux's order of writes (arch/x86/events/intel/uncore_snbep.c: freeze, clear, filter, select,
// release) and from the events of github.com/intel/perfmon; nothing was measured.
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/haswell_ep.hpp>
#include <msr/intel/uncore/events/ice_lake_sp.hpp>
#include <msr/intel/uncore/events/nehalem.hpp>
#include <msr/intel/uncore/events/sandy_bridge.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

namespace {

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;
namespace spr = msr::events::sapphire_rapids;

struct expected {
    std::uint32_t address;
    std::uint64_t value;
};

template <std::size_t Count>
bool are(msr::sequence<msr::write> writes, const expected (&numbers)[Count]) {
    CHECK(writes.size() == Count);
    for (std::size_t i = 0; i < Count && i < writes.size(); ++i) {
        INFO("write ", i, " to ", writes[i].address);
        CHECK(writes[i].address == numbers[i].address);
        CHECK(writes[i].value == numbers[i].value);
    }
    return writes.size() == Count;
}

} // namespace

TEST_CASE("Skylake SP: a CHA is frozen with bit 8, cleared with bits 1:0, then filtered") {
    // Event 35H, unit mask 21H, filter 1 40433H; occupancy 36H on counter 0 only. Bit 22 enables.
    constexpr auto plan = msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd,
                                    skx::cha::tor_occupancy::ia_miss_drd>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up,
        {{0xe00, 0x100}, {0xe00, 0x103}, {0xe06, 0x40433}, {0xe02, 0x402135}, {0xe01, 0x402136}});
    are(program.start, {{0xe00, 0}});
    are(program.stop, {{0xe00, 0x100}});
    REQUIRE(program.readouts.size() == 2);
    CHECK(program.readouts[0].address == 0xe09);
    CHECK(program.readouts[1].address == 0xe08);
    CHECK(program.readouts[0].width == 48);
    CHECK(msr::same_text(program.readouts[1].name, "cha_ctr0"));
    CHECK(msr::same_text(program.readouts[0].unit, "cha"));
    CHECK(program.readouts[0].scope == msr::register_scope::package);
    // A counter that is enabled is somebody else's.
    REQUIRE(program.claims.size() == 2);
    CHECK(program.claims[0].address == 0xe02);
    CHECK(program.claims[0].mask == 0x400000);
}

TEST_CASE("Skylake SP: boxes of several kinds in one plan, each with its counters") {
    // IIO: event 83H, unit mask 04H, channel mask 01H at 43:36, flow mask 7 at 46:44.
    constexpr auto plan =
        msr::plan<uncore::skylake_sp, skx::iio::data_req_of_cpu::mem_read_part0,
                  skx::irp::clockticks, skx::ubox::clockticks, skx::pcu::clockticks>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up, {{0xa40, 0x100},
                         {0xa40, 0x103},
                         {0xa58, 0x100},
                         {0xa58, 0x103},
                         {0x710, 0x100},
                         {0x710, 0x103},
                         {0xa48, 0x0000'7010'0040'0483},
                         {0xa5b, 0x400001},
                         {0x703, 0}, // the fixed counter has no event, and the UBox no control
                         {0x704, 0},
                         {0x711, 0x400000}});
    are(program.start, {{0xa40, 0}, {0xa58, 0}, {0x703, 0x400000}, {0x710, 0}});
    are(program.stop, {{0xa40, 0x100}, {0xa58, 0x100}, {0x703, 0}, {0x710, 0x100}});
    CHECK(program.readouts[0].address == 0xa41);
    CHECK(program.readouts[1].address == 0xa59);
    CHECK(program.readouts[2].address == 0x704);
    CHECK(program.readouts[3].address == 0x717);
}

TEST_CASE("Sapphire Rapids: bit 0 freezes, bits 9:8 clear, and no bit enables a counter") {
    // Event 35H, unit mask 01H, extension C817FEH in bits 63:32.
    constexpr auto plan = msr::plan<uncore::sapphire_rapids, spr::cha::tor_inserts::ia_miss_drd,
                                    spr::iio::clockticks>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up, {{0x2000, 0x001},
                         {0x2000, 0x301},
                         {0x3000, 0x001},
                         {0x3000, 0x301},
                         {0x2002, 0x00c8'17fe'0000'0135},
                         {0x3002, 0x01}});
    are(program.start, {{0x2000, 0}, {0x3000, 0}});
    are(program.stop, {{0x2000, 1}, {0x3000, 1}});
    CHECK(program.readouts[0].scope == msr::register_scope::die);
    CHECK(program.claims.size() == 0);
}

TEST_CASE("Haswell EP: an SBox takes its bits one after the other, and boxes keep freeze enable") {
    constexpr auto plan = msr::plan<uncore::haswell_ep, msr::events::broadwell_ep::sbo::clockticks>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up,
        {{0x720, 0x1}, {0x720, 0x3}, {0x720, 0x10100}, {0x720, 0x10103}, {0x721, 0x400000}});
    are(program.start, {{0x720, 0x10000}});
}

TEST_CASE("clients: select registers enable counters, and a register enables all boxes") {
    namespace snb = msr::events::ivy_bridge;
    constexpr auto plan = msr::plan<uncore::ivy_bridge, snb::arb::trk_requests::all>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up, {{0x3b2, 0x0181}, {0x3b0, 0}});
    are(program.start, {{0x3b2, 0x40'0181}, {0x391, 0x2000'000f}});
    CHECK(program.start[1].keep == ~std::uint64_t{0x2000'000f});
    are(program.stop, {{0x3b2, 0x0181}});
    CHECK(program.readouts[0].width == 44);
}

TEST_CASE("Nehalem: bit n of a register enables counter n, and bit 32 the fixed counter") {
    namespace nhm = msr::events::nehalem;
    constexpr auto plan =
        msr::plan<uncore::nehalem, nhm::uncore::clk_unhalted, nhm::uncore::dram_open::ch0>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up, {{0x395, 0}, {0x394, 0}, {0x3c0, 0x0160}, {0x3b0, 0}});
    are(program.start, {{0x395, 1}, {0x3c0, 0x40'0160}, {0x391, 0x1'0000'0001}});
    CHECK(program.readouts[0].address == 0x394);
    CHECK(program.readouts[1].address == 0x3b0);
}

TEST_CASE("a box that MSRs do not reach is planned, and no register of another is touched") {
    constexpr auto plan = msr::plan<uncore::skylake_sp, skx::imc::cas_count::rd>;
    constexpr msr::program_view program = plan.view();
    CHECK(program.set_up.size() == 0);
    CHECK(program.start.size() == 0);
    CHECK(program.registers.size() == 0);
    CHECK(program.readouts[0].address == 0xffff'ffff);
    using pmu = uncore::event_pmu;
    constexpr auto used = std::uint64_t{1} << static_cast<unsigned>(uncore::box::imc);
    CHECK(pmu::check_access(used, uncore::skylake_sp).broken ==
          &uncore::box_is_reached_by_msr::text);
    constexpr auto by_table = std::uint64_t{1} << static_cast<unsigned>(uncore::box::pcu);
    CHECK(pmu::check_access(by_table, uncore::sapphire_rapids).broken ==
          &uncore::box_address_is_known::text);
    CHECK(pmu::check_access(by_table, uncore::skylake_sp).legal());
}

TEST_CASE("a session does not take the count of one box for that of all") {
    // Skylake SP has up to 28 CHAs and one PCU (Linux 7.3 uncore_snbep.c: skx_uncore_chabox,
    // skx_uncore_pcu).
    constexpr auto of_chas = msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd>;
    msr::recorder device;
    CHECK_THROWS_WITH_AS((msr::session{device, of_chas, msr::watch_cpu(0)}),
                         doctest::Contains("unit"), msr::session_error);
    CHECK(device.log().empty());
    const auto silent = [](std::uint32_t, std::uint32_t) { return msr::cpuid_registers{}; };
    CHECK(
        msr::same_text(of_chas.view().readouts[0].instances.count(msr::cpuid_view{silent}).problem,
                       uncore::number_of_boxes_is_known::text.sentence));

    constexpr auto of_pcu = msr::plan<uncore::skylake_sp, skx::pcu::clockticks>;
    CHECK(!msr::has_instances(of_pcu.view().readouts));
    CHECK(msr::has_instances(of_chas.view().readouts));
}
