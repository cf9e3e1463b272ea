// Tests precise samples and branches of a simulated Pentium 4, in a debug store of either layout.
#include "machines.hpp"
#include "two_blocks.hpp"

#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/pentium4_sampling.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/records/linear_memory.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace machines;
namespace p4 = msr::netburst;

constexpr std::uint64_t area = 0x20'0000, buffer = area + 0x400;
constexpr std::uint32_t counter_16 = 0x310, cccr_16 = 0x370, cru_escr2 = 0x3cc, pebs_enable = 0x3f1,
                        matrix_vert = 0x3f2, ds_area = 0x600, debugctla = 0x1d9;
constexpr std::uint64_t replays = 0x1200'020c, reload = 0xff'ffff'fff6; // -10

template <typename Layout>
struct computer {
    static constexpr unsigned model = sizeof(typename Layout::word) == 8 ? 3 : 2;
    using sample = p4::pebs_record<Layout>;
    using branch = p4::bts_record<Layout>;

    sim::pentium4 machine{model};
    std::vector<unsigned char> bytes = std::vector<unsigned char>(0x10000);
    sim::memory_span span{area, bytes};
    sim::pentium4_sampling part{machine, model, 1, span.access(), {&computer::take, this}};
    sim::player<two_blocks, sim::processor_models, sim::samplers> play{
        two_blocks{}, sim::processor_models{small_processor(), 1}, sim::samplers{1}};
    std::uint64_t next_load = data;

    computer() {
        play.sampler().add(part);
        part.begin();
        const p4::debug_store store{
            .bts = p4::buffer_at<branch>(
                buffer + 0x8000, {.bytes = 100 * branch::size, .threshold = 50 * branch::size}),
            .pebs = p4::buffer_at<sample>(
                buffer, {.bytes = 6 * sample::size, .threshold = 4 * sample::size}),
            .pebs_counter_reset = reload};
        REQUIRE(p4::lay_out<Layout>(store, bytes.data(), bytes.size()).legal());
        put(machine, ds_area, area);
        play.feed(0, definitions_of_blocks());
    }
    static void take(void *self, unsigned cpu) { static_cast<computer *>(self)->count(cpu); }
    void count(unsigned cpu) {
        machine.count(play.take(cpu), {.thread = cpu});
        part.counted(cpu);
    }
    void run(unsigned turns) {
        play.feed(0, turns_of_loop(turns, next_load));
        count(0);
    }
    /// Tags loads that miss the first level, and samples them by IQ_COUNTER4 (SDM Table 19-33).
    void sample_misses(std::uint64_t enable) {
        put(machine, pebs_enable, enable);
        put(machine, matrix_vert, 1);
        put(machine, cru_escr2, replays);
        put(machine, counter_16, reload);
        put(machine, cccr_16, 0x3'b000);
    }
    p4::debug_store_area<Layout> store() const { return {bytes.data(), bytes.size()}; }
    const unsigned char *at(std::uint64_t address) const { return bytes.data() + (address - area); }
};

} // namespace

// SDM 18.15.7: the overflow arms, and the next event is recorded: each 11th miss, at one miss in a
// turn.
TEST_CASE_TEMPLATE("tagged misses of loads become records", Layout, p4::layout_32, p4::layout_64) {
    computer<Layout> entry;
    using sample = typename computer<Layout>::sample;
    entry.sample_misses(0x0300'0001);
    CHECK(entry.machine.not_simulated().empty());
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer + 3 * sample::size);
    CHECK(entry.machine.interrupt_requests() == 0);
    for (unsigned i = 0; i < 3; ++i) {
        const sample result{entry.at(buffer + i * sample::size)};
        if constexpr (sizeof(typename Layout::word) == 4)
            CHECK(result.eip() == first_block + 4); // EIP is that of the instruction after the load
        else
            CHECK(result.rip() == first_block + 4);
    }
    CHECK(value_at(entry.machine, counter_16) == reload);
    entry.run(11);
    // The index of records has come to the threshold.
    CHECK(entry.machine.interrupt_requests() == 1);
    entry.run(110);
    // The buffer has no room for more records.
    CHECK(entry.store().pebs().index == buffer + 6 * sample::size);
    CHECK(entry.machine.interrupt_requests() == 1);
}

TEST_CASE("only IQ_COUNTER4 samples, with bit 25, an event of tagged uops") {
    using layout = p4::layout_64;
    computer<layout> entry;
    entry.sample_misses(0x0100'0001); // loads are tagged, but not sampled
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer);
    CHECK(value_at(entry.machine, counter_16) == 33 - 10);
    put(entry.machine, cccr_16, 0);
    put(entry.machine, pebs_enable, 0x0300'0001);
    put(entry.machine, 0x30c, reload); // IQ_COUNTER0, which counts by the same ESCR
    put(entry.machine, 0x36c, 0x3'b000);
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer);
    put(entry.machine, 0x36c, 0);
    put(entry.machine, 0x3b8, 0x0400'020c); // counts instr_retired, through CRU_ESCR0
    put(entry.machine, counter_16, reload);
    put(entry.machine, cccr_16, 0x3'9000);
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer);
    CHECK(value_at(entry.machine, counter_16) == 33 * 5 - 10);
}

TEST_CASE("uops that the front end tags are sampled, too") {
    computer<p4::layout_64> entry;
    put(entry.machine, pebs_enable, 0x0200'0000);
    put(entry.machine, 0x3bc, 0x0400'0804);     // RAT_ESCR0: uop_type, TAGSTORES, at user level
    put(entry.machine, cru_escr2, 0x1000'020c); // counts front_end_event, NBOGUS
    put(entry.machine, counter_16, reload);
    put(entry.machine, cccr_16, 0x3'b000);
    entry.run(22);
    CHECK(entry.store().pebs().index == buffer + 2 * 144);
    CHECK(p4::pebs_record<p4::layout_64>{entry.at(buffer)}.rip() == second_block + 4);
}

// An event that does not belong to a single instruction is recorded at the last instruction of its
// block.
TEST_CASE("uops that are tagged in execution are sampled, too") {
    computer<p4::layout_64> entry;
    put(entry.machine, pebs_enable, 0x0200'0000);
    put(entry.machine, 0x3a4, 0x0900'0034); // FIRM_ESCR0: x87_FP_uop, ALL, tag 0, at user level
    // The CCCR of a counter that the ESCR feeds, which keeps the ESCR powered.
    put(entry.machine, 0x368, 0x3'3000);
    put(entry.machine, cru_escr2, 0x1800'020c); // counts execution_event, NBOGUS0
    put(entry.machine, counter_16, reload);
    put(entry.machine, cccr_16, 0x3'b000);
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer + 3 * 144);
    CHECK(p4::pebs_record<p4::layout_64>{entry.at(buffer)}.rip() == first_block);
    put(entry.machine, 0x368, 0); // an ESCR without power tags nothing
    entry.run(33);
    CHECK(entry.store().pebs().index == buffer + 3 * 144);
}

TEST_CASE_TEMPLATE("taken branches become records", Layout, p4::layout_32, p4::layout_64) {
    computer<Layout> entry;
    using branch = typename computer<Layout>::branch;
    const std::uint64_t base = buffer + 0x8000;
    put(entry.machine, debugctla, 0x08); // branches are not recorded without TR
    entry.run(3);
    CHECK(entry.store().bts().index == base);
    put(entry.machine, debugctla, 0x1c); // sets TR, BTS and BTINT
    entry.run(10);
    CHECK(entry.store().bts().index == base + 20 * branch::size);
    const branch last{entry.at(base + 19 * branch::size)};
    CHECK(last.from() == first_block + 7);
    CHECK(last.to() == second_block);
    CHECK(last.predicted());
    CHECK(entry.machine.interrupt_requests() == 0);
    entry.run(20);
    CHECK(entry.machine.interrupt_requests() == 1);
    entry.run(30);
    CHECK(entry.store().bts().index == base + 100 * branch::size);
    put(entry.machine, debugctla, 0x0c); // without BTINT the buffer is circular
    entry.run(10);
    CHECK(entry.store().bts().index == base + 20 * branch::size);
}
