#include <msr/processor/plan_fit.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor.hpp>

#include <doctest/doctest.h>

namespace {

constexpr auto &of_haswell = msr::plan<msr::perfmon::haswell, msr::perfmon::core_cycles>;
constexpr auto &groups = msr::schedule<msr::perfmon::haswell, msr::perfmon::core_cycles>;
constexpr auto &of_p6 = msr::plan<msr::p6::pii | msr::p6::piii, msr::p6::cpu_clk_unhalted>;
constexpr auto &of_zen4 = msr::plan<msr::amd::zen4, msr::amd::retired_instructions>;
constexpr auto &samples = msr::plan<msr::ibs::zen4, msr::ibs::op_sampling>;
constexpr auto &of_model_3 =
    msr::plan<msr::netburst::models<3>, msr::netburst::global_power_events::running>;

/// True if a plan is legal on this processor; checks that an illegal plan has a broken rule, and
/// only an illegal plan.
template <typename Plan>
bool fits(const Plan &plan) {
    const msr::verdict answer = msr::check_this_processor(plan);
    CHECK((answer.broken == nullptr) == answer.legal());
    return answer.legal();
}

} // namespace

TEST_CASE("a plan of any PMU is checked against the processor of this machine") {
    const msr::identity identity = msr::detect();
    if (identity.vendor != msr::cpu_vendor::intel) {
        CHECK_FALSE(fits(of_haswell));
        CHECK_FALSE(fits(groups));
        CHECK_FALSE(fits(of_p6));
        CHECK_FALSE(fits(of_model_3));
    }
    if (identity.vendor != msr::cpu_vendor::amd && identity.vendor != msr::cpu_vendor::hygon) {
        CHECK_FALSE(fits(of_zen4));
        CHECK_FALSE(fits(samples));
    }
    // The plans are for different processors: at most one plan fits this processor.
    CHECK(fits(of_haswell) + fits(of_p6) + fits(of_model_3) + fits(of_zen4) <= 1);
}

TEST_CASE("what knows no processor is refused by the compiler") {
    static_assert(msr::checks_processor<decltype(of_haswell)>);
    static_assert(!msr::checks_processor<int>);
}
