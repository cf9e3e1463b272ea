#include <msr/amd/counters.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>

#include <doctest/doctest.h>

#include <string_view>

namespace {

namespace amd = msr::amd;
namespace meters = msr::meters;
namespace perfmon = msr::perfmon;

TEST_CASE("a meter stands behind the choices of a plan and takes no counter") {
    constexpr const auto &plan =
        msr::plan<amd::zen4, meters::energy_package, amd::retired_instructions>;
    static_assert(plan.size == 2 && plan.choices == 1 && plan.meter_count == 1);
    static_assert(plan.position(amd::retired_instructions) == 0);
    static_assert(plan.position(meters::energy_package) == 1);
    constexpr const auto &counters = msr::plan<amd::zen4, amd::retired_instructions>;
    CHECK(plan.view().set_up.size() == counters.view().set_up.size());
    CHECK(plan.view().registers.size() == counters.view().registers.size());
    const msr::readout &readout = plan.view().readouts[1];
    CHECK(readout.address == 0xc001'029b);
    CHECK(readout.width == 64);
    CHECK(readout.scope == msr::register_scope::package);
    CHECK(std::string_view{readout.name} == "energy_package");
}

TEST_CASE("a plan of meters alone has nothing to write") {
    constexpr const auto &plan =
        msr::plan<perfmon::skylake, meters::energy_package, meters::energy_dram>;
    static_assert(plan.size == 2 && plan.choices == 0);
    static_assert(plan.position(meters::energy_dram) == 1);
    CHECK(plan.view().set_up.size() + plan.view().start.size() + plan.view().stop.size() == 0);
    CHECK(plan.view().readouts[0].address == 0x611);
    CHECK(plan.view().readouts[1].address == 0x619);
}

} // namespace
