// EXPECT: no target is given: what all processors of the PMU have is too little for these choices
// RULE: plan_has_a_target
// EXPECT: llc_misses
// EXPECT: branches_retired
// EXPECT-LEGAL: would_be_legal<perfmon4
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::perfmon4, pm::llc_misses, pm::llc_references, pm::branches_retired>;
#else
constexpr auto plan = msr::plan<pm::llc_misses, pm::llc_references, pm::branches_retired>;
#endif
static_assert(plan.size == 3);
