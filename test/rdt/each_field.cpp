#include <msr/rdt/each_field.hpp>

#include "../field_differences.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/rdt/explain.hpp>

#include <doctest/doctest.h>

namespace {

using field_differences::difference_of;
using field_differences::unnamed_bits;

constexpr msr::field_describer fields = &msr::rdt::each_field<msr::field_sink>;

} // namespace

TEST_CASE("the registers of RDT differ in fields") {
    // IA32_PQR_ASSOC of class 2 and RMID 5, against class 1 and RMID 4.
    CHECK(difference_of(fields, 0xc8f, 0x2'0000'0005, 0x1'0000'0004) ==
          "\n  rmid: expected 0x5, got 0x4\n  cos: expected 0x2, got 0x1");
    CHECK(difference_of(fields, 0xc8d, 0x7'0000'0001, 0x7'0000'0003) ==
          "\n  evt_id: expected 0x1, got 0x3");
    // L3 masks of classes 1 and 15, the L2 mask of class 0, and a delay of memory bandwidth.
    CHECK(difference_of(fields, 0xc91, 0xff, 0x1'0000'000f) ==
          "\n  cbm: expected 0xff, got 0xf\n  reserved32: expected 0x0, got 0x1");
    CHECK(difference_of(fields, 0xc9f, 0xff, 0xf) == "\n  cbm: expected 0xff, got 0xf");
    CHECK(difference_of(fields, 0xd10, 0xff, 0xf) == "\n  cbm: expected 0xff, got 0xf");
    CHECK(difference_of(fields, 0xd53, 90, 50) == "\n  delay: expected 0x5a, got 0x32");
    // C0000200H is a register of AMD's QoS, which RDT's table does not have
    CHECK(difference_of(fields, 0xc0000200, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    for (const msr::rdt::register_row &row : msr::rdt::registers) {
        CAPTURE(row.name);
        CHECK(unnamed_bits(fields, row.address) == 0);
        CHECK(unnamed_bits(fields, row.address + row.count - 1) == 0);
    }
}
