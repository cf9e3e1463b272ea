// Tests plans of branch records: the register writes for choices on processors. Expected values are
// from the tables of registers in test/facts/lbr/, added up by hand.
#include <msr/amd/counters.hpp>
#include <msr/branches.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/identity.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
namespace lbr = msr::lbr;
namespace perfmon = msr::perfmon;
using lbr::branches;

std::uint64_t value_of(msr::sequence<msr::write> phase, std::uint32_t address) {
    for (const msr::write &entry : phase)
        if (entry.address == address) return entry.value;
    FAIL("no write of this register");
    return 0;
}

TEST_CASE("a filter register of suppressing bits has the bits of what is left out") {
    constexpr const auto &plan =
        msr::branch_records<perfmon::skylake, branches.user().calls().depth(16)>;
    const msr::program_view writes = plan.writes.view();
    REQUIRE(writes.set_up.size() == 1);
    CHECK(writes.set_up[0].address == 0x1c8);
    // The filter leaves out the kernel (bit 0), conditional branches (2), returns (5), jumps (6, 7)
    // and far branches (8): 1 + 4 + 20h + 40h + 80h + 100h.
    CHECK(writes.set_up[0].value == 0x1e5);
    CHECK(plan.depth == 32);
    CHECK(plan.entries == 16);
}

TEST_CASE("a filter register of recording bits has the bits of what is recorded") {
    constexpr const auto &plan =
        msr::branch_records<perfmon::sapphire_rapids, branches.user().calls().depth(16)>;
    const msr::program_view writes = plan.writes.view();
    // User code is bit 2, calls are bits 19 and 20.
    CHECK(value_of(writes.set_up, 0x14ce) == 0x18'0004);
    CHECK(value_of(writes.set_up, 0x14cf) == 16);
    CHECK(value_of(writes.start, 0x14ce) == 0x18'0005);
    CHECK(value_of(writes.stop, 0x14ce) == 0x18'0004);
}

TEST_CASE("AMD's filters have the bits of the legacy ones, in another register") {
    constexpr const auto &plan = msr::branch_records<amd::zen4, branches.kernel().returns()>;
    const msr::program_view writes = plan.writes.view();
    // The filter has all bits of 1FFh but those of the kernel (bit 0) and of returns (bit 5).
    CHECK(value_of(writes.set_up, 0xc000'010e) == 0x1de);
    CHECK(value_of(writes.start, 0xc000'010f) == 0x40);
    CHECK(writes.stop[0].value == 0);
    CHECK(writes.stop[0].keep == ~std::uint64_t{0x40});
    CHECK(plan.depth == 16);
}

TEST_CASE("a choice without words records everything") {
    CHECK(value_of(msr::branch_records<perfmon::skylake>.writes.view().set_up, 0x1c8) == 0);
    CHECK(value_of(msr::branch_records<amd::zen5>.writes.view().set_up, 0xc000'010e) == 0);
    // privilege levels are bits 1 and 2, kinds of branches are bits 16 to 22
    CHECK(value_of(msr::branch_records<perfmon::lunar_lake>.writes.view().set_up, 0x14ce) ==
          0x7f'0006);
}

TEST_CASE("an architectural depth is the smallest that suffices") {
    constexpr auto depth_of = [](const lbr::record_plan &plan) { return plan.depth; };
    CHECK(depth_of(msr::branch_records<perfmon::alder_lake, branches.depth(1)>) == 8);
    CHECK(depth_of(msr::branch_records<perfmon::alder_lake, branches.depth(8)>) == 8);
    CHECK(depth_of(msr::branch_records<perfmon::alder_lake, branches.depth(9)>) == 16);
    // bit 2 of the mask of depths is 0: there is no depth of 24
    CHECK(depth_of(msr::branch_records<perfmon::alder_lake, branches.depth(17)>) == 32);
    CHECK(depth_of(msr::branch_records<perfmon::alder_lake>) == 32);
}

TEST_CASE("a call stack records calls and returns, and is not frozen by interrupts") {
    constexpr const auto &legacy =
        msr::branch_records<perfmon::haswell, branches.user().call_stack()>;
    // The filter leaves out the kernel, conditional branches, jumps and far branches; bit 9 keeps a
    // call stack.
    CHECK(value_of(legacy.writes.view().set_up, 0x1c8) == 0x3c5);
    const msr::sequence<msr::write> start = legacy.writes.view().start;
    const msr::write &enable = start[start.size() - 1];
    CHECK(enable.address == 0x1d9);
    CHECK(enable.value == 1);
    CHECK(enable.keep == ~std::uint64_t{0x801});
    constexpr const auto &architectural =
        msr::branch_records<perfmon::alder_lake, branches.user().call_stack()>;
    // the bits of user code (2), call stack (3), calls (19, 20) and returns (21)
    CHECK(value_of(architectural.writes.view().set_up, 0x14ce) == 0x38'000c);
}

TEST_CASE("starting clears the registers of all records") {
    // the start clears a source, a destination and flags of each of 32 records, then enables the
    // records
    CHECK(msr::branch_records<perfmon::skylake>.writes.view().start.size() == 3 * 32 + 1);
    // Goldmont's format 6 has no register of flags
    CHECK(msr::branch_records<perfmon::goldmont>.writes.view().start.size() == 2 * 32 + 1);
    CHECK(msr::branch_records<perfmon::core2>.writes.view().start.size() == 2 * 4 + 1);
    CHECK(msr::branch_records<amd::zen4>.writes.view().start.size() == 2 * 16 + 1);
    // a write of the depth clears architectural records
    CHECK(msr::branch_records<perfmon::alder_lake>.writes.view().start.size() == 2);
    // Pentium M has source and destination of a branch in one register
    CHECK(msr::branch_records<perfmon::yonah, branches.unconfirmed()>.writes.view().start.size() ==
          8 + 1);
}

TEST_CASE("the registers of records") {
    constexpr const auto &skylake = msr::branch_records<perfmon::skylake>;
    CHECK(skylake.addresses(31).source == 0x69f);
    CHECK(skylake.addresses(31).destination == 0x6df);
    CHECK(skylake.addresses(31).info == 0xddf);
    // the newest record has the index in register 1C9h, older ones lie below it
    CHECK(skylake.index_of(0, 5) == 5);
    CHECK(skylake.index_of(5, 5) == 0);
    CHECK(skylake.index_of(6, 5) == 31);
    constexpr const auto &zen = msr::branch_records<amd::zen4>;
    CHECK(zen.addresses(15).source == 0xc001'031e);
    CHECK(zen.addresses(15).destination == 0xc001'031f);
    CHECK(zen.addresses(15).info == 0);
    CHECK(zen.index_of(3, 0) == 3);
    CHECK(msr::branch_records<perfmon::alder_lake>.addresses(2).info == 0x1202);
    CHECK(msr::branch_records<perfmon::core2>.addresses(3).destination == 0x63);
}

TEST_CASE("records that run belong to somebody else") {
    for (const lbr::record_plan *plan :
         {&msr::branch_records<perfmon::skylake>, &msr::branch_records<perfmon::alder_lake>,
          &msr::branch_records<amd::zen4>}) {
        const msr::program_view writes = plan->writes.view();
        REQUIRE(writes.claims.size() == 1);
        CHECK(writes.claims[0].address == plan->facility->enable);
        CHECK(writes.claims[0].mask == writes.claims[0].value);
        // the plan's first register enables the records; other programs share its other bits
        CHECK(writes.registers[0].address == plan->facility->enable);
    }
    CHECK(msr::branch_records<perfmon::skylake>.writes.claims[0].mask == 1);
    CHECK(msr::branch_records<amd::zen4>.writes.claims[0].mask == 0x40);
    CHECK(msr::branch_records<amd::zen4>.writes.registers[0].shared == ~std::uint64_t{0x40});
}

TEST_CASE("what a filter register records, read from its bits") {
    const lbr::facility_row &legacy = *lbr::facility_of(msr::core::skylake);
    const lbr::facility_row &architectural = *lbr::facility_of(msr::core::alder_lake);
    using enum lbr::branch_filter;
    CHECK(lbr::recorded_filters(legacy, 0x1e5) ==
          lbr::filter_set(user, relative_call, indirect_call));
    CHECK(lbr::recorded_filters(architectural, 0x18'0004) ==
          lbr::filter_set(user, relative_call, indirect_call));
    CHECK(lbr::recorded_filters(architectural, 0) == 0);
    CHECK(lbr::recorded_filters(legacy, 0x1ff) == 0);
}

TEST_CASE("rules as a program asks them at run time") {
    const auto broken = [](msr::core processor, const lbr::choice &request) -> std::string {
        const msr::broken_rule rule = lbr::mistake_in(*lbr::facility_of(processor), request);
        return rule == nullptr ? "" : rule->name;
    };
    using msr::core;
    CHECK(broken(core::skylake, branches.user().calls()).empty());
    CHECK(broken(core::skylake, branches.other_branches()) == "branch_filter_exists_on_target");
    CHECK(broken(core::alder_lake, branches.far_branches()) == "branch_filter_exists_on_target");
    CHECK(broken(core::core2, branches.user()) == "branch_filter_exists_on_target");
    CHECK(broken(core::core2, branches.depth(4)).empty());
    CHECK(broken(core::core2, branches.depth(5)) == "record_depth_exists_on_target");
    CHECK(broken(core::zen4, branches.depth(0)) == "record_depth_exists_on_target");
    CHECK(broken(core::nehalem, branches.calls()) == "filter_loses_no_branches");
    CHECK(broken(core::nehalem, branches.calls().relative_jumps()) == "filter_loses_no_branches");
    CHECK(broken(core::nehalem, branches.calls().jumps()).empty());
    CHECK(broken(core::nehalem, branches.returns().jumps()) == "filter_loses_no_branches");
    CHECK(broken(core::nehalem, branches.returns().jumps().far_branches()).empty());
    CHECK(broken(core::nehalem, branches.conditional()).empty());
    CHECK(broken(core::sandy_bridge, branches.calls()).empty());
    CHECK(broken(core::sandy_bridge, branches.user().call_stack()) ==
          "call_stack_exists_on_target");
    CHECK(broken(core::zen4, branches.user().call_stack()) == "call_stack_exists_on_target");
    CHECK(broken(core::haswell, branches.call_stack()) == "call_stack_has_one_level");
    CHECK(broken(core::haswell, branches.user().kernel().call_stack()) ==
          "call_stack_has_one_level");
    CHECK(broken(core::haswell, branches.user().calls().call_stack()) ==
          "call_stack_has_one_level");
    CHECK(broken(core::zen3, branches) == "records_run_freely");
    CHECK(broken(core::prescott, branches) == "record_layout_is_known");
    CHECK(broken(core::pentium_m, branches) == "record_layout_is_confirmed");
    CHECK(broken(core::pentium_m, branches.unconfirmed()).empty());
    CHECK(lbr::facility_of(msr::core::zen2) == nullptr);
    CHECK(lbr::facility_of(msr::core::none) == nullptr);
}

} // namespace
