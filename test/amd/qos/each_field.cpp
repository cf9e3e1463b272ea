#include <msr/amd/qos/each_field.hpp>

#include "../../field_differences.hpp"

#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

namespace {

namespace qos = msr::qos;
using field_differences::difference_of;
using field_differences::unnamed_bits;

constexpr msr::field_describer fields = &qos::each_field<msr::field_sink>;
constexpr msr::field_describer fields_of_zen5 = &qos::each_field<msr::field_sink, qos::zen5>;

} // namespace

TEST_CASE("a bandwidth limit has 11 bits, on Zen 5 it has 12") {
    CHECK(difference_of(fields, 0xc0000203, 0x800, 0x10) ==
          "\n  bw_max: expected 0x0, got 0x10\n  unlimited: expected 0x1, got 0x0");
    CHECK(difference_of(fields_of_zen5, 0xc0000203, 0x1000, 0x800) ==
          "\n  bw_max: expected 0x0, got 0x800\n  unlimited: expected 0x1, got 0x0");
    CHECK(difference_of(fields_of_zen5, 0xc0000283, 0x10, 0x20) ==
          "\n  bw_max: expected 0x10, got 0x20"); // the second limit is of slow memory
}

TEST_CASE("AMD's own registers differ in fields, and those that it shares with Intel") {
    // The register's event counts slow local reads instead of dirty victims.
    CHECK(difference_of(fields, 0xc0000401, 0x45, 0x15) ==
          "\n  local_slow_reads: expected 0x0, got 0x1\n  dirty_victims: expected 0x1, got 0x0");
    // Bit 31 lets AMD read an assigned counter; Intel reserves it.
    CHECK(difference_of(fields, 0xc8d, 0x8000'0001, 0x1) ==
          "\n  extended_evt_id: expected 0x1, got 0x0");
    CHECK(difference_of(fields, 0xc91, 0xff, 0xf) == "\n  cbm: expected 0xff, got 0xf");
    // register D50h has Intel's delays, which AMD lacks
    CHECK(difference_of(fields, 0xd50, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    for (const qos::register_row &row : qos::registers) {
        CAPTURE(row.name);
        CHECK(unnamed_bits(fields, row.address) == 0);
        CHECK(unnamed_bits(fields_of_zen5, row.address + row.count - 1) == 0);
    }
}
