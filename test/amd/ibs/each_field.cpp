#include <msr/amd/ibs/each_field.hpp>

#include "../../field_differences.hpp"

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/layouts.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace ibs = msr::ibs;
using field_differences::difference_of;
using field_differences::unnamed_bits;

template <ibs::target On>
constexpr msr::field_describer fields_on = &ibs::each_field<msr::field_sink, On>;

/// Every bit of every register of a target is reported, each by a single field.
template <ibs::target On>
bool tells_every_bit() {
    bool whole = true;
    for (const ibs::layout &layout : ibs::layouts) {
        if (!ibs::has_register(layout.address, On)) continue;
        CAPTURE(layout.name);
        const std::uint64_t has_untrusted_status = unnamed_bits(fields_on<On>, layout.address);
        CHECK(has_untrusted_status == 0);
        whole = whole && has_untrusted_status == 0;
    }
    return whole;
}

} // namespace

TEST_CASE("the control registers differ in fields") {
    // Op sampling: a period of 186AH times 16 core clocks, against 186BH times 16 ops, disabled.
    CHECK(difference_of(fields_on<ibs::family10h>, 0xc0011033, 0x2186a, 0x8186b) ==
          "\n  op_max_cnt_lo: expected 0x186a, got 0x186b\n  op_en: expected 0x1, got 0x0"
          "\n  op_cnt_ctl: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<ibs::zen2>, 0xc0011030, 0x0201'0000'0000'1000,
                        0x0001'0000'0000'0800) ==
          "\n  fetch_max_cnt: expected 0x1000, got 0x800\n  rand_en: expected 0x1, got 0x0");
}

TEST_CASE("the fields are those of the generation, what it lacks is reported together") {
    CHECK(difference_of(fields_on<ibs::zen5>, 0xc0011033, 0, 0x9000'0000'0000'0000) ==
          "\n  ld_lat_thrsh: expected 0x0, got 0x2\n  ld_lat_en: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<ibs::zen4>, 0xc0011033, 0, 0x9000'0000'0000'0000) ==
          "\n  other_bits: expected 0x0, got 0x9000000000000000");
    CHECK(difference_of(fields_on<ibs::zen4>, 0xc0011033, 0, 0x10000) ==
          "\n  op_l3_miss_only: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<ibs::zen3>, 0xc0011033, 0, 0x10000) ==
          "\n  other_bits: expected 0x0, got 0x10000");
    // A Zen 4 whose CPUID does not announce bit 11, Zen4IbsExtensions.
    CHECK(difference_of(fields_on<ibs::zen4.with_features(0x3ff)>, 0xc0011033, 0, 0x10000) ==
          "\n  other_bits: expected 0x0, got 0x10000");
}

TEST_CASE("the registers that let Zen 1 sample are reported by the bits that are known") {
    CHECK(difference_of(fields_on<ibs::zen1>, 0xc0011005, 0, 1ull << 42 | 6) ==
          "\n  bit_42: expected 0x0, got 0x1\n  other_bits: expected 0x0, got 0x6");
    CHECK(difference_of(fields_on<ibs::zen2>, 0xc0011005, 0, 1ull << 42) == "");
    for (const ibs::enabling_register &enabling_register : ibs::enabling_registers(ibs::zen1))
        CHECK(unnamed_bits(fields_on<ibs::zen1>, enabling_register.address) == 0);
}

TEST_CASE("a register that the target does not have is not reported") {
    // family 10h has no branch target register
    CHECK(difference_of(fields_on<ibs::family10h>, 0xc001103b, 0, 1) == "");
    // Zen 5 has no op control 2 (C001_103Eh)
    CHECK(difference_of(fields_on<ibs::zen5>, 0xc001103e, 0, 1) == "");
    CHECK(difference_of(fields_on<ibs::zen6>, 0xc001103e, 0, 1) ==
          "\n  op_dis: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<ibs::zen5>, 0x10, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    CHECK(tells_every_bit<ibs::family10h>());
    CHECK(tells_every_bit<ibs::family15h_60>());
    CHECK(tells_every_bit<ibs::zen1>());
    CHECK(tells_every_bit<ibs::zen4.with_features(0x3ff)>());
    CHECK(tells_every_bit<ibs::zen6>());
}
