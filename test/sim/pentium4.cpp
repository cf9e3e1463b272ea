// Tests the simulated Pentium 4 as a whole: a backend whose counters count loads and stores,
// occurrences that a workload reports, and time; and a session on it from open to close.
#include "../session/flag_machine.hpp"

#include <msr/backend/backend.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>
#include <msr/sim/caches/memory_hierarchy.hpp>
#include <msr/sim/events/occurrence.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using event = p4::bsq_cache_reference;
using msr::error_code;
using msr::failure;
using msr::sim::memory_hierarchy;
using msr::sim::occurrence_of;
using msr::sim::pentium4;
using p4::hyper_threading;

constexpr std::uint32_t time_stamp = 0x10;
constexpr std::uint32_t counter_0 = 0x300, counter_12 = 0x30c;
constexpr std::uint32_t cccr_0 = 0x360, cccr_12 = 0x36c;
constexpr std::uint32_t bsu_escr0 = 0x3a0, cru_escr0 = 0x3b8, cru_escr2 = 0x3cc;
constexpr std::uint32_t pebs_enable = 0x3f1, matrix_vert = 0x3f2;

// The bytes of a line of the second level: two sectors of 64 bytes.
constexpr std::uint64_t line = 128;

std::uint64_t value_of(pentium4 &machine, std::uint32_t address, unsigned cpu = 0) {
    std::uint64_t value = 0;
    REQUIRE_FALSE(machine.read(cpu, address, value));
    return value;
}

void set(pentium4 &machine, std::uint32_t address, std::uint64_t value) {
    REQUIRE_FALSE(machine.write(0, address, value));
}

// Sets up counter 0 to count masks of BSQ_cache_reference, at the levels of ESCR bits 3 to 0.
void count_references(pentium4 &machine, std::uint64_t masks, std::uint64_t levels = 0xc) {
    set(machine, bsu_escr0, 0x0c << 25 | masks << 9 | levels);
    set(machine, cccr_0, 0x3f000);
}

// Returns the value of every register below 0x1000.
std::map<std::uint32_t, std::uint64_t> all_registers(pentium4 &machine) {
    std::map<std::uint32_t, std::uint64_t> values;
    std::uint64_t value = 0;
    for (std::uint32_t address = 0; address < 0x1000; ++address)
        if (!machine.read(0, address, value)) values[address] = value;
    return values;
}

} // namespace

TEST_CASE("a simulated Pentium 4 is a backend; its model is 2 unless another is given") {
    static_assert(msr::backend<pentium4>);
    pentium4 machine;
    std::uint64_t value = 0;
    CHECK_FALSE(machine.read(0, 0x3ba, value));       // IQ_ESCR0 does not exist from model 3 on
    CHECK_FALSE(machine.write(0, cccr_12, 0x3'0800)); // CASCNT4INTO0 exists from model 2 on
    pentium4 later{3};
    CHECK(later.read(0, 0x3ba, value).kind == error_code::refused);
    pentium4 earlier{1};
    CHECK(earlier.write(0, cccr_12, 0x3'0800).kind == error_code::refused);
}

TEST_CASE("a model that there never was is refused by number") {
    constexpr memory_hierarchy::geometry caches_of_model_2 = msr::sim::geometry_of_model(2);
    for (const unsigned model : {5u, 7u, 100u, 0xffff'ffffu}) {
        const std::string sentence = "no Pentium 4 has CPUID model " + std::to_string(model);
        CHECK_THROWS_WITH_AS(pentium4{model}, sentence.c_str(), std::invalid_argument);
        CHECK_THROWS_WITH_AS((pentium4{model, hyper_threading::on, caches_of_model_2}),
                             sentence.c_str(), std::invalid_argument);
    }
    const memory_hierarchy::geometry no_caches{};
    CHECK_THROWS_AS((pentium4{2, hyper_threading::off, no_caches}), std::invalid_argument);
}

TEST_CASE("registers and logical processors that are not there") {
    pentium4 machine;
    std::uint64_t value = 0xabcd;
    // A kernel header assumes an SSU_ESCR1 at address 3BFh.
    failure problem = machine.read(0, 0x3bf, value);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.address == 0x3bf);
    CHECK(value == 0xabcd);
    // Sets bits of logical processor 1, which are reserved here.
    problem = machine.write(0, bsu_escr0, 0x1802'000f);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.value == 0x1802'000f);
    CHECK(value_of(machine, bsu_escr0) == 0);
    CHECK(machine.read(1, bsu_escr0, value).kind == error_code::cpu_offline);
    pentium4 with_threads{2, hyper_threading::on};
    CHECK_FALSE(with_threads.write(1, bsu_escr0, 0x1802'000f));
    CHECK(value_of(with_threads, bsu_escr0, 0) == 0x1802'000f);
    CHECK(with_threads.read(2, bsu_escr0, value).kind == error_code::cpu_offline);
}

TEST_CASE("what a workload reports is counted as the registers say") {
    pentium4 machine;
    set(machine, cru_escr0, 0x0200'020c); // counts uops_retired, NBOGUS
    set(machine, cccr_12, 0x3'9000);
    machine.occur(occurrence_of(p4::uops_retired::nbogus, 100, 3));
    machine.occur(occurrence_of(p4::uops_retired::bogus, 100, 3));
    machine.pass(50);
    CHECK(value_of(machine, counter_12) == 300);
    set(machine, cccr_12, 0x3'8000);
    machine.occur(occurrence_of(p4::uops_retired::nbogus));
    CHECK(value_of(machine, counter_12) == 300);
}

TEST_CASE("what cannot occur is refused, and counts nothing") {
    pentium4 machine;
    set(machine, cru_escr0, 0x0200'020c);
    set(machine, cccr_12, 0x3'9000);
    CHECK_THROWS_WITH_AS(machine.occur({.event = 47, .masks = 1}),
                         "simulated Pentium 4: there is no event 47", std::invalid_argument);
    msr::sim::occurrence elsewhere = occurrence_of(p4::uops_retired::nbogus);
    elsewhere.thread = 1;
    CHECK_THROWS_WITH_AS(machine.occur(elsewhere),
                         "simulated Pentium 4: there is no logical processor 1",
                         std::invalid_argument);
    CHECK_THROWS_AS(machine.run_as({.thread = 1}), std::invalid_argument);
    CHECK_THROWS_AS(machine.set_active(1, false), std::invalid_argument);
    CHECK_THROWS_AS(machine.interrupt_requests(1), std::invalid_argument);
    CHECK(value_of(machine, counter_12) == 0);
    CHECK(value_of(machine, time_stamp) == 0);
}

TEST_CASE("loads and stores are references of the second level, each under its mask") {
    const auto counted = [](std::uint64_t masks, auto access) {
        pentium4 machine;
        count_references(machine, masks);
        access(machine);
        return value_of(machine, counter_0);
    };
    const auto read_a_line = [](pentium4 &machine) {
        machine.load(0x1000);
        machine.load(0x1004); // the load hits the first level
        machine.load(0x1040); // loads the other 64-byte sector of the line
    };
    CHECK(counted(0x100, read_a_line) == 1); // mask RD_2ndL_MISS
    CHECK(counted(0x002, read_a_line) == 1); // mask RD_2ndL_HITE
    CHECK(counted(0x107, read_a_line) == 2);
    CHECK(counted(0xefd, read_a_line) == 0);

    // Five lines share a set of the first level, which has four ways: the first line leaves it
    // dirty.
    const auto write_and_push_out = [](pentium4 &machine) {
        machine.store(0x1000);
        for (std::uint64_t i = 1; i <= 4; ++i)
            machine.load(0x1000 + i * 0x800);
        machine.load(0x1000);
    };
    CHECK(counted(0x100, write_and_push_out) == 5); // the store's read for ownership counts, too
    CHECK(counted(0x040, write_and_push_out) == 1); // mask WR_2ndL_HIT
    CHECK(counted(0x400, write_and_push_out) == 0); // mask WR_2ndL_MISS
    CHECK(counted(0x004, write_and_push_out) == 1); // mask RD_2ndL_HITM
}

TEST_CASE("counters agree with the tallies of the caches, for every mask and model") {
    using tallies = memory_hierarchy::tallies;
    struct {
        std::uint64_t mask;
        std::uint64_t tallies::*tally;
    } constexpr kinds[] = {{0x001, &tallies::rd_2ndl_hits}, {0x002, &tallies::rd_2ndl_hite},
                           {0x004, &tallies::rd_2ndl_hitm}, {0x100, &tallies::rd_2ndl_miss},
                           {0x040, &tallies::wr_2ndl_hit},  {0x400, &tallies::wr_2ndl_miss}};
    for (const unsigned model : {0u, 1u, 2u, 3u, 4u, 6u})
        for (const auto &kind : kinds) {
            CAPTURE(model);
            CAPTURE(kind.mask);
            pentium4 machine{model};
            memory_hierarchy alone{msr::sim::geometry_of_model(model)};
            count_references(machine, kind.mask);
            std::mt19937 random{model};
            std::uint64_t expected = 0;
            for (int i = 0; i < 20000; ++i) {
                const std::uint64_t address = random() % (i % 2 == 0 ? 0x4000u : 0x20'0000u);
                const auto bytes = static_cast<unsigned>(1 + random() % 80);
                if (random() % 3 == 0) {
                    machine.store(address, bytes);
                    alone.write(address, bytes);
                } else {
                    machine.load(address, bytes);
                    alone.read(address, bytes);
                }
                if (random() % 1000 != 0) continue;
                expected += alone.take().*kind.tally;
                REQUIRE(value_of(machine, counter_0) == expected);
            }
            expected += alone.take().*kind.tally;
            CHECK(value_of(machine, counter_0) == expected);
        }
}

TEST_CASE("accesses count while the counter runs, and not before or after") {
    pentium4 machine;
    for (std::uint64_t i = 0; i < 10; ++i)
        machine.load(i * line); // loads before the counter is enabled
    count_references(machine, 0x100);
    for (std::uint64_t i = 10; i < 30; ++i)
        machine.load(i * line);
    set(machine, cccr_0, 0x3e000);
    for (std::uint64_t i = 30; i < 70; ++i)
        machine.load(i * line); // loads after the counter is disabled
    CHECK(value_of(machine, counter_0) == 20);
    count_references(machine, 0x100);
    CHECK(value_of(machine, counter_0) == 20);
    machine.load(0); // a hit: line 0 is still in the caches
    CHECK(value_of(machine, counter_0) == 20);
    machine.flush_caches();
    machine.load(0);
    CHECK(value_of(machine, counter_0) == 21);
}

TEST_CASE("objects are loaded and stored where they lie") {
    struct alignas(128) two_lines {
        char bytes[256];
    };
    static two_lines object;
    pentium4 machine;
    count_references(machine, 0x100);
    machine.load(&object.bytes[0]);
    machine.store(&object.bytes[1]);
    CHECK(value_of(machine, counter_0) == 1);
    machine.store(&object);
    CHECK(value_of(machine, counter_0) == 2);
    machine.flush_caches();
    machine.load(&object);
    CHECK(value_of(machine, counter_0) == 4);
}

TEST_CASE("loads and stores have the level and the thread of the code that runs") {
    struct {
        msr::sim::running_as code;
        std::uint64_t level;
    } constexpr list[] = {{{.kernel = false, .thread = 0}, 4},
                          {{.kernel = true, .thread = 0}, 8},
                          {{.kernel = false, .thread = 1}, 1},
                          {{.kernel = true, .thread = 1}, 2}};
    for (std::uint64_t levels = 0; levels < 16; ++levels) {
        CAPTURE(levels);
        pentium4 machine{2, hyper_threading::on};
        count_references(machine, 0x100, levels);
        std::uint64_t expected = 0;
        std::uint64_t address = 0;
        for (const auto &[code, level] : list) {
            machine.run_as(code); // earlier accesses keep the privilege level that they had
            for (std::uint64_t i = 0; i < level; ++i)
                machine.load(address += line);
            if ((levels & level) != 0) expected += level;
        }
        CHECK(value_of(machine, counter_0) == expected);
    }
    pentium4 fresh;
    count_references(fresh, 0x100, 4); // counts at user level only
    fresh.load(0);
    CHECK(value_of(fresh, counter_0) == 1);
}

// SDM Table 19-33: 1stL_cache_load_miss_retired needs bits 0 and 24 of IA32_PEBS_ENABLE, bit 0 of
// MSR_PEBS_MATRIX_VERT, and Replay_event with NBOGUS.
TEST_CASE("loads that miss the first level are replay events while they are tagged") {
    struct {
        std::uint64_t enable;
        std::uint64_t kinds;
        bool tags;
    } constexpr settings[] = {{0x0100'0001, 1, true},  {0x0300'0001, 1, true},
                              {0x0100'0001, 3, true},  {0x0100'0000, 1, false},
                              {0x0000'0001, 1, false}, {0x0100'0001, 2, false},
                              {0x0100'0002, 1, false}, {0x0100'0001, 0, false}};
    for (const auto &setting : settings) {
        CAPTURE(setting.enable);
        CAPTURE(setting.kinds);
        pentium4 machine;
        set(machine, cru_escr2, 0x1200'020c); // counts replay_event, NBOGUS
        set(machine, cccr_12, 0x3'b000);      // number 5
        set(machine, matrix_vert, setting.kinds);
        machine.load(0x40); // a load that misses before tagging is enabled
        set(machine, pebs_enable, setting.enable);
        for (std::uint64_t i = 0; i < 10; ++i)
            machine.load(0x8000 + i * 64 / 2); // loads 5 lines, each twice
        machine.store(0x10000);
        CHECK(value_of(machine, counter_12) == (setting.tags ? 5 : 0));
    }
}

TEST_CASE("time passes with what occurs, two clocks for each, and with pass") {
    pentium4 machine;
    CHECK(value_of(machine, time_stamp) == 0);
    machine.pass(1000);
    CHECK(value_of(machine, time_stamp) == 1000);
    machine.occur(occurrence_of(p4::uops_retired::nbogus, 10, 3));
    CHECK(value_of(machine, time_stamp) == 1020);
    machine.load(0); // the load misses the second level
    machine.load(0);
    CHECK(value_of(machine, time_stamp) == 1022);
    set(machine, time_stamp, 0xffff'ffff'ffff'ffff);
    machine.pass(3);
    CHECK(value_of(machine, time_stamp) == 2);
}

TEST_CASE("its clock goes as the time stamp counter, which can be written, and it cannot") {
    static_assert(msr::timed_backend<pentium4>);
    pentium4 machine;
    machine.occur(occurrence_of(event::rd_2ndl_miss, 3));
    machine.pass(5);
    CHECK(machine.clock(0) == 3 * 2 + 5);
    set(machine, time_stamp, 0);
    CHECK(machine.clock(0) == 3 * 2 + 5);
}

TEST_CASE("each logical processor has a time stamp counter; they go alike") {
    pentium4 machine{2, hyper_threading::on};
    machine.pass(10);
    REQUIRE_FALSE(machine.write(1, time_stamp, 1000));
    machine.pass(5);
    CHECK(value_of(machine, time_stamp, 0) == 15);
    CHECK(value_of(machine, time_stamp, 1) == 1005);
}

TEST_CASE("a counter of all clocks goes as the time stamp counter does") {
    pentium4 machine;
    set(machine, cru_escr0, 0x0200'020c);
    // the filter is compare, complement, threshold 15
    set(machine, cccr_12, 0x00fc'9000 | 0x3'0000);
    machine.pass(100);
    machine.occur(occurrence_of(p4::uops_retired::nbogus, 20, 3));
    machine.occur(occurrence_of(p4::instr_retired::nbogusntag, 30));
    for (std::uint64_t i = 0; i < 50; ++i)
        machine.load(i * line);
    CHECK(value_of(machine, time_stamp) == 100 + 40 + 60 + 100);
    CHECK(value_of(machine, counter_12) == 300);
}

TEST_CASE("halted logical processors and requested interrupts") {
    pentium4 machine{2, hyper_threading::on};
    set(machine, bsu_escr0, 0x1802'000f); // counts RD_2ndL_MISS
    // The counter counts while one logical processor is active, and OVF_PMI_T0 requests an
    // interrupt.
    set(machine, cccr_0, 0x0401'f000);
    set(machine, counter_0, 0xff'ffff'fff0);
    machine.load(0);
    machine.set_active(1, false); // the load came while both logical processors ran
    std::vector<std::uint64_t> left;
    machine.each_awaited(
        0, [&](const msr::sim::signal_sum &, std::uint64_t extra) { left.push_back(extra); });
    machine.each_awaited(1,
                         [&](const msr::sim::signal_sum &, std::uint64_t) { left.push_back(0); });
    CHECK(left == std::vector<std::uint64_t>{16});
    for (std::uint64_t i = 1; i <= 16; ++i)
        machine.load(i * line);
    CHECK(machine.interrupt_requests() == 1);
    CHECK(machine.interrupt_requests(1) == 0);
    CHECK(machine.take_interrupting(0) == 1); // bit 0: counter 0 has requested an interrupt
    CHECK(machine.take_interrupting(0) == 0);
    CHECK(machine.take_interrupting(1) == 0);
    CHECK(value_of(machine, counter_0) == 0);
    CHECK(value_of(machine, cccr_0) == 0x8401'f000);
}

TEST_CASE("a simulated machine works in the compiler too") {
    constexpr std::uint64_t misses = [] {
        pentium4 machine;
        (void)machine.write(0, bsu_escr0, 0x1802'000c);
        (void)machine.write(0, cccr_0, 0x3f000);
        for (std::uint64_t address = 0; address < 1024; address += 4)
            machine.load(address);
        std::uint64_t count = 0;
        (void)machine.read(0, counter_0, count);
        return count;
    }();
    static_assert(misses == 1024 / 128);
    CHECK(misses == 8);
}

namespace {

constexpr auto misses = event::rd_2ndl_miss;
constexpr auto references =
    event::rd_2ndl_hits | event::rd_2ndl_hite | event::rd_2ndl_hitm | event::rd_2ndl_miss;
constexpr const auto &cache_plan = msr::plan<misses, references>;

// Sets every register that the plan writes to some value, with a stopped counter.
void use_before(pentium4 &machine) {
    set(machine, bsu_escr0, 0x0c08'0a08);
    set(machine, 0x3a1, 0x0c08'0a04);
    set(machine, counter_0, 0x12'3456'789a);
    set(machine, 0x302, 0xff'ffff'ffff);
    set(machine, cccr_0, 0x002c'e000);
    set(machine, 0x362, 0x0003'4000);
}

// A machine whose writes get lost, as in some virtual machines.
struct forgetful_machine {
    pentium4 inside;

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return inside.read(cpu, address, value);
    }
    failure write(unsigned, std::uint32_t, std::uint64_t) noexcept { return {}; }
};

} // namespace

TEST_CASE("a session on the simulated machine counts what happens meanwhile, and leaves no trace") {
    pentium4 machine;
    use_before(machine);
    machine.load(0); // a load before the session
    auto value = all_registers(machine);
    {
        msr::session session{machine, cache_plan, msr::watch_cpu(0)};
        machine.load(line); // a load before the session starts
        const auto counts = session.measure([&] {
            for (std::uint64_t address = 10 * line; address < 20 * line; address += 4)
                machine.load(address);
        });
        CHECK(counts[misses] == 10);
        CHECK(counts[references] == 20);
        machine.load(30 * line);
        session.start();
        machine.load(40 * line);
        CHECK(session.read()[misses] == 1);
        machine.load(40 * line + 64);
        machine.load(50 * line);
        const auto last = session.stop();
        CHECK(last[misses] == 2);
        CHECK(last[references] == 3);
    }
    auto left = all_registers(machine);
    // misses: 1 + 10 + 1 + 2, hits: 10 + 1; an access takes two clocks
    CHECK(left[time_stamp] - value[time_stamp] == 2 * (14 + 11));
    left.erase(time_stamp);
    value.erase(time_stamp);
    CHECK(left == value);
}

TEST_CASE("a session counts across the end of the counter") {
    pentium4 machine;
    msr::session session{machine, cache_plan, msr::watch_cpu(0)};
    set(machine, counter_0, 0xff'ffff'fffd);
    const auto counts = session.measure([&] {
        for (std::uint64_t i = 0; i < 10; ++i)
            machine.load(i * line);
    });
    CHECK(counts[misses] == 10);
    CHECK(value_of(machine, counter_0) == 7);
}

TEST_CASE("a session does not take a counter that is running") {
    pentium4 machine;
    use_before(machine);
    set(machine, 0x362, 0x3'f000);
    const auto value = all_registers(machine);
    failure problem;
    const msr::session session{machine, cache_plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.address == 0x362);
    CHECK(all_registers(machine) == value);
}

TEST_CASE("a plan for Hyper-Threading is refused without it, and nothing stays changed") {
    constexpr const auto &plan = msr::plan<p4::models<2, hyper_threading::on>, misses, references>;
    pentium4 machine;
    use_before(machine);
    const auto value = all_registers(machine);
    failure problem;
    {
        const msr::session session{machine, plan, msr::watch_cpu(0), problem};
        CHECK(problem.kind == error_code::unfit_plan);
        CHECK(problem.subject == p4::plan_is_for_hyper_threading::text.sentence);
    }
    const msr::session session{machine, plan, msr::watch_cpu(0), {.any_processor = true}, problem};
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.is_write);
    CHECK(problem.address == bsu_escr0);
    CHECK(problem.value == 0x1802'000f);
    CHECK(problem.unrestored_registers == 0);
    CHECK(all_registers(machine) == value);
}

TEST_CASE("a plan for both threads counts on either logical processor") {
    constexpr const auto &plan =
        msr::plan<p4::models<2, hyper_threading::on>, misses.thread_1(), references>;
    pentium4 machine{2, hyper_threading::on};
    msr::session session{machine, plan, msr::watch_cpu(1)};
    const auto counts = session.measure([&] {
        machine.load(0);
        machine.run_as({.thread = 1});
        machine.load(line);
        machine.load(2 * line);
    });
    CHECK(counts[misses.thread_1()] == 2);
    CHECK(counts[references] == 3);
    failure problem;
    const msr::session offline{machine, plan, msr::watch_cpu(2), problem};
    CHECK(problem.kind == error_code::cpu_offline);
}

TEST_CASE("a machine that forgets writes is not taken for a machine that counts 0") {
    forgetful_machine machine;
    use_before(machine.inside);
    failure problem;
    const msr::session session{machine, cache_plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::not_kept);
}

TEST_CASE("a 1024 x 1024 matrix of 32-bit integers, by rows and by columns, on model 2") {
    // Rows: 4 MiB are 32,768 lines of 128 bytes; each misses once, and its second sector hits.
    // Columns: 4 KiB from one element to the next. The 1024 lines of a column fall into one set of
    // the first level and 16 sets of the second, which hold 4 and 128 of them: each line is
    // replaced before the walk comes back to it, so every load misses both levels.
    pentium4 machine;
    constexpr std::uint64_t matrix = 0x1000'0000;
    msr::session session{machine, cache_plan, msr::watch_cpu(0)};
    const auto rows = session.measure([&] {
        for (std::uint64_t i = 0; i < 1024; ++i)
            for (std::uint64_t k = 0; k < 1024; ++k)
                machine.load(matrix + (i * 1024 + k) * 4);
    });
    CHECK(rows[misses] == 32'768);
    CHECK(rows[references] == 65'536);
    const auto columns = session.measure([&] {
        for (std::uint64_t k = 0; k < 1024; ++k)
            for (std::uint64_t i = 0; i < 1024; ++i)
                machine.load(matrix + (i * 1024 + k) * 4);
    });
    CHECK(columns[misses] == 1'048'576);
    CHECK(columns[references] == 1'048'576);
}

TEST_CASE("a count that wrapped unseen is a failure, never 0 or 7") {
    static constexpr auto uops = p4::uops_retired::nbogus;
    constexpr std::uint64_t turn = std::uint64_t{1} << 40;
    for (const std::uint64_t occurrences : {turn, 3 * turn + 7}) {
        CAPTURE(occurrences);
        pentium4 machine;
        failure problem;
        msr::session session{machine, msr::plan<uops>, msr::watch_cpu(0)};
        const auto empty =
            session.measure([&] { machine.occur(occurrence_of(uops, occurrences)); }, problem);
        CHECK(problem.kind == error_code::overflowed);
        CHECK(problem.name == std::string{"iq_counter0"});
        CHECK(empty[uops] == 0);
        // The session stays open after an overflow, whether measure() or read() reports it.
        CHECK(session.measure([&] { machine.occur(occurrence_of(uops, 5)); })[uops] == 5);
        session.start();
        machine.occur(occurrence_of(uops, occurrences));
        CHECK(session.read(problem)[uops] == 0);
        CHECK(problem.kind == error_code::overflowed);
        machine.occur(occurrence_of(uops, 5));
        CHECK(session.read(problem)[uops] == 0); // a lost count stays lost until the next start
        CHECK(problem.kind == error_code::overflowed);
        CHECK(session.stop(problem)[uops] == 0);
        CHECK(problem.kind == error_code::overflowed);
        CHECK(session.measure([&] { machine.occur(occurrence_of(uops, 6)); })[uops] == 6);
    }
}

TEST_CASE("reads in time give the sum across all wraps") {
    static constexpr auto uops = p4::uops_retired::nbogus;
    static constexpr auto clocks_with_uops = uops.greater_than<0>();
    pentium4 machine;
    msr::session session{machine, msr::plan<uops, clocks_with_uops>, msr::watch_cpu(0)};
    session.start();
    // 2^35 occurrences take 2^36 clocks; at 15 in a clock, a counter does not quite wrap in that
    // time.
    constexpr std::uint64_t step = std::uint64_t{1} << 35;
    for (unsigned i = 1; i <= 100; ++i) {
        machine.occur(occurrence_of(uops, step));
        REQUIRE(session.read()[uops] == i * step);
    }
    machine.occur(occurrence_of(uops, 7));
    const auto counts = session.stop();
    CHECK(counts[uops] == 100 * step + 7); // the count is a little more than three wraps
    CHECK(counts[clocks_with_uops] == 100 * step + 7);
}

TEST_CASE("a counter that counts at most once in a clock may be read at half of its range") {
    static constexpr auto clocks = p4::uops_retired::nbogus.greater_than<0>();
    constexpr std::uint64_t half = std::uint64_t{1} << 39;
    pentium4 machine;
    msr::session session{machine, msr::plan<clocks>, msr::watch_cpu(0)};
    session.start();
    for (unsigned i = 1; i <= 5; ++i) {
        machine.occur(occurrence_of(p4::uops_retired::nbogus, half));
        REQUIRE(session.read()[clocks] == i * half);
    }
    CHECK(session.stop()[clocks] == 5 * half);
}

TEST_CASE("a counter that somebody else writes meanwhile has no count, back or forth") {
    for (const auto &[value, kind] : {std::pair{std::uint64_t{999}, error_code::went_back},
                                      {std::uint64_t{1} << 39, error_code::overwritten}}) {
        pentium4 machine;
        failure problem;
        msr::session session{machine, cache_plan, msr::watch_cpu(0)};
        session.start();
        machine.occur(occurrence_of(misses, 1000));
        CHECK(session.read()[misses] == 1000);
        set(machine, counter_0, value);
        machine.pass(1000);
        CHECK(session.read(problem)[misses] == 0);
        CHECK(problem.kind == kind);
        CHECK(problem.address == counter_0);
        CHECK(problem.value == 1000);
        CHECK(problem.actual_value == value);
        static_cast<void>(session.stop(problem));
        CHECK(problem.kind == kind);
    }
}

TEST_CASE("the overflow flags cost a session no access while no counter can have gone round") {
    static constexpr auto first = p4::uops_retired::nbogus;
    static constexpr auto second = p4::branch_retired::mmtm;
    static constexpr auto third = p4::bsq_cache_reference::rd_2ndl_miss;
    static constexpr auto fourth = p4::global_power_events::running;
    constexpr const auto &plan = msr::plan<first, second, third, fourth>;
    constexpr std::size_t settings = 4 + 4; // each of four counters has an ESCR and a CCCR
    REQUIRE(plan.view().registers.size() == settings + 4);
    msr::recorder tape;
    msr::session session{tape, plan, msr::watch_cpu(0)};
    // Accesses of start(): a write of each setting; a read, a write and a check of four CCCRs; a
    // read of four counters.
    CHECK(accesses_of(tape, [&] { session.start(); }) == settings + 3 * 4 + 4);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 4);
    // The counter counts for hours, but does not wrap.
    tape.set(0, plan.view().readouts[0].address, std::uint64_t{1} << 39);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 4);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == settings + 3 * 4 + 4);
}

TEST_CASE("a session clears an overflow flag of before while it counts, and puts it back; it "
          "refuses a counter that waits") {
    constexpr const auto &plan = msr::plan<p4::bsq_cache_reference::rd_2ndl_miss>;
    msr::recorder machine;
    for (const p4::counter_row &row : p4::counters)
        machine.set(0, row.cccr_address, 0);
    machine.set(0, 0x300, 0);
    machine.set(0, 0x3a0, 0);
    machine.set(0, 0x360, 0x8003e000); // CCCR 0 is disabled, and its flag OVF was not read yet
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        session.start();
        // The flag OVF of an earlier overflow is clear.
        CHECK(machine.value(0, 0x360) == 0x0003f000);
        static_cast<void>(session.stop());
        CHECK(machine.value(0, 0x360) == 0x0003e000);
    }
    CHECK(machine.value(0, 0x360) == 0x8003e000);

    // The session's CCCR, and another CCCR that listens to BSU_ESCR0.
    for (const std::uint32_t address : {0x360u, 0x361u}) {
        machine.set(0, address, 0x4003e000);
        msr::failure problem;
        const msr::session session{machine, plan, msr::watch_cpu(0), problem};
        CHECK(problem.kind == msr::error_code::taken);
        CHECK(problem.address == address);
        CHECK(machine.value(0, 0x3a0) == 0);
        machine.set(0, address, 0);
    }
}

TEST_CASE("in a session what a cascade starts counts once its source has overflowed, each time") {
    static constexpr auto first =
        p4::uops_retired::nbogus.on(p4::iq_counter2).overflow_after<1000>();
    static constexpr auto later = p4::branch_retired::mmtm.cascaded_from(p4::iq_counter2);
    pentium4 machine;
    msr::session session{machine, msr::plan<first, later>, msr::watch_cpu(0)};
    const auto run = [&](unsigned uops, unsigned branches) {
        machine.occur(occurrence_of(p4::branch_retired::mmtm, branches));
        machine.occur(occurrence_of(p4::uops_retired::nbogus, uops));
        machine.occur(occurrence_of(p4::branch_retired::mmtm, branches));
    };
    for (int turn = 0; turn < 3; ++turn) { // each start presets the counter that starts the cascade
        const auto previous = session.measure([&] { run(999, 5); });
        CHECK(previous[first] == 999);
        CHECK(previous[later] == 0);
        const auto final_value = session.measure([&] { run(1000, 7); });
        CHECK(final_value[first] == 1000);
        CHECK(final_value[later] == 7);
    }
}

TEST_CASE("a sampled choice asks for an interrupt an event before its period ends") {
    static constexpr auto sampled = p4::uops_retired::nbogus.sample_every<100>();
    pentium4 machine;
    msr::session session{machine, msr::plan<sampled>, msr::watch_cpu(0),
                         msr::session_options{.interrupts_are_handled = true}};
    session.start();
    machine.occur(occurrence_of(p4::uops_retired::nbogus, 98));
    CHECK(machine.interrupt_requests() == 0);
    machine.occur(occurrence_of(p4::uops_retired::nbogus));
    CHECK(machine.interrupt_requests() == 1); // the 99th event interrupts
    CHECK(session.stop().at(0) == 99);        // no handler has preset the counter
}

TEST_CASE("in a session metrics count at retirement what their events have tagged") {
    // The tagging events have counters of their own, which count as well.
    static constexpr auto x87 = p4::metric::x87_fp_retired;
    static constexpr auto replayed = p4::metric::mob_load_replay_retired;
    pentium4 machine;
    msr::session session{machine, msr::plan<x87, replayed>, msr::watch_cpu(0)};
    for (int turn = 0; turn < 2; ++turn) {
        session.start();
        machine.occur(occurrence_of(p4::x87_fp_uop::all, 100));
        machine.occur(occurrence_of(p4::mob_load_replay::partial_data, 9));
        machine.occur(occurrence_of(p4::execution_event::nbogus0, 90));
        machine.occur(occurrence_of(p4::replay_event::nbogus, 8));
        CHECK(value_of(machine, 0x308) != 0); // x87_FP_uop keeps FLAME_COUNTER0 powered
        const auto counts = session.stop();
        CHECK(counts[x87] == 90);
        CHECK(counts[replayed] == 8);
    }
}

namespace {

// A handler of samples: at each interrupt it notes the place of the program, clears OVF and begins
// again.
struct sampler {
    pentium4 &machine;
    std::uint64_t period{};
    std::uint64_t at{}; ///< number of the part of the program that runs now
    std::map<std::uint64_t, unsigned> samples{};
    std::uint64_t counters = 0;

    static void handle(void *self, const msr::sim::interrupt &interrupt) {
        sampler &me = *static_cast<sampler *>(self);
        CHECK(interrupt.cpu == 0);
        CHECK(interrupt.cause == msr::sim::interrupt_cause::counters);
        me.counters |= interrupt.counters;
        ++me.samples[me.at];
        me.begin();
    }
    void begin() {
        set(machine, cccr_12, 0); // stops counter 12, and clears its flag OVF
        set(machine, counter_12, (std::uint64_t{1} << 40) - period);
        set(machine, cccr_12, 0x0400'0000 | 0x3'9000); // OVF_PMI_T0 requests an interrupt
    }
};

} // namespace

TEST_CASE("interrupts are delivered, so that a handler can sample") {
    pentium4 machine;
    set(machine, cru_escr0, 0x0200'020c); // counts uops_retired, NBOGUS
    sampler sampler{machine, 1000};
    machine.on_interrupt({sampler::handle, &sampler});
    sampler.begin();
    // Part 1 of the program retires three of every four uops, part 2 the fourth.
    for (int turn = 0; turn < 25'000; ++turn) {
        sampler.at = 1;
        machine.occur(occurrence_of(p4::uops_retired::nbogus, 1, 3));
        sampler.at = 2;
        machine.occur(occurrence_of(p4::uops_retired::nbogus));
    }
    // 100,000 uops. The counter stands at 0 when it overflows, so a period is 1,000 uops; up to 2
    // uops of the same call after the 1,000th are lost to the next period.
    const unsigned total = sampler.samples[1] + sampler.samples[2];
    CHECK(total >= 99);
    CHECK(total <= 100);
    CHECK(sampler.counters == 1u << 12);
    CHECK(machine.take_interrupting(0) == 0); // the handler has taken the interrupts
    machine.on_interrupt({});
    machine.occur(occurrence_of(p4::uops_retired::nbogus, 1000, 3));
    CHECK(sampler.samples[1] + sampler.samples[2] == total);
    CHECK(machine.take_interrupting(0) == 1u << 12);
}

TEST_CASE("interrupts of loads come with the next access to a register") {
    pentium4 machine;
    count_references(machine, 0x100); // counts RD_2ndL_MISS
    set(machine, counter_0, (std::uint64_t{1} << 40) - 2);
    set(machine, cccr_0, 0x0400'0000 | 0x3'f000);
    unsigned interrupts = 0;
    machine.on_interrupt(
        {[](void *count, const msr::sim::interrupt &) { ++*static_cast<unsigned *>(count); },
         &interrupts});
    for (std::uint64_t i = 0; i < 3; ++i)
        machine.load(0x10000 + i * line);
    CHECK(interrupts == 0);
    CHECK(value_of(machine, counter_0) == 1);
    CHECK(interrupts == 1);
}

TEST_CASE("each logical processor is told of what its counters ask for") {
    pentium4 machine{2, hyper_threading::on};
    std::vector<unsigned> report;
    machine.on_interrupt({[](void *whole, const msr::sim::interrupt &interrupt) {
                              static_cast<std::vector<unsigned> *>(whole)->push_back(interrupt.cpu);
                          },
                          &report});
    set(machine, cru_escr0, 0x0200'020f); // counts at all levels of both logical processors
    set(machine, counter_12, (std::uint64_t{1} << 40) - 1);
    set(machine, cccr_12, 0x0800'0000 | 0x3'9000); // OVF_PMI_T1 requests an interrupt
    machine.occur(occurrence_of(p4::uops_retired::nbogus));
    CHECK(report == std::vector<unsigned>{1});
    machine.buffer_is_full(0);
    CHECK(report == std::vector<unsigned>{1, 0});
}
