#include <msr/amd/counters.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/pmu/hybrid.hpp>

#include <doctest/doctest.h>

#include <cstddef>
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

TEST_CASE("a plan of both kinds of cores has a meter for each") {
    constexpr const auto &plan =
        msr::plan<msr::on<perfmon::alder_lake, perfmon::alder_lake_atom>,
                  perfmon::instructions_retired, meters::energy_package, meters::aperf>;
    static_assert(plan.size == 3 && plan.kinds == 2);
    for (std::size_t kind = 0; kind < plan.kinds; ++kind) {
        CHECK(plan.view_of_kind(kind).readouts[1].address == 0x611);
        CHECK(plan.view_of_kind(kind).readouts[2].address == 0xe8);
    }
}

TEST_CASE("processors that a name has in common have what all of them have") {
    constexpr const auto &plan = msr::plan<amd::fam17h, meters::energy_core>;
    CHECK(plan.view().readouts[0].width == 32);
    // Zen 3 has 32 bits and Zen 4 has 64: no plan is legal for the whole of family 19H, nor for a
    // version of Intel's architectural monitoring.
    CHECK(meters::row_on(meters::meter_number::energy_core, meters::processors_of(amd::fam19h)) ==
          nullptr);
    CHECK(meters::processors_of(perfmon::perfmon4) == meters::core_set{});
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
