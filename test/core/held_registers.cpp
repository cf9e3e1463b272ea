#include <msr/core/held_registers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

constexpr msr::program<2, 0> program{
    .writes = {{0x10, 1}, {0x20, 1}},
    .registers = {{0x10, 0xff, "whole"}, {0x20, 0xff, "part", false, ~std::uint64_t{0xf0}}},
    .register_count = 2};

/// Returns the name of the register that the program cannot have while others hold the registers
/// `left` and `other`; "" if the program can have all of its registers.
std::string in_the_way(const msr::held_register &left, const msr::held_register &other = {}) {
    const msr::held_register value[] = {left, other};
    const auto *const touched_register = conflicting_register(program.view(), msr::all_of(value));
    return touched_register == nullptr ? "" : touched_register->name;
}

} // namespace

TEST_CASE("a program holds all bits of a register but those that it leaves to others") {
    static_assert(held_bits_of(program.registers[0]) ==
                  msr::held_register{0x10, ~std::uint64_t{0}});
    static_assert(held_bits_of(program.registers[1]) == msr::held_register{0x20, 0xf0});
}

TEST_CASE("a program is in the way of whoever holds one of its bits") {
    CHECK(in_the_way({0x10, 1}) == "whole");
    CHECK(in_the_way({0x20, 0x80}) == "part");
    CHECK(in_the_way({0x20, 0x0f}).empty());
    CHECK(in_the_way({0x30, ~std::uint64_t{0}}).empty());
    CHECK(in_the_way({0x20, 0x0f}, {0x20, 0x10}) == "part");
    // the result is the first conflicting register in the order of the program
    CHECK(in_the_way({0x20, 0xf0}, {0x10, 2}) == "whole");
    CHECK(conflicting_register(program.view(), {}) == nullptr);
}
