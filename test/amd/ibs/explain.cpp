// Tests explanations of register values of instruction-based sampling. Expected values are worked
// out by hand from test/facts/amd/ibs_fields.csv.
#include <msr/amd/ibs/explain.hpp>

#include <msr/amd/ibs/plan.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace ibs = msr::ibs;

using values = std::vector<msr::register_value>;
using texts = std::vector<std::string>;

constexpr std::uint32_t fetch_ctl = 0xc0011030;
constexpr std::uint32_t op_ctl = 0xc0011033;

msr::sequence<msr::register_value> view(const values &values) {
    return {values.data(), values.size()};
}

std::vector<ibs::counting> counted(const values &values, const ibs::target &target) {
    std::vector<ibs::counting> result;
    ibs::each_counting(view(values), target,
                       [&](const ibs::counting &counting) { result.push_back(counting); });
    return result;
}

/// Returns each broken rule with what breaks it and the bits, as `rule name 0x1`.
texts broken(const values &values, const ibs::target &target) {
    texts result;
    ibs::each_broken(view(values), target, [&](const msr::broken_value &value) {
        std::string text = value.why.broken->name;
        if (value.why.names[0] != nullptr) text += std::string{" "} + value.why.names[0];
        if (value.bits != 0) text += " " + std::to_string(value.bits);
        if (value.counter == static_cast<int>(ibs::engine::op)) text += " of ops";
        if (value.counter == static_cast<int>(ibs::engine::fetch)) text += " of fetches";
        result.push_back(text);
    });
    return result;
}

} // namespace

TEST_CASE("the control register of ops says what is sampled") {
    // OpMaxCntLo 1000h stands for a period of 10000h; OpEn is bit 17, OpCntCtl bit 19.
    const auto countings = counted({{op_ctl, 0xa1000}}, ibs::zen2);
    REQUIRE(countings.size() == 1);
    CHECK(countings[0].counter == ibs::engine::op);
    CHECK(countings[0].address == op_ctl);
    CHECK(countings[0].wanted == ibs::request{.what = ibs::engine::op,
                                              .period = 0x10000,
                                              .counts = ibs::counted::dispatched_ops});
    CHECK(countings[0].enabled);
    CHECK(countings[0].counts());
    CHECK_FALSE(countings[0].particulars.holds_sample);
    // OpVal without OpEn: a stopped unit
    const auto stopped = counted({{op_ctl, 0x41000}}, ibs::zen2)[0];
    CHECK_FALSE(stopped.counts());
    CHECK(stopped.particulars.holds_sample);
    CHECK(stopped.wanted.counts == ibs::counted::core_clocks);
    // OpMaxCntHi, bits 26:20, goes on where the low 16 bits end.
    CHECK(counted({{op_ctl, 0x121000}}, ibs::zen2)[0].wanted.period == 0x110000);
    // Family 10h has no OpMaxCntHi.
    CHECK(counted({{op_ctl, 0x121000}}, ibs::family10h)[0].wanted.period == 0x10000);
}

TEST_CASE("the control register of fetches says what is sampled, after that of ops") {
    const auto countings =
        counted({{fetch_ctl, 0x0201'0000'0000'1000}, {op_ctl, 0x21000}}, ibs::zen2);
    REQUIRE(countings.size() == 2);
    CHECK(countings[0].counter == ibs::engine::op);
    CHECK(countings[1].counter == ibs::engine::fetch);
    CHECK(countings[1].address == fetch_ctl);
    // FetchEn is bit 48, FetchVal bit 49, RandEn bit 57.
    CHECK(countings[1].wanted ==
          ibs::request{.what = ibs::engine::fetch, .period = 0x10000, .random = true});
    CHECK(countings[1].enabled);
    CHECK_FALSE(countings[1].particulars.holds_sample);
    CHECK(counted({{fetch_ctl, 0x0003'0000'0000'1000}}, ibs::zen2)[0].particulars.holds_sample);
    CHECK_FALSE(counted({{fetch_ctl, 0x0002'0000'0000'1000}}, ibs::zen2)[0].enabled);
    // register C001_1031h holds an address, and controls nothing
    CHECK(counted({{0xc0011031, 5}}, ibs::zen2).empty());
}

TEST_CASE("a period of 0 with En and Val disables family 10h, and breaks no rule there") {
    const values first_step{{op_ctl, 0x60000}};
    CHECK(counted(first_step, ibs::family10h)[0].particulars.disabling);
    CHECK(broken(first_step, ibs::family10h).empty());
    CHECK_FALSE(counted(first_step, ibs::zen2)[0].particulars.disabling);
    CHECK(broken(first_step, ibs::zen2) == texts{"op_period_is_in_range op_sampling of ops"});
    // A clear enable bit breaks a rule even without Val.
    CHECK_FALSE(counted({{op_ctl, 0x20000}}, ibs::family10h)[0].particulars.disabling);
    CHECK(broken({{op_ctl, 0x20000}}, ibs::family10h).size() == 1);
}

TEST_CASE("what a register or a choice breaks is told, registers first") {
    CHECK(broken({{op_ctl, 0x21000}}, ibs::zen2).empty());
    CHECK(broken({{op_ctl, 0x1000}}, ibs::zen2).empty());
    CHECK(broken({{op_ctl, 0x0}}, ibs::zen2).empty()); // OpEn is clear: nothing is sampled
    CHECK(broken({{fetch_ctl, 0x0001'0000'0000'0000}}, ibs::zen2) ==
          texts{"fetch_period_is_in_range fetch_sampling of fetches"});
    // Bit 16 is reserved on Zen 2; from Zen 4 on it is OpL3MissOnly.
    CHECK(broken({{op_ctl, 0x30000}, {0x10, 1}}, ibs::zen2) ==
          texts{"ibs_reserved_bits_are_zero ibs_op_ctl 65536", "ibs_register_exists",
                "op_period_is_in_range op_sampling of ops"});
    CHECK(broken({{op_ctl, 0x31000}}, ibs::zen4).empty());
}

TEST_CASE("registers that let Zen 1 sample have bits of others") {
    CHECK(broken({{0xc0011005, ~0ull}}, ibs::zen1).empty());
    CHECK(broken({{0xc0011005, ~0ull}}, ibs::zen2) == texts{"ibs_register_exists"});
}

TEST_CASE("the compiler can ask, too") {
    static constexpr msr::register_value value[] = {{op_ctl, 0x21000}};
    constexpr auto period = [] {
        std::uint64_t result = 0;
        ibs::each_counting(msr::all_of(value), ibs::zen2,
                           [&](const ibs::counting &counting) { result = counting.wanted.period; });
        return result;
    };
    static_assert(period() == 0x10000);
}
