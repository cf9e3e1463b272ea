// Tests portable events (one name on all processors) in the plans of each PMU.
#include <msr/pmu/plan.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/session/counts.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <stdexcept>

namespace {

constexpr auto portable_instructions = msr::instructions.user();

constexpr const auto &skylake_portable =
    msr::plan<msr::perfmon::skylake, portable_instructions, msr::l2_misses>;
constexpr const auto &skylake_named =
    msr::plan<msr::perfmon::skylake, msr::perfmon::instructions_retired.user(),
              msr::perfmon::raw<0x24, 0x3f>>;

template <typename Plan, typename Other>
constexpr bool writes_the_same(const Plan &plan, const Other &other) {
    const auto writes = plan.view().set_up, rest = other.view().set_up;
    if (writes.size() != rest.size()) return false;
    for (std::size_t i = 0; i < writes.size(); ++i)
        if (writes[i].address != rest[i].address || writes[i].value != rest[i].value) return false;
    return true;
}

} // namespace

TEST_CASE("a plan of portable choices writes what a plan of the processor's own events writes") {
    static_assert(writes_the_same(skylake_portable, skylake_named));
    static_assert(
        writes_the_same(msr::plan<msr::amd::zen4, msr::instructions, msr::branch_misses.kernel()>,
                        msr::plan<msr::amd::zen4, msr::amd::retired_instructions,
                                  msr::amd::retired_mispredicted_branch_instructions.kernel()>));
    static_assert(writes_the_same(msr::plan<msr::p6::piii, msr::l2_misses>,
                                  msr::plan<msr::p6::piii, msr::p6::l2_lines_in>));
    static_assert(writes_the_same(
        msr::plan<msr::netburst::target{}, msr::cycles.user()>,
        msr::plan<msr::netburst::target{}, msr::netburst::global_power_events::running.user()>));
}

TEST_CASE("portable choices stand beside the processor's own events in one plan") {
    constexpr const auto &plan = msr::plan<msr::perfmon::haswell, msr::cycles,
                                           msr::perfmon::branches_retired, msr::l1d_misses>;
    static_assert(plan.size == 3);
}

TEST_CASE("counts are found by portable choices") {
    msr::counts<std::remove_cvref_t<decltype(skylake_portable)>> counts;
    counts.data()[0] = 5;
    counts.data()[1] = 7;
    CHECK(counts[portable_instructions] == 5);
    CHECK(counts[msr::l2_misses] == 7);
    msr::portable_choice variable = msr::l2_misses;
    CHECK(counts[variable] == 7);
    variable = msr::dtlb_walks;
    CHECK_THROWS_AS(static_cast<void>(counts[variable]), std::out_of_range);
}

TEST_CASE("a portable metric is the ratio of its counts") {
    constexpr const auto &plan =
        msr::plan<msr::perfmon::skylake, msr::instructions, msr::cycles, msr::branches>;
    msr::counts<std::remove_cvref_t<decltype(plan)>> counts;
    counts.data()[0] = 30;
    counts.data()[1] = 20;
    CHECK(msr::ipc(counts) == doctest::Approx(1.5));
    // The plan does not count branch misses.
    CHECK_THROWS_AS(msr::branch_miss_ratio(counts), std::out_of_range);
    counts.data()[1] = 0;
    CHECK(std::isnan(msr::ipc(counts)));
}
