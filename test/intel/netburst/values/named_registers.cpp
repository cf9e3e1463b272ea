// Registers by name and address, with their fields on a target.
#include "../../../facts.hpp"
#include "../../../field_differences.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace msr::netburst;

namespace {

constexpr target any{};
constexpr target any_with_ht{.hyper_threading = true};
constexpr target model_3{.models = of_models(3)};
constexpr target model_3_with_ht{.models = of_models(3), .hyper_threading = true};

named_register the(const char *name) {
    const found_register found_register = register_named(name);
    REQUIRE(found_register);
    return found_register.row;
}

struct row_text {
    std::string name;
    unsigned low;
    unsigned high;
    bool reserved;

    bool operator==(const row_text &) const = default;
};

std::vector<row_text> layout_of(const char *name, const target &target) {
    std::vector<row_text> result;
    for (const msr::field_row &row : fields_on(the(name), target))
        result.push_back(
            {row.name, row.low, row.low + row.width - 1, row.kind == msr::access::reserved});
    return result;
}

/// Returns the fields of a register in fields.csv, for some variants.
std::vector<row_text> facts_of(const std::string &name, const std::set<std::string> &variants) {
    std::vector<row_text> result;
    for (const auto &row : facts::table{"netburst/fields.csv"})
        if (row["register"] == name && variants.count(row["variant"]) != 0)
            result.push_back({facts::lower_case(row["field"]),
                              static_cast<unsigned>(facts::number(row["bit_lo"])),
                              static_cast<unsigned>(facts::number(row["bit_hi"])),
                              row["access"] == "MBZ"});
    REQUIRE_FALSE(result.empty());
    return result;
}

/// Returns the fields of a CCCR whose bit 11 is an extended cascade, from its fields in fields.csv.
std::vector<row_text> extended(std::vector<row_text> cccr) {
    cccr.front().high = 10;
    cccr.insert(cccr.begin() + 1, {"extended_cascade", 11, 11, false});
    return cccr;
}

} // namespace

TEST_CASE("every ESCR, counter and CCCR of the tables is found by name and by address") {
    const auto check = [](const std::string &name, const std::string &address, register_kind kind) {
        CAPTURE(name);
        for (const std::string &form : {name, facts::library_name(name), facts::lower_case(name)}) {
            const found_register by_name = register_named(form.c_str());
            const found_register by_address = register_at(facts::number(address));
            REQUIRE(by_name);
            REQUIRE(by_address);
            CHECK(by_name.row.name == facts::library_name(name));
            CHECK(by_name.row.kind == kind);
            CHECK(by_name.row.address == facts::number(address));
            CHECK(by_name.row == by_address.row);
        }
    };
    for (const auto &row : facts::table{"netburst/escrs.csv"})
        check(row["name"], row["msr"], register_kind::select);
    for (const auto &row : facts::table{"netburst/counters.csv"}) {
        check(row["name"], row["counter_msr"], register_kind::counter);
        check(row["cccr_name"], row["cccr_msr"], register_kind::control);
    }
}

TEST_CASE("the other registers are found by name, with or without their prefix") {
    const auto address_of = [](const char *name) { return the(name).address; };
    CHECK(address_of("MSR_TC_PRECISE_EVENT") == 0x3f0);
    CHECK(address_of("tc_precise_event") == 0x3f0);
    CHECK(address_of("IA32_PEBS_ENABLE") == 0x3f1);
    CHECK(address_of("pebs_enable") == 0x3f1);
    CHECK(address_of("pebs_matrix_vert") == 0x3f2);
    CHECK(address_of("msr_pebs_matrix_vert") == 0x3f2);
    CHECK(address_of("ia32_ds_area") == 0x600);
    CHECK(address_of("ia32_misc_enable") == 0x1a0);
    CHECK(address_of("msr_debugctla") == 0x1d9);
    CHECK(address_of("debugctla") == 0x1d9);
}

TEST_CASE("the third-level cache's counters are found by name, and by address on a target") {
    for (const auto &row : facts::table{"netburst/xeonmp_l3.csv"}) {
        const std::uint64_t address = facts::number(row["msr"]);
        const auto models = static_cast<model_set>(facts::set_of_numbers(row["models"]));
        CAPTURE(row["name"]);
        for (const std::string &form : {row["name"], facts::library_name(row["name"])}) {
            CHECK(the(form.c_str()).address == address);
            CHECK(the(form.c_str()).kind == register_kind::cache);
            CHECK(the(form.c_str()).name == facts::library_name(row["name"]));
        }
        for (unsigned model = 0; model < 8; ++model)
            if ((models >> model & 1) != 0)
                CHECK(register_at(address, {.models = of_models(model)}).row ==
                      the(row["name"].c_str()));
        CHECK(register_at(address, {.models = models}).row == the(row["name"].c_str()));
    }
    CHECK(register_at(0x107cc).row == the("ifsb_busq0"));
    CHECK_FALSE(register_at(0x107cb));
    CHECK_FALSE(register_at(0x107d4));
}

TEST_CASE("a third-level cache's counter has a count below and a control above") {
    const std::vector<row_text> halves{{"count", 0, 31, false}, {"control", 32, 63, false}};
    const std::vector<row_text> control{{"control", 0, 63, false}};
    const std::vector<row_text> count{{"count", 0, 63, false}};
    for (const auto &row : facts::table{"netburst/xeonmp_l3.csv"}) {
        CAPTURE(row["name"]);
        const auto &expected = row["name"] == "MSR_IFSB_CTL6"    ? control
                               : row["name"] == "MSR_IFSB_CNTR7" ? count
                                                                 : halves;
        CHECK(layout_of(row["name"].c_str(), any) == expected);
        CHECK(reserved_bits(the(row["name"].c_str()), any) == 0);
    }
}

TEST_CASE("what is no register is not found") {
    CHECK_FALSE(register_named(""));
    CHECK_FALSE(register_named("msr_"));
    CHECK_FALSE(register_named("ssu_escr1"));
    CHECK_FALSE(register_named("bsu_escr"));
    CHECK_FALSE(register_at(0x3bf)); // a kernel header assumes an ESCR at address 3BFh
    CHECK_FALSE(register_at(0));
    CHECK_FALSE(register_at(0x1000003a0)); // an address has 32 bits
}

TEST_CASE("87 registers, no two at one address or of one name") {
    std::set<std::uint32_t> addresses;
    std::set<std::string> names;
    for (unsigned place = 0; place < named_register_count; ++place) {
        addresses.insert(register_by_place(place).address);
        names.insert(register_by_place(place).name);
    }
    CHECK(named_register_count == 87);
    CHECK(addresses.size() == 87);
    CHECK(names.size() == 87);
}

TEST_CASE("layouts are those of the manual, with and without Hyper-Threading") {
    CHECK(layout_of("bsu_escr0", any) == facts_of("ESCR", {"non-HT"}));
    CHECK(layout_of("bsu_escr0", any_with_ht) == facts_of("ESCR", {"HT"}));
    CHECK(layout_of("bpu_cccr0", any) == facts_of("CCCR", {"non-HT"}));
    CHECK(layout_of("bpu_cccr0", any_with_ht) == facts_of("CCCR", {"HT"}));
    CHECK(layout_of("iq_counter5", any) == facts_of("COUNTER", {"all"}));
    CHECK(layout_of("ia32_pebs_enable", any_with_ht) ==
          facts_of("IA32_PEBS_ENABLE", {"all", "HT"}));
    CHECK(layout_of("pebs_matrix_vert", any) == facts_of("MSR_PEBS_MATRIX_VERT", {"all"}));
    CHECK(layout_of("tc_precise_event", any) == facts_of("MSR_TC_PRECISE_EVENT", {"all"}));
    CHECK(layout_of("ia32_misc_enable", any) == facts_of("IA32_MISC_ENABLE", {"all"}));
    CHECK(layout_of("debugctla", any) == facts_of("MSR_DEBUGCTLA", {"all"}));
}

TEST_CASE("the debug store area has 64 bits where a model of the target has IA-32e mode") {
    CHECK(layout_of("ia32_ds_area", {.models = of_models(2)}) ==
          facts_of("IA32_DS_AREA", {"32-bit"}));
    CHECK(layout_of("ia32_ds_area", model_3) == facts_of("IA32_DS_AREA", {"IA-32e"}));
    CHECK(layout_of("ia32_ds_area", any) == facts_of("IA32_DS_AREA", {"IA-32e"}));
}

TEST_CASE("bit 11 of four CCCRs is an extended cascade on models 2, 3, 4 and 6") {
    const std::vector<row_text> plain = facts_of("CCCR", {"non-HT"});
    const std::vector<row_text> plain_with_ht = facts_of("CCCR", {"HT"});
    for (const char *const name : {"iq_cccr0", "iq_cccr3", "iq_cccr4", "iq_cccr5"}) {
        CAPTURE(name);
        CHECK(layout_of(name, any) == plain);
        CHECK(layout_of(name, {.models = of_models(1)}) == plain);
        CHECK(layout_of(name, model_3) == extended(plain));
        CHECK(layout_of(name, model_3_with_ht) == extended(plain_with_ht));
        CHECK(layout_of(name, {.models = of_models(2, 3, 4, 6)}) == extended(plain));
    }
    for (const char *const name : {"iq_cccr1", "iq_cccr2", "bpu_cccr0"})
        CHECK(layout_of(name, model_3) == plain);
}

TEST_CASE("the extended cascade has its own name for each counter") {
    for (const auto &row : facts::table{"netburst/fields.csv"}) {
        if (row["variant"] != "extended-cascade") continue;
        const named_register cccr = the(row["register"].c_str());
        const char *const name =
            extended_cascade_of(static_cast<counter_number>(cccr.number), model_3);
        REQUIRE(name != nullptr);
        CHECK(std::string{name} == facts::lower_case(row["field"]));
        CHECK(extended_cascade_of(static_cast<counter_number>(cccr.number), any) == nullptr);
    }
    CHECK(extended_cascade_of(counter_number::iq_counter1, model_3) == nullptr);
}

TEST_CASE("reserved bits are those of the table of facts") {
    const auto from_facts = [](const std::string &name, const std::string &variant) {
        std::uint64_t bits = 0;
        for (const auto &row : facts::table{"netburst/fields.csv"})
            if (row["register"] == name && row["variant"] == variant && row["access"] == "MBZ")
                bits |= facts::number(row["mask"]);
        return bits;
    };
    CHECK(reserved_bits(the("bsu_escr0"), any) == from_facts("ESCR", "non-HT"));
    CHECK(reserved_bits(the("bsu_escr0"), any_with_ht) == from_facts("ESCR", "HT"));
    CHECK(reserved_bits(the("iq_cccr0"), any) == from_facts("CCCR", "non-HT"));
    CHECK(reserved_bits(the("iq_cccr0"), any_with_ht) == from_facts("CCCR", "HT"));
    CHECK(reserved_bits(the("iq_cccr0"), model_3) == (from_facts("CCCR", "non-HT") & ~0x800ull));
    CHECK(reserved_bits(the("iq_counter0"), any) == from_facts("COUNTER", "all"));
    CHECK(reserved_bits(the("debugctla"), any) == from_facts("MSR_DEBUGCTLA", "all"));
    // The replay metrics use some of bits 23:13 of IA32_PEBS_ENABLE, which are called reserved.
    std::uint64_t metrics = 0;
    for (const auto &row : facts::table{"netburst/replay_metrics.csv"})
        metrics |= facts::number(row["pebs_enable_value"]);
    const std::uint64_t pebs = from_facts("IA32_PEBS_ENABLE", "all") | (0xffe000 & ~metrics);
    CHECK(reserved_bits(the("ia32_pebs_enable"), any_with_ht) == pebs);
    CHECK(reserved_bits(the("ia32_pebs_enable"), any) == (pebs | 1ull << 26));
    CHECK(reserved_bits(the("tc_precise_event"), any) == 0);
}

namespace {

using field_differences::difference_of;

/// Returns the reported fields of an ESCR, each with its value.
std::string fields_of_escr(std::uint64_t value) {
    std::string result;
    each_field(0x3a0, value, [&](std::string_view name, std::uint64_t field) {
        result += std::string{name} + '=' + std::to_string(field) + ' ';
    });
    return result;
}

} // namespace

TEST_CASE("every field of a register is reported, in the order of the bits") {
    // BSQ_cache_reference (0CH) with the masks 107H, at CPL 1 to 3
    CHECK(fields_of_escr(0x18020e04) == "reserved0=0 usr=1 os=0 tag_enable=0 tag_value=0 "
                                        "event_mask=263 event_select=12 reserved31=0 ");
    unsigned report = 0;
    each_field(0x3bf, ~0ull, [&](const char *, std::uint64_t) { ++report; });
    CHECK(report == 0); // each_field makes no call for an unknown address
    static_assert([] {
        std::uint64_t sum = 0;
        each_field(0x360, 0x3f000, [&](const char *, std::uint64_t field) { sum += field; });
        return sum;
    }() == 1 + 7 + 3);
}

TEST_CASE("a recorder reports field by field how two values of a register differ") {
    constexpr msr::field_describer plain = &each_field<msr::field_sink>;
    CHECK(difference_of(plain, 0x3a0, 0x18020e04, 0x18020004) ==
          "\n  event_mask: expected 0x107, got 0x100");
    CHECK(difference_of(plain, 0x3a0, 0x18020e04, 0x1a020e08) ==
          "\n  usr: expected 0x1, got 0x0\n  os: expected 0x0, got 0x1"
          "\n  event_select: expected 0xc, got 0xd");
    CHECK(difference_of(plain, 0x360, 0x3f000, 0x3b000) ==
          "\n  escr_select: expected 0x7, got 0x5");
    CHECK(difference_of(plain, 0x300, 0, 1) == "\n  value: expected 0x0, got 0x1");
    // IA32_MISC_ENABLE: BTS_UNAVAILABLE is bit 11; bit 0, fast strings, has no field here.
    CHECK(difference_of(plain, 0x1a0, 0, 0x801) ==
          "\n  bts_unavailable: expected 0x0, got 0x1\n  other_bits: expected 0x0, got 0x1");
    CHECK(difference_of(plain, 0x10, 0, 1) == "");
}

TEST_CASE("a recorder reports the fields that a register has on the target") {
    constexpr msr::field_describer threads = &each_field<msr::field_sink, any_with_ht>;
    CHECK(difference_of(threads, 0x3a0, 0x18020e04, 0x18020e01) ==
          "\n  t1_usr: expected 0x0, got 0x1\n  t0_usr: expected 0x1, got 0x0");
    constexpr msr::field_describer later =
        &each_field<msr::field_sink, models<3, hyper_threading::on>>;
    CHECK(difference_of(later, 0x36c, 0x3b000, 0x1b800) ==
          "\n  extended_cascade: expected 0x0, got 0x1"
          "\n  active_thread: expected 0x3, got 0x1");
}
