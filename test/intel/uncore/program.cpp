// Tests the register writes of plans in boxes outside of the cores. The numbers are worked out by
// hand from Linux's order of writes (arch/x86/events/intel/uncore_snbep.c: freeze, clear, filter,
// select, release) and from the events of github.com/intel/perfmon; nothing was measured.
#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/haswell_ep.hpp>
#include <msr/intel/uncore/events/ice_lake_sp.hpp>
#include <msr/intel/uncore/events/ivy_bridge.hpp>
#include <msr/intel/uncore/events/nehalem.hpp>
#include <msr/intel/uncore/events/sandy_bridge.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

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
    are(program.set_up, {{0xe00, 0x100},
                         {0xe00, 0x103},
                         {0xe06, 0x40433},
                         {0xe02, 0x402135},
                         {0xe09, 0},
                         {0xe01, 0x402136},
                         {0xe08, 0}});
    are(program.start, {{0xe00, 0}});
    are(program.stop, {{0xe00, 0x100}});
    REQUIRE(program.readouts.size() == 2);
    CHECK(program.readouts[0].address == 0xe09);
    CHECK(program.readouts[1].address == 0xe08);
    CHECK(program.readouts[0].width == 48);
    CHECK(msr::same_text(program.readouts[1].name, "cha_ctr0"));
    CHECK(msr::same_text(program.readouts[0].unit, "cha"));
    CHECK(program.readouts[0].scope == msr::register_scope::package);
    // A counter that is enabled belongs to another program, and the box control clears all four.
    REQUIRE(program.claims.size() == 4);
    for (std::uint32_t i = 0; i < 4; ++i) {
        CHECK(program.claims[i].address == 0xe01 + i);
        CHECK(program.claims[i].mask == 0x400000);
        CHECK(program.claims[i].owner == 0);
    }
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
                         {0xa41, 0},
                         {0xa5b, 0x400001},
                         {0xa59, 0},
                         // the fixed counter has no event, and the UBox no register that controls
                         // its counters
                         {0x703, 0},
                         {0x704, 0},
                         {0x711, 0x400000},
                         {0x717, 0}});
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
                         {0x2008, 0},
                         {0x3002, 0x01},
                         {0x3008, 0}});
    are(program.start, {{0x2000, 0}, {0x3000, 0}});
    are(program.stop, {{0x2000, 1}, {0x3000, 1}});
    CHECK(program.readouts[0].scope == msr::register_scope::die);
    CHECK(program.claims.size() == 0);
}

TEST_CASE("Haswell EP: an SBox takes its bits one after the other, and boxes keep freeze enable") {
    constexpr auto plan = msr::plan<uncore::haswell_ep, msr::events::broadwell_ep::sbo::clockticks>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up, {{0x720, 0x1},
                         {0x720, 0x3},
                         {0x720, 0x10100},
                         {0x720, 0x10103},
                         {0x721, 0x400000},
                         {0x726, 0}});
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

TEST_CASE("a box that MSRs do not reach is planned with registers that no MSR has the number of") {
    // Event 4, unit mask 3; bit 22 enables, bit 8 of the box control freezes (Linux 7.3
    // uncore_snbep.c: skx_uncore_imc), at the numbers of msr/core/box_register.hpp: imc is the
    // seventh kind of msr/intel/uncore/box.hpp.
    constexpr auto plan = msr::plan<uncore::skylake_sp, skx::imc::cas_count::rd>;
    constexpr msr::program_view program = plan.view();
    are(program.set_up,
        {{0xb006'0000, 0x100}, {0xb006'0000, 0x103}, {0xb006'0010, 0x400304}, {0xb006'0020, 0}});
    are(program.start, {{0xb006'0000, 0}});
    are(program.stop, {{0xb006'0000, 0x100}});
    CHECK(program.readouts[0].address == 0xb006'0020);
    for (const msr::write &item : program.set_up)
        CHECK(msr::is_box_address(item.address));
    CHECK(program.readouts[0].instances.stride == 0x100);
    CHECK(program.readouts[0].instances.kind == 6);
    // Sapphire Rapids: event 5, unit mask CFH; bit 0 freezes.
    constexpr auto later = msr::plan<uncore::sapphire_rapids, spr::imc::cas_count::rd>;
    are(later.view().set_up,
        {{0xb006'0000, 0x1}, {0xb006'0000, 0x301}, {0xb006'0010, 0xcf05}, {0xb006'0020, 0}});
}

namespace {

/// A device that answers CPUID as a processor of family 6 with a model number; some registers have
/// given values, the others 0.
struct one_register {
    unsigned model{};
    std::uint32_t address{};
    std::uint64_t value{};

    msr::failure read(unsigned, std::uint32_t number, std::uint64_t &result) noexcept {
        result = number == address ? value : held(number);
        return {};
    }
    msr::failure write(unsigned, std::uint32_t number, std::uint64_t written) noexcept {
        for (auto &entry : registers)
            if (entry.first == number) {
                entry.second = written;
                return {};
            }
        registers.emplace_back(number, written);
        return {};
    }
    msr::cpuid_registers cpuid(unsigned, std::uint32_t leaf, std::uint32_t) const noexcept {
        if (leaf == 0) return {.eax = 1, .ebx = 0x756e6547, .ecx = 0x6c65746e, .edx = 0x49656e69};
        if (leaf == 1) return {.eax = 6u << 8 | (model >> 4) << 16 | (model & 0xf) << 4};
        return {};
    }
    std::uint64_t held(std::uint32_t number) const {
        for (const auto &entry : registers)
            if (entry.first == number) return entry.second;
        return 0;
    }
    std::vector<std::pair<std::uint32_t, std::uint64_t>> registers{};
};

/// Returns the number of boxes that a session counts, or the sentence with which it is refused.
template <typename Plan>
std::string boxes_of(one_register &device, const Plan &plan) {
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (problem) return problem.subject;
    return std::to_string(session.instance_counts(0).size());
}

} // namespace

TEST_CASE("a session counts all boxes of a kind") {
    // Ice Lake, model 7EH: 396H bits 3:0 (Linux 7.3 uncore_snb.c: icl_get_cbox_num).
    constexpr auto plan = msr::plan<uncore::ice_lake, uncore::raw<uncore::box::cbo, 0x22, 0x41>>;
    one_register device{.model = 0x7e, .address = 0x396, .value = 0x35};
    CHECK(boxes_of(device, plan) == "5");
    msr::session session{device, plan, msr::watch_cpu(0)};
    session.start();
    // Selects are at 700H and counters at 702H, 8 from box to box.
    CHECK(device.held(0x700 + 4 * 8) == 0x40'4122);
    CHECK(device.held(0x700 + 5 * 8) == 0);
    for (std::uint32_t box = 0; box < 5; ++box)
        static_cast<void>(device.write(0, 0x702 + box * 8, 10 + box));
    const auto counts = session.stop();
    CHECK(counts.at(0) == 10 + 11 + 12 + 13 + 14);
    CHECK(session.instance_counts(0) == std::vector<std::uint64_t>{10, 11, 12, 13, 14});
}

TEST_CASE("boxes that are not evenly spaced are counted where the table has them") {
    // Ice Lake SP, model 6AH: six IIO, the fourth at AE0H (Linux 7.3 uncore_snbep.c:
    // icx_msr_offsets).
    constexpr auto plan = msr::plan<uncore::ice_lake_sp, msr::events::ice_lake_sp::iio::clockticks>;
    one_register device{.model = 0x6a};
    msr::session session{device, plan, msr::watch_cpu(0)};
    CHECK(session.instance_counts(0).size() == 6);
    // The first IIO has its box control at A50H; select registers begin 8 behind the box control.
    for (const std::uint32_t control : {0xa50u, 0xa70u, 0xa90u, 0xae0u, 0xb00u, 0xb20u})
        CHECK(device.held(control + 8) != 0);
    CHECK(device.held(0xab0 + 8) == 0);
}

TEST_CASE("a counter of any box that is enabled is somebody else's") {
    constexpr auto plan = msr::plan<uncore::ice_lake_sp, msr::events::ice_lake_sp::iio::clockticks>;
    one_register device{.model = 0x6a};
    // counter 3 of the fourth box is enabled
    static_cast<void>(device.write(0, 0xae0 + 8 + 3, 0x40'0000));
    msr::failure problem;
    const msr::session session{device, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(problem.address == 0xae0 + 8 + 3);
    CHECK(device.registers.size() == 1);
}

TEST_CASE("Sapphire Rapids says in 2FFEH how many CHAs there are; 0 is no number") {
    constexpr auto plan = msr::plan<uncore::sapphire_rapids, spr::cha::tor_inserts::ia_miss_drd>;
    one_register device{.model = 0x8f, .address = 0x2ffe, .value = 56};
    CHECK(boxes_of(device, plan) == "56");
    device.value = 0;
    CHECK(boxes_of(device, plan) == uncore::number_of_boxes_is_known::text.sentence);
}

TEST_CASE("clients up to Broadwell count graphics among the slices of 396H") {
    constexpr auto plan =
        msr::plan<uncore::ivy_bridge, msr::events::ivy_bridge::cbo::cache_lookup::any_mesi>;
    one_register device{.model = 0x3a, .address = 0x396, .value = 5};
    CHECK(boxes_of(device, plan) == "4");
    device.value = 6; // 6 means five boxes, which no processor has
    CHECK(boxes_of(device, plan) == uncore::number_of_boxes_is_known::text.sentence);
    device.value = 1;
    CHECK(boxes_of(device, plan) == uncore::number_of_boxes_is_known::text.sentence);
}

TEST_CASE("a session refuses boxes whose number or registers are not known, and says why") {
    // Skylake SP has up to 28 CHAs and one PCU (Linux 7.3 uncore_snbep.c: skx_uncore_chabox,
    // skx_uncore_pcu).
    constexpr auto of_chas = msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd>;
    one_register skylake_sp{.model = 0x55};
    CHECK(boxes_of(skylake_sp, of_chas) == uncore::number_stands_in_msr::text.sentence);
    CHECK(skylake_sp.registers.empty());
    constexpr auto of_imcs = msr::plan<uncore::skylake_sp, skx::imc::cas_count::rd>;
    CHECK(boxes_of(skylake_sp, of_imcs) == uncore::box_is_reached_by_msr::text.sentence);
    CHECK(skylake_sp.registers.empty());
    one_register haswell_ep{.model = 0x3f};
    constexpr auto of_cbos =
        msr::plan<uncore::haswell_ep, uncore::raw<uncore::box::cbo, 0x00, 0x00>>;
    CHECK(boxes_of(haswell_ep, of_cbos) == uncore::number_is_not_that_of_cores::text.sentence);
    one_register sapphire_rapids{.model = 0x8f};
    constexpr auto of_iios = msr::plan<uncore::sapphire_rapids, spr::iio::clockticks>;
    CHECK(boxes_of(sapphire_rapids, of_iios) == uncore::number_stands_outside_table::text.sentence);
    constexpr auto of_pcu = msr::plan<uncore::sapphire_rapids, spr::pcu::clockticks>;
    CHECK(boxes_of(sapphire_rapids, of_pcu) == uncore::box_address_is_known::text.sentence);

    constexpr auto of_one_pcu = msr::plan<uncore::skylake_sp, skx::pcu::clockticks>;
    CHECK(!msr::has_instances(of_one_pcu.view().readouts));
    CHECK(boxes_of(skylake_sp, of_one_pcu) == "0"); // a unit of one instance has no list of boxes
}
