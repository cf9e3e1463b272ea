// Intel RDT and AMD QoS of simulated processors: with given masks, classes and RMIDs, the lines
// that the caches keep and the counts of IA32_QM_CTR.
#include "../machines.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/resources/resource_shapes.hpp>
#include <msr/sim/resources/resources.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>

namespace {

namespace rdt = msr::rdt;
namespace qos = msr::qos;
using namespace machines;
using msr::core;

constexpr std::uint32_t pqr_assoc = 0xc8f, qm_evtsel = 0xc8d, qm_ctr = 0xc8e, l3_qos_cfg = 0xc81,
                        l3_qos_mask = 0xc90, mba_thrtl = 0xd50, mba_bw = 0xc0000200,
                        evt_cfg = 0xc0000400, l3_qos_ext_cfg = 0xc00003ff, abmc_cfg = 0xc00003fd,
                        abmc_dsc = 0xc00003fe;
constexpr std::uint64_t line = 64;

/// Returns the shape of small caches: a first level of 2 lines, a second of 4, and a last one of 16
/// sets.
constexpr sim::processor_shape small(unsigned ways, bool takes_victims = false) {
    return {.caches = {.first_data = {.total_bytes = 128, .ways = 1, .line_bytes = 64},
                       .first_code = {.total_bytes = 128, .ways = 1, .line_bytes = 64},
                       .second = {.total_bytes = 256, .ways = 1, .line_bytes = 64},
                       .third = {.total_bytes = 16 * ways * line, .ways = ways, .line_bytes = 64},
                       .third_takes_victims = takes_victims},
            .tlbs = {.data = {.entries = 64, .ways = 4}, .code = {.entries = 64, .ways = 4}}};
}

/// A processor of CPUs that share the last level, which on AMD receives the lines that leave the
/// second.
struct divided {
    sim::processor_models parts;
    sim::resources registers;

    explicit divided(core core, unsigned cpus = 2, unsigned ways = 0)
        : parts{small(ways != 0 ? ways : sim::resources_of(core)->shape.has.shared.l3.mask_length,
                      sim::resources_of(core)->shape.maker == sim::resource_maker::amd),
                cpus},
          registers{sim::resources_of(core)->shape, parts} {}
};

void associate(divided &divided, unsigned cpu, unsigned rmid, unsigned cos) {
    put(divided.registers, pqr_assoc, std::uint64_t{cos} << 32 | rmid, cpu);
}
std::uint64_t monitored(divided &divided, unsigned event, unsigned rmid, unsigned cpu = 0) {
    put(divided.registers, qm_evtsel, std::uint64_t{rmid} << 32 | event, cpu);
    return value_at(divided.registers, qm_ctr, cpu);
}
/// Loads `lines` lines from `start` on, once each. Returns how many came from memory.
std::uint64_t walk(divided &divided, unsigned cpu, std::uint64_t start, unsigned lines) {
    std::uint64_t missed = 0;
    for (unsigned i = 0; i < lines; ++i)
        missed += divided.parts[cpu].access(start + i * line, 8, false).from == sim::level::memory;
    return missed;
}
bool refuses(divided &divided, std::uint32_t address, std::uint64_t value) {
    return is_refused(divided.registers, address, value);
}

} // namespace

TEST_CASE("at reset every class has the whole cache, and CPUs work for class 0 and RMID 0") {
    divided divided{core::broadwell_ep};
    CHECK(value_at(divided.registers, pqr_assoc) == 0);
    CHECK(value_at(divided.registers, l3_qos_mask) == 0xfffff);
    CHECK(value_at(divided.registers, l3_qos_mask + 15) == 0xfffff);
    CHECK(divided.parts[0].allocates.ways == 0xfffff);
    CHECK(divided.registers.read(2, pqr_assoc, *std::make_unique<std::uint64_t>()).kind ==
          msr::error_code::cpu_offline);
}

TEST_CASE("a broken rule is answered with #GP") {
    divided target{core::broadwell_ep}; // masks of 20 bits, 16 classes, 72 RMIDs
    CHECK(refuses(target, l3_qos_mask, 0));
    CHECK(refuses(target, l3_qos_mask, 0x5));
    CHECK(refuses(target, l3_qos_mask, 0x100000));
    CHECK(refuses(target, l3_qos_mask + 16, 0xf));
    CHECK(refuses(target, qm_ctr, 0));
    CHECK(refuses(target, l3_qos_cfg, 2));
    CHECK(refuses(target, pqr_assoc, std::uint64_t{16} << 32));
    CHECK(refuses(target, pqr_assoc, 72));
    CHECK(refuses(target, pqr_assoc, 1 << 10));
    CHECK(refuses(target, qm_evtsel, 1 << 8));
    CHECK(refuses(target, mba_thrtl, 0)); // Broadwell EP has no delays
    CHECK(value_at(target.registers, l3_qos_mask) == 0xfffff);

    divided haswell{core::haswell_ep};
    CHECK(refuses(haswell, l3_qos_mask, 0x1)); // masks of Haswell EP have 2 bits at least
    put(haswell.registers, l3_qos_mask, 0x3);
    CHECK(refuses(haswell, l3_qos_cfg, 1)); // Haswell EP cannot divide code and data

    divided granite{core::granite_rapids};
    put(granite.registers, l3_qos_mask, 0x5); // masks of Granite Rapids may have holes
    divided skylake{core::skylake_sp};
    CHECK(refuses(skylake, mba_thrtl, 91));
    put(skylake.registers, mba_thrtl + 7, 90);
    CHECK(refuses(skylake, mba_thrtl + 8, 0));
}

TEST_CASE("a class keeps as many lines of a set as its mask has ways") {
    divided divided{core::broadwell_ep}; // the cache has 16 sets of 20 ways
    put(divided.registers, l3_qos_mask + 1, 0x7);
    associate(divided, 0, 0, 1);
    CHECK(walk(divided, 0, 0, 16 * 3) == 48); // three cold lines in each of 16 sets
    CHECK(walk(divided, 0, 0, 16 * 3) == 0);
    // Four lines do not fit three ways: the fourth line of each set misses.
    CHECK(walk(divided, 0, 0, 16 * 4) == 16);
    CHECK(walk(divided, 0, 0, 16 * 4) == 64); // each miss replaces the line that is needed next
}

TEST_CASE("classes with masks apart do not disturb each other") {
    divided divided{core::broadwell_ep};
    put(divided.registers, l3_qos_mask + 1, 0x0000f);
    put(divided.registers, l3_qos_mask + 2, 0xffff0);
    associate(divided, 0, 0, 1);
    associate(divided, 1, 0, 2);
    walk(divided, 0, 0, 64);
    CHECK(walk(divided, 1, 1 << 20, 4096) == 4096); // the walk is far larger than the cache
    CHECK(walk(divided, 0, 0, 64) == 0);

    put(divided.registers, l3_qos_mask + 2, 0xfffff); // a mask that overlaps the other class's mask
    walk(divided, 1, 1 << 21, 4096);
    CHECK(walk(divided, 0, 0, 64) == 64);
}

TEST_CASE("occupancy and traffic are told by RMID, in units of the upscaling factor") {
    divided target{core::broadwell_ep};
    CHECK(monitored(target, 1, 5) == 0);
    associate(target, 0, 5, 0);
    walk(target, 0, 0, 320);                              // the walk fills all 16 x 20 lines
    CHECK(monitored(target, 1, 5) == 320 * 64 / 0x12000); // 20,480 bytes are less than one unit
    walk(target, 0, 1 << 20, 1152 * 3);                   // the walk loads three times 72 KiB
    CHECK(monitored(target, 2, 5) == (320 + 3456) * 64 / 0x12000);
    CHECK(monitored(target, 3, 5) == monitored(target, 2, 5)); // all memory is local memory
    CHECK(monitored(target, 2, 6) == 0);

    divided zen{core::zen4, 2, 16}; // a unit of occupancy is a line
    associate(zen, 0, 7, 0);
    walk(zen, 0, 0, 100); // 4 of 100 lines stay in the second level
    CHECK(monitored(zen, 1, 7) == 96);
    CHECK(monitored(zen, 2, 7) == 100);
}

TEST_CASE("lines stay with the RMID that brought them in until another takes them") {
    divided divided{core::zen4, 2, 16};
    put(divided.registers, qm_evtsel, 0);
    associate(divided, 0, 1, 0);
    walk(divided, 0, 0, 104);
    CHECK(monitored(divided, 1, 1) == 100);
    associate(divided, 0, 2, 0);
    CHECK(monitored(divided, 1, 1) == 100);
    walk(divided, 0, 1 << 20, 1000); // 1,000 lines, where the cache has 256
    CHECK(monitored(divided, 1, 1) == 0);
    CHECK(monitored(divided, 1, 2) == 256);
}

TEST_CASE("an RMID or an event that there is not is an error, never a count") {
    divided target{core::broadwell_ep};
    constexpr std::uint64_t error = std::uint64_t{1} << 63;
    CHECK(monitored(target, 1, 72) == error);
    CHECK(monitored(target, 0, 1) == error);
    CHECK(monitored(target, 4, 1) == error);
    divided haswell{core::haswell_ep};
    CHECK(monitored(haswell, 2, 1) == error); // the processor monitors occupancy alone
    CHECK(monitored(haswell, 1, 1) == 0);
}

TEST_CASE("counts of traffic wrap at their width") {
    sim::resource_shape shape = sim::resources_of(core::zen4)->shape;
    shape.has.shared.monitoring.counter_width = 6;
    sim::processor_models parts{small(16, true), 1};
    sim::resources registers{shape, parts};
    put(registers, qm_evtsel, 2);
    for (unsigned i = 0; i < 100; ++i)
        parts[0].access(i * line, 8, false);
    CHECK(value_at(registers, qm_ctr) == 100 % 64);
}

TEST_CASE("with code and data prioritisation a class has a mask for each") {
    divided divided{core::broadwell_ep};
    put(divided.registers, l3_qos_cfg, 1);
    // Code and data prioritisation halves the number of classes.
    CHECK(refuses(divided, pqr_assoc, std::uint64_t{8} << 32));
    put(divided.registers, l3_qos_mask + 2, 0x0000f);
    put(divided.registers, l3_qos_mask + 3, 0xffff0);
    associate(divided, 0, 0, 1);
    CHECK(divided.parts[0].allocates.ways == 0xf);
    CHECK(divided.parts[0].code_ways == 0xffff0);
    walk(divided, 0, 0, 64);
    divided.parts[0].fetch(1 << 20, 64 * 16 * 40); // code fills its ways many times over
    CHECK(walk(divided, 0, 0, 64) == 0);
    CHECK(divided.parts[1].allocates.ways == 0xfffff); // CPU 1, in class 0, still uses all ways
}

TEST_CASE("registers of a cache are those of all its CPUs, and no others") {
    sim::processor_shape two = small(20);
    two.cpus_of_third = 2;
    sim::processor_models parts{two, 4};
    sim::resources registers{sim::resources_of(core::broadwell_ep)->shape, parts};
    put(registers, l3_qos_mask + 1, 0xff, 1);
    CHECK(value_at(registers, l3_qos_mask + 1, 0) == 0xff);
    CHECK(value_at(registers, l3_qos_mask + 1, 2) == 0xfffff);
    put(registers, pqr_assoc, 3, 1);
    CHECK(value_at(registers, pqr_assoc, 0) == 0);
    parts[1].access(0, 8, false);
    put(registers, qm_evtsel, std::uint64_t{3} << 32 | 2, 0);
    put(registers, qm_evtsel, std::uint64_t{3} << 32 | 2, 2);
    CHECK(parts.last_levels()[0]->traffic[3].reads == 1);
    CHECK(parts.last_levels()[1]->traffic[3].reads == 0);
}

TEST_CASE("a delay of 50 makes memory half as fast") {
    sim::processor_shape shape = small(11);
    shape.clocks = {.width = 1, .memory = 100, .walk = 0, .waited_of_16 = 16};
    sim::processor_models parts{shape, 1};
    sim::resources registers{sim::resources_of(core::skylake_sp)->shape, parts};
    const auto cycles = [&] {
        tally observed;
        observed[kind::l3_references] = observed[kind::l3_misses] = 10;
        parts[0].conclude(observed);
        return observed[kind::cycles];
    };
    CHECK(cycles() == 1000);
    put(registers, mba_thrtl + 1, 50);
    CHECK(cycles() == 1000); // class 0 is not delayed
    put(registers, pqr_assoc, std::uint64_t{1} << 32);
    CHECK(cycles() == 2000);
}

TEST_CASE("AMD: masks may have holes and be empty, limits and kinds of traffic have registers") {
    divided divided{core::zen4, 2, 16};
    CHECK(value_at(divided.registers, mba_bw) == 0x800); // the content 0x800 is no limit
    put(divided.registers, mba_bw + 15, 0x7ff);
    CHECK(refuses(divided, mba_bw, 0x801));
    CHECK(refuses(divided, evt_cfg, 0x80));
    put(divided.registers, l3_qos_mask + 1, 0x8001);
    put(divided.registers, l3_qos_mask + 2, 0);
    associate(divided, 0, 1, 2);
    walk(divided, 0, 0, 100);
    CHECK(monitored(divided, 1, 1) == 0); // the empty mask of class 2 allocates nothing

    put(divided.registers, evt_cfg, 0x40); // the event counts dirty victims only
    CHECK(monitored(divided, 2, 1) == 0);
    for (unsigned i = 0; i < 100; ++i)
        divided.parts[0].access(i * line, 8, true);
    put(divided.registers, evt_cfg, 0x01);
    const std::uint64_t reads = monitored(divided, 2, 1);
    CHECK(reads == 200);
}

TEST_CASE("AMD: extensions have a register where there are some, of each CPU") {
    divided target{core::zen5, 2, 16};
    REQUIRE(target.registers.has(l3_qos_ext_cfg));
    CHECK(value_at(target.registers, l3_qos_ext_cfg) == 0);
    put(target.registers, l3_qos_ext_cfg, 2, 1); // I/O data go into the cache
    CHECK(value_at(target.registers, l3_qos_ext_cfg, 1) == 2);
    CHECK(value_at(target.registers, l3_qos_ext_cfg, 0) == 0);
    CHECK(refuses(target, l3_qos_ext_cfg, 4));
    CHECK_FALSE(divided{core::zen4, 2, 16}.registers.has(l3_qos_ext_cfg));
    CHECK_FALSE(divided{core::skylake_sp}.registers.has(l3_qos_ext_cfg));
    // A write of bits that the processor does not have is refused.
    sim::resource_shape shape = sim::resources_of(core::zen5)->shape;
    shape.has.assignable_counters = 0;
    sim::processor_models parts{small(16, true), 1};
    sim::resources plain{shape, parts};
    CHECK(is_refused(plain, l3_qos_ext_cfg, 1));
    CHECK_FALSE(plain.has(abmc_cfg));
    CHECK_FALSE(plain.has(abmc_dsc));
}

TEST_CASE("AMD: an assigned counter counts an RMID's traffic of chosen kinds from then on") {
    constexpr std::uint64_t enabled = 3ULL << 62, reads = 0x01, victims = 0x40;
    const auto counter = [](std::uint64_t number) { return number << 48; };
    const auto rmid = [](std::uint64_t number) { return number << 32; };
    divided divided{core::zen5, 2, 16}; // a unit of occupancy is a line
    const auto report = [&divided](std::uint64_t number) {
        put(divided.registers, qm_evtsel, number << 32 | 1ULL << 31 | 1);
        return value_at(divided.registers, qm_ctr);
    };
    associate(divided, 0, 5, 0);
    walk(divided, 0, 0, 100); // loads before the counter is assigned
    put(divided.registers, l3_qos_ext_cfg, 1);
    CHECK(report(2) == 1ULL << 63); // counter 2 is not assigned yet
    put(divided.registers, abmc_cfg, enabled | counter(2) | rmid(5) | reads);
    put(divided.registers, abmc_cfg, enabled | counter(31) | rmid(5) | victims);
    put(divided.registers, abmc_cfg, enabled | counter(3) | rmid(6) | reads);
    walk(divided, 0, 0x100000, 100);
    CHECK(report(2) == 100);
    CHECK(report(31) == 0);
    CHECK(report(3) == 0);
    CHECK(report(32) == 1ULL << 63);
    // L3_QOS_ABMC_DSC (abmc_dsc) shows the setting of the selected counter; selecting a counter
    // changes nothing.
    put(divided.registers, abmc_cfg, counter(2));
    CHECK(value_at(divided.registers, abmc_dsc, 1) == (enabled | counter(2) | rmid(5) | reads));
    CHECK(is_refused(divided.registers, abmc_dsc, 0));
    CHECK(report(2) == 100);
    // Counter 2 is assigned again, from 0.
    put(divided.registers, abmc_cfg, enabled | counter(2) | rmid(5) | reads);
    CHECK(report(2) == 0);
    // Counter 2 is switched off.
    put(divided.registers, abmc_cfg, 1ULL << 63 | counter(2) | rmid(5) | reads);
    CHECK(report(2) == 1ULL << 63);
    // Event 3, an assigned counter, has no count where the CPU's assigned counters are switched
    // off.
    put(divided.registers, l3_qos_ext_cfg, 0);
    CHECK(report(3) == 1ULL << 63);
}

TEST_CASE("more ways than bits, and more bits than ways") {
    divided twice{core::zen4, 1, 32};
    put(twice.registers, l3_qos_mask, 0x8001);
    CHECK(twice.parts[0].allocates.ways == 0xc0000003);
    divided half{core::broadwell_ep, 1, 10};
    put(half.registers, l3_qos_mask, 0x1);
    CHECK(half.parts[0].allocates.ways == 0x1);
    put(half.registers, l3_qos_mask, 0xc0000);
    CHECK(half.parts[0].allocates.ways == 0x200);
}
