#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/doubts.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/registers.hpp>

#include "../../facts.hpp"
#include "../../written_back.hpp"

#include <doctest/doctest.h>

#include <cctype>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace {

namespace amd = msr::amd;
using msr::access;
using msr::decode;
using msr::encode;
using msr::fields_of;
using msr::try_encode;

using fields = msr::sequence<msr::field_row>;

/// The name of a register in amd_pmc_fields.csv, and the name of its variant.
using variant = std::pair<std::string, std::string>;

/// Returns the registers of the counters; fields that amd_pmc_fields.csv leaves out stand in
/// `left_out`.
std::map<variant, fields> registers() {
    return {{{"PERF_LEGACY_CTL", "k7_k8"}, fields_of<amd::perf_ctl_k7>()},
            {{"PERF_LEGACY_CTL", "f10"}, fields_of<amd::perf_ctl>()},
            {{"PERF_LEGACY_CTL", "f11"}, fields_of<amd::perf_ctl_fam11h>()},
            {{"PERF_LEGACY_CTR", "all"}, fields_of<amd::perf_ctr>()},
            {{"PERF_CTL", "f15"}, fields_of<amd::perf_ctl>()},
            {{"PERF_CTR", "all"}, fields_of<amd::perf_ctr>()},
            {{"PERF_CNTR_GLOBAL_STATUS", "v2"}, fields_of<amd::perf_cntr_global_status>()},
            {{"PERF_CNTR_GLOBAL_CTL", "v2"}, fields_of<amd::perf_cntr_global_ctl>()},
            {{"PERF_CNTR_GLOBAL_STATUS_CLR", "v2"}, fields_of<amd::perf_cntr_global_status_clr>()},
            {{"NB_PERF_CTL", "f15_16"}, fields_of<amd::nb_perf_ctl>()},
            {{"NB_PERF_CTR", "f15_16"}, fields_of<amd::perf_ctr>()},
            {{"DF_PERF_CTL", "f17"}, fields_of<amd::df_perf_ctl>()},
            {{"DF_PERF_CTL", "v2"}, fields_of<amd::df_perf_ctl_v2>()},
            {{"DF_PERF_CTR", "all"}, fields_of<amd::perf_ctr>()},
            {{"L2I_PERF_CTL", "f16"}, fields_of<amd::l2i_perf_ctl>()},
            {{"L3_PERF_CTL", "f17"}, fields_of<amd::l3_perf_ctl>()},
            {{"L3_PERF_CTL", "f19"}, fields_of<amd::l3_perf_ctl_fam19h>()},
            {{"L3_PERF_CTR", "all"}, fields_of<amd::perf_ctr>()},
            {{"UMC_PERF_CTL", "v2"}, fields_of<amd::umc_perf_ctl>()},
            {{"UMC_PERF_CTR", "v2"}, fields_of<amd::umc_perf_ctr>()}};
}

/// Branch records and other registers that the headers of counters leave out.
const std::set<std::string> left_out{"HWCR",       "IRPERF",       "MPERF_RO",     "APERF_RO",
                                     "LBR_SELECT", "DBG_EXTN_CFG", "SAMP_BR_FROM", "SAMP_BR_TO"};

/// Names of the library: `EventSelLo` is `event_sel_lo`, `RSVD_32_63` is `reserved32`, and C++
/// needs `int_`.
std::string library_name(const std::string &field) {
    if (field.rfind("RSVD_", 0) == 0) return "reserved" + field.substr(5, field.find('_', 5) - 5);
    std::string name;
    for (const char letter : field) {
        if (std::isupper(static_cast<unsigned char>(letter)) && !name.empty()) name += '_';
        name += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return name == "int" ? "int_" : name;
}

access access_of(const std::string &cell) {
    if (cell == "RW" || cell == "RW-HW") return access::read_write;
    if (cell == "RO") return access::read_only;
    if (cell == "W1C") return access::write_1_to_clear;
    REQUIRE(cell == "RSVD");
    return access::reserved;
}

template <typename Register>
void goes_through_every_value() {
    const fields fields = fields_of<Register>();
    CHECK(msr::described_bits(fields) == ~std::uint64_t{0});
    CHECK(try_encode(Register{}).value == 0);
    for (const msr::field_row &row : fields) {
        const std::uint64_t maximum = msr::low_bits(row.width);
        // Checks every value of a narrow field, and of a wide field each bit and all bits together.
        for (std::uint64_t i = 0; row.width <= 16 ? i <= maximum : i <= row.width; ++i) {
            const std::uint64_t value = row.width <= 16 ? i : i == row.width ? maximum : 1ull << i;
            const std::uint64_t placed = value << row.low;
            const auto again = try_encode(decode<Register>(placed));
            CHECK(again);
            CHECK(again.value == written_back<Register>(placed));
            std::uint64_t report = 0;
            msr::describe(fields, placed, [&](const msr::described_field &field) {
                if (field.row.low == row.low) report = field.value;
                if (field.row.low != row.low) CHECK(field.value == 0);
            });
            CHECK(report == value);
        }
    }
}

} // namespace

TEST_CASE("every layout has the fields of the facts, and they fill 64 bits") {
    const facts::table table{"amd/amd_pmc_fields.csv"};
    const auto known = registers();
    std::map<variant, std::size_t> observed;
    std::map<variant, std::uint64_t> covered;
    for (const facts::row &row : table) {
        if (left_out.count(row["register"]) != 0 || row["register"].rfind("CPUID_", 0) == 0)
            continue;
        const variant kind{row["register"], row["variant"]};
        INFO(kind.first << ' ' << kind.second << ' ' << row["field"]);
        const auto text = known.find(kind);
        REQUIRE(text != known.end());
        const std::size_t place = observed[kind]++;
        REQUIRE(place < text->second.size());
        const msr::field_row &field = text->second[place];
        CHECK(std::string{field.name} == library_name(row["field"]));
        CHECK(field.low == facts::number(row["lo"]));
        CHECK(field.low + field.width - 1 == facts::number(row["hi"]));
        CHECK(field.width == facts::number(row["width"]));
        CHECK(field.kind == access_of(row["access"]));
        covered[kind] |= field.mask();
    }
    CHECK(observed.size() == known.size());
    for (const auto &name : known) {
        INFO(name.first.first << ' ' << name.first.second);
        CHECK(observed[name.first] == name.second.size());
        CHECK(covered[name.first] == ~std::uint64_t{0});
    }
}

TEST_CASE("what a single, weaker source says of a select register is marked") {
    const std::map<variant, amd::select_layout> layouts{
        {{"PERF_LEGACY_CTL", "k7_k8"}, amd::select_layout::core_k7},
        {{"PERF_LEGACY_CTL", "f11"}, amd::select_layout::core_fam11h},
        {{"PERF_CTL", "f15"}, amd::select_layout::core},
        {{"NB_PERF_CTL", "f15_16"}, amd::select_layout::northbridge},
        {{"DF_PERF_CTL", "f17"}, amd::select_layout::data_fabric},
        {{"DF_PERF_CTL", "v2"}, amd::select_layout::data_fabric_v2},
        {{"L2I_PERF_CTL", "f16"}, amd::select_layout::l2i},
        {{"L3_PERF_CTL", "f17"}, amd::select_layout::l3},
        {{"L3_PERF_CTL", "f19"}, amd::select_layout::l3_fam19h},
        {{"UMC_PERF_CTL", "v2"}, amd::select_layout::umc}};
    std::size_t doubts = 0;
    for (const facts::row &row : facts::table{"amd/amd_pmc_fields.csv"}) {
        const auto layout = layouts.find({row["register"], row["variant"]});
        if (layout == layouts.end()) continue;
        INFO(row["register"] << ' ' << row["field"]);
        const std::string name = library_name(row["field"]);
        for (const msr::field_row &field : fields_of_layout(layout->second)) {
            if (field.name != name) continue;
            const auto doubt = msr::doubt_about(amd::doubts_of(layout->second), field);
            CHECK(name_of(doubt.row.sure) == row["confidence"]);
            CHECK((doubt.row.why != nullptr) == doubt.found);
            doubts += doubt.found;
        }
    }
    std::size_t all_doubts = 0;
    for (const auto &layout : layouts)
        all_doubts += amd::doubts_of(layout.second).size();
    CHECK(doubts == all_doubts);
}

TEST_CASE("every register decodes and encodes every value of every field") {
    goes_through_every_value<amd::perf_ctl_k7>();
    goes_through_every_value<amd::perf_ctl_fam11h>();
    goes_through_every_value<amd::perf_ctl>();
    goes_through_every_value<amd::perf_ctr>();
    goes_through_every_value<amd::perf_cntr_global_status>();
    goes_through_every_value<amd::perf_cntr_global_ctl>();
    goes_through_every_value<amd::perf_cntr_global_status_clr>();
    goes_through_every_value<amd::nb_perf_ctl>();
    goes_through_every_value<amd::df_perf_ctl>();
    goes_through_every_value<amd::df_perf_ctl_v2>();
    goes_through_every_value<amd::l2i_perf_ctl>();
    goes_through_every_value<amd::l3_perf_ctl>();
    goes_through_every_value<amd::l3_perf_ctl_fam19h>();
    goes_through_every_value<amd::umc_perf_ctl>();
    goes_through_every_value<amd::umc_perf_ctr>();
}

TEST_CASE("what CPUID says of counters lies where the facts say") {
    const std::map<std::string, fields> leaves{
        {"CPUID_80000001_ECX", fields_of<amd::counter_extensions>()},
        {"CPUID_80000022_EAX", fields_of<amd::perfmon_v2_features>()},
        {"CPUID_80000022_EBX", fields_of<amd::perfmon_v2_counts>()},
        {"CPUID_80000022_ECX", fields_of<amd::perfmon_v2_controllers>()}};
    std::map<std::string, std::size_t> observed;
    for (const facts::row &row : facts::table{"amd/amd_pmc_fields.csv"}) {
        const auto leaf = leaves.find(row["register"]);
        if (leaf == leaves.end() || row["access"] == "RSVD") continue;
        INFO(row["register"] << ' ' << row["field"]);
        const std::size_t place = observed[row["register"]]++;
        REQUIRE(place < leaf->second.size());
        const msr::field_row &field = leaf->second[place];
        // The manual's names LbrAndPmcFreeze and NumDfPmc are the headers' in lower case.
        CHECK(std::string{field.name} == library_name(row["field"]));
        CHECK(field.low == facts::number(row["lo"]));
        CHECK(field.width == facts::number(row["width"]));
    }
    CHECK(observed.size() == leaves.size());
    for (const auto &[name, all] : leaves)
        CHECK(observed[name] == all.size());
}

TEST_CASE("a select register of the core reads as its fields") {
    // The select value that Linux writes for retired instructions at every level, counter enabled.
    constexpr amd::perf_ctl instructions{.event_sel_lo = 0xc0, .usr = true, .os = true, .en = true};
    static_assert(encode(instructions) == 0x4300c0);
    // The even half of the merge event stands in bits 7:0, its upper bits in bits 35:32.
    static_assert(encode(amd::perf_ctl{.event_sel_lo = 0xff, .en = true, .event_sel_hi = 0xf}) ==
                  0xf004000ff);
    static_assert(encode(amd::perf_ctl{.guest_only = true}) == 1ull << 40);
    static_assert(encode(amd::perf_ctl{.host_only = true}) == 1ull << 41);
    CHECK(decode<amd::perf_ctl>(0x4300c0) == instructions);
}

TEST_CASE("event numbers and unit masks lie in pieces") {
    const amd::layout_row &core = row_of(amd::select_layout::core);
    CHECK(core.event_width == 12);
    CHECK(core.event(0x18e) == 0x10000008eull);
    CHECK(core.event_in(0x10000008eull) == 0x18e);
    const amd::layout_row &fabric = row_of(amd::select_layout::data_fabric);
    CHECK(fabric.event_width == 14);
    CHECK(fabric.event(0x3fff) == (0xffull | 0xfull << 32 | 0x3ull << 59));
    const amd::layout_row &newer = row_of(amd::select_layout::data_fabric_v2);
    CHECK(newer.event_width == 14);
    CHECK(newer.event(0x3fff) == (0xffull | 0x3full << 32));
    CHECK(newer.unit_mask_width == 12);
    CHECK(newer.unit_mask(0xfff) == (0xff00ull | 0xfull << 24));
    CHECK(row_of(amd::select_layout::core_k7).event_width == 8);
    for (const amd::layout_row &layout : amd::layouts)
        for (std::uint64_t event = 0; event < 1u << layout.event_width; ++event) {
            CHECK(layout.event_in(layout.event(event)) == event);
            CHECK((layout.event(event) & layout.reserved) == 0);
        }
    for (const amd::layout_row &layout : amd::layouts)
        for (std::uint64_t mask = 0; mask < 1u << layout.unit_mask_width; ++mask)
            CHECK(layout.unit_mask_in(layout.unit_mask(mask)) == mask);
}
