#include <msr/intel/netburst/registers.hpp>

#include "field_check.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using field_check::agrees_with_table;
using field_check::holds_all;
using msr::all_of;
using msr::decode;
using msr::encode;

constexpr field_check::line escr_facts[] = {
    MSR_FACT(p4::escr, t1_usr, 0, 0x1, read_write),
    MSR_FACT(p4::escr, t1_os, 1, 0x2, read_write),
    MSR_FACT(p4::escr, t0_usr, 2, 0x4, read_write),
    MSR_FACT(p4::escr, t0_os, 3, 0x8, read_write),
    MSR_FACT(p4::escr, tag_enable, 4, 0x10, read_write),
    MSR_FACT(p4::escr, tag_value, 5, 0x1e0, read_write),
    MSR_FACT(p4::escr, event_mask, 9, 0x1fffe00, read_write),
    MSR_FACT(p4::escr, event_select, 25, 0x7e000000, read_write),
    MSR_FACT(p4::escr, reserved31, 31, 0xffffffff80000000, reserved),
};

constexpr field_check::line escr_without_ht_facts[] = {
    MSR_FACT(p4::escr_without_ht, reserved0, 0, 0x3, reserved),
    MSR_FACT(p4::escr_without_ht, usr, 2, 0x4, read_write),
    MSR_FACT(p4::escr_without_ht, os, 3, 0x8, read_write),
    MSR_FACT(p4::escr_without_ht, tag_enable, 4, 0x10, read_write),
    MSR_FACT(p4::escr_without_ht, tag_value, 5, 0x1e0, read_write),
    MSR_FACT(p4::escr_without_ht, event_mask, 9, 0x1fffe00, read_write),
    MSR_FACT(p4::escr_without_ht, event_select, 25, 0x7e000000, read_write),
    MSR_FACT(p4::escr_without_ht, reserved31, 31, 0xffffffff80000000, reserved),
};

constexpr field_check::line cccr_facts[] = {
    MSR_FACT(p4::cccr, reserved0, 0, 0xfff, reserved),
    MSR_FACT(p4::cccr, enable, 12, 0x1000, read_write),
    MSR_FACT(p4::cccr, escr_select, 13, 0xe000, read_write),
    MSR_FACT(p4::cccr, active_thread, 16, 0x30000, read_write),
    MSR_FACT(p4::cccr, compare, 18, 0x40000, read_write),
    MSR_FACT(p4::cccr, complement, 19, 0x80000, read_write),
    MSR_FACT(p4::cccr, threshold, 20, 0xf00000, read_write),
    MSR_FACT(p4::cccr, edge, 24, 0x1000000, read_write),
    MSR_FACT(p4::cccr, force_ovf, 25, 0x2000000, read_write),
    MSR_FACT(p4::cccr, ovf_pmi_t0, 26, 0x4000000, read_write),
    MSR_FACT(p4::cccr, ovf_pmi_t1, 27, 0x8000000, read_write),
    MSR_FACT(p4::cccr, reserved28, 28, 0x30000000, reserved),
    MSR_FACT(p4::cccr, cascade, 30, 0x40000000, read_write),
    MSR_FACT(p4::cccr, ovf, 31, 0x80000000, write_0_to_clear),
    MSR_FACT(p4::cccr, reserved32, 32, 0xffffffff00000000, reserved),
};

constexpr field_check::line cccr_without_ht_facts[] = {
    MSR_FACT(p4::cccr_without_ht, reserved0, 0, 0xfff, reserved),
    MSR_FACT(p4::cccr_without_ht, enable, 12, 0x1000, read_write),
    MSR_FACT(p4::cccr_without_ht, escr_select, 13, 0xe000, read_write),
    MSR_FACT(p4::cccr_without_ht, must_be_3, 16, 0x30000, must_be_one),
    MSR_FACT(p4::cccr_without_ht, compare, 18, 0x40000, read_write),
    MSR_FACT(p4::cccr_without_ht, complement, 19, 0x80000, read_write),
    MSR_FACT(p4::cccr_without_ht, threshold, 20, 0xf00000, read_write),
    MSR_FACT(p4::cccr_without_ht, edge, 24, 0x1000000, read_write),
    MSR_FACT(p4::cccr_without_ht, force_ovf, 25, 0x2000000, read_write),
    MSR_FACT(p4::cccr_without_ht, ovf_pmi, 26, 0x4000000, read_write),
    MSR_FACT(p4::cccr_without_ht, reserved27, 27, 0x38000000, reserved),
    MSR_FACT(p4::cccr_without_ht, cascade, 30, 0x40000000, read_write),
    MSR_FACT(p4::cccr_without_ht, ovf, 31, 0x80000000, write_0_to_clear),
    MSR_FACT(p4::cccr_without_ht, reserved32, 32, 0xffffffff00000000, reserved),
};

constexpr field_check::line extended_cccr_facts[] = {
    MSR_FACT(p4::extended_cccr, reserved0, 0, 0x7ff, reserved),
    MSR_FACT(p4::extended_cccr, extended_cascade, 11, 0x800, read_write),
    MSR_FACT(p4::extended_cccr, enable, 12, 0x1000, read_write),
    MSR_FACT(p4::extended_cccr, escr_select, 13, 0xe000, read_write),
    MSR_FACT(p4::extended_cccr, active_thread, 16, 0x30000, read_write),
    MSR_FACT(p4::extended_cccr, compare, 18, 0x40000, read_write),
    MSR_FACT(p4::extended_cccr, complement, 19, 0x80000, read_write),
    MSR_FACT(p4::extended_cccr, threshold, 20, 0xf00000, read_write),
    MSR_FACT(p4::extended_cccr, edge, 24, 0x1000000, read_write),
    MSR_FACT(p4::extended_cccr, force_ovf, 25, 0x2000000, read_write),
    MSR_FACT(p4::extended_cccr, ovf_pmi_t0, 26, 0x4000000, read_write),
    MSR_FACT(p4::extended_cccr, ovf_pmi_t1, 27, 0x8000000, read_write),
    MSR_FACT(p4::extended_cccr, reserved28, 28, 0x30000000, reserved),
    MSR_FACT(p4::extended_cccr, cascade, 30, 0x40000000, read_write),
    MSR_FACT(p4::extended_cccr, ovf, 31, 0x80000000, write_0_to_clear),
    MSR_FACT(p4::extended_cccr, reserved32, 32, 0xffffffff00000000, reserved),
};

constexpr field_check::line extended_cccr_without_ht_facts[] = {
    MSR_FACT(p4::extended_cccr_without_ht, reserved0, 0, 0x7ff, reserved),
    MSR_FACT(p4::extended_cccr_without_ht, extended_cascade, 11, 0x800, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, enable, 12, 0x1000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, escr_select, 13, 0xe000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, must_be_3, 16, 0x30000, must_be_one),
    MSR_FACT(p4::extended_cccr_without_ht, compare, 18, 0x40000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, complement, 19, 0x80000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, threshold, 20, 0xf00000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, edge, 24, 0x1000000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, force_ovf, 25, 0x2000000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, ovf_pmi, 26, 0x4000000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, reserved27, 27, 0x38000000, reserved),
    MSR_FACT(p4::extended_cccr_without_ht, cascade, 30, 0x40000000, read_write),
    MSR_FACT(p4::extended_cccr_without_ht, ovf, 31, 0x80000000, write_0_to_clear),
    MSR_FACT(p4::extended_cccr_without_ht, reserved32, 32, 0xffffffff00000000, reserved),
};

constexpr field_check::line counter_facts[] = {
    MSR_FACT(p4::counter, value, 0, 0xffffffffff, read_write),
    MSR_FACT(p4::counter, reserved40, 40, 0xffffff0000000000, reserved),
};

} // namespace

TEST_CASE("an ESCR has the fields of the manual, with and without Hyper-Threading") {
    agrees_with_table(all_of(escr_facts), "ESCR", {"HT"});
    holds_all(all_of(escr_facts), msr::fields_of<p4::escr>());
    agrees_with_table(all_of(escr_without_ht_facts), "ESCR", {"non-HT"});
    holds_all(all_of(escr_without_ht_facts), msr::fields_of<p4::escr_without_ht>());
}

TEST_CASE("a CCCR has the fields of the manual, with and without Hyper-Threading") {
    agrees_with_table(all_of(cccr_facts), "CCCR", {"HT"});
    holds_all(all_of(cccr_facts), msr::fields_of<p4::cccr>());
    agrees_with_table(all_of(cccr_without_ht_facts), "CCCR", {"non-HT"});
    holds_all(all_of(cccr_without_ht_facts), msr::fields_of<p4::cccr_without_ht>());
}

TEST_CASE("bit 11 of the four CCCRs with an extended cascade is no longer reserved") {
    holds_all(all_of(extended_cccr_facts), msr::fields_of<p4::extended_cccr>());
    holds_all(all_of(extended_cccr_without_ht_facts),
              msr::fields_of<p4::extended_cccr_without_ht>());
    int extended = 0;
    for (const facts::row &row : facts::table{"netburst/fields.csv"}) {
        if (row["variant"] != "extended-cascade") continue;
        ++extended;
        CHECK(facts::number(row["mask"]) == extended_cccr_facts[1].mask);
        CHECK(field_check::access_named(row["access"]) == extended_cccr_facts[1].kind);
    }
    CHECK(extended == 4);
}

TEST_CASE("an extended CCCR differs from a plain one in bit 11 only") {
    const auto same_behind_bit_11 = [](auto extended, auto plain) {
        REQUIRE(extended.size() == plain.size() + 1);
        CHECK((extended[0].mask | extended[1].mask) == plain[0].mask);
        for (std::size_t i = 1; i < plain.size(); ++i) {
            CHECK(std::string{extended[i + 1].field} == plain[i].field);
            CHECK(extended[i + 1].mask == plain[i].mask);
            CHECK(extended[i + 1].kind == plain[i].kind);
        }
    };
    same_behind_bit_11(all_of(extended_cccr_facts), all_of(cccr_facts));
    same_behind_bit_11(all_of(extended_cccr_without_ht_facts), all_of(cccr_without_ht_facts));
}

TEST_CASE("a counter has 40 bits") {
    agrees_with_table(all_of(counter_facts), "COUNTER", {"all"});
    holds_all(all_of(counter_facts), msr::fields_of<p4::counter>());
    for (const facts::row &row : facts::table{"netburst/counters.csv"})
        CHECK(facts::number(row["width_bits"]) == p4::counter_width);
}

TEST_CASE("without Hyper-Threading a CCCR says 3 in bits 16 and 17 by itself") {
    static_assert(encode(p4::cccr_without_ht{}) == 0x30000);
    static_assert(encode(p4::extended_cccr_without_ht{}) == 0x30000);
    static_assert(encode(p4::cccr_without_ht{.enable = true, .escr_select = 7}) == 0x3f000);
    static_assert(decode<p4::cccr_without_ht>(0).must_be_3.bits == 0);
    CHECK(msr::try_encode(p4::cccr_without_ht{}).value == 0x30000);
}

TEST_CASE("with Hyper-Threading the active threads have names") {
    static_assert(encode(p4::cccr{.active_thread = p4::threads_active::none}) == 0);
    static_assert(encode(p4::cccr{.active_thread = p4::threads_active::single}) == 0x10000);
    static_assert(encode(p4::cccr{.active_thread = p4::threads_active::both}) == 0x20000);
    static_assert(encode(p4::cccr{.active_thread = p4::threads_active::any}) == 0x30000);
    std::vector<std::string> names;
    for (std::uint64_t value = 0; value < 4; ++value)
        msr::describe(msr::fields_of<p4::cccr>(), value << 16, [&](msr::described_field field) {
            if (std::string{field.row.name} == "active_thread") names.push_back(field.text);
        });
    CHECK(names == std::vector<std::string>{"none", "single", "both", "any"});
}

TEST_CASE("registers of published examples read as the fields that they were made of") {
    // The L2 references of the row-and-column experiment: event 0Ch, masks 107h, user only.
    constexpr auto references = decode<p4::escr>(0x18020e04);
    static_assert(references ==
                  p4::escr{.t0_usr = true, .event_mask = 0x107, .event_select = 0x0c});
    static_assert(encode(references) == 0x18020e04);
    // Taken branches, more than 2 a clock, and the CCCR that listens to CRU_ESCR2.
    constexpr auto filter = decode<p4::cccr>(0x0027b000);
    static_assert(filter == p4::cccr{.enable = true,
                                     .escr_select = 5,
                                     .active_thread = p4::threads_active::any,
                                     .compare = true,
                                     .threshold = 2});
    CHECK(msr::try_encode(filter).value == 0x0027b000);
    // The CCCR of SDM Example 18-2, in which IQ counter 4 starts counter 5.
    static_assert(decode<p4::cccr>(0x00039000).escr_select.bits == 4);
}
