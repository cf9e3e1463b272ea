// Records of precise samples and their groups, from Ice Lake on. Expected values are computed by
// hand from test/facts/intel/intel_arch_pmu_fields.csv: bit 34 of a select register and bit 32 of
// the fixed counters' control request adaptive records, MSR_PEBS_DATA_CFG (3f2h) has their groups.
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

constexpr auto branches = pm::raw<0xc4>.sample_every<9>().precise();
constexpr auto instructions = pm::instructions_retired.sample_every<9>().precise();

bool writes_to(msr::sequence<msr::write> writes, std::uint32_t address) {
    for (const msr::write &write : writes)
        if (write.address == address) return true;
    return false;
}

/// Returns the last write to a register in a phase.
msr::write written(msr::sequence<msr::write> writes, std::uint32_t address) {
    msr::write last{};
    for (const msr::write &write : writes)
        if (write.address == address) last = write;
    REQUIRE(last.address == address);
    return last;
}

template <typename Choice>
std::string broken(Choice choice, const pm::target &target) {
    const msr::verdict verdict = select::check<pm::event_pmu>(choice.as_request(), target);
    return verdict.legal() ? "" : verdict.broken->name;
}

} // namespace

TEST_CASE("records without groups are basic, whatever MSR_PEBS_DATA_CFG holds") {
    constexpr const auto &plan = msr::plan<pm::ice_lake, branches, instructions>;
    const msr::program_view program = plan.view();
    CHECK(!writes_to(program.set_up, 0x3f2));
    for (const msr::touched_register &one : program.registers)
        CHECK(one.address != 0x3f2);
    // bit 34 of the select register is clear
    CHECK(written(program.set_up, 0x186).value == 0x4300c4);
    // The plan writes 0 to bit 32 of IA32_FIXED_CTR_CTRL, which another program may have left set.
    const msr::write fixed = written(program.set_up, 0x38d);
    CHECK(fixed.value == 0x3);
    CHECK(fixed.keep == ~std::uint64_t{0x1'0000'000f});
    // Other programs' records do not change: only the plan's own counters are claimed.
    std::uint64_t claimed = 0;
    for (const msr::claim &one : program.claims)
        if (one.address == 0x3f1) claimed |= one.mask;
    CHECK(claimed == 0x1'0000'0001);
}

TEST_CASE("of two choices one may have groups, and the other a basic record") {
    constexpr const auto &plan = msr::plan<pm::ice_lake, branches, instructions.record<1>()>;
    const msr::program_view program = plan.view();
    CHECK(written(program.set_up, 0x3f2).value == 1);
    CHECK(written(program.set_up, 0x186).value == 0x4300c4);
    CHECK(written(program.set_up, 0x38d).value == 0x1'0000'0003);
    constexpr const auto &turned = msr::plan<pm::ice_lake, branches.record<2>(), instructions>;
    CHECK(written(turned.view().set_up, 0x3f2).value == 2);
    CHECK(written(turned.view().set_up, 0x186).value == 0x4'0043'00c4);
    CHECK(written(turned.view().set_up, 0x38d).value == 0x3);
}

TEST_CASE("who asks for adaptive records without groups gets the register, too") {
    constexpr const auto &plan = msr::plan<pm::ice_lake, branches.adaptive_record()>;
    CHECK(written(plan.view().set_up, 0x3f2).value == 0);
    CHECK(written(plan.view().set_up, 0x186).value == 0x4'0043'00c4);
}

TEST_CASE("a number of LBR entries needs the LBR group") {
    constexpr pm::target on = pm::ice_lake;
    const std::string rule = "lbr_entries_are_of_lbr_group";
    // Bits 31:24 are the number of LBR entries minus 1, bit 3 is the LBR group.
    CHECK(broken(branches.record<0x1f00'0000>(), on) == rule);
    CHECK(broken(branches.record<0x0100'0007>(), on) == rule);
    CHECK(broken(branches.record<0x1f00'0008>(), on).empty());
    CHECK(broken(branches.record<0x8>(), on).empty()); // the LBR group has one entry
    CHECK(broken(branches.record<0x7>(), on).empty());
    CHECK(broken(pm::core_cycles.record<0x1f00'0000>(), on) == "record_is_of_precise_samples");
    CHECK(broken(branches.record<0x1f00'0000>(), pm::panther_lake) == "value_fits");
    const select::request meant =
        pm::precise_instead_of(branches.record<0x1f00'0001>().as_request(), on);
    CHECK(meant == branches.record<0x1f00'0009>().as_request());
}
