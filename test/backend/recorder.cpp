// The recorder: log, script, refusals, swallowed writes, expected lists.
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

using msr::access_kind;
using msr::action;
using msr::error_code;
using msr::expected_read;
using msr::expected_write;
using msr::recorder;

namespace {

std::uint64_t read(recorder &tape, unsigned cpu, std::uint32_t address) {
    std::uint64_t value = ~std::uint64_t{0};
    REQUIRE_FALSE(tape.read(cpu, address, value));
    return value;
}

// Describes a register of two fields, as the library's descriptions do.
void describe(std::uint32_t address, std::uint64_t value, msr::field_sink sink) {
    if (address != 0x3a0) return;
    sink("event_mask", value >> 9 & 0xffff);
    sink("event_select", value >> 25 & 0x3f);
}

} // namespace

TEST_CASE("a recorder remembers what was written, for each processor") {
    recorder tape;
    CHECK(read(tape, 0, 0x10) == 0);
    CHECK_FALSE(tape.write(0, 0x10, 5));
    CHECK(read(tape, 0, 0x10) == 5);
    CHECK(read(tape, 1, 0x10) == 0);
    tape.set(1, 0x10, 6);
    CHECK(read(tape, 1, 0x10) == 6);
    CHECK(tape.value(1, 0x10) == 6);
}

TEST_CASE("a recorder logs every access with the value written or answered") {
    recorder tape;
    tape.set(2, 0x20, 9);
    CHECK_FALSE(tape.write(1, 0x10, 5));
    read(tape, 2, 0x20);
    REQUIRE(tape.log().size() == 2);
    CHECK(tape.log()[0] == action{access_kind::write, 1, 0x10, 5});
    CHECK(tape.log()[1] == action{access_kind::read, 2, 0x20, 9});
    read(tape, 2, 0x30); // no value was set: the read takes that of expected_read
    CHECK(tape.log()[2] == expected_read(2, 0x30));
}

TEST_CASE("a script answers in order, then the register file again") {
    recorder tape;
    tape.set(0, 0x10, 1);
    tape.answer(0, 0x10, 100);
    tape.answer(0, 0x10, 200);
    CHECK(read(tape, 0, 0x10) == 100);
    CHECK_FALSE(tape.write(0, 0x10, 2));
    CHECK(read(tape, 0, 0x10) == 200);
    CHECK(read(tape, 0, 0x10) == 2);
}

TEST_CASE("a refused access is logged, changes nothing and says what it was") {
    recorder tape;
    tape.refuse_access(1, error_code::blocked);
    CHECK_FALSE(tape.write(0, 0x10, 1));
    const msr::failure problem = tape.write(3, 0x10, 2);
    CHECK(problem.kind == error_code::blocked);
    CHECK(problem.is_write);
    CHECK(problem.cpu == 3);
    CHECK(problem.address == 0x10);
    CHECK(problem.value == 2);
    CHECK(tape.value(3, 0x10) == 0);
    CHECK_FALSE(tape.write(3, 0x10, 2));
    CHECK(tape.log().size() == 3);
}

TEST_CASE("a refused read leaves its result alone") {
    recorder tape;
    tape.refuse_register(0x10);
    std::uint64_t value = 77;
    CHECK(tape.read(0, 0x10, value).kind == error_code::refused);
    CHECK(value == 77);
}

TEST_CASE("refusals can hold for one register, its writes, or from an access on") {
    recorder tape;
    tape.refuse_writes(0x10, error_code::blocked);
    CHECK(tape.write(0, 0x10, 1).kind == error_code::blocked);
    CHECK(read(tape, 0, 0x10) == 0);
    CHECK_FALSE(tape.write(0, 0x20, 1));
    tape.refuse_from(4, error_code::cpu_offline);
    CHECK_FALSE(tape.write(0, 0x20, 2)); // the write is access number 3
    CHECK(tape.write(0, 0x20, 3).kind == error_code::cpu_offline);
    CHECK(tape.write(0, 0x20, 3).kind == error_code::cpu_offline);
}

TEST_CASE("swallowed writes succeed and are forgotten") {
    recorder tape;
    tape.set(0, 0x20, 4);
    tape.swallow_writes();
    CHECK_FALSE(tape.write(0, 0x10, 1));
    CHECK_FALSE(tape.write(0, 0x20, 1));
    CHECK(read(tape, 0, 0x10) == 0);
    CHECK(read(tape, 0, 0x20) == 4);
    tape.swallow_writes(false);
    CHECK_FALSE(tape.write(0, 0x10, 1));
    CHECK(read(tape, 0, 0x10) == 1);
}

TEST_CASE("one register keeps what it holds, on every processor; the others take what is written") {
    recorder tape;
    tape.set(0, 0x20, 4);
    tape.swallow_writes_to(0x20);
    CHECK_FALSE(tape.write(0, 0x20, 1));
    CHECK_FALSE(tape.write(1, 0x20, 1));
    CHECK_FALSE(tape.write(0, 0x10, 1));
    CHECK(read(tape, 0, 0x20) == 4);
    CHECK(read(tape, 1, 0x20) == 0);
    CHECK(read(tape, 0, 0x10) == 1);
    tape.set(0, 0x20, 5); // set() changes registers that swallow writes
    CHECK(read(tape, 0, 0x20) == 5);
}

TEST_CASE("an expected list that is met has no difference") {
    recorder tape;
    tape.expect({expected_write(0, 0x10, 1), expected_read(0, 0x10)});
    CHECK_FALSE(tape.write(0, 0x10, 1));
    CHECK(tape.difference() == "action 1: expected CPU 0: read 0x10, got nothing more");
    read(tape, 0, 0x10);
    CHECK(tape.difference().empty());
}

TEST_CASE("the log of a machine can be expected of another machine that answers differently") {
    recorder first;
    first.set(0, 0x10, 5);
    read(first, 0, 0x10);
    CHECK_FALSE(first.write(0, 0x10, 6));
    recorder second;
    second.expect(first.log());
    CHECK(read(second, 0, 0x10) == 0);
    CHECK_FALSE(second.write(0, 0x10, 6));
    CHECK(second.difference().empty());
}

TEST_CASE("the first mismatch fails and stays on record; what follows is not compared") {
    recorder tape;
    tape.expect({expected_write(0, 0x10, 1), expected_write(0, 0x20, 1)});
    CHECK_FALSE(tape.write(0, 0x10, 1));
    CHECK(tape.write(1, 0x20, 1).kind == error_code::unexpected);
    CHECK(tape.value(1, 0x20) == 0);
    CHECK_FALSE(tape.write(5, 0x50, 1));
    CHECK(tape.difference() ==
          "action 1: expected CPU 0: write 0x20 = 0x1, got CPU 1: write 0x20 = 0x1");
}

TEST_CASE("a read is not a write") {
    recorder tape;
    tape.expect({expected_write(0, 0x10, 0)});
    std::uint64_t value = 0;
    CHECK(tape.read(0, 0x10, value).kind == error_code::unexpected);
    CHECK(tape.difference() == "action 0: expected CPU 0: write 0x10 = 0x0, got CPU 0: read 0x10");
}

TEST_CASE("an access after the end of the list is a mismatch") {
    recorder tape;
    tape.expect({});
    CHECK(tape.write(0, 0x10, 1).kind == error_code::unexpected);
    CHECK(tape.difference() == "action 0: expected nothing more, got CPU 0: write 0x10 = 0x1");
}

TEST_CASE(
    "the difference of two values of a register lists the fields that differ, and only them") {
    recorder tape;
    tape.describe_with(describe);
    tape.expect({expected_write(0, 0x3a0, 0x18020e04)});
    CHECK(tape.write(0, 0x3a0, 0x18000e04).kind == error_code::unexpected);
    // event_mask, bits 9 to 24, is 0x107 in the expected value and 0x7 in the written one; the
    // other field, bits 25 to 30, is 0x0c in both values
    CHECK(tape.difference() ==
          "action 0: expected CPU 0: write 0x3a0 = 0x18020e04, got CPU 0: write 0x3a0 = 0x18000e04"
          "\n  event_mask: expected 0x107, got 0x7");
}

TEST_CASE("fields of two different registers are not compared") {
    recorder tape;
    tape.describe_with(describe);
    tape.expect({expected_write(0, 0x3a0, 0x18020e04)});
    CHECK(tape.write(0, 0x3a2, 0).kind == error_code::unexpected);
    CHECK(tape.difference().find('\n') == std::string::npos);
}

TEST_CASE("its time stands still until clocks are let pass, on every processor") {
    static_assert(msr::timed_backend<recorder>);
    recorder tape;
    CHECK(tape.clock(0) == 0);
    static_cast<void>(tape.write(0, 0x10, 1));
    CHECK(tape.clock(0) == 0);
    tape.pass(1000);
    tape.pass(7);
    CHECK(tape.clock(0) == 1007);
    CHECK(tape.clock(5) == 1007);
}
