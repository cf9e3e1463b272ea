// A register file with made-up registers: the accesses that it refuses, and the content after a
// write.
#include <msr/backend/backend.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace register_file_test {

namespace made_up {

struct status {
    msr::flag<0> plain{};
    msr::read_only<1, 2> kind{};
    msr::write_0_to_clear<3> sticky{};
    msr::write_1_to_clear<4> done{};
    msr::must_be_one<5, 2> ones{};
    msr::reserved<7, 1> reserved7{};
    msr::field<32, 8> high{};
};

struct whole {
    msr::field<0, 64> value{};
};

} // namespace made_up

} // namespace register_file_test

MSR_REGISTER(register_file_test::made_up::status, plain, kind, sticky, done, ones, reserved7, high);
MSR_REGISTER(register_file_test::made_up::whole, value);

namespace register_file_test {

namespace {

using msr::error_code;
using msr::failure;
using msr::sim::register_entry;
using msr::sim::register_file;
using msr::sim::write_rule;
using msr::sim::write_rule_of;

constexpr write_rule rule = write_rule_of<made_up::status>();

std::vector<register_entry> two_registers() {
    return {{.address = 0x1d9, .rule = write_rule_of<made_up::whole>(), .one_for_each_cpu = true},
            {.address = 0x10, .rule = rule, .reset = 0x1e}};
}

std::uint64_t value_of(const register_file &registers, unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0xdead;
    CHECK_FALSE(registers.read(cpu, address, value));
    return value;
}

} // namespace

TEST_CASE("the rule of a register is that of its fields") {
    static_assert(msr::backend<register_file>);
    // bit 7 is reserved; 8 to 31 and 40 to 63 belong to no field
    CHECK(rule.refused == 0xffff'ff00'ffff'ff80);
    CHECK(rule.read_only == 0x06);
    CHECK(rule.cleared_by_0 == 0x08);
    CHECK(rule.cleared_by_1 == 0x10);
    CHECK(write_rule_of<made_up::whole>().refused == 0);
}

TEST_CASE("a write of a reserved bit, or of a bit of no field, is not accepted") {
    for (unsigned bit = 0; bit < 64; ++bit) {
        CAPTURE(bit);
        const bool described = bit < 7 || (bit >= 32 && bit < 40);
        CHECK(rule.accepts(std::uint64_t{1} << bit) == described);
    }
    CHECK(rule.accepts(0));
    CHECK_FALSE(rule.accepts(0x81));
}

TEST_CASE("what a write leaves in a register") {
    CHECK(rule.after(0, 0x01) == 0x01);
    CHECK(rule.after(0x01, 0) == 0);
    CHECK(rule.after(0, 0xff'0000'0000) == 0xff'0000'0000);
    SUBCASE("read-only bits stay") {
        CHECK(rule.after(0x02, 0x04) == 0x02);
        CHECK(rule.after(0x06, 0) == 0x06);
    }
    SUBCASE("writing 0 clears a write-0-to-clear bit, and nothing sets it") {
        CHECK(rule.after(0x08, 0) == 0);
        CHECK(rule.after(0x08, 0x08) == 0x08);
        CHECK(rule.after(0, 0x08) == 0);
    }
    SUBCASE("writing 1 clears a write-1-to-clear bit, and nothing sets it") {
        CHECK(rule.after(0x10, 0x10) == 0);
        CHECK(rule.after(0x10, 0) == 0x10);
        CHECK(rule.after(0, 0x10) == 0);
    }
    SUBCASE("must-be-one bits are held as written") {
        CHECK(rule.after(0x60, 0x20) == 0x20);
        CHECK(rule.after(0, 0x60) == 0x60);
    }
}

TEST_CASE("a register holds its reset value, then what was written") {
    register_file registers{two_registers(), 1};
    CHECK(value_of(registers, 0, 0x10) == 0x1e);
    CHECK(value_of(registers, 0, 0x1d9) == 0);
    CHECK_FALSE(registers.write(0, 0x1d9, 0xffff'ffff'ffff'ffff));
    CHECK(value_of(registers, 0, 0x1d9) == 0xffff'ffff'ffff'ffff);
    // After the write bits 1 and 2 stay, bit 3 stays, and bit 4 is cleared.
    CHECK_FALSE(registers.write(0, 0x10, 0x12'0000'0019));
    CHECK(value_of(registers, 0, 0x10) == 0x12'0000'000f);
}

TEST_CASE("a register that is not there is refused, and nothing changes") {
    register_file registers{two_registers(), 1};
    for (const std::uint32_t address : {0x0u, 0xfu, 0x11u, 0x1d8u, 0x1dau, 0xffff'ffffu}) {
        CAPTURE(address);
        std::uint64_t value = 0xabcd;
        failure why = registers.read(0, address, value);
        CHECK(why.kind == error_code::refused);
        CHECK_FALSE(why.is_write);
        CHECK(why.address == address);
        CHECK(value == 0xabcd);
        why = registers.write(0, address, 7);
        CHECK(why.kind == error_code::refused);
        CHECK(why.is_write);
        CHECK(why.address == address);
        CHECK(why.value == 7);
        CHECK(registers.held(address) == nullptr);
    }
}

TEST_CASE("a refused write changes nothing, not even the bits that it may set") {
    register_file registers{two_registers(), 1};
    const failure why = registers.write(0, 0x10, 0x81);
    CHECK(why.kind == error_code::refused);
    CHECK(why.value == 0x81);
    CHECK(value_of(registers, 0, 0x10) == 0x1e);
}

TEST_CASE("a logical processor that is not there is offline") {
    register_file registers{two_registers(), 2};
    for (const unsigned cpu : {2u, 3u, 0xffff'ffffu}) {
        CAPTURE(cpu);
        std::uint64_t value = 0xabcd;
        CHECK(registers.read(cpu, 0x10, value).kind == error_code::cpu_offline);
        CHECK(registers.read(cpu, 0x10, value).cpu == cpu);
        CHECK(value == 0xabcd);
        CHECK(registers.write(cpu, 0x10, 0).kind == error_code::cpu_offline);
        CHECK(registers.held(0x10, cpu) == nullptr);
    }
    CHECK(registers.cpus() == 2);
    CHECK(value_of(registers, 1, 0x10) == 0x1e);
}

TEST_CASE("logical processors share a register unless each has its own") {
    register_file registers{two_registers(), 2};
    CHECK_FALSE(registers.write(1, 0x10, 0x1));
    // A 0 in the write clears bit 3, and keeps bit 4; bits 1 and 2 stay.
    CHECK(value_of(registers, 0, 0x10) == 0x17);
    CHECK_FALSE(registers.write(0, 0x1d9, 5));
    CHECK_FALSE(registers.write(1, 0x1d9, 6));
    CHECK(value_of(registers, 0, 0x1d9) == 5);
    CHECK(value_of(registers, 1, 0x1d9) == 6);
    CHECK(registers.held(0x10, 0) == registers.held(0x10, 1));
    CHECK(registers.held(0x1d9, 0) != registers.held(0x1d9, 1));
}

TEST_CASE("the processor itself is bound by no rule") {
    register_file registers{two_registers(), 1};
    *registers.held(0x10) = 0xffff'ffff'ffff'ffff;
    CHECK(value_of(registers, 0, 0x10) == 0xffff'ffff'ffff'ffff);
}

} // namespace register_file_test
