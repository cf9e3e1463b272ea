// EXPECT: no target is given: what all processors of the PMU have is too little for these choices
// RULE: plan_has_a_target
// EXPECT: raw_event<amd::event_pmu, 121>
// EXPECT-LEGAL: would_be_legal<amd::processors::fam17h, amd::processors::fam19h, amd::processors::zen1
// LINE-WITHIN(g++): 860, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1110, as clang first prints the names and what would be legal
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
constexpr auto plan = msr::plan<amd::zen1, amd::raw<0x76>, amd::raw<0x77>, amd::raw<0x78>,
                                amd::raw<0x79>, amd::raw<0x80>>;
#else
constexpr auto plan =
    msr::plan<amd::raw<0x76>, amd::raw<0x77>, amd::raw<0x78>, amd::raw<0x79>, amd::raw<0x80>>;
#endif
static_assert(plan.size == 5);
