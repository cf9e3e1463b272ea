// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: instructions_retired
// EXPECT: with::precise
// EXPECT: perfmon4
// EXPECT-LEGAL: would_be_legal<core2, bonnell, nehalem, westmere, and_more<19>>
// A version alone does not say what can be sampled precisely.
// LINE-WITHIN(clang): 1330, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::nehalem, pm::instructions_retired.sample_every<1000>().precise()>;
#else
constexpr auto plan =
    msr::plan<pm::perfmon4, pm::instructions_retired.sample_every<1000>().precise()>;
#endif
static_assert(plan.size == 1);
