#include <msr/intel/p5/named_registers.hpp>

#include "../../field_differences.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/p5.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace p5 = msr::p5;
using field_differences::difference_of;
using field_differences::unnamed_bits;

template <p5::target On>
constexpr msr::field_describer fields_on = &p5::each_field<msr::field_sink, On>;
constexpr msr::field_describer any_fields = &p5::each_field<msr::field_sink>;

} // namespace

TEST_CASE("CESR differs in fields") {
    // Counter 0: event 29H at any CPL, against 28H at CPL 3; counter 1 off, against the clocks of
    // event 12H at CPL 0 to 2 with the pin on overflow.
    CHECK(difference_of(any_fields, 0x11, 0x0e9, 0x35200a8) ==
          "\n  es0: expected 0x29, got 0x28\n  cc0: expected 0x3, got 0x2"
          "\n  es1: expected 0x0, got 0x12\n  cc1: expected 0x0, got 0x5"
          "\n  pc1: expected 0x0, got 0x1");
    CHECK(difference_of(any_fields, 0x13, 0, 0x1234) == "\n  count: expected 0x0, got 0x1234");
    CHECK(difference_of(any_fields, 0x10, 0, 1) == "");
}

TEST_CASE("only the Cyrix MII has a seventh bit of event numbers") {
    constexpr std::uint64_t high = 1u << 10 | 1u << 26;
    CHECK(difference_of(fields_on<p5::cyrix_mii>, 0x11, 0, high) ==
          "\n  es0_hi: expected 0x0, got 0x1\n  es1_hi: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<p5::pentium_mmx>, 0x11, 0, high) ==
          "\n  reserved10: expected 0x0, got 0x1\n  reserved26: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<(p5::pentium | p5::cyrix_mii)>, 0x11, 0, high) ==
          "\n  reserved10: expected 0x0, got 0x1\n  reserved26: expected 0x0, got 0x1");
}

TEST_CASE("no bit of a register goes untold") {
    for (const std::uint32_t address : {0x11u, 0x12u, 0x13u}) {
        CHECK(unnamed_bits(fields_on<p5::pentium>, address) == 0);
        CHECK(unnamed_bits(fields_on<p5::cyrix_mii>, address) == 0);
    }
}

TEST_CASE("a register is found by its address and by its name") {
    CHECK(p5::register_at(0x12, p5::pentium).row.name == std::string{"ctr0"});
    CHECK(p5::register_named("MSR_CESR", p5::cyrix_mii).row.address == 0x11);
    CHECK_FALSE(p5::register_at(0x14, p5::pentium));
    CHECK_FALSE(p5::register_named("ctr2", p5::pentium));
}
