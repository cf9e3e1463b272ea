#include <msr/amd/ibs/registers.hpp>

#include <msr/amd/ibs/interrupt.hpp>
#include <msr/amd/ibs/layouts.hpp>

#include "../../written_back.hpp"
#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using msr::decode;
using msr::encode;

/// Returns the rows of ibs_fields.csv for a register in one variant.
std::vector<const facts::row *> rows_of(const std::string &name, const std::string &variant) {
    static const facts::table table{"amd/ibs_fields.csv"};
    std::vector<const facts::row *> rows;
    for (const facts::row &row : table)
        if (row["register"] == name && row["variant"] == variant) rows.push_back(&row);
    return rows;
}

/// Compares a register with ibs_fields.csv: names, places, access, and every value of every field
/// through decode and encode.
template <typename Register>
void agrees(const std::string &name, const std::string &variant) {
    INFO(name, " ", variant);
    const auto rows = rows_of(name, variant);
    const auto fields = msr::fields_of<Register>();
    REQUIRE(rows.size() == fields.size());
    std::mt19937_64 random{1};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const facts::row &row = *rows[i];
        INFO(row["field"]);
        const auto low = static_cast<unsigned>(facts::number(row["lo"]));
        const auto width = static_cast<unsigned>(facts::number(row["width"]));
        CHECK(fields[i].low == low);
        CHECK(fields[i].width == width);
        const bool reserved = row["access"] == "RSVD";
        CHECK((fields[i].kind == msr::access::reserved) == reserved);
        CHECK((fields[i].kind == msr::access::read_only) == (row["access"] == "RO"));
        if (!reserved) CHECK(ibs_facts::bare(fields[i].name) == ibs_facts::bare(row["field"]));
        const std::uint64_t maximum = ~std::uint64_t{0} >> (64 - width);
        const std::uint64_t last = width <= 16 ? maximum : 4096;
        bool good = true;
        for (std::uint64_t step = 0; step <= last; ++step) {
            const std::uint64_t value = (width <= 16 ? step : random() & maximum) << low;
            const msr::encoding_result back = msr::try_encode(decode<Register>(value));
            good = good && back && back.value == written_back<Register>(value);
        }
        CHECK(good);
    }
}

} // namespace

TEST_CASE("the registers that are filled in by name have the fields of the table") {
    agrees<ibs::fetch_ctl_base>("IBS_FETCH_CTL", "base");
    agrees<ibs::fetch_ctl_l2miss>("IBS_FETCH_CTL", "l2miss");
    agrees<ibs::fetch_ctl_zen4>("IBS_FETCH_CTL", "zen4");
    agrees<ibs::op_ctl_cnt20>("IBS_OP_CTL", "cnt20");
    agrees<ibs::op_ctl_cnt27>("IBS_OP_CTL", "cnt27");
    agrees<ibs::op_ctl_zen4>("IBS_OP_CTL", "zen4");
    agrees<ibs::op_ctl_zen5>("IBS_OP_CTL", "zen5");
    agrees<ibs::ctl>("IBS_CTL", "all");
    agrees<ibs::op_ctl2>("IBS_OP_CTL2", "next");
    agrees<ibs::fetch_ctl2>("IBS_FETCH_CTL2", "next");
}

TEST_CASE("published values read as the fields that they were made of") {
    // perf-amd-ibs(1): MaxCnt 100000, En 1, Val 1, CntCtl 0 = cycles, CurCnt 707.
    constexpr auto published = decode<ibs::op_ctl_zen4>(0x000002c30006186a);
    static_assert(published == ibs::op_ctl_zen4{.op_max_cnt_lo = 100000 / 16,
                                                .op_en = true,
                                                .op_val = true,
                                                .op_cnt_ctl = ibs::counted::core_clocks,
                                                .op_cur_cnt = 707});
    static_assert(encode(published) == 0x000002c30006186a);
    // HOP's default period, 8192 dispatched ops, and the value that HOP writes first to disable
    // sampling.
    static_assert(encode(ibs::op_ctl_cnt20{.op_max_cnt_lo = 0x200,
                                           .op_en = true,
                                           .op_cnt_ctl = ibs::counted::dispatched_ops}) == 0xa0200);
    static_assert(encode(ibs::op_ctl_cnt20{.op_en = true,
                                           .op_val = true,
                                           .op_cnt_ctl = ibs::counted::dispatched_ops}) == 0xe0000);
    CHECK(msr::try_encode(published).value == 0x000002c30006186a);
}

TEST_CASE("a value that does not fit is reported") {
    CHECK(std::string{msr::try_encode(ibs::op_ctl_cnt20{.op_max_cnt_lo = 0x10000}).unfit_field} ==
          "op_max_cnt_lo");
    CHECK(msr::try_encode(ibs::op_ctl_zen5{.ld_lat_thrsh = 15}).value == std::uint64_t{15} << 59);
}

TEST_CASE("what is counted has a name") {
    std::vector<std::string> names;
    for (std::uint64_t value = 0; value < 2; ++value)
        msr::describe(msr::fields_of<ibs::op_ctl_zen4>(), value << 19,
                      [&](msr::described_field field) {
                          if (field.row.low == 19) names.push_back(field.text);
                      });
    CHECK(names == std::vector<std::string>{"core_clocks", "dispatched_ops"});
}

TEST_CASE("interrupts go to the entry that IBS_CTL names, if firmware set it up") {
    static_assert(ibs::vector_of(0x101).valid && ibs::vector_of(0x101).number == 1);
    static_assert(!ibs::vector_of(0x001).valid);
    CHECK(ibs::vector_of(0x10f).number == 15);
    CHECK(ibs::apic_offset_of(0) == 0x500);
    CHECK(ibs::apic_offset_of(3) == 0x530);
    // Bits 10:8 of an APIC entry are the type of the interrupt (4 is NMI); bit 16 masks the
    // interrupt.
    CHECK((ibs::nmi_entry >> 8 & 7) == 4);
    CHECK((ibs::nmi_entry >> 16 & 1) == 0);
    CHECK((ibs::masked_entry >> 16 & 1) == 1);
}
