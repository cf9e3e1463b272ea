// Counts that are added up from look to look, and flags that are looked at and cleared.
#include <msr/session/execution/counting.hpp>

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

constexpr std::uint32_t control = 0x100; // a setting, with the flag of the first counter
constexpr std::uint32_t status = 0x500;  // only flags
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

/// Four counters that were set up.
struct bench {
    flag_machine machine{status, clear};
    msr::register_memory memory[1]{};
    msr::program_view program = four_readouts();
    msr::task job{.registers = registers_of(machine, cpu), .program = program, .memory = memory};
    msr::counting counters{job};
    std::uint64_t counts[4]{};

    bench() {
        machine.set(cpu, control, 0x1000);
        memory[0].seen = 0x1000;
    }

    /// As a read of a session.
    failure read() {
        const failure problem = counters.look(counts);
        return problem ? problem : counters.add_up(counts, false);
    }
    /// As the stop of a session, which reads the settings.
    failure stop() {
        if (const failure problem = counters.look(counts)) return problem;
        memory[0].seen = machine.value(cpu, control);
        return counters.add_up(counts, true);
    }
    void expect(std::vector<msr::action> actions) { machine.expect(std::move(actions)); }
    void count(const msr::readout &counter, std::uint64_t occurrences) {
        machine.count(cpu, counter, occurrences, 1);
    }
};

} // namespace

TEST_CASE("counts are from the beginning, whatever the counters held") {
    bench on;
    on.machine.set(cpu, a.address, 100);
    on.machine.set(cpu, d.address, 200);
    REQUIRE_FALSE(on.counters.begin());
    on.count(a, 7);
    on.count(d, 8);
    REQUIRE_FALSE(on.read());
    CHECK(on.counts[0] == 7);
    CHECK(on.counts[1] == 0);
    CHECK(on.counts[3] == 8);
    on.count(a, 1);
    REQUIRE_FALSE(on.stop());
    CHECK(on.counts[0] == 8);
    CHECK(on.counts[3] == 8);
}

TEST_CASE("half turns with looks between add up to 64 bits") {
    bench on;
    REQUIRE_FALSE(on.counters.begin());
    for (unsigned i = 0; i < 9; ++i) {
        for (const msr::readout &each : {a, b, c})
            on.count(each, turn / 2 + 1);
        on.machine.count(cpu, d, turn / 2 + 1, turn / 2 + 1); // at most 1 in a clock
        REQUIRE_FALSE(on.read());
    }
    for (const std::uint64_t count : on.counts)
        CHECK(count == 9 * (turn / 2 + 1));
    CHECK(on.machine.value(cpu, status) == 0);
    CHECK(on.machine.value(cpu, control) == 0x1000);
}

TEST_CASE("a flag of before is cleared, and those of others are left") {
    bench on;
    on.machine.set(cpu, status, 0xff);
    on.machine.set(cpu, control, 0x1000 | own_flag);
    on.memory[0].seen = 0x1000 | own_flag;
    on.expect({expected_read(cpu, status), expected_write(cpu, control, 0x1000),
               expected_write(cpu, clear, 2), expected_write(cpu, clear, 4),
               expected_read(cpu, a.address), expected_read(cpu, b.address),
               expected_read(cpu, c.address), expected_read(cpu, d.address)});
    CHECK_FALSE(on.counters.begin());
    CHECK(on.machine.difference() == "");
    CHECK(on.machine.value(cpu, status) == 0xf9);
}

TEST_CASE("a flag that was set before the start is not taken for an overflow of the count") {
    bench on;
    on.machine.set(cpu, status, 2);
    REQUIRE_FALSE(on.counters.begin());
    on.count(b, turn - 1); // not quite a turn
    CHECK_FALSE(on.stop());
    CHECK(on.counts[1] == turn - 1);
}

TEST_CASE("only a counter that may have wrapped has its flag looked for in a setting") {
    bench on;
    REQUIRE_FALSE(on.counters.begin());
    on.count(a, turn - 1);
    on.expect({expected_read(cpu, a.address), expected_read(cpu, b.address),
               expected_read(cpu, c.address), expected_read(cpu, d.address),
               expected_read(cpu, status)});
    CHECK_FALSE(on.read());
    CHECK(on.machine.difference() == "");
    on.count(a, 2);
    on.expect({expected_read(cpu, a.address), expected_read(cpu, b.address),
               expected_read(cpu, c.address), expected_read(cpu, d.address),
               expected_read(cpu, status), expected_read(cpu, control),
               expected_write(cpu, control, 0x1000)});
    CHECK_FALSE(on.read());
    CHECK(on.machine.difference() == "");
    CHECK(on.counts[0] == turn + 1);
}

TEST_CASE("a whole turn between two looks loses the count, wherever the flag is") {
    for (const msr::readout &counter : {a, b, c}) {
        CAPTURE(counter.name);
        bench on;
        REQUIRE_FALSE(on.counters.begin());
        on.count(counter, 3 * turn + 7);
        const failure why = on.stop();
        CHECK(why.kind == error_code::overflowed);
        CHECK(why.cpu == cpu);
        CHECK(why.address == counter.address);
        CHECK(why.got == 7);
        CHECK(std::string{why.name} == counter.name);
        CHECK((on.machine.value(cpu, counter.flag.address) & counter.flag.mask) == 0);
    }
}

TEST_CASE("a counter that was set back and a counter that was set forward fail differently") {
    bench on;
    on.machine.set(cpu, b.address, 1000);
    REQUIRE_FALSE(on.counters.begin());
    on.machine.set(cpu, b.address, 999);
    const failure back = on.read();
    CHECK(back.kind == error_code::went_back);
    CHECK(back.value == 1000);
    CHECK(back.got == 999);
    on.machine.set(cpu, b.address, 1000);
    on.machine.set(cpu, d.address, turn - 100); // at most 1 in a clock
    on.machine.pass(1000);
    const failure forward = on.read();
    CHECK(forward.kind == error_code::overwritten);
    CHECK(forward.value == 0);
    CHECK(forward.got == turn - 100);
}

TEST_CASE("without a flag only the time says whether the counter wrapped") {
    bench on;
    REQUIRE_FALSE(on.counters.begin());
    on.machine.count(cpu, d, 5, turn / 2);
    CHECK_FALSE(on.read());
    on.machine.count(cpu, d, turn + 5, turn + 5);
    const failure why = on.read();
    CHECK(why.kind == error_code::overflowed);
    CHECK(why.address == d.address);
    CHECK(why.value == msr::clocks_of_no_turn(d)); // look again within so many
}

TEST_CASE("a flag in a setting is looked for where there was time for a turn, too") {
    constexpr msr::readout timed[] = {{.address = 0x10,
                                       .width = 40,
                                       .name = "a",
                                       .flag = {control, own_flag, "control"},
                                       .most_per_clock = 1}};
    bench on;
    on.program.readouts = msr::all_of(timed);
    const msr::task job{
        .registers = registers_of(on.machine, cpu), .program = on.program, .memory = on.memory};
    msr::counting counters{job};
    REQUIRE_FALSE(counters.begin());
    on.machine.count(cpu, timed[0], 7, turn);
    std::uint64_t count = 0;
    REQUIRE_FALSE(counters.look(&count));
    CHECK_FALSE(counters.add_up(&count, false));
    CHECK(count == 7); // the flag is clear
    on.machine.count(cpu, timed[0], turn + 7, turn + 7);
    REQUIRE_FALSE(counters.look(&count));
    CHECK(counters.add_up(&count, false).kind == error_code::overflowed);
}

TEST_CASE("a counter that wraps between its reading and that of its flag has wrapped later") {
    bench on;
    REQUIRE_FALSE(on.counters.begin());
    on.count(b, turn - 1);
    REQUIRE_FALSE(on.counters.look(on.counts));
    on.count(b, 3);                              // it was read just before that,
    on.machine.answer(cpu, b.address, turn - 1); // as it is now
    REQUIRE_FALSE(on.read());
    CHECK(on.counts[1] == turn - 1);
    CHECK((on.machine.value(cpu, status) & b.flag.mask) != 0); // for the next look
    REQUIRE_FALSE(on.read());
    CHECK(on.counts[1] == turn + 2);
    CHECK(on.machine.value(cpu, status) == 0);
}

TEST_CASE("an access that fails loses no count") {
    bench on;
    REQUIRE_FALSE(on.counters.begin());
    on.count(a, turn - 1);
    on.count(b, turn - 1);
    on.count(c, 5);
    REQUIRE_FALSE(on.read());
    on.count(a, 2);
    on.count(b, 2);
    const std::size_t now = on.machine.log().size();
    const char *name = nullptr;
    // Four counters, the status, the control and its flag, the flag in the status.
    SUBCASE("a counter") {
        on.machine.refuse_access(now + 1);
        name = "b";
    }
    SUBCASE("the status") {
        on.machine.refuse_access(now + 4);
        name = "status";
    }
    SUBCASE("a setting with a flag") {
        on.machine.refuse_access(now + 5);
        name = "control";
    }
    SUBCASE("clearing a flag in a setting") {
        on.machine.refuse_access(now + 6);
        name = "control";
    }
    SUBCASE("clearing a flag in the status") {
        on.machine.refuse_access(now + 7);
        name = "clear";
    }
    const failure why = on.read();
    CHECK(why.kind == error_code::refused);
    REQUIRE(why.name != nullptr);
    CHECK(std::string{why.name} == name);
    CHECK_FALSE(on.read());
    CHECK(on.counts[0] == turn + 1);
    CHECK(on.counts[1] == turn + 1);
    CHECK(on.counts[2] == 5);
}

TEST_CASE("flags and counters that cannot be read at the beginning are named") {
    for (const auto &[access, name] :
         {std::pair{0u, "status"}, {1u, "clear"}, {2u, "a"}, {5u, "d"}}) {
        bench on;
        on.machine.set(cpu, status, 2);
        on.machine.refuse_access(access);
        const failure why = on.counters.begin();
        CHECK(why.kind == error_code::refused);
        CHECK(std::string{why.name} == name);
    }
}

TEST_CASE("a counter that is sampled has no count and no flag to look at") {
    constexpr msr::readout sampled[] = {{.address = 0x10,
                                         .width = 40,
                                         .name = "sampled",
                                         .flag = {status, 1, "status", clear, "clear"},
                                         .most_per_clock = 1,
                                         .sampled = true}};
    bench on;
    on.program.readouts = msr::all_of(sampled);
    const msr::task job{
        .registers = registers_of(on.machine, cpu), .program = on.program, .memory = on.memory};
    msr::counting counters{job};
    on.machine.set(cpu, 0x10, turn - 10);
    on.machine.set(cpu, status, 1); // a handler's
    std::uint64_t moved = 0;
    REQUIRE_FALSE(counters.begin());
    on.machine.set(cpu, 0x10, 5); // and once more: it was preset anew
    on.machine.pass(2 * turn);
    REQUIRE_FALSE(counters.look(&moved));
    REQUIRE_FALSE(counters.add_up(&moved, true));
    CHECK(moved == 15);
    on.machine.set(cpu, 0x10, turn - 9);
    REQUIRE_FALSE(counters.look(&moved));
    REQUIRE_FALSE(counters.add_up(&moved, true));
    CHECK(moved == 1);
    CHECK(on.machine.value(cpu, status) == 1);
}

TEST_CASE("of two registers that hold nothing but flags, a single register is read") {
    constexpr msr::readout two[] = {
        {.address = 0x10, .width = 40, .name = "a", .flag = {status, 1, "status", clear, "clear"}},
        {.address = 0x11, .width = 40, .name = "b", .flag = {0x600, 1, "other", 0x601, "clear"}}};
    bench on;
    on.program.readouts = msr::all_of(two);
    const msr::task job{
        .registers = registers_of(on.machine, cpu), .program = on.program, .memory = on.memory};
    msr::counting counters{job};
    on.expect({expected_read(cpu, status), expected_read(cpu, 0x10), expected_read(cpu, 0x11)});
    CHECK_FALSE(counters.begin());
    CHECK(on.machine.difference() == "");
}
