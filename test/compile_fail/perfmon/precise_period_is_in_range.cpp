// EXPECT: this sampling period does not fit what can be written
// RULE: sampling_period_is_in_range
// EXPECT: instructions_retired
// EXPECT: sample_every<4294967296
// EXPECT: panther_lake
// EXPECT-LEGAL: would_be_legal<between<with::sample_every<1>, with::sample_every<4294967295>>>
// Architectural PEBS reloads 32 bits.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto target = pm::panther_lake.with(pm::extras{.full_width = true});

#ifdef CONTROL
constexpr auto plan =
    msr::plan<target, pm::instructions_retired.sample_every<0xffff'ffff>().precise()>;
#else
constexpr auto plan =
    msr::plan<target, pm::instructions_retired.sample_every<0x1'0000'0000>().precise()>;
#endif
static_assert(plan.size == 1);
