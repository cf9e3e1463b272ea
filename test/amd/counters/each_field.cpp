#include <msr/amd/counters/each_field.hpp>

#include "../../field_differences.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace amd = msr::amd;
using field_differences::difference_of;
using field_differences::unnamed_bits;

template <amd::target On>
constexpr msr::field_describer fields_on = &amd::each_field<msr::field_sink, On>;

/// Every bit of every register of a target is reported, each by a single field.
template <amd::target On>
bool tells_every_bit() {
    bool whole = true;
    amd::each_register(On, [&](const amd::named_register &row) {
        CAPTURE(row.name);
        const std::uint64_t has_untrusted_status = unnamed_bits(fields_on<On>, row.address);
        CHECK(has_untrusted_status == 0);
        whole = whole && has_untrusted_status == 0;
    });
    return whole;
}

} // namespace

TEST_CASE("a core counter's select register differs in fields") {
    constexpr msr::field_describer zen4 = fields_on<amd::zen4>;
    // Expected: event C0H with mask 0 at CPL above 0, enabled. Written: the event with mask 0FH at
    // CPL 0.
    CHECK(difference_of(zen4, 0xc0010200, 0x4100c0, 0x420fc0) ==
          "\n  unit_mask: expected 0x0, got 0xf\n  usr: expected 0x1, got 0x0"
          "\n  os: expected 0x0, got 0x1");
    // Event 176H has its bit 8 in bit 32 of the register.
    CHECK(difference_of(zen4, 0xc0010202, 0x1'0041'0076, 0x0041'0077) ==
          "\n  event_sel_lo: expected 0x76, got 0x77\n  event_sel_hi: expected 0x1, got 0x0");
    CHECK(difference_of(zen4, 0xc0010200, 0, 3ull << 40) ==
          "\n  guest_only: expected 0x0, got 0x1\n  host_only: expected 0x0, got 0x1");
    CHECK(difference_of(zen4, 0xc0010201, 0, 0x7f) == "\n  count: expected 0x0, got 0x7f");
}

TEST_CASE("the fields of a core counter's select register are those of the generation") {
    CHECK(difference_of(fields_on<amd::k8>, 0xc0010000, 0, 1ull << 19) ==
          "\n  pin_ctl: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<amd::fam10h>, 0xc0010000, 0, 1ull << 19) ==
          "\n  reserved19: expected 0x0, got 0x1");
    // An event of K8 has 8 bits, and bits 63:32 are reserved; an event of family 11h has 12 bits.
    CHECK(difference_of(fields_on<amd::k8>, 0xc0010000, 0, 1ull << 41) ==
          "\n  reserved32: expected 0x0, got 0x200");
    CHECK(difference_of(fields_on<amd::fam11h>, 0xc0010000, 0, 1ull << 35) ==
          "\n  event_sel_hi: expected 0x0, got 0x8");
    CHECK(difference_of(fields_on<amd::fam10h>, 0xc0010000, 0, 1ull << 41) ==
          "\n  host_only: expected 0x0, got 0x1");
}

TEST_CASE("the counters of other units have their own fields") {
    // The data fabric: bits 60:59 belong to the event up to Zen 3, and bits 27:24 to the mask from
    // Zen 4 on.
    CHECK(difference_of(fields_on<amd::zen3>, 0xc0010240, 0, 1ull << 59) ==
          "\n  event_sel_hi: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<amd::zen4>, 0xc0010240, 0, 1ull << 59) ==
          "\n  reserved38: expected 0x0, got 0x200000");
    CHECK(difference_of(fields_on<amd::zen4>, 0xc0010240, 0, 0xf000000) ==
          "\n  unit_mask_hi: expected 0x0, got 0xf");
    CHECK(difference_of(fields_on<amd::fam15h>, 0xc0010240, 0, 1ull << 36) ==
          "\n  int_core_en: expected 0x0, got 0x1");
    // L3 selects: masks of slices and threads on family 17h, one core and one slice from family 19h
    // on.
    CHECK(difference_of(fields_on<amd::zen2>, 0xc0010230, 0xff0f'0000'0040'0104, 0x400104) ==
          "\n  slice_mask: expected 0xf, got 0x0\n  thread_mask: expected 0xff, got 0x0");
    CHECK(difference_of(fields_on<amd::zen4>, 0xc0010230, 0, 0xc400'0000'0000) ==
          "\n  core_id: expected 0x0, got 0x1\n  en_all_slices: expected 0x0, got 0x1"
          "\n  en_all_cores: expected 0x0, got 0x1");
}

TEST_CASE("a register that the target does not have is not reported") {
    CHECK(difference_of(fields_on<amd::zen4>, 0xc0000301, 0x3f, 1) ==
          "\n  ctr_en: expected 0x3f, got 0x1");
    CHECK(difference_of(fields_on<amd::zen3>, 0xc0000301, 0x3f, 1) == "");
    CHECK(difference_of(fields_on<amd::k8>, 0xc0010200, 0, 1) == "");
    CHECK(difference_of(fields_on<amd::k8>, 0xc0010240, 0, 1) == "");
    CHECK(difference_of(fields_on<amd::zen4>, 0x10, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    CHECK(tells_every_bit<amd::k8>());
    CHECK(tells_every_bit<amd::fam11h>());
    CHECK(tells_every_bit<amd::fam15h>());
    CHECK(tells_every_bit<amd::fam16h>());
    CHECK(tells_every_bit<amd::zen2>());
    CHECK(tells_every_bit<amd::zen5>());
}
