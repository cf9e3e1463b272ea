// EXPECT: precise sampling needs a sampling period
// RULE: precise_sampling_has_a_period
// EXPECT: instructions_retired
// EXPECT: with::precise
// EXPECT: nehalem
// EXPECT-LEGAL: would_be_legal<between<with::sample_every<1>, with::sample_every<2147483648>>, event_choice<instructions_retired, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::nehalem, pm::instructions_retired.precise().sample_every<1000>()>;
#else
constexpr auto plan = msr::plan<pm::nehalem, pm::instructions_retired.precise()>;
#endif
static_assert(plan.size == 1);
