// EXPECT: this sampling period does not fit what can be written
// RULE: sampling_period_is_in_range
// EXPECT: llc_misses
// EXPECT: sample_every<4294967296
// EXPECT: haswell
// EXPECT-LEGAL: would_be_legal<between<with::sample_every<1>, with::sample_every<2147483648>>, event_choice<llc_misses, 0>>
// WRMSR to IA32_PMCn sign-extends bit 31; IA32_A_PMCn takes it all.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell.with(pm::extras{.full_width = true}),
                                pm::llc_misses.sample_every<0x1'0000'0000>()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::llc_misses.sample_every<0x1'0000'0000>()>;
#endif
static_assert(plan.size == 1);
