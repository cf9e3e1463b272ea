#include <msr/intel/netburst/sampling_registers.hpp>

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
using msr::encode;

constexpr field_check::line pebs_enable_facts[] = {
    MSR_FACT(p4::pebs_enable, replay_metric_bits, 0, 0x1fff, read_write),
    MSR_FACT(p4::pebs_enable, reserved13, 13, 0xffe000, read_write),
    MSR_FACT(p4::pebs_enable, uop_tag, 24, 0x1000000, read_write),
    MSR_FACT(p4::pebs_enable, enable_pebs_my_thr, 25, 0x2000000, read_write),
    MSR_FACT(p4::pebs_enable, enable_pebs_oth_thr, 26, 0x4000000, read_write),
    MSR_FACT(p4::pebs_enable, reserved27, 27, 0xfffffffff8000000, reserved),
};

constexpr field_check::line pebs_matrix_vert_facts[] = {
    MSR_FACT(p4::pebs_matrix_vert, load, 0, 0x1, read_write),
    MSR_FACT(p4::pebs_matrix_vert, store, 1, 0x2, read_write),
    MSR_FACT(p4::pebs_matrix_vert, branch, 4, 0x10, read_write),
};

constexpr field_check::line tc_precise_event_facts[] = {
    MSR_FACT(p4::tc_precise_event, undocumented, 0, 0xffffffffffffffff, read_write),
};

constexpr field_check::line ds_area_facts[] = {
    MSR_FACT(p4::ds_area, address, 0, 0xffffffff, read_write),
};

constexpr field_check::line ds_area_64_facts[] = {
    MSR_FACT(p4::ds_area_64, address, 0, 0xffffffffffffffff, read_write),
};

constexpr field_check::line misc_enable_facts[] = {
    MSR_FACT(p4::misc_enable, perfmon_available, 7, 0x80, read_only),
    MSR_FACT(p4::misc_enable, bts_unavailable, 11, 0x800, read_only),
    MSR_FACT(p4::misc_enable, pebs_unavailable, 12, 0x1000, read_only),
};

constexpr field_check::line debugctla_facts[] = {
    MSR_FACT(p4::debugctla, lbr, 0, 0x1, read_write),
    MSR_FACT(p4::debugctla, btf, 1, 0x2, read_write),
    MSR_FACT(p4::debugctla, tr, 2, 0x4, read_write),
    MSR_FACT(p4::debugctla, bts, 3, 0x8, read_write),
    MSR_FACT(p4::debugctla, btint, 4, 0x10, read_write),
    MSR_FACT(p4::debugctla, bts_off_os, 5, 0x20, read_write),
    MSR_FACT(p4::debugctla, bts_off_usr, 6, 0x40, read_write),
    MSR_FACT(p4::debugctla, reserved7, 7, 0xffffff80, reserved),
};

constexpr field_check::line lvt_perfmon_facts[] = {
    MSR_FACT(p4::lvt_perfmon, vector, 0, 0xff, read_write),
    MSR_FACT(p4::lvt_perfmon, delivery_mode, 8, 0x700, read_write),
    MSR_FACT(p4::lvt_perfmon, delivery_status, 12, 0x1000, read_only),
    MSR_FACT(p4::lvt_perfmon, mask, 16, 0x10000, read_write),
};

/// Returns the address of a register by fields.csv.
std::uint64_t address_of(const std::string &name) {
    for (const facts::row &row : facts::table{"netburst/fields.csv"})
        if (row["register"] == name) return facts::number(row["address"]);
    FAIL("no register " << name);
    return 0;
}

} // namespace

TEST_CASE("IA32_PEBS_ENABLE has the fields of the manual") {
    agrees_with_table(all_of(pebs_enable_facts), "IA32_PEBS_ENABLE", {"all", "HT"});
    holds_all(all_of(pebs_enable_facts), msr::fields_of<p4::pebs_enable>());
    CHECK(p4::pebs_enable::address == address_of("IA32_PEBS_ENABLE"));
}

TEST_CASE("MSR_PEBS_MATRIX_VERT has a bit for loads, stores and branches") {
    agrees_with_table(all_of(pebs_matrix_vert_facts), "MSR_PEBS_MATRIX_VERT", {"all"});
    holds_all(all_of(pebs_matrix_vert_facts), msr::fields_of<p4::pebs_matrix_vert>());
    CHECK(p4::pebs_matrix_vert::address == address_of("MSR_PEBS_MATRIX_VERT"));
}

TEST_CASE("MSR_TC_PRECISE_EVENT is one opaque value") {
    agrees_with_table(all_of(tc_precise_event_facts), "MSR_TC_PRECISE_EVENT", {"all"});
    holds_all(all_of(tc_precise_event_facts), msr::fields_of<p4::tc_precise_event>());
    CHECK(p4::tc_precise_event::address == address_of("MSR_TC_PRECISE_EVENT"));
}

TEST_CASE("IA32_DS_AREA holds an address of 32 bits, or of 64 in IA-32e mode") {
    agrees_with_table(all_of(ds_area_facts), "IA32_DS_AREA", {"32-bit"});
    holds_all(all_of(ds_area_facts), msr::fields_of<p4::ds_area>());
    agrees_with_table(all_of(ds_area_64_facts), "IA32_DS_AREA", {"IA-32e"});
    holds_all(all_of(ds_area_64_facts), msr::fields_of<p4::ds_area_64>());
    CHECK(p4::ds_area::register_address == address_of("IA32_DS_AREA"));
    CHECK(p4::ds_area_64::register_address == address_of("IA32_DS_AREA"));
}

TEST_CASE("IA32_MISC_ENABLE says what there is; software sets none of it") {
    agrees_with_table(all_of(misc_enable_facts), "IA32_MISC_ENABLE", {"all"});
    holds_all(all_of(misc_enable_facts), msr::fields_of<p4::misc_enable>());
    CHECK(p4::misc_enable::address == address_of("IA32_MISC_ENABLE"));
    constexpr auto enable = msr::decode<p4::misc_enable>(0x1080);
    static_assert(enable.perfmon_available);
    static_assert(!enable.bts_unavailable);
    static_assert(enable.pebs_unavailable);
}

TEST_CASE("MSR_DEBUGCTLA has the fields of the manual") {
    agrees_with_table(all_of(debugctla_facts), "MSR_DEBUGCTLA", {"all"});
    holds_all(all_of(debugctla_facts), msr::fields_of<p4::debugctla>());
    CHECK(p4::debugctla::address == address_of("MSR_DEBUGCTLA"));
}

TEST_CASE("the LVT entry for performance monitoring has the fields of the manual") {
    agrees_with_table(all_of(lvt_perfmon_facts), "LVT_PERFMON", {"all"});
    holds_all(all_of(lvt_perfmon_facts), msr::fields_of<p4::lvt_perfmon>());
    std::string place;
    for (const facts::row &row : facts::table{"netburst/fields.csv"})
        if (row["register"] == "LVT_PERFMON") place = row["address"];
    CHECK(place == "APIC+0x340");
    CHECK(p4::lvt_perfmon::apic_offset == 0x340);
}

TEST_CASE("the LVT entry delivers fixed interrupts, SMI and NMI by name") {
    static_assert(encode(p4::lvt_perfmon{.delivery_mode = p4::interrupt_delivery::nmi}) == 0x400);
    static_assert(encode(p4::lvt_perfmon{.delivery_mode = p4::interrupt_delivery::smi}) == 0x200);
    std::vector<std::string> names;
    for (std::uint64_t value = 0; value < 8; ++value)
        msr::describe(msr::fields_of<p4::lvt_perfmon>(), value << 8, [&](auto field) {
            if (std::string{field.row.name} == "delivery_mode")
                names.push_back(field.text == nullptr ? "" : field.text);
        });
    CHECK(names == std::vector<std::string>{"fixed", "", "smi", "", "nmi", "", "", ""});
}

TEST_CASE("the values of the replay metrics are made of the fields") {
    // SDM Table 19-33: each metric's IA32_PEBS_ENABLE for counting, and MSR_PEBS_MATRIX_VERT.
    int in_reserved_bits = 0;
    for (const facts::row &row : facts::table{"netburst/replay_metrics.csv"}) {
        INFO("metric ", row["metric"]);
        const std::uint64_t value = facts::number(row["pebs_enable_value_counting"]);
        const auto enable = msr::decode<p4::pebs_enable>(value);
        CHECK(enable.uop_tag);
        CHECK_FALSE(enable.enable_pebs_my_thr);
        CHECK_FALSE(enable.enable_pebs_oth_thr);
        in_reserved_bits += enable.reserved13.bits != 0;
        CHECK(msr::try_encode(enable).value == value);
        const std::uint64_t matrix = facts::number(row["matrix_vert_value"]);
        CHECK(msr::try_encode(msr::decode<p4::pebs_matrix_vert>(matrix)).value == matrix);
    }
    CHECK(in_reserved_bits == 1); // only Tagged_mispred_branch sets a reserved bit
}
