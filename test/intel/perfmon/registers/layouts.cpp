#include <msr/intel/perfmon/registers/layouts.hpp>

#include "../../../facts.hpp"
#include "../../../written_back.hpp"

#include <msr/intel/perfmon/cpuid_leaves.hpp>
#include <msr/intel/perfmon/offcore.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

namespace pm = msr::perfmon;
using msr::decode;
using msr::encode;

/// Returns the library's name of a field: small letters, an underscore where
/// intel_arch_pmu_fields.csv begins a new word.
std::string field_name(const std::string &name) {
    if (name.rfind("RSVD_", 0) == 0) return "reserved" + name.substr(5, name.find('_', 5) - 5);
    std::string result;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool upper = std::isupper(static_cast<unsigned char>(name[i])) != 0;
        const bool after_small =
            i > 0 && (std::islower(static_cast<unsigned char>(name[i - 1])) != 0 ||
                      std::isdigit(static_cast<unsigned char>(name[i - 1])) != 0);
        const bool begins_word = i > 0 && i + 1 < name.size() && name[i - 1] != '_' &&
                                 std::isupper(static_cast<unsigned char>(name[i - 1])) != 0 &&
                                 std::islower(static_cast<unsigned char>(name[i + 1])) != 0;
        if (upper && (after_small || begins_word)) result += '_';
        result += static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
    }
    return result == "int" ? "int_" : result; // `int` is a keyword of C++
}

msr::access access_named(const std::string &name) {
    const std::map<std::string, msr::access> known = {
        {"RW", msr::access::read_write},        {"RW-HW", msr::access::read_write},
        {"RO", msr::access::read_only},         {"WO", msr::access::write_only},
        {"W1C", msr::access::write_1_to_clear}, {"RSVD", msr::access::reserved}};
    return known.at(name);
}

const facts::table &table() {
    static const facts::table whole{"intel/intel_arch_pmu_fields.csv"};
    return whole;
}

/// Returns whether a row is of MSR_OFFCORE_RSP, or of MSR_OMR in its place, whose bits have no
/// names in the layouts.
bool is_of_offcore(const facts::row &row) {
    return row["register"] == "MSR_OFFCORE_RSP" || row["register"] == "MSR_OMR";
}

/// Returns the rows of intel_arch_pmu_fields.csv for one layout.
std::vector<const facts::row *> rows_of(const std::string &name, const std::string &variant) {
    std::vector<const facts::row *> result;
    for (const facts::row &row : table())
        if (facts::lower_case(row["register"]) == name && row["variant"] == variant)
            result.push_back(&row);
    return result;
}

void agree(const std::vector<const facts::row *> &rows, msr::sequence<msr::field_row> fields,
           unsigned bits) {
    REQUIRE(rows.size() == fields.size());
    unsigned sum = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const facts::row &row = *rows[i];
        INFO("field ", row["field"]);
        CHECK(fields[i].name == field_name(row["field"]));
        CHECK(fields[i].low == facts::number(row["lo"]));
        CHECK(fields[i].width == facts::number(row["width"]));
        CHECK(fields[i].low + fields[i].width - 1 == facts::number(row["hi"]));
        CHECK(fields[i].kind == access_named(row["access"]));
        sum += fields[i].width;
    }
    CHECK(sum == bits);
    CHECK(msr::described_bits(fields) == msr::low_bits(bits));
}

/// A register as a type, and its names in intel_arch_pmu_fields.csv.
template <typename Register>
struct layout {
    const char *name;
    const char *variant;
};

/// Writes a number into a field of a register.
template <typename Register, typename... Part>
void put(Register &destination, unsigned low, std::uint64_t number,
         msr::detail::part_list<Part...>) {
    const auto entry = [&](auto &field) {
        if (std::remove_reference_t<decltype(field)>::low == low) field.bits = number;
    };
    (entry(Part::field(destination)), ...);
}

/// Returns whether each bit of a register by itself, all bits but one, no bit and all bits are
/// decoded and encoded as their kinds allow.
template <typename Register>
constexpr bool carries_bits() {
    for (unsigned bit = 0; bit < 64; ++bit) {
        const std::uint64_t number = std::uint64_t{1} << bit;
        for (const std::uint64_t read : {number, ~number, std::uint64_t{0}, ~std::uint64_t{0}})
            if (msr::try_encode(decode<Register>(read)).value != written_back<Register>(read))
                return false;
    }
    return true;
}
// The compiler repeats the check of the program for perfevtsel_v6; other layouts are checked by the
// program alone.
static_assert(carries_bits<pm::perfevtsel_v6>());

/// Checks every value of fields of up to 16 bits, edges and random values of wider fields: a value
/// goes to its place by encode, comes back by decode, and a value with one bit more is refused.
template <typename Register>
void carries(const layout<Register> &entry) {
    INFO("register ", std::string{entry.name}, " ", std::string{entry.variant});
    const auto rows = rows_of(entry.name, entry.variant);
    REQUIRE(!rows.empty());
    CHECK(carries_bits<Register>());
    using parts = msr::detail::parts_of<Register>;
    for (const facts::row *row : rows) {
        INFO("field ", (*row)["field"]);
        const auto low = static_cast<unsigned>(facts::number((*row)["lo"]));
        const auto width = static_cast<unsigned>(facts::number((*row)["width"]));
        const std::uint64_t largest = ~std::uint64_t{0} >> (64 - width);
        std::vector<std::uint64_t> values;
        if (width <= 16) {
            for (std::uint64_t value = 0; value <= largest; ++value)
                values.push_back(value);
        } else {
            std::mt19937_64 random{low};
            for (unsigned bit = 0; bit < width; ++bit)
                values.push_back(std::uint64_t{1} << bit);
            for (int i = 0; i < 1000; ++i)
                values.push_back(random() & largest);
            values.push_back(largest);
        }
        bool good = true;
        for (const std::uint64_t value : values) {
            Register written = decode<Register>(0);
            put(written, low, value, parts{});
            const msr::encoding_result result = msr::try_encode(written);
            const std::uint64_t placed = value << low;
            good = good && bool{result} == may_be_written_back<Register>(placed) &&
                   result.value == written_back<Register>(placed) &&
                   decode<Register>(placed) == written;
        }
        CHECK(good);
        if (width == 64) continue;
        Register too_large{};
        put(too_large, low, largest + 1, parts{});
        const msr::encoding_result refused = msr::try_encode(too_large);
        CHECK(!refused);
        CHECK(refused.value == 0); // no neighbouring field got the bit
        CHECK(std::string{refused.unfit_field} == field_name((*row)["field"]));
    }
}

template <typename... Register>
void all_carry(const layout<Register> &...entry) {
    (carries(entry), ...);
}

} // namespace

TEST_CASE("every layout has the fields of the table and covers 64 bits") {
    std::size_t compared = 0;
    std::size_t doubts = 0;
    for (const pm::layout_row &layout_row : pm::layouts) {
        INFO("register ", std::string{layout_row.name}, " ", std::string{layout_row.variant});
        const auto rows = rows_of(layout_row.name, layout_row.variant);
        REQUIRE(!rows.empty());
        agree(rows, layout_row.fields, 64);
        for (const facts::row *row : rows) {
            CHECK(layout_row.address == facts::number((*row)["address"]));
            const std::string &stride = (*row)["stride"];
            CHECK(layout_row.stride == (stride == "-" ? 0 : facts::number(stride)));
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            CHECK(name_of(confidence_of({.doubts = layout_row.doubts}, layout_row.fields[i])) ==
                  (*rows[i])["confidence"]);
        doubts += layout_row.doubts.size();
        compared += rows.size();
    }
    std::size_t of_the_table = 0;
    std::size_t doubtful = 0;
    for (const facts::row &row : table()) {
        const bool elsewhere = row["register"].rfind("CPUID", 0) == 0 || is_of_offcore(row);
        of_the_table += elsewhere ? 0 : 1;
        doubtful += row["confidence"] == "high" ? 0 : 1;
    }
    CHECK(compared == of_the_table);
    CHECK(doubts == doubtful);
}

TEST_CASE("the leaves of CPUID have the fields of the table and cover 32 bits") {
    struct leaf {
        const char *name;
        msr::sequence<msr::field_row> fields;
    };
    const leaf leaves[] = {
        {"cpuid_0a_eax", msr::fields_of<pm::cpuid_0a_eax>()},
        {"cpuid_0a_ebx", msr::fields_of<pm::cpuid_0a_ebx>()},
        {"cpuid_0a_ecx", msr::fields_of<pm::cpuid_0a_ecx>()},
        {"cpuid_0a_edx", msr::fields_of<pm::cpuid_0a_edx>()},
        {"cpuid_23_0_eax", msr::fields_of<pm::cpuid_23_0_eax>()},
        {"cpuid_23_0_ebx", msr::fields_of<pm::cpuid_23_0_ebx>()},
        {"cpuid_23_0_ecx", msr::fields_of<pm::cpuid_23_0_ecx>()},
        {"cpuid_23_1_eax", msr::fields_of<pm::cpuid_23_1_eax>()},
        {"cpuid_23_1_ebx", msr::fields_of<pm::cpuid_23_1_ebx>()},
        {"cpuid_23_2_eax", msr::fields_of<pm::cpuid_23_2_eax>()},
        {"cpuid_23_2_ebx", msr::fields_of<pm::cpuid_23_2_ebx>()},
        {"cpuid_23_2_ecx", msr::fields_of<pm::cpuid_23_2_ecx>()},
        {"cpuid_23_2_edx", msr::fields_of<pm::cpuid_23_2_edx>()},
        {"cpuid_23_3_eax", msr::fields_of<pm::cpuid_23_3_eax>()},
        {"cpuid_23_4_ebx", msr::fields_of<pm::cpuid_23_4_ebx>()},
        {"cpuid_23_5_eax", msr::fields_of<pm::cpuid_23_5_eax>()},
        {"cpuid_23_5_ecx", msr::fields_of<pm::cpuid_23_5_ecx>()},
        {"cpuid_7_0_edx_archlbr", msr::fields_of<pm::cpuid_7_0_edx_archlbr>()},
    };
    std::size_t compared = 0;
    for (const leaf &entry : leaves) {
        INFO("leaf ", std::string{entry.name});
        agree(rows_of(entry.name, "cpuid"), entry.fields, 32);
        compared += entry.fields.size();
    }
    std::size_t of_the_table = 0;
    for (const facts::row &row : table())
        of_the_table += row["register"].rfind("CPUID", 0) == 0 ? 1 : 0;
    CHECK(compared == of_the_table);
}

TEST_CASE("MSR_OFFCORE_RSP and MSR_OMR may hold the bits that the table calls valid") {
    std::map<std::string, std::uint64_t> valid;
    std::map<std::string, std::uint64_t> covered;
    for (const facts::row &row : table()) {
        if (!is_of_offcore(row)) continue;
        const std::uint64_t bits = msr::low_bits(static_cast<unsigned>(facts::number(row["width"])))
                                   << facts::number(row["lo"]);
        covered[row["variant"]] += bits;
        if (row["access"] == "RW") valid[row["variant"]] |= bits;
        const pm::offcore_layout *const layout = pm::offcore_layout_named(row["variant"].c_str());
        REQUIRE(layout != nullptr);
        CHECK(layout->address == facts::number(row["address"]));
        CHECK(layout->stride == (row["stride"] == "-" ? 0 : facts::number(row["stride"])));
        // The column `meaning` of intel_arch_pmu_fields.csv has the mask once more.
        if (const auto position = row["meaning"].find("mask "); position != std::string::npos)
            CHECK(layout->valid ==
                  facts::number(row["meaning"].substr(
                      position + 5, row["meaning"].find(')', position) - position - 5)));
    }
    CHECK(valid.size() == sizeof pm::offcore_layouts / sizeof pm::offcore_layouts[0]);
    for (const auto &[variant, bits] : valid) {
        CHECK(pm::offcore_layout_named(variant.c_str())->valid == bits);
        CHECK(covered[variant] == ~std::uint64_t{0});
    }
}

TEST_CASE("every value of every field goes to its place and comes back") {
    all_carry(layout<pm::perfevtsel_v1>{"ia32_perfevtsel", "v1"},
              layout<pm::perfevtsel_v3>{"ia32_perfevtsel", "v3"},
              layout<pm::perfevtsel_v3_tsx>{"ia32_perfevtsel", "v3_tsx"},
              layout<pm::perfevtsel_v5>{"ia32_perfevtsel", "v5"},
              layout<pm::perfevtsel_v6>{"ia32_perfevtsel", "v6"},
              layout<pm::pmc_gpn_cfg_a>{"ia32_pmc_gpn_cfg_a", "v6"},
              layout<pm::counter_40>{"ia32_pmc", "w40"},
              layout<pm::counter_48>{"ia32_a_pmc", "w48"},
              layout<pm::fixed_ctr_ctrl_v2_3ctr>{"ia32_fixed_ctr_ctrl", "v2_3ctr"},
              layout<pm::fixed_ctr_ctrl_v5_4ctr>{"ia32_fixed_ctr_ctrl", "v5_4ctr"},
              layout<pm::fixed_ctr_ctrl_v6_atom>{"ia32_fixed_ctr_ctrl", "v6_atom"});
    all_carry(layout<pm::perf_global_status_v2>{"ia32_perf_global_status", "v2"},
              layout<pm::perf_global_status_v4>{"ia32_perf_global_status", "v4"},
              layout<pm::perf_global_ctrl_v2>{"ia32_perf_global_ctrl", "v2"},
              layout<pm::perf_global_ctrl_v5>{"ia32_perf_global_ctrl", "v5"},
              layout<pm::perf_global_ovf_ctrl>{"ia32_perf_global_ovf_ctrl", "v2"},
              layout<pm::perf_global_status_reset>{"ia32_perf_global_status_reset", "v4"},
              layout<pm::perf_global_status_set>{"ia32_perf_global_status_set", "v4"},
              layout<pm::perf_global_inuse>{"ia32_perf_global_inuse", "v4"},
              layout<pm::perf_capabilities>{"ia32_perf_capabilities", "full"},
              layout<pm::perf_metrics_icl>{"ia32_perf_metrics", "icl"},
              layout<pm::perf_metrics_spr>{"ia32_perf_metrics", "spr"},
              layout<pm::misc_enable>{"ia32_misc_enable", "pmu"});
    all_carry(layout<pm::pebs_enable_core2_atom>{"ia32_pebs_enable", "core2_atom"},
              layout<pm::pebs_enable_nhm>{"ia32_pebs_enable", "nhm"},
              layout<pm::pebs_enable_snb>{"ia32_pebs_enable", "snb"},
              layout<pm::pebs_enable_hsw>{"ia32_pebs_enable", "hsw"},
              layout<pm::pebs_enable_icl>{"ia32_pebs_enable", "icl"},
              layout<pm::pebs_data_cfg>{"ia32_pebs_data_cfg", "fmt4"},
              layout<pm::pebs_ld_lat>{"msr_pebs_ld_lat", "all"},
              layout<pm::pebs_frontend_skl>{"msr_pebs_frontend", "skl"},
              layout<pm::pebs_frontend_spr>{"msr_pebs_frontend", "spr"},
              layout<pm::ds_area>{"ia32_ds_area", "all"},
              layout<pm::reload_pmc>{"msr_reload_pmc", "icl"},
              layout<pm::reload_fixed_ctr>{"msr_reload_fixed_ctr", "icl"},
              layout<pm::pmc_gpn_cfg_b>{"ia32_pmc_gpn_cfg_b", "v6_acr"},
              layout<pm::pmc_gpn_cfg_c>{"ia32_pmc_gpn_cfg_c", "v6_pebs"},
              layout<pm::pebs_base>{"ia32_pebs_base", "v6"},
              layout<pm::pebs_index>{"ia32_pebs_index", "v6"},
              layout<pm::debugctl>{"ia32_debugctl", "core"},
              layout<pm::lbr_select>{"msr_lbr_select", "nhm"},
              layout<pm::lbr_ctl>{"ia32_lbr_ctl", "arch"},
              layout<pm::lbr_depth>{"ia32_lbr_depth", "arch"});
}

TEST_CASE("values that everybody writes read as the fields that they are made of") {
    // Core cycles and retired instructions at all privilege levels, as perf and likwid write them.
    static_assert(encode(pm::perfevtsel_v3{
                      .event_select = 0x3c, .usr = true, .os = true, .enable = true}) == 0x43003c);
    static_assert(decode<pm::perfevtsel_v1>(0x4300c0).event_select == 0xc0);
    // Fixed counters 0 to 2 count at all levels; with four general counters all counters are
    // enabled.
    static_assert(encode(pm::fixed_ctr_ctrl_v2_3ctr{.c0_os = true,
                                                    .c0_usr = true,
                                                    .c1_os = true,
                                                    .c1_usr = true,
                                                    .c2_os = true,
                                                    .c2_usr = true}) == 0x333);
    static_assert(encode(pm::perf_global_ctrl_v2{.ctr_en = 0xf, .fixed_en = 7}) == 0x70000000f);
    // The masks of Linux's driver for transactions, adaptive records, equality and the second unit
    // mask.
    static_assert(encode(pm::perfevtsel_v3_tsx{.in_tx = true}) == 1ull << 32);
    static_assert(encode(pm::perfevtsel_v3_tsx{.in_tx_checkpointed = true}) == 1ull << 33);
    static_assert(encode(pm::perfevtsel_v5{.adaptive_record = true}) == 1ull << 34);
    static_assert(encode(pm::perfevtsel_v6{.equal = true}) == 1ull << 36);
    static_assert(encode(pm::perfevtsel_v6{.unit_mask2 = 0xff}) == 0xffull << 40);
    static_assert(encode(pm::perf_global_ctrl_v5{.perf_metrics_en = true}) == 1ull << 48);
    CHECK(msr::try_encode(pm::perfevtsel_v6{.event_select = 0x1ff}).unfit_field ==
          std::string{"event_select"});
}

TEST_CASE("AnyThread is a field of version 3 only, and reserved before and after") {
    constexpr std::uint64_t any_thread = 1 << 21;
    const auto reserves = [](const char *variant) {
        const pm::layout_row *const row = pm::layout_named("ia32_perfevtsel", variant);
        REQUIRE(row != nullptr);
        return row->is_reserved(any_thread);
    };
    CHECK(reserves("v1"));
    CHECK(!reserves("v3"));
    CHECK(!reserves("v3_tsx"));
    CHECK(reserves("v5"));
    CHECK(reserves("v6"));
    CHECK(pm::layout_named("ia32_perfevtsel", "v2") == nullptr);
}

TEST_CASE("formats of branch records have names") {
    static_assert(decode<pm::perf_capabilities>(0x3f).lbr_fmt == pm::lbr_format::none);
    std::string name;
    msr::describe(msr::fields_of<pm::perf_capabilities>(), 5, [&](msr::described_field field) {
        if (std::string{field.row.name} == "lbr_fmt") name = field.text;
    });
    CHECK(name == "with_info");
}
