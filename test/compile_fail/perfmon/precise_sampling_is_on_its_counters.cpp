// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: instructions_retired
// EXPECT: pmc1
// EXPECT-LEGAL: would_be_legal<pmc0>
// LINE-WITHIN(g++): 630, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::core2, pm::instructions_retired.sample_every<1000>().precise().on(pm::pmc0)>;
#else
constexpr auto plan =
    msr::plan<pm::core2, pm::instructions_retired.sample_every<1000>().precise().on(pm::pmc1)>;
#endif
static_assert(plan.size == 1);
