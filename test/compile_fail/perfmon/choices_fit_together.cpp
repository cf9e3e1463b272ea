// EXPECT: these choices compete for too few counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: llc_misses
// EXPECT: llc_references
// EXPECT: branches_retired
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// Core 2 has two general counters and three fixed ones, which count other events.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::core2, pm::llc_misses, pm::core_cycles, pm::branches_retired>;
#else
constexpr auto plan =
    msr::plan<pm::core2, pm::llc_misses, pm::llc_references, pm::branches_retired>;
#endif
static_assert(plan.size == 3);
