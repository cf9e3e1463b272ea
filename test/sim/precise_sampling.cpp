// Precise samples and branches of programs that are played, in a debug store in memory. The program
// is a loop of two blocks: a load, a computation and a jump; a store and a conditional branch back.
#include "machines.hpp"
#include "two_blocks.hpp"

#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/lunar_lake.hpp>
#include <msr/intel/events/panther_lake_core.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/pebs.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/precise_sampling.hpp>
#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace {

using namespace machines;
namespace perfmon = msr::perfmon;
namespace pebs = msr::pebs;

constexpr std::uint32_t pmc0 = 0xc1, perfevtsel0 = 0x186;
constexpr std::uint32_t fixed_ctr0 = 0x309, fixed_ctr_ctrl = 0x38d, global_status = 0x38e,
                        global_ctrl = 0x38f, ovf_ctrl = 0x390, pebs_enable = 0x3f1,
                        data_cfg = 0x3f2, ds_area = 0x600, debugctl = 0x1d9;
constexpr std::uint64_t area = 0x20'0000, buffer = area + 0x400;

template <typename List>
struct computer {
    sim::machine<sim::perfmon_pmu> machine;
    std::vector<unsigned char> bytes = std::vector<unsigned char>(0x10000);
    sim::memory_span span{area, bytes};
    sim::player<two_blocks, sim::processor_models, sim::samplers> play;
    sim::precise_sampling part;
    std::uint64_t next_load = data;

    computer(msr::core core, const List &rows)
        : machine{perfmon::target_at(core), rows}, play{two_blocks{},
                                                        sim::processor_models{small_processor(), 1},
                                                        sim::samplers{1}},
          part{machine,
               span.access(),
               {&computer::take, this},
               small_processor().clocks,
               &play.models()} {
        play.sampler().add(part);
        part.begin();
        if (machine.made_for().pebs != perfmon::pebs_layout::none) put(machine, ds_area, area);
        play.feed(0, definitions_of_blocks());
    }

    static void take(void *self, unsigned cpu) { static_cast<computer *>(self)->count(cpu); }
    void count(unsigned cpu) {
        machine.count(cpu, play.take(cpu));
        part.counted(cpu);
    }

    /// Lays out a buffer for `records` records, and the value with which general counter n is
    /// reloaded.
    void lay_out(const pebs::selection &selection, std::uint64_t records, std::uint64_t threshold,
                 std::initializer_list<pebs::sampled> counters) {
        pebs::store store{.pebs = pebs::buffer_at(buffer, selection, records, threshold)};
        for (const pebs::sampled &sampled : counters)
            store.reset(sampled.which) = pebs::reset_for(sampled.period, 48).value;
        REQUIRE(pebs::lay_out(selection, store, 48, bytes.data(), bytes.size()).legal());
    }
    void run(unsigned turns) {
        play.feed(0, turns_of_loop(turns, next_load));
        count(0);
    }
    std::vector<pebs::sample> samples(const pebs::selection &selection) {
        const pebs::area result{pebs::area_layout_of(selection.number), bytes};
        const std::uint64_t begin = result.pebs().base - area;
        const std::span<const unsigned char> written{bytes.data() + begin,
                                                     result.pebs().index - result.pebs().base};
        std::vector<pebs::sample> list;
        CHECK(pebs::for_each_sample(selection, written, [&](const pebs::sample &one) {
                  list.push_back(one);
              }).complete());
        return list;
    }
};

const auto &haswell_rows = msr::events::haswell::core_events::all.events;
using haswell_computer = computer<std::remove_cvref_t<decltype(haswell_rows)>>;

constexpr std::uint64_t all_loads = 0x4181d0, all_stores = 0x4182d0, near_taken = 0x4120c4;
constexpr std::uint64_t low_bits_of_48 = (std::uint64_t{1} << 48) - 1;
constexpr pebs::selection haswell_records{pebs::format::haswell};

} // namespace

// SDM volume 3, 18.9.4: the overflow arms, and the event after it makes the record. With a reload
// of -10, that is the 11th load, the 22nd, and so on.
TEST_CASE("a record is of the event after the overflow, with the address of its load") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 20, 15, {{pebs::general_counter(0), 10}});
    put(computer.machine, pmc0, ~std::uint64_t{9} & 0xffff'ffff);
    put(computer.machine, perfevtsel0, all_loads);
    put(computer.machine, pebs_enable, 1);
    put(computer.machine, global_ctrl, 1);
    computer.run(100);
    const auto samples = computer.samples(haswell_records);
    REQUIRE(samples.size() == 9);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        CAPTURE(i);
        CHECK(samples[i].address == data + 64 * (11 * (i + 1) - 1));
        CHECK(samples[i].eventing_ip == first_block);
        CHECK(samples[i].ip == first_block + 4);
        CHECK(samples[i].counters.raw == 1);
        const auto load = pebs::decode_load(pebs::generation::haswell, samples[i].data_source);
        // Each load is of a new line.
        CHECK(pebs::row_of(load.from).level == pebs::memory_level::memory);
        CHECK(samples[i].latency >= 4 + 200);
    }
    // One load since the last record, which was that of load 99 of 100; no overflow is left.
    CHECK(value_at(computer.machine, pmc0) == ((std::uint64_t{1} << 48) - 10) + 1);
    CHECK(value_at(computer.machine, global_status) == 0);
    CHECK(computer.part.lost() == 0);
}

TEST_CASE("stores and branches: the instruction that retired, and where the program went on") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 100, 99,
                     {{pebs::general_counter(0), 4}, {pebs::general_counter(1), 6}});
    put(computer.machine, pmc0, 0xffff'fffc);
    put(computer.machine, 0xc2, 0xffff'fffa);
    put(computer.machine, perfevtsel0, all_stores);
    put(computer.machine, 0x187, near_taken); // counts two taken branches in a turn
    put(computer.machine, pebs_enable, 3);
    put(computer.machine, global_ctrl, 3);
    computer.run(50);
    std::size_t stores = 0, jumps = 0, loops = 0;
    for (const pebs::sample &sample : computer.samples(haswell_records)) {
        if (sample.counters.raw == 1) {
            ++stores;
            CHECK(sample.eventing_ip == second_block);
            CHECK(sample.address == data - 64);
            CHECK(sample.ip == second_block + 4);
        } else if (sample.eventing_ip == first_block + 7) {
            ++jumps;
            CHECK(sample.ip == second_block);
        } else {
            ++loops;
            CHECK(sample.eventing_ip == second_block + 4);
            CHECK(sample.ip == first_block);
        }
    }
    CHECK(stores == 50 / 5);
    // 99 taken branches, without the last turn's, which is not seen yet: every 7th is recorded.
    CHECK(jumps + loops == 99 / 7);
    CHECK(jumps >= 6);
    CHECK(loops >= 6);
}

TEST_CASE("the threshold is told once, and asks for an interrupt; a full buffer takes no more") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 5, 3, {{pebs::general_counter(0), 1}});
    std::vector<sim::interrupt> report;
    computer.part.on_interrupt(
        {[](void *destination, const sim::interrupt &interrupt) {
             static_cast<std::vector<sim::interrupt> *>(destination)->push_back(interrupt);
         },
         &report});
    put(computer.machine, pmc0, 0xffff'ffff);
    put(computer.machine, perfevtsel0, all_loads);
    put(computer.machine, pebs_enable, 1);
    put(computer.machine, global_ctrl, 1);
    computer.run(5);
    CHECK(computer.samples(haswell_records).size() == 2);
    CHECK(report.empty());
    computer.run(1);
    REQUIRE(report.size() == 1);
    CHECK(report[0].cause == sim::interrupt_cause::pebs);
    CHECK(report[0].address == first_block + 4);
    CHECK(computer.machine.interrupt_requests() == 1);
    CHECK(value_at(computer.machine, global_status) == std::uint64_t{1} << 62);
    put(computer.machine, ovf_ctrl, std::uint64_t{1} << 62);
    CHECK(value_at(computer.machine, global_status) == 0);
    computer.run(20);
    CHECK(computer.samples(haswell_records).size() == 5);
    CHECK(report.size() == 1);
    CHECK(value_at(computer.machine, pmc0) <
          100); // there is no reload without a record: the counter counts on from 0
    CHECK((value_at(computer.machine, global_status) & 1) == 1);
}

TEST_CASE("freezing counters at the interrupt") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 5, 1, {{pebs::general_counter(0), 1}});
    put(computer.machine, debugctl, 1 << 12);
    put(computer.machine, pmc0, 0xffff'ffff);
    put(computer.machine, perfevtsel0, all_loads);
    put(computer.machine, pebs_enable, 1);
    put(computer.machine, global_ctrl, 1);
    computer.run(20);
    CHECK(computer.samples(haswell_records).size() == 1);
    CHECK(value_at(computer.machine, global_ctrl) == 0);
}

TEST_CASE("what cannot be sampled precisely counts, and writes nothing") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 20, 15, {{pebs::general_counter(0), 1}});
    put(computer.machine, pmc0, 0xffff'fffe);
    put(computer.machine, global_ctrl, 1);
    put(computer.machine, pebs_enable, 1);
    put(computer.machine, perfevtsel0,
        0x4100c0); // inst_retired.any_p is none of the precise events
    computer.run(10);
    CHECK(computer.samples(haswell_records).empty());
    CHECK(value_at(computer.machine, pmc0) == 50 - 2);
    // Counter 4 (without Hyper-Threading) has no bit in IA32_PEBS_ENABLE.
    CHECK(is_refused(computer.machine, pebs_enable, 0x10));
    // A counter without its bit in IA32_PEBS_ENABLE does not sample.
    put(computer.machine, pebs_enable, 2);
    put(computer.machine, perfevtsel0, all_loads);
    put(computer.machine, pmc0, 0xffff'fffe);
    computer.run(10);
    CHECK(computer.samples(haswell_records).empty());
    CHECK(value_at(computer.machine, pmc0) == 10 - 2);
}

TEST_CASE("a debug store that is not in memory loses records") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 20, 15, {{pebs::general_counter(0), 1}});
    put(computer.machine, pmc0, 0xffff'ffff);
    put(computer.machine, perfevtsel0, all_loads);
    put(computer.machine, pebs_enable, 1);
    put(computer.machine, global_ctrl, 1);
    computer.bytes[0x2a] ^= 0x40; // changes the address of the index: its bounds checks fail
    computer.run(10);
    CHECK(computer.part.lost() == 0);
    put(computer.machine, ds_area, 0x1000);
    put(computer.machine, pmc0, 0xffff'ffff);
    computer.run(10);
    CHECK(computer.part.lost() > 0);
}

TEST_CASE("adaptive records: groups, fixed counters, and counters without the adaptive bit") {
    const auto &rows = msr::events::sapphire_rapids::core_events::all.events;
    computer<std::remove_cvref_t<decltype(rows)>> entry{msr::core::sapphire_rapids, rows};
    const pebs::selection selection{pebs::format::adaptive, {.memory = true, .registers = true}};
    entry.lay_out(selection, 100, 99,
                  {{pebs::general_counter(1), 10}, {pebs::fixed_counter(0), 24}});
    put(entry.machine, data_cfg, 3);
    put(entry.machine, 0xc2, 0xffff'fff6);
    put(entry.machine, fixed_ctr0, ((std::uint64_t{1} << 48) - 24));
    put(entry.machine, 0x187, 0x4'0041'81d0); // counts mem_inst_retired.all_loads, adaptive
    put(entry.machine, fixed_ctr_ctrl, 0x2);  // counts instructions, without the adaptive bit
    put(entry.machine, pebs_enable, 0x1'0000'0002);
    put(entry.machine, global_ctrl, 0x1'0000'0002);
    entry.run(50); // 250 instructions
    std::size_t loads = 0, instructions = 0;
    for (const pebs::sample &sample : entry.samples(selection)) {
        if (sample.counters.raw == 2) {
            CHECK(sample.address == data + 64 * (11 * ++loads - 1));
            CHECK(sample.ip == first_block + 4);
        } else {
            CHECK(sample.counters.raw == std::uint64_t{1} << 32);
            CHECK_FALSE(sample.has(pebs::sample_part::memory));
            CHECK_FALSE(sample.has(pebs::sample_part::ip));
            ++instructions;
            // Each 25th instruction is sampled, and a turn of the loop has five instructions.
            CHECK(sample.eventing_ip == second_block + 4);
        }
    }
    CHECK(loads == 4);
    CHECK(instructions == 10);
}

TEST_CASE("records of format 6 have a snapshot of counters") {
    const auto &rows = msr::events::lunar_lake::core_events::all.events;
    computer<std::remove_cvref_t<decltype(rows)>> entry{msr::core::lunar_lake, rows};
    const pebs::selection selection{pebs::format::snapshot, {.counters = true, .fixed = 1}};
    entry.lay_out(selection, 100, 99, {{pebs::general_counter(2), 3}});
    put(entry.machine, data_cfg, pebs::data_configuration(selection.groups));
    put(entry.machine, 0xc3, 0xffff'fffd);
    put(entry.machine, fixed_ctr_ctrl, 0x2);
    put(entry.machine, 0x188, 0x4'0041'81d0);
    put(entry.machine, pebs_enable, 4);
    put(entry.machine, global_ctrl, 0x1'0000'0004);
    entry.run(20);
    const pebs::area result{pebs::area_layout::format_5_and_6, entry.bytes};
    std::vector<unsigned char> written(
        entry.bytes.begin() + static_cast<std::ptrdiff_t>(buffer - area),
        entry.bytes.begin() + static_cast<std::ptrdiff_t>(result.pebs().index - area));
    pebs::adaptive_reader reader{written, selection};
    std::uint64_t count = 0;
    for (const pebs::adaptive_record &record : reader) {
        REQUIRE(record.has_snapshot());
        // The fixed counter has counted the instructions of the sampled block, or not yet.
        const std::uint64_t previous = 5 * (4 * ++count - 1);
        CHECK(record.snapshot().fixed(0) >= previous);
        CHECK(record.snapshot().fixed(0) <= previous + 3);
    }
    CHECK(count == 5);
}

// A load of a new line takes 4 + 200 clocks, and with a page walk 30 more: the first load of each
// page of 64 lines (small_processor()). Of loads above 220 clocks every second is recorded.
TEST_CASE("load latencies: loads that are slower than MSR_PEBS_LD_LAT") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    computer.lay_out(haswell_records, 20, 15, {{pebs::general_counter(3), 1}});
    put(computer.machine, 0x3f6, 220);
    put(computer.machine, 0xc4, 0xffff'ffff);
    // counts mem_trans_retired.load_latency, on counter 3 only
    put(computer.machine, 0x189, 0x4101cd);
    put(computer.machine, global_ctrl, 8);
    put(computer.machine, pebs_enable, 8); // the bit that filters loads by latency is clear
    REQUIRE(computer.machine.not_simulated().size() == 1);
    CHECK(computer.machine.not_simulated()[0].why == sim::not_counted_because::not_sampled);
    put(computer.machine, pebs_enable, 0x8'0000'0008);
    CHECK(computer.machine.not_simulated().empty());
    computer.run(64 * 10);
    const auto samples = computer.samples(haswell_records);
    REQUIRE(samples.size() == 5);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        CHECK(samples[i].address == data + 64 * 64 * (2 * i + 1));
        CHECK(samples[i].latency == 234);
        const auto load = pebs::decode_load(pebs::generation::haswell, samples[i].data_source);
        CHECK(load.tlb_miss == pebs::answer::yes);
    }
    put(computer.machine, 0x3f6, 234); // threshold: loads of 234 clocks are not recorded
    put(computer.machine, 0xc4, 0xffff'ffff);
    computer.run(64 * 10);
    CHECK(computer.samples(haswell_records).size() == 5);
    CHECK(value_at(computer.machine, 0xc4) == low_bits_of_48);
    put(computer.machine, 0x186, 0x4101cd); // counters 0 to 2 cannot count the event
    put(computer.machine, pebs_enable, 0x1'0000'0001);
    put(computer.machine, 0x3f6, 3);
    put(computer.machine, global_ctrl, 1);
    put(computer.machine, pmc0, 0);
    computer.run(10);
    CHECK(value_at(computer.machine, pmc0) == 0);
}

// Fields of IA32_PEBS_BASE and IA32_PEBS_INDEX: test/facts/intel/intel_arch_pmu_fields.csv.
TEST_CASE("architectural PEBS writes to the buffer in its registers") {
    const auto &rows = msr::events::panther_lake_core::core_events::all.events;
    computer<std::remove_cvref_t<decltype(rows)>> entry{msr::core::panther_lake_core, rows};
    constexpr std::uint32_t base = 0x3f4, index = 0x3f5, gp2_cfg_c = 0x190b;
    constexpr std::uint64_t sample = std::uint64_t{1} << 63, aux = std::uint64_t{1} << 62,
                            registers = std::uint64_t{1} << 61;
    CHECK(is_refused(entry.machine, base, area | 0x10));
    CHECK(is_refused(entry.machine, index, 1));
    put(entry.machine, base, area); // the buffer is one page
    put(entry.machine, index, std::uint64_t{1} << 32 | std::uint64_t{2 * 288 / 16} << 36);
    put(entry.machine, gp2_cfg_c, sample | aux | registers | 0xffff'fffd); // -3
    put(entry.machine, 0xc3, 0xffff'fffd);
    put(entry.machine, 0x188, 0x4181d0); // counts mem_inst_retired.all_loads on counter 2
    put(entry.machine, global_ctrl, 4);
    std::vector<sim::interrupt> report;
    entry.part.on_interrupt(
        {[](void *destination, const sim::interrupt &interrupt) {
             static_cast<std::vector<sim::interrupt> *>(destination)->push_back(interrupt);
         },
         &report});
    // Bytes of a record: header, basic, auxiliary, registers.
    constexpr unsigned size = 16 + 48 + 64 + 160;
    entry.run(4);
    // the index has units of 16 bytes from bit 4 on
    CHECK((value_at(entry.machine, index) & 0x7ff'fff0) == size);
    CHECK(report.empty());
    entry.run(4);
    REQUIRE(report.size() == 1);
    CHECK(report[0].cause == sim::interrupt_cause::pebs);
    CHECK(value_at(entry.machine, global_status) == std::uint64_t{1} << 54);
    entry.run(400);
    constexpr unsigned fits = 4096 / size;
    CHECK((value_at(entry.machine, index) & 0x7ff'fff0) == fits * size);
    // Bit 31 of the index: the buffer is full.
    CHECK((value_at(entry.machine, index) >> 31 & 1) == 1);
    std::size_t count = 0;
    const std::span<const unsigned char> written{entry.bytes.data(), fits * size};
    const pebs::read_result read = pebs::for_each_sample(
        {pebs::format::architectural}, written, [&](const pebs::sample &item) {
            CHECK(item.address == data + 64 * (4 * ++count - 1));
            CHECK(item.eventing_ip == first_block);
            CHECK(item.ip == first_block + 4);
            CHECK(item.counters.raw == 4);
        });
    CHECK(read.complete());
    CHECK(count == fits);
}

TEST_CASE("no source says what records of Knights Landing hold: it counts, and writes none") {
    CHECK(sim::precise_sampling::knows_records_of(perfmon::target_at(msr::core::silvermont)));
    const perfmon::target landing = perfmon::target_at(msr::core::knights_landing);
    CHECK_FALSE(sim::precise_sampling::knows_records_of(landing));
}

TEST_CASE("taken branches become records, with whether they were predicted") {
    haswell_computer computer{msr::core::haswell, haswell_rows};
    pebs::store store{.bts = {.base = buffer,
                              .index = buffer,
                              .absolute_maximum = buffer + 24 * 100,
                              .interrupt_threshold = buffer + 24 * 50}};
    REQUIRE(pebs::lay_out(haswell_records, store, 48, computer.bytes.data(), computer.bytes.size())
                .legal());
    const auto index = [&] {
        return pebs::area{pebs::area_layout::format_0_to_3, computer.bytes}.bts().index;
    };
    put(computer.machine, debugctl, 0x80); // sets BTS without TR
    computer.run(5);
    CHECK(index() == buffer);
    put(computer.machine, debugctl, 0x1c0); // sets TR, BTS and BTINT
    // The last branch of the run before is not known, nor is the last branch of this run.
    computer.run(10);
    CHECK(index() == buffer + 24 * 20);
    for (unsigned i = 0; i < 20; ++i) {
        const pebs::branch_record branch{computer.bytes.data() + (buffer - area) + 24 * i};
        const bool jump = branch.from() == first_block + 7;
        CHECK(branch.from() == (jump ? first_block + 7 : second_block + 4));
        CHECK(branch.to() == (jump ? second_block : first_block));
        CHECK(branch.other_flags() == 0);
        if (i > 2 && jump) CHECK(branch.predicted());
    }
    CHECK(computer.machine.interrupt_requests() == 0);
    computer.run(20);
    CHECK(computer.machine.interrupt_requests() == 1);
    CHECK((value_at(computer.machine, global_status) >> 62 & 1) == 1);
    computer.run(50);
    CHECK(index() == buffer + 24 * 100);
    put(computer.machine, debugctl, 0xc0); // without BTINT the buffer is circular
    computer.run(10);
    CHECK(index() == buffer + 24 * 20);
    put(computer.machine, debugctl, 0x5c0); // branches at user level are not recorded
    computer.run(10);
    CHECK(index() == buffer + 24 * 20);
}
