// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: topdown_slots
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<perfmon5, ice_lake
// LINE-WITHIN(clang): 1090, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::ice_lake, pm::topdown_slots>;
#else
constexpr auto plan = msr::plan<pm::skylake, pm::topdown_slots>;
#endif
static_assert(plan.size == 1);
