// EXPECT: this meter stands twice in the plan
// RULE: meter_stands_once
// EXPECT: energy_package
// EXPECT-LEGAL: none: the meter once
#include <msr/amd/counters.hpp>
#include <msr/meters.hpp>

namespace meters = msr::meters;

#ifdef CONTROL
constexpr const auto &metered =
    msr::plan<msr::amd::zen4, meters::energy_package, meters::energy_core>;
#else
constexpr const auto &metered =
    msr::plan<msr::amd::zen4, meters::energy_package, meters::energy_package>;
#endif
static_assert(sizeof metered > 0);
