// EXPECT: this generation cannot sample this event precisely
// RULE: event_can_be_sampled_precisely
// EXPECT: core_cycles
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<goldmont_plus, ice_lake, tremont, alder_lake, and_more<14>>
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::ice_lake, pm::core_cycles.sample_every<1000>().precise()>;
#else
constexpr auto plan = msr::plan<pm::skylake, pm::core_cycles.sample_every<1000>().precise()>;
#endif
static_assert(plan.size == 1);
