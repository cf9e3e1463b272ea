// Tests counters whose counts are added up from read to read, and overflow flags that are read and
// cleared.
#include <msr/session/execution/task_counters.hpp>

#include "../flag_machine.hpp"

#include <msr/backend/message.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using msr::error_code;
using msr::expected_read;
using msr::expected_write;
using msr::failure;

namespace {

constexpr unsigned cpu = 3;
constexpr std::uint64_t turn = std::uint64_t{1} << 40;

// A control register, which has the overflow flag of the first counter.
constexpr std::uint32_t control = 0x100;
constexpr std::uint32_t status = 0x500; // a status register: overflow flags only, no control bits
constexpr std::uint32_t clear = 0x501;
constexpr std::uint64_t own_flag = 0x8000'0000;

constexpr msr::readout readouts[] = {
    {.address = 0x10, .width = 40, .name = "a", .flag = {control, own_flag, "control"}},
    {.address = 0x11, .width = 40, .name = "b", .flag = {status, 2, "status", clear, "clear"}},
    {.address = 0x12, .width = 40, .name = "c", .flag = {status, 4, "status", clear, "clear"}},
    {.address = 0x13, .width = 40, .name = "d", .most_per_clock = 1},
};
constexpr msr::readout a = readouts[0];
constexpr msr::readout b = readouts[1];
constexpr msr::readout c = readouts[2];
constexpr msr::readout d = readouts[3];

constexpr msr::touched_register touched[] = {{control, 0xffff, "control"}};

msr::program_view four_readouts() {
    msr::program_view program;
    program.readouts = msr::all_of(readouts);
    program.registers = msr::all_of(touched);
    return program;
}

/// Four counters of an invented machine, which a program has set up.
struct bench {
    flag_machine machine{status, clear};
    msr::register_memory memory[1]{};
    msr::program_view program = four_readouts();
    msr::task job{.registers = registers_of(machine, cpu), .program = program, .memory = memory};
    msr::task_counters counters{job};
    std::uint64_t counts[4]{};

    bench() {
        machine.set(cpu, control, 0x1000);
        memory[0].last_read_value = 0x1000;
    }

    /// Reads the counters as the read of a session does.
    failure read() {
        const failure problem = counters.read_values(counts);
        return problem ? problem : counters.add_up(counts, false);
    }
    /// Reads the counters as the stop of a session does, which checks the control registers, too.
    failure stop() {
        if (const failure problem = counters.read_values(counts)) return problem;
        memory[0].last_read_value = machine.value(cpu, control);
        return counters.add_up(counts, true);
    }
    void expect(std::vector<msr::action> actions) { machine.expect(std::move(actions)); }
    void count(const msr::readout &counter, std::uint64_t occurrences) {
        machine.count(cpu, counter, occurrences, 1);
    }
};

} // namespace

TEST_CASE("counts are from the beginning, whatever the counters held") {
    bench bench;
    bench.machine.set(cpu, a.address, 100);
    bench.machine.set(cpu, d.address, 200);
    REQUIRE_FALSE(bench.counters.begin());
    bench.count(a, 7);
    bench.count(d, 8);
    REQUIRE_FALSE(bench.read());
    CHECK(bench.counts[0] == 7);
    CHECK(bench.counts[1] == 0);
    CHECK(bench.counts[3] == 8);
    bench.count(a, 1);
    REQUIRE_FALSE(bench.stop());
    CHECK(bench.counts[0] == 8);
    CHECK(bench.counts[3] == 8);
}

TEST_CASE("half turns with looks between add up to 64 bits") {
    bench bench;
    REQUIRE_FALSE(bench.counters.begin());
    for (unsigned i = 0; i < 9; ++i) {
        for (const msr::readout &readout : {a, b, c})
            bench.count(readout, turn / 2 + 1);
        // Counter d adds at most 1 in a clock.
        bench.machine.count(cpu, d, turn / 2 + 1, turn / 2 + 1);
        REQUIRE_FALSE(bench.read());
    }
    for (const std::uint64_t count : bench.counts)
        CHECK(count == 9 * (turn / 2 + 1));
    CHECK(bench.machine.value(cpu, status) == 0);
    CHECK(bench.machine.value(cpu, control) == 0x1000);
}

TEST_CASE("a flag of before is cleared, and those of others are left") {
    bench bench;
    bench.machine.set(cpu, status, 0xff);
    bench.machine.set(cpu, control, 0x1000 | own_flag);
    bench.memory[0].last_read_value = 0x1000 | own_flag;
    bench.expect({expected_read(cpu, status), expected_write(cpu, control, 0x1000),
                  expected_write(cpu, clear, 2), expected_write(cpu, clear, 4),
                  expected_read(cpu, a.address), expected_read(cpu, b.address),
                  expected_read(cpu, c.address), expected_read(cpu, d.address)});
    CHECK_FALSE(bench.counters.begin());
    CHECK(bench.machine.difference() == "");
    CHECK(bench.machine.value(cpu, status) == 0xf9);
}

TEST_CASE("a flag that was set before the start is not taken for an overflow of the count") {
    bench bench;
    bench.machine.set(cpu, status, 2);
    REQUIRE_FALSE(bench.counters.begin());
    bench.count(b, turn - 1); // the count from the start is smaller than a turn of the counter
    CHECK_FALSE(bench.stop());
    CHECK(bench.counts[1] == turn - 1);
}

TEST_CASE("only a counter that may have wrapped has its flag looked for in a setting") {
    bench bench;
    REQUIRE_FALSE(bench.counters.begin());
    bench.count(a, turn - 1);
    bench.expect({expected_read(cpu, a.address), expected_read(cpu, b.address),
                  expected_read(cpu, c.address), expected_read(cpu, d.address),
                  expected_read(cpu, status)});
    CHECK_FALSE(bench.read());
    CHECK(bench.machine.difference() == "");
    bench.count(a, 2);
    bench.expect({expected_read(cpu, a.address), expected_read(cpu, b.address),
                  expected_read(cpu, c.address), expected_read(cpu, d.address),
                  expected_read(cpu, status), expected_read(cpu, control),
                  expected_write(cpu, control, 0x1000)});
    CHECK_FALSE(bench.read());
    CHECK(bench.machine.difference() == "");
    CHECK(bench.counts[0] == turn + 1);
}

TEST_CASE("a whole turn between two looks loses the count, wherever the flag is") {
    for (const msr::readout &counter : {a, b, c}) {
        CAPTURE(counter.name);
        bench bench;
        REQUIRE_FALSE(bench.counters.begin());
        bench.count(counter, 3 * turn + 7);
        const failure problem = bench.stop();
        CHECK(problem.kind == error_code::overflowed);
        CHECK(problem.cpu == cpu);
        CHECK(problem.address == counter.address);
        CHECK(problem.actual_value == 7);
        CHECK(std::string{problem.name} == counter.name);
        CHECK((bench.machine.value(cpu, counter.flag.address) & counter.flag.mask) == 0);
    }
}

TEST_CASE("a counter that was set back and a counter that was set forward fail differently") {
    bench bench;
    bench.machine.set(cpu, b.address, 1000);
    REQUIRE_FALSE(bench.counters.begin());
    bench.machine.set(cpu, b.address, 999);
    const failure back = bench.read();
    CHECK(back.kind == error_code::went_back);
    CHECK(back.value == 1000);
    CHECK(back.actual_value == 999);
    bench.machine.set(cpu, b.address, 1000);
    // Counter d adds at most 1 in a clock, so it cannot reach this value in 1,000 clocks.
    bench.machine.set(cpu, d.address, turn - 100);
    bench.machine.pass(1000);
    const failure forward = bench.read();
    CHECK(forward.kind == error_code::overwritten);
    CHECK(forward.value == 0);
    CHECK(forward.actual_value == turn - 100);
}

TEST_CASE("without a flag only the time says whether the counter wrapped") {
    bench bench;
    REQUIRE_FALSE(bench.counters.begin());
    bench.machine.count(cpu, d, 5, turn / 2);
    CHECK_FALSE(bench.read());
    bench.machine.count(cpu, d, turn + 5, turn + 5);
    const failure problem = bench.read();
    CHECK(problem.kind == error_code::overflowed);
    CHECK(problem.address == d.address);
    // The failure has the number of clocks within which the counter is to be read again.
    CHECK(problem.value == msr::safe_clocks(d));
}

TEST_CASE("a flag in a setting is looked for where there was time for a turn, too") {
    constexpr msr::readout timed[] = {{.address = 0x10,
                                       .width = 40,
                                       .name = "a",
                                       .flag = {control, own_flag, "control"},
                                       .most_per_clock = 1}};
    bench bench;
    bench.program.readouts = msr::all_of(timed);
    const msr::task job{.registers = registers_of(bench.machine, cpu),
                        .program = bench.program,
                        .memory = bench.memory};
    msr::task_counters counters{job};
    REQUIRE_FALSE(counters.begin());
    bench.machine.count(cpu, timed[0], 7, turn);
    std::uint64_t count = 0;
    REQUIRE_FALSE(counters.read_values(&count));
    CHECK_FALSE(counters.add_up(&count, false));
    CHECK(count == 7); // the overflow flag in the control register is clear, so nothing wrapped
    bench.machine.count(cpu, timed[0], turn + 7, turn + 7);
    REQUIRE_FALSE(counters.read_values(&count));
    CHECK(counters.add_up(&count, false).kind == error_code::overflowed);
}

TEST_CASE("a counter that wraps between its reading and that of its flag has wrapped later") {
    bench bench;
    REQUIRE_FALSE(bench.counters.begin());
    bench.count(b, turn - 1);
    REQUIRE_FALSE(bench.counters.read_values(bench.counts));
    bench.count(b, 3); // the counter wraps just after it is read
    // the next read of the counter still returns the count before the wrap
    bench.machine.answer(cpu, b.address, turn - 1);
    REQUIRE_FALSE(bench.read());
    CHECK(bench.counts[1] == turn - 1);
    // The overflow flag stays set for the next read.
    CHECK((bench.machine.value(cpu, status) & b.flag.mask) != 0);
    REQUIRE_FALSE(bench.read());
    CHECK(bench.counts[1] == turn + 2);
    CHECK(bench.machine.value(cpu, status) == 0);
}

TEST_CASE("an access that fails loses no count") {
    bench bench;
    REQUIRE_FALSE(bench.counters.begin());
    bench.count(a, turn - 1);
    bench.count(b, turn - 1);
    bench.count(c, 5);
    REQUIRE_FALSE(bench.read());
    bench.count(a, 2);
    bench.count(b, 2);
    const std::size_t current = bench.machine.log().size();
    const char *name = nullptr;
    // Accesses of the read in order: four counters, the status, the control and its flag, the flag
    // in the status.
    SUBCASE("a counter") {
        bench.machine.refuse_access(current + 1);
        name = "b";
    }
    SUBCASE("the status") {
        bench.machine.refuse_access(current + 4);
        name = "status";
    }
    SUBCASE("a setting with a flag") {
        bench.machine.refuse_access(current + 5);
        name = "control";
    }
    SUBCASE("clearing a flag in a setting") {
        bench.machine.refuse_access(current + 6);
        name = "control";
    }
    SUBCASE("clearing a flag in the status") {
        bench.machine.refuse_access(current + 7);
        name = "clear";
    }
    const failure problem = bench.read();
    CHECK(problem.kind == error_code::refused);
    REQUIRE(problem.name != nullptr);
    CHECK(std::string{problem.name} == name);
    CHECK_FALSE(bench.read());
    CHECK(bench.counts[0] == turn + 1);
    CHECK(bench.counts[1] == turn + 1);
    CHECK(bench.counts[2] == 5);
}

TEST_CASE("flags and counters that cannot be read at the beginning are named") {
    for (const auto &[access, name] :
         {std::pair{0u, "status"}, {1u, "clear"}, {2u, "a"}, {5u, "d"}}) {
        bench bench;
        bench.machine.set(cpu, status, 2);
        bench.machine.refuse_access(access);
        const failure problem = bench.counters.begin();
        CHECK(problem.kind == error_code::refused);
        CHECK(std::string{problem.name} == name);
    }
}

TEST_CASE("a counter that is sampled has no count and no flag to look at") {
    constexpr msr::readout sampled[] = {{.address = 0x10,
                                         .width = 40,
                                         .name = "sampled",
                                         .flag = {status, 1, "status", clear, "clear"},
                                         .most_per_clock = 1,
                                         .is_sampled = true}};
    bench bench;
    bench.program.readouts = msr::all_of(sampled);
    const msr::task job{.registers = registers_of(bench.machine, cpu),
                        .program = bench.program,
                        .memory = bench.memory};
    msr::task_counters counters{job};
    bench.machine.set(cpu, 0x10, turn - 10);
    bench.machine.set(cpu, status, 1); // the overflow flag that the handler of samples uses
    std::uint64_t moved = 0;
    REQUIRE_FALSE(counters.begin());
    // The handler of samples has preset the counter after a further wrap.
    bench.machine.set(cpu, 0x10, 5);
    bench.machine.pass(2 * turn);
    REQUIRE_FALSE(counters.read_values(&moved));
    REQUIRE_FALSE(counters.add_up(&moved, true));
    CHECK(moved == 15);
    bench.machine.set(cpu, 0x10, turn - 9);
    REQUIRE_FALSE(counters.read_values(&moved));
    REQUIRE_FALSE(counters.add_up(&moved, true));
    CHECK(moved == 1);
    CHECK(bench.machine.value(cpu, status) == 1);
}

TEST_CASE("of two registers that hold nothing but flags, a single register is read") {
    constexpr msr::readout two[] = {
        {.address = 0x10, .width = 40, .name = "a", .flag = {status, 1, "status", clear, "clear"}},
        {.address = 0x11, .width = 40, .name = "b", .flag = {0x600, 1, "other", 0x601, "clear"}}};
    bench bench;
    bench.program.readouts = msr::all_of(two);
    const msr::task job{.registers = registers_of(bench.machine, cpu),
                        .program = bench.program,
                        .memory = bench.memory};
    msr::task_counters counters{job};
    bench.expect({expected_read(cpu, status), expected_read(cpu, 0x10), expected_read(cpu, 0x11)});
    CHECK_FALSE(counters.begin());
    CHECK(bench.machine.difference() == "");
}
