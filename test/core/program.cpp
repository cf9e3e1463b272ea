#include <msr/core/program.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

TEST_CASE("the phases of a program lie one after the other, and each is seen by itself") {
    static constexpr msr::program<6, 2> program{
        .writes = {{0x10, 1, 0}, {0x11, 2, 0}, {0x12, 3, 0}, {0x13, 4, 0xf0}, {0x14, 5, 0}},
        .readouts = {{0x20, 40, "first"}, {0x21, 48, "second"}},
        .registers = {{0x10, 0xff, "ten"}},
        .claims = {{0x30, 1, 1, "taken"}},
        .set_up_count = 2,
        .start_count = 1,
        .stop_count = 2,
        .readout_count = 2,
        .register_count = 1,
        .claim_count = 1};
    const msr::program_view view = program.view();
    REQUIRE(view.set_up.size() == 2);
    CHECK(view.set_up[0].address == 0x10);
    CHECK(view.set_up[1].address == 0x11);
    REQUIRE(view.start.size() == 1);
    CHECK(view.start[0].address == 0x12);
    REQUIRE(view.stop.size() == 2);
    CHECK(view.stop[0].address == 0x13);
    CHECK(view.stop[0].keep == 0xf0);
    CHECK(view.stop[1].address == 0x14);
    REQUIRE(view.readouts.size() == 2);
    CHECK(view.readouts[1].width == 48);
    CHECK(std::string{view.readouts[1].name} == "second");
    REQUIRE(view.registers.size() == 1);
    CHECK(view.registers[0].check == 0xff);
    REQUIRE(view.claims.size() == 1);
    CHECK(view.claims[0].value == 1);
}

TEST_CASE("an empty program has empty phases") {
    static constexpr msr::program<1, 1> program{};
    CHECK(program.view().set_up.size() == 0);
    CHECK(program.view().start.size() == 0);
    CHECK(program.view().stop.size() == 0);
    CHECK(program.view().readouts.size() == 0);
    CHECK(program.view().registers.size() == 0);
    CHECK(program.view().claims.size() == 0);
}

TEST_CASE("bits that a program never writes itself are left to others, where they can be read") {
    static constexpr auto program = [] {
        msr::program<6, 1> result{.writes = {{0x10, 1, ~std::uint64_t{0xff}},
                                             {0x11, 2},
                                             {0x12, 1, ~std::uint64_t{1}},
                                             {0x10, 0x100, ~std::uint64_t{0x10f}},
                                             {0x12, 0, ~std::uint64_t{1}},
                                             {0x13, 1, ~std::uint64_t{1}}},
                                  .registers = {{0x10, 0x1ff, "ten"},
                                                {0x11, 0xff, "eleven"},
                                                {0x12, 1, "twelve"},
                                                {0x13, 0, "write_only"}},
                                  .set_up_count = 3,
                                  .start_count = 1,
                                  .stop_count = 2,
                                  .register_count = 4};
        msr::share_unwritten_bits(result);
        return result;
    }();
    // `shared` has the bits that both writes of the register keep
    CHECK(program.registers[0].shared == ~std::uint64_t{0x1ff});
    CHECK(program.registers[1].shared == 0);
    CHECK(program.registers[2].shared == ~std::uint64_t{1});
    CHECK(program.registers[3].shared == 0);
    CHECK(program.registers[0].check == 0x1ff);
}

TEST_CASE("what was counted is a difference modulo the counter's width") {
    static_assert(msr::counter_increase(10, 25, 40) == 15);
    static_assert(msr::counter_increase(25, 25, 40) == 0);
    static_assert(msr::counter_increase(0xff'ffff'fffe, 3, 40) ==
                  5); // the counter wraps at 40 bits
    static_assert(msr::counter_increase(0xff'ffff'ffff, 0, 40) == 1);
    static_assert(msr::counter_increase(0, 0xff'ffff'ffff, 40) == 0xff'ffff'ffff);
    static_assert(msr::counter_increase(~std::uint64_t{0}, 0, 64) == 1);
    static_assert(msr::counter_increase(0, ~std::uint64_t{0}, 64) == ~std::uint64_t{0});
    static_assert(msr::counter_increase(1, 0, 1) == 1);
    CHECK(msr::counter_increase(0xffff'ffff, 1, 32) == 2);
}
