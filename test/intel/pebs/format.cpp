// Tests <msr/intel/pebs/format.hpp> and <msr/intel/pebs/words.hpp>.
#include <msr/intel/pebs/format.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <string>

namespace {

namespace pebs = msr::pebs;
using pebs::data_groups;
using pebs::format;
using pebs::selection;

std::string report_of(const msr::verdict &verdict) {
    return verdict.legal() ? "legal" : verdict.broken->name;
}

} // namespace

TEST_CASE("the groups of MSR_PEBS_DATA_CFG have their bits") {
    // Expected bits are those of IA32_PEBS_DATA_CFG in intel_arch_pmu_fields.csv, variant fmt4.
    static_assert(pebs::data_configuration({}) == 0);
    static_assert(pebs::data_configuration({.memory = true}) == 1u << 0);
    static_assert(pebs::data_configuration({.registers = true}) == 1u << 1);
    static_assert(pebs::data_configuration({.xmm = true}) == 1u << 2);
    static_assert(pebs::data_configuration({.lbr_entries = 1}) == 1u << 3);
    static_assert(pebs::data_configuration({.lbr_entries = 32}) == (1u << 3 | 31u << 24));
    static_assert(pebs::data_configuration({.lbr_entries = 256}) == (1u << 3 | 255u << 24));
    static_assert(pebs::data_configuration({.counters = true}) == 1u << 4);
    static_assert(pebs::data_configuration({.metrics = true}) == 1u << 5);
    static_assert(pebs::data_configuration({.general = 0x8001}) == 0x8001ull << 32);
    static_assert(pebs::data_configuration({.fixed = 0x81}) == 0x81ull << 48);
}

TEST_CASE("the bits agree with the facts on the registers") {
    const auto value_of = [](const std::string &field) -> std::uint64_t {
        if (field == "MemInfo") return pebs::data_configuration({.memory = true});
        if (field == "Gp") return pebs::data_configuration({.registers = true});
        if (field == "Xmm") return pebs::data_configuration({.xmm = true});
        if (field == "Lbr") return pebs::data_configuration({.lbr_entries = 1});
        if (field == "Cntr") return pebs::data_configuration({.counters = true});
        if (field == "Metrics") return pebs::data_configuration({.metrics = true});
        if (field == "LbrCount")
            return pebs::data_configuration({.lbr_entries = 256}) ^
                   pebs::data_configuration({.lbr_entries = 1});
        if (field == "CntrMask") return pebs::data_configuration({.general = 0xffff});
        if (field == "FixedMask") return pebs::data_configuration({.fixed = 0xff});
        FAIL("no such field: ", field);
        return 0;
    };
    std::uint64_t reserved = 0;
    unsigned fields = 0;
    for (const facts::row &row : facts::table{"intel/intel_arch_pmu_fields.csv"}) {
        const auto low = [&] { return static_cast<unsigned>(facts::number(row["lo"])); };
        const auto high = [&] { return static_cast<unsigned>(facts::number(row["hi"])); };
        if (row["register"] == "IA32_PEBS_DATA_CFG") {
            std::uint64_t mask = 0;
            for (unsigned bit = low(); bit <= high(); ++bit)
                mask |= std::uint64_t{1} << bit;
            ++fields;
            CAPTURE(row["field"]);
            if (row["access"] == "RSVD")
                reserved |= mask;
            else
                CHECK(value_of(row["field"]) == mask);
        }
        if (row["register"] == "IA32_PERF_CAPABILITIES") {
            const pebs::capabilities only = pebs::capabilities_of(std::uint64_t{1} << low());
            const std::string &field = row["field"];
            CAPTURE(field);
            CHECK(only.trap == (field == "PebsTrap"));
            CHECK(only.all_registers == (field == "PebsArchReg"));
            CHECK(only.format_number == (field == "PebsFmt" ? 1u : 0u));
            CHECK(only.baseline == (field == "PebsBaseline"));
            CHECK(only.output_to_trace == (field == "PebsOutputPt"));
            CHECK(only.retire_latency == (field == "PebsTimingInfo"));
            ++fields;
        }
    }
    CHECK(reserved == pebs::group_bits::reserved);
    CHECK(fields > 20);
}

TEST_CASE("what is encoded is decoded") {
    for (unsigned bits = 0; bits < 64; ++bits)
        for (const unsigned entries : {0u, 1u, 16u, 255u, 256u})
            for (const unsigned mask : {0u, 1u, 0xa5u, 0xffffu}) {
                const data_groups groups{(bits & 1) != 0,
                                         (bits & 2) != 0,
                                         (bits & 4) != 0,
                                         entries,
                                         (bits & 8) != 0,
                                         (bits & 16) != 0,
                                         static_cast<std::uint16_t>(mask),
                                         static_cast<std::uint8_t>(mask >> 4)};
                CHECK(pebs::groups_of(pebs::data_configuration(groups)) == groups);
            }
    std::mt19937_64 random{3};
    for (int i = 0; i < 10000; ++i) {
        const std::uint64_t number = random();
        const bool has_lbr = (number & 8) != 0;
        const std::uint64_t ignored = 0xff00'0000'00ff'ffc0 | (has_lbr ? 0 : 0xff00'0000);
        CHECK(pebs::data_configuration(pebs::groups_of(number)) == (number & ~ignored));
    }
}

TEST_CASE("formats are fixed, adaptive or architectural") {
    for (unsigned number = 0; number < 20; ++number) {
        const bool known = number <= 6 || number == 15;
        CHECK(pebs::is_known(number) == known);
        CHECK(pebs::is_fixed(static_cast<format>(number)) == (number <= 3));
        CHECK(pebs::is_adaptive(static_cast<format>(number)) == (number >= 4 && number <= 6));
        CHECK(report_of(pebs::check({static_cast<format>(number), {}})) ==
              (known ? "legal" : "pebs_format_is_known"));
    }
}

TEST_CASE("groups are chosen where the format has them") {
    for (const format fixed :
         {format::core2, format::nehalem, format::haswell, format::skylake, format::architectural})
        CHECK(report_of(pebs::check({fixed, {.memory = true}})) == "pebs_group_exists_in_format");
    for (const format adaptive : {format::adaptive, format::adaptive_ept, format::snapshot}) {
        const data_groups maximum{
            .memory = true, .registers = true, .xmm = true, .lbr_entries = 32};
        CHECK(report_of(pebs::check({adaptive, maximum})) == "legal");
        const std::string expected =
            adaptive == format::snapshot ? "legal" : "pebs_group_exists_in_format";
        CHECK(report_of(pebs::check({adaptive, {.counters = true, .general = 3}})) == expected);
        CHECK(report_of(pebs::check({adaptive, {.metrics = true}})) == expected);
        CHECK(report_of(pebs::check({adaptive, {.general = 1}})) == expected);
        CHECK(report_of(pebs::check({adaptive, {.fixed = 1}})) == expected);
        CHECK(report_of(pebs::check({adaptive, {.lbr_entries = 256}})) == "legal");
        CHECK(report_of(pebs::check({adaptive, {.lbr_entries = 257}})) ==
              "lbr_entries_are_1_to_256");
    }
    static_assert(
        pebs::records_of<selection{format::snapshot, {.counters = true, .fixed = 1}}>.groups.fixed ==
        1);
}

TEST_CASE("the format is read from IA32_PERF_CAPABILITIES") {
    // Skylake reports format 3: bits 8 to 11. Bits 0 to 5, the LBR format, are of no concern.
    const pebs::selected skylake = pebs::selection_of(0x33c5);
    CHECK(skylake.why.legal());
    CHECK(skylake.records == selection{format::skylake, {}});
    const pebs::selected adaptive = pebs::selection_of(1u << 14 | 4u << 8, 0x0f00'0009);
    CHECK(adaptive.why.legal());
    CHECK(adaptive.records == selection{format::adaptive, {.memory = true, .lbr_entries = 16}});
    for (unsigned number = 7; number < 15; ++number)
        CHECK(report_of(pebs::selection_of(number << 8).why) == "pebs_format_is_known");
    CHECK(pebs::selection_of(15u << 8).records.number == format::architectural);
    // bit 14 of the capabilities is 0
    CHECK(report_of(pebs::selection_of(4u << 8, 1).why) == "pebs_group_exists_in_format");
    CHECK(pebs::selection_of(4u << 8).why.legal());
    for (unsigned bit = 0; bit < 64; ++bit) {
        const bool reserved = (bit >= 6 && bit < 24) || bit >= 56;
        CHECK(report_of(pebs::selection_of(1u << 14 | 6u << 8, 1ull << bit).why) ==
              (reserved ? "pebs_data_bits_are_defined" : "legal"));
    }
}

TEST_CASE("capabilities have their bits") {
    const auto only = [](unsigned bit) { return pebs::capabilities_of(1ull << bit); };
    CHECK(only(6).trap);
    CHECK(only(7).all_registers);
    CHECK(only(8).format_number == 1);
    CHECK(only(11).format_number == 8);
    CHECK(only(12).format_number == 0);
    CHECK(only(14).baseline);
    CHECK(only(16).output_to_trace);
    CHECK(only(17).retire_latency);
    const pebs::capabilities empty =
        pebs::capabilities_of(~0ull & ~(0xfcfull << 0 | 1ull << 14 | 3ull << 16));
    CHECK_FALSE((empty.trap || empty.all_registers));
    CHECK_FALSE((empty.baseline || empty.output_to_trace || empty.retire_latency));
}

TEST_CASE("records are as long as their fields in the facts") {
    const auto sum_of = [](const std::string &layout, const std::string &group) {
        unsigned sum = 0;
        for (const auto &line : layout_rows::rows_of(layout, group))
            sum += static_cast<unsigned>(line.size);
        REQUIRE(sum > 0);
        return sum;
    };
    for (unsigned number = 0; number < 4; ++number)
        CHECK(pebs::largest_record({static_cast<format>(number), {}}) ==
              sum_of("fmt" + std::to_string(number), "record"));
    const unsigned basic = sum_of("adaptive", "basic 32");
    const auto largest = [](const data_groups &groups) {
        return pebs::largest_record({format::snapshot, groups});
    };
    CHECK(largest({}) == basic);
    CHECK(largest({.memory = true}) == basic + sum_of("adaptive", "memory 32"));
    CHECK(largest({.registers = true}) == basic + sum_of("adaptive", "gpr"));
    CHECK(largest({.xmm = true}) == basic + sum_of("adaptive", "xmm"));
    CHECK(largest({.lbr_entries = 3}) == basic + 3 * sum_of("adaptive", "lbr"));
    const unsigned header = sum_of("adaptive", "counter snapshot");
    CHECK(largest({.counters = true, .general = 0x11, .fixed = 0x7}) == basic + header + 5 * 8);
    CHECK(largest({.metrics = true}) == basic + header + 2 * 8);
    CHECK(pebs::largest_record({format::architectural, {}}) == 0);
}

TEST_CASE("the word on transactional memory agrees with the facts") {
    const auto lines = layout_rows::rows_of("fmt2_tsx", "tsx_tuning");
    REQUIRE(lines.size() == std::size(pebs::tsx_fields::all));
    for (std::size_t i = 0; i < lines.size(); ++i)
        layout_rows::agrees(pebs::tsx_fields::all[i], lines[i], 0);
    bool (pebs::tsx_tuning::*const flags[])()
        const = {&pebs::tsx_tuning::hle_abort,      &pebs::tsx_tuning::rtm_abort,
                 &pebs::tsx_tuning::instruction,    &pebs::tsx_tuning::non_instruction,
                 &pebs::tsx_tuning::retry,          &pebs::tsx_tuning::data_conflict,
                 &pebs::tsx_tuning::capacity_write, &pebs::tsx_tuning::capacity_read};
    for (unsigned bit = 0; bit < 64; ++bit) {
        const pebs::tsx_tuning word{1ull << bit};
        for (std::size_t i = 0; i < std::size(flags); ++i)
            CHECK((word.*flags[i])() == (lines[i + 1].low == bit));
        CHECK(word.cycles() == (bit < 32 ? 1u << bit : 0u));
        CHECK((word.other_bits() != 0) == (bit >= 40));
        std::uint64_t sum = 0;
        pebs::describe(word, [&](const pebs::described_field &field) { sum += field.value; });
        CHECK(sum == (bit < 32 ? 1ull << bit : bit < 40 ? 1 : 0));
    }
}

TEST_CASE("a set of counters distinguishes them") {
    constexpr pebs::counter_set set{0x0001'0008'8000'0001};
    static_assert(set.has_general(0) && set.has_general(31) && !set.has_general(1));
    static_assert(set.has_fixed(3) && set.has_fixed(16) && !set.has_fixed(0));
    static_assert(!set.has_general(32) && !set.has_fixed(32));
    static_assert(set.general() == 0x8000'0001 && set.fixed() == 0x1'0008);
    static_assert(set.size() == 4 && !set.empty() && pebs::counter_set{}.empty());
}

TEST_CASE("words are little-endian at any place") {
    const auto bytes = layout_rows::distinct_bytes(24);
    for (std::size_t shift = 0; shift < 16; ++shift) {
        CHECK(pebs::load_64(bytes.data() + shift) ==
              layout_rows::number_in(bytes.data() + shift, 8));
        CHECK(pebs::load_32(bytes.data() + shift) ==
              layout_rows::number_in(bytes.data() + shift, 4));
    }
    const pebs::byte_view byte_view = bytes;
    CHECK(byte_view.first == bytes.data());
    CHECK(byte_view.from(20).count == 4);
}

TEST_CASE("every defect has a sentence of its own") {
    std::set<std::string> sentences;
    for (int i = 1; i <= static_cast<int>(pebs::defect::format_unknown); ++i)
        CHECK(sentences.insert(pebs::sentence_of(static_cast<pebs::defect>(i))).second);
    CHECK(sentences.count("") == 0);
    CHECK(pebs::sentence_of(pebs::defect::none) == std::string{});
}
