// Tests the effects of writes to registers of counters, with made-up registers.
#include <msr/backend/backend.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

using msr::error_code;
using msr::sim::select_register;
using msr::sim::select_register_file;
using msr::sim::write_effect;

constexpr std::uint32_t counter = 1, alias = 2, status = 3, clear = 4, set = 5, shared = 6;

std::vector<select_register> registers() {
    return {{.entry = {.address = shared}},
            {.entry = {.address = counter, .one_for_each_cpu = true},
             .effect = write_effect::sign_extends,
             .width = 40},
            {.entry = {.address = alias,
                       .rule = {.refused = ~((std::uint64_t{1} << 40) - 1)},
                       .one_for_each_cpu = true},
             .kept_at = counter},
            {.entry = {.address = status, .reset = 0xf, .one_for_each_cpu = true},
             .effect = write_effect::is_refused},
            {.entry = {.address = clear, .rule = {.refused = 0x100}, .one_for_each_cpu = true},
             .effect = write_effect::clears,
             .status = status},
            {.entry = {.address = set, .one_for_each_cpu = true},
             .effect = write_effect::sets,
             .status = status}};
}

std::uint64_t read_value(const select_register_file &select_register_file, std::uint32_t address,
                         unsigned cpu = 0) {
    std::uint64_t value = 0xdead;
    CHECK_FALSE(select_register_file.read(cpu, address, value));
    return value;
}

} // namespace

TEST_CASE("a write of 32 bits is extended by its sign") {
    static_assert(msr::backend<select_register_file>);
    select_register_file file{registers(), 1};
    CHECK_FALSE(file.write(0, counter, 0xffff'0000'7fff'ffff));
    CHECK(read_value(file, counter) == 0x7fff'ffff);
    CHECK_FALSE(file.write(0, counter, 0x8000'0000));
    CHECK(read_value(file, counter) == 0xff'8000'0000);
}

TEST_CASE("another name of a register has its own rule and the same value") {
    select_register_file file{registers(), 2};
    CHECK_FALSE(file.write(1, alias, 0x12'3456'789a));
    CHECK(read_value(file, counter, 1) == 0x12'3456'789a);
    CHECK(read_value(file, counter, 0) == 0);
    CHECK_FALSE(file.write(1, counter, 5));
    CHECK(read_value(file, alias, 1) == 5);
    CHECK(file.write(1, alias, std::uint64_t{1} << 40).kind == error_code::refused);
    *file.held(counter, 1) = 9;
    CHECK(read_value(file, alias, 1) == 9);
}

TEST_CASE("a status register is written through others only") {
    select_register_file file{registers(), 2};
    const msr::failure problem = file.write(0, status, 0);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.is_write);
    CHECK(problem.address == status);
    CHECK_FALSE(file.write(0, clear, 0x3));
    CHECK(read_value(file, status) == 0xc);
    CHECK(read_value(file, clear) == 0);
    CHECK_FALSE(file.write(0, set, 0x10));
    CHECK(read_value(file, status) == 0x1c);
    CHECK(read_value(file, set) == 0);
    CHECK(read_value(file, status, 1) == 0xf);
    CHECK(file.write(0, clear, 0x101).kind == error_code::refused);
    CHECK(read_value(file, status) == 0x1c);
}

TEST_CASE("what is not there is refused, with its address") {
    select_register_file file{registers(), 1};
    std::uint64_t value = 7;
    CHECK(file.read(0, 0x99, value).kind == error_code::refused);
    CHECK(file.read(0, 0x99, value).address == 0x99);
    CHECK(file.read(1, alias, value).address == alias);
    CHECK(file.read(1, alias, value).kind == error_code::cpu_offline);
    CHECK(file.write(1, status, 0).kind == error_code::cpu_offline);
    CHECK(file.held(0x99, 0) == nullptr);
    CHECK(value == 7);
    CHECK(file.is_shared(shared));
    CHECK_FALSE(file.is_shared(counter));
}

TEST_CASE("a register that is write-only cannot be read, and takes what is written") {
    std::vector<select_register> select_registers = registers();
    for (select_register &entry : select_registers)
        entry.write_only = entry.entry.address == set;
    select_register_file file{select_registers, 1};
    std::uint64_t value = 7;
    const msr::failure problem = file.read(0, set, value);
    CHECK(problem.kind == error_code::refused);
    CHECK_FALSE(problem.is_write);
    CHECK(problem.address == set);
    CHECK(value == 7);
    CHECK_FALSE(file.write(0, set, 0x10));
    CHECK(read_value(file, status) == 0x1f);
    CHECK(file.read(1, set, value).kind == error_code::cpu_offline);
}

TEST_CASE("registers whose fields are write-only are") {
    using msr::access;
    using msr::field_row;
    static constexpr field_row fields[] = {{.low = 0, .width = 10, .kind = access::write_only}};
    CHECK(msr::sim::register_of({.address = 1, .fields = msr::all_of(fields)}).write_only);
}
