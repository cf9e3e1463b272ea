#include <msr/intel/p6/named_registers.hpp>

#include "../../field_differences.hpp"

#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

using field_differences::difference_of;
using field_differences::unnamed_bits;

constexpr msr::field_describer fields = &msr::p6::each_field<msr::field_sink>;

} // namespace

TEST_CASE("the select registers differ in fields") {
    // L2_LD (29H) of all states at CPL 1 to 3, enabled, against two states at CPL 0.
    CHECK(difference_of(fields, 0x186, 0x410f29, 0x420c29) ==
          "\n  unit_mask: expected 0xf, got 0xc\n  usr: expected 0x1, got 0x0"
          "\n  os: expected 0x0, got 0x1");
    CHECK(difference_of(fields, 0x186, 0x410f29, 0x02890f28) ==
          "\n  event_select: expected 0x29, got 0x28\n  pin_control: expected 0x0, got 0x1"
          "\n  enable: expected 0x1, got 0x0\n  invert: expected 0x0, got 0x1"
          "\n  counter_mask: expected 0x0, got 0x2");
    // PERFEVTSEL1 has no enable bit: bits 22:21 are reserved.
    CHECK(difference_of(fields, 0x187, 0x10f29, 0x410f29) ==
          "\n  reserved21: expected 0x0, got 0x2");
    CHECK(difference_of(fields, 0xc2, 0, 0x1234) == "\n  count: expected 0x0, got 0x1234");
    CHECK(difference_of(fields, 0x10, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    for (const std::uint32_t address : {0x186u, 0x187u, 0xc1u, 0xc2u})
        CHECK(unnamed_bits(fields, address) == 0);
}

TEST_CASE("a register is found by its address and by its name") {
    CHECK(msr::p6::register_at(0xc2, msr::p6::pii).row.name == std::string{"perfctr1"});
    CHECK(msr::p6::register_named("PERFEVTSEL1", msr::p6::pii).row.address == 0x187);
    CHECK_FALSE(msr::p6::register_at(0xc3, msr::p6::pii));
    CHECK_FALSE(msr::p6::register_named("perfevtsel2", msr::p6::pii));
}
