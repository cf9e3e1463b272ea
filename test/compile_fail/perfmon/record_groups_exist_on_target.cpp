// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: instructions_retired
// EXPECT: record<1
// EXPECT: nehalem
// EXPECT-LEGAL: would_be_legal<event_choice<instructions_retired, 0, with::precise, with::sample_every<1000>>>
// LINE-WITHIN(g++): 630, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::ice_lake, pm::instructions_retired.sample_every<1000>().precise().record<1>()>;
#else
constexpr auto plan =
    msr::plan<pm::nehalem, pm::instructions_retired.sample_every<1000>().precise().record<1>()>;
#endif
static_assert(plan.size == 1);
